    endbr64
    vpbroadcastq zmm15, qword ptr [rdi + 32]
    vpbroadcastq zmm16, qword ptr [rdi + 40]
    vpsrlq zmm1, zmm15, 44
    vpsllq zmm2, zmm16, 20
    vpandq zmm0, zmm15, qword ptr [rsi]{1to8}
    vpternlogq zmm1, zmm2, qword ptr [rsi]{1to8}, 168
    vpsrlq zmm2, zmm16, 24
    vpandq zmm3, zmm0, zmmword ptr [rsi + 64]
    vpandq zmm4, zmm1, zmmword ptr [rsi + 64]
    vpandq zmm5, zmm2, zmmword ptr [rsi + 64]
    vporq zmm3, zmm3, zmmword ptr [rsi + 128]
    vpsllq zmm30, zmm0, 4
    vpsllq zmm27, zmm0, 2
    vpaddq zmm27, zmm27, zmm30
    vpsllq zmm31, zmm1, 4
    vpsllq zmm28, zmm1, 2
    vpaddq zmm28, zmm28, zmm31
    vpsllq zmm30, zmm2, 4
    vpsllq zmm29, zmm2, 2
    vpaddq zmm29, zmm29, zmm30
    vpxord zmm15, zmm15, zmm15
    vpxord zmm21, zmm21, zmm21
    vpxord zmm16, zmm16, zmm16
    vpxord zmm22, zmm22, zmm22
    vpxord zmm17, zmm17, zmm17
    vpxord zmm23, zmm23, zmm23
    vpxord zmm18, zmm18, zmm18
    vpxord zmm24, zmm24, zmm24
    vpxord zmm19, zmm19, zmm19
    vpxord zmm25, zmm25, zmm25
    vpxord zmm20, zmm20, zmm20
    vpxord zmm26, zmm26, zmm26
    vpmadd52luq zmm15, zmm3, zmm0
    vpmadd52luq zmm21, zmm0, zmm0
    vpmadd52huq zmm18, zmm3, zmm0
    vpmadd52huq zmm24, zmm0, zmm0
    vpmadd52luq zmm16, zmm3, zmm1
    vpmadd52luq zmm22, zmm0, zmm1
    vpmadd52huq zmm19, zmm3, zmm1
    vpmadd52huq zmm25, zmm0, zmm1
    vpmadd52luq zmm17, zmm3, zmm2
    vpmadd52luq zmm23, zmm0, zmm2
    vpmadd52huq zmm20, zmm3, zmm2
    vpmadd52huq zmm26, zmm0, zmm2
    vpmadd52luq zmm15, zmm4, zmm29
    vpmadd52luq zmm21, zmm1, zmm29
    vpmadd52huq zmm18, zmm4, zmm29
    vpmadd52huq zmm24, zmm1, zmm29
    vpmadd52luq zmm16, zmm4, zmm0
    vpmadd52luq zmm22, zmm1, zmm0
    vpmadd52huq zmm19, zmm4, zmm0
    vpmadd52huq zmm25, zmm1, zmm0
    vpmadd52luq zmm17, zmm4, zmm1
    vpmadd52luq zmm23, zmm1, zmm1
    vpmadd52huq zmm20, zmm4, zmm1
    vpmadd52huq zmm26, zmm1, zmm1
    vpmadd52luq zmm15, zmm5, zmm28
    vpmadd52luq zmm21, zmm2, zmm28
    vpmadd52huq zmm18, zmm5, zmm28
    vpmadd52huq zmm24, zmm2, zmm28
    vpmadd52luq zmm16, zmm5, zmm29
    vpmadd52luq zmm22, zmm2, zmm29
    vpmadd52huq zmm19, zmm5, zmm29
    vpmadd52huq zmm25, zmm2, zmm29
    vpmadd52luq zmm17, zmm5, zmm0
    vpmadd52luq zmm23, zmm2, zmm0
    vpmadd52huq zmm20, zmm5, zmm0
    vpmadd52huq zmm26, zmm2, zmm0
    vpsllq zmm30, zmm20, 10
    vpsllq zmm31, zmm26, 10
    vpsllq zmm20, zmm20, 12
    vpsllq zmm26, zmm26, 12
    vpsllq zmm18, zmm18, 8
    vpsllq zmm24, zmm24, 8
    vpsllq zmm19, zmm19, 8
    vpsllq zmm25, zmm25, 8
    vpaddq zmm20, zmm20, zmm30
    vpaddq zmm26, zmm26, zmm31
    vpaddq zmm16, zmm16, zmm18
    vpaddq zmm22, zmm22, zmm24
    vpaddq zmm17, zmm17, zmm19
    vpaddq zmm23, zmm23, zmm25
    vpaddq zmm15, zmm15, zmm20
    vpaddq zmm21, zmm21, zmm26
    vpsrlq zmm20, zmm17, 42
    vpsrlq zmm26, zmm23, 42
    vpsrlq zmm18, zmm15, 44
    vpsrlq zmm24, zmm21, 44
    vpsrlq zmm19, zmm16, 44
    vpsrlq zmm25, zmm22, 44
    vpandq zmm3, zmm15, qword ptr [rsi]{1to8}
    vpandq zmm6, zmm21, qword ptr [rsi]{1to8}
    vpandq zmm4, zmm16, qword ptr [rsi]{1to8}
    vpandq zmm7, zmm22, qword ptr [rsi]{1to8}
    vpandq zmm5, zmm17, qword ptr [rsi + 8]{1to8}
    vpandq zmm8, zmm23, qword ptr [rsi + 8]{1to8}
    vpaddq zmm3, zmm3, zmm20
    vpaddq zmm6, zmm6, zmm26
    vpsllq zmm20, zmm20, 2
    vpsllq zmm26, zmm26, 2
    vpaddq zmm4, zmm4, zmm18
    vpaddq zmm7, zmm7, zmm24
    vpaddq zmm5, zmm5, zmm19
    vpaddq zmm8, zmm8, zmm25
    vpaddq zmm3, zmm3, zmm20
    vpaddq zmm6, zmm6, zmm26
    vpsllq zmm30, zmm6, 4
    vpsllq zmm27, zmm6, 2
    vpaddq zmm27, zmm27, zmm30
    vpsllq zmm31, zmm7, 4
    vpsllq zmm28, zmm7, 2
    vpaddq zmm28, zmm28, zmm31
    vpsllq zmm30, zmm8, 4
    vpsllq zmm29, zmm8, 2
    vpaddq zmm29, zmm29, zmm30
    vpxord zmm15, zmm15, zmm15
    vpxord zmm21, zmm21, zmm21
    vpxord zmm16, zmm16, zmm16
    vpxord zmm22, zmm22, zmm22
    vpxord zmm17, zmm17, zmm17
    vpxord zmm23, zmm23, zmm23
    vpxord zmm18, zmm18, zmm18
    vpxord zmm24, zmm24, zmm24
    vpxord zmm19, zmm19, zmm19
    vpxord zmm25, zmm25, zmm25
    vpxord zmm20, zmm20, zmm20
    vpxord zmm26, zmm26, zmm26
    vpmadd52luq zmm15, zmm3, zmm6
    vpmadd52luq zmm21, zmm6, zmm6
    vpmadd52huq zmm18, zmm3, zmm6
    vpmadd52huq zmm24, zmm6, zmm6
    vpmadd52luq zmm16, zmm3, zmm7
    vpmadd52luq zmm22, zmm6, zmm7
    vpmadd52huq zmm19, zmm3, zmm7
    vpmadd52huq zmm25, zmm6, zmm7
    vpmadd52luq zmm17, zmm3, zmm8
    vpmadd52luq zmm23, zmm6, zmm8
    vpmadd52huq zmm20, zmm3, zmm8
    vpmadd52huq zmm26, zmm6, zmm8
    vpmadd52luq zmm15, zmm4, zmm29
    vpmadd52luq zmm21, zmm7, zmm29
    vpmadd52huq zmm18, zmm4, zmm29
    vpmadd52huq zmm24, zmm7, zmm29
    vpmadd52luq zmm16, zmm4, zmm6
    vpmadd52luq zmm22, zmm7, zmm6
    vpmadd52huq zmm19, zmm4, zmm6
    vpmadd52huq zmm25, zmm7, zmm6
    vpmadd52luq zmm17, zmm4, zmm7
    vpmadd52luq zmm23, zmm7, zmm7
    vpmadd52huq zmm20, zmm4, zmm7
    vpmadd52huq zmm26, zmm7, zmm7
    vpmadd52luq zmm15, zmm5, zmm28
    vpmadd52luq zmm21, zmm8, zmm28
    vpmadd52huq zmm18, zmm5, zmm28
    vpmadd52huq zmm24, zmm8, zmm28
    vpmadd52luq zmm16, zmm5, zmm29
    vpmadd52luq zmm22, zmm8, zmm29
    vpmadd52huq zmm19, zmm5, zmm29
    vpmadd52huq zmm25, zmm8, zmm29
    vpmadd52luq zmm17, zmm5, zmm6
    vpmadd52luq zmm23, zmm8, zmm6
    vpmadd52huq zmm20, zmm5, zmm6
    vpmadd52huq zmm26, zmm8, zmm6
    vpsllq zmm30, zmm20, 10
    vpsllq zmm31, zmm26, 10
    vpsllq zmm20, zmm20, 12
    vpsllq zmm26, zmm26, 12
    vpsllq zmm18, zmm18, 8
    vpsllq zmm24, zmm24, 8
    vpsllq zmm19, zmm19, 8
    vpsllq zmm25, zmm25, 8
    vpaddq zmm20, zmm20, zmm30
    vpaddq zmm26, zmm26, zmm31
    vpaddq zmm16, zmm16, zmm18
    vpaddq zmm22, zmm22, zmm24
    vpaddq zmm17, zmm17, zmm19
    vpaddq zmm23, zmm23, zmm25
    vpaddq zmm15, zmm15, zmm20
    vpaddq zmm21, zmm21, zmm26
    vpsrlq zmm20, zmm17, 42
    vpsrlq zmm26, zmm23, 42
    vpsrlq zmm18, zmm15, 44
    vpsrlq zmm24, zmm21, 44
    vpsrlq zmm19, zmm16, 44
    vpsrlq zmm25, zmm22, 44
    vpandq zmm0, zmm15, qword ptr [rsi]{1to8}
    vpandq zmm9, zmm21, qword ptr [rsi]{1to8}
    vpandq zmm1, zmm16, qword ptr [rsi]{1to8}
    vpandq zmm10, zmm22, qword ptr [rsi]{1to8}
    vpandq zmm2, zmm17, qword ptr [rsi + 8]{1to8}
    vpandq zmm11, zmm23, qword ptr [rsi + 8]{1to8}
    vpaddq zmm0, zmm0, zmm20
    vpaddq zmm9, zmm9, zmm26
    vpsllq zmm20, zmm20, 2
    vpsllq zmm26, zmm26, 2
    vpaddq zmm1, zmm1, zmm18
    vpaddq zmm10, zmm10, zmm24
    vpaddq zmm2, zmm2, zmm19
    vpaddq zmm11, zmm11, zmm25
    vpaddq zmm0, zmm0, zmm20
    vpaddq zmm9, zmm9, zmm26
    vshufi32x4 zmm3, zmm0, zmm3, 228
    vshufi32x4 zmm4, zmm1, zmm4, 228
    vshufi32x4 zmm5, zmm2, zmm5, 228
    vpsllq zmm30, zmm9, 4
    vpsllq zmm27, zmm9, 2
    vpaddq zmm27, zmm27, zmm30
    vpsllq zmm31, zmm10, 4
    vpsllq zmm28, zmm10, 2
    vpaddq zmm28, zmm28, zmm31
    vpsllq zmm30, zmm11, 4
    vpsllq zmm29, zmm11, 2
    vpaddq zmm29, zmm29, zmm30
    vpxord zmm15, zmm15, zmm15
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vpxord zmm18, zmm18, zmm18
    vpxord zmm19, zmm19, zmm19
    vpxord zmm20, zmm20, zmm20
    vpmadd52luq zmm15, zmm3, zmm9
    vpmadd52huq zmm18, zmm3, zmm9
    vpmadd52luq zmm16, zmm3, zmm10
    vpmadd52huq zmm19, zmm3, zmm10
    vpmadd52luq zmm17, zmm3, zmm11
    vpmadd52huq zmm20, zmm3, zmm11
    vpmadd52luq zmm15, zmm4, zmm29
    vpmadd52huq zmm18, zmm4, zmm29
    vpmadd52luq zmm16, zmm4, zmm9
    vpmadd52huq zmm19, zmm4, zmm9
    vpmadd52luq zmm17, zmm4, zmm10
    vpmadd52huq zmm20, zmm4, zmm10
    vpmadd52luq zmm15, zmm5, zmm28
    vpmadd52huq zmm18, zmm5, zmm28
    vpmadd52luq zmm16, zmm5, zmm29
    vpmadd52huq zmm19, zmm5, zmm29
    vpmadd52luq zmm17, zmm5, zmm9
    vpmadd52huq zmm20, zmm5, zmm9
    vpsllq zmm30, zmm20, 10
    vpsllq zmm20, zmm20, 12
    vpsllq zmm18, zmm18, 8
    vpsllq zmm19, zmm19, 8
    vpaddq zmm20, zmm20, zmm30
    vpaddq zmm16, zmm16, zmm18
    vpaddq zmm17, zmm17, zmm19
    vpaddq zmm15, zmm15, zmm20
    vpsrlq zmm20, zmm17, 42
    vpsrlq zmm18, zmm15, 44
    vpsrlq zmm19, zmm16, 44
    vpandq zmm0, zmm15, qword ptr [rsi]{1to8}
    vpandq zmm1, zmm16, qword ptr [rsi]{1to8}
    vpandq zmm2, zmm17, qword ptr [rsi + 8]{1to8}
    vpaddq zmm0, zmm0, zmm20
    vpsllq zmm20, zmm20, 2
    vpaddq zmm1, zmm1, zmm18
    vpaddq zmm2, zmm2, zmm19
    vpaddq zmm0, zmm0, zmm20
    vpunpcklqdq zmm0, zmm0, zmm3
    vpunpcklqdq zmm1, zmm1, zmm4
    vpunpcklqdq zmm2, zmm2, zmm5
    vpsllq zmm30, zmm0, 4
    vpsllq zmm27, zmm0, 2
    vpaddq zmm27, zmm27, zmm30
    vpsllq zmm31, zmm1, 4
    vpsllq zmm28, zmm1, 2
    vpaddq zmm28, zmm28, zmm31
    vpsllq zmm30, zmm2, 4
    vpsllq zmm29, zmm2, 2
    vpaddq zmm29, zmm29, zmm30
    vmovdqu32 zmmword ptr [rdi + 64], zmm0
    vmovdqu32 zmmword ptr [rdi + 256], zmm27
    vmovdqu32 zmmword ptr [rdi + 128], zmm1
    vmovdqu32 zmmword ptr [rdi + 320], zmm28
    vmovdqu32 zmmword ptr [rdi + 192], zmm2
    vmovdqu32 zmmword ptr [rdi + 384], zmm29
    vpxord zmm15, zmm15, zmm15
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vpxord zmm18, zmm18, zmm18
    vpxord zmm19, zmm19, zmm19
    vpxord zmm20, zmm20, zmm20
    vpmadd52luq zmm15, zmm0, zmm0
    vpmadd52huq zmm18, zmm0, zmm0
    vpmadd52luq zmm16, zmm0, zmm1
    vpmadd52huq zmm19, zmm0, zmm1
    vpmadd52luq zmm17, zmm0, zmm2
    vpmadd52huq zmm20, zmm0, zmm2
    vpmadd52luq zmm15, zmm1, zmm29
    vpmadd52huq zmm18, zmm1, zmm29
    vpmadd52luq zmm16, zmm1, zmm0
    vpmadd52huq zmm19, zmm1, zmm0
    vpmadd52luq zmm17, zmm1, zmm1
    vpmadd52huq zmm20, zmm1, zmm1
    vpmadd52luq zmm15, zmm2, zmm28
    vpmadd52huq zmm18, zmm2, zmm28
    vpmadd52luq zmm16, zmm2, zmm29
    vpmadd52huq zmm19, zmm2, zmm29
    vpmadd52luq zmm17, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm0
    vpsllq zmm30, zmm20, 10
    vpsllq zmm20, zmm20, 12
    vpsllq zmm18, zmm18, 8
    vpsllq zmm19, zmm19, 8
    vpaddq zmm20, zmm20, zmm30
    vpaddq zmm16, zmm16, zmm18
    vpaddq zmm17, zmm17, zmm19
    vpaddq zmm15, zmm15, zmm20
    vpsrlq zmm20, zmm17, 42
    vpsrlq zmm18, zmm15, 44
    vpsrlq zmm19, zmm16, 44
    vpandq zmm0, zmm15, qword ptr [rsi]{1to8}
    vpandq zmm1, zmm16, qword ptr [rsi]{1to8}
    vpandq zmm2, zmm17, qword ptr [rsi + 8]{1to8}
    vpaddq zmm0, zmm0, zmm20
    vpsllq zmm20, zmm20, 2
    vpaddq zmm1, zmm1, zmm18
    vpaddq zmm2, zmm2, zmm19
    vpaddq zmm0, zmm0, zmm20
    vpsllq zmm30, zmm0, 4
    vpsllq zmm27, zmm0, 2
    vpaddq zmm27, zmm27, zmm30
    vpsllq zmm31, zmm1, 4
    vpsllq zmm28, zmm1, 2
    vpaddq zmm28, zmm28, zmm31
    vpsllq zmm30, zmm2, 4
    vpsllq zmm29, zmm2, 2
    vpaddq zmm29, zmm29, zmm30
    vpxord zmm15, zmm15, zmm15
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vpxord zmm18, zmm18, zmm18
    vpxord zmm19, zmm19, zmm19
    vpxord zmm20, zmm20, zmm20
    vpmadd52luq zmm15, zmm0, zmm0
    vpmadd52huq zmm18, zmm0, zmm0
    vpmadd52luq zmm16, zmm0, zmm1
    vpmadd52huq zmm19, zmm0, zmm1
    vpmadd52luq zmm17, zmm0, zmm2
    vpmadd52huq zmm20, zmm0, zmm2
    vpmadd52luq zmm15, zmm1, zmm29
    vpmadd52huq zmm18, zmm1, zmm29
    vpmadd52luq zmm16, zmm1, zmm0
    vpmadd52huq zmm19, zmm1, zmm0
    vpmadd52luq zmm17, zmm1, zmm1
    vpmadd52huq zmm20, zmm1, zmm1
    vpmadd52luq zmm15, zmm2, zmm28
    vpmadd52huq zmm18, zmm2, zmm28
    vpmadd52luq zmm16, zmm2, zmm29
    vpmadd52huq zmm19, zmm2, zmm29
    vpmadd52luq zmm17, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm0
    vpsllq zmm30, zmm20, 10
    vpsllq zmm20, zmm20, 12
    vpsllq zmm18, zmm18, 8
    vpsllq zmm19, zmm19, 8
    vpaddq zmm20, zmm20, zmm30
    vpaddq zmm16, zmm16, zmm18
    vpaddq zmm17, zmm17, zmm19
    vpaddq zmm15, zmm15, zmm20
    vpsrlq zmm20, zmm17, 42
    vpsrlq zmm18, zmm15, 44
    vpsrlq zmm19, zmm16, 44
    vpandq zmm0, zmm15, qword ptr [rsi]{1to8}
    vpandq zmm1, zmm16, qword ptr [rsi]{1to8}
    vpandq zmm2, zmm17, qword ptr [rsi + 8]{1to8}
    vpaddq zmm0, zmm0, zmm20
    vpsllq zmm20, zmm20, 2
    vpaddq zmm1, zmm1, zmm18
    vpaddq zmm2, zmm2, zmm19
    vpaddq zmm0, zmm0, zmm20
    vpsllq zmm30, zmm0, 4
    vpsllq zmm27, zmm0, 2
    vpaddq zmm27, zmm27, zmm30
    vpsllq zmm31, zmm1, 4
    vpsllq zmm28, zmm1, 2
    vpaddq zmm28, zmm28, zmm31
    vpsllq zmm30, zmm2, 4
    vpsllq zmm29, zmm2, 2
    vpaddq zmm29, zmm29, zmm30
    vpxord zmm15, zmm15, zmm15
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vpxord zmm18, zmm18, zmm18
    vpxord zmm19, zmm19, zmm19
    vpxord zmm20, zmm20, zmm20
    vpmadd52luq zmm15, zmm0, zmm0
    vpmadd52huq zmm18, zmm0, zmm0
    vpmadd52luq zmm16, zmm0, zmm1
    vpmadd52huq zmm19, zmm0, zmm1
    vpmadd52luq zmm17, zmm0, zmm2
    vpmadd52huq zmm20, zmm0, zmm2
    vpmadd52luq zmm15, zmm1, zmm29
    vpmadd52huq zmm18, zmm1, zmm29
    vpmadd52luq zmm16, zmm1, zmm0
    vpmadd52huq zmm19, zmm1, zmm0
    vpmadd52luq zmm17, zmm1, zmm1
    vpmadd52huq zmm20, zmm1, zmm1
    vpmadd52luq zmm15, zmm2, zmm28
    vpmadd52huq zmm18, zmm2, zmm28
    vpmadd52luq zmm16, zmm2, zmm29
    vpmadd52huq zmm19, zmm2, zmm29
    vpmadd52luq zmm17, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm0
    vpsllq zmm30, zmm20, 10
    vpsllq zmm20, zmm20, 12
    vpsllq zmm18, zmm18, 8
    vpsllq zmm19, zmm19, 8
    vpaddq zmm20, zmm20, zmm30
    vpaddq zmm16, zmm16, zmm18
    vpaddq zmm17, zmm17, zmm19
    vpaddq zmm15, zmm15, zmm20
    vpsrlq zmm20, zmm17, 42
    vpsrlq zmm18, zmm15, 44
    vpsrlq zmm19, zmm16, 44
    vpandq zmm0, zmm15, qword ptr [rsi]{1to8}
    vpandq zmm1, zmm16, qword ptr [rsi]{1to8}
    vpandq zmm2, zmm17, qword ptr [rsi + 8]{1to8}
    vpaddq zmm0, zmm0, zmm20
    vpsllq zmm20, zmm20, 2
    vpaddq zmm1, zmm1, zmm18
    vpaddq zmm2, zmm2, zmm19
    vpaddq zmm0, zmm0, zmm20
    vpsllq zmm30, zmm0, 4
    vpsllq zmm27, zmm0, 2
    vpaddq zmm27, zmm27, zmm30
    vpsllq zmm31, zmm1, 4
    vpsllq zmm28, zmm1, 2
    vpaddq zmm28, zmm28, zmm31
    vpsllq zmm30, zmm2, 4
    vpsllq zmm29, zmm2, 2
    vpaddq zmm29, zmm29, zmm30
    vmovdqu32 zmmword ptr [rdi + 448], zmm0
    vmovdqu32 zmmword ptr [rdi + 640], zmm27
    vmovdqu32 zmmword ptr [rdi + 512], zmm1
    vmovdqu32 zmmword ptr [rdi + 704], zmm28
    vmovdqu32 zmmword ptr [rdi + 576], zmm2
    vmovdqu32 zmmword ptr [rdi + 768], zmm29
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
