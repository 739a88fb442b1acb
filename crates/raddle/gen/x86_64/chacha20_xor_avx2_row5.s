    .cfi_startproc
    endbr64
    sub rsp, 432
    .cfi_def_cfa_offset 440
    mov r9d, dword ptr [rcx + 48]
    mov qword ptr [rsp + 320], rbx
    mov qword ptr [rsp + 328], rbp
    mov qword ptr [rsp + 336], r12
    mov qword ptr [rsp + 344], r13
    mov qword ptr [rsp + 352], r14
    mov qword ptr [rsp + 360], r15
    vbroadcasti128 ymm8, xmmword ptr [rcx]
    vbroadcasti128 ymm9, xmmword ptr [rcx + 16]
    vbroadcasti128 ymm10, xmmword ptr [rcx + 32]
    vbroadcasti128 ymm11, xmmword ptr [rcx + 48]
    vpaddd ymm11, ymm11, ymmword ptr [r8 + 64]
    vmovdqu ymm14, ymmword ptr [r8]
    vmovdqu ymm15, ymmword ptr [r8 + 32]
    cmp rdx, 320
    jb 3f
2:
    .cfi_offset rbx, -120
    .cfi_offset rbp, -112
    .cfi_offset r12, -104
    .cfi_offset r13, -96
    .cfi_offset r14, -88
    .cfi_offset r15, -80
    vmovdqa ymm0, ymm8
    vmovdqa ymm1, ymm9
    vmovdqa ymm2, ymm10
    vmovdqa ymm3, ymm11
    vmovdqa ymm4, ymm8
    vmovdqa ymm5, ymm9
    vmovdqa ymm6, ymm10
    vpaddd ymm7, ymm11, ymmword ptr [r8 + 128]
    mov qword ptr [rsp + 280], rdi
    mov qword ptr [rsp + 288], rsi
    mov qword ptr [rsp + 296], rdx
    mov qword ptr [rsp + 304], rcx
    mov qword ptr [rsp + 312], r8
    add r9d, 4
    mov dword ptr [rsp + 272], r9d
    mov r13d, dword ptr [rcx + 40]
    mov dword ptr [rsp + 264], r13d
    mov r14d, dword ptr [rcx + 44]
    mov dword ptr [rsp + 268], r14d
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
4:
    add eax, esi
    vpaddd ymm0, ymm0, ymm1
    add ebx, edi
    xor r9d, eax
    rol r9d, 16
    vpxor ymm3, ymm3, ymm0
    vpshufb ymm3, ymm3, ymm14
    xor r10d, ebx
    rol r10d, 16
    vpaddd ymm2, ymm2, ymm3
    add r13d, r9d
    add r14d, r10d
    vpxor ymm1, ymm1, ymm2
    vpslld ymm12, ymm1, 12
    vpsrld ymm1, ymm1, 20
    vpor ymm1, ymm1, ymm12
    xor esi, r13d
    rol esi, 12
    xor edi, r14d
    rol edi, 12
    vpaddd ymm0, ymm0, ymm1
    add eax, esi
    vpxor ymm3, ymm3, ymm0
    vpshufb ymm3, ymm3, ymm15
    add ebx, edi
    xor r9d, eax
    rol r9d, 8
    vpaddd ymm2, ymm2, ymm3
    xor r10d, ebx
    rol r10d, 8
    add r13d, r9d
    vpxor ymm1, ymm1, ymm2
    vpslld ymm12, ymm1, 7
    vpsrld ymm1, ymm1, 25
    vpor ymm1, ymm1, ymm12
    add r14d, r10d
    vpshufd ymm0, ymm0, 147
    xor esi, r13d
    rol esi, 7
    xor edi, r14d
    rol edi, 7
    vpshufd ymm3, ymm3, 78
    mov dword ptr [rsp + 256], r13d
    vpshufd ymm2, ymm2, 57
    mov r13d, dword ptr [rsp + 264]
    mov dword ptr [rsp + 260], r14d
    vpaddd ymm0, ymm0, ymm1
    mov r14d, dword ptr [rsp + 268]
    add ecx, ebp
    vpxor ymm3, ymm3, ymm0
    vpshufb ymm3, ymm3, ymm14
    add edx, r8d
    vpaddd ymm2, ymm2, ymm3
    xor r11d, ecx
    rol r11d, 16
    xor r12d, edx
    rol r12d, 16
    vpxor ymm1, ymm1, ymm2
    vpslld ymm12, ymm1, 12
    vpsrld ymm1, ymm1, 20
    vpor ymm1, ymm1, ymm12
    add r13d, r11d
    add r14d, r12d
    vpaddd ymm0, ymm0, ymm1
    xor ebp, r13d
    rol ebp, 12
    vpxor ymm3, ymm3, ymm0
    vpshufb ymm3, ymm3, ymm15
    xor r8d, r14d
    rol r8d, 12
    add ecx, ebp
    vpaddd ymm2, ymm2, ymm3
    add edx, r8d
    xor r11d, ecx
    rol r11d, 8
    vpxor ymm1, ymm1, ymm2
    vpslld ymm12, ymm1, 7
    vpsrld ymm1, ymm1, 25
    vpor ymm1, ymm1, ymm12
    xor r12d, edx
    rol r12d, 8
    vpshufd ymm0, ymm0, 57
    add r13d, r11d
    add r14d, r12d
    vpshufd ymm3, ymm3, 78
    xor ebp, r13d
    rol ebp, 7
    vpshufd ymm2, ymm2, 147
    xor r8d, r14d
    rol r8d, 7
    add eax, edi
    vpaddd ymm4, ymm4, ymm5
    add ebx, ebp
    xor r12d, eax
    rol r12d, 16
    vpxor ymm7, ymm7, ymm4
    vpshufb ymm7, ymm7, ymm14
    xor r9d, ebx
    rol r9d, 16
    vpaddd ymm6, ymm6, ymm7
    add r13d, r12d
    add r14d, r9d
    vpxor ymm5, ymm5, ymm6
    vpslld ymm13, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm13
    xor edi, r13d
    rol edi, 12
    xor ebp, r14d
    rol ebp, 12
    vpaddd ymm4, ymm4, ymm5
    add eax, edi
    vpxor ymm7, ymm7, ymm4
    vpshufb ymm7, ymm7, ymm15
    add ebx, ebp
    xor r12d, eax
    rol r12d, 8
    vpaddd ymm6, ymm6, ymm7
    xor r9d, ebx
    rol r9d, 8
    add r13d, r12d
    vpxor ymm5, ymm5, ymm6
    vpslld ymm13, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm13
    add r14d, r9d
    vpshufd ymm4, ymm4, 147
    xor edi, r13d
    rol edi, 7
    xor ebp, r14d
    rol ebp, 7
    vpshufd ymm7, ymm7, 78
    mov dword ptr [rsp + 264], r13d
    vpshufd ymm6, ymm6, 57
    mov r13d, dword ptr [rsp + 256]
    mov dword ptr [rsp + 268], r14d
    vpaddd ymm4, ymm4, ymm5
    mov r14d, dword ptr [rsp + 260]
    add ecx, r8d
    vpxor ymm7, ymm7, ymm4
    vpshufb ymm7, ymm7, ymm14
    add edx, esi
    vpaddd ymm6, ymm6, ymm7
    xor r10d, ecx
    rol r10d, 16
    xor r11d, edx
    rol r11d, 16
    vpxor ymm5, ymm5, ymm6
    vpslld ymm13, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm13
    add r13d, r10d
    add r14d, r11d
    vpaddd ymm4, ymm4, ymm5
    xor r8d, r13d
    rol r8d, 12
    vpxor ymm7, ymm7, ymm4
    vpshufb ymm7, ymm7, ymm15
    xor esi, r14d
    rol esi, 12
    add ecx, r8d
    vpaddd ymm6, ymm6, ymm7
    add edx, esi
    xor r10d, ecx
    rol r10d, 8
    vpxor ymm5, ymm5, ymm6
    vpslld ymm13, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm13
    xor r11d, edx
    rol r11d, 8
    vpshufd ymm4, ymm4, 57
    add r13d, r10d
    add r14d, r11d
    vpshufd ymm7, ymm7, 78
    xor r8d, r13d
    rol r8d, 7
    vpshufd ymm6, ymm6, 147
    xor esi, r14d
    rol esi, 7
    sub r15d, 1
    jne 4b
    mov r15, qword ptr [rsp + 304]
    add eax, dword ptr [r15]
    add ebx, dword ptr [r15 + 4]
    add ecx, dword ptr [r15 + 8]
    add edx, dword ptr [r15 + 12]
    add esi, dword ptr [r15 + 16]
    add edi, dword ptr [r15 + 20]
    add ebp, dword ptr [r15 + 24]
    add r8d, dword ptr [r15 + 28]
    add r13d, dword ptr [r15 + 32]
    add r14d, dword ptr [r15 + 36]
    add r9d, dword ptr [rsp + 272]
    add r10d, dword ptr [r15 + 52]
    add r11d, dword ptr [r15 + 56]
    add r12d, dword ptr [r15 + 60]
    mov r15, qword ptr [rsp + 288]
    xor eax, dword ptr [r15 + 256]
    xor ebx, dword ptr [r15 + 260]
    xor ecx, dword ptr [r15 + 264]
    xor edx, dword ptr [r15 + 268]
    xor esi, dword ptr [r15 + 272]
    xor edi, dword ptr [r15 + 276]
    xor ebp, dword ptr [r15 + 280]
    xor r8d, dword ptr [r15 + 284]
    xor r13d, dword ptr [r15 + 288]
    xor r14d, dword ptr [r15 + 292]
    xor r9d, dword ptr [r15 + 304]
    xor r10d, dword ptr [r15 + 308]
    xor r11d, dword ptr [r15 + 312]
    xor r12d, dword ptr [r15 + 316]
    mov r15, qword ptr [rsp + 280]
    mov dword ptr [r15 + 256], eax
    mov dword ptr [r15 + 260], ebx
    mov dword ptr [r15 + 264], ecx
    mov dword ptr [r15 + 268], edx
    mov dword ptr [r15 + 272], esi
    mov dword ptr [r15 + 276], edi
    mov dword ptr [r15 + 280], ebp
    mov dword ptr [r15 + 284], r8d
    mov dword ptr [r15 + 288], r13d
    mov dword ptr [r15 + 292], r14d
    mov dword ptr [r15 + 304], r9d
    mov dword ptr [r15 + 308], r10d
    mov dword ptr [r15 + 312], r11d
    mov dword ptr [r15 + 316], r12d
    mov rdi, qword ptr [rsp + 280]
    mov rsi, qword ptr [rsp + 288]
    mov rdx, qword ptr [rsp + 296]
    mov rcx, qword ptr [rsp + 304]
    mov r8, qword ptr [rsp + 312]
    mov r9d, dword ptr [rsp + 272]
    sub r9d, 4
    mov eax, dword ptr [rsp + 264]
    add eax, dword ptr [rcx + 40]
    xor eax, dword ptr [rsi + 296]
    mov dword ptr [rdi + 296], eax
    mov eax, dword ptr [rsp + 268]
    add eax, dword ptr [rcx + 44]
    xor eax, dword ptr [rsi + 300]
    mov dword ptr [rdi + 300], eax
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
    vpaddd ymm4, ymm4, ymm8
    vpaddd ymm5, ymm5, ymm9
    vpaddd ymm6, ymm6, ymm10
    vpaddd ymm7, ymm7, ymm11
    vpaddd ymm7, ymm7, ymmword ptr [r8 + 128]
    vperm2i128 ymm12, ymm4, ymm5, 32
    vperm2i128 ymm5, ymm4, ymm5, 49
    vperm2i128 ymm4, ymm6, ymm7, 32
    vperm2i128 ymm7, ymm6, ymm7, 49
    vpxor ymm12, ymm12, ymmword ptr [rsi + 128]
    vmovdqu ymmword ptr [rdi + 128], ymm12
    vpxor ymm4, ymm4, ymmword ptr [rsi + 160]
    vmovdqu ymmword ptr [rdi + 160], ymm4
    vpxor ymm5, ymm5, ymmword ptr [rsi + 192]
    vmovdqu ymmword ptr [rdi + 192], ymm5
    vpxor ymm7, ymm7, ymmword ptr [rsi + 224]
    vmovdqu ymmword ptr [rdi + 224], ymm7
    add rdi, 320
    add rsi, 320
    sub rdx, 320
    add r9d, 5
    vpaddd ymm11, ymm11, ymmword ptr [r8 + 96]
    cmp rdx, 320
    jae 2b
