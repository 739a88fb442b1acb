    .cfi_startproc
    endbr64
    vbroadcasti32x4 zmm18, xmmword ptr [rcx]
    vbroadcasti32x4 zmm19, xmmword ptr [rcx + 16]
    vbroadcasti32x4 zmm20, xmmword ptr [rcx + 32]
    vbroadcasti32x4 zmm21, xmmword ptr [rcx + 48]
    vbroadcasti32x4 zmm22, xmmword ptr [rcx + 64]
    vbroadcasti32x4 zmm23, xmmword ptr [rcx + 80]
    vbroadcasti32x4 zmm24, xmmword ptr [rcx + 96]
    vbroadcasti32x4 zmm25, xmmword ptr [rcx + 112]
    vbroadcasti32x4 zmm26, xmmword ptr [rcx + 128]
    vbroadcasti32x4 zmm27, xmmword ptr [rcx + 144]
    vbroadcasti32x4 zmm28, xmmword ptr [rcx + 160]
    vbroadcasti32x4 zmm29, xmmword ptr [rcx + 176]
    vbroadcasti32x4 zmm30, xmmword ptr [rcx + 192]
    vpbroadcastq zmm9, qword ptr [r8]
    vpbroadcastq zmm10, qword ptr [r8 + 8]
    vpunpcklqdq zmm9, zmm9, zmm10
    vpshufb zmm9, zmm9, zmmword ptr [r9]
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 64]
    vmovq xmm4, qword ptr [r8 + 32]
    vmovq xmm10, qword ptr [r8 + 40]
    vpunpcklqdq xmm4, xmm4, xmm10
    vpshufb xmm4, xmm4, xmmword ptr [r9 + 192]
    vmovdqa xmm0, xmm4
    cmp rdx, 512
    jb 3f
