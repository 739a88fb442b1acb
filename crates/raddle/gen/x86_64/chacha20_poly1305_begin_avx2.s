    endbr64
    mov r11, rsp
    sub rsp, 920
    and rsp, -32
    mov qword ptr [rsp + 912], r11
    mov r9d, dword ptr [rcx + 48]
    add r9d, 1
    mov qword ptr [rsp + 800], rbx
    mov qword ptr [rsp + 808], rbp
    mov qword ptr [rsp + 816], r12
    mov qword ptr [rsp + 824], r13
    mov qword ptr [rsp + 832], r14
    mov qword ptr [rsp + 840], r15
    vmovdqu ymm14, ymmword ptr [r8]
    vmovdqu ymmword ptr [rsp + 160], ymm14
    vmovdqu ymm14, ymmword ptr [r8 + 32]
    vmovdqu ymmword ptr [rsp + 192], ymm14
    vmovd xmm14, r9d
    vpbroadcastd ymm14, xmm14
    vpaddd ymm15, ymm14, ymmword ptr [r8 + 64]
    vmovdqu ymmword ptr [rsp + 128], ymm15
    vmovdqa ymm8, ymm15
    vbroadcastss ymm0, dword ptr [rcx]
    vbroadcastss ymm1, dword ptr [rcx + 4]
    vbroadcastss ymm2, dword ptr [rcx + 8]
    vbroadcastss ymm3, dword ptr [rcx + 12]
    vbroadcastss ymm4, dword ptr [rcx + 16]
    vbroadcastss ymm5, dword ptr [rcx + 20]
    vbroadcastss ymm6, dword ptr [rcx + 24]
    vbroadcastss ymm7, dword ptr [rcx + 28]
    vbroadcastss ymm15, dword ptr [rcx + 32]
    vmovdqu ymmword ptr [rsp], ymm15
    vbroadcastss ymm15, dword ptr [rcx + 36]
    vmovdqu ymmword ptr [rsp + 32], ymm15
    vbroadcastss ymm15, dword ptr [rcx + 40]
    vmovdqu ymmword ptr [rsp + 64], ymm15
    vbroadcastss ymm15, dword ptr [rcx + 44]
    vmovdqu ymmword ptr [rsp + 96], ymm15
    vbroadcastss ymm9, dword ptr [rcx + 52]
    vbroadcastss ymm10, dword ptr [rcx + 56]
    vbroadcastss ymm11, dword ptr [rcx + 60]
    mov qword ptr [rsp + 760], rdi
    mov qword ptr [rsp + 768], rsi
    mov qword ptr [rsp + 776], rdx
    mov qword ptr [rsp + 784], rcx
    mov qword ptr [rsp + 792], r8
    add r9d, -1
    mov dword ptr [rsp + 752], r9d
    mov r13d, dword ptr [rcx + 40]
    mov dword ptr [rsp + 744], r13d
    mov r14d, dword ptr [rcx + 44]
    mov dword ptr [rsp + 748], r14d
    mov eax, dword ptr [rcx]
    mov ebx, dword ptr [rcx + 4]
    mov edx, dword ptr [rcx + 12]
    mov esi, dword ptr [rcx + 16]
    mov edi, dword ptr [rcx + 20]
    mov ebp, dword ptr [rcx + 24]
    mov r8d, dword ptr [rcx + 28]
    mov r13d, dword ptr [rcx + 32]
    mov r14d, dword ptr [rcx + 36]
    mov r10d, dword ptr [rcx + 52]
    mov r11d, dword ptr [rcx + 56]
    mov r12d, dword ptr [rcx + 60]
    mov ecx, dword ptr [rcx + 8]
    mov r15d, 10
