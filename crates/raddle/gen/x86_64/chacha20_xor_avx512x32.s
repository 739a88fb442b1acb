    .cfi_startproc
    endbr64
    sub rsp, 64
    .cfi_def_cfa_offset 72
    mov r9d, dword ptr [rcx + 48]
    cmp rdx, 2048
    jb 3f
2:
    vpbroadcastd zmm0, dword ptr [rcx]
    vpbroadcastd zmm1, dword ptr [rcx + 4]
    vpbroadcastd zmm2, dword ptr [rcx + 8]
    vpbroadcastd zmm3, dword ptr [rcx + 12]
    vpbroadcastd zmm4, dword ptr [rcx + 16]
    vpbroadcastd zmm5, dword ptr [rcx + 20]
    vpbroadcastd zmm6, dword ptr [rcx + 24]
    vpbroadcastd zmm7, dword ptr [rcx + 28]
    vpbroadcastd zmm8, dword ptr [rcx + 32]
    vpbroadcastd zmm9, dword ptr [rcx + 36]
    vpbroadcastd zmm10, dword ptr [rcx + 40]
    vpbroadcastd zmm11, dword ptr [rcx + 44]
    vpbroadcastd zmm13, dword ptr [rcx + 52]
    vpbroadcastd zmm14, dword ptr [rcx + 56]
    vpbroadcastd zmm15, dword ptr [rcx + 60]
    vpbroadcastd zmm12, r9d
    vpaddd zmm12, zmm12, zmmword ptr [r8]
    vpbroadcastd zmm16, dword ptr [rcx]
    vpbroadcastd zmm17, dword ptr [rcx + 4]
    vpbroadcastd zmm18, dword ptr [rcx + 8]
    vpbroadcastd zmm19, dword ptr [rcx + 12]
    vpbroadcastd zmm20, dword ptr [rcx + 16]
    vpbroadcastd zmm21, dword ptr [rcx + 20]
    vpbroadcastd zmm22, dword ptr [rcx + 24]
    vpbroadcastd zmm23, dword ptr [rcx + 28]
    vpbroadcastd zmm24, dword ptr [rcx + 32]
    vpbroadcastd zmm25, dword ptr [rcx + 36]
    vpbroadcastd zmm26, dword ptr [rcx + 40]
    vpbroadcastd zmm27, dword ptr [rcx + 44]
    vpbroadcastd zmm29, dword ptr [rcx + 52]
    vpbroadcastd zmm30, dword ptr [rcx + 56]
    vpbroadcastd zmm31, dword ptr [rcx + 60]
    vpbroadcastd zmm28, r9d
    vpaddd zmm28, zmm28, zmmword ptr [r8 + 64]
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
    vpaddd zmm16, zmm16, zmm20
    vpaddd zmm17, zmm17, zmm21
    vpaddd zmm18, zmm18, zmm22
    vpaddd zmm19, zmm19, zmm23
    vpxord zmm28, zmm28, zmm16
    vprold zmm28, zmm28, 16
    vpxord zmm29, zmm29, zmm17
    vprold zmm29, zmm29, 16
    vpxord zmm30, zmm30, zmm18
    vprold zmm30, zmm30, 16
    vpxord zmm31, zmm31, zmm19
    vprold zmm31, zmm31, 16
    vpaddd zmm24, zmm24, zmm28
    vpaddd zmm25, zmm25, zmm29
    vpaddd zmm26, zmm26, zmm30
    vpaddd zmm27, zmm27, zmm31
    vpxord zmm20, zmm20, zmm24
    vprold zmm20, zmm20, 12
    vpxord zmm21, zmm21, zmm25
    vprold zmm21, zmm21, 12
    vpxord zmm22, zmm22, zmm26
    vprold zmm22, zmm22, 12
    vpxord zmm23, zmm23, zmm27
    vprold zmm23, zmm23, 12
    vpaddd zmm16, zmm16, zmm20
    vpaddd zmm17, zmm17, zmm21
    vpaddd zmm18, zmm18, zmm22
    vpaddd zmm19, zmm19, zmm23
    vpxord zmm28, zmm28, zmm16
    vprold zmm28, zmm28, 8
    vpxord zmm29, zmm29, zmm17
    vprold zmm29, zmm29, 8
    vpxord zmm30, zmm30, zmm18
    vprold zmm30, zmm30, 8
    vpxord zmm31, zmm31, zmm19
    vprold zmm31, zmm31, 8
    vpaddd zmm24, zmm24, zmm28
    vpaddd zmm25, zmm25, zmm29
    vpaddd zmm26, zmm26, zmm30
    vpaddd zmm27, zmm27, zmm31
    vpxord zmm20, zmm20, zmm24
    vprold zmm20, zmm20, 7
    vpxord zmm21, zmm21, zmm25
    vprold zmm21, zmm21, 7
    vpxord zmm22, zmm22, zmm26
    vprold zmm22, zmm22, 7
    vpxord zmm23, zmm23, zmm27
    vprold zmm23, zmm23, 7
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
    vpaddd zmm16, zmm16, zmm21
    vpaddd zmm17, zmm17, zmm22
    vpaddd zmm18, zmm18, zmm23
    vpaddd zmm19, zmm19, zmm20
    vpxord zmm31, zmm31, zmm16
    vprold zmm31, zmm31, 16
    vpxord zmm28, zmm28, zmm17
    vprold zmm28, zmm28, 16
    vpxord zmm29, zmm29, zmm18
    vprold zmm29, zmm29, 16
    vpxord zmm30, zmm30, zmm19
    vprold zmm30, zmm30, 16
    vpaddd zmm26, zmm26, zmm31
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm24, zmm24, zmm29
    vpaddd zmm25, zmm25, zmm30
    vpxord zmm21, zmm21, zmm26
    vprold zmm21, zmm21, 12
    vpxord zmm22, zmm22, zmm27
    vprold zmm22, zmm22, 12
    vpxord zmm23, zmm23, zmm24
    vprold zmm23, zmm23, 12
    vpxord zmm20, zmm20, zmm25
    vprold zmm20, zmm20, 12
    vpaddd zmm16, zmm16, zmm21
    vpaddd zmm17, zmm17, zmm22
    vpaddd zmm18, zmm18, zmm23
    vpaddd zmm19, zmm19, zmm20
    vpxord zmm31, zmm31, zmm16
    vprold zmm31, zmm31, 8
    vpxord zmm28, zmm28, zmm17
    vprold zmm28, zmm28, 8
    vpxord zmm29, zmm29, zmm18
    vprold zmm29, zmm29, 8
    vpxord zmm30, zmm30, zmm19
    vprold zmm30, zmm30, 8
    vpaddd zmm26, zmm26, zmm31
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm24, zmm24, zmm29
    vpaddd zmm25, zmm25, zmm30
    vpxord zmm21, zmm21, zmm26
    vprold zmm21, zmm21, 7
    vpxord zmm22, zmm22, zmm27
    vprold zmm22, zmm22, 7
    vpxord zmm23, zmm23, zmm24
    vprold zmm23, zmm23, 7
    vpxord zmm20, zmm20, zmm25
    vprold zmm20, zmm20, 7
    sub eax, 1
    jne 4b
    vmovdqu32 zmmword ptr [rsp], zmm16
    vpaddd zmm0, zmm0, dword ptr [rcx]{1to16}
    vpaddd zmm1, zmm1, dword ptr [rcx + 4]{1to16}
    vpaddd zmm2, zmm2, dword ptr [rcx + 8]{1to16}
    vpaddd zmm3, zmm3, dword ptr [rcx + 12]{1to16}
    vpunpckldq zmm16, zmm0, zmm1
    vpunpckhdq zmm1, zmm0, zmm1
    vpunpckldq zmm0, zmm2, zmm3
    vpunpckhdq zmm3, zmm2, zmm3
    vpunpcklqdq zmm2, zmm16, zmm0
    vpunpckhqdq zmm0, zmm16, zmm0
    vpunpcklqdq zmm16, zmm1, zmm3
    vpunpckhqdq zmm3, zmm1, zmm3
    vpaddd zmm4, zmm4, dword ptr [rcx + 16]{1to16}
    vpaddd zmm5, zmm5, dword ptr [rcx + 20]{1to16}
    vpaddd zmm6, zmm6, dword ptr [rcx + 24]{1to16}
    vpaddd zmm7, zmm7, dword ptr [rcx + 28]{1to16}
    vpunpckldq zmm1, zmm4, zmm5
    vpunpckhdq zmm5, zmm4, zmm5
    vpunpckldq zmm4, zmm6, zmm7
    vpunpckhdq zmm7, zmm6, zmm7
    vpunpcklqdq zmm6, zmm1, zmm4
    vpunpckhqdq zmm4, zmm1, zmm4
    vpunpcklqdq zmm1, zmm5, zmm7
    vpunpckhqdq zmm7, zmm5, zmm7
    vpaddd zmm8, zmm8, dword ptr [rcx + 32]{1to16}
    vpaddd zmm9, zmm9, dword ptr [rcx + 36]{1to16}
    vpaddd zmm10, zmm10, dword ptr [rcx + 40]{1to16}
    vpaddd zmm11, zmm11, dword ptr [rcx + 44]{1to16}
    vpunpckldq zmm5, zmm8, zmm9
    vpunpckhdq zmm9, zmm8, zmm9
    vpunpckldq zmm8, zmm10, zmm11
    vpunpckhdq zmm11, zmm10, zmm11
    vpunpcklqdq zmm10, zmm5, zmm8
    vpunpckhqdq zmm8, zmm5, zmm8
    vpunpcklqdq zmm5, zmm9, zmm11
    vpunpckhqdq zmm11, zmm9, zmm11
    vpbroadcastd zmm9, r9d
    vpaddd zmm12, zmm12, zmm9
    vpaddd zmm12, zmm12, zmmword ptr [r8]
    vpaddd zmm13, zmm13, dword ptr [rcx + 52]{1to16}
    vpaddd zmm14, zmm14, dword ptr [rcx + 56]{1to16}
    vpaddd zmm15, zmm15, dword ptr [rcx + 60]{1to16}
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
    vpxord zmm10, zmm10, zmmword ptr [rsi]
    vmovdqu32 zmmword ptr [rdi], zmm10
    vpxord zmm2, zmm2, zmmword ptr [rsi + 256]
    vmovdqu32 zmmword ptr [rdi + 256], zmm2
    vpxord zmm13, zmm13, zmmword ptr [rsi + 512]
    vmovdqu32 zmmword ptr [rdi + 512], zmm13
    vpxord zmm14, zmm14, zmmword ptr [rsi + 768]
    vmovdqu32 zmmword ptr [rdi + 768], zmm14
    vshufi32x4 zmm6, zmm0, zmm4, 68
    vshufi32x4 zmm4, zmm0, zmm4, 238
    vshufi32x4 zmm0, zmm8, zmm12, 68
    vshufi32x4 zmm12, zmm8, zmm12, 238
    vshufi32x4 zmm8, zmm6, zmm0, 136
    vshufi32x4 zmm0, zmm6, zmm0, 221
    vshufi32x4 zmm6, zmm4, zmm12, 136
    vshufi32x4 zmm12, zmm4, zmm12, 221
    vpxord zmm8, zmm8, zmmword ptr [rsi + 64]
    vmovdqu32 zmmword ptr [rdi + 64], zmm8
    vpxord zmm0, zmm0, zmmword ptr [rsi + 320]
    vmovdqu32 zmmword ptr [rdi + 320], zmm0
    vpxord zmm6, zmm6, zmmword ptr [rsi + 576]
    vmovdqu32 zmmword ptr [rdi + 576], zmm6
    vpxord zmm12, zmm12, zmmword ptr [rsi + 832]
    vmovdqu32 zmmword ptr [rdi + 832], zmm12
    vshufi32x4 zmm4, zmm16, zmm1, 68
    vshufi32x4 zmm1, zmm16, zmm1, 238
    vshufi32x4 zmm16, zmm5, zmm9, 68
    vshufi32x4 zmm9, zmm5, zmm9, 238
    vshufi32x4 zmm5, zmm4, zmm16, 136
    vshufi32x4 zmm16, zmm4, zmm16, 221
    vshufi32x4 zmm4, zmm1, zmm9, 136
    vshufi32x4 zmm9, zmm1, zmm9, 221
    vpxord zmm5, zmm5, zmmword ptr [rsi + 128]
    vmovdqu32 zmmword ptr [rdi + 128], zmm5
    vpxord zmm16, zmm16, zmmword ptr [rsi + 384]
    vmovdqu32 zmmword ptr [rdi + 384], zmm16
    vpxord zmm4, zmm4, zmmword ptr [rsi + 640]
    vmovdqu32 zmmword ptr [rdi + 640], zmm4
    vpxord zmm9, zmm9, zmmword ptr [rsi + 896]
    vmovdqu32 zmmword ptr [rdi + 896], zmm9
    vshufi32x4 zmm1, zmm3, zmm7, 68
    vshufi32x4 zmm7, zmm3, zmm7, 238
    vshufi32x4 zmm3, zmm11, zmm15, 68
    vshufi32x4 zmm15, zmm11, zmm15, 238
    vshufi32x4 zmm11, zmm1, zmm3, 136
    vshufi32x4 zmm3, zmm1, zmm3, 221
    vshufi32x4 zmm1, zmm7, zmm15, 136
    vshufi32x4 zmm15, zmm7, zmm15, 221
    vpxord zmm11, zmm11, zmmword ptr [rsi + 192]
    vmovdqu32 zmmword ptr [rdi + 192], zmm11
    vpxord zmm3, zmm3, zmmword ptr [rsi + 448]
    vmovdqu32 zmmword ptr [rdi + 448], zmm3
    vpxord zmm1, zmm1, zmmword ptr [rsi + 704]
    vmovdqu32 zmmword ptr [rdi + 704], zmm1
    vpxord zmm15, zmm15, zmmword ptr [rsi + 960]
    vmovdqu32 zmmword ptr [rdi + 960], zmm15
    vmovdqu32 zmm16, zmmword ptr [rsp]
    vpaddd zmm16, zmm16, dword ptr [rcx]{1to16}
    vpaddd zmm17, zmm17, dword ptr [rcx + 4]{1to16}
    vpaddd zmm18, zmm18, dword ptr [rcx + 8]{1to16}
    vpaddd zmm19, zmm19, dword ptr [rcx + 12]{1to16}
    vpunpckldq zmm0, zmm16, zmm17
    vpunpckhdq zmm17, zmm16, zmm17
    vpunpckldq zmm16, zmm18, zmm19
    vpunpckhdq zmm19, zmm18, zmm19
    vpunpcklqdq zmm18, zmm0, zmm16
    vpunpckhqdq zmm16, zmm0, zmm16
    vpunpcklqdq zmm0, zmm17, zmm19
    vpunpckhqdq zmm19, zmm17, zmm19
    vpaddd zmm20, zmm20, dword ptr [rcx + 16]{1to16}
    vpaddd zmm21, zmm21, dword ptr [rcx + 20]{1to16}
    vpaddd zmm22, zmm22, dword ptr [rcx + 24]{1to16}
    vpaddd zmm23, zmm23, dword ptr [rcx + 28]{1to16}
    vpunpckldq zmm17, zmm20, zmm21
    vpunpckhdq zmm21, zmm20, zmm21
    vpunpckldq zmm20, zmm22, zmm23
    vpunpckhdq zmm23, zmm22, zmm23
    vpunpcklqdq zmm22, zmm17, zmm20
    vpunpckhqdq zmm20, zmm17, zmm20
    vpunpcklqdq zmm17, zmm21, zmm23
    vpunpckhqdq zmm23, zmm21, zmm23
    vpaddd zmm24, zmm24, dword ptr [rcx + 32]{1to16}
    vpaddd zmm25, zmm25, dword ptr [rcx + 36]{1to16}
    vpaddd zmm26, zmm26, dword ptr [rcx + 40]{1to16}
    vpaddd zmm27, zmm27, dword ptr [rcx + 44]{1to16}
    vpunpckldq zmm21, zmm24, zmm25
    vpunpckhdq zmm25, zmm24, zmm25
    vpunpckldq zmm24, zmm26, zmm27
    vpunpckhdq zmm27, zmm26, zmm27
    vpunpcklqdq zmm26, zmm21, zmm24
    vpunpckhqdq zmm24, zmm21, zmm24
    vpunpcklqdq zmm21, zmm25, zmm27
    vpunpckhqdq zmm27, zmm25, zmm27
    vpbroadcastd zmm25, r9d
    vpaddd zmm28, zmm28, zmm25
    vpaddd zmm28, zmm28, zmmword ptr [r8 + 64]
    vpaddd zmm29, zmm29, dword ptr [rcx + 52]{1to16}
    vpaddd zmm30, zmm30, dword ptr [rcx + 56]{1to16}
    vpaddd zmm31, zmm31, dword ptr [rcx + 60]{1to16}
    vpunpckldq zmm25, zmm28, zmm29
    vpunpckhdq zmm29, zmm28, zmm29
    vpunpckldq zmm28, zmm30, zmm31
    vpunpckhdq zmm31, zmm30, zmm31
    vpunpcklqdq zmm30, zmm25, zmm28
    vpunpckhqdq zmm28, zmm25, zmm28
    vpunpcklqdq zmm25, zmm29, zmm31
    vpunpckhqdq zmm31, zmm29, zmm31
    vshufi32x4 zmm29, zmm18, zmm22, 68
    vshufi32x4 zmm22, zmm18, zmm22, 238
    vshufi32x4 zmm18, zmm26, zmm30, 68
    vshufi32x4 zmm30, zmm26, zmm30, 238
    vshufi32x4 zmm26, zmm29, zmm18, 136
    vshufi32x4 zmm18, zmm29, zmm18, 221
    vshufi32x4 zmm29, zmm22, zmm30, 136
    vshufi32x4 zmm30, zmm22, zmm30, 221
    vpxord zmm26, zmm26, zmmword ptr [rsi + 1024]
    vmovdqu32 zmmword ptr [rdi + 1024], zmm26
    vpxord zmm18, zmm18, zmmword ptr [rsi + 1280]
    vmovdqu32 zmmword ptr [rdi + 1280], zmm18
    vpxord zmm29, zmm29, zmmword ptr [rsi + 1536]
    vmovdqu32 zmmword ptr [rdi + 1536], zmm29
    vpxord zmm30, zmm30, zmmword ptr [rsi + 1792]
    vmovdqu32 zmmword ptr [rdi + 1792], zmm30
    vshufi32x4 zmm22, zmm16, zmm20, 68
    vshufi32x4 zmm20, zmm16, zmm20, 238
    vshufi32x4 zmm16, zmm24, zmm28, 68
    vshufi32x4 zmm28, zmm24, zmm28, 238
    vshufi32x4 zmm24, zmm22, zmm16, 136
    vshufi32x4 zmm16, zmm22, zmm16, 221
    vshufi32x4 zmm22, zmm20, zmm28, 136
    vshufi32x4 zmm28, zmm20, zmm28, 221
    vpxord zmm24, zmm24, zmmword ptr [rsi + 1088]
    vmovdqu32 zmmword ptr [rdi + 1088], zmm24
    vpxord zmm16, zmm16, zmmword ptr [rsi + 1344]
    vmovdqu32 zmmword ptr [rdi + 1344], zmm16
    vpxord zmm22, zmm22, zmmword ptr [rsi + 1600]
    vmovdqu32 zmmword ptr [rdi + 1600], zmm22
    vpxord zmm28, zmm28, zmmword ptr [rsi + 1856]
    vmovdqu32 zmmword ptr [rdi + 1856], zmm28
    vshufi32x4 zmm20, zmm0, zmm17, 68
    vshufi32x4 zmm17, zmm0, zmm17, 238
    vshufi32x4 zmm0, zmm21, zmm25, 68
    vshufi32x4 zmm25, zmm21, zmm25, 238
    vshufi32x4 zmm21, zmm20, zmm0, 136
    vshufi32x4 zmm0, zmm20, zmm0, 221
    vshufi32x4 zmm20, zmm17, zmm25, 136
    vshufi32x4 zmm25, zmm17, zmm25, 221
    vpxord zmm21, zmm21, zmmword ptr [rsi + 1152]
    vmovdqu32 zmmword ptr [rdi + 1152], zmm21
    vpxord zmm0, zmm0, zmmword ptr [rsi + 1408]
    vmovdqu32 zmmword ptr [rdi + 1408], zmm0
    vpxord zmm20, zmm20, zmmword ptr [rsi + 1664]
    vmovdqu32 zmmword ptr [rdi + 1664], zmm20
    vpxord zmm25, zmm25, zmmword ptr [rsi + 1920]
    vmovdqu32 zmmword ptr [rdi + 1920], zmm25
    vshufi32x4 zmm17, zmm19, zmm23, 68
    vshufi32x4 zmm23, zmm19, zmm23, 238
    vshufi32x4 zmm19, zmm27, zmm31, 68
    vshufi32x4 zmm31, zmm27, zmm31, 238
    vshufi32x4 zmm27, zmm17, zmm19, 136
    vshufi32x4 zmm19, zmm17, zmm19, 221
    vshufi32x4 zmm17, zmm23, zmm31, 136
    vshufi32x4 zmm31, zmm23, zmm31, 221
    vpxord zmm27, zmm27, zmmword ptr [rsi + 1216]
    vmovdqu32 zmmword ptr [rdi + 1216], zmm27
    vpxord zmm19, zmm19, zmmword ptr [rsi + 1472]
    vmovdqu32 zmmword ptr [rdi + 1472], zmm19
    vpxord zmm17, zmm17, zmmword ptr [rsi + 1728]
    vmovdqu32 zmmword ptr [rdi + 1728], zmm17
    vpxord zmm31, zmm31, zmmword ptr [rsi + 1984]
    vmovdqu32 zmmword ptr [rdi + 1984], zmm31
    add rdi, 2048
    add rsi, 2048
    sub rdx, 2048
    add r9d, 32
    cmp rdx, 2048
    jae 2b
