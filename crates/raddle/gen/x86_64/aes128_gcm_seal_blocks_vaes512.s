    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 320
    .cfi_def_cfa_offset 328
    and rsp, -64
    .cfi_def_cfa r11, 8
    vbroadcasti32x4 zmm26, xmmword ptr [rcx]
    vbroadcasti32x4 zmm27, xmmword ptr [rcx + 16]
    vbroadcasti32x4 zmm28, xmmword ptr [rcx + 32]
    vbroadcasti32x4 zmm29, xmmword ptr [rcx + 48]
    vbroadcasti32x4 zmm30, xmmword ptr [rcx + 64]
    vbroadcasti32x4 zmm31, xmmword ptr [rcx + 80]
    vbroadcasti32x4 zmm8, xmmword ptr [rcx + 96]
    vmovdqu32 zmmword ptr [rsp], zmm8
    vbroadcasti32x4 zmm8, xmmword ptr [rcx + 112]
    vmovdqu32 zmmword ptr [rsp + 64], zmm8
    vbroadcasti32x4 zmm8, xmmword ptr [rcx + 128]
    vmovdqu32 zmmword ptr [rsp + 128], zmm8
    vbroadcasti32x4 zmm8, xmmword ptr [rcx + 144]
    vmovdqu32 zmmword ptr [rsp + 192], zmm8
    vbroadcasti32x4 zmm8, xmmword ptr [rcx + 160]
    vmovdqu32 zmmword ptr [rsp + 256], zmm8
    vpbroadcastq zmm9, qword ptr [r8]
    vpbroadcastq zmm10, qword ptr [r8 + 8]
    vpunpcklqdq zmm9, zmm9, zmm10
    vpshufb zmm9, zmm9, zmmword ptr [r9]
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 64]
    vmovq xmm4, qword ptr [r8 + 32]
    vmovq xmm10, qword ptr [r8 + 40]
    vpunpcklqdq xmm4, xmm4, xmm10
    vpshufb xmm4, xmm4, xmmword ptr [r9 + 192]
    vpxord zmm0, zmm0, zmm0
    vpxord zmm18, zmm18, zmm18
    vpxord zmm19, zmm19, zmm19
    vpxord zmm20, zmm20, zmm20
    vpxord zmm21, zmm21, zmm21
    vpxord zmm22, zmm22, zmm22
    vpxord zmm23, zmm23, zmm23
    vpxord zmm24, zmm24, zmm24
    vshufi32x4 zmm25, zmm4, zmm4, 21
    cmp rdx, 512
    jb 3f
