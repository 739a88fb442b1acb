    .cfi_startproc
    stdu %r1, -48(%r1)
    .cfi_def_cfa_offset 48
    li %r9, 0
    lxvd2x %vs41, %r8, %r9
    li %r9, 16
    lxvd2x %vs50, %r8, %r9
    li %r9, 0
    lxvd2x %vs49, %r7, %r9
    vperm %v17, %v17, %v17, %v9
    li %r9, 0
    lxvd2x %vs42, %r6, %r9
    vperm %v10, %v10, %v10, %v9
    xxlor %vs0, %vs42, %vs42
    li %r9, 16
    lxvd2x %vs42, %r6, %r9
    vperm %v10, %v10, %v10, %v9
    xxlor %vs1, %vs42, %vs42
    li %r9, 32
    lxvd2x %vs42, %r6, %r9
    vperm %v10, %v10, %v10, %v9
    xxlor %vs2, %vs42, %vs42
    li %r9, 48
    lxvd2x %vs42, %r6, %r9
    vperm %v10, %v10, %v10, %v9
    xxlor %vs3, %vs42, %vs42
    li %r9, 64
    lxvd2x %vs42, %r6, %r9
    vperm %v10, %v10, %v10, %v9
    xxlor %vs4, %vs42, %vs42
    li %r9, 80
    lxvd2x %vs42, %r6, %r9
    vperm %v10, %v10, %v10, %v9
    xxlor %vs5, %vs42, %vs42
    li %r9, 96
    lxvd2x %vs42, %r6, %r9
    vperm %v10, %v10, %v10, %v9
    xxlor %vs6, %vs42, %vs42
    li %r9, 112
    lxvd2x %vs42, %r6, %r9
    vperm %v10, %v10, %v10, %v9
    xxlor %vs7, %vs42, %vs42
    li %r9, 128
    lxvd2x %vs42, %r6, %r9
    vperm %v10, %v10, %v10, %v9
    xxlor %vs8, %vs42, %vs42
    li %r9, 144
    lxvd2x %vs42, %r6, %r9
    vperm %v10, %v10, %v10, %v9
    xxlor %vs9, %vs42, %vs42
    li %r9, 160
    lxvd2x %vs42, %r6, %r9
    vperm %v10, %v10, %v10, %v9
    xxlor %vs10, %vs42, %vs42
    li %r9, 176
    lxvd2x %vs42, %r6, %r9
    vperm %v10, %v10, %v10, %v9
    xxlor %vs11, %vs42, %vs42
    li %r9, 192
    lxvd2x %vs42, %r6, %r9
    vperm %v10, %v10, %v10, %v9
    xxlor %vs12, %vs42, %vs42
    li %r9, 208
    lxvd2x %vs42, %r6, %r9
    vperm %v10, %v10, %v10, %v9
    xxlor %vs13, %vs42, %vs42
    li %r9, 224
    lxvd2x %vs42, %r6, %r9
    vperm %v10, %v10, %v10, %v9
    xxlor %vs51, %vs42, %vs42
    xxlxor %vs32, %vs49, %vs0
    vadduwm %v17, %v17, %v18
    xxlxor %vs33, %vs49, %vs0
    vadduwm %v17, %v17, %v18
    xxlxor %vs34, %vs49, %vs0
    vadduwm %v17, %v17, %v18
    xxlxor %vs35, %vs49, %vs0
    vadduwm %v17, %v17, %v18
    xxlxor %vs36, %vs49, %vs0
    vadduwm %v17, %v17, %v18
    xxlxor %vs37, %vs49, %vs0
    vadduwm %v17, %v17, %v18
    xxlxor %vs38, %vs49, %vs0
    vadduwm %v17, %v17, %v18
    xxlxor %vs39, %vs49, %vs0
    vadduwm %v17, %v17, %v18
    li %r9, 16
    lxvd2x %vs49, %r7, %r9
    vperm %v17, %v17, %v17, %v9
    xxlxor %vs49, %vs49, %vs0
    li %r9, 32
    lxvd2x %vs48, %r8, %r9
    xxlxor %vs46, %vs46, %vs46
    xxlxor %vs47, %vs47, %vs47
    li %r9, 48
    lxvd2x %vs40, %r7, %r9
    vperm %v8, %v8, %v8, %v9
    li %r9, 544
    lxvd2x %vs44, %r6, %r9
    li %r9, 560
    lxvd2x %vs45, %r6, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r9, %r5, 15
    clrrdi %r9, %r9, 4
    sldi %r9, %r9, 1
    subf %r10, %r9, %r6
    addi %r10, %r10, 512
    li %r9, 32
    lxvd2x %vs40, %r7, %r9
    vperm %v8, %v8, %v8, %v9
    li %r9, 0
    lxvd2x %vs44, %r10, %r9
    li %r9, 16
    lxvd2x %vs45, %r10, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r10, %r10, 32
    cmpldi %r5, 65
    blt 2f
    xxlor %vs42, %vs1, %vs1
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v4, %v4, %v10
    vcipher %v5, %v5, %v10
    vcipher %v6, %v6, %v10
    vcipher %v7, %v7, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs2, %vs2
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v4, %v4, %v10
    vcipher %v5, %v5, %v10
    vcipher %v6, %v6, %v10
    vcipher %v7, %v7, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs3, %vs3
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v4, %v4, %v10
    vcipher %v5, %v5, %v10
    vcipher %v6, %v6, %v10
    vcipher %v7, %v7, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs4, %vs4
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v4, %v4, %v10
    vcipher %v5, %v5, %v10
    vcipher %v6, %v6, %v10
    vcipher %v7, %v7, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs5, %vs5
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v4, %v4, %v10
    vcipher %v5, %v5, %v10
    vcipher %v6, %v6, %v10
    vcipher %v7, %v7, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs6, %vs6
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v4, %v4, %v10
    vcipher %v5, %v5, %v10
    vcipher %v6, %v6, %v10
    vcipher %v7, %v7, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs7, %vs7
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v4, %v4, %v10
    vcipher %v5, %v5, %v10
    vcipher %v6, %v6, %v10
    vcipher %v7, %v7, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs8, %vs8
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v4, %v4, %v10
    vcipher %v5, %v5, %v10
    vcipher %v6, %v6, %v10
    vcipher %v7, %v7, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs9, %vs9
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v4, %v4, %v10
    vcipher %v5, %v5, %v10
    vcipher %v6, %v6, %v10
    vcipher %v7, %v7, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs10, %vs10
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v4, %v4, %v10
    vcipher %v5, %v5, %v10
    vcipher %v6, %v6, %v10
    vcipher %v7, %v7, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs11, %vs11
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v4, %v4, %v10
    vcipher %v5, %v5, %v10
    vcipher %v6, %v6, %v10
    vcipher %v7, %v7, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs12, %vs12
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v4, %v4, %v10
    vcipher %v5, %v5, %v10
    vcipher %v6, %v6, %v10
    vcipher %v7, %v7, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs13, %vs13
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v4, %v4, %v10
    vcipher %v5, %v5, %v10
    vcipher %v6, %v6, %v10
    vcipher %v7, %v7, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs51, %vs51
    vcipherlast %v0, %v0, %v10
    vcipherlast %v1, %v1, %v10
    vcipherlast %v2, %v2, %v10
    vcipherlast %v3, %v3, %v10
    vcipherlast %v4, %v4, %v10
    vcipherlast %v5, %v5, %v10
    vcipherlast %v6, %v6, %v10
    vcipherlast %v7, %v7, %v10
    vcipherlast %v17, %v17, %v10
