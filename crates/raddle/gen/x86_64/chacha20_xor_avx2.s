    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 640
    .cfi_def_cfa_offset 648
    and rsp, -32
    .cfi_def_cfa r11, 8
    mov r9d, dword ptr [rcx + 48]
    vmovdqu ymm11, ymmword ptr [r8]
    vmovdqu ymmword ptr [rsp + 64], ymm11
    vmovdqu ymm11, ymmword ptr [r8 + 32]
    vmovdqu ymmword ptr [rsp + 96], ymm11
    cmp rdx, 512
    jb 3f
2:
    vmovd xmm0, r9d
    vpbroadcastd ymm0, xmm0
    vpaddd ymm11, ymm0, ymmword ptr [r8 + 64]
    vmovdqu ymmword ptr [rsp + 32], ymm11
    vmovdqa ymm12, ymm11
    vbroadcastss ymm0, dword ptr [rcx]
    vbroadcastss ymm1, dword ptr [rcx + 4]
    vbroadcastss ymm2, dword ptr [rcx + 8]
    vbroadcastss ymm3, dword ptr [rcx + 12]
    vbroadcastss ymm4, dword ptr [rcx + 16]
    vbroadcastss ymm5, dword ptr [rcx + 20]
    vbroadcastss ymm6, dword ptr [rcx + 24]
    vbroadcastss ymm7, dword ptr [rcx + 28]
    vbroadcastss ymm8, dword ptr [rcx + 32]
    vbroadcastss ymm9, dword ptr [rcx + 36]
    vbroadcastss ymm10, dword ptr [rcx + 40]
    vbroadcastss ymm11, dword ptr [rcx + 44]
    vmovdqu ymmword ptr [rsp], ymm11
    vbroadcastss ymm13, dword ptr [rcx + 52]
    vbroadcastss ymm14, dword ptr [rcx + 56]
    vbroadcastss ymm15, dword ptr [rcx + 60]
    mov eax, 10
