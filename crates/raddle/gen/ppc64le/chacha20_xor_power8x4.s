    .cfi_startproc
    li %r9, 48
    lxvw4x %vs0, %r6, %r9
    cmpldi %r5, 256
    blt 3f
2:
# 4 blocks while there are as many
    li %r9, 0
    lxvw4x %vs35, %r6, %r9
    li %r9, 16
    lxvw4x %vs39, %r6, %r9
    li %r9, 32
    lxvw4x %vs43, %r6, %r9
    xxlor %vs47, %vs0, %vs0
    li %r9, 64
    lxvw4x %vs45, %r7, %r9
    li %r9, 0
    lxvw4x %vs48, %r7, %r9
    li %r9, 16
    lxvw4x %vs49, %r7, %r9
    li %r9, 32
    lxvw4x %vs50, %r7, %r9
    li %r9, 48
    lxvw4x %vs51, %r7, %r9
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
    li %r8, 10
4:
    addi %r8, %r8, -1
    cmpldi %r8, 0
    vadduwm %v0, %v0, %v4
    vadduwm %v1, %v1, %v5
    vadduwm %v2, %v2, %v6
    vadduwm %v3, %v3, %v7
    vpermxor %v12, %v12, %v0, %v16
    vpermxor %v13, %v13, %v1, %v16
    vpermxor %v14, %v14, %v2, %v16
    vpermxor %v15, %v15, %v3, %v16
    vadduwm %v8, %v8, %v12
    vadduwm %v9, %v9, %v13
    vadduwm %v10, %v10, %v14
    vadduwm %v11, %v11, %v15
    xxlxor %vs36, %vs36, %vs40
    vrlw %v4, %v4, %v17
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v17
    xxlxor %vs38, %vs38, %vs42
    vrlw %v6, %v6, %v17
    xxlxor %vs39, %vs39, %vs43
    vrlw %v7, %v7, %v17
    vadduwm %v0, %v0, %v4
    vadduwm %v1, %v1, %v5
    vadduwm %v2, %v2, %v6
    vadduwm %v3, %v3, %v7
    vpermxor %v12, %v12, %v0, %v18
    vpermxor %v13, %v13, %v1, %v18
    vpermxor %v14, %v14, %v2, %v18
    vpermxor %v15, %v15, %v3, %v18
    vadduwm %v8, %v8, %v12
    vadduwm %v9, %v9, %v13
    vadduwm %v10, %v10, %v14
    vadduwm %v11, %v11, %v15
    xxlxor %vs36, %vs36, %vs40
    vrlw %v4, %v4, %v19
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v19
    xxlxor %vs38, %vs38, %vs42
    vrlw %v6, %v6, %v19
    xxlxor %vs39, %vs39, %vs43
    vrlw %v7, %v7, %v19
    vadduwm %v0, %v0, %v5
    vadduwm %v1, %v1, %v6
    vadduwm %v2, %v2, %v7
    vadduwm %v3, %v3, %v4
    vpermxor %v15, %v15, %v0, %v16
    vpermxor %v12, %v12, %v1, %v16
    vpermxor %v13, %v13, %v2, %v16
    vpermxor %v14, %v14, %v3, %v16
    vadduwm %v10, %v10, %v15
    vadduwm %v11, %v11, %v12
    vadduwm %v8, %v8, %v13
    vadduwm %v9, %v9, %v14
    xxlxor %vs37, %vs37, %vs42
    vrlw %v5, %v5, %v17
    xxlxor %vs38, %vs38, %vs43
    vrlw %v6, %v6, %v17
    xxlxor %vs39, %vs39, %vs40
    vrlw %v7, %v7, %v17
    xxlxor %vs36, %vs36, %vs41
    vrlw %v4, %v4, %v17
    vadduwm %v0, %v0, %v5
    vadduwm %v1, %v1, %v6
    vadduwm %v2, %v2, %v7
    vadduwm %v3, %v3, %v4
    vpermxor %v15, %v15, %v0, %v18
    vpermxor %v12, %v12, %v1, %v18
    vpermxor %v13, %v13, %v2, %v18
    vpermxor %v14, %v14, %v3, %v18
    vadduwm %v10, %v10, %v15
    vadduwm %v11, %v11, %v12
    vadduwm %v8, %v8, %v13
    vadduwm %v9, %v9, %v14
    xxlxor %vs37, %vs37, %vs42
    vrlw %v5, %v5, %v19
    xxlxor %vs38, %vs38, %vs43
    vrlw %v6, %v6, %v19
    xxlxor %vs39, %vs39, %vs40
    vrlw %v7, %v7, %v19
    xxlxor %vs36, %vs36, %vs41
    vrlw %v4, %v4, %v19
    bne 4b
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
    xxmrghw %vs2, %vs40, %vs41
    xxmrghw %vs3, %vs42, %vs43
    xxmrglw %vs4, %vs40, %vs41
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
    addi %r4, %r4, 256
    addi %r3, %r3, 256
    addi %r5, %r5, -256
    cmpldi %r5, 256
    bge 2b
