    .cfi_startproc
    endbr64
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
    cmp rdx, 1024
    jb 3f
2:
    vmovdqu32 zmm6, zmmword ptr [rsi + 896]
    vmovdqu32 zmm7, zmmword ptr [rsi + 960]
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
    vpxord zmm12, zmm12, zmm12
    vpxord zmm13, zmm13, zmm13
    vpxord zmm14, zmm14, zmm14
    vpxord zmm15, zmm15, zmm15
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vmovdqu32 zmm18, zmmword ptr [rsi]
    vmovdqu32 zmm19, zmmword ptr [rsi + 64]
    vmovdqu32 zmm23, zmmword ptr [rsi + 128]
    vpunpcklqdq zmm21, zmm18, zmm19
    vmovdqu32 zmm24, zmmword ptr [rsi + 192]
    vpunpckhqdq zmm22, zmm18, zmm19
    vpunpcklqdq zmm26, zmm23, zmm24
    vpsrlq zmm19, zmm21, 44
    vpunpckhqdq zmm27, zmm23, zmm24
    vpsllq zmm20, zmm22, 20
    vpsrlq zmm24, zmm26, 44
    vpandq zmm18, zmm21, qword ptr [rcx]{1to8}
    vpsllq zmm25, zmm27, 20
    vpternlogq zmm19, zmm20, qword ptr [rcx]{1to8}, 168
    vpandq zmm23, zmm26, qword ptr [rcx]{1to8}
    vpsrlq zmm20, zmm22, 24
    vpternlogq zmm24, zmm25, qword ptr [rcx]{1to8}, 168
    vporq zmm20, zmm20, qword ptr [rcx + 16]{1to8}
    vpsrlq zmm25, zmm27, 24
    vpaddq zmm18, zmm18, zmm3
    vporq zmm25, zmm25, qword ptr [rcx + 16]{1to8}
    vpaddq zmm19, zmm19, zmm4
    vpaddq zmm20, zmm20, zmm5
    vpbroadcastq zmm26, qword ptr [rdi + 480]
    vpbroadcastq zmm21, qword ptr [rdi + 464]
    vpbroadcastq zmm27, qword ptr [rdi + 544]
    vpbroadcastq zmm22, qword ptr [rdi + 528]
    vpmadd52luq zmm12, zmm23, zmm26
    vpmadd52luq zmm6, zmm18, zmm21
    vpmadd52huq zmm15, zmm23, zmm26
    vpmadd52huq zmm9, zmm18, zmm21
    vpmadd52luq zmm13, zmm23, zmm27
    vpmadd52luq zmm7, zmm18, zmm22
    vpmadd52huq zmm16, zmm23, zmm27
    vpmadd52huq zmm10, zmm18, zmm22
    vpmadd52luq zmm14, zmm23, qword ptr [rdi + 608]{1to8}
    vpmadd52luq zmm8, zmm18, qword ptr [rdi + 592]{1to8}
    vpmadd52huq zmm17, zmm23, qword ptr [rdi + 608]{1to8}
    vpmadd52huq zmm11, zmm18, qword ptr [rdi + 592]{1to8}
    vpmadd52luq zmm12, zmm24, qword ptr [rdi + 800]{1to8}
    vpmadd52luq zmm6, zmm19, qword ptr [rdi + 784]{1to8}
    vpmadd52huq zmm15, zmm24, qword ptr [rdi + 800]{1to8}
    vpmadd52huq zmm9, zmm19, qword ptr [rdi + 784]{1to8}
    vpmadd52luq zmm7, zmm19, zmm21
    vpmadd52luq zmm13, zmm24, zmm26
    vpmadd52huq zmm10, zmm19, zmm21
    vpmadd52huq zmm16, zmm24, zmm26
    vpmadd52luq zmm8, zmm19, zmm22
    vpmadd52luq zmm14, zmm24, zmm27
    vpmadd52huq zmm11, zmm19, zmm22
    vpmadd52huq zmm17, zmm24, zmm27
    vpmadd52luq zmm6, zmm20, qword ptr [rdi + 720]{1to8}
    vpmadd52luq zmm12, zmm25, qword ptr [rdi + 736]{1to8}
    vpmadd52huq zmm9, zmm20, qword ptr [rdi + 720]{1to8}
    vpmadd52huq zmm15, zmm25, qword ptr [rdi + 736]{1to8}
    vpmadd52luq zmm7, zmm20, qword ptr [rdi + 784]{1to8}
    vpmadd52luq zmm13, zmm25, qword ptr [rdi + 800]{1to8}
    vpmadd52huq zmm10, zmm20, qword ptr [rdi + 784]{1to8}
    vpmadd52huq zmm16, zmm25, qword ptr [rdi + 800]{1to8}
    vpmadd52luq zmm8, zmm20, zmm21
    vpmadd52luq zmm14, zmm25, zmm26
    vpmadd52huq zmm11, zmm20, zmm21
    vpmadd52huq zmm17, zmm25, zmm26
    vmovdqu32 zmm18, zmmword ptr [rsi + 256]
    vmovdqu32 zmm23, zmmword ptr [rsi + 384]
    vmovdqu32 zmm19, zmmword ptr [rsi + 320]
    vmovdqu32 zmm24, zmmword ptr [rsi + 448]
    vpunpcklqdq zmm21, zmm18, zmm19
    vpunpcklqdq zmm26, zmm23, zmm24
    vpunpckhqdq zmm22, zmm18, zmm19
    vpunpckhqdq zmm27, zmm23, zmm24
    vpsrlq zmm19, zmm21, 44
    vpsrlq zmm24, zmm26, 44
    vpsllq zmm20, zmm22, 20
    vpsllq zmm25, zmm27, 20
    vpandq zmm18, zmm21, qword ptr [rcx]{1to8}
    vpandq zmm23, zmm26, qword ptr [rcx]{1to8}
    vpternlogq zmm19, zmm20, qword ptr [rcx]{1to8}, 168
    vpternlogq zmm24, zmm25, qword ptr [rcx]{1to8}, 168
    vpsrlq zmm20, zmm22, 24
    vpsrlq zmm25, zmm27, 24
    vporq zmm20, zmm20, qword ptr [rcx + 16]{1to8}
    vporq zmm25, zmm25, qword ptr [rcx + 16]{1to8}
    vpbroadcastq zmm21, qword ptr [rdi + 496]
    vpbroadcastq zmm26, qword ptr [rdi + 456]
    vpbroadcastq zmm22, qword ptr [rdi + 560]
    vpbroadcastq zmm27, qword ptr [rdi + 520]
    vpmadd52luq zmm6, zmm18, zmm21
    vpmadd52luq zmm12, zmm23, zmm26
    vpmadd52huq zmm9, zmm18, zmm21
    vpmadd52huq zmm15, zmm23, zmm26
    vpmadd52luq zmm7, zmm18, zmm22
    vpmadd52luq zmm13, zmm23, zmm27
    vpmadd52huq zmm10, zmm18, zmm22
    vpmadd52huq zmm16, zmm23, zmm27
    vpmadd52luq zmm8, zmm18, qword ptr [rdi + 624]{1to8}
    vpmadd52luq zmm14, zmm23, qword ptr [rdi + 584]{1to8}
    vpmadd52huq zmm11, zmm18, qword ptr [rdi + 624]{1to8}
    vpmadd52huq zmm17, zmm23, qword ptr [rdi + 584]{1to8}
    vpmadd52luq zmm6, zmm19, qword ptr [rdi + 816]{1to8}
    vpmadd52luq zmm12, zmm24, qword ptr [rdi + 776]{1to8}
    vpmadd52huq zmm9, zmm19, qword ptr [rdi + 816]{1to8}
    vpmadd52huq zmm15, zmm24, qword ptr [rdi + 776]{1to8}
    vpmadd52luq zmm7, zmm19, zmm21
    vpmadd52luq zmm13, zmm24, zmm26
    vpmadd52huq zmm10, zmm19, zmm21
    vpmadd52huq zmm16, zmm24, zmm26
    vpmadd52luq zmm8, zmm19, zmm22
    vpmadd52luq zmm14, zmm24, zmm27
    vpmadd52huq zmm11, zmm19, zmm22
    vpmadd52huq zmm17, zmm24, zmm27
    vpmadd52luq zmm6, zmm20, qword ptr [rdi + 752]{1to8}
    vpmadd52luq zmm12, zmm25, qword ptr [rdi + 712]{1to8}
    vpmadd52huq zmm9, zmm20, qword ptr [rdi + 752]{1to8}
    vpmadd52huq zmm15, zmm25, qword ptr [rdi + 712]{1to8}
    vpmadd52luq zmm7, zmm20, qword ptr [rdi + 816]{1to8}
    vpmadd52luq zmm13, zmm25, qword ptr [rdi + 776]{1to8}
    vpmadd52huq zmm10, zmm20, qword ptr [rdi + 816]{1to8}
    vpmadd52huq zmm16, zmm25, qword ptr [rdi + 776]{1to8}
    vpmadd52luq zmm8, zmm20, zmm21
    vpmadd52luq zmm14, zmm25, zmm26
    vpmadd52huq zmm11, zmm20, zmm21
    vpmadd52huq zmm17, zmm25, zmm26
    vmovdqu32 zmm18, zmmword ptr [rsi + 512]
    vmovdqu32 zmm23, zmmword ptr [rsi + 640]
    vmovdqu32 zmm19, zmmword ptr [rsi + 576]
    vmovdqu32 zmm24, zmmword ptr [rsi + 704]
    vpunpcklqdq zmm21, zmm18, zmm19
    vpunpcklqdq zmm26, zmm23, zmm24
    vpunpckhqdq zmm22, zmm18, zmm19
    vpunpckhqdq zmm27, zmm23, zmm24
    vpsrlq zmm19, zmm21, 44
    vpsrlq zmm24, zmm26, 44
    vpsllq zmm20, zmm22, 20
    vpsllq zmm25, zmm27, 20
    vpandq zmm18, zmm21, qword ptr [rcx]{1to8}
    vpandq zmm23, zmm26, qword ptr [rcx]{1to8}
    vpternlogq zmm19, zmm20, qword ptr [rcx]{1to8}, 168
    vpternlogq zmm24, zmm25, qword ptr [rcx]{1to8}, 168
    vpsrlq zmm20, zmm22, 24
    vpsrlq zmm25, zmm27, 24
    vporq zmm20, zmm20, qword ptr [rcx + 16]{1to8}
    vporq zmm25, zmm25, qword ptr [rcx + 16]{1to8}
    vpbroadcastq zmm21, qword ptr [rdi + 472]
    vpbroadcastq zmm26, qword ptr [rdi + 488]
    vpbroadcastq zmm22, qword ptr [rdi + 536]
    vpbroadcastq zmm27, qword ptr [rdi + 552]
    vpmadd52luq zmm6, zmm18, zmm21
    vpmadd52luq zmm12, zmm23, zmm26
    vpmadd52huq zmm9, zmm18, zmm21
    vpmadd52huq zmm15, zmm23, zmm26
    vpmadd52luq zmm7, zmm18, zmm22
    vpmadd52luq zmm13, zmm23, zmm27
    vpmadd52huq zmm10, zmm18, zmm22
    vpmadd52huq zmm16, zmm23, zmm27
    vpmadd52luq zmm8, zmm18, qword ptr [rdi + 600]{1to8}
    vpmadd52luq zmm14, zmm23, qword ptr [rdi + 616]{1to8}
    vpmadd52huq zmm11, zmm18, qword ptr [rdi + 600]{1to8}
    vpmadd52huq zmm17, zmm23, qword ptr [rdi + 616]{1to8}
    vpmadd52luq zmm6, zmm19, qword ptr [rdi + 792]{1to8}
    vpmadd52luq zmm12, zmm24, qword ptr [rdi + 808]{1to8}
    vpmadd52huq zmm9, zmm19, qword ptr [rdi + 792]{1to8}
    vpmadd52huq zmm15, zmm24, qword ptr [rdi + 808]{1to8}
    vpmadd52luq zmm7, zmm19, zmm21
    vpmadd52luq zmm13, zmm24, zmm26
    vpmadd52huq zmm10, zmm19, zmm21
    vpmadd52huq zmm16, zmm24, zmm26
    vpmadd52luq zmm8, zmm19, zmm22
    vpmadd52luq zmm14, zmm24, zmm27
    vpmadd52huq zmm11, zmm19, zmm22
    vpmadd52huq zmm17, zmm24, zmm27
    vpmadd52luq zmm6, zmm20, qword ptr [rdi + 728]{1to8}
    vpmadd52luq zmm12, zmm25, qword ptr [rdi + 744]{1to8}
    vpmadd52huq zmm9, zmm20, qword ptr [rdi + 728]{1to8}
    vpmadd52huq zmm15, zmm25, qword ptr [rdi + 744]{1to8}
    vpmadd52luq zmm7, zmm20, qword ptr [rdi + 792]{1to8}
    vpmadd52luq zmm13, zmm25, qword ptr [rdi + 808]{1to8}
    vpmadd52huq zmm10, zmm20, qword ptr [rdi + 792]{1to8}
    vpmadd52huq zmm16, zmm25, qword ptr [rdi + 808]{1to8}
    vpmadd52luq zmm8, zmm20, zmm21
    vpmadd52luq zmm14, zmm25, zmm26
    vpmadd52huq zmm11, zmm20, zmm21
    vpmadd52huq zmm17, zmm25, zmm26
    vmovdqu32 zmm18, zmmword ptr [rsi + 768]
    vmovdqu32 zmm19, zmmword ptr [rsi + 832]
    vpbroadcastq zmm26, qword ptr [rdi + 448]
    vpunpcklqdq zmm21, zmm18, zmm19
    vpbroadcastq zmm27, qword ptr [rdi + 512]
    vpunpckhqdq zmm22, zmm18, zmm19
    vpsrlq zmm19, zmm21, 44
    vpmadd52luq zmm12, zmm0, zmm26
    vpsllq zmm20, zmm22, 20
    vpmadd52huq zmm15, zmm0, zmm26
    vpandq zmm18, zmm21, qword ptr [rcx]{1to8}
    vpternlogq zmm19, zmm20, qword ptr [rcx]{1to8}, 168
    vpmadd52luq zmm13, zmm0, zmm27
    vpsrlq zmm20, zmm22, 24
    vpmadd52huq zmm16, zmm0, zmm27
    vporq zmm20, zmm20, qword ptr [rcx + 16]{1to8}
    vpbroadcastq zmm21, qword ptr [rdi + 504]
    vpmadd52luq zmm14, zmm0, qword ptr [rdi + 576]{1to8}
    vpbroadcastq zmm22, qword ptr [rdi + 568]
    vpmadd52huq zmm17, zmm0, qword ptr [rdi + 576]{1to8}
    vpmadd52luq zmm6, zmm18, zmm21
    vpmadd52huq zmm9, zmm18, zmm21
    vpmadd52luq zmm12, zmm1, qword ptr [rdi + 768]{1to8}
    vpmadd52luq zmm7, zmm18, zmm22
    vpmadd52huq zmm15, zmm1, qword ptr [rdi + 768]{1to8}
    vpmadd52huq zmm10, zmm18, zmm22
    vpmadd52luq zmm8, zmm18, qword ptr [rdi + 632]{1to8}
    vpmadd52luq zmm13, zmm1, zmm26
    vpmadd52huq zmm11, zmm18, qword ptr [rdi + 632]{1to8}
    vpmadd52huq zmm16, zmm1, zmm26
    vpmadd52luq zmm6, zmm19, qword ptr [rdi + 824]{1to8}
    vpmadd52huq zmm9, zmm19, qword ptr [rdi + 824]{1to8}
    vpmadd52luq zmm14, zmm1, zmm27
    vpmadd52luq zmm7, zmm19, zmm21
    vpmadd52huq zmm17, zmm1, zmm27
    vpmadd52huq zmm10, zmm19, zmm21
    vpmadd52luq zmm8, zmm19, zmm22
    vpmadd52luq zmm12, zmm2, qword ptr [rdi + 704]{1to8}
    vpmadd52huq zmm11, zmm19, zmm22
    vpmadd52huq zmm15, zmm2, qword ptr [rdi + 704]{1to8}
    vpmadd52luq zmm6, zmm20, qword ptr [rdi + 760]{1to8}
    vpmadd52huq zmm9, zmm20, qword ptr [rdi + 760]{1to8}
    vpmadd52luq zmm13, zmm2, qword ptr [rdi + 768]{1to8}
    vpmadd52luq zmm7, zmm20, qword ptr [rdi + 824]{1to8}
    vpmadd52huq zmm16, zmm2, qword ptr [rdi + 768]{1to8}
    vpmadd52huq zmm10, zmm20, qword ptr [rdi + 824]{1to8}
    vpmadd52luq zmm8, zmm20, zmm21
    vpmadd52luq zmm14, zmm2, zmm26
    vpmadd52huq zmm11, zmm20, zmm21
    vpmadd52huq zmm17, zmm2, zmm26
    vpaddq zmm9, zmm9, zmm15
    vpaddq zmm10, zmm10, zmm16
    vpaddq zmm11, zmm11, zmm17
    vpaddq zmm6, zmm6, zmm12
    vpaddq zmm7, zmm7, zmm13
    vpaddq zmm8, zmm8, zmm14
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
    vpxord zmm3, zmm3, zmm3
    vpxord zmm4, zmm4, zmm4
    vpxord zmm5, zmm5, zmm5
    add rsi, 1024
    sub rdx, 1024
    cmp rdx, 1024
    jae 2b
