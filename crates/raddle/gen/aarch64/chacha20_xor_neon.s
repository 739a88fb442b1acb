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
    ldr w5, [x3, #48]
// 8 blocks a turn: 4 by columns, 2 by rows, 2 in general-purpose registers, staggered by 6
    cmp x2, #512
    b.lo 3f
2:
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
    add w6, w5, #2
    dup v12.4s, w6
    ldr q28, [x4, #16]
    add v12.4s, v12.4s, v28.4s
    ldp q16, q17, [x3]
    ldp q18, q19, [x3, #32]
    add w6, w5, #6
    mov v19.s[0], w6
    ldp q20, q21, [x3]
    ldp q22, q23, [x3, #32]
    add w6, w5, #7
    mov v23.s[0], w6
    ldr q28, [x4]
    movz x25, #2
4:
    ldp w7, w8, [x3]
    ldp w9, w10, [x3, #8]
    ldp w11, w12, [x3, #16]
    ldp w13, w14, [x3, #24]
    ldp w15, w16, [x3, #32]
    ldp w17, w19, [x3, #40]
    ldp w20, w21, [x3, #48]
    ldp w22, w23, [x3, #56]
    mov w20, w5
    movz x6, #5
5:
    add v0.4s, v0.4s, v4.4s
    add v1.4s, v1.4s, v5.4s
    add v2.4s, v2.4s, v6.4s
    add v3.4s, v3.4s, v7.4s
    eor v12.16b, v12.16b, v0.16b
    rev32 v12.8h, v12.8h
    eor v13.16b, v13.16b, v1.16b
    rev32 v13.8h, v13.8h
    add v16.4s, v16.4s, v17.4s
    eor v14.16b, v14.16b, v2.16b
    rev32 v14.8h, v14.8h
    eor v15.16b, v15.16b, v3.16b
    rev32 v15.8h, v15.8h
    add v8.4s, v8.4s, v12.4s
    eor v19.16b, v19.16b, v16.16b
    rev32 v19.8h, v19.8h
    add v20.4s, v20.4s, v21.4s
    add w7, w7, w11
    add v9.4s, v9.4s, v13.4s
    add w8, w8, w12
    add w9, w9, w13
    add v10.4s, v10.4s, v14.4s
    add w10, w10, w14
    eor w20, w20, w7
    ror w20, w20, #16
    add v11.4s, v11.4s, v15.4s
    add v18.4s, v18.4s, v19.4s
    eor v23.16b, v23.16b, v20.16b
    rev32 v23.8h, v23.8h
    eor w21, w21, w8
    ror w21, w21, #16
    eor w22, w22, w9
    ror w22, w22, #16
    eor v29.16b, v4.16b, v8.16b
    ushr v4.4s, v29.4s, #20
    sli v4.4s, v29.4s, #12
    eor w23, w23, w10
    ror w23, w23, #16
    add w15, w15, w20
    eor v29.16b, v5.16b, v9.16b
    ushr v5.4s, v29.4s, #20
    sli v5.4s, v29.4s, #12
    add w16, w16, w21
    add w17, w17, w22
    eor v29.16b, v6.16b, v10.16b
    ushr v6.4s, v29.4s, #20
    sli v6.4s, v29.4s, #12
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #20
    sli v17.4s, v30.4s, #12
    add v22.4s, v22.4s, v23.4s
    add w19, w19, w23
    eor w11, w11, w15
    ror w11, w11, #20
    eor v29.16b, v7.16b, v11.16b
    ushr v7.4s, v29.4s, #20
    sli v7.4s, v29.4s, #12
    eor w12, w12, w16
    ror w12, w12, #20
    eor w13, w13, w17
    ror w13, w13, #20
    add v0.4s, v0.4s, v4.4s
    eor w14, w14, w19
    ror w14, w14, #20
    add w7, w7, w11
    add v1.4s, v1.4s, v5.4s
    add v16.4s, v16.4s, v17.4s
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #20
    sli v21.4s, v31.4s, #12
    add w8, w8, w12
    add w9, w9, w13
    add v2.4s, v2.4s, v6.4s
    add w10, w10, w14
    eor w20, w20, w7
    ror w20, w20, #24
    add v3.4s, v3.4s, v7.4s
    eor w21, w21, w8
    ror w21, w21, #24
    eor v19.16b, v19.16b, v16.16b
    tbl v19.16b, {v19.16b}, v28.16b
    eor w22, w22, w9
    ror w22, w22, #24
    eor v12.16b, v12.16b, v0.16b
    tbl v12.16b, {v12.16b}, v28.16b
    add v20.4s, v20.4s, v21.4s
    eor w23, w23, w10
    ror w23, w23, #24
    add w15, w15, w20
    eor v13.16b, v13.16b, v1.16b
    tbl v13.16b, {v13.16b}, v28.16b
    add w16, w16, w21
    add w17, w17, w22
    eor v14.16b, v14.16b, v2.16b
    tbl v14.16b, {v14.16b}, v28.16b
    add w19, w19, w23
    add v18.4s, v18.4s, v19.4s
    eor v23.16b, v23.16b, v20.16b
    tbl v23.16b, {v23.16b}, v28.16b
    eor w11, w11, w15
    ror w11, w11, #25
    eor v15.16b, v15.16b, v3.16b
    tbl v15.16b, {v15.16b}, v28.16b
    eor w12, w12, w16
    ror w12, w12, #25
    eor w13, w13, w17
    ror w13, w13, #25
    add v8.4s, v8.4s, v12.4s
    eor w14, w14, w19
    ror w14, w14, #25
    add w7, w7, w12
    add v9.4s, v9.4s, v13.4s
    add w8, w8, w13
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #25
    sli v17.4s, v30.4s, #7
    add v22.4s, v22.4s, v23.4s
    add w9, w9, w14
    add v10.4s, v10.4s, v14.4s
    add w10, w10, w11
    eor w23, w23, w7
    ror w23, w23, #16
    add v11.4s, v11.4s, v15.4s
    eor w20, w20, w8
    ror w20, w20, #16
    eor w21, w21, w9
    ror w21, w21, #16
    eor v29.16b, v4.16b, v8.16b
    ushr v4.4s, v29.4s, #25
    sli v4.4s, v29.4s, #7
    eor w22, w22, w10
    ror w22, w22, #16
    ext v16.16b, v16.16b, v16.16b, #12
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #25
    sli v21.4s, v31.4s, #7
    add w17, w17, w23
    eor v29.16b, v5.16b, v9.16b
    ushr v5.4s, v29.4s, #25
    sli v5.4s, v29.4s, #7
    add w19, w19, w20
    add w15, w15, w21
    eor v29.16b, v6.16b, v10.16b
    ushr v6.4s, v29.4s, #25
    sli v6.4s, v29.4s, #7
    add w16, w16, w22
    eor w12, w12, w17
    ror w12, w12, #20
    eor v29.16b, v7.16b, v11.16b
    ushr v7.4s, v29.4s, #25
    sli v7.4s, v29.4s, #7
    eor w13, w13, w19
    ror w13, w13, #20
    ext v19.16b, v19.16b, v19.16b, #8
    ext v20.16b, v20.16b, v20.16b, #12
    eor w14, w14, w15
    ror w14, w14, #20
    add v0.4s, v0.4s, v5.4s
    eor w11, w11, w16
    ror w11, w11, #20
    add w7, w7, w12
    add v1.4s, v1.4s, v6.4s
    add w8, w8, w13
    add w9, w9, w14
    add v2.4s, v2.4s, v7.4s
    ext v18.16b, v18.16b, v18.16b, #4
    add w10, w10, w11
    ext v23.16b, v23.16b, v23.16b, #8
    eor w23, w23, w7
    ror w23, w23, #24
    add v3.4s, v3.4s, v4.4s
    eor w20, w20, w8
    ror w20, w20, #24
    eor w21, w21, w9
    ror w21, w21, #24
    eor v15.16b, v15.16b, v0.16b
    rev32 v15.8h, v15.8h
    eor w22, w22, w10
    ror w22, w22, #24
    add w17, w17, w23
    eor v12.16b, v12.16b, v1.16b
    rev32 v12.8h, v12.8h
    add v16.4s, v16.4s, v17.4s
    ext v22.16b, v22.16b, v22.16b, #4
    add w19, w19, w20
    add w15, w15, w21
    eor v13.16b, v13.16b, v2.16b
    rev32 v13.8h, v13.8h
    add w16, w16, w22
    eor w12, w12, w17
    ror w12, w12, #25
    eor v14.16b, v14.16b, v3.16b
    rev32 v14.8h, v14.8h
    eor w13, w13, w19
    ror w13, w13, #25
    eor w14, w14, w15
    ror w14, w14, #25
    add v10.4s, v10.4s, v15.4s
    eor v19.16b, v19.16b, v16.16b
    rev32 v19.8h, v19.8h
    add v20.4s, v20.4s, v21.4s
    eor w11, w11, w16
    ror w11, w11, #25
    add w7, w7, w11
    add v11.4s, v11.4s, v12.4s
    add w8, w8, w12
    add w9, w9, w13
    add v8.4s, v8.4s, v13.4s
    add w10, w10, w14
    eor w20, w20, w7
    ror w20, w20, #16
    add v9.4s, v9.4s, v14.4s
    add v18.4s, v18.4s, v19.4s
    eor v23.16b, v23.16b, v20.16b
    rev32 v23.8h, v23.8h
    eor w21, w21, w8
    ror w21, w21, #16
    eor w22, w22, w9
    ror w22, w22, #16
    eor v29.16b, v5.16b, v10.16b
    ushr v5.4s, v29.4s, #20
    sli v5.4s, v29.4s, #12
    eor w23, w23, w10
    ror w23, w23, #16
    add w15, w15, w20
    eor v29.16b, v6.16b, v11.16b
    ushr v6.4s, v29.4s, #20
    sli v6.4s, v29.4s, #12
    add w16, w16, w21
    add w17, w17, w22
    eor v29.16b, v7.16b, v8.16b
    ushr v7.4s, v29.4s, #20
    sli v7.4s, v29.4s, #12
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #20
    sli v17.4s, v30.4s, #12
    add v22.4s, v22.4s, v23.4s
    add w19, w19, w23
    eor w11, w11, w15
    ror w11, w11, #20
    eor v29.16b, v4.16b, v9.16b
    ushr v4.4s, v29.4s, #20
    sli v4.4s, v29.4s, #12
    eor w12, w12, w16
    ror w12, w12, #20
    eor w13, w13, w17
    ror w13, w13, #20
    add v0.4s, v0.4s, v5.4s
    eor w14, w14, w19
    ror w14, w14, #20
    add w7, w7, w11
    add v1.4s, v1.4s, v6.4s
    add v16.4s, v16.4s, v17.4s
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #20
    sli v21.4s, v31.4s, #12
    add w8, w8, w12
    add w9, w9, w13
    add v2.4s, v2.4s, v7.4s
    add w10, w10, w14
    eor w20, w20, w7
    ror w20, w20, #24
    add v3.4s, v3.4s, v4.4s
    eor w21, w21, w8
    ror w21, w21, #24
    eor v19.16b, v19.16b, v16.16b
    tbl v19.16b, {v19.16b}, v28.16b
    eor w22, w22, w9
    ror w22, w22, #24
    eor v15.16b, v15.16b, v0.16b
    tbl v15.16b, {v15.16b}, v28.16b
    add v20.4s, v20.4s, v21.4s
    eor w23, w23, w10
    ror w23, w23, #24
    add w15, w15, w20
    eor v12.16b, v12.16b, v1.16b
    tbl v12.16b, {v12.16b}, v28.16b
    add w16, w16, w21
    add w17, w17, w22
    eor v13.16b, v13.16b, v2.16b
    tbl v13.16b, {v13.16b}, v28.16b
    add w19, w19, w23
    add v18.4s, v18.4s, v19.4s
    eor v23.16b, v23.16b, v20.16b
    tbl v23.16b, {v23.16b}, v28.16b
    eor w11, w11, w15
    ror w11, w11, #25
    eor v14.16b, v14.16b, v3.16b
    tbl v14.16b, {v14.16b}, v28.16b
    eor w12, w12, w16
    ror w12, w12, #25
    eor w13, w13, w17
    ror w13, w13, #25
    add v10.4s, v10.4s, v15.4s
    eor w14, w14, w19
    ror w14, w14, #25
    add w7, w7, w12
    add v11.4s, v11.4s, v12.4s
    add w8, w8, w13
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #25
    sli v17.4s, v30.4s, #7
    add v22.4s, v22.4s, v23.4s
    add w9, w9, w14
    add v8.4s, v8.4s, v13.4s
    add w10, w10, w11
    eor w23, w23, w7
    ror w23, w23, #16
    add v9.4s, v9.4s, v14.4s
    eor w20, w20, w8
    ror w20, w20, #16
    eor w21, w21, w9
    ror w21, w21, #16
    eor v29.16b, v5.16b, v10.16b
    ushr v5.4s, v29.4s, #25
    sli v5.4s, v29.4s, #7
    eor w22, w22, w10
    ror w22, w22, #16
    ext v16.16b, v16.16b, v16.16b, #4
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #25
    sli v21.4s, v31.4s, #7
    add w17, w17, w23
    eor v29.16b, v6.16b, v11.16b
    ushr v6.4s, v29.4s, #25
    sli v6.4s, v29.4s, #7
    add w19, w19, w20
    add w15, w15, w21
    eor v29.16b, v7.16b, v8.16b
    ushr v7.4s, v29.4s, #25
    sli v7.4s, v29.4s, #7
    add w16, w16, w22
    eor w12, w12, w17
    ror w12, w12, #20
    eor v29.16b, v4.16b, v9.16b
    ushr v4.4s, v29.4s, #25
    sli v4.4s, v29.4s, #7
    eor w13, w13, w19
    ror w13, w13, #20
    ext v19.16b, v19.16b, v19.16b, #8
    ext v20.16b, v20.16b, v20.16b, #4
    eor w14, w14, w15
    ror w14, w14, #20
    eor w11, w11, w16
    ror w11, w11, #20
    add w7, w7, w12
    add w8, w8, w13
    add w9, w9, w14
    ext v18.16b, v18.16b, v18.16b, #12
    add w10, w10, w11
    ext v23.16b, v23.16b, v23.16b, #8
    eor w23, w23, w7
    ror w23, w23, #24
    eor w20, w20, w8
    ror w20, w20, #24
    eor w21, w21, w9
    ror w21, w21, #24
    eor w22, w22, w10
    ror w22, w22, #24
    add w17, w17, w23
    ext v22.16b, v22.16b, v22.16b, #12
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
    b.ne 5b
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
    subs x25, x25, #1
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
    add v4.4s, v4.4s, v29.4s
    add v5.4s, v5.4s, v29.4s
    add v6.4s, v6.4s, v29.4s
    add v7.4s, v7.4s, v29.4s
    add v17.4s, v17.4s, v29.4s
    add v21.4s, v21.4s, v29.4s
    add v8.4s, v8.4s, v30.4s
    add v9.4s, v9.4s, v30.4s
    add v10.4s, v10.4s, v30.4s
    add v11.4s, v11.4s, v30.4s
    add v18.4s, v18.4s, v30.4s
    add v22.4s, v22.4s, v30.4s
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
    add x1, x1, #384
    add x0, x0, #384
    sub x2, x2, #384
    add w5, w5, #6
    cmp x2, #512
    b.hs 2b
3:
// the same once more, for a rest that is more than what follows can take
    cmp x2, #321
    b.lo 6f
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
    add w6, w5, #2
    dup v12.4s, w6
    ldr q28, [x4, #16]
    add v12.4s, v12.4s, v28.4s
    ldp q16, q17, [x3]
    ldp q18, q19, [x3, #32]
    add w6, w5, #6
    mov v19.s[0], w6
    ldp q20, q21, [x3]
    ldp q22, q23, [x3, #32]
    add w6, w5, #7
    mov v23.s[0], w6
    ldr q28, [x4]
    movz x25, #2
7:
    ldp w7, w8, [x3]
    ldp w9, w10, [x3, #8]
    ldp w11, w12, [x3, #16]
    ldp w13, w14, [x3, #24]
    ldp w15, w16, [x3, #32]
    ldp w17, w19, [x3, #40]
    ldp w20, w21, [x3, #48]
    ldp w22, w23, [x3, #56]
    mov w20, w5
    movz x6, #5
8:
    add v0.4s, v0.4s, v4.4s
    add v1.4s, v1.4s, v5.4s
    add v2.4s, v2.4s, v6.4s
    add v3.4s, v3.4s, v7.4s
    eor v12.16b, v12.16b, v0.16b
    rev32 v12.8h, v12.8h
    eor v13.16b, v13.16b, v1.16b
    rev32 v13.8h, v13.8h
    add v16.4s, v16.4s, v17.4s
    eor v14.16b, v14.16b, v2.16b
    rev32 v14.8h, v14.8h
    eor v15.16b, v15.16b, v3.16b
    rev32 v15.8h, v15.8h
    add v8.4s, v8.4s, v12.4s
    eor v19.16b, v19.16b, v16.16b
    rev32 v19.8h, v19.8h
    add v20.4s, v20.4s, v21.4s
    add w7, w7, w11
    add v9.4s, v9.4s, v13.4s
    add w8, w8, w12
    add w9, w9, w13
    add v10.4s, v10.4s, v14.4s
    add w10, w10, w14
    eor w20, w20, w7
    ror w20, w20, #16
    add v11.4s, v11.4s, v15.4s
    add v18.4s, v18.4s, v19.4s
    eor v23.16b, v23.16b, v20.16b
    rev32 v23.8h, v23.8h
    eor w21, w21, w8
    ror w21, w21, #16
    eor w22, w22, w9
    ror w22, w22, #16
    eor v29.16b, v4.16b, v8.16b
    ushr v4.4s, v29.4s, #20
    sli v4.4s, v29.4s, #12
    eor w23, w23, w10
    ror w23, w23, #16
    add w15, w15, w20
    eor v29.16b, v5.16b, v9.16b
    ushr v5.4s, v29.4s, #20
    sli v5.4s, v29.4s, #12
    add w16, w16, w21
    add w17, w17, w22
    eor v29.16b, v6.16b, v10.16b
    ushr v6.4s, v29.4s, #20
    sli v6.4s, v29.4s, #12
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #20
    sli v17.4s, v30.4s, #12
    add v22.4s, v22.4s, v23.4s
    add w19, w19, w23
    eor w11, w11, w15
    ror w11, w11, #20
    eor v29.16b, v7.16b, v11.16b
    ushr v7.4s, v29.4s, #20
    sli v7.4s, v29.4s, #12
    eor w12, w12, w16
    ror w12, w12, #20
    eor w13, w13, w17
    ror w13, w13, #20
    add v0.4s, v0.4s, v4.4s
    eor w14, w14, w19
    ror w14, w14, #20
    add w7, w7, w11
    add v1.4s, v1.4s, v5.4s
    add v16.4s, v16.4s, v17.4s
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #20
    sli v21.4s, v31.4s, #12
    add w8, w8, w12
    add w9, w9, w13
    add v2.4s, v2.4s, v6.4s
    add w10, w10, w14
    eor w20, w20, w7
    ror w20, w20, #24
    add v3.4s, v3.4s, v7.4s
    eor w21, w21, w8
    ror w21, w21, #24
    eor v19.16b, v19.16b, v16.16b
    tbl v19.16b, {v19.16b}, v28.16b
    eor w22, w22, w9
    ror w22, w22, #24
    eor v12.16b, v12.16b, v0.16b
    tbl v12.16b, {v12.16b}, v28.16b
    add v20.4s, v20.4s, v21.4s
    eor w23, w23, w10
    ror w23, w23, #24
    add w15, w15, w20
    eor v13.16b, v13.16b, v1.16b
    tbl v13.16b, {v13.16b}, v28.16b
    add w16, w16, w21
    add w17, w17, w22
    eor v14.16b, v14.16b, v2.16b
    tbl v14.16b, {v14.16b}, v28.16b
    add w19, w19, w23
    add v18.4s, v18.4s, v19.4s
    eor v23.16b, v23.16b, v20.16b
    tbl v23.16b, {v23.16b}, v28.16b
    eor w11, w11, w15
    ror w11, w11, #25
    eor v15.16b, v15.16b, v3.16b
    tbl v15.16b, {v15.16b}, v28.16b
    eor w12, w12, w16
    ror w12, w12, #25
    eor w13, w13, w17
    ror w13, w13, #25
    add v8.4s, v8.4s, v12.4s
    eor w14, w14, w19
    ror w14, w14, #25
    add w7, w7, w12
    add v9.4s, v9.4s, v13.4s
    add w8, w8, w13
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #25
    sli v17.4s, v30.4s, #7
    add v22.4s, v22.4s, v23.4s
    add w9, w9, w14
    add v10.4s, v10.4s, v14.4s
    add w10, w10, w11
    eor w23, w23, w7
    ror w23, w23, #16
    add v11.4s, v11.4s, v15.4s
    eor w20, w20, w8
    ror w20, w20, #16
    eor w21, w21, w9
    ror w21, w21, #16
    eor v29.16b, v4.16b, v8.16b
    ushr v4.4s, v29.4s, #25
    sli v4.4s, v29.4s, #7
    eor w22, w22, w10
    ror w22, w22, #16
    ext v16.16b, v16.16b, v16.16b, #12
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #25
    sli v21.4s, v31.4s, #7
    add w17, w17, w23
    eor v29.16b, v5.16b, v9.16b
    ushr v5.4s, v29.4s, #25
    sli v5.4s, v29.4s, #7
    add w19, w19, w20
    add w15, w15, w21
    eor v29.16b, v6.16b, v10.16b
    ushr v6.4s, v29.4s, #25
    sli v6.4s, v29.4s, #7
    add w16, w16, w22
    eor w12, w12, w17
    ror w12, w12, #20
    eor v29.16b, v7.16b, v11.16b
    ushr v7.4s, v29.4s, #25
    sli v7.4s, v29.4s, #7
    eor w13, w13, w19
    ror w13, w13, #20
    ext v19.16b, v19.16b, v19.16b, #8
    ext v20.16b, v20.16b, v20.16b, #12
    eor w14, w14, w15
    ror w14, w14, #20
    add v0.4s, v0.4s, v5.4s
    eor w11, w11, w16
    ror w11, w11, #20
    add w7, w7, w12
    add v1.4s, v1.4s, v6.4s
    add w8, w8, w13
    add w9, w9, w14
    add v2.4s, v2.4s, v7.4s
    ext v18.16b, v18.16b, v18.16b, #4
    add w10, w10, w11
    ext v23.16b, v23.16b, v23.16b, #8
    eor w23, w23, w7
    ror w23, w23, #24
    add v3.4s, v3.4s, v4.4s
    eor w20, w20, w8
    ror w20, w20, #24
    eor w21, w21, w9
    ror w21, w21, #24
    eor v15.16b, v15.16b, v0.16b
    rev32 v15.8h, v15.8h
    eor w22, w22, w10
    ror w22, w22, #24
    add w17, w17, w23
    eor v12.16b, v12.16b, v1.16b
    rev32 v12.8h, v12.8h
    add v16.4s, v16.4s, v17.4s
    ext v22.16b, v22.16b, v22.16b, #4
    add w19, w19, w20
    add w15, w15, w21
    eor v13.16b, v13.16b, v2.16b
    rev32 v13.8h, v13.8h
    add w16, w16, w22
    eor w12, w12, w17
    ror w12, w12, #25
    eor v14.16b, v14.16b, v3.16b
    rev32 v14.8h, v14.8h
    eor w13, w13, w19
    ror w13, w13, #25
    eor w14, w14, w15
    ror w14, w14, #25
    add v10.4s, v10.4s, v15.4s
    eor v19.16b, v19.16b, v16.16b
    rev32 v19.8h, v19.8h
    add v20.4s, v20.4s, v21.4s
    eor w11, w11, w16
    ror w11, w11, #25
    add w7, w7, w11
    add v11.4s, v11.4s, v12.4s
    add w8, w8, w12
    add w9, w9, w13
    add v8.4s, v8.4s, v13.4s
    add w10, w10, w14
    eor w20, w20, w7
    ror w20, w20, #16
    add v9.4s, v9.4s, v14.4s
    add v18.4s, v18.4s, v19.4s
    eor v23.16b, v23.16b, v20.16b
    rev32 v23.8h, v23.8h
    eor w21, w21, w8
    ror w21, w21, #16
    eor w22, w22, w9
    ror w22, w22, #16
    eor v29.16b, v5.16b, v10.16b
    ushr v5.4s, v29.4s, #20
    sli v5.4s, v29.4s, #12
    eor w23, w23, w10
    ror w23, w23, #16
    add w15, w15, w20
    eor v29.16b, v6.16b, v11.16b
    ushr v6.4s, v29.4s, #20
    sli v6.4s, v29.4s, #12
    add w16, w16, w21
    add w17, w17, w22
    eor v29.16b, v7.16b, v8.16b
    ushr v7.4s, v29.4s, #20
    sli v7.4s, v29.4s, #12
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #20
    sli v17.4s, v30.4s, #12
    add v22.4s, v22.4s, v23.4s
    add w19, w19, w23
    eor w11, w11, w15
    ror w11, w11, #20
    eor v29.16b, v4.16b, v9.16b
    ushr v4.4s, v29.4s, #20
    sli v4.4s, v29.4s, #12
    eor w12, w12, w16
    ror w12, w12, #20
    eor w13, w13, w17
    ror w13, w13, #20
    add v0.4s, v0.4s, v5.4s
    eor w14, w14, w19
    ror w14, w14, #20
    add w7, w7, w11
    add v1.4s, v1.4s, v6.4s
    add v16.4s, v16.4s, v17.4s
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #20
    sli v21.4s, v31.4s, #12
    add w8, w8, w12
    add w9, w9, w13
    add v2.4s, v2.4s, v7.4s
    add w10, w10, w14
    eor w20, w20, w7
    ror w20, w20, #24
    add v3.4s, v3.4s, v4.4s
    eor w21, w21, w8
    ror w21, w21, #24
    eor v19.16b, v19.16b, v16.16b
    tbl v19.16b, {v19.16b}, v28.16b
    eor w22, w22, w9
    ror w22, w22, #24
    eor v15.16b, v15.16b, v0.16b
    tbl v15.16b, {v15.16b}, v28.16b
    add v20.4s, v20.4s, v21.4s
    eor w23, w23, w10
    ror w23, w23, #24
    add w15, w15, w20
    eor v12.16b, v12.16b, v1.16b
    tbl v12.16b, {v12.16b}, v28.16b
    add w16, w16, w21
    add w17, w17, w22
    eor v13.16b, v13.16b, v2.16b
    tbl v13.16b, {v13.16b}, v28.16b
    add w19, w19, w23
    add v18.4s, v18.4s, v19.4s
    eor v23.16b, v23.16b, v20.16b
    tbl v23.16b, {v23.16b}, v28.16b
    eor w11, w11, w15
    ror w11, w11, #25
    eor v14.16b, v14.16b, v3.16b
    tbl v14.16b, {v14.16b}, v28.16b
    eor w12, w12, w16
    ror w12, w12, #25
    eor w13, w13, w17
    ror w13, w13, #25
    add v10.4s, v10.4s, v15.4s
    eor w14, w14, w19
    ror w14, w14, #25
    add w7, w7, w12
    add v11.4s, v11.4s, v12.4s
    add w8, w8, w13
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #25
    sli v17.4s, v30.4s, #7
    add v22.4s, v22.4s, v23.4s
    add w9, w9, w14
    add v8.4s, v8.4s, v13.4s
    add w10, w10, w11
    eor w23, w23, w7
    ror w23, w23, #16
    add v9.4s, v9.4s, v14.4s
    eor w20, w20, w8
    ror w20, w20, #16
    eor w21, w21, w9
    ror w21, w21, #16
    eor v29.16b, v5.16b, v10.16b
    ushr v5.4s, v29.4s, #25
    sli v5.4s, v29.4s, #7
    eor w22, w22, w10
    ror w22, w22, #16
    ext v16.16b, v16.16b, v16.16b, #4
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #25
    sli v21.4s, v31.4s, #7
    add w17, w17, w23
    eor v29.16b, v6.16b, v11.16b
    ushr v6.4s, v29.4s, #25
    sli v6.4s, v29.4s, #7
    add w19, w19, w20
    add w15, w15, w21
    eor v29.16b, v7.16b, v8.16b
    ushr v7.4s, v29.4s, #25
    sli v7.4s, v29.4s, #7
    add w16, w16, w22
    eor w12, w12, w17
    ror w12, w12, #20
    eor v29.16b, v4.16b, v9.16b
    ushr v4.4s, v29.4s, #25
    sli v4.4s, v29.4s, #7
    eor w13, w13, w19
    ror w13, w13, #20
    ext v19.16b, v19.16b, v19.16b, #8
    ext v20.16b, v20.16b, v20.16b, #4
    eor w14, w14, w15
    ror w14, w14, #20
    eor w11, w11, w16
    ror w11, w11, #20
    add w7, w7, w12
    add w8, w8, w13
    add w9, w9, w14
    ext v18.16b, v18.16b, v18.16b, #12
    add w10, w10, w11
    ext v23.16b, v23.16b, v23.16b, #8
    eor w23, w23, w7
    ror w23, w23, #24
    eor w20, w20, w8
    ror w20, w20, #24
    eor w21, w21, w9
    ror w21, w21, #24
    eor w22, w22, w10
    ror w22, w22, #24
    add w17, w17, w23
    ext v22.16b, v22.16b, v22.16b, #12
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
    b.ne 8b
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
    subs x25, x25, #1
    b.ne 7b
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
    add v4.4s, v4.4s, v29.4s
    add v5.4s, v5.4s, v29.4s
    add v6.4s, v6.4s, v29.4s
    add v7.4s, v7.4s, v29.4s
    add v17.4s, v17.4s, v29.4s
    add v21.4s, v21.4s, v29.4s
    add v8.4s, v8.4s, v30.4s
    add v9.4s, v9.4s, v30.4s
    add v10.4s, v10.4s, v30.4s
    add v11.4s, v11.4s, v30.4s
    add v18.4s, v18.4s, v30.4s
    add v22.4s, v22.4s, v30.4s
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
    add x1, x1, #192
    add x0, x0, #192
    sub x2, x2, #192
    add w5, w5, #3
    cmp x2, #64
    b.lo 9f
    ldp q28, q29, [x1]
    eor v3.16b, v3.16b, v28.16b
    eor v7.16b, v7.16b, v29.16b
    stp q3, q7, [x0]
    ldp q30, q31, [x1, #32]
    eor v11.16b, v11.16b, v30.16b
    eor v15.16b, v15.16b, v31.16b
    stp q11, q15, [x0, #32]
    add x1, x1, #64
    add x0, x0, #64
    sub x2, x2, #64
    add w5, w5, #1
    mov v3.16b, v16.16b
    mov v7.16b, v17.16b
    mov v11.16b, v18.16b
    mov v15.16b, v19.16b
    cmp x2, #64
    b.lo 12f
    ldp q28, q29, [x1]
    eor v3.16b, v3.16b, v28.16b
    eor v7.16b, v7.16b, v29.16b
    stp q3, q7, [x0]
    ldp q30, q31, [x1, #32]
    eor v11.16b, v11.16b, v30.16b
    eor v15.16b, v15.16b, v31.16b
    stp q11, q15, [x0, #32]
    add x1, x1, #64
    add x0, x0, #64
    sub x2, x2, #64
    add w5, w5, #1
    mov v3.16b, v20.16b
    mov v7.16b, v21.16b
    mov v11.16b, v22.16b
    mov v15.16b, v23.16b
    cmp x2, #64
    b.lo 13f
    ldp q28, q29, [x1]
    eor v3.16b, v3.16b, v28.16b
    eor v7.16b, v7.16b, v29.16b
    stp q3, q7, [x0]
    ldp q30, q31, [x1, #32]
    eor v11.16b, v11.16b, v30.16b
    eor v15.16b, v15.16b, v31.16b
    stp q11, q15, [x0, #32]
    add x1, x1, #64
    add x0, x0, #64
    sub x2, x2, #64
    add w5, w5, #1
13:
12:
9:
    tst x2, #(1 << 5)
    b.eq 14f
    ldp q28, q29, [x1]
    eor v3.16b, v3.16b, v28.16b
    eor v7.16b, v7.16b, v29.16b
    stp q3, q7, [x0]
    add x1, x1, #32
    add x0, x0, #32
    mov v3.16b, v11.16b
    mov v7.16b, v15.16b
14:
    tst x2, #(1 << 4)
    b.eq 15f
    ldr q28, [x1]
    eor v28.16b, v28.16b, v3.16b
    str q28, [x0]
    mov v3.16b, v7.16b
    add x1, x1, #16
    add x0, x0, #16
15:
    mov x7, v3.d[0]
    mov x9, v3.d[1]
    tst x2, #(1 << 3)
    b.eq 16f
    ldr x24, [x1]
    eor x24, x24, x7
    str x24, [x0]
    mov x7, x9
    add x1, x1, #8
    add x0, x0, #8
16:
    tst x2, #(1 << 2)
    b.eq 17f
    ldr w24, [x1]
    eor w24, w24, w7
    str w24, [x0]
    lsr x7, x7, #32
    add x1, x1, #4
    add x0, x0, #4
17:
    tst x2, #(1 << 1)
    b.eq 18f
    ldrh w24, [x1]
    eor w24, w24, w7
    strh w24, [x0]
    lsr x7, x7, #16
    add x1, x1, #2
    add x0, x0, #2
18:
    tst x2, #(1 << 0)
    b.eq 19f
    ldrb w24, [x1]
    eor w24, w24, w7
    strb w24, [x0]
19:
    movz x2, #0
6:
// 5 blocks a turn: 4 by columns, 1 in general-purpose registers, round robin
    cmp x2, #129
    b.lo 20f
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
    add w6, w5, #1
    dup v12.4s, w6
    ldr q28, [x4, #16]
    add v12.4s, v12.4s, v28.4s
    ldr q28, [x4]
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
21:
    add v0.4s, v0.4s, v4.4s
    add w7, w7, w11
    add v1.4s, v1.4s, v5.4s
    add w8, w8, w12
    add v2.4s, v2.4s, v6.4s
    add w9, w9, w13
    add v3.4s, v3.4s, v7.4s
    add w10, w10, w14
    eor v12.16b, v12.16b, v0.16b
    rev32 v12.8h, v12.8h
    eor w20, w20, w7
    ror w20, w20, #16
    eor v13.16b, v13.16b, v1.16b
    rev32 v13.8h, v13.8h
    eor w21, w21, w8
    ror w21, w21, #16
    eor v14.16b, v14.16b, v2.16b
    rev32 v14.8h, v14.8h
    eor w22, w22, w9
    ror w22, w22, #16
    eor v15.16b, v15.16b, v3.16b
    rev32 v15.8h, v15.8h
    eor w23, w23, w10
    ror w23, w23, #16
    add v8.4s, v8.4s, v12.4s
    add w15, w15, w20
    add v9.4s, v9.4s, v13.4s
    add w16, w16, w21
    add v10.4s, v10.4s, v14.4s
    add w17, w17, w22
    add v11.4s, v11.4s, v15.4s
    add w19, w19, w23
    eor v29.16b, v4.16b, v8.16b
    ushr v4.4s, v29.4s, #20
    sli v4.4s, v29.4s, #12
    eor w11, w11, w15
    ror w11, w11, #20
    eor v29.16b, v5.16b, v9.16b
    ushr v5.4s, v29.4s, #20
    sli v5.4s, v29.4s, #12
    eor w12, w12, w16
    ror w12, w12, #20
    eor v29.16b, v6.16b, v10.16b
    ushr v6.4s, v29.4s, #20
    sli v6.4s, v29.4s, #12
    eor w13, w13, w17
    ror w13, w13, #20
    eor v29.16b, v7.16b, v11.16b
    ushr v7.4s, v29.4s, #20
    sli v7.4s, v29.4s, #12
    eor w14, w14, w19
    ror w14, w14, #20
    add v0.4s, v0.4s, v4.4s
    add w7, w7, w11
    add v1.4s, v1.4s, v5.4s
    add w8, w8, w12
    add v2.4s, v2.4s, v6.4s
    add w9, w9, w13
    add v3.4s, v3.4s, v7.4s
    add w10, w10, w14
    eor v12.16b, v12.16b, v0.16b
    tbl v12.16b, {v12.16b}, v28.16b
    eor w20, w20, w7
    ror w20, w20, #24
    eor v13.16b, v13.16b, v1.16b
    tbl v13.16b, {v13.16b}, v28.16b
    eor w21, w21, w8
    ror w21, w21, #24
    eor v14.16b, v14.16b, v2.16b
    tbl v14.16b, {v14.16b}, v28.16b
    eor w22, w22, w9
    ror w22, w22, #24
    eor v15.16b, v15.16b, v3.16b
    tbl v15.16b, {v15.16b}, v28.16b
    eor w23, w23, w10
    ror w23, w23, #24
    add v8.4s, v8.4s, v12.4s
    add w15, w15, w20
    add v9.4s, v9.4s, v13.4s
    add w16, w16, w21
    add v10.4s, v10.4s, v14.4s
    add w17, w17, w22
    add v11.4s, v11.4s, v15.4s
    add w19, w19, w23
    eor v29.16b, v4.16b, v8.16b
    ushr v4.4s, v29.4s, #25
    sli v4.4s, v29.4s, #7
    eor w11, w11, w15
    ror w11, w11, #25
    eor v29.16b, v5.16b, v9.16b
    ushr v5.4s, v29.4s, #25
    sli v5.4s, v29.4s, #7
    eor w12, w12, w16
    ror w12, w12, #25
    eor v29.16b, v6.16b, v10.16b
    ushr v6.4s, v29.4s, #25
    sli v6.4s, v29.4s, #7
    eor w13, w13, w17
    ror w13, w13, #25
    eor v29.16b, v7.16b, v11.16b
    ushr v7.4s, v29.4s, #25
    sli v7.4s, v29.4s, #7
    eor w14, w14, w19
    ror w14, w14, #25
    add v0.4s, v0.4s, v5.4s
    add w7, w7, w12
    add v1.4s, v1.4s, v6.4s
    add w8, w8, w13
    add v2.4s, v2.4s, v7.4s
    add w9, w9, w14
    add v3.4s, v3.4s, v4.4s
    add w10, w10, w11
    eor v15.16b, v15.16b, v0.16b
    rev32 v15.8h, v15.8h
    eor w23, w23, w7
    ror w23, w23, #16
    eor v12.16b, v12.16b, v1.16b
    rev32 v12.8h, v12.8h
    eor w20, w20, w8
    ror w20, w20, #16
    eor v13.16b, v13.16b, v2.16b
    rev32 v13.8h, v13.8h
    eor w21, w21, w9
    ror w21, w21, #16
    eor v14.16b, v14.16b, v3.16b
    rev32 v14.8h, v14.8h
    eor w22, w22, w10
    ror w22, w22, #16
    add v10.4s, v10.4s, v15.4s
    add w17, w17, w23
    add v11.4s, v11.4s, v12.4s
    add w19, w19, w20
    add v8.4s, v8.4s, v13.4s
    add w15, w15, w21
    add v9.4s, v9.4s, v14.4s
    add w16, w16, w22
    eor v29.16b, v5.16b, v10.16b
    ushr v5.4s, v29.4s, #20
    sli v5.4s, v29.4s, #12
    eor w12, w12, w17
    ror w12, w12, #20
    eor v29.16b, v6.16b, v11.16b
    ushr v6.4s, v29.4s, #20
    sli v6.4s, v29.4s, #12
    eor w13, w13, w19
    ror w13, w13, #20
    eor v29.16b, v7.16b, v8.16b
    ushr v7.4s, v29.4s, #20
    sli v7.4s, v29.4s, #12
    eor w14, w14, w15
    ror w14, w14, #20
    eor v29.16b, v4.16b, v9.16b
    ushr v4.4s, v29.4s, #20
    sli v4.4s, v29.4s, #12
    eor w11, w11, w16
    ror w11, w11, #20
    add v0.4s, v0.4s, v5.4s
    add w7, w7, w12
    add v1.4s, v1.4s, v6.4s
    add w8, w8, w13
    add v2.4s, v2.4s, v7.4s
    add w9, w9, w14
    add v3.4s, v3.4s, v4.4s
    add w10, w10, w11
    eor v15.16b, v15.16b, v0.16b
    tbl v15.16b, {v15.16b}, v28.16b
    eor w23, w23, w7
    ror w23, w23, #24
    eor v12.16b, v12.16b, v1.16b
    tbl v12.16b, {v12.16b}, v28.16b
    eor w20, w20, w8
    ror w20, w20, #24
    eor v13.16b, v13.16b, v2.16b
    tbl v13.16b, {v13.16b}, v28.16b
    eor w21, w21, w9
    ror w21, w21, #24
    eor v14.16b, v14.16b, v3.16b
    tbl v14.16b, {v14.16b}, v28.16b
    eor w22, w22, w10
    ror w22, w22, #24
    add v10.4s, v10.4s, v15.4s
    add w17, w17, w23
    add v11.4s, v11.4s, v12.4s
    add w19, w19, w20
    add v8.4s, v8.4s, v13.4s
    add w15, w15, w21
    add v9.4s, v9.4s, v14.4s
    add w16, w16, w22
    eor v29.16b, v5.16b, v10.16b
    ushr v5.4s, v29.4s, #25
    sli v5.4s, v29.4s, #7
    eor w12, w12, w17
    ror w12, w12, #25
    eor v29.16b, v6.16b, v11.16b
    ushr v6.4s, v29.4s, #25
    sli v6.4s, v29.4s, #7
    eor w13, w13, w19
    ror w13, w13, #25
    eor v29.16b, v7.16b, v8.16b
    ushr v7.4s, v29.4s, #25
    sli v7.4s, v29.4s, #7
    eor w14, w14, w15
    ror w14, w14, #25
    eor v29.16b, v4.16b, v9.16b
    ushr v4.4s, v29.4s, #25
    sli v4.4s, v29.4s, #7
    eor w11, w11, w16
    ror w11, w11, #25
    subs x6, x6, #1
    b.ne 21b
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
    add v4.4s, v4.4s, v29.4s
    add v5.4s, v5.4s, v29.4s
    add v6.4s, v6.4s, v29.4s
    add v7.4s, v7.4s, v29.4s
    add v8.4s, v8.4s, v30.4s
    add v9.4s, v9.4s, v30.4s
    add v10.4s, v10.4s, v30.4s
    add v11.4s, v11.4s, v30.4s
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
    ldp q28, q29, [x1]
    eor v0.16b, v0.16b, v28.16b
    eor v4.16b, v4.16b, v29.16b
    stp q0, q4, [x0]
    ldp q30, q31, [x1, #32]
    eor v8.16b, v8.16b, v30.16b
    eor v12.16b, v12.16b, v31.16b
    stp q8, q12, [x0, #32]
    add x1, x1, #64
    add x0, x0, #64
    sub x2, x2, #64
    add w5, w5, #1
    cmp x2, #64
    b.lo 22f
    ldp q28, q29, [x1]
    eor v1.16b, v1.16b, v28.16b
    eor v5.16b, v5.16b, v29.16b
    stp q1, q5, [x0]
    ldp q30, q31, [x1, #32]
    eor v9.16b, v9.16b, v30.16b
    eor v13.16b, v13.16b, v31.16b
    stp q9, q13, [x0, #32]
    add x1, x1, #64
    add x0, x0, #64
    sub x2, x2, #64
    add w5, w5, #1
    mov v1.16b, v2.16b
    mov v5.16b, v6.16b
    mov v9.16b, v10.16b
    mov v13.16b, v14.16b
    cmp x2, #64
    b.lo 23f
    ldp q28, q29, [x1]
    eor v1.16b, v1.16b, v28.16b
    eor v5.16b, v5.16b, v29.16b
    stp q1, q5, [x0]
    ldp q30, q31, [x1, #32]
    eor v9.16b, v9.16b, v30.16b
    eor v13.16b, v13.16b, v31.16b
    stp q9, q13, [x0, #32]
    add x1, x1, #64
    add x0, x0, #64
    sub x2, x2, #64
    add w5, w5, #1
    mov v1.16b, v3.16b
    mov v5.16b, v7.16b
    mov v9.16b, v11.16b
    mov v13.16b, v15.16b
    cmp x2, #64
    b.lo 24f
    ldp q28, q29, [x1]
    eor v1.16b, v1.16b, v28.16b
    eor v5.16b, v5.16b, v29.16b
    stp q1, q5, [x0]
    ldp q30, q31, [x1, #32]
    eor v9.16b, v9.16b, v30.16b
    eor v13.16b, v13.16b, v31.16b
    stp q9, q13, [x0, #32]
    add x1, x1, #64
    add x0, x0, #64
    sub x2, x2, #64
    add w5, w5, #1
24:
23:
22:
    tst x2, #(1 << 5)
    b.eq 25f
    ldp q28, q29, [x1]
    eor v1.16b, v1.16b, v28.16b
    eor v5.16b, v5.16b, v29.16b
    stp q1, q5, [x0]
    add x1, x1, #32
    add x0, x0, #32
    mov v1.16b, v9.16b
    mov v5.16b, v13.16b
25:
    tst x2, #(1 << 4)
    b.eq 26f
    ldr q28, [x1]
    eor v28.16b, v28.16b, v1.16b
    str q28, [x0]
    mov v1.16b, v5.16b
    add x1, x1, #16
    add x0, x0, #16
26:
    mov x7, v1.d[0]
    mov x9, v1.d[1]
    tst x2, #(1 << 3)
    b.eq 27f
    ldr x24, [x1]
    eor x24, x24, x7
    str x24, [x0]
    mov x7, x9
    add x1, x1, #8
    add x0, x0, #8
27:
    tst x2, #(1 << 2)
    b.eq 28f
    ldr w24, [x1]
    eor w24, w24, w7
    str w24, [x0]
    lsr x7, x7, #32
    add x1, x1, #4
    add x0, x0, #4
28:
    tst x2, #(1 << 1)
    b.eq 29f
    ldrh w24, [x1]
    eor w24, w24, w7
    strh w24, [x0]
    lsr x7, x7, #16
    add x1, x1, #2
    add x0, x0, #2
29:
    tst x2, #(1 << 0)
    b.eq 30f
    ldrb w24, [x1]
    eor w24, w24, w7
    strb w24, [x0]
30:
    movz x2, #0
20:
// whole blocks
    cmp x2, #64
    b.lo 32f
31:
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
33:
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
    b.ne 33b
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
    b.hs 31b
32:
// the rest of a block
    cmp x2, #1
    b.lo 34f
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
35:
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
    b.ne 35b
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
    b.eq 36f
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
36:
    tst x2, #(1 << 4)
    b.eq 37f
    ldp x6, x24, [x1]
    eor x7, x7, x6
    eor x9, x9, x24
    stp x7, x9, [x0]
    add x1, x1, #16
    add x0, x0, #16
    mov x7, x11
    mov x9, x13
37:
    tst x2, #(1 << 3)
    b.eq 38f
    ldr x24, [x1]
    eor x24, x24, x7
    str x24, [x0]
    mov x7, x9
    add x1, x1, #8
    add x0, x0, #8
38:
    tst x2, #(1 << 2)
    b.eq 39f
    ldr w24, [x1]
    eor w24, w24, w7
    str w24, [x0]
    lsr x7, x7, #32
    add x1, x1, #4
    add x0, x0, #4
39:
    tst x2, #(1 << 1)
    b.eq 40f
    ldrh w24, [x1]
    eor w24, w24, w7
    strh w24, [x0]
    lsr x7, x7, #16
    add x1, x1, #2
    add x0, x0, #2
40:
    tst x2, #(1 << 0)
    b.eq 41f
    ldrb w24, [x1]
    eor w24, w24, w7
    strb w24, [x0]
41:
34:
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