4:
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm12, ymm12, ymm0
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 64]
    vpaddd ymm1, ymm1, ymm5
    vpxor ymm13, ymm13, ymm1
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 64]
    vpaddd ymm2, ymm2, ymm6
    vpxor ymm14, ymm14, ymm2
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 64]
    vpaddd ymm3, ymm3, ymm7
    vpaddd ymm8, ymm8, ymm12
    vpxor ymm4, ymm4, ymm8
    vpslld ymm11, ymm4, 12
    vpsrld ymm4, ymm4, 20
    vpor ymm4, ymm4, ymm11
    vpaddd ymm9, ymm9, ymm13
    vpxor ymm5, ymm5, ymm9
    vpslld ymm11, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm11
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm6, ymm6, ymm10
    vpslld ymm11, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm11
    vpxor ymm15, ymm15, ymm3
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 64]
    vpaddd ymm11, ymm15, ymmword ptr [rsp]
    vpxor ymm7, ymm7, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm11
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm12, ymm12, ymm0
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 96]
    vpaddd ymm1, ymm1, ymm5
    vpxor ymm13, ymm13, ymm1
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 96]
    vpaddd ymm2, ymm2, ymm6
    vpxor ymm14, ymm14, ymm2
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 96]
    vpaddd ymm3, ymm3, ymm7
    vpaddd ymm8, ymm8, ymm12
    vpxor ymm4, ymm4, ymm8
    vpslld ymm11, ymm4, 7
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm11
    vpaddd ymm9, ymm9, ymm13
    vpxor ymm5, ymm5, ymm9
    vpslld ymm11, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm11
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm6, ymm6, ymm10
    vpslld ymm11, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm11
    vpxor ymm15, ymm15, ymm3
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 96]
    vpaddd ymm11, ymm15, ymmword ptr [rsp]
    vpxor ymm7, ymm7, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm11
    vpaddd ymm0, ymm0, ymm5
    vpxor ymm15, ymm15, ymm0
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 64]
    vpaddd ymm1, ymm1, ymm6
    vpaddd ymm2, ymm2, ymm7
    vpxor ymm13, ymm13, ymm2
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 64]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm14, ymm14, ymm3
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 64]
    vpaddd ymm10, ymm10, ymm15
    vpxor ymm5, ymm5, ymm10
    vpslld ymm11, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm11
    vpxor ymm12, ymm12, ymm1
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 64]
    vpaddd ymm11, ymm12, ymmword ptr [rsp]
    vpxor ymm6, ymm6, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm11
    vpaddd ymm8, ymm8, ymm13
    vpxor ymm7, ymm7, ymm8
    vpslld ymm11, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm11
    vpaddd ymm9, ymm9, ymm14
    vpxor ymm4, ymm4, ymm9
    vpslld ymm11, ymm4, 12
    vpsrld ymm4, ymm4, 20
    vpor ymm4, ymm4, ymm11
    vpaddd ymm0, ymm0, ymm5
    vpxor ymm15, ymm15, ymm0
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 96]
    vpaddd ymm1, ymm1, ymm6
    vpaddd ymm2, ymm2, ymm7
    vpxor ymm13, ymm13, ymm2
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 96]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm14, ymm14, ymm3
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 96]
    vpaddd ymm10, ymm10, ymm15
    vpxor ymm5, ymm5, ymm10
    vpslld ymm11, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm11
    vpxor ymm12, ymm12, ymm1
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 96]
    vpaddd ymm11, ymm12, ymmword ptr [rsp]
    vpxor ymm6, ymm6, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm11
    vpaddd ymm8, ymm8, ymm13
    vpxor ymm7, ymm7, ymm8
    vpslld ymm11, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm11
    vpaddd ymm9, ymm9, ymm14
    vpxor ymm4, ymm4, ymm9
    vpslld ymm11, ymm4, 7
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm11
    sub eax, 1
    jne 4b
    vbroadcastss ymm11, dword ptr [rcx]
    vpaddd ymm0, ymm0, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 4]
    vpaddd ymm1, ymm1, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 8]
    vpaddd ymm2, ymm2, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 12]
    vpaddd ymm3, ymm3, ymm11
    vpunpckldq ymm11, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm11, ymm0
    vpunpckhqdq ymm0, ymm11, ymm0
    vpunpcklqdq ymm11, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vbroadcastss ymm1, dword ptr [rcx + 16]
    vpaddd ymm4, ymm4, ymm1
    vbroadcastss ymm1, dword ptr [rcx + 20]
    vpaddd ymm5, ymm5, ymm1
    vbroadcastss ymm1, dword ptr [rcx + 24]
    vpaddd ymm6, ymm6, ymm1
    vbroadcastss ymm1, dword ptr [rcx + 28]
    vpaddd ymm7, ymm7, ymm1
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
    vpxor ymm5, ymm5, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm5
    vpxor ymm6, ymm6, ymmword ptr [rsi + 256]
    vmovdqu ymmword ptr [rdi + 256], ymm6
    vperm2i128 ymm2, ymm0, ymm4, 32
    vperm2i128 ymm4, ymm0, ymm4, 49
    vpxor ymm2, ymm2, ymmword ptr [rsi + 64]
    vmovdqu ymmword ptr [rdi + 64], ymm2
    vpxor ymm4, ymm4, ymmword ptr [rsi + 320]
    vmovdqu ymmword ptr [rdi + 320], ymm4
    vperm2i128 ymm0, ymm11, ymm1, 32
    vperm2i128 ymm1, ymm11, ymm1, 49
    vpxor ymm0, ymm0, ymmword ptr [rsi + 128]
    vmovdqu ymmword ptr [rdi + 128], ymm0
    vpxor ymm1, ymm1, ymmword ptr [rsi + 384]
    vmovdqu ymmword ptr [rdi + 384], ymm1
    vperm2i128 ymm11, ymm3, ymm7, 32
    vperm2i128 ymm7, ymm3, ymm7, 49
    vpxor ymm11, ymm11, ymmword ptr [rsi + 192]
    vmovdqu ymmword ptr [rdi + 192], ymm11
    vpxor ymm7, ymm7, ymmword ptr [rsi + 448]
    vmovdqu ymmword ptr [rdi + 448], ymm7
    vmovdqu ymm7, ymmword ptr [rsp]
    vbroadcastss ymm3, dword ptr [rcx + 32]
    vpaddd ymm8, ymm8, ymm3
    vbroadcastss ymm3, dword ptr [rcx + 36]
    vpaddd ymm9, ymm9, ymm3
    vbroadcastss ymm3, dword ptr [rcx + 40]
    vpaddd ymm10, ymm10, ymm3
    vbroadcastss ymm3, dword ptr [rcx + 44]
    vpaddd ymm7, ymm7, ymm3
    vpunpckldq ymm3, ymm8, ymm9
    vpunpckhdq ymm9, ymm8, ymm9
    vpunpckldq ymm8, ymm10, ymm7
    vpunpckhdq ymm7, ymm10, ymm7
    vpunpcklqdq ymm10, ymm3, ymm8
    vpunpckhqdq ymm8, ymm3, ymm8
    vpunpcklqdq ymm3, ymm9, ymm7
    vpunpckhqdq ymm7, ymm9, ymm7
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 32]
    vbroadcastss ymm9, dword ptr [rcx + 52]
    vpaddd ymm13, ymm13, ymm9
    vbroadcastss ymm9, dword ptr [rcx + 56]
    vpaddd ymm14, ymm14, ymm9
    vbroadcastss ymm9, dword ptr [rcx + 60]
    vpaddd ymm15, ymm15, ymm9
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
    vpxor ymm13, ymm13, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm13
    vpxor ymm14, ymm14, ymmword ptr [rsi + 288]
    vmovdqu ymmword ptr [rdi + 288], ymm14
    vperm2i128 ymm10, ymm8, ymm12, 32
    vperm2i128 ymm12, ymm8, ymm12, 49
    vpxor ymm10, ymm10, ymmword ptr [rsi + 96]
    vmovdqu ymmword ptr [rdi + 96], ymm10
    vpxor ymm12, ymm12, ymmword ptr [rsi + 352]
    vmovdqu ymmword ptr [rdi + 352], ymm12
    vperm2i128 ymm8, ymm3, ymm9, 32
    vperm2i128 ymm9, ymm3, ymm9, 49
    vpxor ymm8, ymm8, ymmword ptr [rsi + 160]
    vmovdqu ymmword ptr [rdi + 160], ymm8
    vpxor ymm9, ymm9, ymmword ptr [rsi + 416]
    vmovdqu ymmword ptr [rdi + 416], ymm9
    vperm2i128 ymm3, ymm7, ymm15, 32
    vperm2i128 ymm15, ymm7, ymm15, 49
    vpxor ymm3, ymm3, ymmword ptr [rsi + 224]
    vmovdqu ymmword ptr [rdi + 224], ymm3
    vpxor ymm15, ymm15, ymmword ptr [rsi + 480]
    vmovdqu ymmword ptr [rdi + 480], ymm15
    add rdi, 512
    add rsi, 512
    sub rdx, 512
    add r9d, 8
    cmp rdx, 512
    jae 2b
