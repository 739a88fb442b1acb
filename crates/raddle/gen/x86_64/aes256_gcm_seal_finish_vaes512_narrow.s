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
    lea rax, qword ptr [rdx - 1]
    and rax, 63
    add rax, 1
    mov r11, -1
    bzhi r11, r11, rax
    kmovq k1, r11
    vmovdqu8 zmm11{k1}{z}, zmmword ptr [r9 + 368]
    vbroadcasti32x4 zmm4, xmmword ptr [r9 + 432]
    vpshufb zmm11, zmm11, zmm10
    vpxord zmm11, zmm11, zmm4
    xor r11d, r11d
    cmp rdx, 257
    jb 2f
    vpbroadcastq zmm8, qword ptr [r8]
    vpbroadcastq zmm4, qword ptr [r8 + 8]
    vpunpcklqdq zmm8, zmm8, zmm4
    vbroadcasti32x4 zmm9, xmmword ptr [rcx]
    vpxord zmm9, zmm9, zmm8
    vpshufb zmm8, zmm8, zmmword ptr [r9 + 448]
    vpaddd zmm8, zmm8, zmmword ptr [r9 + 512]
    mov eax, 34952
    kmovq k2, rax
    vpshufb zmm15, zmm8, zmmword ptr [r9 + 640]
    vpaddd zmm8, zmm8, zmmword ptr [r9 + 576]
    vpxord zmm15, zmm15, dword ptr [rcx + 12]{1to16}
    vmovdqa32 zmm16, zmm9
    vpshufd zmm16{k2}, zmm15, 0
    vmovdqa32 zmm17, zmm9
    vpshufd zmm17{k2}, zmm15, 85
    vmovdqa32 zmm18, zmm9
    vpshufd zmm18{k2}, zmm15, 170
    vmovdqa32 zmm19, zmm9
    vpshufd zmm19{k2}, zmm15, 255
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm0, zmm0, zmm1
    mov eax, 16
3:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    add rax, 16
    cmp rax, 224
    jne 3b
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 224]
    vpxord zmm4, zmm1, zmmword ptr [rsi]
    vaesenclast zmm20, zmm16, zmm4
    vmovdqu32 zmmword ptr [rdi], zmm20
    vpxord zmm4, zmm1, zmmword ptr [rsi + 64]
    vaesenclast zmm21, zmm17, zmm4
    vmovdqu32 zmmword ptr [rdi + 64], zmm21
    vpxord zmm4, zmm1, zmmword ptr [rsi + 128]
    vaesenclast zmm22, zmm18, zmm4
    vmovdqu32 zmmword ptr [rdi + 128], zmm22
    vpxord zmm4, zmm1, zmmword ptr [rsi + 192]
    vaesenclast zmm23, zmm19, zmm4
    vmovdqu32 zmmword ptr [rdi + 192], zmm23
    vpaddd zmm7, zmm7, zmmword ptr [r9 + 304]
    add rsi, 256
    add rdi, 256
    sub rdx, 256
    mov r11, -256
    cmp rdx, 257
    jb 4f
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 1136], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 560], 1
    vpxor xmm2, xmm4, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 1136], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 560], 17
    vpxor xmm3, xmm4, xmm5
    vbroadcasti32x4 zmm13, xmmword ptr [r9 + 32]
    vpxor xmm6, xmm6, xmm6
