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
    add rax, 16
    cmp rax, 160
    jne 4b
    vmovdqu xmm1, xmmword ptr [rcx + 160]
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
    vpshufb xmm6, xmm8, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 448], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 288], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 448], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 288], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    vpshufb xmm6, xmm9, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 464], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 304], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 464], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 304], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    vpshufb xmm6, xmm10, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 480], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 320], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 480], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 320], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    vpshufb xmm6, xmm11, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 496], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 336], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 496], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 336], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    vpshufb xmm6, xmm12, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 512], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 352], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 512], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 352], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    vpshufb xmm6, xmm13, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 528], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 368], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 528], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 368], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    vpshufb xmm6, xmm14, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 544], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 384], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 544], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 384], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    vpshufb xmm6, xmm15, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 560], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 400], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 560], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 400], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
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
    je 5f
    vpxor xmm4, xmm4, xmm4
    vmovdqu xmmword ptr [rsp], xmm4
    lea rax, qword ptr [rdx - 1]
    and rax, -16
    add rax, rsi
    mov r11, rsp
    test rdx, 15
    jne 6f
    vmovdqu xmm4, xmmword ptr [rax]
    vmovdqu xmmword ptr [r11], xmm4
6:
    test rdx, 8
    je 7f
    mov rbx, qword ptr [rax]
    .cfi_offset rbx, -16
    mov qword ptr [r11], rbx
    add rax, 8
    add r11, 8
7:
    test rdx, 4
    je 8f
    mov ebx, dword ptr [rax]
    mov dword ptr [r11], ebx
    add rax, 4
    add r11, 4
8:
    test rdx, 2
    je 9f
    movzx ebx, word ptr [rax]
    mov word ptr [r11], bx
    add rax, 2
    add r11, 2
9:
    test rdx, 1
    je 12f
    movzx ebx, byte ptr [rax]
    mov byte ptr [r11], bl
12:
    lea rax, qword ptr [rdx - 1]
    and rax, -16
    vpaddd xmm8, xmm7, xmmword ptr [r9 + 1*rax + 48]
    vpshufb xmm8, xmm8, xmmword ptr [r9]
    cmp rdx, 17
    jb 13f
    cmp rdx, 33
    jb 14f
    cmp rdx, 49
    jb 15f
    cmp rdx, 65
    jb 16f
    cmp rdx, 81
    jb 17f
    cmp rdx, 97
    jb 18f
    cmp rdx, 113
    jb 19f
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
20:
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
    cmp rax, 160
    jne 20b
19:
    cmp rdx, 113
    jae 21f
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
    add rax, 16
    cmp rax, 160
    jne 22b
21:
18:
    cmp rdx, 97
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
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    vpxor xmm8, xmm8, xmm1
    vpxor xmm9, xmm9, xmm1
    vpxor xmm10, xmm10, xmm1
    vpxor xmm11, xmm11, xmm1
    vpxor xmm12, xmm12, xmm1
    vpxor xmm13, xmm13, xmm1
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
    add rax, 16
    cmp rax, 160
    jne 24b
23:
17:
    cmp rdx, 81
    jae 25f
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
26:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vaesenc xmm10, xmm10, xmm1
    vaesenc xmm11, xmm11, xmm1
    vaesenc xmm12, xmm12, xmm1
    add rax, 16
    cmp rax, 160
    jne 26b
25:
16:
    cmp rdx, 65
    jae 27f
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
28:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vaesenc xmm10, xmm10, xmm1
    vaesenc xmm11, xmm11, xmm1
    add rax, 16
    cmp rax, 160
    jne 28b
27:
15:
    cmp rdx, 49
    jae 29f
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
30:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    vaesenc xmm10, xmm10, xmm1
    add rax, 16
    cmp rax, 160
    jne 30b
29:
14:
    cmp rdx, 33
    jae 31f
    vpaddd xmm9, xmm7, xmmword ptr [r9 + 48]
    vpshufb xmm9, xmm9, xmmword ptr [r9]
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    vpxor xmm8, xmm8, xmm1
    vpxor xmm9, xmm9, xmm1
    mov eax, 16
32:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    vaesenc xmm9, xmm9, xmm1
    add rax, 16
    cmp rax, 160
    jne 32b
31:
13:
    cmp rdx, 17
    jae 33f
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    vpxor xmm8, xmm8, xmm1
    mov eax, 16
34:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    add rax, 16
    cmp rax, 160
    jne 34b
