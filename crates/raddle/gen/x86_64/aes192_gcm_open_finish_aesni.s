    .cfi_startproc
    endbr64
    sub rsp, 40
    .cfi_def_cfa_offset 48
    mov qword ptr [rsp + 32], rbx
    vmovq xmm7, qword ptr [r8]
    vmovq xmm4, qword ptr [r8 + 8]
    vpunpcklqdq xmm7, xmm7, xmm4
    vpshufb xmm7, xmm7, xmmword ptr [r9]
    vmovq xmm0, qword ptr [r8 + 16]
    vmovq xmm5, qword ptr [r8 + 24]
    vpunpcklqdq xmm0, xmm0, xmm5
    vmovq xmm6, qword ptr [r8 + 32]
    vmovq xmm5, qword ptr [r8 + 40]
    vpunpcklqdq xmm6, xmm6, xmm5
    vpshufb xmm6, xmm6, xmmword ptr [r9]
    xor r11d, r11d
    cmp rdx, 129
    jb 2f
3:
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 1*r11 + 432], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 1*r11 + 272], 1
    vpxor xmm2, xmm4, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 1*r11 + 432], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 1*r11 + 272], 17
    vpxor xmm3, xmm4, xmm5
    vpaddd xmm8, xmm7, xmmword ptr [r9 + 48]
    vpshufb xmm8, xmm8, xmmword ptr [r9]
    vpaddd xmm9, xmm7, xmmword ptr [r9 + 64]
    vpshufb xmm9, xmm9, xmmword ptr [r9]
    vpaddd xmm10, xmm7, xmmword ptr [r9 + 80]
    vpshufb xmm10, xmm10, xmmword ptr [r9]
    vpaddd xmm11, xmm7, xmmword ptr [r9 + 96]
    vpshufb xmm11, xmm11, xmmword ptr [r9]
    vpaddd xmm12, xmm7, xmmword ptr [r9 + 112]
    vpshufb xmm12, xmm12, xmmword ptr [r9]
    vpaddd xmm13, xmm7, xmmword ptr [r9 + 128]
    vpshufb xmm13, xmm13, xmmword ptr [r9]
    vpaddd xmm14, xmm7, xmmword ptr [r9 + 144]
    vpshufb xmm14, xmm14, xmmword ptr [r9]
    vpaddd xmm15, xmm7, xmmword ptr [r9 + 160]
    vpshufb xmm15, xmm15, xmmword ptr [r9]
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm8, xmm8, xmm1
    vpxor xmm9, xmm9, xmm1
    vpxor xmm10, xmm10, xmm1
    vpxor xmm11, xmm11, xmm1
    vpxor xmm12, xmm12, xmm1
    vpxor xmm13, xmm13, xmm1
    vpxor xmm14, xmm14, xmm1
    vpxor xmm15, xmm15, xmm1
    mov eax, 16
4:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vaesenc xmm10, xmm10, xmm1
    vaesenc xmm11, xmm11, xmm1
    vaesenc xmm12, xmm12, xmm1
    vaesenc xmm13, xmm13, xmm1
    vaesenc xmm14, xmm14, xmm1
    vaesenc xmm15, xmm15, xmm1
    vmovdqu xmm6, xmmword ptr [rsi + 1*rax - 16]
    vpshufb xmm6, xmm6, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 1*rax + 432], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 1*rax + 272], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 1*rax + 432], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 1*rax + 272], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    add rax, 16
    cmp rax, 144
    jne 4b
5:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vaesenc xmm10, xmm10, xmm1
    vaesenc xmm11, xmm11, xmm1
    vaesenc xmm12, xmm12, xmm1
    vaesenc xmm13, xmm13, xmm1
    vaesenc xmm14, xmm14, xmm1
    vaesenc xmm15, xmm15, xmm1
    add rax, 16
    cmp rax, 192
    jne 5b
    vmovdqu xmm1, xmmword ptr [rcx + 192]
    vpxor xmm4, xmm1, xmmword ptr [rsi]
    vaesenclast xmm8, xmm8, xmm4
    vmovdqu xmmword ptr [rdi], xmm8
    vpxor xmm4, xmm1, xmmword ptr [rsi + 16]
    vaesenclast xmm9, xmm9, xmm4
    vmovdqu xmmword ptr [rdi + 16], xmm9
    vpxor xmm4, xmm1, xmmword ptr [rsi + 32]
    vaesenclast xmm10, xmm10, xmm4
    vmovdqu xmmword ptr [rdi + 32], xmm10
    vpxor xmm4, xmm1, xmmword ptr [rsi + 48]
    vaesenclast xmm11, xmm11, xmm4
    vmovdqu xmmword ptr [rdi + 48], xmm11
    vpxor xmm4, xmm1, xmmword ptr [rsi + 64]
    vaesenclast xmm12, xmm12, xmm4
    vmovdqu xmmword ptr [rdi + 64], xmm12
    vpxor xmm4, xmm1, xmmword ptr [rsi + 80]
    vaesenclast xmm13, xmm13, xmm4
    vmovdqu xmmword ptr [rdi + 80], xmm13
    vpxor xmm4, xmm1, xmmword ptr [rsi + 96]
    vaesenclast xmm14, xmm14, xmm4
    vmovdqu xmmword ptr [rdi + 96], xmm14
    vpxor xmm4, xmm1, xmmword ptr [rsi + 112]
    vaesenclast xmm15, xmm15, xmm4
    vmovdqu xmmword ptr [rdi + 112], xmm15
    vpclmulqdq xmm4, xmm2, xmmword ptr [r9 + 32], 0
    vpshufd xmm2, xmm2, 78
    vpxor xmm3, xmm3, xmm2
    vpxor xmm3, xmm3, xmm4
    vmovdqa xmm6, xmm3
    vpaddd xmm7, xmm7, xmmword ptr [r9 + 176]
    mov r11d, 16
    add rsi, 128
    add rdi, 128
    sub rdx, 128
    cmp rdx, 129
    jae 3b
2:
    lea rax, qword ptr [rdx + 15]
    and rax, -16
    lea r10, qword ptr [rcx + 400]
    sub r10, rax
    vmovq xmm9, qword ptr [r8 + 48]
    vmovq xmm4, qword ptr [r8 + 56]
    vpunpcklqdq xmm9, xmm9, xmm4
    vpshufb xmm9, xmm9, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*r11 + 144], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*r11 - 16], 1
    vpxor xmm2, xmm4, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*r11 + 144], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*r11 - 16], 17
    vpxor xmm3, xmm4, xmm5
    vpclmulqdq xmm4, xmm9, xmmword ptr [rcx + 560], 0
    vpclmulqdq xmm5, xmm9, xmmword ptr [rcx + 400], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm9, xmmword ptr [rcx + 560], 16
    vpclmulqdq xmm5, xmm9, xmmword ptr [rcx + 400], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    test rdx, rdx
    je 6f
    vpxor xmm4, xmm4, xmm4
    vmovdqu xmmword ptr [rsp], xmm4
    lea rax, qword ptr [rdx - 1]
    and rax, -16
    add rax, rsi
    mov r11, rsp
    test rdx, 15
    jne 7f
    vmovdqu xmm4, xmmword ptr [rax]
    vmovdqu xmmword ptr [r11], xmm4
7:
    test rdx, 8
    je 8f
    mov rbx, qword ptr [rax]
    .cfi_offset rbx, -16
    mov qword ptr [r11], rbx
    add rax, 8
    add r11, 8
8:
    test rdx, 4
    je 9f
    mov ebx, dword ptr [rax]
    mov dword ptr [r11], ebx
    add rax, 4
    add r11, 4
9:
    test rdx, 2
    je 12f
    movzx ebx, word ptr [rax]
    mov word ptr [r11], bx
    add rax, 2
    add r11, 2
12:
    test rdx, 1
    je 13f
    movzx ebx, byte ptr [rax]
    mov byte ptr [r11], bl
