    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 1048
    .cfi_def_cfa_offset 1056
    and rsp, -32
    .cfi_def_cfa r11, 8
    mov qword ptr [rsp + 960], rbx
    mov qword ptr [rsp + 968], rbp
    mov qword ptr [rsp + 976], r12
    mov qword ptr [rsp + 984], r13
    mov qword ptr [rsp + 992], r14
    mov qword ptr [rsp + 1000], r15
    mov rbx, r8
    .cfi_escape 0x10, 0x03, 0x03, 0x77, 0xc0, 0x07
    .cfi_escape 0x10, 0x06, 0x03, 0x77, 0xc8, 0x07
    .cfi_escape 0x10, 0x0c, 0x03, 0x77, 0xd0, 0x07
    .cfi_escape 0x10, 0x0d, 0x03, 0x77, 0xd8, 0x07
    .cfi_escape 0x10, 0x0e, 0x03, 0x77, 0xe0, 0x07
    .cfi_escape 0x10, 0x0f, 0x03, 0x77, 0xe8, 0x07
    mov r8, r9
    mov r9d, dword ptr [rcx + 48]
    mov qword ptr [rsp + 1008], rdi
    mov qword ptr [rsp + 1016], rdx
    mov qword ptr [rsp + 1024], r9
    mov r12, qword ptr [rcx + 64]
    mov r13, qword ptr [rcx + 72]
    mov r14, qword ptr [rcx + 80]
    mov r15, qword ptr [rcx + 104]
    shr r15, 2
    add r15, qword ptr [rcx + 104]
    mov rbp, qword ptr [rcx + 96]
    shl rbp, 2
    add rbp, qword ptr [rcx + 96]
    mov qword ptr [rsp + 1032], r15
    mov qword ptr [rsp + 1040], rbp
    vmovdqu xmm14, xmmword ptr [r8]
    vmovdqu xmmword ptr [rsp + 416], xmm14
    vmovdqu xmm14, xmmword ptr [r8 + 16]
    vmovdqu xmmword ptr [rsp + 432], xmm14
    cmp rdx, 512
    jb 3f
2:
    vmovd xmm0, r9d
    vpshufd xmm0, xmm0, 0
    vpaddd xmm14, xmm0, xmmword ptr [r8 + 32]
    vmovdqu xmmword ptr [rsp + 384], xmm14
    vmovdqu xmmword ptr [rsp + 128], xmm14
    vpaddd xmm14, xmm0, xmmword ptr [r8 + 48]
    vmovdqu xmmword ptr [rsp + 400], xmm14
    vmovdqu xmmword ptr [rsp + 320], xmm14
    vbroadcastss xmm14, dword ptr [rcx]
    vmovdqu xmmword ptr [rsp], xmm14
    vmovdqu xmmword ptr [rsp + 192], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 4]
    vmovdqu xmmword ptr [rsp + 16], xmm14
    vmovdqu xmmword ptr [rsp + 208], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 8]
    vmovdqu xmmword ptr [rsp + 32], xmm14
    vmovdqu xmmword ptr [rsp + 224], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 12]
    vmovdqu xmmword ptr [rsp + 48], xmm14
    vmovdqu xmmword ptr [rsp + 240], xmm14
    vbroadcastss xmm0, dword ptr [rcx + 16]
    vmovdqa xmm4, xmm0
    vbroadcastss xmm1, dword ptr [rcx + 20]
    vmovdqa xmm5, xmm1
    vbroadcastss xmm2, dword ptr [rcx + 24]
    vmovdqa xmm6, xmm2
    vbroadcastss xmm3, dword ptr [rcx + 28]
    vmovdqa xmm7, xmm3
    vbroadcastss xmm14, dword ptr [rcx + 32]
    vmovdqu xmmword ptr [rsp + 64], xmm14
    vmovdqu xmmword ptr [rsp + 256], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 36]
    vmovdqu xmmword ptr [rsp + 80], xmm14
    vmovdqu xmmword ptr [rsp + 272], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 40]
    vmovdqu xmmword ptr [rsp + 96], xmm14
    vmovdqu xmmword ptr [rsp + 288], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 44]
    vmovdqu xmmword ptr [rsp + 112], xmm14
    vmovdqu xmmword ptr [rsp + 304], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 52]
    vmovdqu xmmword ptr [rsp + 144], xmm14
    vmovdqu xmmword ptr [rsp + 336], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 56]
    vmovdqu xmmword ptr [rsp + 160], xmm14
    vmovdqu xmmword ptr [rsp + 352], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 60]
    vmovdqu xmmword ptr [rsp + 176], xmm14
    vmovdqu xmmword ptr [rsp + 368], xmm14
    mov edi, 10
