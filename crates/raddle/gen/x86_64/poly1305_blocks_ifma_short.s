    .cfi_startproc
    endbr64
    vpbroadcastq zmm0, qword ptr [rdi + 32]
    vpbroadcastq zmm1, qword ptr [rdi + 40]
    vpsrlq zmm16, zmm0, 44
    vpsllq zmm17, zmm1, 20
    vpandq zmm15, zmm0, qword ptr [rcx]{1to8}
    vpternlogq zmm16, zmm17, qword ptr [rcx]{1to8}, 168
    vpsrlq zmm17, zmm1, 24
    vpandq zmm12, zmm15, zmmword ptr [rcx + 64]
    vpandq zmm13, zmm16, zmmword ptr [rcx + 64]
    vpandq zmm14, zmm17, zmmword ptr [rcx + 64]
    vporq zmm12, zmm12, zmmword ptr [rcx + 128]
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
    vpandq zmm12, zmm0, qword ptr [rcx]{1to8}
    vpandq zmm13, zmm1, qword ptr [rcx]{1to8}
    vpandq zmm14, zmm2, qword ptr [rcx + 8]{1to8}
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
    vpandq zmm18, zmm0, qword ptr [rcx]{1to8}
    vpandq zmm19, zmm1, qword ptr [rcx]{1to8}
    vpandq zmm20, zmm2, qword ptr [rcx + 8]{1to8}
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
    vpandq zmm18, zmm0, qword ptr [rcx]{1to8}
    vpandq zmm19, zmm1, qword ptr [rcx]{1to8}
    vpandq zmm20, zmm2, qword ptr [rcx + 8]{1to8}
    vpaddq zmm18, zmm18, zmm5
    vpsllq zmm5, zmm5, 2
    vpaddq zmm19, zmm19, zmm3
    vpaddq zmm20, zmm20, zmm4
    vpaddq zmm18, zmm18, zmm5
    vpunpcklqdq zmm12, zmm18, zmm12
    vpunpcklqdq zmm13, zmm19, zmm13
    vpunpcklqdq zmm14, zmm20, zmm14
    vshufi32x4 zmm15, zmm18, zmm18, 0
    vshufi32x4 zmm16, zmm19, zmm19, 0
    vshufi32x4 zmm17, zmm20, zmm20, 0
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
    vpmadd52luq zmm0, zmm15, zmm15
    vpmadd52huq zmm3, zmm15, zmm15
    vpmadd52luq zmm1, zmm15, zmm16
    vpmadd52huq zmm4, zmm15, zmm16
    vpmadd52luq zmm2, zmm15, zmm17
    vpmadd52huq zmm5, zmm15, zmm17
    vpmadd52luq zmm0, zmm16, zmm29
    vpmadd52huq zmm3, zmm16, zmm29
    vpmadd52luq zmm1, zmm16, zmm15
    vpmadd52huq zmm4, zmm16, zmm15
    vpmadd52luq zmm2, zmm16, zmm16
    vpmadd52huq zmm5, zmm16, zmm16
    vpmadd52luq zmm0, zmm17, zmm28
    vpmadd52huq zmm3, zmm17, zmm28
    vpmadd52luq zmm1, zmm17, zmm29
    vpmadd52huq zmm4, zmm17, zmm29
    vpmadd52luq zmm2, zmm17, zmm15
    vpmadd52huq zmm5, zmm17, zmm15
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
    vpandq zmm23, zmm0, qword ptr [rcx]{1to8}
    vpandq zmm24, zmm1, qword ptr [rcx]{1to8}
    vpandq zmm25, zmm2, qword ptr [rcx + 8]{1to8}
    vpaddq zmm23, zmm23, zmm5
    vpsllq zmm5, zmm5, 2
    vpaddq zmm24, zmm24, zmm3
    vpaddq zmm25, zmm25, zmm4
    vpaddq zmm23, zmm23, zmm5
    vpsllq zmm31, zmm24, 4
    vpsllq zmm26, zmm24, 2
    vpaddq zmm26, zmm26, zmm31
    vpsllq zmm31, zmm25, 4
    vpsllq zmm30, zmm25, 2
    vpaddq zmm30, zmm30, zmm31
    vmovq xmm21, qword ptr [rdi]
    vmovq xmm22, qword ptr [rdi + 8]
    vpsrlq zmm4, zmm21, 44
    vpsllq zmm5, zmm22, 20
    vpandq zmm3, zmm21, qword ptr [rcx]{1to8}
    vpternlogq zmm4, zmm5, qword ptr [rcx]{1to8}, 168
    vpsrlq zmm5, zmm22, 24
    vmovq xmm21, qword ptr [rdi + 16]
    vpsllq zmm21, zmm21, 40
    vpaddq zmm5, zmm5, zmm21
    vpxord zmm0, zmm0, zmm0
    vpxord zmm1, zmm1, zmm1
    vpxord zmm2, zmm2, zmm2
    cmp rdx, 128
    jb 2f
    vmovdqu32 zmm0, zmmword ptr [rsi]
    vmovdqu32 zmm1, zmmword ptr [rsi + 64]
    vpunpcklqdq zmm21, zmm0, zmm1
    vpunpckhqdq zmm22, zmm0, zmm1
    vpsrlq zmm1, zmm21, 44
    vpsllq zmm2, zmm22, 20
    vpandq zmm0, zmm21, qword ptr [rcx]{1to8}
    vpternlogq zmm1, zmm2, qword ptr [rcx]{1to8}, 168
    vpsrlq zmm2, zmm22, 24
    vporq zmm2, zmm2, qword ptr [rcx + 16]{1to8}
    vpaddq zmm0, zmm0, zmm3
    vpaddq zmm1, zmm1, zmm4
    vpaddq zmm2, zmm2, zmm5
    vpxord zmm3, zmm3, zmm3
    vpxord zmm4, zmm4, zmm4
    vpxord zmm5, zmm5, zmm5
    add rsi, 128
    sub rdx, 128
