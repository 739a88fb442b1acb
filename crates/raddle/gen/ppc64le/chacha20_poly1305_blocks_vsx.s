    .cfi_startproc
    stdu %r1, -416(%r1)
    .cfi_def_cfa_offset 416
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
    std %r29, 152(%r1)
    std %r30, 160(%r1)
    std %r31, 168(%r1)
    li %r9, 224
    stxvd2x %vs52, %r1, %r9
    li %r9, 240
    stxvd2x %vs53, %r1, %r9
    li %r9, 256
    stxvd2x %vs54, %r1, %r9
    li %r9, 272
    stxvd2x %vs55, %r1, %r9
    li %r9, 288
    stxvd2x %vs56, %r1, %r9
    li %r9, 304
    stxvd2x %vs57, %r1, %r9
    li %r9, 320
    stxvd2x %vs58, %r1, %r9
    li %r9, 336
    stxvd2x %vs59, %r1, %r9
    li %r9, 352
    stxvd2x %vs60, %r1, %r9
    li %r9, 368
    stxvd2x %vs61, %r1, %r9
    li %r9, 384
    stxvd2x %vs62, %r1, %r9
    li %r9, 400
    stxvd2x %vs63, %r1, %r9
    mr %r12, %r7
    mr %r7, %r8
    li %r9, 48
    lxvw4x %vs0, %r6, %r9
    ld %r14, 96(%r6)
    .cfi_offset r14, -384
    .cfi_offset r15, -376
    .cfi_offset r16, -368
    .cfi_offset r17, -360
    .cfi_offset r18, -352
    .cfi_offset r19, -344
    .cfi_offset r20, -336
    .cfi_offset r21, -328
    .cfi_offset r22, -320
    .cfi_offset r23, -312
    .cfi_offset r24, -304
    .cfi_offset r25, -296
    .cfi_offset r26, -288
    .cfi_offset r27, -280
    .cfi_offset r28, -272
    .cfi_offset r29, -264
    .cfi_offset r30, -256
    .cfi_offset r31, -248
    ld %r15, 104(%r6)
    li %r16, 0
    ld %r21, 128(%r6)
    ld %r22, 136(%r6)
    ld %r23, 144(%r6)
    addc %r14, %r14, %r21
    adde %r15, %r15, %r22
    adde %r16, %r16, %r23
    ld %r21, 152(%r6)
    ld %r22, 160(%r6)
    ld %r23, 168(%r6)
    addc %r14, %r14, %r21
    adde %r15, %r15, %r22
    adde %r16, %r16, %r23
    std %r14, 176(%r1)
    std %r15, 184(%r1)
    std %r16, 192(%r1)
    ld %r14, 64(%r6)
    ld %r15, 72(%r6)
    ld %r16, 80(%r6)
    li %r17, 0
    li %r18, 0
    cmpldi %r5, 512
    blt 3f
2:
# 8 blocks while there are as many
    .cfi_undefined v20
    .cfi_undefined v21
    .cfi_undefined v22
    .cfi_undefined v23
    .cfi_undefined v24
    .cfi_undefined v25
    .cfi_undefined v26
    .cfi_undefined v27
    .cfi_undefined v28
    .cfi_undefined v29
    .cfi_undefined v30
    .cfi_undefined v31
    li %r9, 0
    lxvw4x %vs35, %r6, %r9
    li %r9, 16
    lxvw4x %vs39, %r6, %r9
    li %r9, 32
    lxvw4x %vs43, %r6, %r9
    xxlor %vs47, %vs0, %vs0
    li %r9, 64
    lxvw4x %vs45, %r7, %r9
    vspltw %v0, %v3, 0
    vspltw %v1, %v3, 1
    vspltw %v2, %v3, 2
    vspltw %v3, %v3, 3
    vspltw %v4, %v7, 0
    vspltw %v5, %v7, 1
    vspltw %v6, %v7, 2
    vspltw %v7, %v7, 3
    vspltw %v8, %v11, 0
    vspltw %v9, %v11, 1
    vspltw %v10, %v11, 2
    vspltw %v11, %v11, 3
    vspltw %v12, %v15, 0
    vadduwm %v12, %v12, %v13
    vspltw %v13, %v15, 1
    vspltw %v14, %v15, 2
    vspltw %v15, %v15, 3
    xxlor %vs48, %vs32, %vs32
    xxlor %vs49, %vs33, %vs33
    xxlor %vs50, %vs34, %vs34
    xxlor %vs51, %vs35, %vs35
    xxlor %vs52, %vs36, %vs36
    xxlor %vs53, %vs37, %vs37
    xxlor %vs54, %vs38, %vs38
    xxlor %vs55, %vs39, %vs39
    xxlor %vs56, %vs40, %vs40
    xxlor %vs57, %vs41, %vs41
    xxlor %vs58, %vs42, %vs42
    xxlor %vs59, %vs43, %vs43
    xxlor %vs61, %vs45, %vs45
    xxlor %vs62, %vs46, %vs46
    xxlor %vs63, %vs47, %vs47
    xxlor %vs1, %vs40, %vs40
    vspltisw %v8, 4
    vadduwm %v28, %v12, %v8
    li %r10, 16
    li %r11, 32
    li %r9, 48
    std %r3, 200(%r1)
    std %r4, 208(%r1)
    std %r5, 216(%r1)
    li %r8, 2
