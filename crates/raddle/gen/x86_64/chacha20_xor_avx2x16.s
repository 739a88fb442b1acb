    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 1920
    .cfi_def_cfa_offset 1928
    and rsp, -32
    .cfi_def_cfa r11, 8
    mov r9d, dword ptr [rcx + 48]
    vmovdqu ymm14, ymmword ptr [r8]
    vmovdqu ymmword ptr [rsp + 832], ymm14
    vmovdqu ymm14, ymmword ptr [r8 + 32]
    vmovdqu ymmword ptr [rsp + 864], ymm14
    cmp rdx, 1024
    jb 3f
2:
    vmovd xmm0, r9d
    vpbroadcastd ymm0, xmm0
    vpaddd ymm14, ymm0, ymmword ptr [r8 + 64]
    vmovdqu ymmword ptr [rsp + 768], ymm14
    vmovdqu ymmword ptr [rsp + 256], ymm14
    vpaddd ymm14, ymm0, ymmword ptr [r8 + 96]
    vmovdqu ymmword ptr [rsp + 800], ymm14
    vmovdqu ymmword ptr [rsp + 640], ymm14
    vbroadcastss ymm14, dword ptr [rcx]
    vmovdqu ymmword ptr [rsp], ymm14
    vmovdqu ymmword ptr [rsp + 384], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 4]
    vmovdqu ymmword ptr [rsp + 32], ymm14
    vmovdqu ymmword ptr [rsp + 416], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 8]
    vmovdqu ymmword ptr [rsp + 64], ymm14
    vmovdqu ymmword ptr [rsp + 448], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 12]
    vmovdqu ymmword ptr [rsp + 96], ymm14
    vmovdqu ymmword ptr [rsp + 480], ymm14
    vbroadcastss ymm0, dword ptr [rcx + 16]
    vmovdqa ymm4, ymm0
    vbroadcastss ymm1, dword ptr [rcx + 20]
    vmovdqa ymm5, ymm1
    vbroadcastss ymm2, dword ptr [rcx + 24]
    vmovdqa ymm6, ymm2
    vbroadcastss ymm3, dword ptr [rcx + 28]
    vmovdqa ymm7, ymm3
    vbroadcastss ymm14, dword ptr [rcx + 32]
    vmovdqu ymmword ptr [rsp + 128], ymm14
    vmovdqu ymmword ptr [rsp + 512], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 36]
    vmovdqu ymmword ptr [rsp + 160], ymm14
    vmovdqu ymmword ptr [rsp + 544], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 40]
    vmovdqu ymmword ptr [rsp + 192], ymm14
    vmovdqu ymmword ptr [rsp + 576], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 44]
    vmovdqu ymmword ptr [rsp + 224], ymm14
    vmovdqu ymmword ptr [rsp + 608], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 52]
    vmovdqu ymmword ptr [rsp + 288], ymm14
    vmovdqu ymmword ptr [rsp + 672], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 56]
    vmovdqu ymmword ptr [rsp + 320], ymm14
    vmovdqu ymmword ptr [rsp + 704], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 60]
    vmovdqu ymmword ptr [rsp + 352], ymm14
    vmovdqu ymmword ptr [rsp + 736], ymm14
    mov eax, 10
