    .cfi_startproc
    bti c
    ldp x5, x6, [x0]
    ldr x7, [x0, #16]
    ldp x8, x9, [x0, #32]
    lsr x10, x9, #2
    add x10, x10, x9
    movz x4, #3
    ldr x11, [x0, #24]
    cmp x2, #16
    b.lo 3f
2:
    ldp x12, x13, [x1]
    adds x5, x5, x12
    adcs x6, x6, x13
    adc x7, x7, x11
    mul x14, x5, x8
    umulh x15, x5, x8
    mul x12, x6, x10
    umulh x13, x6, x10
    mul x16, x5, x9
    umulh x17, x5, x9
    adds x5, x14, x12
    adc x15, x15, x13
    mul x12, x6, x8
    umulh x13, x6, x8
    adds x16, x16, x12
    adc x17, x17, x13
    mul x12, x7, x10
    mul x7, x7, x8
    adds x16, x16, x12
    adc x17, x17, xzr
    adds x6, x15, x16
    adc x7, x7, x17
    lsr x12, x7, #2
    add x12, x12, x12, lsl #2
    and x7, x7, x4
    adds x5, x5, x12
    adcs x6, x6, xzr
    adc x7, x7, xzr
    add x1, x1, #16
    sub x2, x2, #16
    cmp x2, #16
    b.hs 2b
3:
    movz x14, #5
    adds x12, x5, x14
    adcs x12, x6, xzr
    adc x14, x7, xzr
    lsr x14, x14, #2
    add x14, x14, x14, lsl #2
    adds x5, x5, x14
    adc x6, x6, xzr
    ldp x12, x13, [x0, #48]
    adds x5, x5, x12
    adc x6, x6, x13
    stp x5, x6, [x3]
    cmp x2, #0
// leave no secret
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
    ret
    .cfi_endproc
