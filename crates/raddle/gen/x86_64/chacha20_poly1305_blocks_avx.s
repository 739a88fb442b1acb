    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 408
    .cfi_def_cfa_offset 416
    and rsp, -32
    .cfi_def_cfa r11, 8
    mov qword ptr [rsp + 320], rbx
    mov qword ptr [rsp + 328], rbp
    mov qword ptr [rsp + 336], r12
    mov qword ptr [rsp + 344], r13
    mov qword ptr [rsp + 352], r14
    mov qword ptr [rsp + 360], r15
    mov rbx, r8
    .cfi_escape 0x10, 0x03, 0x03, 0x77, 0xc0, 0x02
    .cfi_escape 0x10, 0x06, 0x03, 0x77, 0xc8, 0x02
    .cfi_escape 0x10, 0x0c, 0x03, 0x77, 0xd0, 0x02
    .cfi_escape 0x10, 0x0d, 0x03, 0x77, 0xd8, 0x02
    .cfi_escape 0x10, 0x0e, 0x03, 0x77, 0xe0, 0x02
    .cfi_escape 0x10, 0x0f, 0x03, 0x77, 0xe8, 0x02
    mov r8, r9
    mov r9d, dword ptr [rcx + 48]
    mov qword ptr [rsp + 368], rdi
    mov qword ptr [rsp + 376], rdx
    mov qword ptr [rsp + 384], r9
    mov r12, qword ptr [rcx + 64]
    mov r13, qword ptr [rcx + 72]
    mov r14, qword ptr [rcx + 80]
    mov r15, qword ptr [rcx + 104]
    shr r15, 2
    add r15, qword ptr [rcx + 104]
    mov rbp, qword ptr [rcx + 96]
    shl rbp, 2
    add rbp, qword ptr [rcx + 96]
    mov qword ptr [rsp + 392], r15
    mov qword ptr [rsp + 400], rbp
    vmovdqu xmm11, xmmword ptr [r8]
    vmovdqu xmmword ptr [rsp + 32], xmm11
    vmovdqu xmm11, xmmword ptr [r8 + 16]
    vmovdqu xmmword ptr [rsp + 48], xmm11
    cmp rdx, 256
    jb 3f
2:
    vmovd xmm0, r9d
    vpshufd xmm0, xmm0, 0
    vpaddd xmm11, xmm0, xmmword ptr [r8 + 32]
    vmovdqu xmmword ptr [rsp + 16], xmm11
    vmovdqa xmm12, xmm11
    vbroadcastss xmm0, dword ptr [rcx]
    vbroadcastss xmm1, dword ptr [rcx + 4]
    vbroadcastss xmm2, dword ptr [rcx + 8]
    vbroadcastss xmm3, dword ptr [rcx + 12]
    vbroadcastss xmm4, dword ptr [rcx + 16]
    vbroadcastss xmm5, dword ptr [rcx + 20]
    vbroadcastss xmm6, dword ptr [rcx + 24]
    vbroadcastss xmm7, dword ptr [rcx + 28]
    vbroadcastss xmm8, dword ptr [rcx + 32]
    vbroadcastss xmm9, dword ptr [rcx + 36]
    vbroadcastss xmm10, dword ptr [rcx + 40]
    vbroadcastss xmm11, dword ptr [rcx + 44]
    vmovdqu xmmword ptr [rsp], xmm11
    vbroadcastss xmm13, dword ptr [rcx + 52]
    vbroadcastss xmm14, dword ptr [rcx + 56]
    vbroadcastss xmm15, dword ptr [rcx + 60]
    mov edi, 2
