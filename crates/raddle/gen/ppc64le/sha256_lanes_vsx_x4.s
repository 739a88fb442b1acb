    stdu %r1, -336(%r1)
    li %r7, 160
    stxvd2x %vs52, %r1, %r7
    li %r7, 176
    stxvd2x %vs53, %r1, %r7
    li %r7, 192
    stxvd2x %vs54, %r1, %r7
    li %r7, 208
    stxvd2x %vs55, %r1, %r7
    li %r7, 224
    stxvd2x %vs56, %r1, %r7
    li %r7, 240
    stxvd2x %vs57, %r1, %r7
    li %r7, 256
    stxvd2x %vs58, %r1, %r7
    li %r7, 272
    stxvd2x %vs59, %r1, %r7
    li %r7, 288
    stxvd2x %vs60, %r1, %r7
    li %r7, 304
    stxvd2x %vs61, %r1, %r7
    li %r7, 320
    stxvd2x %vs62, %r1, %r7
    ld %r8, 0(%r4)
    ld %r9, 8(%r4)
    ld %r10, 16(%r4)
    ld %r11, 24(%r4)
    li %r7, 0
    lxvw4x %vs32, %r3, %r7
    li %r7, 16
    lxvw4x %vs33, %r3, %r7
    li %r7, 32
    lxvw4x %vs34, %r3, %r7
    li %r7, 48
    lxvw4x %vs35, %r3, %r7
    li %r7, 64
    lxvw4x %vs36, %r3, %r7
    li %r7, 80
    lxvw4x %vs37, %r3, %r7
    li %r7, 96
    lxvw4x %vs38, %r3, %r7
    li %r7, 112
    lxvw4x %vs39, %r3, %r7
    cmpldi %r5, 64
    blt 3f
