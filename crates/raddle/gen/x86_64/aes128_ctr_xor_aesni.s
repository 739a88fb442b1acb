    .cfi_startproc
    endbr64
    sub rsp, 136
    .cfi_def_cfa_offset 144
    vmovq xmm1, qword ptr [r8]
    vmovq xmm2, qword ptr [r8 + 8]
    vpunpcklqdq xmm1, xmm1, xmm2
    vpshufb xmm1, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 16]
    cmp rdx, 128
    jb 3f
2:
    vpshufb xmm2, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vpshufb xmm3, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vpshufb xmm4, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vpshufb xmm5, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vpshufb xmm6, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vpshufb xmm7, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vpshufb xmm8, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vpshufb xmm9, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vmovdqu xmm0, xmmword ptr [rcx]
    vpxor xmm2, xmm2, xmm0
    vpxor xmm3, xmm3, xmm0
    vpxor xmm4, xmm4, xmm0
    vpxor xmm5, xmm5, xmm0
    vpxor xmm6, xmm6, xmm0
    vpxor xmm7, xmm7, xmm0
    vpxor xmm8, xmm8, xmm0
    vpxor xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 16]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 32]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 48]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 64]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 80]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 96]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 112]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 128]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 144]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 160]
    vaesenclast xmm2, xmm2, xmm0
    vpxor xmm2, xmm2, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm2
    vaesenclast xmm3, xmm3, xmm0
    vpxor xmm3, xmm3, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm3
    vaesenclast xmm4, xmm4, xmm0
    vpxor xmm4, xmm4, xmmword ptr [rsi + 32]
    vmovdqu xmmword ptr [rdi + 32], xmm4
    vaesenclast xmm5, xmm5, xmm0
    vpxor xmm5, xmm5, xmmword ptr [rsi + 48]
    vmovdqu xmmword ptr [rdi + 48], xmm5
    vaesenclast xmm6, xmm6, xmm0
    vpxor xmm6, xmm6, xmmword ptr [rsi + 64]
    vmovdqu xmmword ptr [rdi + 64], xmm6
    vaesenclast xmm7, xmm7, xmm0
    vpxor xmm7, xmm7, xmmword ptr [rsi + 80]
    vmovdqu xmmword ptr [rdi + 80], xmm7
    vaesenclast xmm8, xmm8, xmm0
    vpxor xmm8, xmm8, xmmword ptr [rsi + 96]
    vmovdqu xmmword ptr [rdi + 96], xmm8
    vaesenclast xmm9, xmm9, xmm0
    vpxor xmm9, xmm9, xmmword ptr [rsi + 112]
    vmovdqu xmmword ptr [rdi + 112], xmm9
    add rdi, 128
    add rsi, 128
    sub rdx, 128
    cmp rdx, 128
    jae 2b