4:
    addi %r8, %r8, -1
    cmpldi %r8, 0
    vadduwm %v0, %v0, %v4
    vadduwm %v1, %v1, %v5
    ld %r23, 176(%r1)
    vadduwm %v2, %v2, %v6
    vadduwm %v3, %v3, %v7
    ld %r24, 184(%r1)
    lxvw4x %vs40, 0, %r7
    ld %r25, 192(%r1)
    vpermxor %v12, %v12, %v0, %v8
    vadduwm %v16, %v16, %v20
    srdi %r20, %r16, 2
    vpermxor %v13, %v13, %v1, %v8
    ld %r29, 48(%r12)
    vadduwm %v17, %v17, %v21
    vpermxor %v14, %v14, %v2, %v8
    ld %r30, 56(%r12)
    vadduwm %v18, %v18, %v22
    ld %r31, 96(%r6)
    vpermxor %v15, %v15, %v3, %v8
    vadduwm %v19, %v19, %v23
    mulld %r21, %r29, %r31
    vpermxor %v28, %v28, %v16, %v8
    vadduwm %v9, %v9, %v13
    rldimi %r20, %r17, 62, 0
    vpermxor %v29, %v29, %v17, %v8
    mulhdu %r22, %r29, %r31
    vadduwm %v10, %v10, %v14
    vpermxor %v30, %v30, %v18, %v8
    ld %r31, 104(%r6)
    vadduwm %v11, %v11, %v15
    mulld %r0, %r30, %r31
    vpermxor %v31, %v31, %v19, %v8
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v12
    xxlor %vs1, %vs40, %vs40
    mulhdu %r3, %r30, %r31
    lxvw4x %vs40, %r7, %r10
    clrrdi %r19, %r16, 2
    xxlxor %vs36, %vs36, %vs1
    vrlw %v4, %v4, %v8
    vadduwm %v24, %v24, %v28
    mulld %r26, %r29, %r31
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v8
    mulhdu %r27, %r29, %r31
    vadduwm %v25, %v25, %v29
    xxlxor %vs38, %vs38, %vs42
    vrlw %v6, %v6, %v8
    li %r28, 0
    vadduwm %v26, %v26, %v30
    xxlxor %vs39, %vs39, %vs43
    vrlw %v7, %v7, %v8
    clrldi %r16, %r16, 62
    vadduwm %v27, %v27, %v31
    ld %r31, 96(%r6)
    vadduwm %v0, %v0, %v4
    xxlxor %vs52, %vs52, %vs56
    vrlw %v20, %v20, %v8
    mulld %r4, %r30, %r31
    vadduwm %v1, %v1, %v5
    mulhdu %r5, %r30, %r31
    xxlxor %vs53, %vs53, %vs57
    vrlw %v21, %v21, %v8
    vadduwm %v2, %v2, %v6
    ld %r29, 32(%r12)
    xxlxor %vs54, %vs54, %vs58
    vrlw %v22, %v22, %v8
    addc %r14, %r14, %r19
    adde %r15, %r15, %r17
    adde %r16, %r16, %r18
    vadduwm %v3, %v3, %v7
    xxlxor %vs55, %vs55, %vs59
    vrlw %v23, %v23, %v8
    ld %r30, 40(%r12)
    lxvw4x %vs40, %r7, %r11
    addc %r23, %r23, %r0
    adde %r24, %r24, %r3
    addze %r25, %r25
    vpermxor %v12, %v12, %v0, %v8
    vadduwm %v16, %v16, %v20
    addc %r26, %r26, %r4
    adde %r27, %r27, %r5
    addze %r28, %r28
    vpermxor %v13, %v13, %v1, %v8
    vadduwm %v17, %v17, %v21
    ld %r31, 128(%r6)
    vpermxor %v14, %v14, %v2, %v8
    srdi %r19, %r17, 2
    vadduwm %v18, %v18, %v22
    vpermxor %v15, %v15, %v3, %v8
    mulld %r0, %r29, %r31
    vadduwm %v19, %v19, %v23
    mulhdu %r3, %r29, %r31
    vpermxor %v28, %v28, %v16, %v8
    vadduwm %v9, %v9, %v13
    ld %r31, 136(%r6)
    vpermxor %v29, %v29, %v17, %v8
    rldimi %r19, %r18, 62, 0
    vadduwm %v10, %v10, %v14
    vpermxor %v30, %v30, %v18, %v8
    mulld %r4, %r30, %r31
    vadduwm %v11, %v11, %v15
    vpermxor %v31, %v31, %v19, %v8
    mulhdu %r5, %r30, %r31
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v12
    xxlor %vs1, %vs40, %vs40
    addc %r21, %r21, %r0
    adde %r22, %r22, %r3
    adde %r23, %r23, %r4
    adde %r24, %r24, %r5
    addze %r25, %r25
    lxvw4x %vs40, %r7, %r9
    xxlxor %vs36, %vs36, %vs1
    vrlw %v4, %v4, %v8
    mulld %r0, %r29, %r31
    vadduwm %v24, %v24, %v28
    srdi %r18, %r18, 2
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v8
    vadduwm %v25, %v25, %v29
    mulhdu %r3, %r29, %r31
    xxlxor %vs38, %vs38, %vs42
    vrlw %v6, %v6, %v8
    addc %r26, %r26, %r0
    adde %r27, %r27, %r3
    addze %r28, %r28
    vadduwm %v26, %v26, %v30
    xxlxor %vs39, %vs39, %vs43
    vrlw %v7, %v7, %v8
    ld %r31, 128(%r6)
    vadduwm %v27, %v27, %v31
    mulld %r4, %r30, %r31
    vadduwm %v0, %v0, %v5
    xxlxor %vs52, %vs52, %vs56
    vrlw %v20, %v20, %v8
    addc %r14, %r14, %r20
    adde %r15, %r15, %r19
    adde %r16, %r16, %r18
    vadduwm %v1, %v1, %v6
    xxlxor %vs53, %vs53, %vs57
    vrlw %v21, %v21, %v8
    mulhdu %r5, %r30, %r31
    vadduwm %v2, %v2, %v7
    ld %r31, 144(%r6)
    xxlxor %vs54, %vs54, %vs58
    vrlw %v22, %v22, %v8
    vadduwm %v3, %v3, %v4
    mulhdu %r0, %r29, %r31
    xxlxor %vs55, %vs55, %vs59
    vrlw %v23, %v23, %v8
    addc %r26, %r26, %r4
    adde %r27, %r27, %r5
    adde %r28, %r28, %r0
    lxvw4x %vs40, 0, %r7
    vpermxor %v15, %v15, %v0, %v8
    ld %r17, 0(%r12)
    vadduwm %v16, %v16, %v21
    mulld %r3, %r29, %r31
    vpermxor %v12, %v12, %v1, %v8
    vadduwm %v17, %v17, %v22
    mulld %r4, %r30, %r31
    vpermxor %v13, %v13, %v2, %v8
    mulhdu %r5, %r30, %r31
    vadduwm %v18, %v18, %v23
    vpermxor %v14, %v14, %v3, %v8
    ld %r18, 8(%r12)
    vadduwm %v19, %v19, %v20
    vpermxor %v31, %v31, %v16, %v8
    ld %r29, 16(%r12)
    vadduwm %v10, %v10, %v15
    ld %r30, 24(%r12)
    vpermxor %v28, %v28, %v17, %v8
    vadduwm %v11, %v11, %v12
    addc %r23, %r23, %r3
    adde %r24, %r24, %r4
    adde %r25, %r25, %r5
    vpermxor %v29, %v29, %v18, %v8
    ld %r31, 152(%r6)
    vadduwm %v9, %v9, %v14
    vpermxor %v30, %v30, %v19, %v8
    clrrdi %r19, %r16, 2
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v13
    xxlor %vs1, %vs40, %vs40
    mulld %r0, %r29, %r31
    lxvw4x %vs40, %r7, %r10
    xxlxor %vs37, %vs37, %vs42
    vrlw %v5, %v5, %v8
    mulhdu %r3, %r29, %r31
    vadduwm %v26, %v26, %v31
    xxlxor %vs38, %vs38, %vs43
    vrlw %v6, %v6, %v8
    ld %r31, 160(%r6)
    vadduwm %v27, %v27, %v28
    mulld %r4, %r30, %r31
    xxlxor %vs39, %vs39, %vs1
    vrlw %v7, %v7, %v8
    vadduwm %v24, %v24, %v29
    srdi %r20, %r16, 2
    xxlxor %vs36, %vs36, %vs41
    vrlw %v4, %v4, %v8
    mulhdu %r5, %r30, %r31
    vadduwm %v25, %v25, %v30
    vadduwm %v0, %v0, %v5
    addc %r21, %r21, %r0
    adde %r22, %r22, %r3
    adde %r23, %r23, %r4
    adde %r24, %r24, %r5
    addze %r25, %r25
    xxlxor %vs53, %vs53, %vs58
    vrlw %v21, %v21, %v8
    mulld %r0, %r29, %r31
    vadduwm %v1, %v1, %v6
    xxlxor %vs54, %vs54, %vs59
    vrlw %v22, %v22, %v8
    clrldi %r16, %r16, 62
    vadduwm %v2, %v2, %v7
    mulhdu %r3, %r29, %r31
    xxlxor %vs55, %vs55, %vs56
    vrlw %v23, %v23, %v8
    vadduwm %v3, %v3, %v4
    addc %r26, %r26, %r0
    adde %r27, %r27, %r3
    addze %r28, %r28
    xxlxor %vs52, %vs52, %vs57
    vrlw %v20, %v20, %v8
    lxvw4x %vs40, %r7, %r11
    ld %r31, 152(%r6)
    vpermxor %v15, %v15, %v0, %v8
    mulld %r4, %r30, %r31
    vadduwm %v16, %v16, %v21
    vpermxor %v12, %v12, %v1, %v8
    add %r19, %r19, %r20
    vadduwm %v17, %v17, %v22
    mulhdu %r5, %r30, %r31
    vpermxor %v13, %v13, %v2, %v8
    vadduwm %v18, %v18, %v23
    ld %r31, 168(%r6)
    vpermxor %v14, %v14, %v3, %v8
    mulhdu %r0, %r29, %r31
    vadduwm %v19, %v19, %v20
    vpermxor %v31, %v31, %v16, %v8
    addc %r26, %r26, %r4
    adde %r27, %r27, %r5
    adde %r28, %r28, %r0
    vadduwm %v10, %v10, %v15
    addc %r14, %r14, %r17
    adde %r15, %r15, %r18
    addze %r16, %r16
    addi %r16, %r16, 1
    vpermxor %v28, %v28, %v17, %v8
    vadduwm %v11, %v11, %v12
    mulld %r3, %r29, %r31
    vpermxor %v29, %v29, %v18, %v8
    vadduwm %v9, %v9, %v14
    mulld %r4, %r30, %r31
    vpermxor %v30, %v30, %v19, %v8
    mulhdu %r5, %r30, %r31
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v13
    xxlor %vs1, %vs40, %vs40
    lxvw4x %vs40, %r7, %r9
    addc %r14, %r14, %r19
    addze %r15, %r15
    addze %r16, %r16
    xxlxor %vs37, %vs37, %vs42
    vrlw %v5, %v5, %v8
    addc %r23, %r23, %r3
    adde %r24, %r24, %r4
    adde %r25, %r25, %r5
    vadduwm %v26, %v26, %v31
    xxlxor %vs38, %vs38, %vs43
    vrlw %v6, %v6, %v8
    ld %r31, 176(%r6)
    vadduwm %v27, %v27, %v28
    ld %r29, 184(%r6)
    xxlxor %vs39, %vs39, %vs1
    vrlw %v7, %v7, %v8
    vadduwm %v24, %v24, %v29
    mulld %r0, %r14, %r31
    xxlxor %vs36, %vs36, %vs41
    vrlw %v4, %v4, %v8
    vadduwm %v25, %v25, %v30
    mulhdu %r3, %r14, %r31
    xxlxor %vs53, %vs53, %vs58
    vrlw %v21, %v21, %v8
    mulld %r4, %r15, %r29
    xxlxor %vs54, %vs54, %vs59
    vrlw %v22, %v22, %v8
    xxlxor %vs55, %vs55, %vs56
    vrlw %v23, %v23, %v8
    mulhdu %r5, %r15, %r29
    xxlxor %vs52, %vs52, %vs57
    vrlw %v20, %v20, %v8
    mulld %r17, %r14, %r29
    vadduwm %v0, %v0, %v4
    vadduwm %v1, %v1, %v5
    mulhdu %r18, %r14, %r29
    vadduwm %v2, %v2, %v6
    ld %r30, 192(%r6)
    vadduwm %v3, %v3, %v7
    lxvw4x %vs40, 0, %r7
    addc %r21, %r21, %r0
    adde %r22, %r22, %r3
    adde %r23, %r23, %r4
    adde %r24, %r24, %r5
    addze %r25, %r25
    vpermxor %v12, %v12, %v0, %v8
    mulld %r19, %r15, %r31
    vadduwm %v16, %v16, %v20
    vpermxor %v13, %v13, %v1, %v8
    mulhdu %r20, %r15, %r31
    vadduwm %v17, %v17, %v21
    vpermxor %v14, %v14, %v2, %v8
    mulhdu %r0, %r14, %r30
    vadduwm %v18, %v18, %v22
    addc %r26, %r26, %r17
    adde %r27, %r27, %r18
    addze %r28, %r28
    vpermxor %v15, %v15, %v3, %v8
    vadduwm %v19, %v19, %v23
    mulld %r3, %r14, %r30
    vpermxor %v28, %v28, %v16, %v8
    mulld %r4, %r15, %r30
    vadduwm %v9, %v9, %v13
    vpermxor %v29, %v29, %v17, %v8
    mulhdu %r5, %r15, %r30
    vadduwm %v10, %v10, %v14
    addc %r26, %r26, %r19
    adde %r27, %r27, %r20
    adde %r28, %r28, %r0
    vpermxor %v30, %v30, %v18, %v8
    vadduwm %v11, %v11, %v15
    mulld %r17, %r16, %r30
    vpermxor %v31, %v31, %v19, %v8
    addc %r23, %r23, %r3
    adde %r24, %r24, %r4
    adde %r25, %r25, %r5
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v12
    xxlor %vs1, %vs40, %vs40
    lxvw4x %vs40, %r7, %r10
    mulld %r18, %r16, %r31
    xxlxor %vs36, %vs36, %vs1
    vrlw %v4, %v4, %v8
    vadduwm %v24, %v24, %v28
    mulhdu %r19, %r16, %r31
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v8
    mulld %r20, %r16, %r29
    vadduwm %v25, %v25, %v29
    xxlxor %vs38, %vs38, %vs42
    vrlw %v6, %v6, %v8
    mulhdu %r0, %r16, %r29
    vadduwm %v26, %v26, %v30
    add %r25, %r25, %r17
    xxlxor %vs39, %vs39, %vs43
    vrlw %v7, %v7, %v8
    vadduwm %v27, %v27, %v31
    add %r28, %r28, %r19
    addc %r23, %r23, %r18
    adde %r24, %r24, %r20
    adde %r25, %r25, %r0
    vadduwm %v0, %v0, %v4
    mr %r14, %r21
    xxlxor %vs52, %vs52, %vs56
    vrlw %v20, %v20, %v8
    vadduwm %v1, %v1, %v5
    addc %r15, %r22, %r26
    adde %r16, %r23, %r27
    adde %r17, %r24, %r28
    addze %r18, %r25
    xxlxor %vs53, %vs53, %vs57
    vrlw %v21, %v21, %v8
    addi %r12, %r12, 64
    vadduwm %v2, %v2, %v6
    xxlxor %vs54, %vs54, %vs58
    vrlw %v22, %v22, %v8
    ld %r23, 176(%r1)
    vadduwm %v3, %v3, %v7
    xxlxor %vs55, %vs55, %vs59
    vrlw %v23, %v23, %v8
    ld %r24, 184(%r1)
    lxvw4x %vs40, %r7, %r11
    ld %r25, 192(%r1)
    vpermxor %v12, %v12, %v0, %v8
    vadduwm %v16, %v16, %v20
    srdi %r20, %r16, 2
    vpermxor %v13, %v13, %v1, %v8
    ld %r29, 48(%r12)
    vadduwm %v17, %v17, %v21
    vpermxor %v14, %v14, %v2, %v8
    ld %r30, 56(%r12)
    vadduwm %v18, %v18, %v22
    ld %r31, 96(%r6)
    vpermxor %v15, %v15, %v3, %v8
    vadduwm %v19, %v19, %v23
    mulld %r21, %r29, %r31
    vpermxor %v28, %v28, %v16, %v8
    vadduwm %v9, %v9, %v13
    rldimi %r20, %r17, 62, 0
    vpermxor %v29, %v29, %v17, %v8
    mulhdu %r22, %r29, %r31
    vadduwm %v10, %v10, %v14
    vpermxor %v30, %v30, %v18, %v8
    ld %r31, 104(%r6)
    vadduwm %v11, %v11, %v15
    mulld %r0, %r30, %r31
    vpermxor %v31, %v31, %v19, %v8
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v12
    xxlor %vs1, %vs40, %vs40
    mulhdu %r3, %r30, %r31
    lxvw4x %vs40, %r7, %r9
    clrrdi %r19, %r16, 2
    xxlxor %vs36, %vs36, %vs1
    vrlw %v4, %v4, %v8
    vadduwm %v24, %v24, %v28
    mulld %r26, %r29, %r31
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v8
    mulhdu %r27, %r29, %r31
    vadduwm %v25, %v25, %v29
    xxlxor %vs38, %vs38, %vs42
    vrlw %v6, %v6, %v8
    li %r28, 0
    vadduwm %v26, %v26, %v30
    xxlxor %vs39, %vs39, %vs43
    vrlw %v7, %v7, %v8
    clrldi %r16, %r16, 62
    vadduwm %v27, %v27, %v31
    ld %r31, 96(%r6)
    vadduwm %v0, %v0, %v5
    xxlxor %vs52, %vs52, %vs56
    vrlw %v20, %v20, %v8
    mulld %r4, %r30, %r31
    vadduwm %v1, %v1, %v6
    mulhdu %r5, %r30, %r31
    xxlxor %vs53, %vs53, %vs57
    vrlw %v21, %v21, %v8
    vadduwm %v2, %v2, %v7
    ld %r29, 32(%r12)
    xxlxor %vs54, %vs54, %vs58
    vrlw %v22, %v22, %v8
    addc %r14, %r14, %r19
    adde %r15, %r15, %r17
    adde %r16, %r16, %r18
    vadduwm %v3, %v3, %v4
    xxlxor %vs55, %vs55, %vs59
    vrlw %v23, %v23, %v8
    ld %r30, 40(%r12)
    lxvw4x %vs40, 0, %r7
    addc %r23, %r23, %r0
    adde %r24, %r24, %r3
    addze %r25, %r25
    vpermxor %v15, %v15, %v0, %v8
    vadduwm %v16, %v16, %v21
    addc %r26, %r26, %r4
    adde %r27, %r27, %r5
    addze %r28, %r28
    vpermxor %v12, %v12, %v1, %v8
    vadduwm %v17, %v17, %v22
    ld %r31, 128(%r6)
    vpermxor %v13, %v13, %v2, %v8
    srdi %r19, %r17, 2
    vadduwm %v18, %v18, %v23
    vpermxor %v14, %v14, %v3, %v8
    mulld %r0, %r29, %r31
    vadduwm %v19, %v19, %v20
    mulhdu %r3, %r29, %r31
    vpermxor %v31, %v31, %v16, %v8
    vadduwm %v10, %v10, %v15
    ld %r31, 136(%r6)
    vpermxor %v28, %v28, %v17, %v8
    rldimi %r19, %r18, 62, 0
    vadduwm %v11, %v11, %v12
    vpermxor %v29, %v29, %v18, %v8
    mulld %r4, %r30, %r31
    vadduwm %v9, %v9, %v14
    vpermxor %v30, %v30, %v19, %v8
    mulhdu %r5, %r30, %r31
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v13
    xxlor %vs1, %vs40, %vs40
    addc %r21, %r21, %r0
    adde %r22, %r22, %r3
    adde %r23, %r23, %r4
    adde %r24, %r24, %r5
    addze %r25, %r25
    lxvw4x %vs40, %r7, %r10
    xxlxor %vs37, %vs37, %vs42
    vrlw %v5, %v5, %v8
    mulld %r0, %r29, %r31
    vadduwm %v26, %v26, %v31
    srdi %r18, %r18, 2
    xxlxor %vs38, %vs38, %vs43
    vrlw %v6, %v6, %v8
    vadduwm %v27, %v27, %v28
    mulhdu %r3, %r29, %r31
    xxlxor %vs39, %vs39, %vs1
    vrlw %v7, %v7, %v8
    addc %r26, %r26, %r0
    adde %r27, %r27, %r3
    addze %r28, %r28
    vadduwm %v24, %v24, %v29
    xxlxor %vs36, %vs36, %vs41
    vrlw %v4, %v4, %v8
    ld %r31, 128(%r6)
    vadduwm %v25, %v25, %v30
    mulld %r4, %r30, %r31
    vadduwm %v0, %v0, %v5
    xxlxor %vs53, %vs53, %vs58
    vrlw %v21, %v21, %v8
    addc %r14, %r14, %r20
    adde %r15, %r15, %r19
    adde %r16, %r16, %r18
    vadduwm %v1, %v1, %v6
    xxlxor %vs54, %vs54, %vs59
    vrlw %v22, %v22, %v8
    mulhdu %r5, %r30, %r31
    vadduwm %v2, %v2, %v7
    ld %r31, 144(%r6)
    xxlxor %vs55, %vs55, %vs56
    vrlw %v23, %v23, %v8
    vadduwm %v3, %v3, %v4
    mulhdu %r0, %r29, %r31
    xxlxor %vs52, %vs52, %vs57
    vrlw %v20, %v20, %v8
    addc %r26, %r26, %r4
    adde %r27, %r27, %r5
    adde %r28, %r28, %r0
    lxvw4x %vs40, %r7, %r11
    vpermxor %v15, %v15, %v0, %v8
    ld %r17, 0(%r12)
    vadduwm %v16, %v16, %v21
    mulld %r3, %r29, %r31
    vpermxor %v12, %v12, %v1, %v8
    vadduwm %v17, %v17, %v22
    mulld %r4, %r30, %r31
    vpermxor %v13, %v13, %v2, %v8
    mulhdu %r5, %r30, %r31
    vadduwm %v18, %v18, %v23
    vpermxor %v14, %v14, %v3, %v8
    ld %r18, 8(%r12)
    vadduwm %v19, %v19, %v20
    vpermxor %v31, %v31, %v16, %v8
    ld %r29, 16(%r12)
    vadduwm %v10, %v10, %v15
    ld %r30, 24(%r12)
    vpermxor %v28, %v28, %v17, %v8
    vadduwm %v11, %v11, %v12
    addc %r23, %r23, %r3
    adde %r24, %r24, %r4
    adde %r25, %r25, %r5
    vpermxor %v29, %v29, %v18, %v8
    ld %r31, 152(%r6)
    vadduwm %v9, %v9, %v14
    vpermxor %v30, %v30, %v19, %v8
    clrrdi %r19, %r16, 2
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v13
    xxlor %vs1, %vs40, %vs40
    mulld %r0, %r29, %r31
    lxvw4x %vs40, %r7, %r9
    xxlxor %vs37, %vs37, %vs42
    vrlw %v5, %v5, %v8
    mulhdu %r3, %r29, %r31
    vadduwm %v26, %v26, %v31
    xxlxor %vs38, %vs38, %vs43
    vrlw %v6, %v6, %v8
    ld %r31, 160(%r6)
    vadduwm %v27, %v27, %v28
    mulld %r4, %r30, %r31
    xxlxor %vs39, %vs39, %vs1
    vrlw %v7, %v7, %v8
    vadduwm %v24, %v24, %v29
    srdi %r20, %r16, 2
    xxlxor %vs36, %vs36, %vs41
    vrlw %v4, %v4, %v8
    mulhdu %r5, %r30, %r31
    vadduwm %v25, %v25, %v30
    xxlxor %vs53, %vs53, %vs58
    vrlw %v21, %v21, %v8
    addc %r21, %r21, %r0
    adde %r22, %r22, %r3
    adde %r23, %r23, %r4
    adde %r24, %r24, %r5
    addze %r25, %r25
    xxlxor %vs54, %vs54, %vs59
    vrlw %v22, %v22, %v8
    mulld %r0, %r29, %r31
    xxlxor %vs55, %vs55, %vs56
    vrlw %v23, %v23, %v8
    xxlxor %vs52, %vs52, %vs57
    vrlw %v20, %v20, %v8
    clrldi %r16, %r16, 62
    vadduwm %v0, %v0, %v4
    mulhdu %r3, %r29, %r31
    vadduwm %v1, %v1, %v5
    vadduwm %v2, %v2, %v6
    addc %r26, %r26, %r0
    adde %r27, %r27, %r3
    addze %r28, %r28
    vadduwm %v3, %v3, %v7
    lxvw4x %vs40, 0, %r7
    ld %r31, 152(%r6)
    vpermxor %v12, %v12, %v0, %v8
    mulld %r4, %r30, %r31
    vadduwm %v16, %v16, %v20
    vpermxor %v13, %v13, %v1, %v8
    add %r19, %r19, %r20
    vadduwm %v17, %v17, %v21
    mulhdu %r5, %r30, %r31
    vpermxor %v14, %v14, %v2, %v8
    vadduwm %v18, %v18, %v22
    ld %r31, 168(%r6)
    vpermxor %v15, %v15, %v3, %v8
    mulhdu %r0, %r29, %r31
    vadduwm %v19, %v19, %v23
    vpermxor %v28, %v28, %v16, %v8
    addc %r26, %r26, %r4
    adde %r27, %r27, %r5
    adde %r28, %r28, %r0
    vadduwm %v9, %v9, %v13
    addc %r14, %r14, %r17
    adde %r15, %r15, %r18
    addze %r16, %r16
    addi %r16, %r16, 1
    vpermxor %v29, %v29, %v17, %v8
    vadduwm %v10, %v10, %v14
    mulld %r3, %r29, %r31
    vpermxor %v30, %v30, %v18, %v8
    vadduwm %v11, %v11, %v15
    mulld %r4, %r30, %r31
    vpermxor %v31, %v31, %v19, %v8
    mulhdu %r5, %r30, %r31
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v12
    xxlor %vs1, %vs40, %vs40
    lxvw4x %vs40, %r7, %r10
    addc %r14, %r14, %r19
    addze %r15, %r15
    addze %r16, %r16
    xxlxor %vs36, %vs36, %vs1
    vrlw %v4, %v4, %v8
    addc %r23, %r23, %r3
    adde %r24, %r24, %r4
    adde %r25, %r25, %r5
    vadduwm %v24, %v24, %v28
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v8
    ld %r31, 176(%r6)
    vadduwm %v25, %v25, %v29
    ld %r29, 184(%r6)
    xxlxor %vs38, %vs38, %vs42
    vrlw %v6, %v6, %v8
    vadduwm %v26, %v26, %v30
    mulld %r0, %r14, %r31
    xxlxor %vs39, %vs39, %vs43
    vrlw %v7, %v7, %v8
    vadduwm %v27, %v27, %v31
    mulhdu %r3, %r14, %r31
    vadduwm %v0, %v0, %v4
    mulld %r4, %r15, %r29
    xxlxor %vs52, %vs52, %vs56
    vrlw %v20, %v20, %v8
    vadduwm %v1, %v1, %v5
    mulhdu %r5, %r15, %r29
    xxlxor %vs53, %vs53, %vs57
    vrlw %v21, %v21, %v8
    mulld %r17, %r14, %r29
    vadduwm %v2, %v2, %v6
    xxlxor %vs54, %vs54, %vs58
    vrlw %v22, %v22, %v8
    mulhdu %r18, %r14, %r29
    vadduwm %v3, %v3, %v7
    ld %r30, 192(%r6)
    xxlxor %vs55, %vs55, %vs59
    vrlw %v23, %v23, %v8
    lxvw4x %vs40, %r7, %r11
    addc %r21, %r21, %r0
    adde %r22, %r22, %r3
    adde %r23, %r23, %r4
    adde %r24, %r24, %r5
    addze %r25, %r25
    vpermxor %v12, %v12, %v0, %v8
    mulld %r19, %r15, %r31
    vadduwm %v16, %v16, %v20
    vpermxor %v13, %v13, %v1, %v8
    mulhdu %r20, %r15, %r31
    vadduwm %v17, %v17, %v21
    vpermxor %v14, %v14, %v2, %v8
    mulhdu %r0, %r14, %r30
    vadduwm %v18, %v18, %v22
    addc %r26, %r26, %r17
    adde %r27, %r27, %r18
    addze %r28, %r28
    vpermxor %v15, %v15, %v3, %v8
    vadduwm %v19, %v19, %v23
    mulld %r3, %r14, %r30
    vpermxor %v28, %v28, %v16, %v8
    mulld %r4, %r15, %r30
    vadduwm %v9, %v9, %v13
    vpermxor %v29, %v29, %v17, %v8
    mulhdu %r5, %r15, %r30
    vadduwm %v10, %v10, %v14
    addc %r26, %r26, %r19
    adde %r27, %r27, %r20
    adde %r28, %r28, %r0
    vpermxor %v30, %v30, %v18, %v8
    vadduwm %v11, %v11, %v15
    mulld %r17, %r16, %r30
    vpermxor %v31, %v31, %v19, %v8
    addc %r23, %r23, %r3
    adde %r24, %r24, %r4
    adde %r25, %r25, %r5
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v12
    xxlor %vs1, %vs40, %vs40
    lxvw4x %vs40, %r7, %r9
    mulld %r18, %r16, %r31
    xxlxor %vs36, %vs36, %vs1
    vrlw %v4, %v4, %v8
    vadduwm %v24, %v24, %v28
    mulhdu %r19, %r16, %r31
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v8
    mulld %r20, %r16, %r29
    vadduwm %v25, %v25, %v29
    xxlxor %vs38, %vs38, %vs42
    vrlw %v6, %v6, %v8
    mulhdu %r0, %r16, %r29
    vadduwm %v26, %v26, %v30
    add %r25, %r25, %r17
    xxlxor %vs39, %vs39, %vs43
    vrlw %v7, %v7, %v8
    vadduwm %v27, %v27, %v31
    add %r28, %r28, %r19
    addc %r23, %r23, %r18
    adde %r24, %r24, %r20
    adde %r25, %r25, %r0
    vadduwm %v0, %v0, %v5
    mr %r14, %r21
    xxlxor %vs52, %vs52, %vs56
    vrlw %v20, %v20, %v8
    vadduwm %v1, %v1, %v6
    addc %r15, %r22, %r26
    adde %r16, %r23, %r27
    adde %r17, %r24, %r28
    addze %r18, %r25
    xxlxor %vs53, %vs53, %vs57
    vrlw %v21, %v21, %v8
    addi %r12, %r12, 64
    vadduwm %v2, %v2, %v7
    xxlxor %vs54, %vs54, %vs58
    vrlw %v22, %v22, %v8
    ld %r23, 176(%r1)
    vadduwm %v3, %v3, %v4
    xxlxor %vs55, %vs55, %vs59
    vrlw %v23, %v23, %v8
    ld %r24, 184(%r1)
    lxvw4x %vs40, 0, %r7
    ld %r25, 192(%r1)
    vpermxor %v15, %v15, %v0, %v8
    vadduwm %v16, %v16, %v21
    srdi %r20, %r16, 2
    vpermxor %v12, %v12, %v1, %v8
    ld %r29, 48(%r12)
    vadduwm %v17, %v17, %v22
    vpermxor %v13, %v13, %v2, %v8
    ld %r30, 56(%r12)
    vadduwm %v18, %v18, %v23
    ld %r31, 96(%r6)
    vpermxor %v14, %v14, %v3, %v8
    vadduwm %v19, %v19, %v20
    mulld %r21, %r29, %r31
    vpermxor %v31, %v31, %v16, %v8
    vadduwm %v10, %v10, %v15
    rldimi %r20, %r17, 62, 0
    vpermxor %v28, %v28, %v17, %v8
    mulhdu %r22, %r29, %r31
    vadduwm %v11, %v11, %v12
    vpermxor %v29, %v29, %v18, %v8
    ld %r31, 104(%r6)
    vadduwm %v9, %v9, %v14
    mulld %r0, %r30, %r31
    vpermxor %v30, %v30, %v19, %v8
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v13
    xxlor %vs1, %vs40, %vs40
    mulhdu %r3, %r30, %r31
    lxvw4x %vs40, %r7, %r10
    clrrdi %r19, %r16, 2
    xxlxor %vs37, %vs37, %vs42
    vrlw %v5, %v5, %v8
    vadduwm %v26, %v26, %v31
    mulld %r26, %r29, %r31
    xxlxor %vs38, %vs38, %vs43
    vrlw %v6, %v6, %v8
    mulhdu %r27, %r29, %r31
    vadduwm %v27, %v27, %v28
    xxlxor %vs39, %vs39, %vs1
    vrlw %v7, %v7, %v8
    li %r28, 0
    vadduwm %v24, %v24, %v29
    xxlxor %vs36, %vs36, %vs41
    vrlw %v4, %v4, %v8
    clrldi %r16, %r16, 62
    vadduwm %v25, %v25, %v30
    ld %r31, 96(%r6)
    vadduwm %v0, %v0, %v5
    xxlxor %vs53, %vs53, %vs58
    vrlw %v21, %v21, %v8
    mulld %r4, %r30, %r31
    vadduwm %v1, %v1, %v6
    mulhdu %r5, %r30, %r31
    xxlxor %vs54, %vs54, %vs59
    vrlw %v22, %v22, %v8
    vadduwm %v2, %v2, %v7
    ld %r29, 32(%r12)
    xxlxor %vs55, %vs55, %vs56
    vrlw %v23, %v23, %v8
    addc %r14, %r14, %r19
    adde %r15, %r15, %r17
    adde %r16, %r16, %r18
    vadduwm %v3, %v3, %v4
    xxlxor %vs52, %vs52, %vs57
    vrlw %v20, %v20, %v8
    ld %r30, 40(%r12)
    lxvw4x %vs40, %r7, %r11
    addc %r23, %r23, %r0
    adde %r24, %r24, %r3
    addze %r25, %r25
    vpermxor %v15, %v15, %v0, %v8
    vadduwm %v16, %v16, %v21
    addc %r26, %r26, %r4
    adde %r27, %r27, %r5
    addze %r28, %r28
    vpermxor %v12, %v12, %v1, %v8
    vadduwm %v17, %v17, %v22
    ld %r31, 128(%r6)
    vpermxor %v13, %v13, %v2, %v8
    srdi %r19, %r17, 2
    vadduwm %v18, %v18, %v23
    vpermxor %v14, %v14, %v3, %v8
    mulld %r0, %r29, %r31
    vadduwm %v19, %v19, %v20
    mulhdu %r3, %r29, %r31
    vpermxor %v31, %v31, %v16, %v8
    vadduwm %v10, %v10, %v15
    ld %r31, 136(%r6)
    vpermxor %v28, %v28, %v17, %v8
    rldimi %r19, %r18, 62, 0
    vadduwm %v11, %v11, %v12
    vpermxor %v29, %v29, %v18, %v8
    mulld %r4, %r30, %r31
    vadduwm %v9, %v9, %v14
    vpermxor %v30, %v30, %v19, %v8
    mulhdu %r5, %r30, %r31
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v13
    xxlor %vs1, %vs40, %vs40
    addc %r21, %r21, %r0
    adde %r22, %r22, %r3
    adde %r23, %r23, %r4
    adde %r24, %r24, %r5
    addze %r25, %r25
    lxvw4x %vs40, %r7, %r9
    xxlxor %vs37, %vs37, %vs42
    vrlw %v5, %v5, %v8
    mulld %r0, %r29, %r31
    vadduwm %v26, %v26, %v31
    srdi %r18, %r18, 2
    xxlxor %vs38, %vs38, %vs43
    vrlw %v6, %v6, %v8
    vadduwm %v27, %v27, %v28
    mulhdu %r3, %r29, %r31
    xxlxor %vs39, %vs39, %vs1
    vrlw %v7, %v7, %v8
    addc %r26, %r26, %r0
    adde %r27, %r27, %r3
    addze %r28, %r28
    vadduwm %v24, %v24, %v29
    xxlxor %vs36, %vs36, %vs41
    vrlw %v4, %v4, %v8
    ld %r31, 128(%r6)
    vadduwm %v25, %v25, %v30
    mulld %r4, %r30, %r31
    xxlxor %vs53, %vs53, %vs58
    vrlw %v21, %v21, %v8
    xxlxor %vs54, %vs54, %vs59
    vrlw %v22, %v22, %v8
    addc %r14, %r14, %r20
    adde %r15, %r15, %r19
    adde %r16, %r16, %r18
    xxlxor %vs55, %vs55, %vs56
    vrlw %v23, %v23, %v8
    xxlxor %vs52, %vs52, %vs57
    vrlw %v20, %v20, %v8
    mulhdu %r5, %r30, %r31
    vadduwm %v0, %v0, %v4
    ld %r31, 144(%r6)
    vadduwm %v1, %v1, %v5
    vadduwm %v2, %v2, %v6
    mulhdu %r0, %r29, %r31
    vadduwm %v3, %v3, %v7
    addc %r26, %r26, %r4
    adde %r27, %r27, %r5
    adde %r28, %r28, %r0
    lxvw4x %vs40, 0, %r7
    vpermxor %v12, %v12, %v0, %v8
    ld %r17, 0(%r12)
    vadduwm %v16, %v16, %v20
    mulld %r3, %r29, %r31
    vpermxor %v13, %v13, %v1, %v8
    vadduwm %v17, %v17, %v21
    mulld %r4, %r30, %r31
    vpermxor %v14, %v14, %v2, %v8
    mulhdu %r5, %r30, %r31
    vadduwm %v18, %v18, %v22
    vpermxor %v15, %v15, %v3, %v8
    ld %r18, 8(%r12)
    vadduwm %v19, %v19, %v23
    vpermxor %v28, %v28, %v16, %v8
    ld %r29, 16(%r12)
    vadduwm %v9, %v9, %v13
    ld %r30, 24(%r12)
    vpermxor %v29, %v29, %v17, %v8
    vadduwm %v10, %v10, %v14
    addc %r23, %r23, %r3
    adde %r24, %r24, %r4
    adde %r25, %r25, %r5
    vpermxor %v30, %v30, %v18, %v8
    ld %r31, 152(%r6)
    vadduwm %v11, %v11, %v15
    vpermxor %v31, %v31, %v19, %v8
    clrrdi %r19, %r16, 2
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v12
    xxlor %vs1, %vs40, %vs40
    mulld %r0, %r29, %r31
    lxvw4x %vs40, %r7, %r10
    xxlxor %vs36, %vs36, %vs1
    vrlw %v4, %v4, %v8
    mulhdu %r3, %r29, %r31
    vadduwm %v24, %v24, %v28
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v8
    ld %r31, 160(%r6)
    vadduwm %v25, %v25, %v29
    mulld %r4, %r30, %r31
    xxlxor %vs38, %vs38, %vs42
    vrlw %v6, %v6, %v8
    vadduwm %v26, %v26, %v30
    srdi %r20, %r16, 2
    xxlxor %vs39, %vs39, %vs43
    vrlw %v7, %v7, %v8
    mulhdu %r5, %r30, %r31
    vadduwm %v27, %v27, %v31
    vadduwm %v0, %v0, %v4
    addc %r21, %r21, %r0
    adde %r22, %r22, %r3
    adde %r23, %r23, %r4
    adde %r24, %r24, %r5
    addze %r25, %r25
    xxlxor %vs52, %vs52, %vs56
    vrlw %v20, %v20, %v8
    mulld %r0, %r29, %r31
    vadduwm %v1, %v1, %v5
    xxlxor %vs53, %vs53, %vs57
    vrlw %v21, %v21, %v8
    clrldi %r16, %r16, 62
    vadduwm %v2, %v2, %v6
    mulhdu %r3, %r29, %r31
    xxlxor %vs54, %vs54, %vs58
    vrlw %v22, %v22, %v8
    vadduwm %v3, %v3, %v7
    addc %r26, %r26, %r0
    adde %r27, %r27, %r3
    addze %r28, %r28
    xxlxor %vs55, %vs55, %vs59
    vrlw %v23, %v23, %v8
    lxvw4x %vs40, %r7, %r11
    ld %r31, 152(%r6)
    vpermxor %v12, %v12, %v0, %v8
    mulld %r4, %r30, %r31
    vadduwm %v16, %v16, %v20
    vpermxor %v13, %v13, %v1, %v8
    add %r19, %r19, %r20
    vadduwm %v17, %v17, %v21
    mulhdu %r5, %r30, %r31
    vpermxor %v14, %v14, %v2, %v8
    vadduwm %v18, %v18, %v22
    ld %r31, 168(%r6)
    vpermxor %v15, %v15, %v3, %v8
    mulhdu %r0, %r29, %r31
    vadduwm %v19, %v19, %v23
    vpermxor %v28, %v28, %v16, %v8
    addc %r26, %r26, %r4
    adde %r27, %r27, %r5
    adde %r28, %r28, %r0
    vadduwm %v9, %v9, %v13
    addc %r14, %r14, %r17
    adde %r15, %r15, %r18
    addze %r16, %r16
    addi %r16, %r16, 1
    vpermxor %v29, %v29, %v17, %v8
    vadduwm %v10, %v10, %v14
    mulld %r3, %r29, %r31
    vpermxor %v30, %v30, %v18, %v8
    vadduwm %v11, %v11, %v15
    mulld %r4, %r30, %r31
    vpermxor %v31, %v31, %v19, %v8
    mulhdu %r5, %r30, %r31
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v12
    xxlor %vs1, %vs40, %vs40
    lxvw4x %vs40, %r7, %r9
    addc %r14, %r14, %r19
    addze %r15, %r15
    addze %r16, %r16
    xxlxor %vs36, %vs36, %vs1
    vrlw %v4, %v4, %v8
    addc %r23, %r23, %r3
    adde %r24, %r24, %r4
    adde %r25, %r25, %r5
    vadduwm %v24, %v24, %v28
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v8
    ld %r31, 176(%r6)
    vadduwm %v25, %v25, %v29
    ld %r29, 184(%r6)
    xxlxor %vs38, %vs38, %vs42
    vrlw %v6, %v6, %v8
    vadduwm %v26, %v26, %v30
    mulld %r0, %r14, %r31
    xxlxor %vs39, %vs39, %vs43
    vrlw %v7, %v7, %v8
    vadduwm %v27, %v27, %v31
    mulhdu %r3, %r14, %r31
    vadduwm %v0, %v0, %v5
    mulld %r4, %r15, %r29
    xxlxor %vs52, %vs52, %vs56
    vrlw %v20, %v20, %v8
    vadduwm %v1, %v1, %v6
    mulhdu %r5, %r15, %r29
    xxlxor %vs53, %vs53, %vs57
    vrlw %v21, %v21, %v8
    mulld %r17, %r14, %r29
    vadduwm %v2, %v2, %v7
    xxlxor %vs54, %vs54, %vs58
    vrlw %v22, %v22, %v8
    mulhdu %r18, %r14, %r29
    vadduwm %v3, %v3, %v4
    ld %r30, 192(%r6)
    xxlxor %vs55, %vs55, %vs59
    vrlw %v23, %v23, %v8
    lxvw4x %vs40, 0, %r7
    addc %r21, %r21, %r0
    adde %r22, %r22, %r3
    adde %r23, %r23, %r4
    adde %r24, %r24, %r5
    addze %r25, %r25
    vpermxor %v15, %v15, %v0, %v8
    mulld %r19, %r15, %r31
    vadduwm %v16, %v16, %v21
    vpermxor %v12, %v12, %v1, %v8
    mulhdu %r20, %r15, %r31
    vadduwm %v17, %v17, %v22
    vpermxor %v13, %v13, %v2, %v8
    mulhdu %r0, %r14, %r30
    vadduwm %v18, %v18, %v23
    addc %r26, %r26, %r17
    adde %r27, %r27, %r18
    addze %r28, %r28
    vpermxor %v14, %v14, %v3, %v8
    vadduwm %v19, %v19, %v20
    mulld %r3, %r14, %r30
    vpermxor %v31, %v31, %v16, %v8
    mulld %r4, %r15, %r30
    vadduwm %v10, %v10, %v15
    vpermxor %v28, %v28, %v17, %v8
    mulhdu %r5, %r15, %r30
    vadduwm %v11, %v11, %v12
    addc %r26, %r26, %r19
    adde %r27, %r27, %r20
    adde %r28, %r28, %r0
    vpermxor %v29, %v29, %v18, %v8
    vadduwm %v9, %v9, %v14
    mulld %r17, %r16, %r30
    vpermxor %v30, %v30, %v19, %v8
    addc %r23, %r23, %r3
    adde %r24, %r24, %r4
    adde %r25, %r25, %r5
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v13
    xxlor %vs1, %vs40, %vs40
    lxvw4x %vs40, %r7, %r10
    mulld %r18, %r16, %r31
    xxlxor %vs37, %vs37, %vs42
    vrlw %v5, %v5, %v8
    vadduwm %v26, %v26, %v31
    mulhdu %r19, %r16, %r31
    xxlxor %vs38, %vs38, %vs43
    vrlw %v6, %v6, %v8
    mulld %r20, %r16, %r29
    vadduwm %v27, %v27, %v28
    xxlxor %vs39, %vs39, %vs1
    vrlw %v7, %v7, %v8
    mulhdu %r0, %r16, %r29
    vadduwm %v24, %v24, %v29
    add %r25, %r25, %r17
    xxlxor %vs36, %vs36, %vs41
    vrlw %v4, %v4, %v8
    vadduwm %v25, %v25, %v30
    add %r28, %r28, %r19
    addc %r23, %r23, %r18
    adde %r24, %r24, %r20
    adde %r25, %r25, %r0
    vadduwm %v0, %v0, %v5
    mr %r14, %r21
    xxlxor %vs53, %vs53, %vs58
    vrlw %v21, %v21, %v8
    vadduwm %v1, %v1, %v6
    addc %r15, %r22, %r26
    adde %r16, %r23, %r27
    adde %r17, %r24, %r28
    addze %r18, %r25
    xxlxor %vs54, %vs54, %vs59
    vrlw %v22, %v22, %v8
    addi %r12, %r12, 64
    vadduwm %v2, %v2, %v7
    xxlxor %vs55, %vs55, %vs56
    vrlw %v23, %v23, %v8
    ld %r23, 176(%r1)
    vadduwm %v3, %v3, %v4
    xxlxor %vs52, %vs52, %vs57
    vrlw %v20, %v20, %v8
    ld %r24, 184(%r1)
    lxvw4x %vs40, %r7, %r11
    ld %r25, 192(%r1)
    vpermxor %v15, %v15, %v0, %v8
    vadduwm %v16, %v16, %v21
    srdi %r20, %r16, 2
    vpermxor %v12, %v12, %v1, %v8
    ld %r29, 48(%r12)
    vadduwm %v17, %v17, %v22
    vpermxor %v13, %v13, %v2, %v8
    ld %r30, 56(%r12)
    vadduwm %v18, %v18, %v23
    ld %r31, 96(%r6)
    vpermxor %v14, %v14, %v3, %v8
    vadduwm %v19, %v19, %v20
    mulld %r21, %r29, %r31
    vpermxor %v31, %v31, %v16, %v8
    vadduwm %v10, %v10, %v15
    rldimi %r20, %r17, 62, 0
    vpermxor %v28, %v28, %v17, %v8
    mulhdu %r22, %r29, %r31
    vadduwm %v11, %v11, %v12
    vpermxor %v29, %v29, %v18, %v8
    ld %r31, 104(%r6)
    vadduwm %v9, %v9, %v14
    mulld %r0, %r30, %r31
    vpermxor %v30, %v30, %v19, %v8
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v13
    xxlor %vs1, %vs40, %vs40
    mulhdu %r3, %r30, %r31
    lxvw4x %vs40, %r7, %r9
    clrrdi %r19, %r16, 2
    xxlxor %vs37, %vs37, %vs42
    vrlw %v5, %v5, %v8
    vadduwm %v26, %v26, %v31
    mulld %r26, %r29, %r31
    xxlxor %vs38, %vs38, %vs43
    vrlw %v6, %v6, %v8
    mulhdu %r27, %r29, %r31
    vadduwm %v27, %v27, %v28
    xxlxor %vs39, %vs39, %vs1
    vrlw %v7, %v7, %v8
    li %r28, 0
    vadduwm %v24, %v24, %v29
    xxlxor %vs36, %vs36, %vs41
    vrlw %v4, %v4, %v8
    clrldi %r16, %r16, 62
    vadduwm %v25, %v25, %v30
    ld %r31, 96(%r6)
    xxlxor %vs53, %vs53, %vs58
    vrlw %v21, %v21, %v8
    xxlxor %vs54, %vs54, %vs59
    vrlw %v22, %v22, %v8
    mulld %r4, %r30, %r31
    xxlxor %vs55, %vs55, %vs56
    vrlw %v23, %v23, %v8
    mulhdu %r5, %r30, %r31
    xxlxor %vs52, %vs52, %vs57
    vrlw %v20, %v20, %v8
    vadduwm %v0, %v0, %v4
    ld %r29, 32(%r12)
    vadduwm %v1, %v1, %v5
    addc %r14, %r14, %r19
    adde %r15, %r15, %r17
    adde %r16, %r16, %r18
    vadduwm %v2, %v2, %v6
    vadduwm %v3, %v3, %v7
    ld %r30, 40(%r12)
    lxvw4x %vs40, 0, %r7
    addc %r23, %r23, %r0
    adde %r24, %r24, %r3
    addze %r25, %r25
    vpermxor %v12, %v12, %v0, %v8
    vadduwm %v16, %v16, %v20
    addc %r26, %r26, %r4
    adde %r27, %r27, %r5
    addze %r28, %r28
    vpermxor %v13, %v13, %v1, %v8
    vadduwm %v17, %v17, %v21
    ld %r31, 128(%r6)
    vpermxor %v14, %v14, %v2, %v8
    srdi %r19, %r17, 2
    vadduwm %v18, %v18, %v22
    vpermxor %v15, %v15, %v3, %v8
    mulld %r0, %r29, %r31
    vadduwm %v19, %v19, %v23
    mulhdu %r3, %r29, %r31
    vpermxor %v28, %v28, %v16, %v8
    vadduwm %v9, %v9, %v13
    ld %r31, 136(%r6)
    vpermxor %v29, %v29, %v17, %v8
    rldimi %r19, %r18, 62, 0
    vadduwm %v10, %v10, %v14
    vpermxor %v30, %v30, %v18, %v8
    mulld %r4, %r30, %r31
    vadduwm %v11, %v11, %v15
    vpermxor %v31, %v31, %v19, %v8
    mulhdu %r5, %r30, %r31
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v12
    xxlor %vs1, %vs40, %vs40
    addc %r21, %r21, %r0
    adde %r22, %r22, %r3
    adde %r23, %r23, %r4
    adde %r24, %r24, %r5
    addze %r25, %r25
    lxvw4x %vs40, %r7, %r10
    xxlxor %vs36, %vs36, %vs1
    vrlw %v4, %v4, %v8
    mulld %r0, %r29, %r31
    vadduwm %v24, %v24, %v28
    srdi %r18, %r18, 2
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v8
    vadduwm %v25, %v25, %v29
    mulhdu %r3, %r29, %r31
    xxlxor %vs38, %vs38, %vs42
    vrlw %v6, %v6, %v8
    addc %r26, %r26, %r0
    adde %r27, %r27, %r3
    addze %r28, %r28
    vadduwm %v26, %v26, %v30
    xxlxor %vs39, %vs39, %vs43
    vrlw %v7, %v7, %v8
    ld %r31, 128(%r6)
    vadduwm %v27, %v27, %v31
    mulld %r4, %r30, %r31
    vadduwm %v0, %v0, %v4
    xxlxor %vs52, %vs52, %vs56
    vrlw %v20, %v20, %v8
    addc %r14, %r14, %r20
    adde %r15, %r15, %r19
    adde %r16, %r16, %r18
    vadduwm %v1, %v1, %v5
    xxlxor %vs53, %vs53, %vs57
    vrlw %v21, %v21, %v8
    mulhdu %r5, %r30, %r31
    vadduwm %v2, %v2, %v6
    ld %r31, 144(%r6)
    xxlxor %vs54, %vs54, %vs58
    vrlw %v22, %v22, %v8
    vadduwm %v3, %v3, %v7
    mulhdu %r0, %r29, %r31
    xxlxor %vs55, %vs55, %vs59
    vrlw %v23, %v23, %v8
    addc %r26, %r26, %r4
    adde %r27, %r27, %r5
    adde %r28, %r28, %r0
    lxvw4x %vs40, %r7, %r11
    vpermxor %v12, %v12, %v0, %v8
    ld %r17, 0(%r12)
    vadduwm %v16, %v16, %v20
    mulld %r3, %r29, %r31
    vpermxor %v13, %v13, %v1, %v8
    vadduwm %v17, %v17, %v21
    mulld %r4, %r30, %r31
    vpermxor %v14, %v14, %v2, %v8
    mulhdu %r5, %r30, %r31
    vadduwm %v18, %v18, %v22
    vpermxor %v15, %v15, %v3, %v8
    ld %r18, 8(%r12)
    vadduwm %v19, %v19, %v23
    vpermxor %v28, %v28, %v16, %v8
    ld %r29, 16(%r12)
    vadduwm %v9, %v9, %v13
    ld %r30, 24(%r12)
    vpermxor %v29, %v29, %v17, %v8
    vadduwm %v10, %v10, %v14
    addc %r23, %r23, %r3
    adde %r24, %r24, %r4
    adde %r25, %r25, %r5
    vpermxor %v30, %v30, %v18, %v8
    ld %r31, 152(%r6)
    vadduwm %v11, %v11, %v15
    vpermxor %v31, %v31, %v19, %v8
    clrrdi %r19, %r16, 2
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v12
    xxlor %vs1, %vs40, %vs40
    mulld %r0, %r29, %r31
    lxvw4x %vs40, %r7, %r9
    xxlxor %vs36, %vs36, %vs1
    vrlw %v4, %v4, %v8
    mulhdu %r3, %r29, %r31
    vadduwm %v24, %v24, %v28
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v8
    ld %r31, 160(%r6)
    vadduwm %v25, %v25, %v29
    mulld %r4, %r30, %r31
    xxlxor %vs38, %vs38, %vs42
    vrlw %v6, %v6, %v8
    vadduwm %v26, %v26, %v30
    srdi %r20, %r16, 2
    xxlxor %vs39, %vs39, %vs43
    vrlw %v7, %v7, %v8
    mulhdu %r5, %r30, %r31
    vadduwm %v27, %v27, %v31
    vadduwm %v0, %v0, %v5
    addc %r21, %r21, %r0
    adde %r22, %r22, %r3
    adde %r23, %r23, %r4
    adde %r24, %r24, %r5
    addze %r25, %r25
    xxlxor %vs52, %vs52, %vs56
    vrlw %v20, %v20, %v8
    mulld %r0, %r29, %r31
    vadduwm %v1, %v1, %v6
    xxlxor %vs53, %vs53, %vs57
    vrlw %v21, %v21, %v8
    clrldi %r16, %r16, 62
    vadduwm %v2, %v2, %v7
    mulhdu %r3, %r29, %r31
    xxlxor %vs54, %vs54, %vs58
    vrlw %v22, %v22, %v8
    vadduwm %v3, %v3, %v4
    addc %r26, %r26, %r0
    adde %r27, %r27, %r3
    addze %r28, %r28
    xxlxor %vs55, %vs55, %vs59
    vrlw %v23, %v23, %v8
    lxvw4x %vs40, 0, %r7
    ld %r31, 152(%r6)
    vpermxor %v15, %v15, %v0, %v8
    mulld %r4, %r30, %r31
    vadduwm %v16, %v16, %v21
    vpermxor %v12, %v12, %v1, %v8
    add %r19, %r19, %r20
    vadduwm %v17, %v17, %v22
    mulhdu %r5, %r30, %r31
    vpermxor %v13, %v13, %v2, %v8
    vadduwm %v18, %v18, %v23
    ld %r31, 168(%r6)
    vpermxor %v14, %v14, %v3, %v8
    mulhdu %r0, %r29, %r31
    vadduwm %v19, %v19, %v20
    vpermxor %v31, %v31, %v16, %v8
    addc %r26, %r26, %r4
    adde %r27, %r27, %r5
    adde %r28, %r28, %r0
    vadduwm %v10, %v10, %v15
    addc %r14, %r14, %r17
    adde %r15, %r15, %r18
    addze %r16, %r16
    addi %r16, %r16, 1
    vpermxor %v28, %v28, %v17, %v8
    vadduwm %v11, %v11, %v12
    mulld %r3, %r29, %r31
    vpermxor %v29, %v29, %v18, %v8
    vadduwm %v9, %v9, %v14
    mulld %r4, %r30, %r31
    vpermxor %v30, %v30, %v19, %v8
    mulhdu %r5, %r30, %r31
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v13
    xxlor %vs1, %vs40, %vs40
    lxvw4x %vs40, %r7, %r10
    addc %r14, %r14, %r19
    addze %r15, %r15
    addze %r16, %r16
    xxlxor %vs37, %vs37, %vs42
    vrlw %v5, %v5, %v8
    addc %r23, %r23, %r3
    adde %r24, %r24, %r4
    adde %r25, %r25, %r5
    vadduwm %v26, %v26, %v31
    xxlxor %vs38, %vs38, %vs43
    vrlw %v6, %v6, %v8
    ld %r31, 176(%r6)
    vadduwm %v27, %v27, %v28
    ld %r29, 184(%r6)
    xxlxor %vs39, %vs39, %vs1
    vrlw %v7, %v7, %v8
    vadduwm %v24, %v24, %v29
    mulld %r0, %r14, %r31
    xxlxor %vs36, %vs36, %vs41
    vrlw %v4, %v4, %v8
    vadduwm %v25, %v25, %v30
    mulhdu %r3, %r14, %r31
    vadduwm %v0, %v0, %v5
    mulld %r4, %r15, %r29
    xxlxor %vs53, %vs53, %vs58
    vrlw %v21, %v21, %v8
    vadduwm %v1, %v1, %v6
    mulhdu %r5, %r15, %r29
    xxlxor %vs54, %vs54, %vs59
    vrlw %v22, %v22, %v8
    mulld %r17, %r14, %r29
    vadduwm %v2, %v2, %v7
    xxlxor %vs55, %vs55, %vs56
    vrlw %v23, %v23, %v8
    mulhdu %r18, %r14, %r29
    vadduwm %v3, %v3, %v4
    ld %r30, 192(%r6)
    xxlxor %vs52, %vs52, %vs57
    vrlw %v20, %v20, %v8
    lxvw4x %vs40, %r7, %r11
    addc %r21, %r21, %r0
    adde %r22, %r22, %r3
    adde %r23, %r23, %r4
    adde %r24, %r24, %r5
    addze %r25, %r25
    vpermxor %v15, %v15, %v0, %v8
    mulld %r19, %r15, %r31
    vadduwm %v16, %v16, %v21
    vpermxor %v12, %v12, %v1, %v8
    mulhdu %r20, %r15, %r31
    vadduwm %v17, %v17, %v22
    vpermxor %v13, %v13, %v2, %v8
    mulhdu %r0, %r14, %r30
    vadduwm %v18, %v18, %v23
    addc %r26, %r26, %r17
    adde %r27, %r27, %r18
    addze %r28, %r28
    vpermxor %v14, %v14, %v3, %v8
    vadduwm %v19, %v19, %v20
    mulld %r3, %r14, %r30
    vpermxor %v31, %v31, %v16, %v8
    mulld %r4, %r15, %r30
    vadduwm %v10, %v10, %v15
    vpermxor %v28, %v28, %v17, %v8
    mulhdu %r5, %r15, %r30
    vadduwm %v11, %v11, %v12
    addc %r26, %r26, %r19
    adde %r27, %r27, %r20
    adde %r28, %r28, %r0
    vpermxor %v29, %v29, %v18, %v8
    vadduwm %v9, %v9, %v14
    mulld %r17, %r16, %r30
    vpermxor %v30, %v30, %v19, %v8
    addc %r23, %r23, %r3
    adde %r24, %r24, %r4
    adde %r25, %r25, %r5
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v13
    xxlor %vs1, %vs40, %vs40
    lxvw4x %vs40, %r7, %r9
    mulld %r18, %r16, %r31
    xxlxor %vs37, %vs37, %vs42
    vrlw %v5, %v5, %v8
    vadduwm %v26, %v26, %v31
    mulhdu %r19, %r16, %r31
    xxlxor %vs38, %vs38, %vs43
    vrlw %v6, %v6, %v8
    mulld %r20, %r16, %r29
    vadduwm %v27, %v27, %v28
    xxlxor %vs39, %vs39, %vs1
    vrlw %v7, %v7, %v8
    mulhdu %r0, %r16, %r29
    vadduwm %v24, %v24, %v29
    add %r25, %r25, %r17
    xxlxor %vs36, %vs36, %vs41
    vrlw %v4, %v4, %v8
    vadduwm %v25, %v25, %v30
    add %r28, %r28, %r19
    addc %r23, %r23, %r18
    adde %r24, %r24, %r20
    adde %r25, %r25, %r0
    xxlxor %vs53, %vs53, %vs58
    vrlw %v21, %v21, %v8
    mr %r14, %r21
    xxlxor %vs54, %vs54, %vs59
    vrlw %v22, %v22, %v8
    xxlxor %vs55, %vs55, %vs56
    vrlw %v23, %v23, %v8
    addc %r15, %r22, %r26
    adde %r16, %r23, %r27
    adde %r17, %r24, %r28
    addze %r18, %r25
    xxlxor %vs52, %vs52, %vs57
    vrlw %v20, %v20, %v8
    addi %r12, %r12, 64
    bne 4b
    ld %r3, 200(%r1)
    ld %r4, 208(%r1)
    ld %r5, 216(%r1)
    xxlor %vs12, %vs48, %vs48
    xxlor %vs13, %vs49, %vs49
    li %r9, 80
    lxvw4x %vs49, %r7, %r9
    xxmrghw %vs2, %vs32, %vs33
    xxmrghw %vs3, %vs34, %vs35
    xxmrglw %vs4, %vs32, %vs33
    xxmrglw %vs5, %vs34, %vs35
    xxmrghw %vs6, %vs36, %vs37
    xxmrghw %vs7, %vs38, %vs39
    xxmrglw %vs8, %vs36, %vs37
    xxmrglw %vs9, %vs38, %vs39
    li %r9, 0
    lxvw4x %vs48, %r6, %r9
    xxpermdi %vs32, %vs2, %vs3, 0
    vadduwm %v0, %v0, %v16
    li %r9, 0
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs32
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs33, %vs2, %vs3, 3
    vadduwm %v1, %v1, %v16
    li %r9, 64
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs33
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs34, %vs4, %vs5, 0
    vadduwm %v2, %v2, %v16
    li %r9, 128
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs34
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs35, %vs4, %vs5, 3
    vadduwm %v3, %v3, %v16
    li %r9, 192
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs35
    stxvw4x %vs10, %r3, %r9
    xxmrghw %vs2, %vs1, %vs41
    xxmrghw %vs3, %vs42, %vs43
    xxmrglw %vs4, %vs1, %vs41
    xxmrglw %vs5, %vs42, %vs43
    li %r9, 16
    lxvw4x %vs48, %r6, %r9
    xxpermdi %vs36, %vs6, %vs7, 0
    vadduwm %v4, %v4, %v16
    li %r9, 16
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs36
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs37, %vs6, %vs7, 3
    vadduwm %v5, %v5, %v16
    li %r9, 80
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs37
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs38, %vs8, %vs9, 0
    vadduwm %v6, %v6, %v16
    li %r9, 144
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs38
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs39, %vs8, %vs9, 3
    vadduwm %v7, %v7, %v16
    li %r9, 208
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs39
    stxvw4x %vs11, %r3, %r9
    xxmrghw %vs6, %vs44, %vs45
    xxmrghw %vs7, %vs46, %vs47
    xxmrglw %vs8, %vs44, %vs45
    xxmrglw %vs9, %vs46, %vs47
    li %r9, 32
    lxvw4x %vs48, %r6, %r9
    xxpermdi %vs40, %vs2, %vs3, 0
    vadduwm %v8, %v8, %v16
    li %r9, 32
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs40
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs41, %vs2, %vs3, 3
    vadduwm %v9, %v9, %v16
    li %r9, 96
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs41
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs42, %vs4, %vs5, 0
    vadduwm %v10, %v10, %v16
    li %r9, 160
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs42
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs43, %vs4, %vs5, 3
    vadduwm %v11, %v11, %v16
    li %r9, 224
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs43
    stxvw4x %vs10, %r3, %r9
    xxlor %vs48, %vs0, %vs0
    xxpermdi %vs44, %vs6, %vs7, 0
    vadduwm %v12, %v12, %v16
    vadduwm %v16, %v16, %v17
    li %r9, 48
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs44
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs45, %vs6, %vs7, 3
    vadduwm %v13, %v13, %v16
    vadduwm %v16, %v16, %v17
    li %r9, 112
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs45
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs46, %vs8, %vs9, 0
    vadduwm %v14, %v14, %v16
    vadduwm %v16, %v16, %v17
    li %r9, 176
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs46
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs47, %vs8, %vs9, 3
    vadduwm %v15, %v15, %v16
    vadduwm %v16, %v16, %v17
    li %r9, 240
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs47
    stxvw4x %vs11, %r3, %r9
    xxlor %vs0, %vs48, %vs48
    li %r9, 80
    lxvw4x %vs33, %r7, %r9
    xxmrghw %vs2, %vs12, %vs13
    xxmrghw %vs3, %vs50, %vs51
    xxmrglw %vs4, %vs12, %vs13
    xxmrglw %vs5, %vs50, %vs51
    xxmrghw %vs6, %vs52, %vs53
    xxmrghw %vs7, %vs54, %vs55
    xxmrglw %vs8, %vs52, %vs53
    xxmrglw %vs9, %vs54, %vs55
    li %r9, 0
    lxvw4x %vs32, %r6, %r9
    xxpermdi %vs48, %vs2, %vs3, 0
    vadduwm %v16, %v16, %v0
    li %r9, 256
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs48
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs49, %vs2, %vs3, 3
    vadduwm %v17, %v17, %v0
    li %r9, 320
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs49
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs50, %vs4, %vs5, 0
    vadduwm %v18, %v18, %v0
    li %r9, 384
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs50
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs51, %vs4, %vs5, 3
    vadduwm %v19, %v19, %v0
    li %r9, 448
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs51
    stxvw4x %vs10, %r3, %r9
    xxmrghw %vs2, %vs56, %vs57
    xxmrghw %vs3, %vs58, %vs59
    xxmrglw %vs4, %vs56, %vs57
    xxmrglw %vs5, %vs58, %vs59
    li %r9, 16
    lxvw4x %vs32, %r6, %r9
    xxpermdi %vs52, %vs6, %vs7, 0
    vadduwm %v20, %v20, %v0
    li %r9, 272
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs52
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs53, %vs6, %vs7, 3
    vadduwm %v21, %v21, %v0
    li %r9, 336
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs53
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs54, %vs8, %vs9, 0
    vadduwm %v22, %v22, %v0
    li %r9, 400
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs54
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs55, %vs8, %vs9, 3
    vadduwm %v23, %v23, %v0
    li %r9, 464
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs55
    stxvw4x %vs11, %r3, %r9
    xxmrghw %vs6, %vs60, %vs61
    xxmrghw %vs7, %vs62, %vs63
    xxmrglw %vs8, %vs60, %vs61
    xxmrglw %vs9, %vs62, %vs63
    li %r9, 32
    lxvw4x %vs32, %r6, %r9
    xxpermdi %vs56, %vs2, %vs3, 0
    vadduwm %v24, %v24, %v0
    li %r9, 288
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs56
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs57, %vs2, %vs3, 3
    vadduwm %v25, %v25, %v0
    li %r9, 352
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs57
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs58, %vs4, %vs5, 0
    vadduwm %v26, %v26, %v0
    li %r9, 416
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs58
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs59, %vs4, %vs5, 3
    vadduwm %v27, %v27, %v0
    li %r9, 480
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs59
    stxvw4x %vs10, %r3, %r9
    xxlor %vs32, %vs0, %vs0
    xxpermdi %vs60, %vs6, %vs7, 0
    vadduwm %v28, %v28, %v0
    vadduwm %v0, %v0, %v1
    li %r9, 304
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs60
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs61, %vs6, %vs7, 3
    vadduwm %v29, %v29, %v0
    vadduwm %v0, %v0, %v1
    li %r9, 368
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs61
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs62, %vs8, %vs9, 0
    vadduwm %v30, %v30, %v0
    vadduwm %v0, %v0, %v1
    li %r9, 432
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs62
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs63, %vs8, %vs9, 3
    vadduwm %v31, %v31, %v0
    vadduwm %v0, %v0, %v1
    li %r9, 496
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs63
    stxvw4x %vs11, %r3, %r9
    xxlor %vs0, %vs32, %vs32
    addi %r4, %r4, 512
    addi %r3, %r3, 512
    addi %r5, %r5, -512
    cmpldi %r5, 512
    bge 2b
