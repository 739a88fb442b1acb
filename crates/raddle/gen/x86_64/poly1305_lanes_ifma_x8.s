    .cfi_startproc
    endbr64
    vmovdqu32 zmm22, zmmword ptr [rdi + 256]
    vmovdqu32 zmm23, zmmword ptr [rdi + 320]
    vpsrlq zmm4, zmm22, 44
    vpsllq zmm5, zmm23, 20
    vpandq zmm3, zmm22, qword ptr [rcx]{1to8}
    vpternlogq zmm4, zmm5, qword ptr [rcx]{1to8}, 168
    vpsrlq zmm5, zmm23, 24
    vmovdqu32 zmm22, zmmword ptr [rdi]
    vmovdqu32 zmm23, zmmword ptr [rdi + 64]
    vpsrlq zmm1, zmm22, 44
    vpsllq zmm2, zmm23, 20
    vpandq zmm0, zmm22, qword ptr [rcx]{1to8}
    vpternlogq zmm1, zmm2, qword ptr [rcx]{1to8}, 168
    vpsrlq zmm2, zmm23, 24
    vmovdqu32 zmm22, zmmword ptr [rdi + 128]
    vpsllq zmm22, zmm22, 40
    vpaddq zmm2, zmm2, zmm22
    vpsllq zmm6, zmm4, 4
    vpsllq zmm22, zmm4, 2
    vpaddq zmm6, zmm6, zmm22
    vpsllq zmm7, zmm5, 4
    vpsllq zmm22, zmm5, 2
    vpaddq zmm7, zmm7, zmm22
    vpxord zmm13, zmm13, zmm13
    vpxord zmm14, zmm14, zmm14
    vpxord zmm15, zmm15, zmm15
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vpxord zmm18, zmm18, zmm18
    vpmadd52luq zmm13, zmm3, zmm3
    vpmadd52huq zmm16, zmm3, zmm3
    vpmadd52luq zmm14, zmm3, zmm4
    vpmadd52huq zmm17, zmm3, zmm4
    vpmadd52luq zmm15, zmm3, zmm5
    vpmadd52huq zmm18, zmm3, zmm5
    vpmadd52luq zmm13, zmm4, zmm7
    vpmadd52huq zmm16, zmm4, zmm7
    vpmadd52luq zmm14, zmm4, zmm3
    vpmadd52huq zmm17, zmm4, zmm3
    vpmadd52luq zmm15, zmm4, zmm4
    vpmadd52huq zmm18, zmm4, zmm4
    vpmadd52luq zmm13, zmm5, zmm6
    vpmadd52huq zmm16, zmm5, zmm6
    vpmadd52luq zmm14, zmm5, zmm7
    vpmadd52huq zmm17, zmm5, zmm7
    vpmadd52luq zmm15, zmm5, zmm3
    vpmadd52huq zmm18, zmm5, zmm3
    vpsllq zmm22, zmm18, 10
    vpsllq zmm18, zmm18, 12
    vpsllq zmm16, zmm16, 8
    vpsllq zmm17, zmm17, 8
    vpaddq zmm18, zmm18, zmm22
    vpaddq zmm14, zmm14, zmm16
    vpaddq zmm15, zmm15, zmm17
    vpaddq zmm13, zmm13, zmm18
    vpsrlq zmm18, zmm15, 42
    vpsrlq zmm16, zmm13, 44
    vpsrlq zmm17, zmm14, 44
    vpandq zmm8, zmm13, qword ptr [rcx]{1to8}
    vpandq zmm9, zmm14, qword ptr [rcx]{1to8}
    vpandq zmm10, zmm15, qword ptr [rcx + 8]{1to8}
    vpaddq zmm8, zmm8, zmm18
    vpsllq zmm18, zmm18, 2
    vpaddq zmm9, zmm9, zmm16
    vpaddq zmm10, zmm10, zmm17
    vpaddq zmm8, zmm8, zmm18
    vpsllq zmm11, zmm9, 4
    vpsllq zmm22, zmm9, 2
    vpaddq zmm11, zmm11, zmm22
    vpsllq zmm12, zmm10, 4
    vpsllq zmm22, zmm10, 2
    vpaddq zmm12, zmm12, zmm22
    cmp rdx, 256
    jb 3f
