    stdu %r1, -1584(%r1)
    std %r14, 32(%r1)
    std %r15, 40(%r1)
    std %r16, 48(%r1)
    std %r17, 56(%r1)
    std %r18, 64(%r1)
    std %r19, 72(%r1)
    std %r20, 80(%r1)
    std %r21, 88(%r1)
    std %r22, 96(%r1)
    std %r23, 104(%r1)
    std %r24, 112(%r1)
    std %r25, 120(%r1)
    std %r26, 128(%r1)
    std %r27, 136(%r1)
    std %r28, 144(%r1)
    li %r7, 1440
    stxvd2x %vs52, %r1, %r7
    li %r7, 1456
    stxvd2x %vs53, %r1, %r7
    li %r7, 1472
    stxvd2x %vs54, %r1, %r7
    li %r7, 1488
    stxvd2x %vs55, %r1, %r7
    li %r7, 1504
    stxvd2x %vs56, %r1, %r7
    li %r7, 1520
    stxvd2x %vs57, %r1, %r7
    li %r7, 1536
    stxvd2x %vs58, %r1, %r7
    li %r7, 1552
    stxvd2x %vs59, %r1, %r7
    li %r7, 1568
    stxvd2x %vs60, %r1, %r7
    ld %r8, 0(%r4)
    ld %r9, 8(%r4)
    ld %r10, 16(%r4)
    ld %r11, 24(%r4)
    ld %r12, 32(%r4)
    ld %r14, 40(%r4)
    ld %r15, 48(%r4)
    ld %r16, 56(%r4)
    ld %r17, 64(%r4)
    ld %r18, 72(%r4)
    ld %r19, 80(%r4)
    ld %r20, 88(%r4)
    ld %r21, 96(%r4)
    ld %r22, 104(%r4)
    ld %r23, 112(%r4)
    ld %r24, 120(%r4)
    addi %r25, %r1, 408
    addi %r26, %r1, 664
    addi %r27, %r1, 920
    addi %r28, %r1, 1176
    li %r7, 0
    lxvw4x %vs32, %r3, %r7
    li %r7, 64
    lxvw4x %vs33, %r3, %r7
    li %r7, 128
    lxvw4x %vs34, %r3, %r7
    li %r7, 192
    lxvw4x %vs35, %r3, %r7
    li %r7, 16
    lxvw4x %vs36, %r3, %r7
    li %r7, 80
    lxvw4x %vs37, %r3, %r7
    li %r7, 144
    lxvw4x %vs38, %r3, %r7
    li %r7, 208
    lxvw4x %vs39, %r3, %r7
    li %r7, 32
    lxvw4x %vs40, %r3, %r7
    li %r7, 96
    lxvw4x %vs41, %r3, %r7
    li %r7, 160
    lxvw4x %vs42, %r3, %r7
    li %r7, 224
    lxvw4x %vs43, %r3, %r7
    li %r7, 48
    lxvw4x %vs44, %r3, %r7
    li %r7, 112
    lxvw4x %vs45, %r3, %r7
    li %r7, 176
    lxvw4x %vs46, %r3, %r7
    li %r7, 240
    lxvw4x %vs47, %r3, %r7
    cmpldi %r5, 64
    blt 3f
