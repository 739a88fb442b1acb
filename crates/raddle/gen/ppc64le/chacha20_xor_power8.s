    .cfi_startproc
    li %r9, 48
    lxvw4x %vs0, %r6, %r9
    cmpldi %r5, 512
    blt 2f
    stdu %r1, -224(%r1)
    .cfi_def_cfa_offset 224
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
    li %r9, 112
    stxvd2x %vs57, %r1, %r9
    li %r9, 128
    stxvd2x %vs58, %r1, %r9
    li %r9, 144
    stxvd2x %vs59, %r1, %r9
    li %r9, 160
    stxvd2x %vs60, %r1, %r9
    li %r9, 176
    stxvd2x %vs61, %r1, %r9
    li %r9, 192
    stxvd2x %vs62, %r1, %r9
    li %r9, 208
    stxvd2x %vs63, %r1, %r9
    cmpldi %r5, 512
    blt 4f
3:
# 8 blocks while there are as many
    .cfi_undefined v20
    .cfi_undefined v21
    .cfi_undefined v22
    .cfi_undefined v23
    .cfi_undefined v24
    .cfi_undefined v25
    .cfi_undefined v26
    .cfi_undefined v27
    .cfi_undefined v28
    .cfi_undefined v29
    .cfi_undefined v30
    .cfi_undefined v31
    li %r9, 0
    lxvw4x %vs35, %r6, %r9
    li %r9, 16
    lxvw4x %vs39, %r6, %r9
    li %r9, 32
    lxvw4x %vs43, %r6, %r9
    xxlor %vs47, %vs0, %vs0
    li %r9, 64
    lxvw4x %vs45, %r7, %r9
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
    xxlor %vs48, %vs32, %vs32
    xxlor %vs49, %vs33, %vs33
    xxlor %vs50, %vs34, %vs34
    xxlor %vs51, %vs35, %vs35
    xxlor %vs52, %vs36, %vs36
    xxlor %vs53, %vs37, %vs37
    xxlor %vs54, %vs38, %vs38
    xxlor %vs55, %vs39, %vs39
    xxlor %vs56, %vs40, %vs40
    xxlor %vs57, %vs41, %vs41
    xxlor %vs58, %vs42, %vs42
    xxlor %vs59, %vs43, %vs43
    xxlor %vs61, %vs45, %vs45
    xxlor %vs62, %vs46, %vs46
    xxlor %vs63, %vs47, %vs47
    xxlor %vs1, %vs40, %vs40
    vspltisw %v8, 4
    vadduwm %v28, %v12, %v8
    li %r10, 16
    li %r11, 32
    li %r9, 48
    li %r8, 10