3:
    test rdx, rdx
    je 5f
    vmovdqa ymm0, ymm8
    vmovdqa ymm1, ymm9
    vmovdqa ymm2, ymm10
    vmovdqa ymm3, ymm11
    vmovdqa ymm4, ymm8
    vmovdqa ymm5, ymm9
    vmovdqa ymm6, ymm10
    vpaddd ymm7, ymm11, ymmword ptr [r8 + 128]
    mov qword ptr [rsp + 280], rdi
    mov qword ptr [rsp + 288], rsi
    mov qword ptr [rsp + 296], rdx
    mov qword ptr [rsp + 304], rcx
    mov qword ptr [rsp + 312], r8
    add r9d, 4
    mov dword ptr [rsp + 272], r9d
    mov r13d, dword ptr [rcx + 40]
    mov dword ptr [rsp + 264], r13d
    mov r14d, dword ptr [rcx + 44]
    mov dword ptr [rsp + 268], r14d
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
6:
    add eax, esi
    vpaddd ymm0, ymm0, ymm1
    add ebx, edi
    xor r9d, eax
    rol r9d, 16
    vpxor ymm3, ymm3, ymm0
    vpshufb ymm3, ymm3, ymm14
    xor r10d, ebx
    rol r10d, 16
    vpaddd ymm2, ymm2, ymm3
    add r13d, r9d
    add r14d, r10d
    vpxor ymm1, ymm1, ymm2
    vpslld ymm12, ymm1, 12
    vpsrld ymm1, ymm1, 20
    vpor ymm1, ymm1, ymm12
    xor esi, r13d
    rol esi, 12
    xor edi, r14d
    rol edi, 12
    vpaddd ymm0, ymm0, ymm1
    add eax, esi
    vpxor ymm3, ymm3, ymm0
    vpshufb ymm3, ymm3, ymm15
    add ebx, edi
    xor r9d, eax
    rol r9d, 8
    vpaddd ymm2, ymm2, ymm3
    xor r10d, ebx
    rol r10d, 8
    add r13d, r9d
    vpxor ymm1, ymm1, ymm2
    vpslld ymm12, ymm1, 7
    vpsrld ymm1, ymm1, 25
    vpor ymm1, ymm1, ymm12
    add r14d, r10d
    vpshufd ymm0, ymm0, 147
    xor esi, r13d
    rol esi, 7
    xor edi, r14d
    rol edi, 7
    vpshufd ymm3, ymm3, 78
    mov dword ptr [rsp + 256], r13d
    vpshufd ymm2, ymm2, 57
    mov r13d, dword ptr [rsp + 264]
    mov dword ptr [rsp + 260], r14d
    vpaddd ymm0, ymm0, ymm1
    mov r14d, dword ptr [rsp + 268]
    add ecx, ebp
    vpxor ymm3, ymm3, ymm0
    vpshufb ymm3, ymm3, ymm14
    add edx, r8d
    vpaddd ymm2, ymm2, ymm3
    xor r11d, ecx
    rol r11d, 16
    xor r12d, edx
    rol r12d, 16
    vpxor ymm1, ymm1, ymm2
    vpslld ymm12, ymm1, 12
    vpsrld ymm1, ymm1, 20
    vpor ymm1, ymm1, ymm12
    add r13d, r11d
    add r14d, r12d
    vpaddd ymm0, ymm0, ymm1
    xor ebp, r13d
    rol ebp, 12
    vpxor ymm3, ymm3, ymm0
    vpshufb ymm3, ymm3, ymm15
    xor r8d, r14d
    rol r8d, 12
    add ecx, ebp
    vpaddd ymm2, ymm2, ymm3
    add edx, r8d
    xor r11d, ecx
    rol r11d, 8
    vpxor ymm1, ymm1, ymm2
    vpslld ymm12, ymm1, 7
    vpsrld ymm1, ymm1, 25
    vpor ymm1, ymm1, ymm12
    xor r12d, edx
    rol r12d, 8
    vpshufd ymm0, ymm0, 57
    add r13d, r11d
    add r14d, r12d
    vpshufd ymm3, ymm3, 78
    xor ebp, r13d
    rol ebp, 7
    vpshufd ymm2, ymm2, 147
    xor r8d, r14d
    rol r8d, 7
    add eax, edi
    vpaddd ymm4, ymm4, ymm5
    add ebx, ebp
    xor r12d, eax
    rol r12d, 16
    vpxor ymm7, ymm7, ymm4
    vpshufb ymm7, ymm7, ymm14
    xor r9d, ebx
    rol r9d, 16
    vpaddd ymm6, ymm6, ymm7
    add r13d, r12d
    add r14d, r9d
    vpxor ymm5, ymm5, ymm6
    vpslld ymm13, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm13
    xor edi, r13d
    rol edi, 12
    xor ebp, r14d
    rol ebp, 12
    vpaddd ymm4, ymm4, ymm5
    add eax, edi
    vpxor ymm7, ymm7, ymm4
    vpshufb ymm7, ymm7, ymm15
    add ebx, ebp
    xor r12d, eax
    rol r12d, 8
    vpaddd ymm6, ymm6, ymm7
    xor r9d, ebx
    rol r9d, 8
    add r13d, r12d
    vpxor ymm5, ymm5, ymm6
    vpslld ymm13, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm13
    add r14d, r9d
    vpshufd ymm4, ymm4, 147
    xor edi, r13d
    rol edi, 7
    xor ebp, r14d
    rol ebp, 7
    vpshufd ymm7, ymm7, 78
    mov dword ptr [rsp + 264], r13d
    vpshufd ymm6, ymm6, 57
    mov r13d, dword ptr [rsp + 256]
    mov dword ptr [rsp + 268], r14d
    vpaddd ymm4, ymm4, ymm5
    mov r14d, dword ptr [rsp + 260]
    add ecx, r8d
    vpxor ymm7, ymm7, ymm4
    vpshufb ymm7, ymm7, ymm14
    add edx, esi
    vpaddd ymm6, ymm6, ymm7
    xor r10d, ecx
    rol r10d, 16
    xor r11d, edx
    rol r11d, 16
    vpxor ymm5, ymm5, ymm6
    vpslld ymm13, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm13
    add r13d, r10d
    add r14d, r11d
    vpaddd ymm4, ymm4, ymm5
    xor r8d, r13d
    rol r8d, 12
    vpxor ymm7, ymm7, ymm4
    vpshufb ymm7, ymm7, ymm15
    xor esi, r14d
    rol esi, 12
    add ecx, r8d
    vpaddd ymm6, ymm6, ymm7
    add edx, esi
    xor r10d, ecx
    rol r10d, 8
    vpxor ymm5, ymm5, ymm6
    vpslld ymm13, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm13
    xor r11d, edx
    rol r11d, 8
    vpshufd ymm4, ymm4, 57
    add r13d, r10d
    add r14d, r11d
    vpshufd ymm7, ymm7, 78
    xor r8d, r13d
    rol r8d, 7
    vpshufd ymm6, ymm6, 147
    xor esi, r14d
    rol esi, 7
    sub r15d, 1
    jne 6b
    mov r15, qword ptr [rsp + 304]
    add eax, dword ptr [r15]
    add ebx, dword ptr [r15 + 4]
    add ecx, dword ptr [r15 + 8]
    add edx, dword ptr [r15 + 12]
    add esi, dword ptr [r15 + 16]
    add edi, dword ptr [r15 + 20]
    add ebp, dword ptr [r15 + 24]
    add r8d, dword ptr [r15 + 28]
    add r13d, dword ptr [r15 + 32]
    add r14d, dword ptr [r15 + 36]
    add r9d, dword ptr [rsp + 272]
    add r10d, dword ptr [r15 + 52]
    add r11d, dword ptr [r15 + 56]
    add r12d, dword ptr [r15 + 60]
    mov dword ptr [rsp + 368], eax
    mov dword ptr [rsp + 372], ebx
    mov dword ptr [rsp + 376], ecx
    mov dword ptr [rsp + 380], edx
    mov dword ptr [rsp + 384], esi
    mov dword ptr [rsp + 388], edi
    mov dword ptr [rsp + 392], ebp
    mov dword ptr [rsp + 396], r8d
    mov dword ptr [rsp + 400], r13d
    mov dword ptr [rsp + 404], r14d
    mov dword ptr [rsp + 416], r9d
    mov dword ptr [rsp + 420], r10d
    mov dword ptr [rsp + 424], r11d
    mov dword ptr [rsp + 428], r12d
    mov rdi, qword ptr [rsp + 280]
    mov rsi, qword ptr [rsp + 288]
    mov rdx, qword ptr [rsp + 296]
    mov rcx, qword ptr [rsp + 304]
    mov r8, qword ptr [rsp + 312]
    mov r9d, dword ptr [rsp + 272]
    sub r9d, 4
    mov eax, dword ptr [rsp + 264]
    add eax, dword ptr [rcx + 40]
    mov dword ptr [rsp + 408], eax
    mov eax, dword ptr [rsp + 268]
    add eax, dword ptr [rcx + 44]
    mov dword ptr [rsp + 412], eax
    cmp rdx, 256
    jb 7f
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
    vpaddd ymm4, ymm4, ymm8
    vpaddd ymm5, ymm5, ymm9
    vpaddd ymm6, ymm6, ymm10
    vpaddd ymm7, ymm7, ymm11
    vpaddd ymm7, ymm7, ymmword ptr [r8 + 128]
    vperm2i128 ymm12, ymm4, ymm5, 32
    vperm2i128 ymm5, ymm4, ymm5, 49
    vperm2i128 ymm4, ymm6, ymm7, 32
    vperm2i128 ymm7, ymm6, ymm7, 49
    vpxor ymm12, ymm12, ymmword ptr [rsi + 128]
    vmovdqu ymmword ptr [rdi + 128], ymm12
    vpxor ymm4, ymm4, ymmword ptr [rsi + 160]
    vmovdqu ymmword ptr [rdi + 160], ymm4
    vpxor ymm5, ymm5, ymmword ptr [rsi + 192]
    vmovdqu ymmword ptr [rdi + 192], ymm5
    vpxor ymm7, ymm7, ymmword ptr [rsi + 224]
    vmovdqu ymmword ptr [rdi + 224], ymm7
    add rdi, 256
    add rsi, 256
    sub rdx, 256
    lea r10, qword ptr [rsp + 368]
    test rdx, 32
    je 8f
    mov rax, qword ptr [r10]
    xor rax, qword ptr [rsi]
    mov qword ptr [rdi], rax
    mov rax, qword ptr [r10 + 8]
    xor rax, qword ptr [rsi + 8]
    mov qword ptr [rdi + 8], rax
    mov rax, qword ptr [r10 + 16]
    xor rax, qword ptr [rsi + 16]
    mov qword ptr [rdi + 16], rax
    mov rax, qword ptr [r10 + 24]
    xor rax, qword ptr [rsi + 24]
    mov qword ptr [rdi + 24], rax
    add r10, 32
    add rdi, 32
    add rsi, 32
