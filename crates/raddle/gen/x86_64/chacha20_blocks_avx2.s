    endbr64
    mov r11, rsp
    sub rsp, 192
    and rsp, -32
    vmovdqu ymm14, ymmword ptr [rdx]
    vmovdqu ymmword ptr [rsp + 128], ymm14
    vmovdqu ymm14, ymmword ptr [rdx + 32]
    vmovdqu ymmword ptr [rsp + 160], ymm14
    cmp rsi, 512
    jb 3f
2:
    vbroadcasti128 ymm13, xmmword ptr [rdi + 32]
    vinserti128 ymm13, ymm13, xmmword ptr [rdi + 288], 1
    vbroadcasti128 ymm0, xmmword ptr [rdi + 96]
    vinserti128 ymm0, ymm0, xmmword ptr [rdi + 352], 1
    vbroadcasti128 ymm12, xmmword ptr [rdi + 160]
    vinserti128 ymm12, ymm12, xmmword ptr [rdi + 416], 1
    vbroadcasti128 ymm15, xmmword ptr [rdi + 224]
    vinserti128 ymm15, ymm15, xmmword ptr [rdi + 480], 1
    vpunpckldq ymm14, ymm13, ymm0
    vpunpckhdq ymm0, ymm13, ymm0
    vpunpckldq ymm13, ymm12, ymm15
    vpunpckhdq ymm15, ymm12, ymm15
    vpunpcklqdq ymm12, ymm14, ymm13
    vpunpckhqdq ymm13, ymm14, ymm13
    vpunpcklqdq ymm14, ymm0, ymm15
    vpunpckhqdq ymm15, ymm0, ymm15
    vmovdqu ymmword ptr [rsp], ymm12
    vmovdqu ymmword ptr [rsp + 32], ymm13
    vmovdqu ymmword ptr [rsp + 64], ymm14
    vmovdqu ymmword ptr [rsp + 96], ymm15
    vbroadcasti128 ymm1, xmmword ptr [rdi]
    vinserti128 ymm1, ymm1, xmmword ptr [rdi + 256], 1
    vbroadcasti128 ymm12, xmmword ptr [rdi + 64]
    vinserti128 ymm12, ymm12, xmmword ptr [rdi + 320], 1
    vbroadcasti128 ymm0, xmmword ptr [rdi + 128]
    vinserti128 ymm0, ymm0, xmmword ptr [rdi + 384], 1
    vbroadcasti128 ymm3, xmmword ptr [rdi + 192]
    vinserti128 ymm3, ymm3, xmmword ptr [rdi + 448], 1
    vpunpckldq ymm2, ymm1, ymm12
    vpunpckhdq ymm12, ymm1, ymm12
    vpunpckldq ymm1, ymm0, ymm3
    vpunpckhdq ymm3, ymm0, ymm3
    vpunpcklqdq ymm0, ymm2, ymm1
    vpunpckhqdq ymm1, ymm2, ymm1
    vpunpcklqdq ymm2, ymm12, ymm3
    vpunpckhqdq ymm3, ymm12, ymm3
    vbroadcasti128 ymm5, xmmword ptr [rdi + 16]
    vinserti128 ymm5, ymm5, xmmword ptr [rdi + 272], 1
    vbroadcasti128 ymm12, xmmword ptr [rdi + 80]
    vinserti128 ymm12, ymm12, xmmword ptr [rdi + 336], 1
    vbroadcasti128 ymm4, xmmword ptr [rdi + 144]
    vinserti128 ymm4, ymm4, xmmword ptr [rdi + 400], 1
    vbroadcasti128 ymm7, xmmword ptr [rdi + 208]
    vinserti128 ymm7, ymm7, xmmword ptr [rdi + 464], 1
    vpunpckldq ymm6, ymm5, ymm12
    vpunpckhdq ymm12, ymm5, ymm12
    vpunpckldq ymm5, ymm4, ymm7
    vpunpckhdq ymm7, ymm4, ymm7
    vpunpcklqdq ymm4, ymm6, ymm5
    vpunpckhqdq ymm5, ymm6, ymm5
    vpunpcklqdq ymm6, ymm12, ymm7
    vpunpckhqdq ymm7, ymm12, ymm7
    vbroadcasti128 ymm9, xmmword ptr [rdi + 48]
    vinserti128 ymm9, ymm9, xmmword ptr [rdi + 304], 1
    vbroadcasti128 ymm12, xmmword ptr [rdi + 112]
    vinserti128 ymm12, ymm12, xmmword ptr [rdi + 368], 1
    vbroadcasti128 ymm8, xmmword ptr [rdi + 176]
    vinserti128 ymm8, ymm8, xmmword ptr [rdi + 432], 1
    vbroadcasti128 ymm11, xmmword ptr [rdi + 240]
    vinserti128 ymm11, ymm11, xmmword ptr [rdi + 496], 1
    vpunpckldq ymm10, ymm9, ymm12
    vpunpckhdq ymm12, ymm9, ymm12
    vpunpckldq ymm9, ymm8, ymm11
    vpunpckhdq ymm11, ymm8, ymm11
    vpunpcklqdq ymm8, ymm10, ymm9
    vpunpckhqdq ymm9, ymm10, ymm9
    vpunpcklqdq ymm10, ymm12, ymm11
    vpunpckhqdq ymm11, ymm12, ymm11
    mov eax, 10
