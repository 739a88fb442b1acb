    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 504
    .cfi_def_cfa_offset 512
    and rsp, -32
    .cfi_def_cfa r11, 8
    mov qword ptr [rsp + 496], r11
    mov r9d, dword ptr [rcx + 48]
    add r9d, 1
    mov qword ptr [rsp + 384], rbx
    mov qword ptr [rsp + 392], rbp
    mov qword ptr [rsp + 400], r12
    mov qword ptr [rsp + 408], r13
    mov qword ptr [rsp + 416], r14
    mov qword ptr [rsp + 424], r15
    vmovdqu xmm11, xmmword ptr [r8]
    vmovdqu xmmword ptr [rsp + 32], xmm11
    vmovdqu xmm11, xmmword ptr [r8 + 16]
    vmovdqu xmmword ptr [rsp + 48], xmm11
    vmovd xmm0, r9d
    vpshufd xmm0, xmm0, 0
    vpaddd xmm11, xmm0, xmmword ptr [r8 + 32]
    vmovdqu xmmword ptr [rsp + 16], xmm11
    vmovdqa xmm12, xmm11
    vbroadcastss xmm0, dword ptr [rcx]
    vbroadcastss xmm1, dword ptr [rcx + 4]
    vbroadcastss xmm2, dword ptr [rcx + 8]
    vbroadcastss xmm3, dword ptr [rcx + 12]
    vbroadcastss xmm4, dword ptr [rcx + 16]
    vbroadcastss xmm5, dword ptr [rcx + 20]
    vbroadcastss xmm6, dword ptr [rcx + 24]
    vbroadcastss xmm7, dword ptr [rcx + 28]
    vbroadcastss xmm8, dword ptr [rcx + 32]
    vbroadcastss xmm9, dword ptr [rcx + 36]
    vbroadcastss xmm10, dword ptr [rcx + 40]
    vbroadcastss xmm11, dword ptr [rcx + 44]
    vmovdqu xmmword ptr [rsp], xmm11
    vbroadcastss xmm13, dword ptr [rcx + 52]
    vbroadcastss xmm14, dword ptr [rcx + 56]
    vbroadcastss xmm15, dword ptr [rcx + 60]
    mov qword ptr [rsp + 344], rdi
    mov qword ptr [rsp + 352], rsi
    mov qword ptr [rsp + 360], rdx
    mov qword ptr [rsp + 368], rcx
    mov qword ptr [rsp + 376], r8
    add r9d, -1
    mov dword ptr [rsp + 336], r9d
    mov r13d, dword ptr [rcx + 40]
    .cfi_escape 0x10, 0x03, 0x03, 0x77, 0x80, 0x03
    .cfi_escape 0x10, 0x06, 0x03, 0x77, 0x88, 0x03
    .cfi_escape 0x10, 0x0c, 0x03, 0x77, 0x90, 0x03
    .cfi_escape 0x10, 0x0d, 0x03, 0x77, 0x98, 0x03
    .cfi_escape 0x10, 0x0e, 0x03, 0x77, 0xa0, 0x03
    .cfi_escape 0x10, 0x0f, 0x03, 0x77, 0xa8, 0x03
    mov dword ptr [rsp + 328], r13d
    mov r14d, dword ptr [rcx + 44]
    mov dword ptr [rsp + 332], r14d
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
    .cfi_escape 0x0f, 0x06, 0x77, 0xf0, 0x03, 0x06, 0x23, 0x08
    mov r12d, dword ptr [rcx + 60]
    mov ecx, dword ptr [rcx + 8]
    mov r15d, 10
