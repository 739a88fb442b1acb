    .cfi_startproc
    endbr64
    sub rsp, 616
    .cfi_def_cfa_offset 624
    mov qword ptr [rsp + 568], rbx
    mov qword ptr [rsp + 576], rbp
    mov qword ptr [rsp + 584], r12
    mov qword ptr [rsp + 592], r13
    mov qword ptr [rsp + 600], r14
    mov qword ptr [rsp + 608], r15
    mov eax, dword ptr [rdi]
    mov ebx, dword ptr [rdi + 4]
    .cfi_offset rbx, -56
    .cfi_offset rbp, -48
    .cfi_offset r12, -40
    .cfi_offset r13, -32
    .cfi_offset r14, -24
    .cfi_offset r15, -16
    mov r8d, dword ptr [rdi + 8]
    mov r9d, dword ptr [rdi + 12]
    mov r10d, dword ptr [rdi + 16]
    mov r11d, dword ptr [rdi + 20]
    mov r12d, dword ptr [rdi + 24]
    mov r13d, dword ptr [rdi + 28]
    mov qword ptr [rsp + 544], rdi
    vpxor xmm8, xmm8, xmm8
    vmovdqu ymm9, ymmword ptr [rcx + 512]
    cmp rdx, 128
    jb 3f
2:
    vmovdqu xmm0, xmmword ptr [rsi]
    vinserti128 ymm0, ymm0, xmmword ptr [rsi + 64], 1
    vpshufb ymm0, ymm0, ymm9
    vpaddd ymm4, ymm0, ymmword ptr [rcx]
    vmovdqu ymmword ptr [rsp], ymm4
    vmovdqu xmm1, xmmword ptr [rsi + 16]
    vinserti128 ymm1, ymm1, xmmword ptr [rsi + 80], 1
    vpshufb ymm1, ymm1, ymm9
    vpaddd ymm4, ymm1, ymmword ptr [rcx + 32]
    vmovdqu ymmword ptr [rsp + 32], ymm4
    vmovdqu xmm2, xmmword ptr [rsi + 32]
    vinserti128 ymm2, ymm2, xmmword ptr [rsi + 96], 1
    vpshufb ymm2, ymm2, ymm9
    vpaddd ymm4, ymm2, ymmword ptr [rcx + 64]
    vmovdqu ymmword ptr [rsp + 64], ymm4
    vmovdqu xmm3, xmmword ptr [rsi + 48]
    vinserti128 ymm3, ymm3, xmmword ptr [rsi + 112], 1
    vpshufb ymm3, ymm3, ymm9
    vpaddd ymm4, ymm3, ymmword ptr [rcx + 96]
    vmovdqu ymmword ptr [rsp + 96], ymm4
    mov qword ptr [rsp + 552], rsi
    mov qword ptr [rsp + 560], rdx
    mov dword ptr [rsp + 512], eax
    mov dword ptr [rsp + 516], ebx
    mov dword ptr [rsp + 520], r8d
    mov dword ptr [rsp + 524], r9d
    mov dword ptr [rsp + 528], r10d
    mov dword ptr [rsp + 532], r11d
    mov dword ptr [rsp + 536], r12d
    mov dword ptr [rsp + 540], r13d
    mov r15d, ebx
    xor r15d, r8d
    xor ebp, ebp
