    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 512
    .cfi_def_cfa_offset 520
    and rsp, -64
    .cfi_def_cfa r11, 8
    vbroadcasti32x4 zmm25, xmmword ptr [rcx + 16]
    vbroadcasti32x4 zmm26, xmmword ptr [rcx + 32]
    vbroadcasti32x4 zmm27, xmmword ptr [rcx + 48]
    vbroadcasti32x4 zmm28, xmmword ptr [rcx + 64]
    vbroadcasti32x4 zmm29, xmmword ptr [rcx + 80]
    vbroadcasti32x4 zmm30, xmmword ptr [rcx + 96]
    vbroadcasti32x4 zmm31, xmmword ptr [rcx + 112]
    vbroadcasti32x4 zmm7, xmmword ptr [rcx + 128]
    vmovdqu32 zmmword ptr [rsp + 64], zmm7
    vbroadcasti32x4 zmm7, xmmword ptr [rcx + 144]
    vmovdqu32 zmmword ptr [rsp + 128], zmm7
    vbroadcasti32x4 zmm7, xmmword ptr [rcx + 160]
    vmovdqu32 zmmword ptr [rsp + 192], zmm7
    vbroadcasti32x4 zmm7, xmmword ptr [rcx + 176]
    vmovdqu32 zmmword ptr [rsp + 256], zmm7
    vbroadcasti32x4 zmm7, xmmword ptr [rcx + 192]
    vmovdqu32 zmmword ptr [rsp + 320], zmm7
    vbroadcasti32x4 zmm7, xmmword ptr [rcx + 208]
    vmovdqu32 zmmword ptr [rsp + 384], zmm7
    vbroadcasti32x4 zmm7, xmmword ptr [rcx + 224]
    vmovdqu32 zmmword ptr [rsp + 448], zmm7
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
    vpxord zmm17, zmm17, zmm17
    vpxord zmm18, zmm18, zmm18
    vpxord zmm19, zmm19, zmm19
    vpxord zmm20, zmm20, zmm20
    vpxord zmm21, zmm21, zmm21
    vpxord zmm22, zmm22, zmm22
    vpxord zmm23, zmm23, zmm23
    vshufi32x4 zmm24, zmm4, zmm4, 21
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
    vmovdqu32 zmm15, zmmword ptr [rsp]
    vpshufd zmm15{k1}, zmm7, 170
    vmovdqu32 zmm16, zmmword ptr [rsp]
    vpshufd zmm16{k1}, zmm7, 255
    vaesenc zmm9, zmm9, zmm25
    vaesenc zmm10, zmm10, zmm25
    vaesenc zmm11, zmm11, zmm25
    vaesenc zmm12, zmm12, zmm25
    vaesenc zmm13, zmm13, zmm25
    vaesenc zmm14, zmm14, zmm25
    vpshufb zmm4, zmm17, zmmword ptr [r9 + 256]
    vaesenc zmm15, zmm15, zmm25
    vpxord zmm4, zmm4, zmm1
    vaesenc zmm16, zmm16, zmm25
    vaesenc zmm9, zmm9, zmm26
    vbroadcasti32x4 zmm3, xmmword ptr [rcx + 896]
    vaesenc zmm10, zmm10, zmm26
    vbroadcasti32x4 zmm2, xmmword ptr [rcx + 320]
    vaesenc zmm11, zmm11, zmm26
    vpclmulqdq zmm5, zmm4, zmm3, 0
    vaesenc zmm12, zmm12, zmm26
    vaesenc zmm13, zmm13, zmm26
    vpclmulqdq zmm6, zmm4, zmm2, 1
    lea r10, qword ptr [rdx - 4608]
    vaesenc zmm14, zmm14, zmm26
    vpxord zmm0, zmm5, zmm6
    vaesenc zmm15, zmm15, zmm26
    vaesenc zmm16, zmm16, zmm26
    vpclmulqdq zmm5, zmm4, zmm3, 16
    vaesenc zmm9, zmm9, zmm27
    vpclmulqdq zmm6, zmm4, zmm2, 17
    vaesenc zmm10, zmm10, zmm27
    vpxord zmm1, zmm5, zmm6
    vaesenc zmm11, zmm11, zmm27
    vaesenc zmm12, zmm12, zmm27
    vpshufb zmm4, zmm18, zmmword ptr [r9 + 256]
    vaesenc zmm13, zmm13, zmm27
    vbroadcasti32x4 zmm3, xmmword ptr [rcx + 960]
    vaesenc zmm14, zmm14, zmm27
    shr r10, 63
    vaesenc zmm15, zmm15, zmm27
    vbroadcasti32x4 zmm2, xmmword ptr [rcx + 384]
    vaesenc zmm16, zmm16, zmm27
    vpclmulqdq zmm5, zmm4, zmm3, 0
    vaesenc zmm9, zmm9, zmm28
    vpclmulqdq zmm6, zmm4, zmm2, 1
    vaesenc zmm10, zmm10, zmm28
    vaesenc zmm11, zmm11, zmm28
    vpternlogq zmm0, zmm5, zmm6, 150
    vaesenc zmm12, zmm12, zmm28
    vpclmulqdq zmm5, zmm4, zmm3, 16
    vaesenc zmm13, zmm13, zmm28
    vaesenc zmm14, zmm14, zmm28
    vpclmulqdq zmm6, zmm4, zmm2, 17
    vaesenc zmm15, zmm15, zmm28
    vpternlogq zmm1, zmm5, zmm6, 150
    sub r10, 1
    vaesenc zmm16, zmm16, zmm28
    vpshufb zmm4, zmm19, zmmword ptr [r9 + 256]
    vaesenc zmm9, zmm9, zmm29
    vaesenc zmm10, zmm10, zmm29
    vbroadcasti32x4 zmm3, xmmword ptr [rcx + 1024]
    vaesenc zmm11, zmm11, zmm29
    vbroadcasti32x4 zmm2, xmmword ptr [rcx + 448]
    vaesenc zmm12, zmm12, zmm29
    vaesenc zmm13, zmm13, zmm29
    vpclmulqdq zmm5, zmm4, zmm3, 0
    vaesenc zmm14, zmm14, zmm29
    vpclmulqdq zmm6, zmm4, zmm2, 1
    vaesenc zmm15, zmm15, zmm29
    vpternlogq zmm0, zmm5, zmm6, 150
    vaesenc zmm16, zmm16, zmm29
    and r10, 4096
    vaesenc zmm9, zmm9, zmm30
    vpclmulqdq zmm5, zmm4, zmm3, 16
    vaesenc zmm10, zmm10, zmm30
    vpclmulqdq zmm6, zmm4, zmm2, 17
    vaesenc zmm11, zmm11, zmm30
    vaesenc zmm12, zmm12, zmm30
    vpternlogq zmm1, zmm5, zmm6, 150
    vaesenc zmm13, zmm13, zmm30
    vpshufb zmm4, zmm20, zmmword ptr [r9 + 256]
    vaesenc zmm14, zmm14, zmm30
    vbroadcasti32x4 zmm3, xmmword ptr [rcx + 1088]
    vaesenc zmm15, zmm15, zmm30
    vaesenc zmm16, zmm16, zmm30
    vbroadcasti32x4 zmm2, xmmword ptr [rcx + 512]
    vaesenc zmm9, zmm9, zmm31
    vpclmulqdq zmm5, zmm4, zmm3, 0
    prefetcht0 byte ptr [rsi + 1*r10]
    vaesenc zmm10, zmm10, zmm31
    vaesenc zmm11, zmm11, zmm31
    vpclmulqdq zmm6, zmm4, zmm2, 1
    vaesenc zmm12, zmm12, zmm31
    vpternlogq zmm0, zmm5, zmm6, 150
    vaesenc zmm13, zmm13, zmm31
    vpclmulqdq zmm5, zmm4, zmm3, 16
    vaesenc zmm14, zmm14, zmm31
    vaesenc zmm15, zmm15, zmm31
    vpclmulqdq zmm6, zmm4, zmm2, 17
    vaesenc zmm16, zmm16, zmm31
    vpternlogq zmm1, zmm5, zmm6, 150
    vmovdqu32 zmm7, zmmword ptr [rsp + 64]
    vpshufb zmm4, zmm21, zmmword ptr [r9 + 256]
    prefetcht0 byte ptr [rsi + 1*r10 + 64]
    vaesenc zmm9, zmm9, zmm7
    vaesenc zmm10, zmm10, zmm7
    vbroadcasti32x4 zmm3, xmmword ptr [rcx + 1152]
    vaesenc zmm11, zmm11, zmm7
    vbroadcasti32x4 zmm2, xmmword ptr [rcx + 576]
    vaesenc zmm12, zmm12, zmm7
    vaesenc zmm13, zmm13, zmm7
    vpclmulqdq zmm5, zmm4, zmm3, 0
    vaesenc zmm14, zmm14, zmm7
    vpclmulqdq zmm6, zmm4, zmm2, 1
    vaesenc zmm15, zmm15, zmm7
    vpternlogq zmm0, zmm5, zmm6, 150
    vaesenc zmm16, zmm16, zmm7
    vmovdqu32 zmm7, zmmword ptr [rsp + 128]
    vpclmulqdq zmm5, zmm4, zmm3, 16
    prefetcht0 byte ptr [rsi + 1*r10 + 128]
    vaesenc zmm9, zmm9, zmm7
    vpclmulqdq zmm6, zmm4, zmm2, 17
    vaesenc zmm10, zmm10, zmm7
    vaesenc zmm11, zmm11, zmm7
    vpternlogq zmm1, zmm5, zmm6, 150
    vaesenc zmm12, zmm12, zmm7
    vpshufb zmm4, zmm22, zmmword ptr [r9 + 256]
    vaesenc zmm13, zmm13, zmm7
    vbroadcasti32x4 zmm3, xmmword ptr [rcx + 1216]
    vaesenc zmm14, zmm14, zmm7
    vaesenc zmm15, zmm15, zmm7
    vbroadcasti32x4 zmm2, xmmword ptr [rcx + 640]
    vaesenc zmm16, zmm16, zmm7
    vpclmulqdq zmm5, zmm4, zmm3, 0
    vmovdqu32 zmm7, zmmword ptr [rsp + 192]
    prefetcht0 byte ptr [rsi + 1*r10 + 192]
    vaesenc zmm9, zmm9, zmm7
    vpclmulqdq zmm6, zmm4, zmm2, 1
    vaesenc zmm10, zmm10, zmm7
    vpternlogq zmm0, zmm5, zmm6, 150
    vaesenc zmm11, zmm11, zmm7
    vpclmulqdq zmm5, zmm4, zmm3, 16
    vaesenc zmm12, zmm12, zmm7
    vaesenc zmm13, zmm13, zmm7
    vpclmulqdq zmm6, zmm4, zmm2, 17
    vaesenc zmm14, zmm14, zmm7
    vpternlogq zmm1, zmm5, zmm6, 150
    vaesenc zmm15, zmm15, zmm7
    vaesenc zmm16, zmm16, zmm7
    vpshufb zmm4, zmm23, zmmword ptr [r9 + 256]
    vmovdqu32 zmm7, zmmword ptr [rsp + 256]
    vbroadcasti32x4 zmm3, xmmword ptr [rcx + 1280]
    prefetcht0 byte ptr [rsi + 1*r10 + 256]
    vaesenc zmm9, zmm9, zmm7
    vbroadcasti32x4 zmm2, xmmword ptr [rcx + 704]
    vaesenc zmm10, zmm10, zmm7
    vaesenc zmm11, zmm11, zmm7
    vpclmulqdq zmm5, zmm4, zmm3, 0
    vaesenc zmm12, zmm12, zmm7
    vpclmulqdq zmm6, zmm4, zmm2, 1
    vaesenc zmm13, zmm13, zmm7
    vaesenc zmm14, zmm14, zmm7
    vpternlogq zmm0, zmm5, zmm6, 150
    vaesenc zmm15, zmm15, zmm7
    vpclmulqdq zmm5, zmm4, zmm3, 16
    vaesenc zmm16, zmm16, zmm7
    vpclmulqdq zmm6, zmm4, zmm2, 17
    vmovdqu32 zmm7, zmmword ptr [rsp + 320]
    prefetcht0 byte ptr [rsi + 1*r10 + 320]
    vaesenc zmm9, zmm9, zmm7
    vpternlogq zmm1, zmm5, zmm6, 150
    vaesenc zmm10, zmm10, zmm7
    vpshufb zmm4, zmm24, zmmword ptr [r9 + 256]
    vaesenc zmm11, zmm11, zmm7
    vaesenc zmm12, zmm12, zmm7
    vbroadcasti32x4 zmm3, xmmword ptr [rcx + 1344]
    vaesenc zmm13, zmm13, zmm7
    vbroadcasti32x4 zmm2, xmmword ptr [rcx + 768]
    vaesenc zmm14, zmm14, zmm7
    vpclmulqdq zmm5, zmm4, zmm3, 0
    vaesenc zmm15, zmm15, zmm7
    vaesenc zmm16, zmm16, zmm7
    vpclmulqdq zmm6, zmm4, zmm2, 1
    vmovdqu32 zmm7, zmmword ptr [rsp + 384]
    vpternlogq zmm0, zmm5, zmm6, 150
    prefetcht0 byte ptr [rsi + 1*r10 + 384]
    vaesenc zmm9, zmm9, zmm7
    vaesenc zmm10, zmm10, zmm7
    vpclmulqdq zmm5, zmm4, zmm3, 16
    vaesenc zmm11, zmm11, zmm7
    vpclmulqdq zmm6, zmm4, zmm2, 17
    vaesenc zmm12, zmm12, zmm7
    vpternlogq zmm1, zmm5, zmm6, 150
    vaesenc zmm13, zmm13, zmm7
    vaesenc zmm14, zmm14, zmm7
    vpclmulqdq zmm5, zmm0, zmmword ptr [r9 + 320], 0
    vaesenc zmm15, zmm15, zmm7
    vpshufd zmm0, zmm0, 78
    vaesenc zmm16, zmm16, zmm7
    vpternlogq zmm1, zmm0, zmm5, 150
    prefetcht0 byte ptr [rsi + 1*r10 + 448]
    vmovdqu32 zmm7, zmmword ptr [rsp + 448]
    vpxord zmm4, zmm7, zmmword ptr [rsi]
    vaesenclast zmm17, zmm9, zmm4
    vmovdqu32 zmmword ptr [rdi], zmm17
    vpxord zmm4, zmm7, zmmword ptr [rsi + 64]
    vaesenclast zmm18, zmm10, zmm4
    vmovdqu32 zmmword ptr [rdi + 64], zmm18
    vpxord zmm4, zmm7, zmmword ptr [rsi + 128]
    vaesenclast zmm19, zmm11, zmm4
    vmovdqu32 zmmword ptr [rdi + 128], zmm19
    vpxord zmm4, zmm7, zmmword ptr [rsi + 192]
    vaesenclast zmm20, zmm12, zmm4
    vmovdqu32 zmmword ptr [rdi + 192], zmm20
    vpxord zmm4, zmm7, zmmword ptr [rsi + 256]
    vaesenclast zmm21, zmm13, zmm4
    vmovdqu32 zmmword ptr [rdi + 256], zmm21
    vpxord zmm4, zmm7, zmmword ptr [rsi + 320]
    vaesenclast zmm22, zmm14, zmm4
    vmovdqu32 zmmword ptr [rdi + 320], zmm22
    vpxord zmm4, zmm7, zmmword ptr [rsi + 384]
    vaesenclast zmm23, zmm15, zmm4
    vmovdqu32 zmmword ptr [rdi + 384], zmm23
    vpxord zmm4, zmm7, zmmword ptr [rsi + 448]
    vaesenclast zmm24, zmm16, zmm4
    vmovdqu32 zmmword ptr [rdi + 448], zmm24
    add rdi, 512
    add rsi, 512
    sub rdx, 512
    cmp rdx, 512
    jae 2b
