    .cfi_startproc
    stdu %r1, -1744(%r1)
    .cfi_def_cfa_offset 1744
    std %r14, 32(%r1)
    std %r15, 40(%r1)
    std %r16, 48(%r1)
    std %r17, 56(%r1)
    std %r18, 64(%r1)
    std %r19, 72(%r1)
    std %r20, 80(%r1)
    std %r21, 88(%r1)
    std %r22, 96(%r1)
    std %r23, 104(%r1)
    std %r24, 112(%r1)
    std %r25, 120(%r1)
    std %r26, 128(%r1)
    std %r27, 136(%r1)
    std %r28, 144(%r1)
    std %r29, 152(%r1)
    std %r30, 160(%r1)
    std %r31, 168(%r1)
    li %r7, 1584
    stxvd2x %vs52, %r1, %r7
    li %r7, 1600
    stxvd2x %vs53, %r1, %r7
    li %r7, 1616
    stxvd2x %vs54, %r1, %r7
    li %r7, 1632
    stxvd2x %vs55, %r1, %r7
    li %r7, 1648
    stxvd2x %vs56, %r1, %r7
    li %r7, 1664
    stxvd2x %vs57, %r1, %r7
    li %r7, 1680
    stxvd2x %vs58, %r1, %r7
    li %r7, 1696
    stxvd2x %vs59, %r1, %r7
    li %r7, 1712
    stxvd2x %vs60, %r1, %r7
    li %r7, 1728
    stxvd2x %vs61, %r1, %r7
    ld %r8, 0(%r4)
    std %r8, 1456(%r1)
    ld %r8, 8(%r4)
    std %r8, 1464(%r1)
    ld %r8, 16(%r4)
    std %r8, 1472(%r1)
    ld %r8, 24(%r4)
    std %r8, 1480(%r1)
    ld %r8, 32(%r4)
    std %r8, 1488(%r1)
    ld %r8, 40(%r4)
    std %r8, 1496(%r1)
    ld %r8, 48(%r4)
    std %r8, 1504(%r1)
    ld %r8, 56(%r4)
    std %r8, 1512(%r1)
    ld %r8, 64(%r4)
    std %r8, 1520(%r1)
    ld %r8, 72(%r4)
    std %r8, 1528(%r1)
    ld %r8, 80(%r4)
    std %r8, 1536(%r1)
    ld %r8, 88(%r4)
    std %r8, 1544(%r1)
    ld %r8, 96(%r4)
    std %r8, 1552(%r1)
    ld %r8, 104(%r4)
    std %r8, 1560(%r1)
    ld %r8, 112(%r4)
    std %r8, 1568(%r1)
    ld %r8, 120(%r4)
    std %r8, 1576(%r1)
    addi %r14, %r1, 432
    .cfi_offset r14, -1712
    .cfi_offset r15, -1704
    .cfi_offset r16, -1696
    .cfi_offset r17, -1688
    .cfi_offset r18, -1680
    .cfi_offset r19, -1672
    .cfi_offset r20, -1664
    .cfi_offset r21, -1656
    .cfi_offset r22, -1648
    .cfi_offset r23, -1640
    .cfi_offset r24, -1632
    .cfi_offset r25, -1624
    .cfi_offset r26, -1616
    .cfi_offset r27, -1608
    .cfi_offset r28, -1600
    .cfi_offset r29, -1592
    .cfi_offset r30, -1584
    .cfi_offset r31, -1576
    addi %r15, %r1, 496
    addi %r16, %r1, 560
    addi %r17, %r1, 624
    addi %r18, %r1, 688
    addi %r19, %r1, 752
    addi %r20, %r1, 816
    addi %r21, %r1, 880
    addi %r22, %r1, 944
    addi %r23, %r1, 1008
    addi %r24, %r1, 1072
    addi %r25, %r1, 1136
    addi %r26, %r1, 1200
    addi %r27, %r1, 1264
    addi %r28, %r1, 1328
    addi %r29, %r1, 1392
    li %r9, 0
    li %r10, 16
    li %r11, 32
    li %r12, 48
    li %r7, 0
    lxvd2x %vs32, %r3, %r7
    li %r7, 64
    lxvd2x %vs33, %r3, %r7
    li %r7, 128
    lxvd2x %vs34, %r3, %r7
    li %r7, 192
    lxvd2x %vs35, %r3, %r7
    li %r7, 16
    lxvd2x %vs36, %r3, %r7
    li %r7, 80
    lxvd2x %vs37, %r3, %r7
    li %r7, 144
    lxvd2x %vs38, %r3, %r7
    li %r7, 208
    lxvd2x %vs39, %r3, %r7
    li %r7, 32
    lxvd2x %vs40, %r3, %r7
    li %r7, 96
    lxvd2x %vs41, %r3, %r7
    li %r7, 160
    lxvd2x %vs42, %r3, %r7
    li %r7, 224
    lxvd2x %vs43, %r3, %r7
    li %r7, 48
    lxvd2x %vs44, %r3, %r7
    li %r7, 112
    lxvd2x %vs45, %r3, %r7
    li %r7, 176
    lxvd2x %vs46, %r3, %r7
    li %r7, 240
    lxvd2x %vs47, %r3, %r7
    cmpldi %r5, 64
    blt 3f
