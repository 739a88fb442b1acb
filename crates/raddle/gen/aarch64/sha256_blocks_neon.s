    .cfi_startproc
    bti c
    sub sp, sp, #160
    .cfi_def_cfa_offset 160
    movi v4.16b, #0
    ldp w4, w5, [x0]
    ldp w6, w7, [x0, #8]
    ldp w8, w9, [x0, #16]
    ldp w10, w11, [x0, #24]
    cmp x2, #64
    b.lo 3f
2:
    ldp q0, q1, [x1]
    ldp q2, q3, [x1, #32]
    rev32 v0.16b, v0.16b
    rev32 v1.16b, v1.16b
    rev32 v2.16b, v2.16b
    rev32 v3.16b, v3.16b
    stp w4, w5, [sp, #128]
    stp w6, w7, [sp, #136]
    stp w8, w9, [sp, #144]
    stp w10, w11, [sp, #152]
    ldr q7, [x3]
    add v7.4s, v7.4s, v0.4s
    str q7, [sp]
    ldr q7, [x3, #16]
    add v7.4s, v7.4s, v1.4s
    str q7, [sp, #16]
    ldr q7, [x3, #32]
    add v7.4s, v7.4s, v2.4s
    str q7, [sp, #32]
    ldr q7, [x3, #48]
    add v7.4s, v7.4s, v3.4s
    str q7, [sp, #48]
    eor w15, w5, w6
    ldr w12, [sp]
    eor w13, w9, w10
    add w11, w11, w12
    ext v5.16b, v0.16b, v1.16b, #4
    and w13, w13, w8
    eor w12, w8, w8, ror #5
    ushr v6.4s, v5.4s, #7
    eor w13, w13, w10
    eor w12, w12, w8, ror #19
    add w11, w11, w13
    ushr v7.4s, v5.4s, #18
    eor w14, w4, w5
    ror w12, w12, #6
    sli v6.4s, v5.4s, #25
    eor w13, w4, w4, ror #11
    and w15, w15, w14
    sli v7.4s, v5.4s, #14
    add w11, w11, w12
    eor w13, w13, w4, ror #20
    eor w15, w15, w5
    ushr v5.4s, v5.4s, #3
    add w7, w7, w11
    ror w13, w13, #2
    eor v6.16b, v6.16b, v7.16b
    add w11, w11, w15
    add w11, w11, w13
    eor v6.16b, v6.16b, v5.16b
    ldr w12, [sp, #4]
    eor w13, w8, w9
    add w10, w10, w12
    ext v7.16b, v2.16b, v3.16b, #4
    and w13, w13, w7
    eor w12, w7, w7, ror #5
    add v0.4s, v0.4s, v6.4s
    eor w13, w13, w9
    eor w12, w12, w7, ror #19
    add w10, w10, w13
    ext v5.16b, v3.16b, v4.16b, #8
    eor w15, w11, w4
    ror w12, w12, #6
    add v0.4s, v0.4s, v7.4s
    eor w13, w11, w11, ror #11
    and w14, w14, w15
    ushr v6.4s, v5.4s, #17
    add w10, w10, w12
    eor w13, w13, w11, ror #20
    eor w14, w14, w4
    ushr v7.4s, v5.4s, #19
    add w6, w6, w10
    ror w13, w13, #2
    sli v6.4s, v5.4s, #15
    add w10, w10, w14
    add w10, w10, w13
    sli v7.4s, v5.4s, #13
    ldr w12, [sp, #8]
    eor w13, w7, w8
    add w9, w9, w12
    ushr v5.4s, v5.4s, #10
    and w13, w13, w6
    eor w12, w6, w6, ror #5
    eor v6.16b, v6.16b, v7.16b
    eor w13, w13, w8
    eor w12, w12, w6, ror #19
    add w9, w9, w13
    eor v6.16b, v6.16b, v5.16b
    eor w14, w10, w11
    ror w12, w12, #6
    add v0.4s, v0.4s, v6.4s
    eor w13, w10, w10, ror #11
    and w15, w15, w14
    ext v5.16b, v4.16b, v0.16b, #8
    add w9, w9, w12
    eor w13, w13, w10, ror #20
    eor w15, w15, w11
    ushr v6.4s, v5.4s, #17
    add w5, w5, w9
    ror w13, w13, #2
    ushr v7.4s, v5.4s, #19
    add w9, w9, w15
    add w9, w9, w13
    sli v6.4s, v5.4s, #15
    ldr w12, [sp, #12]
    eor w13, w6, w7
    add w8, w8, w12
    sli v7.4s, v5.4s, #13
    and w13, w13, w5
    eor w12, w5, w5, ror #5
    ushr v5.4s, v5.4s, #10
    eor w13, w13, w7
    eor w12, w12, w5, ror #19
    add w8, w8, w13
    eor v6.16b, v6.16b, v7.16b
    eor w15, w9, w10
    ror w12, w12, #6
    eor v6.16b, v6.16b, v5.16b
    eor w13, w9, w9, ror #11
    and w14, w14, w15
    add v0.4s, v0.4s, v6.4s
    add w8, w8, w12
    eor w13, w13, w9, ror #20
    eor w14, w14, w10
    ldr q7, [x3, #64]
    add w4, w4, w8
    ror w13, w13, #2
    add v7.4s, v7.4s, v0.4s
    add w8, w8, w14
    add w8, w8, w13
    str q7, [sp, #64]
    ldr w12, [sp, #16]
    eor w13, w5, w6
    add w7, w7, w12
    ext v5.16b, v1.16b, v2.16b, #4
    and w13, w13, w4
    eor w12, w4, w4, ror #5
    ushr v6.4s, v5.4s, #7
    eor w13, w13, w6
    eor w12, w12, w4, ror #19
    add w7, w7, w13
    ushr v7.4s, v5.4s, #18
    eor w14, w8, w9
    ror w12, w12, #6
    sli v6.4s, v5.4s, #25
    eor w13, w8, w8, ror #11
    and w15, w15, w14
    sli v7.4s, v5.4s, #14
    add w7, w7, w12
    eor w13, w13, w8, ror #20
    eor w15, w15, w9
    ushr v5.4s, v5.4s, #3
    add w11, w11, w7
    ror w13, w13, #2
    eor v6.16b, v6.16b, v7.16b
    add w7, w7, w15
    add w7, w7, w13
    eor v6.16b, v6.16b, v5.16b
    ldr w12, [sp, #20]
    eor w13, w4, w5
    add w6, w6, w12
    ext v7.16b, v3.16b, v0.16b, #4
    and w13, w13, w11
    eor w12, w11, w11, ror #5
    add v1.4s, v1.4s, v6.4s
    eor w13, w13, w5
    eor w12, w12, w11, ror #19
    add w6, w6, w13
    ext v5.16b, v0.16b, v4.16b, #8
    eor w15, w7, w8
    ror w12, w12, #6
    add v1.4s, v1.4s, v7.4s
    eor w13, w7, w7, ror #11
    and w14, w14, w15
    ushr v6.4s, v5.4s, #17
    add w6, w6, w12
    eor w13, w13, w7, ror #20
    eor w14, w14, w8
    ushr v7.4s, v5.4s, #19
    add w10, w10, w6
    ror w13, w13, #2
    sli v6.4s, v5.4s, #15
    add w6, w6, w14
    add w6, w6, w13
    sli v7.4s, v5.4s, #13
    ldr w12, [sp, #24]
    eor w13, w11, w4
    add w5, w5, w12
    ushr v5.4s, v5.4s, #10
    and w13, w13, w10
    eor w12, w10, w10, ror #5
    eor v6.16b, v6.16b, v7.16b
    eor w13, w13, w4
    eor w12, w12, w10, ror #19
    add w5, w5, w13
    eor v6.16b, v6.16b, v5.16b
    eor w14, w6, w7
    ror w12, w12, #6
    add v1.4s, v1.4s, v6.4s
    eor w13, w6, w6, ror #11
    and w15, w15, w14
    ext v5.16b, v4.16b, v1.16b, #8
    add w5, w5, w12
    eor w13, w13, w6, ror #20
    eor w15, w15, w7
    ushr v6.4s, v5.4s, #17
    add w9, w9, w5
    ror w13, w13, #2
    ushr v7.4s, v5.4s, #19
    add w5, w5, w15
    add w5, w5, w13
    sli v6.4s, v5.4s, #15
    ldr w12, [sp, #28]
    eor w13, w10, w11
    add w4, w4, w12
    sli v7.4s, v5.4s, #13
    and w13, w13, w9
    eor w12, w9, w9, ror #5
    ushr v5.4s, v5.4s, #10
    eor w13, w13, w11
    eor w12, w12, w9, ror #19
    add w4, w4, w13
    eor v6.16b, v6.16b, v7.16b
    eor w15, w5, w6
    ror w12, w12, #6
    eor v6.16b, v6.16b, v5.16b
    eor w13, w5, w5, ror #11
    and w14, w14, w15
    add v1.4s, v1.4s, v6.4s
    add w4, w4, w12
    eor w13, w13, w5, ror #20
    eor w14, w14, w6
    ldr q7, [x3, #80]
    add w8, w8, w4
    ror w13, w13, #2
    add v7.4s, v7.4s, v1.4s
    add w4, w4, w14
    add w4, w4, w13
    str q7, [sp, #80]
    ldr w12, [sp, #32]
    eor w13, w9, w10
    add w11, w11, w12
    ext v5.16b, v2.16b, v3.16b, #4
    and w13, w13, w8
    eor w12, w8, w8, ror #5
    ushr v6.4s, v5.4s, #7
    eor w13, w13, w10
    eor w12, w12, w8, ror #19
    add w11, w11, w13
    ushr v7.4s, v5.4s, #18
    eor w14, w4, w5
    ror w12, w12, #6
    sli v6.4s, v5.4s, #25
    eor w13, w4, w4, ror #11
    and w15, w15, w14
    sli v7.4s, v5.4s, #14
    add w11, w11, w12
    eor w13, w13, w4, ror #20
    eor w15, w15, w5
    ushr v5.4s, v5.4s, #3
    add w7, w7, w11
    ror w13, w13, #2
    eor v6.16b, v6.16b, v7.16b
    add w11, w11, w15
    add w11, w11, w13
    eor v6.16b, v6.16b, v5.16b
    ldr w12, [sp, #36]
    eor w13, w8, w9
    add w10, w10, w12
    ext v7.16b, v0.16b, v1.16b, #4
    and w13, w13, w7
    eor w12, w7, w7, ror #5
    add v2.4s, v2.4s, v6.4s
    eor w13, w13, w9
    eor w12, w12, w7, ror #19
    add w10, w10, w13
    ext v5.16b, v1.16b, v4.16b, #8
    eor w15, w11, w4
    ror w12, w12, #6
    add v2.4s, v2.4s, v7.4s
    eor w13, w11, w11, ror #11
    and w14, w14, w15
    ushr v6.4s, v5.4s, #17
    add w10, w10, w12
    eor w13, w13, w11, ror #20
    eor w14, w14, w4
    ushr v7.4s, v5.4s, #19
    add w6, w6, w10
    ror w13, w13, #2
    sli v6.4s, v5.4s, #15
    add w10, w10, w14
    add w10, w10, w13
    sli v7.4s, v5.4s, #13
    ldr w12, [sp, #40]
    eor w13, w7, w8
    add w9, w9, w12
    ushr v5.4s, v5.4s, #10
    and w13, w13, w6
    eor w12, w6, w6, ror #5
    eor v6.16b, v6.16b, v7.16b
    eor w13, w13, w8
    eor w12, w12, w6, ror #19
    add w9, w9, w13
    eor v6.16b, v6.16b, v5.16b
    eor w14, w10, w11
    ror w12, w12, #6
    add v2.4s, v2.4s, v6.4s
    eor w13, w10, w10, ror #11
    and w15, w15, w14
    ext v5.16b, v4.16b, v2.16b, #8
    add w9, w9, w12
    eor w13, w13, w10, ror #20
    eor w15, w15, w11
    ushr v6.4s, v5.4s, #17
    add w5, w5, w9
    ror w13, w13, #2
    ushr v7.4s, v5.4s, #19
    add w9, w9, w15
    add w9, w9, w13
    sli v6.4s, v5.4s, #15
    ldr w12, [sp, #44]
    eor w13, w6, w7
    add w8, w8, w12
    sli v7.4s, v5.4s, #13
    and w13, w13, w5
    eor w12, w5, w5, ror #5
    ushr v5.4s, v5.4s, #10
    eor w13, w13, w7
    eor w12, w12, w5, ror #19
    add w8, w8, w13
    eor v6.16b, v6.16b, v7.16b
    eor w15, w9, w10
    ror w12, w12, #6
    eor v6.16b, v6.16b, v5.16b
    eor w13, w9, w9, ror #11
    and w14, w14, w15
    add v2.4s, v2.4s, v6.4s
    add w8, w8, w12
    eor w13, w13, w9, ror #20
    eor w14, w14, w10
    ldr q7, [x3, #96]
    add w4, w4, w8
    ror w13, w13, #2
    add v7.4s, v7.4s, v2.4s
    add w8, w8, w14
    add w8, w8, w13
    str q7, [sp, #96]
    ldr w12, [sp, #48]
    eor w13, w5, w6
    add w7, w7, w12
    ext v5.16b, v3.16b, v0.16b, #4
    and w13, w13, w4
    eor w12, w4, w4, ror #5
    ushr v6.4s, v5.4s, #7
    eor w13, w13, w6
    eor w12, w12, w4, ror #19
    add w7, w7, w13
    ushr v7.4s, v5.4s, #18
    eor w14, w8, w9
    ror w12, w12, #6
    sli v6.4s, v5.4s, #25
    eor w13, w8, w8, ror #11
    and w15, w15, w14
    sli v7.4s, v5.4s, #14
    add w7, w7, w12
    eor w13, w13, w8, ror #20
    eor w15, w15, w9
    ushr v5.4s, v5.4s, #3
    add w11, w11, w7
    ror w13, w13, #2
    eor v6.16b, v6.16b, v7.16b
    add w7, w7, w15
    add w7, w7, w13
    eor v6.16b, v6.16b, v5.16b
    ldr w12, [sp, #52]
    eor w13, w4, w5
    add w6, w6, w12
    ext v7.16b, v1.16b, v2.16b, #4
    and w13, w13, w11
    eor w12, w11, w11, ror #5
    add v3.4s, v3.4s, v6.4s
    eor w13, w13, w5
    eor w12, w12, w11, ror #19
    add w6, w6, w13
    ext v5.16b, v2.16b, v4.16b, #8
    eor w15, w7, w8
    ror w12, w12, #6
    add v3.4s, v3.4s, v7.4s
    eor w13, w7, w7, ror #11
    and w14, w14, w15
    ushr v6.4s, v5.4s, #17
    add w6, w6, w12
    eor w13, w13, w7, ror #20
    eor w14, w14, w8
    ushr v7.4s, v5.4s, #19
    add w10, w10, w6
    ror w13, w13, #2
    sli v6.4s, v5.4s, #15
    add w6, w6, w14
    add w6, w6, w13
    sli v7.4s, v5.4s, #13
    ldr w12, [sp, #56]
    eor w13, w11, w4
    add w5, w5, w12
    ushr v5.4s, v5.4s, #10
    and w13, w13, w10
    eor w12, w10, w10, ror #5
    eor v6.16b, v6.16b, v7.16b
    eor w13, w13, w4
    eor w12, w12, w10, ror #19
    add w5, w5, w13
    eor v6.16b, v6.16b, v5.16b
    eor w14, w6, w7
    ror w12, w12, #6
    add v3.4s, v3.4s, v6.4s
    eor w13, w6, w6, ror #11
    and w15, w15, w14
    ext v5.16b, v4.16b, v3.16b, #8
    add w5, w5, w12
    eor w13, w13, w6, ror #20
    eor w15, w15, w7
    ushr v6.4s, v5.4s, #17
    add w9, w9, w5
    ror w13, w13, #2
    ushr v7.4s, v5.4s, #19
    add w5, w5, w15
    add w5, w5, w13
    sli v6.4s, v5.4s, #15
    ldr w12, [sp, #60]
    eor w13, w10, w11
    add w4, w4, w12
    sli v7.4s, v5.4s, #13
    and w13, w13, w9
    eor w12, w9, w9, ror #5
    ushr v5.4s, v5.4s, #10
    eor w13, w13, w11
    eor w12, w12, w9, ror #19
    add w4, w4, w13
    eor v6.16b, v6.16b, v7.16b
    eor w15, w5, w6
    ror w12, w12, #6
    eor v6.16b, v6.16b, v5.16b
    eor w13, w5, w5, ror #11
    and w14, w14, w15
    add v3.4s, v3.4s, v6.4s
    add w4, w4, w12
    eor w13, w13, w5, ror #20
    eor w14, w14, w6
    ldr q7, [x3, #112]
    add w8, w8, w4
    ror w13, w13, #2
    add v7.4s, v7.4s, v3.4s
    add w4, w4, w14
    add w4, w4, w13
    str q7, [sp, #112]
    ldr w12, [sp, #64]
    eor w13, w9, w10
    add w11, w11, w12
    ext v5.16b, v0.16b, v1.16b, #4
    and w13, w13, w8
    eor w12, w8, w8, ror #5
    ushr v6.4s, v5.4s, #7
    eor w13, w13, w10
    eor w12, w12, w8, ror #19
    add w11, w11, w13
    ushr v7.4s, v5.4s, #18
    eor w14, w4, w5
    ror w12, w12, #6
    sli v6.4s, v5.4s, #25
    eor w13, w4, w4, ror #11
    and w15, w15, w14
    sli v7.4s, v5.4s, #14
    add w11, w11, w12
    eor w13, w13, w4, ror #20
    eor w15, w15, w5
    ushr v5.4s, v5.4s, #3
    add w7, w7, w11
    ror w13, w13, #2
    eor v6.16b, v6.16b, v7.16b
    add w11, w11, w15
    add w11, w11, w13
    eor v6.16b, v6.16b, v5.16b
    ldr w12, [sp, #68]
    eor w13, w8, w9
    add w10, w10, w12
    ext v7.16b, v2.16b, v3.16b, #4
    and w13, w13, w7
    eor w12, w7, w7, ror #5
    add v0.4s, v0.4s, v6.4s
    eor w13, w13, w9
    eor w12, w12, w7, ror #19
    add w10, w10, w13
    ext v5.16b, v3.16b, v4.16b, #8
    eor w15, w11, w4
    ror w12, w12, #6
    add v0.4s, v0.4s, v7.4s
    eor w13, w11, w11, ror #11
    and w14, w14, w15
    ushr v6.4s, v5.4s, #17
    add w10, w10, w12
    eor w13, w13, w11, ror #20
    eor w14, w14, w4
    ushr v7.4s, v5.4s, #19
    add w6, w6, w10
    ror w13, w13, #2
    sli v6.4s, v5.4s, #15
    add w10, w10, w14
    add w10, w10, w13
    sli v7.4s, v5.4s, #13
    ldr w12, [sp, #72]
    eor w13, w7, w8
    add w9, w9, w12
    ushr v5.4s, v5.4s, #10
    and w13, w13, w6
    eor w12, w6, w6, ror #5
    eor v6.16b, v6.16b, v7.16b
    eor w13, w13, w8
    eor w12, w12, w6, ror #19
    add w9, w9, w13
    eor v6.16b, v6.16b, v5.16b
    eor w14, w10, w11
    ror w12, w12, #6
    add v0.4s, v0.4s, v6.4s
    eor w13, w10, w10, ror #11
    and w15, w15, w14
    ext v5.16b, v4.16b, v0.16b, #8
    add w9, w9, w12
    eor w13, w13, w10, ror #20
    eor w15, w15, w11
    ushr v6.4s, v5.4s, #17
    add w5, w5, w9
    ror w13, w13, #2
    ushr v7.4s, v5.4s, #19
    add w9, w9, w15
    add w9, w9, w13
    sli v6.4s, v5.4s, #15
    ldr w12, [sp, #76]
    eor w13, w6, w7
    add w8, w8, w12
    sli v7.4s, v5.4s, #13
    and w13, w13, w5
    eor w12, w5, w5, ror #5
    ushr v5.4s, v5.4s, #10
    eor w13, w13, w7
    eor w12, w12, w5, ror #19
    add w8, w8, w13
    eor v6.16b, v6.16b, v7.16b
    eor w15, w9, w10
    ror w12, w12, #6
    eor v6.16b, v6.16b, v5.16b
    eor w13, w9, w9, ror #11
    and w14, w14, w15
    add v0.4s, v0.4s, v6.4s
    add w8, w8, w12
    eor w13, w13, w9, ror #20
    eor w14, w14, w10
    ldr q7, [x3, #128]
    add w4, w4, w8
    ror w13, w13, #2
    add v7.4s, v7.4s, v0.4s
    add w8, w8, w14
    add w8, w8, w13
    str q7, [sp]
    ldr w12, [sp, #80]
    eor w13, w5, w6
    add w7, w7, w12
    ext v5.16b, v1.16b, v2.16b, #4
    and w13, w13, w4
    eor w12, w4, w4, ror #5
    ushr v6.4s, v5.4s, #7
    eor w13, w13, w6
    eor w12, w12, w4, ror #19
    add w7, w7, w13
    ushr v7.4s, v5.4s, #18
    eor w14, w8, w9
    ror w12, w12, #6
    sli v6.4s, v5.4s, #25
    eor w13, w8, w8, ror #11
    and w15, w15, w14
    sli v7.4s, v5.4s, #14
    add w7, w7, w12
    eor w13, w13, w8, ror #20
    eor w15, w15, w9
    ushr v5.4s, v5.4s, #3
    add w11, w11, w7
    ror w13, w13, #2
    eor v6.16b, v6.16b, v7.16b
    add w7, w7, w15
    add w7, w7, w13
    eor v6.16b, v6.16b, v5.16b
    ldr w12, [sp, #84]
    eor w13, w4, w5
    add w6, w6, w12
    ext v7.16b, v3.16b, v0.16b, #4
    and w13, w13, w11
    eor w12, w11, w11, ror #5
    add v1.4s, v1.4s, v6.4s
    eor w13, w13, w5
    eor w12, w12, w11, ror #19
    add w6, w6, w13
    ext v5.16b, v0.16b, v4.16b, #8
    eor w15, w7, w8
    ror w12, w12, #6
    add v1.4s, v1.4s, v7.4s
    eor w13, w7, w7, ror #11
    and w14, w14, w15
    ushr v6.4s, v5.4s, #17
    add w6, w6, w12
    eor w13, w13, w7, ror #20
    eor w14, w14, w8
    ushr v7.4s, v5.4s, #19
    add w10, w10, w6
    ror w13, w13, #2
    sli v6.4s, v5.4s, #15
    add w6, w6, w14
    add w6, w6, w13
    sli v7.4s, v5.4s, #13
    ldr w12, [sp, #88]
    eor w13, w11, w4
    add w5, w5, w12
    ushr v5.4s, v5.4s, #10
    and w13, w13, w10
    eor w12, w10, w10, ror #5
    eor v6.16b, v6.16b, v7.16b
    eor w13, w13, w4
    eor w12, w12, w10, ror #19
    add w5, w5, w13
    eor v6.16b, v6.16b, v5.16b
    eor w14, w6, w7
    ror w12, w12, #6
    add v1.4s, v1.4s, v6.4s
    eor w13, w6, w6, ror #11
    and w15, w15, w14
    ext v5.16b, v4.16b, v1.16b, #8
    add w5, w5, w12
    eor w13, w13, w6, ror #20
    eor w15, w15, w7
    ushr v6.4s, v5.4s, #17
    add w9, w9, w5
    ror w13, w13, #2
    ushr v7.4s, v5.4s, #19
    add w5, w5, w15
    add w5, w5, w13
    sli v6.4s, v5.4s, #15
    ldr w12, [sp, #92]
    eor w13, w10, w11
    add w4, w4, w12
    sli v7.4s, v5.4s, #13
    and w13, w13, w9
    eor w12, w9, w9, ror #5
    ushr v5.4s, v5.4s, #10
    eor w13, w13, w11
    eor w12, w12, w9, ror #19
    add w4, w4, w13
    eor v6.16b, v6.16b, v7.16b
    eor w15, w5, w6
    ror w12, w12, #6
    eor v6.16b, v6.16b, v5.16b
    eor w13, w5, w5, ror #11
    and w14, w14, w15
    add v1.4s, v1.4s, v6.4s
    add w4, w4, w12
    eor w13, w13, w5, ror #20
    eor w14, w14, w6
    ldr q7, [x3, #144]
    add w8, w8, w4
    ror w13, w13, #2
    add v7.4s, v7.4s, v1.4s
    add w4, w4, w14
    add w4, w4, w13
    str q7, [sp, #16]
    ldr w12, [sp, #96]
    eor w13, w9, w10
    add w11, w11, w12
    ext v5.16b, v2.16b, v3.16b, #4
    and w13, w13, w8
    eor w12, w8, w8, ror #5
    ushr v6.4s, v5.4s, #7
    eor w13, w13, w10
    eor w12, w12, w8, ror #19
    add w11, w11, w13
    ushr v7.4s, v5.4s, #18
    eor w14, w4, w5
    ror w12, w12, #6
    sli v6.4s, v5.4s, #25
    eor w13, w4, w4, ror #11
    and w15, w15, w14
    sli v7.4s, v5.4s, #14
    add w11, w11, w12
    eor w13, w13, w4, ror #20
    eor w15, w15, w5
    ushr v5.4s, v5.4s, #3
    add w7, w7, w11
    ror w13, w13, #2
    eor v6.16b, v6.16b, v7.16b
    add w11, w11, w15
    add w11, w11, w13
    eor v6.16b, v6.16b, v5.16b
    ldr w12, [sp, #100]
    eor w13, w8, w9
    add w10, w10, w12
    ext v7.16b, v0.16b, v1.16b, #4
    and w13, w13, w7
    eor w12, w7, w7, ror #5
    add v2.4s, v2.4s, v6.4s
    eor w13, w13, w9
    eor w12, w12, w7, ror #19
    add w10, w10, w13
    ext v5.16b, v1.16b, v4.16b, #8
    eor w15, w11, w4
    ror w12, w12, #6
    add v2.4s, v2.4s, v7.4s
    eor w13, w11, w11, ror #11
    and w14, w14, w15
    ushr v6.4s, v5.4s, #17
    add w10, w10, w12
    eor w13, w13, w11, ror #20
    eor w14, w14, w4
    ushr v7.4s, v5.4s, #19
    add w6, w6, w10
    ror w13, w13, #2
    sli v6.4s, v5.4s, #15
    add w10, w10, w14
    add w10, w10, w13
    sli v7.4s, v5.4s, #13
    ldr w12, [sp, #104]
    eor w13, w7, w8
    add w9, w9, w12
    ushr v5.4s, v5.4s, #10
    and w13, w13, w6
    eor w12, w6, w6, ror #5
    eor v6.16b, v6.16b, v7.16b
    eor w13, w13, w8
    eor w12, w12, w6, ror #19
    add w9, w9, w13
    eor v6.16b, v6.16b, v5.16b
    eor w14, w10, w11
    ror w12, w12, #6
    add v2.4s, v2.4s, v6.4s
    eor w13, w10, w10, ror #11
    and w15, w15, w14
    ext v5.16b, v4.16b, v2.16b, #8
    add w9, w9, w12
    eor w13, w13, w10, ror #20
    eor w15, w15, w11
    ushr v6.4s, v5.4s, #17
    add w5, w5, w9
    ror w13, w13, #2
    ushr v7.4s, v5.4s, #19
    add w9, w9, w15
    add w9, w9, w13
    sli v6.4s, v5.4s, #15
    ldr w12, [sp, #108]
    eor w13, w6, w7
    add w8, w8, w12
    sli v7.4s, v5.4s, #13
    and w13, w13, w5
    eor w12, w5, w5, ror #5
    ushr v5.4s, v5.4s, #10
    eor w13, w13, w7
    eor w12, w12, w5, ror #19
    add w8, w8, w13
    eor v6.16b, v6.16b, v7.16b
    eor w15, w9, w10
    ror w12, w12, #6
    eor v6.16b, v6.16b, v5.16b
    eor w13, w9, w9, ror #11
    and w14, w14, w15
    add v2.4s, v2.4s, v6.4s
    add w8, w8, w12
    eor w13, w13, w9, ror #20
    eor w14, w14, w10
    ldr q7, [x3, #160]
    add w4, w4, w8
    ror w13, w13, #2
    add v7.4s, v7.4s, v2.4s
    add w8, w8, w14
    add w8, w8, w13
    str q7, [sp, #32]
    ldr w12, [sp, #112]
    eor w13, w5, w6
    add w7, w7, w12
    ext v5.16b, v3.16b, v0.16b, #4
    and w13, w13, w4
    eor w12, w4, w4, ror #5
    ushr v6.4s, v5.4s, #7
    eor w13, w13, w6
    eor w12, w12, w4, ror #19
    add w7, w7, w13
    ushr v7.4s, v5.4s, #18
    eor w14, w8, w9
    ror w12, w12, #6
    sli v6.4s, v5.4s, #25
    eor w13, w8, w8, ror #11
    and w15, w15, w14
    sli v7.4s, v5.4s, #14
    add w7, w7, w12
    eor w13, w13, w8, ror #20
    eor w15, w15, w9
    ushr v5.4s, v5.4s, #3
    add w11, w11, w7
    ror w13, w13, #2
    eor v6.16b, v6.16b, v7.16b
    add w7, w7, w15
    add w7, w7, w13
    eor v6.16b, v6.16b, v5.16b
    ldr w12, [sp, #116]
    eor w13, w4, w5
    add w6, w6, w12
    ext v7.16b, v1.16b, v2.16b, #4
    and w13, w13, w11
    eor w12, w11, w11, ror #5
    add v3.4s, v3.4s, v6.4s
    eor w13, w13, w5
    eor w12, w12, w11, ror #19
    add w6, w6, w13
    ext v5.16b, v2.16b, v4.16b, #8
    eor w15, w7, w8
    ror w12, w12, #6
    add v3.4s, v3.4s, v7.4s
    eor w13, w7, w7, ror #11
    and w14, w14, w15
    ushr v6.4s, v5.4s, #17
    add w6, w6, w12
    eor w13, w13, w7, ror #20
    eor w14, w14, w8
    ushr v7.4s, v5.4s, #19
    add w10, w10, w6
    ror w13, w13, #2
    sli v6.4s, v5.4s, #15
    add w6, w6, w14
    add w6, w6, w13
    sli v7.4s, v5.4s, #13
    ldr w12, [sp, #120]
    eor w13, w11, w4
    add w5, w5, w12
    ushr v5.4s, v5.4s, #10
    and w13, w13, w10
    eor w12, w10, w10, ror #5
    eor v6.16b, v6.16b, v7.16b
    eor w13, w13, w4
    eor w12, w12, w10, ror #19
    add w5, w5, w13
    eor v6.16b, v6.16b, v5.16b
    eor w14, w6, w7
    ror w12, w12, #6
    add v3.4s, v3.4s, v6.4s
    eor w13, w6, w6, ror #11
    and w15, w15, w14
    ext v5.16b, v4.16b, v3.16b, #8
    add w5, w5, w12
    eor w13, w13, w6, ror #20
    eor w15, w15, w7
    ushr v6.4s, v5.4s, #17
    add w9, w9, w5
    ror w13, w13, #2
    ushr v7.4s, v5.4s, #19
    add w5, w5, w15
    add w5, w5, w13
    sli v6.4s, v5.4s, #15
    ldr w12, [sp, #124]
    eor w13, w10, w11
    add w4, w4, w12
    sli v7.4s, v5.4s, #13
    and w13, w13, w9
    eor w12, w9, w9, ror #5
    ushr v5.4s, v5.4s, #10
    eor w13, w13, w11
    eor w12, w12, w9, ror #19
    add w4, w4, w13
    eor v6.16b, v6.16b, v7.16b
    eor w15, w5, w6
    ror w12, w12, #6
    eor v6.16b, v6.16b, v5.16b
    eor w13, w5, w5, ror #11
    and w14, w14, w15
    add v3.4s, v3.4s, v6.4s
    add w4, w4, w12
    eor w13, w13, w5, ror #20
    eor w14, w14, w6
    ldr q7, [x3, #176]
    add w8, w8, w4
    ror w13, w13, #2
    add v7.4s, v7.4s, v3.4s
    add w4, w4, w14
    add w4, w4, w13
    str q7, [sp, #48]
    ldr w12, [sp]
    eor w13, w9, w10
    add w11, w11, w12
    ext v5.16b, v0.16b, v1.16b, #4
    and w13, w13, w8
    eor w12, w8, w8, ror #5
    ushr v6.4s, v5.4s, #7
    eor w13, w13, w10
    eor w12, w12, w8, ror #19
    add w11, w11, w13
    ushr v7.4s, v5.4s, #18
    eor w14, w4, w5
    ror w12, w12, #6
    sli v6.4s, v5.4s, #25
    eor w13, w4, w4, ror #11
    and w15, w15, w14
    sli v7.4s, v5.4s, #14
    add w11, w11, w12
    eor w13, w13, w4, ror #20
    eor w15, w15, w5
    ushr v5.4s, v5.4s, #3
    add w7, w7, w11
    ror w13, w13, #2
    eor v6.16b, v6.16b, v7.16b
    add w11, w11, w15
    add w11, w11, w13
    eor v6.16b, v6.16b, v5.16b
    ldr w12, [sp, #4]
    eor w13, w8, w9
    add w10, w10, w12
    ext v7.16b, v2.16b, v3.16b, #4
    and w13, w13, w7
    eor w12, w7, w7, ror #5
    add v0.4s, v0.4s, v6.4s
    eor w13, w13, w9
    eor w12, w12, w7, ror #19
    add w10, w10, w13
    ext v5.16b, v3.16b, v4.16b, #8
    eor w15, w11, w4
    ror w12, w12, #6
    add v0.4s, v0.4s, v7.4s
    eor w13, w11, w11, ror #11
    and w14, w14, w15
    ushr v6.4s, v5.4s, #17
    add w10, w10, w12
    eor w13, w13, w11, ror #20
    eor w14, w14, w4
    ushr v7.4s, v5.4s, #19
    add w6, w6, w10
    ror w13, w13, #2
    sli v6.4s, v5.4s, #15
    add w10, w10, w14
    add w10, w10, w13
    sli v7.4s, v5.4s, #13
    ldr w12, [sp, #8]
    eor w13, w7, w8
    add w9, w9, w12
    ushr v5.4s, v5.4s, #10
    and w13, w13, w6
    eor w12, w6, w6, ror #5
    eor v6.16b, v6.16b, v7.16b
    eor w13, w13, w8
    eor w12, w12, w6, ror #19
    add w9, w9, w13
    eor v6.16b, v6.16b, v5.16b
    eor w14, w10, w11
    ror w12, w12, #6
    add v0.4s, v0.4s, v6.4s
    eor w13, w10, w10, ror #11
    and w15, w15, w14
    ext v5.16b, v4.16b, v0.16b, #8
    add w9, w9, w12
    eor w13, w13, w10, ror #20
    eor w15, w15, w11
    ushr v6.4s, v5.4s, #17
    add w5, w5, w9
    ror w13, w13, #2
    ushr v7.4s, v5.4s, #19
    add w9, w9, w15
    add w9, w9, w13
    sli v6.4s, v5.4s, #15
    ldr w12, [sp, #12]
    eor w13, w6, w7
    add w8, w8, w12
    sli v7.4s, v5.4s, #13
    and w13, w13, w5
    eor w12, w5, w5, ror #5
    ushr v5.4s, v5.4s, #10
    eor w13, w13, w7
    eor w12, w12, w5, ror #19
    add w8, w8, w13
    eor v6.16b, v6.16b, v7.16b
    eor w15, w9, w10
    ror w12, w12, #6
    eor v6.16b, v6.16b, v5.16b
    eor w13, w9, w9, ror #11
    and w14, w14, w15
    add v0.4s, v0.4s, v6.4s
    add w8, w8, w12
    eor w13, w13, w9, ror #20
    eor w14, w14, w10
    ldr q7, [x3, #192]
    add w4, w4, w8
    ror w13, w13, #2
    add v7.4s, v7.4s, v0.4s
    add w8, w8, w14
    add w8, w8, w13
    str q7, [sp, #64]
    ldr w12, [sp, #16]
    eor w13, w5, w6
    add w7, w7, w12
    ext v5.16b, v1.16b, v2.16b, #4
    and w13, w13, w4
    eor w12, w4, w4, ror #5
    ushr v6.4s, v5.4s, #7
    eor w13, w13, w6
    eor w12, w12, w4, ror #19
    add w7, w7, w13
    ushr v7.4s, v5.4s, #18
    eor w14, w8, w9
    ror w12, w12, #6
    sli v6.4s, v5.4s, #25
    eor w13, w8, w8, ror #11
    and w15, w15, w14
    sli v7.4s, v5.4s, #14
    add w7, w7, w12
    eor w13, w13, w8, ror #20
    eor w15, w15, w9
    ushr v5.4s, v5.4s, #3
    add w11, w11, w7
    ror w13, w13, #2
    eor v6.16b, v6.16b, v7.16b
    add w7, w7, w15
    add w7, w7, w13
    eor v6.16b, v6.16b, v5.16b
    ldr w12, [sp, #20]
    eor w13, w4, w5
    add w6, w6, w12
    ext v7.16b, v3.16b, v0.16b, #4
    and w13, w13, w11
    eor w12, w11, w11, ror #5
    add v1.4s, v1.4s, v6.4s
    eor w13, w13, w5
    eor w12, w12, w11, ror #19
    add w6, w6, w13
    ext v5.16b, v0.16b, v4.16b, #8
    eor w15, w7, w8
    ror w12, w12, #6
    add v1.4s, v1.4s, v7.4s
    eor w13, w7, w7, ror #11
    and w14, w14, w15
    ushr v6.4s, v5.4s, #17
    add w6, w6, w12
    eor w13, w13, w7, ror #20
    eor w14, w14, w8
    ushr v7.4s, v5.4s, #19
    add w10, w10, w6
    ror w13, w13, #2
    sli v6.4s, v5.4s, #15
    add w6, w6, w14
    add w6, w6, w13
    sli v7.4s, v5.4s, #13
    ldr w12, [sp, #24]
    eor w13, w11, w4
    add w5, w5, w12
    ushr v5.4s, v5.4s, #10
    and w13, w13, w10
    eor w12, w10, w10, ror #5
    eor v6.16b, v6.16b, v7.16b
    eor w13, w13, w4
    eor w12, w12, w10, ror #19
    add w5, w5, w13
    eor v6.16b, v6.16b, v5.16b
    eor w14, w6, w7
    ror w12, w12, #6
    add v1.4s, v1.4s, v6.4s
    eor w13, w6, w6, ror #11
    and w15, w15, w14
    ext v5.16b, v4.16b, v1.16b, #8
    add w5, w5, w12
    eor w13, w13, w6, ror #20
    eor w15, w15, w7
    ushr v6.4s, v5.4s, #17
    add w9, w9, w5
    ror w13, w13, #2
    ushr v7.4s, v5.4s, #19
    add w5, w5, w15
    add w5, w5, w13
    sli v6.4s, v5.4s, #15
    ldr w12, [sp, #28]
    eor w13, w10, w11
    add w4, w4, w12
    sli v7.4s, v5.4s, #13
    and w13, w13, w9
    eor w12, w9, w9, ror #5
    ushr v5.4s, v5.4s, #10
    eor w13, w13, w11
    eor w12, w12, w9, ror #19
    add w4, w4, w13
    eor v6.16b, v6.16b, v7.16b
    eor w15, w5, w6
    ror w12, w12, #6
    eor v6.16b, v6.16b, v5.16b
    eor w13, w5, w5, ror #11
    and w14, w14, w15
    add v1.4s, v1.4s, v6.4s
    add w4, w4, w12
    eor w13, w13, w5, ror #20
    eor w14, w14, w6
    ldr q7, [x3, #208]
    add w8, w8, w4
    ror w13, w13, #2
    add v7.4s, v7.4s, v1.4s
    add w4, w4, w14
    add w4, w4, w13
    str q7, [sp, #80]
    ldr w12, [sp, #32]
    eor w13, w9, w10
    add w11, w11, w12
    ext v5.16b, v2.16b, v3.16b, #4
    and w13, w13, w8
    eor w12, w8, w8, ror #5
    ushr v6.4s, v5.4s, #7
    eor w13, w13, w10
    eor w12, w12, w8, ror #19
    add w11, w11, w13
    ushr v7.4s, v5.4s, #18
    eor w14, w4, w5
    ror w12, w12, #6
    sli v6.4s, v5.4s, #25
    eor w13, w4, w4, ror #11
    and w15, w15, w14
    sli v7.4s, v5.4s, #14
    add w11, w11, w12
    eor w13, w13, w4, ror #20
    eor w15, w15, w5
    ushr v5.4s, v5.4s, #3
    add w7, w7, w11
    ror w13, w13, #2
    eor v6.16b, v6.16b, v7.16b
    add w11, w11, w15
    add w11, w11, w13
    eor v6.16b, v6.16b, v5.16b
    ldr w12, [sp, #36]
    eor w13, w8, w9
    add w10, w10, w12
    ext v7.16b, v0.16b, v1.16b, #4
    and w13, w13, w7
    eor w12, w7, w7, ror #5
    add v2.4s, v2.4s, v6.4s
    eor w13, w13, w9
    eor w12, w12, w7, ror #19
    add w10, w10, w13
    ext v5.16b, v1.16b, v4.16b, #8
    eor w15, w11, w4
    ror w12, w12, #6
    add v2.4s, v2.4s, v7.4s
    eor w13, w11, w11, ror #11
    and w14, w14, w15
    ushr v6.4s, v5.4s, #17
    add w10, w10, w12
    eor w13, w13, w11, ror #20
    eor w14, w14, w4
    ushr v7.4s, v5.4s, #19
    add w6, w6, w10
    ror w13, w13, #2
    sli v6.4s, v5.4s, #15
    add w10, w10, w14
    add w10, w10, w13
    sli v7.4s, v5.4s, #13
    ldr w12, [sp, #40]
    eor w13, w7, w8
    add w9, w9, w12
    ushr v5.4s, v5.4s, #10
    and w13, w13, w6
    eor w12, w6, w6, ror #5
    eor v6.16b, v6.16b, v7.16b
    eor w13, w13, w8
    eor w12, w12, w6, ror #19
    add w9, w9, w13
    eor v6.16b, v6.16b, v5.16b
    eor w14, w10, w11
    ror w12, w12, #6
    add v2.4s, v2.4s, v6.4s
    eor w13, w10, w10, ror #11
    and w15, w15, w14
    ext v5.16b, v4.16b, v2.16b, #8
    add w9, w9, w12
    eor w13, w13, w10, ror #20
    eor w15, w15, w11
    ushr v6.4s, v5.4s, #17
    add w5, w5, w9
    ror w13, w13, #2
    ushr v7.4s, v5.4s, #19
    add w9, w9, w15
    add w9, w9, w13
    sli v6.4s, v5.4s, #15
    ldr w12, [sp, #44]
    eor w13, w6, w7
    add w8, w8, w12
    sli v7.4s, v5.4s, #13
    and w13, w13, w5
    eor w12, w5, w5, ror #5
    ushr v5.4s, v5.4s, #10
    eor w13, w13, w7
    eor w12, w12, w5, ror #19
    add w8, w8, w13
    eor v6.16b, v6.16b, v7.16b
    eor w15, w9, w10
    ror w12, w12, #6
    eor v6.16b, v6.16b, v5.16b
    eor w13, w9, w9, ror #11
    and w14, w14, w15
    add v2.4s, v2.4s, v6.4s
    add w8, w8, w12
    eor w13, w13, w9, ror #20
    eor w14, w14, w10
    ldr q7, [x3, #224]
    add w4, w4, w8
    ror w13, w13, #2
    add v7.4s, v7.4s, v2.4s
    add w8, w8, w14
    add w8, w8, w13
    str q7, [sp, #96]
    ldr w12, [sp, #48]
    eor w13, w5, w6
    add w7, w7, w12
    ext v5.16b, v3.16b, v0.16b, #4
    and w13, w13, w4
    eor w12, w4, w4, ror #5
    ushr v6.4s, v5.4s, #7
    eor w13, w13, w6
    eor w12, w12, w4, ror #19
    add w7, w7, w13
    ushr v7.4s, v5.4s, #18
    eor w14, w8, w9
    ror w12, w12, #6
    sli v6.4s, v5.4s, #25
    eor w13, w8, w8, ror #11
    and w15, w15, w14
    sli v7.4s, v5.4s, #14
    add w7, w7, w12
    eor w13, w13, w8, ror #20
    eor w15, w15, w9
    ushr v5.4s, v5.4s, #3
    add w11, w11, w7
    ror w13, w13, #2
    eor v6.16b, v6.16b, v7.16b
    add w7, w7, w15
    add w7, w7, w13
    eor v6.16b, v6.16b, v5.16b
    ldr w12, [sp, #52]
    eor w13, w4, w5
    add w6, w6, w12
    ext v7.16b, v1.16b, v2.16b, #4
    and w13, w13, w11
    eor w12, w11, w11, ror #5
    add v3.4s, v3.4s, v6.4s
    eor w13, w13, w5
    eor w12, w12, w11, ror #19
    add w6, w6, w13
    ext v5.16b, v2.16b, v4.16b, #8
    eor w15, w7, w8
    ror w12, w12, #6
    add v3.4s, v3.4s, v7.4s
    eor w13, w7, w7, ror #11
    and w14, w14, w15
    ushr v6.4s, v5.4s, #17
    add w6, w6, w12
    eor w13, w13, w7, ror #20
    eor w14, w14, w8
    ushr v7.4s, v5.4s, #19
    add w10, w10, w6
    ror w13, w13, #2
    sli v6.4s, v5.4s, #15
    add w6, w6, w14
    add w6, w6, w13
    sli v7.4s, v5.4s, #13
    ldr w12, [sp, #56]
    eor w13, w11, w4
    add w5, w5, w12
    ushr v5.4s, v5.4s, #10
    and w13, w13, w10
    eor w12, w10, w10, ror #5
    eor v6.16b, v6.16b, v7.16b
    eor w13, w13, w4
    eor w12, w12, w10, ror #19
    add w5, w5, w13
    eor v6.16b, v6.16b, v5.16b
    eor w14, w6, w7
    ror w12, w12, #6
    add v3.4s, v3.4s, v6.4s
    eor w13, w6, w6, ror #11
    and w15, w15, w14
    ext v5.16b, v4.16b, v3.16b, #8
    add w5, w5, w12
    eor w13, w13, w6, ror #20
    eor w15, w15, w7
    ushr v6.4s, v5.4s, #17
    add w9, w9, w5
    ror w13, w13, #2
    ushr v7.4s, v5.4s, #19
    add w5, w5, w15
    add w5, w5, w13
    sli v6.4s, v5.4s, #15
    ldr w12, [sp, #60]
    eor w13, w10, w11
    add w4, w4, w12
    sli v7.4s, v5.4s, #13
    and w13, w13, w9
    eor w12, w9, w9, ror #5
    ushr v5.4s, v5.4s, #10
    eor w13, w13, w11
    eor w12, w12, w9, ror #19
    add w4, w4, w13
    eor v6.16b, v6.16b, v7.16b
    eor w15, w5, w6
    ror w12, w12, #6
    eor v6.16b, v6.16b, v5.16b
    eor w13, w5, w5, ror #11
    and w14, w14, w15
    add v3.4s, v3.4s, v6.4s
    add w4, w4, w12
    eor w13, w13, w5, ror #20
    eor w14, w14, w6
    ldr q7, [x3, #240]
    add w8, w8, w4
    ror w13, w13, #2
    add v7.4s, v7.4s, v3.4s
    add w4, w4, w14
    add w4, w4, w13
    str q7, [sp, #112]
    ldr w12, [sp, #64]
    eor w13, w9, w10
    add w11, w11, w12
    and w13, w13, w8
    eor w12, w8, w8, ror #5
    eor w13, w13, w10
    eor w12, w12, w8, ror #19
    add w11, w11, w13
    eor w14, w4, w5
    ror w12, w12, #6
    eor w13, w4, w4, ror #11
    and w15, w15, w14
    add w11, w11, w12
    eor w13, w13, w4, ror #20
    eor w15, w15, w5
    add w7, w7, w11
    ror w13, w13, #2
    add w11, w11, w15
    add w11, w11, w13
    ldr w12, [sp, #68]
    eor w13, w8, w9
    add w10, w10, w12
    and w13, w13, w7
    eor w12, w7, w7, ror #5
    eor w13, w13, w9
    eor w12, w12, w7, ror #19
    add w10, w10, w13
    eor w15, w11, w4
    ror w12, w12, #6
    eor w13, w11, w11, ror #11
    and w14, w14, w15
    add w10, w10, w12
    eor w13, w13, w11, ror #20
    eor w14, w14, w4
    add w6, w6, w10
    ror w13, w13, #2
    add w10, w10, w14
    add w10, w10, w13
    ldr w12, [sp, #72]
    eor w13, w7, w8
    add w9, w9, w12
    and w13, w13, w6
    eor w12, w6, w6, ror #5
    eor w13, w13, w8
    eor w12, w12, w6, ror #19
    add w9, w9, w13
    eor w14, w10, w11
    ror w12, w12, #6
    eor w13, w10, w10, ror #11
    and w15, w15, w14
    add w9, w9, w12
    eor w13, w13, w10, ror #20
    eor w15, w15, w11
    add w5, w5, w9
    ror w13, w13, #2
    add w9, w9, w15
    add w9, w9, w13
    ldr w12, [sp, #76]
    eor w13, w6, w7
    add w8, w8, w12
    and w13, w13, w5
    eor w12, w5, w5, ror #5
    eor w13, w13, w7
    eor w12, w12, w5, ror #19
    add w8, w8, w13
    eor w15, w9, w10
    ror w12, w12, #6
    eor w13, w9, w9, ror #11
    and w14, w14, w15
    add w8, w8, w12
    eor w13, w13, w9, ror #20
    eor w14, w14, w10
    add w4, w4, w8
    ror w13, w13, #2
    add w8, w8, w14
    add w8, w8, w13
    ldr w12, [sp, #80]
    eor w13, w5, w6
    add w7, w7, w12
    and w13, w13, w4
    eor w12, w4, w4, ror #5
    eor w13, w13, w6
    eor w12, w12, w4, ror #19
    add w7, w7, w13
    eor w14, w8, w9
    ror w12, w12, #6
    eor w13, w8, w8, ror #11
    and w15, w15, w14
    add w7, w7, w12
    eor w13, w13, w8, ror #20
    eor w15, w15, w9
    add w11, w11, w7
    ror w13, w13, #2
    add w7, w7, w15
    add w7, w7, w13
    ldr w12, [sp, #84]
    eor w13, w4, w5
    add w6, w6, w12
    and w13, w13, w11
    eor w12, w11, w11, ror #5
    eor w13, w13, w5
    eor w12, w12, w11, ror #19
    add w6, w6, w13
    eor w15, w7, w8
    ror w12, w12, #6
    eor w13, w7, w7, ror #11
    and w14, w14, w15
    add w6, w6, w12
    eor w13, w13, w7, ror #20
    eor w14, w14, w8
    add w10, w10, w6
    ror w13, w13, #2
    add w6, w6, w14
    add w6, w6, w13
    ldr w12, [sp, #88]
    eor w13, w11, w4
    add w5, w5, w12
    and w13, w13, w10
    eor w12, w10, w10, ror #5
    eor w13, w13, w4
    eor w12, w12, w10, ror #19
    add w5, w5, w13
    eor w14, w6, w7
    ror w12, w12, #6
    eor w13, w6, w6, ror #11
    and w15, w15, w14
    add w5, w5, w12
    eor w13, w13, w6, ror #20
    eor w15, w15, w7
    add w9, w9, w5
    ror w13, w13, #2
    add w5, w5, w15
    add w5, w5, w13
    ldr w12, [sp, #92]
    eor w13, w10, w11
    add w4, w4, w12
    and w13, w13, w9
    eor w12, w9, w9, ror #5
    eor w13, w13, w11
    eor w12, w12, w9, ror #19
    add w4, w4, w13
    eor w15, w5, w6
    ror w12, w12, #6
    eor w13, w5, w5, ror #11
    and w14, w14, w15
    add w4, w4, w12
    eor w13, w13, w5, ror #20
    eor w14, w14, w6
    add w8, w8, w4
    ror w13, w13, #2
    add w4, w4, w14
    add w4, w4, w13
    ldr w12, [sp, #96]
    eor w13, w9, w10
    add w11, w11, w12
    and w13, w13, w8
    eor w12, w8, w8, ror #5
    eor w13, w13, w10
    eor w12, w12, w8, ror #19
    add w11, w11, w13
    eor w14, w4, w5
    ror w12, w12, #6
    eor w13, w4, w4, ror #11
    and w15, w15, w14
    add w11, w11, w12
    eor w13, w13, w4, ror #20
    eor w15, w15, w5
    add w7, w7, w11
    ror w13, w13, #2
    add w11, w11, w15
    add w11, w11, w13
    ldr w12, [sp, #100]
    eor w13, w8, w9
    add w10, w10, w12
    and w13, w13, w7
    eor w12, w7, w7, ror #5
    eor w13, w13, w9
    eor w12, w12, w7, ror #19
    add w10, w10, w13
    eor w15, w11, w4
    ror w12, w12, #6
    eor w13, w11, w11, ror #11
    and w14, w14, w15
    add w10, w10, w12
    eor w13, w13, w11, ror #20
    eor w14, w14, w4
    add w6, w6, w10
    ror w13, w13, #2
    add w10, w10, w14
    add w10, w10, w13
    ldr w12, [sp, #104]
    eor w13, w7, w8
    add w9, w9, w12
    and w13, w13, w6
    eor w12, w6, w6, ror #5
    eor w13, w13, w8
    eor w12, w12, w6, ror #19
    add w9, w9, w13
    eor w14, w10, w11
    ror w12, w12, #6
    eor w13, w10, w10, ror #11
    and w15, w15, w14
    add w9, w9, w12
    eor w13, w13, w10, ror #20
    eor w15, w15, w11
    add w5, w5, w9
    ror w13, w13, #2
    add w9, w9, w15
    add w9, w9, w13
    ldr w12, [sp, #108]
    eor w13, w6, w7
    add w8, w8, w12
    and w13, w13, w5
    eor w12, w5, w5, ror #5
    eor w13, w13, w7
    eor w12, w12, w5, ror #19
    add w8, w8, w13
    eor w15, w9, w10
    ror w12, w12, #6
    eor w13, w9, w9, ror #11
    and w14, w14, w15
    add w8, w8, w12
    eor w13, w13, w9, ror #20
    eor w14, w14, w10
    add w4, w4, w8
    ror w13, w13, #2
    add w8, w8, w14
    add w8, w8, w13
    ldr w12, [sp, #112]
    eor w13, w5, w6
    add w7, w7, w12
    and w13, w13, w4
    eor w12, w4, w4, ror #5
    eor w13, w13, w6
    eor w12, w12, w4, ror #19
    add w7, w7, w13
    eor w14, w8, w9
    ror w12, w12, #6
    eor w13, w8, w8, ror #11
    and w15, w15, w14
    add w7, w7, w12
    eor w13, w13, w8, ror #20
    eor w15, w15, w9
    add w11, w11, w7
    ror w13, w13, #2
    add w7, w7, w15
    add w7, w7, w13
    ldr w12, [sp, #116]
    eor w13, w4, w5
    add w6, w6, w12
    and w13, w13, w11
    eor w12, w11, w11, ror #5
    eor w13, w13, w5
    eor w12, w12, w11, ror #19
    add w6, w6, w13
    eor w15, w7, w8
    ror w12, w12, #6
    eor w13, w7, w7, ror #11
    and w14, w14, w15
    add w6, w6, w12
    eor w13, w13, w7, ror #20
    eor w14, w14, w8
    add w10, w10, w6
    ror w13, w13, #2
    add w6, w6, w14
    add w6, w6, w13
    ldr w12, [sp, #120]
    eor w13, w11, w4
    add w5, w5, w12
    and w13, w13, w10
    eor w12, w10, w10, ror #5
    eor w13, w13, w4
    eor w12, w12, w10, ror #19
    add w5, w5, w13
    eor w14, w6, w7
    ror w12, w12, #6
    eor w13, w6, w6, ror #11
    and w15, w15, w14
    add w5, w5, w12
    eor w13, w13, w6, ror #20
    eor w15, w15, w7
    add w9, w9, w5
    ror w13, w13, #2
    add w5, w5, w15
    add w5, w5, w13
    ldr w12, [sp, #124]
    eor w13, w10, w11
    add w4, w4, w12
    and w13, w13, w9
    eor w12, w9, w9, ror #5
    eor w13, w13, w11
    eor w12, w12, w9, ror #19
    add w4, w4, w13
    eor w15, w5, w6
    ror w12, w12, #6
    eor w13, w5, w5, ror #11
    and w14, w14, w15
    add w4, w4, w12
    eor w13, w13, w5, ror #20
    eor w14, w14, w6
    add w8, w8, w4
    ror w13, w13, #2
    add w4, w4, w14
    add w4, w4, w13
    ldp w12, w13, [sp, #128]
    add w4, w4, w12
    add w5, w5, w13
    ldp w12, w13, [sp, #136]
    add w6, w6, w12
    add w7, w7, w13
    ldp w12, w13, [sp, #144]
    add w8, w8, w12
    add w9, w9, w13
    ldp w12, w13, [sp, #152]
    add w10, w10, w12
    add w11, w11, w13
    add x1, x1, #64
    sub x2, x2, #64
    cmp x2, #64
    b.hs 2b
3:
    stp w4, w5, [x0]
    stp w6, w7, [x0, #8]
    stp w8, w9, [x0, #16]
    stp w10, w11, [x0, #24]
// leave no secret
    stp q4, q4, [sp]
    stp q4, q4, [sp, #32]
    stp q4, q4, [sp, #64]
    stp q4, q4, [sp, #96]
    stp q4, q4, [sp, #128]
    add sp, sp, #160
    .cfi_def_cfa sp, 0
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
    movi v0.16b, #0
    movi v1.16b, #0
    movi v2.16b, #0
    movi v3.16b, #0
    movi v5.16b, #0
    movi v6.16b, #0
    movi v7.16b, #0
    ret
    .cfi_endproc
