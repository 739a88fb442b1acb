    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 1408
    .cfi_def_cfa_offset 1416
    and rsp, -64
    .cfi_def_cfa r11, 8
    vmovdqu32 zmm0, zmmword ptr [rsi]
    vmovdqu32 zmmword ptr [rsp], zmm0
    vmovdqu32 zmm1, zmmword ptr [rsi + 64]
    vmovdqu32 zmmword ptr [rsp + 64], zmm1
    vmovdqu32 zmm0, zmmword ptr [rdi]
    vmovdqu32 zmmword ptr [rsp + 1152], zmm0
    vmovdqu32 zmm1, zmmword ptr [rdi + 64]
    vmovdqu32 zmmword ptr [rsp + 1216], zmm1
    vmovdqu32 zmm2, zmmword ptr [rdi + 128]
    vmovdqu32 zmmword ptr [rsp + 1280], zmm2
    vmovdqu32 zmm3, zmmword ptr [rdi + 192]
    vmovdqu32 zmmword ptr [rsp + 1344], zmm3
    cmp rdx, 64
    jb 3f
2:
    mov rax, qword ptr [rsp]
    vbroadcasti64x4 zmm0, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 32]
    vinserti64x4 zmm0, zmm0, ymmword ptr [rax], 1
    mov rax, qword ptr [rsp + 64]
    vbroadcasti64x4 zmm1, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 96]
    vinserti64x4 zmm1, zmm1, ymmword ptr [rax], 1
    vshufi32x4 zmm16, zmm0, zmm1, 136
    vshufi32x4 zmm1, zmm0, zmm1, 221
    mov rax, qword ptr [rsp]
    vbroadcasti64x4 zmm2, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 32]
    vinserti64x4 zmm2, zmm2, ymmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 64]
    vbroadcasti64x4 zmm3, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 96]
    vinserti64x4 zmm3, zmm3, ymmword ptr [rax + 32], 1
    vshufi32x4 zmm0, zmm2, zmm3, 136
    vshufi32x4 zmm3, zmm2, zmm3, 221
    mov rax, qword ptr [rsp + 8]
    vbroadcasti64x4 zmm4, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 40]
    vinserti64x4 zmm4, zmm4, ymmword ptr [rax], 1
    mov rax, qword ptr [rsp + 72]
    vbroadcasti64x4 zmm5, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 104]
    vinserti64x4 zmm5, zmm5, ymmword ptr [rax], 1
    vshufi32x4 zmm2, zmm4, zmm5, 136
    vshufi32x4 zmm5, zmm4, zmm5, 221
    mov rax, qword ptr [rsp + 8]
    vbroadcasti64x4 zmm6, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 40]
    vinserti64x4 zmm6, zmm6, ymmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 72]
    vbroadcasti64x4 zmm7, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 104]
    vinserti64x4 zmm7, zmm7, ymmword ptr [rax + 32], 1
    vshufi32x4 zmm4, zmm6, zmm7, 136
    vshufi32x4 zmm7, zmm6, zmm7, 221
    mov rax, qword ptr [rsp + 16]
    vbroadcasti64x4 zmm8, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 48]
    vinserti64x4 zmm8, zmm8, ymmword ptr [rax], 1
    mov rax, qword ptr [rsp + 80]
    vbroadcasti64x4 zmm9, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 112]
    vinserti64x4 zmm9, zmm9, ymmword ptr [rax], 1
    vshufi32x4 zmm6, zmm8, zmm9, 136
    vshufi32x4 zmm9, zmm8, zmm9, 221
    mov rax, qword ptr [rsp + 16]
    vbroadcasti64x4 zmm10, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 48]
    vinserti64x4 zmm10, zmm10, ymmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 80]
    vbroadcasti64x4 zmm11, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 112]
    vinserti64x4 zmm11, zmm11, ymmword ptr [rax + 32], 1
    vshufi32x4 zmm8, zmm10, zmm11, 136
    vshufi32x4 zmm11, zmm10, zmm11, 221
    mov rax, qword ptr [rsp + 24]
    vbroadcasti64x4 zmm12, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 56]
    vinserti64x4 zmm12, zmm12, ymmword ptr [rax], 1
    mov rax, qword ptr [rsp + 88]
    vbroadcasti64x4 zmm13, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 120]
    vinserti64x4 zmm13, zmm13, ymmword ptr [rax], 1
    vshufi32x4 zmm10, zmm12, zmm13, 136
    vshufi32x4 zmm13, zmm12, zmm13, 221
    mov rax, qword ptr [rsp + 24]
    vbroadcasti64x4 zmm14, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 56]
    vinserti64x4 zmm14, zmm14, ymmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 88]
    vbroadcasti64x4 zmm15, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 120]
    vinserti64x4 zmm15, zmm15, ymmword ptr [rax + 32], 1
    vshufi32x4 zmm12, zmm14, zmm15, 136
    vshufi32x4 zmm15, zmm14, zmm15, 221
    vpunpckldq zmm14, zmm16, zmm2
    vpunpckhdq zmm2, zmm16, zmm2
    vpunpckldq zmm16, zmm6, zmm10
    vpunpckhdq zmm10, zmm6, zmm10
    vpunpcklqdq zmm6, zmm14, zmm16
    vpunpckhqdq zmm16, zmm14, zmm16
    vpunpcklqdq zmm14, zmm2, zmm10
    vpunpckhqdq zmm10, zmm2, zmm10
    vmovdqu32 zmmword ptr [rsp + 128], zmm6
    vmovdqu32 zmmword ptr [rsp + 192], zmm16
    vmovdqu32 zmmword ptr [rsp + 256], zmm14
    vmovdqu32 zmmword ptr [rsp + 320], zmm10
    vpunpckldq zmm2, zmm1, zmm5
    vpunpckhdq zmm5, zmm1, zmm5
    vpunpckldq zmm1, zmm9, zmm13
    vpunpckhdq zmm13, zmm9, zmm13
    vpunpcklqdq zmm9, zmm2, zmm1
    vpunpckhqdq zmm1, zmm2, zmm1
    vpunpcklqdq zmm2, zmm5, zmm13
    vpunpckhqdq zmm13, zmm5, zmm13
    vmovdqu32 zmmword ptr [rsp + 384], zmm9
    vmovdqu32 zmmword ptr [rsp + 448], zmm1
    vmovdqu32 zmmword ptr [rsp + 512], zmm2
    vmovdqu32 zmmword ptr [rsp + 576], zmm13
    vpunpckldq zmm5, zmm0, zmm4
    vpunpckhdq zmm4, zmm0, zmm4
    vpunpckldq zmm0, zmm8, zmm12
    vpunpckhdq zmm12, zmm8, zmm12
    vpunpcklqdq zmm8, zmm5, zmm0
    vpunpckhqdq zmm0, zmm5, zmm0
    vpunpcklqdq zmm5, zmm4, zmm12
    vpunpckhqdq zmm12, zmm4, zmm12
    vmovdqu32 zmmword ptr [rsp + 640], zmm8
    vmovdqu32 zmmword ptr [rsp + 704], zmm0
    vmovdqu32 zmmword ptr [rsp + 768], zmm5
    vmovdqu32 zmmword ptr [rsp + 832], zmm12
    vpunpckldq zmm4, zmm3, zmm7
    vpunpckhdq zmm7, zmm3, zmm7
    vpunpckldq zmm3, zmm11, zmm15
    vpunpckhdq zmm15, zmm11, zmm15
    vpunpcklqdq zmm11, zmm4, zmm3
    vpunpckhqdq zmm3, zmm4, zmm3
    vpunpcklqdq zmm4, zmm7, zmm15
    vpunpckhqdq zmm15, zmm7, zmm15
    vmovdqu32 zmmword ptr [rsp + 896], zmm11
    vmovdqu32 zmmword ptr [rsp + 960], zmm3
    vmovdqu32 zmmword ptr [rsp + 1024], zmm4
    vmovdqu32 zmmword ptr [rsp + 1088], zmm15
    vmovdqu32 zmm0, zmmword ptr [rsp + 1152]
    vmovdqu32 zmm1, zmmword ptr [rsp + 1216]
    vmovdqu32 zmm2, zmmword ptr [rsp + 1280]
    vmovdqu32 zmm3, zmmword ptr [rsp + 1344]
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 128]
    vpaddd zmm0, zmm0, dword ptr [rcx + 8]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 202
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 7
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 192]
    vpaddd zmm3, zmm3, dword ptr [rcx + 12]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm4, zmm1, zmm2, 202
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 12
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 256]
    vpaddd zmm2, zmm2, dword ptr [rcx + 16]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 202
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 17
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 320]
    vpaddd zmm1, zmm1, dword ptr [rcx + 20]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm4, zmm3, zmm0, 202
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 22
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 384]
    vpaddd zmm0, zmm0, dword ptr [rcx + 24]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 202
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 7
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 448]
    vpaddd zmm3, zmm3, dword ptr [rcx + 28]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm4, zmm1, zmm2, 202
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 12
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 512]
    vpaddd zmm2, zmm2, dword ptr [rcx + 32]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 202
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 17
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 576]
    vpaddd zmm1, zmm1, dword ptr [rcx + 36]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm4, zmm3, zmm0, 202
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 22
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 640]
    vpaddd zmm0, zmm0, dword ptr [rcx + 40]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 202
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 7
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 704]
    vpaddd zmm3, zmm3, dword ptr [rcx + 44]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm4, zmm1, zmm2, 202
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 12
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 768]
    vpaddd zmm2, zmm2, dword ptr [rcx + 48]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 202
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 17
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 832]
    vpaddd zmm1, zmm1, dword ptr [rcx + 52]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm4, zmm3, zmm0, 202
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 22
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 896]
    vpaddd zmm0, zmm0, dword ptr [rcx + 56]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 202
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 7
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 960]
    vpaddd zmm3, zmm3, dword ptr [rcx + 60]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm4, zmm1, zmm2, 202
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 12
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 1024]
    vpaddd zmm2, zmm2, dword ptr [rcx + 64]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 202
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 17
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 1088]
    vpaddd zmm1, zmm1, dword ptr [rcx + 68]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm4, zmm3, zmm0, 202
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 22
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 192]
    vpaddd zmm0, zmm0, dword ptr [rcx + 72]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 228
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 5
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 512]
    vpaddd zmm3, zmm3, dword ptr [rcx + 76]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm4, zmm1, zmm2, 228
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 9
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 832]
    vpaddd zmm2, zmm2, dword ptr [rcx + 80]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 228
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 14
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 128]
    vpaddd zmm1, zmm1, dword ptr [rcx + 84]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm4, zmm3, zmm0, 228
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 20
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 448]
    vpaddd zmm0, zmm0, dword ptr [rcx + 88]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 228
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 5
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 768]
    vpaddd zmm3, zmm3, dword ptr [rcx + 92]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm4, zmm1, zmm2, 228
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 9
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 1088]
    vpaddd zmm2, zmm2, dword ptr [rcx + 96]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 228
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 14
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 384]
    vpaddd zmm1, zmm1, dword ptr [rcx + 100]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm4, zmm3, zmm0, 228
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 20
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 704]
    vpaddd zmm0, zmm0, dword ptr [rcx + 104]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 228
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 5
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 1024]
    vpaddd zmm3, zmm3, dword ptr [rcx + 108]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm4, zmm1, zmm2, 228
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 9
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 320]
    vpaddd zmm2, zmm2, dword ptr [rcx + 112]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 228
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 14
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 640]
    vpaddd zmm1, zmm1, dword ptr [rcx + 116]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm4, zmm3, zmm0, 228
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 20
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 960]
    vpaddd zmm0, zmm0, dword ptr [rcx + 120]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 228
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 5
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 256]
    vpaddd zmm3, zmm3, dword ptr [rcx + 124]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm4, zmm1, zmm2, 228
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 9
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 576]
    vpaddd zmm2, zmm2, dword ptr [rcx + 128]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 228
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 14
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 896]
    vpaddd zmm1, zmm1, dword ptr [rcx + 132]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm4, zmm3, zmm0, 228
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 20
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 448]
    vpaddd zmm0, zmm0, dword ptr [rcx + 136]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 150
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 4
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 640]
    vpaddd zmm3, zmm3, dword ptr [rcx + 140]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm4, zmm1, zmm2, 150
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 11
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 832]
    vpaddd zmm2, zmm2, dword ptr [rcx + 144]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 150
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 16
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 1024]
    vpaddd zmm1, zmm1, dword ptr [rcx + 148]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm4, zmm3, zmm0, 150
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 23
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 192]
    vpaddd zmm0, zmm0, dword ptr [rcx + 152]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 150
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 4
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 384]
    vpaddd zmm3, zmm3, dword ptr [rcx + 156]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm4, zmm1, zmm2, 150
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 11
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 576]
    vpaddd zmm2, zmm2, dword ptr [rcx + 160]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 150
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 16
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 768]
    vpaddd zmm1, zmm1, dword ptr [rcx + 164]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm4, zmm3, zmm0, 150
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 23
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 960]
    vpaddd zmm0, zmm0, dword ptr [rcx + 168]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 150
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 4
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 128]
    vpaddd zmm3, zmm3, dword ptr [rcx + 172]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm4, zmm1, zmm2, 150
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 11
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 320]
    vpaddd zmm2, zmm2, dword ptr [rcx + 176]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 150
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 16
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 512]
    vpaddd zmm1, zmm1, dword ptr [rcx + 180]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm4, zmm3, zmm0, 150
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 23
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 704]
    vpaddd zmm0, zmm0, dword ptr [rcx + 184]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 150
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 4
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 896]
    vpaddd zmm3, zmm3, dword ptr [rcx + 188]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm4, zmm1, zmm2, 150
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 11
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 1088]
    vpaddd zmm2, zmm2, dword ptr [rcx + 192]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 150
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 16
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 256]
    vpaddd zmm1, zmm1, dword ptr [rcx + 196]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm4, zmm3, zmm0, 150
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 23
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 128]
    vpaddd zmm0, zmm0, dword ptr [rcx + 200]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 57
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 6
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 576]
    vpaddd zmm3, zmm3, dword ptr [rcx + 204]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm4, zmm1, zmm2, 57
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 10
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 1024]
    vpaddd zmm2, zmm2, dword ptr [rcx + 208]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 57
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 15
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 448]
    vpaddd zmm1, zmm1, dword ptr [rcx + 212]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm4, zmm3, zmm0, 57
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 21
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 896]
    vpaddd zmm0, zmm0, dword ptr [rcx + 216]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 57
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 6
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 320]
    vpaddd zmm3, zmm3, dword ptr [rcx + 220]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm4, zmm1, zmm2, 57
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 10
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 768]
    vpaddd zmm2, zmm2, dword ptr [rcx + 224]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 57
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 15
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 192]
    vpaddd zmm1, zmm1, dword ptr [rcx + 228]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm4, zmm3, zmm0, 57
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 21
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 640]
    vpaddd zmm0, zmm0, dword ptr [rcx + 232]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 57
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 6
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 1088]
    vpaddd zmm3, zmm3, dword ptr [rcx + 236]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm4, zmm1, zmm2, 57
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 10
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 512]
    vpaddd zmm2, zmm2, dword ptr [rcx + 240]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 57
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 15
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 960]
    vpaddd zmm1, zmm1, dword ptr [rcx + 244]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm4, zmm3, zmm0, 57
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 21
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 384]
    vpaddd zmm0, zmm0, dword ptr [rcx + 248]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 57
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 6
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 832]
    vpaddd zmm3, zmm3, dword ptr [rcx + 252]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm4, zmm1, zmm2, 57
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 10
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 256]
    vpaddd zmm2, zmm2, dword ptr [rcx + 256]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 57
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 15
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 704]
    vpaddd zmm1, zmm1, dword ptr [rcx + 260]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm4, zmm3, zmm0, 57
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 21
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 1152]
    vmovdqu32 zmmword ptr [rsp + 1152], zmm0
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 1216]
    vmovdqu32 zmmword ptr [rsp + 1216], zmm1
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 1280]
    vmovdqu32 zmmword ptr [rsp + 1280], zmm2
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 1344]
    vmovdqu32 zmmword ptr [rsp + 1344], zmm3
    vpbroadcastq zmm0, qword ptr [rcx]
    vpaddq zmm1, zmm0, zmmword ptr [rsp]
    vmovdqu32 zmmword ptr [rsp], zmm1
    vpaddq zmm1, zmm0, zmmword ptr [rsp + 64]
    vmovdqu32 zmmword ptr [rsp + 64], zmm1
    sub rdx, 64
    cmp rdx, 64
    jae 2b