4:
    vmovdqu xmm8, xmmword ptr [rsp]
    vmovdqu xmm11, xmmword ptr [rsp + 16]
    vpaddd xmm8, xmm8, xmm0
    vpaddd xmm11, xmm11, xmm1
    add r12, qword ptr [rbx]
    adc r13, qword ptr [rbx + 8]
    adc r14, 1
    vpxor xmm10, xmm8, xmmword ptr [rsp + 128]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 144]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    mov rax, r12
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 64]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 80]
    vpxor xmm0, xmm0, xmm9
    vpslld xmm14, xmm0, 12
    mul qword ptr [rcx + 104]
    vpsrld xmm0, xmm0, 20
    vpor xmm0, xmm0, xmm14
    vpxor xmm1, xmm1, xmm12
    vpslld xmm15, xmm1, 12
    mov rbp, rax
    vpsrld xmm1, xmm1, 20
    vpor xmm1, xmm1, xmm15
    vpaddd xmm8, xmm8, xmm0
    mov r10, rdx
    vpaddd xmm11, xmm11, xmm1
    vmovdqu xmmword ptr [rsp], xmm8
    vmovdqu xmmword ptr [rsp + 16], xmm11
    vpxor xmm10, xmm10, xmm8
    mov rax, r12
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 128], xmm10
    mul qword ptr [rcx + 96]
    vmovdqu xmmword ptr [rsp + 144], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 64], xmm9
    mov r12, rax
    vmovdqu xmmword ptr [rsp + 80], xmm12
    vpxor xmm0, xmm0, xmm9
    vpslld xmm14, xmm0, 7
    mov r15, rdx
    vpsrld xmm0, xmm0, 25
    vpor xmm0, xmm0, xmm14
    vpxor xmm1, xmm1, xmm12
    vpslld xmm15, xmm1, 7
    mov rax, r13
    vpsrld xmm1, xmm1, 25
    vpor xmm1, xmm1, xmm15
    vmovdqu xmm8, xmmword ptr [rsp + 32]
    vmovdqu xmm11, xmmword ptr [rsp + 48]
    mul qword ptr [rsp + 1032]
    vpaddd xmm8, xmm8, xmm2
    vpaddd xmm11, xmm11, xmm3
    vpxor xmm10, xmm8, xmmword ptr [rsp + 160]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    add r12, rax
    adc r15, rdx
    vpxor xmm13, xmm11, xmmword ptr [rsp + 176]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 96]
    mov rax, r13
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 112]
    vpxor xmm2, xmm2, xmm9
    vpslld xmm14, xmm2, 12
    vpsrld xmm2, xmm2, 20
    mul qword ptr [rcx + 96]
    vpor xmm2, xmm2, xmm14
    vpxor xmm3, xmm3, xmm12
    vpslld xmm15, xmm3, 12
    vpsrld xmm3, xmm3, 20
    add rbp, rax
    adc r10, rdx
    vpor xmm3, xmm3, xmm15
    vpaddd xmm8, xmm8, xmm2
    vpaddd xmm11, xmm11, xmm3
    vmovdqu xmmword ptr [rsp + 32], xmm8
    mov rax, r14
    vmovdqu xmmword ptr [rsp + 48], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    mul qword ptr [rsp + 1032]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 160], xmm10
    vmovdqu xmmword ptr [rsp + 176], xmm13
    add rbp, rax
    adc r10, rdx
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 96], xmm9
    vmovdqu xmmword ptr [rsp + 112], xmm12
    mov rax, r14
    vpxor xmm2, xmm2, xmm9
    vpslld xmm14, xmm2, 7
    vpsrld xmm2, xmm2, 25
    vpor xmm2, xmm2, xmm14
    and r14, 3
    vpxor xmm3, xmm3, xmm12
    vpslld xmm15, xmm3, 7
    vpsrld xmm3, xmm3, 25
    vpor xmm3, xmm3, xmm15
    imul r14, qword ptr [rcx + 96]
    vmovdqu xmm8, xmmword ptr [rsp + 192]
    vmovdqu xmm11, xmmword ptr [rsp + 208]
    vpaddd xmm8, xmm8, xmm4
    add r10, r14
    vpaddd xmm11, xmm11, xmm5
    vpxor xmm10, xmm8, xmmword ptr [rsp + 320]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 336]
    shr rax, 2
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 256]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 272]
    vpxor xmm4, xmm4, xmm9
    mul qword ptr [rsp + 1040]
    vpslld xmm14, xmm4, 12
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm12
    mov r13, r15
    vpslld xmm15, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm15
    add r12, rax
    adc r13, rdx
    vpaddd xmm8, xmm8, xmm4
    vpaddd xmm11, xmm11, xmm5
    vmovdqu xmmword ptr [rsp + 192], xmm8
    vmovdqu xmmword ptr [rsp + 208], xmm11
    add r13, rbp
    adc r10, 0
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    mov r14, r10
    vmovdqu xmmword ptr [rsp + 320], xmm10
    vmovdqu xmmword ptr [rsp + 336], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    add r12, qword ptr [rbx + 16]
    adc r13, qword ptr [rbx + 24]
    adc r14, 1
    vmovdqu xmmword ptr [rsp + 256], xmm9
    vmovdqu xmmword ptr [rsp + 272], xmm12
    vpxor xmm4, xmm4, xmm9
    mov rax, r12
    vpslld xmm14, xmm4, 7
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm12
    mul qword ptr [rcx + 104]
    vpslld xmm15, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm15
    vmovdqu xmm8, xmmword ptr [rsp + 224]
    mov rbp, rax
    vmovdqu xmm11, xmmword ptr [rsp + 240]
    vpaddd xmm8, xmm8, xmm6
    vpaddd xmm11, xmm11, xmm7
    vpxor xmm10, xmm8, xmmword ptr [rsp + 352]
    mov r10, rdx
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 368]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    mov rax, r12
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 288]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 304]
    vpxor xmm6, xmm6, xmm9
    vpslld xmm14, xmm6, 12
    mul qword ptr [rcx + 96]
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm14
    vpxor xmm7, xmm7, xmm12
    vpslld xmm15, xmm7, 12
    mov r12, rax
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm15
    vpaddd xmm8, xmm8, xmm6
    vpaddd xmm11, xmm11, xmm7
    mov r15, rdx
    vmovdqu xmmword ptr [rsp + 224], xmm8
    vmovdqu xmmword ptr [rsp + 240], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    mov rax, r13
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 352], xmm10
    mul qword ptr [rsp + 1032]
    vmovdqu xmmword ptr [rsp + 368], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 288], xmm9
    add r12, rax
    adc r15, rdx
    vmovdqu xmmword ptr [rsp + 304], xmm12
    vpxor xmm6, xmm6, xmm9
    vpslld xmm14, xmm6, 7
    vpsrld xmm6, xmm6, 25
    mov rax, r13
    vpor xmm6, xmm6, xmm14
    vpxor xmm7, xmm7, xmm12
    vpslld xmm15, xmm7, 7
    vpsrld xmm7, xmm7, 25
    mul qword ptr [rcx + 96]
    vpor xmm7, xmm7, xmm15
    vmovdqu xmm8, xmmword ptr [rsp]
    vmovdqu xmm11, xmmword ptr [rsp + 16]
    add rbp, rax
    adc r10, rdx
    vpaddd xmm8, xmm8, xmm1
    vpaddd xmm11, xmm11, xmm2
    vpxor xmm10, xmm8, xmmword ptr [rsp + 176]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    mov rax, r14
    vpxor xmm13, xmm11, xmmword ptr [rsp + 128]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 96]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 112]
    mul qword ptr [rsp + 1032]
    vpxor xmm1, xmm1, xmm9
    vpslld xmm14, xmm1, 12
    vpsrld xmm1, xmm1, 20
    vpor xmm1, xmm1, xmm14
    add rbp, rax
    adc r10, rdx
    vpxor xmm2, xmm2, xmm12
    vpslld xmm15, xmm2, 12
    vpsrld xmm2, xmm2, 20
    mov rax, r14
    vpor xmm2, xmm2, xmm15
    vpaddd xmm8, xmm8, xmm1
    vpaddd xmm11, xmm11, xmm2
    vmovdqu xmmword ptr [rsp], xmm8
    and r14, 3
    vmovdqu xmmword ptr [rsp + 16], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    imul r14, qword ptr [rcx + 96]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 176], xmm10
    vmovdqu xmmword ptr [rsp + 128], xmm13
    vpaddd xmm9, xmm9, xmm10
    add r10, r14
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 96], xmm9
    vmovdqu xmmword ptr [rsp + 112], xmm12
    shr rax, 2
    vpxor xmm1, xmm1, xmm9
    vpslld xmm14, xmm1, 7
    vpsrld xmm1, xmm1, 25
    vpor xmm1, xmm1, xmm14
    mul qword ptr [rsp + 1040]
    vpxor xmm2, xmm2, xmm12
    vpslld xmm15, xmm2, 7
    vpsrld xmm2, xmm2, 25
    vpor xmm2, xmm2, xmm15
    mov r13, r15
    vmovdqu xmm8, xmmword ptr [rsp + 32]
    vmovdqu xmm11, xmmword ptr [rsp + 48]
    vpaddd xmm8, xmm8, xmm3
    vpaddd xmm11, xmm11, xmm0
    add r12, rax
    adc r13, rdx
    vpxor xmm10, xmm8, xmmword ptr [rsp + 144]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 160]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    add r13, rbp
    adc r10, 0
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 64]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 80]
    vpxor xmm3, xmm3, xmm9
    mov r14, r10
    vpslld xmm14, xmm3, 12
    vpsrld xmm3, xmm3, 20
    vpor xmm3, xmm3, xmm14
    vpxor xmm0, xmm0, xmm12
    add r12, qword ptr [rbx + 32]
    adc r13, qword ptr [rbx + 40]
    adc r14, 1
    vpslld xmm15, xmm0, 12
    vpsrld xmm0, xmm0, 20
    vpor xmm0, xmm0, xmm15
    vpaddd xmm8, xmm8, xmm3
    mov rax, r12
    vpaddd xmm11, xmm11, xmm0
    vmovdqu xmmword ptr [rsp + 32], xmm8
    vmovdqu xmmword ptr [rsp + 48], xmm11
    vpxor xmm10, xmm10, xmm8
    mul qword ptr [rcx + 104]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    mov rbp, rax
    vmovdqu xmmword ptr [rsp + 144], xmm10
    vmovdqu xmmword ptr [rsp + 160], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    mov r10, rdx
    vmovdqu xmmword ptr [rsp + 64], xmm9
    vmovdqu xmmword ptr [rsp + 80], xmm12
    vpxor xmm3, xmm3, xmm9
    vpslld xmm14, xmm3, 7
    mov rax, r12
    vpsrld xmm3, xmm3, 25
    vpor xmm3, xmm3, xmm14
    vpxor xmm0, xmm0, xmm12
    vpslld xmm15, xmm0, 7
    mul qword ptr [rcx + 96]
    vpsrld xmm0, xmm0, 25
    vpor xmm0, xmm0, xmm15
    vmovdqu xmm8, xmmword ptr [rsp + 192]
    mov r12, rax
    vmovdqu xmm11, xmmword ptr [rsp + 208]
    vpaddd xmm8, xmm8, xmm5
    vpaddd xmm11, xmm11, xmm6
    vpxor xmm10, xmm8, xmmword ptr [rsp + 368]
    mov r15, rdx
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 320]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 288]
    mov rax, r13
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 304]
    vpxor xmm5, xmm5, xmm9
    vpslld xmm14, xmm5, 12
    vpsrld xmm5, xmm5, 20
    mul qword ptr [rsp + 1032]
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm12
    vpslld xmm15, xmm6, 12
    add r12, rax
    adc r15, rdx
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm15
    vpaddd xmm8, xmm8, xmm5
    vpaddd xmm11, xmm11, xmm6
    mov rax, r13
    vmovdqu xmmword ptr [rsp + 192], xmm8
    vmovdqu xmmword ptr [rsp + 208], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    mul qword ptr [rcx + 96]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 368], xmm10
    vmovdqu xmmword ptr [rsp + 320], xmm13
    add rbp, rax
    adc r10, rdx
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 288], xmm9
    vmovdqu xmmword ptr [rsp + 304], xmm12
    mov rax, r14
    vpxor xmm5, xmm5, xmm9
    vpslld xmm14, xmm5, 7
    vpsrld xmm5, xmm5, 25
    mul qword ptr [rsp + 1032]
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm12
    vpslld xmm15, xmm6, 7
    vpsrld xmm6, xmm6, 25
    add rbp, rax
    adc r10, rdx
    vpor xmm6, xmm6, xmm15
    vmovdqu xmm8, xmmword ptr [rsp + 224]
    vmovdqu xmm11, xmmword ptr [rsp + 240]
    vpaddd xmm8, xmm8, xmm7
    mov rax, r14
    vpaddd xmm11, xmm11, xmm4
    vpxor xmm10, xmm8, xmmword ptr [rsp + 336]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 352]
    and r14, 3
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 256]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 272]
    imul r14, qword ptr [rcx + 96]
    vpxor xmm7, xmm7, xmm9
    vpslld xmm14, xmm7, 12
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm14
    add r10, r14
    vpxor xmm4, xmm4, xmm12
    vpslld xmm15, xmm4, 12
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm15
    shr rax, 2
    vpaddd xmm8, xmm8, xmm7
    vpaddd xmm11, xmm11, xmm4
    vmovdqu xmmword ptr [rsp + 224], xmm8
    vmovdqu xmmword ptr [rsp + 240], xmm11
    mul qword ptr [rsp + 1040]
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    mov r13, r15
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 336], xmm10
    vmovdqu xmmword ptr [rsp + 352], xmm13
    vpaddd xmm9, xmm9, xmm10
    add r12, rax
    adc r13, rdx
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 256], xmm9
    vmovdqu xmmword ptr [rsp + 272], xmm12
    vpxor xmm7, xmm7, xmm9
    add r13, rbp
    adc r10, 0
    vpslld xmm14, xmm7, 7
    vpsrld xmm7, xmm7, 25
    vpor xmm7, xmm7, xmm14
    vpxor xmm4, xmm4, xmm12
    mov r14, r10
    vpslld xmm15, xmm4, 7
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm15
    add rbx, 48
    sub edi, 1
    jne 4b
    add r12, qword ptr [rbx]
    adc r13, qword ptr [rbx + 8]
    adc r14, 1
    mov rax, r12
    mul qword ptr [rcx + 104]
    mov rbp, rax
    mov r10, rdx
    mov rax, r12
    mul qword ptr [rcx + 96]
    mov r12, rax
    mov r15, rdx
    mov rax, r13
    mul qword ptr [rsp + 1032]
    add r12, rax
    adc r15, rdx
    mov rax, r13
    mul qword ptr [rcx + 96]
    add rbp, rax
    adc r10, rdx
    mov rax, r14
    mul qword ptr [rsp + 1032]
    add rbp, rax
    adc r10, rdx
    mov rax, r14
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r10, r14
    shr rax, 2
    mul qword ptr [rsp + 1040]
    mov r13, r15
    add r12, rax
    adc r13, rdx
    add r13, rbp
    adc r10, 0
    mov r14, r10
    add r12, qword ptr [rbx + 16]
    adc r13, qword ptr [rbx + 24]
    adc r14, 1
    mov rax, r12
    mul qword ptr [rcx + 104]
    mov rbp, rax
    mov r10, rdx
    mov rax, r12
    mul qword ptr [rcx + 96]
    mov r12, rax
    mov r15, rdx
    mov rax, r13
    mul qword ptr [rsp + 1032]
    add r12, rax
    adc r15, rdx
    mov rax, r13
    mul qword ptr [rcx + 96]
    add rbp, rax
    adc r10, rdx
    mov rax, r14
    mul qword ptr [rsp + 1032]
    add rbp, rax
    adc r10, rdx
    mov rax, r14
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r10, r14
    shr rax, 2
    mul qword ptr [rsp + 1040]
    mov r13, r15
    add r12, rax
    adc r13, rdx
    add r13, rbp
    adc r10, 0
    mov r14, r10
    add rbx, 32
    mov rdi, qword ptr [rsp + 1008]
    mov rdx, qword ptr [rsp + 1016]
    mov r9, qword ptr [rsp + 1024]
    vmovdqu xmm14, xmmword ptr [rsp]
    vmovdqu xmm13, xmmword ptr [rsp + 16]
    vmovdqu xmm12, xmmword ptr [rsp + 32]
    vmovdqu xmm11, xmmword ptr [rsp + 48]
    vbroadcastss xmm15, dword ptr [rcx]
    vpaddd xmm14, xmm14, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 4]
    vpaddd xmm13, xmm13, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 8]
    vpaddd xmm12, xmm12, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 12]
    vpaddd xmm11, xmm11, xmm15
    vpunpckldq xmm15, xmm14, xmm13
    vpunpckhdq xmm13, xmm14, xmm13
    vpunpckldq xmm14, xmm12, xmm11
    vpunpckhdq xmm11, xmm12, xmm11
    vpunpcklqdq xmm12, xmm15, xmm14
    vpunpckhqdq xmm14, xmm15, xmm14
    vpunpcklqdq xmm15, xmm13, xmm11
    vpunpckhqdq xmm11, xmm13, xmm11
    vbroadcastss xmm13, dword ptr [rcx + 16]
    vpaddd xmm0, xmm0, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 20]
    vpaddd xmm1, xmm1, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 24]
    vpaddd xmm2, xmm2, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 28]
    vpaddd xmm3, xmm3, xmm13
    vpunpckldq xmm13, xmm0, xmm1
    vpunpckhdq xmm1, xmm0, xmm1
    vpunpckldq xmm0, xmm2, xmm3
    vpunpckhdq xmm3, xmm2, xmm3
    vpunpcklqdq xmm2, xmm13, xmm0
    vpunpckhqdq xmm0, xmm13, xmm0
    vpunpcklqdq xmm13, xmm1, xmm3
    vpunpckhqdq xmm3, xmm1, xmm3
    vpxor xmm12, xmm12, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm12
    vpxor xmm2, xmm2, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm2
    vpxor xmm14, xmm14, xmmword ptr [rsi + 64]
    vmovdqu xmmword ptr [rdi + 64], xmm14
    vpxor xmm0, xmm0, xmmword ptr [rsi + 80]
    vmovdqu xmmword ptr [rdi + 80], xmm0
    vpxor xmm15, xmm15, xmmword ptr [rsi + 128]
    vmovdqu xmmword ptr [rdi + 128], xmm15
    vpxor xmm13, xmm13, xmmword ptr [rsi + 144]
    vmovdqu xmmword ptr [rdi + 144], xmm13
    vpxor xmm11, xmm11, xmmword ptr [rsi + 192]
    vmovdqu xmmword ptr [rdi + 192], xmm11
    vpxor xmm3, xmm3, xmmword ptr [rsi + 208]
    vmovdqu xmmword ptr [rdi + 208], xmm3
    vmovdqu xmm3, xmmword ptr [rsp + 64]
    vmovdqu xmm11, xmmword ptr [rsp + 80]
    vmovdqu xmm13, xmmword ptr [rsp + 96]
    vmovdqu xmm15, xmmword ptr [rsp + 112]
    vbroadcastss xmm1, dword ptr [rcx + 32]
    vpaddd xmm3, xmm3, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 36]
    vpaddd xmm11, xmm11, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 40]
    vpaddd xmm13, xmm13, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 44]
    vpaddd xmm15, xmm15, xmm1
    vpunpckldq xmm1, xmm3, xmm11
    vpunpckhdq xmm11, xmm3, xmm11
    vpunpckldq xmm3, xmm13, xmm15
    vpunpckhdq xmm15, xmm13, xmm15
    vpunpcklqdq xmm13, xmm1, xmm3
    vpunpckhqdq xmm3, xmm1, xmm3
    vpunpcklqdq xmm1, xmm11, xmm15
    vpunpckhqdq xmm15, xmm11, xmm15
    vmovdqu xmm0, xmmword ptr [rsp + 128]
    vmovdqu xmm14, xmmword ptr [rsp + 144]
    vmovdqu xmm2, xmmword ptr [rsp + 160]
    vmovdqu xmm12, xmmword ptr [rsp + 176]
    vpaddd xmm0, xmm0, xmmword ptr [rsp + 384]
    vbroadcastss xmm11, dword ptr [rcx + 52]
    vpaddd xmm14, xmm14, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 56]
    vpaddd xmm2, xmm2, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 60]
    vpaddd xmm12, xmm12, xmm11
    vpunpckldq xmm11, xmm0, xmm14
    vpunpckhdq xmm14, xmm0, xmm14
    vpunpckldq xmm0, xmm2, xmm12
    vpunpckhdq xmm12, xmm2, xmm12
    vpunpcklqdq xmm2, xmm11, xmm0
    vpunpckhqdq xmm0, xmm11, xmm0
    vpunpcklqdq xmm11, xmm14, xmm12
    vpunpckhqdq xmm12, xmm14, xmm12
    vpxor xmm13, xmm13, xmmword ptr [rsi + 32]
    vmovdqu xmmword ptr [rdi + 32], xmm13
    vpxor xmm2, xmm2, xmmword ptr [rsi + 48]
    vmovdqu xmmword ptr [rdi + 48], xmm2
    vpxor xmm3, xmm3, xmmword ptr [rsi + 96]
    vmovdqu xmmword ptr [rdi + 96], xmm3
    vpxor xmm0, xmm0, xmmword ptr [rsi + 112]
    vmovdqu xmmword ptr [rdi + 112], xmm0
    vpxor xmm1, xmm1, xmmword ptr [rsi + 160]
    vmovdqu xmmword ptr [rdi + 160], xmm1
    vpxor xmm11, xmm11, xmmword ptr [rsi + 176]
    vmovdqu xmmword ptr [rdi + 176], xmm11
    vpxor xmm15, xmm15, xmmword ptr [rsi + 224]
    vmovdqu xmmword ptr [rdi + 224], xmm15
    vpxor xmm12, xmm12, xmmword ptr [rsi + 240]
    vmovdqu xmmword ptr [rdi + 240], xmm12
    vmovdqu xmm14, xmmword ptr [rsp + 192]
    vmovdqu xmm13, xmmword ptr [rsp + 208]
    vmovdqu xmm12, xmmword ptr [rsp + 224]
    vmovdqu xmm11, xmmword ptr [rsp + 240]
    vbroadcastss xmm15, dword ptr [rcx]
    vpaddd xmm14, xmm14, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 4]
    vpaddd xmm13, xmm13, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 8]
    vpaddd xmm12, xmm12, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 12]
    vpaddd xmm11, xmm11, xmm15
    vpunpckldq xmm15, xmm14, xmm13
    vpunpckhdq xmm13, xmm14, xmm13
    vpunpckldq xmm14, xmm12, xmm11
    vpunpckhdq xmm11, xmm12, xmm11
    vpunpcklqdq xmm12, xmm15, xmm14
    vpunpckhqdq xmm14, xmm15, xmm14
    vpunpcklqdq xmm15, xmm13, xmm11
    vpunpckhqdq xmm11, xmm13, xmm11
    vbroadcastss xmm13, dword ptr [rcx + 16]
    vpaddd xmm4, xmm4, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 20]
    vpaddd xmm5, xmm5, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 24]
    vpaddd xmm6, xmm6, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 28]
    vpaddd xmm7, xmm7, xmm13
    vpunpckldq xmm13, xmm4, xmm5
    vpunpckhdq xmm5, xmm4, xmm5
    vpunpckldq xmm4, xmm6, xmm7
    vpunpckhdq xmm7, xmm6, xmm7
    vpunpcklqdq xmm6, xmm13, xmm4
    vpunpckhqdq xmm4, xmm13, xmm4
    vpunpcklqdq xmm13, xmm5, xmm7
    vpunpckhqdq xmm7, xmm5, xmm7
    vpxor xmm12, xmm12, xmmword ptr [rsi + 256]
    vmovdqu xmmword ptr [rdi + 256], xmm12
    vpxor xmm6, xmm6, xmmword ptr [rsi + 272]
    vmovdqu xmmword ptr [rdi + 272], xmm6
    vpxor xmm14, xmm14, xmmword ptr [rsi + 320]
    vmovdqu xmmword ptr [rdi + 320], xmm14
    vpxor xmm4, xmm4, xmmword ptr [rsi + 336]
    vmovdqu xmmword ptr [rdi + 336], xmm4
    vpxor xmm15, xmm15, xmmword ptr [rsi + 384]
    vmovdqu xmmword ptr [rdi + 384], xmm15
    vpxor xmm13, xmm13, xmmword ptr [rsi + 400]
    vmovdqu xmmword ptr [rdi + 400], xmm13
    vpxor xmm11, xmm11, xmmword ptr [rsi + 448]
    vmovdqu xmmword ptr [rdi + 448], xmm11
    vpxor xmm7, xmm7, xmmword ptr [rsi + 464]
    vmovdqu xmmword ptr [rdi + 464], xmm7
    vmovdqu xmm7, xmmword ptr [rsp + 256]
    vmovdqu xmm11, xmmword ptr [rsp + 272]
    vmovdqu xmm13, xmmword ptr [rsp + 288]
    vmovdqu xmm15, xmmword ptr [rsp + 304]
    vbroadcastss xmm5, dword ptr [rcx + 32]
    vpaddd xmm7, xmm7, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 36]
    vpaddd xmm11, xmm11, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 40]
    vpaddd xmm13, xmm13, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 44]
    vpaddd xmm15, xmm15, xmm5
    vpunpckldq xmm5, xmm7, xmm11
    vpunpckhdq xmm11, xmm7, xmm11
    vpunpckldq xmm7, xmm13, xmm15
    vpunpckhdq xmm15, xmm13, xmm15
    vpunpcklqdq xmm13, xmm5, xmm7
    vpunpckhqdq xmm7, xmm5, xmm7
    vpunpcklqdq xmm5, xmm11, xmm15
    vpunpckhqdq xmm15, xmm11, xmm15
    vmovdqu xmm4, xmmword ptr [rsp + 320]
    vmovdqu xmm14, xmmword ptr [rsp + 336]
    vmovdqu xmm6, xmmword ptr [rsp + 352]
    vmovdqu xmm12, xmmword ptr [rsp + 368]
    vpaddd xmm4, xmm4, xmmword ptr [rsp + 400]
    vbroadcastss xmm11, dword ptr [rcx + 52]
    vpaddd xmm14, xmm14, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 56]
    vpaddd xmm6, xmm6, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 60]
    vpaddd xmm12, xmm12, xmm11
    vpunpckldq xmm11, xmm4, xmm14
    vpunpckhdq xmm14, xmm4, xmm14
    vpunpckldq xmm4, xmm6, xmm12
    vpunpckhdq xmm12, xmm6, xmm12
    vpunpcklqdq xmm6, xmm11, xmm4
    vpunpckhqdq xmm4, xmm11, xmm4
    vpunpcklqdq xmm11, xmm14, xmm12
    vpunpckhqdq xmm12, xmm14, xmm12
    vpxor xmm13, xmm13, xmmword ptr [rsi + 288]
    vmovdqu xmmword ptr [rdi + 288], xmm13
    vpxor xmm6, xmm6, xmmword ptr [rsi + 304]
    vmovdqu xmmword ptr [rdi + 304], xmm6
    vpxor xmm7, xmm7, xmmword ptr [rsi + 352]
    vmovdqu xmmword ptr [rdi + 352], xmm7
    vpxor xmm4, xmm4, xmmword ptr [rsi + 368]
    vmovdqu xmmword ptr [rdi + 368], xmm4
    vpxor xmm5, xmm5, xmmword ptr [rsi + 416]
    vmovdqu xmmword ptr [rdi + 416], xmm5
    vpxor xmm11, xmm11, xmmword ptr [rsi + 432]
    vmovdqu xmmword ptr [rdi + 432], xmm11
    vpxor xmm15, xmm15, xmmword ptr [rsi + 480]
    vmovdqu xmmword ptr [rdi + 480], xmm15
    vpxor xmm12, xmm12, xmmword ptr [rsi + 496]
    vmovdqu xmmword ptr [rdi + 496], xmm12
    add rdi, 512
    add rsi, 512
    sub rdx, 512
    add r9d, 8
    mov qword ptr [rsp + 1008], rdi
    mov qword ptr [rsp + 1016], rdx
    mov qword ptr [rsp + 1024], r9
    cmp rdx, 512
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
    vmovdqu xmmword ptr [rsp + 112], xmm0
    vmovdqu xmmword ptr [rsp + 128], xmm0
    vmovdqu xmmword ptr [rsp + 144], xmm0
    vmovdqu xmmword ptr [rsp + 160], xmm0
    vmovdqu xmmword ptr [rsp + 176], xmm0
    vmovdqu xmmword ptr [rsp + 192], xmm0
    vmovdqu xmmword ptr [rsp + 208], xmm0
    vmovdqu xmmword ptr [rsp + 224], xmm0
    vmovdqu xmmword ptr [rsp + 240], xmm0
    vmovdqu xmmword ptr [rsp + 256], xmm0
    vmovdqu xmmword ptr [rsp + 272], xmm0
    vmovdqu xmmword ptr [rsp + 288], xmm0
    vmovdqu xmmword ptr [rsp + 304], xmm0
    vmovdqu xmmword ptr [rsp + 320], xmm0
    vmovdqu xmmword ptr [rsp + 336], xmm0
    vmovdqu xmmword ptr [rsp + 352], xmm0
    vmovdqu xmmword ptr [rsp + 368], xmm0
    vmovdqu xmmword ptr [rsp + 384], xmm0
    vmovdqu xmmword ptr [rsp + 400], xmm0
    vmovdqu xmmword ptr [rsp + 416], xmm0
    vmovdqu xmmword ptr [rsp + 432], xmm0
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
    mov qword ptr [rsp + 1024], rdx
    mov qword ptr [rsp + 1032], rdx
    mov qword ptr [rsp + 1040], rdx
    mov rbx, qword ptr [rsp + 960]
    mov rbp, qword ptr [rsp + 968]
    mov r12, qword ptr [rsp + 976]
    mov r13, qword ptr [rsp + 984]
    mov r14, qword ptr [rsp + 992]
    mov r15, qword ptr [rsp + 1000]
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