3:
    cmp rdx, 512
    jb 4f
    vmovdqu32 zmm6, zmmword ptr [rsi + 384]
    vmovdqu32 zmm7, zmmword ptr [rsi + 448]
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
    vpxord zmm12, zmm12, zmm12
    vpxord zmm13, zmm13, zmm13
    vpxord zmm14, zmm14, zmm14
    vpxord zmm15, zmm15, zmm15
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vmovdqu32 zmm18, zmmword ptr [rsi]
    vmovdqu32 zmm19, zmmword ptr [rsi + 64]
    vmovdqu32 zmm23, zmmword ptr [rsi + 128]
    vpunpcklqdq zmm21, zmm18, zmm19
    vmovdqu32 zmm24, zmmword ptr [rsi + 192]
    vpunpckhqdq zmm22, zmm18, zmm19
    vpunpcklqdq zmm26, zmm23, zmm24
    vpsrlq zmm19, zmm21, 44
    vpunpckhqdq zmm27, zmm23, zmm24
    vpsllq zmm20, zmm22, 20
    vpsrlq zmm24, zmm26, 44
    vpandq zmm18, zmm21, qword ptr [rcx]{1to8}
    vpsllq zmm25, zmm27, 20
    vpternlogq zmm19, zmm20, qword ptr [rcx]{1to8}, 168
    vpandq zmm23, zmm26, qword ptr [rcx]{1to8}
    vpsrlq zmm20, zmm22, 24
    vpternlogq zmm24, zmm25, qword ptr [rcx]{1to8}, 168
    vporq zmm20, zmm20, qword ptr [rcx + 16]{1to8}
    vpsrlq zmm25, zmm27, 24
    vpaddq zmm18, zmm18, zmm3
    vporq zmm25, zmm25, qword ptr [rcx + 16]{1to8}
    vpaddq zmm19, zmm19, zmm4
    vpaddq zmm20, zmm20, zmm5
    vpbroadcastq zmm26, qword ptr [rdi + 488]
    vpbroadcastq zmm21, qword ptr [rdi + 472]
    vpbroadcastq zmm27, qword ptr [rdi + 552]
    vpbroadcastq zmm22, qword ptr [rdi + 536]
    vpmadd52luq zmm12, zmm23, zmm26
    vpmadd52luq zmm6, zmm18, zmm21
    vpmadd52huq zmm15, zmm23, zmm26
    vpmadd52huq zmm9, zmm18, zmm21
    vpmadd52luq zmm13, zmm23, zmm27
    vpmadd52luq zmm7, zmm18, zmm22
    vpmadd52huq zmm16, zmm23, zmm27
    vpmadd52huq zmm10, zmm18, zmm22
    vpmadd52luq zmm14, zmm23, qword ptr [rdi + 616]{1to8}
    vpmadd52luq zmm8, zmm18, qword ptr [rdi + 600]{1to8}
    vpmadd52huq zmm17, zmm23, qword ptr [rdi + 616]{1to8}
    vpmadd52huq zmm11, zmm18, qword ptr [rdi + 600]{1to8}
    vpmadd52luq zmm12, zmm24, qword ptr [rdi + 808]{1to8}
    vpmadd52luq zmm6, zmm19, qword ptr [rdi + 792]{1to8}
    vpmadd52huq zmm15, zmm24, qword ptr [rdi + 808]{1to8}
    vpmadd52huq zmm9, zmm19, qword ptr [rdi + 792]{1to8}
    vpmadd52luq zmm7, zmm19, zmm21
    vpmadd52luq zmm13, zmm24, zmm26
    vpmadd52huq zmm10, zmm19, zmm21
    vpmadd52huq zmm16, zmm24, zmm26
    vpmadd52luq zmm8, zmm19, zmm22
    vpmadd52luq zmm14, zmm24, zmm27
    vpmadd52huq zmm11, zmm19, zmm22
    vpmadd52huq zmm17, zmm24, zmm27
    vpmadd52luq zmm6, zmm20, qword ptr [rdi + 728]{1to8}
    vpmadd52luq zmm12, zmm25, qword ptr [rdi + 744]{1to8}
    vpmadd52huq zmm9, zmm20, qword ptr [rdi + 728]{1to8}
    vpmadd52huq zmm15, zmm25, qword ptr [rdi + 744]{1to8}
    vpmadd52luq zmm7, zmm20, qword ptr [rdi + 792]{1to8}
    vpmadd52luq zmm13, zmm25, qword ptr [rdi + 808]{1to8}
    vpmadd52huq zmm10, zmm20, qword ptr [rdi + 792]{1to8}
    vpmadd52huq zmm16, zmm25, qword ptr [rdi + 808]{1to8}
    vpmadd52luq zmm8, zmm20, zmm21
    vpmadd52luq zmm14, zmm25, zmm26
    vpmadd52huq zmm11, zmm20, zmm21
    vpmadd52huq zmm17, zmm25, zmm26
    vmovdqu32 zmm18, zmmword ptr [rsi + 256]
    vmovdqu32 zmm19, zmmword ptr [rsi + 320]
    vpbroadcastq zmm26, qword ptr [rdi + 456]
    vpunpcklqdq zmm21, zmm18, zmm19
    vpbroadcastq zmm27, qword ptr [rdi + 520]
    vpunpckhqdq zmm22, zmm18, zmm19
    vpsrlq zmm19, zmm21, 44
    vpmadd52luq zmm12, zmm0, zmm26
    vpsllq zmm20, zmm22, 20
    vpmadd52huq zmm15, zmm0, zmm26
    vpandq zmm18, zmm21, qword ptr [rcx]{1to8}
    vpternlogq zmm19, zmm20, qword ptr [rcx]{1to8}, 168
    vpmadd52luq zmm13, zmm0, zmm27
    vpsrlq zmm20, zmm22, 24
    vpmadd52huq zmm16, zmm0, zmm27
    vporq zmm20, zmm20, qword ptr [rcx + 16]{1to8}
    vpbroadcastq zmm21, qword ptr [rdi + 504]
    vpmadd52luq zmm14, zmm0, qword ptr [rdi + 584]{1to8}
    vpbroadcastq zmm22, qword ptr [rdi + 568]
    vpmadd52huq zmm17, zmm0, qword ptr [rdi + 584]{1to8}
    vpmadd52luq zmm6, zmm18, zmm21
    vpmadd52huq zmm9, zmm18, zmm21
    vpmadd52luq zmm12, zmm1, qword ptr [rdi + 776]{1to8}
    vpmadd52luq zmm7, zmm18, zmm22
    vpmadd52huq zmm15, zmm1, qword ptr [rdi + 776]{1to8}
    vpmadd52huq zmm10, zmm18, zmm22
    vpmadd52luq zmm8, zmm18, qword ptr [rdi + 632]{1to8}
    vpmadd52luq zmm13, zmm1, zmm26
    vpmadd52huq zmm11, zmm18, qword ptr [rdi + 632]{1to8}
    vpmadd52huq zmm16, zmm1, zmm26
    vpmadd52luq zmm6, zmm19, qword ptr [rdi + 824]{1to8}
    vpmadd52huq zmm9, zmm19, qword ptr [rdi + 824]{1to8}
    vpmadd52luq zmm14, zmm1, zmm27
    vpmadd52luq zmm7, zmm19, zmm21
    vpmadd52huq zmm17, zmm1, zmm27
    vpmadd52huq zmm10, zmm19, zmm21
    vpmadd52luq zmm8, zmm19, zmm22
    vpmadd52luq zmm12, zmm2, qword ptr [rdi + 712]{1to8}
    vpmadd52huq zmm11, zmm19, zmm22
    vpmadd52huq zmm15, zmm2, qword ptr [rdi + 712]{1to8}
    vpmadd52luq zmm6, zmm20, qword ptr [rdi + 760]{1to8}
    vpmadd52huq zmm9, zmm20, qword ptr [rdi + 760]{1to8}
    vpmadd52luq zmm13, zmm2, qword ptr [rdi + 776]{1to8}
    vpmadd52luq zmm7, zmm20, qword ptr [rdi + 824]{1to8}
    vpmadd52huq zmm16, zmm2, qword ptr [rdi + 776]{1to8}
    vpmadd52huq zmm10, zmm20, qword ptr [rdi + 824]{1to8}
    vpmadd52luq zmm8, zmm20, zmm21
    vpmadd52luq zmm14, zmm2, zmm26
    vpmadd52huq zmm11, zmm20, zmm21
    vpmadd52huq zmm17, zmm2, zmm26
    vpaddq zmm9, zmm9, zmm15
    vpaddq zmm10, zmm10, zmm16
    vpaddq zmm11, zmm11, zmm17
    vpaddq zmm6, zmm6, zmm12
    vpaddq zmm7, zmm7, zmm13
    vpaddq zmm8, zmm8, zmm14
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
    vpxord zmm3, zmm3, zmm3
    vpxord zmm4, zmm4, zmm4
    vpxord zmm5, zmm5, zmm5
    add rsi, 512
    sub rdx, 512