2:
    li %r7, 152
    stxvw4x %vs32, %r1, %r7
    li %r7, 168
    stxvw4x %vs33, %r1, %r7
    li %r7, 184
    stxvw4x %vs34, %r1, %r7
    li %r7, 200
    stxvw4x %vs35, %r1, %r7
    li %r7, 216
    stxvw4x %vs36, %r1, %r7
    li %r7, 232
    stxvw4x %vs37, %r1, %r7
    li %r7, 248
    stxvw4x %vs38, %r1, %r7
    li %r7, 264
    stxvw4x %vs39, %r1, %r7
    li %r7, 280
    stxvw4x %vs40, %r1, %r7
    li %r7, 296
    stxvw4x %vs41, %r1, %r7
    li %r7, 312
    stxvw4x %vs42, %r1, %r7
    li %r7, 328
    stxvw4x %vs43, %r1, %r7
    li %r7, 344
    stxvw4x %vs44, %r1, %r7
    li %r7, 360
    stxvw4x %vs45, %r1, %r7
    li %r7, 376
    stxvw4x %vs46, %r1, %r7
    li %r7, 392
    stxvw4x %vs47, %r1, %r7
    li %r7, 0
    lxvw4x %vs48, %r8, %r7
    li %r7, 0
    lxvw4x %vs49, %r9, %r7
    li %r7, 0
    lxvw4x %vs50, %r10, %r7
    li %r7, 0
    lxvw4x %vs51, %r11, %r7
    vmrghw %v20, %v16, %v17
    vmrghw %v21, %v18, %v19
    vmrglw %v22, %v16, %v17
    vmrglw %v23, %v18, %v19
    xxpermdi %vs48, %vs52, %vs53, 0
    xxpermdi %vs49, %vs52, %vs53, 3
    xxpermdi %vs50, %vs54, %vs55, 0
    xxpermdi %vs51, %vs54, %vs55, 3
    li %r7, 0
    stxvw4x %vs48, %r25, %r7
    li %r7, 16
    stxvw4x %vs49, %r25, %r7
    li %r7, 32
    stxvw4x %vs50, %r25, %r7
    li %r7, 48
    stxvw4x %vs51, %r25, %r7
    li %r7, 16
    lxvw4x %vs48, %r8, %r7
    li %r7, 16
    lxvw4x %vs49, %r9, %r7
    li %r7, 16
    lxvw4x %vs50, %r10, %r7
    li %r7, 16
    lxvw4x %vs51, %r11, %r7
    vmrghw %v20, %v16, %v17
    vmrghw %v21, %v18, %v19
    vmrglw %v22, %v16, %v17
    vmrglw %v23, %v18, %v19
    xxpermdi %vs48, %vs52, %vs53, 0
    xxpermdi %vs49, %vs52, %vs53, 3
    xxpermdi %vs50, %vs54, %vs55, 0
    xxpermdi %vs51, %vs54, %vs55, 3
    li %r7, 64
    stxvw4x %vs48, %r25, %r7
    li %r7, 80
    stxvw4x %vs49, %r25, %r7
    li %r7, 96
    stxvw4x %vs50, %r25, %r7
    li %r7, 112
    stxvw4x %vs51, %r25, %r7
    li %r7, 32
    lxvw4x %vs48, %r8, %r7
    li %r7, 32
    lxvw4x %vs49, %r9, %r7
    li %r7, 32
    lxvw4x %vs50, %r10, %r7
    li %r7, 32
    lxvw4x %vs51, %r11, %r7
    vmrghw %v20, %v16, %v17
    vmrghw %v21, %v18, %v19
    vmrglw %v22, %v16, %v17
    vmrglw %v23, %v18, %v19
    xxpermdi %vs48, %vs52, %vs53, 0
    xxpermdi %vs49, %vs52, %vs53, 3
    xxpermdi %vs50, %vs54, %vs55, 0
    xxpermdi %vs51, %vs54, %vs55, 3
    li %r7, 128
    stxvw4x %vs48, %r25, %r7
    li %r7, 144
    stxvw4x %vs49, %r25, %r7
    li %r7, 160
    stxvw4x %vs50, %r25, %r7
    li %r7, 176
    stxvw4x %vs51, %r25, %r7
    li %r7, 48
    lxvw4x %vs48, %r8, %r7
    li %r7, 48
    lxvw4x %vs49, %r9, %r7
    li %r7, 48
    lxvw4x %vs50, %r10, %r7
    li %r7, 48
    lxvw4x %vs51, %r11, %r7
    vmrghw %v20, %v16, %v17
    vmrghw %v21, %v18, %v19
    vmrglw %v22, %v16, %v17
    vmrglw %v23, %v18, %v19
    xxpermdi %vs48, %vs52, %vs53, 0
    xxpermdi %vs49, %vs52, %vs53, 3
    xxpermdi %vs50, %vs54, %vs55, 0
    xxpermdi %vs51, %vs54, %vs55, 3
    li %r7, 192
    stxvw4x %vs48, %r25, %r7
    li %r7, 208
    stxvw4x %vs49, %r25, %r7
    li %r7, 224
    stxvw4x %vs50, %r25, %r7
    li %r7, 240
    stxvw4x %vs51, %r25, %r7
    li %r7, 0
    lxvw4x %vs48, %r12, %r7
    li %r7, 0
    lxvw4x %vs49, %r14, %r7
    li %r7, 0
    lxvw4x %vs50, %r15, %r7
    li %r7, 0
    lxvw4x %vs51, %r16, %r7
    vmrghw %v20, %v16, %v17
    vmrghw %v21, %v18, %v19
    vmrglw %v22, %v16, %v17
    vmrglw %v23, %v18, %v19
    xxpermdi %vs48, %vs52, %vs53, 0
    xxpermdi %vs49, %vs52, %vs53, 3
    xxpermdi %vs50, %vs54, %vs55, 0
    xxpermdi %vs51, %vs54, %vs55, 3
    li %r7, 0
    stxvw4x %vs48, %r26, %r7
    li %r7, 16
    stxvw4x %vs49, %r26, %r7
    li %r7, 32
    stxvw4x %vs50, %r26, %r7
    li %r7, 48
    stxvw4x %vs51, %r26, %r7
    li %r7, 16
    lxvw4x %vs48, %r12, %r7
    li %r7, 16
    lxvw4x %vs49, %r14, %r7
    li %r7, 16
    lxvw4x %vs50, %r15, %r7
    li %r7, 16
    lxvw4x %vs51, %r16, %r7
    vmrghw %v20, %v16, %v17
    vmrghw %v21, %v18, %v19
    vmrglw %v22, %v16, %v17
    vmrglw %v23, %v18, %v19
    xxpermdi %vs48, %vs52, %vs53, 0
    xxpermdi %vs49, %vs52, %vs53, 3
    xxpermdi %vs50, %vs54, %vs55, 0
    xxpermdi %vs51, %vs54, %vs55, 3
    li %r7, 64
    stxvw4x %vs48, %r26, %r7
    li %r7, 80
    stxvw4x %vs49, %r26, %r7
    li %r7, 96
    stxvw4x %vs50, %r26, %r7
    li %r7, 112
    stxvw4x %vs51, %r26, %r7
    li %r7, 32
    lxvw4x %vs48, %r12, %r7
    li %r7, 32
    lxvw4x %vs49, %r14, %r7
    li %r7, 32
    lxvw4x %vs50, %r15, %r7
    li %r7, 32
    lxvw4x %vs51, %r16, %r7
    vmrghw %v20, %v16, %v17
    vmrghw %v21, %v18, %v19
    vmrglw %v22, %v16, %v17
    vmrglw %v23, %v18, %v19
    xxpermdi %vs48, %vs52, %vs53, 0
    xxpermdi %vs49, %vs52, %vs53, 3
    xxpermdi %vs50, %vs54, %vs55, 0
    xxpermdi %vs51, %vs54, %vs55, 3
    li %r7, 128
    stxvw4x %vs48, %r26, %r7
    li %r7, 144
    stxvw4x %vs49, %r26, %r7
    li %r7, 160
    stxvw4x %vs50, %r26, %r7
    li %r7, 176
    stxvw4x %vs51, %r26, %r7
    li %r7, 48
    lxvw4x %vs48, %r12, %r7
    li %r7, 48
    lxvw4x %vs49, %r14, %r7
    li %r7, 48
    lxvw4x %vs50, %r15, %r7
    li %r7, 48
    lxvw4x %vs51, %r16, %r7
    vmrghw %v20, %v16, %v17
    vmrghw %v21, %v18, %v19
    vmrglw %v22, %v16, %v17
    vmrglw %v23, %v18, %v19
    xxpermdi %vs48, %vs52, %vs53, 0
    xxpermdi %vs49, %vs52, %vs53, 3
    xxpermdi %vs50, %vs54, %vs55, 0
    xxpermdi %vs51, %vs54, %vs55, 3
    li %r7, 192
    stxvw4x %vs48, %r26, %r7
    li %r7, 208
    stxvw4x %vs49, %r26, %r7
    li %r7, 224
    stxvw4x %vs50, %r26, %r7
    li %r7, 240
    stxvw4x %vs51, %r26, %r7
    li %r7, 0
    lxvw4x %vs48, %r17, %r7
    li %r7, 0
    lxvw4x %vs49, %r18, %r7
    li %r7, 0
    lxvw4x %vs50, %r19, %r7
    li %r7, 0
    lxvw4x %vs51, %r20, %r7
    vmrghw %v20, %v16, %v17
    vmrghw %v21, %v18, %v19
    vmrglw %v22, %v16, %v17
    vmrglw %v23, %v18, %v19
    xxpermdi %vs48, %vs52, %vs53, 0
    xxpermdi %vs49, %vs52, %vs53, 3
    xxpermdi %vs50, %vs54, %vs55, 0
    xxpermdi %vs51, %vs54, %vs55, 3
    li %r7, 0
    stxvw4x %vs48, %r27, %r7
    li %r7, 16
    stxvw4x %vs49, %r27, %r7
    li %r7, 32
    stxvw4x %vs50, %r27, %r7
    li %r7, 48
    stxvw4x %vs51, %r27, %r7
    li %r7, 16
    lxvw4x %vs48, %r17, %r7
    li %r7, 16
    lxvw4x %vs49, %r18, %r7
    li %r7, 16
    lxvw4x %vs50, %r19, %r7
    li %r7, 16
    lxvw4x %vs51, %r20, %r7
    vmrghw %v20, %v16, %v17
    vmrghw %v21, %v18, %v19
    vmrglw %v22, %v16, %v17
    vmrglw %v23, %v18, %v19
    xxpermdi %vs48, %vs52, %vs53, 0
    xxpermdi %vs49, %vs52, %vs53, 3
    xxpermdi %vs50, %vs54, %vs55, 0
    xxpermdi %vs51, %vs54, %vs55, 3
    li %r7, 64
    stxvw4x %vs48, %r27, %r7
    li %r7, 80
    stxvw4x %vs49, %r27, %r7
    li %r7, 96
    stxvw4x %vs50, %r27, %r7
    li %r7, 112
    stxvw4x %vs51, %r27, %r7
    li %r7, 32
    lxvw4x %vs48, %r17, %r7
    li %r7, 32
    lxvw4x %vs49, %r18, %r7
    li %r7, 32
    lxvw4x %vs50, %r19, %r7
    li %r7, 32
    lxvw4x %vs51, %r20, %r7
    vmrghw %v20, %v16, %v17
    vmrghw %v21, %v18, %v19
    vmrglw %v22, %v16, %v17
    vmrglw %v23, %v18, %v19
    xxpermdi %vs48, %vs52, %vs53, 0
    xxpermdi %vs49, %vs52, %vs53, 3
    xxpermdi %vs50, %vs54, %vs55, 0
    xxpermdi %vs51, %vs54, %vs55, 3
    li %r7, 128
    stxvw4x %vs48, %r27, %r7
    li %r7, 144
    stxvw4x %vs49, %r27, %r7
    li %r7, 160
    stxvw4x %vs50, %r27, %r7
    li %r7, 176
    stxvw4x %vs51, %r27, %r7
    li %r7, 48
    lxvw4x %vs48, %r17, %r7
    li %r7, 48
    lxvw4x %vs49, %r18, %r7
    li %r7, 48
    lxvw4x %vs50, %r19, %r7
    li %r7, 48
    lxvw4x %vs51, %r20, %r7
    vmrghw %v20, %v16, %v17
    vmrghw %v21, %v18, %v19
    vmrglw %v22, %v16, %v17
    vmrglw %v23, %v18, %v19
    xxpermdi %vs48, %vs52, %vs53, 0
    xxpermdi %vs49, %vs52, %vs53, 3
    xxpermdi %vs50, %vs54, %vs55, 0
    xxpermdi %vs51, %vs54, %vs55, 3
    li %r7, 192
    stxvw4x %vs48, %r27, %r7
    li %r7, 208
    stxvw4x %vs49, %r27, %r7
    li %r7, 224
    stxvw4x %vs50, %r27, %r7
    li %r7, 240
    stxvw4x %vs51, %r27, %r7
    li %r7, 0
    lxvw4x %vs48, %r21, %r7
    li %r7, 0
    lxvw4x %vs49, %r22, %r7
    li %r7, 0
    lxvw4x %vs50, %r23, %r7
    li %r7, 0
    lxvw4x %vs51, %r24, %r7
    vmrghw %v20, %v16, %v17
    vmrghw %v21, %v18, %v19
    vmrglw %v22, %v16, %v17
    vmrglw %v23, %v18, %v19
    xxpermdi %vs48, %vs52, %vs53, 0
    xxpermdi %vs49, %vs52, %vs53, 3
    xxpermdi %vs50, %vs54, %vs55, 0
    xxpermdi %vs51, %vs54, %vs55, 3
    li %r7, 0
    stxvw4x %vs48, %r28, %r7
    li %r7, 16
    stxvw4x %vs49, %r28, %r7
    li %r7, 32
    stxvw4x %vs50, %r28, %r7
    li %r7, 48
    stxvw4x %vs51, %r28, %r7
    li %r7, 16
    lxvw4x %vs48, %r21, %r7
    li %r7, 16
    lxvw4x %vs49, %r22, %r7
    li %r7, 16
    lxvw4x %vs50, %r23, %r7
    li %r7, 16
    lxvw4x %vs51, %r24, %r7
    vmrghw %v20, %v16, %v17
    vmrghw %v21, %v18, %v19
    vmrglw %v22, %v16, %v17
    vmrglw %v23, %v18, %v19
    xxpermdi %vs48, %vs52, %vs53, 0
    xxpermdi %vs49, %vs52, %vs53, 3
    xxpermdi %vs50, %vs54, %vs55, 0
    xxpermdi %vs51, %vs54, %vs55, 3
    li %r7, 64
    stxvw4x %vs48, %r28, %r7
    li %r7, 80
    stxvw4x %vs49, %r28, %r7
    li %r7, 96
    stxvw4x %vs50, %r28, %r7
    li %r7, 112
    stxvw4x %vs51, %r28, %r7
    li %r7, 32
    lxvw4x %vs48, %r21, %r7
    li %r7, 32
    lxvw4x %vs49, %r22, %r7
    li %r7, 32
    lxvw4x %vs50, %r23, %r7
    li %r7, 32
    lxvw4x %vs51, %r24, %r7
    vmrghw %v20, %v16, %v17
    vmrghw %v21, %v18, %v19
    vmrglw %v22, %v16, %v17
    vmrglw %v23, %v18, %v19
    xxpermdi %vs48, %vs52, %vs53, 0
    xxpermdi %vs49, %vs52, %vs53, 3
    xxpermdi %vs50, %vs54, %vs55, 0
    xxpermdi %vs51, %vs54, %vs55, 3
    li %r7, 128
    stxvw4x %vs48, %r28, %r7
    li %r7, 144
    stxvw4x %vs49, %r28, %r7
    li %r7, 160
    stxvw4x %vs50, %r28, %r7
    li %r7, 176
    stxvw4x %vs51, %r28, %r7
    li %r7, 48
    lxvw4x %vs48, %r21, %r7
    li %r7, 48
    lxvw4x %vs49, %r22, %r7
    li %r7, 48
    lxvw4x %vs50, %r23, %r7
    li %r7, 48
    lxvw4x %vs51, %r24, %r7
    vmrghw %v20, %v16, %v17
    vmrghw %v21, %v18, %v19
    vmrglw %v22, %v16, %v17
    vmrglw %v23, %v18, %v19
    xxpermdi %vs48, %vs52, %vs53, 0
    xxpermdi %vs49, %vs52, %vs53, 3
    xxpermdi %vs50, %vs54, %vs55, 0
    xxpermdi %vs51, %vs54, %vs55, 3
    li %r7, 192
    stxvw4x %vs48, %r28, %r7
    li %r7, 208
    stxvw4x %vs49, %r28, %r7
    li %r7, 224
    stxvw4x %vs50, %r28, %r7
    li %r7, 240
    stxvw4x %vs51, %r28, %r7
    vspltisw %v24, 7
    vspltisw %v25, 12
    vspltisw %v26, -15
    vspltisw %v27, -10
    li %r7, 0
    lxvw4x %vs60, %r6, %r7
    li %r7, 0
    lxvw4x %vs49, %r25, %r7
    li %r7, 0
    lxvw4x %vs51, %r26, %r7
    li %r7, 0
    lxvw4x %vs53, %r27, %r7
    li %r7, 0
    lxvw4x %vs55, %r28, %r7
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vsel %v16, %v3, %v2, %v1
    vsel %v18, %v7, %v6, %v5
    vsel %v20, %v11, %v10, %v9
    vsel %v22, %v15, %v14, %v13
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    li %r7, 16
    lxvw4x %vs60, %r6, %r7
    li %r7, 16
    lxvw4x %vs49, %r25, %r7
    li %r7, 16
    lxvw4x %vs51, %r26, %r7
    li %r7, 16
    lxvw4x %vs53, %r27, %r7
    li %r7, 16
    lxvw4x %vs55, %r28, %r7
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vsel %v16, %v2, %v1, %v0
    vsel %v18, %v6, %v5, %v4
    vsel %v20, %v10, %v9, %v8
    vsel %v22, %v14, %v13, %v12
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    li %r7, 32
    lxvw4x %vs60, %r6, %r7
    li %r7, 32
    lxvw4x %vs49, %r25, %r7
    li %r7, 32
    lxvw4x %vs51, %r26, %r7
    li %r7, 32
    lxvw4x %vs53, %r27, %r7
    li %r7, 32
    lxvw4x %vs55, %r28, %r7
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vsel %v16, %v1, %v0, %v3
    vsel %v18, %v5, %v4, %v7
    vsel %v20, %v9, %v8, %v11
    vsel %v22, %v13, %v12, %v15
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    li %r7, 48
    lxvw4x %vs60, %r6, %r7
    li %r7, 48
    lxvw4x %vs49, %r25, %r7
    li %r7, 48
    lxvw4x %vs51, %r26, %r7
    li %r7, 48
    lxvw4x %vs53, %r27, %r7
    li %r7, 48
    lxvw4x %vs55, %r28, %r7
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vsel %v16, %v0, %v3, %v2
    vsel %v18, %v4, %v7, %v6
    vsel %v20, %v8, %v11, %v10
    vsel %v22, %v12, %v15, %v14
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    li %r7, 64
    lxvw4x %vs60, %r6, %r7
    li %r7, 64
    lxvw4x %vs49, %r25, %r7
    li %r7, 64
    lxvw4x %vs51, %r26, %r7
    li %r7, 64
    lxvw4x %vs53, %r27, %r7
    li %r7, 64
    lxvw4x %vs55, %r28, %r7
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vsel %v16, %v3, %v2, %v1
    vsel %v18, %v7, %v6, %v5
    vsel %v20, %v11, %v10, %v9
    vsel %v22, %v15, %v14, %v13
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    li %r7, 80
    lxvw4x %vs60, %r6, %r7
    li %r7, 80
    lxvw4x %vs49, %r25, %r7
    li %r7, 80
    lxvw4x %vs51, %r26, %r7
    li %r7, 80
    lxvw4x %vs53, %r27, %r7
    li %r7, 80
    lxvw4x %vs55, %r28, %r7
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vsel %v16, %v2, %v1, %v0
    vsel %v18, %v6, %v5, %v4
    vsel %v20, %v10, %v9, %v8
    vsel %v22, %v14, %v13, %v12
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    li %r7, 96
    lxvw4x %vs60, %r6, %r7
    li %r7, 96
    lxvw4x %vs49, %r25, %r7
    li %r7, 96
    lxvw4x %vs51, %r26, %r7
    li %r7, 96
    lxvw4x %vs53, %r27, %r7
    li %r7, 96
    lxvw4x %vs55, %r28, %r7
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vsel %v16, %v1, %v0, %v3
    vsel %v18, %v5, %v4, %v7
    vsel %v20, %v9, %v8, %v11
    vsel %v22, %v13, %v12, %v15
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    li %r7, 112
    lxvw4x %vs60, %r6, %r7
    li %r7, 112
    lxvw4x %vs49, %r25, %r7
    li %r7, 112
    lxvw4x %vs51, %r26, %r7
    li %r7, 112
    lxvw4x %vs53, %r27, %r7
    li %r7, 112
    lxvw4x %vs55, %r28, %r7
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vsel %v16, %v0, %v3, %v2
    vsel %v18, %v4, %v7, %v6
    vsel %v20, %v8, %v11, %v10
    vsel %v22, %v12, %v15, %v14
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    li %r7, 128
    lxvw4x %vs60, %r6, %r7
    li %r7, 128
    lxvw4x %vs49, %r25, %r7
    li %r7, 128
    lxvw4x %vs51, %r26, %r7
    li %r7, 128
    lxvw4x %vs53, %r27, %r7
    li %r7, 128
    lxvw4x %vs55, %r28, %r7
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vsel %v16, %v3, %v2, %v1
    vsel %v18, %v7, %v6, %v5
    vsel %v20, %v11, %v10, %v9
    vsel %v22, %v15, %v14, %v13
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    li %r7, 144
    lxvw4x %vs60, %r6, %r7
    li %r7, 144
    lxvw4x %vs49, %r25, %r7
    li %r7, 144
    lxvw4x %vs51, %r26, %r7
    li %r7, 144
    lxvw4x %vs53, %r27, %r7
    li %r7, 144
    lxvw4x %vs55, %r28, %r7
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vsel %v16, %v2, %v1, %v0
    vsel %v18, %v6, %v5, %v4
    vsel %v20, %v10, %v9, %v8
    vsel %v22, %v14, %v13, %v12
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    li %r7, 160
    lxvw4x %vs60, %r6, %r7
    li %r7, 160
    lxvw4x %vs49, %r25, %r7
    li %r7, 160
    lxvw4x %vs51, %r26, %r7
    li %r7, 160
    lxvw4x %vs53, %r27, %r7
    li %r7, 160
    lxvw4x %vs55, %r28, %r7
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vsel %v16, %v1, %v0, %v3
    vsel %v18, %v5, %v4, %v7
    vsel %v20, %v9, %v8, %v11
    vsel %v22, %v13, %v12, %v15
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    li %r7, 176
    lxvw4x %vs60, %r6, %r7
    li %r7, 176
    lxvw4x %vs49, %r25, %r7
    li %r7, 176
    lxvw4x %vs51, %r26, %r7
    li %r7, 176
    lxvw4x %vs53, %r27, %r7
    li %r7, 176
    lxvw4x %vs55, %r28, %r7
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vsel %v16, %v0, %v3, %v2
    vsel %v18, %v4, %v7, %v6
    vsel %v20, %v8, %v11, %v10
    vsel %v22, %v12, %v15, %v14
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    li %r7, 192
    lxvw4x %vs60, %r6, %r7
    li %r7, 192
    lxvw4x %vs49, %r25, %r7
    li %r7, 192
    lxvw4x %vs51, %r26, %r7
    li %r7, 192
    lxvw4x %vs53, %r27, %r7
    li %r7, 192
    lxvw4x %vs55, %r28, %r7
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vsel %v16, %v3, %v2, %v1
    vsel %v18, %v7, %v6, %v5
    vsel %v20, %v11, %v10, %v9
    vsel %v22, %v15, %v14, %v13
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    li %r7, 208
    lxvw4x %vs60, %r6, %r7
    li %r7, 208
    lxvw4x %vs49, %r25, %r7
    li %r7, 208
    lxvw4x %vs51, %r26, %r7
    li %r7, 208
    lxvw4x %vs53, %r27, %r7
    li %r7, 208
    lxvw4x %vs55, %r28, %r7
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vsel %v16, %v2, %v1, %v0
    vsel %v18, %v6, %v5, %v4
    vsel %v20, %v10, %v9, %v8
    vsel %v22, %v14, %v13, %v12
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    li %r7, 224
    lxvw4x %vs60, %r6, %r7
    li %r7, 224
    lxvw4x %vs49, %r25, %r7
    li %r7, 224
    lxvw4x %vs51, %r26, %r7
    li %r7, 224
    lxvw4x %vs53, %r27, %r7
    li %r7, 224
    lxvw4x %vs55, %r28, %r7
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vsel %v16, %v1, %v0, %v3
    vsel %v18, %v5, %v4, %v7
    vsel %v20, %v9, %v8, %v11
    vsel %v22, %v13, %v12, %v15
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    li %r7, 240
    lxvw4x %vs60, %r6, %r7
    li %r7, 240
    lxvw4x %vs49, %r25, %r7
    li %r7, 240
    lxvw4x %vs51, %r26, %r7
    li %r7, 240
    lxvw4x %vs53, %r27, %r7
    li %r7, 240
    lxvw4x %vs55, %r28, %r7
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vsel %v16, %v0, %v3, %v2
    vsel %v18, %v4, %v7, %v6
    vsel %v20, %v8, %v11, %v10
    vsel %v22, %v12, %v15, %v14
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    vspltisw %v24, 5
    vspltisw %v25, 9
    vspltisw %v26, 14
    vspltisw %v27, -12
    li %r7, 256
    lxvw4x %vs60, %r6, %r7
    li %r7, 16
    lxvw4x %vs49, %r25, %r7
    li %r7, 16
    lxvw4x %vs51, %r26, %r7
    li %r7, 16
    lxvw4x %vs53, %r27, %r7
    li %r7, 16
    lxvw4x %vs55, %r28, %r7
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vsel %v16, %v2, %v1, %v3
    vsel %v18, %v6, %v5, %v7
    vsel %v20, %v10, %v9, %v11
    vsel %v22, %v14, %v13, %v15
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    li %r7, 272
    lxvw4x %vs60, %r6, %r7
    li %r7, 96
    lxvw4x %vs49, %r25, %r7
    li %r7, 96
    lxvw4x %vs51, %r26, %r7
    li %r7, 96
    lxvw4x %vs53, %r27, %r7
    li %r7, 96
    lxvw4x %vs55, %r28, %r7
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vsel %v16, %v1, %v0, %v2
    vsel %v18, %v5, %v4, %v6
    vsel %v20, %v9, %v8, %v10
    vsel %v22, %v13, %v12, %v14
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    li %r7, 288
    lxvw4x %vs60, %r6, %r7
    li %r7, 176
    lxvw4x %vs49, %r25, %r7
    li %r7, 176
    lxvw4x %vs51, %r26, %r7
    li %r7, 176
    lxvw4x %vs53, %r27, %r7
    li %r7, 176
    lxvw4x %vs55, %r28, %r7
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vsel %v16, %v0, %v3, %v1
    vsel %v18, %v4, %v7, %v5
    vsel %v20, %v8, %v11, %v9
    vsel %v22, %v12, %v15, %v13
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    li %r7, 304
    lxvw4x %vs60, %r6, %r7
    li %r7, 0
    lxvw4x %vs49, %r25, %r7
    li %r7, 0
    lxvw4x %vs51, %r26, %r7
    li %r7, 0
    lxvw4x %vs53, %r27, %r7
    li %r7, 0
    lxvw4x %vs55, %r28, %r7
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vsel %v16, %v3, %v2, %v0
    vsel %v18, %v7, %v6, %v4
    vsel %v20, %v11, %v10, %v8
    vsel %v22, %v15, %v14, %v12
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    li %r7, 320
    lxvw4x %vs60, %r6, %r7
    li %r7, 80
    lxvw4x %vs49, %r25, %r7
    li %r7, 80
    lxvw4x %vs51, %r26, %r7
    li %r7, 80
    lxvw4x %vs53, %r27, %r7
    li %r7, 80
    lxvw4x %vs55, %r28, %r7
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vsel %v16, %v2, %v1, %v3
    vsel %v18, %v6, %v5, %v7
    vsel %v20, %v10, %v9, %v11
    vsel %v22, %v14, %v13, %v15
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    li %r7, 336
    lxvw4x %vs60, %r6, %r7
    li %r7, 160
    lxvw4x %vs49, %r25, %r7
    li %r7, 160
    lxvw4x %vs51, %r26, %r7
    li %r7, 160
    lxvw4x %vs53, %r27, %r7
    li %r7, 160
    lxvw4x %vs55, %r28, %r7
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vsel %v16, %v1, %v0, %v2
    vsel %v18, %v5, %v4, %v6
    vsel %v20, %v9, %v8, %v10
    vsel %v22, %v13, %v12, %v14
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    li %r7, 352
    lxvw4x %vs60, %r6, %r7
    li %r7, 240
    lxvw4x %vs49, %r25, %r7
    li %r7, 240
    lxvw4x %vs51, %r26, %r7
    li %r7, 240
    lxvw4x %vs53, %r27, %r7
    li %r7, 240
    lxvw4x %vs55, %r28, %r7
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vsel %v16, %v0, %v3, %v1
    vsel %v18, %v4, %v7, %v5
    vsel %v20, %v8, %v11, %v9
    vsel %v22, %v12, %v15, %v13
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    li %r7, 368
    lxvw4x %vs60, %r6, %r7
    li %r7, 64
    lxvw4x %vs49, %r25, %r7
    li %r7, 64
    lxvw4x %vs51, %r26, %r7
    li %r7, 64
    lxvw4x %vs53, %r27, %r7
    li %r7, 64
    lxvw4x %vs55, %r28, %r7
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vsel %v16, %v3, %v2, %v0
    vsel %v18, %v7, %v6, %v4
    vsel %v20, %v11, %v10, %v8
    vsel %v22, %v15, %v14, %v12
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    li %r7, 384
    lxvw4x %vs60, %r6, %r7
    li %r7, 144
    lxvw4x %vs49, %r25, %r7
    li %r7, 144
    lxvw4x %vs51, %r26, %r7
    li %r7, 144
    lxvw4x %vs53, %r27, %r7
    li %r7, 144
    lxvw4x %vs55, %r28, %r7
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vsel %v16, %v2, %v1, %v3
    vsel %v18, %v6, %v5, %v7
    vsel %v20, %v10, %v9, %v11
    vsel %v22, %v14, %v13, %v15
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    li %r7, 400
    lxvw4x %vs60, %r6, %r7
    li %r7, 224
    lxvw4x %vs49, %r25, %r7
    li %r7, 224
    lxvw4x %vs51, %r26, %r7
    li %r7, 224
    lxvw4x %vs53, %r27, %r7
    li %r7, 224
    lxvw4x %vs55, %r28, %r7
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vsel %v16, %v1, %v0, %v2
    vsel %v18, %v5, %v4, %v6
    vsel %v20, %v9, %v8, %v10
    vsel %v22, %v13, %v12, %v14
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    li %r7, 416
    lxvw4x %vs60, %r6, %r7
    li %r7, 48
    lxvw4x %vs49, %r25, %r7
    li %r7, 48
    lxvw4x %vs51, %r26, %r7
    li %r7, 48
    lxvw4x %vs53, %r27, %r7
    li %r7, 48
    lxvw4x %vs55, %r28, %r7
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vsel %v16, %v0, %v3, %v1
    vsel %v18, %v4, %v7, %v5
    vsel %v20, %v8, %v11, %v9
    vsel %v22, %v12, %v15, %v13
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    li %r7, 432
    lxvw4x %vs60, %r6, %r7
    li %r7, 128
    lxvw4x %vs49, %r25, %r7
    li %r7, 128
    lxvw4x %vs51, %r26, %r7
    li %r7, 128
    lxvw4x %vs53, %r27, %r7
    li %r7, 128
    lxvw4x %vs55, %r28, %r7
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vsel %v16, %v3, %v2, %v0
    vsel %v18, %v7, %v6, %v4
    vsel %v20, %v11, %v10, %v8
    vsel %v22, %v15, %v14, %v12
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    li %r7, 448
    lxvw4x %vs60, %r6, %r7
    li %r7, 208
    lxvw4x %vs49, %r25, %r7
    li %r7, 208
    lxvw4x %vs51, %r26, %r7
    li %r7, 208
    lxvw4x %vs53, %r27, %r7
    li %r7, 208
    lxvw4x %vs55, %r28, %r7
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vsel %v16, %v2, %v1, %v3
    vsel %v18, %v6, %v5, %v7
    vsel %v20, %v10, %v9, %v11
    vsel %v22, %v14, %v13, %v15
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    li %r7, 464
    lxvw4x %vs60, %r6, %r7
    li %r7, 32
    lxvw4x %vs49, %r25, %r7
    li %r7, 32
    lxvw4x %vs51, %r26, %r7
    li %r7, 32
    lxvw4x %vs53, %r27, %r7
    li %r7, 32
    lxvw4x %vs55, %r28, %r7
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vsel %v16, %v1, %v0, %v2
    vsel %v18, %v5, %v4, %v6
    vsel %v20, %v9, %v8, %v10
    vsel %v22, %v13, %v12, %v14
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    li %r7, 480
    lxvw4x %vs60, %r6, %r7
    li %r7, 112
    lxvw4x %vs49, %r25, %r7
    li %r7, 112
    lxvw4x %vs51, %r26, %r7
    li %r7, 112
    lxvw4x %vs53, %r27, %r7
    li %r7, 112
    lxvw4x %vs55, %r28, %r7
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vsel %v16, %v0, %v3, %v1
    vsel %v18, %v4, %v7, %v5
    vsel %v20, %v8, %v11, %v9
    vsel %v22, %v12, %v15, %v13
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    li %r7, 496
    lxvw4x %vs60, %r6, %r7
    li %r7, 192
    lxvw4x %vs49, %r25, %r7
    li %r7, 192
    lxvw4x %vs51, %r26, %r7
    li %r7, 192
    lxvw4x %vs53, %r27, %r7
    li %r7, 192
    lxvw4x %vs55, %r28, %r7
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vsel %v16, %v3, %v2, %v0
    vsel %v18, %v7, %v6, %v4
    vsel %v20, %v11, %v10, %v8
    vsel %v22, %v15, %v14, %v12
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    vspltisw %v24, 4
    vspltisw %v25, 11
    vspltisw %v26, -16
    vspltisw %v27, -9
    li %r7, 512
    lxvw4x %vs60, %r6, %r7
    li %r7, 80
    lxvw4x %vs49, %r25, %r7
    li %r7, 80
    lxvw4x %vs51, %r26, %r7
    li %r7, 80
    lxvw4x %vs53, %r27, %r7
    li %r7, 80
    lxvw4x %vs55, %r28, %r7
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vxor %v16, %v2, %v3
    vxor %v18, %v6, %v7
    vxor %v20, %v10, %v11
    vxor %v22, %v14, %v15
    vxor %v16, %v16, %v1
    vxor %v18, %v18, %v5
    vxor %v20, %v20, %v9
    vxor %v22, %v22, %v13
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    li %r7, 528
    lxvw4x %vs60, %r6, %r7
    li %r7, 128
    lxvw4x %vs49, %r25, %r7
    li %r7, 128
    lxvw4x %vs51, %r26, %r7
    li %r7, 128
    lxvw4x %vs53, %r27, %r7
    li %r7, 128
    lxvw4x %vs55, %r28, %r7
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vxor %v16, %v1, %v2
    vxor %v18, %v5, %v6
    vxor %v20, %v9, %v10
    vxor %v22, %v13, %v14
    vxor %v16, %v16, %v0
    vxor %v18, %v18, %v4
    vxor %v20, %v20, %v8
    vxor %v22, %v22, %v12
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    li %r7, 544
    lxvw4x %vs60, %r6, %r7
    li %r7, 176
    lxvw4x %vs49, %r25, %r7
    li %r7, 176
    lxvw4x %vs51, %r26, %r7
    li %r7, 176
    lxvw4x %vs53, %r27, %r7
    li %r7, 176
    lxvw4x %vs55, %r28, %r7
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vxor %v16, %v0, %v1
    vxor %v18, %v4, %v5
    vxor %v20, %v8, %v9
    vxor %v22, %v12, %v13
    vxor %v16, %v16, %v3
    vxor %v18, %v18, %v7
    vxor %v20, %v20, %v11
    vxor %v22, %v22, %v15
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    li %r7, 560
    lxvw4x %vs60, %r6, %r7
    li %r7, 224
    lxvw4x %vs49, %r25, %r7
    li %r7, 224
    lxvw4x %vs51, %r26, %r7
    li %r7, 224
    lxvw4x %vs53, %r27, %r7
    li %r7, 224
    lxvw4x %vs55, %r28, %r7
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vxor %v16, %v3, %v0
    vxor %v18, %v7, %v4
    vxor %v20, %v11, %v8
    vxor %v22, %v15, %v12
    vxor %v16, %v16, %v2
    vxor %v18, %v18, %v6
    vxor %v20, %v20, %v10
    vxor %v22, %v22, %v14
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    li %r7, 576
    lxvw4x %vs60, %r6, %r7
    li %r7, 16
    lxvw4x %vs49, %r25, %r7
    li %r7, 16
    lxvw4x %vs51, %r26, %r7
    li %r7, 16
    lxvw4x %vs53, %r27, %r7
    li %r7, 16
    lxvw4x %vs55, %r28, %r7
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vxor %v16, %v2, %v3
    vxor %v18, %v6, %v7
    vxor %v20, %v10, %v11
    vxor %v22, %v14, %v15
    vxor %v16, %v16, %v1
    vxor %v18, %v18, %v5
    vxor %v20, %v20, %v9
    vxor %v22, %v22, %v13
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    li %r7, 592
    lxvw4x %vs60, %r6, %r7
    li %r7, 64
    lxvw4x %vs49, %r25, %r7
    li %r7, 64
    lxvw4x %vs51, %r26, %r7
    li %r7, 64
    lxvw4x %vs53, %r27, %r7
    li %r7, 64
    lxvw4x %vs55, %r28, %r7
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vxor %v16, %v1, %v2
    vxor %v18, %v5, %v6
    vxor %v20, %v9, %v10
    vxor %v22, %v13, %v14
    vxor %v16, %v16, %v0
    vxor %v18, %v18, %v4
    vxor %v20, %v20, %v8
    vxor %v22, %v22, %v12
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    li %r7, 608
    lxvw4x %vs60, %r6, %r7
    li %r7, 112
    lxvw4x %vs49, %r25, %r7
    li %r7, 112
    lxvw4x %vs51, %r26, %r7
    li %r7, 112
    lxvw4x %vs53, %r27, %r7
    li %r7, 112
    lxvw4x %vs55, %r28, %r7
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vxor %v16, %v0, %v1
    vxor %v18, %v4, %v5
    vxor %v20, %v8, %v9
    vxor %v22, %v12, %v13
    vxor %v16, %v16, %v3
    vxor %v18, %v18, %v7
    vxor %v20, %v20, %v11
    vxor %v22, %v22, %v15
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    li %r7, 624
    lxvw4x %vs60, %r6, %r7
    li %r7, 160
    lxvw4x %vs49, %r25, %r7
    li %r7, 160
    lxvw4x %vs51, %r26, %r7
    li %r7, 160
    lxvw4x %vs53, %r27, %r7
    li %r7, 160
    lxvw4x %vs55, %r28, %r7
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vxor %v16, %v3, %v0
    vxor %v18, %v7, %v4
    vxor %v20, %v11, %v8
    vxor %v22, %v15, %v12
    vxor %v16, %v16, %v2
    vxor %v18, %v18, %v6
    vxor %v20, %v20, %v10
    vxor %v22, %v22, %v14
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    li %r7, 640
    lxvw4x %vs60, %r6, %r7
    li %r7, 208
    lxvw4x %vs49, %r25, %r7
    li %r7, 208
    lxvw4x %vs51, %r26, %r7
    li %r7, 208
    lxvw4x %vs53, %r27, %r7
    li %r7, 208
    lxvw4x %vs55, %r28, %r7
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vxor %v16, %v2, %v3
    vxor %v18, %v6, %v7
    vxor %v20, %v10, %v11
    vxor %v22, %v14, %v15
    vxor %v16, %v16, %v1
    vxor %v18, %v18, %v5
    vxor %v20, %v20, %v9
    vxor %v22, %v22, %v13
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    li %r7, 656
    lxvw4x %vs60, %r6, %r7
    li %r7, 0
    lxvw4x %vs49, %r25, %r7
    li %r7, 0
    lxvw4x %vs51, %r26, %r7
    li %r7, 0
    lxvw4x %vs53, %r27, %r7
    li %r7, 0
    lxvw4x %vs55, %r28, %r7
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vxor %v16, %v1, %v2
    vxor %v18, %v5, %v6
    vxor %v20, %v9, %v10
    vxor %v22, %v13, %v14
    vxor %v16, %v16, %v0
    vxor %v18, %v18, %v4
    vxor %v20, %v20, %v8
    vxor %v22, %v22, %v12
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    li %r7, 672
    lxvw4x %vs60, %r6, %r7
    li %r7, 48
    lxvw4x %vs49, %r25, %r7
    li %r7, 48
    lxvw4x %vs51, %r26, %r7
    li %r7, 48
    lxvw4x %vs53, %r27, %r7
    li %r7, 48
    lxvw4x %vs55, %r28, %r7
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vxor %v16, %v0, %v1
    vxor %v18, %v4, %v5
    vxor %v20, %v8, %v9
    vxor %v22, %v12, %v13
    vxor %v16, %v16, %v3
    vxor %v18, %v18, %v7
    vxor %v20, %v20, %v11
    vxor %v22, %v22, %v15
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    li %r7, 688
    lxvw4x %vs60, %r6, %r7
    li %r7, 96
    lxvw4x %vs49, %r25, %r7
    li %r7, 96
    lxvw4x %vs51, %r26, %r7
    li %r7, 96
    lxvw4x %vs53, %r27, %r7
    li %r7, 96
    lxvw4x %vs55, %r28, %r7
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vxor %v16, %v3, %v0
    vxor %v18, %v7, %v4
    vxor %v20, %v11, %v8
    vxor %v22, %v15, %v12
    vxor %v16, %v16, %v2
    vxor %v18, %v18, %v6
    vxor %v20, %v20, %v10
    vxor %v22, %v22, %v14
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    li %r7, 704
    lxvw4x %vs60, %r6, %r7
    li %r7, 144
    lxvw4x %vs49, %r25, %r7
    li %r7, 144
    lxvw4x %vs51, %r26, %r7
    li %r7, 144
    lxvw4x %vs53, %r27, %r7
    li %r7, 144
    lxvw4x %vs55, %r28, %r7
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vxor %v16, %v2, %v3
    vxor %v18, %v6, %v7
    vxor %v20, %v10, %v11
    vxor %v22, %v14, %v15
    vxor %v16, %v16, %v1
    vxor %v18, %v18, %v5
    vxor %v20, %v20, %v9
    vxor %v22, %v22, %v13
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    li %r7, 720
    lxvw4x %vs60, %r6, %r7
    li %r7, 192
    lxvw4x %vs49, %r25, %r7
    li %r7, 192
    lxvw4x %vs51, %r26, %r7
    li %r7, 192
    lxvw4x %vs53, %r27, %r7
    li %r7, 192
    lxvw4x %vs55, %r28, %r7
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vxor %v16, %v1, %v2
    vxor %v18, %v5, %v6
    vxor %v20, %v9, %v10
    vxor %v22, %v13, %v14
    vxor %v16, %v16, %v0
    vxor %v18, %v18, %v4
    vxor %v20, %v20, %v8
    vxor %v22, %v22, %v12
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    li %r7, 736
    lxvw4x %vs60, %r6, %r7
    li %r7, 240
    lxvw4x %vs49, %r25, %r7
    li %r7, 240
    lxvw4x %vs51, %r26, %r7
    li %r7, 240
    lxvw4x %vs53, %r27, %r7
    li %r7, 240
    lxvw4x %vs55, %r28, %r7
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vxor %v16, %v0, %v1
    vxor %v18, %v4, %v5
    vxor %v20, %v8, %v9
    vxor %v22, %v12, %v13
    vxor %v16, %v16, %v3
    vxor %v18, %v18, %v7
    vxor %v20, %v20, %v11
    vxor %v22, %v22, %v15
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    li %r7, 752
    lxvw4x %vs60, %r6, %r7
    li %r7, 32
    lxvw4x %vs49, %r25, %r7
    li %r7, 32
    lxvw4x %vs51, %r26, %r7
    li %r7, 32
    lxvw4x %vs53, %r27, %r7
    li %r7, 32
    lxvw4x %vs55, %r28, %r7
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vxor %v16, %v3, %v0
    vxor %v18, %v7, %v4
    vxor %v20, %v11, %v8
    vxor %v22, %v15, %v12
    vxor %v16, %v16, %v2
    vxor %v18, %v18, %v6
    vxor %v20, %v20, %v10
    vxor %v22, %v22, %v14
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    vspltisw %v24, 6
    vspltisw %v25, 10
    vspltisw %v26, 15
    vspltisw %v27, -11
    li %r7, 768
    lxvw4x %vs60, %r6, %r7
    li %r7, 0
    lxvw4x %vs49, %r25, %r7
    li %r7, 0
    lxvw4x %vs51, %r26, %r7
    li %r7, 0
    lxvw4x %vs53, %r27, %r7
    li %r7, 0
    lxvw4x %vs55, %r28, %r7
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vxor %v16, %v2, %v3
    vxor %v18, %v6, %v7
    vxor %v20, %v10, %v11
    vxor %v22, %v14, %v15
    vsel %v16, %v16, %v2, %v1
    vsel %v18, %v18, %v6, %v5
    vsel %v20, %v20, %v10, %v9
    vsel %v22, %v22, %v14, %v13
    vsubuwm %v0, %v0, %v16
    vsubuwm %v4, %v4, %v18
    vsubuwm %v8, %v8, %v20
    vsubuwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    li %r7, 784
    lxvw4x %vs60, %r6, %r7
    li %r7, 112
    lxvw4x %vs49, %r25, %r7
    li %r7, 112
    lxvw4x %vs51, %r26, %r7
    li %r7, 112
    lxvw4x %vs53, %r27, %r7
    li %r7, 112
    lxvw4x %vs55, %r28, %r7
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vxor %v16, %v1, %v2
    vxor %v18, %v5, %v6
    vxor %v20, %v9, %v10
    vxor %v22, %v13, %v14
    vsel %v16, %v16, %v1, %v0
    vsel %v18, %v18, %v5, %v4
    vsel %v20, %v20, %v9, %v8
    vsel %v22, %v22, %v13, %v12
    vsubuwm %v3, %v3, %v16
    vsubuwm %v7, %v7, %v18
    vsubuwm %v11, %v11, %v20
    vsubuwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    li %r7, 800
    lxvw4x %vs60, %r6, %r7
    li %r7, 224
    lxvw4x %vs49, %r25, %r7
    li %r7, 224
    lxvw4x %vs51, %r26, %r7
    li %r7, 224
    lxvw4x %vs53, %r27, %r7
    li %r7, 224
    lxvw4x %vs55, %r28, %r7
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vxor %v16, %v0, %v1
    vxor %v18, %v4, %v5
    vxor %v20, %v8, %v9
    vxor %v22, %v12, %v13
    vsel %v16, %v16, %v0, %v3
    vsel %v18, %v18, %v4, %v7
    vsel %v20, %v20, %v8, %v11
    vsel %v22, %v22, %v12, %v15
    vsubuwm %v2, %v2, %v16
    vsubuwm %v6, %v6, %v18
    vsubuwm %v10, %v10, %v20
    vsubuwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    li %r7, 816
    lxvw4x %vs60, %r6, %r7
    li %r7, 80
    lxvw4x %vs49, %r25, %r7
    li %r7, 80
    lxvw4x %vs51, %r26, %r7
    li %r7, 80
    lxvw4x %vs53, %r27, %r7
    li %r7, 80
    lxvw4x %vs55, %r28, %r7
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vxor %v16, %v3, %v0
    vxor %v18, %v7, %v4
    vxor %v20, %v11, %v8
    vxor %v22, %v15, %v12
    vsel %v16, %v16, %v3, %v2
    vsel %v18, %v18, %v7, %v6
    vsel %v20, %v20, %v11, %v10
    vsel %v22, %v22, %v15, %v14
    vsubuwm %v1, %v1, %v16
    vsubuwm %v5, %v5, %v18
    vsubuwm %v9, %v9, %v20
    vsubuwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    li %r7, 832
    lxvw4x %vs60, %r6, %r7
    li %r7, 192
    lxvw4x %vs49, %r25, %r7
    li %r7, 192
    lxvw4x %vs51, %r26, %r7
    li %r7, 192
    lxvw4x %vs53, %r27, %r7
    li %r7, 192
    lxvw4x %vs55, %r28, %r7
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vxor %v16, %v2, %v3
    vxor %v18, %v6, %v7
    vxor %v20, %v10, %v11
    vxor %v22, %v14, %v15
    vsel %v16, %v16, %v2, %v1
    vsel %v18, %v18, %v6, %v5
    vsel %v20, %v20, %v10, %v9
    vsel %v22, %v22, %v14, %v13
    vsubuwm %v0, %v0, %v16
    vsubuwm %v4, %v4, %v18
    vsubuwm %v8, %v8, %v20
    vsubuwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    li %r7, 848
    lxvw4x %vs60, %r6, %r7
    li %r7, 48
    lxvw4x %vs49, %r25, %r7
    li %r7, 48
    lxvw4x %vs51, %r26, %r7
    li %r7, 48
    lxvw4x %vs53, %r27, %r7
    li %r7, 48
    lxvw4x %vs55, %r28, %r7
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vxor %v16, %v1, %v2
    vxor %v18, %v5, %v6
    vxor %v20, %v9, %v10
    vxor %v22, %v13, %v14
    vsel %v16, %v16, %v1, %v0
    vsel %v18, %v18, %v5, %v4
    vsel %v20, %v20, %v9, %v8
    vsel %v22, %v22, %v13, %v12
    vsubuwm %v3, %v3, %v16
    vsubuwm %v7, %v7, %v18
    vsubuwm %v11, %v11, %v20
    vsubuwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    li %r7, 864
    lxvw4x %vs60, %r6, %r7
    li %r7, 160
    lxvw4x %vs49, %r25, %r7
    li %r7, 160
    lxvw4x %vs51, %r26, %r7
    li %r7, 160
    lxvw4x %vs53, %r27, %r7
    li %r7, 160
    lxvw4x %vs55, %r28, %r7
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vxor %v16, %v0, %v1
    vxor %v18, %v4, %v5
    vxor %v20, %v8, %v9
    vxor %v22, %v12, %v13
    vsel %v16, %v16, %v0, %v3
    vsel %v18, %v18, %v4, %v7
    vsel %v20, %v20, %v8, %v11
    vsel %v22, %v22, %v12, %v15
    vsubuwm %v2, %v2, %v16
    vsubuwm %v6, %v6, %v18
    vsubuwm %v10, %v10, %v20
    vsubuwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    li %r7, 880
    lxvw4x %vs60, %r6, %r7
    li %r7, 16
    lxvw4x %vs49, %r25, %r7
    li %r7, 16
    lxvw4x %vs51, %r26, %r7
    li %r7, 16
    lxvw4x %vs53, %r27, %r7
    li %r7, 16
    lxvw4x %vs55, %r28, %r7
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vxor %v16, %v3, %v0
    vxor %v18, %v7, %v4
    vxor %v20, %v11, %v8
    vxor %v22, %v15, %v12
    vsel %v16, %v16, %v3, %v2
    vsel %v18, %v18, %v7, %v6
    vsel %v20, %v20, %v11, %v10
    vsel %v22, %v22, %v15, %v14
    vsubuwm %v1, %v1, %v16
    vsubuwm %v5, %v5, %v18
    vsubuwm %v9, %v9, %v20
    vsubuwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    li %r7, 896
    lxvw4x %vs60, %r6, %r7
    li %r7, 128
    lxvw4x %vs49, %r25, %r7
    li %r7, 128
    lxvw4x %vs51, %r26, %r7
    li %r7, 128
    lxvw4x %vs53, %r27, %r7
    li %r7, 128
    lxvw4x %vs55, %r28, %r7
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vxor %v16, %v2, %v3
    vxor %v18, %v6, %v7
    vxor %v20, %v10, %v11
    vxor %v22, %v14, %v15
    vsel %v16, %v16, %v2, %v1
    vsel %v18, %v18, %v6, %v5
    vsel %v20, %v20, %v10, %v9
    vsel %v22, %v22, %v14, %v13
    vsubuwm %v0, %v0, %v16
    vsubuwm %v4, %v4, %v18
    vsubuwm %v8, %v8, %v20
    vsubuwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    li %r7, 912
    lxvw4x %vs60, %r6, %r7
    li %r7, 240
    lxvw4x %vs49, %r25, %r7
    li %r7, 240
    lxvw4x %vs51, %r26, %r7
    li %r7, 240
    lxvw4x %vs53, %r27, %r7
    li %r7, 240
    lxvw4x %vs55, %r28, %r7
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vxor %v16, %v1, %v2
    vxor %v18, %v5, %v6
    vxor %v20, %v9, %v10
    vxor %v22, %v13, %v14
    vsel %v16, %v16, %v1, %v0
    vsel %v18, %v18, %v5, %v4
    vsel %v20, %v20, %v9, %v8
    vsel %v22, %v22, %v13, %v12
    vsubuwm %v3, %v3, %v16
    vsubuwm %v7, %v7, %v18
    vsubuwm %v11, %v11, %v20
    vsubuwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    li %r7, 928
    lxvw4x %vs60, %r6, %r7
    li %r7, 96
    lxvw4x %vs49, %r25, %r7
    li %r7, 96
    lxvw4x %vs51, %r26, %r7
    li %r7, 96
    lxvw4x %vs53, %r27, %r7
    li %r7, 96
    lxvw4x %vs55, %r28, %r7
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vxor %v16, %v0, %v1
    vxor %v18, %v4, %v5
    vxor %v20, %v8, %v9
    vxor %v22, %v12, %v13
    vsel %v16, %v16, %v0, %v3
    vsel %v18, %v18, %v4, %v7
    vsel %v20, %v20, %v8, %v11
    vsel %v22, %v22, %v12, %v15
    vsubuwm %v2, %v2, %v16
    vsubuwm %v6, %v6, %v18
    vsubuwm %v10, %v10, %v20
    vsubuwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    li %r7, 944
    lxvw4x %vs60, %r6, %r7
    li %r7, 208
    lxvw4x %vs49, %r25, %r7
    li %r7, 208
    lxvw4x %vs51, %r26, %r7
    li %r7, 208
    lxvw4x %vs53, %r27, %r7
    li %r7, 208
    lxvw4x %vs55, %r28, %r7
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vxor %v16, %v3, %v0
    vxor %v18, %v7, %v4
    vxor %v20, %v11, %v8
    vxor %v22, %v15, %v12
    vsel %v16, %v16, %v3, %v2
    vsel %v18, %v18, %v7, %v6
    vsel %v20, %v20, %v11, %v10
    vsel %v22, %v22, %v15, %v14
    vsubuwm %v1, %v1, %v16
    vsubuwm %v5, %v5, %v18
    vsubuwm %v9, %v9, %v20
    vsubuwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    li %r7, 960
    lxvw4x %vs60, %r6, %r7
    li %r7, 64
    lxvw4x %vs49, %r25, %r7
    li %r7, 64
    lxvw4x %vs51, %r26, %r7
    li %r7, 64
    lxvw4x %vs53, %r27, %r7
    li %r7, 64
    lxvw4x %vs55, %r28, %r7
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vxor %v16, %v2, %v3
    vxor %v18, %v6, %v7
    vxor %v20, %v10, %v11
    vxor %v22, %v14, %v15
    vsel %v16, %v16, %v2, %v1
    vsel %v18, %v18, %v6, %v5
    vsel %v20, %v20, %v10, %v9
    vsel %v22, %v22, %v14, %v13
    vsubuwm %v0, %v0, %v16
    vsubuwm %v4, %v4, %v18
    vsubuwm %v8, %v8, %v20
    vsubuwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    li %r7, 976
    lxvw4x %vs60, %r6, %r7
    li %r7, 176
    lxvw4x %vs49, %r25, %r7
    li %r7, 176
    lxvw4x %vs51, %r26, %r7
    li %r7, 176
    lxvw4x %vs53, %r27, %r7
    li %r7, 176
    lxvw4x %vs55, %r28, %r7
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vxor %v16, %v1, %v2
    vxor %v18, %v5, %v6
    vxor %v20, %v9, %v10
    vxor %v22, %v13, %v14
    vsel %v16, %v16, %v1, %v0
    vsel %v18, %v18, %v5, %v4
    vsel %v20, %v20, %v9, %v8
    vsel %v22, %v22, %v13, %v12
    vsubuwm %v3, %v3, %v16
    vsubuwm %v7, %v7, %v18
    vsubuwm %v11, %v11, %v20
    vsubuwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    li %r7, 992
    lxvw4x %vs60, %r6, %r7
    li %r7, 32
    lxvw4x %vs49, %r25, %r7
    li %r7, 32
    lxvw4x %vs51, %r26, %r7
    li %r7, 32
    lxvw4x %vs53, %r27, %r7
    li %r7, 32
    lxvw4x %vs55, %r28, %r7
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vxor %v16, %v0, %v1
    vxor %v18, %v4, %v5
    vxor %v20, %v8, %v9
    vxor %v22, %v12, %v13
    vsel %v16, %v16, %v0, %v3
    vsel %v18, %v18, %v4, %v7
    vsel %v20, %v20, %v8, %v11
    vsel %v22, %v22, %v12, %v15
    vsubuwm %v2, %v2, %v16
    vsubuwm %v6, %v6, %v18
    vsubuwm %v10, %v10, %v20
    vsubuwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    li %r7, 1008
    lxvw4x %vs60, %r6, %r7
    li %r7, 144
    lxvw4x %vs49, %r25, %r7
    li %r7, 144
    lxvw4x %vs51, %r26, %r7
    li %r7, 144
    lxvw4x %vs53, %r27, %r7
    li %r7, 144
    lxvw4x %vs55, %r28, %r7
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vxor %v16, %v3, %v0
    vxor %v18, %v7, %v4
    vxor %v20, %v11, %v8
    vxor %v22, %v15, %v12
    vsel %v16, %v16, %v3, %v2
    vsel %v18, %v18, %v7, %v6
    vsel %v20, %v20, %v11, %v10
    vsel %v22, %v22, %v15, %v14
    vsubuwm %v1, %v1, %v16
    vsubuwm %v5, %v5, %v18
    vsubuwm %v9, %v9, %v20
    vsubuwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    li %r7, 152
    lxvw4x %vs52, %r1, %r7
    vadduwm %v0, %v0, %v20
    li %r7, 168
    lxvw4x %vs53, %r1, %r7
    vadduwm %v1, %v1, %v21
    li %r7, 184
    lxvw4x %vs54, %r1, %r7
    vadduwm %v2, %v2, %v22
    li %r7, 200
    lxvw4x %vs55, %r1, %r7
    vadduwm %v3, %v3, %v23
    li %r7, 216
    lxvw4x %vs56, %r1, %r7
    vadduwm %v4, %v4, %v24
    li %r7, 232
    lxvw4x %vs57, %r1, %r7
    vadduwm %v5, %v5, %v25
    li %r7, 248
    lxvw4x %vs52, %r1, %r7
    vadduwm %v6, %v6, %v20
    li %r7, 264
    lxvw4x %vs53, %r1, %r7
    vadduwm %v7, %v7, %v21
    li %r7, 280
    lxvw4x %vs54, %r1, %r7
    vadduwm %v8, %v8, %v22
    li %r7, 296
    lxvw4x %vs55, %r1, %r7
    vadduwm %v9, %v9, %v23
    li %r7, 312
    lxvw4x %vs56, %r1, %r7
    vadduwm %v10, %v10, %v24
    li %r7, 328
    lxvw4x %vs57, %r1, %r7
    vadduwm %v11, %v11, %v25
    li %r7, 344
    lxvw4x %vs52, %r1, %r7
    vadduwm %v12, %v12, %v20
    li %r7, 360
    lxvw4x %vs53, %r1, %r7
    vadduwm %v13, %v13, %v21
    li %r7, 376
    lxvw4x %vs54, %r1, %r7
    vadduwm %v14, %v14, %v22
    li %r7, 392
    lxvw4x %vs55, %r1, %r7
    vadduwm %v15, %v15, %v23
    addi %r8, %r8, 64
    addi %r9, %r9, 64
    addi %r10, %r10, 64
    addi %r11, %r11, 64
    addi %r12, %r12, 64
    addi %r14, %r14, 64
    addi %r15, %r15, 64
    addi %r16, %r16, 64
    addi %r17, %r17, 64
    addi %r18, %r18, 64
    addi %r19, %r19, 64
    addi %r20, %r20, 64
    addi %r21, %r21, 64
    addi %r22, %r22, 64
    addi %r23, %r23, 64
    addi %r24, %r24, 64
    addi %r5, %r5, -64
    cmpldi %r5, 64
    bge 2b
