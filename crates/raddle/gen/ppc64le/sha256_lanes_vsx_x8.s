    stdu %r1, -992(%r1)
    std %r14, 32(%r1)
    std %r15, 40(%r1)
    std %r16, 48(%r1)
    std %r17, 56(%r1)
    std %r18, 64(%r1)
    li %r7, 848
    stxvd2x %vs52, %r1, %r7
    li %r7, 864
    stxvd2x %vs53, %r1, %r7
    li %r7, 880
    stxvd2x %vs54, %r1, %r7
    li %r7, 896
    stxvd2x %vs55, %r1, %r7
    li %r7, 912
    stxvd2x %vs56, %r1, %r7
    li %r7, 928
    stxvd2x %vs57, %r1, %r7
    li %r7, 944
    stxvd2x %vs58, %r1, %r7
    li %r7, 960
    stxvd2x %vs59, %r1, %r7
    li %r7, 976
    stxvd2x %vs60, %r1, %r7
    ld %r8, 0(%r4)
    ld %r9, 8(%r4)
    ld %r10, 16(%r4)
    ld %r11, 24(%r4)
    ld %r12, 32(%r4)
    ld %r14, 40(%r4)
    ld %r15, 48(%r4)
    ld %r16, 56(%r4)
    addi %r17, %r1, 328
    addi %r18, %r1, 584
    li %r7, 0
    lxvw4x %vs32, %r3, %r7
    li %r7, 32
    lxvw4x %vs33, %r3, %r7
    li %r7, 64
    lxvw4x %vs34, %r3, %r7
    li %r7, 96
    lxvw4x %vs35, %r3, %r7
    li %r7, 128
    lxvw4x %vs36, %r3, %r7
    li %r7, 160
    lxvw4x %vs37, %r3, %r7
    li %r7, 192
    lxvw4x %vs38, %r3, %r7
    li %r7, 224
    lxvw4x %vs39, %r3, %r7
    li %r7, 16
    lxvw4x %vs40, %r3, %r7
    li %r7, 48
    lxvw4x %vs41, %r3, %r7
    li %r7, 80
    lxvw4x %vs42, %r3, %r7
    li %r7, 112
    lxvw4x %vs43, %r3, %r7
    li %r7, 144
    lxvw4x %vs44, %r3, %r7
    li %r7, 176
    lxvw4x %vs45, %r3, %r7
    li %r7, 208
    lxvw4x %vs46, %r3, %r7
    li %r7, 240
    lxvw4x %vs47, %r3, %r7
    cmpldi %r5, 64
    blt 3f