4:
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpaddd xmm2, xmm2, xmm6
    add r12, qword ptr [rbx]
    adc r13, qword ptr [rbx + 8]
    adc r14, 1
    vpxor xmm12, xmm12, xmm0
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 32]
    vpxor xmm13, xmm13, xmm1
    mov rax, r12
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 32]
    vpxor xmm14, xmm14, xmm2
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 32]
    mul qword ptr [rcx + 104]
    vpaddd xmm3, xmm3, xmm7
    vpaddd xmm8, xmm8, xmm12
    vpaddd xmm9, xmm9, xmm13
    mov rbp, rax
    vpaddd xmm10, xmm10, xmm14
    vpxor xmm15, xmm15, xmm3
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 32]
    mov r10, rdx
    vpxor xmm4, xmm4, xmm8
    vpslld xmm11, xmm4, 12
    vpsrld xmm4, xmm4, 20
    mov rax, r12
    vpor xmm4, xmm4, xmm11
    vpxor xmm5, xmm5, xmm9
    vpslld xmm11, xmm5, 12
    mul qword ptr [rcx + 96]
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm11
    vpxor xmm6, xmm6, xmm10
    mov r12, rax
    vpslld xmm11, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm11
    mov r15, rdx
    vpaddd xmm11, xmm15, xmmword ptr [rsp]
    vpxor xmm7, xmm7, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    mov rax, r13
    vpslld xmm11, xmm7, 12
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm11
    mul qword ptr [rsp + 392]
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpaddd xmm2, xmm2, xmm6
    add r12, rax
    adc r15, rdx
    vpxor xmm12, xmm12, xmm0
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 48]
    vpxor xmm13, xmm13, xmm1
    mov rax, r13
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 48]
    vpxor xmm14, xmm14, xmm2
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 48]
    mul qword ptr [rcx + 96]
    vpaddd xmm3, xmm3, xmm7
    vpaddd xmm8, xmm8, xmm12
    add rbp, rax
    adc r10, rdx
    vpaddd xmm9, xmm9, xmm13
    vpaddd xmm10, xmm10, xmm14
    vpxor xmm15, xmm15, xmm3
    mov rax, r14
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 48]
    vpxor xmm4, xmm4, xmm8
    vpslld xmm11, xmm4, 7
    mul qword ptr [rsp + 392]
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm11
    vpxor xmm5, xmm5, xmm9
    add rbp, rax
    adc r10, rdx
    vpslld xmm11, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm11
    mov rax, r14
    vpxor xmm6, xmm6, xmm10
    vpslld xmm11, xmm6, 7
    vpsrld xmm6, xmm6, 25
    and r14, 3
    vpor xmm6, xmm6, xmm11
    vpaddd xmm11, xmm15, xmmword ptr [rsp]
    vpxor xmm7, xmm7, xmm11
    imul r14, qword ptr [rcx + 96]
    vmovdqu xmmword ptr [rsp], xmm11
    vpslld xmm11, xmm7, 7
    vpsrld xmm7, xmm7, 25
    add r10, r14
    vpor xmm7, xmm7, xmm11
    vpaddd xmm0, xmm0, xmm5
    vpaddd xmm2, xmm2, xmm7
    shr rax, 2
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm15, xmm15, xmm0
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 32]
    mul qword ptr [rsp + 400]
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm13, xmm13, xmm2
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 32]
    mov r13, r15
    vpxor xmm14, xmm14, xmm3
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 32]
    vpaddd xmm10, xmm10, xmm15
    add r12, rax
    adc r13, rdx
    vpxor xmm12, xmm12, xmm1
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 32]
    vpaddd xmm8, xmm8, xmm13
    add r13, rbp
    adc r10, 0
    vpaddd xmm9, xmm9, xmm14
    vpxor xmm5, xmm5, xmm10
    vpslld xmm11, xmm5, 12
    mov r14, r10
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm11
    vpaddd xmm11, xmm12, xmmword ptr [rsp]
    add r12, qword ptr [rbx + 16]
    adc r13, qword ptr [rbx + 24]
    adc r14, 1
    vpxor xmm6, xmm6, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    mov rax, r12
    vpslld xmm11, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm11
    mul qword ptr [rcx + 104]
    vpxor xmm7, xmm7, xmm8
    vpslld xmm11, xmm7, 12
    vpsrld xmm7, xmm7, 20
    mov rbp, rax
    vpor xmm7, xmm7, xmm11
    vpxor xmm4, xmm4, xmm9
    vpslld xmm11, xmm4, 12
    mov r10, rdx
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm11
    vpaddd xmm0, xmm0, xmm5
    mov rax, r12
    vpaddd xmm2, xmm2, xmm7
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm15, xmm15, xmm0
    mul qword ptr [rcx + 96]
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 48]
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm13, xmm13, xmm2
    mov r12, rax
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 48]
    vpxor xmm14, xmm14, xmm3
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 48]
    mov r15, rdx
    vpaddd xmm10, xmm10, xmm15
    vpxor xmm12, xmm12, xmm1
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 48]
    mov rax, r13
    vpaddd xmm8, xmm8, xmm13
    vpaddd xmm9, xmm9, xmm14
    vpxor xmm5, xmm5, xmm10
    mul qword ptr [rsp + 392]
    vpslld xmm11, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm11
    add r12, rax
    adc r15, rdx
    vpaddd xmm11, xmm12, xmmword ptr [rsp]
    vpxor xmm6, xmm6, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    mov rax, r13
    vpslld xmm11, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm11
    mul qword ptr [rcx + 96]
    vpxor xmm7, xmm7, xmm8
    vpslld xmm11, xmm7, 7
    vpsrld xmm7, xmm7, 25
    add rbp, rax
    adc r10, rdx
    vpor xmm7, xmm7, xmm11
    vpxor xmm4, xmm4, xmm9
    vpslld xmm11, xmm4, 7
    mov rax, r14
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm11
    mul qword ptr [rsp + 392]
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpaddd xmm2, xmm2, xmm6
    add rbp, rax
    adc r10, rdx
    vpxor xmm12, xmm12, xmm0
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 32]
    vpxor xmm13, xmm13, xmm1
    mov rax, r14
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 32]
    vpxor xmm14, xmm14, xmm2
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 32]
    and r14, 3
    vpaddd xmm3, xmm3, xmm7
    vpaddd xmm8, xmm8, xmm12
    vpaddd xmm9, xmm9, xmm13
    imul r14, qword ptr [rcx + 96]
    vpaddd xmm10, xmm10, xmm14
    vpxor xmm15, xmm15, xmm3
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 32]
    add r10, r14
    vpxor xmm4, xmm4, xmm8
    vpslld xmm11, xmm4, 12
    vpsrld xmm4, xmm4, 20
    shr rax, 2
    vpor xmm4, xmm4, xmm11
    vpxor xmm5, xmm5, xmm9
    vpslld xmm11, xmm5, 12
    mul qword ptr [rsp + 400]
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm11
    vpxor xmm6, xmm6, xmm10
    mov r13, r15
    vpslld xmm11, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm11
    add r12, rax
    adc r13, rdx
    vpaddd xmm11, xmm15, xmmword ptr [rsp]
    vpxor xmm7, xmm7, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    add r13, rbp
    adc r10, 0
    vpslld xmm11, xmm7, 12
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm11
    mov r14, r10
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpaddd xmm2, xmm2, xmm6
    add r12, qword ptr [rbx + 32]
    adc r13, qword ptr [rbx + 40]
    adc r14, 1
    vpxor xmm12, xmm12, xmm0
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 48]
    vpxor xmm13, xmm13, xmm1
    mov rax, r12
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 48]
    vpxor xmm14, xmm14, xmm2
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 48]
    mul qword ptr [rcx + 104]
    vpaddd xmm3, xmm3, xmm7
    vpaddd xmm8, xmm8, xmm12
    mov rbp, rax
    vpaddd xmm9, xmm9, xmm13
    vpaddd xmm10, xmm10, xmm14
    vpxor xmm15, xmm15, xmm3
    mov r10, rdx
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 48]
    vpxor xmm4, xmm4, xmm8
    vpslld xmm11, xmm4, 7
    mov rax, r12
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm11
    vpxor xmm5, xmm5, xmm9
    mul qword ptr [rcx + 96]
    vpslld xmm11, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm11
    mov r12, rax
    vpxor xmm6, xmm6, xmm10
    vpslld xmm11, xmm6, 7
    vpsrld xmm6, xmm6, 25
    mov r15, rdx
    vpor xmm6, xmm6, xmm11
    vpaddd xmm11, xmm15, xmmword ptr [rsp]
    vpxor xmm7, xmm7, xmm11
    mov rax, r13
    vmovdqu xmmword ptr [rsp], xmm11
    vpslld xmm11, xmm7, 7
    vpsrld xmm7, xmm7, 25
    mul qword ptr [rsp + 392]
    vpor xmm7, xmm7, xmm11
    vpaddd xmm0, xmm0, xmm5
    vpaddd xmm2, xmm2, xmm7
    add r12, rax
    adc r15, rdx
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm15, xmm15, xmm0
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 32]
    mov rax, r13
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm13, xmm13, xmm2
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 32]
    mul qword ptr [rcx + 96]
    vpxor xmm14, xmm14, xmm3
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 32]
    vpaddd xmm10, xmm10, xmm15
    add rbp, rax
    adc r10, rdx
    vpxor xmm12, xmm12, xmm1
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 32]
    vpaddd xmm8, xmm8, xmm13
    mov rax, r14
    vpaddd xmm9, xmm9, xmm14
    vpxor xmm5, xmm5, xmm10
    vpslld xmm11, xmm5, 12
    mul qword ptr [rsp + 392]
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm11
    vpaddd xmm11, xmm12, xmmword ptr [rsp]
    add rbp, rax
    adc r10, rdx
    vpxor xmm6, xmm6, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    mov rax, r14
    vpslld xmm11, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm11
    and r14, 3
    vpxor xmm7, xmm7, xmm8
    vpslld xmm11, xmm7, 12
    vpsrld xmm7, xmm7, 20
    imul r14, qword ptr [rcx + 96]
    vpor xmm7, xmm7, xmm11
    vpxor xmm4, xmm4, xmm9
    vpslld xmm11, xmm4, 12
    add r10, r14
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm11
    vpaddd xmm0, xmm0, xmm5
    shr rax, 2
    vpaddd xmm2, xmm2, xmm7
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm15, xmm15, xmm0
    mul qword ptr [rsp + 400]
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 48]
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm13, xmm13, xmm2
    mov r13, r15
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 48]
    vpxor xmm14, xmm14, xmm3
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 48]
    add r12, rax
    adc r13, rdx
    vpaddd xmm10, xmm10, xmm15
    vpxor xmm12, xmm12, xmm1
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 48]
    add r13, rbp
    adc r10, 0
    vpaddd xmm8, xmm8, xmm13
    vpaddd xmm9, xmm9, xmm14
    vpxor xmm5, xmm5, xmm10
    mov r14, r10
    vpslld xmm11, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm11
    add r12, qword ptr [rbx + 48]
    adc r13, qword ptr [rbx + 56]
    adc r14, 1
    vpaddd xmm11, xmm12, xmmword ptr [rsp]
    vpxor xmm6, xmm6, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    mov rax, r12
    vpslld xmm11, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm11
    mul qword ptr [rcx + 104]
    vpxor xmm7, xmm7, xmm8
    vpslld xmm11, xmm7, 7
    vpsrld xmm7, xmm7, 25
    mov rbp, rax
    vpor xmm7, xmm7, xmm11
    vpxor xmm4, xmm4, xmm9
    vpslld xmm11, xmm4, 7
    mov r10, rdx
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm11
    mov rax, r12
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpaddd xmm2, xmm2, xmm6
    mul qword ptr [rcx + 96]
    vpxor xmm12, xmm12, xmm0
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 32]
    vpxor xmm13, xmm13, xmm1
    mov r12, rax
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 32]
    vpxor xmm14, xmm14, xmm2
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 32]
    mov r15, rdx
    vpaddd xmm3, xmm3, xmm7
    vpaddd xmm8, xmm8, xmm12
    vpaddd xmm9, xmm9, xmm13
    mov rax, r13
    vpaddd xmm10, xmm10, xmm14
    vpxor xmm15, xmm15, xmm3
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 32]
    mul qword ptr [rsp + 392]
    vpxor xmm4, xmm4, xmm8
    vpslld xmm11, xmm4, 12
    vpsrld xmm4, xmm4, 20
    add r12, rax
    adc r15, rdx
    vpor xmm4, xmm4, xmm11
    vpxor xmm5, xmm5, xmm9
    vpslld xmm11, xmm5, 12
    mov rax, r13
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm11
    vpxor xmm6, xmm6, xmm10
    mul qword ptr [rcx + 96]
    vpslld xmm11, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm11
    add rbp, rax
    adc r10, rdx
    vpaddd xmm11, xmm15, xmmword ptr [rsp]
    vpxor xmm7, xmm7, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    mov rax, r14
    vpslld xmm11, xmm7, 12
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm11
    mul qword ptr [rsp + 392]
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpaddd xmm2, xmm2, xmm6
    add rbp, rax
    adc r10, rdx
    vpxor xmm12, xmm12, xmm0
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 48]
    vpxor xmm13, xmm13, xmm1
    mov rax, r14
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 48]
    vpxor xmm14, xmm14, xmm2
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 48]
    and r14, 3
    vpaddd xmm3, xmm3, xmm7
    vpaddd xmm8, xmm8, xmm12
    imul r14, qword ptr [rcx + 96]
    vpaddd xmm9, xmm9, xmm13
    vpaddd xmm10, xmm10, xmm14
    vpxor xmm15, xmm15, xmm3
    add r10, r14
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 48]
    vpxor xmm4, xmm4, xmm8
    vpslld xmm11, xmm4, 7
    shr rax, 2
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm11
    vpxor xmm5, xmm5, xmm9
    mul qword ptr [rsp + 400]
    vpslld xmm11, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm11
    mov r13, r15
    vpxor xmm6, xmm6, xmm10
    vpslld xmm11, xmm6, 7
    vpsrld xmm6, xmm6, 25
    add r12, rax
    adc r13, rdx
    vpor xmm6, xmm6, xmm11
    vpaddd xmm11, xmm15, xmmword ptr [rsp]
    vpxor xmm7, xmm7, xmm11
    add r13, rbp
    adc r10, 0
    vmovdqu xmmword ptr [rsp], xmm11
    vpslld xmm11, xmm7, 7
    vpsrld xmm7, xmm7, 25
    mov r14, r10
    vpor xmm7, xmm7, xmm11
    vpaddd xmm0, xmm0, xmm5
    vpaddd xmm2, xmm2, xmm7
    add r12, qword ptr [rbx + 64]
    adc r13, qword ptr [rbx + 72]
    adc r14, 1
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm15, xmm15, xmm0
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 32]
    mov rax, r12
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm13, xmm13, xmm2
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 32]
    mul qword ptr [rcx + 104]
    vpxor xmm14, xmm14, xmm3
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 32]
    vpaddd xmm10, xmm10, xmm15
    mov rbp, rax
    vpxor xmm12, xmm12, xmm1
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 32]
    vpaddd xmm8, xmm8, xmm13
    mov r10, rdx
    vpaddd xmm9, xmm9, xmm14
    vpxor xmm5, xmm5, xmm10
    vpslld xmm11, xmm5, 12
    mov rax, r12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm11
    vpaddd xmm11, xmm12, xmmword ptr [rsp]
    mul qword ptr [rcx + 96]
    vpxor xmm6, xmm6, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    mov r12, rax
    vpslld xmm11, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm11
    mov r15, rdx
    vpxor xmm7, xmm7, xmm8
    vpslld xmm11, xmm7, 12
    vpsrld xmm7, xmm7, 20
    mov rax, r13
    vpor xmm7, xmm7, xmm11
    vpxor xmm4, xmm4, xmm9
    vpslld xmm11, xmm4, 12
    mul qword ptr [rsp + 392]
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm11
    vpaddd xmm0, xmm0, xmm5
    add r12, rax
    adc r15, rdx
    vpaddd xmm2, xmm2, xmm7
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm15, xmm15, xmm0
    mov rax, r13
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 48]
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm13, xmm13, xmm2
    mul qword ptr [rcx + 96]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 48]
    vpxor xmm14, xmm14, xmm3
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 48]
    add rbp, rax
    adc r10, rdx
    vpaddd xmm10, xmm10, xmm15
    vpxor xmm12, xmm12, xmm1
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 48]
    mov rax, r14
    vpaddd xmm8, xmm8, xmm13
    vpaddd xmm9, xmm9, xmm14
    vpxor xmm5, xmm5, xmm10
    mul qword ptr [rsp + 392]
    vpslld xmm11, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm11
    add rbp, rax
    adc r10, rdx
    vpaddd xmm11, xmm12, xmmword ptr [rsp]
    vpxor xmm6, xmm6, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    mov rax, r14
    vpslld xmm11, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm11
    and r14, 3
    vpxor xmm7, xmm7, xmm8
    vpslld xmm11, xmm7, 7
    vpsrld xmm7, xmm7, 25
    imul r14, qword ptr [rcx + 96]
    vpor xmm7, xmm7, xmm11
    vpxor xmm4, xmm4, xmm9
    vpslld xmm11, xmm4, 7
    add r10, r14
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm11
    shr rax, 2
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpaddd xmm2, xmm2, xmm6
    mul qword ptr [rsp + 400]
    vpxor xmm12, xmm12, xmm0
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 32]
    vpxor xmm13, xmm13, xmm1
    mov r13, r15
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 32]
    vpxor xmm14, xmm14, xmm2
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 32]
    add r12, rax
    adc r13, rdx
    vpaddd xmm3, xmm3, xmm7
    vpaddd xmm8, xmm8, xmm12
    vpaddd xmm9, xmm9, xmm13
    add r13, rbp
    adc r10, 0
    vpaddd xmm10, xmm10, xmm14
    vpxor xmm15, xmm15, xmm3
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 32]
    mov r14, r10
    vpxor xmm4, xmm4, xmm8
    vpslld xmm11, xmm4, 12
    vpsrld xmm4, xmm4, 20
    add r12, qword ptr [rbx + 80]
    adc r13, qword ptr [rbx + 88]
    adc r14, 1
    vpor xmm4, xmm4, xmm11
    vpxor xmm5, xmm5, xmm9
    vpslld xmm11, xmm5, 12
    mov rax, r12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm11
    vpxor xmm6, xmm6, xmm10
    mul qword ptr [rcx + 104]
    vpslld xmm11, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm11
    mov rbp, rax
    vpaddd xmm11, xmm15, xmmword ptr [rsp]
    vpxor xmm7, xmm7, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    mov r10, rdx
    vpslld xmm11, xmm7, 12
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm11
    mov rax, r12
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpaddd xmm2, xmm2, xmm6
    mul qword ptr [rcx + 96]
    vpxor xmm12, xmm12, xmm0
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 48]
    vpxor xmm13, xmm13, xmm1
    mov r12, rax
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 48]
    vpxor xmm14, xmm14, xmm2
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 48]
    mov r15, rdx
    vpaddd xmm3, xmm3, xmm7
    vpaddd xmm8, xmm8, xmm12
    mov rax, r13
    vpaddd xmm9, xmm9, xmm13
    vpaddd xmm10, xmm10, xmm14
    vpxor xmm15, xmm15, xmm3
    mul qword ptr [rsp + 392]
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 48]
    vpxor xmm4, xmm4, xmm8
    vpslld xmm11, xmm4, 7
    add r12, rax
    adc r15, rdx
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm11
    vpxor xmm5, xmm5, xmm9
    mov rax, r13
    vpslld xmm11, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm11
    mul qword ptr [rcx + 96]
    vpxor xmm6, xmm6, xmm10
    vpslld xmm11, xmm6, 7
    vpsrld xmm6, xmm6, 25
    add rbp, rax
    adc r10, rdx
    vpor xmm6, xmm6, xmm11
    vpaddd xmm11, xmm15, xmmword ptr [rsp]
    vpxor xmm7, xmm7, xmm11
    mov rax, r14
    vmovdqu xmmword ptr [rsp], xmm11
    vpslld xmm11, xmm7, 7
    vpsrld xmm7, xmm7, 25
    mul qword ptr [rsp + 392]
    vpor xmm7, xmm7, xmm11
    vpaddd xmm0, xmm0, xmm5
    vpaddd xmm2, xmm2, xmm7
    add rbp, rax
    adc r10, rdx
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm15, xmm15, xmm0
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 32]
    mov rax, r14
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm13, xmm13, xmm2
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 32]
    and r14, 3
    vpxor xmm14, xmm14, xmm3
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 32]
    vpaddd xmm10, xmm10, xmm15
    imul r14, qword ptr [rcx + 96]
    vpxor xmm12, xmm12, xmm1
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 32]
    vpaddd xmm8, xmm8, xmm13
    add r10, r14
    vpaddd xmm9, xmm9, xmm14
    vpxor xmm5, xmm5, xmm10
    vpslld xmm11, xmm5, 12
    shr rax, 2
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm11
    vpaddd xmm11, xmm12, xmmword ptr [rsp]
    mul qword ptr [rsp + 400]
    vpxor xmm6, xmm6, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    mov r13, r15
    vpslld xmm11, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm11
    add r12, rax
    adc r13, rdx
    vpxor xmm7, xmm7, xmm8
    vpslld xmm11, xmm7, 12
    vpsrld xmm7, xmm7, 20
    add r13, rbp
    adc r10, 0
    vpor xmm7, xmm7, xmm11
    vpxor xmm4, xmm4, xmm9
    vpslld xmm11, xmm4, 12
    mov r14, r10
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm11
    vpaddd xmm0, xmm0, xmm5
    add r12, qword ptr [rbx + 96]
    adc r13, qword ptr [rbx + 104]
    adc r14, 1
    vpaddd xmm2, xmm2, xmm7
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm15, xmm15, xmm0
    mov rax, r12
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 48]
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm13, xmm13, xmm2
    mul qword ptr [rcx + 104]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 48]
    vpxor xmm14, xmm14, xmm3
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 48]
    mov rbp, rax
    vpaddd xmm10, xmm10, xmm15
    vpxor xmm12, xmm12, xmm1
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 48]
    mov r10, rdx
    vpaddd xmm8, xmm8, xmm13
    vpaddd xmm9, xmm9, xmm14
    vpxor xmm5, xmm5, xmm10
    mov rax, r12
    vpslld xmm11, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm11
    mul qword ptr [rcx + 96]
    vpaddd xmm11, xmm12, xmmword ptr [rsp]
    vpxor xmm6, xmm6, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    mov r12, rax
    vpslld xmm11, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm11
    mov r15, rdx
    vpxor xmm7, xmm7, xmm8
    vpslld xmm11, xmm7, 7
    vpsrld xmm7, xmm7, 25
    mov rax, r13
    vpor xmm7, xmm7, xmm11
    vpxor xmm4, xmm4, xmm9
    vpslld xmm11, xmm4, 7
    mul qword ptr [rsp + 392]
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm11
    add r12, rax
    adc r15, rdx
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpaddd xmm2, xmm2, xmm6
    mov rax, r13
    vpxor xmm12, xmm12, xmm0
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 32]
    vpxor xmm13, xmm13, xmm1
    mul qword ptr [rcx + 96]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 32]
    vpxor xmm14, xmm14, xmm2
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 32]
    add rbp, rax
    adc r10, rdx
    vpaddd xmm3, xmm3, xmm7
    vpaddd xmm8, xmm8, xmm12
    vpaddd xmm9, xmm9, xmm13
    mov rax, r14
    vpaddd xmm10, xmm10, xmm14
    vpxor xmm15, xmm15, xmm3
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 32]
    mul qword ptr [rsp + 392]
    vpxor xmm4, xmm4, xmm8
    vpslld xmm11, xmm4, 12
    vpsrld xmm4, xmm4, 20
    add rbp, rax
    adc r10, rdx
    vpor xmm4, xmm4, xmm11
    vpxor xmm5, xmm5, xmm9
    vpslld xmm11, xmm5, 12
    mov rax, r14
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm11
    vpxor xmm6, xmm6, xmm10
    and r14, 3
    vpslld xmm11, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm11
    imul r14, qword ptr [rcx + 96]
    vpaddd xmm11, xmm15, xmmword ptr [rsp]
    vpxor xmm7, xmm7, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    add r10, r14
    vpslld xmm11, xmm7, 12
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm11
    shr rax, 2
    vpaddd xmm0, xmm0, xmm4
    vpaddd xmm1, xmm1, xmm5
    vpaddd xmm2, xmm2, xmm6
    mul qword ptr [rsp + 400]
    vpxor xmm12, xmm12, xmm0
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 48]
    vpxor xmm13, xmm13, xmm1
    mov r13, r15
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 48]
    vpxor xmm14, xmm14, xmm2
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 48]
    add r12, rax
    adc r13, rdx
    vpaddd xmm3, xmm3, xmm7
    vpaddd xmm8, xmm8, xmm12
    add r13, rbp
    adc r10, 0
    vpaddd xmm9, xmm9, xmm13
    vpaddd xmm10, xmm10, xmm14
    vpxor xmm15, xmm15, xmm3
    mov r14, r10
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 48]
    vpxor xmm4, xmm4, xmm8
    vpslld xmm11, xmm4, 7
    add r12, qword ptr [rbx + 112]
    adc r13, qword ptr [rbx + 120]
    adc r14, 1
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm11
    vpxor xmm5, xmm5, xmm9
    mov rax, r12
    vpslld xmm11, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm11
    mul qword ptr [rcx + 104]
    vpxor xmm6, xmm6, xmm10
    vpslld xmm11, xmm6, 7
    vpsrld xmm6, xmm6, 25
    mov rbp, rax
    vpor xmm6, xmm6, xmm11
    vpaddd xmm11, xmm15, xmmword ptr [rsp]
    vpxor xmm7, xmm7, xmm11
    mov r10, rdx
    vmovdqu xmmword ptr [rsp], xmm11
    vpslld xmm11, xmm7, 7
    vpsrld xmm7, xmm7, 25
    mov rax, r12
    vpor xmm7, xmm7, xmm11
    vpaddd xmm0, xmm0, xmm5
    vpaddd xmm2, xmm2, xmm7
    mul qword ptr [rcx + 96]
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm15, xmm15, xmm0
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 32]
    mov r12, rax
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm13, xmm13, xmm2
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 32]
    mov r15, rdx
    vpxor xmm14, xmm14, xmm3
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 32]
    vpaddd xmm10, xmm10, xmm15
    mov rax, r13
    vpxor xmm12, xmm12, xmm1
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 32]
    vpaddd xmm8, xmm8, xmm13
    mul qword ptr [rsp + 392]
    vpaddd xmm9, xmm9, xmm14
    vpxor xmm5, xmm5, xmm10
    vpslld xmm11, xmm5, 12
    add r12, rax
    adc r15, rdx
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm11
    vpaddd xmm11, xmm12, xmmword ptr [rsp]
    mov rax, r13
    vpxor xmm6, xmm6, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    mul qword ptr [rcx + 96]
    vpslld xmm11, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm11
    add rbp, rax
    adc r10, rdx
    vpxor xmm7, xmm7, xmm8
    vpslld xmm11, xmm7, 12
    vpsrld xmm7, xmm7, 20
    mov rax, r14
    vpor xmm7, xmm7, xmm11
    vpxor xmm4, xmm4, xmm9
    vpslld xmm11, xmm4, 12
    mul qword ptr [rsp + 392]
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm11
    vpaddd xmm0, xmm0, xmm5
    add rbp, rax
    adc r10, rdx
    vpaddd xmm2, xmm2, xmm7
    vpaddd xmm3, xmm3, xmm4
    vpxor xmm15, xmm15, xmm0
    mov rax, r14
    vpshufb xmm15, xmm15, xmmword ptr [rsp + 48]
    vpaddd xmm1, xmm1, xmm6
    vpxor xmm13, xmm13, xmm2
    and r14, 3
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 48]
    vpxor xmm14, xmm14, xmm3
    vpshufb xmm14, xmm14, xmmword ptr [rsp + 48]
    imul r14, qword ptr [rcx + 96]
    vpaddd xmm10, xmm10, xmm15
    vpxor xmm12, xmm12, xmm1
    vpshufb xmm12, xmm12, xmmword ptr [rsp + 48]
    add r10, r14
    vpaddd xmm8, xmm8, xmm13
    vpaddd xmm9, xmm9, xmm14
    vpxor xmm5, xmm5, xmm10
    shr rax, 2
    vpslld xmm11, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm11
    mul qword ptr [rsp + 400]
    vpaddd xmm11, xmm12, xmmword ptr [rsp]
    vpxor xmm6, xmm6, xmm11
    vmovdqu xmmword ptr [rsp], xmm11
    mov r13, r15
    vpslld xmm11, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm11
    add r12, rax
    adc r13, rdx
    vpxor xmm7, xmm7, xmm8
    vpslld xmm11, xmm7, 7
    vpsrld xmm7, xmm7, 25
    add r13, rbp
    adc r10, 0
    vpor xmm7, xmm7, xmm11
    vpxor xmm4, xmm4, xmm9
    vpslld xmm11, xmm4, 7
    mov r14, r10
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm11
    add rbx, 128
    sub edi, 1
    jne 4b
    add rbx, 0
    mov rdi, qword ptr [rsp + 368]
    mov rdx, qword ptr [rsp + 376]
    mov r9, qword ptr [rsp + 384]
    vbroadcastss xmm11, dword ptr [rcx]
    vpaddd xmm0, xmm0, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 4]
    vpaddd xmm1, xmm1, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 8]
    vpaddd xmm2, xmm2, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 12]
    vpaddd xmm3, xmm3, xmm11
    vpunpckldq xmm11, xmm0, xmm1
    vpunpckhdq xmm1, xmm0, xmm1
    vpunpckldq xmm0, xmm2, xmm3
    vpunpckhdq xmm3, xmm2, xmm3
    vpunpcklqdq xmm2, xmm11, xmm0
    vpunpckhqdq xmm0, xmm11, xmm0
    vpunpcklqdq xmm11, xmm1, xmm3
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
    vpxor xmm11, xmm11, xmmword ptr [rsi + 128]
    vmovdqu xmmword ptr [rdi + 128], xmm11
    vpxor xmm1, xmm1, xmmword ptr [rsi + 144]
    vmovdqu xmmword ptr [rdi + 144], xmm1
    vpxor xmm3, xmm3, xmmword ptr [rsi + 192]
    vmovdqu xmmword ptr [rdi + 192], xmm3
    vpxor xmm7, xmm7, xmmword ptr [rsi + 208]
    vmovdqu xmmword ptr [rdi + 208], xmm7
    vmovdqu xmm7, xmmword ptr [rsp]
    vbroadcastss xmm5, dword ptr [rcx + 32]
    vpaddd xmm8, xmm8, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 36]
    vpaddd xmm9, xmm9, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 40]
    vpaddd xmm10, xmm10, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 44]
    vpaddd xmm7, xmm7, xmm5
    vpunpckldq xmm5, xmm8, xmm9
    vpunpckhdq xmm9, xmm8, xmm9
    vpunpckldq xmm8, xmm10, xmm7
    vpunpckhdq xmm7, xmm10, xmm7
    vpunpcklqdq xmm10, xmm5, xmm8
    vpunpckhqdq xmm8, xmm5, xmm8
    vpunpcklqdq xmm5, xmm9, xmm7
    vpunpckhqdq xmm7, xmm9, xmm7
    vpaddd xmm12, xmm12, xmmword ptr [rsp + 16]
    vbroadcastss xmm9, dword ptr [rcx + 52]
    vpaddd xmm13, xmm13, xmm9
    vbroadcastss xmm9, dword ptr [rcx + 56]
    vpaddd xmm14, xmm14, xmm9
    vbroadcastss xmm9, dword ptr [rcx + 60]
    vpaddd xmm15, xmm15, xmm9
    vpunpckldq xmm9, xmm12, xmm13
    vpunpckhdq xmm13, xmm12, xmm13
    vpunpckldq xmm12, xmm14, xmm15
    vpunpckhdq xmm15, xmm14, xmm15
    vpunpcklqdq xmm14, xmm9, xmm12
    vpunpckhqdq xmm12, xmm9, xmm12
    vpunpcklqdq xmm9, xmm13, xmm15
    vpunpckhqdq xmm15, xmm13, xmm15
    vpxor xmm10, xmm10, xmmword ptr [rsi + 32]
    vmovdqu xmmword ptr [rdi + 32], xmm10
    vpxor xmm14, xmm14, xmmword ptr [rsi + 48]
    vmovdqu xmmword ptr [rdi + 48], xmm14
    vpxor xmm8, xmm8, xmmword ptr [rsi + 96]
    vmovdqu xmmword ptr [rdi + 96], xmm8
    vpxor xmm12, xmm12, xmmword ptr [rsi + 112]
    vmovdqu xmmword ptr [rdi + 112], xmm12
    vpxor xmm5, xmm5, xmmword ptr [rsi + 160]
    vmovdqu xmmword ptr [rdi + 160], xmm5
    vpxor xmm9, xmm9, xmmword ptr [rsi + 176]
    vmovdqu xmmword ptr [rdi + 176], xmm9
    vpxor xmm7, xmm7, xmmword ptr [rsi + 224]
    vmovdqu xmmword ptr [rdi + 224], xmm7
    vpxor xmm15, xmm15, xmmword ptr [rsi + 240]
    vmovdqu xmmword ptr [rdi + 240], xmm15
    add rdi, 256
    add rsi, 256
    sub rdx, 256
    add r9d, 4
    mov qword ptr [rsp + 368], rdi
    mov qword ptr [rsp + 376], rdx
    mov qword ptr [rsp + 384], r9
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
    mov qword ptr [rsp + 384], rdx
    mov qword ptr [rsp + 392], rdx
    mov qword ptr [rsp + 400], rdx
    mov rbx, qword ptr [rsp + 320]
    mov rbp, qword ptr [rsp + 328]
    mov r12, qword ptr [rsp + 336]
    mov r13, qword ptr [rsp + 344]
    mov r14, qword ptr [rsp + 352]
    mov r15, qword ptr [rsp + 360]
    mov rsp, r11
    .cfi_def_cfa rsp, 8
    .cfi_restore rbx
    .cfi_restore rbp
    .cfi_restore r12
    .cfi_restore r13
    .cfi_restore r14
    .cfi_restore r15
    ret
    .cfi_endproc
