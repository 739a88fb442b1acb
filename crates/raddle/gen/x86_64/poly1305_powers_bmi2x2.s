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
    mov r8, qword ptr [rdi + 32]
    mov r9, qword ptr [rdi + 40]
    xor r10d, r10d
    xor r11d, r11d
    xor ecx, ecx
    xor r12d, r12d
    .cfi_offset rbx, -64
    .cfi_offset rbp, -56
    .cfi_offset r12, -48
    .cfi_offset r13, -40
    .cfi_offset r14, -32
    .cfi_offset r15, -24
    mov r15, r8
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
    xor r11d, r11d
    xor ecx, ecx
    xor r12d, r12d
    mov r15, r8
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
    xor r11d, r11d
    xor ecx, ecx
    xor r12d, r12d
    mov r15, r8
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
    xor r11d, r11d
    xor ecx, ecx
    xor r12d, r12d
    mov r15, r8
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
    mov qword ptr [rdi + 64], r8
    mov qword ptr [rdi + 72], r9
    mov qword ptr [rdi + 80], r10
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
