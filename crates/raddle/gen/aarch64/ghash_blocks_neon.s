    .cfi_startproc
    bti c
    movi v19.16b, #194
    shl v19.2d, v19.2d, #56
    ldr q0, [x0]
    rev64 v0.16b, v0.16b
    cmp x2, #128
    b.lo 3f
2:
    ldr q1, [x1]
    rev64 v1.16b, v1.16b
    ldp q5, q6, [x3, #192]
    pmull v7.1q, v1.1d, v5.1d
    pmull2 v16.1q, v1.2d, v5.2d
    pmull v17.1q, v1.1d, v6.1d
    pmull2 v18.1q, v1.2d, v6.2d
    eor v3.16b, v7.16b, v16.16b
    eor v4.16b, v17.16b, v18.16b
    ldr q2, [x1, #16]
    rev64 v2.16b, v2.16b
    ldp q5, q6, [x3, #160]
    pmull v7.1q, v2.1d, v5.1d
    pmull2 v16.1q, v2.2d, v5.2d
    pmull v17.1q, v2.1d, v6.1d
    pmull2 v18.1q, v2.2d, v6.2d
    eor v7.16b, v7.16b, v16.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v17.16b
    ldr q1, [x1, #32]
    rev64 v1.16b, v1.16b
    ldp q5, q6, [x3, #128]
    pmull v7.1q, v1.1d, v5.1d
    pmull2 v16.1q, v1.2d, v5.2d
    pmull v17.1q, v1.1d, v6.1d
    pmull2 v18.1q, v1.2d, v6.2d
    eor v7.16b, v7.16b, v16.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v17.16b
    ldr q2, [x1, #48]
    rev64 v2.16b, v2.16b
    ldp q5, q6, [x3, #96]
    pmull v7.1q, v2.1d, v5.1d
    pmull2 v16.1q, v2.2d, v5.2d
    pmull v17.1q, v2.1d, v6.1d
    pmull2 v18.1q, v2.2d, v6.2d
    eor v7.16b, v7.16b, v16.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v17.16b
    ldr q1, [x1, #64]
    rev64 v1.16b, v1.16b
    ldp q5, q6, [x3, #64]
    pmull v7.1q, v1.1d, v5.1d
    pmull2 v16.1q, v1.2d, v5.2d
    pmull v17.1q, v1.1d, v6.1d
    pmull2 v18.1q, v1.2d, v6.2d
    eor v7.16b, v7.16b, v16.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v17.16b
    ldr q2, [x1, #80]
    rev64 v2.16b, v2.16b
    ldp q5, q6, [x3, #32]
    pmull v7.1q, v2.1d, v5.1d
    pmull2 v16.1q, v2.2d, v5.2d
    pmull v17.1q, v2.1d, v6.1d
    pmull2 v18.1q, v2.2d, v6.2d
    eor v7.16b, v7.16b, v16.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v17.16b
    ldr q1, [x1, #96]
    rev64 v1.16b, v1.16b
    ldp q5, q6, [x3]
    pmull v7.1q, v1.1d, v5.1d
    pmull2 v16.1q, v1.2d, v5.2d
    pmull v17.1q, v1.1d, v6.1d
    pmull2 v18.1q, v1.2d, v6.2d
    eor v7.16b, v7.16b, v16.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v17.16b
    ldp q5, q6, [x3, #224]
    pmull v7.1q, v0.1d, v5.1d
    pmull2 v16.1q, v0.2d, v5.2d
    pmull v17.1q, v0.1d, v6.1d
    pmull2 v18.1q, v0.2d, v6.2d
    eor v7.16b, v7.16b, v16.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v17.16b
    pmull v7.1q, v3.1d, v19.1d
    eor v4.16b, v4.16b, v7.16b
    ext v0.16b, v4.16b, v4.16b, #8
    eor v0.16b, v0.16b, v3.16b
    ldr q1, [x1, #112]
    rev64 v1.16b, v1.16b
    eor v0.16b, v0.16b, v1.16b
    add x1, x1, #128
    sub x2, x2, #128
    cmp x2, #128
    b.hs 2b
3:
// the rest
    cmp x2, #16
    b.lo 4f
    add x5, x3, x2, lsl #1
    sub x5, x5, #32
    ldp q5, q6, [x5]
    pmull v7.1q, v0.1d, v5.1d
    pmull2 v16.1q, v0.2d, v5.2d
    pmull v17.1q, v0.1d, v6.1d
    pmull2 v18.1q, v0.2d, v6.2d
    eor v3.16b, v7.16b, v16.16b
    eor v4.16b, v17.16b, v18.16b
    sub x5, x5, #32
    cmp x2, #32
    b.lo 5f
    ldr q1, [x1]
    rev64 v1.16b, v1.16b
    ldp q5, q6, [x5]
    pmull v7.1q, v1.1d, v5.1d
    pmull2 v16.1q, v1.2d, v5.2d
    pmull v17.1q, v1.1d, v6.1d
    pmull2 v18.1q, v1.2d, v6.2d
    eor v7.16b, v7.16b, v16.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v17.16b
    add x1, x1, #16
    sub x2, x2, #16
    sub x5, x5, #32
    cmp x2, #32
    b.lo 6f
    ldr q1, [x1]
    rev64 v1.16b, v1.16b
    ldp q5, q6, [x5]
    pmull v7.1q, v1.1d, v5.1d
    pmull2 v16.1q, v1.2d, v5.2d
    pmull v17.1q, v1.1d, v6.1d
    pmull2 v18.1q, v1.2d, v6.2d
    eor v7.16b, v7.16b, v16.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v17.16b
    add x1, x1, #16
    sub x2, x2, #16
    sub x5, x5, #32
    cmp x2, #32
    b.lo 7f
    ldr q1, [x1]
    rev64 v1.16b, v1.16b
    ldp q5, q6, [x5]
    pmull v7.1q, v1.1d, v5.1d
    pmull2 v16.1q, v1.2d, v5.2d
    pmull v17.1q, v1.1d, v6.1d
    pmull2 v18.1q, v1.2d, v6.2d
    eor v7.16b, v7.16b, v16.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v17.16b
    add x1, x1, #16
    sub x2, x2, #16
    sub x5, x5, #32
    cmp x2, #32
    b.lo 8f
    ldr q1, [x1]
    rev64 v1.16b, v1.16b
    ldp q5, q6, [x5]
    pmull v7.1q, v1.1d, v5.1d
    pmull2 v16.1q, v1.2d, v5.2d
    pmull v17.1q, v1.1d, v6.1d
    pmull2 v18.1q, v1.2d, v6.2d
    eor v7.16b, v7.16b, v16.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v17.16b
    add x1, x1, #16
    sub x2, x2, #16
    sub x5, x5, #32
    cmp x2, #32
    b.lo 9f
    ldr q1, [x1]
    rev64 v1.16b, v1.16b
    ldp q5, q6, [x5]
    pmull v7.1q, v1.1d, v5.1d
    pmull2 v16.1q, v1.2d, v5.2d
    pmull v17.1q, v1.1d, v6.1d
    pmull2 v18.1q, v1.2d, v6.2d
    eor v7.16b, v7.16b, v16.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v17.16b
    add x1, x1, #16
    sub x2, x2, #16
    sub x5, x5, #32
    cmp x2, #32
    b.lo 12f
    ldr q1, [x1]
    rev64 v1.16b, v1.16b
    ldp q5, q6, [x5]
    pmull v7.1q, v1.1d, v5.1d
    pmull2 v16.1q, v1.2d, v5.2d
    pmull v17.1q, v1.1d, v6.1d
    pmull2 v18.1q, v1.2d, v6.2d
    eor v7.16b, v7.16b, v16.16b
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v17.16b
    add x1, x1, #16
    sub x2, x2, #16
    sub x5, x5, #32
12:
9:
8:
7:
6:
5:
    pmull v7.1q, v3.1d, v19.1d
    eor v4.16b, v4.16b, v7.16b
    ext v0.16b, v4.16b, v4.16b, #8
    eor v0.16b, v0.16b, v3.16b
    ldr q1, [x1]
    rev64 v1.16b, v1.16b
    eor v0.16b, v0.16b, v1.16b
4:
    rev64 v0.16b, v0.16b
    str q0, [x0]
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
