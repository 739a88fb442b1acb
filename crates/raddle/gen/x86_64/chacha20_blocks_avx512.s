    .cfi_startproc
    endbr64
    cmp rsi, 1024
    jb 3f
2:
    vbroadcasti32x4 zmm1, xmmword ptr [rdi]
    vinserti32x4 zmm1, zmm1, xmmword ptr [rdi + 256], 1
    vinserti32x4 zmm1, zmm1, xmmword ptr [rdi + 512], 2
    vinserti32x4 zmm1, zmm1, xmmword ptr [rdi + 768], 3
    vbroadcasti32x4 zmm16, xmmword ptr [rdi + 64]
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 320], 1
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 576], 2
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 832], 3
    vbroadcasti32x4 zmm0, xmmword ptr [rdi + 128]
    vinserti32x4 zmm0, zmm0, xmmword ptr [rdi + 384], 1
    vinserti32x4 zmm0, zmm0, xmmword ptr [rdi + 640], 2
    vinserti32x4 zmm0, zmm0, xmmword ptr [rdi + 896], 3
    vbroadcasti32x4 zmm3, xmmword ptr [rdi + 192]
    vinserti32x4 zmm3, zmm3, xmmword ptr [rdi + 448], 1
    vinserti32x4 zmm3, zmm3, xmmword ptr [rdi + 704], 2
    vinserti32x4 zmm3, zmm3, xmmword ptr [rdi + 960], 3
    vpunpckldq zmm2, zmm1, zmm16
    vpunpckhdq zmm16, zmm1, zmm16
    vpunpckldq zmm1, zmm0, zmm3
    vpunpckhdq zmm3, zmm0, zmm3
    vpunpcklqdq zmm0, zmm2, zmm1
    vpunpckhqdq zmm1, zmm2, zmm1
    vpunpcklqdq zmm2, zmm16, zmm3
    vpunpckhqdq zmm3, zmm16, zmm3
    vbroadcasti32x4 zmm5, xmmword ptr [rdi + 16]
    vinserti32x4 zmm5, zmm5, xmmword ptr [rdi + 272], 1
    vinserti32x4 zmm5, zmm5, xmmword ptr [rdi + 528], 2
    vinserti32x4 zmm5, zmm5, xmmword ptr [rdi + 784], 3
    vbroadcasti32x4 zmm16, xmmword ptr [rdi + 80]
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 336], 1
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 592], 2
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 848], 3
    vbroadcasti32x4 zmm4, xmmword ptr [rdi + 144]
    vinserti32x4 zmm4, zmm4, xmmword ptr [rdi + 400], 1
    vinserti32x4 zmm4, zmm4, xmmword ptr [rdi + 656], 2
    vinserti32x4 zmm4, zmm4, xmmword ptr [rdi + 912], 3
    vbroadcasti32x4 zmm7, xmmword ptr [rdi + 208]
    vinserti32x4 zmm7, zmm7, xmmword ptr [rdi + 464], 1
    vinserti32x4 zmm7, zmm7, xmmword ptr [rdi + 720], 2
    vinserti32x4 zmm7, zmm7, xmmword ptr [rdi + 976], 3
    vpunpckldq zmm6, zmm5, zmm16
    vpunpckhdq zmm16, zmm5, zmm16
    vpunpckldq zmm5, zmm4, zmm7
    vpunpckhdq zmm7, zmm4, zmm7
    vpunpcklqdq zmm4, zmm6, zmm5
    vpunpckhqdq zmm5, zmm6, zmm5
    vpunpcklqdq zmm6, zmm16, zmm7
    vpunpckhqdq zmm7, zmm16, zmm7
    vbroadcasti32x4 zmm9, xmmword ptr [rdi + 32]
    vinserti32x4 zmm9, zmm9, xmmword ptr [rdi + 288], 1
    vinserti32x4 zmm9, zmm9, xmmword ptr [rdi + 544], 2
    vinserti32x4 zmm9, zmm9, xmmword ptr [rdi + 800], 3
    vbroadcasti32x4 zmm16, xmmword ptr [rdi + 96]
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 352], 1
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 608], 2
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 864], 3
    vbroadcasti32x4 zmm8, xmmword ptr [rdi + 160]
    vinserti32x4 zmm8, zmm8, xmmword ptr [rdi + 416], 1
    vinserti32x4 zmm8, zmm8, xmmword ptr [rdi + 672], 2
    vinserti32x4 zmm8, zmm8, xmmword ptr [rdi + 928], 3
    vbroadcasti32x4 zmm11, xmmword ptr [rdi + 224]
    vinserti32x4 zmm11, zmm11, xmmword ptr [rdi + 480], 1
    vinserti32x4 zmm11, zmm11, xmmword ptr [rdi + 736], 2
    vinserti32x4 zmm11, zmm11, xmmword ptr [rdi + 992], 3
    vpunpckldq zmm10, zmm9, zmm16
    vpunpckhdq zmm16, zmm9, zmm16
    vpunpckldq zmm9, zmm8, zmm11
    vpunpckhdq zmm11, zmm8, zmm11
    vpunpcklqdq zmm8, zmm10, zmm9
    vpunpckhqdq zmm9, zmm10, zmm9
    vpunpcklqdq zmm10, zmm16, zmm11
    vpunpckhqdq zmm11, zmm16, zmm11
    vbroadcasti32x4 zmm13, xmmword ptr [rdi + 48]
    vinserti32x4 zmm13, zmm13, xmmword ptr [rdi + 304], 1
    vinserti32x4 zmm13, zmm13, xmmword ptr [rdi + 560], 2
    vinserti32x4 zmm13, zmm13, xmmword ptr [rdi + 816], 3
    vbroadcasti32x4 zmm16, xmmword ptr [rdi + 112]
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 368], 1
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 624], 2
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 880], 3
    vbroadcasti32x4 zmm12, xmmword ptr [rdi + 176]
    vinserti32x4 zmm12, zmm12, xmmword ptr [rdi + 432], 1
    vinserti32x4 zmm12, zmm12, xmmword ptr [rdi + 688], 2
    vinserti32x4 zmm12, zmm12, xmmword ptr [rdi + 944], 3
    vbroadcasti32x4 zmm15, xmmword ptr [rdi + 240]
    vinserti32x4 zmm15, zmm15, xmmword ptr [rdi + 496], 1
    vinserti32x4 zmm15, zmm15, xmmword ptr [rdi + 752], 2
    vinserti32x4 zmm15, zmm15, xmmword ptr [rdi + 1008], 3
    vpunpckldq zmm14, zmm13, zmm16
    vpunpckhdq zmm16, zmm13, zmm16
    vpunpckldq zmm13, zmm12, zmm15
    vpunpckhdq zmm15, zmm12, zmm15
    vpunpcklqdq zmm12, zmm14, zmm13
    vpunpckhqdq zmm13, zmm14, zmm13
    vpunpcklqdq zmm14, zmm16, zmm15
    vpunpckhqdq zmm15, zmm16, zmm15
    mov eax, 10
