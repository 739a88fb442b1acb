    .cfi_startproc
    endbr64
    vmovdqu xmm0, xmmword ptr [rdi]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    cmp rdx, 256
    jb 3f
2:
    vpxor ymm4, ymm4, ymm4
    vinserti128 ymm4, ymm4, xmmword ptr [rsi], 1
    vpshufb ymm4, ymm4, ymmword ptr [r8]
    vpxor ymm4, ymm4, ymm0
    vpclmulqdq ymm1, ymm4, ymmword ptr [rcx + 32], 0
    vpclmulqdq ymm3, ymm4, ymmword ptr [rcx + 32], 17
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm2, ymm5, ymmword ptr [rcx + 608], 0
    vmovdqu ymm4, ymmword ptr [rsi + 16]
    vpshufb ymm4, ymm4, ymmword ptr [r8]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 64], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 64], 17
    vpxor ymm3, ymm3, ymm5
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 640], 0
    vpxor ymm2, ymm2, ymm5
    vmovdqu ymm4, ymmword ptr [rsi + 48]
    vpshufb ymm4, ymm4, ymmword ptr [r8]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 96], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 96], 17
    vpxor ymm3, ymm3, ymm5
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 672], 0
    vpxor ymm2, ymm2, ymm5
    vmovdqu ymm4, ymmword ptr [rsi + 80]
    vpshufb ymm4, ymm4, ymmword ptr [r8]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 128], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 128], 17
    vpxor ymm3, ymm3, ymm5
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 704], 0
    vpxor ymm2, ymm2, ymm5
    vmovdqu ymm4, ymmword ptr [rsi + 112]
    vpshufb ymm4, ymm4, ymmword ptr [r8]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 160], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 160], 17
    vpxor ymm3, ymm3, ymm5
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 736], 0
    vpxor ymm2, ymm2, ymm5
    vmovdqu ymm4, ymmword ptr [rsi + 144]
    vpshufb ymm4, ymm4, ymmword ptr [r8]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 192], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 192], 17
    vpxor ymm3, ymm3, ymm5
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 768], 0
    vpxor ymm2, ymm2, ymm5
    vmovdqu ymm4, ymmword ptr [rsi + 176]
    vpshufb ymm4, ymm4, ymmword ptr [r8]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 224], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 224], 17
    vpxor ymm3, ymm3, ymm5
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 800], 0
    vpxor ymm2, ymm2, ymm5
    vmovdqu ymm4, ymmword ptr [rsi + 208]
    vpshufb ymm4, ymm4, ymmword ptr [r8]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 256], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 256], 17
    vpxor ymm3, ymm3, ymm5
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 832], 0
    vpxor ymm2, ymm2, ymm5
    vpxor ymm2, ymm2, ymm1
    vpxor ymm2, ymm2, ymm3
    vpclmulqdq ymm4, ymm1, ymmword ptr [r8 + 32], 0
    vpshufd ymm1, ymm1, 78
    vpxor ymm2, ymm2, ymm1
    vpxor ymm2, ymm2, ymm4
    vpclmulqdq ymm4, ymm2, ymmword ptr [r8 + 32], 0
    vpshufd ymm2, ymm2, 78
    vpxor ymm3, ymm3, ymm2
    vpxor ymm3, ymm3, ymm4
    vextracti128 xmm4, ymm3, 1
    vpxor xmm3, xmm3, xmm4
    vmovdqu xmm0, xmmword ptr [rsi + 240]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vpxor xmm0, xmm0, xmm3
    add rsi, 256
    sub rdx, 256
    cmp rdx, 256
    jae 2b
3:
    cmp rdx, 128
    jb 4f
    vpxor ymm4, ymm4, ymm4
    vinserti128 ymm4, ymm4, xmmword ptr [rsi], 1
    vpshufb ymm4, ymm4, ymmword ptr [r8]
    vpxor ymm4, ymm4, ymm0
    vpclmulqdq ymm1, ymm4, ymmword ptr [rcx + 160], 0
    vpclmulqdq ymm3, ymm4, ymmword ptr [rcx + 160], 17
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm2, ymm5, ymmword ptr [rcx + 736], 0
    vmovdqu ymm4, ymmword ptr [rsi + 16]
    vpshufb ymm4, ymm4, ymmword ptr [r8]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 192], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 192], 17
    vpxor ymm3, ymm3, ymm5
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 768], 0
    vpxor ymm2, ymm2, ymm5
    vmovdqu ymm4, ymmword ptr [rsi + 48]
    vpshufb ymm4, ymm4, ymmword ptr [r8]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 224], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 224], 17
    vpxor ymm3, ymm3, ymm5
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 800], 0
    vpxor ymm2, ymm2, ymm5
    vmovdqu ymm4, ymmword ptr [rsi + 80]
    vpshufb ymm4, ymm4, ymmword ptr [r8]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 256], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 256], 17
    vpxor ymm3, ymm3, ymm5
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 832], 0
    vpxor ymm2, ymm2, ymm5
    vpxor ymm2, ymm2, ymm1
    vpxor ymm2, ymm2, ymm3
    vpclmulqdq ymm4, ymm1, ymmword ptr [r8 + 32], 0
    vpshufd ymm1, ymm1, 78
    vpxor ymm2, ymm2, ymm1
    vpxor ymm2, ymm2, ymm4
    vpclmulqdq ymm4, ymm2, ymmword ptr [r8 + 32], 0
    vpshufd ymm2, ymm2, 78
    vpxor ymm3, ymm3, ymm2
    vpxor ymm3, ymm3, ymm4
    vextracti128 xmm4, ymm3, 1
    vpxor xmm3, xmm3, xmm4
    vmovdqu xmm0, xmmword ptr [rsi + 112]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vpxor xmm0, xmm0, xmm3
    add rsi, 128
    sub rdx, 128
