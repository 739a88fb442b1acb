    endbr64
    mov r11, rsp
    sub rsp, 96
    and rsp, -32
    vmovdqu xmm14, xmmword ptr [rdx]
    vmovdqu xmmword ptr [rsp + 64], xmm14
    vmovdqu xmm14, xmmword ptr [rdx + 16]
    vmovdqu xmmword ptr [rsp + 80], xmm14
    cmp rsi, 256
    jb 3f
2:
    vmovdqu xmm13, xmmword ptr [rdi + 32]
    vmovdqu xmm0, xmmword ptr [rdi + 96]
    vmovdqu xmm12, xmmword ptr [rdi + 160]
    vmovdqu xmm15, xmmword ptr [rdi + 224]
    vpunpckldq xmm14, xmm13, xmm0
    vpunpckhdq xmm0, xmm13, xmm0
    vpunpckldq xmm13, xmm12, xmm15
    vpunpckhdq xmm15, xmm12, xmm15
    vpunpcklqdq xmm12, xmm14, xmm13
    vpunpckhqdq xmm13, xmm14, xmm13
    vpunpcklqdq xmm14, xmm0, xmm15
    vpunpckhqdq xmm15, xmm0, xmm15
    vmovdqu xmmword ptr [rsp], xmm12
    vmovdqu xmmword ptr [rsp + 16], xmm13
    vmovdqu xmmword ptr [rsp + 32], xmm14
    vmovdqu xmmword ptr [rsp + 48], xmm15
    vmovdqu xmm1, xmmword ptr [rdi]
    vmovdqu xmm12, xmmword ptr [rdi + 64]
    vmovdqu xmm0, xmmword ptr [rdi + 128]
    vmovdqu xmm3, xmmword ptr [rdi + 192]
    vpunpckldq xmm2, xmm1, xmm12
    vpunpckhdq xmm12, xmm1, xmm12
    vpunpckldq xmm1, xmm0, xmm3
    vpunpckhdq xmm3, xmm0, xmm3
    vpunpcklqdq xmm0, xmm2, xmm1
    vpunpckhqdq xmm1, xmm2, xmm1
    vpunpcklqdq xmm2, xmm12, xmm3
    vpunpckhqdq xmm3, xmm12, xmm3
    vmovdqu xmm5, xmmword ptr [rdi + 16]
    vmovdqu xmm12, xmmword ptr [rdi + 80]
    vmovdqu xmm4, xmmword ptr [rdi + 144]
    vmovdqu xmm7, xmmword ptr [rdi + 208]
    vpunpckldq xmm6, xmm5, xmm12
    vpunpckhdq xmm12, xmm5, xmm12
    vpunpckldq xmm5, xmm4, xmm7
    vpunpckhdq xmm7, xmm4, xmm7
    vpunpcklqdq xmm4, xmm6, xmm5
    vpunpckhqdq xmm5, xmm6, xmm5
    vpunpcklqdq xmm6, xmm12, xmm7
    vpunpckhqdq xmm7, xmm12, xmm7
    vmovdqu xmm9, xmmword ptr [rdi + 48]
    vmovdqu xmm12, xmmword ptr [rdi + 112]
    vmovdqu xmm8, xmmword ptr [rdi + 176]
    vmovdqu xmm11, xmmword ptr [rdi + 240]
    vpunpckldq xmm10, xmm9, xmm12
    vpunpckhdq xmm12, xmm9, xmm12
    vpunpckldq xmm9, xmm8, xmm11
    vpunpckhdq xmm11, xmm8, xmm11
    vpunpcklqdq xmm8, xmm10, xmm9
    vpunpckhqdq xmm9, xmm10, xmm9
    vpunpcklqdq xmm10, xmm12, xmm11
    vpunpckhqdq xmm11, xmm12, xmm11
    mov eax, 10
