    .cfi_startproc
    endbr64
    vpbroadcastq zmm1, qword ptr [r8]
    vpbroadcastq zmm2, qword ptr [r8 + 8]
    vpunpcklqdq zmm1, zmm1, zmm2
    vpshufb zmm1, zmm1, zmmword ptr [r9]
    vpaddd zmm1, zmm1, zmmword ptr [r9 + 64]
    cmp rdx, 512
    jb 3f
2:
    vpshufb zmm2, zmm1, zmmword ptr [r9]
    vpaddd zmm1, zmm1, zmmword ptr [r9 + 128]
    vpshufb zmm3, zmm1, zmmword ptr [r9]
    vpaddd zmm1, zmm1, zmmword ptr [r9 + 128]
    vpshufb zmm4, zmm1, zmmword ptr [r9]
    vpaddd zmm1, zmm1, zmmword ptr [r9 + 128]
    vpshufb zmm5, zmm1, zmmword ptr [r9]
    vpaddd zmm1, zmm1, zmmword ptr [r9 + 128]
    vpshufb zmm6, zmm1, zmmword ptr [r9]
    vpaddd zmm1, zmm1, zmmword ptr [r9 + 128]
    vpshufb zmm7, zmm1, zmmword ptr [r9]
    vpaddd zmm1, zmm1, zmmword ptr [r9 + 128]
    vpshufb zmm8, zmm1, zmmword ptr [r9]
    vpaddd zmm1, zmm1, zmmword ptr [r9 + 128]
    vpshufb zmm9, zmm1, zmmword ptr [r9]
    vpaddd zmm1, zmm1, zmmword ptr [r9 + 128]
    vbroadcasti32x4 zmm0, xmmword ptr [rcx]
    vpxord zmm2, zmm2, zmm0
    vpxord zmm3, zmm3, zmm0
    vpxord zmm4, zmm4, zmm0
    vpxord zmm5, zmm5, zmm0
    vpxord zmm6, zmm6, zmm0
    vpxord zmm7, zmm7, zmm0
    vpxord zmm8, zmm8, zmm0
    vpxord zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 16]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 32]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 48]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 64]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 80]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 96]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 112]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 128]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 144]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 160]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 176]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 192]
    vaesenclast zmm2, zmm2, zmm0
    vpxord zmm2, zmm2, zmmword ptr [rsi]
    vmovdqu32 zmmword ptr [rdi], zmm2
    vaesenclast zmm3, zmm3, zmm0
    vpxord zmm3, zmm3, zmmword ptr [rsi + 64]
    vmovdqu32 zmmword ptr [rdi + 64], zmm3
    vaesenclast zmm4, zmm4, zmm0
    vpxord zmm4, zmm4, zmmword ptr [rsi + 128]
    vmovdqu32 zmmword ptr [rdi + 128], zmm4
    vaesenclast zmm5, zmm5, zmm0
    vpxord zmm5, zmm5, zmmword ptr [rsi + 192]
    vmovdqu32 zmmword ptr [rdi + 192], zmm5
    vaesenclast zmm6, zmm6, zmm0
    vpxord zmm6, zmm6, zmmword ptr [rsi + 256]
    vmovdqu32 zmmword ptr [rdi + 256], zmm6
    vaesenclast zmm7, zmm7, zmm0
    vpxord zmm7, zmm7, zmmword ptr [rsi + 320]
    vmovdqu32 zmmword ptr [rdi + 320], zmm7
    vaesenclast zmm8, zmm8, zmm0
    vpxord zmm8, zmm8, zmmword ptr [rsi + 384]
    vmovdqu32 zmmword ptr [rdi + 384], zmm8
    vaesenclast zmm9, zmm9, zmm0
    vpxord zmm9, zmm9, zmmword ptr [rsi + 448]
    vmovdqu32 zmmword ptr [rdi + 448], zmm9
    add rdi, 512
    add rsi, 512
    sub rdx, 512
    cmp rdx, 512
    jae 2b
