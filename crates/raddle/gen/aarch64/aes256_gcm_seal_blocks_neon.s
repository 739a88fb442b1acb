    .cfi_startproc
    bti c
    sub sp, sp, #64
    .cfi_def_cfa_offset 64
    stp d8, d9, [sp]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    sub sp, sp, #256
    .cfi_def_cfa_offset 320
    .cfi_offset d8, -64
    .cfi_offset d9, -56
    .cfi_offset d10, -48
    .cfi_offset d11, -40
    .cfi_offset d12, -32
    .cfi_offset d13, -24
    .cfi_offset d14, -16
    .cfi_offset d15, -8
    ldr x6, [x4]
    ldr w7, [x4, #8]
    ldr w8, [x4, #12]
    rev w8, w8
    rev w9, w8
    orr x9, x7, x9, lsl #32
    stp x6, x9, [sp]
    add w8, w8, #1
    rev w9, w8
    orr x9, x7, x9, lsl #32
    stp x6, x9, [sp, #16]
    add w8, w8, #1
    rev w9, w8
    orr x9, x7, x9, lsl #32
    stp x6, x9, [sp, #32]
    add w8, w8, #1
    rev w9, w8
    orr x9, x7, x9, lsl #32
    stp x6, x9, [sp, #48]
    add w8, w8, #1
    rev w9, w8
    orr x9, x7, x9, lsl #32
    stp x6, x9, [sp, #64]
    add w8, w8, #1
    rev w9, w8
    orr x9, x7, x9, lsl #32
    stp x6, x9, [sp, #80]
    add w8, w8, #1
    rev w9, w8
    orr x9, x7, x9, lsl #32
    stp x6, x9, [sp, #96]
    add w8, w8, #1
    rev w9, w8
    orr x9, x7, x9, lsl #32
    stp x6, x9, [sp, #112]
    add w8, w8, #1
    ldp x10, x11, [x3, #224]
    movi v31.16b, #194
    shl v31.2d, v31.2d, #56
    ldr q26, [x4, #32]
    rev64 v26.16b, v26.16b
    mov v15.16b, v26.16b
    movi v8.16b, #0
    movi v9.16b, #0
    movi v10.16b, #0
    movi v11.16b, #0
    movi v12.16b, #0
    movi v13.16b, #0
    movi v14.16b, #0
    movi v26.16b, #0
// 8 blocks a turn, the last round key in general-purpose registers, bytes turned around there, round robin
    cmp x2, #128
    b.lo 3f
2:
    ldp q0, q1, [sp]
    ldp q2, q3, [sp, #32]
    ldp q4, q5, [sp, #64]
    ldp q6, q7, [sp, #96]
    ldp q16, q17, [x3]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    ldp q20, q21, [x3, #448]
    rev w9, w8
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    pmull v22.1q, v9.1d, v20.1d
    orr x9, x7, x9, lsl #32
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    pmull2 v23.1q, v9.2d, v20.2d
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    stp x6, x9, [sp]
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    pmull v24.1q, v9.1d, v21.1d
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    pmull2 v25.1q, v9.2d, v21.2d
    add w8, w8, #1
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    eor v18.16b, v22.16b, v23.16b
    rev w9, w8
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    eor v19.16b, v24.16b, v25.16b
    orr x9, x7, x9, lsl #32
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    ldp q20, q21, [x3, #416]
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    stp x6, x9, [sp, #16]
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    pmull v22.1q, v10.1d, v20.1d
    add w8, w8, #1
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    pmull2 v23.1q, v10.2d, v20.2d
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    rev w9, w8
    ldp q16, q17, [x3, #32]
    pmull v24.1q, v10.1d, v21.1d
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    orr x9, x7, x9, lsl #32
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    pmull2 v25.1q, v10.2d, v21.2d
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    eor v22.16b, v22.16b, v23.16b
    stp x6, x9, [sp, #32]
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    eor v24.16b, v24.16b, v25.16b
    add w8, w8, #1
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    eor v18.16b, v18.16b, v22.16b
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    rev w9, w8
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    eor v19.16b, v19.16b, v24.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    ldp q20, q21, [x3, #384]
    orr x9, x7, x9, lsl #32
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    stp x6, x9, [sp, #48]
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    pmull v22.1q, v11.1d, v20.1d
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    add w8, w8, #1
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    pmull2 v23.1q, v11.2d, v20.2d
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    pmull v24.1q, v11.1d, v21.1d
    rev w9, w8
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    pmull2 v25.1q, v11.2d, v21.2d
    orr x9, x7, x9, lsl #32
    ldp q16, q17, [x3, #64]
    eor v22.16b, v22.16b, v23.16b
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    stp x6, x9, [sp, #64]
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    eor v24.16b, v24.16b, v25.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    add w8, w8, #1
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    eor v18.16b, v18.16b, v22.16b
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    eor v19.16b, v19.16b, v24.16b
    rev w9, w8
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    orr x9, x7, x9, lsl #32
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    ldp q20, q21, [x3, #352]
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    pmull v22.1q, v12.1d, v20.1d
    stp x6, x9, [sp, #80]
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    pmull2 v23.1q, v12.2d, v20.2d
    add w8, w8, #1
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    pmull v24.1q, v12.1d, v21.1d
    rev w9, w8
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    pmull2 v25.1q, v12.2d, v21.2d
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    orr x9, x7, x9, lsl #32
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    eor v22.16b, v22.16b, v23.16b
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    eor v24.16b, v24.16b, v25.16b
    stp x6, x9, [sp, #96]
    ldp q16, q17, [x3, #96]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    eor v18.16b, v18.16b, v22.16b
    add w8, w8, #1
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    eor v19.16b, v19.16b, v24.16b
    rev w9, w8
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    ldp q20, q21, [x3, #320]
    orr x9, x7, x9, lsl #32
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    pmull v22.1q, v13.1d, v20.1d
    stp x6, x9, [sp, #112]
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    pmull2 v23.1q, v13.2d, v20.2d
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    add w8, w8, #1
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    pmull v24.1q, v13.1d, v21.1d
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    pmull2 v25.1q, v13.2d, v21.2d
    ldp x12, x13, [x1]
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    eor v22.16b, v22.16b, v23.16b
    eor x12, x12, x10
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    eor v24.16b, v24.16b, v25.16b
    eor x13, x13, x11
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    eor v18.16b, v18.16b, v22.16b
    stp x12, x13, [sp, #128]
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    ldp q16, q17, [x3, #128]
    eor v19.16b, v19.16b, v24.16b
    ldp x12, x13, [x1, #16]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    ldp q20, q21, [x3, #288]
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    eor x12, x12, x10
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    pmull v22.1q, v14.1d, v20.1d
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    pmull2 v23.1q, v14.2d, v20.2d
    eor x13, x13, x11
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    pmull v24.1q, v14.1d, v21.1d
    stp x12, x13, [sp, #144]
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    pmull2 v25.1q, v14.2d, v21.2d
    ldp x12, x13, [x1, #32]
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    eor v22.16b, v22.16b, v23.16b
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    eor x12, x12, x10
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    eor v24.16b, v24.16b, v25.16b
    eor x13, x13, x11
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    eor v18.16b, v18.16b, v22.16b
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    stp x12, x13, [sp, #160]
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    eor v19.16b, v19.16b, v24.16b
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    ldp x12, x13, [x1, #48]
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    ldp q20, q21, [x3, #256]
    ldp q16, q17, [x3, #160]
    pmull v22.1q, v15.1d, v20.1d
    eor x12, x12, x10
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    pmull2 v23.1q, v15.2d, v20.2d
    eor x13, x13, x11
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    pmull v24.1q, v15.1d, v21.1d
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    stp x12, x13, [sp, #176]
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    pmull2 v25.1q, v15.2d, v21.2d
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    ldp x12, x13, [x1, #64]
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    eor v22.16b, v22.16b, v23.16b
    eor x12, x12, x10
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    eor v24.16b, v24.16b, v25.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    eor x13, x13, x11
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    eor v18.16b, v18.16b, v22.16b
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    eor v19.16b, v19.16b, v24.16b
    stp x12, x13, [sp, #192]
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    eor v8.16b, v8.16b, v26.16b
    ldp x12, x13, [x1, #80]
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    ldp q20, q21, [x3, #480]
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    eor x12, x12, x10
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    pmull v22.1q, v8.1d, v20.1d
    ldp q16, q17, [x3, #192]
    eor x13, x13, x11
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    pmull2 v23.1q, v8.2d, v20.2d
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    pmull v24.1q, v8.1d, v21.1d
    stp x12, x13, [sp, #208]
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    ldp x12, x13, [x1, #96]
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    pmull2 v25.1q, v8.2d, v21.2d
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    eor v22.16b, v22.16b, v23.16b
    eor x12, x12, x10
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    eor v24.16b, v24.16b, v25.16b
    eor x13, x13, x11
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    aese v0.16b, v17.16b
    eor v18.16b, v18.16b, v22.16b
    stp x12, x13, [sp, #224]
    aese v1.16b, v17.16b
    eor v19.16b, v19.16b, v24.16b
    aese v2.16b, v17.16b
    ldp x12, x13, [x1, #112]
    aese v3.16b, v17.16b
    pmull v22.1q, v18.1d, v31.1d
    aese v4.16b, v17.16b
    eor v19.16b, v19.16b, v22.16b
    eor x12, x12, x10
    aese v5.16b, v17.16b
    aese v6.16b, v17.16b
    ext v26.16b, v19.16b, v19.16b, #8
    eor x13, x13, x11
    aese v7.16b, v17.16b
    eor v26.16b, v26.16b, v18.16b
    stp x12, x13, [sp, #240]
    ldp q28, q29, [sp, #128]
    eor v0.16b, v0.16b, v28.16b
    eor v1.16b, v1.16b, v29.16b
    stp q0, q1, [x0]
    ldp q28, q29, [sp, #160]
    eor v2.16b, v2.16b, v28.16b
    eor v3.16b, v3.16b, v29.16b
    stp q2, q3, [x0, #32]
    ldp q28, q29, [sp, #192]
    eor v4.16b, v4.16b, v28.16b
    eor v5.16b, v5.16b, v29.16b
    stp q4, q5, [x0, #64]
    ldp q28, q29, [sp, #224]
    eor v6.16b, v6.16b, v28.16b
    eor v7.16b, v7.16b, v29.16b
    stp q6, q7, [x0, #96]
    rev64 v8.16b, v0.16b
    rev64 v9.16b, v1.16b
    rev64 v10.16b, v2.16b
    rev64 v11.16b, v3.16b
    rev64 v12.16b, v4.16b
    rev64 v13.16b, v5.16b
    rev64 v14.16b, v6.16b
    rev64 v15.16b, v7.16b
    add x1, x1, #128
    add x0, x0, #128
    sub x2, x2, #128
    cmp x2, #128
    b.hs 2b
3:
    ldp q20, q21, [x3, #416]
    pmull v22.1q, v9.1d, v20.1d
    pmull2 v23.1q, v9.2d, v20.2d
    pmull v24.1q, v9.1d, v21.1d
    pmull2 v25.1q, v9.2d, v21.2d
    eor v18.16b, v22.16b, v23.16b
    eor v19.16b, v24.16b, v25.16b
    ldp q20, q21, [x3, #384]
    pmull v22.1q, v10.1d, v20.1d
    pmull2 v23.1q, v10.2d, v20.2d
    pmull v24.1q, v10.1d, v21.1d
    pmull2 v25.1q, v10.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    ldp q20, q21, [x3, #352]
    pmull v22.1q, v11.1d, v20.1d
    pmull2 v23.1q, v11.2d, v20.2d
    pmull v24.1q, v11.1d, v21.1d
    pmull2 v25.1q, v11.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    ldp q20, q21, [x3, #320]
    pmull v22.1q, v12.1d, v20.1d
    pmull2 v23.1q, v12.2d, v20.2d
    pmull v24.1q, v12.1d, v21.1d
    pmull2 v25.1q, v12.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    ldp q20, q21, [x3, #288]
    pmull v22.1q, v13.1d, v20.1d
    pmull2 v23.1q, v13.2d, v20.2d
    pmull v24.1q, v13.1d, v21.1d
    pmull2 v25.1q, v13.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    ldp q20, q21, [x3, #256]
    pmull v22.1q, v14.1d, v20.1d
    pmull2 v23.1q, v14.2d, v20.2d
    pmull v24.1q, v14.1d, v21.1d
    pmull2 v25.1q, v14.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    eor v8.16b, v8.16b, v26.16b
    ldp q20, q21, [x3, #448]
    pmull v22.1q, v8.1d, v20.1d
    pmull2 v23.1q, v8.2d, v20.2d
    pmull v24.1q, v8.1d, v21.1d
    pmull2 v25.1q, v8.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    pmull v22.1q, v18.1d, v31.1d
    eor v19.16b, v19.16b, v22.16b
    ext v26.16b, v19.16b, v19.16b, #8
    eor v26.16b, v26.16b, v18.16b
    eor v26.16b, v26.16b, v15.16b
    rev64 v26.16b, v26.16b
    str q26, [x4, #32]
// leave no secret
    movi v0.16b, #0
    stp q0, q0, [sp]
    stp q0, q0, [sp, #32]
    stp q0, q0, [sp, #64]
    stp q0, q0, [sp, #96]
    stp q0, q0, [sp, #128]
    stp q0, q0, [sp, #160]
    stp q0, q0, [sp, #192]
    stp q0, q0, [sp, #224]
    add sp, sp, #256
    .cfi_def_cfa_offset 64
    ldp d8, d9, [sp]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    .cfi_def_cfa sp, 0
    .cfi_restore d8
    .cfi_restore d9
    .cfi_restore d10
    .cfi_restore d11
    .cfi_restore d12
    .cfi_restore d13
    .cfi_restore d14
    .cfi_restore d15
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
