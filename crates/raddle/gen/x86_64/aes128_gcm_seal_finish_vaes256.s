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
    add rax, 16
    cmp rax, 160
    jne 4b
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
    vpshufb ymm6, ymm8, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 576], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 288], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 576], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 288], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    vpshufb ymm6, ymm9, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 608], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 320], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 608], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 320], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    vpshufb ymm6, ymm10, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 640], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 352], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 640], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 352], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    vpshufb ymm6, ymm11, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 672], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 384], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 672], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 384], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    vpshufb ymm6, ymm12, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 704], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 416], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 704], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 416], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    vpshufb ymm6, ymm13, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 736], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 448], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 736], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 448], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    vpshufb ymm6, ymm14, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 768], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 480], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 768], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 480], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    vpshufb ymm6, ymm15, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 800], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 512], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [rcx + 800], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [rcx + 512], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
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
    je 5f
    vpxor ymm4, ymm4, ymm4
    vmovdqu ymmword ptr [rsp], ymm4
    lea rax, qword ptr [rdx - 1]
    and rax, -32
    add rax, rsi
    mov r11, rsp
    test rdx, 31
    jne 6f
    vmovdqu ymm4, ymmword ptr [rax]
    vmovdqu ymmword ptr [r11], ymm4
6:
    test rdx, 16
    je 7f
    vmovdqu xmm4, xmmword ptr [rax]
    vmovdqu ymmword ptr [r11], ymm4
    add rax, 16
    add r11, 16
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
    cmp rdx, 17
    jb 14f
    lea rax, qword ptr [rdx - 1]
    and rax, -32
    vpaddd ymm8, ymm7, ymmword ptr [r9 + 1*rax + 48]
    vpshufb ymm8, ymm8, ymmword ptr [r9]
    cmp rdx, 33
    jb 15f
    cmp rdx, 65
    jb 16f
    cmp rdx, 97
    jb 17f
    cmp rdx, 129
    jb 18f
    cmp rdx, 161
    jb 19f
    cmp rdx, 193
    jb 20f
    cmp rdx, 225
    jb 21f
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
22:
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
    jne 22b
21:
    cmp rdx, 225
    jae 23f
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
    add rax, 16
    cmp rax, 160
    jne 24b
23:
20:
    cmp rdx, 193
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
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm0, ymm0, ymm1
    vpxor ymm8, ymm8, ymm1
    vpxor ymm9, ymm9, ymm1
    vpxor ymm10, ymm10, ymm1
    vpxor ymm11, ymm11, ymm1
    vpxor ymm12, ymm12, ymm1
    vpxor ymm13, ymm13, ymm1
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
    add rax, 16
    cmp rax, 160
    jne 26b
25:
19:
    cmp rdx, 161
    jae 27f
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
28:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm10, ymm10, ymm1
    vaesenc ymm11, ymm11, ymm1
    vaesenc ymm12, ymm12, ymm1
    add rax, 16
    cmp rax, 160
    jne 28b
27:
18:
    cmp rdx, 129
    jae 29f
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
30:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm10, ymm10, ymm1
    vaesenc ymm11, ymm11, ymm1
    add rax, 16
    cmp rax, 160
    jne 30b
29:
17:
    cmp rdx, 97
    jae 31f
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
32:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    vaesenc ymm10, ymm10, ymm1
    add rax, 16
    cmp rax, 160
    jne 32b
31:
16:
    cmp rdx, 65
    jae 33f
    vpaddd ymm9, ymm7, ymmword ptr [r9 + 48]
    vpshufb ymm9, ymm9, ymmword ptr [r9]
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm0, ymm0, ymm1
    vpxor ymm8, ymm8, ymm1
    vpxor ymm9, ymm9, ymm1
    mov eax, 16
34:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    vaesenc ymm9, ymm9, ymm1
    add rax, 16
    cmp rax, 160
    jne 34b
