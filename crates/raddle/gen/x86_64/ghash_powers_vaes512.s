    .cfi_startproc
    endbr64
    vmovdqu xmm10, xmmword ptr [rdi]
    vpshufb xmm10, xmm10, xmmword ptr [rdx + 32]
    vbroadcasti32x4 zmm15, xmmword ptr [rdx + 48]
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
    vshufi32x4 zmm0, zmm1, zmm0, 68
    vshufi32x4 zmm10, zmm0, zmm0, 0
    vpclmulqdq zmm11, zmm10, zmm15, 0
    vpshufd zmm12, zmm10, 78
    vpxord zmm11, zmm11, zmm12
    vpclmulqdq zmm12, zmm0, zmm11, 0
    vpclmulqdq zmm13, zmm0, zmm10, 1
    vpxord zmm14, zmm12, zmm13
    vpclmulqdq zmm12, zmm0, zmm11, 16
    vpclmulqdq zmm13, zmm0, zmm10, 17
    vpxord zmm1, zmm12, zmm13
    vpclmulqdq zmm12, zmm14, zmm15, 0
    vpshufd zmm14, zmm14, 78
    vpternlogq zmm1, zmm14, zmm12, 150
    vshufi32x4 zmm10, zmm1, zmm1, 0
    vpclmulqdq zmm11, zmm10, zmm15, 0
    vpshufd zmm12, zmm10, 78
    vpxord zmm11, zmm11, zmm12
    vpclmulqdq zmm12, zmm0, zmm11, 0
    vpclmulqdq zmm13, zmm0, zmm10, 1
    vpxord zmm14, zmm12, zmm13
    vpclmulqdq zmm12, zmm0, zmm11, 16
    vpclmulqdq zmm13, zmm0, zmm10, 17
    vpxord zmm2, zmm12, zmm13
    vpclmulqdq zmm12, zmm14, zmm15, 0
    vpshufd zmm14, zmm14, 78
    vpternlogq zmm2, zmm14, zmm12, 150
    vpclmulqdq zmm12, zmm1, zmm11, 0
    vpclmulqdq zmm13, zmm1, zmm10, 1
    vpxord zmm14, zmm12, zmm13
    vpclmulqdq zmm12, zmm1, zmm11, 16
    vpclmulqdq zmm13, zmm1, zmm10, 17
    vpxord zmm3, zmm12, zmm13
    vpclmulqdq zmm12, zmm14, zmm15, 0
    vpshufd zmm14, zmm14, 78
    vpternlogq zmm3, zmm14, zmm12, 150
    vshufi32x4 zmm10, zmm3, zmm3, 0
    vpclmulqdq zmm11, zmm10, zmm15, 0
    vpshufd zmm12, zmm10, 78
    vpxord zmm11, zmm11, zmm12
    vpclmulqdq zmm12, zmm0, zmm11, 0
    vpclmulqdq zmm13, zmm0, zmm10, 1
    vpxord zmm14, zmm12, zmm13
    vpclmulqdq zmm12, zmm0, zmm11, 16
    vpclmulqdq zmm13, zmm0, zmm10, 17
    vpxord zmm4, zmm12, zmm13
    vpclmulqdq zmm12, zmm14, zmm15, 0
    vpshufd zmm14, zmm14, 78
    vpternlogq zmm4, zmm14, zmm12, 150
    vpclmulqdq zmm12, zmm1, zmm11, 0
    vpclmulqdq zmm13, zmm1, zmm10, 1
    vpxord zmm14, zmm12, zmm13
    vpclmulqdq zmm12, zmm1, zmm11, 16
    vpclmulqdq zmm13, zmm1, zmm10, 17
    vpxord zmm5, zmm12, zmm13
    vpclmulqdq zmm12, zmm14, zmm15, 0
    vpshufd zmm14, zmm14, 78
    vpternlogq zmm5, zmm14, zmm12, 150
    vpclmulqdq zmm12, zmm2, zmm11, 0
    vpclmulqdq zmm13, zmm2, zmm10, 1
    vpxord zmm14, zmm12, zmm13
    vpclmulqdq zmm12, zmm2, zmm11, 16
    vpclmulqdq zmm13, zmm2, zmm10, 17
    vpxord zmm6, zmm12, zmm13
    vpclmulqdq zmm12, zmm14, zmm15, 0
    vpshufd zmm14, zmm14, 78
    vpternlogq zmm6, zmm14, zmm12, 150
    vpclmulqdq zmm12, zmm3, zmm11, 0
    vpclmulqdq zmm13, zmm3, zmm10, 1
    vpxord zmm14, zmm12, zmm13
    vpclmulqdq zmm12, zmm3, zmm11, 16
    vpclmulqdq zmm13, zmm3, zmm10, 17
    vpxord zmm7, zmm12, zmm13
    vpclmulqdq zmm12, zmm14, zmm15, 0
    vpshufd zmm14, zmm14, 78
    vpternlogq zmm7, zmm14, zmm12, 150
    vshufi32x4 zmm10, zmm7, zmm7, 0
    vpclmulqdq zmm11, zmm10, zmm15, 0
    vpshufd zmm12, zmm10, 78
    vpxord zmm11, zmm11, zmm12
    vpclmulqdq zmm12, zmm0, zmm11, 0
    vpclmulqdq zmm13, zmm0, zmm10, 1
    vpxord zmm14, zmm12, zmm13
    vpclmulqdq zmm12, zmm0, zmm11, 16
    vpclmulqdq zmm13, zmm0, zmm10, 17
    vpxord zmm8, zmm12, zmm13
    vpclmulqdq zmm12, zmm14, zmm15, 0
    vpshufd zmm14, zmm14, 78
    vpternlogq zmm8, zmm14, zmm12, 150
    vpclmulqdq zmm10, zmm0, zmm15, 0
    vpshufd zmm12, zmm0, 78
    vpxord zmm10, zmm10, zmm12
    vmovdqu32 zmmword ptr [rsi + 512], zmm0
    vmovdqu32 zmmword ptr [rsi + 1088], zmm10
    vpshufd zmm10, zmm0, 78
    vpxord zmm10, zmm10, zmm0
    vmovdqu32 zmmword ptr [rsi + 1664], zmm10
    vpclmulqdq zmm10, zmm1, zmm15, 0
    vpshufd zmm12, zmm1, 78
    vpxord zmm10, zmm10, zmm12
    vmovdqu32 zmmword ptr [rsi + 448], zmm1
    vmovdqu32 zmmword ptr [rsi + 1024], zmm10
    vpshufd zmm10, zmm1, 78
    vpxord zmm10, zmm10, zmm1
    vmovdqu32 zmmword ptr [rsi + 1600], zmm10
    vpclmulqdq zmm10, zmm2, zmm15, 0
    vpshufd zmm12, zmm2, 78
    vpxord zmm10, zmm10, zmm12
    vmovdqu32 zmmword ptr [rsi + 384], zmm2
    vmovdqu32 zmmword ptr [rsi + 960], zmm10
    vpshufd zmm10, zmm2, 78
    vpxord zmm10, zmm10, zmm2
    vmovdqu32 zmmword ptr [rsi + 1536], zmm10
    vpclmulqdq zmm10, zmm3, zmm15, 0
    vpshufd zmm12, zmm3, 78
    vpxord zmm10, zmm10, zmm12
    vmovdqu32 zmmword ptr [rsi + 320], zmm3
    vmovdqu32 zmmword ptr [rsi + 896], zmm10
    vpshufd zmm10, zmm3, 78
    vpxord zmm10, zmm10, zmm3
    vmovdqu32 zmmword ptr [rsi + 1472], zmm10
    vpclmulqdq zmm10, zmm4, zmm15, 0
    vpshufd zmm12, zmm4, 78
    vpxord zmm10, zmm10, zmm12
    vmovdqu32 zmmword ptr [rsi + 256], zmm4
    vmovdqu32 zmmword ptr [rsi + 832], zmm10
    vpshufd zmm10, zmm4, 78
    vpxord zmm10, zmm10, zmm4
    vmovdqu32 zmmword ptr [rsi + 1408], zmm10
    vpclmulqdq zmm10, zmm5, zmm15, 0
    vpshufd zmm12, zmm5, 78
    vpxord zmm10, zmm10, zmm12
    vmovdqu32 zmmword ptr [rsi + 192], zmm5
    vmovdqu32 zmmword ptr [rsi + 768], zmm10
    vpshufd zmm10, zmm5, 78
    vpxord zmm10, zmm10, zmm5
    vmovdqu32 zmmword ptr [rsi + 1344], zmm10
    vpclmulqdq zmm10, zmm6, zmm15, 0
    vpshufd zmm12, zmm6, 78
    vpxord zmm10, zmm10, zmm12
    vmovdqu32 zmmword ptr [rsi + 128], zmm6
    vmovdqu32 zmmword ptr [rsi + 704], zmm10
    vpshufd zmm10, zmm6, 78
    vpxord zmm10, zmm10, zmm6
    vmovdqu32 zmmword ptr [rsi + 1280], zmm10
    vpclmulqdq zmm10, zmm7, zmm15, 0
    vpshufd zmm12, zmm7, 78
    vpxord zmm10, zmm10, zmm12
    vmovdqu32 zmmword ptr [rsi + 64], zmm7
    vmovdqu32 zmmword ptr [rsi + 640], zmm10
    vpshufd zmm10, zmm7, 78
    vpxord zmm10, zmm10, zmm7
    vmovdqu32 zmmword ptr [rsi + 1216], zmm10
    vpclmulqdq zmm10, zmm8, zmm15, 0
    vpshufd zmm12, zmm8, 78
    vpxord zmm10, zmm10, zmm12
    vmovdqu32 zmmword ptr [rsi], zmm8
    vmovdqu32 zmmword ptr [rsi + 576], zmm10
    vpshufd zmm10, zmm8, 78
    vpxord zmm10, zmm10, zmm8
    vmovdqu32 zmmword ptr [rsi + 1152], zmm10
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
