    stdu %r1, -208(%r1)
    li %r7, 96
    stxvd2x %vs52, %r1, %r7
    li %r7, 112
    stxvd2x %vs53, %r1, %r7
    li %r7, 128
    stxvd2x %vs54, %r1, %r7
    li %r7, 144
    stxvd2x %vs55, %r1, %r7
    li %r7, 160
    stxvd2x %vs56, %r1, %r7
    li %r7, 176
    stxvd2x %vs57, %r1, %r7
    li %r7, 192
    stxvd2x %vs58, %r1, %r7
    ld %r8, 0(%r4)
    ld %r9, 8(%r4)
    ld %r10, 16(%r4)
    ld %r11, 24(%r4)
    li %r7, 0
    lxvw4x %vs32, %r3, %r7
    li %r7, 16
    lxvw4x %vs33, %r3, %r7
    li %r7, 32
    lxvw4x %vs34, %r3, %r7
    li %r7, 48
    lxvw4x %vs35, %r3, %r7
    cmpldi %r5, 64
    blt 3f
2:
    li %r7, 32
    stxvw4x %vs32, %r1, %r7
    li %r7, 48
    stxvw4x %vs33, %r1, %r7
    li %r7, 64
    stxvw4x %vs34, %r1, %r7
    li %r7, 80
    stxvw4x %vs35, %r1, %r7
    li %r7, 0
    lxvw4x %vs36, %r8, %r7
    li %r7, 0
    lxvw4x %vs37, %r9, %r7
    li %r7, 0
    lxvw4x %vs38, %r10, %r7
    li %r7, 0
    lxvw4x %vs39, %r11, %r7
    vmrghw %v20, %v4, %v5
    vmrghw %v21, %v6, %v7
    vmrglw %v22, %v4, %v5
    vmrglw %v23, %v6, %v7
    xxpermdi %vs36, %vs52, %vs53, 0
    xxpermdi %vs37, %vs52, %vs53, 3
    xxpermdi %vs38, %vs54, %vs55, 0
    xxpermdi %vs39, %vs54, %vs55, 3
    li %r7, 16
    lxvw4x %vs40, %r8, %r7
    li %r7, 16
    lxvw4x %vs41, %r9, %r7
    li %r7, 16
    lxvw4x %vs42, %r10, %r7
    li %r7, 16
    lxvw4x %vs43, %r11, %r7
    vmrghw %v20, %v8, %v9
    vmrghw %v21, %v10, %v11
    vmrglw %v22, %v8, %v9
    vmrglw %v23, %v10, %v11
    xxpermdi %vs40, %vs52, %vs53, 0
    xxpermdi %vs41, %vs52, %vs53, 3
    xxpermdi %vs42, %vs54, %vs55, 0
    xxpermdi %vs43, %vs54, %vs55, 3
    li %r7, 32
    lxvw4x %vs44, %r8, %r7
    li %r7, 32
    lxvw4x %vs45, %r9, %r7
    li %r7, 32
    lxvw4x %vs46, %r10, %r7
    li %r7, 32
    lxvw4x %vs47, %r11, %r7
    vmrghw %v20, %v12, %v13
    vmrghw %v21, %v14, %v15
    vmrglw %v22, %v12, %v13
    vmrglw %v23, %v14, %v15
    xxpermdi %vs44, %vs52, %vs53, 0
    xxpermdi %vs45, %vs52, %vs53, 3
    xxpermdi %vs46, %vs54, %vs55, 0
    xxpermdi %vs47, %vs54, %vs55, 3
    li %r7, 48
    lxvw4x %vs48, %r8, %r7
    li %r7, 48
    lxvw4x %vs49, %r9, %r7
    li %r7, 48
    lxvw4x %vs50, %r10, %r7
    li %r7, 48
    lxvw4x %vs51, %r11, %r7
    vmrghw %v20, %v16, %v17
    vmrghw %v21, %v18, %v19
    vmrglw %v22, %v16, %v17
    vmrglw %v23, %v18, %v19
    xxpermdi %vs48, %vs52, %vs53, 0
    xxpermdi %vs49, %vs52, %vs53, 3
    xxpermdi %vs50, %vs54, %vs55, 0
    xxpermdi %vs51, %vs54, %vs55, 3
    vspltisw %v22, 7
    vspltisw %v23, 12
    vspltisw %v24, -15
    vspltisw %v25, -10
    li %r7, 0
    lxvw4x %vs58, %r6, %r7
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v4
    vsel %v20, %v3, %v2, %v1
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    li %r7, 16
    lxvw4x %vs58, %r6, %r7
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v5
    vsel %v20, %v2, %v1, %v0
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    li %r7, 32
    lxvw4x %vs58, %r6, %r7
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v6
    vsel %v20, %v1, %v0, %v3
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    li %r7, 48
    lxvw4x %vs58, %r6, %r7
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v7
    vsel %v20, %v0, %v3, %v2
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    li %r7, 64
    lxvw4x %vs58, %r6, %r7
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v8
    vsel %v20, %v3, %v2, %v1
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    li %r7, 80
    lxvw4x %vs58, %r6, %r7
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v9
    vsel %v20, %v2, %v1, %v0
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    li %r7, 96
    lxvw4x %vs58, %r6, %r7
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v10
    vsel %v20, %v1, %v0, %v3
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    li %r7, 112
    lxvw4x %vs58, %r6, %r7
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v11
    vsel %v20, %v0, %v3, %v2
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    li %r7, 128
    lxvw4x %vs58, %r6, %r7
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v12
    vsel %v20, %v3, %v2, %v1
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    li %r7, 144
    lxvw4x %vs58, %r6, %r7
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v13
    vsel %v20, %v2, %v1, %v0
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    li %r7, 160
    lxvw4x %vs58, %r6, %r7
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v14
    vsel %v20, %v1, %v0, %v3
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    li %r7, 176
    lxvw4x %vs58, %r6, %r7
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v15
    vsel %v20, %v0, %v3, %v2
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    li %r7, 192
    lxvw4x %vs58, %r6, %r7
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v16
    vsel %v20, %v3, %v2, %v1
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    li %r7, 208
    lxvw4x %vs58, %r6, %r7
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v17
    vsel %v20, %v2, %v1, %v0
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    li %r7, 224
    lxvw4x %vs58, %r6, %r7
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v18
    vsel %v20, %v1, %v0, %v3
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    li %r7, 240
    lxvw4x %vs58, %r6, %r7
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
    li %r7, 256
    lxvw4x %vs58, %r6, %r7
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v5
    vsel %v20, %v2, %v1, %v3
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    li %r7, 272
    lxvw4x %vs58, %r6, %r7
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v10
    vsel %v20, %v1, %v0, %v2
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    li %r7, 288
    lxvw4x %vs58, %r6, %r7
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v15
    vsel %v20, %v0, %v3, %v1
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    li %r7, 304
    lxvw4x %vs58, %r6, %r7
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v4
    vsel %v20, %v3, %v2, %v0
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    li %r7, 320
    lxvw4x %vs58, %r6, %r7
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v9
    vsel %v20, %v2, %v1, %v3
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    li %r7, 336
    lxvw4x %vs58, %r6, %r7
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v14
    vsel %v20, %v1, %v0, %v2
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    li %r7, 352
    lxvw4x %vs58, %r6, %r7
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v19
    vsel %v20, %v0, %v3, %v1
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    li %r7, 368
    lxvw4x %vs58, %r6, %r7
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v8
    vsel %v20, %v3, %v2, %v0
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    li %r7, 384
    lxvw4x %vs58, %r6, %r7
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v13
    vsel %v20, %v2, %v1, %v3
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    li %r7, 400
    lxvw4x %vs58, %r6, %r7
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v18
    vsel %v20, %v1, %v0, %v2
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    li %r7, 416
    lxvw4x %vs58, %r6, %r7
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v7
    vsel %v20, %v0, %v3, %v1
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    li %r7, 432
    lxvw4x %vs58, %r6, %r7
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v12
    vsel %v20, %v3, %v2, %v0
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    li %r7, 448
    lxvw4x %vs58, %r6, %r7
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v17
    vsel %v20, %v2, %v1, %v3
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    li %r7, 464
    lxvw4x %vs58, %r6, %r7
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v6
    vsel %v20, %v1, %v0, %v2
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    li %r7, 480
    lxvw4x %vs58, %r6, %r7
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v11
    vsel %v20, %v0, %v3, %v1
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    li %r7, 496
    lxvw4x %vs58, %r6, %r7
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
    li %r7, 512
    lxvw4x %vs58, %r6, %r7
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v9
    vxor %v20, %v2, %v3
    vxor %v20, %v20, %v1
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    li %r7, 528
    lxvw4x %vs58, %r6, %r7
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v12
    vxor %v20, %v1, %v2
    vxor %v20, %v20, %v0
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    li %r7, 544
    lxvw4x %vs58, %r6, %r7
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v15
    vxor %v20, %v0, %v1
    vxor %v20, %v20, %v3
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    li %r7, 560
    lxvw4x %vs58, %r6, %r7
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v18
    vxor %v20, %v3, %v0
    vxor %v20, %v20, %v2
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    li %r7, 576
    lxvw4x %vs58, %r6, %r7
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v5
    vxor %v20, %v2, %v3
    vxor %v20, %v20, %v1
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    li %r7, 592
    lxvw4x %vs58, %r6, %r7
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v8
    vxor %v20, %v1, %v2
    vxor %v20, %v20, %v0
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    li %r7, 608
    lxvw4x %vs58, %r6, %r7
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v11
    vxor %v20, %v0, %v1
    vxor %v20, %v20, %v3
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    li %r7, 624
    lxvw4x %vs58, %r6, %r7
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v14
    vxor %v20, %v3, %v0
    vxor %v20, %v20, %v2
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    li %r7, 640
    lxvw4x %vs58, %r6, %r7
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v17
    vxor %v20, %v2, %v3
    vxor %v20, %v20, %v1
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    li %r7, 656
    lxvw4x %vs58, %r6, %r7
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v4
    vxor %v20, %v1, %v2
    vxor %v20, %v20, %v0
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    li %r7, 672
    lxvw4x %vs58, %r6, %r7
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v7
    vxor %v20, %v0, %v1
    vxor %v20, %v20, %v3
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    li %r7, 688
    lxvw4x %vs58, %r6, %r7
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v10
    vxor %v20, %v3, %v0
    vxor %v20, %v20, %v2
    vadduwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    li %r7, 704
    lxvw4x %vs58, %r6, %r7
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v13
    vxor %v20, %v2, %v3
    vxor %v20, %v20, %v1
    vadduwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    li %r7, 720
    lxvw4x %vs58, %r6, %r7
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v16
    vxor %v20, %v1, %v2
    vxor %v20, %v20, %v0
    vadduwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    li %r7, 736
    lxvw4x %vs58, %r6, %r7
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v19
    vxor %v20, %v0, %v1
    vxor %v20, %v20, %v3
    vadduwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    li %r7, 752
    lxvw4x %vs58, %r6, %r7
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
    li %r7, 768
    lxvw4x %vs58, %r6, %r7
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v4
    vxor %v20, %v2, %v3
    vsel %v20, %v20, %v2, %v1
    vsubuwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    li %r7, 784
    lxvw4x %vs58, %r6, %r7
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v11
    vxor %v20, %v1, %v2
    vsel %v20, %v20, %v1, %v0
    vsubuwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    li %r7, 800
    lxvw4x %vs58, %r6, %r7
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v18
    vxor %v20, %v0, %v1
    vsel %v20, %v20, %v0, %v3
    vsubuwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    li %r7, 816
    lxvw4x %vs58, %r6, %r7
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v9
    vxor %v20, %v3, %v0
    vsel %v20, %v20, %v3, %v2
    vsubuwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    li %r7, 832
    lxvw4x %vs58, %r6, %r7
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v16
    vxor %v20, %v2, %v3
    vsel %v20, %v20, %v2, %v1
    vsubuwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    li %r7, 848
    lxvw4x %vs58, %r6, %r7
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v7
    vxor %v20, %v1, %v2
    vsel %v20, %v20, %v1, %v0
    vsubuwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    li %r7, 864
    lxvw4x %vs58, %r6, %r7
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v14
    vxor %v20, %v0, %v1
    vsel %v20, %v20, %v0, %v3
    vsubuwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    li %r7, 880
    lxvw4x %vs58, %r6, %r7
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v5
    vxor %v20, %v3, %v0
    vsel %v20, %v20, %v3, %v2
    vsubuwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    li %r7, 896
    lxvw4x %vs58, %r6, %r7
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v12
    vxor %v20, %v2, %v3
    vsel %v20, %v20, %v2, %v1
    vsubuwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    li %r7, 912
    lxvw4x %vs58, %r6, %r7
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v19
    vxor %v20, %v1, %v2
    vsel %v20, %v20, %v1, %v0
    vsubuwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    li %r7, 928
    lxvw4x %vs58, %r6, %r7
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v10
    vxor %v20, %v0, %v1
    vsel %v20, %v20, %v0, %v3
    vsubuwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    li %r7, 944
    lxvw4x %vs58, %r6, %r7
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v17
    vxor %v20, %v3, %v0
    vsel %v20, %v20, %v3, %v2
    vsubuwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    li %r7, 960
    lxvw4x %vs58, %r6, %r7
    vadduwm %v0, %v0, %v26
    vadduwm %v0, %v0, %v8
    vxor %v20, %v2, %v3
    vsel %v20, %v20, %v2, %v1
    vsubuwm %v0, %v0, %v20
    vrlw %v0, %v0, %v22
    vadduwm %v0, %v0, %v1
    li %r7, 976
    lxvw4x %vs58, %r6, %r7
    vadduwm %v3, %v3, %v26
    vadduwm %v3, %v3, %v15
    vxor %v20, %v1, %v2
    vsel %v20, %v20, %v1, %v0
    vsubuwm %v3, %v3, %v20
    vrlw %v3, %v3, %v23
    vadduwm %v3, %v3, %v0
    li %r7, 992
    lxvw4x %vs58, %r6, %r7
    vadduwm %v2, %v2, %v26
    vadduwm %v2, %v2, %v6
    vxor %v20, %v0, %v1
    vsel %v20, %v20, %v0, %v3
    vsubuwm %v2, %v2, %v20
    vrlw %v2, %v2, %v24
    vadduwm %v2, %v2, %v3
    li %r7, 1008
    lxvw4x %vs58, %r6, %r7
    vadduwm %v1, %v1, %v26
    vadduwm %v1, %v1, %v13
    vxor %v20, %v3, %v0
    vsel %v20, %v20, %v3, %v2
    vsubuwm %v1, %v1, %v20
    vrlw %v1, %v1, %v25
    vadduwm %v1, %v1, %v2
    li %r7, 32
    lxvw4x %vs52, %r1, %r7
    vadduwm %v0, %v0, %v20
    li %r7, 48
    lxvw4x %vs53, %r1, %r7
    vadduwm %v1, %v1, %v21
    li %r7, 64
    lxvw4x %vs54, %r1, %r7
    vadduwm %v2, %v2, %v22
    li %r7, 80
    lxvw4x %vs55, %r1, %r7
    vadduwm %v3, %v3, %v23
    addi %r8, %r8, 64
    addi %r9, %r9, 64
    addi %r10, %r10, 64
    addi %r11, %r11, 64
    addi %r5, %r5, -64
    cmpldi %r5, 64
    bge 2b
3:
    li %r7, 0
    stxvw4x %vs32, %r3, %r7
    li %r7, 16
    stxvw4x %vs33, %r3, %r7
    li %r7, 32
    stxvw4x %vs34, %r3, %r7
    li %r7, 48
    stxvw4x %vs35, %r3, %r7
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
    li %r7, 32
    stxvw4x %vs32, %r1, %r7
    li %r7, 48
    stxvw4x %vs32, %r1, %r7
    li %r7, 64
    stxvw4x %vs32, %r1, %r7
    li %r7, 80
    stxvw4x %vs32, %r1, %r7
    li %r7, 0
    li %r7, 96
    lxvd2x %vs52, %r1, %r7
    li %r7, 112
    lxvd2x %vs53, %r1, %r7
    li %r7, 128
    lxvd2x %vs54, %r1, %r7
    li %r7, 144
    lxvd2x %vs55, %r1, %r7
    li %r7, 160
    lxvd2x %vs56, %r1, %r7
    li %r7, 176
    lxvd2x %vs57, %r1, %r7
    li %r7, 192
    lxvd2x %vs58, %r1, %r7
    addi %r1, %r1, 208
    blr