33:
15:
    cmp rdx, 33
    jae 35f
    vbroadcasti128 ymm1, xmmword ptr [rcx]
    vpxor ymm0, ymm0, ymm1
    vpxor ymm8, ymm8, ymm1
    mov eax, 16
36:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 1*rax]
    vaesenc ymm0, ymm0, ymm1
    vaesenc ymm8, ymm8, ymm1
    add rax, 16
    cmp rax, 160
    jne 36b
35:
    vbroadcasti128 ymm1, xmmword ptr [rcx + 160]
    vaesenclast ymm0, ymm0, ymm1
    lea rax, qword ptr [rdx - 1]
    and rax, -32
    vpxor ymm4, ymm1, ymmword ptr [rsp]
    vaesenclast ymm8, ymm8, ymm4
    vmovdqu ymmword ptr [rsp], ymm8
    cmp rdx, 33
    jb 37f
    vpxor ymm4, ymm1, ymmword ptr [rsi]
    vaesenclast ymm9, ymm9, ymm4
    vmovdqu ymmword ptr [rdi], ymm9
    cmp rdx, 65
    jb 38f
    vpxor ymm4, ymm1, ymmword ptr [rsi + 32]
    vaesenclast ymm10, ymm10, ymm4
    vmovdqu ymmword ptr [rdi + 32], ymm10
    cmp rdx, 97
    jb 39f
    vpxor ymm4, ymm1, ymmword ptr [rsi + 64]
    vaesenclast ymm11, ymm11, ymm4
    vmovdqu ymmword ptr [rdi + 64], ymm11
    cmp rdx, 129
    jb 40f
    vpxor ymm4, ymm1, ymmword ptr [rsi + 96]
    vaesenclast ymm12, ymm12, ymm4
    vmovdqu ymmword ptr [rdi + 96], ymm12
    cmp rdx, 161
    jb 41f
    vpxor ymm4, ymm1, ymmword ptr [rsi + 128]
    vaesenclast ymm13, ymm13, ymm4
    vmovdqu ymmword ptr [rdi + 128], ymm13
    cmp rdx, 193
    jb 42f
    vpxor ymm4, ymm1, ymmword ptr [rsi + 160]
    vaesenclast ymm14, ymm14, ymm4
    vmovdqu ymmword ptr [rdi + 160], ymm14
    cmp rdx, 225
    jb 43f
    vpxor ymm4, ymm1, ymmword ptr [rsi + 192]
    vaesenclast ymm15, ymm15, ymm4
    vmovdqu ymmword ptr [rdi + 192], ymm15
43:
42:
41:
40:
39:
38:
37:
    mov r11, r9
    add r11, rax
    sub r11, rdx
    vmovdqu ymm7, ymmword ptr [r11 + 368]
    vpshufb ymm7, ymm7, ymmword ptr [r9]
    vpor ymm7, ymm7, ymmword ptr [r9]
    vpshufb ymm6, ymm8, ymm7
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 1*rax + 288], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 1*rax], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 1*rax + 288], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 1*rax], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    cmp rdx, 33
    jb 44f
    vpshufb ymm6, ymm9, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 288], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 288], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    cmp rdx, 65
    jb 45f
    vpshufb ymm6, ymm10, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 320], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 32], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 320], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 32], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    cmp rdx, 97
    jb 46f
    vpshufb ymm6, ymm11, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 352], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 64], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 352], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 64], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    cmp rdx, 129
    jb 47f
    vpshufb ymm6, ymm12, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 384], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 96], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 384], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 96], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    cmp rdx, 161
    jb 48f
    vpshufb ymm6, ymm13, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 416], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 128], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 416], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 128], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    cmp rdx, 193
    jb 49f
    vpshufb ymm6, ymm14, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 448], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 160], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 448], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 160], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
    cmp rdx, 225
    jb 50f
    vpshufb ymm6, ymm15, ymmword ptr [r9]
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 480], 0
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 192], 1
    vpxor ymm2, ymm2, ymm4
    vpxor ymm2, ymm2, ymm5
    vpclmulqdq ymm4, ymm6, ymmword ptr [r10 + 480], 16
    vpclmulqdq ymm5, ymm6, ymmword ptr [r10 + 192], 17
    vpxor ymm3, ymm3, ymm4
    vpxor ymm3, ymm3, ymm5