4:
    cmp rdx, 64
    jb 5f
    vpxor ymm4, ymm4, ymm4
    vinserti128 ymm4, ymm4, xmmword ptr [rsi], 1
    vpshufb ymm4, ymm4, ymmword ptr [r8]
    vpxor ymm4, ymm4, ymm0
    vpclmulqdq ymm1, ymm4, ymmword ptr [rcx + 224], 0
    vpclmulqdq ymm3, ymm4, ymmword ptr [rcx + 224], 17
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm2, ymm5, ymmword ptr [rcx + 800], 0
    vmovdqu ymm4, ymmword ptr [rsi + 16]
    vpshufb ymm4, ymm4, ymmword ptr [r8]
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 256], 0
    vpxor ymm1, ymm1, ymm5
    vpclmulqdq ymm5, ymm4, ymmword ptr [rcx + 256], 17
    vpxor ymm3, ymm3, ymm5
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm5, ymm5, ymmword ptr [rcx + 832], 0
    vpxor ymm2, ymm2, ymm5
    vpxor ymm2, ymm2, ymm1
    vpxor ymm2, ymm2, ymm3
    vpclmulqdq ymm4, ymm1, ymmword ptr [r8 + 32], 0
    vpshufd ymm1, ymm1, 78
    vpxor ymm2, ymm2, ymm1
    vpxor ymm2, ymm2, ymm4
    vpclmulqdq ymm4, ymm2, ymmword ptr [r8 + 32], 0
    vpshufd ymm2, ymm2, 78
    vpxor ymm3, ymm3, ymm2
    vpxor ymm3, ymm3, ymm4
    vextracti128 xmm4, ymm3, 1
    vpxor xmm3, xmm3, xmm4
    vmovdqu xmm0, xmmword ptr [rsi + 48]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vpxor xmm0, xmm0, xmm3
    add rsi, 64
    sub rdx, 64
5:
    cmp rdx, 32
    jb 6f
    vpxor ymm4, ymm4, ymm4
    vinserti128 ymm4, ymm4, xmmword ptr [rsi], 1
    vpshufb ymm4, ymm4, ymmword ptr [r8]
    vpxor ymm4, ymm4, ymm0
    vpclmulqdq ymm1, ymm4, ymmword ptr [rcx + 256], 0
    vpclmulqdq ymm3, ymm4, ymmword ptr [rcx + 256], 17
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm2, ymm5, ymmword ptr [rcx + 832], 0
    vpxor ymm2, ymm2, ymm1
    vpxor ymm2, ymm2, ymm3
    vpclmulqdq ymm4, ymm1, ymmword ptr [r8 + 32], 0
    vpshufd ymm1, ymm1, 78
    vpxor ymm2, ymm2, ymm1
    vpxor ymm2, ymm2, ymm4
    vpclmulqdq ymm4, ymm2, ymmword ptr [r8 + 32], 0
    vpshufd ymm2, ymm2, 78
    vpxor ymm3, ymm3, ymm2
    vpxor ymm3, ymm3, ymm4
    vextracti128 xmm4, ymm3, 1
    vpxor xmm3, xmm3, xmm4
    vmovdqu xmm0, xmmword ptr [rsi + 16]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vpxor xmm0, xmm0, xmm3
    add rsi, 32
    sub rdx, 32
6:
    cmp rdx, 16
    jb 7f
    vpclmulqdq xmm1, xmm0, xmmword ptr [rcx + 272], 0
    vpclmulqdq xmm3, xmm0, xmmword ptr [rcx + 272], 17
    vpshufd xmm5, xmm0, 78
    vpxor xmm5, xmm5, xmm0
    vpclmulqdq xmm2, xmm5, xmmword ptr [rcx + 848], 0
    vpxor xmm2, xmm2, xmm1
    vpxor xmm2, xmm2, xmm3
    vpclmulqdq xmm4, xmm1, xmmword ptr [r8 + 32], 0
    vpshufd xmm1, xmm1, 78
    vpxor xmm2, xmm2, xmm1
    vpxor xmm2, xmm2, xmm4
    vpclmulqdq xmm4, xmm2, xmmword ptr [r8 + 32], 0
    vpshufd xmm2, xmm2, 78
    vpxor xmm3, xmm3, xmm2
    vpxor xmm3, xmm3, xmm4
    vmovdqu xmm0, xmmword ptr [rsi]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vpxor xmm0, xmm0, xmm3
    add rsi, 16
    sub rdx, 16
7:
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vmovdqu xmmword ptr [rdi], xmm0
    vpxor xmm0, xmm0, xmm0
    vpxor xmm1, xmm1, xmm1
    vpxor xmm2, xmm2, xmm2
    vpxor xmm3, xmm3, xmm3
    vpxor xmm4, xmm4, xmm4
    vpxor xmm5, xmm5, xmm5
    vzeroupper
    ret
    .cfi_endproc
