    sub rsp, 40
    mov qword ptr [rsp], rbx
    mov qword ptr [rsp + 8], rbp
    mov qword ptr [rsp + 16], r12
    mov qword ptr [rsp + 24], r13
    mov qword ptr [rsp + 32], r14
    mov r13, rdx
    mov r8, qword ptr [rdi]
    mov r9, qword ptr [rdi + 8]
    mov r10, qword ptr [rdi + 16]
    mov r14, qword ptr [rdi + 40]
    mov r11, r14
    shr r11, 2
    add r14, r11
    cmp r13, 16
    jb 3f
2:
    add r8, qword ptr [rsi]
    adc r9, qword ptr [rsi + 8]
    adc r10, 1
    mov rdx, r8
    mulx rbp, r12, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov r11, r10
    imul r11, r14
    imul r10, qword ptr [rdi + 32]
    add r12, r11
    adc rbp, r10
    mov rdx, r9
    mulx r9, r11, r14
    add r8, r11
    adc r9, rbx
    mulx rbx, r11, qword ptr [rdi + 32]
    add r12, r11
    adc rbp, rbx
    add r9, r12
    adc rbp, 0
    mov r10, rbp
    and r10, 3
    mov r12, rbp
    shr r12, 2
    and rbp, -4
    add r12, rbp
    add r8, r12
    adc r9, 0
    adc r10, 0
    add rsi, 16
    sub r13, 16
    cmp r13, 16
    jae 2b
3:
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
    add rsp, 40
    ret
