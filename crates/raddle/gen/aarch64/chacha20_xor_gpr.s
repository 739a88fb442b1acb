    .cfi_startproc
    bti c
    sub sp, sp, #48
    .cfi_def_cfa_offset 48
    stp x19, x20, [sp]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    ldr w5, [x3, #48]
// whole blocks
    cmp x2, #64
    b.lo 3f
2:
    .cfi_offset x19, -48
    .cfi_offset x20, -40
    .cfi_offset x21, -32
    .cfi_offset x22, -24
    .cfi_offset x23, -16
    .cfi_offset x24, -8
    ldp w7, w8, [x3]
    ldp w9, w10, [x3, #8]
    ldp w11, w12, [x3, #16]
    ldp w13, w14, [x3, #24]
    ldp w15, w16, [x3, #32]
    ldp w17, w19, [x3, #40]
    ldp w20, w21, [x3, #48]
    ldp w22, w23, [x3, #56]
    mov w20, w5
    movz x6, #10
4:
    add w7, w7, w11
    add w8, w8, w12
    add w9, w9, w13
    add w10, w10, w14
    eor w20, w20, w7
    ror w20, w20, #16
    eor w21, w21, w8
    ror w21, w21, #16
    eor w22, w22, w9
    ror w22, w22, #16
    eor w23, w23, w10
    ror w23, w23, #16
    add w15, w15, w20
    add w16, w16, w21
    add w17, w17, w22
    add w19, w19, w23
    eor w11, w11, w15
    ror w11, w11, #20
    eor w12, w12, w16
    ror w12, w12, #20
    eor w13, w13, w17
    ror w13, w13, #20
    eor w14, w14, w19
    ror w14, w14, #20
    add w7, w7, w11
    add w8, w8, w12
    add w9, w9, w13
    add w10, w10, w14
    eor w20, w20, w7
    ror w20, w20, #24
    eor w21, w21, w8
    ror w21, w21, #24
    eor w22, w22, w9
    ror w22, w22, #24
    eor w23, w23, w10
    ror w23, w23, #24
    add w15, w15, w20
    add w16, w16, w21
    add w17, w17, w22
    add w19, w19, w23
    eor w11, w11, w15
    ror w11, w11, #25
    eor w12, w12, w16
    ror w12, w12, #25
    eor w13, w13, w17
    ror w13, w13, #25
    eor w14, w14, w19
    ror w14, w14, #25
    add w7, w7, w12
    add w8, w8, w13
    add w9, w9, w14
    add w10, w10, w11
    eor w23, w23, w7
    ror w23, w23, #16
    eor w20, w20, w8
    ror w20, w20, #16
    eor w21, w21, w9
    ror w21, w21, #16
    eor w22, w22, w10
    ror w22, w22, #16
    add w17, w17, w23
    add w19, w19, w20
    add w15, w15, w21
    add w16, w16, w22
    eor w12, w12, w17
    ror w12, w12, #20
    eor w13, w13, w19
    ror w13, w13, #20
    eor w14, w14, w15
    ror w14, w14, #20
    eor w11, w11, w16
    ror w11, w11, #20
    add w7, w7, w12
    add w8, w8, w13
    add w9, w9, w14
    add w10, w10, w11
    eor w23, w23, w7
    ror w23, w23, #24
    eor w20, w20, w8
    ror w20, w20, #24
    eor w21, w21, w9
    ror w21, w21, #24
    eor w22, w22, w10
    ror w22, w22, #24
    add w17, w17, w23
    add w19, w19, w20
    add w15, w15, w21
    add w16, w16, w22
    eor w12, w12, w17
    ror w12, w12, #25
    eor w13, w13, w19
    ror w13, w13, #25
    eor w14, w14, w15
    ror w14, w14, #25
    eor w11, w11, w16
    ror w11, w11, #25
    subs x6, x6, #1
    b.ne 4b
    ldp w6, w24, [x3]
    add w7, w7, w6
    add w8, w8, w24
    orr x7, x7, x8, lsl #32
    ldp w6, w24, [x3, #8]
    add w9, w9, w6
    add w10, w10, w24
    orr x9, x9, x10, lsl #32
    ldp w6, w24, [x3, #16]
    add w11, w11, w6
    add w12, w12, w24
    orr x11, x11, x12, lsl #32
    ldp w6, w24, [x3, #24]
    add w13, w13, w6
    add w14, w14, w24
    orr x13, x13, x14, lsl #32
    ldp w6, w24, [x3, #32]
    add w15, w15, w6
    add w16, w16, w24
    orr x15, x15, x16, lsl #32
    ldp w6, w24, [x3, #40]
    add w17, w17, w6
    add w19, w19, w24
    orr x17, x17, x19, lsl #32
    ldp w6, w24, [x3, #48]
    mov w6, w5
    add w20, w20, w6
    add w21, w21, w24
    orr x20, x20, x21, lsl #32
    ldp w6, w24, [x3, #56]
    add w22, w22, w6
    add w23, w23, w24
    orr x22, x22, x23, lsl #32
    ldp x6, x24, [x1]
    eor x7, x7, x6
    eor x9, x9, x24
    stp x7, x9, [x0]
    ldp x6, x24, [x1, #16]
    eor x11, x11, x6
    eor x13, x13, x24
    stp x11, x13, [x0, #16]
    ldp x6, x24, [x1, #32]
    eor x15, x15, x6
    eor x17, x17, x24
    stp x15, x17, [x0, #32]
    ldp x6, x24, [x1, #48]
    eor x20, x20, x6
    eor x22, x22, x24
    stp x20, x22, [x0, #48]
    add x1, x1, #64
    add x0, x0, #64
    sub x2, x2, #64
    add w5, w5, #1
    cmp x2, #64
    b.hs 2b
3:
// the rest of a block
    cmp x2, #1
    b.lo 5f
    ldp w7, w8, [x3]
    ldp w9, w10, [x3, #8]
    ldp w11, w12, [x3, #16]
    ldp w13, w14, [x3, #24]
    ldp w15, w16, [x3, #32]
    ldp w17, w19, [x3, #40]
    ldp w20, w21, [x3, #48]
    ldp w22, w23, [x3, #56]
    mov w20, w5
    movz x6, #10
6:
    add w7, w7, w11
    add w8, w8, w12
    add w9, w9, w13
    add w10, w10, w14
    eor w20, w20, w7
    ror w20, w20, #16
    eor w21, w21, w8
    ror w21, w21, #16
    eor w22, w22, w9
    ror w22, w22, #16
    eor w23, w23, w10
    ror w23, w23, #16
    add w15, w15, w20
    add w16, w16, w21
    add w17, w17, w22
    add w19, w19, w23
    eor w11, w11, w15
    ror w11, w11, #20
    eor w12, w12, w16
    ror w12, w12, #20
    eor w13, w13, w17
    ror w13, w13, #20
    eor w14, w14, w19
    ror w14, w14, #20
    add w7, w7, w11
    add w8, w8, w12
    add w9, w9, w13
    add w10, w10, w14
    eor w20, w20, w7
    ror w20, w20, #24
    eor w21, w21, w8
    ror w21, w21, #24
    eor w22, w22, w9
    ror w22, w22, #24
    eor w23, w23, w10
    ror w23, w23, #24
    add w15, w15, w20
    add w16, w16, w21
    add w17, w17, w22
    add w19, w19, w23
    eor w11, w11, w15
    ror w11, w11, #25
    eor w12, w12, w16
    ror w12, w12, #25
    eor w13, w13, w17
    ror w13, w13, #25
    eor w14, w14, w19
    ror w14, w14, #25
    add w7, w7, w12
    add w8, w8, w13
    add w9, w9, w14
    add w10, w10, w11
    eor w23, w23, w7
    ror w23, w23, #16
    eor w20, w20, w8
    ror w20, w20, #16
    eor w21, w21, w9
    ror w21, w21, #16
    eor w22, w22, w10
    ror w22, w22, #16
    add w17, w17, w23
    add w19, w19, w20
    add w15, w15, w21
    add w16, w16, w22
    eor w12, w12, w17
    ror w12, w12, #20
    eor w13, w13, w19
    ror w13, w13, #20
    eor w14, w14, w15
    ror w14, w14, #20
    eor w11, w11, w16
    ror w11, w11, #20
    add w7, w7, w12
    add w8, w8, w13
    add w9, w9, w14
    add w10, w10, w11
    eor w23, w23, w7
    ror w23, w23, #24
    eor w20, w20, w8
    ror w20, w20, #24
    eor w21, w21, w9
    ror w21, w21, #24
    eor w22, w22, w10
    ror w22, w22, #24
    add w17, w17, w23
    add w19, w19, w20
    add w15, w15, w21
    add w16, w16, w22
    eor w12, w12, w17
    ror w12, w12, #25
    eor w13, w13, w19
    ror w13, w13, #25
    eor w14, w14, w15
    ror w14, w14, #25
    eor w11, w11, w16
    ror w11, w11, #25
    subs x6, x6, #1
    b.ne 6b
    ldp w6, w24, [x3]
    add w7, w7, w6
    add w8, w8, w24
    orr x7, x7, x8, lsl #32
    ldp w6, w24, [x3, #8]
    add w9, w9, w6
    add w10, w10, w24
    orr x9, x9, x10, lsl #32
    ldp w6, w24, [x3, #16]
    add w11, w11, w6
    add w12, w12, w24
    orr x11, x11, x12, lsl #32
    ldp w6, w24, [x3, #24]
    add w13, w13, w6
    add w14, w14, w24
    orr x13, x13, x14, lsl #32
    ldp w6, w24, [x3, #32]
    add w15, w15, w6
    add w16, w16, w24
    orr x15, x15, x16, lsl #32
    ldp w6, w24, [x3, #40]
    add w17, w17, w6
    add w19, w19, w24
    orr x17, x17, x19, lsl #32
    ldp w6, w24, [x3, #48]
    mov w6, w5
    add w20, w20, w6
    add w21, w21, w24
    orr x20, x20, x21, lsl #32
    ldp w6, w24, [x3, #56]
    add w22, w22, w6
    add w23, w23, w24
    orr x22, x22, x23, lsl #32
    tst x2, #(1 << 5)
    b.eq 7f
    ldp x6, x24, [x1]
    eor x7, x7, x6
    eor x9, x9, x24
    stp x7, x9, [x0]
    ldp x6, x24, [x1, #16]
    eor x11, x11, x6
    eor x13, x13, x24
    stp x11, x13, [x0, #16]
    add x1, x1, #32
    add x0, x0, #32
    mov x7, x15
    mov x9, x17
    mov x11, x20
    mov x13, x22
7:
    tst x2, #(1 << 4)
    b.eq 8f
    ldp x6, x24, [x1]
    eor x7, x7, x6
    eor x9, x9, x24
    stp x7, x9, [x0]
    add x1, x1, #16
    add x0, x0, #16
    mov x7, x11
    mov x9, x13
8:
    tst x2, #(1 << 3)
    b.eq 9f
    ldr x24, [x1]
    eor x24, x24, x7
    str x24, [x0]
    mov x7, x9
    add x1, x1, #8
    add x0, x0, #8
9:
    tst x2, #(1 << 2)
    b.eq 12f
    ldr w24, [x1]
    eor w24, w24, w7
    str w24, [x0]
    lsr x7, x7, #32
    add x1, x1, #4
    add x0, x0, #4
12:
    tst x2, #(1 << 1)
    b.eq 13f
    ldrh w24, [x1]
    eor w24, w24, w7
    strh w24, [x0]
    lsr x7, x7, #16
    add x1, x1, #2
    add x0, x0, #2
13:
    tst x2, #(1 << 0)
    b.eq 14f
    ldrb w24, [x1]
    eor w24, w24, w7
    strb w24, [x0]
14:
5:
// leave no secret
    ldp x19, x20, [sp]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    add sp, sp, #48
    .cfi_def_cfa sp, 0
    .cfi_restore x19
    .cfi_restore x20
    .cfi_restore x21
    .cfi_restore x22
    .cfi_restore x23
    .cfi_restore x24
    movz x5, #0
    movz x6, #0
    movz x7, #0
    movz x8, #0
    movz x9, #0
    movz x10, #0
    movz x11, #0
    movz x12, #0
    movz x13, #0
    movz x14, #0
    movz x15, #0
    movz x16, #0
    movz x17, #0
    ret
    .cfi_endproc
