    .cfi_startproc
    li %r9, 0
    lxvd2x %vs41, %r7, %r9
    li %r9, 16
    lxvd2x %vs48, %r7, %r9
    li %r9, 0
    lxvd2x %vs40, %r3, %r9
    vperm %v8, %v8, %v8, %v9
    cmpldi %r5, 128
    blt 3f
2:
    xxlxor %vs46, %vs46, %vs46
    xxlxor %vs47, %vs47, %vs47
    li %r9, 64
    lxvd2x %vs44, %r6, %r9
    li %r9, 80
    lxvd2x %vs45, %r6, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    li %r9, 0
    lxvd2x %vs43, %r4, %r9
    vperm %v11, %v11, %v11, %v9
    li %r9, 96
    lxvd2x %vs44, %r6, %r9
    li %r9, 112
    lxvd2x %vs45, %r6, %r9
    vpmsumd %v12, %v11, %v12
    vpmsumd %v13, %v11, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    li %r9, 16
    lxvd2x %vs43, %r4, %r9
    vperm %v11, %v11, %v11, %v9
    li %r9, 128
    lxvd2x %vs44, %r6, %r9
    li %r9, 144
    lxvd2x %vs45, %r6, %r9
    vpmsumd %v12, %v11, %v12
    vpmsumd %v13, %v11, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    li %r9, 32
    lxvd2x %vs43, %r4, %r9
    vperm %v11, %v11, %v11, %v9
    li %r9, 160
    lxvd2x %vs44, %r6, %r9
    li %r9, 176
    lxvd2x %vs45, %r6, %r9
    vpmsumd %v12, %v11, %v12
    vpmsumd %v13, %v11, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    li %r9, 48
    lxvd2x %vs43, %r4, %r9
    vperm %v11, %v11, %v11, %v9
    li %r9, 192
    lxvd2x %vs44, %r6, %r9
    li %r9, 208
    lxvd2x %vs45, %r6, %r9
    vpmsumd %v12, %v11, %v12
    vpmsumd %v13, %v11, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    li %r9, 64
    lxvd2x %vs43, %r4, %r9
    vperm %v11, %v11, %v11, %v9
    li %r9, 224
    lxvd2x %vs44, %r6, %r9
    li %r9, 240
    lxvd2x %vs45, %r6, %r9
    vpmsumd %v12, %v11, %v12
    vpmsumd %v13, %v11, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    li %r9, 80
    lxvd2x %vs43, %r4, %r9
    vperm %v11, %v11, %v11, %v9
    li %r9, 256
    lxvd2x %vs44, %r6, %r9
    li %r9, 272
    lxvd2x %vs45, %r6, %r9
    vpmsumd %v12, %v11, %v12
    vpmsumd %v13, %v11, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    li %r9, 96
    lxvd2x %vs43, %r4, %r9
    vperm %v11, %v11, %v11, %v9
    li %r9, 288
    lxvd2x %vs44, %r6, %r9
    li %r9, 304
    lxvd2x %vs45, %r6, %r9
    vpmsumd %v12, %v11, %v12
    vpmsumd %v13, %v11, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    li %r9, 112
    lxvd2x %vs43, %r4, %r9
    vperm %v11, %v11, %v11, %v9
    xxlxor %vs47, %vs47, %vs43
    vpmsumd %v12, %v14, %v16
    xxpermdi %vs45, %vs46, %vs46, 2
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs40, %vs44, %vs47
    addi %r4, %r4, 128
    addi %r5, %r5, -128
    cmpldi %r5, 128
    bge 2b
3:
    andi. %r9, %r5, 64
    beq 4f
    xxlxor %vs46, %vs46, %vs46
    xxlxor %vs47, %vs47, %vs47
    li %r9, 192
    lxvd2x %vs44, %r6, %r9
    li %r9, 208
    lxvd2x %vs45, %r6, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    li %r9, 0
    lxvd2x %vs43, %r4, %r9
    vperm %v11, %v11, %v11, %v9
    li %r9, 224
    lxvd2x %vs44, %r6, %r9
    li %r9, 240
    lxvd2x %vs45, %r6, %r9
    vpmsumd %v12, %v11, %v12
    vpmsumd %v13, %v11, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    li %r9, 16
    lxvd2x %vs43, %r4, %r9
    vperm %v11, %v11, %v11, %v9
    li %r9, 256
    lxvd2x %vs44, %r6, %r9
    li %r9, 272
    lxvd2x %vs45, %r6, %r9
    vpmsumd %v12, %v11, %v12
    vpmsumd %v13, %v11, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    li %r9, 32
    lxvd2x %vs43, %r4, %r9
    vperm %v11, %v11, %v11, %v9
    li %r9, 288
    lxvd2x %vs44, %r6, %r9
    li %r9, 304
    lxvd2x %vs45, %r6, %r9
    vpmsumd %v12, %v11, %v12
    vpmsumd %v13, %v11, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    li %r9, 48
    lxvd2x %vs43, %r4, %r9
    vperm %v11, %v11, %v11, %v9
    xxlxor %vs47, %vs47, %vs43
    vpmsumd %v12, %v14, %v16
    xxpermdi %vs45, %vs46, %vs46, 2
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs40, %vs44, %vs47
    addi %r4, %r4, 64
    addi %r5, %r5, -64
4:
    andi. %r9, %r5, 32
    beq 5f
    xxlxor %vs46, %vs46, %vs46
    xxlxor %vs47, %vs47, %vs47
    li %r9, 256
    lxvd2x %vs44, %r6, %r9
    li %r9, 272
    lxvd2x %vs45, %r6, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    li %r9, 0
    lxvd2x %vs43, %r4, %r9
    vperm %v11, %v11, %v11, %v9
    li %r9, 288
    lxvd2x %vs44, %r6, %r9
    li %r9, 304
    lxvd2x %vs45, %r6, %r9
    vpmsumd %v12, %v11, %v12
    vpmsumd %v13, %v11, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    li %r9, 16
    lxvd2x %vs43, %r4, %r9
    vperm %v11, %v11, %v11, %v9
    xxlxor %vs47, %vs47, %vs43
    vpmsumd %v12, %v14, %v16
    xxpermdi %vs45, %vs46, %vs46, 2
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs40, %vs44, %vs47
    addi %r4, %r4, 32
    addi %r5, %r5, -32
5:
    andi. %r9, %r5, 16
    beq 6f
    xxlxor %vs46, %vs46, %vs46
    xxlxor %vs47, %vs47, %vs47
    li %r9, 288
    lxvd2x %vs44, %r6, %r9
    li %r9, 304
    lxvd2x %vs45, %r6, %r9
    vpmsumd %v12, %v8, %v12
    vpmsumd %v13, %v8, %v13
    xxlxor %vs46, %vs46, %vs44
    xxlxor %vs47, %vs47, %vs45
    li %r9, 0
    lxvd2x %vs43, %r4, %r9
    vperm %v11, %v11, %v11, %v9
    xxlxor %vs47, %vs47, %vs43
    vpmsumd %v12, %v14, %v16
    xxpermdi %vs45, %vs46, %vs46, 2
    xxlxor %vs47, %vs47, %vs45
    xxlxor %vs40, %vs44, %vs47
    addi %r4, %r4, 16
    addi %r5, %r5, -16
6:
    vperm %v8, %v8, %v8, %v9
    li %r9, 0
    stxvd2x %vs40, %r3, %r9
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
    blr
    .cfi_endproc