13:
    lea rax, qword ptr [rdx - 1]
    and rax, -16
    vpaddd xmm8, xmm7, xmmword ptr [r9 + 1*rax + 48]
    vpshufb xmm8, xmm8, xmmword ptr [r9]
    vmovdqu xmm6, xmmword ptr [rsp]
    vpshufb xmm6, xmm6, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 160], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 160], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    cmp rdx, 17
    jb 14f
    cmp rdx, 33
    jb 15f
    cmp rdx, 49
    jb 16f
    cmp rdx, 65
    jb 17f
    cmp rdx, 81
    jb 18f
    cmp rdx, 97
    jb 19f
    cmp rdx, 113
    jb 20f
    vpaddd xmm9, xmm7, xmmword ptr [r9 + 48]
    vpshufb xmm9, xmm9, xmmword ptr [r9]
    vpaddd xmm10, xmm7, xmmword ptr [r9 + 64]
    vpshufb xmm10, xmm10, xmmword ptr [r9]
    vpaddd xmm11, xmm7, xmmword ptr [r9 + 80]
    vpshufb xmm11, xmm11, xmmword ptr [r9]
    vpaddd xmm12, xmm7, xmmword ptr [r9 + 96]
    vpshufb xmm12, xmm12, xmmword ptr [r9]
    vpaddd xmm13, xmm7, xmmword ptr [r9 + 112]
    vpshufb xmm13, xmm13, xmmword ptr [r9]
    vpaddd xmm14, xmm7, xmmword ptr [r9 + 128]
    vpshufb xmm14, xmm14, xmmword ptr [r9]
    vpaddd xmm15, xmm7, xmmword ptr [r9 + 144]
    vpshufb xmm15, xmm15, xmmword ptr [r9]
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    vpxor xmm8, xmm8, xmm1
    vpxor xmm9, xmm9, xmm1
    vpxor xmm10, xmm10, xmm1
    vpxor xmm11, xmm11, xmm1
    vpxor xmm12, xmm12, xmm1
    vpxor xmm13, xmm13, xmm1
    vpxor xmm14, xmm14, xmm1
    vpxor xmm15, xmm15, xmm1
    mov eax, 16
21:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vaesenc xmm10, xmm10, xmm1
    vaesenc xmm11, xmm11, xmm1
    vaesenc xmm12, xmm12, xmm1
    vaesenc xmm13, xmm13, xmm1
    vaesenc xmm14, xmm14, xmm1
    vaesenc xmm15, xmm15, xmm1
    vmovdqu xmm6, xmmword ptr [rsi + 1*rax - 16]
    vpshufb xmm6, xmm6, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 144], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax - 16], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 144], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax - 16], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    add rax, 16
    cmp rax, 128
    jne 21b
22:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vaesenc xmm10, xmm10, xmm1
    vaesenc xmm11, xmm11, xmm1
    vaesenc xmm12, xmm12, xmm1
    vaesenc xmm13, xmm13, xmm1
    vaesenc xmm14, xmm14, xmm1
    vaesenc xmm15, xmm15, xmm1
    add rax, 16
    cmp rax, 192
    jne 22b
20:
    cmp rdx, 113
    jae 23f
    vpaddd xmm9, xmm7, xmmword ptr [r9 + 48]
    vpshufb xmm9, xmm9, xmmword ptr [r9]
    vpaddd xmm10, xmm7, xmmword ptr [r9 + 64]
    vpshufb xmm10, xmm10, xmmword ptr [r9]
    vpaddd xmm11, xmm7, xmmword ptr [r9 + 80]
    vpshufb xmm11, xmm11, xmmword ptr [r9]
    vpaddd xmm12, xmm7, xmmword ptr [r9 + 96]
    vpshufb xmm12, xmm12, xmmword ptr [r9]
    vpaddd xmm13, xmm7, xmmword ptr [r9 + 112]
    vpshufb xmm13, xmm13, xmmword ptr [r9]
    vpaddd xmm14, xmm7, xmmword ptr [r9 + 128]
    vpshufb xmm14, xmm14, xmmword ptr [r9]
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    vpxor xmm8, xmm8, xmm1
    vpxor xmm9, xmm9, xmm1
    vpxor xmm10, xmm10, xmm1
    vpxor xmm11, xmm11, xmm1
    vpxor xmm12, xmm12, xmm1
    vpxor xmm13, xmm13, xmm1
    vpxor xmm14, xmm14, xmm1
    mov eax, 16
24:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vaesenc xmm10, xmm10, xmm1
    vaesenc xmm11, xmm11, xmm1
    vaesenc xmm12, xmm12, xmm1
    vaesenc xmm13, xmm13, xmm1
    vaesenc xmm14, xmm14, xmm1
    vmovdqu xmm6, xmmword ptr [rsi + 1*rax - 16]
    vpshufb xmm6, xmm6, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 144], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax - 16], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 144], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax - 16], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    add rax, 16
    cmp rax, 112
    jne 24b
25:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vaesenc xmm10, xmm10, xmm1
    vaesenc xmm11, xmm11, xmm1
    vaesenc xmm12, xmm12, xmm1
    vaesenc xmm13, xmm13, xmm1
    vaesenc xmm14, xmm14, xmm1
    add rax, 16
    cmp rax, 192
    jne 25b
23:
19:
    cmp rdx, 97
    jae 26f
    vpaddd xmm9, xmm7, xmmword ptr [r9 + 48]
    vpshufb xmm9, xmm9, xmmword ptr [r9]
    vpaddd xmm10, xmm7, xmmword ptr [r9 + 64]
    vpshufb xmm10, xmm10, xmmword ptr [r9]
    vpaddd xmm11, xmm7, xmmword ptr [r9 + 80]
    vpshufb xmm11, xmm11, xmmword ptr [r9]
    vpaddd xmm12, xmm7, xmmword ptr [r9 + 96]
    vpshufb xmm12, xmm12, xmmword ptr [r9]
    vpaddd xmm13, xmm7, xmmword ptr [r9 + 112]
    vpshufb xmm13, xmm13, xmmword ptr [r9]
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    vpxor xmm8, xmm8, xmm1
    vpxor xmm9, xmm9, xmm1
    vpxor xmm10, xmm10, xmm1
    vpxor xmm11, xmm11, xmm1
    vpxor xmm12, xmm12, xmm1
    vpxor xmm13, xmm13, xmm1
    mov eax, 16
27:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vaesenc xmm10, xmm10, xmm1
    vaesenc xmm11, xmm11, xmm1
    vaesenc xmm12, xmm12, xmm1
    vaesenc xmm13, xmm13, xmm1
    vmovdqu xmm6, xmmword ptr [rsi + 1*rax - 16]
    vpshufb xmm6, xmm6, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 144], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax - 16], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 144], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax - 16], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    add rax, 16
    cmp rax, 96
    jne 27b
28:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vaesenc xmm10, xmm10, xmm1
    vaesenc xmm11, xmm11, xmm1
    vaesenc xmm12, xmm12, xmm1
    vaesenc xmm13, xmm13, xmm1
    add rax, 16
    cmp rax, 192
    jne 28b
26:
18:
    cmp rdx, 81
    jae 29f
    vpaddd xmm9, xmm7, xmmword ptr [r9 + 48]
    vpshufb xmm9, xmm9, xmmword ptr [r9]
    vpaddd xmm10, xmm7, xmmword ptr [r9 + 64]
    vpshufb xmm10, xmm10, xmmword ptr [r9]
    vpaddd xmm11, xmm7, xmmword ptr [r9 + 80]
    vpshufb xmm11, xmm11, xmmword ptr [r9]
    vpaddd xmm12, xmm7, xmmword ptr [r9 + 96]
    vpshufb xmm12, xmm12, xmmword ptr [r9]
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    vpxor xmm8, xmm8, xmm1
    vpxor xmm9, xmm9, xmm1
    vpxor xmm10, xmm10, xmm1
    vpxor xmm11, xmm11, xmm1
    vpxor xmm12, xmm12, xmm1
    mov eax, 16
30:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vaesenc xmm10, xmm10, xmm1
    vaesenc xmm11, xmm11, xmm1
    vaesenc xmm12, xmm12, xmm1
    vmovdqu xmm6, xmmword ptr [rsi + 1*rax - 16]
    vpshufb xmm6, xmm6, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 144], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax - 16], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 144], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax - 16], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    add rax, 16
    cmp rax, 80
    jne 30b
31:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vaesenc xmm10, xmm10, xmm1
    vaesenc xmm11, xmm11, xmm1
    vaesenc xmm12, xmm12, xmm1
    add rax, 16
    cmp rax, 192
    jne 31b
29:
17:
    cmp rdx, 65
    jae 32f
    vpaddd xmm9, xmm7, xmmword ptr [r9 + 48]
    vpshufb xmm9, xmm9, xmmword ptr [r9]
    vpaddd xmm10, xmm7, xmmword ptr [r9 + 64]
    vpshufb xmm10, xmm10, xmmword ptr [r9]
    vpaddd xmm11, xmm7, xmmword ptr [r9 + 80]
    vpshufb xmm11, xmm11, xmmword ptr [r9]
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    vpxor xmm8, xmm8, xmm1
    vpxor xmm9, xmm9, xmm1
    vpxor xmm10, xmm10, xmm1
    vpxor xmm11, xmm11, xmm1
    mov eax, 16
33:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vaesenc xmm10, xmm10, xmm1
    vaesenc xmm11, xmm11, xmm1
    vmovdqu xmm6, xmmword ptr [rsi + 1*rax - 16]
    vpshufb xmm6, xmm6, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 144], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax - 16], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 144], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax - 16], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    add rax, 16
    cmp rax, 64
    jne 33b
34:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vaesenc xmm10, xmm10, xmm1
    vaesenc xmm11, xmm11, xmm1
    add rax, 16
    cmp rax, 192
    jne 34b
32:
16:
    cmp rdx, 49
    jae 35f
    vpaddd xmm9, xmm7, xmmword ptr [r9 + 48]
    vpshufb xmm9, xmm9, xmmword ptr [r9]
    vpaddd xmm10, xmm7, xmmword ptr [r9 + 64]
    vpshufb xmm10, xmm10, xmmword ptr [r9]
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    vpxor xmm8, xmm8, xmm1
    vpxor xmm9, xmm9, xmm1
    vpxor xmm10, xmm10, xmm1
    mov eax, 16
36:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vaesenc xmm10, xmm10, xmm1
    vmovdqu xmm6, xmmword ptr [rsi + 1*rax - 16]
    vpshufb xmm6, xmm6, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 144], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax - 16], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 144], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax - 16], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    add rax, 16
    cmp rax, 48
    jne 36b
37:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vaesenc xmm10, xmm10, xmm1
    add rax, 16
    cmp rax, 192
    jne 37b
35:
15:
    cmp rdx, 33
    jae 38f
    vpaddd xmm9, xmm7, xmmword ptr [r9 + 48]
    vpshufb xmm9, xmm9, xmmword ptr [r9]
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    vpxor xmm8, xmm8, xmm1
    vpxor xmm9, xmm9, xmm1
    mov eax, 16
39:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vmovdqu xmm6, xmmword ptr [rsi + 1*rax - 16]
    vpshufb xmm6, xmm6, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 144], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax - 16], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 144], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax - 16], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    add rax, 16
    cmp rax, 32
    jne 39b
40:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    add rax, 16
    cmp rax, 192
    jne 40b
38:
14:
    cmp rdx, 17
    jae 41f
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    vpxor xmm8, xmm8, xmm1
    mov eax, 16
42:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    add rax, 16
    cmp rax, 192
    jne 42b
