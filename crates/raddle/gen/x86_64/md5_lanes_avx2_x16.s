    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 1408
    .cfi_def_cfa_offset 1416
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
    vmovdqu ymm0, ymmword ptr [rdi]
    vmovdqu ymmword ptr [rsp + 1152], ymm0
    vmovdqu ymm1, ymmword ptr [rdi + 32]
    vmovdqu ymmword ptr [rsp + 1184], ymm1
    vmovdqu ymm2, ymmword ptr [rdi + 64]
    vmovdqu ymmword ptr [rsp + 1216], ymm2
    vmovdqu ymm3, ymmword ptr [rdi + 96]
    vmovdqu ymmword ptr [rsp + 1248], ymm3
    vmovdqu ymm4, ymmword ptr [rdi + 128]
    vmovdqu ymmword ptr [rsp + 1280], ymm4
    vmovdqu ymm5, ymmword ptr [rdi + 160]
    vmovdqu ymmword ptr [rsp + 1312], ymm5
    vmovdqu ymm6, ymmword ptr [rdi + 192]
    vmovdqu ymmword ptr [rsp + 1344], ymm6
    vmovdqu ymm7, ymmword ptr [rdi + 224]
    vmovdqu ymmword ptr [rsp + 1376], ymm7
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
    vmovdqu ymmword ptr [rsp + 128], ymm2
    vmovdqu ymmword ptr [rsp + 160], ymm0
    vmovdqu ymmword ptr [rsp + 192], ymm4
    vmovdqu ymmword ptr [rsp + 224], ymm3
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
    vmovdqu ymmword ptr [rsp + 256], ymm2
    vmovdqu ymmword ptr [rsp + 288], ymm0
    vmovdqu ymmword ptr [rsp + 320], ymm4
    vmovdqu ymmword ptr [rsp + 352], ymm3
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
    vmovdqu ymmword ptr [rsp + 384], ymm2
    vmovdqu ymmword ptr [rsp + 416], ymm0
    vmovdqu ymmword ptr [rsp + 448], ymm4
    vmovdqu ymmword ptr [rsp + 480], ymm3
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
    vmovdqu ymmword ptr [rsp + 512], ymm2
    vmovdqu ymmword ptr [rsp + 544], ymm0
    vmovdqu ymmword ptr [rsp + 576], ymm4
    vmovdqu ymmword ptr [rsp + 608], ymm3
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
    vmovdqu ymmword ptr [rsp + 640], ymm2
    vmovdqu ymmword ptr [rsp + 672], ymm0
    vmovdqu ymmword ptr [rsp + 704], ymm4
    vmovdqu ymmword ptr [rsp + 736], ymm3
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
    vmovdqu ymmword ptr [rsp + 768], ymm2
    vmovdqu ymmword ptr [rsp + 800], ymm0
    vmovdqu ymmword ptr [rsp + 832], ymm4
    vmovdqu ymmword ptr [rsp + 864], ymm3
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
    vmovdqu ymmword ptr [rsp + 896], ymm2
    vmovdqu ymmword ptr [rsp + 928], ymm0
    vmovdqu ymmword ptr [rsp + 960], ymm4
    vmovdqu ymmword ptr [rsp + 992], ymm3
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
    vmovdqu ymmword ptr [rsp + 1024], ymm2
    vmovdqu ymmword ptr [rsp + 1056], ymm0
    vmovdqu ymmword ptr [rsp + 1088], ymm4
    vmovdqu ymmword ptr [rsp + 1120], ymm3
    vpbroadcastd ymm15, dword ptr [rcx + 264]
    vmovdqu ymm0, ymmword ptr [rsp + 1152]
    vmovdqu ymm5, ymmword ptr [rsp + 1184]
    vmovdqu ymm1, ymmword ptr [rsp + 1216]
    vmovdqu ymm6, ymmword ptr [rsp + 1248]
    vmovdqu ymm2, ymmword ptr [rsp + 1280]
    vmovdqu ymm7, ymmword ptr [rsp + 1312]
    vmovdqu ymm3, ymmword ptr [rsp + 1344]
    vmovdqu ymm8, ymmword ptr [rsp + 1376]
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 128]
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 640]
    vpbroadcastd ymm4, dword ptr [rcx + 8]
    vpbroadcastd ymm9, dword ptr [rcx + 8]
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm4, ymm2, ymm3
    vpxor ymm9, ymm7, ymm8
    vpand ymm4, ymm4, ymm1
    vpand ymm9, ymm9, ymm6
    vpxor ymm4, ymm4, ymm3
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm4, ymm0, 7
    vpslld ymm9, ymm5, 7
    vpsrld ymm0, ymm0, 25
    vpsrld ymm5, ymm5, 25
    vpor ymm0, ymm0, ymm4
    vpor ymm5, ymm5, ymm9
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 160]
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 672]
    vpbroadcastd ymm4, dword ptr [rcx + 12]
    vpbroadcastd ymm9, dword ptr [rcx + 12]
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm4, ymm1, ymm2
    vpxor ymm9, ymm6, ymm7
    vpand ymm4, ymm4, ymm0
    vpand ymm9, ymm9, ymm5
    vpxor ymm4, ymm4, ymm2
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm4, ymm3, 12
    vpslld ymm9, ymm8, 12
    vpsrld ymm3, ymm3, 20
    vpsrld ymm8, ymm8, 20
    vpor ymm3, ymm3, ymm4
    vpor ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 192]
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 704]
    vpbroadcastd ymm4, dword ptr [rcx + 16]
    vpbroadcastd ymm9, dword ptr [rcx + 16]
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm4, ymm0, ymm1
    vpxor ymm9, ymm5, ymm6
    vpand ymm4, ymm4, ymm3
    vpand ymm9, ymm9, ymm8
    vpxor ymm4, ymm4, ymm1
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm4, ymm2, 17
    vpslld ymm9, ymm7, 17
    vpsrld ymm2, ymm2, 15
    vpsrld ymm7, ymm7, 15
    vpor ymm2, ymm2, ymm4
    vpor ymm7, ymm7, ymm9
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 224]
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 736]
    vpbroadcastd ymm4, dword ptr [rcx + 20]
    vpbroadcastd ymm9, dword ptr [rcx + 20]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm4, ymm3, ymm0
    vpxor ymm9, ymm8, ymm5
    vpand ymm4, ymm4, ymm2
    vpand ymm9, ymm9, ymm7
    vpxor ymm4, ymm4, ymm0
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm4, ymm1, 22
    vpslld ymm9, ymm6, 22
    vpsrld ymm1, ymm1, 10
    vpsrld ymm6, ymm6, 10
    vpor ymm1, ymm1, ymm4
    vpor ymm6, ymm6, ymm9
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 256]
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 768]
    vpbroadcastd ymm4, dword ptr [rcx + 24]
    vpbroadcastd ymm9, dword ptr [rcx + 24]
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm4, ymm2, ymm3
    vpxor ymm9, ymm7, ymm8
    vpand ymm4, ymm4, ymm1
    vpand ymm9, ymm9, ymm6
    vpxor ymm4, ymm4, ymm3
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm4, ymm0, 7
    vpslld ymm9, ymm5, 7
    vpsrld ymm0, ymm0, 25
    vpsrld ymm5, ymm5, 25
    vpor ymm0, ymm0, ymm4
    vpor ymm5, ymm5, ymm9
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 288]
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 800]
    vpbroadcastd ymm4, dword ptr [rcx + 28]
    vpbroadcastd ymm9, dword ptr [rcx + 28]
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm4, ymm1, ymm2
    vpxor ymm9, ymm6, ymm7
    vpand ymm4, ymm4, ymm0
    vpand ymm9, ymm9, ymm5
    vpxor ymm4, ymm4, ymm2
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm4, ymm3, 12
    vpslld ymm9, ymm8, 12
    vpsrld ymm3, ymm3, 20
    vpsrld ymm8, ymm8, 20
    vpor ymm3, ymm3, ymm4
    vpor ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 320]
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 832]
    vpbroadcastd ymm4, dword ptr [rcx + 32]
    vpbroadcastd ymm9, dword ptr [rcx + 32]
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm4, ymm0, ymm1
    vpxor ymm9, ymm5, ymm6
    vpand ymm4, ymm4, ymm3
    vpand ymm9, ymm9, ymm8
    vpxor ymm4, ymm4, ymm1
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm4, ymm2, 17
    vpslld ymm9, ymm7, 17
    vpsrld ymm2, ymm2, 15
    vpsrld ymm7, ymm7, 15
    vpor ymm2, ymm2, ymm4
    vpor ymm7, ymm7, ymm9
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 352]
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 864]
    vpbroadcastd ymm4, dword ptr [rcx + 36]
    vpbroadcastd ymm9, dword ptr [rcx + 36]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm4, ymm3, ymm0
    vpxor ymm9, ymm8, ymm5
    vpand ymm4, ymm4, ymm2
    vpand ymm9, ymm9, ymm7
    vpxor ymm4, ymm4, ymm0
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm4, ymm1, 22
    vpslld ymm9, ymm6, 22
    vpsrld ymm1, ymm1, 10
    vpsrld ymm6, ymm6, 10
    vpor ymm1, ymm1, ymm4
    vpor ymm6, ymm6, ymm9
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 384]
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 896]
    vpbroadcastd ymm4, dword ptr [rcx + 40]
    vpbroadcastd ymm9, dword ptr [rcx + 40]
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm4, ymm2, ymm3
    vpxor ymm9, ymm7, ymm8
    vpand ymm4, ymm4, ymm1
    vpand ymm9, ymm9, ymm6
    vpxor ymm4, ymm4, ymm3
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm4, ymm0, 7
    vpslld ymm9, ymm5, 7
    vpsrld ymm0, ymm0, 25
    vpsrld ymm5, ymm5, 25
    vpor ymm0, ymm0, ymm4
    vpor ymm5, ymm5, ymm9
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 416]
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 928]
    vpbroadcastd ymm4, dword ptr [rcx + 44]
    vpbroadcastd ymm9, dword ptr [rcx + 44]
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm4, ymm1, ymm2
    vpxor ymm9, ymm6, ymm7
    vpand ymm4, ymm4, ymm0
    vpand ymm9, ymm9, ymm5
    vpxor ymm4, ymm4, ymm2
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm4, ymm3, 12
    vpslld ymm9, ymm8, 12
    vpsrld ymm3, ymm3, 20
    vpsrld ymm8, ymm8, 20
    vpor ymm3, ymm3, ymm4
    vpor ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 448]
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 960]
    vpbroadcastd ymm4, dword ptr [rcx + 48]
    vpbroadcastd ymm9, dword ptr [rcx + 48]
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm4, ymm0, ymm1
    vpxor ymm9, ymm5, ymm6
    vpand ymm4, ymm4, ymm3
    vpand ymm9, ymm9, ymm8
    vpxor ymm4, ymm4, ymm1
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm4, ymm2, 17
    vpslld ymm9, ymm7, 17
    vpsrld ymm2, ymm2, 15
    vpsrld ymm7, ymm7, 15
    vpor ymm2, ymm2, ymm4
    vpor ymm7, ymm7, ymm9
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 480]
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 992]
    vpbroadcastd ymm4, dword ptr [rcx + 52]
    vpbroadcastd ymm9, dword ptr [rcx + 52]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm4, ymm3, ymm0
    vpxor ymm9, ymm8, ymm5
    vpand ymm4, ymm4, ymm2
    vpand ymm9, ymm9, ymm7
    vpxor ymm4, ymm4, ymm0
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm4, ymm1, 22
    vpslld ymm9, ymm6, 22
    vpsrld ymm1, ymm1, 10
    vpsrld ymm6, ymm6, 10
    vpor ymm1, ymm1, ymm4
    vpor ymm6, ymm6, ymm9
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 512]
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 1024]
    vpbroadcastd ymm4, dword ptr [rcx + 56]
    vpbroadcastd ymm9, dword ptr [rcx + 56]
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm4, ymm2, ymm3
    vpxor ymm9, ymm7, ymm8
    vpand ymm4, ymm4, ymm1
    vpand ymm9, ymm9, ymm6
    vpxor ymm4, ymm4, ymm3
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm4, ymm0, 7
    vpslld ymm9, ymm5, 7
    vpsrld ymm0, ymm0, 25
    vpsrld ymm5, ymm5, 25
    vpor ymm0, ymm0, ymm4
    vpor ymm5, ymm5, ymm9
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 544]
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 1056]
    vpbroadcastd ymm4, dword ptr [rcx + 60]
    vpbroadcastd ymm9, dword ptr [rcx + 60]
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm4, ymm1, ymm2
    vpxor ymm9, ymm6, ymm7
    vpand ymm4, ymm4, ymm0
    vpand ymm9, ymm9, ymm5
    vpxor ymm4, ymm4, ymm2
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm4, ymm3, 12
    vpslld ymm9, ymm8, 12
    vpsrld ymm3, ymm3, 20
    vpsrld ymm8, ymm8, 20
    vpor ymm3, ymm3, ymm4
    vpor ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 576]
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 1088]
    vpbroadcastd ymm4, dword ptr [rcx + 64]
    vpbroadcastd ymm9, dword ptr [rcx + 64]
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm4, ymm0, ymm1
    vpxor ymm9, ymm5, ymm6
    vpand ymm4, ymm4, ymm3
    vpand ymm9, ymm9, ymm8
    vpxor ymm4, ymm4, ymm1
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm4, ymm2, 17
    vpslld ymm9, ymm7, 17
    vpsrld ymm2, ymm2, 15
    vpsrld ymm7, ymm7, 15
    vpor ymm2, ymm2, ymm4
    vpor ymm7, ymm7, ymm9
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 608]
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 1120]
    vpbroadcastd ymm4, dword ptr [rcx + 68]
    vpbroadcastd ymm9, dword ptr [rcx + 68]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm4, ymm3, ymm0
    vpxor ymm9, ymm8, ymm5
    vpand ymm4, ymm4, ymm2
    vpand ymm9, ymm9, ymm7
    vpxor ymm4, ymm4, ymm0
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm4, ymm1, 22
    vpslld ymm9, ymm6, 22
    vpsrld ymm1, ymm1, 10
    vpsrld ymm6, ymm6, 10
    vpor ymm1, ymm1, ymm4
    vpor ymm6, ymm6, ymm9
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 160]
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 672]
    vpbroadcastd ymm4, dword ptr [rcx + 72]
    vpbroadcastd ymm9, dword ptr [rcx + 72]
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpandn ymm4, ymm3, ymm2
    vpandn ymm9, ymm8, ymm7
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpand ymm4, ymm1, ymm3
    vpand ymm9, ymm6, ymm8
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm4, ymm0, 5
    vpslld ymm9, ymm5, 5
    vpsrld ymm0, ymm0, 27
    vpsrld ymm5, ymm5, 27
    vpor ymm0, ymm0, ymm4
    vpor ymm5, ymm5, ymm9
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 320]
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 832]
    vpbroadcastd ymm4, dword ptr [rcx + 76]
    vpbroadcastd ymm9, dword ptr [rcx + 76]
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpandn ymm4, ymm2, ymm1
    vpandn ymm9, ymm7, ymm6
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpand ymm4, ymm0, ymm2
    vpand ymm9, ymm5, ymm7
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm4, ymm3, 9
    vpslld ymm9, ymm8, 9
    vpsrld ymm3, ymm3, 23
    vpsrld ymm8, ymm8, 23
    vpor ymm3, ymm3, ymm4
    vpor ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 480]
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 992]
    vpbroadcastd ymm4, dword ptr [rcx + 80]
    vpbroadcastd ymm9, dword ptr [rcx + 80]
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpandn ymm4, ymm1, ymm0
    vpandn ymm9, ymm6, ymm5
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpand ymm4, ymm3, ymm1
    vpand ymm9, ymm8, ymm6
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm4, ymm2, 14
    vpslld ymm9, ymm7, 14
    vpsrld ymm2, ymm2, 18
    vpsrld ymm7, ymm7, 18
    vpor ymm2, ymm2, ymm4
    vpor ymm7, ymm7, ymm9
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 128]
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 640]
    vpbroadcastd ymm4, dword ptr [rcx + 84]
    vpbroadcastd ymm9, dword ptr [rcx + 84]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpandn ymm4, ymm0, ymm3
    vpandn ymm9, ymm5, ymm8
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpand ymm4, ymm2, ymm0
    vpand ymm9, ymm7, ymm5
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm4, ymm1, 20
    vpslld ymm9, ymm6, 20
    vpsrld ymm1, ymm1, 12
    vpsrld ymm6, ymm6, 12
    vpor ymm1, ymm1, ymm4
    vpor ymm6, ymm6, ymm9
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 288]
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 800]
    vpbroadcastd ymm4, dword ptr [rcx + 88]
    vpbroadcastd ymm9, dword ptr [rcx + 88]
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpandn ymm4, ymm3, ymm2
    vpandn ymm9, ymm8, ymm7
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpand ymm4, ymm1, ymm3
    vpand ymm9, ymm6, ymm8
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm4, ymm0, 5
    vpslld ymm9, ymm5, 5
    vpsrld ymm0, ymm0, 27
    vpsrld ymm5, ymm5, 27
    vpor ymm0, ymm0, ymm4
    vpor ymm5, ymm5, ymm9
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 448]
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 960]
    vpbroadcastd ymm4, dword ptr [rcx + 92]
    vpbroadcastd ymm9, dword ptr [rcx + 92]
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpandn ymm4, ymm2, ymm1
    vpandn ymm9, ymm7, ymm6
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpand ymm4, ymm0, ymm2
    vpand ymm9, ymm5, ymm7
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm4, ymm3, 9
    vpslld ymm9, ymm8, 9
    vpsrld ymm3, ymm3, 23
    vpsrld ymm8, ymm8, 23
    vpor ymm3, ymm3, ymm4
    vpor ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 608]
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 1120]
    vpbroadcastd ymm4, dword ptr [rcx + 96]
    vpbroadcastd ymm9, dword ptr [rcx + 96]
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpandn ymm4, ymm1, ymm0
    vpandn ymm9, ymm6, ymm5
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpand ymm4, ymm3, ymm1
    vpand ymm9, ymm8, ymm6
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm4, ymm2, 14
    vpslld ymm9, ymm7, 14
    vpsrld ymm2, ymm2, 18
    vpsrld ymm7, ymm7, 18
    vpor ymm2, ymm2, ymm4
    vpor ymm7, ymm7, ymm9
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 256]
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 768]
    vpbroadcastd ymm4, dword ptr [rcx + 100]
    vpbroadcastd ymm9, dword ptr [rcx + 100]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpandn ymm4, ymm0, ymm3
    vpandn ymm9, ymm5, ymm8
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpand ymm4, ymm2, ymm0
    vpand ymm9, ymm7, ymm5
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm4, ymm1, 20
    vpslld ymm9, ymm6, 20
    vpsrld ymm1, ymm1, 12
    vpsrld ymm6, ymm6, 12
    vpor ymm1, ymm1, ymm4
    vpor ymm6, ymm6, ymm9
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 416]
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 928]
    vpbroadcastd ymm4, dword ptr [rcx + 104]
    vpbroadcastd ymm9, dword ptr [rcx + 104]
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpandn ymm4, ymm3, ymm2
    vpandn ymm9, ymm8, ymm7
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpand ymm4, ymm1, ymm3
    vpand ymm9, ymm6, ymm8
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm4, ymm0, 5
    vpslld ymm9, ymm5, 5
    vpsrld ymm0, ymm0, 27
    vpsrld ymm5, ymm5, 27
    vpor ymm0, ymm0, ymm4
    vpor ymm5, ymm5, ymm9
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 576]
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 1088]
    vpbroadcastd ymm4, dword ptr [rcx + 108]
    vpbroadcastd ymm9, dword ptr [rcx + 108]
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpandn ymm4, ymm2, ymm1
    vpandn ymm9, ymm7, ymm6
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpand ymm4, ymm0, ymm2
    vpand ymm9, ymm5, ymm7
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm4, ymm3, 9
    vpslld ymm9, ymm8, 9
    vpsrld ymm3, ymm3, 23
    vpsrld ymm8, ymm8, 23
    vpor ymm3, ymm3, ymm4
    vpor ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 224]
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 736]
    vpbroadcastd ymm4, dword ptr [rcx + 112]
    vpbroadcastd ymm9, dword ptr [rcx + 112]
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpandn ymm4, ymm1, ymm0
    vpandn ymm9, ymm6, ymm5
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpand ymm4, ymm3, ymm1
    vpand ymm9, ymm8, ymm6
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm4, ymm2, 14
    vpslld ymm9, ymm7, 14
    vpsrld ymm2, ymm2, 18
    vpsrld ymm7, ymm7, 18
    vpor ymm2, ymm2, ymm4
    vpor ymm7, ymm7, ymm9
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 384]
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 896]
    vpbroadcastd ymm4, dword ptr [rcx + 116]
    vpbroadcastd ymm9, dword ptr [rcx + 116]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpandn ymm4, ymm0, ymm3
    vpandn ymm9, ymm5, ymm8
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpand ymm4, ymm2, ymm0
    vpand ymm9, ymm7, ymm5
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm4, ymm1, 20
    vpslld ymm9, ymm6, 20
    vpsrld ymm1, ymm1, 12
    vpsrld ymm6, ymm6, 12
    vpor ymm1, ymm1, ymm4
    vpor ymm6, ymm6, ymm9
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 544]
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 1056]
    vpbroadcastd ymm4, dword ptr [rcx + 120]
    vpbroadcastd ymm9, dword ptr [rcx + 120]
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpandn ymm4, ymm3, ymm2
    vpandn ymm9, ymm8, ymm7
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpand ymm4, ymm1, ymm3
    vpand ymm9, ymm6, ymm8
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm4, ymm0, 5
    vpslld ymm9, ymm5, 5
    vpsrld ymm0, ymm0, 27
    vpsrld ymm5, ymm5, 27
    vpor ymm0, ymm0, ymm4
    vpor ymm5, ymm5, ymm9
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 192]
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 704]
    vpbroadcastd ymm4, dword ptr [rcx + 124]
    vpbroadcastd ymm9, dword ptr [rcx + 124]
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpandn ymm4, ymm2, ymm1
    vpandn ymm9, ymm7, ymm6
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpand ymm4, ymm0, ymm2
    vpand ymm9, ymm5, ymm7
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm4, ymm3, 9
    vpslld ymm9, ymm8, 9
    vpsrld ymm3, ymm3, 23
    vpsrld ymm8, ymm8, 23
    vpor ymm3, ymm3, ymm4
    vpor ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 352]
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 864]
    vpbroadcastd ymm4, dword ptr [rcx + 128]
    vpbroadcastd ymm9, dword ptr [rcx + 128]
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpandn ymm4, ymm1, ymm0
    vpandn ymm9, ymm6, ymm5
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpand ymm4, ymm3, ymm1
    vpand ymm9, ymm8, ymm6
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm4, ymm2, 14
    vpslld ymm9, ymm7, 14
    vpsrld ymm2, ymm2, 18
    vpsrld ymm7, ymm7, 18
    vpor ymm2, ymm2, ymm4
    vpor ymm7, ymm7, ymm9
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 512]
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 1024]
    vpbroadcastd ymm4, dword ptr [rcx + 132]
    vpbroadcastd ymm9, dword ptr [rcx + 132]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpandn ymm4, ymm0, ymm3
    vpandn ymm9, ymm5, ymm8
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpand ymm4, ymm2, ymm0
    vpand ymm9, ymm7, ymm5
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm4, ymm1, 20
    vpslld ymm9, ymm6, 20
    vpsrld ymm1, ymm1, 12
    vpsrld ymm6, ymm6, 12
    vpor ymm1, ymm1, ymm4
    vpor ymm6, ymm6, ymm9
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 288]
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 800]
    vpbroadcastd ymm4, dword ptr [rcx + 136]
    vpbroadcastd ymm9, dword ptr [rcx + 136]
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm4, ymm2, ymm3
    vpxor ymm9, ymm7, ymm8
    vpxor ymm4, ymm4, ymm1
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm4, ymm0, 4
    vpslld ymm9, ymm5, 4
    vpsrld ymm0, ymm0, 28
    vpsrld ymm5, ymm5, 28
    vpor ymm0, ymm0, ymm4
    vpor ymm5, ymm5, ymm9
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 384]
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 896]
    vpbroadcastd ymm4, dword ptr [rcx + 140]
    vpbroadcastd ymm9, dword ptr [rcx + 140]
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm4, ymm1, ymm2
    vpxor ymm9, ymm6, ymm7
    vpxor ymm4, ymm4, ymm0
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm4, ymm3, 11
    vpslld ymm9, ymm8, 11
    vpsrld ymm3, ymm3, 21
    vpsrld ymm8, ymm8, 21
    vpor ymm3, ymm3, ymm4
    vpor ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 480]
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 992]
    vpbroadcastd ymm4, dword ptr [rcx + 144]
    vpbroadcastd ymm9, dword ptr [rcx + 144]
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm4, ymm0, ymm1
    vpxor ymm9, ymm5, ymm6
    vpxor ymm4, ymm4, ymm3
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm4, ymm2, 16
    vpslld ymm9, ymm7, 16
    vpsrld ymm2, ymm2, 16
    vpsrld ymm7, ymm7, 16
    vpor ymm2, ymm2, ymm4
    vpor ymm7, ymm7, ymm9
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 576]
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 1088]
    vpbroadcastd ymm4, dword ptr [rcx + 148]
    vpbroadcastd ymm9, dword ptr [rcx + 148]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm4, ymm3, ymm0
    vpxor ymm9, ymm8, ymm5
    vpxor ymm4, ymm4, ymm2
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm4, ymm1, 23
    vpslld ymm9, ymm6, 23
    vpsrld ymm1, ymm1, 9
    vpsrld ymm6, ymm6, 9
    vpor ymm1, ymm1, ymm4
    vpor ymm6, ymm6, ymm9
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 160]
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 672]
    vpbroadcastd ymm4, dword ptr [rcx + 152]
    vpbroadcastd ymm9, dword ptr [rcx + 152]
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm4, ymm2, ymm3
    vpxor ymm9, ymm7, ymm8
    vpxor ymm4, ymm4, ymm1
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm4, ymm0, 4
    vpslld ymm9, ymm5, 4
    vpsrld ymm0, ymm0, 28
    vpsrld ymm5, ymm5, 28
    vpor ymm0, ymm0, ymm4
    vpor ymm5, ymm5, ymm9
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 256]
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 768]
    vpbroadcastd ymm4, dword ptr [rcx + 156]
    vpbroadcastd ymm9, dword ptr [rcx + 156]
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm4, ymm1, ymm2
    vpxor ymm9, ymm6, ymm7
    vpxor ymm4, ymm4, ymm0
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm4, ymm3, 11
    vpslld ymm9, ymm8, 11
    vpsrld ymm3, ymm3, 21
    vpsrld ymm8, ymm8, 21
    vpor ymm3, ymm3, ymm4
    vpor ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 352]
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 864]
    vpbroadcastd ymm4, dword ptr [rcx + 160]
    vpbroadcastd ymm9, dword ptr [rcx + 160]
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm4, ymm0, ymm1
    vpxor ymm9, ymm5, ymm6
    vpxor ymm4, ymm4, ymm3
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm4, ymm2, 16
    vpslld ymm9, ymm7, 16
    vpsrld ymm2, ymm2, 16
    vpsrld ymm7, ymm7, 16
    vpor ymm2, ymm2, ymm4
    vpor ymm7, ymm7, ymm9
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 448]
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 960]
    vpbroadcastd ymm4, dword ptr [rcx + 164]
    vpbroadcastd ymm9, dword ptr [rcx + 164]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm4, ymm3, ymm0
    vpxor ymm9, ymm8, ymm5
    vpxor ymm4, ymm4, ymm2
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm4, ymm1, 23
    vpslld ymm9, ymm6, 23
    vpsrld ymm1, ymm1, 9
    vpsrld ymm6, ymm6, 9
    vpor ymm1, ymm1, ymm4
    vpor ymm6, ymm6, ymm9
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 544]
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 1056]
    vpbroadcastd ymm4, dword ptr [rcx + 168]
    vpbroadcastd ymm9, dword ptr [rcx + 168]
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm4, ymm2, ymm3
    vpxor ymm9, ymm7, ymm8
    vpxor ymm4, ymm4, ymm1
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm4, ymm0, 4
    vpslld ymm9, ymm5, 4
    vpsrld ymm0, ymm0, 28
    vpsrld ymm5, ymm5, 28
    vpor ymm0, ymm0, ymm4
    vpor ymm5, ymm5, ymm9
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 128]
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 640]
    vpbroadcastd ymm4, dword ptr [rcx + 172]
    vpbroadcastd ymm9, dword ptr [rcx + 172]
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm4, ymm1, ymm2
    vpxor ymm9, ymm6, ymm7
    vpxor ymm4, ymm4, ymm0
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm4, ymm3, 11
    vpslld ymm9, ymm8, 11
    vpsrld ymm3, ymm3, 21
    vpsrld ymm8, ymm8, 21
    vpor ymm3, ymm3, ymm4
    vpor ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 224]
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 736]
    vpbroadcastd ymm4, dword ptr [rcx + 176]
    vpbroadcastd ymm9, dword ptr [rcx + 176]
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm4, ymm0, ymm1
    vpxor ymm9, ymm5, ymm6
    vpxor ymm4, ymm4, ymm3
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm4, ymm2, 16
    vpslld ymm9, ymm7, 16
    vpsrld ymm2, ymm2, 16
    vpsrld ymm7, ymm7, 16
    vpor ymm2, ymm2, ymm4
    vpor ymm7, ymm7, ymm9
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 320]
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 832]
    vpbroadcastd ymm4, dword ptr [rcx + 180]
    vpbroadcastd ymm9, dword ptr [rcx + 180]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm4, ymm3, ymm0
    vpxor ymm9, ymm8, ymm5
    vpxor ymm4, ymm4, ymm2
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm4, ymm1, 23
    vpslld ymm9, ymm6, 23
    vpsrld ymm1, ymm1, 9
    vpsrld ymm6, ymm6, 9
    vpor ymm1, ymm1, ymm4
    vpor ymm6, ymm6, ymm9
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 416]
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 928]
    vpbroadcastd ymm4, dword ptr [rcx + 184]
    vpbroadcastd ymm9, dword ptr [rcx + 184]
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm4, ymm2, ymm3
    vpxor ymm9, ymm7, ymm8
    vpxor ymm4, ymm4, ymm1
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm4, ymm0, 4
    vpslld ymm9, ymm5, 4
    vpsrld ymm0, ymm0, 28
    vpsrld ymm5, ymm5, 28
    vpor ymm0, ymm0, ymm4
    vpor ymm5, ymm5, ymm9
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 512]
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 1024]
    vpbroadcastd ymm4, dword ptr [rcx + 188]
    vpbroadcastd ymm9, dword ptr [rcx + 188]
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm4, ymm1, ymm2
    vpxor ymm9, ymm6, ymm7
    vpxor ymm4, ymm4, ymm0
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm4, ymm3, 11
    vpslld ymm9, ymm8, 11
    vpsrld ymm3, ymm3, 21
    vpsrld ymm8, ymm8, 21
    vpor ymm3, ymm3, ymm4
    vpor ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 608]
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 1120]
    vpbroadcastd ymm4, dword ptr [rcx + 192]
    vpbroadcastd ymm9, dword ptr [rcx + 192]
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm4, ymm0, ymm1
    vpxor ymm9, ymm5, ymm6
    vpxor ymm4, ymm4, ymm3
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm4, ymm2, 16
    vpslld ymm9, ymm7, 16
    vpsrld ymm2, ymm2, 16
    vpsrld ymm7, ymm7, 16
    vpor ymm2, ymm2, ymm4
    vpor ymm7, ymm7, ymm9
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 192]
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 704]
    vpbroadcastd ymm4, dword ptr [rcx + 196]
    vpbroadcastd ymm9, dword ptr [rcx + 196]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm4, ymm3, ymm0
    vpxor ymm9, ymm8, ymm5
    vpxor ymm4, ymm4, ymm2
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm4, ymm1, 23
    vpslld ymm9, ymm6, 23
    vpsrld ymm1, ymm1, 9
    vpsrld ymm6, ymm6, 9
    vpor ymm1, ymm1, ymm4
    vpor ymm6, ymm6, ymm9
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 128]
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 640]
    vpbroadcastd ymm4, dword ptr [rcx + 200]
    vpbroadcastd ymm9, dword ptr [rcx + 200]
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm4, ymm3, ymm15
    vpxor ymm9, ymm8, ymm15
    vpor ymm4, ymm4, ymm1
    vpor ymm9, ymm9, ymm6
    vpxor ymm4, ymm4, ymm2
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm4, ymm0, 6
    vpslld ymm9, ymm5, 6
    vpsrld ymm0, ymm0, 26
    vpsrld ymm5, ymm5, 26
    vpor ymm0, ymm0, ymm4
    vpor ymm5, ymm5, ymm9
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 352]
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 864]
    vpbroadcastd ymm4, dword ptr [rcx + 204]
    vpbroadcastd ymm9, dword ptr [rcx + 204]
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm4, ymm2, ymm15
    vpxor ymm9, ymm7, ymm15
    vpor ymm4, ymm4, ymm0
    vpor ymm9, ymm9, ymm5
    vpxor ymm4, ymm4, ymm1
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm4, ymm3, 10
    vpslld ymm9, ymm8, 10
    vpsrld ymm3, ymm3, 22
    vpsrld ymm8, ymm8, 22
    vpor ymm3, ymm3, ymm4
    vpor ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 576]
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 1088]
    vpbroadcastd ymm4, dword ptr [rcx + 208]
    vpbroadcastd ymm9, dword ptr [rcx + 208]
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm4, ymm1, ymm15
    vpxor ymm9, ymm6, ymm15
    vpor ymm4, ymm4, ymm3
    vpor ymm9, ymm9, ymm8
    vpxor ymm4, ymm4, ymm0
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm4, ymm2, 15
    vpslld ymm9, ymm7, 15
    vpsrld ymm2, ymm2, 17
    vpsrld ymm7, ymm7, 17
    vpor ymm2, ymm2, ymm4
    vpor ymm7, ymm7, ymm9
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 288]
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 800]
    vpbroadcastd ymm4, dword ptr [rcx + 212]
    vpbroadcastd ymm9, dword ptr [rcx + 212]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm4, ymm0, ymm15
    vpxor ymm9, ymm5, ymm15
    vpor ymm4, ymm4, ymm2
    vpor ymm9, ymm9, ymm7
    vpxor ymm4, ymm4, ymm3
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm4, ymm1, 21
    vpslld ymm9, ymm6, 21
    vpsrld ymm1, ymm1, 11
    vpsrld ymm6, ymm6, 11
    vpor ymm1, ymm1, ymm4
    vpor ymm6, ymm6, ymm9
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 512]
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 1024]
    vpbroadcastd ymm4, dword ptr [rcx + 216]
    vpbroadcastd ymm9, dword ptr [rcx + 216]
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm4, ymm3, ymm15
    vpxor ymm9, ymm8, ymm15
    vpor ymm4, ymm4, ymm1
    vpor ymm9, ymm9, ymm6
    vpxor ymm4, ymm4, ymm2
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm4, ymm0, 6
    vpslld ymm9, ymm5, 6
    vpsrld ymm0, ymm0, 26
    vpsrld ymm5, ymm5, 26
    vpor ymm0, ymm0, ymm4
    vpor ymm5, ymm5, ymm9
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 224]
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 736]
    vpbroadcastd ymm4, dword ptr [rcx + 220]
    vpbroadcastd ymm9, dword ptr [rcx + 220]
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm4, ymm2, ymm15
    vpxor ymm9, ymm7, ymm15
    vpor ymm4, ymm4, ymm0
    vpor ymm9, ymm9, ymm5
    vpxor ymm4, ymm4, ymm1
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm4, ymm3, 10
    vpslld ymm9, ymm8, 10
    vpsrld ymm3, ymm3, 22
    vpsrld ymm8, ymm8, 22
    vpor ymm3, ymm3, ymm4
    vpor ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 448]
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 960]
    vpbroadcastd ymm4, dword ptr [rcx + 224]
    vpbroadcastd ymm9, dword ptr [rcx + 224]
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm4, ymm1, ymm15
    vpxor ymm9, ymm6, ymm15
    vpor ymm4, ymm4, ymm3
    vpor ymm9, ymm9, ymm8
    vpxor ymm4, ymm4, ymm0
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm4, ymm2, 15
    vpslld ymm9, ymm7, 15
    vpsrld ymm2, ymm2, 17
    vpsrld ymm7, ymm7, 17
    vpor ymm2, ymm2, ymm4
    vpor ymm7, ymm7, ymm9
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 160]
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 672]
    vpbroadcastd ymm4, dword ptr [rcx + 228]
    vpbroadcastd ymm9, dword ptr [rcx + 228]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm4, ymm0, ymm15
    vpxor ymm9, ymm5, ymm15
    vpor ymm4, ymm4, ymm2
    vpor ymm9, ymm9, ymm7
    vpxor ymm4, ymm4, ymm3
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm4, ymm1, 21
    vpslld ymm9, ymm6, 21
    vpsrld ymm1, ymm1, 11
    vpsrld ymm6, ymm6, 11
    vpor ymm1, ymm1, ymm4
    vpor ymm6, ymm6, ymm9
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 384]
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 896]
    vpbroadcastd ymm4, dword ptr [rcx + 232]
    vpbroadcastd ymm9, dword ptr [rcx + 232]
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm4, ymm3, ymm15
    vpxor ymm9, ymm8, ymm15
    vpor ymm4, ymm4, ymm1
    vpor ymm9, ymm9, ymm6
    vpxor ymm4, ymm4, ymm2
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm4, ymm0, 6
    vpslld ymm9, ymm5, 6
    vpsrld ymm0, ymm0, 26
    vpsrld ymm5, ymm5, 26
    vpor ymm0, ymm0, ymm4
    vpor ymm5, ymm5, ymm9
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 608]
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 1120]
    vpbroadcastd ymm4, dword ptr [rcx + 236]
    vpbroadcastd ymm9, dword ptr [rcx + 236]
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm4, ymm2, ymm15
    vpxor ymm9, ymm7, ymm15
    vpor ymm4, ymm4, ymm0
    vpor ymm9, ymm9, ymm5
    vpxor ymm4, ymm4, ymm1
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm4, ymm3, 10
    vpslld ymm9, ymm8, 10
    vpsrld ymm3, ymm3, 22
    vpsrld ymm8, ymm8, 22
    vpor ymm3, ymm3, ymm4
    vpor ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 320]
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 832]
    vpbroadcastd ymm4, dword ptr [rcx + 240]
    vpbroadcastd ymm9, dword ptr [rcx + 240]
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm4, ymm1, ymm15
    vpxor ymm9, ymm6, ymm15
    vpor ymm4, ymm4, ymm3
    vpor ymm9, ymm9, ymm8
    vpxor ymm4, ymm4, ymm0
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm4, ymm2, 15
    vpslld ymm9, ymm7, 15
    vpsrld ymm2, ymm2, 17
    vpsrld ymm7, ymm7, 17
    vpor ymm2, ymm2, ymm4
    vpor ymm7, ymm7, ymm9
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 544]
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 1056]
    vpbroadcastd ymm4, dword ptr [rcx + 244]
    vpbroadcastd ymm9, dword ptr [rcx + 244]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm4, ymm0, ymm15
    vpxor ymm9, ymm5, ymm15
    vpor ymm4, ymm4, ymm2
    vpor ymm9, ymm9, ymm7
    vpxor ymm4, ymm4, ymm3
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm4, ymm1, 21
    vpslld ymm9, ymm6, 21
    vpsrld ymm1, ymm1, 11
    vpsrld ymm6, ymm6, 11
    vpor ymm1, ymm1, ymm4
    vpor ymm6, ymm6, ymm9
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 256]
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 768]
    vpbroadcastd ymm4, dword ptr [rcx + 248]
    vpbroadcastd ymm9, dword ptr [rcx + 248]
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm4, ymm3, ymm15
    vpxor ymm9, ymm8, ymm15
    vpor ymm4, ymm4, ymm1
    vpor ymm9, ymm9, ymm6
    vpxor ymm4, ymm4, ymm2
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm4, ymm0, 6
    vpslld ymm9, ymm5, 6
    vpsrld ymm0, ymm0, 26
    vpsrld ymm5, ymm5, 26
    vpor ymm0, ymm0, ymm4
    vpor ymm5, ymm5, ymm9
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 480]
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 992]
    vpbroadcastd ymm4, dword ptr [rcx + 252]
    vpbroadcastd ymm9, dword ptr [rcx + 252]
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpxor ymm4, ymm2, ymm15
    vpxor ymm9, ymm7, ymm15
    vpor ymm4, ymm4, ymm0
    vpor ymm9, ymm9, ymm5
    vpxor ymm4, ymm4, ymm1
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm3, ymm3, ymm4
    vpaddd ymm8, ymm8, ymm9
    vpslld ymm4, ymm3, 10
    vpslld ymm9, ymm8, 10
    vpsrld ymm3, ymm3, 22
    vpsrld ymm8, ymm8, 22
    vpor ymm3, ymm3, ymm4
    vpor ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 192]
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 704]
    vpbroadcastd ymm4, dword ptr [rcx + 256]
    vpbroadcastd ymm9, dword ptr [rcx + 256]
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpxor ymm4, ymm1, ymm15
    vpxor ymm9, ymm6, ymm15
    vpor ymm4, ymm4, ymm3
    vpor ymm9, ymm9, ymm8
    vpxor ymm4, ymm4, ymm0
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm2, ymm2, ymm4
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm4, ymm2, 15
    vpslld ymm9, ymm7, 15
    vpsrld ymm2, ymm2, 17
    vpsrld ymm7, ymm7, 17
    vpor ymm2, ymm2, ymm4
    vpor ymm7, ymm7, ymm9
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 416]
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 928]
    vpbroadcastd ymm4, dword ptr [rcx + 260]
    vpbroadcastd ymm9, dword ptr [rcx + 260]
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpxor ymm4, ymm0, ymm15
    vpxor ymm9, ymm5, ymm15
    vpor ymm4, ymm4, ymm2
    vpor ymm9, ymm9, ymm7
    vpxor ymm4, ymm4, ymm3
    vpxor ymm9, ymm9, ymm8
    vpaddd ymm1, ymm1, ymm4
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm4, ymm1, 21
    vpslld ymm9, ymm6, 21
    vpsrld ymm1, ymm1, 11
    vpsrld ymm6, ymm6, 11
    vpor ymm1, ymm1, ymm4
    vpor ymm6, ymm6, ymm9
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 1152]
    vmovdqu ymmword ptr [rsp + 1152], ymm0
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 1184]
    vmovdqu ymmword ptr [rsp + 1184], ymm5
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 1216]
    vmovdqu ymmword ptr [rsp + 1216], ymm1
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 1248]
    vmovdqu ymmword ptr [rsp + 1248], ymm6
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 1280]
    vmovdqu ymmword ptr [rsp + 1280], ymm2
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 1312]
    vmovdqu ymmword ptr [rsp + 1312], ymm7
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 1344]
    vmovdqu ymmword ptr [rsp + 1344], ymm3
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 1376]
    vmovdqu ymmword ptr [rsp + 1376], ymm8
    vpbroadcastq ymm0, qword ptr [rcx]
    vpaddq ymm1, ymm0, ymmword ptr [rsp]
    vmovdqu ymmword ptr [rsp], ymm1
    vpaddq ymm1, ymm0, ymmword ptr [rsp + 32]
    vmovdqu ymmword ptr [rsp + 32], ymm1
    vpaddq ymm1, ymm0, ymmword ptr [rsp + 64]
    vmovdqu ymmword ptr [rsp + 64], ymm1
    vpaddq ymm1, ymm0, ymmword ptr [rsp + 96]
    vmovdqu ymmword ptr [rsp + 96], ymm1
    sub rdx, 64
    cmp rdx, 64
    jae 2b
3:
    vmovdqu ymm0, ymmword ptr [rsp + 1152]
    vmovdqu ymmword ptr [rdi], ymm0
    vmovdqu ymm1, ymmword ptr [rsp + 1184]
    vmovdqu ymmword ptr [rdi + 32], ymm1
    vmovdqu ymm2, ymmword ptr [rsp + 1216]
    vmovdqu ymmword ptr [rdi + 64], ymm2
    vmovdqu ymm3, ymmword ptr [rsp + 1248]
    vmovdqu ymmword ptr [rdi + 96], ymm3
    vmovdqu ymm4, ymmword ptr [rsp + 1280]
    vmovdqu ymmword ptr [rdi + 128], ymm4
    vmovdqu ymm5, ymmword ptr [rsp + 1312]
    vmovdqu ymmword ptr [rdi + 160], ymm5
    vmovdqu ymm6, ymmword ptr [rsp + 1344]
    vmovdqu ymmword ptr [rdi + 192], ymm6
    vmovdqu ymm7, ymmword ptr [rsp + 1376]
    vmovdqu ymmword ptr [rdi + 224], ymm7
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
    mov rsp, r11
    ret
    .cfi_endproc