3:
    test rdx, rdx
    je 5f
    vmovd xmm0, r9d
    vpbroadcastd ymm0, xmm0
    vpaddd ymm11, ymm0, ymmword ptr [r8 + 64]
    vmovdqu ymmword ptr [rsp + 32], ymm11
    vmovdqa ymm12, ymm11
    vbroadcastss ymm0, dword ptr [rcx]
    vbroadcastss ymm1, dword ptr [rcx + 4]
    vbroadcastss ymm2, dword ptr [rcx + 8]
    vbroadcastss ymm3, dword ptr [rcx + 12]
    vbroadcastss ymm4, dword ptr [rcx + 16]
    vbroadcastss ymm5, dword ptr [rcx + 20]
    vbroadcastss ymm6, dword ptr [rcx + 24]
    vbroadcastss ymm7, dword ptr [rcx + 28]
    vbroadcastss ymm8, dword ptr [rcx + 32]
    vbroadcastss ymm9, dword ptr [rcx + 36]
    vbroadcastss ymm10, dword ptr [rcx + 40]
    vbroadcastss ymm11, dword ptr [rcx + 44]
    vmovdqu ymmword ptr [rsp], ymm11
    vbroadcastss ymm13, dword ptr [rcx + 52]
    vbroadcastss ymm14, dword ptr [rcx + 56]
    vbroadcastss ymm15, dword ptr [rcx + 60]
    mov eax, 10