2:
    add eax, esi
    vpaddd xmm0, xmm0, xmm4
    add ebx, edi
    vpaddd xmm1, xmm1, xmm5
    xor r9d, eax
    rol r9d, 16
    vpaddd xmm2, xmm2, xmm6
    xor r10d, ebx
    rol r10d, 16
    vpxor xmm12, xmm12, xmm0
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 32]
    add r13d, r9d
    vpxor xmm13, xmm13, xmm1
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 32]
    add r14d, r10d
    xor esi, r13d
    rol esi, 12
    vpxor xmm14, xmm14, xmm2
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 32]
    xor edi, r14d
    rol edi, 12
    vpaddd xmm3, xmm3, xmm7
    add eax, esi
    vpaddd xmm8, xmm8, xmm12
    add ebx, edi
    vpaddd xmm9, xmm9, xmm13
    xor r9d, eax
    rol r9d, 8
    vpaddd xmm10, xmm10, xmm14
    xor r10d, ebx
    rol r10d, 8
    add r13d, r9d
    vpxor xmm15, xmm15, xmm3
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 32]
    add r14d, r10d
    vpxor xmm4, xmm4, xmm8
    vpslld xmm11, xmm4, 12
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm11
    xor esi, r13d
    rol esi, 7
    vpxor xmm5, xmm5, xmm9
    vpslld xmm11, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm11
    xor edi, r14d
    rol edi, 7
    vpxor xmm6, xmm6, xmm10
    vpslld xmm11, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm11
    mov dword ptr [rsp + 320], r13d
    vpaddd xmm11, xmm15, xmmword ptr [rsp]
    vpxor xmm7, xmm7, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    vpslld xmm11, xmm7, 12
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm11
    mov r13d, dword ptr [rsp + 328]
    mov dword ptr [rsp + 324], r14d
    vpaddd xmm0, xmm0, xmm4
    mov r14d, dword ptr [rsp + 332]
    vpaddd xmm1, xmm1, xmm5
    add ecx, ebp
    vpaddd xmm2, xmm2, xmm6
    add edx, r8d
    vpxor xmm12, xmm12, xmm0
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 48]
    xor r11d, ecx
    rol r11d, 16
    vpxor xmm13, xmm13, xmm1
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 48]
    xor r12d, edx
    rol r12d, 16
    add r13d, r11d
    vpxor xmm14, xmm14, xmm2
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 48]
    add r14d, r12d
    vpaddd xmm3, xmm3, xmm7
    xor ebp, r13d
    rol ebp, 12
    vpaddd xmm8, xmm8, xmm12
    xor r8d, r14d
    rol r8d, 12
    vpaddd xmm9, xmm9, xmm13
    add ecx, ebp
    vpaddd xmm10, xmm10, xmm14
    add edx, r8d
    xor r11d, ecx
    rol r11d, 8
    vpxor xmm15, xmm15, xmm3
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 48]
    xor r12d, edx
    rol r12d, 8
    vpxor xmm4, xmm4, xmm8
    vpslld xmm11, xmm4, 7
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm11
    add r13d, r11d
    vpxor xmm5, xmm5, xmm9
    vpslld xmm11, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm11
    add r14d, r12d
    vpxor xmm6, xmm6, xmm10
    vpslld xmm11, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm11
    xor ebp, r13d
    rol ebp, 7
    vpaddd xmm11, xmm15, xmmword ptr [rsp]
    vpxor xmm7, xmm7, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    vpslld xmm11, xmm7, 7
    vpsrld xmm7, xmm7, 25
    vpor xmm7, xmm7, xmm11
    xor r8d, r14d
    rol r8d, 7
    add eax, edi
    vpaddd xmm0, xmm0, xmm5
    add ebx, ebp
    vpaddd xmm2, xmm2, xmm7
    xor r12d, eax
    rol r12d, 16
    vpaddd xmm3, xmm3, xmm4
    xor r9d, ebx
    rol r9d, 16
    vpxor xmm15, xmm15, xmm0
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 32]
    add r13d, r12d
    vpaddd xmm1, xmm1, xmm6
    add r14d, r9d
    xor edi, r13d
    rol edi, 12
    vpxor xmm13, xmm13, xmm2
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 32]
    xor ebp, r14d
    rol ebp, 12
    vpxor xmm14, xmm14, xmm3
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 32]
    add eax, edi
    vpaddd xmm10, xmm10, xmm15
    add ebx, ebp
    vpxor xmm12, xmm12, xmm1
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 32]
    xor r12d, eax
    rol r12d, 8
    vpaddd xmm8, xmm8, xmm13
    xor r9d, ebx
    rol r9d, 8
    add r13d, r12d
    vpaddd xmm9, xmm9, xmm14
    add r14d, r9d
    vpxor xmm5, xmm5, xmm10
    vpslld xmm11, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm11
    xor edi, r13d
    rol edi, 7
    vpaddd xmm11, xmm12, xmmword ptr [rsp]
    vpxor xmm6, xmm6, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    vpslld xmm11, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm11
    xor ebp, r14d
    rol ebp, 7
    vpxor xmm7, xmm7, xmm8
    vpslld xmm11, xmm7, 12
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm11
    mov dword ptr [rsp + 328], r13d
    vpxor xmm4, xmm4, xmm9
    vpslld xmm11, xmm4, 12
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm11
    mov r13d, dword ptr [rsp + 320]
    mov dword ptr [rsp + 332], r14d
    vpaddd xmm0, xmm0, xmm5
    mov r14d, dword ptr [rsp + 324]
    vpaddd xmm2, xmm2, xmm7
    add ecx, r8d
    vpaddd xmm3, xmm3, xmm4
    add edx, esi
    vpxor xmm15, xmm15, xmm0
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 48]
    xor r10d, ecx
    rol r10d, 16
    vpaddd xmm1, xmm1, xmm6
    xor r11d, edx
    rol r11d, 16
    add r13d, r10d
    vpxor xmm13, xmm13, xmm2
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 48]
    add r14d, r11d
    vpxor xmm14, xmm14, xmm3
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 48]
    xor r8d, r13d
    rol r8d, 12
    vpaddd xmm10, xmm10, xmm15
    xor esi, r14d
    rol esi, 12
    vpxor xmm12, xmm12, xmm1
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 48]
    add ecx, r8d
    vpaddd xmm8, xmm8, xmm13
    add edx, esi
    xor r10d, ecx
    rol r10d, 8
    vpaddd xmm9, xmm9, xmm14
    xor r11d, edx
    rol r11d, 8
    vpxor xmm5, xmm5, xmm10
    vpslld xmm11, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm11
    add r13d, r10d
    vpaddd xmm11, xmm12, xmmword ptr [rsp]
    vpxor xmm6, xmm6, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    vpslld xmm11, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm11
    add r14d, r11d
    vpxor xmm7, xmm7, xmm8
    vpslld xmm11, xmm7, 7
    vpsrld xmm7, xmm7, 25
    vpor xmm7, xmm7, xmm11
    xor r8d, r13d
    rol r8d, 7
    vpxor xmm4, xmm4, xmm9
    vpslld xmm11, xmm4, 7
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm11
    xor esi, r14d
    rol esi, 7
    sub r15d, 1
    jne 2b
    mov r15, qword ptr [rsp + 368]
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
    mov rdi, qword ptr [rsp + 344]
    mov rsi, qword ptr [rsp + 352]
    mov rdx, qword ptr [rsp + 360]
    mov rcx, qword ptr [rsp + 368]
    mov r8, qword ptr [rsp + 376]
    mov r9d, dword ptr [rsp + 336]
    sub r9d, -1
    cmp rdx, 256
    jb 3f
    vbroadcastss xmm11, dword ptr [rcx]
    vpaddd xmm0, xmm0, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 4]
    vpaddd xmm1, xmm1, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 8]
    vpaddd xmm2, xmm2, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 12]
    vpaddd xmm3, xmm3, xmm11
    vpunpckldq xmm11, xmm0, xmm1
    vpunpckhdq xmm1, xmm0, xmm1
    vpunpckldq xmm0, xmm2, xmm3
    vpunpckhdq xmm3, xmm2, xmm3
    vpunpcklqdq xmm2, xmm11, xmm0
    vpunpckhqdq xmm0, xmm11, xmm0
    vpunpcklqdq xmm11, xmm1, xmm3
    vpunpckhqdq xmm3, xmm1, xmm3
    vbroadcastss xmm1, dword ptr [rcx + 16]
    vpaddd xmm4, xmm4, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 20]
    vpaddd xmm5, xmm5, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 24]
    vpaddd xmm6, xmm6, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 28]
    vpaddd xmm7, xmm7, xmm1
    vpunpckldq xmm1, xmm4, xmm5
    vpunpckhdq xmm5, xmm4, xmm5
    vpunpckldq xmm4, xmm6, xmm7
    vpunpckhdq xmm7, xmm6, xmm7
    vpunpcklqdq xmm6, xmm1, xmm4
    vpunpckhqdq xmm4, xmm1, xmm4
    vpunpcklqdq xmm1, xmm5, xmm7
    vpunpckhqdq xmm7, xmm5, xmm7
    vpxor xmm2, xmm2, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm2
    vpxor xmm6, xmm6, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm6
    vpxor xmm0, xmm0, xmmword ptr [rsi + 64]
    vmovdqu xmmword ptr [rdi + 64], xmm0
    vpxor xmm4, xmm4, xmmword ptr [rsi + 80]
    vmovdqu xmmword ptr [rdi + 80], xmm4
    vpxor xmm11, xmm11, xmmword ptr [rsi + 128]
    vmovdqu xmmword ptr [rdi + 128], xmm11
    vpxor xmm1, xmm1, xmmword ptr [rsi + 144]
    vmovdqu xmmword ptr [rdi + 144], xmm1
    vpxor xmm3, xmm3, xmmword ptr [rsi + 192]
    vmovdqu xmmword ptr [rdi + 192], xmm3
    vpxor xmm7, xmm7, xmmword ptr [rsi + 208]
    vmovdqu xmmword ptr [rdi + 208], xmm7
    vmovdqu xmm7, xmmword ptr [rsp]
    vbroadcastss xmm5, dword ptr [rcx + 32]
    vpaddd xmm8, xmm8, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 36]
    vpaddd xmm9, xmm9, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 40]
    vpaddd xmm10, xmm10, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 44]
    vpaddd xmm7, xmm7, xmm5
    vpunpckldq xmm5, xmm8, xmm9
    vpunpckhdq xmm9, xmm8, xmm9
    vpunpckldq xmm8, xmm10, xmm7
    vpunpckhdq xmm7, xmm10, xmm7
    vpunpcklqdq xmm10, xmm5, xmm8
    vpunpckhqdq xmm8, xmm5, xmm8
    vpunpcklqdq xmm5, xmm9, xmm7
    vpunpckhqdq xmm7, xmm9, xmm7
    vpaddd xmm12, xmm12, xmmword ptr [rsp + 16]
    vbroadcastss xmm9, dword ptr [rcx + 52]
    vpaddd xmm13, xmm13, xmm9
    vbroadcastss xmm9, dword ptr [rcx + 56]
    vpaddd xmm14, xmm14, xmm9
    vbroadcastss xmm9, dword ptr [rcx + 60]
    vpaddd xmm15, xmm15, xmm9
    vpunpckldq xmm9, xmm12, xmm13
    vpunpckhdq xmm13, xmm12, xmm13
    vpunpckldq xmm12, xmm14, xmm15
    vpunpckhdq xmm15, xmm14, xmm15
    vpunpcklqdq xmm14, xmm9, xmm12
    vpunpckhqdq xmm12, xmm9, xmm12
    vpunpcklqdq xmm9, xmm13, xmm15
    vpunpckhqdq xmm15, xmm13, xmm15
    vpxor xmm10, xmm10, xmmword ptr [rsi + 32]
    vmovdqu xmmword ptr [rdi + 32], xmm10
    vpxor xmm14, xmm14, xmmword ptr [rsi + 48]
    vmovdqu xmmword ptr [rdi + 48], xmm14
    vpxor xmm8, xmm8, xmmword ptr [rsi + 96]
    vmovdqu xmmword ptr [rdi + 96], xmm8
    vpxor xmm12, xmm12, xmmword ptr [rsi + 112]
    vmovdqu xmmword ptr [rdi + 112], xmm12
    vpxor xmm5, xmm5, xmmword ptr [rsi + 160]
    vmovdqu xmmword ptr [rdi + 160], xmm5
    vpxor xmm9, xmm9, xmmword ptr [rsi + 176]
    vmovdqu xmmword ptr [rdi + 176], xmm9
    vpxor xmm7, xmm7, xmmword ptr [rsi + 224]
    vmovdqu xmmword ptr [rdi + 224], xmm7
    vpxor xmm15, xmm15, xmmword ptr [rsi + 240]
    vmovdqu xmmword ptr [rdi + 240], xmm15
    xor edx, edx
