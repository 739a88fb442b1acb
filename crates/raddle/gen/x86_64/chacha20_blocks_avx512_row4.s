    .cfi_startproc
    endbr64
    cmp rsi, 256
    jb 3f
2:
    vbroadcasti32x4 zmm0, xmmword ptr [rdi]
    vinserti32x4 zmm0, zmm0, xmmword ptr [rdi + 64], 1
    vinserti32x4 zmm0, zmm0, xmmword ptr [rdi + 128], 2
    vinserti32x4 zmm0, zmm0, xmmword ptr [rdi + 192], 3
    vbroadcasti32x4 zmm1, xmmword ptr [rdi + 16]
    vinserti32x4 zmm1, zmm1, xmmword ptr [rdi + 80], 1
    vinserti32x4 zmm1, zmm1, xmmword ptr [rdi + 144], 2
    vinserti32x4 zmm1, zmm1, xmmword ptr [rdi + 208], 3
    vbroadcasti32x4 zmm2, xmmword ptr [rdi + 32]
    vinserti32x4 zmm2, zmm2, xmmword ptr [rdi + 96], 1
    vinserti32x4 zmm2, zmm2, xmmword ptr [rdi + 160], 2
    vinserti32x4 zmm2, zmm2, xmmword ptr [rdi + 224], 3
    vbroadcasti32x4 zmm3, xmmword ptr [rdi + 48]
    vinserti32x4 zmm3, zmm3, xmmword ptr [rdi + 112], 1
    vinserti32x4 zmm3, zmm3, xmmword ptr [rdi + 176], 2
    vinserti32x4 zmm3, zmm3, xmmword ptr [rdi + 240], 3
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
    vshufi32x4 zmm20, zmm0, zmm1, 68
    vshufi32x4 zmm1, zmm0, zmm1, 238
    vshufi32x4 zmm0, zmm2, zmm3, 68
    vshufi32x4 zmm3, zmm2, zmm3, 238
    vshufi32x4 zmm2, zmm20, zmm0, 136
    vshufi32x4 zmm0, zmm20, zmm0, 221
    vshufi32x4 zmm20, zmm1, zmm3, 136
    vshufi32x4 zmm3, zmm1, zmm3, 221
    vpaddd zmm2, zmm2, zmmword ptr [rdi]
    vmovdqu32 zmmword ptr [rdi], zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rdi + 64]
    vmovdqu32 zmmword ptr [rdi + 64], zmm0
    vpaddd zmm20, zmm20, zmmword ptr [rdi + 128]
    vmovdqu32 zmmword ptr [rdi + 128], zmm20
    vpaddd zmm3, zmm3, zmmword ptr [rdi + 192]
    vmovdqu32 zmmword ptr [rdi + 192], zmm3
    add rdi, 256
    sub rsi, 256
    cmp rsi, 256
    jae 2b
3:
    vpxor xmm0, xmm0, xmm0
    vpxor xmm1, xmm1, xmm1
    vpxor xmm2, xmm2, xmm2
    vpxor xmm3, xmm3, xmm3
    vpxord zmm20, zmm20, zmm20
    vzeroupper
    ret
    .cfi_endproc