8:
    test rdx, 16
    je 9f
    mov rax, qword ptr [r10]
    xor rax, qword ptr [rsi]
    mov qword ptr [rdi], rax
    mov rax, qword ptr [r10 + 8]
    xor rax, qword ptr [rsi + 8]
    mov qword ptr [rdi + 8], rax
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
    movzx r11d, word ptr [rsi]
    xor eax, r11d
    mov word ptr [rdi], ax
    add r10, 2
    add rdi, 2
    add rsi, 2
14:
    test rdx, 1
    je 15f
    movzx eax, byte ptr [r10]
    movzx r11d, byte ptr [rsi]
    xor eax, r11d
    mov byte ptr [rdi], al
    add r10, 1
    add rdi, 1
    add rsi, 1
15:
    xor edx, edx
7:
    xor eax, eax
    mov qword ptr [rsp + 368], rax
    mov qword ptr [rsp + 376], rax
    mov qword ptr [rsp + 384], rax
    mov qword ptr [rsp + 392], rax
    mov qword ptr [rsp + 400], rax
    mov qword ptr [rsp + 408], rax
    mov qword ptr [rsp + 416], rax
    mov qword ptr [rsp + 424], rax
    test rdx, rdx
    je 16f
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
    vpaddd ymm4, ymm4, ymm8
    vpaddd ymm5, ymm5, ymm9
    vpaddd ymm6, ymm6, ymm10
    vpaddd ymm7, ymm7, ymm11
    vpaddd ymm7, ymm7, ymmword ptr [r8 + 128]
    vperm2i128 ymm12, ymm4, ymm5, 32
    vperm2i128 ymm5, ymm4, ymm5, 49
    vperm2i128 ymm4, ymm6, ymm7, 32
    vperm2i128 ymm7, ymm6, ymm7, 49
    vmovdqu ymmword ptr [rsp + 128], ymm12
    vmovdqu ymmword ptr [rsp + 160], ymm4
    vmovdqu ymmword ptr [rsp + 192], ymm5
    vmovdqu ymmword ptr [rsp + 224], ymm7
    lea r10, qword ptr [rsp]
    test rdx, 128
    je 17f
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
17:
    test rdx, 64
    je 18f
    vmovdqu ymm0, ymmword ptr [r10]
    vpxor ymm0, ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm0
    vmovdqu ymm0, ymmword ptr [r10 + 32]
    vpxor ymm0, ymm0, ymmword ptr [rsi + 32]
    vmovdqu ymmword ptr [rdi + 32], ymm0
    add r10, 64
    add rdi, 64
    add rsi, 64
