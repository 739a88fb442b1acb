    .cfi_startproc
    endbr64
    vmovdqu xmm0, xmmword ptr [rdi]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    cmp rdx, 128
    jb 3f
2:
    vpclmulqdq xmm1, xmm0, xmmword ptr [rcx + 32], 0
    vpclmulqdq xmm3, xmm0, xmmword ptr [rcx + 32], 17
    vpshufd xmm5, xmm0, 78
    vpxor xmm5, xmm5, xmm0
    vpclmulqdq xmm2, xmm5, xmmword ptr [rcx + 352], 0
    vmovdqu xmm4, xmmword ptr [rsi]
    vpshufb xmm4, xmm4, xmmword ptr [r8]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 48], 0
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 48], 17
    vpxor xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 368], 0
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm4, xmmword ptr [rsi + 16]
    vpshufb xmm4, xmm4, xmmword ptr [r8]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 64], 0
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 64], 17
    vpxor xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 384], 0
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm4, xmmword ptr [rsi + 32]
    vpshufb xmm4, xmm4, xmmword ptr [r8]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 80], 0
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 80], 17
    vpxor xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 400], 0
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm4, xmmword ptr [rsi + 48]
    vpshufb xmm4, xmm4, xmmword ptr [r8]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 96], 0
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 96], 17
    vpxor xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 416], 0
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm4, xmmword ptr [rsi + 64]
    vpshufb xmm4, xmm4, xmmword ptr [r8]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 112], 0
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 112], 17
    vpxor xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 432], 0
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm4, xmmword ptr [rsi + 80]
    vpshufb xmm4, xmm4, xmmword ptr [r8]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 128], 0
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 128], 17
    vpxor xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 448], 0
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm4, xmmword ptr [rsi + 96]
    vpshufb xmm4, xmm4, xmmword ptr [r8]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 144], 0
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 144], 17
    vpxor xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 464], 0
    vpxor xmm2, xmm2, xmm5
    vpxor xmm2, xmm2, xmm1
    vpxor xmm2, xmm2, xmm3
    vpclmulqdq xmm4, xmm1, xmmword ptr [r8 + 16], 0
    vpshufd xmm1, xmm1, 78
    vpxor xmm2, xmm2, xmm1
    vpxor xmm2, xmm2, xmm4
    vpclmulqdq xmm4, xmm2, xmmword ptr [r8 + 16], 0
    vpshufd xmm2, xmm2, 78
    vpxor xmm3, xmm3, xmm2
    vpxor xmm3, xmm3, xmm4
    vmovdqu xmm0, xmmword ptr [rsi + 112]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vpxor xmm0, xmm0, xmm3
    add rsi, 128
    sub rdx, 128
    cmp rdx, 128
    jae 2b
3:
    cmp rdx, 64
    jb 4f
    vpclmulqdq xmm1, xmm0, xmmword ptr [rcx + 96], 0
    vpclmulqdq xmm3, xmm0, xmmword ptr [rcx + 96], 17
    vpshufd xmm5, xmm0, 78
    vpxor xmm5, xmm5, xmm0
    vpclmulqdq xmm2, xmm5, xmmword ptr [rcx + 416], 0
    vmovdqu xmm4, xmmword ptr [rsi]
    vpshufb xmm4, xmm4, xmmword ptr [r8]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 112], 0
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 112], 17
    vpxor xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 432], 0
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm4, xmmword ptr [rsi + 16]
    vpshufb xmm4, xmm4, xmmword ptr [r8]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 128], 0
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 128], 17
    vpxor xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 448], 0
    vpxor xmm2, xmm2, xmm5
    vmovdqu xmm4, xmmword ptr [rsi + 32]
    vpshufb xmm4, xmm4, xmmword ptr [r8]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 144], 0
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 144], 17
    vpxor xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 464], 0
    vpxor xmm2, xmm2, xmm5
    vpxor xmm2, xmm2, xmm1
    vpxor xmm2, xmm2, xmm3
    vpclmulqdq xmm4, xmm1, xmmword ptr [r8 + 16], 0
    vpshufd xmm1, xmm1, 78
    vpxor xmm2, xmm2, xmm1
    vpxor xmm2, xmm2, xmm4
    vpclmulqdq xmm4, xmm2, xmmword ptr [r8 + 16], 0
    vpshufd xmm2, xmm2, 78
    vpxor xmm3, xmm3, xmm2
    vpxor xmm3, xmm3, xmm4
    vmovdqu xmm0, xmmword ptr [rsi + 48]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vpxor xmm0, xmm0, xmm3
    add rsi, 64
    sub rdx, 64
