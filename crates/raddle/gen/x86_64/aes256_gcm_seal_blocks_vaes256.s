    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 256
    .cfi_def_cfa_offset 264
    and rsp, -32
    .cfi_def_cfa r11, 8
    vpbroadcastq ymm7, qword ptr [r8]
    vpbroadcastq ymm8, qword ptr [r8 + 8]
    vpunpcklqdq ymm7, ymm7, ymm8
    vpshufb ymm7, ymm7, ymmword ptr [r9]
    vpaddd ymm7, ymm7, ymmword ptr [r9 + 32]
    vmovq xmm4, qword ptr [r8 + 32]
    vmovq xmm8, qword ptr [r8 + 40]
    vpunpcklqdq xmm4, xmm4, xmm8
    vpshufb xmm4, xmm4, xmmword ptr [r9 + 96]
    vpxor ymm0, ymm0, ymm0
    vmovdqu ymmword ptr [rsp], ymm0
    vmovdqu ymmword ptr [rsp + 32], ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm0
    vmovdqu ymmword ptr [rsp + 96], ymm0
    vmovdqu ymmword ptr [rsp + 128], ymm0
    vmovdqu ymmword ptr [rsp + 160], ymm0
    vmovdqu ymmword ptr [rsp + 192], ymm0
    vperm2i128 ymm4, ymm4, ymm4, 8
    vmovdqu ymmword ptr [rsp + 224], ymm4
    cmp rdx, 256
    jb 3f
