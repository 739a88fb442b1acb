    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 728
    .cfi_def_cfa_offset 736
    and rsp, -32
    .cfi_def_cfa r11, 8
    mov qword ptr [rsp + 640], rbx
    mov qword ptr [rsp + 648], rbp
    mov qword ptr [rsp + 656], r12
    mov qword ptr [rsp + 664], r13
    mov qword ptr [rsp + 672], r14
    mov qword ptr [rsp + 680], r15
    mov rbx, r8
    .cfi_escape 0x10, 0x03, 0x03, 0x77, 0x80, 0x05
    .cfi_escape 0x10, 0x06, 0x03, 0x77, 0x88, 0x05
    .cfi_escape 0x10, 0x0c, 0x03, 0x77, 0x90, 0x05
    .cfi_escape 0x10, 0x0d, 0x03, 0x77, 0x98, 0x05
    .cfi_escape 0x10, 0x0e, 0x03, 0x77, 0xa0, 0x05
    .cfi_escape 0x10, 0x0f, 0x03, 0x77, 0xa8, 0x05
    mov r8, r9
    mov r9d, dword ptr [rcx + 48]
    mov qword ptr [rsp + 688], rdi
    mov qword ptr [rsp + 696], rdx
    mov qword ptr [rsp + 704], r9
    mov r12, qword ptr [rcx + 64]
    mov r13, qword ptr [rcx + 72]
    mov r14, qword ptr [rcx + 80]
    mov r15, qword ptr [rcx + 104]
    shr r15, 2
    add r15, qword ptr [rcx + 104]
    mov rbp, qword ptr [rcx + 96]
    shl rbp, 2
    add rbp, qword ptr [rcx + 96]
    mov qword ptr [rsp + 712], r15
    mov qword ptr [rsp + 720], rbp
    vmovdqu ymm11, ymmword ptr [r8]
    vmovdqu ymmword ptr [rsp + 64], ymm11
    vmovdqu ymm11, ymmword ptr [r8 + 32]
    vmovdqu ymmword ptr [rsp + 96], ymm11
    cmp rdx, 512
    jb 3f
2:
    vmovd xmm0, r9d
    vpbroadcastd ymm0, xmm0
    vpaddd ymm11, ymm0, ymmword ptr [r8 + 64]
    vmovdqu ymmword ptr [rsp + 32], ymm11
    vmovdqa ymm12, ymm11
    vbroadcastss ymm0, dword ptr [rcx]
    vbroadcastss ymm1, dword ptr [rcx + 4]
    vbroadcastss ymm2, dword ptr [rcx + 8]
    vbroadcastss ymm3, dword ptr [rcx + 12]
    vbroadcastss ymm4, dword ptr [rcx + 16]
    vbroadcastss ymm5, dword ptr [rcx + 20]
    vbroadcastss ymm6, dword ptr [rcx + 24]
    vbroadcastss ymm7, dword ptr [rcx + 28]
    vbroadcastss ymm8, dword ptr [rcx + 32]
    vbroadcastss ymm9, dword ptr [rcx + 36]
    vbroadcastss ymm10, dword ptr [rcx + 40]
    vbroadcastss ymm11, dword ptr [rcx + 44]
    vmovdqu ymmword ptr [rsp], ymm11
    vbroadcastss ymm13, dword ptr [rcx + 52]
    vbroadcastss ymm14, dword ptr [rcx + 56]
    vbroadcastss ymm15, dword ptr [rcx + 60]
    mov edi, 10
