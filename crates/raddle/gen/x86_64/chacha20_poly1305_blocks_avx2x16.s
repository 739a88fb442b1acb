    endbr64
    mov r11, rsp
    sub rsp, 2008
    and rsp, -32
    mov qword ptr [rsp + 1920], rbx
    mov qword ptr [rsp + 1928], rbp
    mov qword ptr [rsp + 1936], r12
    mov qword ptr [rsp + 1944], r13
    mov qword ptr [rsp + 1952], r14
    mov qword ptr [rsp + 1960], r15
    mov rbx, r8
    mov r8, r9
    mov r9d, dword ptr [rcx + 48]
    mov qword ptr [rsp + 1968], rdi
    mov qword ptr [rsp + 1976], rdx
    mov qword ptr [rsp + 1984], r9
    mov r12, qword ptr [rcx + 64]
    mov r13, qword ptr [rcx + 72]
    mov r14, qword ptr [rcx + 80]
    mov r15, qword ptr [rcx + 104]
    shr r15, 2
    add r15, qword ptr [rcx + 104]
    mov rbp, qword ptr [rcx + 96]
    shl rbp, 2
    add rbp, qword ptr [rcx + 96]
    mov qword ptr [rsp + 1992], r15
    mov qword ptr [rsp + 2000], rbp
    vmovdqu ymm14, ymmword ptr [r8]
    vmovdqu ymmword ptr [rsp + 832], ymm14
    vmovdqu ymm14, ymmword ptr [r8 + 32]
    vmovdqu ymmword ptr [rsp + 864], ymm14
    cmp rdx, 1024
    jb 3f
2:
    vmovd xmm14, r9d
    vpbroadcastd ymm14, xmm14
    vpaddd ymm15, ymm14, ymmword ptr [r8 + 64]
    vmovdqu ymmword ptr [rsp + 768], ymm15
    vmovdqu ymmword ptr [rsp + 256], ymm15
    vpaddd ymm15, ymm14, ymmword ptr [r8 + 96]
    vmovdqu ymmword ptr [rsp + 800], ymm15
    vmovdqu ymmword ptr [rsp + 640], ymm15
    vbroadcastss ymm15, dword ptr [rcx]
    vmovdqu ymmword ptr [rsp], ymm15
    vmovdqu ymmword ptr [rsp + 384], ymm15
    vbroadcastss ymm15, dword ptr [rcx + 4]
    vmovdqu ymmword ptr [rsp + 32], ymm15
    vmovdqu ymmword ptr [rsp + 416], ymm15
    vbroadcastss ymm15, dword ptr [rcx + 8]
    vmovdqu ymmword ptr [rsp + 64], ymm15
    vmovdqu ymmword ptr [rsp + 448], ymm15
    vbroadcastss ymm15, dword ptr [rcx + 12]
    vmovdqu ymmword ptr [rsp + 96], ymm15
    vmovdqu ymmword ptr [rsp + 480], ymm15
    vbroadcastss ymm0, dword ptr [rcx + 16]
    vmovdqa ymm4, ymm0
    vbroadcastss ymm1, dword ptr [rcx + 20]
    vmovdqa ymm5, ymm1
    vbroadcastss ymm2, dword ptr [rcx + 24]
    vmovdqa ymm6, ymm2
    vbroadcastss ymm3, dword ptr [rcx + 28]
    vmovdqa ymm7, ymm3
    vbroadcastss ymm15, dword ptr [rcx + 32]
    vmovdqu ymmword ptr [rsp + 128], ymm15
    vmovdqu ymmword ptr [rsp + 512], ymm15
    vbroadcastss ymm15, dword ptr [rcx + 36]
    vmovdqu ymmword ptr [rsp + 160], ymm15
    vmovdqu ymmword ptr [rsp + 544], ymm15
    vbroadcastss ymm15, dword ptr [rcx + 40]
    vmovdqu ymmword ptr [rsp + 192], ymm15
    vmovdqu ymmword ptr [rsp + 576], ymm15
    vbroadcastss ymm15, dword ptr [rcx + 44]
    vmovdqu ymmword ptr [rsp + 224], ymm15
    vmovdqu ymmword ptr [rsp + 608], ymm15
    vbroadcastss ymm15, dword ptr [rcx + 52]
    vmovdqu ymmword ptr [rsp + 288], ymm15
    vmovdqu ymmword ptr [rsp + 672], ymm15
    vbroadcastss ymm15, dword ptr [rcx + 56]
    vmovdqu ymmword ptr [rsp + 320], ymm15
    vmovdqu ymmword ptr [rsp + 704], ymm15
    vbroadcastss ymm15, dword ptr [rcx + 60]
    vmovdqu ymmword ptr [rsp + 352], ymm15
    vmovdqu ymmword ptr [rsp + 736], ymm15
    mov edi, 10
