    stdu %r1, -720(%r1)
    std %r14, 32(%r1)
    std %r15, 40(%r1)
    std %r16, 48(%r1)
    std %r17, 56(%r1)
    std %r18, 64(%r1)
    ld %r8, 0(%r4)
    ld %r9, 8(%r4)
    ld %r10, 16(%r4)
    ld %r11, 24(%r4)
    ld %r12, 32(%r4)
    ld %r14, 40(%r4)
    ld %r15, 48(%r4)
    ld %r16, 56(%r4)
    addi %r17, %r1, 200
    addi %r18, %r1, 456
    li %r7, 0
    lxvw4x %vs32, %r3, %r7
    li %r7, 32
    lxvw4x %vs33, %r3, %r7
    li %r7, 64
    lxvw4x %vs34, %r3, %r7
    li %r7, 96
    lxvw4x %vs35, %r3, %r7
    li %r7, 16
    lxvw4x %vs36, %r3, %r7
    li %r7, 48
    lxvw4x %vs37, %r3, %r7
    li %r7, 80
    lxvw4x %vs38, %r3, %r7
    li %r7, 112
    lxvw4x %vs39, %r3, %r7
    cmpldi %r5, 64
    blt 3f
2:
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
    li %r7, 0
    lxvw4x %vs40, %r8, %r7
    li %r7, 0
    lxvw4x %vs41, %r9, %r7
    li %r7, 0
    lxvw4x %vs42, %r10, %r7
    li %r7, 0
    lxvw4x %vs43, %r11, %r7
    vmrghw %v12, %v8, %v9
    vmrghw %v13, %v10, %v11
    vmrglw %v14, %v8, %v9
    vmrglw %v15, %v10, %v11
    xxpermdi %vs40, %vs44, %vs45, 0
    xxpermdi %vs41, %vs44, %vs45, 3
    xxpermdi %vs42, %vs46, %vs47, 0
    xxpermdi %vs43, %vs46, %vs47, 3
    li %r7, 0
    stxvw4x %vs40, %r17, %r7
    li %r7, 16
    stxvw4x %vs41, %r17, %r7
    li %r7, 32
    stxvw4x %vs42, %r17, %r7
    li %r7, 48
    stxvw4x %vs43, %r17, %r7
    li %r7, 16
    lxvw4x %vs40, %r8, %r7
    li %r7, 16
    lxvw4x %vs41, %r9, %r7
    li %r7, 16
    lxvw4x %vs42, %r10, %r7
    li %r7, 16
    lxvw4x %vs43, %r11, %r7
    vmrghw %v12, %v8, %v9
    vmrghw %v13, %v10, %v11
    vmrglw %v14, %v8, %v9
    vmrglw %v15, %v10, %v11
    xxpermdi %vs40, %vs44, %vs45, 0
    xxpermdi %vs41, %vs44, %vs45, 3
    xxpermdi %vs42, %vs46, %vs47, 0
    xxpermdi %vs43, %vs46, %vs47, 3
    li %r7, 64
    stxvw4x %vs40, %r17, %r7
    li %r7, 80
    stxvw4x %vs41, %r17, %r7
    li %r7, 96
    stxvw4x %vs42, %r17, %r7
    li %r7, 112
    stxvw4x %vs43, %r17, %r7
    li %r7, 32
    lxvw4x %vs40, %r8, %r7
    li %r7, 32
    lxvw4x %vs41, %r9, %r7
    li %r7, 32
    lxvw4x %vs42, %r10, %r7
    li %r7, 32
    lxvw4x %vs43, %r11, %r7
    vmrghw %v12, %v8, %v9
    vmrghw %v13, %v10, %v11
    vmrglw %v14, %v8, %v9
    vmrglw %v15, %v10, %v11
    xxpermdi %vs40, %vs44, %vs45, 0
    xxpermdi %vs41, %vs44, %vs45, 3
    xxpermdi %vs42, %vs46, %vs47, 0
    xxpermdi %vs43, %vs46, %vs47, 3
    li %r7, 128
    stxvw4x %vs40, %r17, %r7
    li %r7, 144
    stxvw4x %vs41, %r17, %r7
    li %r7, 160
    stxvw4x %vs42, %r17, %r7
    li %r7, 176
    stxvw4x %vs43, %r17, %r7
    li %r7, 48
    lxvw4x %vs40, %r8, %r7
    li %r7, 48
    lxvw4x %vs41, %r9, %r7
    li %r7, 48
    lxvw4x %vs42, %r10, %r7
    li %r7, 48
    lxvw4x %vs43, %r11, %r7
    vmrghw %v12, %v8, %v9
    vmrghw %v13, %v10, %v11
    vmrglw %v14, %v8, %v9
    vmrglw %v15, %v10, %v11
    xxpermdi %vs40, %vs44, %vs45, 0
    xxpermdi %vs41, %vs44, %vs45, 3
    xxpermdi %vs42, %vs46, %vs47, 0
    xxpermdi %vs43, %vs46, %vs47, 3
    li %r7, 192
    stxvw4x %vs40, %r17, %r7
    li %r7, 208
    stxvw4x %vs41, %r17, %r7
    li %r7, 224
    stxvw4x %vs42, %r17, %r7
    li %r7, 240
    stxvw4x %vs43, %r17, %r7
    li %r7, 0
    lxvw4x %vs40, %r12, %r7
    li %r7, 0
    lxvw4x %vs41, %r14, %r7
    li %r7, 0
    lxvw4x %vs42, %r15, %r7
    li %r7, 0
    lxvw4x %vs43, %r16, %r7
    vmrghw %v12, %v8, %v9
    vmrghw %v13, %v10, %v11
    vmrglw %v14, %v8, %v9
    vmrglw %v15, %v10, %v11
    xxpermdi %vs40, %vs44, %vs45, 0
    xxpermdi %vs41, %vs44, %vs45, 3
    xxpermdi %vs42, %vs46, %vs47, 0
    xxpermdi %vs43, %vs46, %vs47, 3
    li %r7, 0
    stxvw4x %vs40, %r18, %r7
    li %r7, 16
    stxvw4x %vs41, %r18, %r7
    li %r7, 32
    stxvw4x %vs42, %r18, %r7
    li %r7, 48
    stxvw4x %vs43, %r18, %r7
    li %r7, 16
    lxvw4x %vs40, %r12, %r7
    li %r7, 16
    lxvw4x %vs41, %r14, %r7
    li %r7, 16
    lxvw4x %vs42, %r15, %r7
    li %r7, 16
    lxvw4x %vs43, %r16, %r7
    vmrghw %v12, %v8, %v9
    vmrghw %v13, %v10, %v11
    vmrglw %v14, %v8, %v9
    vmrglw %v15, %v10, %v11
    xxpermdi %vs40, %vs44, %vs45, 0
    xxpermdi %vs41, %vs44, %vs45, 3
    xxpermdi %vs42, %vs46, %vs47, 0
    xxpermdi %vs43, %vs46, %vs47, 3
    li %r7, 64
    stxvw4x %vs40, %r18, %r7
    li %r7, 80
    stxvw4x %vs41, %r18, %r7
    li %r7, 96
    stxvw4x %vs42, %r18, %r7
    li %r7, 112
    stxvw4x %vs43, %r18, %r7
    li %r7, 32
    lxvw4x %vs40, %r12, %r7
    li %r7, 32
    lxvw4x %vs41, %r14, %r7
    li %r7, 32
    lxvw4x %vs42, %r15, %r7
    li %r7, 32
    lxvw4x %vs43, %r16, %r7
    vmrghw %v12, %v8, %v9
    vmrghw %v13, %v10, %v11
    vmrglw %v14, %v8, %v9
    vmrglw %v15, %v10, %v11
    xxpermdi %vs40, %vs44, %vs45, 0
    xxpermdi %vs41, %vs44, %vs45, 3
    xxpermdi %vs42, %vs46, %vs47, 0
    xxpermdi %vs43, %vs46, %vs47, 3
    li %r7, 128
    stxvw4x %vs40, %r18, %r7
    li %r7, 144
    stxvw4x %vs41, %r18, %r7
    li %r7, 160
    stxvw4x %vs42, %r18, %r7
    li %r7, 176
    stxvw4x %vs43, %r18, %r7
    li %r7, 48
    lxvw4x %vs40, %r12, %r7
    li %r7, 48
    lxvw4x %vs41, %r14, %r7
    li %r7, 48
    lxvw4x %vs42, %r15, %r7
    li %r7, 48
    lxvw4x %vs43, %r16, %r7
    vmrghw %v12, %v8, %v9
    vmrghw %v13, %v10, %v11
    vmrglw %v14, %v8, %v9
    vmrglw %v15, %v10, %v11
    xxpermdi %vs40, %vs44, %vs45, 0
    xxpermdi %vs41, %vs44, %vs45, 3
    xxpermdi %vs42, %vs46, %vs47, 0
    xxpermdi %vs43, %vs46, %vs47, 3
    li %r7, 192
    stxvw4x %vs40, %r18, %r7
    li %r7, 208
    stxvw4x %vs41, %r18, %r7
    li %r7, 224
    stxvw4x %vs42, %r18, %r7
    li %r7, 240
    stxvw4x %vs43, %r18, %r7
    vspltisw %v12, 7
    vspltisw %v13, 12
    vspltisw %v14, -15
    vspltisw %v15, -10
    li %r7, 0
    lxvw4x %vs48, %r6, %r7
    li %r7, 0
    lxvw4x %vs41, %r17, %r7
    li %r7, 0
    lxvw4x %vs43, %r18, %r7
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v16
    vadduwm %v0, %v0, %v9
    vadduwm %v4, %v4, %v11
    vsel %v8, %v3, %v2, %v1
    vsel %v10, %v7, %v6, %v5
    vadduwm %v0, %v0, %v8
    vadduwm %v4, %v4, %v10
    vrlw %v0, %v0, %v12
    vrlw %v4, %v4, %v12
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    li %r7, 16
    lxvw4x %vs48, %r6, %r7
    li %r7, 16
    lxvw4x %vs41, %r17, %r7
    li %r7, 16
    lxvw4x %vs43, %r18, %r7
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v16
    vadduwm %v3, %v3, %v9
    vadduwm %v7, %v7, %v11
    vsel %v8, %v2, %v1, %v0
    vsel %v10, %v6, %v5, %v4
    vadduwm %v3, %v3, %v8
    vadduwm %v7, %v7, %v10
    vrlw %v3, %v3, %v13
    vrlw %v7, %v7, %v13
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    li %r7, 32
    lxvw4x %vs48, %r6, %r7
    li %r7, 32
    lxvw4x %vs41, %r17, %r7
    li %r7, 32
    lxvw4x %vs43, %r18, %r7
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v16
    vadduwm %v2, %v2, %v9
    vadduwm %v6, %v6, %v11
    vsel %v8, %v1, %v0, %v3
    vsel %v10, %v5, %v4, %v7
    vadduwm %v2, %v2, %v8
    vadduwm %v6, %v6, %v10
    vrlw %v2, %v2, %v14
    vrlw %v6, %v6, %v14
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    li %r7, 48
    lxvw4x %vs48, %r6, %r7
    li %r7, 48
    lxvw4x %vs41, %r17, %r7
    li %r7, 48
    lxvw4x %vs43, %r18, %r7
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v16
    vadduwm %v1, %v1, %v9
    vadduwm %v5, %v5, %v11
    vsel %v8, %v0, %v3, %v2
    vsel %v10, %v4, %v7, %v6
    vadduwm %v1, %v1, %v8
    vadduwm %v5, %v5, %v10
    vrlw %v1, %v1, %v15
    vrlw %v5, %v5, %v15
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    li %r7, 64
    lxvw4x %vs48, %r6, %r7
    li %r7, 64
    lxvw4x %vs41, %r17, %r7
    li %r7, 64
    lxvw4x %vs43, %r18, %r7
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v16
    vadduwm %v0, %v0, %v9
    vadduwm %v4, %v4, %v11
    vsel %v8, %v3, %v2, %v1
    vsel %v10, %v7, %v6, %v5
    vadduwm %v0, %v0, %v8
    vadduwm %v4, %v4, %v10
    vrlw %v0, %v0, %v12
    vrlw %v4, %v4, %v12
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    li %r7, 80
    lxvw4x %vs48, %r6, %r7
    li %r7, 80
    lxvw4x %vs41, %r17, %r7
    li %r7, 80
    lxvw4x %vs43, %r18, %r7
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v16
    vadduwm %v3, %v3, %v9
    vadduwm %v7, %v7, %v11
    vsel %v8, %v2, %v1, %v0
    vsel %v10, %v6, %v5, %v4
    vadduwm %v3, %v3, %v8
    vadduwm %v7, %v7, %v10
    vrlw %v3, %v3, %v13
    vrlw %v7, %v7, %v13
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    li %r7, 96
    lxvw4x %vs48, %r6, %r7
    li %r7, 96
    lxvw4x %vs41, %r17, %r7
    li %r7, 96
    lxvw4x %vs43, %r18, %r7
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v16
    vadduwm %v2, %v2, %v9
    vadduwm %v6, %v6, %v11
    vsel %v8, %v1, %v0, %v3
    vsel %v10, %v5, %v4, %v7
    vadduwm %v2, %v2, %v8
    vadduwm %v6, %v6, %v10
    vrlw %v2, %v2, %v14
    vrlw %v6, %v6, %v14
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    li %r7, 112
    lxvw4x %vs48, %r6, %r7
    li %r7, 112
    lxvw4x %vs41, %r17, %r7
    li %r7, 112
    lxvw4x %vs43, %r18, %r7
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v16
    vadduwm %v1, %v1, %v9
    vadduwm %v5, %v5, %v11
    vsel %v8, %v0, %v3, %v2
    vsel %v10, %v4, %v7, %v6
    vadduwm %v1, %v1, %v8
    vadduwm %v5, %v5, %v10
    vrlw %v1, %v1, %v15
    vrlw %v5, %v5, %v15
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    li %r7, 128
    lxvw4x %vs48, %r6, %r7
    li %r7, 128
    lxvw4x %vs41, %r17, %r7
    li %r7, 128
    lxvw4x %vs43, %r18, %r7
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v16
    vadduwm %v0, %v0, %v9
    vadduwm %v4, %v4, %v11
    vsel %v8, %v3, %v2, %v1
    vsel %v10, %v7, %v6, %v5
    vadduwm %v0, %v0, %v8
    vadduwm %v4, %v4, %v10
    vrlw %v0, %v0, %v12
    vrlw %v4, %v4, %v12
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    li %r7, 144
    lxvw4x %vs48, %r6, %r7
    li %r7, 144
    lxvw4x %vs41, %r17, %r7
    li %r7, 144
    lxvw4x %vs43, %r18, %r7
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v16
    vadduwm %v3, %v3, %v9
    vadduwm %v7, %v7, %v11
    vsel %v8, %v2, %v1, %v0
    vsel %v10, %v6, %v5, %v4
    vadduwm %v3, %v3, %v8
    vadduwm %v7, %v7, %v10
    vrlw %v3, %v3, %v13
    vrlw %v7, %v7, %v13
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    li %r7, 160
    lxvw4x %vs48, %r6, %r7
    li %r7, 160
    lxvw4x %vs41, %r17, %r7
    li %r7, 160
    lxvw4x %vs43, %r18, %r7
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v16
    vadduwm %v2, %v2, %v9
    vadduwm %v6, %v6, %v11
    vsel %v8, %v1, %v0, %v3
    vsel %v10, %v5, %v4, %v7
    vadduwm %v2, %v2, %v8
    vadduwm %v6, %v6, %v10
    vrlw %v2, %v2, %v14
    vrlw %v6, %v6, %v14
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    li %r7, 176
    lxvw4x %vs48, %r6, %r7
    li %r7, 176
    lxvw4x %vs41, %r17, %r7
    li %r7, 176
    lxvw4x %vs43, %r18, %r7
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v16
    vadduwm %v1, %v1, %v9
    vadduwm %v5, %v5, %v11
    vsel %v8, %v0, %v3, %v2
    vsel %v10, %v4, %v7, %v6
    vadduwm %v1, %v1, %v8
    vadduwm %v5, %v5, %v10
    vrlw %v1, %v1, %v15
    vrlw %v5, %v5, %v15
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    li %r7, 192
    lxvw4x %vs48, %r6, %r7
    li %r7, 192
    lxvw4x %vs41, %r17, %r7
    li %r7, 192
    lxvw4x %vs43, %r18, %r7
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v16
    vadduwm %v0, %v0, %v9
    vadduwm %v4, %v4, %v11
    vsel %v8, %v3, %v2, %v1
    vsel %v10, %v7, %v6, %v5
    vadduwm %v0, %v0, %v8
    vadduwm %v4, %v4, %v10
    vrlw %v0, %v0, %v12
    vrlw %v4, %v4, %v12
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    li %r7, 208
    lxvw4x %vs48, %r6, %r7
    li %r7, 208
    lxvw4x %vs41, %r17, %r7
    li %r7, 208
    lxvw4x %vs43, %r18, %r7
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v16
    vadduwm %v3, %v3, %v9
    vadduwm %v7, %v7, %v11
    vsel %v8, %v2, %v1, %v0
    vsel %v10, %v6, %v5, %v4
    vadduwm %v3, %v3, %v8
    vadduwm %v7, %v7, %v10
    vrlw %v3, %v3, %v13
    vrlw %v7, %v7, %v13
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    li %r7, 224
    lxvw4x %vs48, %r6, %r7
    li %r7, 224
    lxvw4x %vs41, %r17, %r7
    li %r7, 224
    lxvw4x %vs43, %r18, %r7
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v16
    vadduwm %v2, %v2, %v9
    vadduwm %v6, %v6, %v11
    vsel %v8, %v1, %v0, %v3
    vsel %v10, %v5, %v4, %v7
    vadduwm %v2, %v2, %v8
    vadduwm %v6, %v6, %v10
    vrlw %v2, %v2, %v14
    vrlw %v6, %v6, %v14
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    li %r7, 240
    lxvw4x %vs48, %r6, %r7
    li %r7, 240
    lxvw4x %vs41, %r17, %r7
    li %r7, 240
    lxvw4x %vs43, %r18, %r7
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v16
    vadduwm %v1, %v1, %v9
    vadduwm %v5, %v5, %v11
    vsel %v8, %v0, %v3, %v2
    vsel %v10, %v4, %v7, %v6
    vadduwm %v1, %v1, %v8
    vadduwm %v5, %v5, %v10
    vrlw %v1, %v1, %v15
    vrlw %v5, %v5, %v15
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vspltisw %v12, 5
    vspltisw %v13, 9
    vspltisw %v14, 14
    vspltisw %v15, -12
    li %r7, 256
    lxvw4x %vs48, %r6, %r7
    li %r7, 16
    lxvw4x %vs41, %r17, %r7
    li %r7, 16
    lxvw4x %vs43, %r18, %r7
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v16
    vadduwm %v0, %v0, %v9
    vadduwm %v4, %v4, %v11
    vsel %v8, %v2, %v1, %v3
    vsel %v10, %v6, %v5, %v7
    vadduwm %v0, %v0, %v8
    vadduwm %v4, %v4, %v10
    vrlw %v0, %v0, %v12
    vrlw %v4, %v4, %v12
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    li %r7, 272
    lxvw4x %vs48, %r6, %r7
    li %r7, 96
    lxvw4x %vs41, %r17, %r7
    li %r7, 96
    lxvw4x %vs43, %r18, %r7
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v16
    vadduwm %v3, %v3, %v9
    vadduwm %v7, %v7, %v11
    vsel %v8, %v1, %v0, %v2
    vsel %v10, %v5, %v4, %v6
    vadduwm %v3, %v3, %v8
    vadduwm %v7, %v7, %v10
    vrlw %v3, %v3, %v13
    vrlw %v7, %v7, %v13
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    li %r7, 288
    lxvw4x %vs48, %r6, %r7
    li %r7, 176
    lxvw4x %vs41, %r17, %r7
    li %r7, 176
    lxvw4x %vs43, %r18, %r7
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v16
    vadduwm %v2, %v2, %v9
    vadduwm %v6, %v6, %v11
    vsel %v8, %v0, %v3, %v1
    vsel %v10, %v4, %v7, %v5
    vadduwm %v2, %v2, %v8
    vadduwm %v6, %v6, %v10
    vrlw %v2, %v2, %v14
    vrlw %v6, %v6, %v14
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    li %r7, 304
    lxvw4x %vs48, %r6, %r7
    li %r7, 0
    lxvw4x %vs41, %r17, %r7
    li %r7, 0
    lxvw4x %vs43, %r18, %r7
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v16
    vadduwm %v1, %v1, %v9
    vadduwm %v5, %v5, %v11
    vsel %v8, %v3, %v2, %v0
    vsel %v10, %v7, %v6, %v4
    vadduwm %v1, %v1, %v8
    vadduwm %v5, %v5, %v10
    vrlw %v1, %v1, %v15
    vrlw %v5, %v5, %v15
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    li %r7, 320
    lxvw4x %vs48, %r6, %r7
    li %r7, 80
    lxvw4x %vs41, %r17, %r7
    li %r7, 80
    lxvw4x %vs43, %r18, %r7
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v16
    vadduwm %v0, %v0, %v9
    vadduwm %v4, %v4, %v11
    vsel %v8, %v2, %v1, %v3
    vsel %v10, %v6, %v5, %v7
    vadduwm %v0, %v0, %v8
    vadduwm %v4, %v4, %v10
    vrlw %v0, %v0, %v12
    vrlw %v4, %v4, %v12
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    li %r7, 336
    lxvw4x %vs48, %r6, %r7
    li %r7, 160
    lxvw4x %vs41, %r17, %r7
    li %r7, 160
    lxvw4x %vs43, %r18, %r7
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v16
    vadduwm %v3, %v3, %v9
    vadduwm %v7, %v7, %v11
    vsel %v8, %v1, %v0, %v2
    vsel %v10, %v5, %v4, %v6
    vadduwm %v3, %v3, %v8
    vadduwm %v7, %v7, %v10
    vrlw %v3, %v3, %v13
    vrlw %v7, %v7, %v13
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    li %r7, 352
    lxvw4x %vs48, %r6, %r7
    li %r7, 240
    lxvw4x %vs41, %r17, %r7
    li %r7, 240
    lxvw4x %vs43, %r18, %r7
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v16
    vadduwm %v2, %v2, %v9
    vadduwm %v6, %v6, %v11
    vsel %v8, %v0, %v3, %v1
    vsel %v10, %v4, %v7, %v5
    vadduwm %v2, %v2, %v8
    vadduwm %v6, %v6, %v10
    vrlw %v2, %v2, %v14
    vrlw %v6, %v6, %v14
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    li %r7, 368
    lxvw4x %vs48, %r6, %r7
    li %r7, 64
    lxvw4x %vs41, %r17, %r7
    li %r7, 64
    lxvw4x %vs43, %r18, %r7
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v16
    vadduwm %v1, %v1, %v9
    vadduwm %v5, %v5, %v11
    vsel %v8, %v3, %v2, %v0
    vsel %v10, %v7, %v6, %v4
    vadduwm %v1, %v1, %v8
    vadduwm %v5, %v5, %v10
    vrlw %v1, %v1, %v15
    vrlw %v5, %v5, %v15
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    li %r7, 384
    lxvw4x %vs48, %r6, %r7
    li %r7, 144
    lxvw4x %vs41, %r17, %r7
    li %r7, 144
    lxvw4x %vs43, %r18, %r7
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v16
    vadduwm %v0, %v0, %v9
    vadduwm %v4, %v4, %v11
    vsel %v8, %v2, %v1, %v3
    vsel %v10, %v6, %v5, %v7
    vadduwm %v0, %v0, %v8
    vadduwm %v4, %v4, %v10
    vrlw %v0, %v0, %v12
    vrlw %v4, %v4, %v12
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    li %r7, 400
    lxvw4x %vs48, %r6, %r7
    li %r7, 224
    lxvw4x %vs41, %r17, %r7
    li %r7, 224
    lxvw4x %vs43, %r18, %r7
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v16
    vadduwm %v3, %v3, %v9
    vadduwm %v7, %v7, %v11
    vsel %v8, %v1, %v0, %v2
    vsel %v10, %v5, %v4, %v6
    vadduwm %v3, %v3, %v8
    vadduwm %v7, %v7, %v10
    vrlw %v3, %v3, %v13
    vrlw %v7, %v7, %v13
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    li %r7, 416
    lxvw4x %vs48, %r6, %r7
    li %r7, 48
    lxvw4x %vs41, %r17, %r7
    li %r7, 48
    lxvw4x %vs43, %r18, %r7
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v16
    vadduwm %v2, %v2, %v9
    vadduwm %v6, %v6, %v11
    vsel %v8, %v0, %v3, %v1
    vsel %v10, %v4, %v7, %v5
    vadduwm %v2, %v2, %v8
    vadduwm %v6, %v6, %v10
    vrlw %v2, %v2, %v14
    vrlw %v6, %v6, %v14
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    li %r7, 432
    lxvw4x %vs48, %r6, %r7
    li %r7, 128
    lxvw4x %vs41, %r17, %r7
    li %r7, 128
    lxvw4x %vs43, %r18, %r7
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v16
    vadduwm %v1, %v1, %v9
    vadduwm %v5, %v5, %v11
    vsel %v8, %v3, %v2, %v0
    vsel %v10, %v7, %v6, %v4
    vadduwm %v1, %v1, %v8
    vadduwm %v5, %v5, %v10
    vrlw %v1, %v1, %v15
    vrlw %v5, %v5, %v15
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    li %r7, 448
    lxvw4x %vs48, %r6, %r7
    li %r7, 208
    lxvw4x %vs41, %r17, %r7
    li %r7, 208
    lxvw4x %vs43, %r18, %r7
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v16
    vadduwm %v0, %v0, %v9
    vadduwm %v4, %v4, %v11
    vsel %v8, %v2, %v1, %v3
    vsel %v10, %v6, %v5, %v7
    vadduwm %v0, %v0, %v8
    vadduwm %v4, %v4, %v10
    vrlw %v0, %v0, %v12
    vrlw %v4, %v4, %v12
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    li %r7, 464
    lxvw4x %vs48, %r6, %r7
    li %r7, 32
    lxvw4x %vs41, %r17, %r7
    li %r7, 32
    lxvw4x %vs43, %r18, %r7
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v16
    vadduwm %v3, %v3, %v9
    vadduwm %v7, %v7, %v11
    vsel %v8, %v1, %v0, %v2
    vsel %v10, %v5, %v4, %v6
    vadduwm %v3, %v3, %v8
    vadduwm %v7, %v7, %v10
    vrlw %v3, %v3, %v13
    vrlw %v7, %v7, %v13
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    li %r7, 480
    lxvw4x %vs48, %r6, %r7
    li %r7, 112
    lxvw4x %vs41, %r17, %r7
    li %r7, 112
    lxvw4x %vs43, %r18, %r7
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v16
    vadduwm %v2, %v2, %v9
    vadduwm %v6, %v6, %v11
    vsel %v8, %v0, %v3, %v1
    vsel %v10, %v4, %v7, %v5
    vadduwm %v2, %v2, %v8
    vadduwm %v6, %v6, %v10
    vrlw %v2, %v2, %v14
    vrlw %v6, %v6, %v14
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    li %r7, 496
    lxvw4x %vs48, %r6, %r7
    li %r7, 192
    lxvw4x %vs41, %r17, %r7
    li %r7, 192
    lxvw4x %vs43, %r18, %r7
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v16
    vadduwm %v1, %v1, %v9
    vadduwm %v5, %v5, %v11
    vsel %v8, %v3, %v2, %v0
    vsel %v10, %v7, %v6, %v4
    vadduwm %v1, %v1, %v8
    vadduwm %v5, %v5, %v10
    vrlw %v1, %v1, %v15
    vrlw %v5, %v5, %v15
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vspltisw %v12, 4
    vspltisw %v13, 11
    vspltisw %v14, -16
    vspltisw %v15, -9
    li %r7, 512
    lxvw4x %vs48, %r6, %r7
    li %r7, 80
    lxvw4x %vs41, %r17, %r7
    li %r7, 80
    lxvw4x %vs43, %r18, %r7
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v16
    vadduwm %v0, %v0, %v9
    vadduwm %v4, %v4, %v11
    vxor %v8, %v2, %v3
    vxor %v10, %v6, %v7
    vxor %v8, %v8, %v1
    vxor %v10, %v10, %v5
    vadduwm %v0, %v0, %v8
    vadduwm %v4, %v4, %v10
    vrlw %v0, %v0, %v12
    vrlw %v4, %v4, %v12
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    li %r7, 528
    lxvw4x %vs48, %r6, %r7
    li %r7, 128
    lxvw4x %vs41, %r17, %r7
    li %r7, 128
    lxvw4x %vs43, %r18, %r7
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v16
    vadduwm %v3, %v3, %v9
    vadduwm %v7, %v7, %v11
    vxor %v8, %v1, %v2
    vxor %v10, %v5, %v6
    vxor %v8, %v8, %v0
    vxor %v10, %v10, %v4
    vadduwm %v3, %v3, %v8
    vadduwm %v7, %v7, %v10
    vrlw %v3, %v3, %v13
    vrlw %v7, %v7, %v13
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    li %r7, 544
    lxvw4x %vs48, %r6, %r7
    li %r7, 176
    lxvw4x %vs41, %r17, %r7
    li %r7, 176
    lxvw4x %vs43, %r18, %r7
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v16
    vadduwm %v2, %v2, %v9
    vadduwm %v6, %v6, %v11
    vxor %v8, %v0, %v1
    vxor %v10, %v4, %v5
    vxor %v8, %v8, %v3
    vxor %v10, %v10, %v7
    vadduwm %v2, %v2, %v8
    vadduwm %v6, %v6, %v10
    vrlw %v2, %v2, %v14
    vrlw %v6, %v6, %v14
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    li %r7, 560
    lxvw4x %vs48, %r6, %r7
    li %r7, 224
    lxvw4x %vs41, %r17, %r7
    li %r7, 224
    lxvw4x %vs43, %r18, %r7
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v16
    vadduwm %v1, %v1, %v9
    vadduwm %v5, %v5, %v11
    vxor %v8, %v3, %v0
    vxor %v10, %v7, %v4
    vxor %v8, %v8, %v2
    vxor %v10, %v10, %v6
    vadduwm %v1, %v1, %v8
    vadduwm %v5, %v5, %v10
    vrlw %v1, %v1, %v15
    vrlw %v5, %v5, %v15
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    li %r7, 576
    lxvw4x %vs48, %r6, %r7
    li %r7, 16
    lxvw4x %vs41, %r17, %r7
    li %r7, 16
    lxvw4x %vs43, %r18, %r7
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v16
    vadduwm %v0, %v0, %v9
    vadduwm %v4, %v4, %v11
    vxor %v8, %v2, %v3
    vxor %v10, %v6, %v7
    vxor %v8, %v8, %v1
    vxor %v10, %v10, %v5
    vadduwm %v0, %v0, %v8
    vadduwm %v4, %v4, %v10
    vrlw %v0, %v0, %v12
    vrlw %v4, %v4, %v12
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    li %r7, 592
    lxvw4x %vs48, %r6, %r7
    li %r7, 64
    lxvw4x %vs41, %r17, %r7
    li %r7, 64
    lxvw4x %vs43, %r18, %r7
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v16
    vadduwm %v3, %v3, %v9
    vadduwm %v7, %v7, %v11
    vxor %v8, %v1, %v2
    vxor %v10, %v5, %v6
    vxor %v8, %v8, %v0
    vxor %v10, %v10, %v4
    vadduwm %v3, %v3, %v8
    vadduwm %v7, %v7, %v10
    vrlw %v3, %v3, %v13
    vrlw %v7, %v7, %v13
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    li %r7, 608
    lxvw4x %vs48, %r6, %r7
    li %r7, 112
    lxvw4x %vs41, %r17, %r7
    li %r7, 112
    lxvw4x %vs43, %r18, %r7
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v16
    vadduwm %v2, %v2, %v9
    vadduwm %v6, %v6, %v11
    vxor %v8, %v0, %v1
    vxor %v10, %v4, %v5
    vxor %v8, %v8, %v3
    vxor %v10, %v10, %v7
    vadduwm %v2, %v2, %v8
    vadduwm %v6, %v6, %v10
    vrlw %v2, %v2, %v14
    vrlw %v6, %v6, %v14
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    li %r7, 624
    lxvw4x %vs48, %r6, %r7
    li %r7, 160
    lxvw4x %vs41, %r17, %r7
    li %r7, 160
    lxvw4x %vs43, %r18, %r7
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v16
    vadduwm %v1, %v1, %v9
    vadduwm %v5, %v5, %v11
    vxor %v8, %v3, %v0
    vxor %v10, %v7, %v4
    vxor %v8, %v8, %v2
    vxor %v10, %v10, %v6
    vadduwm %v1, %v1, %v8
    vadduwm %v5, %v5, %v10
    vrlw %v1, %v1, %v15
    vrlw %v5, %v5, %v15
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    li %r7, 640
    lxvw4x %vs48, %r6, %r7
    li %r7, 208
    lxvw4x %vs41, %r17, %r7
    li %r7, 208
    lxvw4x %vs43, %r18, %r7
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v16
    vadduwm %v0, %v0, %v9
    vadduwm %v4, %v4, %v11
    vxor %v8, %v2, %v3
    vxor %v10, %v6, %v7
    vxor %v8, %v8, %v1
    vxor %v10, %v10, %v5
    vadduwm %v0, %v0, %v8
    vadduwm %v4, %v4, %v10
    vrlw %v0, %v0, %v12
    vrlw %v4, %v4, %v12
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    li %r7, 656
    lxvw4x %vs48, %r6, %r7
    li %r7, 0
    lxvw4x %vs41, %r17, %r7
    li %r7, 0
    lxvw4x %vs43, %r18, %r7
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v16
    vadduwm %v3, %v3, %v9
    vadduwm %v7, %v7, %v11
    vxor %v8, %v1, %v2
    vxor %v10, %v5, %v6
    vxor %v8, %v8, %v0
    vxor %v10, %v10, %v4
    vadduwm %v3, %v3, %v8
    vadduwm %v7, %v7, %v10
    vrlw %v3, %v3, %v13
    vrlw %v7, %v7, %v13
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    li %r7, 672
    lxvw4x %vs48, %r6, %r7
    li %r7, 48
    lxvw4x %vs41, %r17, %r7
    li %r7, 48
    lxvw4x %vs43, %r18, %r7
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v16
    vadduwm %v2, %v2, %v9
    vadduwm %v6, %v6, %v11
    vxor %v8, %v0, %v1
    vxor %v10, %v4, %v5
    vxor %v8, %v8, %v3
    vxor %v10, %v10, %v7
    vadduwm %v2, %v2, %v8
    vadduwm %v6, %v6, %v10
    vrlw %v2, %v2, %v14
    vrlw %v6, %v6, %v14
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    li %r7, 688
    lxvw4x %vs48, %r6, %r7
    li %r7, 96
    lxvw4x %vs41, %r17, %r7
    li %r7, 96
    lxvw4x %vs43, %r18, %r7
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v16
    vadduwm %v1, %v1, %v9
    vadduwm %v5, %v5, %v11
    vxor %v8, %v3, %v0
    vxor %v10, %v7, %v4
    vxor %v8, %v8, %v2
    vxor %v10, %v10, %v6
    vadduwm %v1, %v1, %v8
    vadduwm %v5, %v5, %v10
    vrlw %v1, %v1, %v15
    vrlw %v5, %v5, %v15
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    li %r7, 704
    lxvw4x %vs48, %r6, %r7
    li %r7, 144
    lxvw4x %vs41, %r17, %r7
    li %r7, 144
    lxvw4x %vs43, %r18, %r7
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v16
    vadduwm %v0, %v0, %v9
    vadduwm %v4, %v4, %v11
    vxor %v8, %v2, %v3
    vxor %v10, %v6, %v7
    vxor %v8, %v8, %v1
    vxor %v10, %v10, %v5
    vadduwm %v0, %v0, %v8
    vadduwm %v4, %v4, %v10
    vrlw %v0, %v0, %v12
    vrlw %v4, %v4, %v12
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    li %r7, 720
    lxvw4x %vs48, %r6, %r7
    li %r7, 192
    lxvw4x %vs41, %r17, %r7
    li %r7, 192
    lxvw4x %vs43, %r18, %r7
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v16
    vadduwm %v3, %v3, %v9
    vadduwm %v7, %v7, %v11
    vxor %v8, %v1, %v2
    vxor %v10, %v5, %v6
    vxor %v8, %v8, %v0
    vxor %v10, %v10, %v4
    vadduwm %v3, %v3, %v8
    vadduwm %v7, %v7, %v10
    vrlw %v3, %v3, %v13
    vrlw %v7, %v7, %v13
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    li %r7, 736
    lxvw4x %vs48, %r6, %r7
    li %r7, 240
    lxvw4x %vs41, %r17, %r7
    li %r7, 240
    lxvw4x %vs43, %r18, %r7
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v16
    vadduwm %v2, %v2, %v9
    vadduwm %v6, %v6, %v11
    vxor %v8, %v0, %v1
    vxor %v10, %v4, %v5
    vxor %v8, %v8, %v3
    vxor %v10, %v10, %v7
    vadduwm %v2, %v2, %v8
    vadduwm %v6, %v6, %v10
    vrlw %v2, %v2, %v14
    vrlw %v6, %v6, %v14
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    li %r7, 752
    lxvw4x %vs48, %r6, %r7
    li %r7, 32
    lxvw4x %vs41, %r17, %r7
    li %r7, 32
    lxvw4x %vs43, %r18, %r7
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v16
    vadduwm %v1, %v1, %v9
    vadduwm %v5, %v5, %v11
    vxor %v8, %v3, %v0
    vxor %v10, %v7, %v4
    vxor %v8, %v8, %v2
    vxor %v10, %v10, %v6
    vadduwm %v1, %v1, %v8
    vadduwm %v5, %v5, %v10
    vrlw %v1, %v1, %v15
    vrlw %v5, %v5, %v15
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vspltisw %v12, 6
    vspltisw %v13, 10
    vspltisw %v14, 15
    vspltisw %v15, -11
    li %r7, 768
    lxvw4x %vs48, %r6, %r7
    li %r7, 0
    lxvw4x %vs41, %r17, %r7
    li %r7, 0
    lxvw4x %vs43, %r18, %r7
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v16
    vadduwm %v0, %v0, %v9
    vadduwm %v4, %v4, %v11
    vxor %v8, %v2, %v3
    vxor %v10, %v6, %v7
    vsel %v8, %v8, %v2, %v1
    vsel %v10, %v10, %v6, %v5
    vsubuwm %v0, %v0, %v8
    vsubuwm %v4, %v4, %v10
    vrlw %v0, %v0, %v12
    vrlw %v4, %v4, %v12
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    li %r7, 784
    lxvw4x %vs48, %r6, %r7
    li %r7, 112
    lxvw4x %vs41, %r17, %r7
    li %r7, 112
    lxvw4x %vs43, %r18, %r7
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v16
    vadduwm %v3, %v3, %v9
    vadduwm %v7, %v7, %v11
    vxor %v8, %v1, %v2
    vxor %v10, %v5, %v6
    vsel %v8, %v8, %v1, %v0
    vsel %v10, %v10, %v5, %v4
    vsubuwm %v3, %v3, %v8
    vsubuwm %v7, %v7, %v10
    vrlw %v3, %v3, %v13
    vrlw %v7, %v7, %v13
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    li %r7, 800
    lxvw4x %vs48, %r6, %r7
    li %r7, 224
    lxvw4x %vs41, %r17, %r7
    li %r7, 224
    lxvw4x %vs43, %r18, %r7
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v16
    vadduwm %v2, %v2, %v9
    vadduwm %v6, %v6, %v11
    vxor %v8, %v0, %v1
    vxor %v10, %v4, %v5
    vsel %v8, %v8, %v0, %v3
    vsel %v10, %v10, %v4, %v7
    vsubuwm %v2, %v2, %v8
    vsubuwm %v6, %v6, %v10
    vrlw %v2, %v2, %v14
    vrlw %v6, %v6, %v14
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    li %r7, 816
    lxvw4x %vs48, %r6, %r7
    li %r7, 80
    lxvw4x %vs41, %r17, %r7
    li %r7, 80
    lxvw4x %vs43, %r18, %r7
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v16
    vadduwm %v1, %v1, %v9
    vadduwm %v5, %v5, %v11
    vxor %v8, %v3, %v0
    vxor %v10, %v7, %v4
    vsel %v8, %v8, %v3, %v2
    vsel %v10, %v10, %v7, %v6
    vsubuwm %v1, %v1, %v8
    vsubuwm %v5, %v5, %v10
    vrlw %v1, %v1, %v15
    vrlw %v5, %v5, %v15
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    li %r7, 832
    lxvw4x %vs48, %r6, %r7
    li %r7, 192
    lxvw4x %vs41, %r17, %r7
    li %r7, 192
    lxvw4x %vs43, %r18, %r7
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v16
    vadduwm %v0, %v0, %v9
    vadduwm %v4, %v4, %v11
    vxor %v8, %v2, %v3
    vxor %v10, %v6, %v7
    vsel %v8, %v8, %v2, %v1
    vsel %v10, %v10, %v6, %v5
    vsubuwm %v0, %v0, %v8
    vsubuwm %v4, %v4, %v10
    vrlw %v0, %v0, %v12
    vrlw %v4, %v4, %v12
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    li %r7, 848
    lxvw4x %vs48, %r6, %r7
    li %r7, 48
    lxvw4x %vs41, %r17, %r7
    li %r7, 48
    lxvw4x %vs43, %r18, %r7
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v16
    vadduwm %v3, %v3, %v9
    vadduwm %v7, %v7, %v11
    vxor %v8, %v1, %v2
    vxor %v10, %v5, %v6
    vsel %v8, %v8, %v1, %v0
    vsel %v10, %v10, %v5, %v4
    vsubuwm %v3, %v3, %v8
    vsubuwm %v7, %v7, %v10
    vrlw %v3, %v3, %v13
    vrlw %v7, %v7, %v13
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    li %r7, 864
    lxvw4x %vs48, %r6, %r7
    li %r7, 160
    lxvw4x %vs41, %r17, %r7
    li %r7, 160
    lxvw4x %vs43, %r18, %r7
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v16
    vadduwm %v2, %v2, %v9
    vadduwm %v6, %v6, %v11
    vxor %v8, %v0, %v1
    vxor %v10, %v4, %v5
    vsel %v8, %v8, %v0, %v3
    vsel %v10, %v10, %v4, %v7
    vsubuwm %v2, %v2, %v8
    vsubuwm %v6, %v6, %v10
    vrlw %v2, %v2, %v14
    vrlw %v6, %v6, %v14
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    li %r7, 880
    lxvw4x %vs48, %r6, %r7
    li %r7, 16
    lxvw4x %vs41, %r17, %r7
    li %r7, 16
    lxvw4x %vs43, %r18, %r7
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v16
    vadduwm %v1, %v1, %v9
    vadduwm %v5, %v5, %v11
    vxor %v8, %v3, %v0
    vxor %v10, %v7, %v4
    vsel %v8, %v8, %v3, %v2
    vsel %v10, %v10, %v7, %v6
    vsubuwm %v1, %v1, %v8
    vsubuwm %v5, %v5, %v10
    vrlw %v1, %v1, %v15
    vrlw %v5, %v5, %v15
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    li %r7, 896
    lxvw4x %vs48, %r6, %r7
    li %r7, 128
    lxvw4x %vs41, %r17, %r7
    li %r7, 128
    lxvw4x %vs43, %r18, %r7
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v16
    vadduwm %v0, %v0, %v9
    vadduwm %v4, %v4, %v11
    vxor %v8, %v2, %v3
    vxor %v10, %v6, %v7
    vsel %v8, %v8, %v2, %v1
    vsel %v10, %v10, %v6, %v5
    vsubuwm %v0, %v0, %v8
    vsubuwm %v4, %v4, %v10
    vrlw %v0, %v0, %v12
    vrlw %v4, %v4, %v12
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    li %r7, 912
    lxvw4x %vs48, %r6, %r7
    li %r7, 240
    lxvw4x %vs41, %r17, %r7
    li %r7, 240
    lxvw4x %vs43, %r18, %r7
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v16
    vadduwm %v3, %v3, %v9
    vadduwm %v7, %v7, %v11
    vxor %v8, %v1, %v2
    vxor %v10, %v5, %v6
    vsel %v8, %v8, %v1, %v0
    vsel %v10, %v10, %v5, %v4
    vsubuwm %v3, %v3, %v8
    vsubuwm %v7, %v7, %v10
    vrlw %v3, %v3, %v13
    vrlw %v7, %v7, %v13
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    li %r7, 928
    lxvw4x %vs48, %r6, %r7
    li %r7, 96
    lxvw4x %vs41, %r17, %r7
    li %r7, 96
    lxvw4x %vs43, %r18, %r7
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v16
    vadduwm %v2, %v2, %v9
    vadduwm %v6, %v6, %v11
    vxor %v8, %v0, %v1
    vxor %v10, %v4, %v5
    vsel %v8, %v8, %v0, %v3
    vsel %v10, %v10, %v4, %v7
    vsubuwm %v2, %v2, %v8
    vsubuwm %v6, %v6, %v10
    vrlw %v2, %v2, %v14
    vrlw %v6, %v6, %v14
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    li %r7, 944
    lxvw4x %vs48, %r6, %r7
    li %r7, 208
    lxvw4x %vs41, %r17, %r7
    li %r7, 208
    lxvw4x %vs43, %r18, %r7
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v16
    vadduwm %v1, %v1, %v9
    vadduwm %v5, %v5, %v11
    vxor %v8, %v3, %v0
    vxor %v10, %v7, %v4
    vsel %v8, %v8, %v3, %v2
    vsel %v10, %v10, %v7, %v6
    vsubuwm %v1, %v1, %v8
    vsubuwm %v5, %v5, %v10
    vrlw %v1, %v1, %v15
    vrlw %v5, %v5, %v15
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    li %r7, 960
    lxvw4x %vs48, %r6, %r7
    li %r7, 64
    lxvw4x %vs41, %r17, %r7
    li %r7, 64
    lxvw4x %vs43, %r18, %r7
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v16
    vadduwm %v0, %v0, %v9
    vadduwm %v4, %v4, %v11
    vxor %v8, %v2, %v3
    vxor %v10, %v6, %v7
    vsel %v8, %v8, %v2, %v1
    vsel %v10, %v10, %v6, %v5
    vsubuwm %v0, %v0, %v8
    vsubuwm %v4, %v4, %v10
    vrlw %v0, %v0, %v12
    vrlw %v4, %v4, %v12
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    li %r7, 976
    lxvw4x %vs48, %r6, %r7
    li %r7, 176
    lxvw4x %vs41, %r17, %r7
    li %r7, 176
    lxvw4x %vs43, %r18, %r7
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v16
    vadduwm %v3, %v3, %v9
    vadduwm %v7, %v7, %v11
    vxor %v8, %v1, %v2
    vxor %v10, %v5, %v6
    vsel %v8, %v8, %v1, %v0
    vsel %v10, %v10, %v5, %v4
    vsubuwm %v3, %v3, %v8
    vsubuwm %v7, %v7, %v10
    vrlw %v3, %v3, %v13
    vrlw %v7, %v7, %v13
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    li %r7, 992
    lxvw4x %vs48, %r6, %r7
    li %r7, 32
    lxvw4x %vs41, %r17, %r7
    li %r7, 32
    lxvw4x %vs43, %r18, %r7
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v16
    vadduwm %v2, %v2, %v9
    vadduwm %v6, %v6, %v11
    vxor %v8, %v0, %v1
    vxor %v10, %v4, %v5
    vsel %v8, %v8, %v0, %v3
    vsel %v10, %v10, %v4, %v7
    vsubuwm %v2, %v2, %v8
    vsubuwm %v6, %v6, %v10
    vrlw %v2, %v2, %v14
    vrlw %v6, %v6, %v14
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    li %r7, 1008
    lxvw4x %vs48, %r6, %r7
    li %r7, 144
    lxvw4x %vs41, %r17, %r7
    li %r7, 144
    lxvw4x %vs43, %r18, %r7
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v16
    vadduwm %v1, %v1, %v9
    vadduwm %v5, %v5, %v11
    vxor %v8, %v3, %v0
    vxor %v10, %v7, %v4
    vsel %v8, %v8, %v3, %v2
    vsel %v10, %v10, %v7, %v6
    vsubuwm %v1, %v1, %v8
    vsubuwm %v5, %v5, %v10
    vrlw %v1, %v1, %v15
    vrlw %v5, %v5, %v15
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    li %r7, 72
    lxvw4x %vs44, %r1, %r7
    vadduwm %v0, %v0, %v12
    li %r7, 88
    lxvw4x %vs45, %r1, %r7
    vadduwm %v1, %v1, %v13
    li %r7, 104
    lxvw4x %vs46, %r1, %r7
    vadduwm %v2, %v2, %v14
    li %r7, 120
    lxvw4x %vs47, %r1, %r7
    vadduwm %v3, %v3, %v15
    li %r7, 136
    lxvw4x %vs48, %r1, %r7
    vadduwm %v4, %v4, %v16
    li %r7, 152
    lxvw4x %vs49, %r1, %r7
    vadduwm %v5, %v5, %v17
    li %r7, 168
    lxvw4x %vs44, %r1, %r7
    vadduwm %v6, %v6, %v12
    li %r7, 184
    lxvw4x %vs45, %r1, %r7
    vadduwm %v7, %v7, %v13
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
    li %r7, 16
    stxvw4x %vs36, %r3, %r7
    li %r7, 48
    stxvw4x %vs37, %r3, %r7
    li %r7, 80
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
    li %r7, 0
    ld %r14, 32(%r1)
    ld %r15, 40(%r1)
    ld %r16, 48(%r1)
    ld %r17, 56(%r1)
    ld %r18, 64(%r1)
    addi %r1, %r1, 720
    blr
