    .cfi_startproc
    endbr64
    sub rsp, 136
    .cfi_def_cfa_offset 144
    vmovq xmm7, qword ptr [r8]
    vmovq xmm8, qword ptr [r8 + 8]
    vpunpcklqdq xmm7, xmm7, xmm8
    vpshufb xmm7, xmm7, xmmword ptr [r9]
    vpaddd xmm7, xmm7, xmmword ptr [r9 + 16]
    vmovq xmm4, qword ptr [r8 + 32]
    vmovq xmm8, qword ptr [r8 + 40]
    vpunpcklqdq xmm4, xmm4, xmm8
    vpshufb xmm4, xmm4, xmmword ptr [r9 + 48]
    vpxor xmm0, xmm0, xmm0
    vmovdqu xmmword ptr [rsp], xmm0
    vmovdqu xmmword ptr [rsp + 16], xmm0
    vmovdqu xmmword ptr [rsp + 32], xmm0
    vmovdqu xmmword ptr [rsp + 48], xmm0
    vmovdqu xmmword ptr [rsp + 64], xmm0
    vmovdqu xmmword ptr [rsp + 80], xmm0
    vmovdqu xmmword ptr [rsp + 96], xmm0
    vmovdqu xmmword ptr [rsp + 112], xmm4
    cmp rdx, 128
    jb 3f
