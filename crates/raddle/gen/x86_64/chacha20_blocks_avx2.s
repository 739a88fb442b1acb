    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 96
    .cfi_def_cfa_offset 104
    and rsp, -32
    .cfi_def_cfa r11, 8
    vmovdqu ymm11, ymmword ptr [rdx]
    vmovdqu ymmword ptr [rsp + 32], ymm11
    vmovdqu ymm11, ymmword ptr [rdx + 32]
    vmovdqu ymmword ptr [rsp + 64], ymm11
    cmp rsi, 512
    jb 3f
2:
    vbroadcasti128 ymm9, xmmword ptr [rdi + 32]
    vinserti128 ymm9, ymm9, xmmword ptr [rdi + 288], 1
    vbroadcasti128 ymm0, xmmword ptr [rdi + 96]
    vinserti128 ymm0, ymm0, xmmword ptr [rdi + 352], 1
    vbroadcasti128 ymm8, xmmword ptr [rdi + 160]
    vinserti128 ymm8, ymm8, xmmword ptr [rdi + 416], 1
    vbroadcasti128 ymm11, xmmword ptr [rdi + 224]
    vinserti128 ymm11, ymm11, xmmword ptr [rdi + 480], 1
    vpunpckldq ymm10, ymm9, ymm0
    vpunpckhdq ymm0, ymm9, ymm0
    vpunpckldq ymm9, ymm8, ymm11
    vpunpckhdq ymm11, ymm8, ymm11
    vpunpcklqdq ymm8, ymm10, ymm9
    vpunpckhqdq ymm9, ymm10, ymm9
    vpunpcklqdq ymm10, ymm0, ymm11
    vpunpckhqdq ymm11, ymm0, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    vbroadcasti128 ymm1, xmmword ptr [rdi]
    vinserti128 ymm1, ymm1, xmmword ptr [rdi + 256], 1
    vbroadcasti128 ymm11, xmmword ptr [rdi + 64]
    vinserti128 ymm11, ymm11, xmmword ptr [rdi + 320], 1
    vbroadcasti128 ymm0, xmmword ptr [rdi + 128]
    vinserti128 ymm0, ymm0, xmmword ptr [rdi + 384], 1
    vbroadcasti128 ymm3, xmmword ptr [rdi + 192]
    vinserti128 ymm3, ymm3, xmmword ptr [rdi + 448], 1
    vpunpckldq ymm2, ymm1, ymm11
    vpunpckhdq ymm11, ymm1, ymm11
    vpunpckldq ymm1, ymm0, ymm3
    vpunpckhdq ymm3, ymm0, ymm3
    vpunpcklqdq ymm0, ymm2, ymm1
    vpunpckhqdq ymm1, ymm2, ymm1
    vpunpcklqdq ymm2, ymm11, ymm3
    vpunpckhqdq ymm3, ymm11, ymm3
    vbroadcasti128 ymm5, xmmword ptr [rdi + 16]
    vinserti128 ymm5, ymm5, xmmword ptr [rdi + 272], 1
    vbroadcasti128 ymm11, xmmword ptr [rdi + 80]
    vinserti128 ymm11, ymm11, xmmword ptr [rdi + 336], 1
    vbroadcasti128 ymm4, xmmword ptr [rdi + 144]
    vinserti128 ymm4, ymm4, xmmword ptr [rdi + 400], 1
    vbroadcasti128 ymm7, xmmword ptr [rdi + 208]
    vinserti128 ymm7, ymm7, xmmword ptr [rdi + 464], 1
    vpunpckldq ymm6, ymm5, ymm11
    vpunpckhdq ymm11, ymm5, ymm11
    vpunpckldq ymm5, ymm4, ymm7
    vpunpckhdq ymm7, ymm4, ymm7
    vpunpcklqdq ymm4, ymm6, ymm5
    vpunpckhqdq ymm5, ymm6, ymm5
    vpunpcklqdq ymm6, ymm11, ymm7
    vpunpckhqdq ymm7, ymm11, ymm7
    vbroadcasti128 ymm13, xmmword ptr [rdi + 48]
    vinserti128 ymm13, ymm13, xmmword ptr [rdi + 304], 1
    vbroadcasti128 ymm11, xmmword ptr [rdi + 112]
    vinserti128 ymm11, ymm11, xmmword ptr [rdi + 368], 1
    vbroadcasti128 ymm12, xmmword ptr [rdi + 176]
    vinserti128 ymm12, ymm12, xmmword ptr [rdi + 432], 1
    vbroadcasti128 ymm15, xmmword ptr [rdi + 240]
    vinserti128 ymm15, ymm15, xmmword ptr [rdi + 496], 1
    vpunpckldq ymm14, ymm13, ymm11
    vpunpckhdq ymm11, ymm13, ymm11
    vpunpckldq ymm13, ymm12, ymm15
    vpunpckhdq ymm15, ymm12, ymm15
    vpunpcklqdq ymm12, ymm14, ymm13
    vpunpckhqdq ymm13, ymm14, ymm13
    vpunpcklqdq ymm14, ymm11, ymm15
    vpunpckhqdq ymm15, ymm11, ymm15
    mov eax, 10