4:
    cmp rdx, 256
    jb 5f
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
    vpxord zmm12, zmm12, zmm12
    vpxord zmm13, zmm13, zmm13
    vpxord zmm14, zmm14, zmm14
    vpxord zmm15, zmm15, zmm15
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vmovdqu32 zmm18, zmmword ptr [rsi]
    vmovdqu32 zmm19, zmmword ptr [rsi + 64]
    vpbroadcastq zmm26, qword ptr [rdi + 488]
    vpunpcklqdq zmm21, zmm18, zmm19
    vpunpckhqdq zmm22, zmm18, zmm19
    vpbroadcastq zmm27, qword ptr [rdi + 552]
    vpsrlq zmm19, zmm21, 44
    vpmadd52luq zmm12, zmm0, zmm26
    vpsllq zmm20, zmm22, 20
    vpandq zmm18, zmm21, qword ptr [rcx]{1to8}
    vpmadd52huq zmm15, zmm0, zmm26
    vpternlogq zmm19, zmm20, qword ptr [rcx]{1to8}, 168
    vpsrlq zmm20, zmm22, 24
    vpmadd52luq zmm13, zmm0, zmm27
    vporq zmm20, zmm20, qword ptr [rcx + 16]{1to8}
    vpmadd52huq zmm16, zmm0, zmm27
    vpaddq zmm18, zmm18, zmm3
    vpaddq zmm19, zmm19, zmm4
    vpmadd52luq zmm14, zmm0, qword ptr [rdi + 616]{1to8}
    vpaddq zmm20, zmm20, zmm5
    vpbroadcastq zmm21, qword ptr [rdi + 504]
    vpmadd52huq zmm17, zmm0, qword ptr [rdi + 616]{1to8}
    vpbroadcastq zmm22, qword ptr [rdi + 568]
    vpmadd52luq zmm12, zmm1, qword ptr [rdi + 808]{1to8}
    vpmadd52luq zmm6, zmm18, zmm21
    vpmadd52huq zmm9, zmm18, zmm21
    vpmadd52huq zmm15, zmm1, qword ptr [rdi + 808]{1to8}
    vpmadd52luq zmm7, zmm18, zmm22
    vpmadd52huq zmm10, zmm18, zmm22
    vpmadd52luq zmm13, zmm1, zmm26
    vpmadd52luq zmm8, zmm18, qword ptr [rdi + 632]{1to8}
    vpmadd52huq zmm16, zmm1, zmm26
    vpmadd52huq zmm11, zmm18, qword ptr [rdi + 632]{1to8}
    vpmadd52luq zmm6, zmm19, qword ptr [rdi + 824]{1to8}
    vpmadd52luq zmm14, zmm1, zmm27
    vpmadd52huq zmm9, zmm19, qword ptr [rdi + 824]{1to8}
    vpmadd52luq zmm7, zmm19, zmm21
    vpmadd52huq zmm17, zmm1, zmm27
    vpmadd52huq zmm10, zmm19, zmm21
    vpmadd52luq zmm12, zmm2, qword ptr [rdi + 744]{1to8}
    vpmadd52luq zmm8, zmm19, zmm22
    vpmadd52huq zmm11, zmm19, zmm22
    vpmadd52huq zmm15, zmm2, qword ptr [rdi + 744]{1to8}
    vpmadd52luq zmm6, zmm20, qword ptr [rdi + 760]{1to8}
    vpmadd52huq zmm9, zmm20, qword ptr [rdi + 760]{1to8}
    vpmadd52luq zmm13, zmm2, qword ptr [rdi + 808]{1to8}
    vpmadd52luq zmm7, zmm20, qword ptr [rdi + 824]{1to8}
    vpmadd52huq zmm16, zmm2, qword ptr [rdi + 808]{1to8}
    vpmadd52huq zmm10, zmm20, qword ptr [rdi + 824]{1to8}
    vpmadd52luq zmm8, zmm20, zmm21
    vpmadd52luq zmm14, zmm2, zmm26
    vpmadd52huq zmm11, zmm20, zmm21
    vpmadd52huq zmm17, zmm2, zmm26
    vpaddq zmm9, zmm9, zmm15
    vpaddq zmm10, zmm10, zmm16
    vpaddq zmm11, zmm11, zmm17
    vpaddq zmm6, zmm6, zmm12
    vpaddq zmm7, zmm7, zmm13
    vpaddq zmm8, zmm8, zmm14
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
    vpxord zmm3, zmm3, zmm3
    vpxord zmm4, zmm4, zmm4
    vpxord zmm5, zmm5, zmm5
    add rsi, 256
    sub rdx, 256
