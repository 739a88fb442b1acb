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
    vmovdqu32 zmm6, zmmword ptr [rsi]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 896], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 320], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpxord zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 16]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 896], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 320], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 64]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 960], 0
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 32]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 384], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 960], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 384], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 128]
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 48]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1024], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 448], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1024], 16
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 64]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 448], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 192]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1088], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 512], 1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 80]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1088], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 512], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 256]
    vpshufb zmm6, zmm6, zmm10
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 96]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1152], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 576], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1152], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 576], 17
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 112]
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 320]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1216], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 640], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1216], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 640], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 384]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1280], 0
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 128]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 704], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1280], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 704], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 144]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 448]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1344], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 768], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1344], 16
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 768], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 160]
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
    je 4f
    lea rax, qword ptr [rdx - 1]
    and rax, 63
    add rax, 1
    mov r11, -1
    bzhi r11, r11, rax
    kmovq k1, r11
    cmp rdx, 17
    jb 5f
    cmp rdx, 33
    jb 6f
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
    jb 7f
    cmp rdx, 129
    jb 8f
    cmp rdx, 193
    jb 9f
    cmp rdx, 257
    jb 12f
    cmp rdx, 321
    jb 13f
    cmp rdx, 385
    jb 14f
    cmp rdx, 449
    jb 15f
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
    vmovdqu32 zmm6, zmmword ptr [rsi]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 1
    vpxord zmm22, zmm22, zmm1
    vpxord zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 16]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 32]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 64]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 48]
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 128]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 16
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 64]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 192]
    vpshufb zmm6, zmm6, zmm10
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 80]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 17
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 96]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 256]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 832], 0
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 112]
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 256], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 832], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 256], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 320]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 896], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 320], 1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 128]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 896], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 320], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 384]
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 144]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 960], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 384], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 960], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 384], 17
    vpternlogq zmm3, zmm4, zmm5, 150
15:
    cmp rdx, 449
    jae 16f
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
    vmovdqu32 zmm6, zmmword ptr [rsi]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 1
    vpxord zmm22, zmm22, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 16]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 32]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 64]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 48]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 128]
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 64]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 80]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 192]
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 96]
    vaesenc zmm0, zmm0, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 112]
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 256]
    vpshufb zmm6, zmm6, zmm10
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 832], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 256], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 832], 16
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 128]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 256], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 320]
    vpshufb zmm6, zmm6, zmm10
    vaesenc zmm22, zmm22, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 144]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 896], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 320], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 896], 16
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 320], 17
    vpternlogq zmm3, zmm4, zmm5, 150
16:
14:
    cmp rdx, 385
    jae 17f
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
    vmovdqu32 zmm6, zmmword ptr [rsi]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 16]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 32]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 64]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 48]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 64]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 128]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 80]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 96]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 192]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 112]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 128]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 256]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 832], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 256], 1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 144]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 832], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 256], 17
    vpternlogq zmm3, zmm4, zmm5, 150
17:
13:
    cmp rdx, 321
    jae 18f
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
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 16]
    vmovdqu32 zmm6, zmmword ptr [rsi]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 0
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 32]
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 17
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 48]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 64]
    vpshufb zmm6, zmm6, zmm10
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 64]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 16
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 80]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 128]
    vpshufb zmm6, zmm6, zmm10
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 96]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm20, zmm20, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 112]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 192]
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 128]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 144]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 17
    vpternlogq zmm3, zmm4, zmm5, 150
18:
12:
    cmp rdx, 257
    jae 19f
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
20:
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
    jne 20b
21:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    add rax, 16
    cmp rax, 160
    jne 21b
19:
9:
    cmp rdx, 193
    jae 22f
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
23:
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
    jne 23b
24:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    add rax, 16
    cmp rax, 160
    jne 24b
22:
8:
    cmp rdx, 129
    jae 25f
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm17, zmm17, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm0, zmm0, zmm1
    vpxord zmm16, zmm16, zmm1
    vpxord zmm17, zmm17, zmm1
    mov eax, 16
