    .cfi_startproc
    stdu %r1, -112(%r1)
    .cfi_def_cfa_offset 112
    li %r9, 48
    stxvd2x %vs52, %r1, %r9
    li %r9, 64
    stxvd2x %vs53, %r1, %r9
    li %r9, 80
    stxvd2x %vs54, %r1, %r9
    li %r9, 96
    stxvd2x %vs55, %r1, %r9
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
    xxlor %vs42, %vs8, %vs8
    vcipher %v0, %v0, %v10
    xxlor %vs55, %vs1, %vs1
    vcipher %v1, %v1, %v10
    vcipher %v4, %v4, %v23
    vcipher %v2, %v2, %v10
    vcipher %v5, %v5, %v23
    vcipher %v3, %v3, %v10
    xxlor %vs42, %vs9, %vs9
    vcipher %v6, %v6, %v23
    vcipher %v0, %v0, %v10
    vcipher %v7, %v7, %v23
    vcipher %v1, %v1, %v10
    xxlor %vs55, %vs2, %vs2
    vcipher %v2, %v2, %v10
    vcipher %v4, %v4, %v23
    vcipher %v3, %v3, %v10
    xxlor %vs42, %vs10, %vs10
    vcipher %v5, %v5, %v23
    vcipher %v0, %v0, %v10
    vcipher %v6, %v6, %v23
    vcipher %v1, %v1, %v10
    vcipher %v7, %v7, %v23
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    xxlor %vs55, %vs3, %vs3
    xxlor %vs42, %vs11, %vs11
    vcipher %v4, %v4, %v23
    vcipher %v0, %v0, %v10
    vcipher %v5, %v5, %v23
    vcipher %v1, %v1, %v10
    vcipher %v6, %v6, %v23
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    vcipher %v7, %v7, %v23
    xxlor %vs42, %vs12, %vs12
    xxlor %vs55, %vs4, %vs4
    vcipherlast %v0, %v0, %v10
    vcipher %v4, %v4, %v23
    vcipherlast %v1, %v1, %v10
    vcipherlast %v2, %v2, %v10
    vcipher %v5, %v5, %v23
    vcipherlast %v3, %v3, %v10
    vcipher %v6, %v6, %v23
    li %r9, 0
    lxvd2x %vs43, %r4, %r9
    vcipher %v7, %v7, %v23
    li %r9, 16
    lxvd2x %vs52, %r4, %r9
    xxlor %vs55, %vs5, %vs5
    li %r9, 32
    lxvd2x %vs53, %r4, %r9
    li %r9, 48
    lxvd2x %vs54, %r4, %r9
    vcipher %v4, %v4, %v23
    vpermxor %v11, %v11, %v0, %v9
    vcipher %v5, %v5, %v23
    li %r9, 0
    stxvd2x %vs43, %r3, %r9
    vcipher %v6, %v6, %v23
    xxlxor %vs32, %vs49, %vs0
    vadduwm %v17, %v17, %v18
    vcipher %v7, %v7, %v23
    vpermxor %v20, %v20, %v1, %v9
    xxlor %vs55, %vs6, %vs6
    li %r9, 16
    stxvd2x %vs52, %r3, %r9
    vcipher %v4, %v4, %v23
    xxlxor %vs33, %vs49, %vs0
    vcipher %v5, %v5, %v23
    vadduwm %v17, %v17, %v18
    vpermxor %v21, %v21, %v2, %v9
    vcipher %v6, %v6, %v23
    li %r9, 32
    stxvd2x %vs53, %r3, %r9
    vcipher %v7, %v7, %v23
    xxlxor %vs34, %vs49, %vs0
    xxlor %vs55, %vs7, %vs7
    vadduwm %v17, %v17, %v18
    vpermxor %v22, %v22, %v3, %v9
    vcipher %v4, %v4, %v23
    li %r9, 48
    stxvd2x %vs54, %r3, %r9
    vcipher %v5, %v5, %v23
    xxlxor %vs35, %vs49, %vs0
    vcipher %v6, %v6, %v23
    vadduwm %v17, %v17, %v18
    vcipher %v7, %v7, %v23
    xxlor %vs55, %vs8, %vs8
    vcipher %v4, %v4, %v23
    xxlor %vs42, %vs1, %vs1
    vcipher %v5, %v5, %v23
    vcipher %v0, %v0, %v10
    vcipher %v6, %v6, %v23
    vcipher %v1, %v1, %v10
    vcipher %v7, %v7, %v23
    xxlor %vs55, %vs9, %vs9
    vcipher %v2, %v2, %v10
    vcipher %v4, %v4, %v23
    vcipher %v3, %v3, %v10
    vcipher %v5, %v5, %v23
    xxlor %vs42, %vs2, %vs2
    vcipher %v6, %v6, %v23
    vcipher %v0, %v0, %v10
    vcipher %v7, %v7, %v23
    xxlor %vs55, %vs10, %vs10
    vcipher %v1, %v1, %v10
    vcipher %v4, %v4, %v23
    vcipher %v2, %v2, %v10
    vcipher %v5, %v5, %v23
    vcipher %v3, %v3, %v10
    vcipher %v6, %v6, %v23
    vcipher %v7, %v7, %v23
    xxlor %vs42, %vs3, %vs3
    xxlor %vs55, %vs11, %vs11
    vcipher %v0, %v0, %v10
    vcipher %v4, %v4, %v23
    vcipher %v1, %v1, %v10
    vcipher %v5, %v5, %v23
    vcipher %v2, %v2, %v10
    vcipher %v6, %v6, %v23
    vcipher %v7, %v7, %v23
    vcipher %v3, %v3, %v10
    xxlor %vs55, %vs12, %vs12
    xxlor %vs42, %vs4, %vs4
    vcipherlast %v4, %v4, %v23
    vcipher %v0, %v0, %v10
    vcipherlast %v5, %v5, %v23
    vcipherlast %v6, %v6, %v23
    vcipher %v1, %v1, %v10
    vcipherlast %v7, %v7, %v23
    vcipher %v2, %v2, %v10
    li %r9, 64
    lxvd2x %vs43, %r4, %r9
    vcipher %v3, %v3, %v10
    li %r9, 80
    lxvd2x %vs52, %r4, %r9
    xxlor %vs42, %vs5, %vs5
    li %r9, 96
    lxvd2x %vs53, %r4, %r9
    li %r9, 112
    lxvd2x %vs54, %r4, %r9
    vcipher %v0, %v0, %v10
    vpermxor %v11, %v11, %v4, %v9
    vcipher %v1, %v1, %v10
    li %r9, 64
    stxvd2x %vs43, %r3, %r9
    vcipher %v2, %v2, %v10
    xxlxor %vs36, %vs49, %vs0
    vadduwm %v17, %v17, %v18
    vcipher %v3, %v3, %v10
    vpermxor %v20, %v20, %v5, %v9
    xxlor %vs42, %vs6, %vs6
    li %r9, 80
    stxvd2x %vs52, %r3, %r9
    vcipher %v0, %v0, %v10
    xxlxor %vs37, %vs49, %vs0
    vcipher %v1, %v1, %v10
    vadduwm %v17, %v17, %v18
    vpermxor %v21, %v21, %v6, %v9
    vcipher %v2, %v2, %v10
    li %r9, 96
    stxvd2x %vs53, %r3, %r9
    vcipher %v3, %v3, %v10
    xxlxor %vs38, %vs49, %vs0
    xxlor %vs42, %vs7, %vs7
    vadduwm %v17, %v17, %v18
    vpermxor %v22, %v22, %v7, %v9
    vcipher %v0, %v0, %v10
    li %r9, 112
    stxvd2x %vs54, %r3, %r9
    vcipher %v1, %v1, %v10
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
    cmpldi %r5, 0
    beq 4f
    cmpldi %r5, 65
    blt 5f
    xxlor %vs55, %vs1, %vs1
    vcipher %v4, %v4, %v23
    xxlor %vs42, %vs8, %vs8
    vcipher %v5, %v5, %v23
    vcipher %v6, %v6, %v23
    vcipher %v0, %v0, %v10
    vcipher %v7, %v7, %v23
    xxlor %vs55, %vs2, %vs2
    vcipher %v4, %v4, %v23
    vcipher %v1, %v1, %v10
    vcipher %v5, %v5, %v23
    vcipher %v6, %v6, %v23
    vcipher %v2, %v2, %v10
    vcipher %v7, %v7, %v23
    xxlor %vs55, %vs3, %vs3
    vcipher %v3, %v3, %v10
    vcipher %v4, %v4, %v23
    vcipher %v5, %v5, %v23
    vcipher %v6, %v6, %v23
    xxlor %vs42, %vs9, %vs9
    vcipher %v7, %v7, %v23
    xxlor %vs55, %vs4, %vs4
    vcipher %v0, %v0, %v10
    vcipher %v4, %v4, %v23
    vcipher %v5, %v5, %v23
    vcipher %v6, %v6, %v23
    vcipher %v1, %v1, %v10
    vcipher %v7, %v7, %v23
    xxlor %vs55, %vs5, %vs5
    vcipher %v2, %v2, %v10
    vcipher %v4, %v4, %v23
    vcipher %v5, %v5, %v23
    vcipher %v3, %v3, %v10
    vcipher %v6, %v6, %v23
    vcipher %v7, %v7, %v23
    xxlor %vs55, %vs6, %vs6
    xxlor %vs42, %vs10, %vs10
    vcipher %v4, %v4, %v23
    vcipher %v5, %v5, %v23
    vcipher %v0, %v0, %v10
    vcipher %v6, %v6, %v23
    vcipher %v7, %v7, %v23
    xxlor %vs55, %vs7, %vs7
    vcipher %v1, %v1, %v10
    vcipher %v4, %v4, %v23
    vcipher %v5, %v5, %v23
    vcipher %v2, %v2, %v10
    vcipher %v6, %v6, %v23
    vcipher %v7, %v7, %v23
    vcipher %v3, %v3, %v10
    xxlor %vs55, %vs8, %vs8
    vcipher %v4, %v4, %v23
    vcipher %v5, %v5, %v23
    xxlor %vs42, %vs11, %vs11
    vcipher %v6, %v6, %v23
    vcipher %v7, %v7, %v23
    vcipher %v0, %v0, %v10
    xxlor %vs55, %vs9, %vs9
    vcipher %v4, %v4, %v23
    vcipher %v5, %v5, %v23
    vcipher %v1, %v1, %v10
    vcipher %v6, %v6, %v23
    vcipher %v7, %v7, %v23
    vcipher %v2, %v2, %v10
    xxlor %vs55, %vs10, %vs10
    vcipher %v4, %v4, %v23
    vcipher %v3, %v3, %v10
    vcipher %v5, %v5, %v23
    vcipher %v6, %v6, %v23
    vcipher %v7, %v7, %v23
    xxlor %vs42, %vs12, %vs12
    xxlor %vs55, %vs11, %vs11
    vcipher %v4, %v4, %v23
    vcipherlast %v0, %v0, %v10
    vcipher %v5, %v5, %v23
    vcipher %v6, %v6, %v23
    vcipher %v7, %v7, %v23
    vcipherlast %v1, %v1, %v10
    xxlor %vs55, %vs12, %vs12
    vcipherlast %v4, %v4, %v23
    vcipherlast %v2, %v2, %v10
    vcipherlast %v5, %v5, %v23
    vcipherlast %v6, %v6, %v23
    vcipherlast %v3, %v3, %v10
    vcipherlast %v7, %v7, %v23
