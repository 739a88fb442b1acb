    vbroadcasti32x4 zmm8, xmmword ptr [r8]
    vpshufb zmm8, zmm8, zmmword ptr [r9]
    vpaddd zmm8, zmm8, zmmword ptr [r9 + 128]
    vbroadcasti32x4 zmm25, xmmword ptr [rcx]
    vbroadcasti32x4 zmm26, xmmword ptr [rcx + 16]
    vbroadcasti32x4 zmm27, xmmword ptr [rcx + 32]
    vbroadcasti32x4 zmm28, xmmword ptr [rcx + 48]
    vbroadcasti32x4 zmm29, xmmword ptr [rcx + 64]
    vbroadcasti32x4 zmm30, xmmword ptr [rcx + 80]
    vbroadcasti32x4 zmm31, xmmword ptr [rcx + 96]
    vmovdqu xmm4, xmmword ptr [r8 + 32]
    vpxord zmm0, zmm0, zmm0
    vpxord zmm17, zmm17, zmm17
    vpxord zmm18, zmm18, zmm18
    vpxord zmm19, zmm19, zmm19
    vpxord zmm20, zmm20, zmm20
    vpxord zmm21, zmm21, zmm21
    vpxord zmm22, zmm22, zmm22
    vpxord zmm23, zmm23, zmm23
    vshufi32x4 zmm24, zmm4, zmm4, 21
    cmp rdx, 512
    jb 3f
