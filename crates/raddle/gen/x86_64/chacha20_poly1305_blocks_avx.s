    endbr64
    mov r11, rsp
    sub rsp, 456
    and rsp, -32
    mov qword ptr [rsp + 368], rbx
    mov qword ptr [rsp + 376], rbp
    mov qword ptr [rsp + 384], r12
    mov qword ptr [rsp + 392], r13
    mov qword ptr [rsp + 400], r14
    mov qword ptr [rsp + 408], r15
    mov rbx, r8
    mov r8, r9
    mov r9d, dword ptr [rcx + 48]
    mov qword ptr [rsp + 416], rdi
    mov qword ptr [rsp + 424], rdx
    mov qword ptr [rsp + 432], r9
    mov r12, qword ptr [rcx + 64]
    mov r13, qword ptr [rcx + 72]
    mov r14, qword ptr [rcx + 80]
    mov r15, qword ptr [rcx + 104]
    shr r15, 2
    add r15, qword ptr [rcx + 104]
    mov rbp, qword ptr [rcx + 96]
    shl rbp, 2
    add rbp, qword ptr [rcx + 96]
    mov qword ptr [rsp + 440], r15
    mov qword ptr [rsp + 448], rbp
    vmovdqu xmm14, xmmword ptr [r8]
    vmovdqu xmmword ptr [rsp + 80], xmm14
    vmovdqu xmm14, xmmword ptr [r8 + 16]
    vmovdqu xmmword ptr [rsp + 96], xmm14
    cmp rdx, 256
    jb 3f
2:
    vmovd xmm14, r9d
    vpshufd xmm14, xmm14, 0
    vpaddd xmm15, xmm14, xmmword ptr [r8 + 32]
    vmovdqu xmmword ptr [rsp + 64], xmm15
    vmovdqa xmm8, xmm15
    vbroadcastss xmm0, dword ptr [rcx]
    vbroadcastss xmm1, dword ptr [rcx + 4]
    vbroadcastss xmm2, dword ptr [rcx + 8]
    vbroadcastss xmm3, dword ptr [rcx + 12]
    vbroadcastss xmm4, dword ptr [rcx + 16]
    vbroadcastss xmm5, dword ptr [rcx + 20]
    vbroadcastss xmm6, dword ptr [rcx + 24]
    vbroadcastss xmm7, dword ptr [rcx + 28]
    vbroadcastss xmm15, dword ptr [rcx + 32]
    vmovdqu xmmword ptr [rsp], xmm15
    vbroadcastss xmm15, dword ptr [rcx + 36]
    vmovdqu xmmword ptr [rsp + 16], xmm15
    vbroadcastss xmm15, dword ptr [rcx + 40]
    vmovdqu xmmword ptr [rsp + 32], xmm15
    vbroadcastss xmm15, dword ptr [rcx + 44]
    vmovdqu xmmword ptr [rsp + 48], xmm15
    vbroadcastss xmm9, dword ptr [rcx + 52]
    vbroadcastss xmm10, dword ptr [rcx + 56]
    vbroadcastss xmm11, dword ptr [rcx + 60]
    mov edi, 2