3:
    test rdx, rdx
    je 4f
    vbroadcastss xmm11, dword ptr [rcx]
    vpaddd xmm0, xmm0, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 4]
    vpaddd xmm1, xmm1, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 8]
    vpaddd xmm2, xmm2, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 12]
    vpaddd xmm3, xmm3, xmm11
    vpunpckldq xmm11, xmm0, xmm1
    vpunpckhdq xmm1, xmm0, xmm1
    vpunpckldq xmm0, xmm2, xmm3
    vpunpckhdq xmm3, xmm2, xmm3
    vpunpcklqdq xmm2, xmm11, xmm0
    vpunpckhqdq xmm0, xmm11, xmm0
    vpunpcklqdq xmm11, xmm1, xmm3
    vpunpckhqdq xmm3, xmm1, xmm3
    vbroadcastss xmm1, dword ptr [rcx + 16]
    vpaddd xmm4, xmm4, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 20]
    vpaddd xmm5, xmm5, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 24]
    vpaddd xmm6, xmm6, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 28]
    vpaddd xmm7, xmm7, xmm1
    vpunpckldq xmm1, xmm4, xmm5
    vpunpckhdq xmm5, xmm4, xmm5
    vpunpckldq xmm4, xmm6, xmm7
    vpunpckhdq xmm7, xmm6, xmm7
    vpunpcklqdq xmm6, xmm1, xmm4
    vpunpckhqdq xmm4, xmm1, xmm4
    vpunpcklqdq xmm1, xmm5, xmm7
    vpunpckhqdq xmm7, xmm5, xmm7
    vmovdqu xmmword ptr [rsp + 64], xmm2
    vmovdqu xmmword ptr [rsp + 80], xmm6
    vmovdqu xmmword ptr [rsp + 128], xmm0
    vmovdqu xmmword ptr [rsp + 144], xmm4
    vmovdqu xmmword ptr [rsp + 192], xmm11
    vmovdqu xmmword ptr [rsp + 208], xmm1
    vmovdqu xmmword ptr [rsp + 256], xmm3
    vmovdqu xmmword ptr [rsp + 272], xmm7
    vmovdqu xmm7, xmmword ptr [rsp]
    vbroadcastss xmm5, dword ptr [rcx + 32]
    vpaddd xmm8, xmm8, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 36]
    vpaddd xmm9, xmm9, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 40]
    vpaddd xmm10, xmm10, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 44]
    vpaddd xmm7, xmm7, xmm5
    vpunpckldq xmm5, xmm8, xmm9
    vpunpckhdq xmm9, xmm8, xmm9
    vpunpckldq xmm8, xmm10, xmm7
    vpunpckhdq xmm7, xmm10, xmm7
    vpunpcklqdq xmm10, xmm5, xmm8
    vpunpckhqdq xmm8, xmm5, xmm8
    vpunpcklqdq xmm5, xmm9, xmm7
    vpunpckhqdq xmm7, xmm9, xmm7
    vpaddd xmm12, xmm12, xmmword ptr [rsp + 16]
    vbroadcastss xmm9, dword ptr [rcx + 52]
    vpaddd xmm13, xmm13, xmm9
    vbroadcastss xmm9, dword ptr [rcx + 56]
    vpaddd xmm14, xmm14, xmm9
    vbroadcastss xmm9, dword ptr [rcx + 60]
    vpaddd xmm15, xmm15, xmm9
    vpunpckldq xmm9, xmm12, xmm13
    vpunpckhdq xmm13, xmm12, xmm13
    vpunpckldq xmm12, xmm14, xmm15
    vpunpckhdq xmm15, xmm14, xmm15
    vpunpcklqdq xmm14, xmm9, xmm12
    vpunpckhqdq xmm12, xmm9, xmm12
    vpunpcklqdq xmm9, xmm13, xmm15
    vpunpckhqdq xmm15, xmm13, xmm15
    vmovdqu xmmword ptr [rsp + 96], xmm10
    vmovdqu xmmword ptr [rsp + 112], xmm14
    vmovdqu xmmword ptr [rsp + 160], xmm8
    vmovdqu xmmword ptr [rsp + 176], xmm12
    vmovdqu xmmword ptr [rsp + 224], xmm5
    vmovdqu xmmword ptr [rsp + 240], xmm9
    vmovdqu xmmword ptr [rsp + 288], xmm7
    vmovdqu xmmword ptr [rsp + 304], xmm15
    lea r10, qword ptr [rsp + 64]
    test rdx, 128
    je 5f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 16]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 32]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 32]
    vmovdqu xmmword ptr [rdi + 32], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 48]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 48]
    vmovdqu xmmword ptr [rdi + 48], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 64]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 64]
    vmovdqu xmmword ptr [rdi + 64], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 80]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 80]
    vmovdqu xmmword ptr [rdi + 80], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 96]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 96]
    vmovdqu xmmword ptr [rdi + 96], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 112]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 112]
    vmovdqu xmmword ptr [rdi + 112], xmm0
    add r10, 128
    add rdi, 128
    add rsi, 128
