    endbr64
    vmovdqu32 zmm24, zmmword ptr [rdi + 256]
    vmovdqu32 zmm25, zmmword ptr [rdi + 320]
    vpsrlq zmm4, zmm24, 44
    vpsllq zmm5, zmm25, 20
    vpandq zmm3, zmm24, qword ptr [rcx]{1to8}
    vpternlogq zmm4, zmm5, qword ptr [rcx]{1to8}, 168
    vpsrlq zmm5, zmm25, 24
    vmovdqu32 zmm24, zmmword ptr [rdi]
    vmovdqu32 zmm25, zmmword ptr [rdi + 64]
    vpsrlq zmm1, zmm24, 44
    vpsllq zmm2, zmm25, 20
    vpandq zmm0, zmm24, qword ptr [rcx]{1to8}
    vpternlogq zmm1, zmm2, qword ptr [rcx]{1to8}, 168
    vpsrlq zmm2, zmm25, 24
    vmovdqu32 zmm24, zmmword ptr [rdi + 128]
    vpsllq zmm24, zmm24, 40
    vpaddq zmm2, zmm2, zmm24
    vpsllq zmm7, zmm4, 4
    vpsllq zmm24, zmm4, 2
    vpaddq zmm7, zmm7, zmm24
    vpsllq zmm8, zmm5, 4
    vpsllq zmm24, zmm5, 2
    vpaddq zmm8, zmm8, zmm24
    cmp rdx, 128
    jb 3f
2:
    vmovdqu32 zmm21, zmmword ptr [rsi]
    vmovdqu32 zmm22, zmmword ptr [rsi + 64]
    vshufi32x4 zmm23, zmm21, zmm22, 136
    vshufi32x4 zmm21, zmm21, zmm22, 221
    vpunpcklqdq zmm24, zmm23, zmm21
    vpunpckhqdq zmm25, zmm23, zmm21
    vpsrlq zmm22, zmm24, 44
    vpsllq zmm23, zmm25, 20
    vpandq zmm21, zmm24, qword ptr [rcx]{1to8}
    vpternlogq zmm22, zmm23, qword ptr [rcx]{1to8}, 168
    vpsrlq zmm23, zmm25, 24
    vporq zmm23, zmm23, qword ptr [rcx + 16]{1to8}
    vpaddq zmm0, zmm0, zmm21
    vpaddq zmm1, zmm1, zmm22
    vpaddq zmm2, zmm2, zmm23
    vpxord zmm9, zmm9, zmm9
    vpxord zmm10, zmm10, zmm10
    vpxord zmm11, zmm11, zmm11
    vpxord zmm12, zmm12, zmm12
    vpxord zmm13, zmm13, zmm13
    vpxord zmm14, zmm14, zmm14
    vpxord zmm15, zmm15, zmm15
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vpxord zmm18, zmm18, zmm18
    vpxord zmm19, zmm19, zmm19
    vpxord zmm20, zmm20, zmm20
    vpmadd52luq zmm15, zmm1, zmm8
    vpmadd52huq zmm18, zmm1, zmm8
    vpmadd52luq zmm16, zmm1, zmm3
    vpmadd52huq zmm19, zmm1, zmm3
    vpmadd52luq zmm17, zmm1, zmm4
    vpmadd52huq zmm20, zmm1, zmm4
    vpmadd52luq zmm15, zmm2, zmm7
    vpmadd52huq zmm18, zmm2, zmm7
    vpmadd52luq zmm16, zmm2, zmm8
    vpmadd52huq zmm19, zmm2, zmm8
    vpmadd52luq zmm17, zmm2, zmm3
    vpmadd52huq zmm20, zmm2, zmm3
    vpmadd52luq zmm9, zmm0, zmm3
    vpmadd52huq zmm12, zmm0, zmm3
    vpmadd52luq zmm10, zmm0, zmm4
    vpmadd52huq zmm13, zmm0, zmm4
    vpmadd52luq zmm11, zmm0, zmm5
    vpmadd52huq zmm14, zmm0, zmm5
    vpaddq zmm12, zmm12, zmm18
    vpaddq zmm13, zmm13, zmm19
    vpaddq zmm14, zmm14, zmm20
    vpaddq zmm9, zmm9, zmm15
    vpaddq zmm10, zmm10, zmm16
    vpaddq zmm11, zmm11, zmm17
    vpsllq zmm24, zmm14, 10
    vpsllq zmm14, zmm14, 12
    vpsllq zmm12, zmm12, 8
    vpsllq zmm13, zmm13, 8
    vpaddq zmm14, zmm14, zmm24
    vpaddq zmm10, zmm10, zmm12
    vpaddq zmm11, zmm11, zmm13
    vpaddq zmm9, zmm9, zmm14
    vpsrlq zmm14, zmm11, 42
    vpsrlq zmm12, zmm9, 44
    vpsrlq zmm13, zmm10, 44
    vpandq zmm0, zmm9, qword ptr [rcx]{1to8}
    vpandq zmm1, zmm10, qword ptr [rcx]{1to8}
    vpandq zmm2, zmm11, qword ptr [rcx + 8]{1to8}
    vpaddq zmm0, zmm0, zmm14
    vpsllq zmm14, zmm14, 2
    vpaddq zmm1, zmm1, zmm12
    vpaddq zmm2, zmm2, zmm13
    vpaddq zmm0, zmm0, zmm14
    add rsi, 128
    sub rdx, 128
    cmp rdx, 128
    jae 2b
3:
    vpsrlq zmm24, zmm0, 44
    vpandq zmm0, zmm0, qword ptr [rcx]{1to8}
    vpaddq zmm1, zmm1, zmm24
    vpsrlq zmm24, zmm1, 44
    vpandq zmm1, zmm1, qword ptr [rcx]{1to8}
    vpaddq zmm2, zmm2, zmm24
    vpsrlq zmm24, zmm2, 42
    vpandq zmm2, zmm2, qword ptr [rcx + 8]{1to8}
    vpaddq zmm0, zmm0, zmm24
    vpsllq zmm24, zmm24, 2
    vpaddq zmm0, zmm0, zmm24
    vpsrlq zmm24, zmm0, 44
    vpandq zmm0, zmm0, qword ptr [rcx]{1to8}
    vpaddq zmm1, zmm1, zmm24
    vpsrlq zmm24, zmm1, 44
    vpandq zmm1, zmm1, qword ptr [rcx]{1to8}
    vpaddq zmm2, zmm2, zmm24
    vpsllq zmm24, zmm1, 44
    vporq zmm0, zmm0, zmm24
    vmovdqu32 zmmword ptr [rdi], zmm0
    vpsrlq zmm1, zmm1, 20
    vpsllq zmm25, zmm2, 24
    vporq zmm1, zmm1, zmm25
    vpsrlq zmm2, zmm2, 40
    vmovdqu32 zmmword ptr [rdi + 64], zmm1
    vmovdqu32 zmmword ptr [rdi + 128], zmm2
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
    vzeroupper
    cmp rsp, 0
    ret