5:
    cmp rdx, 128
    jb 6f
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
    vpxord zmm12, zmm12, zmm12
    vpxord zmm13, zmm13, zmm13
    vpxord zmm14, zmm14, zmm14
    vpxord zmm15, zmm15, zmm15
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vpaddq zmm6, zmm6, zmm3
    vpaddq zmm7, zmm7, zmm4
    vpaddq zmm8, zmm8, zmm5
    vpbroadcastq zmm21, qword ptr [rdi + 504]
    vpbroadcastq zmm22, qword ptr [rdi + 568]
    vpmadd52luq zmm6, zmm0, zmm21
    vpmadd52huq zmm9, zmm0, zmm21
    vpmadd52luq zmm7, zmm0, zmm22
    vpmadd52huq zmm10, zmm0, zmm22
    vpmadd52luq zmm8, zmm0, qword ptr [rdi + 632]{1to8}
    vpmadd52huq zmm11, zmm0, qword ptr [rdi + 632]{1to8}
    vpmadd52luq zmm6, zmm1, qword ptr [rdi + 824]{1to8}
    vpmadd52huq zmm9, zmm1, qword ptr [rdi + 824]{1to8}
    vpmadd52luq zmm7, zmm1, zmm21
    vpmadd52huq zmm10, zmm1, zmm21
    vpmadd52luq zmm8, zmm1, zmm22
    vpmadd52huq zmm11, zmm1, zmm22
    vpmadd52luq zmm6, zmm2, qword ptr [rdi + 760]{1to8}
    vpmadd52huq zmm9, zmm2, qword ptr [rdi + 760]{1to8}
    vpmadd52luq zmm7, zmm2, qword ptr [rdi + 824]{1to8}
    vpmadd52huq zmm10, zmm2, qword ptr [rdi + 824]{1to8}
    vpmadd52luq zmm8, zmm2, zmm21
    vpmadd52huq zmm11, zmm2, zmm21
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
    vpxord zmm3, zmm3, zmm3
    vpxord zmm4, zmm4, zmm4
    vpxord zmm5, zmm5, zmm5
    add rsi, 128
    sub rdx, 128