3:
    test rdx, rdx
    je 5f
    vpbroadcastd zmm0, dword ptr [rcx]
    vpbroadcastd zmm1, dword ptr [rcx + 4]
    vpbroadcastd zmm2, dword ptr [rcx + 8]
    vpbroadcastd zmm3, dword ptr [rcx + 12]
    vpbroadcastd zmm4, dword ptr [rcx + 16]
    vpbroadcastd zmm5, dword ptr [rcx + 20]
    vpbroadcastd zmm6, dword ptr [rcx + 24]
    vpbroadcastd zmm7, dword ptr [rcx + 28]
    vpbroadcastd zmm8, dword ptr [rcx + 32]
    vpbroadcastd zmm9, dword ptr [rcx + 36]
    vpbroadcastd zmm10, dword ptr [rcx + 40]
    vpbroadcastd zmm11, dword ptr [rcx + 44]
    vpbroadcastd zmm13, dword ptr [rcx + 52]
    vpbroadcastd zmm14, dword ptr [rcx + 56]
    vpbroadcastd zmm15, dword ptr [rcx + 60]
    vpbroadcastd zmm12, r9d
    vpaddd zmm12, zmm12, zmmword ptr [r8]
    vpbroadcastd zmm16, dword ptr [rcx]
    vpbroadcastd zmm17, dword ptr [rcx + 4]
    vpbroadcastd zmm18, dword ptr [rcx + 8]
    vpbroadcastd zmm19, dword ptr [rcx + 12]
    vpbroadcastd zmm20, dword ptr [rcx + 16]
    vpbroadcastd zmm21, dword ptr [rcx + 20]
    vpbroadcastd zmm22, dword ptr [rcx + 24]
    vpbroadcastd zmm23, dword ptr [rcx + 28]
    vpbroadcastd zmm24, dword ptr [rcx + 32]
    vpbroadcastd zmm25, dword ptr [rcx + 36]
    vpbroadcastd zmm26, dword ptr [rcx + 40]
    vpbroadcastd zmm27, dword ptr [rcx + 44]
    vpbroadcastd zmm29, dword ptr [rcx + 52]
    vpbroadcastd zmm30, dword ptr [rcx + 56]
    vpbroadcastd zmm31, dword ptr [rcx + 60]
    vpbroadcastd zmm28, r9d
    vpaddd zmm28, zmm28, zmmword ptr [r8 + 64]
    mov eax, 10
