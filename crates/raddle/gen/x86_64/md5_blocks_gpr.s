    .cfi_startproc
    endbr64
    sub rsp, 32
    .cfi_def_cfa_offset 40
    mov qword ptr [rsp], rbx
    mov qword ptr [rsp + 8], rbp
    mov qword ptr [rsp + 16], r12
    mov qword ptr [rsp + 24], r13
    mov eax, dword ptr [rdi]
    mov ecx, dword ptr [rdi + 4]
    mov r8d, dword ptr [rdi + 8]
    mov r9d, dword ptr [rdi + 12]
    cmp rdx, 64
    jb 3f
2:
    .cfi_offset rbx, -40
    .cfi_offset rbp, -32
    .cfi_offset r12, -24
    .cfi_offset r13, -16
    mov ebx, eax
    mov ebp, ecx
    mov r12d, r8d
    mov r13d, r9d
    mov r10d, r8d
    add eax, -680876936
    xor r10d, r9d
    add eax, dword ptr [rsi]
    and r10d, ecx
    xor r10d, r9d
    add eax, r10d
    rol eax, 7
    add eax, ecx
    mov r10d, ecx
    add r9d, -389564586
    xor r10d, r8d
    add r9d, dword ptr [rsi + 4]
    and r10d, eax
    xor r10d, r8d
    add r9d, r10d
    rol r9d, 12
    add r9d, eax
    mov r10d, eax
    add r8d, 606105819
    xor r10d, ecx
    add r8d, dword ptr [rsi + 8]
    and r10d, r9d
    xor r10d, ecx
    add r8d, r10d
    rol r8d, 17
    add r8d, r9d
    mov r10d, r9d
    add ecx, -1044525330
    xor r10d, eax
    add ecx, dword ptr [rsi + 12]
    and r10d, r8d
    xor r10d, eax
    add ecx, r10d
    rol ecx, 22
    add ecx, r8d
    mov r10d, r8d
    add eax, -176418897
    xor r10d, r9d
    add eax, dword ptr [rsi + 16]
    and r10d, ecx
    xor r10d, r9d
    add eax, r10d
    rol eax, 7
    add eax, ecx
    mov r10d, ecx
    add r9d, 1200080426
    xor r10d, r8d
    add r9d, dword ptr [rsi + 20]
    and r10d, eax
    xor r10d, r8d
    add r9d, r10d
    rol r9d, 12
    add r9d, eax
    mov r10d, eax
    add r8d, -1473231341
    xor r10d, ecx
    add r8d, dword ptr [rsi + 24]
    and r10d, r9d
    xor r10d, ecx
    add r8d, r10d
    rol r8d, 17
    add r8d, r9d
    mov r10d, r9d
    add ecx, -45705983
    xor r10d, eax
    add ecx, dword ptr [rsi + 28]
    and r10d, r8d
    xor r10d, eax
    add ecx, r10d
    rol ecx, 22
    add ecx, r8d
    mov r10d, r8d
    add eax, 1770035416
    xor r10d, r9d
    add eax, dword ptr [rsi + 32]
    and r10d, ecx
    xor r10d, r9d
    add eax, r10d
    rol eax, 7
    add eax, ecx
    mov r10d, ecx
    add r9d, -1958414417
    xor r10d, r8d
    add r9d, dword ptr [rsi + 36]
    and r10d, eax
    xor r10d, r8d
    add r9d, r10d
    rol r9d, 12
    add r9d, eax
    mov r10d, eax
    add r8d, -42063
    xor r10d, ecx
    add r8d, dword ptr [rsi + 40]
    and r10d, r9d
    xor r10d, ecx
    add r8d, r10d
    rol r8d, 17
    add r8d, r9d
    mov r10d, r9d
    add ecx, -1990404162
    xor r10d, eax
    add ecx, dword ptr [rsi + 44]
    and r10d, r8d
    xor r10d, eax
    add ecx, r10d
    rol ecx, 22
    add ecx, r8d
    mov r10d, r8d
    add eax, 1804603682
    xor r10d, r9d
    add eax, dword ptr [rsi + 48]
    and r10d, ecx
    xor r10d, r9d
    add eax, r10d
    rol eax, 7
    add eax, ecx
    mov r10d, ecx
    add r9d, -40341101
    xor r10d, r8d
    add r9d, dword ptr [rsi + 52]
    and r10d, eax
    xor r10d, r8d
    add r9d, r10d
    rol r9d, 12
    add r9d, eax
    mov r10d, eax
    add r8d, -1502002290
    xor r10d, ecx
    add r8d, dword ptr [rsi + 56]
    and r10d, r9d
    xor r10d, ecx
    add r8d, r10d
    rol r8d, 17
    add r8d, r9d
    mov r10d, r9d
    add ecx, 1236535329
    xor r10d, eax
    add ecx, dword ptr [rsi + 60]
    and r10d, r8d
    xor r10d, eax
    add ecx, r10d
    rol ecx, 22
    add ecx, r8d
    mov r11d, r9d
    add eax, -165796510
    not r11d
    add eax, dword ptr [rsi + 4]
    and r11d, r8d
    mov r10d, r9d
    add eax, r11d
    and r10d, ecx
    add eax, r10d
    rol eax, 5
    add eax, ecx
    mov r11d, r8d
    add r9d, -1069501632
    not r11d
    add r9d, dword ptr [rsi + 24]
    and r11d, ecx
    mov r10d, r8d
    add r9d, r11d
    and r10d, eax
    add r9d, r10d
    rol r9d, 9
    add r9d, eax
    mov r11d, ecx
    add r8d, 643717713
    not r11d
    add r8d, dword ptr [rsi + 44]
    and r11d, eax
    mov r10d, ecx
    add r8d, r11d
    and r10d, r9d
    add r8d, r10d
    rol r8d, 14
    add r8d, r9d
    mov r11d, eax
    add ecx, -373897302
    not r11d
    add ecx, dword ptr [rsi]
    and r11d, r9d
    mov r10d, eax
    add ecx, r11d
    and r10d, r8d
    add ecx, r10d
    rol ecx, 20
    add ecx, r8d
    mov r11d, r9d
    add eax, -701558691
    not r11d
    add eax, dword ptr [rsi + 20]
    and r11d, r8d
    mov r10d, r9d
    add eax, r11d
    and r10d, ecx
    add eax, r10d
    rol eax, 5
    add eax, ecx
    mov r11d, r8d
    add r9d, 38016083
    not r11d
    add r9d, dword ptr [rsi + 40]
    and r11d, ecx
    mov r10d, r8d
    add r9d, r11d
    and r10d, eax
    add r9d, r10d
    rol r9d, 9
    add r9d, eax
    mov r11d, ecx
    add r8d, -660478335
    not r11d
    add r8d, dword ptr [rsi + 60]
    and r11d, eax
    mov r10d, ecx
    add r8d, r11d
    and r10d, r9d
    add r8d, r10d
    rol r8d, 14
    add r8d, r9d
    mov r11d, eax
    add ecx, -405537848
    not r11d
    add ecx, dword ptr [rsi + 16]
    and r11d, r9d
    mov r10d, eax
    add ecx, r11d
    and r10d, r8d
    add ecx, r10d
    rol ecx, 20
    add ecx, r8d
    mov r11d, r9d
    add eax, 568446438
    not r11d
    add eax, dword ptr [rsi + 36]
    and r11d, r8d
    mov r10d, r9d
    add eax, r11d
    and r10d, ecx
    add eax, r10d
    rol eax, 5
    add eax, ecx
    mov r11d, r8d
    add r9d, -1019803690
    not r11d
    add r9d, dword ptr [rsi + 56]
    and r11d, ecx
    mov r10d, r8d
    add r9d, r11d
    and r10d, eax
    add r9d, r10d
    rol r9d, 9
    add r9d, eax
    mov r11d, ecx
    add r8d, -187363961
    not r11d
    add r8d, dword ptr [rsi + 12]
    and r11d, eax
    mov r10d, ecx
    add r8d, r11d
    and r10d, r9d
    add r8d, r10d
    rol r8d, 14
    add r8d, r9d
    mov r11d, eax
    add ecx, 1163531501
    not r11d
    add ecx, dword ptr [rsi + 32]
    and r11d, r9d
    mov r10d, eax
    add ecx, r11d
    and r10d, r8d
    add ecx, r10d
    rol ecx, 20
    add ecx, r8d
    mov r11d, r9d
    add eax, -1444681467
    not r11d
    add eax, dword ptr [rsi + 52]
    and r11d, r8d
    mov r10d, r9d
    add eax, r11d
    and r10d, ecx
    add eax, r10d
    rol eax, 5
    add eax, ecx
    mov r11d, r8d
    add r9d, -51403784
    not r11d
    add r9d, dword ptr [rsi + 8]
    and r11d, ecx
    mov r10d, r8d
    add r9d, r11d
    and r10d, eax
    add r9d, r10d
    rol r9d, 9
    add r9d, eax
    mov r11d, ecx
    add r8d, 1735328473
    not r11d
    add r8d, dword ptr [rsi + 28]
    and r11d, eax
    mov r10d, ecx
    add r8d, r11d
    and r10d, r9d
    add r8d, r10d
    rol r8d, 14
    add r8d, r9d
    mov r11d, eax
    add ecx, -1926607734
    not r11d
    add ecx, dword ptr [rsi + 48]
    and r11d, r9d
    mov r10d, eax
    add ecx, r11d
    and r10d, r8d
    add ecx, r10d
    rol ecx, 20
    add ecx, r8d
    mov r10d, r8d
    add eax, -378558
    xor r10d, r9d
    add eax, dword ptr [rsi + 20]
    xor r10d, ecx
    add eax, r10d
    rol eax, 4
    add eax, ecx
    mov r10d, ecx
    add r9d, -2022574463
    xor r10d, r8d
    add r9d, dword ptr [rsi + 32]
    xor r10d, eax
    add r9d, r10d
    rol r9d, 11
    add r9d, eax
    mov r10d, eax
    add r8d, 1839030562
    xor r10d, ecx
    add r8d, dword ptr [rsi + 44]
    xor r10d, r9d
    add r8d, r10d
    rol r8d, 16
    add r8d, r9d
    mov r10d, r9d
    add ecx, -35309556
    xor r10d, eax
    add ecx, dword ptr [rsi + 56]
    xor r10d, r8d
    add ecx, r10d
    rol ecx, 23
    add ecx, r8d
    mov r10d, r8d
    add eax, -1530992060
    xor r10d, r9d
    add eax, dword ptr [rsi + 4]
    xor r10d, ecx
    add eax, r10d
    rol eax, 4
    add eax, ecx
    mov r10d, ecx
    add r9d, 1272893353
    xor r10d, r8d
    add r9d, dword ptr [rsi + 16]
    xor r10d, eax
    add r9d, r10d
    rol r9d, 11
    add r9d, eax
    mov r10d, eax
    add r8d, -155497632
    xor r10d, ecx
    add r8d, dword ptr [rsi + 28]
    xor r10d, r9d
    add r8d, r10d
    rol r8d, 16
    add r8d, r9d
    mov r10d, r9d
    add ecx, -1094730640
    xor r10d, eax
    add ecx, dword ptr [rsi + 40]
    xor r10d, r8d
    add ecx, r10d
    rol ecx, 23
    add ecx, r8d
    mov r10d, r8d
    add eax, 681279174
    xor r10d, r9d
    add eax, dword ptr [rsi + 52]
    xor r10d, ecx
    add eax, r10d
    rol eax, 4
    add eax, ecx
    mov r10d, ecx
    add r9d, -358537222
    xor r10d, r8d
    add r9d, dword ptr [rsi]
    xor r10d, eax
    add r9d, r10d
    rol r9d, 11
    add r9d, eax
    mov r10d, eax
    add r8d, -722521979
    xor r10d, ecx
    add r8d, dword ptr [rsi + 12]
    xor r10d, r9d
    add r8d, r10d
    rol r8d, 16
    add r8d, r9d
    mov r10d, r9d
    add ecx, 76029189
    xor r10d, eax
    add ecx, dword ptr [rsi + 24]
    xor r10d, r8d
    add ecx, r10d
    rol ecx, 23
    add ecx, r8d
    mov r10d, r8d
    add eax, -640364487
    xor r10d, r9d
    add eax, dword ptr [rsi + 36]
    xor r10d, ecx
    add eax, r10d
    rol eax, 4
    add eax, ecx
    mov r10d, ecx
    add r9d, -421815835
    xor r10d, r8d
    add r9d, dword ptr [rsi + 48]
    xor r10d, eax
    add r9d, r10d
    rol r9d, 11
    add r9d, eax
    mov r10d, eax
    add r8d, 530742520
    xor r10d, ecx
    add r8d, dword ptr [rsi + 60]
    xor r10d, r9d
    add r8d, r10d
    rol r8d, 16
    add r8d, r9d
    mov r10d, r9d
    add ecx, -995338651
    xor r10d, eax
    add ecx, dword ptr [rsi + 8]
    xor r10d, r8d
    add ecx, r10d
    rol ecx, 23
    add ecx, r8d
    mov r10d, r9d
    add eax, -198630844
    not r10d
    add eax, dword ptr [rsi]
    or r10d, ecx
    xor r10d, r8d
    add eax, r10d
    rol eax, 6
    add eax, ecx
    mov r10d, r8d
    add r9d, 1126891415
    not r10d
    add r9d, dword ptr [rsi + 28]
    or r10d, eax
    xor r10d, ecx
    add r9d, r10d
    rol r9d, 10
    add r9d, eax
    mov r10d, ecx
    add r8d, -1416354905
    not r10d
    add r8d, dword ptr [rsi + 56]
    or r10d, r9d
    xor r10d, eax
    add r8d, r10d
    rol r8d, 15
    add r8d, r9d
    mov r10d, eax
    add ecx, -57434055
    not r10d
    add ecx, dword ptr [rsi + 20]
    or r10d, r8d
    xor r10d, r9d
    add ecx, r10d
    rol ecx, 21
    add ecx, r8d
    mov r10d, r9d
    add eax, 1700485571
    not r10d
    add eax, dword ptr [rsi + 48]
    or r10d, ecx
    xor r10d, r8d
    add eax, r10d
    rol eax, 6
    add eax, ecx
    mov r10d, r8d
    add r9d, -1894986606
    not r10d
    add r9d, dword ptr [rsi + 12]
    or r10d, eax
    xor r10d, ecx
    add r9d, r10d
    rol r9d, 10
    add r9d, eax
    mov r10d, ecx
    add r8d, -1051523
    not r10d
    add r8d, dword ptr [rsi + 40]
    or r10d, r9d
    xor r10d, eax
    add r8d, r10d
    rol r8d, 15
    add r8d, r9d
    mov r10d, eax
    add ecx, -2054922799
    not r10d
    add ecx, dword ptr [rsi + 4]
    or r10d, r8d
    xor r10d, r9d
    add ecx, r10d
    rol ecx, 21
    add ecx, r8d
    mov r10d, r9d
    add eax, 1873313359
    not r10d
    add eax, dword ptr [rsi + 32]
    or r10d, ecx
    xor r10d, r8d
    add eax, r10d
    rol eax, 6
    add eax, ecx
    mov r10d, r8d
    add r9d, -30611744
    not r10d
    add r9d, dword ptr [rsi + 60]
    or r10d, eax
    xor r10d, ecx
    add r9d, r10d
    rol r9d, 10
    add r9d, eax
    mov r10d, ecx
    add r8d, -1560198380
    not r10d
    add r8d, dword ptr [rsi + 24]
    or r10d, r9d
    xor r10d, eax
    add r8d, r10d
    rol r8d, 15
    add r8d, r9d
    mov r10d, eax
    add ecx, 1309151649
    not r10d
    add ecx, dword ptr [rsi + 52]
    or r10d, r8d
    xor r10d, r9d
    add ecx, r10d
    rol ecx, 21
    add ecx, r8d
    mov r10d, r9d
    add eax, -145523070
    not r10d
    add eax, dword ptr [rsi + 16]
    or r10d, ecx
    xor r10d, r8d
    add eax, r10d
    rol eax, 6
    add eax, ecx
    mov r10d, r8d
    add r9d, -1120210379
    not r10d
    add r9d, dword ptr [rsi + 44]
    or r10d, eax
    xor r10d, ecx
    add r9d, r10d
    rol r9d, 10
    add r9d, eax
    mov r10d, ecx
    add r8d, 718787259
    not r10d
    add r8d, dword ptr [rsi + 8]
    or r10d, r9d
    xor r10d, eax
    add r8d, r10d
    rol r8d, 15
    add r8d, r9d
    add ebp, r8d
    mov r10d, eax
    add ecx, -343485551
    not r10d
    add ecx, dword ptr [rsi + 36]
    or r10d, r8d
    xor r10d, r9d
    add ecx, r10d
    rol ecx, 21
    add eax, ebx
    add ecx, ebp
    add r8d, r12d
    add r9d, r13d
    add rsi, 64
    sub rdx, 64
    cmp rdx, 64
    jae 2b
3:
    mov dword ptr [rdi], eax
    mov dword ptr [rdi + 4], ecx
    mov dword ptr [rdi + 8], r8d
    mov dword ptr [rdi + 12], r9d
    xor eax, eax
    xor ecx, ecx
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    mov rbx, qword ptr [rsp]
    mov rbp, qword ptr [rsp + 8]
    mov r12, qword ptr [rsp + 16]
    mov r13, qword ptr [rsp + 24]
    add rsp, 32
    .cfi_def_cfa rsp, 8
    .cfi_restore rbx
    .cfi_restore rbp
    .cfi_restore r12
    .cfi_restore r13
    ret
    .cfi_endproc
