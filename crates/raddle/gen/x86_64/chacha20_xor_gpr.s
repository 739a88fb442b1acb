    .cfi_startproc
    endbr64
    sub rsp, 176
    .cfi_def_cfa_offset 184
    mov r9d, dword ptr [rcx + 48]
    mov qword ptr [rsp + 64], rbx
    mov qword ptr [rsp + 72], rbp
    mov qword ptr [rsp + 80], r12
    mov qword ptr [rsp + 88], r13
    mov qword ptr [rsp + 96], r14
    mov qword ptr [rsp + 104], r15
    cmp rdx, 64
    jb 3f
2:
    .cfi_offset rbx, -120
    .cfi_offset rbp, -112
    .cfi_offset r12, -104
    .cfi_offset r13, -96
    .cfi_offset r14, -88
    .cfi_offset r15, -80
    mov qword ptr [rsp + 24], rdi
    mov qword ptr [rsp + 32], rsi
    mov qword ptr [rsp + 40], rdx
    mov qword ptr [rsp + 48], rcx
    mov qword ptr [rsp + 56], r8
    mov dword ptr [rsp + 16], r9d
    mov r13d, dword ptr [rcx + 40]
    mov dword ptr [rsp + 8], r13d
    mov r14d, dword ptr [rcx + 44]
    mov dword ptr [rsp + 12], r14d
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
4:
    add eax, esi
    add ebx, edi
    xor r9d, eax
    rol r9d, 16
    xor r10d, ebx
    rol r10d, 16
    add r13d, r9d
    add r14d, r10d
    xor esi, r13d
    rol esi, 12
    xor edi, r14d
    rol edi, 12
    add eax, esi
    add ebx, edi
    xor r9d, eax
    rol r9d, 8
    xor r10d, ebx
    rol r10d, 8
    add r13d, r9d
    add r14d, r10d
    xor esi, r13d
    rol esi, 7
    xor edi, r14d
    rol edi, 7
    mov dword ptr [rsp], r13d
    mov r13d, dword ptr [rsp + 8]
    mov dword ptr [rsp + 4], r14d
    mov r14d, dword ptr [rsp + 12]
    add ecx, ebp
    add edx, r8d
    xor r11d, ecx
    rol r11d, 16
    xor r12d, edx
    rol r12d, 16
    add r13d, r11d
    add r14d, r12d
    xor ebp, r13d
    rol ebp, 12
    xor r8d, r14d
    rol r8d, 12
    add ecx, ebp
    add edx, r8d
    xor r11d, ecx
    rol r11d, 8
    xor r12d, edx
    rol r12d, 8
    add r13d, r11d
    add r14d, r12d
    xor ebp, r13d
    rol ebp, 7
    xor r8d, r14d
    rol r8d, 7
    add eax, edi
    add ebx, ebp
    xor r12d, eax
    rol r12d, 16
    xor r9d, ebx
    rol r9d, 16
    add r13d, r12d
    add r14d, r9d
    xor edi, r13d
    rol edi, 12
    xor ebp, r14d
    rol ebp, 12
    add eax, edi
    add ebx, ebp
    xor r12d, eax
    rol r12d, 8
    xor r9d, ebx
    rol r9d, 8
    add r13d, r12d
    add r14d, r9d
    xor edi, r13d
    rol edi, 7
    xor ebp, r14d
    rol ebp, 7
    mov dword ptr [rsp + 8], r13d
    mov r13d, dword ptr [rsp]
    mov dword ptr [rsp + 12], r14d
    mov r14d, dword ptr [rsp + 4]
    add ecx, r8d
    add edx, esi
    xor r10d, ecx
    rol r10d, 16
    xor r11d, edx
    rol r11d, 16
    add r13d, r10d
    add r14d, r11d
    xor r8d, r13d
    rol r8d, 12
    xor esi, r14d
    rol esi, 12
    add ecx, r8d
    add edx, esi
    xor r10d, ecx
    rol r10d, 8
    xor r11d, edx
    rol r11d, 8
    add r13d, r10d
    add r14d, r11d
    xor r8d, r13d
    rol r8d, 7
    xor esi, r14d
    rol esi, 7
    sub r15d, 1
    jne 4b
    mov r15, qword ptr [rsp + 48]
    add eax, dword ptr [r15]
    add ebx, dword ptr [r15 + 4]
    add ecx, dword ptr [r15 + 8]
    add edx, dword ptr [r15 + 12]
    add esi, dword ptr [r15 + 16]
    add edi, dword ptr [r15 + 20]
    add ebp, dword ptr [r15 + 24]
    add r8d, dword ptr [r15 + 28]
    add r13d, dword ptr [r15 + 32]
    add r14d, dword ptr [r15 + 36]
    add r9d, dword ptr [rsp + 16]
    add r10d, dword ptr [r15 + 52]
    add r11d, dword ptr [r15 + 56]
    add r12d, dword ptr [r15 + 60]
    mov r15, qword ptr [rsp + 32]
    xor eax, dword ptr [r15]
    xor ebx, dword ptr [r15 + 4]
    xor ecx, dword ptr [r15 + 8]
    xor edx, dword ptr [r15 + 12]
    xor esi, dword ptr [r15 + 16]
    xor edi, dword ptr [r15 + 20]
    xor ebp, dword ptr [r15 + 24]
    xor r8d, dword ptr [r15 + 28]
    xor r13d, dword ptr [r15 + 32]
    xor r14d, dword ptr [r15 + 36]
    xor r9d, dword ptr [r15 + 48]
    xor r10d, dword ptr [r15 + 52]
    xor r11d, dword ptr [r15 + 56]
    xor r12d, dword ptr [r15 + 60]
    mov r15, qword ptr [rsp + 24]
    mov dword ptr [r15], eax
    mov dword ptr [r15 + 4], ebx
    mov dword ptr [r15 + 8], ecx
    mov dword ptr [r15 + 12], edx
    mov dword ptr [r15 + 16], esi
    mov dword ptr [r15 + 20], edi
    mov dword ptr [r15 + 24], ebp
    mov dword ptr [r15 + 28], r8d
    mov dword ptr [r15 + 32], r13d
    mov dword ptr [r15 + 36], r14d
    mov dword ptr [r15 + 48], r9d
    mov dword ptr [r15 + 52], r10d
    mov dword ptr [r15 + 56], r11d
    mov dword ptr [r15 + 60], r12d
    mov rdi, qword ptr [rsp + 24]
    mov rsi, qword ptr [rsp + 32]
    mov rdx, qword ptr [rsp + 40]
    mov rcx, qword ptr [rsp + 48]
    mov r8, qword ptr [rsp + 56]
    mov r9d, dword ptr [rsp + 16]
    mov eax, dword ptr [rsp + 8]
    add eax, dword ptr [rcx + 40]
    xor eax, dword ptr [rsi + 40]
    mov dword ptr [rdi + 40], eax
    mov eax, dword ptr [rsp + 12]
    add eax, dword ptr [rcx + 44]
    xor eax, dword ptr [rsi + 44]
    mov dword ptr [rdi + 44], eax
    add rdi, 64
    add rsi, 64
    sub rdx, 64
    add r9d, 1
    cmp rdx, 64
    jae 2b