5:
    vpshufb zmm15, zmm8, zmmword ptr [r9 + 640]
    vpaddd zmm8, zmm8, zmmword ptr [r9 + 576]
    vpshufb zmm14, zmm20, zmm10
    vpxord zmm15, zmm15, dword ptr [rcx + 12]{1to16}
    vmovdqa32 zmm16, zmm9
    vpclmulqdq zmm4, zmm14, zmmword ptr [rcx + 1152], 0
    vpshufd zmm16{k2}, zmm15, 0
    vmovdqa32 zmm17, zmm9
    vpclmulqdq zmm5, zmm14, zmmword ptr [rcx + 576], 1
    vpshufd zmm17{k2}, zmm15, 85
    vmovdqa32 zmm18, zmm9
    vpternlogq zmm2, zmm4, zmm5, 150
    vpshufd zmm18{k2}, zmm15, 170
    vmovdqa32 zmm19, zmm9
    vpclmulqdq zmm4, zmm14, zmmword ptr [rcx + 1152], 16
    vpshufd zmm19{k2}, zmm15, 255
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 16]
    vpclmulqdq zmm5, zmm14, zmmword ptr [rcx + 576], 17
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpshufb zmm14, zmm21, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 32]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm4, zmm14, zmmword ptr [rcx + 1216], 0
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [rcx + 640], 1
    vaesenc zmm19, zmm19, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 48]
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpclmulqdq zmm4, zmm14, zmmword ptr [rcx + 1216], 16
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [rcx + 640], 17
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 64]
    vaesenc zmm16, zmm16, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpshufb zmm14, zmm22, zmm10
    vaesenc zmm19, zmm19, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 80]
    vpclmulqdq zmm4, zmm14, zmmword ptr [rcx + 1280], 0
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [rcx + 704], 1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 96]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm4, zmm14, zmmword ptr [rcx + 1280], 16
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [rcx + 704], 17
    vaesenc zmm19, zmm19, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 112]
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpshufb zmm14, zmm23, zmm10
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpclmulqdq zmm4, zmm14, zmmword ptr [rcx + 1344], 0
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 128]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [rcx + 768], 1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm19, zmm19, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 144]
    vpclmulqdq zmm4, zmm14, zmmword ptr [rcx + 1344], 16
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [rcx + 768], 17
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 160]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm4, zmm2, zmm13, 0
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpshufd zmm2, zmm2, 78
    vaesenc zmm19, zmm19, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 176]
    vpternlogq zmm3, zmm2, zmm4, 150
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vextracti64x4 ymm4, zmm3, 1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpxor ymm3, ymm3, ymm4
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 192]
    vaesenc zmm16, zmm16, zmm1
    vextracti128 xmm4, ymm3, 1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpxor xmm3, xmm3, xmm4
    vaesenc zmm19, zmm19, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 208]
    vpshufb xmm14, xmm3, xmmword ptr [r9]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpxor xmm2, xmm2, xmm2
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpxor xmm3, xmm3, xmm3
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 224]
    vpxord zmm4, zmm1, zmmword ptr [rsi]
    vaesenclast zmm20, zmm16, zmm4
    vmovdqu32 zmmword ptr [rdi], zmm20
    vpxord zmm4, zmm1, zmmword ptr [rsi + 64]
    vaesenclast zmm21, zmm17, zmm4
    vmovdqu32 zmmword ptr [rdi + 64], zmm21
    vpxord zmm4, zmm1, zmmword ptr [rsi + 128]
    vaesenclast zmm22, zmm18, zmm4
    vmovdqu32 zmmword ptr [rdi + 128], zmm22
    vpxord zmm4, zmm1, zmmword ptr [rsi + 192]
    vaesenclast zmm23, zmm19, zmm4
    vmovdqu32 zmmword ptr [rdi + 192], zmm23
    vpaddd zmm7, zmm7, zmmword ptr [r9 + 304]
    add rsi, 256
    add rdi, 256
    sub rdx, 256
    vpxord zmm20, zmm20, zmm14
    cmp rdx, 257
    jae 5b