2:
    add eax, esi
    add ebx, edi
    xor r9d, eax
    rol r9d, 16
    xor r10d, ebx
    rol r10d, 16
    add r13d, r9d
    add r14d, r10d
    xor esi, r13d
    rol esi, 12
    xor edi, r14d
    rol edi, 12
    add eax, esi
    add ebx, edi
    xor r9d, eax
    rol r9d, 8
    xor r10d, ebx
    rol r10d, 8
    add r13d, r9d
    add r14d, r10d
    xor esi, r13d
    rol esi, 7
    xor edi, r14d
    rol edi, 7
    mov dword ptr [rsp + 736], r13d
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm1, ymm1, ymm5
    vpxor ymm8, ymm8, ymm0
    vpshufb ymm8, ymm8, ymmword ptr [rsp + 160]
    vpxor ymm9, ymm9, ymm1
    vpshufb ymm9, ymm9, ymmword ptr [rsp + 160]
    vpaddd ymm12, ymm8, ymmword ptr [rsp]
    vpaddd ymm13, ymm9, ymmword ptr [rsp + 32]
    vpxor ymm4, ymm4, ymm12
    vpslld ymm14, ymm4, 12
    vpsrld ymm4, ymm4, 20
    vpor ymm4, ymm4, ymm14
    vpxor ymm5, ymm5, ymm13
    vpslld ymm15, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm15
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm1, ymm1, ymm5
    vpxor ymm8, ymm8, ymm0
    vpshufb ymm8, ymm8, ymmword ptr [rsp + 192]
    vpxor ymm9, ymm9, ymm1
    vpshufb ymm9, ymm9, ymmword ptr [rsp + 192]
    vpaddd ymm12, ymm12, ymm8
    vpaddd ymm13, ymm13, ymm9
    vmovdqu ymmword ptr [rsp], ymm12
    vmovdqu ymmword ptr [rsp + 32], ymm13
    vpxor ymm4, ymm4, ymm12
    vpslld ymm14, ymm4, 7
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm14
    vpxor ymm5, ymm5, ymm13
    vpslld ymm15, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm15
    mov r13d, dword ptr [rsp + 744]
    mov dword ptr [rsp + 740], r14d
    mov r14d, dword ptr [rsp + 748]
    add ecx, ebp
    add edx, r8d
    xor r11d, ecx
    rol r11d, 16
    xor r12d, edx
    rol r12d, 16
    add r13d, r11d
    add r14d, r12d
    xor ebp, r13d
    rol ebp, 12
    xor r8d, r14d
    rol r8d, 12
    add ecx, ebp
    add edx, r8d
    xor r11d, ecx
    rol r11d, 8
    xor r12d, edx
    rol r12d, 8
    add r13d, r11d
    add r14d, r12d
    xor ebp, r13d
    rol ebp, 7
    vpaddd ymm2, ymm2, ymm6
    vpaddd ymm3, ymm3, ymm7
    vpxor ymm10, ymm10, ymm2
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 160]
    vpxor ymm11, ymm11, ymm3
    vpshufb ymm11, ymm11, ymmword ptr [rsp + 160]
    vpaddd ymm12, ymm10, ymmword ptr [rsp + 64]
    vpaddd ymm13, ymm11, ymmword ptr [rsp + 96]
    vpxor ymm6, ymm6, ymm12
    vpslld ymm14, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm14
    vpxor ymm7, ymm7, ymm13
    vpslld ymm15, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm15
    vpaddd ymm2, ymm2, ymm6
    vpaddd ymm3, ymm3, ymm7
    vpxor ymm10, ymm10, ymm2
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 192]
    vpxor ymm11, ymm11, ymm3
    vpshufb ymm11, ymm11, ymmword ptr [rsp + 192]
    vpaddd ymm12, ymm12, ymm10
    vpaddd ymm13, ymm13, ymm11
    vmovdqu ymmword ptr [rsp + 64], ymm12
    vmovdqu ymmword ptr [rsp + 96], ymm13
    vpxor ymm6, ymm6, ymm12
    vpslld ymm14, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm14
    vpxor ymm7, ymm7, ymm13
    vpslld ymm15, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm15
    xor r8d, r14d
    rol r8d, 7
    add eax, edi
    add ebx, ebp
    xor r12d, eax
    rol r12d, 16
    xor r9d, ebx
    rol r9d, 16
    add r13d, r12d
    add r14d, r9d
    xor edi, r13d
    rol edi, 12
    xor ebp, r14d
    rol ebp, 12
    add eax, edi
    add ebx, ebp
    xor r12d, eax
    rol r12d, 8
    xor r9d, ebx
    rol r9d, 8
    add r13d, r12d
    add r14d, r9d
    xor edi, r13d
    rol edi, 7
    xor ebp, r14d
    rol ebp, 7
    mov dword ptr [rsp + 744], r13d
    vpaddd ymm0, ymm0, ymm5
    vpaddd ymm1, ymm1, ymm6
    vpxor ymm11, ymm11, ymm0
    vpshufb ymm11, ymm11, ymmword ptr [rsp + 160]
    vpxor ymm8, ymm8, ymm1
    vpshufb ymm8, ymm8, ymmword ptr [rsp + 160]
    vpaddd ymm12, ymm11, ymmword ptr [rsp + 64]
    vpaddd ymm13, ymm8, ymmword ptr [rsp + 96]
    vpxor ymm5, ymm5, ymm12
    vpslld ymm14, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm14
    vpxor ymm6, ymm6, ymm13
    vpslld ymm15, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm15
    vpaddd ymm0, ymm0, ymm5
    vpaddd ymm1, ymm1, ymm6
    vpxor ymm11, ymm11, ymm0
    vpshufb ymm11, ymm11, ymmword ptr [rsp + 192]
    vpxor ymm8, ymm8, ymm1
    vpshufb ymm8, ymm8, ymmword ptr [rsp + 192]
    vpaddd ymm12, ymm12, ymm11
    vpaddd ymm13, ymm13, ymm8
    vmovdqu ymmword ptr [rsp + 64], ymm12
    vmovdqu ymmword ptr [rsp + 96], ymm13
    vpxor ymm5, ymm5, ymm12
    vpslld ymm14, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm14
    vpxor ymm6, ymm6, ymm13
    vpslld ymm15, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm15
    mov r13d, dword ptr [rsp + 736]
    mov dword ptr [rsp + 748], r14d
    mov r14d, dword ptr [rsp + 740]
    add ecx, r8d
    add edx, esi
    xor r10d, ecx
    rol r10d, 16
    xor r11d, edx
    rol r11d, 16
    add r13d, r10d
    add r14d, r11d
    xor r8d, r13d
    rol r8d, 12
    xor esi, r14d
    rol esi, 12
    add ecx, r8d
    add edx, esi
    xor r10d, ecx
    rol r10d, 8
    xor r11d, edx
    rol r11d, 8
    add r13d, r10d
    add r14d, r11d
    xor r8d, r13d
    rol r8d, 7
    vpaddd ymm2, ymm2, ymm7
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm9, ymm9, ymm2
    vpshufb ymm9, ymm9, ymmword ptr [rsp + 160]
    vpxor ymm10, ymm10, ymm3
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 160]
    vpaddd ymm12, ymm9, ymmword ptr [rsp]
    vpaddd ymm13, ymm10, ymmword ptr [rsp + 32]
    vpxor ymm7, ymm7, ymm12
    vpslld ymm14, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm14
    vpxor ymm4, ymm4, ymm13
    vpslld ymm15, ymm4, 12
    vpsrld ymm4, ymm4, 20
    vpor ymm4, ymm4, ymm15
    vpaddd ymm2, ymm2, ymm7
    vpaddd ymm3, ymm3, ymm4
    vpxor ymm9, ymm9, ymm2
    vpshufb ymm9, ymm9, ymmword ptr [rsp + 192]
    vpxor ymm10, ymm10, ymm3
    vpshufb ymm10, ymm10, ymmword ptr [rsp + 192]
    vpaddd ymm12, ymm12, ymm9
    vpaddd ymm13, ymm13, ymm10
    vmovdqu ymmword ptr [rsp], ymm12
    vmovdqu ymmword ptr [rsp + 32], ymm13
    vpxor ymm7, ymm7, ymm12
    vpslld ymm14, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm14
    vpxor ymm4, ymm4, ymm13
    vpslld ymm15, ymm4, 7
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm15
    xor esi, r14d
    rol esi, 7
    sub r15d, 1
    jne 2b
    mov r15, qword ptr [rsp + 784]
    add eax, dword ptr [r15]
    add ebx, dword ptr [r15 + 4]
    add ecx, dword ptr [r15 + 8]
    add edx, dword ptr [r15 + 12]
    add esi, dword ptr [r15 + 16]
    add edi, dword ptr [r15 + 20]
    add ebp, dword ptr [r15 + 24]
    add r8d, dword ptr [r15 + 28]
    shl rbx, 32
    xor rax, rbx
    movabs rbx, 1152921487695413247
    and rax, rbx
    mov qword ptr [r15 + 96], rax
    shl rdx, 32
    xor rcx, rdx
    movabs rdx, 1152921487695413244
    and rcx, rdx
    mov qword ptr [r15 + 104], rcx
    mov dword ptr [r15 + 112], esi
    mov dword ptr [r15 + 116], edi
    mov dword ptr [r15 + 120], ebp
    mov dword ptr [r15 + 124], r8d
    xor esi, esi
    mov qword ptr [r15 + 64], rsi
    mov qword ptr [r15 + 72], rsi
    mov qword ptr [r15 + 80], rsi
    add esi, 1
    mov qword ptr [r15 + 88], rsi
    mov rdi, qword ptr [rsp + 760]
    mov rsi, qword ptr [rsp + 768]
    mov rdx, qword ptr [rsp + 776]
    mov rcx, qword ptr [rsp + 784]
    mov r8, qword ptr [rsp + 792]
    mov r9d, dword ptr [rsp + 752]
    sub r9d, -1
    cmp rdx, 512
    jb 3f
    vbroadcastss ymm15, dword ptr [rcx]
    vpaddd ymm0, ymm0, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 4]
    vpaddd ymm1, ymm1, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 8]
    vpaddd ymm2, ymm2, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 12]
    vpaddd ymm3, ymm3, ymm15
    vpunpckldq ymm15, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm15, ymm0
    vpunpckhqdq ymm0, ymm15, ymm0
    vpunpcklqdq ymm15, ymm1, ymm3
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
    vperm2i128 ymm0, ymm15, ymm1, 32
    vperm2i128 ymm1, ymm15, ymm1, 49
    vpxor ymm0, ymm0, ymmword ptr [rsi + 128]
    vmovdqu ymmword ptr [rdi + 128], ymm0
    vpxor ymm1, ymm1, ymmword ptr [rsi + 384]
    vmovdqu ymmword ptr [rdi + 384], ymm1
    vperm2i128 ymm15, ymm3, ymm7, 32
    vperm2i128 ymm7, ymm3, ymm7, 49
    vpxor ymm15, ymm15, ymmword ptr [rsi + 192]
    vmovdqu ymmword ptr [rdi + 192], ymm15
    vpxor ymm7, ymm7, ymmword ptr [rsi + 448]
    vmovdqu ymmword ptr [rdi + 448], ymm7
    vmovdqu ymm7, ymmword ptr [rsp]
    vmovdqu ymm15, ymmword ptr [rsp + 32]
    vmovdqu ymm1, ymmword ptr [rsp + 64]
    vmovdqu ymm0, ymmword ptr [rsp + 96]
    vbroadcastss ymm3, dword ptr [rcx + 32]
    vpaddd ymm7, ymm7, ymm3
    vbroadcastss ymm3, dword ptr [rcx + 36]
    vpaddd ymm15, ymm15, ymm3
    vbroadcastss ymm3, dword ptr [rcx + 40]
    vpaddd ymm1, ymm1, ymm3
    vbroadcastss ymm3, dword ptr [rcx + 44]
    vpaddd ymm0, ymm0, ymm3
    vpunpckldq ymm3, ymm7, ymm15
    vpunpckhdq ymm15, ymm7, ymm15
    vpunpckldq ymm7, ymm1, ymm0
    vpunpckhdq ymm0, ymm1, ymm0
    vpunpcklqdq ymm1, ymm3, ymm7
    vpunpckhqdq ymm7, ymm3, ymm7
    vpunpcklqdq ymm3, ymm15, ymm0
    vpunpckhqdq ymm0, ymm15, ymm0
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 128]
    vbroadcastss ymm15, dword ptr [rcx + 52]
    vpaddd ymm9, ymm9, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 56]
    vpaddd ymm10, ymm10, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 60]
    vpaddd ymm11, ymm11, ymm15
    vpunpckldq ymm15, ymm8, ymm9
    vpunpckhdq ymm9, ymm8, ymm9
    vpunpckldq ymm8, ymm10, ymm11
    vpunpckhdq ymm11, ymm10, ymm11
    vpunpcklqdq ymm10, ymm15, ymm8
    vpunpckhqdq ymm8, ymm15, ymm8
    vpunpcklqdq ymm15, ymm9, ymm11
    vpunpckhqdq ymm11, ymm9, ymm11
    vperm2i128 ymm9, ymm1, ymm10, 32
    vperm2i128 ymm10, ymm1, ymm10, 49
    vpxor ymm9, ymm9, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm9
    vpxor ymm10, ymm10, ymmword ptr [rsi + 288]
    vmovdqu ymmword ptr [rdi + 288], ymm10
    vperm2i128 ymm1, ymm7, ymm8, 32
    vperm2i128 ymm8, ymm7, ymm8, 49
    vpxor ymm1, ymm1, ymmword ptr [rsi + 96]
    vmovdqu ymmword ptr [rdi + 96], ymm1
    vpxor ymm8, ymm8, ymmword ptr [rsi + 352]
    vmovdqu ymmword ptr [rdi + 352], ymm8
    vperm2i128 ymm7, ymm3, ymm15, 32
    vperm2i128 ymm15, ymm3, ymm15, 49
    vpxor ymm7, ymm7, ymmword ptr [rsi + 160]
    vmovdqu ymmword ptr [rdi + 160], ymm7
    vpxor ymm15, ymm15, ymmword ptr [rsi + 416]
    vmovdqu ymmword ptr [rdi + 416], ymm15
    vperm2i128 ymm3, ymm0, ymm11, 32
    vperm2i128 ymm11, ymm0, ymm11, 49
    vpxor ymm3, ymm3, ymmword ptr [rsi + 224]
    vmovdqu ymmword ptr [rdi + 224], ymm3
    vpxor ymm11, ymm11, ymmword ptr [rsi + 480]
    vmovdqu ymmword ptr [rdi + 480], ymm11
    xor edx, edx