2:
    cmpldi %r5, 65
    bge 3f
    xxlor %vs42, %vs1, %vs1
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs2, %vs2
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs3, %vs3
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs4, %vs4
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs5, %vs5
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs6, %vs6
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs7, %vs7
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs8, %vs8
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs9, %vs9
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs10, %vs10
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs11, %vs11
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs12, %vs12
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs13, %vs13
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v17, %v17, %v10
    xxlor %vs42, %vs51, %vs51
    vcipherlast %v0, %v0, %v10
    vcipherlast %v1, %v1, %v10
    vcipherlast %v2, %v2, %v10
    vcipherlast %v3, %v3, %v10
    vcipherlast %v17, %v17, %v10
3:
    andi. %r9, %r5, 128
    beq 4f
    li %r9, 0
    lxvd2x %vs43, %r4, %r9
    vpermxor %v8, %v0, %v11, %v9
    li %r9, 0
    lxvd2x %vs44, %r10, %r9
    li %r9, 16
    lxvd2x %vs45, %r10, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r10, %r10, 32
    vpermxor %v11, %v11, %v0, %v9
    li %r9, 0
    stxvd2x %vs43, %r3, %r9
    li %r9, 16
    lxvd2x %vs43, %r4, %r9
    vpermxor %v8, %v1, %v11, %v9
    li %r9, 0
    lxvd2x %vs44, %r10, %r9
    li %r9, 16
    lxvd2x %vs45, %r10, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r10, %r10, 32
    vpermxor %v11, %v11, %v1, %v9
    li %r9, 16
    stxvd2x %vs43, %r3, %r9
    li %r9, 32
    lxvd2x %vs43, %r4, %r9
    vpermxor %v8, %v2, %v11, %v9
    li %r9, 0
    lxvd2x %vs44, %r10, %r9
    li %r9, 16
    lxvd2x %vs45, %r10, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r10, %r10, 32
    vpermxor %v11, %v11, %v2, %v9
    li %r9, 32
    stxvd2x %vs43, %r3, %r9
    li %r9, 48
    lxvd2x %vs43, %r4, %r9
    vpermxor %v8, %v3, %v11, %v9
    li %r9, 0
    lxvd2x %vs44, %r10, %r9
    li %r9, 16
    lxvd2x %vs45, %r10, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r10, %r10, 32
    vpermxor %v11, %v11, %v3, %v9
    li %r9, 48
    stxvd2x %vs43, %r3, %r9
    li %r9, 64
    lxvd2x %vs43, %r4, %r9
    vpermxor %v8, %v4, %v11, %v9
    li %r9, 0
    lxvd2x %vs44, %r10, %r9
    li %r9, 16
    lxvd2x %vs45, %r10, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r10, %r10, 32
    vpermxor %v11, %v11, %v4, %v9
    li %r9, 64
    stxvd2x %vs43, %r3, %r9
    li %r9, 80
    lxvd2x %vs43, %r4, %r9
    vpermxor %v8, %v5, %v11, %v9
    li %r9, 0
    lxvd2x %vs44, %r10, %r9
    li %r9, 16
    lxvd2x %vs45, %r10, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r10, %r10, 32
    vpermxor %v11, %v11, %v5, %v9
    li %r9, 80
    stxvd2x %vs43, %r3, %r9
    li %r9, 96
    lxvd2x %vs43, %r4, %r9
    vpermxor %v8, %v6, %v11, %v9
    li %r9, 0
    lxvd2x %vs44, %r10, %r9
    li %r9, 16
    lxvd2x %vs45, %r10, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r10, %r10, 32
    vpermxor %v11, %v11, %v6, %v9
    li %r9, 96
    stxvd2x %vs43, %r3, %r9
    li %r9, 112
    lxvd2x %vs43, %r4, %r9
    vpermxor %v8, %v7, %v11, %v9
    li %r9, 0
    lxvd2x %vs44, %r10, %r9
    li %r9, 16
    lxvd2x %vs45, %r10, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r10, %r10, 32
    vpermxor %v11, %v11, %v7, %v9
    li %r9, 112
    stxvd2x %vs43, %r3, %r9
    addi %r4, %r4, 128
    addi %r3, %r3, 128
    addi %r5, %r5, -128
