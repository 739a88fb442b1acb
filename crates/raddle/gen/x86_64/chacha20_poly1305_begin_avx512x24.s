    .cfi_startproc
    endbr64
    sub rsp, 176
    .cfi_def_cfa_offset 184
    mov r9d, dword ptr [rcx + 48]
    add r9d, 1
    mov qword ptr [rsp + 64], rbx
    mov qword ptr [rsp + 72], rbp
    mov qword ptr [rsp + 80], r12
    mov qword ptr [rsp + 88], r13
    mov qword ptr [rsp + 96], r14
    mov qword ptr [rsp + 104], r15
    vbroadcasti32x4 zmm16, xmmword ptr [rcx]
    vbroadcasti32x4 zmm17, xmmword ptr [rcx + 16]
    vbroadcasti32x4 zmm18, xmmword ptr [rcx + 32]
    vbroadcasti32x4 zmm19, xmmword ptr [rcx + 48]
    vpaddd zmm19, zmm19, zmmword ptr [r8 + 64]
    vpbroadcastd zmm0, dword ptr [rcx]
    vpbroadcastd zmm1, dword ptr [rcx + 4]
    vpbroadcastd zmm2, dword ptr [rcx + 8]
    vpbroadcastd zmm3, dword ptr [rcx + 12]
    vpbroadcastd zmm4, dword ptr [rcx + 16]
    vpbroadcastd zmm5, dword ptr [rcx + 20]
    vpbroadcastd zmm6, dword ptr [rcx + 24]
    vpbroadcastd zmm7, dword ptr [rcx + 28]
    vpbroadcastd zmm8, dword ptr [rcx + 32]
    vpbroadcastd zmm9, dword ptr [rcx + 36]
    vpbroadcastd zmm10, dword ptr [rcx + 40]
    vpbroadcastd zmm11, dword ptr [rcx + 44]
    vpbroadcastd zmm13, dword ptr [rcx + 52]
    vpbroadcastd zmm14, dword ptr [rcx + 56]
    vpbroadcastd zmm15, dword ptr [rcx + 60]
    vpbroadcastd zmm12, r9d
    vpaddd zmm12, zmm12, zmmword ptr [r8]
    vmovdqa32 zmm20, zmm16
    vmovdqa32 zmm21, zmm17
    vmovdqa32 zmm22, zmm18
    vmovdqa32 zmm23, zmm19
    vmovdqa32 zmm24, zmm16
    vmovdqa32 zmm25, zmm17
    vmovdqa32 zmm26, zmm18
    vpaddd zmm27, zmm19, zmmword ptr [r8 + 192]
    mov qword ptr [rsp + 24], rdi
    mov qword ptr [rsp + 32], rsi
    mov qword ptr [rsp + 40], rdx
    mov qword ptr [rsp + 48], rcx
    mov qword ptr [rsp + 56], r8
    add r9d, -1
    mov dword ptr [rsp + 16], r9d
    mov r13d, dword ptr [rcx + 40]
    .cfi_offset rbx, -120
    .cfi_offset rbp, -112
    .cfi_offset r12, -104
    .cfi_offset r13, -96
    .cfi_offset r14, -88
    .cfi_offset r15, -80
    mov dword ptr [rsp + 8], r13d
    mov r14d, dword ptr [rcx + 44]
    mov dword ptr [rsp + 12], r14d
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
    mov r15d, 5