2:
    vpshufb zmm9, zmm8, zmmword ptr [r9]
    vpaddd zmm8, zmm8, zmmword ptr [r9 + 192]
    vpshufb zmm10, zmm8, zmmword ptr [r9]
    vpaddd zmm8, zmm8, zmmword ptr [r9 + 192]
    vpshufb zmm11, zmm8, zmmword ptr [r9]
    vpaddd zmm8, zmm8, zmmword ptr [r9 + 192]
    vpshufb zmm12, zmm8, zmmword ptr [r9]
    vpaddd zmm8, zmm8, zmmword ptr [r9 + 192]
    vpshufb zmm13, zmm8, zmmword ptr [r9]
    vpaddd zmm8, zmm8, zmmword ptr [r9 + 192]
    vpshufb zmm14, zmm8, zmmword ptr [r9]
    vpaddd zmm8, zmm8, zmmword ptr [r9 + 192]
    vpshufb zmm15, zmm8, zmmword ptr [r9]
    vpaddd zmm8, zmm8, zmmword ptr [r9 + 192]
    vpshufb zmm16, zmm8, zmmword ptr [r9]
    vpshufb zmm4, zmm17, zmmword ptr [r9]
    vpaddd zmm8, zmm8, zmmword ptr [r9 + 192]
    vpxord zmm4, zmm4, zmm0
    vpxord zmm9, zmm9, zmm25
    vpclmulqdq zmm1, zmm4, zmmword ptr [rcx + 320], 0
    vpxord zmm10, zmm10, zmm25
    vpxord zmm11, zmm11, zmm25
    vpclmulqdq zmm3, zmm4, zmmword ptr [rcx + 320], 17
    vpxord zmm12, zmm12, zmm25
    vpshufd zmm5, zmm4, 78
    vpxord zmm13, zmm13, zmm25
    vpxord zmm5, zmm5, zmm4
    vpxord zmm14, zmm14, zmm25
    vpxord zmm15, zmm15, zmm25
    vpclmulqdq zmm2, zmm5, zmmword ptr [rcx + 1472], 0
    vpxord zmm16, zmm16, zmm25
    vpshufb zmm4, zmm18, zmmword ptr [r9]
    vaesenc zmm9, zmm9, zmm26
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 384], 0
    vaesenc zmm10, zmm10, zmm26
    vaesenc zmm11, zmm11, zmm26
    vpxord zmm1, zmm1, zmm5
    vaesenc zmm12, zmm12, zmm26
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 384], 17
    vaesenc zmm13, zmm13, zmm26
    vpxord zmm3, zmm3, zmm5
    vaesenc zmm14, zmm14, zmm26
    vaesenc zmm15, zmm15, zmm26
    vpshufd zmm5, zmm4, 78
    vaesenc zmm16, zmm16, zmm26
    vpxord zmm5, zmm5, zmm4
    vaesenc zmm9, zmm9, zmm27
    vpclmulqdq zmm5, zmm5, zmmword ptr [rcx + 1536], 0
    vaesenc zmm10, zmm10, zmm27
    vaesenc zmm11, zmm11, zmm27
    vpxord zmm2, zmm2, zmm5
    vaesenc zmm12, zmm12, zmm27
    vpshufb zmm4, zmm19, zmmword ptr [r9]
    vaesenc zmm13, zmm13, zmm27
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 448], 0
    vaesenc zmm14, zmm14, zmm27
    vaesenc zmm15, zmm15, zmm27
    vpxord zmm1, zmm1, zmm5
    vaesenc zmm16, zmm16, zmm27
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 448], 17
    vaesenc zmm9, zmm9, zmm28
    vpxord zmm3, zmm3, zmm5
    vaesenc zmm10, zmm10, zmm28
    vpshufd zmm5, zmm4, 78
    vaesenc zmm11, zmm11, zmm28
    vaesenc zmm12, zmm12, zmm28
    vpxord zmm5, zmm5, zmm4
    vaesenc zmm13, zmm13, zmm28
    vpclmulqdq zmm5, zmm5, zmmword ptr [rcx + 1600], 0
    vaesenc zmm14, zmm14, zmm28
    vpxord zmm2, zmm2, zmm5
    vaesenc zmm15, zmm15, zmm28
    vaesenc zmm16, zmm16, zmm28
    vpshufb zmm4, zmm20, zmmword ptr [r9]
    vaesenc zmm9, zmm9, zmm29
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 512], 0
    vaesenc zmm10, zmm10, zmm29
    vpxord zmm1, zmm1, zmm5
    vaesenc zmm11, zmm11, zmm29
    vaesenc zmm12, zmm12, zmm29
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 512], 17
    vaesenc zmm13, zmm13, zmm29
    vpxord zmm3, zmm3, zmm5
    vaesenc zmm14, zmm14, zmm29
    vpshufd zmm5, zmm4, 78
    vaesenc zmm15, zmm15, zmm29
    vaesenc zmm16, zmm16, zmm29
    vpxord zmm5, zmm5, zmm4
    vaesenc zmm9, zmm9, zmm30
    vpclmulqdq zmm5, zmm5, zmmword ptr [rcx + 1664], 0
    vaesenc zmm10, zmm10, zmm30
    vpxord zmm2, zmm2, zmm5
    vaesenc zmm11, zmm11, zmm30
    vaesenc zmm12, zmm12, zmm30
    vpshufb zmm4, zmm21, zmmword ptr [r9]
    vaesenc zmm13, zmm13, zmm30
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 576], 0
    vaesenc zmm14, zmm14, zmm30
    vpxord zmm1, zmm1, zmm5
    vaesenc zmm15, zmm15, zmm30
    vaesenc zmm16, zmm16, zmm30
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 576], 17
    vaesenc zmm9, zmm9, zmm31
    vpxord zmm3, zmm3, zmm5
    vaesenc zmm10, zmm10, zmm31
    vpshufd zmm5, zmm4, 78
    vaesenc zmm11, zmm11, zmm31
    vpxord zmm5, zmm5, zmm4
    vaesenc zmm12, zmm12, zmm31
    vaesenc zmm13, zmm13, zmm31
    vpclmulqdq zmm5, zmm5, zmmword ptr [rcx + 1728], 0
    vaesenc zmm14, zmm14, zmm31
    vpxord zmm2, zmm2, zmm5
    vaesenc zmm15, zmm15, zmm31
    vpshufb zmm4, zmm22, zmmword ptr [r9]
    vaesenc zmm16, zmm16, zmm31
    vbroadcasti32x4 zmm7, xmmword ptr [rcx + 112]
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 640], 0
    vaesenc zmm9, zmm9, zmm7
    vpxord zmm1, zmm1, zmm5
    vaesenc zmm10, zmm10, zmm7
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 640], 17
    vaesenc zmm11, zmm11, zmm7
    vaesenc zmm12, zmm12, zmm7
    vpxord zmm3, zmm3, zmm5
    vaesenc zmm13, zmm13, zmm7
    vpshufd zmm5, zmm4, 78
    vaesenc zmm14, zmm14, zmm7
    vpxord zmm5, zmm5, zmm4
    vaesenc zmm15, zmm15, zmm7
    vaesenc zmm16, zmm16, zmm7
    vpclmulqdq zmm5, zmm5, zmmword ptr [rcx + 1792], 0
    vbroadcasti32x4 zmm7, xmmword ptr [rcx + 128]
    vpxord zmm2, zmm2, zmm5
    vaesenc zmm9, zmm9, zmm7
    vpshufb zmm4, zmm23, zmmword ptr [r9]
    vaesenc zmm10, zmm10, zmm7
    vaesenc zmm11, zmm11, zmm7
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 704], 0
    vaesenc zmm12, zmm12, zmm7
    vpxord zmm1, zmm1, zmm5
    vaesenc zmm13, zmm13, zmm7
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 704], 17
    vaesenc zmm14, zmm14, zmm7
    vaesenc zmm15, zmm15, zmm7
    vpxord zmm3, zmm3, zmm5
    vaesenc zmm16, zmm16, zmm7
    vpshufd zmm5, zmm4, 78
    vbroadcasti32x4 zmm7, xmmword ptr [rcx + 144]
    vpxord zmm5, zmm5, zmm4
    vaesenc zmm9, zmm9, zmm7
    vaesenc zmm10, zmm10, zmm7
    vpclmulqdq zmm5, zmm5, zmmword ptr [rcx + 1856], 0
    vaesenc zmm11, zmm11, zmm7
    vpxord zmm2, zmm2, zmm5
    vaesenc zmm12, zmm12, zmm7
    vpshufb zmm4, zmm24, zmmword ptr [r9]
    vaesenc zmm13, zmm13, zmm7
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 768], 0
    vaesenc zmm14, zmm14, zmm7
    vaesenc zmm15, zmm15, zmm7
    vpxord zmm1, zmm1, zmm5
    vaesenc zmm16, zmm16, zmm7
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 768], 17
    vbroadcasti32x4 zmm7, xmmword ptr [rcx + 160]
    vpxord zmm3, zmm3, zmm5
    vaesenc zmm9, zmm9, zmm7
    vaesenc zmm10, zmm10, zmm7
    vpshufd zmm5, zmm4, 78
    vaesenc zmm11, zmm11, zmm7
    vpxord zmm5, zmm5, zmm4
    vaesenc zmm12, zmm12, zmm7
    vpclmulqdq zmm5, zmm5, zmmword ptr [rcx + 1920], 0
    vaesenc zmm13, zmm13, zmm7
    vaesenc zmm14, zmm14, zmm7
    vpxord zmm2, zmm2, zmm5
    vaesenc zmm15, zmm15, zmm7
    vpternlogd zmm2, zmm1, zmm3, 150
    vaesenc zmm16, zmm16, zmm7
    vpclmulqdq zmm4, zmm1, zmmword ptr [r9 + 64], 0
    vbroadcasti32x4 zmm7, xmmword ptr [rcx + 176]
    vaesenc zmm9, zmm9, zmm7
    vpshufd zmm1, zmm1, 78
    vaesenc zmm10, zmm10, zmm7
    vpternlogd zmm2, zmm1, zmm4, 150
    vaesenc zmm11, zmm11, zmm7
    vpclmulqdq zmm4, zmm2, zmmword ptr [r9 + 64], 0
    vaesenc zmm12, zmm12, zmm7
    vaesenc zmm13, zmm13, zmm7
    vpshufd zmm2, zmm2, 78
    vaesenc zmm14, zmm14, zmm7
    vpternlogd zmm3, zmm2, zmm4, 150
    vaesenc zmm15, zmm15, zmm7
    vextracti64x4 ymm4, zmm3, 1
    vaesenc zmm16, zmm16, zmm7
    vbroadcasti32x4 zmm7, xmmword ptr [rcx + 192]
    vpxor ymm3, ymm3, ymm4
    vaesenc zmm9, zmm9, zmm7
    vextracti128 xmm4, ymm3, 1
    vaesenc zmm10, zmm10, zmm7
    vpxor xmm3, xmm3, xmm4
    vaesenc zmm11, zmm11, zmm7
    vmovdqa xmm0, xmm3
    vaesenc zmm12, zmm12, zmm7
    vaesenc zmm13, zmm13, zmm7
    vaesenc zmm14, zmm14, zmm7
    vaesenc zmm15, zmm15, zmm7
    vaesenc zmm16, zmm16, zmm7
    vbroadcasti32x4 zmm7, xmmword ptr [rcx + 208]
    vaesenc zmm9, zmm9, zmm7
    vaesenc zmm10, zmm10, zmm7
    vaesenc zmm11, zmm11, zmm7
    vaesenc zmm12, zmm12, zmm7
    vaesenc zmm13, zmm13, zmm7
    vaesenc zmm14, zmm14, zmm7
    vaesenc zmm15, zmm15, zmm7
    vaesenc zmm16, zmm16, zmm7
    vbroadcasti32x4 zmm7, xmmword ptr [rcx + 224]
    vpxord zmm4, zmm7, zmmword ptr [rsi]
    vaesenclast zmm17, zmm9, zmm4
    vmovdqu32 zmmword ptr [rdi], zmm17
    vpxord zmm5, zmm7, zmmword ptr [rsi + 64]
    vaesenclast zmm18, zmm10, zmm5
    vmovdqu32 zmmword ptr [rdi + 64], zmm18
    vpxord zmm4, zmm7, zmmword ptr [rsi + 128]
    vaesenclast zmm19, zmm11, zmm4
    vmovdqu32 zmmword ptr [rdi + 128], zmm19
    vpxord zmm5, zmm7, zmmword ptr [rsi + 192]
    vaesenclast zmm20, zmm12, zmm5
    vmovdqu32 zmmword ptr [rdi + 192], zmm20
    vpxord zmm4, zmm7, zmmword ptr [rsi + 256]
    vaesenclast zmm21, zmm13, zmm4
    vmovdqu32 zmmword ptr [rdi + 256], zmm21
    vpxord zmm5, zmm7, zmmword ptr [rsi + 320]
    vaesenclast zmm22, zmm14, zmm5
    vmovdqu32 zmmword ptr [rdi + 320], zmm22
    vpxord zmm4, zmm7, zmmword ptr [rsi + 384]
    vaesenclast zmm23, zmm15, zmm4
    vmovdqu32 zmmword ptr [rdi + 384], zmm23
    vpxord zmm5, zmm7, zmmword ptr [rsi + 448]
    vaesenclast zmm24, zmm16, zmm5
    vmovdqu32 zmmword ptr [rdi + 448], zmm24
    add rdi, 512
    add rsi, 512
    sub rdx, 512
    cmp rdx, 512
    jae 2b
