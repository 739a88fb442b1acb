    endbr64
    sub rsp, 304
    mov r9d, dword ptr [rcx + 48]
    add r9d, 1
    mov qword ptr [rsp + 192], rbx
    mov qword ptr [rsp + 200], rbp
    mov qword ptr [rsp + 208], r12
    mov qword ptr [rsp + 216], r13
    mov qword ptr [rsp + 224], r14
    mov qword ptr [rsp + 232], r15
    vbroadcasti128 ymm8, xmmword ptr [rcx]
    vbroadcasti128 ymm9, xmmword ptr [rcx + 16]
    vbroadcasti128 ymm10, xmmword ptr [rcx + 32]
    vbroadcasti128 ymm11, xmmword ptr [rcx + 48]
    vpaddd ymm11, ymm11, ymmword ptr [r8 + 64]
    vmovdqu ymm14, ymmword ptr [r8]
    vmovdqu ymm15, ymmword ptr [r8 + 32]
    vmovdqa ymm0, ymm8
    vmovdqa ymm1, ymm9
    vmovdqa ymm2, ymm10
    vmovdqa ymm3, ymm11
    mov qword ptr [rsp + 152], rdi
    mov qword ptr [rsp + 160], rsi
    mov qword ptr [rsp + 168], rdx
    mov qword ptr [rsp + 176], rcx
    mov qword ptr [rsp + 184], r8
    add r9d, -1
    mov dword ptr [rsp + 144], r9d
    mov r13d, dword ptr [rcx + 40]
    mov dword ptr [rsp + 136], r13d
    mov r14d, dword ptr [rcx + 44]
    mov dword ptr [rsp + 140], r14d
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
    mov r12d, dword ptr [rcx + 60]
    mov ecx, dword ptr [rcx + 8]
    mov r15d, 10
2:
    add eax, esi
    add ebx, edi
    xor r9d, eax
    rol r9d, 16
    vpaddd ymm0, ymm0, ymm1
    xor r10d, ebx
    rol r10d, 16
    add r13d, r9d
    add r14d, r10d
    vpxor ymm3, ymm3, ymm0
    vpshufb ymm3, ymm3, ymm14
    xor esi, r13d
    rol esi, 12
    xor edi, r14d
    rol edi, 12
    add eax, esi
    vpaddd ymm2, ymm2, ymm3
    add ebx, edi
    xor r9d, eax
    rol r9d, 8
    xor r10d, ebx
    rol r10d, 8
    add r13d, r9d
    vpxor ymm1, ymm1, ymm2
    vpslld ymm12, ymm1, 12
    vpsrld ymm1, ymm1, 20
    vpor ymm1, ymm1, ymm12
    add r14d, r10d
    xor esi, r13d
    rol esi, 7
    xor edi, r14d
    rol edi, 7
    vpaddd ymm0, ymm0, ymm1
    mov dword ptr [rsp + 128], r13d
    mov r13d, dword ptr [rsp + 136]
    mov dword ptr [rsp + 132], r14d
    vpxor ymm3, ymm3, ymm0
    vpshufb ymm3, ymm3, ymm15
    mov r14d, dword ptr [rsp + 140]
    add ecx, ebp
    add edx, r8d
    vpaddd ymm2, ymm2, ymm3
    xor r11d, ecx
    rol r11d, 16
    xor r12d, edx
    rol r12d, 16
    add r13d, r11d
    add r14d, r12d
    vpxor ymm1, ymm1, ymm2
    vpslld ymm12, ymm1, 7
    vpsrld ymm1, ymm1, 25
    vpor ymm1, ymm1, ymm12
    xor ebp, r13d
    rol ebp, 12
    xor r8d, r14d
    rol r8d, 12
    add ecx, ebp
    vpshufd ymm0, ymm0, 147
    add edx, r8d
    xor r11d, ecx
    rol r11d, 8
    xor r12d, edx
    rol r12d, 8
    vpshufd ymm3, ymm3, 78
    add r13d, r11d
    add r14d, r12d
    xor ebp, r13d
    rol ebp, 7
    vpshufd ymm2, ymm2, 57
    xor r8d, r14d
    rol r8d, 7
    add eax, edi
    add ebx, ebp
    xor r12d, eax
    rol r12d, 16
    vpaddd ymm0, ymm0, ymm1
    xor r9d, ebx
    rol r9d, 16
    add r13d, r12d
    add r14d, r9d
    vpxor ymm3, ymm3, ymm0
    vpshufb ymm3, ymm3, ymm14
    xor edi, r13d
    rol edi, 12
    xor ebp, r14d
    rol ebp, 12
    add eax, edi
    vpaddd ymm2, ymm2, ymm3
    add ebx, ebp
    xor r12d, eax
    rol r12d, 8
    xor r9d, ebx
    rol r9d, 8
    add r13d, r12d
    vpxor ymm1, ymm1, ymm2
    vpslld ymm12, ymm1, 12
    vpsrld ymm1, ymm1, 20
    vpor ymm1, ymm1, ymm12
    add r14d, r9d
    xor edi, r13d
    rol edi, 7
    xor ebp, r14d
    rol ebp, 7
    vpaddd ymm0, ymm0, ymm1
    mov dword ptr [rsp + 136], r13d
    mov r13d, dword ptr [rsp + 128]
    mov dword ptr [rsp + 140], r14d
    vpxor ymm3, ymm3, ymm0
    vpshufb ymm3, ymm3, ymm15
    mov r14d, dword ptr [rsp + 132]
    add ecx, r8d
    add edx, esi
    vpaddd ymm2, ymm2, ymm3
    xor r10d, ecx
    rol r10d, 16
    xor r11d, edx
    rol r11d, 16
    add r13d, r10d
    add r14d, r11d
    vpxor ymm1, ymm1, ymm2
    vpslld ymm12, ymm1, 7
    vpsrld ymm1, ymm1, 25
    vpor ymm1, ymm1, ymm12
    xor r8d, r13d
    rol r8d, 12
    xor esi, r14d
    rol esi, 12
    add ecx, r8d
    vpshufd ymm0, ymm0, 57
    add edx, esi
    xor r10d, ecx
    rol r10d, 8
    xor r11d, edx
    rol r11d, 8
    vpshufd ymm3, ymm3, 78
    add r13d, r10d
    add r14d, r11d
    xor r8d, r13d
    rol r8d, 7
    vpshufd ymm2, ymm2, 147
    xor esi, r14d
    rol esi, 7
    sub r15d, 1
    jne 2b
    mov r15, qword ptr [rsp + 176]
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
    mov rdi, qword ptr [rsp + 152]
    mov rsi, qword ptr [rsp + 160]
    mov rdx, qword ptr [rsp + 168]
    mov rcx, qword ptr [rsp + 176]
    mov r8, qword ptr [rsp + 184]
    mov r9d, dword ptr [rsp + 144]
    sub r9d, -1
    cmp rdx, 128
    jb 3f
    vpaddd ymm0, ymm0, ymm8
    vpaddd ymm1, ymm1, ymm9
    vpaddd ymm2, ymm2, ymm10
    vpaddd ymm3, ymm3, ymm11
    vperm2i128 ymm12, ymm0, ymm1, 32
    vperm2i128 ymm1, ymm0, ymm1, 49
    vperm2i128 ymm0, ymm2, ymm3, 32
    vperm2i128 ymm3, ymm2, ymm3, 49
    vpxor ymm12, ymm12, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm12
    vpxor ymm0, ymm0, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm0
    vpxor ymm1, ymm1, ymmword ptr [rsi + 64]
    vmovdqu ymmword ptr [rdi + 64], ymm1
    vpxor ymm3, ymm3, ymmword ptr [rsi + 96]
    vmovdqu ymmword ptr [rdi + 96], ymm3
    xor edx, edx