4:
    vmovdqu ymm8, ymmword ptr [rsp]
    vmovdqu ymm11, ymmword ptr [rsp + 32]
    vpaddd ymm8, ymm8, ymm0
    vpaddd ymm11, ymm11, ymm1
    vpxor ymm10, ymm8, ymmword ptr [rsp + 256]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 288]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
    vpaddd ymm9, ymm10, ymmword ptr [rsp + 128]
    vpaddd ymm12, ymm13, ymmword ptr [rsp + 160]
    vpxor ymm0, ymm0, ymm9
    vpslld ymm14, ymm0, 12
    vpsrld ymm0, ymm0, 20
    vpor ymm0, ymm0, ymm14
    vpxor ymm1, ymm1, ymm12
    vpslld ymm15, ymm1, 12
    add r12, qword ptr [rbx]
    adc r13, qword ptr [rbx + 8]
    adc r14, 1
    mov rdx, r12
    mulx r9, r10, qword ptr [rcx + 104]
    mulx rbp, r12, qword ptr [rcx + 96]
    mov rdx, r13
    mulx r13, r15, qword ptr [rsp + 1992]
    vpsrld ymm1, ymm1, 20
    vpor ymm1, ymm1, ymm15
    vpaddd ymm8, ymm8, ymm0
    vpaddd ymm11, ymm11, ymm1
    vmovdqu ymmword ptr [rsp], ymm8
    vmovdqu ymmword ptr [rsp + 32], ymm11
    vpxor ymm10, ymm10, ymm8
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
    vmovdqu ymmword ptr [rsp + 256], ymm10
    vmovdqu ymmword ptr [rsp + 288], ymm13
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm12, ymm12, ymm13
    vmovdqu ymmword ptr [rsp + 128], ymm9
    vmovdqu ymmword ptr [rsp + 160], ymm12
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    mulx rbp, r15, qword ptr [rsp + 1992]
    add r10, r15
    adc r9, rbp
    vpxor ymm0, ymm0, ymm9
    vpslld ymm14, ymm0, 7
    vpsrld ymm0, ymm0, 25
    vpor ymm0, ymm0, ymm14
    vpxor ymm1, ymm1, ymm12
    vpslld ymm15, ymm1, 7
    vpsrld ymm1, ymm1, 25
    vpor ymm1, ymm1, ymm15
    vmovdqu ymm8, ymmword ptr [rsp + 64]
    vmovdqu ymm11, ymmword ptr [rsp + 96]
    vpaddd ymm8, ymm8, ymm2
    vpaddd ymm11, ymm11, ymm3
    vpxor ymm10, ymm8, ymmword ptr [rsp + 320]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 352]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r9, r14
    shr rdx, 2
    mulx rbp, r15, qword ptr [rsp + 2000]
    add r12, r15
    adc r13, rbp
    vpaddd ymm9, ymm10, ymmword ptr [rsp + 192]
    vpaddd ymm12, ymm13, ymmword ptr [rsp + 224]
    vpxor ymm2, ymm2, ymm9
    vpslld ymm14, ymm2, 12
    vpsrld ymm2, ymm2, 20
    vpor ymm2, ymm2, ymm14
    vpxor ymm3, ymm3, ymm12
    vpslld ymm15, ymm3, 12
    vpsrld ymm3, ymm3, 20
    vpor ymm3, ymm3, ymm15
    vpaddd ymm8, ymm8, ymm2
    vpaddd ymm11, ymm11, ymm3
    vmovdqu ymmword ptr [rsp + 64], ymm8
    vmovdqu ymmword ptr [rsp + 96], ymm11
    vpxor ymm10, ymm10, ymm8
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    add r13, r10
    adc r9, 0
    mov r14, r9
    add r12, qword ptr [rbx + 16]
    adc r13, qword ptr [rbx + 24]
    adc r14, 1
    mov rdx, r12
    mulx r9, r10, qword ptr [rcx + 104]
    mulx rbp, r12, qword ptr [rcx + 96]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
    vmovdqu ymmword ptr [rsp + 320], ymm10
    vmovdqu ymmword ptr [rsp + 352], ymm13
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm12, ymm12, ymm13
    vmovdqu ymmword ptr [rsp + 192], ymm9
    vmovdqu ymmword ptr [rsp + 224], ymm12
    vpxor ymm2, ymm2, ymm9
    vpslld ymm14, ymm2, 7
    vpsrld ymm2, ymm2, 25
    vpor ymm2, ymm2, ymm14
    vpxor ymm3, ymm3, ymm12
    vpslld ymm15, ymm3, 7
    vpsrld ymm3, ymm3, 25
    vpor ymm3, ymm3, ymm15
    mov rdx, r13
    mulx r13, r15, qword ptr [rsp + 1992]
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    vmovdqu ymm8, ymmword ptr [rsp + 384]
    vmovdqu ymm11, ymmword ptr [rsp + 416]
    vpaddd ymm8, ymm8, ymm4
    vpaddd ymm11, ymm11, ymm5
    vpxor ymm10, ymm8, ymmword ptr [rsp + 640]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 672]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
    vpaddd ymm9, ymm10, ymmword ptr [rsp + 512]
    vpaddd ymm12, ymm13, ymmword ptr [rsp + 544]
    vpxor ymm4, ymm4, ymm9
    vpslld ymm14, ymm4, 12
    vpsrld ymm4, ymm4, 20
    vpor ymm4, ymm4, ymm14
    vpxor ymm5, ymm5, ymm12
    vpslld ymm15, ymm5, 12
    mulx rbp, r15, qword ptr [rsp + 1992]
    add r10, r15
    adc r9, rbp
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r9, r14
    shr rdx, 2
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm15
    vpaddd ymm8, ymm8, ymm4
    vpaddd ymm11, ymm11, ymm5
    vmovdqu ymmword ptr [rsp + 384], ymm8
    vmovdqu ymmword ptr [rsp + 416], ymm11
    vpxor ymm10, ymm10, ymm8
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
    vmovdqu ymmword ptr [rsp + 640], ymm10
    vmovdqu ymmword ptr [rsp + 672], ymm13
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm12, ymm12, ymm13
    vmovdqu ymmword ptr [rsp + 512], ymm9
    vmovdqu ymmword ptr [rsp + 544], ymm12
    mulx rbp, r15, qword ptr [rsp + 2000]
    add r12, r15
    adc r13, rbp
    add r13, r10
    adc r9, 0
    mov r14, r9
    add r12, qword ptr [rbx + 32]
    adc r13, qword ptr [rbx + 40]
    adc r14, 1
    mov rdx, r12
    vpxor ymm4, ymm4, ymm9
    vpslld ymm14, ymm4, 7
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm14
    vpxor ymm5, ymm5, ymm12
    vpslld ymm15, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm15
    vmovdqu ymm8, ymmword ptr [rsp + 448]
    vmovdqu ymm11, ymmword ptr [rsp + 480]
    vpaddd ymm8, ymm8, ymm6
    vpaddd ymm11, ymm11, ymm7
    vpxor ymm10, ymm8, ymmword ptr [rsp + 704]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 736]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
    mulx r9, r10, qword ptr [rcx + 104]
    mulx rbp, r12, qword ptr [rcx + 96]
    mov rdx, r13
    mulx r13, r15, qword ptr [rsp + 1992]
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    vpaddd ymm9, ymm10, ymmword ptr [rsp + 576]
    vpaddd ymm12, ymm13, ymmword ptr [rsp + 608]
    vpxor ymm6, ymm6, ymm9
    vpslld ymm14, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm14
    vpxor ymm7, ymm7, ymm12
    vpslld ymm15, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm15
    vpaddd ymm8, ymm8, ymm6
    vpaddd ymm11, ymm11, ymm7
    vmovdqu ymmword ptr [rsp + 448], ymm8
    vmovdqu ymmword ptr [rsp + 480], ymm11
    vpxor ymm10, ymm10, ymm8
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    mulx rbp, r15, qword ptr [rsp + 1992]
    add r10, r15
    adc r9, rbp
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
    vmovdqu ymmword ptr [rsp + 704], ymm10
    vmovdqu ymmword ptr [rsp + 736], ymm13
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm12, ymm12, ymm13
    vmovdqu ymmword ptr [rsp + 576], ymm9
    vmovdqu ymmword ptr [rsp + 608], ymm12
    vpxor ymm6, ymm6, ymm9
    vpslld ymm14, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm14
    vpxor ymm7, ymm7, ymm12
    vpslld ymm15, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm15
    add r9, r14
    shr rdx, 2
    mulx rbp, r15, qword ptr [rsp + 2000]
    add r12, r15
    adc r13, rbp
    add r13, r10
    adc r9, 0
    mov r14, r9
    vmovdqu ymm8, ymmword ptr [rsp]
    vmovdqu ymm11, ymmword ptr [rsp + 32]
    vpaddd ymm8, ymm8, ymm1
    vpaddd ymm11, ymm11, ymm2
    vpxor ymm10, ymm8, ymmword ptr [rsp + 352]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 256]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
    vpaddd ymm9, ymm10, ymmword ptr [rsp + 192]
    vpaddd ymm12, ymm13, ymmword ptr [rsp + 224]
    vpxor ymm1, ymm1, ymm9
    vpslld ymm14, ymm1, 12
    vpsrld ymm1, ymm1, 20
    vpor ymm1, ymm1, ymm14
    vpxor ymm2, ymm2, ymm12
    vpslld ymm15, ymm2, 12
    add r12, qword ptr [rbx + 48]
    adc r13, qword ptr [rbx + 56]
    adc r14, 1
    mov rdx, r12
    mulx r9, r10, qword ptr [rcx + 104]
    mulx rbp, r12, qword ptr [rcx + 96]
    mov rdx, r13
    mulx r13, r15, qword ptr [rsp + 1992]
    vpsrld ymm2, ymm2, 20
    vpor ymm2, ymm2, ymm15
    vpaddd ymm8, ymm8, ymm1
    vpaddd ymm11, ymm11, ymm2
    vmovdqu ymmword ptr [rsp], ymm8
    vmovdqu ymmword ptr [rsp + 32], ymm11
    vpxor ymm10, ymm10, ymm8
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
    vmovdqu ymmword ptr [rsp + 352], ymm10
    vmovdqu ymmword ptr [rsp + 256], ymm13
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm12, ymm12, ymm13
    vmovdqu ymmword ptr [rsp + 192], ymm9
    vmovdqu ymmword ptr [rsp + 224], ymm12
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    mulx rbp, r15, qword ptr [rsp + 1992]
    add r10, r15
    adc r9, rbp
    vpxor ymm1, ymm1, ymm9
    vpslld ymm14, ymm1, 7
    vpsrld ymm1, ymm1, 25
    vpor ymm1, ymm1, ymm14
    vpxor ymm2, ymm2, ymm12
    vpslld ymm15, ymm2, 7
    vpsrld ymm2, ymm2, 25
    vpor ymm2, ymm2, ymm15
    vmovdqu ymm8, ymmword ptr [rsp + 64]
    vmovdqu ymm11, ymmword ptr [rsp + 96]
    vpaddd ymm8, ymm8, ymm3
    vpaddd ymm11, ymm11, ymm0
    vpxor ymm10, ymm8, ymmword ptr [rsp + 288]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 320]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r9, r14
    shr rdx, 2
    mulx rbp, r15, qword ptr [rsp + 2000]
    add r12, r15
    adc r13, rbp
    vpaddd ymm9, ymm10, ymmword ptr [rsp + 128]
    vpaddd ymm12, ymm13, ymmword ptr [rsp + 160]
    vpxor ymm3, ymm3, ymm9
    vpslld ymm14, ymm3, 12
    vpsrld ymm3, ymm3, 20
    vpor ymm3, ymm3, ymm14
    vpxor ymm0, ymm0, ymm12
    vpslld ymm15, ymm0, 12
    vpsrld ymm0, ymm0, 20
    vpor ymm0, ymm0, ymm15
    vpaddd ymm8, ymm8, ymm3
    vpaddd ymm11, ymm11, ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm8
    vmovdqu ymmword ptr [rsp + 96], ymm11
    vpxor ymm10, ymm10, ymm8
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    add r13, r10
    adc r9, 0
    mov r14, r9
    add r12, qword ptr [rbx + 64]
    adc r13, qword ptr [rbx + 72]
    adc r14, 1
    mov rdx, r12
    mulx r9, r10, qword ptr [rcx + 104]
    mulx rbp, r12, qword ptr [rcx + 96]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
    vmovdqu ymmword ptr [rsp + 288], ymm10
    vmovdqu ymmword ptr [rsp + 320], ymm13
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm12, ymm12, ymm13
    vmovdqu ymmword ptr [rsp + 128], ymm9
    vmovdqu ymmword ptr [rsp + 160], ymm12
    vpxor ymm3, ymm3, ymm9
    vpslld ymm14, ymm3, 7
    vpsrld ymm3, ymm3, 25
    vpor ymm3, ymm3, ymm14
    vpxor ymm0, ymm0, ymm12
    vpslld ymm15, ymm0, 7
    vpsrld ymm0, ymm0, 25
    vpor ymm0, ymm0, ymm15
    mov rdx, r13
    mulx r13, r15, qword ptr [rsp + 1992]
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    vmovdqu ymm8, ymmword ptr [rsp + 384]
    vmovdqu ymm11, ymmword ptr [rsp + 416]
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm11, ymm11, ymm6
    vpxor ymm10, ymm8, ymmword ptr [rsp + 736]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 640]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
    vpaddd ymm9, ymm10, ymmword ptr [rsp + 576]
    vpaddd ymm12, ymm13, ymmword ptr [rsp + 608]
    vpxor ymm5, ymm5, ymm9
    vpslld ymm14, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm14
    vpxor ymm6, ymm6, ymm12
    vpslld ymm15, ymm6, 12
    mulx rbp, r15, qword ptr [rsp + 1992]
    add r10, r15
    adc r9, rbp
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r9, r14
    shr rdx, 2
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm15
    vpaddd ymm8, ymm8, ymm5
    vpaddd ymm11, ymm11, ymm6
    vmovdqu ymmword ptr [rsp + 384], ymm8
    vmovdqu ymmword ptr [rsp + 416], ymm11
    vpxor ymm10, ymm10, ymm8
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
    vmovdqu ymmword ptr [rsp + 736], ymm10
    vmovdqu ymmword ptr [rsp + 640], ymm13
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm12, ymm12, ymm13
    vmovdqu ymmword ptr [rsp + 576], ymm9
    vmovdqu ymmword ptr [rsp + 608], ymm12
    mulx rbp, r15, qword ptr [rsp + 2000]
    add r12, r15
    adc r13, rbp
    add r13, r10
    adc r9, 0
    mov r14, r9
    add r12, qword ptr [rbx + 80]
    adc r13, qword ptr [rbx + 88]
    adc r14, 1
    mov rdx, r12
    vpxor ymm5, ymm5, ymm9
    vpslld ymm14, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm14
    vpxor ymm6, ymm6, ymm12
    vpslld ymm15, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm15
    vmovdqu ymm8, ymmword ptr [rsp + 448]
    vmovdqu ymm11, ymmword ptr [rsp + 480]
    vpaddd ymm8, ymm8, ymm7
    vpaddd ymm11, ymm11, ymm4
    vpxor ymm10, ymm8, ymmword ptr [rsp + 672]
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 832]
    vpxor ymm13, ymm11, ymmword ptr [rsp + 704]
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 832]
    mulx r9, r10, qword ptr [rcx + 104]
    mulx rbp, r12, qword ptr [rcx + 96]
    mov rdx, r13
    mulx r13, r15, qword ptr [rsp + 1992]
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    vpaddd ymm9, ymm10, ymmword ptr [rsp + 512]
    vpaddd ymm12, ymm13, ymmword ptr [rsp + 544]
    vpxor ymm7, ymm7, ymm9
    vpslld ymm14, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm14
    vpxor ymm4, ymm4, ymm12
    vpslld ymm15, ymm4, 12
    vpsrld ymm4, ymm4, 20
    vpor ymm4, ymm4, ymm15
    vpaddd ymm8, ymm8, ymm7
    vpaddd ymm11, ymm11, ymm4
    vmovdqu ymmword ptr [rsp + 448], ymm8
    vmovdqu ymmword ptr [rsp + 480], ymm11
    vpxor ymm10, ymm10, ymm8
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 864]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    mulx rbp, r15, qword ptr [rsp + 1992]
    add r10, r15
    adc r9, rbp
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    vpxor ymm13, ymm13, ymm11
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 864]
    vmovdqu ymmword ptr [rsp + 672], ymm10
    vmovdqu ymmword ptr [rsp + 704], ymm13
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm12, ymm12, ymm13
    vmovdqu ymmword ptr [rsp + 512], ymm9
    vmovdqu ymmword ptr [rsp + 544], ymm12
    vpxor ymm7, ymm7, ymm9
    vpslld ymm14, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm14
    vpxor ymm4, ymm4, ymm12
    vpslld ymm15, ymm4, 7
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm15
    add r9, r14
    shr rdx, 2
    mulx rbp, r15, qword ptr [rsp + 2000]
    add r12, r15
    adc r13, rbp
    add r13, r10
    adc r9, 0
    mov r14, r9
    add rbx, 96
    sub edi, 1
    jne 4b
    add r12, qword ptr [rbx]
    adc r13, qword ptr [rbx + 8]
    adc r14, 1
    mov rdx, r12
    mulx r9, r10, qword ptr [rcx + 104]
    mulx rbp, r12, qword ptr [rcx + 96]
    mov rdx, r13
    mulx r13, r15, qword ptr [rsp + 1992]
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    mulx rbp, r15, qword ptr [rsp + 1992]
    add r10, r15
    adc r9, rbp
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r9, r14
    shr rdx, 2
    mulx rbp, r15, qword ptr [rsp + 2000]
    add r12, r15
    adc r13, rbp
    add r13, r10
    adc r9, 0
    mov r14, r9
    add r12, qword ptr [rbx + 16]
    adc r13, qword ptr [rbx + 24]
    adc r14, 1
    mov rdx, r12
    mulx r9, r10, qword ptr [rcx + 104]
    mulx rbp, r12, qword ptr [rcx + 96]
    mov rdx, r13
    mulx r13, r15, qword ptr [rsp + 1992]
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    mulx rbp, r15, qword ptr [rsp + 1992]
    add r10, r15
    adc r9, rbp
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r9, r14
    shr rdx, 2
    mulx rbp, r15, qword ptr [rsp + 2000]
    add r12, r15
    adc r13, rbp
    add r13, r10
    adc r9, 0
    mov r14, r9
    add r12, qword ptr [rbx + 32]
    adc r13, qword ptr [rbx + 40]
    adc r14, 1
    mov rdx, r12
    mulx r9, r10, qword ptr [rcx + 104]
    mulx rbp, r12, qword ptr [rcx + 96]
    mov rdx, r13
    mulx r13, r15, qword ptr [rsp + 1992]
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    mulx rbp, r15, qword ptr [rsp + 1992]
    add r10, r15
    adc r9, rbp
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r9, r14
    shr rdx, 2
    mulx rbp, r15, qword ptr [rsp + 2000]
    add r12, r15
    adc r13, rbp
    add r13, r10
    adc r9, 0
    mov r14, r9
    add r12, qword ptr [rbx + 48]
    adc r13, qword ptr [rbx + 56]
    adc r14, 1
    mov rdx, r12
    mulx r9, r10, qword ptr [rcx + 104]
    mulx rbp, r12, qword ptr [rcx + 96]
    mov rdx, r13
    mulx r13, r15, qword ptr [rsp + 1992]
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    mulx rbp, r15, qword ptr [rsp + 1992]
    add r10, r15
    adc r9, rbp
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r9, r14
    shr rdx, 2
    mulx rbp, r15, qword ptr [rsp + 2000]
    add r12, r15
    adc r13, rbp
    add r13, r10
    adc r9, 0
    mov r14, r9
    add rbx, 64
    mov rdi, qword ptr [rsp + 1968]
    mov rdx, qword ptr [rsp + 1976]
    mov r9, qword ptr [rsp + 1984]
    vmovdqu ymm14, ymmword ptr [rsp]
    vmovdqu ymm13, ymmword ptr [rsp + 32]
    vmovdqu ymm12, ymmword ptr [rsp + 64]
    vmovdqu ymm11, ymmword ptr [rsp + 96]
    vbroadcastss ymm15, dword ptr [rcx]
    vpaddd ymm14, ymm14, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 4]
    vpaddd ymm13, ymm13, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 8]
    vpaddd ymm12, ymm12, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 12]
    vpaddd ymm11, ymm11, ymm15
    vpunpckldq ymm15, ymm14, ymm13
    vpunpckhdq ymm13, ymm14, ymm13
    vpunpckldq ymm14, ymm12, ymm11
    vpunpckhdq ymm11, ymm12, ymm11
    vpunpcklqdq ymm12, ymm15, ymm14
    vpunpckhqdq ymm14, ymm15, ymm14
    vpunpcklqdq ymm15, ymm13, ymm11
    vpunpckhqdq ymm11, ymm13, ymm11
    vbroadcastss ymm13, dword ptr [rcx + 16]
    vpaddd ymm0, ymm0, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 20]
    vpaddd ymm1, ymm1, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 24]
    vpaddd ymm2, ymm2, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 28]
    vpaddd ymm3, ymm3, ymm13
    vpunpckldq ymm13, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm13, ymm0
    vpunpckhqdq ymm0, ymm13, ymm0
    vpunpcklqdq ymm13, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vperm2i128 ymm1, ymm12, ymm2, 32
    vperm2i128 ymm2, ymm12, ymm2, 49
    vpxor ymm1, ymm1, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm1
    vpxor ymm2, ymm2, ymmword ptr [rsi + 256]
    vmovdqu ymmword ptr [rdi + 256], ymm2
    vperm2i128 ymm12, ymm14, ymm0, 32
    vperm2i128 ymm0, ymm14, ymm0, 49
    vpxor ymm12, ymm12, ymmword ptr [rsi + 64]
    vmovdqu ymmword ptr [rdi + 64], ymm12
    vpxor ymm0, ymm0, ymmword ptr [rsi + 320]
    vmovdqu ymmword ptr [rdi + 320], ymm0
    vperm2i128 ymm14, ymm15, ymm13, 32
    vperm2i128 ymm13, ymm15, ymm13, 49
    vpxor ymm14, ymm14, ymmword ptr [rsi + 128]
    vmovdqu ymmword ptr [rdi + 128], ymm14
    vpxor ymm13, ymm13, ymmword ptr [rsi + 384]
    vmovdqu ymmword ptr [rdi + 384], ymm13
    vperm2i128 ymm15, ymm11, ymm3, 32
    vperm2i128 ymm3, ymm11, ymm3, 49
    vpxor ymm15, ymm15, ymmword ptr [rsi + 192]
    vmovdqu ymmword ptr [rdi + 192], ymm15
    vpxor ymm3, ymm3, ymmword ptr [rsi + 448]
    vmovdqu ymmword ptr [rdi + 448], ymm3
    vmovdqu ymm3, ymmword ptr [rsp + 128]
    vmovdqu ymm15, ymmword ptr [rsp + 160]
    vmovdqu ymm13, ymmword ptr [rsp + 192]
    vmovdqu ymm14, ymmword ptr [rsp + 224]
    vbroadcastss ymm11, dword ptr [rcx + 32]
    vpaddd ymm3, ymm3, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 36]
    vpaddd ymm15, ymm15, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 40]
    vpaddd ymm13, ymm13, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 44]
    vpaddd ymm14, ymm14, ymm11
    vpunpckldq ymm11, ymm3, ymm15
    vpunpckhdq ymm15, ymm3, ymm15
    vpunpckldq ymm3, ymm13, ymm14
    vpunpckhdq ymm14, ymm13, ymm14
    vpunpcklqdq ymm13, ymm11, ymm3
    vpunpckhqdq ymm3, ymm11, ymm3
    vpunpcklqdq ymm11, ymm15, ymm14
    vpunpckhqdq ymm14, ymm15, ymm14
    vmovdqu ymm0, ymmword ptr [rsp + 256]
    vmovdqu ymm12, ymmword ptr [rsp + 288]
    vmovdqu ymm2, ymmword ptr [rsp + 320]
    vmovdqu ymm1, ymmword ptr [rsp + 352]
    vpaddd ymm0, ymm0, ymmword ptr [rsp + 768]
    vbroadcastss ymm15, dword ptr [rcx + 52]
    vpaddd ymm12, ymm12, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 56]
    vpaddd ymm2, ymm2, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 60]
    vpaddd ymm1, ymm1, ymm15
    vpunpckldq ymm15, ymm0, ymm12
    vpunpckhdq ymm12, ymm0, ymm12
    vpunpckldq ymm0, ymm2, ymm1
    vpunpckhdq ymm1, ymm2, ymm1
    vpunpcklqdq ymm2, ymm15, ymm0
    vpunpckhqdq ymm0, ymm15, ymm0
    vpunpcklqdq ymm15, ymm12, ymm1
    vpunpckhqdq ymm1, ymm12, ymm1
    vperm2i128 ymm12, ymm13, ymm2, 32
    vperm2i128 ymm2, ymm13, ymm2, 49
    vpxor ymm12, ymm12, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm12
    vpxor ymm2, ymm2, ymmword ptr [rsi + 288]
    vmovdqu ymmword ptr [rdi + 288], ymm2
    vperm2i128 ymm13, ymm3, ymm0, 32
    vperm2i128 ymm0, ymm3, ymm0, 49
    vpxor ymm13, ymm13, ymmword ptr [rsi + 96]
    vmovdqu ymmword ptr [rdi + 96], ymm13
    vpxor ymm0, ymm0, ymmword ptr [rsi + 352]
    vmovdqu ymmword ptr [rdi + 352], ymm0
    vperm2i128 ymm3, ymm11, ymm15, 32
    vperm2i128 ymm15, ymm11, ymm15, 49
    vpxor ymm3, ymm3, ymmword ptr [rsi + 160]
    vmovdqu ymmword ptr [rdi + 160], ymm3
    vpxor ymm15, ymm15, ymmword ptr [rsi + 416]
    vmovdqu ymmword ptr [rdi + 416], ymm15
    vperm2i128 ymm11, ymm14, ymm1, 32
    vperm2i128 ymm1, ymm14, ymm1, 49
    vpxor ymm11, ymm11, ymmword ptr [rsi + 224]
    vmovdqu ymmword ptr [rdi + 224], ymm11
    vpxor ymm1, ymm1, ymmword ptr [rsi + 480]
    vmovdqu ymmword ptr [rdi + 480], ymm1
    vmovdqu ymm14, ymmword ptr [rsp + 384]
    vmovdqu ymm13, ymmword ptr [rsp + 416]
    vmovdqu ymm12, ymmword ptr [rsp + 448]
    vmovdqu ymm11, ymmword ptr [rsp + 480]
    vbroadcastss ymm15, dword ptr [rcx]
    vpaddd ymm14, ymm14, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 4]
    vpaddd ymm13, ymm13, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 8]
    vpaddd ymm12, ymm12, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 12]
    vpaddd ymm11, ymm11, ymm15
    vpunpckldq ymm15, ymm14, ymm13
    vpunpckhdq ymm13, ymm14, ymm13
    vpunpckldq ymm14, ymm12, ymm11
    vpunpckhdq ymm11, ymm12, ymm11
    vpunpcklqdq ymm12, ymm15, ymm14
    vpunpckhqdq ymm14, ymm15, ymm14
    vpunpcklqdq ymm15, ymm13, ymm11
    vpunpckhqdq ymm11, ymm13, ymm11
    vbroadcastss ymm13, dword ptr [rcx + 16]
    vpaddd ymm4, ymm4, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 20]
    vpaddd ymm5, ymm5, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 24]
    vpaddd ymm6, ymm6, ymm13
    vbroadcastss ymm13, dword ptr [rcx + 28]
    vpaddd ymm7, ymm7, ymm13
    vpunpckldq ymm13, ymm4, ymm5
    vpunpckhdq ymm5, ymm4, ymm5
    vpunpckldq ymm4, ymm6, ymm7
    vpunpckhdq ymm7, ymm6, ymm7
    vpunpcklqdq ymm6, ymm13, ymm4
    vpunpckhqdq ymm4, ymm13, ymm4
    vpunpcklqdq ymm13, ymm5, ymm7
    vpunpckhqdq ymm7, ymm5, ymm7
    vperm2i128 ymm5, ymm12, ymm6, 32
    vperm2i128 ymm6, ymm12, ymm6, 49
    vpxor ymm5, ymm5, ymmword ptr [rsi + 512]
    vmovdqu ymmword ptr [rdi + 512], ymm5
    vpxor ymm6, ymm6, ymmword ptr [rsi + 768]
    vmovdqu ymmword ptr [rdi + 768], ymm6
    vperm2i128 ymm12, ymm14, ymm4, 32
    vperm2i128 ymm4, ymm14, ymm4, 49
    vpxor ymm12, ymm12, ymmword ptr [rsi + 576]
    vmovdqu ymmword ptr [rdi + 576], ymm12
    vpxor ymm4, ymm4, ymmword ptr [rsi + 832]
    vmovdqu ymmword ptr [rdi + 832], ymm4
    vperm2i128 ymm14, ymm15, ymm13, 32
    vperm2i128 ymm13, ymm15, ymm13, 49
    vpxor ymm14, ymm14, ymmword ptr [rsi + 640]
    vmovdqu ymmword ptr [rdi + 640], ymm14
    vpxor ymm13, ymm13, ymmword ptr [rsi + 896]
    vmovdqu ymmword ptr [rdi + 896], ymm13
    vperm2i128 ymm15, ymm11, ymm7, 32
    vperm2i128 ymm7, ymm11, ymm7, 49
    vpxor ymm15, ymm15, ymmword ptr [rsi + 704]
    vmovdqu ymmword ptr [rdi + 704], ymm15
    vpxor ymm7, ymm7, ymmword ptr [rsi + 960]
    vmovdqu ymmword ptr [rdi + 960], ymm7
    vmovdqu ymm7, ymmword ptr [rsp + 512]
    vmovdqu ymm15, ymmword ptr [rsp + 544]
    vmovdqu ymm13, ymmword ptr [rsp + 576]
    vmovdqu ymm14, ymmword ptr [rsp + 608]
    vbroadcastss ymm11, dword ptr [rcx + 32]
    vpaddd ymm7, ymm7, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 36]
    vpaddd ymm15, ymm15, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 40]
    vpaddd ymm13, ymm13, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 44]
    vpaddd ymm14, ymm14, ymm11
    vpunpckldq ymm11, ymm7, ymm15
    vpunpckhdq ymm15, ymm7, ymm15
    vpunpckldq ymm7, ymm13, ymm14
    vpunpckhdq ymm14, ymm13, ymm14
    vpunpcklqdq ymm13, ymm11, ymm7
    vpunpckhqdq ymm7, ymm11, ymm7
    vpunpcklqdq ymm11, ymm15, ymm14
    vpunpckhqdq ymm14, ymm15, ymm14
    vmovdqu ymm4, ymmword ptr [rsp + 640]
    vmovdqu ymm12, ymmword ptr [rsp + 672]
    vmovdqu ymm6, ymmword ptr [rsp + 704]
    vmovdqu ymm5, ymmword ptr [rsp + 736]
    vpaddd ymm4, ymm4, ymmword ptr [rsp + 800]
    vbroadcastss ymm15, dword ptr [rcx + 52]
    vpaddd ymm12, ymm12, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 56]
    vpaddd ymm6, ymm6, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 60]
    vpaddd ymm5, ymm5, ymm15
    vpunpckldq ymm15, ymm4, ymm12
    vpunpckhdq ymm12, ymm4, ymm12
    vpunpckldq ymm4, ymm6, ymm5
    vpunpckhdq ymm5, ymm6, ymm5
    vpunpcklqdq ymm6, ymm15, ymm4
    vpunpckhqdq ymm4, ymm15, ymm4
    vpunpcklqdq ymm15, ymm12, ymm5
    vpunpckhqdq ymm5, ymm12, ymm5
    vperm2i128 ymm12, ymm13, ymm6, 32
    vperm2i128 ymm6, ymm13, ymm6, 49
    vpxor ymm12, ymm12, ymmword ptr [rsi + 544]
    vmovdqu ymmword ptr [rdi + 544], ymm12
    vpxor ymm6, ymm6, ymmword ptr [rsi + 800]
    vmovdqu ymmword ptr [rdi + 800], ymm6
    vperm2i128 ymm13, ymm7, ymm4, 32
    vperm2i128 ymm4, ymm7, ymm4, 49
    vpxor ymm13, ymm13, ymmword ptr [rsi + 608]
    vmovdqu ymmword ptr [rdi + 608], ymm13
    vpxor ymm4, ymm4, ymmword ptr [rsi + 864]
    vmovdqu ymmword ptr [rdi + 864], ymm4
    vperm2i128 ymm7, ymm11, ymm15, 32
    vperm2i128 ymm15, ymm11, ymm15, 49
    vpxor ymm7, ymm7, ymmword ptr [rsi + 672]
    vmovdqu ymmword ptr [rdi + 672], ymm7
    vpxor ymm15, ymm15, ymmword ptr [rsi + 928]
    vmovdqu ymmword ptr [rdi + 928], ymm15
    vperm2i128 ymm11, ymm14, ymm5, 32
    vperm2i128 ymm5, ymm14, ymm5, 49
    vpxor ymm11, ymm11, ymmword ptr [rsi + 736]
    vmovdqu ymmword ptr [rdi + 736], ymm11
    vpxor ymm5, ymm5, ymmword ptr [rsi + 992]
    vmovdqu ymmword ptr [rdi + 992], ymm5
    add rdi, 1024
    add rsi, 1024
    sub rdx, 1024
    add r9d, 16
    mov qword ptr [rsp + 1968], rdi
    mov qword ptr [rsp + 1976], rdx
    mov qword ptr [rsp + 1984], r9
    cmp rdx, 1024
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
    vpxor ymm0, ymm0, ymm0
    vmovdqu ymmword ptr [rsp], ymm0
    vmovdqu ymmword ptr [rsp + 32], ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm0
    vmovdqu ymmword ptr [rsp + 96], ymm0
    vmovdqu ymmword ptr [rsp + 128], ymm0
    vmovdqu ymmword ptr [rsp + 160], ymm0
    vmovdqu ymmword ptr [rsp + 192], ymm0
    vmovdqu ymmword ptr [rsp + 224], ymm0
    vmovdqu ymmword ptr [rsp + 256], ymm0
    vmovdqu ymmword ptr [rsp + 288], ymm0
    vmovdqu ymmword ptr [rsp + 320], ymm0
    vmovdqu ymmword ptr [rsp + 352], ymm0
    vmovdqu ymmword ptr [rsp + 384], ymm0
    vmovdqu ymmword ptr [rsp + 416], ymm0
    vmovdqu ymmword ptr [rsp + 448], ymm0
    vmovdqu ymmword ptr [rsp + 480], ymm0
    vmovdqu ymmword ptr [rsp + 512], ymm0
    vmovdqu ymmword ptr [rsp + 544], ymm0
    vmovdqu ymmword ptr [rsp + 576], ymm0
    vmovdqu ymmword ptr [rsp + 608], ymm0
    vmovdqu ymmword ptr [rsp + 640], ymm0
    vmovdqu ymmword ptr [rsp + 672], ymm0
    vmovdqu ymmword ptr [rsp + 704], ymm0
    vmovdqu ymmword ptr [rsp + 736], ymm0
    vmovdqu ymmword ptr [rsp + 768], ymm0
    vmovdqu ymmword ptr [rsp + 800], ymm0
    vmovdqu ymmword ptr [rsp + 832], ymm0
    vmovdqu ymmword ptr [rsp + 864], ymm0
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
    vzeroupper
    xor r10d, r10d
    xor r9d, r9d
    xor eax, eax
    xor edx, edx
    cmp rsp, 0
    mov qword ptr [rsp + 1984], rdx
    mov qword ptr [rsp + 1992], rdx
    mov qword ptr [rsp + 2000], rdx
    mov rbx, qword ptr [rsp + 1920]
    mov rbp, qword ptr [rsp + 1928]
    mov r12, qword ptr [rsp + 1936]
    mov r13, qword ptr [rsp + 1944]
    mov r14, qword ptr [rsp + 1952]
    mov r15, qword ptr [rsp + 1960]
    mov rsp, r11
    ret