3:
    cmpldi %r5, 0
    beq 5f
    cmpldi %r5, 129
    blt 6f
# keystream of a group
    li %r9, 0
    lxvw4x %vs35, %r6, %r9
    li %r9, 16
    lxvw4x %vs39, %r6, %r9
    li %r9, 32
    lxvw4x %vs43, %r6, %r9
    xxlor %vs47, %vs0, %vs0
    li %r9, 64
    lxvw4x %vs45, %r7, %r9
    li %r9, 0
    lxvw4x %vs48, %r7, %r9
    li %r9, 16
    lxvw4x %vs49, %r7, %r9
    li %r9, 32
    lxvw4x %vs50, %r7, %r9
    li %r9, 48
    lxvw4x %vs51, %r7, %r9
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
    li %r8, 10
7:
    addi %r8, %r8, -1
    cmpldi %r8, 0
    vadduwm %v0, %v0, %v4
    vadduwm %v1, %v1, %v5
    vadduwm %v2, %v2, %v6
    vadduwm %v3, %v3, %v7
    vpermxor %v12, %v12, %v0, %v16
    vpermxor %v13, %v13, %v1, %v16
    vpermxor %v14, %v14, %v2, %v16
    vpermxor %v15, %v15, %v3, %v16
    vadduwm %v8, %v8, %v12
    vadduwm %v9, %v9, %v13
    vadduwm %v10, %v10, %v14
    vadduwm %v11, %v11, %v15
    xxlxor %vs36, %vs36, %vs40
    vrlw %v4, %v4, %v17
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v17
    xxlxor %vs38, %vs38, %vs42
    vrlw %v6, %v6, %v17
    xxlxor %vs39, %vs39, %vs43
    vrlw %v7, %v7, %v17
    vadduwm %v0, %v0, %v4
    vadduwm %v1, %v1, %v5
    vadduwm %v2, %v2, %v6
    vadduwm %v3, %v3, %v7
    vpermxor %v12, %v12, %v0, %v18
    vpermxor %v13, %v13, %v1, %v18
    vpermxor %v14, %v14, %v2, %v18
    vpermxor %v15, %v15, %v3, %v18
    vadduwm %v8, %v8, %v12
    vadduwm %v9, %v9, %v13
    vadduwm %v10, %v10, %v14
    vadduwm %v11, %v11, %v15
    xxlxor %vs36, %vs36, %vs40
    vrlw %v4, %v4, %v19
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v19
    xxlxor %vs38, %vs38, %vs42
    vrlw %v6, %v6, %v19
    xxlxor %vs39, %vs39, %vs43
    vrlw %v7, %v7, %v19
    vadduwm %v0, %v0, %v5
    vadduwm %v1, %v1, %v6
    vadduwm %v2, %v2, %v7
    vadduwm %v3, %v3, %v4
    vpermxor %v15, %v15, %v0, %v16
    vpermxor %v12, %v12, %v1, %v16
    vpermxor %v13, %v13, %v2, %v16
    vpermxor %v14, %v14, %v3, %v16
    vadduwm %v10, %v10, %v15
    vadduwm %v11, %v11, %v12
    vadduwm %v8, %v8, %v13
    vadduwm %v9, %v9, %v14
    xxlxor %vs37, %vs37, %vs42
    vrlw %v5, %v5, %v17
    xxlxor %vs38, %vs38, %vs43
    vrlw %v6, %v6, %v17
    xxlxor %vs39, %vs39, %vs40
    vrlw %v7, %v7, %v17
    xxlxor %vs36, %vs36, %vs41
    vrlw %v4, %v4, %v17
    vadduwm %v0, %v0, %v5
    vadduwm %v1, %v1, %v6
    vadduwm %v2, %v2, %v7
    vadduwm %v3, %v3, %v4
    vpermxor %v15, %v15, %v0, %v18
    vpermxor %v12, %v12, %v1, %v18
    vpermxor %v13, %v13, %v2, %v18
    vpermxor %v14, %v14, %v3, %v18
    vadduwm %v10, %v10, %v15
    vadduwm %v11, %v11, %v12
    vadduwm %v8, %v8, %v13
    vadduwm %v9, %v9, %v14
    xxlxor %vs37, %vs37, %vs42
    vrlw %v5, %v5, %v19
    xxlxor %vs38, %vs38, %vs43
    vrlw %v6, %v6, %v19
    xxlxor %vs39, %vs39, %vs40
    vrlw %v7, %v7, %v19
    xxlxor %vs36, %vs36, %vs41
    vrlw %v4, %v4, %v19
    bne 7b
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
    xxpermdi %vs33, %vs2, %vs3, 3
    vadduwm %v1, %v1, %v16
    xxpermdi %vs34, %vs4, %vs5, 0
    vadduwm %v2, %v2, %v16
    xxpermdi %vs35, %vs4, %vs5, 3
    vadduwm %v3, %v3, %v16
    xxmrghw %vs2, %vs40, %vs41
    xxmrghw %vs3, %vs42, %vs43
    xxmrglw %vs4, %vs40, %vs41
    xxmrglw %vs5, %vs42, %vs43
    li %r9, 16
    lxvw4x %vs48, %r6, %r9
    xxpermdi %vs36, %vs6, %vs7, 0
    vadduwm %v4, %v4, %v16
    xxpermdi %vs37, %vs6, %vs7, 3
    vadduwm %v5, %v5, %v16
    xxpermdi %vs38, %vs8, %vs9, 0
    vadduwm %v6, %v6, %v16
    xxpermdi %vs39, %vs8, %vs9, 3
    vadduwm %v7, %v7, %v16
    xxmrghw %vs6, %vs44, %vs45
    xxmrghw %vs7, %vs46, %vs47
    xxmrglw %vs8, %vs44, %vs45
    xxmrglw %vs9, %vs46, %vs47
    li %r9, 32
    lxvw4x %vs48, %r6, %r9
    xxpermdi %vs40, %vs2, %vs3, 0
    vadduwm %v8, %v8, %v16
    xxpermdi %vs41, %vs2, %vs3, 3
    vadduwm %v9, %v9, %v16
    xxpermdi %vs42, %vs4, %vs5, 0
    vadduwm %v10, %v10, %v16
    xxpermdi %vs43, %vs4, %vs5, 3
    vadduwm %v11, %v11, %v16
    xxlor %vs48, %vs0, %vs0
    xxpermdi %vs44, %vs6, %vs7, 0
    vadduwm %v12, %v12, %v16
    vadduwm %v16, %v16, %v17
    xxpermdi %vs45, %vs6, %vs7, 3
    vadduwm %v13, %v13, %v16
    vadduwm %v16, %v16, %v17
    xxpermdi %vs46, %vs8, %vs9, 0
    vadduwm %v14, %v14, %v16
    vadduwm %v16, %v16, %v17
    xxpermdi %vs47, %vs8, %vs9, 3
    vadduwm %v15, %v15, %v16
    vadduwm %v16, %v16, %v17
    xxlor %vs0, %vs48, %vs48