4:
    add r13d, dword ptr [rsp + 1*rbp]
    andn esi, r10d, r12d
    mov edx, r11d
    vpalignr ymm4, ymm1, ymm0, 4
    add r13d, esi
    and edx, r10d
    rorx edi, r10d, 6
    vpalignr ymm5, ymm3, ymm2, 4
    rorx esi, r10d, 11
    xor edi, esi
    vpaddd ymm0, ymm0, ymm5
    rorx esi, r10d, 25
    xor edi, esi
    add r13d, edx
    vpsrld ymm5, ymm4, 7
    add r13d, edi
    add r9d, r13d
    vpslld ymm6, ymm4, 25
    mov r14d, eax
    xor r14d, ebx
    and r15d, r14d
    vpxor ymm5, ymm5, ymm6
    xor r15d, ebx
    rorx edi, eax, 2
    rorx esi, eax, 13
    vpsrld ymm6, ymm4, 18
    xor edi, esi
    rorx esi, eax, 22
    vpxor ymm5, ymm5, ymm6
    xor edi, esi
    add r13d, r15d
    add r13d, edi
    vpslld ymm6, ymm4, 14
    add r12d, dword ptr [rsp + 1*rbp + 4]
    andn esi, r9d, r11d
    vpxor ymm5, ymm5, ymm6
    mov edx, r10d
    add r12d, esi
    and edx, r9d
    vpsrld ymm4, ymm4, 3
    rorx edi, r9d, 6
    rorx esi, r9d, 11
    xor edi, esi
    vpxor ymm4, ymm4, ymm5
    rorx esi, r9d, 25
    xor edi, esi
    vpaddd ymm0, ymm0, ymm4
    add r12d, edx
    add r12d, edi
    add r8d, r12d
    vpunpckhqdq ymm4, ymm3, ymm8
    mov r15d, r13d
    xor r15d, eax
    vpsrld ymm5, ymm4, 17
    and r14d, r15d
    xor r14d, eax
    rorx edi, r13d, 2
    vpslld ymm6, ymm4, 15
    rorx esi, r13d, 13
    xor edi, esi
    rorx esi, r13d, 22
    vpsrld ymm7, ymm4, 19
    xor edi, esi
    add r12d, r14d
    vpxor ymm5, ymm5, ymm6
    add r12d, edi
    add r11d, dword ptr [rsp + 1*rbp + 8]
    andn esi, r8d, r10d
    vpslld ymm6, ymm4, 13
    mov edx, r9d
    add r11d, esi
    vpsrld ymm4, ymm4, 10
    and edx, r8d
    rorx edi, r8d, 6
    rorx esi, r8d, 11
    vpxor ymm7, ymm7, ymm6
    xor edi, esi
    rorx esi, r8d, 25
    xor edi, esi
    vpxor ymm4, ymm4, ymm5
    add r11d, edx
    add r11d, edi
    vpxor ymm4, ymm4, ymm7
    add ebx, r11d
    mov r14d, r12d
    xor r14d, r13d
    vpaddd ymm0, ymm0, ymm4
    and r15d, r14d
    xor r15d, r13d
    vpunpcklqdq ymm4, ymm8, ymm0
    rorx edi, r12d, 2
    rorx esi, r12d, 13
    xor edi, esi
    vpsrld ymm5, ymm4, 17
    rorx esi, r12d, 22
    xor edi, esi
    add r11d, r15d
    vpslld ymm6, ymm4, 15
    add r11d, edi
    add r10d, dword ptr [rsp + 1*rbp + 12]
    vpsrld ymm7, ymm4, 19
    andn esi, ebx, r9d
    mov edx, r8d
    add r10d, esi
    vpxor ymm5, ymm5, ymm6
    and edx, ebx
    rorx edi, ebx, 6
    vpslld ymm6, ymm4, 13
    rorx esi, ebx, 11
    xor edi, esi
    rorx esi, ebx, 25
    vpsrld ymm4, ymm4, 10
    xor edi, esi
    add r10d, edx
    add r10d, edi
    vpxor ymm7, ymm7, ymm6
    add eax, r10d
    mov r15d, r11d
    vpxor ymm4, ymm4, ymm5
    xor r15d, r12d
    and r14d, r15d
    xor r14d, r12d
    vpxor ymm4, ymm4, ymm7
    rorx edi, r11d, 2
    rorx esi, r11d, 13
    vpaddd ymm0, ymm0, ymm4
    xor edi, esi
    rorx esi, r11d, 22
    xor edi, esi
    vpaddd ymm4, ymm0, ymmword ptr [rcx + 1*rbp + 128]
    add r10d, r14d
    add r10d, edi
    vmovdqu ymmword ptr [rsp + 1*rbp + 128], ymm4
    add r9d, dword ptr [rsp + 1*rbp + 32]
    andn esi, eax, r8d
    mov edx, ebx
    vpalignr ymm4, ymm2, ymm1, 4
    add r9d, esi
    and edx, eax
    rorx edi, eax, 6
    vpalignr ymm5, ymm0, ymm3, 4
    rorx esi, eax, 11
    xor edi, esi
    vpaddd ymm1, ymm1, ymm5
    rorx esi, eax, 25
    xor edi, esi
    add r9d, edx
    vpsrld ymm5, ymm4, 7
    add r9d, edi
    add r13d, r9d
    vpslld ymm6, ymm4, 25
    mov r14d, r10d
    xor r14d, r11d
    and r15d, r14d
    vpxor ymm5, ymm5, ymm6
    xor r15d, r11d
    rorx edi, r10d, 2
    rorx esi, r10d, 13
    vpsrld ymm6, ymm4, 18
    xor edi, esi
    rorx esi, r10d, 22
    vpxor ymm5, ymm5, ymm6
    xor edi, esi
    add r9d, r15d
    add r9d, edi
    vpslld ymm6, ymm4, 14
    add r8d, dword ptr [rsp + 1*rbp + 36]
    andn esi, r13d, ebx
    vpxor ymm5, ymm5, ymm6
    mov edx, eax
    add r8d, esi
    and edx, r13d
    vpsrld ymm4, ymm4, 3
    rorx edi, r13d, 6
    rorx esi, r13d, 11
    xor edi, esi
    vpxor ymm4, ymm4, ymm5
    rorx esi, r13d, 25
    xor edi, esi
    vpaddd ymm1, ymm1, ymm4
    add r8d, edx
    add r8d, edi
    add r12d, r8d
    vpunpckhqdq ymm4, ymm0, ymm8
    mov r15d, r9d
    xor r15d, r10d
    vpsrld ymm5, ymm4, 17
    and r14d, r15d
    xor r14d, r10d
    rorx edi, r9d, 2
    vpslld ymm6, ymm4, 15
    rorx esi, r9d, 13
    xor edi, esi
    rorx esi, r9d, 22
    vpsrld ymm7, ymm4, 19
    xor edi, esi
    add r8d, r14d
    vpxor ymm5, ymm5, ymm6
    add r8d, edi
    add ebx, dword ptr [rsp + 1*rbp + 40]
    andn esi, r12d, eax
    vpslld ymm6, ymm4, 13
    mov edx, r13d
    add ebx, esi
    vpsrld ymm4, ymm4, 10
    and edx, r12d
    rorx edi, r12d, 6
    rorx esi, r12d, 11
    vpxor ymm7, ymm7, ymm6
    xor edi, esi
    rorx esi, r12d, 25
    xor edi, esi
    vpxor ymm4, ymm4, ymm5
    add ebx, edx
    add ebx, edi
    vpxor ymm4, ymm4, ymm7
    add r11d, ebx
    mov r14d, r8d
    xor r14d, r9d
    vpaddd ymm1, ymm1, ymm4
    and r15d, r14d
    xor r15d, r9d
    vpunpcklqdq ymm4, ymm8, ymm1
    rorx edi, r8d, 2
    rorx esi, r8d, 13
    xor edi, esi
    vpsrld ymm5, ymm4, 17
    rorx esi, r8d, 22
    xor edi, esi
    add ebx, r15d
    vpslld ymm6, ymm4, 15
    add ebx, edi
    add eax, dword ptr [rsp + 1*rbp + 44]
    vpsrld ymm7, ymm4, 19
    andn esi, r11d, r13d
    mov edx, r12d
    add eax, esi
    vpxor ymm5, ymm5, ymm6
    and edx, r11d
    rorx edi, r11d, 6
    vpslld ymm6, ymm4, 13
    rorx esi, r11d, 11
    xor edi, esi
    rorx esi, r11d, 25
    vpsrld ymm4, ymm4, 10
    xor edi, esi
    add eax, edx
    add eax, edi
    vpxor ymm7, ymm7, ymm6
    add r10d, eax
    mov r15d, ebx
    vpxor ymm4, ymm4, ymm5
    xor r15d, r8d
    and r14d, r15d
    xor r14d, r8d
    vpxor ymm4, ymm4, ymm7
    rorx edi, ebx, 2
    rorx esi, ebx, 13
    vpaddd ymm1, ymm1, ymm4
    xor edi, esi
    rorx esi, ebx, 22
    xor edi, esi
    vpaddd ymm4, ymm1, ymmword ptr [rcx + 1*rbp + 160]
    add eax, r14d
    add eax, edi
    vmovdqu ymmword ptr [rsp + 1*rbp + 160], ymm4
    add r13d, dword ptr [rsp + 1*rbp + 64]
    andn esi, r10d, r12d
    mov edx, r11d
    vpalignr ymm4, ymm3, ymm2, 4
    add r13d, esi
    and edx, r10d
    rorx edi, r10d, 6
    vpalignr ymm5, ymm1, ymm0, 4
    rorx esi, r10d, 11
    xor edi, esi
    vpaddd ymm2, ymm2, ymm5
    rorx esi, r10d, 25
    xor edi, esi
    add r13d, edx
    vpsrld ymm5, ymm4, 7
    add r13d, edi
    add r9d, r13d
    vpslld ymm6, ymm4, 25
    mov r14d, eax
    xor r14d, ebx
    and r15d, r14d
    vpxor ymm5, ymm5, ymm6
    xor r15d, ebx
    rorx edi, eax, 2
    rorx esi, eax, 13
    vpsrld ymm6, ymm4, 18
    xor edi, esi
    rorx esi, eax, 22
    vpxor ymm5, ymm5, ymm6
    xor edi, esi
    add r13d, r15d
    add r13d, edi
    vpslld ymm6, ymm4, 14
    add r12d, dword ptr [rsp + 1*rbp + 68]
    andn esi, r9d, r11d
    vpxor ymm5, ymm5, ymm6
    mov edx, r10d
    add r12d, esi
    and edx, r9d
    vpsrld ymm4, ymm4, 3
    rorx edi, r9d, 6
    rorx esi, r9d, 11
    xor edi, esi
    vpxor ymm4, ymm4, ymm5
    rorx esi, r9d, 25
    xor edi, esi
    vpaddd ymm2, ymm2, ymm4
    add r12d, edx
    add r12d, edi
    add r8d, r12d
    vpunpckhqdq ymm4, ymm1, ymm8
    mov r15d, r13d
    xor r15d, eax
    vpsrld ymm5, ymm4, 17
    and r14d, r15d
    xor r14d, eax
    rorx edi, r13d, 2
    vpslld ymm6, ymm4, 15
    rorx esi, r13d, 13
    xor edi, esi
    rorx esi, r13d, 22
    vpsrld ymm7, ymm4, 19
    xor edi, esi
    add r12d, r14d
    vpxor ymm5, ymm5, ymm6
    add r12d, edi
    add r11d, dword ptr [rsp + 1*rbp + 72]
    andn esi, r8d, r10d
    vpslld ymm6, ymm4, 13
    mov edx, r9d
    add r11d, esi
    vpsrld ymm4, ymm4, 10
    and edx, r8d
    rorx edi, r8d, 6
    rorx esi, r8d, 11
    vpxor ymm7, ymm7, ymm6
    xor edi, esi
    rorx esi, r8d, 25
    xor edi, esi
    vpxor ymm4, ymm4, ymm5
    add r11d, edx
    add r11d, edi
    vpxor ymm4, ymm4, ymm7
    add ebx, r11d
    mov r14d, r12d
    xor r14d, r13d
    vpaddd ymm2, ymm2, ymm4
    and r15d, r14d
    xor r15d, r13d
    vpunpcklqdq ymm4, ymm8, ymm2
    rorx edi, r12d, 2
    rorx esi, r12d, 13
    xor edi, esi
    vpsrld ymm5, ymm4, 17
    rorx esi, r12d, 22
    xor edi, esi
    add r11d, r15d
    vpslld ymm6, ymm4, 15
    add r11d, edi
    add r10d, dword ptr [rsp + 1*rbp + 76]
    vpsrld ymm7, ymm4, 19
    andn esi, ebx, r9d
    mov edx, r8d
    add r10d, esi
    vpxor ymm5, ymm5, ymm6
    and edx, ebx
    rorx edi, ebx, 6
    vpslld ymm6, ymm4, 13
    rorx esi, ebx, 11
    xor edi, esi
    rorx esi, ebx, 25
    vpsrld ymm4, ymm4, 10
    xor edi, esi
    add r10d, edx
    add r10d, edi
    vpxor ymm7, ymm7, ymm6
    add eax, r10d
    mov r15d, r11d
    vpxor ymm4, ymm4, ymm5
    xor r15d, r12d
    and r14d, r15d
    xor r14d, r12d
    vpxor ymm4, ymm4, ymm7
    rorx edi, r11d, 2
    rorx esi, r11d, 13
    vpaddd ymm2, ymm2, ymm4
    xor edi, esi
    rorx esi, r11d, 22
    xor edi, esi
    vpaddd ymm4, ymm2, ymmword ptr [rcx + 1*rbp + 192]
    add r10d, r14d
    add r10d, edi
    vmovdqu ymmword ptr [rsp + 1*rbp + 192], ymm4
    add r9d, dword ptr [rsp + 1*rbp + 96]
    andn esi, eax, r8d
    mov edx, ebx
    vpalignr ymm4, ymm0, ymm3, 4
    add r9d, esi
    and edx, eax
    rorx edi, eax, 6
    vpalignr ymm5, ymm2, ymm1, 4
    rorx esi, eax, 11
    xor edi, esi
    vpaddd ymm3, ymm3, ymm5
    rorx esi, eax, 25
    xor edi, esi
    add r9d, edx
    vpsrld ymm5, ymm4, 7
    add r9d, edi
    add r13d, r9d
    vpslld ymm6, ymm4, 25
    mov r14d, r10d
    xor r14d, r11d
    and r15d, r14d
    vpxor ymm5, ymm5, ymm6
    xor r15d, r11d
    rorx edi, r10d, 2
    rorx esi, r10d, 13
    vpsrld ymm6, ymm4, 18
    xor edi, esi
    rorx esi, r10d, 22
    vpxor ymm5, ymm5, ymm6
    xor edi, esi
    add r9d, r15d
    add r9d, edi
    vpslld ymm6, ymm4, 14
    add r8d, dword ptr [rsp + 1*rbp + 100]
    andn esi, r13d, ebx
    vpxor ymm5, ymm5, ymm6
    mov edx, eax
    add r8d, esi
    and edx, r13d
    vpsrld ymm4, ymm4, 3
    rorx edi, r13d, 6
    rorx esi, r13d, 11
    xor edi, esi
    vpxor ymm4, ymm4, ymm5
    rorx esi, r13d, 25
    xor edi, esi
    vpaddd ymm3, ymm3, ymm4
    add r8d, edx
    add r8d, edi
    add r12d, r8d
    vpunpckhqdq ymm4, ymm2, ymm8
    mov r15d, r9d
    xor r15d, r10d
    vpsrld ymm5, ymm4, 17
    and r14d, r15d
    xor r14d, r10d
    rorx edi, r9d, 2
    vpslld ymm6, ymm4, 15
    rorx esi, r9d, 13
    xor edi, esi
    rorx esi, r9d, 22
    vpsrld ymm7, ymm4, 19
    xor edi, esi
    add r8d, r14d
    vpxor ymm5, ymm5, ymm6
    add r8d, edi
    add ebx, dword ptr [rsp + 1*rbp + 104]
    andn esi, r12d, eax
    vpslld ymm6, ymm4, 13
    mov edx, r13d
    add ebx, esi
    vpsrld ymm4, ymm4, 10
    and edx, r12d
    rorx edi, r12d, 6
    rorx esi, r12d, 11
    vpxor ymm7, ymm7, ymm6
    xor edi, esi
    rorx esi, r12d, 25
    xor edi, esi
    vpxor ymm4, ymm4, ymm5
    add ebx, edx
    add ebx, edi
    vpxor ymm4, ymm4, ymm7
    add r11d, ebx
    mov r14d, r8d
    xor r14d, r9d
    vpaddd ymm3, ymm3, ymm4
    and r15d, r14d
    xor r15d, r9d
    vpunpcklqdq ymm4, ymm8, ymm3
    rorx edi, r8d, 2
    rorx esi, r8d, 13
    xor edi, esi
    vpsrld ymm5, ymm4, 17
    rorx esi, r8d, 22
    xor edi, esi
    add ebx, r15d
    vpslld ymm6, ymm4, 15
    add ebx, edi
    add eax, dword ptr [rsp + 1*rbp + 108]
    vpsrld ymm7, ymm4, 19
    andn esi, r11d, r13d
    mov edx, r12d
    add eax, esi
    vpxor ymm5, ymm5, ymm6
    and edx, r11d
    rorx edi, r11d, 6
    vpslld ymm6, ymm4, 13
    rorx esi, r11d, 11
    xor edi, esi
    rorx esi, r11d, 25
    vpsrld ymm4, ymm4, 10
    xor edi, esi
    add eax, edx
    add eax, edi
    vpxor ymm7, ymm7, ymm6
    add r10d, eax
    mov r15d, ebx
    vpxor ymm4, ymm4, ymm5
    xor r15d, r8d
    and r14d, r15d
    xor r14d, r8d
    vpxor ymm4, ymm4, ymm7
    rorx edi, ebx, 2
    rorx esi, ebx, 13
    vpaddd ymm3, ymm3, ymm4
    xor edi, esi
    rorx esi, ebx, 22
    xor edi, esi
    vpaddd ymm4, ymm3, ymmword ptr [rcx + 1*rbp + 224]
    add eax, r14d
    add eax, edi
    vmovdqu ymmword ptr [rsp + 1*rbp + 224], ymm4
    add rbp, 128
    cmp rbp, 384
    jne 4b
    add r13d, dword ptr [rsp + 1*rbp]
    andn esi, r10d, r12d
    mov edx, r11d
    add r13d, esi
    and edx, r10d
    rorx edi, r10d, 6
    rorx esi, r10d, 11
    xor edi, esi
    rorx esi, r10d, 25
    xor edi, esi
    add r13d, edx
    add r13d, edi
    add r9d, r13d
    mov r14d, eax
    xor r14d, ebx
    and r15d, r14d
    xor r15d, ebx
    rorx edi, eax, 2
    rorx esi, eax, 13
    xor edi, esi
    rorx esi, eax, 22
    xor edi, esi
    add r13d, r15d
    add r13d, edi
    add r12d, dword ptr [rsp + 1*rbp + 4]
    andn esi, r9d, r11d
    mov edx, r10d
    add r12d, esi
    and edx, r9d
    rorx edi, r9d, 6
    rorx esi, r9d, 11
    xor edi, esi
    rorx esi, r9d, 25
    xor edi, esi
    add r12d, edx
    add r12d, edi
    add r8d, r12d
    mov r15d, r13d
    xor r15d, eax
    and r14d, r15d
    xor r14d, eax
    rorx edi, r13d, 2
    rorx esi, r13d, 13
    xor edi, esi
    rorx esi, r13d, 22
    xor edi, esi
    add r12d, r14d
    add r12d, edi
    add r11d, dword ptr [rsp + 1*rbp + 8]
    andn esi, r8d, r10d
    mov edx, r9d
    add r11d, esi
    and edx, r8d
    rorx edi, r8d, 6
    rorx esi, r8d, 11
    xor edi, esi
    rorx esi, r8d, 25
    xor edi, esi
    add r11d, edx
    add r11d, edi
    add ebx, r11d
    mov r14d, r12d
    xor r14d, r13d
    and r15d, r14d
    xor r15d, r13d
    rorx edi, r12d, 2
    rorx esi, r12d, 13
    xor edi, esi
    rorx esi, r12d, 22
    xor edi, esi
    add r11d, r15d
    add r11d, edi
    add r10d, dword ptr [rsp + 1*rbp + 12]
    andn esi, ebx, r9d
    mov edx, r8d
    add r10d, esi
    and edx, ebx
    rorx edi, ebx, 6
    rorx esi, ebx, 11
    xor edi, esi
    rorx esi, ebx, 25
    xor edi, esi
    add r10d, edx
    add r10d, edi
    add eax, r10d
    mov r15d, r11d
    xor r15d, r12d
    and r14d, r15d
    xor r14d, r12d
    rorx edi, r11d, 2
    rorx esi, r11d, 13
    xor edi, esi
    rorx esi, r11d, 22
    xor edi, esi
    add r10d, r14d
    add r10d, edi
    add r9d, dword ptr [rsp + 1*rbp + 32]
    andn esi, eax, r8d
    mov edx, ebx
    add r9d, esi
    and edx, eax
    rorx edi, eax, 6
    rorx esi, eax, 11
    xor edi, esi
    rorx esi, eax, 25
    xor edi, esi
    add r9d, edx
    add r9d, edi
    add r13d, r9d
    mov r14d, r10d
    xor r14d, r11d
    and r15d, r14d
    xor r15d, r11d
    rorx edi, r10d, 2
    rorx esi, r10d, 13
    xor edi, esi
    rorx esi, r10d, 22
    xor edi, esi
    add r9d, r15d
    add r9d, edi
    add r8d, dword ptr [rsp + 1*rbp + 36]
    andn esi, r13d, ebx
    mov edx, eax
    add r8d, esi
    and edx, r13d
    rorx edi, r13d, 6
    rorx esi, r13d, 11
    xor edi, esi
    rorx esi, r13d, 25
    xor edi, esi
    add r8d, edx
    add r8d, edi
    add r12d, r8d
    mov r15d, r9d
    xor r15d, r10d
    and r14d, r15d
    xor r14d, r10d
    rorx edi, r9d, 2
    rorx esi, r9d, 13
    xor edi, esi
    rorx esi, r9d, 22
    xor edi, esi
    add r8d, r14d
    add r8d, edi
    add ebx, dword ptr [rsp + 1*rbp + 40]
    andn esi, r12d, eax
    mov edx, r13d
    add ebx, esi
    and edx, r12d
    rorx edi, r12d, 6
    rorx esi, r12d, 11
    xor edi, esi
    rorx esi, r12d, 25
    xor edi, esi
    add ebx, edx
    add ebx, edi
    add r11d, ebx
    mov r14d, r8d
    xor r14d, r9d
    and r15d, r14d
    xor r15d, r9d
    rorx edi, r8d, 2
    rorx esi, r8d, 13
    xor edi, esi
    rorx esi, r8d, 22
    xor edi, esi
    add ebx, r15d
    add ebx, edi
    add eax, dword ptr [rsp + 1*rbp + 44]
    andn esi, r11d, r13d
    mov edx, r12d
    add eax, esi
    and edx, r11d
    rorx edi, r11d, 6
    rorx esi, r11d, 11
    xor edi, esi
    rorx esi, r11d, 25
    xor edi, esi
    add eax, edx
    add eax, edi
    add r10d, eax
    mov r15d, ebx
    xor r15d, r8d
    and r14d, r15d
    xor r14d, r8d
    rorx edi, ebx, 2
    rorx esi, ebx, 13
    xor edi, esi
    rorx esi, ebx, 22
    xor edi, esi
    add eax, r14d
    add eax, edi
    add r13d, dword ptr [rsp + 1*rbp + 64]
    andn esi, r10d, r12d
    mov edx, r11d
    add r13d, esi
    and edx, r10d
    rorx edi, r10d, 6
    rorx esi, r10d, 11
    xor edi, esi
    rorx esi, r10d, 25
    xor edi, esi
    add r13d, edx
    add r13d, edi
    add r9d, r13d
    mov r14d, eax
    xor r14d, ebx
    and r15d, r14d
    xor r15d, ebx
    rorx edi, eax, 2
    rorx esi, eax, 13
    xor edi, esi
    rorx esi, eax, 22
    xor edi, esi
    add r13d, r15d
    add r13d, edi
    add r12d, dword ptr [rsp + 1*rbp + 68]
    andn esi, r9d, r11d
    mov edx, r10d
    add r12d, esi
    and edx, r9d
    rorx edi, r9d, 6
    rorx esi, r9d, 11
    xor edi, esi
    rorx esi, r9d, 25
    xor edi, esi
    add r12d, edx
    add r12d, edi
    add r8d, r12d
    mov r15d, r13d
    xor r15d, eax
    and r14d, r15d
    xor r14d, eax
    rorx edi, r13d, 2
    rorx esi, r13d, 13
    xor edi, esi
    rorx esi, r13d, 22
    xor edi, esi
    add r12d, r14d
    add r12d, edi
    add r11d, dword ptr [rsp + 1*rbp + 72]
    andn esi, r8d, r10d
    mov edx, r9d
    add r11d, esi
    and edx, r8d
    rorx edi, r8d, 6
    rorx esi, r8d, 11
    xor edi, esi
    rorx esi, r8d, 25
    xor edi, esi
    add r11d, edx
    add r11d, edi
    add ebx, r11d
    mov r14d, r12d
    xor r14d, r13d
    and r15d, r14d
    xor r15d, r13d
    rorx edi, r12d, 2
    rorx esi, r12d, 13
    xor edi, esi
    rorx esi, r12d, 22
    xor edi, esi
    add r11d, r15d
    add r11d, edi
    add r10d, dword ptr [rsp + 1*rbp + 76]
    andn esi, ebx, r9d
    mov edx, r8d
    add r10d, esi
    and edx, ebx
    rorx edi, ebx, 6
    rorx esi, ebx, 11
    xor edi, esi
    rorx esi, ebx, 25
    xor edi, esi
    add r10d, edx
    add r10d, edi
    add eax, r10d
    mov r15d, r11d
    xor r15d, r12d
    and r14d, r15d
    xor r14d, r12d
    rorx edi, r11d, 2
    rorx esi, r11d, 13
    xor edi, esi
    rorx esi, r11d, 22
    xor edi, esi
    add r10d, r14d
    add r10d, edi
    add r9d, dword ptr [rsp + 1*rbp + 96]
    andn esi, eax, r8d
    mov edx, ebx
    add r9d, esi
    and edx, eax
    rorx edi, eax, 6
    rorx esi, eax, 11
    xor edi, esi
    rorx esi, eax, 25
    xor edi, esi
    add r9d, edx
    add r9d, edi
    add r13d, r9d
    mov r14d, r10d
    xor r14d, r11d
    and r15d, r14d
    xor r15d, r11d
    rorx edi, r10d, 2
    rorx esi, r10d, 13
    xor edi, esi
    rorx esi, r10d, 22
    xor edi, esi
    add r9d, r15d
    add r9d, edi
    add r8d, dword ptr [rsp + 1*rbp + 100]
    andn esi, r13d, ebx
    mov edx, eax
    add r8d, esi
    and edx, r13d
    rorx edi, r13d, 6
    rorx esi, r13d, 11
    xor edi, esi
    rorx esi, r13d, 25
    xor edi, esi
    add r8d, edx
    add r8d, edi
    add r12d, r8d
    mov r15d, r9d
    xor r15d, r10d
    and r14d, r15d
    xor r14d, r10d
    rorx edi, r9d, 2
    rorx esi, r9d, 13
    xor edi, esi
    rorx esi, r9d, 22
    xor edi, esi
    add r8d, r14d
    add r8d, edi
    add ebx, dword ptr [rsp + 1*rbp + 104]
    andn esi, r12d, eax
    mov edx, r13d
    add ebx, esi
    and edx, r12d
    rorx edi, r12d, 6
    rorx esi, r12d, 11
    xor edi, esi
    rorx esi, r12d, 25
    xor edi, esi
    add ebx, edx
    add ebx, edi
    add r11d, ebx
    mov r14d, r8d
    xor r14d, r9d
    and r15d, r14d
    xor r15d, r9d
    rorx edi, r8d, 2
    rorx esi, r8d, 13
    xor edi, esi
    rorx esi, r8d, 22
    xor edi, esi
    add ebx, r15d
    add ebx, edi
    add eax, dword ptr [rsp + 1*rbp + 108]
    andn esi, r11d, r13d
    mov edx, r12d
    add eax, esi
    and edx, r11d
    rorx edi, r11d, 6
    rorx esi, r11d, 11
    xor edi, esi
    rorx esi, r11d, 25
    xor edi, esi
    add eax, edx
    add eax, edi
    add r10d, eax
    mov r15d, ebx
    xor r15d, r8d
    and r14d, r15d
    xor r14d, r8d
    rorx edi, ebx, 2
    rorx esi, ebx, 13
    xor edi, esi
    rorx esi, ebx, 22
    xor edi, esi
    add eax, r14d
    add eax, edi
    add eax, dword ptr [rsp + 512]
    add ebx, dword ptr [rsp + 516]
    add r8d, dword ptr [rsp + 520]
    add r9d, dword ptr [rsp + 524]
    add r10d, dword ptr [rsp + 528]
    add r11d, dword ptr [rsp + 532]
    add r12d, dword ptr [rsp + 536]
    add r13d, dword ptr [rsp + 540]
    mov dword ptr [rsp + 512], eax
    mov dword ptr [rsp + 516], ebx
    mov dword ptr [rsp + 520], r8d
    mov dword ptr [rsp + 524], r9d
    mov dword ptr [rsp + 528], r10d
    mov dword ptr [rsp + 532], r11d
    mov dword ptr [rsp + 536], r12d
    mov dword ptr [rsp + 540], r13d
    mov r15d, ebx
    xor r15d, r8d
    xor ebp, ebp
