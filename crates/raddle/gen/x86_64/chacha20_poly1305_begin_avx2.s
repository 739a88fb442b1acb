    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 824
    .cfi_def_cfa_offset 832
    and rsp, -32
    .cfi_def_cfa r11, 8
    mov qword ptr [rsp + 816], r11
    mov r9d, dword ptr [rcx + 48]
    add r9d, 1
    mov qword ptr [rsp + 704], rbx
    mov qword ptr [rsp + 712], rbp
    mov qword ptr [rsp + 720], r12
    mov qword ptr [rsp + 728], r13
    mov qword ptr [rsp + 736], r14
    mov qword ptr [rsp + 744], r15
    vmovdqu ymm11, ymmword ptr [r8]
    vmovdqu ymmword ptr [rsp + 64], ymm11
    vmovdqu ymm11, ymmword ptr [r8 + 32]
    vmovdqu ymmword ptr [rsp + 96], ymm11
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
    mov qword ptr [rsp + 664], rdi
    mov qword ptr [rsp + 672], rsi
    mov qword ptr [rsp + 680], rdx
    mov qword ptr [rsp + 688], rcx
    mov qword ptr [rsp + 696], r8
    add r9d, -1
    mov dword ptr [rsp + 656], r9d
    mov r13d, dword ptr [rcx + 40]
    .cfi_escape 0x10, 0x03, 0x03, 0x77, 0xc0, 0x05
    .cfi_escape 0x10, 0x06, 0x03, 0x77, 0xc8, 0x05
    .cfi_escape 0x10, 0x0c, 0x03, 0x77, 0xd0, 0x05
    .cfi_escape 0x10, 0x0d, 0x03, 0x77, 0xd8, 0x05
    .cfi_escape 0x10, 0x0e, 0x03, 0x77, 0xe0, 0x05
    .cfi_escape 0x10, 0x0f, 0x03, 0x77, 0xe8, 0x05
    mov dword ptr [rsp + 648], r13d
    mov r14d, dword ptr [rcx + 44]
    mov dword ptr [rsp + 652], r14d
    mov eax, dword ptr [rcx]
    mov ebx, dword ptr [rcx + 4]
    mov edx, dword ptr [rcx + 12]
    mov esi, dword ptr [rcx + 16]
    mov edi, dword ptr [rcx + 20]
    mov ebp, dword ptr [rcx + 24]
    mov r8d, dword ptr [rcx + 28]
    mov r13d, dword ptr [rcx + 32]
    mov r14d, dword ptr [rcx + 36]
    mov r10d, dword ptr [rcx + 52]
    mov r11d, dword ptr [rcx + 56]
    .cfi_escape 0x0f, 0x06, 0x77, 0xb0, 0x06, 0x06, 0x23, 0x08
    mov r12d, dword ptr [rcx + 60]
    mov ecx, dword ptr [rcx + 8]
    mov r15d, 10
