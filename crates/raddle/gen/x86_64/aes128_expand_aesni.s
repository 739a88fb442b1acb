    .cfi_startproc
    endbr64
    vmovdqu xmm0, xmmword ptr [rdi]
    vmovdqu xmmword ptr [rsi], xmm0
    vpshufb xmm2, xmm0, xmmword ptr [rdx]
    vaesenclast xmm2, xmm2, xmmword ptr [rdx + 80]
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 32]
    vpxor xmm0, xmm0, xmm3
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 48]
    vpxor xmm0, xmm0, xmm3
    vpxor xmm0, xmm0, xmm2
    vmovdqu xmmword ptr [rsi + 16], xmm0
    vpshufb xmm2, xmm0, xmmword ptr [rdx]
    vaesenclast xmm2, xmm2, xmmword ptr [rdx + 96]
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 32]
    vpxor xmm0, xmm0, xmm3
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 48]
    vpxor xmm0, xmm0, xmm3
    vpxor xmm0, xmm0, xmm2
    vmovdqu xmmword ptr [rsi + 32], xmm0
    vpshufb xmm2, xmm0, xmmword ptr [rdx]
    vaesenclast xmm2, xmm2, xmmword ptr [rdx + 112]
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 32]
    vpxor xmm0, xmm0, xmm3
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 48]
    vpxor xmm0, xmm0, xmm3
    vpxor xmm0, xmm0, xmm2
    vmovdqu xmmword ptr [rsi + 48], xmm0
    vpshufb xmm2, xmm0, xmmword ptr [rdx]
    vaesenclast xmm2, xmm2, xmmword ptr [rdx + 128]
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 32]
    vpxor xmm0, xmm0, xmm3
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 48]
    vpxor xmm0, xmm0, xmm3
    vpxor xmm0, xmm0, xmm2
    vmovdqu xmmword ptr [rsi + 64], xmm0
    vpshufb xmm2, xmm0, xmmword ptr [rdx]
    vaesenclast xmm2, xmm2, xmmword ptr [rdx + 144]
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 32]
    vpxor xmm0, xmm0, xmm3
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 48]
    vpxor xmm0, xmm0, xmm3
    vpxor xmm0, xmm0, xmm2
    vmovdqu xmmword ptr [rsi + 80], xmm0
    vpshufb xmm2, xmm0, xmmword ptr [rdx]
    vaesenclast xmm2, xmm2, xmmword ptr [rdx + 160]
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 32]
    vpxor xmm0, xmm0, xmm3
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 48]
    vpxor xmm0, xmm0, xmm3
    vpxor xmm0, xmm0, xmm2
    vmovdqu xmmword ptr [rsi + 96], xmm0
    vpshufb xmm2, xmm0, xmmword ptr [rdx]
    vaesenclast xmm2, xmm2, xmmword ptr [rdx + 176]
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 32]
    vpxor xmm0, xmm0, xmm3
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 48]
    vpxor xmm0, xmm0, xmm3
    vpxor xmm0, xmm0, xmm2
    vmovdqu xmmword ptr [rsi + 112], xmm0
    vpshufb xmm2, xmm0, xmmword ptr [rdx]
    vaesenclast xmm2, xmm2, xmmword ptr [rdx + 192]
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 32]
    vpxor xmm0, xmm0, xmm3
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 48]
    vpxor xmm0, xmm0, xmm3
    vpxor xmm0, xmm0, xmm2
    vmovdqu xmmword ptr [rsi + 128], xmm0
    vpshufb xmm2, xmm0, xmmword ptr [rdx]
    vaesenclast xmm2, xmm2, xmmword ptr [rdx + 208]
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 32]
    vpxor xmm0, xmm0, xmm3
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 48]
    vpxor xmm0, xmm0, xmm3
    vpxor xmm0, xmm0, xmm2
    vmovdqu xmmword ptr [rsi + 144], xmm0
    vpshufb xmm2, xmm0, xmmword ptr [rdx]
    vaesenclast xmm2, xmm2, xmmword ptr [rdx + 224]
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 32]
    vpxor xmm0, xmm0, xmm3
    vpshufb xmm3, xmm0, xmmword ptr [rdx + 48]
    vpxor xmm0, xmm0, xmm3
    vpxor xmm0, xmm0, xmm2
    vmovdqu xmmword ptr [rsi + 160], xmm0
    vpxor xmm0, xmm0, xmm0
    vpxor xmm1, xmm1, xmm1
    vpxor xmm2, xmm2, xmm2
    vpxor xmm3, xmm3, xmm3
    ret
    .cfi_endproc