4:
    andi. %r9, %r5, 64
    beq 5f
    li %r9, 0
    lxvd2x %vs43, %r4, %r9
    vpermxor %v8, %v0, %v11, %v9
    li %r9, 0
    lxvd2x %vs44, %r10, %r9
    li %r9, 16
    lxvd2x %vs45, %r10, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r10, %r10, 32
    vpermxor %v11, %v11, %v0, %v9
    li %r9, 0
    stxvd2x %vs43, %r3, %r9
    li %r9, 16
    lxvd2x %vs43, %r4, %r9
    vpermxor %v8, %v1, %v11, %v9
    li %r9, 0
    lxvd2x %vs44, %r10, %r9
    li %r9, 16
    lxvd2x %vs45, %r10, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r10, %r10, 32
    vpermxor %v11, %v11, %v1, %v9
    li %r9, 16
    stxvd2x %vs43, %r3, %r9
    li %r9, 32
    lxvd2x %vs43, %r4, %r9
    vpermxor %v8, %v2, %v11, %v9
    li %r9, 0
    lxvd2x %vs44, %r10, %r9
    li %r9, 16
    lxvd2x %vs45, %r10, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r10, %r10, 32
    vpermxor %v11, %v11, %v2, %v9
    li %r9, 32
    stxvd2x %vs43, %r3, %r9
    li %r9, 48
    lxvd2x %vs43, %r4, %r9
    vpermxor %v8, %v3, %v11, %v9
    li %r9, 0
    lxvd2x %vs44, %r10, %r9
    li %r9, 16
    lxvd2x %vs45, %r10, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r10, %r10, 32
    vpermxor %v11, %v11, %v3, %v9
    li %r9, 48
    stxvd2x %vs43, %r3, %r9
    xxlor %vs32, %vs36, %vs36
    xxlor %vs33, %vs37, %vs37
    xxlor %vs34, %vs38, %vs38
    xxlor %vs35, %vs39, %vs39
    addi %r4, %r4, 64
    addi %r3, %r3, 64
    addi %r5, %r5, -64