2:
    vpshufb zmm10, zmm9, zmmword ptr [r9]
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 128]
    vpxord zmm4, zmm0, zmm18
    vpshufb zmm11, zmm9, zmmword ptr [r9]
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 128]
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 320], 0
    vpshufb zmm12, zmm9, zmmword ptr [r9]
    vpclmulqdq zmm7, zmm19, zmmword ptr [rcx + 384], 0
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 128]
    vpshufb zmm13, zmm9, zmmword ptr [r9]
    vpxord zmm1, zmm6, zmm7
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 128]
    vpshufb zmm14, zmm9, zmmword ptr [r9]
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 320], 17
    lea r10, qword ptr [rdx - 4608]
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 128]
    vpclmulqdq zmm7, zmm19, zmmword ptr [rcx + 384], 17
    vpshufb zmm15, zmm9, zmmword ptr [r9]
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 128]
    vpxord zmm3, zmm6, zmm7
    vpshufb zmm16, zmm9, zmmword ptr [r9]
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 128]
    vpunpcklqdq zmm6, zmm4, zmm19
    vpshufb zmm17, zmm9, zmmword ptr [r9]
    vpunpckhqdq zmm7, zmm4, zmm19
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 128]
    vpxord zmm10, zmm10, zmm26
    vpxord zmm6, zmm6, zmm7
    shr r10, 63
    vpxord zmm11, zmm11, zmm26
    vpxord zmm12, zmm12, zmm26
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1472], 0
    vpxord zmm13, zmm13, zmm26
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1536], 1
    vpxord zmm14, zmm14, zmm26
    vpxord zmm15, zmm15, zmm26
    vpxord zmm2, zmm6, zmm7
    vpxord zmm16, zmm16, zmm26
    vpclmulqdq zmm6, zmm20, zmmword ptr [rcx + 448], 0
    vpxord zmm17, zmm17, zmm26
    vaesenc zmm10, zmm10, zmm27
    vpclmulqdq zmm7, zmm21, zmmword ptr [rcx + 512], 0
    sub r10, 1
    vaesenc zmm11, zmm11, zmm27
    vaesenc zmm12, zmm12, zmm27
    vpternlogq zmm1, zmm6, zmm7, 150
    vaesenc zmm13, zmm13, zmm27
    vpclmulqdq zmm6, zmm20, zmmword ptr [rcx + 448], 17
    vaesenc zmm14, zmm14, zmm27
    vaesenc zmm15, zmm15, zmm27
    vpclmulqdq zmm7, zmm21, zmmword ptr [rcx + 512], 17
    vaesenc zmm16, zmm16, zmm27
    vaesenc zmm17, zmm17, zmm27
    vpternlogq zmm3, zmm6, zmm7, 150
    vaesenc zmm10, zmm10, zmm28
    vpunpcklqdq zmm6, zmm20, zmm21
    vaesenc zmm11, zmm11, zmm28
    and r10, 4096
    vaesenc zmm12, zmm12, zmm28
    vpunpckhqdq zmm7, zmm20, zmm21
    vaesenc zmm13, zmm13, zmm28
    vaesenc zmm14, zmm14, zmm28
    vpxord zmm6, zmm6, zmm7
    vaesenc zmm15, zmm15, zmm28
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1600], 0
    vaesenc zmm16, zmm16, zmm28
    vaesenc zmm17, zmm17, zmm28
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1664], 1
    vaesenc zmm10, zmm10, zmm29
    vpternlogq zmm2, zmm6, zmm7, 150
    vaesenc zmm11, zmm11, zmm29
    prefetcht0 byte ptr [rsi + 1*r10]
    vaesenc zmm12, zmm12, zmm29
    vpclmulqdq zmm6, zmm22, zmmword ptr [rcx + 576], 0
    vaesenc zmm13, zmm13, zmm29
    vaesenc zmm14, zmm14, zmm29
    vpclmulqdq zmm7, zmm23, zmmword ptr [rcx + 640], 0
    vaesenc zmm15, zmm15, zmm29
    vpternlogq zmm1, zmm6, zmm7, 150
    vaesenc zmm16, zmm16, zmm29
    vaesenc zmm17, zmm17, zmm29
    vpclmulqdq zmm6, zmm22, zmmword ptr [rcx + 576], 17
    vaesenc zmm10, zmm10, zmm30
    vaesenc zmm11, zmm11, zmm30
    vpclmulqdq zmm7, zmm23, zmmword ptr [rcx + 640], 17
    prefetcht0 byte ptr [rsi + 1*r10 + 64]
    vaesenc zmm12, zmm12, zmm30
    vpternlogq zmm3, zmm6, zmm7, 150
    vaesenc zmm13, zmm13, zmm30
    vaesenc zmm14, zmm14, zmm30
    vpunpcklqdq zmm6, zmm22, zmm23
    vaesenc zmm15, zmm15, zmm30
    vaesenc zmm16, zmm16, zmm30
    vpunpckhqdq zmm7, zmm22, zmm23
    vaesenc zmm17, zmm17, zmm30
    vpxord zmm6, zmm6, zmm7
    vaesenc zmm10, zmm10, zmm31
    vaesenc zmm11, zmm11, zmm31
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1728], 0
    vaesenc zmm12, zmm12, zmm31
    prefetcht0 byte ptr [rsi + 1*r10 + 128]
    vaesenc zmm13, zmm13, zmm31
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1792], 1
    vaesenc zmm14, zmm14, zmm31
    vpternlogq zmm2, zmm6, zmm7, 150
    vaesenc zmm15, zmm15, zmm31
    vaesenc zmm16, zmm16, zmm31
    vpclmulqdq zmm6, zmm24, zmmword ptr [rcx + 704], 0
    vaesenc zmm17, zmm17, zmm31
    vpclmulqdq zmm7, zmm25, zmmword ptr [rcx + 768], 0
    vmovdqu32 zmm8, zmmword ptr [rsp]
    vaesenc zmm10, zmm10, zmm8
    vpternlogq zmm1, zmm6, zmm7, 150
    vaesenc zmm11, zmm11, zmm8
    prefetcht0 byte ptr [rsi + 1*r10 + 192]
    vaesenc zmm12, zmm12, zmm8
    vpclmulqdq zmm6, zmm24, zmmword ptr [rcx + 704], 17
    vaesenc zmm13, zmm13, zmm8
    vpclmulqdq zmm7, zmm25, zmmword ptr [rcx + 768], 17
    vaesenc zmm14, zmm14, zmm8
    vaesenc zmm15, zmm15, zmm8
    vpternlogq zmm3, zmm6, zmm7, 150
    vaesenc zmm16, zmm16, zmm8
    vaesenc zmm17, zmm17, zmm8
    vpunpcklqdq zmm6, zmm24, zmm25
    vmovdqu32 zmm8, zmmword ptr [rsp + 64]
    vpunpckhqdq zmm7, zmm24, zmm25
    vaesenc zmm10, zmm10, zmm8
    prefetcht0 byte ptr [rsi + 1*r10 + 256]
    vaesenc zmm11, zmm11, zmm8
    vpxord zmm6, zmm6, zmm7
    vaesenc zmm12, zmm12, zmm8
    vaesenc zmm13, zmm13, zmm8
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1856], 0
    vaesenc zmm14, zmm14, zmm8
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1920], 1
    vaesenc zmm15, zmm15, zmm8
    vaesenc zmm16, zmm16, zmm8
    vpternlogq zmm2, zmm6, zmm7, 150
    vaesenc zmm17, zmm17, zmm8
    vpternlogq zmm2, zmm1, zmm3, 150
    vmovdqu32 zmm8, zmmword ptr [rsp + 128]
    vaesenc zmm10, zmm10, zmm8
    vpclmulqdq zmm4, zmm1, zmmword ptr [r9 + 256], 0
    prefetcht0 byte ptr [rsi + 1*r10 + 320]
    vaesenc zmm11, zmm11, zmm8
    vaesenc zmm12, zmm12, zmm8
    vpshufd zmm1, zmm1, 78
    vaesenc zmm13, zmm13, zmm8
    vpternlogq zmm2, zmm1, zmm4, 150
    vaesenc zmm14, zmm14, zmm8
    vaesenc zmm15, zmm15, zmm8
    vpclmulqdq zmm4, zmm2, zmmword ptr [r9 + 256], 0
    vaesenc zmm16, zmm16, zmm8
    vaesenc zmm17, zmm17, zmm8
    vpshufd zmm2, zmm2, 78
    vmovdqu32 zmm8, zmmword ptr [rsp + 192]
    vpternlogq zmm3, zmm2, zmm4, 150
    prefetcht0 byte ptr [rsi + 1*r10 + 384]
    vaesenc zmm10, zmm10, zmm8
    vaesenc zmm11, zmm11, zmm8
    vextracti64x4 ymm4, zmm3, 1
    vaesenc zmm12, zmm12, zmm8
    vaesenc zmm13, zmm13, zmm8
    vpxor ymm3, ymm3, ymm4
    vaesenc zmm14, zmm14, zmm8
    vextracti128 xmm4, ymm3, 1
    vaesenc zmm15, zmm15, zmm8
    vaesenc zmm16, zmm16, zmm8
    vpxor xmm3, xmm3, xmm4
    vaesenc zmm17, zmm17, zmm8
    vmovdqa xmm0, xmm3
    prefetcht0 byte ptr [rsi + 1*r10 + 448]
    vmovdqu32 zmm8, zmmword ptr [rsp + 256]
    vpxord zmm4, zmm8, zmmword ptr [rsi]
    vaesenclast zmm10, zmm10, zmm4
    vmovdqu32 zmmword ptr [rdi], zmm10
    vpshufb zmm18, zmm10, zmmword ptr [r9 + 192]
    vpxord zmm5, zmm8, zmmword ptr [rsi + 64]
    vaesenclast zmm11, zmm11, zmm5
    vmovdqu32 zmmword ptr [rdi + 64], zmm11
    vpshufb zmm19, zmm11, zmmword ptr [r9 + 192]
    vpxord zmm4, zmm8, zmmword ptr [rsi + 128]
    vaesenclast zmm12, zmm12, zmm4
    vmovdqu32 zmmword ptr [rdi + 128], zmm12
    vpshufb zmm20, zmm12, zmmword ptr [r9 + 192]
    vpxord zmm5, zmm8, zmmword ptr [rsi + 192]
    vaesenclast zmm13, zmm13, zmm5
    vmovdqu32 zmmword ptr [rdi + 192], zmm13
    vpshufb zmm21, zmm13, zmmword ptr [r9 + 192]
    vpxord zmm4, zmm8, zmmword ptr [rsi + 256]
    vaesenclast zmm14, zmm14, zmm4
    vmovdqu32 zmmword ptr [rdi + 256], zmm14
    vpshufb zmm22, zmm14, zmmword ptr [r9 + 192]
    vpxord zmm5, zmm8, zmmword ptr [rsi + 320]
    vaesenclast zmm15, zmm15, zmm5
    vmovdqu32 zmmword ptr [rdi + 320], zmm15
    vpshufb zmm23, zmm15, zmmword ptr [r9 + 192]
    vpxord zmm4, zmm8, zmmword ptr [rsi + 384]
    vaesenclast zmm16, zmm16, zmm4
    vmovdqu32 zmmword ptr [rdi + 384], zmm16
    vpshufb zmm24, zmm16, zmmword ptr [r9 + 192]
    vpxord zmm5, zmm8, zmmword ptr [rsi + 448]
    vaesenclast zmm17, zmm17, zmm5
    vmovdqu32 zmmword ptr [rdi + 448], zmm17
    vpshufb zmm25, zmm17, zmmword ptr [r9 + 192]
    add rdi, 512
    add rsi, 512
    sub rdx, 512
    cmp rdx, 512
    jae 2b