4:
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm1, ymm1, ymm5
    vpaddd ymm2, ymm2, ymm6
    vpxor ymm12, ymm12, ymm0
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 32]
    vpxor ymm13, ymm13, ymm1
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 32]
    vpxor ymm14, ymm14, ymm2
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 32]
    vpaddd ymm3, ymm3, ymm7
    vpaddd ymm8, ymm8, ymm12
    vpaddd ymm9, ymm9, ymm13
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm15, ymm15, ymm3
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 32]
    vpxor ymm4, ymm4, ymm8
    vpslld ymm11, ymm4, 12
    vpsrld ymm4, ymm4, 20
    vpor ymm4, ymm4, ymm11
    vpxor ymm5, ymm5, ymm9
    vpslld ymm11, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm11
    vpxor ymm6, ymm6, ymm10
    vpslld ymm11, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm11
    vpaddd ymm11, ymm15, ymmword ptr [rsp]
    vpxor ymm7, ymm7, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm11
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm1, ymm1, ymm5
    vpaddd ymm2, ymm2, ymm6
    vpxor ymm12, ymm12, ymm0
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 64]
    vpxor ymm13, ymm13, ymm1
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 64]
    vpxor ymm14, ymm14, ymm2
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 64]
    vpaddd ymm3, ymm3, ymm7
    vpaddd ymm8, ymm8, ymm12
    vpaddd ymm9, ymm9, ymm13
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm15, ymm15, ymm3
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 64]
    vpxor ymm4, ymm4, ymm8
    vpslld ymm11, ymm4, 7
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm11
    vpxor ymm5, ymm5, ymm9
    vpslld ymm11, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm11
    vpxor ymm6, ymm6, ymm10
    vpslld ymm11, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm11
    vpaddd ymm11, ymm15, ymmword ptr [rsp]
    vpxor ymm7, ymm7, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm11
    vpaddd ymm0, ymm0, ymm5
    vpaddd ymm2, ymm2, ymm7
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm15, ymm15, ymm0
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 32]
    vpaddd ymm1, ymm1, ymm6
    vpxor ymm13, ymm13, ymm2
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 32]
    vpxor ymm14, ymm14, ymm3
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 32]
    vpaddd ymm10, ymm10, ymm15
    vpxor ymm12, ymm12, ymm1
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 32]
    vpaddd ymm8, ymm8, ymm13
    vpaddd ymm9, ymm9, ymm14
    vpxor ymm5, ymm5, ymm10
    vpslld ymm11, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm11
    vpaddd ymm11, ymm12, ymmword ptr [rsp]
    vpxor ymm6, ymm6, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm11
    vpxor ymm7, ymm7, ymm8
    vpslld ymm11, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm11
    vpxor ymm4, ymm4, ymm9
    vpslld ymm11, ymm4, 12
    vpsrld ymm4, ymm4, 20
    vpor ymm4, ymm4, ymm11
    vpaddd ymm0, ymm0, ymm5
    vpaddd ymm2, ymm2, ymm7
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm15, ymm15, ymm0
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 64]
    vpaddd ymm1, ymm1, ymm6
    vpxor ymm13, ymm13, ymm2
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 64]
    vpxor ymm14, ymm14, ymm3
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 64]
    vpaddd ymm10, ymm10, ymm15
    vpxor ymm12, ymm12, ymm1
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 64]
    vpaddd ymm8, ymm8, ymm13
    vpaddd ymm9, ymm9, ymm14
    vpxor ymm5, ymm5, ymm10
    vpslld ymm11, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm11
    vpaddd ymm11, ymm12, ymmword ptr [rsp]
    vpxor ymm6, ymm6, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm11
    vpxor ymm7, ymm7, ymm8
    vpslld ymm11, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm11
    vpxor ymm4, ymm4, ymm9
    vpslld ymm11, ymm4, 7
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm11
    sub eax, 1
    jne 4b
    vpunpckldq ymm11, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm11, ymm0
    vpunpckhqdq ymm0, ymm11, ymm0
    vpunpcklqdq ymm11, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vpunpckldq ymm1, ymm4, ymm5
    vpunpckhdq ymm5, ymm4, ymm5
    vpunpckldq ymm4, ymm6, ymm7
    vpunpckhdq ymm7, ymm6, ymm7
    vpunpcklqdq ymm6, ymm1, ymm4
    vpunpckhqdq ymm4, ymm1, ymm4
    vpunpcklqdq ymm1, ymm5, ymm7
    vpunpckhqdq ymm7, ymm5, ymm7
    vperm2i128 ymm5, ymm2, ymm6, 32
    vperm2i128 ymm6, ymm2, ymm6, 49
    vpaddd ymm5, ymm5, ymmword ptr [rdi]
    vmovdqu ymmword ptr [rdi], ymm5
    vpaddd ymm6, ymm6, ymmword ptr [rdi + 256]
    vmovdqu ymmword ptr [rdi + 256], ymm6
    vperm2i128 ymm2, ymm0, ymm4, 32
    vperm2i128 ymm4, ymm0, ymm4, 49
    vpaddd ymm2, ymm2, ymmword ptr [rdi + 64]
    vmovdqu ymmword ptr [rdi + 64], ymm2
    vpaddd ymm4, ymm4, ymmword ptr [rdi + 320]
    vmovdqu ymmword ptr [rdi + 320], ymm4
    vperm2i128 ymm0, ymm11, ymm1, 32
    vperm2i128 ymm1, ymm11, ymm1, 49
    vpaddd ymm0, ymm0, ymmword ptr [rdi + 128]
    vmovdqu ymmword ptr [rdi + 128], ymm0
    vpaddd ymm1, ymm1, ymmword ptr [rdi + 384]
    vmovdqu ymmword ptr [rdi + 384], ymm1
    vperm2i128 ymm11, ymm3, ymm7, 32
    vperm2i128 ymm7, ymm3, ymm7, 49
    vpaddd ymm11, ymm11, ymmword ptr [rdi + 192]
    vmovdqu ymmword ptr [rdi + 192], ymm11
    vpaddd ymm7, ymm7, ymmword ptr [rdi + 448]
    vmovdqu ymmword ptr [rdi + 448], ymm7
    vmovdqu ymm7, ymmword ptr [rsp]
    vpunpckldq ymm3, ymm8, ymm9
    vpunpckhdq ymm9, ymm8, ymm9
    vpunpckldq ymm8, ymm10, ymm7
    vpunpckhdq ymm7, ymm10, ymm7
    vpunpcklqdq ymm10, ymm3, ymm8
    vpunpckhqdq ymm8, ymm3, ymm8
    vpunpcklqdq ymm3, ymm9, ymm7
    vpunpckhqdq ymm7, ymm9, ymm7
    vpunpckldq ymm9, ymm12, ymm13
    vpunpckhdq ymm13, ymm12, ymm13
    vpunpckldq ymm12, ymm14, ymm15
    vpunpckhdq ymm15, ymm14, ymm15
    vpunpcklqdq ymm14, ymm9, ymm12
    vpunpckhqdq ymm12, ymm9, ymm12
    vpunpcklqdq ymm9, ymm13, ymm15
    vpunpckhqdq ymm15, ymm13, ymm15
    vperm2i128 ymm13, ymm10, ymm14, 32
    vperm2i128 ymm14, ymm10, ymm14, 49
    vpaddd ymm13, ymm13, ymmword ptr [rdi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm13
    vpaddd ymm14, ymm14, ymmword ptr [rdi + 288]
    vmovdqu ymmword ptr [rdi + 288], ymm14
    vperm2i128 ymm10, ymm8, ymm12, 32
    vperm2i128 ymm12, ymm8, ymm12, 49
    vpaddd ymm10, ymm10, ymmword ptr [rdi + 96]
    vmovdqu ymmword ptr [rdi + 96], ymm10
    vpaddd ymm12, ymm12, ymmword ptr [rdi + 352]
    vmovdqu ymmword ptr [rdi + 352], ymm12
    vperm2i128 ymm8, ymm3, ymm9, 32
    vperm2i128 ymm9, ymm3, ymm9, 49
    vpaddd ymm8, ymm8, ymmword ptr [rdi + 160]
    vmovdqu ymmword ptr [rdi + 160], ymm8
    vpaddd ymm9, ymm9, ymmword ptr [rdi + 416]
    vmovdqu ymmword ptr [rdi + 416], ymm9
    vperm2i128 ymm3, ymm7, ymm15, 32
    vperm2i128 ymm15, ymm7, ymm15, 49
    vpaddd ymm3, ymm3, ymmword ptr [rdi + 224]
    vmovdqu ymmword ptr [rdi + 224], ymm3
    vpaddd ymm15, ymm15, ymmword ptr [rdi + 480]
    vmovdqu ymmword ptr [rdi + 480], ymm15
    add rdi, 512
    sub rsi, 512
    cmp rsi, 512
    jae 2b
3:
    vpxor ymm0, ymm0, ymm0
    vmovdqu ymmword ptr [rsp], ymm0
    vmovdqu ymmword ptr [rsp + 32], ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm0
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
    mov rsp, r11
    ret
    .cfi_endproc