3:
    test rdx, rdx
    je 5f
    mov qword ptr [rsp + 24], rdi
    mov qword ptr [rsp + 32], rsi
    mov qword ptr [rsp + 40], rdx
    mov qword ptr [rsp + 48], rcx
    mov qword ptr [rsp + 56], r8
    mov dword ptr [rsp + 16], r9d
    mov r13d, dword ptr [rcx + 40]
    mov dword ptr [rsp + 8], r13d
    mov r14d, dword ptr [rcx + 44]
    mov dword ptr [rsp + 12], r14d
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
6:
    add eax, esi
    add ebx, edi
    xor r9d, eax
    rol r9d, 16
    xor r10d, ebx
    rol r10d, 16
    add r13d, r9d
    add r14d, r10d
    xor esi, r13d
    rol esi, 12
    xor edi, r14d
    rol edi, 12
    add eax, esi
    add ebx, edi
    xor r9d, eax
    rol r9d, 8
    xor r10d, ebx
    rol r10d, 8
    add r13d, r9d
    add r14d, r10d
    xor esi, r13d
    rol esi, 7
    xor edi, r14d
    rol edi, 7
    mov dword ptr [rsp], r13d
    mov r13d, dword ptr [rsp + 8]
    mov dword ptr [rsp + 4], r14d
    mov r14d, dword ptr [rsp + 12]
    add ecx, ebp
    add edx, r8d
    xor r11d, ecx
    rol r11d, 16
    xor r12d, edx
    rol r12d, 16
    add r13d, r11d
    add r14d, r12d
    xor ebp, r13d
    rol ebp, 12
    xor r8d, r14d
    rol r8d, 12
    add ecx, ebp
    add edx, r8d
    xor r11d, ecx
    rol r11d, 8
    xor r12d, edx
    rol r12d, 8
    add r13d, r11d
    add r14d, r12d
    xor ebp, r13d
    rol ebp, 7
    xor r8d, r14d
    rol r8d, 7
    add eax, edi
    add ebx, ebp
    xor r12d, eax
    rol r12d, 16
    xor r9d, ebx
    rol r9d, 16
    add r13d, r12d
    add r14d, r9d
    xor edi, r13d
    rol edi, 12
    xor ebp, r14d
    rol ebp, 12
    add eax, edi
    add ebx, ebp
    xor r12d, eax
    rol r12d, 8
    xor r9d, ebx
    rol r9d, 8
    add r13d, r12d
    add r14d, r9d
    xor edi, r13d
    rol edi, 7
    xor ebp, r14d
    rol ebp, 7
    mov dword ptr [rsp + 8], r13d
    mov r13d, dword ptr [rsp]
    mov dword ptr [rsp + 12], r14d
    mov r14d, dword ptr [rsp + 4]
    add ecx, r8d
    add edx, esi
    xor r10d, ecx
    rol r10d, 16
    xor r11d, edx
    rol r11d, 16
    add r13d, r10d
    add r14d, r11d
    xor r8d, r13d
    rol r8d, 12
    xor esi, r14d
    rol esi, 12
    add ecx, r8d
    add edx, esi
    xor r10d, ecx
    rol r10d, 8
    xor r11d, edx
    rol r11d, 8
    add r13d, r10d
    add r14d, r11d
    xor r8d, r13d
    rol r8d, 7
    xor esi, r14d
    rol esi, 7
    sub r15d, 1
    jne 6b
    mov r15, qword ptr [rsp + 48]
    add eax, dword ptr [r15]
    add ebx, dword ptr [r15 + 4]
    add ecx, dword ptr [r15 + 8]
    add edx, dword ptr [r15 + 12]
    add esi, dword ptr [r15 + 16]
    add edi, dword ptr [r15 + 20]
    add ebp, dword ptr [r15 + 24]
    add r8d, dword ptr [r15 + 28]
    add r13d, dword ptr [r15 + 32]
    add r14d, dword ptr [r15 + 36]
    add r9d, dword ptr [rsp + 16]
    add r10d, dword ptr [r15 + 52]
    add r11d, dword ptr [r15 + 56]
    add r12d, dword ptr [r15 + 60]
    mov dword ptr [rsp + 112], eax
    mov dword ptr [rsp + 116], ebx
    mov dword ptr [rsp + 120], ecx
    mov dword ptr [rsp + 124], edx
    mov dword ptr [rsp + 128], esi
    mov dword ptr [rsp + 132], edi
    mov dword ptr [rsp + 136], ebp
    mov dword ptr [rsp + 140], r8d
    mov dword ptr [rsp + 144], r13d
    mov dword ptr [rsp + 148], r14d
    mov dword ptr [rsp + 160], r9d
    mov dword ptr [rsp + 164], r10d
    mov dword ptr [rsp + 168], r11d
    mov dword ptr [rsp + 172], r12d
    mov rdi, qword ptr [rsp + 24]
    mov rsi, qword ptr [rsp + 32]
    mov rdx, qword ptr [rsp + 40]
    mov rcx, qword ptr [rsp + 48]
    mov r8, qword ptr [rsp + 56]
    mov r9d, dword ptr [rsp + 16]
    mov eax, dword ptr [rsp + 8]
    add eax, dword ptr [rcx + 40]
    mov dword ptr [rsp + 152], eax
    mov eax, dword ptr [rsp + 12]
    add eax, dword ptr [rcx + 44]
    mov dword ptr [rsp + 156], eax
    lea r10, qword ptr [rsp + 112]
    test rdx, 32
    je 7f
    mov rax, qword ptr [r10]
    xor rax, qword ptr [rsi]
    mov qword ptr [rdi], rax
    mov rax, qword ptr [r10 + 8]
    xor rax, qword ptr [rsi + 8]
    mov qword ptr [rdi + 8], rax
    mov rax, qword ptr [r10 + 16]
    xor rax, qword ptr [rsi + 16]
    mov qword ptr [rdi + 16], rax
    mov rax, qword ptr [r10 + 24]
    xor rax, qword ptr [rsi + 24]
    mov qword ptr [rdi + 24], rax
    add r10, 32
    add rdi, 32
    add rsi, 32
