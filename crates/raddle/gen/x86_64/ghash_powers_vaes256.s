    .cfi_startproc
    endbr64
    vmovdqu xmm10, xmmword ptr [rdi]
    vpshufb xmm10, xmm10, xmmword ptr [rdx + 32]
    vbroadcasti128 ymm15, xmmword ptr [rdx + 48]
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
    vinserti128 ymm0, ymm1, xmm0, 1
    vinserti128 ymm10, ymm0, xmm0, 1
    vpclmulqdq ymm11, ymm10, ymm15, 0
    vpshufd ymm12, ymm10, 78
    vpxor ymm11, ymm11, ymm12
    vpclmulqdq ymm12, ymm0, ymm11, 0
    vpclmulqdq ymm13, ymm0, ymm10, 1
    vpxor ymm14, ymm12, ymm13
    vpclmulqdq ymm12, ymm0, ymm11, 16
    vpclmulqdq ymm13, ymm0, ymm10, 17
    vpxor ymm1, ymm12, ymm13
    vpclmulqdq ymm12, ymm14, ymm15, 0
    vpshufd ymm14, ymm14, 78
    vpxor ymm1, ymm1, ymm14
    vpxor ymm1, ymm1, ymm12
    vinserti128 ymm10, ymm1, xmm1, 1
    vpclmulqdq ymm11, ymm10, ymm15, 0
    vpshufd ymm12, ymm10, 78
    vpxor ymm11, ymm11, ymm12
    vpclmulqdq ymm12, ymm0, ymm11, 0
    vpclmulqdq ymm13, ymm0, ymm10, 1
    vpxor ymm14, ymm12, ymm13
    vpclmulqdq ymm12, ymm0, ymm11, 16
    vpclmulqdq ymm13, ymm0, ymm10, 17
    vpxor ymm2, ymm12, ymm13
    vpclmulqdq ymm12, ymm14, ymm15, 0
    vpshufd ymm14, ymm14, 78
    vpxor ymm2, ymm2, ymm14
    vpxor ymm2, ymm2, ymm12
    vpclmulqdq ymm12, ymm1, ymm11, 0
    vpclmulqdq ymm13, ymm1, ymm10, 1
    vpxor ymm14, ymm12, ymm13
    vpclmulqdq ymm12, ymm1, ymm11, 16
    vpclmulqdq ymm13, ymm1, ymm10, 17
    vpxor ymm3, ymm12, ymm13
    vpclmulqdq ymm12, ymm14, ymm15, 0
    vpshufd ymm14, ymm14, 78
    vpxor ymm3, ymm3, ymm14
    vpxor ymm3, ymm3, ymm12
    vinserti128 ymm10, ymm3, xmm3, 1
    vpclmulqdq ymm11, ymm10, ymm15, 0
    vpshufd ymm12, ymm10, 78
    vpxor ymm11, ymm11, ymm12
    vpclmulqdq ymm12, ymm0, ymm11, 0
    vpclmulqdq ymm13, ymm0, ymm10, 1
    vpxor ymm14, ymm12, ymm13
    vpclmulqdq ymm12, ymm0, ymm11, 16
    vpclmulqdq ymm13, ymm0, ymm10, 17
    vpxor ymm4, ymm12, ymm13
    vpclmulqdq ymm12, ymm14, ymm15, 0
    vpshufd ymm14, ymm14, 78
    vpxor ymm4, ymm4, ymm14
    vpxor ymm4, ymm4, ymm12
    vpclmulqdq ymm12, ymm1, ymm11, 0
    vpclmulqdq ymm13, ymm1, ymm10, 1
    vpxor ymm14, ymm12, ymm13
    vpclmulqdq ymm12, ymm1, ymm11, 16
    vpclmulqdq ymm13, ymm1, ymm10, 17
    vpxor ymm5, ymm12, ymm13
    vpclmulqdq ymm12, ymm14, ymm15, 0
    vpshufd ymm14, ymm14, 78
    vpxor ymm5, ymm5, ymm14
    vpxor ymm5, ymm5, ymm12
    vpclmulqdq ymm12, ymm2, ymm11, 0
    vpclmulqdq ymm13, ymm2, ymm10, 1
    vpxor ymm14, ymm12, ymm13
    vpclmulqdq ymm12, ymm2, ymm11, 16
    vpclmulqdq ymm13, ymm2, ymm10, 17
    vpxor ymm6, ymm12, ymm13
    vpclmulqdq ymm12, ymm14, ymm15, 0
    vpshufd ymm14, ymm14, 78
    vpxor ymm6, ymm6, ymm14
    vpxor ymm6, ymm6, ymm12
    vpclmulqdq ymm12, ymm3, ymm11, 0
    vpclmulqdq ymm13, ymm3, ymm10, 1
    vpxor ymm14, ymm12, ymm13
    vpclmulqdq ymm12, ymm3, ymm11, 16
    vpclmulqdq ymm13, ymm3, ymm10, 17
    vpxor ymm7, ymm12, ymm13
    vpclmulqdq ymm12, ymm14, ymm15, 0
    vpshufd ymm14, ymm14, 78
    vpxor ymm7, ymm7, ymm14
    vpxor ymm7, ymm7, ymm12
    vinserti128 ymm10, ymm7, xmm7, 1
    vpclmulqdq ymm11, ymm10, ymm15, 0
    vpshufd ymm12, ymm10, 78
    vpxor ymm11, ymm11, ymm12
    vpclmulqdq ymm12, ymm0, ymm11, 0
    vpclmulqdq ymm13, ymm0, ymm10, 1
    vpxor ymm14, ymm12, ymm13
    vpclmulqdq ymm12, ymm0, ymm11, 16
    vpclmulqdq ymm13, ymm0, ymm10, 17
    vpxor ymm8, ymm12, ymm13
    vpclmulqdq ymm12, ymm14, ymm15, 0
    vpshufd ymm14, ymm14, 78
    vpxor ymm8, ymm8, ymm14
    vpxor ymm8, ymm8, ymm12
    vpclmulqdq ymm10, ymm0, ymm15, 0
    vpshufd ymm12, ymm0, 78
    vpxor ymm10, ymm10, ymm12
    vmovdqu ymmword ptr [rsi + 256], ymm0
    vmovdqu ymmword ptr [rsi + 544], ymm10
    vpshufd ymm10, ymm0, 78
    vpxor ymm10, ymm10, ymm0
    vmovdqu ymmword ptr [rsi + 832], ymm10
    vpclmulqdq ymm10, ymm1, ymm15, 0
    vpshufd ymm12, ymm1, 78
    vpxor ymm10, ymm10, ymm12
    vmovdqu ymmword ptr [rsi + 224], ymm1
    vmovdqu ymmword ptr [rsi + 512], ymm10
    vpshufd ymm10, ymm1, 78
    vpxor ymm10, ymm10, ymm1
    vmovdqu ymmword ptr [rsi + 800], ymm10
    vpclmulqdq ymm10, ymm2, ymm15, 0
    vpshufd ymm12, ymm2, 78
    vpxor ymm10, ymm10, ymm12
    vmovdqu ymmword ptr [rsi + 192], ymm2
    vmovdqu ymmword ptr [rsi + 480], ymm10
    vpshufd ymm10, ymm2, 78
    vpxor ymm10, ymm10, ymm2
    vmovdqu ymmword ptr [rsi + 768], ymm10
    vpclmulqdq ymm10, ymm3, ymm15, 0
    vpshufd ymm12, ymm3, 78
    vpxor ymm10, ymm10, ymm12
    vmovdqu ymmword ptr [rsi + 160], ymm3
    vmovdqu ymmword ptr [rsi + 448], ymm10
    vpshufd ymm10, ymm3, 78
    vpxor ymm10, ymm10, ymm3
    vmovdqu ymmword ptr [rsi + 736], ymm10
    vpclmulqdq ymm10, ymm4, ymm15, 0
    vpshufd ymm12, ymm4, 78
    vpxor ymm10, ymm10, ymm12
    vmovdqu ymmword ptr [rsi + 128], ymm4
    vmovdqu ymmword ptr [rsi + 416], ymm10
    vpshufd ymm10, ymm4, 78
    vpxor ymm10, ymm10, ymm4
    vmovdqu ymmword ptr [rsi + 704], ymm10
    vpclmulqdq ymm10, ymm5, ymm15, 0
    vpshufd ymm12, ymm5, 78
    vpxor ymm10, ymm10, ymm12
    vmovdqu ymmword ptr [rsi + 96], ymm5
    vmovdqu ymmword ptr [rsi + 384], ymm10
    vpshufd ymm10, ymm5, 78
    vpxor ymm10, ymm10, ymm5
    vmovdqu ymmword ptr [rsi + 672], ymm10
    vpclmulqdq ymm10, ymm6, ymm15, 0
    vpshufd ymm12, ymm6, 78
    vpxor ymm10, ymm10, ymm12
    vmovdqu ymmword ptr [rsi + 64], ymm6
    vmovdqu ymmword ptr [rsi + 352], ymm10
    vpshufd ymm10, ymm6, 78
    vpxor ymm10, ymm10, ymm6
    vmovdqu ymmword ptr [rsi + 640], ymm10
    vpclmulqdq ymm10, ymm7, ymm15, 0
    vpshufd ymm12, ymm7, 78
    vpxor ymm10, ymm10, ymm12
    vmovdqu ymmword ptr [rsi + 32], ymm7
    vmovdqu ymmword ptr [rsi + 320], ymm10
    vpshufd ymm10, ymm7, 78
    vpxor ymm10, ymm10, ymm7
    vmovdqu ymmword ptr [rsi + 608], ymm10
    vpclmulqdq ymm10, ymm8, ymm15, 0
    vpshufd ymm12, ymm8, 78
    vpxor ymm10, ymm10, ymm12
    vmovdqu ymmword ptr [rsi], ymm8
    vmovdqu ymmword ptr [rsi + 288], ymm10
    vpshufd ymm10, ymm8, 78
    vpxor ymm10, ymm10, ymm8
    vmovdqu ymmword ptr [rsi + 576], ymm10
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
    vzeroupper
    ret
    .cfi_endproc
