    .cfi_startproc
    endbr64
    vbroadcasti32x4 zmm16, xmmword ptr [rcx]
    vbroadcasti32x4 zmm17, xmmword ptr [rcx + 16]
    vbroadcasti32x4 zmm18, xmmword ptr [rcx + 32]
    vbroadcasti32x4 zmm19, xmmword ptr [rcx + 48]
    vpaddd zmm19, zmm19, zmmword ptr [r8]
    cmp rdx, 768
    jb 3f
2:
    vmovdqa32 zmm0, zmm16
    vmovdqa32 zmm1, zmm17
    vmovdqa32 zmm2, zmm18
    vmovdqa32 zmm3, zmm19
    vmovdqa32 zmm4, zmm16
    vmovdqa32 zmm5, zmm17
    vmovdqa32 zmm6, zmm18
    vpaddd zmm7, zmm19, zmmword ptr [r8 + 128]
    vmovdqa32 zmm8, zmm16
    vmovdqa32 zmm9, zmm17
    vmovdqa32 zmm10, zmm18
    vpaddd zmm11, zmm19, zmmword ptr [r8 + 192]
    mov eax, 10
4:
    vpaddd zmm0, zmm0, zmm1
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 16
    vpaddd zmm2, zmm2, zmm3
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 12
    vpaddd zmm0, zmm0, zmm1
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 8
    vpaddd zmm2, zmm2, zmm3
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 7
    vpshufd zmm0, zmm0, 147
    vpshufd zmm3, zmm3, 78
    vpshufd zmm2, zmm2, 57
    vpaddd zmm0, zmm0, zmm1
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 16
    vpaddd zmm2, zmm2, zmm3
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 12
    vpaddd zmm0, zmm0, zmm1
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 8
    vpaddd zmm2, zmm2, zmm3
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 7
    vpshufd zmm0, zmm0, 57
    vpshufd zmm3, zmm3, 78
    vpshufd zmm2, zmm2, 147
    vpaddd zmm4, zmm4, zmm5
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 16
    vpaddd zmm6, zmm6, zmm7
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 12
    vpaddd zmm4, zmm4, zmm5
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 8
    vpaddd zmm6, zmm6, zmm7
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 7
    vpshufd zmm4, zmm4, 147
    vpshufd zmm7, zmm7, 78
    vpshufd zmm6, zmm6, 57
    vpaddd zmm4, zmm4, zmm5
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 16
    vpaddd zmm6, zmm6, zmm7
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 12
    vpaddd zmm4, zmm4, zmm5
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 8
    vpaddd zmm6, zmm6, zmm7
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 7
    vpshufd zmm4, zmm4, 57
    vpshufd zmm7, zmm7, 78
    vpshufd zmm6, zmm6, 147
    vpaddd zmm8, zmm8, zmm9
    vpxord zmm11, zmm11, zmm8
    vprold zmm11, zmm11, 16
    vpaddd zmm10, zmm10, zmm11
    vpxord zmm9, zmm9, zmm10
    vprold zmm9, zmm9, 12
    vpaddd zmm8, zmm8, zmm9
    vpxord zmm11, zmm11, zmm8
    vprold zmm11, zmm11, 8
    vpaddd zmm10, zmm10, zmm11
    vpxord zmm9, zmm9, zmm10
    vprold zmm9, zmm9, 7
    vpshufd zmm8, zmm8, 147
    vpshufd zmm11, zmm11, 78
    vpshufd zmm10, zmm10, 57
    vpaddd zmm8, zmm8, zmm9
    vpxord zmm11, zmm11, zmm8
    vprold zmm11, zmm11, 16
    vpaddd zmm10, zmm10, zmm11
    vpxord zmm9, zmm9, zmm10
    vprold zmm9, zmm9, 12
    vpaddd zmm8, zmm8, zmm9
    vpxord zmm11, zmm11, zmm8
    vprold zmm11, zmm11, 8
    vpaddd zmm10, zmm10, zmm11
    vpxord zmm9, zmm9, zmm10
    vprold zmm9, zmm9, 7
    vpshufd zmm8, zmm8, 57
    vpshufd zmm11, zmm11, 78
    vpshufd zmm10, zmm10, 147
    sub eax, 1
    jne 4b
    vpaddd zmm0, zmm0, zmm16
    vpaddd zmm1, zmm1, zmm17
    vpaddd zmm2, zmm2, zmm18
    vpaddd zmm3, zmm3, zmm19
    vshufi32x4 zmm20, zmm0, zmm1, 68
    vshufi32x4 zmm1, zmm0, zmm1, 238
    vshufi32x4 zmm0, zmm2, zmm3, 68
    vshufi32x4 zmm3, zmm2, zmm3, 238
    vshufi32x4 zmm2, zmm20, zmm0, 136
    vshufi32x4 zmm0, zmm20, zmm0, 221
    vshufi32x4 zmm20, zmm1, zmm3, 136
    vshufi32x4 zmm3, zmm1, zmm3, 221
    vpxord zmm2, zmm2, zmmword ptr [rsi]
    vmovdqu32 zmmword ptr [rdi], zmm2
    vpxord zmm0, zmm0, zmmword ptr [rsi + 64]
    vmovdqu32 zmmword ptr [rdi + 64], zmm0
    vpxord zmm20, zmm20, zmmword ptr [rsi + 128]
    vmovdqu32 zmmword ptr [rdi + 128], zmm20
    vpxord zmm3, zmm3, zmmword ptr [rsi + 192]
    vmovdqu32 zmmword ptr [rdi + 192], zmm3
    vpaddd zmm4, zmm4, zmm16
    vpaddd zmm5, zmm5, zmm17
    vpaddd zmm6, zmm6, zmm18
    vpaddd zmm7, zmm7, zmm19
    vpaddd zmm7, zmm7, zmmword ptr [r8 + 128]
    vshufi32x4 zmm20, zmm4, zmm5, 68
    vshufi32x4 zmm5, zmm4, zmm5, 238
    vshufi32x4 zmm4, zmm6, zmm7, 68
    vshufi32x4 zmm7, zmm6, zmm7, 238
    vshufi32x4 zmm6, zmm20, zmm4, 136
    vshufi32x4 zmm4, zmm20, zmm4, 221
    vshufi32x4 zmm20, zmm5, zmm7, 136
    vshufi32x4 zmm7, zmm5, zmm7, 221
    vpxord zmm6, zmm6, zmmword ptr [rsi + 256]
    vmovdqu32 zmmword ptr [rdi + 256], zmm6
    vpxord zmm4, zmm4, zmmword ptr [rsi + 320]
    vmovdqu32 zmmword ptr [rdi + 320], zmm4
    vpxord zmm20, zmm20, zmmword ptr [rsi + 384]
    vmovdqu32 zmmword ptr [rdi + 384], zmm20
    vpxord zmm7, zmm7, zmmword ptr [rsi + 448]
    vmovdqu32 zmmword ptr [rdi + 448], zmm7
    vpaddd zmm8, zmm8, zmm16
    vpaddd zmm9, zmm9, zmm17
    vpaddd zmm10, zmm10, zmm18
    vpaddd zmm11, zmm11, zmm19
    vpaddd zmm11, zmm11, zmmword ptr [r8 + 192]
    vshufi32x4 zmm20, zmm8, zmm9, 68
    vshufi32x4 zmm9, zmm8, zmm9, 238
    vshufi32x4 zmm8, zmm10, zmm11, 68
    vshufi32x4 zmm11, zmm10, zmm11, 238
    vshufi32x4 zmm10, zmm20, zmm8, 136
    vshufi32x4 zmm8, zmm20, zmm8, 221
    vshufi32x4 zmm20, zmm9, zmm11, 136
    vshufi32x4 zmm11, zmm9, zmm11, 221
    vpxord zmm10, zmm10, zmmword ptr [rsi + 512]
    vmovdqu32 zmmword ptr [rdi + 512], zmm10
    vpxord zmm8, zmm8, zmmword ptr [rsi + 576]
    vmovdqu32 zmmword ptr [rdi + 576], zmm8
    vpxord zmm20, zmm20, zmmword ptr [rsi + 640]
    vmovdqu32 zmmword ptr [rdi + 640], zmm20
    vpxord zmm11, zmm11, zmmword ptr [rsi + 704]
    vmovdqu32 zmmword ptr [rdi + 704], zmm11
    add rdi, 768
    add rsi, 768
    sub rdx, 768
    vpaddd zmm19, zmm19, zmmword ptr [r8 + 64]
    cmp rdx, 768
    jae 2b