6:
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
    vpaddd zmm16, zmm16, zmm20
    vpaddd zmm17, zmm17, zmm21
    vpaddd zmm18, zmm18, zmm22
    vpaddd zmm19, zmm19, zmm23
    vpxord zmm28, zmm28, zmm16
    vprold zmm28, zmm28, 16
    vpxord zmm29, zmm29, zmm17
    vprold zmm29, zmm29, 16
    vpxord zmm30, zmm30, zmm18
    vprold zmm30, zmm30, 16
    vpxord zmm31, zmm31, zmm19
    vprold zmm31, zmm31, 16
    vpaddd zmm24, zmm24, zmm28
    vpaddd zmm25, zmm25, zmm29
    vpaddd zmm26, zmm26, zmm30
    vpaddd zmm27, zmm27, zmm31
    vpxord zmm20, zmm20, zmm24
    vprold zmm20, zmm20, 12
    vpxord zmm21, zmm21, zmm25
    vprold zmm21, zmm21, 12
    vpxord zmm22, zmm22, zmm26
    vprold zmm22, zmm22, 12
    vpxord zmm23, zmm23, zmm27
    vprold zmm23, zmm23, 12
    vpaddd zmm16, zmm16, zmm20
    vpaddd zmm17, zmm17, zmm21
    vpaddd zmm18, zmm18, zmm22
    vpaddd zmm19, zmm19, zmm23
    vpxord zmm28, zmm28, zmm16
    vprold zmm28, zmm28, 8
    vpxord zmm29, zmm29, zmm17
    vprold zmm29, zmm29, 8
    vpxord zmm30, zmm30, zmm18
    vprold zmm30, zmm30, 8
    vpxord zmm31, zmm31, zmm19
    vprold zmm31, zmm31, 8
    vpaddd zmm24, zmm24, zmm28
    vpaddd zmm25, zmm25, zmm29
    vpaddd zmm26, zmm26, zmm30
    vpaddd zmm27, zmm27, zmm31
    vpxord zmm20, zmm20, zmm24
    vprold zmm20, zmm20, 7
    vpxord zmm21, zmm21, zmm25
    vprold zmm21, zmm21, 7
    vpxord zmm22, zmm22, zmm26
    vprold zmm22, zmm22, 7
    vpxord zmm23, zmm23, zmm27
    vprold zmm23, zmm23, 7
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
    vpaddd zmm16, zmm16, zmm21
    vpaddd zmm17, zmm17, zmm22
    vpaddd zmm18, zmm18, zmm23
    vpaddd zmm19, zmm19, zmm20
    vpxord zmm31, zmm31, zmm16
    vprold zmm31, zmm31, 16
    vpxord zmm28, zmm28, zmm17
    vprold zmm28, zmm28, 16
    vpxord zmm29, zmm29, zmm18
    vprold zmm29, zmm29, 16
    vpxord zmm30, zmm30, zmm19
    vprold zmm30, zmm30, 16
    vpaddd zmm26, zmm26, zmm31
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm24, zmm24, zmm29
    vpaddd zmm25, zmm25, zmm30
    vpxord zmm21, zmm21, zmm26
    vprold zmm21, zmm21, 12
    vpxord zmm22, zmm22, zmm27
    vprold zmm22, zmm22, 12
    vpxord zmm23, zmm23, zmm24
    vprold zmm23, zmm23, 12
    vpxord zmm20, zmm20, zmm25
    vprold zmm20, zmm20, 12
    vpaddd zmm16, zmm16, zmm21
    vpaddd zmm17, zmm17, zmm22
    vpaddd zmm18, zmm18, zmm23
    vpaddd zmm19, zmm19, zmm20
    vpxord zmm31, zmm31, zmm16
    vprold zmm31, zmm31, 8
    vpxord zmm28, zmm28, zmm17
    vprold zmm28, zmm28, 8
    vpxord zmm29, zmm29, zmm18
    vprold zmm29, zmm29, 8
    vpxord zmm30, zmm30, zmm19
    vprold zmm30, zmm30, 8
    vpaddd zmm26, zmm26, zmm31
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm24, zmm24, zmm29
    vpaddd zmm25, zmm25, zmm30
    vpxord zmm21, zmm21, zmm26
    vprold zmm21, zmm21, 7
    vpxord zmm22, zmm22, zmm27
    vprold zmm22, zmm22, 7
    vpxord zmm23, zmm23, zmm24
    vprold zmm23, zmm23, 7
    vpxord zmm20, zmm20, zmm25
    vprold zmm20, zmm20, 7
    sub eax, 1
    jne 6b
    vmovdqu32 zmmword ptr [rsp], zmm16
    vpaddd zmm0, zmm0, dword ptr [rcx]{1to16}
    vpaddd zmm1, zmm1, dword ptr [rcx + 4]{1to16}
    vpaddd zmm2, zmm2, dword ptr [rcx + 8]{1to16}
    vpaddd zmm3, zmm3, dword ptr [rcx + 12]{1to16}
    vpunpckldq zmm16, zmm0, zmm1
    vpunpckhdq zmm1, zmm0, zmm1
    vpunpckldq zmm0, zmm2, zmm3
    vpunpckhdq zmm3, zmm2, zmm3
    vpunpcklqdq zmm2, zmm16, zmm0
    vpunpckhqdq zmm0, zmm16, zmm0
    vpunpcklqdq zmm16, zmm1, zmm3
    vpunpckhqdq zmm3, zmm1, zmm3
    vpaddd zmm4, zmm4, dword ptr [rcx + 16]{1to16}
    vpaddd zmm5, zmm5, dword ptr [rcx + 20]{1to16}
    vpaddd zmm6, zmm6, dword ptr [rcx + 24]{1to16}
    vpaddd zmm7, zmm7, dword ptr [rcx + 28]{1to16}
    vpunpckldq zmm1, zmm4, zmm5
    vpunpckhdq zmm5, zmm4, zmm5
    vpunpckldq zmm4, zmm6, zmm7
    vpunpckhdq zmm7, zmm6, zmm7
    vpunpcklqdq zmm6, zmm1, zmm4
    vpunpckhqdq zmm4, zmm1, zmm4
    vpunpcklqdq zmm1, zmm5, zmm7
    vpunpckhqdq zmm7, zmm5, zmm7
    vpaddd zmm8, zmm8, dword ptr [rcx + 32]{1to16}
    vpaddd zmm9, zmm9, dword ptr [rcx + 36]{1to16}
    vpaddd zmm10, zmm10, dword ptr [rcx + 40]{1to16}
    vpaddd zmm11, zmm11, dword ptr [rcx + 44]{1to16}
    vpunpckldq zmm5, zmm8, zmm9
    vpunpckhdq zmm9, zmm8, zmm9
    vpunpckldq zmm8, zmm10, zmm11
    vpunpckhdq zmm11, zmm10, zmm11
    vpunpcklqdq zmm10, zmm5, zmm8
    vpunpckhqdq zmm8, zmm5, zmm8
    vpunpcklqdq zmm5, zmm9, zmm11
    vpunpckhqdq zmm11, zmm9, zmm11
    vpbroadcastd zmm9, r9d
    vpaddd zmm12, zmm12, zmm9
    vpaddd zmm12, zmm12, zmmword ptr [r8]
    vpaddd zmm13, zmm13, dword ptr [rcx + 52]{1to16}
    vpaddd zmm14, zmm14, dword ptr [rcx + 56]{1to16}
    vpaddd zmm15, zmm15, dword ptr [rcx + 60]{1to16}
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
    vshufi32x4 zmm6, zmm0, zmm4, 68
    vshufi32x4 zmm4, zmm0, zmm4, 238
    vshufi32x4 zmm0, zmm8, zmm12, 68
    vshufi32x4 zmm12, zmm8, zmm12, 238
    vshufi32x4 zmm8, zmm6, zmm0, 136
    vshufi32x4 zmm0, zmm6, zmm0, 221
    vshufi32x4 zmm6, zmm4, zmm12, 136
    vshufi32x4 zmm12, zmm4, zmm12, 221
    vshufi32x4 zmm4, zmm16, zmm1, 68
    vshufi32x4 zmm1, zmm16, zmm1, 238
    vshufi32x4 zmm16, zmm5, zmm9, 68
    vshufi32x4 zmm9, zmm5, zmm9, 238
    vshufi32x4 zmm5, zmm4, zmm16, 136
    vshufi32x4 zmm16, zmm4, zmm16, 221
    vshufi32x4 zmm4, zmm1, zmm9, 136
    vshufi32x4 zmm9, zmm1, zmm9, 221
    vshufi32x4 zmm1, zmm3, zmm7, 68
    vshufi32x4 zmm7, zmm3, zmm7, 238
    vshufi32x4 zmm3, zmm11, zmm15, 68
    vshufi32x4 zmm15, zmm11, zmm15, 238
    vshufi32x4 zmm11, zmm1, zmm3, 136
    vshufi32x4 zmm3, zmm1, zmm3, 221
    vshufi32x4 zmm1, zmm7, zmm15, 136
    vshufi32x4 zmm15, zmm7, zmm15, 221
    cmp rdx, 64
    jb 7f
    vpxord zmm10, zmm10, zmmword ptr [rsi]
    vmovdqu32 zmmword ptr [rdi], zmm10
    vmovdqa32 zmm10, zmm8
    cmp rdx, 128
    jb 8f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 64]
    vmovdqu32 zmmword ptr [rdi + 64], zmm10
    vmovdqa32 zmm10, zmm5
    cmp rdx, 192
    jb 9f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 128]
    vmovdqu32 zmmword ptr [rdi + 128], zmm10
    vmovdqa32 zmm10, zmm11
    cmp rdx, 256
    jb 12f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 192]
    vmovdqu32 zmmword ptr [rdi + 192], zmm10
    vmovdqa32 zmm10, zmm2
    cmp rdx, 320
    jb 13f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 256]
    vmovdqu32 zmmword ptr [rdi + 256], zmm10
    vmovdqa32 zmm10, zmm0
    cmp rdx, 384
    jb 14f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 320]
    vmovdqu32 zmmword ptr [rdi + 320], zmm10
    vmovdqa32 zmm10, zmm16
    cmp rdx, 448
    jb 15f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 384]
    vmovdqu32 zmmword ptr [rdi + 384], zmm10
    vmovdqa32 zmm10, zmm3
    cmp rdx, 512
    jb 16f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 448]
    vmovdqu32 zmmword ptr [rdi + 448], zmm10
    vmovdqa32 zmm10, zmm13
    cmp rdx, 576
    jb 17f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 512]
    vmovdqu32 zmmword ptr [rdi + 512], zmm10
    vmovdqa32 zmm10, zmm6
    cmp rdx, 640
    jb 18f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 576]
    vmovdqu32 zmmword ptr [rdi + 576], zmm10
    vmovdqa32 zmm10, zmm4
    cmp rdx, 704
    jb 19f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 640]
    vmovdqu32 zmmword ptr [rdi + 640], zmm10
    vmovdqa32 zmm10, zmm1
    cmp rdx, 768
    jb 20f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 704]
    vmovdqu32 zmmword ptr [rdi + 704], zmm10
    vmovdqa32 zmm10, zmm14
    cmp rdx, 832
    jb 21f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 768]
    vmovdqu32 zmmword ptr [rdi + 768], zmm10
    vmovdqa32 zmm10, zmm12
    cmp rdx, 896
    jb 22f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 832]
    vmovdqu32 zmmword ptr [rdi + 832], zmm10
    vmovdqa32 zmm10, zmm9
    cmp rdx, 960
    jb 23f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 896]
    vmovdqu32 zmmword ptr [rdi + 896], zmm10
    vmovdqa32 zmm10, zmm15
    cmp rdx, 1024
    jb 24f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 960]
    vmovdqu32 zmmword ptr [rdi + 960], zmm10
    vmovdqu32 zmm16, zmmword ptr [rsp]
    vpaddd zmm16, zmm16, dword ptr [rcx]{1to16}
    vpaddd zmm17, zmm17, dword ptr [rcx + 4]{1to16}
    vpaddd zmm18, zmm18, dword ptr [rcx + 8]{1to16}
    vpaddd zmm19, zmm19, dword ptr [rcx + 12]{1to16}
    vpunpckldq zmm0, zmm16, zmm17
    vpunpckhdq zmm17, zmm16, zmm17
    vpunpckldq zmm16, zmm18, zmm19
    vpunpckhdq zmm19, zmm18, zmm19
    vpunpcklqdq zmm18, zmm0, zmm16
    vpunpckhqdq zmm16, zmm0, zmm16
    vpunpcklqdq zmm0, zmm17, zmm19
    vpunpckhqdq zmm19, zmm17, zmm19
    vpaddd zmm20, zmm20, dword ptr [rcx + 16]{1to16}
    vpaddd zmm21, zmm21, dword ptr [rcx + 20]{1to16}
    vpaddd zmm22, zmm22, dword ptr [rcx + 24]{1to16}
    vpaddd zmm23, zmm23, dword ptr [rcx + 28]{1to16}
    vpunpckldq zmm17, zmm20, zmm21
    vpunpckhdq zmm21, zmm20, zmm21
    vpunpckldq zmm20, zmm22, zmm23
    vpunpckhdq zmm23, zmm22, zmm23
    vpunpcklqdq zmm22, zmm17, zmm20
    vpunpckhqdq zmm20, zmm17, zmm20
    vpunpcklqdq zmm17, zmm21, zmm23
    vpunpckhqdq zmm23, zmm21, zmm23
    vpaddd zmm24, zmm24, dword ptr [rcx + 32]{1to16}
    vpaddd zmm25, zmm25, dword ptr [rcx + 36]{1to16}
    vpaddd zmm26, zmm26, dword ptr [rcx + 40]{1to16}
    vpaddd zmm27, zmm27, dword ptr [rcx + 44]{1to16}
    vpunpckldq zmm21, zmm24, zmm25
    vpunpckhdq zmm25, zmm24, zmm25
    vpunpckldq zmm24, zmm26, zmm27
    vpunpckhdq zmm27, zmm26, zmm27
    vpunpcklqdq zmm26, zmm21, zmm24
    vpunpckhqdq zmm24, zmm21, zmm24
    vpunpcklqdq zmm21, zmm25, zmm27
    vpunpckhqdq zmm27, zmm25, zmm27
    vpbroadcastd zmm25, r9d
    vpaddd zmm28, zmm28, zmm25
    vpaddd zmm28, zmm28, zmmword ptr [r8 + 64]
    vpaddd zmm29, zmm29, dword ptr [rcx + 52]{1to16}
    vpaddd zmm30, zmm30, dword ptr [rcx + 56]{1to16}
    vpaddd zmm31, zmm31, dword ptr [rcx + 60]{1to16}
    vpunpckldq zmm25, zmm28, zmm29
    vpunpckhdq zmm29, zmm28, zmm29
    vpunpckldq zmm28, zmm30, zmm31
    vpunpckhdq zmm31, zmm30, zmm31
    vpunpcklqdq zmm30, zmm25, zmm28
    vpunpckhqdq zmm28, zmm25, zmm28
    vpunpcklqdq zmm25, zmm29, zmm31
    vpunpckhqdq zmm31, zmm29, zmm31
    vshufi32x4 zmm29, zmm18, zmm22, 68
    vshufi32x4 zmm22, zmm18, zmm22, 238
    vshufi32x4 zmm18, zmm26, zmm30, 68
    vshufi32x4 zmm30, zmm26, zmm30, 238
    vshufi32x4 zmm26, zmm29, zmm18, 136
    vshufi32x4 zmm18, zmm29, zmm18, 221
    vshufi32x4 zmm29, zmm22, zmm30, 136
    vshufi32x4 zmm30, zmm22, zmm30, 221
    vshufi32x4 zmm22, zmm16, zmm20, 68
    vshufi32x4 zmm20, zmm16, zmm20, 238
    vshufi32x4 zmm16, zmm24, zmm28, 68
    vshufi32x4 zmm28, zmm24, zmm28, 238
    vshufi32x4 zmm24, zmm22, zmm16, 136
    vshufi32x4 zmm16, zmm22, zmm16, 221
    vshufi32x4 zmm22, zmm20, zmm28, 136
    vshufi32x4 zmm28, zmm20, zmm28, 221
    vshufi32x4 zmm20, zmm0, zmm17, 68
    vshufi32x4 zmm17, zmm0, zmm17, 238
    vshufi32x4 zmm0, zmm21, zmm25, 68
    vshufi32x4 zmm25, zmm21, zmm25, 238
    vshufi32x4 zmm21, zmm20, zmm0, 136
    vshufi32x4 zmm0, zmm20, zmm0, 221
    vshufi32x4 zmm20, zmm17, zmm25, 136
    vshufi32x4 zmm25, zmm17, zmm25, 221
    vshufi32x4 zmm17, zmm19, zmm23, 68
    vshufi32x4 zmm23, zmm19, zmm23, 238
    vshufi32x4 zmm19, zmm27, zmm31, 68
    vshufi32x4 zmm31, zmm27, zmm31, 238
    vshufi32x4 zmm27, zmm17, zmm19, 136
    vshufi32x4 zmm19, zmm17, zmm19, 221
    vshufi32x4 zmm17, zmm23, zmm31, 136
    vshufi32x4 zmm31, zmm23, zmm31, 221
    vmovdqa32 zmm10, zmm26
    cmp rdx, 1088
    jb 25f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1024]
    vmovdqu32 zmmword ptr [rdi + 1024], zmm10
    vmovdqa32 zmm10, zmm24
    cmp rdx, 1152
    jb 26f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1088]
    vmovdqu32 zmmword ptr [rdi + 1088], zmm10
    vmovdqa32 zmm10, zmm21
    cmp rdx, 1216
    jb 27f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1152]
    vmovdqu32 zmmword ptr [rdi + 1152], zmm10
    vmovdqa32 zmm10, zmm27
    cmp rdx, 1280
    jb 28f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1216]
    vmovdqu32 zmmword ptr [rdi + 1216], zmm10
    vmovdqa32 zmm10, zmm18
    cmp rdx, 1344
    jb 29f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1280]
    vmovdqu32 zmmword ptr [rdi + 1280], zmm10
    vmovdqa32 zmm10, zmm16
    cmp rdx, 1408
    jb 30f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1344]
    vmovdqu32 zmmword ptr [rdi + 1344], zmm10
    vmovdqa32 zmm10, zmm0
    cmp rdx, 1472
    jb 31f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1408]
    vmovdqu32 zmmword ptr [rdi + 1408], zmm10
    vmovdqa32 zmm10, zmm19
    cmp rdx, 1536
    jb 32f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1472]
    vmovdqu32 zmmword ptr [rdi + 1472], zmm10
    vmovdqa32 zmm10, zmm29
    cmp rdx, 1600
    jb 33f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1536]
    vmovdqu32 zmmword ptr [rdi + 1536], zmm10
    vmovdqa32 zmm10, zmm22
    cmp rdx, 1664
    jb 34f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1600]
    vmovdqu32 zmmword ptr [rdi + 1600], zmm10
    vmovdqa32 zmm10, zmm20
    cmp rdx, 1728
    jb 35f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1664]
    vmovdqu32 zmmword ptr [rdi + 1664], zmm10
    vmovdqa32 zmm10, zmm17
    cmp rdx, 1792
    jb 36f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1728]
    vmovdqu32 zmmword ptr [rdi + 1728], zmm10
    vmovdqa32 zmm10, zmm30
    cmp rdx, 1856
    jb 37f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1792]
    vmovdqu32 zmmword ptr [rdi + 1792], zmm10
    vmovdqa32 zmm10, zmm28
    cmp rdx, 1920
    jb 38f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1856]
    vmovdqu32 zmmword ptr [rdi + 1856], zmm10
    vmovdqa32 zmm10, zmm25
    cmp rdx, 1984
    jb 39f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1920]
    vmovdqu32 zmmword ptr [rdi + 1920], zmm10
    vmovdqa32 zmm10, zmm31
39:
38:
37:
36:
35:
34:
33:
32:
31:
30:
29:
28:
27:
26:
25:
24:
23:
22:
21:
20:
19:
18:
17:
16:
15:
14:
13:
12:
9:
8:
7:
    mov r10, rdx
    and r10, -64
    and rdx, 63
    mov r11, -1
    bzhi r11, r11, rdx
    kmovq k1, r11
    vmovdqu8 zmm8{k1}{z}, zmmword ptr [rsi + 1*r10]
    vpxord zmm10, zmm10, zmm8
    vmovdqu8 zmmword ptr [rdi + 1*r10]{k1}, zmm10
5:
    xor eax, eax
    xor r9d, r9d
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
    vmovdqu32 zmmword ptr [rsp], zmm0
    vzeroupper
    add rsp, 64
    .cfi_def_cfa rsp, 8
    ret
    .cfi_endproc