3:
    test rdx, rdx
    je 4f
    vpaddd ymm0, ymm0, ymm8
    vpaddd ymm1, ymm1, ymm9
    vpaddd ymm2, ymm2, ymm10
    vpaddd ymm3, ymm3, ymm11
    vperm2i128 ymm12, ymm0, ymm1, 32
    vperm2i128 ymm1, ymm0, ymm1, 49
    vperm2i128 ymm0, ymm2, ymm3, 32
    vperm2i128 ymm3, ymm2, ymm3, 49
    vmovdqu ymmword ptr [rsp], ymm12
    vmovdqu ymmword ptr [rsp + 32], ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm1
    vmovdqu ymmword ptr [rsp + 96], ymm3
    lea r10, qword ptr [rsp]
    test rdx, 64
    je 5f
    vmovdqu ymm0, ymmword ptr [r10]
    vpxor ymm0, ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 32]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm0
    add r10, 64
    add rdi, 64
    add rsi, 64
5:
    test rdx, 32
    je 6f
    vmovdqu ymm0, ymmword ptr [r10]
    vpxor ymm0, ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm0
    add r10, 32
    add rdi, 32
    add rsi, 32
6:
    test rdx, 16
    je 7f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    add r10, 16
    add rdi, 16
    add rsi, 16
7:
    test rdx, 8
    je 8f
    mov rax, qword ptr [r10]
    xor rax, qword ptr [rsi]
    mov qword ptr [rdi], rax
    add r10, 8
    add rdi, 8
    add rsi, 8
8:
    test rdx, 4
    je 9f
    mov eax, dword ptr [r10]
    xor eax, dword ptr [rsi]
    mov dword ptr [rdi], eax
    add r10, 4
    add rdi, 4
    add rsi, 4
9:
    test rdx, 2
    je 12f
    movzx eax, word ptr [r10]
    movzx ecx, word ptr [rsi]
    xor eax, ecx
    mov word ptr [rdi], ax
    add r10, 2
    add rdi, 2
    add rsi, 2
12:
    test rdx, 1
    je 13f
    movzx eax, byte ptr [r10]
    movzx ecx, byte ptr [rsi]
    xor eax, ecx
    mov byte ptr [rdi], al
    add r10, 1
    add rdi, 1
    add rsi, 1
13:
    vpxor ymm0, ymm0, ymm0
    vmovdqu ymmword ptr [rsp], ymm0
    vmovdqu ymmword ptr [rsp + 32], ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm0
    vmovdqu ymmword ptr [rsp + 96], ymm0
    xor ecx, ecx
4:
    xor r15d, r15d
    xor r9d, r9d
    vpxor xmm0, xmm0, xmm0
    vpxor xmm1, xmm1, xmm1
    vpxor xmm2, xmm2, xmm2
    vpxor xmm3, xmm3, xmm3
    vpxor xmm8, xmm8, xmm8
    vpxor xmm9, xmm9, xmm9
    vpxor xmm10, xmm10, xmm10
    vpxor xmm11, xmm11, xmm11
    vpxor xmm12, xmm12, xmm12
    vzeroupper
    xor eax, eax
    mov qword ptr [rsp + 128], rax
    mov qword ptr [rsp + 136], rax
    mov qword ptr [rsp + 144], rax
    mov rbx, qword ptr [rsp + 192]
    mov rbp, qword ptr [rsp + 200]
    mov r12, qword ptr [rsp + 208]
    mov r13, qword ptr [rsp + 216]
    mov r14, qword ptr [rsp + 224]
    mov r15, qword ptr [rsp + 232]
    xor r10d, r10d
    xor r11d, r11d
    add rsp, 304
    ret