7:
    test rdx, 16
    je 8f
    mov rax, qword ptr [r10]
    xor rax, qword ptr [rsi]
    mov qword ptr [rdi], rax
    mov rax, qword ptr [r10 + 8]
    xor rax, qword ptr [rsi + 8]
    mov qword ptr [rdi + 8], rax
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
    movzx r11d, word ptr [rsi]
    xor eax, r11d
    mov word ptr [rdi], ax
    add r10, 2
    add rdi, 2
    add rsi, 2
13:
    test rdx, 1
    je 14f
    movzx eax, byte ptr [r10]
    movzx r11d, byte ptr [rsi]
    xor eax, r11d
    mov byte ptr [rdi], al
    add r10, 1
    add rdi, 1
    add rsi, 1
14:
    xor eax, eax
    mov qword ptr [rsp + 112], rax
    mov qword ptr [rsp + 120], rax
    mov qword ptr [rsp + 128], rax
    mov qword ptr [rsp + 136], rax
    mov qword ptr [rsp + 144], rax
    mov qword ptr [rsp + 152], rax
    mov qword ptr [rsp + 160], rax
    mov qword ptr [rsp + 168], rax
5:
    xor r15d, r15d
    xor r9d, r9d
    xor eax, eax
    mov qword ptr [rsp], rax
    mov qword ptr [rsp + 8], rax
    mov qword ptr [rsp + 16], rax
    mov rbx, qword ptr [rsp + 64]
    mov rbp, qword ptr [rsp + 72]
    mov r12, qword ptr [rsp + 80]
    mov r13, qword ptr [rsp + 88]
    mov r14, qword ptr [rsp + 96]
    mov r15, qword ptr [rsp + 104]
    xor r10d, r10d
    xor r11d, r11d
    add rsp, 176
    .cfi_def_cfa rsp, 8
    .cfi_restore rbx
    .cfi_restore rbp
    .cfi_restore r12
    .cfi_restore r13
    .cfi_restore r14
    .cfi_restore r15
    ret
    .cfi_endproc
