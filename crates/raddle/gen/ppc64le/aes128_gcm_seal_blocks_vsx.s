    .cfi_startproc
    stdu %r1, -112(%r1)
    .cfi_def_cfa_offset 112
    li %r9, 32
    stxvd2x %vs52, %r1, %r9
    li %r9, 48
    stxvd2x %vs53, %r1, %r9
    li %r9, 64
    stxvd2x %vs54, %r1, %r9
    li %r9, 80
    stxvd2x %vs55, %r1, %r9
    li %r9, 96
    stxvd2x %vs56, %r1, %r9
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
    li %r9, 32
    lxvd2x %vs48, %r8, %r9
    li %r9, 32
    lxvd2x %vs40, %r7, %r9
    vperm %v8, %v8, %v8, %v9
    xxlxor %vs46, %vs46, %vs46
    xxlxor %vs47, %vs47, %vs47
    xxlxor %vs47, %vs47, %vs40
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
    xxlor %vs42, %vs1, %vs1
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    xxlor %vs42, %vs2, %vs2
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    xxlor %vs42, %vs3, %vs3
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    xxlor %vs42, %vs4, %vs4
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    xxlor %vs42, %vs5, %vs5
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    xxlor %vs42, %vs6, %vs6
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    xxlor %vs42, %vs7, %vs7
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    cmpldi %r5, 128
    blt 3f