5:
    andi. %r9, %r5, 32
    beq 6f
    li %r9, 0
    lxvd2x %vs43, %r4, %r9
    vpermxor %v8, %v0, %v11, %v9
    li %r9, 0
    lxvd2x %vs44, %r10, %r9
    li %r9, 16
    lxvd2x %vs45, %r10, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r10, %r10, 32
    vpermxor %v11, %v11, %v0, %v9
    li %r9, 0
    stxvd2x %vs43, %r3, %r9
    li %r9, 16
    lxvd2x %vs43, %r4, %r9
    vpermxor %v8, %v1, %v11, %v9
    li %r9, 0
    lxvd2x %vs44, %r10, %r9
    li %r9, 16
    lxvd2x %vs45, %r10, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r10, %r10, 32
    vpermxor %v11, %v11, %v1, %v9
    li %r9, 16
    stxvd2x %vs43, %r3, %r9
    xxlor %vs32, %vs34, %vs34
    xxlor %vs33, %vs35, %vs35
    addi %r4, %r4, 32
    addi %r3, %r3, 32
    addi %r5, %r5, -32
6:
    andi. %r9, %r5, 16
    beq 7f
    li %r9, 0
    lxvd2x %vs43, %r4, %r9
    vpermxor %v8, %v0, %v11, %v9
    li %r9, 0
    lxvd2x %vs44, %r10, %r9
    li %r9, 16
    lxvd2x %vs45, %r10, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r10, %r10, 32
    vpermxor %v11, %v11, %v0, %v9
    li %r9, 0
    stxvd2x %vs43, %r3, %r9
    xxlor %vs32, %vs33, %vs33
    addi %r4, %r4, 16
    addi %r3, %r3, 16
    addi %r5, %r5, -16
7:
    cmpldi %r5, 0
    beq 8f
    xxlxor %vs43, %vs43, %vs43
    li %r9, 32
    stxvd2x %vs43, %r1, %r9
    addi %r11, %r1, 32
    andi. %r9, %r5, 8
    beq 9f
    ld %r12, 0(%r4)
    std %r12, 0(%r11)
    addi %r4, %r4, 8
    addi %r11, %r11, 8
9:
    andi. %r9, %r5, 4
    beq 12f
    lwz %r12, 0(%r4)
    stw %r12, 0(%r11)
    addi %r4, %r4, 4
    addi %r11, %r11, 4
12:
    andi. %r9, %r5, 2
    beq 13f
    lhz %r12, 0(%r4)
    sth %r12, 0(%r11)
    addi %r4, %r4, 2
    addi %r11, %r11, 2
13:
    andi. %r9, %r5, 1
    beq 14f
    lbz %r12, 0(%r4)
    stb %r12, 0(%r11)
    addi %r4, %r4, 1
    addi %r11, %r11, 1
14:
    li %r9, 32
    lxvd2x %vs43, %r1, %r9
    vpermxor %v8, %v0, %v11, %v9
    li %r9, 64
    subf %r9, %r5, %r9
    lxvd2x %vs33, %r8, %r9
    vperm %v1, %v1, %v1, %v9
    xxlxor %vs34, %vs34, %vs34
    vsel %v8, %v2, %v8, %v1
    li %r9, 0
    lxvd2x %vs44, %r10, %r9
    li %r9, 16
    lxvd2x %vs45, %r10, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    addi %r10, %r10, 32
    vpermxor %v11, %v11, %v0, %v9
    li %r9, 32
    stxvd2x %vs43, %r1, %r9
    addi %r11, %r1, 32
    andi. %r9, %r5, 8
    beq 15f
    ld %r12, 0(%r11)
    std %r12, 0(%r3)
    addi %r11, %r11, 8
    addi %r3, %r3, 8
15:
    andi. %r9, %r5, 4
    beq 16f
    lwz %r12, 0(%r11)
    stw %r12, 0(%r3)
    addi %r11, %r11, 4
    addi %r3, %r3, 4
16:
    andi. %r9, %r5, 2
    beq 17f
    lhz %r12, 0(%r11)
    sth %r12, 0(%r3)
    addi %r11, %r11, 2
    addi %r3, %r3, 2
17:
    andi. %r9, %r5, 1
    beq 18f
    lbz %r12, 0(%r11)
    stb %r12, 0(%r3)
    addi %r11, %r11, 1
    addi %r3, %r3, 1
18:
    xxlxor %vs43, %vs43, %vs43
    li %r9, 32
    stxvd2x %vs43, %r1, %r9
8:
    vpmsumd %v12, %v14, %v16
    xxpermdi %vs45, %vs46, %vs46, 2
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs40, %vs44, %vs47
    xxlxor %vs40, %vs40, %vs49
    vperm %v8, %v8, %v8, %v9
    li %r9, 64
    stxvd2x %vs40, %r7, %r9
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
    li %r10, 0
    li %r11, 0
    li %r12, 0
    addi %r1, %r1, 48
    .cfi_def_cfa r1, 0
    blr
    .cfi_endproc