5:
    cmpldi %r5, 65
    bge 6f
    xxlor %vs42, %vs8, %vs8
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    xxlor %vs42, %vs9, %vs9
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    xxlor %vs42, %vs10, %vs10
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    xxlor %vs42, %vs11, %vs11
    vcipher %v0, %v0, %v10
    vcipher %v1, %v1, %v10
    vcipher %v2, %v2, %v10
    vcipher %v3, %v3, %v10
    xxlor %vs42, %vs12, %vs12
    vcipherlast %v0, %v0, %v10
    vcipherlast %v1, %v1, %v10
    vcipherlast %v2, %v2, %v10
    vcipherlast %v3, %v3, %v10
6:
    andi. %r9, %r5, 64
    beq 7f
    li %r9, 0
    lxvd2x %vs43, %r4, %r9
    vpermxor %v11, %v11, %v0, %v9
    li %r9, 0
    stxvd2x %vs43, %r3, %r9
    li %r9, 16
    lxvd2x %vs43, %r4, %r9
    vpermxor %v11, %v11, %v1, %v9
    li %r9, 16
    stxvd2x %vs43, %r3, %r9
    li %r9, 32
    lxvd2x %vs43, %r4, %r9
    vpermxor %v11, %v11, %v2, %v9
    li %r9, 32
    stxvd2x %vs43, %r3, %r9
    li %r9, 48
    lxvd2x %vs43, %r4, %r9
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
7:
    andi. %r9, %r5, 32
    beq 8f
    li %r9, 0
    lxvd2x %vs43, %r4, %r9
    vpermxor %v11, %v11, %v0, %v9
    li %r9, 0
    stxvd2x %vs43, %r3, %r9
    li %r9, 16
    lxvd2x %vs43, %r4, %r9
    vpermxor %v11, %v11, %v1, %v9
    li %r9, 16
    stxvd2x %vs43, %r3, %r9
    xxlor %vs32, %vs34, %vs34
    xxlor %vs33, %vs35, %vs35
    addi %r4, %r4, 32
    addi %r3, %r3, 32
    addi %r5, %r5, -32
