    .cfi_startproc
    stdu %r1, -384(%r1)
    .cfi_def_cfa_offset 384
    std %r30, 32(%r1)
    std %r31, 40(%r1)
    li %r7, 208
    stxvd2x %vs52, %r1, %r7
    li %r7, 224
    stxvd2x %vs53, %r1, %r7
    li %r7, 240
    stxvd2x %vs54, %r1, %r7
    li %r7, 256
    stxvd2x %vs55, %r1, %r7
    li %r7, 272
    stxvd2x %vs56, %r1, %r7
    li %r7, 288
    stxvd2x %vs57, %r1, %r7
    li %r7, 304
    stxvd2x %vs58, %r1, %r7
    li %r7, 320
    stxvd2x %vs59, %r1, %r7
    li %r7, 336
    stxvd2x %vs60, %r1, %r7
    li %r7, 352
    stxvd2x %vs61, %r1, %r7
    li %r7, 368
    stxvd2x %vs62, %r1, %r7
    ld %r8, 0(%r4)
    std %r8, 176(%r1)
    ld %r8, 8(%r4)
    std %r8, 184(%r1)
    ld %r8, 16(%r4)
    std %r8, 192(%r1)
    ld %r8, 24(%r4)
    std %r8, 200(%r1)
    li %r9, 0
    li %r10, 16
    li %r11, 32
    li %r12, 48
    li %r7, 0
    lxvd2x %vs32, %r3, %r7
    li %r7, 16
    lxvd2x %vs33, %r3, %r7
    li %r7, 32
    lxvd2x %vs34, %r3, %r7
    li %r7, 48
    lxvd2x %vs35, %r3, %r7
    li %r7, 64
    lxvd2x %vs36, %r3, %r7
    li %r7, 80
    lxvd2x %vs37, %r3, %r7
    li %r7, 96
    lxvd2x %vs38, %r3, %r7
    li %r7, 112
    lxvd2x %vs39, %r3, %r7
    cmpldi %r5, 64
    blt 3f
