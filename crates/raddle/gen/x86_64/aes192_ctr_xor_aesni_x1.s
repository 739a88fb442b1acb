    .cfi_startproc
    endbr64
    sub rsp, 24
    .cfi_def_cfa_offset 32
    vmovq xmm1, qword ptr [r8]
    vmovq xmm2, qword ptr [r8 + 8]
    vpunpcklqdq xmm1, xmm1, xmm2
    vpshufb xmm1, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 16]
    cmp rdx, 16
    jb 3f
2:
    vpshufb xmm2, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vmovdqu xmm0, xmmword ptr [rcx]
    vpxor xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 16]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 32]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 48]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 64]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 80]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 96]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 112]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 128]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 144]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 160]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 176]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 192]
    vaesenclast xmm2, xmm2, xmm0
    vpxor xmm2, xmm2, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm2
    add rdi, 16
    add rsi, 16
    sub rdx, 16
    cmp rdx, 16
    jae 2b
3:
    test rdx, rdx
    je 4f
    vpshufb xmm2, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vmovdqu xmm0, xmmword ptr [rcx]
    vpxor xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 16]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 32]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 48]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 64]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 80]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 96]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 112]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 128]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 144]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 160]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 176]
    vaesenc xmm2, xmm2, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 192]
    vaesenclast xmm2, xmm2, xmm0
    vmovdqu xmmword ptr [rsp], xmm2
    mov rax, rsp
    test rdx, 8
    je 5f
    mov r10, qword ptr [rax]
    xor r10, qword ptr [rsi]
    mov qword ptr [rdi], r10
    add rax, 8
    add rdi, 8
    add rsi, 8
5:
    test rdx, 4
    je 6f
    mov r10d, dword ptr [rax]
    xor r10d, dword ptr [rsi]
    mov dword ptr [rdi], r10d
    add rax, 4
    add rdi, 4
    add rsi, 4
6:
    test rdx, 2
    je 7f
    movzx r10d, word ptr [rax]
    movzx r11d, word ptr [rsi]
    xor r10d, r11d
    mov word ptr [rdi], r10w
    add rax, 2
    add rdi, 2
    add rsi, 2
7:
    test rdx, 1
    je 8f
    movzx r10d, byte ptr [rax]
    movzx r11d, byte ptr [rsi]
    xor r10d, r11d
    mov byte ptr [rdi], r10b
    add rax, 1
    add rdi, 1
    add rsi, 1
8:
4:
    vpxor xmm0, xmm0, xmm0
    vpxor xmm1, xmm1, xmm1
    vpxor xmm2, xmm2, xmm2
    vmovdqu xmmword ptr [rsp], xmm0
    xor r10d, r10d
    xor r11d, r11d
    add rsp, 24
    .cfi_def_cfa rsp, 8
    ret
    .cfi_endproc