2:
    li %r7, 1024
    lxvw4x %vs58, %r6, %r7
    li %r7, 1040
    lxvw4x %vs59, %r6, %r7
    li %r7, 72
    stxvw4x %vs32, %r1, %r7
    li %r7, 88
    stxvw4x %vs33, %r1, %r7
    li %r7, 104
    stxvw4x %vs34, %r1, %r7
    li %r7, 120
    stxvw4x %vs35, %r1, %r7
    li %r7, 136
    stxvw4x %vs36, %r1, %r7
    li %r7, 152
    stxvw4x %vs37, %r1, %r7
    li %r7, 168
    stxvw4x %vs38, %r1, %r7
    li %r7, 184
    stxvw4x %vs39, %r1, %r7
    li %r7, 200
    stxvw4x %vs40, %r1, %r7
    li %r7, 216
    stxvw4x %vs41, %r1, %r7
    li %r7, 232
    stxvw4x %vs42, %r1, %r7
    li %r7, 248
    stxvw4x %vs43, %r1, %r7
    li %r7, 264
    stxvw4x %vs44, %r1, %r7
    li %r7, 280
    stxvw4x %vs45, %r1, %r7
    li %r7, 296
    stxvw4x %vs46, %r1, %r7
    li %r7, 312
    stxvw4x %vs47, %r1, %r7
    li %r7, 0
    lxvw4x %vs48, %r8, %r7
    li %r7, 0
    lxvw4x %vs49, %r9, %r7
    li %r7, 0
    lxvw4x %vs50, %r10, %r7
    li %r7, 0
    lxvw4x %vs51, %r11, %r7
    vperm %v22, %v16, %v17, %v26
    vperm %v23, %v18, %v19, %v26
    vperm %v24, %v16, %v17, %v27
    vperm %v25, %v18, %v19, %v27
    xxpermdi %vs48, %vs54, %vs55, 0
    xxpermdi %vs49, %vs54, %vs55, 3
    xxpermdi %vs50, %vs56, %vs57, 0
    xxpermdi %vs51, %vs56, %vs57, 3
    li %r7, 0
    stxvw4x %vs48, %r17, %r7
    li %r7, 16
    stxvw4x %vs49, %r17, %r7
    li %r7, 32
    stxvw4x %vs50, %r17, %r7
    li %r7, 48
    stxvw4x %vs51, %r17, %r7
    li %r7, 16
    lxvw4x %vs48, %r8, %r7
    li %r7, 16
    lxvw4x %vs49, %r9, %r7
    li %r7, 16
    lxvw4x %vs50, %r10, %r7
    li %r7, 16
    lxvw4x %vs51, %r11, %r7
    vperm %v22, %v16, %v17, %v26
    vperm %v23, %v18, %v19, %v26
    vperm %v24, %v16, %v17, %v27
    vperm %v25, %v18, %v19, %v27
    xxpermdi %vs48, %vs54, %vs55, 0
    xxpermdi %vs49, %vs54, %vs55, 3
    xxpermdi %vs50, %vs56, %vs57, 0
    xxpermdi %vs51, %vs56, %vs57, 3
    li %r7, 64
    stxvw4x %vs48, %r17, %r7
    li %r7, 80
    stxvw4x %vs49, %r17, %r7
    li %r7, 96
    stxvw4x %vs50, %r17, %r7
    li %r7, 112
    stxvw4x %vs51, %r17, %r7
    li %r7, 32
    lxvw4x %vs48, %r8, %r7
    li %r7, 32
    lxvw4x %vs49, %r9, %r7
    li %r7, 32
    lxvw4x %vs50, %r10, %r7
    li %r7, 32
    lxvw4x %vs51, %r11, %r7
    vperm %v22, %v16, %v17, %v26
    vperm %v23, %v18, %v19, %v26
    vperm %v24, %v16, %v17, %v27
    vperm %v25, %v18, %v19, %v27
    xxpermdi %vs48, %vs54, %vs55, 0
    xxpermdi %vs49, %vs54, %vs55, 3
    xxpermdi %vs50, %vs56, %vs57, 0
    xxpermdi %vs51, %vs56, %vs57, 3
    li %r7, 128
    stxvw4x %vs48, %r17, %r7
    li %r7, 144
    stxvw4x %vs49, %r17, %r7
    li %r7, 160
    stxvw4x %vs50, %r17, %r7
    li %r7, 176
    stxvw4x %vs51, %r17, %r7
    li %r7, 48
    lxvw4x %vs48, %r8, %r7
    li %r7, 48
    lxvw4x %vs49, %r9, %r7
    li %r7, 48
    lxvw4x %vs50, %r10, %r7
    li %r7, 48
    lxvw4x %vs51, %r11, %r7
    vperm %v22, %v16, %v17, %v26
    vperm %v23, %v18, %v19, %v26
    vperm %v24, %v16, %v17, %v27
    vperm %v25, %v18, %v19, %v27
    xxpermdi %vs48, %vs54, %vs55, 0
    xxpermdi %vs49, %vs54, %vs55, 3
    xxpermdi %vs50, %vs56, %vs57, 0
    xxpermdi %vs51, %vs56, %vs57, 3
    li %r7, 192
    stxvw4x %vs48, %r17, %r7
    li %r7, 208
    stxvw4x %vs49, %r17, %r7
    li %r7, 224
    stxvw4x %vs50, %r17, %r7
    li %r7, 240
    stxvw4x %vs51, %r17, %r7
    li %r7, 0
    lxvw4x %vs48, %r12, %r7
    li %r7, 0
    lxvw4x %vs49, %r14, %r7
    li %r7, 0
    lxvw4x %vs50, %r15, %r7
    li %r7, 0
    lxvw4x %vs51, %r16, %r7
    vperm %v22, %v16, %v17, %v26
    vperm %v23, %v18, %v19, %v26
    vperm %v24, %v16, %v17, %v27
    vperm %v25, %v18, %v19, %v27
    xxpermdi %vs48, %vs54, %vs55, 0
    xxpermdi %vs49, %vs54, %vs55, 3
    xxpermdi %vs50, %vs56, %vs57, 0
    xxpermdi %vs51, %vs56, %vs57, 3
    li %r7, 0
    stxvw4x %vs48, %r18, %r7
    li %r7, 16
    stxvw4x %vs49, %r18, %r7
    li %r7, 32
    stxvw4x %vs50, %r18, %r7
    li %r7, 48
    stxvw4x %vs51, %r18, %r7
    li %r7, 16
    lxvw4x %vs48, %r12, %r7
    li %r7, 16
    lxvw4x %vs49, %r14, %r7
    li %r7, 16
    lxvw4x %vs50, %r15, %r7
    li %r7, 16
    lxvw4x %vs51, %r16, %r7
    vperm %v22, %v16, %v17, %v26
    vperm %v23, %v18, %v19, %v26
    vperm %v24, %v16, %v17, %v27
    vperm %v25, %v18, %v19, %v27
    xxpermdi %vs48, %vs54, %vs55, 0
    xxpermdi %vs49, %vs54, %vs55, 3
    xxpermdi %vs50, %vs56, %vs57, 0
    xxpermdi %vs51, %vs56, %vs57, 3
    li %r7, 64
    stxvw4x %vs48, %r18, %r7
    li %r7, 80
    stxvw4x %vs49, %r18, %r7
    li %r7, 96
    stxvw4x %vs50, %r18, %r7
    li %r7, 112
    stxvw4x %vs51, %r18, %r7
    li %r7, 32
    lxvw4x %vs48, %r12, %r7
    li %r7, 32
    lxvw4x %vs49, %r14, %r7
    li %r7, 32
    lxvw4x %vs50, %r15, %r7
    li %r7, 32
    lxvw4x %vs51, %r16, %r7
    vperm %v22, %v16, %v17, %v26
    vperm %v23, %v18, %v19, %v26
    vperm %v24, %v16, %v17, %v27
    vperm %v25, %v18, %v19, %v27
    xxpermdi %vs48, %vs54, %vs55, 0
    xxpermdi %vs49, %vs54, %vs55, 3
    xxpermdi %vs50, %vs56, %vs57, 0
    xxpermdi %vs51, %vs56, %vs57, 3
    li %r7, 128
    stxvw4x %vs48, %r18, %r7
    li %r7, 144
    stxvw4x %vs49, %r18, %r7
    li %r7, 160
    stxvw4x %vs50, %r18, %r7
    li %r7, 176
    stxvw4x %vs51, %r18, %r7
    li %r7, 48
    lxvw4x %vs48, %r12, %r7
    li %r7, 48
    lxvw4x %vs49, %r14, %r7
    li %r7, 48
    lxvw4x %vs50, %r15, %r7
    li %r7, 48
    lxvw4x %vs51, %r16, %r7
    vperm %v22, %v16, %v17, %v26
    vperm %v23, %v18, %v19, %v26
    vperm %v24, %v16, %v17, %v27
    vperm %v25, %v18, %v19, %v27
    xxpermdi %vs48, %vs54, %vs55, 0
    xxpermdi %vs49, %vs54, %vs55, 3
    xxpermdi %vs50, %vs56, %vs57, 0
    xxpermdi %vs51, %vs56, %vs57, 3
    li %r7, 192
    stxvw4x %vs48, %r18, %r7
    li %r7, 208
    stxvw4x %vs49, %r18, %r7
    li %r7, 224
    stxvw4x %vs50, %r18, %r7
    li %r7, 240
    stxvw4x %vs51, %r18, %r7
    vxor %v16, %v1, %v2
    vxor %v22, %v9, %v10
    li %r7, 0
    lxvw4x %vs60, %r6, %r7
    li %r7, 0
    lxvw4x %vs49, %r17, %r7
    li %r7, 0
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    vshasigmaw %v18, %v4, 1, 15
    vshasigmaw %v24, %v12, 1, 15
    vsel %v19, %v6, %v5, %v4
    vsel %v25, %v14, %v13, %v12
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vsel %v19, %v1, %v0, %v16
    vsel %v25, %v9, %v8, %v22
    vshasigmaw %v17, %v0, 1, 0
    vshasigmaw %v23, %v8, 1, 0
    vadduwm %v7, %v7, %v18
    vadduwm %v15, %v15, %v24
    vadduwm %v3, %v3, %v7
    vadduwm %v11, %v11, %v15
    vxor %v16, %v0, %v1
    vxor %v22, %v8, %v9
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    li %r7, 16
    lxvw4x %vs52, %r17, %r7
    li %r7, 16
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 144
    lxvw4x %vs53, %r17, %r7
    li %r7, 144
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 224
    lxvw4x %vs53, %r17, %r7
    li %r7, 224
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 0
    lxvw4x %vs53, %r17, %r7
    li %r7, 0
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 0
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 0
    stxvw4x %vs58, %r18, %r7
    li %r7, 16
    lxvw4x %vs60, %r6, %r7
    li %r7, 16
    lxvw4x %vs49, %r17, %r7
    li %r7, 16
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    vshasigmaw %v18, %v3, 1, 15
    vshasigmaw %v24, %v11, 1, 15
    vsel %v19, %v5, %v4, %v3
    vsel %v25, %v13, %v12, %v11
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vsel %v19, %v0, %v7, %v16
    vsel %v25, %v8, %v15, %v22
    vshasigmaw %v17, %v7, 1, 0
    vshasigmaw %v23, %v15, 1, 0
    vadduwm %v6, %v6, %v18
    vadduwm %v14, %v14, %v24
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v14
    vxor %v16, %v7, %v0
    vxor %v22, %v15, %v8
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    li %r7, 32
    lxvw4x %vs52, %r17, %r7
    li %r7, 32
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 160
    lxvw4x %vs53, %r17, %r7
    li %r7, 160
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 240
    lxvw4x %vs53, %r17, %r7
    li %r7, 240
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 16
    lxvw4x %vs53, %r17, %r7
    li %r7, 16
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 16
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 16
    stxvw4x %vs58, %r18, %r7
    li %r7, 32
    lxvw4x %vs60, %r6, %r7
    li %r7, 32
    lxvw4x %vs49, %r17, %r7
    li %r7, 32
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    vshasigmaw %v18, %v2, 1, 15
    vshasigmaw %v24, %v10, 1, 15
    vsel %v19, %v4, %v3, %v2
    vsel %v25, %v12, %v11, %v10
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vsel %v19, %v7, %v6, %v16
    vsel %v25, %v15, %v14, %v22
    vshasigmaw %v17, %v6, 1, 0
    vshasigmaw %v23, %v14, 1, 0
    vadduwm %v5, %v5, %v18
    vadduwm %v13, %v13, %v24
    vadduwm %v1, %v1, %v5
    vadduwm %v9, %v9, %v13
    vxor %v16, %v6, %v7
    vxor %v22, %v14, %v15
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    li %r7, 48
    lxvw4x %vs52, %r17, %r7
    li %r7, 48
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 176
    lxvw4x %vs53, %r17, %r7
    li %r7, 176
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 0
    lxvw4x %vs53, %r17, %r7
    li %r7, 0
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 32
    lxvw4x %vs53, %r17, %r7
    li %r7, 32
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 32
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 32
    stxvw4x %vs58, %r18, %r7
    li %r7, 48
    lxvw4x %vs60, %r6, %r7
    li %r7, 48
    lxvw4x %vs49, %r17, %r7
    li %r7, 48
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    vshasigmaw %v18, %v1, 1, 15
    vshasigmaw %v24, %v9, 1, 15
    vsel %v19, %v3, %v2, %v1
    vsel %v25, %v11, %v10, %v9
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vsel %v19, %v6, %v5, %v16
    vsel %v25, %v14, %v13, %v22
    vshasigmaw %v17, %v5, 1, 0
    vshasigmaw %v23, %v13, 1, 0
    vadduwm %v4, %v4, %v18
    vadduwm %v12, %v12, %v24
    vadduwm %v0, %v0, %v4
    vadduwm %v8, %v8, %v12
    vxor %v16, %v5, %v6
    vxor %v22, %v13, %v14
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    li %r7, 64
    lxvw4x %vs52, %r17, %r7
    li %r7, 64
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 192
    lxvw4x %vs53, %r17, %r7
    li %r7, 192
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 16
    lxvw4x %vs53, %r17, %r7
    li %r7, 16
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 48
    lxvw4x %vs53, %r17, %r7
    li %r7, 48
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 48
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 48
    stxvw4x %vs58, %r18, %r7
    li %r7, 64
    lxvw4x %vs60, %r6, %r7
    li %r7, 64
    lxvw4x %vs49, %r17, %r7
    li %r7, 64
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    vshasigmaw %v18, %v0, 1, 15
    vshasigmaw %v24, %v8, 1, 15
    vsel %v19, %v2, %v1, %v0
    vsel %v25, %v10, %v9, %v8
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vsel %v19, %v5, %v4, %v16
    vsel %v25, %v13, %v12, %v22
    vshasigmaw %v17, %v4, 1, 0
    vshasigmaw %v23, %v12, 1, 0
    vadduwm %v3, %v3, %v18
    vadduwm %v11, %v11, %v24
    vadduwm %v7, %v7, %v3
    vadduwm %v15, %v15, %v11
    vxor %v16, %v4, %v5
    vxor %v22, %v12, %v13
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    li %r7, 80
    lxvw4x %vs52, %r17, %r7
    li %r7, 80
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 208
    lxvw4x %vs53, %r17, %r7
    li %r7, 208
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 32
    lxvw4x %vs53, %r17, %r7
    li %r7, 32
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 64
    lxvw4x %vs53, %r17, %r7
    li %r7, 64
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 64
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 64
    stxvw4x %vs58, %r18, %r7
    li %r7, 80
    lxvw4x %vs60, %r6, %r7
    li %r7, 80
    lxvw4x %vs49, %r17, %r7
    li %r7, 80
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    vshasigmaw %v18, %v7, 1, 15
    vshasigmaw %v24, %v15, 1, 15
    vsel %v19, %v1, %v0, %v7
    vsel %v25, %v9, %v8, %v15
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vsel %v19, %v4, %v3, %v16
    vsel %v25, %v12, %v11, %v22
    vshasigmaw %v17, %v3, 1, 0
    vshasigmaw %v23, %v11, 1, 0
    vadduwm %v2, %v2, %v18
    vadduwm %v10, %v10, %v24
    vadduwm %v6, %v6, %v2
    vadduwm %v14, %v14, %v10
    vxor %v16, %v3, %v4
    vxor %v22, %v11, %v12
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    li %r7, 96
    lxvw4x %vs52, %r17, %r7
    li %r7, 96
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 224
    lxvw4x %vs53, %r17, %r7
    li %r7, 224
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 48
    lxvw4x %vs53, %r17, %r7
    li %r7, 48
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 80
    lxvw4x %vs53, %r17, %r7
    li %r7, 80
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 80
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 80
    stxvw4x %vs58, %r18, %r7
    li %r7, 96
    lxvw4x %vs60, %r6, %r7
    li %r7, 96
    lxvw4x %vs49, %r17, %r7
    li %r7, 96
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    vshasigmaw %v18, %v6, 1, 15
    vshasigmaw %v24, %v14, 1, 15
    vsel %v19, %v0, %v7, %v6
    vsel %v25, %v8, %v15, %v14
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vsel %v19, %v3, %v2, %v16
    vsel %v25, %v11, %v10, %v22
    vshasigmaw %v17, %v2, 1, 0
    vshasigmaw %v23, %v10, 1, 0
    vadduwm %v1, %v1, %v18
    vadduwm %v9, %v9, %v24
    vadduwm %v5, %v5, %v1
    vadduwm %v13, %v13, %v9
    vxor %v16, %v2, %v3
    vxor %v22, %v10, %v11
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    li %r7, 112
    lxvw4x %vs52, %r17, %r7
    li %r7, 112
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 240
    lxvw4x %vs53, %r17, %r7
    li %r7, 240
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 64
    lxvw4x %vs53, %r17, %r7
    li %r7, 64
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 96
    lxvw4x %vs53, %r17, %r7
    li %r7, 96
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 96
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 96
    stxvw4x %vs58, %r18, %r7
    li %r7, 112
    lxvw4x %vs60, %r6, %r7
    li %r7, 112
    lxvw4x %vs49, %r17, %r7
    li %r7, 112
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    vshasigmaw %v18, %v5, 1, 15
    vshasigmaw %v24, %v13, 1, 15
    vsel %v19, %v7, %v6, %v5
    vsel %v25, %v15, %v14, %v13
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vsel %v19, %v2, %v1, %v16
    vsel %v25, %v10, %v9, %v22
    vshasigmaw %v17, %v1, 1, 0
    vshasigmaw %v23, %v9, 1, 0
    vadduwm %v0, %v0, %v18
    vadduwm %v8, %v8, %v24
    vadduwm %v4, %v4, %v0
    vadduwm %v12, %v12, %v8
    vxor %v16, %v1, %v2
    vxor %v22, %v9, %v10
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    li %r7, 128
    lxvw4x %vs52, %r17, %r7
    li %r7, 128
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 0
    lxvw4x %vs53, %r17, %r7
    li %r7, 0
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 80
    lxvw4x %vs53, %r17, %r7
    li %r7, 80
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 112
    lxvw4x %vs53, %r17, %r7
    li %r7, 112
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 112
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 112
    stxvw4x %vs58, %r18, %r7
    li %r7, 128
    lxvw4x %vs60, %r6, %r7
    li %r7, 128
    lxvw4x %vs49, %r17, %r7
    li %r7, 128
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    vshasigmaw %v18, %v4, 1, 15
    vshasigmaw %v24, %v12, 1, 15
    vsel %v19, %v6, %v5, %v4
    vsel %v25, %v14, %v13, %v12
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vsel %v19, %v1, %v0, %v16
    vsel %v25, %v9, %v8, %v22
    vshasigmaw %v17, %v0, 1, 0
    vshasigmaw %v23, %v8, 1, 0
    vadduwm %v7, %v7, %v18
    vadduwm %v15, %v15, %v24
    vadduwm %v3, %v3, %v7
    vadduwm %v11, %v11, %v15
    vxor %v16, %v0, %v1
    vxor %v22, %v8, %v9
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    li %r7, 144
    lxvw4x %vs52, %r17, %r7
    li %r7, 144
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 16
    lxvw4x %vs53, %r17, %r7
    li %r7, 16
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 96
    lxvw4x %vs53, %r17, %r7
    li %r7, 96
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 128
    lxvw4x %vs53, %r17, %r7
    li %r7, 128
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 128
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 128
    stxvw4x %vs58, %r18, %r7
    li %r7, 144
    lxvw4x %vs60, %r6, %r7
    li %r7, 144
    lxvw4x %vs49, %r17, %r7
    li %r7, 144
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    vshasigmaw %v18, %v3, 1, 15
    vshasigmaw %v24, %v11, 1, 15
    vsel %v19, %v5, %v4, %v3
    vsel %v25, %v13, %v12, %v11
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vsel %v19, %v0, %v7, %v16
    vsel %v25, %v8, %v15, %v22
    vshasigmaw %v17, %v7, 1, 0
    vshasigmaw %v23, %v15, 1, 0
    vadduwm %v6, %v6, %v18
    vadduwm %v14, %v14, %v24
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v14
    vxor %v16, %v7, %v0
    vxor %v22, %v15, %v8
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    li %r7, 160
    lxvw4x %vs52, %r17, %r7
    li %r7, 160
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 32
    lxvw4x %vs53, %r17, %r7
    li %r7, 32
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 112
    lxvw4x %vs53, %r17, %r7
    li %r7, 112
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 144
    lxvw4x %vs53, %r17, %r7
    li %r7, 144
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 144
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 144
    stxvw4x %vs58, %r18, %r7
    li %r7, 160
    lxvw4x %vs60, %r6, %r7
    li %r7, 160
    lxvw4x %vs49, %r17, %r7
    li %r7, 160
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    vshasigmaw %v18, %v2, 1, 15
    vshasigmaw %v24, %v10, 1, 15
    vsel %v19, %v4, %v3, %v2
    vsel %v25, %v12, %v11, %v10
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vsel %v19, %v7, %v6, %v16
    vsel %v25, %v15, %v14, %v22
    vshasigmaw %v17, %v6, 1, 0
    vshasigmaw %v23, %v14, 1, 0
    vadduwm %v5, %v5, %v18
    vadduwm %v13, %v13, %v24
    vadduwm %v1, %v1, %v5
    vadduwm %v9, %v9, %v13
    vxor %v16, %v6, %v7
    vxor %v22, %v14, %v15
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    li %r7, 176
    lxvw4x %vs52, %r17, %r7
    li %r7, 176
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 48
    lxvw4x %vs53, %r17, %r7
    li %r7, 48
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 128
    lxvw4x %vs53, %r17, %r7
    li %r7, 128
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 160
    lxvw4x %vs53, %r17, %r7
    li %r7, 160
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 160
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 160
    stxvw4x %vs58, %r18, %r7
    li %r7, 176
    lxvw4x %vs60, %r6, %r7
    li %r7, 176
    lxvw4x %vs49, %r17, %r7
    li %r7, 176
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    vshasigmaw %v18, %v1, 1, 15
    vshasigmaw %v24, %v9, 1, 15
    vsel %v19, %v3, %v2, %v1
    vsel %v25, %v11, %v10, %v9
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vsel %v19, %v6, %v5, %v16
    vsel %v25, %v14, %v13, %v22
    vshasigmaw %v17, %v5, 1, 0
    vshasigmaw %v23, %v13, 1, 0
    vadduwm %v4, %v4, %v18
    vadduwm %v12, %v12, %v24
    vadduwm %v0, %v0, %v4
    vadduwm %v8, %v8, %v12
    vxor %v16, %v5, %v6
    vxor %v22, %v13, %v14
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    li %r7, 192
    lxvw4x %vs52, %r17, %r7
    li %r7, 192
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 64
    lxvw4x %vs53, %r17, %r7
    li %r7, 64
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 144
    lxvw4x %vs53, %r17, %r7
    li %r7, 144
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 176
    lxvw4x %vs53, %r17, %r7
    li %r7, 176
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 176
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 176
    stxvw4x %vs58, %r18, %r7
    li %r7, 192
    lxvw4x %vs60, %r6, %r7
    li %r7, 192
    lxvw4x %vs49, %r17, %r7
    li %r7, 192
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    vshasigmaw %v18, %v0, 1, 15
    vshasigmaw %v24, %v8, 1, 15
    vsel %v19, %v2, %v1, %v0
    vsel %v25, %v10, %v9, %v8
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vsel %v19, %v5, %v4, %v16
    vsel %v25, %v13, %v12, %v22
    vshasigmaw %v17, %v4, 1, 0
    vshasigmaw %v23, %v12, 1, 0
    vadduwm %v3, %v3, %v18
    vadduwm %v11, %v11, %v24
    vadduwm %v7, %v7, %v3
    vadduwm %v15, %v15, %v11
    vxor %v16, %v4, %v5
    vxor %v22, %v12, %v13
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    li %r7, 208
    lxvw4x %vs52, %r17, %r7
    li %r7, 208
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 80
    lxvw4x %vs53, %r17, %r7
    li %r7, 80
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 160
    lxvw4x %vs53, %r17, %r7
    li %r7, 160
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 192
    lxvw4x %vs53, %r17, %r7
    li %r7, 192
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 192
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 192
    stxvw4x %vs58, %r18, %r7
    li %r7, 208
    lxvw4x %vs60, %r6, %r7
    li %r7, 208
    lxvw4x %vs49, %r17, %r7
    li %r7, 208
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    vshasigmaw %v18, %v7, 1, 15
    vshasigmaw %v24, %v15, 1, 15
    vsel %v19, %v1, %v0, %v7
    vsel %v25, %v9, %v8, %v15
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vsel %v19, %v4, %v3, %v16
    vsel %v25, %v12, %v11, %v22
    vshasigmaw %v17, %v3, 1, 0
    vshasigmaw %v23, %v11, 1, 0
    vadduwm %v2, %v2, %v18
    vadduwm %v10, %v10, %v24
    vadduwm %v6, %v6, %v2
    vadduwm %v14, %v14, %v10
    vxor %v16, %v3, %v4
    vxor %v22, %v11, %v12
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    li %r7, 224
    lxvw4x %vs52, %r17, %r7
    li %r7, 224
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 96
    lxvw4x %vs53, %r17, %r7
    li %r7, 96
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 176
    lxvw4x %vs53, %r17, %r7
    li %r7, 176
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 208
    lxvw4x %vs53, %r17, %r7
    li %r7, 208
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 208
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 208
    stxvw4x %vs58, %r18, %r7
    li %r7, 224
    lxvw4x %vs60, %r6, %r7
    li %r7, 224
    lxvw4x %vs49, %r17, %r7
    li %r7, 224
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    vshasigmaw %v18, %v6, 1, 15
    vshasigmaw %v24, %v14, 1, 15
    vsel %v19, %v0, %v7, %v6
    vsel %v25, %v8, %v15, %v14
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vsel %v19, %v3, %v2, %v16
    vsel %v25, %v11, %v10, %v22
    vshasigmaw %v17, %v2, 1, 0
    vshasigmaw %v23, %v10, 1, 0
    vadduwm %v1, %v1, %v18
    vadduwm %v9, %v9, %v24
    vadduwm %v5, %v5, %v1
    vadduwm %v13, %v13, %v9
    vxor %v16, %v2, %v3
    vxor %v22, %v10, %v11
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    li %r7, 240
    lxvw4x %vs52, %r17, %r7
    li %r7, 240
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 112
    lxvw4x %vs53, %r17, %r7
    li %r7, 112
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 192
    lxvw4x %vs53, %r17, %r7
    li %r7, 192
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 224
    lxvw4x %vs53, %r17, %r7
    li %r7, 224
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 224
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 224
    stxvw4x %vs58, %r18, %r7
    li %r7, 240
    lxvw4x %vs60, %r6, %r7
    li %r7, 240
    lxvw4x %vs49, %r17, %r7
    li %r7, 240
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    vshasigmaw %v18, %v5, 1, 15
    vshasigmaw %v24, %v13, 1, 15
    vsel %v19, %v7, %v6, %v5
    vsel %v25, %v15, %v14, %v13
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vsel %v19, %v2, %v1, %v16
    vsel %v25, %v10, %v9, %v22
    vshasigmaw %v17, %v1, 1, 0
    vshasigmaw %v23, %v9, 1, 0
    vadduwm %v0, %v0, %v18
    vadduwm %v8, %v8, %v24
    vadduwm %v4, %v4, %v0
    vadduwm %v12, %v12, %v8
    vxor %v16, %v1, %v2
    vxor %v22, %v9, %v10
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    li %r7, 0
    lxvw4x %vs52, %r17, %r7
    li %r7, 0
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 128
    lxvw4x %vs53, %r17, %r7
    li %r7, 128
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 208
    lxvw4x %vs53, %r17, %r7
    li %r7, 208
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 240
    lxvw4x %vs53, %r17, %r7
    li %r7, 240
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 240
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 240
    stxvw4x %vs58, %r18, %r7
    li %r7, 256
    lxvw4x %vs60, %r6, %r7
    li %r7, 0
    lxvw4x %vs49, %r17, %r7
    li %r7, 0
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    vshasigmaw %v18, %v4, 1, 15
    vshasigmaw %v24, %v12, 1, 15
    vsel %v19, %v6, %v5, %v4
    vsel %v25, %v14, %v13, %v12
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vsel %v19, %v1, %v0, %v16
    vsel %v25, %v9, %v8, %v22
    vshasigmaw %v17, %v0, 1, 0
    vshasigmaw %v23, %v8, 1, 0
    vadduwm %v7, %v7, %v18
    vadduwm %v15, %v15, %v24
    vadduwm %v3, %v3, %v7
    vadduwm %v11, %v11, %v15
    vxor %v16, %v0, %v1
    vxor %v22, %v8, %v9
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    li %r7, 16
    lxvw4x %vs52, %r17, %r7
    li %r7, 16
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 144
    lxvw4x %vs53, %r17, %r7
    li %r7, 144
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 224
    lxvw4x %vs53, %r17, %r7
    li %r7, 224
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 0
    lxvw4x %vs53, %r17, %r7
    li %r7, 0
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 0
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 0
    stxvw4x %vs58, %r18, %r7
    li %r7, 272
    lxvw4x %vs60, %r6, %r7
    li %r7, 16
    lxvw4x %vs49, %r17, %r7
    li %r7, 16
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    vshasigmaw %v18, %v3, 1, 15
    vshasigmaw %v24, %v11, 1, 15
    vsel %v19, %v5, %v4, %v3
    vsel %v25, %v13, %v12, %v11
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vsel %v19, %v0, %v7, %v16
    vsel %v25, %v8, %v15, %v22
    vshasigmaw %v17, %v7, 1, 0
    vshasigmaw %v23, %v15, 1, 0
    vadduwm %v6, %v6, %v18
    vadduwm %v14, %v14, %v24
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v14
    vxor %v16, %v7, %v0
    vxor %v22, %v15, %v8
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    li %r7, 32
    lxvw4x %vs52, %r17, %r7
    li %r7, 32
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 160
    lxvw4x %vs53, %r17, %r7
    li %r7, 160
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 240
    lxvw4x %vs53, %r17, %r7
    li %r7, 240
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 16
    lxvw4x %vs53, %r17, %r7
    li %r7, 16
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 16
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 16
    stxvw4x %vs58, %r18, %r7
    li %r7, 288
    lxvw4x %vs60, %r6, %r7
    li %r7, 32
    lxvw4x %vs49, %r17, %r7
    li %r7, 32
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    vshasigmaw %v18, %v2, 1, 15
    vshasigmaw %v24, %v10, 1, 15
    vsel %v19, %v4, %v3, %v2
    vsel %v25, %v12, %v11, %v10
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vsel %v19, %v7, %v6, %v16
    vsel %v25, %v15, %v14, %v22
    vshasigmaw %v17, %v6, 1, 0
    vshasigmaw %v23, %v14, 1, 0
    vadduwm %v5, %v5, %v18
    vadduwm %v13, %v13, %v24
    vadduwm %v1, %v1, %v5
    vadduwm %v9, %v9, %v13
    vxor %v16, %v6, %v7
    vxor %v22, %v14, %v15
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    li %r7, 48
    lxvw4x %vs52, %r17, %r7
    li %r7, 48
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 176
    lxvw4x %vs53, %r17, %r7
    li %r7, 176
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 0
    lxvw4x %vs53, %r17, %r7
    li %r7, 0
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 32
    lxvw4x %vs53, %r17, %r7
    li %r7, 32
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 32
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 32
    stxvw4x %vs58, %r18, %r7
    li %r7, 304
    lxvw4x %vs60, %r6, %r7
    li %r7, 48
    lxvw4x %vs49, %r17, %r7
    li %r7, 48
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    vshasigmaw %v18, %v1, 1, 15
    vshasigmaw %v24, %v9, 1, 15
    vsel %v19, %v3, %v2, %v1
    vsel %v25, %v11, %v10, %v9
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vsel %v19, %v6, %v5, %v16
    vsel %v25, %v14, %v13, %v22
    vshasigmaw %v17, %v5, 1, 0
    vshasigmaw %v23, %v13, 1, 0
    vadduwm %v4, %v4, %v18
    vadduwm %v12, %v12, %v24
    vadduwm %v0, %v0, %v4
    vadduwm %v8, %v8, %v12
    vxor %v16, %v5, %v6
    vxor %v22, %v13, %v14
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    li %r7, 64
    lxvw4x %vs52, %r17, %r7
    li %r7, 64
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 192
    lxvw4x %vs53, %r17, %r7
    li %r7, 192
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 16
    lxvw4x %vs53, %r17, %r7
    li %r7, 16
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 48
    lxvw4x %vs53, %r17, %r7
    li %r7, 48
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 48
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 48
    stxvw4x %vs58, %r18, %r7
    li %r7, 320
    lxvw4x %vs60, %r6, %r7
    li %r7, 64
    lxvw4x %vs49, %r17, %r7
    li %r7, 64
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    vshasigmaw %v18, %v0, 1, 15
    vshasigmaw %v24, %v8, 1, 15
    vsel %v19, %v2, %v1, %v0
    vsel %v25, %v10, %v9, %v8
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vsel %v19, %v5, %v4, %v16
    vsel %v25, %v13, %v12, %v22
    vshasigmaw %v17, %v4, 1, 0
    vshasigmaw %v23, %v12, 1, 0
    vadduwm %v3, %v3, %v18
    vadduwm %v11, %v11, %v24
    vadduwm %v7, %v7, %v3
    vadduwm %v15, %v15, %v11
    vxor %v16, %v4, %v5
    vxor %v22, %v12, %v13
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    li %r7, 80
    lxvw4x %vs52, %r17, %r7
    li %r7, 80
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 208
    lxvw4x %vs53, %r17, %r7
    li %r7, 208
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 32
    lxvw4x %vs53, %r17, %r7
    li %r7, 32
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 64
    lxvw4x %vs53, %r17, %r7
    li %r7, 64
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 64
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 64
    stxvw4x %vs58, %r18, %r7
    li %r7, 336
    lxvw4x %vs60, %r6, %r7
    li %r7, 80
    lxvw4x %vs49, %r17, %r7
    li %r7, 80
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    vshasigmaw %v18, %v7, 1, 15
    vshasigmaw %v24, %v15, 1, 15
    vsel %v19, %v1, %v0, %v7
    vsel %v25, %v9, %v8, %v15
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vsel %v19, %v4, %v3, %v16
    vsel %v25, %v12, %v11, %v22
    vshasigmaw %v17, %v3, 1, 0
    vshasigmaw %v23, %v11, 1, 0
    vadduwm %v2, %v2, %v18
    vadduwm %v10, %v10, %v24
    vadduwm %v6, %v6, %v2
    vadduwm %v14, %v14, %v10
    vxor %v16, %v3, %v4
    vxor %v22, %v11, %v12
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    li %r7, 96
    lxvw4x %vs52, %r17, %r7
    li %r7, 96
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 224
    lxvw4x %vs53, %r17, %r7
    li %r7, 224
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 48
    lxvw4x %vs53, %r17, %r7
    li %r7, 48
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 80
    lxvw4x %vs53, %r17, %r7
    li %r7, 80
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 80
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 80
    stxvw4x %vs58, %r18, %r7
    li %r7, 352
    lxvw4x %vs60, %r6, %r7
    li %r7, 96
    lxvw4x %vs49, %r17, %r7
    li %r7, 96
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    vshasigmaw %v18, %v6, 1, 15
    vshasigmaw %v24, %v14, 1, 15
    vsel %v19, %v0, %v7, %v6
    vsel %v25, %v8, %v15, %v14
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vsel %v19, %v3, %v2, %v16
    vsel %v25, %v11, %v10, %v22
    vshasigmaw %v17, %v2, 1, 0
    vshasigmaw %v23, %v10, 1, 0
    vadduwm %v1, %v1, %v18
    vadduwm %v9, %v9, %v24
    vadduwm %v5, %v5, %v1
    vadduwm %v13, %v13, %v9
    vxor %v16, %v2, %v3
    vxor %v22, %v10, %v11
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    li %r7, 112
    lxvw4x %vs52, %r17, %r7
    li %r7, 112
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 240
    lxvw4x %vs53, %r17, %r7
    li %r7, 240
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 64
    lxvw4x %vs53, %r17, %r7
    li %r7, 64
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 96
    lxvw4x %vs53, %r17, %r7
    li %r7, 96
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 96
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 96
    stxvw4x %vs58, %r18, %r7
    li %r7, 368
    lxvw4x %vs60, %r6, %r7
    li %r7, 112
    lxvw4x %vs49, %r17, %r7
    li %r7, 112
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    vshasigmaw %v18, %v5, 1, 15
    vshasigmaw %v24, %v13, 1, 15
    vsel %v19, %v7, %v6, %v5
    vsel %v25, %v15, %v14, %v13
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vsel %v19, %v2, %v1, %v16
    vsel %v25, %v10, %v9, %v22
    vshasigmaw %v17, %v1, 1, 0
    vshasigmaw %v23, %v9, 1, 0
    vadduwm %v0, %v0, %v18
    vadduwm %v8, %v8, %v24
    vadduwm %v4, %v4, %v0
    vadduwm %v12, %v12, %v8
    vxor %v16, %v1, %v2
    vxor %v22, %v9, %v10
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    li %r7, 128
    lxvw4x %vs52, %r17, %r7
    li %r7, 128
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 0
    lxvw4x %vs53, %r17, %r7
    li %r7, 0
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 80
    lxvw4x %vs53, %r17, %r7
    li %r7, 80
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 112
    lxvw4x %vs53, %r17, %r7
    li %r7, 112
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 112
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 112
    stxvw4x %vs58, %r18, %r7
    li %r7, 384
    lxvw4x %vs60, %r6, %r7
    li %r7, 128
    lxvw4x %vs49, %r17, %r7
    li %r7, 128
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    vshasigmaw %v18, %v4, 1, 15
    vshasigmaw %v24, %v12, 1, 15
    vsel %v19, %v6, %v5, %v4
    vsel %v25, %v14, %v13, %v12
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vsel %v19, %v1, %v0, %v16
    vsel %v25, %v9, %v8, %v22
    vshasigmaw %v17, %v0, 1, 0
    vshasigmaw %v23, %v8, 1, 0
    vadduwm %v7, %v7, %v18
    vadduwm %v15, %v15, %v24
    vadduwm %v3, %v3, %v7
    vadduwm %v11, %v11, %v15
    vxor %v16, %v0, %v1
    vxor %v22, %v8, %v9
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    li %r7, 144
    lxvw4x %vs52, %r17, %r7
    li %r7, 144
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 16
    lxvw4x %vs53, %r17, %r7
    li %r7, 16
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 96
    lxvw4x %vs53, %r17, %r7
    li %r7, 96
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 128
    lxvw4x %vs53, %r17, %r7
    li %r7, 128
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 128
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 128
    stxvw4x %vs58, %r18, %r7
    li %r7, 400
    lxvw4x %vs60, %r6, %r7
    li %r7, 144
    lxvw4x %vs49, %r17, %r7
    li %r7, 144
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    vshasigmaw %v18, %v3, 1, 15
    vshasigmaw %v24, %v11, 1, 15
    vsel %v19, %v5, %v4, %v3
    vsel %v25, %v13, %v12, %v11
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vsel %v19, %v0, %v7, %v16
    vsel %v25, %v8, %v15, %v22
    vshasigmaw %v17, %v7, 1, 0
    vshasigmaw %v23, %v15, 1, 0
    vadduwm %v6, %v6, %v18
    vadduwm %v14, %v14, %v24
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v14
    vxor %v16, %v7, %v0
    vxor %v22, %v15, %v8
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    li %r7, 160
    lxvw4x %vs52, %r17, %r7
    li %r7, 160
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 32
    lxvw4x %vs53, %r17, %r7
    li %r7, 32
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 112
    lxvw4x %vs53, %r17, %r7
    li %r7, 112
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 144
    lxvw4x %vs53, %r17, %r7
    li %r7, 144
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 144
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 144
    stxvw4x %vs58, %r18, %r7
    li %r7, 416
    lxvw4x %vs60, %r6, %r7
    li %r7, 160
    lxvw4x %vs49, %r17, %r7
    li %r7, 160
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    vshasigmaw %v18, %v2, 1, 15
    vshasigmaw %v24, %v10, 1, 15
    vsel %v19, %v4, %v3, %v2
    vsel %v25, %v12, %v11, %v10
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vsel %v19, %v7, %v6, %v16
    vsel %v25, %v15, %v14, %v22
    vshasigmaw %v17, %v6, 1, 0
    vshasigmaw %v23, %v14, 1, 0
    vadduwm %v5, %v5, %v18
    vadduwm %v13, %v13, %v24
    vadduwm %v1, %v1, %v5
    vadduwm %v9, %v9, %v13
    vxor %v16, %v6, %v7
    vxor %v22, %v14, %v15
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    li %r7, 176
    lxvw4x %vs52, %r17, %r7
    li %r7, 176
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 48
    lxvw4x %vs53, %r17, %r7
    li %r7, 48
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 128
    lxvw4x %vs53, %r17, %r7
    li %r7, 128
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 160
    lxvw4x %vs53, %r17, %r7
    li %r7, 160
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 160
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 160
    stxvw4x %vs58, %r18, %r7
    li %r7, 432
    lxvw4x %vs60, %r6, %r7
    li %r7, 176
    lxvw4x %vs49, %r17, %r7
    li %r7, 176
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    vshasigmaw %v18, %v1, 1, 15
    vshasigmaw %v24, %v9, 1, 15
    vsel %v19, %v3, %v2, %v1
    vsel %v25, %v11, %v10, %v9
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vsel %v19, %v6, %v5, %v16
    vsel %v25, %v14, %v13, %v22
    vshasigmaw %v17, %v5, 1, 0
    vshasigmaw %v23, %v13, 1, 0
    vadduwm %v4, %v4, %v18
    vadduwm %v12, %v12, %v24
    vadduwm %v0, %v0, %v4
    vadduwm %v8, %v8, %v12
    vxor %v16, %v5, %v6
    vxor %v22, %v13, %v14
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    li %r7, 192
    lxvw4x %vs52, %r17, %r7
    li %r7, 192
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 64
    lxvw4x %vs53, %r17, %r7
    li %r7, 64
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 144
    lxvw4x %vs53, %r17, %r7
    li %r7, 144
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 176
    lxvw4x %vs53, %r17, %r7
    li %r7, 176
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 176
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 176
    stxvw4x %vs58, %r18, %r7
    li %r7, 448
    lxvw4x %vs60, %r6, %r7
    li %r7, 192
    lxvw4x %vs49, %r17, %r7
    li %r7, 192
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    vshasigmaw %v18, %v0, 1, 15
    vshasigmaw %v24, %v8, 1, 15
    vsel %v19, %v2, %v1, %v0
    vsel %v25, %v10, %v9, %v8
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vsel %v19, %v5, %v4, %v16
    vsel %v25, %v13, %v12, %v22
    vshasigmaw %v17, %v4, 1, 0
    vshasigmaw %v23, %v12, 1, 0
    vadduwm %v3, %v3, %v18
    vadduwm %v11, %v11, %v24
    vadduwm %v7, %v7, %v3
    vadduwm %v15, %v15, %v11
    vxor %v16, %v4, %v5
    vxor %v22, %v12, %v13
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    li %r7, 208
    lxvw4x %vs52, %r17, %r7
    li %r7, 208
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 80
    lxvw4x %vs53, %r17, %r7
    li %r7, 80
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 160
    lxvw4x %vs53, %r17, %r7
    li %r7, 160
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 192
    lxvw4x %vs53, %r17, %r7
    li %r7, 192
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 192
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 192
    stxvw4x %vs58, %r18, %r7
    li %r7, 464
    lxvw4x %vs60, %r6, %r7
    li %r7, 208
    lxvw4x %vs49, %r17, %r7
    li %r7, 208
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    vshasigmaw %v18, %v7, 1, 15
    vshasigmaw %v24, %v15, 1, 15
    vsel %v19, %v1, %v0, %v7
    vsel %v25, %v9, %v8, %v15
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vsel %v19, %v4, %v3, %v16
    vsel %v25, %v12, %v11, %v22
    vshasigmaw %v17, %v3, 1, 0
    vshasigmaw %v23, %v11, 1, 0
    vadduwm %v2, %v2, %v18
    vadduwm %v10, %v10, %v24
    vadduwm %v6, %v6, %v2
    vadduwm %v14, %v14, %v10
    vxor %v16, %v3, %v4
    vxor %v22, %v11, %v12
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    li %r7, 224
    lxvw4x %vs52, %r17, %r7
    li %r7, 224
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 96
    lxvw4x %vs53, %r17, %r7
    li %r7, 96
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 176
    lxvw4x %vs53, %r17, %r7
    li %r7, 176
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 208
    lxvw4x %vs53, %r17, %r7
    li %r7, 208
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 208
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 208
    stxvw4x %vs58, %r18, %r7
    li %r7, 480
    lxvw4x %vs60, %r6, %r7
    li %r7, 224
    lxvw4x %vs49, %r17, %r7
    li %r7, 224
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    vshasigmaw %v18, %v6, 1, 15
    vshasigmaw %v24, %v14, 1, 15
    vsel %v19, %v0, %v7, %v6
    vsel %v25, %v8, %v15, %v14
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vsel %v19, %v3, %v2, %v16
    vsel %v25, %v11, %v10, %v22
    vshasigmaw %v17, %v2, 1, 0
    vshasigmaw %v23, %v10, 1, 0
    vadduwm %v1, %v1, %v18
    vadduwm %v9, %v9, %v24
    vadduwm %v5, %v5, %v1
    vadduwm %v13, %v13, %v9
    vxor %v16, %v2, %v3
    vxor %v22, %v10, %v11
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    li %r7, 240
    lxvw4x %vs52, %r17, %r7
    li %r7, 240
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 112
    lxvw4x %vs53, %r17, %r7
    li %r7, 112
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 192
    lxvw4x %vs53, %r17, %r7
    li %r7, 192
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 224
    lxvw4x %vs53, %r17, %r7
    li %r7, 224
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 224
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 224
    stxvw4x %vs58, %r18, %r7
    li %r7, 496
    lxvw4x %vs60, %r6, %r7
    li %r7, 240
    lxvw4x %vs49, %r17, %r7
    li %r7, 240
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    vshasigmaw %v18, %v5, 1, 15
    vshasigmaw %v24, %v13, 1, 15
    vsel %v19, %v7, %v6, %v5
    vsel %v25, %v15, %v14, %v13
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vsel %v19, %v2, %v1, %v16
    vsel %v25, %v10, %v9, %v22
    vshasigmaw %v17, %v1, 1, 0
    vshasigmaw %v23, %v9, 1, 0
    vadduwm %v0, %v0, %v18
    vadduwm %v8, %v8, %v24
    vadduwm %v4, %v4, %v0
    vadduwm %v12, %v12, %v8
    vxor %v16, %v1, %v2
    vxor %v22, %v9, %v10
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    li %r7, 0
    lxvw4x %vs52, %r17, %r7
    li %r7, 0
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 128
    lxvw4x %vs53, %r17, %r7
    li %r7, 128
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 208
    lxvw4x %vs53, %r17, %r7
    li %r7, 208
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 240
    lxvw4x %vs53, %r17, %r7
    li %r7, 240
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 240
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 240
    stxvw4x %vs58, %r18, %r7
    li %r7, 512
    lxvw4x %vs60, %r6, %r7
    li %r7, 0
    lxvw4x %vs49, %r17, %r7
    li %r7, 0
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    vshasigmaw %v18, %v4, 1, 15
    vshasigmaw %v24, %v12, 1, 15
    vsel %v19, %v6, %v5, %v4
    vsel %v25, %v14, %v13, %v12
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vsel %v19, %v1, %v0, %v16
    vsel %v25, %v9, %v8, %v22
    vshasigmaw %v17, %v0, 1, 0
    vshasigmaw %v23, %v8, 1, 0
    vadduwm %v7, %v7, %v18
    vadduwm %v15, %v15, %v24
    vadduwm %v3, %v3, %v7
    vadduwm %v11, %v11, %v15
    vxor %v16, %v0, %v1
    vxor %v22, %v8, %v9
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    li %r7, 16
    lxvw4x %vs52, %r17, %r7
    li %r7, 16
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 144
    lxvw4x %vs53, %r17, %r7
    li %r7, 144
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 224
    lxvw4x %vs53, %r17, %r7
    li %r7, 224
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 0
    lxvw4x %vs53, %r17, %r7
    li %r7, 0
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 0
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 0
    stxvw4x %vs58, %r18, %r7
    li %r7, 528
    lxvw4x %vs60, %r6, %r7
    li %r7, 16
    lxvw4x %vs49, %r17, %r7
    li %r7, 16
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    vshasigmaw %v18, %v3, 1, 15
    vshasigmaw %v24, %v11, 1, 15
    vsel %v19, %v5, %v4, %v3
    vsel %v25, %v13, %v12, %v11
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vsel %v19, %v0, %v7, %v16
    vsel %v25, %v8, %v15, %v22
    vshasigmaw %v17, %v7, 1, 0
    vshasigmaw %v23, %v15, 1, 0
    vadduwm %v6, %v6, %v18
    vadduwm %v14, %v14, %v24
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v14
    vxor %v16, %v7, %v0
    vxor %v22, %v15, %v8
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    li %r7, 32
    lxvw4x %vs52, %r17, %r7
    li %r7, 32
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 160
    lxvw4x %vs53, %r17, %r7
    li %r7, 160
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 240
    lxvw4x %vs53, %r17, %r7
    li %r7, 240
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 16
    lxvw4x %vs53, %r17, %r7
    li %r7, 16
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 16
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 16
    stxvw4x %vs58, %r18, %r7
    li %r7, 544
    lxvw4x %vs60, %r6, %r7
    li %r7, 32
    lxvw4x %vs49, %r17, %r7
    li %r7, 32
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    vshasigmaw %v18, %v2, 1, 15
    vshasigmaw %v24, %v10, 1, 15
    vsel %v19, %v4, %v3, %v2
    vsel %v25, %v12, %v11, %v10
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vsel %v19, %v7, %v6, %v16
    vsel %v25, %v15, %v14, %v22
    vshasigmaw %v17, %v6, 1, 0
    vshasigmaw %v23, %v14, 1, 0
    vadduwm %v5, %v5, %v18
    vadduwm %v13, %v13, %v24
    vadduwm %v1, %v1, %v5
    vadduwm %v9, %v9, %v13
    vxor %v16, %v6, %v7
    vxor %v22, %v14, %v15
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    li %r7, 48
    lxvw4x %vs52, %r17, %r7
    li %r7, 48
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 176
    lxvw4x %vs53, %r17, %r7
    li %r7, 176
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 0
    lxvw4x %vs53, %r17, %r7
    li %r7, 0
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 32
    lxvw4x %vs53, %r17, %r7
    li %r7, 32
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 32
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 32
    stxvw4x %vs58, %r18, %r7
    li %r7, 560
    lxvw4x %vs60, %r6, %r7
    li %r7, 48
    lxvw4x %vs49, %r17, %r7
    li %r7, 48
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    vshasigmaw %v18, %v1, 1, 15
    vshasigmaw %v24, %v9, 1, 15
    vsel %v19, %v3, %v2, %v1
    vsel %v25, %v11, %v10, %v9
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vsel %v19, %v6, %v5, %v16
    vsel %v25, %v14, %v13, %v22
    vshasigmaw %v17, %v5, 1, 0
    vshasigmaw %v23, %v13, 1, 0
    vadduwm %v4, %v4, %v18
    vadduwm %v12, %v12, %v24
    vadduwm %v0, %v0, %v4
    vadduwm %v8, %v8, %v12
    vxor %v16, %v5, %v6
    vxor %v22, %v13, %v14
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    li %r7, 64
    lxvw4x %vs52, %r17, %r7
    li %r7, 64
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 192
    lxvw4x %vs53, %r17, %r7
    li %r7, 192
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 16
    lxvw4x %vs53, %r17, %r7
    li %r7, 16
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 48
    lxvw4x %vs53, %r17, %r7
    li %r7, 48
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 48
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 48
    stxvw4x %vs58, %r18, %r7
    li %r7, 576
    lxvw4x %vs60, %r6, %r7
    li %r7, 64
    lxvw4x %vs49, %r17, %r7
    li %r7, 64
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    vshasigmaw %v18, %v0, 1, 15
    vshasigmaw %v24, %v8, 1, 15
    vsel %v19, %v2, %v1, %v0
    vsel %v25, %v10, %v9, %v8
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vsel %v19, %v5, %v4, %v16
    vsel %v25, %v13, %v12, %v22
    vshasigmaw %v17, %v4, 1, 0
    vshasigmaw %v23, %v12, 1, 0
    vadduwm %v3, %v3, %v18
    vadduwm %v11, %v11, %v24
    vadduwm %v7, %v7, %v3
    vadduwm %v15, %v15, %v11
    vxor %v16, %v4, %v5
    vxor %v22, %v12, %v13
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    li %r7, 80
    lxvw4x %vs52, %r17, %r7
    li %r7, 80
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 208
    lxvw4x %vs53, %r17, %r7
    li %r7, 208
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 32
    lxvw4x %vs53, %r17, %r7
    li %r7, 32
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 64
    lxvw4x %vs53, %r17, %r7
    li %r7, 64
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 64
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 64
    stxvw4x %vs58, %r18, %r7
    li %r7, 592
    lxvw4x %vs60, %r6, %r7
    li %r7, 80
    lxvw4x %vs49, %r17, %r7
    li %r7, 80
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    vshasigmaw %v18, %v7, 1, 15
    vshasigmaw %v24, %v15, 1, 15
    vsel %v19, %v1, %v0, %v7
    vsel %v25, %v9, %v8, %v15
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vsel %v19, %v4, %v3, %v16
    vsel %v25, %v12, %v11, %v22
    vshasigmaw %v17, %v3, 1, 0
    vshasigmaw %v23, %v11, 1, 0
    vadduwm %v2, %v2, %v18
    vadduwm %v10, %v10, %v24
    vadduwm %v6, %v6, %v2
    vadduwm %v14, %v14, %v10
    vxor %v16, %v3, %v4
    vxor %v22, %v11, %v12
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    li %r7, 96
    lxvw4x %vs52, %r17, %r7
    li %r7, 96
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 224
    lxvw4x %vs53, %r17, %r7
    li %r7, 224
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 48
    lxvw4x %vs53, %r17, %r7
    li %r7, 48
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 80
    lxvw4x %vs53, %r17, %r7
    li %r7, 80
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 80
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 80
    stxvw4x %vs58, %r18, %r7
    li %r7, 608
    lxvw4x %vs60, %r6, %r7
    li %r7, 96
    lxvw4x %vs49, %r17, %r7
    li %r7, 96
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    vshasigmaw %v18, %v6, 1, 15
    vshasigmaw %v24, %v14, 1, 15
    vsel %v19, %v0, %v7, %v6
    vsel %v25, %v8, %v15, %v14
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vsel %v19, %v3, %v2, %v16
    vsel %v25, %v11, %v10, %v22
    vshasigmaw %v17, %v2, 1, 0
    vshasigmaw %v23, %v10, 1, 0
    vadduwm %v1, %v1, %v18
    vadduwm %v9, %v9, %v24
    vadduwm %v5, %v5, %v1
    vadduwm %v13, %v13, %v9
    vxor %v16, %v2, %v3
    vxor %v22, %v10, %v11
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    li %r7, 112
    lxvw4x %vs52, %r17, %r7
    li %r7, 112
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 240
    lxvw4x %vs53, %r17, %r7
    li %r7, 240
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 64
    lxvw4x %vs53, %r17, %r7
    li %r7, 64
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 96
    lxvw4x %vs53, %r17, %r7
    li %r7, 96
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 96
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 96
    stxvw4x %vs58, %r18, %r7
    li %r7, 624
    lxvw4x %vs60, %r6, %r7
    li %r7, 112
    lxvw4x %vs49, %r17, %r7
    li %r7, 112
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    vshasigmaw %v18, %v5, 1, 15
    vshasigmaw %v24, %v13, 1, 15
    vsel %v19, %v7, %v6, %v5
    vsel %v25, %v15, %v14, %v13
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vsel %v19, %v2, %v1, %v16
    vsel %v25, %v10, %v9, %v22
    vshasigmaw %v17, %v1, 1, 0
    vshasigmaw %v23, %v9, 1, 0
    vadduwm %v0, %v0, %v18
    vadduwm %v8, %v8, %v24
    vadduwm %v4, %v4, %v0
    vadduwm %v12, %v12, %v8
    vxor %v16, %v1, %v2
    vxor %v22, %v9, %v10
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    li %r7, 128
    lxvw4x %vs52, %r17, %r7
    li %r7, 128
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 0
    lxvw4x %vs53, %r17, %r7
    li %r7, 0
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 80
    lxvw4x %vs53, %r17, %r7
    li %r7, 80
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 112
    lxvw4x %vs53, %r17, %r7
    li %r7, 112
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 112
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 112
    stxvw4x %vs58, %r18, %r7
    li %r7, 640
    lxvw4x %vs60, %r6, %r7
    li %r7, 128
    lxvw4x %vs49, %r17, %r7
    li %r7, 128
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    vshasigmaw %v18, %v4, 1, 15
    vshasigmaw %v24, %v12, 1, 15
    vsel %v19, %v6, %v5, %v4
    vsel %v25, %v14, %v13, %v12
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vsel %v19, %v1, %v0, %v16
    vsel %v25, %v9, %v8, %v22
    vshasigmaw %v17, %v0, 1, 0
    vshasigmaw %v23, %v8, 1, 0
    vadduwm %v7, %v7, %v18
    vadduwm %v15, %v15, %v24
    vadduwm %v3, %v3, %v7
    vadduwm %v11, %v11, %v15
    vxor %v16, %v0, %v1
    vxor %v22, %v8, %v9
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    li %r7, 144
    lxvw4x %vs52, %r17, %r7
    li %r7, 144
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 16
    lxvw4x %vs53, %r17, %r7
    li %r7, 16
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 96
    lxvw4x %vs53, %r17, %r7
    li %r7, 96
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 128
    lxvw4x %vs53, %r17, %r7
    li %r7, 128
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 128
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 128
    stxvw4x %vs58, %r18, %r7
    li %r7, 656
    lxvw4x %vs60, %r6, %r7
    li %r7, 144
    lxvw4x %vs49, %r17, %r7
    li %r7, 144
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    vshasigmaw %v18, %v3, 1, 15
    vshasigmaw %v24, %v11, 1, 15
    vsel %v19, %v5, %v4, %v3
    vsel %v25, %v13, %v12, %v11
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vsel %v19, %v0, %v7, %v16
    vsel %v25, %v8, %v15, %v22
    vshasigmaw %v17, %v7, 1, 0
    vshasigmaw %v23, %v15, 1, 0
    vadduwm %v6, %v6, %v18
    vadduwm %v14, %v14, %v24
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v14
    vxor %v16, %v7, %v0
    vxor %v22, %v15, %v8
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    li %r7, 160
    lxvw4x %vs52, %r17, %r7
    li %r7, 160
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 32
    lxvw4x %vs53, %r17, %r7
    li %r7, 32
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 112
    lxvw4x %vs53, %r17, %r7
    li %r7, 112
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 144
    lxvw4x %vs53, %r17, %r7
    li %r7, 144
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 144
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 144
    stxvw4x %vs58, %r18, %r7
    li %r7, 672
    lxvw4x %vs60, %r6, %r7
    li %r7, 160
    lxvw4x %vs49, %r17, %r7
    li %r7, 160
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    vshasigmaw %v18, %v2, 1, 15
    vshasigmaw %v24, %v10, 1, 15
    vsel %v19, %v4, %v3, %v2
    vsel %v25, %v12, %v11, %v10
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vsel %v19, %v7, %v6, %v16
    vsel %v25, %v15, %v14, %v22
    vshasigmaw %v17, %v6, 1, 0
    vshasigmaw %v23, %v14, 1, 0
    vadduwm %v5, %v5, %v18
    vadduwm %v13, %v13, %v24
    vadduwm %v1, %v1, %v5
    vadduwm %v9, %v9, %v13
    vxor %v16, %v6, %v7
    vxor %v22, %v14, %v15
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    li %r7, 176
    lxvw4x %vs52, %r17, %r7
    li %r7, 176
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 48
    lxvw4x %vs53, %r17, %r7
    li %r7, 48
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 128
    lxvw4x %vs53, %r17, %r7
    li %r7, 128
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 160
    lxvw4x %vs53, %r17, %r7
    li %r7, 160
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 160
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 160
    stxvw4x %vs58, %r18, %r7
    li %r7, 688
    lxvw4x %vs60, %r6, %r7
    li %r7, 176
    lxvw4x %vs49, %r17, %r7
    li %r7, 176
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    vshasigmaw %v18, %v1, 1, 15
    vshasigmaw %v24, %v9, 1, 15
    vsel %v19, %v3, %v2, %v1
    vsel %v25, %v11, %v10, %v9
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vsel %v19, %v6, %v5, %v16
    vsel %v25, %v14, %v13, %v22
    vshasigmaw %v17, %v5, 1, 0
    vshasigmaw %v23, %v13, 1, 0
    vadduwm %v4, %v4, %v18
    vadduwm %v12, %v12, %v24
    vadduwm %v0, %v0, %v4
    vadduwm %v8, %v8, %v12
    vxor %v16, %v5, %v6
    vxor %v22, %v13, %v14
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    li %r7, 192
    lxvw4x %vs52, %r17, %r7
    li %r7, 192
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 64
    lxvw4x %vs53, %r17, %r7
    li %r7, 64
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 144
    lxvw4x %vs53, %r17, %r7
    li %r7, 144
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 176
    lxvw4x %vs53, %r17, %r7
    li %r7, 176
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 176
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 176
    stxvw4x %vs58, %r18, %r7
    li %r7, 704
    lxvw4x %vs60, %r6, %r7
    li %r7, 192
    lxvw4x %vs49, %r17, %r7
    li %r7, 192
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    vshasigmaw %v18, %v0, 1, 15
    vshasigmaw %v24, %v8, 1, 15
    vsel %v19, %v2, %v1, %v0
    vsel %v25, %v10, %v9, %v8
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vsel %v19, %v5, %v4, %v16
    vsel %v25, %v13, %v12, %v22
    vshasigmaw %v17, %v4, 1, 0
    vshasigmaw %v23, %v12, 1, 0
    vadduwm %v3, %v3, %v18
    vadduwm %v11, %v11, %v24
    vadduwm %v7, %v7, %v3
    vadduwm %v15, %v15, %v11
    vxor %v16, %v4, %v5
    vxor %v22, %v12, %v13
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    li %r7, 208
    lxvw4x %vs52, %r17, %r7
    li %r7, 208
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 80
    lxvw4x %vs53, %r17, %r7
    li %r7, 80
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 160
    lxvw4x %vs53, %r17, %r7
    li %r7, 160
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 192
    lxvw4x %vs53, %r17, %r7
    li %r7, 192
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 192
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 192
    stxvw4x %vs58, %r18, %r7
    li %r7, 720
    lxvw4x %vs60, %r6, %r7
    li %r7, 208
    lxvw4x %vs49, %r17, %r7
    li %r7, 208
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    vshasigmaw %v18, %v7, 1, 15
    vshasigmaw %v24, %v15, 1, 15
    vsel %v19, %v1, %v0, %v7
    vsel %v25, %v9, %v8, %v15
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vsel %v19, %v4, %v3, %v16
    vsel %v25, %v12, %v11, %v22
    vshasigmaw %v17, %v3, 1, 0
    vshasigmaw %v23, %v11, 1, 0
    vadduwm %v2, %v2, %v18
    vadduwm %v10, %v10, %v24
    vadduwm %v6, %v6, %v2
    vadduwm %v14, %v14, %v10
    vxor %v16, %v3, %v4
    vxor %v22, %v11, %v12
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    li %r7, 224
    lxvw4x %vs52, %r17, %r7
    li %r7, 224
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 96
    lxvw4x %vs53, %r17, %r7
    li %r7, 96
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 176
    lxvw4x %vs53, %r17, %r7
    li %r7, 176
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 208
    lxvw4x %vs53, %r17, %r7
    li %r7, 208
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 208
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 208
    stxvw4x %vs58, %r18, %r7
    li %r7, 736
    lxvw4x %vs60, %r6, %r7
    li %r7, 224
    lxvw4x %vs49, %r17, %r7
    li %r7, 224
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    vshasigmaw %v18, %v6, 1, 15
    vshasigmaw %v24, %v14, 1, 15
    vsel %v19, %v0, %v7, %v6
    vsel %v25, %v8, %v15, %v14
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vsel %v19, %v3, %v2, %v16
    vsel %v25, %v11, %v10, %v22
    vshasigmaw %v17, %v2, 1, 0
    vshasigmaw %v23, %v10, 1, 0
    vadduwm %v1, %v1, %v18
    vadduwm %v9, %v9, %v24
    vadduwm %v5, %v5, %v1
    vadduwm %v13, %v13, %v9
    vxor %v16, %v2, %v3
    vxor %v22, %v10, %v11
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    li %r7, 240
    lxvw4x %vs52, %r17, %r7
    li %r7, 240
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 112
    lxvw4x %vs53, %r17, %r7
    li %r7, 112
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 192
    lxvw4x %vs53, %r17, %r7
    li %r7, 192
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 224
    lxvw4x %vs53, %r17, %r7
    li %r7, 224
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 224
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 224
    stxvw4x %vs58, %r18, %r7
    li %r7, 752
    lxvw4x %vs60, %r6, %r7
    li %r7, 240
    lxvw4x %vs49, %r17, %r7
    li %r7, 240
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    vshasigmaw %v18, %v5, 1, 15
    vshasigmaw %v24, %v13, 1, 15
    vsel %v19, %v7, %v6, %v5
    vsel %v25, %v15, %v14, %v13
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vsel %v19, %v2, %v1, %v16
    vsel %v25, %v10, %v9, %v22
    vshasigmaw %v17, %v1, 1, 0
    vshasigmaw %v23, %v9, 1, 0
    vadduwm %v0, %v0, %v18
    vadduwm %v8, %v8, %v24
    vadduwm %v4, %v4, %v0
    vadduwm %v12, %v12, %v8
    vxor %v16, %v1, %v2
    vxor %v22, %v9, %v10
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    li %r7, 0
    lxvw4x %vs52, %r17, %r7
    li %r7, 0
    lxvw4x %vs58, %r18, %r7
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    li %r7, 128
    lxvw4x %vs53, %r17, %r7
    li %r7, 128
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 208
    lxvw4x %vs53, %r17, %r7
    li %r7, 208
    lxvw4x %vs59, %r18, %r7
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    li %r7, 240
    lxvw4x %vs53, %r17, %r7
    li %r7, 240
    lxvw4x %vs59, %r18, %r7
    vadduwm %v20, %v20, %v21
    li %r7, 240
    stxvw4x %vs52, %r17, %r7
    vadduwm %v26, %v26, %v27
    li %r7, 240
    stxvw4x %vs58, %r18, %r7
    li %r7, 768
    lxvw4x %vs60, %r6, %r7
    li %r7, 0
    lxvw4x %vs49, %r17, %r7
    li %r7, 0
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    vshasigmaw %v18, %v4, 1, 15
    vshasigmaw %v24, %v12, 1, 15
    vsel %v19, %v6, %v5, %v4
    vsel %v25, %v14, %v13, %v12
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vsel %v19, %v1, %v0, %v16
    vsel %v25, %v9, %v8, %v22
    vshasigmaw %v17, %v0, 1, 0
    vshasigmaw %v23, %v8, 1, 0
    vadduwm %v7, %v7, %v18
    vadduwm %v15, %v15, %v24
    vadduwm %v3, %v3, %v7
    vadduwm %v11, %v11, %v15
    vxor %v16, %v0, %v1
    vxor %v22, %v8, %v9
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    li %r7, 784
    lxvw4x %vs60, %r6, %r7
    li %r7, 16
    lxvw4x %vs49, %r17, %r7
    li %r7, 16
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    vshasigmaw %v18, %v3, 1, 15
    vshasigmaw %v24, %v11, 1, 15
    vsel %v19, %v5, %v4, %v3
    vsel %v25, %v13, %v12, %v11
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vsel %v19, %v0, %v7, %v16
    vsel %v25, %v8, %v15, %v22
    vshasigmaw %v17, %v7, 1, 0
    vshasigmaw %v23, %v15, 1, 0
    vadduwm %v6, %v6, %v18
    vadduwm %v14, %v14, %v24
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v14
    vxor %v16, %v7, %v0
    vxor %v22, %v15, %v8
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    li %r7, 800
    lxvw4x %vs60, %r6, %r7
    li %r7, 32
    lxvw4x %vs49, %r17, %r7
    li %r7, 32
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    vshasigmaw %v18, %v2, 1, 15
    vshasigmaw %v24, %v10, 1, 15
    vsel %v19, %v4, %v3, %v2
    vsel %v25, %v12, %v11, %v10
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vsel %v19, %v7, %v6, %v16
    vsel %v25, %v15, %v14, %v22
    vshasigmaw %v17, %v6, 1, 0
    vshasigmaw %v23, %v14, 1, 0
    vadduwm %v5, %v5, %v18
    vadduwm %v13, %v13, %v24
    vadduwm %v1, %v1, %v5
    vadduwm %v9, %v9, %v13
    vxor %v16, %v6, %v7
    vxor %v22, %v14, %v15
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    li %r7, 816
    lxvw4x %vs60, %r6, %r7
    li %r7, 48
    lxvw4x %vs49, %r17, %r7
    li %r7, 48
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    vshasigmaw %v18, %v1, 1, 15
    vshasigmaw %v24, %v9, 1, 15
    vsel %v19, %v3, %v2, %v1
    vsel %v25, %v11, %v10, %v9
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vsel %v19, %v6, %v5, %v16
    vsel %v25, %v14, %v13, %v22
    vshasigmaw %v17, %v5, 1, 0
    vshasigmaw %v23, %v13, 1, 0
    vadduwm %v4, %v4, %v18
    vadduwm %v12, %v12, %v24
    vadduwm %v0, %v0, %v4
    vadduwm %v8, %v8, %v12
    vxor %v16, %v5, %v6
    vxor %v22, %v13, %v14
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    li %r7, 832
    lxvw4x %vs60, %r6, %r7
    li %r7, 64
    lxvw4x %vs49, %r17, %r7
    li %r7, 64
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    vshasigmaw %v18, %v0, 1, 15
    vshasigmaw %v24, %v8, 1, 15
    vsel %v19, %v2, %v1, %v0
    vsel %v25, %v10, %v9, %v8
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vsel %v19, %v5, %v4, %v16
    vsel %v25, %v13, %v12, %v22
    vshasigmaw %v17, %v4, 1, 0
    vshasigmaw %v23, %v12, 1, 0
    vadduwm %v3, %v3, %v18
    vadduwm %v11, %v11, %v24
    vadduwm %v7, %v7, %v3
    vadduwm %v15, %v15, %v11
    vxor %v16, %v4, %v5
    vxor %v22, %v12, %v13
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    li %r7, 848
    lxvw4x %vs60, %r6, %r7
    li %r7, 80
    lxvw4x %vs49, %r17, %r7
    li %r7, 80
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    vshasigmaw %v18, %v7, 1, 15
    vshasigmaw %v24, %v15, 1, 15
    vsel %v19, %v1, %v0, %v7
    vsel %v25, %v9, %v8, %v15
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vsel %v19, %v4, %v3, %v16
    vsel %v25, %v12, %v11, %v22
    vshasigmaw %v17, %v3, 1, 0
    vshasigmaw %v23, %v11, 1, 0
    vadduwm %v2, %v2, %v18
    vadduwm %v10, %v10, %v24
    vadduwm %v6, %v6, %v2
    vadduwm %v14, %v14, %v10
    vxor %v16, %v3, %v4
    vxor %v22, %v11, %v12
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    li %r7, 864
    lxvw4x %vs60, %r6, %r7
    li %r7, 96
    lxvw4x %vs49, %r17, %r7
    li %r7, 96
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    vshasigmaw %v18, %v6, 1, 15
    vshasigmaw %v24, %v14, 1, 15
    vsel %v19, %v0, %v7, %v6
    vsel %v25, %v8, %v15, %v14
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vsel %v19, %v3, %v2, %v16
    vsel %v25, %v11, %v10, %v22
    vshasigmaw %v17, %v2, 1, 0
    vshasigmaw %v23, %v10, 1, 0
    vadduwm %v1, %v1, %v18
    vadduwm %v9, %v9, %v24
    vadduwm %v5, %v5, %v1
    vadduwm %v13, %v13, %v9
    vxor %v16, %v2, %v3
    vxor %v22, %v10, %v11
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    li %r7, 880
    lxvw4x %vs60, %r6, %r7
    li %r7, 112
    lxvw4x %vs49, %r17, %r7
    li %r7, 112
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    vshasigmaw %v18, %v5, 1, 15
    vshasigmaw %v24, %v13, 1, 15
    vsel %v19, %v7, %v6, %v5
    vsel %v25, %v15, %v14, %v13
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vsel %v19, %v2, %v1, %v16
    vsel %v25, %v10, %v9, %v22
    vshasigmaw %v17, %v1, 1, 0
    vshasigmaw %v23, %v9, 1, 0
    vadduwm %v0, %v0, %v18
    vadduwm %v8, %v8, %v24
    vadduwm %v4, %v4, %v0
    vadduwm %v12, %v12, %v8
    vxor %v16, %v1, %v2
    vxor %v22, %v9, %v10
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    li %r7, 896
    lxvw4x %vs60, %r6, %r7
    li %r7, 128
    lxvw4x %vs49, %r17, %r7
    li %r7, 128
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    vshasigmaw %v18, %v4, 1, 15
    vshasigmaw %v24, %v12, 1, 15
    vsel %v19, %v6, %v5, %v4
    vsel %v25, %v14, %v13, %v12
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vsel %v19, %v1, %v0, %v16
    vsel %v25, %v9, %v8, %v22
    vshasigmaw %v17, %v0, 1, 0
    vshasigmaw %v23, %v8, 1, 0
    vadduwm %v7, %v7, %v18
    vadduwm %v15, %v15, %v24
    vadduwm %v3, %v3, %v7
    vadduwm %v11, %v11, %v15
    vxor %v16, %v0, %v1
    vxor %v22, %v8, %v9
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    li %r7, 912
    lxvw4x %vs60, %r6, %r7
    li %r7, 144
    lxvw4x %vs49, %r17, %r7
    li %r7, 144
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    vshasigmaw %v18, %v3, 1, 15
    vshasigmaw %v24, %v11, 1, 15
    vsel %v19, %v5, %v4, %v3
    vsel %v25, %v13, %v12, %v11
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vsel %v19, %v0, %v7, %v16
    vsel %v25, %v8, %v15, %v22
    vshasigmaw %v17, %v7, 1, 0
    vshasigmaw %v23, %v15, 1, 0
    vadduwm %v6, %v6, %v18
    vadduwm %v14, %v14, %v24
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v14
    vxor %v16, %v7, %v0
    vxor %v22, %v15, %v8
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    li %r7, 928
    lxvw4x %vs60, %r6, %r7
    li %r7, 160
    lxvw4x %vs49, %r17, %r7
    li %r7, 160
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    vshasigmaw %v18, %v2, 1, 15
    vshasigmaw %v24, %v10, 1, 15
    vsel %v19, %v4, %v3, %v2
    vsel %v25, %v12, %v11, %v10
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vsel %v19, %v7, %v6, %v16
    vsel %v25, %v15, %v14, %v22
    vshasigmaw %v17, %v6, 1, 0
    vshasigmaw %v23, %v14, 1, 0
    vadduwm %v5, %v5, %v18
    vadduwm %v13, %v13, %v24
    vadduwm %v1, %v1, %v5
    vadduwm %v9, %v9, %v13
    vxor %v16, %v6, %v7
    vxor %v22, %v14, %v15
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    li %r7, 944
    lxvw4x %vs60, %r6, %r7
    li %r7, 176
    lxvw4x %vs49, %r17, %r7
    li %r7, 176
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    vshasigmaw %v18, %v1, 1, 15
    vshasigmaw %v24, %v9, 1, 15
    vsel %v19, %v3, %v2, %v1
    vsel %v25, %v11, %v10, %v9
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vsel %v19, %v6, %v5, %v16
    vsel %v25, %v14, %v13, %v22
    vshasigmaw %v17, %v5, 1, 0
    vshasigmaw %v23, %v13, 1, 0
    vadduwm %v4, %v4, %v18
    vadduwm %v12, %v12, %v24
    vadduwm %v0, %v0, %v4
    vadduwm %v8, %v8, %v12
    vxor %v16, %v5, %v6
    vxor %v22, %v13, %v14
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    li %r7, 960
    lxvw4x %vs60, %r6, %r7
    li %r7, 192
    lxvw4x %vs49, %r17, %r7
    li %r7, 192
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    vshasigmaw %v18, %v0, 1, 15
    vshasigmaw %v24, %v8, 1, 15
    vsel %v19, %v2, %v1, %v0
    vsel %v25, %v10, %v9, %v8
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vsel %v19, %v5, %v4, %v16
    vsel %v25, %v13, %v12, %v22
    vshasigmaw %v17, %v4, 1, 0
    vshasigmaw %v23, %v12, 1, 0
    vadduwm %v3, %v3, %v18
    vadduwm %v11, %v11, %v24
    vadduwm %v7, %v7, %v3
    vadduwm %v15, %v15, %v11
    vxor %v16, %v4, %v5
    vxor %v22, %v12, %v13
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    li %r7, 976
    lxvw4x %vs60, %r6, %r7
    li %r7, 208
    lxvw4x %vs49, %r17, %r7
    li %r7, 208
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    vshasigmaw %v18, %v7, 1, 15
    vshasigmaw %v24, %v15, 1, 15
    vsel %v19, %v1, %v0, %v7
    vsel %v25, %v9, %v8, %v15
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vsel %v19, %v4, %v3, %v16
    vsel %v25, %v12, %v11, %v22
    vshasigmaw %v17, %v3, 1, 0
    vshasigmaw %v23, %v11, 1, 0
    vadduwm %v2, %v2, %v18
    vadduwm %v10, %v10, %v24
    vadduwm %v6, %v6, %v2
    vadduwm %v14, %v14, %v10
    vxor %v16, %v3, %v4
    vxor %v22, %v11, %v12
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    li %r7, 992
    lxvw4x %vs60, %r6, %r7
    li %r7, 224
    lxvw4x %vs49, %r17, %r7
    li %r7, 224
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    vshasigmaw %v18, %v6, 1, 15
    vshasigmaw %v24, %v14, 1, 15
    vsel %v19, %v0, %v7, %v6
    vsel %v25, %v8, %v15, %v14
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vsel %v19, %v3, %v2, %v16
    vsel %v25, %v11, %v10, %v22
    vshasigmaw %v17, %v2, 1, 0
    vshasigmaw %v23, %v10, 1, 0
    vadduwm %v1, %v1, %v18
    vadduwm %v9, %v9, %v24
    vadduwm %v5, %v5, %v1
    vadduwm %v13, %v13, %v9
    vxor %v16, %v2, %v3
    vxor %v22, %v10, %v11
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    li %r7, 1008
    lxvw4x %vs60, %r6, %r7
    li %r7, 240
    lxvw4x %vs49, %r17, %r7
    li %r7, 240
    lxvw4x %vs55, %r18, %r7
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    vshasigmaw %v18, %v5, 1, 15
    vshasigmaw %v24, %v13, 1, 15
    vsel %v19, %v7, %v6, %v5
    vsel %v25, %v15, %v14, %v13
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vsel %v19, %v2, %v1, %v16
    vsel %v25, %v10, %v9, %v22
    vshasigmaw %v17, %v1, 1, 0
    vshasigmaw %v23, %v9, 1, 0
    vadduwm %v0, %v0, %v18
    vadduwm %v8, %v8, %v24
    vadduwm %v4, %v4, %v0
    vadduwm %v12, %v12, %v8
    vxor %v16, %v1, %v2
    vxor %v22, %v9, %v10
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    li %r7, 72
    lxvw4x %vs54, %r1, %r7
    vadduwm %v0, %v0, %v22
    li %r7, 88
    lxvw4x %vs55, %r1, %r7
    vadduwm %v1, %v1, %v23
    li %r7, 104
    lxvw4x %vs56, %r1, %r7
    vadduwm %v2, %v2, %v24
    li %r7, 120
    lxvw4x %vs57, %r1, %r7
    vadduwm %v3, %v3, %v25
    li %r7, 136
    lxvw4x %vs58, %r1, %r7
    vadduwm %v4, %v4, %v26
    li %r7, 152
    lxvw4x %vs59, %r1, %r7
    vadduwm %v5, %v5, %v27
    li %r7, 168
    lxvw4x %vs54, %r1, %r7
    vadduwm %v6, %v6, %v22
    li %r7, 184
    lxvw4x %vs55, %r1, %r7
    vadduwm %v7, %v7, %v23
    li %r7, 200
    lxvw4x %vs56, %r1, %r7
    vadduwm %v8, %v8, %v24
    li %r7, 216
    lxvw4x %vs57, %r1, %r7
    vadduwm %v9, %v9, %v25
    li %r7, 232
    lxvw4x %vs58, %r1, %r7
    vadduwm %v10, %v10, %v26
    li %r7, 248
    lxvw4x %vs59, %r1, %r7
    vadduwm %v11, %v11, %v27
    li %r7, 264
    lxvw4x %vs54, %r1, %r7
    vadduwm %v12, %v12, %v22
    li %r7, 280
    lxvw4x %vs55, %r1, %r7
    vadduwm %v13, %v13, %v23
    li %r7, 296
    lxvw4x %vs56, %r1, %r7
    vadduwm %v14, %v14, %v24
    li %r7, 312
    lxvw4x %vs57, %r1, %r7
    vadduwm %v15, %v15, %v25
    addi %r8, %r8, 64
    addi %r9, %r9, 64
    addi %r10, %r10, 64
    addi %r11, %r11, 64
    addi %r12, %r12, 64
    addi %r14, %r14, 64
    addi %r15, %r15, 64
    addi %r16, %r16, 64
    addi %r5, %r5, -64
    cmpldi %r5, 64
    bge 2b
