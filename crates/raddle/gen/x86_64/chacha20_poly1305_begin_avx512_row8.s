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
    mov r15d, 5
2:
    add eax, esi
    add ebx, edi
    xor r9d, eax
    rol r9d, 16
    vpaddd zmm0, zmm0, zmm1
    xor r10d, ebx
    rol r10d, 16
    add r13d, r9d
    add r14d, r10d
    vpaddd zmm4, zmm4, zmm5
    xor esi, r13d
    rol esi, 12
    xor edi, r14d
    rol edi, 12
    add eax, esi
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 16
    add ebx, edi
    xor r9d, eax
    rol r9d, 8
    xor r10d, ebx
    rol r10d, 8
    add r13d, r9d
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 16
    add r14d, r10d
    xor esi, r13d
    rol esi, 7
    xor edi, r14d
    rol edi, 7
    vpaddd zmm2, zmm2, zmm3
    mov dword ptr [rsp], r13d
    mov r13d, dword ptr [rsp + 8]
    mov dword ptr [rsp + 4], r14d
    vpaddd zmm6, zmm6, zmm7
    mov r14d, dword ptr [rsp + 12]
    add ecx, ebp
    add edx, r8d
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 12
    xor r11d, ecx
    rol r11d, 16
    xor r12d, edx
    rol r12d, 16
    add r13d, r11d
    add r14d, r12d
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 12
    xor ebp, r13d
    rol ebp, 12
    xor r8d, r14d
    rol r8d, 12
    add ecx, ebp
    vpaddd zmm0, zmm0, zmm1
    add edx, r8d
    xor r11d, ecx
    rol r11d, 8
    xor r12d, edx
    rol r12d, 8
    vpaddd zmm4, zmm4, zmm5
    add r13d, r11d
    add r14d, r12d
    xor ebp, r13d
    rol ebp, 7
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 8
    xor r8d, r14d
    rol r8d, 7
    add eax, edi
    add ebx, ebp
    xor r12d, eax
    rol r12d, 16
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 8
    xor r9d, ebx
    rol r9d, 16
    add r13d, r12d
    add r14d, r9d
    vpaddd zmm2, zmm2, zmm3
    xor edi, r13d
    rol edi, 12
    xor ebp, r14d
    rol ebp, 12
    add eax, edi
    vpaddd zmm6, zmm6, zmm7
    add ebx, ebp
    xor r12d, eax
    rol r12d, 8
    xor r9d, ebx
    rol r9d, 8
    add r13d, r12d
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 7
    add r14d, r9d
    xor edi, r13d
    rol edi, 7
    xor ebp, r14d
    rol ebp, 7
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 7
    mov dword ptr [rsp + 8], r13d
    mov r13d, dword ptr [rsp]
    mov dword ptr [rsp + 12], r14d
    vpshufd zmm0, zmm0, 147
    mov r14d, dword ptr [rsp + 4]
    add ecx, r8d
    add edx, esi
    vpshufd zmm4, zmm4, 147
    xor r10d, ecx
    rol r10d, 16
    xor r11d, edx
    rol r11d, 16
    add r13d, r10d
    add r14d, r11d
    vpshufd zmm3, zmm3, 78
    xor r8d, r13d
    rol r8d, 12
    xor esi, r14d
    rol esi, 12
    add ecx, r8d
    vpshufd zmm7, zmm7, 78
    add edx, esi
    xor r10d, ecx
    rol r10d, 8
    xor r11d, edx
    rol r11d, 8
    vpshufd zmm2, zmm2, 57
    add r13d, r10d
    add r14d, r11d
    xor r8d, r13d
    rol r8d, 7
    vpshufd zmm6, zmm6, 57
    xor esi, r14d
    rol esi, 7
    add eax, esi
    add ebx, edi
    xor r9d, eax
    rol r9d, 16
    vpaddd zmm0, zmm0, zmm1
    xor r10d, ebx
    rol r10d, 16
    add r13d, r9d
    add r14d, r10d
    vpaddd zmm4, zmm4, zmm5
    xor esi, r13d
    rol esi, 12
    xor edi, r14d
    rol edi, 12
    add eax, esi
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 16
    add ebx, edi
    xor r9d, eax
    rol r9d, 8
    xor r10d, ebx
    rol r10d, 8
    add r13d, r9d
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 16
    add r14d, r10d
    xor esi, r13d
    rol esi, 7
    xor edi, r14d
    rol edi, 7
    vpaddd zmm2, zmm2, zmm3
    mov dword ptr [rsp], r13d
    mov r13d, dword ptr [rsp + 8]
    mov dword ptr [rsp + 4], r14d
    vpaddd zmm6, zmm6, zmm7
    mov r14d, dword ptr [rsp + 12]
    add ecx, ebp
    add edx, r8d
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 12
    xor r11d, ecx
    rol r11d, 16
    xor r12d, edx
    rol r12d, 16
    add r13d, r11d
    add r14d, r12d
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 12
    xor ebp, r13d
    rol ebp, 12
    xor r8d, r14d
    rol r8d, 12
    add ecx, ebp
    vpaddd zmm0, zmm0, zmm1
    add edx, r8d
    xor r11d, ecx
    rol r11d, 8
    xor r12d, edx
    rol r12d, 8
    vpaddd zmm4, zmm4, zmm5
    add r13d, r11d
    add r14d, r12d
    xor ebp, r13d
    rol ebp, 7
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 8
    xor r8d, r14d
    rol r8d, 7
    add eax, edi
    add ebx, ebp
    xor r12d, eax
    rol r12d, 16
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 8
    xor r9d, ebx
    rol r9d, 16
    add r13d, r12d
    add r14d, r9d
    vpaddd zmm2, zmm2, zmm3
    xor edi, r13d
    rol edi, 12
    xor ebp, r14d
    rol ebp, 12
    add eax, edi
    vpaddd zmm6, zmm6, zmm7
    add ebx, ebp
    xor r12d, eax
    rol r12d, 8
    xor r9d, ebx
    rol r9d, 8
    add r13d, r12d
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 7
    add r14d, r9d
    xor edi, r13d
    rol edi, 7
    xor ebp, r14d
    rol ebp, 7
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 7
    mov dword ptr [rsp + 8], r13d
    mov r13d, dword ptr [rsp]
    mov dword ptr [rsp + 12], r14d
    vpshufd zmm0, zmm0, 57
    mov r14d, dword ptr [rsp + 4]
    add ecx, r8d
    add edx, esi
    vpshufd zmm4, zmm4, 57
    xor r10d, ecx
    rol r10d, 16
    xor r11d, edx
    rol r11d, 16
    add r13d, r10d
    add r14d, r11d
    vpshufd zmm3, zmm3, 78
    xor r8d, r13d
    rol r8d, 12
    xor esi, r14d
    rol esi, 12
    add ecx, r8d
    vpshufd zmm7, zmm7, 78
    add edx, esi
    xor r10d, ecx
    rol r10d, 8
    xor r11d, edx
    rol r11d, 8
    vpshufd zmm2, zmm2, 147
    add r13d, r10d
    add r14d, r11d
    xor r8d, r13d
    rol r8d, 7
    vpshufd zmm6, zmm6, 147
    xor esi, r14d
    rol esi, 7
    sub r15d, 1
    jne 2b
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm4, zmm4, zmm5
    mov r15, qword ptr [rsp + 48]
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 16
    add eax, dword ptr [r15]
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 16
    add ebx, dword ptr [r15 + 4]
    vpaddd zmm2, zmm2, zmm3
    add ecx, dword ptr [r15 + 8]
    vpaddd zmm6, zmm6, zmm7
    add edx, dword ptr [r15 + 12]
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 12
    add esi, dword ptr [r15 + 16]
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 12
    add edi, dword ptr [r15 + 20]
    vpaddd zmm0, zmm0, zmm1
    add ebp, dword ptr [r15 + 24]
    vpaddd zmm4, zmm4, zmm5
    add r8d, dword ptr [r15 + 28]
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 8
    shl rbx, 32
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 8
    vpaddd zmm2, zmm2, zmm3
    xor rax, rbx
    vpaddd zmm6, zmm6, zmm7
    movabs rbx, 1152921487695413247
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 7
    and rax, rbx
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 7
    mov qword ptr [r15 + 96], rax
    vpshufd zmm0, zmm0, 147
    shl rdx, 32
    vpshufd zmm4, zmm4, 147
    xor rcx, rdx
    vpshufd zmm3, zmm3, 78
    movabs rdx, 1152921487695413244
    vpshufd zmm7, zmm7, 78
    and rcx, rdx
    vpshufd zmm2, zmm2, 57
    mov qword ptr [r15 + 104], rcx
    vpshufd zmm6, zmm6, 57
    mov dword ptr [r15 + 112], esi
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm4, zmm4, zmm5
    mov dword ptr [r15 + 116], edi
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 16
    mov dword ptr [r15 + 120], ebp
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 16
    mov dword ptr [r15 + 124], r8d
    vpaddd zmm2, zmm2, zmm3
    xor esi, esi
    vpaddd zmm6, zmm6, zmm7
    mov qword ptr [r15 + 64], rsi
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 12
    mov qword ptr [r15 + 72], rsi
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 12
    mov qword ptr [r15 + 80], rsi
    vpaddd zmm0, zmm0, zmm1
    add esi, 1
    vpaddd zmm4, zmm4, zmm5
    mov qword ptr [r15 + 88], rsi
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 8
    add r15, 64
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 8
    vpaddd zmm2, zmm2, zmm3
    movabs r10, 17592186044415
    vpaddd zmm6, zmm6, zmm7
    movabs r11, 4398046511103
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 7
    mov r12, rax
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 7
    shr r12, 44
    vpshufd zmm0, zmm0, 57
    and rax, r10
    vpshufd zmm4, zmm4, 57
    mov rdi, rcx
    vpshufd zmm3, zmm3, 78
    shl rcx, 20
    vpshufd zmm7, zmm7, 78
    xor rcx, r12
    vpshufd zmm2, zmm2, 147
    and rcx, r10
    vpshufd zmm6, zmm6, 147
    shr rdi, 24
    mov r13d, 2