2:
    add eax, esi
    vpaddd zmm0, zmm0, zmm4
    add ebx, edi
    vpaddd zmm1, zmm1, zmm5
    xor r9d, eax
    rol r9d, 16
    vpaddd zmm20, zmm20, zmm21
    xor r10d, ebx
    rol r10d, 16
    add r13d, r9d
    vpaddd zmm2, zmm2, zmm6
    add r14d, r10d
    vpaddd zmm24, zmm24, zmm25
    xor esi, r13d
    rol esi, 12
    vpaddd zmm3, zmm3, zmm7
    xor edi, r14d
    rol edi, 12
    add eax, esi
    vpxord zmm12, zmm12, zmm0
    vprold zmm12, zmm12, 16
    add ebx, edi
    vpxord zmm23, zmm23, zmm20
    vprold zmm23, zmm23, 16
    xor r9d, eax
    rol r9d, 8
    vpxord zmm13, zmm13, zmm1
    vprold zmm13, zmm13, 16
    xor r10d, ebx
    rol r10d, 8
    add r13d, r9d
    vpxord zmm27, zmm27, zmm24
    vprold zmm27, zmm27, 16
    add r14d, r10d
    vpxord zmm14, zmm14, zmm2
    vprold zmm14, zmm14, 16
    xor esi, r13d
    rol esi, 7
    vpxord zmm15, zmm15, zmm3
    vprold zmm15, zmm15, 16
    xor edi, r14d
    rol edi, 7
    mov dword ptr [rsp], r13d
    vpaddd zmm22, zmm22, zmm23
    mov r13d, dword ptr [rsp + 8]
    vpaddd zmm8, zmm8, zmm12
    mov dword ptr [rsp + 4], r14d
    vpaddd zmm26, zmm26, zmm27
    mov r14d, dword ptr [rsp + 12]
    add ecx, ebp
    vpaddd zmm9, zmm9, zmm13
    add edx, r8d
    vpaddd zmm10, zmm10, zmm14
    xor r11d, ecx
    rol r11d, 16
    vpxord zmm21, zmm21, zmm22
    vprold zmm21, zmm21, 12
    xor r12d, edx
    rol r12d, 16
    add r13d, r11d
    vpaddd zmm11, zmm11, zmm15
    add r14d, r12d
    vpxord zmm25, zmm25, zmm26
    vprold zmm25, zmm25, 12
    xor ebp, r13d
    rol ebp, 12
    vpxord zmm4, zmm4, zmm8
    vprold zmm4, zmm4, 12
    xor r8d, r14d
    rol r8d, 12
    add ecx, ebp
    vpxord zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 12
    add edx, r8d
    vpaddd zmm20, zmm20, zmm21
    xor r11d, ecx
    rol r11d, 8
    vpxord zmm6, zmm6, zmm10
    vprold zmm6, zmm6, 12
    xor r12d, edx
    rol r12d, 8
    add r13d, r11d
    vpaddd zmm24, zmm24, zmm25
    add r14d, r12d
    vpxord zmm7, zmm7, zmm11
    vprold zmm7, zmm7, 12
    xor ebp, r13d
    rol ebp, 7
    vpxord zmm23, zmm23, zmm20
    vprold zmm23, zmm23, 8
    xor r8d, r14d
    rol r8d, 7
    add eax, edi
    vpaddd zmm0, zmm0, zmm4
    add ebx, ebp
    vpaddd zmm1, zmm1, zmm5
    xor r12d, eax
    rol r12d, 16
    vpxord zmm27, zmm27, zmm24
    vprold zmm27, zmm27, 8
    xor r9d, ebx
    rol r9d, 16
    add r13d, r12d
    vpaddd zmm2, zmm2, zmm6
    add r14d, r9d
    vpaddd zmm22, zmm22, zmm23
    xor edi, r13d
    rol edi, 12
    vpaddd zmm3, zmm3, zmm7
    xor ebp, r14d
    rol ebp, 12
    add eax, edi
    vpxord zmm12, zmm12, zmm0
    vprold zmm12, zmm12, 8
    add ebx, ebp
    vpaddd zmm26, zmm26, zmm27
    xor r12d, eax
    rol r12d, 8
    vpxord zmm13, zmm13, zmm1
    vprold zmm13, zmm13, 8
    xor r9d, ebx
    rol r9d, 8
    add r13d, r12d
    vpxord zmm21, zmm21, zmm22
    vprold zmm21, zmm21, 7
    add r14d, r9d
    vpxord zmm14, zmm14, zmm2
    vprold zmm14, zmm14, 8
    xor edi, r13d
    rol edi, 7
    vpxord zmm15, zmm15, zmm3
    vprold zmm15, zmm15, 8
    xor ebp, r14d
    rol ebp, 7
    mov dword ptr [rsp + 8], r13d
    vpxord zmm25, zmm25, zmm26
    vprold zmm25, zmm25, 7
    mov r13d, dword ptr [rsp]
    vpaddd zmm8, zmm8, zmm12
    mov dword ptr [rsp + 12], r14d
    vpshufd zmm20, zmm20, 147
    mov r14d, dword ptr [rsp + 4]
    add ecx, r8d
    vpaddd zmm9, zmm9, zmm13
    add edx, esi
    vpaddd zmm10, zmm10, zmm14
    xor r10d, ecx
    rol r10d, 16
    vpshufd zmm24, zmm24, 147
    xor r11d, edx
    rol r11d, 16
    add r13d, r10d
    vpaddd zmm11, zmm11, zmm15
    add r14d, r11d
    vpshufd zmm23, zmm23, 78
    xor r8d, r13d
    rol r8d, 12
    vpxord zmm4, zmm4, zmm8
    vprold zmm4, zmm4, 7
    xor esi, r14d
    rol esi, 12
    add ecx, r8d
    vpxord zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 7
    add edx, esi
    vpshufd zmm27, zmm27, 78
    xor r10d, ecx
    rol r10d, 8
    vpxord zmm6, zmm6, zmm10
    vprold zmm6, zmm6, 7
    xor r11d, edx
    rol r11d, 8
    add r13d, r10d
    vpshufd zmm22, zmm22, 57
    add r14d, r11d
    vpxord zmm7, zmm7, zmm11
    vprold zmm7, zmm7, 7
    xor r8d, r13d
    rol r8d, 7
    vpshufd zmm26, zmm26, 57
    xor esi, r14d
    rol esi, 7
    add eax, esi
    vpaddd zmm0, zmm0, zmm5
    add ebx, edi
    vpaddd zmm1, zmm1, zmm6
    xor r9d, eax
    rol r9d, 16
    vpaddd zmm20, zmm20, zmm21
    xor r10d, ebx
    rol r10d, 16
    add r13d, r9d
    vpaddd zmm2, zmm2, zmm7
    add r14d, r10d
    vpaddd zmm24, zmm24, zmm25
    xor esi, r13d
    rol esi, 12
    vpaddd zmm3, zmm3, zmm4
    xor edi, r14d
    rol edi, 12
    add eax, esi
    vpxord zmm15, zmm15, zmm0
    vprold zmm15, zmm15, 16
    add ebx, edi
    vpxord zmm23, zmm23, zmm20
    vprold zmm23, zmm23, 16
    xor r9d, eax
    rol r9d, 8
    vpxord zmm12, zmm12, zmm1
    vprold zmm12, zmm12, 16
    xor r10d, ebx
    rol r10d, 8
    add r13d, r9d
    vpxord zmm27, zmm27, zmm24
    vprold zmm27, zmm27, 16
    add r14d, r10d
    vpxord zmm13, zmm13, zmm2
    vprold zmm13, zmm13, 16
    xor esi, r13d
    rol esi, 7
    vpxord zmm14, zmm14, zmm3
    vprold zmm14, zmm14, 16
    xor edi, r14d
    rol edi, 7
    mov dword ptr [rsp], r13d
    vpaddd zmm22, zmm22, zmm23
    mov r13d, dword ptr [rsp + 8]
    vpaddd zmm10, zmm10, zmm15
    mov dword ptr [rsp + 4], r14d
    vpaddd zmm26, zmm26, zmm27
    mov r14d, dword ptr [rsp + 12]
    add ecx, ebp
    vpaddd zmm11, zmm11, zmm12
    add edx, r8d
    vpaddd zmm8, zmm8, zmm13
    xor r11d, ecx
    rol r11d, 16
    vpxord zmm21, zmm21, zmm22
    vprold zmm21, zmm21, 12
    xor r12d, edx
    rol r12d, 16
    add r13d, r11d
    vpaddd zmm9, zmm9, zmm14
    add r14d, r12d
    vpxord zmm25, zmm25, zmm26
    vprold zmm25, zmm25, 12
    xor ebp, r13d
    rol ebp, 12
    vpxord zmm5, zmm5, zmm10
    vprold zmm5, zmm5, 12
    xor r8d, r14d
    rol r8d, 12
    add ecx, ebp
    vpxord zmm6, zmm6, zmm11
    vprold zmm6, zmm6, 12
    add edx, r8d
    vpaddd zmm20, zmm20, zmm21
    xor r11d, ecx
    rol r11d, 8
    vpxord zmm7, zmm7, zmm8
    vprold zmm7, zmm7, 12
    xor r12d, edx
    rol r12d, 8
    add r13d, r11d
    vpaddd zmm24, zmm24, zmm25
    add r14d, r12d
    vpxord zmm4, zmm4, zmm9
    vprold zmm4, zmm4, 12
    xor ebp, r13d
    rol ebp, 7
    vpxord zmm23, zmm23, zmm20
    vprold zmm23, zmm23, 8
    xor r8d, r14d
    rol r8d, 7
    add eax, edi
    vpaddd zmm0, zmm0, zmm5
    add ebx, ebp
    vpaddd zmm1, zmm1, zmm6
    xor r12d, eax
    rol r12d, 16
    vpxord zmm27, zmm27, zmm24
    vprold zmm27, zmm27, 8
    xor r9d, ebx
    rol r9d, 16
    add r13d, r12d
    vpaddd zmm2, zmm2, zmm7
    add r14d, r9d
    vpaddd zmm22, zmm22, zmm23
    xor edi, r13d
    rol edi, 12
    vpaddd zmm3, zmm3, zmm4
    xor ebp, r14d
    rol ebp, 12
    add eax, edi
    vpxord zmm15, zmm15, zmm0
    vprold zmm15, zmm15, 8
    add ebx, ebp
    vpaddd zmm26, zmm26, zmm27
    xor r12d, eax
    rol r12d, 8
    vpxord zmm12, zmm12, zmm1
    vprold zmm12, zmm12, 8
    xor r9d, ebx
    rol r9d, 8
    add r13d, r12d
    vpxord zmm21, zmm21, zmm22
    vprold zmm21, zmm21, 7
    add r14d, r9d
    vpxord zmm13, zmm13, zmm2
    vprold zmm13, zmm13, 8
    xor edi, r13d
    rol edi, 7
    vpxord zmm14, zmm14, zmm3
    vprold zmm14, zmm14, 8
    xor ebp, r14d
    rol ebp, 7
    mov dword ptr [rsp + 8], r13d
    vpxord zmm25, zmm25, zmm26
    vprold zmm25, zmm25, 7
    mov r13d, dword ptr [rsp]
    vpaddd zmm10, zmm10, zmm15
    mov dword ptr [rsp + 12], r14d
    vpshufd zmm20, zmm20, 57
    mov r14d, dword ptr [rsp + 4]
    add ecx, r8d
    vpaddd zmm11, zmm11, zmm12
    add edx, esi
    vpaddd zmm8, zmm8, zmm13
    xor r10d, ecx
    rol r10d, 16
    vpshufd zmm24, zmm24, 57
    xor r11d, edx
    rol r11d, 16
    add r13d, r10d
    vpaddd zmm9, zmm9, zmm14
    add r14d, r11d
    vpshufd zmm23, zmm23, 78
    xor r8d, r13d
    rol r8d, 12
    vpxord zmm5, zmm5, zmm10
    vprold zmm5, zmm5, 7
    xor esi, r14d
    rol esi, 12
    add ecx, r8d
    vpxord zmm6, zmm6, zmm11
    vprold zmm6, zmm6, 7
    add edx, esi
    vpshufd zmm27, zmm27, 78
    xor r10d, ecx
    rol r10d, 8
    vpxord zmm7, zmm7, zmm8
    vprold zmm7, zmm7, 7
    xor r11d, edx
    rol r11d, 8
    add r13d, r10d
    vpshufd zmm22, zmm22, 147
    add r14d, r11d
    vpxord zmm4, zmm4, zmm9
    vprold zmm4, zmm4, 7
    xor r8d, r13d
    rol r8d, 7
    vpshufd zmm26, zmm26, 147
    xor esi, r14d
    rol esi, 7
    sub r15d, 1
    jne 2b
    vpaddd zmm0, zmm0, zmm4
    vpaddd zmm1, zmm1, zmm5
    vpaddd zmm20, zmm20, zmm21
    mov r15, qword ptr [rsp + 48]
    vpaddd zmm2, zmm2, zmm6
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm3, zmm3, zmm7
    add eax, dword ptr [r15]
    vpxord zmm12, zmm12, zmm0
    vprold zmm12, zmm12, 16
    vpxord zmm23, zmm23, zmm20
    vprold zmm23, zmm23, 16
    vpxord zmm13, zmm13, zmm1
    vprold zmm13, zmm13, 16
    add ebx, dword ptr [r15 + 4]
    vpxord zmm27, zmm27, zmm24
    vprold zmm27, zmm27, 16
    vpxord zmm14, zmm14, zmm2
    vprold zmm14, zmm14, 16
    add ecx, dword ptr [r15 + 8]
    vpxord zmm15, zmm15, zmm3
    vprold zmm15, zmm15, 16
    vpaddd zmm22, zmm22, zmm23
    vpaddd zmm8, zmm8, zmm12
    add edx, dword ptr [r15 + 12]
    vpaddd zmm26, zmm26, zmm27
    vpaddd zmm9, zmm9, zmm13
    vpaddd zmm10, zmm10, zmm14
    add esi, dword ptr [r15 + 16]
    vpxord zmm21, zmm21, zmm22
    vprold zmm21, zmm21, 12
    vpaddd zmm11, zmm11, zmm15
    add edi, dword ptr [r15 + 20]
    vpxord zmm25, zmm25, zmm26
    vprold zmm25, zmm25, 12
    vpxord zmm4, zmm4, zmm8
    vprold zmm4, zmm4, 12
    vpxord zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 12
    add ebp, dword ptr [r15 + 24]
    vpaddd zmm20, zmm20, zmm21
    vpxord zmm6, zmm6, zmm10
    vprold zmm6, zmm6, 12
    vpaddd zmm24, zmm24, zmm25
    add r8d, dword ptr [r15 + 28]
    vpxord zmm7, zmm7, zmm11
    vprold zmm7, zmm7, 12
    vpxord zmm23, zmm23, zmm20
    vprold zmm23, zmm23, 8
    shl rbx, 32
    vpaddd zmm0, zmm0, zmm4
    vpaddd zmm1, zmm1, zmm5
    vpxord zmm27, zmm27, zmm24
    vprold zmm27, zmm27, 8
    xor rax, rbx
    vpaddd zmm2, zmm2, zmm6
    vpaddd zmm22, zmm22, zmm23
    vpaddd zmm3, zmm3, zmm7
    movabs rbx, 1152921487695413247
    vpxord zmm12, zmm12, zmm0
    vprold zmm12, zmm12, 8
    vpaddd zmm26, zmm26, zmm27
    vpxord zmm13, zmm13, zmm1
    vprold zmm13, zmm13, 8
    and rax, rbx
    vpxord zmm21, zmm21, zmm22
    vprold zmm21, zmm21, 7
    vpxord zmm14, zmm14, zmm2
    vprold zmm14, zmm14, 8
    mov qword ptr [r15 + 96], rax
    vpxord zmm15, zmm15, zmm3
    vprold zmm15, zmm15, 8
    vpxord zmm25, zmm25, zmm26
    vprold zmm25, zmm25, 7
    vpaddd zmm8, zmm8, zmm12
    shl rdx, 32
    vpshufd zmm20, zmm20, 147
    vpaddd zmm9, zmm9, zmm13
    vpaddd zmm10, zmm10, zmm14
    xor rcx, rdx
    vpshufd zmm24, zmm24, 147
    vpaddd zmm11, zmm11, zmm15
    movabs rdx, 1152921487695413244
    vpshufd zmm23, zmm23, 78
    vpxord zmm4, zmm4, zmm8
    vprold zmm4, zmm4, 7
    vpxord zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 7
    and rcx, rdx
    vpshufd zmm27, zmm27, 78
    vpxord zmm6, zmm6, zmm10
    vprold zmm6, zmm6, 7
    vpshufd zmm22, zmm22, 57
    mov qword ptr [r15 + 104], rcx
    vpxord zmm7, zmm7, zmm11
    vprold zmm7, zmm7, 7
    vpshufd zmm26, zmm26, 57
    mov dword ptr [r15 + 112], esi
    vpaddd zmm0, zmm0, zmm5
    vpaddd zmm1, zmm1, zmm6
    vpaddd zmm20, zmm20, zmm21
    mov dword ptr [r15 + 116], edi
    vpaddd zmm2, zmm2, zmm7
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm3, zmm3, zmm4
    mov dword ptr [r15 + 120], ebp
    vpxord zmm15, zmm15, zmm0
    vprold zmm15, zmm15, 16
    vpxord zmm23, zmm23, zmm20
    vprold zmm23, zmm23, 16
    vpxord zmm12, zmm12, zmm1
    vprold zmm12, zmm12, 16
    mov dword ptr [r15 + 124], r8d
    vpxord zmm27, zmm27, zmm24
    vprold zmm27, zmm27, 16
    vpxord zmm13, zmm13, zmm2
    vprold zmm13, zmm13, 16
    xor esi, esi
    vpxord zmm14, zmm14, zmm3
    vprold zmm14, zmm14, 16
    vpaddd zmm22, zmm22, zmm23
    vpaddd zmm10, zmm10, zmm15
    mov qword ptr [r15 + 64], rsi
    vpaddd zmm26, zmm26, zmm27
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm8, zmm8, zmm13
    mov qword ptr [r15 + 72], rsi
    vpxord zmm21, zmm21, zmm22
    vprold zmm21, zmm21, 12
    vpaddd zmm9, zmm9, zmm14
    mov qword ptr [r15 + 80], rsi
    vpxord zmm25, zmm25, zmm26
    vprold zmm25, zmm25, 12
    vpxord zmm5, zmm5, zmm10
    vprold zmm5, zmm5, 12
    vpxord zmm6, zmm6, zmm11
    vprold zmm6, zmm6, 12
    add esi, 1
    vpaddd zmm20, zmm20, zmm21
    vpxord zmm7, zmm7, zmm8
    vprold zmm7, zmm7, 12
    vpaddd zmm24, zmm24, zmm25
    mov qword ptr [r15 + 88], rsi
    vpxord zmm4, zmm4, zmm9
    vprold zmm4, zmm4, 12
    vpxord zmm23, zmm23, zmm20
    vprold zmm23, zmm23, 8
    add r15, 64
    vpaddd zmm0, zmm0, zmm5
    vpaddd zmm1, zmm1, zmm6
    vpxord zmm27, zmm27, zmm24
    vprold zmm27, zmm27, 8
    movabs r10, 17592186044415
    vpaddd zmm2, zmm2, zmm7
    vpaddd zmm22, zmm22, zmm23
    vpaddd zmm3, zmm3, zmm4
    movabs r11, 4398046511103
    vpxord zmm15, zmm15, zmm0
    vprold zmm15, zmm15, 8
    vpaddd zmm26, zmm26, zmm27
    vpxord zmm12, zmm12, zmm1
    vprold zmm12, zmm12, 8
    mov r12, rax
    vpxord zmm21, zmm21, zmm22
    vprold zmm21, zmm21, 7
    vpxord zmm13, zmm13, zmm2
    vprold zmm13, zmm13, 8
    shr r12, 44
    vpxord zmm14, zmm14, zmm3
    vprold zmm14, zmm14, 8
    vpxord zmm25, zmm25, zmm26
    vprold zmm25, zmm25, 7
    vpaddd zmm10, zmm10, zmm15
    and rax, r10
    vpshufd zmm20, zmm20, 57
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm8, zmm8, zmm13
    mov rdi, rcx
    vpshufd zmm24, zmm24, 57
    vpaddd zmm9, zmm9, zmm14
    shl rcx, 20
    vpshufd zmm23, zmm23, 78
    vpxord zmm5, zmm5, zmm10
    vprold zmm5, zmm5, 7
    vpxord zmm6, zmm6, zmm11
    vprold zmm6, zmm6, 7
    xor rcx, r12
    vpshufd zmm27, zmm27, 78
    vpxord zmm7, zmm7, zmm8
    vprold zmm7, zmm7, 7
    vpshufd zmm22, zmm22, 147
    and rcx, r10
    vpxord zmm4, zmm4, zmm9
    vprold zmm4, zmm4, 7
    vpshufd zmm26, zmm26, 147
    shr rdi, 24
    mov r13d, 2