2:
    test rdx, 128
    je 3f
    vmovdqu32 zmm6, zmmword ptr [rsi]
    vmovdqu32 zmm7, zmmword ptr [rsi + 64]
    vpunpcklqdq zmm21, zmm6, zmm7
    vpunpckhqdq zmm22, zmm6, zmm7
    vpsrlq zmm7, zmm21, 44
    vpsllq zmm8, zmm22, 20
    vpandq zmm6, zmm21, qword ptr [rcx]{1to8}
    vpternlogq zmm7, zmm8, qword ptr [rcx]{1to8}, 168
    vpsrlq zmm8, zmm22, 24
    vporq zmm8, zmm8, qword ptr [rcx + 16]{1to8}
    vpxord zmm9, zmm9, zmm9
    vpxord zmm10, zmm10, zmm10
    vpxord zmm11, zmm11, zmm11
    vpmadd52luq zmm6, zmm0, zmm15
    vpmadd52huq zmm9, zmm0, zmm15
    vpmadd52luq zmm7, zmm0, zmm16
    vpmadd52huq zmm10, zmm0, zmm16
    vpmadd52luq zmm8, zmm0, zmm17
    vpmadd52huq zmm11, zmm0, zmm17
    vpmadd52luq zmm6, zmm1, zmm29
    vpmadd52huq zmm9, zmm1, zmm29
    vpmadd52luq zmm7, zmm1, zmm15
    vpmadd52huq zmm10, zmm1, zmm15
    vpmadd52luq zmm8, zmm1, zmm16
    vpmadd52huq zmm11, zmm1, zmm16
    vpmadd52luq zmm6, zmm2, zmm28
    vpmadd52huq zmm9, zmm2, zmm28
    vpmadd52luq zmm7, zmm2, zmm29
    vpmadd52huq zmm10, zmm2, zmm29
    vpmadd52luq zmm8, zmm2, zmm15
    vpmadd52huq zmm11, zmm2, zmm15
    vpsllq zmm21, zmm11, 10
    vpsllq zmm11, zmm11, 12
    vpsllq zmm9, zmm9, 8
    vpsllq zmm10, zmm10, 8
    vpaddq zmm11, zmm11, zmm21
    vpaddq zmm7, zmm7, zmm9
    vpaddq zmm8, zmm8, zmm10
    vpaddq zmm6, zmm6, zmm11
    vpsrlq zmm11, zmm8, 42
    vpsrlq zmm9, zmm6, 44
    vpsrlq zmm10, zmm7, 44
    vpandq zmm0, zmm6, qword ptr [rcx]{1to8}
    vpandq zmm1, zmm7, qword ptr [rcx]{1to8}
    vpandq zmm2, zmm8, qword ptr [rcx + 8]{1to8}
    vpaddq zmm0, zmm0, zmm11
    vpsllq zmm11, zmm11, 2
    vpaddq zmm1, zmm1, zmm9
    vpaddq zmm2, zmm2, zmm10
    vpaddq zmm0, zmm0, zmm11
    add rsi, 128
    sub rdx, 128
