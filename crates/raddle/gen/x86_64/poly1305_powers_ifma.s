    .cfi_startproc
    endbr64
    vpbroadcastq zmm0, qword ptr [rdi + 32]
    vpbroadcastq zmm1, qword ptr [rdi + 40]
    vpsrlq zmm16, zmm0, 44
    vpsllq zmm17, zmm1, 20
    vpandq zmm15, zmm0, qword ptr [rsi]{1to8}
    vpternlogq zmm16, zmm17, qword ptr [rsi]{1to8}, 168
    vpsrlq zmm17, zmm1, 24
    vpandq zmm12, zmm15, zmmword ptr [rsi + 64]
    vpandq zmm13, zmm16, zmmword ptr [rsi + 64]
    vpandq zmm14, zmm17, zmmword ptr [rsi + 64]
    vporq zmm12, zmm12, zmmword ptr [rsi + 128]
    vpsllq zmm30, zmm15, 4
    vpsllq zmm27, zmm15, 2
    vpaddq zmm27, zmm27, zmm30
    vpsllq zmm31, zmm16, 4
    vpsllq zmm28, zmm16, 2
    vpaddq zmm28, zmm28, zmm31
    vpsllq zmm30, zmm17, 4
    vpsllq zmm29, zmm17, 2
    vpaddq zmm29, zmm29, zmm30
    vpxord zmm0, zmm0, zmm0
    vpxord zmm1, zmm1, zmm1
    vpxord zmm2, zmm2, zmm2
    vpxord zmm3, zmm3, zmm3
    vpxord zmm4, zmm4, zmm4
    vpxord zmm5, zmm5, zmm5
    vpmadd52luq zmm0, zmm12, zmm15
    vpmadd52huq zmm3, zmm12, zmm15
    vpmadd52luq zmm1, zmm12, zmm16
    vpmadd52huq zmm4, zmm12, zmm16
    vpmadd52luq zmm2, zmm12, zmm17
    vpmadd52huq zmm5, zmm12, zmm17
    vpmadd52luq zmm0, zmm13, zmm29
    vpmadd52huq zmm3, zmm13, zmm29
    vpmadd52luq zmm1, zmm13, zmm15
    vpmadd52huq zmm4, zmm13, zmm15
    vpmadd52luq zmm2, zmm13, zmm16
    vpmadd52huq zmm5, zmm13, zmm16
    vpmadd52luq zmm0, zmm14, zmm28
    vpmadd52huq zmm3, zmm14, zmm28
    vpmadd52luq zmm1, zmm14, zmm29
    vpmadd52huq zmm4, zmm14, zmm29
    vpmadd52luq zmm2, zmm14, zmm15
    vpmadd52huq zmm5, zmm14, zmm15
    vpsllq zmm30, zmm5, 10
    vpsllq zmm5, zmm5, 12
    vpsllq zmm3, zmm3, 8
    vpsllq zmm4, zmm4, 8
    vpaddq zmm5, zmm5, zmm30
    vpaddq zmm1, zmm1, zmm3
    vpaddq zmm2, zmm2, zmm4
    vpaddq zmm0, zmm0, zmm5
    vpsrlq zmm5, zmm2, 42
    vpsrlq zmm3, zmm0, 44
    vpsrlq zmm4, zmm1, 44
    vpandq zmm12, zmm0, qword ptr [rsi]{1to8}
    vpandq zmm13, zmm1, qword ptr [rsi]{1to8}
    vpandq zmm14, zmm2, qword ptr [rsi + 8]{1to8}
    vpaddq zmm12, zmm12, zmm5
    vpsllq zmm5, zmm5, 2
    vpaddq zmm13, zmm13, zmm3
    vpaddq zmm14, zmm14, zmm4
    vpaddq zmm12, zmm12, zmm5
    vshufi32x4 zmm15, zmm12, zmm12, 0
    vshufi32x4 zmm16, zmm13, zmm13, 0
    vshufi32x4 zmm17, zmm14, zmm14, 0
    vpsllq zmm30, zmm15, 4
    vpsllq zmm27, zmm15, 2
    vpaddq zmm27, zmm27, zmm30
    vpsllq zmm31, zmm16, 4
    vpsllq zmm28, zmm16, 2
    vpaddq zmm28, zmm28, zmm31
    vpsllq zmm30, zmm17, 4
    vpsllq zmm29, zmm17, 2
    vpaddq zmm29, zmm29, zmm30
    vpxord zmm0, zmm0, zmm0
    vpxord zmm1, zmm1, zmm1
    vpxord zmm2, zmm2, zmm2
    vpxord zmm3, zmm3, zmm3
    vpxord zmm4, zmm4, zmm4
    vpxord zmm5, zmm5, zmm5
    vpmadd52luq zmm0, zmm12, zmm15
    vpmadd52huq zmm3, zmm12, zmm15
    vpmadd52luq zmm1, zmm12, zmm16
    vpmadd52huq zmm4, zmm12, zmm16
    vpmadd52luq zmm2, zmm12, zmm17
    vpmadd52huq zmm5, zmm12, zmm17
    vpmadd52luq zmm0, zmm13, zmm29
    vpmadd52huq zmm3, zmm13, zmm29
    vpmadd52luq zmm1, zmm13, zmm15
    vpmadd52huq zmm4, zmm13, zmm15
    vpmadd52luq zmm2, zmm13, zmm16
    vpmadd52huq zmm5, zmm13, zmm16
    vpmadd52luq zmm0, zmm14, zmm28
    vpmadd52huq zmm3, zmm14, zmm28
    vpmadd52luq zmm1, zmm14, zmm29
    vpmadd52huq zmm4, zmm14, zmm29
    vpmadd52luq zmm2, zmm14, zmm15
    vpmadd52huq zmm5, zmm14, zmm15
    vpsllq zmm30, zmm5, 10
    vpsllq zmm5, zmm5, 12
    vpsllq zmm3, zmm3, 8
    vpsllq zmm4, zmm4, 8
    vpaddq zmm5, zmm5, zmm30
    vpaddq zmm1, zmm1, zmm3
    vpaddq zmm2, zmm2, zmm4
    vpaddq zmm0, zmm0, zmm5
    vpsrlq zmm5, zmm2, 42
    vpsrlq zmm3, zmm0, 44
    vpsrlq zmm4, zmm1, 44
    vpandq zmm18, zmm0, qword ptr [rsi]{1to8}
    vpandq zmm19, zmm1, qword ptr [rsi]{1to8}
    vpandq zmm20, zmm2, qword ptr [rsi + 8]{1to8}
    vpaddq zmm18, zmm18, zmm5
    vpsllq zmm5, zmm5, 2
    vpaddq zmm19, zmm19, zmm3
    vpaddq zmm20, zmm20, zmm4
    vpaddq zmm18, zmm18, zmm5
    vshufi32x4 zmm15, zmm18, zmm18, 0
    vshufi32x4 zmm16, zmm19, zmm19, 0
    vshufi32x4 zmm17, zmm20, zmm20, 0
    vshufi32x4 zmm12, zmm18, zmm12, 228
    vshufi32x4 zmm13, zmm19, zmm13, 228
    vshufi32x4 zmm14, zmm20, zmm14, 228
    vpsllq zmm30, zmm15, 4
    vpsllq zmm27, zmm15, 2
    vpaddq zmm27, zmm27, zmm30
    vpsllq zmm31, zmm16, 4
    vpsllq zmm28, zmm16, 2
    vpaddq zmm28, zmm28, zmm31
    vpsllq zmm30, zmm17, 4
    vpsllq zmm29, zmm17, 2
    vpaddq zmm29, zmm29, zmm30
    vpxord zmm0, zmm0, zmm0
    vpxord zmm1, zmm1, zmm1
    vpxord zmm2, zmm2, zmm2
    vpxord zmm3, zmm3, zmm3
    vpxord zmm4, zmm4, zmm4
    vpxord zmm5, zmm5, zmm5
    vpmadd52luq zmm0, zmm12, zmm15
    vpmadd52huq zmm3, zmm12, zmm15
    vpmadd52luq zmm1, zmm12, zmm16
    vpmadd52huq zmm4, zmm12, zmm16
    vpmadd52luq zmm2, zmm12, zmm17
    vpmadd52huq zmm5, zmm12, zmm17
    vpmadd52luq zmm0, zmm13, zmm29
    vpmadd52huq zmm3, zmm13, zmm29
    vpmadd52luq zmm1, zmm13, zmm15
    vpmadd52huq zmm4, zmm13, zmm15
    vpmadd52luq zmm2, zmm13, zmm16
    vpmadd52huq zmm5, zmm13, zmm16
    vpmadd52luq zmm0, zmm14, zmm28
    vpmadd52huq zmm3, zmm14, zmm28
    vpmadd52luq zmm1, zmm14, zmm29
    vpmadd52huq zmm4, zmm14, zmm29
    vpmadd52luq zmm2, zmm14, zmm15
    vpmadd52huq zmm5, zmm14, zmm15
    vpsllq zmm30, zmm5, 10
    vpsllq zmm5, zmm5, 12
    vpsllq zmm3, zmm3, 8
    vpsllq zmm4, zmm4, 8
    vpaddq zmm5, zmm5, zmm30
    vpaddq zmm1, zmm1, zmm3
    vpaddq zmm2, zmm2, zmm4
    vpaddq zmm0, zmm0, zmm5
    vpsrlq zmm5, zmm2, 42
    vpsrlq zmm3, zmm0, 44
    vpsrlq zmm4, zmm1, 44
    vpandq zmm18, zmm0, qword ptr [rsi]{1to8}
    vpandq zmm19, zmm1, qword ptr [rsi]{1to8}
    vpandq zmm20, zmm2, qword ptr [rsi + 8]{1to8}
    vpaddq zmm18, zmm18, zmm5
    vpsllq zmm5, zmm5, 2
    vpaddq zmm19, zmm19, zmm3
    vpaddq zmm20, zmm20, zmm4
    vpaddq zmm18, zmm18, zmm5
    vpunpcklqdq zmm12, zmm18, zmm12
    vpunpcklqdq zmm13, zmm19, zmm13
    vpunpcklqdq zmm14, zmm20, zmm14
    vpsllq zmm30, zmm12, 4
    vpsllq zmm27, zmm12, 2
    vpaddq zmm27, zmm27, zmm30
    vpsllq zmm31, zmm13, 4
    vpsllq zmm28, zmm13, 2
    vpaddq zmm28, zmm28, zmm31
    vpsllq zmm30, zmm14, 4
    vpsllq zmm29, zmm14, 2
    vpaddq zmm29, zmm29, zmm30
    vmovdqu32 zmmword ptr [rdi + 64], zmm12
    vmovdqu32 zmmword ptr [rdi + 256], zmm27
    vmovdqu32 zmmword ptr [rdi + 128], zmm13
    vmovdqu32 zmmword ptr [rdi + 320], zmm28
    vmovdqu32 zmmword ptr [rdi + 192], zmm14
    vmovdqu32 zmmword ptr [rdi + 384], zmm29
    vpxord zmm0, zmm0, zmm0
    vpxord zmm1, zmm1, zmm1
    vpxord zmm2, zmm2, zmm2
    vpxord zmm3, zmm3, zmm3
    vpxord zmm4, zmm4, zmm4
    vpxord zmm5, zmm5, zmm5
    vpmadd52luq zmm0, zmm12, zmm12
    vpmadd52huq zmm3, zmm12, zmm12
    vpmadd52luq zmm1, zmm12, zmm13
    vpmadd52huq zmm4, zmm12, zmm13
    vpmadd52luq zmm2, zmm12, zmm14
    vpmadd52huq zmm5, zmm12, zmm14
    vpmadd52luq zmm0, zmm13, zmm29
    vpmadd52huq zmm3, zmm13, zmm29
    vpmadd52luq zmm1, zmm13, zmm12
    vpmadd52huq zmm4, zmm13, zmm12
    vpmadd52luq zmm2, zmm13, zmm13
    vpmadd52huq zmm5, zmm13, zmm13
    vpmadd52luq zmm0, zmm14, zmm28
    vpmadd52huq zmm3, zmm14, zmm28
    vpmadd52luq zmm1, zmm14, zmm29
    vpmadd52huq zmm4, zmm14, zmm29
    vpmadd52luq zmm2, zmm14, zmm12
    vpmadd52huq zmm5, zmm14, zmm12
    vpsllq zmm30, zmm5, 10
    vpsllq zmm5, zmm5, 12
    vpsllq zmm3, zmm3, 8
    vpsllq zmm4, zmm4, 8
    vpaddq zmm5, zmm5, zmm30
    vpaddq zmm1, zmm1, zmm3
    vpaddq zmm2, zmm2, zmm4
    vpaddq zmm0, zmm0, zmm5
    vpsrlq zmm5, zmm2, 42
    vpsrlq zmm3, zmm0, 44
    vpsrlq zmm4, zmm1, 44
    vpandq zmm12, zmm0, qword ptr [rsi]{1to8}
    vpandq zmm13, zmm1, qword ptr [rsi]{1to8}
    vpandq zmm14, zmm2, qword ptr [rsi + 8]{1to8}
    vpaddq zmm12, zmm12, zmm5
    vpsllq zmm5, zmm5, 2
    vpaddq zmm13, zmm13, zmm3
    vpaddq zmm14, zmm14, zmm4
    vpaddq zmm12, zmm12, zmm5
    vpsllq zmm30, zmm12, 4
    vpsllq zmm27, zmm12, 2
    vpaddq zmm27, zmm27, zmm30
    vpsllq zmm31, zmm13, 4
    vpsllq zmm28, zmm13, 2
    vpaddq zmm28, zmm28, zmm31
    vpsllq zmm30, zmm14, 4
    vpsllq zmm29, zmm14, 2
    vpaddq zmm29, zmm29, zmm30
    vpxord zmm0, zmm0, zmm0
    vpxord zmm1, zmm1, zmm1
    vpxord zmm2, zmm2, zmm2
    vpxord zmm3, zmm3, zmm3
    vpxord zmm4, zmm4, zmm4
    vpxord zmm5, zmm5, zmm5
    vpmadd52luq zmm0, zmm12, zmm12
    vpmadd52huq zmm3, zmm12, zmm12
    vpmadd52luq zmm1, zmm12, zmm13
    vpmadd52huq zmm4, zmm12, zmm13
    vpmadd52luq zmm2, zmm12, zmm14
    vpmadd52huq zmm5, zmm12, zmm14
    vpmadd52luq zmm0, zmm13, zmm29
    vpmadd52huq zmm3, zmm13, zmm29
    vpmadd52luq zmm1, zmm13, zmm12
    vpmadd52huq zmm4, zmm13, zmm12
    vpmadd52luq zmm2, zmm13, zmm13
    vpmadd52huq zmm5, zmm13, zmm13
    vpmadd52luq zmm0, zmm14, zmm28
    vpmadd52huq zmm3, zmm14, zmm28
    vpmadd52luq zmm1, zmm14, zmm29
    vpmadd52huq zmm4, zmm14, zmm29
    vpmadd52luq zmm2, zmm14, zmm12
    vpmadd52huq zmm5, zmm14, zmm12
    vpsllq zmm30, zmm5, 10
    vpsllq zmm5, zmm5, 12
    vpsllq zmm3, zmm3, 8
    vpsllq zmm4, zmm4, 8
    vpaddq zmm5, zmm5, zmm30
    vpaddq zmm1, zmm1, zmm3
    vpaddq zmm2, zmm2, zmm4
    vpaddq zmm0, zmm0, zmm5
    vpsrlq zmm5, zmm2, 42
    vpsrlq zmm3, zmm0, 44
    vpsrlq zmm4, zmm1, 44
    vpandq zmm12, zmm0, qword ptr [rsi]{1to8}
    vpandq zmm13, zmm1, qword ptr [rsi]{1to8}
    vpandq zmm14, zmm2, qword ptr [rsi + 8]{1to8}
    vpaddq zmm12, zmm12, zmm5
    vpsllq zmm5, zmm5, 2
    vpaddq zmm13, zmm13, zmm3
    vpaddq zmm14, zmm14, zmm4
    vpaddq zmm12, zmm12, zmm5
    vpsllq zmm30, zmm12, 4
    vpsllq zmm27, zmm12, 2
    vpaddq zmm27, zmm27, zmm30
    vpsllq zmm31, zmm13, 4
    vpsllq zmm28, zmm13, 2
    vpaddq zmm28, zmm28, zmm31
    vpsllq zmm30, zmm14, 4
    vpsllq zmm29, zmm14, 2
    vpaddq zmm29, zmm29, zmm30
    vpxord zmm0, zmm0, zmm0
    vpxord zmm1, zmm1, zmm1
    vpxord zmm2, zmm2, zmm2
    vpxord zmm3, zmm3, zmm3
    vpxord zmm4, zmm4, zmm4
    vpxord zmm5, zmm5, zmm5
    vpmadd52luq zmm0, zmm12, zmm12
    vpmadd52huq zmm3, zmm12, zmm12
    vpmadd52luq zmm1, zmm12, zmm13
    vpmadd52huq zmm4, zmm12, zmm13
    vpmadd52luq zmm2, zmm12, zmm14
    vpmadd52huq zmm5, zmm12, zmm14
    vpmadd52luq zmm0, zmm13, zmm29
    vpmadd52huq zmm3, zmm13, zmm29
    vpmadd52luq zmm1, zmm13, zmm12
    vpmadd52huq zmm4, zmm13, zmm12
    vpmadd52luq zmm2, zmm13, zmm13
    vpmadd52huq zmm5, zmm13, zmm13
    vpmadd52luq zmm0, zmm14, zmm28
    vpmadd52huq zmm3, zmm14, zmm28
    vpmadd52luq zmm1, zmm14, zmm29
    vpmadd52huq zmm4, zmm14, zmm29
    vpmadd52luq zmm2, zmm14, zmm12
    vpmadd52huq zmm5, zmm14, zmm12
    vpsllq zmm30, zmm5, 10
    vpsllq zmm5, zmm5, 12
    vpsllq zmm3, zmm3, 8
    vpsllq zmm4, zmm4, 8
    vpaddq zmm5, zmm5, zmm30
    vpaddq zmm1, zmm1, zmm3
    vpaddq zmm2, zmm2, zmm4
    vpaddq zmm0, zmm0, zmm5
    vpsrlq zmm5, zmm2, 42
    vpsrlq zmm3, zmm0, 44
    vpsrlq zmm4, zmm1, 44
    vpandq zmm12, zmm0, qword ptr [rsi]{1to8}
    vpandq zmm13, zmm1, qword ptr [rsi]{1to8}
    vpandq zmm14, zmm2, qword ptr [rsi + 8]{1to8}
    vpaddq zmm12, zmm12, zmm5
    vpsllq zmm5, zmm5, 2
    vpaddq zmm13, zmm13, zmm3
    vpaddq zmm14, zmm14, zmm4
    vpaddq zmm12, zmm12, zmm5
    vpsllq zmm30, zmm12, 4
    vpsllq zmm27, zmm12, 2
    vpaddq zmm27, zmm27, zmm30
    vpsllq zmm31, zmm13, 4
    vpsllq zmm28, zmm13, 2
    vpaddq zmm28, zmm28, zmm31
    vpsllq zmm30, zmm14, 4
    vpsllq zmm29, zmm14, 2
    vpaddq zmm29, zmm29, zmm30
    vmovdqu32 zmmword ptr [rdi + 448], zmm12
    vmovdqu32 zmmword ptr [rdi + 640], zmm27
    vmovdqu32 zmmword ptr [rdi + 512], zmm13
    vmovdqu32 zmmword ptr [rdi + 704], zmm28
    vmovdqu32 zmmword ptr [rdi + 576], zmm14
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
    .cfi_endproc