6:
    cmpldi %r5, 129
    bge 8f
# or of 2 blocks by rows
    li %r9, 0
    lxvw4x %vs48, %r7, %r9
    li %r9, 16
    lxvw4x %vs49, %r7, %r9
    li %r9, 32
    lxvw4x %vs50, %r7, %r9
    li %r9, 48
    lxvw4x %vs51, %r7, %r9
    li %r9, 0
    lxvw4x %vs34, %r6, %r9
    li %r9, 16
    lxvw4x %vs38, %r6, %r9
    li %r9, 32
    lxvw4x %vs42, %r6, %r9
    xxlor %vs46, %vs0, %vs0
    li %r9, 80
    lxvw4x %vs47, %r7, %r9
    vadduwm %v15, %v15, %v14
    xxlor %vs32, %vs34, %vs34
    xxlor %vs33, %vs34, %vs34
    xxlor %vs36, %vs38, %vs38
    xxlor %vs37, %vs38, %vs38
    xxlor %vs40, %vs42, %vs42
    xxlor %vs41, %vs42, %vs42
    xxlor %vs44, %vs46, %vs46
    xxlor %vs45, %vs47, %vs47
    li %r8, 10
9:
    addi %r8, %r8, -1
    cmpldi %r8, 0
    vadduwm %v0, %v0, %v4
    vadduwm %v1, %v1, %v5
    vpermxor %v12, %v12, %v0, %v16
    vpermxor %v13, %v13, %v1, %v16
    vadduwm %v8, %v8, %v12
    vadduwm %v9, %v9, %v13
    xxlxor %vs36, %vs36, %vs40
    vrlw %v4, %v4, %v17
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v17
    vadduwm %v0, %v0, %v4
    vadduwm %v1, %v1, %v5
    vpermxor %v12, %v12, %v0, %v18
    vpermxor %v13, %v13, %v1, %v18
    vadduwm %v8, %v8, %v12
    vadduwm %v9, %v9, %v13
    xxlxor %vs36, %vs36, %vs40
    vrlw %v4, %v4, %v19
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v19
    vsldoi %v0, %v0, %v0, 12
    vsldoi %v1, %v1, %v1, 12
    vsldoi %v12, %v12, %v12, 8
    vsldoi %v13, %v13, %v13, 8
    vsldoi %v8, %v8, %v8, 4
    vsldoi %v9, %v9, %v9, 4
    vadduwm %v0, %v0, %v4
    vadduwm %v1, %v1, %v5
    vpermxor %v12, %v12, %v0, %v16
    vpermxor %v13, %v13, %v1, %v16
    vadduwm %v8, %v8, %v12
    vadduwm %v9, %v9, %v13
    xxlxor %vs36, %vs36, %vs40
    vrlw %v4, %v4, %v17
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v17
    vadduwm %v0, %v0, %v4
    vadduwm %v1, %v1, %v5
    vpermxor %v12, %v12, %v0, %v18
    vpermxor %v13, %v13, %v1, %v18
    vadduwm %v8, %v8, %v12
    vadduwm %v9, %v9, %v13
    xxlxor %vs36, %vs36, %vs40
    vrlw %v4, %v4, %v19
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v19
    vsldoi %v0, %v0, %v0, 4
    vsldoi %v1, %v1, %v1, 4
    vsldoi %v12, %v12, %v12, 8
    vsldoi %v13, %v13, %v13, 8
    vsldoi %v8, %v8, %v8, 12
    vsldoi %v9, %v9, %v9, 12
    bne 9b
    vadduwm %v0, %v0, %v2
    vadduwm %v1, %v1, %v2
    vadduwm %v4, %v4, %v6
    vadduwm %v5, %v5, %v6
    vadduwm %v8, %v8, %v10
    vadduwm %v9, %v9, %v10
    vadduwm %v12, %v12, %v14
    vadduwm %v13, %v13, %v15
