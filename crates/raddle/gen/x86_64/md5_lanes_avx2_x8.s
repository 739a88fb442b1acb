    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 704
    .cfi_def_cfa_offset 712
    and rsp, -32
    .cfi_def_cfa r11, 8
    vmovdqu ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rsp], ymm0
    vmovdqu ymm1, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rsp + 32], ymm1
    vmovdqu ymm0, ymmword ptr [rdi]
    vmovdqu ymmword ptr [rsp + 576], ymm0
    vmovdqu ymm1, ymmword ptr [rdi + 32]
    vmovdqu ymmword ptr [rsp + 608], ymm1
    vmovdqu ymm2, ymmword ptr [rdi + 64]
    vmovdqu ymmword ptr [rsp + 640], ymm2
    vmovdqu ymm3, ymmword ptr [rdi + 96]
    vmovdqu ymmword ptr [rsp + 672], ymm3
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
    vmovdqu ymmword ptr [rsp + 64], ymm2
    vmovdqu ymmword ptr [rsp + 96], ymm0
    vmovdqu ymmword ptr [rsp + 128], ymm4
    vmovdqu ymmword ptr [rsp + 160], ymm3
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
    vmovdqu ymmword ptr [rsp + 192], ymm2
    vmovdqu ymmword ptr [rsp + 224], ymm0
    vmovdqu ymmword ptr [rsp + 256], ymm4
    vmovdqu ymmword ptr [rsp + 288], ymm3
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
    vmovdqu ymmword ptr [rsp + 320], ymm2
    vmovdqu ymmword ptr [rsp + 352], ymm0
    vmovdqu ymmword ptr [rsp + 384], ymm4
    vmovdqu ymmword ptr [rsp + 416], ymm3
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
    vmovdqu ymmword ptr [rsp + 448], ymm2
    vmovdqu ymmword ptr [rsp + 480], ymm0
    vmovdqu ymmword ptr [rsp + 512], ymm4
    vmovdqu ymmword ptr [rsp + 544], ymm3
    vpbroadcastd ymm15, dword ptr [rcx + 264]
    vmovdqu ymm0, ymmword ptr [rsp + 576]
    vmovdqu ymm1, ymmword ptr [rsp + 608]
    vmovdqu ymm2, ymmword ptr [rsp + 640]
    vmovdqu ymm3, ymmword ptr [rsp + 672]
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 64]
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
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 96]
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
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 128]
    vpbroadcastd ymm4, dword ptr [rcx + 16]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm0, ymm1
    vpand ymm4, ymm4, ymm3
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 17
    vpsrld ymm2, ymm2, 15
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 160]
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
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 192]
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
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 224]
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
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 256]
    vpbroadcastd ymm4, dword ptr [rcx + 32]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm0, ymm1
    vpand ymm4, ymm4, ymm3
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 17
    vpsrld ymm2, ymm2, 15
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 288]
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
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 320]
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
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 352]
    vpbroadcastd ymm4, dword ptr [rcx + 44]
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
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 416]
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
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 448]
    vpbroadcastd ymm4, dword ptr [rcx + 56]
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
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 512]
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
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 544]
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
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 96]
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
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 256]
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
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 416]
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
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 64]
    vpbroadcastd ymm4, dword ptr [rcx + 84]
    vpaddd ymm1, ymm1, ymm4
    vpandn ymm4, ymm0, ymm3
    vpaddd ymm1, ymm1, ymm4
    vpand ymm4, ymm2, ymm0
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 20
    vpsrld ymm1, ymm1, 12
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 224]
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
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 384]
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
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 544]
    vpbroadcastd ymm4, dword ptr [rcx + 96]
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
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 352]
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
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 512]
    vpbroadcastd ymm4, dword ptr [rcx + 108]
    vpaddd ymm3, ymm3, ymm4
    vpandn ymm4, ymm2, ymm1
    vpaddd ymm3, ymm3, ymm4
    vpand ymm4, ymm0, ymm2
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 9
    vpsrld ymm3, ymm3, 23
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 160]
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
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 320]
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
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 480]
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
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 128]
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
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 288]
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
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 448]
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
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 224]
    vpbroadcastd ymm4, dword ptr [rcx + 136]
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm4, ymm2, ymm3
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 4
    vpsrld ymm0, ymm0, 28
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 320]
    vpbroadcastd ymm4, dword ptr [rcx + 140]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm4, ymm1, ymm2
    vpxor ymm4, ymm4, ymm0
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 11
    vpsrld ymm3, ymm3, 21
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 416]
    vpbroadcastd ymm4, dword ptr [rcx + 144]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm0, ymm1
    vpxor ymm4, ymm4, ymm3
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 16
    vpsrld ymm2, ymm2, 16
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 512]
    vpbroadcastd ymm4, dword ptr [rcx + 148]
    vpaddd ymm1, ymm1, ymm4
    vpxor ymm4, ymm3, ymm0
    vpxor ymm4, ymm4, ymm2
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 23
    vpsrld ymm1, ymm1, 9
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 96]
    vpbroadcastd ymm4, dword ptr [rcx + 152]
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm4, ymm2, ymm3
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 4
    vpsrld ymm0, ymm0, 28
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 192]
    vpbroadcastd ymm4, dword ptr [rcx + 156]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm4, ymm1, ymm2
    vpxor ymm4, ymm4, ymm0
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 11
    vpsrld ymm3, ymm3, 21
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 288]
    vpbroadcastd ymm4, dword ptr [rcx + 160]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm0, ymm1
    vpxor ymm4, ymm4, ymm3
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 16
    vpsrld ymm2, ymm2, 16
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 384]
    vpbroadcastd ymm4, dword ptr [rcx + 164]
    vpaddd ymm1, ymm1, ymm4
    vpxor ymm4, ymm3, ymm0
    vpxor ymm4, ymm4, ymm2
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 23
    vpsrld ymm1, ymm1, 9
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 480]
    vpbroadcastd ymm4, dword ptr [rcx + 168]
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm4, ymm2, ymm3
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 4
    vpsrld ymm0, ymm0, 28
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 64]
    vpbroadcastd ymm4, dword ptr [rcx + 172]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm4, ymm1, ymm2
    vpxor ymm4, ymm4, ymm0
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 11
    vpsrld ymm3, ymm3, 21
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 160]
    vpbroadcastd ymm4, dword ptr [rcx + 176]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm0, ymm1
    vpxor ymm4, ymm4, ymm3
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 16
    vpsrld ymm2, ymm2, 16
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 256]
    vpbroadcastd ymm4, dword ptr [rcx + 180]
    vpaddd ymm1, ymm1, ymm4
    vpxor ymm4, ymm3, ymm0
    vpxor ymm4, ymm4, ymm2
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 23
    vpsrld ymm1, ymm1, 9
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 352]
    vpbroadcastd ymm4, dword ptr [rcx + 184]
    vpaddd ymm0, ymm0, ymm4
    vpxor ymm4, ymm2, ymm3
    vpxor ymm4, ymm4, ymm1
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm4, ymm0, 4
    vpsrld ymm0, ymm0, 28
    vpor ymm0, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 448]
    vpbroadcastd ymm4, dword ptr [rcx + 188]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm4, ymm1, ymm2
    vpxor ymm4, ymm4, ymm0
    vpaddd ymm3, ymm3, ymm4
    vpslld ymm4, ymm3, 11
    vpsrld ymm3, ymm3, 21
    vpor ymm3, ymm3, ymm4
    vpaddd ymm3, ymm3, ymm0
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 544]
    vpbroadcastd ymm4, dword ptr [rcx + 192]
    vpaddd ymm2, ymm2, ymm4
    vpxor ymm4, ymm0, ymm1
    vpxor ymm4, ymm4, ymm3
    vpaddd ymm2, ymm2, ymm4
    vpslld ymm4, ymm2, 16
    vpsrld ymm2, ymm2, 16
    vpor ymm2, ymm2, ymm4
    vpaddd ymm2, ymm2, ymm3
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 128]
    vpbroadcastd ymm4, dword ptr [rcx + 196]
    vpaddd ymm1, ymm1, ymm4
    vpxor ymm4, ymm3, ymm0
    vpxor ymm4, ymm4, ymm2
    vpaddd ymm1, ymm1, ymm4
    vpslld ymm4, ymm1, 23
    vpsrld ymm1, ymm1, 9
    vpor ymm1, ymm1, ymm4
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 64]
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
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 288]
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
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 512]
    vpbroadcastd ymm4, dword ptr [rcx + 208]
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
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 448]
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
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 160]
    vpbroadcastd ymm4, dword ptr [rcx + 220]
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
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 96]
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
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 320]
    vpbroadcastd ymm4, dword ptr [rcx + 232]
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
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 256]
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
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 480]
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
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 192]
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
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 416]
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
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 128]
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
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 352]
    vpbroadcastd ymm4, dword ptr [rcx + 260]
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
    vmovdqu ymmword ptr [rsp + 576], ymm0
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 608]
    vmovdqu ymmword ptr [rsp + 608], ymm1
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 640]
    vmovdqu ymmword ptr [rsp + 640], ymm2
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 672]
    vmovdqu ymmword ptr [rsp + 672], ymm3
    vpbroadcastq ymm0, qword ptr [rcx]
    vpaddq ymm1, ymm0, ymmword ptr [rsp]
    vmovdqu ymmword ptr [rsp], ymm1
    vpaddq ymm1, ymm0, ymmword ptr [rsp + 32]
    vmovdqu ymmword ptr [rsp + 32], ymm1
    sub rdx, 64
    cmp rdx, 64
    jae 2b
3:
    vmovdqu ymm0, ymmword ptr [rsp + 576]
    vmovdqu ymmword ptr [rdi], ymm0
    vmovdqu ymm1, ymmword ptr [rsp + 608]
    vmovdqu ymmword ptr [rdi + 32], ymm1
    vmovdqu ymm2, ymmword ptr [rsp + 640]
    vmovdqu ymmword ptr [rdi + 64], ymm2
    vmovdqu ymm3, ymmword ptr [rsp + 672]
    vmovdqu ymmword ptr [rdi + 96], ymm3
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
    mov rsp, r11
    ret
    .cfi_endproc