4:
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
    add r11, r11
    add r11, rdx
    test rdx, rdx
    je 6f
    cmp r11, 17
    jb 7f
    cmp r11, 129
    jb 8f
    lea rax, qword ptr [rdx - 1]
    and rax, -64
    vmovdqu8 zmm12{k1}{z}, zmmword ptr [rsi + 1*rax]
    vpaddd zmm16, zmm7, zmmword ptr [r9 + 1*rax + 48]
    vpshufb zmm16, zmm16, zmm10
    cmp r11, 257
    jb 9f
    cmp rdx, 129
    jb 12f
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm17, zmm17, zmm10
    vpaddd zmm18, zmm7, zmmword ptr [r9 + 112]
    vpshufb zmm14, zmm20, zmm10
    vpshufb zmm18, zmm18, zmm10
    vpaddd zmm19, zmm7, zmmword ptr [r9 + 176]
    vpshufb zmm19, zmm19, zmm10
    vpclmulqdq zmm4, zmm14, zmmword ptr [r10 + 320], 0
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm16, zmm16, zmm1
    vpxord zmm17, zmm17, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [r10 - 256], 1
    vpxord zmm18, zmm18, zmm1
    vpxord zmm19, zmm19, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 16]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpclmulqdq zmm4, zmm14, zmmword ptr [r10 + 320], 16
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 32]
    vpclmulqdq zmm5, zmm14, zmmword ptr [r10 - 256], 17
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 48]
    vpshufb zmm14, zmm21, zmm10
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm4, zmm14, zmmword ptr [r10 + 384], 0
    vaesenc zmm19, zmm19, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 64]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [r10 - 192], 1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm19, zmm19, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 80]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm4, zmm14, zmmword ptr [r10 + 384], 16
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [r10 - 192], 17
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 96]
    vaesenc zmm16, zmm16, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpshufb zmm14, zmm22, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 112]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpclmulqdq zmm4, zmm14, zmmword ptr [r10 + 448], 0
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 128]
    vpclmulqdq zmm5, zmm14, zmmword ptr [r10 - 128], 1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 144]
    vpclmulqdq zmm4, zmm14, zmmword ptr [r10 + 448], 16
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [r10 - 128], 17
    vaesenc zmm19, zmm19, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 160]
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpshufb zmm14, zmm23, zmm10
    vaesenc zmm19, zmm19, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 176]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm4, zmm14, zmmword ptr [r10 + 512], 0
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [r10 - 64], 1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 192]
    vaesenc zmm16, zmm16, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpclmulqdq zmm4, zmm14, zmmword ptr [r10 + 512], 16
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 208]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [r10 - 64], 17
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
12:
    cmp rdx, 129
    jae 13f
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm17, zmm17, zmm10
    vpshufb zmm14, zmm20, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm16, zmm16, zmm1
    vpclmulqdq zmm4, zmm14, zmmword ptr [r10 + 320], 0
    vpxord zmm17, zmm17, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [r10 - 256], 1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 16]
    vaesenc zmm16, zmm16, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm17, zmm17, zmm1
    vpclmulqdq zmm4, zmm14, zmmword ptr [r10 + 320], 16
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 32]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [r10 - 256], 17
    vaesenc zmm17, zmm17, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 48]
    vaesenc zmm16, zmm16, zmm1
    vpshufb zmm14, zmm21, zmm10
    vaesenc zmm17, zmm17, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 64]
    vpclmulqdq zmm4, zmm14, zmmword ptr [r10 + 384], 0
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [r10 - 192], 1
    vaesenc zmm17, zmm17, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 80]
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm4, zmm14, zmmword ptr [r10 + 384], 16
    vaesenc zmm17, zmm17, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 96]
    vpclmulqdq zmm5, zmm14, zmmword ptr [r10 - 192], 17
    vaesenc zmm16, zmm16, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm17, zmm17, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 112]
    vpshufb zmm14, zmm22, zmm10
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpclmulqdq zmm4, zmm14, zmmword ptr [r10 + 448], 0
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 128]
    vpclmulqdq zmm5, zmm14, zmmword ptr [r10 - 128], 1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 144]
    vpclmulqdq zmm4, zmm14, zmmword ptr [r10 + 448], 16
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [r10 - 128], 17
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 160]
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpshufb zmm14, zmm23, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 176]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm4, zmm14, zmmword ptr [r10 + 512], 0
    vaesenc zmm17, zmm17, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [r10 - 64], 1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 192]
    vaesenc zmm16, zmm16, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm17, zmm17, zmm1
    vpclmulqdq zmm4, zmm14, zmmword ptr [r10 + 512], 16
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 208]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm5, zmm14, zmmword ptr [r10 - 64], 17
    vaesenc zmm17, zmm17, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