18:
    test rdx, 32
    je 19f
    vmovdqu ymm0, ymmword ptr [r10]
    vpxor ymm0, ymm0, ymmword ptr [rsi]
    vmovdqu ymmword ptr [rdi], ymm0
    add r10, 32
    add rdi, 32
    add rsi, 32
19:
    test rdx, 16
    je 20f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    add r10, 16
    add rdi, 16
    add rsi, 16
20:
    test rdx, 8
    je 21f
    mov rax, qword ptr [r10]
    xor rax, qword ptr [rsi]
    mov qword ptr [rdi], rax
    add r10, 8
    add rdi, 8
    add rsi, 8
21:
    test rdx, 4
    je 22f
    mov eax, dword ptr [r10]
    xor eax, dword ptr [rsi]
    mov dword ptr [rdi], eax
    add r10, 4
    add rdi, 4
    add rsi, 4
22:
    test rdx, 2
    je 23f
    movzx eax, word ptr [r10]
    movzx ecx, word ptr [rsi]
    xor eax, ecx
    mov word ptr [rdi], ax
    add r10, 2
    add rdi, 2
    add rsi, 2
23:
    test rdx, 1
    je 24f
    movzx eax, byte ptr [r10]
    movzx ecx, byte ptr [rsi]
    xor eax, ecx
    mov byte ptr [rdi], al
    add r10, 1
    add rdi, 1
    add rsi, 1
