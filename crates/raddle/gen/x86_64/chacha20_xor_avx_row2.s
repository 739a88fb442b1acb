    .cfi_startproc
    endbr64
    sub rsp, 128
    .cfi_def_cfa_offset 136
    vmovdqu xmm8, xmmword ptr [rcx]
    vmovdqu xmm9, xmmword ptr [rcx + 16]
    vmovdqu xmm10, xmmword ptr [rcx + 32]
    vmovdqu xmm11, xmmword ptr [rcx + 48]
    vpaddd xmm11, xmm11, xmmword ptr [r8 + 32]
    vmovdqu xmm14, xmmword ptr [r8]
    vmovdqu xmm15, xmmword ptr [r8 + 16]
    cmp rdx, 128
    jb 3f
2:
    vmovdqa xmm0, xmm8
    vmovdqa xmm1, xmm9
    vmovdqa xmm2, xmm10
    vmovdqa xmm3, xmm11
    vmovdqa xmm4, xmm8
    vmovdqa xmm5, xmm9
    vmovdqa xmm6, xmm10
    vpaddd xmm7, xmm11, xmmword ptr [r8 + 64]
    mov eax, 10
4:
    vpaddd xmm0, xmm0, xmm1
    vpaddd xmm4, xmm4, xmm5
    vpxor xmm3, xmm3, xmm0
    vpshufb xmm3, xmm3, xmm14
    vpxor xmm7, xmm7, xmm4
    vpshufb xmm7, xmm7, xmm14
    vpaddd xmm2, xmm2, xmm3
    vpaddd xmm6, xmm6, xmm7
    vpxor xmm1, xmm1, xmm2
    vpslld xmm12, xmm1, 12
    vpsrld xmm1, xmm1, 20
    vpor xmm1, xmm1, xmm12
    vpxor xmm5, xmm5, xmm6
    vpslld xmm13, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm13
    vpaddd xmm0, xmm0, xmm1
    vpaddd xmm4, xmm4, xmm5
    vpxor xmm3, xmm3, xmm0
    vpshufb xmm3, xmm3, xmm15
    vpxor xmm7, xmm7, xmm4
    vpshufb xmm7, xmm7, xmm15
    vpaddd xmm2, xmm2, xmm3
    vpaddd xmm6, xmm6, xmm7
    vpxor xmm1, xmm1, xmm2
    vpslld xmm12, xmm1, 7
    vpsrld xmm1, xmm1, 25
    vpor xmm1, xmm1, xmm12
    vpxor xmm5, xmm5, xmm6
    vpslld xmm13, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm13
    vpshufd xmm0, xmm0, 147
    vpshufd xmm4, xmm4, 147
    vpshufd xmm3, xmm3, 78
    vpshufd xmm7, xmm7, 78
    vpshufd xmm2, xmm2, 57
    vpshufd xmm6, xmm6, 57
    vpaddd xmm0, xmm0, xmm1
    vpaddd xmm4, xmm4, xmm5
    vpxor xmm3, xmm3, xmm0
    vpshufb xmm3, xmm3, xmm14
    vpxor xmm7, xmm7, xmm4
    vpshufb xmm7, xmm7, xmm14
    vpaddd xmm2, xmm2, xmm3
    vpaddd xmm6, xmm6, xmm7
    vpxor xmm1, xmm1, xmm2
    vpslld xmm12, xmm1, 12
    vpsrld xmm1, xmm1, 20
    vpor xmm1, xmm1, xmm12
    vpxor xmm5, xmm5, xmm6
    vpslld xmm13, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm13
    vpaddd xmm0, xmm0, xmm1
    vpaddd xmm4, xmm4, xmm5
    vpxor xmm3, xmm3, xmm0
    vpshufb xmm3, xmm3, xmm15
    vpxor xmm7, xmm7, xmm4
    vpshufb xmm7, xmm7, xmm15
    vpaddd xmm2, xmm2, xmm3
    vpaddd xmm6, xmm6, xmm7
    vpxor xmm1, xmm1, xmm2
    vpslld xmm12, xmm1, 7
    vpsrld xmm1, xmm1, 25
    vpor xmm1, xmm1, xmm12
    vpxor xmm5, xmm5, xmm6
    vpslld xmm13, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm13
    vpshufd xmm0, xmm0, 57
    vpshufd xmm4, xmm4, 57
    vpshufd xmm3, xmm3, 78
    vpshufd xmm7, xmm7, 78
    vpshufd xmm2, xmm2, 147
    vpshufd xmm6, xmm6, 147
    sub eax, 1
    jne 4b
    vpaddd xmm0, xmm0, xmm8
    vpaddd xmm1, xmm1, xmm9
    vpaddd xmm2, xmm2, xmm10
    vpaddd xmm3, xmm3, xmm11
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    vpxor xmm1, xmm1, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm1
    vpxor xmm2, xmm2, xmmword ptr [rsi + 32]
    vmovdqu xmmword ptr [rdi + 32], xmm2
    vpxor xmm3, xmm3, xmmword ptr [rsi + 48]
    vmovdqu xmmword ptr [rdi + 48], xmm3
    vpaddd xmm4, xmm4, xmm8
    vpaddd xmm5, xmm5, xmm9
    vpaddd xmm6, xmm6, xmm10
    vpaddd xmm7, xmm7, xmm11
    vpaddd xmm7, xmm7, xmmword ptr [r8 + 64]
    vpxor xmm4, xmm4, xmmword ptr [rsi + 64]
    vmovdqu xmmword ptr [rdi + 64], xmm4
    vpxor xmm5, xmm5, xmmword ptr [rsi + 80]
    vmovdqu xmmword ptr [rdi + 80], xmm5
    vpxor xmm6, xmm6, xmmword ptr [rsi + 96]
    vmovdqu xmmword ptr [rdi + 96], xmm6
    vpxor xmm7, xmm7, xmmword ptr [rsi + 112]
    vmovdqu xmmword ptr [rdi + 112], xmm7
    add rdi, 128
    add rsi, 128
    sub rdx, 128
    vpaddd xmm11, xmm11, xmmword ptr [r8 + 48]
    cmp rdx, 128
    jae 2b