5:
    addi %r8, %r8, -1
    cmpldi %r8, 0
    vadduwm %v0, %v0, %v4
    vadduwm %v1, %v1, %v5
    vadduwm %v2, %v2, %v6
    vadduwm %v3, %v3, %v7
    lxvw4x %vs40, 0, %r7
    vpermxor %v12, %v12, %v0, %v8
    vadduwm %v16, %v16, %v20
    vpermxor %v13, %v13, %v1, %v8
    vadduwm %v17, %v17, %v21
    vpermxor %v14, %v14, %v2, %v8
    vadduwm %v18, %v18, %v22
    vpermxor %v15, %v15, %v3, %v8
    vadduwm %v19, %v19, %v23
    vpermxor %v28, %v28, %v16, %v8
    vadduwm %v9, %v9, %v13
    vpermxor %v29, %v29, %v17, %v8
    vadduwm %v10, %v10, %v14
    vpermxor %v30, %v30, %v18, %v8
    vadduwm %v11, %v11, %v15
    vpermxor %v31, %v31, %v19, %v8
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v12
    xxlor %vs1, %vs40, %vs40
    lxvw4x %vs40, %r7, %r10
    xxlxor %vs36, %vs36, %vs1
    vrlw %v4, %v4, %v8
    vadduwm %v24, %v24, %v28
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v8
    vadduwm %v25, %v25, %v29
    xxlxor %vs38, %vs38, %vs42
    vrlw %v6, %v6, %v8
    vadduwm %v26, %v26, %v30
    xxlxor %vs39, %vs39, %vs43
    vrlw %v7, %v7, %v8
    vadduwm %v27, %v27, %v31
    vadduwm %v0, %v0, %v4
    xxlxor %vs52, %vs52, %vs56
    vrlw %v20, %v20, %v8
    vadduwm %v1, %v1, %v5
    xxlxor %vs53, %vs53, %vs57
    vrlw %v21, %v21, %v8
    vadduwm %v2, %v2, %v6
    xxlxor %vs54, %vs54, %vs58
    vrlw %v22, %v22, %v8
    vadduwm %v3, %v3, %v7
    xxlxor %vs55, %vs55, %vs59
    vrlw %v23, %v23, %v8
    lxvw4x %vs40, %r7, %r11
    vpermxor %v12, %v12, %v0, %v8
    vadduwm %v16, %v16, %v20
    vpermxor %v13, %v13, %v1, %v8
    vadduwm %v17, %v17, %v21
    vpermxor %v14, %v14, %v2, %v8
    vadduwm %v18, %v18, %v22
    vpermxor %v15, %v15, %v3, %v8
    vadduwm %v19, %v19, %v23
    vpermxor %v28, %v28, %v16, %v8
    vadduwm %v9, %v9, %v13
    vpermxor %v29, %v29, %v17, %v8
    vadduwm %v10, %v10, %v14
    vpermxor %v30, %v30, %v18, %v8
    vadduwm %v11, %v11, %v15
    vpermxor %v31, %v31, %v19, %v8
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v12
    xxlor %vs1, %vs40, %vs40
    lxvw4x %vs40, %r7, %r9
    xxlxor %vs36, %vs36, %vs1
    vrlw %v4, %v4, %v8
    vadduwm %v24, %v24, %v28
    xxlxor %vs37, %vs37, %vs41
    vrlw %v5, %v5, %v8
    vadduwm %v25, %v25, %v29
    xxlxor %vs38, %vs38, %vs42
    vrlw %v6, %v6, %v8
    vadduwm %v26, %v26, %v30
    xxlxor %vs39, %vs39, %vs43
    vrlw %v7, %v7, %v8
    vadduwm %v27, %v27, %v31
    vadduwm %v0, %v0, %v5
    xxlxor %vs52, %vs52, %vs56
    vrlw %v20, %v20, %v8
    vadduwm %v1, %v1, %v6
    xxlxor %vs53, %vs53, %vs57
    vrlw %v21, %v21, %v8
    vadduwm %v2, %v2, %v7
    xxlxor %vs54, %vs54, %vs58
    vrlw %v22, %v22, %v8
    vadduwm %v3, %v3, %v4
    xxlxor %vs55, %vs55, %vs59
    vrlw %v23, %v23, %v8
    lxvw4x %vs40, 0, %r7
    vpermxor %v15, %v15, %v0, %v8
    vadduwm %v16, %v16, %v21
    vpermxor %v12, %v12, %v1, %v8
    vadduwm %v17, %v17, %v22
    vpermxor %v13, %v13, %v2, %v8
    vadduwm %v18, %v18, %v23
    vpermxor %v14, %v14, %v3, %v8
    vadduwm %v19, %v19, %v20
    vpermxor %v31, %v31, %v16, %v8
    vadduwm %v10, %v10, %v15
    vpermxor %v28, %v28, %v17, %v8
    vadduwm %v11, %v11, %v12
    vpermxor %v29, %v29, %v18, %v8
    vadduwm %v9, %v9, %v14
    vpermxor %v30, %v30, %v19, %v8
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v13
    xxlor %vs1, %vs40, %vs40
    lxvw4x %vs40, %r7, %r10
    xxlxor %vs37, %vs37, %vs42
    vrlw %v5, %v5, %v8
    vadduwm %v26, %v26, %v31
    xxlxor %vs38, %vs38, %vs43
    vrlw %v6, %v6, %v8
    vadduwm %v27, %v27, %v28
    xxlxor %vs39, %vs39, %vs1
    vrlw %v7, %v7, %v8
    vadduwm %v24, %v24, %v29
    xxlxor %vs36, %vs36, %vs41
    vrlw %v4, %v4, %v8
    vadduwm %v25, %v25, %v30
    vadduwm %v0, %v0, %v5
    xxlxor %vs53, %vs53, %vs58
    vrlw %v21, %v21, %v8
    vadduwm %v1, %v1, %v6
    xxlxor %vs54, %vs54, %vs59
    vrlw %v22, %v22, %v8
    vadduwm %v2, %v2, %v7
    xxlxor %vs55, %vs55, %vs56
    vrlw %v23, %v23, %v8
    vadduwm %v3, %v3, %v4
    xxlxor %vs52, %vs52, %vs57
    vrlw %v20, %v20, %v8
    lxvw4x %vs40, %r7, %r11
    vpermxor %v15, %v15, %v0, %v8
    vadduwm %v16, %v16, %v21
    vpermxor %v12, %v12, %v1, %v8
    vadduwm %v17, %v17, %v22
    vpermxor %v13, %v13, %v2, %v8
    vadduwm %v18, %v18, %v23
    vpermxor %v14, %v14, %v3, %v8
    vadduwm %v19, %v19, %v20
    vpermxor %v31, %v31, %v16, %v8
    vadduwm %v10, %v10, %v15
    vpermxor %v28, %v28, %v17, %v8
    vadduwm %v11, %v11, %v12
    vpermxor %v29, %v29, %v18, %v8
    vadduwm %v9, %v9, %v14
    vpermxor %v30, %v30, %v19, %v8
    xxlor %vs40, %vs1, %vs1
    vadduwm %v8, %v8, %v13
    xxlor %vs1, %vs40, %vs40
    lxvw4x %vs40, %r7, %r9
    xxlxor %vs37, %vs37, %vs42
    vrlw %v5, %v5, %v8
    vadduwm %v26, %v26, %v31
    xxlxor %vs38, %vs38, %vs43
    vrlw %v6, %v6, %v8
    vadduwm %v27, %v27, %v28
    xxlxor %vs39, %vs39, %vs1
    vrlw %v7, %v7, %v8
    vadduwm %v24, %v24, %v29
    xxlxor %vs36, %vs36, %vs41
    vrlw %v4, %v4, %v8
    vadduwm %v25, %v25, %v30
    xxlxor %vs53, %vs53, %vs58
    vrlw %v21, %v21, %v8
    xxlxor %vs54, %vs54, %vs59
    vrlw %v22, %v22, %v8
    xxlxor %vs55, %vs55, %vs56
    vrlw %v23, %v23, %v8
    xxlxor %vs52, %vs52, %vs57
    vrlw %v20, %v20, %v8
    bne 5b
    xxlor %vs12, %vs48, %vs48
    xxlor %vs13, %vs49, %vs49
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
    xxmrghw %vs2, %vs1, %vs41
    xxmrghw %vs3, %vs42, %vs43
    xxmrglw %vs4, %vs1, %vs41
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
    li %r9, 80
    lxvw4x %vs33, %r7, %r9
    xxmrghw %vs2, %vs12, %vs13
    xxmrghw %vs3, %vs50, %vs51
    xxmrglw %vs4, %vs12, %vs13
    xxmrglw %vs5, %vs50, %vs51
    xxmrghw %vs6, %vs52, %vs53
    xxmrghw %vs7, %vs54, %vs55
    xxmrglw %vs8, %vs52, %vs53
    xxmrglw %vs9, %vs54, %vs55
    li %r9, 0
    lxvw4x %vs32, %r6, %r9
    xxpermdi %vs48, %vs2, %vs3, 0
    vadduwm %v16, %v16, %v0
    li %r9, 256
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs48
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs49, %vs2, %vs3, 3
    vadduwm %v17, %v17, %v0
    li %r9, 320
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs49
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs50, %vs4, %vs5, 0
    vadduwm %v18, %v18, %v0
    li %r9, 384
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs50
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs51, %vs4, %vs5, 3
    vadduwm %v19, %v19, %v0
    li %r9, 448
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs51
    stxvw4x %vs10, %r3, %r9
    xxmrghw %vs2, %vs56, %vs57
    xxmrghw %vs3, %vs58, %vs59
    xxmrglw %vs4, %vs56, %vs57
    xxmrglw %vs5, %vs58, %vs59
    li %r9, 16
    lxvw4x %vs32, %r6, %r9
    xxpermdi %vs52, %vs6, %vs7, 0
    vadduwm %v20, %v20, %v0
    li %r9, 272
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs52
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs53, %vs6, %vs7, 3
    vadduwm %v21, %v21, %v0
    li %r9, 336
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs53
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs54, %vs8, %vs9, 0
    vadduwm %v22, %v22, %v0
    li %r9, 400
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs54
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs55, %vs8, %vs9, 3
    vadduwm %v23, %v23, %v0
    li %r9, 464
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs55
    stxvw4x %vs11, %r3, %r9
    xxmrghw %vs6, %vs60, %vs61
    xxmrghw %vs7, %vs62, %vs63
    xxmrglw %vs8, %vs60, %vs61
    xxmrglw %vs9, %vs62, %vs63
    li %r9, 32
    lxvw4x %vs32, %r6, %r9
    xxpermdi %vs56, %vs2, %vs3, 0
    vadduwm %v24, %v24, %v0
    li %r9, 288
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs56
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs57, %vs2, %vs3, 3
    vadduwm %v25, %v25, %v0
    li %r9, 352
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs57
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs58, %vs4, %vs5, 0
    vadduwm %v26, %v26, %v0
    li %r9, 416
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs58
    stxvw4x %vs10, %r3, %r9
    xxpermdi %vs59, %vs4, %vs5, 3
    vadduwm %v27, %v27, %v0
    li %r9, 480
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs59
    stxvw4x %vs10, %r3, %r9
    xxlor %vs32, %vs0, %vs0
    xxpermdi %vs60, %vs6, %vs7, 0
    vadduwm %v28, %v28, %v0
    vadduwm %v0, %v0, %v1
    li %r9, 304
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs60
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs61, %vs6, %vs7, 3
    vadduwm %v29, %v29, %v0
    vadduwm %v0, %v0, %v1
    li %r9, 368
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs61
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs62, %vs8, %vs9, 0
    vadduwm %v30, %v30, %v0
    vadduwm %v0, %v0, %v1
    li %r9, 432
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs62
    stxvw4x %vs11, %r3, %r9
    xxpermdi %vs63, %vs8, %vs9, 3
    vadduwm %v31, %v31, %v0
    vadduwm %v0, %v0, %v1
    li %r9, 496
    lxvw4x %vs11, %r4, %r9
    xxlxor %vs11, %vs11, %vs63
    stxvw4x %vs11, %r3, %r9
    xxlor %vs0, %vs32, %vs32
    addi %r4, %r4, 512
    addi %r3, %r3, 512
    addi %r5, %r5, -512
    cmpldi %r5, 512
    bge 3b