5:
    add r13d, dword ptr [rsp + 1*rbp + 16]
    andn esi, r10d, r12d
    mov edx, r11d
    add r13d, esi
    and edx, r10d
    rorx edi, r10d, 6
    rorx esi, r10d, 11
    xor edi, esi
    rorx esi, r10d, 25
    xor edi, esi
    add r13d, edx
    add r13d, edi
    add r9d, r13d
    mov r14d, eax
    xor r14d, ebx
    and r15d, r14d
    xor r15d, ebx
    rorx edi, eax, 2
    rorx esi, eax, 13
    xor edi, esi
    rorx esi, eax, 22
    xor edi, esi
    add r13d, r15d
    add r13d, edi
    add r12d, dword ptr [rsp + 1*rbp + 20]
    andn esi, r9d, r11d
    mov edx, r10d
    add r12d, esi
    and edx, r9d
    rorx edi, r9d, 6
    rorx esi, r9d, 11
    xor edi, esi
    rorx esi, r9d, 25
    xor edi, esi
    add r12d, edx
    add r12d, edi
    add r8d, r12d
    mov r15d, r13d
    xor r15d, eax
    and r14d, r15d
    xor r14d, eax
    rorx edi, r13d, 2
    rorx esi, r13d, 13
    xor edi, esi
    rorx esi, r13d, 22
    xor edi, esi
    add r12d, r14d
    add r12d, edi
    add r11d, dword ptr [rsp + 1*rbp + 24]
    andn esi, r8d, r10d
    mov edx, r9d
    add r11d, esi
    and edx, r8d
    rorx edi, r8d, 6
    rorx esi, r8d, 11
    xor edi, esi
    rorx esi, r8d, 25
    xor edi, esi
    add r11d, edx
    add r11d, edi
    add ebx, r11d
    mov r14d, r12d
    xor r14d, r13d
    and r15d, r14d
    xor r15d, r13d
    rorx edi, r12d, 2
    rorx esi, r12d, 13
    xor edi, esi
    rorx esi, r12d, 22
    xor edi, esi
    add r11d, r15d
    add r11d, edi
    add r10d, dword ptr [rsp + 1*rbp + 28]
    andn esi, ebx, r9d
    mov edx, r8d
    add r10d, esi
    and edx, ebx
    rorx edi, ebx, 6
    rorx esi, ebx, 11
    xor edi, esi
    rorx esi, ebx, 25
    xor edi, esi
    add r10d, edx
    add r10d, edi
    add eax, r10d
    mov r15d, r11d
    xor r15d, r12d
    and r14d, r15d
    xor r14d, r12d
    rorx edi, r11d, 2
    rorx esi, r11d, 13
    xor edi, esi
    rorx esi, r11d, 22
    xor edi, esi
    add r10d, r14d
    add r10d, edi
    add r9d, dword ptr [rsp + 1*rbp + 48]
    andn esi, eax, r8d
    mov edx, ebx
    add r9d, esi
    and edx, eax
    rorx edi, eax, 6
    rorx esi, eax, 11
    xor edi, esi
    rorx esi, eax, 25
    xor edi, esi
    add r9d, edx
    add r9d, edi
    add r13d, r9d
    mov r14d, r10d
    xor r14d, r11d
    and r15d, r14d
    xor r15d, r11d
    rorx edi, r10d, 2
    rorx esi, r10d, 13
    xor edi, esi
    rorx esi, r10d, 22
    xor edi, esi
    add r9d, r15d
    add r9d, edi
    add r8d, dword ptr [rsp + 1*rbp + 52]
    andn esi, r13d, ebx
    mov edx, eax
    add r8d, esi
    and edx, r13d
    rorx edi, r13d, 6
    rorx esi, r13d, 11
    xor edi, esi
    rorx esi, r13d, 25
    xor edi, esi
    add r8d, edx
    add r8d, edi
    add r12d, r8d
    mov r15d, r9d
    xor r15d, r10d
    and r14d, r15d
    xor r14d, r10d
    rorx edi, r9d, 2
    rorx esi, r9d, 13
    xor edi, esi
    rorx esi, r9d, 22
    xor edi, esi
    add r8d, r14d
    add r8d, edi
    add ebx, dword ptr [rsp + 1*rbp + 56]
    andn esi, r12d, eax
    mov edx, r13d
    add ebx, esi
    and edx, r12d
    rorx edi, r12d, 6
    rorx esi, r12d, 11
    xor edi, esi
    rorx esi, r12d, 25
    xor edi, esi
    add ebx, edx
    add ebx, edi
    add r11d, ebx
    mov r14d, r8d
    xor r14d, r9d
    and r15d, r14d
    xor r15d, r9d
    rorx edi, r8d, 2
    rorx esi, r8d, 13
    xor edi, esi
    rorx esi, r8d, 22
    xor edi, esi
    add ebx, r15d
    add ebx, edi
    add eax, dword ptr [rsp + 1*rbp + 60]
    andn esi, r11d, r13d
    mov edx, r12d
    add eax, esi
    and edx, r11d
    rorx edi, r11d, 6
    rorx esi, r11d, 11
    xor edi, esi
    rorx esi, r11d, 25
    xor edi, esi
    add eax, edx
    add eax, edi
    add r10d, eax
    mov r15d, ebx
    xor r15d, r8d
    and r14d, r15d
    xor r14d, r8d
    rorx edi, ebx, 2
    rorx esi, ebx, 13
    xor edi, esi
    rorx esi, ebx, 22
    xor edi, esi
    add eax, r14d
    add eax, edi
    add r13d, dword ptr [rsp + 1*rbp + 80]
    andn esi, r10d, r12d
    mov edx, r11d
    add r13d, esi
    and edx, r10d
    rorx edi, r10d, 6
    rorx esi, r10d, 11
    xor edi, esi
    rorx esi, r10d, 25
    xor edi, esi
    add r13d, edx
    add r13d, edi
    add r9d, r13d
    mov r14d, eax
    xor r14d, ebx
    and r15d, r14d
    xor r15d, ebx
    rorx edi, eax, 2
    rorx esi, eax, 13
    xor edi, esi
    rorx esi, eax, 22
    xor edi, esi
    add r13d, r15d
    add r13d, edi
    add r12d, dword ptr [rsp + 1*rbp + 84]
    andn esi, r9d, r11d
    mov edx, r10d
    add r12d, esi
    and edx, r9d
    rorx edi, r9d, 6
    rorx esi, r9d, 11
    xor edi, esi
    rorx esi, r9d, 25
    xor edi, esi
    add r12d, edx
    add r12d, edi
    add r8d, r12d
    mov r15d, r13d
    xor r15d, eax
    and r14d, r15d
    xor r14d, eax
    rorx edi, r13d, 2
    rorx esi, r13d, 13
    xor edi, esi
    rorx esi, r13d, 22
    xor edi, esi
    add r12d, r14d
    add r12d, edi
    add r11d, dword ptr [rsp + 1*rbp + 88]
    andn esi, r8d, r10d
    mov edx, r9d
    add r11d, esi
    and edx, r8d
    rorx edi, r8d, 6
    rorx esi, r8d, 11
    xor edi, esi
    rorx esi, r8d, 25
    xor edi, esi
    add r11d, edx
    add r11d, edi
    add ebx, r11d
    mov r14d, r12d
    xor r14d, r13d
    and r15d, r14d
    xor r15d, r13d
    rorx edi, r12d, 2
    rorx esi, r12d, 13
    xor edi, esi
    rorx esi, r12d, 22
    xor edi, esi
    add r11d, r15d
    add r11d, edi
    add r10d, dword ptr [rsp + 1*rbp + 92]
    andn esi, ebx, r9d
    mov edx, r8d
    add r10d, esi
    and edx, ebx
    rorx edi, ebx, 6
    rorx esi, ebx, 11
    xor edi, esi
    rorx esi, ebx, 25
    xor edi, esi
    add r10d, edx
    add r10d, edi
    add eax, r10d
    mov r15d, r11d
    xor r15d, r12d
    and r14d, r15d
    xor r14d, r12d
    rorx edi, r11d, 2
    rorx esi, r11d, 13
    xor edi, esi
    rorx esi, r11d, 22
    xor edi, esi
    add r10d, r14d
    add r10d, edi
    add r9d, dword ptr [rsp + 1*rbp + 112]
    andn esi, eax, r8d
    mov edx, ebx
    add r9d, esi
    and edx, eax
    rorx edi, eax, 6
    rorx esi, eax, 11
    xor edi, esi
    rorx esi, eax, 25
    xor edi, esi
    add r9d, edx
    add r9d, edi
    add r13d, r9d
    mov r14d, r10d
    xor r14d, r11d
    and r15d, r14d
    xor r15d, r11d
    rorx edi, r10d, 2
    rorx esi, r10d, 13
    xor edi, esi
    rorx esi, r10d, 22
    xor edi, esi
    add r9d, r15d
    add r9d, edi
    add r8d, dword ptr [rsp + 1*rbp + 116]
    andn esi, r13d, ebx
    mov edx, eax
    add r8d, esi
    and edx, r13d
    rorx edi, r13d, 6
    rorx esi, r13d, 11
    xor edi, esi
    rorx esi, r13d, 25
    xor edi, esi
    add r8d, edx
    add r8d, edi
    add r12d, r8d
    mov r15d, r9d
    xor r15d, r10d
    and r14d, r15d
    xor r14d, r10d
    rorx edi, r9d, 2
    rorx esi, r9d, 13
    xor edi, esi
    rorx esi, r9d, 22
    xor edi, esi
    add r8d, r14d
    add r8d, edi
    add ebx, dword ptr [rsp + 1*rbp + 120]
    andn esi, r12d, eax
    mov edx, r13d
    add ebx, esi
    and edx, r12d
    rorx edi, r12d, 6
    rorx esi, r12d, 11
    xor edi, esi
    rorx esi, r12d, 25
    xor edi, esi
    add ebx, edx
    add ebx, edi
    add r11d, ebx
    mov r14d, r8d
    xor r14d, r9d
    and r15d, r14d
    xor r15d, r9d
    rorx edi, r8d, 2
    rorx esi, r8d, 13
    xor edi, esi
    rorx esi, r8d, 22
    xor edi, esi
    add ebx, r15d
    add ebx, edi
    add eax, dword ptr [rsp + 1*rbp + 124]
    andn esi, r11d, r13d
    mov edx, r12d
    add eax, esi
    and edx, r11d
    rorx edi, r11d, 6
    rorx esi, r11d, 11
    xor edi, esi
    rorx esi, r11d, 25
    xor edi, esi
    add eax, edx
    add eax, edi
    add r10d, eax
    mov r15d, ebx
    xor r15d, r8d
    and r14d, r15d
    xor r14d, r8d
    rorx edi, ebx, 2
    rorx esi, ebx, 13
    xor edi, esi
    rorx esi, ebx, 22
    xor edi, esi
    add eax, r14d
    add eax, edi
    add rbp, 128
    cmp rbp, 512
    jne 5b
    add eax, dword ptr [rsp + 512]
    add ebx, dword ptr [rsp + 516]
    add r8d, dword ptr [rsp + 520]
    add r9d, dword ptr [rsp + 524]
    add r10d, dword ptr [rsp + 528]
    add r11d, dword ptr [rsp + 532]
    add r12d, dword ptr [rsp + 536]
    add r13d, dword ptr [rsp + 540]
    mov rsi, qword ptr [rsp + 552]
    mov rdx, qword ptr [rsp + 560]
    add rsi, 128
    sub rdx, 128
    cmp rdx, 128
    jae 2b
