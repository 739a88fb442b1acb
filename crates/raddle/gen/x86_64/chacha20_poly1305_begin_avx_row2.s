    .cfi_startproc
    endbr64
    sub rsp, 304
    .cfi_def_cfa_offset 312
    mov r9d, dword ptr [rcx + 48]
    add r9d, 1
    mov qword ptr [rsp + 192], rbx
    mov qword ptr [rsp + 200], rbp
    mov qword ptr [rsp + 208], r12
    mov qword ptr [rsp + 216], r13
    mov qword ptr [rsp + 224], r14
    mov qword ptr [rsp + 232], r15
    vmovdqu xmm8, xmmword ptr [rcx]
    vmovdqu xmm9, xmmword ptr [rcx + 16]
    vmovdqu xmm10, xmmword ptr [rcx + 32]
    vmovdqu xmm11, xmmword ptr [rcx + 48]
    vpaddd xmm11, xmm11, xmmword ptr [r8 + 32]
    vmovdqu xmm14, xmmword ptr [r8]
    vmovdqu xmm15, xmmword ptr [r8 + 16]
    vmovdqa xmm0, xmm8
    vmovdqa xmm1, xmm9
    vmovdqa xmm2, xmm10
    vmovdqa xmm3, xmm11
    vmovdqa xmm4, xmm8
    vmovdqa xmm5, xmm9
    vmovdqa xmm6, xmm10
    vpaddd xmm7, xmm11, xmmword ptr [r8 + 64]
    mov qword ptr [rsp + 152], rdi
    mov qword ptr [rsp + 160], rsi
    mov qword ptr [rsp + 168], rdx
    mov qword ptr [rsp + 176], rcx
    mov qword ptr [rsp + 184], r8
    add r9d, -1
    mov dword ptr [rsp + 144], r9d
    mov r13d, dword ptr [rcx + 40]
    .cfi_offset rbx, -120
    .cfi_offset rbp, -112
    .cfi_offset r12, -104
    .cfi_offset r13, -96
    .cfi_offset r14, -88
    .cfi_offset r15, -80
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
    vpaddd xmm0, xmm0, xmm1
    add ebx, edi
    xor r9d, eax
    rol r9d, 16
    vpaddd xmm4, xmm4, xmm5
    xor r10d, ebx
    rol r10d, 16
    vpxor xmm3, xmm3, xmm0
    vpshufb xmm3, xmm3, xmm14
    add r13d, r9d
    add r14d, r10d
    vpxor xmm7, xmm7, xmm4
    vpshufb xmm7, xmm7, xmm14
    xor esi, r13d
    rol esi, 12
    xor edi, r14d
    rol edi, 12
    vpaddd xmm2, xmm2, xmm3
    add eax, esi
    vpaddd xmm6, xmm6, xmm7
    add ebx, edi
    xor r9d, eax
    rol r9d, 8
    vpxor xmm1, xmm1, xmm2
    vpslld xmm12, xmm1, 12
    vpsrld xmm1, xmm1, 20
    vpor xmm1, xmm1, xmm12
    xor r10d, ebx
    rol r10d, 8
    add r13d, r9d
    vpxor xmm5, xmm5, xmm6
    vpslld xmm13, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm13
    add r14d, r10d
    vpaddd xmm0, xmm0, xmm1
    xor esi, r13d
    rol esi, 7
    xor edi, r14d
    rol edi, 7
    vpaddd xmm4, xmm4, xmm5
    mov dword ptr [rsp + 128], r13d
    vpxor xmm3, xmm3, xmm0
    vpshufb xmm3, xmm3, xmm15
    mov r13d, dword ptr [rsp + 136]
    mov dword ptr [rsp + 132], r14d
    vpxor xmm7, xmm7, xmm4
    vpshufb xmm7, xmm7, xmm15
    mov r14d, dword ptr [rsp + 140]
    add ecx, ebp
    vpaddd xmm2, xmm2, xmm3
    add edx, r8d
    vpaddd xmm6, xmm6, xmm7
    xor r11d, ecx
    rol r11d, 16
    xor r12d, edx
    rol r12d, 16
    vpxor xmm1, xmm1, xmm2
    vpslld xmm12, xmm1, 7
    vpsrld xmm1, xmm1, 25
    vpor xmm1, xmm1, xmm12
    add r13d, r11d
    add r14d, r12d
    vpxor xmm5, xmm5, xmm6
    vpslld xmm13, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm13
    xor ebp, r13d
    rol ebp, 12
    vpshufd xmm0, xmm0, 147
    xor r8d, r14d
    rol r8d, 12
    add ecx, ebp
    vpshufd xmm4, xmm4, 147
    add edx, r8d
    xor r11d, ecx
    rol r11d, 8
    vpshufd xmm3, xmm3, 78
    xor r12d, edx
    rol r12d, 8
    vpshufd xmm7, xmm7, 78
    add r13d, r11d
    add r14d, r12d
    vpshufd xmm2, xmm2, 57
    xor ebp, r13d
    rol ebp, 7
    vpshufd xmm6, xmm6, 57
    xor r8d, r14d
    rol r8d, 7
    add eax, edi
    vpaddd xmm0, xmm0, xmm1
    add ebx, ebp
    xor r12d, eax
    rol r12d, 16
    vpaddd xmm4, xmm4, xmm5
    xor r9d, ebx
    rol r9d, 16
    vpxor xmm3, xmm3, xmm0
    vpshufb xmm3, xmm3, xmm14
    add r13d, r12d
    add r14d, r9d
    vpxor xmm7, xmm7, xmm4
    vpshufb xmm7, xmm7, xmm14
    xor edi, r13d
    rol edi, 12
    xor ebp, r14d
    rol ebp, 12
    vpaddd xmm2, xmm2, xmm3
    add eax, edi
    vpaddd xmm6, xmm6, xmm7
    add ebx, ebp
    xor r12d, eax
    rol r12d, 8
    vpxor xmm1, xmm1, xmm2
    vpslld xmm12, xmm1, 12
    vpsrld xmm1, xmm1, 20
    vpor xmm1, xmm1, xmm12
    xor r9d, ebx
    rol r9d, 8
    add r13d, r12d
    vpxor xmm5, xmm5, xmm6
    vpslld xmm13, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm13
    add r14d, r9d
    vpaddd xmm0, xmm0, xmm1
    xor edi, r13d
    rol edi, 7
    xor ebp, r14d
    rol ebp, 7
    vpaddd xmm4, xmm4, xmm5
    mov dword ptr [rsp + 136], r13d
    vpxor xmm3, xmm3, xmm0
    vpshufb xmm3, xmm3, xmm15
    mov r13d, dword ptr [rsp + 128]
    mov dword ptr [rsp + 140], r14d
    vpxor xmm7, xmm7, xmm4
    vpshufb xmm7, xmm7, xmm15
    mov r14d, dword ptr [rsp + 132]
    add ecx, r8d
    vpaddd xmm2, xmm2, xmm3
    add edx, esi
    vpaddd xmm6, xmm6, xmm7
    xor r10d, ecx
    rol r10d, 16
    xor r11d, edx
    rol r11d, 16
    vpxor xmm1, xmm1, xmm2
    vpslld xmm12, xmm1, 7
    vpsrld xmm1, xmm1, 25
    vpor xmm1, xmm1, xmm12
    add r13d, r10d
    add r14d, r11d
    vpxor xmm5, xmm5, xmm6
    vpslld xmm13, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm13
    xor r8d, r13d
    rol r8d, 12
    vpshufd xmm0, xmm0, 57
    xor esi, r14d
    rol esi, 12
    add ecx, r8d
    vpshufd xmm4, xmm4, 57
    add edx, esi
    xor r10d, ecx
    rol r10d, 8
    vpshufd xmm3, xmm3, 78
    xor r11d, edx
    rol r11d, 8
    vpshufd xmm7, xmm7, 78
    add r13d, r10d
    add r14d, r11d
    vpshufd xmm2, xmm2, 147
    xor r8d, r13d
    rol r8d, 7
    vpshufd xmm6, xmm6, 147
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
    vpaddd xmm0, xmm0, xmm8
    vpaddd xmm1, xmm1, xmm9
    vpaddd xmm2, xmm2, xmm10
    vpaddd xmm3, xmm3, xmm11
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    vpxor xmm1, xmm1, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm1
    vpxor xmm2, xmm2, xmmword ptr [rsi + 32]
    vmovdqu xmmword ptr [rdi + 32], xmm2
    vpxor xmm3, xmm3, xmmword ptr [rsi + 48]
    vmovdqu xmmword ptr [rdi + 48], xmm3
    vpaddd xmm4, xmm4, xmm8
    vpaddd xmm5, xmm5, xmm9
    vpaddd xmm6, xmm6, xmm10
    vpaddd xmm7, xmm7, xmm11
    vpaddd xmm7, xmm7, xmmword ptr [r8 + 64]
    vpxor xmm4, xmm4, xmmword ptr [rsi + 64]
    vmovdqu xmmword ptr [rdi + 64], xmm4
    vpxor xmm5, xmm5, xmmword ptr [rsi + 80]
    vmovdqu xmmword ptr [rdi + 80], xmm5
    vpxor xmm6, xmm6, xmmword ptr [rsi + 96]
    vmovdqu xmmword ptr [rdi + 96], xmm6
    vpxor xmm7, xmm7, xmmword ptr [rsi + 112]
    vmovdqu xmmword ptr [rdi + 112], xmm7
    xor edx, edx
