    .cfi_startproc
    bti c
    sub sp, sp, #256
    .cfi_def_cfa_offset 256
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
// 8 blocks a turn, the last round key in general-purpose registers, round robin
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
    rev w9, w8
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    orr x9, x7, x9, lsl #32
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    stp x6, x9, [sp]
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    add w8, w8, #1
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    rev w9, w8
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    orr x9, x7, x9, lsl #32
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    stp x6, x9, [sp, #16]
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    add w8, w8, #1
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    rev w9, w8
    ldp q16, q17, [x3, #32]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    orr x9, x7, x9, lsl #32
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    stp x6, x9, [sp, #32]
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    add w8, w8, #1
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    rev w9, w8
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    orr x9, x7, x9, lsl #32
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    stp x6, x9, [sp, #48]
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    add w8, w8, #1
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    rev w9, w8
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    orr x9, x7, x9, lsl #32
    ldp q16, q17, [x3, #64]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    stp x6, x9, [sp, #64]
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    add w8, w8, #1
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    rev w9, w8
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    orr x9, x7, x9, lsl #32
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    stp x6, x9, [sp, #80]
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    add w8, w8, #1
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    rev w9, w8
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    orr x9, x7, x9, lsl #32
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    stp x6, x9, [sp, #96]
    ldp q16, q17, [x3, #96]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    add w8, w8, #1
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    rev w9, w8
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    orr x9, x7, x9, lsl #32
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    stp x6, x9, [sp, #112]
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    add w8, w8, #1
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    ldp x12, x13, [x1]
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    eor x12, x12, x10
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    eor x13, x13, x11
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    stp x12, x13, [sp, #128]
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    ldp q16, q17, [x3, #128]
    ldp x12, x13, [x1, #16]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    eor x12, x12, x10
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    eor x13, x13, x11
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    stp x12, x13, [sp, #144]
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    ldp x12, x13, [x1, #32]
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    eor x12, x12, x10
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    eor x13, x13, x11
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    stp x12, x13, [sp, #160]
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    ldp x12, x13, [x1, #48]
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    ldp q16, q17, [x3, #160]
    eor x12, x12, x10
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    eor x13, x13, x11
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    stp x12, x13, [sp, #176]
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    ldp x12, x13, [x1, #64]
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    eor x12, x12, x10
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    eor x13, x13, x11
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    stp x12, x13, [sp, #192]
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    ldp x12, x13, [x1, #80]
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    eor x12, x12, x10
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    ldp q16, q17, [x3, #192]
    eor x13, x13, x11
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    stp x12, x13, [sp, #208]
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    ldp x12, x13, [x1, #96]
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    eor x12, x12, x10
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    eor x13, x13, x11
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    aese v0.16b, v17.16b
    stp x12, x13, [sp, #224]
    aese v1.16b, v17.16b
    aese v2.16b, v17.16b
    ldp x12, x13, [x1, #112]
    aese v3.16b, v17.16b
    aese v4.16b, v17.16b
    eor x12, x12, x10
    aese v5.16b, v17.16b
    aese v6.16b, v17.16b
    eor x13, x13, x11
    aese v7.16b, v17.16b
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
    add x1, x1, #128
    add x0, x0, #128
    sub x2, x2, #128
    cmp x2, #128
    b.hs 2b
3:
// the rest
    cmp x2, #1
    b.lo 4f
    ldp q0, q1, [sp]
    ldp q2, q3, [sp, #32]
    ldp q4, q5, [sp, #64]
    ldp q6, q7, [sp, #96]
    cmp x2, #65
    b.hs 5f
    ldp q16, q17, [x3]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    ldp q16, q17, [x3, #32]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    ldp q16, q17, [x3, #64]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    ldp q16, q17, [x3, #96]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    ldp q16, q17, [x3, #128]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    ldp q16, q17, [x3, #160]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    ldp q16, q17, [x3, #192]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v0.16b, v17.16b
    aese v1.16b, v17.16b
    aese v2.16b, v17.16b
    aese v3.16b, v17.16b
5:
    cmp x2, #65
    b.lo 6f
    ldp q16, q17, [x3]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    ldp q16, q17, [x3, #32]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    ldp q16, q17, [x3, #64]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    ldp q16, q17, [x3, #96]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    ldp q16, q17, [x3, #128]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    ldp q16, q17, [x3, #160]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    aese v0.16b, v17.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v17.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v17.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v17.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v17.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v17.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v17.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v17.16b
    aesmc v7.16b, v7.16b
    ldp q16, q17, [x3, #192]
    aese v0.16b, v16.16b
    aesmc v0.16b, v0.16b
    aese v1.16b, v16.16b
    aesmc v1.16b, v1.16b
    aese v2.16b, v16.16b
    aesmc v2.16b, v2.16b
    aese v3.16b, v16.16b
    aesmc v3.16b, v3.16b
    aese v4.16b, v16.16b
    aesmc v4.16b, v4.16b
    aese v5.16b, v16.16b
    aesmc v5.16b, v5.16b
    aese v6.16b, v16.16b
    aesmc v6.16b, v6.16b
    aese v7.16b, v16.16b
    aesmc v7.16b, v7.16b
    aese v0.16b, v17.16b
    aese v1.16b, v17.16b
    aese v2.16b, v17.16b
    aese v3.16b, v17.16b
    aese v4.16b, v17.16b
    aese v5.16b, v17.16b
    aese v6.16b, v17.16b
    aese v7.16b, v17.16b
6:
    ldr q30, [x3, #224]
    eor v0.16b, v0.16b, v30.16b
    eor v1.16b, v1.16b, v30.16b
    eor v2.16b, v2.16b, v30.16b
    eor v3.16b, v3.16b, v30.16b
    eor v4.16b, v4.16b, v30.16b
    eor v5.16b, v5.16b, v30.16b
    eor v6.16b, v6.16b, v30.16b
    eor v7.16b, v7.16b, v30.16b
    cmp x2, #16
    b.lo 7f
    ldr q28, [x1]
    eor v28.16b, v28.16b, v0.16b
    str q28, [x0]
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v0.16b, v1.16b
    cmp x2, #16
    b.lo 8f
    ldr q28, [x1]
    eor v28.16b, v28.16b, v0.16b
    str q28, [x0]
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v0.16b, v2.16b
    cmp x2, #16
    b.lo 9f
    ldr q28, [x1]
    eor v28.16b, v28.16b, v0.16b
    str q28, [x0]
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v0.16b, v3.16b
    cmp x2, #16
    b.lo 12f
    ldr q28, [x1]
    eor v28.16b, v28.16b, v0.16b
    str q28, [x0]
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v0.16b, v4.16b
    cmp x2, #16
    b.lo 13f
    ldr q28, [x1]
    eor v28.16b, v28.16b, v0.16b
    str q28, [x0]
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v0.16b, v5.16b
    cmp x2, #16
    b.lo 14f
    ldr q28, [x1]
    eor v28.16b, v28.16b, v0.16b
    str q28, [x0]
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v0.16b, v6.16b
    cmp x2, #16
    b.lo 15f
    ldr q28, [x1]
    eor v28.16b, v28.16b, v0.16b
    str q28, [x0]
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
    mov v0.16b, v7.16b
    cmp x2, #16
    b.lo 16f
    ldr q28, [x1]
    eor v28.16b, v28.16b, v0.16b
    str q28, [x0]
    add x1, x1, #16
    add x0, x0, #16
    sub x2, x2, #16
16:
15:
14:
13:
12:
9:
8:
7:
    cmp x2, #1
    b.lo 17f
    add x14, x1, x2
    movz x15, #0
    movz x16, #0
    tst x2, #(1 << 0)
    b.eq 18f
    sub x14, x14, #1
    ldrb w15, [x14]
18:
    tst x2, #(1 << 1)
    b.eq 19f
    sub x14, x14, #2
    ldrh w17, [x14]
    orr x15, x17, x15, lsl #16
19:
    tst x2, #(1 << 2)
    b.eq 20f
    sub x14, x14, #4
    ldr w17, [x14]
    orr x15, x17, x15, lsl #32
20:
    tst x2, #(1 << 3)
    b.eq 21f
    mov x16, x15
    ldr x15, [x1]
21:
    mov v28.d[0], x15
    mov v28.d[1], x16
    eor v28.16b, v28.16b, v0.16b
    mov x12, v28.d[0]
    tst x2, #(1 << 3)
    b.eq 22f
    str x12, [x0]
    add x0, x0, #8
    mov x12, v28.d[1]
22:
    tst x2, #(1 << 2)
    b.eq 23f
    str w12, [x0]
    add x0, x0, #4
    lsr x12, x12, #32
23:
    tst x2, #(1 << 1)
    b.eq 24f
    strh w12, [x0]
    add x0, x0, #2
    lsr x12, x12, #16
24:
    tst x2, #(1 << 0)
    b.eq 25f
    strb w12, [x0]
25:
17:
4:
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
    .cfi_def_cfa sp, 0
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