2:
    li %r7, 1024
    lxvw4x %vs60, %r6, %r7
    li %r7, 1040
    lxvw4x %vs61, %r6, %r7
    li %r7, 32
    stxvw4x %vs32, %r1, %r7
    li %r7, 48
    stxvw4x %vs33, %r1, %r7
    li %r7, 64
    stxvw4x %vs34, %r1, %r7
    li %r7, 80
    stxvw4x %vs35, %r1, %r7
    li %r7, 96
    stxvw4x %vs36, %r1, %r7
    li %r7, 112
    stxvw4x %vs37, %r1, %r7
    li %r7, 128
    stxvw4x %vs38, %r1, %r7
    li %r7, 144
    stxvw4x %vs39, %r1, %r7
    li %r7, 0
    lxvw4x %vs40, %r8, %r7
    li %r7, 0
    lxvw4x %vs41, %r9, %r7
    li %r7, 0
    lxvw4x %vs42, %r10, %r7
    li %r7, 0
    lxvw4x %vs43, %r11, %r7
    vperm %v24, %v8, %v9, %v28
    vperm %v25, %v10, %v11, %v28
    vperm %v26, %v8, %v9, %v29
    vperm %v27, %v10, %v11, %v29
    xxpermdi %vs40, %vs56, %vs57, 0
    xxpermdi %vs41, %vs56, %vs57, 3
    xxpermdi %vs42, %vs58, %vs59, 0
    xxpermdi %vs43, %vs58, %vs59, 3
    li %r7, 16
    lxvw4x %vs44, %r8, %r7
    li %r7, 16
    lxvw4x %vs45, %r9, %r7
    li %r7, 16
    lxvw4x %vs46, %r10, %r7
    li %r7, 16
    lxvw4x %vs47, %r11, %r7
    vperm %v24, %v12, %v13, %v28
    vperm %v25, %v14, %v15, %v28
    vperm %v26, %v12, %v13, %v29
    vperm %v27, %v14, %v15, %v29
    xxpermdi %vs44, %vs56, %vs57, 0
    xxpermdi %vs45, %vs56, %vs57, 3
    xxpermdi %vs46, %vs58, %vs59, 0
    xxpermdi %vs47, %vs58, %vs59, 3
    li %r7, 32
    lxvw4x %vs48, %r8, %r7
    li %r7, 32
    lxvw4x %vs49, %r9, %r7
    li %r7, 32
    lxvw4x %vs50, %r10, %r7
    li %r7, 32
    lxvw4x %vs51, %r11, %r7
    vperm %v24, %v16, %v17, %v28
    vperm %v25, %v18, %v19, %v28
    vperm %v26, %v16, %v17, %v29
    vperm %v27, %v18, %v19, %v29
    xxpermdi %vs48, %vs56, %vs57, 0
    xxpermdi %vs49, %vs56, %vs57, 3
    xxpermdi %vs50, %vs58, %vs59, 0
    xxpermdi %vs51, %vs58, %vs59, 3
    li %r7, 48
    lxvw4x %vs52, %r8, %r7
    li %r7, 48
    lxvw4x %vs53, %r9, %r7
    li %r7, 48
    lxvw4x %vs54, %r10, %r7
    li %r7, 48
    lxvw4x %vs55, %r11, %r7
    vperm %v24, %v20, %v21, %v28
    vperm %v25, %v22, %v23, %v28
    vperm %v26, %v20, %v21, %v29
    vperm %v27, %v22, %v23, %v29
    xxpermdi %vs52, %vs56, %vs57, 0
    xxpermdi %vs53, %vs56, %vs57, 3
    xxpermdi %vs54, %vs58, %vs59, 0
    xxpermdi %vs55, %vs58, %vs59, 3
    vxor %v24, %v1, %v2
    li %r7, 0
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v8, %v30
    vadduwm %v7, %v7, %v25
    vshasigmaw %v26, %v4, 1, 15
    vsel %v27, %v6, %v5, %v4
    vadduwm %v7, %v7, %v27
    vsel %v27, %v1, %v0, %v24
    vshasigmaw %v25, %v0, 1, 0
    vadduwm %v7, %v7, %v26
    vadduwm %v3, %v3, %v7
    vxor %v24, %v0, %v1
    vadduwm %v7, %v7, %v27
    vadduwm %v7, %v7, %v25
    vshasigmaw %v28, %v9, 0, 0
    vadduwm %v28, %v28, %v17
    vshasigmaw %v29, %v22, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v8, %v28, %v8
    li %r7, 16
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v9, %v30
    vadduwm %v6, %v6, %v25
    vshasigmaw %v26, %v3, 1, 15
    vsel %v27, %v5, %v4, %v3
    vadduwm %v6, %v6, %v27
    vsel %v27, %v0, %v7, %v24
    vshasigmaw %v25, %v7, 1, 0
    vadduwm %v6, %v6, %v26
    vadduwm %v2, %v2, %v6
    vxor %v24, %v7, %v0
    vadduwm %v6, %v6, %v27
    vadduwm %v6, %v6, %v25
    vshasigmaw %v28, %v10, 0, 0
    vadduwm %v28, %v28, %v18
    vshasigmaw %v29, %v23, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v9, %v28, %v9
    li %r7, 32
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v10, %v30
    vadduwm %v5, %v5, %v25
    vshasigmaw %v26, %v2, 1, 15
    vsel %v27, %v4, %v3, %v2
    vadduwm %v5, %v5, %v27
    vsel %v27, %v7, %v6, %v24
    vshasigmaw %v25, %v6, 1, 0
    vadduwm %v5, %v5, %v26
    vadduwm %v1, %v1, %v5
    vxor %v24, %v6, %v7
    vadduwm %v5, %v5, %v27
    vadduwm %v5, %v5, %v25
    vshasigmaw %v28, %v11, 0, 0
    vadduwm %v28, %v28, %v19
    vshasigmaw %v29, %v8, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v10, %v28, %v10
    li %r7, 48
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v11, %v30
    vadduwm %v4, %v4, %v25
    vshasigmaw %v26, %v1, 1, 15
    vsel %v27, %v3, %v2, %v1
    vadduwm %v4, %v4, %v27
    vsel %v27, %v6, %v5, %v24
    vshasigmaw %v25, %v5, 1, 0
    vadduwm %v4, %v4, %v26
    vadduwm %v0, %v0, %v4
    vxor %v24, %v5, %v6
    vadduwm %v4, %v4, %v27
    vadduwm %v4, %v4, %v25
    vshasigmaw %v28, %v12, 0, 0
    vadduwm %v28, %v28, %v20
    vshasigmaw %v29, %v9, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v11, %v28, %v11
    li %r7, 64
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v12, %v30
    vadduwm %v3, %v3, %v25
    vshasigmaw %v26, %v0, 1, 15
    vsel %v27, %v2, %v1, %v0
    vadduwm %v3, %v3, %v27
    vsel %v27, %v5, %v4, %v24
    vshasigmaw %v25, %v4, 1, 0
    vadduwm %v3, %v3, %v26
    vadduwm %v7, %v7, %v3
    vxor %v24, %v4, %v5
    vadduwm %v3, %v3, %v27
    vadduwm %v3, %v3, %v25
    vshasigmaw %v28, %v13, 0, 0
    vadduwm %v28, %v28, %v21
    vshasigmaw %v29, %v10, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v12, %v28, %v12
    li %r7, 80
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v13, %v30
    vadduwm %v2, %v2, %v25
    vshasigmaw %v26, %v7, 1, 15
    vsel %v27, %v1, %v0, %v7
    vadduwm %v2, %v2, %v27
    vsel %v27, %v4, %v3, %v24
    vshasigmaw %v25, %v3, 1, 0
    vadduwm %v2, %v2, %v26
    vadduwm %v6, %v6, %v2
    vxor %v24, %v3, %v4
    vadduwm %v2, %v2, %v27
    vadduwm %v2, %v2, %v25
    vshasigmaw %v28, %v14, 0, 0
    vadduwm %v28, %v28, %v22
    vshasigmaw %v29, %v11, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v13, %v28, %v13
    li %r7, 96
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v14, %v30
    vadduwm %v1, %v1, %v25
    vshasigmaw %v26, %v6, 1, 15
    vsel %v27, %v0, %v7, %v6
    vadduwm %v1, %v1, %v27
    vsel %v27, %v3, %v2, %v24
    vshasigmaw %v25, %v2, 1, 0
    vadduwm %v1, %v1, %v26
    vadduwm %v5, %v5, %v1
    vxor %v24, %v2, %v3
    vadduwm %v1, %v1, %v27
    vadduwm %v1, %v1, %v25
    vshasigmaw %v28, %v15, 0, 0
    vadduwm %v28, %v28, %v23
    vshasigmaw %v29, %v12, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v14, %v28, %v14
    li %r7, 112
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v15, %v30
    vadduwm %v0, %v0, %v25
    vshasigmaw %v26, %v5, 1, 15
    vsel %v27, %v7, %v6, %v5
    vadduwm %v0, %v0, %v27
    vsel %v27, %v2, %v1, %v24
    vshasigmaw %v25, %v1, 1, 0
    vadduwm %v0, %v0, %v26
    vadduwm %v4, %v4, %v0
    vxor %v24, %v1, %v2
    vadduwm %v0, %v0, %v27
    vadduwm %v0, %v0, %v25
    vshasigmaw %v28, %v16, 0, 0
    vadduwm %v28, %v28, %v8
    vshasigmaw %v29, %v13, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v15, %v28, %v15
    li %r7, 128
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v16, %v30
    vadduwm %v7, %v7, %v25
    vshasigmaw %v26, %v4, 1, 15
    vsel %v27, %v6, %v5, %v4
    vadduwm %v7, %v7, %v27
    vsel %v27, %v1, %v0, %v24
    vshasigmaw %v25, %v0, 1, 0
    vadduwm %v7, %v7, %v26
    vadduwm %v3, %v3, %v7
    vxor %v24, %v0, %v1
    vadduwm %v7, %v7, %v27
    vadduwm %v7, %v7, %v25
    vshasigmaw %v28, %v17, 0, 0
    vadduwm %v28, %v28, %v9
    vshasigmaw %v29, %v14, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v16, %v28, %v16
    li %r7, 144
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v17, %v30
    vadduwm %v6, %v6, %v25
    vshasigmaw %v26, %v3, 1, 15
    vsel %v27, %v5, %v4, %v3
    vadduwm %v6, %v6, %v27
    vsel %v27, %v0, %v7, %v24
    vshasigmaw %v25, %v7, 1, 0
    vadduwm %v6, %v6, %v26
    vadduwm %v2, %v2, %v6
    vxor %v24, %v7, %v0
    vadduwm %v6, %v6, %v27
    vadduwm %v6, %v6, %v25
    vshasigmaw %v28, %v18, 0, 0
    vadduwm %v28, %v28, %v10
    vshasigmaw %v29, %v15, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v17, %v28, %v17
    li %r7, 160
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v18, %v30
    vadduwm %v5, %v5, %v25
    vshasigmaw %v26, %v2, 1, 15
    vsel %v27, %v4, %v3, %v2
    vadduwm %v5, %v5, %v27
    vsel %v27, %v7, %v6, %v24
    vshasigmaw %v25, %v6, 1, 0
    vadduwm %v5, %v5, %v26
    vadduwm %v1, %v1, %v5
    vxor %v24, %v6, %v7
    vadduwm %v5, %v5, %v27
    vadduwm %v5, %v5, %v25
    vshasigmaw %v28, %v19, 0, 0
    vadduwm %v28, %v28, %v11
    vshasigmaw %v29, %v16, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v18, %v28, %v18
    li %r7, 176
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v19, %v30
    vadduwm %v4, %v4, %v25
    vshasigmaw %v26, %v1, 1, 15
    vsel %v27, %v3, %v2, %v1
    vadduwm %v4, %v4, %v27
    vsel %v27, %v6, %v5, %v24
    vshasigmaw %v25, %v5, 1, 0
    vadduwm %v4, %v4, %v26
    vadduwm %v0, %v0, %v4
    vxor %v24, %v5, %v6
    vadduwm %v4, %v4, %v27
    vadduwm %v4, %v4, %v25
    vshasigmaw %v28, %v20, 0, 0
    vadduwm %v28, %v28, %v12
    vshasigmaw %v29, %v17, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v19, %v28, %v19
    li %r7, 192
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v20, %v30
    vadduwm %v3, %v3, %v25
    vshasigmaw %v26, %v0, 1, 15
    vsel %v27, %v2, %v1, %v0
    vadduwm %v3, %v3, %v27
    vsel %v27, %v5, %v4, %v24
    vshasigmaw %v25, %v4, 1, 0
    vadduwm %v3, %v3, %v26
    vadduwm %v7, %v7, %v3
    vxor %v24, %v4, %v5
    vadduwm %v3, %v3, %v27
    vadduwm %v3, %v3, %v25
    vshasigmaw %v28, %v21, 0, 0
    vadduwm %v28, %v28, %v13
    vshasigmaw %v29, %v18, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v20, %v28, %v20
    li %r7, 208
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v21, %v30
    vadduwm %v2, %v2, %v25
    vshasigmaw %v26, %v7, 1, 15
    vsel %v27, %v1, %v0, %v7
    vadduwm %v2, %v2, %v27
    vsel %v27, %v4, %v3, %v24
    vshasigmaw %v25, %v3, 1, 0
    vadduwm %v2, %v2, %v26
    vadduwm %v6, %v6, %v2
    vxor %v24, %v3, %v4
    vadduwm %v2, %v2, %v27
    vadduwm %v2, %v2, %v25
    vshasigmaw %v28, %v22, 0, 0
    vadduwm %v28, %v28, %v14
    vshasigmaw %v29, %v19, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v21, %v28, %v21
    li %r7, 224
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v22, %v30
    vadduwm %v1, %v1, %v25
    vshasigmaw %v26, %v6, 1, 15
    vsel %v27, %v0, %v7, %v6
    vadduwm %v1, %v1, %v27
    vsel %v27, %v3, %v2, %v24
    vshasigmaw %v25, %v2, 1, 0
    vadduwm %v1, %v1, %v26
    vadduwm %v5, %v5, %v1
    vxor %v24, %v2, %v3
    vadduwm %v1, %v1, %v27
    vadduwm %v1, %v1, %v25
    vshasigmaw %v28, %v23, 0, 0
    vadduwm %v28, %v28, %v15
    vshasigmaw %v29, %v20, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v22, %v28, %v22
    li %r7, 240
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v23, %v30
    vadduwm %v0, %v0, %v25
    vshasigmaw %v26, %v5, 1, 15
    vsel %v27, %v7, %v6, %v5
    vadduwm %v0, %v0, %v27
    vsel %v27, %v2, %v1, %v24
    vshasigmaw %v25, %v1, 1, 0
    vadduwm %v0, %v0, %v26
    vadduwm %v4, %v4, %v0
    vxor %v24, %v1, %v2
    vadduwm %v0, %v0, %v27
    vadduwm %v0, %v0, %v25
    vshasigmaw %v28, %v8, 0, 0
    vadduwm %v28, %v28, %v16
    vshasigmaw %v29, %v21, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v23, %v28, %v23
    li %r7, 256
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v8, %v30
    vadduwm %v7, %v7, %v25
    vshasigmaw %v26, %v4, 1, 15
    vsel %v27, %v6, %v5, %v4
    vadduwm %v7, %v7, %v27
    vsel %v27, %v1, %v0, %v24
    vshasigmaw %v25, %v0, 1, 0
    vadduwm %v7, %v7, %v26
    vadduwm %v3, %v3, %v7
    vxor %v24, %v0, %v1
    vadduwm %v7, %v7, %v27
    vadduwm %v7, %v7, %v25
    vshasigmaw %v28, %v9, 0, 0
    vadduwm %v28, %v28, %v17
    vshasigmaw %v29, %v22, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v8, %v28, %v8
    li %r7, 272
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v9, %v30
    vadduwm %v6, %v6, %v25
    vshasigmaw %v26, %v3, 1, 15
    vsel %v27, %v5, %v4, %v3
    vadduwm %v6, %v6, %v27
    vsel %v27, %v0, %v7, %v24
    vshasigmaw %v25, %v7, 1, 0
    vadduwm %v6, %v6, %v26
    vadduwm %v2, %v2, %v6
    vxor %v24, %v7, %v0
    vadduwm %v6, %v6, %v27
    vadduwm %v6, %v6, %v25
    vshasigmaw %v28, %v10, 0, 0
    vadduwm %v28, %v28, %v18
    vshasigmaw %v29, %v23, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v9, %v28, %v9
    li %r7, 288
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v10, %v30
    vadduwm %v5, %v5, %v25
    vshasigmaw %v26, %v2, 1, 15
    vsel %v27, %v4, %v3, %v2
    vadduwm %v5, %v5, %v27
    vsel %v27, %v7, %v6, %v24
    vshasigmaw %v25, %v6, 1, 0
    vadduwm %v5, %v5, %v26
    vadduwm %v1, %v1, %v5
    vxor %v24, %v6, %v7
    vadduwm %v5, %v5, %v27
    vadduwm %v5, %v5, %v25
    vshasigmaw %v28, %v11, 0, 0
    vadduwm %v28, %v28, %v19
    vshasigmaw %v29, %v8, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v10, %v28, %v10
    li %r7, 304
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v11, %v30
    vadduwm %v4, %v4, %v25
    vshasigmaw %v26, %v1, 1, 15
    vsel %v27, %v3, %v2, %v1
    vadduwm %v4, %v4, %v27
    vsel %v27, %v6, %v5, %v24
    vshasigmaw %v25, %v5, 1, 0
    vadduwm %v4, %v4, %v26
    vadduwm %v0, %v0, %v4
    vxor %v24, %v5, %v6
    vadduwm %v4, %v4, %v27
    vadduwm %v4, %v4, %v25
    vshasigmaw %v28, %v12, 0, 0
    vadduwm %v28, %v28, %v20
    vshasigmaw %v29, %v9, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v11, %v28, %v11
    li %r7, 320
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v12, %v30
    vadduwm %v3, %v3, %v25
    vshasigmaw %v26, %v0, 1, 15
    vsel %v27, %v2, %v1, %v0
    vadduwm %v3, %v3, %v27
    vsel %v27, %v5, %v4, %v24
    vshasigmaw %v25, %v4, 1, 0
    vadduwm %v3, %v3, %v26
    vadduwm %v7, %v7, %v3
    vxor %v24, %v4, %v5
    vadduwm %v3, %v3, %v27
    vadduwm %v3, %v3, %v25
    vshasigmaw %v28, %v13, 0, 0
    vadduwm %v28, %v28, %v21
    vshasigmaw %v29, %v10, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v12, %v28, %v12
    li %r7, 336
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v13, %v30
    vadduwm %v2, %v2, %v25
    vshasigmaw %v26, %v7, 1, 15
    vsel %v27, %v1, %v0, %v7
    vadduwm %v2, %v2, %v27
    vsel %v27, %v4, %v3, %v24
    vshasigmaw %v25, %v3, 1, 0
    vadduwm %v2, %v2, %v26
    vadduwm %v6, %v6, %v2
    vxor %v24, %v3, %v4
    vadduwm %v2, %v2, %v27
    vadduwm %v2, %v2, %v25
    vshasigmaw %v28, %v14, 0, 0
    vadduwm %v28, %v28, %v22
    vshasigmaw %v29, %v11, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v13, %v28, %v13
    li %r7, 352
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v14, %v30
    vadduwm %v1, %v1, %v25
    vshasigmaw %v26, %v6, 1, 15
    vsel %v27, %v0, %v7, %v6
    vadduwm %v1, %v1, %v27
    vsel %v27, %v3, %v2, %v24
    vshasigmaw %v25, %v2, 1, 0
    vadduwm %v1, %v1, %v26
    vadduwm %v5, %v5, %v1
    vxor %v24, %v2, %v3
    vadduwm %v1, %v1, %v27
    vadduwm %v1, %v1, %v25
    vshasigmaw %v28, %v15, 0, 0
    vadduwm %v28, %v28, %v23
    vshasigmaw %v29, %v12, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v14, %v28, %v14
    li %r7, 368
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v15, %v30
    vadduwm %v0, %v0, %v25
    vshasigmaw %v26, %v5, 1, 15
    vsel %v27, %v7, %v6, %v5
    vadduwm %v0, %v0, %v27
    vsel %v27, %v2, %v1, %v24
    vshasigmaw %v25, %v1, 1, 0
    vadduwm %v0, %v0, %v26
    vadduwm %v4, %v4, %v0
    vxor %v24, %v1, %v2
    vadduwm %v0, %v0, %v27
    vadduwm %v0, %v0, %v25
    vshasigmaw %v28, %v16, 0, 0
    vadduwm %v28, %v28, %v8
    vshasigmaw %v29, %v13, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v15, %v28, %v15
    li %r7, 384
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v16, %v30
    vadduwm %v7, %v7, %v25
    vshasigmaw %v26, %v4, 1, 15
    vsel %v27, %v6, %v5, %v4
    vadduwm %v7, %v7, %v27
    vsel %v27, %v1, %v0, %v24
    vshasigmaw %v25, %v0, 1, 0
    vadduwm %v7, %v7, %v26
    vadduwm %v3, %v3, %v7
    vxor %v24, %v0, %v1
    vadduwm %v7, %v7, %v27
    vadduwm %v7, %v7, %v25
    vshasigmaw %v28, %v17, 0, 0
    vadduwm %v28, %v28, %v9
    vshasigmaw %v29, %v14, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v16, %v28, %v16
    li %r7, 400
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v17, %v30
    vadduwm %v6, %v6, %v25
    vshasigmaw %v26, %v3, 1, 15
    vsel %v27, %v5, %v4, %v3
    vadduwm %v6, %v6, %v27
    vsel %v27, %v0, %v7, %v24
    vshasigmaw %v25, %v7, 1, 0
    vadduwm %v6, %v6, %v26
    vadduwm %v2, %v2, %v6
    vxor %v24, %v7, %v0
    vadduwm %v6, %v6, %v27
    vadduwm %v6, %v6, %v25
    vshasigmaw %v28, %v18, 0, 0
    vadduwm %v28, %v28, %v10
    vshasigmaw %v29, %v15, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v17, %v28, %v17
    li %r7, 416
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v18, %v30
    vadduwm %v5, %v5, %v25
    vshasigmaw %v26, %v2, 1, 15
    vsel %v27, %v4, %v3, %v2
    vadduwm %v5, %v5, %v27
    vsel %v27, %v7, %v6, %v24
    vshasigmaw %v25, %v6, 1, 0
    vadduwm %v5, %v5, %v26
    vadduwm %v1, %v1, %v5
    vxor %v24, %v6, %v7
    vadduwm %v5, %v5, %v27
    vadduwm %v5, %v5, %v25
    vshasigmaw %v28, %v19, 0, 0
    vadduwm %v28, %v28, %v11
    vshasigmaw %v29, %v16, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v18, %v28, %v18
    li %r7, 432
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v19, %v30
    vadduwm %v4, %v4, %v25
    vshasigmaw %v26, %v1, 1, 15
    vsel %v27, %v3, %v2, %v1
    vadduwm %v4, %v4, %v27
    vsel %v27, %v6, %v5, %v24
    vshasigmaw %v25, %v5, 1, 0
    vadduwm %v4, %v4, %v26
    vadduwm %v0, %v0, %v4
    vxor %v24, %v5, %v6
    vadduwm %v4, %v4, %v27
    vadduwm %v4, %v4, %v25
    vshasigmaw %v28, %v20, 0, 0
    vadduwm %v28, %v28, %v12
    vshasigmaw %v29, %v17, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v19, %v28, %v19
    li %r7, 448
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v20, %v30
    vadduwm %v3, %v3, %v25
    vshasigmaw %v26, %v0, 1, 15
    vsel %v27, %v2, %v1, %v0
    vadduwm %v3, %v3, %v27
    vsel %v27, %v5, %v4, %v24
    vshasigmaw %v25, %v4, 1, 0
    vadduwm %v3, %v3, %v26
    vadduwm %v7, %v7, %v3
    vxor %v24, %v4, %v5
    vadduwm %v3, %v3, %v27
    vadduwm %v3, %v3, %v25
    vshasigmaw %v28, %v21, 0, 0
    vadduwm %v28, %v28, %v13
    vshasigmaw %v29, %v18, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v20, %v28, %v20
    li %r7, 464
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v21, %v30
    vadduwm %v2, %v2, %v25
    vshasigmaw %v26, %v7, 1, 15
    vsel %v27, %v1, %v0, %v7
    vadduwm %v2, %v2, %v27
    vsel %v27, %v4, %v3, %v24
    vshasigmaw %v25, %v3, 1, 0
    vadduwm %v2, %v2, %v26
    vadduwm %v6, %v6, %v2
    vxor %v24, %v3, %v4
    vadduwm %v2, %v2, %v27
    vadduwm %v2, %v2, %v25
    vshasigmaw %v28, %v22, 0, 0
    vadduwm %v28, %v28, %v14
    vshasigmaw %v29, %v19, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v21, %v28, %v21
    li %r7, 480
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v22, %v30
    vadduwm %v1, %v1, %v25
    vshasigmaw %v26, %v6, 1, 15
    vsel %v27, %v0, %v7, %v6
    vadduwm %v1, %v1, %v27
    vsel %v27, %v3, %v2, %v24
    vshasigmaw %v25, %v2, 1, 0
    vadduwm %v1, %v1, %v26
    vadduwm %v5, %v5, %v1
    vxor %v24, %v2, %v3
    vadduwm %v1, %v1, %v27
    vadduwm %v1, %v1, %v25
    vshasigmaw %v28, %v23, 0, 0
    vadduwm %v28, %v28, %v15
    vshasigmaw %v29, %v20, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v22, %v28, %v22
    li %r7, 496
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v23, %v30
    vadduwm %v0, %v0, %v25
    vshasigmaw %v26, %v5, 1, 15
    vsel %v27, %v7, %v6, %v5
    vadduwm %v0, %v0, %v27
    vsel %v27, %v2, %v1, %v24
    vshasigmaw %v25, %v1, 1, 0
    vadduwm %v0, %v0, %v26
    vadduwm %v4, %v4, %v0
    vxor %v24, %v1, %v2
    vadduwm %v0, %v0, %v27
    vadduwm %v0, %v0, %v25
    vshasigmaw %v28, %v8, 0, 0
    vadduwm %v28, %v28, %v16
    vshasigmaw %v29, %v21, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v23, %v28, %v23
    li %r7, 512
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v8, %v30
    vadduwm %v7, %v7, %v25
    vshasigmaw %v26, %v4, 1, 15
    vsel %v27, %v6, %v5, %v4
    vadduwm %v7, %v7, %v27
    vsel %v27, %v1, %v0, %v24
    vshasigmaw %v25, %v0, 1, 0
    vadduwm %v7, %v7, %v26
    vadduwm %v3, %v3, %v7
    vxor %v24, %v0, %v1
    vadduwm %v7, %v7, %v27
    vadduwm %v7, %v7, %v25
    vshasigmaw %v28, %v9, 0, 0
    vadduwm %v28, %v28, %v17
    vshasigmaw %v29, %v22, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v8, %v28, %v8
    li %r7, 528
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v9, %v30
    vadduwm %v6, %v6, %v25
    vshasigmaw %v26, %v3, 1, 15
    vsel %v27, %v5, %v4, %v3
    vadduwm %v6, %v6, %v27
    vsel %v27, %v0, %v7, %v24
    vshasigmaw %v25, %v7, 1, 0
    vadduwm %v6, %v6, %v26
    vadduwm %v2, %v2, %v6
    vxor %v24, %v7, %v0
    vadduwm %v6, %v6, %v27
    vadduwm %v6, %v6, %v25
    vshasigmaw %v28, %v10, 0, 0
    vadduwm %v28, %v28, %v18
    vshasigmaw %v29, %v23, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v9, %v28, %v9
    li %r7, 544
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v10, %v30
    vadduwm %v5, %v5, %v25
    vshasigmaw %v26, %v2, 1, 15
    vsel %v27, %v4, %v3, %v2
    vadduwm %v5, %v5, %v27
    vsel %v27, %v7, %v6, %v24
    vshasigmaw %v25, %v6, 1, 0
    vadduwm %v5, %v5, %v26
    vadduwm %v1, %v1, %v5
    vxor %v24, %v6, %v7
    vadduwm %v5, %v5, %v27
    vadduwm %v5, %v5, %v25
    vshasigmaw %v28, %v11, 0, 0
    vadduwm %v28, %v28, %v19
    vshasigmaw %v29, %v8, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v10, %v28, %v10
    li %r7, 560
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v11, %v30
    vadduwm %v4, %v4, %v25
    vshasigmaw %v26, %v1, 1, 15
    vsel %v27, %v3, %v2, %v1
    vadduwm %v4, %v4, %v27
    vsel %v27, %v6, %v5, %v24
    vshasigmaw %v25, %v5, 1, 0
    vadduwm %v4, %v4, %v26
    vadduwm %v0, %v0, %v4
    vxor %v24, %v5, %v6
    vadduwm %v4, %v4, %v27
    vadduwm %v4, %v4, %v25
    vshasigmaw %v28, %v12, 0, 0
    vadduwm %v28, %v28, %v20
    vshasigmaw %v29, %v9, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v11, %v28, %v11
    li %r7, 576
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v12, %v30
    vadduwm %v3, %v3, %v25
    vshasigmaw %v26, %v0, 1, 15
    vsel %v27, %v2, %v1, %v0
    vadduwm %v3, %v3, %v27
    vsel %v27, %v5, %v4, %v24
    vshasigmaw %v25, %v4, 1, 0
    vadduwm %v3, %v3, %v26
    vadduwm %v7, %v7, %v3
    vxor %v24, %v4, %v5
    vadduwm %v3, %v3, %v27
    vadduwm %v3, %v3, %v25
    vshasigmaw %v28, %v13, 0, 0
    vadduwm %v28, %v28, %v21
    vshasigmaw %v29, %v10, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v12, %v28, %v12
    li %r7, 592
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v13, %v30
    vadduwm %v2, %v2, %v25
    vshasigmaw %v26, %v7, 1, 15
    vsel %v27, %v1, %v0, %v7
    vadduwm %v2, %v2, %v27
    vsel %v27, %v4, %v3, %v24
    vshasigmaw %v25, %v3, 1, 0
    vadduwm %v2, %v2, %v26
    vadduwm %v6, %v6, %v2
    vxor %v24, %v3, %v4
    vadduwm %v2, %v2, %v27
    vadduwm %v2, %v2, %v25
    vshasigmaw %v28, %v14, 0, 0
    vadduwm %v28, %v28, %v22
    vshasigmaw %v29, %v11, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v13, %v28, %v13
    li %r7, 608
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v14, %v30
    vadduwm %v1, %v1, %v25
    vshasigmaw %v26, %v6, 1, 15
    vsel %v27, %v0, %v7, %v6
    vadduwm %v1, %v1, %v27
    vsel %v27, %v3, %v2, %v24
    vshasigmaw %v25, %v2, 1, 0
    vadduwm %v1, %v1, %v26
    vadduwm %v5, %v5, %v1
    vxor %v24, %v2, %v3
    vadduwm %v1, %v1, %v27
    vadduwm %v1, %v1, %v25
    vshasigmaw %v28, %v15, 0, 0
    vadduwm %v28, %v28, %v23
    vshasigmaw %v29, %v12, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v14, %v28, %v14
    li %r7, 624
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v15, %v30
    vadduwm %v0, %v0, %v25
    vshasigmaw %v26, %v5, 1, 15
    vsel %v27, %v7, %v6, %v5
    vadduwm %v0, %v0, %v27
    vsel %v27, %v2, %v1, %v24
    vshasigmaw %v25, %v1, 1, 0
    vadduwm %v0, %v0, %v26
    vadduwm %v4, %v4, %v0
    vxor %v24, %v1, %v2
    vadduwm %v0, %v0, %v27
    vadduwm %v0, %v0, %v25
    vshasigmaw %v28, %v16, 0, 0
    vadduwm %v28, %v28, %v8
    vshasigmaw %v29, %v13, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v15, %v28, %v15
    li %r7, 640
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v16, %v30
    vadduwm %v7, %v7, %v25
    vshasigmaw %v26, %v4, 1, 15
    vsel %v27, %v6, %v5, %v4
    vadduwm %v7, %v7, %v27
    vsel %v27, %v1, %v0, %v24
    vshasigmaw %v25, %v0, 1, 0
    vadduwm %v7, %v7, %v26
    vadduwm %v3, %v3, %v7
    vxor %v24, %v0, %v1
    vadduwm %v7, %v7, %v27
    vadduwm %v7, %v7, %v25
    vshasigmaw %v28, %v17, 0, 0
    vadduwm %v28, %v28, %v9
    vshasigmaw %v29, %v14, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v16, %v28, %v16
    li %r7, 656
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v17, %v30
    vadduwm %v6, %v6, %v25
    vshasigmaw %v26, %v3, 1, 15
    vsel %v27, %v5, %v4, %v3
    vadduwm %v6, %v6, %v27
    vsel %v27, %v0, %v7, %v24
    vshasigmaw %v25, %v7, 1, 0
    vadduwm %v6, %v6, %v26
    vadduwm %v2, %v2, %v6
    vxor %v24, %v7, %v0
    vadduwm %v6, %v6, %v27
    vadduwm %v6, %v6, %v25
    vshasigmaw %v28, %v18, 0, 0
    vadduwm %v28, %v28, %v10
    vshasigmaw %v29, %v15, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v17, %v28, %v17
    li %r7, 672
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v18, %v30
    vadduwm %v5, %v5, %v25
    vshasigmaw %v26, %v2, 1, 15
    vsel %v27, %v4, %v3, %v2
    vadduwm %v5, %v5, %v27
    vsel %v27, %v7, %v6, %v24
    vshasigmaw %v25, %v6, 1, 0
    vadduwm %v5, %v5, %v26
    vadduwm %v1, %v1, %v5
    vxor %v24, %v6, %v7
    vadduwm %v5, %v5, %v27
    vadduwm %v5, %v5, %v25
    vshasigmaw %v28, %v19, 0, 0
    vadduwm %v28, %v28, %v11
    vshasigmaw %v29, %v16, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v18, %v28, %v18
    li %r7, 688
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v19, %v30
    vadduwm %v4, %v4, %v25
    vshasigmaw %v26, %v1, 1, 15
    vsel %v27, %v3, %v2, %v1
    vadduwm %v4, %v4, %v27
    vsel %v27, %v6, %v5, %v24
    vshasigmaw %v25, %v5, 1, 0
    vadduwm %v4, %v4, %v26
    vadduwm %v0, %v0, %v4
    vxor %v24, %v5, %v6
    vadduwm %v4, %v4, %v27
    vadduwm %v4, %v4, %v25
    vshasigmaw %v28, %v20, 0, 0
    vadduwm %v28, %v28, %v12
    vshasigmaw %v29, %v17, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v19, %v28, %v19
    li %r7, 704
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v20, %v30
    vadduwm %v3, %v3, %v25
    vshasigmaw %v26, %v0, 1, 15
    vsel %v27, %v2, %v1, %v0
    vadduwm %v3, %v3, %v27
    vsel %v27, %v5, %v4, %v24
    vshasigmaw %v25, %v4, 1, 0
    vadduwm %v3, %v3, %v26
    vadduwm %v7, %v7, %v3
    vxor %v24, %v4, %v5
    vadduwm %v3, %v3, %v27
    vadduwm %v3, %v3, %v25
    vshasigmaw %v28, %v21, 0, 0
    vadduwm %v28, %v28, %v13
    vshasigmaw %v29, %v18, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v20, %v28, %v20
    li %r7, 720
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v21, %v30
    vadduwm %v2, %v2, %v25
    vshasigmaw %v26, %v7, 1, 15
    vsel %v27, %v1, %v0, %v7
    vadduwm %v2, %v2, %v27
    vsel %v27, %v4, %v3, %v24
    vshasigmaw %v25, %v3, 1, 0
    vadduwm %v2, %v2, %v26
    vadduwm %v6, %v6, %v2
    vxor %v24, %v3, %v4
    vadduwm %v2, %v2, %v27
    vadduwm %v2, %v2, %v25
    vshasigmaw %v28, %v22, 0, 0
    vadduwm %v28, %v28, %v14
    vshasigmaw %v29, %v19, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v21, %v28, %v21
    li %r7, 736
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v22, %v30
    vadduwm %v1, %v1, %v25
    vshasigmaw %v26, %v6, 1, 15
    vsel %v27, %v0, %v7, %v6
    vadduwm %v1, %v1, %v27
    vsel %v27, %v3, %v2, %v24
    vshasigmaw %v25, %v2, 1, 0
    vadduwm %v1, %v1, %v26
    vadduwm %v5, %v5, %v1
    vxor %v24, %v2, %v3
    vadduwm %v1, %v1, %v27
    vadduwm %v1, %v1, %v25
    vshasigmaw %v28, %v23, 0, 0
    vadduwm %v28, %v28, %v15
    vshasigmaw %v29, %v20, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v22, %v28, %v22
    li %r7, 752
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v23, %v30
    vadduwm %v0, %v0, %v25
    vshasigmaw %v26, %v5, 1, 15
    vsel %v27, %v7, %v6, %v5
    vadduwm %v0, %v0, %v27
    vsel %v27, %v2, %v1, %v24
    vshasigmaw %v25, %v1, 1, 0
    vadduwm %v0, %v0, %v26
    vadduwm %v4, %v4, %v0
    vxor %v24, %v1, %v2
    vadduwm %v0, %v0, %v27
    vadduwm %v0, %v0, %v25
    vshasigmaw %v28, %v8, 0, 0
    vadduwm %v28, %v28, %v16
    vshasigmaw %v29, %v21, 0, 15
    vadduwm %v28, %v28, %v29
    vadduwm %v23, %v28, %v23
    li %r7, 768
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v8, %v30
    vadduwm %v7, %v7, %v25
    vshasigmaw %v26, %v4, 1, 15
    vsel %v27, %v6, %v5, %v4
    vadduwm %v7, %v7, %v27
    vsel %v27, %v1, %v0, %v24
    vshasigmaw %v25, %v0, 1, 0
    vadduwm %v7, %v7, %v26
    vadduwm %v3, %v3, %v7
    vxor %v24, %v0, %v1
    vadduwm %v7, %v7, %v27
    vadduwm %v7, %v7, %v25
    li %r7, 784
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v9, %v30
    vadduwm %v6, %v6, %v25
    vshasigmaw %v26, %v3, 1, 15
    vsel %v27, %v5, %v4, %v3
    vadduwm %v6, %v6, %v27
    vsel %v27, %v0, %v7, %v24
    vshasigmaw %v25, %v7, 1, 0
    vadduwm %v6, %v6, %v26
    vadduwm %v2, %v2, %v6
    vxor %v24, %v7, %v0
    vadduwm %v6, %v6, %v27
    vadduwm %v6, %v6, %v25
    li %r7, 800
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v10, %v30
    vadduwm %v5, %v5, %v25
    vshasigmaw %v26, %v2, 1, 15
    vsel %v27, %v4, %v3, %v2
    vadduwm %v5, %v5, %v27
    vsel %v27, %v7, %v6, %v24
    vshasigmaw %v25, %v6, 1, 0
    vadduwm %v5, %v5, %v26
    vadduwm %v1, %v1, %v5
    vxor %v24, %v6, %v7
    vadduwm %v5, %v5, %v27
    vadduwm %v5, %v5, %v25
    li %r7, 816
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v11, %v30
    vadduwm %v4, %v4, %v25
    vshasigmaw %v26, %v1, 1, 15
    vsel %v27, %v3, %v2, %v1
    vadduwm %v4, %v4, %v27
    vsel %v27, %v6, %v5, %v24
    vshasigmaw %v25, %v5, 1, 0
    vadduwm %v4, %v4, %v26
    vadduwm %v0, %v0, %v4
    vxor %v24, %v5, %v6
    vadduwm %v4, %v4, %v27
    vadduwm %v4, %v4, %v25
    li %r7, 832
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v12, %v30
    vadduwm %v3, %v3, %v25
    vshasigmaw %v26, %v0, 1, 15
    vsel %v27, %v2, %v1, %v0
    vadduwm %v3, %v3, %v27
    vsel %v27, %v5, %v4, %v24
    vshasigmaw %v25, %v4, 1, 0
    vadduwm %v3, %v3, %v26
    vadduwm %v7, %v7, %v3
    vxor %v24, %v4, %v5
    vadduwm %v3, %v3, %v27
    vadduwm %v3, %v3, %v25
    li %r7, 848
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v13, %v30
    vadduwm %v2, %v2, %v25
    vshasigmaw %v26, %v7, 1, 15
    vsel %v27, %v1, %v0, %v7
    vadduwm %v2, %v2, %v27
    vsel %v27, %v4, %v3, %v24
    vshasigmaw %v25, %v3, 1, 0
    vadduwm %v2, %v2, %v26
    vadduwm %v6, %v6, %v2
    vxor %v24, %v3, %v4
    vadduwm %v2, %v2, %v27
    vadduwm %v2, %v2, %v25
    li %r7, 864
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v14, %v30
    vadduwm %v1, %v1, %v25
    vshasigmaw %v26, %v6, 1, 15
    vsel %v27, %v0, %v7, %v6
    vadduwm %v1, %v1, %v27
    vsel %v27, %v3, %v2, %v24
    vshasigmaw %v25, %v2, 1, 0
    vadduwm %v1, %v1, %v26
    vadduwm %v5, %v5, %v1
    vxor %v24, %v2, %v3
    vadduwm %v1, %v1, %v27
    vadduwm %v1, %v1, %v25
    li %r7, 880
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v15, %v30
    vadduwm %v0, %v0, %v25
    vshasigmaw %v26, %v5, 1, 15
    vsel %v27, %v7, %v6, %v5
    vadduwm %v0, %v0, %v27
    vsel %v27, %v2, %v1, %v24
    vshasigmaw %v25, %v1, 1, 0
    vadduwm %v0, %v0, %v26
    vadduwm %v4, %v4, %v0
    vxor %v24, %v1, %v2
    vadduwm %v0, %v0, %v27
    vadduwm %v0, %v0, %v25
    li %r7, 896
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v16, %v30
    vadduwm %v7, %v7, %v25
    vshasigmaw %v26, %v4, 1, 15
    vsel %v27, %v6, %v5, %v4
    vadduwm %v7, %v7, %v27
    vsel %v27, %v1, %v0, %v24
    vshasigmaw %v25, %v0, 1, 0
    vadduwm %v7, %v7, %v26
    vadduwm %v3, %v3, %v7
    vxor %v24, %v0, %v1
    vadduwm %v7, %v7, %v27
    vadduwm %v7, %v7, %v25
    li %r7, 912
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v17, %v30
    vadduwm %v6, %v6, %v25
    vshasigmaw %v26, %v3, 1, 15
    vsel %v27, %v5, %v4, %v3
    vadduwm %v6, %v6, %v27
    vsel %v27, %v0, %v7, %v24
    vshasigmaw %v25, %v7, 1, 0
    vadduwm %v6, %v6, %v26
    vadduwm %v2, %v2, %v6
    vxor %v24, %v7, %v0
    vadduwm %v6, %v6, %v27
    vadduwm %v6, %v6, %v25
    li %r7, 928
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v18, %v30
    vadduwm %v5, %v5, %v25
    vshasigmaw %v26, %v2, 1, 15
    vsel %v27, %v4, %v3, %v2
    vadduwm %v5, %v5, %v27
    vsel %v27, %v7, %v6, %v24
    vshasigmaw %v25, %v6, 1, 0
    vadduwm %v5, %v5, %v26
    vadduwm %v1, %v1, %v5
    vxor %v24, %v6, %v7
    vadduwm %v5, %v5, %v27
    vadduwm %v5, %v5, %v25
    li %r7, 944
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v19, %v30
    vadduwm %v4, %v4, %v25
    vshasigmaw %v26, %v1, 1, 15
    vsel %v27, %v3, %v2, %v1
    vadduwm %v4, %v4, %v27
    vsel %v27, %v6, %v5, %v24
    vshasigmaw %v25, %v5, 1, 0
    vadduwm %v4, %v4, %v26
    vadduwm %v0, %v0, %v4
    vxor %v24, %v5, %v6
    vadduwm %v4, %v4, %v27
    vadduwm %v4, %v4, %v25
    li %r7, 960
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v20, %v30
    vadduwm %v3, %v3, %v25
    vshasigmaw %v26, %v0, 1, 15
    vsel %v27, %v2, %v1, %v0
    vadduwm %v3, %v3, %v27
    vsel %v27, %v5, %v4, %v24
    vshasigmaw %v25, %v4, 1, 0
    vadduwm %v3, %v3, %v26
    vadduwm %v7, %v7, %v3
    vxor %v24, %v4, %v5
    vadduwm %v3, %v3, %v27
    vadduwm %v3, %v3, %v25
    li %r7, 976
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v21, %v30
    vadduwm %v2, %v2, %v25
    vshasigmaw %v26, %v7, 1, 15
    vsel %v27, %v1, %v0, %v7
    vadduwm %v2, %v2, %v27
    vsel %v27, %v4, %v3, %v24
    vshasigmaw %v25, %v3, 1, 0
    vadduwm %v2, %v2, %v26
    vadduwm %v6, %v6, %v2
    vxor %v24, %v3, %v4
    vadduwm %v2, %v2, %v27
    vadduwm %v2, %v2, %v25
    li %r7, 992
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v22, %v30
    vadduwm %v1, %v1, %v25
    vshasigmaw %v26, %v6, 1, 15
    vsel %v27, %v0, %v7, %v6
    vadduwm %v1, %v1, %v27
    vsel %v27, %v3, %v2, %v24
    vshasigmaw %v25, %v2, 1, 0
    vadduwm %v1, %v1, %v26
    vadduwm %v5, %v5, %v1
    vxor %v24, %v2, %v3
    vadduwm %v1, %v1, %v27
    vadduwm %v1, %v1, %v25
    li %r7, 1008
    lxvw4x %vs62, %r6, %r7
    vadduwm %v25, %v23, %v30
    vadduwm %v0, %v0, %v25
    vshasigmaw %v26, %v5, 1, 15
    vsel %v27, %v7, %v6, %v5
    vadduwm %v0, %v0, %v27
    vsel %v27, %v2, %v1, %v24
    vshasigmaw %v25, %v1, 1, 0
    vadduwm %v0, %v0, %v26
    vadduwm %v4, %v4, %v0
    vxor %v24, %v1, %v2
    vadduwm %v0, %v0, %v27
    vadduwm %v0, %v0, %v25
    li %r7, 32
    lxvw4x %vs56, %r1, %r7
    vadduwm %v0, %v0, %v24
    li %r7, 48
    lxvw4x %vs57, %r1, %r7
    vadduwm %v1, %v1, %v25
    li %r7, 64
    lxvw4x %vs58, %r1, %r7
    vadduwm %v2, %v2, %v26
    li %r7, 80
    lxvw4x %vs59, %r1, %r7
    vadduwm %v3, %v3, %v27
    li %r7, 96
    lxvw4x %vs60, %r1, %r7
    vadduwm %v4, %v4, %v28
    li %r7, 112
    lxvw4x %vs61, %r1, %r7
    vadduwm %v5, %v5, %v29
    li %r7, 128
    lxvw4x %vs56, %r1, %r7
    vadduwm %v6, %v6, %v24
    li %r7, 144
    lxvw4x %vs57, %r1, %r7
    vadduwm %v7, %v7, %v25
    addi %r8, %r8, 64
    addi %r9, %r9, 64
    addi %r10, %r10, 64
    addi %r11, %r11, 64
    addi %r5, %r5, -64
    cmpldi %r5, 64
    bge 2b
