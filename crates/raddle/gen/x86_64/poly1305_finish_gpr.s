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
    mov r13, rdx
    .cfi_offset rbx, -64
    .cfi_offset rbp, -56
    .cfi_offset r12, -48
    .cfi_offset r13, -40
    .cfi_offset r14, -32
    .cfi_offset r15, -24
    mov r8, qword ptr [rdi]
    mov r9, qword ptr [rdi + 8]
    mov r10, qword ptr [rdi + 16]
    mov r14, qword ptr [rdi + 40]
    shr r14, 2
    add r14, qword ptr [rdi + 40]
    mov r15, qword ptr [rdi + 32]
    shl r15, 2
    add r15, qword ptr [rdi + 32]
    cmp r13, 16
    jb 3f
2:
    add r8, qword ptr [rsi]
    adc r9, qword ptr [rsi + 8]
    adc r10, qword ptr [rdi + 24]
    mov rax, r8
    mul qword ptr [rdi + 40]
    mov rbx, rax
    mov rbp, rdx
    mov rax, r8
    mul qword ptr [rdi + 32]
    mov r8, rax
    mov r11, rdx
    mov rax, r9
    mul r14
    add r8, rax
    adc r11, rdx
    mov rax, r9
    mul qword ptr [rdi + 32]
    add rbx, rax
    adc rbp, rdx
    mov rax, r10
    mul r14
    add rbx, rax
    adc rbp, rdx
    mov rax, r10
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add rbp, r10
    shr rax, 2
    mul r15
    mov r9, r11
    add r8, rax
    adc r9, rdx
    add r9, rbx
    adc rbp, 0
    mov r10, rbp
    add rsi, 16
    sub r13, 16
    cmp r13, 16
    jae 2b
3:
    mov rbx, r10
    mov r11, r10
    and r10, 3
    shr r11, 2
    and rbx, -4
    add r11, rbx
    add r8, r11
    adc r9, 0
    adc r10, 0
    mov r11, r8
    mov rbx, r9
    add r11, 5
    adc rbx, 0
    adc r10, 0
    shr r10, 2
    mov r11, r10
    shl r11, 2
    add r11, r10
    add r8, r11
    adc r9, 0
    add r8, qword ptr [rdi + 48]
    adc r9, qword ptr [rdi + 56]
    mov qword ptr [rcx], r8
    mov qword ptr [rcx + 8], r9
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
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