41:
    vmovdqu xmm1, xmmword ptr [rcx + 192]
    vaesenclast xmm0, xmm0, xmm1
    lea rax, qword ptr [rdx - 1]
    and rax, -16
    vpxor xmm4, xmm1, xmmword ptr [rsp]
    vaesenclast xmm8, xmm8, xmm4
    vmovdqu xmmword ptr [rsp], xmm8
    cmp rdx, 17
    jb 43f
    vpxor xmm4, xmm1, xmmword ptr [rsi]
    vaesenclast xmm9, xmm9, xmm4
    vmovdqu xmmword ptr [rdi], xmm9
    cmp rdx, 33
    jb 44f
    vpxor xmm4, xmm1, xmmword ptr [rsi + 16]
    vaesenclast xmm10, xmm10, xmm4
    vmovdqu xmmword ptr [rdi + 16], xmm10
    cmp rdx, 49
    jb 45f
    vpxor xmm4, xmm1, xmmword ptr [rsi + 32]
    vaesenclast xmm11, xmm11, xmm4
    vmovdqu xmmword ptr [rdi + 32], xmm11
    cmp rdx, 65
    jb 46f
    vpxor xmm4, xmm1, xmmword ptr [rsi + 48]
    vaesenclast xmm12, xmm12, xmm4
    vmovdqu xmmword ptr [rdi + 48], xmm12
    cmp rdx, 81
    jb 47f
    vpxor xmm4, xmm1, xmmword ptr [rsi + 64]
    vaesenclast xmm13, xmm13, xmm4
    vmovdqu xmmword ptr [rdi + 64], xmm13
    cmp rdx, 97
    jb 48f
    vpxor xmm4, xmm1, xmmword ptr [rsi + 80]
    vaesenclast xmm14, xmm14, xmm4
    vmovdqu xmmword ptr [rdi + 80], xmm14
    cmp rdx, 113
    jb 49f
    vpxor xmm4, xmm1, xmmword ptr [rsi + 96]
    vaesenclast xmm15, xmm15, xmm4
    vmovdqu xmmword ptr [rdi + 96], xmm15
49:
48:
47:
46:
45:
44:
43:
    lea r11, qword ptr [rdx - 1]
    and r11, -16
    add r11, rdi
    mov rax, rsp
    test rdx, 15
    jne 50f
    vmovdqu xmm4, xmmword ptr [rax]
    vmovdqu xmmword ptr [r11], xmm4
50:
    test rdx, 8
    je 51f
    mov rbx, qword ptr [rax]
    mov qword ptr [r11], rbx
    add rax, 8
    add r11, 8
51:
    test rdx, 4
    je 52f
    mov ebx, dword ptr [rax]
    mov dword ptr [r11], ebx
    add rax, 4
    add r11, 4
52:
    test rdx, 2
    je 53f
    movzx ebx, word ptr [rax]
    mov word ptr [r11], bx
    add rax, 2
    add r11, 2
53:
    test rdx, 1
    je 54f
    movzx ebx, byte ptr [rax]
    mov byte ptr [r11], bl
54:
6:
    test rdx, rdx
    jne 55f
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    mov eax, 16
56:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    add rax, 16
    cmp rax, 192
    jne 56b
    vmovdqu xmm1, xmmword ptr [rcx + 192]
    vaesenclast xmm0, xmm0, xmm1
55:
    vpclmulqdq xmm4, xmm2, xmmword ptr [r9 + 32], 0
    vpshufd xmm2, xmm2, 78
    vpxor xmm3, xmm3, xmm2
    vpxor xmm3, xmm3, xmm4
    vpshufb xmm3, xmm3, xmmword ptr [r9]
    vpxor xmm3, xmm3, xmm0
    vmovdqu xmmword ptr [r8 + 64], xmm3
# leave no secret
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
    vmovdqu xmmword ptr [rsp], xmm0
    vmovdqu xmmword ptr [rsp + 16], xmm0
    mov rbx, qword ptr [rsp + 32]
    add rsp, 40
    .cfi_def_cfa rsp, 8
    .cfi_restore rbx
    ret
    .cfi_endproc
