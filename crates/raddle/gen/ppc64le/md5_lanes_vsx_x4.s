    .cfi_startproc
    stdu %r1, -256(%r1)
    .cfi_def_cfa_offset 256
    std %r30, 32(%r1)
    std %r31, 40(%r1)
    li %r7, 144
    stxvd2x %vs52, %r1, %r7
    li %r7, 160
    stxvd2x %vs53, %r1, %r7
    li %r7, 176
    stxvd2x %vs54, %r1, %r7
    li %r7, 192
    stxvd2x %vs55, %r1, %r7
    li %r7, 208
    stxvd2x %vs56, %r1, %r7
    li %r7, 224
    stxvd2x %vs57, %r1, %r7
    li %r7, 240
    stxvd2x %vs58, %r1, %r7
    ld %r8, 0(%r4)
    std %r8, 112(%r1)
    ld %r8, 8(%r4)
    std %r8, 120(%r1)
    ld %r8, 16(%r4)
    std %r8, 128(%r1)
    ld %r8, 24(%r4)
    std %r8, 136(%r1)
    li %r9, 0
    li %r10, 16
    li %r11, 32
    li %r12, 48
    li %r7, 0
    lxvd2x %vs32, %r3, %r7
    li %r7, 16
    lxvd2x %vs33, %r3, %r7
    li %r7, 32
    lxvd2x %vs34, %r3, %r7
    li %r7, 48
    lxvd2x %vs35, %r3, %r7
    cmpldi %r5, 64
    blt 3f
