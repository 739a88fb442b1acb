    .cfi_startproc
    bti c
    ldp w4, w5, [x0]
    ldp w6, w7, [x0, #8]
    cmp x2, #64
    b.lo 3f
2:
    mov w8, w4
    mov w9, w5
    mov w10, w6
    mov w11, w7
    ldp w12, w13, [x3]
    ldr w14, [x1]
    add w15, w12, w14
    ldr w14, [x1, #4]
    add w4, w4, w15
    add w15, w13, w14
    eor w16, w6, w7
    and w16, w16, w5
    eor w16, w16, w7
    ldp w12, w13, [x3, #8]
    ldr w14, [x1, #8]
    add w4, w4, w16
    add w7, w7, w15
    ror w4, w4, #25
    add w4, w4, w5
    add w15, w12, w14
    eor w16, w5, w6
    and w16, w16, w4
    eor w16, w16, w6
    ldr w14, [x1, #12]
    add w7, w7, w16
    add w6, w6, w15
    ror w7, w7, #20
    add w7, w7, w4
    add w15, w13, w14
    eor w16, w4, w5
    and w16, w16, w7
    eor w16, w16, w5
    ldp w12, w13, [x3, #16]
    ldr w14, [x1, #16]
    add w6, w6, w16
    add w5, w5, w15
    ror w6, w6, #15
    add w6, w6, w7
    add w15, w12, w14
    eor w16, w7, w4
    and w16, w16, w6
    eor w16, w16, w4
    ldr w14, [x1, #20]
    add w5, w5, w16
    add w4, w4, w15
    ror w5, w5, #10
    add w5, w5, w6
    add w15, w13, w14
    eor w16, w6, w7
    and w16, w16, w5
    eor w16, w16, w7
    ldp w12, w13, [x3, #24]
    ldr w14, [x1, #24]
    add w4, w4, w16
    add w7, w7, w15
    ror w4, w4, #25
    add w4, w4, w5
    add w15, w12, w14
    eor w16, w5, w6
    and w16, w16, w4
    eor w16, w16, w6
    ldr w14, [x1, #28]
    add w7, w7, w16
    add w6, w6, w15
    ror w7, w7, #20
    add w7, w7, w4
    add w15, w13, w14
    eor w16, w4, w5
    and w16, w16, w7
    eor w16, w16, w5
    ldp w12, w13, [x3, #32]
    ldr w14, [x1, #32]
    add w6, w6, w16
    add w5, w5, w15
    ror w6, w6, #15
    add w6, w6, w7
    add w15, w12, w14
    eor w16, w7, w4
    and w16, w16, w6
    eor w16, w16, w4
    ldr w14, [x1, #36]
    add w5, w5, w16
    add w4, w4, w15
    ror w5, w5, #10
    add w5, w5, w6
    add w15, w13, w14
    eor w16, w6, w7
    and w16, w16, w5
    eor w16, w16, w7
    ldp w12, w13, [x3, #40]
    ldr w14, [x1, #40]
    add w4, w4, w16
    add w7, w7, w15
    ror w4, w4, #25
    add w4, w4, w5
    add w15, w12, w14
    eor w16, w5, w6
    and w16, w16, w4
    eor w16, w16, w6
    ldr w14, [x1, #44]
    add w7, w7, w16
    add w6, w6, w15
    ror w7, w7, #20
    add w7, w7, w4
    add w15, w13, w14
    eor w16, w4, w5
    and w16, w16, w7
    eor w16, w16, w5
    ldp w12, w13, [x3, #48]
    ldr w14, [x1, #48]
    add w6, w6, w16
    add w5, w5, w15
    ror w6, w6, #15
    add w6, w6, w7
    add w15, w12, w14
    eor w16, w7, w4
    and w16, w16, w6
    eor w16, w16, w4
    ldr w14, [x1, #52]
    add w5, w5, w16
    add w4, w4, w15
    ror w5, w5, #10
    add w5, w5, w6
    add w15, w13, w14
    eor w16, w6, w7
    and w16, w16, w5
    eor w16, w16, w7
    ldp w12, w13, [x3, #56]
    ldr w14, [x1, #56]
    add w4, w4, w16
    add w7, w7, w15
    ror w4, w4, #25
    add w4, w4, w5
    add w15, w12, w14
    eor w16, w5, w6
    and w16, w16, w4
    eor w16, w16, w6
    ldr w14, [x1, #60]
    add w7, w7, w16
    add w6, w6, w15
    ror w7, w7, #20
    add w7, w7, w4
    add w15, w13, w14
    eor w16, w4, w5
    and w16, w16, w7
    eor w16, w16, w5
    ldp w12, w13, [x3, #64]
    ldr w14, [x1, #4]
    add w6, w6, w16
    add w5, w5, w15
    ror w6, w6, #15
    add w6, w6, w7
    add w15, w12, w14
    eor w16, w7, w4
    and w16, w16, w6
    eor w16, w16, w4
    ldr w14, [x1, #24]
    add w5, w5, w16
    add w4, w4, w15
    ror w5, w5, #10
    add w5, w5, w6
    add w15, w13, w14
    bic w16, w6, w7
    add w4, w4, w16
    and w16, w5, w7
    ldp w12, w13, [x3, #72]
    ldr w14, [x1, #44]
    add w4, w4, w16
    add w7, w7, w15
    ror w4, w4, #27
    add w4, w4, w5
    add w15, w12, w14
    bic w16, w5, w6
    add w7, w7, w16
    and w16, w4, w6
    ldr w14, [x1]
    add w7, w7, w16
    add w6, w6, w15
    ror w7, w7, #23
    add w7, w7, w4
    add w15, w13, w14
    bic w16, w4, w5
    add w6, w6, w16
    and w16, w7, w5
    ldp w12, w13, [x3, #80]
    ldr w14, [x1, #20]
    add w6, w6, w16
    add w5, w5, w15
    ror w6, w6, #18
    add w6, w6, w7
    add w15, w12, w14
    bic w16, w7, w4
    add w5, w5, w16
    and w16, w6, w4
    ldr w14, [x1, #40]
    add w5, w5, w16
    add w4, w4, w15
    ror w5, w5, #12
    add w5, w5, w6
    add w15, w13, w14
    bic w16, w6, w7
    add w4, w4, w16
    and w16, w5, w7
    ldp w12, w13, [x3, #88]
    ldr w14, [x1, #60]
    add w4, w4, w16
    add w7, w7, w15
    ror w4, w4, #27
    add w4, w4, w5
    add w15, w12, w14
    bic w16, w5, w6
    add w7, w7, w16
    and w16, w4, w6
    ldr w14, [x1, #16]
    add w7, w7, w16
    add w6, w6, w15
    ror w7, w7, #23
    add w7, w7, w4
    add w15, w13, w14
    bic w16, w4, w5
    add w6, w6, w16
    and w16, w7, w5
    ldp w12, w13, [x3, #96]
    ldr w14, [x1, #36]
    add w6, w6, w16
    add w5, w5, w15
    ror w6, w6, #18
    add w6, w6, w7
    add w15, w12, w14
    bic w16, w7, w4
    add w5, w5, w16
    and w16, w6, w4
    ldr w14, [x1, #56]
    add w5, w5, w16
    add w4, w4, w15
    ror w5, w5, #12
    add w5, w5, w6
    add w15, w13, w14
    bic w16, w6, w7
    add w4, w4, w16
    and w16, w5, w7
    ldp w12, w13, [x3, #104]
    ldr w14, [x1, #12]
    add w4, w4, w16
    add w7, w7, w15
    ror w4, w4, #27
    add w4, w4, w5
    add w15, w12, w14
    bic w16, w5, w6
    add w7, w7, w16
    and w16, w4, w6
    ldr w14, [x1, #32]
    add w7, w7, w16
    add w6, w6, w15
    ror w7, w7, #23
    add w7, w7, w4
    add w15, w13, w14
    bic w16, w4, w5
    add w6, w6, w16
    and w16, w7, w5
    ldp w12, w13, [x3, #112]
    ldr w14, [x1, #52]
    add w6, w6, w16
    add w5, w5, w15
    ror w6, w6, #18
    add w6, w6, w7
    add w15, w12, w14
    bic w16, w7, w4
    add w5, w5, w16
    and w16, w6, w4
    ldr w14, [x1, #8]
    add w5, w5, w16
    add w4, w4, w15
    ror w5, w5, #12
    add w5, w5, w6
    add w15, w13, w14
    bic w16, w6, w7
    add w4, w4, w16
    and w16, w5, w7
    ldp w12, w13, [x3, #120]
    ldr w14, [x1, #28]
    add w4, w4, w16
    add w7, w7, w15
    ror w4, w4, #27
    add w4, w4, w5
    add w15, w12, w14
    bic w16, w5, w6
    add w7, w7, w16
    and w16, w4, w6
    ldr w14, [x1, #48]
    add w7, w7, w16
    add w6, w6, w15
    ror w7, w7, #23
    add w7, w7, w4
    add w15, w13, w14
    bic w16, w4, w5
    add w6, w6, w16
    and w16, w7, w5
    ldp w12, w13, [x3, #128]
    ldr w14, [x1, #20]
    add w6, w6, w16
    add w5, w5, w15
    ror w6, w6, #18
    add w6, w6, w7
    add w15, w12, w14
    bic w16, w7, w4
    add w5, w5, w16
    and w16, w6, w4
    ldr w14, [x1, #32]
    add w5, w5, w16
    add w4, w4, w15
    ror w5, w5, #12
    add w5, w5, w6
    add w15, w13, w14
    eor w16, w6, w7
    eor w16, w16, w5
    ldp w12, w13, [x3, #136]
    ldr w14, [x1, #44]
    add w4, w4, w16
    add w7, w7, w15
    ror w4, w4, #28
    add w4, w4, w5
    add w15, w12, w14
    eor w16, w5, w6
    eor w16, w16, w4
    ldr w14, [x1, #56]
    add w7, w7, w16
    add w6, w6, w15
    ror w7, w7, #21
    add w7, w7, w4
    add w15, w13, w14
    eor w16, w4, w5
    eor w16, w16, w7
    ldp w12, w13, [x3, #144]
    ldr w14, [x1, #4]
    add w6, w6, w16
    add w5, w5, w15
    ror w6, w6, #16
    add w6, w6, w7
    add w15, w12, w14
    eor w16, w7, w4
    eor w16, w16, w6
    ldr w14, [x1, #16]
    add w5, w5, w16
    add w4, w4, w15
    ror w5, w5, #9
    add w5, w5, w6
    add w15, w13, w14
    eor w16, w6, w7
    eor w16, w16, w5
    ldp w12, w13, [x3, #152]
    ldr w14, [x1, #28]
    add w4, w4, w16
    add w7, w7, w15
    ror w4, w4, #28
    add w4, w4, w5
    add w15, w12, w14
    eor w16, w5, w6
    eor w16, w16, w4
    ldr w14, [x1, #40]
    add w7, w7, w16
    add w6, w6, w15
    ror w7, w7, #21
    add w7, w7, w4
    add w15, w13, w14
    eor w16, w4, w5
    eor w16, w16, w7
    ldp w12, w13, [x3, #160]
    ldr w14, [x1, #52]
    add w6, w6, w16
    add w5, w5, w15
    ror w6, w6, #16
    add w6, w6, w7
    add w15, w12, w14
    eor w16, w7, w4
    eor w16, w16, w6
    ldr w14, [x1]
    add w5, w5, w16
    add w4, w4, w15
    ror w5, w5, #9
    add w5, w5, w6
    add w15, w13, w14
    eor w16, w6, w7
    eor w16, w16, w5
    ldp w12, w13, [x3, #168]
    ldr w14, [x1, #12]
    add w4, w4, w16
    add w7, w7, w15
    ror w4, w4, #28
    add w4, w4, w5
    add w15, w12, w14
    eor w16, w5, w6
    eor w16, w16, w4
    ldr w14, [x1, #24]
    add w7, w7, w16
    add w6, w6, w15
    ror w7, w7, #21
    add w7, w7, w4
    add w15, w13, w14
    eor w16, w4, w5
    eor w16, w16, w7
    ldp w12, w13, [x3, #176]
    ldr w14, [x1, #36]
    add w6, w6, w16
    add w5, w5, w15
    ror w6, w6, #16
    add w6, w6, w7
    add w15, w12, w14
    eor w16, w7, w4
    eor w16, w16, w6
    ldr w14, [x1, #48]
    add w5, w5, w16
    add w4, w4, w15
    ror w5, w5, #9
    add w5, w5, w6
    add w15, w13, w14
    eor w16, w6, w7
    eor w16, w16, w5
    ldp w12, w13, [x3, #184]
    ldr w14, [x1, #60]
    add w4, w4, w16
    add w7, w7, w15
    ror w4, w4, #28
    add w4, w4, w5
    add w15, w12, w14
    eor w16, w5, w6
    eor w16, w16, w4
    ldr w14, [x1, #8]
    add w7, w7, w16
    add w6, w6, w15
    ror w7, w7, #21
    add w7, w7, w4
    add w15, w13, w14
    eor w16, w4, w5
    eor w16, w16, w7
    ldp w12, w13, [x3, #192]
    ldr w14, [x1]
    add w6, w6, w16
    add w5, w5, w15
    ror w6, w6, #16
    add w6, w6, w7
    add w15, w12, w14
    eor w16, w7, w4
    eor w16, w16, w6
    ldr w14, [x1, #28]
    add w5, w5, w16
    add w4, w4, w15
    ror w5, w5, #9
    add w5, w5, w6
    add w15, w13, w14
    orn w16, w5, w7
    eor w16, w16, w6
    ldp w12, w13, [x3, #200]
    ldr w14, [x1, #56]
    add w4, w4, w16
    add w7, w7, w15
    ror w4, w4, #26
    add w4, w4, w5
    add w15, w12, w14
    orn w16, w4, w6
    eor w16, w16, w5
    ldr w14, [x1, #20]
    add w7, w7, w16
    add w6, w6, w15
    ror w7, w7, #22
    add w7, w7, w4
    add w15, w13, w14
    orn w16, w7, w5
    eor w16, w16, w4
    ldp w12, w13, [x3, #208]
    ldr w14, [x1, #48]
    add w6, w6, w16
    add w5, w5, w15
    ror w6, w6, #17
    add w6, w6, w7
    add w15, w12, w14
    orn w16, w6, w4
    eor w16, w16, w7
    ldr w14, [x1, #12]
    add w5, w5, w16
    add w4, w4, w15
    ror w5, w5, #11
    add w5, w5, w6
    add w15, w13, w14
    orn w16, w5, w7
    eor w16, w16, w6
    ldp w12, w13, [x3, #216]
    ldr w14, [x1, #40]
    add w4, w4, w16
    add w7, w7, w15
    ror w4, w4, #26
    add w4, w4, w5
    add w15, w12, w14
    orn w16, w4, w6
    eor w16, w16, w5
    ldr w14, [x1, #4]
    add w7, w7, w16
    add w6, w6, w15
    ror w7, w7, #22
    add w7, w7, w4
    add w15, w13, w14
    orn w16, w7, w5
    eor w16, w16, w4
    ldp w12, w13, [x3, #224]
    ldr w14, [x1, #32]
    add w6, w6, w16
    add w5, w5, w15
    ror w6, w6, #17
    add w6, w6, w7
    add w15, w12, w14
    orn w16, w6, w4
    eor w16, w16, w7
    ldr w14, [x1, #60]
    add w5, w5, w16
    add w4, w4, w15
    ror w5, w5, #11
    add w5, w5, w6
    add w15, w13, w14
    orn w16, w5, w7
    eor w16, w16, w6
    ldp w12, w13, [x3, #232]
    ldr w14, [x1, #24]
    add w4, w4, w16
    add w7, w7, w15
    ror w4, w4, #26
    add w4, w4, w5
    add w15, w12, w14
    orn w16, w4, w6
    eor w16, w16, w5
    ldr w14, [x1, #52]
    add w7, w7, w16
    add w6, w6, w15
    ror w7, w7, #22
    add w7, w7, w4
    add w15, w13, w14
    orn w16, w7, w5
    eor w16, w16, w4
    ldp w12, w13, [x3, #240]
    ldr w14, [x1, #16]
    add w6, w6, w16
    add w5, w5, w15
    ror w6, w6, #17
    add w6, w6, w7
    add w15, w12, w14
    orn w16, w6, w4
    eor w16, w16, w7
    ldr w14, [x1, #44]
    add w5, w5, w16
    add w4, w4, w15
    ror w5, w5, #11
    add w5, w5, w6
    add w15, w13, w14
    orn w16, w5, w7
    eor w16, w16, w6
    ldp w12, w13, [x3, #248]
    ldr w14, [x1, #8]
    add w4, w4, w16
    add w7, w7, w15
    ror w4, w4, #26
    add w4, w4, w5
    add w15, w12, w14
    orn w16, w4, w6
    eor w16, w16, w5
    ldr w14, [x1, #36]
    add w7, w7, w16
    add w6, w6, w15
    ror w7, w7, #22
    add w7, w7, w4
    add w15, w13, w14
    orn w16, w7, w5
    eor w16, w16, w4
    add w6, w6, w16
    add w5, w5, w15
    ror w6, w6, #17
    add w6, w6, w7
    add w15, w6, w9
    orn w16, w6, w4
    eor w16, w16, w7
    add w5, w5, w16
    ror w5, w5, #11
    add w5, w5, w15
    add w4, w4, w8
    add w6, w6, w10
    add w7, w7, w11
    add x1, x1, #64
    sub x2, x2, #64
    cmp x2, #64
    b.hs 2b
3:
    stp w4, w5, [x0]
    stp w6, w7, [x0, #8]
// leave no secret
    movz x4, #0
    movz x5, #0
    movz x6, #0
    movz x7, #0
    movz x8, #0
    movz x9, #0
    movz x10, #0
    movz x11, #0
    movz x14, #0
    movz x15, #0
    movz x16, #0
    ret
    .cfi_endproc
