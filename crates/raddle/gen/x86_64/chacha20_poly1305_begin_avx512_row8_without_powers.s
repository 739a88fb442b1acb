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
    vpaddd zmm19, zmm19, zmmword ptr [r8]
    vmovdqa32 zmm0, zmm16
    vmovdqa32 zmm1, zmm17
    vmovdqa32 zmm2, zmm18
    vmovdqa32 zmm3, zmm19
    vmovdqa32 zmm4, zmm16
    vmovdqa32 zmm5, zmm17
    vmovdqa32 zmm6, zmm18
    vpaddd zmm7, zmm19, zmmword ptr [r8 + 128]
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
    mov r15d, 10
2:
    add eax, esi
    vpaddd zmm0, zmm0, zmm1
    add ebx, edi
    xor r9d, eax
    rol r9d, 16
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 16
    xor r10d, ebx
    rol r10d, 16
    vpaddd zmm2, zmm2, zmm3
    add r13d, r9d
    add r14d, r10d
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 12
    xor esi, r13d
    rol esi, 12
    xor edi, r14d
    rol edi, 12
    vpaddd zmm0, zmm0, zmm1
    add eax, esi
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 8
    add ebx, edi
    xor r9d, eax
    rol r9d, 8
    vpaddd zmm2, zmm2, zmm3
    xor r10d, ebx
    rol r10d, 8
    add r13d, r9d
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 7
    add r14d, r10d
    vpshufd zmm0, zmm0, 147
    xor esi, r13d
    rol esi, 7
    xor edi, r14d
    rol edi, 7
    vpshufd zmm3, zmm3, 78
    mov dword ptr [rsp], r13d
    vpshufd zmm2, zmm2, 57
    mov r13d, dword ptr [rsp + 8]
    mov dword ptr [rsp + 4], r14d
    vpaddd zmm0, zmm0, zmm1
    mov r14d, dword ptr [rsp + 12]
    add ecx, ebp
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 16
    add edx, r8d
    vpaddd zmm2, zmm2, zmm3
    xor r11d, ecx
    rol r11d, 16
    xor r12d, edx
    rol r12d, 16
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 12
    add r13d, r11d
    add r14d, r12d
    vpaddd zmm0, zmm0, zmm1
    xor ebp, r13d
    rol ebp, 12
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 8
    xor r8d, r14d
    rol r8d, 12
    add ecx, ebp
    vpaddd zmm2, zmm2, zmm3
    add edx, r8d
    xor r11d, ecx
    rol r11d, 8
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 7
    xor r12d, edx
    rol r12d, 8
    vpshufd zmm0, zmm0, 57
    add r13d, r11d
    add r14d, r12d
    vpshufd zmm3, zmm3, 78
    xor ebp, r13d
    rol ebp, 7
    vpshufd zmm2, zmm2, 147
    xor r8d, r14d
    rol r8d, 7
    add eax, edi
    vpaddd zmm4, zmm4, zmm5
    add ebx, ebp
    xor r12d, eax
    rol r12d, 16
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 16
    xor r9d, ebx
    rol r9d, 16
    vpaddd zmm6, zmm6, zmm7
    add r13d, r12d
    add r14d, r9d
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 12
    xor edi, r13d
    rol edi, 12
    xor ebp, r14d
    rol ebp, 12
    vpaddd zmm4, zmm4, zmm5
    add eax, edi
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 8
    add ebx, ebp
    xor r12d, eax
    rol r12d, 8
    vpaddd zmm6, zmm6, zmm7
    xor r9d, ebx
    rol r9d, 8
    add r13d, r12d
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 7
    add r14d, r9d
    vpshufd zmm4, zmm4, 147
    xor edi, r13d
    rol edi, 7
    xor ebp, r14d
    rol ebp, 7
    vpshufd zmm7, zmm7, 78
    mov dword ptr [rsp + 8], r13d
    vpshufd zmm6, zmm6, 57
    mov r13d, dword ptr [rsp]
    mov dword ptr [rsp + 12], r14d
    vpaddd zmm4, zmm4, zmm5
    mov r14d, dword ptr [rsp + 4]
    add ecx, r8d
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 16
    add edx, esi
    vpaddd zmm6, zmm6, zmm7
    xor r10d, ecx
    rol r10d, 16
    xor r11d, edx
    rol r11d, 16
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 12
    add r13d, r10d
    add r14d, r11d
    vpaddd zmm4, zmm4, zmm5
    xor r8d, r13d
    rol r8d, 12
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 8
    xor esi, r14d
    rol esi, 12
    add ecx, r8d
    vpaddd zmm6, zmm6, zmm7
    add edx, esi
    xor r10d, ecx
    rol r10d, 8
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 7
    xor r11d, edx
    rol r11d, 8
    vpshufd zmm4, zmm4, 57
    add r13d, r10d
    add r14d, r11d
    vpshufd zmm7, zmm7, 78
    xor r8d, r13d
    rol r8d, 7
    vpshufd zmm6, zmm6, 147
    xor esi, r14d
    rol esi, 7
    sub r15d, 1
    jne 2b
    mov r15, qword ptr [rsp + 48]
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
    mov rdi, qword ptr [rsp + 24]
    mov rsi, qword ptr [rsp + 32]
    mov rdx, qword ptr [rsp + 40]
    mov rcx, qword ptr [rsp + 48]
    mov r8, qword ptr [rsp + 56]
    mov r9d, dword ptr [rsp + 16]
    sub r9d, -1
    cmp rdx, 512
    jb 3f
    vpaddd zmm0, zmm0, zmm16
    vpaddd zmm1, zmm1, zmm17
    vpaddd zmm2, zmm2, zmm18
    vpaddd zmm3, zmm3, zmm19
    vshufi32x4 zmm20, zmm0, zmm1, 68
    vshufi32x4 zmm1, zmm0, zmm1, 238
    vshufi32x4 zmm0, zmm2, zmm3, 68
    vshufi32x4 zmm3, zmm2, zmm3, 238
    vshufi32x4 zmm2, zmm20, zmm0, 136
    vshufi32x4 zmm0, zmm20, zmm0, 221
    vshufi32x4 zmm20, zmm1, zmm3, 136
    vshufi32x4 zmm3, zmm1, zmm3, 221
    vpxord zmm2, zmm2, zmmword ptr [rsi]
    vmovdqu32 zmmword ptr [rdi], zmm2
    vpxord zmm0, zmm0, zmmword ptr [rsi + 64]
    vmovdqu32 zmmword ptr [rdi + 64], zmm0
    vpxord zmm20, zmm20, zmmword ptr [rsi + 128]
    vmovdqu32 zmmword ptr [rdi + 128], zmm20
    vpxord zmm3, zmm3, zmmword ptr [rsi + 192]
    vmovdqu32 zmmword ptr [rdi + 192], zmm3
    vpaddd zmm4, zmm4, zmm16
    vpaddd zmm5, zmm5, zmm17
    vpaddd zmm6, zmm6, zmm18
    vpaddd zmm7, zmm7, zmm19
    vpaddd zmm7, zmm7, zmmword ptr [r8 + 128]
    vshufi32x4 zmm20, zmm4, zmm5, 68
    vshufi32x4 zmm5, zmm4, zmm5, 238
    vshufi32x4 zmm4, zmm6, zmm7, 68
    vshufi32x4 zmm7, zmm6, zmm7, 238
    vshufi32x4 zmm6, zmm20, zmm4, 136
    vshufi32x4 zmm4, zmm20, zmm4, 221
    vshufi32x4 zmm20, zmm5, zmm7, 136
    vshufi32x4 zmm7, zmm5, zmm7, 221
    vpxord zmm6, zmm6, zmmword ptr [rsi + 256]
    vmovdqu32 zmmword ptr [rdi + 256], zmm6
    vpxord zmm4, zmm4, zmmword ptr [rsi + 320]
    vmovdqu32 zmmword ptr [rdi + 320], zmm4
    vpxord zmm20, zmm20, zmmword ptr [rsi + 384]
    vmovdqu32 zmmword ptr [rdi + 384], zmm20
    vpxord zmm7, zmm7, zmmword ptr [rsi + 448]
    vmovdqu32 zmmword ptr [rdi + 448], zmm7
    xor edx, edx