33:
    vmovdqu xmm1, xmmword ptr [rcx + 160]
    vaesenclast xmm0, xmm0, xmm1
    lea rax, qword ptr [rdx - 1]
    and rax, -16
    vpxor xmm4, xmm1, xmmword ptr [rsp]
    vaesenclast xmm8, xmm8, xmm4
    vmovdqu xmmword ptr [rsp], xmm8
    cmp rdx, 17
    jb 35f
    vpxor xmm4, xmm1, xmmword ptr [rsi]
    vaesenclast xmm9, xmm9, xmm4
    vmovdqu xmmword ptr [rdi], xmm9
    cmp rdx, 33
    jb 36f
    vpxor xmm4, xmm1, xmmword ptr [rsi + 16]
    vaesenclast xmm10, xmm10, xmm4
    vmovdqu xmmword ptr [rdi + 16], xmm10
    cmp rdx, 49
    jb 37f
    vpxor xmm4, xmm1, xmmword ptr [rsi + 32]
    vaesenclast xmm11, xmm11, xmm4
    vmovdqu xmmword ptr [rdi + 32], xmm11
    cmp rdx, 65
    jb 38f
    vpxor xmm4, xmm1, xmmword ptr [rsi + 48]
    vaesenclast xmm12, xmm12, xmm4
    vmovdqu xmmword ptr [rdi + 48], xmm12
    cmp rdx, 81
    jb 39f
    vpxor xmm4, xmm1, xmmword ptr [rsi + 64]
    vaesenclast xmm13, xmm13, xmm4
    vmovdqu xmmword ptr [rdi + 64], xmm13
    cmp rdx, 97
    jb 40f
    vpxor xmm4, xmm1, xmmword ptr [rsi + 80]
    vaesenclast xmm14, xmm14, xmm4
    vmovdqu xmmword ptr [rdi + 80], xmm14
    cmp rdx, 113
    jb 41f
    vpxor xmm4, xmm1, xmmword ptr [rsi + 96]
    vaesenclast xmm15, xmm15, xmm4
    vmovdqu xmmword ptr [rdi + 96], xmm15
41:
40:
39:
38:
37:
36:
35:
    mov r11, r9
    add r11, rax
    sub r11, rdx
    vmovdqu xmm7, xmmword ptr [r11 + 224]
    vpshufb xmm7, xmm7, xmmword ptr [r9]
    vpor xmm7, xmm7, xmmword ptr [r9]
    vpshufb xmm6, xmm8, xmm7
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 160], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 160], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    cmp rdx, 17
    jb 42f
    vpshufb xmm6, xmm9, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 160], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 160], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    cmp rdx, 33
    jb 43f
    vpshufb xmm6, xmm10, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 176], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 16], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 176], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 16], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    cmp rdx, 49
    jb 44f
    vpshufb xmm6, xmm11, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 192], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 32], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 192], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 32], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    cmp rdx, 65
    jb 45f
    vpshufb xmm6, xmm12, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 208], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 48], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 208], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 48], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    cmp rdx, 81
    jb 46f
    vpshufb xmm6, xmm13, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 224], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 64], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 224], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 64], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    cmp rdx, 97
    jb 47f
    vpshufb xmm6, xmm14, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 240], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 80], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 240], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 80], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    cmp rdx, 113
    jb 48f
    vpshufb xmm6, xmm15, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 256], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 96], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 256], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 96], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
48:
47:
46:
45:
44:
43:
42:
    lea r11, qword ptr [rdx - 1]
    and r11, -16
    add r11, rdi
    mov rax, rsp
    test rdx, 15
    jne 49f
    vmovdqu xmm4, xmmword ptr [rax]
    vmovdqu xmmword ptr [r11], xmm4
49:
    test rdx, 8
    je 50f
    mov rbx, qword ptr [rax]
    mov qword ptr [r11], rbx
    add rax, 8
    add r11, 8
50:
    test rdx, 4
    je 51f
    mov ebx, dword ptr [rax]
    mov dword ptr [r11], ebx
    add rax, 4
    add r11, 4
51:
    test rdx, 2
    je 52f
    movzx ebx, word ptr [rax]
    mov word ptr [r11], bx
    add rax, 2
    add r11, 2
52:
    test rdx, 1
    je 53f
    movzx ebx, byte ptr [rax]
    mov byte ptr [r11], bl
53:
5:
    test rdx, rdx
    jne 54f
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    mov eax, 16
55:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    add rax, 16
    cmp rax, 160
    jne 55b
    vmovdqu xmm1, xmmword ptr [rcx + 160]
    vaesenclast xmm0, xmm0, xmm1
54:
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