5:
    test rdx, 64
    je 6f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 16]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 32]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 32]
    vmovdqu xmmword ptr [rdi + 32], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 48]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 48]
    vmovdqu xmmword ptr [rdi + 48], xmm0
    add r10, 64
    add rdi, 64
    add rsi, 64
6:
    test rdx, 32
    je 7f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 16]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm0
    add r10, 32
    add rdi, 32
    add rsi, 32
7:
    test rdx, 16
    je 8f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    add r10, 16
    add rdi, 16
    add rsi, 16
8:
    test rdx, 8
    je 9f
    mov rax, qword ptr [r10]
    xor rax, qword ptr [rsi]
    mov qword ptr [rdi], rax
    add r10, 8
    add rdi, 8
    add rsi, 8
9:
    test rdx, 4
    je 12f
    mov eax, dword ptr [r10]
    xor eax, dword ptr [rsi]
    mov dword ptr [rdi], eax
    add r10, 4
    add rdi, 4
    add rsi, 4
12:
    test rdx, 2
    je 13f
    movzx eax, word ptr [r10]
    movzx ecx, word ptr [rsi]
    xor eax, ecx
    mov word ptr [rdi], ax
    add r10, 2
    add rdi, 2
    add rsi, 2
13:
    test rdx, 1
    je 14f
    movzx eax, byte ptr [r10]
    movzx ecx, byte ptr [rsi]
    xor eax, ecx
    mov byte ptr [rdi], al
    add r10, 1
    add rdi, 1
    add rsi, 1
