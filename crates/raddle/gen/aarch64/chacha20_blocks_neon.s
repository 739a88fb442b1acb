    .cfi_startproc
    bti c
    sub sp, sp, #64
    .cfi_def_cfa_offset 64
    stp d8, d9, [sp]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    cmp x1, #448
    b.lo 3f
2:
    .cfi_offset d8, -64
    .cfi_offset d9, -56
    .cfi_offset d10, -48
    .cfi_offset d11, -40
    .cfi_offset d12, -32
    .cfi_offset d13, -24
    .cfi_offset d14, -16
    .cfi_offset d15, -8
    ldp q0, q1, [x0]
    ldp q2, q3, [x0, #32]
    ldp q4, q5, [x0, #64]
    ldp q6, q7, [x0, #96]
    ldp q8, q9, [x0, #128]
    ldp q10, q11, [x0, #160]
    ldp q12, q13, [x0, #192]
    ldp q14, q15, [x0, #224]
    ldp q16, q17, [x0, #256]
    ldp q18, q19, [x0, #288]
    ldp q20, q21, [x0, #320]
    ldp q22, q23, [x0, #352]
    ldp q24, q25, [x0, #384]
    ldp q26, q27, [x0, #416]
    ldr q28, [x2]
    movz x6, #10
4:
    add v0.4s, v0.4s, v1.4s
    eor v3.16b, v3.16b, v0.16b
    rev32 v3.8h, v3.8h
    add v2.4s, v2.4s, v3.4s
    eor v30.16b, v1.16b, v2.16b
    ushr v1.4s, v30.4s, #20
    sli v1.4s, v30.4s, #12
    add v0.4s, v0.4s, v1.4s
    eor v3.16b, v3.16b, v0.16b
    tbl v3.16b, {v3.16b}, v28.16b
    add v2.4s, v2.4s, v3.4s
    add v4.4s, v4.4s, v5.4s
    eor v30.16b, v1.16b, v2.16b
    ushr v1.4s, v30.4s, #25
    sli v1.4s, v30.4s, #7
    eor v7.16b, v7.16b, v4.16b
    rev32 v7.8h, v7.8h
    ext v0.16b, v0.16b, v0.16b, #12
    add v6.4s, v6.4s, v7.4s
    ext v3.16b, v3.16b, v3.16b, #8
    eor v31.16b, v5.16b, v6.16b
    ushr v5.4s, v31.4s, #20
    sli v5.4s, v31.4s, #12
    ext v2.16b, v2.16b, v2.16b, #4
    add v4.4s, v4.4s, v5.4s
    add v0.4s, v0.4s, v1.4s
    eor v7.16b, v7.16b, v4.16b
    tbl v7.16b, {v7.16b}, v28.16b
    eor v3.16b, v3.16b, v0.16b
    rev32 v3.8h, v3.8h
    add v6.4s, v6.4s, v7.4s
    add v8.4s, v8.4s, v9.4s
    add v2.4s, v2.4s, v3.4s
    eor v31.16b, v5.16b, v6.16b
    ushr v5.4s, v31.4s, #25
    sli v5.4s, v31.4s, #7
    eor v11.16b, v11.16b, v8.16b
    rev32 v11.8h, v11.8h
    eor v30.16b, v1.16b, v2.16b
    ushr v1.4s, v30.4s, #20
    sli v1.4s, v30.4s, #12
    ext v4.16b, v4.16b, v4.16b, #12
    add v10.4s, v10.4s, v11.4s
    add v0.4s, v0.4s, v1.4s
    ext v7.16b, v7.16b, v7.16b, #8
    eor v30.16b, v9.16b, v10.16b
    ushr v9.4s, v30.4s, #20
    sli v9.4s, v30.4s, #12
    eor v3.16b, v3.16b, v0.16b
    tbl v3.16b, {v3.16b}, v28.16b
    ext v6.16b, v6.16b, v6.16b, #4
    add v8.4s, v8.4s, v9.4s
    add v2.4s, v2.4s, v3.4s
    add v4.4s, v4.4s, v5.4s
    eor v11.16b, v11.16b, v8.16b
    tbl v11.16b, {v11.16b}, v28.16b
    eor v30.16b, v1.16b, v2.16b
    ushr v1.4s, v30.4s, #25
    sli v1.4s, v30.4s, #7
    eor v7.16b, v7.16b, v4.16b
    rev32 v7.8h, v7.8h
    add v10.4s, v10.4s, v11.4s
    add v12.4s, v12.4s, v13.4s
    ext v0.16b, v0.16b, v0.16b, #4
    add v6.4s, v6.4s, v7.4s
    eor v30.16b, v9.16b, v10.16b
    ushr v9.4s, v30.4s, #25
    sli v9.4s, v30.4s, #7
    eor v15.16b, v15.16b, v12.16b
    rev32 v15.8h, v15.8h
    ext v3.16b, v3.16b, v3.16b, #8
    eor v31.16b, v5.16b, v6.16b
    ushr v5.4s, v31.4s, #20
    sli v5.4s, v31.4s, #12
    ext v8.16b, v8.16b, v8.16b, #12
    add v14.4s, v14.4s, v15.4s
    ext v2.16b, v2.16b, v2.16b, #12
    add v4.4s, v4.4s, v5.4s
    ext v11.16b, v11.16b, v11.16b, #8
    eor v31.16b, v13.16b, v14.16b
    ushr v13.4s, v31.4s, #20
    sli v13.4s, v31.4s, #12
    eor v7.16b, v7.16b, v4.16b
    tbl v7.16b, {v7.16b}, v28.16b
    ext v10.16b, v10.16b, v10.16b, #4
    add v12.4s, v12.4s, v13.4s
    add v6.4s, v6.4s, v7.4s
    add v8.4s, v8.4s, v9.4s
    eor v15.16b, v15.16b, v12.16b
    tbl v15.16b, {v15.16b}, v28.16b
    eor v31.16b, v5.16b, v6.16b
    ushr v5.4s, v31.4s, #25
    sli v5.4s, v31.4s, #7
    eor v11.16b, v11.16b, v8.16b
    rev32 v11.8h, v11.8h
    add v14.4s, v14.4s, v15.4s
    add v16.4s, v16.4s, v17.4s
    ext v4.16b, v4.16b, v4.16b, #4
    add v10.4s, v10.4s, v11.4s
    eor v31.16b, v13.16b, v14.16b
    ushr v13.4s, v31.4s, #25
    sli v13.4s, v31.4s, #7
    eor v19.16b, v19.16b, v16.16b
    rev32 v19.8h, v19.8h
    ext v7.16b, v7.16b, v7.16b, #8
    eor v30.16b, v9.16b, v10.16b
    ushr v9.4s, v30.4s, #20
    sli v9.4s, v30.4s, #12
    ext v12.16b, v12.16b, v12.16b, #12
    add v18.4s, v18.4s, v19.4s
    ext v6.16b, v6.16b, v6.16b, #12
    add v8.4s, v8.4s, v9.4s
    ext v15.16b, v15.16b, v15.16b, #8
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #20
    sli v17.4s, v30.4s, #12
    eor v11.16b, v11.16b, v8.16b
    tbl v11.16b, {v11.16b}, v28.16b
    ext v14.16b, v14.16b, v14.16b, #4
    add v16.4s, v16.4s, v17.4s
    add v10.4s, v10.4s, v11.4s
    add v12.4s, v12.4s, v13.4s
    eor v19.16b, v19.16b, v16.16b
    tbl v19.16b, {v19.16b}, v28.16b
    eor v30.16b, v9.16b, v10.16b
    ushr v9.4s, v30.4s, #25
    sli v9.4s, v30.4s, #7
    eor v15.16b, v15.16b, v12.16b
    rev32 v15.8h, v15.8h
    add v18.4s, v18.4s, v19.4s
    add v20.4s, v20.4s, v21.4s
    ext v8.16b, v8.16b, v8.16b, #4
    add v14.4s, v14.4s, v15.4s
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #25
    sli v17.4s, v30.4s, #7
    eor v23.16b, v23.16b, v20.16b
    rev32 v23.8h, v23.8h
    ext v11.16b, v11.16b, v11.16b, #8
    eor v31.16b, v13.16b, v14.16b
    ushr v13.4s, v31.4s, #20
    sli v13.4s, v31.4s, #12
    ext v16.16b, v16.16b, v16.16b, #12
    add v22.4s, v22.4s, v23.4s
    ext v10.16b, v10.16b, v10.16b, #12
    add v12.4s, v12.4s, v13.4s
    ext v19.16b, v19.16b, v19.16b, #8
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #20
    sli v21.4s, v31.4s, #12
    eor v15.16b, v15.16b, v12.16b
    tbl v15.16b, {v15.16b}, v28.16b
    ext v18.16b, v18.16b, v18.16b, #4
    add v20.4s, v20.4s, v21.4s
    add v14.4s, v14.4s, v15.4s
    add v16.4s, v16.4s, v17.4s
    eor v23.16b, v23.16b, v20.16b
    tbl v23.16b, {v23.16b}, v28.16b
    eor v31.16b, v13.16b, v14.16b
    ushr v13.4s, v31.4s, #25
    sli v13.4s, v31.4s, #7
    eor v19.16b, v19.16b, v16.16b
    rev32 v19.8h, v19.8h
    add v22.4s, v22.4s, v23.4s
    add v24.4s, v24.4s, v25.4s
    ext v12.16b, v12.16b, v12.16b, #4
    add v18.4s, v18.4s, v19.4s
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #25
    sli v21.4s, v31.4s, #7
    eor v27.16b, v27.16b, v24.16b
    rev32 v27.8h, v27.8h
    ext v15.16b, v15.16b, v15.16b, #8
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #20
    sli v17.4s, v30.4s, #12
    ext v20.16b, v20.16b, v20.16b, #12
    add v26.4s, v26.4s, v27.4s
    ext v14.16b, v14.16b, v14.16b, #12
    add v16.4s, v16.4s, v17.4s
    ext v23.16b, v23.16b, v23.16b, #8
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #20
    sli v25.4s, v30.4s, #12
    eor v19.16b, v19.16b, v16.16b
    tbl v19.16b, {v19.16b}, v28.16b
    ext v22.16b, v22.16b, v22.16b, #4
    add v24.4s, v24.4s, v25.4s
    add v18.4s, v18.4s, v19.4s
    add v20.4s, v20.4s, v21.4s
    eor v27.16b, v27.16b, v24.16b
    tbl v27.16b, {v27.16b}, v28.16b
    eor v30.16b, v17.16b, v18.16b
    ushr v17.4s, v30.4s, #25
    sli v17.4s, v30.4s, #7
    eor v23.16b, v23.16b, v20.16b
    rev32 v23.8h, v23.8h
    add v26.4s, v26.4s, v27.4s
    ext v16.16b, v16.16b, v16.16b, #4
    add v22.4s, v22.4s, v23.4s
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #25
    sli v25.4s, v30.4s, #7
    ext v19.16b, v19.16b, v19.16b, #8
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #20
    sli v21.4s, v31.4s, #12
    ext v24.16b, v24.16b, v24.16b, #12
    ext v18.16b, v18.16b, v18.16b, #12
    add v20.4s, v20.4s, v21.4s
    ext v27.16b, v27.16b, v27.16b, #8
    eor v23.16b, v23.16b, v20.16b
    tbl v23.16b, {v23.16b}, v28.16b
    ext v26.16b, v26.16b, v26.16b, #4
    add v22.4s, v22.4s, v23.4s
    add v24.4s, v24.4s, v25.4s
    eor v31.16b, v21.16b, v22.16b
    ushr v21.4s, v31.4s, #25
    sli v21.4s, v31.4s, #7
    eor v27.16b, v27.16b, v24.16b
    rev32 v27.8h, v27.8h
    ext v20.16b, v20.16b, v20.16b, #4
    add v26.4s, v26.4s, v27.4s
    ext v23.16b, v23.16b, v23.16b, #8
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #20
    sli v25.4s, v30.4s, #12
    ext v22.16b, v22.16b, v22.16b, #12
    add v24.4s, v24.4s, v25.4s
    eor v27.16b, v27.16b, v24.16b
    tbl v27.16b, {v27.16b}, v28.16b
    add v26.4s, v26.4s, v27.4s
    eor v30.16b, v25.16b, v26.16b
    ushr v25.4s, v30.4s, #25
    sli v25.4s, v30.4s, #7
    ext v24.16b, v24.16b, v24.16b, #4
    ext v27.16b, v27.16b, v27.16b, #8
    ext v26.16b, v26.16b, v26.16b, #12
    subs x6, x6, #1
    b.ne 4b
    ldp q28, q29, [x0]
    add v0.4s, v0.4s, v28.4s
    add v1.4s, v1.4s, v29.4s
    stp q0, q1, [x0]
    ldp q30, q31, [x0, #32]
    add v2.4s, v2.4s, v30.4s
    add v3.4s, v3.4s, v31.4s
    stp q2, q3, [x0, #32]
    ldp q28, q29, [x0, #64]
    add v4.4s, v4.4s, v28.4s
    add v5.4s, v5.4s, v29.4s
    stp q4, q5, [x0, #64]
    ldp q30, q31, [x0, #96]
    add v6.4s, v6.4s, v30.4s
    add v7.4s, v7.4s, v31.4s
    stp q6, q7, [x0, #96]
    ldp q28, q29, [x0, #128]
    add v8.4s, v8.4s, v28.4s
    add v9.4s, v9.4s, v29.4s
    stp q8, q9, [x0, #128]
    ldp q30, q31, [x0, #160]
    add v10.4s, v10.4s, v30.4s
    add v11.4s, v11.4s, v31.4s
    stp q10, q11, [x0, #160]
    ldp q28, q29, [x0, #192]
    add v12.4s, v12.4s, v28.4s
    add v13.4s, v13.4s, v29.4s
    stp q12, q13, [x0, #192]
    ldp q30, q31, [x0, #224]
    add v14.4s, v14.4s, v30.4s
    add v15.4s, v15.4s, v31.4s
    stp q14, q15, [x0, #224]
    ldp q28, q29, [x0, #256]
    add v16.4s, v16.4s, v28.4s
    add v17.4s, v17.4s, v29.4s
    stp q16, q17, [x0, #256]
    ldp q30, q31, [x0, #288]
    add v18.4s, v18.4s, v30.4s
    add v19.4s, v19.4s, v31.4s
    stp q18, q19, [x0, #288]
    ldp q28, q29, [x0, #320]
    add v20.4s, v20.4s, v28.4s
    add v21.4s, v21.4s, v29.4s
    stp q20, q21, [x0, #320]
    ldp q30, q31, [x0, #352]
    add v22.4s, v22.4s, v30.4s
    add v23.4s, v23.4s, v31.4s
    stp q22, q23, [x0, #352]
    ldp q28, q29, [x0, #384]
    add v24.4s, v24.4s, v28.4s
    add v25.4s, v25.4s, v29.4s
    stp q24, q25, [x0, #384]
    ldp q30, q31, [x0, #416]
    add v26.4s, v26.4s, v30.4s
    add v27.4s, v27.4s, v31.4s
    stp q26, q27, [x0, #416]
    add x0, x0, #448
    sub x1, x1, #448
    cmp x1, #448
    b.hs 2b
3:
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
