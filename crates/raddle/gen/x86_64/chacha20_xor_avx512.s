    .cfi_startproc
    endbr64
    mov r9d, dword ptr [rcx + 48]
    cmp rdx, 1024
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
    add rdi, 1024
    add rsi, 1024
    sub rdx, 1024
    add r9d, 16
    cmp rdx, 1024
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
    jne 6b
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
    vzeroupper
    ret
    .cfi_endproc