3:
    lea rbx, qword ptr [rax + 4*rax]
    vpaddd zmm0, zmm0, zmm4
    shl rbx, 2
    mov qword ptr [r15 + 120], rax
    vpaddd zmm1, zmm1, zmm5
    mov qword ptr [r15 + 312], rbx
    vpaddd zmm20, zmm20, zmm21
    lea rsi, qword ptr [rcx + 4*rcx]
    shl rsi, 2
    vpaddd zmm2, zmm2, zmm6
    mov qword ptr [r15 + 184], rcx
    vpaddd zmm24, zmm24, zmm25
    mov qword ptr [r15 + 376], rsi
    lea rbp, qword ptr [rdi + 4*rdi]
    vpaddd zmm3, zmm3, zmm7
    shl rbp, 2
    mov qword ptr [r15 + 248], rdi
    vpxord zmm12, zmm12, zmm0
    vprold zmm12, zmm12, 16
    mov qword ptr [r15 + 440], rbp
    vpxord zmm23, zmm23, zmm20
    vprold zmm23, zmm23, 16
    mov rdx, qword ptr [r15 + 120]
    mulx rbx, rax, qword ptr [r15 + 120]
    vpxord zmm13, zmm13, zmm1
    vprold zmm13, zmm13, 16
    mulx rsi, rcx, qword ptr [r15 + 184]
    vpxord zmm27, zmm27, zmm24
    vprold zmm27, zmm27, 16
    mulx rbp, rdi, qword ptr [r15 + 248]
    mov rdx, qword ptr [r15 + 184]
    vpxord zmm14, zmm14, zmm2
    vprold zmm14, zmm14, 16
    mulx r9, r8, qword ptr [r15 + 440]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 120]
    add rcx, r8
    adc rsi, r9
    vpxord zmm15, zmm15, zmm3
    vprold zmm15, zmm15, 16
    mulx r9, r8, qword ptr [r15 + 184]
    add rdi, r8
    adc rbp, r9
    vpaddd zmm22, zmm22, zmm23
    mov rdx, qword ptr [r15 + 248]
    mulx r9, r8, qword ptr [r15 + 376]
    add rax, r8
    adc rbx, r9
    vpaddd zmm8, zmm8, zmm12
    mulx r9, r8, qword ptr [r15 + 440]
    add rcx, r8
    adc rsi, r9
    vpaddd zmm26, zmm26, zmm27
    mulx r9, r8, qword ptr [r15 + 120]
    add rdi, r8
    adc rbp, r9
    mov r12, rax
    vpaddd zmm9, zmm9, zmm13
    shr r12, 44
    shl rbx, 20
    vpaddd zmm10, zmm10, zmm14
    add rbx, r12
    vpxord zmm21, zmm21, zmm22
    vprold zmm21, zmm21, 12
    and rax, r10
    add rcx, rbx
    adc rsi, 0
    vpaddd zmm11, zmm11, zmm15
    mov r12, rcx
    vpxord zmm25, zmm25, zmm26
    vprold zmm25, zmm25, 12
    shr r12, 44
    shl rsi, 20
    vpxord zmm4, zmm4, zmm8
    vprold zmm4, zmm4, 12
    add rsi, r12
    and rcx, r10
    vpxord zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 12
    add rdi, rsi
    adc rbp, 0
    vpaddd zmm20, zmm20, zmm21
    mov r12, rdi
    shr r12, 42
    vpxord zmm6, zmm6, zmm10
    vprold zmm6, zmm6, 12
    shl rbp, 22
    vpaddd zmm24, zmm24, zmm25
    add rbp, r12
    and rdi, r11
    vpxord zmm7, zmm7, zmm11
    vprold zmm7, zmm7, 12
    lea rbp, qword ptr [rbp + 4*rbp]
    add rax, rbp
    vpxord zmm23, zmm23, zmm20
    vprold zmm23, zmm23, 8
    mov r12, rax
    vpaddd zmm0, zmm0, zmm4
    shr r12, 44
    and rax, r10
    vpaddd zmm1, zmm1, zmm5
    add rcx, r12
    vpxord zmm27, zmm27, zmm24
    vprold zmm27, zmm27, 8
    lea rbx, qword ptr [rax + 4*rax]
    shl rbx, 2
    vpaddd zmm2, zmm2, zmm6
    mov qword ptr [r15 + 104], rax
    mov qword ptr [r15 + 296], rbx
    vpaddd zmm22, zmm22, zmm23
    lea rsi, qword ptr [rcx + 4*rcx]
    vpaddd zmm3, zmm3, zmm7
    shl rsi, 2
    mov qword ptr [r15 + 168], rcx
    vpxord zmm12, zmm12, zmm0
    vprold zmm12, zmm12, 8
    mov qword ptr [r15 + 360], rsi
    vpaddd zmm26, zmm26, zmm27
    lea rbp, qword ptr [rdi + 4*rdi]
    shl rbp, 2
    vpxord zmm13, zmm13, zmm1
    vprold zmm13, zmm13, 8
    mov qword ptr [r15 + 232], rdi
    mov qword ptr [r15 + 424], rbp
    vpxord zmm21, zmm21, zmm22
    vprold zmm21, zmm21, 7
    mov rdx, qword ptr [r15 + 104]
    vpxord zmm14, zmm14, zmm2
    vprold zmm14, zmm14, 8
    mulx rbx, rax, qword ptr [r15 + 104]
    mulx rsi, rcx, qword ptr [r15 + 168]
    vpxord zmm15, zmm15, zmm3
    vprold zmm15, zmm15, 8
    mulx rbp, rdi, qword ptr [r15 + 232]
    vpxord zmm25, zmm25, zmm26
    vprold zmm25, zmm25, 7
    mov rdx, qword ptr [r15 + 168]
    mulx r9, r8, qword ptr [r15 + 424]
    add rax, r8
    adc rbx, r9
    vpaddd zmm8, zmm8, zmm12
    mulx r9, r8, qword ptr [r15 + 104]
    add rcx, r8
    adc rsi, r9
    mulx r9, r8, qword ptr [r15 + 168]
    add rdi, r8
    adc rbp, r9
    vpshufd zmm20, zmm20, 147
    mov rdx, qword ptr [r15 + 232]
    vpaddd zmm9, zmm9, zmm13
    mulx r9, r8, qword ptr [r15 + 360]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 424]
    add rcx, r8
    adc rsi, r9
    vpaddd zmm10, zmm10, zmm14
    mulx r9, r8, qword ptr [r15 + 104]
    add rdi, r8
    adc rbp, r9
    vpshufd zmm24, zmm24, 147
    mov r12, rax
    shr r12, 44
    vpaddd zmm11, zmm11, zmm15
    shl rbx, 20
    add rbx, r12
    vpshufd zmm23, zmm23, 78
    and rax, r10
    vpxord zmm4, zmm4, zmm8
    vprold zmm4, zmm4, 7
    add rcx, rbx
    adc rsi, 0
    mov r12, rcx
    vpxord zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 7
    shr r12, 44
    vpshufd zmm27, zmm27, 78
    shl rsi, 20
    add rsi, r12
    vpxord zmm6, zmm6, zmm10
    vprold zmm6, zmm6, 7
    and rcx, r10
    add rdi, rsi
    adc rbp, 0
    vpshufd zmm22, zmm22, 57
    mov r12, rdi
    vpxord zmm7, zmm7, zmm11
    vprold zmm7, zmm7, 7
    shr r12, 42
    shl rbp, 22
    vpshufd zmm26, zmm26, 57
    add rbp, r12
    vpaddd zmm0, zmm0, zmm5
    and rdi, r11
    lea rbp, qword ptr [rbp + 4*rbp]
    vpaddd zmm1, zmm1, zmm6
    add rax, rbp
    mov r12, rax
    vpaddd zmm20, zmm20, zmm21
    shr r12, 44
    vpaddd zmm2, zmm2, zmm7
    and rax, r10
    add rcx, r12
    vpaddd zmm24, zmm24, zmm25
    lea rbx, qword ptr [rax + 4*rax]
    vpaddd zmm3, zmm3, zmm4
    shl rbx, 2
    mov qword ptr [r15 + 72], rax
    vpxord zmm15, zmm15, zmm0
    vprold zmm15, zmm15, 16
    mov qword ptr [r15 + 264], rbx
    lea rsi, qword ptr [rcx + 4*rcx]
    vpxord zmm23, zmm23, zmm20
    vprold zmm23, zmm23, 16
    shl rsi, 2
    vpxord zmm12, zmm12, zmm1
    vprold zmm12, zmm12, 16
    mov qword ptr [r15 + 136], rcx
    mov qword ptr [r15 + 328], rsi
    vpxord zmm27, zmm27, zmm24
    vprold zmm27, zmm27, 16
    lea rbp, qword ptr [rdi + 4*rdi]
    vpxord zmm13, zmm13, zmm2
    vprold zmm13, zmm13, 16
    shl rbp, 2
    mov qword ptr [r15 + 200], rdi
    vpxord zmm14, zmm14, zmm3
    vprold zmm14, zmm14, 16
    mov qword ptr [r15 + 392], rbp
    mov rdx, qword ptr [r15 + 104]
    vpaddd zmm22, zmm22, zmm23
    mulx rbx, rax, qword ptr [r15 + 120]
    vpaddd zmm10, zmm10, zmm15
    mulx rsi, rcx, qword ptr [r15 + 184]
    mulx rbp, rdi, qword ptr [r15 + 248]
    vpaddd zmm26, zmm26, zmm27
    mov rdx, qword ptr [r15 + 168]
    vpaddd zmm11, zmm11, zmm12
    mulx r9, r8, qword ptr [r15 + 440]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 120]
    add rcx, r8
    adc rsi, r9
    vpaddd zmm8, zmm8, zmm13
    mulx r9, r8, qword ptr [r15 + 184]
    add rdi, r8
    adc rbp, r9
    vpxord zmm21, zmm21, zmm22
    vprold zmm21, zmm21, 12
    mov rdx, qword ptr [r15 + 232]
    mulx r9, r8, qword ptr [r15 + 376]
    add rax, r8
    adc rbx, r9
    vpaddd zmm9, zmm9, zmm14
    mulx r9, r8, qword ptr [r15 + 440]
    add rcx, r8
    adc rsi, r9
    mulx r9, r8, qword ptr [r15 + 120]
    add rdi, r8
    adc rbp, r9
    vpxord zmm25, zmm25, zmm26
    vprold zmm25, zmm25, 12
    mov r12, rax
    vpxord zmm5, zmm5, zmm10
    vprold zmm5, zmm5, 12
    shr r12, 44
    shl rbx, 20
    vpxord zmm6, zmm6, zmm11
    vprold zmm6, zmm6, 12
    add rbx, r12
    vpaddd zmm20, zmm20, zmm21
    and rax, r10
    add rcx, rbx
    adc rsi, 0
    vpxord zmm7, zmm7, zmm8
    vprold zmm7, zmm7, 12
    mov r12, rcx
    shr r12, 44
    vpaddd zmm24, zmm24, zmm25
    shl rsi, 20
    vpxord zmm4, zmm4, zmm9
    vprold zmm4, zmm4, 12
    add rsi, r12
    and rcx, r10
    vpxord zmm23, zmm23, zmm20
    vprold zmm23, zmm23, 8
    add rdi, rsi
    adc rbp, 0
    vpaddd zmm0, zmm0, zmm5
    mov r12, rdi
    shr r12, 42
    vpaddd zmm1, zmm1, zmm6
    shl rbp, 22
    add rbp, r12
    vpxord zmm27, zmm27, zmm24
    vprold zmm27, zmm27, 8
    and rdi, r11
    vpaddd zmm2, zmm2, zmm7
    lea rbp, qword ptr [rbp + 4*rbp]
    add rax, rbp
    vpaddd zmm22, zmm22, zmm23
    mov r12, rax
    vpaddd zmm3, zmm3, zmm4
    shr r12, 44
    and rax, r10
    vpxord zmm15, zmm15, zmm0
    vprold zmm15, zmm15, 8
    add rcx, r12
    lea rbx, qword ptr [rax + 4*rax]
    vpaddd zmm26, zmm26, zmm27
    shl rbx, 2
    vpxord zmm12, zmm12, zmm1
    vprold zmm12, zmm12, 8
    mov qword ptr [r15 + 88], rax
    mov qword ptr [r15 + 280], rbx
    vpxord zmm21, zmm21, zmm22
    vprold zmm21, zmm21, 7
    lea rsi, qword ptr [rcx + 4*rcx]
    vpxord zmm13, zmm13, zmm2
    vprold zmm13, zmm13, 8
    shl rsi, 2
    mov qword ptr [r15 + 152], rcx
    vpxord zmm14, zmm14, zmm3
    vprold zmm14, zmm14, 8
    mov qword ptr [r15 + 344], rsi
    lea rbp, qword ptr [rdi + 4*rdi]
    vpxord zmm25, zmm25, zmm26
    vprold zmm25, zmm25, 7
    shl rbp, 2
    vpaddd zmm10, zmm10, zmm15
    mov qword ptr [r15 + 216], rdi
    mov qword ptr [r15 + 408], rbp
    vpshufd zmm20, zmm20, 57
    mov rdx, qword ptr [r15 + 72]
    vpaddd zmm11, zmm11, zmm12
    mulx rbx, rax, qword ptr [r15 + 72]
    mulx rsi, rcx, qword ptr [r15 + 136]
    vpaddd zmm8, zmm8, zmm13
    mulx rbp, rdi, qword ptr [r15 + 200]
    mov rdx, qword ptr [r15 + 136]
    vpshufd zmm24, zmm24, 57
    mulx r9, r8, qword ptr [r15 + 392]
    add rax, r8
    adc rbx, r9
    vpaddd zmm9, zmm9, zmm14
    mulx r9, r8, qword ptr [r15 + 72]
    add rcx, r8
    adc rsi, r9
    mulx r9, r8, qword ptr [r15 + 136]
    add rdi, r8
    adc rbp, r9
    vpshufd zmm23, zmm23, 78
    mov rdx, qword ptr [r15 + 200]
    vpxord zmm5, zmm5, zmm10
    vprold zmm5, zmm5, 7
    mulx r9, r8, qword ptr [r15 + 328]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 392]
    add rcx, r8
    adc rsi, r9
    vpxord zmm6, zmm6, zmm11
    vprold zmm6, zmm6, 7
    mulx r9, r8, qword ptr [r15 + 72]
    add rdi, r8
    adc rbp, r9
    mov r12, rax
    vpshufd zmm27, zmm27, 78
    shr r12, 44
    vpxord zmm7, zmm7, zmm8
    vprold zmm7, zmm7, 7
    shl rbx, 20
    add rbx, r12
    vpshufd zmm22, zmm22, 147
    and rax, r10
    vpxord zmm4, zmm4, zmm9
    vprold zmm4, zmm4, 7
    add rcx, rbx
    adc rsi, 0
    mov r12, rcx
    vpshufd zmm26, zmm26, 147
    shr r12, 44
    shl rsi, 20
    vpaddd zmm0, zmm0, zmm4
    add rsi, r12
    vpaddd zmm1, zmm1, zmm5
    and rcx, r10
    add rdi, rsi
    adc rbp, 0
    vpaddd zmm20, zmm20, zmm21
    mov r12, rdi
    vpaddd zmm2, zmm2, zmm6
    shr r12, 42
    shl rbp, 22
    vpaddd zmm24, zmm24, zmm25
    add rbp, r12
    and rdi, r11
    vpaddd zmm3, zmm3, zmm7
    lea rbp, qword ptr [rbp + 4*rbp]
    vpxord zmm12, zmm12, zmm0
    vprold zmm12, zmm12, 16
    add rax, rbp
    mov r12, rax
    vpxord zmm23, zmm23, zmm20
    vprold zmm23, zmm23, 16
    shr r12, 44
    vpxord zmm13, zmm13, zmm1
    vprold zmm13, zmm13, 16
    and rax, r10
    add rcx, r12
    vpxord zmm27, zmm27, zmm24
    vprold zmm27, zmm27, 16
    lea rbx, qword ptr [rax + 4*rax]
    shl rbx, 2
    vpxord zmm14, zmm14, zmm2
    vprold zmm14, zmm14, 16
    mov qword ptr [r15 + 64], rax
    vpxord zmm15, zmm15, zmm3
    vprold zmm15, zmm15, 16
    mov qword ptr [r15 + 256], rbx
    lea rsi, qword ptr [rcx + 4*rcx]
    vpaddd zmm22, zmm22, zmm23
    shl rsi, 2
    vpaddd zmm8, zmm8, zmm12
    mov qword ptr [r15 + 128], rcx
    mov qword ptr [r15 + 320], rsi
    vpaddd zmm26, zmm26, zmm27
    lea rbp, qword ptr [rdi + 4*rdi]
    shl rbp, 2
    vpaddd zmm9, zmm9, zmm13
    mov qword ptr [r15 + 192], rdi
    vpaddd zmm10, zmm10, zmm14
    mov qword ptr [r15 + 384], rbp
    mov rdx, qword ptr [r15 + 72]
    vpxord zmm21, zmm21, zmm22
    vprold zmm21, zmm21, 12
    mulx rbx, rax, qword ptr [r15 + 120]
    vpaddd zmm11, zmm11, zmm15
    mulx rsi, rcx, qword ptr [r15 + 184]
    mulx rbp, rdi, qword ptr [r15 + 248]
    vpxord zmm25, zmm25, zmm26
    vprold zmm25, zmm25, 12
    mov rdx, qword ptr [r15 + 136]
    mulx r9, r8, qword ptr [r15 + 440]
    add rax, r8
    adc rbx, r9
    vpxord zmm4, zmm4, zmm8
    vprold zmm4, zmm4, 12
    mulx r9, r8, qword ptr [r15 + 120]
    add rcx, r8
    adc rsi, r9
    vpxord zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 12
    mulx r9, r8, qword ptr [r15 + 184]
    add rdi, r8
    adc rbp, r9
    mov rdx, qword ptr [r15 + 200]
    vpaddd zmm20, zmm20, zmm21
    mulx r9, r8, qword ptr [r15 + 376]
    add rax, r8
    adc rbx, r9
    vpxord zmm6, zmm6, zmm10
    vprold zmm6, zmm6, 12
    mulx r9, r8, qword ptr [r15 + 440]
    add rcx, r8
    adc rsi, r9
    mulx r9, r8, qword ptr [r15 + 120]
    add rdi, r8
    adc rbp, r9
    vpaddd zmm24, zmm24, zmm25
    mov r12, rax
    shr r12, 44
    vpxord zmm7, zmm7, zmm11
    vprold zmm7, zmm7, 12
    shl rbx, 20
    vpxord zmm23, zmm23, zmm20
    vprold zmm23, zmm23, 8
    add rbx, r12
    and rax, r10
    vpaddd zmm0, zmm0, zmm4
    add rcx, rbx
    adc rsi, 0
    vpaddd zmm1, zmm1, zmm5
    mov r12, rcx
    shr r12, 44
    vpxord zmm27, zmm27, zmm24
    vprold zmm27, zmm27, 8
    shl rsi, 20
    add rsi, r12
    vpaddd zmm2, zmm2, zmm6
    and rcx, r10
    vpaddd zmm22, zmm22, zmm23
    add rdi, rsi
    adc rbp, 0
    mov r12, rdi
    vpaddd zmm3, zmm3, zmm7
    shr r12, 42
    vpxord zmm12, zmm12, zmm0
    vprold zmm12, zmm12, 8
    shl rbp, 22
    add rbp, r12
    vpaddd zmm26, zmm26, zmm27
    and rdi, r11
    vpxord zmm13, zmm13, zmm1
    vprold zmm13, zmm13, 8
    lea rbp, qword ptr [rbp + 4*rbp]
    add rax, rbp
    vpxord zmm21, zmm21, zmm22
    vprold zmm21, zmm21, 7
    mov r12, rax
    shr r12, 44
    vpxord zmm14, zmm14, zmm2
    vprold zmm14, zmm14, 8
    and rax, r10
    vpxord zmm15, zmm15, zmm3
    vprold zmm15, zmm15, 8
    add rcx, r12
    lea rbx, qword ptr [rax + 4*rax]
    vpxord zmm25, zmm25, zmm26
    vprold zmm25, zmm25, 7
    shl rbx, 2
    vpaddd zmm8, zmm8, zmm12
    mov qword ptr [r15 + 112], rax
    mov qword ptr [r15 + 304], rbx
    vpshufd zmm20, zmm20, 147
    lea rsi, qword ptr [rcx + 4*rcx]
    shl rsi, 2
    vpaddd zmm9, zmm9, zmm13
    mov qword ptr [r15 + 176], rcx
    vpaddd zmm10, zmm10, zmm14
    mov qword ptr [r15 + 368], rsi
    lea rbp, qword ptr [rdi + 4*rdi]
    vpshufd zmm24, zmm24, 147
    shl rbp, 2
    vpaddd zmm11, zmm11, zmm15
    mov qword ptr [r15 + 240], rdi
    mov qword ptr [r15 + 432], rbp
    vpshufd zmm23, zmm23, 78
    mov rdx, qword ptr [r15 + 72]
    mulx rbx, rax, qword ptr [r15 + 104]
    vpxord zmm4, zmm4, zmm8
    vprold zmm4, zmm4, 7
    mulx rsi, rcx, qword ptr [r15 + 168]
    vpxord zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 7
    mulx rbp, rdi, qword ptr [r15 + 232]
    mov rdx, qword ptr [r15 + 136]
    vpshufd zmm27, zmm27, 78
    mulx r9, r8, qword ptr [r15 + 424]
    add rax, r8
    adc rbx, r9
    vpxord zmm6, zmm6, zmm10
    vprold zmm6, zmm6, 7
    mulx r9, r8, qword ptr [r15 + 104]
    add rcx, r8
    adc rsi, r9
    mulx r9, r8, qword ptr [r15 + 168]
    add rdi, r8
    adc rbp, r9
    vpshufd zmm22, zmm22, 57
    mov rdx, qword ptr [r15 + 200]
    mulx r9, r8, qword ptr [r15 + 360]
    add rax, r8
    adc rbx, r9
    vpxord zmm7, zmm7, zmm11
    vprold zmm7, zmm7, 7
    mulx r9, r8, qword ptr [r15 + 424]
    add rcx, r8
    adc rsi, r9
    vpshufd zmm26, zmm26, 57
    mulx r9, r8, qword ptr [r15 + 104]
    add rdi, r8
    adc rbp, r9
    mov r12, rax
    vpaddd zmm0, zmm0, zmm5
    shr r12, 44
    vpaddd zmm1, zmm1, zmm6
    shl rbx, 20
    add rbx, r12
    vpaddd zmm20, zmm20, zmm21
    and rax, r10
    add rcx, rbx
    adc rsi, 0
    vpaddd zmm2, zmm2, zmm7
    mov r12, rcx
    vpaddd zmm24, zmm24, zmm25
    shr r12, 44
    shl rsi, 20
    vpaddd zmm3, zmm3, zmm4
    add rsi, r12
    vpxord zmm15, zmm15, zmm0
    vprold zmm15, zmm15, 16
    and rcx, r10
    add rdi, rsi
    adc rbp, 0
    vpxord zmm23, zmm23, zmm20
    vprold zmm23, zmm23, 16
    mov r12, rdi
    shr r12, 42
    vpxord zmm12, zmm12, zmm1
    vprold zmm12, zmm12, 16
    shl rbp, 22
    vpxord zmm27, zmm27, zmm24
    vprold zmm27, zmm27, 16
    add rbp, r12
    and rdi, r11
    vpxord zmm13, zmm13, zmm2
    vprold zmm13, zmm13, 16
    lea rbp, qword ptr [rbp + 4*rbp]
    vpxord zmm14, zmm14, zmm3
    vprold zmm14, zmm14, 16
    add rax, rbp
    mov r12, rax
    vpaddd zmm22, zmm22, zmm23
    shr r12, 44
    and rax, r10
    vpaddd zmm10, zmm10, zmm15
    add rcx, r12
    vpaddd zmm26, zmm26, zmm27
    lea rbx, qword ptr [rax + 4*rax]
    shl rbx, 2
    vpaddd zmm11, zmm11, zmm12
    mov qword ptr [r15 + 96], rax
    vpaddd zmm8, zmm8, zmm13
    mov qword ptr [r15 + 288], rbx
    lea rsi, qword ptr [rcx + 4*rcx]
    vpxord zmm21, zmm21, zmm22
    vprold zmm21, zmm21, 12
    shl rsi, 2
    mov qword ptr [r15 + 160], rcx
    vpaddd zmm9, zmm9, zmm14
    mov qword ptr [r15 + 352], rsi
    vpxord zmm25, zmm25, zmm26
    vprold zmm25, zmm25, 12
    lea rbp, qword ptr [rdi + 4*rdi]
    shl rbp, 2
    vpxord zmm5, zmm5, zmm10
    vprold zmm5, zmm5, 12
    mov qword ptr [r15 + 224], rdi
    vpxord zmm6, zmm6, zmm11
    vprold zmm6, zmm6, 12
    mov qword ptr [r15 + 416], rbp
    mov rdx, qword ptr [r15 + 72]
    vpaddd zmm20, zmm20, zmm21
    mulx rbx, rax, qword ptr [r15 + 88]
    mulx rsi, rcx, qword ptr [r15 + 152]
    vpxord zmm7, zmm7, zmm8
    vprold zmm7, zmm7, 12
    mulx rbp, rdi, qword ptr [r15 + 216]
    vpaddd zmm24, zmm24, zmm25
    mov rdx, qword ptr [r15 + 136]
    mulx r9, r8, qword ptr [r15 + 408]
    add rax, r8
    adc rbx, r9
    vpxord zmm4, zmm4, zmm9
    vprold zmm4, zmm4, 12
    mulx r9, r8, qword ptr [r15 + 88]
    add rcx, r8
    adc rsi, r9
    vpxord zmm23, zmm23, zmm20
    vprold zmm23, zmm23, 8
    mulx r9, r8, qword ptr [r15 + 152]
    add rdi, r8
    adc rbp, r9
    mov rdx, qword ptr [r15 + 200]
    vpaddd zmm0, zmm0, zmm5
    mulx r9, r8, qword ptr [r15 + 344]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 408]
    add rcx, r8
    adc rsi, r9
    vpaddd zmm1, zmm1, zmm6
    mulx r9, r8, qword ptr [r15 + 88]
    add rdi, r8
    adc rbp, r9
    vpxord zmm27, zmm27, zmm24
    vprold zmm27, zmm27, 8
    mov r12, rax
    shr r12, 44
    vpaddd zmm2, zmm2, zmm7
    shl rbx, 20
    vpaddd zmm22, zmm22, zmm23
    add rbx, r12
    and rax, r10
    vpaddd zmm3, zmm3, zmm4
    add rcx, rbx
    adc rsi, 0
    mov r12, rcx
    vpxord zmm15, zmm15, zmm0
    vprold zmm15, zmm15, 8
    shr r12, 44
    vpaddd zmm26, zmm26, zmm27
    shl rsi, 20
    add rsi, r12
    vpxord zmm12, zmm12, zmm1
    vprold zmm12, zmm12, 8
    and rcx, r10
    vpxord zmm21, zmm21, zmm22
    vprold zmm21, zmm21, 7
    add rdi, rsi
    adc rbp, 0
    mov r12, rdi
    vpxord zmm13, zmm13, zmm2
    vprold zmm13, zmm13, 8
    shr r12, 42
    shl rbp, 22
    vpxord zmm14, zmm14, zmm3
    vprold zmm14, zmm14, 8
    add rbp, r12
    vpxord zmm25, zmm25, zmm26
    vprold zmm25, zmm25, 7
    and rdi, r11
    lea rbp, qword ptr [rbp + 4*rbp]
    vpaddd zmm10, zmm10, zmm15
    add rax, rbp
    vpshufd zmm20, zmm20, 57
    mov r12, rax
    shr r12, 44
    vpaddd zmm11, zmm11, zmm12
    and rax, r10
    add rcx, r12
    vpaddd zmm8, zmm8, zmm13
    lea rbx, qword ptr [rax + 4*rax]
    vpshufd zmm24, zmm24, 57
    shl rbx, 2
    mov qword ptr [r15 + 80], rax
    vpaddd zmm9, zmm9, zmm14
    mov qword ptr [r15 + 272], rbx
    vpshufd zmm23, zmm23, 78
    lea rsi, qword ptr [rcx + 4*rcx]
    shl rsi, 2
    vpxord zmm5, zmm5, zmm10
    vprold zmm5, zmm5, 7
    mov qword ptr [r15 + 144], rcx
    mov qword ptr [r15 + 336], rsi
    vpxord zmm6, zmm6, zmm11
    vprold zmm6, zmm6, 7
    lea rbp, qword ptr [rdi + 4*rdi]
    vpshufd zmm27, zmm27, 78
    shl rbp, 2
    mov qword ptr [r15 + 208], rdi
    vpxord zmm7, zmm7, zmm8
    vprold zmm7, zmm7, 7
    mov qword ptr [r15 + 400], rbp
    vpshufd zmm22, zmm22, 147
    mov rax, qword ptr [r15 + 64]
    mov rcx, qword ptr [r15 + 128]
    vpxord zmm4, zmm4, zmm9
    vprold zmm4, zmm4, 7
    mov rdi, qword ptr [r15 + 192]
    vpshufd zmm26, zmm26, 147
    add r15, 384
    sub r13d, 1
    jne 3b
    mov rdi, qword ptr [rsp + 24]
    mov rsi, qword ptr [rsp + 32]
    mov rdx, qword ptr [rsp + 40]
    mov rcx, qword ptr [rsp + 48]
    mov r8, qword ptr [rsp + 56]
    mov r9d, dword ptr [rsp + 16]
    sub r9d, -1
    cmp rdx, 1536
    jb 4f
    vpaddd zmm0, zmm0, dword ptr [rcx]{1to16}
    vpaddd zmm1, zmm1, dword ptr [rcx + 4]{1to16}
    vpaddd zmm2, zmm2, dword ptr [rcx + 8]{1to16}
    vpaddd zmm3, zmm3, dword ptr [rcx + 12]{1to16}
    vpunpckldq zmm31, zmm0, zmm1
    vpunpckhdq zmm1, zmm0, zmm1
    vpunpckldq zmm0, zmm2, zmm3
    vpunpckhdq zmm3, zmm2, zmm3
    vpunpcklqdq zmm2, zmm31, zmm0
    vpunpckhqdq zmm0, zmm31, zmm0
    vpunpcklqdq zmm31, zmm1, zmm3
    vpunpckhqdq zmm3, zmm1, zmm3
    vpaddd zmm4, zmm4, dword ptr [rcx + 16]{1to16}
    vpaddd zmm5, zmm5, dword ptr [rcx + 20]{1to16}
    vpaddd zmm6, zmm6, dword ptr [rcx + 24]{1to16}
    vpaddd zmm7, zmm7, dword ptr [rcx + 28]{1to16}
    vpunpckldq zmm1, zmm4, zmm5
    vpunpckhdq zmm5, zmm4, zmm5
    vpunpckldq zmm4, zmm6, zmm7
    vpunpckhdq zmm7, zmm6, zmm7
    vpunpcklqdq zmm6, zmm1, zmm4
    vpunpckhqdq zmm4, zmm1, zmm4
    vpunpcklqdq zmm1, zmm5, zmm7
    vpunpckhqdq zmm7, zmm5, zmm7
    vpaddd zmm8, zmm8, dword ptr [rcx + 32]{1to16}
    vpaddd zmm9, zmm9, dword ptr [rcx + 36]{1to16}
    vpaddd zmm10, zmm10, dword ptr [rcx + 40]{1to16}
    vpaddd zmm11, zmm11, dword ptr [rcx + 44]{1to16}
    vpunpckldq zmm5, zmm8, zmm9
    vpunpckhdq zmm9, zmm8, zmm9
    vpunpckldq zmm8, zmm10, zmm11
    vpunpckhdq zmm11, zmm10, zmm11
    vpunpcklqdq zmm10, zmm5, zmm8
    vpunpckhqdq zmm8, zmm5, zmm8
    vpunpcklqdq zmm5, zmm9, zmm11
    vpunpckhqdq zmm11, zmm9, zmm11
    vpbroadcastd zmm9, r9d
    vpaddd zmm12, zmm12, zmm9
    vpaddd zmm12, zmm12, zmmword ptr [r8]
    vpaddd zmm13, zmm13, dword ptr [rcx + 52]{1to16}
    vpaddd zmm14, zmm14, dword ptr [rcx + 56]{1to16}
    vpaddd zmm15, zmm15, dword ptr [rcx + 60]{1to16}
    vpunpckldq zmm9, zmm12, zmm13
    vpunpckhdq zmm13, zmm12, zmm13
    vpunpckldq zmm12, zmm14, zmm15
    vpunpckhdq zmm15, zmm14, zmm15
    vpunpcklqdq zmm14, zmm9, zmm12
    vpunpckhqdq zmm12, zmm9, zmm12
    vpunpcklqdq zmm9, zmm13, zmm15
    vpunpckhqdq zmm15, zmm13, zmm15
    vshufi32x4 zmm13, zmm2, zmm6, 68
    vshufi32x4 zmm6, zmm2, zmm6, 238
    vshufi32x4 zmm2, zmm10, zmm14, 68
    vshufi32x4 zmm14, zmm10, zmm14, 238
    vshufi32x4 zmm10, zmm13, zmm2, 136
    vshufi32x4 zmm2, zmm13, zmm2, 221
    vshufi32x4 zmm13, zmm6, zmm14, 136
    vshufi32x4 zmm14, zmm6, zmm14, 221
    vpxord zmm10, zmm10, zmmword ptr [rsi]
    vmovdqu32 zmmword ptr [rdi], zmm10
    vpxord zmm2, zmm2, zmmword ptr [rsi + 256]
    vmovdqu32 zmmword ptr [rdi + 256], zmm2
    vpxord zmm13, zmm13, zmmword ptr [rsi + 512]
    vmovdqu32 zmmword ptr [rdi + 512], zmm13
    vpxord zmm14, zmm14, zmmword ptr [rsi + 768]
    vmovdqu32 zmmword ptr [rdi + 768], zmm14
    vshufi32x4 zmm6, zmm0, zmm4, 68
    vshufi32x4 zmm4, zmm0, zmm4, 238
    vshufi32x4 zmm0, zmm8, zmm12, 68
    vshufi32x4 zmm12, zmm8, zmm12, 238
    vshufi32x4 zmm8, zmm6, zmm0, 136
    vshufi32x4 zmm0, zmm6, zmm0, 221
    vshufi32x4 zmm6, zmm4, zmm12, 136
    vshufi32x4 zmm12, zmm4, zmm12, 221
    vpxord zmm8, zmm8, zmmword ptr [rsi + 64]
    vmovdqu32 zmmword ptr [rdi + 64], zmm8
    vpxord zmm0, zmm0, zmmword ptr [rsi + 320]
    vmovdqu32 zmmword ptr [rdi + 320], zmm0
    vpxord zmm6, zmm6, zmmword ptr [rsi + 576]
    vmovdqu32 zmmword ptr [rdi + 576], zmm6
    vpxord zmm12, zmm12, zmmword ptr [rsi + 832]
    vmovdqu32 zmmword ptr [rdi + 832], zmm12
    vshufi32x4 zmm4, zmm31, zmm1, 68
    vshufi32x4 zmm1, zmm31, zmm1, 238
    vshufi32x4 zmm31, zmm5, zmm9, 68
    vshufi32x4 zmm9, zmm5, zmm9, 238
    vshufi32x4 zmm5, zmm4, zmm31, 136
    vshufi32x4 zmm31, zmm4, zmm31, 221
    vshufi32x4 zmm4, zmm1, zmm9, 136
    vshufi32x4 zmm9, zmm1, zmm9, 221
    vpxord zmm5, zmm5, zmmword ptr [rsi + 128]
    vmovdqu32 zmmword ptr [rdi + 128], zmm5
    vpxord zmm31, zmm31, zmmword ptr [rsi + 384]
    vmovdqu32 zmmword ptr [rdi + 384], zmm31
    vpxord zmm4, zmm4, zmmword ptr [rsi + 640]
    vmovdqu32 zmmword ptr [rdi + 640], zmm4
    vpxord zmm9, zmm9, zmmword ptr [rsi + 896]
    vmovdqu32 zmmword ptr [rdi + 896], zmm9
    vshufi32x4 zmm1, zmm3, zmm7, 68
    vshufi32x4 zmm7, zmm3, zmm7, 238
    vshufi32x4 zmm3, zmm11, zmm15, 68
    vshufi32x4 zmm15, zmm11, zmm15, 238
    vshufi32x4 zmm11, zmm1, zmm3, 136
    vshufi32x4 zmm3, zmm1, zmm3, 221
    vshufi32x4 zmm1, zmm7, zmm15, 136
    vshufi32x4 zmm15, zmm7, zmm15, 221
    vpxord zmm11, zmm11, zmmword ptr [rsi + 192]
    vmovdqu32 zmmword ptr [rdi + 192], zmm11
    vpxord zmm3, zmm3, zmmword ptr [rsi + 448]
    vmovdqu32 zmmword ptr [rdi + 448], zmm3
    vpxord zmm1, zmm1, zmmword ptr [rsi + 704]
    vmovdqu32 zmmword ptr [rdi + 704], zmm1
    vpxord zmm15, zmm15, zmmword ptr [rsi + 960]
    vmovdqu32 zmmword ptr [rdi + 960], zmm15
    vpaddd zmm20, zmm20, zmm16
    vpaddd zmm21, zmm21, zmm17
    vpaddd zmm22, zmm22, zmm18
    vpaddd zmm23, zmm23, zmm19
    vshufi32x4 zmm28, zmm20, zmm21, 68
    vshufi32x4 zmm21, zmm20, zmm21, 238
    vshufi32x4 zmm20, zmm22, zmm23, 68
    vshufi32x4 zmm23, zmm22, zmm23, 238
    vshufi32x4 zmm22, zmm28, zmm20, 136
    vshufi32x4 zmm20, zmm28, zmm20, 221
    vshufi32x4 zmm28, zmm21, zmm23, 136
    vshufi32x4 zmm23, zmm21, zmm23, 221
    vpxord zmm22, zmm22, zmmword ptr [rsi + 1024]
    vmovdqu32 zmmword ptr [rdi + 1024], zmm22
    vpxord zmm20, zmm20, zmmword ptr [rsi + 1088]
    vmovdqu32 zmmword ptr [rdi + 1088], zmm20
    vpxord zmm28, zmm28, zmmword ptr [rsi + 1152]
    vmovdqu32 zmmword ptr [rdi + 1152], zmm28
    vpxord zmm23, zmm23, zmmword ptr [rsi + 1216]
    vmovdqu32 zmmword ptr [rdi + 1216], zmm23
    vpaddd zmm24, zmm24, zmm16
    vpaddd zmm25, zmm25, zmm17
    vpaddd zmm26, zmm26, zmm18
    vpaddd zmm27, zmm27, zmm19
    vpaddd zmm27, zmm27, zmmword ptr [r8 + 192]
    vshufi32x4 zmm28, zmm24, zmm25, 68
    vshufi32x4 zmm25, zmm24, zmm25, 238
    vshufi32x4 zmm24, zmm26, zmm27, 68
    vshufi32x4 zmm27, zmm26, zmm27, 238
    vshufi32x4 zmm26, zmm28, zmm24, 136
    vshufi32x4 zmm24, zmm28, zmm24, 221
    vshufi32x4 zmm28, zmm25, zmm27, 136
    vshufi32x4 zmm27, zmm25, zmm27, 221
    vpxord zmm26, zmm26, zmmword ptr [rsi + 1280]
    vmovdqu32 zmmword ptr [rdi + 1280], zmm26
    vpxord zmm24, zmm24, zmmword ptr [rsi + 1344]
    vmovdqu32 zmmword ptr [rdi + 1344], zmm24
    vpxord zmm28, zmm28, zmmword ptr [rsi + 1408]
    vmovdqu32 zmmword ptr [rdi + 1408], zmm28
    vpxord zmm27, zmm27, zmmword ptr [rsi + 1472]
    vmovdqu32 zmmword ptr [rdi + 1472], zmm27
    xor edx, edx
