    .cfi_startproc
    endbr64
    vmovq xmm7, qword ptr [r8]
    vmovq xmm8, qword ptr [r8 + 8]
    vpunpcklqdq xmm7, xmm7, xmm8
    vpshufb xmm7, xmm7, xmmword ptr [r9]
    vpaddd xmm7, xmm7, xmmword ptr [r9 + 16]
    vmovq xmm4, qword ptr [r8 + 32]
    vmovq xmm8, qword ptr [r8 + 40]
    vpunpcklqdq xmm4, xmm4, xmm8
    vpshufb xmm4, xmm4, xmmword ptr [r9 + 48]
    vmovdqa xmm0, xmm4
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
    vpclmulqdq xmm1, xmm0, xmmword ptr [rcx + 288], 0
    vpshufb xmm13, xmm7, xmmword ptr [r9]
    vpclmulqdq xmm3, xmm0, xmmword ptr [rcx + 288], 17
    vpaddd xmm7, xmm7, xmmword ptr [r9 + 32]
    vpshufd xmm5, xmm0, 78
    vpshufb xmm14, xmm7, xmmword ptr [r9]
    vpxor xmm5, xmm5, xmm0
    vpaddd xmm7, xmm7, xmmword ptr [r9 + 32]
    vpclmulqdq xmm2, xmm5, xmmword ptr [rcx + 608], 0
    vpshufb xmm15, xmm7, xmmword ptr [r9]
    vmovdqu xmm4, xmmword ptr [rsi]
    vpaddd xmm7, xmm7, xmmword ptr [r9 + 32]
    vpshufb xmm4, xmm4, xmmword ptr [r9 + 48]
    vmovdqu xmm6, xmmword ptr [rcx]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 304], 0
    vpxor xmm8, xmm8, xmm6
    vpxor xmm1, xmm1, xmm5
    vpxor xmm9, xmm9, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 304], 17
    vpxor xmm10, xmm10, xmm6
    vpxor xmm3, xmm3, xmm5
    vpxor xmm11, xmm11, xmm6
    vpshufd xmm5, xmm4, 78
    vpxor xmm12, xmm12, xmm6
    vpxor xmm5, xmm5, xmm4
    vpxor xmm13, xmm13, xmm6
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 624], 0
    vpxor xmm14, xmm14, xmm6
    vpxor xmm2, xmm2, xmm5
    vpxor xmm15, xmm15, xmm6
    vmovdqu xmm4, xmmword ptr [rsi + 16]
    vmovdqu xmm6, xmmword ptr [rcx + 16]
    vpshufb xmm4, xmm4, xmmword ptr [r9 + 48]
    vaesenc xmm8, xmm8, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 320], 0
    vaesenc xmm9, xmm9, xmm6
    vpxor xmm1, xmm1, xmm5
    vaesenc xmm10, xmm10, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 320], 17
    vaesenc xmm11, xmm11, xmm6
    vpxor xmm3, xmm3, xmm5
    vaesenc xmm12, xmm12, xmm6
    vpshufd xmm5, xmm4, 78
    vaesenc xmm13, xmm13, xmm6
    vpxor xmm5, xmm5, xmm4
    vaesenc xmm14, xmm14, xmm6
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 640], 0
    vaesenc xmm15, xmm15, xmm6
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm6, xmmword ptr [rcx + 32]
    vmovdqu xmm4, xmmword ptr [rsi + 32]
    vaesenc xmm8, xmm8, xmm6
    vpshufb xmm4, xmm4, xmmword ptr [r9 + 48]
    vaesenc xmm9, xmm9, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 336], 0
    vaesenc xmm10, xmm10, xmm6
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 336], 17
    vaesenc xmm11, xmm11, xmm6
    vpxor xmm3, xmm3, xmm5
    vaesenc xmm12, xmm12, xmm6
    vpshufd xmm5, xmm4, 78
    vaesenc xmm13, xmm13, xmm6
    vpxor xmm5, xmm5, xmm4
    vaesenc xmm14, xmm14, xmm6
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 656], 0
    vaesenc xmm15, xmm15, xmm6
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm6, xmmword ptr [rcx + 48]
    vmovdqu xmm4, xmmword ptr [rsi + 48]
    vaesenc xmm8, xmm8, xmm6
    vpshufb xmm4, xmm4, xmmword ptr [r9 + 48]
    vaesenc xmm9, xmm9, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 352], 0
    vaesenc xmm10, xmm10, xmm6
    vpxor xmm1, xmm1, xmm5
    vaesenc xmm11, xmm11, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 352], 17
    vaesenc xmm12, xmm12, xmm6
    vpxor xmm3, xmm3, xmm5
    vaesenc xmm13, xmm13, xmm6
    vpshufd xmm5, xmm4, 78
    vaesenc xmm14, xmm14, xmm6
    vpxor xmm5, xmm5, xmm4
    vaesenc xmm15, xmm15, xmm6
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 672], 0
    vmovdqu xmm6, xmmword ptr [rcx + 64]
    vpxor xmm2, xmm2, xmm5
    vaesenc xmm8, xmm8, xmm6
    vmovdqu xmm4, xmmword ptr [rsi + 64]
    vaesenc xmm9, xmm9, xmm6
    vpshufb xmm4, xmm4, xmmword ptr [r9 + 48]
    vaesenc xmm10, xmm10, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 368], 0
    vaesenc xmm11, xmm11, xmm6
    vpxor xmm1, xmm1, xmm5
    vaesenc xmm12, xmm12, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 368], 17
    vaesenc xmm13, xmm13, xmm6
    vpxor xmm3, xmm3, xmm5
    vaesenc xmm14, xmm14, xmm6
    vpshufd xmm5, xmm4, 78
    vaesenc xmm15, xmm15, xmm6
    vpxor xmm5, xmm5, xmm4
    vmovdqu xmm6, xmmword ptr [rcx + 80]
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 688], 0
    vaesenc xmm8, xmm8, xmm6
    vpxor xmm2, xmm2, xmm5
    vaesenc xmm9, xmm9, xmm6
    vmovdqu xmm4, xmmword ptr [rsi + 80]
    vaesenc xmm10, xmm10, xmm6
    vpshufb xmm4, xmm4, xmmword ptr [r9 + 48]
    vaesenc xmm11, xmm11, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 384], 0
    vpxor xmm1, xmm1, xmm5
    vaesenc xmm12, xmm12, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 384], 17
    vaesenc xmm13, xmm13, xmm6
    vpxor xmm3, xmm3, xmm5
    vaesenc xmm14, xmm14, xmm6
    vpshufd xmm5, xmm4, 78
    vaesenc xmm15, xmm15, xmm6
    vpxor xmm5, xmm5, xmm4
    vmovdqu xmm6, xmmword ptr [rcx + 96]
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 704], 0
    vaesenc xmm8, xmm8, xmm6
    vpxor xmm2, xmm2, xmm5
    vaesenc xmm9, xmm9, xmm6
    vmovdqu xmm4, xmmword ptr [rsi + 96]
    vaesenc xmm10, xmm10, xmm6
    vpshufb xmm4, xmm4, xmmword ptr [r9 + 48]
    vaesenc xmm11, xmm11, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 400], 0
    vaesenc xmm12, xmm12, xmm6
    vpxor xmm1, xmm1, xmm5
    vaesenc xmm13, xmm13, xmm6
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 400], 17
    vaesenc xmm14, xmm14, xmm6
    vpxor xmm3, xmm3, xmm5
    vaesenc xmm15, xmm15, xmm6
    vpshufd xmm5, xmm4, 78
    vmovdqu xmm6, xmmword ptr [rcx + 112]
    vpxor xmm5, xmm5, xmm4
    vaesenc xmm8, xmm8, xmm6
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 720], 0
    vaesenc xmm9, xmm9, xmm6
    vpxor xmm2, xmm2, xmm5
    vaesenc xmm10, xmm10, xmm6
    vpxor xmm2, xmm2, xmm1
    vaesenc xmm11, xmm11, xmm6
    vpxor xmm2, xmm2, xmm3
    vaesenc xmm12, xmm12, xmm6
    vpclmulqdq xmm4, xmm1, xmmword ptr [r9 + 64], 0
    vaesenc xmm13, xmm13, xmm6
    vpshufd xmm1, xmm1, 78
    vaesenc xmm14, xmm14, xmm6
    vpxor xmm2, xmm2, xmm1
    vaesenc xmm15, xmm15, xmm6
    vpxor xmm2, xmm2, xmm4
    vmovdqu xmm6, xmmword ptr [rcx + 128]
    vpclmulqdq xmm4, xmm2, xmmword ptr [r9 + 64], 0
    vaesenc xmm8, xmm8, xmm6
    vpshufd xmm2, xmm2, 78
    vaesenc xmm9, xmm9, xmm6
    vpxor xmm3, xmm3, xmm2
    vaesenc xmm10, xmm10, xmm6
    vpxor xmm3, xmm3, xmm4
    vaesenc xmm11, xmm11, xmm6
    vmovdqu xmm0, xmmword ptr [rsi + 112]
    vaesenc xmm12, xmm12, xmm6
    vpshufb xmm0, xmm0, xmmword ptr [r9 + 48]
    vaesenc xmm13, xmm13, xmm6
    vpxor xmm0, xmm0, xmm3
    vaesenc xmm14, xmm14, xmm6
    vaesenc xmm15, xmm15, xmm6
    vmovdqu xmm6, xmmword ptr [rcx + 144]
    vaesenc xmm8, xmm8, xmm6
    vaesenc xmm9, xmm9, xmm6
    vaesenc xmm10, xmm10, xmm6
    vaesenc xmm11, xmm11, xmm6
    vaesenc xmm12, xmm12, xmm6
    vaesenc xmm13, xmm13, xmm6
    vaesenc xmm14, xmm14, xmm6
    vaesenc xmm15, xmm15, xmm6
    vmovdqu xmm6, xmmword ptr [rcx + 160]
    vpxor xmm4, xmm6, xmmword ptr [rsi]
    vaesenclast xmm8, xmm8, xmm4
    vmovdqu xmmword ptr [rdi], xmm8
    vpxor xmm4, xmm6, xmmword ptr [rsi + 16]
    vaesenclast xmm9, xmm9, xmm4
    vmovdqu xmmword ptr [rdi + 16], xmm9
    vpxor xmm4, xmm6, xmmword ptr [rsi + 32]
    vaesenclast xmm10, xmm10, xmm4
    vmovdqu xmmword ptr [rdi + 32], xmm10
    vpxor xmm4, xmm6, xmmword ptr [rsi + 48]
    vaesenclast xmm11, xmm11, xmm4
    vmovdqu xmmword ptr [rdi + 48], xmm11
    vpxor xmm4, xmm6, xmmword ptr [rsi + 64]
    vaesenclast xmm12, xmm12, xmm4
    vmovdqu xmmword ptr [rdi + 64], xmm12
    vpxor xmm4, xmm6, xmmword ptr [rsi + 80]
    vaesenclast xmm13, xmm13, xmm4
    vmovdqu xmmword ptr [rdi + 80], xmm13
    vpxor xmm4, xmm6, xmmword ptr [rsi + 96]
    vaesenclast xmm14, xmm14, xmm4
    vmovdqu xmmword ptr [rdi + 96], xmm14
    vpxor xmm4, xmm6, xmmword ptr [rsi + 112]
    vaesenclast xmm15, xmm15, xmm4
    vmovdqu xmmword ptr [rdi + 112], xmm15
    add rdi, 128
    add rsi, 128
    sub rdx, 128
    cmp rdx, 128
    jae 2b
3:
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
    ret
    .cfi_endproc