4:
    cmp rdx, 32
    jb 5f
    vpclmulqdq xmm1, xmm0, xmmword ptr [rcx + 128], 0
    vpclmulqdq xmm3, xmm0, xmmword ptr [rcx + 128], 17
    vpshufd xmm5, xmm0, 78
    vpxor xmm5, xmm5, xmm0
    vpclmulqdq xmm2, xmm5, xmmword ptr [rcx + 448], 0
    vmovdqu xmm4, xmmword ptr [rsi]
    vpshufb xmm4, xmm4, xmmword ptr [r8]
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 144], 0
    vpxor xmm1, xmm1, xmm5
    vpclmulqdq xmm5, xmm4, xmmword ptr [rcx + 144], 17
    vpxor xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 78
    vpxor xmm5, xmm5, xmm4
    vpclmulqdq xmm5, xmm5, xmmword ptr [rcx + 464], 0
    vpxor xmm2, xmm2, xmm5
    vpxor xmm2, xmm2, xmm1
    vpxor xmm2, xmm2, xmm3
    vpclmulqdq xmm4, xmm1, xmmword ptr [r8 + 16], 0
    vpshufd xmm1, xmm1, 78
    vpxor xmm2, xmm2, xmm1
    vpxor xmm2, xmm2, xmm4
    vpclmulqdq xmm4, xmm2, xmmword ptr [r8 + 16], 0
    vpshufd xmm2, xmm2, 78
    vpxor xmm3, xmm3, xmm2
    vpxor xmm3, xmm3, xmm4
    vmovdqu xmm0, xmmword ptr [rsi + 16]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vpxor xmm0, xmm0, xmm3
    add rsi, 32
    sub rdx, 32
5:
    cmp rdx, 16
    jb 6f
    vpclmulqdq xmm1, xmm0, xmmword ptr [rcx + 144], 0
    vpclmulqdq xmm3, xmm0, xmmword ptr [rcx + 144], 17
    vpshufd xmm5, xmm0, 78
    vpxor xmm5, xmm5, xmm0
    vpclmulqdq xmm2, xmm5, xmmword ptr [rcx + 464], 0
    vpxor xmm2, xmm2, xmm1
    vpxor xmm2, xmm2, xmm3
    vpclmulqdq xmm4, xmm1, xmmword ptr [r8 + 16], 0
    vpshufd xmm1, xmm1, 78
    vpxor xmm2, xmm2, xmm1
    vpxor xmm2, xmm2, xmm4
    vpclmulqdq xmm4, xmm2, xmmword ptr [r8 + 16], 0
    vpshufd xmm2, xmm2, 78
    vpxor xmm3, xmm3, xmm2
    vpxor xmm3, xmm3, xmm4
    vmovdqu xmm0, xmmword ptr [rsi]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vpxor xmm0, xmm0, xmm3
    add rsi, 16
    sub rdx, 16
6:
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vmovdqu xmmword ptr [rdi], xmm0
    vpxor xmm0, xmm0, xmm0
    vpxor xmm1, xmm1, xmm1
    vpxor xmm2, xmm2, xmm2
    vpxor xmm3, xmm3, xmm3
    vpxor xmm4, xmm4, xmm4
    vpxor xmm5, xmm5, xmm5
    ret
    .cfi_endproc