8:
# added to the rest by halves
    andi. %r11, %r5, 128
    beq 12f
    li %r9, 0
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs32
    stxvw4x %vs10, %r3, %r9
    li %r9, 16
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs36
    stxvw4x %vs11, %r3, %r9
    li %r9, 32
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs40
    stxvw4x %vs10, %r3, %r9
    li %r9, 48
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs44
    stxvw4x %vs11, %r3, %r9
    li %r9, 64
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs33
    stxvw4x %vs10, %r3, %r9
    li %r9, 80
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs37
    stxvw4x %vs11, %r3, %r9
    li %r9, 96
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs41
    stxvw4x %vs10, %r3, %r9
    li %r9, 112
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs45
    stxvw4x %vs11, %r3, %r9
    xxlor %vs32, %vs34, %vs34
    xxlor %vs36, %vs38, %vs38
    xxlor %vs40, %vs42, %vs42
    xxlor %vs44, %vs46, %vs46
    xxlor %vs33, %vs35, %vs35
    xxlor %vs37, %vs39, %vs39
    xxlor %vs41, %vs43, %vs43
    xxlor %vs45, %vs47, %vs47
    addi %r4, %r4, 128
    addi %r3, %r3, 128
    addi %r5, %r5, -128
12:
    andi. %r11, %r5, 64
    beq 13f
    li %r9, 0
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs32
    stxvw4x %vs10, %r3, %r9
    li %r9, 16
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs36
    stxvw4x %vs11, %r3, %r9
    li %r9, 32
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs40
    stxvw4x %vs10, %r3, %r9
    li %r9, 48
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs44
    stxvw4x %vs11, %r3, %r9
    xxlor %vs32, %vs33, %vs33
    xxlor %vs36, %vs37, %vs37
    xxlor %vs40, %vs41, %vs41
    xxlor %vs44, %vs45, %vs45
    addi %r4, %r4, 64
    addi %r3, %r3, 64
    addi %r5, %r5, -64
