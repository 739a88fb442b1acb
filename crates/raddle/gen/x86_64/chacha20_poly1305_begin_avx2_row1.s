    .cfi_startproc
    endbr64
    sub rsp, 64
    .cfi_def_cfa_offset 72
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
    mov eax, 10
2:
    vpaddd ymm0, ymm0, ymm1
    vpxor ymm3, ymm3, ymm0
    vpshufb ymm3, ymm3, ymm14
    vpaddd ymm2, ymm2, ymm3
    vpxor ymm1, ymm1, ymm2
    vpslld ymm12, ymm1, 12
    vpsrld ymm1, ymm1, 20
    vpor ymm1, ymm1, ymm12
    vpaddd ymm0, ymm0, ymm1
    vpxor ymm3, ymm3, ymm0
    vpshufb ymm3, ymm3, ymm15
    vpaddd ymm2, ymm2, ymm3
    vpxor ymm1, ymm1, ymm2
    vpslld ymm12, ymm1, 7
    vpsrld ymm1, ymm1, 25
    vpor ymm1, ymm1, ymm12
    vpshufd ymm0, ymm0, 147
    vpshufd ymm3, ymm3, 78
    vpshufd ymm2, ymm2, 57
    vpaddd ymm0, ymm0, ymm1
    vpxor ymm3, ymm3, ymm0
    vpshufb ymm3, ymm3, ymm14
    vpaddd ymm2, ymm2, ymm3
    vpxor ymm1, ymm1, ymm2
    vpslld ymm12, ymm1, 12
    vpsrld ymm1, ymm1, 20
    vpor ymm1, ymm1, ymm12
    vpaddd ymm0, ymm0, ymm1
    vpxor ymm3, ymm3, ymm0
    vpshufb ymm3, ymm3, ymm15
    vpaddd ymm2, ymm2, ymm3
    vpxor ymm1, ymm1, ymm2
    vpslld ymm12, ymm1, 7
    vpsrld ymm1, ymm1, 25
    vpor ymm1, ymm1, ymm12
    vpshufd ymm0, ymm0, 57
    vpshufd ymm3, ymm3, 78
    vpshufd ymm2, ymm2, 147
    sub eax, 1
    jne 2b
    vpaddd ymm0, ymm0, ymm8
    vpaddd ymm1, ymm1, ymm9
    vpaddd ymm2, ymm2, ymm10
    vpaddd ymm3, ymm3, ymm11
    vpand xmm12, xmm0, xmmword ptr [r8 + 128]
    vmovdqu xmmword ptr [rcx + 96], xmm12
    vmovdqu xmmword ptr [rcx + 112], xmm1
    vmovdqu ymm12, ymmword ptr [r8 + 144]
    vmovdqu ymmword ptr [rcx + 64], ymm12
    test rdx, rdx
    je 3f
    vperm2i128 ymm12, ymm0, ymm1, 32
    vperm2i128 ymm1, ymm0, ymm1, 49
    vperm2i128 ymm0, ymm2, ymm3, 32
    vperm2i128 ymm3, ymm2, ymm3, 49
    cmp rdx, 64
    jb 4f
    vpxor ymm1, ymm1, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm1
    vpxor ymm3, ymm3, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm3
4:
    vmovdqu ymmword ptr [rsp], ymm1
    vmovdqu ymmword ptr [rsp + 32], ymm3
    mov r11, rdx
    and r11, -64
    add rdi, r11
    add rsi, r11
    lea r10, qword ptr [rsp]
    test rdx, 32
    je 5f
    vmovdqu ymm1, ymmword ptr [r10]
    vpxor ymm1, ymm1, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm1
    add r10, 32
    add rdi, 32
    add rsi, 32
5:
    test rdx, 16
    je 6f
    vmovdqu xmm1, xmmword ptr [r10]
    vpxor xmm1, xmm1, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm1
    add r10, 16
    add rdi, 16
    add rsi, 16
6:
    test rdx, 8
    je 7f
    mov rax, qword ptr [r10]
    xor rax, qword ptr [rsi]
    mov qword ptr [rdi], rax
    add r10, 8
    add rdi, 8
    add rsi, 8
7:
    test rdx, 4
    je 8f
    mov eax, dword ptr [r10]
    xor eax, dword ptr [rsi]
    mov dword ptr [rdi], eax
    add r10, 4
    add rdi, 4
    add rsi, 4
8:
    test rdx, 2
    je 9f
    movzx eax, word ptr [r10]
    movzx ecx, word ptr [rsi]
    xor eax, ecx
    mov word ptr [rdi], ax
    add r10, 2
    add rdi, 2
    add rsi, 2
9:
    test rdx, 1
    je 12f
    movzx eax, byte ptr [r10]
    movzx ecx, byte ptr [rsi]
    xor eax, ecx
    mov byte ptr [rdi], al
    add r10, 1
    add rdi, 1
    add rsi, 1
12:
    vpxor ymm0, ymm0, ymm0
    vmovdqu ymmword ptr [rsp], ymm0
    vmovdqu ymmword ptr [rsp + 32], ymm0
    xor eax, eax
    xor ecx, ecx
3:
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
    add rsp, 64
    .cfi_def_cfa rsp, 8
    ret
    .cfi_endproc
