    .cfi_startproc
    endbr64
    vbroadcasti32x4 zmm16, xmmword ptr [rcx]
    vbroadcasti32x4 zmm17, xmmword ptr [rcx + 16]
    vbroadcasti32x4 zmm18, xmmword ptr [rcx + 32]
    vbroadcasti32x4 zmm19, xmmword ptr [rcx + 48]
    vpaddd zmm19, zmm19, zmmword ptr [r8]
    cmp rdx, 256
    jb 3f
2:
    vmovdqa32 zmm0, zmm16
    vmovdqa32 zmm1, zmm17
    vmovdqa32 zmm2, zmm18
    vmovdqa32 zmm3, zmm19
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
    add rdi, 256
    add rsi, 256
    sub rdx, 256
    vpaddd zmm19, zmm19, zmmword ptr [r8 + 64]
    cmp rdx, 256
    jae 2b
3:
    test rdx, rdx
    je 5f
    vmovdqa32 zmm0, zmm16
    vmovdqa32 zmm1, zmm17
    vmovdqa32 zmm2, zmm18
    vmovdqa32 zmm3, zmm19
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
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vpxord zmm18, zmm18, zmm18
    vpxord zmm19, zmm19, zmm19
    vpxord zmm20, zmm20, zmm20
    vzeroupper
    ret
    .cfi_endproc