13:
    andi. %r11, %r5, 32
    beq 14f
    li %r9, 0
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs32
    stxvw4x %vs10, %r3, %r9
    li %r9, 16
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs36
    stxvw4x %vs11, %r3, %r9
    xxlor %vs32, %vs40, %vs40
    xxlor %vs36, %vs44, %vs44
    addi %r4, %r4, 32
    addi %r3, %r3, 32
    addi %r5, %r5, -32
14:
    andi. %r11, %r5, 16
    beq 15f
    li %r9, 0
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs32
    stxvw4x %vs10, %r3, %r9
    xxlor %vs32, %vs36, %vs36
    addi %r4, %r4, 16
    addi %r3, %r3, 16
    addi %r5, %r5, -16
15:
    andi. %r11, %r5, 8
    beq 16f
    mfvsrd %r10, %vs32
    rotldi %r10, %r10, 32
    ld %r11, 0(%r4)
    xor %r11, %r11, %r10
    std %r11, 0(%r3)
    xxpermdi %vs32, %vs32, %vs32, 2
    addi %r4, %r4, 8
    addi %r3, %r3, 8
    addi %r5, %r5, -8
16:
    mfvsrd %r10, %vs32
    rotldi %r10, %r10, 32
    andi. %r11, %r5, 4
    beq 17f
    lwz %r11, 0(%r4)
    xor %r11, %r11, %r10
    stw %r11, 0(%r3)
    srdi %r10, %r10, 32
    addi %r4, %r4, 4
    addi %r3, %r3, 4
    addi %r5, %r5, -4
17:
    andi. %r11, %r5, 2
    beq 18f
    lhz %r11, 0(%r4)
    xor %r11, %r11, %r10
    sth %r11, 0(%r3)
    srdi %r10, %r10, 16
    addi %r4, %r4, 2
    addi %r3, %r3, 2
    addi %r5, %r5, -2
18:
    andi. %r11, %r5, 1
    beq 19f
    lbz %r11, 0(%r4)
    xor %r11, %r11, %r10
    stb %r11, 0(%r3)
    addi %r4, %r4, 1
    addi %r3, %r3, 1
    addi %r5, %r5, -1
19:
5:
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
    blr
    .cfi_endproc