2:
    vpxord zmm13, zmm13, zmm13
    vpxord zmm14, zmm14, zmm14
    vpxord zmm15, zmm15, zmm15
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vpxord zmm18, zmm18, zmm18
    vmovdqu32 zmm19, zmmword ptr [rsi + 128]
    vmovdqu32 zmm20, zmmword ptr [rsi + 192]
    vshufi32x4 zmm21, zmm19, zmm20, 136
    vshufi32x4 zmm19, zmm19, zmm20, 221
    vpunpcklqdq zmm22, zmm21, zmm19
    vpunpckhqdq zmm23, zmm21, zmm19
    vpsrlq zmm20, zmm22, 44
    vpsllq zmm21, zmm23, 20
    vpandq zmm19, zmm22, qword ptr [rcx]{1to8}
    vpternlogq zmm20, zmm21, qword ptr [rcx]{1to8}, 168
    vpsrlq zmm21, zmm23, 24
    vporq zmm21, zmm21, qword ptr [rcx + 16]{1to8}
    vpmadd52luq zmm13, zmm19, zmm3
    vpmadd52huq zmm16, zmm19, zmm3
    vpmadd52luq zmm14, zmm19, zmm4
    vpmadd52huq zmm17, zmm19, zmm4
    vpmadd52luq zmm15, zmm19, zmm5
    vpmadd52huq zmm18, zmm19, zmm5
    vpmadd52luq zmm13, zmm20, zmm7
    vpmadd52huq zmm16, zmm20, zmm7
    vpmadd52luq zmm14, zmm20, zmm3
    vpmadd52huq zmm17, zmm20, zmm3
    vpmadd52luq zmm15, zmm20, zmm4
    vpmadd52huq zmm18, zmm20, zmm4
    vpmadd52luq zmm13, zmm21, zmm6
    vpmadd52huq zmm16, zmm21, zmm6
    vpmadd52luq zmm14, zmm21, zmm7
    vpmadd52huq zmm17, zmm21, zmm7
    vpmadd52luq zmm15, zmm21, zmm3
    vpmadd52huq zmm18, zmm21, zmm3
    vmovdqu32 zmm19, zmmword ptr [rsi]
    vmovdqu32 zmm20, zmmword ptr [rsi + 64]
    vshufi32x4 zmm21, zmm19, zmm20, 136
    vshufi32x4 zmm19, zmm19, zmm20, 221
    vpunpcklqdq zmm22, zmm21, zmm19
    vpunpckhqdq zmm23, zmm21, zmm19
    vpsrlq zmm20, zmm22, 44
    vpsllq zmm21, zmm23, 20
    vpandq zmm19, zmm22, qword ptr [rcx]{1to8}
    vpternlogq zmm20, zmm21, qword ptr [rcx]{1to8}, 168
    vpsrlq zmm21, zmm23, 24
    vporq zmm21, zmm21, qword ptr [rcx + 16]{1to8}
    vpaddq zmm0, zmm0, zmm19
    vpaddq zmm1, zmm1, zmm20
    vpaddq zmm2, zmm2, zmm21
    vpmadd52luq zmm13, zmm0, zmm8
    vpmadd52huq zmm16, zmm0, zmm8
    vpmadd52luq zmm14, zmm0, zmm9
    vpmadd52huq zmm17, zmm0, zmm9
    vpmadd52luq zmm15, zmm0, zmm10
    vpmadd52huq zmm18, zmm0, zmm10
    vpmadd52luq zmm13, zmm1, zmm12
    vpmadd52huq zmm16, zmm1, zmm12
    vpmadd52luq zmm14, zmm1, zmm8
    vpmadd52huq zmm17, zmm1, zmm8
    vpmadd52luq zmm15, zmm1, zmm9
    vpmadd52huq zmm18, zmm1, zmm9
    vpmadd52luq zmm13, zmm2, zmm11
    vpmadd52huq zmm16, zmm2, zmm11
    vpmadd52luq zmm14, zmm2, zmm12
    vpmadd52huq zmm17, zmm2, zmm12
    vpmadd52luq zmm15, zmm2, zmm8
    vpmadd52huq zmm18, zmm2, zmm8
    vpsllq zmm22, zmm18, 10
    vpsllq zmm18, zmm18, 12
    vpsllq zmm16, zmm16, 8
    vpsllq zmm17, zmm17, 8
    vpaddq zmm18, zmm18, zmm22
    vpaddq zmm14, zmm14, zmm16
    vpaddq zmm15, zmm15, zmm17
    vpaddq zmm13, zmm13, zmm18
    vpsrlq zmm18, zmm15, 42
    vpsrlq zmm16, zmm13, 44
    vpsrlq zmm17, zmm14, 44
    vpandq zmm0, zmm13, qword ptr [rcx]{1to8}
    vpandq zmm1, zmm14, qword ptr [rcx]{1to8}
    vpandq zmm2, zmm15, qword ptr [rcx + 8]{1to8}
    vpaddq zmm0, zmm0, zmm18
    vpsllq zmm18, zmm18, 2
    vpaddq zmm1, zmm1, zmm16
    vpaddq zmm2, zmm2, zmm17
    vpaddq zmm0, zmm0, zmm18
    add rsi, 256
    sub rdx, 256
    cmp rdx, 256
    jae 2b
3:
    cmp rdx, 128
    jb 5f