3:
    test rdx, rdx
    je 4f
    vpshufb xmm2, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vpshufb xmm3, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vpshufb xmm4, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vpshufb xmm5, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vpshufb xmm6, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vpshufb xmm7, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vpshufb xmm8, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vpshufb xmm9, xmm1, xmmword ptr [r9]
    vpaddd xmm1, xmm1, xmmword ptr [r9 + 32]
    vmovdqu xmm0, xmmword ptr [rcx]
    vpxor xmm2, xmm2, xmm0
    vpxor xmm3, xmm3, xmm0
    vpxor xmm4, xmm4, xmm0
    vpxor xmm5, xmm5, xmm0
    vpxor xmm6, xmm6, xmm0
    vpxor xmm7, xmm7, xmm0
    vpxor xmm8, xmm8, xmm0
    vpxor xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 16]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 32]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 48]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 64]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 80]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 96]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 112]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 128]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 144]
    vaesenc xmm2, xmm2, xmm0
    vaesenc xmm3, xmm3, xmm0
    vaesenc xmm4, xmm4, xmm0
    vaesenc xmm5, xmm5, xmm0
    vaesenc xmm6, xmm6, xmm0
    vaesenc xmm7, xmm7, xmm0
    vaesenc xmm8, xmm8, xmm0
    vaesenc xmm9, xmm9, xmm0
    vmovdqu xmm0, xmmword ptr [rcx + 160]
    vaesenclast xmm2, xmm2, xmm0
    vmovdqu xmmword ptr [rsp], xmm2
    vaesenclast xmm3, xmm3, xmm0
    vmovdqu xmmword ptr [rsp + 16], xmm3
    vaesenclast xmm4, xmm4, xmm0
    vmovdqu xmmword ptr [rsp + 32], xmm4
    vaesenclast xmm5, xmm5, xmm0
    vmovdqu xmmword ptr [rsp + 48], xmm5
    vaesenclast xmm6, xmm6, xmm0
    vmovdqu xmmword ptr [rsp + 64], xmm6
    vaesenclast xmm7, xmm7, xmm0
    vmovdqu xmmword ptr [rsp + 80], xmm7
    vaesenclast xmm8, xmm8, xmm0
    vmovdqu xmmword ptr [rsp + 96], xmm8
    vaesenclast xmm9, xmm9, xmm0
    vmovdqu xmmword ptr [rsp + 112], xmm9
    mov rax, rsp
    test rdx, 64
    je 5f
    vmovdqu xmm2, xmmword ptr [rax]
    vpxor xmm2, xmm2, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm2
    vmovdqu xmm2, xmmword ptr [rax + 16]
    vpxor xmm2, xmm2, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm2
    vmovdqu xmm2, xmmword ptr [rax + 32]
    vpxor xmm2, xmm2, xmmword ptr [rsi + 32]
    vmovdqu xmmword ptr [rdi + 32], xmm2
    vmovdqu xmm2, xmmword ptr [rax + 48]
    vpxor xmm2, xmm2, xmmword ptr [rsi + 48]
    vmovdqu xmmword ptr [rdi + 48], xmm2
    add rax, 64
    add rdi, 64
    add rsi, 64
5:
    test rdx, 32
    je 6f
    vmovdqu xmm2, xmmword ptr [rax]
    vpxor xmm2, xmm2, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm2
    vmovdqu xmm2, xmmword ptr [rax + 16]
    vpxor xmm2, xmm2, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm2
    add rax, 32
    add rdi, 32
    add rsi, 32
6:
    test rdx, 16
    je 7f
    vmovdqu xmm2, xmmword ptr [rax]
    vpxor xmm2, xmm2, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm2
    add rax, 16
    add rdi, 16
    add rsi, 16
7:
    test rdx, 8
    je 8f
    mov r10, qword ptr [rax]
    xor r10, qword ptr [rsi]
    mov qword ptr [rdi], r10
    add rax, 8
    add rdi, 8
    add rsi, 8
8:
    test rdx, 4
    je 9f
    mov r10d, dword ptr [rax]
    xor r10d, dword ptr [rsi]
    mov dword ptr [rdi], r10d
    add rax, 4
    add rdi, 4
    add rsi, 4
9:
    test rdx, 2
    je 12f
    movzx r10d, word ptr [rax]
    movzx r11d, word ptr [rsi]
    xor r10d, r11d
    mov word ptr [rdi], r10w
    add rax, 2
    add rdi, 2
    add rsi, 2
12:
    test rdx, 1
    je 13f
    movzx r10d, byte ptr [rax]
    movzx r11d, byte ptr [rsi]
    xor r10d, r11d
    mov byte ptr [rdi], r10b
    add rax, 1
    add rdi, 1
    add rsi, 1
13:
4:
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
    vmovdqu xmmword ptr [rsp], xmm0
    vmovdqu xmmword ptr [rsp + 16], xmm0
    vmovdqu xmmword ptr [rsp + 32], xmm0
    vmovdqu xmmword ptr [rsp + 48], xmm0
    vmovdqu xmmword ptr [rsp + 64], xmm0
    vmovdqu xmmword ptr [rsp + 80], xmm0
    vmovdqu xmmword ptr [rsp + 96], xmm0
    vmovdqu xmmword ptr [rsp + 112], xmm0
    xor r10d, r10d
    xor r11d, r11d
    add rsp, 136
    .cfi_def_cfa rsp, 8
    ret
    .cfi_endproc