4:
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm1, ymm1, ymm5
    vpaddd ymm2, ymm2, ymm6
    add r12, qword ptr [rbx]
    adc r13, qword ptr [rbx + 8]
    adc r14, 1
    vpxor ymm12, ymm12, ymm0
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 64]
    mov rdx, r12
    vpxor ymm13, ymm13, ymm1
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 64]
    mulx r9, r10, qword ptr [rcx + 104]
    vpxor ymm14, ymm14, ymm2
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 64]
    mulx rbp, r12, qword ptr [rcx + 96]
    vpaddd ymm3, ymm3, ymm7
    vpaddd ymm8, ymm8, ymm12
    mov rdx, r13
    vpaddd ymm9, ymm9, ymm13
    vpaddd ymm10, ymm10, ymm14
    mulx r13, r15, qword ptr [rsp + 712]
    vpxor ymm15, ymm15, ymm3
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 64]
    vpxor ymm4, ymm4, ymm8
    add r12, r15
    adc r13, rbp
    vpslld ymm11, ymm4, 12
    vpsrld ymm4, ymm4, 20
    mulx rbp, r15, qword ptr [rcx + 96]
    vpor ymm4, ymm4, ymm11
    vpxor ymm5, ymm5, ymm9
    add r10, r15
    adc r9, rbp
    vpslld ymm11, ymm5, 12
    vpsrld ymm5, ymm5, 20
    mov rdx, r14
    vpor ymm5, ymm5, ymm11
    vpxor ymm6, ymm6, ymm10
    mulx rbp, r15, qword ptr [rsp + 712]
    vpslld ymm11, ymm6, 12
    vpsrld ymm6, ymm6, 20
    add r10, r15
    adc r9, rbp
    vpor ymm6, ymm6, ymm11
    vpaddd ymm11, ymm15, ymmword ptr [rsp]
    vpxor ymm7, ymm7, ymm11
    and r14, 3
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm7, 12
    imul r14, qword ptr [rcx + 96]
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm11
    add r9, r14
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm1, ymm1, ymm5
    shr rdx, 2
    vpaddd ymm2, ymm2, ymm6
    vpxor ymm12, ymm12, ymm0
    mulx rbp, r15, qword ptr [rsp + 720]
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 96]
    vpxor ymm13, ymm13, ymm1
    add r12, r15
    adc r13, rbp
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 96]
    vpxor ymm14, ymm14, ymm2
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 96]
    add r13, r10
    adc r9, 0
    vpaddd ymm3, ymm3, ymm7
    vpaddd ymm8, ymm8, ymm12
    mov r14, r9
    vpaddd ymm9, ymm9, ymm13
    vpaddd ymm10, ymm10, ymm14
    add r12, qword ptr [rbx + 16]
    adc r13, qword ptr [rbx + 24]
    adc r14, 1
    vpxor ymm15, ymm15, ymm3
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 96]
    mov rdx, r12
    vpxor ymm4, ymm4, ymm8
    vpslld ymm11, ymm4, 7
    mulx r9, r10, qword ptr [rcx + 104]
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm11
    mulx rbp, r12, qword ptr [rcx + 96]
    vpxor ymm5, ymm5, ymm9
    vpslld ymm11, ymm5, 7
    vpsrld ymm5, ymm5, 25
    mov rdx, r13
    vpor ymm5, ymm5, ymm11
    vpxor ymm6, ymm6, ymm10
    mulx r13, r15, qword ptr [rsp + 712]
    vpslld ymm11, ymm6, 7
    vpsrld ymm6, ymm6, 25
    add r12, r15
    adc r13, rbp
    vpor ymm6, ymm6, ymm11
    vpaddd ymm11, ymm15, ymmword ptr [rsp]
    mulx rbp, r15, qword ptr [rcx + 96]
    vpxor ymm7, ymm7, ymm11
    vmovdqu ymmword ptr [rsp], ymm11
    add r10, r15
    adc r9, rbp
    vpslld ymm11, ymm7, 7
    vpsrld ymm7, ymm7, 25
    mov rdx, r14
    vpor ymm7, ymm7, ymm11
    vpaddd ymm0, ymm0, ymm5
    vpaddd ymm2, ymm2, ymm7
    mulx rbp, r15, qword ptr [rsp + 712]
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm15, ymm15, ymm0
    add r10, r15
    adc r9, rbp
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 64]
    vpaddd ymm1, ymm1, ymm6
    and r14, 3
    vpxor ymm13, ymm13, ymm2
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 64]
    imul r14, qword ptr [rcx + 96]
    vpxor ymm14, ymm14, ymm3
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 64]
    add r9, r14
    vpaddd ymm10, ymm10, ymm15
    vpxor ymm12, ymm12, ymm1
    shr rdx, 2
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 64]
    vpaddd ymm8, ymm8, ymm13
    vpaddd ymm9, ymm9, ymm14
    mulx rbp, r15, qword ptr [rsp + 720]
    vpxor ymm5, ymm5, ymm10
    vpslld ymm11, ymm5, 12
    add r12, r15
    adc r13, rbp
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm11
    add r13, r10
    adc r9, 0
    vpaddd ymm11, ymm12, ymmword ptr [rsp]
    vpxor ymm6, ymm6, ymm11
    mov r14, r9
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm6, 12
    add r12, qword ptr [rbx + 32]
    adc r13, qword ptr [rbx + 40]
    adc r14, 1
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm11
    mov rdx, r12
    vpxor ymm7, ymm7, ymm8
    vpslld ymm11, ymm7, 12
    vpsrld ymm7, ymm7, 20
    mulx r9, r10, qword ptr [rcx + 104]
    vpor ymm7, ymm7, ymm11
    vpxor ymm4, ymm4, ymm9
    mulx rbp, r12, qword ptr [rcx + 96]
    vpslld ymm11, ymm4, 12
    vpsrld ymm4, ymm4, 20
    mov rdx, r13
    vpor ymm4, ymm4, ymm11
    vpaddd ymm0, ymm0, ymm5
    mulx r13, r15, qword ptr [rsp + 712]
    vpaddd ymm2, ymm2, ymm7
    vpaddd ymm3, ymm3, ymm4
    add r12, r15
    adc r13, rbp
    vpxor ymm15, ymm15, ymm0
    vpshufb ymm15, ymm15, ymmword ptr [rsp + 96]
    mulx rbp, r15, qword ptr [rcx + 96]
    vpaddd ymm1, ymm1, ymm6
    vpxor ymm13, ymm13, ymm2
    vpshufb ymm13, ymm13, ymmword ptr [rsp + 96]
    add r10, r15
    adc r9, rbp
    vpxor ymm14, ymm14, ymm3
    vpshufb ymm14, ymm14, ymmword ptr [rsp + 96]
    mov rdx, r14
    vpaddd ymm10, ymm10, ymm15
    vpxor ymm12, ymm12, ymm1
    mulx rbp, r15, qword ptr [rsp + 712]
    vpshufb ymm12, ymm12, ymmword ptr [rsp + 96]
    vpaddd ymm8, ymm8, ymm13
    add r10, r15
    adc r9, rbp
    vpaddd ymm9, ymm9, ymm14
    vpxor ymm5, ymm5, ymm10
    and r14, 3
    vpslld ymm11, ymm5, 7
    vpsrld ymm5, ymm5, 25
    imul r14, qword ptr [rcx + 96]
    vpor ymm5, ymm5, ymm11
    vpaddd ymm11, ymm12, ymmword ptr [rsp]
    vpxor ymm6, ymm6, ymm11
    add r9, r14
    vmovdqu ymmword ptr [rsp], ymm11
    vpslld ymm11, ymm6, 7
    shr rdx, 2
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm11
    mulx rbp, r15, qword ptr [rsp + 720]
    vpxor ymm7, ymm7, ymm8
    vpslld ymm11, ymm7, 7
    add r12, r15
    adc r13, rbp
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm11
    add r13, r10
    adc r9, 0
    vpxor ymm4, ymm4, ymm9
    vpslld ymm11, ymm4, 7
    mov r14, r9
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm11
    add rbx, 48
    sub edi, 1
    jne 4b
    add r12, qword ptr [rbx]
    adc r13, qword ptr [rbx + 8]
    adc r14, 1
    mov rdx, r12
    mulx r9, r10, qword ptr [rcx + 104]
    mulx rbp, r12, qword ptr [rcx + 96]
    mov rdx, r13
    mulx r13, r15, qword ptr [rsp + 712]
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    mulx rbp, r15, qword ptr [rsp + 712]
    add r10, r15
    adc r9, rbp
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r9, r14
    shr rdx, 2
    mulx rbp, r15, qword ptr [rsp + 720]
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
    mulx r13, r15, qword ptr [rsp + 712]
    add r12, r15
    adc r13, rbp
    mulx rbp, r15, qword ptr [rcx + 96]
    add r10, r15
    adc r9, rbp
    mov rdx, r14
    mulx rbp, r15, qword ptr [rsp + 712]
    add r10, r15
    adc r9, rbp
    and r14, 3
    imul r14, qword ptr [rcx + 96]
    add r9, r14
    shr rdx, 2
    mulx rbp, r15, qword ptr [rsp + 720]
    add r12, r15
    adc r13, rbp
    add r13, r10
    adc r9, 0
    mov r14, r9
    add rbx, 32
    mov rdi, qword ptr [rsp + 688]
    mov rdx, qword ptr [rsp + 696]
    mov r9, qword ptr [rsp + 704]
    vbroadcastss ymm11, dword ptr [rcx]
    vpaddd ymm0, ymm0, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 4]
    vpaddd ymm1, ymm1, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 8]
    vpaddd ymm2, ymm2, ymm11
    vbroadcastss ymm11, dword ptr [rcx + 12]
    vpaddd ymm3, ymm3, ymm11
    vpunpckldq ymm11, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm11, ymm0
    vpunpckhqdq ymm0, ymm11, ymm0
    vpunpcklqdq ymm11, ymm1, ymm3
    vpunpckhqdq ymm3, ymm1, ymm3
    vbroadcastss ymm1, dword ptr [rcx + 16]
    vpaddd ymm4, ymm4, ymm1
    vbroadcastss ymm1, dword ptr [rcx + 20]
    vpaddd ymm5, ymm5, ymm1
    vbroadcastss ymm1, dword ptr [rcx + 24]
    vpaddd ymm6, ymm6, ymm1
    vbroadcastss ymm1, dword ptr [rcx + 28]
    vpaddd ymm7, ymm7, ymm1
    vpunpckldq ymm1, ymm4, ymm5
    vpunpckhdq ymm5, ymm4, ymm5
    vpunpckldq ymm4, ymm6, ymm7
    vpunpckhdq ymm7, ymm6, ymm7
    vpunpcklqdq ymm6, ymm1, ymm4
    vpunpckhqdq ymm4, ymm1, ymm4
    vpunpcklqdq ymm1, ymm5, ymm7
    vpunpckhqdq ymm7, ymm5, ymm7
    vperm2i128 ymm5, ymm2, ymm6, 32
    vperm2i128 ymm6, ymm2, ymm6, 49
    vpxor ymm5, ymm5, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm5
    vpxor ymm6, ymm6, ymmword ptr [rsi + 256]
    vmovdqu ymmword ptr [rdi + 256], ymm6
    vperm2i128 ymm2, ymm0, ymm4, 32
    vperm2i128 ymm4, ymm0, ymm4, 49
    vpxor ymm2, ymm2, ymmword ptr [rsi + 64]
    vmovdqu ymmword ptr [rdi + 64], ymm2
    vpxor ymm4, ymm4, ymmword ptr [rsi + 320]
    vmovdqu ymmword ptr [rdi + 320], ymm4
    vperm2i128 ymm0, ymm11, ymm1, 32
    vperm2i128 ymm1, ymm11, ymm1, 49
    vpxor ymm0, ymm0, ymmword ptr [rsi + 128]
    vmovdqu ymmword ptr [rdi + 128], ymm0
    vpxor ymm1, ymm1, ymmword ptr [rsi + 384]
    vmovdqu ymmword ptr [rdi + 384], ymm1
    vperm2i128 ymm11, ymm3, ymm7, 32
    vperm2i128 ymm7, ymm3, ymm7, 49
    vpxor ymm11, ymm11, ymmword ptr [rsi + 192]
    vmovdqu ymmword ptr [rdi + 192], ymm11
    vpxor ymm7, ymm7, ymmword ptr [rsi + 448]
    vmovdqu ymmword ptr [rdi + 448], ymm7
    vmovdqu ymm7, ymmword ptr [rsp]
    vbroadcastss ymm3, dword ptr [rcx + 32]
    vpaddd ymm8, ymm8, ymm3
    vbroadcastss ymm3, dword ptr [rcx + 36]
    vpaddd ymm9, ymm9, ymm3
    vbroadcastss ymm3, dword ptr [rcx + 40]
    vpaddd ymm10, ymm10, ymm3
    vbroadcastss ymm3, dword ptr [rcx + 44]
    vpaddd ymm7, ymm7, ymm3
    vpunpckldq ymm3, ymm8, ymm9
    vpunpckhdq ymm9, ymm8, ymm9
    vpunpckldq ymm8, ymm10, ymm7
    vpunpckhdq ymm7, ymm10, ymm7
    vpunpcklqdq ymm10, ymm3, ymm8
    vpunpckhqdq ymm8, ymm3, ymm8
    vpunpcklqdq ymm3, ymm9, ymm7
    vpunpckhqdq ymm7, ymm9, ymm7
    vpaddd ymm12, ymm12, ymmword ptr [rsp + 32]
    vbroadcastss ymm9, dword ptr [rcx + 52]
    vpaddd ymm13, ymm13, ymm9
    vbroadcastss ymm9, dword ptr [rcx + 56]
    vpaddd ymm14, ymm14, ymm9
    vbroadcastss ymm9, dword ptr [rcx + 60]
    vpaddd ymm15, ymm15, ymm9
    vpunpckldq ymm9, ymm12, ymm13
    vpunpckhdq ymm13, ymm12, ymm13
    vpunpckldq ymm12, ymm14, ymm15
    vpunpckhdq ymm15, ymm14, ymm15
    vpunpcklqdq ymm14, ymm9, ymm12
    vpunpckhqdq ymm12, ymm9, ymm12
    vpunpcklqdq ymm9, ymm13, ymm15
    vpunpckhqdq ymm15, ymm13, ymm15
    vperm2i128 ymm13, ymm10, ymm14, 32
    vperm2i128 ymm14, ymm10, ymm14, 49
    vpxor ymm13, ymm13, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm13
    vpxor ymm14, ymm14, ymmword ptr [rsi + 288]
    vmovdqu ymmword ptr [rdi + 288], ymm14
    vperm2i128 ymm10, ymm8, ymm12, 32
    vperm2i128 ymm12, ymm8, ymm12, 49
    vpxor ymm10, ymm10, ymmword ptr [rsi + 96]
    vmovdqu ymmword ptr [rdi + 96], ymm10
    vpxor ymm12, ymm12, ymmword ptr [rsi + 352]
    vmovdqu ymmword ptr [rdi + 352], ymm12
    vperm2i128 ymm8, ymm3, ymm9, 32
    vperm2i128 ymm9, ymm3, ymm9, 49
    vpxor ymm8, ymm8, ymmword ptr [rsi + 160]
    vmovdqu ymmword ptr [rdi + 160], ymm8
    vpxor ymm9, ymm9, ymmword ptr [rsi + 416]
    vmovdqu ymmword ptr [rdi + 416], ymm9
    vperm2i128 ymm3, ymm7, ymm15, 32
    vperm2i128 ymm15, ymm7, ymm15, 49
    vpxor ymm3, ymm3, ymmword ptr [rsi + 224]
    vmovdqu ymmword ptr [rdi + 224], ymm3
    vpxor ymm15, ymm15, ymmword ptr [rsi + 480]
    vmovdqu ymmword ptr [rdi + 480], ymm15
    add rdi, 512
    add rsi, 512
    sub rdx, 512
    add r9d, 8
    mov qword ptr [rsp + 688], rdi
    mov qword ptr [rsp + 696], rdx
    mov qword ptr [rsp + 704], r9
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
    vpxor ymm0, ymm0, ymm0
    vmovdqu ymmword ptr [rsp], ymm0
    vmovdqu ymmword ptr [rsp + 32], ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm0
    vmovdqu ymmword ptr [rsp + 96], ymm0
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
    mov qword ptr [rsp + 704], rdx
    mov qword ptr [rsp + 712], rdx
    mov qword ptr [rsp + 720], rdx
    mov rbx, qword ptr [rsp + 640]
    mov rbp, qword ptr [rsp + 648]
    mov r12, qword ptr [rsp + 656]
    mov r13, qword ptr [rsp + 664]
    mov r14, qword ptr [rsp + 672]
    mov r15, qword ptr [rsp + 680]
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