4:
    vmovdqu ymm8, ymmword ptr [rsp]
    vmovdqu ymm11, ymmword ptr [rsp + 32]
    vpaddd ymm8, ymm8, ymm0
    vpaddd ymm11, ymm11, ymm1
    vpxor ymm10, ymm8, ymmword ptr [rsp + 256]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 288]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 352]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 672]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 736]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 256]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 320]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 640]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 704]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
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
    vbroadcastss ymm15, dword ptr [rcx]
    vpaddd ymm14, ymm14, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 4]
    vpaddd ymm13, ymm13, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 8]
    vpaddd ymm12, ymm12, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 12]
    vpaddd ymm11, ymm11, ymm15
    vpunpckldq ymm15, ymm14, ymm13
    vpunpckhdq ymm13, ymm14, ymm13
    vpunpckldq ymm14, ymm12, ymm11
    vpunpckhdq ymm11, ymm12, ymm11
    vpunpcklqdq ymm12, ymm15, ymm14
    vpunpckhqdq ymm14, ymm15, ymm14
    vpunpcklqdq ymm15, ymm13, ymm11
    vpunpckhqdq ymm11, ymm13, ymm11
    vbroadcastss ymm13, dword ptr [rcx + 16]
    vpaddd ymm0, ymm0, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 20]
    vpaddd ymm1, ymm1, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 24]
    vpaddd ymm2, ymm2, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 28]
    vpaddd ymm3, ymm3, ymm13
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
    vpxor ymm1, ymm1, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm1
    vpxor ymm2, ymm2, ymmword ptr [rsi + 256]
    vmovdqu ymmword ptr [rdi + 256], ymm2
    vperm2i128 ymm12, ymm14, ymm0, 32
    vperm2i128 ymm0, ymm14, ymm0, 49
    vpxor ymm12, ymm12, ymmword ptr [rsi + 64]
    vmovdqu ymmword ptr [rdi + 64], ymm12
    vpxor ymm0, ymm0, ymmword ptr [rsi + 320]
    vmovdqu ymmword ptr [rdi + 320], ymm0
    vperm2i128 ymm14, ymm15, ymm13, 32
    vperm2i128 ymm13, ymm15, ymm13, 49
    vpxor ymm14, ymm14, ymmword ptr [rsi + 128]
    vmovdqu ymmword ptr [rdi + 128], ymm14
    vpxor ymm13, ymm13, ymmword ptr [rsi + 384]
    vmovdqu ymmword ptr [rdi + 384], ymm13
    vperm2i128 ymm15, ymm11, ymm3, 32
    vperm2i128 ymm3, ymm11, ymm3, 49
    vpxor ymm15, ymm15, ymmword ptr [rsi + 192]
    vmovdqu ymmword ptr [rdi + 192], ymm15
    vpxor ymm3, ymm3, ymmword ptr [rsi + 448]
    vmovdqu ymmword ptr [rdi + 448], ymm3
    vmovdqu ymm3, ymmword ptr [rsp + 128]
    vmovdqu ymm15, ymmword ptr [rsp + 160]
    vmovdqu ymm13, ymmword ptr [rsp + 192]
    vmovdqu ymm14, ymmword ptr [rsp + 224]
    vbroadcastss ymm11, dword ptr [rcx + 32]
    vpaddd ymm3, ymm3, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 36]
    vpaddd ymm15, ymm15, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 40]
    vpaddd ymm13, ymm13, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 44]
    vpaddd ymm14, ymm14, ymm11
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
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 768]
    vbroadcastss ymm15, dword ptr [rcx + 52]
    vpaddd ymm12, ymm12, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 56]
    vpaddd ymm2, ymm2, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 60]
    vpaddd ymm1, ymm1, ymm15
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
    vpxor ymm12, ymm12, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm12
    vpxor ymm2, ymm2, ymmword ptr [rsi + 288]
    vmovdqu ymmword ptr [rdi + 288], ymm2
    vperm2i128 ymm13, ymm3, ymm0, 32
    vperm2i128 ymm0, ymm3, ymm0, 49
    vpxor ymm13, ymm13, ymmword ptr [rsi + 96]
    vmovdqu ymmword ptr [rdi + 96], ymm13
    vpxor ymm0, ymm0, ymmword ptr [rsi + 352]
    vmovdqu ymmword ptr [rdi + 352], ymm0
    vperm2i128 ymm3, ymm11, ymm15, 32
    vperm2i128 ymm15, ymm11, ymm15, 49
    vpxor ymm3, ymm3, ymmword ptr [rsi + 160]
    vmovdqu ymmword ptr [rdi + 160], ymm3
    vpxor ymm15, ymm15, ymmword ptr [rsi + 416]
    vmovdqu ymmword ptr [rdi + 416], ymm15
    vperm2i128 ymm11, ymm14, ymm1, 32
    vperm2i128 ymm1, ymm14, ymm1, 49
    vpxor ymm11, ymm11, ymmword ptr [rsi + 224]
    vmovdqu ymmword ptr [rdi + 224], ymm11
    vpxor ymm1, ymm1, ymmword ptr [rsi + 480]
    vmovdqu ymmword ptr [rdi + 480], ymm1
    vmovdqu ymm14, ymmword ptr [rsp + 384]
    vmovdqu ymm13, ymmword ptr [rsp + 416]
    vmovdqu ymm12, ymmword ptr [rsp + 448]
    vmovdqu ymm11, ymmword ptr [rsp + 480]
    vbroadcastss ymm15, dword ptr [rcx]
    vpaddd ymm14, ymm14, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 4]
    vpaddd ymm13, ymm13, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 8]
    vpaddd ymm12, ymm12, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 12]
    vpaddd ymm11, ymm11, ymm15
    vpunpckldq ymm15, ymm14, ymm13
    vpunpckhdq ymm13, ymm14, ymm13
    vpunpckldq ymm14, ymm12, ymm11
    vpunpckhdq ymm11, ymm12, ymm11
    vpunpcklqdq ymm12, ymm15, ymm14
    vpunpckhqdq ymm14, ymm15, ymm14
    vpunpcklqdq ymm15, ymm13, ymm11
    vpunpckhqdq ymm11, ymm13, ymm11
    vbroadcastss ymm13, dword ptr [rcx + 16]
    vpaddd ymm4, ymm4, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 20]
    vpaddd ymm5, ymm5, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 24]
    vpaddd ymm6, ymm6, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 28]
    vpaddd ymm7, ymm7, ymm13
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
    vpxor ymm5, ymm5, ymmword ptr [rsi + 512]
    vmovdqu ymmword ptr [rdi + 512], ymm5
    vpxor ymm6, ymm6, ymmword ptr [rsi + 768]
    vmovdqu ymmword ptr [rdi + 768], ymm6
    vperm2i128 ymm12, ymm14, ymm4, 32
    vperm2i128 ymm4, ymm14, ymm4, 49
    vpxor ymm12, ymm12, ymmword ptr [rsi + 576]
    vmovdqu ymmword ptr [rdi + 576], ymm12
    vpxor ymm4, ymm4, ymmword ptr [rsi + 832]
    vmovdqu ymmword ptr [rdi + 832], ymm4
    vperm2i128 ymm14, ymm15, ymm13, 32
    vperm2i128 ymm13, ymm15, ymm13, 49
    vpxor ymm14, ymm14, ymmword ptr [rsi + 640]
    vmovdqu ymmword ptr [rdi + 640], ymm14
    vpxor ymm13, ymm13, ymmword ptr [rsi + 896]
    vmovdqu ymmword ptr [rdi + 896], ymm13
    vperm2i128 ymm15, ymm11, ymm7, 32
    vperm2i128 ymm7, ymm11, ymm7, 49
    vpxor ymm15, ymm15, ymmword ptr [rsi + 704]
    vmovdqu ymmword ptr [rdi + 704], ymm15
    vpxor ymm7, ymm7, ymmword ptr [rsi + 960]
    vmovdqu ymmword ptr [rdi + 960], ymm7
    vmovdqu ymm7, ymmword ptr [rsp + 512]
    vmovdqu ymm15, ymmword ptr [rsp + 544]
    vmovdqu ymm13, ymmword ptr [rsp + 576]
    vmovdqu ymm14, ymmword ptr [rsp + 608]
    vbroadcastss ymm11, dword ptr [rcx + 32]
    vpaddd ymm7, ymm7, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 36]
    vpaddd ymm15, ymm15, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 40]
    vpaddd ymm13, ymm13, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 44]
    vpaddd ymm14, ymm14, ymm11
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
    vpaddd ymm4, ymm4, ymmword ptr [rsp + 800]
    vbroadcastss ymm15, dword ptr [rcx + 52]
    vpaddd ymm12, ymm12, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 56]
    vpaddd ymm6, ymm6, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 60]
    vpaddd ymm5, ymm5, ymm15
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
    vpxor ymm12, ymm12, ymmword ptr [rsi + 544]
    vmovdqu ymmword ptr [rdi + 544], ymm12
    vpxor ymm6, ymm6, ymmword ptr [rsi + 800]
    vmovdqu ymmword ptr [rdi + 800], ymm6
    vperm2i128 ymm13, ymm7, ymm4, 32
    vperm2i128 ymm4, ymm7, ymm4, 49
    vpxor ymm13, ymm13, ymmword ptr [rsi + 608]
    vmovdqu ymmword ptr [rdi + 608], ymm13
    vpxor ymm4, ymm4, ymmword ptr [rsi + 864]
    vmovdqu ymmword ptr [rdi + 864], ymm4
    vperm2i128 ymm7, ymm11, ymm15, 32
    vperm2i128 ymm15, ymm11, ymm15, 49
    vpxor ymm7, ymm7, ymmword ptr [rsi + 672]
    vmovdqu ymmword ptr [rdi + 672], ymm7
    vpxor ymm15, ymm15, ymmword ptr [rsi + 928]
    vmovdqu ymmword ptr [rdi + 928], ymm15
    vperm2i128 ymm11, ymm14, ymm5, 32
    vperm2i128 ymm5, ymm14, ymm5, 49
    vpxor ymm11, ymm11, ymmword ptr [rsi + 736]
    vmovdqu ymmword ptr [rdi + 736], ymm11
    vpxor ymm5, ymm5, ymmword ptr [rsi + 992]
    vmovdqu ymmword ptr [rdi + 992], ymm5
    add rdi, 1024
    add rsi, 1024
    sub rdx, 1024
    add r9d, 16
    cmp rdx, 1024
    jae 2b