4:
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
    li %r9, 112
    lxvd2x %vs57, %r1, %r9
    li %r9, 128
    lxvd2x %vs58, %r1, %r9
    li %r9, 144
    lxvd2x %vs59, %r1, %r9
    li %r9, 160
    lxvd2x %vs60, %r1, %r9
    li %r9, 176
    lxvd2x %vs61, %r1, %r9
    li %r9, 192
    lxvd2x %vs62, %r1, %r9
    li %r9, 208
    lxvd2x %vs63, %r1, %r9
    addi %r1, %r1, 224
2:
    .cfi_def_cfa r1, 0
    .cfi_restore v20
    .cfi_restore v21
    .cfi_restore v22
    .cfi_restore v23
    .cfi_restore v24
    .cfi_restore v25
    .cfi_restore v26
    .cfi_restore v27
    .cfi_restore v28
    .cfi_restore v29
    .cfi_restore v30
    .cfi_restore v31
    cmpldi %r5, 256
    blt 7f
6:
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
8:
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
    bne 8b
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
    bge 6b
7:
    cmpldi %r5, 0
    beq 9f
    cmpldi %r5, 129
    blt 12f
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
13:
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
    bne 13b
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
12:
    cmpldi %r5, 129
    bge 14f
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
15:
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
    bne 15b
    vadduwm %v0, %v0, %v2
    vadduwm %v1, %v1, %v2
    vadduwm %v4, %v4, %v6
    vadduwm %v5, %v5, %v6
    vadduwm %v8, %v8, %v10
    vadduwm %v9, %v9, %v10
    vadduwm %v12, %v12, %v14
    vadduwm %v13, %v13, %v15