2:
    vpshufb zmm10, zmm9, zmmword ptr [r9]
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 128]
    vpshufb zmm11, zmm9, zmmword ptr [r9]
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 128]
    vpshufb zmm12, zmm9, zmmword ptr [r9]
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 128]
    vpshufb zmm13, zmm9, zmmword ptr [r9]
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 128]
    vpshufb zmm14, zmm9, zmmword ptr [r9]
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 128]
    vpshufb zmm15, zmm9, zmmword ptr [r9]
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 128]
    vpshufb zmm16, zmm9, zmmword ptr [r9]
    vpxor ymm4, ymm4, ymm4
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 128]
    vinserti128 ymm4, ymm4, xmmword ptr [rsi], 1
    vpshufb zmm17, zmm9, zmmword ptr [r9]
    vmovdqu ymm5, ymmword ptr [rsi + 16]
    vpaddd zmm9, zmm9, zmmword ptr [r9 + 128]
    vshufi32x4 zmm4, zmm4, zmm5, 68
    vpxord zmm10, zmm10, zmm18
    vpxord zmm11, zmm11, zmm18
    vpshufb zmm4, zmm4, zmmword ptr [r9 + 192]
    vpxord zmm12, zmm12, zmm18
    vpxord zmm4, zmm4, zmm0
    vpxord zmm13, zmm13, zmm18
    vmovdqu32 zmm5, zmmword ptr [rsi + 48]
    lea r10, qword ptr [rdx - 4608]
    vpxord zmm14, zmm14, zmm18
    vpshufb zmm5, zmm5, zmmword ptr [r9 + 192]
    vpxord zmm15, zmm15, zmm18
    vpxord zmm16, zmm16, zmm18
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 320], 0
    vpxord zmm17, zmm17, zmm18
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 384], 0
    vaesenc zmm10, zmm10, zmm19
    vpxord zmm1, zmm6, zmm7
    vaesenc zmm11, zmm11, zmm19
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 320], 17
    vaesenc zmm12, zmm12, zmm19
    vaesenc zmm13, zmm13, zmm19
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 384], 17
    shr r10, 63
    vaesenc zmm14, zmm14, zmm19
    vpxord zmm3, zmm6, zmm7
    vaesenc zmm15, zmm15, zmm19
    vpunpcklqdq zmm6, zmm4, zmm5
    vaesenc zmm16, zmm16, zmm19
    vpunpckhqdq zmm7, zmm4, zmm5
    vaesenc zmm17, zmm17, zmm19
    vpxord zmm6, zmm6, zmm7
    vaesenc zmm10, zmm10, zmm20
    vaesenc zmm11, zmm11, zmm20
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1472], 0
    vaesenc zmm12, zmm12, zmm20
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1536], 1
    vaesenc zmm13, zmm13, zmm20
    vpxord zmm2, zmm6, zmm7
    vaesenc zmm14, zmm14, zmm20
    vmovdqu32 zmm4, zmmword ptr [rsi + 112]
    sub r10, 1
    vaesenc zmm15, zmm15, zmm20
    vaesenc zmm16, zmm16, zmm20
    vpshufb zmm4, zmm4, zmmword ptr [r9 + 192]
    vaesenc zmm17, zmm17, zmm20
    vmovdqu32 zmm5, zmmword ptr [rsi + 176]
    vaesenc zmm10, zmm10, zmm21
    vpshufb zmm5, zmm5, zmmword ptr [r9 + 192]
    vaesenc zmm11, zmm11, zmm21
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 448], 0
    vaesenc zmm12, zmm12, zmm21
    vaesenc zmm13, zmm13, zmm21
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 512], 0
    vaesenc zmm14, zmm14, zmm21
    vpternlogq zmm1, zmm6, zmm7, 150
    and r10, 4096
    vaesenc zmm15, zmm15, zmm21
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 448], 17
    vaesenc zmm16, zmm16, zmm21
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 512], 17
    vaesenc zmm17, zmm17, zmm21
    vpternlogq zmm3, zmm6, zmm7, 150
    vaesenc zmm10, zmm10, zmm22
    vaesenc zmm11, zmm11, zmm22
    vpunpcklqdq zmm6, zmm4, zmm5
    vaesenc zmm12, zmm12, zmm22
    vpunpckhqdq zmm7, zmm4, zmm5
    vaesenc zmm13, zmm13, zmm22
    vpxord zmm6, zmm6, zmm7
    vaesenc zmm14, zmm14, zmm22
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1600], 0
    vaesenc zmm15, zmm15, zmm22
    prefetcht0 byte ptr [rsi + 1*r10]
    vaesenc zmm16, zmm16, zmm22
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1664], 1
    vaesenc zmm17, zmm17, zmm22
    vpternlogq zmm2, zmm6, zmm7, 150
    vaesenc zmm10, zmm10, zmm23
    vmovdqu32 zmm4, zmmword ptr [rsi + 240]
    vaesenc zmm11, zmm11, zmm23
    vpshufb zmm4, zmm4, zmmword ptr [r9 + 192]
    vaesenc zmm12, zmm12, zmm23
    vaesenc zmm13, zmm13, zmm23
    vmovdqu32 zmm5, zmmword ptr [rsi + 304]
    vaesenc zmm14, zmm14, zmm23
    vpshufb zmm5, zmm5, zmmword ptr [r9 + 192]
    vaesenc zmm15, zmm15, zmm23
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 576], 0
    prefetcht0 byte ptr [rsi + 1*r10 + 64]
    vaesenc zmm16, zmm16, zmm23
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 640], 0
    vaesenc zmm17, zmm17, zmm23
    vpternlogq zmm1, zmm6, zmm7, 150
    vaesenc zmm10, zmm10, zmm24
    vaesenc zmm11, zmm11, zmm24
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 576], 17
    vaesenc zmm12, zmm12, zmm24
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 640], 17
    vaesenc zmm13, zmm13, zmm24
    vpternlogq zmm3, zmm6, zmm7, 150
    vaesenc zmm14, zmm14, zmm24
    vpunpcklqdq zmm6, zmm4, zmm5
    vaesenc zmm15, zmm15, zmm24
    prefetcht0 byte ptr [rsi + 1*r10 + 128]
    vaesenc zmm16, zmm16, zmm24
    vpunpckhqdq zmm7, zmm4, zmm5
    vaesenc zmm17, zmm17, zmm24
    vpxord zmm6, zmm6, zmm7
    vaesenc zmm10, zmm10, zmm25
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1728], 0
    vaesenc zmm11, zmm11, zmm25
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1792], 1
    vaesenc zmm12, zmm12, zmm25
    vaesenc zmm13, zmm13, zmm25
    vpternlogq zmm2, zmm6, zmm7, 150
    vaesenc zmm14, zmm14, zmm25
    vmovdqu32 zmm4, zmmword ptr [rsi + 368]
    vaesenc zmm15, zmm15, zmm25
    vpshufb zmm4, zmm4, zmmword ptr [r9 + 192]
    vaesenc zmm16, zmm16, zmm25
    vmovdqu32 zmm5, zmmword ptr [rsi + 432]
    prefetcht0 byte ptr [rsi + 1*r10 + 192]
    vaesenc zmm17, zmm17, zmm25
    vpshufb zmm5, zmm5, zmmword ptr [r9 + 192]
    vaesenc zmm10, zmm10, zmm26
    vaesenc zmm11, zmm11, zmm26
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 704], 0
    vaesenc zmm12, zmm12, zmm26
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 768], 0
    vaesenc zmm13, zmm13, zmm26
    vpternlogq zmm1, zmm6, zmm7, 150
    vaesenc zmm14, zmm14, zmm26
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 704], 17
    vaesenc zmm15, zmm15, zmm26
    vaesenc zmm16, zmm16, zmm26
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 768], 17
    prefetcht0 byte ptr [rsi + 1*r10 + 256]
    vaesenc zmm17, zmm17, zmm26
    vpternlogq zmm3, zmm6, zmm7, 150
    vaesenc zmm10, zmm10, zmm27
    vpunpcklqdq zmm6, zmm4, zmm5
    vaesenc zmm11, zmm11, zmm27
    vpunpckhqdq zmm7, zmm4, zmm5
    vaesenc zmm12, zmm12, zmm27
    vaesenc zmm13, zmm13, zmm27
    vpxord zmm6, zmm6, zmm7
    vaesenc zmm14, zmm14, zmm27
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1856], 0
    vaesenc zmm15, zmm15, zmm27
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1920], 1
    vaesenc zmm16, zmm16, zmm27
    vpternlogq zmm2, zmm6, zmm7, 150
    vaesenc zmm17, zmm17, zmm27
    vpternlogq zmm2, zmm1, zmm3, 150
    prefetcht0 byte ptr [rsi + 1*r10 + 320]
    vaesenc zmm10, zmm10, zmm28
    vaesenc zmm11, zmm11, zmm28
    vpclmulqdq zmm4, zmm1, zmmword ptr [r9 + 256], 0
    vaesenc zmm12, zmm12, zmm28
    vpshufd zmm1, zmm1, 78
    vaesenc zmm13, zmm13, zmm28
    vpternlogq zmm2, zmm1, zmm4, 150
    vaesenc zmm14, zmm14, zmm28
    vpclmulqdq zmm4, zmm2, zmmword ptr [r9 + 256], 0
    vaesenc zmm15, zmm15, zmm28
    vaesenc zmm16, zmm16, zmm28
    vpshufd zmm2, zmm2, 78
    vaesenc zmm17, zmm17, zmm28
    vpternlogq zmm3, zmm2, zmm4, 150
    prefetcht0 byte ptr [rsi + 1*r10 + 384]
    vaesenc zmm10, zmm10, zmm29
    vextracti64x4 ymm4, zmm3, 1
    vaesenc zmm11, zmm11, zmm29
    vpxor ymm3, ymm3, ymm4
    vaesenc zmm12, zmm12, zmm29
    vaesenc zmm13, zmm13, zmm29
    vextracti128 xmm4, ymm3, 1
    vaesenc zmm14, zmm14, zmm29
    vpxor xmm3, xmm3, xmm4
    vaesenc zmm15, zmm15, zmm29
    vmovdqu xmm0, xmmword ptr [rsi + 496]
    vaesenc zmm16, zmm16, zmm29
    vpshufb xmm0, xmm0, xmmword ptr [r9 + 192]
    vaesenc zmm17, zmm17, zmm29
    vpxor xmm0, xmm0, xmm3
    prefetcht0 byte ptr [rsi + 1*r10 + 448]
    vpxord zmm4, zmm30, zmmword ptr [rsi]
    vaesenclast zmm10, zmm10, zmm4
    vmovdqu32 zmmword ptr [rdi], zmm10
    vpxord zmm5, zmm30, zmmword ptr [rsi + 64]
    vaesenclast zmm11, zmm11, zmm5
    vmovdqu32 zmmword ptr [rdi + 64], zmm11
    vpxord zmm4, zmm30, zmmword ptr [rsi + 128]
    vaesenclast zmm12, zmm12, zmm4
    vmovdqu32 zmmword ptr [rdi + 128], zmm12
    vpxord zmm5, zmm30, zmmword ptr [rsi + 192]
    vaesenclast zmm13, zmm13, zmm5
    vmovdqu32 zmmword ptr [rdi + 192], zmm13
    vpxord zmm4, zmm30, zmmword ptr [rsi + 256]
    vaesenclast zmm14, zmm14, zmm4
    vmovdqu32 zmmword ptr [rdi + 256], zmm14
    vpxord zmm5, zmm30, zmmword ptr [rsi + 320]
    vaesenclast zmm15, zmm15, zmm5
    vmovdqu32 zmmword ptr [rdi + 320], zmm15
    vpxord zmm4, zmm30, zmmword ptr [rsi + 384]
    vaesenclast zmm16, zmm16, zmm4
    vmovdqu32 zmmword ptr [rdi + 384], zmm16
    vpxord zmm5, zmm30, zmmword ptr [rsi + 448]
    vaesenclast zmm17, zmm17, zmm5
    vmovdqu32 zmmword ptr [rdi + 448], zmm17
    add rdi, 512
    add rsi, 512
    sub rdx, 512
    cmp rdx, 512
    jae 2b
3:
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
    ret
    .cfi_endproc