3:
    li %r7, 0
    stxvw4x %vs32, %r3, %r7
    li %r7, 64
    stxvw4x %vs33, %r3, %r7
    li %r7, 128
    stxvw4x %vs34, %r3, %r7
    li %r7, 192
    stxvw4x %vs35, %r3, %r7
    li %r7, 16
    stxvw4x %vs36, %r3, %r7
    li %r7, 80
    stxvw4x %vs37, %r3, %r7
    li %r7, 144
    stxvw4x %vs38, %r3, %r7
    li %r7, 208
    stxvw4x %vs39, %r3, %r7
    li %r7, 32
    stxvw4x %vs40, %r3, %r7
    li %r7, 96
    stxvw4x %vs41, %r3, %r7
    li %r7, 160
    stxvw4x %vs42, %r3, %r7
    li %r7, 224
    stxvw4x %vs43, %r3, %r7
    li %r7, 48
    stxvw4x %vs44, %r3, %r7
    li %r7, 112
    stxvw4x %vs45, %r3, %r7
    li %r7, 176
    stxvw4x %vs46, %r3, %r7
    li %r7, 240
    stxvw4x %vs47, %r3, %r7
# leave no secret
    xxlxor %vs32, %vs32, %vs32
    xxlxor %vs33, %vs33, %vs33
    xxlxor %vs34, %vs34, %vs34
    xxlxor %vs35, %vs35, %vs35
    xxlxor %vs36, %vs36, %vs36
    xxlxor %vs37, %vs37, %vs37
    xxlxor %vs38, %vs38, %vs38
    xxlxor %vs39, %vs39, %vs39
    xxlxor %vs40, %vs40, %vs40
    xxlxor %vs41, %vs41, %vs41
    xxlxor %vs42, %vs42, %vs42
    xxlxor %vs43, %vs43, %vs43
    xxlxor %vs44, %vs44, %vs44
    xxlxor %vs45, %vs45, %vs45
    xxlxor %vs46, %vs46, %vs46
    xxlxor %vs47, %vs47, %vs47
    xxlxor %vs48, %vs48, %vs48
    xxlxor %vs49, %vs49, %vs49
    xxlxor %vs50, %vs50, %vs50
    xxlxor %vs51, %vs51, %vs51
    li %r7, 152
    stxvw4x %vs32, %r1, %r7
    li %r7, 168
    stxvw4x %vs32, %r1, %r7
    li %r7, 184
    stxvw4x %vs32, %r1, %r7
    li %r7, 200
    stxvw4x %vs32, %r1, %r7
    li %r7, 216
    stxvw4x %vs32, %r1, %r7
    li %r7, 232
    stxvw4x %vs32, %r1, %r7
    li %r7, 248
    stxvw4x %vs32, %r1, %r7
    li %r7, 264
    stxvw4x %vs32, %r1, %r7
    li %r7, 280
    stxvw4x %vs32, %r1, %r7
    li %r7, 296
    stxvw4x %vs32, %r1, %r7
    li %r7, 312
    stxvw4x %vs32, %r1, %r7
    li %r7, 328
    stxvw4x %vs32, %r1, %r7
    li %r7, 344
    stxvw4x %vs32, %r1, %r7
    li %r7, 360
    stxvw4x %vs32, %r1, %r7
    li %r7, 376
    stxvw4x %vs32, %r1, %r7
    li %r7, 392
    stxvw4x %vs32, %r1, %r7
    li %r7, 408
    stxvw4x %vs32, %r1, %r7
    li %r7, 424
    stxvw4x %vs32, %r1, %r7
    li %r7, 440
    stxvw4x %vs32, %r1, %r7
    li %r7, 456
    stxvw4x %vs32, %r1, %r7
    li %r7, 472
    stxvw4x %vs32, %r1, %r7
    li %r7, 488
    stxvw4x %vs32, %r1, %r7
    li %r7, 504
    stxvw4x %vs32, %r1, %r7
    li %r7, 520
    stxvw4x %vs32, %r1, %r7
    li %r7, 536
    stxvw4x %vs32, %r1, %r7
    li %r7, 552
    stxvw4x %vs32, %r1, %r7
    li %r7, 568
    stxvw4x %vs32, %r1, %r7
    li %r7, 584
    stxvw4x %vs32, %r1, %r7
    li %r7, 600
    stxvw4x %vs32, %r1, %r7
    li %r7, 616
    stxvw4x %vs32, %r1, %r7
    li %r7, 632
    stxvw4x %vs32, %r1, %r7
    li %r7, 648
    stxvw4x %vs32, %r1, %r7
    li %r7, 664
    stxvw4x %vs32, %r1, %r7
    li %r7, 680
    stxvw4x %vs32, %r1, %r7
    li %r7, 696
    stxvw4x %vs32, %r1, %r7
    li %r7, 712
    stxvw4x %vs32, %r1, %r7
    li %r7, 728
    stxvw4x %vs32, %r1, %r7
    li %r7, 744
    stxvw4x %vs32, %r1, %r7
    li %r7, 760
    stxvw4x %vs32, %r1, %r7
    li %r7, 776
    stxvw4x %vs32, %r1, %r7
    li %r7, 792
    stxvw4x %vs32, %r1, %r7
    li %r7, 808
    stxvw4x %vs32, %r1, %r7
    li %r7, 824
    stxvw4x %vs32, %r1, %r7
    li %r7, 840
    stxvw4x %vs32, %r1, %r7
    li %r7, 856
    stxvw4x %vs32, %r1, %r7
    li %r7, 872
    stxvw4x %vs32, %r1, %r7
    li %r7, 888
    stxvw4x %vs32, %r1, %r7
    li %r7, 904
    stxvw4x %vs32, %r1, %r7
    li %r7, 920
    stxvw4x %vs32, %r1, %r7
    li %r7, 936
    stxvw4x %vs32, %r1, %r7
    li %r7, 952
    stxvw4x %vs32, %r1, %r7
    li %r7, 968
    stxvw4x %vs32, %r1, %r7
    li %r7, 984
    stxvw4x %vs32, %r1, %r7
    li %r7, 1000
    stxvw4x %vs32, %r1, %r7
    li %r7, 1016
    stxvw4x %vs32, %r1, %r7
    li %r7, 1032
    stxvw4x %vs32, %r1, %r7
    li %r7, 1048
    stxvw4x %vs32, %r1, %r7
    li %r7, 1064
    stxvw4x %vs32, %r1, %r7
    li %r7, 1080
    stxvw4x %vs32, %r1, %r7
    li %r7, 1096
    stxvw4x %vs32, %r1, %r7
    li %r7, 1112
    stxvw4x %vs32, %r1, %r7
    li %r7, 1128
    stxvw4x %vs32, %r1, %r7
    li %r7, 1144
    stxvw4x %vs32, %r1, %r7
    li %r7, 1160
    stxvw4x %vs32, %r1, %r7
    li %r7, 1176
    stxvw4x %vs32, %r1, %r7
    li %r7, 1192
    stxvw4x %vs32, %r1, %r7
    li %r7, 1208
    stxvw4x %vs32, %r1, %r7
    li %r7, 1224
    stxvw4x %vs32, %r1, %r7
    li %r7, 1240
    stxvw4x %vs32, %r1, %r7
    li %r7, 1256
    stxvw4x %vs32, %r1, %r7
    li %r7, 1272
    stxvw4x %vs32, %r1, %r7
    li %r7, 1288
    stxvw4x %vs32, %r1, %r7
    li %r7, 1304
    stxvw4x %vs32, %r1, %r7
    li %r7, 1320
    stxvw4x %vs32, %r1, %r7
    li %r7, 1336
    stxvw4x %vs32, %r1, %r7
    li %r7, 1352
    stxvw4x %vs32, %r1, %r7
    li %r7, 1368
    stxvw4x %vs32, %r1, %r7
    li %r7, 1384
    stxvw4x %vs32, %r1, %r7
    li %r7, 1400
    stxvw4x %vs32, %r1, %r7
    li %r7, 1416
    stxvw4x %vs32, %r1, %r7
    li %r7, 0
    ld %r14, 32(%r1)
    ld %r15, 40(%r1)
    ld %r16, 48(%r1)
    ld %r17, 56(%r1)
    ld %r18, 64(%r1)
    ld %r19, 72(%r1)
    ld %r20, 80(%r1)
    ld %r21, 88(%r1)
    ld %r22, 96(%r1)
    ld %r23, 104(%r1)
    ld %r24, 112(%r1)
    ld %r25, 120(%r1)
    ld %r26, 128(%r1)
    ld %r27, 136(%r1)
    ld %r28, 144(%r1)
    li %r7, 1440
    lxvd2x %vs52, %r1, %r7
    li %r7, 1456
    lxvd2x %vs53, %r1, %r7
    li %r7, 1472
    lxvd2x %vs54, %r1, %r7
    li %r7, 1488
    lxvd2x %vs55, %r1, %r7
    li %r7, 1504
    lxvd2x %vs56, %r1, %r7
    li %r7, 1520
    lxvd2x %vs57, %r1, %r7
    li %r7, 1536
    lxvd2x %vs58, %r1, %r7
    li %r7, 1552
    lxvd2x %vs59, %r1, %r7
    li %r7, 1568
    lxvd2x %vs60, %r1, %r7
    addi %r1, %r1, 1584
    blr
