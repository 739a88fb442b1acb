    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 152
    .cfi_def_cfa_offset 160
    and rsp, -32
    .cfi_def_cfa r11, 8
    mov qword ptr [rsp + 64], rbx
    mov qword ptr [rsp + 72], rbp
    mov qword ptr [rsp + 80], r12
    mov qword ptr [rsp + 88], r13
    mov qword ptr [rsp + 96], r14
    mov qword ptr [rsp + 104], r15
    mov rbx, r8
    .cfi_escape 0x10, 0x03, 0x03, 0x77, 0xc0, 0x00
    .cfi_escape 0x10, 0x06, 0x03, 0x77, 0xc8, 0x00
    .cfi_escape 0x10, 0x0c, 0x03, 0x77, 0xd0, 0x00
    .cfi_escape 0x10, 0x0d, 0x03, 0x77, 0xd8, 0x00
    .cfi_escape 0x10, 0x0e, 0x03, 0x77, 0xe0, 0x00
    .cfi_escape 0x10, 0x0f, 0x03, 0x77, 0xe8, 0x00
    mov r8, r9
    mov r9d, dword ptr [rcx + 48]
    mov qword ptr [rsp + 112], rdi
    mov qword ptr [rsp + 120], rdx
    mov qword ptr [rsp + 128], r9
    mov r12, qword ptr [rcx + 64]
    mov r13, qword ptr [rcx + 72]
    mov r14, qword ptr [rcx + 80]
    mov r15, qword ptr [rcx + 104]
    shr r15, 2
    add r15, qword ptr [rcx + 104]
    mov rbp, qword ptr [rcx + 96]
    shl rbp, 2
    add rbp, qword ptr [rcx + 96]
    mov qword ptr [rsp + 136], r15
    mov qword ptr [rsp + 144], rbp
    cmp rdx, 2048
    jb 3f
2:
    vpbroadcastd zmm0, dword ptr [rcx]
    vpbroadcastd zmm1, dword ptr [rcx + 4]
    vpbroadcastd zmm2, dword ptr [rcx + 8]
    vpbroadcastd zmm3, dword ptr [rcx + 12]
    vpbroadcastd zmm4, dword ptr [rcx + 16]
    vpbroadcastd zmm5, dword ptr [rcx + 20]
    vpbroadcastd zmm6, dword ptr [rcx + 24]
    vpbroadcastd zmm7, dword ptr [rcx + 28]
    vpbroadcastd zmm8, dword ptr [rcx + 32]
    vpbroadcastd zmm9, dword ptr [rcx + 36]
    vpbroadcastd zmm10, dword ptr [rcx + 40]
    vpbroadcastd zmm11, dword ptr [rcx + 44]
    vpbroadcastd zmm13, dword ptr [rcx + 52]
    vpbroadcastd zmm14, dword ptr [rcx + 56]
    vpbroadcastd zmm15, dword ptr [rcx + 60]
    vpbroadcastd zmm12, r9d
    vpaddd zmm12, zmm12, zmmword ptr [r8]
    vpbroadcastd zmm16, dword ptr [rcx]
    vpbroadcastd zmm17, dword ptr [rcx + 4]
    vpbroadcastd zmm18, dword ptr [rcx + 8]
    vpbroadcastd zmm19, dword ptr [rcx + 12]
    vpbroadcastd zmm20, dword ptr [rcx + 16]
    vpbroadcastd zmm21, dword ptr [rcx + 20]
    vpbroadcastd zmm22, dword ptr [rcx + 24]
    vpbroadcastd zmm23, dword ptr [rcx + 28]
    vpbroadcastd zmm24, dword ptr [rcx + 32]
    vpbroadcastd zmm25, dword ptr [rcx + 36]
    vpbroadcastd zmm26, dword ptr [rcx + 40]
    vpbroadcastd zmm27, dword ptr [rcx + 44]
    vpbroadcastd zmm29, dword ptr [rcx + 52]
    vpbroadcastd zmm30, dword ptr [rcx + 56]
    vpbroadcastd zmm31, dword ptr [rcx + 60]
    vpbroadcastd zmm28, r9d
    vpaddd zmm28, zmm28, zmmword ptr [r8 + 64]
    mov edi, 10