4:
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpxor xmm8, xmm8, xmm0
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 64]
    vpxor xmm9, xmm9, xmm1
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 64]
    vpaddd xmm12, xmm8, xmmword ptr [rsp]
    vpaddd xmm13, xmm9, xmmword ptr [rsp + 16]
    vpxor xmm4, xmm4, xmm12
    vpslld xmm14, xmm4, 12
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm13
    vpslld xmm15, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm15
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpxor xmm8, xmm8, xmm0
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 80]
    vpxor xmm9, xmm9, xmm1
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm12, xmm8
    vpaddd xmm13, xmm13, xmm9
    vmovdqu xmmword ptr [rsp], xmm12
    vmovdqu xmmword ptr [rsp + 16], xmm13
    vpxor xmm4, xmm4, xmm12
    vpslld xmm14, xmm4, 7
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm13
    vpslld xmm15, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm15
    vpaddd xmm2, xmm2, xmm6
    vpaddd xmm3, xmm3, xmm7
    vpxor xmm10, xmm10, xmm2
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 64]
    vpxor xmm11, xmm11, xmm3
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 64]
    vpaddd xmm12, xmm10, xmmword ptr [rsp + 32]
    vpaddd xmm13, xmm11, xmmword ptr [rsp + 48]
    vpxor xmm6, xmm6, xmm12
    vpslld xmm14, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm14
    vpxor xmm7, xmm7, xmm13
    vpslld xmm15, xmm7, 12
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm15
    vpaddd xmm2, xmm2, xmm6
    vpaddd xmm3, xmm3, xmm7
    vpxor xmm10, xmm10, xmm2
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 80]
    vpxor xmm11, xmm11, xmm3
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm12, xmm10
    vpaddd xmm13, xmm13, xmm11
    vmovdqu xmmword ptr [rsp + 32], xmm12
    vmovdqu xmmword ptr [rsp + 48], xmm13
    vpxor xmm6, xmm6, xmm12
    vpslld xmm14, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm14
    vpxor xmm7, xmm7, xmm13
    vpslld xmm15, xmm7, 7
    vpsrld xmm7, xmm7, 25
    vpor xmm7, xmm7, xmm15
    vpaddd xmm0, xmm0, xmm5
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm11, xmm11, xmm0
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 64]
    vpxor xmm8, xmm8, xmm1
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 64]
    vpaddd xmm12, xmm11, xmmword ptr [rsp + 32]
    vpaddd xmm13, xmm8, xmmword ptr [rsp + 48]
    vpxor xmm5, xmm5, xmm12
    vpslld xmm14, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm13
    vpslld xmm15, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm15
    vpaddd xmm0, xmm0, xmm5
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm11, xmm11, xmm0
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 80]
    vpxor xmm8, xmm8, xmm1
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm12, xmm11
    vpaddd xmm13, xmm13, xmm8
    vmovdqu xmmword ptr [rsp + 32], xmm12
    vmovdqu xmmword ptr [rsp + 48], xmm13
    vpxor xmm5, xmm5, xmm12
    vpslld xmm14, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm13
    vpslld xmm15, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm15
    vpaddd xmm2, xmm2, xmm7
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm9, xmm9, xmm2
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 64]
    vpxor xmm10, xmm10, xmm3
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 64]
    vpaddd xmm12, xmm9, xmmword ptr [rsp]
    vpaddd xmm13, xmm10, xmmword ptr [rsp + 16]
    vpxor xmm7, xmm7, xmm12
    vpslld xmm14, xmm7, 12
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm14
    vpxor xmm4, xmm4, xmm13
    vpslld xmm15, xmm4, 12
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm15
    vpaddd xmm2, xmm2, xmm7
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm9, xmm9, xmm2
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 80]
    vpxor xmm10, xmm10, xmm3
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm12, xmm9
    vpaddd xmm13, xmm13, xmm10
    vmovdqu xmmword ptr [rsp], xmm12
    vmovdqu xmmword ptr [rsp + 16], xmm13
    vpxor xmm7, xmm7, xmm12
    vpslld xmm14, xmm7, 7
    vpsrld xmm7, xmm7, 25
    vpor xmm7, xmm7, xmm14
    vpxor xmm4, xmm4, xmm13
    vpslld xmm15, xmm4, 7
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm15
    sub eax, 1
    jne 4b
    vpunpckldq xmm15, xmm0, xmm1
    vpunpckhdq xmm1, xmm0, xmm1
    vpunpckldq xmm0, xmm2, xmm3
    vpunpckhdq xmm3, xmm2, xmm3
    vpunpcklqdq xmm2, xmm15, xmm0
    vpunpckhqdq xmm0, xmm15, xmm0
    vpunpcklqdq xmm15, xmm1, xmm3
    vpunpckhqdq xmm3, xmm1, xmm3
    vpunpckldq xmm1, xmm4, xmm5
    vpunpckhdq xmm5, xmm4, xmm5
    vpunpckldq xmm4, xmm6, xmm7
    vpunpckhdq xmm7, xmm6, xmm7
    vpunpcklqdq xmm6, xmm1, xmm4
    vpunpckhqdq xmm4, xmm1, xmm4
    vpunpcklqdq xmm1, xmm5, xmm7
    vpunpckhqdq xmm7, xmm5, xmm7
    vpaddd xmm2, xmm2, xmmword ptr [rdi]
    vmovdqu xmmword ptr [rdi], xmm2
    vpaddd xmm6, xmm6, xmmword ptr [rdi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm6
    vpaddd xmm0, xmm0, xmmword ptr [rdi + 64]
    vmovdqu xmmword ptr [rdi + 64], xmm0
    vpaddd xmm4, xmm4, xmmword ptr [rdi + 80]
    vmovdqu xmmword ptr [rdi + 80], xmm4
    vpaddd xmm15, xmm15, xmmword ptr [rdi + 128]
    vmovdqu xmmword ptr [rdi + 128], xmm15
    vpaddd xmm1, xmm1, xmmword ptr [rdi + 144]
    vmovdqu xmmword ptr [rdi + 144], xmm1
    vpaddd xmm3, xmm3, xmmword ptr [rdi + 192]
    vmovdqu xmmword ptr [rdi + 192], xmm3
    vpaddd xmm7, xmm7, xmmword ptr [rdi + 208]
    vmovdqu xmmword ptr [rdi + 208], xmm7
    vmovdqu xmm7, xmmword ptr [rsp]
    vmovdqu xmm3, xmmword ptr [rsp + 16]
    vmovdqu xmm1, xmmword ptr [rsp + 32]
    vmovdqu xmm15, xmmword ptr [rsp + 48]
    vpunpckldq xmm5, xmm7, xmm3
    vpunpckhdq xmm3, xmm7, xmm3
    vpunpckldq xmm7, xmm1, xmm15
    vpunpckhdq xmm15, xmm1, xmm15
    vpunpcklqdq xmm1, xmm5, xmm7
    vpunpckhqdq xmm7, xmm5, xmm7
    vpunpcklqdq xmm5, xmm3, xmm15
    vpunpckhqdq xmm15, xmm3, xmm15
    vpunpckldq xmm3, xmm8, xmm9
    vpunpckhdq xmm9, xmm8, xmm9
    vpunpckldq xmm8, xmm10, xmm11
    vpunpckhdq xmm11, xmm10, xmm11
    vpunpcklqdq xmm10, xmm3, xmm8
    vpunpckhqdq xmm8, xmm3, xmm8
    vpunpcklqdq xmm3, xmm9, xmm11
    vpunpckhqdq xmm11, xmm9, xmm11
    vpaddd xmm1, xmm1, xmmword ptr [rdi + 32]
    vmovdqu xmmword ptr [rdi + 32], xmm1
    vpaddd xmm10, xmm10, xmmword ptr [rdi + 48]
    vmovdqu xmmword ptr [rdi + 48], xmm10
    vpaddd xmm7, xmm7, xmmword ptr [rdi + 96]
    vmovdqu xmmword ptr [rdi + 96], xmm7
    vpaddd xmm8, xmm8, xmmword ptr [rdi + 112]
    vmovdqu xmmword ptr [rdi + 112], xmm8
    vpaddd xmm5, xmm5, xmmword ptr [rdi + 160]
    vmovdqu xmmword ptr [rdi + 160], xmm5
    vpaddd xmm3, xmm3, xmmword ptr [rdi + 176]
    vmovdqu xmmword ptr [rdi + 176], xmm3
    vpaddd xmm15, xmm15, xmmword ptr [rdi + 224]
    vmovdqu xmmword ptr [rdi + 224], xmm15
    vpaddd xmm11, xmm11, xmmword ptr [rdi + 240]
    vmovdqu xmmword ptr [rdi + 240], xmm11
    add rdi, 256
    sub rsi, 256
    cmp rsi, 256
    jae 2b
3:
    vpxor xmm0, xmm0, xmm0
    vmovdqu xmmword ptr [rsp], xmm0
    vmovdqu xmmword ptr [rsp + 16], xmm0
    vmovdqu xmmword ptr [rsp + 32], xmm0
    vmovdqu xmmword ptr [rsp + 48], xmm0
    vmovdqu xmmword ptr [rsp + 64], xmm0
    vmovdqu xmmword ptr [rsp + 80], xmm0
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
    mov rsp, r11
    ret
