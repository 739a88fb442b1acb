    .cfi_startproc
    li %r7, 0
    lxvd2x %vs50, %r3, %r7
    vspltw %v0, %v18, 1
    vspltw %v1, %v18, 0
    vspltw %v2, %v18, 3
    vspltw %v3, %v18, 2
    li %r7, 16
    lxvd2x %vs51, %r3, %r7
    vspltw %v4, %v19, 1
    vspltw %v5, %v19, 0
    vspltw %v6, %v19, 3
    vspltw %v7, %v19, 2
    cmpldi %r5, 64
    blt 3f
2:
    xxlor %vs0, %vs32, %vs32
    xxlor %vs1, %vs33, %vs33
    xxlor %vs2, %vs34, %vs34
    xxlor %vs3, %vs35, %vs35
    xxlor %vs4, %vs36, %vs36
    xxlor %vs5, %vs37, %vs37
    xxlor %vs6, %vs38, %vs38
    xxlor %vs7, %vs39, %vs39
    li %r7, 256
    lxvd2x %vs50, %r6, %r7
    li %r7, 0
    lxvd2x %vs44, %r4, %r7
    li %r7, 16
    lxvd2x %vs45, %r4, %r7
    li %r7, 32
    lxvd2x %vs46, %r4, %r7
    li %r7, 48
    lxvd2x %vs47, %r4, %r7
    vperm %v12, %v12, %v12, %v18
    vperm %v13, %v13, %v13, %v18
    vperm %v14, %v14, %v14, %v18
    vperm %v15, %v15, %v15, %v18
    li %r7, 0
    lxvd2x %vs48, %r6, %r7
    vadduwm %v16, %v16, %v12
    vxor %v8, %v1, %v2
    vspltw %v9, %v16, 0
    vadduwm %v7, %v7, %v9
    vshasigmaw %v10, %v4, 1, 15
    vsel %v11, %v6, %v5, %v4
    li %r7, 16
    lxvd2x %vs49, %r6, %r7
    vadduwm %v3, %v3, %v7
    vadduwm %v10, %v10, %v11
    vsel %v11, %v1, %v0, %v8
    vadduwm %v3, %v3, %v10
    vadduwm %v17, %v17, %v13
    vshasigmaw %v9, %v0, 1, 0
    vadduwm %v7, %v7, %v10
    vxor %v8, %v0, %v1
    vadduwm %v7, %v7, %v11
    vsldoi %v18, %v12, %v13, 4
    vadduwm %v7, %v7, %v9
    vspltw %v9, %v16, 1
    vadduwm %v6, %v6, %v9
    vshasigmaw %v10, %v3, 1, 15
    vsldoi %v19, %v14, %v15, 4
    vsel %v11, %v5, %v4, %v3
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v11
    vsel %v11, %v0, %v7, %v8
    vshasigmaw %v18, %v18, 0, 0
    vadduwm %v2, %v2, %v10
    vshasigmaw %v9, %v7, 1, 0
    vadduwm %v6, %v6, %v10
    vxor %v8, %v7, %v0
    vadduwm %v12, %v12, %v19
    vadduwm %v6, %v6, %v11
    vadduwm %v6, %v6, %v9
    vspltw %v9, %v16, 2
    vadduwm %v5, %v5, %v9
    vshasigmaw %v19, %v15, 0, 15
    vshasigmaw %v10, %v2, 1, 15
    vsel %v11, %v4, %v3, %v2
    vadduwm %v1, %v1, %v5
    vadduwm %v10, %v10, %v11
    vadduwm %v12, %v12, %v18
    vsel %v11, %v7, %v6, %v8
    vadduwm %v1, %v1, %v10
    vshasigmaw %v9, %v6, 1, 0
    vadduwm %v5, %v5, %v10
    xxpermdi %vs50, %vs51, %vs51, 2
    vxor %v8, %v6, %v7
    vadduwm %v5, %v5, %v11
    vadduwm %v5, %v5, %v9
    vspltw %v9, %v16, 3
    vadduwm %v18, %v18, %v12
    vadduwm %v4, %v4, %v9
    vshasigmaw %v10, %v1, 1, 15
    vsel %v11, %v3, %v2, %v1
    vadduwm %v0, %v0, %v4
    vshasigmaw %v18, %v18, 0, 15
    vadduwm %v10, %v10, %v11
    vsel %v11, %v6, %v5, %v8
    vadduwm %v0, %v0, %v10
    vshasigmaw %v9, %v5, 1, 0
    xxpermdi %vs50, %vs51, %vs50, 2
    vadduwm %v4, %v4, %v10
    vxor %v8, %v5, %v6
    vadduwm %v4, %v4, %v11
    vadduwm %v4, %v4, %v9
    vadduwm %v12, %v12, %v18
    vspltw %v9, %v17, 0
    vadduwm %v3, %v3, %v9
    vshasigmaw %v10, %v0, 1, 15
    vsel %v11, %v2, %v1, %v0
    li %r7, 32
    lxvd2x %vs48, %r6, %r7
    vadduwm %v7, %v7, %v3
    vadduwm %v10, %v10, %v11
    vsel %v11, %v5, %v4, %v8
    vadduwm %v7, %v7, %v10
    vadduwm %v16, %v16, %v14
    vshasigmaw %v9, %v4, 1, 0
    vadduwm %v3, %v3, %v10
    vxor %v8, %v4, %v5
    vadduwm %v3, %v3, %v11
    vsldoi %v18, %v13, %v14, 4
    vadduwm %v3, %v3, %v9
    vspltw %v9, %v17, 1
    vadduwm %v2, %v2, %v9
    vshasigmaw %v10, %v7, 1, 15
    vsldoi %v19, %v15, %v12, 4
    vsel %v11, %v1, %v0, %v7
    vadduwm %v6, %v6, %v2
    vadduwm %v10, %v10, %v11
    vsel %v11, %v4, %v3, %v8
    vshasigmaw %v18, %v18, 0, 0
    vadduwm %v6, %v6, %v10
    vshasigmaw %v9, %v3, 1, 0
    vadduwm %v2, %v2, %v10
    vxor %v8, %v3, %v4
    vadduwm %v13, %v13, %v19
    vadduwm %v2, %v2, %v11
    vadduwm %v2, %v2, %v9
    vspltw %v9, %v17, 2
    vadduwm %v1, %v1, %v9
    vshasigmaw %v19, %v12, 0, 15
    vshasigmaw %v10, %v6, 1, 15
    vsel %v11, %v0, %v7, %v6
    vadduwm %v5, %v5, %v1
    vadduwm %v10, %v10, %v11
    vadduwm %v13, %v13, %v18
    vsel %v11, %v3, %v2, %v8
    vadduwm %v5, %v5, %v10
    vshasigmaw %v9, %v2, 1, 0
    vadduwm %v1, %v1, %v10
    xxpermdi %vs50, %vs51, %vs51, 2
    vxor %v8, %v2, %v3
    vadduwm %v1, %v1, %v11
    vadduwm %v1, %v1, %v9
    vspltw %v9, %v17, 3
    vadduwm %v18, %v18, %v13
    vadduwm %v0, %v0, %v9
    vshasigmaw %v10, %v5, 1, 15
    vsel %v11, %v7, %v6, %v5
    vadduwm %v4, %v4, %v0
    vshasigmaw %v18, %v18, 0, 15
    vadduwm %v10, %v10, %v11
    vsel %v11, %v2, %v1, %v8
    vadduwm %v4, %v4, %v10
    vshasigmaw %v9, %v1, 1, 0
    xxpermdi %vs50, %vs51, %vs50, 2
    vadduwm %v0, %v0, %v10
    vxor %v8, %v1, %v2
    vadduwm %v0, %v0, %v11
    vadduwm %v0, %v0, %v9
    vadduwm %v13, %v13, %v18
    vspltw %v9, %v16, 0
    vadduwm %v7, %v7, %v9
    vshasigmaw %v10, %v4, 1, 15
    vsel %v11, %v6, %v5, %v4
    li %r7, 48
    lxvd2x %vs49, %r6, %r7
    vadduwm %v3, %v3, %v7
    vadduwm %v10, %v10, %v11
    vsel %v11, %v1, %v0, %v8
    vadduwm %v3, %v3, %v10
    vadduwm %v17, %v17, %v15
    vshasigmaw %v9, %v0, 1, 0
    vadduwm %v7, %v7, %v10
    vxor %v8, %v0, %v1
    vadduwm %v7, %v7, %v11
    vsldoi %v18, %v14, %v15, 4
    vadduwm %v7, %v7, %v9
    vspltw %v9, %v16, 1
    vadduwm %v6, %v6, %v9
    vshasigmaw %v10, %v3, 1, 15
    vsldoi %v19, %v12, %v13, 4
    vsel %v11, %v5, %v4, %v3
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v11
    vsel %v11, %v0, %v7, %v8
    vshasigmaw %v18, %v18, 0, 0
    vadduwm %v2, %v2, %v10
    vshasigmaw %v9, %v7, 1, 0
    vadduwm %v6, %v6, %v10
    vxor %v8, %v7, %v0
    vadduwm %v14, %v14, %v19
    vadduwm %v6, %v6, %v11
    vadduwm %v6, %v6, %v9
    vspltw %v9, %v16, 2
    vadduwm %v5, %v5, %v9
    vshasigmaw %v19, %v13, 0, 15
    vshasigmaw %v10, %v2, 1, 15
    vsel %v11, %v4, %v3, %v2
    vadduwm %v1, %v1, %v5
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v18
    vsel %v11, %v7, %v6, %v8
    vadduwm %v1, %v1, %v10
    vshasigmaw %v9, %v6, 1, 0
    vadduwm %v5, %v5, %v10
    xxpermdi %vs50, %vs51, %vs51, 2
    vxor %v8, %v6, %v7
    vadduwm %v5, %v5, %v11
    vadduwm %v5, %v5, %v9
    vspltw %v9, %v16, 3
    vadduwm %v18, %v18, %v14
    vadduwm %v4, %v4, %v9
    vshasigmaw %v10, %v1, 1, 15
    vsel %v11, %v3, %v2, %v1
    vadduwm %v0, %v0, %v4
    vshasigmaw %v18, %v18, 0, 15
    vadduwm %v10, %v10, %v11
    vsel %v11, %v6, %v5, %v8
    vadduwm %v0, %v0, %v10
    vshasigmaw %v9, %v5, 1, 0
    xxpermdi %vs50, %vs51, %vs50, 2
    vadduwm %v4, %v4, %v10
    vxor %v8, %v5, %v6
    vadduwm %v4, %v4, %v11
    vadduwm %v4, %v4, %v9
    vadduwm %v14, %v14, %v18
    vspltw %v9, %v17, 0
    vadduwm %v3, %v3, %v9
    vshasigmaw %v10, %v0, 1, 15
    vsel %v11, %v2, %v1, %v0
    li %r7, 64
    lxvd2x %vs48, %r6, %r7
    vadduwm %v7, %v7, %v3
    vadduwm %v10, %v10, %v11
    vsel %v11, %v5, %v4, %v8
    vadduwm %v7, %v7, %v10
    vadduwm %v16, %v16, %v12
    vshasigmaw %v9, %v4, 1, 0
    vadduwm %v3, %v3, %v10
    vxor %v8, %v4, %v5
    vadduwm %v3, %v3, %v11
    vsldoi %v18, %v15, %v12, 4
    vadduwm %v3, %v3, %v9
    vspltw %v9, %v17, 1
    vadduwm %v2, %v2, %v9
    vshasigmaw %v10, %v7, 1, 15
    vsldoi %v19, %v13, %v14, 4
    vsel %v11, %v1, %v0, %v7
    vadduwm %v6, %v6, %v2
    vadduwm %v10, %v10, %v11
    vsel %v11, %v4, %v3, %v8
    vshasigmaw %v18, %v18, 0, 0
    vadduwm %v6, %v6, %v10
    vshasigmaw %v9, %v3, 1, 0
    vadduwm %v2, %v2, %v10
    vxor %v8, %v3, %v4
    vadduwm %v15, %v15, %v19
    vadduwm %v2, %v2, %v11
    vadduwm %v2, %v2, %v9
    vspltw %v9, %v17, 2
    vadduwm %v1, %v1, %v9
    vshasigmaw %v19, %v14, 0, 15
    vshasigmaw %v10, %v6, 1, 15
    vsel %v11, %v0, %v7, %v6
    vadduwm %v5, %v5, %v1
    vadduwm %v10, %v10, %v11
    vadduwm %v15, %v15, %v18
    vsel %v11, %v3, %v2, %v8
    vadduwm %v5, %v5, %v10
    vshasigmaw %v9, %v2, 1, 0
    vadduwm %v1, %v1, %v10
    xxpermdi %vs50, %vs51, %vs51, 2
    vxor %v8, %v2, %v3
    vadduwm %v1, %v1, %v11
    vadduwm %v1, %v1, %v9
    vspltw %v9, %v17, 3
    vadduwm %v18, %v18, %v15
    vadduwm %v0, %v0, %v9
    vshasigmaw %v10, %v5, 1, 15
    vsel %v11, %v7, %v6, %v5
    vadduwm %v4, %v4, %v0
    vshasigmaw %v18, %v18, 0, 15
    vadduwm %v10, %v10, %v11
    vsel %v11, %v2, %v1, %v8
    vadduwm %v4, %v4, %v10
    vshasigmaw %v9, %v1, 1, 0
    xxpermdi %vs50, %vs51, %vs50, 2
    vadduwm %v0, %v0, %v10
    vxor %v8, %v1, %v2
    vadduwm %v0, %v0, %v11
    vadduwm %v0, %v0, %v9
    vadduwm %v15, %v15, %v18
    vspltw %v9, %v16, 0
    vadduwm %v7, %v7, %v9
    vshasigmaw %v10, %v4, 1, 15
    vsel %v11, %v6, %v5, %v4
    li %r7, 80
    lxvd2x %vs49, %r6, %r7
    vadduwm %v3, %v3, %v7
    vadduwm %v10, %v10, %v11
    vsel %v11, %v1, %v0, %v8
    vadduwm %v3, %v3, %v10
    vadduwm %v17, %v17, %v13
    vshasigmaw %v9, %v0, 1, 0
    vadduwm %v7, %v7, %v10
    vxor %v8, %v0, %v1
    vadduwm %v7, %v7, %v11
    vsldoi %v18, %v12, %v13, 4
    vadduwm %v7, %v7, %v9
    vspltw %v9, %v16, 1
    vadduwm %v6, %v6, %v9
    vshasigmaw %v10, %v3, 1, 15
    vsldoi %v19, %v14, %v15, 4
    vsel %v11, %v5, %v4, %v3
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v11
    vsel %v11, %v0, %v7, %v8
    vshasigmaw %v18, %v18, 0, 0
    vadduwm %v2, %v2, %v10
    vshasigmaw %v9, %v7, 1, 0
    vadduwm %v6, %v6, %v10
    vxor %v8, %v7, %v0
    vadduwm %v12, %v12, %v19
    vadduwm %v6, %v6, %v11
    vadduwm %v6, %v6, %v9
    vspltw %v9, %v16, 2
    vadduwm %v5, %v5, %v9
    vshasigmaw %v19, %v15, 0, 15
    vshasigmaw %v10, %v2, 1, 15
    vsel %v11, %v4, %v3, %v2
    vadduwm %v1, %v1, %v5
    vadduwm %v10, %v10, %v11
    vadduwm %v12, %v12, %v18
    vsel %v11, %v7, %v6, %v8
    vadduwm %v1, %v1, %v10
    vshasigmaw %v9, %v6, 1, 0
    vadduwm %v5, %v5, %v10
    xxpermdi %vs50, %vs51, %vs51, 2
    vxor %v8, %v6, %v7
    vadduwm %v5, %v5, %v11
    vadduwm %v5, %v5, %v9
    vspltw %v9, %v16, 3
    vadduwm %v18, %v18, %v12
    vadduwm %v4, %v4, %v9
    vshasigmaw %v10, %v1, 1, 15
    vsel %v11, %v3, %v2, %v1
    vadduwm %v0, %v0, %v4
    vshasigmaw %v18, %v18, 0, 15
    vadduwm %v10, %v10, %v11
    vsel %v11, %v6, %v5, %v8
    vadduwm %v0, %v0, %v10
    vshasigmaw %v9, %v5, 1, 0
    xxpermdi %vs50, %vs51, %vs50, 2
    vadduwm %v4, %v4, %v10
    vxor %v8, %v5, %v6
    vadduwm %v4, %v4, %v11
    vadduwm %v4, %v4, %v9
    vadduwm %v12, %v12, %v18
    vspltw %v9, %v17, 0
    vadduwm %v3, %v3, %v9
    vshasigmaw %v10, %v0, 1, 15
    vsel %v11, %v2, %v1, %v0
    li %r7, 96
    lxvd2x %vs48, %r6, %r7
    vadduwm %v7, %v7, %v3
    vadduwm %v10, %v10, %v11
    vsel %v11, %v5, %v4, %v8
    vadduwm %v7, %v7, %v10
    vadduwm %v16, %v16, %v14
    vshasigmaw %v9, %v4, 1, 0
    vadduwm %v3, %v3, %v10
    vxor %v8, %v4, %v5
    vadduwm %v3, %v3, %v11
    vsldoi %v18, %v13, %v14, 4
    vadduwm %v3, %v3, %v9
    vspltw %v9, %v17, 1
    vadduwm %v2, %v2, %v9
    vshasigmaw %v10, %v7, 1, 15
    vsldoi %v19, %v15, %v12, 4
    vsel %v11, %v1, %v0, %v7
    vadduwm %v6, %v6, %v2
    vadduwm %v10, %v10, %v11
    vsel %v11, %v4, %v3, %v8
    vshasigmaw %v18, %v18, 0, 0
    vadduwm %v6, %v6, %v10
    vshasigmaw %v9, %v3, 1, 0
    vadduwm %v2, %v2, %v10
    vxor %v8, %v3, %v4
    vadduwm %v13, %v13, %v19
    vadduwm %v2, %v2, %v11
    vadduwm %v2, %v2, %v9
    vspltw %v9, %v17, 2
    vadduwm %v1, %v1, %v9
    vshasigmaw %v19, %v12, 0, 15
    vshasigmaw %v10, %v6, 1, 15
    vsel %v11, %v0, %v7, %v6
    vadduwm %v5, %v5, %v1
    vadduwm %v10, %v10, %v11
    vadduwm %v13, %v13, %v18
    vsel %v11, %v3, %v2, %v8
    vadduwm %v5, %v5, %v10
    vshasigmaw %v9, %v2, 1, 0
    vadduwm %v1, %v1, %v10
    xxpermdi %vs50, %vs51, %vs51, 2
    vxor %v8, %v2, %v3
    vadduwm %v1, %v1, %v11
    vadduwm %v1, %v1, %v9
    vspltw %v9, %v17, 3
    vadduwm %v18, %v18, %v13
    vadduwm %v0, %v0, %v9
    vshasigmaw %v10, %v5, 1, 15
    vsel %v11, %v7, %v6, %v5
    vadduwm %v4, %v4, %v0
    vshasigmaw %v18, %v18, 0, 15
    vadduwm %v10, %v10, %v11
    vsel %v11, %v2, %v1, %v8
    vadduwm %v4, %v4, %v10
    vshasigmaw %v9, %v1, 1, 0
    xxpermdi %vs50, %vs51, %vs50, 2
    vadduwm %v0, %v0, %v10
    vxor %v8, %v1, %v2
    vadduwm %v0, %v0, %v11
    vadduwm %v0, %v0, %v9
    vadduwm %v13, %v13, %v18
    vspltw %v9, %v16, 0
    vadduwm %v7, %v7, %v9
    vshasigmaw %v10, %v4, 1, 15
    vsel %v11, %v6, %v5, %v4
    li %r7, 112
    lxvd2x %vs49, %r6, %r7
    vadduwm %v3, %v3, %v7
    vadduwm %v10, %v10, %v11
    vsel %v11, %v1, %v0, %v8
    vadduwm %v3, %v3, %v10
    vadduwm %v17, %v17, %v15
    vshasigmaw %v9, %v0, 1, 0
    vadduwm %v7, %v7, %v10
    vxor %v8, %v0, %v1
    vadduwm %v7, %v7, %v11
    vsldoi %v18, %v14, %v15, 4
    vadduwm %v7, %v7, %v9
    vspltw %v9, %v16, 1
    vadduwm %v6, %v6, %v9
    vshasigmaw %v10, %v3, 1, 15
    vsldoi %v19, %v12, %v13, 4
    vsel %v11, %v5, %v4, %v3
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v11
    vsel %v11, %v0, %v7, %v8
    vshasigmaw %v18, %v18, 0, 0
    vadduwm %v2, %v2, %v10
    vshasigmaw %v9, %v7, 1, 0
    vadduwm %v6, %v6, %v10
    vxor %v8, %v7, %v0
    vadduwm %v14, %v14, %v19
    vadduwm %v6, %v6, %v11
    vadduwm %v6, %v6, %v9
    vspltw %v9, %v16, 2
    vadduwm %v5, %v5, %v9
    vshasigmaw %v19, %v13, 0, 15
    vshasigmaw %v10, %v2, 1, 15
    vsel %v11, %v4, %v3, %v2
    vadduwm %v1, %v1, %v5
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v18
    vsel %v11, %v7, %v6, %v8
    vadduwm %v1, %v1, %v10
    vshasigmaw %v9, %v6, 1, 0
    vadduwm %v5, %v5, %v10
    xxpermdi %vs50, %vs51, %vs51, 2
    vxor %v8, %v6, %v7
    vadduwm %v5, %v5, %v11
    vadduwm %v5, %v5, %v9
    vspltw %v9, %v16, 3
    vadduwm %v18, %v18, %v14
    vadduwm %v4, %v4, %v9
    vshasigmaw %v10, %v1, 1, 15
    vsel %v11, %v3, %v2, %v1
    vadduwm %v0, %v0, %v4
    vshasigmaw %v18, %v18, 0, 15
    vadduwm %v10, %v10, %v11
    vsel %v11, %v6, %v5, %v8
    vadduwm %v0, %v0, %v10
    vshasigmaw %v9, %v5, 1, 0
    xxpermdi %vs50, %vs51, %vs50, 2
    vadduwm %v4, %v4, %v10
    vxor %v8, %v5, %v6
    vadduwm %v4, %v4, %v11
    vadduwm %v4, %v4, %v9
    vadduwm %v14, %v14, %v18
    vspltw %v9, %v17, 0
    vadduwm %v3, %v3, %v9
    vshasigmaw %v10, %v0, 1, 15
    vsel %v11, %v2, %v1, %v0
    li %r7, 128
    lxvd2x %vs48, %r6, %r7
    vadduwm %v7, %v7, %v3
    vadduwm %v10, %v10, %v11
    vsel %v11, %v5, %v4, %v8
    vadduwm %v7, %v7, %v10
    vadduwm %v16, %v16, %v12
    vshasigmaw %v9, %v4, 1, 0
    vadduwm %v3, %v3, %v10
    vxor %v8, %v4, %v5
    vadduwm %v3, %v3, %v11
    vsldoi %v18, %v15, %v12, 4
    vadduwm %v3, %v3, %v9
    vspltw %v9, %v17, 1
    vadduwm %v2, %v2, %v9
    vshasigmaw %v10, %v7, 1, 15
    vsldoi %v19, %v13, %v14, 4
    vsel %v11, %v1, %v0, %v7
    vadduwm %v6, %v6, %v2
    vadduwm %v10, %v10, %v11
    vsel %v11, %v4, %v3, %v8
    vshasigmaw %v18, %v18, 0, 0
    vadduwm %v6, %v6, %v10
    vshasigmaw %v9, %v3, 1, 0
    vadduwm %v2, %v2, %v10
    vxor %v8, %v3, %v4
    vadduwm %v15, %v15, %v19
    vadduwm %v2, %v2, %v11
    vadduwm %v2, %v2, %v9
    vspltw %v9, %v17, 2
    vadduwm %v1, %v1, %v9
    vshasigmaw %v19, %v14, 0, 15
    vshasigmaw %v10, %v6, 1, 15
    vsel %v11, %v0, %v7, %v6
    vadduwm %v5, %v5, %v1
    vadduwm %v10, %v10, %v11
    vadduwm %v15, %v15, %v18
    vsel %v11, %v3, %v2, %v8
    vadduwm %v5, %v5, %v10
    vshasigmaw %v9, %v2, 1, 0
    vadduwm %v1, %v1, %v10
    xxpermdi %vs50, %vs51, %vs51, 2
    vxor %v8, %v2, %v3
    vadduwm %v1, %v1, %v11
    vadduwm %v1, %v1, %v9
    vspltw %v9, %v17, 3
    vadduwm %v18, %v18, %v15
    vadduwm %v0, %v0, %v9
    vshasigmaw %v10, %v5, 1, 15
    vsel %v11, %v7, %v6, %v5
    vadduwm %v4, %v4, %v0
    vshasigmaw %v18, %v18, 0, 15
    vadduwm %v10, %v10, %v11
    vsel %v11, %v2, %v1, %v8
    vadduwm %v4, %v4, %v10
    vshasigmaw %v9, %v1, 1, 0
    xxpermdi %vs50, %vs51, %vs50, 2
    vadduwm %v0, %v0, %v10
    vxor %v8, %v1, %v2
    vadduwm %v0, %v0, %v11
    vadduwm %v0, %v0, %v9
    vadduwm %v15, %v15, %v18
    vspltw %v9, %v16, 0
    vadduwm %v7, %v7, %v9
    vshasigmaw %v10, %v4, 1, 15
    vsel %v11, %v6, %v5, %v4
    li %r7, 144
    lxvd2x %vs49, %r6, %r7
    vadduwm %v3, %v3, %v7
    vadduwm %v10, %v10, %v11
    vsel %v11, %v1, %v0, %v8
    vadduwm %v3, %v3, %v10
    vadduwm %v17, %v17, %v13
    vshasigmaw %v9, %v0, 1, 0
    vadduwm %v7, %v7, %v10
    vxor %v8, %v0, %v1
    vadduwm %v7, %v7, %v11
    vsldoi %v18, %v12, %v13, 4
    vadduwm %v7, %v7, %v9
    vspltw %v9, %v16, 1
    vadduwm %v6, %v6, %v9
    vshasigmaw %v10, %v3, 1, 15
    vsldoi %v19, %v14, %v15, 4
    vsel %v11, %v5, %v4, %v3
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v11
    vsel %v11, %v0, %v7, %v8
    vshasigmaw %v18, %v18, 0, 0
    vadduwm %v2, %v2, %v10
    vshasigmaw %v9, %v7, 1, 0
    vadduwm %v6, %v6, %v10
    vxor %v8, %v7, %v0
    vadduwm %v12, %v12, %v19
    vadduwm %v6, %v6, %v11
    vadduwm %v6, %v6, %v9
    vspltw %v9, %v16, 2
    vadduwm %v5, %v5, %v9
    vshasigmaw %v19, %v15, 0, 15
    vshasigmaw %v10, %v2, 1, 15
    vsel %v11, %v4, %v3, %v2
    vadduwm %v1, %v1, %v5
    vadduwm %v10, %v10, %v11
    vadduwm %v12, %v12, %v18
    vsel %v11, %v7, %v6, %v8
    vadduwm %v1, %v1, %v10
    vshasigmaw %v9, %v6, 1, 0
    vadduwm %v5, %v5, %v10
    xxpermdi %vs50, %vs51, %vs51, 2
    vxor %v8, %v6, %v7
    vadduwm %v5, %v5, %v11
    vadduwm %v5, %v5, %v9
    vspltw %v9, %v16, 3
    vadduwm %v18, %v18, %v12
    vadduwm %v4, %v4, %v9
    vshasigmaw %v10, %v1, 1, 15
    vsel %v11, %v3, %v2, %v1
    vadduwm %v0, %v0, %v4
    vshasigmaw %v18, %v18, 0, 15
    vadduwm %v10, %v10, %v11
    vsel %v11, %v6, %v5, %v8
    vadduwm %v0, %v0, %v10
    vshasigmaw %v9, %v5, 1, 0
    xxpermdi %vs50, %vs51, %vs50, 2
    vadduwm %v4, %v4, %v10
    vxor %v8, %v5, %v6
    vadduwm %v4, %v4, %v11
    vadduwm %v4, %v4, %v9
    vadduwm %v12, %v12, %v18
    vspltw %v9, %v17, 0
    vadduwm %v3, %v3, %v9
    vshasigmaw %v10, %v0, 1, 15
    vsel %v11, %v2, %v1, %v0
    li %r7, 160
    lxvd2x %vs48, %r6, %r7
    vadduwm %v7, %v7, %v3
    vadduwm %v10, %v10, %v11
    vsel %v11, %v5, %v4, %v8
    vadduwm %v7, %v7, %v10
    vadduwm %v16, %v16, %v14
    vshasigmaw %v9, %v4, 1, 0
    vadduwm %v3, %v3, %v10
    vxor %v8, %v4, %v5
    vadduwm %v3, %v3, %v11
    vsldoi %v18, %v13, %v14, 4
    vadduwm %v3, %v3, %v9
    vspltw %v9, %v17, 1
    vadduwm %v2, %v2, %v9
    vshasigmaw %v10, %v7, 1, 15
    vsldoi %v19, %v15, %v12, 4
    vsel %v11, %v1, %v0, %v7
    vadduwm %v6, %v6, %v2
    vadduwm %v10, %v10, %v11
    vsel %v11, %v4, %v3, %v8
    vshasigmaw %v18, %v18, 0, 0
    vadduwm %v6, %v6, %v10
    vshasigmaw %v9, %v3, 1, 0
    vadduwm %v2, %v2, %v10
    vxor %v8, %v3, %v4
    vadduwm %v13, %v13, %v19
    vadduwm %v2, %v2, %v11
    vadduwm %v2, %v2, %v9
    vspltw %v9, %v17, 2
    vadduwm %v1, %v1, %v9
    vshasigmaw %v19, %v12, 0, 15
    vshasigmaw %v10, %v6, 1, 15
    vsel %v11, %v0, %v7, %v6
    vadduwm %v5, %v5, %v1
    vadduwm %v10, %v10, %v11
    vadduwm %v13, %v13, %v18
    vsel %v11, %v3, %v2, %v8
    vadduwm %v5, %v5, %v10
    vshasigmaw %v9, %v2, 1, 0
    vadduwm %v1, %v1, %v10
    xxpermdi %vs50, %vs51, %vs51, 2
    vxor %v8, %v2, %v3
    vadduwm %v1, %v1, %v11
    vadduwm %v1, %v1, %v9
    vspltw %v9, %v17, 3
    vadduwm %v18, %v18, %v13
    vadduwm %v0, %v0, %v9
    vshasigmaw %v10, %v5, 1, 15
    vsel %v11, %v7, %v6, %v5
    vadduwm %v4, %v4, %v0
    vshasigmaw %v18, %v18, 0, 15
    vadduwm %v10, %v10, %v11
    vsel %v11, %v2, %v1, %v8
    vadduwm %v4, %v4, %v10
    vshasigmaw %v9, %v1, 1, 0
    xxpermdi %vs50, %vs51, %vs50, 2
    vadduwm %v0, %v0, %v10
    vxor %v8, %v1, %v2
    vadduwm %v0, %v0, %v11
    vadduwm %v0, %v0, %v9
    vadduwm %v13, %v13, %v18
    vspltw %v9, %v16, 0
    vadduwm %v7, %v7, %v9
    vshasigmaw %v10, %v4, 1, 15
    vsel %v11, %v6, %v5, %v4
    li %r7, 176
    lxvd2x %vs49, %r6, %r7
    vadduwm %v3, %v3, %v7
    vadduwm %v10, %v10, %v11
    vsel %v11, %v1, %v0, %v8
    vadduwm %v3, %v3, %v10
    vadduwm %v17, %v17, %v15
    vshasigmaw %v9, %v0, 1, 0
    vadduwm %v7, %v7, %v10
    vxor %v8, %v0, %v1
    vadduwm %v7, %v7, %v11
    vsldoi %v18, %v14, %v15, 4
    vadduwm %v7, %v7, %v9
    vspltw %v9, %v16, 1
    vadduwm %v6, %v6, %v9
    vshasigmaw %v10, %v3, 1, 15
    vsldoi %v19, %v12, %v13, 4
    vsel %v11, %v5, %v4, %v3
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v11
    vsel %v11, %v0, %v7, %v8
    vshasigmaw %v18, %v18, 0, 0
    vadduwm %v2, %v2, %v10
    vshasigmaw %v9, %v7, 1, 0
    vadduwm %v6, %v6, %v10
    vxor %v8, %v7, %v0
    vadduwm %v14, %v14, %v19
    vadduwm %v6, %v6, %v11
    vadduwm %v6, %v6, %v9
    vspltw %v9, %v16, 2
    vadduwm %v5, %v5, %v9
    vshasigmaw %v19, %v13, 0, 15
    vshasigmaw %v10, %v2, 1, 15
    vsel %v11, %v4, %v3, %v2
    vadduwm %v1, %v1, %v5
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v18
    vsel %v11, %v7, %v6, %v8
    vadduwm %v1, %v1, %v10
    vshasigmaw %v9, %v6, 1, 0
    vadduwm %v5, %v5, %v10
    xxpermdi %vs50, %vs51, %vs51, 2
    vxor %v8, %v6, %v7
    vadduwm %v5, %v5, %v11
    vadduwm %v5, %v5, %v9
    vspltw %v9, %v16, 3
    vadduwm %v18, %v18, %v14
    vadduwm %v4, %v4, %v9
    vshasigmaw %v10, %v1, 1, 15
    vsel %v11, %v3, %v2, %v1
    vadduwm %v0, %v0, %v4
    vshasigmaw %v18, %v18, 0, 15
    vadduwm %v10, %v10, %v11
    vsel %v11, %v6, %v5, %v8
    vadduwm %v0, %v0, %v10
    vshasigmaw %v9, %v5, 1, 0
    xxpermdi %vs50, %vs51, %vs50, 2
    vadduwm %v4, %v4, %v10
    vxor %v8, %v5, %v6
    vadduwm %v4, %v4, %v11
    vadduwm %v4, %v4, %v9
    vadduwm %v14, %v14, %v18
    vspltw %v9, %v17, 0
    vadduwm %v3, %v3, %v9
    vshasigmaw %v10, %v0, 1, 15
    vsel %v11, %v2, %v1, %v0
    li %r7, 192
    lxvd2x %vs48, %r6, %r7
    vadduwm %v7, %v7, %v3
    vadduwm %v10, %v10, %v11
    vsel %v11, %v5, %v4, %v8
    vadduwm %v7, %v7, %v10
    vadduwm %v16, %v16, %v12
    vshasigmaw %v9, %v4, 1, 0
    vadduwm %v3, %v3, %v10
    vxor %v8, %v4, %v5
    vadduwm %v3, %v3, %v11
    vsldoi %v18, %v15, %v12, 4
    vadduwm %v3, %v3, %v9
    vspltw %v9, %v17, 1
    vadduwm %v2, %v2, %v9
    vshasigmaw %v10, %v7, 1, 15
    vsldoi %v19, %v13, %v14, 4
    vsel %v11, %v1, %v0, %v7
    vadduwm %v6, %v6, %v2
    vadduwm %v10, %v10, %v11
    vsel %v11, %v4, %v3, %v8
    vshasigmaw %v18, %v18, 0, 0
    vadduwm %v6, %v6, %v10
    vshasigmaw %v9, %v3, 1, 0
    vadduwm %v2, %v2, %v10
    vxor %v8, %v3, %v4
    vadduwm %v15, %v15, %v19
    vadduwm %v2, %v2, %v11
    vadduwm %v2, %v2, %v9
    vspltw %v9, %v17, 2
    vadduwm %v1, %v1, %v9
    vshasigmaw %v19, %v14, 0, 15
    vshasigmaw %v10, %v6, 1, 15
    vsel %v11, %v0, %v7, %v6
    vadduwm %v5, %v5, %v1
    vadduwm %v10, %v10, %v11
    vadduwm %v15, %v15, %v18
    vsel %v11, %v3, %v2, %v8
    vadduwm %v5, %v5, %v10
    vshasigmaw %v9, %v2, 1, 0
    vadduwm %v1, %v1, %v10
    xxpermdi %vs50, %vs51, %vs51, 2
    vxor %v8, %v2, %v3
    vadduwm %v1, %v1, %v11
    vadduwm %v1, %v1, %v9
    vspltw %v9, %v17, 3
    vadduwm %v18, %v18, %v15
    vadduwm %v0, %v0, %v9
    vshasigmaw %v10, %v5, 1, 15
    vsel %v11, %v7, %v6, %v5
    vadduwm %v4, %v4, %v0
    vshasigmaw %v18, %v18, 0, 15
    vadduwm %v10, %v10, %v11
    vsel %v11, %v2, %v1, %v8
    vadduwm %v4, %v4, %v10
    vshasigmaw %v9, %v1, 1, 0
    xxpermdi %vs50, %vs51, %vs50, 2
    vadduwm %v0, %v0, %v10
    vxor %v8, %v1, %v2
    vadduwm %v0, %v0, %v11
    vadduwm %v0, %v0, %v9
    vadduwm %v15, %v15, %v18
    vspltw %v9, %v16, 0
    vadduwm %v7, %v7, %v9
    vshasigmaw %v10, %v4, 1, 15
    vsel %v11, %v6, %v5, %v4
    vadduwm %v3, %v3, %v7
    vadduwm %v10, %v10, %v11
    vsel %v11, %v1, %v0, %v8
    vadduwm %v3, %v3, %v10
    vshasigmaw %v9, %v0, 1, 0
    vadduwm %v7, %v7, %v10
    vxor %v8, %v0, %v1
    vadduwm %v7, %v7, %v11
    vadduwm %v7, %v7, %v9
    vspltw %v9, %v16, 1
    vadduwm %v6, %v6, %v9
    vshasigmaw %v10, %v3, 1, 15
    vsel %v11, %v5, %v4, %v3
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v11
    vsel %v11, %v0, %v7, %v8
    vadduwm %v2, %v2, %v10
    vshasigmaw %v9, %v7, 1, 0
    vadduwm %v6, %v6, %v10
    vxor %v8, %v7, %v0
    vadduwm %v6, %v6, %v11
    vadduwm %v6, %v6, %v9
    li %r7, 208
    lxvd2x %vs49, %r6, %r7
    vspltw %v9, %v16, 2
    vadduwm %v5, %v5, %v9
    vshasigmaw %v10, %v2, 1, 15
    vsel %v11, %v4, %v3, %v2
    vadduwm %v1, %v1, %v5
    vadduwm %v10, %v10, %v11
    vsel %v11, %v7, %v6, %v8
    vadduwm %v1, %v1, %v10
    vshasigmaw %v9, %v6, 1, 0
    vadduwm %v5, %v5, %v10
    vxor %v8, %v6, %v7
    vadduwm %v5, %v5, %v11
    vadduwm %v5, %v5, %v9
    vspltw %v9, %v16, 3
    vadduwm %v4, %v4, %v9
    vshasigmaw %v10, %v1, 1, 15
    vsel %v11, %v3, %v2, %v1
    vadduwm %v0, %v0, %v4
    vadduwm %v10, %v10, %v11
    vsel %v11, %v6, %v5, %v8
    vadduwm %v0, %v0, %v10
    vshasigmaw %v9, %v5, 1, 0
    vadduwm %v4, %v4, %v10
    vxor %v8, %v5, %v6
    vadduwm %v4, %v4, %v11
    vadduwm %v4, %v4, %v9
    vadduwm %v17, %v17, %v13
    vspltw %v9, %v17, 0
    vadduwm %v3, %v3, %v9
    vshasigmaw %v10, %v0, 1, 15
    vsel %v11, %v2, %v1, %v0
    vadduwm %v7, %v7, %v3
    vadduwm %v10, %v10, %v11
    vsel %v11, %v5, %v4, %v8
    vadduwm %v7, %v7, %v10
    vshasigmaw %v9, %v4, 1, 0
    vadduwm %v3, %v3, %v10
    vxor %v8, %v4, %v5
    vadduwm %v3, %v3, %v11
    vadduwm %v3, %v3, %v9
    vspltw %v9, %v17, 1
    vadduwm %v2, %v2, %v9
    vshasigmaw %v10, %v7, 1, 15
    vsel %v11, %v1, %v0, %v7
    vadduwm %v6, %v6, %v2
    vadduwm %v10, %v10, %v11
    vsel %v11, %v4, %v3, %v8
    vadduwm %v6, %v6, %v10
    vshasigmaw %v9, %v3, 1, 0
    vadduwm %v2, %v2, %v10
    vxor %v8, %v3, %v4
    vadduwm %v2, %v2, %v11
    vadduwm %v2, %v2, %v9
    li %r7, 224
    lxvd2x %vs48, %r6, %r7
    vspltw %v9, %v17, 2
    vadduwm %v1, %v1, %v9
    vshasigmaw %v10, %v6, 1, 15
    vsel %v11, %v0, %v7, %v6
    vadduwm %v5, %v5, %v1
    vadduwm %v10, %v10, %v11
    vsel %v11, %v3, %v2, %v8
    vadduwm %v5, %v5, %v10
    vshasigmaw %v9, %v2, 1, 0
    vadduwm %v1, %v1, %v10
    vxor %v8, %v2, %v3
    vadduwm %v1, %v1, %v11
    vadduwm %v1, %v1, %v9
    vspltw %v9, %v17, 3
    vadduwm %v0, %v0, %v9
    vshasigmaw %v10, %v5, 1, 15
    vsel %v11, %v7, %v6, %v5
    vadduwm %v4, %v4, %v0
    vadduwm %v10, %v10, %v11
    vsel %v11, %v2, %v1, %v8
    vadduwm %v4, %v4, %v10
    vshasigmaw %v9, %v1, 1, 0
    vadduwm %v0, %v0, %v10
    vxor %v8, %v1, %v2
    vadduwm %v0, %v0, %v11
    vadduwm %v0, %v0, %v9
    vadduwm %v16, %v16, %v14
    vspltw %v9, %v16, 0
    vadduwm %v7, %v7, %v9
    vshasigmaw %v10, %v4, 1, 15
    vsel %v11, %v6, %v5, %v4
    vadduwm %v3, %v3, %v7
    vadduwm %v10, %v10, %v11
    vsel %v11, %v1, %v0, %v8
    vadduwm %v3, %v3, %v10
    vshasigmaw %v9, %v0, 1, 0
    vadduwm %v7, %v7, %v10
    vxor %v8, %v0, %v1
    vadduwm %v7, %v7, %v11
    vadduwm %v7, %v7, %v9
    vspltw %v9, %v16, 1
    vadduwm %v6, %v6, %v9
    vshasigmaw %v10, %v3, 1, 15
    vsel %v11, %v5, %v4, %v3
    vadduwm %v2, %v2, %v6
    vadduwm %v10, %v10, %v11
    vsel %v11, %v0, %v7, %v8
    vadduwm %v2, %v2, %v10
    vshasigmaw %v9, %v7, 1, 0
    vadduwm %v6, %v6, %v10
    vxor %v8, %v7, %v0
    vadduwm %v6, %v6, %v11
    vadduwm %v6, %v6, %v9
    li %r7, 240
    lxvd2x %vs49, %r6, %r7
    vspltw %v9, %v16, 2
    vadduwm %v5, %v5, %v9
    vshasigmaw %v10, %v2, 1, 15
    vsel %v11, %v4, %v3, %v2
    vadduwm %v1, %v1, %v5
    vadduwm %v10, %v10, %v11
    vsel %v11, %v7, %v6, %v8
    vadduwm %v1, %v1, %v10
    vshasigmaw %v9, %v6, 1, 0
    vadduwm %v5, %v5, %v10
    vxor %v8, %v6, %v7
    vadduwm %v5, %v5, %v11
    vadduwm %v5, %v5, %v9
    vspltw %v9, %v16, 3
    vadduwm %v4, %v4, %v9
    vshasigmaw %v10, %v1, 1, 15
    vsel %v11, %v3, %v2, %v1
    vadduwm %v0, %v0, %v4
    vadduwm %v10, %v10, %v11
    vsel %v11, %v6, %v5, %v8
    vadduwm %v0, %v0, %v10
    vshasigmaw %v9, %v5, 1, 0
    vadduwm %v4, %v4, %v10
    vxor %v8, %v5, %v6
    vadduwm %v4, %v4, %v11
    vadduwm %v4, %v4, %v9
    vadduwm %v17, %v17, %v15
    vspltw %v9, %v17, 0
    vadduwm %v3, %v3, %v9
    vshasigmaw %v10, %v0, 1, 15
    vsel %v11, %v2, %v1, %v0
    vadduwm %v7, %v7, %v3
    vadduwm %v10, %v10, %v11
    vsel %v11, %v5, %v4, %v8
    vadduwm %v7, %v7, %v10
    vshasigmaw %v9, %v4, 1, 0
    vadduwm %v3, %v3, %v10
    vxor %v8, %v4, %v5
    vadduwm %v3, %v3, %v11
    vadduwm %v3, %v3, %v9
    vspltw %v9, %v17, 1
    vadduwm %v2, %v2, %v9
    vshasigmaw %v10, %v7, 1, 15
    vsel %v11, %v1, %v0, %v7
    vadduwm %v6, %v6, %v2
    vadduwm %v10, %v10, %v11
    vsel %v11, %v4, %v3, %v8
    vadduwm %v6, %v6, %v10
    vshasigmaw %v9, %v3, 1, 0
    vadduwm %v2, %v2, %v10
    vxor %v8, %v3, %v4
    vadduwm %v2, %v2, %v11
    vadduwm %v2, %v2, %v9
    vspltw %v9, %v17, 2
    vadduwm %v1, %v1, %v9
    vshasigmaw %v10, %v6, 1, 15
    vsel %v11, %v0, %v7, %v6
    vadduwm %v5, %v5, %v1
    vadduwm %v10, %v10, %v11
    vsel %v11, %v3, %v2, %v8
    vadduwm %v5, %v5, %v10
    vshasigmaw %v9, %v2, 1, 0
    vadduwm %v1, %v1, %v10
    vxor %v8, %v2, %v3
    vadduwm %v1, %v1, %v11
    vadduwm %v1, %v1, %v9
    vspltw %v9, %v17, 3
    vadduwm %v0, %v0, %v9
    vshasigmaw %v10, %v5, 1, 15
    vsel %v11, %v7, %v6, %v5
    vadduwm %v4, %v4, %v0
    vadduwm %v10, %v10, %v11
    vsel %v11, %v2, %v1, %v8
    vadduwm %v4, %v4, %v10
    vshasigmaw %v9, %v1, 1, 0
    vadduwm %v0, %v0, %v10
    vxor %v8, %v1, %v2
    vadduwm %v0, %v0, %v11
    vadduwm %v0, %v0, %v9
    xxlor %vs50, %vs0, %vs0
    vadduwm %v0, %v0, %v18
    xxlor %vs51, %vs1, %vs1
    vadduwm %v1, %v1, %v19
    xxlor %vs50, %vs2, %vs2
    vadduwm %v2, %v2, %v18
    xxlor %vs51, %vs3, %vs3
    vadduwm %v3, %v3, %v19
    xxlor %vs50, %vs4, %vs4
    vadduwm %v4, %v4, %v18
    xxlor %vs51, %vs5, %vs5
    vadduwm %v5, %v5, %v19
    xxlor %vs50, %vs6, %vs6
    vadduwm %v6, %v6, %v18
    xxlor %vs51, %vs7, %vs7
    vadduwm %v7, %v7, %v19
    addi %r4, %r4, 64
    addi %r5, %r5, -64
    cmpldi %r5, 64
    bge 2b
3:
    vmrghw %v18, %v1, %v0
    vmrghw %v19, %v3, %v2
    xxpermdi %vs50, %vs50, %vs51, 0
    li %r7, 0
    stxvd2x %vs50, %r3, %r7
    vmrghw %v18, %v5, %v4
    vmrghw %v19, %v7, %v6
    xxpermdi %vs50, %vs50, %vs51, 0
    li %r7, 16
    stxvd2x %vs50, %r3, %r7
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
    li %r7, 0
    blr
    .cfi_endproc