3:
    li %r7, 0
    stxvw4x %vs32, %r3, %r7
    li %r7, 32
    stxvw4x %vs33, %r3, %r7
    li %r7, 64
    stxvw4x %vs34, %r3, %r7
    li %r7, 96
    stxvw4x %vs35, %r3, %r7
    li %r7, 128
    stxvw4x %vs36, %r3, %r7
    li %r7, 160
    stxvw4x %vs37, %r3, %r7
    li %r7, 192
    stxvw4x %vs38, %r3, %r7
    li %r7, 224
    stxvw4x %vs39, %r3, %r7
    li %r7, 16
    stxvw4x %vs40, %r3, %r7
    li %r7, 48
    stxvw4x %vs41, %r3, %r7
    li %r7, 80
    stxvw4x %vs42, %r3, %r7
    li %r7, 112
    stxvw4x %vs43, %r3, %r7
    li %r7, 144
    stxvw4x %vs44, %r3, %r7
    li %r7, 176
    stxvw4x %vs45, %r3, %r7
    li %r7, 208
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
    li %r7, 72
    stxvw4x %vs32, %r1, %r7
    li %r7, 88
    stxvw4x %vs32, %r1, %r7
    li %r7, 104
    stxvw4x %vs32, %r1, %r7
    li %r7, 120
    stxvw4x %vs32, %r1, %r7
    li %r7, 136
    stxvw4x %vs32, %r1, %r7
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
    li %r7, 0
    ld %r14, 32(%r1)
    ld %r15, 40(%r1)
    ld %r16, 48(%r1)
    ld %r17, 56(%r1)
    ld %r18, 64(%r1)
    li %r7, 848
    lxvd2x %vs52, %r1, %r7
    li %r7, 864
    lxvd2x %vs53, %r1, %r7
    li %r7, 880
    lxvd2x %vs54, %r1, %r7
    li %r7, 896
    lxvd2x %vs55, %r1, %r7
    li %r7, 912
    lxvd2x %vs56, %r1, %r7
    li %r7, 928
    lxvd2x %vs57, %r1, %r7
    li %r7, 944
    lxvd2x %vs58, %r1, %r7
    li %r7, 960
    lxvd2x %vs59, %r1, %r7
    li %r7, 976
    lxvd2x %vs60, %r1, %r7
    addi %r1, %r1, 992
    blr