2:
    vpshufb xmm8, xmm7, xmmword ptr [r9]
    vpaddd xmm7, xmm7, xmmword ptr [r9 + 32]
    vpshufb xmm9, xmm7, xmmword ptr [r9]
    vpaddd xmm7, xmm7, xmmword ptr [r9 + 32]
    vpshufb xmm10, xmm7, xmmword ptr [r9]
    vpaddd xmm7, xmm7, xmmword ptr [r9 + 32]
    vpshufb xmm11, xmm7, xmmword ptr [r9]
    vpaddd xmm7, xmm7, xmmword ptr [r9 + 32]
    vpshufb xmm12, xmm7, xmmword ptr [r9]
    vpaddd xmm7, xmm7, xmmword ptr [r9 + 32]
    vpshufb xmm13, xmm7, xmmword ptr [r9]
    vpaddd xmm7, xmm7, xmmword ptr [r9 + 32]
    vpshufb xmm14, xmm7, xmmword ptr [r9]
    vpaddd xmm7, xmm7, xmmword ptr [r9 + 32]
    vpshufb xmm15, xmm7, xmmword ptr [r9]
    vpaddd xmm7, xmm7, xmmword ptr [r9 + 32]
    vmovdqu xmm6, xmmword ptr [rcx]
    vpxor xmm8, xmm8, xmm6
    vpxor xmm9, xmm9, xmm6
    vpxor xmm10, xmm10, xmm6
    vpxor xmm11, xmm11, xmm6
    vpxor xmm12, xmm12, xmm6
    vpxor xmm13, xmm13, xmm6
    vpxor xmm14, xmm14, xmm6
    vpxor xmm15, xmm15, xmm6
    vmovdqu xmm6, xmmword ptr [rcx + 16]
    vpxor xmm4, xmm0, xmmword ptr [rsp]
    vaesenc xmm8, xmm8, xmm6
    vpclmulqdq xmm1, xmm4, xmmword ptr [rcx + 288], 0
    vaesenc xmm9, xmm9, xmm6
    vpclmulqdq xmm3, xmm4, xmmword ptr [rcx + 288], 17
    vaesenc xmm10, xmm10, xmm6
    vpshufd xmm5, xmm4, 78
    vaesenc xmm11, xmm11, xmm6
    vaesenc xmm12, xmm12, xmm6
    vpxor xmm5, xmm5, xmm4
    vaesenc xmm13, xmm13, xmm6
    vpclmulqdq xmm2, xmm5, xmmword ptr [rcx + 608], 0
    vaesenc xmm14, xmm14, xmm6
    vmovdqu xmm4, xmmword ptr [rsp + 16]
    vaesenc xmm15, xmm15, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 304], 0
    vmovdqu xmm6, xmmword ptr [rcx + 32]
    vaesenc xmm8, xmm8, xmm6
    vpxor xmm1, xmm1, xmm5
    vaesenc xmm9, xmm9, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 304], 17
    vaesenc xmm10, xmm10, xmm6
    vpxor xmm3, xmm3, xmm5
    vaesenc xmm11, xmm11, xmm6
    vpshufd xmm5, xmm4, 78
    vaesenc xmm12, xmm12, xmm6
    vaesenc xmm13, xmm13, xmm6
    vpxor xmm5, xmm5, xmm4
    vaesenc xmm14, xmm14, xmm6
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 624], 0
    vaesenc xmm15, xmm15, xmm6
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm6, xmmword ptr [rcx + 48]
    vmovdqu xmm4, xmmword ptr [rsp + 32]
    vaesenc xmm8, xmm8, xmm6
    vaesenc xmm9, xmm9, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 320], 0
    vaesenc xmm10, xmm10, xmm6
    vpxor xmm1, xmm1, xmm5
    vaesenc xmm11, xmm11, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 320], 17
    vaesenc xmm12, xmm12, xmm6
    vpxor xmm3, xmm3, xmm5
    vaesenc xmm13, xmm13, xmm6
    vaesenc xmm14, xmm14, xmm6
    vpshufd xmm5, xmm4, 78
    vaesenc xmm15, xmm15, xmm6
    vpxor xmm5, xmm5, xmm4
    vmovdqu xmm6, xmmword ptr [rcx + 64]
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 640], 0
    vaesenc xmm8, xmm8, xmm6
    vpxor xmm2, xmm2, xmm5
    vaesenc xmm9, xmm9, xmm6
    vaesenc xmm10, xmm10, xmm6
    vmovdqu xmm4, xmmword ptr [rsp + 48]
    vaesenc xmm11, xmm11, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 336], 0
    vaesenc xmm12, xmm12, xmm6
    vpxor xmm1, xmm1, xmm5
    vaesenc xmm13, xmm13, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 336], 17
    vaesenc xmm14, xmm14, xmm6
    vaesenc xmm15, xmm15, xmm6
    vpxor xmm3, xmm3, xmm5
    vmovdqu xmm6, xmmword ptr [rcx + 80]
    vpshufd xmm5, xmm4, 78
    vaesenc xmm8, xmm8, xmm6
    vpxor xmm5, xmm5, xmm4
    vaesenc xmm9, xmm9, xmm6
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 656], 0
    vaesenc xmm10, xmm10, xmm6
    vaesenc xmm11, xmm11, xmm6
    vpxor xmm2, xmm2, xmm5
    vaesenc xmm12, xmm12, xmm6
    vmovdqu xmm4, xmmword ptr [rsp + 64]
    vaesenc xmm13, xmm13, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 352], 0
    vaesenc xmm14, xmm14, xmm6
    vpxor xmm1, xmm1, xmm5
    vaesenc xmm15, xmm15, xmm6
    vmovdqu xmm6, xmmword ptr [rcx + 96]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 352], 17
    vaesenc xmm8, xmm8, xmm6
    vpxor xmm3, xmm3, xmm5
    vaesenc xmm9, xmm9, xmm6
    vpshufd xmm5, xmm4, 78
    vaesenc xmm10, xmm10, xmm6
    vpxor xmm5, xmm5, xmm4
    vaesenc xmm11, xmm11, xmm6
    vaesenc xmm12, xmm12, xmm6
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 672], 0
    vaesenc xmm13, xmm13, xmm6
    vpxor xmm2, xmm2, xmm5
    vaesenc xmm14, xmm14, xmm6
    vmovdqu xmm4, xmmword ptr [rsp + 80]
    vaesenc xmm15, xmm15, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 368], 0
    vmovdqu xmm6, xmmword ptr [rcx + 112]
    vaesenc xmm8, xmm8, xmm6
    vpxor xmm1, xmm1, xmm5
    vaesenc xmm9, xmm9, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 368], 17
    vaesenc xmm10, xmm10, xmm6
    vpxor xmm3, xmm3, xmm5
    vaesenc xmm11, xmm11, xmm6
    vpshufd xmm5, xmm4, 78
    vaesenc xmm12, xmm12, xmm6
    vaesenc xmm13, xmm13, xmm6
    vpxor xmm5, xmm5, xmm4
    vaesenc xmm14, xmm14, xmm6
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 688], 0
    vaesenc xmm15, xmm15, xmm6
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm6, xmmword ptr [rcx + 128]
    vmovdqu xmm4, xmmword ptr [rsp + 96]
    vaesenc xmm8, xmm8, xmm6
    vaesenc xmm9, xmm9, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 384], 0
    vaesenc xmm10, xmm10, xmm6
    vpxor xmm1, xmm1, xmm5
    vaesenc xmm11, xmm11, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 384], 17
    vaesenc xmm12, xmm12, xmm6
    vpxor xmm3, xmm3, xmm5
    vaesenc xmm13, xmm13, xmm6
    vaesenc xmm14, xmm14, xmm6
    vpshufd xmm5, xmm4, 78
    vaesenc xmm15, xmm15, xmm6
    vpxor xmm5, xmm5, xmm4
    vmovdqu xmm6, xmmword ptr [rcx + 144]
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 704], 0
    vaesenc xmm8, xmm8, xmm6
    vpxor xmm2, xmm2, xmm5
    vaesenc xmm9, xmm9, xmm6
    vaesenc xmm10, xmm10, xmm6
    vmovdqu xmm4, xmmword ptr [rsp + 112]
    vaesenc xmm11, xmm11, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 400], 0
    vaesenc xmm12, xmm12, xmm6
    vpxor xmm1, xmm1, xmm5
    vaesenc xmm13, xmm13, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 400], 17
    vaesenc xmm14, xmm14, xmm6
    vaesenc xmm15, xmm15, xmm6
    vpxor xmm3, xmm3, xmm5
    vmovdqu xmm6, xmmword ptr [rcx + 160]
    vpshufd xmm5, xmm4, 78
    vaesenc xmm8, xmm8, xmm6
    vpxor xmm5, xmm5, xmm4
    vaesenc xmm9, xmm9, xmm6
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 720], 0
    vaesenc xmm10, xmm10, xmm6
    vaesenc xmm11, xmm11, xmm6
    vpxor xmm2, xmm2, xmm5
    vaesenc xmm12, xmm12, xmm6
    vpxor xmm2, xmm2, xmm1
    vaesenc xmm13, xmm13, xmm6
    vpxor xmm2, xmm2, xmm3
    vaesenc xmm14, xmm14, xmm6
    vpclmulqdq xmm4, xmm1, xmmword ptr [r9 + 64], 0
    vaesenc xmm15, xmm15, xmm6
    vmovdqu xmm6, xmmword ptr [rcx + 176]
    vpshufd xmm1, xmm1, 78
    vaesenc xmm8, xmm8, xmm6
    vpxor xmm2, xmm2, xmm1
    vaesenc xmm9, xmm9, xmm6
    vpxor xmm2, xmm2, xmm4
    vaesenc xmm10, xmm10, xmm6
    vpclmulqdq xmm4, xmm2, xmmword ptr [r9 + 64], 0
    vaesenc xmm11, xmm11, xmm6
    vaesenc xmm12, xmm12, xmm6
    vpshufd xmm2, xmm2, 78
    vaesenc xmm13, xmm13, xmm6
    vpxor xmm3, xmm3, xmm2
    vaesenc xmm14, xmm14, xmm6
    vpxor xmm3, xmm3, xmm4
    vaesenc xmm15, xmm15, xmm6
    vmovdqa xmm0, xmm3
    vmovdqu xmm6, xmmword ptr [rcx + 192]
    vpxor xmm4, xmm6, xmmword ptr [rsi]
    vaesenclast xmm8, xmm8, xmm4
    vmovdqu xmmword ptr [rdi], xmm8
    vpshufb xmm8, xmm8, xmmword ptr [r9 + 48]
    vmovdqu xmmword ptr [rsp], xmm8
    vpxor xmm4, xmm6, xmmword ptr [rsi + 16]
    vaesenclast xmm9, xmm9, xmm4
    vmovdqu xmmword ptr [rdi + 16], xmm9
    vpshufb xmm9, xmm9, xmmword ptr [r9 + 48]
    vmovdqu xmmword ptr [rsp + 16], xmm9
    vpxor xmm4, xmm6, xmmword ptr [rsi + 32]
    vaesenclast xmm10, xmm10, xmm4
    vmovdqu xmmword ptr [rdi + 32], xmm10
    vpshufb xmm10, xmm10, xmmword ptr [r9 + 48]
    vmovdqu xmmword ptr [rsp + 32], xmm10
    vpxor xmm4, xmm6, xmmword ptr [rsi + 48]
    vaesenclast xmm11, xmm11, xmm4
    vmovdqu xmmword ptr [rdi + 48], xmm11
    vpshufb xmm11, xmm11, xmmword ptr [r9 + 48]
    vmovdqu xmmword ptr [rsp + 48], xmm11
    vpxor xmm4, xmm6, xmmword ptr [rsi + 64]
    vaesenclast xmm12, xmm12, xmm4
    vmovdqu xmmword ptr [rdi + 64], xmm12
    vpshufb xmm12, xmm12, xmmword ptr [r9 + 48]
    vmovdqu xmmword ptr [rsp + 64], xmm12
    vpxor xmm4, xmm6, xmmword ptr [rsi + 80]
    vaesenclast xmm13, xmm13, xmm4
    vmovdqu xmmword ptr [rdi + 80], xmm13
    vpshufb xmm13, xmm13, xmmword ptr [r9 + 48]
    vmovdqu xmmword ptr [rsp + 80], xmm13
    vpxor xmm4, xmm6, xmmword ptr [rsi + 96]
    vaesenclast xmm14, xmm14, xmm4
    vmovdqu xmmword ptr [rdi + 96], xmm14
    vpshufb xmm14, xmm14, xmmword ptr [r9 + 48]
    vmovdqu xmmword ptr [rsp + 96], xmm14
    vpxor xmm4, xmm6, xmmword ptr [rsi + 112]
    vaesenclast xmm15, xmm15, xmm4
    vmovdqu xmmword ptr [rdi + 112], xmm15
    vpshufb xmm15, xmm15, xmmword ptr [r9 + 48]
    vmovdqu xmmword ptr [rsp + 112], xmm15
    add rdi, 128
    add rsi, 128
    sub rdx, 128
    cmp rdx, 128
    jae 2b