4:
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpxor xmm8, xmm8, xmm0
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 80]
    add r12, qword ptr [rbx]
    adc r13, qword ptr [rbx + 8]
    adc r14, 1
    vpxor xmm9, xmm9, xmm1
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm8, xmmword ptr [rsp]
    mov rax, r12
    vpaddd xmm13, xmm9, xmmword ptr [rsp + 16]
    vpxor xmm4, xmm4, xmm12
    vpslld xmm14, xmm4, 12
    mul qword ptr [rcx + 104]
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm13
    mov rbp, rax
    vpslld xmm15, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm15
    mov r10, rdx
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpxor xmm8, xmm8, xmm0
    mov rax, r12
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 96]
    vpxor xmm9, xmm9, xmm1
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 96]
    mul qword ptr [rcx + 96]
    vpaddd xmm12, xmm12, xmm8
    vpaddd xmm13, xmm13, xmm9
    vmovdqu xmmword ptr [rsp], xmm12
    mov r12, rax
    vmovdqu xmmword ptr [rsp + 16], xmm13
    vpxor xmm4, xmm4, xmm12
    vpslld xmm14, xmm4, 7
    mov r15, rdx
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm13
    mov rax, r13
    vpslld xmm15, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm15
    mul qword ptr [rsp + 440]
    vpaddd xmm2, xmm2, xmm6
    vpaddd xmm3, xmm3, xmm7
    vpxor xmm10, xmm10, xmm2
    add r12, rax
    adc r15, rdx
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 80]
    vpxor xmm11, xmm11, xmm3
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 80]
    mov rax, r13
    vpaddd xmm12, xmm10, xmmword ptr [rsp + 32]
    vpaddd xmm13, xmm11, xmmword ptr [rsp + 48]
    vpxor xmm6, xmm6, xmm12
    mul qword ptr [rcx + 96]
    vpslld xmm14, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm14
    add rbp, rax
    adc r10, rdx
    vpxor xmm7, xmm7, xmm13
    vpslld xmm15, xmm7, 12
    vpsrld xmm7, xmm7, 20
    mov rax, r14
    vpor xmm7, xmm7, xmm15
    vpaddd xmm2, xmm2, xmm6
    vpaddd xmm3, xmm3, xmm7
    mul qword ptr [rsp + 440]
    vpxor xmm10, xmm10, xmm2
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 96]
    vpxor xmm11, xmm11, xmm3
    add rbp, rax
    adc r10, rdx
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 96]
    vpaddd xmm12, xmm12, xmm10
    vpaddd xmm13, xmm13, xmm11
    mov rax, r14
    vmovdqu xmmword ptr [rsp + 32], xmm12
    vmovdqu xmmword ptr [rsp + 48], xmm13
    vpxor xmm6, xmm6, xmm12
    and r14, 3
    vpslld xmm14, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm14
    imul r14, qword ptr [rcx + 96]
    vpxor xmm7, xmm7, xmm13
    vpslld xmm15, xmm7, 7
    vpsrld xmm7, xmm7, 25
    add r10, r14
    vpor xmm7, xmm7, xmm15
    vpaddd xmm0, xmm0, xmm5
    vpaddd xmm1, xmm1, xmm6
    shr rax, 2
    vpxor xmm11, xmm11, xmm0
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 80]
    vpxor xmm8, xmm8, xmm1
    mul qword ptr [rsp + 448]
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm11, xmmword ptr [rsp + 32]
    vpaddd xmm13, xmm8, xmmword ptr [rsp + 48]
    mov r13, r15
    vpxor xmm5, xmm5, xmm12
    vpslld xmm14, xmm5, 12
    vpsrld xmm5, xmm5, 20
    add r12, rax
    adc r13, rdx
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm13
    vpslld xmm15, xmm6, 12
    add r13, rbp
    adc r10, 0
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm15
    vpaddd xmm0, xmm0, xmm5
    mov r14, r10
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm11, xmm11, xmm0
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 96]
    add r12, qword ptr [rbx + 16]
    adc r13, qword ptr [rbx + 24]
    adc r14, 1
    vpxor xmm8, xmm8, xmm1
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 96]
    vpaddd xmm12, xmm12, xmm11
    mov rax, r12
    vpaddd xmm13, xmm13, xmm8
    vmovdqu xmmword ptr [rsp + 32], xmm12
    vmovdqu xmmword ptr [rsp + 48], xmm13
    mul qword ptr [rcx + 104]
    vpxor xmm5, xmm5, xmm12
    vpslld xmm14, xmm5, 7
    vpsrld xmm5, xmm5, 25
    mov rbp, rax
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm13
    vpslld xmm15, xmm6, 7
    mov r10, rdx
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm15
    vpaddd xmm2, xmm2, xmm7
    mov rax, r12
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm9, xmm9, xmm2
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 80]
    mul qword ptr [rcx + 96]
    vpxor xmm10, xmm10, xmm3
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm9, xmmword ptr [rsp]
    mov r12, rax
    vpaddd xmm13, xmm10, xmmword ptr [rsp + 16]
    vpxor xmm7, xmm7, xmm12
    vpslld xmm14, xmm7, 12
    mov r15, rdx
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm14
    vpxor xmm4, xmm4, xmm13
    mov rax, r13
    vpslld xmm15, xmm4, 12
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm15
    mul qword ptr [rsp + 440]
    vpaddd xmm2, xmm2, xmm7
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm9, xmm9, xmm2
    add r12, rax
    adc r15, rdx
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 96]
    vpxor xmm10, xmm10, xmm3
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 96]
    mov rax, r13
    vpaddd xmm12, xmm12, xmm9
    vpaddd xmm13, xmm13, xmm10
    vmovdqu xmmword ptr [rsp], xmm12
    mul qword ptr [rcx + 96]
    vmovdqu xmmword ptr [rsp + 16], xmm13
    vpxor xmm7, xmm7, xmm12
    vpslld xmm14, xmm7, 7
    add rbp, rax
    adc r10, rdx
    vpsrld xmm7, xmm7, 25
    vpor xmm7, xmm7, xmm14
    vpxor xmm4, xmm4, xmm13
    mov rax, r14
    vpslld xmm15, xmm4, 7
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm15
    mul qword ptr [rsp + 440]
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpxor xmm8, xmm8, xmm0
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 80]
    add rbp, rax
    adc r10, rdx
    vpxor xmm9, xmm9, xmm1
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm8, xmmword ptr [rsp]
    mov rax, r14
    vpaddd xmm13, xmm9, xmmword ptr [rsp + 16]
    vpxor xmm4, xmm4, xmm12
    vpslld xmm14, xmm4, 12
    and r14, 3
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm13
    imul r14, qword ptr [rcx + 96]
    vpslld xmm15, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm15
    add r10, r14
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpxor xmm8, xmm8, xmm0
    shr rax, 2
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 96]
    vpxor xmm9, xmm9, xmm1
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 96]
    mul qword ptr [rsp + 448]
    vpaddd xmm12, xmm12, xmm8
    vpaddd xmm13, xmm13, xmm9
    vmovdqu xmmword ptr [rsp], xmm12
    mov r13, r15
    vmovdqu xmmword ptr [rsp + 16], xmm13
    vpxor xmm4, xmm4, xmm12
    vpslld xmm14, xmm4, 7
    add r12, rax
    adc r13, rdx
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm13
    add r13, rbp
    adc r10, 0
    vpslld xmm15, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm15
    mov r14, r10
    vpaddd xmm2, xmm2, xmm6
    vpaddd xmm3, xmm3, xmm7
    vpxor xmm10, xmm10, xmm2
    add r12, qword ptr [rbx + 32]
    adc r13, qword ptr [rbx + 40]
    adc r14, 1
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 80]
    vpxor xmm11, xmm11, xmm3
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 80]
    mov rax, r12
    vpaddd xmm12, xmm10, xmmword ptr [rsp + 32]
    vpaddd xmm13, xmm11, xmmword ptr [rsp + 48]
    vpxor xmm6, xmm6, xmm12
    mul qword ptr [rcx + 104]
    vpslld xmm14, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm14
    mov rbp, rax
    vpxor xmm7, xmm7, xmm13
    vpslld xmm15, xmm7, 12
    vpsrld xmm7, xmm7, 20
    mov r10, rdx
    vpor xmm7, xmm7, xmm15
    vpaddd xmm2, xmm2, xmm6
    vpaddd xmm3, xmm3, xmm7
    mov rax, r12
    vpxor xmm10, xmm10, xmm2
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 96]
    vpxor xmm11, xmm11, xmm3
    mul qword ptr [rcx + 96]
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 96]
    vpaddd xmm12, xmm12, xmm10
    vpaddd xmm13, xmm13, xmm11
    mov r12, rax
    vmovdqu xmmword ptr [rsp + 32], xmm12
    vmovdqu xmmword ptr [rsp + 48], xmm13
    vpxor xmm6, xmm6, xmm12
    mov r15, rdx
    vpslld xmm14, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm14
    mov rax, r13
    vpxor xmm7, xmm7, xmm13
    vpslld xmm15, xmm7, 7
    vpsrld xmm7, xmm7, 25
    mul qword ptr [rsp + 440]
    vpor xmm7, xmm7, xmm15
    vpaddd xmm0, xmm0, xmm5
    vpaddd xmm1, xmm1, xmm6
    add r12, rax
    adc r15, rdx
    vpxor xmm11, xmm11, xmm0
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 80]
    vpxor xmm8, xmm8, xmm1
    mov rax, r13
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm11, xmmword ptr [rsp + 32]
    vpaddd xmm13, xmm8, xmmword ptr [rsp + 48]
    mul qword ptr [rcx + 96]
    vpxor xmm5, xmm5, xmm12
    vpslld xmm14, xmm5, 12
    vpsrld xmm5, xmm5, 20
    add rbp, rax
    adc r10, rdx
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm13
    vpslld xmm15, xmm6, 12
    mov rax, r14
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm15
    vpaddd xmm0, xmm0, xmm5
    mul qword ptr [rsp + 440]
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm11, xmm11, xmm0
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 96]
    add rbp, rax
    adc r10, rdx
    vpxor xmm8, xmm8, xmm1
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 96]
    vpaddd xmm12, xmm12, xmm11
    mov rax, r14
    vpaddd xmm13, xmm13, xmm8
    vmovdqu xmmword ptr [rsp + 32], xmm12
    vmovdqu xmmword ptr [rsp + 48], xmm13
    and r14, 3
    vpxor xmm5, xmm5, xmm12
    vpslld xmm14, xmm5, 7
    vpsrld xmm5, xmm5, 25
    imul r14, qword ptr [rcx + 96]
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm13
    vpslld xmm15, xmm6, 7
    add r10, r14
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm15
    vpaddd xmm2, xmm2, xmm7
    shr rax, 2
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm9, xmm9, xmm2
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 80]
    mul qword ptr [rsp + 448]
    vpxor xmm10, xmm10, xmm3
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm9, xmmword ptr [rsp]
    mov r13, r15
    vpaddd xmm13, xmm10, xmmword ptr [rsp + 16]
    vpxor xmm7, xmm7, xmm12
    vpslld xmm14, xmm7, 12
    add r12, rax
    adc r13, rdx
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm14
    vpxor xmm4, xmm4, xmm13
    add r13, rbp
    adc r10, 0
    vpslld xmm15, xmm4, 12
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm15
    mov r14, r10
    vpaddd xmm2, xmm2, xmm7
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm9, xmm9, xmm2
    add r12, qword ptr [rbx + 48]
    adc r13, qword ptr [rbx + 56]
    adc r14, 1
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 96]
    vpxor xmm10, xmm10, xmm3
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 96]
    mov rax, r12
    vpaddd xmm12, xmm12, xmm9
    vpaddd xmm13, xmm13, xmm10
    vmovdqu xmmword ptr [rsp], xmm12
    mul qword ptr [rcx + 104]
    vmovdqu xmmword ptr [rsp + 16], xmm13
    vpxor xmm7, xmm7, xmm12
    vpslld xmm14, xmm7, 7
    mov rbp, rax
    vpsrld xmm7, xmm7, 25
    vpor xmm7, xmm7, xmm14
    vpxor xmm4, xmm4, xmm13
    mov r10, rdx
    vpslld xmm15, xmm4, 7
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm15
    mov rax, r12
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpxor xmm8, xmm8, xmm0
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 80]
    mul qword ptr [rcx + 96]
    vpxor xmm9, xmm9, xmm1
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm8, xmmword ptr [rsp]
    mov r12, rax
    vpaddd xmm13, xmm9, xmmword ptr [rsp + 16]
    vpxor xmm4, xmm4, xmm12
    vpslld xmm14, xmm4, 12
    mov r15, rdx
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm13
    mov rax, r13
    vpslld xmm15, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm15
    mul qword ptr [rsp + 440]
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpxor xmm8, xmm8, xmm0
    add r12, rax
    adc r15, rdx
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 96]
    vpxor xmm9, xmm9, xmm1
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 96]
    mov rax, r13
    vpaddd xmm12, xmm12, xmm8
    vpaddd xmm13, xmm13, xmm9
    vmovdqu xmmword ptr [rsp], xmm12
    mul qword ptr [rcx + 96]
    vmovdqu xmmword ptr [rsp + 16], xmm13
    vpxor xmm4, xmm4, xmm12
    vpslld xmm14, xmm4, 7
    add rbp, rax
    adc r10, rdx
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm13
    mov rax, r14
    vpslld xmm15, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm15
    mul qword ptr [rsp + 440]
    vpaddd xmm2, xmm2, xmm6
    vpaddd xmm3, xmm3, xmm7
    vpxor xmm10, xmm10, xmm2
    add rbp, rax
    adc r10, rdx
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 80]
    vpxor xmm11, xmm11, xmm3
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 80]
    mov rax, r14
    vpaddd xmm12, xmm10, xmmword ptr [rsp + 32]
    vpaddd xmm13, xmm11, xmmword ptr [rsp + 48]
    vpxor xmm6, xmm6, xmm12
    and r14, 3
    vpslld xmm14, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm14
    imul r14, qword ptr [rcx + 96]
    vpxor xmm7, xmm7, xmm13
    vpslld xmm15, xmm7, 12
    vpsrld xmm7, xmm7, 20
    add r10, r14
    vpor xmm7, xmm7, xmm15
    vpaddd xmm2, xmm2, xmm6
    vpaddd xmm3, xmm3, xmm7
    shr rax, 2
    vpxor xmm10, xmm10, xmm2
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 96]
    vpxor xmm11, xmm11, xmm3
    mul qword ptr [rsp + 448]
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 96]
    vpaddd xmm12, xmm12, xmm10
    vpaddd xmm13, xmm13, xmm11
    mov r13, r15
    vmovdqu xmmword ptr [rsp + 32], xmm12
    vmovdqu xmmword ptr [rsp + 48], xmm13
    vpxor xmm6, xmm6, xmm12
    add r12, rax
    adc r13, rdx
    vpslld xmm14, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm14
    add r13, rbp
    adc r10, 0
    vpxor xmm7, xmm7, xmm13
    vpslld xmm15, xmm7, 7
    vpsrld xmm7, xmm7, 25
    mov r14, r10
    vpor xmm7, xmm7, xmm15
    vpaddd xmm0, xmm0, xmm5
    vpaddd xmm1, xmm1, xmm6
    add r12, qword ptr [rbx + 64]
    adc r13, qword ptr [rbx + 72]
    adc r14, 1
    vpxor xmm11, xmm11, xmm0
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 80]
    vpxor xmm8, xmm8, xmm1
    mov rax, r12
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm11, xmmword ptr [rsp + 32]
    vpaddd xmm13, xmm8, xmmword ptr [rsp + 48]
    mul qword ptr [rcx + 104]
    vpxor xmm5, xmm5, xmm12
    vpslld xmm14, xmm5, 12
    vpsrld xmm5, xmm5, 20
    mov rbp, rax
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm13
    vpslld xmm15, xmm6, 12
    mov r10, rdx
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm15
    vpaddd xmm0, xmm0, xmm5
    mov rax, r12
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm11, xmm11, xmm0
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 96]
    mul qword ptr [rcx + 96]
    vpxor xmm8, xmm8, xmm1
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 96]
    vpaddd xmm12, xmm12, xmm11
    mov r12, rax
    vpaddd xmm13, xmm13, xmm8
    vmovdqu xmmword ptr [rsp + 32], xmm12
    vmovdqu xmmword ptr [rsp + 48], xmm13
    mov r15, rdx
    vpxor xmm5, xmm5, xmm12
    vpslld xmm14, xmm5, 7
    vpsrld xmm5, xmm5, 25
    mov rax, r13
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm13
    vpslld xmm15, xmm6, 7
    mul qword ptr [rsp + 440]
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm15
    vpaddd xmm2, xmm2, xmm7
    add r12, rax
    adc r15, rdx
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm9, xmm9, xmm2
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 80]
    mov rax, r13
    vpxor xmm10, xmm10, xmm3
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm9, xmmword ptr [rsp]
    mul qword ptr [rcx + 96]
    vpaddd xmm13, xmm10, xmmword ptr [rsp + 16]
    vpxor xmm7, xmm7, xmm12
    vpslld xmm14, xmm7, 12
    add rbp, rax
    adc r10, rdx
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm14
    vpxor xmm4, xmm4, xmm13
    mov rax, r14
    vpslld xmm15, xmm4, 12
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm15
    mul qword ptr [rsp + 440]
    vpaddd xmm2, xmm2, xmm7
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm9, xmm9, xmm2
    add rbp, rax
    adc r10, rdx
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 96]
    vpxor xmm10, xmm10, xmm3
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 96]
    mov rax, r14
    vpaddd xmm12, xmm12, xmm9
    vpaddd xmm13, xmm13, xmm10
    vmovdqu xmmword ptr [rsp], xmm12
    and r14, 3
    vmovdqu xmmword ptr [rsp + 16], xmm13
    vpxor xmm7, xmm7, xmm12
    vpslld xmm14, xmm7, 7
    imul r14, qword ptr [rcx + 96]
    vpsrld xmm7, xmm7, 25
    vpor xmm7, xmm7, xmm14
    vpxor xmm4, xmm4, xmm13
    add r10, r14
    vpslld xmm15, xmm4, 7
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm15
    shr rax, 2
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpxor xmm8, xmm8, xmm0
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 80]
    mul qword ptr [rsp + 448]
    vpxor xmm9, xmm9, xmm1
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm8, xmmword ptr [rsp]
    mov r13, r15
    vpaddd xmm13, xmm9, xmmword ptr [rsp + 16]
    vpxor xmm4, xmm4, xmm12
    vpslld xmm14, xmm4, 12
    add r12, rax
    adc r13, rdx
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm13
    add r13, rbp
    adc r10, 0
    vpslld xmm15, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm15
    mov r14, r10
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpxor xmm8, xmm8, xmm0
    add r12, qword ptr [rbx + 80]
    adc r13, qword ptr [rbx + 88]
    adc r14, 1
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 96]
    vpxor xmm9, xmm9, xmm1
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 96]
    mov rax, r12
    vpaddd xmm12, xmm12, xmm8
    vpaddd xmm13, xmm13, xmm9
    vmovdqu xmmword ptr [rsp], xmm12
    mul qword ptr [rcx + 104]
    vmovdqu xmmword ptr [rsp + 16], xmm13
    vpxor xmm4, xmm4, xmm12
    vpslld xmm14, xmm4, 7
    mov rbp, rax
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm13
    mov r10, rdx
    vpslld xmm15, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm15
    mov rax, r12
    vpaddd xmm2, xmm2, xmm6
    vpaddd xmm3, xmm3, xmm7
    vpxor xmm10, xmm10, xmm2
    mul qword ptr [rcx + 96]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 80]
    vpxor xmm11, xmm11, xmm3
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 80]
    mov r12, rax
    vpaddd xmm12, xmm10, xmmword ptr [rsp + 32]
    vpaddd xmm13, xmm11, xmmword ptr [rsp + 48]
    vpxor xmm6, xmm6, xmm12
    mov r15, rdx
    vpslld xmm14, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm14
    mov rax, r13
    vpxor xmm7, xmm7, xmm13
    vpslld xmm15, xmm7, 12
    vpsrld xmm7, xmm7, 20
    mul qword ptr [rsp + 440]
    vpor xmm7, xmm7, xmm15
    vpaddd xmm2, xmm2, xmm6
    vpaddd xmm3, xmm3, xmm7
    add r12, rax
    adc r15, rdx
    vpxor xmm10, xmm10, xmm2
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 96]
    vpxor xmm11, xmm11, xmm3
    mov rax, r13
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 96]
    vpaddd xmm12, xmm12, xmm10
    vpaddd xmm13, xmm13, xmm11
    mul qword ptr [rcx + 96]
    vmovdqu xmmword ptr [rsp + 32], xmm12
    vmovdqu xmmword ptr [rsp + 48], xmm13
    vpxor xmm6, xmm6, xmm12
    add rbp, rax
    adc r10, rdx
    vpslld xmm14, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm14
    mov rax, r14
    vpxor xmm7, xmm7, xmm13
    vpslld xmm15, xmm7, 7
    vpsrld xmm7, xmm7, 25
    mul qword ptr [rsp + 440]
    vpor xmm7, xmm7, xmm15
    vpaddd xmm0, xmm0, xmm5
    vpaddd xmm1, xmm1, xmm6
    add rbp, rax
    adc r10, rdx
    vpxor xmm11, xmm11, xmm0
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 80]
    vpxor xmm8, xmm8, xmm1
    mov rax, r14
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm11, xmmword ptr [rsp + 32]
    vpaddd xmm13, xmm8, xmmword ptr [rsp + 48]
    and r14, 3
    vpxor xmm5, xmm5, xmm12
    vpslld xmm14, xmm5, 12
    vpsrld xmm5, xmm5, 20
    imul r14, qword ptr [rcx + 96]
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm13
    vpslld xmm15, xmm6, 12
    add r10, r14
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm15
    vpaddd xmm0, xmm0, xmm5
    shr rax, 2
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm11, xmm11, xmm0
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 96]
    mul qword ptr [rsp + 448]
    vpxor xmm8, xmm8, xmm1
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 96]
    vpaddd xmm12, xmm12, xmm11
    mov r13, r15
    vpaddd xmm13, xmm13, xmm8
    vmovdqu xmmword ptr [rsp + 32], xmm12
    vmovdqu xmmword ptr [rsp + 48], xmm13
    add r12, rax
    adc r13, rdx
    vpxor xmm5, xmm5, xmm12
    vpslld xmm14, xmm5, 7
    vpsrld xmm5, xmm5, 25
    add r13, rbp
    adc r10, 0
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm13
    vpslld xmm15, xmm6, 7
    mov r14, r10
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm15
    vpaddd xmm2, xmm2, xmm7
    add r12, qword ptr [rbx + 96]
    adc r13, qword ptr [rbx + 104]
    adc r14, 1
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm9, xmm9, xmm2
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 80]
    mov rax, r12
    vpxor xmm10, xmm10, xmm3
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm9, xmmword ptr [rsp]
    mul qword ptr [rcx + 104]
    vpaddd xmm13, xmm10, xmmword ptr [rsp + 16]
    vpxor xmm7, xmm7, xmm12
    vpslld xmm14, xmm7, 12
    mov rbp, rax
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm14
    vpxor xmm4, xmm4, xmm13
    mov r10, rdx
    vpslld xmm15, xmm4, 12
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm15
    mov rax, r12
    vpaddd xmm2, xmm2, xmm7
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm9, xmm9, xmm2
    mul qword ptr [rcx + 96]
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 96]
    vpxor xmm10, xmm10, xmm3
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 96]
    mov r12, rax
    vpaddd xmm12, xmm12, xmm9
    vpaddd xmm13, xmm13, xmm10
    vmovdqu xmmword ptr [rsp], xmm12
    mov r15, rdx
    vmovdqu xmmword ptr [rsp + 16], xmm13
    vpxor xmm7, xmm7, xmm12
    vpslld xmm14, xmm7, 7
    mov rax, r13
    vpsrld xmm7, xmm7, 25
    vpor xmm7, xmm7, xmm14
    vpxor xmm4, xmm4, xmm13
    mul qword ptr [rsp + 440]
    vpslld xmm15, xmm4, 7
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm15
    add r12, rax
    adc r15, rdx
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpxor xmm8, xmm8, xmm0
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 80]
    mov rax, r13
    vpxor xmm9, xmm9, xmm1
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm8, xmmword ptr [rsp]
    mul qword ptr [rcx + 96]
    vpaddd xmm13, xmm9, xmmword ptr [rsp + 16]
    vpxor xmm4, xmm4, xmm12
    vpslld xmm14, xmm4, 12
    add rbp, rax
    adc r10, rdx
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm13
    mov rax, r14
    vpslld xmm15, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm15
    mul qword ptr [rsp + 440]
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpxor xmm8, xmm8, xmm0
    add rbp, rax
    adc r10, rdx
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 96]
    vpxor xmm9, xmm9, xmm1
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 96]
    mov rax, r14
    vpaddd xmm12, xmm12, xmm8
    vpaddd xmm13, xmm13, xmm9
    vmovdqu xmmword ptr [rsp], xmm12
    and r14, 3
    vmovdqu xmmword ptr [rsp + 16], xmm13
    vpxor xmm4, xmm4, xmm12
    vpslld xmm14, xmm4, 7
    imul r14, qword ptr [rcx + 96]
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm13
    add r10, r14
    vpslld xmm15, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm15
    shr rax, 2
    vpaddd xmm2, xmm2, xmm6
    vpaddd xmm3, xmm3, xmm7
    vpxor xmm10, xmm10, xmm2
    mul qword ptr [rsp + 448]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 80]
    vpxor xmm11, xmm11, xmm3
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 80]
    mov r13, r15
    vpaddd xmm12, xmm10, xmmword ptr [rsp + 32]
    vpaddd xmm13, xmm11, xmmword ptr [rsp + 48]
    vpxor xmm6, xmm6, xmm12
    add r12, rax
    adc r13, rdx
    vpslld xmm14, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm14
    add r13, rbp
    adc r10, 0
    vpxor xmm7, xmm7, xmm13
    vpslld xmm15, xmm7, 12
    vpsrld xmm7, xmm7, 20
    mov r14, r10
    vpor xmm7, xmm7, xmm15
    vpaddd xmm2, xmm2, xmm6
    vpaddd xmm3, xmm3, xmm7
    add r12, qword ptr [rbx + 112]
    adc r13, qword ptr [rbx + 120]
    adc r14, 1
    vpxor xmm10, xmm10, xmm2
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 96]
    vpxor xmm11, xmm11, xmm3
    mov rax, r12
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 96]
    vpaddd xmm12, xmm12, xmm10
    vpaddd xmm13, xmm13, xmm11
    mul qword ptr [rcx + 104]
    vmovdqu xmmword ptr [rsp + 32], xmm12
    vmovdqu xmmword ptr [rsp + 48], xmm13
    vpxor xmm6, xmm6, xmm12
    mov rbp, rax
    vpslld xmm14, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm14
    mov r10, rdx
    vpxor xmm7, xmm7, xmm13
    vpslld xmm15, xmm7, 7
    vpsrld xmm7, xmm7, 25
    mov rax, r12
    vpor xmm7, xmm7, xmm15
    vpaddd xmm0, xmm0, xmm5
    vpaddd xmm1, xmm1, xmm6
    mul qword ptr [rcx + 96]
    vpxor xmm11, xmm11, xmm0
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 80]
    vpxor xmm8, xmm8, xmm1
    mov r12, rax
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm11, xmmword ptr [rsp + 32]
    vpaddd xmm13, xmm8, xmmword ptr [rsp + 48]
    mov r15, rdx
    vpxor xmm5, xmm5, xmm12
    vpslld xmm14, xmm5, 12
    vpsrld xmm5, xmm5, 20
    mov rax, r13
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm13
    vpslld xmm15, xmm6, 12
    mul qword ptr [rsp + 440]
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm15
    vpaddd xmm0, xmm0, xmm5
    add r12, rax
    adc r15, rdx
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm11, xmm11, xmm0
    vpshufb xmm11, xmm11, xmmword ptr [rsp + 96]
    mov rax, r13
    vpxor xmm8, xmm8, xmm1
    vpshufb xmm8, xmm8, xmmword ptr [rsp + 96]
    vpaddd xmm12, xmm12, xmm11
    mul qword ptr [rcx + 96]
    vpaddd xmm13, xmm13, xmm8
    vmovdqu xmmword ptr [rsp + 32], xmm12
    vmovdqu xmmword ptr [rsp + 48], xmm13
    add rbp, rax
    adc r10, rdx
    vpxor xmm5, xmm5, xmm12
    vpslld xmm14, xmm5, 7
    vpsrld xmm5, xmm5, 25
    mov rax, r14
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm13
    vpslld xmm15, xmm6, 7
    mul qword ptr [rsp + 440]
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm15
    vpaddd xmm2, xmm2, xmm7
    add rbp, rax
    adc r10, rdx
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm9, xmm9, xmm2
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 80]
    mov rax, r14
    vpxor xmm10, xmm10, xmm3
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 80]
    vpaddd xmm12, xmm9, xmmword ptr [rsp]
    and r14, 3
    vpaddd xmm13, xmm10, xmmword ptr [rsp + 16]
    vpxor xmm7, xmm7, xmm12
    vpslld xmm14, xmm7, 12
    imul r14, qword ptr [rcx + 96]
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm14
    vpxor xmm4, xmm4, xmm13
    add r10, r14
    vpslld xmm15, xmm4, 12
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm15
    shr rax, 2
    vpaddd xmm2, xmm2, xmm7
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm9, xmm9, xmm2
    mul qword ptr [rsp + 448]
    vpshufb xmm9, xmm9, xmmword ptr [rsp + 96]
    vpxor xmm10, xmm10, xmm3
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 96]
    mov r13, r15
    vpaddd xmm12, xmm12, xmm9
    vpaddd xmm13, xmm13, xmm10
    vmovdqu xmmword ptr [rsp], xmm12
    add r12, rax
    adc r13, rdx
    vmovdqu xmmword ptr [rsp + 16], xmm13
    vpxor xmm7, xmm7, xmm12
    vpslld xmm14, xmm7, 7
    add r13, rbp
    adc r10, 0
    vpsrld xmm7, xmm7, 25
    vpor xmm7, xmm7, xmm14
    vpxor xmm4, xmm4, xmm13
    mov r14, r10
    vpslld xmm15, xmm4, 7
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm15
    add rbx, 128
    sub edi, 1
    jne 4b
    add rbx, 0
    mov rdi, qword ptr [rsp + 416]
    mov rdx, qword ptr [rsp + 424]
    mov r9, qword ptr [rsp + 432]
    vbroadcastss xmm15, dword ptr [rcx]
    vpaddd xmm0, xmm0, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 4]
    vpaddd xmm1, xmm1, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 8]
    vpaddd xmm2, xmm2, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 12]
    vpaddd xmm3, xmm3, xmm15
    vpunpckldq xmm15, xmm0, xmm1
    vpunpckhdq xmm1, xmm0, xmm1
    vpunpckldq xmm0, xmm2, xmm3
    vpunpckhdq xmm3, xmm2, xmm3
    vpunpcklqdq xmm2, xmm15, xmm0
    vpunpckhqdq xmm0, xmm15, xmm0
    vpunpcklqdq xmm15, xmm1, xmm3
    vpunpckhqdq xmm3, xmm1, xmm3
    vbroadcastss xmm1, dword ptr [rcx + 16]
    vpaddd xmm4, xmm4, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 20]
    vpaddd xmm5, xmm5, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 24]
    vpaddd xmm6, xmm6, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 28]
    vpaddd xmm7, xmm7, xmm1
    vpunpckldq xmm1, xmm4, xmm5
    vpunpckhdq xmm5, xmm4, xmm5
    vpunpckldq xmm4, xmm6, xmm7
    vpunpckhdq xmm7, xmm6, xmm7
    vpunpcklqdq xmm6, xmm1, xmm4
    vpunpckhqdq xmm4, xmm1, xmm4
    vpunpcklqdq xmm1, xmm5, xmm7
    vpunpckhqdq xmm7, xmm5, xmm7
    vpxor xmm2, xmm2, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm2
    vpxor xmm6, xmm6, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm6
    vpxor xmm0, xmm0, xmmword ptr [rsi + 64]
    vmovdqu xmmword ptr [rdi + 64], xmm0
    vpxor xmm4, xmm4, xmmword ptr [rsi + 80]
    vmovdqu xmmword ptr [rdi + 80], xmm4
    vpxor xmm15, xmm15, xmmword ptr [rsi + 128]
    vmovdqu xmmword ptr [rdi + 128], xmm15
    vpxor xmm1, xmm1, xmmword ptr [rsi + 144]
    vmovdqu xmmword ptr [rdi + 144], xmm1
    vpxor xmm3, xmm3, xmmword ptr [rsi + 192]
    vmovdqu xmmword ptr [rdi + 192], xmm3
    vpxor xmm7, xmm7, xmmword ptr [rsi + 208]
    vmovdqu xmmword ptr [rdi + 208], xmm7
    vmovdqu xmm7, xmmword ptr [rsp]
    vmovdqu xmm3, xmmword ptr [rsp + 16]
    vmovdqu xmm1, xmmword ptr [rsp + 32]
    vmovdqu xmm15, xmmword ptr [rsp + 48]
    vbroadcastss xmm5, dword ptr [rcx + 32]
    vpaddd xmm7, xmm7, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 36]
    vpaddd xmm3, xmm3, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 40]
    vpaddd xmm1, xmm1, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 44]
    vpaddd xmm15, xmm15, xmm5
    vpunpckldq xmm5, xmm7, xmm3
    vpunpckhdq xmm3, xmm7, xmm3
    vpunpckldq xmm7, xmm1, xmm15
    vpunpckhdq xmm15, xmm1, xmm15
    vpunpcklqdq xmm1, xmm5, xmm7
    vpunpckhqdq xmm7, xmm5, xmm7
    vpunpcklqdq xmm5, xmm3, xmm15
    vpunpckhqdq xmm15, xmm3, xmm15
    vpaddd xmm8, xmm8, xmmword ptr [rsp + 64]
    vbroadcastss xmm3, dword ptr [rcx + 52]
    vpaddd xmm9, xmm9, xmm3
    vbroadcastss xmm3, dword ptr [rcx + 56]
    vpaddd xmm10, xmm10, xmm3
    vbroadcastss xmm3, dword ptr [rcx + 60]
    vpaddd xmm11, xmm11, xmm3
    vpunpckldq xmm3, xmm8, xmm9
    vpunpckhdq xmm9, xmm8, xmm9
    vpunpckldq xmm8, xmm10, xmm11
    vpunpckhdq xmm11, xmm10, xmm11
    vpunpcklqdq xmm10, xmm3, xmm8
    vpunpckhqdq xmm8, xmm3, xmm8
    vpunpcklqdq xmm3, xmm9, xmm11
    vpunpckhqdq xmm11, xmm9, xmm11
    vpxor xmm1, xmm1, xmmword ptr [rsi + 32]
    vmovdqu xmmword ptr [rdi + 32], xmm1
    vpxor xmm10, xmm10, xmmword ptr [rsi + 48]
    vmovdqu xmmword ptr [rdi + 48], xmm10
    vpxor xmm7, xmm7, xmmword ptr [rsi + 96]
    vmovdqu xmmword ptr [rdi + 96], xmm7
    vpxor xmm8, xmm8, xmmword ptr [rsi + 112]
    vmovdqu xmmword ptr [rdi + 112], xmm8
    vpxor xmm5, xmm5, xmmword ptr [rsi + 160]
    vmovdqu xmmword ptr [rdi + 160], xmm5
    vpxor xmm3, xmm3, xmmword ptr [rsi + 176]
    vmovdqu xmmword ptr [rdi + 176], xmm3
    vpxor xmm15, xmm15, xmmword ptr [rsi + 224]
    vmovdqu xmmword ptr [rdi + 224], xmm15
    vpxor xmm11, xmm11, xmmword ptr [rsi + 240]
    vmovdqu xmmword ptr [rdi + 240], xmm11
    add rdi, 256
    add rsi, 256
    sub rdx, 256
    add r9d, 4
    mov qword ptr [rsp + 416], rdi
    mov qword ptr [rsp + 424], rdx
    mov qword ptr [rsp + 432], r9
    cmp rdx, 256
    jae 2b
