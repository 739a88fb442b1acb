    .cfi_startproc
    endbr64
    vmovdqu xmm12, xmmword ptr [rsi]
    vmovq xmm10, qword ptr [rdi + 32]
    vpunpcklqdq xmm10, xmm10, xmm10
    vmovq xmm11, qword ptr [rdi + 40]
    vpunpcklqdq xmm11, xmm11, xmm11
    vpsrlq xmm1, xmm10, 26
    vpsrlq xmm2, xmm10, 52
    vpsllq xmm4, xmm11, 12
    vpor xmm2, xmm2, xmm4
    vpsrlq xmm3, xmm11, 14
    vpsrlq xmm4, xmm11, 40
    vmovdqa xmm0, xmm10
    vpand xmm0, xmm0, xmm12
    vpand xmm1, xmm1, xmm12
    vpand xmm2, xmm2, xmm12
    vpand xmm3, xmm3, xmm12
    vpsllq xmm10, xmm0, 2
    vpaddq xmm10, xmm10, xmm0
    vmovdqu xmmword ptr [rdi + 64], xmm0
    vmovdqu xmmword ptr [rdi + 144], xmm10
    vpsllq xmm11, xmm1, 2
    vpaddq xmm11, xmm11, xmm1
    vmovdqu xmmword ptr [rdi + 80], xmm1
    vmovdqu xmmword ptr [rdi + 160], xmm11
    vpsllq xmm10, xmm2, 2
    vpaddq xmm10, xmm10, xmm2
    vmovdqu xmmword ptr [rdi + 96], xmm2
    vmovdqu xmmword ptr [rdi + 176], xmm10
    vpsllq xmm11, xmm3, 2
    vpaddq xmm11, xmm11, xmm3
    vmovdqu xmmword ptr [rdi + 112], xmm3
    vmovdqu xmmword ptr [rdi + 192], xmm11
    vpsllq xmm10, xmm4, 2
    vpaddq xmm10, xmm10, xmm4
    vmovdqu xmmword ptr [rdi + 128], xmm4
    vmovdqu xmmword ptr [rdi + 208], xmm10
    vpxor xmm5, xmm5, xmm5
    vpxor xmm6, xmm6, xmm6
    vpxor xmm7, xmm7, xmm7
    vpxor xmm8, xmm8, xmm8
    vpxor xmm9, xmm9, xmm9
    vpmuludq xmm10, xmm0, xmmword ptr [rdi + 64]
    vpaddq xmm5, xmm5, xmm10
    vpmuludq xmm11, xmm0, xmmword ptr [rdi + 80]
    vpaddq xmm6, xmm6, xmm11
    vpmuludq xmm10, xmm0, xmmword ptr [rdi + 96]
    vpaddq xmm7, xmm7, xmm10
    vpmuludq xmm11, xmm0, xmmword ptr [rdi + 112]
    vpaddq xmm8, xmm8, xmm11
    vpmuludq xmm10, xmm0, xmmword ptr [rdi + 128]
    vpaddq xmm9, xmm9, xmm10
    vpmuludq xmm10, xmm1, xmmword ptr [rdi + 208]
    vpaddq xmm5, xmm5, xmm10
    vpmuludq xmm11, xmm1, xmmword ptr [rdi + 64]
    vpaddq xmm6, xmm6, xmm11
    vpmuludq xmm10, xmm1, xmmword ptr [rdi + 80]
    vpaddq xmm7, xmm7, xmm10
    vpmuludq xmm11, xmm1, xmmword ptr [rdi + 96]
    vpaddq xmm8, xmm8, xmm11
    vpmuludq xmm10, xmm1, xmmword ptr [rdi + 112]
    vpaddq xmm9, xmm9, xmm10
    vpmuludq xmm10, xmm2, xmmword ptr [rdi + 192]
    vpaddq xmm5, xmm5, xmm10
    vpmuludq xmm11, xmm2, xmmword ptr [rdi + 208]
    vpaddq xmm6, xmm6, xmm11
    vpmuludq xmm10, xmm2, xmmword ptr [rdi + 64]
    vpaddq xmm7, xmm7, xmm10
    vpmuludq xmm11, xmm2, xmmword ptr [rdi + 80]
    vpaddq xmm8, xmm8, xmm11
    vpmuludq xmm10, xmm2, xmmword ptr [rdi + 96]
    vpaddq xmm9, xmm9, xmm10
    vpmuludq xmm10, xmm3, xmmword ptr [rdi + 176]
    vpaddq xmm5, xmm5, xmm10
    vpmuludq xmm11, xmm3, xmmword ptr [rdi + 192]
    vpaddq xmm6, xmm6, xmm11
    vpmuludq xmm10, xmm3, xmmword ptr [rdi + 208]
    vpaddq xmm7, xmm7, xmm10
    vpmuludq xmm11, xmm3, xmmword ptr [rdi + 64]
    vpaddq xmm8, xmm8, xmm11
    vpmuludq xmm10, xmm3, xmmword ptr [rdi + 80]
    vpaddq xmm9, xmm9, xmm10
    vpmuludq xmm10, xmm4, xmmword ptr [rdi + 160]
    vpaddq xmm5, xmm5, xmm10
    vpmuludq xmm11, xmm4, xmmword ptr [rdi + 176]
    vpaddq xmm6, xmm6, xmm11
    vpmuludq xmm10, xmm4, xmmword ptr [rdi + 192]
    vpaddq xmm7, xmm7, xmm10
    vpmuludq xmm11, xmm4, xmmword ptr [rdi + 208]
    vpaddq xmm8, xmm8, xmm11
    vpmuludq xmm10, xmm4, xmmword ptr [rdi + 64]
    vpaddq xmm9, xmm9, xmm10
    vpsrlq xmm10, xmm5, 26
    vpand xmm5, xmm5, xmm12
    vpsrlq xmm11, xmm8, 26
    vpand xmm8, xmm8, xmm12
    vpaddq xmm6, xmm6, xmm10
    vpaddq xmm9, xmm9, xmm11
    vpsrlq xmm10, xmm6, 26
    vpand xmm6, xmm6, xmm12
    vpsrlq xmm11, xmm9, 26
    vpand xmm9, xmm9, xmm12
    vpaddq xmm7, xmm7, xmm10
    vpaddq xmm5, xmm5, xmm11
    vpsllq xmm11, xmm11, 2
    vpaddq xmm5, xmm5, xmm11
    vpsrlq xmm10, xmm7, 26
    vpand xmm7, xmm7, xmm12
    vpsrlq xmm11, xmm5, 26
    vpand xmm5, xmm5, xmm12
    vpaddq xmm8, xmm8, xmm10
    vpaddq xmm6, xmm6, xmm11
    vpsrlq xmm10, xmm8, 26
    vpand xmm8, xmm8, xmm12
    vpaddq xmm9, xmm9, xmm10
    vpsllq xmm10, xmm5, 2
    vpaddq xmm10, xmm10, xmm5
    vmovdqu xmmword ptr [rdi + 224], xmm5
    vmovdqu xmmword ptr [rdi + 304], xmm10
    vpsllq xmm11, xmm6, 2
    vpaddq xmm11, xmm11, xmm6
    vmovdqu xmmword ptr [rdi + 240], xmm6
    vmovdqu xmmword ptr [rdi + 320], xmm11
    vpsllq xmm10, xmm7, 2
    vpaddq xmm10, xmm10, xmm7
    vmovdqu xmmword ptr [rdi + 256], xmm7
    vmovdqu xmmword ptr [rdi + 336], xmm10
    vpsllq xmm11, xmm8, 2
    vpaddq xmm11, xmm11, xmm8
    vmovdqu xmmword ptr [rdi + 272], xmm8
    vmovdqu xmmword ptr [rdi + 352], xmm11
    vpsllq xmm10, xmm9, 2
    vpaddq xmm10, xmm10, xmm9
    vmovdqu xmmword ptr [rdi + 288], xmm9
    vmovdqu xmmword ptr [rdi + 368], xmm10
    vpunpcklqdq xmm0, xmm5, xmm0
    vpunpcklqdq xmm1, xmm6, xmm1
    vpunpcklqdq xmm2, xmm7, xmm2
    vpunpcklqdq xmm3, xmm8, xmm3
    vpunpcklqdq xmm4, xmm9, xmm4
    vpsllq xmm10, xmm0, 2
    vpaddq xmm10, xmm10, xmm0
    vmovdqu xmmword ptr [rdi + 64], xmm0
    vmovdqu xmmword ptr [rdi + 144], xmm10
    vpsllq xmm11, xmm1, 2
    vpaddq xmm11, xmm11, xmm1
    vmovdqu xmmword ptr [rdi + 80], xmm1
    vmovdqu xmmword ptr [rdi + 160], xmm11
    vpsllq xmm10, xmm2, 2
    vpaddq xmm10, xmm10, xmm2
    vmovdqu xmmword ptr [rdi + 96], xmm2
    vmovdqu xmmword ptr [rdi + 176], xmm10
    vpsllq xmm11, xmm3, 2
    vpaddq xmm11, xmm11, xmm3
    vmovdqu xmmword ptr [rdi + 112], xmm3
    vmovdqu xmmword ptr [rdi + 192], xmm11
    vpsllq xmm10, xmm4, 2
    vpaddq xmm10, xmm10, xmm4
    vmovdqu xmmword ptr [rdi + 128], xmm4
    vmovdqu xmmword ptr [rdi + 208], xmm10
    vmovdqa xmm0, xmm5
    vmovdqa xmm1, xmm6
    vmovdqa xmm2, xmm7
    vmovdqa xmm3, xmm8
    vmovdqa xmm4, xmm9
    vpxor xmm5, xmm5, xmm5
    vpxor xmm6, xmm6, xmm6
    vpxor xmm7, xmm7, xmm7
    vpxor xmm8, xmm8, xmm8
    vpxor xmm9, xmm9, xmm9
    vpmuludq xmm10, xmm0, xmmword ptr [rdi + 224]
    vpaddq xmm5, xmm5, xmm10
    vpmuludq xmm11, xmm0, xmmword ptr [rdi + 240]
    vpaddq xmm6, xmm6, xmm11
    vpmuludq xmm10, xmm0, xmmword ptr [rdi + 256]
    vpaddq xmm7, xmm7, xmm10
    vpmuludq xmm11, xmm0, xmmword ptr [rdi + 272]
    vpaddq xmm8, xmm8, xmm11
    vpmuludq xmm10, xmm0, xmmword ptr [rdi + 288]
    vpaddq xmm9, xmm9, xmm10
    vpmuludq xmm10, xmm1, xmmword ptr [rdi + 368]
    vpaddq xmm5, xmm5, xmm10
    vpmuludq xmm11, xmm1, xmmword ptr [rdi + 224]
    vpaddq xmm6, xmm6, xmm11
    vpmuludq xmm10, xmm1, xmmword ptr [rdi + 240]
    vpaddq xmm7, xmm7, xmm10
    vpmuludq xmm11, xmm1, xmmword ptr [rdi + 256]
    vpaddq xmm8, xmm8, xmm11
    vpmuludq xmm10, xmm1, xmmword ptr [rdi + 272]
    vpaddq xmm9, xmm9, xmm10
    vpmuludq xmm10, xmm2, xmmword ptr [rdi + 352]
    vpaddq xmm5, xmm5, xmm10
    vpmuludq xmm11, xmm2, xmmword ptr [rdi + 368]
    vpaddq xmm6, xmm6, xmm11
    vpmuludq xmm10, xmm2, xmmword ptr [rdi + 224]
    vpaddq xmm7, xmm7, xmm10
    vpmuludq xmm11, xmm2, xmmword ptr [rdi + 240]
    vpaddq xmm8, xmm8, xmm11
    vpmuludq xmm10, xmm2, xmmword ptr [rdi + 256]
    vpaddq xmm9, xmm9, xmm10
    vpmuludq xmm10, xmm3, xmmword ptr [rdi + 336]
    vpaddq xmm5, xmm5, xmm10
    vpmuludq xmm11, xmm3, xmmword ptr [rdi + 352]
    vpaddq xmm6, xmm6, xmm11
    vpmuludq xmm10, xmm3, xmmword ptr [rdi + 368]
    vpaddq xmm7, xmm7, xmm10
    vpmuludq xmm11, xmm3, xmmword ptr [rdi + 224]
    vpaddq xmm8, xmm8, xmm11
    vpmuludq xmm10, xmm3, xmmword ptr [rdi + 240]
    vpaddq xmm9, xmm9, xmm10
    vpmuludq xmm10, xmm4, xmmword ptr [rdi + 320]
    vpaddq xmm5, xmm5, xmm10
    vpmuludq xmm11, xmm4, xmmword ptr [rdi + 336]
    vpaddq xmm6, xmm6, xmm11
    vpmuludq xmm10, xmm4, xmmword ptr [rdi + 352]
    vpaddq xmm7, xmm7, xmm10
    vpmuludq xmm11, xmm4, xmmword ptr [rdi + 368]
    vpaddq xmm8, xmm8, xmm11
    vpmuludq xmm10, xmm4, xmmword ptr [rdi + 224]
    vpaddq xmm9, xmm9, xmm10
    vpsrlq xmm10, xmm5, 26
    vpand xmm5, xmm5, xmm12
    vpsrlq xmm11, xmm8, 26
    vpand xmm8, xmm8, xmm12
    vpaddq xmm6, xmm6, xmm10
    vpaddq xmm9, xmm9, xmm11
    vpsrlq xmm10, xmm6, 26
    vpand xmm6, xmm6, xmm12
    vpsrlq xmm11, xmm9, 26
    vpand xmm9, xmm9, xmm12
    vpaddq xmm7, xmm7, xmm10
    vpaddq xmm5, xmm5, xmm11
    vpsllq xmm11, xmm11, 2
    vpaddq xmm5, xmm5, xmm11
    vpsrlq xmm10, xmm7, 26
    vpand xmm7, xmm7, xmm12
    vpsrlq xmm11, xmm5, 26
    vpand xmm5, xmm5, xmm12
    vpaddq xmm8, xmm8, xmm10
    vpaddq xmm6, xmm6, xmm11
    vpsrlq xmm10, xmm8, 26
    vpand xmm8, xmm8, xmm12
    vpaddq xmm9, xmm9, xmm10
    vpsllq xmm10, xmm5, 2
    vpaddq xmm10, xmm10, xmm5
    vmovdqu xmmword ptr [rdi + 384], xmm5
    vmovdqu xmmword ptr [rdi + 464], xmm10
    vpsllq xmm11, xmm6, 2
    vpaddq xmm11, xmm11, xmm6
    vmovdqu xmmword ptr [rdi + 400], xmm6
    vmovdqu xmmword ptr [rdi + 480], xmm11
    vpsllq xmm10, xmm7, 2
    vpaddq xmm10, xmm10, xmm7
    vmovdqu xmmword ptr [rdi + 416], xmm7
    vmovdqu xmmword ptr [rdi + 496], xmm10
    vpsllq xmm11, xmm8, 2
    vpaddq xmm11, xmm11, xmm8
    vmovdqu xmmword ptr [rdi + 432], xmm8
    vmovdqu xmmword ptr [rdi + 512], xmm11
    vpsllq xmm10, xmm9, 2
    vpaddq xmm10, xmm10, xmm9
    vmovdqu xmmword ptr [rdi + 448], xmm9
    vmovdqu xmmword ptr [rdi + 528], xmm10
    vpunpcklqdq xmm0, xmm5, xmm0
    vpunpcklqdq xmm1, xmm6, xmm1
    vpunpcklqdq xmm2, xmm7, xmm2
    vpunpcklqdq xmm3, xmm8, xmm3
    vpunpcklqdq xmm4, xmm9, xmm4
    vpxor xmm5, xmm5, xmm5
    vpxor xmm6, xmm6, xmm6
    vpxor xmm7, xmm7, xmm7
    vpxor xmm8, xmm8, xmm8
    vpxor xmm9, xmm9, xmm9
    vpmuludq xmm10, xmm0, xmmword ptr [rdi + 384]
    vpaddq xmm5, xmm5, xmm10
    vpmuludq xmm11, xmm0, xmmword ptr [rdi + 400]
    vpaddq xmm6, xmm6, xmm11
    vpmuludq xmm10, xmm0, xmmword ptr [rdi + 416]
    vpaddq xmm7, xmm7, xmm10
    vpmuludq xmm11, xmm0, xmmword ptr [rdi + 432]
    vpaddq xmm8, xmm8, xmm11
    vpmuludq xmm10, xmm0, xmmword ptr [rdi + 448]
    vpaddq xmm9, xmm9, xmm10
    vpmuludq xmm10, xmm1, xmmword ptr [rdi + 528]
    vpaddq xmm5, xmm5, xmm10
    vpmuludq xmm11, xmm1, xmmword ptr [rdi + 384]
    vpaddq xmm6, xmm6, xmm11
    vpmuludq xmm10, xmm1, xmmword ptr [rdi + 400]
    vpaddq xmm7, xmm7, xmm10
    vpmuludq xmm11, xmm1, xmmword ptr [rdi + 416]
    vpaddq xmm8, xmm8, xmm11
    vpmuludq xmm10, xmm1, xmmword ptr [rdi + 432]
    vpaddq xmm9, xmm9, xmm10
    vpmuludq xmm10, xmm2, xmmword ptr [rdi + 512]
    vpaddq xmm5, xmm5, xmm10
    vpmuludq xmm11, xmm2, xmmword ptr [rdi + 528]
    vpaddq xmm6, xmm6, xmm11
    vpmuludq xmm10, xmm2, xmmword ptr [rdi + 384]
    vpaddq xmm7, xmm7, xmm10
    vpmuludq xmm11, xmm2, xmmword ptr [rdi + 400]
    vpaddq xmm8, xmm8, xmm11
    vpmuludq xmm10, xmm2, xmmword ptr [rdi + 416]
    vpaddq xmm9, xmm9, xmm10
    vpmuludq xmm10, xmm3, xmmword ptr [rdi + 496]
    vpaddq xmm5, xmm5, xmm10
    vpmuludq xmm11, xmm3, xmmword ptr [rdi + 512]
    vpaddq xmm6, xmm6, xmm11
    vpmuludq xmm10, xmm3, xmmword ptr [rdi + 528]
    vpaddq xmm7, xmm7, xmm10
    vpmuludq xmm11, xmm3, xmmword ptr [rdi + 384]
    vpaddq xmm8, xmm8, xmm11
    vpmuludq xmm10, xmm3, xmmword ptr [rdi + 400]
    vpaddq xmm9, xmm9, xmm10
    vpmuludq xmm10, xmm4, xmmword ptr [rdi + 480]
    vpaddq xmm5, xmm5, xmm10
    vpmuludq xmm11, xmm4, xmmword ptr [rdi + 496]
    vpaddq xmm6, xmm6, xmm11
    vpmuludq xmm10, xmm4, xmmword ptr [rdi + 512]
    vpaddq xmm7, xmm7, xmm10
    vpmuludq xmm11, xmm4, xmmword ptr [rdi + 528]
    vpaddq xmm8, xmm8, xmm11
    vpmuludq xmm10, xmm4, xmmword ptr [rdi + 384]
    vpaddq xmm9, xmm9, xmm10
    vpsrlq xmm10, xmm5, 26
    vpand xmm5, xmm5, xmm12
    vpsrlq xmm11, xmm8, 26
    vpand xmm8, xmm8, xmm12
    vpaddq xmm6, xmm6, xmm10
    vpaddq xmm9, xmm9, xmm11
    vpsrlq xmm10, xmm6, 26
    vpand xmm6, xmm6, xmm12
    vpsrlq xmm11, xmm9, 26
    vpand xmm9, xmm9, xmm12
    vpaddq xmm7, xmm7, xmm10
    vpaddq xmm5, xmm5, xmm11
    vpsllq xmm11, xmm11, 2
    vpaddq xmm5, xmm5, xmm11
    vpsrlq xmm10, xmm7, 26
    vpand xmm7, xmm7, xmm12
    vpsrlq xmm11, xmm5, 26
    vpand xmm5, xmm5, xmm12
    vpaddq xmm8, xmm8, xmm10
    vpaddq xmm6, xmm6, xmm11
    vpsrlq xmm10, xmm8, 26
    vpand xmm8, xmm8, xmm12
    vpaddq xmm9, xmm9, xmm10
    vpunpckhqdq xmm0, xmm5, xmm5
    vpunpckhqdq xmm1, xmm6, xmm6
    vpunpckhqdq xmm2, xmm7, xmm7
    vpunpckhqdq xmm3, xmm8, xmm8
    vpunpckhqdq xmm4, xmm9, xmm9
    vpsllq xmm10, xmm0, 2
    vpaddq xmm10, xmm10, xmm0
    vmovdqu xmmword ptr [rdi + 544], xmm0
    vmovdqu xmmword ptr [rdi + 624], xmm10
    vpsllq xmm11, xmm1, 2
    vpaddq xmm11, xmm11, xmm1
    vmovdqu xmmword ptr [rdi + 560], xmm1
    vmovdqu xmmword ptr [rdi + 640], xmm11
    vpsllq xmm10, xmm2, 2
    vpaddq xmm10, xmm10, xmm2
    vmovdqu xmmword ptr [rdi + 576], xmm2
    vmovdqu xmmword ptr [rdi + 656], xmm10
    vpsllq xmm11, xmm3, 2
    vpaddq xmm11, xmm11, xmm3
    vmovdqu xmmword ptr [rdi + 592], xmm3
    vmovdqu xmmword ptr [rdi + 672], xmm11
    vpsllq xmm10, xmm4, 2
    vpaddq xmm10, xmm10, xmm4
    vmovdqu xmmword ptr [rdi + 608], xmm4
    vmovdqu xmmword ptr [rdi + 688], xmm10
    vpunpcklqdq xmm0, xmm5, xmm5
    vpunpcklqdq xmm1, xmm6, xmm6
    vpunpcklqdq xmm2, xmm7, xmm7
    vpunpcklqdq xmm3, xmm8, xmm8
    vpunpcklqdq xmm4, xmm9, xmm9
    vpsllq xmm10, xmm0, 2
    vpaddq xmm10, xmm10, xmm0
    vmovdqu xmmword ptr [rdi + 704], xmm0
    vmovdqu xmmword ptr [rdi + 784], xmm10
    vpsllq xmm11, xmm1, 2
    vpaddq xmm11, xmm11, xmm1
    vmovdqu xmmword ptr [rdi + 720], xmm1
    vmovdqu xmmword ptr [rdi + 800], xmm11
    vpsllq xmm10, xmm2, 2
    vpaddq xmm10, xmm10, xmm2
    vmovdqu xmmword ptr [rdi + 736], xmm2
    vmovdqu xmmword ptr [rdi + 816], xmm10
    vpsllq xmm11, xmm3, 2
    vpaddq xmm11, xmm11, xmm3
    vmovdqu xmmword ptr [rdi + 752], xmm3
    vmovdqu xmmword ptr [rdi + 832], xmm11
    vpsllq xmm10, xmm4, 2
    vpaddq xmm10, xmm10, xmm4
    vmovdqu xmmword ptr [rdi + 768], xmm4
    vmovdqu xmmword ptr [rdi + 848], xmm10
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
    ret
    .cfi_endproc
