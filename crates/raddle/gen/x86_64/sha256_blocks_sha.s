    .cfi_startproc
    endbr64
    vzeroupper
    vmovdqu xmm1, xmmword ptr [rcx + 256]
    vmovdqu xmm4, xmmword ptr [rdi]
    vmovdqu xmm5, xmmword ptr [rdi + 16]
    vpunpcklqdq xmm2, xmm4, xmm5
    vpunpckhqdq xmm3, xmm4, xmm5
    vpshufd xmm2, xmm2, 27
    vpshufd xmm3, xmm3, 27
    cmp rdx, 64
    jb 3f
2:
    vmovdqa xmm9, xmm2
    vmovdqa xmm10, xmm3
    vmovdqu xmm4, xmmword ptr [rsi]
    vpshufb xmm4, xmm4, xmm1
    vpaddd xmm8, xmm4, xmmword ptr [rcx]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqu xmm5, xmmword ptr [rsi + 16]
    vpshufb xmm5, xmm5, xmm1
    vpaddd xmm8, xmm5, xmmword ptr [rcx + 16]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqu xmm6, xmmword ptr [rsi + 32]
    vpshufb xmm6, xmm6, xmm1
    sha256msg1 xmm4, xmm5
    vpaddd xmm8, xmm6, xmmword ptr [rcx + 32]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqu xmm7, xmmword ptr [rsi + 48]
    vpshufb xmm7, xmm7, xmm1
    sha256msg1 xmm5, xmm6
    vpaddd xmm8, xmm7, xmmword ptr [rcx + 48]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vpalignr xmm8, xmm7, xmm6, 4
    vpaddd xmm4, xmm4, xmm8
    sha256msg2 xmm4, xmm7
    sha256msg1 xmm6, xmm7
    vpaddd xmm8, xmm4, xmmword ptr [rcx + 64]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vpalignr xmm8, xmm4, xmm7, 4
    vpaddd xmm5, xmm5, xmm8
    sha256msg2 xmm5, xmm4
    sha256msg1 xmm7, xmm4
    vpaddd xmm8, xmm5, xmmword ptr [rcx + 80]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vpalignr xmm8, xmm5, xmm4, 4
    vpaddd xmm6, xmm6, xmm8
    sha256msg2 xmm6, xmm5
    sha256msg1 xmm4, xmm5
    vpaddd xmm8, xmm6, xmmword ptr [rcx + 96]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vpalignr xmm8, xmm6, xmm5, 4
    vpaddd xmm7, xmm7, xmm8
    sha256msg2 xmm7, xmm6
    sha256msg1 xmm5, xmm6
    vpaddd xmm8, xmm7, xmmword ptr [rcx + 112]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vpalignr xmm8, xmm7, xmm6, 4
    vpaddd xmm4, xmm4, xmm8
    sha256msg2 xmm4, xmm7
    sha256msg1 xmm6, xmm7
    vpaddd xmm8, xmm4, xmmword ptr [rcx + 128]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vpalignr xmm8, xmm4, xmm7, 4
    vpaddd xmm5, xmm5, xmm8
    sha256msg2 xmm5, xmm4
    sha256msg1 xmm7, xmm4
    vpaddd xmm8, xmm5, xmmword ptr [rcx + 144]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vpalignr xmm8, xmm5, xmm4, 4
    vpaddd xmm6, xmm6, xmm8
    sha256msg2 xmm6, xmm5
    sha256msg1 xmm4, xmm5
    vpaddd xmm8, xmm6, xmmword ptr [rcx + 160]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vpalignr xmm8, xmm6, xmm5, 4
    vpaddd xmm7, xmm7, xmm8
    sha256msg2 xmm7, xmm6
    sha256msg1 xmm5, xmm6
    vpaddd xmm8, xmm7, xmmword ptr [rcx + 176]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vpalignr xmm8, xmm7, xmm6, 4
    vpaddd xmm4, xmm4, xmm8
    sha256msg2 xmm4, xmm7
    sha256msg1 xmm6, xmm7
    vpaddd xmm8, xmm4, xmmword ptr [rcx + 192]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vpalignr xmm8, xmm4, xmm7, 4
    vpaddd xmm5, xmm5, xmm8
    sha256msg2 xmm5, xmm4
    sha256msg1 xmm7, xmm4
    vpaddd xmm8, xmm5, xmmword ptr [rcx + 208]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vpalignr xmm8, xmm5, xmm4, 4
    vpaddd xmm6, xmm6, xmm8
    sha256msg2 xmm6, xmm5
    vpaddd xmm8, xmm6, xmmword ptr [rcx + 224]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vpalignr xmm8, xmm6, xmm5, 4
    vpaddd xmm7, xmm7, xmm8
    sha256msg2 xmm7, xmm6
    vpaddd xmm8, xmm7, xmmword ptr [rcx + 240]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vpaddd xmm2, xmm2, xmm9
    vpaddd xmm3, xmm3, xmm10
    add rsi, 64
    sub rdx, 64
    cmp rdx, 64
    jae 2b
3:
    vpshufd xmm2, xmm2, 27
    vpshufd xmm3, xmm3, 27
    vpunpcklqdq xmm4, xmm2, xmm3
    vpunpckhqdq xmm5, xmm2, xmm3
    vmovdqu xmmword ptr [rdi], xmm4
    vmovdqu xmmword ptr [rdi + 16], xmm5
    vpxor xmm9, xmm9, xmm9
    vpxor xmm10, xmm10, xmm10
    vpxor xmm2, xmm2, xmm2
    vpxor xmm3, xmm3, xmm3
    vpxor xmm4, xmm4, xmm4
    vpxor xmm5, xmm5, xmm5
    vpxor xmm6, xmm6, xmm6
    vpxor xmm7, xmm7, xmm7
    vpxor xmm8, xmm8, xmm8
    vpxor xmm0, xmm0, xmm0
    ret
    .cfi_endproc
