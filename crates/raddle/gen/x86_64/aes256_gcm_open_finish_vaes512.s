    .cfi_startproc
    endbr64
    vbroadcasti32x4 zmm10, xmmword ptr [r9]
    vpbroadcastq zmm7, qword ptr [r8]
    vpbroadcastq zmm4, qword ptr [r8 + 8]
    vpunpcklqdq zmm7, zmm7, zmm4
    vpshufb zmm7, zmm7, zmm10
    vmovq xmm0, qword ptr [r8 + 16]
    vmovq xmm5, qword ptr [r8 + 24]
    vpunpcklqdq xmm0, xmm0, xmm5
    vmovq xmm6, qword ptr [r8 + 32]
    vmovq xmm5, qword ptr [r8 + 40]
    vpunpcklqdq xmm6, xmm6, xmm5
    vpshufb xmm6, xmm6, xmmword ptr [r9]
    xor r11d, r11d
    cmp rdx, 513
    jb 2f
3:
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 1*r11 + 880], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 1*r11 + 304], 1
    vpxor xmm2, xmm4, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 1*r11 + 880], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 1*r11 + 304], 17
    vpxor xmm3, xmm4, xmm5
    vpaddd zmm16, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm16, zmm16, zmm10
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 112]
    vpshufb zmm17, zmm17, zmm10
    vpaddd zmm18, zmm7, zmmword ptr [r9 + 176]
    vpshufb zmm18, zmm18, zmm10
    vpaddd zmm19, zmm7, zmmword ptr [r9 + 240]
    vpshufb zmm19, zmm19, zmm10
    vpaddd zmm20, zmm7, zmmword ptr [r9 + 304]
    vpshufb zmm20, zmm20, zmm10
    vpaddd zmm21, zmm7, zmmword ptr [r9 + 368]
    vpshufb zmm21, zmm21, zmm10
    vpaddd zmm22, zmm7, zmmword ptr [r9 + 432]
    vpshufb zmm22, zmm22, zmm10
    vpaddd zmm23, zmm7, zmmword ptr [r9 + 496]
    vpshufb zmm23, zmm23, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm16, zmm16, zmm1
    vpxord zmm17, zmm17, zmm1
    vpxord zmm18, zmm18, zmm1
    vpxord zmm19, zmm19, zmm1
    vpxord zmm20, zmm20, zmm1
    vpxord zmm21, zmm21, zmm1
    vpxord zmm22, zmm22, zmm1
    vpxord zmm23, zmm23, zmm1
    mov eax, 16
4:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 4*rax - 64]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 4*rax + 832], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 4*rax + 256], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 4*rax + 832], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 4*rax + 256], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    add rax, 16
    cmp rax, 144
    jne 4b
5:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    add rax, 16
    cmp rax, 224
    jne 5b
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 224]
    vpxord zmm4, zmm1, zmmword ptr [rsi]
    vaesenclast zmm16, zmm16, zmm4
    vmovdqu32 zmmword ptr [rdi], zmm16
    vpxord zmm4, zmm1, zmmword ptr [rsi + 64]
    vaesenclast zmm17, zmm17, zmm4
    vmovdqu32 zmmword ptr [rdi + 64], zmm17
    vpxord zmm4, zmm1, zmmword ptr [rsi + 128]
    vaesenclast zmm18, zmm18, zmm4
    vmovdqu32 zmmword ptr [rdi + 128], zmm18
    vpxord zmm4, zmm1, zmmword ptr [rsi + 192]
    vaesenclast zmm19, zmm19, zmm4
    vmovdqu32 zmmword ptr [rdi + 192], zmm19
    vpxord zmm4, zmm1, zmmword ptr [rsi + 256]
    vaesenclast zmm20, zmm20, zmm4
    vmovdqu32 zmmword ptr [rdi + 256], zmm20
    vpxord zmm4, zmm1, zmmword ptr [rsi + 320]
    vaesenclast zmm21, zmm21, zmm4
    vmovdqu32 zmmword ptr [rdi + 320], zmm21
    vpxord zmm4, zmm1, zmmword ptr [rsi + 384]
    vaesenclast zmm22, zmm22, zmm4
    vmovdqu32 zmmword ptr [rdi + 384], zmm22
    vpxord zmm4, zmm1, zmmword ptr [rsi + 448]
    vaesenclast zmm23, zmm23, zmm4
    vmovdqu32 zmmword ptr [rdi + 448], zmm23
    vextracti64x4 ymm4, zmm2, 1
    vpxor ymm2, ymm2, ymm4
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti64x4 ymm5, zmm3, 1
    vpxor ymm3, ymm3, ymm5
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
    vpclmulqdq xmm4, xmm2, xmmword ptr [r9 + 32], 0
    vpshufd xmm2, xmm2, 78
    vpxor xmm3, xmm3, xmm2
    vpxor xmm3, xmm3, xmm4
    vmovdqa xmm6, xmm3
    vpaddd zmm7, zmm7, zmmword ptr [r9 + 560]
    mov r11d, 16
    add rsi, 512
    add rdi, 512
    sub rdx, 512
    cmp rdx, 513
    jae 3b