6:
    vpxord zmm6, zmm6, zmm6
    vpxord zmm7, zmm7, zmm7
    vpxord zmm8, zmm8, zmm8
    vpxord zmm9, zmm9, zmm9
    vpxord zmm10, zmm10, zmm10
    vpxord zmm11, zmm11, zmm11
    vpmadd52luq zmm6, zmm0, zmmword ptr [rdi + 64]
    vpmadd52huq zmm9, zmm0, zmmword ptr [rdi + 64]
    vpmadd52luq zmm7, zmm0, zmmword ptr [rdi + 128]
    vpmadd52huq zmm10, zmm0, zmmword ptr [rdi + 128]
    vpmadd52luq zmm8, zmm0, zmmword ptr [rdi + 192]
    vpmadd52huq zmm11, zmm0, zmmword ptr [rdi + 192]
    vpmadd52luq zmm6, zmm1, zmmword ptr [rdi + 384]
    vpmadd52huq zmm9, zmm1, zmmword ptr [rdi + 384]
    vpmadd52luq zmm7, zmm1, zmmword ptr [rdi + 64]
    vpmadd52huq zmm10, zmm1, zmmword ptr [rdi + 64]
    vpmadd52luq zmm8, zmm1, zmmword ptr [rdi + 128]
    vpmadd52huq zmm11, zmm1, zmmword ptr [rdi + 128]
    vpmadd52luq zmm6, zmm2, zmmword ptr [rdi + 320]
    vpmadd52huq zmm9, zmm2, zmmword ptr [rdi + 320]
    vpmadd52luq zmm7, zmm2, zmmword ptr [rdi + 384]
    vpmadd52huq zmm10, zmm2, zmmword ptr [rdi + 384]
    vpmadd52luq zmm8, zmm2, zmmword ptr [rdi + 64]
    vpmadd52huq zmm11, zmm2, zmmword ptr [rdi + 64]
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
