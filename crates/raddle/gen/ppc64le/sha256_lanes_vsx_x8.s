    .cfi_startproc
    stdu %r1, -1104(%r1)
    .cfi_def_cfa_offset 1104
    std %r14, 32(%r1)
    std %r15, 40(%r1)
    std %r16, 48(%r1)
    std %r17, 56(%r1)
    std %r18, 64(%r1)
    std %r19, 72(%r1)
    std %r20, 80(%r1)
    std %r21, 88(%r1)
    std %r30, 96(%r1)
    std %r31, 104(%r1)
    li %r7, 944
    stxvd2x %vs52, %r1, %r7
    li %r7, 960
    stxvd2x %vs53, %r1, %r7
    li %r7, 976
    stxvd2x %vs54, %r1, %r7
    li %r7, 992
    stxvd2x %vs55, %r1, %r7
    li %r7, 1008
    stxvd2x %vs56, %r1, %r7
    li %r7, 1024
    stxvd2x %vs57, %r1, %r7
    li %r7, 1040
    stxvd2x %vs58, %r1, %r7
    li %r7, 1056
    stxvd2x %vs59, %r1, %r7
    li %r7, 1072
    stxvd2x %vs60, %r1, %r7
    li %r7, 1088
    stxvd2x %vs61, %r1, %r7
    ld %r8, 0(%r4)
    std %r8, 880(%r1)
    ld %r8, 8(%r4)
    std %r8, 888(%r1)
    ld %r8, 16(%r4)
    std %r8, 896(%r1)
    ld %r8, 24(%r4)
    std %r8, 904(%r1)
    ld %r8, 32(%r4)
    std %r8, 912(%r1)
    ld %r8, 40(%r4)
    std %r8, 920(%r1)
    ld %r8, 48(%r4)
    std %r8, 928(%r1)
    ld %r8, 56(%r4)
    std %r8, 936(%r1)
    addi %r14, %r1, 368
    .cfi_offset r14, -1072
    .cfi_offset r15, -1064
    .cfi_offset r16, -1056
    .cfi_offset r17, -1048
    .cfi_offset r18, -1040
    .cfi_offset r19, -1032
    .cfi_offset r20, -1024
    .cfi_offset r21, -1016
    .cfi_offset r30, -1008
    .cfi_offset r31, -1000
    addi %r15, %r1, 432
    addi %r16, %r1, 496
    addi %r17, %r1, 560
    addi %r18, %r1, 624
    addi %r19, %r1, 688
    addi %r20, %r1, 752
    addi %r21, %r1, 816
    li %r9, 0
    li %r10, 16
    li %r11, 32
    li %r12, 48
    li %r7, 0
    lxvd2x %vs32, %r3, %r7
    li %r7, 32
    lxvd2x %vs33, %r3, %r7
    li %r7, 64
    lxvd2x %vs34, %r3, %r7
    li %r7, 96
    lxvd2x %vs35, %r3, %r7
    li %r7, 128
    lxvd2x %vs36, %r3, %r7
    li %r7, 160
    lxvd2x %vs37, %r3, %r7
    li %r7, 192
    lxvd2x %vs38, %r3, %r7
    li %r7, 224
    lxvd2x %vs39, %r3, %r7
    li %r7, 16
    lxvd2x %vs40, %r3, %r7
    li %r7, 48
    lxvd2x %vs41, %r3, %r7
    li %r7, 80
    lxvd2x %vs42, %r3, %r7
    li %r7, 112
    lxvd2x %vs43, %r3, %r7
    li %r7, 144
    lxvd2x %vs44, %r3, %r7
    li %r7, 176
    lxvd2x %vs45, %r3, %r7
    li %r7, 208
    lxvd2x %vs46, %r3, %r7
    li %r7, 240
    lxvd2x %vs47, %r3, %r7
    cmpldi %r5, 64
    blt 3f
