    .cfi_startproc
    bti c
    movi v18.16b, #194
    shl v18.2d, v18.2d, #56
    ldr q19, [x0]
    rev64 v19.16b, v19.16b
    ldp q16, q17, [x2]
    pmull v24.1q, v19.1d, v16.1d
    pmull2 v28.1q, v19.2d, v16.2d
    eor v24.16b, v24.16b, v28.16b
    pmull v0.1q, v19.1d, v17.1d
    pmull2 v28.1q, v19.2d, v17.2d
    eor v0.16b, v0.16b, v28.16b
    pmull v28.1q, v24.1d, v18.1d
    eor v0.16b, v0.16b, v28.16b
    ext v0.16b, v0.16b, v0.16b, #8
    eor v0.16b, v0.16b, v24.16b
    pmull2 v24.1q, v0.2d, v18.2d
    eor v24.16b, v24.16b, v0.16b
    ext v24.16b, v24.16b, v24.16b, #8
    trn2 v28.2d, v0.2d, v24.2d
    trn1 v24.2d, v0.2d, v24.2d
    stp q28, q24, [x1]
    mov v16.16b, v28.16b
    mov v17.16b, v24.16b
    pmull v23.1q, v0.1d, v16.1d
    pmull2 v27.1q, v0.2d, v16.2d
    eor v23.16b, v23.16b, v27.16b
    pmull v1.1q, v0.1d, v17.1d
    pmull2 v27.1q, v0.2d, v17.2d
    eor v1.16b, v1.16b, v27.16b
    pmull v27.1q, v23.1d, v18.1d
    eor v1.16b, v1.16b, v27.16b
    ext v1.16b, v1.16b, v1.16b, #8
    eor v1.16b, v1.16b, v23.16b
    pmull2 v23.1q, v1.2d, v18.2d
    eor v23.16b, v23.16b, v1.16b
    ext v23.16b, v23.16b, v23.16b, #8
    trn2 v27.2d, v1.2d, v23.2d
    trn1 v23.2d, v1.2d, v23.2d
    stp q27, q23, [x1, #32]
    mov v16.16b, v27.16b
    mov v17.16b, v23.16b
    pmull v23.1q, v0.1d, v16.1d
    pmull v24.1q, v1.1d, v16.1d
    pmull2 v27.1q, v0.2d, v16.2d
    pmull2 v28.1q, v1.2d, v16.2d
    eor v23.16b, v23.16b, v27.16b
    eor v24.16b, v24.16b, v28.16b
    pmull v2.1q, v0.1d, v17.1d
    pmull v3.1q, v1.1d, v17.1d
    pmull2 v27.1q, v0.2d, v17.2d
    pmull2 v28.1q, v1.2d, v17.2d
    eor v2.16b, v2.16b, v27.16b
    eor v3.16b, v3.16b, v28.16b
    pmull v27.1q, v23.1d, v18.1d
    pmull v28.1q, v24.1d, v18.1d
    eor v2.16b, v2.16b, v27.16b
    eor v3.16b, v3.16b, v28.16b
    ext v2.16b, v2.16b, v2.16b, #8
    ext v3.16b, v3.16b, v3.16b, #8
    eor v2.16b, v2.16b, v23.16b
    eor v3.16b, v3.16b, v24.16b
    pmull2 v23.1q, v2.2d, v18.2d
    pmull2 v24.1q, v3.2d, v18.2d
    eor v23.16b, v23.16b, v2.16b
    eor v24.16b, v24.16b, v3.16b
    ext v23.16b, v23.16b, v23.16b, #8
    ext v24.16b, v24.16b, v24.16b, #8
    trn2 v27.2d, v2.2d, v23.2d
    trn2 v28.2d, v3.2d, v24.2d
    trn1 v23.2d, v2.2d, v23.2d
    trn1 v24.2d, v3.2d, v24.2d
    stp q27, q23, [x1, #64]
    stp q28, q24, [x1, #96]
    mov v16.16b, v28.16b
    mov v17.16b, v24.16b
    pmull v23.1q, v0.1d, v16.1d
    pmull v24.1q, v1.1d, v16.1d
    pmull v25.1q, v2.1d, v16.1d
    pmull v26.1q, v3.1d, v16.1d
    pmull2 v27.1q, v0.2d, v16.2d
    pmull2 v28.1q, v1.2d, v16.2d
    pmull2 v29.1q, v2.2d, v16.2d
    pmull2 v30.1q, v3.2d, v16.2d
    eor v23.16b, v23.16b, v27.16b
    eor v24.16b, v24.16b, v28.16b
    eor v25.16b, v25.16b, v29.16b
    eor v26.16b, v26.16b, v30.16b
    pmull v4.1q, v0.1d, v17.1d
    pmull v5.1q, v1.1d, v17.1d
    pmull v6.1q, v2.1d, v17.1d
    pmull v7.1q, v3.1d, v17.1d
    pmull2 v27.1q, v0.2d, v17.2d
    pmull2 v28.1q, v1.2d, v17.2d
    pmull2 v29.1q, v2.2d, v17.2d
    pmull2 v30.1q, v3.2d, v17.2d
    eor v4.16b, v4.16b, v27.16b
    eor v5.16b, v5.16b, v28.16b
    eor v6.16b, v6.16b, v29.16b
    eor v7.16b, v7.16b, v30.16b
    pmull v27.1q, v23.1d, v18.1d
    pmull v28.1q, v24.1d, v18.1d
    pmull v29.1q, v25.1d, v18.1d
    pmull v30.1q, v26.1d, v18.1d
    eor v4.16b, v4.16b, v27.16b
    eor v5.16b, v5.16b, v28.16b
    eor v6.16b, v6.16b, v29.16b
    eor v7.16b, v7.16b, v30.16b
    ext v4.16b, v4.16b, v4.16b, #8
    ext v5.16b, v5.16b, v5.16b, #8
    ext v6.16b, v6.16b, v6.16b, #8
    ext v7.16b, v7.16b, v7.16b, #8
    eor v4.16b, v4.16b, v23.16b
    eor v5.16b, v5.16b, v24.16b
    eor v6.16b, v6.16b, v25.16b
    eor v7.16b, v7.16b, v26.16b
    pmull2 v23.1q, v4.2d, v18.2d
    pmull2 v24.1q, v5.2d, v18.2d
    pmull2 v25.1q, v6.2d, v18.2d
    pmull2 v26.1q, v7.2d, v18.2d
    eor v23.16b, v23.16b, v4.16b
    eor v24.16b, v24.16b, v5.16b
    eor v25.16b, v25.16b, v6.16b
    eor v26.16b, v26.16b, v7.16b
    ext v23.16b, v23.16b, v23.16b, #8
    ext v24.16b, v24.16b, v24.16b, #8
    ext v25.16b, v25.16b, v25.16b, #8
    ext v26.16b, v26.16b, v26.16b, #8
    trn2 v27.2d, v4.2d, v23.2d
    trn2 v28.2d, v5.2d, v24.2d
    trn2 v29.2d, v6.2d, v25.2d
    trn2 v30.2d, v7.2d, v26.2d
    trn1 v23.2d, v4.2d, v23.2d
    trn1 v24.2d, v5.2d, v24.2d
    trn1 v25.2d, v6.2d, v25.2d
    trn1 v26.2d, v7.2d, v26.2d
    stp q27, q23, [x1, #128]
    stp q28, q24, [x1, #160]
    stp q29, q25, [x1, #192]
    stp q30, q26, [x1, #224]
    mov v16.16b, v30.16b
    mov v17.16b, v26.16b
    pmull v23.1q, v0.1d, v16.1d
    pmull v24.1q, v1.1d, v16.1d
    pmull v25.1q, v2.1d, v16.1d
    pmull v26.1q, v3.1d, v16.1d
    pmull2 v27.1q, v0.2d, v16.2d
    pmull2 v28.1q, v1.2d, v16.2d
    pmull2 v29.1q, v2.2d, v16.2d
    pmull2 v30.1q, v3.2d, v16.2d
    eor v23.16b, v23.16b, v27.16b
    eor v24.16b, v24.16b, v28.16b
    eor v25.16b, v25.16b, v29.16b
    eor v26.16b, v26.16b, v30.16b
    pmull v19.1q, v0.1d, v17.1d
    pmull v20.1q, v1.1d, v17.1d
    pmull v21.1q, v2.1d, v17.1d
    pmull v22.1q, v3.1d, v17.1d
    pmull2 v27.1q, v0.2d, v17.2d
    pmull2 v28.1q, v1.2d, v17.2d
    pmull2 v29.1q, v2.2d, v17.2d
    pmull2 v30.1q, v3.2d, v17.2d
    eor v19.16b, v19.16b, v27.16b
    eor v20.16b, v20.16b, v28.16b
    eor v21.16b, v21.16b, v29.16b
    eor v22.16b, v22.16b, v30.16b
    pmull v27.1q, v23.1d, v18.1d
    pmull v28.1q, v24.1d, v18.1d
    pmull v29.1q, v25.1d, v18.1d
    pmull v30.1q, v26.1d, v18.1d
    eor v19.16b, v19.16b, v27.16b
    eor v20.16b, v20.16b, v28.16b
    eor v21.16b, v21.16b, v29.16b
    eor v22.16b, v22.16b, v30.16b
    ext v19.16b, v19.16b, v19.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    eor v19.16b, v19.16b, v23.16b
    eor v20.16b, v20.16b, v24.16b
    eor v21.16b, v21.16b, v25.16b
    eor v22.16b, v22.16b, v26.16b
    pmull2 v23.1q, v19.2d, v18.2d
    pmull2 v24.1q, v20.2d, v18.2d
    pmull2 v25.1q, v21.2d, v18.2d
    pmull2 v26.1q, v22.2d, v18.2d
    eor v23.16b, v23.16b, v19.16b
    eor v24.16b, v24.16b, v20.16b
    eor v25.16b, v25.16b, v21.16b
    eor v26.16b, v26.16b, v22.16b
    ext v23.16b, v23.16b, v23.16b, #8
    ext v24.16b, v24.16b, v24.16b, #8
    ext v25.16b, v25.16b, v25.16b, #8
    ext v26.16b, v26.16b, v26.16b, #8
    trn2 v27.2d, v19.2d, v23.2d
    trn2 v28.2d, v20.2d, v24.2d
    trn2 v29.2d, v21.2d, v25.2d
    trn2 v30.2d, v22.2d, v26.2d
    trn1 v23.2d, v19.2d, v23.2d
    trn1 v24.2d, v20.2d, v24.2d
    trn1 v25.2d, v21.2d, v25.2d
    trn1 v26.2d, v22.2d, v26.2d
    stp q27, q23, [x1, #256]
    stp q28, q24, [x1, #288]
    stp q29, q25, [x1, #320]
    stp q30, q26, [x1, #352]
    pmull v23.1q, v4.1d, v16.1d
    pmull v24.1q, v5.1d, v16.1d
    pmull v25.1q, v6.1d, v16.1d
    pmull v26.1q, v7.1d, v16.1d
    pmull2 v27.1q, v4.2d, v16.2d
    pmull2 v28.1q, v5.2d, v16.2d
    pmull2 v29.1q, v6.2d, v16.2d
    pmull2 v30.1q, v7.2d, v16.2d
    eor v23.16b, v23.16b, v27.16b
    eor v24.16b, v24.16b, v28.16b
    eor v25.16b, v25.16b, v29.16b
    eor v26.16b, v26.16b, v30.16b
    pmull v19.1q, v4.1d, v17.1d
    pmull v20.1q, v5.1d, v17.1d
    pmull v21.1q, v6.1d, v17.1d
    pmull v22.1q, v7.1d, v17.1d
    pmull2 v27.1q, v4.2d, v17.2d
    pmull2 v28.1q, v5.2d, v17.2d
    pmull2 v29.1q, v6.2d, v17.2d
    pmull2 v30.1q, v7.2d, v17.2d
    eor v19.16b, v19.16b, v27.16b
    eor v20.16b, v20.16b, v28.16b
    eor v21.16b, v21.16b, v29.16b
    eor v22.16b, v22.16b, v30.16b
    pmull v27.1q, v23.1d, v18.1d
    pmull v28.1q, v24.1d, v18.1d
    pmull v29.1q, v25.1d, v18.1d
    pmull v30.1q, v26.1d, v18.1d
    eor v19.16b, v19.16b, v27.16b
    eor v20.16b, v20.16b, v28.16b
    eor v21.16b, v21.16b, v29.16b
    eor v22.16b, v22.16b, v30.16b
    ext v19.16b, v19.16b, v19.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    eor v19.16b, v19.16b, v23.16b
    eor v20.16b, v20.16b, v24.16b
    eor v21.16b, v21.16b, v25.16b
    eor v22.16b, v22.16b, v26.16b
    pmull2 v23.1q, v19.2d, v18.2d
    pmull2 v24.1q, v20.2d, v18.2d
    pmull2 v25.1q, v21.2d, v18.2d
    pmull2 v26.1q, v22.2d, v18.2d
    eor v23.16b, v23.16b, v19.16b
    eor v24.16b, v24.16b, v20.16b
    eor v25.16b, v25.16b, v21.16b
    eor v26.16b, v26.16b, v22.16b
    ext v23.16b, v23.16b, v23.16b, #8
    ext v24.16b, v24.16b, v24.16b, #8
    ext v25.16b, v25.16b, v25.16b, #8
    ext v26.16b, v26.16b, v26.16b, #8
    trn2 v27.2d, v19.2d, v23.2d
    trn2 v28.2d, v20.2d, v24.2d
    trn2 v29.2d, v21.2d, v25.2d
    trn2 v30.2d, v22.2d, v26.2d
    trn1 v23.2d, v19.2d, v23.2d
    trn1 v24.2d, v20.2d, v24.2d
    trn1 v25.2d, v21.2d, v25.2d
    trn1 v26.2d, v22.2d, v26.2d
    stp q27, q23, [x1, #384]
    stp q28, q24, [x1, #416]
    stp q29, q25, [x1, #448]
    stp q30, q26, [x1, #480]
    mov v16.16b, v30.16b
    mov v17.16b, v26.16b
    pmull v23.1q, v0.1d, v16.1d
    pmull v24.1q, v1.1d, v16.1d
    pmull2 v27.1q, v0.2d, v16.2d
    pmull2 v28.1q, v1.2d, v16.2d
    eor v23.16b, v23.16b, v27.16b
    eor v24.16b, v24.16b, v28.16b
    pmull v19.1q, v0.1d, v17.1d
    pmull v20.1q, v1.1d, v17.1d
    pmull2 v27.1q, v0.2d, v17.2d
    pmull2 v28.1q, v1.2d, v17.2d
    eor v19.16b, v19.16b, v27.16b
    eor v20.16b, v20.16b, v28.16b
    pmull v27.1q, v23.1d, v18.1d
    pmull v28.1q, v24.1d, v18.1d
    eor v19.16b, v19.16b, v27.16b
    eor v20.16b, v20.16b, v28.16b
    ext v19.16b, v19.16b, v19.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    eor v19.16b, v19.16b, v23.16b
    eor v20.16b, v20.16b, v24.16b
    pmull2 v23.1q, v19.2d, v18.2d
    pmull2 v24.1q, v20.2d, v18.2d
    eor v23.16b, v23.16b, v19.16b
    eor v24.16b, v24.16b, v20.16b
    ext v23.16b, v23.16b, v23.16b, #8
    ext v24.16b, v24.16b, v24.16b, #8
    trn2 v27.2d, v19.2d, v23.2d
    trn2 v28.2d, v20.2d, v24.2d
    trn1 v23.2d, v19.2d, v23.2d
    trn1 v24.2d, v20.2d, v24.2d
    stp q27, q23, [x1, #512]
    stp q28, q24, [x1, #544]
// leave no secret
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