3:
    test rdx, rdx
    je 5f
    vmovdqa xmm0, xmm8
    vmovdqa xmm1, xmm9
    vmovdqa xmm2, xmm10
    vmovdqa xmm3, xmm11
    vmovdqa xmm4, xmm8
    vmovdqa xmm5, xmm9
    vmovdqa xmm6, xmm10
    vpaddd xmm7, xmm11, xmmword ptr [r8 + 64]
    mov eax, 10
6:
    vpaddd xmm0, xmm0, xmm1
    vpaddd xmm4, xmm4, xmm5
    vpxor xmm3, xmm3, xmm0
    vpshufb xmm3, xmm3, xmm14
    vpxor xmm7, xmm7, xmm4
    vpshufb xmm7, xmm7, xmm14
    vpaddd xmm2, xmm2, xmm3
    vpaddd xmm6, xmm6, xmm7
    vpxor xmm1, xmm1, xmm2
    vpslld xmm12, xmm1, 12
    vpsrld xmm1, xmm1, 20
    vpor xmm1, xmm1, xmm12
    vpxor xmm5, xmm5, xmm6
    vpslld xmm13, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm13
    vpaddd xmm0, xmm0, xmm1
    vpaddd xmm4, xmm4, xmm5
    vpxor xmm3, xmm3, xmm0
    vpshufb xmm3, xmm3, xmm15
    vpxor xmm7, xmm7, xmm4
    vpshufb xmm7, xmm7, xmm15
    vpaddd xmm2, xmm2, xmm3
    vpaddd xmm6, xmm6, xmm7
    vpxor xmm1, xmm1, xmm2
    vpslld xmm12, xmm1, 7
    vpsrld xmm1, xmm1, 25
    vpor xmm1, xmm1, xmm12
    vpxor xmm5, xmm5, xmm6
    vpslld xmm13, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm13
    vpshufd xmm0, xmm0, 147
    vpshufd xmm4, xmm4, 147
    vpshufd xmm3, xmm3, 78
    vpshufd xmm7, xmm7, 78
    vpshufd xmm2, xmm2, 57
    vpshufd xmm6, xmm6, 57
    vpaddd xmm0, xmm0, xmm1
    vpaddd xmm4, xmm4, xmm5
    vpxor xmm3, xmm3, xmm0
    vpshufb xmm3, xmm3, xmm14
    vpxor xmm7, xmm7, xmm4
    vpshufb xmm7, xmm7, xmm14
    vpaddd xmm2, xmm2, xmm3
    vpaddd xmm6, xmm6, xmm7
    vpxor xmm1, xmm1, xmm2
    vpslld xmm12, xmm1, 12
    vpsrld xmm1, xmm1, 20
    vpor xmm1, xmm1, xmm12
    vpxor xmm5, xmm5, xmm6
    vpslld xmm13, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm13
    vpaddd xmm0, xmm0, xmm1
    vpaddd xmm4, xmm4, xmm5
    vpxor xmm3, xmm3, xmm0
    vpshufb xmm3, xmm3, xmm15
    vpxor xmm7, xmm7, xmm4
    vpshufb xmm7, xmm7, xmm15
    vpaddd xmm2, xmm2, xmm3
    vpaddd xmm6, xmm6, xmm7
    vpxor xmm1, xmm1, xmm2
    vpslld xmm12, xmm1, 7
    vpsrld xmm1, xmm1, 25
    vpor xmm1, xmm1, xmm12
    vpxor xmm5, xmm5, xmm6
    vpslld xmm13, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm13
    vpshufd xmm0, xmm0, 57
    vpshufd xmm4, xmm4, 57
    vpshufd xmm3, xmm3, 78
    vpshufd xmm7, xmm7, 78
    vpshufd xmm2, xmm2, 147
    vpshufd xmm6, xmm6, 147
    sub eax, 1
    jne 6b
    vpaddd xmm0, xmm0, xmm8
    vpaddd xmm1, xmm1, xmm9
    vpaddd xmm2, xmm2, xmm10
    vpaddd xmm3, xmm3, xmm11
    vmovdqu xmmword ptr [rsp], xmm0
    vmovdqu xmmword ptr [rsp + 16], xmm1
    vmovdqu xmmword ptr [rsp + 32], xmm2
    vmovdqu xmmword ptr [rsp + 48], xmm3
    vpaddd xmm4, xmm4, xmm8
    vpaddd xmm5, xmm5, xmm9
    vpaddd xmm6, xmm6, xmm10
    vpaddd xmm7, xmm7, xmm11
    vpaddd xmm7, xmm7, xmmword ptr [r8 + 64]
    vmovdqu xmmword ptr [rsp + 64], xmm4
    vmovdqu xmmword ptr [rsp + 80], xmm5
    vmovdqu xmmword ptr [rsp + 96], xmm6
    vmovdqu xmmword ptr [rsp + 112], xmm7
    lea r10, qword ptr [rsp]
    test rdx, 64
    je 7f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 16]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 32]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 32]
    vmovdqu xmmword ptr [rdi + 32], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 48]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 48]
    vmovdqu xmmword ptr [rdi + 48], xmm0
    add r10, 64
    add rdi, 64
    add rsi, 64
7:
    test rdx, 32
    je 8f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 16]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm0
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
    vpxor xmm0, xmm0, xmm0
    vmovdqu xmmword ptr [rsp], xmm0
    vmovdqu xmmword ptr [rsp + 16], xmm0
    vmovdqu xmmword ptr [rsp + 32], xmm0
    vmovdqu xmmword ptr [rsp + 48], xmm0
    vmovdqu xmmword ptr [rsp + 64], xmm0
    vmovdqu xmmword ptr [rsp + 80], xmm0
    vmovdqu xmmword ptr [rsp + 96], xmm0
    vmovdqu xmmword ptr [rsp + 112], xmm0
    xor ecx, ecx
5:
    xor eax, eax
    xor r9d, r9d
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
    add rsp, 128
    .cfi_def_cfa rsp, 8
    ret
    .cfi_endproc