2:
    .cfi_offset r30, -224
    .cfi_offset r31, -216
    .cfi_undefined v20
    .cfi_undefined v21
    .cfi_undefined v22
    .cfi_undefined v23
    .cfi_undefined v24
    .cfi_undefined v25
    .cfi_undefined v26
    li %r7, 48
    stxvd2x %vs32, %r1, %r7
    li %r7, 64
    stxvd2x %vs33, %r1, %r7
    li %r7, 80
    stxvd2x %vs34, %r1, %r7
    li %r7, 96
    stxvd2x %vs35, %r1, %r7
    ld %r8, 112(%r1)
    ld %r4, 120(%r1)
    ld %r30, 128(%r1)
    ld %r31, 136(%r1)
    lxvd2x %vs36, %r8, %r9
    lxvd2x %vs37, %r4, %r9
    lxvd2x %vs38, %r30, %r9
    lxvd2x %vs39, %r31, %r9
    lxvd2x %vs40, %r8, %r10
    lxvd2x %vs41, %r4, %r10
    lxvd2x %vs42, %r30, %r10
    lxvd2x %vs43, %r31, %r10
    lxvd2x %vs44, %r8, %r11
    lxvd2x %vs45, %r4, %r11
    lxvd2x %vs46, %r30, %r11
    lxvd2x %vs47, %r31, %r11
    lxvd2x %vs48, %r8, %r12
    lxvd2x %vs49, %r4, %r12
    lxvd2x %vs50, %r30, %r12
    lxvd2x %vs51, %r31, %r12
    vmrghw %v20, %v5, %v4
    vmrghw %v21, %v7, %v6
    vmrglw %v22, %v5, %v4
    vmrglw %v23, %v7, %v6
    xxpermdi %vs36, %vs52, %vs53, 3
    xxpermdi %vs37, %vs52, %vs53, 0
    xxpermdi %vs38, %vs54, %vs55, 3
    xxpermdi %vs39, %vs54, %vs55, 0
    vmrghw %v20, %v9, %v8
    vmrghw %v21, %v11, %v10
    vmrglw %v22, %v9, %v8
    vmrglw %v23, %v11, %v10
    xxpermdi %vs40, %vs52, %vs53, 3
    xxpermdi %vs41, %vs52, %vs53, 0
    xxpermdi %vs42, %vs54, %vs55, 3
    xxpermdi %vs43, %vs54, %vs55, 0
    vmrghw %v20, %v13, %v12
    vmrghw %v21, %v15, %v14
    vmrglw %v22, %v13, %v12
    vmrglw %v23, %v15, %v14
    xxpermdi %vs44, %vs52, %vs53, 3
    xxpermdi %vs45, %vs52, %vs53, 0
    xxpermdi %vs46, %vs54, %vs55, 3
    xxpermdi %vs47, %vs54, %vs55, 0
    vmrghw %v20, %v17, %v16
    vmrghw %v21, %v19, %v18
    vmrglw %v22, %v17, %v16
    vmrglw %v23, %v19, %v18
    xxpermdi %vs48, %vs52, %vs53, 3
    xxpermdi %vs49, %vs52, %vs53, 0
    xxpermdi %vs50, %vs54, %vs55, 3
    xxpermdi %vs51, %vs54, %vs55, 0
    addi %r8, %r8, 64
    std %r8, 112(%r1)
    addi %r4, %r4, 64
    std %r4, 120(%r1)
    addi %r30, %r30, 64
    std %r30, 128(%r1)
    addi %r31, %r31, 64
    std %r31, 136(%r1)
    vspltisw %v22, 7
    vspltisw %v23, 12
    vspltisw %v24, -15
    vspltisw %v25, -10
    lxvd2x %vs58, %r6, %r9
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v4
    vsel %v20, %v3, %v2, %v1
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    lxvd2x %vs58, %r6, %r10
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v5
    vsel %v20, %v2, %v1, %v0
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    lxvd2x %vs58, %r6, %r11
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v6
    vsel %v20, %v1, %v0, %v3
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    lxvd2x %vs58, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v7
    vsel %v20, %v0, %v3, %v2
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    lxvd2x %vs58, %r6, %r9
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v8
    vsel %v20, %v3, %v2, %v1
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    lxvd2x %vs58, %r6, %r10
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v9
    vsel %v20, %v2, %v1, %v0
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    lxvd2x %vs58, %r6, %r11
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v10
    vsel %v20, %v1, %v0, %v3
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    lxvd2x %vs58, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v11
    vsel %v20, %v0, %v3, %v2
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    lxvd2x %vs58, %r6, %r9
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v12
    vsel %v20, %v3, %v2, %v1
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    lxvd2x %vs58, %r6, %r10
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v13
    vsel %v20, %v2, %v1, %v0
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    lxvd2x %vs58, %r6, %r11
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v14
    vsel %v20, %v1, %v0, %v3
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    lxvd2x %vs58, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v15
    vsel %v20, %v0, %v3, %v2
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    lxvd2x %vs58, %r6, %r9
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v16
    vsel %v20, %v3, %v2, %v1
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    lxvd2x %vs58, %r6, %r10
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v17
    vsel %v20, %v2, %v1, %v0
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    lxvd2x %vs58, %r6, %r11
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v18
    vsel %v20, %v1, %v0, %v3
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    lxvd2x %vs58, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v19
    vsel %v20, %v0, %v3, %v2
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    vspltisw %v22, 5
    vspltisw %v23, 9
    vspltisw %v24, 14
    vspltisw %v25, -12
    lxvd2x %vs58, %r6, %r9
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v5
    vsel %v20, %v2, %v1, %v3
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    lxvd2x %vs58, %r6, %r10
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v10
    vsel %v20, %v1, %v0, %v2
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    lxvd2x %vs58, %r6, %r11
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v15
    vsel %v20, %v0, %v3, %v1
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    lxvd2x %vs58, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v4
    vsel %v20, %v3, %v2, %v0
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    lxvd2x %vs58, %r6, %r9
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v9
    vsel %v20, %v2, %v1, %v3
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    lxvd2x %vs58, %r6, %r10
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v14
    vsel %v20, %v1, %v0, %v2
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    lxvd2x %vs58, %r6, %r11
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v19
    vsel %v20, %v0, %v3, %v1
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    lxvd2x %vs58, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v8
    vsel %v20, %v3, %v2, %v0
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    lxvd2x %vs58, %r6, %r9
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v13
    vsel %v20, %v2, %v1, %v3
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    lxvd2x %vs58, %r6, %r10
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v18
    vsel %v20, %v1, %v0, %v2
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    lxvd2x %vs58, %r6, %r11
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v7
    vsel %v20, %v0, %v3, %v1
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    lxvd2x %vs58, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v12
    vsel %v20, %v3, %v2, %v0
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    lxvd2x %vs58, %r6, %r9
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v17
    vsel %v20, %v2, %v1, %v3
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    lxvd2x %vs58, %r6, %r10
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v6
    vsel %v20, %v1, %v0, %v2
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    lxvd2x %vs58, %r6, %r11
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v11
    vsel %v20, %v0, %v3, %v1
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    lxvd2x %vs58, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v16
    vsel %v20, %v3, %v2, %v0
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    vspltisw %v22, 4
    vspltisw %v23, 11
    vspltisw %v24, -16
    vspltisw %v25, -9
    lxvd2x %vs58, %r6, %r9
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v9
    vxor %v20, %v2, %v3
    vxor %v20, %v20, %v1
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    lxvd2x %vs58, %r6, %r10
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v12
    vxor %v20, %v1, %v2
    vxor %v20, %v20, %v0
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    lxvd2x %vs58, %r6, %r11
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v15
    vxor %v20, %v0, %v1
    vxor %v20, %v20, %v3
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    lxvd2x %vs58, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v18
    vxor %v20, %v3, %v0
    vxor %v20, %v20, %v2
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    lxvd2x %vs58, %r6, %r9
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v5
    vxor %v20, %v2, %v3
    vxor %v20, %v20, %v1
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    lxvd2x %vs58, %r6, %r10
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v8
    vxor %v20, %v1, %v2
    vxor %v20, %v20, %v0
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    lxvd2x %vs58, %r6, %r11
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v11
    vxor %v20, %v0, %v1
    vxor %v20, %v20, %v3
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    lxvd2x %vs58, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v14
    vxor %v20, %v3, %v0
    vxor %v20, %v20, %v2
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    lxvd2x %vs58, %r6, %r9
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v17
    vxor %v20, %v2, %v3
    vxor %v20, %v20, %v1
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    lxvd2x %vs58, %r6, %r10
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v4
    vxor %v20, %v1, %v2
    vxor %v20, %v20, %v0
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    lxvd2x %vs58, %r6, %r11
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v7
    vxor %v20, %v0, %v1
    vxor %v20, %v20, %v3
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    lxvd2x %vs58, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v10
    vxor %v20, %v3, %v0
    vxor %v20, %v20, %v2
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    lxvd2x %vs58, %r6, %r9
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v13
    vxor %v20, %v2, %v3
    vxor %v20, %v20, %v1
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    lxvd2x %vs58, %r6, %r10
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v16
    vxor %v20, %v1, %v2
    vxor %v20, %v20, %v0
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    lxvd2x %vs58, %r6, %r11
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v19
    vxor %v20, %v0, %v1
    vxor %v20, %v20, %v3
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    lxvd2x %vs58, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v6
    vxor %v20, %v3, %v0
    vxor %v20, %v20, %v2
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    vspltisw %v22, 6
    vspltisw %v23, 10
    vspltisw %v24, 15
    vspltisw %v25, -11
    lxvd2x %vs58, %r6, %r9
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v4
    vxor %v20, %v2, %v3
    vsel %v20, %v20, %v2, %v1
    vsubuwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    lxvd2x %vs58, %r6, %r10
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v11
    vxor %v20, %v1, %v2
    vsel %v20, %v20, %v1, %v0
    vsubuwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    lxvd2x %vs58, %r6, %r11
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v18
    vxor %v20, %v0, %v1
    vsel %v20, %v20, %v0, %v3
    vsubuwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    lxvd2x %vs58, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v9
    vxor %v20, %v3, %v0
    vsel %v20, %v20, %v3, %v2
    vsubuwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    lxvd2x %vs58, %r6, %r9
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v16
    vxor %v20, %v2, %v3
    vsel %v20, %v20, %v2, %v1
    vsubuwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    lxvd2x %vs58, %r6, %r10
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v7
    vxor %v20, %v1, %v2
    vsel %v20, %v20, %v1, %v0
    vsubuwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    lxvd2x %vs58, %r6, %r11
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v14
    vxor %v20, %v0, %v1
    vsel %v20, %v20, %v0, %v3
    vsubuwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    lxvd2x %vs58, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v5
    vxor %v20, %v3, %v0
    vsel %v20, %v20, %v3, %v2
    vsubuwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    lxvd2x %vs58, %r6, %r9
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v12
    vxor %v20, %v2, %v3
    vsel %v20, %v20, %v2, %v1
    vsubuwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    lxvd2x %vs58, %r6, %r10
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v19
    vxor %v20, %v1, %v2
    vsel %v20, %v20, %v1, %v0
    vsubuwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    lxvd2x %vs58, %r6, %r11
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v10
    vxor %v20, %v0, %v1
    vsel %v20, %v20, %v0, %v3
    vsubuwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    lxvd2x %vs58, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v17
    vxor %v20, %v3, %v0
    vsel %v20, %v20, %v3, %v2
    vsubuwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    lxvd2x %vs58, %r6, %r9
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v8
    vxor %v20, %v2, %v3
    vsel %v20, %v20, %v2, %v1
    vsubuwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    lxvd2x %vs58, %r6, %r10
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v15
    vxor %v20, %v1, %v2
    vsel %v20, %v20, %v1, %v0
    vsubuwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    lxvd2x %vs58, %r6, %r11
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v6
    vxor %v20, %v0, %v1
    vsel %v20, %v20, %v0, %v3
    vsubuwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    lxvd2x %vs58, %r6, %r12
    addi %r6, %r6, 64
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v13
    vxor %v20, %v3, %v0
    vsel %v20, %v20, %v3, %v2
    vsubuwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    li %r7, 48
    lxvd2x %vs52, %r1, %r7
    vadduwm %v0, %v0, %v20
    li %r7, 64
    lxvd2x %vs53, %r1, %r7
    vadduwm %v1, %v1, %v21
    li %r7, 80
    lxvd2x %vs54, %r1, %r7
    vadduwm %v2, %v2, %v22
    li %r7, 96
    lxvd2x %vs55, %r1, %r7
    vadduwm %v3, %v3, %v23
    addi %r6, %r6, -1024
    addi %r5, %r5, -64
    cmpldi %r5, 64
    bge 2b