2:
    add eax, esi
    vpaddd ymm0, ymm0, ymm4
    add ebx, edi
    vpaddd ymm1, ymm1, ymm5
    xor r9d, eax
    rol r9d, 16
    vpaddd ymm2, ymm2, ymm6
    xor r10d, ebx
    rol r10d, 16
    vpxor ymm12, ymm12, ymm0
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 64]
    add r13d, r9d
    vpxor ymm13, ymm13, ymm1
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 64]
    add r14d, r10d
    xor esi, r13d
    rol esi, 12
    vpxor ymm14, ymm14, ymm2
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 64]
    xor edi, r14d
    rol edi, 12
    vpaddd ymm3, ymm3, ymm7
    add eax, esi
    vpaddd ymm8, ymm8, ymm12
    add ebx, edi
    vpaddd ymm9, ymm9, ymm13
    xor r9d, eax
    rol r9d, 8
    vpaddd ymm10, ymm10, ymm14
    xor r10d, ebx
    rol r10d, 8
    add r13d, r9d
    vpxor ymm15, ymm15, ymm3
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 64]
    add r14d, r10d
    vpxor ymm4, ymm4, ymm8
    vpslld ymm11, ymm4, 12
    vpsrld ymm4, ymm4, 20
    vpor ymm4, ymm4, ymm11
    xor esi, r13d
    rol esi, 7
    vpxor ymm5, ymm5, ymm9
    vpslld ymm11, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm11
    xor edi, r14d
    rol edi, 7
    vpxor ymm6, ymm6, ymm10
    vpslld ymm11, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm11
    mov dword ptr [rsp + 640], r13d
    vpaddd ymm11, ymm15, ymmword ptr [rsp]
    vpxor ymm7, ymm7, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm11
    mov r13d, dword ptr [rsp + 648]
    mov dword ptr [rsp + 644], r14d
    vpaddd ymm0, ymm0, ymm4
    mov r14d, dword ptr [rsp + 652]
    vpaddd ymm1, ymm1, ymm5
    add ecx, ebp
    vpaddd ymm2, ymm2, ymm6
    add edx, r8d
    vpxor ymm12, ymm12, ymm0
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 96]
    xor r11d, ecx
    rol r11d, 16
    vpxor ymm13, ymm13, ymm1
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 96]
    xor r12d, edx
    rol r12d, 16
    add r13d, r11d
    vpxor ymm14, ymm14, ymm2
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 96]
    add r14d, r12d
    vpaddd ymm3, ymm3, ymm7
    xor ebp, r13d
    rol ebp, 12
    vpaddd ymm8, ymm8, ymm12
    xor r8d, r14d
    rol r8d, 12
    vpaddd ymm9, ymm9, ymm13
    add ecx, ebp
    vpaddd ymm10, ymm10, ymm14
    add edx, r8d
    xor r11d, ecx
    rol r11d, 8
    vpxor ymm15, ymm15, ymm3
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 96]
    xor r12d, edx
    rol r12d, 8
    vpxor ymm4, ymm4, ymm8
    vpslld ymm11, ymm4, 7
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm11
    add r13d, r11d
    vpxor ymm5, ymm5, ymm9
    vpslld ymm11, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm11
    add r14d, r12d
    vpxor ymm6, ymm6, ymm10
    vpslld ymm11, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm11
    xor ebp, r13d
    rol ebp, 7
    vpaddd ymm11, ymm15, ymmword ptr [rsp]
    vpxor ymm7, ymm7, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm11
    xor r8d, r14d
    rol r8d, 7
    add eax, edi
    vpaddd ymm0, ymm0, ymm5
    add ebx, ebp
    vpaddd ymm2, ymm2, ymm7
    xor r12d, eax
    rol r12d, 16
    vpaddd ymm3, ymm3, ymm4
    xor r9d, ebx
    rol r9d, 16
    vpxor ymm15, ymm15, ymm0
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 64]
    add r13d, r12d
    vpaddd ymm1, ymm1, ymm6
    add r14d, r9d
    xor edi, r13d
    rol edi, 12
    vpxor ymm13, ymm13, ymm2
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 64]
    xor ebp, r14d
    rol ebp, 12
    vpxor ymm14, ymm14, ymm3
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 64]
    add eax, edi
    vpaddd ymm10, ymm10, ymm15
    add ebx, ebp
    vpxor ymm12, ymm12, ymm1
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 64]
    xor r12d, eax
    rol r12d, 8
    vpaddd ymm8, ymm8, ymm13
    xor r9d, ebx
    rol r9d, 8
    add r13d, r12d
    vpaddd ymm9, ymm9, ymm14
    add r14d, r9d
    vpxor ymm5, ymm5, ymm10
    vpslld ymm11, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm11
    xor edi, r13d
    rol edi, 7
    vpaddd ymm11, ymm12, ymmword ptr [rsp]
    vpxor ymm6, ymm6, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm11
    xor ebp, r14d
    rol ebp, 7
    vpxor ymm7, ymm7, ymm8
    vpslld ymm11, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm11
    mov dword ptr [rsp + 648], r13d
    vpxor ymm4, ymm4, ymm9
    vpslld ymm11, ymm4, 12
    vpsrld ymm4, ymm4, 20
    vpor ymm4, ymm4, ymm11
    mov r13d, dword ptr [rsp + 640]
    mov dword ptr [rsp + 652], r14d
    vpaddd ymm0, ymm0, ymm5
    mov r14d, dword ptr [rsp + 644]
    vpaddd ymm2, ymm2, ymm7
    add ecx, r8d
    vpaddd ymm3, ymm3, ymm4
    add edx, esi
    vpxor ymm15, ymm15, ymm0
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 96]
    xor r10d, ecx
    rol r10d, 16
    vpaddd ymm1, ymm1, ymm6
    xor r11d, edx
    rol r11d, 16
    add r13d, r10d
    vpxor ymm13, ymm13, ymm2
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 96]
    add r14d, r11d
    vpxor ymm14, ymm14, ymm3
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 96]
    xor r8d, r13d
    rol r8d, 12
    vpaddd ymm10, ymm10, ymm15
    xor esi, r14d
    rol esi, 12
    vpxor ymm12, ymm12, ymm1
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 96]
    add ecx, r8d
    vpaddd ymm8, ymm8, ymm13
    add edx, esi
    xor r10d, ecx
    rol r10d, 8
    vpaddd ymm9, ymm9, ymm14
    xor r11d, edx
    rol r11d, 8
    vpxor ymm5, ymm5, ymm10
    vpslld ymm11, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm11
    add r13d, r10d
    vpaddd ymm11, ymm12, ymmword ptr [rsp]
    vpxor ymm6, ymm6, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm11
    add r14d, r11d
    vpxor ymm7, ymm7, ymm8
    vpslld ymm11, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm11
    xor r8d, r13d
    rol r8d, 7
    vpxor ymm4, ymm4, ymm9
    vpslld ymm11, ymm4, 7
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm11
    xor esi, r14d
    rol esi, 7
    sub r15d, 1
    jne 2b
    mov r15, qword ptr [rsp + 688]
    add eax, dword ptr [r15]
    add ebx, dword ptr [r15 + 4]
    add ecx, dword ptr [r15 + 8]
    add edx, dword ptr [r15 + 12]
    add esi, dword ptr [r15 + 16]
    add edi, dword ptr [r15 + 20]
    add ebp, dword ptr [r15 + 24]
    add r8d, dword ptr [r15 + 28]
    shl rbx, 32
    xor rax, rbx
    movabs rbx, 1152921487695413247
    and rax, rbx
    mov qword ptr [r15 + 96], rax
    shl rdx, 32
    xor rcx, rdx
    movabs rdx, 1152921487695413244
    and rcx, rdx
    mov qword ptr [r15 + 104], rcx
    mov dword ptr [r15 + 112], esi
    mov dword ptr [r15 + 116], edi
    mov dword ptr [r15 + 120], ebp
    mov dword ptr [r15 + 124], r8d
    xor esi, esi
    mov qword ptr [r15 + 64], rsi
    mov qword ptr [r15 + 72], rsi
    mov qword ptr [r15 + 80], rsi
    add esi, 1
    mov qword ptr [r15 + 88], rsi
    mov rdi, qword ptr [rsp + 664]
    mov rsi, qword ptr [rsp + 672]
    mov rdx, qword ptr [rsp + 680]
    mov rcx, qword ptr [rsp + 688]
    mov r8, qword ptr [rsp + 696]
    mov r9d, dword ptr [rsp + 656]
    sub r9d, -1
    cmp rdx, 512
    jb 3f
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
    xor edx, edx
