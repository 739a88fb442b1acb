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
    vpaddd zmm16, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm16, zmm16, zmm10
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 112]
    vpshufb zmm17, zmm17, zmm10
    vpaddd zmm18, zmm7, zmmword ptr [r9 + 176]
    vpshufb zmm18, zmm18, zmm10
    vpaddd zmm19, zmm7, zmmword ptr [r9 + 240]
    vpshufb zmm19, zmm19, zmm10
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 1*r11 + 880], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 1*r11 + 304], 1
    vpxor xmm2, xmm4, xmm5
    vpaddd zmm20, zmm7, zmmword ptr [r9 + 304]
    vpshufb zmm20, zmm20, zmm10
    vpaddd zmm21, zmm7, zmmword ptr [r9 + 368]
    vpshufb zmm21, zmm21, zmm10
    vpaddd zmm22, zmm7, zmmword ptr [r9 + 432]
    vpshufb zmm22, zmm22, zmm10
    vpaddd zmm23, zmm7, zmmword ptr [r9 + 496]
    vpshufb zmm23, zmm23, zmm10
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 1*r11 + 880], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 1*r11 + 304], 17
    vpxor xmm3, xmm4, xmm5
    vmovdqu32 zmm6, zmmword ptr [rsi]
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm16, zmm16, zmm1
    vpxord zmm17, zmm17, zmm1
    vpxord zmm18, zmm18, zmm1
    vpxord zmm19, zmm19, zmm1
    vpxord zmm20, zmm20, zmm1
    vpxord zmm21, zmm21, zmm1
    vpxord zmm22, zmm22, zmm1
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
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 32]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 960], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 384], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 48]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 960], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 384], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 128]
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 64]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1024], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 448], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 80]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1024], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 448], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 192]
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 96]
    vaesenc zmm16, zmm16, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1088], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 512], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 112]
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1088], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 512], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 256]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1152], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 576], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 128]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1152], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 576], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 320]
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 144]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1216], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 640], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 160]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1216], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 640], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 384]
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 176]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1280], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 704], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 192]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1280], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 704], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 448]
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 208]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1344], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 768], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [rcx + 1344], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [rcx + 768], 17
    vpternlogq zmm3, zmm4, zmm5, 150
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
    je 4f
    cmp rdx, 17
    jb 5f
    cmp rdx, 33
    jb 6f
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
    lea rax, qword ptr [rdx - 448]
    mov r11, -1
    bzhi r11, r11, rax
    kmovq k1, r11
    vmovdqu8 zmm12{k1}{z}, zmmword ptr [rsi + 448]
    vpaddd zmm16, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm16, zmm16, zmm10
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 112]
    vpshufb zmm17, zmm17, zmm10
    vpaddd zmm18, zmm7, zmmword ptr [r9 + 176]
    vpshufb zmm18, zmm18, zmm10
    vpaddd zmm19, zmm7, zmmword ptr [r9 + 240]
    vpshufb zmm19, zmm19, zmm10
    vmovdqu32 zmm6, zmmword ptr [rsi]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 0
    vpaddd zmm20, zmm7, zmmword ptr [r9 + 304]
    vpshufb zmm20, zmm20, zmm10
    vpaddd zmm21, zmm7, zmmword ptr [r9 + 368]
    vpshufb zmm21, zmm21, zmm10
    vpaddd zmm22, zmm7, zmmword ptr [r9 + 432]
    vpshufb zmm22, zmm22, zmm10
    vpaddd zmm23, zmm7, zmmword ptr [r9 + 496]
    vpshufb zmm23, zmm23, zmm10
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 16
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm16, zmm16, zmm1
    vpxord zmm17, zmm17, zmm1
    vpxord zmm18, zmm18, zmm1
    vpxord zmm19, zmm19, zmm1
    vpxord zmm20, zmm20, zmm1
    vpxord zmm21, zmm21, zmm1
    vpxord zmm22, zmm22, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 64]
    vpxord zmm23, zmm23, zmm1
    vpxord zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 16]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 32]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 48]
    vaesenc zmm16, zmm16, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 128]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 0
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 16
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 64]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 192]
    vaesenc zmm23, zmm23, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 80]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 96]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 112]
    vaesenc zmm16, zmm16, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 256]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 832], 0
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 256], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 832], 16
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 128]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 256], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 320]
    vpshufb zmm6, zmm6, zmm10
    vaesenc zmm23, zmm23, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 144]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 896], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 320], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 160]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 896], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 320], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 176]
    vaesenc zmm16, zmm16, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 384]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 960], 0
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 384], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 960], 16
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 192]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 384], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vpshufb zmm6, zmm12, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 1024], 0
    vaesenc zmm23, zmm23, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 208]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 448], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 1024], 16
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm23, zmm23, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 448], 17
    vpternlogq zmm3, zmm4, zmm5, 150
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
    vpxord zmm4, zmm1, zmm12
    vaesenclast zmm23, zmm23, zmm4
    vmovdqu8 zmmword ptr [rdi + 448]{k1}, zmm23
    vaesenclast zmm0, zmm0, zmm1
    vextracti64x4 ymm4, zmm2, 1
    vpxor ymm2, ymm2, ymm4
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti64x4 ymm5, zmm3, 1
    vpxor ymm3, ymm3, ymm5
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
15:
    cmp rdx, 449
    jae 16f
    lea rax, qword ptr [rdx - 384]
    mov r11, -1
    bzhi r11, r11, rax
    kmovq k1, r11
    vmovdqu8 zmm12{k1}{z}, zmmword ptr [rsi + 384]
    vpaddd zmm16, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm16, zmm16, zmm10
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 112]
    vpshufb zmm17, zmm17, zmm10
    vpaddd zmm18, zmm7, zmmword ptr [r9 + 176]
    vpshufb zmm18, zmm18, zmm10
    vpaddd zmm19, zmm7, zmmword ptr [r9 + 240]
    vpshufb zmm19, zmm19, zmm10
    vmovdqu32 zmm6, zmmword ptr [rsi]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 0
    vpaddd zmm20, zmm7, zmmword ptr [r9 + 304]
    vpshufb zmm20, zmm20, zmm10
    vpaddd zmm21, zmm7, zmmword ptr [r9 + 368]
    vpshufb zmm21, zmm21, zmm10
    vpaddd zmm22, zmm7, zmmword ptr [r9 + 432]
    vpshufb zmm22, zmm22, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm16, zmm16, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 16
    vpxord zmm17, zmm17, zmm1
    vpxord zmm18, zmm18, zmm1
    vpxord zmm19, zmm19, zmm1
    vpxord zmm20, zmm20, zmm1
    vpxord zmm21, zmm21, zmm1
    vpxord zmm22, zmm22, zmm1
    vpxord zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 16]
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 64]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 32]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 17
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 48]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 128]
    vpshufb zmm6, zmm6, zmm10
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 64]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 16
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 80]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 192]
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 96]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 112]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 17
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 128]
    vaesenc zmm16, zmm16, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 256]
    vpshufb zmm6, zmm6, zmm10
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 144]
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 832], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 256], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 832], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 256], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 160]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 320]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 896], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 320], 1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 176]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 896], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 320], 17
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 192]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vpshufb zmm6, zmm12, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 960], 0
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 208]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 384], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 960], 16
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm22, zmm22, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 384], 17
    vpternlogq zmm3, zmm4, zmm5, 150
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
    vpxord zmm4, zmm1, zmm12
    vaesenclast zmm22, zmm22, zmm4
    vmovdqu8 zmmword ptr [rdi + 384]{k1}, zmm22
    vaesenclast zmm0, zmm0, zmm1
    vextracti64x4 ymm4, zmm2, 1
    vpxor ymm2, ymm2, ymm4
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti64x4 ymm5, zmm3, 1
    vpxor ymm3, ymm3, ymm5
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
16:
14:
    cmp rdx, 385
    jae 17f
    lea rax, qword ptr [rdx - 320]
    mov r11, -1
    bzhi r11, r11, rax
    kmovq k1, r11
    vmovdqu8 zmm12{k1}{z}, zmmword ptr [rsi + 320]
    vpaddd zmm16, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm16, zmm16, zmm10
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 112]
    vpshufb zmm17, zmm17, zmm10
    vpaddd zmm18, zmm7, zmmword ptr [r9 + 176]
    vpshufb zmm18, zmm18, zmm10
    vpaddd zmm19, zmm7, zmmword ptr [r9 + 240]
    vpshufb zmm19, zmm19, zmm10
    vmovdqu32 zmm6, zmmword ptr [rsi]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 0
    vpaddd zmm20, zmm7, zmmword ptr [r9 + 304]
    vpshufb zmm20, zmm20, zmm10
    vpaddd zmm21, zmm7, zmmword ptr [r9 + 368]
    vpshufb zmm21, zmm21, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm16, zmm16, zmm1
    vpxord zmm17, zmm17, zmm1
    vpxord zmm18, zmm18, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 16
    vpxord zmm19, zmm19, zmm1
    vpxord zmm20, zmm20, zmm1
    vpxord zmm21, zmm21, zmm1
    vpxord zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 16]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 64]
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 32]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 48]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 17
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 64]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 128]
    vpshufb zmm6, zmm6, zmm10
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 80]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 96]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 112]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 192]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 0
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 128]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 16
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 144]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 256]
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 160]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 832], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 256], 1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 176]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 832], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 256], 17
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 192]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vpshufb zmm6, zmm12, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 896], 0
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 208]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 320], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 896], 16
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm21, zmm21, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 320], 17
    vpternlogq zmm3, zmm4, zmm5, 150
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
    vpxord zmm4, zmm1, zmm12
    vaesenclast zmm21, zmm21, zmm4
    vmovdqu8 zmmword ptr [rdi + 320]{k1}, zmm21
    vaesenclast zmm0, zmm0, zmm1
    vextracti64x4 ymm4, zmm2, 1
    vpxor ymm2, ymm2, ymm4
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti64x4 ymm5, zmm3, 1
    vpxor ymm3, ymm3, ymm5
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
17:
13:
    cmp rdx, 321
    jae 18f
    lea rax, qword ptr [rdx - 256]
    mov r11, -1
    bzhi r11, r11, rax
    kmovq k1, r11
    vmovdqu8 zmm12{k1}{z}, zmmword ptr [rsi + 256]
    vpaddd zmm16, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm16, zmm16, zmm10
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 112]
    vpshufb zmm17, zmm17, zmm10
    vpaddd zmm18, zmm7, zmmword ptr [r9 + 176]
    vpshufb zmm18, zmm18, zmm10
    vpaddd zmm19, zmm7, zmmword ptr [r9 + 240]
    vpshufb zmm19, zmm19, zmm10
    vmovdqu32 zmm6, zmmword ptr [rsi]
    vpshufb zmm6, zmm6, zmm10
    vpaddd zmm20, zmm7, zmmword ptr [r9 + 304]
    vpshufb zmm20, zmm20, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm16, zmm16, zmm1
    vpxord zmm17, zmm17, zmm1
    vpxord zmm18, zmm18, zmm1
    vpxord zmm19, zmm19, zmm1
    vpxord zmm20, zmm20, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpxord zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 16]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 32]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 48]
    vmovdqu32 zmm6, zmmword ptr [rsi + 64]
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 0
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 64]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 16
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 80]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 128]
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 96]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 112]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 17
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 128]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 192]
    vpshufb zmm6, zmm6, zmm10
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 144]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 160]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 176]
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 17
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 192]
    vaesenc zmm16, zmm16, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vpshufb zmm6, zmm12, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 832], 0
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 208]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 256], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 832], 16
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm20, zmm20, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 256], 17
    vpternlogq zmm3, zmm4, zmm5, 150
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
    vpxord zmm4, zmm1, zmm12
    vaesenclast zmm20, zmm20, zmm4
    vmovdqu8 zmmword ptr [rdi + 256]{k1}, zmm20
    vaesenclast zmm0, zmm0, zmm1
    vextracti64x4 ymm4, zmm2, 1
    vpxor ymm2, ymm2, ymm4
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti64x4 ymm5, zmm3, 1
    vpxor ymm3, ymm3, ymm5
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
18:
12:
    cmp rdx, 257
    jae 19f
    lea rax, qword ptr [rdx - 192]
    mov r11, -1
    bzhi r11, r11, rax
    kmovq k1, r11
    vmovdqu8 zmm12{k1}{z}, zmmword ptr [rsi + 192]
    vpaddd zmm16, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm16, zmm16, zmm10
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 112]
    vpshufb zmm17, zmm17, zmm10
    vpaddd zmm18, zmm7, zmmword ptr [r9 + 176]
    vpshufb zmm18, zmm18, zmm10
    vpaddd zmm19, zmm7, zmmword ptr [r9 + 240]
    vpshufb zmm19, zmm19, zmm10
    vmovdqu32 zmm6, zmmword ptr [rsi]
    vpshufb zmm6, zmm6, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm16, zmm16, zmm1
    vpxord zmm17, zmm17, zmm1
    vpxord zmm18, zmm18, zmm1
    vpxord zmm19, zmm19, zmm1
    vpxord zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 16]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 32]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 48]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm0, zmm0, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 64]
    vpshufb zmm6, zmm6, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 64]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 80]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 96]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 112]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm0, zmm0, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi + 128]
    vpshufb zmm6, zmm6, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 128]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 144]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 160]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 176]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpshufb zmm6, zmm12, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 0
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 192]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 208]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 768], 16
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm19, zmm19, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 192], 17
    vpternlogq zmm3, zmm4, zmm5, 150
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
    vpxord zmm4, zmm1, zmm12
    vaesenclast zmm19, zmm19, zmm4
    vmovdqu8 zmmword ptr [rdi + 192]{k1}, zmm19
    vaesenclast zmm0, zmm0, zmm1
    vextracti64x4 ymm4, zmm2, 1
    vpxor ymm2, ymm2, ymm4
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti64x4 ymm5, zmm3, 1
    vpxor ymm3, ymm3, ymm5
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
19:
9:
    cmp rdx, 193
    jae 20f
    lea rax, qword ptr [rdx - 128]
    mov r11, -1
    bzhi r11, r11, rax
    kmovq k1, r11
    vmovdqu8 zmm12{k1}{z}, zmmword ptr [rsi + 128]
    vpaddd zmm16, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm16, zmm16, zmm10
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 112]
    vpshufb zmm17, zmm17, zmm10
    vpaddd zmm18, zmm7, zmmword ptr [r9 + 176]
    vpshufb zmm18, zmm18, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm16, zmm16, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi]
    vpshufb zmm6, zmm6, zmm10
    vpxord zmm17, zmm17, zmm1
    vpxord zmm18, zmm18, zmm1
    vpxord zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 16]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 32]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 48]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 17
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 64]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 80]
    vpternlogq zmm3, zmm4, zmm5, 150
    vmovdqu32 zmm6, zmmword ptr [rsi + 64]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 96]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vpshufb zmm6, zmm6, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 112]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 128]
    vaesenc zmm16, zmm16, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 16
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 144]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 160]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 176]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vpshufb zmm6, zmm12, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 192]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 208]
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 704], 16
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm18, zmm18, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 128], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 224]
    vpxord zmm4, zmm1, zmmword ptr [rsi]
    vaesenclast zmm16, zmm16, zmm4
    vmovdqu32 zmmword ptr [rdi], zmm16
    vpxord zmm4, zmm1, zmmword ptr [rsi + 64]
    vaesenclast zmm17, zmm17, zmm4
    vmovdqu32 zmmword ptr [rdi + 64], zmm17
    vpxord zmm4, zmm1, zmm12
    vaesenclast zmm18, zmm18, zmm4
    vmovdqu8 zmmword ptr [rdi + 128]{k1}, zmm18
    vaesenclast zmm0, zmm0, zmm1
    vextracti64x4 ymm4, zmm2, 1
    vpxor ymm2, ymm2, ymm4
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti64x4 ymm5, zmm3, 1
    vpxor ymm3, ymm3, ymm5
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
20:
8:
    cmp rdx, 129
    jae 21f
    lea rax, qword ptr [rdx - 64]
    mov r11, -1
    bzhi r11, r11, rax
    kmovq k1, r11
    vmovdqu8 zmm12{k1}{z}, zmmword ptr [rsi + 64]
    vpaddd zmm16, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm16, zmm16, zmm10
    vpaddd zmm17, zmm7, zmmword ptr [r9 + 112]
    vpshufb zmm17, zmm17, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm16, zmm16, zmm1
    vpxord zmm17, zmm17, zmm1
    vpxord zmm0, zmm0, zmm1
    vmovdqu32 zmm6, zmmword ptr [rsi]
    vpshufb zmm6, zmm6, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 16]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 32]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 0
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 48]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 64]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 16
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 80]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 96]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 17
    vpternlogq zmm3, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 112]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 128]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpshufb zmm6, zmm12, zmm10
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 0
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 144]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 160]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 1
    vpternlogq zmm2, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 176]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 192]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 640], 16
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10 + 64], 17
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 208]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm17, zmm17, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 224]
    vpxord zmm4, zmm1, zmmword ptr [rsi]
    vaesenclast zmm16, zmm16, zmm4
    vmovdqu32 zmmword ptr [rdi], zmm16
    vpxord zmm4, zmm1, zmm12
    vaesenclast zmm17, zmm17, zmm4
    vmovdqu8 zmmword ptr [rdi + 64]{k1}, zmm17
    vaesenclast zmm0, zmm0, zmm1
    vextracti64x4 ymm4, zmm2, 1
    vpxor ymm2, ymm2, ymm4
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti64x4 ymm5, zmm3, 1
    vpxor ymm3, ymm3, ymm5
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
21:
7:
    cmp rdx, 65
    jae 22f
    lea rax, qword ptr [rdx]
    mov r11, -1
    bzhi r11, r11, rax
    kmovq k1, r11
    vmovdqu8 zmm12{k1}{z}, zmmword ptr [rsi]
    vpaddd zmm16, zmm7, zmmword ptr [r9 + 48]
    vpshufb zmm16, zmm16, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx]
    vpxord zmm16, zmm16, zmm1
    vpxord zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 16]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpshufb zmm6, zmm12, zmm10
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 32]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 48]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 64]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 0
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 80]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 96]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 112]
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 1
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 128]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 144]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpternlogq zmm2, zmm4, zmm5, 150
    vpclmulqdq zmm4, zmm6, zmmword ptr [r10 + 576], 16
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 160]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 176]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 192]
    vaesenc zmm16, zmm16, zmm1
    vpclmulqdq zmm5, zmm6, zmmword ptr [r10], 17
    vaesenc zmm0, zmm0, zmm1
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 208]
    vaesenc zmm16, zmm16, zmm1
    vaesenc zmm0, zmm0, zmm1
    vpternlogq zmm3, zmm4, zmm5, 150
    vbroadcasti32x4 zmm1, xmmword ptr [rcx + 224]
    vpxord zmm4, zmm1, zmm12
    vaesenclast zmm16, zmm16, zmm4
    vmovdqu8 zmmword ptr [rdi]{k1}, zmm16
    vaesenclast zmm0, zmm0, zmm1
    vextracti64x4 ymm4, zmm2, 1
    vpxor ymm2, ymm2, ymm4
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti64x4 ymm5, zmm3, 1
    vpxor ymm3, ymm3, ymm5
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
22:
6:
    cmp rdx, 33
    jae 23f
    lea rax, qword ptr [rdx]
    mov r11, -1
    bzhi r11, r11, rax
    kmovq k1, r11
    vmovdqu8 ymm12{k1}{z}, ymmword ptr [rsi]
    vpaddd ymm8, ymm7, ymmword ptr [r9 + 48]
    vpshufb ymm8, ymm8, ymm10
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm8, ymm8, ymm1
    vpxor ymm0, ymm0, ymm1
    vbroadcasti128 ymm1, xmmword ptr [rcx + 16]
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm0, ymm0, ymm1
    vpshufb ymm6, ymm12, ymm10
    vbroadcasti128 ymm1, xmmword ptr [rcx + 32]
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm0, ymm0, ymm1
    vbroadcasti128 ymm1, xmmword ptr [rcx + 48]
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm0, ymm0, ymm1
    vbroadcasti128 ymm1, xmmword ptr [rcx + 64]
    vaesenc ymm8, ymm8, ymm1
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 576], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10], 1
    vaesenc ymm0, ymm0, ymm1
    vbroadcasti128 ymm1, xmmword ptr [rcx + 80]
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm0, ymm0, ymm1
    vbroadcasti128 ymm1, xmmword ptr [rcx + 96]
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm0, ymm0, ymm1
    vbroadcasti128 ymm1, xmmword ptr [rcx + 112]
    vpxor ymm2, ymm2, ymm4
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm0, ymm0, ymm1
    vbroadcasti128 ymm1, xmmword ptr [rcx + 128]
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm0, ymm0, ymm1
    vbroadcasti128 ymm1, xmmword ptr [rcx + 144]
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm0, ymm0, ymm1
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 576], 16
    vbroadcasti128 ymm1, xmmword ptr [rcx + 160]
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm0, ymm0, ymm1
    vbroadcasti128 ymm1, xmmword ptr [rcx + 176]
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm0, ymm0, ymm1
    vbroadcasti128 ymm1, xmmword ptr [rcx + 192]
    vaesenc ymm8, ymm8, ymm1
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10], 17
    vpxor ymm3, ymm3, ymm4
    vaesenc ymm0, ymm0, ymm1
    vbroadcasti128 ymm1, xmmword ptr [rcx + 208]
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm0, ymm0, ymm1
    vpxor ymm3, ymm3, ymm5
    vbroadcasti128 ymm1, xmmword ptr [rcx + 224]
    vpxor ymm4, ymm1, ymm12
    vaesenclast ymm8, ymm8, ymm4
    vmovdqu8 ymmword ptr [rdi]{k1}, ymm8
    vaesenclast ymm0, ymm0, ymm1
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
23:
5:
    cmp rdx, 17
    jae 24f
    lea rax, qword ptr [rdx]
    mov r11, -1
    bzhi r11, r11, rax
    kmovq k1, r11
    vmovdqu8 xmm12{k1}{z}, xmmword ptr [rsi]
    vpaddd xmm8, xmm7, xmmword ptr [r9 + 48]
    vpshufb xmm8, xmm8, xmm10
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm8, xmm8, xmm1
    vpxor xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 16]
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm0, xmm0, xmm1
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vmovdqu xmm1, xmmword ptr [rcx + 32]
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 48]
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 64]
    vaesenc xmm8, xmm8, xmm1
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 80]
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 96]
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 112]
    vpshufb xmm6, xmm12, xmm10
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 576], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10], 1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 128]
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 144]
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm0, xmm0, xmm1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm1, xmmword ptr [rcx + 160]
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 176]
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 192]
    vaesenc xmm8, xmm8, xmm1
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 576], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10], 17
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 208]
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm0, xmm0, xmm1
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    vmovdqu xmm1, xmmword ptr [rcx + 224]
    vpxor xmm4, xmm1, xmm12
    vaesenclast xmm8, xmm8, xmm4
    vmovdqu8 xmmword ptr [rdi]{k1}, xmm8
    vaesenclast xmm0, xmm0, xmm1
24:
4:
    test rdx, rdx
    jne 25f
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 16]
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 32]
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 48]
    vaesenc xmm0, xmm0, xmm1
    vextracti128 xmm4, ymm2, 1
    vmovdqu xmm1, xmmword ptr [rcx + 64]
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 80]
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 96]
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 112]
    vaesenc xmm0, xmm0, xmm1
    vpxor xmm2, xmm2, xmm4
    vmovdqu xmm1, xmmword ptr [rcx + 128]
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 144]
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 160]
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 176]
    vaesenc xmm0, xmm0, xmm1
    vextracti128 xmm5, ymm3, 1
    vmovdqu xmm1, xmmword ptr [rcx + 192]
    vaesenc xmm0, xmm0, xmm1
    vmovdqu xmm1, xmmword ptr [rcx + 208]
    vaesenc xmm0, xmm0, xmm1
    vpxor xmm3, xmm3, xmm5
    vmovdqu xmm1, xmmword ptr [rcx + 224]
    vaesenclast xmm0, xmm0, xmm1
25:
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