3:
    test rdx, rdx
    je 4f
    vpshufb zmm2, zmm1, zmmword ptr [r9]
    vpaddd zmm1, zmm1, zmmword ptr [r9 + 128]
    vpshufb zmm3, zmm1, zmmword ptr [r9]
    vpaddd zmm1, zmm1, zmmword ptr [r9 + 128]
    vpshufb zmm4, zmm1, zmmword ptr [r9]
    vpaddd zmm1, zmm1, zmmword ptr [r9 + 128]
    vpshufb zmm5, zmm1, zmmword ptr [r9]
    vpaddd zmm1, zmm1, zmmword ptr [r9 + 128]
    vpshufb zmm6, zmm1, zmmword ptr [r9]
    vpaddd zmm1, zmm1, zmmword ptr [r9 + 128]
    vpshufb zmm7, zmm1, zmmword ptr [r9]
    vpaddd zmm1, zmm1, zmmword ptr [r9 + 128]
    vpshufb zmm8, zmm1, zmmword ptr [r9]
    vpaddd zmm1, zmm1, zmmword ptr [r9 + 128]
    vpshufb zmm9, zmm1, zmmword ptr [r9]
    vpaddd zmm1, zmm1, zmmword ptr [r9 + 128]
    vbroadcasti32x4 zmm0, xmmword ptr [rcx]
    vpxord zmm2, zmm2, zmm0
    vpxord zmm3, zmm3, zmm0
    vpxord zmm4, zmm4, zmm0
    vpxord zmm5, zmm5, zmm0
    vpxord zmm6, zmm6, zmm0
    vpxord zmm7, zmm7, zmm0
    vpxord zmm8, zmm8, zmm0
    vpxord zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 16]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 32]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 48]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 64]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 80]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 96]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 112]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 128]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 144]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 160]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 176]
    vaesenc zmm2, zmm2, zmm0
    vaesenc zmm3, zmm3, zmm0
    vaesenc zmm4, zmm4, zmm0
    vaesenc zmm5, zmm5, zmm0
    vaesenc zmm6, zmm6, zmm0
    vaesenc zmm7, zmm7, zmm0
    vaesenc zmm8, zmm8, zmm0
    vaesenc zmm9, zmm9, zmm0
    vbroadcasti32x4 zmm0, xmmword ptr [rcx + 192]
    vaesenclast zmm2, zmm2, zmm0
    vaesenclast zmm3, zmm3, zmm0
    vaesenclast zmm4, zmm4, zmm0
    vaesenclast zmm5, zmm5, zmm0
    vaesenclast zmm6, zmm6, zmm0
    vaesenclast zmm7, zmm7, zmm0
    vaesenclast zmm8, zmm8, zmm0
    vaesenclast zmm9, zmm9, zmm0
    cmp rdx, 64
    jb 5f
    vpxord zmm2, zmm2, zmmword ptr [rsi]
    vmovdqu32 zmmword ptr [rdi], zmm2
    vmovdqa32 zmm2, zmm3
    cmp rdx, 128
    jb 6f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 64]
    vmovdqu32 zmmword ptr [rdi + 64], zmm2
    vmovdqa32 zmm2, zmm4
    cmp rdx, 192
    jb 7f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 128]
    vmovdqu32 zmmword ptr [rdi + 128], zmm2
    vmovdqa32 zmm2, zmm5
    cmp rdx, 256
    jb 8f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 192]
    vmovdqu32 zmmword ptr [rdi + 192], zmm2
    vmovdqa32 zmm2, zmm6
    cmp rdx, 320
    jb 9f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 256]
    vmovdqu32 zmmword ptr [rdi + 256], zmm2
    vmovdqa32 zmm2, zmm7
    cmp rdx, 384
    jb 12f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 320]
    vmovdqu32 zmmword ptr [rdi + 320], zmm2
    vmovdqa32 zmm2, zmm8
    cmp rdx, 448
    jb 13f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 384]
    vmovdqu32 zmmword ptr [rdi + 384], zmm2
    vmovdqa32 zmm2, zmm9
13:
12:
9:
8:
7:
6:
5:
    mov r10, rdx
    and r10, -64
    and rdx, 63
    mov r11, -1
    bzhi r11, r11, rdx
    kmovq k1, r11
    vmovdqu8 zmm3{k1}{z}, zmmword ptr [rsi + 1*r10]
    vpxord zmm2, zmm2, zmm3
    vmovdqu8 zmmword ptr [rdi + 1*r10]{k1}, zmm2
4:
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
    vzeroupper
    ret
    .cfi_endproc