2:
    .cfi_offset r30, -352
    .cfi_offset r31, -344
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
    li %r7, 1024
    lxvd2x %vs60, %r6, %r7
    li %r7, 1040
    lxvd2x %vs61, %r6, %r7
    li %r7, 48
    stxvd2x %vs32, %r1, %r7
    li %r7, 64
    stxvd2x %vs33, %r1, %r7
    li %r7, 80
    stxvd2x %vs34, %r1, %r7
    li %r7, 96
    stxvd2x %vs35, %r1, %r7
    li %r7, 112
    stxvd2x %vs36, %r1, %r7
    li %r7, 128
    stxvd2x %vs37, %r1, %r7
    li %r7, 144
    stxvd2x %vs38, %r1, %r7
    li %r7, 160
    stxvd2x %vs39, %r1, %r7
    ld %r8, 176(%r1)
    ld %r4, 184(%r1)
    ld %r30, 192(%r1)
    ld %r31, 200(%r1)
    lxvd2x %vs40, %r8, %r9
    lxvd2x %vs41, %r4, %r9
    lxvd2x %vs42, %r30, %r9
    lxvd2x %vs43, %r31, %r9
    lxvd2x %vs44, %r8, %r10
    lxvd2x %vs45, %r4, %r10
    lxvd2x %vs46, %r30, %r10
    lxvd2x %vs47, %r31, %r10
    lxvd2x %vs48, %r8, %r11
    lxvd2x %vs49, %r4, %r11
    lxvd2x %vs50, %r30, %r11
    lxvd2x %vs51, %r31, %r11
    lxvd2x %vs52, %r8, %r12
    lxvd2x %vs53, %r4, %r12
    lxvd2x %vs54, %r30, %r12
    lxvd2x %vs55, %r31, %r12
    vperm %v24, %v9, %v8, %v28
    vperm %v25, %v11, %v10, %v28
    vperm %v26, %v9, %v8, %v29
    vperm %v27, %v11, %v10, %v29
    xxpermdi %vs40, %vs56, %vs57, 3
    xxpermdi %vs41, %vs56, %vs57, 0
    xxpermdi %vs42, %vs58, %vs59, 3
    xxpermdi %vs43, %vs58, %vs59, 0
    vperm %v24, %v13, %v12, %v28
    vperm %v25, %v15, %v14, %v28
    vperm %v26, %v13, %v12, %v29
    vperm %v27, %v15, %v14, %v29
    xxpermdi %vs44, %vs56, %vs57, 3
    xxpermdi %vs45, %vs56, %vs57, 0
    xxpermdi %vs46, %vs58, %vs59, 3
    xxpermdi %vs47, %vs58, %vs59, 0
    vperm %v24, %v17, %v16, %v28
    vperm %v25, %v19, %v18, %v28
    vperm %v26, %v17, %v16, %v29
    vperm %v27, %v19, %v18, %v29
    xxpermdi %vs48, %vs56, %vs57, 3
    xxpermdi %vs49, %vs56, %vs57, 0
    xxpermdi %vs50, %vs58, %vs59, 3
    xxpermdi %vs51, %vs58, %vs59, 0
    vperm %v24, %v21, %v20, %v28
    vperm %v25, %v23, %v22, %v28
    vperm %v26, %v21, %v20, %v29
    vperm %v27, %v23, %v22, %v29
    xxpermdi %vs52, %vs56, %vs57, 3
    xxpermdi %vs53, %vs56, %vs57, 0
    xxpermdi %vs54, %vs58, %vs59, 3
    xxpermdi %vs55, %vs58, %vs59, 0
    addi %r8, %r8, 64
    std %r8, 176(%r1)
    addi %r4, %r4, 64
    std %r4, 184(%r1)
    addi %r30, %r30, 64
    std %r30, 192(%r1)
    addi %r31, %r31, 64
    std %r31, 200(%r1)
    vxor %v24, %v1, %v2
    lxvd2x %vs62, %r6, %r9
    vadduwm %v25, %v8, %v30
    vadduwm %v7, %v7, %v25
    vshasigmaw %v26, %v4, 1, 15
    vsel %v27, %v6, %v5, %v4
    vadduwm %v3, %v3, %v7
    vadduwm %v26, %v26, %v27
    vsel %v27, %v1, %v0, %v24
    vadduwm %v3, %v3, %v26
    vshasigmaw %v25, %v0, 1, 0
    vadduwm %v7, %v7, %v26
    vxor %v24, %v0, %v1
    vadduwm %v7, %v7, %v27
    vadduwm %v7, %v7, %v25
    lxvd2x %vs62, %r6, %r10
    vadduwm %v25, %v9, %v30
    vadduwm %v6, %v6, %v25
    vshasigmaw %v26, %v3, 1, 15
    vsel %v27, %v5, %v4, %v3
    vshasigmaw %v28, %v9, 0, 0
    vadduwm %v2, %v2, %v6
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v22, 0, 15
    vsel %v27, %v0, %v7, %v24
    vadduwm %v2, %v2, %v26
    vshasigmaw %v25, %v7, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v6, %v6, %v26
    vxor %v24, %v7, %v0
    vadduwm %v28, %v28, %v17
    vadduwm %v6, %v6, %v27
    vadduwm %v6, %v6, %v25
    vadduwm %v8, %v28, %v8
    lxvd2x %vs62, %r6, %r11
    vadduwm %v25, %v10, %v30
    vadduwm %v5, %v5, %v25
    vshasigmaw %v26, %v2, 1, 15
    vsel %v27, %v4, %v3, %v2
    vshasigmaw %v28, %v10, 0, 0
    vadduwm %v1, %v1, %v5
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v23, 0, 15
    vsel %v27, %v7, %v6, %v24
    vadduwm %v1, %v1, %v26
    vshasigmaw %v25, %v6, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v5, %v5, %v26
    vxor %v24, %v6, %v7
    vadduwm %v28, %v28, %v18
    vadduwm %v5, %v5, %v27
    vadduwm %v5, %v5, %v25
    vadduwm %v9, %v28, %v9
    lxvd2x %vs62, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v25, %v11, %v30
    vadduwm %v4, %v4, %v25
    vshasigmaw %v26, %v1, 1, 15
    vsel %v27, %v3, %v2, %v1
    vshasigmaw %v28, %v11, 0, 0
    vadduwm %v0, %v0, %v4
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v8, 0, 15
    vsel %v27, %v6, %v5, %v24
    vadduwm %v0, %v0, %v26
    vshasigmaw %v25, %v5, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v4, %v4, %v26
    vxor %v24, %v5, %v6
    vadduwm %v28, %v28, %v19
    vadduwm %v4, %v4, %v27
    vadduwm %v4, %v4, %v25
    vadduwm %v10, %v28, %v10
    lxvd2x %vs62, %r6, %r9
    vadduwm %v25, %v12, %v30
    vadduwm %v3, %v3, %v25
    vshasigmaw %v26, %v0, 1, 15
    vsel %v27, %v2, %v1, %v0
    vshasigmaw %v28, %v12, 0, 0
    vadduwm %v7, %v7, %v3
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v9, 0, 15
    vsel %v27, %v5, %v4, %v24
    vadduwm %v7, %v7, %v26
    vshasigmaw %v25, %v4, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v3, %v3, %v26
    vxor %v24, %v4, %v5
    vadduwm %v28, %v28, %v20
    vadduwm %v3, %v3, %v27
    vadduwm %v3, %v3, %v25
    vadduwm %v11, %v28, %v11
    lxvd2x %vs62, %r6, %r10
    vadduwm %v25, %v13, %v30
    vadduwm %v2, %v2, %v25
    vshasigmaw %v26, %v7, 1, 15
    vsel %v27, %v1, %v0, %v7
    vshasigmaw %v28, %v13, 0, 0
    vadduwm %v6, %v6, %v2
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v10, 0, 15
    vsel %v27, %v4, %v3, %v24
    vadduwm %v6, %v6, %v26
    vshasigmaw %v25, %v3, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v2, %v2, %v26
    vxor %v24, %v3, %v4
    vadduwm %v28, %v28, %v21
    vadduwm %v2, %v2, %v27
    vadduwm %v2, %v2, %v25
    vadduwm %v12, %v28, %v12
    lxvd2x %vs62, %r6, %r11
    vadduwm %v25, %v14, %v30
    vadduwm %v1, %v1, %v25
    vshasigmaw %v26, %v6, 1, 15
    vsel %v27, %v0, %v7, %v6
    vshasigmaw %v28, %v14, 0, 0
    vadduwm %v5, %v5, %v1
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v11, 0, 15
    vsel %v27, %v3, %v2, %v24
    vadduwm %v5, %v5, %v26
    vshasigmaw %v25, %v2, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v1, %v1, %v26
    vxor %v24, %v2, %v3
    vadduwm %v28, %v28, %v22
    vadduwm %v1, %v1, %v27
    vadduwm %v1, %v1, %v25
    vadduwm %v13, %v28, %v13
    lxvd2x %vs62, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v25, %v15, %v30
    vadduwm %v0, %v0, %v25
    vshasigmaw %v26, %v5, 1, 15
    vsel %v27, %v7, %v6, %v5
    vshasigmaw %v28, %v15, 0, 0
    vadduwm %v4, %v4, %v0
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v12, 0, 15
    vsel %v27, %v2, %v1, %v24
    vadduwm %v4, %v4, %v26
    vshasigmaw %v25, %v1, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v0, %v0, %v26
    vxor %v24, %v1, %v2
    vadduwm %v28, %v28, %v23
    vadduwm %v0, %v0, %v27
    vadduwm %v0, %v0, %v25
    vadduwm %v14, %v28, %v14
    lxvd2x %vs62, %r6, %r9
    vadduwm %v25, %v16, %v30
    vadduwm %v7, %v7, %v25
    vshasigmaw %v26, %v4, 1, 15
    vsel %v27, %v6, %v5, %v4
    vshasigmaw %v28, %v16, 0, 0
    vadduwm %v3, %v3, %v7
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v13, 0, 15
    vsel %v27, %v1, %v0, %v24
    vadduwm %v3, %v3, %v26
    vshasigmaw %v25, %v0, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v7, %v7, %v26
    vxor %v24, %v0, %v1
    vadduwm %v28, %v28, %v8
    vadduwm %v7, %v7, %v27
    vadduwm %v7, %v7, %v25
    vadduwm %v15, %v28, %v15
    lxvd2x %vs62, %r6, %r10
    vadduwm %v25, %v17, %v30
    vadduwm %v6, %v6, %v25
    vshasigmaw %v26, %v3, 1, 15
    vsel %v27, %v5, %v4, %v3
    vshasigmaw %v28, %v17, 0, 0
    vadduwm %v2, %v2, %v6
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v14, 0, 15
    vsel %v27, %v0, %v7, %v24
    vadduwm %v2, %v2, %v26
    vshasigmaw %v25, %v7, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v6, %v6, %v26
    vxor %v24, %v7, %v0
    vadduwm %v28, %v28, %v9
    vadduwm %v6, %v6, %v27
    vadduwm %v6, %v6, %v25
    vadduwm %v16, %v28, %v16
    lxvd2x %vs62, %r6, %r11
    vadduwm %v25, %v18, %v30
    vadduwm %v5, %v5, %v25
    vshasigmaw %v26, %v2, 1, 15
    vsel %v27, %v4, %v3, %v2
    vshasigmaw %v28, %v18, 0, 0
    vadduwm %v1, %v1, %v5
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v15, 0, 15
    vsel %v27, %v7, %v6, %v24
    vadduwm %v1, %v1, %v26
    vshasigmaw %v25, %v6, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v5, %v5, %v26
    vxor %v24, %v6, %v7
    vadduwm %v28, %v28, %v10
    vadduwm %v5, %v5, %v27
    vadduwm %v5, %v5, %v25
    vadduwm %v17, %v28, %v17
    lxvd2x %vs62, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v25, %v19, %v30
    vadduwm %v4, %v4, %v25
    vshasigmaw %v26, %v1, 1, 15
    vsel %v27, %v3, %v2, %v1
    vshasigmaw %v28, %v19, 0, 0
    vadduwm %v0, %v0, %v4
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v16, 0, 15
    vsel %v27, %v6, %v5, %v24
    vadduwm %v0, %v0, %v26
    vshasigmaw %v25, %v5, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v4, %v4, %v26
    vxor %v24, %v5, %v6
    vadduwm %v28, %v28, %v11
    vadduwm %v4, %v4, %v27
    vadduwm %v4, %v4, %v25
    vadduwm %v18, %v28, %v18
    lxvd2x %vs62, %r6, %r9
    vadduwm %v25, %v20, %v30
    vadduwm %v3, %v3, %v25
    vshasigmaw %v26, %v0, 1, 15
    vsel %v27, %v2, %v1, %v0
    vshasigmaw %v28, %v20, 0, 0
    vadduwm %v7, %v7, %v3
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v17, 0, 15
    vsel %v27, %v5, %v4, %v24
    vadduwm %v7, %v7, %v26
    vshasigmaw %v25, %v4, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v3, %v3, %v26
    vxor %v24, %v4, %v5
    vadduwm %v28, %v28, %v12
    vadduwm %v3, %v3, %v27
    vadduwm %v3, %v3, %v25
    vadduwm %v19, %v28, %v19
    lxvd2x %vs62, %r6, %r10
    vadduwm %v25, %v21, %v30
    vadduwm %v2, %v2, %v25
    vshasigmaw %v26, %v7, 1, 15
    vsel %v27, %v1, %v0, %v7
    vshasigmaw %v28, %v21, 0, 0
    vadduwm %v6, %v6, %v2
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v18, 0, 15
    vsel %v27, %v4, %v3, %v24
    vadduwm %v6, %v6, %v26
    vshasigmaw %v25, %v3, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v2, %v2, %v26
    vxor %v24, %v3, %v4
    vadduwm %v28, %v28, %v13
    vadduwm %v2, %v2, %v27
    vadduwm %v2, %v2, %v25
    vadduwm %v20, %v28, %v20
    lxvd2x %vs62, %r6, %r11
    vadduwm %v25, %v22, %v30
    vadduwm %v1, %v1, %v25
    vshasigmaw %v26, %v6, 1, 15
    vsel %v27, %v0, %v7, %v6
    vshasigmaw %v28, %v22, 0, 0
    vadduwm %v5, %v5, %v1
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v19, 0, 15
    vsel %v27, %v3, %v2, %v24
    vadduwm %v5, %v5, %v26
    vshasigmaw %v25, %v2, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v1, %v1, %v26
    vxor %v24, %v2, %v3
    vadduwm %v28, %v28, %v14
    vadduwm %v1, %v1, %v27
    vadduwm %v1, %v1, %v25
    vadduwm %v21, %v28, %v21
    lxvd2x %vs62, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v25, %v23, %v30
    vadduwm %v0, %v0, %v25
    vshasigmaw %v26, %v5, 1, 15
    vsel %v27, %v7, %v6, %v5
    vshasigmaw %v28, %v23, 0, 0
    vadduwm %v4, %v4, %v0
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v20, 0, 15
    vsel %v27, %v2, %v1, %v24
    vadduwm %v4, %v4, %v26
    vshasigmaw %v25, %v1, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v0, %v0, %v26
    vxor %v24, %v1, %v2
    vadduwm %v28, %v28, %v15
    vadduwm %v0, %v0, %v27
    vadduwm %v0, %v0, %v25
    vadduwm %v22, %v28, %v22
    lxvd2x %vs62, %r6, %r9
    vadduwm %v25, %v8, %v30
    vadduwm %v7, %v7, %v25
    vshasigmaw %v26, %v4, 1, 15
    vsel %v27, %v6, %v5, %v4
    vshasigmaw %v28, %v8, 0, 0
    vadduwm %v3, %v3, %v7
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v21, 0, 15
    vsel %v27, %v1, %v0, %v24
    vadduwm %v3, %v3, %v26
    vshasigmaw %v25, %v0, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v7, %v7, %v26
    vxor %v24, %v0, %v1
    vadduwm %v28, %v28, %v16
    vadduwm %v7, %v7, %v27
    vadduwm %v7, %v7, %v25
    vadduwm %v23, %v28, %v23
    lxvd2x %vs62, %r6, %r10
    vadduwm %v25, %v9, %v30
    vadduwm %v6, %v6, %v25
    vshasigmaw %v26, %v3, 1, 15
    vsel %v27, %v5, %v4, %v3
    vshasigmaw %v28, %v9, 0, 0
    vadduwm %v2, %v2, %v6
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v22, 0, 15
    vsel %v27, %v0, %v7, %v24
    vadduwm %v2, %v2, %v26
    vshasigmaw %v25, %v7, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v6, %v6, %v26
    vxor %v24, %v7, %v0
    vadduwm %v28, %v28, %v17
    vadduwm %v6, %v6, %v27
    vadduwm %v6, %v6, %v25
    vadduwm %v8, %v28, %v8
    lxvd2x %vs62, %r6, %r11
    vadduwm %v25, %v10, %v30
    vadduwm %v5, %v5, %v25
    vshasigmaw %v26, %v2, 1, 15
    vsel %v27, %v4, %v3, %v2
    vshasigmaw %v28, %v10, 0, 0
    vadduwm %v1, %v1, %v5
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v23, 0, 15
    vsel %v27, %v7, %v6, %v24
    vadduwm %v1, %v1, %v26
    vshasigmaw %v25, %v6, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v5, %v5, %v26
    vxor %v24, %v6, %v7
    vadduwm %v28, %v28, %v18
    vadduwm %v5, %v5, %v27
    vadduwm %v5, %v5, %v25
    vadduwm %v9, %v28, %v9
    lxvd2x %vs62, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v25, %v11, %v30
    vadduwm %v4, %v4, %v25
    vshasigmaw %v26, %v1, 1, 15
    vsel %v27, %v3, %v2, %v1
    vshasigmaw %v28, %v11, 0, 0
    vadduwm %v0, %v0, %v4
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v8, 0, 15
    vsel %v27, %v6, %v5, %v24
    vadduwm %v0, %v0, %v26
    vshasigmaw %v25, %v5, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v4, %v4, %v26
    vxor %v24, %v5, %v6
    vadduwm %v28, %v28, %v19
    vadduwm %v4, %v4, %v27
    vadduwm %v4, %v4, %v25
    vadduwm %v10, %v28, %v10
    lxvd2x %vs62, %r6, %r9
    vadduwm %v25, %v12, %v30
    vadduwm %v3, %v3, %v25
    vshasigmaw %v26, %v0, 1, 15
    vsel %v27, %v2, %v1, %v0
    vshasigmaw %v28, %v12, 0, 0
    vadduwm %v7, %v7, %v3
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v9, 0, 15
    vsel %v27, %v5, %v4, %v24
    vadduwm %v7, %v7, %v26
    vshasigmaw %v25, %v4, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v3, %v3, %v26
    vxor %v24, %v4, %v5
    vadduwm %v28, %v28, %v20
    vadduwm %v3, %v3, %v27
    vadduwm %v3, %v3, %v25
    vadduwm %v11, %v28, %v11
    lxvd2x %vs62, %r6, %r10
    vadduwm %v25, %v13, %v30
    vadduwm %v2, %v2, %v25
    vshasigmaw %v26, %v7, 1, 15
    vsel %v27, %v1, %v0, %v7
    vshasigmaw %v28, %v13, 0, 0
    vadduwm %v6, %v6, %v2
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v10, 0, 15
    vsel %v27, %v4, %v3, %v24
    vadduwm %v6, %v6, %v26
    vshasigmaw %v25, %v3, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v2, %v2, %v26
    vxor %v24, %v3, %v4
    vadduwm %v28, %v28, %v21
    vadduwm %v2, %v2, %v27
    vadduwm %v2, %v2, %v25
    vadduwm %v12, %v28, %v12
    lxvd2x %vs62, %r6, %r11
    vadduwm %v25, %v14, %v30
    vadduwm %v1, %v1, %v25
    vshasigmaw %v26, %v6, 1, 15
    vsel %v27, %v0, %v7, %v6
    vshasigmaw %v28, %v14, 0, 0
    vadduwm %v5, %v5, %v1
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v11, 0, 15
    vsel %v27, %v3, %v2, %v24
    vadduwm %v5, %v5, %v26
    vshasigmaw %v25, %v2, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v1, %v1, %v26
    vxor %v24, %v2, %v3
    vadduwm %v28, %v28, %v22
    vadduwm %v1, %v1, %v27
    vadduwm %v1, %v1, %v25
    vadduwm %v13, %v28, %v13
    lxvd2x %vs62, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v25, %v15, %v30
    vadduwm %v0, %v0, %v25
    vshasigmaw %v26, %v5, 1, 15
    vsel %v27, %v7, %v6, %v5
    vshasigmaw %v28, %v15, 0, 0
    vadduwm %v4, %v4, %v0
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v12, 0, 15
    vsel %v27, %v2, %v1, %v24
    vadduwm %v4, %v4, %v26
    vshasigmaw %v25, %v1, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v0, %v0, %v26
    vxor %v24, %v1, %v2
    vadduwm %v28, %v28, %v23
    vadduwm %v0, %v0, %v27
    vadduwm %v0, %v0, %v25
    vadduwm %v14, %v28, %v14
    lxvd2x %vs62, %r6, %r9
    vadduwm %v25, %v16, %v30
    vadduwm %v7, %v7, %v25
    vshasigmaw %v26, %v4, 1, 15
    vsel %v27, %v6, %v5, %v4
    vshasigmaw %v28, %v16, 0, 0
    vadduwm %v3, %v3, %v7
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v13, 0, 15
    vsel %v27, %v1, %v0, %v24
    vadduwm %v3, %v3, %v26
    vshasigmaw %v25, %v0, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v7, %v7, %v26
    vxor %v24, %v0, %v1
    vadduwm %v28, %v28, %v8
    vadduwm %v7, %v7, %v27
    vadduwm %v7, %v7, %v25
    vadduwm %v15, %v28, %v15
    lxvd2x %vs62, %r6, %r10
    vadduwm %v25, %v17, %v30
    vadduwm %v6, %v6, %v25
    vshasigmaw %v26, %v3, 1, 15
    vsel %v27, %v5, %v4, %v3
    vshasigmaw %v28, %v17, 0, 0
    vadduwm %v2, %v2, %v6
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v14, 0, 15
    vsel %v27, %v0, %v7, %v24
    vadduwm %v2, %v2, %v26
    vshasigmaw %v25, %v7, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v6, %v6, %v26
    vxor %v24, %v7, %v0
    vadduwm %v28, %v28, %v9
    vadduwm %v6, %v6, %v27
    vadduwm %v6, %v6, %v25
    vadduwm %v16, %v28, %v16
    lxvd2x %vs62, %r6, %r11
    vadduwm %v25, %v18, %v30
    vadduwm %v5, %v5, %v25
    vshasigmaw %v26, %v2, 1, 15
    vsel %v27, %v4, %v3, %v2
    vshasigmaw %v28, %v18, 0, 0
    vadduwm %v1, %v1, %v5
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v15, 0, 15
    vsel %v27, %v7, %v6, %v24
    vadduwm %v1, %v1, %v26
    vshasigmaw %v25, %v6, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v5, %v5, %v26
    vxor %v24, %v6, %v7
    vadduwm %v28, %v28, %v10
    vadduwm %v5, %v5, %v27
    vadduwm %v5, %v5, %v25
    vadduwm %v17, %v28, %v17
    lxvd2x %vs62, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v25, %v19, %v30
    vadduwm %v4, %v4, %v25
    vshasigmaw %v26, %v1, 1, 15
    vsel %v27, %v3, %v2, %v1
    vshasigmaw %v28, %v19, 0, 0
    vadduwm %v0, %v0, %v4
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v16, 0, 15
    vsel %v27, %v6, %v5, %v24
    vadduwm %v0, %v0, %v26
    vshasigmaw %v25, %v5, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v4, %v4, %v26
    vxor %v24, %v5, %v6
    vadduwm %v28, %v28, %v11
    vadduwm %v4, %v4, %v27
    vadduwm %v4, %v4, %v25
    vadduwm %v18, %v28, %v18
    lxvd2x %vs62, %r6, %r9
    vadduwm %v25, %v20, %v30
    vadduwm %v3, %v3, %v25
    vshasigmaw %v26, %v0, 1, 15
    vsel %v27, %v2, %v1, %v0
    vshasigmaw %v28, %v20, 0, 0
    vadduwm %v7, %v7, %v3
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v17, 0, 15
    vsel %v27, %v5, %v4, %v24
    vadduwm %v7, %v7, %v26
    vshasigmaw %v25, %v4, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v3, %v3, %v26
    vxor %v24, %v4, %v5
    vadduwm %v28, %v28, %v12
    vadduwm %v3, %v3, %v27
    vadduwm %v3, %v3, %v25
    vadduwm %v19, %v28, %v19
    lxvd2x %vs62, %r6, %r10
    vadduwm %v25, %v21, %v30
    vadduwm %v2, %v2, %v25
    vshasigmaw %v26, %v7, 1, 15
    vsel %v27, %v1, %v0, %v7
    vshasigmaw %v28, %v21, 0, 0
    vadduwm %v6, %v6, %v2
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v18, 0, 15
    vsel %v27, %v4, %v3, %v24
    vadduwm %v6, %v6, %v26
    vshasigmaw %v25, %v3, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v2, %v2, %v26
    vxor %v24, %v3, %v4
    vadduwm %v28, %v28, %v13
    vadduwm %v2, %v2, %v27
    vadduwm %v2, %v2, %v25
    vadduwm %v20, %v28, %v20
    lxvd2x %vs62, %r6, %r11
    vadduwm %v25, %v22, %v30
    vadduwm %v1, %v1, %v25
    vshasigmaw %v26, %v6, 1, 15
    vsel %v27, %v0, %v7, %v6
    vshasigmaw %v28, %v22, 0, 0
    vadduwm %v5, %v5, %v1
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v19, 0, 15
    vsel %v27, %v3, %v2, %v24
    vadduwm %v5, %v5, %v26
    vshasigmaw %v25, %v2, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v1, %v1, %v26
    vxor %v24, %v2, %v3
    vadduwm %v28, %v28, %v14
    vadduwm %v1, %v1, %v27
    vadduwm %v1, %v1, %v25
    vadduwm %v21, %v28, %v21
    lxvd2x %vs62, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v25, %v23, %v30
    vadduwm %v0, %v0, %v25
    vshasigmaw %v26, %v5, 1, 15
    vsel %v27, %v7, %v6, %v5
    vshasigmaw %v28, %v23, 0, 0
    vadduwm %v4, %v4, %v0
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v20, 0, 15
    vsel %v27, %v2, %v1, %v24
    vadduwm %v4, %v4, %v26
    vshasigmaw %v25, %v1, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v0, %v0, %v26
    vxor %v24, %v1, %v2
    vadduwm %v28, %v28, %v15
    vadduwm %v0, %v0, %v27
    vadduwm %v0, %v0, %v25
    vadduwm %v22, %v28, %v22
    lxvd2x %vs62, %r6, %r9
    vadduwm %v25, %v8, %v30
    vadduwm %v7, %v7, %v25
    vshasigmaw %v26, %v4, 1, 15
    vsel %v27, %v6, %v5, %v4
    vshasigmaw %v28, %v8, 0, 0
    vadduwm %v3, %v3, %v7
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v21, 0, 15
    vsel %v27, %v1, %v0, %v24
    vadduwm %v3, %v3, %v26
    vshasigmaw %v25, %v0, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v7, %v7, %v26
    vxor %v24, %v0, %v1
    vadduwm %v28, %v28, %v16
    vadduwm %v7, %v7, %v27
    vadduwm %v7, %v7, %v25
    vadduwm %v23, %v28, %v23
    lxvd2x %vs62, %r6, %r10
    vadduwm %v25, %v9, %v30
    vadduwm %v6, %v6, %v25
    vshasigmaw %v26, %v3, 1, 15
    vsel %v27, %v5, %v4, %v3
    vshasigmaw %v28, %v9, 0, 0
    vadduwm %v2, %v2, %v6
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v22, 0, 15
    vsel %v27, %v0, %v7, %v24
    vadduwm %v2, %v2, %v26
    vshasigmaw %v25, %v7, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v6, %v6, %v26
    vxor %v24, %v7, %v0
    vadduwm %v28, %v28, %v17
    vadduwm %v6, %v6, %v27
    vadduwm %v6, %v6, %v25
    vadduwm %v8, %v28, %v8
    lxvd2x %vs62, %r6, %r11
    vadduwm %v25, %v10, %v30
    vadduwm %v5, %v5, %v25
    vshasigmaw %v26, %v2, 1, 15
    vsel %v27, %v4, %v3, %v2
    vshasigmaw %v28, %v10, 0, 0
    vadduwm %v1, %v1, %v5
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v23, 0, 15
    vsel %v27, %v7, %v6, %v24
    vadduwm %v1, %v1, %v26
    vshasigmaw %v25, %v6, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v5, %v5, %v26
    vxor %v24, %v6, %v7
    vadduwm %v28, %v28, %v18
    vadduwm %v5, %v5, %v27
    vadduwm %v5, %v5, %v25
    vadduwm %v9, %v28, %v9
    lxvd2x %vs62, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v25, %v11, %v30
    vadduwm %v4, %v4, %v25
    vshasigmaw %v26, %v1, 1, 15
    vsel %v27, %v3, %v2, %v1
    vshasigmaw %v28, %v11, 0, 0
    vadduwm %v0, %v0, %v4
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v8, 0, 15
    vsel %v27, %v6, %v5, %v24
    vadduwm %v0, %v0, %v26
    vshasigmaw %v25, %v5, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v4, %v4, %v26
    vxor %v24, %v5, %v6
    vadduwm %v28, %v28, %v19
    vadduwm %v4, %v4, %v27
    vadduwm %v4, %v4, %v25
    vadduwm %v10, %v28, %v10
    lxvd2x %vs62, %r6, %r9
    vadduwm %v25, %v12, %v30
    vadduwm %v3, %v3, %v25
    vshasigmaw %v26, %v0, 1, 15
    vsel %v27, %v2, %v1, %v0
    vshasigmaw %v28, %v12, 0, 0
    vadduwm %v7, %v7, %v3
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v9, 0, 15
    vsel %v27, %v5, %v4, %v24
    vadduwm %v7, %v7, %v26
    vshasigmaw %v25, %v4, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v3, %v3, %v26
    vxor %v24, %v4, %v5
    vadduwm %v28, %v28, %v20
    vadduwm %v3, %v3, %v27
    vadduwm %v3, %v3, %v25
    vadduwm %v11, %v28, %v11
    lxvd2x %vs62, %r6, %r10
    vadduwm %v25, %v13, %v30
    vadduwm %v2, %v2, %v25
    vshasigmaw %v26, %v7, 1, 15
    vsel %v27, %v1, %v0, %v7
    vshasigmaw %v28, %v13, 0, 0
    vadduwm %v6, %v6, %v2
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v10, 0, 15
    vsel %v27, %v4, %v3, %v24
    vadduwm %v6, %v6, %v26
    vshasigmaw %v25, %v3, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v2, %v2, %v26
    vxor %v24, %v3, %v4
    vadduwm %v28, %v28, %v21
    vadduwm %v2, %v2, %v27
    vadduwm %v2, %v2, %v25
    vadduwm %v12, %v28, %v12
    lxvd2x %vs62, %r6, %r11
    vadduwm %v25, %v14, %v30
    vadduwm %v1, %v1, %v25
    vshasigmaw %v26, %v6, 1, 15
    vsel %v27, %v0, %v7, %v6
    vshasigmaw %v28, %v14, 0, 0
    vadduwm %v5, %v5, %v1
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v11, 0, 15
    vsel %v27, %v3, %v2, %v24
    vadduwm %v5, %v5, %v26
    vshasigmaw %v25, %v2, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v1, %v1, %v26
    vxor %v24, %v2, %v3
    vadduwm %v28, %v28, %v22
    vadduwm %v1, %v1, %v27
    vadduwm %v1, %v1, %v25
    vadduwm %v13, %v28, %v13
    lxvd2x %vs62, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v25, %v15, %v30
    vadduwm %v0, %v0, %v25
    vshasigmaw %v26, %v5, 1, 15
    vsel %v27, %v7, %v6, %v5
    vshasigmaw %v28, %v15, 0, 0
    vadduwm %v4, %v4, %v0
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v12, 0, 15
    vsel %v27, %v2, %v1, %v24
    vadduwm %v4, %v4, %v26
    vshasigmaw %v25, %v1, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v0, %v0, %v26
    vxor %v24, %v1, %v2
    vadduwm %v28, %v28, %v23
    vadduwm %v0, %v0, %v27
    vadduwm %v0, %v0, %v25
    vadduwm %v14, %v28, %v14
    lxvd2x %vs62, %r6, %r9
    vadduwm %v25, %v16, %v30
    vadduwm %v7, %v7, %v25
    vshasigmaw %v26, %v4, 1, 15
    vsel %v27, %v6, %v5, %v4
    vshasigmaw %v28, %v16, 0, 0
    vadduwm %v3, %v3, %v7
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v13, 0, 15
    vsel %v27, %v1, %v0, %v24
    vadduwm %v3, %v3, %v26
    vshasigmaw %v25, %v0, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v7, %v7, %v26
    vxor %v24, %v0, %v1
    vadduwm %v28, %v28, %v8
    vadduwm %v7, %v7, %v27
    vadduwm %v7, %v7, %v25
    vadduwm %v15, %v28, %v15
    lxvd2x %vs62, %r6, %r10
    vadduwm %v25, %v17, %v30
    vadduwm %v6, %v6, %v25
    vshasigmaw %v26, %v3, 1, 15
    vsel %v27, %v5, %v4, %v3
    vshasigmaw %v28, %v17, 0, 0
    vadduwm %v2, %v2, %v6
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v14, 0, 15
    vsel %v27, %v0, %v7, %v24
    vadduwm %v2, %v2, %v26
    vshasigmaw %v25, %v7, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v6, %v6, %v26
    vxor %v24, %v7, %v0
    vadduwm %v28, %v28, %v9
    vadduwm %v6, %v6, %v27
    vadduwm %v6, %v6, %v25
    vadduwm %v16, %v28, %v16
    lxvd2x %vs62, %r6, %r11
    vadduwm %v25, %v18, %v30
    vadduwm %v5, %v5, %v25
    vshasigmaw %v26, %v2, 1, 15
    vsel %v27, %v4, %v3, %v2
    vshasigmaw %v28, %v18, 0, 0
    vadduwm %v1, %v1, %v5
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v15, 0, 15
    vsel %v27, %v7, %v6, %v24
    vadduwm %v1, %v1, %v26
    vshasigmaw %v25, %v6, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v5, %v5, %v26
    vxor %v24, %v6, %v7
    vadduwm %v28, %v28, %v10
    vadduwm %v5, %v5, %v27
    vadduwm %v5, %v5, %v25
    vadduwm %v17, %v28, %v17
    lxvd2x %vs62, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v25, %v19, %v30
    vadduwm %v4, %v4, %v25
    vshasigmaw %v26, %v1, 1, 15
    vsel %v27, %v3, %v2, %v1
    vshasigmaw %v28, %v19, 0, 0
    vadduwm %v0, %v0, %v4
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v16, 0, 15
    vsel %v27, %v6, %v5, %v24
    vadduwm %v0, %v0, %v26
    vshasigmaw %v25, %v5, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v4, %v4, %v26
    vxor %v24, %v5, %v6
    vadduwm %v28, %v28, %v11
    vadduwm %v4, %v4, %v27
    vadduwm %v4, %v4, %v25
    vadduwm %v18, %v28, %v18
    lxvd2x %vs62, %r6, %r9
    vadduwm %v25, %v20, %v30
    vadduwm %v3, %v3, %v25
    vshasigmaw %v26, %v0, 1, 15
    vsel %v27, %v2, %v1, %v0
    vshasigmaw %v28, %v20, 0, 0
    vadduwm %v7, %v7, %v3
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v17, 0, 15
    vsel %v27, %v5, %v4, %v24
    vadduwm %v7, %v7, %v26
    vshasigmaw %v25, %v4, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v3, %v3, %v26
    vxor %v24, %v4, %v5
    vadduwm %v28, %v28, %v12
    vadduwm %v3, %v3, %v27
    vadduwm %v3, %v3, %v25
    vadduwm %v19, %v28, %v19
    lxvd2x %vs62, %r6, %r10
    vadduwm %v25, %v21, %v30
    vadduwm %v2, %v2, %v25
    vshasigmaw %v26, %v7, 1, 15
    vsel %v27, %v1, %v0, %v7
    vshasigmaw %v28, %v21, 0, 0
    vadduwm %v6, %v6, %v2
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v18, 0, 15
    vsel %v27, %v4, %v3, %v24
    vadduwm %v6, %v6, %v26
    vshasigmaw %v25, %v3, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v2, %v2, %v26
    vxor %v24, %v3, %v4
    vadduwm %v28, %v28, %v13
    vadduwm %v2, %v2, %v27
    vadduwm %v2, %v2, %v25
    vadduwm %v20, %v28, %v20
    lxvd2x %vs62, %r6, %r11
    vadduwm %v25, %v22, %v30
    vadduwm %v1, %v1, %v25
    vshasigmaw %v26, %v6, 1, 15
    vsel %v27, %v0, %v7, %v6
    vshasigmaw %v28, %v22, 0, 0
    vadduwm %v5, %v5, %v1
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v19, 0, 15
    vsel %v27, %v3, %v2, %v24
    vadduwm %v5, %v5, %v26
    vshasigmaw %v25, %v2, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v1, %v1, %v26
    vxor %v24, %v2, %v3
    vadduwm %v28, %v28, %v14
    vadduwm %v1, %v1, %v27
    vadduwm %v1, %v1, %v25
    vadduwm %v21, %v28, %v21
    lxvd2x %vs62, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v25, %v23, %v30
    vadduwm %v0, %v0, %v25
    vshasigmaw %v26, %v5, 1, 15
    vsel %v27, %v7, %v6, %v5
    vshasigmaw %v28, %v23, 0, 0
    vadduwm %v4, %v4, %v0
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v20, 0, 15
    vsel %v27, %v2, %v1, %v24
    vadduwm %v4, %v4, %v26
    vshasigmaw %v25, %v1, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v0, %v0, %v26
    vxor %v24, %v1, %v2
    vadduwm %v28, %v28, %v15
    vadduwm %v0, %v0, %v27
    vadduwm %v0, %v0, %v25
    vadduwm %v22, %v28, %v22
    lxvd2x %vs62, %r6, %r9
    vadduwm %v25, %v8, %v30
    vadduwm %v7, %v7, %v25
    vshasigmaw %v26, %v4, 1, 15
    vsel %v27, %v6, %v5, %v4
    vshasigmaw %v28, %v8, 0, 0
    vadduwm %v3, %v3, %v7
    vadduwm %v26, %v26, %v27
    vshasigmaw %v29, %v21, 0, 15
    vsel %v27, %v1, %v0, %v24
    vadduwm %v3, %v3, %v26
    vshasigmaw %v25, %v0, 1, 0
    vadduwm %v28, %v28, %v29
    vadduwm %v7, %v7, %v26
    vxor %v24, %v0, %v1
    vadduwm %v28, %v28, %v16
    vadduwm %v7, %v7, %v27
    vadduwm %v7, %v7, %v25
    vadduwm %v23, %v28, %v23
    lxvd2x %vs62, %r6, %r10
    vadduwm %v25, %v9, %v30
    vadduwm %v6, %v6, %v25
    vshasigmaw %v26, %v3, 1, 15
    vsel %v27, %v5, %v4, %v3
    vadduwm %v2, %v2, %v6
    vadduwm %v26, %v26, %v27
    vsel %v27, %v0, %v7, %v24
    vadduwm %v2, %v2, %v26
    vshasigmaw %v25, %v7, 1, 0
    vadduwm %v6, %v6, %v26
    vxor %v24, %v7, %v0
    vadduwm %v6, %v6, %v27
    vadduwm %v6, %v6, %v25
    lxvd2x %vs62, %r6, %r11
    vadduwm %v25, %v10, %v30
    vadduwm %v5, %v5, %v25
    vshasigmaw %v26, %v2, 1, 15
    vsel %v27, %v4, %v3, %v2
    vadduwm %v1, %v1, %v5
    vadduwm %v26, %v26, %v27
    vsel %v27, %v7, %v6, %v24
    vadduwm %v1, %v1, %v26
    vshasigmaw %v25, %v6, 1, 0
    vadduwm %v5, %v5, %v26
    vxor %v24, %v6, %v7
    vadduwm %v5, %v5, %v27
    vadduwm %v5, %v5, %v25
    lxvd2x %vs62, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v25, %v11, %v30
    vadduwm %v4, %v4, %v25
    vshasigmaw %v26, %v1, 1, 15
    vsel %v27, %v3, %v2, %v1
    vadduwm %v0, %v0, %v4
    vadduwm %v26, %v26, %v27
    vsel %v27, %v6, %v5, %v24
    vadduwm %v0, %v0, %v26
    vshasigmaw %v25, %v5, 1, 0
    vadduwm %v4, %v4, %v26
    vxor %v24, %v5, %v6
    vadduwm %v4, %v4, %v27
    vadduwm %v4, %v4, %v25
    lxvd2x %vs62, %r6, %r9
    vadduwm %v25, %v12, %v30
    vadduwm %v3, %v3, %v25
    vshasigmaw %v26, %v0, 1, 15
    vsel %v27, %v2, %v1, %v0
    vadduwm %v7, %v7, %v3
    vadduwm %v26, %v26, %v27
    vsel %v27, %v5, %v4, %v24
    vadduwm %v7, %v7, %v26
    vshasigmaw %v25, %v4, 1, 0
    vadduwm %v3, %v3, %v26
    vxor %v24, %v4, %v5
    vadduwm %v3, %v3, %v27
    vadduwm %v3, %v3, %v25
    lxvd2x %vs62, %r6, %r10
    vadduwm %v25, %v13, %v30
    vadduwm %v2, %v2, %v25
    vshasigmaw %v26, %v7, 1, 15
    vsel %v27, %v1, %v0, %v7
    vadduwm %v6, %v6, %v2
    vadduwm %v26, %v26, %v27
    vsel %v27, %v4, %v3, %v24
    vadduwm %v6, %v6, %v26
    vshasigmaw %v25, %v3, 1, 0
    vadduwm %v2, %v2, %v26
    vxor %v24, %v3, %v4
    vadduwm %v2, %v2, %v27
    vadduwm %v2, %v2, %v25
    lxvd2x %vs62, %r6, %r11
    vadduwm %v25, %v14, %v30
    vadduwm %v1, %v1, %v25
    vshasigmaw %v26, %v6, 1, 15
    vsel %v27, %v0, %v7, %v6
    vadduwm %v5, %v5, %v1
    vadduwm %v26, %v26, %v27
    vsel %v27, %v3, %v2, %v24
    vadduwm %v5, %v5, %v26
    vshasigmaw %v25, %v2, 1, 0
    vadduwm %v1, %v1, %v26
    vxor %v24, %v2, %v3
    vadduwm %v1, %v1, %v27
    vadduwm %v1, %v1, %v25
    lxvd2x %vs62, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v25, %v15, %v30
    vadduwm %v0, %v0, %v25
    vshasigmaw %v26, %v5, 1, 15
    vsel %v27, %v7, %v6, %v5
    vadduwm %v4, %v4, %v0
    vadduwm %v26, %v26, %v27
    vsel %v27, %v2, %v1, %v24
    vadduwm %v4, %v4, %v26
    vshasigmaw %v25, %v1, 1, 0
    vadduwm %v0, %v0, %v26
    vxor %v24, %v1, %v2
    vadduwm %v0, %v0, %v27
    vadduwm %v0, %v0, %v25
    lxvd2x %vs62, %r6, %r9
    vadduwm %v25, %v16, %v30
    vadduwm %v7, %v7, %v25
    vshasigmaw %v26, %v4, 1, 15
    vsel %v27, %v6, %v5, %v4
    vadduwm %v3, %v3, %v7
    vadduwm %v26, %v26, %v27
    vsel %v27, %v1, %v0, %v24
    vadduwm %v3, %v3, %v26
    vshasigmaw %v25, %v0, 1, 0
    vadduwm %v7, %v7, %v26
    vxor %v24, %v0, %v1
    vadduwm %v7, %v7, %v27
    vadduwm %v7, %v7, %v25
    lxvd2x %vs62, %r6, %r10
    vadduwm %v25, %v17, %v30
    vadduwm %v6, %v6, %v25
    vshasigmaw %v26, %v3, 1, 15
    vsel %v27, %v5, %v4, %v3
    vadduwm %v2, %v2, %v6
    vadduwm %v26, %v26, %v27
    vsel %v27, %v0, %v7, %v24
    vadduwm %v2, %v2, %v26
    vshasigmaw %v25, %v7, 1, 0
    vadduwm %v6, %v6, %v26
    vxor %v24, %v7, %v0
    vadduwm %v6, %v6, %v27
    vadduwm %v6, %v6, %v25
    lxvd2x %vs62, %r6, %r11
    vadduwm %v25, %v18, %v30
    vadduwm %v5, %v5, %v25
    vshasigmaw %v26, %v2, 1, 15
    vsel %v27, %v4, %v3, %v2
    vadduwm %v1, %v1, %v5
    vadduwm %v26, %v26, %v27
    vsel %v27, %v7, %v6, %v24
    vadduwm %v1, %v1, %v26
    vshasigmaw %v25, %v6, 1, 0
    vadduwm %v5, %v5, %v26
    vxor %v24, %v6, %v7
    vadduwm %v5, %v5, %v27
    vadduwm %v5, %v5, %v25
    lxvd2x %vs62, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v25, %v19, %v30
    vadduwm %v4, %v4, %v25
    vshasigmaw %v26, %v1, 1, 15
    vsel %v27, %v3, %v2, %v1
    vadduwm %v0, %v0, %v4
    vadduwm %v26, %v26, %v27
    vsel %v27, %v6, %v5, %v24
    vadduwm %v0, %v0, %v26
    vshasigmaw %v25, %v5, 1, 0
    vadduwm %v4, %v4, %v26
    vxor %v24, %v5, %v6
    vadduwm %v4, %v4, %v27
    vadduwm %v4, %v4, %v25
    lxvd2x %vs62, %r6, %r9
    vadduwm %v25, %v20, %v30
    vadduwm %v3, %v3, %v25
    vshasigmaw %v26, %v0, 1, 15
    vsel %v27, %v2, %v1, %v0
    vadduwm %v7, %v7, %v3
    vadduwm %v26, %v26, %v27
    vsel %v27, %v5, %v4, %v24
    vadduwm %v7, %v7, %v26
    vshasigmaw %v25, %v4, 1, 0
    vadduwm %v3, %v3, %v26
    vxor %v24, %v4, %v5
    vadduwm %v3, %v3, %v27
    vadduwm %v3, %v3, %v25
    lxvd2x %vs62, %r6, %r10
    vadduwm %v25, %v21, %v30
    vadduwm %v2, %v2, %v25
    vshasigmaw %v26, %v7, 1, 15
    vsel %v27, %v1, %v0, %v7
    vadduwm %v6, %v6, %v2
    vadduwm %v26, %v26, %v27
    vsel %v27, %v4, %v3, %v24
    vadduwm %v6, %v6, %v26
    vshasigmaw %v25, %v3, 1, 0
    vadduwm %v2, %v2, %v26
    vxor %v24, %v3, %v4
    vadduwm %v2, %v2, %v27
    vadduwm %v2, %v2, %v25
    lxvd2x %vs62, %r6, %r11
    vadduwm %v25, %v22, %v30
    vadduwm %v1, %v1, %v25
    vshasigmaw %v26, %v6, 1, 15
    vsel %v27, %v0, %v7, %v6
    vadduwm %v5, %v5, %v1
    vadduwm %v26, %v26, %v27
    vsel %v27, %v3, %v2, %v24
    vadduwm %v5, %v5, %v26
    vshasigmaw %v25, %v2, 1, 0
    vadduwm %v1, %v1, %v26
    vxor %v24, %v2, %v3
    vadduwm %v1, %v1, %v27
    vadduwm %v1, %v1, %v25
    lxvd2x %vs62, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v25, %v23, %v30
    vadduwm %v0, %v0, %v25
    vshasigmaw %v26, %v5, 1, 15
    vsel %v27, %v7, %v6, %v5
    vadduwm %v4, %v4, %v0
    vadduwm %v26, %v26, %v27
    vsel %v27, %v2, %v1, %v24
    vadduwm %v4, %v4, %v26
    vshasigmaw %v25, %v1, 1, 0
    vadduwm %v0, %v0, %v26
    vxor %v24, %v1, %v2
    vadduwm %v0, %v0, %v27
    vadduwm %v0, %v0, %v25
    li %r7, 48
    lxvd2x %vs56, %r1, %r7
    vadduwm %v0, %v0, %v24
    li %r7, 64
    lxvd2x %vs57, %r1, %r7
    vadduwm %v1, %v1, %v25
    li %r7, 80
    lxvd2x %vs58, %r1, %r7
    vadduwm %v2, %v2, %v26
    li %r7, 96
    lxvd2x %vs59, %r1, %r7
    vadduwm %v3, %v3, %v27
    li %r7, 112
    lxvd2x %vs60, %r1, %r7
    vadduwm %v4, %v4, %v28
    li %r7, 128
    lxvd2x %vs61, %r1, %r7
    vadduwm %v5, %v5, %v29
    li %r7, 144
    lxvd2x %vs56, %r1, %r7
    vadduwm %v6, %v6, %v24
    li %r7, 160
    lxvd2x %vs57, %r1, %r7
    vadduwm %v7, %v7, %v25
    addi %r6, %r6, -1024
    addi %r5, %r5, -64
    cmpldi %r5, 64
    bge 2b