6:
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm12, ymm12, ymm0
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 64]
    vpaddd ymm1, ymm1, ymm5
    vpxor ymm13, ymm13, ymm1
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 64]
    vpaddd ymm2, ymm2, ymm6
    vpxor ymm14, ymm14, ymm2
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 64]
    vpaddd ymm3, ymm3, ymm7
    vpaddd ymm8, ymm8, ymm12
    vpxor ymm4, ymm4, ymm8
    vpslld ymm11, ymm4, 12
    vpsrld ymm4, ymm4, 20
    vpor ymm4, ymm4, ymm11
    vpaddd ymm9, ymm9, ymm13
    vpxor ymm5, ymm5, ymm9
    vpslld ymm11, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm11
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm6, ymm6, ymm10
    vpslld ymm11, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm11
    vpxor ymm15, ymm15, ymm3
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 64]
    vpaddd ymm11, ymm15, ymmword ptr [rsp]
    vpxor ymm7, ymm7, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm11
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm12, ymm12, ymm0
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 96]
    vpaddd ymm1, ymm1, ymm5
    vpxor ymm13, ymm13, ymm1
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 96]
    vpaddd ymm2, ymm2, ymm6
    vpxor ymm14, ymm14, ymm2
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 96]
    vpaddd ymm3, ymm3, ymm7
    vpaddd ymm8, ymm8, ymm12
    vpxor ymm4, ymm4, ymm8
    vpslld ymm11, ymm4, 7
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm11
    vpaddd ymm9, ymm9, ymm13
    vpxor ymm5, ymm5, ymm9
    vpslld ymm11, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm11
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm6, ymm6, ymm10
    vpslld ymm11, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm11
    vpxor ymm15, ymm15, ymm3
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 96]
    vpaddd ymm11, ymm15, ymmword ptr [rsp]
    vpxor ymm7, ymm7, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm11
    vpaddd ymm0, ymm0, ymm5
    vpxor ymm15, ymm15, ymm0
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 64]
    vpaddd ymm1, ymm1, ymm6
    vpaddd ymm2, ymm2, ymm7
    vpxor ymm13, ymm13, ymm2
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 64]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm14, ymm14, ymm3
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 64]
    vpaddd ymm10, ymm10, ymm15
    vpxor ymm5, ymm5, ymm10
    vpslld ymm11, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm11
    vpxor ymm12, ymm12, ymm1
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 64]
    vpaddd ymm11, ymm12, ymmword ptr [rsp]
    vpxor ymm6, ymm6, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm11
    vpaddd ymm8, ymm8, ymm13
    vpxor ymm7, ymm7, ymm8
    vpslld ymm11, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm11
    vpaddd ymm9, ymm9, ymm14
    vpxor ymm4, ymm4, ymm9
    vpslld ymm11, ymm4, 12
    vpsrld ymm4, ymm4, 20
    vpor ymm4, ymm4, ymm11
    vpaddd ymm0, ymm0, ymm5
    vpxor ymm15, ymm15, ymm0
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 96]
    vpaddd ymm1, ymm1, ymm6
    vpaddd ymm2, ymm2, ymm7
    vpxor ymm13, ymm13, ymm2
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 96]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm14, ymm14, ymm3
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 96]
    vpaddd ymm10, ymm10, ymm15
    vpxor ymm5, ymm5, ymm10
    vpslld ymm11, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm11
    vpxor ymm12, ymm12, ymm1
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 96]
    vpaddd ymm11, ymm12, ymmword ptr [rsp]
    vpxor ymm6, ymm6, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm11
    vpaddd ymm8, ymm8, ymm13
    vpxor ymm7, ymm7, ymm8
    vpslld ymm11, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm11
    vpaddd ymm9, ymm9, ymm14
    vpxor ymm4, ymm4, ymm9
    vpslld ymm11, ymm4, 7
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm11
    sub eax, 1
    jne 6b
    vbroadcastss ymm11, dword ptr [rcx]
    vpaddd ymm0, ymm0, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 4]
    vpaddd ymm1, ymm1, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 8]
    vpaddd ymm2, ymm2, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 12]
    vpaddd ymm3, ymm3, ymm11
    vpunpckldq ymm11, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm11, ymm0
    vpunpckhqdq ymm0, ymm11, ymm0
    vpunpcklqdq ymm11, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vbroadcastss ymm1, dword ptr [rcx + 16]
    vpaddd ymm4, ymm4, ymm1
    vbroadcastss ymm1, dword ptr [rcx + 20]
    vpaddd ymm5, ymm5, ymm1
    vbroadcastss ymm1, dword ptr [rcx + 24]
    vpaddd ymm6, ymm6, ymm1
    vbroadcastss ymm1, dword ptr [rcx + 28]
    vpaddd ymm7, ymm7, ymm1
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
    vmovdqu ymmword ptr [rsp + 128], ymm5
    vmovdqu ymmword ptr [rsp + 384], ymm6
    vperm2i128 ymm2, ymm0, ymm4, 32
    vperm2i128 ymm4, ymm0, ymm4, 49
    vmovdqu ymmword ptr [rsp + 192], ymm2
    vmovdqu ymmword ptr [rsp + 448], ymm4
    vperm2i128 ymm0, ymm11, ymm1, 32
    vperm2i128 ymm1, ymm11, ymm1, 49
    vmovdqu ymmword ptr [rsp + 256], ymm0
    vmovdqu ymmword ptr [rsp + 512], ymm1
    vperm2i128 ymm11, ymm3, ymm7, 32
    vperm2i128 ymm7, ymm3, ymm7, 49
    vmovdqu ymmword ptr [rsp + 320], ymm11
    vmovdqu ymmword ptr [rsp + 576], ymm7
    vmovdqu ymm7, ymmword ptr [rsp]
    vbroadcastss ymm3, dword ptr [rcx + 32]
    vpaddd ymm8, ymm8, ymm3
    vbroadcastss ymm3, dword ptr [rcx + 36]
    vpaddd ymm9, ymm9, ymm3
    vbroadcastss ymm3, dword ptr [rcx + 40]
    vpaddd ymm10, ymm10, ymm3
    vbroadcastss ymm3, dword ptr [rcx + 44]
    vpaddd ymm7, ymm7, ymm3
    vpunpckldq ymm3, ymm8, ymm9
    vpunpckhdq ymm9, ymm8, ymm9
    vpunpckldq ymm8, ymm10, ymm7
    vpunpckhdq ymm7, ymm10, ymm7
    vpunpcklqdq ymm10, ymm3, ymm8
    vpunpckhqdq ymm8, ymm3, ymm8
    vpunpcklqdq ymm3, ymm9, ymm7
    vpunpckhqdq ymm7, ymm9, ymm7
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 32]
    vbroadcastss ymm9, dword ptr [rcx + 52]
    vpaddd ymm13, ymm13, ymm9
    vbroadcastss ymm9, dword ptr [rcx + 56]
    vpaddd ymm14, ymm14, ymm9
    vbroadcastss ymm9, dword ptr [rcx + 60]
    vpaddd ymm15, ymm15, ymm9
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
    vmovdqu ymmword ptr [rsp + 160], ymm13
    vmovdqu ymmword ptr [rsp + 416], ymm14
    vperm2i128 ymm10, ymm8, ymm12, 32
    vperm2i128 ymm12, ymm8, ymm12, 49
    vmovdqu ymmword ptr [rsp + 224], ymm10
    vmovdqu ymmword ptr [rsp + 480], ymm12
    vperm2i128 ymm8, ymm3, ymm9, 32
    vperm2i128 ymm9, ymm3, ymm9, 49
    vmovdqu ymmword ptr [rsp + 288], ymm8
    vmovdqu ymmword ptr [rsp + 544], ymm9
    vperm2i128 ymm3, ymm7, ymm15, 32
    vperm2i128 ymm15, ymm7, ymm15, 49
    vmovdqu ymmword ptr [rsp + 352], ymm3
    vmovdqu ymmword ptr [rsp + 608], ymm15
    lea r10, qword ptr [rsp + 128]
    test rdx, 256
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
    add r10, 256
    add rdi, 256
    add rsi, 256
