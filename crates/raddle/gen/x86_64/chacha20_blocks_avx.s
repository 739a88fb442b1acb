    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 48
    .cfi_def_cfa_offset 56
    and rsp, -32
    .cfi_def_cfa r11, 8
    vmovdqu xmm11, xmmword ptr [rdx]
    vmovdqu xmmword ptr [rsp + 16], xmm11
    vmovdqu xmm11, xmmword ptr [rdx + 16]
    vmovdqu xmmword ptr [rsp + 32], xmm11
    cmp rsi, 256
    jb 3f
2:
    vmovdqu xmm9, xmmword ptr [rdi + 32]
    vmovdqu xmm0, xmmword ptr [rdi + 96]
    vmovdqu xmm8, xmmword ptr [rdi + 160]
    vmovdqu xmm11, xmmword ptr [rdi + 224]
    vpunpckldq xmm10, xmm9, xmm0
    vpunpckhdq xmm0, xmm9, xmm0
    vpunpckldq xmm9, xmm8, xmm11
    vpunpckhdq xmm11, xmm8, xmm11
    vpunpcklqdq xmm8, xmm10, xmm9
    vpunpckhqdq xmm9, xmm10, xmm9
    vpunpcklqdq xmm10, xmm0, xmm11
    vpunpckhqdq xmm11, xmm0, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    vmovdqu xmm1, xmmword ptr [rdi]
    vmovdqu xmm11, xmmword ptr [rdi + 64]
    vmovdqu xmm0, xmmword ptr [rdi + 128]
    vmovdqu xmm3, xmmword ptr [rdi + 192]
    vpunpckldq xmm2, xmm1, xmm11
    vpunpckhdq xmm11, xmm1, xmm11
    vpunpckldq xmm1, xmm0, xmm3
    vpunpckhdq xmm3, xmm0, xmm3
    vpunpcklqdq xmm0, xmm2, xmm1
    vpunpckhqdq xmm1, xmm2, xmm1
    vpunpcklqdq xmm2, xmm11, xmm3
    vpunpckhqdq xmm3, xmm11, xmm3
    vmovdqu xmm5, xmmword ptr [rdi + 16]
    vmovdqu xmm11, xmmword ptr [rdi + 80]
    vmovdqu xmm4, xmmword ptr [rdi + 144]
    vmovdqu xmm7, xmmword ptr [rdi + 208]
    vpunpckldq xmm6, xmm5, xmm11
    vpunpckhdq xmm11, xmm5, xmm11
    vpunpckldq xmm5, xmm4, xmm7
    vpunpckhdq xmm7, xmm4, xmm7
    vpunpcklqdq xmm4, xmm6, xmm5
    vpunpckhqdq xmm5, xmm6, xmm5
    vpunpcklqdq xmm6, xmm11, xmm7
    vpunpckhqdq xmm7, xmm11, xmm7
    vmovdqu xmm13, xmmword ptr [rdi + 48]
    vmovdqu xmm11, xmmword ptr [rdi + 112]
    vmovdqu xmm12, xmmword ptr [rdi + 176]
    vmovdqu xmm15, xmmword ptr [rdi + 240]
    vpunpckldq xmm14, xmm13, xmm11
    vpunpckhdq xmm11, xmm13, xmm11
    vpunpckldq xmm13, xmm12, xmm15
    vpunpckhdq xmm15, xmm12, xmm15
    vpunpcklqdq xmm12, xmm14, xmm13
    vpunpckhqdq xmm13, xmm14, xmm13
    vpunpcklqdq xmm14, xmm11, xmm15
    vpunpckhqdq xmm15, xmm11, xmm15
    mov eax, 10