3:
    test rdx, rdx
    je 5f
    vmovdqa32 zmm0, zmm16
    vmovdqa32 zmm1, zmm17
    vmovdqa32 zmm2, zmm18
    vmovdqa32 zmm3, zmm19
    vmovdqa32 zmm4, zmm16
    vmovdqa32 zmm5, zmm17
    vmovdqa32 zmm6, zmm18
    vpaddd zmm7, zmm19, zmmword ptr [r8 + 128]
    vmovdqa32 zmm8, zmm16
    vmovdqa32 zmm9, zmm17
    vmovdqa32 zmm10, zmm18
    vpaddd zmm11, zmm19, zmmword ptr [r8 + 192]
    mov eax, 10
6:
    vpaddd zmm0, zmm0, zmm1
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 16
    vpaddd zmm2, zmm2, zmm3
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 12
    vpaddd zmm0, zmm0, zmm1
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 8
    vpaddd zmm2, zmm2, zmm3
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 7
    vpshufd zmm0, zmm0, 147
    vpshufd zmm3, zmm3, 78
    vpshufd zmm2, zmm2, 57
    vpaddd zmm0, zmm0, zmm1
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 16
    vpaddd zmm2, zmm2, zmm3
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 12
    vpaddd zmm0, zmm0, zmm1
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 8
    vpaddd zmm2, zmm2, zmm3
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 7
    vpshufd zmm0, zmm0, 57
    vpshufd zmm3, zmm3, 78
    vpshufd zmm2, zmm2, 147
    vpaddd zmm4, zmm4, zmm5
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 16
    vpaddd zmm6, zmm6, zmm7
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 12
    vpaddd zmm4, zmm4, zmm5
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 8
    vpaddd zmm6, zmm6, zmm7
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 7
    vpshufd zmm4, zmm4, 147
    vpshufd zmm7, zmm7, 78
    vpshufd zmm6, zmm6, 57
    vpaddd zmm4, zmm4, zmm5
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 16
    vpaddd zmm6, zmm6, zmm7
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 12
    vpaddd zmm4, zmm4, zmm5
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 8
    vpaddd zmm6, zmm6, zmm7
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 7
    vpshufd zmm4, zmm4, 57
    vpshufd zmm7, zmm7, 78
    vpshufd zmm6, zmm6, 147
    vpaddd zmm8, zmm8, zmm9
    vpxord zmm11, zmm11, zmm8
    vprold zmm11, zmm11, 16
    vpaddd zmm10, zmm10, zmm11
    vpxord zmm9, zmm9, zmm10
    vprold zmm9, zmm9, 12
    vpaddd zmm8, zmm8, zmm9
    vpxord zmm11, zmm11, zmm8
    vprold zmm11, zmm11, 8
    vpaddd zmm10, zmm10, zmm11
    vpxord zmm9, zmm9, zmm10
    vprold zmm9, zmm9, 7
    vpshufd zmm8, zmm8, 147
    vpshufd zmm11, zmm11, 78
    vpshufd zmm10, zmm10, 57
    vpaddd zmm8, zmm8, zmm9
    vpxord zmm11, zmm11, zmm8
    vprold zmm11, zmm11, 16
    vpaddd zmm10, zmm10, zmm11
    vpxord zmm9, zmm9, zmm10
    vprold zmm9, zmm9, 12
    vpaddd zmm8, zmm8, zmm9
    vpxord zmm11, zmm11, zmm8
    vprold zmm11, zmm11, 8
    vpaddd zmm10, zmm10, zmm11
    vpxord zmm9, zmm9, zmm10
    vprold zmm9, zmm9, 7
    vpshufd zmm8, zmm8, 57
    vpshufd zmm11, zmm11, 78
    vpshufd zmm10, zmm10, 147
    sub eax, 1
    jne 6b
    vpaddd zmm0, zmm0, zmm16
    vpaddd zmm1, zmm1, zmm17
    vpaddd zmm2, zmm2, zmm18
    vpaddd zmm3, zmm3, zmm19
    vshufi32x4 zmm20, zmm0, zmm1, 68
    vshufi32x4 zmm1, zmm0, zmm1, 238
    vshufi32x4 zmm0, zmm2, zmm3, 68
    vshufi32x4 zmm3, zmm2, zmm3, 238
    vshufi32x4 zmm2, zmm20, zmm0, 136
    vshufi32x4 zmm0, zmm20, zmm0, 221
    vshufi32x4 zmm20, zmm1, zmm3, 136
    vshufi32x4 zmm3, zmm1, zmm3, 221
    cmp rdx, 64
    jb 7f
    vpxord zmm2, zmm2, zmmword ptr [rsi]
    vmovdqu32 zmmword ptr [rdi], zmm2
    vmovdqa32 zmm2, zmm0
    cmp rdx, 128
    jb 8f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 64]
    vmovdqu32 zmmword ptr [rdi + 64], zmm2
    vmovdqa32 zmm2, zmm20
    cmp rdx, 192
    jb 9f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 128]
    vmovdqu32 zmmword ptr [rdi + 128], zmm2
    vmovdqa32 zmm2, zmm3
    cmp rdx, 256
    jb 12f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 192]
    vmovdqu32 zmmword ptr [rdi + 192], zmm2
    vpaddd zmm4, zmm4, zmm16
    vpaddd zmm5, zmm5, zmm17
    vpaddd zmm6, zmm6, zmm18
    vpaddd zmm7, zmm7, zmm19
    vpaddd zmm7, zmm7, zmmword ptr [r8 + 128]
    vshufi32x4 zmm20, zmm4, zmm5, 68
    vshufi32x4 zmm5, zmm4, zmm5, 238
    vshufi32x4 zmm4, zmm6, zmm7, 68
    vshufi32x4 zmm7, zmm6, zmm7, 238
    vshufi32x4 zmm6, zmm20, zmm4, 136
    vshufi32x4 zmm4, zmm20, zmm4, 221
    vshufi32x4 zmm20, zmm5, zmm7, 136
    vshufi32x4 zmm7, zmm5, zmm7, 221
    vmovdqa32 zmm2, zmm6
    cmp rdx, 320
    jb 13f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 256]
    vmovdqu32 zmmword ptr [rdi + 256], zmm2
    vmovdqa32 zmm2, zmm4
    cmp rdx, 384
    jb 14f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 320]
    vmovdqu32 zmmword ptr [rdi + 320], zmm2
    vmovdqa32 zmm2, zmm20
    cmp rdx, 448
    jb 15f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 384]
    vmovdqu32 zmmword ptr [rdi + 384], zmm2
    vmovdqa32 zmm2, zmm7
    cmp rdx, 512
    jb 16f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 448]
    vmovdqu32 zmmword ptr [rdi + 448], zmm2
    vpaddd zmm8, zmm8, zmm16
    vpaddd zmm9, zmm9, zmm17
    vpaddd zmm10, zmm10, zmm18
    vpaddd zmm11, zmm11, zmm19
    vpaddd zmm11, zmm11, zmmword ptr [r8 + 192]
    vshufi32x4 zmm20, zmm8, zmm9, 68
    vshufi32x4 zmm9, zmm8, zmm9, 238
    vshufi32x4 zmm8, zmm10, zmm11, 68
    vshufi32x4 zmm11, zmm10, zmm11, 238
    vshufi32x4 zmm10, zmm20, zmm8, 136
    vshufi32x4 zmm8, zmm20, zmm8, 221
    vshufi32x4 zmm20, zmm9, zmm11, 136
    vshufi32x4 zmm11, zmm9, zmm11, 221
    vmovdqa32 zmm2, zmm10
    cmp rdx, 576
    jb 17f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 512]
    vmovdqu32 zmmword ptr [rdi + 512], zmm2
    vmovdqa32 zmm2, zmm8
    cmp rdx, 640
    jb 18f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 576]
    vmovdqu32 zmmword ptr [rdi + 576], zmm2
    vmovdqa32 zmm2, zmm20
    cmp rdx, 704
    jb 19f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 640]
    vmovdqu32 zmmword ptr [rdi + 640], zmm2
    vmovdqa32 zmm2, zmm11
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
    vmovdqu8 zmm1{k1}{z}, zmmword ptr [rsi + 1*r10]
    vpxord zmm2, zmm2, zmm1
    vmovdqu8 zmmword ptr [rdi + 1*r10]{k1}, zmm2
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
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vpxord zmm18, zmm18, zmm18
    vpxord zmm19, zmm19, zmm19
    vpxord zmm20, zmm20, zmm20
    vzeroupper
    ret
    .cfi_endproc
