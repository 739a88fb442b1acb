    .cfi_startproc
    stdu %r1, -208(%r1)
    .cfi_def_cfa_offset 208
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
    li %r0, 0
    ld %r6, 32(%r3)
    ld %r7, 40(%r3)
    li %r8, 0
    ld %r14, 64(%r3)
    .cfi_offset r14, -176
    .cfi_offset r15, -168
    .cfi_offset r16, -160
    .cfi_offset r17, -152
    .cfi_offset r18, -144
    .cfi_offset r19, -136
    .cfi_offset r20, -128
    .cfi_offset r21, -120
    .cfi_offset r22, -112
    .cfi_offset r23, -104
    .cfi_offset r24, -96
    .cfi_offset r25, -88
    .cfi_offset r26, -80
    .cfi_offset r27, -72
    .cfi_offset r28, -64
    .cfi_offset r29, -56
    .cfi_offset r30, -48
    .cfi_offset r31, -40
    ld %r15, 72(%r3)
    ld %r16, 80(%r3)
    addc %r6, %r6, %r14
    adde %r7, %r7, %r15
    adde %r8, %r8, %r16
    ld %r14, 88(%r3)
    ld %r15, 96(%r3)
    ld %r16, 104(%r3)
    addc %r6, %r6, %r14
    adde %r7, %r7, %r15
    adde %r8, %r8, %r16
    std %r6, 176(%r1)
    std %r7, 184(%r1)
    std %r8, 192(%r1)
    ld %r6, 0(%r3)
    ld %r7, 8(%r3)
    ld %r8, 16(%r3)
    li %r9, 0
    li %r10, 0
    cmpldi %r5, 64
    blt 3f