2:
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
    li %r7, 1024
    lxvd2x %vs60, %r6, %r7
    li %r7, 1040
    lxvd2x %vs61, %r6, %r7
    li %r7, 112
    stxvd2x %vs32, %r1, %r7
    li %r7, 128
    stxvd2x %vs33, %r1, %r7
    li %r7, 144
    stxvd2x %vs34, %r1, %r7
    li %r7, 160
    stxvd2x %vs35, %r1, %r7
    li %r7, 176
    stxvd2x %vs36, %r1, %r7
    li %r7, 192
    stxvd2x %vs37, %r1, %r7
    li %r7, 208
    stxvd2x %vs38, %r1, %r7
    li %r7, 224
    stxvd2x %vs39, %r1, %r7
    li %r7, 240
    stxvd2x %vs40, %r1, %r7
    li %r7, 256
    stxvd2x %vs41, %r1, %r7
    li %r7, 272
    stxvd2x %vs42, %r1, %r7
    li %r7, 288
    stxvd2x %vs43, %r1, %r7
    li %r7, 304
    stxvd2x %vs44, %r1, %r7
    li %r7, 320
    stxvd2x %vs45, %r1, %r7
    li %r7, 336
    stxvd2x %vs46, %r1, %r7
    li %r7, 352
    stxvd2x %vs47, %r1, %r7
    ld %r8, 880(%r1)
    ld %r4, 888(%r1)
    ld %r30, 896(%r1)
    ld %r31, 904(%r1)
    lxvd2x %vs48, %r8, %r9
    lxvd2x %vs49, %r4, %r9
    lxvd2x %vs50, %r30, %r9
    lxvd2x %vs51, %r31, %r9
    vperm %v24, %v17, %v16, %v28
    vperm %v25, %v19, %v18, %v28
    vperm %v26, %v17, %v16, %v29
    vperm %v27, %v19, %v18, %v29
    lxvd2x %vs52, %r8, %r10
    lxvd2x %vs53, %r4, %r10
    lxvd2x %vs54, %r30, %r10
    lxvd2x %vs55, %r31, %r10
    xxpermdi %vs48, %vs56, %vs57, 3
    xxpermdi %vs49, %vs56, %vs57, 0
    xxpermdi %vs50, %vs58, %vs59, 3
    xxpermdi %vs51, %vs58, %vs59, 0
    stxvd2x %vs48, %r14, %r9
    stxvd2x %vs49, %r14, %r10
    stxvd2x %vs50, %r14, %r11
    stxvd2x %vs51, %r14, %r12
    vperm %v24, %v21, %v20, %v28
    vperm %v25, %v23, %v22, %v28
    vperm %v26, %v21, %v20, %v29
    vperm %v27, %v23, %v22, %v29
    lxvd2x %vs48, %r8, %r11
    lxvd2x %vs49, %r4, %r11
    lxvd2x %vs50, %r30, %r11
    lxvd2x %vs51, %r31, %r11
    xxpermdi %vs52, %vs56, %vs57, 3
    xxpermdi %vs53, %vs56, %vs57, 0
    xxpermdi %vs54, %vs58, %vs59, 3
    xxpermdi %vs55, %vs58, %vs59, 0
    stxvd2x %vs52, %r15, %r9
    stxvd2x %vs53, %r15, %r10
    stxvd2x %vs54, %r15, %r11
    stxvd2x %vs55, %r15, %r12
    vperm %v24, %v17, %v16, %v28
    vperm %v25, %v19, %v18, %v28
    vperm %v26, %v17, %v16, %v29
    vperm %v27, %v19, %v18, %v29
    lxvd2x %vs52, %r8, %r12
    lxvd2x %vs53, %r4, %r12
    lxvd2x %vs54, %r30, %r12
    lxvd2x %vs55, %r31, %r12
    xxpermdi %vs48, %vs56, %vs57, 3
    xxpermdi %vs49, %vs56, %vs57, 0
    xxpermdi %vs50, %vs58, %vs59, 3
    xxpermdi %vs51, %vs58, %vs59, 0
    stxvd2x %vs48, %r16, %r9
    stxvd2x %vs49, %r16, %r10
    stxvd2x %vs50, %r16, %r11
    stxvd2x %vs51, %r16, %r12
    vperm %v24, %v21, %v20, %v28
    vperm %v25, %v23, %v22, %v28
    vperm %v26, %v21, %v20, %v29
    vperm %v27, %v23, %v22, %v29
    xxpermdi %vs52, %vs56, %vs57, 3
    xxpermdi %vs53, %vs56, %vs57, 0
    xxpermdi %vs54, %vs58, %vs59, 3
    xxpermdi %vs55, %vs58, %vs59, 0
    stxvd2x %vs52, %r17, %r9
    stxvd2x %vs53, %r17, %r10
    stxvd2x %vs54, %r17, %r11
    stxvd2x %vs55, %r17, %r12
    addi %r8, %r8, 64
    std %r8, 880(%r1)
    addi %r4, %r4, 64
    std %r4, 888(%r1)
    addi %r30, %r30, 64
    std %r30, 896(%r1)
    addi %r31, %r31, 64
    std %r31, 904(%r1)
    ld %r8, 912(%r1)
    ld %r4, 920(%r1)
    ld %r30, 928(%r1)
    ld %r31, 936(%r1)
    lxvd2x %vs48, %r8, %r9
    lxvd2x %vs49, %r4, %r9
    lxvd2x %vs50, %r30, %r9
    lxvd2x %vs51, %r31, %r9
    vperm %v24, %v17, %v16, %v28
    vperm %v25, %v19, %v18, %v28
    vperm %v26, %v17, %v16, %v29
    vperm %v27, %v19, %v18, %v29
    lxvd2x %vs52, %r8, %r10
    lxvd2x %vs53, %r4, %r10
    lxvd2x %vs54, %r30, %r10
    lxvd2x %vs55, %r31, %r10
    xxpermdi %vs48, %vs56, %vs57, 3
    xxpermdi %vs49, %vs56, %vs57, 0
    xxpermdi %vs50, %vs58, %vs59, 3
    xxpermdi %vs51, %vs58, %vs59, 0
    stxvd2x %vs48, %r18, %r9
    stxvd2x %vs49, %r18, %r10
    stxvd2x %vs50, %r18, %r11
    stxvd2x %vs51, %r18, %r12
    vperm %v24, %v21, %v20, %v28
    vperm %v25, %v23, %v22, %v28
    vperm %v26, %v21, %v20, %v29
    vperm %v27, %v23, %v22, %v29
    lxvd2x %vs48, %r8, %r11
    lxvd2x %vs49, %r4, %r11
    lxvd2x %vs50, %r30, %r11
    lxvd2x %vs51, %r31, %r11
    xxpermdi %vs52, %vs56, %vs57, 3
    xxpermdi %vs53, %vs56, %vs57, 0
    xxpermdi %vs54, %vs58, %vs59, 3
    xxpermdi %vs55, %vs58, %vs59, 0
    stxvd2x %vs52, %r19, %r9
    stxvd2x %vs53, %r19, %r10
    stxvd2x %vs54, %r19, %r11
    stxvd2x %vs55, %r19, %r12
    vperm %v24, %v17, %v16, %v28
    vperm %v25, %v19, %v18, %v28
    vperm %v26, %v17, %v16, %v29
    vperm %v27, %v19, %v18, %v29
    lxvd2x %vs52, %r8, %r12
    lxvd2x %vs53, %r4, %r12
    lxvd2x %vs54, %r30, %r12
    lxvd2x %vs55, %r31, %r12
    xxpermdi %vs48, %vs56, %vs57, 3
    xxpermdi %vs49, %vs56, %vs57, 0
    xxpermdi %vs50, %vs58, %vs59, 3
    xxpermdi %vs51, %vs58, %vs59, 0
    stxvd2x %vs48, %r20, %r9
    stxvd2x %vs49, %r20, %r10
    stxvd2x %vs50, %r20, %r11
    stxvd2x %vs51, %r20, %r12
    vperm %v24, %v21, %v20, %v28
    vperm %v25, %v23, %v22, %v28
    vperm %v26, %v21, %v20, %v29
    vperm %v27, %v23, %v22, %v29
    xxpermdi %vs52, %vs56, %vs57, 3
    xxpermdi %vs53, %vs56, %vs57, 0
    xxpermdi %vs54, %vs58, %vs59, 3
    xxpermdi %vs55, %vs58, %vs59, 0
    stxvd2x %vs52, %r21, %r9
    stxvd2x %vs53, %r21, %r10
    stxvd2x %vs54, %r21, %r11
    stxvd2x %vs55, %r21, %r12
    addi %r8, %r8, 64
    std %r8, 912(%r1)
    addi %r4, %r4, 64
    std %r4, 920(%r1)
    addi %r30, %r30, 64
    std %r30, 928(%r1)
    addi %r31, %r31, 64
    std %r31, 936(%r1)
    vxor %v16, %v1, %v2
    vxor %v22, %v9, %v10
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r14, %r9
    lxvd2x %vs55, %r18, %r9
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
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r14, %r10
    lxvd2x %vs55, %r18, %r10
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    vshasigmaw %v18, %v3, 1, 15
    vshasigmaw %v24, %v11, 1, 15
    lxvd2x %vs52, %r14, %r10
    lxvd2x %vs58, %r18, %r10
    vsel %v19, %v5, %v4, %v3
    vsel %v25, %v13, %v12, %v11
    lxvd2x %vs53, %r17, %r11
    lxvd2x %vs59, %r21, %r11
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v0, %v7, %v16
    vsel %v25, %v8, %v15, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v7, 1, 0
    vshasigmaw %v23, %v15, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v6, %v6, %v18
    vadduwm %v14, %v14, %v24
    lxvd2x %vs53, %r16, %r10
    lxvd2x %vs59, %r20, %r10
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v14
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v7, %v0
    vxor %v22, %v15, %v8
    lxvd2x %vs53, %r14, %r9
    lxvd2x %vs59, %r18, %r9
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    stxvd2x %vs52, %r14, %r9
    stxvd2x %vs58, %r18, %r9
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r14, %r11
    lxvd2x %vs55, %r18, %r11
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    vshasigmaw %v18, %v2, 1, 15
    vshasigmaw %v24, %v10, 1, 15
    lxvd2x %vs52, %r14, %r11
    lxvd2x %vs58, %r18, %r11
    vsel %v19, %v4, %v3, %v2
    vsel %v25, %v12, %v11, %v10
    lxvd2x %vs53, %r17, %r12
    lxvd2x %vs59, %r21, %r12
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v7, %v6, %v16
    vsel %v25, %v15, %v14, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v6, 1, 0
    vshasigmaw %v23, %v14, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v5, %v5, %v18
    vadduwm %v13, %v13, %v24
    lxvd2x %vs53, %r16, %r11
    lxvd2x %vs59, %r20, %r11
    vadduwm %v1, %v1, %v5
    vadduwm %v9, %v9, %v13
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v6, %v7
    vxor %v22, %v14, %v15
    lxvd2x %vs53, %r14, %r10
    lxvd2x %vs59, %r18, %r10
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    stxvd2x %vs52, %r14, %r10
    stxvd2x %vs58, %r18, %r10
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r14, %r12
    lxvd2x %vs55, %r18, %r12
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    vshasigmaw %v18, %v1, 1, 15
    vshasigmaw %v24, %v9, 1, 15
    lxvd2x %vs52, %r14, %r12
    lxvd2x %vs58, %r18, %r12
    vsel %v19, %v3, %v2, %v1
    vsel %v25, %v11, %v10, %v9
    lxvd2x %vs53, %r14, %r9
    lxvd2x %vs59, %r18, %r9
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v6, %v5, %v16
    vsel %v25, %v14, %v13, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v5, 1, 0
    vshasigmaw %v23, %v13, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v4, %v4, %v18
    vadduwm %v12, %v12, %v24
    lxvd2x %vs53, %r16, %r12
    lxvd2x %vs59, %r20, %r12
    vadduwm %v0, %v0, %v4
    vadduwm %v8, %v8, %v12
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v5, %v6
    vxor %v22, %v13, %v14
    lxvd2x %vs53, %r14, %r11
    lxvd2x %vs59, %r18, %r11
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    stxvd2x %vs52, %r14, %r11
    stxvd2x %vs58, %r18, %r11
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r15, %r9
    lxvd2x %vs55, %r19, %r9
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    vshasigmaw %v18, %v0, 1, 15
    vshasigmaw %v24, %v8, 1, 15
    lxvd2x %vs52, %r15, %r9
    lxvd2x %vs58, %r19, %r9
    vsel %v19, %v2, %v1, %v0
    vsel %v25, %v10, %v9, %v8
    lxvd2x %vs53, %r14, %r10
    lxvd2x %vs59, %r18, %r10
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v5, %v4, %v16
    vsel %v25, %v13, %v12, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v4, 1, 0
    vshasigmaw %v23, %v12, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v3, %v3, %v18
    vadduwm %v11, %v11, %v24
    lxvd2x %vs53, %r17, %r9
    lxvd2x %vs59, %r21, %r9
    vadduwm %v7, %v7, %v3
    vadduwm %v15, %v15, %v11
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v4, %v5
    vxor %v22, %v12, %v13
    lxvd2x %vs53, %r14, %r12
    lxvd2x %vs59, %r18, %r12
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    stxvd2x %vs52, %r14, %r12
    stxvd2x %vs58, %r18, %r12
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r15, %r10
    lxvd2x %vs55, %r19, %r10
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    vshasigmaw %v18, %v7, 1, 15
    vshasigmaw %v24, %v15, 1, 15
    lxvd2x %vs52, %r15, %r10
    lxvd2x %vs58, %r19, %r10
    vsel %v19, %v1, %v0, %v7
    vsel %v25, %v9, %v8, %v15
    lxvd2x %vs53, %r14, %r11
    lxvd2x %vs59, %r18, %r11
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v4, %v3, %v16
    vsel %v25, %v12, %v11, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v3, 1, 0
    vshasigmaw %v23, %v11, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v2, %v2, %v18
    vadduwm %v10, %v10, %v24
    lxvd2x %vs53, %r17, %r10
    lxvd2x %vs59, %r21, %r10
    vadduwm %v6, %v6, %v2
    vadduwm %v14, %v14, %v10
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v3, %v4
    vxor %v22, %v11, %v12
    lxvd2x %vs53, %r15, %r9
    lxvd2x %vs59, %r19, %r9
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    stxvd2x %vs52, %r15, %r9
    stxvd2x %vs58, %r19, %r9
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r15, %r11
    lxvd2x %vs55, %r19, %r11
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    vshasigmaw %v18, %v6, 1, 15
    vshasigmaw %v24, %v14, 1, 15
    lxvd2x %vs52, %r15, %r11
    lxvd2x %vs58, %r19, %r11
    vsel %v19, %v0, %v7, %v6
    vsel %v25, %v8, %v15, %v14
    lxvd2x %vs53, %r14, %r12
    lxvd2x %vs59, %r18, %r12
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v3, %v2, %v16
    vsel %v25, %v11, %v10, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v2, 1, 0
    vshasigmaw %v23, %v10, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v1, %v1, %v18
    vadduwm %v9, %v9, %v24
    lxvd2x %vs53, %r17, %r11
    lxvd2x %vs59, %r21, %r11
    vadduwm %v5, %v5, %v1
    vadduwm %v13, %v13, %v9
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v2, %v3
    vxor %v22, %v10, %v11
    lxvd2x %vs53, %r15, %r10
    lxvd2x %vs59, %r19, %r10
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    stxvd2x %vs52, %r15, %r10
    stxvd2x %vs58, %r19, %r10
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r15, %r12
    lxvd2x %vs55, %r19, %r12
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    vshasigmaw %v18, %v5, 1, 15
    vshasigmaw %v24, %v13, 1, 15
    lxvd2x %vs52, %r15, %r12
    lxvd2x %vs58, %r19, %r12
    vsel %v19, %v7, %v6, %v5
    vsel %v25, %v15, %v14, %v13
    lxvd2x %vs53, %r15, %r9
    lxvd2x %vs59, %r19, %r9
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v2, %v1, %v16
    vsel %v25, %v10, %v9, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v1, 1, 0
    vshasigmaw %v23, %v9, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v0, %v0, %v18
    vadduwm %v8, %v8, %v24
    lxvd2x %vs53, %r17, %r12
    lxvd2x %vs59, %r21, %r12
    vadduwm %v4, %v4, %v0
    vadduwm %v12, %v12, %v8
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v1, %v2
    vxor %v22, %v9, %v10
    lxvd2x %vs53, %r15, %r11
    lxvd2x %vs59, %r19, %r11
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    stxvd2x %vs52, %r15, %r11
    stxvd2x %vs58, %r19, %r11
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r16, %r9
    lxvd2x %vs55, %r20, %r9
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    vshasigmaw %v18, %v4, 1, 15
    vshasigmaw %v24, %v12, 1, 15
    lxvd2x %vs52, %r16, %r9
    lxvd2x %vs58, %r20, %r9
    vsel %v19, %v6, %v5, %v4
    vsel %v25, %v14, %v13, %v12
    lxvd2x %vs53, %r15, %r10
    lxvd2x %vs59, %r19, %r10
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v1, %v0, %v16
    vsel %v25, %v9, %v8, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v0, 1, 0
    vshasigmaw %v23, %v8, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v7, %v7, %v18
    vadduwm %v15, %v15, %v24
    lxvd2x %vs53, %r14, %r9
    lxvd2x %vs59, %r18, %r9
    vadduwm %v3, %v3, %v7
    vadduwm %v11, %v11, %v15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v0, %v1
    vxor %v22, %v8, %v9
    lxvd2x %vs53, %r15, %r12
    lxvd2x %vs59, %r19, %r12
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    stxvd2x %vs52, %r15, %r12
    stxvd2x %vs58, %r19, %r12
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r16, %r10
    lxvd2x %vs55, %r20, %r10
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    vshasigmaw %v18, %v3, 1, 15
    vshasigmaw %v24, %v11, 1, 15
    lxvd2x %vs52, %r16, %r10
    lxvd2x %vs58, %r20, %r10
    vsel %v19, %v5, %v4, %v3
    vsel %v25, %v13, %v12, %v11
    lxvd2x %vs53, %r15, %r11
    lxvd2x %vs59, %r19, %r11
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v0, %v7, %v16
    vsel %v25, %v8, %v15, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v7, 1, 0
    vshasigmaw %v23, %v15, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v6, %v6, %v18
    vadduwm %v14, %v14, %v24
    lxvd2x %vs53, %r14, %r10
    lxvd2x %vs59, %r18, %r10
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v14
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v7, %v0
    vxor %v22, %v15, %v8
    lxvd2x %vs53, %r16, %r9
    lxvd2x %vs59, %r20, %r9
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    stxvd2x %vs52, %r16, %r9
    stxvd2x %vs58, %r20, %r9
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r16, %r11
    lxvd2x %vs55, %r20, %r11
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    vshasigmaw %v18, %v2, 1, 15
    vshasigmaw %v24, %v10, 1, 15
    lxvd2x %vs52, %r16, %r11
    lxvd2x %vs58, %r20, %r11
    vsel %v19, %v4, %v3, %v2
    vsel %v25, %v12, %v11, %v10
    lxvd2x %vs53, %r15, %r12
    lxvd2x %vs59, %r19, %r12
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v7, %v6, %v16
    vsel %v25, %v15, %v14, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v6, 1, 0
    vshasigmaw %v23, %v14, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v5, %v5, %v18
    vadduwm %v13, %v13, %v24
    lxvd2x %vs53, %r14, %r11
    lxvd2x %vs59, %r18, %r11
    vadduwm %v1, %v1, %v5
    vadduwm %v9, %v9, %v13
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v6, %v7
    vxor %v22, %v14, %v15
    lxvd2x %vs53, %r16, %r10
    lxvd2x %vs59, %r20, %r10
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    stxvd2x %vs52, %r16, %r10
    stxvd2x %vs58, %r20, %r10
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r16, %r12
    lxvd2x %vs55, %r20, %r12
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    vshasigmaw %v18, %v1, 1, 15
    vshasigmaw %v24, %v9, 1, 15
    lxvd2x %vs52, %r16, %r12
    lxvd2x %vs58, %r20, %r12
    vsel %v19, %v3, %v2, %v1
    vsel %v25, %v11, %v10, %v9
    lxvd2x %vs53, %r16, %r9
    lxvd2x %vs59, %r20, %r9
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v6, %v5, %v16
    vsel %v25, %v14, %v13, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v5, 1, 0
    vshasigmaw %v23, %v13, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v4, %v4, %v18
    vadduwm %v12, %v12, %v24
    lxvd2x %vs53, %r14, %r12
    lxvd2x %vs59, %r18, %r12
    vadduwm %v0, %v0, %v4
    vadduwm %v8, %v8, %v12
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v5, %v6
    vxor %v22, %v13, %v14
    lxvd2x %vs53, %r16, %r11
    lxvd2x %vs59, %r20, %r11
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    stxvd2x %vs52, %r16, %r11
    stxvd2x %vs58, %r20, %r11
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r17, %r9
    lxvd2x %vs55, %r21, %r9
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    vshasigmaw %v18, %v0, 1, 15
    vshasigmaw %v24, %v8, 1, 15
    lxvd2x %vs52, %r17, %r9
    lxvd2x %vs58, %r21, %r9
    vsel %v19, %v2, %v1, %v0
    vsel %v25, %v10, %v9, %v8
    lxvd2x %vs53, %r16, %r10
    lxvd2x %vs59, %r20, %r10
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v5, %v4, %v16
    vsel %v25, %v13, %v12, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v4, 1, 0
    vshasigmaw %v23, %v12, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v3, %v3, %v18
    vadduwm %v11, %v11, %v24
    lxvd2x %vs53, %r15, %r9
    lxvd2x %vs59, %r19, %r9
    vadduwm %v7, %v7, %v3
    vadduwm %v15, %v15, %v11
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v4, %v5
    vxor %v22, %v12, %v13
    lxvd2x %vs53, %r16, %r12
    lxvd2x %vs59, %r20, %r12
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    stxvd2x %vs52, %r16, %r12
    stxvd2x %vs58, %r20, %r12
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r17, %r10
    lxvd2x %vs55, %r21, %r10
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    vshasigmaw %v18, %v7, 1, 15
    vshasigmaw %v24, %v15, 1, 15
    lxvd2x %vs52, %r17, %r10
    lxvd2x %vs58, %r21, %r10
    vsel %v19, %v1, %v0, %v7
    vsel %v25, %v9, %v8, %v15
    lxvd2x %vs53, %r16, %r11
    lxvd2x %vs59, %r20, %r11
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v4, %v3, %v16
    vsel %v25, %v12, %v11, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v3, 1, 0
    vshasigmaw %v23, %v11, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v2, %v2, %v18
    vadduwm %v10, %v10, %v24
    lxvd2x %vs53, %r15, %r10
    lxvd2x %vs59, %r19, %r10
    vadduwm %v6, %v6, %v2
    vadduwm %v14, %v14, %v10
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v3, %v4
    vxor %v22, %v11, %v12
    lxvd2x %vs53, %r17, %r9
    lxvd2x %vs59, %r21, %r9
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    stxvd2x %vs52, %r17, %r9
    stxvd2x %vs58, %r21, %r9
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r17, %r11
    lxvd2x %vs55, %r21, %r11
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    vshasigmaw %v18, %v6, 1, 15
    vshasigmaw %v24, %v14, 1, 15
    lxvd2x %vs52, %r17, %r11
    lxvd2x %vs58, %r21, %r11
    vsel %v19, %v0, %v7, %v6
    vsel %v25, %v8, %v15, %v14
    lxvd2x %vs53, %r16, %r12
    lxvd2x %vs59, %r20, %r12
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v3, %v2, %v16
    vsel %v25, %v11, %v10, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v2, 1, 0
    vshasigmaw %v23, %v10, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v1, %v1, %v18
    vadduwm %v9, %v9, %v24
    lxvd2x %vs53, %r15, %r11
    lxvd2x %vs59, %r19, %r11
    vadduwm %v5, %v5, %v1
    vadduwm %v13, %v13, %v9
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v2, %v3
    vxor %v22, %v10, %v11
    lxvd2x %vs53, %r17, %r10
    lxvd2x %vs59, %r21, %r10
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    stxvd2x %vs52, %r17, %r10
    stxvd2x %vs58, %r21, %r10
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r17, %r12
    lxvd2x %vs55, %r21, %r12
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    vshasigmaw %v18, %v5, 1, 15
    vshasigmaw %v24, %v13, 1, 15
    lxvd2x %vs52, %r17, %r12
    lxvd2x %vs58, %r21, %r12
    vsel %v19, %v7, %v6, %v5
    vsel %v25, %v15, %v14, %v13
    lxvd2x %vs53, %r17, %r9
    lxvd2x %vs59, %r21, %r9
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v2, %v1, %v16
    vsel %v25, %v10, %v9, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v1, 1, 0
    vshasigmaw %v23, %v9, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v0, %v0, %v18
    vadduwm %v8, %v8, %v24
    lxvd2x %vs53, %r15, %r12
    lxvd2x %vs59, %r19, %r12
    vadduwm %v4, %v4, %v0
    vadduwm %v12, %v12, %v8
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v1, %v2
    vxor %v22, %v9, %v10
    lxvd2x %vs53, %r17, %r11
    lxvd2x %vs59, %r21, %r11
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    stxvd2x %vs52, %r17, %r11
    stxvd2x %vs58, %r21, %r11
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r14, %r9
    lxvd2x %vs55, %r18, %r9
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    vshasigmaw %v18, %v4, 1, 15
    vshasigmaw %v24, %v12, 1, 15
    lxvd2x %vs52, %r14, %r9
    lxvd2x %vs58, %r18, %r9
    vsel %v19, %v6, %v5, %v4
    vsel %v25, %v14, %v13, %v12
    lxvd2x %vs53, %r17, %r10
    lxvd2x %vs59, %r21, %r10
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v1, %v0, %v16
    vsel %v25, %v9, %v8, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v0, 1, 0
    vshasigmaw %v23, %v8, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v7, %v7, %v18
    vadduwm %v15, %v15, %v24
    lxvd2x %vs53, %r16, %r9
    lxvd2x %vs59, %r20, %r9
    vadduwm %v3, %v3, %v7
    vadduwm %v11, %v11, %v15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v0, %v1
    vxor %v22, %v8, %v9
    lxvd2x %vs53, %r17, %r12
    lxvd2x %vs59, %r21, %r12
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    stxvd2x %vs52, %r17, %r12
    stxvd2x %vs58, %r21, %r12
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r14, %r10
    lxvd2x %vs55, %r18, %r10
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    vshasigmaw %v18, %v3, 1, 15
    vshasigmaw %v24, %v11, 1, 15
    lxvd2x %vs52, %r14, %r10
    lxvd2x %vs58, %r18, %r10
    vsel %v19, %v5, %v4, %v3
    vsel %v25, %v13, %v12, %v11
    lxvd2x %vs53, %r17, %r11
    lxvd2x %vs59, %r21, %r11
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v0, %v7, %v16
    vsel %v25, %v8, %v15, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v7, 1, 0
    vshasigmaw %v23, %v15, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v6, %v6, %v18
    vadduwm %v14, %v14, %v24
    lxvd2x %vs53, %r16, %r10
    lxvd2x %vs59, %r20, %r10
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v14
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v7, %v0
    vxor %v22, %v15, %v8
    lxvd2x %vs53, %r14, %r9
    lxvd2x %vs59, %r18, %r9
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    stxvd2x %vs52, %r14, %r9
    stxvd2x %vs58, %r18, %r9
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r14, %r11
    lxvd2x %vs55, %r18, %r11
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    vshasigmaw %v18, %v2, 1, 15
    vshasigmaw %v24, %v10, 1, 15
    lxvd2x %vs52, %r14, %r11
    lxvd2x %vs58, %r18, %r11
    vsel %v19, %v4, %v3, %v2
    vsel %v25, %v12, %v11, %v10
    lxvd2x %vs53, %r17, %r12
    lxvd2x %vs59, %r21, %r12
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v7, %v6, %v16
    vsel %v25, %v15, %v14, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v6, 1, 0
    vshasigmaw %v23, %v14, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v5, %v5, %v18
    vadduwm %v13, %v13, %v24
    lxvd2x %vs53, %r16, %r11
    lxvd2x %vs59, %r20, %r11
    vadduwm %v1, %v1, %v5
    vadduwm %v9, %v9, %v13
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v6, %v7
    vxor %v22, %v14, %v15
    lxvd2x %vs53, %r14, %r10
    lxvd2x %vs59, %r18, %r10
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    stxvd2x %vs52, %r14, %r10
    stxvd2x %vs58, %r18, %r10
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r14, %r12
    lxvd2x %vs55, %r18, %r12
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    vshasigmaw %v18, %v1, 1, 15
    vshasigmaw %v24, %v9, 1, 15
    lxvd2x %vs52, %r14, %r12
    lxvd2x %vs58, %r18, %r12
    vsel %v19, %v3, %v2, %v1
    vsel %v25, %v11, %v10, %v9
    lxvd2x %vs53, %r14, %r9
    lxvd2x %vs59, %r18, %r9
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v6, %v5, %v16
    vsel %v25, %v14, %v13, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v5, 1, 0
    vshasigmaw %v23, %v13, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v4, %v4, %v18
    vadduwm %v12, %v12, %v24
    lxvd2x %vs53, %r16, %r12
    lxvd2x %vs59, %r20, %r12
    vadduwm %v0, %v0, %v4
    vadduwm %v8, %v8, %v12
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v5, %v6
    vxor %v22, %v13, %v14
    lxvd2x %vs53, %r14, %r11
    lxvd2x %vs59, %r18, %r11
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    stxvd2x %vs52, %r14, %r11
    stxvd2x %vs58, %r18, %r11
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r15, %r9
    lxvd2x %vs55, %r19, %r9
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    vshasigmaw %v18, %v0, 1, 15
    vshasigmaw %v24, %v8, 1, 15
    lxvd2x %vs52, %r15, %r9
    lxvd2x %vs58, %r19, %r9
    vsel %v19, %v2, %v1, %v0
    vsel %v25, %v10, %v9, %v8
    lxvd2x %vs53, %r14, %r10
    lxvd2x %vs59, %r18, %r10
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v5, %v4, %v16
    vsel %v25, %v13, %v12, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v4, 1, 0
    vshasigmaw %v23, %v12, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v3, %v3, %v18
    vadduwm %v11, %v11, %v24
    lxvd2x %vs53, %r17, %r9
    lxvd2x %vs59, %r21, %r9
    vadduwm %v7, %v7, %v3
    vadduwm %v15, %v15, %v11
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v4, %v5
    vxor %v22, %v12, %v13
    lxvd2x %vs53, %r14, %r12
    lxvd2x %vs59, %r18, %r12
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    stxvd2x %vs52, %r14, %r12
    stxvd2x %vs58, %r18, %r12
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r15, %r10
    lxvd2x %vs55, %r19, %r10
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    vshasigmaw %v18, %v7, 1, 15
    vshasigmaw %v24, %v15, 1, 15
    lxvd2x %vs52, %r15, %r10
    lxvd2x %vs58, %r19, %r10
    vsel %v19, %v1, %v0, %v7
    vsel %v25, %v9, %v8, %v15
    lxvd2x %vs53, %r14, %r11
    lxvd2x %vs59, %r18, %r11
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v4, %v3, %v16
    vsel %v25, %v12, %v11, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v3, 1, 0
    vshasigmaw %v23, %v11, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v2, %v2, %v18
    vadduwm %v10, %v10, %v24
    lxvd2x %vs53, %r17, %r10
    lxvd2x %vs59, %r21, %r10
    vadduwm %v6, %v6, %v2
    vadduwm %v14, %v14, %v10
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v3, %v4
    vxor %v22, %v11, %v12
    lxvd2x %vs53, %r15, %r9
    lxvd2x %vs59, %r19, %r9
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    stxvd2x %vs52, %r15, %r9
    stxvd2x %vs58, %r19, %r9
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r15, %r11
    lxvd2x %vs55, %r19, %r11
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    vshasigmaw %v18, %v6, 1, 15
    vshasigmaw %v24, %v14, 1, 15
    lxvd2x %vs52, %r15, %r11
    lxvd2x %vs58, %r19, %r11
    vsel %v19, %v0, %v7, %v6
    vsel %v25, %v8, %v15, %v14
    lxvd2x %vs53, %r14, %r12
    lxvd2x %vs59, %r18, %r12
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v3, %v2, %v16
    vsel %v25, %v11, %v10, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v2, 1, 0
    vshasigmaw %v23, %v10, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v1, %v1, %v18
    vadduwm %v9, %v9, %v24
    lxvd2x %vs53, %r17, %r11
    lxvd2x %vs59, %r21, %r11
    vadduwm %v5, %v5, %v1
    vadduwm %v13, %v13, %v9
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v2, %v3
    vxor %v22, %v10, %v11
    lxvd2x %vs53, %r15, %r10
    lxvd2x %vs59, %r19, %r10
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    stxvd2x %vs52, %r15, %r10
    stxvd2x %vs58, %r19, %r10
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r15, %r12
    lxvd2x %vs55, %r19, %r12
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    vshasigmaw %v18, %v5, 1, 15
    vshasigmaw %v24, %v13, 1, 15
    lxvd2x %vs52, %r15, %r12
    lxvd2x %vs58, %r19, %r12
    vsel %v19, %v7, %v6, %v5
    vsel %v25, %v15, %v14, %v13
    lxvd2x %vs53, %r15, %r9
    lxvd2x %vs59, %r19, %r9
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v2, %v1, %v16
    vsel %v25, %v10, %v9, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v1, 1, 0
    vshasigmaw %v23, %v9, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v0, %v0, %v18
    vadduwm %v8, %v8, %v24
    lxvd2x %vs53, %r17, %r12
    lxvd2x %vs59, %r21, %r12
    vadduwm %v4, %v4, %v0
    vadduwm %v12, %v12, %v8
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v1, %v2
    vxor %v22, %v9, %v10
    lxvd2x %vs53, %r15, %r11
    lxvd2x %vs59, %r19, %r11
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    stxvd2x %vs52, %r15, %r11
    stxvd2x %vs58, %r19, %r11
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r16, %r9
    lxvd2x %vs55, %r20, %r9
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    vshasigmaw %v18, %v4, 1, 15
    vshasigmaw %v24, %v12, 1, 15
    lxvd2x %vs52, %r16, %r9
    lxvd2x %vs58, %r20, %r9
    vsel %v19, %v6, %v5, %v4
    vsel %v25, %v14, %v13, %v12
    lxvd2x %vs53, %r15, %r10
    lxvd2x %vs59, %r19, %r10
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v1, %v0, %v16
    vsel %v25, %v9, %v8, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v0, 1, 0
    vshasigmaw %v23, %v8, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v7, %v7, %v18
    vadduwm %v15, %v15, %v24
    lxvd2x %vs53, %r14, %r9
    lxvd2x %vs59, %r18, %r9
    vadduwm %v3, %v3, %v7
    vadduwm %v11, %v11, %v15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v0, %v1
    vxor %v22, %v8, %v9
    lxvd2x %vs53, %r15, %r12
    lxvd2x %vs59, %r19, %r12
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    stxvd2x %vs52, %r15, %r12
    stxvd2x %vs58, %r19, %r12
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r16, %r10
    lxvd2x %vs55, %r20, %r10
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    vshasigmaw %v18, %v3, 1, 15
    vshasigmaw %v24, %v11, 1, 15
    lxvd2x %vs52, %r16, %r10
    lxvd2x %vs58, %r20, %r10
    vsel %v19, %v5, %v4, %v3
    vsel %v25, %v13, %v12, %v11
    lxvd2x %vs53, %r15, %r11
    lxvd2x %vs59, %r19, %r11
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v0, %v7, %v16
    vsel %v25, %v8, %v15, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v7, 1, 0
    vshasigmaw %v23, %v15, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v6, %v6, %v18
    vadduwm %v14, %v14, %v24
    lxvd2x %vs53, %r14, %r10
    lxvd2x %vs59, %r18, %r10
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v14
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v7, %v0
    vxor %v22, %v15, %v8
    lxvd2x %vs53, %r16, %r9
    lxvd2x %vs59, %r20, %r9
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    stxvd2x %vs52, %r16, %r9
    stxvd2x %vs58, %r20, %r9
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r16, %r11
    lxvd2x %vs55, %r20, %r11
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    vshasigmaw %v18, %v2, 1, 15
    vshasigmaw %v24, %v10, 1, 15
    lxvd2x %vs52, %r16, %r11
    lxvd2x %vs58, %r20, %r11
    vsel %v19, %v4, %v3, %v2
    vsel %v25, %v12, %v11, %v10
    lxvd2x %vs53, %r15, %r12
    lxvd2x %vs59, %r19, %r12
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v7, %v6, %v16
    vsel %v25, %v15, %v14, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v6, 1, 0
    vshasigmaw %v23, %v14, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v5, %v5, %v18
    vadduwm %v13, %v13, %v24
    lxvd2x %vs53, %r14, %r11
    lxvd2x %vs59, %r18, %r11
    vadduwm %v1, %v1, %v5
    vadduwm %v9, %v9, %v13
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v6, %v7
    vxor %v22, %v14, %v15
    lxvd2x %vs53, %r16, %r10
    lxvd2x %vs59, %r20, %r10
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    stxvd2x %vs52, %r16, %r10
    stxvd2x %vs58, %r20, %r10
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r16, %r12
    lxvd2x %vs55, %r20, %r12
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    vshasigmaw %v18, %v1, 1, 15
    vshasigmaw %v24, %v9, 1, 15
    lxvd2x %vs52, %r16, %r12
    lxvd2x %vs58, %r20, %r12
    vsel %v19, %v3, %v2, %v1
    vsel %v25, %v11, %v10, %v9
    lxvd2x %vs53, %r16, %r9
    lxvd2x %vs59, %r20, %r9
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v6, %v5, %v16
    vsel %v25, %v14, %v13, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v5, 1, 0
    vshasigmaw %v23, %v13, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v4, %v4, %v18
    vadduwm %v12, %v12, %v24
    lxvd2x %vs53, %r14, %r12
    lxvd2x %vs59, %r18, %r12
    vadduwm %v0, %v0, %v4
    vadduwm %v8, %v8, %v12
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v5, %v6
    vxor %v22, %v13, %v14
    lxvd2x %vs53, %r16, %r11
    lxvd2x %vs59, %r20, %r11
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    stxvd2x %vs52, %r16, %r11
    stxvd2x %vs58, %r20, %r11
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r17, %r9
    lxvd2x %vs55, %r21, %r9
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    vshasigmaw %v18, %v0, 1, 15
    vshasigmaw %v24, %v8, 1, 15
    lxvd2x %vs52, %r17, %r9
    lxvd2x %vs58, %r21, %r9
    vsel %v19, %v2, %v1, %v0
    vsel %v25, %v10, %v9, %v8
    lxvd2x %vs53, %r16, %r10
    lxvd2x %vs59, %r20, %r10
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v5, %v4, %v16
    vsel %v25, %v13, %v12, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v4, 1, 0
    vshasigmaw %v23, %v12, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v3, %v3, %v18
    vadduwm %v11, %v11, %v24
    lxvd2x %vs53, %r15, %r9
    lxvd2x %vs59, %r19, %r9
    vadduwm %v7, %v7, %v3
    vadduwm %v15, %v15, %v11
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v4, %v5
    vxor %v22, %v12, %v13
    lxvd2x %vs53, %r16, %r12
    lxvd2x %vs59, %r20, %r12
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    stxvd2x %vs52, %r16, %r12
    stxvd2x %vs58, %r20, %r12
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r17, %r10
    lxvd2x %vs55, %r21, %r10
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    vshasigmaw %v18, %v7, 1, 15
    vshasigmaw %v24, %v15, 1, 15
    lxvd2x %vs52, %r17, %r10
    lxvd2x %vs58, %r21, %r10
    vsel %v19, %v1, %v0, %v7
    vsel %v25, %v9, %v8, %v15
    lxvd2x %vs53, %r16, %r11
    lxvd2x %vs59, %r20, %r11
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v4, %v3, %v16
    vsel %v25, %v12, %v11, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v3, 1, 0
    vshasigmaw %v23, %v11, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v2, %v2, %v18
    vadduwm %v10, %v10, %v24
    lxvd2x %vs53, %r15, %r10
    lxvd2x %vs59, %r19, %r10
    vadduwm %v6, %v6, %v2
    vadduwm %v14, %v14, %v10
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v3, %v4
    vxor %v22, %v11, %v12
    lxvd2x %vs53, %r17, %r9
    lxvd2x %vs59, %r21, %r9
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    stxvd2x %vs52, %r17, %r9
    stxvd2x %vs58, %r21, %r9
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r17, %r11
    lxvd2x %vs55, %r21, %r11
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    vshasigmaw %v18, %v6, 1, 15
    vshasigmaw %v24, %v14, 1, 15
    lxvd2x %vs52, %r17, %r11
    lxvd2x %vs58, %r21, %r11
    vsel %v19, %v0, %v7, %v6
    vsel %v25, %v8, %v15, %v14
    lxvd2x %vs53, %r16, %r12
    lxvd2x %vs59, %r20, %r12
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v3, %v2, %v16
    vsel %v25, %v11, %v10, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v2, 1, 0
    vshasigmaw %v23, %v10, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v1, %v1, %v18
    vadduwm %v9, %v9, %v24
    lxvd2x %vs53, %r15, %r11
    lxvd2x %vs59, %r19, %r11
    vadduwm %v5, %v5, %v1
    vadduwm %v13, %v13, %v9
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v2, %v3
    vxor %v22, %v10, %v11
    lxvd2x %vs53, %r17, %r10
    lxvd2x %vs59, %r21, %r10
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    stxvd2x %vs52, %r17, %r10
    stxvd2x %vs58, %r21, %r10
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r17, %r12
    lxvd2x %vs55, %r21, %r12
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    vshasigmaw %v18, %v5, 1, 15
    vshasigmaw %v24, %v13, 1, 15
    lxvd2x %vs52, %r17, %r12
    lxvd2x %vs58, %r21, %r12
    vsel %v19, %v7, %v6, %v5
    vsel %v25, %v15, %v14, %v13
    lxvd2x %vs53, %r17, %r9
    lxvd2x %vs59, %r21, %r9
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v2, %v1, %v16
    vsel %v25, %v10, %v9, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v1, 1, 0
    vshasigmaw %v23, %v9, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v0, %v0, %v18
    vadduwm %v8, %v8, %v24
    lxvd2x %vs53, %r15, %r12
    lxvd2x %vs59, %r19, %r12
    vadduwm %v4, %v4, %v0
    vadduwm %v12, %v12, %v8
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v1, %v2
    vxor %v22, %v9, %v10
    lxvd2x %vs53, %r17, %r11
    lxvd2x %vs59, %r21, %r11
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    stxvd2x %vs52, %r17, %r11
    stxvd2x %vs58, %r21, %r11
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r14, %r9
    lxvd2x %vs55, %r18, %r9
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    vshasigmaw %v18, %v4, 1, 15
    vshasigmaw %v24, %v12, 1, 15
    lxvd2x %vs52, %r14, %r9
    lxvd2x %vs58, %r18, %r9
    vsel %v19, %v6, %v5, %v4
    vsel %v25, %v14, %v13, %v12
    lxvd2x %vs53, %r17, %r10
    lxvd2x %vs59, %r21, %r10
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v1, %v0, %v16
    vsel %v25, %v9, %v8, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v0, 1, 0
    vshasigmaw %v23, %v8, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v7, %v7, %v18
    vadduwm %v15, %v15, %v24
    lxvd2x %vs53, %r16, %r9
    lxvd2x %vs59, %r20, %r9
    vadduwm %v3, %v3, %v7
    vadduwm %v11, %v11, %v15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v0, %v1
    vxor %v22, %v8, %v9
    lxvd2x %vs53, %r17, %r12
    lxvd2x %vs59, %r21, %r12
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    stxvd2x %vs52, %r17, %r12
    stxvd2x %vs58, %r21, %r12
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r14, %r10
    lxvd2x %vs55, %r18, %r10
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    vshasigmaw %v18, %v3, 1, 15
    vshasigmaw %v24, %v11, 1, 15
    lxvd2x %vs52, %r14, %r10
    lxvd2x %vs58, %r18, %r10
    vsel %v19, %v5, %v4, %v3
    vsel %v25, %v13, %v12, %v11
    lxvd2x %vs53, %r17, %r11
    lxvd2x %vs59, %r21, %r11
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v0, %v7, %v16
    vsel %v25, %v8, %v15, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v7, 1, 0
    vshasigmaw %v23, %v15, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v6, %v6, %v18
    vadduwm %v14, %v14, %v24
    lxvd2x %vs53, %r16, %r10
    lxvd2x %vs59, %r20, %r10
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v14
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v7, %v0
    vxor %v22, %v15, %v8
    lxvd2x %vs53, %r14, %r9
    lxvd2x %vs59, %r18, %r9
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    stxvd2x %vs52, %r14, %r9
    stxvd2x %vs58, %r18, %r9
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r14, %r11
    lxvd2x %vs55, %r18, %r11
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    vshasigmaw %v18, %v2, 1, 15
    vshasigmaw %v24, %v10, 1, 15
    lxvd2x %vs52, %r14, %r11
    lxvd2x %vs58, %r18, %r11
    vsel %v19, %v4, %v3, %v2
    vsel %v25, %v12, %v11, %v10
    lxvd2x %vs53, %r17, %r12
    lxvd2x %vs59, %r21, %r12
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v7, %v6, %v16
    vsel %v25, %v15, %v14, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v6, 1, 0
    vshasigmaw %v23, %v14, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v5, %v5, %v18
    vadduwm %v13, %v13, %v24
    lxvd2x %vs53, %r16, %r11
    lxvd2x %vs59, %r20, %r11
    vadduwm %v1, %v1, %v5
    vadduwm %v9, %v9, %v13
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v6, %v7
    vxor %v22, %v14, %v15
    lxvd2x %vs53, %r14, %r10
    lxvd2x %vs59, %r18, %r10
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    stxvd2x %vs52, %r14, %r10
    stxvd2x %vs58, %r18, %r10
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r14, %r12
    lxvd2x %vs55, %r18, %r12
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    vshasigmaw %v18, %v1, 1, 15
    vshasigmaw %v24, %v9, 1, 15
    lxvd2x %vs52, %r14, %r12
    lxvd2x %vs58, %r18, %r12
    vsel %v19, %v3, %v2, %v1
    vsel %v25, %v11, %v10, %v9
    lxvd2x %vs53, %r14, %r9
    lxvd2x %vs59, %r18, %r9
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v6, %v5, %v16
    vsel %v25, %v14, %v13, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v5, 1, 0
    vshasigmaw %v23, %v13, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v4, %v4, %v18
    vadduwm %v12, %v12, %v24
    lxvd2x %vs53, %r16, %r12
    lxvd2x %vs59, %r20, %r12
    vadduwm %v0, %v0, %v4
    vadduwm %v8, %v8, %v12
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v5, %v6
    vxor %v22, %v13, %v14
    lxvd2x %vs53, %r14, %r11
    lxvd2x %vs59, %r18, %r11
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    stxvd2x %vs52, %r14, %r11
    stxvd2x %vs58, %r18, %r11
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r15, %r9
    lxvd2x %vs55, %r19, %r9
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    vshasigmaw %v18, %v0, 1, 15
    vshasigmaw %v24, %v8, 1, 15
    lxvd2x %vs52, %r15, %r9
    lxvd2x %vs58, %r19, %r9
    vsel %v19, %v2, %v1, %v0
    vsel %v25, %v10, %v9, %v8
    lxvd2x %vs53, %r14, %r10
    lxvd2x %vs59, %r18, %r10
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v5, %v4, %v16
    vsel %v25, %v13, %v12, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v4, 1, 0
    vshasigmaw %v23, %v12, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v3, %v3, %v18
    vadduwm %v11, %v11, %v24
    lxvd2x %vs53, %r17, %r9
    lxvd2x %vs59, %r21, %r9
    vadduwm %v7, %v7, %v3
    vadduwm %v15, %v15, %v11
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v4, %v5
    vxor %v22, %v12, %v13
    lxvd2x %vs53, %r14, %r12
    lxvd2x %vs59, %r18, %r12
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    stxvd2x %vs52, %r14, %r12
    stxvd2x %vs58, %r18, %r12
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r15, %r10
    lxvd2x %vs55, %r19, %r10
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    vshasigmaw %v18, %v7, 1, 15
    vshasigmaw %v24, %v15, 1, 15
    lxvd2x %vs52, %r15, %r10
    lxvd2x %vs58, %r19, %r10
    vsel %v19, %v1, %v0, %v7
    vsel %v25, %v9, %v8, %v15
    lxvd2x %vs53, %r14, %r11
    lxvd2x %vs59, %r18, %r11
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v4, %v3, %v16
    vsel %v25, %v12, %v11, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v3, 1, 0
    vshasigmaw %v23, %v11, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v2, %v2, %v18
    vadduwm %v10, %v10, %v24
    lxvd2x %vs53, %r17, %r10
    lxvd2x %vs59, %r21, %r10
    vadduwm %v6, %v6, %v2
    vadduwm %v14, %v14, %v10
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v3, %v4
    vxor %v22, %v11, %v12
    lxvd2x %vs53, %r15, %r9
    lxvd2x %vs59, %r19, %r9
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    stxvd2x %vs52, %r15, %r9
    stxvd2x %vs58, %r19, %r9
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r15, %r11
    lxvd2x %vs55, %r19, %r11
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    vshasigmaw %v18, %v6, 1, 15
    vshasigmaw %v24, %v14, 1, 15
    lxvd2x %vs52, %r15, %r11
    lxvd2x %vs58, %r19, %r11
    vsel %v19, %v0, %v7, %v6
    vsel %v25, %v8, %v15, %v14
    lxvd2x %vs53, %r14, %r12
    lxvd2x %vs59, %r18, %r12
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v3, %v2, %v16
    vsel %v25, %v11, %v10, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v2, 1, 0
    vshasigmaw %v23, %v10, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v1, %v1, %v18
    vadduwm %v9, %v9, %v24
    lxvd2x %vs53, %r17, %r11
    lxvd2x %vs59, %r21, %r11
    vadduwm %v5, %v5, %v1
    vadduwm %v13, %v13, %v9
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v2, %v3
    vxor %v22, %v10, %v11
    lxvd2x %vs53, %r15, %r10
    lxvd2x %vs59, %r19, %r10
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    stxvd2x %vs52, %r15, %r10
    stxvd2x %vs58, %r19, %r10
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r15, %r12
    lxvd2x %vs55, %r19, %r12
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    vshasigmaw %v18, %v5, 1, 15
    vshasigmaw %v24, %v13, 1, 15
    lxvd2x %vs52, %r15, %r12
    lxvd2x %vs58, %r19, %r12
    vsel %v19, %v7, %v6, %v5
    vsel %v25, %v15, %v14, %v13
    lxvd2x %vs53, %r15, %r9
    lxvd2x %vs59, %r19, %r9
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v2, %v1, %v16
    vsel %v25, %v10, %v9, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v1, 1, 0
    vshasigmaw %v23, %v9, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v0, %v0, %v18
    vadduwm %v8, %v8, %v24
    lxvd2x %vs53, %r17, %r12
    lxvd2x %vs59, %r21, %r12
    vadduwm %v4, %v4, %v0
    vadduwm %v12, %v12, %v8
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v1, %v2
    vxor %v22, %v9, %v10
    lxvd2x %vs53, %r15, %r11
    lxvd2x %vs59, %r19, %r11
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    stxvd2x %vs52, %r15, %r11
    stxvd2x %vs58, %r19, %r11
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r16, %r9
    lxvd2x %vs55, %r20, %r9
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    vshasigmaw %v18, %v4, 1, 15
    vshasigmaw %v24, %v12, 1, 15
    lxvd2x %vs52, %r16, %r9
    lxvd2x %vs58, %r20, %r9
    vsel %v19, %v6, %v5, %v4
    vsel %v25, %v14, %v13, %v12
    lxvd2x %vs53, %r15, %r10
    lxvd2x %vs59, %r19, %r10
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v1, %v0, %v16
    vsel %v25, %v9, %v8, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v0, 1, 0
    vshasigmaw %v23, %v8, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v7, %v7, %v18
    vadduwm %v15, %v15, %v24
    lxvd2x %vs53, %r14, %r9
    lxvd2x %vs59, %r18, %r9
    vadduwm %v3, %v3, %v7
    vadduwm %v11, %v11, %v15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v0, %v1
    vxor %v22, %v8, %v9
    lxvd2x %vs53, %r15, %r12
    lxvd2x %vs59, %r19, %r12
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    stxvd2x %vs52, %r15, %r12
    stxvd2x %vs58, %r19, %r12
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r16, %r10
    lxvd2x %vs55, %r20, %r10
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    vshasigmaw %v18, %v3, 1, 15
    vshasigmaw %v24, %v11, 1, 15
    lxvd2x %vs52, %r16, %r10
    lxvd2x %vs58, %r20, %r10
    vsel %v19, %v5, %v4, %v3
    vsel %v25, %v13, %v12, %v11
    lxvd2x %vs53, %r15, %r11
    lxvd2x %vs59, %r19, %r11
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v0, %v7, %v16
    vsel %v25, %v8, %v15, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v7, 1, 0
    vshasigmaw %v23, %v15, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v6, %v6, %v18
    vadduwm %v14, %v14, %v24
    lxvd2x %vs53, %r14, %r10
    lxvd2x %vs59, %r18, %r10
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v14
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v7, %v0
    vxor %v22, %v15, %v8
    lxvd2x %vs53, %r16, %r9
    lxvd2x %vs59, %r20, %r9
    vadduwm %v6, %v6, %v19
    vadduwm %v14, %v14, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v6, %v6, %v17
    vadduwm %v14, %v14, %v23
    stxvd2x %vs52, %r16, %r9
    stxvd2x %vs58, %r20, %r9
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r16, %r11
    lxvd2x %vs55, %r20, %r11
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    vshasigmaw %v18, %v2, 1, 15
    vshasigmaw %v24, %v10, 1, 15
    lxvd2x %vs52, %r16, %r11
    lxvd2x %vs58, %r20, %r11
    vsel %v19, %v4, %v3, %v2
    vsel %v25, %v12, %v11, %v10
    lxvd2x %vs53, %r15, %r12
    lxvd2x %vs59, %r19, %r12
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v7, %v6, %v16
    vsel %v25, %v15, %v14, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v6, 1, 0
    vshasigmaw %v23, %v14, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v5, %v5, %v18
    vadduwm %v13, %v13, %v24
    lxvd2x %vs53, %r14, %r11
    lxvd2x %vs59, %r18, %r11
    vadduwm %v1, %v1, %v5
    vadduwm %v9, %v9, %v13
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v6, %v7
    vxor %v22, %v14, %v15
    lxvd2x %vs53, %r16, %r10
    lxvd2x %vs59, %r20, %r10
    vadduwm %v5, %v5, %v19
    vadduwm %v13, %v13, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v5, %v5, %v17
    vadduwm %v13, %v13, %v23
    stxvd2x %vs52, %r16, %r10
    stxvd2x %vs58, %r20, %r10
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r16, %r12
    lxvd2x %vs55, %r20, %r12
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    vshasigmaw %v18, %v1, 1, 15
    vshasigmaw %v24, %v9, 1, 15
    lxvd2x %vs52, %r16, %r12
    lxvd2x %vs58, %r20, %r12
    vsel %v19, %v3, %v2, %v1
    vsel %v25, %v11, %v10, %v9
    lxvd2x %vs53, %r16, %r9
    lxvd2x %vs59, %r20, %r9
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v6, %v5, %v16
    vsel %v25, %v14, %v13, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v5, 1, 0
    vshasigmaw %v23, %v13, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v4, %v4, %v18
    vadduwm %v12, %v12, %v24
    lxvd2x %vs53, %r14, %r12
    lxvd2x %vs59, %r18, %r12
    vadduwm %v0, %v0, %v4
    vadduwm %v8, %v8, %v12
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v5, %v6
    vxor %v22, %v13, %v14
    lxvd2x %vs53, %r16, %r11
    lxvd2x %vs59, %r20, %r11
    vadduwm %v4, %v4, %v19
    vadduwm %v12, %v12, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v4, %v4, %v17
    vadduwm %v12, %v12, %v23
    stxvd2x %vs52, %r16, %r11
    stxvd2x %vs58, %r20, %r11
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r17, %r9
    lxvd2x %vs55, %r21, %r9
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    vshasigmaw %v18, %v0, 1, 15
    vshasigmaw %v24, %v8, 1, 15
    lxvd2x %vs52, %r17, %r9
    lxvd2x %vs58, %r21, %r9
    vsel %v19, %v2, %v1, %v0
    vsel %v25, %v10, %v9, %v8
    lxvd2x %vs53, %r16, %r10
    lxvd2x %vs59, %r20, %r10
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v5, %v4, %v16
    vsel %v25, %v13, %v12, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v4, 1, 0
    vshasigmaw %v23, %v12, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v3, %v3, %v18
    vadduwm %v11, %v11, %v24
    lxvd2x %vs53, %r15, %r9
    lxvd2x %vs59, %r19, %r9
    vadduwm %v7, %v7, %v3
    vadduwm %v15, %v15, %v11
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v4, %v5
    vxor %v22, %v12, %v13
    lxvd2x %vs53, %r16, %r12
    lxvd2x %vs59, %r20, %r12
    vadduwm %v3, %v3, %v19
    vadduwm %v11, %v11, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v3, %v3, %v17
    vadduwm %v11, %v11, %v23
    stxvd2x %vs52, %r16, %r12
    stxvd2x %vs58, %r20, %r12
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r17, %r10
    lxvd2x %vs55, %r21, %r10
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    vshasigmaw %v18, %v7, 1, 15
    vshasigmaw %v24, %v15, 1, 15
    lxvd2x %vs52, %r17, %r10
    lxvd2x %vs58, %r21, %r10
    vsel %v19, %v1, %v0, %v7
    vsel %v25, %v9, %v8, %v15
    lxvd2x %vs53, %r16, %r11
    lxvd2x %vs59, %r20, %r11
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v4, %v3, %v16
    vsel %v25, %v12, %v11, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v3, 1, 0
    vshasigmaw %v23, %v11, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v2, %v2, %v18
    vadduwm %v10, %v10, %v24
    lxvd2x %vs53, %r15, %r10
    lxvd2x %vs59, %r19, %r10
    vadduwm %v6, %v6, %v2
    vadduwm %v14, %v14, %v10
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v3, %v4
    vxor %v22, %v11, %v12
    lxvd2x %vs53, %r17, %r9
    lxvd2x %vs59, %r21, %r9
    vadduwm %v2, %v2, %v19
    vadduwm %v10, %v10, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v2, %v2, %v17
    vadduwm %v10, %v10, %v23
    stxvd2x %vs52, %r17, %r9
    stxvd2x %vs58, %r21, %r9
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r17, %r11
    lxvd2x %vs55, %r21, %r11
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    vshasigmaw %v18, %v6, 1, 15
    vshasigmaw %v24, %v14, 1, 15
    lxvd2x %vs52, %r17, %r11
    lxvd2x %vs58, %r21, %r11
    vsel %v19, %v0, %v7, %v6
    vsel %v25, %v8, %v15, %v14
    lxvd2x %vs53, %r16, %r12
    lxvd2x %vs59, %r20, %r12
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v3, %v2, %v16
    vsel %v25, %v11, %v10, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v2, 1, 0
    vshasigmaw %v23, %v10, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v1, %v1, %v18
    vadduwm %v9, %v9, %v24
    lxvd2x %vs53, %r15, %r11
    lxvd2x %vs59, %r19, %r11
    vadduwm %v5, %v5, %v1
    vadduwm %v13, %v13, %v9
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v2, %v3
    vxor %v22, %v10, %v11
    lxvd2x %vs53, %r17, %r10
    lxvd2x %vs59, %r21, %r10
    vadduwm %v1, %v1, %v19
    vadduwm %v9, %v9, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v1, %v1, %v17
    vadduwm %v9, %v9, %v23
    stxvd2x %vs52, %r17, %r10
    stxvd2x %vs58, %r21, %r10
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r17, %r12
    lxvd2x %vs55, %r21, %r12
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    vshasigmaw %v18, %v5, 1, 15
    vshasigmaw %v24, %v13, 1, 15
    lxvd2x %vs52, %r17, %r12
    lxvd2x %vs58, %r21, %r12
    vsel %v19, %v7, %v6, %v5
    vsel %v25, %v15, %v14, %v13
    lxvd2x %vs53, %r17, %r9
    lxvd2x %vs59, %r21, %r9
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v2, %v1, %v16
    vsel %v25, %v10, %v9, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v1, 1, 0
    vshasigmaw %v23, %v9, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v0, %v0, %v18
    vadduwm %v8, %v8, %v24
    lxvd2x %vs53, %r15, %r12
    lxvd2x %vs59, %r19, %r12
    vadduwm %v4, %v4, %v0
    vadduwm %v12, %v12, %v8
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v1, %v2
    vxor %v22, %v9, %v10
    lxvd2x %vs53, %r17, %r11
    lxvd2x %vs59, %r21, %r11
    vadduwm %v0, %v0, %v19
    vadduwm %v8, %v8, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v0, %v0, %v17
    vadduwm %v8, %v8, %v23
    stxvd2x %vs52, %r17, %r11
    stxvd2x %vs58, %r21, %r11
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r14, %r9
    lxvd2x %vs55, %r18, %r9
    vadduwm %v17, %v17, %v28
    vadduwm %v23, %v23, %v28
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    vshasigmaw %v18, %v4, 1, 15
    vshasigmaw %v24, %v12, 1, 15
    lxvd2x %vs52, %r14, %r9
    lxvd2x %vs58, %r18, %r9
    vsel %v19, %v6, %v5, %v4
    vsel %v25, %v14, %v13, %v12
    lxvd2x %vs53, %r17, %r10
    lxvd2x %vs59, %r21, %r10
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vshasigmaw %v20, %v20, 0, 0
    vshasigmaw %v26, %v26, 0, 0
    vsel %v19, %v1, %v0, %v16
    vsel %v25, %v9, %v8, %v22
    vshasigmaw %v21, %v21, 0, 15
    vshasigmaw %v27, %v27, 0, 15
    vshasigmaw %v17, %v0, 1, 0
    vshasigmaw %v23, %v8, 1, 0
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v7, %v7, %v18
    vadduwm %v15, %v15, %v24
    lxvd2x %vs53, %r16, %r9
    lxvd2x %vs59, %r20, %r9
    vadduwm %v3, %v3, %v7
    vadduwm %v11, %v11, %v15
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vxor %v16, %v0, %v1
    vxor %v22, %v8, %v9
    lxvd2x %vs53, %r17, %r12
    lxvd2x %vs59, %r21, %r12
    vadduwm %v7, %v7, %v19
    vadduwm %v15, %v15, %v25
    vadduwm %v20, %v20, %v21
    vadduwm %v26, %v26, %v27
    vadduwm %v7, %v7, %v17
    vadduwm %v15, %v15, %v23
    stxvd2x %vs52, %r17, %r12
    stxvd2x %vs58, %r21, %r12
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r14, %r10
    lxvd2x %vs55, %r18, %r10
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
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r14, %r11
    lxvd2x %vs55, %r18, %r11
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
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r14, %r12
    lxvd2x %vs55, %r18, %r12
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
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r15, %r9
    lxvd2x %vs55, %r19, %r9
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
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r15, %r10
    lxvd2x %vs55, %r19, %r10
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
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r15, %r11
    lxvd2x %vs55, %r19, %r11
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
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r15, %r12
    lxvd2x %vs55, %r19, %r12
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
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r16, %r9
    lxvd2x %vs55, %r20, %r9
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
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r16, %r10
    lxvd2x %vs55, %r20, %r10
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
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r16, %r11
    lxvd2x %vs55, %r20, %r11
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
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r16, %r12
    lxvd2x %vs55, %r20, %r12
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
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r17, %r9
    lxvd2x %vs55, %r21, %r9
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
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r17, %r10
    lxvd2x %vs55, %r21, %r10
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
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r17, %r11
    lxvd2x %vs55, %r21, %r11
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
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r17, %r12
    lxvd2x %vs55, %r21, %r12
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
    li %r7, 112
    lxvd2x %vs56, %r1, %r7
    vadduwm %v0, %v0, %v24
    li %r7, 128
    lxvd2x %vs57, %r1, %r7
    vadduwm %v1, %v1, %v25
    li %r7, 144
    lxvd2x %vs58, %r1, %r7
    vadduwm %v2, %v2, %v26
    li %r7, 160
    lxvd2x %vs59, %r1, %r7
    vadduwm %v3, %v3, %v27
    li %r7, 176
    lxvd2x %vs60, %r1, %r7
    vadduwm %v4, %v4, %v28
    li %r7, 192
    lxvd2x %vs61, %r1, %r7
    vadduwm %v5, %v5, %v29
    li %r7, 208
    lxvd2x %vs56, %r1, %r7
    vadduwm %v6, %v6, %v24
    li %r7, 224
    lxvd2x %vs57, %r1, %r7
    vadduwm %v7, %v7, %v25
    li %r7, 240
    lxvd2x %vs58, %r1, %r7
    vadduwm %v8, %v8, %v26
    li %r7, 256
    lxvd2x %vs59, %r1, %r7
    vadduwm %v9, %v9, %v27
    li %r7, 272
    lxvd2x %vs60, %r1, %r7
    vadduwm %v10, %v10, %v28
    li %r7, 288
    lxvd2x %vs61, %r1, %r7
    vadduwm %v11, %v11, %v29
    li %r7, 304
    lxvd2x %vs56, %r1, %r7
    vadduwm %v12, %v12, %v24
    li %r7, 320
    lxvd2x %vs57, %r1, %r7
    vadduwm %v13, %v13, %v25
    li %r7, 336
    lxvd2x %vs58, %r1, %r7
    vadduwm %v14, %v14, %v26
    li %r7, 352
    lxvd2x %vs59, %r1, %r7
    vadduwm %v15, %v15, %v27
    addi %r6, %r6, -1024
    addi %r5, %r5, -64
    cmpldi %r5, 64
    bge 2b
