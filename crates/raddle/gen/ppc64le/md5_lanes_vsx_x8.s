    .cfi_startproc
    stdu %r1, -848(%r1)
    .cfi_def_cfa_offset 848
    std %r14, 32(%r1)
    std %r15, 40(%r1)
    std %r16, 48(%r1)
    std %r17, 56(%r1)
    std %r18, 64(%r1)
    std %r19, 72(%r1)
    std %r20, 80(%r1)
    std %r21, 88(%r1)
    std %r30, 96(%r1)
    std %r31, 104(%r1)
    li %r7, 816
    stxvd2x %vs52, %r1, %r7
    li %r7, 832
    stxvd2x %vs53, %r1, %r7
    ld %r8, 0(%r4)
    std %r8, 752(%r1)
    ld %r8, 8(%r4)
    std %r8, 760(%r1)
    ld %r8, 16(%r4)
    std %r8, 768(%r1)
    ld %r8, 24(%r4)
    std %r8, 776(%r1)
    ld %r8, 32(%r4)
    std %r8, 784(%r1)
    ld %r8, 40(%r4)
    std %r8, 792(%r1)
    ld %r8, 48(%r4)
    std %r8, 800(%r1)
    ld %r8, 56(%r4)
    std %r8, 808(%r1)
    addi %r14, %r1, 240
    .cfi_offset r14, -816
    .cfi_offset r15, -808
    .cfi_offset r16, -800
    .cfi_offset r17, -792
    .cfi_offset r18, -784
    .cfi_offset r19, -776
    .cfi_offset r20, -768
    .cfi_offset r21, -760
    .cfi_offset r30, -752
    .cfi_offset r31, -744
    addi %r15, %r1, 304
    addi %r16, %r1, 368
    addi %r17, %r1, 432
    addi %r18, %r1, 496
    addi %r19, %r1, 560
    addi %r20, %r1, 624
    addi %r21, %r1, 688
    li %r9, 0
    li %r10, 16
    li %r11, 32
    li %r12, 48
    li %r7, 0
    lxvd2x %vs32, %r3, %r7
    li %r7, 32
    lxvd2x %vs33, %r3, %r7
    li %r7, 64
    lxvd2x %vs34, %r3, %r7
    li %r7, 96
    lxvd2x %vs35, %r3, %r7
    li %r7, 16
    lxvd2x %vs36, %r3, %r7
    li %r7, 48
    lxvd2x %vs37, %r3, %r7
    li %r7, 80
    lxvd2x %vs38, %r3, %r7
    li %r7, 112
    lxvd2x %vs39, %r3, %r7
    cmpldi %r5, 64
    blt 3f