2:
# 4 blocks while there are as many
    ld %r16, 176(%r1)
    ld %r17, 184(%r1)
    ld %r18, 192(%r1)
    srdi %r12, %r8, 2
    ld %r22, 48(%r4)
    ld %r23, 56(%r4)
    ld %r24, 32(%r3)
    mulld %r14, %r22, %r24
    rldimi %r12, %r9, 62, 0
    mulhdu %r15, %r22, %r24
    ld %r25, 40(%r3)
    mulld %r26, %r23, %r25
    clrrdi %r11, %r8, 2
    mulhdu %r27, %r23, %r25
    mulld %r19, %r22, %r25
    mulhdu %r20, %r22, %r25
    li %r21, 0
    clrldi %r8, %r8, 62
    mulld %r28, %r23, %r24
    mulhdu %r29, %r23, %r24
    ld %r22, 32(%r4)
    addc %r6, %r6, %r11
    adde %r7, %r7, %r9
    adde %r8, %r8, %r10
    ld %r23, 40(%r4)
    ld %r25, 64(%r3)
    ld %r24, 72(%r3)
    addc %r16, %r16, %r26
    adde %r17, %r17, %r27
    adde %r18, %r18, %r0
    srdi %r11, %r9, 2
    mulld %r30, %r22, %r25
    mulhdu %r31, %r22, %r25
    mulld %r26, %r23, %r24
    rldimi %r11, %r10, 62, 0
    mulhdu %r27, %r23, %r24
    addc %r19, %r19, %r28
    adde %r20, %r20, %r29
    adde %r21, %r21, %r0
    mulld %r28, %r22, %r24
    mulhdu %r29, %r22, %r24
    srdi %r10, %r10, 2
    ld %r24, 80(%r3)
    addc %r14, %r14, %r30
    adde %r15, %r15, %r31
    adde %r16, %r16, %r26
    adde %r17, %r17, %r27
    adde %r18, %r18, %r0
    mulld %r30, %r23, %r25
    addc %r6, %r6, %r12
    adde %r7, %r7, %r11
    adde %r8, %r8, %r10
    mulhdu %r31, %r23, %r25
    mulhdu %r26, %r22, %r24
    addc %r19, %r19, %r28
    adde %r20, %r20, %r29
    adde %r21, %r21, %r0
    mulld %r27, %r22, %r24
    ld %r9, 0(%r4)
    mulld %r28, %r23, %r24
    mulhdu %r29, %r23, %r24
    ld %r22, 16(%r4)
    ld %r10, 8(%r4)
    ld %r23, 24(%r4)
    ld %r25, 88(%r3)
    ld %r24, 96(%r3)
    addc %r19, %r19, %r30
    adde %r20, %r20, %r31
    adde %r21, %r21, %r26
    clrrdi %r11, %r8, 2
    addc %r16, %r16, %r27
    adde %r17, %r17, %r28
    adde %r18, %r18, %r29
    mulld %r30, %r22, %r25
    mulhdu %r31, %r22, %r25
    srdi %r12, %r8, 2
    mulld %r26, %r23, %r24
    mulhdu %r27, %r23, %r24
    mulld %r28, %r22, %r24
    mulhdu %r29, %r22, %r24
    clrldi %r8, %r8, 62
    ld %r24, 104(%r3)
    addc %r14, %r14, %r30
    adde %r15, %r15, %r31
    adde %r16, %r16, %r26
    adde %r17, %r17, %r27
    adde %r18, %r18, %r0
    mulld %r30, %r23, %r25
    add %r11, %r11, %r12
    mulhdu %r31, %r23, %r25
    mulhdu %r26, %r22, %r24
    addc %r19, %r19, %r28
    adde %r20, %r20, %r29
    adde %r21, %r21, %r0
    mulld %r27, %r22, %r24
    addc %r6, %r6, %r9
    adde %r7, %r7, %r10
    adde %r8, %r8, %r0
    addi %r8, %r8, 1
    mulld %r28, %r23, %r24
    mulhdu %r29, %r23, %r24
    addc %r19, %r19, %r30
    adde %r20, %r20, %r31
    adde %r21, %r21, %r26
    addc %r6, %r6, %r11
    adde %r7, %r7, %r0
    adde %r8, %r8, %r0
    addc %r16, %r16, %r27
    adde %r17, %r17, %r28
    adde %r18, %r18, %r29
    ld %r24, 112(%r3)
    ld %r25, 120(%r3)
    mulld %r26, %r6, %r24
    mulhdu %r27, %r6, %r24
    mulld %r28, %r7, %r25
    mulhdu %r29, %r7, %r25
    mulld %r30, %r6, %r25
    mulhdu %r31, %r6, %r25
    ld %r22, 128(%r3)
    addc %r14, %r14, %r26
    adde %r15, %r15, %r27
    adde %r16, %r16, %r28
    adde %r17, %r17, %r29
    adde %r18, %r18, %r0
    mulld %r9, %r7, %r24
    mulhdu %r10, %r7, %r24
    mulhdu %r11, %r6, %r22
    addc %r19, %r19, %r30
    adde %r20, %r20, %r31
    adde %r21, %r21, %r0
    mulld %r12, %r6, %r22
    mulld %r26, %r7, %r22
    mulhdu %r27, %r7, %r22
    addc %r19, %r19, %r9
    adde %r20, %r20, %r10
    adde %r21, %r21, %r11
    mulld %r28, %r8, %r22
    addc %r16, %r16, %r12
    adde %r17, %r17, %r26
    adde %r18, %r18, %r27
    mulld %r29, %r8, %r24
    mulhdu %r30, %r8, %r24
    mulld %r31, %r8, %r25
    mulhdu %r9, %r8, %r25
    add %r18, %r18, %r28
    add %r21, %r21, %r30
    addc %r16, %r16, %r29
    adde %r17, %r17, %r31
    adde %r18, %r18, %r9
    mr %r6, %r14
    addc %r7, %r15, %r19
    adde %r8, %r16, %r20
    adde %r9, %r17, %r21
    adde %r10, %r18, %r0
    addi %r4, %r4, 64
    addi %r5, %r5, -64
    cmpldi %r5, 64
    bge 2b
3:
    srdi %r12, %r8, 2
    rldimi %r12, %r9, 62, 0
    clrrdi %r11, %r8, 2
    clrldi %r8, %r8, 62
    addc %r6, %r6, %r11
    adde %r7, %r7, %r9
    adde %r8, %r8, %r10
    srdi %r11, %r9, 2
    rldimi %r11, %r10, 62, 0
    srdi %r10, %r10, 2
    addc %r6, %r6, %r12
    adde %r7, %r7, %r11
    adde %r8, %r8, %r10
    clrrdi %r11, %r8, 2
    srdi %r12, %r8, 2
    clrldi %r8, %r8, 62
    add %r11, %r11, %r12
    addc %r6, %r6, %r11
    adde %r7, %r7, %r0
    adde %r8, %r8, %r0
    std %r6, 0(%r3)
    std %r7, 8(%r3)
    std %r8, 16(%r3)
# leave no secret
    li %r0, 0
    addc %r0, %r0, %r0
    std %r0, 176(%r1)
    std %r0, 184(%r1)
    std %r0, 192(%r1)
    li %r6, 0
    li %r7, 0
    li %r8, 0
    li %r9, 0
    li %r10, 0
    li %r11, 0
    li %r12, 0
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
    addi %r1, %r1, 208
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
    blr
    .cfi_endproc