2:
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
    li %r7, 176
    stxvd2x %vs32, %r1, %r7
    li %r7, 192
    stxvd2x %vs33, %r1, %r7
    li %r7, 208
    stxvd2x %vs34, %r1, %r7
    li %r7, 224
    stxvd2x %vs35, %r1, %r7
    li %r7, 240
    stxvd2x %vs36, %r1, %r7
    li %r7, 256
    stxvd2x %vs37, %r1, %r7
    li %r7, 272
    stxvd2x %vs38, %r1, %r7
    li %r7, 288
    stxvd2x %vs39, %r1, %r7
    li %r7, 304
    stxvd2x %vs40, %r1, %r7
    li %r7, 320
    stxvd2x %vs41, %r1, %r7
    li %r7, 336
    stxvd2x %vs42, %r1, %r7
    li %r7, 352
    stxvd2x %vs43, %r1, %r7
    li %r7, 368
    stxvd2x %vs44, %r1, %r7
    li %r7, 384
    stxvd2x %vs45, %r1, %r7
    li %r7, 400
    stxvd2x %vs46, %r1, %r7
    li %r7, 416
    stxvd2x %vs47, %r1, %r7
    ld %r8, 1456(%r1)
    ld %r4, 1464(%r1)
    ld %r30, 1472(%r1)
    ld %r31, 1480(%r1)
    lxvd2x %vs48, %r8, %r9
    lxvd2x %vs49, %r4, %r9
    lxvd2x %vs50, %r30, %r9
    lxvd2x %vs51, %r31, %r9
    vmrghw %v24, %v17, %v16
    vmrghw %v25, %v19, %v18
    vmrglw %v26, %v17, %v16
    vmrglw %v27, %v19, %v18
    lxvd2x %vs52, %r8, %r10
    lxvd2x %vs53, %r4, %r10
    lxvd2x %vs54, %r30, %r10
    lxvd2x %vs55, %r31, %r10
    xxpermdi %vs48, %vs56, %vs57, 3
    xxpermdi %vs49, %vs56, %vs57, 0
    xxpermdi %vs50, %vs58, %vs59, 3
    xxpermdi %vs51, %vs58, %vs59, 0
    stxvd2x %vs48, %r14, %r9
    stxvd2x %vs49, %r14, %r10
    stxvd2x %vs50, %r14, %r11
    stxvd2x %vs51, %r14, %r12
    vmrghw %v24, %v21, %v20
    vmrghw %v25, %v23, %v22
    vmrglw %v26, %v21, %v20
    vmrglw %v27, %v23, %v22
    lxvd2x %vs48, %r8, %r11
    lxvd2x %vs49, %r4, %r11
    lxvd2x %vs50, %r30, %r11
    lxvd2x %vs51, %r31, %r11
    xxpermdi %vs52, %vs56, %vs57, 3
    xxpermdi %vs53, %vs56, %vs57, 0
    xxpermdi %vs54, %vs58, %vs59, 3
    xxpermdi %vs55, %vs58, %vs59, 0
    stxvd2x %vs52, %r15, %r9
    stxvd2x %vs53, %r15, %r10
    stxvd2x %vs54, %r15, %r11
    stxvd2x %vs55, %r15, %r12
    vmrghw %v24, %v17, %v16
    vmrghw %v25, %v19, %v18
    vmrglw %v26, %v17, %v16
    vmrglw %v27, %v19, %v18
    lxvd2x %vs52, %r8, %r12
    lxvd2x %vs53, %r4, %r12
    lxvd2x %vs54, %r30, %r12
    lxvd2x %vs55, %r31, %r12
    xxpermdi %vs48, %vs56, %vs57, 3
    xxpermdi %vs49, %vs56, %vs57, 0
    xxpermdi %vs50, %vs58, %vs59, 3
    xxpermdi %vs51, %vs58, %vs59, 0
    stxvd2x %vs48, %r16, %r9
    stxvd2x %vs49, %r16, %r10
    stxvd2x %vs50, %r16, %r11
    stxvd2x %vs51, %r16, %r12
    vmrghw %v24, %v21, %v20
    vmrghw %v25, %v23, %v22
    vmrglw %v26, %v21, %v20
    vmrglw %v27, %v23, %v22
    xxpermdi %vs52, %vs56, %vs57, 3
    xxpermdi %vs53, %vs56, %vs57, 0
    xxpermdi %vs54, %vs58, %vs59, 3
    xxpermdi %vs55, %vs58, %vs59, 0
    stxvd2x %vs52, %r17, %r9
    stxvd2x %vs53, %r17, %r10
    stxvd2x %vs54, %r17, %r11
    stxvd2x %vs55, %r17, %r12
    addi %r8, %r8, 64
    std %r8, 1456(%r1)
    addi %r4, %r4, 64
    std %r4, 1464(%r1)
    addi %r30, %r30, 64
    std %r30, 1472(%r1)
    addi %r31, %r31, 64
    std %r31, 1480(%r1)
    ld %r8, 1488(%r1)
    ld %r4, 1496(%r1)
    ld %r30, 1504(%r1)
    ld %r31, 1512(%r1)
    lxvd2x %vs48, %r8, %r9
    lxvd2x %vs49, %r4, %r9
    lxvd2x %vs50, %r30, %r9
    lxvd2x %vs51, %r31, %r9
    vmrghw %v24, %v17, %v16
    vmrghw %v25, %v19, %v18
    vmrglw %v26, %v17, %v16
    vmrglw %v27, %v19, %v18
    lxvd2x %vs52, %r8, %r10
    lxvd2x %vs53, %r4, %r10
    lxvd2x %vs54, %r30, %r10
    lxvd2x %vs55, %r31, %r10
    xxpermdi %vs48, %vs56, %vs57, 3
    xxpermdi %vs49, %vs56, %vs57, 0
    xxpermdi %vs50, %vs58, %vs59, 3
    xxpermdi %vs51, %vs58, %vs59, 0
    stxvd2x %vs48, %r18, %r9
    stxvd2x %vs49, %r18, %r10
    stxvd2x %vs50, %r18, %r11
    stxvd2x %vs51, %r18, %r12
    vmrghw %v24, %v21, %v20
    vmrghw %v25, %v23, %v22
    vmrglw %v26, %v21, %v20
    vmrglw %v27, %v23, %v22
    lxvd2x %vs48, %r8, %r11
    lxvd2x %vs49, %r4, %r11
    lxvd2x %vs50, %r30, %r11
    lxvd2x %vs51, %r31, %r11
    xxpermdi %vs52, %vs56, %vs57, 3
    xxpermdi %vs53, %vs56, %vs57, 0
    xxpermdi %vs54, %vs58, %vs59, 3
    xxpermdi %vs55, %vs58, %vs59, 0
    stxvd2x %vs52, %r19, %r9
    stxvd2x %vs53, %r19, %r10
    stxvd2x %vs54, %r19, %r11
    stxvd2x %vs55, %r19, %r12
    vmrghw %v24, %v17, %v16
    vmrghw %v25, %v19, %v18
    vmrglw %v26, %v17, %v16
    vmrglw %v27, %v19, %v18
    lxvd2x %vs52, %r8, %r12
    lxvd2x %vs53, %r4, %r12
    lxvd2x %vs54, %r30, %r12
    lxvd2x %vs55, %r31, %r12
    xxpermdi %vs48, %vs56, %vs57, 3
    xxpermdi %vs49, %vs56, %vs57, 0
    xxpermdi %vs50, %vs58, %vs59, 3
    xxpermdi %vs51, %vs58, %vs59, 0
    stxvd2x %vs48, %r20, %r9
    stxvd2x %vs49, %r20, %r10
    stxvd2x %vs50, %r20, %r11
    stxvd2x %vs51, %r20, %r12
    vmrghw %v24, %v21, %v20
    vmrghw %v25, %v23, %v22
    vmrglw %v26, %v21, %v20
    vmrglw %v27, %v23, %v22
    xxpermdi %vs52, %vs56, %vs57, 3
    xxpermdi %vs53, %vs56, %vs57, 0
    xxpermdi %vs54, %vs58, %vs59, 3
    xxpermdi %vs55, %vs58, %vs59, 0
    stxvd2x %vs52, %r21, %r9
    stxvd2x %vs53, %r21, %r10
    stxvd2x %vs54, %r21, %r11
    stxvd2x %vs55, %r21, %r12
    addi %r8, %r8, 64
    std %r8, 1488(%r1)
    addi %r4, %r4, 64
    std %r4, 1496(%r1)
    addi %r30, %r30, 64
    std %r30, 1504(%r1)
    addi %r31, %r31, 64
    std %r31, 1512(%r1)
    ld %r8, 1520(%r1)
    ld %r4, 1528(%r1)
    ld %r30, 1536(%r1)
    ld %r31, 1544(%r1)
    lxvd2x %vs48, %r8, %r9
    lxvd2x %vs49, %r4, %r9
    lxvd2x %vs50, %r30, %r9
    lxvd2x %vs51, %r31, %r9
    vmrghw %v24, %v17, %v16
    vmrghw %v25, %v19, %v18
    vmrglw %v26, %v17, %v16
    vmrglw %v27, %v19, %v18
    lxvd2x %vs52, %r8, %r10
    lxvd2x %vs53, %r4, %r10
    lxvd2x %vs54, %r30, %r10
    lxvd2x %vs55, %r31, %r10
    xxpermdi %vs48, %vs56, %vs57, 3
    xxpermdi %vs49, %vs56, %vs57, 0
    xxpermdi %vs50, %vs58, %vs59, 3
    xxpermdi %vs51, %vs58, %vs59, 0
    stxvd2x %vs48, %r22, %r9
    stxvd2x %vs49, %r22, %r10
    stxvd2x %vs50, %r22, %r11
    stxvd2x %vs51, %r22, %r12
    vmrghw %v24, %v21, %v20
    vmrghw %v25, %v23, %v22
    vmrglw %v26, %v21, %v20
    vmrglw %v27, %v23, %v22
    lxvd2x %vs48, %r8, %r11
    lxvd2x %vs49, %r4, %r11
    lxvd2x %vs50, %r30, %r11
    lxvd2x %vs51, %r31, %r11
    xxpermdi %vs52, %vs56, %vs57, 3
    xxpermdi %vs53, %vs56, %vs57, 0
    xxpermdi %vs54, %vs58, %vs59, 3
    xxpermdi %vs55, %vs58, %vs59, 0
    stxvd2x %vs52, %r23, %r9
    stxvd2x %vs53, %r23, %r10
    stxvd2x %vs54, %r23, %r11
    stxvd2x %vs55, %r23, %r12
    vmrghw %v24, %v17, %v16
    vmrghw %v25, %v19, %v18
    vmrglw %v26, %v17, %v16
    vmrglw %v27, %v19, %v18
    lxvd2x %vs52, %r8, %r12
    lxvd2x %vs53, %r4, %r12
    lxvd2x %vs54, %r30, %r12
    lxvd2x %vs55, %r31, %r12
    xxpermdi %vs48, %vs56, %vs57, 3
    xxpermdi %vs49, %vs56, %vs57, 0
    xxpermdi %vs50, %vs58, %vs59, 3
    xxpermdi %vs51, %vs58, %vs59, 0
    stxvd2x %vs48, %r24, %r9
    stxvd2x %vs49, %r24, %r10
    stxvd2x %vs50, %r24, %r11
    stxvd2x %vs51, %r24, %r12
    vmrghw %v24, %v21, %v20
    vmrghw %v25, %v23, %v22
    vmrglw %v26, %v21, %v20
    vmrglw %v27, %v23, %v22
    xxpermdi %vs52, %vs56, %vs57, 3
    xxpermdi %vs53, %vs56, %vs57, 0
    xxpermdi %vs54, %vs58, %vs59, 3
    xxpermdi %vs55, %vs58, %vs59, 0
    stxvd2x %vs52, %r25, %r9
    stxvd2x %vs53, %r25, %r10
    stxvd2x %vs54, %r25, %r11
    stxvd2x %vs55, %r25, %r12
    addi %r8, %r8, 64
    std %r8, 1520(%r1)
    addi %r4, %r4, 64
    std %r4, 1528(%r1)
    addi %r30, %r30, 64
    std %r30, 1536(%r1)
    addi %r31, %r31, 64
    std %r31, 1544(%r1)
    ld %r8, 1552(%r1)
    ld %r4, 1560(%r1)
    ld %r30, 1568(%r1)
    ld %r31, 1576(%r1)
    lxvd2x %vs48, %r8, %r9
    lxvd2x %vs49, %r4, %r9
    lxvd2x %vs50, %r30, %r9
    lxvd2x %vs51, %r31, %r9
    vmrghw %v24, %v17, %v16
    vmrghw %v25, %v19, %v18
    vmrglw %v26, %v17, %v16
    vmrglw %v27, %v19, %v18
    lxvd2x %vs52, %r8, %r10
    lxvd2x %vs53, %r4, %r10
    lxvd2x %vs54, %r30, %r10
    lxvd2x %vs55, %r31, %r10
    xxpermdi %vs48, %vs56, %vs57, 3
    xxpermdi %vs49, %vs56, %vs57, 0
    xxpermdi %vs50, %vs58, %vs59, 3
    xxpermdi %vs51, %vs58, %vs59, 0
    stxvd2x %vs48, %r26, %r9
    stxvd2x %vs49, %r26, %r10
    stxvd2x %vs50, %r26, %r11
    stxvd2x %vs51, %r26, %r12
    vmrghw %v24, %v21, %v20
    vmrghw %v25, %v23, %v22
    vmrglw %v26, %v21, %v20
    vmrglw %v27, %v23, %v22
    lxvd2x %vs48, %r8, %r11
    lxvd2x %vs49, %r4, %r11
    lxvd2x %vs50, %r30, %r11
    lxvd2x %vs51, %r31, %r11
    xxpermdi %vs52, %vs56, %vs57, 3
    xxpermdi %vs53, %vs56, %vs57, 0
    xxpermdi %vs54, %vs58, %vs59, 3
    xxpermdi %vs55, %vs58, %vs59, 0
    stxvd2x %vs52, %r27, %r9
    stxvd2x %vs53, %r27, %r10
    stxvd2x %vs54, %r27, %r11
    stxvd2x %vs55, %r27, %r12
    vmrghw %v24, %v17, %v16
    vmrghw %v25, %v19, %v18
    vmrglw %v26, %v17, %v16
    vmrglw %v27, %v19, %v18
    lxvd2x %vs52, %r8, %r12
    lxvd2x %vs53, %r4, %r12
    lxvd2x %vs54, %r30, %r12
    lxvd2x %vs55, %r31, %r12
    xxpermdi %vs48, %vs56, %vs57, 3
    xxpermdi %vs49, %vs56, %vs57, 0
    xxpermdi %vs50, %vs58, %vs59, 3
    xxpermdi %vs51, %vs58, %vs59, 0
    stxvd2x %vs48, %r28, %r9
    stxvd2x %vs49, %r28, %r10
    stxvd2x %vs50, %r28, %r11
    stxvd2x %vs51, %r28, %r12
    vmrghw %v24, %v21, %v20
    vmrghw %v25, %v23, %v22
    vmrglw %v26, %v21, %v20
    vmrglw %v27, %v23, %v22
    xxpermdi %vs52, %vs56, %vs57, 3
    xxpermdi %vs53, %vs56, %vs57, 0
    xxpermdi %vs54, %vs58, %vs59, 3
    xxpermdi %vs55, %vs58, %vs59, 0
    stxvd2x %vs52, %r29, %r9
    stxvd2x %vs53, %r29, %r10
    stxvd2x %vs54, %r29, %r11
    stxvd2x %vs55, %r29, %r12
    addi %r8, %r8, 64
    std %r8, 1552(%r1)
    addi %r4, %r4, 64
    std %r4, 1560(%r1)
    addi %r30, %r30, 64
    std %r30, 1568(%r1)
    addi %r31, %r31, 64
    std %r31, 1576(%r1)
    vspltisw %v24, 7
    vspltisw %v25, 12
    vspltisw %v26, -15
    vspltisw %v27, -10
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r14, %r9
    lxvd2x %vs51, %r18, %r9
    lxvd2x %vs53, %r22, %r9
    lxvd2x %vs55, %r26, %r9
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vsel %v16, %v3, %v2, %v1
    vsel %v18, %v7, %v6, %v5
    vsel %v20, %v11, %v10, %v9
    vsel %v22, %v15, %v14, %v13
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r14, %r10
    lxvd2x %vs51, %r18, %r10
    lxvd2x %vs53, %r22, %r10
    lxvd2x %vs55, %r26, %r10
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vsel %v16, %v2, %v1, %v0
    vsel %v18, %v6, %v5, %v4
    vsel %v20, %v10, %v9, %v8
    vsel %v22, %v14, %v13, %v12
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r14, %r11
    lxvd2x %vs51, %r18, %r11
    lxvd2x %vs53, %r22, %r11
    lxvd2x %vs55, %r26, %r11
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vsel %v16, %v1, %v0, %v3
    vsel %v18, %v5, %v4, %v7
    vsel %v20, %v9, %v8, %v11
    vsel %v22, %v13, %v12, %v15
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r14, %r12
    lxvd2x %vs51, %r18, %r12
    lxvd2x %vs53, %r22, %r12
    lxvd2x %vs55, %r26, %r12
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vsel %v16, %v0, %v3, %v2
    vsel %v18, %v4, %v7, %v6
    vsel %v20, %v8, %v11, %v10
    vsel %v22, %v12, %v15, %v14
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r15, %r9
    lxvd2x %vs51, %r19, %r9
    lxvd2x %vs53, %r23, %r9
    lxvd2x %vs55, %r27, %r9
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vsel %v16, %v3, %v2, %v1
    vsel %v18, %v7, %v6, %v5
    vsel %v20, %v11, %v10, %v9
    vsel %v22, %v15, %v14, %v13
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r15, %r10
    lxvd2x %vs51, %r19, %r10
    lxvd2x %vs53, %r23, %r10
    lxvd2x %vs55, %r27, %r10
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vsel %v16, %v2, %v1, %v0
    vsel %v18, %v6, %v5, %v4
    vsel %v20, %v10, %v9, %v8
    vsel %v22, %v14, %v13, %v12
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r15, %r11
    lxvd2x %vs51, %r19, %r11
    lxvd2x %vs53, %r23, %r11
    lxvd2x %vs55, %r27, %r11
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vsel %v16, %v1, %v0, %v3
    vsel %v18, %v5, %v4, %v7
    vsel %v20, %v9, %v8, %v11
    vsel %v22, %v13, %v12, %v15
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r15, %r12
    lxvd2x %vs51, %r19, %r12
    lxvd2x %vs53, %r23, %r12
    lxvd2x %vs55, %r27, %r12
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vsel %v16, %v0, %v3, %v2
    vsel %v18, %v4, %v7, %v6
    vsel %v20, %v8, %v11, %v10
    vsel %v22, %v12, %v15, %v14
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r16, %r9
    lxvd2x %vs51, %r20, %r9
    lxvd2x %vs53, %r24, %r9
    lxvd2x %vs55, %r28, %r9
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vsel %v16, %v3, %v2, %v1
    vsel %v18, %v7, %v6, %v5
    vsel %v20, %v11, %v10, %v9
    vsel %v22, %v15, %v14, %v13
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r16, %r10
    lxvd2x %vs51, %r20, %r10
    lxvd2x %vs53, %r24, %r10
    lxvd2x %vs55, %r28, %r10
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vsel %v16, %v2, %v1, %v0
    vsel %v18, %v6, %v5, %v4
    vsel %v20, %v10, %v9, %v8
    vsel %v22, %v14, %v13, %v12
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r16, %r11
    lxvd2x %vs51, %r20, %r11
    lxvd2x %vs53, %r24, %r11
    lxvd2x %vs55, %r28, %r11
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vsel %v16, %v1, %v0, %v3
    vsel %v18, %v5, %v4, %v7
    vsel %v20, %v9, %v8, %v11
    vsel %v22, %v13, %v12, %v15
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r16, %r12
    lxvd2x %vs51, %r20, %r12
    lxvd2x %vs53, %r24, %r12
    lxvd2x %vs55, %r28, %r12
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vsel %v16, %v0, %v3, %v2
    vsel %v18, %v4, %v7, %v6
    vsel %v20, %v8, %v11, %v10
    vsel %v22, %v12, %v15, %v14
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r17, %r9
    lxvd2x %vs51, %r21, %r9
    lxvd2x %vs53, %r25, %r9
    lxvd2x %vs55, %r29, %r9
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vsel %v16, %v3, %v2, %v1
    vsel %v18, %v7, %v6, %v5
    vsel %v20, %v11, %v10, %v9
    vsel %v22, %v15, %v14, %v13
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r17, %r10
    lxvd2x %vs51, %r21, %r10
    lxvd2x %vs53, %r25, %r10
    lxvd2x %vs55, %r29, %r10
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vsel %v16, %v2, %v1, %v0
    vsel %v18, %v6, %v5, %v4
    vsel %v20, %v10, %v9, %v8
    vsel %v22, %v14, %v13, %v12
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r17, %r11
    lxvd2x %vs51, %r21, %r11
    lxvd2x %vs53, %r25, %r11
    lxvd2x %vs55, %r29, %r11
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vsel %v16, %v1, %v0, %v3
    vsel %v18, %v5, %v4, %v7
    vsel %v20, %v9, %v8, %v11
    vsel %v22, %v13, %v12, %v15
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r17, %r12
    lxvd2x %vs51, %r21, %r12
    lxvd2x %vs53, %r25, %r12
    lxvd2x %vs55, %r29, %r12
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vsel %v16, %v0, %v3, %v2
    vsel %v18, %v4, %v7, %v6
    vsel %v20, %v8, %v11, %v10
    vsel %v22, %v12, %v15, %v14
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    vspltisw %v24, 5
    vspltisw %v25, 9
    vspltisw %v26, 14
    vspltisw %v27, -12
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r14, %r10
    lxvd2x %vs51, %r18, %r10
    lxvd2x %vs53, %r22, %r10
    lxvd2x %vs55, %r26, %r10
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vsel %v16, %v2, %v1, %v3
    vsel %v18, %v6, %v5, %v7
    vsel %v20, %v10, %v9, %v11
    vsel %v22, %v14, %v13, %v15
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r15, %r11
    lxvd2x %vs51, %r19, %r11
    lxvd2x %vs53, %r23, %r11
    lxvd2x %vs55, %r27, %r11
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vsel %v16, %v1, %v0, %v2
    vsel %v18, %v5, %v4, %v6
    vsel %v20, %v9, %v8, %v10
    vsel %v22, %v13, %v12, %v14
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r16, %r12
    lxvd2x %vs51, %r20, %r12
    lxvd2x %vs53, %r24, %r12
    lxvd2x %vs55, %r28, %r12
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vsel %v16, %v0, %v3, %v1
    vsel %v18, %v4, %v7, %v5
    vsel %v20, %v8, %v11, %v9
    vsel %v22, %v12, %v15, %v13
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r14, %r9
    lxvd2x %vs51, %r18, %r9
    lxvd2x %vs53, %r22, %r9
    lxvd2x %vs55, %r26, %r9
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vsel %v16, %v3, %v2, %v0
    vsel %v18, %v7, %v6, %v4
    vsel %v20, %v11, %v10, %v8
    vsel %v22, %v15, %v14, %v12
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r15, %r10
    lxvd2x %vs51, %r19, %r10
    lxvd2x %vs53, %r23, %r10
    lxvd2x %vs55, %r27, %r10
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vsel %v16, %v2, %v1, %v3
    vsel %v18, %v6, %v5, %v7
    vsel %v20, %v10, %v9, %v11
    vsel %v22, %v14, %v13, %v15
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r16, %r11
    lxvd2x %vs51, %r20, %r11
    lxvd2x %vs53, %r24, %r11
    lxvd2x %vs55, %r28, %r11
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vsel %v16, %v1, %v0, %v2
    vsel %v18, %v5, %v4, %v6
    vsel %v20, %v9, %v8, %v10
    vsel %v22, %v13, %v12, %v14
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r17, %r12
    lxvd2x %vs51, %r21, %r12
    lxvd2x %vs53, %r25, %r12
    lxvd2x %vs55, %r29, %r12
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vsel %v16, %v0, %v3, %v1
    vsel %v18, %v4, %v7, %v5
    vsel %v20, %v8, %v11, %v9
    vsel %v22, %v12, %v15, %v13
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r15, %r9
    lxvd2x %vs51, %r19, %r9
    lxvd2x %vs53, %r23, %r9
    lxvd2x %vs55, %r27, %r9
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vsel %v16, %v3, %v2, %v0
    vsel %v18, %v7, %v6, %v4
    vsel %v20, %v11, %v10, %v8
    vsel %v22, %v15, %v14, %v12
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r16, %r10
    lxvd2x %vs51, %r20, %r10
    lxvd2x %vs53, %r24, %r10
    lxvd2x %vs55, %r28, %r10
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vsel %v16, %v2, %v1, %v3
    vsel %v18, %v6, %v5, %v7
    vsel %v20, %v10, %v9, %v11
    vsel %v22, %v14, %v13, %v15
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r17, %r11
    lxvd2x %vs51, %r21, %r11
    lxvd2x %vs53, %r25, %r11
    lxvd2x %vs55, %r29, %r11
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vsel %v16, %v1, %v0, %v2
    vsel %v18, %v5, %v4, %v6
    vsel %v20, %v9, %v8, %v10
    vsel %v22, %v13, %v12, %v14
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r14, %r12
    lxvd2x %vs51, %r18, %r12
    lxvd2x %vs53, %r22, %r12
    lxvd2x %vs55, %r26, %r12
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vsel %v16, %v0, %v3, %v1
    vsel %v18, %v4, %v7, %v5
    vsel %v20, %v8, %v11, %v9
    vsel %v22, %v12, %v15, %v13
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r16, %r9
    lxvd2x %vs51, %r20, %r9
    lxvd2x %vs53, %r24, %r9
    lxvd2x %vs55, %r28, %r9
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vsel %v16, %v3, %v2, %v0
    vsel %v18, %v7, %v6, %v4
    vsel %v20, %v11, %v10, %v8
    vsel %v22, %v15, %v14, %v12
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r17, %r10
    lxvd2x %vs51, %r21, %r10
    lxvd2x %vs53, %r25, %r10
    lxvd2x %vs55, %r29, %r10
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vsel %v16, %v2, %v1, %v3
    vsel %v18, %v6, %v5, %v7
    vsel %v20, %v10, %v9, %v11
    vsel %v22, %v14, %v13, %v15
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r14, %r11
    lxvd2x %vs51, %r18, %r11
    lxvd2x %vs53, %r22, %r11
    lxvd2x %vs55, %r26, %r11
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vsel %v16, %v1, %v0, %v2
    vsel %v18, %v5, %v4, %v6
    vsel %v20, %v9, %v8, %v10
    vsel %v22, %v13, %v12, %v14
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r15, %r12
    lxvd2x %vs51, %r19, %r12
    lxvd2x %vs53, %r23, %r12
    lxvd2x %vs55, %r27, %r12
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vsel %v16, %v0, %v3, %v1
    vsel %v18, %v4, %v7, %v5
    vsel %v20, %v8, %v11, %v9
    vsel %v22, %v12, %v15, %v13
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r17, %r9
    lxvd2x %vs51, %r21, %r9
    lxvd2x %vs53, %r25, %r9
    lxvd2x %vs55, %r29, %r9
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vsel %v16, %v3, %v2, %v0
    vsel %v18, %v7, %v6, %v4
    vsel %v20, %v11, %v10, %v8
    vsel %v22, %v15, %v14, %v12
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    vspltisw %v24, 4
    vspltisw %v25, 11
    vspltisw %v26, -16
    vspltisw %v27, -9
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r15, %r10
    lxvd2x %vs51, %r19, %r10
    lxvd2x %vs53, %r23, %r10
    lxvd2x %vs55, %r27, %r10
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vxor %v16, %v2, %v3
    vxor %v18, %v6, %v7
    vxor %v20, %v10, %v11
    vxor %v22, %v14, %v15
    vxor %v16, %v16, %v1
    vxor %v18, %v18, %v5
    vxor %v20, %v20, %v9
    vxor %v22, %v22, %v13
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r16, %r9
    lxvd2x %vs51, %r20, %r9
    lxvd2x %vs53, %r24, %r9
    lxvd2x %vs55, %r28, %r9
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vxor %v16, %v1, %v2
    vxor %v18, %v5, %v6
    vxor %v20, %v9, %v10
    vxor %v22, %v13, %v14
    vxor %v16, %v16, %v0
    vxor %v18, %v18, %v4
    vxor %v20, %v20, %v8
    vxor %v22, %v22, %v12
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r16, %r12
    lxvd2x %vs51, %r20, %r12
    lxvd2x %vs53, %r24, %r12
    lxvd2x %vs55, %r28, %r12
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vxor %v16, %v0, %v1
    vxor %v18, %v4, %v5
    vxor %v20, %v8, %v9
    vxor %v22, %v12, %v13
    vxor %v16, %v16, %v3
    vxor %v18, %v18, %v7
    vxor %v20, %v20, %v11
    vxor %v22, %v22, %v15
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r17, %r11
    lxvd2x %vs51, %r21, %r11
    lxvd2x %vs53, %r25, %r11
    lxvd2x %vs55, %r29, %r11
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vxor %v16, %v3, %v0
    vxor %v18, %v7, %v4
    vxor %v20, %v11, %v8
    vxor %v22, %v15, %v12
    vxor %v16, %v16, %v2
    vxor %v18, %v18, %v6
    vxor %v20, %v20, %v10
    vxor %v22, %v22, %v14
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r14, %r10
    lxvd2x %vs51, %r18, %r10
    lxvd2x %vs53, %r22, %r10
    lxvd2x %vs55, %r26, %r10
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vxor %v16, %v2, %v3
    vxor %v18, %v6, %v7
    vxor %v20, %v10, %v11
    vxor %v22, %v14, %v15
    vxor %v16, %v16, %v1
    vxor %v18, %v18, %v5
    vxor %v20, %v20, %v9
    vxor %v22, %v22, %v13
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r15, %r9
    lxvd2x %vs51, %r19, %r9
    lxvd2x %vs53, %r23, %r9
    lxvd2x %vs55, %r27, %r9
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vxor %v16, %v1, %v2
    vxor %v18, %v5, %v6
    vxor %v20, %v9, %v10
    vxor %v22, %v13, %v14
    vxor %v16, %v16, %v0
    vxor %v18, %v18, %v4
    vxor %v20, %v20, %v8
    vxor %v22, %v22, %v12
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r15, %r12
    lxvd2x %vs51, %r19, %r12
    lxvd2x %vs53, %r23, %r12
    lxvd2x %vs55, %r27, %r12
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vxor %v16, %v0, %v1
    vxor %v18, %v4, %v5
    vxor %v20, %v8, %v9
    vxor %v22, %v12, %v13
    vxor %v16, %v16, %v3
    vxor %v18, %v18, %v7
    vxor %v20, %v20, %v11
    vxor %v22, %v22, %v15
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r16, %r11
    lxvd2x %vs51, %r20, %r11
    lxvd2x %vs53, %r24, %r11
    lxvd2x %vs55, %r28, %r11
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vxor %v16, %v3, %v0
    vxor %v18, %v7, %v4
    vxor %v20, %v11, %v8
    vxor %v22, %v15, %v12
    vxor %v16, %v16, %v2
    vxor %v18, %v18, %v6
    vxor %v20, %v20, %v10
    vxor %v22, %v22, %v14
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r17, %r10
    lxvd2x %vs51, %r21, %r10
    lxvd2x %vs53, %r25, %r10
    lxvd2x %vs55, %r29, %r10
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vxor %v16, %v2, %v3
    vxor %v18, %v6, %v7
    vxor %v20, %v10, %v11
    vxor %v22, %v14, %v15
    vxor %v16, %v16, %v1
    vxor %v18, %v18, %v5
    vxor %v20, %v20, %v9
    vxor %v22, %v22, %v13
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r14, %r9
    lxvd2x %vs51, %r18, %r9
    lxvd2x %vs53, %r22, %r9
    lxvd2x %vs55, %r26, %r9
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vxor %v16, %v1, %v2
    vxor %v18, %v5, %v6
    vxor %v20, %v9, %v10
    vxor %v22, %v13, %v14
    vxor %v16, %v16, %v0
    vxor %v18, %v18, %v4
    vxor %v20, %v20, %v8
    vxor %v22, %v22, %v12
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r14, %r12
    lxvd2x %vs51, %r18, %r12
    lxvd2x %vs53, %r22, %r12
    lxvd2x %vs55, %r26, %r12
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vxor %v16, %v0, %v1
    vxor %v18, %v4, %v5
    vxor %v20, %v8, %v9
    vxor %v22, %v12, %v13
    vxor %v16, %v16, %v3
    vxor %v18, %v18, %v7
    vxor %v20, %v20, %v11
    vxor %v22, %v22, %v15
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r15, %r11
    lxvd2x %vs51, %r19, %r11
    lxvd2x %vs53, %r23, %r11
    lxvd2x %vs55, %r27, %r11
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vxor %v16, %v3, %v0
    vxor %v18, %v7, %v4
    vxor %v20, %v11, %v8
    vxor %v22, %v15, %v12
    vxor %v16, %v16, %v2
    vxor %v18, %v18, %v6
    vxor %v20, %v20, %v10
    vxor %v22, %v22, %v14
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r16, %r10
    lxvd2x %vs51, %r20, %r10
    lxvd2x %vs53, %r24, %r10
    lxvd2x %vs55, %r28, %r10
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vxor %v16, %v2, %v3
    vxor %v18, %v6, %v7
    vxor %v20, %v10, %v11
    vxor %v22, %v14, %v15
    vxor %v16, %v16, %v1
    vxor %v18, %v18, %v5
    vxor %v20, %v20, %v9
    vxor %v22, %v22, %v13
    vadduwm %v0, %v0, %v16
    vadduwm %v4, %v4, %v18
    vadduwm %v8, %v8, %v20
    vadduwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r17, %r9
    lxvd2x %vs51, %r21, %r9
    lxvd2x %vs53, %r25, %r9
    lxvd2x %vs55, %r29, %r9
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vxor %v16, %v1, %v2
    vxor %v18, %v5, %v6
    vxor %v20, %v9, %v10
    vxor %v22, %v13, %v14
    vxor %v16, %v16, %v0
    vxor %v18, %v18, %v4
    vxor %v20, %v20, %v8
    vxor %v22, %v22, %v12
    vadduwm %v3, %v3, %v16
    vadduwm %v7, %v7, %v18
    vadduwm %v11, %v11, %v20
    vadduwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r17, %r12
    lxvd2x %vs51, %r21, %r12
    lxvd2x %vs53, %r25, %r12
    lxvd2x %vs55, %r29, %r12
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vxor %v16, %v0, %v1
    vxor %v18, %v4, %v5
    vxor %v20, %v8, %v9
    vxor %v22, %v12, %v13
    vxor %v16, %v16, %v3
    vxor %v18, %v18, %v7
    vxor %v20, %v20, %v11
    vxor %v22, %v22, %v15
    vadduwm %v2, %v2, %v16
    vadduwm %v6, %v6, %v18
    vadduwm %v10, %v10, %v20
    vadduwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r14, %r11
    lxvd2x %vs51, %r18, %r11
    lxvd2x %vs53, %r22, %r11
    lxvd2x %vs55, %r26, %r11
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vxor %v16, %v3, %v0
    vxor %v18, %v7, %v4
    vxor %v20, %v11, %v8
    vxor %v22, %v15, %v12
    vxor %v16, %v16, %v2
    vxor %v18, %v18, %v6
    vxor %v20, %v20, %v10
    vxor %v22, %v22, %v14
    vadduwm %v1, %v1, %v16
    vadduwm %v5, %v5, %v18
    vadduwm %v9, %v9, %v20
    vadduwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    vspltisw %v24, 6
    vspltisw %v25, 10
    vspltisw %v26, 15
    vspltisw %v27, -11
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r14, %r9
    lxvd2x %vs51, %r18, %r9
    lxvd2x %vs53, %r22, %r9
    lxvd2x %vs55, %r26, %r9
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vxor %v16, %v2, %v3
    vxor %v18, %v6, %v7
    vxor %v20, %v10, %v11
    vxor %v22, %v14, %v15
    vsel %v16, %v16, %v2, %v1
    vsel %v18, %v18, %v6, %v5
    vsel %v20, %v20, %v10, %v9
    vsel %v22, %v22, %v14, %v13
    vsubuwm %v0, %v0, %v16
    vsubuwm %v4, %v4, %v18
    vsubuwm %v8, %v8, %v20
    vsubuwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r15, %r12
    lxvd2x %vs51, %r19, %r12
    lxvd2x %vs53, %r23, %r12
    lxvd2x %vs55, %r27, %r12
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vxor %v16, %v1, %v2
    vxor %v18, %v5, %v6
    vxor %v20, %v9, %v10
    vxor %v22, %v13, %v14
    vsel %v16, %v16, %v1, %v0
    vsel %v18, %v18, %v5, %v4
    vsel %v20, %v20, %v9, %v8
    vsel %v22, %v22, %v13, %v12
    vsubuwm %v3, %v3, %v16
    vsubuwm %v7, %v7, %v18
    vsubuwm %v11, %v11, %v20
    vsubuwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r17, %r11
    lxvd2x %vs51, %r21, %r11
    lxvd2x %vs53, %r25, %r11
    lxvd2x %vs55, %r29, %r11
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vxor %v16, %v0, %v1
    vxor %v18, %v4, %v5
    vxor %v20, %v8, %v9
    vxor %v22, %v12, %v13
    vsel %v16, %v16, %v0, %v3
    vsel %v18, %v18, %v4, %v7
    vsel %v20, %v20, %v8, %v11
    vsel %v22, %v22, %v12, %v15
    vsubuwm %v2, %v2, %v16
    vsubuwm %v6, %v6, %v18
    vsubuwm %v10, %v10, %v20
    vsubuwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r15, %r10
    lxvd2x %vs51, %r19, %r10
    lxvd2x %vs53, %r23, %r10
    lxvd2x %vs55, %r27, %r10
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vxor %v16, %v3, %v0
    vxor %v18, %v7, %v4
    vxor %v20, %v11, %v8
    vxor %v22, %v15, %v12
    vsel %v16, %v16, %v3, %v2
    vsel %v18, %v18, %v7, %v6
    vsel %v20, %v20, %v11, %v10
    vsel %v22, %v22, %v15, %v14
    vsubuwm %v1, %v1, %v16
    vsubuwm %v5, %v5, %v18
    vsubuwm %v9, %v9, %v20
    vsubuwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r17, %r9
    lxvd2x %vs51, %r21, %r9
    lxvd2x %vs53, %r25, %r9
    lxvd2x %vs55, %r29, %r9
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vxor %v16, %v2, %v3
    vxor %v18, %v6, %v7
    vxor %v20, %v10, %v11
    vxor %v22, %v14, %v15
    vsel %v16, %v16, %v2, %v1
    vsel %v18, %v18, %v6, %v5
    vsel %v20, %v20, %v10, %v9
    vsel %v22, %v22, %v14, %v13
    vsubuwm %v0, %v0, %v16
    vsubuwm %v4, %v4, %v18
    vsubuwm %v8, %v8, %v20
    vsubuwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r14, %r12
    lxvd2x %vs51, %r18, %r12
    lxvd2x %vs53, %r22, %r12
    lxvd2x %vs55, %r26, %r12
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vxor %v16, %v1, %v2
    vxor %v18, %v5, %v6
    vxor %v20, %v9, %v10
    vxor %v22, %v13, %v14
    vsel %v16, %v16, %v1, %v0
    vsel %v18, %v18, %v5, %v4
    vsel %v20, %v20, %v9, %v8
    vsel %v22, %v22, %v13, %v12
    vsubuwm %v3, %v3, %v16
    vsubuwm %v7, %v7, %v18
    vsubuwm %v11, %v11, %v20
    vsubuwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r16, %r11
    lxvd2x %vs51, %r20, %r11
    lxvd2x %vs53, %r24, %r11
    lxvd2x %vs55, %r28, %r11
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vxor %v16, %v0, %v1
    vxor %v18, %v4, %v5
    vxor %v20, %v8, %v9
    vxor %v22, %v12, %v13
    vsel %v16, %v16, %v0, %v3
    vsel %v18, %v18, %v4, %v7
    vsel %v20, %v20, %v8, %v11
    vsel %v22, %v22, %v12, %v15
    vsubuwm %v2, %v2, %v16
    vsubuwm %v6, %v6, %v18
    vsubuwm %v10, %v10, %v20
    vsubuwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r14, %r10
    lxvd2x %vs51, %r18, %r10
    lxvd2x %vs53, %r22, %r10
    lxvd2x %vs55, %r26, %r10
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vxor %v16, %v3, %v0
    vxor %v18, %v7, %v4
    vxor %v20, %v11, %v8
    vxor %v22, %v15, %v12
    vsel %v16, %v16, %v3, %v2
    vsel %v18, %v18, %v7, %v6
    vsel %v20, %v20, %v11, %v10
    vsel %v22, %v22, %v15, %v14
    vsubuwm %v1, %v1, %v16
    vsubuwm %v5, %v5, %v18
    vsubuwm %v9, %v9, %v20
    vsubuwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r16, %r9
    lxvd2x %vs51, %r20, %r9
    lxvd2x %vs53, %r24, %r9
    lxvd2x %vs55, %r28, %r9
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vxor %v16, %v2, %v3
    vxor %v18, %v6, %v7
    vxor %v20, %v10, %v11
    vxor %v22, %v14, %v15
    vsel %v16, %v16, %v2, %v1
    vsel %v18, %v18, %v6, %v5
    vsel %v20, %v20, %v10, %v9
    vsel %v22, %v22, %v14, %v13
    vsubuwm %v0, %v0, %v16
    vsubuwm %v4, %v4, %v18
    vsubuwm %v8, %v8, %v20
    vsubuwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r17, %r12
    lxvd2x %vs51, %r21, %r12
    lxvd2x %vs53, %r25, %r12
    lxvd2x %vs55, %r29, %r12
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vxor %v16, %v1, %v2
    vxor %v18, %v5, %v6
    vxor %v20, %v9, %v10
    vxor %v22, %v13, %v14
    vsel %v16, %v16, %v1, %v0
    vsel %v18, %v18, %v5, %v4
    vsel %v20, %v20, %v9, %v8
    vsel %v22, %v22, %v13, %v12
    vsubuwm %v3, %v3, %v16
    vsubuwm %v7, %v7, %v18
    vsubuwm %v11, %v11, %v20
    vsubuwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r15, %r11
    lxvd2x %vs51, %r19, %r11
    lxvd2x %vs53, %r23, %r11
    lxvd2x %vs55, %r27, %r11
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vxor %v16, %v0, %v1
    vxor %v18, %v4, %v5
    vxor %v20, %v8, %v9
    vxor %v22, %v12, %v13
    vsel %v16, %v16, %v0, %v3
    vsel %v18, %v18, %v4, %v7
    vsel %v20, %v20, %v8, %v11
    vsel %v22, %v22, %v12, %v15
    vsubuwm %v2, %v2, %v16
    vsubuwm %v6, %v6, %v18
    vsubuwm %v10, %v10, %v20
    vsubuwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r17, %r10
    lxvd2x %vs51, %r21, %r10
    lxvd2x %vs53, %r25, %r10
    lxvd2x %vs55, %r29, %r10
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vxor %v16, %v3, %v0
    vxor %v18, %v7, %v4
    vxor %v20, %v11, %v8
    vxor %v22, %v15, %v12
    vsel %v16, %v16, %v3, %v2
    vsel %v18, %v18, %v7, %v6
    vsel %v20, %v20, %v11, %v10
    vsel %v22, %v22, %v15, %v14
    vsubuwm %v1, %v1, %v16
    vsubuwm %v5, %v5, %v18
    vsubuwm %v9, %v9, %v20
    vsubuwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    lxvd2x %vs60, %r6, %r9
    lxvd2x %vs49, %r15, %r9
    lxvd2x %vs51, %r19, %r9
    lxvd2x %vs53, %r23, %r9
    lxvd2x %vs55, %r27, %r9
    vadduwm %v0, %v0, %v28
    vadduwm %v4, %v4, %v28
    vadduwm %v8, %v8, %v28
    vadduwm %v12, %v12, %v28
    vadduwm %v0, %v0, %v17
    vadduwm %v4, %v4, %v19
    vadduwm %v8, %v8, %v21
    vadduwm %v12, %v12, %v23
    vxor %v16, %v2, %v3
    vxor %v18, %v6, %v7
    vxor %v20, %v10, %v11
    vxor %v22, %v14, %v15
    vsel %v16, %v16, %v2, %v1
    vsel %v18, %v18, %v6, %v5
    vsel %v20, %v20, %v10, %v9
    vsel %v22, %v22, %v14, %v13
    vsubuwm %v0, %v0, %v16
    vsubuwm %v4, %v4, %v18
    vsubuwm %v8, %v8, %v20
    vsubuwm %v12, %v12, %v22
    vrlw %v0, %v0, %v24
    vrlw %v4, %v4, %v24
    vrlw %v8, %v8, %v24
    vrlw %v12, %v12, %v24
    vadduwm %v0, %v0, %v1
    vadduwm %v4, %v4, %v5
    vadduwm %v8, %v8, %v9
    vadduwm %v12, %v12, %v13
    lxvd2x %vs60, %r6, %r10
    lxvd2x %vs49, %r16, %r12
    lxvd2x %vs51, %r20, %r12
    lxvd2x %vs53, %r24, %r12
    lxvd2x %vs55, %r28, %r12
    vadduwm %v3, %v3, %v28
    vadduwm %v7, %v7, %v28
    vadduwm %v11, %v11, %v28
    vadduwm %v15, %v15, %v28
    vadduwm %v3, %v3, %v17
    vadduwm %v7, %v7, %v19
    vadduwm %v11, %v11, %v21
    vadduwm %v15, %v15, %v23
    vxor %v16, %v1, %v2
    vxor %v18, %v5, %v6
    vxor %v20, %v9, %v10
    vxor %v22, %v13, %v14
    vsel %v16, %v16, %v1, %v0
    vsel %v18, %v18, %v5, %v4
    vsel %v20, %v20, %v9, %v8
    vsel %v22, %v22, %v13, %v12
    vsubuwm %v3, %v3, %v16
    vsubuwm %v7, %v7, %v18
    vsubuwm %v11, %v11, %v20
    vsubuwm %v15, %v15, %v22
    vrlw %v3, %v3, %v25
    vrlw %v7, %v7, %v25
    vrlw %v11, %v11, %v25
    vrlw %v15, %v15, %v25
    vadduwm %v3, %v3, %v0
    vadduwm %v7, %v7, %v4
    vadduwm %v11, %v11, %v8
    vadduwm %v15, %v15, %v12
    lxvd2x %vs60, %r6, %r11
    lxvd2x %vs49, %r14, %r11
    lxvd2x %vs51, %r18, %r11
    lxvd2x %vs53, %r22, %r11
    lxvd2x %vs55, %r26, %r11
    vadduwm %v2, %v2, %v28
    vadduwm %v6, %v6, %v28
    vadduwm %v10, %v10, %v28
    vadduwm %v14, %v14, %v28
    vadduwm %v2, %v2, %v17
    vadduwm %v6, %v6, %v19
    vadduwm %v10, %v10, %v21
    vadduwm %v14, %v14, %v23
    vxor %v16, %v0, %v1
    vxor %v18, %v4, %v5
    vxor %v20, %v8, %v9
    vxor %v22, %v12, %v13
    vsel %v16, %v16, %v0, %v3
    vsel %v18, %v18, %v4, %v7
    vsel %v20, %v20, %v8, %v11
    vsel %v22, %v22, %v12, %v15
    vsubuwm %v2, %v2, %v16
    vsubuwm %v6, %v6, %v18
    vsubuwm %v10, %v10, %v20
    vsubuwm %v14, %v14, %v22
    vrlw %v2, %v2, %v26
    vrlw %v6, %v6, %v26
    vrlw %v10, %v10, %v26
    vrlw %v14, %v14, %v26
    vadduwm %v2, %v2, %v3
    vadduwm %v6, %v6, %v7
    vadduwm %v10, %v10, %v11
    vadduwm %v14, %v14, %v15
    lxvd2x %vs60, %r6, %r12
    addi %r6, %r6, 64
    lxvd2x %vs49, %r16, %r10
    lxvd2x %vs51, %r20, %r10
    lxvd2x %vs53, %r24, %r10
    lxvd2x %vs55, %r28, %r10
    vadduwm %v1, %v1, %v28
    vadduwm %v5, %v5, %v28
    vadduwm %v9, %v9, %v28
    vadduwm %v13, %v13, %v28
    vadduwm %v1, %v1, %v17
    vadduwm %v5, %v5, %v19
    vadduwm %v9, %v9, %v21
    vadduwm %v13, %v13, %v23
    vxor %v16, %v3, %v0
    vxor %v18, %v7, %v4
    vxor %v20, %v11, %v8
    vxor %v22, %v15, %v12
    vsel %v16, %v16, %v3, %v2
    vsel %v18, %v18, %v7, %v6
    vsel %v20, %v20, %v11, %v10
    vsel %v22, %v22, %v15, %v14
    vsubuwm %v1, %v1, %v16
    vsubuwm %v5, %v5, %v18
    vsubuwm %v9, %v9, %v20
    vsubuwm %v13, %v13, %v22
    vrlw %v1, %v1, %v27
    vrlw %v5, %v5, %v27
    vrlw %v9, %v9, %v27
    vrlw %v13, %v13, %v27
    vadduwm %v1, %v1, %v2
    vadduwm %v5, %v5, %v6
    vadduwm %v9, %v9, %v10
    vadduwm %v13, %v13, %v14
    li %r7, 176
    lxvd2x %vs56, %r1, %r7
    vadduwm %v0, %v0, %v24
    li %r7, 192
    lxvd2x %vs57, %r1, %r7
    vadduwm %v1, %v1, %v25
    li %r7, 208
    lxvd2x %vs58, %r1, %r7
    vadduwm %v2, %v2, %v26
    li %r7, 224
    lxvd2x %vs59, %r1, %r7
    vadduwm %v3, %v3, %v27
    li %r7, 240
    lxvd2x %vs60, %r1, %r7
    vadduwm %v4, %v4, %v28
    li %r7, 256
    lxvd2x %vs61, %r1, %r7
    vadduwm %v5, %v5, %v29
    li %r7, 272
    lxvd2x %vs56, %r1, %r7
    vadduwm %v6, %v6, %v24
    li %r7, 288
    lxvd2x %vs57, %r1, %r7
    vadduwm %v7, %v7, %v25
    li %r7, 304
    lxvd2x %vs58, %r1, %r7
    vadduwm %v8, %v8, %v26
    li %r7, 320
    lxvd2x %vs59, %r1, %r7
    vadduwm %v9, %v9, %v27
    li %r7, 336
    lxvd2x %vs60, %r1, %r7
    vadduwm %v10, %v10, %v28
    li %r7, 352
    lxvd2x %vs61, %r1, %r7
    vadduwm %v11, %v11, %v29
    li %r7, 368
    lxvd2x %vs56, %r1, %r7
    vadduwm %v12, %v12, %v24
    li %r7, 384
    lxvd2x %vs57, %r1, %r7
    vadduwm %v13, %v13, %v25
    li %r7, 400
    lxvd2x %vs58, %r1, %r7
    vadduwm %v14, %v14, %v26
    li %r7, 416
    lxvd2x %vs59, %r1, %r7
    vadduwm %v15, %v15, %v27
    addi %r6, %r6, -1024
    addi %r5, %r5, -64
    cmpldi %r5, 64
    bge 2b