3:
    test rdx, rdx
    je 4f
    vpaddd xmm0, xmm0, xmm8
    vpaddd xmm1, xmm1, xmm9
    vpaddd xmm2, xmm2, xmm10
    vpaddd xmm3, xmm3, xmm11
    vmovdqu xmmword ptr [rsp], xmm0
    vmovdqu xmmword ptr [rsp + 16], xmm1
    vmovdqu xmmword ptr [rsp + 32], xmm2
    vmovdqu xmmword ptr [rsp + 48], xmm3
    vpaddd xmm4, xmm4, xmm8
    vpaddd xmm5, xmm5, xmm9
    vpaddd xmm6, xmm6, xmm10
    vpaddd xmm7, xmm7, xmm11
    vpaddd xmm7, xmm7, xmmword ptr [r8 + 64]
    vmovdqu xmmword ptr [rsp + 64], xmm4
    vmovdqu xmmword ptr [rsp + 80], xmm5
    vmovdqu xmmword ptr [rsp + 96], xmm6
    vmovdqu xmmword ptr [rsp + 112], xmm7
    lea r10, qword ptr [rsp]
    test rdx, 64
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
    add r10, 64
    add rdi, 64
    add rsi, 64
5:
    test rdx, 32
    je 6f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 16]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm0
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
    vpxor xmm0, xmm0, xmm0
    vmovdqu xmmword ptr [rsp], xmm0
    vmovdqu xmmword ptr [rsp + 16], xmm0
    vmovdqu xmmword ptr [rsp + 32], xmm0
    vmovdqu xmmword ptr [rsp + 48], xmm0
    vmovdqu xmmword ptr [rsp + 64], xmm0
    vmovdqu xmmword ptr [rsp + 80], xmm0
    vmovdqu xmmword ptr [rsp + 96], xmm0
    vmovdqu xmmword ptr [rsp + 112], xmm0
    xor ecx, ecx
4:
    xor r15d, r15d
    xor r9d, r9d
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
    .cfi_def_cfa rsp, 8
    .cfi_restore rbx
    .cfi_restore rbp
    .cfi_restore r12
    .cfi_restore r13
    .cfi_restore r14
    .cfi_restore r15
    ret
    .cfi_endproc