3:
    test rdx, rdx
    je 4f
    vpaddd zmm0, zmm0, zmm16
    vpaddd zmm1, zmm1, zmm17
    vpaddd zmm2, zmm2, zmm18
    vpaddd zmm3, zmm3, zmm19
    vshufi32x4 zmm20, zmm0, zmm1, 68
    vshufi32x4 zmm1, zmm0, zmm1, 238
    vshufi32x4 zmm0, zmm2, zmm3, 68
    vshufi32x4 zmm3, zmm2, zmm3, 238
    vshufi32x4 zmm2, zmm20, zmm0, 136
    vshufi32x4 zmm0, zmm20, zmm0, 221
    vshufi32x4 zmm20, zmm1, zmm3, 136
    vshufi32x4 zmm3, zmm1, zmm3, 221
    cmp rdx, 64
    jb 5f
    vpxord zmm2, zmm2, zmmword ptr [rsi]
    vmovdqu32 zmmword ptr [rdi], zmm2
    vmovdqa32 zmm2, zmm0
    cmp rdx, 128
    jb 6f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 64]
    vmovdqu32 zmmword ptr [rdi + 64], zmm2
    vmovdqa32 zmm2, zmm20
    cmp rdx, 192
    jb 7f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 128]
    vmovdqu32 zmmword ptr [rdi + 128], zmm2
    vmovdqa32 zmm2, zmm3
    cmp rdx, 256
    jb 8f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 192]
    vmovdqu32 zmmword ptr [rdi + 192], zmm2
    vpaddd zmm4, zmm4, zmm16
    vpaddd zmm5, zmm5, zmm17
    vpaddd zmm6, zmm6, zmm18
    vpaddd zmm7, zmm7, zmm19
    vpaddd zmm7, zmm7, zmmword ptr [r8 + 128]
    vshufi32x4 zmm20, zmm4, zmm5, 68
    vshufi32x4 zmm5, zmm4, zmm5, 238
    vshufi32x4 zmm4, zmm6, zmm7, 68
    vshufi32x4 zmm7, zmm6, zmm7, 238
    vshufi32x4 zmm6, zmm20, zmm4, 136
    vshufi32x4 zmm4, zmm20, zmm4, 221
    vshufi32x4 zmm20, zmm5, zmm7, 136
    vshufi32x4 zmm7, zmm5, zmm7, 221
    vmovdqa32 zmm2, zmm6
    cmp rdx, 320
    jb 9f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 256]
    vmovdqu32 zmmword ptr [rdi + 256], zmm2
    vmovdqa32 zmm2, zmm4
    cmp rdx, 384
    jb 12f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 320]
    vmovdqu32 zmmword ptr [rdi + 320], zmm2
    vmovdqa32 zmm2, zmm20
    cmp rdx, 448
    jb 13f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 384]
    vmovdqu32 zmmword ptr [rdi + 384], zmm2
    vmovdqa32 zmm2, zmm7
13:
12:
9:
8:
7:
6:
5:
    mov r10, rdx
    and r10, -64
    and rdx, 63
    mov r11, -1
    bzhi r11, r11, rdx
    kmovq k1, r11
    vmovdqu8 zmm1{k1}{z}, zmmword ptr [rsi + 1*r10]
    vpxord zmm2, zmm2, zmm1
    vmovdqu8 zmmword ptr [rdi + 1*r10]{k1}, zmm2
4:
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
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vpxord zmm18, zmm18, zmm18
    vpxord zmm19, zmm19, zmm19
    vpxord zmm20, zmm20, zmm20
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