3:
    li %r7, 0
    stxvd2x %vs32, %r3, %r7
    li %r7, 32
    stxvd2x %vs33, %r3, %r7
    li %r7, 64
    stxvd2x %vs34, %r3, %r7
    li %r7, 96
    stxvd2x %vs35, %r3, %r7
    li %r7, 128
    stxvd2x %vs36, %r3, %r7
    li %r7, 160
    stxvd2x %vs37, %r3, %r7
    li %r7, 192
    stxvd2x %vs38, %r3, %r7
    li %r7, 224
    stxvd2x %vs39, %r3, %r7
    li %r7, 16
    stxvd2x %vs40, %r3, %r7
    li %r7, 48
    stxvd2x %vs41, %r3, %r7
    li %r7, 80
    stxvd2x %vs42, %r3, %r7
    li %r7, 112
    stxvd2x %vs43, %r3, %r7
    li %r7, 144
    stxvd2x %vs44, %r3, %r7
    li %r7, 176
    stxvd2x %vs45, %r3, %r7
    li %r7, 208
    stxvd2x %vs46, %r3, %r7
    li %r7, 240
    stxvd2x %vs47, %r3, %r7
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
    li %r7, 112
    stxvd2x %vs32, %r1, %r7
    li %r7, 128
    stxvd2x %vs32, %r1, %r7
    li %r7, 144
    stxvd2x %vs32, %r1, %r7
    li %r7, 160
    stxvd2x %vs32, %r1, %r7
    li %r7, 176
    stxvd2x %vs32, %r1, %r7
    li %r7, 192
    stxvd2x %vs32, %r1, %r7
    li %r7, 208
    stxvd2x %vs32, %r1, %r7
    li %r7, 224
    stxvd2x %vs32, %r1, %r7
    li %r7, 240
    stxvd2x %vs32, %r1, %r7
    li %r7, 256
    stxvd2x %vs32, %r1, %r7
    li %r7, 272
    stxvd2x %vs32, %r1, %r7
    li %r7, 288
    stxvd2x %vs32, %r1, %r7
    li %r7, 304
    stxvd2x %vs32, %r1, %r7
    li %r7, 320
    stxvd2x %vs32, %r1, %r7
    li %r7, 336
    stxvd2x %vs32, %r1, %r7
    li %r7, 352
    stxvd2x %vs32, %r1, %r7
    li %r7, 368
    stxvd2x %vs32, %r1, %r7
    li %r7, 384
    stxvd2x %vs32, %r1, %r7
    li %r7, 400
    stxvd2x %vs32, %r1, %r7
    li %r7, 416
    stxvd2x %vs32, %r1, %r7
    li %r7, 432
    stxvd2x %vs32, %r1, %r7
    li %r7, 448
    stxvd2x %vs32, %r1, %r7
    li %r7, 464
    stxvd2x %vs32, %r1, %r7
    li %r7, 480
    stxvd2x %vs32, %r1, %r7
    li %r7, 496
    stxvd2x %vs32, %r1, %r7
    li %r7, 512
    stxvd2x %vs32, %r1, %r7
    li %r7, 528
    stxvd2x %vs32, %r1, %r7
    li %r7, 544
    stxvd2x %vs32, %r1, %r7
    li %r7, 560
    stxvd2x %vs32, %r1, %r7
    li %r7, 576
    stxvd2x %vs32, %r1, %r7
    li %r7, 592
    stxvd2x %vs32, %r1, %r7
    li %r7, 608
    stxvd2x %vs32, %r1, %r7
    li %r7, 624
    stxvd2x %vs32, %r1, %r7
    li %r7, 640
    stxvd2x %vs32, %r1, %r7
    li %r7, 656
    stxvd2x %vs32, %r1, %r7
    li %r7, 672
    stxvd2x %vs32, %r1, %r7
    li %r7, 688
    stxvd2x %vs32, %r1, %r7
    li %r7, 704
    stxvd2x %vs32, %r1, %r7
    li %r7, 720
    stxvd2x %vs32, %r1, %r7
    li %r7, 736
    stxvd2x %vs32, %r1, %r7
    li %r7, 752
    stxvd2x %vs32, %r1, %r7
    li %r7, 768
    stxvd2x %vs32, %r1, %r7
    li %r7, 784
    stxvd2x %vs32, %r1, %r7
    li %r7, 800
    stxvd2x %vs32, %r1, %r7
    li %r7, 816
    stxvd2x %vs32, %r1, %r7
    li %r7, 832
    stxvd2x %vs32, %r1, %r7
    li %r7, 848
    stxvd2x %vs32, %r1, %r7
    li %r7, 864
    stxvd2x %vs32, %r1, %r7
    ld %r14, 32(%r1)
    ld %r15, 40(%r1)
    ld %r16, 48(%r1)
    ld %r17, 56(%r1)
    ld %r18, 64(%r1)
    ld %r19, 72(%r1)
    ld %r20, 80(%r1)
    ld %r21, 88(%r1)
    ld %r30, 96(%r1)
    ld %r31, 104(%r1)
    li %r7, 944
    lxvd2x %vs52, %r1, %r7
    li %r7, 960
    lxvd2x %vs53, %r1, %r7
    li %r7, 976
    lxvd2x %vs54, %r1, %r7
    li %r7, 992
    lxvd2x %vs55, %r1, %r7
    li %r7, 1008
    lxvd2x %vs56, %r1, %r7
    li %r7, 1024
    lxvd2x %vs57, %r1, %r7
    li %r7, 1040
    lxvd2x %vs58, %r1, %r7
    li %r7, 1056
    lxvd2x %vs59, %r1, %r7
    li %r7, 1072
    lxvd2x %vs60, %r1, %r7
    li %r7, 1088
    lxvd2x %vs61, %r1, %r7
    addi %r1, %r1, 1104
    .cfi_def_cfa r1, 0
    .cfi_restore r14
    .cfi_restore r15
    .cfi_restore r16
    .cfi_restore r17
    .cfi_restore r18
    .cfi_restore r19
    .cfi_restore r20
    .cfi_restore r21
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
    blr
    .cfi_endproc