3:
    test rdx, rdx
    je 5f
    vmovd xmm0, r9d
    vpbroadcastd ymm0, xmm0
    vpaddd ymm14, ymm0, ymmword ptr [r8 + 64]
    vmovdqu ymmword ptr [rsp + 768], ymm14
    vmovdqu ymmword ptr [rsp + 256], ymm14
    vpaddd ymm14, ymm0, ymmword ptr [r8 + 96]
    vmovdqu ymmword ptr [rsp + 800], ymm14
    vmovdqu ymmword ptr [rsp + 640], ymm14
    vbroadcastss ymm14, dword ptr [rcx]
    vmovdqu ymmword ptr [rsp], ymm14
    vmovdqu ymmword ptr [rsp + 384], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 4]
    vmovdqu ymmword ptr [rsp + 32], ymm14
    vmovdqu ymmword ptr [rsp + 416], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 8]
    vmovdqu ymmword ptr [rsp + 64], ymm14
    vmovdqu ymmword ptr [rsp + 448], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 12]
    vmovdqu ymmword ptr [rsp + 96], ymm14
    vmovdqu ymmword ptr [rsp + 480], ymm14
    vbroadcastss ymm0, dword ptr [rcx + 16]
    vmovdqa ymm4, ymm0
    vbroadcastss ymm1, dword ptr [rcx + 20]
    vmovdqa ymm5, ymm1
    vbroadcastss ymm2, dword ptr [rcx + 24]
    vmovdqa ymm6, ymm2
    vbroadcastss ymm3, dword ptr [rcx + 28]
    vmovdqa ymm7, ymm3
    vbroadcastss ymm14, dword ptr [rcx + 32]
    vmovdqu ymmword ptr [rsp + 128], ymm14
    vmovdqu ymmword ptr [rsp + 512], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 36]
    vmovdqu ymmword ptr [rsp + 160], ymm14
    vmovdqu ymmword ptr [rsp + 544], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 40]
    vmovdqu ymmword ptr [rsp + 192], ymm14
    vmovdqu ymmword ptr [rsp + 576], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 44]
    vmovdqu ymmword ptr [rsp + 224], ymm14
    vmovdqu ymmword ptr [rsp + 608], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 52]
    vmovdqu ymmword ptr [rsp + 288], ymm14
    vmovdqu ymmword ptr [rsp + 672], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 56]
    vmovdqu ymmword ptr [rsp + 320], ymm14
    vmovdqu ymmword ptr [rsp + 704], ymm14
    vbroadcastss ymm14, dword ptr [rcx + 60]
    vmovdqu ymmword ptr [rsp + 352], ymm14
    vmovdqu ymmword ptr [rsp + 736], ymm14
    mov eax, 10
