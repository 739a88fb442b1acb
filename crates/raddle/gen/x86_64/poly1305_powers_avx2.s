    .cfi_startproc
    endbr64
    sub rsp, 56
    .cfi_def_cfa_offset 64
    mov qword ptr [rsp], rbx
    mov qword ptr [rsp + 8], rbp
    mov qword ptr [rsp + 16], r12
    mov qword ptr [rsp + 24], r13
    mov qword ptr [rsp + 32], r14
    mov qword ptr [rsp + 40], r15
    xor esi, esi
    mov r8, qword ptr [rdi + 32]
    mov r9, qword ptr [rdi + 40]
    mov r10, rsi
    mov rax, r8
    and rax, 67108863
    mov qword ptr [rdi + 88], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 248], rax
    mov rax, r8
    shr rax, 26
    and rax, 67108863
    mov qword ptr [rdi + 120], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 280], rax
    mov rax, r8
    shr rax, 52
    mov rbx, r9
    .cfi_offset rbx, -64
    .cfi_offset rbp, -56
    .cfi_offset r12, -48
    .cfi_offset r13, -40
    .cfi_offset r14, -32
    .cfi_offset r15, -24
    and rbx, 16383
    shl rbx, 12
    add rax, rbx
    mov qword ptr [rdi + 152], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 312], rax
    mov rax, r9
    shr rax, 14
    and rax, 67108863
    mov qword ptr [rdi + 184], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 344], rax
    mov rax, r9
    shr rax, 40
    mov rbx, r10
    shl rbx, 24
    add rax, rbx
    mov qword ptr [rdi + 216], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 376], rax
    mov r15, r8
    xor r11d, r11d
    xor ecx, ecx
    xor r12d, r12d
    xor r14d, r14d
    mov rdx, r8
    mulx rbx, rax, r15
    add r11, rax
    mulx rbp, rax, r9
    adc rcx, rax
    mulx r13, rax, r10
    adc r12, rax
    adc r14, 0
    add rcx, rbx
    adc r12, rbp
    adc r14, r13
    xor r8d, r8d
    mov rdx, r9
    mulx rbx, rax, r15
    add rcx, rax
    mulx rbp, rax, r9
    adc r12, rax
    mulx r13, rax, r10
    adc r14, rax
    adc r8, 0
    add r12, rbx
    adc r14, rbp
    adc r8, r13
    mov rdx, r10
    mulx rbx, rax, r15
    add r12, rax
    mulx rbp, rax, r9
    adc r14, rax
    mulx r13, rax, r10
    adc r8, rax
    add r14, rbx
    adc r8, rbp
    mov rax, r12
    and rax, -4
    and r12, 3
    add r11, rax
    adc rcx, r14
    adc r12, r8
    shr rax, 2
    mov rbx, r14
    shl rbx, 62
    xor rax, rbx
    shr r14, 2
    mov rbx, r8
    shl rbx, 62
    xor r14, rbx
    shr r8, 2
    add r11, rax
    adc rcx, r14
    adc r12, r8
    mov rax, r12
    and r12, 3
    shr rax, 2
    mov rbx, rax
    shl rbx, 2
    add rax, rbx
    add r11, rax
    adc rcx, 0
    adc r12, 0
    mov r8, r11
    mov r9, rcx
    mov r10, r12
    mov rax, r8
    and rax, 67108863
    mov qword ptr [rdi + 72], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 232], rax
    mov rax, r8
    shr rax, 26
    and rax, 67108863
    mov qword ptr [rdi + 104], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 264], rax
    mov rax, r8
    shr rax, 52
    mov rbx, r9
    and rbx, 16383
    shl rbx, 12
    add rax, rbx
    mov qword ptr [rdi + 136], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 296], rax
    mov rax, r9
    shr rax, 14
    and rax, 67108863
    mov qword ptr [rdi + 168], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 328], rax
    mov rax, r9
    shr rax, 40
    mov rbx, r10
    shl rbx, 24
    add rax, rbx
    mov qword ptr [rdi + 200], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 360], rax
    vmovq xmm1, r8
    vmovq xmm2, r9
    vmovq xmm3, r10
    mov r15, r8
    xor r11d, r11d
    xor ecx, ecx
    xor r12d, r12d
    xor r14d, r14d
    mov rdx, r8
    mulx rbx, rax, qword ptr [rdi + 32]
    add r11, rax
    mulx rbp, rax, qword ptr [rdi + 40]
    adc rcx, rax
    mulx r13, rax, rsi
    adc r12, rax
    adc r14, 0
    add rcx, rbx
    adc r12, rbp
    adc r14, r13
    xor r8d, r8d
    mov rdx, r9
    mulx rbx, rax, qword ptr [rdi + 32]
    add rcx, rax
    mulx rbp, rax, qword ptr [rdi + 40]
    adc r12, rax
    mulx r13, rax, rsi
    adc r14, rax
    adc r8, 0
    add r12, rbx
    adc r14, rbp
    adc r8, r13
    mov rdx, r10
    mulx rbx, rax, qword ptr [rdi + 32]
    add r12, rax
    mulx rbp, rax, qword ptr [rdi + 40]
    adc r14, rax
    mulx r13, rax, rsi
    adc r8, rax
    add r14, rbx
    adc r8, rbp
    mov rax, r12
    and rax, -4
    and r12, 3
    add r11, rax
    adc rcx, r14
    adc r12, r8
    shr rax, 2
    mov rbx, r14
    shl rbx, 62
    xor rax, rbx
    shr r14, 2
    mov rbx, r8
    shl rbx, 62
    xor r14, rbx
    shr r8, 2
    add r11, rax
    adc rcx, r14
    adc r12, r8
    mov rax, r12
    and r12, 3
    shr rax, 2
    mov rbx, rax
    shl rbx, 2
    add rax, rbx
    add r11, rax
    adc rcx, 0
    adc r12, 0
    mov r8, r11
    mov r9, rcx
    mov r10, r12
    mov rax, r8
    and rax, 67108863
    mov qword ptr [rdi + 80], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 240], rax
    mov rax, r8
    shr rax, 26
    and rax, 67108863
    mov qword ptr [rdi + 112], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 272], rax
    mov rax, r8
    shr rax, 52
    mov rbx, r9
    and rbx, 16383
    shl rbx, 12
    add rax, rbx
    mov qword ptr [rdi + 144], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 304], rax
    mov rax, r9
    shr rax, 14
    and rax, 67108863
    mov qword ptr [rdi + 176], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 336], rax
    mov rax, r9
    shr rax, 40
    mov rbx, r10
    shl rbx, 24
    add rax, rbx
    mov qword ptr [rdi + 208], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 368], rax
    vmovq r8, xmm1
    vmovq r9, xmm2
    vmovq r10, xmm3
    mov r15, r8
    xor r11d, r11d
    xor ecx, ecx
    xor r12d, r12d
    xor r14d, r14d
    mov rdx, r8
    mulx rbx, rax, r15
    add r11, rax
    mulx rbp, rax, r9
    adc rcx, rax
    mulx r13, rax, r10
    adc r12, rax
    adc r14, 0
    add rcx, rbx
    adc r12, rbp
    adc r14, r13
    xor r8d, r8d
    mov rdx, r9
    mulx rbx, rax, r15
    add rcx, rax
    mulx rbp, rax, r9
    adc r12, rax
    mulx r13, rax, r10
    adc r14, rax
    adc r8, 0
    add r12, rbx
    adc r14, rbp
    adc r8, r13
    mov rdx, r10
    mulx rbx, rax, r15
    add r12, rax
    mulx rbp, rax, r9
    adc r14, rax
    mulx r13, rax, r10
    adc r8, rax
    add r14, rbx
    adc r8, rbp
    mov rax, r12
    and rax, -4
    and r12, 3
    add r11, rax
    adc rcx, r14
    adc r12, r8
    shr rax, 2
    mov rbx, r14
    shl rbx, 62
    xor rax, rbx
    shr r14, 2
    mov rbx, r8
    shl rbx, 62
    xor r14, rbx
    shr r8, 2
    add r11, rax
    adc rcx, r14
    adc r12, r8
    mov rax, r12
    and r12, 3
    shr rax, 2
    mov rbx, rax
    shl rbx, 2
    add rax, rbx
    add r11, rax
    adc rcx, 0
    adc r12, 0
    mov r8, r11
    mov r9, rcx
    mov r10, r12
    mov rax, r8
    and rax, 67108863
    mov qword ptr [rdi + 64], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 224], rax
    mov rax, r8
    shr rax, 26
    and rax, 67108863
    mov qword ptr [rdi + 96], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 256], rax
    mov rax, r8
    shr rax, 52
    mov rbx, r9
    and rbx, 16383
    shl rbx, 12
    add rax, rbx
    mov qword ptr [rdi + 128], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 288], rax
    mov rax, r9
    shr rax, 14
    and rax, 67108863
    mov qword ptr [rdi + 160], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 320], rax
    mov rax, r9
    shr rax, 40
    mov rbx, r10
    shl rbx, 24
    add rax, rbx
    mov qword ptr [rdi + 192], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 352], rax
    vpbroadcastq ymm0, qword ptr [rdi + 64]
    vmovdqu ymmword ptr [rdi + 384], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 96]
    vmovdqu ymmword ptr [rdi + 416], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 128]
    vmovdqu ymmword ptr [rdi + 448], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 160]
    vmovdqu ymmword ptr [rdi + 480], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 192]
    vmovdqu ymmword ptr [rdi + 512], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 224]
    vmovdqu ymmword ptr [rdi + 544], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 256]
    vmovdqu ymmword ptr [rdi + 576], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 288]
    vmovdqu ymmword ptr [rdi + 608], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 320]
    vmovdqu ymmword ptr [rdi + 640], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 352]
    vmovdqu ymmword ptr [rdi + 672], ymm0
    mov r15, r8
    xor r11d, r11d
    xor ecx, ecx
    xor r12d, r12d
    xor r14d, r14d
    mov rdx, r8
    mulx rbx, rax, r15
    add r11, rax
    mulx rbp, rax, r9
    adc rcx, rax
    mulx r13, rax, r10
    adc r12, rax
    adc r14, 0
    add rcx, rbx
    adc r12, rbp
    adc r14, r13
    xor r8d, r8d
    mov rdx, r9
    mulx rbx, rax, r15
    add rcx, rax
    mulx rbp, rax, r9
    adc r12, rax
    mulx r13, rax, r10
    adc r14, rax
    adc r8, 0
    add r12, rbx
    adc r14, rbp
    adc r8, r13
    mov rdx, r10
    mulx rbx, rax, r15
    add r12, rax
    mulx rbp, rax, r9
    adc r14, rax
    mulx r13, rax, r10
    adc r8, rax
    add r14, rbx
    adc r8, rbp
    mov rax, r12
    and rax, -4
    and r12, 3
    add r11, rax
    adc rcx, r14
    adc r12, r8
    shr rax, 2
    mov rbx, r14
    shl rbx, 62
    xor rax, rbx
    shr r14, 2
    mov rbx, r8
    shl rbx, 62
    xor r14, rbx
    shr r8, 2
    add r11, rax
    adc rcx, r14
    adc r12, r8
    mov rax, r12
    and r12, 3
    shr rax, 2
    mov rbx, rax
    shl rbx, 2
    add rax, rbx
    add r11, rax
    adc rcx, 0
    adc r12, 0
    mov r8, r11
    mov r9, rcx
    mov r10, r12
    mov rax, r8
    and rax, 67108863
    mov qword ptr [rdi + 704], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 864], rax
    mov rax, r8
    shr rax, 26
    and rax, 67108863
    mov qword ptr [rdi + 736], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 896], rax
    mov rax, r8
    shr rax, 52
    mov rbx, r9
    and rbx, 16383
    shl rbx, 12
    add rax, rbx
    mov qword ptr [rdi + 768], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 928], rax
    mov rax, r9
    shr rax, 14
    and rax, 67108863
    mov qword ptr [rdi + 800], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 960], rax
    mov rax, r9
    shr rax, 40
    mov rbx, r10
    shl rbx, 24
    add rax, rbx
    mov qword ptr [rdi + 832], rax
    lea rax, qword ptr [rax + 4*rax]
    mov qword ptr [rdi + 992], rax
    vpbroadcastq ymm0, qword ptr [rdi + 704]
    vmovdqu ymmword ptr [rdi + 704], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 736]
    vmovdqu ymmword ptr [rdi + 736], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 768]
    vmovdqu ymmword ptr [rdi + 768], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 800]
    vmovdqu ymmword ptr [rdi + 800], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 832]
    vmovdqu ymmword ptr [rdi + 832], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 864]
    vmovdqu ymmword ptr [rdi + 864], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 896]
    vmovdqu ymmword ptr [rdi + 896], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 928]
    vmovdqu ymmword ptr [rdi + 928], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 960]
    vmovdqu ymmword ptr [rdi + 960], ymm0
    vpbroadcastq ymm0, qword ptr [rdi + 992]
    vmovdqu ymmword ptr [rdi + 992], ymm0
    vpxor xmm0, xmm0, xmm0
    vpxor xmm1, xmm1, xmm1
    vpxor xmm2, xmm2, xmm2
    vpxor xmm3, xmm3, xmm3
    vzeroupper
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    xor ecx, ecx
    xor eax, eax
    xor edx, edx
    mov rbx, qword ptr [rsp]
    mov rbp, qword ptr [rsp + 8]
    mov r12, qword ptr [rsp + 16]
    mov r13, qword ptr [rsp + 24]
    mov r14, qword ptr [rsp + 32]
    mov r15, qword ptr [rsp + 40]
    add rsp, 56
    .cfi_def_cfa rsp, 8
    .cfi_restore rbx
    .cfi_restore rbp
    .cfi_restore r12
    .cfi_restore r13
    .cfi_restore r14
    .cfi_restore r15
    ret
    .cfi_endproc