3:
    li %r7, 0
    stxvd2x %vs32, %r3, %r7
    li %r7, 64
    stxvd2x %vs33, %r3, %r7
    li %r7, 128
    stxvd2x %vs34, %r3, %r7
    li %r7, 192
    stxvd2x %vs35, %r3, %r7
    li %r7, 16
    stxvd2x %vs36, %r3, %r7
    li %r7, 80
    stxvd2x %vs37, %r3, %r7
    li %r7, 144
    stxvd2x %vs38, %r3, %r7
    li %r7, 208
    stxvd2x %vs39, %r3, %r7
    li %r7, 32
    stxvd2x %vs40, %r3, %r7
    li %r7, 96
    stxvd2x %vs41, %r3, %r7
    li %r7, 160
    stxvd2x %vs42, %r3, %r7
    li %r7, 224
    stxvd2x %vs43, %r3, %r7
    li %r7, 48
    stxvd2x %vs44, %r3, %r7
    li %r7, 112
    stxvd2x %vs45, %r3, %r7
    li %r7, 176
    stxvd2x %vs46, %r3, %r7
    li %r7, 240
    stxvd2x %vs47, %r3, %r7
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
    li %r7, 752
    stxvd2x %vs32, %r1, %r7
    li %r7, 768
    stxvd2x %vs32, %r1, %r7
    li %r7, 784
    stxvd2x %vs32, %r1, %r7
    li %r7, 800
    stxvd2x %vs32, %r1, %r7
    li %r7, 816
    stxvd2x %vs32, %r1, %r7
    li %r7, 832
    stxvd2x %vs32, %r1, %r7
    li %r7, 848
    stxvd2x %vs32, %r1, %r7
    li %r7, 864
    stxvd2x %vs32, %r1, %r7
    li %r7, 880
    stxvd2x %vs32, %r1, %r7
    li %r7, 896
    stxvd2x %vs32, %r1, %r7
    li %r7, 912
    stxvd2x %vs32, %r1, %r7
    li %r7, 928
    stxvd2x %vs32, %r1, %r7
    li %r7, 944
    stxvd2x %vs32, %r1, %r7
    li %r7, 960
    stxvd2x %vs32, %r1, %r7
    li %r7, 976
    stxvd2x %vs32, %r1, %r7
    li %r7, 992
    stxvd2x %vs32, %r1, %r7
    li %r7, 1008
    stxvd2x %vs32, %r1, %r7
    li %r7, 1024
    stxvd2x %vs32, %r1, %r7
    li %r7, 1040
    stxvd2x %vs32, %r1, %r7
    li %r7, 1056
    stxvd2x %vs32, %r1, %r7
    li %r7, 1072
    stxvd2x %vs32, %r1, %r7
    li %r7, 1088
    stxvd2x %vs32, %r1, %r7
    li %r7, 1104
    stxvd2x %vs32, %r1, %r7
    li %r7, 1120
    stxvd2x %vs32, %r1, %r7
    li %r7, 1136
    stxvd2x %vs32, %r1, %r7
    li %r7, 1152
    stxvd2x %vs32, %r1, %r7
    li %r7, 1168
    stxvd2x %vs32, %r1, %r7
    li %r7, 1184
    stxvd2x %vs32, %r1, %r7
    li %r7, 1200
    stxvd2x %vs32, %r1, %r7
    li %r7, 1216
    stxvd2x %vs32, %r1, %r7
    li %r7, 1232
    stxvd2x %vs32, %r1, %r7
    li %r7, 1248
    stxvd2x %vs32, %r1, %r7
    li %r7, 1264
    stxvd2x %vs32, %r1, %r7
    li %r7, 1280
    stxvd2x %vs32, %r1, %r7
    li %r7, 1296
    stxvd2x %vs32, %r1, %r7
    li %r7, 1312
    stxvd2x %vs32, %r1, %r7
    li %r7, 1328
    stxvd2x %vs32, %r1, %r7
    li %r7, 1344
    stxvd2x %vs32, %r1, %r7
    li %r7, 1360
    stxvd2x %vs32, %r1, %r7
    li %r7, 1376
    stxvd2x %vs32, %r1, %r7
    li %r7, 1392
    stxvd2x %vs32, %r1, %r7
    li %r7, 1408
    stxvd2x %vs32, %r1, %r7
    li %r7, 1424
    stxvd2x %vs32, %r1, %r7
    li %r7, 1440
    stxvd2x %vs32, %r1, %r7
    ld %r14, 32(%r1)
    ld %r15, 40(%r1)
    ld %r16, 48(%r1)
    ld %r17, 56(%r1)
    ld %r18, 64(%r1)
    ld %r19, 72(%r1)
    ld %r20, 80(%r1)
    ld %r21, 88(%r1)
    ld %r22, 96(%r1)
    ld %r23, 104(%r1)
    ld %r24, 112(%r1)
    ld %r25, 120(%r1)
    ld %r26, 128(%r1)
    ld %r27, 136(%r1)
    ld %r28, 144(%r1)
    ld %r29, 152(%r1)
    ld %r30, 160(%r1)
    ld %r31, 168(%r1)
    li %r7, 1584
    lxvd2x %vs52, %r1, %r7
    li %r7, 1600
    lxvd2x %vs53, %r1, %r7
    li %r7, 1616
    lxvd2x %vs54, %r1, %r7
    li %r7, 1632
    lxvd2x %vs55, %r1, %r7
    li %r7, 1648
    lxvd2x %vs56, %r1, %r7
    li %r7, 1664
    lxvd2x %vs57, %r1, %r7
    li %r7, 1680
    lxvd2x %vs58, %r1, %r7
    li %r7, 1696
    lxvd2x %vs59, %r1, %r7
    li %r7, 1712
    lxvd2x %vs60, %r1, %r7
    li %r7, 1728
    lxvd2x %vs61, %r1, %r7
    addi %r1, %r1, 1744
    .cfi_def_cfa r1, 0
    .cfi_restore r14
    .cfi_restore r15
    .cfi_restore r16
    .cfi_restore r17
    .cfi_restore r18
    .cfi_restore r19
    .cfi_restore r20
    .cfi_restore r21
    .cfi_restore r22
    .cfi_restore r23
    .cfi_restore r24
    .cfi_restore r25
    .cfi_restore r26
    .cfi_restore r27
    .cfi_restore r28
    .cfi_restore r29
    .cfi_restore r30
    .cfi_restore r31
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
    blr
    .cfi_endproc