4:
    vpaddd zmm0, zmm0, zmm4
    vpaddd zmm1, zmm1, zmm5
    vpaddd zmm2, zmm2, zmm6
    vpaddd zmm3, zmm3, zmm7
    vpxord zmm12, zmm12, zmm0
    vprold zmm12, zmm12, 16
    vpxord zmm13, zmm13, zmm1
    vprold zmm13, zmm13, 16
    add r12, qword ptr [rbx]
    adc r13, qword ptr [rbx + 8]
    adc r14, 1
    mov rdx, r12
    mulx r9, r10, qword ptr [rcx + 104]
    mulx rbp, r12, qword ptr [rcx + 96]
    mov rdx, r13
    vpxord zmm14, zmm14, zmm2
    vprold zmm14, zmm14, 16
    vpxord zmm15, zmm15, zmm3
    vprold zmm15, zmm15, 16
    vpaddd zmm8, zmm8, zmm12
    vpaddd zmm9, zmm9, zmm13
    vpaddd zmm10, zmm10, zmm14
    vpaddd zmm11, zmm11, zmm15
    mulx r13, r15, qword ptr [rsp + 136]
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    vpxord zmm4, zmm4, zmm8
    vprold zmm4, zmm4, 12
    vpxord zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 12
    vpxord zmm6, zmm6, zmm10
    vprold zmm6, zmm6, 12
    vpxord zmm7, zmm7, zmm11
    vprold zmm7, zmm7, 12
    mulx rbp, r15, qword ptr [rsp + 136]
    add r10, r15
    adc r9, rbp
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r9, r14
    vpaddd zmm0, zmm0, zmm4
    vpaddd zmm1, zmm1, zmm5
    vpaddd zmm2, zmm2, zmm6
    vpaddd zmm3, zmm3, zmm7
    vpxord zmm12, zmm12, zmm0
    vprold zmm12, zmm12, 8
    vpxord zmm13, zmm13, zmm1
    vprold zmm13, zmm13, 8
    shr rdx, 2
    mulx rbp, r15, qword ptr [rsp + 144]
    add r12, r15
    adc r13, rbp
    add r13, r10
    adc r9, 0
    mov r14, r9
    vpxord zmm14, zmm14, zmm2
    vprold zmm14, zmm14, 8
    vpxord zmm15, zmm15, zmm3
    vprold zmm15, zmm15, 8
    vpaddd zmm8, zmm8, zmm12
    vpaddd zmm9, zmm9, zmm13
    vpaddd zmm10, zmm10, zmm14
    vpaddd zmm11, zmm11, zmm15
    add r12, qword ptr [rbx + 16]
    adc r13, qword ptr [rbx + 24]
    adc r14, 1
    mov rdx, r12
    mulx r9, r10, qword ptr [rcx + 104]
    mulx rbp, r12, qword ptr [rcx + 96]
    mov rdx, r13
    vpxord zmm4, zmm4, zmm8
    vprold zmm4, zmm4, 7
    vpxord zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 7
    vpxord zmm6, zmm6, zmm10
    vprold zmm6, zmm6, 7
    vpxord zmm7, zmm7, zmm11
    vprold zmm7, zmm7, 7
    mulx r13, r15, qword ptr [rsp + 136]
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    vpaddd zmm16, zmm16, zmm20
    vpaddd zmm17, zmm17, zmm21
    vpaddd zmm18, zmm18, zmm22
    vpaddd zmm19, zmm19, zmm23
    vpxord zmm28, zmm28, zmm16
    vprold zmm28, zmm28, 16
    vpxord zmm29, zmm29, zmm17
    vprold zmm29, zmm29, 16
    mulx rbp, r15, qword ptr [rsp + 136]
    add r10, r15
    adc r9, rbp
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r9, r14
    vpxord zmm30, zmm30, zmm18
    vprold zmm30, zmm30, 16
    vpxord zmm31, zmm31, zmm19
    vprold zmm31, zmm31, 16
    vpaddd zmm24, zmm24, zmm28
    vpaddd zmm25, zmm25, zmm29
    vpaddd zmm26, zmm26, zmm30
    vpaddd zmm27, zmm27, zmm31
    shr rdx, 2
    mulx rbp, r15, qword ptr [rsp + 144]
    add r12, r15
    adc r13, rbp
    add r13, r10
    adc r9, 0
    mov r14, r9
    vpxord zmm20, zmm20, zmm24
    vprold zmm20, zmm20, 12
    vpxord zmm21, zmm21, zmm25
    vprold zmm21, zmm21, 12
    vpxord zmm22, zmm22, zmm26
    vprold zmm22, zmm22, 12
    vpxord zmm23, zmm23, zmm27
    vprold zmm23, zmm23, 12
    add r12, qword ptr [rbx + 32]
    adc r13, qword ptr [rbx + 40]
    adc r14, 1
    mov rdx, r12
    mulx r9, r10, qword ptr [rcx + 104]
    mulx rbp, r12, qword ptr [rcx + 96]
    mov rdx, r13
    vpaddd zmm16, zmm16, zmm20
    vpaddd zmm17, zmm17, zmm21
    vpaddd zmm18, zmm18, zmm22
    vpaddd zmm19, zmm19, zmm23
    vpxord zmm28, zmm28, zmm16
    vprold zmm28, zmm28, 8
    vpxord zmm29, zmm29, zmm17
    vprold zmm29, zmm29, 8
    mulx r13, r15, qword ptr [rsp + 136]
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    vpxord zmm30, zmm30, zmm18
    vprold zmm30, zmm30, 8
    vpxord zmm31, zmm31, zmm19
    vprold zmm31, zmm31, 8
    vpaddd zmm24, zmm24, zmm28
    vpaddd zmm25, zmm25, zmm29
    vpaddd zmm26, zmm26, zmm30
    vpaddd zmm27, zmm27, zmm31
    mulx rbp, r15, qword ptr [rsp + 136]
    add r10, r15
    adc r9, rbp
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r9, r14
    vpxord zmm20, zmm20, zmm24
    vprold zmm20, zmm20, 7
    vpxord zmm21, zmm21, zmm25
    vprold zmm21, zmm21, 7
    vpxord zmm22, zmm22, zmm26
    vprold zmm22, zmm22, 7
    vpxord zmm23, zmm23, zmm27
    vprold zmm23, zmm23, 7
    shr rdx, 2
    mulx rbp, r15, qword ptr [rsp + 144]
    add r12, r15
    adc r13, rbp
    add r13, r10
    adc r9, 0
    mov r14, r9
    vpaddd zmm0, zmm0, zmm5
    vpaddd zmm1, zmm1, zmm6
    vpaddd zmm2, zmm2, zmm7
    vpaddd zmm3, zmm3, zmm4
    vpxord zmm15, zmm15, zmm0
    vprold zmm15, zmm15, 16
    vpxord zmm12, zmm12, zmm1
    vprold zmm12, zmm12, 16
    add r12, qword ptr [rbx + 48]
    adc r13, qword ptr [rbx + 56]
    adc r14, 1
    mov rdx, r12
    mulx r9, r10, qword ptr [rcx + 104]
    mulx rbp, r12, qword ptr [rcx + 96]
    mov rdx, r13
    vpxord zmm13, zmm13, zmm2
    vprold zmm13, zmm13, 16
    vpxord zmm14, zmm14, zmm3
    vprold zmm14, zmm14, 16
    vpaddd zmm10, zmm10, zmm15
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm8, zmm8, zmm13
    vpaddd zmm9, zmm9, zmm14
    mulx r13, r15, qword ptr [rsp + 136]
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    vpxord zmm5, zmm5, zmm10
    vprold zmm5, zmm5, 12
    vpxord zmm6, zmm6, zmm11
    vprold zmm6, zmm6, 12
    vpxord zmm7, zmm7, zmm8
    vprold zmm7, zmm7, 12
    vpxord zmm4, zmm4, zmm9
    vprold zmm4, zmm4, 12
    mulx rbp, r15, qword ptr [rsp + 136]
    add r10, r15
    adc r9, rbp
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r9, r14
    vpaddd zmm0, zmm0, zmm5
    vpaddd zmm1, zmm1, zmm6
    vpaddd zmm2, zmm2, zmm7
    vpaddd zmm3, zmm3, zmm4
    vpxord zmm15, zmm15, zmm0
    vprold zmm15, zmm15, 8
    vpxord zmm12, zmm12, zmm1
    vprold zmm12, zmm12, 8
    shr rdx, 2
    mulx rbp, r15, qword ptr [rsp + 144]
    add r12, r15
    adc r13, rbp
    add r13, r10
    adc r9, 0
    mov r14, r9
    vpxord zmm13, zmm13, zmm2
    vprold zmm13, zmm13, 8
    vpxord zmm14, zmm14, zmm3
    vprold zmm14, zmm14, 8
    vpaddd zmm10, zmm10, zmm15
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm8, zmm8, zmm13
    vpaddd zmm9, zmm9, zmm14
    add r12, qword ptr [rbx + 64]
    adc r13, qword ptr [rbx + 72]
    adc r14, 1
    mov rdx, r12
    mulx r9, r10, qword ptr [rcx + 104]
    mulx rbp, r12, qword ptr [rcx + 96]
    mov rdx, r13
    vpxord zmm5, zmm5, zmm10
    vprold zmm5, zmm5, 7
    vpxord zmm6, zmm6, zmm11
    vprold zmm6, zmm6, 7
    vpxord zmm7, zmm7, zmm8
    vprold zmm7, zmm7, 7
    vpxord zmm4, zmm4, zmm9
    vprold zmm4, zmm4, 7
    mulx r13, r15, qword ptr [rsp + 136]
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    vpaddd zmm16, zmm16, zmm21
    vpaddd zmm17, zmm17, zmm22
    vpaddd zmm18, zmm18, zmm23
    vpaddd zmm19, zmm19, zmm20
    vpxord zmm31, zmm31, zmm16
    vprold zmm31, zmm31, 16
    vpxord zmm28, zmm28, zmm17
    vprold zmm28, zmm28, 16
    mulx rbp, r15, qword ptr [rsp + 136]
    add r10, r15
    adc r9, rbp
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r9, r14
    vpxord zmm29, zmm29, zmm18
    vprold zmm29, zmm29, 16
    vpxord zmm30, zmm30, zmm19
    vprold zmm30, zmm30, 16
    vpaddd zmm26, zmm26, zmm31
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm24, zmm24, zmm29
    vpaddd zmm25, zmm25, zmm30
    shr rdx, 2
    mulx rbp, r15, qword ptr [rsp + 144]
    add r12, r15
    adc r13, rbp
    add r13, r10
    adc r9, 0
    mov r14, r9
    vpxord zmm21, zmm21, zmm26
    vprold zmm21, zmm21, 12
    vpxord zmm22, zmm22, zmm27
    vprold zmm22, zmm22, 12
    vpxord zmm23, zmm23, zmm24
    vprold zmm23, zmm23, 12
    vpxord zmm20, zmm20, zmm25
    vprold zmm20, zmm20, 12
    add r12, qword ptr [rbx + 80]
    adc r13, qword ptr [rbx + 88]
    adc r14, 1
    mov rdx, r12
    mulx r9, r10, qword ptr [rcx + 104]
    mulx rbp, r12, qword ptr [rcx + 96]
    mov rdx, r13
    vpaddd zmm16, zmm16, zmm21
    vpaddd zmm17, zmm17, zmm22
    vpaddd zmm18, zmm18, zmm23
    vpaddd zmm19, zmm19, zmm20
    vpxord zmm31, zmm31, zmm16
    vprold zmm31, zmm31, 8
    vpxord zmm28, zmm28, zmm17
    vprold zmm28, zmm28, 8
    mulx r13, r15, qword ptr [rsp + 136]
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    vpxord zmm29, zmm29, zmm18
    vprold zmm29, zmm29, 8
    vpxord zmm30, zmm30, zmm19
    vprold zmm30, zmm30, 8
    vpaddd zmm26, zmm26, zmm31
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm24, zmm24, zmm29
    vpaddd zmm25, zmm25, zmm30
    mulx rbp, r15, qword ptr [rsp + 136]
    add r10, r15
    adc r9, rbp
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r9, r14
    vpxord zmm21, zmm21, zmm26
    vprold zmm21, zmm21, 7
    vpxord zmm22, zmm22, zmm27
    vprold zmm22, zmm22, 7
    vpxord zmm23, zmm23, zmm24
    vprold zmm23, zmm23, 7
    vpxord zmm20, zmm20, zmm25
    vprold zmm20, zmm20, 7
    shr rdx, 2
    mulx rbp, r15, qword ptr [rsp + 144]
    add r12, r15
    adc r13, rbp
    add r13, r10
    adc r9, 0
    mov r14, r9
    add rbx, 96
    sub edi, 1
    jne 4b
    add rbx, 0
    mov rdi, qword ptr [rsp + 112]
    mov rdx, qword ptr [rsp + 120]
    mov r9, qword ptr [rsp + 128]
    vmovdqu32 zmmword ptr [rsp], zmm16
    vpaddd zmm0, zmm0, dword ptr [rcx]{1to16}
    vpaddd zmm1, zmm1, dword ptr [rcx + 4]{1to16}
    vpaddd zmm2, zmm2, dword ptr [rcx + 8]{1to16}
    vpaddd zmm3, zmm3, dword ptr [rcx + 12]{1to16}
    vpunpckldq zmm16, zmm0, zmm1
    vpunpckhdq zmm1, zmm0, zmm1
    vpunpckldq zmm0, zmm2, zmm3
    vpunpckhdq zmm3, zmm2, zmm3
    vpunpcklqdq zmm2, zmm16, zmm0
    vpunpckhqdq zmm0, zmm16, zmm0
    vpunpcklqdq zmm16, zmm1, zmm3
    vpunpckhqdq zmm3, zmm1, zmm3
    vpaddd zmm4, zmm4, dword ptr [rcx + 16]{1to16}
    vpaddd zmm5, zmm5, dword ptr [rcx + 20]{1to16}
    vpaddd zmm6, zmm6, dword ptr [rcx + 24]{1to16}
    vpaddd zmm7, zmm7, dword ptr [rcx + 28]{1to16}
    vpunpckldq zmm1, zmm4, zmm5
    vpunpckhdq zmm5, zmm4, zmm5
    vpunpckldq zmm4, zmm6, zmm7
    vpunpckhdq zmm7, zmm6, zmm7
    vpunpcklqdq zmm6, zmm1, zmm4
    vpunpckhqdq zmm4, zmm1, zmm4
    vpunpcklqdq zmm1, zmm5, zmm7
    vpunpckhqdq zmm7, zmm5, zmm7
    vpaddd zmm8, zmm8, dword ptr [rcx + 32]{1to16}
    vpaddd zmm9, zmm9, dword ptr [rcx + 36]{1to16}
    vpaddd zmm10, zmm10, dword ptr [rcx + 40]{1to16}
    vpaddd zmm11, zmm11, dword ptr [rcx + 44]{1to16}
    vpunpckldq zmm5, zmm8, zmm9
    vpunpckhdq zmm9, zmm8, zmm9
    vpunpckldq zmm8, zmm10, zmm11
    vpunpckhdq zmm11, zmm10, zmm11
    vpunpcklqdq zmm10, zmm5, zmm8
    vpunpckhqdq zmm8, zmm5, zmm8
    vpunpcklqdq zmm5, zmm9, zmm11
    vpunpckhqdq zmm11, zmm9, zmm11
    vpbroadcastd zmm9, r9d
    vpaddd zmm12, zmm12, zmm9
    vpaddd zmm12, zmm12, zmmword ptr [r8]
    vpaddd zmm13, zmm13, dword ptr [rcx + 52]{1to16}
    vpaddd zmm14, zmm14, dword ptr [rcx + 56]{1to16}
    vpaddd zmm15, zmm15, dword ptr [rcx + 60]{1to16}
    vpunpckldq zmm9, zmm12, zmm13
    vpunpckhdq zmm13, zmm12, zmm13
    vpunpckldq zmm12, zmm14, zmm15
    vpunpckhdq zmm15, zmm14, zmm15
    vpunpcklqdq zmm14, zmm9, zmm12
    vpunpckhqdq zmm12, zmm9, zmm12
    vpunpcklqdq zmm9, zmm13, zmm15
    vpunpckhqdq zmm15, zmm13, zmm15
    vshufi32x4 zmm13, zmm2, zmm6, 68
    vshufi32x4 zmm6, zmm2, zmm6, 238
    vshufi32x4 zmm2, zmm10, zmm14, 68
    vshufi32x4 zmm14, zmm10, zmm14, 238
    vshufi32x4 zmm10, zmm13, zmm2, 136
    vshufi32x4 zmm2, zmm13, zmm2, 221
    vshufi32x4 zmm13, zmm6, zmm14, 136
    vshufi32x4 zmm14, zmm6, zmm14, 221
    vpxord zmm10, zmm10, zmmword ptr [rsi]
    vmovdqu32 zmmword ptr [rdi], zmm10
    vpxord zmm2, zmm2, zmmword ptr [rsi + 256]
    vmovdqu32 zmmword ptr [rdi + 256], zmm2
    vpxord zmm13, zmm13, zmmword ptr [rsi + 512]
    vmovdqu32 zmmword ptr [rdi + 512], zmm13
    vpxord zmm14, zmm14, zmmword ptr [rsi + 768]
    vmovdqu32 zmmword ptr [rdi + 768], zmm14
    vshufi32x4 zmm6, zmm0, zmm4, 68
    vshufi32x4 zmm4, zmm0, zmm4, 238
    vshufi32x4 zmm0, zmm8, zmm12, 68
    vshufi32x4 zmm12, zmm8, zmm12, 238
    vshufi32x4 zmm8, zmm6, zmm0, 136
    vshufi32x4 zmm0, zmm6, zmm0, 221
    vshufi32x4 zmm6, zmm4, zmm12, 136
    vshufi32x4 zmm12, zmm4, zmm12, 221
    vpxord zmm8, zmm8, zmmword ptr [rsi + 64]
    vmovdqu32 zmmword ptr [rdi + 64], zmm8
    vpxord zmm0, zmm0, zmmword ptr [rsi + 320]
    vmovdqu32 zmmword ptr [rdi + 320], zmm0
    vpxord zmm6, zmm6, zmmword ptr [rsi + 576]
    vmovdqu32 zmmword ptr [rdi + 576], zmm6
    vpxord zmm12, zmm12, zmmword ptr [rsi + 832]
    vmovdqu32 zmmword ptr [rdi + 832], zmm12
    vshufi32x4 zmm4, zmm16, zmm1, 68
    vshufi32x4 zmm1, zmm16, zmm1, 238
    vshufi32x4 zmm16, zmm5, zmm9, 68
    vshufi32x4 zmm9, zmm5, zmm9, 238
    vshufi32x4 zmm5, zmm4, zmm16, 136
    vshufi32x4 zmm16, zmm4, zmm16, 221
    vshufi32x4 zmm4, zmm1, zmm9, 136
    vshufi32x4 zmm9, zmm1, zmm9, 221
    vpxord zmm5, zmm5, zmmword ptr [rsi + 128]
    vmovdqu32 zmmword ptr [rdi + 128], zmm5
    vpxord zmm16, zmm16, zmmword ptr [rsi + 384]
    vmovdqu32 zmmword ptr [rdi + 384], zmm16
    vpxord zmm4, zmm4, zmmword ptr [rsi + 640]
    vmovdqu32 zmmword ptr [rdi + 640], zmm4
    vpxord zmm9, zmm9, zmmword ptr [rsi + 896]
    vmovdqu32 zmmword ptr [rdi + 896], zmm9
    vshufi32x4 zmm1, zmm3, zmm7, 68
    vshufi32x4 zmm7, zmm3, zmm7, 238
    vshufi32x4 zmm3, zmm11, zmm15, 68
    vshufi32x4 zmm15, zmm11, zmm15, 238
    vshufi32x4 zmm11, zmm1, zmm3, 136
    vshufi32x4 zmm3, zmm1, zmm3, 221
    vshufi32x4 zmm1, zmm7, zmm15, 136
    vshufi32x4 zmm15, zmm7, zmm15, 221
    vpxord zmm11, zmm11, zmmword ptr [rsi + 192]
    vmovdqu32 zmmword ptr [rdi + 192], zmm11
    vpxord zmm3, zmm3, zmmword ptr [rsi + 448]
    vmovdqu32 zmmword ptr [rdi + 448], zmm3
    vpxord zmm1, zmm1, zmmword ptr [rsi + 704]
    vmovdqu32 zmmword ptr [rdi + 704], zmm1
    vpxord zmm15, zmm15, zmmword ptr [rsi + 960]
    vmovdqu32 zmmword ptr [rdi + 960], zmm15
    vmovdqu32 zmm16, zmmword ptr [rsp]
    vpaddd zmm16, zmm16, dword ptr [rcx]{1to16}
    vpaddd zmm17, zmm17, dword ptr [rcx + 4]{1to16}
    vpaddd zmm18, zmm18, dword ptr [rcx + 8]{1to16}
    vpaddd zmm19, zmm19, dword ptr [rcx + 12]{1to16}
    vpunpckldq zmm0, zmm16, zmm17
    vpunpckhdq zmm17, zmm16, zmm17
    vpunpckldq zmm16, zmm18, zmm19
    vpunpckhdq zmm19, zmm18, zmm19
    vpunpcklqdq zmm18, zmm0, zmm16
    vpunpckhqdq zmm16, zmm0, zmm16
    vpunpcklqdq zmm0, zmm17, zmm19
    vpunpckhqdq zmm19, zmm17, zmm19
    vpaddd zmm20, zmm20, dword ptr [rcx + 16]{1to16}
    vpaddd zmm21, zmm21, dword ptr [rcx + 20]{1to16}
    vpaddd zmm22, zmm22, dword ptr [rcx + 24]{1to16}
    vpaddd zmm23, zmm23, dword ptr [rcx + 28]{1to16}
    vpunpckldq zmm17, zmm20, zmm21
    vpunpckhdq zmm21, zmm20, zmm21
    vpunpckldq zmm20, zmm22, zmm23
    vpunpckhdq zmm23, zmm22, zmm23
    vpunpcklqdq zmm22, zmm17, zmm20
    vpunpckhqdq zmm20, zmm17, zmm20
    vpunpcklqdq zmm17, zmm21, zmm23
    vpunpckhqdq zmm23, zmm21, zmm23
    vpaddd zmm24, zmm24, dword ptr [rcx + 32]{1to16}
    vpaddd zmm25, zmm25, dword ptr [rcx + 36]{1to16}
    vpaddd zmm26, zmm26, dword ptr [rcx + 40]{1to16}
    vpaddd zmm27, zmm27, dword ptr [rcx + 44]{1to16}
    vpunpckldq zmm21, zmm24, zmm25
    vpunpckhdq zmm25, zmm24, zmm25
    vpunpckldq zmm24, zmm26, zmm27
    vpunpckhdq zmm27, zmm26, zmm27
    vpunpcklqdq zmm26, zmm21, zmm24
    vpunpckhqdq zmm24, zmm21, zmm24
    vpunpcklqdq zmm21, zmm25, zmm27
    vpunpckhqdq zmm27, zmm25, zmm27
    vpbroadcastd zmm25, r9d
    vpaddd zmm28, zmm28, zmm25
    vpaddd zmm28, zmm28, zmmword ptr [r8 + 64]
    vpaddd zmm29, zmm29, dword ptr [rcx + 52]{1to16}
    vpaddd zmm30, zmm30, dword ptr [rcx + 56]{1to16}
    vpaddd zmm31, zmm31, dword ptr [rcx + 60]{1to16}
    vpunpckldq zmm25, zmm28, zmm29
    vpunpckhdq zmm29, zmm28, zmm29
    vpunpckldq zmm28, zmm30, zmm31
    vpunpckhdq zmm31, zmm30, zmm31
    vpunpcklqdq zmm30, zmm25, zmm28
    vpunpckhqdq zmm28, zmm25, zmm28
    vpunpcklqdq zmm25, zmm29, zmm31
    vpunpckhqdq zmm31, zmm29, zmm31
    vshufi32x4 zmm29, zmm18, zmm22, 68
    vshufi32x4 zmm22, zmm18, zmm22, 238
    vshufi32x4 zmm18, zmm26, zmm30, 68
    vshufi32x4 zmm30, zmm26, zmm30, 238
    vshufi32x4 zmm26, zmm29, zmm18, 136
    vshufi32x4 zmm18, zmm29, zmm18, 221
    vshufi32x4 zmm29, zmm22, zmm30, 136
    vshufi32x4 zmm30, zmm22, zmm30, 221
    vpxord zmm26, zmm26, zmmword ptr [rsi + 1024]
    vmovdqu32 zmmword ptr [rdi + 1024], zmm26
    vpxord zmm18, zmm18, zmmword ptr [rsi + 1280]
    vmovdqu32 zmmword ptr [rdi + 1280], zmm18
    vpxord zmm29, zmm29, zmmword ptr [rsi + 1536]
    vmovdqu32 zmmword ptr [rdi + 1536], zmm29
    vpxord zmm30, zmm30, zmmword ptr [rsi + 1792]
    vmovdqu32 zmmword ptr [rdi + 1792], zmm30
    vshufi32x4 zmm22, zmm16, zmm20, 68
    vshufi32x4 zmm20, zmm16, zmm20, 238
    vshufi32x4 zmm16, zmm24, zmm28, 68
    vshufi32x4 zmm28, zmm24, zmm28, 238
    vshufi32x4 zmm24, zmm22, zmm16, 136
    vshufi32x4 zmm16, zmm22, zmm16, 221
    vshufi32x4 zmm22, zmm20, zmm28, 136
    vshufi32x4 zmm28, zmm20, zmm28, 221
    vpxord zmm24, zmm24, zmmword ptr [rsi + 1088]
    vmovdqu32 zmmword ptr [rdi + 1088], zmm24
    vpxord zmm16, zmm16, zmmword ptr [rsi + 1344]
    vmovdqu32 zmmword ptr [rdi + 1344], zmm16
    vpxord zmm22, zmm22, zmmword ptr [rsi + 1600]
    vmovdqu32 zmmword ptr [rdi + 1600], zmm22
    vpxord zmm28, zmm28, zmmword ptr [rsi + 1856]
    vmovdqu32 zmmword ptr [rdi + 1856], zmm28
    vshufi32x4 zmm20, zmm0, zmm17, 68
    vshufi32x4 zmm17, zmm0, zmm17, 238
    vshufi32x4 zmm0, zmm21, zmm25, 68
    vshufi32x4 zmm25, zmm21, zmm25, 238
    vshufi32x4 zmm21, zmm20, zmm0, 136
    vshufi32x4 zmm0, zmm20, zmm0, 221
    vshufi32x4 zmm20, zmm17, zmm25, 136
    vshufi32x4 zmm25, zmm17, zmm25, 221
    vpxord zmm21, zmm21, zmmword ptr [rsi + 1152]
    vmovdqu32 zmmword ptr [rdi + 1152], zmm21
    vpxord zmm0, zmm0, zmmword ptr [rsi + 1408]
    vmovdqu32 zmmword ptr [rdi + 1408], zmm0
    vpxord zmm20, zmm20, zmmword ptr [rsi + 1664]
    vmovdqu32 zmmword ptr [rdi + 1664], zmm20
    vpxord zmm25, zmm25, zmmword ptr [rsi + 1920]
    vmovdqu32 zmmword ptr [rdi + 1920], zmm25
    vshufi32x4 zmm17, zmm19, zmm23, 68
    vshufi32x4 zmm23, zmm19, zmm23, 238
    vshufi32x4 zmm19, zmm27, zmm31, 68
    vshufi32x4 zmm31, zmm27, zmm31, 238
    vshufi32x4 zmm27, zmm17, zmm19, 136
    vshufi32x4 zmm19, zmm17, zmm19, 221
    vshufi32x4 zmm17, zmm23, zmm31, 136
    vshufi32x4 zmm31, zmm23, zmm31, 221
    vpxord zmm27, zmm27, zmmword ptr [rsi + 1216]
    vmovdqu32 zmmword ptr [rdi + 1216], zmm27
    vpxord zmm19, zmm19, zmmword ptr [rsi + 1472]
    vmovdqu32 zmmword ptr [rdi + 1472], zmm19
    vpxord zmm17, zmm17, zmmword ptr [rsi + 1728]
    vmovdqu32 zmmword ptr [rdi + 1728], zmm17
    vpxord zmm31, zmm31, zmmword ptr [rsi + 1984]
    vmovdqu32 zmmword ptr [rdi + 1984], zmm31
    add rdi, 2048
    add rsi, 2048
    sub rdx, 2048
    add r9d, 32
    mov qword ptr [rsp + 112], rdi
    mov qword ptr [rsp + 120], rdx
    mov qword ptr [rsp + 128], r9
    cmp rdx, 2048
    jae 2b