2:
    vpshufb ymm8, ymm7, ymmword ptr [r9]
    vpaddd ymm7, ymm7, ymmword ptr [r9 + 64]
    vpshufb ymm9, ymm7, ymmword ptr [r9]
    vpaddd ymm7, ymm7, ymmword ptr [r9 + 64]
    vpshufb ymm10, ymm7, ymmword ptr [r9]
    vpaddd ymm7, ymm7, ymmword ptr [r9 + 64]
    vpshufb ymm11, ymm7, ymmword ptr [r9]
    vpaddd ymm7, ymm7, ymmword ptr [r9 + 64]
    vpshufb ymm12, ymm7, ymmword ptr [r9]
    vpaddd ymm7, ymm7, ymmword ptr [r9 + 64]
    vpshufb ymm13, ymm7, ymmword ptr [r9]
    vpaddd ymm7, ymm7, ymmword ptr [r9 + 64]
    vpshufb ymm14, ymm7, ymmword ptr [r9]
    vpaddd ymm7, ymm7, ymmword ptr [r9 + 64]
    vpshufb ymm15, ymm7, ymmword ptr [r9]
    vpaddd ymm7, ymm7, ymmword ptr [r9 + 64]
    vbroadcasti128 ymm6, xmmword ptr [rcx]
    vpxor ymm8, ymm8, ymm6
    vpxor ymm9, ymm9, ymm6
    vpxor ymm10, ymm10, ymm6
    vpxor ymm11, ymm11, ymm6
    vpxor ymm12, ymm12, ymm6
    vpxor ymm13, ymm13, ymm6
    vpxor ymm14, ymm14, ymm6
    vpxor ymm15, ymm15, ymm6
    vbroadcasti128 ymm6, xmmword ptr [rcx + 16]
    vaesenc ymm8, ymm8, ymm6
    vaesenc ymm9, ymm9, ymm6
    vaesenc ymm10, ymm10, ymm6
    vaesenc ymm11, ymm11, ymm6
    vpxor ymm4, ymm0, ymmword ptr [rsp]
    vaesenc ymm12, ymm12, ymm6
    vpclmulqdq ymm1, ymm4, ymmword ptr [rcx + 288], 0
    vaesenc ymm13, ymm13, ymm6
    vaesenc ymm14, ymm14, ymm6
    vpclmulqdq ymm3, ymm4, ymmword ptr [rcx + 288], 17
    vaesenc ymm15, ymm15, ymm6
    vpshufd ymm5, ymm4, 78
    vbroadcasti128 ymm6, xmmword ptr [rcx + 32]
    vpxor ymm5, ymm5, ymm4
    vaesenc ymm8, ymm8, ymm6
    vaesenc ymm9, ymm9, ymm6
    vpclmulqdq ymm2, ymm5, ymmword ptr [rcx + 864], 0
    vaesenc ymm10, ymm10, ymm6
    vmovdqu ymm4, ymmword ptr [rsp + 32]
    vaesenc ymm11, ymm11, ymm6
    vaesenc ymm12, ymm12, ymm6
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 320], 0
    vaesenc ymm13, ymm13, ymm6
    vpxor ymm1, ymm1, ymm5
    vaesenc ymm14, ymm14, ymm6
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 320], 17
    vaesenc ymm15, ymm15, ymm6
    vbroadcasti128 ymm6, xmmword ptr [rcx + 48]
    vpxor ymm3, ymm3, ymm5
    vaesenc ymm8, ymm8, ymm6
    vpshufd ymm5, ymm4, 78
    vaesenc ymm9, ymm9, ymm6
    vaesenc ymm10, ymm10, ymm6
    vpxor ymm5, ymm5, ymm4
    vaesenc ymm11, ymm11, ymm6
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 896], 0
    vaesenc ymm12, ymm12, ymm6
    vpxor ymm2, ymm2, ymm5
    vaesenc ymm13, ymm13, ymm6
    vaesenc ymm14, ymm14, ymm6
    vmovdqu ymm4, ymmword ptr [rsp + 64]
    vaesenc ymm15, ymm15, ymm6
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 352], 0
    vbroadcasti128 ymm6, xmmword ptr [rcx + 64]
    vaesenc ymm8, ymm8, ymm6
    vpxor ymm1, ymm1, ymm5
    vaesenc ymm9, ymm9, ymm6
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 352], 17
    vaesenc ymm10, ymm10, ymm6
    vpxor ymm3, ymm3, ymm5
    vaesenc ymm11, ymm11, ymm6
    vaesenc ymm12, ymm12, ymm6
    vpshufd ymm5, ymm4, 78
    vaesenc ymm13, ymm13, ymm6
    vpxor ymm5, ymm5, ymm4
    vaesenc ymm14, ymm14, ymm6
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 928], 0
    vaesenc ymm15, ymm15, ymm6
    vbroadcasti128 ymm6, xmmword ptr [rcx + 80]
    vpxor ymm2, ymm2, ymm5
    vaesenc ymm8, ymm8, ymm6
    vmovdqu ymm4, ymmword ptr [rsp + 96]
    vaesenc ymm9, ymm9, ymm6
    vaesenc ymm10, ymm10, ymm6
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 384], 0
    vaesenc ymm11, ymm11, ymm6
    vpxor ymm1, ymm1, ymm5
    vaesenc ymm12, ymm12, ymm6
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 384], 17
    vaesenc ymm13, ymm13, ymm6
    vaesenc ymm14, ymm14, ymm6
    vpxor ymm3, ymm3, ymm5
    vaesenc ymm15, ymm15, ymm6
    vpshufd ymm5, ymm4, 78
    vbroadcasti128 ymm6, xmmword ptr [rcx + 96]
    vaesenc ymm8, ymm8, ymm6
    vpxor ymm5, ymm5, ymm4
    vaesenc ymm9, ymm9, ymm6
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 960], 0
    vaesenc ymm10, ymm10, ymm6
    vpxor ymm2, ymm2, ymm5
    vaesenc ymm11, ymm11, ymm6
    vaesenc ymm12, ymm12, ymm6
    vmovdqu ymm4, ymmword ptr [rsp + 128]
    vaesenc ymm13, ymm13, ymm6
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 416], 0
    vaesenc ymm14, ymm14, ymm6
    vaesenc ymm15, ymm15, ymm6
    vpxor ymm1, ymm1, ymm5
    vbroadcasti128 ymm6, xmmword ptr [rcx + 112]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 416], 17
    vaesenc ymm8, ymm8, ymm6
    vpxor ymm3, ymm3, ymm5
    vaesenc ymm9, ymm9, ymm6
    vaesenc ymm10, ymm10, ymm6
    vpshufd ymm5, ymm4, 78
    vaesenc ymm11, ymm11, ymm6
    vpxor ymm5, ymm5, ymm4
    vaesenc ymm12, ymm12, ymm6
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 992], 0
    vaesenc ymm13, ymm13, ymm6
    vaesenc ymm14, ymm14, ymm6
    vpxor ymm2, ymm2, ymm5
    vaesenc ymm15, ymm15, ymm6
    vmovdqu ymm4, ymmword ptr [rsp + 160]
    vbroadcasti128 ymm6, xmmword ptr [rcx + 128]
    vaesenc ymm8, ymm8, ymm6
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 448], 0
    vaesenc ymm9, ymm9, ymm6
    vpxor ymm1, ymm1, ymm5
    vaesenc ymm10, ymm10, ymm6
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 448], 17
    vaesenc ymm11, ymm11, ymm6
    vaesenc ymm12, ymm12, ymm6
    vpxor ymm3, ymm3, ymm5
    vaesenc ymm13, ymm13, ymm6
    vpshufd ymm5, ymm4, 78
    vaesenc ymm14, ymm14, ymm6
    vaesenc ymm15, ymm15, ymm6
    vpxor ymm5, ymm5, ymm4
    vbroadcasti128 ymm6, xmmword ptr [rcx + 144]
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 1024], 0
    vaesenc ymm8, ymm8, ymm6
    vpxor ymm2, ymm2, ymm5
    vaesenc ymm9, ymm9, ymm6
    vaesenc ymm10, ymm10, ymm6
    vmovdqu ymm4, ymmword ptr [rsp + 192]
    vaesenc ymm11, ymm11, ymm6
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 480], 0
    vaesenc ymm12, ymm12, ymm6
    vaesenc ymm13, ymm13, ymm6
    vpxor ymm1, ymm1, ymm5
    vaesenc ymm14, ymm14, ymm6
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 480], 17
    vaesenc ymm15, ymm15, ymm6
    vpxor ymm3, ymm3, ymm5
    vbroadcasti128 ymm6, xmmword ptr [rcx + 160]
    vaesenc ymm8, ymm8, ymm6
    vpshufd ymm5, ymm4, 78
    vaesenc ymm9, ymm9, ymm6
    vpxor ymm5, ymm5, ymm4
    vaesenc ymm10, ymm10, ymm6
    vaesenc ymm11, ymm11, ymm6
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 1056], 0
    vaesenc ymm12, ymm12, ymm6
    vpxor ymm2, ymm2, ymm5
    vaesenc ymm13, ymm13, ymm6
    vmovdqu ymm4, ymmword ptr [rsp + 224]
    vaesenc ymm14, ymm14, ymm6
    vaesenc ymm15, ymm15, ymm6
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 512], 0
    vbroadcasti128 ymm6, xmmword ptr [rcx + 176]
    vpxor ymm1, ymm1, ymm5
    vaesenc ymm8, ymm8, ymm6
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 512], 17
    vaesenc ymm9, ymm9, ymm6
    vaesenc ymm10, ymm10, ymm6
    vpxor ymm3, ymm3, ymm5
    vaesenc ymm11, ymm11, ymm6
    vpshufd ymm5, ymm4, 78
    vaesenc ymm12, ymm12, ymm6
    vaesenc ymm13, ymm13, ymm6
    vpxor ymm5, ymm5, ymm4
    vaesenc ymm14, ymm14, ymm6
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 1088], 0
    vaesenc ymm15, ymm15, ymm6
    vpxor ymm2, ymm2, ymm5
    vbroadcasti128 ymm6, xmmword ptr [rcx + 192]
    vaesenc ymm8, ymm8, ymm6
    vpxor ymm2, ymm2, ymm1
    vaesenc ymm9, ymm9, ymm6
    vpxor ymm2, ymm2, ymm3
    vaesenc ymm10, ymm10, ymm6
    vaesenc ymm11, ymm11, ymm6
    vpclmulqdq ymm4, ymm1, ymmword ptr [r9 + 128], 0
    vaesenc ymm12, ymm12, ymm6
    vpshufd ymm1, ymm1, 78
    vaesenc ymm13, ymm13, ymm6
    vpxor ymm2, ymm2, ymm1
    vaesenc ymm14, ymm14, ymm6
    vaesenc ymm15, ymm15, ymm6
    vpxor ymm2, ymm2, ymm4
    vbroadcasti128 ymm6, xmmword ptr [rcx + 208]
    vpclmulqdq ymm4, ymm2, ymmword ptr [r9 + 128], 0
    vaesenc ymm8, ymm8, ymm6
    vaesenc ymm9, ymm9, ymm6
    vpshufd ymm2, ymm2, 78
    vaesenc ymm10, ymm10, ymm6
    vpxor ymm3, ymm3, ymm2
    vaesenc ymm11, ymm11, ymm6
    vpxor ymm3, ymm3, ymm4
    vaesenc ymm12, ymm12, ymm6
    vaesenc ymm13, ymm13, ymm6
    vextracti128 xmm4, ymm3, 1
    vaesenc ymm14, ymm14, ymm6
    vpxor xmm3, xmm3, xmm4
    vaesenc ymm15, ymm15, ymm6
    vmovdqa xmm0, xmm3
    vbroadcasti128 ymm6, xmmword ptr [rcx + 224]
    vpxor ymm4, ymm6, ymmword ptr [rsi]
    vaesenclast ymm8, ymm8, ymm4
    vmovdqu ymmword ptr [rdi], ymm8
    vpshufb ymm8, ymm8, ymmword ptr [r9 + 96]
    vmovdqu ymmword ptr [rsp], ymm8
    vpxor ymm4, ymm6, ymmword ptr [rsi + 32]
    vaesenclast ymm9, ymm9, ymm4
    vmovdqu ymmword ptr [rdi + 32], ymm9
    vpshufb ymm9, ymm9, ymmword ptr [r9 + 96]
    vmovdqu ymmword ptr [rsp + 32], ymm9
    vpxor ymm4, ymm6, ymmword ptr [rsi + 64]
    vaesenclast ymm10, ymm10, ymm4
    vmovdqu ymmword ptr [rdi + 64], ymm10
    vpshufb ymm10, ymm10, ymmword ptr [r9 + 96]
    vmovdqu ymmword ptr [rsp + 64], ymm10
    vpxor ymm4, ymm6, ymmword ptr [rsi + 96]
    vaesenclast ymm11, ymm11, ymm4
    vmovdqu ymmword ptr [rdi + 96], ymm11
    vpshufb ymm11, ymm11, ymmword ptr [r9 + 96]
    vmovdqu ymmword ptr [rsp + 96], ymm11
    vpxor ymm4, ymm6, ymmword ptr [rsi + 128]
    vaesenclast ymm12, ymm12, ymm4
    vmovdqu ymmword ptr [rdi + 128], ymm12
    vpshufb ymm12, ymm12, ymmword ptr [r9 + 96]
    vmovdqu ymmword ptr [rsp + 128], ymm12
    vpxor ymm4, ymm6, ymmword ptr [rsi + 160]
    vaesenclast ymm13, ymm13, ymm4
    vmovdqu ymmword ptr [rdi + 160], ymm13
    vpshufb ymm13, ymm13, ymmword ptr [r9 + 96]
    vmovdqu ymmword ptr [rsp + 160], ymm13
    vpxor ymm4, ymm6, ymmword ptr [rsi + 192]
    vaesenclast ymm14, ymm14, ymm4
    vmovdqu ymmword ptr [rdi + 192], ymm14
    vpshufb ymm14, ymm14, ymmword ptr [r9 + 96]
    vmovdqu ymmword ptr [rsp + 192], ymm14
    vpxor ymm4, ymm6, ymmword ptr [rsi + 224]
    vaesenclast ymm15, ymm15, ymm4
    vmovdqu ymmword ptr [rdi + 224], ymm15
    vpshufb ymm15, ymm15, ymmword ptr [r9 + 96]
    vmovdqu ymmword ptr [rsp + 224], ymm15
    add rdi, 256
    add rsi, 256
    sub rdx, 256
    cmp rdx, 256
    jae 2b