8:
    andi. %r9, %r5, 16
    beq 9f
    li %r9, 0
    lxvd2x %vs43, %r4, %r9
    vpermxor %v11, %v11, %v0, %v9
    li %r9, 0
    stxvd2x %vs43, %r3, %r9
    xxlor %vs32, %vs33, %vs33
    addi %r4, %r4, 16
    addi %r3, %r3, 16
    addi %r5, %r5, -16
9:
    cmpldi %r5, 0
    beq 12f
    xxlxor %vs43, %vs43, %vs43
    li %r9, 32
    stxvd2x %vs43, %r1, %r9
    addi %r11, %r1, 32
    andi. %r9, %r5, 8
    beq 13f
    ld %r12, 0(%r4)
    std %r12, 0(%r11)
    addi %r4, %r4, 8
    addi %r11, %r11, 8
13:
    andi. %r9, %r5, 4
    beq 14f
    lwz %r12, 0(%r4)
    stw %r12, 0(%r11)
    addi %r4, %r4, 4
    addi %r11, %r11, 4
14:
    andi. %r9, %r5, 2
    beq 15f
    lhz %r12, 0(%r4)
    sth %r12, 0(%r11)
    addi %r4, %r4, 2
    addi %r11, %r11, 2
15:
    andi. %r9, %r5, 1
    beq 16f
    lbz %r12, 0(%r4)
    stb %r12, 0(%r11)
    addi %r4, %r4, 1
    addi %r11, %r11, 1