3:
    vpxor xmm4, xmm0, xmmword ptr [rsp]
    vpclmulqdq xmm1, xmm4, xmmword ptr [rcx + 304], 0
    vpclmulqdq xmm3, xmm4, xmmword ptr [rcx + 304], 17
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm2, xmm5, xmmword ptr [rcx + 624], 0
    vmovdqu xmm4, xmmword ptr [rsp + 16]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 320], 0
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 320], 17
    vpxor xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 640], 0
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm4, xmmword ptr [rsp + 32]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 336], 0
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 336], 17
    vpxor xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 656], 0
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm4, xmmword ptr [rsp + 48]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 352], 0
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 352], 17
    vpxor xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 672], 0
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm4, xmmword ptr [rsp + 64]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 368], 0
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 368], 17
    vpxor xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 688], 0
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm4, xmmword ptr [rsp + 80]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 384], 0
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 384], 17
    vpxor xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 704], 0
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm4, xmmword ptr [rsp + 96]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 400], 0
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 400], 17
    vpxor xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 720], 0
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm4, xmmword ptr [rsp + 112]
    vmovdqa xmm0, xmm4
    vpxor xmm2, xmm2, xmm1
    vpxor xmm2, xmm2, xmm3
    vpclmulqdq xmm4, xmm1, xmmword ptr [r9 + 64], 0
    vpshufd xmm1, xmm1, 78
    vpxor xmm2, xmm2, xmm1
    vpxor xmm2, xmm2, xmm4
    vpclmulqdq xmm4, xmm2, xmmword ptr [r9 + 64], 0
    vpshufd xmm2, xmm2, 78
    vpxor xmm3, xmm3, xmm2
    vpxor xmm3, xmm3, xmm4
    vpxor xmm0, xmm0, xmm3
    vpshufb xmm0, xmm0, xmmword ptr [r9 + 48]
    vmovdqu xmmword ptr [r8 + 32], xmm0
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
    vmovdqu xmmword ptr [rsp], xmm0
    vmovdqu xmmword ptr [rsp + 16], xmm0
    vmovdqu xmmword ptr [rsp + 32], xmm0
    vmovdqu xmmword ptr [rsp + 48], xmm0
    vmovdqu xmmword ptr [rsp + 64], xmm0
    vmovdqu xmmword ptr [rsp + 80], xmm0
    vmovdqu xmmword ptr [rsp + 96], xmm0
    vmovdqu xmmword ptr [rsp + 112], xmm0
    add rsp, 136
    .cfi_def_cfa rsp, 8
    ret
    .cfi_endproc