6:
    vmovdqu ymm8, ymmword ptr [rsp]
    vmovdqu ymm11, ymmword ptr [rsp + 32]
    vpaddd ymm8, ymm8, ymm0
    vpaddd ymm11, ymm11, ymm1
    vpxor ymm10, ymm8, ymmword ptr [rsp + 256]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 288]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 352]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 672]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 736]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 256]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 320]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 640]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 704]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
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
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
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
    jne 6b
    vmovdqu ymm14, ymmword ptr [rsp]
    vmovdqu ymm13, ymmword ptr [rsp + 32]
    vmovdqu ymm12, ymmword ptr [rsp + 64]
    vmovdqu ymm11, ymmword ptr [rsp + 96]
    vbroadcastss ymm15, dword ptr [rcx]
    vpaddd ymm14, ymm14, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 4]
    vpaddd ymm13, ymm13, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 8]
    vpaddd ymm12, ymm12, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 12]
    vpaddd ymm11, ymm11, ymm15
    vpunpckldq ymm15, ymm14, ymm13
    vpunpckhdq ymm13, ymm14, ymm13
    vpunpckldq ymm14, ymm12, ymm11
    vpunpckhdq ymm11, ymm12, ymm11
    vpunpcklqdq ymm12, ymm15, ymm14
    vpunpckhqdq ymm14, ymm15, ymm14
    vpunpcklqdq ymm15, ymm13, ymm11
    vpunpckhqdq ymm11, ymm13, ymm11
    vbroadcastss ymm13, dword ptr [rcx + 16]
    vpaddd ymm0, ymm0, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 20]
    vpaddd ymm1, ymm1, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 24]
    vpaddd ymm2, ymm2, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 28]
    vpaddd ymm3, ymm3, ymm13
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
    vmovdqu ymmword ptr [rsp + 896], ymm1
    vmovdqu ymmword ptr [rsp + 1152], ymm2
    vperm2i128 ymm12, ymm14, ymm0, 32
    vperm2i128 ymm0, ymm14, ymm0, 49
    vmovdqu ymmword ptr [rsp + 960], ymm12
    vmovdqu ymmword ptr [rsp + 1216], ymm0
    vperm2i128 ymm14, ymm15, ymm13, 32
    vperm2i128 ymm13, ymm15, ymm13, 49
    vmovdqu ymmword ptr [rsp + 1024], ymm14
    vmovdqu ymmword ptr [rsp + 1280], ymm13
    vperm2i128 ymm15, ymm11, ymm3, 32
    vperm2i128 ymm3, ymm11, ymm3, 49
    vmovdqu ymmword ptr [rsp + 1088], ymm15
    vmovdqu ymmword ptr [rsp + 1344], ymm3
    vmovdqu ymm3, ymmword ptr [rsp + 128]
    vmovdqu ymm15, ymmword ptr [rsp + 160]
    vmovdqu ymm13, ymmword ptr [rsp + 192]
    vmovdqu ymm14, ymmword ptr [rsp + 224]
    vbroadcastss ymm11, dword ptr [rcx + 32]
    vpaddd ymm3, ymm3, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 36]
    vpaddd ymm15, ymm15, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 40]
    vpaddd ymm13, ymm13, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 44]
    vpaddd ymm14, ymm14, ymm11
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
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 768]
    vbroadcastss ymm15, dword ptr [rcx + 52]
    vpaddd ymm12, ymm12, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 56]
    vpaddd ymm2, ymm2, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 60]
    vpaddd ymm1, ymm1, ymm15
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
    vmovdqu ymmword ptr [rsp + 928], ymm12
    vmovdqu ymmword ptr [rsp + 1184], ymm2
    vperm2i128 ymm13, ymm3, ymm0, 32
    vperm2i128 ymm0, ymm3, ymm0, 49
    vmovdqu ymmword ptr [rsp + 992], ymm13
    vmovdqu ymmword ptr [rsp + 1248], ymm0
    vperm2i128 ymm3, ymm11, ymm15, 32
    vperm2i128 ymm15, ymm11, ymm15, 49
    vmovdqu ymmword ptr [rsp + 1056], ymm3
    vmovdqu ymmword ptr [rsp + 1312], ymm15
    vperm2i128 ymm11, ymm14, ymm1, 32
    vperm2i128 ymm1, ymm14, ymm1, 49
    vmovdqu ymmword ptr [rsp + 1120], ymm11
    vmovdqu ymmword ptr [rsp + 1376], ymm1
    vmovdqu ymm14, ymmword ptr [rsp + 384]
    vmovdqu ymm13, ymmword ptr [rsp + 416]
    vmovdqu ymm12, ymmword ptr [rsp + 448]
    vmovdqu ymm11, ymmword ptr [rsp + 480]
    vbroadcastss ymm15, dword ptr [rcx]
    vpaddd ymm14, ymm14, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 4]
    vpaddd ymm13, ymm13, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 8]
    vpaddd ymm12, ymm12, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 12]
    vpaddd ymm11, ymm11, ymm15
    vpunpckldq ymm15, ymm14, ymm13
    vpunpckhdq ymm13, ymm14, ymm13
    vpunpckldq ymm14, ymm12, ymm11
    vpunpckhdq ymm11, ymm12, ymm11
    vpunpcklqdq ymm12, ymm15, ymm14
    vpunpckhqdq ymm14, ymm15, ymm14
    vpunpcklqdq ymm15, ymm13, ymm11
    vpunpckhqdq ymm11, ymm13, ymm11
    vbroadcastss ymm13, dword ptr [rcx + 16]
    vpaddd ymm4, ymm4, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 20]
    vpaddd ymm5, ymm5, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 24]
    vpaddd ymm6, ymm6, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 28]
    vpaddd ymm7, ymm7, ymm13
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
    vmovdqu ymmword ptr [rsp + 1408], ymm5
    vmovdqu ymmword ptr [rsp + 1664], ymm6
    vperm2i128 ymm12, ymm14, ymm4, 32
    vperm2i128 ymm4, ymm14, ymm4, 49
    vmovdqu ymmword ptr [rsp + 1472], ymm12
    vmovdqu ymmword ptr [rsp + 1728], ymm4
    vperm2i128 ymm14, ymm15, ymm13, 32
    vperm2i128 ymm13, ymm15, ymm13, 49
    vmovdqu ymmword ptr [rsp + 1536], ymm14
    vmovdqu ymmword ptr [rsp + 1792], ymm13
    vperm2i128 ymm15, ymm11, ymm7, 32
    vperm2i128 ymm7, ymm11, ymm7, 49
    vmovdqu ymmword ptr [rsp + 1600], ymm15
    vmovdqu ymmword ptr [rsp + 1856], ymm7
    vmovdqu ymm7, ymmword ptr [rsp + 512]
    vmovdqu ymm15, ymmword ptr [rsp + 544]
    vmovdqu ymm13, ymmword ptr [rsp + 576]
    vmovdqu ymm14, ymmword ptr [rsp + 608]
    vbroadcastss ymm11, dword ptr [rcx + 32]
    vpaddd ymm7, ymm7, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 36]
    vpaddd ymm15, ymm15, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 40]
    vpaddd ymm13, ymm13, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 44]
    vpaddd ymm14, ymm14, ymm11
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
    vpaddd ymm4, ymm4, ymmword ptr [rsp + 800]
    vbroadcastss ymm15, dword ptr [rcx + 52]
    vpaddd ymm12, ymm12, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 56]
    vpaddd ymm6, ymm6, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 60]
    vpaddd ymm5, ymm5, ymm15
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
    vmovdqu ymmword ptr [rsp + 1440], ymm12
    vmovdqu ymmword ptr [rsp + 1696], ymm6
    vperm2i128 ymm13, ymm7, ymm4, 32
    vperm2i128 ymm4, ymm7, ymm4, 49
    vmovdqu ymmword ptr [rsp + 1504], ymm13
    vmovdqu ymmword ptr [rsp + 1760], ymm4
    vperm2i128 ymm7, ymm11, ymm15, 32
    vperm2i128 ymm15, ymm11, ymm15, 49
    vmovdqu ymmword ptr [rsp + 1568], ymm7
    vmovdqu ymmword ptr [rsp + 1824], ymm15
    vperm2i128 ymm11, ymm14, ymm5, 32
    vperm2i128 ymm5, ymm14, ymm5, 49
    vmovdqu ymmword ptr [rsp + 1632], ymm11
    vmovdqu ymmword ptr [rsp + 1888], ymm5
    lea r10, qword ptr [rsp + 896]
    test rdx, 512
    je 7f
    vmovdqu ymm0, ymmword ptr [r10]
    vpxor ymm0, ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 32]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 64]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 64]
    vmovdqu ymmword ptr [rdi + 64], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 96]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 96]
    vmovdqu ymmword ptr [rdi + 96], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 128]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 128]
    vmovdqu ymmword ptr [rdi + 128], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 160]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 160]
    vmovdqu ymmword ptr [rdi + 160], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 192]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 192]
    vmovdqu ymmword ptr [rdi + 192], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 224]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 224]
    vmovdqu ymmword ptr [rdi + 224], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 256]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 256]
    vmovdqu ymmword ptr [rdi + 256], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 288]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 288]
    vmovdqu ymmword ptr [rdi + 288], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 320]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 320]
    vmovdqu ymmword ptr [rdi + 320], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 352]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 352]
    vmovdqu ymmword ptr [rdi + 352], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 384]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 384]
    vmovdqu ymmword ptr [rdi + 384], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 416]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 416]
    vmovdqu ymmword ptr [rdi + 416], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 448]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 448]
    vmovdqu ymmword ptr [rdi + 448], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 480]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 480]
    vmovdqu ymmword ptr [rdi + 480], ymm0
    add r10, 512
    add rdi, 512
    add rsi, 512