3:
    mov rbp, r14
    mov r15, r14
    and r14, 3
    shr r15, 2
    and rbp, -4
    add r15, rbp
    add r12, r15
    adc r13, 0
    adc r14, 0
    mov qword ptr [rcx + 64], r12
    mov qword ptr [rcx + 72], r13
    mov qword ptr [rcx + 80], r14
    vpxor xmm0, xmm0, xmm0
    vmovdqu xmmword ptr [rsp], xmm0
    vmovdqu xmmword ptr [rsp + 16], xmm0
    vmovdqu xmmword ptr [rsp + 32], xmm0
    vmovdqu xmmword ptr [rsp + 48], xmm0
    vmovdqu xmmword ptr [rsp + 64], xmm0
    vmovdqu xmmword ptr [rsp + 80], xmm0
    vmovdqu xmmword ptr [rsp + 96], xmm0
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
    xor r10d, r10d
    xor r9d, r9d
    xor eax, eax
    xor edx, edx
    cmp rsp, 0
    mov qword ptr [rsp + 432], rdx
    mov qword ptr [rsp + 440], rdx
    mov qword ptr [rsp + 448], rdx
    mov rbx, qword ptr [rsp + 368]
    mov rbp, qword ptr [rsp + 376]
    mov r12, qword ptr [rsp + 384]
    mov r13, qword ptr [rsp + 392]
    mov r14, qword ptr [rsp + 400]
    mov r15, qword ptr [rsp + 408]
    mov rsp, r11
    ret