2:
    lea rax, qword ptr [rdx + 15]
    and rax, -16
    lea r10, qword ptr [rcx + 816]
    sub r10, rax
    vmovq xmm9, qword ptr [r8 + 48]
    vmovq xmm4, qword ptr [r8 + 56]
    vpunpcklqdq xmm9, xmm9, xmm4
    vpshufb xmm9, xmm9, xmmword ptr [r9]
    vinserti128 ymm6, ymm6, xmm9, 1
    vmovdqu xmm8, xmmword ptr [r10 + 1*r11 + 560]
    vinserti128 ymm8, ymm8, xmmword ptr [rcx + 1392], 1
    vmovdqu xmm9, xmmword ptr [r10 + 1*r11 - 16]
    vinserti128 ymm9, ymm9, xmmword ptr [rcx + 816], 1
    vpclmulqdq ymm4, ymm6, ymm8, 0
    vpclmulqdq ymm5, ymm6, ymm9, 1
    vpxor ymm2, ymm4, ymm5
    vpclmulqdq ymm4, ymm6, ymm8, 16
    vpclmulqdq ymm5, ymm6, ymm9, 17
    vpxor ymm3, ymm4, ymm5
    test rdx, rdx
    je 6f
    lea rax, qword ptr [rdx - 1]
    and rax, 63
    add rax, 1
    mov r11, -1
    bzhi r11, r11, rax
    kmovq k1, r11
    cmp rdx, 17
    jb 7f
    cmp rdx, 33
    jb 8f
    lea rax, qword ptr [rdx - 1]
    and rax, -64
    vmovdqu8 zmm12{k1}{z}, zmmword ptr [rsi + 1*rax]
    vpaddd zmm16, zmm7, zmmword ptr [r9 + 1*rax + 48]
    vpshufb zmm16, zmm16, zmm10
    vpshufb zmm6, zmm12, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 1*rax + 576], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 1*rax], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 1*rax + 576], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 1*rax], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    cmp rdx, 65
    jb 9f
    cmp rdx, 129
    jb 12f
    cmp rdx, 193
    jb 13f
    cmp rdx, 257
    jb 14f
    cmp rdx, 321
    jb 15f
    cmp rdx, 385
    jb 16f
    cmp rdx, 449
    jb 17f
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm17, zmm17, zmm10
    vpaddd zmm18, zmm7, zmmword ptr [r9 + 112]
    vpshufb zmm18, zmm18, zmm10
    vpaddd zmm19, zmm7, zmmword ptr [r9 + 176]
    vpshufb zmm19, zmm19, zmm10
    vpaddd zmm20, zmm7, zmmword ptr [r9 + 240]
    vpshufb zmm20, zmm20, zmm10
    vpaddd zmm21, zmm7, zmmword ptr [r9 + 304]
    vpshufb zmm21, zmm21, zmm10
    vpaddd zmm22, zmm7, zmmword ptr [r9 + 368]
    vpshufb zmm22, zmm22, zmm10
    vpaddd zmm23, zmm7, zmmword ptr [r9 + 432]
    vpshufb zmm23, zmm23, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm0, zmm0, zmm1
    vpxord zmm16, zmm16, zmm1
    vpxord zmm17, zmm17, zmm1
    vpxord zmm18, zmm18, zmm1
    vpxord zmm19, zmm19, zmm1
    vpxord zmm20, zmm20, zmm1
    vpxord zmm21, zmm21, zmm1
    vpxord zmm22, zmm22, zmm1
    vpxord zmm23, zmm23, zmm1
    mov eax, 16
18:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 4*rax - 64]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 4*rax + 512], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 4*rax - 64], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 4*rax + 512], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 4*rax - 64], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    add rax, 16
    cmp rax, 128
    jne 18b
19:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    add rax, 16
    cmp rax, 224
    jne 19b
17:
    cmp rdx, 449
    jae 20f
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm17, zmm17, zmm10
    vpaddd zmm18, zmm7, zmmword ptr [r9 + 112]
    vpshufb zmm18, zmm18, zmm10
    vpaddd zmm19, zmm7, zmmword ptr [r9 + 176]
    vpshufb zmm19, zmm19, zmm10
    vpaddd zmm20, zmm7, zmmword ptr [r9 + 240]
    vpshufb zmm20, zmm20, zmm10
    vpaddd zmm21, zmm7, zmmword ptr [r9 + 304]
    vpshufb zmm21, zmm21, zmm10
    vpaddd zmm22, zmm7, zmmword ptr [r9 + 368]
    vpshufb zmm22, zmm22, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm0, zmm0, zmm1
    vpxord zmm16, zmm16, zmm1
    vpxord zmm17, zmm17, zmm1
    vpxord zmm18, zmm18, zmm1
    vpxord zmm19, zmm19, zmm1
    vpxord zmm20, zmm20, zmm1
    vpxord zmm21, zmm21, zmm1
    vpxord zmm22, zmm22, zmm1
    mov eax, 16
21:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 4*rax - 64]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 4*rax + 512], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 4*rax - 64], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 4*rax + 512], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 4*rax - 64], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    add rax, 16
    cmp rax, 112
    jne 21b
22:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    add rax, 16
    cmp rax, 224
    jne 22b
20:
16:
    cmp rdx, 385
    jae 23f
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm17, zmm17, zmm10
    vpaddd zmm18, zmm7, zmmword ptr [r9 + 112]
    vpshufb zmm18, zmm18, zmm10
    vpaddd zmm19, zmm7, zmmword ptr [r9 + 176]
    vpshufb zmm19, zmm19, zmm10
    vpaddd zmm20, zmm7, zmmword ptr [r9 + 240]
    vpshufb zmm20, zmm20, zmm10
    vpaddd zmm21, zmm7, zmmword ptr [r9 + 304]
    vpshufb zmm21, zmm21, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm0, zmm0, zmm1
    vpxord zmm16, zmm16, zmm1
    vpxord zmm17, zmm17, zmm1
    vpxord zmm18, zmm18, zmm1
    vpxord zmm19, zmm19, zmm1
    vpxord zmm20, zmm20, zmm1
    vpxord zmm21, zmm21, zmm1
    mov eax, 16
24:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 4*rax - 64]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 4*rax + 512], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 4*rax - 64], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 4*rax + 512], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 4*rax - 64], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    add rax, 16
    cmp rax, 96
    jne 24b
25:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    add rax, 16
    cmp rax, 224
    jne 25b
23:
15:
    cmp rdx, 321
    jae 26f
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm17, zmm17, zmm10
    vpaddd zmm18, zmm7, zmmword ptr [r9 + 112]
    vpshufb zmm18, zmm18, zmm10
    vpaddd zmm19, zmm7, zmmword ptr [r9 + 176]
    vpshufb zmm19, zmm19, zmm10
    vpaddd zmm20, zmm7, zmmword ptr [r9 + 240]
    vpshufb zmm20, zmm20, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm0, zmm0, zmm1
    vpxord zmm16, zmm16, zmm1
    vpxord zmm17, zmm17, zmm1
    vpxord zmm18, zmm18, zmm1
    vpxord zmm19, zmm19, zmm1
    vpxord zmm20, zmm20, zmm1
    mov eax, 16
27:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 4*rax - 64]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 4*rax + 512], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 4*rax - 64], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 4*rax + 512], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 4*rax - 64], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    add rax, 16
    cmp rax, 80
    jne 27b
28:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    add rax, 16
    cmp rax, 224
    jne 28b
26:
14:
    cmp rdx, 257
    jae 29f
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm17, zmm17, zmm10
    vpaddd zmm18, zmm7, zmmword ptr [r9 + 112]
    vpshufb zmm18, zmm18, zmm10
    vpaddd zmm19, zmm7, zmmword ptr [r9 + 176]
    vpshufb zmm19, zmm19, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm0, zmm0, zmm1
    vpxord zmm16, zmm16, zmm1
    vpxord zmm17, zmm17, zmm1
    vpxord zmm18, zmm18, zmm1
    vpxord zmm19, zmm19, zmm1
    mov eax, 16
30:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 4*rax - 64]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 4*rax + 512], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 4*rax - 64], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 4*rax + 512], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 4*rax - 64], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    add rax, 16
    cmp rax, 64
    jne 30b
31:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    add rax, 16
    cmp rax, 224
    jne 31b
29:
13:
    cmp rdx, 193
    jae 32f
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm17, zmm17, zmm10
    vpaddd zmm18, zmm7, zmmword ptr [r9 + 112]
    vpshufb zmm18, zmm18, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm0, zmm0, zmm1
    vpxord zmm16, zmm16, zmm1
    vpxord zmm17, zmm17, zmm1
    vpxord zmm18, zmm18, zmm1
    mov eax, 16
33:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 4*rax - 64]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 4*rax + 512], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 4*rax - 64], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 4*rax + 512], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 4*rax - 64], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    add rax, 16
    cmp rax, 48
    jne 33b
34:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    add rax, 16
    cmp rax, 224
    jne 34b
32:
12:
    cmp rdx, 129
    jae 35f
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm17, zmm17, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm0, zmm0, zmm1
    vpxord zmm16, zmm16, zmm1
    vpxord zmm17, zmm17, zmm1
    mov eax, 16
36:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 4*rax - 64]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 4*rax + 512], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 4*rax - 64], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 4*rax + 512], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 4*rax - 64], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    add rax, 16
    cmp rax, 32
    jne 36b
37:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    add rax, 16
    cmp rax, 224
    jne 37b
35:
9:
    cmp rdx, 65
    jae 38f
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm0, zmm0, zmm1
    vpxord zmm16, zmm16, zmm1
    mov eax, 16
39:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    add rax, 16
    cmp rax, 224
    jne 39b
38:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 224]
    vaesenclast zmm0, zmm0, zmm1
    lea rax, qword ptr [rdx - 1]
    and rax, -64
    vpxord zmm4, zmm1, zmm12
    vaesenclast zmm16, zmm16, zmm4
    vmovdqu8 zmmword ptr [rdi + 1*rax]{k1}, zmm16
    cmp rdx, 65
    jb 40f
    vpxord zmm4, zmm1, zmmword ptr [rsi]
    vaesenclast zmm17, zmm17, zmm4
    vmovdqu32 zmmword ptr [rdi], zmm17
    cmp rdx, 129
    jb 41f
    vpxord zmm4, zmm1, zmmword ptr [rsi + 64]
    vaesenclast zmm18, zmm18, zmm4
    vmovdqu32 zmmword ptr [rdi + 64], zmm18
    cmp rdx, 193
    jb 42f
    vpxord zmm4, zmm1, zmmword ptr [rsi + 128]
    vaesenclast zmm19, zmm19, zmm4
    vmovdqu32 zmmword ptr [rdi + 128], zmm19
    cmp rdx, 257
    jb 43f
    vpxord zmm4, zmm1, zmmword ptr [rsi + 192]
    vaesenclast zmm20, zmm20, zmm4
    vmovdqu32 zmmword ptr [rdi + 192], zmm20
    cmp rdx, 321
    jb 44f
    vpxord zmm4, zmm1, zmmword ptr [rsi + 256]
    vaesenclast zmm21, zmm21, zmm4
    vmovdqu32 zmmword ptr [rdi + 256], zmm21
    cmp rdx, 385
    jb 45f
    vpxord zmm4, zmm1, zmmword ptr [rsi + 320]
    vaesenclast zmm22, zmm22, zmm4
    vmovdqu32 zmmword ptr [rdi + 320], zmm22
    cmp rdx, 449
    jb 46f
    vpxord zmm4, zmm1, zmmword ptr [rsi + 384]
    vaesenclast zmm23, zmm23, zmm4
    vmovdqu32 zmmword ptr [rdi + 384], zmm23