3:
    li %r7, 0
    stxvd2x %vs32, %r3, %r7
    li %r7, 16
    stxvd2x %vs33, %r3, %r7
    li %r7, 32
    stxvd2x %vs34, %r3, %r7
    li %r7, 48
    stxvd2x %vs35, %r3, %r7
    li %r7, 64
    stxvd2x %vs36, %r3, %r7
    li %r7, 80
    stxvd2x %vs37, %r3, %r7
    li %r7, 96
    stxvd2x %vs38, %r3, %r7
    li %r7, 112
    stxvd2x %vs39, %r3, %r7
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
    li %r7, 48
    stxvd2x %vs32, %r1, %r7
    li %r7, 64
    stxvd2x %vs32, %r1, %r7
    li %r7, 80
    stxvd2x %vs32, %r1, %r7
    li %r7, 96
    stxvd2x %vs32, %r1, %r7
    li %r7, 112
    stxvd2x %vs32, %r1, %r7
    li %r7, 128
    stxvd2x %vs32, %r1, %r7
    li %r7, 144
    stxvd2x %vs32, %r1, %r7
    li %r7, 160
    stxvd2x %vs32, %r1, %r7
    ld %r30, 32(%r1)
    ld %r31, 40(%r1)
    li %r7, 208
    lxvd2x %vs52, %r1, %r7
    li %r7, 224
    lxvd2x %vs53, %r1, %r7
    li %r7, 240
    lxvd2x %vs54, %r1, %r7
    li %r7, 256
    lxvd2x %vs55, %r1, %r7
    li %r7, 272
    lxvd2x %vs56, %r1, %r7
    li %r7, 288
    lxvd2x %vs57, %r1, %r7
    li %r7, 304
    lxvd2x %vs58, %r1, %r7
    li %r7, 320
    lxvd2x %vs59, %r1, %r7
    li %r7, 336
    lxvd2x %vs60, %r1, %r7
    li %r7, 352
    lxvd2x %vs61, %r1, %r7
    li %r7, 368
    lxvd2x %vs62, %r1, %r7
    addi %r1, %r1, 384
    .cfi_def_cfa r1, 0
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
    blr
    .cfi_endproc