7:
    test rdx, 256
    je 8f
    vmovdqu ymm0, ymmword ptr [r10]
    vpxor ymm0, ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 32]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 64]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 64]
    vmovdqu ymmword ptr [rdi + 64], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 96]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 96]
    vmovdqu ymmword ptr [rdi + 96], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 128]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 128]
    vmovdqu ymmword ptr [rdi + 128], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 160]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 160]
    vmovdqu ymmword ptr [rdi + 160], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 192]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 192]
    vmovdqu ymmword ptr [rdi + 192], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 224]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 224]
    vmovdqu ymmword ptr [rdi + 224], ymm0
    add r10, 256
    add rdi, 256
    add rsi, 256
8:
    test rdx, 128
    je 9f
    vmovdqu ymm0, ymmword ptr [r10]
    vpxor ymm0, ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 32]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 64]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 64]
    vmovdqu ymmword ptr [rdi + 64], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 96]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 96]
    vmovdqu ymmword ptr [rdi + 96], ymm0
    add r10, 128
    add rdi, 128
    add rsi, 128
9:
    test rdx, 64
    je 12f
    vmovdqu ymm0, ymmword ptr [r10]
    vpxor ymm0, ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 32]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm0
    add r10, 64
    add rdi, 64
    add rsi, 64
12:
    test rdx, 32
    je 13f
    vmovdqu ymm0, ymmword ptr [r10]
    vpxor ymm0, ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm0
    add r10, 32
    add rdi, 32
    add rsi, 32