14:
# added to the rest by halves
    andi. %r11, %r5, 128
    beq 16f
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
16:
    andi. %r11, %r5, 64
    beq 17f
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
17:
    andi. %r11, %r5, 32
    beq 18f
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
18:
    andi. %r11, %r5, 16
    beq 19f
    li %r9, 0
    lxvw4x %vs10, %r4, %r9
    xxlxor %vs10, %vs10, %vs32
    stxvw4x %vs10, %r3, %r9
    xxlor %vs32, %vs36, %vs36
    addi %r4, %r4, 16
    addi %r3, %r3, 16
    addi %r5, %r5, -16
19:
    andi. %r11, %r5, 8
    beq 20f
    mfvsrd %r10, %vs32
    rotldi %r10, %r10, 32
    ld %r11, 0(%r4)
    xor %r11, %r11, %r10
    std %r11, 0(%r3)
    xxpermdi %vs32, %vs32, %vs32, 2
    addi %r4, %r4, 8
    addi %r3, %r3, 8
    addi %r5, %r5, -8
20:
    mfvsrd %r10, %vs32
    rotldi %r10, %r10, 32
    andi. %r11, %r5, 4
    beq 21f
    lwz %r11, 0(%r4)
    xor %r11, %r11, %r10
    stw %r11, 0(%r3)
    srdi %r10, %r10, 32
    addi %r4, %r4, 4
    addi %r3, %r3, 4
    addi %r5, %r5, -4
21:
    andi. %r11, %r5, 2
    beq 22f
    lhz %r11, 0(%r4)
    xor %r11, %r11, %r10
    sth %r11, 0(%r3)
    srdi %r10, %r10, 16
    addi %r4, %r4, 2
    addi %r3, %r3, 2
    addi %r5, %r5, -2
22:
    andi. %r11, %r5, 1
    beq 23f
    lbz %r11, 0(%r4)
    xor %r11, %r11, %r10
    stb %r11, 0(%r3)
    addi %r4, %r4, 1
    addi %r3, %r3, 1
    addi %r5, %r5, -1
23:
9:
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
