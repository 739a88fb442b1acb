    .cfi_startproc
    stdu %r1, -128(%r1)
    .cfi_def_cfa_offset 128
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
    ld %r10, 32(%r3)
    ld %r11, 40(%r3)
    srdi %r12, %r11, 2
    add %r12, %r12, %r11
    sldi %r24, %r10, 2
    .cfi_offset r14, -96
    .cfi_offset r15, -88
    .cfi_offset r16, -80
    .cfi_offset r17, -72
    .cfi_offset r18, -64
    .cfi_offset r19, -56
    .cfi_offset r20, -48
    .cfi_offset r21, -40
    .cfi_offset r22, -32
    .cfi_offset r23, -24
    .cfi_offset r24, -16
    add %r24, %r24, %r10
    mr %r7, %r10
    mr %r8, %r11
    li %r9, 0
# power 2
    mulld %r14, %r7, %r10
    mulhdu %r15, %r7, %r10
    mulld %r18, %r7, %r11
    mulhdu %r7, %r7, %r11
    mulld %r16, %r8, %r12
    mulhdu %r17, %r8, %r12
    mulld %r19, %r8, %r10
    mulhdu %r8, %r8, %r10
    srdi %r23, %r9, 2
    mulld %r20, %r9, %r12
    mulhdu %r21, %r9, %r12
    clrldi %r9, %r9, 62
    mulld %r22, %r23, %r24
    mulhdu %r23, %r23, %r24
    mulld %r9, %r9, %r10
    addc %r14, %r14, %r16
    adde %r15, %r15, %r17
    addc %r18, %r18, %r19
    adde %r7, %r7, %r8
    addc %r18, %r18, %r20
    adde %r7, %r7, %r21
    add %r9, %r9, %r7
    addc %r7, %r14, %r22
    adde %r15, %r15, %r23
    addc %r8, %r18, %r15
    addze %r9, %r9
    clrrdi %r14, %r9, 2
    srdi %r15, %r9, 2
    clrldi %r9, %r9, 62
    add %r14, %r14, %r15
    addc %r7, %r7, %r14
    addze %r8, %r8
    addze %r9, %r9
    std %r7, 64(%r3)
    std %r8, 72(%r3)
    std %r9, 80(%r3)
# power 3
    mulld %r14, %r7, %r10
    mulhdu %r15, %r7, %r10
    mulld %r18, %r7, %r11
    mulhdu %r7, %r7, %r11
    mulld %r16, %r8, %r12
    mulhdu %r17, %r8, %r12
    mulld %r19, %r8, %r10
    mulhdu %r8, %r8, %r10
    srdi %r23, %r9, 2
    mulld %r20, %r9, %r12
    mulhdu %r21, %r9, %r12
    clrldi %r9, %r9, 62
    mulld %r22, %r23, %r24
    mulhdu %r23, %r23, %r24
    mulld %r9, %r9, %r10
    addc %r14, %r14, %r16
    adde %r15, %r15, %r17
    addc %r18, %r18, %r19
    adde %r7, %r7, %r8
    addc %r18, %r18, %r20
    adde %r7, %r7, %r21
    add %r9, %r9, %r7
    addc %r7, %r14, %r22
    adde %r15, %r15, %r23
    addc %r8, %r18, %r15
    addze %r9, %r9
    clrrdi %r14, %r9, 2
    srdi %r15, %r9, 2
    clrldi %r9, %r9, 62
    add %r14, %r14, %r15
    addc %r7, %r7, %r14
    addze %r8, %r8
    addze %r9, %r9
    std %r7, 88(%r3)
    std %r8, 96(%r3)
    std %r9, 104(%r3)
# power 4
    mulld %r14, %r7, %r10
    mulhdu %r15, %r7, %r10
    mulld %r18, %r7, %r11
    mulhdu %r7, %r7, %r11
    mulld %r16, %r8, %r12
    mulhdu %r17, %r8, %r12
    mulld %r19, %r8, %r10
    mulhdu %r8, %r8, %r10
    srdi %r23, %r9, 2
    mulld %r20, %r9, %r12
    mulhdu %r21, %r9, %r12
    clrldi %r9, %r9, 62
    mulld %r22, %r23, %r24
    mulhdu %r23, %r23, %r24
    mulld %r9, %r9, %r10
    addc %r14, %r14, %r16
    adde %r15, %r15, %r17
    addc %r18, %r18, %r19
    adde %r7, %r7, %r8
    addc %r18, %r18, %r20
    adde %r7, %r7, %r21
    add %r9, %r9, %r7
    addc %r7, %r14, %r22
    adde %r15, %r15, %r23
    addc %r8, %r18, %r15
    addze %r9, %r9
    clrrdi %r14, %r9, 2
    srdi %r15, %r9, 2
    clrldi %r9, %r9, 62
    add %r14, %r14, %r15
    addc %r7, %r7, %r14
    addze %r8, %r8
    addze %r9, %r9
    std %r7, 112(%r3)
    std %r8, 120(%r3)
    std %r9, 128(%r3)
# leave no secret
    li %r0, 0
    addc %r0, %r0, %r0
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
    addi %r1, %r1, 128
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
    blr
    .cfi_endproc
