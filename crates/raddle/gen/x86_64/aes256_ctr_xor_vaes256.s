    .cfi_startproc
    endbr64
    sub rsp, 264
    .cfi_def_cfa_offset 272
    vpbroadcastq ymm1, qword ptr [r8]
    vpbroadcastq ymm2, qword ptr [r8 + 8]
    vpunpcklqdq ymm1, ymm1, ymm2
    vpshufb ymm1, ymm1, ymmword ptr [r9]
    vpaddd ymm1, ymm1, ymmword ptr [r9 + 32]
    cmp rdx, 256
    jb 3f
2:
    vpshufb ymm2, ymm1, ymmword ptr [r9]
    vpaddd ymm1, ymm1, ymmword ptr [r9 + 64]
    vpshufb ymm3, ymm1, ymmword ptr [r9]
    vpaddd ymm1, ymm1, ymmword ptr [r9 + 64]
    vpshufb ymm4, ymm1, ymmword ptr [r9]
    vpaddd ymm1, ymm1, ymmword ptr [r9 + 64]
    vpshufb ymm5, ymm1, ymmword ptr [r9]
    vpaddd ymm1, ymm1, ymmword ptr [r9 + 64]
    vpshufb ymm6, ymm1, ymmword ptr [r9]
    vpaddd ymm1, ymm1, ymmword ptr [r9 + 64]
    vpshufb ymm7, ymm1, ymmword ptr [r9]
    vpaddd ymm1, ymm1, ymmword ptr [r9 + 64]
    vpshufb ymm8, ymm1, ymmword ptr [r9]
    vpaddd ymm1, ymm1, ymmword ptr [r9 + 64]
    vpshufb ymm9, ymm1, ymmword ptr [r9]
    vpaddd ymm1, ymm1, ymmword ptr [r9 + 64]
    vbroadcasti128 ymm0, xmmword ptr [rcx]
    vpxor ymm2, ymm2, ymm0
    vpxor ymm3, ymm3, ymm0
    vpxor ymm4, ymm4, ymm0
    vpxor ymm5, ymm5, ymm0
    vpxor ymm6, ymm6, ymm0
    vpxor ymm7, ymm7, ymm0
    vpxor ymm8, ymm8, ymm0
    vpxor ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 16]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 32]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 48]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 64]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 80]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 96]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 112]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 128]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 144]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 160]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 176]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 192]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 208]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 224]
    vaesenclast ymm2, ymm2, ymm0
    vpxor ymm2, ymm2, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm2
    vaesenclast ymm3, ymm3, ymm0
    vpxor ymm3, ymm3, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm3
    vaesenclast ymm4, ymm4, ymm0
    vpxor ymm4, ymm4, ymmword ptr [rsi + 64]
    vmovdqu ymmword ptr [rdi + 64], ymm4
    vaesenclast ymm5, ymm5, ymm0
    vpxor ymm5, ymm5, ymmword ptr [rsi + 96]
    vmovdqu ymmword ptr [rdi + 96], ymm5
    vaesenclast ymm6, ymm6, ymm0
    vpxor ymm6, ymm6, ymmword ptr [rsi + 128]
    vmovdqu ymmword ptr [rdi + 128], ymm6
    vaesenclast ymm7, ymm7, ymm0
    vpxor ymm7, ymm7, ymmword ptr [rsi + 160]
    vmovdqu ymmword ptr [rdi + 160], ymm7
    vaesenclast ymm8, ymm8, ymm0
    vpxor ymm8, ymm8, ymmword ptr [rsi + 192]
    vmovdqu ymmword ptr [rdi + 192], ymm8
    vaesenclast ymm9, ymm9, ymm0
    vpxor ymm9, ymm9, ymmword ptr [rsi + 224]
    vmovdqu ymmword ptr [rdi + 224], ymm9
    add rdi, 256
    add rsi, 256
    sub rdx, 256
    cmp rdx, 256
    jae 2b
