    .cfi_startproc
    xxlxor %vs36, %vs36, %vs36
    li %r9, 0
    lxvd2x %vs38, %r5, %r9
    li %r9, 16
    lxvd2x %vs37, %r5, %r9
    li %r9, 48
    lxvd2x %vs39, %r5, %r9
    li %r9, 64
    lxvd2x %vs40, %r5, %r9
    li %r9, 0
    lxvd2x %vs32, %r3, %r9
    vperm %v0, %v0, %v0, %v6
    li %r9, 8
    lxvd2x %vs33, %r3, %r9
    vperm %v1, %v1, %v1, %v6
    xxpermdi %vs33, %vs33, %vs33, 2
    vperm %v3, %v0, %v0, %v6
    li %r9, 0
    stxvd2x %vs35, %r4, %r9
    vperm %v3, %v1, %v1, %v6
    li %r9, 16
    stxvd2x %vs35, %r4, %r9
    vperm %v2, %v1, %v1, %v8
    vcipherlast %v2, %v2, %v5
    vsldoi %v3, %v4, %v0, 12
    xxlxor %vs32, %vs32, %vs35
    vsldoi %v3, %v4, %v0, 8
    xxlxor %vs32, %vs32, %vs35
    xxlxor %vs32, %vs32, %vs34
    vperm %v3, %v0, %v0, %v6
    li %r9, 24
    stxvd2x %vs35, %r4, %r9
    vperm %v2, %v0, %v0, %v7
    vsldoi %v3, %v4, %v1, 12
    xxlxor %vs33, %vs33, %vs35
    vsldoi %v3, %v4, %v1, 8
    xxlxor %vs33, %vs33, %vs35
    xxlxor %vs33, %vs33, %vs34
    vperm %v3, %v1, %v1, %v6
    li %r9, 40
    stxvd2x %vs35, %r4, %r9
    vadduwm %v5, %v5, %v5
    vperm %v2, %v1, %v1, %v8
    vcipherlast %v2, %v2, %v5
    vsldoi %v3, %v4, %v0, 12
    xxlxor %vs32, %vs32, %vs35
    vsldoi %v3, %v4, %v0, 8
    xxlxor %vs32, %vs32, %vs35
    xxlxor %vs32, %vs32, %vs34
    vperm %v3, %v0, %v0, %v6
    li %r9, 48
    stxvd2x %vs35, %r4, %r9
    vperm %v2, %v0, %v0, %v7
    vsldoi %v3, %v4, %v1, 12
    xxlxor %vs33, %vs33, %vs35
    vsldoi %v3, %v4, %v1, 8
    xxlxor %vs33, %vs33, %vs35
    xxlxor %vs33, %vs33, %vs34
    vperm %v3, %v1, %v1, %v6
    li %r9, 64
    stxvd2x %vs35, %r4, %r9
    vadduwm %v5, %v5, %v5
    vperm %v2, %v1, %v1, %v8
    vcipherlast %v2, %v2, %v5
    vsldoi %v3, %v4, %v0, 12
    xxlxor %vs32, %vs32, %vs35
    vsldoi %v3, %v4, %v0, 8
    xxlxor %vs32, %vs32, %vs35
    xxlxor %vs32, %vs32, %vs34
    vperm %v3, %v0, %v0, %v6
    li %r9, 72
    stxvd2x %vs35, %r4, %r9
    vperm %v2, %v0, %v0, %v7
    vsldoi %v3, %v4, %v1, 12
    xxlxor %vs33, %vs33, %vs35
    vsldoi %v3, %v4, %v1, 8
    xxlxor %vs33, %vs33, %vs35
    xxlxor %vs33, %vs33, %vs34
    vperm %v3, %v1, %v1, %v6
    li %r9, 88
    stxvd2x %vs35, %r4, %r9
    vadduwm %v5, %v5, %v5
    vperm %v2, %v1, %v1, %v8
    vcipherlast %v2, %v2, %v5
    vsldoi %v3, %v4, %v0, 12
    xxlxor %vs32, %vs32, %vs35
    vsldoi %v3, %v4, %v0, 8
    xxlxor %vs32, %vs32, %vs35
    xxlxor %vs32, %vs32, %vs34
    vperm %v3, %v0, %v0, %v6
    li %r9, 96
    stxvd2x %vs35, %r4, %r9
    vperm %v2, %v0, %v0, %v7
    vsldoi %v3, %v4, %v1, 12
    xxlxor %vs33, %vs33, %vs35
    vsldoi %v3, %v4, %v1, 8
    xxlxor %vs33, %vs33, %vs35
    xxlxor %vs33, %vs33, %vs34
    vperm %v3, %v1, %v1, %v6
    li %r9, 112
    stxvd2x %vs35, %r4, %r9
    vadduwm %v5, %v5, %v5
    vperm %v2, %v1, %v1, %v8
    vcipherlast %v2, %v2, %v5
    vsldoi %v3, %v4, %v0, 12
    xxlxor %vs32, %vs32, %vs35
    vsldoi %v3, %v4, %v0, 8
    xxlxor %vs32, %vs32, %vs35
    xxlxor %vs32, %vs32, %vs34
    vperm %v3, %v0, %v0, %v6
    li %r9, 120
    stxvd2x %vs35, %r4, %r9
    vperm %v2, %v0, %v0, %v7
    vsldoi %v3, %v4, %v1, 12
    xxlxor %vs33, %vs33, %vs35
    vsldoi %v3, %v4, %v1, 8
    xxlxor %vs33, %vs33, %vs35
    xxlxor %vs33, %vs33, %vs34
    vperm %v3, %v1, %v1, %v6
    li %r9, 136
    stxvd2x %vs35, %r4, %r9
    vadduwm %v5, %v5, %v5
    vperm %v2, %v1, %v1, %v8
    vcipherlast %v2, %v2, %v5
    vsldoi %v3, %v4, %v0, 12
    xxlxor %vs32, %vs32, %vs35
    vsldoi %v3, %v4, %v0, 8
    xxlxor %vs32, %vs32, %vs35
    xxlxor %vs32, %vs32, %vs34
    vperm %v3, %v0, %v0, %v6
    li %r9, 144
    stxvd2x %vs35, %r4, %r9
    vperm %v2, %v0, %v0, %v7
    vsldoi %v3, %v4, %v1, 12
    xxlxor %vs33, %vs33, %vs35
    vsldoi %v3, %v4, %v1, 8
    xxlxor %vs33, %vs33, %vs35
    xxlxor %vs33, %vs33, %vs34
    vperm %v3, %v1, %v1, %v6
    li %r9, 160
    stxvd2x %vs35, %r4, %r9
    vadduwm %v5, %v5, %v5
    vperm %v2, %v1, %v1, %v8
    vcipherlast %v2, %v2, %v5
    vsldoi %v3, %v4, %v0, 12
    xxlxor %vs32, %vs32, %vs35
    vsldoi %v3, %v4, %v0, 8
    xxlxor %vs32, %vs32, %vs35
    xxlxor %vs32, %vs32, %vs34
    vperm %v3, %v0, %v0, %v6
    li %r9, 168
    stxvd2x %vs35, %r4, %r9
    vperm %v2, %v0, %v0, %v7
    vsldoi %v3, %v4, %v1, 12
    xxlxor %vs33, %vs33, %vs35
    vsldoi %v3, %v4, %v1, 8
    xxlxor %vs33, %vs33, %vs35
    xxlxor %vs33, %vs33, %vs34
    vperm %v3, %v1, %v1, %v6
    li %r9, 184
    stxvd2x %vs35, %r4, %r9
    vadduwm %v5, %v5, %v5
    vperm %v2, %v1, %v1, %v8
    vcipherlast %v2, %v2, %v5
    vsldoi %v3, %v4, %v0, 12
    xxlxor %vs32, %vs32, %vs35
    vsldoi %v3, %v4, %v0, 8
    xxlxor %vs32, %vs32, %vs35
    xxlxor %vs32, %vs32, %vs34
    vperm %v3, %v0, %v0, %v6
    li %r9, 192
    stxvd2x %vs35, %r4, %r9
    xxlxor %vs32, %vs32, %vs32
    xxlxor %vs33, %vs33, %vs33
    xxlxor %vs34, %vs34, %vs34
    xxlxor %vs35, %vs35, %vs35
    xxlxor %vs36, %vs36, %vs36
    xxlxor %vs37, %vs37, %vs37
    xxlxor %vs38, %vs38, %vs38
    xxlxor %vs39, %vs39, %vs39
    xxlxor %vs40, %vs40, %vs40
    li %r9, 0
    blr
    .cfi_endproc
