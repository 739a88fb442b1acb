    .cfi_startproc
    endbr64
    sub rsp, 72
    .cfi_def_cfa_offset 80
    vbroadcasti32x4 zmm18, xmmword ptr [rcx + 16]
    vbroadcasti32x4 zmm19, xmmword ptr [rcx + 32]
    vbroadcasti32x4 zmm20, xmmword ptr [rcx + 48]
    vbroadcasti32x4 zmm21, xmmword ptr [rcx + 64]
    vbroadcasti32x4 zmm22, xmmword ptr [rcx + 80]
    vbroadcasti32x4 zmm23, xmmword ptr [rcx + 96]
    vbroadcasti32x4 zmm24, xmmword ptr [rcx + 112]
    vbroadcasti32x4 zmm25, xmmword ptr [rcx + 128]
    vbroadcasti32x4 zmm26, xmmword ptr [rcx + 144]
    vbroadcasti32x4 zmm27, xmmword ptr [rcx + 160]
    vpbroadcastq zmm8, qword ptr [r8]
    vpbroadcastq zmm9, qword ptr [r8 + 8]
    vpunpcklqdq zmm8, zmm8, zmm9
    vbroadcasti32x4 zmm7, xmmword ptr [rcx]
    vpxord zmm7, zmm7, zmm8
    vmovdqu32 zmmword ptr [rsp], zmm7
    vpshufb zmm8, zmm8, zmmword ptr [r9]
    vpaddd zmm8, zmm8, zmmword ptr [r9 + 64]
    mov eax, 34952
    kmovq k1, rax
    vmovq xmm4, qword ptr [r8 + 32]
    vmovq xmm9, qword ptr [r8 + 40]
    vpunpcklqdq xmm4, xmm4, xmm9
    vpxord zmm1, zmm1, zmm1
    vshufi32x4 zmm17, zmm4, zmm4, 21
    cmp rdx, 512
    jb 3f