3:
    vpxord zmm4, zmm0, zmm18
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 336], 0
    vpclmulqdq zmm7, zmm19, zmmword ptr [rcx + 400], 0
    vpxord zmm1, zmm6, zmm7
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 336], 17
    vpclmulqdq zmm7, zmm19, zmmword ptr [rcx + 400], 17
    vpxord zmm3, zmm6, zmm7
    vpunpcklqdq zmm6, zmm4, zmm19
    vpunpckhqdq zmm7, zmm4, zmm19
    vpxord zmm6, zmm6, zmm7
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1488], 0
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1552], 1
    vpxord zmm2, zmm6, zmm7
    vpclmulqdq zmm6, zmm20, zmmword ptr [rcx + 464], 0
    vpclmulqdq zmm7, zmm21, zmmword ptr [rcx + 528], 0
    vpternlogq zmm1, zmm6, zmm7, 150
    vpclmulqdq zmm6, zmm20, zmmword ptr [rcx + 464], 17
    vpclmulqdq zmm7, zmm21, zmmword ptr [rcx + 528], 17
    vpternlogq zmm3, zmm6, zmm7, 150
    vpunpcklqdq zmm6, zmm20, zmm21
    vpunpckhqdq zmm7, zmm20, zmm21
    vpxord zmm6, zmm6, zmm7
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1616], 0
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1680], 1
    vpternlogq zmm2, zmm6, zmm7, 150
    vpclmulqdq zmm6, zmm22, zmmword ptr [rcx + 592], 0
    vpclmulqdq zmm7, zmm23, zmmword ptr [rcx + 656], 0
    vpternlogq zmm1, zmm6, zmm7, 150
    vpclmulqdq zmm6, zmm22, zmmword ptr [rcx + 592], 17
    vpclmulqdq zmm7, zmm23, zmmword ptr [rcx + 656], 17
    vpternlogq zmm3, zmm6, zmm7, 150
    vpunpcklqdq zmm6, zmm22, zmm23
    vpunpckhqdq zmm7, zmm22, zmm23
    vpxord zmm6, zmm6, zmm7
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1744], 0
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1808], 1
    vpternlogq zmm2, zmm6, zmm7, 150
    vpclmulqdq zmm5, zmm24, zmmword ptr [rcx + 720], 0
    vpxord zmm1, zmm1, zmm5
    vpclmulqdq zmm5, zmm24, zmmword ptr [rcx + 720], 17
    vpxord zmm3, zmm3, zmm5
    vpshufd zmm5, zmm24, 78
    vpxord zmm5, zmm5, zmm24
    vpclmulqdq zmm5, zmm5, zmmword ptr [rcx + 1872], 0
    vpxord zmm2, zmm2, zmm5
    vextracti32x4 xmm0, zmm25, 3
    vpandq zmm4, zmm25, zmmword ptr [r9 + 320]
    vpternlogq zmm2, zmm1, zmm3, 150
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 784], 1
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 784], 16
    vpternlogq zmm2, zmm5, zmm6, 150
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 784], 0
    vpxord zmm1, zmm1, zmm5
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 784], 17
    vpxord zmm3, zmm3, zmm5
    vpclmulqdq zmm4, zmm1, zmmword ptr [r9 + 256], 0
    vpshufd zmm1, zmm1, 78
    vpternlogq zmm2, zmm1, zmm4, 150
    vpclmulqdq zmm4, zmm2, zmmword ptr [r9 + 256], 0
    vpshufd zmm2, zmm2, 78
    vpternlogq zmm3, zmm2, zmm4, 150
    vextracti64x4 ymm4, zmm3, 1
    vpxor ymm3, ymm3, ymm4
    vextracti128 xmm4, ymm3, 1
    vpxor xmm3, xmm3, xmm4
    vpxor xmm0, xmm0, xmm3
    vpshufb xmm0, xmm0, xmmword ptr [r9 + 192]
    vmovdqu xmmword ptr [r8 + 32], xmm0
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
    vpxord zmm24, zmm24, zmm24
    vpxord zmm25, zmm25, zmm25
    vpxord zmm26, zmm26, zmm26
    vpxord zmm27, zmm27, zmm27
    vpxord zmm28, zmm28, zmm28
    vpxord zmm29, zmm29, zmm29
    vpxord zmm30, zmm30, zmm30
    vpxord zmm31, zmm31, zmm31
    vzeroupper
    vmovdqu32 zmmword ptr [rsp], zmm0
    vmovdqu32 zmmword ptr [rsp + 64], zmm0
    vmovdqu32 zmmword ptr [rsp + 128], zmm0
    vmovdqu32 zmmword ptr [rsp + 192], zmm0
    vmovdqu32 zmmword ptr [rsp + 256], zmm0
    mov rsp, r11
    ret
    .cfi_endproc