3:
    vpshufb zmm4, zmm17, zmmword ptr [r9 + 256]
    vpxord zmm4, zmm4, zmm1
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 912], 0
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 336], 1
    vpxord zmm0, zmm5, zmm6
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 912], 16
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 336], 17
    vpxord zmm1, zmm5, zmm6
    vpshufb zmm4, zmm18, zmmword ptr [r9 + 256]
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 976], 0
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 400], 1
    vpternlogq zmm0, zmm5, zmm6, 150
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 976], 16
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 400], 17
    vpternlogq zmm1, zmm5, zmm6, 150
    vpshufb zmm4, zmm19, zmmword ptr [r9 + 256]
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 1040], 0
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 464], 1
    vpternlogq zmm0, zmm5, zmm6, 150
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 1040], 16
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 464], 17
    vpternlogq zmm1, zmm5, zmm6, 150
    vpshufb zmm4, zmm20, zmmword ptr [r9 + 256]
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 1104], 0
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 528], 1
    vpternlogq zmm0, zmm5, zmm6, 150
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 1104], 16
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 528], 17
    vpternlogq zmm1, zmm5, zmm6, 150
    vpshufb zmm4, zmm21, zmmword ptr [r9 + 256]
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 1168], 0
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 592], 1
    vpternlogq zmm0, zmm5, zmm6, 150
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 1168], 16
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 592], 17
    vpternlogq zmm1, zmm5, zmm6, 150
    vpshufb zmm4, zmm22, zmmword ptr [r9 + 256]
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 1232], 0
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 656], 1
    vpternlogq zmm0, zmm5, zmm6, 150
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 1232], 16
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 656], 17
    vpternlogq zmm1, zmm5, zmm6, 150
    vpshufb zmm4, zmm23, zmmword ptr [r9 + 256]
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 1296], 0
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 720], 1
    vpternlogq zmm0, zmm5, zmm6, 150
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 1296], 16
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 720], 17
    vpternlogq zmm1, zmm5, zmm6, 150
    vpshufb zmm4, zmm24, zmmword ptr [r9 + 256]
    vextracti32x4 xmm2, zmm4, 3
    vpandq zmm4, zmm4, zmmword ptr [r9 + 384]
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 1360], 0
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 784], 1
    vpternlogq zmm0, zmm5, zmm6, 150
    vpclmulqdq zmm5, zmm4, zmmword ptr [rcx + 1360], 16
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 784], 17
    vpternlogq zmm1, zmm5, zmm6, 150
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
    vmovdqu32 zmmword ptr [rsp + 64], zmm0
    vmovdqu32 zmmword ptr [rsp + 128], zmm0
    vmovdqu32 zmmword ptr [rsp + 192], zmm0
    vmovdqu32 zmmword ptr [rsp + 256], zmm0
    vmovdqu32 zmmword ptr [rsp + 320], zmm0
    vmovdqu32 zmmword ptr [rsp + 384], zmm0
    vmovdqu32 zmmword ptr [rsp + 448], zmm0
    mov rsp, r11
    ret
    .cfi_endproc