4:
    vpaddd zmm0, zmm0, zmm4
    vpaddd zmm1, zmm1, zmm5
    vpaddd zmm2, zmm2, zmm6
    vpaddd zmm3, zmm3, zmm7
    vpxord zmm12, zmm12, zmm0
    vprold zmm12, zmm12, 16
    vpxord zmm13, zmm13, zmm1
    vprold zmm13, zmm13, 16
    vpxord zmm14, zmm14, zmm2
    vprold zmm14, zmm14, 16
    vpxord zmm15, zmm15, zmm3
    vprold zmm15, zmm15, 16
    vpaddd zmm8, zmm8, zmm12
    vpaddd zmm9, zmm9, zmm13
    vpaddd zmm10, zmm10, zmm14
    vpaddd zmm11, zmm11, zmm15
    vpxord zmm4, zmm4, zmm8
    vprold zmm4, zmm4, 12
    vpxord zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 12
    vpxord zmm6, zmm6, zmm10
    vprold zmm6, zmm6, 12
    vpxord zmm7, zmm7, zmm11
    vprold zmm7, zmm7, 12
    vpaddd zmm0, zmm0, zmm4
    vpaddd zmm1, zmm1, zmm5
    vpaddd zmm2, zmm2, zmm6
    vpaddd zmm3, zmm3, zmm7
    vpxord zmm12, zmm12, zmm0
    vprold zmm12, zmm12, 8
    vpxord zmm13, zmm13, zmm1
    vprold zmm13, zmm13, 8
    vpxord zmm14, zmm14, zmm2
    vprold zmm14, zmm14, 8
    vpxord zmm15, zmm15, zmm3
    vprold zmm15, zmm15, 8
    vpaddd zmm8, zmm8, zmm12
    vpaddd zmm9, zmm9, zmm13
    vpaddd zmm10, zmm10, zmm14
    vpaddd zmm11, zmm11, zmm15
    vpxord zmm4, zmm4, zmm8
    vprold zmm4, zmm4, 7
    vpxord zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 7
    vpxord zmm6, zmm6, zmm10
    vprold zmm6, zmm6, 7
    vpxord zmm7, zmm7, zmm11
    vprold zmm7, zmm7, 7
    vpaddd zmm0, zmm0, zmm5
    vpaddd zmm1, zmm1, zmm6
    vpaddd zmm2, zmm2, zmm7
    vpaddd zmm3, zmm3, zmm4
    vpxord zmm15, zmm15, zmm0
    vprold zmm15, zmm15, 16
    vpxord zmm12, zmm12, zmm1
    vprold zmm12, zmm12, 16
    vpxord zmm13, zmm13, zmm2
    vprold zmm13, zmm13, 16
    vpxord zmm14, zmm14, zmm3
    vprold zmm14, zmm14, 16
    vpaddd zmm10, zmm10, zmm15
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm8, zmm8, zmm13
    vpaddd zmm9, zmm9, zmm14
    vpxord zmm5, zmm5, zmm10
    vprold zmm5, zmm5, 12
    vpxord zmm6, zmm6, zmm11
    vprold zmm6, zmm6, 12
    vpxord zmm7, zmm7, zmm8
    vprold zmm7, zmm7, 12
    vpxord zmm4, zmm4, zmm9
    vprold zmm4, zmm4, 12
    vpaddd zmm0, zmm0, zmm5
    vpaddd zmm1, zmm1, zmm6
    vpaddd zmm2, zmm2, zmm7
    vpaddd zmm3, zmm3, zmm4
    vpxord zmm15, zmm15, zmm0
    vprold zmm15, zmm15, 8
    vpxord zmm12, zmm12, zmm1
    vprold zmm12, zmm12, 8
    vpxord zmm13, zmm13, zmm2
    vprold zmm13, zmm13, 8
    vpxord zmm14, zmm14, zmm3
    vprold zmm14, zmm14, 8
    vpaddd zmm10, zmm10, zmm15
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm8, zmm8, zmm13
    vpaddd zmm9, zmm9, zmm14
    vpxord zmm5, zmm5, zmm10
    vprold zmm5, zmm5, 7
    vpxord zmm6, zmm6, zmm11
    vprold zmm6, zmm6, 7
    vpxord zmm7, zmm7, zmm8
    vprold zmm7, zmm7, 7
    vpxord zmm4, zmm4, zmm9
    vprold zmm4, zmm4, 7
    sub eax, 1
    jne 4b
    vpunpckldq zmm16, zmm0, zmm1
    vpunpckhdq zmm1, zmm0, zmm1
    vpunpckldq zmm0, zmm2, zmm3
    vpunpckhdq zmm3, zmm2, zmm3
    vpunpcklqdq zmm2, zmm16, zmm0
    vpunpckhqdq zmm0, zmm16, zmm0
    vpunpcklqdq zmm16, zmm1, zmm3
    vpunpckhqdq zmm3, zmm1, zmm3
    vpunpckldq zmm1, zmm4, zmm5
    vpunpckhdq zmm5, zmm4, zmm5
    vpunpckldq zmm4, zmm6, zmm7
    vpunpckhdq zmm7, zmm6, zmm7
    vpunpcklqdq zmm6, zmm1, zmm4
    vpunpckhqdq zmm4, zmm1, zmm4
    vpunpcklqdq zmm1, zmm5, zmm7
    vpunpckhqdq zmm7, zmm5, zmm7
    vpunpckldq zmm5, zmm8, zmm9
    vpunpckhdq zmm9, zmm8, zmm9
    vpunpckldq zmm8, zmm10, zmm11
    vpunpckhdq zmm11, zmm10, zmm11
    vpunpcklqdq zmm10, zmm5, zmm8
    vpunpckhqdq zmm8, zmm5, zmm8
    vpunpcklqdq zmm5, zmm9, zmm11
    vpunpckhqdq zmm11, zmm9, zmm11
    vpunpckldq zmm9, zmm12, zmm13
    vpunpckhdq zmm13, zmm12, zmm13
    vpunpckldq zmm12, zmm14, zmm15
    vpunpckhdq zmm15, zmm14, zmm15
    vpunpcklqdq zmm14, zmm9, zmm12
    vpunpckhqdq zmm12, zmm9, zmm12
    vpunpcklqdq zmm9, zmm13, zmm15
    vpunpckhqdq zmm15, zmm13, zmm15
    vshufi32x4 zmm13, zmm2, zmm6, 68
    vshufi32x4 zmm6, zmm2, zmm6, 238
    vshufi32x4 zmm2, zmm10, zmm14, 68
    vshufi32x4 zmm14, zmm10, zmm14, 238
    vshufi32x4 zmm10, zmm13, zmm2, 136
    vshufi32x4 zmm2, zmm13, zmm2, 221
    vshufi32x4 zmm13, zmm6, zmm14, 136
    vshufi32x4 zmm14, zmm6, zmm14, 221
    vpaddd zmm10, zmm10, zmmword ptr [rdi]
    vmovdqu32 zmmword ptr [rdi], zmm10
    vpaddd zmm2, zmm2, zmmword ptr [rdi + 256]
    vmovdqu32 zmmword ptr [rdi + 256], zmm2
    vpaddd zmm13, zmm13, zmmword ptr [rdi + 512]
    vmovdqu32 zmmword ptr [rdi + 512], zmm13
    vpaddd zmm14, zmm14, zmmword ptr [rdi + 768]
    vmovdqu32 zmmword ptr [rdi + 768], zmm14
    vshufi32x4 zmm6, zmm0, zmm4, 68
    vshufi32x4 zmm4, zmm0, zmm4, 238
    vshufi32x4 zmm0, zmm8, zmm12, 68
    vshufi32x4 zmm12, zmm8, zmm12, 238
    vshufi32x4 zmm8, zmm6, zmm0, 136
    vshufi32x4 zmm0, zmm6, zmm0, 221
    vshufi32x4 zmm6, zmm4, zmm12, 136
    vshufi32x4 zmm12, zmm4, zmm12, 221
    vpaddd zmm8, zmm8, zmmword ptr [rdi + 64]
    vmovdqu32 zmmword ptr [rdi + 64], zmm8
    vpaddd zmm0, zmm0, zmmword ptr [rdi + 320]
    vmovdqu32 zmmword ptr [rdi + 320], zmm0
    vpaddd zmm6, zmm6, zmmword ptr [rdi + 576]
    vmovdqu32 zmmword ptr [rdi + 576], zmm6
    vpaddd zmm12, zmm12, zmmword ptr [rdi + 832]
    vmovdqu32 zmmword ptr [rdi + 832], zmm12
    vshufi32x4 zmm4, zmm16, zmm1, 68
    vshufi32x4 zmm1, zmm16, zmm1, 238
    vshufi32x4 zmm16, zmm5, zmm9, 68
    vshufi32x4 zmm9, zmm5, zmm9, 238
    vshufi32x4 zmm5, zmm4, zmm16, 136
    vshufi32x4 zmm16, zmm4, zmm16, 221
    vshufi32x4 zmm4, zmm1, zmm9, 136
    vshufi32x4 zmm9, zmm1, zmm9, 221
    vpaddd zmm5, zmm5, zmmword ptr [rdi + 128]
    vmovdqu32 zmmword ptr [rdi + 128], zmm5
    vpaddd zmm16, zmm16, zmmword ptr [rdi + 384]
    vmovdqu32 zmmword ptr [rdi + 384], zmm16
    vpaddd zmm4, zmm4, zmmword ptr [rdi + 640]
    vmovdqu32 zmmword ptr [rdi + 640], zmm4
    vpaddd zmm9, zmm9, zmmword ptr [rdi + 896]
    vmovdqu32 zmmword ptr [rdi + 896], zmm9
    vshufi32x4 zmm1, zmm3, zmm7, 68
    vshufi32x4 zmm7, zmm3, zmm7, 238
    vshufi32x4 zmm3, zmm11, zmm15, 68
    vshufi32x4 zmm15, zmm11, zmm15, 238
    vshufi32x4 zmm11, zmm1, zmm3, 136
    vshufi32x4 zmm3, zmm1, zmm3, 221
    vshufi32x4 zmm1, zmm7, zmm15, 136
    vshufi32x4 zmm15, zmm7, zmm15, 221
    vpaddd zmm11, zmm11, zmmword ptr [rdi + 192]
    vmovdqu32 zmmword ptr [rdi + 192], zmm11
    vpaddd zmm3, zmm3, zmmword ptr [rdi + 448]
    vmovdqu32 zmmword ptr [rdi + 448], zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rdi + 704]
    vmovdqu32 zmmword ptr [rdi + 704], zmm1
    vpaddd zmm15, zmm15, zmmword ptr [rdi + 960]
    vmovdqu32 zmmword ptr [rdi + 960], zmm15
    add rdi, 1024
    sub rsi, 1024
    cmp rsi, 1024
    jae 2b
3:
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
    vzeroupper
    ret
    .cfi_endproc