2:
    .cfi_undefined v20
    .cfi_undefined v21
    .cfi_undefined v22
    .cfi_undefined v23
    .cfi_undefined v24
    vpmsumd %v12, %v14, %v16
    xxpermdi %vs45, %vs46, %vs46, 2
    xxlxor %vs47, %vs47, %vs45
    xxlor %vs55, %vs1, %vs1
    xxlxor %vs40, %vs44, %vs47
    xxlxor %vs46, %vs46, %vs46
    vcipher %v4, %v4, %v23
    xxlxor %vs47, %vs47, %vs47
    li %r9, 320
    lxvd2x %vs44, %r6, %r9
    vcipher %v5, %v5, %v23
    li %r9, 336
    lxvd2x %vs45, %r6, %r9
    vpmsumd %v12, %v8, %v12
    vcipher %v6, %v6, %v23
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    vcipher %v7, %v7, %v23
    xxlxor %vs47, %vs47, %vs45
    xxlor %vs42, %vs8, %vs8
    xxlor %vs55, %vs2, %vs2
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v4, %v4, %v23
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    xxlor %vs42, %vs9, %vs9
    vcipher %v5, %v5, %v23
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v6, %v6, %v23
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v7, %v7, %v23
    xxlor %vs42, %vs10, %vs10
    vcipherlast %v0, %v0, %v10
    xxlor %vs55, %vs3, %vs3
    vcipherlast %v1, %v1, %v10
    vcipherlast %v2, %v2, %v10
    vcipher %v4, %v4, %v23
    vcipherlast %v3, %v3, %v10
    li %r9, 0
    lxvd2x %vs43, %r4, %r9
    vcipher %v5, %v5, %v23
    li %r9, 16
    lxvd2x %vs52, %r4, %r9
    li %r9, 32
    lxvd2x %vs53, %r4, %r9
    vcipher %v6, %v6, %v23
    li %r9, 48
    lxvd2x %vs54, %r4, %r9
    li %r9, 352
    lxvd2x %vs44, %r6, %r9
    li %r9, 368
    lxvd2x %vs45, %r6, %r9
    vcipher %v7, %v7, %v23
    vpermxor %v24, %v0, %v11, %v9
    vpermxor %v11, %v11, %v0, %v9
    xxlor %vs55, %vs4, %vs4
    li %r9, 0
    stxvd2x %vs43, %r3, %r9
    vpmsumd %v12, %v24, %v12
    vcipher %v4, %v4, %v23
    vpmsumd %v13, %v24, %v13
    xxlxor %vs46, %vs46, %vs44
    vcipher %v5, %v5, %v23
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs32, %vs49, %vs0
    vcipher %v6, %v6, %v23
    vadduwm %v17, %v17, %v18
    li %r9, 384
    lxvd2x %vs44, %r6, %r9
    vcipher %v7, %v7, %v23
    li %r9, 400
    lxvd2x %vs45, %r6, %r9
    vpermxor %v24, %v1, %v20, %v9
    xxlor %vs55, %vs5, %vs5
    vpermxor %v20, %v20, %v1, %v9
    li %r9, 16
    stxvd2x %vs52, %r3, %r9
    vpmsumd %v12, %v24, %v12
    vcipher %v4, %v4, %v23
    vpmsumd %v13, %v24, %v13
    xxlxor %vs46, %vs46, %vs44
    vcipher %v5, %v5, %v23
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs33, %vs49, %vs0
    vcipher %v6, %v6, %v23
    vadduwm %v17, %v17, %v18
    li %r9, 416
    lxvd2x %vs44, %r6, %r9
    vcipher %v7, %v7, %v23
    li %r9, 432
    lxvd2x %vs45, %r6, %r9
    vpermxor %v24, %v2, %v21, %v9
    xxlor %vs55, %vs6, %vs6
    vpermxor %v21, %v21, %v2, %v9
    li %r9, 32
    stxvd2x %vs53, %r3, %r9
    vcipher %v4, %v4, %v23
    vpmsumd %v12, %v24, %v12
    vpmsumd %v13, %v24, %v13
    vcipher %v5, %v5, %v23
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs34, %vs49, %vs0
    vcipher %v6, %v6, %v23
    vadduwm %v17, %v17, %v18
    li %r9, 448
    lxvd2x %vs44, %r6, %r9
    vcipher %v7, %v7, %v23
    li %r9, 464
    lxvd2x %vs45, %r6, %r9
    vpermxor %v24, %v3, %v22, %v9
    xxlor %vs55, %vs7, %vs7
    vpermxor %v22, %v22, %v3, %v9
    li %r9, 48
    stxvd2x %vs54, %r3, %r9
    vcipher %v4, %v4, %v23
    vpmsumd %v12, %v24, %v12
    vpmsumd %v13, %v24, %v13
    vcipher %v5, %v5, %v23
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    vcipher %v6, %v6, %v23
    xxlxor %vs35, %vs49, %vs0
    vadduwm %v17, %v17, %v18
    vcipher %v7, %v7, %v23
    xxlor %vs55, %vs8, %vs8
    vcipher %v4, %v4, %v23
    xxlor %vs42, %vs1, %vs1
    vcipher %v5, %v5, %v23
    vcipher %v6, %v6, %v23
    vcipher %v0, %v0, %v10
    vcipher %v7, %v7, %v23
    vcipher %v1, %v1, %v10
    xxlor %vs55, %vs9, %vs9
    vcipher %v4, %v4, %v23
    vcipher %v2, %v2, %v10
    vcipher %v5, %v5, %v23
    vcipher %v6, %v6, %v23
    vcipher %v3, %v3, %v10
    vcipher %v7, %v7, %v23
    xxlor %vs42, %vs2, %vs2
    xxlor %vs55, %vs10, %vs10
    vcipherlast %v4, %v4, %v23
    vcipher %v0, %v0, %v10
    vcipherlast %v5, %v5, %v23
    vcipherlast %v6, %v6, %v23
    vcipher %v1, %v1, %v10
    vcipherlast %v7, %v7, %v23
    vcipher %v2, %v2, %v10
    li %r9, 64
    lxvd2x %vs43, %r4, %r9
    li %r9, 80
    lxvd2x %vs52, %r4, %r9
    vcipher %v3, %v3, %v10
    li %r9, 96
    lxvd2x %vs53, %r4, %r9
    li %r9, 112
    lxvd2x %vs54, %r4, %r9
    xxlor %vs42, %vs3, %vs3
    li %r9, 480
    lxvd2x %vs44, %r6, %r9
    vcipher %v0, %v0, %v10
    li %r9, 496
    lxvd2x %vs45, %r6, %r9
    vpermxor %v24, %v4, %v11, %v9
    vcipher %v1, %v1, %v10
    vpermxor %v11, %v11, %v4, %v9
    li %r9, 64
    stxvd2x %vs43, %r3, %r9
    vcipher %v2, %v2, %v10
    vpmsumd %v12, %v24, %v12
    vcipher %v3, %v3, %v10
    vpmsumd %v13, %v24, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlor %vs42, %vs4, %vs4
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs36, %vs49, %vs0
    vcipher %v0, %v0, %v10
    vadduwm %v17, %v17, %v18
    vcipher %v1, %v1, %v10
    li %r9, 512
    lxvd2x %vs44, %r6, %r9
    li %r9, 528
    lxvd2x %vs45, %r6, %r9
    vcipher %v2, %v2, %v10
    vpermxor %v24, %v5, %v20, %v9
    vpermxor %v20, %v20, %v5, %v9
    vcipher %v3, %v3, %v10
    li %r9, 80
    stxvd2x %vs52, %r3, %r9
    xxlor %vs42, %vs5, %vs5
    vpmsumd %v12, %v24, %v12
    vpmsumd %v13, %v24, %v13
    vcipher %v0, %v0, %v10
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    vcipher %v1, %v1, %v10
    xxlxor %vs37, %vs49, %vs0
    vcipher %v2, %v2, %v10
    vadduwm %v17, %v17, %v18
    li %r9, 544
    lxvd2x %vs44, %r6, %r9
    vcipher %v3, %v3, %v10
    li %r9, 560
    lxvd2x %vs45, %r6, %r9
    vpermxor %v24, %v6, %v21, %v9
    xxlor %vs42, %vs6, %vs6
    vpermxor %v21, %v21, %v6, %v9
    vcipher %v0, %v0, %v10
    li %r9, 96
    stxvd2x %vs53, %r3, %r9
    vpmsumd %v12, %v24, %v12
    vcipher %v1, %v1, %v10
    vpmsumd %v13, %v24, %v13
    xxlxor %vs46, %vs46, %vs44
    vcipher %v2, %v2, %v10
    xxlxor %vs47, %vs47, %vs45
    vcipher %v3, %v3, %v10
    xxlxor %vs38, %vs49, %vs0
    vadduwm %v17, %v17, %v18
    xxlor %vs42, %vs7, %vs7
    vpermxor %v24, %v7, %v22, %v9
    vpermxor %v22, %v22, %v7, %v9
    vcipher %v0, %v0, %v10
    li %r9, 112
    stxvd2x %vs54, %r3, %r9
    vcipher %v1, %v1, %v10
    xxlxor %vs47, %vs47, %vs56
    xxlxor %vs39, %vs49, %vs0
    vcipher %v2, %v2, %v10
    vadduwm %v17, %v17, %v18
    vcipher %v3, %v3, %v10
    addi %r4, %r4, 128
    addi %r3, %r3, 128
    addi %r5, %r5, -128
    cmpldi %r5, 128
    bge 2b
3:
    vpmsumd %v12, %v14, %v16
    xxpermdi %vs45, %vs46, %vs46, 2
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs40, %vs44, %vs47
    vperm %v8, %v8, %v8, %v9
    li %r9, 32
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
    li %r9, 32
    lxvd2x %vs52, %r1, %r9
    li %r9, 48
    lxvd2x %vs53, %r1, %r9
    li %r9, 64
    lxvd2x %vs54, %r1, %r9
    li %r9, 80
    lxvd2x %vs55, %r1, %r9
    li %r9, 96
    lxvd2x %vs56, %r1, %r9
    addi %r1, %r1, 112
    .cfi_def_cfa r1, 0
    .cfi_restore v20
    .cfi_restore v21
    .cfi_restore v22
    .cfi_restore v23
    .cfi_restore v24
    blr
    .cfi_endproc
