    .cfi_startproc
    endbr64
    vbroadcasti32x4 zmm16, xmmword ptr [rcx]
    vbroadcasti32x4 zmm17, xmmword ptr [rcx + 16]
    vbroadcasti32x4 zmm18, xmmword ptr [rcx + 32]
    vbroadcasti32x4 zmm19, xmmword ptr [rcx + 48]
    vpaddd zmm19, zmm19, zmmword ptr [r8]
    vmovdqa32 zmm0, zmm16
    vmovdqa32 zmm1, zmm17
    vmovdqa32 zmm2, zmm18
    vmovdqa32 zmm3, zmm19
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    mov eax, 10
2:
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vpaddd zmm0, zmm0, zmm1
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vpxord zmm3, zmm3, zmm0
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vprold zmm3, zmm3, 16
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vpaddd zmm2, zmm2, zmm3
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vpxord zmm1, zmm1, zmm2
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vprold zmm1, zmm1, 12
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vpaddd zmm0, zmm0, zmm1
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vpxord zmm3, zmm3, zmm0
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vprold zmm3, zmm3, 8
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vpaddd zmm2, zmm2, zmm3
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vpxord zmm1, zmm1, zmm2
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vprold zmm1, zmm1, 7
    vpshufd zmm0, zmm0, 147
    vpshufd zmm3, zmm3, 78
    vpshufd zmm2, zmm2, 57
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vpaddd zmm0, zmm0, zmm1
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vpxord zmm3, zmm3, zmm0
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vprold zmm3, zmm3, 16
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vpaddd zmm2, zmm2, zmm3
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vpxord zmm1, zmm1, zmm2
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vprold zmm1, zmm1, 12
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vpaddd zmm0, zmm0, zmm1
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vpxord zmm3, zmm3, zmm0
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vprold zmm3, zmm3, 8
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vpaddd zmm2, zmm2, zmm3
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vpxord zmm1, zmm1, zmm2
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    vprold zmm1, zmm1, 7
    vpshufd zmm0, zmm0, 57
    vpshufd zmm3, zmm3, 78
    vpshufd zmm2, zmm2, 147
    nop
    sub eax, 1
    jne 2b
    vpaddd zmm0, zmm0, zmm16
    vpaddd zmm1, zmm1, zmm17
    vpaddd zmm2, zmm2, zmm18
    vpaddd zmm3, zmm3, zmm19
    vpandq xmm20, xmm0, xmmword ptr [r8 + 128]
    vmovdqu32 xmmword ptr [rcx + 96], xmm20
    vmovdqu32 xmmword ptr [rcx + 112], xmm1
    vmovdqu32 ymm20, ymmword ptr [r8 + 144]
    vmovdqu32 ymmword ptr [rcx + 64], ymm20
    test rdx, rdx
    je 3f
    vshufi32x4 zmm20, zmm0, zmm1, 68
    vshufi32x4 zmm1, zmm0, zmm1, 238
    vshufi32x4 zmm0, zmm2, zmm3, 68
    vshufi32x4 zmm3, zmm2, zmm3, 238
    vshufi32x4 zmm2, zmm20, zmm0, 136
    vshufi32x4 zmm0, zmm20, zmm0, 221
    vshufi32x4 zmm20, zmm1, zmm3, 136
    vshufi32x4 zmm3, zmm1, zmm3, 221
    cmp rdx, 64
    jb 4f
    vpxord zmm0, zmm0, zmmword ptr [rsi]
    vmovdqu32 zmmword ptr [rdi], zmm0
    vmovdqa32 zmm0, zmm20
    cmp rdx, 128
    jb 5f
    vpxord zmm0, zmm0, zmmword ptr [rsi + 64]
    vmovdqu32 zmmword ptr [rdi + 64], zmm0
    vmovdqa32 zmm0, zmm3
    cmp rdx, 192
    jb 6f
    vpxord zmm0, zmm0, zmmword ptr [rsi + 128]
    vmovdqu32 zmmword ptr [rdi + 128], zmm0
6:
5:
4:
    mov r10, rdx
    and r10, -64
    and rdx, 63
    mov r11, -1
    bzhi r11, r11, rdx
    kmovq k1, r11
    vmovdqu8 zmm1{k1}{z}, zmmword ptr [rsi + 1*r10]
    vpxord zmm0, zmm0, zmm1
    vmovdqu8 zmmword ptr [rdi + 1*r10]{k1}, zmm0
3:
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