46:
45:
44:
43:
42:
41:
40:
    vextracti64x4 ymm4, zmm2, 1
    vpxor ymm2, ymm2, ymm4
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti64x4 ymm5, zmm3, 1
    vpxor ymm3, ymm3, ymm5
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
8:
    cmp rdx, 33
    jae 47f
    lea rax, qword ptr [rdx - 1]
    and rax, -32
    vmovdqu8 ymm12{k1}{z}, ymmword ptr [rsi + 1*rax]
    vpaddd ymm8, ymm7, ymmword ptr [r9 + 1*rax + 48]
    vpshufb ymm8, ymm8, ymm10
    vpshufb ymm6, ymm12, ymm10
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 1*rax + 576], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 1*rax], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 1*rax + 576], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 1*rax], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm0, ymm0, ymm1
    vpxor ymm8, ymm8, ymm1
    mov eax, 16
48:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    add rax, 16
    cmp rax, 224
    jne 48b
    vbroadcasti128 ymm1, xmmword ptr [rcx + 224]
    vaesenclast ymm0, ymm0, ymm1
    lea rax, qword ptr [rdx - 1]
    and rax, -32
    vpxor ymm4, ymm1, ymm12
    vaesenclast ymm8, ymm8, ymm4
    vmovdqu8 ymmword ptr [rdi + 1*rax]{k1}, ymm8
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
47:
7:
    cmp rdx, 17
    jae 49f
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
    lea rax, qword ptr [rdx - 1]
    and rax, -16
    vmovdqu8 xmm12{k1}{z}, xmmword ptr [rsi + 1*rax]
    vpaddd xmm8, xmm7, xmmword ptr [r9 + 1*rax + 48]
    vpshufb xmm8, xmm8, xmm10
    vpshufb xmm6, xmm12, xmm10
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 576], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 576], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    vpxor xmm8, xmm8, xmm1
    mov eax, 16
50:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    add rax, 16
    cmp rax, 224
    jne 50b
    vmovdqu xmm1, xmmword ptr [rcx + 224]
    vaesenclast xmm0, xmm0, xmm1
    lea rax, qword ptr [rdx - 1]
    and rax, -16
    vpxor xmm4, xmm1, xmm12
    vaesenclast xmm8, xmm8, xmm4
    vmovdqu8 xmmword ptr [rdi + 1*rax]{k1}, xmm8
49:
6:
    test rdx, rdx
    jne 51f
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    mov eax, 16
52:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    add rax, 16
    cmp rax, 224
    jne 52b
    vmovdqu xmm1, xmmword ptr [rcx + 224]
    vaesenclast xmm0, xmm0, xmm1
51:
    vpclmulqdq xmm4, xmm2, xmmword ptr [r9 + 32], 0
    vpshufd xmm2, xmm2, 78
    vpxor xmm3, xmm3, xmm2
    vpxor xmm3, xmm3, xmm4
    vpshufb xmm3, xmm3, xmmword ptr [r9]
    vpxor xmm3, xmm3, xmm0
    vmovdqu xmmword ptr [r8 + 64], xmm3
# leave no secret
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
    vzeroupper
    ret
    .cfi_endproc