3:
    cmp rdx, 256
    jb 5f
4:
    vmovdqu32 zmm6, zmmword ptr [rsi + 128]
    vmovdqu32 zmm7, zmmword ptr [rsi + 192]
    vpunpcklqdq zmm21, zmm6, zmm7
    vpunpckhqdq zmm22, zmm6, zmm7
    vpsrlq zmm7, zmm21, 44
    vpsllq zmm8, zmm22, 20
    vpandq zmm6, zmm21, qword ptr [rcx]{1to8}
    vpternlogq zmm7, zmm8, qword ptr [rcx]{1to8}, 168
    vpsrlq zmm8, zmm22, 24
    vporq zmm8, zmm8, qword ptr [rcx + 16]{1to8}
    vpxord zmm9, zmm9, zmm9
    vpxord zmm10, zmm10, zmm10
    vpxord zmm11, zmm11, zmm11
    vmovdqu32 zmm18, zmmword ptr [rsi]
    vmovdqu32 zmm19, zmmword ptr [rsi + 64]
    vpunpcklqdq zmm21, zmm18, zmm19
    vpunpckhqdq zmm22, zmm18, zmm19
    vpsrlq zmm19, zmm21, 44
    vpsllq zmm20, zmm22, 20
    vpandq zmm18, zmm21, qword ptr [rcx]{1to8}
    vpternlogq zmm19, zmm20, qword ptr [rcx]{1to8}, 168
    vpsrlq zmm20, zmm22, 24
    vporq zmm20, zmm20, qword ptr [rcx + 16]{1to8}
    vpmadd52luq zmm6, zmm18, zmm15
    vpmadd52huq zmm9, zmm18, zmm15
    vpmadd52luq zmm7, zmm18, zmm16
    vpmadd52huq zmm10, zmm18, zmm16
    vpmadd52luq zmm8, zmm18, zmm17
    vpmadd52huq zmm11, zmm18, zmm17
    vpmadd52luq zmm6, zmm19, zmm29
    vpmadd52huq zmm9, zmm19, zmm29
    vpmadd52luq zmm7, zmm19, zmm15
    vpmadd52huq zmm10, zmm19, zmm15
    vpmadd52luq zmm8, zmm19, zmm16
    vpmadd52huq zmm11, zmm19, zmm16
    vpmadd52luq zmm6, zmm20, zmm28
    vpmadd52huq zmm9, zmm20, zmm28
    vpmadd52luq zmm7, zmm20, zmm29
    vpmadd52huq zmm10, zmm20, zmm29
    vpmadd52luq zmm8, zmm20, zmm15
    vpmadd52huq zmm11, zmm20, zmm15
    vpmadd52luq zmm6, zmm0, zmm23
    vpmadd52huq zmm9, zmm0, zmm23
    vpmadd52luq zmm7, zmm0, zmm24
    vpmadd52huq zmm10, zmm0, zmm24
    vpmadd52luq zmm8, zmm0, zmm25
    vpmadd52huq zmm11, zmm0, zmm25
    vpmadd52luq zmm6, zmm1, zmm30
    vpmadd52huq zmm9, zmm1, zmm30
    vpmadd52luq zmm7, zmm1, zmm23
    vpmadd52huq zmm10, zmm1, zmm23
    vpmadd52luq zmm8, zmm1, zmm24
    vpmadd52huq zmm11, zmm1, zmm24
    vpmadd52luq zmm6, zmm2, zmm26
    vpmadd52huq zmm9, zmm2, zmm26
    vpmadd52luq zmm7, zmm2, zmm30
    vpmadd52huq zmm10, zmm2, zmm30
    vpmadd52luq zmm8, zmm2, zmm23
    vpmadd52huq zmm11, zmm2, zmm23
    vpsllq zmm21, zmm11, 10
    vpsllq zmm11, zmm11, 12
    vpsllq zmm9, zmm9, 8
    vpsllq zmm10, zmm10, 8
    vpaddq zmm11, zmm11, zmm21
    vpaddq zmm7, zmm7, zmm9
    vpaddq zmm8, zmm8, zmm10
    vpaddq zmm6, zmm6, zmm11
    vpsrlq zmm11, zmm8, 42
    vpsrlq zmm9, zmm6, 44
    vpsrlq zmm10, zmm7, 44
    vpandq zmm0, zmm6, qword ptr [rcx]{1to8}
    vpandq zmm1, zmm7, qword ptr [rcx]{1to8}
    vpandq zmm2, zmm8, qword ptr [rcx + 8]{1to8}
    vpaddq zmm0, zmm0, zmm11
    vpsllq zmm11, zmm11, 2
    vpaddq zmm1, zmm1, zmm9
    vpaddq zmm2, zmm2, zmm10
    vpaddq zmm0, zmm0, zmm11
    add rsi, 256
    sub rdx, 256
    cmp rdx, 256
    jae 4b
