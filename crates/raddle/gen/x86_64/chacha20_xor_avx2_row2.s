    .cfi_startproc
    endbr64
    sub rsp, 128
    .cfi_def_cfa_offset 136
    vbroadcasti128 ymm8, xmmword ptr [rcx]
    vbroadcasti128 ymm9, xmmword ptr [rcx + 16]
    vbroadcasti128 ymm10, xmmword ptr [rcx + 32]
    vbroadcasti128 ymm11, xmmword ptr [rcx + 48]
    vpaddd ymm11, ymm11, ymmword ptr [r8 + 64]
    vmovdqu ymm14, ymmword ptr [r8]
    vmovdqu ymm15, ymmword ptr [r8 + 32]
    cmp rdx, 128
    jb 3f
2:
    vmovdqa ymm0, ymm8
    vmovdqa ymm1, ymm9
    vmovdqa ymm2, ymm10
    vmovdqa ymm3, ymm11
    mov eax, 10
4:
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
    jne 4b
    vpaddd ymm0, ymm0, ymm8
    vpaddd ymm1, ymm1, ymm9
    vpaddd ymm2, ymm2, ymm10
    vpaddd ymm3, ymm3, ymm11
    vperm2i128 ymm12, ymm0, ymm1, 32
    vperm2i128 ymm1, ymm0, ymm1, 49
    vperm2i128 ymm0, ymm2, ymm3, 32
    vperm2i128 ymm3, ymm2, ymm3, 49
    vpxor ymm12, ymm12, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm12
    vpxor ymm0, ymm0, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm0
    vpxor ymm1, ymm1, ymmword ptr [rsi + 64]
    vmovdqu ymmword ptr [rdi + 64], ymm1
    vpxor ymm3, ymm3, ymmword ptr [rsi + 96]
    vmovdqu ymmword ptr [rdi + 96], ymm3
    add rdi, 128
    add rsi, 128
    sub rdx, 128
    vpaddd ymm11, ymm11, ymmword ptr [r8 + 96]
    cmp rdx, 128
    jae 2b
3:
    test rdx, rdx
    je 5f
    vmovdqa ymm0, ymm8
    vmovdqa ymm1, ymm9
    vmovdqa ymm2, ymm10
    vmovdqa ymm3, ymm11
    mov eax, 10
6:
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
    jne 6b
    vpaddd ymm0, ymm0, ymm8
    vpaddd ymm1, ymm1, ymm9
    vpaddd ymm2, ymm2, ymm10
    vpaddd ymm3, ymm3, ymm11
    vperm2i128 ymm12, ymm0, ymm1, 32
    vperm2i128 ymm1, ymm0, ymm1, 49
    vperm2i128 ymm0, ymm2, ymm3, 32
    vperm2i128 ymm3, ymm2, ymm3, 49
    vmovdqu ymmword ptr [rsp], ymm12
    vmovdqu ymmword ptr [rsp + 32], ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm1
    vmovdqu ymmword ptr [rsp + 96], ymm3
    lea r10, qword ptr [rsp]
    test rdx, 64
    je 7f
    vmovdqu ymm0, ymmword ptr [r10]
    vpxor ymm0, ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 32]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm0
    add r10, 64
    add rdi, 64
    add rsi, 64
7:
    test rdx, 32
    je 8f
    vmovdqu ymm0, ymmword ptr [r10]
    vpxor ymm0, ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm0
    add r10, 32
    add rdi, 32
    add rsi, 32
8:
    test rdx, 16
    je 9f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    add r10, 16
    add rdi, 16
    add rsi, 16
9:
    test rdx, 8
    je 12f
    mov rax, qword ptr [r10]
    xor rax, qword ptr [rsi]
    mov qword ptr [rdi], rax
    add r10, 8
    add rdi, 8
    add rsi, 8
12:
    test rdx, 4
    je 13f
    mov eax, dword ptr [r10]
    xor eax, dword ptr [rsi]
    mov dword ptr [rdi], eax
    add r10, 4
    add rdi, 4
    add rsi, 4
13:
    test rdx, 2
    je 14f
    movzx eax, word ptr [r10]
    movzx ecx, word ptr [rsi]
    xor eax, ecx
    mov word ptr [rdi], ax
    add r10, 2
    add rdi, 2
    add rsi, 2
14:
    test rdx, 1
    je 15f
    movzx eax, byte ptr [r10]
    movzx ecx, byte ptr [rsi]
    xor eax, ecx
    mov byte ptr [rdi], al
    add r10, 1
    add rdi, 1
    add rsi, 1
15:
    vpxor ymm0, ymm0, ymm0
    vmovdqu ymmword ptr [rsp], ymm0
    vmovdqu ymmword ptr [rsp + 32], ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm0
    vmovdqu ymmword ptr [rsp + 96], ymm0
    xor ecx, ecx
5:
    xor eax, eax
    xor r9d, r9d
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
    add rsp, 128
    .cfi_def_cfa rsp, 8
    ret
    .cfi_endproc