4:
    test rdx, rdx
    je 5f
    vpaddd zmm0, zmm0, dword ptr [rcx]{1to16}
    vpaddd zmm1, zmm1, dword ptr [rcx + 4]{1to16}
    vpaddd zmm2, zmm2, dword ptr [rcx + 8]{1to16}
    vpaddd zmm3, zmm3, dword ptr [rcx + 12]{1to16}
    vpunpckldq zmm31, zmm0, zmm1
    vpunpckhdq zmm1, zmm0, zmm1
    vpunpckldq zmm0, zmm2, zmm3
    vpunpckhdq zmm3, zmm2, zmm3
    vpunpcklqdq zmm2, zmm31, zmm0
    vpunpckhqdq zmm0, zmm31, zmm0
    vpunpcklqdq zmm31, zmm1, zmm3
    vpunpckhqdq zmm3, zmm1, zmm3
    vpaddd zmm4, zmm4, dword ptr [rcx + 16]{1to16}
    vpaddd zmm5, zmm5, dword ptr [rcx + 20]{1to16}
    vpaddd zmm6, zmm6, dword ptr [rcx + 24]{1to16}
    vpaddd zmm7, zmm7, dword ptr [rcx + 28]{1to16}
    vpunpckldq zmm1, zmm4, zmm5
    vpunpckhdq zmm5, zmm4, zmm5
    vpunpckldq zmm4, zmm6, zmm7
    vpunpckhdq zmm7, zmm6, zmm7
    vpunpcklqdq zmm6, zmm1, zmm4
    vpunpckhqdq zmm4, zmm1, zmm4
    vpunpcklqdq zmm1, zmm5, zmm7
    vpunpckhqdq zmm7, zmm5, zmm7
    vpaddd zmm8, zmm8, dword ptr [rcx + 32]{1to16}
    vpaddd zmm9, zmm9, dword ptr [rcx + 36]{1to16}
    vpaddd zmm10, zmm10, dword ptr [rcx + 40]{1to16}
    vpaddd zmm11, zmm11, dword ptr [rcx + 44]{1to16}
    vpunpckldq zmm5, zmm8, zmm9
    vpunpckhdq zmm9, zmm8, zmm9
    vpunpckldq zmm8, zmm10, zmm11
    vpunpckhdq zmm11, zmm10, zmm11
    vpunpcklqdq zmm10, zmm5, zmm8
    vpunpckhqdq zmm8, zmm5, zmm8
    vpunpcklqdq zmm5, zmm9, zmm11
    vpunpckhqdq zmm11, zmm9, zmm11
    vpbroadcastd zmm9, r9d
    vpaddd zmm12, zmm12, zmm9
    vpaddd zmm12, zmm12, zmmword ptr [r8]
    vpaddd zmm13, zmm13, dword ptr [rcx + 52]{1to16}
    vpaddd zmm14, zmm14, dword ptr [rcx + 56]{1to16}
    vpaddd zmm15, zmm15, dword ptr [rcx + 60]{1to16}
    vpunpckldq zmm9, zmm12, zmm13
    vpunpckhdq zmm13, zmm12, zmm13
    vpunpckldq zmm12, zmm14, zmm15
    vpunpckhdq zmm15, zmm14, zmm15
    vpunpcklqdq zmm14, zmm9, zmm12
    vpunpckhqdq zmm12, zmm9, zmm12
    vpunpcklqdq zmm9, zmm13, zmm15
    vpunpckhqdq zmm15, zmm13, zmm15
    vshufi32x4 zmm13, zmm2, zmm6, 68
    vshufi32x4 zmm6, zmm2, zmm6, 238
    vshufi32x4 zmm2, zmm10, zmm14, 68
    vshufi32x4 zmm14, zmm10, zmm14, 238
    vshufi32x4 zmm10, zmm13, zmm2, 136
    vshufi32x4 zmm2, zmm13, zmm2, 221
    vshufi32x4 zmm13, zmm6, zmm14, 136
    vshufi32x4 zmm14, zmm6, zmm14, 221
    vshufi32x4 zmm6, zmm0, zmm4, 68
    vshufi32x4 zmm4, zmm0, zmm4, 238
    vshufi32x4 zmm0, zmm8, zmm12, 68
    vshufi32x4 zmm12, zmm8, zmm12, 238
    vshufi32x4 zmm8, zmm6, zmm0, 136
    vshufi32x4 zmm0, zmm6, zmm0, 221
    vshufi32x4 zmm6, zmm4, zmm12, 136
    vshufi32x4 zmm12, zmm4, zmm12, 221
    vshufi32x4 zmm4, zmm31, zmm1, 68
    vshufi32x4 zmm1, zmm31, zmm1, 238
    vshufi32x4 zmm31, zmm5, zmm9, 68
    vshufi32x4 zmm9, zmm5, zmm9, 238
    vshufi32x4 zmm5, zmm4, zmm31, 136
    vshufi32x4 zmm31, zmm4, zmm31, 221
    vshufi32x4 zmm4, zmm1, zmm9, 136
    vshufi32x4 zmm9, zmm1, zmm9, 221
    vshufi32x4 zmm1, zmm3, zmm7, 68
    vshufi32x4 zmm7, zmm3, zmm7, 238
    vshufi32x4 zmm3, zmm11, zmm15, 68
    vshufi32x4 zmm15, zmm11, zmm15, 238
    vshufi32x4 zmm11, zmm1, zmm3, 136
    vshufi32x4 zmm3, zmm1, zmm3, 221
    vshufi32x4 zmm1, zmm7, zmm15, 136
    vshufi32x4 zmm15, zmm7, zmm15, 221
    cmp rdx, 64
    jb 6f
    vpxord zmm10, zmm10, zmmword ptr [rsi]
    vmovdqu32 zmmword ptr [rdi], zmm10
    vmovdqa32 zmm10, zmm8
    cmp rdx, 128
    jb 7f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 64]
    vmovdqu32 zmmword ptr [rdi + 64], zmm10
    vmovdqa32 zmm10, zmm5
    cmp rdx, 192
    jb 8f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 128]
    vmovdqu32 zmmword ptr [rdi + 128], zmm10
    vmovdqa32 zmm10, zmm11
    cmp rdx, 256
    jb 9f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 192]
    vmovdqu32 zmmword ptr [rdi + 192], zmm10
    vmovdqa32 zmm10, zmm2
    cmp rdx, 320
    jb 12f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 256]
    vmovdqu32 zmmword ptr [rdi + 256], zmm10
    vmovdqa32 zmm10, zmm0
    cmp rdx, 384
    jb 13f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 320]
    vmovdqu32 zmmword ptr [rdi + 320], zmm10
    vmovdqa32 zmm10, zmm31
    cmp rdx, 448
    jb 14f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 384]
    vmovdqu32 zmmword ptr [rdi + 384], zmm10
    vmovdqa32 zmm10, zmm3
    cmp rdx, 512
    jb 15f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 448]
    vmovdqu32 zmmword ptr [rdi + 448], zmm10
    vmovdqa32 zmm10, zmm13
    cmp rdx, 576
    jb 16f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 512]
    vmovdqu32 zmmword ptr [rdi + 512], zmm10
    vmovdqa32 zmm10, zmm6
    cmp rdx, 640
    jb 17f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 576]
    vmovdqu32 zmmword ptr [rdi + 576], zmm10
    vmovdqa32 zmm10, zmm4
    cmp rdx, 704
    jb 18f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 640]
    vmovdqu32 zmmword ptr [rdi + 640], zmm10
    vmovdqa32 zmm10, zmm1
    cmp rdx, 768
    jb 19f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 704]
    vmovdqu32 zmmword ptr [rdi + 704], zmm10
    vmovdqa32 zmm10, zmm14
    cmp rdx, 832
    jb 20f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 768]
    vmovdqu32 zmmword ptr [rdi + 768], zmm10
    vmovdqa32 zmm10, zmm12
    cmp rdx, 896
    jb 21f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 832]
    vmovdqu32 zmmword ptr [rdi + 832], zmm10
    vmovdqa32 zmm10, zmm9
    cmp rdx, 960
    jb 22f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 896]
    vmovdqu32 zmmword ptr [rdi + 896], zmm10
    vmovdqa32 zmm10, zmm15
    cmp rdx, 1024
    jb 23f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 960]
    vmovdqu32 zmmword ptr [rdi + 960], zmm10
    vpaddd zmm20, zmm20, zmm16
    vpaddd zmm21, zmm21, zmm17
    vpaddd zmm22, zmm22, zmm18
    vpaddd zmm23, zmm23, zmm19
    vshufi32x4 zmm28, zmm20, zmm21, 68
    vshufi32x4 zmm21, zmm20, zmm21, 238
    vshufi32x4 zmm20, zmm22, zmm23, 68
    vshufi32x4 zmm23, zmm22, zmm23, 238
    vshufi32x4 zmm22, zmm28, zmm20, 136
    vshufi32x4 zmm20, zmm28, zmm20, 221
    vshufi32x4 zmm28, zmm21, zmm23, 136
    vshufi32x4 zmm23, zmm21, zmm23, 221
    vmovdqa32 zmm10, zmm22
    cmp rdx, 1088
    jb 24f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1024]
    vmovdqu32 zmmword ptr [rdi + 1024], zmm10
    vmovdqa32 zmm10, zmm20
    cmp rdx, 1152
    jb 25f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1088]
    vmovdqu32 zmmword ptr [rdi + 1088], zmm10
    vmovdqa32 zmm10, zmm28
    cmp rdx, 1216
    jb 26f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1152]
    vmovdqu32 zmmword ptr [rdi + 1152], zmm10
    vmovdqa32 zmm10, zmm23
    cmp rdx, 1280
    jb 27f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1216]
    vmovdqu32 zmmword ptr [rdi + 1216], zmm10
    vpaddd zmm24, zmm24, zmm16
    vpaddd zmm25, zmm25, zmm17
    vpaddd zmm26, zmm26, zmm18
    vpaddd zmm27, zmm27, zmm19
    vpaddd zmm27, zmm27, zmmword ptr [r8 + 192]
    vshufi32x4 zmm28, zmm24, zmm25, 68
    vshufi32x4 zmm25, zmm24, zmm25, 238
    vshufi32x4 zmm24, zmm26, zmm27, 68
    vshufi32x4 zmm27, zmm26, zmm27, 238
    vshufi32x4 zmm26, zmm28, zmm24, 136
    vshufi32x4 zmm24, zmm28, zmm24, 221
    vshufi32x4 zmm28, zmm25, zmm27, 136
    vshufi32x4 zmm27, zmm25, zmm27, 221
    vmovdqa32 zmm10, zmm26
    cmp rdx, 1344
    jb 28f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1280]
    vmovdqu32 zmmword ptr [rdi + 1280], zmm10
    vmovdqa32 zmm10, zmm24
    cmp rdx, 1408
    jb 29f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1344]
    vmovdqu32 zmmword ptr [rdi + 1344], zmm10
    vmovdqa32 zmm10, zmm28
    cmp rdx, 1472
    jb 30f
    vpxord zmm10, zmm10, zmmword ptr [rsi + 1408]
    vmovdqu32 zmmword ptr [rdi + 1408], zmm10
    vmovdqa32 zmm10, zmm27