4:
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpaddd xmm2, xmm2, xmm6
    vpxor xmm12, xmm12, xmm0
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 16]
    vpxor xmm13, xmm13, xmm1
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 16]
    vpxor xmm14, xmm14, xmm2
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 16]
    vpaddd xmm3, xmm3, xmm7
    vpaddd xmm8, xmm8, xmm12
    vpaddd xmm9, xmm9, xmm13
    vpaddd xmm10, xmm10, xmm14
    vpxor xmm15, xmm15, xmm3
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 16]
    vpxor xmm4, xmm4, xmm8
    vpslld xmm11, xmm4, 12
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm11
    vpxor xmm5, xmm5, xmm9
    vpslld xmm11, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm11
    vpxor xmm6, xmm6, xmm10
    vpslld xmm11, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm11
    vpaddd xmm11, xmm15, xmmword ptr [rsp]
    vpxor xmm7, xmm7, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    vpslld xmm11, xmm7, 12
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm11
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpaddd xmm2, xmm2, xmm6
    vpxor xmm12, xmm12, xmm0
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 32]
    vpxor xmm13, xmm13, xmm1
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 32]
    vpxor xmm14, xmm14, xmm2
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 32]
    vpaddd xmm3, xmm3, xmm7
    vpaddd xmm8, xmm8, xmm12
    vpaddd xmm9, xmm9, xmm13
    vpaddd xmm10, xmm10, xmm14
    vpxor xmm15, xmm15, xmm3
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 32]
    vpxor xmm4, xmm4, xmm8
    vpslld xmm11, xmm4, 7
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm11
    vpxor xmm5, xmm5, xmm9
    vpslld xmm11, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm11
    vpxor xmm6, xmm6, xmm10
    vpslld xmm11, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm11
    vpaddd xmm11, xmm15, xmmword ptr [rsp]
    vpxor xmm7, xmm7, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    vpslld xmm11, xmm7, 7
    vpsrld xmm7, xmm7, 25
    vpor xmm7, xmm7, xmm11
    vpaddd xmm0, xmm0, xmm5
    vpaddd xmm2, xmm2, xmm7
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm15, xmm15, xmm0
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 16]
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm13, xmm13, xmm2
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 16]
    vpxor xmm14, xmm14, xmm3
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 16]
    vpaddd xmm10, xmm10, xmm15
    vpxor xmm12, xmm12, xmm1
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 16]
    vpaddd xmm8, xmm8, xmm13
    vpaddd xmm9, xmm9, xmm14
    vpxor xmm5, xmm5, xmm10
    vpslld xmm11, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm11
    vpaddd xmm11, xmm12, xmmword ptr [rsp]
    vpxor xmm6, xmm6, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    vpslld xmm11, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm11
    vpxor xmm7, xmm7, xmm8
    vpslld xmm11, xmm7, 12
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm11
    vpxor xmm4, xmm4, xmm9
    vpslld xmm11, xmm4, 12
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm11
    vpaddd xmm0, xmm0, xmm5
    vpaddd xmm2, xmm2, xmm7
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm15, xmm15, xmm0
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 32]
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm13, xmm13, xmm2
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 32]
    vpxor xmm14, xmm14, xmm3
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 32]
    vpaddd xmm10, xmm10, xmm15
    vpxor xmm12, xmm12, xmm1
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 32]
    vpaddd xmm8, xmm8, xmm13
    vpaddd xmm9, xmm9, xmm14
    vpxor xmm5, xmm5, xmm10
    vpslld xmm11, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm11
    vpaddd xmm11, xmm12, xmmword ptr [rsp]
    vpxor xmm6, xmm6, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    vpslld xmm11, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm11
    vpxor xmm7, xmm7, xmm8
    vpslld xmm11, xmm7, 7
    vpsrld xmm7, xmm7, 25
    vpor xmm7, xmm7, xmm11
    vpxor xmm4, xmm4, xmm9
    vpslld xmm11, xmm4, 7
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm11
    sub eax, 1
    jne 4b
    vpunpckldq xmm11, xmm0, xmm1
    vpunpckhdq xmm1, xmm0, xmm1
    vpunpckldq xmm0, xmm2, xmm3
    vpunpckhdq xmm3, xmm2, xmm3
    vpunpcklqdq xmm2, xmm11, xmm0
    vpunpckhqdq xmm0, xmm11, xmm0
    vpunpcklqdq xmm11, xmm1, xmm3
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
    vpaddd xmm11, xmm11, xmmword ptr [rdi + 128]
    vmovdqu xmmword ptr [rdi + 128], xmm11
    vpaddd xmm1, xmm1, xmmword ptr [rdi + 144]
    vmovdqu xmmword ptr [rdi + 144], xmm1
    vpaddd xmm3, xmm3, xmmword ptr [rdi + 192]
    vmovdqu xmmword ptr [rdi + 192], xmm3
    vpaddd xmm7, xmm7, xmmword ptr [rdi + 208]
    vmovdqu xmmword ptr [rdi + 208], xmm7
    vmovdqu xmm7, xmmword ptr [rsp]
    vpunpckldq xmm5, xmm8, xmm9
    vpunpckhdq xmm9, xmm8, xmm9
    vpunpckldq xmm8, xmm10, xmm7
    vpunpckhdq xmm7, xmm10, xmm7
    vpunpcklqdq xmm10, xmm5, xmm8
    vpunpckhqdq xmm8, xmm5, xmm8
    vpunpcklqdq xmm5, xmm9, xmm7
    vpunpckhqdq xmm7, xmm9, xmm7
    vpunpckldq xmm9, xmm12, xmm13
    vpunpckhdq xmm13, xmm12, xmm13
    vpunpckldq xmm12, xmm14, xmm15
    vpunpckhdq xmm15, xmm14, xmm15
    vpunpcklqdq xmm14, xmm9, xmm12
    vpunpckhqdq xmm12, xmm9, xmm12
    vpunpcklqdq xmm9, xmm13, xmm15
    vpunpckhqdq xmm15, xmm13, xmm15
    vpaddd xmm10, xmm10, xmmword ptr [rdi + 32]
    vmovdqu xmmword ptr [rdi + 32], xmm10
    vpaddd xmm14, xmm14, xmmword ptr [rdi + 48]
    vmovdqu xmmword ptr [rdi + 48], xmm14
    vpaddd xmm8, xmm8, xmmword ptr [rdi + 96]
    vmovdqu xmmword ptr [rdi + 96], xmm8
    vpaddd xmm12, xmm12, xmmword ptr [rdi + 112]
    vmovdqu xmmword ptr [rdi + 112], xmm12
    vpaddd xmm5, xmm5, xmmword ptr [rdi + 160]
    vmovdqu xmmword ptr [rdi + 160], xmm5
    vpaddd xmm9, xmm9, xmmword ptr [rdi + 176]
    vmovdqu xmmword ptr [rdi + 176], xmm9
    vpaddd xmm7, xmm7, xmmword ptr [rdi + 224]
    vmovdqu xmmword ptr [rdi + 224], xmm7
    vpaddd xmm15, xmm15, xmmword ptr [rdi + 240]
    vmovdqu xmmword ptr [rdi + 240], xmm15
    add rdi, 256
    sub rsi, 256
    cmp rsi, 256
    jae 2b
3:
    vpxor xmm0, xmm0, xmm0
    vmovdqu xmmword ptr [rsp], xmm0
    vmovdqu xmmword ptr [rsp + 16], xmm0
    vmovdqu xmmword ptr [rsp + 32], xmm0
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
    .cfi_endproc
