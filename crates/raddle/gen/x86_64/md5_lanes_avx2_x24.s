    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 2112
    .cfi_def_cfa_offset 2120
    and rsp, -32
    .cfi_def_cfa r11, 8
    vmovdqu ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rsp], ymm0
    vmovdqu ymm1, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rsp + 32], ymm1
    vmovdqu ymm2, ymmword ptr [rsi + 64]
    vmovdqu ymmword ptr [rsp + 64], ymm2
    vmovdqu ymm3, ymmword ptr [rsi + 96]
    vmovdqu ymmword ptr [rsp + 96], ymm3
    vmovdqu ymm4, ymmword ptr [rsi + 128]
    vmovdqu ymmword ptr [rsp + 128], ymm4
    vmovdqu ymm5, ymmword ptr [rsi + 160]
    vmovdqu ymmword ptr [rsp + 160], ymm5
    vmovdqu ymm0, ymmword ptr [rdi]
    vmovdqu ymmword ptr [rsp + 1728], ymm0
    vmovdqu ymm1, ymmword ptr [rdi + 32]
    vmovdqu ymmword ptr [rsp + 1760], ymm1
    vmovdqu ymm2, ymmword ptr [rdi + 64]
    vmovdqu ymmword ptr [rsp + 1792], ymm2
    vmovdqu ymm3, ymmword ptr [rdi + 96]
    vmovdqu ymmword ptr [rsp + 1824], ymm3
    vmovdqu ymm4, ymmword ptr [rdi + 128]
    vmovdqu ymmword ptr [rsp + 1856], ymm4
    vmovdqu ymm5, ymmword ptr [rdi + 160]
    vmovdqu ymmword ptr [rsp + 1888], ymm5
    vmovdqu ymm6, ymmword ptr [rdi + 192]
    vmovdqu ymmword ptr [rsp + 1920], ymm6
    vmovdqu ymm7, ymmword ptr [rdi + 224]
    vmovdqu ymmword ptr [rsp + 1952], ymm7
    vmovdqu ymm8, ymmword ptr [rdi + 256]
    vmovdqu ymmword ptr [rsp + 1984], ymm8
    vmovdqu ymm9, ymmword ptr [rdi + 288]
    vmovdqu ymmword ptr [rsp + 2016], ymm9
    vmovdqu ymm10, ymmword ptr [rdi + 320]
    vmovdqu ymmword ptr [rsp + 2048], ymm10
    vmovdqu ymm11, ymmword ptr [rdi + 352]
    vmovdqu ymmword ptr [rsp + 2080], ymm11
    cmp rdx, 64
    jb 3f
