    .cfi_startproc
    li %r7, 0
    lxvd2x %vs36, %r3, %r7
    vspltw %v0, %v4, 1
    vspltw %v1, %v4, 0
    vspltw %v2, %v4, 3
    vspltw %v3, %v4, 2
    cmpldi %r5, 64
    blt 3f
2:
    xxlor %vs0, %vs32, %vs32
    xxlor %vs1, %vs33, %vs33
    xxlor %vs2, %vs34, %vs34
    xxlor %vs3, %vs35, %vs35
    li %r7, 0
    lxvd2x %vs41, %r4, %r7
    li %r7, 16
    lxvd2x %vs42, %r4, %r7
    li %r7, 32
    lxvd2x %vs43, %r4, %r7
    li %r7, 48
    lxvd2x %vs44, %r4, %r7
    li %r7, 0
    lxvd2x %vs45, %r6, %r7
    vadduwm %v13, %v13, %v9
    li %r7, 16
    lxvd2x %vs46, %r6, %r7
    vadduwm %v14, %v14, %v10
    li %r7, 32
    lxvd2x %vs47, %r6, %r7
    vadduwm %v15, %v15, %v11
    li %r7, 48
    lxvd2x %vs48, %r6, %r7
    vadduwm %v16, %v16, %v12
    vspltisw %v5, 7
    vspltisw %v6, 12
    vspltisw %v7, -15
    vspltisw %v8, -10
    vspltw %v17, %v13, 1
    vadduwm %v0, %v0, %v17
    vsel %v4, %v3, %v2, %v1
    vadduwm %v0, %v0, %v4
    vrlw %v0, %v0, %v5
    vadduwm %v0, %v0, %v1
    vspltw %v17, %v13, 0
    vadduwm %v3, %v3, %v17
    vsel %v4, %v2, %v1, %v0
    vadduwm %v3, %v3, %v4
    vrlw %v3, %v3, %v6
    vadduwm %v3, %v3, %v0
    vspltw %v17, %v13, 3
    vadduwm %v2, %v2, %v17
    vsel %v4, %v1, %v0, %v3
    vadduwm %v2, %v2, %v4
    vrlw %v2, %v2, %v7
    vadduwm %v2, %v2, %v3
    vspltw %v17, %v13, 2
    vadduwm %v1, %v1, %v17
    vsel %v4, %v0, %v3, %v2
    vadduwm %v1, %v1, %v4
    vrlw %v1, %v1, %v8
    vadduwm %v1, %v1, %v2
    vspltw %v17, %v14, 1
    vadduwm %v0, %v0, %v17
    vsel %v4, %v3, %v2, %v1
    vadduwm %v0, %v0, %v4
    vrlw %v0, %v0, %v5
    vadduwm %v0, %v0, %v1
    vspltw %v17, %v14, 0
    vadduwm %v3, %v3, %v17
    vsel %v4, %v2, %v1, %v0
    vadduwm %v3, %v3, %v4
    vrlw %v3, %v3, %v6
    vadduwm %v3, %v3, %v0
    vspltw %v17, %v14, 3
    vadduwm %v2, %v2, %v17
    vsel %v4, %v1, %v0, %v3
    vadduwm %v2, %v2, %v4
    vrlw %v2, %v2, %v7
    vadduwm %v2, %v2, %v3
    vspltw %v17, %v14, 2
    vadduwm %v1, %v1, %v17
    vsel %v4, %v0, %v3, %v2
    vadduwm %v1, %v1, %v4
    vrlw %v1, %v1, %v8
    vadduwm %v1, %v1, %v2
    vspltw %v17, %v15, 1
    vadduwm %v0, %v0, %v17
    vsel %v4, %v3, %v2, %v1
    vadduwm %v0, %v0, %v4
    vrlw %v0, %v0, %v5
    vadduwm %v0, %v0, %v1
    vspltw %v17, %v15, 0
    vadduwm %v3, %v3, %v17
    vsel %v4, %v2, %v1, %v0
    vadduwm %v3, %v3, %v4
    vrlw %v3, %v3, %v6
    vadduwm %v3, %v3, %v0
    vspltw %v17, %v15, 3
    vadduwm %v2, %v2, %v17
    vsel %v4, %v1, %v0, %v3
    vadduwm %v2, %v2, %v4
    vrlw %v2, %v2, %v7
    vadduwm %v2, %v2, %v3
    vspltw %v17, %v15, 2
    vadduwm %v1, %v1, %v17
    vsel %v4, %v0, %v3, %v2
    vadduwm %v1, %v1, %v4
    vrlw %v1, %v1, %v8
    vadduwm %v1, %v1, %v2
    vspltw %v17, %v16, 1
    vadduwm %v0, %v0, %v17
    vsel %v4, %v3, %v2, %v1
    vadduwm %v0, %v0, %v4
    vrlw %v0, %v0, %v5
    vadduwm %v0, %v0, %v1
    vspltw %v17, %v16, 0
    vadduwm %v3, %v3, %v17
    vsel %v4, %v2, %v1, %v0
    vadduwm %v3, %v3, %v4
    vrlw %v3, %v3, %v6
    vadduwm %v3, %v3, %v0
    vspltw %v17, %v16, 3
    vadduwm %v2, %v2, %v17
    vsel %v4, %v1, %v0, %v3
    vadduwm %v2, %v2, %v4
    vrlw %v2, %v2, %v7
    vadduwm %v2, %v2, %v3
    vspltw %v17, %v16, 2
    vadduwm %v1, %v1, %v17
    vsel %v4, %v0, %v3, %v2
    vadduwm %v1, %v1, %v4
    vrlw %v1, %v1, %v8
    vadduwm %v1, %v1, %v2
    li %r7, 64
    lxvd2x %vs45, %r6, %r7
    vadduwm %v13, %v13, %v9
    li %r7, 80
    lxvd2x %vs46, %r6, %r7
    vadduwm %v14, %v14, %v10
    li %r7, 96
    lxvd2x %vs47, %r6, %r7
    vadduwm %v15, %v15, %v11
    li %r7, 112
    lxvd2x %vs48, %r6, %r7
    vadduwm %v16, %v16, %v12
    vspltisw %v5, 5
    vspltisw %v6, 9
    vspltisw %v7, 14
    vspltisw %v8, -12
    vspltw %v17, %v13, 0
    vadduwm %v0, %v0, %v17
    vsel %v4, %v2, %v1, %v3
    vadduwm %v0, %v0, %v4
    vrlw %v0, %v0, %v5
    vadduwm %v0, %v0, %v1
    vspltw %v17, %v14, 3
    vadduwm %v3, %v3, %v17
    vsel %v4, %v1, %v0, %v2
    vadduwm %v3, %v3, %v4
    vrlw %v3, %v3, %v6
    vadduwm %v3, %v3, %v0
    vspltw %v17, %v15, 2
    vadduwm %v2, %v2, %v17
    vsel %v4, %v0, %v3, %v1
    vadduwm %v2, %v2, %v4
    vrlw %v2, %v2, %v7
    vadduwm %v2, %v2, %v3
    vspltw %v17, %v13, 1
    vadduwm %v1, %v1, %v17
    vsel %v4, %v3, %v2, %v0
    vadduwm %v1, %v1, %v4
    vrlw %v1, %v1, %v8
    vadduwm %v1, %v1, %v2
    vspltw %v17, %v14, 0
    vadduwm %v0, %v0, %v17
    vsel %v4, %v2, %v1, %v3
    vadduwm %v0, %v0, %v4
    vrlw %v0, %v0, %v5
    vadduwm %v0, %v0, %v1
    vspltw %v17, %v15, 3
    vadduwm %v3, %v3, %v17
    vsel %v4, %v1, %v0, %v2
    vadduwm %v3, %v3, %v4
    vrlw %v3, %v3, %v6
    vadduwm %v3, %v3, %v0
    vspltw %v17, %v16, 2
    vadduwm %v2, %v2, %v17
    vsel %v4, %v0, %v3, %v1
    vadduwm %v2, %v2, %v4
    vrlw %v2, %v2, %v7
    vadduwm %v2, %v2, %v3
    vspltw %v17, %v14, 1
    vadduwm %v1, %v1, %v17
    vsel %v4, %v3, %v2, %v0
    vadduwm %v1, %v1, %v4
    vrlw %v1, %v1, %v8
    vadduwm %v1, %v1, %v2
    vspltw %v17, %v15, 0
    vadduwm %v0, %v0, %v17
    vsel %v4, %v2, %v1, %v3
    vadduwm %v0, %v0, %v4
    vrlw %v0, %v0, %v5
    vadduwm %v0, %v0, %v1
    vspltw %v17, %v16, 3
    vadduwm %v3, %v3, %v17
    vsel %v4, %v1, %v0, %v2
    vadduwm %v3, %v3, %v4
    vrlw %v3, %v3, %v6
    vadduwm %v3, %v3, %v0
    vspltw %v17, %v13, 2
    vadduwm %v2, %v2, %v17
    vsel %v4, %v0, %v3, %v1
    vadduwm %v2, %v2, %v4
    vrlw %v2, %v2, %v7
    vadduwm %v2, %v2, %v3
    vspltw %v17, %v15, 1
    vadduwm %v1, %v1, %v17
    vsel %v4, %v3, %v2, %v0
    vadduwm %v1, %v1, %v4
    vrlw %v1, %v1, %v8
    vadduwm %v1, %v1, %v2
    vspltw %v17, %v16, 0
    vadduwm %v0, %v0, %v17
    vsel %v4, %v2, %v1, %v3
    vadduwm %v0, %v0, %v4
    vrlw %v0, %v0, %v5
    vadduwm %v0, %v0, %v1
    vspltw %v17, %v13, 3
    vadduwm %v3, %v3, %v17
    vsel %v4, %v1, %v0, %v2
    vadduwm %v3, %v3, %v4
    vrlw %v3, %v3, %v6
    vadduwm %v3, %v3, %v0
    vspltw %v17, %v14, 2
    vadduwm %v2, %v2, %v17
    vsel %v4, %v0, %v3, %v1
    vadduwm %v2, %v2, %v4
    vrlw %v2, %v2, %v7
    vadduwm %v2, %v2, %v3
    vspltw %v17, %v16, 1
    vadduwm %v1, %v1, %v17
    vsel %v4, %v3, %v2, %v0
    vadduwm %v1, %v1, %v4
    vrlw %v1, %v1, %v8
    vadduwm %v1, %v1, %v2
    li %r7, 128
    lxvd2x %vs45, %r6, %r7
    vadduwm %v13, %v13, %v9
    li %r7, 144
    lxvd2x %vs46, %r6, %r7
    vadduwm %v14, %v14, %v10
    li %r7, 160
    lxvd2x %vs47, %r6, %r7
    vadduwm %v15, %v15, %v11
    li %r7, 176
    lxvd2x %vs48, %r6, %r7
    vadduwm %v16, %v16, %v12
    vspltisw %v5, 4
    vspltisw %v6, 11
    vspltisw %v7, -16
    vspltisw %v8, -9
    vspltw %v17, %v14, 0
    vadduwm %v0, %v0, %v17
    vxor %v4, %v2, %v3
    vxor %v4, %v4, %v1
    vadduwm %v0, %v0, %v4
    vrlw %v0, %v0, %v5
    vadduwm %v0, %v0, %v1
    vspltw %v17, %v15, 1
    vadduwm %v3, %v3, %v17
    vxor %v4, %v1, %v2
    vxor %v4, %v4, %v0
    vadduwm %v3, %v3, %v4
    vrlw %v3, %v3, %v6
    vadduwm %v3, %v3, %v0
    vspltw %v17, %v15, 2
    vadduwm %v2, %v2, %v17
    vxor %v4, %v0, %v1
    vxor %v4, %v4, %v3
    vadduwm %v2, %v2, %v4
    vrlw %v2, %v2, %v7
    vadduwm %v2, %v2, %v3
    vspltw %v17, %v16, 3
    vadduwm %v1, %v1, %v17
    vxor %v4, %v3, %v0
    vxor %v4, %v4, %v2
    vadduwm %v1, %v1, %v4
    vrlw %v1, %v1, %v8
    vadduwm %v1, %v1, %v2
    vspltw %v17, %v13, 0
    vadduwm %v0, %v0, %v17
    vxor %v4, %v2, %v3
    vxor %v4, %v4, %v1
    vadduwm %v0, %v0, %v4
    vrlw %v0, %v0, %v5
    vadduwm %v0, %v0, %v1
    vspltw %v17, %v14, 1
    vadduwm %v3, %v3, %v17
    vxor %v4, %v1, %v2
    vxor %v4, %v4, %v0
    vadduwm %v3, %v3, %v4
    vrlw %v3, %v3, %v6
    vadduwm %v3, %v3, %v0
    vspltw %v17, %v14, 2
    vadduwm %v2, %v2, %v17
    vxor %v4, %v0, %v1
    vxor %v4, %v4, %v3
    vadduwm %v2, %v2, %v4
    vrlw %v2, %v2, %v7
    vadduwm %v2, %v2, %v3
    vspltw %v17, %v15, 3
    vadduwm %v1, %v1, %v17
    vxor %v4, %v3, %v0
    vxor %v4, %v4, %v2
    vadduwm %v1, %v1, %v4
    vrlw %v1, %v1, %v8
    vadduwm %v1, %v1, %v2
    vspltw %v17, %v16, 0
    vadduwm %v0, %v0, %v17
    vxor %v4, %v2, %v3
    vxor %v4, %v4, %v1
    vadduwm %v0, %v0, %v4
    vrlw %v0, %v0, %v5
    vadduwm %v0, %v0, %v1
    vspltw %v17, %v13, 1
    vadduwm %v3, %v3, %v17
    vxor %v4, %v1, %v2
    vxor %v4, %v4, %v0
    vadduwm %v3, %v3, %v4
    vrlw %v3, %v3, %v6
    vadduwm %v3, %v3, %v0
    vspltw %v17, %v13, 2
    vadduwm %v2, %v2, %v17
    vxor %v4, %v0, %v1
    vxor %v4, %v4, %v3
    vadduwm %v2, %v2, %v4
    vrlw %v2, %v2, %v7
    vadduwm %v2, %v2, %v3
    vspltw %v17, %v14, 3
    vadduwm %v1, %v1, %v17
    vxor %v4, %v3, %v0
    vxor %v4, %v4, %v2
    vadduwm %v1, %v1, %v4
    vrlw %v1, %v1, %v8
    vadduwm %v1, %v1, %v2
    vspltw %v17, %v15, 0
    vadduwm %v0, %v0, %v17
    vxor %v4, %v2, %v3
    vxor %v4, %v4, %v1
    vadduwm %v0, %v0, %v4
    vrlw %v0, %v0, %v5
    vadduwm %v0, %v0, %v1
    vspltw %v17, %v16, 1
    vadduwm %v3, %v3, %v17
    vxor %v4, %v1, %v2
    vxor %v4, %v4, %v0
    vadduwm %v3, %v3, %v4
    vrlw %v3, %v3, %v6
    vadduwm %v3, %v3, %v0
    vspltw %v17, %v16, 2
    vadduwm %v2, %v2, %v17
    vxor %v4, %v0, %v1
    vxor %v4, %v4, %v3
    vadduwm %v2, %v2, %v4
    vrlw %v2, %v2, %v7
    vadduwm %v2, %v2, %v3
    vspltw %v17, %v13, 3
    vadduwm %v1, %v1, %v17
    vxor %v4, %v3, %v0
    vxor %v4, %v4, %v2
    vadduwm %v1, %v1, %v4
    vrlw %v1, %v1, %v8
    vadduwm %v1, %v1, %v2
    li %r7, 192
    lxvd2x %vs45, %r6, %r7
    vadduwm %v13, %v13, %v9
    li %r7, 208
    lxvd2x %vs46, %r6, %r7
    vadduwm %v14, %v14, %v10
    li %r7, 224
    lxvd2x %vs47, %r6, %r7
    vadduwm %v15, %v15, %v11
    li %r7, 240
    lxvd2x %vs48, %r6, %r7
    vadduwm %v16, %v16, %v12
    vspltisw %v5, 6
    vspltisw %v6, 10
    vspltisw %v7, 15
    vspltisw %v8, -11
    vspltw %v17, %v13, 1
    vadduwm %v0, %v0, %v17
    vxor %v4, %v2, %v3
    vsel %v4, %v4, %v2, %v1
    vsubuwm %v0, %v0, %v4
    vrlw %v0, %v0, %v5
    vadduwm %v0, %v0, %v1
    vspltw %v17, %v14, 2
    vadduwm %v3, %v3, %v17
    vxor %v4, %v1, %v2
    vsel %v4, %v4, %v1, %v0
    vsubuwm %v3, %v3, %v4
    vrlw %v3, %v3, %v6
    vadduwm %v3, %v3, %v0
    vspltw %v17, %v16, 3
    vadduwm %v2, %v2, %v17
    vxor %v4, %v0, %v1
    vsel %v4, %v4, %v0, %v3
    vsubuwm %v2, %v2, %v4
    vrlw %v2, %v2, %v7
    vadduwm %v2, %v2, %v3
    vspltw %v17, %v14, 0
    vadduwm %v1, %v1, %v17
    vxor %v4, %v3, %v0
    vsel %v4, %v4, %v3, %v2
    vsubuwm %v1, %v1, %v4
    vrlw %v1, %v1, %v8
    vadduwm %v1, %v1, %v2
    vspltw %v17, %v16, 1
    vadduwm %v0, %v0, %v17
    vxor %v4, %v2, %v3
    vsel %v4, %v4, %v2, %v1
    vsubuwm %v0, %v0, %v4
    vrlw %v0, %v0, %v5
    vadduwm %v0, %v0, %v1
    vspltw %v17, %v13, 2
    vadduwm %v3, %v3, %v17
    vxor %v4, %v1, %v2
    vsel %v4, %v4, %v1, %v0
    vsubuwm %v3, %v3, %v4
    vrlw %v3, %v3, %v6
    vadduwm %v3, %v3, %v0
    vspltw %v17, %v15, 3
    vadduwm %v2, %v2, %v17
    vxor %v4, %v0, %v1
    vsel %v4, %v4, %v0, %v3
    vsubuwm %v2, %v2, %v4
    vrlw %v2, %v2, %v7
    vadduwm %v2, %v2, %v3
    vspltw %v17, %v13, 0
    vadduwm %v1, %v1, %v17
    vxor %v4, %v3, %v0
    vsel %v4, %v4, %v3, %v2
    vsubuwm %v1, %v1, %v4
    vrlw %v1, %v1, %v8
    vadduwm %v1, %v1, %v2
    vspltw %v17, %v15, 1
    vadduwm %v0, %v0, %v17
    vxor %v4, %v2, %v3
    vsel %v4, %v4, %v2, %v1
    vsubuwm %v0, %v0, %v4
    vrlw %v0, %v0, %v5
    vadduwm %v0, %v0, %v1
    vspltw %v17, %v16, 2
    vadduwm %v3, %v3, %v17
    vxor %v4, %v1, %v2
    vsel %v4, %v4, %v1, %v0
    vsubuwm %v3, %v3, %v4
    vrlw %v3, %v3, %v6
    vadduwm %v3, %v3, %v0
    vspltw %v17, %v14, 3
    vadduwm %v2, %v2, %v17
    vxor %v4, %v0, %v1
    vsel %v4, %v4, %v0, %v3
    vsubuwm %v2, %v2, %v4
    vrlw %v2, %v2, %v7
    vadduwm %v2, %v2, %v3
    vspltw %v17, %v16, 0
    vadduwm %v1, %v1, %v17
    vxor %v4, %v3, %v0
    vsel %v4, %v4, %v3, %v2
    vsubuwm %v1, %v1, %v4
    vrlw %v1, %v1, %v8
    vadduwm %v1, %v1, %v2
    vspltw %v17, %v14, 1
    vadduwm %v0, %v0, %v17
    vxor %v4, %v2, %v3
    vsel %v4, %v4, %v2, %v1
    vsubuwm %v0, %v0, %v4
    vrlw %v0, %v0, %v5
    vadduwm %v0, %v0, %v1
    vspltw %v17, %v15, 2
    vadduwm %v3, %v3, %v17
    vxor %v4, %v1, %v2
    vsel %v4, %v4, %v1, %v0
    vsubuwm %v3, %v3, %v4
    vrlw %v3, %v3, %v6
    vadduwm %v3, %v3, %v0
    vspltw %v17, %v13, 3
    vadduwm %v2, %v2, %v17
    vxor %v4, %v0, %v1
    vsel %v4, %v4, %v0, %v3
    vsubuwm %v2, %v2, %v4
    vrlw %v2, %v2, %v7
    vadduwm %v2, %v2, %v3
    vspltw %v17, %v15, 0
    vadduwm %v1, %v1, %v17
    vxor %v4, %v3, %v0
    vsel %v4, %v4, %v3, %v2
    vsubuwm %v1, %v1, %v4
    vrlw %v1, %v1, %v8
    vadduwm %v1, %v1, %v2
    xxlor %vs36, %vs0, %vs0
    vadduwm %v0, %v0, %v4
    xxlor %vs49, %vs1, %vs1
    vadduwm %v1, %v1, %v17
    xxlor %vs36, %vs2, %vs2
    vadduwm %v2, %v2, %v4
    xxlor %vs49, %vs3, %vs3
    vadduwm %v3, %v3, %v17
    addi %r4, %r4, 64
    addi %r5, %r5, -64
    cmpldi %r5, 64
    bge 2b
3:
    vmrghw %v4, %v1, %v0
    vmrghw %v17, %v3, %v2
    xxpermdi %vs36, %vs36, %vs49, 0
    li %r7, 0
    stxvd2x %vs36, %r3, %r7
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
    xxlxor %vs0, %vs0, %vs0
    xxlxor %vs1, %vs1, %vs1
    xxlxor %vs2, %vs2, %vs2
    xxlxor %vs3, %vs3, %vs3
    li %r7, 0
    blr
    .cfi_endproc