3:
    test rdx, rdx
    je 4f
    vpshufb ymm2, ymm1, ymmword ptr [r9]
    vpaddd ymm1, ymm1, ymmword ptr [r9 + 64]
    vpshufb ymm3, ymm1, ymmword ptr [r9]
    vpaddd ymm1, ymm1, ymmword ptr [r9 + 64]
    vpshufb ymm4, ymm1, ymmword ptr [r9]
    vpaddd ymm1, ymm1, ymmword ptr [r9 + 64]
    vpshufb ymm5, ymm1, ymmword ptr [r9]
    vpaddd ymm1, ymm1, ymmword ptr [r9 + 64]
    vpshufb ymm6, ymm1, ymmword ptr [r9]
    vpaddd ymm1, ymm1, ymmword ptr [r9 + 64]
    vpshufb ymm7, ymm1, ymmword ptr [r9]
    vpaddd ymm1, ymm1, ymmword ptr [r9 + 64]
    vpshufb ymm8, ymm1, ymmword ptr [r9]
    vpaddd ymm1, ymm1, ymmword ptr [r9 + 64]
    vpshufb ymm9, ymm1, ymmword ptr [r9]
    vpaddd ymm1, ymm1, ymmword ptr [r9 + 64]
    vbroadcasti128 ymm0, xmmword ptr [rcx]
    vpxor ymm2, ymm2, ymm0
    vpxor ymm3, ymm3, ymm0
    vpxor ymm4, ymm4, ymm0
    vpxor ymm5, ymm5, ymm0
    vpxor ymm6, ymm6, ymm0
    vpxor ymm7, ymm7, ymm0
    vpxor ymm8, ymm8, ymm0
    vpxor ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 16]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 32]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 48]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 64]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 80]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 96]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 112]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 128]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 144]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 160]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 176]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 192]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 208]
    vaesenc ymm2, ymm2, ymm0
    vaesenc ymm3, ymm3, ymm0
    vaesenc ymm4, ymm4, ymm0
    vaesenc ymm5, ymm5, ymm0
    vaesenc ymm6, ymm6, ymm0
    vaesenc ymm7, ymm7, ymm0
    vaesenc ymm8, ymm8, ymm0
    vaesenc ymm9, ymm9, ymm0
    vbroadcasti128 ymm0, xmmword ptr [rcx + 224]
    vaesenclast ymm2, ymm2, ymm0
    vmovdqu ymmword ptr [rsp], ymm2
    vaesenclast ymm3, ymm3, ymm0
    vmovdqu ymmword ptr [rsp + 32], ymm3
    vaesenclast ymm4, ymm4, ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm4
    vaesenclast ymm5, ymm5, ymm0
    vmovdqu ymmword ptr [rsp + 96], ymm5
    vaesenclast ymm6, ymm6, ymm0
    vmovdqu ymmword ptr [rsp + 128], ymm6
    vaesenclast ymm7, ymm7, ymm0
    vmovdqu ymmword ptr [rsp + 160], ymm7
    vaesenclast ymm8, ymm8, ymm0
    vmovdqu ymmword ptr [rsp + 192], ymm8
    vaesenclast ymm9, ymm9, ymm0
    vmovdqu ymmword ptr [rsp + 224], ymm9
    mov rax, rsp
    test rdx, 128
    je 5f
    vmovdqu ymm2, ymmword ptr [rax]
    vpxor ymm2, ymm2, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm2
    vmovdqu ymm2, ymmword ptr [rax + 32]
    vpxor ymm2, ymm2, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm2
    vmovdqu ymm2, ymmword ptr [rax + 64]
    vpxor ymm2, ymm2, ymmword ptr [rsi + 64]
    vmovdqu ymmword ptr [rdi + 64], ymm2
    vmovdqu ymm2, ymmword ptr [rax + 96]
    vpxor ymm2, ymm2, ymmword ptr [rsi + 96]
    vmovdqu ymmword ptr [rdi + 96], ymm2
    add rax, 128
    add rdi, 128
    add rsi, 128
5:
    test rdx, 64
    je 6f
    vmovdqu ymm2, ymmword ptr [rax]
    vpxor ymm2, ymm2, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm2
    vmovdqu ymm2, ymmword ptr [rax + 32]
    vpxor ymm2, ymm2, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm2
    add rax, 64
    add rdi, 64
    add rsi, 64
6:
    test rdx, 32
    je 7f
    vmovdqu ymm2, ymmword ptr [rax]
    vpxor ymm2, ymm2, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm2
    add rax, 32
    add rdi, 32
    add rsi, 32
7:
    test rdx, 16
    je 8f
    vmovdqu xmm2, xmmword ptr [rax]
    vpxor xmm2, xmm2, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm2
    add rax, 16
    add rdi, 16
    add rsi, 16
8:
    test rdx, 8
    je 9f
    mov r10, qword ptr [rax]
    xor r10, qword ptr [rsi]
    mov qword ptr [rdi], r10
    add rax, 8
    add rdi, 8
    add rsi, 8
9:
    test rdx, 4
    je 12f
    mov r10d, dword ptr [rax]
    xor r10d, dword ptr [rsi]
    mov dword ptr [rdi], r10d
    add rax, 4
    add rdi, 4
    add rsi, 4
12:
    test rdx, 2
    je 13f
    movzx r10d, word ptr [rax]
    movzx r11d, word ptr [rsi]
    xor r10d, r11d
    mov word ptr [rdi], r10w
    add rax, 2
    add rdi, 2
    add rsi, 2
13:
    test rdx, 1
    je 14f
    movzx r10d, byte ptr [rax]
    movzx r11d, byte ptr [rsi]
    xor r10d, r11d
    mov byte ptr [rdi], r10b
    add rax, 1
    add rdi, 1
    add rsi, 1
14:
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
    vzeroupper
    vmovdqu ymmword ptr [rsp], ymm0
    vmovdqu ymmword ptr [rsp + 32], ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm0
    vmovdqu ymmword ptr [rsp + 96], ymm0
    vmovdqu ymmword ptr [rsp + 128], ymm0
    vmovdqu ymmword ptr [rsp + 160], ymm0
    vmovdqu ymmword ptr [rsp + 192], ymm0
    vmovdqu ymmword ptr [rsp + 224], ymm0
    xor r10d, r10d
    xor r11d, r11d
    add rsp, 264
    .cfi_def_cfa rsp, 8
    ret
    .cfi_endproc