3:
    vmovdqu32 zmm0, zmmword ptr [rsp + 1152]
    vmovdqu32 zmmword ptr [rdi], zmm0
    vmovdqu32 zmm1, zmmword ptr [rsp + 1216]
    vmovdqu32 zmmword ptr [rdi + 64], zmm1
    vmovdqu32 zmm2, zmmword ptr [rsp + 1280]
    vmovdqu32 zmmword ptr [rdi + 128], zmm2
    vmovdqu32 zmm3, zmmword ptr [rsp + 1344]
    vmovdqu32 zmmword ptr [rdi + 192], zmm3
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
    vpxord zmm16, zmm16, zmm16
    vpxord zmm17, zmm17, zmm17
    vpxord zmm18, zmm18, zmm18
    vpxord zmm19, zmm19, zmm19
    vpxord zmm20, zmm20, zmm20
    vpxord zmm21, zmm21, zmm21
    vpxord zmm22, zmm22, zmm22
    vpxord zmm23, zmm23, zmm23
    vpxord zmm24, zmm24, zmm24
    vpxord zmm25, zmm25, zmm25
    vpxord zmm26, zmm26, zmm26
    vpxord zmm27, zmm27, zmm27
    vpxord zmm28, zmm28, zmm28
    vpxord zmm29, zmm29, zmm29
    vpxord zmm30, zmm30, zmm30
    vpxord zmm31, zmm31, zmm31
    vzeroupper
    vmovdqu32 zmmword ptr [rsp + 128], zmm0
    vmovdqu32 zmmword ptr [rsp + 192], zmm0
    vmovdqu32 zmmword ptr [rsp + 256], zmm0
    vmovdqu32 zmmword ptr [rsp + 320], zmm0
    vmovdqu32 zmmword ptr [rsp + 384], zmm0
    vmovdqu32 zmmword ptr [rsp + 448], zmm0
    vmovdqu32 zmmword ptr [rsp + 512], zmm0
    vmovdqu32 zmmword ptr [rsp + 576], zmm0
    vmovdqu32 zmmword ptr [rsp + 640], zmm0
    vmovdqu32 zmmword ptr [rsp + 704], zmm0
    vmovdqu32 zmmword ptr [rsp + 768], zmm0
    vmovdqu32 zmmword ptr [rsp + 832], zmm0
    vmovdqu32 zmmword ptr [rsp + 896], zmm0
    vmovdqu32 zmmword ptr [rsp + 960], zmm0
    vmovdqu32 zmmword ptr [rsp + 1024], zmm0
    vmovdqu32 zmmword ptr [rsp + 1088], zmm0
    vmovdqu32 zmmword ptr [rsp + 1152], zmm0
    vmovdqu32 zmmword ptr [rsp + 1216], zmm0
    vmovdqu32 zmmword ptr [rsp + 1280], zmm0
    vmovdqu32 zmmword ptr [rsp + 1344], zmm0
    mov rsp, r11
    ret
    .cfi_endproc
