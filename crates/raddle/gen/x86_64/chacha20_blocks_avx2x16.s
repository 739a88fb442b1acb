    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 832
    .cfi_def_cfa_offset 840
    and rsp, -32
    .cfi_def_cfa r11, 8
    vmovdqu ymm14, ymmword ptr [rdx]
    vmovdqu ymmword ptr [rsp + 768], ymm14
    vmovdqu ymm14, ymmword ptr [rdx + 32]
    vmovdqu ymmword ptr [rsp + 800], ymm14
    cmp rsi, 1024
    jb 3f
2:
    vbroadcasti128 ymm9, xmmword ptr [rdi]
    vinserti128 ymm9, ymm9, xmmword ptr [rdi + 256], 1
    vbroadcasti128 ymm12, xmmword ptr [rdi + 64]
    vinserti128 ymm12, ymm12, xmmword ptr [rdi + 320], 1
    vbroadcasti128 ymm8, xmmword ptr [rdi + 128]
    vinserti128 ymm8, ymm8, xmmword ptr [rdi + 384], 1
    vbroadcasti128 ymm11, xmmword ptr [rdi + 192]
    vinserti128 ymm11, ymm11, xmmword ptr [rdi + 448], 1
    vpunpckldq ymm10, ymm9, ymm12
    vpunpckhdq ymm12, ymm9, ymm12
    vpunpckldq ymm9, ymm8, ymm11
    vpunpckhdq ymm11, ymm8, ymm11
    vpunpcklqdq ymm8, ymm10, ymm9
    vpunpckhqdq ymm9, ymm10, ymm9
    vpunpcklqdq ymm10, ymm12, ymm11
    vpunpckhqdq ymm11, ymm12, ymm11
    vmovdqu ymmword ptr [rsp], ymm8
    vmovdqu ymmword ptr [rsp + 32], ymm9
    vmovdqu ymmword ptr [rsp + 64], ymm10
    vmovdqu ymmword ptr [rsp + 96], ymm11
    vbroadcasti128 ymm9, xmmword ptr [rdi + 32]
    vinserti128 ymm9, ymm9, xmmword ptr [rdi + 288], 1
    vbroadcasti128 ymm12, xmmword ptr [rdi + 96]
    vinserti128 ymm12, ymm12, xmmword ptr [rdi + 352], 1
    vbroadcasti128 ymm8, xmmword ptr [rdi + 160]
    vinserti128 ymm8, ymm8, xmmword ptr [rdi + 416], 1
    vbroadcasti128 ymm11, xmmword ptr [rdi + 224]
    vinserti128 ymm11, ymm11, xmmword ptr [rdi + 480], 1
    vpunpckldq ymm10, ymm9, ymm12
    vpunpckhdq ymm12, ymm9, ymm12
    vpunpckldq ymm9, ymm8, ymm11
    vpunpckhdq ymm11, ymm8, ymm11
    vpunpcklqdq ymm8, ymm10, ymm9
    vpunpckhqdq ymm9, ymm10, ymm9
    vpunpcklqdq ymm10, ymm12, ymm11
    vpunpckhqdq ymm11, ymm12, ymm11
    vmovdqu ymmword ptr [rsp + 128], ymm8
    vmovdqu ymmword ptr [rsp + 160], ymm9
    vmovdqu ymmword ptr [rsp + 192], ymm10
    vmovdqu ymmword ptr [rsp + 224], ymm11
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
    vmovdqu ymmword ptr [rsp + 256], ymm8
    vmovdqu ymmword ptr [rsp + 288], ymm9
    vmovdqu ymmword ptr [rsp + 320], ymm10
    vmovdqu ymmword ptr [rsp + 352], ymm11
    vbroadcasti128 ymm1, xmmword ptr [rdi + 16]
    vinserti128 ymm1, ymm1, xmmword ptr [rdi + 272], 1
    vbroadcasti128 ymm8, xmmword ptr [rdi + 80]
    vinserti128 ymm8, ymm8, xmmword ptr [rdi + 336], 1
    vbroadcasti128 ymm0, xmmword ptr [rdi + 144]
    vinserti128 ymm0, ymm0, xmmword ptr [rdi + 400], 1
    vbroadcasti128 ymm3, xmmword ptr [rdi + 208]
    vinserti128 ymm3, ymm3, xmmword ptr [rdi + 464], 1
    vpunpckldq ymm2, ymm1, ymm8
    vpunpckhdq ymm8, ymm1, ymm8
    vpunpckldq ymm1, ymm0, ymm3
    vpunpckhdq ymm3, ymm0, ymm3
    vpunpcklqdq ymm0, ymm2, ymm1
    vpunpckhqdq ymm1, ymm2, ymm1
    vpunpcklqdq ymm2, ymm8, ymm3
    vpunpckhqdq ymm3, ymm8, ymm3
    vbroadcasti128 ymm9, xmmword ptr [rdi + 512]
    vinserti128 ymm9, ymm9, xmmword ptr [rdi + 768], 1
    vbroadcasti128 ymm12, xmmword ptr [rdi + 576]
    vinserti128 ymm12, ymm12, xmmword ptr [rdi + 832], 1
    vbroadcasti128 ymm8, xmmword ptr [rdi + 640]
    vinserti128 ymm8, ymm8, xmmword ptr [rdi + 896], 1
    vbroadcasti128 ymm11, xmmword ptr [rdi + 704]
    vinserti128 ymm11, ymm11, xmmword ptr [rdi + 960], 1
    vpunpckldq ymm10, ymm9, ymm12
    vpunpckhdq ymm12, ymm9, ymm12
    vpunpckldq ymm9, ymm8, ymm11
    vpunpckhdq ymm11, ymm8, ymm11
    vpunpcklqdq ymm8, ymm10, ymm9
    vpunpckhqdq ymm9, ymm10, ymm9
    vpunpcklqdq ymm10, ymm12, ymm11
    vpunpckhqdq ymm11, ymm12, ymm11
    vmovdqu ymmword ptr [rsp + 384], ymm8
    vmovdqu ymmword ptr [rsp + 416], ymm9
    vmovdqu ymmword ptr [rsp + 448], ymm10
    vmovdqu ymmword ptr [rsp + 480], ymm11
    vbroadcasti128 ymm9, xmmword ptr [rdi + 544]
    vinserti128 ymm9, ymm9, xmmword ptr [rdi + 800], 1
    vbroadcasti128 ymm12, xmmword ptr [rdi + 608]
    vinserti128 ymm12, ymm12, xmmword ptr [rdi + 864], 1
    vbroadcasti128 ymm8, xmmword ptr [rdi + 672]
    vinserti128 ymm8, ymm8, xmmword ptr [rdi + 928], 1
    vbroadcasti128 ymm11, xmmword ptr [rdi + 736]
    vinserti128 ymm11, ymm11, xmmword ptr [rdi + 992], 1
    vpunpckldq ymm10, ymm9, ymm12
    vpunpckhdq ymm12, ymm9, ymm12
    vpunpckldq ymm9, ymm8, ymm11
    vpunpckhdq ymm11, ymm8, ymm11
    vpunpcklqdq ymm8, ymm10, ymm9
    vpunpckhqdq ymm9, ymm10, ymm9
    vpunpcklqdq ymm10, ymm12, ymm11
    vpunpckhqdq ymm11, ymm12, ymm11
    vmovdqu ymmword ptr [rsp + 512], ymm8
    vmovdqu ymmword ptr [rsp + 544], ymm9
    vmovdqu ymmword ptr [rsp + 576], ymm10
    vmovdqu ymmword ptr [rsp + 608], ymm11
    vbroadcasti128 ymm9, xmmword ptr [rdi + 560]
    vinserti128 ymm9, ymm9, xmmword ptr [rdi + 816], 1
    vbroadcasti128 ymm12, xmmword ptr [rdi + 624]
    vinserti128 ymm12, ymm12, xmmword ptr [rdi + 880], 1
    vbroadcasti128 ymm8, xmmword ptr [rdi + 688]
    vinserti128 ymm8, ymm8, xmmword ptr [rdi + 944], 1
    vbroadcasti128 ymm11, xmmword ptr [rdi + 752]
    vinserti128 ymm11, ymm11, xmmword ptr [rdi + 1008], 1
    vpunpckldq ymm10, ymm9, ymm12
    vpunpckhdq ymm12, ymm9, ymm12
    vpunpckldq ymm9, ymm8, ymm11
    vpunpckhdq ymm11, ymm8, ymm11
    vpunpcklqdq ymm8, ymm10, ymm9
    vpunpckhqdq ymm9, ymm10, ymm9
    vpunpcklqdq ymm10, ymm12, ymm11
    vpunpckhqdq ymm11, ymm12, ymm11
    vmovdqu ymmword ptr [rsp + 640], ymm8
    vmovdqu ymmword ptr [rsp + 672], ymm9
    vmovdqu ymmword ptr [rsp + 704], ymm10
    vmovdqu ymmword ptr [rsp + 736], ymm11
    vbroadcasti128 ymm5, xmmword ptr [rdi + 528]
    vinserti128 ymm5, ymm5, xmmword ptr [rdi + 784], 1
    vbroadcasti128 ymm8, xmmword ptr [rdi + 592]
    vinserti128 ymm8, ymm8, xmmword ptr [rdi + 848], 1
    vbroadcasti128 ymm4, xmmword ptr [rdi + 656]
    vinserti128 ymm4, ymm4, xmmword ptr [rdi + 912], 1
    vbroadcasti128 ymm7, xmmword ptr [rdi + 720]
    vinserti128 ymm7, ymm7, xmmword ptr [rdi + 976], 1
    vpunpckldq ymm6, ymm5, ymm8
    vpunpckhdq ymm8, ymm5, ymm8
    vpunpckldq ymm5, ymm4, ymm7
    vpunpckhdq ymm7, ymm4, ymm7
    vpunpcklqdq ymm4, ymm6, ymm5
    vpunpckhqdq ymm5, ymm6, ymm5
    vpunpcklqdq ymm6, ymm8, ymm7
    vpunpckhqdq ymm7, ymm8, ymm7
    mov eax, 10