3:
    cmp rdx, 64
    jb 6f
    vmovdqu xmm0, xmmword ptr [rsi]
    vpshufb xmm0, xmm0, xmm9
    vpaddd xmm4, xmm0, xmmword ptr [rcx]
    vmovdqu xmmword ptr [rsp], xmm4
    vmovdqu xmm1, xmmword ptr [rsi + 16]
    vpshufb xmm1, xmm1, xmm9
    vpaddd xmm4, xmm1, xmmword ptr [rcx + 32]
    vmovdqu xmmword ptr [rsp + 32], xmm4
    vmovdqu xmm2, xmmword ptr [rsi + 32]
    vpshufb xmm2, xmm2, xmm9
    vpaddd xmm4, xmm2, xmmword ptr [rcx + 64]
    vmovdqu xmmword ptr [rsp + 64], xmm4
    vmovdqu xmm3, xmmword ptr [rsi + 48]
    vpshufb xmm3, xmm3, xmm9
    vpaddd xmm4, xmm3, xmmword ptr [rcx + 96]
    vmovdqu xmmword ptr [rsp + 96], xmm4
    mov qword ptr [rsp + 552], rsi
    mov qword ptr [rsp + 560], rdx
    mov dword ptr [rsp + 512], eax
    mov dword ptr [rsp + 516], ebx
    mov dword ptr [rsp + 520], r8d
    mov dword ptr [rsp + 524], r9d
    mov dword ptr [rsp + 528], r10d
    mov dword ptr [rsp + 532], r11d
    mov dword ptr [rsp + 536], r12d
    mov dword ptr [rsp + 540], r13d
    mov r15d, ebx
    xor r15d, r8d
    xor ebp, ebp