3:
    srdi %r20, %r16, 2
    rldimi %r20, %r17, 62, 0
    clrrdi %r19, %r16, 2
    clrldi %r16, %r16, 62
    addc %r14, %r14, %r19
    adde %r15, %r15, %r17
    adde %r16, %r16, %r18
    srdi %r19, %r17, 2
    rldimi %r19, %r18, 62, 0
    srdi %r18, %r18, 2
    addc %r14, %r14, %r20
    adde %r15, %r15, %r19
    adde %r16, %r16, %r18
    clrrdi %r19, %r16, 2
    srdi %r20, %r16, 2
    clrldi %r16, %r16, 62
    add %r19, %r19, %r20
    addc %r14, %r14, %r19
    addze %r15, %r15
    addze %r16, %r16
    std %r14, 64(%r6)
    std %r15, 72(%r6)
    std %r16, 80(%r6)
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
    xxlxor %vs0, %vs0, %vs0
    xxlxor %vs1, %vs1, %vs1
    xxlxor %vs2, %vs2, %vs2
    xxlxor %vs3, %vs3, %vs3
    xxlxor %vs4, %vs4, %vs4
    xxlxor %vs5, %vs5, %vs5
    xxlxor %vs6, %vs6, %vs6
    xxlxor %vs7, %vs7, %vs7
    xxlxor %vs8, %vs8, %vs8
    xxlxor %vs9, %vs9, %vs9
    xxlxor %vs10, %vs10, %vs10
    xxlxor %vs11, %vs11, %vs11
    xxlxor %vs12, %vs12, %vs12
    xxlxor %vs13, %vs13, %vs13
    li %r8, 0
    li %r9, 0
    li %r10, 0
    li %r11, 0
    li %r0, 0
    addc %r0, %r0, %r0
    std %r0, 176(%r1)
    std %r0, 184(%r1)
    std %r0, 192(%r1)
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
    ld %r29, 152(%r1)
    ld %r30, 160(%r1)
    ld %r31, 168(%r1)
    li %r9, 224
    lxvd2x %vs52, %r1, %r9
    li %r9, 240
    lxvd2x %vs53, %r1, %r9
    li %r9, 256
    lxvd2x %vs54, %r1, %r9
    li %r9, 272
    lxvd2x %vs55, %r1, %r9
    li %r9, 288
    lxvd2x %vs56, %r1, %r9
    li %r9, 304
    lxvd2x %vs57, %r1, %r9
    li %r9, 320
    lxvd2x %vs58, %r1, %r9
    li %r9, 336
    lxvd2x %vs59, %r1, %r9
    li %r9, 352
    lxvd2x %vs60, %r1, %r9
    li %r9, 368
    lxvd2x %vs61, %r1, %r9
    li %r9, 384
    lxvd2x %vs62, %r1, %r9
    li %r9, 400
    lxvd2x %vs63, %r1, %r9
    addi %r1, %r1, 416
    .cfi_def_cfa r1, 0
    .cfi_restore r14
    .cfi_restore r15
    .cfi_restore r16
    .cfi_restore r17
    .cfi_restore r18
    .cfi_restore r19
    .cfi_restore r20
    .cfi_restore r21
    .cfi_restore r22
    .cfi_restore r23
    .cfi_restore r24
    .cfi_restore r25
    .cfi_restore r26
    .cfi_restore r27
    .cfi_restore r28
    .cfi_restore r29
    .cfi_restore r30
    .cfi_restore r31
    .cfi_restore v20
    .cfi_restore v21
    .cfi_restore v22
    .cfi_restore v23
    .cfi_restore v24
    .cfi_restore v25
    .cfi_restore v26
    .cfi_restore v27
    .cfi_restore v28
    .cfi_restore v29
    .cfi_restore v30
    .cfi_restore v31
    blr
    .cfi_endproc