3:
    lea rbx, qword ptr [rax + 4*rax]
    shl rbx, 2
    mov qword ptr [r15 + 120], rax
    vpaddd zmm0, zmm0, zmm1
    mov qword ptr [r15 + 312], rbx
    lea rsi, qword ptr [rcx + 4*rcx]
    shl rsi, 2
    mov qword ptr [r15 + 184], rcx
    vpaddd zmm4, zmm4, zmm5
    mov qword ptr [r15 + 376], rsi
    lea rbp, qword ptr [rdi + 4*rdi]
    shl rbp, 2
    mov qword ptr [r15 + 248], rdi
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 16
    mov qword ptr [r15 + 440], rbp
    mov rdx, qword ptr [r15 + 120]
    mulx rbx, rax, qword ptr [r15 + 120]
    mulx rsi, rcx, qword ptr [r15 + 184]
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 16
    mulx rbp, rdi, qword ptr [r15 + 248]
    mov rdx, qword ptr [r15 + 184]
    mulx r9, r8, qword ptr [r15 + 440]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 120]
    add rcx, r8
    adc rsi, r9
    vpaddd zmm2, zmm2, zmm3
    mulx r9, r8, qword ptr [r15 + 184]
    add rdi, r8
    adc rbp, r9
    mov rdx, qword ptr [r15 + 248]
    mulx r9, r8, qword ptr [r15 + 376]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 440]
    add rcx, r8
    adc rsi, r9
    vpaddd zmm6, zmm6, zmm7
    mulx r9, r8, qword ptr [r15 + 120]
    add rdi, r8
    adc rbp, r9
    mov r12, rax
    shr r12, 44
    shl rbx, 20
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 12
    add rbx, r12
    and rax, r10
    add rcx, rbx
    adc rsi, 0
    mov r12, rcx
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 12
    shr r12, 44
    shl rsi, 20
    add rsi, r12
    and rcx, r10
    vpaddd zmm0, zmm0, zmm1
    add rdi, rsi
    adc rbp, 0
    mov r12, rdi
    shr r12, 42
    shl rbp, 22
    vpaddd zmm4, zmm4, zmm5
    add rbp, r12
    and rdi, r11
    lea rbp, qword ptr [rbp + 4*rbp]
    add rax, rbp
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 8
    mov r12, rax
    shr r12, 44
    and rax, r10
    add rcx, r12
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 8
    lea rbx, qword ptr [rax + 4*rax]
    shl rbx, 2
    mov qword ptr [r15 + 104], rax
    vpaddd zmm2, zmm2, zmm3
    mov qword ptr [r15 + 296], rbx
    lea rsi, qword ptr [rcx + 4*rcx]
    shl rsi, 2
    mov qword ptr [r15 + 168], rcx
    vpaddd zmm6, zmm6, zmm7
    mov qword ptr [r15 + 360], rsi
    lea rbp, qword ptr [rdi + 4*rdi]
    shl rbp, 2
    mov qword ptr [r15 + 232], rdi
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 7
    mov qword ptr [r15 + 424], rbp
    mov rdx, qword ptr [r15 + 104]
    mulx rbx, rax, qword ptr [r15 + 104]
    mulx rsi, rcx, qword ptr [r15 + 168]
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 7
    mulx rbp, rdi, qword ptr [r15 + 232]
    mov rdx, qword ptr [r15 + 168]
    mulx r9, r8, qword ptr [r15 + 424]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 104]
    add rcx, r8
    adc rsi, r9
    vpshufd zmm0, zmm0, 147
    mulx r9, r8, qword ptr [r15 + 168]
    add rdi, r8
    adc rbp, r9
    mov rdx, qword ptr [r15 + 232]
    mulx r9, r8, qword ptr [r15 + 360]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 424]
    add rcx, r8
    adc rsi, r9
    vpshufd zmm4, zmm4, 147
    mulx r9, r8, qword ptr [r15 + 104]
    add rdi, r8
    adc rbp, r9
    mov r12, rax
    shr r12, 44
    shl rbx, 20
    vpshufd zmm3, zmm3, 78
    add rbx, r12
    and rax, r10
    add rcx, rbx
    adc rsi, 0
    mov r12, rcx
    vpshufd zmm7, zmm7, 78
    shr r12, 44
    shl rsi, 20
    add rsi, r12
    and rcx, r10
    vpshufd zmm2, zmm2, 57
    add rdi, rsi
    adc rbp, 0
    mov r12, rdi
    shr r12, 42
    shl rbp, 22
    vpshufd zmm6, zmm6, 57
    add rbp, r12
    and rdi, r11
    lea rbp, qword ptr [rbp + 4*rbp]
    add rax, rbp
    vpaddd zmm0, zmm0, zmm1
    mov r12, rax
    shr r12, 44
    and rax, r10
    add rcx, r12
    vpaddd zmm4, zmm4, zmm5
    lea rbx, qword ptr [rax + 4*rax]
    shl rbx, 2
    mov qword ptr [r15 + 72], rax
    mov qword ptr [r15 + 264], rbx
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 16
    lea rsi, qword ptr [rcx + 4*rcx]
    shl rsi, 2
    mov qword ptr [r15 + 136], rcx
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 16
    mov qword ptr [r15 + 328], rsi
    lea rbp, qword ptr [rdi + 4*rdi]
    shl rbp, 2
    mov qword ptr [r15 + 200], rdi
    vpaddd zmm2, zmm2, zmm3
    mov qword ptr [r15 + 392], rbp
    mov rdx, qword ptr [r15 + 104]
    mulx rbx, rax, qword ptr [r15 + 120]
    mulx rsi, rcx, qword ptr [r15 + 184]
    vpaddd zmm6, zmm6, zmm7
    mulx rbp, rdi, qword ptr [r15 + 248]
    mov rdx, qword ptr [r15 + 168]
    mulx r9, r8, qword ptr [r15 + 440]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 120]
    add rcx, r8
    adc rsi, r9
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 12
    mulx r9, r8, qword ptr [r15 + 184]
    add rdi, r8
    adc rbp, r9
    mov rdx, qword ptr [r15 + 232]
    mulx r9, r8, qword ptr [r15 + 376]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 440]
    add rcx, r8
    adc rsi, r9
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 12
    mulx r9, r8, qword ptr [r15 + 120]
    add rdi, r8
    adc rbp, r9
    mov r12, rax
    shr r12, 44
    shl rbx, 20
    vpaddd zmm0, zmm0, zmm1
    add rbx, r12
    and rax, r10
    add rcx, rbx
    adc rsi, 0
    mov r12, rcx
    vpaddd zmm4, zmm4, zmm5
    shr r12, 44
    shl rsi, 20
    add rsi, r12
    and rcx, r10
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 8
    add rdi, rsi
    adc rbp, 0
    mov r12, rdi
    shr r12, 42
    shl rbp, 22
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 8
    add rbp, r12
    and rdi, r11
    lea rbp, qword ptr [rbp + 4*rbp]
    add rax, rbp
    vpaddd zmm2, zmm2, zmm3
    mov r12, rax
    shr r12, 44
    and rax, r10
    add rcx, r12
    vpaddd zmm6, zmm6, zmm7
    lea rbx, qword ptr [rax + 4*rax]
    shl rbx, 2
    mov qword ptr [r15 + 88], rax
    mov qword ptr [r15 + 280], rbx
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 7
    lea rsi, qword ptr [rcx + 4*rcx]
    shl rsi, 2
    mov qword ptr [r15 + 152], rcx
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 7
    mov qword ptr [r15 + 344], rsi
    lea rbp, qword ptr [rdi + 4*rdi]
    shl rbp, 2
    mov qword ptr [r15 + 216], rdi
    vpshufd zmm0, zmm0, 57
    mov qword ptr [r15 + 408], rbp
    mov rdx, qword ptr [r15 + 72]
    mulx rbx, rax, qword ptr [r15 + 72]
    mulx rsi, rcx, qword ptr [r15 + 136]
    vpshufd zmm4, zmm4, 57
    mulx rbp, rdi, qword ptr [r15 + 200]
    mov rdx, qword ptr [r15 + 136]
    mulx r9, r8, qword ptr [r15 + 392]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 72]
    add rcx, r8
    adc rsi, r9
    vpshufd zmm3, zmm3, 78
    mulx r9, r8, qword ptr [r15 + 136]
    add rdi, r8
    adc rbp, r9
    mov rdx, qword ptr [r15 + 200]
    mulx r9, r8, qword ptr [r15 + 328]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 392]
    add rcx, r8
    adc rsi, r9
    vpshufd zmm7, zmm7, 78
    mulx r9, r8, qword ptr [r15 + 72]
    add rdi, r8
    adc rbp, r9
    mov r12, rax
    shr r12, 44
    shl rbx, 20
    vpshufd zmm2, zmm2, 147
    add rbx, r12
    and rax, r10
    add rcx, rbx
    adc rsi, 0
    mov r12, rcx
    vpshufd zmm6, zmm6, 147
    shr r12, 44
    shl rsi, 20
    add rsi, r12
    and rcx, r10
    vpaddd zmm0, zmm0, zmm1
    add rdi, rsi
    adc rbp, 0
    mov r12, rdi
    shr r12, 42
    shl rbp, 22
    vpaddd zmm4, zmm4, zmm5
    add rbp, r12
    and rdi, r11
    lea rbp, qword ptr [rbp + 4*rbp]
    add rax, rbp
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 16
    mov r12, rax
    shr r12, 44
    and rax, r10
    add rcx, r12
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 16
    lea rbx, qword ptr [rax + 4*rax]
    shl rbx, 2
    mov qword ptr [r15 + 64], rax
    mov qword ptr [r15 + 256], rbx
    vpaddd zmm2, zmm2, zmm3
    lea rsi, qword ptr [rcx + 4*rcx]
    shl rsi, 2
    mov qword ptr [r15 + 128], rcx
    mov qword ptr [r15 + 320], rsi
    vpaddd zmm6, zmm6, zmm7
    lea rbp, qword ptr [rdi + 4*rdi]
    shl rbp, 2
    mov qword ptr [r15 + 192], rdi
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 12
    mov qword ptr [r15 + 384], rbp
    mov rdx, qword ptr [r15 + 72]
    mulx rbx, rax, qword ptr [r15 + 120]
    mulx rsi, rcx, qword ptr [r15 + 184]
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 12
    mulx rbp, rdi, qword ptr [r15 + 248]
    mov rdx, qword ptr [r15 + 136]
    mulx r9, r8, qword ptr [r15 + 440]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 120]
    add rcx, r8
    adc rsi, r9
    vpaddd zmm0, zmm0, zmm1
    mulx r9, r8, qword ptr [r15 + 184]
    add rdi, r8
    adc rbp, r9
    mov rdx, qword ptr [r15 + 200]
    mulx r9, r8, qword ptr [r15 + 376]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 440]
    add rcx, r8
    adc rsi, r9
    vpaddd zmm4, zmm4, zmm5
    mulx r9, r8, qword ptr [r15 + 120]
    add rdi, r8
    adc rbp, r9
    mov r12, rax
    shr r12, 44
    shl rbx, 20
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 8
    add rbx, r12
    and rax, r10
    add rcx, rbx
    adc rsi, 0
    mov r12, rcx
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 8
    shr r12, 44
    shl rsi, 20
    add rsi, r12
    and rcx, r10
    vpaddd zmm2, zmm2, zmm3
    add rdi, rsi
    adc rbp, 0
    mov r12, rdi
    shr r12, 42
    shl rbp, 22
    vpaddd zmm6, zmm6, zmm7
    add rbp, r12
    and rdi, r11
    lea rbp, qword ptr [rbp + 4*rbp]
    add rax, rbp
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 7
    mov r12, rax
    shr r12, 44
    and rax, r10
    add rcx, r12
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 7
    lea rbx, qword ptr [rax + 4*rax]
    shl rbx, 2
    mov qword ptr [r15 + 112], rax
    mov qword ptr [r15 + 304], rbx
    vpshufd zmm0, zmm0, 147
    lea rsi, qword ptr [rcx + 4*rcx]
    shl rsi, 2
    mov qword ptr [r15 + 176], rcx
    mov qword ptr [r15 + 368], rsi
    vpshufd zmm4, zmm4, 147
    lea rbp, qword ptr [rdi + 4*rdi]
    shl rbp, 2
    mov qword ptr [r15 + 240], rdi
    vpshufd zmm3, zmm3, 78
    mov qword ptr [r15 + 432], rbp
    mov rdx, qword ptr [r15 + 72]
    mulx rbx, rax, qword ptr [r15 + 104]
    mulx rsi, rcx, qword ptr [r15 + 168]
    vpshufd zmm7, zmm7, 78
    mulx rbp, rdi, qword ptr [r15 + 232]
    mov rdx, qword ptr [r15 + 136]
    mulx r9, r8, qword ptr [r15 + 424]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 104]
    add rcx, r8
    adc rsi, r9
    vpshufd zmm2, zmm2, 57
    mulx r9, r8, qword ptr [r15 + 168]
    add rdi, r8
    adc rbp, r9
    mov rdx, qword ptr [r15 + 200]
    mulx r9, r8, qword ptr [r15 + 360]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 424]
    add rcx, r8
    adc rsi, r9
    vpshufd zmm6, zmm6, 57
    mulx r9, r8, qword ptr [r15 + 104]
    add rdi, r8
    adc rbp, r9
    mov r12, rax
    shr r12, 44
    shl rbx, 20
    vpaddd zmm0, zmm0, zmm1
    add rbx, r12
    and rax, r10
    add rcx, rbx
    adc rsi, 0
    mov r12, rcx
    vpaddd zmm4, zmm4, zmm5
    shr r12, 44
    shl rsi, 20
    add rsi, r12
    and rcx, r10
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 16
    add rdi, rsi
    adc rbp, 0
    mov r12, rdi
    shr r12, 42
    shl rbp, 22
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 16
    add rbp, r12
    and rdi, r11
    lea rbp, qword ptr [rbp + 4*rbp]
    add rax, rbp
    vpaddd zmm2, zmm2, zmm3
    mov r12, rax
    shr r12, 44
    and rax, r10
    add rcx, r12
    vpaddd zmm6, zmm6, zmm7
    lea rbx, qword ptr [rax + 4*rax]
    shl rbx, 2
    mov qword ptr [r15 + 96], rax
    mov qword ptr [r15 + 288], rbx
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 12
    lea rsi, qword ptr [rcx + 4*rcx]
    shl rsi, 2
    mov qword ptr [r15 + 160], rcx
    mov qword ptr [r15 + 352], rsi
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 12
    lea rbp, qword ptr [rdi + 4*rdi]
    shl rbp, 2
    mov qword ptr [r15 + 224], rdi
    mov qword ptr [r15 + 416], rbp
    vpaddd zmm0, zmm0, zmm1
    mov rdx, qword ptr [r15 + 72]
    mulx rbx, rax, qword ptr [r15 + 88]
    mulx rsi, rcx, qword ptr [r15 + 152]
    vpaddd zmm4, zmm4, zmm5
    mulx rbp, rdi, qword ptr [r15 + 216]
    mov rdx, qword ptr [r15 + 136]
    mulx r9, r8, qword ptr [r15 + 408]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 88]
    add rcx, r8
    adc rsi, r9
    vpxord zmm3, zmm3, zmm0
    vprold zmm3, zmm3, 8
    mulx r9, r8, qword ptr [r15 + 152]
    add rdi, r8
    adc rbp, r9
    mov rdx, qword ptr [r15 + 200]
    mulx r9, r8, qword ptr [r15 + 344]
    add rax, r8
    adc rbx, r9
    mulx r9, r8, qword ptr [r15 + 408]
    add rcx, r8
    adc rsi, r9
    vpxord zmm7, zmm7, zmm4
    vprold zmm7, zmm7, 8
    mulx r9, r8, qword ptr [r15 + 88]
    add rdi, r8
    adc rbp, r9
    mov r12, rax
    shr r12, 44
    shl rbx, 20
    vpaddd zmm2, zmm2, zmm3
    add rbx, r12
    and rax, r10
    add rcx, rbx
    adc rsi, 0
    mov r12, rcx
    vpaddd zmm6, zmm6, zmm7
    shr r12, 44
    shl rsi, 20
    add rsi, r12
    and rcx, r10
    vpxord zmm1, zmm1, zmm2
    vprold zmm1, zmm1, 7
    add rdi, rsi
    adc rbp, 0
    mov r12, rdi
    shr r12, 42
    shl rbp, 22
    vpxord zmm5, zmm5, zmm6
    vprold zmm5, zmm5, 7
    add rbp, r12
    and rdi, r11
    lea rbp, qword ptr [rbp + 4*rbp]
    add rax, rbp
    vpshufd zmm0, zmm0, 57
    mov r12, rax
    shr r12, 44
    and rax, r10
    add rcx, r12
    vpshufd zmm4, zmm4, 57
    lea rbx, qword ptr [rax + 4*rax]
    shl rbx, 2
    mov qword ptr [r15 + 80], rax
    mov qword ptr [r15 + 272], rbx
    vpshufd zmm3, zmm3, 78
    lea rsi, qword ptr [rcx + 4*rcx]
    shl rsi, 2
    mov qword ptr [r15 + 144], rcx
    mov qword ptr [r15 + 336], rsi
    vpshufd zmm7, zmm7, 78
    lea rbp, qword ptr [rdi + 4*rdi]
    shl rbp, 2
    mov qword ptr [r15 + 208], rdi
    mov qword ptr [r15 + 400], rbp
    vpshufd zmm2, zmm2, 147
    mov rax, qword ptr [r15 + 64]
    mov rcx, qword ptr [r15 + 128]
    mov rdi, qword ptr [r15 + 192]
    vpshufd zmm6, zmm6, 147
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
    cmp rdx, 512
    jb 4f
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
4:
    test rdx, rdx
    je 5f
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
    jb 6f
    vpxord zmm2, zmm2, zmmword ptr [rsi]
    vmovdqu32 zmmword ptr [rdi], zmm2
    vmovdqa32 zmm2, zmm0
    cmp rdx, 128
    jb 7f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 64]
    vmovdqu32 zmmword ptr [rdi + 64], zmm2
    vmovdqa32 zmm2, zmm20
    cmp rdx, 192
    jb 8f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 128]
    vmovdqu32 zmmword ptr [rdi + 128], zmm2
    vmovdqa32 zmm2, zmm3
    cmp rdx, 256
    jb 9f
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
    jb 12f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 256]
    vmovdqu32 zmmword ptr [rdi + 256], zmm2
    vmovdqa32 zmm2, zmm4
    cmp rdx, 384
    jb 13f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 320]
    vmovdqu32 zmmword ptr [rdi + 320], zmm2
    vmovdqa32 zmm2, zmm20
    cmp rdx, 448
    jb 14f
    vpxord zmm2, zmm2, zmmword ptr [rsi + 384]
    vmovdqu32 zmmword ptr [rdi + 384], zmm2
    vmovdqa32 zmm2, zmm7
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
    vmovdqu8 zmm1{k1}{z}, zmmword ptr [rsi + 1*r10]
    vpxord zmm2, zmm2, zmm1
    vmovdqu8 zmmword ptr [rdi + 1*r10]{k1}, zmm2
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