7:
    add r13d, dword ptr [rsp + 1*rbp]
    andn esi, r10d, r12d
    mov edx, r11d
    vpalignr xmm4, xmm1, xmm0, 4
    add r13d, esi
    and edx, r10d
    rorx edi, r10d, 6
    vpalignr xmm5, xmm3, xmm2, 4
    rorx esi, r10d, 11
    xor edi, esi
    vpaddd xmm0, xmm0, xmm5
    rorx esi, r10d, 25
    xor edi, esi
    add r13d, edx
    vpsrld xmm5, xmm4, 7
    add r13d, edi
    add r9d, r13d
    vpslld xmm6, xmm4, 25
    mov r14d, eax
    xor r14d, ebx
    and r15d, r14d
    vpxor xmm5, xmm5, xmm6
    xor r15d, ebx
    rorx edi, eax, 2
    rorx esi, eax, 13
    vpsrld xmm6, xmm4, 18
    xor edi, esi
    rorx esi, eax, 22
    vpxor xmm5, xmm5, xmm6
    xor edi, esi
    add r13d, r15d
    add r13d, edi
    vpslld xmm6, xmm4, 14
    add r12d, dword ptr [rsp + 1*rbp + 4]
    andn esi, r9d, r11d
    vpxor xmm5, xmm5, xmm6
    mov edx, r10d
    add r12d, esi
    and edx, r9d
    vpsrld xmm4, xmm4, 3
    rorx edi, r9d, 6
    rorx esi, r9d, 11
    xor edi, esi
    vpxor xmm4, xmm4, xmm5
    rorx esi, r9d, 25
    xor edi, esi
    vpaddd xmm0, xmm0, xmm4
    add r12d, edx
    add r12d, edi
    add r8d, r12d
    vpunpckhqdq xmm4, xmm3, xmm8
    mov r15d, r13d
    xor r15d, eax
    vpsrld xmm5, xmm4, 17
    and r14d, r15d
    xor r14d, eax
    rorx edi, r13d, 2
    vpslld xmm6, xmm4, 15
    rorx esi, r13d, 13
    xor edi, esi
    rorx esi, r13d, 22
    vpsrld xmm7, xmm4, 19
    xor edi, esi
    add r12d, r14d
    vpxor xmm5, xmm5, xmm6
    add r12d, edi
    add r11d, dword ptr [rsp + 1*rbp + 8]
    andn esi, r8d, r10d
    vpslld xmm6, xmm4, 13
    mov edx, r9d
    add r11d, esi
    vpsrld xmm4, xmm4, 10
    and edx, r8d
    rorx edi, r8d, 6
    rorx esi, r8d, 11
    vpxor xmm7, xmm7, xmm6
    xor edi, esi
    rorx esi, r8d, 25
    xor edi, esi
    vpxor xmm4, xmm4, xmm5
    add r11d, edx
    add r11d, edi
    vpxor xmm4, xmm4, xmm7
    add ebx, r11d
    mov r14d, r12d
    xor r14d, r13d
    vpaddd xmm0, xmm0, xmm4
    and r15d, r14d
    xor r15d, r13d
    vpunpcklqdq xmm4, xmm8, xmm0
    rorx edi, r12d, 2
    rorx esi, r12d, 13
    xor edi, esi
    vpsrld xmm5, xmm4, 17
    rorx esi, r12d, 22
    xor edi, esi
    add r11d, r15d
    vpslld xmm6, xmm4, 15
    add r11d, edi
    add r10d, dword ptr [rsp + 1*rbp + 12]
    vpsrld xmm7, xmm4, 19
    andn esi, ebx, r9d
    mov edx, r8d
    add r10d, esi
    vpxor xmm5, xmm5, xmm6
    and edx, ebx
    rorx edi, ebx, 6
    vpslld xmm6, xmm4, 13
    rorx esi, ebx, 11
    xor edi, esi
    rorx esi, ebx, 25
    vpsrld xmm4, xmm4, 10
    xor edi, esi
    add r10d, edx
    add r10d, edi
    vpxor xmm7, xmm7, xmm6
    add eax, r10d
    mov r15d, r11d
    vpxor xmm4, xmm4, xmm5
    xor r15d, r12d
    and r14d, r15d
    xor r14d, r12d
    vpxor xmm4, xmm4, xmm7
    rorx edi, r11d, 2
    rorx esi, r11d, 13
    vpaddd xmm0, xmm0, xmm4
    xor edi, esi
    rorx esi, r11d, 22
    xor edi, esi
    vpaddd xmm4, xmm0, xmmword ptr [rcx + 1*rbp + 128]
    add r10d, r14d
    add r10d, edi
    vmovdqu xmmword ptr [rsp + 1*rbp + 128], xmm4
    add r9d, dword ptr [rsp + 1*rbp + 32]
    andn esi, eax, r8d
    mov edx, ebx
    vpalignr xmm4, xmm2, xmm1, 4
    add r9d, esi
    and edx, eax
    rorx edi, eax, 6
    vpalignr xmm5, xmm0, xmm3, 4
    rorx esi, eax, 11
    xor edi, esi
    vpaddd xmm1, xmm1, xmm5
    rorx esi, eax, 25
    xor edi, esi
    add r9d, edx
    vpsrld xmm5, xmm4, 7
    add r9d, edi
    add r13d, r9d
    vpslld xmm6, xmm4, 25
    mov r14d, r10d
    xor r14d, r11d
    and r15d, r14d
    vpxor xmm5, xmm5, xmm6
    xor r15d, r11d
    rorx edi, r10d, 2
    rorx esi, r10d, 13
    vpsrld xmm6, xmm4, 18
    xor edi, esi
    rorx esi, r10d, 22
    vpxor xmm5, xmm5, xmm6
    xor edi, esi
    add r9d, r15d
    add r9d, edi
    vpslld xmm6, xmm4, 14
    add r8d, dword ptr [rsp + 1*rbp + 36]
    andn esi, r13d, ebx
    vpxor xmm5, xmm5, xmm6
    mov edx, eax
    add r8d, esi
    and edx, r13d
    vpsrld xmm4, xmm4, 3
    rorx edi, r13d, 6
    rorx esi, r13d, 11
    xor edi, esi
    vpxor xmm4, xmm4, xmm5
    rorx esi, r13d, 25
    xor edi, esi
    vpaddd xmm1, xmm1, xmm4
    add r8d, edx
    add r8d, edi
    add r12d, r8d
    vpunpckhqdq xmm4, xmm0, xmm8
    mov r15d, r9d
    xor r15d, r10d
    vpsrld xmm5, xmm4, 17
    and r14d, r15d
    xor r14d, r10d
    rorx edi, r9d, 2
    vpslld xmm6, xmm4, 15
    rorx esi, r9d, 13
    xor edi, esi
    rorx esi, r9d, 22
    vpsrld xmm7, xmm4, 19
    xor edi, esi
    add r8d, r14d
    vpxor xmm5, xmm5, xmm6
    add r8d, edi
    add ebx, dword ptr [rsp + 1*rbp + 40]
    andn esi, r12d, eax
    vpslld xmm6, xmm4, 13
    mov edx, r13d
    add ebx, esi
    vpsrld xmm4, xmm4, 10
    and edx, r12d
    rorx edi, r12d, 6
    rorx esi, r12d, 11
    vpxor xmm7, xmm7, xmm6
    xor edi, esi
    rorx esi, r12d, 25
    xor edi, esi
    vpxor xmm4, xmm4, xmm5
    add ebx, edx
    add ebx, edi
    vpxor xmm4, xmm4, xmm7
    add r11d, ebx
    mov r14d, r8d
    xor r14d, r9d
    vpaddd xmm1, xmm1, xmm4
    and r15d, r14d
    xor r15d, r9d
    vpunpcklqdq xmm4, xmm8, xmm1
    rorx edi, r8d, 2
    rorx esi, r8d, 13
    xor edi, esi
    vpsrld xmm5, xmm4, 17
    rorx esi, r8d, 22
    xor edi, esi
    add ebx, r15d
    vpslld xmm6, xmm4, 15
    add ebx, edi
    add eax, dword ptr [rsp + 1*rbp + 44]
    vpsrld xmm7, xmm4, 19
    andn esi, r11d, r13d
    mov edx, r12d
    add eax, esi
    vpxor xmm5, xmm5, xmm6
    and edx, r11d
    rorx edi, r11d, 6
    vpslld xmm6, xmm4, 13
    rorx esi, r11d, 11
    xor edi, esi
    rorx esi, r11d, 25
    vpsrld xmm4, xmm4, 10
    xor edi, esi
    add eax, edx
    add eax, edi
    vpxor xmm7, xmm7, xmm6
    add r10d, eax
    mov r15d, ebx
    vpxor xmm4, xmm4, xmm5
    xor r15d, r8d
    and r14d, r15d
    xor r14d, r8d
    vpxor xmm4, xmm4, xmm7
    rorx edi, ebx, 2
    rorx esi, ebx, 13
    vpaddd xmm1, xmm1, xmm4
    xor edi, esi
    rorx esi, ebx, 22
    xor edi, esi
    vpaddd xmm4, xmm1, xmmword ptr [rcx + 1*rbp + 160]
    add eax, r14d
    add eax, edi
    vmovdqu xmmword ptr [rsp + 1*rbp + 160], xmm4
    add r13d, dword ptr [rsp + 1*rbp + 64]
    andn esi, r10d, r12d
    mov edx, r11d
    vpalignr xmm4, xmm3, xmm2, 4
    add r13d, esi
    and edx, r10d
    rorx edi, r10d, 6
    vpalignr xmm5, xmm1, xmm0, 4
    rorx esi, r10d, 11
    xor edi, esi
    vpaddd xmm2, xmm2, xmm5
    rorx esi, r10d, 25
    xor edi, esi
    add r13d, edx
    vpsrld xmm5, xmm4, 7
    add r13d, edi
    add r9d, r13d
    vpslld xmm6, xmm4, 25
    mov r14d, eax
    xor r14d, ebx
    and r15d, r14d
    vpxor xmm5, xmm5, xmm6
    xor r15d, ebx
    rorx edi, eax, 2
    rorx esi, eax, 13
    vpsrld xmm6, xmm4, 18
    xor edi, esi
    rorx esi, eax, 22
    vpxor xmm5, xmm5, xmm6
    xor edi, esi
    add r13d, r15d
    add r13d, edi
    vpslld xmm6, xmm4, 14
    add r12d, dword ptr [rsp + 1*rbp + 68]
    andn esi, r9d, r11d
    vpxor xmm5, xmm5, xmm6
    mov edx, r10d
    add r12d, esi
    and edx, r9d
    vpsrld xmm4, xmm4, 3
    rorx edi, r9d, 6
    rorx esi, r9d, 11
    xor edi, esi
    vpxor xmm4, xmm4, xmm5
    rorx esi, r9d, 25
    xor edi, esi
    vpaddd xmm2, xmm2, xmm4
    add r12d, edx
    add r12d, edi
    add r8d, r12d
    vpunpckhqdq xmm4, xmm1, xmm8
    mov r15d, r13d
    xor r15d, eax
    vpsrld xmm5, xmm4, 17
    and r14d, r15d
    xor r14d, eax
    rorx edi, r13d, 2
    vpslld xmm6, xmm4, 15
    rorx esi, r13d, 13
    xor edi, esi
    rorx esi, r13d, 22
    vpsrld xmm7, xmm4, 19
    xor edi, esi
    add r12d, r14d
    vpxor xmm5, xmm5, xmm6
    add r12d, edi
    add r11d, dword ptr [rsp + 1*rbp + 72]
    andn esi, r8d, r10d
    vpslld xmm6, xmm4, 13
    mov edx, r9d
    add r11d, esi
    vpsrld xmm4, xmm4, 10
    and edx, r8d
    rorx edi, r8d, 6
    rorx esi, r8d, 11
    vpxor xmm7, xmm7, xmm6
    xor edi, esi
    rorx esi, r8d, 25
    xor edi, esi
    vpxor xmm4, xmm4, xmm5
    add r11d, edx
    add r11d, edi
    vpxor xmm4, xmm4, xmm7
    add ebx, r11d
    mov r14d, r12d
    xor r14d, r13d
    vpaddd xmm2, xmm2, xmm4
    and r15d, r14d
    xor r15d, r13d
    vpunpcklqdq xmm4, xmm8, xmm2
    rorx edi, r12d, 2
    rorx esi, r12d, 13
    xor edi, esi
    vpsrld xmm5, xmm4, 17
    rorx esi, r12d, 22
    xor edi, esi
    add r11d, r15d
    vpslld xmm6, xmm4, 15
    add r11d, edi
    add r10d, dword ptr [rsp + 1*rbp + 76]
    vpsrld xmm7, xmm4, 19
    andn esi, ebx, r9d
    mov edx, r8d
    add r10d, esi
    vpxor xmm5, xmm5, xmm6
    and edx, ebx
    rorx edi, ebx, 6
    vpslld xmm6, xmm4, 13
    rorx esi, ebx, 11
    xor edi, esi
    rorx esi, ebx, 25
    vpsrld xmm4, xmm4, 10
    xor edi, esi
    add r10d, edx
    add r10d, edi
    vpxor xmm7, xmm7, xmm6
    add eax, r10d
    mov r15d, r11d
    vpxor xmm4, xmm4, xmm5
    xor r15d, r12d
    and r14d, r15d
    xor r14d, r12d
    vpxor xmm4, xmm4, xmm7
    rorx edi, r11d, 2
    rorx esi, r11d, 13
    vpaddd xmm2, xmm2, xmm4
    xor edi, esi
    rorx esi, r11d, 22
    xor edi, esi
    vpaddd xmm4, xmm2, xmmword ptr [rcx + 1*rbp + 192]
    add r10d, r14d
    add r10d, edi
    vmovdqu xmmword ptr [rsp + 1*rbp + 192], xmm4
    add r9d, dword ptr [rsp + 1*rbp + 96]
    andn esi, eax, r8d
    mov edx, ebx
    vpalignr xmm4, xmm0, xmm3, 4
    add r9d, esi
    and edx, eax
    rorx edi, eax, 6
    vpalignr xmm5, xmm2, xmm1, 4
    rorx esi, eax, 11
    xor edi, esi
    vpaddd xmm3, xmm3, xmm5
    rorx esi, eax, 25
    xor edi, esi
    add r9d, edx
    vpsrld xmm5, xmm4, 7
    add r9d, edi
    add r13d, r9d
    vpslld xmm6, xmm4, 25
    mov r14d, r10d
    xor r14d, r11d
    and r15d, r14d
    vpxor xmm5, xmm5, xmm6
    xor r15d, r11d
    rorx edi, r10d, 2
    rorx esi, r10d, 13
    vpsrld xmm6, xmm4, 18
    xor edi, esi
    rorx esi, r10d, 22
    vpxor xmm5, xmm5, xmm6
    xor edi, esi
    add r9d, r15d
    add r9d, edi
    vpslld xmm6, xmm4, 14
    add r8d, dword ptr [rsp + 1*rbp + 100]
    andn esi, r13d, ebx
    vpxor xmm5, xmm5, xmm6
    mov edx, eax
    add r8d, esi
    and edx, r13d
    vpsrld xmm4, xmm4, 3
    rorx edi, r13d, 6
    rorx esi, r13d, 11
    xor edi, esi
    vpxor xmm4, xmm4, xmm5
    rorx esi, r13d, 25
    xor edi, esi
    vpaddd xmm3, xmm3, xmm4
    add r8d, edx
    add r8d, edi
    add r12d, r8d
    vpunpckhqdq xmm4, xmm2, xmm8
    mov r15d, r9d
    xor r15d, r10d
    vpsrld xmm5, xmm4, 17
    and r14d, r15d
    xor r14d, r10d
    rorx edi, r9d, 2
    vpslld xmm6, xmm4, 15
    rorx esi, r9d, 13
    xor edi, esi
    rorx esi, r9d, 22
    vpsrld xmm7, xmm4, 19
    xor edi, esi
    add r8d, r14d
    vpxor xmm5, xmm5, xmm6
    add r8d, edi
    add ebx, dword ptr [rsp + 1*rbp + 104]
    andn esi, r12d, eax
    vpslld xmm6, xmm4, 13
    mov edx, r13d
    add ebx, esi
    vpsrld xmm4, xmm4, 10
    and edx, r12d
    rorx edi, r12d, 6
    rorx esi, r12d, 11
    vpxor xmm7, xmm7, xmm6
    xor edi, esi
    rorx esi, r12d, 25
    xor edi, esi
    vpxor xmm4, xmm4, xmm5
    add ebx, edx
    add ebx, edi
    vpxor xmm4, xmm4, xmm7
    add r11d, ebx
    mov r14d, r8d
    xor r14d, r9d
    vpaddd xmm3, xmm3, xmm4
    and r15d, r14d
    xor r15d, r9d
    vpunpcklqdq xmm4, xmm8, xmm3
    rorx edi, r8d, 2
    rorx esi, r8d, 13
    xor edi, esi
    vpsrld xmm5, xmm4, 17
    rorx esi, r8d, 22
    xor edi, esi
    add ebx, r15d
    vpslld xmm6, xmm4, 15
    add ebx, edi
    add eax, dword ptr [rsp + 1*rbp + 108]
    vpsrld xmm7, xmm4, 19
    andn esi, r11d, r13d
    mov edx, r12d
    add eax, esi
    vpxor xmm5, xmm5, xmm6
    and edx, r11d
    rorx edi, r11d, 6
    vpslld xmm6, xmm4, 13
    rorx esi, r11d, 11
    xor edi, esi
    rorx esi, r11d, 25
    vpsrld xmm4, xmm4, 10
    xor edi, esi
    add eax, edx
    add eax, edi
    vpxor xmm7, xmm7, xmm6
    add r10d, eax
    mov r15d, ebx
    vpxor xmm4, xmm4, xmm5
    xor r15d, r8d
    and r14d, r15d
    xor r14d, r8d
    vpxor xmm4, xmm4, xmm7
    rorx edi, ebx, 2
    rorx esi, ebx, 13
    vpaddd xmm3, xmm3, xmm4
    xor edi, esi
    rorx esi, ebx, 22
    xor edi, esi
    vpaddd xmm4, xmm3, xmmword ptr [rcx + 1*rbp + 224]
    add eax, r14d
    add eax, edi
    vmovdqu xmmword ptr [rsp + 1*rbp + 224], xmm4
    add rbp, 128
    cmp rbp, 384
    jne 7b
    add r13d, dword ptr [rsp + 1*rbp]
    andn esi, r10d, r12d
    mov edx, r11d
    add r13d, esi
    and edx, r10d
    rorx edi, r10d, 6
    rorx esi, r10d, 11
    xor edi, esi
    rorx esi, r10d, 25
    xor edi, esi
    add r13d, edx
    add r13d, edi
    add r9d, r13d
    mov r14d, eax
    xor r14d, ebx
    and r15d, r14d
    xor r15d, ebx
    rorx edi, eax, 2
    rorx esi, eax, 13
    xor edi, esi
    rorx esi, eax, 22
    xor edi, esi
    add r13d, r15d
    add r13d, edi
    add r12d, dword ptr [rsp + 1*rbp + 4]
    andn esi, r9d, r11d
    mov edx, r10d
    add r12d, esi
    and edx, r9d
    rorx edi, r9d, 6
    rorx esi, r9d, 11
    xor edi, esi
    rorx esi, r9d, 25
    xor edi, esi
    add r12d, edx
    add r12d, edi
    add r8d, r12d
    mov r15d, r13d
    xor r15d, eax
    and r14d, r15d
    xor r14d, eax
    rorx edi, r13d, 2
    rorx esi, r13d, 13
    xor edi, esi
    rorx esi, r13d, 22
    xor edi, esi
    add r12d, r14d
    add r12d, edi
    add r11d, dword ptr [rsp + 1*rbp + 8]
    andn esi, r8d, r10d
    mov edx, r9d
    add r11d, esi
    and edx, r8d
    rorx edi, r8d, 6
    rorx esi, r8d, 11
    xor edi, esi
    rorx esi, r8d, 25
    xor edi, esi
    add r11d, edx
    add r11d, edi
    add ebx, r11d
    mov r14d, r12d
    xor r14d, r13d
    and r15d, r14d
    xor r15d, r13d
    rorx edi, r12d, 2
    rorx esi, r12d, 13
    xor edi, esi
    rorx esi, r12d, 22
    xor edi, esi
    add r11d, r15d
    add r11d, edi
    add r10d, dword ptr [rsp + 1*rbp + 12]
    andn esi, ebx, r9d
    mov edx, r8d
    add r10d, esi
    and edx, ebx
    rorx edi, ebx, 6
    rorx esi, ebx, 11
    xor edi, esi
    rorx esi, ebx, 25
    xor edi, esi
    add r10d, edx
    add r10d, edi
    add eax, r10d
    mov r15d, r11d
    xor r15d, r12d
    and r14d, r15d
    xor r14d, r12d
    rorx edi, r11d, 2
    rorx esi, r11d, 13
    xor edi, esi
    rorx esi, r11d, 22
    xor edi, esi
    add r10d, r14d
    add r10d, edi
    add r9d, dword ptr [rsp + 1*rbp + 32]
    andn esi, eax, r8d
    mov edx, ebx
    add r9d, esi
    and edx, eax
    rorx edi, eax, 6
    rorx esi, eax, 11
    xor edi, esi
    rorx esi, eax, 25
    xor edi, esi
    add r9d, edx
    add r9d, edi
    add r13d, r9d
    mov r14d, r10d
    xor r14d, r11d
    and r15d, r14d
    xor r15d, r11d
    rorx edi, r10d, 2
    rorx esi, r10d, 13
    xor edi, esi
    rorx esi, r10d, 22
    xor edi, esi
    add r9d, r15d
    add r9d, edi
    add r8d, dword ptr [rsp + 1*rbp + 36]
    andn esi, r13d, ebx
    mov edx, eax
    add r8d, esi
    and edx, r13d
    rorx edi, r13d, 6
    rorx esi, r13d, 11
    xor edi, esi
    rorx esi, r13d, 25
    xor edi, esi
    add r8d, edx
    add r8d, edi
    add r12d, r8d
    mov r15d, r9d
    xor r15d, r10d
    and r14d, r15d
    xor r14d, r10d
    rorx edi, r9d, 2
    rorx esi, r9d, 13
    xor edi, esi
    rorx esi, r9d, 22
    xor edi, esi
    add r8d, r14d
    add r8d, edi
    add ebx, dword ptr [rsp + 1*rbp + 40]
    andn esi, r12d, eax
    mov edx, r13d
    add ebx, esi
    and edx, r12d
    rorx edi, r12d, 6
    rorx esi, r12d, 11
    xor edi, esi
    rorx esi, r12d, 25
    xor edi, esi
    add ebx, edx
    add ebx, edi
    add r11d, ebx
    mov r14d, r8d
    xor r14d, r9d
    and r15d, r14d
    xor r15d, r9d
    rorx edi, r8d, 2
    rorx esi, r8d, 13
    xor edi, esi
    rorx esi, r8d, 22
    xor edi, esi
    add ebx, r15d
    add ebx, edi
    add eax, dword ptr [rsp + 1*rbp + 44]
    andn esi, r11d, r13d
    mov edx, r12d
    add eax, esi
    and edx, r11d
    rorx edi, r11d, 6
    rorx esi, r11d, 11
    xor edi, esi
    rorx esi, r11d, 25
    xor edi, esi
    add eax, edx
    add eax, edi
    add r10d, eax
    mov r15d, ebx
    xor r15d, r8d
    and r14d, r15d
    xor r14d, r8d
    rorx edi, ebx, 2
    rorx esi, ebx, 13
    xor edi, esi
    rorx esi, ebx, 22
    xor edi, esi
    add eax, r14d
    add eax, edi
    add r13d, dword ptr [rsp + 1*rbp + 64]
    andn esi, r10d, r12d
    mov edx, r11d
    add r13d, esi
    and edx, r10d
    rorx edi, r10d, 6
    rorx esi, r10d, 11
    xor edi, esi
    rorx esi, r10d, 25
    xor edi, esi
    add r13d, edx
    add r13d, edi
    add r9d, r13d
    mov r14d, eax
    xor r14d, ebx
    and r15d, r14d
    xor r15d, ebx
    rorx edi, eax, 2
    rorx esi, eax, 13
    xor edi, esi
    rorx esi, eax, 22
    xor edi, esi
    add r13d, r15d
    add r13d, edi
    add r12d, dword ptr [rsp + 1*rbp + 68]
    andn esi, r9d, r11d
    mov edx, r10d
    add r12d, esi
    and edx, r9d
    rorx edi, r9d, 6
    rorx esi, r9d, 11
    xor edi, esi
    rorx esi, r9d, 25
    xor edi, esi
    add r12d, edx
    add r12d, edi
    add r8d, r12d
    mov r15d, r13d
    xor r15d, eax
    and r14d, r15d
    xor r14d, eax
    rorx edi, r13d, 2
    rorx esi, r13d, 13
    xor edi, esi
    rorx esi, r13d, 22
    xor edi, esi
    add r12d, r14d
    add r12d, edi
    add r11d, dword ptr [rsp + 1*rbp + 72]
    andn esi, r8d, r10d
    mov edx, r9d
    add r11d, esi
    and edx, r8d
    rorx edi, r8d, 6
    rorx esi, r8d, 11
    xor edi, esi
    rorx esi, r8d, 25
    xor edi, esi
    add r11d, edx
    add r11d, edi
    add ebx, r11d
    mov r14d, r12d
    xor r14d, r13d
    and r15d, r14d
    xor r15d, r13d
    rorx edi, r12d, 2
    rorx esi, r12d, 13
    xor edi, esi
    rorx esi, r12d, 22
    xor edi, esi
    add r11d, r15d
    add r11d, edi
    add r10d, dword ptr [rsp + 1*rbp + 76]
    andn esi, ebx, r9d
    mov edx, r8d
    add r10d, esi
    and edx, ebx
    rorx edi, ebx, 6
    rorx esi, ebx, 11
    xor edi, esi
    rorx esi, ebx, 25
    xor edi, esi
    add r10d, edx
    add r10d, edi
    add eax, r10d
    mov r15d, r11d
    xor r15d, r12d
    and r14d, r15d
    xor r14d, r12d
    rorx edi, r11d, 2
    rorx esi, r11d, 13
    xor edi, esi
    rorx esi, r11d, 22
    xor edi, esi
    add r10d, r14d
    add r10d, edi
    add r9d, dword ptr [rsp + 1*rbp + 96]
    andn esi, eax, r8d
    mov edx, ebx
    add r9d, esi
    and edx, eax
    rorx edi, eax, 6
    rorx esi, eax, 11
    xor edi, esi
    rorx esi, eax, 25
    xor edi, esi
    add r9d, edx
    add r9d, edi
    add r13d, r9d
    mov r14d, r10d
    xor r14d, r11d
    and r15d, r14d
    xor r15d, r11d
    rorx edi, r10d, 2
    rorx esi, r10d, 13
    xor edi, esi
    rorx esi, r10d, 22
    xor edi, esi
    add r9d, r15d
    add r9d, edi
    add r8d, dword ptr [rsp + 1*rbp + 100]
    andn esi, r13d, ebx
    mov edx, eax
    add r8d, esi
    and edx, r13d
    rorx edi, r13d, 6
    rorx esi, r13d, 11
    xor edi, esi
    rorx esi, r13d, 25
    xor edi, esi
    add r8d, edx
    add r8d, edi
    add r12d, r8d
    mov r15d, r9d
    xor r15d, r10d
    and r14d, r15d
    xor r14d, r10d
    rorx edi, r9d, 2
    rorx esi, r9d, 13
    xor edi, esi
    rorx esi, r9d, 22
    xor edi, esi
    add r8d, r14d
    add r8d, edi
    add ebx, dword ptr [rsp + 1*rbp + 104]
    andn esi, r12d, eax
    mov edx, r13d
    add ebx, esi
    and edx, r12d
    rorx edi, r12d, 6
    rorx esi, r12d, 11
    xor edi, esi
    rorx esi, r12d, 25
    xor edi, esi
    add ebx, edx
    add ebx, edi
    add r11d, ebx
    mov r14d, r8d
    xor r14d, r9d
    and r15d, r14d
    xor r15d, r9d
    rorx edi, r8d, 2
    rorx esi, r8d, 13
    xor edi, esi
    rorx esi, r8d, 22
    xor edi, esi
    add ebx, r15d
    add ebx, edi
    add eax, dword ptr [rsp + 1*rbp + 108]
    andn esi, r11d, r13d
    mov edx, r12d
    add eax, esi
    and edx, r11d
    rorx edi, r11d, 6
    rorx esi, r11d, 11
    xor edi, esi
    rorx esi, r11d, 25
    xor edi, esi
    add eax, edx
    add eax, edi
    add r10d, eax
    mov r15d, ebx
    xor r15d, r8d
    and r14d, r15d
    xor r14d, r8d
    rorx edi, ebx, 2
    rorx esi, ebx, 13
    xor edi, esi
    rorx esi, ebx, 22
    xor edi, esi
    add eax, r14d
    add eax, edi
    add eax, dword ptr [rsp + 512]
    add ebx, dword ptr [rsp + 516]
    add r8d, dword ptr [rsp + 520]
    add r9d, dword ptr [rsp + 524]
    add r10d, dword ptr [rsp + 528]
    add r11d, dword ptr [rsp + 532]
    add r12d, dword ptr [rsp + 536]
    add r13d, dword ptr [rsp + 540]
    mov rsi, qword ptr [rsp + 552]
    mov rdx, qword ptr [rsp + 560]
    add rsi, 64
    sub rdx, 64