14:
    vpxor xmm0, xmm0, xmm0
    vmovdqu xmmword ptr [rsp + 64], xmm0
    vmovdqu xmmword ptr [rsp + 80], xmm0
    vmovdqu xmmword ptr [rsp + 96], xmm0
    vmovdqu xmmword ptr [rsp + 112], xmm0
    vmovdqu xmmword ptr [rsp + 128], xmm0
    vmovdqu xmmword ptr [rsp + 144], xmm0
    vmovdqu xmmword ptr [rsp + 160], xmm0
    vmovdqu xmmword ptr [rsp + 176], xmm0
    vmovdqu xmmword ptr [rsp + 192], xmm0
    vmovdqu xmmword ptr [rsp + 208], xmm0
    vmovdqu xmmword ptr [rsp + 224], xmm0
    vmovdqu xmmword ptr [rsp + 240], xmm0
    vmovdqu xmmword ptr [rsp + 256], xmm0
    vmovdqu xmmword ptr [rsp + 272], xmm0
    vmovdqu xmmword ptr [rsp + 288], xmm0
    vmovdqu xmmword ptr [rsp + 304], xmm0
    xor ecx, ecx
4:
    xor r15d, r15d
    xor r9d, r9d
    vpxor xmm0, xmm0, xmm0
    vmovdqu xmmword ptr [rsp], xmm0
    vmovdqu xmmword ptr [rsp + 16], xmm0
    vmovdqu xmmword ptr [rsp + 32], xmm0
    vmovdqu xmmword ptr [rsp + 48], xmm0
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
    xor eax, eax
    mov qword ptr [rsp + 320], rax
    mov qword ptr [rsp + 328], rax
    mov qword ptr [rsp + 336], rax
    mov rbx, qword ptr [rsp + 384]
    mov rbp, qword ptr [rsp + 392]
    mov r12, qword ptr [rsp + 400]
    mov r13, qword ptr [rsp + 408]
    mov r14, qword ptr [rsp + 416]
    mov r15, qword ptr [rsp + 424]
    xor r10d, r10d
    xor r11d, r11d
    mov rsp, qword ptr [rsp + 496]
    .cfi_def_cfa rsp, 8
    .cfi_restore rbx
    .cfi_restore rbp
    .cfi_restore r12
    .cfi_restore r13
    .cfi_restore r14
    .cfi_restore r15
    ret
    .cfi_endproc