13:
9:
    cmp r11, 257
    jae 14f
    cmp rdx, 193
    jb 15f
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
16:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    add rax, 16
    cmp rax, 224
    jne 16b
15:
    cmp rdx, 193
    jae 17f
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
18:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    add rax, 16
    cmp rax, 224
    jne 18b
17:
14:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 224]
    vaesenclast zmm0, zmm0, zmm1
    lea rax, qword ptr [rdx - 1]
    and rax, -64
    vpxord zmm4, zmm1, zmm12
    vaesenclast zmm16, zmm16, zmm4
    vmovdqu8 zmmword ptr [rdi + 1*rax]{k1}, zmm16
    cmp rdx, 65
    jb 19f
    vpxord zmm4, zmm1, zmmword ptr [rsi]
    vaesenclast zmm17, zmm17, zmm4
    vmovdqu32 zmmword ptr [rdi], zmm17
    cmp rdx, 129
    jb 20f
    vpxord zmm4, zmm1, zmmword ptr [rsi + 64]
    vaesenclast zmm18, zmm18, zmm4
    vmovdqu32 zmmword ptr [rdi + 64], zmm18
    cmp rdx, 193
    jb 21f
    vpxord zmm4, zmm1, zmmword ptr [rsi + 128]
    vaesenclast zmm19, zmm19, zmm4
    vmovdqu32 zmmword ptr [rdi + 128], zmm19
21:
20:
19:
    vpshufb zmm6, zmm16, zmm11
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 1*rax + 576], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 1*rax], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 1*rax + 576], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 1*rax], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    cmp rdx, 65
    jb 22f
    vpshufb zmm6, zmm17, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    cmp rdx, 129
    jb 23f
    vpshufb zmm6, zmm18, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    cmp rdx, 193
    jb 24f
    vpshufb zmm6, zmm19, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 17
    vpternlogq zmm3, zmm4, zmm5, 150
24:
23:
22:
    vextracti64x4 ymm4, zmm2, 1
    vpxor ymm2, ymm2, ymm4
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti64x4 ymm5, zmm3, 1
    vpxor ymm3, ymm3, ymm5
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
8:
    cmp r11, 129
    jae 25f
    lea rax, qword ptr [rdx - 1]
    and rax, 31
    add rax, 1
    mov r11, -1
    bzhi r11, r11, rax
    kmovq k1, r11
    vmovdqu8 zmm11{k1}{z}, zmmword ptr [r9 + 368]
    vbroadcasti32x4 zmm4, xmmword ptr [r9 + 432]
    vpshufb zmm11, zmm11, zmm10
    vpxord zmm11, zmm11, zmm4
    mov r11, rdx
    lea rax, qword ptr [rdx - 1]
    and rax, -32
    vmovdqu8 ymm12{k1}{z}, ymmword ptr [rsi + 1*rax]
    vpaddd ymm8, ymm7, ymmword ptr [r9 + 1*rax + 48]
    vpshufb ymm8, ymm8, ymm10
    cmp rdx, 33
    jb 26f
    cmp rdx, 65
    jb 27f
    cmp rdx, 97
    jb 28f
    vpaddd ymm9, ymm7, ymmword ptr [r9 + 48]
    vpshufb ymm9, ymm9, ymm10
    vpaddd ymm13, ymm7, ymmword ptr [r9 + 80]
    vpshufb ymm13, ymm13, ymm10
    vpaddd ymm14, ymm7, ymmword ptr [r9 + 112]
    vpshufb ymm14, ymm14, ymm10
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm0, ymm0, ymm1
    vpxor ymm8, ymm8, ymm1
    vpxor ymm9, ymm9, ymm1
    vpxor ymm13, ymm13, ymm1
    vpxor ymm14, ymm14, ymm1
    mov eax, 16
29:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm13, ymm13, ymm1
    vaesenc ymm14, ymm14, ymm1
    add rax, 16
    cmp rax, 224
    jne 29b