16:
    li %r9, 32
    lxvd2x %vs43, %r1, %r9
    vpermxor %v11, %v11, %v0, %v9
    li %r9, 32
    stxvd2x %vs43, %r1, %r9
    addi %r11, %r1, 32
    andi. %r9, %r5, 8
    beq 17f
    ld %r12, 0(%r11)
    std %r12, 0(%r3)
    addi %r11, %r11, 8
    addi %r3, %r3, 8
17:
    andi. %r9, %r5, 4
    beq 18f
    lwz %r12, 0(%r11)
    stw %r12, 0(%r3)
    addi %r11, %r11, 4
    addi %r3, %r3, 4
18:
    andi. %r9, %r5, 2
    beq 19f
    lhz %r12, 0(%r11)
    sth %r12, 0(%r3)
    addi %r11, %r11, 2
    addi %r3, %r3, 2
19:
    andi. %r9, %r5, 1
    beq 20f
    lbz %r12, 0(%r11)
    stb %r12, 0(%r3)
    addi %r11, %r11, 1
    addi %r3, %r3, 1
20:
    xxlxor %vs43, %vs43, %vs43
    li %r9, 32
    stxvd2x %vs43, %r1, %r9
12:
4:
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
    li %r9, 48
    lxvd2x %vs52, %r1, %r9
    li %r9, 64
    lxvd2x %vs53, %r1, %r9
    li %r9, 80
    lxvd2x %vs54, %r1, %r9
    li %r9, 96
    lxvd2x %vs55, %r1, %r9
    addi %r1, %r1, 112
    .cfi_def_cfa r1, 0
    .cfi_restore v20
    .cfi_restore v21
    .cfi_restore v22
    .cfi_restore v23
    blr
    .cfi_endproc
