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
    mov rax, rdx
    mov r8, qword ptr [rdi]
    mov r9, qword ptr [rdi + 8]
    mov r10, qword ptr [rdi + 16]
    cmp rax, 512
    jb 3f
2:
    .cfi_offset rbx, -64
    .cfi_offset rbp, -56
    .cfi_offset r12, -48
    .cfi_offset r13, -40
    .cfi_offset r14, -32
    .cfi_offset r15, -24
    mov qword ptr [rsp + 48], rax
    mov r14, qword ptr [rdi + 40]
    shr r14, 2
    add r14, qword ptr [rdi + 40]
    mov r15, qword ptr [rdi + 32]
    shl r15, 2
    add r15, qword ptr [rdi + 32]
    xor r11d, r11d
    xor ecx, ecx
    xor r12d, r12d
    add r8, qword ptr [rsi]
    adc r9, qword ptr [rsi + 8]
    adc r10, 1
    mov rdx, r8
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov rdx, r9
    mulx r9, rax, r14
    add r8, rax
    adc r9, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r10
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add r13, r10
    shr rdx, 2
    mulx rbx, rax, r15
    add r8, rax
    adc r9, rbx
    add r9, rbp
    adc r13, 0
    mov r10, r13
    add r11, qword ptr [rsi + 256]
    adc rcx, qword ptr [rsi + 264]
    adc r12, 1
    mov rdx, r11
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r11, qword ptr [rdi + 32]
    mov rdx, rcx
    mulx rcx, rax, r14
    add r11, rax
    adc rcx, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r12
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r12, 3
    imul r12, qword ptr [rdi + 32]
    add r13, r12
    shr rdx, 2
    mulx rbx, rax, r15
    add r11, rax
    adc rcx, rbx
    add rcx, rbp
    adc r13, 0
    mov r12, r13
    add r8, qword ptr [rsi + 16]
    adc r9, qword ptr [rsi + 24]
    adc r10, 1
    mov rdx, r8
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov rdx, r9
    mulx r9, rax, r14
    add r8, rax
    adc r9, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r10
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add r13, r10
    shr rdx, 2
    mulx rbx, rax, r15
    add r8, rax
    adc r9, rbx
    add r9, rbp
    adc r13, 0
    mov r10, r13
    add r11, qword ptr [rsi + 272]
    adc rcx, qword ptr [rsi + 280]
    adc r12, 1
    mov rdx, r11
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r11, qword ptr [rdi + 32]
    mov rdx, rcx
    mulx rcx, rax, r14
    add r11, rax
    adc rcx, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r12
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r12, 3
    imul r12, qword ptr [rdi + 32]
    add r13, r12
    shr rdx, 2
    mulx rbx, rax, r15
    add r11, rax
    adc rcx, rbx
    add rcx, rbp
    adc r13, 0
    mov r12, r13
    add r8, qword ptr [rsi + 32]
    adc r9, qword ptr [rsi + 40]
    adc r10, 1
    mov rdx, r8
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov rdx, r9
    mulx r9, rax, r14
    add r8, rax
    adc r9, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r10
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add r13, r10
    shr rdx, 2
    mulx rbx, rax, r15
    add r8, rax
    adc r9, rbx
    add r9, rbp
    adc r13, 0
    mov r10, r13
    add r11, qword ptr [rsi + 288]
    adc rcx, qword ptr [rsi + 296]
    adc r12, 1
    mov rdx, r11
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r11, qword ptr [rdi + 32]
    mov rdx, rcx
    mulx rcx, rax, r14
    add r11, rax
    adc rcx, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r12
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r12, 3
    imul r12, qword ptr [rdi + 32]
    add r13, r12
    shr rdx, 2
    mulx rbx, rax, r15
    add r11, rax
    adc rcx, rbx
    add rcx, rbp
    adc r13, 0
    mov r12, r13
    add r8, qword ptr [rsi + 48]
    adc r9, qword ptr [rsi + 56]
    adc r10, 1
    mov rdx, r8
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov rdx, r9
    mulx r9, rax, r14
    add r8, rax
    adc r9, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r10
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add r13, r10
    shr rdx, 2
    mulx rbx, rax, r15
    add r8, rax
    adc r9, rbx
    add r9, rbp
    adc r13, 0
    mov r10, r13
    add r11, qword ptr [rsi + 304]
    adc rcx, qword ptr [rsi + 312]
    adc r12, 1
    mov rdx, r11
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r11, qword ptr [rdi + 32]
    mov rdx, rcx
    mulx rcx, rax, r14
    add r11, rax
    adc rcx, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r12
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r12, 3
    imul r12, qword ptr [rdi + 32]
    add r13, r12
    shr rdx, 2
    mulx rbx, rax, r15
    add r11, rax
    adc rcx, rbx
    add rcx, rbp
    adc r13, 0
    mov r12, r13
    add r8, qword ptr [rsi + 64]
    adc r9, qword ptr [rsi + 72]
    adc r10, 1
    mov rdx, r8
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov rdx, r9
    mulx r9, rax, r14
    add r8, rax
    adc r9, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r10
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add r13, r10
    shr rdx, 2
    mulx rbx, rax, r15
    add r8, rax
    adc r9, rbx
    add r9, rbp
    adc r13, 0
    mov r10, r13
    add r11, qword ptr [rsi + 320]
    adc rcx, qword ptr [rsi + 328]
    adc r12, 1
    mov rdx, r11
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r11, qword ptr [rdi + 32]
    mov rdx, rcx
    mulx rcx, rax, r14
    add r11, rax
    adc rcx, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r12
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r12, 3
    imul r12, qword ptr [rdi + 32]
    add r13, r12
    shr rdx, 2
    mulx rbx, rax, r15
    add r11, rax
    adc rcx, rbx
    add rcx, rbp
    adc r13, 0
    mov r12, r13
    add r8, qword ptr [rsi + 80]
    adc r9, qword ptr [rsi + 88]
    adc r10, 1
    mov rdx, r8
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov rdx, r9
    mulx r9, rax, r14
    add r8, rax
    adc r9, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r10
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add r13, r10
    shr rdx, 2
    mulx rbx, rax, r15
    add r8, rax
    adc r9, rbx
    add r9, rbp
    adc r13, 0
    mov r10, r13
    add r11, qword ptr [rsi + 336]
    adc rcx, qword ptr [rsi + 344]
    adc r12, 1
    mov rdx, r11
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r11, qword ptr [rdi + 32]
    mov rdx, rcx
    mulx rcx, rax, r14
    add r11, rax
    adc rcx, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r12
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r12, 3
    imul r12, qword ptr [rdi + 32]
    add r13, r12
    shr rdx, 2
    mulx rbx, rax, r15
    add r11, rax
    adc rcx, rbx
    add rcx, rbp
    adc r13, 0
    mov r12, r13
    add r8, qword ptr [rsi + 96]
    adc r9, qword ptr [rsi + 104]
    adc r10, 1
    mov rdx, r8
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov rdx, r9
    mulx r9, rax, r14
    add r8, rax
    adc r9, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r10
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add r13, r10
    shr rdx, 2
    mulx rbx, rax, r15
    add r8, rax
    adc r9, rbx
    add r9, rbp
    adc r13, 0
    mov r10, r13
    add r11, qword ptr [rsi + 352]
    adc rcx, qword ptr [rsi + 360]
    adc r12, 1
    mov rdx, r11
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r11, qword ptr [rdi + 32]
    mov rdx, rcx
    mulx rcx, rax, r14
    add r11, rax
    adc rcx, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r12
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r12, 3
    imul r12, qword ptr [rdi + 32]
    add r13, r12
    shr rdx, 2
    mulx rbx, rax, r15
    add r11, rax
    adc rcx, rbx
    add rcx, rbp
    adc r13, 0
    mov r12, r13
    add r8, qword ptr [rsi + 112]
    adc r9, qword ptr [rsi + 120]
    adc r10, 1
    mov rdx, r8
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov rdx, r9
    mulx r9, rax, r14
    add r8, rax
    adc r9, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r10
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add r13, r10
    shr rdx, 2
    mulx rbx, rax, r15
    add r8, rax
    adc r9, rbx
    add r9, rbp
    adc r13, 0
    mov r10, r13
    add r11, qword ptr [rsi + 368]
    adc rcx, qword ptr [rsi + 376]
    adc r12, 1
    mov rdx, r11
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r11, qword ptr [rdi + 32]
    mov rdx, rcx
    mulx rcx, rax, r14
    add r11, rax
    adc rcx, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r12
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r12, 3
    imul r12, qword ptr [rdi + 32]
    add r13, r12
    shr rdx, 2
    mulx rbx, rax, r15
    add r11, rax
    adc rcx, rbx
    add rcx, rbp
    adc r13, 0
    mov r12, r13
    add r8, qword ptr [rsi + 128]
    adc r9, qword ptr [rsi + 136]
    adc r10, 1
    mov rdx, r8
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov rdx, r9
    mulx r9, rax, r14
    add r8, rax
    adc r9, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r10
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add r13, r10
    shr rdx, 2
    mulx rbx, rax, r15
    add r8, rax
    adc r9, rbx
    add r9, rbp
    adc r13, 0
    mov r10, r13
    add r11, qword ptr [rsi + 384]
    adc rcx, qword ptr [rsi + 392]
    adc r12, 1
    mov rdx, r11
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r11, qword ptr [rdi + 32]
    mov rdx, rcx
    mulx rcx, rax, r14
    add r11, rax
    adc rcx, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r12
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r12, 3
    imul r12, qword ptr [rdi + 32]
    add r13, r12
    shr rdx, 2
    mulx rbx, rax, r15
    add r11, rax
    adc rcx, rbx
    add rcx, rbp
    adc r13, 0
    mov r12, r13
    add r8, qword ptr [rsi + 144]
    adc r9, qword ptr [rsi + 152]
    adc r10, 1
    mov rdx, r8
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov rdx, r9
    mulx r9, rax, r14
    add r8, rax
    adc r9, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r10
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add r13, r10
    shr rdx, 2
    mulx rbx, rax, r15
    add r8, rax
    adc r9, rbx
    add r9, rbp
    adc r13, 0
    mov r10, r13
    add r11, qword ptr [rsi + 400]
    adc rcx, qword ptr [rsi + 408]
    adc r12, 1
    mov rdx, r11
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r11, qword ptr [rdi + 32]
    mov rdx, rcx
    mulx rcx, rax, r14
    add r11, rax
    adc rcx, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r12
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r12, 3
    imul r12, qword ptr [rdi + 32]
    add r13, r12
    shr rdx, 2
    mulx rbx, rax, r15
    add r11, rax
    adc rcx, rbx
    add rcx, rbp
    adc r13, 0
    mov r12, r13
    add r8, qword ptr [rsi + 160]
    adc r9, qword ptr [rsi + 168]
    adc r10, 1
    mov rdx, r8
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov rdx, r9
    mulx r9, rax, r14
    add r8, rax
    adc r9, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r10
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add r13, r10
    shr rdx, 2
    mulx rbx, rax, r15
    add r8, rax
    adc r9, rbx
    add r9, rbp
    adc r13, 0
    mov r10, r13
    add r11, qword ptr [rsi + 416]
    adc rcx, qword ptr [rsi + 424]
    adc r12, 1
    mov rdx, r11
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r11, qword ptr [rdi + 32]
    mov rdx, rcx
    mulx rcx, rax, r14
    add r11, rax
    adc rcx, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r12
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r12, 3
    imul r12, qword ptr [rdi + 32]
    add r13, r12
    shr rdx, 2
    mulx rbx, rax, r15
    add r11, rax
    adc rcx, rbx
    add rcx, rbp
    adc r13, 0
    mov r12, r13
    add r8, qword ptr [rsi + 176]
    adc r9, qword ptr [rsi + 184]
    adc r10, 1
    mov rdx, r8
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov rdx, r9
    mulx r9, rax, r14
    add r8, rax
    adc r9, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r10
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add r13, r10
    shr rdx, 2
    mulx rbx, rax, r15
    add r8, rax
    adc r9, rbx
    add r9, rbp
    adc r13, 0
    mov r10, r13
    add r11, qword ptr [rsi + 432]
    adc rcx, qword ptr [rsi + 440]
    adc r12, 1
    mov rdx, r11
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r11, qword ptr [rdi + 32]
    mov rdx, rcx
    mulx rcx, rax, r14
    add r11, rax
    adc rcx, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r12
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r12, 3
    imul r12, qword ptr [rdi + 32]
    add r13, r12
    shr rdx, 2
    mulx rbx, rax, r15
    add r11, rax
    adc rcx, rbx
    add rcx, rbp
    adc r13, 0
    mov r12, r13
    add r8, qword ptr [rsi + 192]
    adc r9, qword ptr [rsi + 200]
    adc r10, 1
    mov rdx, r8
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov rdx, r9
    mulx r9, rax, r14
    add r8, rax
    adc r9, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r10
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add r13, r10
    shr rdx, 2
    mulx rbx, rax, r15
    add r8, rax
    adc r9, rbx
    add r9, rbp
    adc r13, 0
    mov r10, r13
    add r11, qword ptr [rsi + 448]
    adc rcx, qword ptr [rsi + 456]
    adc r12, 1
    mov rdx, r11
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r11, qword ptr [rdi + 32]
    mov rdx, rcx
    mulx rcx, rax, r14
    add r11, rax
    adc rcx, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r12
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r12, 3
    imul r12, qword ptr [rdi + 32]
    add r13, r12
    shr rdx, 2
    mulx rbx, rax, r15
    add r11, rax
    adc rcx, rbx
    add rcx, rbp
    adc r13, 0
    mov r12, r13
    add r8, qword ptr [rsi + 208]
    adc r9, qword ptr [rsi + 216]
    adc r10, 1
    mov rdx, r8
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov rdx, r9
    mulx r9, rax, r14
    add r8, rax
    adc r9, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r10
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add r13, r10
    shr rdx, 2
    mulx rbx, rax, r15
    add r8, rax
    adc r9, rbx
    add r9, rbp
    adc r13, 0
    mov r10, r13
    add r11, qword ptr [rsi + 464]
    adc rcx, qword ptr [rsi + 472]
    adc r12, 1
    mov rdx, r11
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r11, qword ptr [rdi + 32]
    mov rdx, rcx
    mulx rcx, rax, r14
    add r11, rax
    adc rcx, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r12
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r12, 3
    imul r12, qword ptr [rdi + 32]
    add r13, r12
    shr rdx, 2
    mulx rbx, rax, r15
    add r11, rax
    adc rcx, rbx
    add rcx, rbp
    adc r13, 0
    mov r12, r13
    add r8, qword ptr [rsi + 224]
    adc r9, qword ptr [rsi + 232]
    adc r10, 1
    mov rdx, r8
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov rdx, r9
    mulx r9, rax, r14
    add r8, rax
    adc r9, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r10
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add r13, r10
    shr rdx, 2
    mulx rbx, rax, r15
    add r8, rax
    adc r9, rbx
    add r9, rbp
    adc r13, 0
    mov r10, r13
    add r11, qword ptr [rsi + 480]
    adc rcx, qword ptr [rsi + 488]
    adc r12, 1
    mov rdx, r11
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r11, qword ptr [rdi + 32]
    mov rdx, rcx
    mulx rcx, rax, r14
    add r11, rax
    adc rcx, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r12
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r12, 3
    imul r12, qword ptr [rdi + 32]
    add r13, r12
    shr rdx, 2
    mulx rbx, rax, r15
    add r11, rax
    adc rcx, rbx
    add rcx, rbp
    adc r13, 0
    mov r12, r13
    add r8, qword ptr [rsi + 240]
    adc r9, qword ptr [rsi + 248]
    adc r10, 1
    mov rdx, r8
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r8, qword ptr [rdi + 32]
    mov rdx, r9
    mulx r9, rax, r14
    add r8, rax
    adc r9, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r10
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r10, 3
    imul r10, qword ptr [rdi + 32]
    add r13, r10
    shr rdx, 2
    mulx rbx, rax, r15
    add r8, rax
    adc r9, rbx
    add r9, rbp
    adc r13, 0
    mov r10, r13
    add r11, qword ptr [rsi + 496]
    adc rcx, qword ptr [rsi + 504]
    adc r12, 1
    mov rdx, r11
    mulx r13, rbp, qword ptr [rdi + 40]
    mulx rbx, r11, qword ptr [rdi + 32]
    mov rdx, rcx
    mulx rcx, rax, r14
    add r11, rax
    adc rcx, rbx
    mulx rbx, rax, qword ptr [rdi + 32]
    add rbp, rax
    adc r13, rbx
    mov rdx, r12
    mulx rbx, rax, r14
    add rbp, rax
    adc r13, rbx
    and r12, 3
    imul r12, qword ptr [rdi + 32]
    add r13, r12
    shr rdx, 2
    mulx rbx, rax, r15
    add r11, rax
    adc rcx, rbx
    add rcx, rbp
    adc r13, 0
    mov r12, r13
    mov rbx, r10
    mov rax, r10
    and r10, 3
    shr rax, 2
    and rbx, -4
    add rax, rbx
    add r8, rax
    adc r9, 0
    adc r10, 0
    mov rbx, r12
    mov rax, r12
    and r12, 3
    shr rax, 2
    and rbx, -4
    add rax, rbx
    add r11, rax
    adc rcx, 0
    adc r12, 0
    xor r14d, r14d
    mov rdx, r8
    mulx rbx, rax, qword ptr [rdi + 64]
    add r11, rax
    mulx rbp, rax, qword ptr [rdi + 72]
    adc rcx, rax
    mulx r13, rax, qword ptr [rdi + 80]
    adc r12, rax
    adc r14, 0
    add rcx, rbx
    adc r12, rbp
    adc r14, r13
    xor r8d, r8d
    mov rdx, r9
    mulx rbx, rax, qword ptr [rdi + 64]
    add rcx, rax
    mulx rbp, rax, qword ptr [rdi + 72]
    adc r12, rax
    mulx r13, rax, qword ptr [rdi + 80]
    adc r14, rax
    adc r8, 0
    add r12, rbx
    adc r14, rbp
    adc r8, r13
    mov rdx, r10
    mulx rbx, rax, qword ptr [rdi + 64]
    add r12, rax
    mulx rbp, rax, qword ptr [rdi + 72]
    adc r14, rax
    mulx r13, rax, qword ptr [rdi + 80]
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
    add rsi, 512
    mov rax, qword ptr [rsp + 48]
    sub rax, 512
    cmp rax, 512
    jae 2b
3:
    mov qword ptr [rdi], r8
    mov qword ptr [rdi + 8], r9
    mov qword ptr [rdi + 16], r10
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