3:
    test rdx, rdx
    je 4f
    vbroadcastss ymm15, dword ptr [rcx]
    vpaddd ymm0, ymm0, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 4]
    vpaddd ymm1, ymm1, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 8]
    vpaddd ymm2, ymm2, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 12]
    vpaddd ymm3, ymm3, ymm15
    vpunpckldq ymm15, ymm0, ymm1
    vpunpckhdq ymm1, ymm0, ymm1
    vpunpckldq ymm0, ymm2, ymm3
    vpunpckhdq ymm3, ymm2, ymm3
    vpunpcklqdq ymm2, ymm15, ymm0
    vpunpckhqdq ymm0, ymm15, ymm0
    vpunpcklqdq ymm15, ymm1, ymm3
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
    vmovdqu ymmword ptr [rsp + 224], ymm5
    vmovdqu ymmword ptr [rsp + 480], ymm6
    vperm2i128 ymm2, ymm0, ymm4, 32
    vperm2i128 ymm4, ymm0, ymm4, 49
    vmovdqu ymmword ptr [rsp + 288], ymm2
    vmovdqu ymmword ptr [rsp + 544], ymm4
    vperm2i128 ymm0, ymm15, ymm1, 32
    vperm2i128 ymm1, ymm15, ymm1, 49
    vmovdqu ymmword ptr [rsp + 352], ymm0
    vmovdqu ymmword ptr [rsp + 608], ymm1
    vperm2i128 ymm15, ymm3, ymm7, 32
    vperm2i128 ymm7, ymm3, ymm7, 49
    vmovdqu ymmword ptr [rsp + 416], ymm15
    vmovdqu ymmword ptr [rsp + 672], ymm7
    vmovdqu ymm7, ymmword ptr [rsp]
    vmovdqu ymm15, ymmword ptr [rsp + 32]
    vmovdqu ymm1, ymmword ptr [rsp + 64]
    vmovdqu ymm0, ymmword ptr [rsp + 96]
    vbroadcastss ymm3, dword ptr [rcx + 32]
    vpaddd ymm7, ymm7, ymm3
    vbroadcastss ymm3, dword ptr [rcx + 36]
    vpaddd ymm15, ymm15, ymm3
    vbroadcastss ymm3, dword ptr [rcx + 40]
    vpaddd ymm1, ymm1, ymm3
    vbroadcastss ymm3, dword ptr [rcx + 44]
    vpaddd ymm0, ymm0, ymm3
    vpunpckldq ymm3, ymm7, ymm15
    vpunpckhdq ymm15, ymm7, ymm15
    vpunpckldq ymm7, ymm1, ymm0
    vpunpckhdq ymm0, ymm1, ymm0
    vpunpcklqdq ymm1, ymm3, ymm7
    vpunpckhqdq ymm7, ymm3, ymm7
    vpunpcklqdq ymm3, ymm15, ymm0
    vpunpckhqdq ymm0, ymm15, ymm0
    vpaddd ymm8, ymm8, ymmword ptr [rsp + 128]
    vbroadcastss ymm15, dword ptr [rcx + 52]
    vpaddd ymm9, ymm9, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 56]
    vpaddd ymm10, ymm10, ymm15
    vbroadcastss ymm15, dword ptr [rcx + 60]
    vpaddd ymm11, ymm11, ymm15
    vpunpckldq ymm15, ymm8, ymm9
    vpunpckhdq ymm9, ymm8, ymm9
    vpunpckldq ymm8, ymm10, ymm11
    vpunpckhdq ymm11, ymm10, ymm11
    vpunpcklqdq ymm10, ymm15, ymm8
    vpunpckhqdq ymm8, ymm15, ymm8
    vpunpcklqdq ymm15, ymm9, ymm11
    vpunpckhqdq ymm11, ymm9, ymm11
    vperm2i128 ymm9, ymm1, ymm10, 32
    vperm2i128 ymm10, ymm1, ymm10, 49
    vmovdqu ymmword ptr [rsp + 256], ymm9
    vmovdqu ymmword ptr [rsp + 512], ymm10
    vperm2i128 ymm1, ymm7, ymm8, 32
    vperm2i128 ymm8, ymm7, ymm8, 49
    vmovdqu ymmword ptr [rsp + 320], ymm1
    vmovdqu ymmword ptr [rsp + 576], ymm8
    vperm2i128 ymm7, ymm3, ymm15, 32
    vperm2i128 ymm15, ymm3, ymm15, 49
    vmovdqu ymmword ptr [rsp + 384], ymm7
    vmovdqu ymmword ptr [rsp + 640], ymm15
    vperm2i128 ymm3, ymm0, ymm11, 32
    vperm2i128 ymm11, ymm0, ymm11, 49
    vmovdqu ymmword ptr [rsp + 448], ymm3
    vmovdqu ymmword ptr [rsp + 704], ymm11
    lea r10, qword ptr [rsp + 224]
    test rdx, 256
    je 5f
    vmovdqu ymm0, ymmword ptr [r10]
    vpxor ymm0, ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 32]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 64]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 64]
    vmovdqu ymmword ptr [rdi + 64], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 96]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 96]
    vmovdqu ymmword ptr [rdi + 96], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 128]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 128]
    vmovdqu ymmword ptr [rdi + 128], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 160]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 160]
    vmovdqu ymmword ptr [rdi + 160], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 192]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 192]
    vmovdqu ymmword ptr [rdi + 192], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 224]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 224]
    vmovdqu ymmword ptr [rdi + 224], ymm0
    add r10, 256
    add rdi, 256
    add rsi, 256
