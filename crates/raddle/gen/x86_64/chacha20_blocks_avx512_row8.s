    .cfi_startproc
    endbr64
    cmp rsi, 512
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
    vbroadcasti32x4 zmm4, xmmword ptr [rdi + 256]
    vinserti32x4 zmm4, zmm4, xmmword ptr [rdi + 320], 1
    vinserti32x4 zmm4, zmm4, xmmword ptr [rdi + 384], 2
    vinserti32x4 zmm4, zmm4, xmmword ptr [rdi + 448], 3
    vbroadcasti32x4 zmm5, xmmword ptr [rdi + 272]
    vinserti32x4 zmm5, zmm5, xmmword ptr [rdi + 336], 1
    vinserti32x4 zmm5, zmm5, xmmword ptr [rdi + 400], 2
    vinserti32x4 zmm5, zmm5, xmmword ptr [rdi + 464], 3
    vbroadcasti32x4 zmm6, xmmword ptr [rdi + 288]
    vinserti32x4 zmm6, zmm6, xmmword ptr [rdi + 352], 1
    vinserti32x4 zmm6, zmm6, xmmword ptr [rdi + 416], 2
    vinserti32x4 zmm6, zmm6, xmmword ptr [rdi + 480], 3
    vbroadcasti32x4 zmm7, xmmword ptr [rdi + 304]
    vinserti32x4 zmm7, zmm7, xmmword ptr [rdi + 368], 1
    vinserti32x4 zmm7, zmm7, xmmword ptr [rdi + 432], 2
    vinserti32x4 zmm7, zmm7, xmmword ptr [rdi + 496], 3
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
    vshufi32x4 zmm21, zmm4, zmm5, 68
    vshufi32x4 zmm5, zmm4, zmm5, 238
    vshufi32x4 zmm4, zmm6, zmm7, 68
    vshufi32x4 zmm7, zmm6, zmm7, 238
    vshufi32x4 zmm6, zmm21, zmm4, 136
    vshufi32x4 zmm4, zmm21, zmm4, 221
    vshufi32x4 zmm21, zmm5, zmm7, 136
    vshufi32x4 zmm7, zmm5, zmm7, 221
    vpaddd zmm6, zmm6, zmmword ptr [rdi + 256]
    vmovdqu32 zmmword ptr [rdi + 256], zmm6
    vpaddd zmm4, zmm4, zmmword ptr [rdi + 320]
    vmovdqu32 zmmword ptr [rdi + 320], zmm4
    vpaddd zmm21, zmm21, zmmword ptr [rdi + 384]
    vmovdqu32 zmmword ptr [rdi + 384], zmm21
    vpaddd zmm7, zmm7, zmmword ptr [rdi + 448]
    vmovdqu32 zmmword ptr [rdi + 448], zmm7
    add rdi, 512
    sub rsi, 512
    cmp rsi, 512
    jae 2b
3:
    vpxor xmm0, xmm0, xmm0
    vpxor xmm1, xmm1, xmm1
    vpxor xmm2, xmm2, xmm2
    vpxor xmm3, xmm3, xmm3
    vpxord zmm20, zmm20, zmm20
    vpxor xmm4, xmm4, xmm4
    vpxor xmm5, xmm5, xmm5
    vpxor xmm6, xmm6, xmm6
    vpxor xmm7, xmm7, xmm7
    vpxord zmm21, zmm21, zmm21
    vzeroupper
    ret
    .cfi_endproc