2:
    mov rax, qword ptr [rsp]
    vbroadcasti128 ymm0, xmmword ptr [rax]
    mov rax, qword ptr [rsp + 32]
    vinserti128 ymm0, ymm0, xmmword ptr [rax], 1
    mov rax, qword ptr [rsp + 8]
    vbroadcasti128 ymm1, xmmword ptr [rax]
    mov rax, qword ptr [rsp + 40]
    vinserti128 ymm1, ymm1, xmmword ptr [rax], 1
    mov rax, qword ptr [rsp + 16]
    vbroadcasti128 ymm2, xmmword ptr [rax]
    mov rax, qword ptr [rsp + 48]
    vinserti128 ymm2, ymm2, xmmword ptr [rax], 1
    mov rax, qword ptr [rsp + 24]
    vbroadcasti128 ymm3, xmmword ptr [rax]
    mov rax, qword ptr [rsp + 56]
    vinserti128 ymm3, ymm3, xmmword ptr [rax], 1
    vpunpckldq ymm4, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm4, ymm0
    vpunpckhqdq ymm0, ymm4, ymm0
    vpunpcklqdq ymm4, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vmovdqu ymmword ptr [rsp + 192], ymm2
    vmovdqu ymmword ptr [rsp + 224], ymm0
    vmovdqu ymmword ptr [rsp + 256], ymm4
    vmovdqu ymmword ptr [rsp + 288], ymm3
    mov rax, qword ptr [rsp]
    vbroadcasti128 ymm0, xmmword ptr [rax + 16]
    mov rax, qword ptr [rsp + 32]
    vinserti128 ymm0, ymm0, xmmword ptr [rax + 16], 1
    mov rax, qword ptr [rsp + 8]
    vbroadcasti128 ymm1, xmmword ptr [rax + 16]
    mov rax, qword ptr [rsp + 40]
    vinserti128 ymm1, ymm1, xmmword ptr [rax + 16], 1
    mov rax, qword ptr [rsp + 16]
    vbroadcasti128 ymm2, xmmword ptr [rax + 16]
    mov rax, qword ptr [rsp + 48]
    vinserti128 ymm2, ymm2, xmmword ptr [rax + 16], 1
    mov rax, qword ptr [rsp + 24]
    vbroadcasti128 ymm3, xmmword ptr [rax + 16]
    mov rax, qword ptr [rsp + 56]
    vinserti128 ymm3, ymm3, xmmword ptr [rax + 16], 1
    vpunpckldq ymm4, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm4, ymm0
    vpunpckhqdq ymm0, ymm4, ymm0
    vpunpcklqdq ymm4, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vmovdqu ymmword ptr [rsp + 320], ymm2
    vmovdqu ymmword ptr [rsp + 352], ymm0
    vmovdqu ymmword ptr [rsp + 384], ymm4
    vmovdqu ymmword ptr [rsp + 416], ymm3
    mov rax, qword ptr [rsp]
    vbroadcasti128 ymm0, xmmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 32]
    vinserti128 ymm0, ymm0, xmmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 8]
    vbroadcasti128 ymm1, xmmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 40]
    vinserti128 ymm1, ymm1, xmmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 16]
    vbroadcasti128 ymm2, xmmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 48]
    vinserti128 ymm2, ymm2, xmmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 24]
    vbroadcasti128 ymm3, xmmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 56]
    vinserti128 ymm3, ymm3, xmmword ptr [rax + 32], 1
    vpunpckldq ymm4, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm4, ymm0
    vpunpckhqdq ymm0, ymm4, ymm0
    vpunpcklqdq ymm4, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vmovdqu ymmword ptr [rsp + 448], ymm2
    vmovdqu ymmword ptr [rsp + 480], ymm0
    vmovdqu ymmword ptr [rsp + 512], ymm4
    vmovdqu ymmword ptr [rsp + 544], ymm3
    mov rax, qword ptr [rsp]
    vbroadcasti128 ymm0, xmmword ptr [rax + 48]
    mov rax, qword ptr [rsp + 32]
    vinserti128 ymm0, ymm0, xmmword ptr [rax + 48], 1
    mov rax, qword ptr [rsp + 8]
    vbroadcasti128 ymm1, xmmword ptr [rax + 48]
    mov rax, qword ptr [rsp + 40]
    vinserti128 ymm1, ymm1, xmmword ptr [rax + 48], 1
    mov rax, qword ptr [rsp + 16]
    vbroadcasti128 ymm2, xmmword ptr [rax + 48]
    mov rax, qword ptr [rsp + 48]
    vinserti128 ymm2, ymm2, xmmword ptr [rax + 48], 1
    mov rax, qword ptr [rsp + 24]
    vbroadcasti128 ymm3, xmmword ptr [rax + 48]
    mov rax, qword ptr [rsp + 56]
    vinserti128 ymm3, ymm3, xmmword ptr [rax + 48], 1
    vpunpckldq ymm4, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm4, ymm0
    vpunpckhqdq ymm0, ymm4, ymm0
    vpunpcklqdq ymm4, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vmovdqu ymmword ptr [rsp + 576], ymm2
    vmovdqu ymmword ptr [rsp + 608], ymm0
    vmovdqu ymmword ptr [rsp + 640], ymm4
    vmovdqu ymmword ptr [rsp + 672], ymm3
    mov rax, qword ptr [rsp + 64]
    vbroadcasti128 ymm0, xmmword ptr [rax]
    mov rax, qword ptr [rsp + 96]
    vinserti128 ymm0, ymm0, xmmword ptr [rax], 1
    mov rax, qword ptr [rsp + 72]
    vbroadcasti128 ymm1, xmmword ptr [rax]
    mov rax, qword ptr [rsp + 104]
    vinserti128 ymm1, ymm1, xmmword ptr [rax], 1
    mov rax, qword ptr [rsp + 80]
    vbroadcasti128 ymm2, xmmword ptr [rax]
    mov rax, qword ptr [rsp + 112]
    vinserti128 ymm2, ymm2, xmmword ptr [rax], 1
    mov rax, qword ptr [rsp + 88]
    vbroadcasti128 ymm3, xmmword ptr [rax]
    mov rax, qword ptr [rsp + 120]
    vinserti128 ymm3, ymm3, xmmword ptr [rax], 1
    vpunpckldq ymm4, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm4, ymm0
    vpunpckhqdq ymm0, ymm4, ymm0
    vpunpcklqdq ymm4, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vmovdqu ymmword ptr [rsp + 704], ymm2
    vmovdqu ymmword ptr [rsp + 736], ymm0
    vmovdqu ymmword ptr [rsp + 768], ymm4
    vmovdqu ymmword ptr [rsp + 800], ymm3
    mov rax, qword ptr [rsp + 64]
    vbroadcasti128 ymm0, xmmword ptr [rax + 16]
    mov rax, qword ptr [rsp + 96]
    vinserti128 ymm0, ymm0, xmmword ptr [rax + 16], 1
    mov rax, qword ptr [rsp + 72]
    vbroadcasti128 ymm1, xmmword ptr [rax + 16]
    mov rax, qword ptr [rsp + 104]
    vinserti128 ymm1, ymm1, xmmword ptr [rax + 16], 1
    mov rax, qword ptr [rsp + 80]
    vbroadcasti128 ymm2, xmmword ptr [rax + 16]
    mov rax, qword ptr [rsp + 112]
    vinserti128 ymm2, ymm2, xmmword ptr [rax + 16], 1
    mov rax, qword ptr [rsp + 88]
    vbroadcasti128 ymm3, xmmword ptr [rax + 16]
    mov rax, qword ptr [rsp + 120]
    vinserti128 ymm3, ymm3, xmmword ptr [rax + 16], 1
    vpunpckldq ymm4, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm4, ymm0
    vpunpckhqdq ymm0, ymm4, ymm0
    vpunpcklqdq ymm4, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vmovdqu ymmword ptr [rsp + 832], ymm2
    vmovdqu ymmword ptr [rsp + 864], ymm0
    vmovdqu ymmword ptr [rsp + 896], ymm4
    vmovdqu ymmword ptr [rsp + 928], ymm3
    mov rax, qword ptr [rsp + 64]
    vbroadcasti128 ymm0, xmmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 96]
    vinserti128 ymm0, ymm0, xmmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 72]
    vbroadcasti128 ymm1, xmmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 104]
    vinserti128 ymm1, ymm1, xmmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 80]
    vbroadcasti128 ymm2, xmmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 112]
    vinserti128 ymm2, ymm2, xmmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 88]
    vbroadcasti128 ymm3, xmmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 120]
    vinserti128 ymm3, ymm3, xmmword ptr [rax + 32], 1
    vpunpckldq ymm4, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm4, ymm0
    vpunpckhqdq ymm0, ymm4, ymm0
    vpunpcklqdq ymm4, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vmovdqu ymmword ptr [rsp + 960], ymm2
    vmovdqu ymmword ptr [rsp + 992], ymm0
    vmovdqu ymmword ptr [rsp + 1024], ymm4
    vmovdqu ymmword ptr [rsp + 1056], ymm3
    mov rax, qword ptr [rsp + 64]
    vbroadcasti128 ymm0, xmmword ptr [rax + 48]
    mov rax, qword ptr [rsp + 96]
    vinserti128 ymm0, ymm0, xmmword ptr [rax + 48], 1
    mov rax, qword ptr [rsp + 72]
    vbroadcasti128 ymm1, xmmword ptr [rax + 48]
    mov rax, qword ptr [rsp + 104]
    vinserti128 ymm1, ymm1, xmmword ptr [rax + 48], 1
    mov rax, qword ptr [rsp + 80]
    vbroadcasti128 ymm2, xmmword ptr [rax + 48]
    mov rax, qword ptr [rsp + 112]
    vinserti128 ymm2, ymm2, xmmword ptr [rax + 48], 1
    mov rax, qword ptr [rsp + 88]
    vbroadcasti128 ymm3, xmmword ptr [rax + 48]
    mov rax, qword ptr [rsp + 120]
    vinserti128 ymm3, ymm3, xmmword ptr [rax + 48], 1
    vpunpckldq ymm4, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm4, ymm0
    vpunpckhqdq ymm0, ymm4, ymm0
    vpunpcklqdq ymm4, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vmovdqu ymmword ptr [rsp + 1088], ymm2
    vmovdqu ymmword ptr [rsp + 1120], ymm0
    vmovdqu ymmword ptr [rsp + 1152], ymm4
    vmovdqu ymmword ptr [rsp + 1184], ymm3
    mov rax, qword ptr [rsp + 128]
    vbroadcasti128 ymm0, xmmword ptr [rax]
    mov rax, qword ptr [rsp + 160]
    vinserti128 ymm0, ymm0, xmmword ptr [rax], 1
    mov rax, qword ptr [rsp + 136]
    vbroadcasti128 ymm1, xmmword ptr [rax]
    mov rax, qword ptr [rsp + 168]
    vinserti128 ymm1, ymm1, xmmword ptr [rax], 1
    mov rax, qword ptr [rsp + 144]
    vbroadcasti128 ymm2, xmmword ptr [rax]
    mov rax, qword ptr [rsp + 176]
    vinserti128 ymm2, ymm2, xmmword ptr [rax], 1
    mov rax, qword ptr [rsp + 152]
    vbroadcasti128 ymm3, xmmword ptr [rax]
    mov rax, qword ptr [rsp + 184]
    vinserti128 ymm3, ymm3, xmmword ptr [rax], 1
    vpunpckldq ymm4, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm4, ymm0
    vpunpckhqdq ymm0, ymm4, ymm0
    vpunpcklqdq ymm4, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vmovdqu ymmword ptr [rsp + 1216], ymm2
    vmovdqu ymmword ptr [rsp + 1248], ymm0
    vmovdqu ymmword ptr [rsp + 1280], ymm4
    vmovdqu ymmword ptr [rsp + 1312], ymm3
    mov rax, qword ptr [rsp + 128]
    vbroadcasti128 ymm0, xmmword ptr [rax + 16]
    mov rax, qword ptr [rsp + 160]
    vinserti128 ymm0, ymm0, xmmword ptr [rax + 16], 1
    mov rax, qword ptr [rsp + 136]
    vbroadcasti128 ymm1, xmmword ptr [rax + 16]
    mov rax, qword ptr [rsp + 168]
    vinserti128 ymm1, ymm1, xmmword ptr [rax + 16], 1
    mov rax, qword ptr [rsp + 144]
    vbroadcasti128 ymm2, xmmword ptr [rax + 16]
    mov rax, qword ptr [rsp + 176]
    vinserti128 ymm2, ymm2, xmmword ptr [rax + 16], 1
    mov rax, qword ptr [rsp + 152]
    vbroadcasti128 ymm3, xmmword ptr [rax + 16]
    mov rax, qword ptr [rsp + 184]
    vinserti128 ymm3, ymm3, xmmword ptr [rax + 16], 1
    vpunpckldq ymm4, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm4, ymm0
    vpunpckhqdq ymm0, ymm4, ymm0
    vpunpcklqdq ymm4, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vmovdqu ymmword ptr [rsp + 1344], ymm2
    vmovdqu ymmword ptr [rsp + 1376], ymm0
    vmovdqu ymmword ptr [rsp + 1408], ymm4
    vmovdqu ymmword ptr [rsp + 1440], ymm3
    mov rax, qword ptr [rsp + 128]
    vbroadcasti128 ymm0, xmmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 160]
    vinserti128 ymm0, ymm0, xmmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 136]
    vbroadcasti128 ymm1, xmmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 168]
    vinserti128 ymm1, ymm1, xmmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 144]
    vbroadcasti128 ymm2, xmmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 176]
    vinserti128 ymm2, ymm2, xmmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 152]
    vbroadcasti128 ymm3, xmmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 184]
    vinserti128 ymm3, ymm3, xmmword ptr [rax + 32], 1
    vpunpckldq ymm4, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm4, ymm0
    vpunpckhqdq ymm0, ymm4, ymm0
    vpunpcklqdq ymm4, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vmovdqu ymmword ptr [rsp + 1472], ymm2
    vmovdqu ymmword ptr [rsp + 1504], ymm0
    vmovdqu ymmword ptr [rsp + 1536], ymm4
    vmovdqu ymmword ptr [rsp + 1568], ymm3
    mov rax, qword ptr [rsp + 128]
    vbroadcasti128 ymm0, xmmword ptr [rax + 48]
    mov rax, qword ptr [rsp + 160]
    vinserti128 ymm0, ymm0, xmmword ptr [rax + 48], 1
    mov rax, qword ptr [rsp + 136]
    vbroadcasti128 ymm1, xmmword ptr [rax + 48]
    mov rax, qword ptr [rsp + 168]
    vinserti128 ymm1, ymm1, xmmword ptr [rax + 48], 1
    mov rax, qword ptr [rsp + 144]
    vbroadcasti128 ymm2, xmmword ptr [rax + 48]
    mov rax, qword ptr [rsp + 176]
    vinserti128 ymm2, ymm2, xmmword ptr [rax + 48], 1
    mov rax, qword ptr [rsp + 152]
    vbroadcasti128 ymm3, xmmword ptr [rax + 48]
    mov rax, qword ptr [rsp + 184]
    vinserti128 ymm3, ymm3, xmmword ptr [rax + 48], 1
    vpunpckldq ymm4, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm4, ymm0
    vpunpckhqdq ymm0, ymm4, ymm0
    vpunpcklqdq ymm4, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vmovdqu ymmword ptr [rsp + 1600], ymm2
    vmovdqu ymmword ptr [rsp + 1632], ymm0
    vmovdqu ymmword ptr [rsp + 1664], ymm4
    vmovdqu ymmword ptr [rsp + 1696], ymm3
    vpbroadcastd ymm15, dword ptr [rcx + 264]
    vmovdqu ymm0, ymmword ptr [rsp + 1728]
    vmovdqu ymm1, ymmword ptr [rsp + 1824]
    vmovdqu ymm2, ymmword ptr [rsp + 1920]
    vmovdqu ymm3, ymmword ptr [rsp + 2016]
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 192]
    vpbroadcastd ymm4, dword ptr [rcx + 8]
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm4, ymm2, ymm3
    vpand ymm4, ymm4, ymm1
    vpxor ymm4, ymm4, ymm3
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 7
    vpsrld ymm0, ymm0, 25
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 224]
    vpbroadcastd ymm4, dword ptr [rcx + 12]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm4, ymm1, ymm2
    vpand ymm4, ymm4, ymm0
    vpxor ymm4, ymm4, ymm2
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 12
    vpsrld ymm3, ymm3, 20
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 256]
    vpbroadcastd ymm4, dword ptr [rcx + 16]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm0, ymm1
    vpand ymm4, ymm4, ymm3
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 17
    vpsrld ymm2, ymm2, 15
    vpor ymm2, ymm2, ymm4
    vmovdqu ymm5, ymmword ptr [rsp + 1760]
    vmovdqu ymm6, ymmword ptr [rsp + 1856]
    vmovdqu ymm7, ymmword ptr [rsp + 1952]
    vmovdqu ymm8, ymmword ptr [rsp + 2048]
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 704]
    vpbroadcastd ymm9, dword ptr [rcx + 8]
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm9, ymm7, ymm8
    vpand ymm9, ymm9, ymm6
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm9, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 736]
    vpbroadcastd ymm9, dword ptr [rcx + 12]
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm9, ymm6, ymm7
    vpand ymm9, ymm9, ymm5
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm9, ymm8, 12
    vpsrld ymm8, ymm8, 20
    vpor ymm8, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 768]
    vpbroadcastd ymm9, dword ptr [rcx + 16]
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm9, ymm5, ymm6
    vpand ymm9, ymm9, ymm8
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm9, ymm7, 17
    vpsrld ymm7, ymm7, 15
    vpor ymm7, ymm7, ymm9
    vmovdqu ymm10, ymmword ptr [rsp + 1792]
    vmovdqu ymm11, ymmword ptr [rsp + 1888]
    vmovdqu ymm12, ymmword ptr [rsp + 1984]
    vmovdqu ymm13, ymmword ptr [rsp + 2080]
    vpaddd ymm10, ymm10, ymmword ptr [rsp + 1216]
    vpbroadcastd ymm14, dword ptr [rcx + 8]
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm14, ymm12, ymm13
    vpand ymm14, ymm14, ymm11
    vpxor ymm14, ymm14, ymm13
    vpaddd ymm10, ymm10, ymm14
    vpslld ymm14, ymm10, 7
    vpsrld ymm10, ymm10, 25
    vpor ymm10, ymm10, ymm14
    vpaddd ymm10, ymm10, ymm11
    vpaddd ymm13, ymm13, ymmword ptr [rsp + 1248]
    vpbroadcastd ymm14, dword ptr [rcx + 12]
    vpaddd ymm13, ymm13, ymm14
    vpxor ymm14, ymm11, ymm12
    vpand ymm14, ymm14, ymm10
    vpxor ymm14, ymm14, ymm12
    vpaddd ymm13, ymm13, ymm14
    vpslld ymm14, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm14
    vpaddd ymm13, ymm13, ymm10
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 1280]
    vpbroadcastd ymm14, dword ptr [rcx + 16]
    vpaddd ymm12, ymm12, ymm14
    vpxor ymm14, ymm10, ymm11
    vpand ymm14, ymm14, ymm13
    vpxor ymm14, ymm14, ymm11
    vpaddd ymm12, ymm12, ymm14
    vpslld ymm14, ymm12, 17
    vpsrld ymm12, ymm12, 15
    vpor ymm12, ymm12, ymm14
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 288]
    vpbroadcastd ymm4, dword ptr [rcx + 20]
    vpaddd ymm1, ymm1, ymm4
    vpxor ymm4, ymm3, ymm0
    vpand ymm4, ymm4, ymm2
    vpxor ymm4, ymm4, ymm0
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 22
    vpsrld ymm1, ymm1, 10
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 320]
    vpbroadcastd ymm4, dword ptr [rcx + 24]
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm4, ymm2, ymm3
    vpand ymm4, ymm4, ymm1
    vpxor ymm4, ymm4, ymm3
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 7
    vpsrld ymm0, ymm0, 25
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 352]
    vpbroadcastd ymm4, dword ptr [rcx + 28]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm4, ymm1, ymm2
    vpand ymm4, ymm4, ymm0
    vpxor ymm4, ymm4, ymm2
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 12
    vpsrld ymm3, ymm3, 20
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 384]
    vpbroadcastd ymm4, dword ptr [rcx + 32]
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 800]
    vpbroadcastd ymm9, dword ptr [rcx + 20]
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm9, ymm8, ymm5
    vpand ymm9, ymm9, ymm7
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm9, ymm6, 22
    vpsrld ymm6, ymm6, 10
    vpor ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 832]
    vpbroadcastd ymm9, dword ptr [rcx + 24]
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm9, ymm7, ymm8
    vpand ymm9, ymm9, ymm6
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm9, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 864]
    vpbroadcastd ymm9, dword ptr [rcx + 28]
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm9, ymm6, ymm7
    vpand ymm9, ymm9, ymm5
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm9, ymm8, 12
    vpsrld ymm8, ymm8, 20
    vpor ymm8, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 896]
    vpbroadcastd ymm9, dword ptr [rcx + 32]
    vpaddd ymm12, ymm12, ymm13
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 1312]
    vpbroadcastd ymm14, dword ptr [rcx + 20]
    vpaddd ymm11, ymm11, ymm14
    vpxor ymm14, ymm13, ymm10
    vpand ymm14, ymm14, ymm12
    vpxor ymm14, ymm14, ymm10
    vpaddd ymm11, ymm11, ymm14
    vpslld ymm14, ymm11, 22
    vpsrld ymm11, ymm11, 10
    vpor ymm11, ymm11, ymm14
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm10, ymm10, ymmword ptr [rsp + 1344]
    vpbroadcastd ymm14, dword ptr [rcx + 24]
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm14, ymm12, ymm13
    vpand ymm14, ymm14, ymm11
    vpxor ymm14, ymm14, ymm13
    vpaddd ymm10, ymm10, ymm14
    vpslld ymm14, ymm10, 7
    vpsrld ymm10, ymm10, 25
    vpor ymm10, ymm10, ymm14
    vpaddd ymm10, ymm10, ymm11
    vpaddd ymm13, ymm13, ymmword ptr [rsp + 1376]
    vpbroadcastd ymm14, dword ptr [rcx + 28]
    vpaddd ymm13, ymm13, ymm14
    vpxor ymm14, ymm11, ymm12
    vpand ymm14, ymm14, ymm10
    vpxor ymm14, ymm14, ymm12
    vpaddd ymm13, ymm13, ymm14
    vpslld ymm14, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm14
    vpaddd ymm13, ymm13, ymm10
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 1408]
    vpbroadcastd ymm14, dword ptr [rcx + 32]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm0, ymm1
    vpand ymm4, ymm4, ymm3
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 17
    vpsrld ymm2, ymm2, 15
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 416]
    vpbroadcastd ymm4, dword ptr [rcx + 36]
    vpaddd ymm1, ymm1, ymm4
    vpxor ymm4, ymm3, ymm0
    vpand ymm4, ymm4, ymm2
    vpxor ymm4, ymm4, ymm0
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 22
    vpsrld ymm1, ymm1, 10
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 448]
    vpbroadcastd ymm4, dword ptr [rcx + 40]
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm4, ymm2, ymm3
    vpand ymm4, ymm4, ymm1
    vpxor ymm4, ymm4, ymm3
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 7
    vpsrld ymm0, ymm0, 25
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 480]
    vpbroadcastd ymm4, dword ptr [rcx + 44]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm4, ymm1, ymm2
    vpand ymm4, ymm4, ymm0
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm9, ymm5, ymm6
    vpand ymm9, ymm9, ymm8
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm9, ymm7, 17
    vpsrld ymm7, ymm7, 15
    vpor ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 928]
    vpbroadcastd ymm9, dword ptr [rcx + 36]
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm9, ymm8, ymm5
    vpand ymm9, ymm9, ymm7
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm9, ymm6, 22
    vpsrld ymm6, ymm6, 10
    vpor ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 960]
    vpbroadcastd ymm9, dword ptr [rcx + 40]
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm9, ymm7, ymm8
    vpand ymm9, ymm9, ymm6
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm9, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 992]
    vpbroadcastd ymm9, dword ptr [rcx + 44]
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm9, ymm6, ymm7
    vpand ymm9, ymm9, ymm5
    vpaddd ymm12, ymm12, ymm14
    vpxor ymm14, ymm10, ymm11
    vpand ymm14, ymm14, ymm13
    vpxor ymm14, ymm14, ymm11
    vpaddd ymm12, ymm12, ymm14
    vpslld ymm14, ymm12, 17
    vpsrld ymm12, ymm12, 15
    vpor ymm12, ymm12, ymm14
    vpaddd ymm12, ymm12, ymm13
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 1440]
    vpbroadcastd ymm14, dword ptr [rcx + 36]
    vpaddd ymm11, ymm11, ymm14
    vpxor ymm14, ymm13, ymm10
    vpand ymm14, ymm14, ymm12
    vpxor ymm14, ymm14, ymm10
    vpaddd ymm11, ymm11, ymm14
    vpslld ymm14, ymm11, 22
    vpsrld ymm11, ymm11, 10
    vpor ymm11, ymm11, ymm14
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm10, ymm10, ymmword ptr [rsp + 1472]
    vpbroadcastd ymm14, dword ptr [rcx + 40]
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm14, ymm12, ymm13
    vpand ymm14, ymm14, ymm11
    vpxor ymm14, ymm14, ymm13
    vpaddd ymm10, ymm10, ymm14
    vpslld ymm14, ymm10, 7
    vpsrld ymm10, ymm10, 25
    vpor ymm10, ymm10, ymm14
    vpaddd ymm10, ymm10, ymm11
    vpaddd ymm13, ymm13, ymmword ptr [rsp + 1504]
    vpbroadcastd ymm14, dword ptr [rcx + 44]
    vpaddd ymm13, ymm13, ymm14
    vpxor ymm14, ymm11, ymm12
    vpand ymm14, ymm14, ymm10
    vpxor ymm4, ymm4, ymm2
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 12
    vpsrld ymm3, ymm3, 20
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 512]
    vpbroadcastd ymm4, dword ptr [rcx + 48]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm0, ymm1
    vpand ymm4, ymm4, ymm3
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 17
    vpsrld ymm2, ymm2, 15
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 544]
    vpbroadcastd ymm4, dword ptr [rcx + 52]
    vpaddd ymm1, ymm1, ymm4
    vpxor ymm4, ymm3, ymm0
    vpand ymm4, ymm4, ymm2
    vpxor ymm4, ymm4, ymm0
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 22
    vpsrld ymm1, ymm1, 10
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 576]
    vpbroadcastd ymm4, dword ptr [rcx + 56]
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm4, ymm2, ymm3
    vpand ymm4, ymm4, ymm1
    vpxor ymm4, ymm4, ymm3
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 7
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm9, ymm8, 12
    vpsrld ymm8, ymm8, 20
    vpor ymm8, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 1024]
    vpbroadcastd ymm9, dword ptr [rcx + 48]
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm9, ymm5, ymm6
    vpand ymm9, ymm9, ymm8
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm9, ymm7, 17
    vpsrld ymm7, ymm7, 15
    vpor ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 1056]
    vpbroadcastd ymm9, dword ptr [rcx + 52]
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm9, ymm8, ymm5
    vpand ymm9, ymm9, ymm7
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm9, ymm6, 22
    vpsrld ymm6, ymm6, 10
    vpor ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 1088]
    vpbroadcastd ymm9, dword ptr [rcx + 56]
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm9, ymm7, ymm8
    vpand ymm9, ymm9, ymm6
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm9, ymm5, 7
    vpxor ymm14, ymm14, ymm12
    vpaddd ymm13, ymm13, ymm14
    vpslld ymm14, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm14
    vpaddd ymm13, ymm13, ymm10
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 1536]
    vpbroadcastd ymm14, dword ptr [rcx + 48]
    vpaddd ymm12, ymm12, ymm14
    vpxor ymm14, ymm10, ymm11
    vpand ymm14, ymm14, ymm13
    vpxor ymm14, ymm14, ymm11
    vpaddd ymm12, ymm12, ymm14
    vpslld ymm14, ymm12, 17
    vpsrld ymm12, ymm12, 15
    vpor ymm12, ymm12, ymm14
    vpaddd ymm12, ymm12, ymm13
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 1568]
    vpbroadcastd ymm14, dword ptr [rcx + 52]
    vpaddd ymm11, ymm11, ymm14
    vpxor ymm14, ymm13, ymm10
    vpand ymm14, ymm14, ymm12
    vpxor ymm14, ymm14, ymm10
    vpaddd ymm11, ymm11, ymm14
    vpslld ymm14, ymm11, 22
    vpsrld ymm11, ymm11, 10
    vpor ymm11, ymm11, ymm14
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm10, ymm10, ymmword ptr [rsp + 1600]
    vpbroadcastd ymm14, dword ptr [rcx + 56]
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm14, ymm12, ymm13
    vpand ymm14, ymm14, ymm11
    vpxor ymm14, ymm14, ymm13
    vpaddd ymm10, ymm10, ymm14
    vpslld ymm14, ymm10, 7
    vpsrld ymm0, ymm0, 25
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 608]
    vpbroadcastd ymm4, dword ptr [rcx + 60]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm4, ymm1, ymm2
    vpand ymm4, ymm4, ymm0
    vpxor ymm4, ymm4, ymm2
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 12
    vpsrld ymm3, ymm3, 20
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 640]
    vpbroadcastd ymm4, dword ptr [rcx + 64]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm0, ymm1
    vpand ymm4, ymm4, ymm3
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 17
    vpsrld ymm2, ymm2, 15
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 672]
    vpbroadcastd ymm4, dword ptr [rcx + 68]
    vpaddd ymm1, ymm1, ymm4
    vpxor ymm4, ymm3, ymm0
    vpand ymm4, ymm4, ymm2
    vpxor ymm4, ymm4, ymm0
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 22
    vpsrld ymm1, ymm1, 10
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 1120]
    vpbroadcastd ymm9, dword ptr [rcx + 60]
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm9, ymm6, ymm7
    vpand ymm9, ymm9, ymm5
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm9, ymm8, 12
    vpsrld ymm8, ymm8, 20
    vpor ymm8, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 1152]
    vpbroadcastd ymm9, dword ptr [rcx + 64]
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm9, ymm5, ymm6
    vpand ymm9, ymm9, ymm8
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm9, ymm7, 17
    vpsrld ymm7, ymm7, 15
    vpor ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 1184]
    vpbroadcastd ymm9, dword ptr [rcx + 68]
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm9, ymm8, ymm5
    vpand ymm9, ymm9, ymm7
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm9, ymm6, 22
    vpsrld ymm6, ymm6, 10
    vpor ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm7
    vpsrld ymm10, ymm10, 25
    vpor ymm10, ymm10, ymm14
    vpaddd ymm10, ymm10, ymm11
    vpaddd ymm13, ymm13, ymmword ptr [rsp + 1632]
    vpbroadcastd ymm14, dword ptr [rcx + 60]
    vpaddd ymm13, ymm13, ymm14
    vpxor ymm14, ymm11, ymm12
    vpand ymm14, ymm14, ymm10
    vpxor ymm14, ymm14, ymm12
    vpaddd ymm13, ymm13, ymm14
    vpslld ymm14, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm14
    vpaddd ymm13, ymm13, ymm10
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 1664]
    vpbroadcastd ymm14, dword ptr [rcx + 64]
    vpaddd ymm12, ymm12, ymm14
    vpxor ymm14, ymm10, ymm11
    vpand ymm14, ymm14, ymm13
    vpxor ymm14, ymm14, ymm11
    vpaddd ymm12, ymm12, ymm14
    vpslld ymm14, ymm12, 17
    vpsrld ymm12, ymm12, 15
    vpor ymm12, ymm12, ymm14
    vpaddd ymm12, ymm12, ymm13
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 1696]
    vpbroadcastd ymm14, dword ptr [rcx + 68]
    vpaddd ymm11, ymm11, ymm14
    vpxor ymm14, ymm13, ymm10
    vpand ymm14, ymm14, ymm12
    vpxor ymm14, ymm14, ymm10
    vpaddd ymm11, ymm11, ymm14
    vpslld ymm14, ymm11, 22
    vpsrld ymm11, ymm11, 10
    vpor ymm11, ymm11, ymm14
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 224]
    vpbroadcastd ymm4, dword ptr [rcx + 72]
    vpaddd ymm0, ymm0, ymm4
    vpandn ymm4, ymm3, ymm2
    vpaddd ymm0, ymm0, ymm4
    vpand ymm4, ymm1, ymm3
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 5
    vpsrld ymm0, ymm0, 27
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 384]
    vpbroadcastd ymm4, dword ptr [rcx + 76]
    vpaddd ymm3, ymm3, ymm4
    vpandn ymm4, ymm2, ymm1
    vpaddd ymm3, ymm3, ymm4
    vpand ymm4, ymm0, ymm2
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 9
    vpsrld ymm3, ymm3, 23
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 544]
    vpbroadcastd ymm4, dword ptr [rcx + 80]
    vpaddd ymm2, ymm2, ymm4
    vpandn ymm4, ymm1, ymm0
    vpaddd ymm2, ymm2, ymm4
    vpand ymm4, ymm3, ymm1
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 14
    vpsrld ymm2, ymm2, 18
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 192]
    vpbroadcastd ymm4, dword ptr [rcx + 84]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 736]
    vpbroadcastd ymm9, dword ptr [rcx + 72]
    vpaddd ymm5, ymm5, ymm9
    vpandn ymm9, ymm8, ymm7
    vpaddd ymm5, ymm5, ymm9
    vpand ymm9, ymm6, ymm8
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm9, ymm5, 5
    vpsrld ymm5, ymm5, 27
    vpor ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 896]
    vpbroadcastd ymm9, dword ptr [rcx + 76]
    vpaddd ymm8, ymm8, ymm9
    vpandn ymm9, ymm7, ymm6
    vpaddd ymm8, ymm8, ymm9
    vpand ymm9, ymm5, ymm7
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm9, ymm8, 9
    vpsrld ymm8, ymm8, 23
    vpor ymm8, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 1056]
    vpbroadcastd ymm9, dword ptr [rcx + 80]
    vpaddd ymm7, ymm7, ymm9
    vpandn ymm9, ymm6, ymm5
    vpaddd ymm7, ymm7, ymm9
    vpand ymm9, ymm8, ymm6
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm9, ymm7, 14
    vpsrld ymm7, ymm7, 18
    vpor ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 704]
    vpbroadcastd ymm9, dword ptr [rcx + 84]
    vpaddd ymm6, ymm6, ymm9
    vpaddd ymm10, ymm10, ymmword ptr [rsp + 1248]
    vpbroadcastd ymm14, dword ptr [rcx + 72]
    vpaddd ymm10, ymm10, ymm14
    vpandn ymm14, ymm13, ymm12
    vpaddd ymm10, ymm10, ymm14
    vpand ymm14, ymm11, ymm13
    vpaddd ymm10, ymm10, ymm14
    vpslld ymm14, ymm10, 5
    vpsrld ymm10, ymm10, 27
    vpor ymm10, ymm10, ymm14
    vpaddd ymm10, ymm10, ymm11
    vpaddd ymm13, ymm13, ymmword ptr [rsp + 1408]
    vpbroadcastd ymm14, dword ptr [rcx + 76]
    vpaddd ymm13, ymm13, ymm14
    vpandn ymm14, ymm12, ymm11
    vpaddd ymm13, ymm13, ymm14
    vpand ymm14, ymm10, ymm12
    vpaddd ymm13, ymm13, ymm14
    vpslld ymm14, ymm13, 9
    vpsrld ymm13, ymm13, 23
    vpor ymm13, ymm13, ymm14
    vpaddd ymm13, ymm13, ymm10
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 1568]
    vpbroadcastd ymm14, dword ptr [rcx + 80]
    vpaddd ymm12, ymm12, ymm14
    vpandn ymm14, ymm11, ymm10
    vpaddd ymm12, ymm12, ymm14
    vpand ymm14, ymm13, ymm11
    vpaddd ymm12, ymm12, ymm14
    vpslld ymm14, ymm12, 14
    vpsrld ymm12, ymm12, 18
    vpor ymm12, ymm12, ymm14
    vpaddd ymm12, ymm12, ymm13
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 1216]
    vpbroadcastd ymm14, dword ptr [rcx + 84]
    vpaddd ymm11, ymm11, ymm14
    vpandn ymm4, ymm0, ymm3
    vpaddd ymm1, ymm1, ymm4
    vpand ymm4, ymm2, ymm0
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 20
    vpsrld ymm1, ymm1, 12
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 352]
    vpbroadcastd ymm4, dword ptr [rcx + 88]
    vpaddd ymm0, ymm0, ymm4
    vpandn ymm4, ymm3, ymm2
    vpaddd ymm0, ymm0, ymm4
    vpand ymm4, ymm1, ymm3
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 5
    vpsrld ymm0, ymm0, 27
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 512]
    vpbroadcastd ymm4, dword ptr [rcx + 92]
    vpaddd ymm3, ymm3, ymm4
    vpandn ymm4, ymm2, ymm1
    vpaddd ymm3, ymm3, ymm4
    vpand ymm4, ymm0, ymm2
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 9
    vpsrld ymm3, ymm3, 23
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 672]
    vpbroadcastd ymm4, dword ptr [rcx + 96]
    vpaddd ymm2, ymm2, ymm4
    vpandn ymm4, ymm1, ymm0
    vpaddd ymm2, ymm2, ymm4
    vpand ymm4, ymm3, ymm1
    vpandn ymm9, ymm5, ymm8
    vpaddd ymm6, ymm6, ymm9
    vpand ymm9, ymm7, ymm5
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm9, ymm6, 20
    vpsrld ymm6, ymm6, 12
    vpor ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 864]
    vpbroadcastd ymm9, dword ptr [rcx + 88]
    vpaddd ymm5, ymm5, ymm9
    vpandn ymm9, ymm8, ymm7
    vpaddd ymm5, ymm5, ymm9
    vpand ymm9, ymm6, ymm8
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm9, ymm5, 5
    vpsrld ymm5, ymm5, 27
    vpor ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 1024]
    vpbroadcastd ymm9, dword ptr [rcx + 92]
    vpaddd ymm8, ymm8, ymm9
    vpandn ymm9, ymm7, ymm6
    vpaddd ymm8, ymm8, ymm9
    vpand ymm9, ymm5, ymm7
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm9, ymm8, 9
    vpsrld ymm8, ymm8, 23
    vpor ymm8, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 1184]
    vpbroadcastd ymm9, dword ptr [rcx + 96]
    vpaddd ymm7, ymm7, ymm9
    vpandn ymm9, ymm6, ymm5
    vpaddd ymm7, ymm7, ymm9
    vpand ymm9, ymm8, ymm6
    vpandn ymm14, ymm10, ymm13
    vpaddd ymm11, ymm11, ymm14
    vpand ymm14, ymm12, ymm10
    vpaddd ymm11, ymm11, ymm14
    vpslld ymm14, ymm11, 20
    vpsrld ymm11, ymm11, 12
    vpor ymm11, ymm11, ymm14
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm10, ymm10, ymmword ptr [rsp + 1376]
    vpbroadcastd ymm14, dword ptr [rcx + 88]
    vpaddd ymm10, ymm10, ymm14
    vpandn ymm14, ymm13, ymm12
    vpaddd ymm10, ymm10, ymm14
    vpand ymm14, ymm11, ymm13
    vpaddd ymm10, ymm10, ymm14
    vpslld ymm14, ymm10, 5
    vpsrld ymm10, ymm10, 27
    vpor ymm10, ymm10, ymm14
    vpaddd ymm10, ymm10, ymm11
    vpaddd ymm13, ymm13, ymmword ptr [rsp + 1536]
    vpbroadcastd ymm14, dword ptr [rcx + 92]
    vpaddd ymm13, ymm13, ymm14
    vpandn ymm14, ymm12, ymm11
    vpaddd ymm13, ymm13, ymm14
    vpand ymm14, ymm10, ymm12
    vpaddd ymm13, ymm13, ymm14
    vpslld ymm14, ymm13, 9
    vpsrld ymm13, ymm13, 23
    vpor ymm13, ymm13, ymm14
    vpaddd ymm13, ymm13, ymm10
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 1696]
    vpbroadcastd ymm14, dword ptr [rcx + 96]
    vpaddd ymm12, ymm12, ymm14
    vpandn ymm14, ymm11, ymm10
    vpaddd ymm12, ymm12, ymm14
    vpand ymm14, ymm13, ymm11
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 14
    vpsrld ymm2, ymm2, 18
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 320]
    vpbroadcastd ymm4, dword ptr [rcx + 100]
    vpaddd ymm1, ymm1, ymm4
    vpandn ymm4, ymm0, ymm3
    vpaddd ymm1, ymm1, ymm4
    vpand ymm4, ymm2, ymm0
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 20
    vpsrld ymm1, ymm1, 12
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 480]
    vpbroadcastd ymm4, dword ptr [rcx + 104]
    vpaddd ymm0, ymm0, ymm4
    vpandn ymm4, ymm3, ymm2
    vpaddd ymm0, ymm0, ymm4
    vpand ymm4, ymm1, ymm3
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 5
    vpsrld ymm0, ymm0, 27
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 640]
    vpbroadcastd ymm4, dword ptr [rcx + 108]
    vpaddd ymm3, ymm3, ymm4
    vpandn ymm4, ymm2, ymm1
    vpaddd ymm3, ymm3, ymm4
    vpand ymm4, ymm0, ymm2
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 9
    vpsrld ymm3, ymm3, 23
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm9, ymm7, 14
    vpsrld ymm7, ymm7, 18
    vpor ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 832]
    vpbroadcastd ymm9, dword ptr [rcx + 100]
    vpaddd ymm6, ymm6, ymm9
    vpandn ymm9, ymm5, ymm8
    vpaddd ymm6, ymm6, ymm9
    vpand ymm9, ymm7, ymm5
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm9, ymm6, 20
    vpsrld ymm6, ymm6, 12
    vpor ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 992]
    vpbroadcastd ymm9, dword ptr [rcx + 104]
    vpaddd ymm5, ymm5, ymm9
    vpandn ymm9, ymm8, ymm7
    vpaddd ymm5, ymm5, ymm9
    vpand ymm9, ymm6, ymm8
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm9, ymm5, 5
    vpsrld ymm5, ymm5, 27
    vpor ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 1152]
    vpbroadcastd ymm9, dword ptr [rcx + 108]
    vpaddd ymm8, ymm8, ymm9
    vpandn ymm9, ymm7, ymm6
    vpaddd ymm8, ymm8, ymm9
    vpand ymm9, ymm5, ymm7
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm9, ymm8, 9
    vpsrld ymm8, ymm8, 23
    vpaddd ymm12, ymm12, ymm14
    vpslld ymm14, ymm12, 14
    vpsrld ymm12, ymm12, 18
    vpor ymm12, ymm12, ymm14
    vpaddd ymm12, ymm12, ymm13
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 1344]
    vpbroadcastd ymm14, dword ptr [rcx + 100]
    vpaddd ymm11, ymm11, ymm14
    vpandn ymm14, ymm10, ymm13
    vpaddd ymm11, ymm11, ymm14
    vpand ymm14, ymm12, ymm10
    vpaddd ymm11, ymm11, ymm14
    vpslld ymm14, ymm11, 20
    vpsrld ymm11, ymm11, 12
    vpor ymm11, ymm11, ymm14
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm10, ymm10, ymmword ptr [rsp + 1504]
    vpbroadcastd ymm14, dword ptr [rcx + 104]
    vpaddd ymm10, ymm10, ymm14
    vpandn ymm14, ymm13, ymm12
    vpaddd ymm10, ymm10, ymm14
    vpand ymm14, ymm11, ymm13
    vpaddd ymm10, ymm10, ymm14
    vpslld ymm14, ymm10, 5
    vpsrld ymm10, ymm10, 27
    vpor ymm10, ymm10, ymm14
    vpaddd ymm10, ymm10, ymm11
    vpaddd ymm13, ymm13, ymmword ptr [rsp + 1664]
    vpbroadcastd ymm14, dword ptr [rcx + 108]
    vpaddd ymm13, ymm13, ymm14
    vpandn ymm14, ymm12, ymm11
    vpaddd ymm13, ymm13, ymm14
    vpand ymm14, ymm10, ymm12
    vpaddd ymm13, ymm13, ymm14
    vpslld ymm14, ymm13, 9
    vpsrld ymm13, ymm13, 23
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 288]
    vpbroadcastd ymm4, dword ptr [rcx + 112]
    vpaddd ymm2, ymm2, ymm4
    vpandn ymm4, ymm1, ymm0
    vpaddd ymm2, ymm2, ymm4
    vpand ymm4, ymm3, ymm1
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 14
    vpsrld ymm2, ymm2, 18
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 448]
    vpbroadcastd ymm4, dword ptr [rcx + 116]
    vpaddd ymm1, ymm1, ymm4
    vpandn ymm4, ymm0, ymm3
    vpaddd ymm1, ymm1, ymm4
    vpand ymm4, ymm2, ymm0
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 20
    vpsrld ymm1, ymm1, 12
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 608]
    vpbroadcastd ymm4, dword ptr [rcx + 120]
    vpaddd ymm0, ymm0, ymm4
    vpandn ymm4, ymm3, ymm2
    vpaddd ymm0, ymm0, ymm4
    vpand ymm4, ymm1, ymm3
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 5
    vpsrld ymm0, ymm0, 27
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 256]
    vpor ymm8, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 800]
    vpbroadcastd ymm9, dword ptr [rcx + 112]
    vpaddd ymm7, ymm7, ymm9
    vpandn ymm9, ymm6, ymm5
    vpaddd ymm7, ymm7, ymm9
    vpand ymm9, ymm8, ymm6
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm9, ymm7, 14
    vpsrld ymm7, ymm7, 18
    vpor ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 960]
    vpbroadcastd ymm9, dword ptr [rcx + 116]
    vpaddd ymm6, ymm6, ymm9
    vpandn ymm9, ymm5, ymm8
    vpaddd ymm6, ymm6, ymm9
    vpand ymm9, ymm7, ymm5
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm9, ymm6, 20
    vpsrld ymm6, ymm6, 12
    vpor ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 1120]
    vpbroadcastd ymm9, dword ptr [rcx + 120]
    vpaddd ymm5, ymm5, ymm9
    vpandn ymm9, ymm8, ymm7
    vpaddd ymm5, ymm5, ymm9
    vpand ymm9, ymm6, ymm8
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm9, ymm5, 5
    vpsrld ymm5, ymm5, 27
    vpor ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 768]
    vpor ymm13, ymm13, ymm14
    vpaddd ymm13, ymm13, ymm10
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 1312]
    vpbroadcastd ymm14, dword ptr [rcx + 112]
    vpaddd ymm12, ymm12, ymm14
    vpandn ymm14, ymm11, ymm10
    vpaddd ymm12, ymm12, ymm14
    vpand ymm14, ymm13, ymm11
    vpaddd ymm12, ymm12, ymm14
    vpslld ymm14, ymm12, 14
    vpsrld ymm12, ymm12, 18
    vpor ymm12, ymm12, ymm14
    vpaddd ymm12, ymm12, ymm13
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 1472]
    vpbroadcastd ymm14, dword ptr [rcx + 116]
    vpaddd ymm11, ymm11, ymm14
    vpandn ymm14, ymm10, ymm13
    vpaddd ymm11, ymm11, ymm14
    vpand ymm14, ymm12, ymm10
    vpaddd ymm11, ymm11, ymm14
    vpslld ymm14, ymm11, 20
    vpsrld ymm11, ymm11, 12
    vpor ymm11, ymm11, ymm14
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm10, ymm10, ymmword ptr [rsp + 1632]
    vpbroadcastd ymm14, dword ptr [rcx + 120]
    vpaddd ymm10, ymm10, ymm14
    vpandn ymm14, ymm13, ymm12
    vpaddd ymm10, ymm10, ymm14
    vpand ymm14, ymm11, ymm13
    vpaddd ymm10, ymm10, ymm14
    vpslld ymm14, ymm10, 5
    vpsrld ymm10, ymm10, 27
    vpor ymm10, ymm10, ymm14
    vpaddd ymm10, ymm10, ymm11
    vpaddd ymm13, ymm13, ymmword ptr [rsp + 1280]
    vpbroadcastd ymm4, dword ptr [rcx + 124]
    vpaddd ymm3, ymm3, ymm4
    vpandn ymm4, ymm2, ymm1
    vpaddd ymm3, ymm3, ymm4
    vpand ymm4, ymm0, ymm2
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 9
    vpsrld ymm3, ymm3, 23
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 416]
    vpbroadcastd ymm4, dword ptr [rcx + 128]
    vpaddd ymm2, ymm2, ymm4
    vpandn ymm4, ymm1, ymm0
    vpaddd ymm2, ymm2, ymm4
    vpand ymm4, ymm3, ymm1
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 14
    vpsrld ymm2, ymm2, 18
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 576]
    vpbroadcastd ymm4, dword ptr [rcx + 132]
    vpaddd ymm1, ymm1, ymm4
    vpandn ymm4, ymm0, ymm3
    vpaddd ymm1, ymm1, ymm4
    vpand ymm4, ymm2, ymm0
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 20
    vpsrld ymm1, ymm1, 12
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 352]
    vpbroadcastd ymm4, dword ptr [rcx + 136]
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm4, ymm2, ymm3
    vpbroadcastd ymm9, dword ptr [rcx + 124]
    vpaddd ymm8, ymm8, ymm9
    vpandn ymm9, ymm7, ymm6
    vpaddd ymm8, ymm8, ymm9
    vpand ymm9, ymm5, ymm7
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm9, ymm8, 9
    vpsrld ymm8, ymm8, 23
    vpor ymm8, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 928]
    vpbroadcastd ymm9, dword ptr [rcx + 128]
    vpaddd ymm7, ymm7, ymm9
    vpandn ymm9, ymm6, ymm5
    vpaddd ymm7, ymm7, ymm9
    vpand ymm9, ymm8, ymm6
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm9, ymm7, 14
    vpsrld ymm7, ymm7, 18
    vpor ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 1088]
    vpbroadcastd ymm9, dword ptr [rcx + 132]
    vpaddd ymm6, ymm6, ymm9
    vpandn ymm9, ymm5, ymm8
    vpaddd ymm6, ymm6, ymm9
    vpand ymm9, ymm7, ymm5
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm9, ymm6, 20
    vpsrld ymm6, ymm6, 12
    vpor ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 864]
    vpbroadcastd ymm9, dword ptr [rcx + 136]
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm9, ymm7, ymm8
    vpbroadcastd ymm14, dword ptr [rcx + 124]
    vpaddd ymm13, ymm13, ymm14
    vpandn ymm14, ymm12, ymm11
    vpaddd ymm13, ymm13, ymm14
    vpand ymm14, ymm10, ymm12
    vpaddd ymm13, ymm13, ymm14
    vpslld ymm14, ymm13, 9
    vpsrld ymm13, ymm13, 23
    vpor ymm13, ymm13, ymm14
    vpaddd ymm13, ymm13, ymm10
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 1440]
    vpbroadcastd ymm14, dword ptr [rcx + 128]
    vpaddd ymm12, ymm12, ymm14
    vpandn ymm14, ymm11, ymm10
    vpaddd ymm12, ymm12, ymm14
    vpand ymm14, ymm13, ymm11
    vpaddd ymm12, ymm12, ymm14
    vpslld ymm14, ymm12, 14
    vpsrld ymm12, ymm12, 18
    vpor ymm12, ymm12, ymm14
    vpaddd ymm12, ymm12, ymm13
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 1600]
    vpbroadcastd ymm14, dword ptr [rcx + 132]
    vpaddd ymm11, ymm11, ymm14
    vpandn ymm14, ymm10, ymm13
    vpaddd ymm11, ymm11, ymm14
    vpand ymm14, ymm12, ymm10
    vpaddd ymm11, ymm11, ymm14
    vpslld ymm14, ymm11, 20
    vpsrld ymm11, ymm11, 12
    vpor ymm11, ymm11, ymm14
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm10, ymm10, ymmword ptr [rsp + 1376]
    vpbroadcastd ymm14, dword ptr [rcx + 136]
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm14, ymm12, ymm13
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 4
    vpsrld ymm0, ymm0, 28
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 448]
    vpbroadcastd ymm4, dword ptr [rcx + 140]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm4, ymm1, ymm2
    vpxor ymm4, ymm4, ymm0
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 11
    vpsrld ymm3, ymm3, 21
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 544]
    vpbroadcastd ymm4, dword ptr [rcx + 144]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm0, ymm1
    vpxor ymm4, ymm4, ymm3
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 16
    vpsrld ymm2, ymm2, 16
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 640]
    vpbroadcastd ymm4, dword ptr [rcx + 148]
    vpaddd ymm1, ymm1, ymm4
    vpxor ymm4, ymm3, ymm0
    vpxor ymm4, ymm4, ymm2
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 23
    vpsrld ymm1, ymm1, 9
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm9, ymm5, 4
    vpsrld ymm5, ymm5, 28
    vpor ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 960]
    vpbroadcastd ymm9, dword ptr [rcx + 140]
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm9, ymm6, ymm7
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm9, ymm8, 11
    vpsrld ymm8, ymm8, 21
    vpor ymm8, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 1056]
    vpbroadcastd ymm9, dword ptr [rcx + 144]
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm9, ymm5, ymm6
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm9, ymm7, 16
    vpsrld ymm7, ymm7, 16
    vpor ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 1152]
    vpbroadcastd ymm9, dword ptr [rcx + 148]
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm9, ymm8, ymm5
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm9, ymm6, 23
    vpsrld ymm6, ymm6, 9
    vpor ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm7
    vpxor ymm14, ymm14, ymm11
    vpaddd ymm10, ymm10, ymm14
    vpslld ymm14, ymm10, 4
    vpsrld ymm10, ymm10, 28
    vpor ymm10, ymm10, ymm14
    vpaddd ymm10, ymm10, ymm11
    vpaddd ymm13, ymm13, ymmword ptr [rsp + 1472]
    vpbroadcastd ymm14, dword ptr [rcx + 140]
    vpaddd ymm13, ymm13, ymm14
    vpxor ymm14, ymm11, ymm12
    vpxor ymm14, ymm14, ymm10
    vpaddd ymm13, ymm13, ymm14
    vpslld ymm14, ymm13, 11
    vpsrld ymm13, ymm13, 21
    vpor ymm13, ymm13, ymm14
    vpaddd ymm13, ymm13, ymm10
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 1568]
    vpbroadcastd ymm14, dword ptr [rcx + 144]
    vpaddd ymm12, ymm12, ymm14
    vpxor ymm14, ymm10, ymm11
    vpxor ymm14, ymm14, ymm13
    vpaddd ymm12, ymm12, ymm14
    vpslld ymm14, ymm12, 16
    vpsrld ymm12, ymm12, 16
    vpor ymm12, ymm12, ymm14
    vpaddd ymm12, ymm12, ymm13
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 1664]
    vpbroadcastd ymm14, dword ptr [rcx + 148]
    vpaddd ymm11, ymm11, ymm14
    vpxor ymm14, ymm13, ymm10
    vpxor ymm14, ymm14, ymm12
    vpaddd ymm11, ymm11, ymm14
    vpslld ymm14, ymm11, 23
    vpsrld ymm11, ymm11, 9
    vpor ymm11, ymm11, ymm14
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 224]
    vpbroadcastd ymm4, dword ptr [rcx + 152]
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm4, ymm2, ymm3
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 4
    vpsrld ymm0, ymm0, 28
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 320]
    vpbroadcastd ymm4, dword ptr [rcx + 156]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm4, ymm1, ymm2
    vpxor ymm4, ymm4, ymm0
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 11
    vpsrld ymm3, ymm3, 21
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 416]
    vpbroadcastd ymm4, dword ptr [rcx + 160]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm0, ymm1
    vpxor ymm4, ymm4, ymm3
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 16
    vpsrld ymm2, ymm2, 16
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 512]
    vpbroadcastd ymm4, dword ptr [rcx + 164]
    vpaddd ymm1, ymm1, ymm4
    vpxor ymm4, ymm3, ymm0
    vpxor ymm4, ymm4, ymm2
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 736]
    vpbroadcastd ymm9, dword ptr [rcx + 152]
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm9, ymm7, ymm8
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm9, ymm5, 4
    vpsrld ymm5, ymm5, 28
    vpor ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 832]
    vpbroadcastd ymm9, dword ptr [rcx + 156]
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm9, ymm6, ymm7
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm9, ymm8, 11
    vpsrld ymm8, ymm8, 21
    vpor ymm8, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 928]
    vpbroadcastd ymm9, dword ptr [rcx + 160]
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm9, ymm5, ymm6
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm9, ymm7, 16
    vpsrld ymm7, ymm7, 16
    vpor ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 1024]
    vpbroadcastd ymm9, dword ptr [rcx + 164]
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm9, ymm8, ymm5
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm6, ymm6, ymm9
    vpaddd ymm10, ymm10, ymmword ptr [rsp + 1248]
    vpbroadcastd ymm14, dword ptr [rcx + 152]
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm14, ymm12, ymm13
    vpxor ymm14, ymm14, ymm11
    vpaddd ymm10, ymm10, ymm14
    vpslld ymm14, ymm10, 4
    vpsrld ymm10, ymm10, 28
    vpor ymm10, ymm10, ymm14
    vpaddd ymm10, ymm10, ymm11
    vpaddd ymm13, ymm13, ymmword ptr [rsp + 1344]
    vpbroadcastd ymm14, dword ptr [rcx + 156]
    vpaddd ymm13, ymm13, ymm14
    vpxor ymm14, ymm11, ymm12
    vpxor ymm14, ymm14, ymm10
    vpaddd ymm13, ymm13, ymm14
    vpslld ymm14, ymm13, 11
    vpsrld ymm13, ymm13, 21
    vpor ymm13, ymm13, ymm14
    vpaddd ymm13, ymm13, ymm10
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 1440]
    vpbroadcastd ymm14, dword ptr [rcx + 160]
    vpaddd ymm12, ymm12, ymm14
    vpxor ymm14, ymm10, ymm11
    vpxor ymm14, ymm14, ymm13
    vpaddd ymm12, ymm12, ymm14
    vpslld ymm14, ymm12, 16
    vpsrld ymm12, ymm12, 16
    vpor ymm12, ymm12, ymm14
    vpaddd ymm12, ymm12, ymm13
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 1536]
    vpbroadcastd ymm14, dword ptr [rcx + 164]
    vpaddd ymm11, ymm11, ymm14
    vpxor ymm14, ymm13, ymm10
    vpxor ymm14, ymm14, ymm12
    vpaddd ymm11, ymm11, ymm14
    vpslld ymm4, ymm1, 23
    vpsrld ymm1, ymm1, 9
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 608]
    vpbroadcastd ymm4, dword ptr [rcx + 168]
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm4, ymm2, ymm3
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 4
    vpsrld ymm0, ymm0, 28
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 192]
    vpbroadcastd ymm4, dword ptr [rcx + 172]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm4, ymm1, ymm2
    vpxor ymm4, ymm4, ymm0
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 11
    vpsrld ymm3, ymm3, 21
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 288]
    vpbroadcastd ymm4, dword ptr [rcx + 176]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm0, ymm1
    vpxor ymm4, ymm4, ymm3
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 16
    vpsrld ymm2, ymm2, 16
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 384]
    vpbroadcastd ymm4, dword ptr [rcx + 180]
    vpslld ymm9, ymm6, 23
    vpsrld ymm6, ymm6, 9
    vpor ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 1120]
    vpbroadcastd ymm9, dword ptr [rcx + 168]
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm9, ymm7, ymm8
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm9, ymm5, 4
    vpsrld ymm5, ymm5, 28
    vpor ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 704]
    vpbroadcastd ymm9, dword ptr [rcx + 172]
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm9, ymm6, ymm7
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm9, ymm8, 11
    vpsrld ymm8, ymm8, 21
    vpor ymm8, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 800]
    vpbroadcastd ymm9, dword ptr [rcx + 176]
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm9, ymm5, ymm6
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm9, ymm7, 16
    vpsrld ymm7, ymm7, 16
    vpor ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 896]
    vpbroadcastd ymm9, dword ptr [rcx + 180]
    vpslld ymm14, ymm11, 23
    vpsrld ymm11, ymm11, 9
    vpor ymm11, ymm11, ymm14
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm10, ymm10, ymmword ptr [rsp + 1632]
    vpbroadcastd ymm14, dword ptr [rcx + 168]
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm14, ymm12, ymm13
    vpxor ymm14, ymm14, ymm11
    vpaddd ymm10, ymm10, ymm14
    vpslld ymm14, ymm10, 4
    vpsrld ymm10, ymm10, 28
    vpor ymm10, ymm10, ymm14
    vpaddd ymm10, ymm10, ymm11
    vpaddd ymm13, ymm13, ymmword ptr [rsp + 1216]
    vpbroadcastd ymm14, dword ptr [rcx + 172]
    vpaddd ymm13, ymm13, ymm14
    vpxor ymm14, ymm11, ymm12
    vpxor ymm14, ymm14, ymm10
    vpaddd ymm13, ymm13, ymm14
    vpslld ymm14, ymm13, 11
    vpsrld ymm13, ymm13, 21
    vpor ymm13, ymm13, ymm14
    vpaddd ymm13, ymm13, ymm10
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 1312]
    vpbroadcastd ymm14, dword ptr [rcx + 176]
    vpaddd ymm12, ymm12, ymm14
    vpxor ymm14, ymm10, ymm11
    vpxor ymm14, ymm14, ymm13
    vpaddd ymm12, ymm12, ymm14
    vpslld ymm14, ymm12, 16
    vpsrld ymm12, ymm12, 16
    vpor ymm12, ymm12, ymm14
    vpaddd ymm12, ymm12, ymm13
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 1408]
    vpbroadcastd ymm14, dword ptr [rcx + 180]
    vpaddd ymm1, ymm1, ymm4
    vpxor ymm4, ymm3, ymm0
    vpxor ymm4, ymm4, ymm2
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 23
    vpsrld ymm1, ymm1, 9
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 480]
    vpbroadcastd ymm4, dword ptr [rcx + 184]
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm4, ymm2, ymm3
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 4
    vpsrld ymm0, ymm0, 28
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 576]
    vpbroadcastd ymm4, dword ptr [rcx + 188]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm4, ymm1, ymm2
    vpxor ymm4, ymm4, ymm0
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 11
    vpsrld ymm3, ymm3, 21
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 672]
    vpbroadcastd ymm4, dword ptr [rcx + 192]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm0, ymm1
    vpxor ymm4, ymm4, ymm3
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 16
    vpsrld ymm2, ymm2, 16
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm9, ymm8, ymm5
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm9, ymm6, 23
    vpsrld ymm6, ymm6, 9
    vpor ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 992]
    vpbroadcastd ymm9, dword ptr [rcx + 184]
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm9, ymm7, ymm8
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm9, ymm5, 4
    vpsrld ymm5, ymm5, 28
    vpor ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 1088]
    vpbroadcastd ymm9, dword ptr [rcx + 188]
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm9, ymm6, ymm7
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm9, ymm8, 11
    vpsrld ymm8, ymm8, 21
    vpor ymm8, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 1184]
    vpbroadcastd ymm9, dword ptr [rcx + 192]
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm9, ymm5, ymm6
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm9, ymm7, 16
    vpsrld ymm7, ymm7, 16
    vpaddd ymm11, ymm11, ymm14
    vpxor ymm14, ymm13, ymm10
    vpxor ymm14, ymm14, ymm12
    vpaddd ymm11, ymm11, ymm14
    vpslld ymm14, ymm11, 23
    vpsrld ymm11, ymm11, 9
    vpor ymm11, ymm11, ymm14
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm10, ymm10, ymmword ptr [rsp + 1504]
    vpbroadcastd ymm14, dword ptr [rcx + 184]
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm14, ymm12, ymm13
    vpxor ymm14, ymm14, ymm11
    vpaddd ymm10, ymm10, ymm14
    vpslld ymm14, ymm10, 4
    vpsrld ymm10, ymm10, 28
    vpor ymm10, ymm10, ymm14
    vpaddd ymm10, ymm10, ymm11
    vpaddd ymm13, ymm13, ymmword ptr [rsp + 1600]
    vpbroadcastd ymm14, dword ptr [rcx + 188]
    vpaddd ymm13, ymm13, ymm14
    vpxor ymm14, ymm11, ymm12
    vpxor ymm14, ymm14, ymm10
    vpaddd ymm13, ymm13, ymm14
    vpslld ymm14, ymm13, 11
    vpsrld ymm13, ymm13, 21
    vpor ymm13, ymm13, ymm14
    vpaddd ymm13, ymm13, ymm10
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 1696]
    vpbroadcastd ymm14, dword ptr [rcx + 192]
    vpaddd ymm12, ymm12, ymm14
    vpxor ymm14, ymm10, ymm11
    vpxor ymm14, ymm14, ymm13
    vpaddd ymm12, ymm12, ymm14
    vpslld ymm14, ymm12, 16
    vpsrld ymm12, ymm12, 16
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 256]
    vpbroadcastd ymm4, dword ptr [rcx + 196]
    vpaddd ymm1, ymm1, ymm4
    vpxor ymm4, ymm3, ymm0
    vpxor ymm4, ymm4, ymm2
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 23
    vpsrld ymm1, ymm1, 9
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 192]
    vpbroadcastd ymm4, dword ptr [rcx + 200]
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm4, ymm3, ymm15
    vpor ymm4, ymm4, ymm1
    vpxor ymm4, ymm4, ymm2
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 6
    vpsrld ymm0, ymm0, 26
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 416]
    vpbroadcastd ymm4, dword ptr [rcx + 204]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm4, ymm2, ymm15
    vpor ymm4, ymm4, ymm0
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 10
    vpsrld ymm3, ymm3, 22
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 640]
    vpbroadcastd ymm4, dword ptr [rcx + 208]
    vpor ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 768]
    vpbroadcastd ymm9, dword ptr [rcx + 196]
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm9, ymm8, ymm5
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm9, ymm6, 23
    vpsrld ymm6, ymm6, 9
    vpor ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 704]
    vpbroadcastd ymm9, dword ptr [rcx + 200]
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm9, ymm8, ymm15
    vpor ymm9, ymm9, ymm6
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm9, ymm5, 6
    vpsrld ymm5, ymm5, 26
    vpor ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 928]
    vpbroadcastd ymm9, dword ptr [rcx + 204]
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm9, ymm7, ymm15
    vpor ymm9, ymm9, ymm5
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm9, ymm8, 10
    vpsrld ymm8, ymm8, 22
    vpor ymm8, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 1152]
    vpbroadcastd ymm9, dword ptr [rcx + 208]
    vpor ymm12, ymm12, ymm14
    vpaddd ymm12, ymm12, ymm13
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 1280]
    vpbroadcastd ymm14, dword ptr [rcx + 196]
    vpaddd ymm11, ymm11, ymm14
    vpxor ymm14, ymm13, ymm10
    vpxor ymm14, ymm14, ymm12
    vpaddd ymm11, ymm11, ymm14
    vpslld ymm14, ymm11, 23
    vpsrld ymm11, ymm11, 9
    vpor ymm11, ymm11, ymm14
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm10, ymm10, ymmword ptr [rsp + 1216]
    vpbroadcastd ymm14, dword ptr [rcx + 200]
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm14, ymm13, ymm15
    vpor ymm14, ymm14, ymm11
    vpxor ymm14, ymm14, ymm12
    vpaddd ymm10, ymm10, ymm14
    vpslld ymm14, ymm10, 6
    vpsrld ymm10, ymm10, 26
    vpor ymm10, ymm10, ymm14
    vpaddd ymm10, ymm10, ymm11
    vpaddd ymm13, ymm13, ymmword ptr [rsp + 1440]
    vpbroadcastd ymm14, dword ptr [rcx + 204]
    vpaddd ymm13, ymm13, ymm14
    vpxor ymm14, ymm12, ymm15
    vpor ymm14, ymm14, ymm10
    vpxor ymm14, ymm14, ymm11
    vpaddd ymm13, ymm13, ymm14
    vpslld ymm14, ymm13, 10
    vpsrld ymm13, ymm13, 22
    vpor ymm13, ymm13, ymm14
    vpaddd ymm13, ymm13, ymm10
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 1664]
    vpbroadcastd ymm14, dword ptr [rcx + 208]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm1, ymm15
    vpor ymm4, ymm4, ymm3
    vpxor ymm4, ymm4, ymm0
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 15
    vpsrld ymm2, ymm2, 17
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 352]
    vpbroadcastd ymm4, dword ptr [rcx + 212]
    vpaddd ymm1, ymm1, ymm4
    vpxor ymm4, ymm0, ymm15
    vpor ymm4, ymm4, ymm2
    vpxor ymm4, ymm4, ymm3
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 21
    vpsrld ymm1, ymm1, 11
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 576]
    vpbroadcastd ymm4, dword ptr [rcx + 216]
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm4, ymm3, ymm15
    vpor ymm4, ymm4, ymm1
    vpxor ymm4, ymm4, ymm2
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 6
    vpsrld ymm0, ymm0, 26
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 288]
    vpbroadcastd ymm4, dword ptr [rcx + 220]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm4, ymm2, ymm15
    vpor ymm4, ymm4, ymm0
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm9, ymm6, ymm15
    vpor ymm9, ymm9, ymm8
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm9, ymm7, 15
    vpsrld ymm7, ymm7, 17
    vpor ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 864]
    vpbroadcastd ymm9, dword ptr [rcx + 212]
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm9, ymm5, ymm15
    vpor ymm9, ymm9, ymm7
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm9, ymm6, 21
    vpsrld ymm6, ymm6, 11
    vpor ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 1088]
    vpbroadcastd ymm9, dword ptr [rcx + 216]
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm9, ymm8, ymm15
    vpor ymm9, ymm9, ymm6
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm9, ymm5, 6
    vpsrld ymm5, ymm5, 26
    vpor ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 800]
    vpbroadcastd ymm9, dword ptr [rcx + 220]
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm9, ymm7, ymm15
    vpor ymm9, ymm9, ymm5
    vpaddd ymm12, ymm12, ymm14
    vpxor ymm14, ymm11, ymm15
    vpor ymm14, ymm14, ymm13
    vpxor ymm14, ymm14, ymm10
    vpaddd ymm12, ymm12, ymm14
    vpslld ymm14, ymm12, 15
    vpsrld ymm12, ymm12, 17
    vpor ymm12, ymm12, ymm14
    vpaddd ymm12, ymm12, ymm13
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 1376]
    vpbroadcastd ymm14, dword ptr [rcx + 212]
    vpaddd ymm11, ymm11, ymm14
    vpxor ymm14, ymm10, ymm15
    vpor ymm14, ymm14, ymm12
    vpxor ymm14, ymm14, ymm13
    vpaddd ymm11, ymm11, ymm14
    vpslld ymm14, ymm11, 21
    vpsrld ymm11, ymm11, 11
    vpor ymm11, ymm11, ymm14
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm10, ymm10, ymmword ptr [rsp + 1600]
    vpbroadcastd ymm14, dword ptr [rcx + 216]
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm14, ymm13, ymm15
    vpor ymm14, ymm14, ymm11
    vpxor ymm14, ymm14, ymm12
    vpaddd ymm10, ymm10, ymm14
    vpslld ymm14, ymm10, 6
    vpsrld ymm10, ymm10, 26
    vpor ymm10, ymm10, ymm14
    vpaddd ymm10, ymm10, ymm11
    vpaddd ymm13, ymm13, ymmword ptr [rsp + 1312]
    vpbroadcastd ymm14, dword ptr [rcx + 220]
    vpaddd ymm13, ymm13, ymm14
    vpxor ymm14, ymm12, ymm15
    vpor ymm14, ymm14, ymm10
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 10
    vpsrld ymm3, ymm3, 22
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 512]
    vpbroadcastd ymm4, dword ptr [rcx + 224]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm1, ymm15
    vpor ymm4, ymm4, ymm3
    vpxor ymm4, ymm4, ymm0
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 15
    vpsrld ymm2, ymm2, 17
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 224]
    vpbroadcastd ymm4, dword ptr [rcx + 228]
    vpaddd ymm1, ymm1, ymm4
    vpxor ymm4, ymm0, ymm15
    vpor ymm4, ymm4, ymm2
    vpxor ymm4, ymm4, ymm3
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 21
    vpsrld ymm1, ymm1, 11
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 448]
    vpbroadcastd ymm4, dword ptr [rcx + 232]
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm4, ymm3, ymm15
    vpor ymm4, ymm4, ymm1
    vpxor ymm4, ymm4, ymm2
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 6
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm9, ymm8, 10
    vpsrld ymm8, ymm8, 22
    vpor ymm8, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 1024]
    vpbroadcastd ymm9, dword ptr [rcx + 224]
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm9, ymm6, ymm15
    vpor ymm9, ymm9, ymm8
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm9, ymm7, 15
    vpsrld ymm7, ymm7, 17
    vpor ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 736]
    vpbroadcastd ymm9, dword ptr [rcx + 228]
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm9, ymm5, ymm15
    vpor ymm9, ymm9, ymm7
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm9, ymm6, 21
    vpsrld ymm6, ymm6, 11
    vpor ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 960]
    vpbroadcastd ymm9, dword ptr [rcx + 232]
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm9, ymm8, ymm15
    vpor ymm9, ymm9, ymm6
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm9, ymm5, 6
    vpxor ymm14, ymm14, ymm11
    vpaddd ymm13, ymm13, ymm14
    vpslld ymm14, ymm13, 10
    vpsrld ymm13, ymm13, 22
    vpor ymm13, ymm13, ymm14
    vpaddd ymm13, ymm13, ymm10
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 1536]
    vpbroadcastd ymm14, dword ptr [rcx + 224]
    vpaddd ymm12, ymm12, ymm14
    vpxor ymm14, ymm11, ymm15
    vpor ymm14, ymm14, ymm13
    vpxor ymm14, ymm14, ymm10
    vpaddd ymm12, ymm12, ymm14
    vpslld ymm14, ymm12, 15
    vpsrld ymm12, ymm12, 17
    vpor ymm12, ymm12, ymm14
    vpaddd ymm12, ymm12, ymm13
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 1248]
    vpbroadcastd ymm14, dword ptr [rcx + 228]
    vpaddd ymm11, ymm11, ymm14
    vpxor ymm14, ymm10, ymm15
    vpor ymm14, ymm14, ymm12
    vpxor ymm14, ymm14, ymm13
    vpaddd ymm11, ymm11, ymm14
    vpslld ymm14, ymm11, 21
    vpsrld ymm11, ymm11, 11
    vpor ymm11, ymm11, ymm14
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm10, ymm10, ymmword ptr [rsp + 1472]
    vpbroadcastd ymm14, dword ptr [rcx + 232]
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm14, ymm13, ymm15
    vpor ymm14, ymm14, ymm11
    vpxor ymm14, ymm14, ymm12
    vpaddd ymm10, ymm10, ymm14
    vpslld ymm14, ymm10, 6
    vpsrld ymm0, ymm0, 26
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 672]
    vpbroadcastd ymm4, dword ptr [rcx + 236]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm4, ymm2, ymm15
    vpor ymm4, ymm4, ymm0
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 10
    vpsrld ymm3, ymm3, 22
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 384]
    vpbroadcastd ymm4, dword ptr [rcx + 240]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm1, ymm15
    vpor ymm4, ymm4, ymm3
    vpxor ymm4, ymm4, ymm0
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 15
    vpsrld ymm2, ymm2, 17
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 608]
    vpbroadcastd ymm4, dword ptr [rcx + 244]
    vpaddd ymm1, ymm1, ymm4
    vpxor ymm4, ymm0, ymm15
    vpor ymm4, ymm4, ymm2
    vpxor ymm4, ymm4, ymm3
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 21
    vpsrld ymm1, ymm1, 11
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpsrld ymm5, ymm5, 26
    vpor ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 1184]
    vpbroadcastd ymm9, dword ptr [rcx + 236]
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm9, ymm7, ymm15
    vpor ymm9, ymm9, ymm5
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm9, ymm8, 10
    vpsrld ymm8, ymm8, 22
    vpor ymm8, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 896]
    vpbroadcastd ymm9, dword ptr [rcx + 240]
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm9, ymm6, ymm15
    vpor ymm9, ymm9, ymm8
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm9, ymm7, 15
    vpsrld ymm7, ymm7, 17
    vpor ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 1120]
    vpbroadcastd ymm9, dword ptr [rcx + 244]
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm9, ymm5, ymm15
    vpor ymm9, ymm9, ymm7
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm9, ymm6, 21
    vpsrld ymm6, ymm6, 11
    vpor ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm7
    vpsrld ymm10, ymm10, 26
    vpor ymm10, ymm10, ymm14
    vpaddd ymm10, ymm10, ymm11
    vpaddd ymm13, ymm13, ymmword ptr [rsp + 1696]
    vpbroadcastd ymm14, dword ptr [rcx + 236]
    vpaddd ymm13, ymm13, ymm14
    vpxor ymm14, ymm12, ymm15
    vpor ymm14, ymm14, ymm10
    vpxor ymm14, ymm14, ymm11
    vpaddd ymm13, ymm13, ymm14
    vpslld ymm14, ymm13, 10
    vpsrld ymm13, ymm13, 22
    vpor ymm13, ymm13, ymm14
    vpaddd ymm13, ymm13, ymm10
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 1408]
    vpbroadcastd ymm14, dword ptr [rcx + 240]
    vpaddd ymm12, ymm12, ymm14
    vpxor ymm14, ymm11, ymm15
    vpor ymm14, ymm14, ymm13
    vpxor ymm14, ymm14, ymm10
    vpaddd ymm12, ymm12, ymm14
    vpslld ymm14, ymm12, 15
    vpsrld ymm12, ymm12, 17
    vpor ymm12, ymm12, ymm14
    vpaddd ymm12, ymm12, ymm13
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 1632]
    vpbroadcastd ymm14, dword ptr [rcx + 244]
    vpaddd ymm11, ymm11, ymm14
    vpxor ymm14, ymm10, ymm15
    vpor ymm14, ymm14, ymm12
    vpxor ymm14, ymm14, ymm13
    vpaddd ymm11, ymm11, ymm14
    vpslld ymm14, ymm11, 21
    vpsrld ymm11, ymm11, 11
    vpor ymm11, ymm11, ymm14
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 320]
    vpbroadcastd ymm4, dword ptr [rcx + 248]
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm4, ymm3, ymm15
    vpor ymm4, ymm4, ymm1
    vpxor ymm4, ymm4, ymm2
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 6
    vpsrld ymm0, ymm0, 26
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 544]
    vpbroadcastd ymm4, dword ptr [rcx + 252]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm4, ymm2, ymm15
    vpor ymm4, ymm4, ymm0
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 10
    vpsrld ymm3, ymm3, 22
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 256]
    vpbroadcastd ymm4, dword ptr [rcx + 256]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm1, ymm15
    vpor ymm4, ymm4, ymm3
    vpxor ymm4, ymm4, ymm0
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 15
    vpsrld ymm2, ymm2, 17
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 480]
    vpbroadcastd ymm4, dword ptr [rcx + 260]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 832]
    vpbroadcastd ymm9, dword ptr [rcx + 248]
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm9, ymm8, ymm15
    vpor ymm9, ymm9, ymm6
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm9, ymm5, 6
    vpsrld ymm5, ymm5, 26
    vpor ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 1056]
    vpbroadcastd ymm9, dword ptr [rcx + 252]
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm9, ymm7, ymm15
    vpor ymm9, ymm9, ymm5
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm9, ymm8, 10
    vpsrld ymm8, ymm8, 22
    vpor ymm8, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 768]
    vpbroadcastd ymm9, dword ptr [rcx + 256]
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm9, ymm6, ymm15
    vpor ymm9, ymm9, ymm8
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm9, ymm7, 15
    vpsrld ymm7, ymm7, 17
    vpor ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 992]
    vpbroadcastd ymm9, dword ptr [rcx + 260]
    vpaddd ymm6, ymm6, ymm9
    vpaddd ymm10, ymm10, ymmword ptr [rsp + 1344]
    vpbroadcastd ymm14, dword ptr [rcx + 248]
    vpaddd ymm10, ymm10, ymm14
    vpxor ymm14, ymm13, ymm15
    vpor ymm14, ymm14, ymm11
    vpxor ymm14, ymm14, ymm12
    vpaddd ymm10, ymm10, ymm14
    vpslld ymm14, ymm10, 6
    vpsrld ymm10, ymm10, 26
    vpor ymm10, ymm10, ymm14
    vpaddd ymm10, ymm10, ymm11
    vpaddd ymm13, ymm13, ymmword ptr [rsp + 1568]
    vpbroadcastd ymm14, dword ptr [rcx + 252]
    vpaddd ymm13, ymm13, ymm14
    vpxor ymm14, ymm12, ymm15
    vpor ymm14, ymm14, ymm10
    vpxor ymm14, ymm14, ymm11
    vpaddd ymm13, ymm13, ymm14
    vpslld ymm14, ymm13, 10
    vpsrld ymm13, ymm13, 22
    vpor ymm13, ymm13, ymm14
    vpaddd ymm13, ymm13, ymm10
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 1280]
    vpbroadcastd ymm14, dword ptr [rcx + 256]
    vpaddd ymm12, ymm12, ymm14
    vpxor ymm14, ymm11, ymm15
    vpor ymm14, ymm14, ymm13
    vpxor ymm14, ymm14, ymm10
    vpaddd ymm12, ymm12, ymm14
    vpslld ymm14, ymm12, 15
    vpsrld ymm12, ymm12, 17
    vpor ymm12, ymm12, ymm14
    vpaddd ymm12, ymm12, ymm13
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 1504]
    vpbroadcastd ymm14, dword ptr [rcx + 260]
    vpaddd ymm11, ymm11, ymm14
    vpxor ymm4, ymm0, ymm15
    vpor ymm4, ymm4, ymm2
    vpxor ymm4, ymm4, ymm3
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 21
    vpsrld ymm1, ymm1, 11
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 1728]
    vmovdqu ymmword ptr [rsp + 1728], ymm0
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 1824]
    vmovdqu ymmword ptr [rsp + 1824], ymm1
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 1920]
    vmovdqu ymmword ptr [rsp + 1920], ymm2
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 2016]
    vmovdqu ymmword ptr [rsp + 2016], ymm3
    vpxor ymm9, ymm5, ymm15
    vpor ymm9, ymm9, ymm7
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm9, ymm6, 21
    vpsrld ymm6, ymm6, 11
    vpor ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 1760]
    vmovdqu ymmword ptr [rsp + 1760], ymm5
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 1856]
    vmovdqu ymmword ptr [rsp + 1856], ymm6
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 1952]
    vmovdqu ymmword ptr [rsp + 1952], ymm7
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 2048]
    vmovdqu ymmword ptr [rsp + 2048], ymm8
    vpxor ymm14, ymm10, ymm15
    vpor ymm14, ymm14, ymm12
    vpxor ymm14, ymm14, ymm13
    vpaddd ymm11, ymm11, ymm14
    vpslld ymm14, ymm11, 21
    vpsrld ymm11, ymm11, 11
    vpor ymm11, ymm11, ymm14
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm10, ymm10, ymmword ptr [rsp + 1792]
    vmovdqu ymmword ptr [rsp + 1792], ymm10
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 1888]
    vmovdqu ymmword ptr [rsp + 1888], ymm11
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 1984]
    vmovdqu ymmword ptr [rsp + 1984], ymm12
    vpaddd ymm13, ymm13, ymmword ptr [rsp + 2080]
    vmovdqu ymmword ptr [rsp + 2080], ymm13
    vpbroadcastq ymm0, qword ptr [rcx]
    vpaddq ymm1, ymm0, ymmword ptr [rsp]
    vmovdqu ymmword ptr [rsp], ymm1
    vpaddq ymm1, ymm0, ymmword ptr [rsp + 32]
    vmovdqu ymmword ptr [rsp + 32], ymm1
    vpaddq ymm1, ymm0, ymmword ptr [rsp + 64]
    vmovdqu ymmword ptr [rsp + 64], ymm1
    vpaddq ymm1, ymm0, ymmword ptr [rsp + 96]
    vmovdqu ymmword ptr [rsp + 96], ymm1
    vpaddq ymm1, ymm0, ymmword ptr [rsp + 128]
    vmovdqu ymmword ptr [rsp + 128], ymm1
    vpaddq ymm1, ymm0, ymmword ptr [rsp + 160]
    vmovdqu ymmword ptr [rsp + 160], ymm1
    sub rdx, 64
    cmp rdx, 64
    jae 2b
