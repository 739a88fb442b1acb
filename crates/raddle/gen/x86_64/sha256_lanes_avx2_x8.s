    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 832
    .cfi_def_cfa_offset 840
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
    vmovdqu ymm4, ymmword ptr [rdi + 128]
    vmovdqu ymmword ptr [rsp + 704], ymm4
    vmovdqu ymm5, ymmword ptr [rdi + 160]
    vmovdqu ymmword ptr [rsp + 736], ymm5
    vmovdqu ymm6, ymmword ptr [rdi + 192]
    vmovdqu ymmword ptr [rsp + 768], ymm6
    vmovdqu ymm7, ymmword ptr [rdi + 224]
    vmovdqu ymmword ptr [rsp + 800], ymm7
    cmp rdx, 64
    jb 3f
2:
    mov rax, qword ptr [rsp]
    vbroadcasti128 ymm11, xmmword ptr [rax]
    mov rax, qword ptr [rsp + 32]
    vinserti128 ymm11, ymm11, xmmword ptr [rax], 1
    mov rax, qword ptr [rsp + 8]
    vbroadcasti128 ymm12, xmmword ptr [rax]
    mov rax, qword ptr [rsp + 40]
    vinserti128 ymm12, ymm12, xmmword ptr [rax], 1
    mov rax, qword ptr [rsp + 16]
    vbroadcasti128 ymm13, xmmword ptr [rax]
    mov rax, qword ptr [rsp + 48]
    vinserti128 ymm13, ymm13, xmmword ptr [rax], 1
    mov rax, qword ptr [rsp + 24]
    vbroadcasti128 ymm14, xmmword ptr [rax]
    mov rax, qword ptr [rsp + 56]
    vinserti128 ymm14, ymm14, xmmword ptr [rax], 1
    vpunpckldq ymm15, ymm11, ymm12
    vpunpckhdq ymm12, ymm11, ymm12
    vpunpckldq ymm11, ymm13, ymm14
    vpunpckhdq ymm14, ymm13, ymm14
    vpunpcklqdq ymm13, ymm15, ymm11
    vpunpckhqdq ymm11, ymm15, ymm11
    vpunpcklqdq ymm15, ymm12, ymm14
    vpunpckhqdq ymm14, ymm12, ymm14
    vpshufb ymm13, ymm13, ymmword ptr [rcx + 264]
    vmovdqu ymmword ptr [rsp + 64], ymm13
    vpshufb ymm11, ymm11, ymmword ptr [rcx + 264]
    vmovdqu ymmword ptr [rsp + 96], ymm11
    vpshufb ymm15, ymm15, ymmword ptr [rcx + 264]
    vmovdqu ymmword ptr [rsp + 128], ymm15
    vpshufb ymm14, ymm14, ymmword ptr [rcx + 264]
    vmovdqu ymmword ptr [rsp + 160], ymm14
    lea r8, qword ptr [rcx + 8]
    vmovdqu ymm0, ymmword ptr [rsp + 576]
    vmovdqu ymm1, ymmword ptr [rsp + 608]
    vmovdqu ymm2, ymmword ptr [rsp + 640]
    vmovdqu ymm3, ymmword ptr [rsp + 672]
    vmovdqu ymm4, ymmword ptr [rsp + 704]
    vmovdqu ymm5, ymmword ptr [rsp + 736]
    vmovdqu ymm6, ymmword ptr [rsp + 768]
    vmovdqu ymm7, ymmword ptr [rsp + 800]
    vpsrld ymm8, ymm4, 6
    vpslld ymm9, ymm4, 26
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm4, 11
    vpslld ymm9, ymm4, 21
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    mov rax, qword ptr [rsp]
    vbroadcasti128 ymm11, xmmword ptr [rax + 16]
    vpsrld ymm10, ymm4, 25
    vpslld ymm9, ymm4, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpbroadcastd ymm9, dword ptr [r8]
    vpaddd ymm7, ymm7, ymm9
    mov rax, qword ptr [rsp + 32]
    vinserti128 ymm11, ymm11, xmmword ptr [rax + 16], 1
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 64]
    vpxor ymm9, ymm5, ymm6
    vpand ymm9, ymm9, ymm4
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    mov rax, qword ptr [rsp + 8]
    vbroadcasti128 ymm12, xmmword ptr [rax + 16]
    vpaddd ymm3, ymm3, ymm7
    vpsrld ymm8, ymm0, 2
    vpslld ymm9, ymm0, 30
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm0, 13
    vpslld ymm9, ymm0, 19
    mov rax, qword ptr [rsp + 40]
    vinserti128 ymm12, ymm12, xmmword ptr [rax + 16], 1
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm0, 22
    vpslld ymm9, ymm0, 10
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    mov rax, qword ptr [rsp + 16]
    vbroadcasti128 ymm13, xmmword ptr [rax + 16]
    vpor ymm9, ymm0, ymm1
    vpand ymm10, ymm0, ymm1
    vpand ymm9, ymm9, ymm2
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm7, ymm7, ymm8
    mov rax, qword ptr [rsp + 48]
    vinserti128 ymm13, ymm13, xmmword ptr [rax + 16], 1
    vpsrld ymm8, ymm3, 6
    vpslld ymm9, ymm3, 26
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm3, 11
    vpslld ymm9, ymm3, 21
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    mov rax, qword ptr [rsp + 24]
    vbroadcasti128 ymm14, xmmword ptr [rax + 16]
    vpsrld ymm10, ymm3, 25
    vpslld ymm9, ymm3, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpbroadcastd ymm9, dword ptr [r8 + 4]
    vpaddd ymm6, ymm6, ymm9
    mov rax, qword ptr [rsp + 56]
    vinserti128 ymm14, ymm14, xmmword ptr [rax + 16], 1
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 96]
    vpxor ymm9, ymm4, ymm5
    vpand ymm9, ymm9, ymm3
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm8
    vpunpckldq ymm15, ymm11, ymm12
    vpaddd ymm2, ymm2, ymm6
    vpsrld ymm8, ymm7, 2
    vpslld ymm9, ymm7, 30
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm7, 13
    vpslld ymm9, ymm7, 19
    vpunpckhdq ymm12, ymm11, ymm12
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm7, 22
    vpslld ymm9, ymm7, 10
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpunpckldq ymm11, ymm13, ymm14
    vpor ymm9, ymm7, ymm0
    vpand ymm10, ymm7, ymm0
    vpand ymm9, ymm9, ymm1
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm6, ymm6, ymm8
    vpunpckhdq ymm14, ymm13, ymm14
    vpsrld ymm8, ymm2, 6
    vpslld ymm9, ymm2, 26
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm2, 11
    vpslld ymm9, ymm2, 21
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpunpcklqdq ymm13, ymm15, ymm11
    vpsrld ymm10, ymm2, 25
    vpslld ymm9, ymm2, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpbroadcastd ymm9, dword ptr [r8 + 8]
    vpaddd ymm5, ymm5, ymm9
    vpunpckhqdq ymm11, ymm15, ymm11
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 128]
    vpxor ymm9, ymm3, ymm4
    vpand ymm9, ymm9, ymm2
    vpxor ymm9, ymm9, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm8
    vpunpcklqdq ymm15, ymm12, ymm14
    vpaddd ymm1, ymm1, ymm5
    vpsrld ymm8, ymm6, 2
    vpslld ymm9, ymm6, 30
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm6, 13
    vpslld ymm9, ymm6, 19
    vpunpckhqdq ymm14, ymm12, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm6, 22
    vpslld ymm9, ymm6, 10
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpshufb ymm13, ymm13, ymmword ptr [rcx + 264]
    vpor ymm9, ymm6, ymm7
    vpand ymm10, ymm6, ymm7
    vpand ymm9, ymm9, ymm0
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm5, ymm5, ymm8
    vmovdqu ymmword ptr [rsp + 192], ymm13
    vpsrld ymm8, ymm1, 6
    vpslld ymm9, ymm1, 26
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm1, 11
    vpslld ymm9, ymm1, 21
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpshufb ymm11, ymm11, ymmword ptr [rcx + 264]
    vpsrld ymm10, ymm1, 25
    vpslld ymm9, ymm1, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpbroadcastd ymm9, dword ptr [r8 + 12]
    vpaddd ymm4, ymm4, ymm9
    vmovdqu ymmword ptr [rsp + 224], ymm11
    vpaddd ymm4, ymm4, ymmword ptr [rsp + 160]
    vpxor ymm9, ymm2, ymm3
    vpand ymm9, ymm9, ymm1
    vpxor ymm9, ymm9, ymm3
    vpaddd ymm4, ymm4, ymm9
    vpaddd ymm4, ymm4, ymm8
    vpshufb ymm15, ymm15, ymmword ptr [rcx + 264]
    vpaddd ymm0, ymm0, ymm4
    vpsrld ymm8, ymm5, 2
    vpslld ymm9, ymm5, 30
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm5, 13
    vpslld ymm9, ymm5, 19
    vmovdqu ymmword ptr [rsp + 256], ymm15
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm5, 22
    vpslld ymm9, ymm5, 10
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpshufb ymm14, ymm14, ymmword ptr [rcx + 264]
    vpor ymm9, ymm5, ymm6
    vpand ymm10, ymm5, ymm6
    vpand ymm9, ymm9, ymm7
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm4, ymm4, ymm8
    vmovdqu ymmword ptr [rsp + 288], ymm14
    vpsrld ymm8, ymm0, 6
    vpslld ymm9, ymm0, 26
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm0, 11
    vpslld ymm9, ymm0, 21
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    mov rax, qword ptr [rsp]
    vbroadcasti128 ymm11, xmmword ptr [rax + 32]
    vpsrld ymm10, ymm0, 25
    vpslld ymm9, ymm0, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpbroadcastd ymm9, dword ptr [r8 + 16]
    vpaddd ymm3, ymm3, ymm9
    mov rax, qword ptr [rsp + 32]
    vinserti128 ymm11, ymm11, xmmword ptr [rax + 32], 1
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 192]
    vpxor ymm9, ymm1, ymm2
    vpand ymm9, ymm9, ymm0
    vpxor ymm9, ymm9, ymm2
    vpaddd ymm3, ymm3, ymm9
    vpaddd ymm3, ymm3, ymm8
    mov rax, qword ptr [rsp + 8]
    vbroadcasti128 ymm12, xmmword ptr [rax + 32]
    vpaddd ymm7, ymm7, ymm3
    vpsrld ymm8, ymm4, 2
    vpslld ymm9, ymm4, 30
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm4, 13
    vpslld ymm9, ymm4, 19
    mov rax, qword ptr [rsp + 40]
    vinserti128 ymm12, ymm12, xmmword ptr [rax + 32], 1
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm4, 22
    vpslld ymm9, ymm4, 10
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    mov rax, qword ptr [rsp + 16]
    vbroadcasti128 ymm13, xmmword ptr [rax + 32]
    vpor ymm9, ymm4, ymm5
    vpand ymm10, ymm4, ymm5
    vpand ymm9, ymm9, ymm6
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm8
    mov rax, qword ptr [rsp + 48]
    vinserti128 ymm13, ymm13, xmmword ptr [rax + 32], 1
    vpsrld ymm8, ymm7, 6
    vpslld ymm9, ymm7, 26
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm7, 11
    vpslld ymm9, ymm7, 21
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    mov rax, qword ptr [rsp + 24]
    vbroadcasti128 ymm14, xmmword ptr [rax + 32]
    vpsrld ymm10, ymm7, 25
    vpslld ymm9, ymm7, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpbroadcastd ymm9, dword ptr [r8 + 20]
    vpaddd ymm2, ymm2, ymm9
    mov rax, qword ptr [rsp + 56]
    vinserti128 ymm14, ymm14, xmmword ptr [rax + 32], 1
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 224]
    vpxor ymm9, ymm0, ymm1
    vpand ymm9, ymm9, ymm7
    vpxor ymm9, ymm9, ymm1
    vpaddd ymm2, ymm2, ymm9
    vpaddd ymm2, ymm2, ymm8
    vpunpckldq ymm15, ymm11, ymm12
    vpaddd ymm6, ymm6, ymm2
    vpsrld ymm8, ymm3, 2
    vpslld ymm9, ymm3, 30
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm3, 13
    vpslld ymm9, ymm3, 19
    vpunpckhdq ymm12, ymm11, ymm12
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm3, 22
    vpslld ymm9, ymm3, 10
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpunpckldq ymm11, ymm13, ymm14
    vpor ymm9, ymm3, ymm4
    vpand ymm10, ymm3, ymm4
    vpand ymm9, ymm9, ymm5
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm2, ymm2, ymm8
    vpunpckhdq ymm14, ymm13, ymm14
    vpsrld ymm8, ymm6, 6
    vpslld ymm9, ymm6, 26
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm6, 11
    vpslld ymm9, ymm6, 21
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpunpcklqdq ymm13, ymm15, ymm11
    vpsrld ymm10, ymm6, 25
    vpslld ymm9, ymm6, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpbroadcastd ymm9, dword ptr [r8 + 24]
    vpaddd ymm1, ymm1, ymm9
    vpunpckhqdq ymm11, ymm15, ymm11
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 256]
    vpxor ymm9, ymm7, ymm0
    vpand ymm9, ymm9, ymm6
    vpxor ymm9, ymm9, ymm0
    vpaddd ymm1, ymm1, ymm9
    vpaddd ymm1, ymm1, ymm8
    vpunpcklqdq ymm15, ymm12, ymm14
    vpaddd ymm5, ymm5, ymm1
    vpsrld ymm8, ymm2, 2
    vpslld ymm9, ymm2, 30
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm2, 13
    vpslld ymm9, ymm2, 19
    vpunpckhqdq ymm14, ymm12, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm2, 22
    vpslld ymm9, ymm2, 10
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpshufb ymm13, ymm13, ymmword ptr [rcx + 264]
    vpor ymm9, ymm2, ymm3
    vpand ymm10, ymm2, ymm3
    vpand ymm9, ymm9, ymm4
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm1, ymm1, ymm8
    vmovdqu ymmword ptr [rsp + 320], ymm13
    vpsrld ymm8, ymm5, 6
    vpslld ymm9, ymm5, 26
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm5, 11
    vpslld ymm9, ymm5, 21
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpshufb ymm11, ymm11, ymmword ptr [rcx + 264]
    vpsrld ymm10, ymm5, 25
    vpslld ymm9, ymm5, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpbroadcastd ymm9, dword ptr [r8 + 28]
    vpaddd ymm0, ymm0, ymm9
    vmovdqu ymmword ptr [rsp + 352], ymm11
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 288]
    vpxor ymm9, ymm6, ymm7
    vpand ymm9, ymm9, ymm5
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm0, ymm0, ymm9
    vpaddd ymm0, ymm0, ymm8
    vpshufb ymm15, ymm15, ymmword ptr [rcx + 264]
    vpaddd ymm4, ymm4, ymm0
    vpsrld ymm8, ymm1, 2
    vpslld ymm9, ymm1, 30
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm1, 13
    vpslld ymm9, ymm1, 19
    vmovdqu ymmword ptr [rsp + 384], ymm15
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm1, 22
    vpslld ymm9, ymm1, 10
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpshufb ymm14, ymm14, ymmword ptr [rcx + 264]
    vpor ymm9, ymm1, ymm2
    vpand ymm10, ymm1, ymm2
    vpand ymm9, ymm9, ymm3
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm0, ymm0, ymm8
    vmovdqu ymmword ptr [rsp + 416], ymm14
    vpsrld ymm8, ymm4, 6
    vpslld ymm9, ymm4, 26
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm4, 11
    vpslld ymm9, ymm4, 21
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    mov rax, qword ptr [rsp]
    vbroadcasti128 ymm11, xmmword ptr [rax + 48]
    vpsrld ymm10, ymm4, 25
    vpslld ymm9, ymm4, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpbroadcastd ymm9, dword ptr [r8 + 32]
    vpaddd ymm7, ymm7, ymm9
    mov rax, qword ptr [rsp + 32]
    vinserti128 ymm11, ymm11, xmmword ptr [rax + 48], 1
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 320]
    vpxor ymm9, ymm5, ymm6
    vpand ymm9, ymm9, ymm4
    vpxor ymm9, ymm9, ymm6
    vpaddd ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    mov rax, qword ptr [rsp + 8]
    vbroadcasti128 ymm12, xmmword ptr [rax + 48]
    vpaddd ymm3, ymm3, ymm7
    vpsrld ymm8, ymm0, 2
    vpslld ymm9, ymm0, 30
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm0, 13
    vpslld ymm9, ymm0, 19
    mov rax, qword ptr [rsp + 40]
    vinserti128 ymm12, ymm12, xmmword ptr [rax + 48], 1
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm0, 22
    vpslld ymm9, ymm0, 10
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    mov rax, qword ptr [rsp + 16]
    vbroadcasti128 ymm13, xmmword ptr [rax + 48]
    vpor ymm9, ymm0, ymm1
    vpand ymm10, ymm0, ymm1
    vpand ymm9, ymm9, ymm2
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm7, ymm7, ymm8
    mov rax, qword ptr [rsp + 48]
    vinserti128 ymm13, ymm13, xmmword ptr [rax + 48], 1
    vpsrld ymm8, ymm3, 6
    vpslld ymm9, ymm3, 26
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm3, 11
    vpslld ymm9, ymm3, 21
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    mov rax, qword ptr [rsp + 24]
    vbroadcasti128 ymm14, xmmword ptr [rax + 48]
    vpsrld ymm10, ymm3, 25
    vpslld ymm9, ymm3, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpbroadcastd ymm9, dword ptr [r8 + 36]
    vpaddd ymm6, ymm6, ymm9
    mov rax, qword ptr [rsp + 56]
    vinserti128 ymm14, ymm14, xmmword ptr [rax + 48], 1
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 352]
    vpxor ymm9, ymm4, ymm5
    vpand ymm9, ymm9, ymm3
    vpxor ymm9, ymm9, ymm5
    vpaddd ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm8
    vpunpckldq ymm15, ymm11, ymm12
    vpaddd ymm2, ymm2, ymm6
    vpsrld ymm8, ymm7, 2
    vpslld ymm9, ymm7, 30
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm7, 13
    vpslld ymm9, ymm7, 19
    vpunpckhdq ymm12, ymm11, ymm12
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm7, 22
    vpslld ymm9, ymm7, 10
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpunpckldq ymm11, ymm13, ymm14
    vpor ymm9, ymm7, ymm0
    vpand ymm10, ymm7, ymm0
    vpand ymm9, ymm9, ymm1
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm6, ymm6, ymm8
    vpunpckhdq ymm14, ymm13, ymm14
    vpsrld ymm8, ymm2, 6
    vpslld ymm9, ymm2, 26
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm2, 11
    vpslld ymm9, ymm2, 21
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpunpcklqdq ymm13, ymm15, ymm11
    vpsrld ymm10, ymm2, 25
    vpslld ymm9, ymm2, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpbroadcastd ymm9, dword ptr [r8 + 40]
    vpaddd ymm5, ymm5, ymm9
    vpunpckhqdq ymm11, ymm15, ymm11
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 384]
    vpxor ymm9, ymm3, ymm4
    vpand ymm9, ymm9, ymm2
    vpxor ymm9, ymm9, ymm4
    vpaddd ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm8
    vpunpcklqdq ymm15, ymm12, ymm14
    vpaddd ymm1, ymm1, ymm5
    vpsrld ymm8, ymm6, 2
    vpslld ymm9, ymm6, 30
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm6, 13
    vpslld ymm9, ymm6, 19
    vpunpckhqdq ymm14, ymm12, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm6, 22
    vpslld ymm9, ymm6, 10
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpshufb ymm13, ymm13, ymmword ptr [rcx + 264]
    vpor ymm9, ymm6, ymm7
    vpand ymm10, ymm6, ymm7
    vpand ymm9, ymm9, ymm0
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm5, ymm5, ymm8
    vmovdqu ymmword ptr [rsp + 448], ymm13
    vpsrld ymm8, ymm1, 6
    vpslld ymm9, ymm1, 26
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm1, 11
    vpslld ymm9, ymm1, 21
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpshufb ymm11, ymm11, ymmword ptr [rcx + 264]
    vpsrld ymm10, ymm1, 25
    vpslld ymm9, ymm1, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpbroadcastd ymm9, dword ptr [r8 + 44]
    vpaddd ymm4, ymm4, ymm9
    vmovdqu ymmword ptr [rsp + 480], ymm11
    vpaddd ymm4, ymm4, ymmword ptr [rsp + 416]
    vpxor ymm9, ymm2, ymm3
    vpand ymm9, ymm9, ymm1
    vpxor ymm9, ymm9, ymm3
    vpaddd ymm4, ymm4, ymm9
    vpaddd ymm4, ymm4, ymm8
    vpshufb ymm15, ymm15, ymmword ptr [rcx + 264]
    vpaddd ymm0, ymm0, ymm4
    vpsrld ymm8, ymm5, 2
    vpslld ymm9, ymm5, 30
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm5, 13
    vpslld ymm9, ymm5, 19
    vmovdqu ymmword ptr [rsp + 512], ymm15
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm5, 22
    vpslld ymm9, ymm5, 10
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpshufb ymm14, ymm14, ymmword ptr [rcx + 264]
    vpor ymm9, ymm5, ymm6
    vpand ymm10, ymm5, ymm6
    vpand ymm9, ymm9, ymm7
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm4, ymm4, ymm8
    vmovdqu ymmword ptr [rsp + 544], ymm14
    mov r9d, 3