26:
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
    jne 26b
27:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    add rax, 16
    cmp rax, 160
    jne 27b
25:
7:
    cmp rdx, 65
    jae 28f
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm0, zmm0, zmm1
    vpxord zmm16, zmm16, zmm1
    mov eax, 16
29:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 1*rax]
    vaesenc zmm0, zmm0, zmm1
    vaesenc zmm16, zmm16, zmm1
    add rax, 16
    cmp rax, 160
    jne 29b
28:
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 160]
    vaesenclast zmm0, zmm0, zmm1
    lea rax, qword ptr [rdx - 1]
    and rax, -64
    vpxord zmm4, zmm1, zmm12
    vaesenclast zmm16, zmm16, zmm4
    vmovdqu8 zmmword ptr [rdi + 1*rax]{k1}, zmm16
    cmp rdx, 65
    jb 30f
    vpxord zmm4, zmm1, zmmword ptr [rsi]
    vaesenclast zmm17, zmm17, zmm4
    vmovdqu32 zmmword ptr [rdi], zmm17
    cmp rdx, 129
    jb 31f
    vpxord zmm4, zmm1, zmmword ptr [rsi + 64]
    vaesenclast zmm18, zmm18, zmm4
    vmovdqu32 zmmword ptr [rdi + 64], zmm18
    cmp rdx, 193
    jb 32f
    vpxord zmm4, zmm1, zmmword ptr [rsi + 128]
    vaesenclast zmm19, zmm19, zmm4
    vmovdqu32 zmmword ptr [rdi + 128], zmm19
    cmp rdx, 257
    jb 33f
    vpxord zmm4, zmm1, zmmword ptr [rsi + 192]
    vaesenclast zmm20, zmm20, zmm4
    vmovdqu32 zmmword ptr [rdi + 192], zmm20
    cmp rdx, 321
    jb 34f
    vpxord zmm4, zmm1, zmmword ptr [rsi + 256]
    vaesenclast zmm21, zmm21, zmm4
    vmovdqu32 zmmword ptr [rdi + 256], zmm21
    cmp rdx, 385
    jb 35f
    vpxord zmm4, zmm1, zmmword ptr [rsi + 320]
    vaesenclast zmm22, zmm22, zmm4
    vmovdqu32 zmmword ptr [rdi + 320], zmm22
    cmp rdx, 449
    jb 36f
    vpxord zmm4, zmm1, zmmword ptr [rsi + 384]
    vaesenclast zmm23, zmm23, zmm4
    vmovdqu32 zmmword ptr [rdi + 384], zmm23
36:
35:
34:
33:
32:
31:
30:
    vextracti64x4 ymm4, zmm2, 1
    vpxor ymm2, ymm2, ymm4
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti64x4 ymm5, zmm3, 1
    vpxor ymm3, ymm3, ymm5
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
6:
    cmp rdx, 33
    jae 37f
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
38:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    add rax, 16
    cmp rax, 160
    jne 38b
    vbroadcasti128 ymm1, xmmword ptr [rcx + 160]
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
37:
5:
    cmp rdx, 17
    jae 39f
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
40:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    add rax, 16
    cmp rax, 160
    jne 40b
    vmovdqu xmm1, xmmword ptr [rcx + 160]
    vaesenclast xmm0, xmm0, xmm1
    lea rax, qword ptr [rdx - 1]
    and rax, -16
    vpxor xmm4, xmm1, xmm12
    vaesenclast xmm8, xmm8, xmm4
    vmovdqu8 xmmword ptr [rdi + 1*rax]{k1}, xmm8
39:
4:
    test rdx, rdx
    jne 41f
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    mov eax, 16
42:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    add rax, 16
    cmp rax, 160
    jne 42b
    vmovdqu xmm1, xmmword ptr [rcx + 160]
    vaesenclast xmm0, xmm0, xmm1
41:
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