24:
    vpxor ymm0, ymm0, ymm0
    vmovdqu ymmword ptr [rsp], ymm0
    vmovdqu ymmword ptr [rsp + 32], ymm0
    vmovdqu ymmword ptr [rsp + 64], ymm0
    vmovdqu ymmword ptr [rsp + 96], ymm0
    vmovdqu ymmword ptr [rsp + 128], ymm0
    vmovdqu ymmword ptr [rsp + 160], ymm0
    vmovdqu ymmword ptr [rsp + 192], ymm0
    vmovdqu ymmword ptr [rsp + 224], ymm0
    xor ecx, ecx
16:
5:
    xor r15d, r15d
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
    vzeroupper
    xor eax, eax
    mov qword ptr [rsp + 256], rax
    mov qword ptr [rsp + 264], rax
    mov qword ptr [rsp + 272], rax
    mov rbx, qword ptr [rsp + 320]
    mov rbp, qword ptr [rsp + 328]
    mov r12, qword ptr [rsp + 336]
    mov r13, qword ptr [rsp + 344]
    mov r14, qword ptr [rsp + 352]
    mov r15, qword ptr [rsp + 360]
    xor r10d, r10d
    xor r11d, r11d
    add rsp, 432
    .cfi_def_cfa rsp, 8
    .cfi_restore rbx
    .cfi_restore rbp
    .cfi_restore r12
    .cfi_restore r13
    .cfi_restore r14
    .cfi_restore r15
    ret
    .cfi_endproc