4:
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm1, ymm1, ymm5
    vpxor ymm8, ymm8, ymm0
    vpshufb ymm8, ymm8, ymmword ptr [rsp + 128]
    vpxor ymm9, ymm9, ymm1
    vpshufb ymm9, ymm9, ymmword ptr [rsp + 128]
    vpaddd ymm12, ymm8, ymmword ptr [rsp]
    vpaddd ymm13, ymm9, ymmword ptr [rsp + 32]
    vpxor ymm4, ymm4, ymm12
    vpslld ymm14, ymm4, 12
    vpsrld ymm4, ymm4, 20
    vpor ymm4, ymm4, ymm14
    vpxor ymm5, ymm5, ymm13
    vpslld ymm15, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm15
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm1, ymm1, ymm5
    vpxor ymm8, ymm8, ymm0
    vpshufb ymm8, ymm8, ymmword ptr [rsp + 160]
    vpxor ymm9, ymm9, ymm1
    vpshufb ymm9, ymm9, ymmword ptr [rsp + 160]
    vpaddd ymm12, ymm12, ymm8
    vpaddd ymm13, ymm13, ymm9
    vmovdqu ymmword ptr [rsp], ymm12
    vmovdqu ymmword ptr [rsp + 32], ymm13
    vpxor ymm4, ymm4, ymm12
    vpslld ymm14, ymm4, 7
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm14
    vpxor ymm5, ymm5, ymm13
    vpslld ymm15, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm15
    vpaddd ymm2, ymm2, ymm6
    vpaddd ymm3, ymm3, ymm7
    vpxor ymm10, ymm10, ymm2
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 128]
    vpxor ymm11, ymm11, ymm3
    vpshufb ymm11, ymm11, ymmword ptr [rsp + 128]
    vpaddd ymm12, ymm10, ymmword ptr [rsp + 64]
    vpaddd ymm13, ymm11, ymmword ptr [rsp + 96]
    vpxor ymm6, ymm6, ymm12
    vpslld ymm14, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm14
    vpxor ymm7, ymm7, ymm13
    vpslld ymm15, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm15
    vpaddd ymm2, ymm2, ymm6
    vpaddd ymm3, ymm3, ymm7
    vpxor ymm10, ymm10, ymm2
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 160]
    vpxor ymm11, ymm11, ymm3
    vpshufb ymm11, ymm11, ymmword ptr [rsp + 160]
    vpaddd ymm12, ymm12, ymm10
    vpaddd ymm13, ymm13, ymm11
    vmovdqu ymmword ptr [rsp + 64], ymm12
    vmovdqu ymmword ptr [rsp + 96], ymm13
    vpxor ymm6, ymm6, ymm12
    vpslld ymm14, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm14
    vpxor ymm7, ymm7, ymm13
    vpslld ymm15, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm15
    vpaddd ymm0, ymm0, ymm5
    vpaddd ymm1, ymm1, ymm6
    vpxor ymm11, ymm11, ymm0
    vpshufb ymm11, ymm11, ymmword ptr [rsp + 128]
    vpxor ymm8, ymm8, ymm1
    vpshufb ymm8, ymm8, ymmword ptr [rsp + 128]
    vpaddd ymm12, ymm11, ymmword ptr [rsp + 64]
    vpaddd ymm13, ymm8, ymmword ptr [rsp + 96]
    vpxor ymm5, ymm5, ymm12
    vpslld ymm14, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm14
    vpxor ymm6, ymm6, ymm13
    vpslld ymm15, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm15
    vpaddd ymm0, ymm0, ymm5
    vpaddd ymm1, ymm1, ymm6
    vpxor ymm11, ymm11, ymm0
    vpshufb ymm11, ymm11, ymmword ptr [rsp + 160]
    vpxor ymm8, ymm8, ymm1
    vpshufb ymm8, ymm8, ymmword ptr [rsp + 160]
    vpaddd ymm12, ymm12, ymm11
    vpaddd ymm13, ymm13, ymm8
    vmovdqu ymmword ptr [rsp + 64], ymm12
    vmovdqu ymmword ptr [rsp + 96], ymm13
    vpxor ymm5, ymm5, ymm12
    vpslld ymm14, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm14
    vpxor ymm6, ymm6, ymm13
    vpslld ymm15, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm15
    vpaddd ymm2, ymm2, ymm7
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm9, ymm9, ymm2
    vpshufb ymm9, ymm9, ymmword ptr [rsp + 128]
    vpxor ymm10, ymm10, ymm3
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 128]
    vpaddd ymm12, ymm9, ymmword ptr [rsp]
    vpaddd ymm13, ymm10, ymmword ptr [rsp + 32]
    vpxor ymm7, ymm7, ymm12
    vpslld ymm14, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm14
    vpxor ymm4, ymm4, ymm13
    vpslld ymm15, ymm4, 12
    vpsrld ymm4, ymm4, 20
    vpor ymm4, ymm4, ymm15
    vpaddd ymm2, ymm2, ymm7
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm9, ymm9, ymm2
    vpshufb ymm9, ymm9, ymmword ptr [rsp + 160]
    vpxor ymm10, ymm10, ymm3
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 160]
    vpaddd ymm12, ymm12, ymm9
    vpaddd ymm13, ymm13, ymm10
    vmovdqu ymmword ptr [rsp], ymm12
    vmovdqu ymmword ptr [rsp + 32], ymm13
    vpxor ymm7, ymm7, ymm12
    vpslld ymm14, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm14
    vpxor ymm4, ymm4, ymm13
    vpslld ymm15, ymm4, 7
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm15
    sub eax, 1
    jne 4b
    vpunpckldq ymm15, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm15, ymm0
    vpunpckhqdq ymm0, ymm15, ymm0
    vpunpcklqdq ymm15, ymm1, ymm3
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
    vperm2i128 ymm0, ymm15, ymm1, 32
    vperm2i128 ymm1, ymm15, ymm1, 49
    vpaddd ymm0, ymm0, ymmword ptr [rdi + 128]
    vmovdqu ymmword ptr [rdi + 128], ymm0
    vpaddd ymm1, ymm1, ymmword ptr [rdi + 384]
    vmovdqu ymmword ptr [rdi + 384], ymm1
    vperm2i128 ymm15, ymm3, ymm7, 32
    vperm2i128 ymm7, ymm3, ymm7, 49
    vpaddd ymm15, ymm15, ymmword ptr [rdi + 192]
    vmovdqu ymmword ptr [rdi + 192], ymm15
    vpaddd ymm7, ymm7, ymmword ptr [rdi + 448]
    vmovdqu ymmword ptr [rdi + 448], ymm7
    vmovdqu ymm7, ymmword ptr [rsp]
    vmovdqu ymm15, ymmword ptr [rsp + 32]
    vmovdqu ymm1, ymmword ptr [rsp + 64]
    vmovdqu ymm0, ymmword ptr [rsp + 96]
    vpunpckldq ymm3, ymm7, ymm15
    vpunpckhdq ymm15, ymm7, ymm15
    vpunpckldq ymm7, ymm1, ymm0
    vpunpckhdq ymm0, ymm1, ymm0
    vpunpcklqdq ymm1, ymm3, ymm7
    vpunpckhqdq ymm7, ymm3, ymm7
    vpunpcklqdq ymm3, ymm15, ymm0
    vpunpckhqdq ymm0, ymm15, ymm0
    vpunpckldq ymm15, ymm8, ymm9
    vpunpckhdq ymm9, ymm8, ymm9
    vpunpckldq ymm8, ymm10, ymm11
    vpunpckhdq ymm11, ymm10, ymm11
    vpunpcklqdq ymm10, ymm15, ymm8
    vpunpckhqdq ymm8, ymm15, ymm8
    vpunpcklqdq ymm15, ymm9, ymm11
    vpunpckhqdq ymm11, ymm9, ymm11
    vperm2i128 ymm9, ymm1, ymm10, 32
    vperm2i128 ymm10, ymm1, ymm10, 49
    vpaddd ymm9, ymm9, ymmword ptr [rdi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm9
    vpaddd ymm10, ymm10, ymmword ptr [rdi + 288]
    vmovdqu ymmword ptr [rdi + 288], ymm10
    vperm2i128 ymm1, ymm7, ymm8, 32
    vperm2i128 ymm8, ymm7, ymm8, 49
    vpaddd ymm1, ymm1, ymmword ptr [rdi + 96]
    vmovdqu ymmword ptr [rdi + 96], ymm1
    vpaddd ymm8, ymm8, ymmword ptr [rdi + 352]
    vmovdqu ymmword ptr [rdi + 352], ymm8
    vperm2i128 ymm7, ymm3, ymm15, 32
    vperm2i128 ymm15, ymm3, ymm15, 49
    vpaddd ymm7, ymm7, ymmword ptr [rdi + 160]
    vmovdqu ymmword ptr [rdi + 160], ymm7
    vpaddd ymm15, ymm15, ymmword ptr [rdi + 416]
    vmovdqu ymmword ptr [rdi + 416], ymm15
    vperm2i128 ymm3, ymm0, ymm11, 32
    vperm2i128 ymm11, ymm0, ymm11, 49
    vpaddd ymm3, ymm3, ymmword ptr [rdi + 224]
    vmovdqu ymmword ptr [rdi + 224], ymm3
    vpaddd ymm11, ymm11, ymmword ptr [rdi + 480]
    vmovdqu ymmword ptr [rdi + 480], ymm11
    add rdi, 512
    sub rsi, 512
    cmp rsi, 512
    jae 2b
3:
    vpxor ymm0, ymm0, ymm0
    vmovdqu ymmword ptr [rsp], ymm0
    vmovdqu ymmword ptr [rsp + 32], ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm0
    vmovdqu ymmword ptr [rsp + 96], ymm0
    vmovdqu ymmword ptr [rsp + 128], ymm0
    vmovdqu ymmword ptr [rsp + 160], ymm0
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
