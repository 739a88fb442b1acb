    .cfi_startproc
    endbr64
    sub rsp, 40
    .cfi_def_cfa_offset 48
    mov qword ptr [rsp + 32], rbx
    vpbroadcastq ymm7, qword ptr [r8]
    vpbroadcastq ymm4, qword ptr [r8 + 8]
    vpunpcklqdq ymm7, ymm7, ymm4
    vpshufb ymm7, ymm7, ymmword ptr [r9]
    vmovq xmm0, qword ptr [r8 + 16]
    vmovq xmm5, qword ptr [r8 + 24]
    vpunpcklqdq xmm0, xmm0, xmm5
    vmovq xmm6, qword ptr [r8 + 32]
    vmovq xmm5, qword ptr [r8 + 40]
    vpunpcklqdq xmm6, xmm6, xmm5
    vpshufb xmm6, xmm6, xmmword ptr [r9]
    xor r11d, r11d
    cmp rdx, 257
    jb 2f
3:
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 1*r11 + 560], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 1*r11 + 272], 1
    vpxor xmm2, xmm4, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [rcx + 1*r11 + 560], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [rcx + 1*r11 + 272], 17
    vpxor xmm3, xmm4, xmm5
    vpaddd ymm8, ymm7, ymmword ptr [r9 + 48]
    vpshufb ymm8, ymm8, ymmword ptr [r9]
    vpaddd ymm9, ymm7, ymmword ptr [r9 + 80]
    vpshufb ymm9, ymm9, ymmword ptr [r9]
    vpaddd ymm10, ymm7, ymmword ptr [r9 + 112]
    vpshufb ymm10, ymm10, ymmword ptr [r9]
    vpaddd ymm11, ymm7, ymmword ptr [r9 + 144]
    vpshufb ymm11, ymm11, ymmword ptr [r9]
    vpaddd ymm12, ymm7, ymmword ptr [r9 + 176]
    vpshufb ymm12, ymm12, ymmword ptr [r9]
    vpaddd ymm13, ymm7, ymmword ptr [r9 + 208]
    vpshufb ymm13, ymm13, ymmword ptr [r9]
    vpaddd ymm14, ymm7, ymmword ptr [r9 + 240]
    vpshufb ymm14, ymm14, ymmword ptr [r9]
    vpaddd ymm15, ymm7, ymmword ptr [r9 + 272]
    vpshufb ymm15, ymm15, ymmword ptr [r9]
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm8, ymm8, ymm1
    vpxor ymm9, ymm9, ymm1
    vpxor ymm10, ymm10, ymm1
    vpxor ymm11, ymm11, ymm1
    vpxor ymm12, ymm12, ymm1
    vpxor ymm13, ymm13, ymm1
    vpxor ymm14, ymm14, ymm1
    vpxor ymm15, ymm15, ymm1
    mov eax, 16
4:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm10, ymm10, ymm1
    vaesenc ymm11, ymm11, ymm1
    vaesenc ymm12, ymm12, ymm1
    vaesenc ymm13, ymm13, ymm1
    vaesenc ymm14, ymm14, ymm1
    vaesenc ymm15, ymm15, ymm1
    vmovdqu ymm6, ymmword ptr [rsi + 2*rax - 32]
    vpshufb ymm6, ymm6, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 2*rax + 544], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 2*rax + 256], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 2*rax + 544], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 2*rax + 256], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    add rax, 16
    cmp rax, 144
    jne 4b
5:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm10, ymm10, ymm1
    vaesenc ymm11, ymm11, ymm1
    vaesenc ymm12, ymm12, ymm1
    vaesenc ymm13, ymm13, ymm1
    vaesenc ymm14, ymm14, ymm1
    vaesenc ymm15, ymm15, ymm1
    add rax, 16
    cmp rax, 160
    jne 5b
    vbroadcasti128 ymm1, xmmword ptr [rcx + 160]
    vpxor ymm4, ymm1, ymmword ptr [rsi]
    vaesenclast ymm8, ymm8, ymm4
    vmovdqu ymmword ptr [rdi], ymm8
    vpxor ymm4, ymm1, ymmword ptr [rsi + 32]
    vaesenclast ymm9, ymm9, ymm4
    vmovdqu ymmword ptr [rdi + 32], ymm9
    vpxor ymm4, ymm1, ymmword ptr [rsi + 64]
    vaesenclast ymm10, ymm10, ymm4
    vmovdqu ymmword ptr [rdi + 64], ymm10
    vpxor ymm4, ymm1, ymmword ptr [rsi + 96]
    vaesenclast ymm11, ymm11, ymm4
    vmovdqu ymmword ptr [rdi + 96], ymm11
    vpxor ymm4, ymm1, ymmword ptr [rsi + 128]
    vaesenclast ymm12, ymm12, ymm4
    vmovdqu ymmword ptr [rdi + 128], ymm12
    vpxor ymm4, ymm1, ymmword ptr [rsi + 160]
    vaesenclast ymm13, ymm13, ymm4
    vmovdqu ymmword ptr [rdi + 160], ymm13
    vpxor ymm4, ymm1, ymmword ptr [rsi + 192]
    vaesenclast ymm14, ymm14, ymm4
    vmovdqu ymmword ptr [rdi + 192], ymm14
    vpxor ymm4, ymm1, ymmword ptr [rsi + 224]
    vaesenclast ymm15, ymm15, ymm4
    vmovdqu ymmword ptr [rdi + 224], ymm15
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
    vpclmulqdq xmm4, xmm2, xmmword ptr [r9 + 32], 0
    vpshufd xmm2, xmm2, 78
    vpxor xmm3, xmm3, xmm2
    vpxor xmm3, xmm3, xmm4
    vmovdqa xmm6, xmm3
    vpaddd ymm7, ymm7, ymmword ptr [r9 + 304]
    mov r11d, 16
    add rsi, 256
    add rdi, 256
    sub rdx, 256
    cmp rdx, 257
    jae 3b
2:
    lea rax, qword ptr [rdx + 15]
    and rax, -16
    lea r10, qword ptr [rcx + 528]
    sub r10, rax
    vmovq xmm9, qword ptr [r8 + 48]
    vmovq xmm4, qword ptr [r8 + 56]
    vpunpcklqdq xmm9, xmm9, xmm4
    vpshufb xmm9, xmm9, xmmword ptr [r9]
    vinserti128 ymm6, ymm6, xmm9, 1
    vmovdqu xmm8, xmmword ptr [r10 + 1*r11 + 272]
    vinserti128 ymm8, ymm8, xmmword ptr [rcx + 816], 1
    vmovdqu xmm9, xmmword ptr [r10 + 1*r11 - 16]
    vinserti128 ymm9, ymm9, xmmword ptr [rcx + 528], 1
    vpclmulqdq ymm4, ymm6, ymm8, 0
    vpclmulqdq ymm5, ymm6, ymm9, 1
    vpxor ymm2, ymm4, ymm5
    vpclmulqdq ymm4, ymm6, ymm8, 16
    vpclmulqdq ymm5, ymm6, ymm9, 17
    vpxor ymm3, ymm4, ymm5
    test rdx, rdx
    je 6f
    vpxor ymm4, ymm4, ymm4
    vmovdqu ymmword ptr [rsp], ymm4
    lea rax, qword ptr [rdx - 1]
    and rax, -32
    add rax, rsi
    mov r11, rsp
    test rdx, 31
    jne 7f
    vmovdqu ymm4, ymmword ptr [rax]
    vmovdqu ymmword ptr [r11], ymm4
7:
    test rdx, 16
    je 8f
    vmovdqu xmm4, xmmword ptr [rax]
    vmovdqu ymmword ptr [r11], ymm4
    add rax, 16
    add r11, 16
8:
    test rdx, 8
    je 9f
    mov rbx, qword ptr [rax]
    .cfi_offset rbx, -16
    mov qword ptr [r11], rbx
    add rax, 8
    add r11, 8
9:
    test rdx, 4
    je 12f
    mov ebx, dword ptr [rax]
    mov dword ptr [r11], ebx
    add rax, 4
    add r11, 4
12:
    test rdx, 2
    je 13f
    movzx ebx, word ptr [rax]
    mov word ptr [r11], bx
    add rax, 2
    add r11, 2
13:
    test rdx, 1
    je 14f
    movzx ebx, byte ptr [rax]
    mov byte ptr [r11], bl
