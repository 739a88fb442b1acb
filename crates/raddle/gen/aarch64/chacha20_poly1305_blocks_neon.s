    .cfi_startproc
    bti c
    sub sp, sp, #128
    .cfi_def_cfa_offset 128
    stp x19, x20, [sp]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp d8, d9, [sp, #64]
    stp d10, d11, [sp, #80]
    stp d12, d13, [sp, #96]
    stp d14, d15, [sp, #112]
    mov x25, x4
    .cfi_offset x19, -128
    .cfi_offset x20, -120
    .cfi_offset x21, -112
    .cfi_offset x22, -104
    .cfi_offset x23, -96
    .cfi_offset x24, -88
    .cfi_offset x25, -80
    .cfi_offset x26, -72
    .cfi_offset d8, -64
    .cfi_offset d9, -56
    .cfi_offset d10, -48
    .cfi_offset d11, -40
    .cfi_offset d12, -32
    .cfi_offset d13, -24
    .cfi_offset d14, -16
    .cfi_offset d15, -8
    mov x4, x5
    ldr w5, [x3, #48]
    ldp x7, x8, [x3, #64]
    ldr x9, [x3, #80]
    ldp x10, x11, [x3, #96]
    lsr x12, x11, #2
    add x12, x12, x11
    movz x14, #3
    movz x13, #1
    cmp x2, #448
    b.lo 3f
2:
    ldp q28, q29, [x3]
    ldp q30, q31, [x3, #32]
    dup v0.4s, v28.s[0]
    dup v1.4s, v28.s[1]
    dup v2.4s, v28.s[2]
    dup v3.4s, v28.s[3]
    dup v4.4s, v29.s[0]
    dup v5.4s, v29.s[1]
    dup v6.4s, v29.s[2]
    dup v7.4s, v29.s[3]
    dup v8.4s, v30.s[0]
    dup v9.4s, v30.s[1]
    dup v10.4s, v30.s[2]
    dup v11.4s, v30.s[3]
    dup v13.4s, v31.s[1]
    dup v14.4s, v31.s[2]
    dup v15.4s, v31.s[3]
    add w6, w5, #0
    dup v12.4s, w6
    ldr q28, [x4, #16]
    add v12.4s, v12.4s, v28.4s
    ldp q16, q17, [x3]
    ldp q18, q19, [x3, #32]
    add w6, w5, #4
    mov v19.s[0], w6
    ldp q20, q21, [x3]
    ldp q22, q23, [x3, #32]
    add w6, w5, #5
    mov v23.s[0], w6
    ldp q24, q25, [x3]
    ldp q26, q27, [x3, #32]
    add w6, w5, #6
    mov v27.s[0], w6
    ldr q28, [x4]
    movz x6, #2
4:
    add v0.4s, v0.4s, v4.4s
    add v1.4s, v1.4s, v5.4s
    add v2.4s, v2.4s, v6.4s
    ldp x15, x16, [x25]
    add v3.4s, v3.4s, v7.4s
    eor v12.16b, v12.16b, v0.16b
    rev32 v12.8h, v12.8h
    adds x7, x7, x15
    adcs x8, x8, x16
    adc x9, x9, x13
    eor v13.16b, v13.16b, v1.16b
    rev32 v13.8h, v13.8h
    eor v14.16b, v14.16b, v2.16b
    rev32 v14.8h, v14.8h
    mul x17, x7, x10
    eor v15.16b, v15.16b, v3.16b
    rev32 v15.8h, v15.8h
    add v8.4s, v8.4s, v12.4s
    add v16.4s, v16.4s, v17.4s
    umulh x19, x7, x10
    add v9.4s, v9.4s, v13.4s
    add v10.4s, v10.4s, v14.4s
    mul x15, x8, x12
    add v11.4s, v11.4s, v15.4s
    eor v19.16b, v19.16b, v16.16b
    rev32 v19.8h, v19.8h
    umulh x16, x8, x12
    eor v29.16b, v4.16b, v8.16b
    ushr v4.4s, v29.4s, #20
    sli v4.4s, v29.4s, #12
    eor v29.16b, v5.16b, v9.16b
    ushr v5.4s, v29.4s, #20
    sli v5.4s, v29.4s, #12
    eor v29.16b, v6.16b, v10.16b
    ushr v6.4s, v29.4s, #20
    sli v6.4s, v29.4s, #12
    mul x20, x7, x11
    add v18.4s, v18.4s, v19.4s
    add v20.4s, v20.4s, v21.4s
    umulh x21, x7, x11
    eor v29.16b, v7.16b, v11.16b
    ushr v7.4s, v29.4s, #20
    sli v7.4s, v29.4s, #12
    add v0.4s, v0.4s, v4.4s
    adds x7, x17, x15
    adc x19, x19, x16
    add v1.4s, v1.4s, v5.4s
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #20
    sli v17.4s, v30.4s, #12
    eor v23.16b, v23.16b, v20.16b
    rev32 v23.8h, v23.8h
    mul x15, x8, x10
    add v2.4s, v2.4s, v6.4s
    add v3.4s, v3.4s, v7.4s
    umulh x16, x8, x10
    eor v12.16b, v12.16b, v0.16b
    tbl v12.16b, {v12.16b}, v28.16b
    add v16.4s, v16.4s, v17.4s
    adds x20, x20, x15
    adc x21, x21, x16
    add v22.4s, v22.4s, v23.4s
    add v24.4s, v24.4s, v25.4s
    eor v13.16b, v13.16b, v1.16b
    tbl v13.16b, {v13.16b}, v28.16b
    mul x15, x9, x12
    eor v14.16b, v14.16b, v2.16b
    tbl v14.16b, {v14.16b}, v28.16b
    eor v15.16b, v15.16b, v3.16b
    tbl v15.16b, {v15.16b}, v28.16b
    mul x9, x9, x10
    eor v19.16b, v19.16b, v16.16b
    tbl v19.16b, {v19.16b}, v28.16b
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #20
    sli v21.4s, v31.4s, #12
    adds x20, x20, x15
    adc x21, x21, xzr
    eor v27.16b, v27.16b, v24.16b
    rev32 v27.8h, v27.8h
    add v8.4s, v8.4s, v12.4s
    add v9.4s, v9.4s, v13.4s
    adds x8, x19, x20
    adc x9, x9, x21
    add v10.4s, v10.4s, v14.4s
    add v18.4s, v18.4s, v19.4s
    lsr x15, x9, #2
    add v20.4s, v20.4s, v21.4s
    add v26.4s, v26.4s, v27.4s
    add x15, x15, x15, lsl #2
    add v11.4s, v11.4s, v15.4s
    eor v29.16b, v4.16b, v8.16b
    ushr v4.4s, v29.4s, #25
    sli v4.4s, v29.4s, #7
    and x9, x9, x14
    eor v29.16b, v5.16b, v9.16b
    ushr v5.4s, v29.4s, #25
    sli v5.4s, v29.4s, #7
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #25
    sli v17.4s, v30.4s, #7
    eor v23.16b, v23.16b, v20.16b
    tbl v23.16b, {v23.16b}, v28.16b
    adds x7, x7, x15
    adcs x8, x8, xzr
    adc x9, x9, xzr
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #20
    sli v25.4s, v30.4s, #12
    eor v29.16b, v6.16b, v10.16b
    ushr v6.4s, v29.4s, #25
    sli v6.4s, v29.4s, #7
    ldp x15, x16, [x25, #16]
    eor v29.16b, v7.16b, v11.16b
    ushr v7.4s, v29.4s, #25
    sli v7.4s, v29.4s, #7
    add v0.4s, v0.4s, v5.4s
    adds x7, x7, x15
    adcs x8, x8, x16
    adc x9, x9, x13
    ext v16.16b, v16.16b, v16.16b, #12
    add v22.4s, v22.4s, v23.4s
    add v24.4s, v24.4s, v25.4s
    mul x17, x7, x10
    add v1.4s, v1.4s, v6.4s
    add v2.4s, v2.4s, v7.4s
    umulh x19, x7, x10
    add v3.4s, v3.4s, v4.4s
    ext v19.16b, v19.16b, v19.16b, #8
    mul x15, x8, x12
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #25
    sli v21.4s, v31.4s, #7
    eor v27.16b, v27.16b, v24.16b
    tbl v27.16b, {v27.16b}, v28.16b
    eor v15.16b, v15.16b, v0.16b
    rev32 v15.8h, v15.8h
    umulh x16, x8, x12
    eor v12.16b, v12.16b, v1.16b
    rev32 v12.8h, v12.8h
    ext v18.16b, v18.16b, v18.16b, #4
    mul x20, x7, x11
    eor v13.16b, v13.16b, v2.16b
    rev32 v13.8h, v13.8h
    ext v20.16b, v20.16b, v20.16b, #12
    umulh x21, x7, x11
    add v26.4s, v26.4s, v27.4s
    eor v14.16b, v14.16b, v3.16b
    rev32 v14.8h, v14.8h
    add v10.4s, v10.4s, v15.4s
    adds x7, x17, x15
    adc x19, x19, x16
    add v16.4s, v16.4s, v17.4s
    add v11.4s, v11.4s, v12.4s
    mul x15, x8, x10
    ext v23.16b, v23.16b, v23.16b, #8
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #25
    sli v25.4s, v30.4s, #7
    umulh x16, x8, x10
    add v8.4s, v8.4s, v13.4s
    add v9.4s, v9.4s, v14.4s
    eor v19.16b, v19.16b, v16.16b
    rev32 v19.8h, v19.8h
    adds x20, x20, x15
    adc x21, x21, x16
    ext v22.16b, v22.16b, v22.16b, #4
    eor v29.16b, v5.16b, v10.16b
    ushr v5.4s, v29.4s, #20
    sli v5.4s, v29.4s, #12
    mul x15, x9, x12
    ext v24.16b, v24.16b, v24.16b, #12
    eor v29.16b, v6.16b, v11.16b
    ushr v6.4s, v29.4s, #20
    sli v6.4s, v29.4s, #12
    mul x9, x9, x10
    eor v29.16b, v7.16b, v8.16b
    ushr v7.4s, v29.4s, #20
    sli v7.4s, v29.4s, #12
    add v18.4s, v18.4s, v19.4s
    adds x20, x20, x15
    adc x21, x21, xzr
    add v20.4s, v20.4s, v21.4s
    eor v29.16b, v4.16b, v9.16b
    ushr v4.4s, v29.4s, #20
    sli v4.4s, v29.4s, #12
    ext v27.16b, v27.16b, v27.16b, #8
    adds x8, x19, x20
    adc x9, x9, x21
    add v0.4s, v0.4s, v5.4s
    add v1.4s, v1.4s, v6.4s
    lsr x15, x9, #2
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #20
    sli v17.4s, v30.4s, #12
    eor v23.16b, v23.16b, v20.16b
    rev32 v23.8h, v23.8h
    add x15, x15, x15, lsl #2
    ext v26.16b, v26.16b, v26.16b, #4
    add v2.4s, v2.4s, v7.4s
    add v3.4s, v3.4s, v4.4s
    and x9, x9, x14
    eor v15.16b, v15.16b, v0.16b
    tbl v15.16b, {v15.16b}, v28.16b
    add v16.4s, v16.4s, v17.4s
    adds x7, x7, x15
    adcs x8, x8, xzr
    adc x9, x9, xzr
    add v22.4s, v22.4s, v23.4s
    add v24.4s, v24.4s, v25.4s
    ldp x15, x16, [x25, #32]
    eor v12.16b, v12.16b, v1.16b
    tbl v12.16b, {v12.16b}, v28.16b
    eor v13.16b, v13.16b, v2.16b
    tbl v13.16b, {v13.16b}, v28.16b
    eor v14.16b, v14.16b, v3.16b
    tbl v14.16b, {v14.16b}, v28.16b
    adds x7, x7, x15
    adcs x8, x8, x16
    adc x9, x9, x13
    eor v19.16b, v19.16b, v16.16b
    tbl v19.16b, {v19.16b}, v28.16b
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #20
    sli v21.4s, v31.4s, #12
    mul x17, x7, x10
    eor v27.16b, v27.16b, v24.16b
    rev32 v27.8h, v27.8h
    add v10.4s, v10.4s, v15.4s
    umulh x19, x7, x10
    add v11.4s, v11.4s, v12.4s
    add v8.4s, v8.4s, v13.4s
    add v18.4s, v18.4s, v19.4s
    mul x15, x8, x12
    add v20.4s, v20.4s, v21.4s
    add v26.4s, v26.4s, v27.4s
    umulh x16, x8, x12
    add v9.4s, v9.4s, v14.4s
    eor v29.16b, v5.16b, v10.16b
    ushr v5.4s, v29.4s, #25
    sli v5.4s, v29.4s, #7
    mul x20, x7, x11
    eor v29.16b, v6.16b, v11.16b
    ushr v6.4s, v29.4s, #25
    sli v6.4s, v29.4s, #7
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #25
    sli v17.4s, v30.4s, #7
    eor v23.16b, v23.16b, v20.16b
    tbl v23.16b, {v23.16b}, v28.16b
    umulh x21, x7, x11
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #20
    sli v25.4s, v30.4s, #12
    eor v29.16b, v7.16b, v8.16b
    ushr v7.4s, v29.4s, #25
    sli v7.4s, v29.4s, #7
    adds x7, x17, x15
    adc x19, x19, x16
    eor v29.16b, v4.16b, v9.16b
    ushr v4.4s, v29.4s, #25
    sli v4.4s, v29.4s, #7
    ext v16.16b, v16.16b, v16.16b, #4
    mul x15, x8, x10
    add v22.4s, v22.4s, v23.4s
    add v24.4s, v24.4s, v25.4s
    umulh x16, x8, x10
    ext v19.16b, v19.16b, v19.16b, #8
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #25
    sli v21.4s, v31.4s, #7
    eor v27.16b, v27.16b, v24.16b
    tbl v27.16b, {v27.16b}, v28.16b
    adds x20, x20, x15
    adc x21, x21, x16
    ext v18.16b, v18.16b, v18.16b, #12
    ext v20.16b, v20.16b, v20.16b, #4
    mul x15, x9, x12
    add v26.4s, v26.4s, v27.4s
    ext v23.16b, v23.16b, v23.16b, #8
    mul x9, x9, x10
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #25
    sli v25.4s, v30.4s, #7
    ext v22.16b, v22.16b, v22.16b, #12
    ext v24.16b, v24.16b, v24.16b, #4
    adds x20, x20, x15
    adc x21, x21, xzr
    ext v27.16b, v27.16b, v27.16b, #8
    ext v26.16b, v26.16b, v26.16b, #12
    adds x8, x19, x20
    adc x9, x9, x21
    add v0.4s, v0.4s, v4.4s
    add v1.4s, v1.4s, v5.4s
    lsr x15, x9, #2
    add v2.4s, v2.4s, v6.4s
    add v3.4s, v3.4s, v7.4s
    eor v12.16b, v12.16b, v0.16b
    rev32 v12.8h, v12.8h
    add x15, x15, x15, lsl #2
    eor v13.16b, v13.16b, v1.16b
    rev32 v13.8h, v13.8h
    eor v14.16b, v14.16b, v2.16b
    rev32 v14.8h, v14.8h
    and x9, x9, x14
    eor v15.16b, v15.16b, v3.16b
    rev32 v15.8h, v15.8h
    add v8.4s, v8.4s, v12.4s
    adds x7, x7, x15
    adcs x8, x8, xzr
    adc x9, x9, xzr
    add v16.4s, v16.4s, v17.4s
    add v9.4s, v9.4s, v13.4s
    add v10.4s, v10.4s, v14.4s
    ldp x15, x16, [x25, #48]
    add v11.4s, v11.4s, v15.4s
    eor v19.16b, v19.16b, v16.16b
    rev32 v19.8h, v19.8h
    adds x7, x7, x15
    adcs x8, x8, x16
    adc x9, x9, x13
    eor v29.16b, v4.16b, v8.16b
    ushr v4.4s, v29.4s, #20
    sli v4.4s, v29.4s, #12
    eor v29.16b, v5.16b, v9.16b
    ushr v5.4s, v29.4s, #20
    sli v5.4s, v29.4s, #12
    mul x17, x7, x10
    eor v29.16b, v6.16b, v10.16b
    ushr v6.4s, v29.4s, #20
    sli v6.4s, v29.4s, #12
    add v18.4s, v18.4s, v19.4s
    add v20.4s, v20.4s, v21.4s
    umulh x19, x7, x10
    eor v29.16b, v7.16b, v11.16b
    ushr v7.4s, v29.4s, #20
    sli v7.4s, v29.4s, #12
    add v0.4s, v0.4s, v4.4s
    mul x15, x8, x12
    add v1.4s, v1.4s, v5.4s
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #20
    sli v17.4s, v30.4s, #12
    umulh x16, x8, x12
    eor v23.16b, v23.16b, v20.16b
    rev32 v23.8h, v23.8h
    add v2.4s, v2.4s, v6.4s
    mul x20, x7, x11
    add v3.4s, v3.4s, v7.4s
    eor v12.16b, v12.16b, v0.16b
    tbl v12.16b, {v12.16b}, v28.16b
    add v16.4s, v16.4s, v17.4s
    umulh x21, x7, x11
    add v22.4s, v22.4s, v23.4s
    add v24.4s, v24.4s, v25.4s
    adds x7, x17, x15
    adc x19, x19, x16
    eor v13.16b, v13.16b, v1.16b
    tbl v13.16b, {v13.16b}, v28.16b
    eor v14.16b, v14.16b, v2.16b
    tbl v14.16b, {v14.16b}, v28.16b
    mul x15, x8, x10
    eor v15.16b, v15.16b, v3.16b
    tbl v15.16b, {v15.16b}, v28.16b
    eor v19.16b, v19.16b, v16.16b
    tbl v19.16b, {v19.16b}, v28.16b
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #20
    sli v21.4s, v31.4s, #12
    umulh x16, x8, x10
    eor v27.16b, v27.16b, v24.16b
    rev32 v27.8h, v27.8h
    add v8.4s, v8.4s, v12.4s
    adds x20, x20, x15
    adc x21, x21, x16
    add v9.4s, v9.4s, v13.4s
    add v10.4s, v10.4s, v14.4s
    mul x15, x9, x12
    add v18.4s, v18.4s, v19.4s
    add v20.4s, v20.4s, v21.4s
    add v26.4s, v26.4s, v27.4s
    mul x9, x9, x10
    add v11.4s, v11.4s, v15.4s
    eor v29.16b, v4.16b, v8.16b
    ushr v4.4s, v29.4s, #25
    sli v4.4s, v29.4s, #7
    adds x20, x20, x15
    adc x21, x21, xzr
    eor v29.16b, v5.16b, v9.16b
    ushr v5.4s, v29.4s, #25
    sli v5.4s, v29.4s, #7
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #25
    sli v17.4s, v30.4s, #7
    adds x8, x19, x20
    adc x9, x9, x21
    eor v23.16b, v23.16b, v20.16b
    tbl v23.16b, {v23.16b}, v28.16b
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #20
    sli v25.4s, v30.4s, #12
    eor v29.16b, v6.16b, v10.16b
    ushr v6.4s, v29.4s, #25
    sli v6.4s, v29.4s, #7
    lsr x15, x9, #2
    eor v29.16b, v7.16b, v11.16b
    ushr v7.4s, v29.4s, #25
    sli v7.4s, v29.4s, #7
    add v0.4s, v0.4s, v5.4s
    add x15, x15, x15, lsl #2
    ext v16.16b, v16.16b, v16.16b, #12
    add v22.4s, v22.4s, v23.4s
    and x9, x9, x14
    add v24.4s, v24.4s, v25.4s
    add v1.4s, v1.4s, v6.4s
    add v2.4s, v2.4s, v7.4s
    adds x7, x7, x15
    adcs x8, x8, xzr
    adc x9, x9, xzr
    add v3.4s, v3.4s, v4.4s
    ext v19.16b, v19.16b, v19.16b, #8
    ldp x15, x16, [x25, #64]
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #25
    sli v21.4s, v31.4s, #7
    eor v27.16b, v27.16b, v24.16b
    tbl v27.16b, {v27.16b}, v28.16b
    adds x7, x7, x15
    adcs x8, x8, x16
    adc x9, x9, x13
    eor v15.16b, v15.16b, v0.16b
    rev32 v15.8h, v15.8h
    eor v12.16b, v12.16b, v1.16b
    rev32 v12.8h, v12.8h
    mul x17, x7, x10
    ext v18.16b, v18.16b, v18.16b, #4
    eor v13.16b, v13.16b, v2.16b
    rev32 v13.8h, v13.8h
    ext v20.16b, v20.16b, v20.16b, #12
    umulh x19, x7, x10
    add v26.4s, v26.4s, v27.4s
    eor v14.16b, v14.16b, v3.16b
    rev32 v14.8h, v14.8h
    mul x15, x8, x12
    add v10.4s, v10.4s, v15.4s
    add v16.4s, v16.4s, v17.4s
    umulh x16, x8, x12
    add v11.4s, v11.4s, v12.4s
    ext v23.16b, v23.16b, v23.16b, #8
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #25
    sli v25.4s, v30.4s, #7
    mul x20, x7, x11
    add v8.4s, v8.4s, v13.4s
    add v9.4s, v9.4s, v14.4s
    umulh x21, x7, x11
    eor v19.16b, v19.16b, v16.16b
    rev32 v19.8h, v19.8h
    ext v22.16b, v22.16b, v22.16b, #4
    adds x7, x17, x15
    adc x19, x19, x16
    eor v29.16b, v5.16b, v10.16b
    ushr v5.4s, v29.4s, #20
    sli v5.4s, v29.4s, #12
    ext v24.16b, v24.16b, v24.16b, #12
    eor v29.16b, v6.16b, v11.16b
    ushr v6.4s, v29.4s, #20
    sli v6.4s, v29.4s, #12
    mul x15, x8, x10
    eor v29.16b, v7.16b, v8.16b
    ushr v7.4s, v29.4s, #20
    sli v7.4s, v29.4s, #12
    add v18.4s, v18.4s, v19.4s
    umulh x16, x8, x10
    add v20.4s, v20.4s, v21.4s
    eor v29.16b, v4.16b, v9.16b
    ushr v4.4s, v29.4s, #20
    sli v4.4s, v29.4s, #12
    adds x20, x20, x15
    adc x21, x21, x16
    ext v27.16b, v27.16b, v27.16b, #8
    add v0.4s, v0.4s, v5.4s
    add v1.4s, v1.4s, v6.4s
    mul x15, x9, x12
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #20
    sli v17.4s, v30.4s, #12
    eor v23.16b, v23.16b, v20.16b
    rev32 v23.8h, v23.8h
    mul x9, x9, x10
    ext v26.16b, v26.16b, v26.16b, #4
    add v2.4s, v2.4s, v7.4s
    adds x20, x20, x15
    adc x21, x21, xzr
    add v3.4s, v3.4s, v4.4s
    eor v15.16b, v15.16b, v0.16b
    tbl v15.16b, {v15.16b}, v28.16b
    add v16.4s, v16.4s, v17.4s
    adds x8, x19, x20
    adc x9, x9, x21
    add v22.4s, v22.4s, v23.4s
    add v24.4s, v24.4s, v25.4s
    lsr x15, x9, #2
    eor v12.16b, v12.16b, v1.16b
    tbl v12.16b, {v12.16b}, v28.16b
    eor v13.16b, v13.16b, v2.16b
    tbl v13.16b, {v13.16b}, v28.16b
    add x15, x15, x15, lsl #2
    eor v14.16b, v14.16b, v3.16b
    tbl v14.16b, {v14.16b}, v28.16b
    eor v19.16b, v19.16b, v16.16b
    tbl v19.16b, {v19.16b}, v28.16b
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #20
    sli v21.4s, v31.4s, #12
    and x9, x9, x14
    eor v27.16b, v27.16b, v24.16b
    rev32 v27.8h, v27.8h
    add v10.4s, v10.4s, v15.4s
    adds x7, x7, x15
    adcs x8, x8, xzr
    adc x9, x9, xzr
    add v11.4s, v11.4s, v12.4s
    add v8.4s, v8.4s, v13.4s
    ldp x15, x16, [x25, #80]
    add v18.4s, v18.4s, v19.4s
    add v20.4s, v20.4s, v21.4s
    adds x7, x7, x15
    adcs x8, x8, x16
    adc x9, x9, x13
    add v26.4s, v26.4s, v27.4s
    add v9.4s, v9.4s, v14.4s
    eor v29.16b, v5.16b, v10.16b
    ushr v5.4s, v29.4s, #25
    sli v5.4s, v29.4s, #7
    mul x17, x7, x10
    eor v29.16b, v6.16b, v11.16b
    ushr v6.4s, v29.4s, #25
    sli v6.4s, v29.4s, #7
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #25
    sli v17.4s, v30.4s, #7
    umulh x19, x7, x10
    eor v23.16b, v23.16b, v20.16b
    tbl v23.16b, {v23.16b}, v28.16b
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #20
    sli v25.4s, v30.4s, #12
    mul x15, x8, x12
    eor v29.16b, v7.16b, v8.16b
    ushr v7.4s, v29.4s, #25
    sli v7.4s, v29.4s, #7
    eor v29.16b, v4.16b, v9.16b
    ushr v4.4s, v29.4s, #25
    sli v4.4s, v29.4s, #7
    ext v16.16b, v16.16b, v16.16b, #4
    umulh x16, x8, x12
    add v22.4s, v22.4s, v23.4s
    add v24.4s, v24.4s, v25.4s
    mul x20, x7, x11
    ext v19.16b, v19.16b, v19.16b, #8
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #25
    sli v21.4s, v31.4s, #7
    umulh x21, x7, x11
    eor v27.16b, v27.16b, v24.16b
    tbl v27.16b, {v27.16b}, v28.16b
    ext v18.16b, v18.16b, v18.16b, #12
    ext v20.16b, v20.16b, v20.16b, #4
    adds x7, x17, x15
    adc x19, x19, x16
    add v26.4s, v26.4s, v27.4s
    ext v23.16b, v23.16b, v23.16b, #8
    mul x15, x8, x10
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #25
    sli v25.4s, v30.4s, #7
    ext v22.16b, v22.16b, v22.16b, #12
    umulh x16, x8, x10
    ext v24.16b, v24.16b, v24.16b, #4
    ext v27.16b, v27.16b, v27.16b, #8
    ext v26.16b, v26.16b, v26.16b, #12
    adds x20, x20, x15
    adc x21, x21, x16
    add v0.4s, v0.4s, v4.4s
    add v1.4s, v1.4s, v5.4s
    mul x15, x9, x12
    add v2.4s, v2.4s, v6.4s
    add v3.4s, v3.4s, v7.4s
    mul x9, x9, x10
    eor v12.16b, v12.16b, v0.16b
    rev32 v12.8h, v12.8h
    eor v13.16b, v13.16b, v1.16b
    rev32 v13.8h, v13.8h
    eor v14.16b, v14.16b, v2.16b
    rev32 v14.8h, v14.8h
    adds x20, x20, x15
    adc x21, x21, xzr
    eor v15.16b, v15.16b, v3.16b
    rev32 v15.8h, v15.8h
    add v8.4s, v8.4s, v12.4s
    adds x8, x19, x20
    adc x9, x9, x21
    add v16.4s, v16.4s, v17.4s
    add v9.4s, v9.4s, v13.4s
    lsr x15, x9, #2
    add v10.4s, v10.4s, v14.4s
    add v11.4s, v11.4s, v15.4s
    add x15, x15, x15, lsl #2
    eor v19.16b, v19.16b, v16.16b
    rev32 v19.8h, v19.8h
    eor v29.16b, v4.16b, v8.16b
    ushr v4.4s, v29.4s, #20
    sli v4.4s, v29.4s, #12
    eor v29.16b, v5.16b, v9.16b
    ushr v5.4s, v29.4s, #20
    sli v5.4s, v29.4s, #12
    and x9, x9, x14
    eor v29.16b, v6.16b, v10.16b
    ushr v6.4s, v29.4s, #20
    sli v6.4s, v29.4s, #12
    add v18.4s, v18.4s, v19.4s
    adds x7, x7, x15
    adcs x8, x8, xzr
    adc x9, x9, xzr
    add v20.4s, v20.4s, v21.4s
    eor v29.16b, v7.16b, v11.16b
    ushr v7.4s, v29.4s, #20
    sli v7.4s, v29.4s, #12
    ldp x15, x16, [x25, #96]
    add v0.4s, v0.4s, v4.4s
    add v1.4s, v1.4s, v5.4s
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #20
    sli v17.4s, v30.4s, #12
    adds x7, x7, x15
    adcs x8, x8, x16
    adc x9, x9, x13
    eor v23.16b, v23.16b, v20.16b
    rev32 v23.8h, v23.8h
    add v2.4s, v2.4s, v6.4s
    mul x17, x7, x10
    add v3.4s, v3.4s, v7.4s
    eor v12.16b, v12.16b, v0.16b
    tbl v12.16b, {v12.16b}, v28.16b
    umulh x19, x7, x10
    add v16.4s, v16.4s, v17.4s
    add v22.4s, v22.4s, v23.4s
    add v24.4s, v24.4s, v25.4s
    mul x15, x8, x12
    eor v13.16b, v13.16b, v1.16b
    tbl v13.16b, {v13.16b}, v28.16b
    eor v14.16b, v14.16b, v2.16b
    tbl v14.16b, {v14.16b}, v28.16b
    umulh x16, x8, x12
    eor v15.16b, v15.16b, v3.16b
    tbl v15.16b, {v15.16b}, v28.16b
    eor v19.16b, v19.16b, v16.16b
    tbl v19.16b, {v19.16b}, v28.16b
    mul x20, x7, x11
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #20
    sli v21.4s, v31.4s, #12
    eor v27.16b, v27.16b, v24.16b
    rev32 v27.8h, v27.8h
    add v8.4s, v8.4s, v12.4s
    umulh x21, x7, x11
    add v9.4s, v9.4s, v13.4s
    add v10.4s, v10.4s, v14.4s
    adds x7, x17, x15
    adc x19, x19, x16
    add v18.4s, v18.4s, v19.4s
    add v20.4s, v20.4s, v21.4s
    mul x15, x8, x10
    add v26.4s, v26.4s, v27.4s
    add v11.4s, v11.4s, v15.4s
    eor v29.16b, v4.16b, v8.16b
    ushr v4.4s, v29.4s, #25
    sli v4.4s, v29.4s, #7
    umulh x16, x8, x10
    eor v29.16b, v5.16b, v9.16b
    ushr v5.4s, v29.4s, #25
    sli v5.4s, v29.4s, #7
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #25
    sli v17.4s, v30.4s, #7
    adds x20, x20, x15
    adc x21, x21, x16
    eor v23.16b, v23.16b, v20.16b
    tbl v23.16b, {v23.16b}, v28.16b
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #20
    sli v25.4s, v30.4s, #12
    mul x15, x9, x12
    eor v29.16b, v6.16b, v10.16b
    ushr v6.4s, v29.4s, #25
    sli v6.4s, v29.4s, #7
    eor v29.16b, v7.16b, v11.16b
    ushr v7.4s, v29.4s, #25
    sli v7.4s, v29.4s, #7
    mul x9, x9, x10
    add v0.4s, v0.4s, v5.4s
    ext v16.16b, v16.16b, v16.16b, #12
    add v22.4s, v22.4s, v23.4s
    adds x20, x20, x15
    adc x21, x21, xzr
    add v24.4s, v24.4s, v25.4s
    add v1.4s, v1.4s, v6.4s
    adds x8, x19, x20
    adc x9, x9, x21
    add v2.4s, v2.4s, v7.4s
    add v3.4s, v3.4s, v4.4s
    lsr x15, x9, #2
    ext v19.16b, v19.16b, v19.16b, #8
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #25
    sli v21.4s, v31.4s, #7
    eor v27.16b, v27.16b, v24.16b
    tbl v27.16b, {v27.16b}, v28.16b
    add x15, x15, x15, lsl #2
    eor v15.16b, v15.16b, v0.16b
    rev32 v15.8h, v15.8h
    eor v12.16b, v12.16b, v1.16b
    rev32 v12.8h, v12.8h
    and x9, x9, x14
    ext v18.16b, v18.16b, v18.16b, #4
    eor v13.16b, v13.16b, v2.16b
    rev32 v13.8h, v13.8h
    adds x7, x7, x15
    adcs x8, x8, xzr
    adc x9, x9, xzr
    ext v20.16b, v20.16b, v20.16b, #12
    add v26.4s, v26.4s, v27.4s
    eor v14.16b, v14.16b, v3.16b
    rev32 v14.8h, v14.8h
    ldp x15, x16, [x25, #112]
    add v10.4s, v10.4s, v15.4s
    add v16.4s, v16.4s, v17.4s
    adds x7, x7, x15
    adcs x8, x8, x16
    adc x9, x9, x13
    add v11.4s, v11.4s, v12.4s
    ext v23.16b, v23.16b, v23.16b, #8
    mul x17, x7, x10
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #25
    sli v25.4s, v30.4s, #7
    add v8.4s, v8.4s, v13.4s
    add v9.4s, v9.4s, v14.4s
    umulh x19, x7, x10
    eor v19.16b, v19.16b, v16.16b
    rev32 v19.8h, v19.8h
    ext v22.16b, v22.16b, v22.16b, #4
    mul x15, x8, x12
    eor v29.16b, v5.16b, v10.16b
    ushr v5.4s, v29.4s, #20
    sli v5.4s, v29.4s, #12
    ext v24.16b, v24.16b, v24.16b, #12
    umulh x16, x8, x12
    eor v29.16b, v6.16b, v11.16b
    ushr v6.4s, v29.4s, #20
    sli v6.4s, v29.4s, #12
    eor v29.16b, v7.16b, v8.16b
    ushr v7.4s, v29.4s, #20
    sli v7.4s, v29.4s, #12
    add v18.4s, v18.4s, v19.4s
    mul x20, x7, x11
    add v20.4s, v20.4s, v21.4s
    eor v29.16b, v4.16b, v9.16b
    ushr v4.4s, v29.4s, #20
    sli v4.4s, v29.4s, #12
    umulh x21, x7, x11
    ext v27.16b, v27.16b, v27.16b, #8
    add v0.4s, v0.4s, v5.4s
    adds x7, x17, x15
    adc x19, x19, x16
    add v1.4s, v1.4s, v6.4s
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #20
    sli v17.4s, v30.4s, #12
    mul x15, x8, x10
    eor v23.16b, v23.16b, v20.16b
    rev32 v23.8h, v23.8h
    ext v26.16b, v26.16b, v26.16b, #4
    add v2.4s, v2.4s, v7.4s
    umulh x16, x8, x10
    add v3.4s, v3.4s, v4.4s
    eor v15.16b, v15.16b, v0.16b
    tbl v15.16b, {v15.16b}, v28.16b
    adds x20, x20, x15
    adc x21, x21, x16
    add v16.4s, v16.4s, v17.4s
    add v22.4s, v22.4s, v23.4s
    mul x15, x9, x12
    add v24.4s, v24.4s, v25.4s
    eor v12.16b, v12.16b, v1.16b
    tbl v12.16b, {v12.16b}, v28.16b
    eor v13.16b, v13.16b, v2.16b
    tbl v13.16b, {v13.16b}, v28.16b
    mul x9, x9, x10
    eor v14.16b, v14.16b, v3.16b
    tbl v14.16b, {v14.16b}, v28.16b
    eor v19.16b, v19.16b, v16.16b
    tbl v19.16b, {v19.16b}, v28.16b
    adds x20, x20, x15
    adc x21, x21, xzr
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #20
    sli v21.4s, v31.4s, #12
    eor v27.16b, v27.16b, v24.16b
    rev32 v27.8h, v27.8h
    adds x8, x19, x20
    adc x9, x9, x21
    add v10.4s, v10.4s, v15.4s
    add v11.4s, v11.4s, v12.4s
    add v8.4s, v8.4s, v13.4s
    lsr x15, x9, #2
    add v18.4s, v18.4s, v19.4s
    add v20.4s, v20.4s, v21.4s
    add x15, x15, x15, lsl #2
    add v26.4s, v26.4s, v27.4s
    add v9.4s, v9.4s, v14.4s
    and x9, x9, x14
    eor v29.16b, v5.16b, v10.16b
    ushr v5.4s, v29.4s, #25
    sli v5.4s, v29.4s, #7
    eor v29.16b, v6.16b, v11.16b
    ushr v6.4s, v29.4s, #25
    sli v6.4s, v29.4s, #7
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #25
    sli v17.4s, v30.4s, #7
    adds x7, x7, x15
    adcs x8, x8, xzr
    adc x9, x9, xzr
    eor v23.16b, v23.16b, v20.16b
    tbl v23.16b, {v23.16b}, v28.16b
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #20
    sli v25.4s, v30.4s, #12
    ldp x15, x16, [x25, #128]
    eor v29.16b, v7.16b, v8.16b
    ushr v7.4s, v29.4s, #25
    sli v7.4s, v29.4s, #7
    eor v29.16b, v4.16b, v9.16b
    ushr v4.4s, v29.4s, #25
    sli v4.4s, v29.4s, #7
    adds x7, x7, x15
    adcs x8, x8, x16
    adc x9, x9, x13
    ext v16.16b, v16.16b, v16.16b, #4
    add v22.4s, v22.4s, v23.4s
    add v24.4s, v24.4s, v25.4s
    mul x17, x7, x10
    ext v19.16b, v19.16b, v19.16b, #8
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #25
    sli v21.4s, v31.4s, #7
    umulh x19, x7, x10
    eor v27.16b, v27.16b, v24.16b
    tbl v27.16b, {v27.16b}, v28.16b
    ext v18.16b, v18.16b, v18.16b, #12
    mul x15, x8, x12
    ext v20.16b, v20.16b, v20.16b, #4
    add v26.4s, v26.4s, v27.4s
    umulh x16, x8, x12
    ext v23.16b, v23.16b, v23.16b, #8
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #25
    sli v25.4s, v30.4s, #7
    ext v22.16b, v22.16b, v22.16b, #12
    mul x20, x7, x11
    ext v24.16b, v24.16b, v24.16b, #4
    ext v27.16b, v27.16b, v27.16b, #8
    umulh x21, x7, x11
    ext v26.16b, v26.16b, v26.16b, #12
    add v0.4s, v0.4s, v4.4s
    adds x7, x17, x15
    adc x19, x19, x16
    add v1.4s, v1.4s, v5.4s
    add v2.4s, v2.4s, v6.4s
    add v3.4s, v3.4s, v7.4s
    mul x15, x8, x10
    eor v12.16b, v12.16b, v0.16b
    rev32 v12.8h, v12.8h
    eor v13.16b, v13.16b, v1.16b
    rev32 v13.8h, v13.8h
    umulh x16, x8, x10
    eor v14.16b, v14.16b, v2.16b
    rev32 v14.8h, v14.8h
    eor v15.16b, v15.16b, v3.16b
    rev32 v15.8h, v15.8h
    adds x20, x20, x15
    adc x21, x21, x16
    add v8.4s, v8.4s, v12.4s
    add v16.4s, v16.4s, v17.4s
    add v9.4s, v9.4s, v13.4s
    mul x15, x9, x12
    add v10.4s, v10.4s, v14.4s
    add v11.4s, v11.4s, v15.4s
    mul x9, x9, x10
    eor v19.16b, v19.16b, v16.16b
    rev32 v19.8h, v19.8h
    eor v29.16b, v4.16b, v8.16b
    ushr v4.4s, v29.4s, #20
    sli v4.4s, v29.4s, #12
    adds x20, x20, x15
    adc x21, x21, xzr
    eor v29.16b, v5.16b, v9.16b
    ushr v5.4s, v29.4s, #20
    sli v5.4s, v29.4s, #12
    eor v29.16b, v6.16b, v10.16b
    ushr v6.4s, v29.4s, #20
    sli v6.4s, v29.4s, #12
    add v18.4s, v18.4s, v19.4s
    adds x8, x19, x20
    adc x9, x9, x21
    add v20.4s, v20.4s, v21.4s
    eor v29.16b, v7.16b, v11.16b
    ushr v7.4s, v29.4s, #20
    sli v7.4s, v29.4s, #12
    lsr x15, x9, #2
    add v0.4s, v0.4s, v4.4s
    add v1.4s, v1.4s, v5.4s
    add x15, x15, x15, lsl #2
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #20
    sli v17.4s, v30.4s, #12
    eor v23.16b, v23.16b, v20.16b
    rev32 v23.8h, v23.8h
    add v2.4s, v2.4s, v6.4s
    and x9, x9, x14
    add v3.4s, v3.4s, v7.4s
    eor v12.16b, v12.16b, v0.16b
    tbl v12.16b, {v12.16b}, v28.16b
    adds x7, x7, x15
    adcs x8, x8, xzr
    adc x9, x9, xzr
    add v16.4s, v16.4s, v17.4s
    add v22.4s, v22.4s, v23.4s
    ldp x15, x16, [x25, #144]
    add v24.4s, v24.4s, v25.4s
    eor v13.16b, v13.16b, v1.16b
    tbl v13.16b, {v13.16b}, v28.16b
    adds x7, x7, x15
    adcs x8, x8, x16
    adc x9, x9, x13
    eor v14.16b, v14.16b, v2.16b
    tbl v14.16b, {v14.16b}, v28.16b
    eor v15.16b, v15.16b, v3.16b
    tbl v15.16b, {v15.16b}, v28.16b
    eor v19.16b, v19.16b, v16.16b
    tbl v19.16b, {v19.16b}, v28.16b
    mul x17, x7, x10
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #20
    sli v21.4s, v31.4s, #12
    eor v27.16b, v27.16b, v24.16b
    rev32 v27.8h, v27.8h
    umulh x19, x7, x10
    add v8.4s, v8.4s, v12.4s
    add v9.4s, v9.4s, v13.4s
    mul x15, x8, x12
    add v10.4s, v10.4s, v14.4s
    add v18.4s, v18.4s, v19.4s
    add v20.4s, v20.4s, v21.4s
    umulh x16, x8, x12
    add v26.4s, v26.4s, v27.4s
    add v11.4s, v11.4s, v15.4s
    mul x20, x7, x11
    eor v29.16b, v4.16b, v8.16b
    ushr v4.4s, v29.4s, #25
    sli v4.4s, v29.4s, #7
    eor v29.16b, v5.16b, v9.16b
    ushr v5.4s, v29.4s, #25
    sli v5.4s, v29.4s, #7
    umulh x21, x7, x11
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #25
    sli v17.4s, v30.4s, #7
    eor v23.16b, v23.16b, v20.16b
    tbl v23.16b, {v23.16b}, v28.16b
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #20
    sli v25.4s, v30.4s, #12
    adds x7, x17, x15
    adc x19, x19, x16
    eor v29.16b, v6.16b, v10.16b
    ushr v6.4s, v29.4s, #25
    sli v6.4s, v29.4s, #7
    eor v29.16b, v7.16b, v11.16b
    ushr v7.4s, v29.4s, #25
    sli v7.4s, v29.4s, #7
    mul x15, x8, x10
    add v0.4s, v0.4s, v5.4s
    ext v16.16b, v16.16b, v16.16b, #12
    umulh x16, x8, x10
    add v22.4s, v22.4s, v23.4s
    add v24.4s, v24.4s, v25.4s
    add v1.4s, v1.4s, v6.4s
    adds x20, x20, x15
    adc x21, x21, x16
    add v2.4s, v2.4s, v7.4s
    add v3.4s, v3.4s, v4.4s
    mul x15, x9, x12
    ext v19.16b, v19.16b, v19.16b, #8
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #25
    sli v21.4s, v31.4s, #7
    mul x9, x9, x10
    eor v27.16b, v27.16b, v24.16b
    tbl v27.16b, {v27.16b}, v28.16b
    eor v15.16b, v15.16b, v0.16b
    rev32 v15.8h, v15.8h
    eor v12.16b, v12.16b, v1.16b
    rev32 v12.8h, v12.8h
    adds x20, x20, x15
    adc x21, x21, xzr
    ext v18.16b, v18.16b, v18.16b, #4
    eor v13.16b, v13.16b, v2.16b
    rev32 v13.8h, v13.8h
    adds x8, x19, x20
    adc x9, x9, x21
    ext v20.16b, v20.16b, v20.16b, #12
    add v26.4s, v26.4s, v27.4s
    lsr x15, x9, #2
    eor v14.16b, v14.16b, v3.16b
    rev32 v14.8h, v14.8h
    add v10.4s, v10.4s, v15.4s
    add v16.4s, v16.4s, v17.4s
    add x15, x15, x15, lsl #2
    add v11.4s, v11.4s, v12.4s
    ext v23.16b, v23.16b, v23.16b, #8
    and x9, x9, x14
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #25
    sli v25.4s, v30.4s, #7
    add v8.4s, v8.4s, v13.4s
    adds x7, x7, x15
    adcs x8, x8, xzr
    adc x9, x9, xzr
    add v9.4s, v9.4s, v14.4s
    eor v19.16b, v19.16b, v16.16b
    rev32 v19.8h, v19.8h
    ldp x15, x16, [x25, #160]
    ext v22.16b, v22.16b, v22.16b, #4
    eor v29.16b, v5.16b, v10.16b
    ushr v5.4s, v29.4s, #20
    sli v5.4s, v29.4s, #12
    ext v24.16b, v24.16b, v24.16b, #12
    adds x7, x7, x15
    adcs x8, x8, x16
    adc x9, x9, x13
    eor v29.16b, v6.16b, v11.16b
    ushr v6.4s, v29.4s, #20
    sli v6.4s, v29.4s, #12
    eor v29.16b, v7.16b, v8.16b
    ushr v7.4s, v29.4s, #20
    sli v7.4s, v29.4s, #12
    mul x17, x7, x10
    add v18.4s, v18.4s, v19.4s
    add v20.4s, v20.4s, v21.4s
    umulh x19, x7, x10
    eor v29.16b, v4.16b, v9.16b
    ushr v4.4s, v29.4s, #20
    sli v4.4s, v29.4s, #12
    ext v27.16b, v27.16b, v27.16b, #8
    add v0.4s, v0.4s, v5.4s
    mul x15, x8, x12
    add v1.4s, v1.4s, v6.4s
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #20
    sli v17.4s, v30.4s, #12
    umulh x16, x8, x12
    eor v23.16b, v23.16b, v20.16b
    rev32 v23.8h, v23.8h
    ext v26.16b, v26.16b, v26.16b, #4
    mul x20, x7, x11
    add v2.4s, v2.4s, v7.4s
    add v3.4s, v3.4s, v4.4s
    eor v15.16b, v15.16b, v0.16b
    tbl v15.16b, {v15.16b}, v28.16b
    umulh x21, x7, x11
    add v16.4s, v16.4s, v17.4s
    add v22.4s, v22.4s, v23.4s
    adds x7, x17, x15
    adc x19, x19, x16
    add v24.4s, v24.4s, v25.4s
    eor v12.16b, v12.16b, v1.16b
    tbl v12.16b, {v12.16b}, v28.16b
    mul x15, x8, x10
    eor v13.16b, v13.16b, v2.16b
    tbl v13.16b, {v13.16b}, v28.16b
    eor v14.16b, v14.16b, v3.16b
    tbl v14.16b, {v14.16b}, v28.16b
    eor v19.16b, v19.16b, v16.16b
    tbl v19.16b, {v19.16b}, v28.16b
    umulh x16, x8, x10
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #20
    sli v21.4s, v31.4s, #12
    eor v27.16b, v27.16b, v24.16b
    rev32 v27.8h, v27.8h
    adds x20, x20, x15
    adc x21, x21, x16
    add v10.4s, v10.4s, v15.4s
    add v11.4s, v11.4s, v12.4s
    mul x15, x9, x12
    add v8.4s, v8.4s, v13.4s
    add v18.4s, v18.4s, v19.4s
    add v20.4s, v20.4s, v21.4s
    mul x9, x9, x10
    add v26.4s, v26.4s, v27.4s
    add v9.4s, v9.4s, v14.4s
    adds x20, x20, x15
    adc x21, x21, xzr
    eor v29.16b, v5.16b, v10.16b
    ushr v5.4s, v29.4s, #25
    sli v5.4s, v29.4s, #7
    eor v29.16b, v6.16b, v11.16b
    ushr v6.4s, v29.4s, #25
    sli v6.4s, v29.4s, #7
    adds x8, x19, x20
    adc x9, x9, x21
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #25
    sli v17.4s, v30.4s, #7
    eor v23.16b, v23.16b, v20.16b
    tbl v23.16b, {v23.16b}, v28.16b
    lsr x15, x9, #2
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #20
    sli v25.4s, v30.4s, #12
    eor v29.16b, v7.16b, v8.16b
    ushr v7.4s, v29.4s, #25
    sli v7.4s, v29.4s, #7
    eor v29.16b, v4.16b, v9.16b
    ushr v4.4s, v29.4s, #25
    sli v4.4s, v29.4s, #7
    add x15, x15, x15, lsl #2
    ext v16.16b, v16.16b, v16.16b, #4
    add v22.4s, v22.4s, v23.4s
    and x9, x9, x14
    add v24.4s, v24.4s, v25.4s
    ext v19.16b, v19.16b, v19.16b, #8
    adds x7, x7, x15
    adcs x8, x8, xzr
    adc x9, x9, xzr
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #25
    sli v21.4s, v31.4s, #7
    eor v27.16b, v27.16b, v24.16b
    tbl v27.16b, {v27.16b}, v28.16b
    ext v18.16b, v18.16b, v18.16b, #12
    ldp x15, x16, [x25, #176]
    ext v20.16b, v20.16b, v20.16b, #4
    add v26.4s, v26.4s, v27.4s
    adds x7, x7, x15
    adcs x8, x8, x16
    adc x9, x9, x13
    ext v23.16b, v23.16b, v23.16b, #8
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #25
    sli v25.4s, v30.4s, #7
    mul x17, x7, x10
    ext v22.16b, v22.16b, v22.16b, #12
    ext v24.16b, v24.16b, v24.16b, #4
    ext v27.16b, v27.16b, v27.16b, #8
    umulh x19, x7, x10
    ext v26.16b, v26.16b, v26.16b, #12
    add v0.4s, v0.4s, v4.4s
    mul x15, x8, x12
    add v1.4s, v1.4s, v5.4s
    add v2.4s, v2.4s, v6.4s
    umulh x16, x8, x12
    add v3.4s, v3.4s, v7.4s
    eor v12.16b, v12.16b, v0.16b
    rev32 v12.8h, v12.8h
    eor v13.16b, v13.16b, v1.16b
    rev32 v13.8h, v13.8h
    mul x20, x7, x11
    eor v14.16b, v14.16b, v2.16b
    rev32 v14.8h, v14.8h
    eor v15.16b, v15.16b, v3.16b
    rev32 v15.8h, v15.8h
    umulh x21, x7, x11
    add v8.4s, v8.4s, v12.4s
    add v16.4s, v16.4s, v17.4s
    adds x7, x17, x15
    adc x19, x19, x16
    add v9.4s, v9.4s, v13.4s
    add v10.4s, v10.4s, v14.4s
    add v11.4s, v11.4s, v15.4s
    mul x15, x8, x10
    eor v19.16b, v19.16b, v16.16b
    rev32 v19.8h, v19.8h
    eor v29.16b, v4.16b, v8.16b
    ushr v4.4s, v29.4s, #20
    sli v4.4s, v29.4s, #12
    umulh x16, x8, x10
    eor v29.16b, v5.16b, v9.16b
    ushr v5.4s, v29.4s, #20
    sli v5.4s, v29.4s, #12
    eor v29.16b, v6.16b, v10.16b
    ushr v6.4s, v29.4s, #20
    sli v6.4s, v29.4s, #12
    adds x20, x20, x15
    adc x21, x21, x16
    add v18.4s, v18.4s, v19.4s
    add v20.4s, v20.4s, v21.4s
    mul x15, x9, x12
    eor v29.16b, v7.16b, v11.16b
    ushr v7.4s, v29.4s, #20
    sli v7.4s, v29.4s, #12
    add v0.4s, v0.4s, v4.4s
    add v1.4s, v1.4s, v5.4s
    mul x9, x9, x10
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #20
    sli v17.4s, v30.4s, #12
    eor v23.16b, v23.16b, v20.16b
    rev32 v23.8h, v23.8h
    adds x20, x20, x15
    adc x21, x21, xzr
    add v2.4s, v2.4s, v6.4s
    add v3.4s, v3.4s, v7.4s
    adds x8, x19, x20
    adc x9, x9, x21
    eor v12.16b, v12.16b, v0.16b
    tbl v12.16b, {v12.16b}, v28.16b
    add v16.4s, v16.4s, v17.4s
    add v22.4s, v22.4s, v23.4s
    lsr x15, x9, #2
    add v24.4s, v24.4s, v25.4s
    eor v13.16b, v13.16b, v1.16b
    tbl v13.16b, {v13.16b}, v28.16b
    add x15, x15, x15, lsl #2
    eor v14.16b, v14.16b, v2.16b
    tbl v14.16b, {v14.16b}, v28.16b
    eor v15.16b, v15.16b, v3.16b
    tbl v15.16b, {v15.16b}, v28.16b
    and x9, x9, x14
    eor v19.16b, v19.16b, v16.16b
    tbl v19.16b, {v19.16b}, v28.16b
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #20
    sli v21.4s, v31.4s, #12
    eor v27.16b, v27.16b, v24.16b
    rev32 v27.8h, v27.8h
    adds x7, x7, x15
    adcs x8, x8, xzr
    adc x9, x9, xzr
    add v8.4s, v8.4s, v12.4s
    add v9.4s, v9.4s, v13.4s
    ldp x15, x16, [x25, #192]
    add v10.4s, v10.4s, v14.4s
    add v18.4s, v18.4s, v19.4s
    adds x7, x7, x15
    adcs x8, x8, x16
    adc x9, x9, x13
    add v20.4s, v20.4s, v21.4s
    add v26.4s, v26.4s, v27.4s
    add v11.4s, v11.4s, v15.4s
    mul x17, x7, x10
    eor v29.16b, v4.16b, v8.16b
    ushr v4.4s, v29.4s, #25
    sli v4.4s, v29.4s, #7
    eor v29.16b, v5.16b, v9.16b
    ushr v5.4s, v29.4s, #25
    sli v5.4s, v29.4s, #7
    umulh x19, x7, x10
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #25
    sli v17.4s, v30.4s, #7
    eor v23.16b, v23.16b, v20.16b
    tbl v23.16b, {v23.16b}, v28.16b
    mul x15, x8, x12
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #20
    sli v25.4s, v30.4s, #12
    eor v29.16b, v6.16b, v10.16b
    ushr v6.4s, v29.4s, #25
    sli v6.4s, v29.4s, #7
    eor v29.16b, v7.16b, v11.16b
    ushr v7.4s, v29.4s, #25
    sli v7.4s, v29.4s, #7
    umulh x16, x8, x12
    add v0.4s, v0.4s, v5.4s
    ext v16.16b, v16.16b, v16.16b, #12
    mul x20, x7, x11
    add v22.4s, v22.4s, v23.4s
    add v24.4s, v24.4s, v25.4s
    umulh x21, x7, x11
    add v1.4s, v1.4s, v6.4s
    add v2.4s, v2.4s, v7.4s
    adds x7, x17, x15
    adc x19, x19, x16
    add v3.4s, v3.4s, v4.4s
    ext v19.16b, v19.16b, v19.16b, #8
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #25
    sli v21.4s, v31.4s, #7
    mul x15, x8, x10
    eor v27.16b, v27.16b, v24.16b
    tbl v27.16b, {v27.16b}, v28.16b
    eor v15.16b, v15.16b, v0.16b
    rev32 v15.8h, v15.8h
    umulh x16, x8, x10
    eor v12.16b, v12.16b, v1.16b
    rev32 v12.8h, v12.8h
    ext v18.16b, v18.16b, v18.16b, #4
    adds x20, x20, x15
    adc x21, x21, x16
    eor v13.16b, v13.16b, v2.16b
    rev32 v13.8h, v13.8h
    ext v20.16b, v20.16b, v20.16b, #12
    add v26.4s, v26.4s, v27.4s
    mul x15, x9, x12
    eor v14.16b, v14.16b, v3.16b
    rev32 v14.8h, v14.8h
    add v10.4s, v10.4s, v15.4s
    mul x9, x9, x10
    add v16.4s, v16.4s, v17.4s
    add v11.4s, v11.4s, v12.4s
    adds x20, x20, x15
    adc x21, x21, xzr
    ext v23.16b, v23.16b, v23.16b, #8
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #25
    sli v25.4s, v30.4s, #7
    add v8.4s, v8.4s, v13.4s
    adds x8, x19, x20
    adc x9, x9, x21
    add v9.4s, v9.4s, v14.4s
    eor v19.16b, v19.16b, v16.16b
    rev32 v19.8h, v19.8h
    lsr x15, x9, #2
    ext v22.16b, v22.16b, v22.16b, #4
    eor v29.16b, v5.16b, v10.16b
    ushr v5.4s, v29.4s, #20
    sli v5.4s, v29.4s, #12
    add x15, x15, x15, lsl #2
    ext v24.16b, v24.16b, v24.16b, #12
    eor v29.16b, v6.16b, v11.16b
    ushr v6.4s, v29.4s, #20
    sli v6.4s, v29.4s, #12
    eor v29.16b, v7.16b, v8.16b
    ushr v7.4s, v29.4s, #20
    sli v7.4s, v29.4s, #12
    and x9, x9, x14
    add v18.4s, v18.4s, v19.4s
    add v20.4s, v20.4s, v21.4s
    adds x7, x7, x15
    adcs x8, x8, xzr
    adc x9, x9, xzr
    eor v29.16b, v4.16b, v9.16b
    ushr v4.4s, v29.4s, #20
    sli v4.4s, v29.4s, #12
    ext v27.16b, v27.16b, v27.16b, #8
    ldp x15, x16, [x25, #208]
    add v0.4s, v0.4s, v5.4s
    add v1.4s, v1.4s, v6.4s
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #20
    sli v17.4s, v30.4s, #12
    adds x7, x7, x15
    adcs x8, x8, x16
    adc x9, x9, x13
    eor v23.16b, v23.16b, v20.16b
    rev32 v23.8h, v23.8h
    ext v26.16b, v26.16b, v26.16b, #4
    mul x17, x7, x10
    add v2.4s, v2.4s, v7.4s
    add v3.4s, v3.4s, v4.4s
    umulh x19, x7, x10
    eor v15.16b, v15.16b, v0.16b
    tbl v15.16b, {v15.16b}, v28.16b
    add v16.4s, v16.4s, v17.4s
    mul x15, x8, x12
    add v22.4s, v22.4s, v23.4s
    add v24.4s, v24.4s, v25.4s
    eor v12.16b, v12.16b, v1.16b
    tbl v12.16b, {v12.16b}, v28.16b
    umulh x16, x8, x12
    eor v13.16b, v13.16b, v2.16b
    tbl v13.16b, {v13.16b}, v28.16b
    eor v14.16b, v14.16b, v3.16b
    tbl v14.16b, {v14.16b}, v28.16b
    mul x20, x7, x11
    eor v19.16b, v19.16b, v16.16b
    tbl v19.16b, {v19.16b}, v28.16b
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #20
    sli v21.4s, v31.4s, #12
    umulh x21, x7, x11
    eor v27.16b, v27.16b, v24.16b
    rev32 v27.8h, v27.8h
    add v10.4s, v10.4s, v15.4s
    add v11.4s, v11.4s, v12.4s
    adds x7, x17, x15
    adc x19, x19, x16
    add v8.4s, v8.4s, v13.4s
    add v18.4s, v18.4s, v19.4s
    mul x15, x8, x10
    add v20.4s, v20.4s, v21.4s
    add v26.4s, v26.4s, v27.4s
    umulh x16, x8, x10
    add v9.4s, v9.4s, v14.4s
    eor v29.16b, v5.16b, v10.16b
    ushr v5.4s, v29.4s, #25
    sli v5.4s, v29.4s, #7
    eor v29.16b, v6.16b, v11.16b
    ushr v6.4s, v29.4s, #25
    sli v6.4s, v29.4s, #7
    adds x20, x20, x15
    adc x21, x21, x16
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #25
    sli v17.4s, v30.4s, #7
    eor v23.16b, v23.16b, v20.16b
    tbl v23.16b, {v23.16b}, v28.16b
    mul x15, x9, x12
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #20
    sli v25.4s, v30.4s, #12
    eor v29.16b, v7.16b, v8.16b
    ushr v7.4s, v29.4s, #25
    sli v7.4s, v29.4s, #7
    mul x9, x9, x10
    eor v29.16b, v4.16b, v9.16b
    ushr v4.4s, v29.4s, #25
    sli v4.4s, v29.4s, #7
    ext v16.16b, v16.16b, v16.16b, #4
    add v22.4s, v22.4s, v23.4s
    adds x20, x20, x15
    adc x21, x21, xzr
    add v24.4s, v24.4s, v25.4s
    ext v19.16b, v19.16b, v19.16b, #8
    adds x8, x19, x20
    adc x9, x9, x21
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #25
    sli v21.4s, v31.4s, #7
    eor v27.16b, v27.16b, v24.16b
    tbl v27.16b, {v27.16b}, v28.16b
    lsr x15, x9, #2
    ext v18.16b, v18.16b, v18.16b, #12
    ext v20.16b, v20.16b, v20.16b, #4
    add v26.4s, v26.4s, v27.4s
    add x15, x15, x15, lsl #2
    ext v23.16b, v23.16b, v23.16b, #8
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #25
    sli v25.4s, v30.4s, #7
    and x9, x9, x14
    ext v22.16b, v22.16b, v22.16b, #12
    ext v24.16b, v24.16b, v24.16b, #4
    adds x7, x7, x15
    adcs x8, x8, xzr
    adc x9, x9, xzr
    ext v27.16b, v27.16b, v27.16b, #8
    ext v26.16b, v26.16b, v26.16b, #12
    add x25, x25, #224
    subs x6, x6, #1
    b.ne 4b
    trn1 v28.4s, v0.4s, v1.4s
    trn2 v29.4s, v0.4s, v1.4s
    trn1 v30.4s, v2.4s, v3.4s
    trn2 v31.4s, v2.4s, v3.4s
    trn1 v0.2d, v28.2d, v30.2d
    trn1 v1.2d, v29.2d, v31.2d
    trn2 v2.2d, v28.2d, v30.2d
    trn2 v3.2d, v29.2d, v31.2d
    trn1 v28.4s, v4.4s, v5.4s
    trn2 v29.4s, v4.4s, v5.4s
    trn1 v30.4s, v6.4s, v7.4s
    trn2 v31.4s, v6.4s, v7.4s
    trn1 v4.2d, v28.2d, v30.2d
    trn1 v5.2d, v29.2d, v31.2d
    trn2 v6.2d, v28.2d, v30.2d
    trn2 v7.2d, v29.2d, v31.2d
    trn1 v28.4s, v8.4s, v9.4s
    trn2 v29.4s, v8.4s, v9.4s
    trn1 v30.4s, v10.4s, v11.4s
    trn2 v31.4s, v10.4s, v11.4s
    trn1 v8.2d, v28.2d, v30.2d
    trn1 v9.2d, v29.2d, v31.2d
    trn2 v10.2d, v28.2d, v30.2d
    trn2 v11.2d, v29.2d, v31.2d
    trn1 v28.4s, v12.4s, v13.4s
    trn2 v29.4s, v12.4s, v13.4s
    trn1 v30.4s, v14.4s, v15.4s
    trn2 v31.4s, v14.4s, v15.4s
    trn1 v12.2d, v28.2d, v30.2d
    trn1 v13.2d, v29.2d, v31.2d
    trn2 v14.2d, v28.2d, v30.2d
    trn2 v15.2d, v29.2d, v31.2d
    ldp q28, q29, [x3]
    ldp q30, q31, [x3, #32]
    add v0.4s, v0.4s, v28.4s
    add v1.4s, v1.4s, v28.4s
    add v2.4s, v2.4s, v28.4s
    add v3.4s, v3.4s, v28.4s
    add v16.4s, v16.4s, v28.4s
    add v20.4s, v20.4s, v28.4s
    add v24.4s, v24.4s, v28.4s
    add v4.4s, v4.4s, v29.4s
    add v5.4s, v5.4s, v29.4s
    add v6.4s, v6.4s, v29.4s
    add v7.4s, v7.4s, v29.4s
    add v17.4s, v17.4s, v29.4s
    add v21.4s, v21.4s, v29.4s
    add v25.4s, v25.4s, v29.4s
    add v8.4s, v8.4s, v30.4s
    add v9.4s, v9.4s, v30.4s
    add v10.4s, v10.4s, v30.4s
    add v11.4s, v11.4s, v30.4s
    add v18.4s, v18.4s, v30.4s
    add v22.4s, v22.4s, v30.4s
    add v26.4s, v26.4s, v30.4s
    mov v31.s[0], w5
    ldr q28, [x4, #32]
    add v12.4s, v12.4s, v31.4s
    add v31.4s, v31.4s, v28.4s
    add v13.4s, v13.4s, v31.4s
    add v31.4s, v31.4s, v28.4s
    add v14.4s, v14.4s, v31.4s
    add v31.4s, v31.4s, v28.4s
    add v15.4s, v15.4s, v31.4s
    add v31.4s, v31.4s, v28.4s
    add v19.4s, v19.4s, v31.4s
    add v31.4s, v31.4s, v28.4s
    add v23.4s, v23.4s, v31.4s
    add v31.4s, v31.4s, v28.4s
    add v27.4s, v27.4s, v31.4s
    add v31.4s, v31.4s, v28.4s
    ldp q28, q29, [x1]
    eor v0.16b, v0.16b, v28.16b
    eor v4.16b, v4.16b, v29.16b
    stp q0, q4, [x0]
    ldp q30, q31, [x1, #32]
    eor v8.16b, v8.16b, v30.16b
    eor v12.16b, v12.16b, v31.16b
    stp q8, q12, [x0, #32]
    ldp q28, q29, [x1, #64]
    eor v1.16b, v1.16b, v28.16b
    eor v5.16b, v5.16b, v29.16b
    stp q1, q5, [x0, #64]
    ldp q30, q31, [x1, #96]
    eor v9.16b, v9.16b, v30.16b
    eor v13.16b, v13.16b, v31.16b
    stp q9, q13, [x0, #96]
    ldp q28, q29, [x1, #128]
    eor v2.16b, v2.16b, v28.16b
    eor v6.16b, v6.16b, v29.16b
    stp q2, q6, [x0, #128]
    ldp q30, q31, [x1, #160]
    eor v10.16b, v10.16b, v30.16b
    eor v14.16b, v14.16b, v31.16b
    stp q10, q14, [x0, #160]
    ldp q28, q29, [x1, #192]
    eor v3.16b, v3.16b, v28.16b
    eor v7.16b, v7.16b, v29.16b
    stp q3, q7, [x0, #192]
    ldp q30, q31, [x1, #224]
    eor v11.16b, v11.16b, v30.16b
    eor v15.16b, v15.16b, v31.16b
    stp q11, q15, [x0, #224]
    ldp q28, q29, [x1, #256]
    eor v16.16b, v16.16b, v28.16b
    eor v17.16b, v17.16b, v29.16b
    stp q16, q17, [x0, #256]
    ldp q30, q31, [x1, #288]
    eor v18.16b, v18.16b, v30.16b
    eor v19.16b, v19.16b, v31.16b
    stp q18, q19, [x0, #288]
    ldp q28, q29, [x1, #320]
    eor v20.16b, v20.16b, v28.16b
    eor v21.16b, v21.16b, v29.16b
    stp q20, q21, [x0, #320]
    ldp q30, q31, [x1, #352]
    eor v22.16b, v22.16b, v30.16b
    eor v23.16b, v23.16b, v31.16b
    stp q22, q23, [x0, #352]
    ldp q28, q29, [x1, #384]
    eor v24.16b, v24.16b, v28.16b
    eor v25.16b, v25.16b, v29.16b
    stp q24, q25, [x0, #384]
    ldp q30, q31, [x1, #416]
    eor v26.16b, v26.16b, v30.16b
    eor v27.16b, v27.16b, v31.16b
    stp q26, q27, [x0, #416]
    add x1, x1, #448
    add x0, x0, #448
    sub x2, x2, #448
    add w5, w5, #7
    cmp x2, #448
    b.hs 2b
3:
    stp x7, x8, [x3, #64]
    str x9, [x3, #80]
// leave no secret
    ldp x19, x20, [sp]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp d8, d9, [sp, #64]
    ldp d10, d11, [sp, #80]
    ldp d12, d13, [sp, #96]
    ldp d14, d15, [sp, #112]
    add sp, sp, #128
    .cfi_def_cfa sp, 0
    .cfi_restore x19
    .cfi_restore x20
    .cfi_restore x21
    .cfi_restore x22
    .cfi_restore x23
    .cfi_restore x24
    .cfi_restore x25
    .cfi_restore x26
    .cfi_restore d8
    .cfi_restore d9
    .cfi_restore d10
    .cfi_restore d11
    .cfi_restore d12
    .cfi_restore d13
    .cfi_restore d14
    .cfi_restore d15
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