3:
    mov rbp, r14
    mov r15, r14
    and r14, 3
    shr r15, 2
    and rbp, -4
    add r15, rbp
    add r12, r15
    adc r13, 0
    adc r14, 0
    mov qword ptr [rcx + 64], r12
    mov qword ptr [rcx + 72], r13
    mov qword ptr [rcx + 80], r14
    vpxor xmm0, xmm0, xmm0
    vpxor xmm1, xmm1, xmm1
    vpxor xmm2, xmm2, xmm2
    vpxor xmm3, xmm3, xmm3
    vpxor xmm4, xmm4, xmm4
    vpxor xmm5, xmm5, xmm5
    vpxor xmm6, xmm6, xmm6
    vpxor xmm7, xmm7, xmm7
    vpxor xmm8, xmm8, xmm8
    vpxor xmm9, xmm9, xmm9
    vpxor xmm10, xmm10, xmm10
    vpxor xmm11, xmm11, xmm11
    vpxor xmm12, xmm12, xmm12
    vpxor xmm13, xmm13, xmm13
    vpxor xmm14, xmm14, xmm14
    vpxor xmm15, xmm15, xmm15
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vpxord zmm18, zmm18, zmm18
    vpxord zmm19, zmm19, zmm19
    vpxord zmm20, zmm20, zmm20
    vpxord zmm21, zmm21, zmm21
    vpxord zmm22, zmm22, zmm22
    vpxord zmm23, zmm23, zmm23
    vpxord zmm24, zmm24, zmm24
    vpxord zmm25, zmm25, zmm25
    vpxord zmm26, zmm26, zmm26
    vpxord zmm27, zmm27, zmm27
    vpxord zmm28, zmm28, zmm28
    vpxord zmm29, zmm29, zmm29
    vpxord zmm30, zmm30, zmm30
    vpxord zmm31, zmm31, zmm31
    vmovdqu32 zmmword ptr [rsp], zmm0
    vzeroupper
    xor r10d, r10d
    xor r9d, r9d
    xor eax, eax
    xor edx, edx
    cmp rsp, 0
    mov qword ptr [rsp + 128], rdx
    mov qword ptr [rsp + 136], rdx
    mov qword ptr [rsp + 144], rdx
    mov rbx, qword ptr [rsp + 64]
    mov rbp, qword ptr [rsp + 72]
    mov r12, qword ptr [rsp + 80]
    mov r13, qword ptr [rsp + 88]
    mov r14, qword ptr [rsp + 96]
    mov r15, qword ptr [rsp + 104]
    mov rsp, r11
    .cfi_def_cfa rsp, 8
    .cfi_restore rbx
    .cfi_restore rbp
    .cfi_restore r12
    .cfi_restore r13
    .cfi_restore r14
    .cfi_restore r15
    ret
    .cfi_endproc