3:
    li %r7, 0
    stxvw4x %vs32, %r3, %r7
    li %r7, 16
    stxvw4x %vs33, %r3, %r7
    li %r7, 32
    stxvw4x %vs34, %r3, %r7
    li %r7, 48
    stxvw4x %vs35, %r3, %r7
    li %r7, 64
    stxvw4x %vs36, %r3, %r7
    li %r7, 80
    stxvw4x %vs37, %r3, %r7
    li %r7, 96
    stxvw4x %vs38, %r3, %r7
    li %r7, 112
    stxvw4x %vs39, %r3, %r7
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
    li %r7, 32
    stxvw4x %vs32, %r1, %r7
    li %r7, 48
    stxvw4x %vs32, %r1, %r7
    li %r7, 64
    stxvw4x %vs32, %r1, %r7
    li %r7, 80
    stxvw4x %vs32, %r1, %r7
    li %r7, 96
    stxvw4x %vs32, %r1, %r7
    li %r7, 112
    stxvw4x %vs32, %r1, %r7
    li %r7, 128
    stxvw4x %vs32, %r1, %r7
    li %r7, 144
    stxvw4x %vs32, %r1, %r7
    li %r7, 0
    li %r7, 160
    lxvd2x %vs52, %r1, %r7
    li %r7, 176
    lxvd2x %vs53, %r1, %r7
    li %r7, 192
    lxvd2x %vs54, %r1, %r7
    li %r7, 208
    lxvd2x %vs55, %r1, %r7
    li %r7, 224
    lxvd2x %vs56, %r1, %r7
    li %r7, 240
    lxvd2x %vs57, %r1, %r7
    li %r7, 256
    lxvd2x %vs58, %r1, %r7
    li %r7, 272
    lxvd2x %vs59, %r1, %r7
    li %r7, 288
    lxvd2x %vs60, %r1, %r7
    li %r7, 304
    lxvd2x %vs61, %r1, %r7
    li %r7, 320
    lxvd2x %vs62, %r1, %r7
    addi %r1, %r1, 336
    blr