2:
    .cfi_undefined v20
    .cfi_undefined v21
    li %r7, 112
    stxvd2x %vs32, %r1, %r7
    li %r7, 128
    stxvd2x %vs33, %r1, %r7
    li %r7, 144
    stxvd2x %vs34, %r1, %r7
    li %r7, 160
    stxvd2x %vs35, %r1, %r7
    li %r7, 176
    stxvd2x %vs36, %r1, %r7
    li %r7, 192
    stxvd2x %vs37, %r1, %r7
    li %r7, 208
    stxvd2x %vs38, %r1, %r7
    li %r7, 224
    stxvd2x %vs39, %r1, %r7
    ld %r8, 752(%r1)
    ld %r4, 760(%r1)
    ld %r30, 768(%r1)
    ld %r31, 776(%r1)
    lxvd2x %vs40, %r8, %r9
    lxvd2x %vs41, %r4, %r9
    lxvd2x %vs42, %r30, %r9
    lxvd2x %vs43, %r31, %r9
    vmrghw %v16, %v9, %v8
    vmrghw %v17, %v11, %v10
    vmrglw %v18, %v9, %v8
    vmrglw %v19, %v11, %v10
    lxvd2x %vs44, %r8, %r10
    lxvd2x %vs45, %r4, %r10
    lxvd2x %vs46, %r30, %r10
    lxvd2x %vs47, %r31, %r10
    xxpermdi %vs40, %vs48, %vs49, 3
    xxpermdi %vs41, %vs48, %vs49, 0
    xxpermdi %vs42, %vs50, %vs51, 3
    xxpermdi %vs43, %vs50, %vs51, 0
    stxvd2x %vs40, %r14, %r9
    stxvd2x %vs41, %r14, %r10
    stxvd2x %vs42, %r14, %r11
    stxvd2x %vs43, %r14, %r12
    vmrghw %v16, %v13, %v12
    vmrghw %v17, %v15, %v14
    vmrglw %v18, %v13, %v12
    vmrglw %v19, %v15, %v14
    lxvd2x %vs40, %r8, %r11
    lxvd2x %vs41, %r4, %r11
    lxvd2x %vs42, %r30, %r11
    lxvd2x %vs43, %r31, %r11
    xxpermdi %vs44, %vs48, %vs49, 3
    xxpermdi %vs45, %vs48, %vs49, 0
    xxpermdi %vs46, %vs50, %vs51, 3
    xxpermdi %vs47, %vs50, %vs51, 0
    stxvd2x %vs44, %r15, %r9
    stxvd2x %vs45, %r15, %r10
    stxvd2x %vs46, %r15, %r11
    stxvd2x %vs47, %r15, %r12
    vmrghw %v16, %v9, %v8
    vmrghw %v17, %v11, %v10
    vmrglw %v18, %v9, %v8
    vmrglw %v19, %v11, %v10
    lxvd2x %vs44, %r8, %r12
    lxvd2x %vs45, %r4, %r12
    lxvd2x %vs46, %r30, %r12
    lxvd2x %vs47, %r31, %r12
    xxpermdi %vs40, %vs48, %vs49, 3
    xxpermdi %vs41, %vs48, %vs49, 0
    xxpermdi %vs42, %vs50, %vs51, 3
    xxpermdi %vs43, %vs50, %vs51, 0
    stxvd2x %vs40, %r16, %r9
    stxvd2x %vs41, %r16, %r10
    stxvd2x %vs42, %r16, %r11
    stxvd2x %vs43, %r16, %r12
    vmrghw %v16, %v13, %v12
    vmrghw %v17, %v15, %v14
    vmrglw %v18, %v13, %v12
    vmrglw %v19, %v15, %v14
    xxpermdi %vs44, %vs48, %vs49, 3
    xxpermdi %vs45, %vs48, %vs49, 0
    xxpermdi %vs46, %vs50, %vs51, 3
    xxpermdi %vs47, %vs50, %vs51, 0
    stxvd2x %vs44, %r17, %r9
    stxvd2x %vs45, %r17, %r10
    stxvd2x %vs46, %r17, %r11
    stxvd2x %vs47, %r17, %r12
    addi %r8, %r8, 64
    std %r8, 752(%r1)
    addi %r4, %r4, 64
    std %r4, 760(%r1)
    addi %r30, %r30, 64
    std %r30, 768(%r1)
    addi %r31, %r31, 64
    std %r31, 776(%r1)
    ld %r8, 784(%r1)
    ld %r4, 792(%r1)
    ld %r30, 800(%r1)
    ld %r31, 808(%r1)
    lxvd2x %vs40, %r8, %r9
    lxvd2x %vs41, %r4, %r9
    lxvd2x %vs42, %r30, %r9
    lxvd2x %vs43, %r31, %r9
    vmrghw %v16, %v9, %v8
    vmrghw %v17, %v11, %v10
    vmrglw %v18, %v9, %v8
    vmrglw %v19, %v11, %v10
    lxvd2x %vs44, %r8, %r10
    lxvd2x %vs45, %r4, %r10
    lxvd2x %vs46, %r30, %r10
    lxvd2x %vs47, %r31, %r10
    xxpermdi %vs40, %vs48, %vs49, 3
    xxpermdi %vs41, %vs48, %vs49, 0
    xxpermdi %vs42, %vs50, %vs51, 3
    xxpermdi %vs43, %vs50, %vs51, 0
    stxvd2x %vs40, %r18, %r9
    stxvd2x %vs41, %r18, %r10
    stxvd2x %vs42, %r18, %r11
    stxvd2x %vs43, %r18, %r12
    vmrghw %v16, %v13, %v12
    vmrghw %v17, %v15, %v14
    vmrglw %v18, %v13, %v12
    vmrglw %v19, %v15, %v14
    lxvd2x %vs40, %r8, %r11
    lxvd2x %vs41, %r4, %r11
    lxvd2x %vs42, %r30, %r11
    lxvd2x %vs43, %r31, %r11
    xxpermdi %vs44, %vs48, %vs49, 3
    xxpermdi %vs45, %vs48, %vs49, 0
    xxpermdi %vs46, %vs50, %vs51, 3
    xxpermdi %vs47, %vs50, %vs51, 0
    stxvd2x %vs44, %r19, %r9
    stxvd2x %vs45, %r19, %r10
    stxvd2x %vs46, %r19, %r11
    stxvd2x %vs47, %r19, %r12
    vmrghw %v16, %v9, %v8
    vmrghw %v17, %v11, %v10
    vmrglw %v18, %v9, %v8
    vmrglw %v19, %v11, %v10
    lxvd2x %vs44, %r8, %r12
    lxvd2x %vs45, %r4, %r12
    lxvd2x %vs46, %r30, %r12
    lxvd2x %vs47, %r31, %r12
    xxpermdi %vs40, %vs48, %vs49, 3
    xxpermdi %vs41, %vs48, %vs49, 0
    xxpermdi %vs42, %vs50, %vs51, 3
    xxpermdi %vs43, %vs50, %vs51, 0
    stxvd2x %vs40, %r20, %r9
    stxvd2x %vs41, %r20, %r10
    stxvd2x %vs42, %r20, %r11
    stxvd2x %vs43, %r20, %r12
    vmrghw %v16, %v13, %v12
    vmrghw %v17, %v15, %v14
    vmrglw %v18, %v13, %v12
    vmrglw %v19, %v15, %v14
    xxpermdi %vs44, %vs48, %vs49, 3
    xxpermdi %vs45, %vs48, %vs49, 0
    xxpermdi %vs46, %vs50, %vs51, 3
    xxpermdi %vs47, %vs50, %vs51, 0
    stxvd2x %vs44, %r21, %r9
    stxvd2x %vs45, %r21, %r10
    stxvd2x %vs46, %r21, %r11
    stxvd2x %vs47, %r21, %r12
    addi %r8, %r8, 64
    std %r8, 784(%r1)
    addi %r4, %r4, 64
    std %r4, 792(%r1)
    addi %r30, %r30, 64
    std %r30, 800(%r1)
    addi %r31, %r31, 64
    std %r31, 808(%r1)
    vspltisw %v12, 7
    vspltisw %v13, 12
    vspltisw %v14, -15
    vspltisw %v15, -10
    lxvd2x %vs48, %r6, %r9
    lxvd2x %vs41, %r14, %r9
    lxvd2x %vs43, %r18, %r9
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
    lxvd2x %vs48, %r6, %r10
    lxvd2x %vs41, %r14, %r10
    lxvd2x %vs43, %r18, %r10
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
    lxvd2x %vs48, %r6, %r11
    lxvd2x %vs41, %r14, %r11
    lxvd2x %vs43, %r18, %r11
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
    lxvd2x %vs48, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs41, %r14, %r12
    lxvd2x %vs43, %r18, %r12
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
    lxvd2x %vs48, %r6, %r9
    lxvd2x %vs41, %r15, %r9
    lxvd2x %vs43, %r19, %r9
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
    lxvd2x %vs48, %r6, %r10
    lxvd2x %vs41, %r15, %r10
    lxvd2x %vs43, %r19, %r10
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
    lxvd2x %vs48, %r6, %r11
    lxvd2x %vs41, %r15, %r11
    lxvd2x %vs43, %r19, %r11
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
    lxvd2x %vs48, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs41, %r15, %r12
    lxvd2x %vs43, %r19, %r12
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
    lxvd2x %vs48, %r6, %r9
    lxvd2x %vs41, %r16, %r9
    lxvd2x %vs43, %r20, %r9
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
    lxvd2x %vs48, %r6, %r10
    lxvd2x %vs41, %r16, %r10
    lxvd2x %vs43, %r20, %r10
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
    lxvd2x %vs48, %r6, %r11
    lxvd2x %vs41, %r16, %r11
    lxvd2x %vs43, %r20, %r11
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
    lxvd2x %vs48, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs41, %r16, %r12
    lxvd2x %vs43, %r20, %r12
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
    lxvd2x %vs48, %r6, %r9
    lxvd2x %vs41, %r17, %r9
    lxvd2x %vs43, %r21, %r9
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
    lxvd2x %vs48, %r6, %r10
    lxvd2x %vs41, %r17, %r10
    lxvd2x %vs43, %r21, %r10
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
    lxvd2x %vs48, %r6, %r11
    lxvd2x %vs41, %r17, %r11
    lxvd2x %vs43, %r21, %r11
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
    lxvd2x %vs48, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs41, %r17, %r12
    lxvd2x %vs43, %r21, %r12
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
    lxvd2x %vs48, %r6, %r9
    lxvd2x %vs41, %r14, %r10
    lxvd2x %vs43, %r18, %r10
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
    lxvd2x %vs48, %r6, %r10
    lxvd2x %vs41, %r15, %r11
    lxvd2x %vs43, %r19, %r11
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
    lxvd2x %vs48, %r6, %r11
    lxvd2x %vs41, %r16, %r12
    lxvd2x %vs43, %r20, %r12
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
    lxvd2x %vs48, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs41, %r14, %r9
    lxvd2x %vs43, %r18, %r9
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
    lxvd2x %vs48, %r6, %r9
    lxvd2x %vs41, %r15, %r10
    lxvd2x %vs43, %r19, %r10
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
    lxvd2x %vs48, %r6, %r10
    lxvd2x %vs41, %r16, %r11
    lxvd2x %vs43, %r20, %r11
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
    lxvd2x %vs48, %r6, %r11
    lxvd2x %vs41, %r17, %r12
    lxvd2x %vs43, %r21, %r12
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
    lxvd2x %vs48, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs41, %r15, %r9
    lxvd2x %vs43, %r19, %r9
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
    lxvd2x %vs48, %r6, %r9
    lxvd2x %vs41, %r16, %r10
    lxvd2x %vs43, %r20, %r10
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
    lxvd2x %vs48, %r6, %r10
    lxvd2x %vs41, %r17, %r11
    lxvd2x %vs43, %r21, %r11
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
    lxvd2x %vs48, %r6, %r11
    lxvd2x %vs41, %r14, %r12
    lxvd2x %vs43, %r18, %r12
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
    lxvd2x %vs48, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs41, %r16, %r9
    lxvd2x %vs43, %r20, %r9
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
    lxvd2x %vs48, %r6, %r9
    lxvd2x %vs41, %r17, %r10
    lxvd2x %vs43, %r21, %r10
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
    lxvd2x %vs48, %r6, %r10
    lxvd2x %vs41, %r14, %r11
    lxvd2x %vs43, %r18, %r11
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
    lxvd2x %vs48, %r6, %r11
    lxvd2x %vs41, %r15, %r12
    lxvd2x %vs43, %r19, %r12
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
    lxvd2x %vs48, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs41, %r17, %r9
    lxvd2x %vs43, %r21, %r9
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
    lxvd2x %vs48, %r6, %r9
    lxvd2x %vs41, %r15, %r10
    lxvd2x %vs43, %r19, %r10
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
    lxvd2x %vs48, %r6, %r10
    lxvd2x %vs41, %r16, %r9
    lxvd2x %vs43, %r20, %r9
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
    lxvd2x %vs48, %r6, %r11
    lxvd2x %vs41, %r16, %r12
    lxvd2x %vs43, %r20, %r12
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
    lxvd2x %vs48, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs41, %r17, %r11
    lxvd2x %vs43, %r21, %r11
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
    lxvd2x %vs48, %r6, %r9
    lxvd2x %vs41, %r14, %r10
    lxvd2x %vs43, %r18, %r10
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
    lxvd2x %vs48, %r6, %r10
    lxvd2x %vs41, %r15, %r9
    lxvd2x %vs43, %r19, %r9
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
    lxvd2x %vs48, %r6, %r11
    lxvd2x %vs41, %r15, %r12
    lxvd2x %vs43, %r19, %r12
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
    lxvd2x %vs48, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs41, %r16, %r11
    lxvd2x %vs43, %r20, %r11
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
    lxvd2x %vs48, %r6, %r9
    lxvd2x %vs41, %r17, %r10
    lxvd2x %vs43, %r21, %r10
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
    lxvd2x %vs48, %r6, %r10
    lxvd2x %vs41, %r14, %r9
    lxvd2x %vs43, %r18, %r9
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
    lxvd2x %vs48, %r6, %r11
    lxvd2x %vs41, %r14, %r12
    lxvd2x %vs43, %r18, %r12
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
    lxvd2x %vs48, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs41, %r15, %r11
    lxvd2x %vs43, %r19, %r11
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
    lxvd2x %vs48, %r6, %r9
    lxvd2x %vs41, %r16, %r10
    lxvd2x %vs43, %r20, %r10
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
    lxvd2x %vs48, %r6, %r10
    lxvd2x %vs41, %r17, %r9
    lxvd2x %vs43, %r21, %r9
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
    lxvd2x %vs48, %r6, %r11
    lxvd2x %vs41, %r17, %r12
    lxvd2x %vs43, %r21, %r12
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
    lxvd2x %vs48, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs41, %r14, %r11
    lxvd2x %vs43, %r18, %r11
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
    lxvd2x %vs48, %r6, %r9
    lxvd2x %vs41, %r14, %r9
    lxvd2x %vs43, %r18, %r9
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
    lxvd2x %vs48, %r6, %r10
    lxvd2x %vs41, %r15, %r12
    lxvd2x %vs43, %r19, %r12
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
    lxvd2x %vs48, %r6, %r11
    lxvd2x %vs41, %r17, %r11
    lxvd2x %vs43, %r21, %r11
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
    lxvd2x %vs48, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs41, %r15, %r10
    lxvd2x %vs43, %r19, %r10
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
    lxvd2x %vs48, %r6, %r9
    lxvd2x %vs41, %r17, %r9
    lxvd2x %vs43, %r21, %r9
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
    lxvd2x %vs48, %r6, %r10
    lxvd2x %vs41, %r14, %r12
    lxvd2x %vs43, %r18, %r12
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
    lxvd2x %vs48, %r6, %r11
    lxvd2x %vs41, %r16, %r11
    lxvd2x %vs43, %r20, %r11
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
    lxvd2x %vs48, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs41, %r14, %r10
    lxvd2x %vs43, %r18, %r10
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
    lxvd2x %vs48, %r6, %r9
    lxvd2x %vs41, %r16, %r9
    lxvd2x %vs43, %r20, %r9
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
    lxvd2x %vs48, %r6, %r10
    lxvd2x %vs41, %r17, %r12
    lxvd2x %vs43, %r21, %r12
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
    lxvd2x %vs48, %r6, %r11
    lxvd2x %vs41, %r15, %r11
    lxvd2x %vs43, %r19, %r11
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
    lxvd2x %vs48, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs41, %r17, %r10
    lxvd2x %vs43, %r21, %r10
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
    lxvd2x %vs48, %r6, %r9
    lxvd2x %vs41, %r15, %r9
    lxvd2x %vs43, %r19, %r9
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
    lxvd2x %vs48, %r6, %r10
    lxvd2x %vs41, %r16, %r12
    lxvd2x %vs43, %r20, %r12
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
    lxvd2x %vs48, %r6, %r11
    lxvd2x %vs41, %r14, %r11
    lxvd2x %vs43, %r18, %r11
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
    lxvd2x %vs48, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs41, %r16, %r10
    lxvd2x %vs43, %r20, %r10
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
    li %r7, 112
    lxvd2x %vs48, %r1, %r7
    vadduwm %v0, %v0, %v16
    li %r7, 128
    lxvd2x %vs49, %r1, %r7
    vadduwm %v1, %v1, %v17
    li %r7, 144
    lxvd2x %vs50, %r1, %r7
    vadduwm %v2, %v2, %v18
    li %r7, 160
    lxvd2x %vs51, %r1, %r7
    vadduwm %v3, %v3, %v19
    li %r7, 176
    lxvd2x %vs52, %r1, %r7
    vadduwm %v4, %v4, %v20
    li %r7, 192
    lxvd2x %vs53, %r1, %r7
    vadduwm %v5, %v5, %v21
    li %r7, 208
    lxvd2x %vs48, %r1, %r7
    vadduwm %v6, %v6, %v16
    li %r7, 224
    lxvd2x %vs49, %r1, %r7
    vadduwm %v7, %v7, %v17
    addi %r6, %r6, -1024
    addi %r5, %r5, -64
    cmpldi %r5, 64
    bge 2b
