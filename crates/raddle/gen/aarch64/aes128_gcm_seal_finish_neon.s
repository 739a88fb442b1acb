    .cfi_startproc
    bti c
    sub sp, sp, #64
    .cfi_def_cfa_offset 64
    stp d8, d9, [sp]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    movi v31.16b, #194
    shl v31.2d, v31.2d, #56
    add x7, x2, #15
    lsr x7, x7, #4
    add x6, x3, x7, lsl #5
    ldr d26, [x4, #48]
    ldr d27, [x4, #56]
    trn1 v26.2d, v26.2d, v27.2d
    rev64 v26.16b, v26.16b
    ldp q20, q21, [x3, #256]
    pmull v22.1q, v26.1d, v20.1d
    pmull2 v23.1q, v26.2d, v20.2d
    pmull v24.1q, v26.1d, v21.1d
    pmull2 v25.1q, v26.2d, v21.2d
    eor v18.16b, v22.16b, v23.16b
    eor v19.16b, v24.16b, v25.16b
    ldr d17, [x4, #32]
    ldr d27, [x4, #40]
    trn1 v17.2d, v17.2d, v27.2d
    rev64 v17.16b, v17.16b
    ldp q20, q21, [x6, #288]
    pmull v22.1q, v17.1d, v20.1d
    pmull2 v23.1q, v17.2d, v20.2d
    pmull v24.1q, v17.1d, v21.1d
    pmull2 v25.1q, v17.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    cmp x2, #49
    b.hs 2f
    ldr d0, [x4, #16]
    ldr d27, [x4, #24]
    trn1 v0.2d, v0.2d, v27.2d
    ldr d26, [x4]
    ldr d27, [x4, #8]
    trn1 v26.2d, v26.2d, v27.2d
    ldr q20, [x5, #32]
    rev32 v1.16b, v26.16b
    add v21.4s, v20.4s, v20.4s
    add v2.4s, v1.4s, v20.4s
    add v3.4s, v1.4s, v21.4s
    rev32 v1.16b, v1.16b
    rev32 v2.16b, v2.16b
    rev32 v3.16b, v3.16b
    ldp q28, q29, [x3]
    aese v0.16b, v28.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v28.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v28.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v28.16b
    aesmc v3.16b, v3.16b
    aese v0.16b, v29.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v29.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v29.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v29.16b
    aesmc v3.16b, v3.16b
    ldp q28, q29, [x3, #32]
    aese v0.16b, v28.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v28.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v28.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v28.16b
    aesmc v3.16b, v3.16b
    aese v0.16b, v29.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v29.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v29.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v29.16b
    aesmc v3.16b, v3.16b
    ldp q28, q29, [x3, #64]
    aese v0.16b, v28.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v28.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v28.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v28.16b
    aesmc v3.16b, v3.16b
    aese v0.16b, v29.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v29.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v29.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v29.16b
    aesmc v3.16b, v3.16b
    ldp q28, q29, [x3, #96]
    aese v0.16b, v28.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v28.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v28.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v28.16b
    aesmc v3.16b, v3.16b
    aese v0.16b, v29.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v29.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v29.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v29.16b
    aesmc v3.16b, v3.16b
    ldp q28, q29, [x3, #128]
    aese v0.16b, v28.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v28.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v28.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v28.16b
    aesmc v3.16b, v3.16b
    aese v0.16b, v29.16b
    aese v1.16b, v29.16b
    aese v2.16b, v29.16b
    aese v3.16b, v29.16b
    ldr q30, [x3, #160]
    eor v0.16b, v0.16b, v30.16b
    eor v1.16b, v1.16b, v30.16b
    eor v2.16b, v2.16b, v30.16b
    eor v3.16b, v3.16b, v30.16b
2:
    cmp x2, #49
    b.lo 3f
    cmp x2, #129
    b.hs 4f
    ldr d0, [x4, #16]
    ldr d27, [x4, #24]
    trn1 v0.2d, v0.2d, v27.2d
    ldr d26, [x4]
    ldr d27, [x4, #8]
    trn1 v26.2d, v26.2d, v27.2d
    ldr q20, [x5, #32]
    rev32 v1.16b, v26.16b
    add v21.4s, v20.4s, v20.4s
    add v22.4s, v21.4s, v21.4s
    add v2.4s, v1.4s, v20.4s
    add v3.4s, v1.4s, v21.4s
    add v4.4s, v2.4s, v21.4s
    add v5.4s, v1.4s, v22.4s
    add v6.4s, v2.4s, v22.4s
    add v7.4s, v3.4s, v22.4s
    add v8.4s, v4.4s, v22.4s
    .cfi_offset d8, -64
    .cfi_offset d9, -56
    .cfi_offset d10, -48
    .cfi_offset d11, -40
    .cfi_offset d12, -32
    .cfi_offset d13, -24
    .cfi_offset d14, -16
    .cfi_offset d15, -8
    rev32 v1.16b, v1.16b
    rev32 v2.16b, v2.16b
    rev32 v3.16b, v3.16b
    rev32 v4.16b, v4.16b
    rev32 v5.16b, v5.16b
    rev32 v6.16b, v6.16b
    rev32 v7.16b, v7.16b
    rev32 v8.16b, v8.16b
    ldp q28, q29, [x3]
    aese v0.16b, v28.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v28.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v28.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v28.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v28.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v28.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v28.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v28.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v28.16b
    aesmc v8.16b, v8.16b
    aese v0.16b, v29.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v29.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v29.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v29.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v29.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v29.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v29.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v29.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v29.16b
    aesmc v8.16b, v8.16b
    ldp q28, q29, [x3, #32]
    aese v0.16b, v28.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v28.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v28.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v28.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v28.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v28.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v28.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v28.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v28.16b
    aesmc v8.16b, v8.16b
    aese v0.16b, v29.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v29.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v29.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v29.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v29.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v29.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v29.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v29.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v29.16b
    aesmc v8.16b, v8.16b
    ldp q28, q29, [x3, #64]
    aese v0.16b, v28.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v28.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v28.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v28.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v28.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v28.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v28.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v28.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v28.16b
    aesmc v8.16b, v8.16b
    aese v0.16b, v29.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v29.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v29.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v29.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v29.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v29.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v29.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v29.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v29.16b
    aesmc v8.16b, v8.16b
    ldp q28, q29, [x3, #96]
    aese v0.16b, v28.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v28.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v28.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v28.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v28.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v28.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v28.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v28.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v28.16b
    aesmc v8.16b, v8.16b
    aese v0.16b, v29.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v29.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v29.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v29.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v29.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v29.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v29.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v29.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v29.16b
    aesmc v8.16b, v8.16b
    ldp q28, q29, [x3, #128]
    aese v0.16b, v28.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v28.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v28.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v28.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v28.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v28.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v28.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v28.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v28.16b
    aesmc v8.16b, v8.16b
    aese v0.16b, v29.16b
    aese v1.16b, v29.16b
    aese v2.16b, v29.16b
    aese v3.16b, v29.16b
    aese v4.16b, v29.16b
    aese v5.16b, v29.16b
    aese v6.16b, v29.16b
    aese v7.16b, v29.16b
    aese v8.16b, v29.16b
    ldr q30, [x3, #160]
    eor v0.16b, v0.16b, v30.16b
    eor v1.16b, v1.16b, v30.16b
    eor v2.16b, v2.16b, v30.16b
    eor v3.16b, v3.16b, v30.16b
    eor v4.16b, v4.16b, v30.16b
    eor v5.16b, v5.16b, v30.16b
    eor v6.16b, v6.16b, v30.16b
    eor v7.16b, v7.16b, v30.16b
    eor v8.16b, v8.16b, v30.16b
4:
    cmp x2, #129
    b.lo 5f
    ldr d0, [x4, #16]
    ldr d27, [x4, #24]
    trn1 v0.2d, v0.2d, v27.2d
    ldr d26, [x4]
    ldr d27, [x4, #8]
    trn1 v26.2d, v26.2d, v27.2d
    ldr q20, [x5, #32]
    rev32 v1.16b, v26.16b
    add v21.4s, v20.4s, v20.4s
    add v22.4s, v21.4s, v21.4s
    add v23.4s, v22.4s, v22.4s
    add v2.4s, v1.4s, v20.4s
    add v3.4s, v1.4s, v21.4s
    add v4.4s, v2.4s, v21.4s
    add v5.4s, v1.4s, v22.4s
    add v6.4s, v2.4s, v22.4s
    add v7.4s, v3.4s, v22.4s
    add v8.4s, v4.4s, v22.4s
    add v9.4s, v1.4s, v23.4s
    add v10.4s, v2.4s, v23.4s
    add v11.4s, v3.4s, v23.4s
    add v12.4s, v4.4s, v23.4s
    add v13.4s, v5.4s, v23.4s
    add v14.4s, v6.4s, v23.4s
    add v15.4s, v7.4s, v23.4s
    add v16.4s, v8.4s, v23.4s
    rev32 v1.16b, v1.16b
    rev32 v2.16b, v2.16b
    rev32 v3.16b, v3.16b
    rev32 v4.16b, v4.16b
    rev32 v5.16b, v5.16b
    rev32 v6.16b, v6.16b
    rev32 v7.16b, v7.16b
    rev32 v8.16b, v8.16b
    rev32 v9.16b, v9.16b
    rev32 v10.16b, v10.16b
    rev32 v11.16b, v11.16b
    rev32 v12.16b, v12.16b
    rev32 v13.16b, v13.16b
    rev32 v14.16b, v14.16b
    rev32 v15.16b, v15.16b
    rev32 v16.16b, v16.16b
    ldp q28, q29, [x3]
    aese v0.16b, v28.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v28.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v28.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v28.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v28.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v28.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v28.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v28.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v28.16b
    aesmc v8.16b, v8.16b
    aese v9.16b, v28.16b
    aesmc v9.16b, v9.16b
    aese v10.16b, v28.16b
    aesmc v10.16b, v10.16b
    aese v11.16b, v28.16b
    aesmc v11.16b, v11.16b
    aese v12.16b, v28.16b
    aesmc v12.16b, v12.16b
    aese v13.16b, v28.16b
    aesmc v13.16b, v13.16b
    aese v14.16b, v28.16b
    aesmc v14.16b, v14.16b
    aese v15.16b, v28.16b
    aesmc v15.16b, v15.16b
    aese v16.16b, v28.16b
    aesmc v16.16b, v16.16b
    aese v0.16b, v29.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v29.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v29.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v29.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v29.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v29.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v29.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v29.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v29.16b
    aesmc v8.16b, v8.16b
    aese v9.16b, v29.16b
    aesmc v9.16b, v9.16b
    aese v10.16b, v29.16b
    aesmc v10.16b, v10.16b
    aese v11.16b, v29.16b
    aesmc v11.16b, v11.16b
    aese v12.16b, v29.16b
    aesmc v12.16b, v12.16b
    aese v13.16b, v29.16b
    aesmc v13.16b, v13.16b
    aese v14.16b, v29.16b
    aesmc v14.16b, v14.16b
    aese v15.16b, v29.16b
    aesmc v15.16b, v15.16b
    aese v16.16b, v29.16b
    aesmc v16.16b, v16.16b
    ldp q28, q29, [x3, #32]
    aese v0.16b, v28.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v28.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v28.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v28.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v28.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v28.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v28.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v28.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v28.16b
    aesmc v8.16b, v8.16b
    aese v9.16b, v28.16b
    aesmc v9.16b, v9.16b
    aese v10.16b, v28.16b
    aesmc v10.16b, v10.16b
    aese v11.16b, v28.16b
    aesmc v11.16b, v11.16b
    aese v12.16b, v28.16b
    aesmc v12.16b, v12.16b
    aese v13.16b, v28.16b
    aesmc v13.16b, v13.16b
    aese v14.16b, v28.16b
    aesmc v14.16b, v14.16b
    aese v15.16b, v28.16b
    aesmc v15.16b, v15.16b
    aese v16.16b, v28.16b
    aesmc v16.16b, v16.16b
    aese v0.16b, v29.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v29.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v29.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v29.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v29.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v29.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v29.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v29.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v29.16b
    aesmc v8.16b, v8.16b
    aese v9.16b, v29.16b
    aesmc v9.16b, v9.16b
    aese v10.16b, v29.16b
    aesmc v10.16b, v10.16b
    aese v11.16b, v29.16b
    aesmc v11.16b, v11.16b
    aese v12.16b, v29.16b
    aesmc v12.16b, v12.16b
    aese v13.16b, v29.16b
    aesmc v13.16b, v13.16b
    aese v14.16b, v29.16b
    aesmc v14.16b, v14.16b
    aese v15.16b, v29.16b
    aesmc v15.16b, v15.16b
    aese v16.16b, v29.16b
    aesmc v16.16b, v16.16b
    ldp q28, q29, [x3, #64]
    aese v0.16b, v28.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v28.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v28.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v28.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v28.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v28.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v28.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v28.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v28.16b
    aesmc v8.16b, v8.16b
    aese v9.16b, v28.16b
    aesmc v9.16b, v9.16b
    aese v10.16b, v28.16b
    aesmc v10.16b, v10.16b
    aese v11.16b, v28.16b
    aesmc v11.16b, v11.16b
    aese v12.16b, v28.16b
    aesmc v12.16b, v12.16b
    aese v13.16b, v28.16b
    aesmc v13.16b, v13.16b
    aese v14.16b, v28.16b
    aesmc v14.16b, v14.16b
    aese v15.16b, v28.16b
    aesmc v15.16b, v15.16b
    aese v16.16b, v28.16b
    aesmc v16.16b, v16.16b
    aese v0.16b, v29.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v29.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v29.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v29.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v29.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v29.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v29.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v29.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v29.16b
    aesmc v8.16b, v8.16b
    aese v9.16b, v29.16b
    aesmc v9.16b, v9.16b
    aese v10.16b, v29.16b
    aesmc v10.16b, v10.16b
    aese v11.16b, v29.16b
    aesmc v11.16b, v11.16b
    aese v12.16b, v29.16b
    aesmc v12.16b, v12.16b
    aese v13.16b, v29.16b
    aesmc v13.16b, v13.16b
    aese v14.16b, v29.16b
    aesmc v14.16b, v14.16b
    aese v15.16b, v29.16b
    aesmc v15.16b, v15.16b
    aese v16.16b, v29.16b
    aesmc v16.16b, v16.16b
    ldp q28, q29, [x3, #96]
    aese v0.16b, v28.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v28.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v28.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v28.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v28.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v28.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v28.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v28.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v28.16b
    aesmc v8.16b, v8.16b
    aese v9.16b, v28.16b
    aesmc v9.16b, v9.16b
    aese v10.16b, v28.16b
    aesmc v10.16b, v10.16b
    aese v11.16b, v28.16b
    aesmc v11.16b, v11.16b
    aese v12.16b, v28.16b
    aesmc v12.16b, v12.16b
    aese v13.16b, v28.16b
    aesmc v13.16b, v13.16b
    aese v14.16b, v28.16b
    aesmc v14.16b, v14.16b
    aese v15.16b, v28.16b
    aesmc v15.16b, v15.16b
    aese v16.16b, v28.16b
    aesmc v16.16b, v16.16b
    aese v0.16b, v29.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v29.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v29.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v29.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v29.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v29.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v29.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v29.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v29.16b
    aesmc v8.16b, v8.16b
    aese v9.16b, v29.16b
    aesmc v9.16b, v9.16b
    aese v10.16b, v29.16b
    aesmc v10.16b, v10.16b
    aese v11.16b, v29.16b
    aesmc v11.16b, v11.16b
    aese v12.16b, v29.16b
    aesmc v12.16b, v12.16b
    aese v13.16b, v29.16b
    aesmc v13.16b, v13.16b
    aese v14.16b, v29.16b
    aesmc v14.16b, v14.16b
    aese v15.16b, v29.16b
    aesmc v15.16b, v15.16b
    aese v16.16b, v29.16b
    aesmc v16.16b, v16.16b
    ldp q28, q29, [x3, #128]
    aese v0.16b, v28.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v28.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v28.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v28.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v28.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v28.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v28.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v28.16b
    aesmc v7.16b, v7.16b
    aese v8.16b, v28.16b
    aesmc v8.16b, v8.16b
    aese v9.16b, v28.16b
    aesmc v9.16b, v9.16b
    aese v10.16b, v28.16b
    aesmc v10.16b, v10.16b
    aese v11.16b, v28.16b
    aesmc v11.16b, v11.16b
    aese v12.16b, v28.16b
    aesmc v12.16b, v12.16b
    aese v13.16b, v28.16b
    aesmc v13.16b, v13.16b
    aese v14.16b, v28.16b
    aesmc v14.16b, v14.16b
    aese v15.16b, v28.16b
    aesmc v15.16b, v15.16b
    aese v16.16b, v28.16b
    aesmc v16.16b, v16.16b
    aese v0.16b, v29.16b
    aese v1.16b, v29.16b
    aese v2.16b, v29.16b
    aese v3.16b, v29.16b
    aese v4.16b, v29.16b
    aese v5.16b, v29.16b
    aese v6.16b, v29.16b
    aese v7.16b, v29.16b
    aese v8.16b, v29.16b
    aese v9.16b, v29.16b
    aese v10.16b, v29.16b
    aese v11.16b, v29.16b
    aese v12.16b, v29.16b
    aese v13.16b, v29.16b
    aese v14.16b, v29.16b
    aese v15.16b, v29.16b
    aese v16.16b, v29.16b
    ldr q30, [x3, #160]
    eor v0.16b, v0.16b, v30.16b
    eor v1.16b, v1.16b, v30.16b
    eor v2.16b, v2.16b, v30.16b
    eor v3.16b, v3.16b, v30.16b
    eor v4.16b, v4.16b, v30.16b
    eor v5.16b, v5.16b, v30.16b
    eor v6.16b, v6.16b, v30.16b
    eor v7.16b, v7.16b, v30.16b
    eor v8.16b, v8.16b, v30.16b
    eor v9.16b, v9.16b, v30.16b
    eor v10.16b, v10.16b, v30.16b
    eor v11.16b, v11.16b, v30.16b
    eor v12.16b, v12.16b, v30.16b
    eor v13.16b, v13.16b, v30.16b
    eor v14.16b, v14.16b, v30.16b
    eor v15.16b, v15.16b, v30.16b
    eor v16.16b, v16.16b, v30.16b
5:
3:
    cmp x2, #16
    b.lo 6f
    ldr q26, [x1]
    eor v27.16b, v26.16b, v1.16b
    str q27, [x0]
    rev64 v27.16b, v27.16b
    ldp q20, q21, [x6, #256]
    pmull v22.1q, v27.1d, v20.1d
    pmull2 v23.1q, v27.2d, v20.2d
    pmull v24.1q, v27.1d, v21.1d
    pmull2 v25.1q, v27.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    sub x6, x6, #32
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v1.16b, v2.16b
    cmp x2, #16
    b.lo 7f
    ldr q26, [x1]
    eor v27.16b, v26.16b, v1.16b
    str q27, [x0]
    rev64 v27.16b, v27.16b
    ldp q20, q21, [x6, #256]
    pmull v22.1q, v27.1d, v20.1d
    pmull2 v23.1q, v27.2d, v20.2d
    pmull v24.1q, v27.1d, v21.1d
    pmull2 v25.1q, v27.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    sub x6, x6, #32
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v1.16b, v3.16b
    cmp x2, #16
    b.lo 8f
    ldr q26, [x1]
    eor v27.16b, v26.16b, v1.16b
    str q27, [x0]
    rev64 v27.16b, v27.16b
    ldp q20, q21, [x6, #256]
    pmull v22.1q, v27.1d, v20.1d
    pmull2 v23.1q, v27.2d, v20.2d
    pmull v24.1q, v27.1d, v21.1d
    pmull2 v25.1q, v27.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    sub x6, x6, #32
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v1.16b, v4.16b
    cmp x2, #16
    b.lo 9f
    ldr q26, [x1]
    eor v27.16b, v26.16b, v1.16b
    str q27, [x0]
    rev64 v27.16b, v27.16b
    ldp q20, q21, [x6, #256]
    pmull v22.1q, v27.1d, v20.1d
    pmull2 v23.1q, v27.2d, v20.2d
    pmull v24.1q, v27.1d, v21.1d
    pmull2 v25.1q, v27.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    sub x6, x6, #32
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v1.16b, v5.16b
    cmp x2, #16
    b.lo 12f
    ldr q26, [x1]
    eor v27.16b, v26.16b, v1.16b
    str q27, [x0]
    rev64 v27.16b, v27.16b
    ldp q20, q21, [x6, #256]
    pmull v22.1q, v27.1d, v20.1d
    pmull2 v23.1q, v27.2d, v20.2d
    pmull v24.1q, v27.1d, v21.1d
    pmull2 v25.1q, v27.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    sub x6, x6, #32
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v1.16b, v6.16b
    cmp x2, #16
    b.lo 13f
    ldr q26, [x1]
    eor v27.16b, v26.16b, v1.16b
    str q27, [x0]
    rev64 v27.16b, v27.16b
    ldp q20, q21, [x6, #256]
    pmull v22.1q, v27.1d, v20.1d
    pmull2 v23.1q, v27.2d, v20.2d
    pmull v24.1q, v27.1d, v21.1d
    pmull2 v25.1q, v27.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    sub x6, x6, #32
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v1.16b, v7.16b
    cmp x2, #16
    b.lo 14f
    ldr q26, [x1]
    eor v27.16b, v26.16b, v1.16b
    str q27, [x0]
    rev64 v27.16b, v27.16b
    ldp q20, q21, [x6, #256]
    pmull v22.1q, v27.1d, v20.1d
    pmull2 v23.1q, v27.2d, v20.2d
    pmull v24.1q, v27.1d, v21.1d
    pmull2 v25.1q, v27.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    sub x6, x6, #32
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v1.16b, v8.16b
    cmp x2, #16
    b.lo 15f
    ldr q26, [x1]
    eor v27.16b, v26.16b, v1.16b
    str q27, [x0]
    rev64 v27.16b, v27.16b
    ldp q20, q21, [x6, #256]
    pmull v22.1q, v27.1d, v20.1d
    pmull2 v23.1q, v27.2d, v20.2d
    pmull v24.1q, v27.1d, v21.1d
    pmull2 v25.1q, v27.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    sub x6, x6, #32
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v1.16b, v9.16b
    cmp x2, #16
    b.lo 16f
    ldr q26, [x1]
    eor v27.16b, v26.16b, v1.16b
    str q27, [x0]
    rev64 v27.16b, v27.16b
    ldp q20, q21, [x6, #256]
    pmull v22.1q, v27.1d, v20.1d
    pmull2 v23.1q, v27.2d, v20.2d
    pmull v24.1q, v27.1d, v21.1d
    pmull2 v25.1q, v27.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    sub x6, x6, #32
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v1.16b, v10.16b
    cmp x2, #16
    b.lo 17f
    ldr q26, [x1]
    eor v27.16b, v26.16b, v1.16b
    str q27, [x0]
    rev64 v27.16b, v27.16b
    ldp q20, q21, [x6, #256]
    pmull v22.1q, v27.1d, v20.1d
    pmull2 v23.1q, v27.2d, v20.2d
    pmull v24.1q, v27.1d, v21.1d
    pmull2 v25.1q, v27.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    sub x6, x6, #32
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v1.16b, v11.16b
    cmp x2, #16
    b.lo 18f
    ldr q26, [x1]
    eor v27.16b, v26.16b, v1.16b
    str q27, [x0]
    rev64 v27.16b, v27.16b
    ldp q20, q21, [x6, #256]
    pmull v22.1q, v27.1d, v20.1d
    pmull2 v23.1q, v27.2d, v20.2d
    pmull v24.1q, v27.1d, v21.1d
    pmull2 v25.1q, v27.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    sub x6, x6, #32
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v1.16b, v12.16b
    cmp x2, #16
    b.lo 19f
    ldr q26, [x1]
    eor v27.16b, v26.16b, v1.16b
    str q27, [x0]
    rev64 v27.16b, v27.16b
    ldp q20, q21, [x6, #256]
    pmull v22.1q, v27.1d, v20.1d
    pmull2 v23.1q, v27.2d, v20.2d
    pmull v24.1q, v27.1d, v21.1d
    pmull2 v25.1q, v27.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    sub x6, x6, #32
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v1.16b, v13.16b
    cmp x2, #16
    b.lo 20f
    ldr q26, [x1]
    eor v27.16b, v26.16b, v1.16b
    str q27, [x0]
    rev64 v27.16b, v27.16b
    ldp q20, q21, [x6, #256]
    pmull v22.1q, v27.1d, v20.1d
    pmull2 v23.1q, v27.2d, v20.2d
    pmull v24.1q, v27.1d, v21.1d
    pmull2 v25.1q, v27.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    sub x6, x6, #32
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v1.16b, v14.16b
    cmp x2, #16
    b.lo 21f
    ldr q26, [x1]
    eor v27.16b, v26.16b, v1.16b
    str q27, [x0]
    rev64 v27.16b, v27.16b
    ldp q20, q21, [x6, #256]
    pmull v22.1q, v27.1d, v20.1d
    pmull2 v23.1q, v27.2d, v20.2d
    pmull v24.1q, v27.1d, v21.1d
    pmull2 v25.1q, v27.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    sub x6, x6, #32
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v1.16b, v15.16b
    cmp x2, #16
    b.lo 22f
    ldr q26, [x1]
    eor v27.16b, v26.16b, v1.16b
    str q27, [x0]
    rev64 v27.16b, v27.16b
    ldp q20, q21, [x6, #256]
    pmull v22.1q, v27.1d, v20.1d
    pmull2 v23.1q, v27.2d, v20.2d
    pmull v24.1q, v27.1d, v21.1d
    pmull2 v25.1q, v27.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    sub x6, x6, #32
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v1.16b, v16.16b
    cmp x2, #16
    b.lo 23f
    ldr q26, [x1]
    eor v27.16b, v26.16b, v1.16b
    str q27, [x0]
    rev64 v27.16b, v27.16b
    ldp q20, q21, [x6, #256]
    pmull v22.1q, v27.1d, v20.1d
    pmull2 v23.1q, v27.2d, v20.2d
    pmull v24.1q, v27.1d, v21.1d
    pmull2 v25.1q, v27.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    sub x6, x6, #32
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
23:
22:
21:
20:
19:
18:
17:
16:
15:
14:
13:
12:
9:
8:
7:
6:
    cmp x2, #1
    b.lo 24f
    add x14, x1, x2
    movz x15, #0
    movz x16, #0
    tst x2, #(1 << 0)
    b.eq 25f
    sub x14, x14, #1
    ldrb w15, [x14]
25:
    tst x2, #(1 << 1)
    b.eq 26f
    sub x14, x14, #2
    ldrh w17, [x14]
    orr x15, x17, x15, lsl #16
26:
    tst x2, #(1 << 2)
    b.eq 27f
    sub x14, x14, #4
    ldr w17, [x14]
    orr x15, x17, x15, lsl #32
27:
    tst x2, #(1 << 3)
    b.eq 28f
    mov x16, x15
    ldr x15, [x1]
28:
    mov v26.d[0], x15
    mov v26.d[1], x16
    eor v27.16b, v26.16b, v1.16b
    mov x14, v27.d[0]
    tst x2, #(1 << 3)
    b.eq 29f
    str x14, [x0]
    add x0, x0, #8
    mov x14, v27.d[1]
29:
    tst x2, #(1 << 2)
    b.eq 30f
    str w14, [x0]
    add x0, x0, #4
    lsr x14, x14, #32
30:
    tst x2, #(1 << 1)
    b.eq 31f
    strh w14, [x0]
    add x0, x0, #2
    lsr x14, x14, #16
31:
    tst x2, #(1 << 0)
    b.eq 32f
    strb w14, [x0]
32:
    sub x7, x5, x2
    ldr q26, [x7, #16]
    and v27.16b, v27.16b, v26.16b
    rev64 v27.16b, v27.16b
    ldp q20, q21, [x6, #256]
    pmull v22.1q, v27.1d, v20.1d
    pmull2 v23.1q, v27.2d, v20.2d
    pmull v24.1q, v27.1d, v21.1d
    pmull2 v25.1q, v27.2d, v21.2d
    eor v22.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v25.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v24.16b
    sub x6, x6, #32
24:
    pmull v22.1q, v18.1d, v31.1d
    eor v19.16b, v19.16b, v22.16b
    ext v17.16b, v19.16b, v19.16b, #8
    eor v17.16b, v17.16b, v18.16b
    rev64 v17.16b, v17.16b
    eor v17.16b, v17.16b, v0.16b
    str q17, [x4, #64]
// leave no secret
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