4:
    vpxord zmm13, zmm13, zmm13
    vpxord zmm14, zmm14, zmm14
    vpxord zmm15, zmm15, zmm15
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vpxord zmm18, zmm18, zmm18
    vmovdqu32 zmm19, zmmword ptr [rsi]
    vmovdqu32 zmm20, zmmword ptr [rsi + 64]
    vshufi32x4 zmm21, zmm19, zmm20, 136
    vshufi32x4 zmm19, zmm19, zmm20, 221
    vpunpcklqdq zmm22, zmm21, zmm19
    vpunpckhqdq zmm23, zmm21, zmm19
    vpsrlq zmm20, zmm22, 44
    vpsllq zmm21, zmm23, 20
    vpandq zmm19, zmm22, qword ptr [rcx]{1to8}
    vpternlogq zmm20, zmm21, qword ptr [rcx]{1to8}, 168
    vpsrlq zmm21, zmm23, 24
    vporq zmm21, zmm21, qword ptr [rcx + 16]{1to8}
    vpaddq zmm0, zmm0, zmm19
    vpaddq zmm1, zmm1, zmm20
    vpaddq zmm2, zmm2, zmm21
    vpmadd52luq zmm13, zmm0, zmm3
    vpmadd52huq zmm16, zmm0, zmm3
    vpmadd52luq zmm14, zmm0, zmm4
    vpmadd52huq zmm17, zmm0, zmm4
    vpmadd52luq zmm15, zmm0, zmm5
    vpmadd52huq zmm18, zmm0, zmm5
    vpmadd52luq zmm13, zmm1, zmm7
    vpmadd52huq zmm16, zmm1, zmm7
    vpmadd52luq zmm14, zmm1, zmm3
    vpmadd52huq zmm17, zmm1, zmm3
    vpmadd52luq zmm15, zmm1, zmm4
    vpmadd52huq zmm18, zmm1, zmm4
    vpmadd52luq zmm13, zmm2, zmm6
    vpmadd52huq zmm16, zmm2, zmm6
    vpmadd52luq zmm14, zmm2, zmm7
    vpmadd52huq zmm17, zmm2, zmm7
    vpmadd52luq zmm15, zmm2, zmm3
    vpmadd52huq zmm18, zmm2, zmm3
    vpsllq zmm22, zmm18, 10
    vpsllq zmm18, zmm18, 12
    vpsllq zmm16, zmm16, 8
    vpsllq zmm17, zmm17, 8
    vpaddq zmm18, zmm18, zmm22
    vpaddq zmm14, zmm14, zmm16
    vpaddq zmm15, zmm15, zmm17
    vpaddq zmm13, zmm13, zmm18
    vpsrlq zmm18, zmm15, 42
    vpsrlq zmm16, zmm13, 44
    vpsrlq zmm17, zmm14, 44
    vpandq zmm0, zmm13, qword ptr [rcx]{1to8}
    vpandq zmm1, zmm14, qword ptr [rcx]{1to8}
    vpandq zmm2, zmm15, qword ptr [rcx + 8]{1to8}
    vpaddq zmm0, zmm0, zmm18
    vpsllq zmm18, zmm18, 2
    vpaddq zmm1, zmm1, zmm16
    vpaddq zmm2, zmm2, zmm17
    vpaddq zmm0, zmm0, zmm18
    add rsi, 128
    sub rdx, 128
    cmp rdx, 128
    jae 4b
5:
    vpsrlq zmm22, zmm0, 44
    vpandq zmm0, zmm0, qword ptr [rcx]{1to8}
    vpaddq zmm1, zmm1, zmm22
    vpsrlq zmm22, zmm1, 44
    vpandq zmm1, zmm1, qword ptr [rcx]{1to8}
    vpaddq zmm2, zmm2, zmm22
    vpsrlq zmm22, zmm2, 42
    vpandq zmm2, zmm2, qword ptr [rcx + 8]{1to8}
    vpaddq zmm0, zmm0, zmm22
    vpsllq zmm22, zmm22, 2
    vpaddq zmm0, zmm0, zmm22
    vpsrlq zmm22, zmm0, 44
    vpandq zmm0, zmm0, qword ptr [rcx]{1to8}
    vpaddq zmm1, zmm1, zmm22
    vpsrlq zmm22, zmm1, 44
    vpandq zmm1, zmm1, qword ptr [rcx]{1to8}
    vpaddq zmm2, zmm2, zmm22
    vpsllq zmm22, zmm1, 44
    vporq zmm0, zmm0, zmm22
    vmovdqu32 zmmword ptr [rdi], zmm0
    vpsrlq zmm1, zmm1, 20
    vpsllq zmm23, zmm2, 24
    vporq zmm1, zmm1, zmm23
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
    vzeroupper
    cmp rsp, 0
    ret
    .cfi_endproc