5:
    test rdx, 128
    je 6f
    vmovdqu ymm0, ymmword ptr [r10]
    vpxor ymm0, ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 32]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 64]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 64]
    vmovdqu ymmword ptr [rdi + 64], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 96]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 96]
    vmovdqu ymmword ptr [rdi + 96], ymm0
    add r10, 128
    add rdi, 128
    add rsi, 128
6:
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
    xor ecx, ecx
4:
    xor r15d, r15d
    xor r9d, r9d
    vpxor ymm0, ymm0, ymm0
    vmovdqu ymmword ptr [rsp], ymm0
    vmovdqu ymmword ptr [rsp + 32], ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm0
    vmovdqu ymmword ptr [rsp + 96], ymm0
    vmovdqu ymmword ptr [rsp + 128], ymm0
    vmovdqu ymmword ptr [rsp + 160], ymm0
    vmovdqu ymmword ptr [rsp + 192], ymm0
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
    xor eax, eax
    mov qword ptr [rsp + 736], rax
    mov qword ptr [rsp + 744], rax
    mov qword ptr [rsp + 752], rax
    mov rbx, qword ptr [rsp + 800]
    mov rbp, qword ptr [rsp + 808]
    mov r12, qword ptr [rsp + 816]
    mov r13, qword ptr [rsp + 824]
    mov r14, qword ptr [rsp + 832]
    mov r15, qword ptr [rsp + 840]
    xor r10d, r10d
    xor r11d, r11d
    mov rsp, qword ptr [rsp + 912]
    ret