50:
49:
48:
47:
46:
45:
44:
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
14:
    cmp rdx, 17
    jae 51f
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
    lea rax, qword ptr [rdx - 1]
    and rax, -16
    vpaddd xmm8, xmm7, xmmword ptr [r9 + 1*rax + 48]
    vpshufb xmm8, xmm8, xmmword ptr [r9]
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    vpxor xmm8, xmm8, xmm1
    mov eax, 16
52:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    vaesenc xmm8, xmm8, xmm1
    add rax, 16
    cmp rax, 160
    jne 52b
    vmovdqu xmm1, xmmword ptr [rcx + 160]
    vaesenclast xmm0, xmm0, xmm1
    lea rax, qword ptr [rdx - 1]
    and rax, -16
    vpxor xmm4, xmm1, xmmword ptr [rsp]
    vaesenclast xmm8, xmm8, xmm4
    vmovdqu xmmword ptr [rsp], xmm8
    mov r11, r9
    add r11, rax
    sub r11, rdx
    vmovdqu xmm7, xmmword ptr [r11 + 368]
    vpshufb xmm7, xmm7, xmmword ptr [r9]
    vpor xmm7, xmm7, xmmword ptr [r9]
    vpshufb xmm6, xmm8, xmm7
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 288], 0
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax], 1
    vpxor xmm2, xmm2, xmm4
    vpxor xmm2, xmm2, xmm5
    vpclmulqdq xmm4, xmm6, xmmword ptr [r10 + 1*rax + 288], 16
    vpclmulqdq xmm5, xmm6, xmmword ptr [r10 + 1*rax], 17
    vpxor xmm3, xmm3, xmm4
    vpxor xmm3, xmm3, xmm5
51:
    lea r11, qword ptr [rdx - 1]
    and r11, -32
    add r11, rdi
    mov rax, rsp
    test rdx, 31
    jne 53f
    vmovdqu ymm4, ymmword ptr [rax]
    vmovdqu ymmword ptr [r11], ymm4
53:
    test rdx, 16
    je 54f
    vmovdqu xmm4, xmmword ptr [rax]
    vmovdqu xmmword ptr [r11], xmm4
    add rax, 16
    add r11, 16
54:
    test rdx, 8
    je 55f
    mov rbx, qword ptr [rax]
    mov qword ptr [r11], rbx
    add rax, 8
    add r11, 8
55:
    test rdx, 4
    je 56f
    mov ebx, dword ptr [rax]
    mov dword ptr [r11], ebx
    add rax, 4
    add r11, 4
56:
    test rdx, 2
    je 57f
    movzx ebx, word ptr [rax]
    mov word ptr [r11], bx
    add rax, 2
    add r11, 2
57:
    test rdx, 1
    je 58f
    movzx ebx, byte ptr [rax]
    mov byte ptr [r11], bl
58:
5:
    test rdx, rdx
    jne 59f
    vextracti128 xmm4, ymm2, 1
    vpxor xmm2, xmm2, xmm4
    vextracti128 xmm5, ymm3, 1
    vpxor xmm3, xmm3, xmm5
    vmovdqu xmm1, xmmword ptr [rcx]
    vpxor xmm0, xmm0, xmm1
    mov eax, 16
60:
    vmovdqu xmm1, xmmword ptr [rcx + 1*rax]
    vaesenc xmm0, xmm0, xmm1
    add rax, 16
    cmp rax, 160
    jne 60b
    vmovdqu xmm1, xmmword ptr [rcx + 160]
    vaesenclast xmm0, xmm0, xmm1
59:
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
