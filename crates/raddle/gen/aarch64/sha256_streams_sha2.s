    .cfi_startproc
    bti c
    ldp x4, x5, [x1]
    ldp q0, q1, [x0]
    ldp q18, q19, [x0, #32]
// 2 messages, staggered by 4
    cmp x2, #64
    b.lo 3f
2:
    ldp q4, q5, [x4]
    ldp q6, q7, [x4, #32]
    rev32 v4.16b, v4.16b
    rev32 v5.16b, v5.16b
    rev32 v6.16b, v6.16b
    ldp q22, q23, [x5]
    rev32 v7.16b, v7.16b
    ldp q24, q25, [x5, #32]
    mov v2.16b, v0.16b
    rev32 v22.16b, v22.16b
    mov v3.16b, v1.16b
    rev32 v23.16b, v23.16b
    ldr q16, [x3]
    rev32 v24.16b, v24.16b
    add v16.4s, v16.4s, v4.4s
    rev32 v25.16b, v25.16b
    mov v17.16b, v0.16b
    mov v20.16b, v18.16b
    sha256h q0, q1, v16.4s
    mov v21.16b, v19.16b
    sha256h2 q1, q17, v16.4s
    ldr q26, [x3]
    sha256su0 v4.4s, v5.4s
    add v26.4s, v26.4s, v22.4s
    sha256su1 v4.4s, v6.4s, v7.4s
    mov v27.16b, v18.16b
    ldr q16, [x3, #16]
    sha256h q18, q19, v26.4s
    add v16.4s, v16.4s, v5.4s
    sha256h2 q19, q27, v26.4s
    mov v17.16b, v0.16b
    sha256su0 v22.4s, v23.4s
    sha256h q0, q1, v16.4s
    sha256su1 v22.4s, v24.4s, v25.4s
    sha256h2 q1, q17, v16.4s
    ldr q26, [x3, #16]
    sha256su0 v5.4s, v6.4s
    add v26.4s, v26.4s, v23.4s
    sha256su1 v5.4s, v7.4s, v4.4s
    mov v27.16b, v18.16b
    ldr q16, [x3, #32]
    sha256h q18, q19, v26.4s
    add v16.4s, v16.4s, v6.4s
    sha256h2 q19, q27, v26.4s
    mov v17.16b, v0.16b
    sha256su0 v23.4s, v24.4s
    sha256h q0, q1, v16.4s
    sha256su1 v23.4s, v25.4s, v22.4s
    sha256h2 q1, q17, v16.4s
    ldr q26, [x3, #32]
    sha256su0 v6.4s, v7.4s
    add v26.4s, v26.4s, v24.4s
    sha256su1 v6.4s, v4.4s, v5.4s
    mov v27.16b, v18.16b
    ldr q16, [x3, #48]
    sha256h q18, q19, v26.4s
    add v16.4s, v16.4s, v7.4s
    sha256h2 q19, q27, v26.4s
    mov v17.16b, v0.16b
    sha256su0 v24.4s, v25.4s
    sha256h q0, q1, v16.4s
    sha256su1 v24.4s, v22.4s, v23.4s
    sha256h2 q1, q17, v16.4s
    ldr q26, [x3, #48]
    sha256su0 v7.4s, v4.4s
    add v26.4s, v26.4s, v25.4s
    sha256su1 v7.4s, v5.4s, v6.4s
    mov v27.16b, v18.16b
    ldr q16, [x3, #64]
    sha256h q18, q19, v26.4s
    add v16.4s, v16.4s, v4.4s
    sha256h2 q19, q27, v26.4s
    mov v17.16b, v0.16b
    sha256su0 v25.4s, v22.4s
    sha256h q0, q1, v16.4s
    sha256su1 v25.4s, v23.4s, v24.4s
    sha256h2 q1, q17, v16.4s
    ldr q26, [x3, #64]
    sha256su0 v4.4s, v5.4s
    add v26.4s, v26.4s, v22.4s
    sha256su1 v4.4s, v6.4s, v7.4s
    mov v27.16b, v18.16b
    ldr q16, [x3, #80]
    sha256h q18, q19, v26.4s
    add v16.4s, v16.4s, v5.4s
    sha256h2 q19, q27, v26.4s
    mov v17.16b, v0.16b
    sha256su0 v22.4s, v23.4s
    sha256h q0, q1, v16.4s
    sha256su1 v22.4s, v24.4s, v25.4s
    sha256h2 q1, q17, v16.4s
    ldr q26, [x3, #80]
    sha256su0 v5.4s, v6.4s
    add v26.4s, v26.4s, v23.4s
    sha256su1 v5.4s, v7.4s, v4.4s
    mov v27.16b, v18.16b
    ldr q16, [x3, #96]
    sha256h q18, q19, v26.4s
    add v16.4s, v16.4s, v6.4s
    sha256h2 q19, q27, v26.4s
    mov v17.16b, v0.16b
    sha256su0 v23.4s, v24.4s
    sha256h q0, q1, v16.4s
    sha256su1 v23.4s, v25.4s, v22.4s
    sha256h2 q1, q17, v16.4s
    ldr q26, [x3, #96]
    sha256su0 v6.4s, v7.4s
    add v26.4s, v26.4s, v24.4s
    sha256su1 v6.4s, v4.4s, v5.4s
    mov v27.16b, v18.16b
    ldr q16, [x3, #112]
    sha256h q18, q19, v26.4s
    add v16.4s, v16.4s, v7.4s
    sha256h2 q19, q27, v26.4s
    mov v17.16b, v0.16b
    sha256su0 v24.4s, v25.4s
    sha256h q0, q1, v16.4s
    sha256su1 v24.4s, v22.4s, v23.4s
    sha256h2 q1, q17, v16.4s
    ldr q26, [x3, #112]
    sha256su0 v7.4s, v4.4s
    add v26.4s, v26.4s, v25.4s
    sha256su1 v7.4s, v5.4s, v6.4s
    mov v27.16b, v18.16b
    ldr q16, [x3, #128]
    sha256h q18, q19, v26.4s
    add v16.4s, v16.4s, v4.4s
    sha256h2 q19, q27, v26.4s
    mov v17.16b, v0.16b
    sha256su0 v25.4s, v22.4s
    sha256h q0, q1, v16.4s
    sha256su1 v25.4s, v23.4s, v24.4s
    sha256h2 q1, q17, v16.4s
    ldr q26, [x3, #128]
    sha256su0 v4.4s, v5.4s
    add v26.4s, v26.4s, v22.4s
    sha256su1 v4.4s, v6.4s, v7.4s
    mov v27.16b, v18.16b
    ldr q16, [x3, #144]
    sha256h q18, q19, v26.4s
    add v16.4s, v16.4s, v5.4s
    sha256h2 q19, q27, v26.4s
    mov v17.16b, v0.16b
    sha256su0 v22.4s, v23.4s
    sha256h q0, q1, v16.4s
    sha256su1 v22.4s, v24.4s, v25.4s
    sha256h2 q1, q17, v16.4s
    ldr q26, [x3, #144]
    sha256su0 v5.4s, v6.4s
    add v26.4s, v26.4s, v23.4s
    sha256su1 v5.4s, v7.4s, v4.4s
    mov v27.16b, v18.16b
    ldr q16, [x3, #160]
    sha256h q18, q19, v26.4s
    add v16.4s, v16.4s, v6.4s
    sha256h2 q19, q27, v26.4s
    mov v17.16b, v0.16b
    sha256su0 v23.4s, v24.4s
    sha256h q0, q1, v16.4s
    sha256su1 v23.4s, v25.4s, v22.4s
    sha256h2 q1, q17, v16.4s
    ldr q26, [x3, #160]
    sha256su0 v6.4s, v7.4s
    add v26.4s, v26.4s, v24.4s
    sha256su1 v6.4s, v4.4s, v5.4s
    mov v27.16b, v18.16b
    ldr q16, [x3, #176]
    sha256h q18, q19, v26.4s
    add v16.4s, v16.4s, v7.4s
    sha256h2 q19, q27, v26.4s
    mov v17.16b, v0.16b
    sha256su0 v24.4s, v25.4s
    sha256h q0, q1, v16.4s
    sha256su1 v24.4s, v22.4s, v23.4s
    sha256h2 q1, q17, v16.4s
    ldr q26, [x3, #176]
    sha256su0 v7.4s, v4.4s
    add v26.4s, v26.4s, v25.4s
    sha256su1 v7.4s, v5.4s, v6.4s
    mov v27.16b, v18.16b
    ldr q16, [x3, #192]
    sha256h q18, q19, v26.4s
    add v16.4s, v16.4s, v4.4s
    sha256h2 q19, q27, v26.4s
    mov v17.16b, v0.16b
    sha256su0 v25.4s, v22.4s
    sha256h q0, q1, v16.4s
    sha256su1 v25.4s, v23.4s, v24.4s
    sha256h2 q1, q17, v16.4s
    ldr q26, [x3, #192]
    ldr q16, [x3, #208]
    add v26.4s, v26.4s, v22.4s
    add v16.4s, v16.4s, v5.4s
    mov v27.16b, v18.16b
    mov v17.16b, v0.16b
    sha256h q18, q19, v26.4s
    sha256h q0, q1, v16.4s
    sha256h2 q19, q27, v26.4s
    sha256h2 q1, q17, v16.4s
    ldr q26, [x3, #208]
    ldr q16, [x3, #224]
    add v26.4s, v26.4s, v23.4s
    add v16.4s, v16.4s, v6.4s
    mov v27.16b, v18.16b
    mov v17.16b, v0.16b
    sha256h q18, q19, v26.4s
    sha256h q0, q1, v16.4s
    sha256h2 q19, q27, v26.4s
    sha256h2 q1, q17, v16.4s
    ldr q26, [x3, #224]
    ldr q16, [x3, #240]
    add v26.4s, v26.4s, v24.4s
    add v16.4s, v16.4s, v7.4s
    mov v27.16b, v18.16b
    mov v17.16b, v0.16b
    sha256h q18, q19, v26.4s
    sha256h q0, q1, v16.4s
    sha256h2 q19, q27, v26.4s
    sha256h2 q1, q17, v16.4s
    ldr q26, [x3, #240]
    add v0.4s, v0.4s, v2.4s
    add v26.4s, v26.4s, v25.4s
    add v1.4s, v1.4s, v3.4s
    mov v27.16b, v18.16b
    add x4, x4, #64
    sha256h q18, q19, v26.4s
    sha256h2 q19, q27, v26.4s
    add v18.4s, v18.4s, v20.4s
    add v19.4s, v19.4s, v21.4s
    add x5, x5, #64
    sub x2, x2, #64
    cmp x2, #64
    b.hs 2b
3:
    stp q0, q1, [x0]
    stp q18, q19, [x0, #32]
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
    ret
    .cfi_endproc
