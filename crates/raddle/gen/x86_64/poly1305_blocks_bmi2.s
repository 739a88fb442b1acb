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
    adc r10, 1
    mov rdx, r8
    mulx r12, rbp, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov rdx, r9
    mulx r9, r11, r14
    add r8, r11
    adc r9, rbx
    mulx rbx, r11, qword ptr [rdi + 32]
    add rbp, r11
    adc r12, rbx
    mov rdx, r10
    mulx rbx, r11, r14
    add rbp, r11
    adc r12, rbx
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add r12, r10
    shr rdx, 2
    mulx rbx, r11, r15
    add r8, r11
    adc r9, rbx
    add r9, rbp
    adc r12, 0
    mov r10, r12
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
    mov qword ptr [rdi], r8
    mov qword ptr [rdi + 8], r9
    mov qword ptr [rdi + 16], r10
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