3:
    vmovdqu ymm0, ymmword ptr [rsp + 1728]
    vmovdqu ymmword ptr [rdi], ymm0
    vmovdqu ymm1, ymmword ptr [rsp + 1760]
    vmovdqu ymmword ptr [rdi + 32], ymm1
    vmovdqu ymm2, ymmword ptr [rsp + 1792]
    vmovdqu ymmword ptr [rdi + 64], ymm2
    vmovdqu ymm3, ymmword ptr [rsp + 1824]
    vmovdqu ymmword ptr [rdi + 96], ymm3
    vmovdqu ymm4, ymmword ptr [rsp + 1856]
    vmovdqu ymmword ptr [rdi + 128], ymm4
    vmovdqu ymm5, ymmword ptr [rsp + 1888]
    vmovdqu ymmword ptr [rdi + 160], ymm5
    vmovdqu ymm6, ymmword ptr [rsp + 1920]
    vmovdqu ymmword ptr [rdi + 192], ymm6
    vmovdqu ymm7, ymmword ptr [rsp + 1952]
    vmovdqu ymmword ptr [rdi + 224], ymm7
    vmovdqu ymm8, ymmword ptr [rsp + 1984]
    vmovdqu ymmword ptr [rdi + 256], ymm8
    vmovdqu ymm9, ymmword ptr [rsp + 2016]
    vmovdqu ymmword ptr [rdi + 288], ymm9
    vmovdqu ymm10, ymmword ptr [rsp + 2048]
    vmovdqu ymmword ptr [rdi + 320], ymm10
    vmovdqu ymm11, ymmword ptr [rsp + 2080]
    vmovdqu ymmword ptr [rdi + 352], ymm11
    vpxor xmm0, xmm0, xmm0
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
    vmovdqu ymmword ptr [rsp + 1920], ymm0
    vmovdqu ymmword ptr [rsp + 1952], ymm0
    vmovdqu ymmword ptr [rsp + 1984], ymm0
    vmovdqu ymmword ptr [rsp + 2016], ymm0
    vmovdqu ymmword ptr [rsp + 2048], ymm0
    vmovdqu ymmword ptr [rsp + 2080], ymm0
    mov rsp, r11
    ret
    .cfi_endproc