30:
29:
28:
27:
26:
25:
24:
23:
22:
21:
20:
19:
18:
17:
16:
15:
14:
13:
12:
9:
8:
7:
6:
    mov r10, rdx
    and r10, -64
    and rdx, 63
    mov r11, -1
    bzhi r11, r11, rdx
    kmovq k1, r11
    vmovdqu8 zmm8{k1}{z}, zmmword ptr [rsi + 1*r10]
    vpxord zmm10, zmm10, zmm8
    vmovdqu8 zmmword ptr [rdi + 1*r10]{k1}, zmm10
5:
    xor r15d, r15d
    xor r9d, r9d
    vpxord zmm20, zmm20, zmm20
    vpxord zmm21, zmm21, zmm21
    vpxord zmm22, zmm22, zmm22
    vpxord zmm23, zmm23, zmm23
    vpxord zmm24, zmm24, zmm24
    vpxord zmm25, zmm25, zmm25
    vpxord zmm26, zmm26, zmm26
    vpxord zmm27, zmm27, zmm27
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vpxord zmm18, zmm18, zmm18
    vpxord zmm19, zmm19, zmm19
    vpxord zmm28, zmm28, zmm28
    vzeroupper
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
    vpxor xmm14, xmm14, xmm14
    vpxor xmm15, xmm15, xmm15
    vpxord zmm31, zmm31, zmm31
    vzeroupper
    xor eax, eax
    mov qword ptr [rsp], rax
    mov qword ptr [rsp + 8], rax
    mov qword ptr [rsp + 16], rax
    mov rbx, qword ptr [rsp + 64]
    mov rbp, qword ptr [rsp + 72]
    mov r12, qword ptr [rsp + 80]
    mov r13, qword ptr [rsp + 88]
    mov r14, qword ptr [rsp + 96]
    mov r15, qword ptr [rsp + 104]
    xor r10d, r10d
    xor r11d, r11d
    add rsp, 176
    .cfi_def_cfa rsp, 8
    .cfi_restore rbx
    .cfi_restore rbp
    .cfi_restore r12
    .cfi_restore r13
    .cfi_restore r14
    .cfi_restore r15
    ret
    .cfi_endproc