2:
    vpshufb zmm7, zmm8, zmmword ptr [r9 + 192]
    vpaddd zmm8, zmm8, zmmword ptr [r9 + 128]
    vpxord zmm7, zmm7, dword ptr [rcx + 12]{1to16}
    vmovdqu32 zmm9, zmmword ptr [rsp]
    vpshufd zmm9{k1}, zmm7, 0
    vmovdqu32 zmm10, zmmword ptr [rsp]
    vpshufd zmm10{k1}, zmm7, 85
    vmovdqu32 zmm11, zmmword ptr [rsp]
    vpshufd zmm11{k1}, zmm7, 170
    vmovdqu32 zmm12, zmmword ptr [rsp]
    vpshufd zmm12{k1}, zmm7, 255
    vpshufb zmm7, zmm8, zmmword ptr [r9 + 192]
    vpaddd zmm8, zmm8, zmmword ptr [r9 + 128]
    vpxord zmm7, zmm7, dword ptr [rcx + 12]{1to16}
    vmovdqu32 zmm13, zmmword ptr [rsp]
    vpshufd zmm13{k1}, zmm7, 0
    vmovdqu32 zmm14, zmmword ptr [rsp]
    vpshufd zmm14{k1}, zmm7, 85
    vpshufb zmm4, zmm17, zmmword ptr [r9 + 256]
    vmovdqu32 zmm15, zmmword ptr [rsp]
    vpxord zmm4, zmm4, zmm1
    vpshufd zmm15{k1}, zmm7, 170
    vbroadcasti32x4 zmm3, xmmword ptr [rcx + 896]
    vmovdqu32 zmm16, zmmword ptr [rsp]
    vbroadcasti32x4 zmm2, xmmword ptr [rcx + 320]
    vpshufd zmm16{k1}, zmm7, 255
    vpclmulqdq zmm5, zmm4, zmm3, 0
    vaesenc zmm9, zmm9, zmm18
    vpclmulqdq zmm6, zmm4, zmm2, 1
    vaesenc zmm10, zmm10, zmm18
    vpxord zmm0, zmm5, zmm6
    lea r10, qword ptr [rdx - 4608]
    vaesenc zmm11, zmm11, zmm18
    vpclmulqdq zmm5, zmm4, zmm3, 16
    vaesenc zmm12, zmm12, zmm18
    vpclmulqdq zmm6, zmm4, zmm2, 17
    vaesenc zmm13, zmm13, zmm18
    vpxord zmm1, zmm5, zmm6
    vmovdqu32 zmm4, zmmword ptr [rsi]
    vaesenc zmm14, zmm14, zmm18
    vpshufb zmm4, zmm4, zmmword ptr [r9 + 256]
    vaesenc zmm15, zmm15, zmm18
    vbroadcasti32x4 zmm3, xmmword ptr [rcx + 960]
    vaesenc zmm16, zmm16, zmm18
    vbroadcasti32x4 zmm2, xmmword ptr [rcx + 384]
    shr r10, 63
    vaesenc zmm9, zmm9, zmm19
    vpclmulqdq zmm5, zmm4, zmm3, 0
    vaesenc zmm10, zmm10, zmm19
    vpclmulqdq zmm6, zmm4, zmm2, 1
    vaesenc zmm11, zmm11, zmm19
    vpternlogq zmm0, zmm5, zmm6, 150
    vaesenc zmm12, zmm12, zmm19
    vpclmulqdq zmm5, zmm4, zmm3, 16
    vaesenc zmm13, zmm13, zmm19
    vpclmulqdq zmm6, zmm4, zmm2, 17
    vaesenc zmm14, zmm14, zmm19
    vpternlogq zmm1, zmm5, zmm6, 150
    vaesenc zmm15, zmm15, zmm19
    vmovdqu32 zmm4, zmmword ptr [rsi + 64]
    sub r10, 1
    vpshufb zmm4, zmm4, zmmword ptr [r9 + 256]
    vaesenc zmm16, zmm16, zmm19
    vbroadcasti32x4 zmm3, xmmword ptr [rcx + 1024]
    vaesenc zmm9, zmm9, zmm20
    vbroadcasti32x4 zmm2, xmmword ptr [rcx + 448]
    vaesenc zmm10, zmm10, zmm20
    vpclmulqdq zmm5, zmm4, zmm3, 0
    vaesenc zmm11, zmm11, zmm20
    vpclmulqdq zmm6, zmm4, zmm2, 1
    vaesenc zmm12, zmm12, zmm20
    vpternlogq zmm0, zmm5, zmm6, 150
    vaesenc zmm13, zmm13, zmm20
    vpclmulqdq zmm5, zmm4, zmm3, 16
    and r10, 4096
    vaesenc zmm14, zmm14, zmm20
    vpclmulqdq zmm6, zmm4, zmm2, 17
    vaesenc zmm15, zmm15, zmm20
    vpternlogq zmm1, zmm5, zmm6, 150
    vaesenc zmm16, zmm16, zmm20
    vmovdqu32 zmm4, zmmword ptr [rsi + 128]
    vpshufb zmm4, zmm4, zmmword ptr [r9 + 256]
    vaesenc zmm9, zmm9, zmm21
    vbroadcasti32x4 zmm3, xmmword ptr [rcx + 1088]
    vaesenc zmm10, zmm10, zmm21
    vbroadcasti32x4 zmm2, xmmword ptr [rcx + 512]
    vaesenc zmm11, zmm11, zmm21
    vpclmulqdq zmm5, zmm4, zmm3, 0
    prefetcht0 byte ptr [rsi + 1*r10]
    vaesenc zmm12, zmm12, zmm21
    vpclmulqdq zmm6, zmm4, zmm2, 1
    vaesenc zmm13, zmm13, zmm21
    vpternlogq zmm0, zmm5, zmm6, 150
    vaesenc zmm14, zmm14, zmm21
    vpclmulqdq zmm5, zmm4, zmm3, 16
    vaesenc zmm15, zmm15, zmm21
    vpclmulqdq zmm6, zmm4, zmm2, 17
    vaesenc zmm16, zmm16, zmm21
    vpternlogq zmm1, zmm5, zmm6, 150
    vaesenc zmm9, zmm9, zmm22
    vmovdqu32 zmm4, zmmword ptr [rsi + 192]
    vaesenc zmm10, zmm10, zmm22
    vpshufb zmm4, zmm4, zmmword ptr [r9 + 256]
    prefetcht0 byte ptr [rsi + 1*r10 + 64]
    vbroadcasti32x4 zmm3, xmmword ptr [rcx + 1152]
    vaesenc zmm11, zmm11, zmm22
    vbroadcasti32x4 zmm2, xmmword ptr [rcx + 576]
    vaesenc zmm12, zmm12, zmm22
    vpclmulqdq zmm5, zmm4, zmm3, 0
    vaesenc zmm13, zmm13, zmm22
    vpclmulqdq zmm6, zmm4, zmm2, 1
    vaesenc zmm14, zmm14, zmm22
    vpternlogq zmm0, zmm5, zmm6, 150
    vaesenc zmm15, zmm15, zmm22
    vpclmulqdq zmm5, zmm4, zmm3, 16
    vaesenc zmm16, zmm16, zmm22
    vpclmulqdq zmm6, zmm4, zmm2, 17
    prefetcht0 byte ptr [rsi + 1*r10 + 128]
    vaesenc zmm9, zmm9, zmm23
    vpternlogq zmm1, zmm5, zmm6, 150
    vaesenc zmm10, zmm10, zmm23
    vmovdqu32 zmm4, zmmword ptr [rsi + 256]
    vaesenc zmm11, zmm11, zmm23
    vpshufb zmm4, zmm4, zmmword ptr [r9 + 256]
    vbroadcasti32x4 zmm3, xmmword ptr [rcx + 1216]
    vaesenc zmm12, zmm12, zmm23
    vbroadcasti32x4 zmm2, xmmword ptr [rcx + 640]
    vaesenc zmm13, zmm13, zmm23
    vpclmulqdq zmm5, zmm4, zmm3, 0
    vaesenc zmm14, zmm14, zmm23
    vpclmulqdq zmm6, zmm4, zmm2, 1
    prefetcht0 byte ptr [rsi + 1*r10 + 192]
    vaesenc zmm15, zmm15, zmm23
    vpternlogq zmm0, zmm5, zmm6, 150
    vaesenc zmm16, zmm16, zmm23
    vpclmulqdq zmm5, zmm4, zmm3, 16
    vaesenc zmm9, zmm9, zmm24
    vpclmulqdq zmm6, zmm4, zmm2, 17
    vaesenc zmm10, zmm10, zmm24
    vpternlogq zmm1, zmm5, zmm6, 150
    vaesenc zmm11, zmm11, zmm24
    vmovdqu32 zmm4, zmmword ptr [rsi + 320]
    vaesenc zmm12, zmm12, zmm24
    vpshufb zmm4, zmm4, zmmword ptr [r9 + 256]
    vaesenc zmm13, zmm13, zmm24
    vbroadcasti32x4 zmm3, xmmword ptr [rcx + 1280]
    prefetcht0 byte ptr [rsi + 1*r10 + 256]
    vbroadcasti32x4 zmm2, xmmword ptr [rcx + 704]
    vaesenc zmm14, zmm14, zmm24
    vpclmulqdq zmm5, zmm4, zmm3, 0
    vaesenc zmm15, zmm15, zmm24
    vpclmulqdq zmm6, zmm4, zmm2, 1
    vaesenc zmm16, zmm16, zmm24
    vpternlogq zmm0, zmm5, zmm6, 150
    vaesenc zmm9, zmm9, zmm25
    vpclmulqdq zmm5, zmm4, zmm3, 16
    vaesenc zmm10, zmm10, zmm25
    vpclmulqdq zmm6, zmm4, zmm2, 17
    vaesenc zmm11, zmm11, zmm25
    vpternlogq zmm1, zmm5, zmm6, 150
    prefetcht0 byte ptr [rsi + 1*r10 + 320]
    vaesenc zmm12, zmm12, zmm25
    vmovdqu32 zmm4, zmmword ptr [rsi + 384]
    vaesenc zmm13, zmm13, zmm25
    vpshufb zmm4, zmm4, zmmword ptr [r9 + 256]
    vaesenc zmm14, zmm14, zmm25
    vbroadcasti32x4 zmm3, xmmword ptr [rcx + 1344]
    vbroadcasti32x4 zmm2, xmmword ptr [rcx + 768]
    vaesenc zmm15, zmm15, zmm25
    vpclmulqdq zmm5, zmm4, zmm3, 0
    vaesenc zmm16, zmm16, zmm25
    vpclmulqdq zmm6, zmm4, zmm2, 1
    vaesenc zmm9, zmm9, zmm26
    vpternlogq zmm0, zmm5, zmm6, 150
    prefetcht0 byte ptr [rsi + 1*r10 + 384]
    vaesenc zmm10, zmm10, zmm26
    vpclmulqdq zmm5, zmm4, zmm3, 16
    vaesenc zmm11, zmm11, zmm26
    vpclmulqdq zmm6, zmm4, zmm2, 17
    vaesenc zmm12, zmm12, zmm26
    vpternlogq zmm1, zmm5, zmm6, 150
    vaesenc zmm13, zmm13, zmm26
    vpclmulqdq zmm5, zmm0, zmmword ptr [r9 + 320], 0
    vaesenc zmm14, zmm14, zmm26
    vpshufd zmm0, zmm0, 78
    vaesenc zmm15, zmm15, zmm26
    vpternlogq zmm1, zmm0, zmm5, 150
    vaesenc zmm16, zmm16, zmm26
    vmovdqu32 zmm17, zmmword ptr [rsi + 448]
    prefetcht0 byte ptr [rsi + 1*r10 + 448]
    vpxord zmm4, zmm27, zmmword ptr [rsi]
    vaesenclast zmm9, zmm9, zmm4
    vmovdqu32 zmmword ptr [rdi], zmm9
    vpxord zmm4, zmm27, zmmword ptr [rsi + 64]
    vaesenclast zmm10, zmm10, zmm4
    vmovdqu32 zmmword ptr [rdi + 64], zmm10
    vpxord zmm4, zmm27, zmmword ptr [rsi + 128]
    vaesenclast zmm11, zmm11, zmm4
    vmovdqu32 zmmword ptr [rdi + 128], zmm11
    vpxord zmm4, zmm27, zmmword ptr [rsi + 192]
    vaesenclast zmm12, zmm12, zmm4
    vmovdqu32 zmmword ptr [rdi + 192], zmm12
    vpxord zmm4, zmm27, zmmword ptr [rsi + 256]
    vaesenclast zmm13, zmm13, zmm4
    vmovdqu32 zmmword ptr [rdi + 256], zmm13
    vpxord zmm4, zmm27, zmmword ptr [rsi + 320]
    vaesenclast zmm14, zmm14, zmm4
    vmovdqu32 zmmword ptr [rdi + 320], zmm14
    vpxord zmm4, zmm27, zmmword ptr [rsi + 384]
    vaesenclast zmm15, zmm15, zmm4
    vmovdqu32 zmmword ptr [rdi + 384], zmm15
    vpxord zmm4, zmm27, zmmword ptr [rsi + 448]
    vaesenclast zmm16, zmm16, zmm4
    vmovdqu32 zmmword ptr [rdi + 448], zmm16
    add rdi, 512
    add rsi, 512
    sub rdx, 512
    cmp rdx, 512
    jae 2b
3:
    vpshufb zmm4, zmm17, zmmword ptr [r9 + 256]
    vpxord zmm4, zmm4, zmm1
    vextracti32x4 xmm2, zmm4, 3
    vpandq zmm4, zmm4, zmmword ptr [r9 + 384]
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 1360], 0
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 784], 1
    vpxord zmm0, zmm5, zmm6
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 1360], 16
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 784], 17
    vpxord zmm1, zmm5, zmm6
    vpclmulqdq zmm4, zmm0, zmmword ptr [r9 + 320], 0
    vpshufd zmm0, zmm0, 78
    vpternlogq zmm1, zmm0, zmm4, 150
    vextracti64x4 ymm4, zmm1, 1
    vpxor ymm1, ymm1, ymm4
    vextracti128 xmm4, ymm1, 1
    vpxor xmm1, xmm1, xmm4
    vpxor xmm2, xmm2, xmm1
    vpshufb xmm2, xmm2, xmmword ptr [r9 + 256]
    vmovdqu xmmword ptr [r8 + 32], xmm2
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
    add rsp, 72
    .cfi_def_cfa rsp, 8
    ret
    .cfi_endproc