3:
    test rdx, rdx
    je 4f
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
    je 5f
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
5:
    test rdx, 128
    je 6f
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
6:
    test rdx, 64
    je 7f
    vmovdqu ymm0, ymmword ptr [r10]
    vpxor ymm0, ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 32]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm0
    add r10, 64
    add rdi, 64
    add rsi, 64
7:
    test rdx, 32
    je 8f
    vmovdqu ymm0, ymmword ptr [r10]
    vpxor ymm0, ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm0
    add r10, 32
    add rdi, 32
    add rsi, 32
8:
    test rdx, 16
    je 9f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    add r10, 16
    add rdi, 16
    add rsi, 16
9:
    test rdx, 8
    je 12f
    mov rax, qword ptr [r10]
    xor rax, qword ptr [rsi]
    mov qword ptr [rdi], rax
    add r10, 8
    add rdi, 8
    add rsi, 8
12:
    test rdx, 4
    je 13f
    mov eax, dword ptr [r10]
    xor eax, dword ptr [rsi]
    mov dword ptr [rdi], eax
    add r10, 4
    add rdi, 4
    add rsi, 4
13:
    test rdx, 2
    je 14f
    movzx eax, word ptr [r10]
    movzx ecx, word ptr [rsi]
    xor eax, ecx
    mov word ptr [rdi], ax
    add r10, 2
    add rdi, 2
    add rsi, 2
14:
    test rdx, 1
    je 15f
    movzx eax, byte ptr [r10]
    movzx ecx, byte ptr [rsi]
    xor eax, ecx
    mov byte ptr [rdi], al
    add r10, 1
    add rdi, 1
    add rsi, 1
15:
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
4:
    xor r15d, r15d
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
    xor eax, eax
    mov qword ptr [rsp + 640], rax
    mov qword ptr [rsp + 648], rax
    mov qword ptr [rsp + 656], rax
    mov rbx, qword ptr [rsp + 704]
    mov rbp, qword ptr [rsp + 712]
    mov r12, qword ptr [rsp + 720]
    mov r13, qword ptr [rsp + 728]
    mov r14, qword ptr [rsp + 736]
    mov r15, qword ptr [rsp + 744]
    xor r10d, r10d
    xor r11d, r11d
    mov rsp, qword ptr [rsp + 816]
    .cfi_def_cfa rsp, 8
    .cfi_restore rbx
    .cfi_restore rbp
    .cfi_restore r12
    .cfi_restore r13
    .cfi_restore r14
    .cfi_restore r15
    ret
    .cfi_endproc