3:
    vpxor ymm4, ymm0, ymmword ptr [rsp]
    vpclmulqdq ymm1, ymm4, ymmword ptr [rcx + 304], 0
    vpclmulqdq ymm3, ymm4, ymmword ptr [rcx + 304], 17
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm2, ymm5, ymmword ptr [rcx + 880], 0
    vmovdqu ymm4, ymmword ptr [rsp + 32]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 336], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 336], 17
    vpxor ymm3, ymm3, ymm5
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 912], 0
    vpxor ymm2, ymm2, ymm5
    vmovdqu ymm4, ymmword ptr [rsp + 64]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 368], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 368], 17
    vpxor ymm3, ymm3, ymm5
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 944], 0
    vpxor ymm2, ymm2, ymm5
    vmovdqu ymm4, ymmword ptr [rsp + 96]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 400], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 400], 17
    vpxor ymm3, ymm3, ymm5
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 976], 0
    vpxor ymm2, ymm2, ymm5
    vmovdqu ymm4, ymmword ptr [rsp + 128]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 432], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 432], 17
    vpxor ymm3, ymm3, ymm5
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 1008], 0
    vpxor ymm2, ymm2, ymm5
    vmovdqu ymm4, ymmword ptr [rsp + 160]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 464], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 464], 17
    vpxor ymm3, ymm3, ymm5
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 1040], 0
    vpxor ymm2, ymm2, ymm5
    vmovdqu ymm4, ymmword ptr [rsp + 192]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 496], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 496], 17
    vpxor ymm3, ymm3, ymm5
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 1072], 0
    vpxor ymm2, ymm2, ymm5
    vmovdqu ymm4, ymmword ptr [rsp + 224]
    vextracti128 xmm0, ymm4, 1
    vpand ymm4, ymm4, ymmword ptr [r9 + 160]
    vpxor ymm2, ymm2, ymm1
    vpxor ymm2, ymm2, ymm3
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 528], 1
    vpclmulqdq ymm6, ymm4, ymmword ptr [rcx + 528], 16
    vpxor ymm2, ymm2, ymm5
    vpxor ymm2, ymm2, ymm6
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 528], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 528], 17
    vpxor ymm3, ymm3, ymm5
    vpclmulqdq ymm4, ymm1, ymmword ptr [r9 + 128], 0
    vpshufd ymm1, ymm1, 78
    vpxor ymm2, ymm2, ymm1
    vpxor ymm2, ymm2, ymm4
    vpclmulqdq ymm4, ymm2, ymmword ptr [r9 + 128], 0
    vpshufd ymm2, ymm2, 78
    vpxor ymm3, ymm3, ymm2
    vpxor ymm3, ymm3, ymm4
    vextracti128 xmm4, ymm3, 1
    vpxor xmm3, xmm3, xmm4
    vpxor xmm0, xmm0, xmm3
    vpshufb xmm0, xmm0, xmmword ptr [r9 + 96]
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
    vzeroupper
    vmovdqu ymmword ptr [rsp], ymm0
    vmovdqu ymmword ptr [rsp + 32], ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm0
    vmovdqu ymmword ptr [rsp + 96], ymm0
    vmovdqu ymmword ptr [rsp + 128], ymm0
    vmovdqu ymmword ptr [rsp + 160], ymm0
    vmovdqu ymmword ptr [rsp + 192], ymm0
    vmovdqu ymmword ptr [rsp + 224], ymm0
    mov rsp, r11
    ret
    .cfi_endproc