13:
    test rdx, 16
    je 14f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    add r10, 16
    add rdi, 16
    add rsi, 16
14:
    test rdx, 8
    je 15f
    mov rax, qword ptr [r10]
    xor rax, qword ptr [rsi]
    mov qword ptr [rdi], rax
    add r10, 8
    add rdi, 8
    add rsi, 8
15:
    test rdx, 4
    je 16f
    mov eax, dword ptr [r10]
    xor eax, dword ptr [rsi]
    mov dword ptr [rdi], eax
    add r10, 4
    add rdi, 4
    add rsi, 4
16:
    test rdx, 2
    je 17f
    movzx eax, word ptr [r10]
    movzx ecx, word ptr [rsi]
    xor eax, ecx
    mov word ptr [rdi], ax
    add r10, 2
    add rdi, 2
    add rsi, 2
17:
    test rdx, 1
    je 18f
    movzx eax, byte ptr [r10]
    movzx ecx, byte ptr [rsi]
    xor eax, ecx
    mov byte ptr [rdi], al
    add r10, 1
    add rdi, 1
    add rsi, 1
18:
    vpxor ymm0, ymm0, ymm0
    vmovdqu ymmword ptr [rsp + 896], ymm0
    vmovdqu ymmword ptr [rsp + 928], ymm0
    vmovdqu ymmword ptr [rsp + 960], ymm0
    vmovdqu ymmword ptr [rsp + 992], ymm0
    vmovdqu ymmword ptr [rsp + 1024], ymm0
    vmovdqu ymmword ptr [rsp + 1056], ymm0
    vmovdqu ymmword ptr [rsp + 1088], ymm0
    vmovdqu ymmword ptr [rsp + 1120], ymm0
    vmovdqu ymmword ptr [rsp + 1152], ymm0
    vmovdqu ymmword ptr [rsp + 1184], ymm0
    vmovdqu ymmword ptr [rsp + 1216], ymm0
    vmovdqu ymmword ptr [rsp + 1248], ymm0
    vmovdqu ymmword ptr [rsp + 1280], ymm0
    vmovdqu ymmword ptr [rsp + 1312], ymm0
    vmovdqu ymmword ptr [rsp + 1344], ymm0
    vmovdqu ymmword ptr [rsp + 1376], ymm0
    vmovdqu ymmword ptr [rsp + 1408], ymm0
    vmovdqu ymmword ptr [rsp + 1440], ymm0
    vmovdqu ymmword ptr [rsp + 1472], ymm0
    vmovdqu ymmword ptr [rsp + 1504], ymm0
    vmovdqu ymmword ptr [rsp + 1536], ymm0
    vmovdqu ymmword ptr [rsp + 1568], ymm0
    vmovdqu ymmword ptr [rsp + 1600], ymm0
    vmovdqu ymmword ptr [rsp + 1632], ymm0
    vmovdqu ymmword ptr [rsp + 1664], ymm0
    vmovdqu ymmword ptr [rsp + 1696], ymm0
    vmovdqu ymmword ptr [rsp + 1728], ymm0
    vmovdqu ymmword ptr [rsp + 1760], ymm0
    vmovdqu ymmword ptr [rsp + 1792], ymm0
    vmovdqu ymmword ptr [rsp + 1824], ymm0
    vmovdqu ymmword ptr [rsp + 1856], ymm0
    vmovdqu ymmword ptr [rsp + 1888], ymm0
    xor ecx, ecx
5:
    xor eax, eax
    xor r9d, r9d
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
    vmovdqu ymmword ptr [rsp + 832], ymm0
    vmovdqu ymmword ptr [rsp + 864], ymm0
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