28:
    cmp rdx, 97
    jae 30f
    vpaddd ymm9, ymm7, ymmword ptr [r9 + 48]
    vpshufb ymm9, ymm9, ymm10
    vpaddd ymm13, ymm7, ymmword ptr [r9 + 80]
    vpshufb ymm13, ymm13, ymm10
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm0, ymm0, ymm1
    vpxor ymm8, ymm8, ymm1
    vpxor ymm9, ymm9, ymm1
    vpxor ymm13, ymm13, ymm1
    mov eax, 16
31:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm13, ymm13, ymm1
    add rax, 16
    cmp rax, 224
    jne 31b
30:
27:
    cmp rdx, 65
    jae 32f
    vpaddd ymm9, ymm7, ymmword ptr [r9 + 48]
    vpshufb ymm9, ymm9, ymm10
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm0, ymm0, ymm1
    vpxor ymm8, ymm8, ymm1
    vpxor ymm9, ymm9, ymm1
    mov eax, 16
33:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    add rax, 16
    cmp rax, 224
    jne 33b
32:
26:
    cmp rdx, 33
    jae 34f
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm0, ymm0, ymm1
    vpxor ymm8, ymm8, ymm1
    mov eax, 16
35:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    add rax, 16
    cmp rax, 224
    jne 35b
34:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 224]
    vaesenclast ymm0, ymm0, ymm1
    lea rax, qword ptr [rdx - 1]
    and rax, -32
    vpxor ymm4, ymm1, ymm12
    vaesenclast ymm8, ymm8, ymm4
    vmovdqu8 ymmword ptr [rdi + 1*rax]{k1}, ymm8
    cmp rdx, 33
    jb 36f
    vpxor ymm4, ymm1, ymmword ptr [rsi]
    vaesenclast ymm9, ymm9, ymm4
    vmovdqu ymmword ptr [rdi], ymm9
    cmp rdx, 65
    jb 37f
    vpxor ymm4, ymm1, ymmword ptr [rsi + 32]
    vaesenclast ymm13, ymm13, ymm4
    vmovdqu ymmword ptr [rdi + 32], ymm13
    cmp rdx, 97
    jb 38f
    vpxor ymm4, ymm1, ymmword ptr [rsi + 64]
    vaesenclast ymm14, ymm14, ymm4
    vmovdqu ymmword ptr [rdi + 64], ymm14
38:
37:
36:
    vpshufb ymm6, ymm8, ymm11
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 1*rax + 576], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 1*rax], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 1*rax + 576], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 1*rax], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    cmp rdx, 33
    jb 39f
    vpshufb ymm6, ymm9, ymm10
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 576], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 576], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    cmp rdx, 65
    jb 40f
    vpshufb ymm6, ymm13, ymm10
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 608], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 32], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 608], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 32], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    cmp rdx, 97
    jb 41f
    vpshufb ymm6, ymm14, ymm10
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 640], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 64], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 640], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 64], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
41:
40:
39:
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
25:
7:
    cmp r11, 17
    jae 42f
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
    lea rax, qword ptr [rdx - 1]
    and rax, -16
    vmovdqu8 xmm12{k1}{z}, xmmword ptr [rsi + 1*rax]
    vpaddd xmm8, xmm7, xmmword ptr [r9 + 1*rax + 48]
    vpshufb xmm8, xmm8, xmm10
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    vpxor xmm8, xmm8, xmm1
    mov eax, 16
43:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    add rax, 16
    cmp rax, 224
    jne 43b
    vmovdqu xmm1, xmmword ptr [rcx + 224]
    vaesenclast xmm0, xmm0, xmm1
    lea rax, qword ptr [rdx - 1]
    and rax, -16
    vpxor xmm4, xmm1, xmm12
    vaesenclast xmm8, xmm8, xmm4
    vmovdqu8 xmmword ptr [rdi + 1*rax]{k1}, xmm8
    vpshufb xmm6, xmm8, xmm11
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 576], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 576], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
42:
6:
    test rdx, rdx
    jne 44f
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    mov eax, 16
45:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    add rax, 16
    cmp rax, 224
    jne 45b
    vmovdqu xmm1, xmmword ptr [rcx + 224]
    vaesenclast xmm0, xmm0, xmm1
44:
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
