    .cfi_startproc
    bti c
    sub sp, sp, #80
    .cfi_def_cfa_offset 80
    stp x19, x20, [sp]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    ldp x4, x5, [x0]
    ldr x6, [x0, #16]
    ldp x7, x8, [x0, #32]
    lsr x9, x8, #2
    add x9, x9, x8
    movz x17, #3
    mov x4, x7
    mov x5, x8
    movz x6, #0
    movz x13, #65535
    movk x13, #1023, lsl #(16 * 1)
    movz x14, #16383
    ldp q5, q6, [x1]
    add x2, x0, #64
    mul x24, x4, x7
    .cfi_offset x19, -80
    .cfi_offset x20, -72
    .cfi_offset x21, -64
    .cfi_offset x22, -56
    .cfi_offset x23, -48
    .cfi_offset x24, -40
    .cfi_offset x25, -32
    .cfi_offset x26, -24
    .cfi_offset x27, -16
    .cfi_offset x28, -8
    umulh x25, x4, x7
    mul x19, x5, x9
    umulh x20, x5, x9
    mul x26, x4, x8
    umulh x27, x4, x8
    adds x4, x24, x19
    adc x25, x25, x20
    mul x19, x5, x7
    umulh x20, x5, x7
    adds x26, x26, x19
    adc x27, x27, x20
    mul x19, x6, x9
    mul x6, x6, x7
    adds x26, x26, x19
    adc x27, x27, xzr
    adds x5, x25, x26
    adc x6, x6, x27
    lsr x19, x6, #2
    add x19, x19, x19, lsl #2
    and x6, x6, x17
    adds x4, x4, x19
    adcs x5, x5, xzr
    adc x6, x6, xzr
    movz x3, #8
2:
    and x19, x4, x13
    lsr x20, x4, #26
    and x20, x20, x13
    lsr x21, x4, #52
    and x22, x5, x14
    add x21, x21, x22, lsl #12
    lsr x22, x5, #14
    and x22, x22, x13
    extr x23, x6, x5, #40
    add x24, x21, x21, lsl #2
    add x25, x22, x22, lsl #2
    add x26, x23, x23, lsl #2
    mov v0.s[0], w23
    mov v1.s[0], w19
    mov v0.s[1], w22
    mov v1.s[1], w26
    mov v0.s[2], w21
    mov v1.s[2], w25
    mov v0.s[3], w20
    mov v1.s[3], w24
    ext v2.16b, v0.16b, v1.16b, #4
    ext v3.16b, v0.16b, v1.16b, #8
    ext v4.16b, v0.16b, v1.16b, #12
    ushl v17.4s, v1.4s, v5.4s
    ushr v17.4s, v17.4s, #6
    ushl v16.4s, v0.4s, v6.4s
    add v17.4s, v17.4s, v16.4s
    shl v16.4s, v16.4s, #2
    add v17.4s, v17.4s, v16.4s
    str q17, [x2]
    ushl v17.4s, v4.4s, v5.4s
    ushr v17.4s, v17.4s, #6
    ushl v16.4s, v1.4s, v6.4s
    add v17.4s, v17.4s, v16.4s
    str q17, [x2, #16]
    ushl v17.4s, v3.4s, v5.4s
    ushr v17.4s, v17.4s, #6
    ushl v16.4s, v4.4s, v6.4s
    add v17.4s, v17.4s, v16.4s
    str q17, [x2, #32]
    ushl v17.4s, v2.4s, v5.4s
    ushr v17.4s, v17.4s, #6
    ushl v16.4s, v3.4s, v6.4s
    add v17.4s, v17.4s, v16.4s
    str q17, [x2, #48]
    ushl v17.4s, v0.4s, v5.4s
    ushr v17.4s, v17.4s, #6
    ushl v16.4s, v2.4s, v6.4s
    add v17.4s, v17.4s, v16.4s
    str q17, [x2, #64]
    mul x24, x4, x7
    umulh x25, x4, x7
    mul x19, x5, x9
    umulh x20, x5, x9
    mul x26, x4, x8
    umulh x27, x4, x8
    adds x4, x24, x19
    adc x25, x25, x20
    mul x19, x5, x7
    umulh x20, x5, x7
    adds x26, x26, x19
    adc x27, x27, x20
    mul x19, x6, x9
    mul x6, x6, x7
    adds x26, x26, x19
    adc x27, x27, xzr
    adds x5, x25, x26
    adc x6, x6, x27
    lsr x19, x6, #2
    add x19, x19, x19, lsl #2
    and x6, x6, x17
    adds x4, x4, x19
    adcs x5, x5, xzr
    adc x6, x6, xzr
    add x2, x2, #80
    subs x3, x3, #1
    b.ne 2b
    stp x4, x5, [x2]
    str x6, [x2, #16]
    movz x13, #0
    mov x14, x4
    mov x15, x5
    mov x16, x6
    extr x24, x16, x15, #2
    lsr x25, x16, #2
    and x6, x15, x17
    bic x15, x15, x17
    adds x24, x24, x15
    adc x25, x25, x16
    adds x4, x13, x24
    adcs x5, x14, x25
    adc x6, x6, xzr
    stp x4, x5, [x2, #24]
    str x6, [x2, #40]
    movz x13, #0
    mov x14, x4
    mov x15, x5
    mov x16, x6
    extr x24, x16, x15, #2
    lsr x25, x16, #2
    and x6, x15, x17
    bic x15, x15, x17
    adds x24, x24, x15
    adc x25, x25, x16
    adds x4, x13, x24
    adcs x5, x14, x25
    adc x6, x6, xzr
    stp x4, x5, [x2, #48]
    str x6, [x2, #64]
// leave no secret, nor in the flags
    cmp x3, #0
    ldp x19, x20, [sp]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    add sp, sp, #80
    .cfi_def_cfa sp, 0
    .cfi_restore x19
    .cfi_restore x20
    .cfi_restore x21
    .cfi_restore x22
    .cfi_restore x23
    .cfi_restore x24
    .cfi_restore x25
    .cfi_restore x26
    .cfi_restore x27
    .cfi_restore x28
    movz x4, #0
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
    movi v0.16b, #0
    movi v1.16b, #0
    movi v2.16b, #0
    movi v3.16b, #0
    movi v4.16b, #0
    movi v5.16b, #0
    movi v6.16b, #0
    movi v7.16b, #0
    movi v16.16b, #0
    movi v17.16b, #0
    movi v18.16b, #0
    movi v19.16b, #0
    movi v20.16b, #0
    movi v21.16b, #0
    movi v22.16b, #0
    movi v23.16b, #0
    movi v24.16b, #0
    movi v25.16b, #0
    movi v26.16b, #0
    movi v27.16b, #0
    movi v28.16b, #0
    movi v29.16b, #0
    movi v30.16b, #0
    movi v31.16b, #0
    ret
    .cfi_endproc