5:
    vpsllq zmm30, zmm12, 4
    vpsllq zmm27, zmm12, 2
    vpaddq zmm27, zmm27, zmm30
    vpsllq zmm31, zmm13, 4
    vpsllq zmm28, zmm13, 2
    vpaddq zmm28, zmm28, zmm31
    vpsllq zmm30, zmm14, 4
    vpsllq zmm29, zmm14, 2
    vpaddq zmm29, zmm29, zmm30
    vpxord zmm6, zmm6, zmm6
    vpxord zmm7, zmm7, zmm7
    vpxord zmm8, zmm8, zmm8
    vpxord zmm9, zmm9, zmm9
    vpxord zmm10, zmm10, zmm10
    vpxord zmm11, zmm11, zmm11
    vpmadd52luq zmm6, zmm0, zmm12
    vpmadd52huq zmm9, zmm0, zmm12
    vpmadd52luq zmm7, zmm0, zmm13
    vpmadd52huq zmm10, zmm0, zmm13
    vpmadd52luq zmm8, zmm0, zmm14
    vpmadd52huq zmm11, zmm0, zmm14
    vpmadd52luq zmm6, zmm1, zmm29
    vpmadd52huq zmm9, zmm1, zmm29
    vpmadd52luq zmm7, zmm1, zmm12
    vpmadd52huq zmm10, zmm1, zmm12
    vpmadd52luq zmm8, zmm1, zmm13
    vpmadd52huq zmm11, zmm1, zmm13
    vpmadd52luq zmm6, zmm2, zmm28
    vpmadd52huq zmm9, zmm2, zmm28
    vpmadd52luq zmm7, zmm2, zmm29
    vpmadd52huq zmm10, zmm2, zmm29
    vpmadd52luq zmm8, zmm2, zmm12
    vpmadd52huq zmm11, zmm2, zmm12
    vpsllq zmm21, zmm11, 10
    vpsllq zmm11, zmm11, 12
    vpsllq zmm9, zmm9, 8
    vpsllq zmm10, zmm10, 8
    vpaddq zmm11, zmm11, zmm21
    vpaddq zmm7, zmm7, zmm9
    vpaddq zmm8, zmm8, zmm10
    vpaddq zmm6, zmm6, zmm11
    vpaddq zmm6, zmm6, zmm3
    vpaddq zmm7, zmm7, zmm4
    vpaddq zmm8, zmm8, zmm5
    vextracti64x4 ymm9, zmm6, 1
    vextracti64x4 ymm10, zmm7, 1
    vextracti64x4 ymm11, zmm8, 1
    vpaddq ymm6, ymm6, ymm9
    vpaddq ymm7, ymm7, ymm10
    vpaddq ymm8, ymm8, ymm11
    vextracti128 xmm9, ymm6, 1
    vextracti128 xmm10, ymm7, 1
    vextracti128 xmm11, ymm8, 1
    vpaddq xmm6, xmm6, xmm9
    vpaddq xmm7, xmm7, xmm10
    vpaddq xmm8, xmm8, xmm11
    vpshufd xmm9, xmm6, 78
    vpshufd xmm10, xmm7, 78
    vpshufd xmm11, xmm8, 78
    vpaddq xmm6, xmm6, xmm9
    vpaddq xmm7, xmm7, xmm10
    vpaddq xmm8, xmm8, xmm11
    vmovq rax, xmm6
    vmovq r8, xmm7
    vmovq r9, xmm8
    mov r10, rax
    shr r10, 44
    add r8, r10
    mov r10, r8
    shr r10, 44
    add r9, r10
    mov r10, r9
    shr r10, 42
    and rax, qword ptr [rcx]
    and r8, qword ptr [rcx]
    and r9, qword ptr [rcx + 8]
    add rax, r10
    shl r10, 2
    add rax, r10
    mov r10, r8
    shl r10, 44
    shr r8, 20
    mov r11, r9
    shl r11, 24
    shr r9, 40
    add rax, r10
    adc r8, r11
    adc r9, 0
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
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
    xor eax, eax
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    cmp rsp, 0
    ret
    .cfi_endproc