4:
    vpsrld ymm8, ymm0, 6
    vpslld ymm9, ymm0, 26
    vmovdqu ymm11, ymmword ptr [rsp + 96]
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm0, 11
    vmovdqu ymm12, ymmword ptr [rsp + 512]
    vpslld ymm9, ymm0, 21
    vpsrld ymm13, ymm11, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm11, 18
    vpsrld ymm10, ymm0, 25
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm0, 7
    vpxor ymm10, ymm10, ymm9
    vpsrld ymm14, ymm11, 3
    vpxor ymm8, ymm8, ymm10
    vpxor ymm13, ymm13, ymm14
    vpbroadcastd ymm9, dword ptr [r8 + 48]
    vpaddd ymm3, ymm3, ymm9
    vpslld ymm14, ymm11, 25
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 448]
    vpslld ymm11, ymm11, 14
    vpxor ymm9, ymm1, ymm2
    vpand ymm9, ymm9, ymm0
    vpxor ymm11, ymm11, ymm14
    vpxor ymm9, ymm9, ymm2
    vpxor ymm11, ymm11, ymm13
    vpaddd ymm3, ymm3, ymm9
    vpaddd ymm3, ymm3, ymm8
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 64]
    vpaddd ymm7, ymm7, ymm3
    vpsrld ymm8, ymm4, 2
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 352]
    vpslld ymm9, ymm4, 30
    vpsrld ymm13, ymm12, 17
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm4, 13
    vpsrld ymm14, ymm12, 19
    vpslld ymm9, ymm4, 19
    vpxor ymm13, ymm13, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm12, 10
    vpsrld ymm10, ymm4, 22
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm4, 10
    vpxor ymm10, ymm10, ymm9
    vpslld ymm14, ymm12, 15
    vpxor ymm8, ymm8, ymm10
    vpslld ymm12, ymm12, 13
    vpor ymm9, ymm4, ymm5
    vpand ymm10, ymm4, ymm5
    vpxor ymm12, ymm12, ymm14
    vpand ymm9, ymm9, ymm6
    vpxor ymm12, ymm12, ymm13
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm3, ymm3, ymm8
    vmovdqu ymmword ptr [rsp + 64], ymm11
    vpsrld ymm8, ymm7, 6
    vpslld ymm9, ymm7, 26
    vmovdqu ymm11, ymmword ptr [rsp + 128]
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm7, 11
    vmovdqu ymm12, ymmword ptr [rsp + 544]
    vpslld ymm9, ymm7, 21
    vpsrld ymm13, ymm11, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm11, 18
    vpsrld ymm10, ymm7, 25
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm7, 7
    vpxor ymm10, ymm10, ymm9
    vpsrld ymm14, ymm11, 3
    vpxor ymm8, ymm8, ymm10
    vpxor ymm13, ymm13, ymm14
    vpbroadcastd ymm9, dword ptr [r8 + 52]
    vpaddd ymm2, ymm2, ymm9
    vpslld ymm14, ymm11, 25
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 480]
    vpslld ymm11, ymm11, 14
    vpxor ymm9, ymm0, ymm1
    vpand ymm9, ymm9, ymm7
    vpxor ymm11, ymm11, ymm14
    vpxor ymm9, ymm9, ymm1
    vpxor ymm11, ymm11, ymm13
    vpaddd ymm2, ymm2, ymm9
    vpaddd ymm2, ymm2, ymm8
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 96]
    vpaddd ymm6, ymm6, ymm2
    vpsrld ymm8, ymm3, 2
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 384]
    vpslld ymm9, ymm3, 30
    vpsrld ymm13, ymm12, 17
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm3, 13
    vpsrld ymm14, ymm12, 19
    vpslld ymm9, ymm3, 19
    vpxor ymm13, ymm13, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm12, 10
    vpsrld ymm10, ymm3, 22
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm3, 10
    vpxor ymm10, ymm10, ymm9
    vpslld ymm14, ymm12, 15
    vpxor ymm8, ymm8, ymm10
    vpslld ymm12, ymm12, 13
    vpor ymm9, ymm3, ymm4
    vpand ymm10, ymm3, ymm4
    vpxor ymm12, ymm12, ymm14
    vpand ymm9, ymm9, ymm5
    vpxor ymm12, ymm12, ymm13
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm2, ymm2, ymm8
    vmovdqu ymmword ptr [rsp + 96], ymm11
    vpsrld ymm8, ymm6, 6
    vpslld ymm9, ymm6, 26
    vmovdqu ymm11, ymmword ptr [rsp + 160]
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm6, 11
    vmovdqu ymm12, ymmword ptr [rsp + 64]
    vpslld ymm9, ymm6, 21
    vpsrld ymm13, ymm11, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm11, 18
    vpsrld ymm10, ymm6, 25
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm6, 7
    vpxor ymm10, ymm10, ymm9
    vpsrld ymm14, ymm11, 3
    vpxor ymm8, ymm8, ymm10
    vpxor ymm13, ymm13, ymm14
    vpbroadcastd ymm9, dword ptr [r8 + 56]
    vpaddd ymm1, ymm1, ymm9
    vpslld ymm14, ymm11, 25
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 512]
    vpslld ymm11, ymm11, 14
    vpxor ymm9, ymm7, ymm0
    vpand ymm9, ymm9, ymm6
    vpxor ymm11, ymm11, ymm14
    vpxor ymm9, ymm9, ymm0
    vpxor ymm11, ymm11, ymm13
    vpaddd ymm1, ymm1, ymm9
    vpaddd ymm1, ymm1, ymm8
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 128]
    vpaddd ymm5, ymm5, ymm1
    vpsrld ymm8, ymm2, 2
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 416]
    vpslld ymm9, ymm2, 30
    vpsrld ymm13, ymm12, 17
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm2, 13
    vpsrld ymm14, ymm12, 19
    vpslld ymm9, ymm2, 19
    vpxor ymm13, ymm13, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm12, 10
    vpsrld ymm10, ymm2, 22
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm2, 10
    vpxor ymm10, ymm10, ymm9
    vpslld ymm14, ymm12, 15
    vpxor ymm8, ymm8, ymm10
    vpslld ymm12, ymm12, 13
    vpor ymm9, ymm2, ymm3
    vpand ymm10, ymm2, ymm3
    vpxor ymm12, ymm12, ymm14
    vpand ymm9, ymm9, ymm4
    vpxor ymm12, ymm12, ymm13
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm1, ymm1, ymm8
    vmovdqu ymmword ptr [rsp + 128], ymm11
    vpsrld ymm8, ymm5, 6
    vpslld ymm9, ymm5, 26
    vmovdqu ymm11, ymmword ptr [rsp + 192]
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm5, 11
    vmovdqu ymm12, ymmword ptr [rsp + 96]
    vpslld ymm9, ymm5, 21
    vpsrld ymm13, ymm11, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm11, 18
    vpsrld ymm10, ymm5, 25
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm5, 7
    vpxor ymm10, ymm10, ymm9
    vpsrld ymm14, ymm11, 3
    vpxor ymm8, ymm8, ymm10
    vpxor ymm13, ymm13, ymm14
    vpbroadcastd ymm9, dword ptr [r8 + 60]
    vpaddd ymm0, ymm0, ymm9
    vpslld ymm14, ymm11, 25
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 544]
    vpslld ymm11, ymm11, 14
    vpxor ymm9, ymm6, ymm7
    vpand ymm9, ymm9, ymm5
    vpxor ymm11, ymm11, ymm14
    vpxor ymm9, ymm9, ymm7
    vpxor ymm11, ymm11, ymm13
    vpaddd ymm0, ymm0, ymm9
    vpaddd ymm0, ymm0, ymm8
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 160]
    vpaddd ymm4, ymm4, ymm0
    vpsrld ymm8, ymm1, 2
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 448]
    vpslld ymm9, ymm1, 30
    vpsrld ymm13, ymm12, 17
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm1, 13
    vpsrld ymm14, ymm12, 19
    vpslld ymm9, ymm1, 19
    vpxor ymm13, ymm13, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm12, 10
    vpsrld ymm10, ymm1, 22
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm1, 10
    vpxor ymm10, ymm10, ymm9
    vpslld ymm14, ymm12, 15
    vpxor ymm8, ymm8, ymm10
    vpslld ymm12, ymm12, 13
    vpor ymm9, ymm1, ymm2
    vpand ymm10, ymm1, ymm2
    vpxor ymm12, ymm12, ymm14
    vpand ymm9, ymm9, ymm3
    vpxor ymm12, ymm12, ymm13
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm0, ymm0, ymm8
    vmovdqu ymmword ptr [rsp + 160], ymm11
    vpsrld ymm8, ymm4, 6
    vpslld ymm9, ymm4, 26
    vmovdqu ymm11, ymmword ptr [rsp + 224]
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm4, 11
    vmovdqu ymm12, ymmword ptr [rsp + 128]
    vpslld ymm9, ymm4, 21
    vpsrld ymm13, ymm11, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm11, 18
    vpsrld ymm10, ymm4, 25
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm4, 7
    vpxor ymm10, ymm10, ymm9
    vpsrld ymm14, ymm11, 3
    vpxor ymm8, ymm8, ymm10
    vpxor ymm13, ymm13, ymm14
    vpbroadcastd ymm9, dword ptr [r8 + 64]
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm14, ymm11, 25
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 64]
    vpslld ymm11, ymm11, 14
    vpxor ymm9, ymm5, ymm6
    vpand ymm9, ymm9, ymm4
    vpxor ymm11, ymm11, ymm14
    vpxor ymm9, ymm9, ymm6
    vpxor ymm11, ymm11, ymm13
    vpaddd ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 192]
    vpaddd ymm3, ymm3, ymm7
    vpsrld ymm8, ymm0, 2
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 480]
    vpslld ymm9, ymm0, 30
    vpsrld ymm13, ymm12, 17
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm0, 13
    vpsrld ymm14, ymm12, 19
    vpslld ymm9, ymm0, 19
    vpxor ymm13, ymm13, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm12, 10
    vpsrld ymm10, ymm0, 22
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm0, 10
    vpxor ymm10, ymm10, ymm9
    vpslld ymm14, ymm12, 15
    vpxor ymm8, ymm8, ymm10
    vpslld ymm12, ymm12, 13
    vpor ymm9, ymm0, ymm1
    vpand ymm10, ymm0, ymm1
    vpxor ymm12, ymm12, ymm14
    vpand ymm9, ymm9, ymm2
    vpxor ymm12, ymm12, ymm13
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm7, ymm7, ymm8
    vmovdqu ymmword ptr [rsp + 192], ymm11
    vpsrld ymm8, ymm3, 6
    vpslld ymm9, ymm3, 26
    vmovdqu ymm11, ymmword ptr [rsp + 256]
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm3, 11
    vmovdqu ymm12, ymmword ptr [rsp + 160]
    vpslld ymm9, ymm3, 21
    vpsrld ymm13, ymm11, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm11, 18
    vpsrld ymm10, ymm3, 25
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm3, 7
    vpxor ymm10, ymm10, ymm9
    vpsrld ymm14, ymm11, 3
    vpxor ymm8, ymm8, ymm10
    vpxor ymm13, ymm13, ymm14
    vpbroadcastd ymm9, dword ptr [r8 + 68]
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm14, ymm11, 25
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 96]
    vpslld ymm11, ymm11, 14
    vpxor ymm9, ymm4, ymm5
    vpand ymm9, ymm9, ymm3
    vpxor ymm11, ymm11, ymm14
    vpxor ymm9, ymm9, ymm5
    vpxor ymm11, ymm11, ymm13
    vpaddd ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm8
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 224]
    vpaddd ymm2, ymm2, ymm6
    vpsrld ymm8, ymm7, 2
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 512]
    vpslld ymm9, ymm7, 30
    vpsrld ymm13, ymm12, 17
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm7, 13
    vpsrld ymm14, ymm12, 19
    vpslld ymm9, ymm7, 19
    vpxor ymm13, ymm13, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm12, 10
    vpsrld ymm10, ymm7, 22
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm7, 10
    vpxor ymm10, ymm10, ymm9
    vpslld ymm14, ymm12, 15
    vpxor ymm8, ymm8, ymm10
    vpslld ymm12, ymm12, 13
    vpor ymm9, ymm7, ymm0
    vpand ymm10, ymm7, ymm0
    vpxor ymm12, ymm12, ymm14
    vpand ymm9, ymm9, ymm1
    vpxor ymm12, ymm12, ymm13
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm6, ymm6, ymm8
    vmovdqu ymmword ptr [rsp + 224], ymm11
    vpsrld ymm8, ymm2, 6
    vpslld ymm9, ymm2, 26
    vmovdqu ymm11, ymmword ptr [rsp + 288]
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm2, 11
    vmovdqu ymm12, ymmword ptr [rsp + 192]
    vpslld ymm9, ymm2, 21
    vpsrld ymm13, ymm11, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm11, 18
    vpsrld ymm10, ymm2, 25
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm2, 7
    vpxor ymm10, ymm10, ymm9
    vpsrld ymm14, ymm11, 3
    vpxor ymm8, ymm8, ymm10
    vpxor ymm13, ymm13, ymm14
    vpbroadcastd ymm9, dword ptr [r8 + 72]
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm14, ymm11, 25
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 128]
    vpslld ymm11, ymm11, 14
    vpxor ymm9, ymm3, ymm4
    vpand ymm9, ymm9, ymm2
    vpxor ymm11, ymm11, ymm14
    vpxor ymm9, ymm9, ymm4
    vpxor ymm11, ymm11, ymm13
    vpaddd ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm8
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 256]
    vpaddd ymm1, ymm1, ymm5
    vpsrld ymm8, ymm6, 2
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 544]
    vpslld ymm9, ymm6, 30
    vpsrld ymm13, ymm12, 17
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm6, 13
    vpsrld ymm14, ymm12, 19
    vpslld ymm9, ymm6, 19
    vpxor ymm13, ymm13, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm12, 10
    vpsrld ymm10, ymm6, 22
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm6, 10
    vpxor ymm10, ymm10, ymm9
    vpslld ymm14, ymm12, 15
    vpxor ymm8, ymm8, ymm10
    vpslld ymm12, ymm12, 13
    vpor ymm9, ymm6, ymm7
    vpand ymm10, ymm6, ymm7
    vpxor ymm12, ymm12, ymm14
    vpand ymm9, ymm9, ymm0
    vpxor ymm12, ymm12, ymm13
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm5, ymm5, ymm8
    vmovdqu ymmword ptr [rsp + 256], ymm11
    vpsrld ymm8, ymm1, 6
    vpslld ymm9, ymm1, 26
    vmovdqu ymm11, ymmword ptr [rsp + 320]
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm1, 11
    vmovdqu ymm12, ymmword ptr [rsp + 224]
    vpslld ymm9, ymm1, 21
    vpsrld ymm13, ymm11, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm11, 18
    vpsrld ymm10, ymm1, 25
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm1, 7
    vpxor ymm10, ymm10, ymm9
    vpsrld ymm14, ymm11, 3
    vpxor ymm8, ymm8, ymm10
    vpxor ymm13, ymm13, ymm14
    vpbroadcastd ymm9, dword ptr [r8 + 76]
    vpaddd ymm4, ymm4, ymm9
    vpslld ymm14, ymm11, 25
    vpaddd ymm4, ymm4, ymmword ptr [rsp + 160]
    vpslld ymm11, ymm11, 14
    vpxor ymm9, ymm2, ymm3
    vpand ymm9, ymm9, ymm1
    vpxor ymm11, ymm11, ymm14
    vpxor ymm9, ymm9, ymm3
    vpxor ymm11, ymm11, ymm13
    vpaddd ymm4, ymm4, ymm9
    vpaddd ymm4, ymm4, ymm8
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 288]
    vpaddd ymm0, ymm0, ymm4
    vpsrld ymm8, ymm5, 2
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 64]
    vpslld ymm9, ymm5, 30
    vpsrld ymm13, ymm12, 17
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm5, 13
    vpsrld ymm14, ymm12, 19
    vpslld ymm9, ymm5, 19
    vpxor ymm13, ymm13, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm12, 10
    vpsrld ymm10, ymm5, 22
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm5, 10
    vpxor ymm10, ymm10, ymm9
    vpslld ymm14, ymm12, 15
    vpxor ymm8, ymm8, ymm10
    vpslld ymm12, ymm12, 13
    vpor ymm9, ymm5, ymm6
    vpand ymm10, ymm5, ymm6
    vpxor ymm12, ymm12, ymm14
    vpand ymm9, ymm9, ymm7
    vpxor ymm12, ymm12, ymm13
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm4, ymm4, ymm8
    vmovdqu ymmword ptr [rsp + 288], ymm11
    vpsrld ymm8, ymm0, 6
    vpslld ymm9, ymm0, 26
    vmovdqu ymm11, ymmword ptr [rsp + 352]
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm0, 11
    vmovdqu ymm12, ymmword ptr [rsp + 256]
    vpslld ymm9, ymm0, 21
    vpsrld ymm13, ymm11, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm11, 18
    vpsrld ymm10, ymm0, 25
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm0, 7
    vpxor ymm10, ymm10, ymm9
    vpsrld ymm14, ymm11, 3
    vpxor ymm8, ymm8, ymm10
    vpxor ymm13, ymm13, ymm14
    vpbroadcastd ymm9, dword ptr [r8 + 80]
    vpaddd ymm3, ymm3, ymm9
    vpslld ymm14, ymm11, 25
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 192]
    vpslld ymm11, ymm11, 14
    vpxor ymm9, ymm1, ymm2
    vpand ymm9, ymm9, ymm0
    vpxor ymm11, ymm11, ymm14
    vpxor ymm9, ymm9, ymm2
    vpxor ymm11, ymm11, ymm13
    vpaddd ymm3, ymm3, ymm9
    vpaddd ymm3, ymm3, ymm8
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 320]
    vpaddd ymm7, ymm7, ymm3
    vpsrld ymm8, ymm4, 2
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 96]
    vpslld ymm9, ymm4, 30
    vpsrld ymm13, ymm12, 17
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm4, 13
    vpsrld ymm14, ymm12, 19
    vpslld ymm9, ymm4, 19
    vpxor ymm13, ymm13, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm12, 10
    vpsrld ymm10, ymm4, 22
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm4, 10
    vpxor ymm10, ymm10, ymm9
    vpslld ymm14, ymm12, 15
    vpxor ymm8, ymm8, ymm10
    vpslld ymm12, ymm12, 13
    vpor ymm9, ymm4, ymm5
    vpand ymm10, ymm4, ymm5
    vpxor ymm12, ymm12, ymm14
    vpand ymm9, ymm9, ymm6
    vpxor ymm12, ymm12, ymm13
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm3, ymm3, ymm8
    vmovdqu ymmword ptr [rsp + 320], ymm11
    vpsrld ymm8, ymm7, 6
    vpslld ymm9, ymm7, 26
    vmovdqu ymm11, ymmword ptr [rsp + 384]
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm7, 11
    vmovdqu ymm12, ymmword ptr [rsp + 288]
    vpslld ymm9, ymm7, 21
    vpsrld ymm13, ymm11, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm11, 18
    vpsrld ymm10, ymm7, 25
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm7, 7
    vpxor ymm10, ymm10, ymm9
    vpsrld ymm14, ymm11, 3
    vpxor ymm8, ymm8, ymm10
    vpxor ymm13, ymm13, ymm14
    vpbroadcastd ymm9, dword ptr [r8 + 84]
    vpaddd ymm2, ymm2, ymm9
    vpslld ymm14, ymm11, 25
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 224]
    vpslld ymm11, ymm11, 14
    vpxor ymm9, ymm0, ymm1
    vpand ymm9, ymm9, ymm7
    vpxor ymm11, ymm11, ymm14
    vpxor ymm9, ymm9, ymm1
    vpxor ymm11, ymm11, ymm13
    vpaddd ymm2, ymm2, ymm9
    vpaddd ymm2, ymm2, ymm8
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 352]
    vpaddd ymm6, ymm6, ymm2
    vpsrld ymm8, ymm3, 2
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 128]
    vpslld ymm9, ymm3, 30
    vpsrld ymm13, ymm12, 17
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm3, 13
    vpsrld ymm14, ymm12, 19
    vpslld ymm9, ymm3, 19
    vpxor ymm13, ymm13, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm12, 10
    vpsrld ymm10, ymm3, 22
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm3, 10
    vpxor ymm10, ymm10, ymm9
    vpslld ymm14, ymm12, 15
    vpxor ymm8, ymm8, ymm10
    vpslld ymm12, ymm12, 13
    vpor ymm9, ymm3, ymm4
    vpand ymm10, ymm3, ymm4
    vpxor ymm12, ymm12, ymm14
    vpand ymm9, ymm9, ymm5
    vpxor ymm12, ymm12, ymm13
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm2, ymm2, ymm8
    vmovdqu ymmword ptr [rsp + 352], ymm11
    vpsrld ymm8, ymm6, 6
    vpslld ymm9, ymm6, 26
    vmovdqu ymm11, ymmword ptr [rsp + 416]
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm6, 11
    vmovdqu ymm12, ymmword ptr [rsp + 320]
    vpslld ymm9, ymm6, 21
    vpsrld ymm13, ymm11, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm11, 18
    vpsrld ymm10, ymm6, 25
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm6, 7
    vpxor ymm10, ymm10, ymm9
    vpsrld ymm14, ymm11, 3
    vpxor ymm8, ymm8, ymm10
    vpxor ymm13, ymm13, ymm14
    vpbroadcastd ymm9, dword ptr [r8 + 88]
    vpaddd ymm1, ymm1, ymm9
    vpslld ymm14, ymm11, 25
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 256]
    vpslld ymm11, ymm11, 14
    vpxor ymm9, ymm7, ymm0
    vpand ymm9, ymm9, ymm6
    vpxor ymm11, ymm11, ymm14
    vpxor ymm9, ymm9, ymm0
    vpxor ymm11, ymm11, ymm13
    vpaddd ymm1, ymm1, ymm9
    vpaddd ymm1, ymm1, ymm8
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 384]
    vpaddd ymm5, ymm5, ymm1
    vpsrld ymm8, ymm2, 2
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 160]
    vpslld ymm9, ymm2, 30
    vpsrld ymm13, ymm12, 17
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm2, 13
    vpsrld ymm14, ymm12, 19
    vpslld ymm9, ymm2, 19
    vpxor ymm13, ymm13, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm12, 10
    vpsrld ymm10, ymm2, 22
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm2, 10
    vpxor ymm10, ymm10, ymm9
    vpslld ymm14, ymm12, 15
    vpxor ymm8, ymm8, ymm10
    vpslld ymm12, ymm12, 13
    vpor ymm9, ymm2, ymm3
    vpand ymm10, ymm2, ymm3
    vpxor ymm12, ymm12, ymm14
    vpand ymm9, ymm9, ymm4
    vpxor ymm12, ymm12, ymm13
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm1, ymm1, ymm8
    vmovdqu ymmword ptr [rsp + 384], ymm11
    vpsrld ymm8, ymm5, 6
    vpslld ymm9, ymm5, 26
    vmovdqu ymm11, ymmword ptr [rsp + 448]
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm5, 11
    vmovdqu ymm12, ymmword ptr [rsp + 352]
    vpslld ymm9, ymm5, 21
    vpsrld ymm13, ymm11, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm11, 18
    vpsrld ymm10, ymm5, 25
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm5, 7
    vpxor ymm10, ymm10, ymm9
    vpsrld ymm14, ymm11, 3
    vpxor ymm8, ymm8, ymm10
    vpxor ymm13, ymm13, ymm14
    vpbroadcastd ymm9, dword ptr [r8 + 92]
    vpaddd ymm0, ymm0, ymm9
    vpslld ymm14, ymm11, 25
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 288]
    vpslld ymm11, ymm11, 14
    vpxor ymm9, ymm6, ymm7
    vpand ymm9, ymm9, ymm5
    vpxor ymm11, ymm11, ymm14
    vpxor ymm9, ymm9, ymm7
    vpxor ymm11, ymm11, ymm13
    vpaddd ymm0, ymm0, ymm9
    vpaddd ymm0, ymm0, ymm8
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 416]
    vpaddd ymm4, ymm4, ymm0
    vpsrld ymm8, ymm1, 2
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 192]
    vpslld ymm9, ymm1, 30
    vpsrld ymm13, ymm12, 17
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm1, 13
    vpsrld ymm14, ymm12, 19
    vpslld ymm9, ymm1, 19
    vpxor ymm13, ymm13, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm12, 10
    vpsrld ymm10, ymm1, 22
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm1, 10
    vpxor ymm10, ymm10, ymm9
    vpslld ymm14, ymm12, 15
    vpxor ymm8, ymm8, ymm10
    vpslld ymm12, ymm12, 13
    vpor ymm9, ymm1, ymm2
    vpand ymm10, ymm1, ymm2
    vpxor ymm12, ymm12, ymm14
    vpand ymm9, ymm9, ymm3
    vpxor ymm12, ymm12, ymm13
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm0, ymm0, ymm8
    vmovdqu ymmword ptr [rsp + 416], ymm11
    vpsrld ymm8, ymm4, 6
    vpslld ymm9, ymm4, 26
    vmovdqu ymm11, ymmword ptr [rsp + 480]
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm4, 11
    vmovdqu ymm12, ymmword ptr [rsp + 384]
    vpslld ymm9, ymm4, 21
    vpsrld ymm13, ymm11, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm11, 18
    vpsrld ymm10, ymm4, 25
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm4, 7
    vpxor ymm10, ymm10, ymm9
    vpsrld ymm14, ymm11, 3
    vpxor ymm8, ymm8, ymm10
    vpxor ymm13, ymm13, ymm14
    vpbroadcastd ymm9, dword ptr [r8 + 96]
    vpaddd ymm7, ymm7, ymm9
    vpslld ymm14, ymm11, 25
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 320]
    vpslld ymm11, ymm11, 14
    vpxor ymm9, ymm5, ymm6
    vpand ymm9, ymm9, ymm4
    vpxor ymm11, ymm11, ymm14
    vpxor ymm9, ymm9, ymm6
    vpxor ymm11, ymm11, ymm13
    vpaddd ymm7, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm8
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 448]
    vpaddd ymm3, ymm3, ymm7
    vpsrld ymm8, ymm0, 2
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 224]
    vpslld ymm9, ymm0, 30
    vpsrld ymm13, ymm12, 17
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm0, 13
    vpsrld ymm14, ymm12, 19
    vpslld ymm9, ymm0, 19
    vpxor ymm13, ymm13, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm12, 10
    vpsrld ymm10, ymm0, 22
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm0, 10
    vpxor ymm10, ymm10, ymm9
    vpslld ymm14, ymm12, 15
    vpxor ymm8, ymm8, ymm10
    vpslld ymm12, ymm12, 13
    vpor ymm9, ymm0, ymm1
    vpand ymm10, ymm0, ymm1
    vpxor ymm12, ymm12, ymm14
    vpand ymm9, ymm9, ymm2
    vpxor ymm12, ymm12, ymm13
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm7, ymm7, ymm8
    vmovdqu ymmword ptr [rsp + 448], ymm11
    vpsrld ymm8, ymm3, 6
    vpslld ymm9, ymm3, 26
    vmovdqu ymm11, ymmword ptr [rsp + 512]
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm3, 11
    vmovdqu ymm12, ymmword ptr [rsp + 416]
    vpslld ymm9, ymm3, 21
    vpsrld ymm13, ymm11, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm11, 18
    vpsrld ymm10, ymm3, 25
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm3, 7
    vpxor ymm10, ymm10, ymm9
    vpsrld ymm14, ymm11, 3
    vpxor ymm8, ymm8, ymm10
    vpxor ymm13, ymm13, ymm14
    vpbroadcastd ymm9, dword ptr [r8 + 100]
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm14, ymm11, 25
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 352]
    vpslld ymm11, ymm11, 14
    vpxor ymm9, ymm4, ymm5
    vpand ymm9, ymm9, ymm3
    vpxor ymm11, ymm11, ymm14
    vpxor ymm9, ymm9, ymm5
    vpxor ymm11, ymm11, ymm13
    vpaddd ymm6, ymm6, ymm9
    vpaddd ymm6, ymm6, ymm8
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 480]
    vpaddd ymm2, ymm2, ymm6
    vpsrld ymm8, ymm7, 2
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 256]
    vpslld ymm9, ymm7, 30
    vpsrld ymm13, ymm12, 17
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm7, 13
    vpsrld ymm14, ymm12, 19
    vpslld ymm9, ymm7, 19
    vpxor ymm13, ymm13, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm12, 10
    vpsrld ymm10, ymm7, 22
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm7, 10
    vpxor ymm10, ymm10, ymm9
    vpslld ymm14, ymm12, 15
    vpxor ymm8, ymm8, ymm10
    vpslld ymm12, ymm12, 13
    vpor ymm9, ymm7, ymm0
    vpand ymm10, ymm7, ymm0
    vpxor ymm12, ymm12, ymm14
    vpand ymm9, ymm9, ymm1
    vpxor ymm12, ymm12, ymm13
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm6, ymm6, ymm8
    vmovdqu ymmword ptr [rsp + 480], ymm11
    vpsrld ymm8, ymm2, 6
    vpslld ymm9, ymm2, 26
    vmovdqu ymm11, ymmword ptr [rsp + 544]
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm2, 11
    vmovdqu ymm12, ymmword ptr [rsp + 448]
    vpslld ymm9, ymm2, 21
    vpsrld ymm13, ymm11, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm11, 18
    vpsrld ymm10, ymm2, 25
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm2, 7
    vpxor ymm10, ymm10, ymm9
    vpsrld ymm14, ymm11, 3
    vpxor ymm8, ymm8, ymm10
    vpxor ymm13, ymm13, ymm14
    vpbroadcastd ymm9, dword ptr [r8 + 104]
    vpaddd ymm5, ymm5, ymm9
    vpslld ymm14, ymm11, 25
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 384]
    vpslld ymm11, ymm11, 14
    vpxor ymm9, ymm3, ymm4
    vpand ymm9, ymm9, ymm2
    vpxor ymm11, ymm11, ymm14
    vpxor ymm9, ymm9, ymm4
    vpxor ymm11, ymm11, ymm13
    vpaddd ymm5, ymm5, ymm9
    vpaddd ymm5, ymm5, ymm8
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 512]
    vpaddd ymm1, ymm1, ymm5
    vpsrld ymm8, ymm6, 2
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 288]
    vpslld ymm9, ymm6, 30
    vpsrld ymm13, ymm12, 17
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm6, 13
    vpsrld ymm14, ymm12, 19
    vpslld ymm9, ymm6, 19
    vpxor ymm13, ymm13, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm12, 10
    vpsrld ymm10, ymm6, 22
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm6, 10
    vpxor ymm10, ymm10, ymm9
    vpslld ymm14, ymm12, 15
    vpxor ymm8, ymm8, ymm10
    vpslld ymm12, ymm12, 13
    vpor ymm9, ymm6, ymm7
    vpand ymm10, ymm6, ymm7
    vpxor ymm12, ymm12, ymm14
    vpand ymm9, ymm9, ymm0
    vpxor ymm12, ymm12, ymm13
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm5, ymm5, ymm8
    vmovdqu ymmword ptr [rsp + 512], ymm11
    vpsrld ymm8, ymm1, 6
    vpslld ymm9, ymm1, 26
    vmovdqu ymm11, ymmword ptr [rsp + 64]
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm1, 11
    vmovdqu ymm12, ymmword ptr [rsp + 480]
    vpslld ymm9, ymm1, 21
    vpsrld ymm13, ymm11, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm11, 18
    vpsrld ymm10, ymm1, 25
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm1, 7
    vpxor ymm10, ymm10, ymm9
    vpsrld ymm14, ymm11, 3
    vpxor ymm8, ymm8, ymm10
    vpxor ymm13, ymm13, ymm14
    vpbroadcastd ymm9, dword ptr [r8 + 108]
    vpaddd ymm4, ymm4, ymm9
    vpslld ymm14, ymm11, 25
    vpaddd ymm4, ymm4, ymmword ptr [rsp + 416]
    vpslld ymm11, ymm11, 14
    vpxor ymm9, ymm2, ymm3
    vpand ymm9, ymm9, ymm1
    vpxor ymm11, ymm11, ymm14
    vpxor ymm9, ymm9, ymm3
    vpxor ymm11, ymm11, ymm13
    vpaddd ymm4, ymm4, ymm9
    vpaddd ymm4, ymm4, ymm8
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 544]
    vpaddd ymm0, ymm0, ymm4
    vpsrld ymm8, ymm5, 2
    vpaddd ymm11, ymm11, ymmword ptr [rsp + 320]
    vpslld ymm9, ymm5, 30
    vpsrld ymm13, ymm12, 17
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm5, 13
    vpsrld ymm14, ymm12, 19
    vpslld ymm9, ymm5, 19
    vpxor ymm13, ymm13, ymm14
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm14, ymm12, 10
    vpsrld ymm10, ymm5, 22
    vpxor ymm13, ymm13, ymm14
    vpslld ymm9, ymm5, 10
    vpxor ymm10, ymm10, ymm9
    vpslld ymm14, ymm12, 15
    vpxor ymm8, ymm8, ymm10
    vpslld ymm12, ymm12, 13
    vpor ymm9, ymm5, ymm6
    vpand ymm10, ymm5, ymm6
    vpxor ymm12, ymm12, ymm14
    vpand ymm9, ymm9, ymm7
    vpxor ymm12, ymm12, ymm13
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm4, ymm4, ymm8
    vmovdqu ymmword ptr [rsp + 544], ymm11
    add r8, 64
    sub r9d, 1
    jne 4b
    vpsrld ymm8, ymm0, 6
    vpslld ymm9, ymm0, 26
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm0, 11
    vpslld ymm9, ymm0, 21
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm0, 25
    vpslld ymm9, ymm0, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpbroadcastd ymm9, dword ptr [r8 + 48]
    vpaddd ymm3, ymm3, ymm9
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 448]
    vpxor ymm9, ymm1, ymm2
    vpand ymm9, ymm9, ymm0
    vpxor ymm9, ymm9, ymm2
    vpaddd ymm3, ymm3, ymm9
    vpaddd ymm3, ymm3, ymm8
    vpaddd ymm7, ymm7, ymm3
    vpsrld ymm8, ymm4, 2
    vpslld ymm9, ymm4, 30
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm4, 13
    vpslld ymm9, ymm4, 19
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm4, 22
    vpslld ymm9, ymm4, 10
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpor ymm9, ymm4, ymm5
    vpand ymm10, ymm4, ymm5
    vpand ymm9, ymm9, ymm6
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm3, ymm3, ymm8
    vpsrld ymm8, ymm7, 6
    vpslld ymm9, ymm7, 26
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm7, 11
    vpslld ymm9, ymm7, 21
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm7, 25
    vpslld ymm9, ymm7, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpbroadcastd ymm9, dword ptr [r8 + 52]
    vpaddd ymm2, ymm2, ymm9
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 480]
    vpxor ymm9, ymm0, ymm1
    vpand ymm9, ymm9, ymm7
    vpxor ymm9, ymm9, ymm1
    vpaddd ymm2, ymm2, ymm9
    vpaddd ymm2, ymm2, ymm8
    vpaddd ymm6, ymm6, ymm2
    vpsrld ymm8, ymm3, 2
    vpslld ymm9, ymm3, 30
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm3, 13
    vpslld ymm9, ymm3, 19
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm3, 22
    vpslld ymm9, ymm3, 10
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpor ymm9, ymm3, ymm4
    vpand ymm10, ymm3, ymm4
    vpand ymm9, ymm9, ymm5
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm2, ymm2, ymm8
    vpsrld ymm8, ymm6, 6
    vpslld ymm9, ymm6, 26
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm6, 11
    vpslld ymm9, ymm6, 21
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm6, 25
    vpslld ymm9, ymm6, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpbroadcastd ymm9, dword ptr [r8 + 56]
    vpaddd ymm1, ymm1, ymm9
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 512]
    vpxor ymm9, ymm7, ymm0
    vpand ymm9, ymm9, ymm6
    vpxor ymm9, ymm9, ymm0
    vpaddd ymm1, ymm1, ymm9
    vpaddd ymm1, ymm1, ymm8
    vpaddd ymm5, ymm5, ymm1
    vpsrld ymm8, ymm2, 2
    vpslld ymm9, ymm2, 30
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm2, 13
    vpslld ymm9, ymm2, 19
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm2, 22
    vpslld ymm9, ymm2, 10
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpor ymm9, ymm2, ymm3
    vpand ymm10, ymm2, ymm3
    vpand ymm9, ymm9, ymm4
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm1, ymm1, ymm8
    vpsrld ymm8, ymm5, 6
    vpslld ymm9, ymm5, 26
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm5, 11
    vpslld ymm9, ymm5, 21
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm5, 25
    vpslld ymm9, ymm5, 7
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpbroadcastd ymm9, dword ptr [r8 + 60]
    vpaddd ymm0, ymm0, ymm9
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 544]
    vpxor ymm9, ymm6, ymm7
    vpand ymm9, ymm9, ymm5
    vpxor ymm9, ymm9, ymm7
    vpaddd ymm0, ymm0, ymm9
    vpaddd ymm0, ymm0, ymm8
    vpaddd ymm4, ymm4, ymm0
    vpsrld ymm8, ymm1, 2
    vpslld ymm9, ymm1, 30
    vpxor ymm8, ymm8, ymm9
    vpsrld ymm10, ymm1, 13
    vpslld ymm9, ymm1, 19
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpsrld ymm10, ymm1, 22
    vpslld ymm9, ymm1, 10
    vpxor ymm10, ymm10, ymm9
    vpxor ymm8, ymm8, ymm10
    vpor ymm9, ymm1, ymm2
    vpand ymm10, ymm1, ymm2
    vpand ymm9, ymm9, ymm3
    vpor ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm9
    vpaddd ymm0, ymm0, ymm8
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 576]
    vmovdqu ymmword ptr [rsp + 576], ymm0
    vpaddd ymm1, ymm1, ymmword ptr [rsp + 608]
    vmovdqu ymmword ptr [rsp + 608], ymm1
    vpaddd ymm2, ymm2, ymmword ptr [rsp + 640]
    vmovdqu ymmword ptr [rsp + 640], ymm2
    vpaddd ymm3, ymm3, ymmword ptr [rsp + 672]
    vmovdqu ymmword ptr [rsp + 672], ymm3
    vpaddd ymm4, ymm4, ymmword ptr [rsp + 704]
    vmovdqu ymmword ptr [rsp + 704], ymm4
    vpaddd ymm5, ymm5, ymmword ptr [rsp + 736]
    vmovdqu ymmword ptr [rsp + 736], ymm5
    vpaddd ymm6, ymm6, ymmword ptr [rsp + 768]
    vmovdqu ymmword ptr [rsp + 768], ymm6
    vpaddd ymm7, ymm7, ymmword ptr [rsp + 800]
    vmovdqu ymmword ptr [rsp + 800], ymm7
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
    vmovdqu ymm4, ymmword ptr [rsp + 704]
    vmovdqu ymmword ptr [rdi + 128], ymm4
    vmovdqu ymm5, ymmword ptr [rsp + 736]
    vmovdqu ymmword ptr [rdi + 160], ymm5
    vmovdqu ymm6, ymmword ptr [rsp + 768]
    vmovdqu ymmword ptr [rdi + 192], ymm6
    vmovdqu ymm7, ymmword ptr [rsp + 800]
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
    mov rsp, r11
    ret
    .cfi_endproc
