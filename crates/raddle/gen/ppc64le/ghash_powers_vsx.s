    .cfi_startproc
    li %r9, 0
    lxvd2x %vs41, %r5, %r9
    li %r9, 16
    lxvd2x %vs48, %r5, %r9
    li %r9, 0
    lxvd2x %vs43, %r3, %r9
    vperm %v11, %v11, %v11, %v9
    xxlxor %vs46, %vs46, %vs46
    xxlxor %vs47, %vs47, %vs47
    li %r9, 32
    lxvd2x %vs44, %r5, %r9
    li %r9, 48
    lxvd2x %vs45, %r5, %r9
    vpmsumd %v12, %v11, %v12
    vpmsumd %v13, %v11, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    vpmsumd %v12, %v14, %v16
    xxpermdi %vs45, %vs46, %vs46, 2
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs32, %vs44, %vs47
    vpmsumd %v12, %v0, %v16
    xxpermdi %vs45, %vs32, %vs32, 2
    xxlxor %vs44, %vs44, %vs45
    xxpermdi %vs45, %vs32, %vs44, 3
    li %r9, 288
    stxvd2x %vs45, %r4, %r9
    xxpermdi %vs45, %vs32, %vs44, 0
    li %r9, 304
    stxvd2x %vs45, %r4, %r9
    xxlxor %vs46, %vs46, %vs46
    xxlxor %vs47, %vs47, %vs47
    li %r9, 288
    lxvd2x %vs44, %r4, %r9
    li %r9, 304
    lxvd2x %vs45, %r4, %r9
    vpmsumd %v12, %v0, %v12
    vpmsumd %v13, %v0, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    vpmsumd %v12, %v14, %v16
    xxpermdi %vs45, %vs46, %vs46, 2
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs33, %vs44, %vs47
    vpmsumd %v12, %v1, %v16
    xxpermdi %vs45, %vs33, %vs33, 2
    xxlxor %vs44, %vs44, %vs45
    xxpermdi %vs45, %vs33, %vs44, 3
    li %r9, 256
    stxvd2x %vs45, %r4, %r9
    xxpermdi %vs45, %vs33, %vs44, 0
    li %r9, 272
    stxvd2x %vs45, %r4, %r9
    xxlxor %vs46, %vs46, %vs46
    xxlxor %vs47, %vs47, %vs47
    li %r9, 256
    lxvd2x %vs44, %r4, %r9
    li %r9, 272
    lxvd2x %vs45, %r4, %r9
    vpmsumd %v12, %v0, %v12
    vpmsumd %v13, %v0, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    vpmsumd %v12, %v14, %v16
    xxpermdi %vs45, %vs46, %vs46, 2
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs34, %vs44, %vs47
    vpmsumd %v12, %v2, %v16
    xxpermdi %vs45, %vs34, %vs34, 2
    xxlxor %vs44, %vs44, %vs45
    xxpermdi %vs45, %vs34, %vs44, 3
    li %r9, 224
    stxvd2x %vs45, %r4, %r9
    xxpermdi %vs45, %vs34, %vs44, 0
    li %r9, 240
    stxvd2x %vs45, %r4, %r9
    xxlxor %vs46, %vs46, %vs46
    xxlxor %vs47, %vs47, %vs47
    li %r9, 256
    lxvd2x %vs44, %r4, %r9
    li %r9, 272
    lxvd2x %vs45, %r4, %r9
    vpmsumd %v12, %v1, %v12
    vpmsumd %v13, %v1, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    vpmsumd %v12, %v14, %v16
    xxpermdi %vs45, %vs46, %vs46, 2
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs35, %vs44, %vs47
    vpmsumd %v12, %v3, %v16
    xxpermdi %vs45, %vs35, %vs35, 2
    xxlxor %vs44, %vs44, %vs45
    xxpermdi %vs45, %vs35, %vs44, 3
    li %r9, 192
    stxvd2x %vs45, %r4, %r9
    xxpermdi %vs45, %vs35, %vs44, 0
    li %r9, 208
    stxvd2x %vs45, %r4, %r9
    xxlxor %vs46, %vs46, %vs46
    xxlxor %vs47, %vs47, %vs47
    li %r9, 192
    lxvd2x %vs44, %r4, %r9
    li %r9, 208
    lxvd2x %vs45, %r4, %r9
    vpmsumd %v12, %v0, %v12
    vpmsumd %v13, %v0, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    vpmsumd %v12, %v14, %v16
    xxpermdi %vs45, %vs46, %vs46, 2
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs36, %vs44, %vs47
    vpmsumd %v12, %v4, %v16
    xxpermdi %vs45, %vs36, %vs36, 2
    xxlxor %vs44, %vs44, %vs45
    xxpermdi %vs45, %vs36, %vs44, 3
    li %r9, 160
    stxvd2x %vs45, %r4, %r9
    xxpermdi %vs45, %vs36, %vs44, 0
    li %r9, 176
    stxvd2x %vs45, %r4, %r9
    xxlxor %vs46, %vs46, %vs46
    xxlxor %vs47, %vs47, %vs47
    li %r9, 192
    lxvd2x %vs44, %r4, %r9
    li %r9, 208
    lxvd2x %vs45, %r4, %r9
    vpmsumd %v12, %v1, %v12
    vpmsumd %v13, %v1, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    vpmsumd %v12, %v14, %v16
    xxpermdi %vs45, %vs46, %vs46, 2
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs37, %vs44, %vs47
    vpmsumd %v12, %v5, %v16
    xxpermdi %vs45, %vs37, %vs37, 2
    xxlxor %vs44, %vs44, %vs45
    xxpermdi %vs45, %vs37, %vs44, 3
    li %r9, 128
    stxvd2x %vs45, %r4, %r9
    xxpermdi %vs45, %vs37, %vs44, 0
    li %r9, 144
    stxvd2x %vs45, %r4, %r9
    xxlxor %vs46, %vs46, %vs46
    xxlxor %vs47, %vs47, %vs47
    li %r9, 192
    lxvd2x %vs44, %r4, %r9
    li %r9, 208
    lxvd2x %vs45, %r4, %r9
    vpmsumd %v12, %v2, %v12
    vpmsumd %v13, %v2, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    vpmsumd %v12, %v14, %v16
    xxpermdi %vs45, %vs46, %vs46, 2
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs38, %vs44, %vs47
    vpmsumd %v12, %v6, %v16
    xxpermdi %vs45, %vs38, %vs38, 2
    xxlxor %vs44, %vs44, %vs45
    xxpermdi %vs45, %vs38, %vs44, 3
    li %r9, 96
    stxvd2x %vs45, %r4, %r9
    xxpermdi %vs45, %vs38, %vs44, 0
    li %r9, 112
    stxvd2x %vs45, %r4, %r9
    xxlxor %vs46, %vs46, %vs46
    xxlxor %vs47, %vs47, %vs47
    li %r9, 192
    lxvd2x %vs44, %r4, %r9
    li %r9, 208
    lxvd2x %vs45, %r4, %r9
    vpmsumd %v12, %v3, %v12
    vpmsumd %v13, %v3, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    vpmsumd %v12, %v14, %v16
    xxpermdi %vs45, %vs46, %vs46, 2
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs39, %vs44, %vs47
    vpmsumd %v12, %v7, %v16
    xxpermdi %vs45, %vs39, %vs39, 2
    xxlxor %vs44, %vs44, %vs45
    xxpermdi %vs45, %vs39, %vs44, 3
    li %r9, 64
    stxvd2x %vs45, %r4, %r9
    xxpermdi %vs45, %vs39, %vs44, 0
    li %r9, 80
    stxvd2x %vs45, %r4, %r9
    xxlxor %vs46, %vs46, %vs46
    xxlxor %vs47, %vs47, %vs47
    li %r9, 64
    lxvd2x %vs44, %r4, %r9
    li %r9, 80
    lxvd2x %vs45, %r4, %r9
    vpmsumd %v12, %v0, %v12
    vpmsumd %v13, %v0, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    vpmsumd %v12, %v14, %v16
    xxpermdi %vs45, %vs46, %vs46, 2
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs32, %vs44, %vs47
    vpmsumd %v12, %v0, %v16
    xxpermdi %vs45, %vs32, %vs32, 2
    xxlxor %vs44, %vs44, %vs45
    xxpermdi %vs45, %vs32, %vs44, 3
    li %r9, 32
    stxvd2x %vs45, %r4, %r9
    xxpermdi %vs45, %vs32, %vs44, 0
    li %r9, 48
    stxvd2x %vs45, %r4, %r9
    xxlxor %vs46, %vs46, %vs46
    xxlxor %vs47, %vs47, %vs47
    li %r9, 64
    lxvd2x %vs44, %r4, %r9
    li %r9, 80
    lxvd2x %vs45, %r4, %r9
    vpmsumd %v12, %v1, %v12
    vpmsumd %v13, %v1, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    vpmsumd %v12, %v14, %v16
    xxpermdi %vs45, %vs46, %vs46, 2
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs33, %vs44, %vs47
    vpmsumd %v12, %v1, %v16
    xxpermdi %vs45, %vs33, %vs33, 2
    xxlxor %vs44, %vs44, %vs45
    xxpermdi %vs45, %vs33, %vs44, 3
    li %r9, 0
    stxvd2x %vs45, %r4, %r9
    xxpermdi %vs45, %vs33, %vs44, 0
    li %r9, 16
    stxvd2x %vs45, %r4, %r9
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
    li %r9, 0
    blr
    .cfi_endproc