3:
    vpshufb zmm4, zmm17, zmmword ptr [r9]
    vpxord zmm4, zmm4, zmm0
    vpclmulqdq zmm1, zmm4, zmmword ptr [rcx + 336], 0
    vpclmulqdq zmm3, zmm4, zmmword ptr [rcx + 336], 17
    vpshufd zmm5, zmm4, 78
    vpxord zmm5, zmm5, zmm4
    vpclmulqdq zmm2, zmm5, zmmword ptr [rcx + 1488], 0
    vpshufb zmm4, zmm18, zmmword ptr [r9]
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 400], 0
    vpxord zmm1, zmm1, zmm5
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 400], 17
    vpxord zmm3, zmm3, zmm5
    vpshufd zmm5, zmm4, 78
    vpxord zmm5, zmm5, zmm4
    vpclmulqdq zmm5, zmm5, zmmword ptr [rcx + 1552], 0
    vpxord zmm2, zmm2, zmm5
    vpshufb zmm4, zmm19, zmmword ptr [r9]
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 464], 0
    vpxord zmm1, zmm1, zmm5
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 464], 17
    vpxord zmm3, zmm3, zmm5
    vpshufd zmm5, zmm4, 78
    vpxord zmm5, zmm5, zmm4
    vpclmulqdq zmm5, zmm5, zmmword ptr [rcx + 1616], 0
    vpxord zmm2, zmm2, zmm5
    vpshufb zmm4, zmm20, zmmword ptr [r9]
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 528], 0
    vpxord zmm1, zmm1, zmm5
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 528], 17
    vpxord zmm3, zmm3, zmm5
    vpshufd zmm5, zmm4, 78
    vpxord zmm5, zmm5, zmm4
    vpclmulqdq zmm5, zmm5, zmmword ptr [rcx + 1680], 0
    vpxord zmm2, zmm2, zmm5
    vpshufb zmm4, zmm21, zmmword ptr [r9]
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 592], 0
    vpxord zmm1, zmm1, zmm5
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 592], 17
    vpxord zmm3, zmm3, zmm5
    vpshufd zmm5, zmm4, 78
    vpxord zmm5, zmm5, zmm4
    vpclmulqdq zmm5, zmm5, zmmword ptr [rcx + 1744], 0
    vpxord zmm2, zmm2, zmm5
    vpshufb zmm4, zmm22, zmmword ptr [r9]
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 656], 0
    vpxord zmm1, zmm1, zmm5
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 656], 17
    vpxord zmm3, zmm3, zmm5
    vpshufd zmm5, zmm4, 78
    vpxord zmm5, zmm5, zmm4
    vpclmulqdq zmm5, zmm5, zmmword ptr [rcx + 1808], 0
    vpxord zmm2, zmm2, zmm5
    vpshufb zmm4, zmm23, zmmword ptr [r9]
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 720], 0
    vpxord zmm1, zmm1, zmm5
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 720], 17
    vpxord zmm3, zmm3, zmm5
    vpshufd zmm5, zmm4, 78
    vpxord zmm5, zmm5, zmm4
    vpclmulqdq zmm5, zmm5, zmmword ptr [rcx + 1872], 0
    vpxord zmm2, zmm2, zmm5
    vpshufb zmm4, zmm24, zmmword ptr [r9]
    vextracti32x4 xmm0, zmm4, 3
    vpternlogd zmm2, zmm1, zmm3, 150
    vpandq zmm4, zmm4, zmmword ptr [r9 + 256]
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 784], 1
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 784], 16
    vpternlogd zmm2, zmm5, zmm6, 150
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 784], 0
    vpxord zmm1, zmm1, zmm5
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 784], 17
    vpxord zmm3, zmm3, zmm5
    vpclmulqdq zmm4, zmm1, zmmword ptr [r9 + 64], 0
    vpshufd zmm1, zmm1, 78
    vpternlogd zmm2, zmm1, zmm4, 150
    vpclmulqdq zmm4, zmm2, zmmword ptr [r9 + 64], 0
    vpshufd zmm2, zmm2, 78
    vpternlogd zmm3, zmm2, zmm4, 150
    vextracti64x4 ymm4, zmm3, 1
    vpxor ymm3, ymm3, ymm4
    vextracti128 xmm4, ymm3, 1
    vpxor xmm3, xmm3, xmm4
    vpxor xmm0, xmm0, xmm3
    vpshufb xmm0, xmm0, xmmword ptr [r9]
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
    vzeroupper
    ret