3:
    li %r7, 0
    stxvd2x %vs32, %r3, %r7
    li %r7, 32
    stxvd2x %vs33, %r3, %r7
    li %r7, 64
    stxvd2x %vs34, %r3, %r7
    li %r7, 96
    stxvd2x %vs35, %r3, %r7
    li %r7, 16
    stxvd2x %vs36, %r3, %r7
    li %r7, 48
    stxvd2x %vs37, %r3, %r7
    li %r7, 80
    stxvd2x %vs38, %r3, %r7
    li %r7, 112
    stxvd2x %vs39, %r3, %r7
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
    li %r7, 112
    stxvd2x %vs32, %r1, %r7
    li %r7, 128
    stxvd2x %vs32, %r1, %r7
    li %r7, 144
    stxvd2x %vs32, %r1, %r7
    li %r7, 160
    stxvd2x %vs32, %r1, %r7
    li %r7, 176
    stxvd2x %vs32, %r1, %r7
    li %r7, 192
    stxvd2x %vs32, %r1, %r7
    li %r7, 208
    stxvd2x %vs32, %r1, %r7
    li %r7, 224
    stxvd2x %vs32, %r1, %r7
    li %r7, 240
    stxvd2x %vs32, %r1, %r7
    li %r7, 256
    stxvd2x %vs32, %r1, %r7
    li %r7, 272
    stxvd2x %vs32, %r1, %r7
    li %r7, 288
    stxvd2x %vs32, %r1, %r7
    li %r7, 304
    stxvd2x %vs32, %r1, %r7
    li %r7, 320
    stxvd2x %vs32, %r1, %r7
    li %r7, 336
    stxvd2x %vs32, %r1, %r7
    li %r7, 352
    stxvd2x %vs32, %r1, %r7
    li %r7, 368
    stxvd2x %vs32, %r1, %r7
    li %r7, 384
    stxvd2x %vs32, %r1, %r7
    li %r7, 400
    stxvd2x %vs32, %r1, %r7
    li %r7, 416
    stxvd2x %vs32, %r1, %r7
    li %r7, 432
    stxvd2x %vs32, %r1, %r7
    li %r7, 448
    stxvd2x %vs32, %r1, %r7
    li %r7, 464
    stxvd2x %vs32, %r1, %r7
    li %r7, 480
    stxvd2x %vs32, %r1, %r7
    li %r7, 496
    stxvd2x %vs32, %r1, %r7
    li %r7, 512
    stxvd2x %vs32, %r1, %r7
    li %r7, 528
    stxvd2x %vs32, %r1, %r7
    li %r7, 544
    stxvd2x %vs32, %r1, %r7
    li %r7, 560
    stxvd2x %vs32, %r1, %r7
    li %r7, 576
    stxvd2x %vs32, %r1, %r7
    li %r7, 592
    stxvd2x %vs32, %r1, %r7
    li %r7, 608
    stxvd2x %vs32, %r1, %r7
    li %r7, 624
    stxvd2x %vs32, %r1, %r7
    li %r7, 640
    stxvd2x %vs32, %r1, %r7
    li %r7, 656
    stxvd2x %vs32, %r1, %r7
    li %r7, 672
    stxvd2x %vs32, %r1, %r7
    li %r7, 688
    stxvd2x %vs32, %r1, %r7
    li %r7, 704
    stxvd2x %vs32, %r1, %r7
    li %r7, 720
    stxvd2x %vs32, %r1, %r7
    li %r7, 736
    stxvd2x %vs32, %r1, %r7
    ld %r14, 32(%r1)
    ld %r15, 40(%r1)
    ld %r16, 48(%r1)
    ld %r17, 56(%r1)
    ld %r18, 64(%r1)
    ld %r19, 72(%r1)
    ld %r20, 80(%r1)
    ld %r21, 88(%r1)
    ld %r30, 96(%r1)
    ld %r31, 104(%r1)
    li %r7, 816
    lxvd2x %vs52, %r1, %r7
    li %r7, 832
    lxvd2x %vs53, %r1, %r7
    addi %r1, %r1, 848
    .cfi_def_cfa r1, 0
    .cfi_restore r14
    .cfi_restore r15
    .cfi_restore r16
    .cfi_restore r17
    .cfi_restore r18
    .cfi_restore r19
    .cfi_restore r20
    .cfi_restore r21
    .cfi_restore r30
    .cfi_restore r31
    .cfi_restore v20
    .cfi_restore v21
    blr
    .cfi_endproc