3:
    li %r7, 0
    stxvd2x %vs32, %r3, %r7
    li %r7, 16
    stxvd2x %vs33, %r3, %r7
    li %r7, 32
    stxvd2x %vs34, %r3, %r7
    li %r7, 48
    stxvd2x %vs35, %r3, %r7
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
    li %r7, 48
    stxvd2x %vs32, %r1, %r7
    li %r7, 64
    stxvd2x %vs32, %r1, %r7
    li %r7, 80
    stxvd2x %vs32, %r1, %r7
    li %r7, 96
    stxvd2x %vs32, %r1, %r7
    ld %r30, 32(%r1)
    ld %r31, 40(%r1)
    li %r7, 144
    lxvd2x %vs52, %r1, %r7
    li %r7, 160
    lxvd2x %vs53, %r1, %r7
    li %r7, 176
    lxvd2x %vs54, %r1, %r7
    li %r7, 192
    lxvd2x %vs55, %r1, %r7
    li %r7, 208
    lxvd2x %vs56, %r1, %r7
    li %r7, 224
    lxvd2x %vs57, %r1, %r7
    li %r7, 240
    lxvd2x %vs58, %r1, %r7
    addi %r1, %r1, 256
    .cfi_def_cfa r1, 0
    .cfi_restore r30
    .cfi_restore r31
    .cfi_restore v20
    .cfi_restore v21
    .cfi_restore v22
    .cfi_restore v23
    .cfi_restore v24
    .cfi_restore v25
    .cfi_restore v26
    blr
    .cfi_endproc