6:
    mov rdi, qword ptr [rsp + 544]
    mov dword ptr [rdi], eax
    mov dword ptr [rdi + 4], ebx
    mov dword ptr [rdi + 8], r8d
    mov dword ptr [rdi + 12], r9d
    mov dword ptr [rdi + 16], r10d
    mov dword ptr [rdi + 20], r11d
    mov dword ptr [rdi + 24], r12d
    mov dword ptr [rdi + 28], r13d
    vmovdqu ymmword ptr [rsp], ymm8
    vmovdqu ymmword ptr [rsp + 32], ymm8
    vmovdqu ymmword ptr [rsp + 64], ymm8
    vmovdqu ymmword ptr [rsp + 96], ymm8
    vmovdqu ymmword ptr [rsp + 128], ymm8
    vmovdqu ymmword ptr [rsp + 160], ymm8
    vmovdqu ymmword ptr [rsp + 192], ymm8
    vmovdqu ymmword ptr [rsp + 224], ymm8
    vmovdqu ymmword ptr [rsp + 256], ymm8
    vmovdqu ymmword ptr [rsp + 288], ymm8
    vmovdqu ymmword ptr [rsp + 320], ymm8
    vmovdqu ymmword ptr [rsp + 352], ymm8
    vmovdqu ymmword ptr [rsp + 384], ymm8
    vmovdqu ymmword ptr [rsp + 416], ymm8
    vmovdqu ymmword ptr [rsp + 448], ymm8
    vmovdqu ymmword ptr [rsp + 480], ymm8
    vmovdqu ymmword ptr [rsp + 512], ymm8
    vpxor xmm0, xmm0, xmm0
    vpxor xmm1, xmm1, xmm1
    vpxor xmm2, xmm2, xmm2
    vpxor xmm3, xmm3, xmm3
    vpxor xmm4, xmm4, xmm4
    vpxor xmm5, xmm5, xmm5
    vpxor xmm6, xmm6, xmm6
    vpxor xmm7, xmm7, xmm7
    vzeroupper
    xor eax, eax
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    xor edi, edi
    xor esi, esi
    xor edx, edx
    mov rbx, qword ptr [rsp + 568]
    mov rbp, qword ptr [rsp + 576]
    mov r12, qword ptr [rsp + 584]
    mov r13, qword ptr [rsp + 592]
    mov r14, qword ptr [rsp + 600]
    mov r15, qword ptr [rsp + 608]
    add rsp, 616
    .cfi_def_cfa rsp, 8
    .cfi_restore rbx
    .cfi_restore rbp
    .cfi_restore r12
    .cfi_restore r13
    .cfi_restore r14
    .cfi_restore r15
    ret
    .cfi_endproc
