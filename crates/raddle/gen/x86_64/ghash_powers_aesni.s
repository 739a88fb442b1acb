    .cfi_startproc
    endbr64
    vmovdqu xmm10, xmmword ptr [rdi]
    vpshufb xmm10, xmm10, xmmword ptr [rdx + 32]
    vmovdqu xmm15, xmmword ptr [rdx + 48]
    vpclmulqdq xmm12, xmm10, xmmword ptr [rdx + 16], 0
    vpclmulqdq xmm13, xmm10, xmmword ptr [rdx], 1
    vpxor xmm14, xmm12, xmm13
    vpclmulqdq xmm12, xmm10, xmmword ptr [rdx + 16], 16
    vpclmulqdq xmm13, xmm10, xmmword ptr [rdx], 17
    vpxor xmm0, xmm12, xmm13
    vpclmulqdq xmm12, xmm14, xmm15, 0
    vpshufd xmm14, xmm14, 78
    vpxor xmm0, xmm0, xmm14
    vpxor xmm0, xmm0, xmm12
    vmovdqa xmm10, xmm0
    vpclmulqdq xmm11, xmm10, xmm15, 0
    vpshufd xmm12, xmm10, 78
    vpxor xmm11, xmm11, xmm12
    vpclmulqdq xmm12, xmm0, xmm11, 0
    vpclmulqdq xmm13, xmm0, xmm10, 1
    vpxor xmm14, xmm12, xmm13
    vpclmulqdq xmm12, xmm0, xmm11, 16
    vpclmulqdq xmm13, xmm0, xmm10, 17
    vpxor xmm1, xmm12, xmm13
    vpclmulqdq xmm12, xmm14, xmm15, 0
    vpshufd xmm14, xmm14, 78
    vpxor xmm1, xmm1, xmm14
    vpxor xmm1, xmm1, xmm12
    vmovdqa xmm10, xmm1
    vpclmulqdq xmm11, xmm10, xmm15, 0
    vpshufd xmm12, xmm10, 78
    vpxor xmm11, xmm11, xmm12
    vpclmulqdq xmm12, xmm0, xmm11, 0
    vpclmulqdq xmm13, xmm0, xmm10, 1
    vpxor xmm14, xmm12, xmm13
    vpclmulqdq xmm12, xmm0, xmm11, 16
    vpclmulqdq xmm13, xmm0, xmm10, 17
    vpxor xmm2, xmm12, xmm13
    vpclmulqdq xmm12, xmm14, xmm15, 0
    vpshufd xmm14, xmm14, 78
    vpxor xmm2, xmm2, xmm14
    vpxor xmm2, xmm2, xmm12
    vpclmulqdq xmm12, xmm1, xmm11, 0
    vpclmulqdq xmm13, xmm1, xmm10, 1
    vpxor xmm14, xmm12, xmm13
    vpclmulqdq xmm12, xmm1, xmm11, 16
    vpclmulqdq xmm13, xmm1, xmm10, 17
    vpxor xmm3, xmm12, xmm13
    vpclmulqdq xmm12, xmm14, xmm15, 0
    vpshufd xmm14, xmm14, 78
    vpxor xmm3, xmm3, xmm14
    vpxor xmm3, xmm3, xmm12
    vmovdqa xmm10, xmm3
    vpclmulqdq xmm11, xmm10, xmm15, 0
    vpshufd xmm12, xmm10, 78
    vpxor xmm11, xmm11, xmm12
    vpclmulqdq xmm12, xmm0, xmm11, 0
    vpclmulqdq xmm13, xmm0, xmm10, 1
    vpxor xmm14, xmm12, xmm13
    vpclmulqdq xmm12, xmm0, xmm11, 16
    vpclmulqdq xmm13, xmm0, xmm10, 17
    vpxor xmm4, xmm12, xmm13
    vpclmulqdq xmm12, xmm14, xmm15, 0
    vpshufd xmm14, xmm14, 78
    vpxor xmm4, xmm4, xmm14
    vpxor xmm4, xmm4, xmm12
    vpclmulqdq xmm12, xmm1, xmm11, 0
    vpclmulqdq xmm13, xmm1, xmm10, 1
    vpxor xmm14, xmm12, xmm13
    vpclmulqdq xmm12, xmm1, xmm11, 16
    vpclmulqdq xmm13, xmm1, xmm10, 17
    vpxor xmm5, xmm12, xmm13
    vpclmulqdq xmm12, xmm14, xmm15, 0
    vpshufd xmm14, xmm14, 78
    vpxor xmm5, xmm5, xmm14
    vpxor xmm5, xmm5, xmm12
    vpclmulqdq xmm12, xmm2, xmm11, 0
    vpclmulqdq xmm13, xmm2, xmm10, 1
    vpxor xmm14, xmm12, xmm13
    vpclmulqdq xmm12, xmm2, xmm11, 16
    vpclmulqdq xmm13, xmm2, xmm10, 17
    vpxor xmm6, xmm12, xmm13
    vpclmulqdq xmm12, xmm14, xmm15, 0
    vpshufd xmm14, xmm14, 78
    vpxor xmm6, xmm6, xmm14
    vpxor xmm6, xmm6, xmm12
    vpclmulqdq xmm12, xmm3, xmm11, 0
    vpclmulqdq xmm13, xmm3, xmm10, 1
    vpxor xmm14, xmm12, xmm13
    vpclmulqdq xmm12, xmm3, xmm11, 16
    vpclmulqdq xmm13, xmm3, xmm10, 17
    vpxor xmm7, xmm12, xmm13
    vpclmulqdq xmm12, xmm14, xmm15, 0
    vpshufd xmm14, xmm14, 78
    vpxor xmm7, xmm7, xmm14
    vpxor xmm7, xmm7, xmm12
    vmovdqa xmm10, xmm7
    vpclmulqdq xmm11, xmm10, xmm15, 0
    vpshufd xmm12, xmm10, 78
    vpxor xmm11, xmm11, xmm12
    vpclmulqdq xmm12, xmm0, xmm11, 0
    vpclmulqdq xmm13, xmm0, xmm10, 1
    vpxor xmm14, xmm12, xmm13
    vpclmulqdq xmm12, xmm0, xmm11, 16
    vpclmulqdq xmm13, xmm0, xmm10, 17
    vpxor xmm8, xmm12, xmm13
    vpclmulqdq xmm12, xmm14, xmm15, 0
    vpshufd xmm14, xmm14, 78
    vpxor xmm8, xmm8, xmm14
    vpxor xmm8, xmm8, xmm12
    vpclmulqdq xmm12, xmm1, xmm11, 0
    vpclmulqdq xmm13, xmm1, xmm10, 1
    vpxor xmm14, xmm12, xmm13
    vpclmulqdq xmm12, xmm1, xmm11, 16
    vpclmulqdq xmm13, xmm1, xmm10, 17
    vpxor xmm9, xmm12, xmm13
    vpclmulqdq xmm12, xmm14, xmm15, 0
    vpshufd xmm14, xmm14, 78
    vpxor xmm9, xmm9, xmm14
    vpxor xmm9, xmm9, xmm12
    vpclmulqdq xmm10, xmm0, xmm15, 0
    vpshufd xmm12, xmm0, 78
    vpxor xmm10, xmm10, xmm12
    vmovdqu xmmword ptr [rsi + 144], xmm0
    vmovdqu xmmword ptr [rsi + 304], xmm10
    vpshufd xmm10, xmm0, 78
    vpxor xmm10, xmm10, xmm0
    vmovdqu xmmword ptr [rsi + 464], xmm10
    vpclmulqdq xmm10, xmm1, xmm15, 0
    vpshufd xmm12, xmm1, 78
    vpxor xmm10, xmm10, xmm12
    vmovdqu xmmword ptr [rsi + 128], xmm1
    vmovdqu xmmword ptr [rsi + 288], xmm10
    vpshufd xmm10, xmm1, 78
    vpxor xmm10, xmm10, xmm1
    vmovdqu xmmword ptr [rsi + 448], xmm10
    vpclmulqdq xmm10, xmm2, xmm15, 0
    vpshufd xmm12, xmm2, 78
    vpxor xmm10, xmm10, xmm12
    vmovdqu xmmword ptr [rsi + 112], xmm2
    vmovdqu xmmword ptr [rsi + 272], xmm10
    vpshufd xmm10, xmm2, 78
    vpxor xmm10, xmm10, xmm2
    vmovdqu xmmword ptr [rsi + 432], xmm10
    vpclmulqdq xmm10, xmm3, xmm15, 0
    vpshufd xmm12, xmm3, 78
    vpxor xmm10, xmm10, xmm12
    vmovdqu xmmword ptr [rsi + 96], xmm3
    vmovdqu xmmword ptr [rsi + 256], xmm10
    vpshufd xmm10, xmm3, 78
    vpxor xmm10, xmm10, xmm3
    vmovdqu xmmword ptr [rsi + 416], xmm10
    vpclmulqdq xmm10, xmm4, xmm15, 0
    vpshufd xmm12, xmm4, 78
    vpxor xmm10, xmm10, xmm12
    vmovdqu xmmword ptr [rsi + 80], xmm4
    vmovdqu xmmword ptr [rsi + 240], xmm10
    vpshufd xmm10, xmm4, 78
    vpxor xmm10, xmm10, xmm4
    vmovdqu xmmword ptr [rsi + 400], xmm10
    vpclmulqdq xmm10, xmm5, xmm15, 0
    vpshufd xmm12, xmm5, 78
    vpxor xmm10, xmm10, xmm12
    vmovdqu xmmword ptr [rsi + 64], xmm5
    vmovdqu xmmword ptr [rsi + 224], xmm10
    vpshufd xmm10, xmm5, 78
    vpxor xmm10, xmm10, xmm5
    vmovdqu xmmword ptr [rsi + 384], xmm10
    vpclmulqdq xmm10, xmm6, xmm15, 0
    vpshufd xmm12, xmm6, 78
    vpxor xmm10, xmm10, xmm12
    vmovdqu xmmword ptr [rsi + 48], xmm6
    vmovdqu xmmword ptr [rsi + 208], xmm10
    vpshufd xmm10, xmm6, 78
    vpxor xmm10, xmm10, xmm6
    vmovdqu xmmword ptr [rsi + 368], xmm10
    vpclmulqdq xmm10, xmm7, xmm15, 0
    vpshufd xmm12, xmm7, 78
    vpxor xmm10, xmm10, xmm12
    vmovdqu xmmword ptr [rsi + 32], xmm7
    vmovdqu xmmword ptr [rsi + 192], xmm10
    vpshufd xmm10, xmm7, 78
    vpxor xmm10, xmm10, xmm7
    vmovdqu xmmword ptr [rsi + 352], xmm10
    vpclmulqdq xmm10, xmm8, xmm15, 0
    vpshufd xmm12, xmm8, 78
    vpxor xmm10, xmm10, xmm12
    vmovdqu xmmword ptr [rsi + 16], xmm8
    vmovdqu xmmword ptr [rsi + 176], xmm10
    vpshufd xmm10, xmm8, 78
    vpxor xmm10, xmm10, xmm8
    vmovdqu xmmword ptr [rsi + 336], xmm10
    vpclmulqdq xmm10, xmm9, xmm15, 0
    vpshufd xmm12, xmm9, 78
    vpxor xmm10, xmm10, xmm12
    vmovdqu xmmword ptr [rsi], xmm9
    vmovdqu xmmword ptr [rsi + 160], xmm10
    vpshufd xmm10, xmm9, 78
    vpxor xmm10, xmm10, xmm9
    vmovdqu xmmword ptr [rsi + 320], xmm10
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