14:
    cmp rdx, 17
    jb 15f
    lea rax, qword ptr [rdx - 1]
    and rax, -32
    vpaddd ymm8, ymm7, ymmword ptr [r9 + 1*rax + 48]
    vpshufb ymm8, ymm8, ymmword ptr [r9]
    vmovdqu ymm6, ymmword ptr [rsp]
    vpshufb ymm6, ymm6, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 1*rax + 288], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 1*rax], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 1*rax + 288], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 1*rax], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    cmp rdx, 33
    jb 16f
    cmp rdx, 65
    jb 17f
    cmp rdx, 97
    jb 18f
    cmp rdx, 129
    jb 19f
    cmp rdx, 161
    jb 20f
    cmp rdx, 193
    jb 21f
    cmp rdx, 225
    jb 22f
    vpaddd ymm9, ymm7, ymmword ptr [r9 + 48]
    vpshufb ymm9, ymm9, ymmword ptr [r9]
    vpaddd ymm10, ymm7, ymmword ptr [r9 + 80]
    vpshufb ymm10, ymm10, ymmword ptr [r9]
    vpaddd ymm11, ymm7, ymmword ptr [r9 + 112]
    vpshufb ymm11, ymm11, ymmword ptr [r9]
    vpaddd ymm12, ymm7, ymmword ptr [r9 + 144]
    vpshufb ymm12, ymm12, ymmword ptr [r9]
    vpaddd ymm13, ymm7, ymmword ptr [r9 + 176]
    vpshufb ymm13, ymm13, ymmword ptr [r9]
    vpaddd ymm14, ymm7, ymmword ptr [r9 + 208]
    vpshufb ymm14, ymm14, ymmword ptr [r9]
    vpaddd ymm15, ymm7, ymmword ptr [r9 + 240]
    vpshufb ymm15, ymm15, ymmword ptr [r9]
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm0, ymm0, ymm1
    vpxor ymm8, ymm8, ymm1
    vpxor ymm9, ymm9, ymm1
    vpxor ymm10, ymm10, ymm1
    vpxor ymm11, ymm11, ymm1
    vpxor ymm12, ymm12, ymm1
    vpxor ymm13, ymm13, ymm1
    vpxor ymm14, ymm14, ymm1
    vpxor ymm15, ymm15, ymm1
    mov eax, 16
23:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm10, ymm10, ymm1
    vaesenc ymm11, ymm11, ymm1
    vaesenc ymm12, ymm12, ymm1
    vaesenc ymm13, ymm13, ymm1
    vaesenc ymm14, ymm14, ymm1
    vaesenc ymm15, ymm15, ymm1
    vmovdqu ymm6, ymmword ptr [rsi + 2*rax - 32]
    vpshufb ymm6, ymm6, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 2*rax + 256], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 2*rax - 32], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 2*rax + 256], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 2*rax - 32], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    add rax, 16
    cmp rax, 128
    jne 23b
24:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm10, ymm10, ymm1
    vaesenc ymm11, ymm11, ymm1
    vaesenc ymm12, ymm12, ymm1
    vaesenc ymm13, ymm13, ymm1
    vaesenc ymm14, ymm14, ymm1
    vaesenc ymm15, ymm15, ymm1
    add rax, 16
    cmp rax, 160
    jne 24b
22:
    cmp rdx, 225
    jae 25f
    vpaddd ymm9, ymm7, ymmword ptr [r9 + 48]
    vpshufb ymm9, ymm9, ymmword ptr [r9]
    vpaddd ymm10, ymm7, ymmword ptr [r9 + 80]
    vpshufb ymm10, ymm10, ymmword ptr [r9]
    vpaddd ymm11, ymm7, ymmword ptr [r9 + 112]
    vpshufb ymm11, ymm11, ymmword ptr [r9]
    vpaddd ymm12, ymm7, ymmword ptr [r9 + 144]
    vpshufb ymm12, ymm12, ymmword ptr [r9]
    vpaddd ymm13, ymm7, ymmword ptr [r9 + 176]
    vpshufb ymm13, ymm13, ymmword ptr [r9]
    vpaddd ymm14, ymm7, ymmword ptr [r9 + 208]
    vpshufb ymm14, ymm14, ymmword ptr [r9]
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm0, ymm0, ymm1
    vpxor ymm8, ymm8, ymm1
    vpxor ymm9, ymm9, ymm1
    vpxor ymm10, ymm10, ymm1
    vpxor ymm11, ymm11, ymm1
    vpxor ymm12, ymm12, ymm1
    vpxor ymm13, ymm13, ymm1
    vpxor ymm14, ymm14, ymm1
    mov eax, 16
26:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm10, ymm10, ymm1
    vaesenc ymm11, ymm11, ymm1
    vaesenc ymm12, ymm12, ymm1
    vaesenc ymm13, ymm13, ymm1
    vaesenc ymm14, ymm14, ymm1
    vmovdqu ymm6, ymmword ptr [rsi + 2*rax - 32]
    vpshufb ymm6, ymm6, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 2*rax + 256], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 2*rax - 32], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 2*rax + 256], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 2*rax - 32], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    add rax, 16
    cmp rax, 112
    jne 26b
27:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm10, ymm10, ymm1
    vaesenc ymm11, ymm11, ymm1
    vaesenc ymm12, ymm12, ymm1
    vaesenc ymm13, ymm13, ymm1
    vaesenc ymm14, ymm14, ymm1
    add rax, 16
    cmp rax, 160
    jne 27b
25:
21:
    cmp rdx, 193
    jae 28f
    vpaddd ymm9, ymm7, ymmword ptr [r9 + 48]
    vpshufb ymm9, ymm9, ymmword ptr [r9]
    vpaddd ymm10, ymm7, ymmword ptr [r9 + 80]
    vpshufb ymm10, ymm10, ymmword ptr [r9]
    vpaddd ymm11, ymm7, ymmword ptr [r9 + 112]
    vpshufb ymm11, ymm11, ymmword ptr [r9]
    vpaddd ymm12, ymm7, ymmword ptr [r9 + 144]
    vpshufb ymm12, ymm12, ymmword ptr [r9]
    vpaddd ymm13, ymm7, ymmword ptr [r9 + 176]
    vpshufb ymm13, ymm13, ymmword ptr [r9]
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm0, ymm0, ymm1
    vpxor ymm8, ymm8, ymm1
    vpxor ymm9, ymm9, ymm1
    vpxor ymm10, ymm10, ymm1
    vpxor ymm11, ymm11, ymm1
    vpxor ymm12, ymm12, ymm1
    vpxor ymm13, ymm13, ymm1
    mov eax, 16
29:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm10, ymm10, ymm1
    vaesenc ymm11, ymm11, ymm1
    vaesenc ymm12, ymm12, ymm1
    vaesenc ymm13, ymm13, ymm1
    vmovdqu ymm6, ymmword ptr [rsi + 2*rax - 32]
    vpshufb ymm6, ymm6, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 2*rax + 256], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 2*rax - 32], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 2*rax + 256], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 2*rax - 32], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    add rax, 16
    cmp rax, 96
    jne 29b
30:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm10, ymm10, ymm1
    vaesenc ymm11, ymm11, ymm1
    vaesenc ymm12, ymm12, ymm1
    vaesenc ymm13, ymm13, ymm1
    add rax, 16
    cmp rax, 160
    jne 30b
28:
20:
    cmp rdx, 161
    jae 31f
    vpaddd ymm9, ymm7, ymmword ptr [r9 + 48]
    vpshufb ymm9, ymm9, ymmword ptr [r9]
    vpaddd ymm10, ymm7, ymmword ptr [r9 + 80]
    vpshufb ymm10, ymm10, ymmword ptr [r9]
    vpaddd ymm11, ymm7, ymmword ptr [r9 + 112]
    vpshufb ymm11, ymm11, ymmword ptr [r9]
    vpaddd ymm12, ymm7, ymmword ptr [r9 + 144]
    vpshufb ymm12, ymm12, ymmword ptr [r9]
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm0, ymm0, ymm1
    vpxor ymm8, ymm8, ymm1
    vpxor ymm9, ymm9, ymm1
    vpxor ymm10, ymm10, ymm1
    vpxor ymm11, ymm11, ymm1
    vpxor ymm12, ymm12, ymm1
    mov eax, 16
32:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm10, ymm10, ymm1
    vaesenc ymm11, ymm11, ymm1
    vaesenc ymm12, ymm12, ymm1
    vmovdqu ymm6, ymmword ptr [rsi + 2*rax - 32]
    vpshufb ymm6, ymm6, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 2*rax + 256], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 2*rax - 32], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 2*rax + 256], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 2*rax - 32], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    add rax, 16
    cmp rax, 80
    jne 32b
33:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm10, ymm10, ymm1
    vaesenc ymm11, ymm11, ymm1
    vaesenc ymm12, ymm12, ymm1
    add rax, 16
    cmp rax, 160
    jne 33b
31:
19:
    cmp rdx, 129
    jae 34f
    vpaddd ymm9, ymm7, ymmword ptr [r9 + 48]
    vpshufb ymm9, ymm9, ymmword ptr [r9]
    vpaddd ymm10, ymm7, ymmword ptr [r9 + 80]
    vpshufb ymm10, ymm10, ymmword ptr [r9]
    vpaddd ymm11, ymm7, ymmword ptr [r9 + 112]
    vpshufb ymm11, ymm11, ymmword ptr [r9]
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm0, ymm0, ymm1
    vpxor ymm8, ymm8, ymm1
    vpxor ymm9, ymm9, ymm1
    vpxor ymm10, ymm10, ymm1
    vpxor ymm11, ymm11, ymm1
    mov eax, 16
35:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm10, ymm10, ymm1
    vaesenc ymm11, ymm11, ymm1
    vmovdqu ymm6, ymmword ptr [rsi + 2*rax - 32]
    vpshufb ymm6, ymm6, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 2*rax + 256], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 2*rax - 32], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 2*rax + 256], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 2*rax - 32], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    add rax, 16
    cmp rax, 64
    jne 35b
36:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm10, ymm10, ymm1
    vaesenc ymm11, ymm11, ymm1
    add rax, 16
    cmp rax, 160
    jne 36b
34:
18:
    cmp rdx, 97
    jae 37f
    vpaddd ymm9, ymm7, ymmword ptr [r9 + 48]
    vpshufb ymm9, ymm9, ymmword ptr [r9]
    vpaddd ymm10, ymm7, ymmword ptr [r9 + 80]
    vpshufb ymm10, ymm10, ymmword ptr [r9]
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm0, ymm0, ymm1
    vpxor ymm8, ymm8, ymm1
    vpxor ymm9, ymm9, ymm1
    vpxor ymm10, ymm10, ymm1
    mov eax, 16
38:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm10, ymm10, ymm1
    vmovdqu ymm6, ymmword ptr [rsi + 2*rax - 32]
    vpshufb ymm6, ymm6, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 2*rax + 256], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 2*rax - 32], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 2*rax + 256], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 2*rax - 32], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    add rax, 16
    cmp rax, 48
    jne 38b
39:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm10, ymm10, ymm1
    add rax, 16
    cmp rax, 160
    jne 39b
37:
17:
    cmp rdx, 65
    jae 40f
    vpaddd ymm9, ymm7, ymmword ptr [r9 + 48]
    vpshufb ymm9, ymm9, ymmword ptr [r9]
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm0, ymm0, ymm1
    vpxor ymm8, ymm8, ymm1
    vpxor ymm9, ymm9, ymm1
    mov eax, 16
41:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vmovdqu ymm6, ymmword ptr [rsi + 2*rax - 32]
    vpshufb ymm6, ymm6, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 2*rax + 256], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 2*rax - 32], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 2*rax + 256], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 2*rax - 32], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    add rax, 16
    cmp rax, 32
    jne 41b
42:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    add rax, 16
    cmp rax, 160
    jne 42b
40:
16:
    cmp rdx, 33
    jae 43f
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm0, ymm0, ymm1
    vpxor ymm8, ymm8, ymm1
    mov eax, 16
44:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    add rax, 16
    cmp rax, 160
    jne 44b
43:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 160]
    vaesenclast ymm0, ymm0, ymm1
    lea rax, qword ptr [rdx - 1]
    and rax, -32
    vpxor ymm4, ymm1, ymmword ptr [rsp]
    vaesenclast ymm8, ymm8, ymm4
    vmovdqu ymmword ptr [rsp], ymm8
    cmp rdx, 33
    jb 45f
    vpxor ymm4, ymm1, ymmword ptr [rsi]
    vaesenclast ymm9, ymm9, ymm4
    vmovdqu ymmword ptr [rdi], ymm9
    cmp rdx, 65
    jb 46f
    vpxor ymm4, ymm1, ymmword ptr [rsi + 32]
    vaesenclast ymm10, ymm10, ymm4
    vmovdqu ymmword ptr [rdi + 32], ymm10
    cmp rdx, 97
    jb 47f
    vpxor ymm4, ymm1, ymmword ptr [rsi + 64]
    vaesenclast ymm11, ymm11, ymm4
    vmovdqu ymmword ptr [rdi + 64], ymm11
    cmp rdx, 129
    jb 48f
    vpxor ymm4, ymm1, ymmword ptr [rsi + 96]
    vaesenclast ymm12, ymm12, ymm4
    vmovdqu ymmword ptr [rdi + 96], ymm12
    cmp rdx, 161
    jb 49f
    vpxor ymm4, ymm1, ymmword ptr [rsi + 128]
    vaesenclast ymm13, ymm13, ymm4
    vmovdqu ymmword ptr [rdi + 128], ymm13
    cmp rdx, 193
    jb 50f
    vpxor ymm4, ymm1, ymmword ptr [rsi + 160]
    vaesenclast ymm14, ymm14, ymm4
    vmovdqu ymmword ptr [rdi + 160], ymm14
    cmp rdx, 225
    jb 51f
    vpxor ymm4, ymm1, ymmword ptr [rsi + 192]
    vaesenclast ymm15, ymm15, ymm4
    vmovdqu ymmword ptr [rdi + 192], ymm15
51:
50:
49:
48:
47:
46:
45:
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
15:
    cmp rdx, 17
    jae 52f
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
    lea rax, qword ptr [rdx - 1]
    and rax, -16
    vpaddd xmm8, xmm7, xmmword ptr [r9 + 1*rax + 48]
    vpshufb xmm8, xmm8, xmmword ptr [r9]
    vmovdqu xmm6, xmmword ptr [rsp]
    vpshufb xmm6, xmm6, xmmword ptr [r9]
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 288], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 288], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    vpxor xmm8, xmm8, xmm1
    mov eax, 16
53:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    add rax, 16
    cmp rax, 160
    jne 53b
    vmovdqu xmm1, xmmword ptr [rcx + 160]
    vaesenclast xmm0, xmm0, xmm1
    lea rax, qword ptr [rdx - 1]
    and rax, -16
    vpxor xmm4, xmm1, xmmword ptr [rsp]
    vaesenclast xmm8, xmm8, xmm4
    vmovdqu xmmword ptr [rsp], xmm8
52:
    lea r11, qword ptr [rdx - 1]
    and r11, -32
    add r11, rdi
    mov rax, rsp
    test rdx, 31
    jne 54f
    vmovdqu ymm4, ymmword ptr [rax]
    vmovdqu ymmword ptr [r11], ymm4
54:
    test rdx, 16
    je 55f
    vmovdqu xmm4, xmmword ptr [rax]
    vmovdqu xmmword ptr [r11], xmm4
    add rax, 16
    add r11, 16
55:
    test rdx, 8
    je 56f
    mov rbx, qword ptr [rax]
    mov qword ptr [r11], rbx
    add rax, 8
    add r11, 8
56:
    test rdx, 4
    je 57f
    mov ebx, dword ptr [rax]
    mov dword ptr [r11], ebx
    add rax, 4
    add r11, 4
57:
    test rdx, 2
    je 58f
    movzx ebx, word ptr [rax]
    mov word ptr [r11], bx
    add rax, 2
    add r11, 2
58:
    test rdx, 1
    je 59f
    movzx ebx, byte ptr [rax]
    mov byte ptr [r11], bl
59:
6:
    test rdx, rdx
    jne 60f
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    mov eax, 16
61:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    add rax, 16
    cmp rax, 160
    jne 61b
    vmovdqu xmm1, xmmword ptr [rcx + 160]
    vaesenclast xmm0, xmm0, xmm1
60:
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
    vmovdqu ymmword ptr [rsp], ymm0
    vzeroupper
    mov rbx, qword ptr [rsp + 32]
    add rsp, 40
    .cfi_def_cfa rsp, 8
    .cfi_restore rbx
    ret
    .cfi_endproc