7:
    test rdx, 128
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
    add r10, 128
    add rdi, 128
    add rsi, 128
8:
    test rdx, 64
    je 9f
    vmovdqu ymm0, ymmword ptr [r10]
    vpxor ymm0, ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 32]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm0
    add r10, 64
    add rdi, 64
    add rsi, 64
9:
    test rdx, 32
    je 12f
    vmovdqu ymm0, ymmword ptr [r10]
    vpxor ymm0, ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm0
    add r10, 32
    add rdi, 32
    add rsi, 32
12:
    test rdx, 16
    je 13f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    add r10, 16
    add rdi, 16
    add rsi, 16
13:
    test rdx, 8
    je 14f
    mov rax, qword ptr [r10]
    xor rax, qword ptr [rsi]
    mov qword ptr [rdi], rax
    add r10, 8
    add rdi, 8
    add rsi, 8
14:
    test rdx, 4
    je 15f
    mov eax, dword ptr [r10]
    xor eax, dword ptr [rsi]
    mov dword ptr [rdi], eax
    add r10, 4
    add rdi, 4
    add rsi, 4
15:
    test rdx, 2
    je 16f
    movzx eax, word ptr [r10]
    movzx ecx, word ptr [rsi]
    xor eax, ecx
    mov word ptr [rdi], ax
    add r10, 2
    add rdi, 2
    add rsi, 2
16:
    test rdx, 1
    je 17f
    movzx eax, byte ptr [r10]
    movzx ecx, byte ptr [rsi]
    xor eax, ecx
    mov byte ptr [rdi], al
    add r10, 1
    add rdi, 1
    add rsi, 1
17:
    vpxor ymm0, ymm0, ymm0
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
    xor ecx, ecx
5:
    xor eax, eax
    xor r9d, r9d
    vpxor ymm0, ymm0, ymm0
    vmovdqu ymmword ptr [rsp], ymm0
    vmovdqu ymmword ptr [rsp + 32], ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm0
    vmovdqu ymmword ptr [rsp + 96], ymm0
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