4:
    vmovdqu ymm8, ymmword ptr [rsp]
    vmovdqu ymm11, ymmword ptr [rsp + 32]
    vpaddd ymm8, ymm8, ymm0
    vpaddd ymm11, ymm11, ymm1
    vpxor ymm10, ymm8, ymmword ptr [rsp + 256]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 768]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 288]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 768]
    vpaddd ymm9, ymm10, ymmword ptr [rsp + 128]
    vpaddd ymm12, ymm13, ymmword ptr [rsp + 160]
    vpxor ymm0, ymm0, ymm9
    vpslld ymm14, ymm0, 12
    vpsrld ymm0, ymm0, 20
    vpor ymm0, ymm0, ymm14
    vpxor ymm1, ymm1, ymm12
    vpslld ymm15, ymm1, 12
    vpsrld ymm1, ymm1, 20
    vpor ymm1, ymm1, ymm15
    vpaddd ymm8, ymm8, ymm0
    vpaddd ymm11, ymm11, ymm1
    vmovdqu ymmword ptr [rsp], ymm8
    vmovdqu ymmword ptr [rsp + 32], ymm11
    vpxor ymm10, ymm10, ymm8
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 800]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 800]
    vmovdqu ymmword ptr [rsp + 256], ymm10
    vmovdqu ymmword ptr [rsp + 288], ymm13
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm12, ymm12, ymm13
    vmovdqu ymmword ptr [rsp + 128], ymm9
    vmovdqu ymmword ptr [rsp + 160], ymm12
    vpxor ymm0, ymm0, ymm9
    vpslld ymm14, ymm0, 7
    vpsrld ymm0, ymm0, 25
    vpor ymm0, ymm0, ymm14
    vpxor ymm1, ymm1, ymm12
    vpslld ymm15, ymm1, 7
    vpsrld ymm1, ymm1, 25
    vpor ymm1, ymm1, ymm15
    vmovdqu ymm8, ymmword ptr [rsp + 64]
    vmovdqu ymm11, ymmword ptr [rsp + 96]
    vpaddd ymm8, ymm8, ymm2
    vpaddd ymm11, ymm11, ymm3
    vpxor ymm10, ymm8, ymmword ptr [rsp + 320]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 768]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 352]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 768]
    vpaddd ymm9, ymm10, ymmword ptr [rsp + 192]
    vpaddd ymm12, ymm13, ymmword ptr [rsp + 224]
    vpxor ymm2, ymm2, ymm9
    vpslld ymm14, ymm2, 12
    vpsrld ymm2, ymm2, 20
    vpor ymm2, ymm2, ymm14
    vpxor ymm3, ymm3, ymm12
    vpslld ymm15, ymm3, 12
    vpsrld ymm3, ymm3, 20
    vpor ymm3, ymm3, ymm15
    vpaddd ymm8, ymm8, ymm2
    vpaddd ymm11, ymm11, ymm3
    vmovdqu ymmword ptr [rsp + 64], ymm8
    vmovdqu ymmword ptr [rsp + 96], ymm11
    vpxor ymm10, ymm10, ymm8
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 800]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 800]
    vmovdqu ymmword ptr [rsp + 320], ymm10
    vmovdqu ymmword ptr [rsp + 352], ymm13
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm12, ymm12, ymm13
    vmovdqu ymmword ptr [rsp + 192], ymm9
    vmovdqu ymmword ptr [rsp + 224], ymm12
    vpxor ymm2, ymm2, ymm9
    vpslld ymm14, ymm2, 7
    vpsrld ymm2, ymm2, 25
    vpor ymm2, ymm2, ymm14
    vpxor ymm3, ymm3, ymm12
    vpslld ymm15, ymm3, 7
    vpsrld ymm3, ymm3, 25
    vpor ymm3, ymm3, ymm15
    vmovdqu ymm8, ymmword ptr [rsp + 384]
    vmovdqu ymm11, ymmword ptr [rsp + 416]
    vpaddd ymm8, ymm8, ymm4
    vpaddd ymm11, ymm11, ymm5
    vpxor ymm10, ymm8, ymmword ptr [rsp + 640]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 768]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 672]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 768]
    vpaddd ymm9, ymm10, ymmword ptr [rsp + 512]
    vpaddd ymm12, ymm13, ymmword ptr [rsp + 544]
    vpxor ymm4, ymm4, ymm9
    vpslld ymm14, ymm4, 12
    vpsrld ymm4, ymm4, 20
    vpor ymm4, ymm4, ymm14
    vpxor ymm5, ymm5, ymm12
    vpslld ymm15, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm15
    vpaddd ymm8, ymm8, ymm4
    vpaddd ymm11, ymm11, ymm5
    vmovdqu ymmword ptr [rsp + 384], ymm8
    vmovdqu ymmword ptr [rsp + 416], ymm11
    vpxor ymm10, ymm10, ymm8
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 800]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 800]
    vmovdqu ymmword ptr [rsp + 640], ymm10
    vmovdqu ymmword ptr [rsp + 672], ymm13
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm12, ymm12, ymm13
    vmovdqu ymmword ptr [rsp + 512], ymm9
    vmovdqu ymmword ptr [rsp + 544], ymm12
    vpxor ymm4, ymm4, ymm9
    vpslld ymm14, ymm4, 7
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm14
    vpxor ymm5, ymm5, ymm12
    vpslld ymm15, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm15
    vmovdqu ymm8, ymmword ptr [rsp + 448]
    vmovdqu ymm11, ymmword ptr [rsp + 480]
    vpaddd ymm8, ymm8, ymm6
    vpaddd ymm11, ymm11, ymm7
    vpxor ymm10, ymm8, ymmword ptr [rsp + 704]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 768]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 736]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 768]
    vpaddd ymm9, ymm10, ymmword ptr [rsp + 576]
    vpaddd ymm12, ymm13, ymmword ptr [rsp + 608]
    vpxor ymm6, ymm6, ymm9
    vpslld ymm14, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm14
    vpxor ymm7, ymm7, ymm12
    vpslld ymm15, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm15
    vpaddd ymm8, ymm8, ymm6
    vpaddd ymm11, ymm11, ymm7
    vmovdqu ymmword ptr [rsp + 448], ymm8
    vmovdqu ymmword ptr [rsp + 480], ymm11
    vpxor ymm10, ymm10, ymm8
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 800]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 800]
    vmovdqu ymmword ptr [rsp + 704], ymm10
    vmovdqu ymmword ptr [rsp + 736], ymm13
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm12, ymm12, ymm13
    vmovdqu ymmword ptr [rsp + 576], ymm9
    vmovdqu ymmword ptr [rsp + 608], ymm12
    vpxor ymm6, ymm6, ymm9
    vpslld ymm14, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm14
    vpxor ymm7, ymm7, ymm12
    vpslld ymm15, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm15
    vmovdqu ymm8, ymmword ptr [rsp]
    vmovdqu ymm11, ymmword ptr [rsp + 32]
    vpaddd ymm8, ymm8, ymm1
    vpaddd ymm11, ymm11, ymm2
    vpxor ymm10, ymm8, ymmword ptr [rsp + 352]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 768]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 256]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 768]
    vpaddd ymm9, ymm10, ymmword ptr [rsp + 192]
    vpaddd ymm12, ymm13, ymmword ptr [rsp + 224]
    vpxor ymm1, ymm1, ymm9
    vpslld ymm14, ymm1, 12
    vpsrld ymm1, ymm1, 20
    vpor ymm1, ymm1, ymm14
    vpxor ymm2, ymm2, ymm12
    vpslld ymm15, ymm2, 12
    vpsrld ymm2, ymm2, 20
    vpor ymm2, ymm2, ymm15
    vpaddd ymm8, ymm8, ymm1
    vpaddd ymm11, ymm11, ymm2
    vmovdqu ymmword ptr [rsp], ymm8
    vmovdqu ymmword ptr [rsp + 32], ymm11
    vpxor ymm10, ymm10, ymm8
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 800]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 800]
    vmovdqu ymmword ptr [rsp + 352], ymm10
    vmovdqu ymmword ptr [rsp + 256], ymm13
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm12, ymm12, ymm13
    vmovdqu ymmword ptr [rsp + 192], ymm9
    vmovdqu ymmword ptr [rsp + 224], ymm12
    vpxor ymm1, ymm1, ymm9
    vpslld ymm14, ymm1, 7
    vpsrld ymm1, ymm1, 25
    vpor ymm1, ymm1, ymm14
    vpxor ymm2, ymm2, ymm12
    vpslld ymm15, ymm2, 7
    vpsrld ymm2, ymm2, 25
    vpor ymm2, ymm2, ymm15
    vmovdqu ymm8, ymmword ptr [rsp + 64]
    vmovdqu ymm11, ymmword ptr [rsp + 96]
    vpaddd ymm8, ymm8, ymm3
    vpaddd ymm11, ymm11, ymm0
    vpxor ymm10, ymm8, ymmword ptr [rsp + 288]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 768]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 320]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 768]
    vpaddd ymm9, ymm10, ymmword ptr [rsp + 128]
    vpaddd ymm12, ymm13, ymmword ptr [rsp + 160]
    vpxor ymm3, ymm3, ymm9
    vpslld ymm14, ymm3, 12
    vpsrld ymm3, ymm3, 20
    vpor ymm3, ymm3, ymm14
    vpxor ymm0, ymm0, ymm12
    vpslld ymm15, ymm0, 12
    vpsrld ymm0, ymm0, 20
    vpor ymm0, ymm0, ymm15
    vpaddd ymm8, ymm8, ymm3
    vpaddd ymm11, ymm11, ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm8
    vmovdqu ymmword ptr [rsp + 96], ymm11
    vpxor ymm10, ymm10, ymm8
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 800]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 800]
    vmovdqu ymmword ptr [rsp + 288], ymm10
    vmovdqu ymmword ptr [rsp + 320], ymm13
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm12, ymm12, ymm13
    vmovdqu ymmword ptr [rsp + 128], ymm9
    vmovdqu ymmword ptr [rsp + 160], ymm12
    vpxor ymm3, ymm3, ymm9
    vpslld ymm14, ymm3, 7
    vpsrld ymm3, ymm3, 25
    vpor ymm3, ymm3, ymm14
    vpxor ymm0, ymm0, ymm12
    vpslld ymm15, ymm0, 7
    vpsrld ymm0, ymm0, 25
    vpor ymm0, ymm0, ymm15
    vmovdqu ymm8, ymmword ptr [rsp + 384]
    vmovdqu ymm11, ymmword ptr [rsp + 416]
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm11, ymm11, ymm6
    vpxor ymm10, ymm8, ymmword ptr [rsp + 736]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 768]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 640]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 768]
    vpaddd ymm9, ymm10, ymmword ptr [rsp + 576]
    vpaddd ymm12, ymm13, ymmword ptr [rsp + 608]
    vpxor ymm5, ymm5, ymm9
    vpslld ymm14, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm14
    vpxor ymm6, ymm6, ymm12
    vpslld ymm15, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm15
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm11, ymm11, ymm6
    vmovdqu ymmword ptr [rsp + 384], ymm8
    vmovdqu ymmword ptr [rsp + 416], ymm11
    vpxor ymm10, ymm10, ymm8
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 800]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 800]
    vmovdqu ymmword ptr [rsp + 736], ymm10
    vmovdqu ymmword ptr [rsp + 640], ymm13
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm12, ymm12, ymm13
    vmovdqu ymmword ptr [rsp + 576], ymm9
    vmovdqu ymmword ptr [rsp + 608], ymm12
    vpxor ymm5, ymm5, ymm9
    vpslld ymm14, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm14
    vpxor ymm6, ymm6, ymm12
    vpslld ymm15, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm15
    vmovdqu ymm8, ymmword ptr [rsp + 448]
    vmovdqu ymm11, ymmword ptr [rsp + 480]
    vpaddd ymm8, ymm8, ymm7
    vpaddd ymm11, ymm11, ymm4
    vpxor ymm10, ymm8, ymmword ptr [rsp + 672]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 768]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 704]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 768]
    vpaddd ymm9, ymm10, ymmword ptr [rsp + 512]
    vpaddd ymm12, ymm13, ymmword ptr [rsp + 544]
    vpxor ymm7, ymm7, ymm9
    vpslld ymm14, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm14
    vpxor ymm4, ymm4, ymm12
    vpslld ymm15, ymm4, 12
    vpsrld ymm4, ymm4, 20
    vpor ymm4, ymm4, ymm15
    vpaddd ymm8, ymm8, ymm7
    vpaddd ymm11, ymm11, ymm4
    vmovdqu ymmword ptr [rsp + 448], ymm8
    vmovdqu ymmword ptr [rsp + 480], ymm11
    vpxor ymm10, ymm10, ymm8
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 800]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 800]
    vmovdqu ymmword ptr [rsp + 672], ymm10
    vmovdqu ymmword ptr [rsp + 704], ymm13
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm12, ymm12, ymm13
    vmovdqu ymmword ptr [rsp + 512], ymm9
    vmovdqu ymmword ptr [rsp + 544], ymm12
    vpxor ymm7, ymm7, ymm9
    vpslld ymm14, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm14
    vpxor ymm4, ymm4, ymm12
    vpslld ymm15, ymm4, 7
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm15
    sub eax, 1
    jne 4b
    vmovdqu ymm14, ymmword ptr [rsp]
    vmovdqu ymm13, ymmword ptr [rsp + 32]
    vmovdqu ymm12, ymmword ptr [rsp + 64]
    vmovdqu ymm11, ymmword ptr [rsp + 96]
    vpunpckldq ymm15, ymm14, ymm13
    vpunpckhdq ymm13, ymm14, ymm13
    vpunpckldq ymm14, ymm12, ymm11
    vpunpckhdq ymm11, ymm12, ymm11
    vpunpcklqdq ymm12, ymm15, ymm14
    vpunpckhqdq ymm14, ymm15, ymm14
    vpunpcklqdq ymm15, ymm13, ymm11
    vpunpckhqdq ymm11, ymm13, ymm11
    vpunpckldq ymm13, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm13, ymm0
    vpunpckhqdq ymm0, ymm13, ymm0
    vpunpcklqdq ymm13, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vperm2i128 ymm1, ymm12, ymm2, 32
    vperm2i128 ymm2, ymm12, ymm2, 49
    vpaddd ymm1, ymm1, ymmword ptr [rdi]
    vmovdqu ymmword ptr [rdi], ymm1
    vpaddd ymm2, ymm2, ymmword ptr [rdi + 256]
    vmovdqu ymmword ptr [rdi + 256], ymm2
    vperm2i128 ymm12, ymm14, ymm0, 32
    vperm2i128 ymm0, ymm14, ymm0, 49
    vpaddd ymm12, ymm12, ymmword ptr [rdi + 64]
    vmovdqu ymmword ptr [rdi + 64], ymm12
    vpaddd ymm0, ymm0, ymmword ptr [rdi + 320]
    vmovdqu ymmword ptr [rdi + 320], ymm0
    vperm2i128 ymm14, ymm15, ymm13, 32
    vperm2i128 ymm13, ymm15, ymm13, 49
    vpaddd ymm14, ymm14, ymmword ptr [rdi + 128]
    vmovdqu ymmword ptr [rdi + 128], ymm14
    vpaddd ymm13, ymm13, ymmword ptr [rdi + 384]
    vmovdqu ymmword ptr [rdi + 384], ymm13
    vperm2i128 ymm15, ymm11, ymm3, 32
    vperm2i128 ymm3, ymm11, ymm3, 49
    vpaddd ymm15, ymm15, ymmword ptr [rdi + 192]
    vmovdqu ymmword ptr [rdi + 192], ymm15
    vpaddd ymm3, ymm3, ymmword ptr [rdi + 448]
    vmovdqu ymmword ptr [rdi + 448], ymm3
    vmovdqu ymm3, ymmword ptr [rsp + 128]
    vmovdqu ymm15, ymmword ptr [rsp + 160]
    vmovdqu ymm13, ymmword ptr [rsp + 192]
    vmovdqu ymm14, ymmword ptr [rsp + 224]
    vpunpckldq ymm11, ymm3, ymm15
    vpunpckhdq ymm15, ymm3, ymm15
    vpunpckldq ymm3, ymm13, ymm14
    vpunpckhdq ymm14, ymm13, ymm14
    vpunpcklqdq ymm13, ymm11, ymm3
    vpunpckhqdq ymm3, ymm11, ymm3
    vpunpcklqdq ymm11, ymm15, ymm14
    vpunpckhqdq ymm14, ymm15, ymm14
    vmovdqu ymm0, ymmword ptr [rsp + 256]
    vmovdqu ymm12, ymmword ptr [rsp + 288]
    vmovdqu ymm2, ymmword ptr [rsp + 320]
    vmovdqu ymm1, ymmword ptr [rsp + 352]
    vpunpckldq ymm15, ymm0, ymm12
    vpunpckhdq ymm12, ymm0, ymm12
    vpunpckldq ymm0, ymm2, ymm1
    vpunpckhdq ymm1, ymm2, ymm1
    vpunpcklqdq ymm2, ymm15, ymm0
    vpunpckhqdq ymm0, ymm15, ymm0
    vpunpcklqdq ymm15, ymm12, ymm1
    vpunpckhqdq ymm1, ymm12, ymm1
    vperm2i128 ymm12, ymm13, ymm2, 32
    vperm2i128 ymm2, ymm13, ymm2, 49
    vpaddd ymm12, ymm12, ymmword ptr [rdi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm12
    vpaddd ymm2, ymm2, ymmword ptr [rdi + 288]
    vmovdqu ymmword ptr [rdi + 288], ymm2
    vperm2i128 ymm13, ymm3, ymm0, 32
    vperm2i128 ymm0, ymm3, ymm0, 49
    vpaddd ymm13, ymm13, ymmword ptr [rdi + 96]
    vmovdqu ymmword ptr [rdi + 96], ymm13
    vpaddd ymm0, ymm0, ymmword ptr [rdi + 352]
    vmovdqu ymmword ptr [rdi + 352], ymm0
    vperm2i128 ymm3, ymm11, ymm15, 32
    vperm2i128 ymm15, ymm11, ymm15, 49
    vpaddd ymm3, ymm3, ymmword ptr [rdi + 160]
    vmovdqu ymmword ptr [rdi + 160], ymm3
    vpaddd ymm15, ymm15, ymmword ptr [rdi + 416]
    vmovdqu ymmword ptr [rdi + 416], ymm15
    vperm2i128 ymm11, ymm14, ymm1, 32
    vperm2i128 ymm1, ymm14, ymm1, 49
    vpaddd ymm11, ymm11, ymmword ptr [rdi + 224]
    vmovdqu ymmword ptr [rdi + 224], ymm11
    vpaddd ymm1, ymm1, ymmword ptr [rdi + 480]
    vmovdqu ymmword ptr [rdi + 480], ymm1
    vmovdqu ymm14, ymmword ptr [rsp + 384]
    vmovdqu ymm13, ymmword ptr [rsp + 416]
    vmovdqu ymm12, ymmword ptr [rsp + 448]
    vmovdqu ymm11, ymmword ptr [rsp + 480]
    vpunpckldq ymm15, ymm14, ymm13
    vpunpckhdq ymm13, ymm14, ymm13
    vpunpckldq ymm14, ymm12, ymm11
    vpunpckhdq ymm11, ymm12, ymm11
    vpunpcklqdq ymm12, ymm15, ymm14
    vpunpckhqdq ymm14, ymm15, ymm14
    vpunpcklqdq ymm15, ymm13, ymm11
    vpunpckhqdq ymm11, ymm13, ymm11
    vpunpckldq ymm13, ymm4, ymm5
    vpunpckhdq ymm5, ymm4, ymm5
    vpunpckldq ymm4, ymm6, ymm7
    vpunpckhdq ymm7, ymm6, ymm7
    vpunpcklqdq ymm6, ymm13, ymm4
    vpunpckhqdq ymm4, ymm13, ymm4
    vpunpcklqdq ymm13, ymm5, ymm7
    vpunpckhqdq ymm7, ymm5, ymm7
    vperm2i128 ymm5, ymm12, ymm6, 32
    vperm2i128 ymm6, ymm12, ymm6, 49
    vpaddd ymm5, ymm5, ymmword ptr [rdi + 512]
    vmovdqu ymmword ptr [rdi + 512], ymm5
    vpaddd ymm6, ymm6, ymmword ptr [rdi + 768]
    vmovdqu ymmword ptr [rdi + 768], ymm6
    vperm2i128 ymm12, ymm14, ymm4, 32
    vperm2i128 ymm4, ymm14, ymm4, 49
    vpaddd ymm12, ymm12, ymmword ptr [rdi + 576]
    vmovdqu ymmword ptr [rdi + 576], ymm12
    vpaddd ymm4, ymm4, ymmword ptr [rdi + 832]
    vmovdqu ymmword ptr [rdi + 832], ymm4
    vperm2i128 ymm14, ymm15, ymm13, 32
    vperm2i128 ymm13, ymm15, ymm13, 49
    vpaddd ymm14, ymm14, ymmword ptr [rdi + 640]
    vmovdqu ymmword ptr [rdi + 640], ymm14
    vpaddd ymm13, ymm13, ymmword ptr [rdi + 896]
    vmovdqu ymmword ptr [rdi + 896], ymm13
    vperm2i128 ymm15, ymm11, ymm7, 32
    vperm2i128 ymm7, ymm11, ymm7, 49
    vpaddd ymm15, ymm15, ymmword ptr [rdi + 704]
    vmovdqu ymmword ptr [rdi + 704], ymm15
    vpaddd ymm7, ymm7, ymmword ptr [rdi + 960]
    vmovdqu ymmword ptr [rdi + 960], ymm7
    vmovdqu ymm7, ymmword ptr [rsp + 512]
    vmovdqu ymm15, ymmword ptr [rsp + 544]
    vmovdqu ymm13, ymmword ptr [rsp + 576]
    vmovdqu ymm14, ymmword ptr [rsp + 608]
    vpunpckldq ymm11, ymm7, ymm15
    vpunpckhdq ymm15, ymm7, ymm15
    vpunpckldq ymm7, ymm13, ymm14
    vpunpckhdq ymm14, ymm13, ymm14
    vpunpcklqdq ymm13, ymm11, ymm7
    vpunpckhqdq ymm7, ymm11, ymm7
    vpunpcklqdq ymm11, ymm15, ymm14
    vpunpckhqdq ymm14, ymm15, ymm14
    vmovdqu ymm4, ymmword ptr [rsp + 640]
    vmovdqu ymm12, ymmword ptr [rsp + 672]
    vmovdqu ymm6, ymmword ptr [rsp + 704]
    vmovdqu ymm5, ymmword ptr [rsp + 736]
    vpunpckldq ymm15, ymm4, ymm12
    vpunpckhdq ymm12, ymm4, ymm12
    vpunpckldq ymm4, ymm6, ymm5
    vpunpckhdq ymm5, ymm6, ymm5
    vpunpcklqdq ymm6, ymm15, ymm4
    vpunpckhqdq ymm4, ymm15, ymm4
    vpunpcklqdq ymm15, ymm12, ymm5
    vpunpckhqdq ymm5, ymm12, ymm5
    vperm2i128 ymm12, ymm13, ymm6, 32
    vperm2i128 ymm6, ymm13, ymm6, 49
    vpaddd ymm12, ymm12, ymmword ptr [rdi + 544]
    vmovdqu ymmword ptr [rdi + 544], ymm12
    vpaddd ymm6, ymm6, ymmword ptr [rdi + 800]
    vmovdqu ymmword ptr [rdi + 800], ymm6
    vperm2i128 ymm13, ymm7, ymm4, 32
    vperm2i128 ymm4, ymm7, ymm4, 49
    vpaddd ymm13, ymm13, ymmword ptr [rdi + 608]
    vmovdqu ymmword ptr [rdi + 608], ymm13
    vpaddd ymm4, ymm4, ymmword ptr [rdi + 864]
    vmovdqu ymmword ptr [rdi + 864], ymm4
    vperm2i128 ymm7, ymm11, ymm15, 32
    vperm2i128 ymm15, ymm11, ymm15, 49
    vpaddd ymm7, ymm7, ymmword ptr [rdi + 672]
    vmovdqu ymmword ptr [rdi + 672], ymm7
    vpaddd ymm15, ymm15, ymmword ptr [rdi + 928]
    vmovdqu ymmword ptr [rdi + 928], ymm15
    vperm2i128 ymm11, ymm14, ymm5, 32
    vperm2i128 ymm5, ymm14, ymm5, 49
    vpaddd ymm11, ymm11, ymmword ptr [rdi + 736]
    vmovdqu ymmword ptr [rdi + 736], ymm11
    vpaddd ymm5, ymm5, ymmword ptr [rdi + 992]
    vmovdqu ymmword ptr [rdi + 992], ymm5
    add rdi, 1024
    sub rsi, 1024
    cmp rsi, 1024
    jae 2b
3:
    vpxor ymm0, ymm0, ymm0
    vmovdqu ymmword ptr [rsp], ymm0
    vmovdqu ymmword ptr [rsp + 32], ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm0
    vmovdqu ymmword ptr [rsp + 96], ymm0
    vmovdqu ymmword ptr [rsp + 128], ymm0
    vmovdqu ymmword ptr [rsp + 160], ymm0
    vmovdqu ymmword ptr [rsp + 192], ymm0
    vmovdqu ymmword ptr [rsp + 224], ymm0
    vmovdqu ymmword ptr [rsp + 256], ymm0
    vmovdqu ymmword ptr [rsp + 288], ymm0
    vmovdqu ymmword ptr [rsp + 320], ymm0
    vmovdqu ymmword ptr [rsp + 352], ymm0
    vmovdqu ymmword ptr [rsp + 384], ymm0
    vmovdqu ymmword ptr [rsp + 416], ymm0
    vmovdqu ymmword ptr [rsp + 448], ymm0
    vmovdqu ymmword ptr [rsp + 480], ymm0
    vmovdqu ymmword ptr [rsp + 512], ymm0
    vmovdqu ymmword ptr [rsp + 544], ymm0
    vmovdqu ymmword ptr [rsp + 576], ymm0
    vmovdqu ymmword ptr [rsp + 608], ymm0
    vmovdqu ymmword ptr [rsp + 640], ymm0
    vmovdqu ymmword ptr [rsp + 672], ymm0
    vmovdqu ymmword ptr [rsp + 704], ymm0
    vmovdqu ymmword ptr [rsp + 736], ymm0
    vmovdqu ymmword ptr [rsp + 768], ymm0
    vmovdqu ymmword ptr [rsp + 800], ymm0
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
