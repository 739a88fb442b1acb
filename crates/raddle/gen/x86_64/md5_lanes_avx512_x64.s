    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 4096
    .cfi_def_cfa_offset 4104
    mov qword ptr [rsp], rsp
    sub rsp, 1536
    .cfi_def_cfa_offset 5640
    and rsp, -64
    .cfi_def_cfa r11, 8
    vmovdqu32 zmm0, zmmword ptr [rsi]
    vmovdqu32 zmmword ptr [rsp], zmm0
    vmovdqu32 zmm1, zmmword ptr [rsi + 64]
    vmovdqu32 zmmword ptr [rsp + 64], zmm1
    vmovdqu32 zmm2, zmmword ptr [rsi + 128]
    vmovdqu32 zmmword ptr [rsp + 128], zmm2
    vmovdqu32 zmm3, zmmword ptr [rsi + 192]
    vmovdqu32 zmmword ptr [rsp + 192], zmm3
    vmovdqu32 zmm4, zmmword ptr [rsi + 256]
    vmovdqu32 zmmword ptr [rsp + 256], zmm4
    vmovdqu32 zmm5, zmmword ptr [rsi + 320]
    vmovdqu32 zmmword ptr [rsp + 320], zmm5
    vmovdqu32 zmm6, zmmword ptr [rsi + 384]
    vmovdqu32 zmmword ptr [rsp + 384], zmm6
    vmovdqu32 zmm7, zmmword ptr [rsi + 448]
    vmovdqu32 zmmword ptr [rsp + 448], zmm7
    vmovdqu32 zmm0, zmmword ptr [rdi]
    vmovdqu32 zmmword ptr [rsp + 4608], zmm0
    vmovdqu32 zmm1, zmmword ptr [rdi + 64]
    vmovdqu32 zmmword ptr [rsp + 4672], zmm1
    vmovdqu32 zmm2, zmmword ptr [rdi + 128]
    vmovdqu32 zmmword ptr [rsp + 4736], zmm2
    vmovdqu32 zmm3, zmmword ptr [rdi + 192]
    vmovdqu32 zmmword ptr [rsp + 4800], zmm3
    vmovdqu32 zmm4, zmmword ptr [rdi + 256]
    vmovdqu32 zmmword ptr [rsp + 4864], zmm4
    vmovdqu32 zmm5, zmmword ptr [rdi + 320]
    vmovdqu32 zmmword ptr [rsp + 4928], zmm5
    vmovdqu32 zmm6, zmmword ptr [rdi + 384]
    vmovdqu32 zmmword ptr [rsp + 4992], zmm6
    vmovdqu32 zmm7, zmmword ptr [rdi + 448]
    vmovdqu32 zmmword ptr [rsp + 5056], zmm7
    vmovdqu32 zmm8, zmmword ptr [rdi + 512]
    vmovdqu32 zmmword ptr [rsp + 5120], zmm8
    vmovdqu32 zmm9, zmmword ptr [rdi + 576]
    vmovdqu32 zmmword ptr [rsp + 5184], zmm9
    vmovdqu32 zmm10, zmmword ptr [rdi + 640]
    vmovdqu32 zmmword ptr [rsp + 5248], zmm10
    vmovdqu32 zmm11, zmmword ptr [rdi + 704]
    vmovdqu32 zmmword ptr [rsp + 5312], zmm11
    vmovdqu32 zmm12, zmmword ptr [rdi + 768]
    vmovdqu32 zmmword ptr [rsp + 5376], zmm12
    vmovdqu32 zmm13, zmmword ptr [rdi + 832]
    vmovdqu32 zmmword ptr [rsp + 5440], zmm13
    vmovdqu32 zmm14, zmmword ptr [rdi + 896]
    vmovdqu32 zmmword ptr [rsp + 5504], zmm14
    vmovdqu32 zmm15, zmmword ptr [rdi + 960]
    vmovdqu32 zmmword ptr [rsp + 5568], zmm15
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
    vmovdqu32 zmmword ptr [rsp + 512], zmm6
    vmovdqu32 zmmword ptr [rsp + 576], zmm16
    vmovdqu32 zmmword ptr [rsp + 640], zmm14
    vmovdqu32 zmmword ptr [rsp + 704], zmm10
    vpunpckldq zmm2, zmm1, zmm5
    vpunpckhdq zmm5, zmm1, zmm5
    vpunpckldq zmm1, zmm9, zmm13
    vpunpckhdq zmm13, zmm9, zmm13
    vpunpcklqdq zmm9, zmm2, zmm1
    vpunpckhqdq zmm1, zmm2, zmm1
    vpunpcklqdq zmm2, zmm5, zmm13
    vpunpckhqdq zmm13, zmm5, zmm13
    vmovdqu32 zmmword ptr [rsp + 768], zmm9
    vmovdqu32 zmmword ptr [rsp + 832], zmm1
    vmovdqu32 zmmword ptr [rsp + 896], zmm2
    vmovdqu32 zmmword ptr [rsp + 960], zmm13
    vpunpckldq zmm5, zmm0, zmm4
    vpunpckhdq zmm4, zmm0, zmm4
    vpunpckldq zmm0, zmm8, zmm12
    vpunpckhdq zmm12, zmm8, zmm12
    vpunpcklqdq zmm8, zmm5, zmm0
    vpunpckhqdq zmm0, zmm5, zmm0
    vpunpcklqdq zmm5, zmm4, zmm12
    vpunpckhqdq zmm12, zmm4, zmm12
    vmovdqu32 zmmword ptr [rsp + 1024], zmm8
    vmovdqu32 zmmword ptr [rsp + 1088], zmm0
    vmovdqu32 zmmword ptr [rsp + 1152], zmm5
    vmovdqu32 zmmword ptr [rsp + 1216], zmm12
    vpunpckldq zmm4, zmm3, zmm7
    vpunpckhdq zmm7, zmm3, zmm7
    vpunpckldq zmm3, zmm11, zmm15
    vpunpckhdq zmm15, zmm11, zmm15
    vpunpcklqdq zmm11, zmm4, zmm3
    vpunpckhqdq zmm3, zmm4, zmm3
    vpunpcklqdq zmm4, zmm7, zmm15
    vpunpckhqdq zmm15, zmm7, zmm15
    vmovdqu32 zmmword ptr [rsp + 1280], zmm11
    vmovdqu32 zmmword ptr [rsp + 1344], zmm3
    vmovdqu32 zmmword ptr [rsp + 1408], zmm4
    vmovdqu32 zmmword ptr [rsp + 1472], zmm15
    mov rax, qword ptr [rsp + 128]
    vbroadcasti64x4 zmm0, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 160]
    vinserti64x4 zmm0, zmm0, ymmword ptr [rax], 1
    mov rax, qword ptr [rsp + 192]
    vbroadcasti64x4 zmm1, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 224]
    vinserti64x4 zmm1, zmm1, ymmword ptr [rax], 1
    vshufi32x4 zmm16, zmm0, zmm1, 136
    vshufi32x4 zmm1, zmm0, zmm1, 221
    mov rax, qword ptr [rsp + 128]
    vbroadcasti64x4 zmm2, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 160]
    vinserti64x4 zmm2, zmm2, ymmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 192]
    vbroadcasti64x4 zmm3, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 224]
    vinserti64x4 zmm3, zmm3, ymmword ptr [rax + 32], 1
    vshufi32x4 zmm0, zmm2, zmm3, 136
    vshufi32x4 zmm3, zmm2, zmm3, 221
    mov rax, qword ptr [rsp + 136]
    vbroadcasti64x4 zmm4, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 168]
    vinserti64x4 zmm4, zmm4, ymmword ptr [rax], 1
    mov rax, qword ptr [rsp + 200]
    vbroadcasti64x4 zmm5, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 232]
    vinserti64x4 zmm5, zmm5, ymmword ptr [rax], 1
    vshufi32x4 zmm2, zmm4, zmm5, 136
    vshufi32x4 zmm5, zmm4, zmm5, 221
    mov rax, qword ptr [rsp + 136]
    vbroadcasti64x4 zmm6, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 168]
    vinserti64x4 zmm6, zmm6, ymmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 200]
    vbroadcasti64x4 zmm7, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 232]
    vinserti64x4 zmm7, zmm7, ymmword ptr [rax + 32], 1
    vshufi32x4 zmm4, zmm6, zmm7, 136
    vshufi32x4 zmm7, zmm6, zmm7, 221
    mov rax, qword ptr [rsp + 144]
    vbroadcasti64x4 zmm8, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 176]
    vinserti64x4 zmm8, zmm8, ymmword ptr [rax], 1
    mov rax, qword ptr [rsp + 208]
    vbroadcasti64x4 zmm9, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 240]
    vinserti64x4 zmm9, zmm9, ymmword ptr [rax], 1
    vshufi32x4 zmm6, zmm8, zmm9, 136
    vshufi32x4 zmm9, zmm8, zmm9, 221
    mov rax, qword ptr [rsp + 144]
    vbroadcasti64x4 zmm10, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 176]
    vinserti64x4 zmm10, zmm10, ymmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 208]
    vbroadcasti64x4 zmm11, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 240]
    vinserti64x4 zmm11, zmm11, ymmword ptr [rax + 32], 1
    vshufi32x4 zmm8, zmm10, zmm11, 136
    vshufi32x4 zmm11, zmm10, zmm11, 221
    mov rax, qword ptr [rsp + 152]
    vbroadcasti64x4 zmm12, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 184]
    vinserti64x4 zmm12, zmm12, ymmword ptr [rax], 1
    mov rax, qword ptr [rsp + 216]
    vbroadcasti64x4 zmm13, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 248]
    vinserti64x4 zmm13, zmm13, ymmword ptr [rax], 1
    vshufi32x4 zmm10, zmm12, zmm13, 136
    vshufi32x4 zmm13, zmm12, zmm13, 221
    mov rax, qword ptr [rsp + 152]
    vbroadcasti64x4 zmm14, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 184]
    vinserti64x4 zmm14, zmm14, ymmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 216]
    vbroadcasti64x4 zmm15, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 248]
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
    vmovdqu32 zmmword ptr [rsp + 1536], zmm6
    vmovdqu32 zmmword ptr [rsp + 1600], zmm16
    vmovdqu32 zmmword ptr [rsp + 1664], zmm14
    vmovdqu32 zmmword ptr [rsp + 1728], zmm10
    vpunpckldq zmm2, zmm1, zmm5
    vpunpckhdq zmm5, zmm1, zmm5
    vpunpckldq zmm1, zmm9, zmm13
    vpunpckhdq zmm13, zmm9, zmm13
    vpunpcklqdq zmm9, zmm2, zmm1
    vpunpckhqdq zmm1, zmm2, zmm1
    vpunpcklqdq zmm2, zmm5, zmm13
    vpunpckhqdq zmm13, zmm5, zmm13
    vmovdqu32 zmmword ptr [rsp + 1792], zmm9
    vmovdqu32 zmmword ptr [rsp + 1856], zmm1
    vmovdqu32 zmmword ptr [rsp + 1920], zmm2
    vmovdqu32 zmmword ptr [rsp + 1984], zmm13
    vpunpckldq zmm5, zmm0, zmm4
    vpunpckhdq zmm4, zmm0, zmm4
    vpunpckldq zmm0, zmm8, zmm12
    vpunpckhdq zmm12, zmm8, zmm12
    vpunpcklqdq zmm8, zmm5, zmm0
    vpunpckhqdq zmm0, zmm5, zmm0
    vpunpcklqdq zmm5, zmm4, zmm12
    vpunpckhqdq zmm12, zmm4, zmm12
    vmovdqu32 zmmword ptr [rsp + 2048], zmm8
    vmovdqu32 zmmword ptr [rsp + 2112], zmm0
    vmovdqu32 zmmword ptr [rsp + 2176], zmm5
    vmovdqu32 zmmword ptr [rsp + 2240], zmm12
    vpunpckldq zmm4, zmm3, zmm7
    vpunpckhdq zmm7, zmm3, zmm7
    vpunpckldq zmm3, zmm11, zmm15
    vpunpckhdq zmm15, zmm11, zmm15
    vpunpcklqdq zmm11, zmm4, zmm3
    vpunpckhqdq zmm3, zmm4, zmm3
    vpunpcklqdq zmm4, zmm7, zmm15
    vpunpckhqdq zmm15, zmm7, zmm15
    vmovdqu32 zmmword ptr [rsp + 2304], zmm11
    vmovdqu32 zmmword ptr [rsp + 2368], zmm3
    vmovdqu32 zmmword ptr [rsp + 2432], zmm4
    vmovdqu32 zmmword ptr [rsp + 2496], zmm15
    mov rax, qword ptr [rsp + 256]
    vbroadcasti64x4 zmm0, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 288]
    vinserti64x4 zmm0, zmm0, ymmword ptr [rax], 1
    mov rax, qword ptr [rsp + 320]
    vbroadcasti64x4 zmm1, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 352]
    vinserti64x4 zmm1, zmm1, ymmword ptr [rax], 1
    vshufi32x4 zmm16, zmm0, zmm1, 136
    vshufi32x4 zmm1, zmm0, zmm1, 221
    mov rax, qword ptr [rsp + 256]
    vbroadcasti64x4 zmm2, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 288]
    vinserti64x4 zmm2, zmm2, ymmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 320]
    vbroadcasti64x4 zmm3, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 352]
    vinserti64x4 zmm3, zmm3, ymmword ptr [rax + 32], 1
    vshufi32x4 zmm0, zmm2, zmm3, 136
    vshufi32x4 zmm3, zmm2, zmm3, 221
    mov rax, qword ptr [rsp + 264]
    vbroadcasti64x4 zmm4, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 296]
    vinserti64x4 zmm4, zmm4, ymmword ptr [rax], 1
    mov rax, qword ptr [rsp + 328]
    vbroadcasti64x4 zmm5, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 360]
    vinserti64x4 zmm5, zmm5, ymmword ptr [rax], 1
    vshufi32x4 zmm2, zmm4, zmm5, 136
    vshufi32x4 zmm5, zmm4, zmm5, 221
    mov rax, qword ptr [rsp + 264]
    vbroadcasti64x4 zmm6, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 296]
    vinserti64x4 zmm6, zmm6, ymmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 328]
    vbroadcasti64x4 zmm7, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 360]
    vinserti64x4 zmm7, zmm7, ymmword ptr [rax + 32], 1
    vshufi32x4 zmm4, zmm6, zmm7, 136
    vshufi32x4 zmm7, zmm6, zmm7, 221
    mov rax, qword ptr [rsp + 272]
    vbroadcasti64x4 zmm8, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 304]
    vinserti64x4 zmm8, zmm8, ymmword ptr [rax], 1
    mov rax, qword ptr [rsp + 336]
    vbroadcasti64x4 zmm9, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 368]
    vinserti64x4 zmm9, zmm9, ymmword ptr [rax], 1
    vshufi32x4 zmm6, zmm8, zmm9, 136
    vshufi32x4 zmm9, zmm8, zmm9, 221
    mov rax, qword ptr [rsp + 272]
    vbroadcasti64x4 zmm10, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 304]
    vinserti64x4 zmm10, zmm10, ymmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 336]
    vbroadcasti64x4 zmm11, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 368]
    vinserti64x4 zmm11, zmm11, ymmword ptr [rax + 32], 1
    vshufi32x4 zmm8, zmm10, zmm11, 136
    vshufi32x4 zmm11, zmm10, zmm11, 221
    mov rax, qword ptr [rsp + 280]
    vbroadcasti64x4 zmm12, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 312]
    vinserti64x4 zmm12, zmm12, ymmword ptr [rax], 1
    mov rax, qword ptr [rsp + 344]
    vbroadcasti64x4 zmm13, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 376]
    vinserti64x4 zmm13, zmm13, ymmword ptr [rax], 1
    vshufi32x4 zmm10, zmm12, zmm13, 136
    vshufi32x4 zmm13, zmm12, zmm13, 221
    mov rax, qword ptr [rsp + 280]
    vbroadcasti64x4 zmm14, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 312]
    vinserti64x4 zmm14, zmm14, ymmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 344]
    vbroadcasti64x4 zmm15, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 376]
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
    vmovdqu32 zmmword ptr [rsp + 2560], zmm6
    vmovdqu32 zmmword ptr [rsp + 2624], zmm16
    vmovdqu32 zmmword ptr [rsp + 2688], zmm14
    vmovdqu32 zmmword ptr [rsp + 2752], zmm10
    vpunpckldq zmm2, zmm1, zmm5
    vpunpckhdq zmm5, zmm1, zmm5
    vpunpckldq zmm1, zmm9, zmm13
    vpunpckhdq zmm13, zmm9, zmm13
    vpunpcklqdq zmm9, zmm2, zmm1
    vpunpckhqdq zmm1, zmm2, zmm1
    vpunpcklqdq zmm2, zmm5, zmm13
    vpunpckhqdq zmm13, zmm5, zmm13
    vmovdqu32 zmmword ptr [rsp + 2816], zmm9
    vmovdqu32 zmmword ptr [rsp + 2880], zmm1
    vmovdqu32 zmmword ptr [rsp + 2944], zmm2
    vmovdqu32 zmmword ptr [rsp + 3008], zmm13
    vpunpckldq zmm5, zmm0, zmm4
    vpunpckhdq zmm4, zmm0, zmm4
    vpunpckldq zmm0, zmm8, zmm12
    vpunpckhdq zmm12, zmm8, zmm12
    vpunpcklqdq zmm8, zmm5, zmm0
    vpunpckhqdq zmm0, zmm5, zmm0
    vpunpcklqdq zmm5, zmm4, zmm12
    vpunpckhqdq zmm12, zmm4, zmm12
    vmovdqu32 zmmword ptr [rsp + 3072], zmm8
    vmovdqu32 zmmword ptr [rsp + 3136], zmm0
    vmovdqu32 zmmword ptr [rsp + 3200], zmm5
    vmovdqu32 zmmword ptr [rsp + 3264], zmm12
    vpunpckldq zmm4, zmm3, zmm7
    vpunpckhdq zmm7, zmm3, zmm7
    vpunpckldq zmm3, zmm11, zmm15
    vpunpckhdq zmm15, zmm11, zmm15
    vpunpcklqdq zmm11, zmm4, zmm3
    vpunpckhqdq zmm3, zmm4, zmm3
    vpunpcklqdq zmm4, zmm7, zmm15
    vpunpckhqdq zmm15, zmm7, zmm15
    vmovdqu32 zmmword ptr [rsp + 3328], zmm11
    vmovdqu32 zmmword ptr [rsp + 3392], zmm3
    vmovdqu32 zmmword ptr [rsp + 3456], zmm4
    vmovdqu32 zmmword ptr [rsp + 3520], zmm15
    mov rax, qword ptr [rsp + 384]
    vbroadcasti64x4 zmm0, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 416]
    vinserti64x4 zmm0, zmm0, ymmword ptr [rax], 1
    mov rax, qword ptr [rsp + 448]
    vbroadcasti64x4 zmm1, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 480]
    vinserti64x4 zmm1, zmm1, ymmword ptr [rax], 1
    vshufi32x4 zmm16, zmm0, zmm1, 136
    vshufi32x4 zmm1, zmm0, zmm1, 221
    mov rax, qword ptr [rsp + 384]
    vbroadcasti64x4 zmm2, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 416]
    vinserti64x4 zmm2, zmm2, ymmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 448]
    vbroadcasti64x4 zmm3, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 480]
    vinserti64x4 zmm3, zmm3, ymmword ptr [rax + 32], 1
    vshufi32x4 zmm0, zmm2, zmm3, 136
    vshufi32x4 zmm3, zmm2, zmm3, 221
    mov rax, qword ptr [rsp + 392]
    vbroadcasti64x4 zmm4, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 424]
    vinserti64x4 zmm4, zmm4, ymmword ptr [rax], 1
    mov rax, qword ptr [rsp + 456]
    vbroadcasti64x4 zmm5, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 488]
    vinserti64x4 zmm5, zmm5, ymmword ptr [rax], 1
    vshufi32x4 zmm2, zmm4, zmm5, 136
    vshufi32x4 zmm5, zmm4, zmm5, 221
    mov rax, qword ptr [rsp + 392]
    vbroadcasti64x4 zmm6, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 424]
    vinserti64x4 zmm6, zmm6, ymmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 456]
    vbroadcasti64x4 zmm7, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 488]
    vinserti64x4 zmm7, zmm7, ymmword ptr [rax + 32], 1
    vshufi32x4 zmm4, zmm6, zmm7, 136
    vshufi32x4 zmm7, zmm6, zmm7, 221
    mov rax, qword ptr [rsp + 400]
    vbroadcasti64x4 zmm8, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 432]
    vinserti64x4 zmm8, zmm8, ymmword ptr [rax], 1
    mov rax, qword ptr [rsp + 464]
    vbroadcasti64x4 zmm9, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 496]
    vinserti64x4 zmm9, zmm9, ymmword ptr [rax], 1
    vshufi32x4 zmm6, zmm8, zmm9, 136
    vshufi32x4 zmm9, zmm8, zmm9, 221
    mov rax, qword ptr [rsp + 400]
    vbroadcasti64x4 zmm10, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 432]
    vinserti64x4 zmm10, zmm10, ymmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 464]
    vbroadcasti64x4 zmm11, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 496]
    vinserti64x4 zmm11, zmm11, ymmword ptr [rax + 32], 1
    vshufi32x4 zmm8, zmm10, zmm11, 136
    vshufi32x4 zmm11, zmm10, zmm11, 221
    mov rax, qword ptr [rsp + 408]
    vbroadcasti64x4 zmm12, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 440]
    vinserti64x4 zmm12, zmm12, ymmword ptr [rax], 1
    mov rax, qword ptr [rsp + 472]
    vbroadcasti64x4 zmm13, ymmword ptr [rax]
    mov rax, qword ptr [rsp + 504]
    vinserti64x4 zmm13, zmm13, ymmword ptr [rax], 1
    vshufi32x4 zmm10, zmm12, zmm13, 136
    vshufi32x4 zmm13, zmm12, zmm13, 221
    mov rax, qword ptr [rsp + 408]
    vbroadcasti64x4 zmm14, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 440]
    vinserti64x4 zmm14, zmm14, ymmword ptr [rax + 32], 1
    mov rax, qword ptr [rsp + 472]
    vbroadcasti64x4 zmm15, ymmword ptr [rax + 32]
    mov rax, qword ptr [rsp + 504]
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
    vmovdqu32 zmmword ptr [rsp + 3584], zmm6
    vmovdqu32 zmmword ptr [rsp + 3648], zmm16
    vmovdqu32 zmmword ptr [rsp + 3712], zmm14
    vmovdqu32 zmmword ptr [rsp + 3776], zmm10
    vpunpckldq zmm2, zmm1, zmm5
    vpunpckhdq zmm5, zmm1, zmm5
    vpunpckldq zmm1, zmm9, zmm13
    vpunpckhdq zmm13, zmm9, zmm13
    vpunpcklqdq zmm9, zmm2, zmm1
    vpunpckhqdq zmm1, zmm2, zmm1
    vpunpcklqdq zmm2, zmm5, zmm13
    vpunpckhqdq zmm13, zmm5, zmm13
    vmovdqu32 zmmword ptr [rsp + 3840], zmm9
    vmovdqu32 zmmword ptr [rsp + 3904], zmm1
    vmovdqu32 zmmword ptr [rsp + 3968], zmm2
    vmovdqu32 zmmword ptr [rsp + 4032], zmm13
    vpunpckldq zmm5, zmm0, zmm4
    vpunpckhdq zmm4, zmm0, zmm4
    vpunpckldq zmm0, zmm8, zmm12
    vpunpckhdq zmm12, zmm8, zmm12
    vpunpcklqdq zmm8, zmm5, zmm0
    vpunpckhqdq zmm0, zmm5, zmm0
    vpunpcklqdq zmm5, zmm4, zmm12
    vpunpckhqdq zmm12, zmm4, zmm12
    vmovdqu32 zmmword ptr [rsp + 4096], zmm8
    vmovdqu32 zmmword ptr [rsp + 4160], zmm0
    vmovdqu32 zmmword ptr [rsp + 4224], zmm5
    vmovdqu32 zmmword ptr [rsp + 4288], zmm12
    vpunpckldq zmm4, zmm3, zmm7
    vpunpckhdq zmm7, zmm3, zmm7
    vpunpckldq zmm3, zmm11, zmm15
    vpunpckhdq zmm15, zmm11, zmm15
    vpunpcklqdq zmm11, zmm4, zmm3
    vpunpckhqdq zmm3, zmm4, zmm3
    vpunpcklqdq zmm4, zmm7, zmm15
    vpunpckhqdq zmm15, zmm7, zmm15
    vmovdqu32 zmmword ptr [rsp + 4352], zmm11
    vmovdqu32 zmmword ptr [rsp + 4416], zmm3
    vmovdqu32 zmmword ptr [rsp + 4480], zmm4
    vmovdqu32 zmmword ptr [rsp + 4544], zmm15
    vmovdqu32 zmm0, zmmword ptr [rsp + 4608]
    vmovdqu32 zmm1, zmmword ptr [rsp + 4864]
    vmovdqu32 zmm2, zmmword ptr [rsp + 5120]
    vmovdqu32 zmm3, zmmword ptr [rsp + 5376]
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 512]
    vpaddd zmm0, zmm0, dword ptr [rcx + 8]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 202
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 7
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 576]
    vpaddd zmm3, zmm3, dword ptr [rcx + 12]{1to16}
    vmovdqa32 zmm4, zmm0
    vmovdqu32 zmm5, zmmword ptr [rsp + 4672]
    vmovdqu32 zmm6, zmmword ptr [rsp + 4928]
    vmovdqu32 zmm7, zmmword ptr [rsp + 5184]
    vmovdqu32 zmm8, zmmword ptr [rsp + 5440]
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 1536]
    vpaddd zmm5, zmm5, dword ptr [rcx + 8]{1to16}
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm8, 202
    vpaddd zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 7
    vpaddd zmm5, zmm5, zmm6
    vpaddd zmm8, zmm8, zmmword ptr [rsp + 1600]
    vpaddd zmm8, zmm8, dword ptr [rcx + 12]{1to16}
    vmovdqa32 zmm9, zmm5
    vmovdqu32 zmm10, zmmword ptr [rsp + 4736]
    vmovdqu32 zmm11, zmmword ptr [rsp + 4992]
    vmovdqu32 zmm12, zmmword ptr [rsp + 5248]
    vmovdqu32 zmm13, zmmword ptr [rsp + 5504]
    vpaddd zmm10, zmm10, zmmword ptr [rsp + 2560]
    vpaddd zmm10, zmm10, dword ptr [rcx + 8]{1to16}
    vmovdqa32 zmm14, zmm11
    vpternlogd zmm14, zmm12, zmm13, 202
    vpaddd zmm10, zmm10, zmm14
    vprold zmm10, zmm10, 7
    vpaddd zmm10, zmm10, zmm11
    vpaddd zmm13, zmm13, zmmword ptr [rsp + 2624]
    vpaddd zmm13, zmm13, dword ptr [rcx + 12]{1to16}
    vmovdqa32 zmm14, zmm10
    vmovdqu32 zmm15, zmmword ptr [rsp + 4800]
    vmovdqu32 zmm16, zmmword ptr [rsp + 5056]
    vmovdqu32 zmm17, zmmword ptr [rsp + 5312]
    vmovdqu32 zmm18, zmmword ptr [rsp + 5568]
    vpaddd zmm15, zmm15, zmmword ptr [rsp + 3584]
    vpaddd zmm15, zmm15, dword ptr [rcx + 8]{1to16}
    vmovdqa32 zmm19, zmm16
    vpternlogd zmm19, zmm17, zmm18, 202
    vpaddd zmm15, zmm15, zmm19
    vprold zmm15, zmm15, 7
    vpaddd zmm15, zmm15, zmm16
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 3648]
    vpaddd zmm18, zmm18, dword ptr [rcx + 12]{1to16}
    vmovdqa32 zmm19, zmm15
    vpternlogd zmm4, zmm1, zmm2, 202
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 12
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 640]
    vpaddd zmm2, zmm2, dword ptr [rcx + 16]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 202
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 17
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 704]
    vpaddd zmm1, zmm1, dword ptr [rcx + 20]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm9, zmm6, zmm7, 202
    vpaddd zmm8, zmm8, zmm9
    vprold zmm8, zmm8, 12
    vpaddd zmm8, zmm8, zmm5
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 1664]
    vpaddd zmm7, zmm7, dword ptr [rcx + 16]{1to16}
    vmovdqa32 zmm9, zmm8
    vpternlogd zmm9, zmm5, zmm6, 202
    vpaddd zmm7, zmm7, zmm9
    vprold zmm7, zmm7, 17
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 1728]
    vpaddd zmm6, zmm6, dword ptr [rcx + 20]{1to16}
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm14, zmm11, zmm12, 202
    vpaddd zmm13, zmm13, zmm14
    vprold zmm13, zmm13, 12
    vpaddd zmm13, zmm13, zmm10
    vpaddd zmm12, zmm12, zmmword ptr [rsp + 2688]
    vpaddd zmm12, zmm12, dword ptr [rcx + 16]{1to16}
    vmovdqa32 zmm14, zmm13
    vpternlogd zmm14, zmm10, zmm11, 202
    vpaddd zmm12, zmm12, zmm14
    vprold zmm12, zmm12, 17
    vpaddd zmm12, zmm12, zmm13
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 2752]
    vpaddd zmm11, zmm11, dword ptr [rcx + 20]{1to16}
    vmovdqa32 zmm14, zmm12
    vpternlogd zmm19, zmm16, zmm17, 202
    vpaddd zmm18, zmm18, zmm19
    vprold zmm18, zmm18, 12
    vpaddd zmm18, zmm18, zmm15
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 3712]
    vpaddd zmm17, zmm17, dword ptr [rcx + 16]{1to16}
    vmovdqa32 zmm19, zmm18
    vpternlogd zmm19, zmm15, zmm16, 202
    vpaddd zmm17, zmm17, zmm19
    vprold zmm17, zmm17, 17
    vpaddd zmm17, zmm17, zmm18
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 3776]
    vpaddd zmm16, zmm16, dword ptr [rcx + 20]{1to16}
    vmovdqa32 zmm19, zmm17
    vpternlogd zmm4, zmm3, zmm0, 202
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 22
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 768]
    vpaddd zmm0, zmm0, dword ptr [rcx + 24]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 202
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 7
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 832]
    vpaddd zmm3, zmm3, dword ptr [rcx + 28]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm9, zmm8, zmm5, 202
    vpaddd zmm6, zmm6, zmm9
    vprold zmm6, zmm6, 22
    vpaddd zmm6, zmm6, zmm7
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 1792]
    vpaddd zmm5, zmm5, dword ptr [rcx + 24]{1to16}
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm8, 202
    vpaddd zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 7
    vpaddd zmm5, zmm5, zmm6
    vpaddd zmm8, zmm8, zmmword ptr [rsp + 1856]
    vpaddd zmm8, zmm8, dword ptr [rcx + 28]{1to16}
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm14, zmm13, zmm10, 202
    vpaddd zmm11, zmm11, zmm14
    vprold zmm11, zmm11, 22
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm10, zmm10, zmmword ptr [rsp + 2816]
    vpaddd zmm10, zmm10, dword ptr [rcx + 24]{1to16}
    vmovdqa32 zmm14, zmm11
    vpternlogd zmm14, zmm12, zmm13, 202
    vpaddd zmm10, zmm10, zmm14
    vprold zmm10, zmm10, 7
    vpaddd zmm10, zmm10, zmm11
    vpaddd zmm13, zmm13, zmmword ptr [rsp + 2880]
    vpaddd zmm13, zmm13, dword ptr [rcx + 28]{1to16}
    vmovdqa32 zmm14, zmm10
    vpternlogd zmm19, zmm18, zmm15, 202
    vpaddd zmm16, zmm16, zmm19
    vprold zmm16, zmm16, 22
    vpaddd zmm16, zmm16, zmm17
    vpaddd zmm15, zmm15, zmmword ptr [rsp + 3840]
    vpaddd zmm15, zmm15, dword ptr [rcx + 24]{1to16}
    vmovdqa32 zmm19, zmm16
    vpternlogd zmm19, zmm17, zmm18, 202
    vpaddd zmm15, zmm15, zmm19
    vprold zmm15, zmm15, 7
    vpaddd zmm15, zmm15, zmm16
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 3904]
    vpaddd zmm18, zmm18, dword ptr [rcx + 28]{1to16}
    vmovdqa32 zmm19, zmm15
    vpternlogd zmm4, zmm1, zmm2, 202
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 12
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 896]
    vpaddd zmm2, zmm2, dword ptr [rcx + 32]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 202
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 17
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 960]
    vpaddd zmm1, zmm1, dword ptr [rcx + 36]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm9, zmm6, zmm7, 202
    vpaddd zmm8, zmm8, zmm9
    vprold zmm8, zmm8, 12
    vpaddd zmm8, zmm8, zmm5
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 1920]
    vpaddd zmm7, zmm7, dword ptr [rcx + 32]{1to16}
    vmovdqa32 zmm9, zmm8
    vpternlogd zmm9, zmm5, zmm6, 202
    vpaddd zmm7, zmm7, zmm9
    vprold zmm7, zmm7, 17
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 1984]
    vpaddd zmm6, zmm6, dword ptr [rcx + 36]{1to16}
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm14, zmm11, zmm12, 202
    vpaddd zmm13, zmm13, zmm14
    vprold zmm13, zmm13, 12
    vpaddd zmm13, zmm13, zmm10
    vpaddd zmm12, zmm12, zmmword ptr [rsp + 2944]
    vpaddd zmm12, zmm12, dword ptr [rcx + 32]{1to16}
    vmovdqa32 zmm14, zmm13
    vpternlogd zmm14, zmm10, zmm11, 202
    vpaddd zmm12, zmm12, zmm14
    vprold zmm12, zmm12, 17
    vpaddd zmm12, zmm12, zmm13
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 3008]
    vpaddd zmm11, zmm11, dword ptr [rcx + 36]{1to16}
    vmovdqa32 zmm14, zmm12
    vpternlogd zmm19, zmm16, zmm17, 202
    vpaddd zmm18, zmm18, zmm19
    vprold zmm18, zmm18, 12
    vpaddd zmm18, zmm18, zmm15
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 3968]
    vpaddd zmm17, zmm17, dword ptr [rcx + 32]{1to16}
    vmovdqa32 zmm19, zmm18
    vpternlogd zmm19, zmm15, zmm16, 202
    vpaddd zmm17, zmm17, zmm19
    vprold zmm17, zmm17, 17
    vpaddd zmm17, zmm17, zmm18
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 4032]
    vpaddd zmm16, zmm16, dword ptr [rcx + 36]{1to16}
    vmovdqa32 zmm19, zmm17
    vpternlogd zmm4, zmm3, zmm0, 202
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 22
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 1024]
    vpaddd zmm0, zmm0, dword ptr [rcx + 40]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 202
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 7
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 1088]
    vpaddd zmm3, zmm3, dword ptr [rcx + 44]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm9, zmm8, zmm5, 202
    vpaddd zmm6, zmm6, zmm9
    vprold zmm6, zmm6, 22
    vpaddd zmm6, zmm6, zmm7
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 2048]
    vpaddd zmm5, zmm5, dword ptr [rcx + 40]{1to16}
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm8, 202
    vpaddd zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 7
    vpaddd zmm5, zmm5, zmm6
    vpaddd zmm8, zmm8, zmmword ptr [rsp + 2112]
    vpaddd zmm8, zmm8, dword ptr [rcx + 44]{1to16}
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm14, zmm13, zmm10, 202
    vpaddd zmm11, zmm11, zmm14
    vprold zmm11, zmm11, 22
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm10, zmm10, zmmword ptr [rsp + 3072]
    vpaddd zmm10, zmm10, dword ptr [rcx + 40]{1to16}
    vmovdqa32 zmm14, zmm11
    vpternlogd zmm14, zmm12, zmm13, 202
    vpaddd zmm10, zmm10, zmm14
    vprold zmm10, zmm10, 7
    vpaddd zmm10, zmm10, zmm11
    vpaddd zmm13, zmm13, zmmword ptr [rsp + 3136]
    vpaddd zmm13, zmm13, dword ptr [rcx + 44]{1to16}
    vmovdqa32 zmm14, zmm10
    vpternlogd zmm19, zmm18, zmm15, 202
    vpaddd zmm16, zmm16, zmm19
    vprold zmm16, zmm16, 22
    vpaddd zmm16, zmm16, zmm17
    vpaddd zmm15, zmm15, zmmword ptr [rsp + 4096]
    vpaddd zmm15, zmm15, dword ptr [rcx + 40]{1to16}
    vmovdqa32 zmm19, zmm16
    vpternlogd zmm19, zmm17, zmm18, 202
    vpaddd zmm15, zmm15, zmm19
    vprold zmm15, zmm15, 7
    vpaddd zmm15, zmm15, zmm16
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 4160]
    vpaddd zmm18, zmm18, dword ptr [rcx + 44]{1to16}
    vmovdqa32 zmm19, zmm15
    vpternlogd zmm4, zmm1, zmm2, 202
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 12
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 1152]
    vpaddd zmm2, zmm2, dword ptr [rcx + 48]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 202
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 17
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 1216]
    vpaddd zmm1, zmm1, dword ptr [rcx + 52]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm9, zmm6, zmm7, 202
    vpaddd zmm8, zmm8, zmm9
    vprold zmm8, zmm8, 12
    vpaddd zmm8, zmm8, zmm5
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 2176]
    vpaddd zmm7, zmm7, dword ptr [rcx + 48]{1to16}
    vmovdqa32 zmm9, zmm8
    vpternlogd zmm9, zmm5, zmm6, 202
    vpaddd zmm7, zmm7, zmm9
    vprold zmm7, zmm7, 17
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 2240]
    vpaddd zmm6, zmm6, dword ptr [rcx + 52]{1to16}
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm14, zmm11, zmm12, 202
    vpaddd zmm13, zmm13, zmm14
    vprold zmm13, zmm13, 12
    vpaddd zmm13, zmm13, zmm10
    vpaddd zmm12, zmm12, zmmword ptr [rsp + 3200]
    vpaddd zmm12, zmm12, dword ptr [rcx + 48]{1to16}
    vmovdqa32 zmm14, zmm13
    vpternlogd zmm14, zmm10, zmm11, 202
    vpaddd zmm12, zmm12, zmm14
    vprold zmm12, zmm12, 17
    vpaddd zmm12, zmm12, zmm13
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 3264]
    vpaddd zmm11, zmm11, dword ptr [rcx + 52]{1to16}
    vmovdqa32 zmm14, zmm12
    vpternlogd zmm19, zmm16, zmm17, 202
    vpaddd zmm18, zmm18, zmm19
    vprold zmm18, zmm18, 12
    vpaddd zmm18, zmm18, zmm15
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 4224]
    vpaddd zmm17, zmm17, dword ptr [rcx + 48]{1to16}
    vmovdqa32 zmm19, zmm18
    vpternlogd zmm19, zmm15, zmm16, 202
    vpaddd zmm17, zmm17, zmm19
    vprold zmm17, zmm17, 17
    vpaddd zmm17, zmm17, zmm18
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 4288]
    vpaddd zmm16, zmm16, dword ptr [rcx + 52]{1to16}
    vmovdqa32 zmm19, zmm17
    vpternlogd zmm4, zmm3, zmm0, 202
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 22
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 1280]
    vpaddd zmm0, zmm0, dword ptr [rcx + 56]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 202
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 7
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 1344]
    vpaddd zmm3, zmm3, dword ptr [rcx + 60]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm9, zmm8, zmm5, 202
    vpaddd zmm6, zmm6, zmm9
    vprold zmm6, zmm6, 22
    vpaddd zmm6, zmm6, zmm7
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 2304]
    vpaddd zmm5, zmm5, dword ptr [rcx + 56]{1to16}
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm8, 202
    vpaddd zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 7
    vpaddd zmm5, zmm5, zmm6
    vpaddd zmm8, zmm8, zmmword ptr [rsp + 2368]
    vpaddd zmm8, zmm8, dword ptr [rcx + 60]{1to16}
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm14, zmm13, zmm10, 202
    vpaddd zmm11, zmm11, zmm14
    vprold zmm11, zmm11, 22
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm10, zmm10, zmmword ptr [rsp + 3328]
    vpaddd zmm10, zmm10, dword ptr [rcx + 56]{1to16}
    vmovdqa32 zmm14, zmm11
    vpternlogd zmm14, zmm12, zmm13, 202
    vpaddd zmm10, zmm10, zmm14
    vprold zmm10, zmm10, 7
    vpaddd zmm10, zmm10, zmm11
    vpaddd zmm13, zmm13, zmmword ptr [rsp + 3392]
    vpaddd zmm13, zmm13, dword ptr [rcx + 60]{1to16}
    vmovdqa32 zmm14, zmm10
    vpternlogd zmm19, zmm18, zmm15, 202
    vpaddd zmm16, zmm16, zmm19
    vprold zmm16, zmm16, 22
    vpaddd zmm16, zmm16, zmm17
    vpaddd zmm15, zmm15, zmmword ptr [rsp + 4352]
    vpaddd zmm15, zmm15, dword ptr [rcx + 56]{1to16}
    vmovdqa32 zmm19, zmm16
    vpternlogd zmm19, zmm17, zmm18, 202
    vpaddd zmm15, zmm15, zmm19
    vprold zmm15, zmm15, 7
    vpaddd zmm15, zmm15, zmm16
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 4416]
    vpaddd zmm18, zmm18, dword ptr [rcx + 60]{1to16}
    vmovdqa32 zmm19, zmm15
    vpternlogd zmm4, zmm1, zmm2, 202
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 12
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 1408]
    vpaddd zmm2, zmm2, dword ptr [rcx + 64]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 202
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 17
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 1472]
    vpaddd zmm1, zmm1, dword ptr [rcx + 68]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm9, zmm6, zmm7, 202
    vpaddd zmm8, zmm8, zmm9
    vprold zmm8, zmm8, 12
    vpaddd zmm8, zmm8, zmm5
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 2432]
    vpaddd zmm7, zmm7, dword ptr [rcx + 64]{1to16}
    vmovdqa32 zmm9, zmm8
    vpternlogd zmm9, zmm5, zmm6, 202
    vpaddd zmm7, zmm7, zmm9
    vprold zmm7, zmm7, 17
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 2496]
    vpaddd zmm6, zmm6, dword ptr [rcx + 68]{1to16}
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm14, zmm11, zmm12, 202
    vpaddd zmm13, zmm13, zmm14
    vprold zmm13, zmm13, 12
    vpaddd zmm13, zmm13, zmm10
    vpaddd zmm12, zmm12, zmmword ptr [rsp + 3456]
    vpaddd zmm12, zmm12, dword ptr [rcx + 64]{1to16}
    vmovdqa32 zmm14, zmm13
    vpternlogd zmm14, zmm10, zmm11, 202
    vpaddd zmm12, zmm12, zmm14
    vprold zmm12, zmm12, 17
    vpaddd zmm12, zmm12, zmm13
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 3520]
    vpaddd zmm11, zmm11, dword ptr [rcx + 68]{1to16}
    vmovdqa32 zmm14, zmm12
    vpternlogd zmm19, zmm16, zmm17, 202
    vpaddd zmm18, zmm18, zmm19
    vprold zmm18, zmm18, 12
    vpaddd zmm18, zmm18, zmm15
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 4480]
    vpaddd zmm17, zmm17, dword ptr [rcx + 64]{1to16}
    vmovdqa32 zmm19, zmm18
    vpternlogd zmm19, zmm15, zmm16, 202
    vpaddd zmm17, zmm17, zmm19
    vprold zmm17, zmm17, 17
    vpaddd zmm17, zmm17, zmm18
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 4544]
    vpaddd zmm16, zmm16, dword ptr [rcx + 68]{1to16}
    vmovdqa32 zmm19, zmm17
    vpternlogd zmm4, zmm3, zmm0, 202
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 22
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 576]
    vpaddd zmm0, zmm0, dword ptr [rcx + 72]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 228
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 5
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 896]
    vpaddd zmm3, zmm3, dword ptr [rcx + 76]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm9, zmm8, zmm5, 202
    vpaddd zmm6, zmm6, zmm9
    vprold zmm6, zmm6, 22
    vpaddd zmm6, zmm6, zmm7
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 1600]
    vpaddd zmm5, zmm5, dword ptr [rcx + 72]{1to16}
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm8, 228
    vpaddd zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 5
    vpaddd zmm5, zmm5, zmm6
    vpaddd zmm8, zmm8, zmmword ptr [rsp + 1920]
    vpaddd zmm8, zmm8, dword ptr [rcx + 76]{1to16}
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm14, zmm13, zmm10, 202
    vpaddd zmm11, zmm11, zmm14
    vprold zmm11, zmm11, 22
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm10, zmm10, zmmword ptr [rsp + 2624]
    vpaddd zmm10, zmm10, dword ptr [rcx + 72]{1to16}
    vmovdqa32 zmm14, zmm11
    vpternlogd zmm14, zmm12, zmm13, 228
    vpaddd zmm10, zmm10, zmm14
    vprold zmm10, zmm10, 5
    vpaddd zmm10, zmm10, zmm11
    vpaddd zmm13, zmm13, zmmword ptr [rsp + 2944]
    vpaddd zmm13, zmm13, dword ptr [rcx + 76]{1to16}
    vmovdqa32 zmm14, zmm10
    vpternlogd zmm19, zmm18, zmm15, 202
    vpaddd zmm16, zmm16, zmm19
    vprold zmm16, zmm16, 22
    vpaddd zmm16, zmm16, zmm17
    vpaddd zmm15, zmm15, zmmword ptr [rsp + 3648]
    vpaddd zmm15, zmm15, dword ptr [rcx + 72]{1to16}
    vmovdqa32 zmm19, zmm16
    vpternlogd zmm19, zmm17, zmm18, 228
    vpaddd zmm15, zmm15, zmm19
    vprold zmm15, zmm15, 5
    vpaddd zmm15, zmm15, zmm16
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 3968]
    vpaddd zmm18, zmm18, dword ptr [rcx + 76]{1to16}
    vmovdqa32 zmm19, zmm15
    vpternlogd zmm4, zmm1, zmm2, 228
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 9
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 1216]
    vpaddd zmm2, zmm2, dword ptr [rcx + 80]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 228
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 14
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 512]
    vpaddd zmm1, zmm1, dword ptr [rcx + 84]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm9, zmm6, zmm7, 228
    vpaddd zmm8, zmm8, zmm9
    vprold zmm8, zmm8, 9
    vpaddd zmm8, zmm8, zmm5
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 2240]
    vpaddd zmm7, zmm7, dword ptr [rcx + 80]{1to16}
    vmovdqa32 zmm9, zmm8
    vpternlogd zmm9, zmm5, zmm6, 228
    vpaddd zmm7, zmm7, zmm9
    vprold zmm7, zmm7, 14
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 1536]
    vpaddd zmm6, zmm6, dword ptr [rcx + 84]{1to16}
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm14, zmm11, zmm12, 228
    vpaddd zmm13, zmm13, zmm14
    vprold zmm13, zmm13, 9
    vpaddd zmm13, zmm13, zmm10
    vpaddd zmm12, zmm12, zmmword ptr [rsp + 3264]
    vpaddd zmm12, zmm12, dword ptr [rcx + 80]{1to16}
    vmovdqa32 zmm14, zmm13
    vpternlogd zmm14, zmm10, zmm11, 228
    vpaddd zmm12, zmm12, zmm14
    vprold zmm12, zmm12, 14
    vpaddd zmm12, zmm12, zmm13
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 2560]
    vpaddd zmm11, zmm11, dword ptr [rcx + 84]{1to16}
    vmovdqa32 zmm14, zmm12
    vpternlogd zmm19, zmm16, zmm17, 228
    vpaddd zmm18, zmm18, zmm19
    vprold zmm18, zmm18, 9
    vpaddd zmm18, zmm18, zmm15
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 4288]
    vpaddd zmm17, zmm17, dword ptr [rcx + 80]{1to16}
    vmovdqa32 zmm19, zmm18
    vpternlogd zmm19, zmm15, zmm16, 228
    vpaddd zmm17, zmm17, zmm19
    vprold zmm17, zmm17, 14
    vpaddd zmm17, zmm17, zmm18
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 3584]
    vpaddd zmm16, zmm16, dword ptr [rcx + 84]{1to16}
    vmovdqa32 zmm19, zmm17
    vpternlogd zmm4, zmm3, zmm0, 228
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 20
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 832]
    vpaddd zmm0, zmm0, dword ptr [rcx + 88]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 228
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 5
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 1152]
    vpaddd zmm3, zmm3, dword ptr [rcx + 92]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm9, zmm8, zmm5, 228
    vpaddd zmm6, zmm6, zmm9
    vprold zmm6, zmm6, 20
    vpaddd zmm6, zmm6, zmm7
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 1856]
    vpaddd zmm5, zmm5, dword ptr [rcx + 88]{1to16}
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm8, 228
    vpaddd zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 5
    vpaddd zmm5, zmm5, zmm6
    vpaddd zmm8, zmm8, zmmword ptr [rsp + 2176]
    vpaddd zmm8, zmm8, dword ptr [rcx + 92]{1to16}
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm14, zmm13, zmm10, 228
    vpaddd zmm11, zmm11, zmm14
    vprold zmm11, zmm11, 20
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm10, zmm10, zmmword ptr [rsp + 2880]
    vpaddd zmm10, zmm10, dword ptr [rcx + 88]{1to16}
    vmovdqa32 zmm14, zmm11
    vpternlogd zmm14, zmm12, zmm13, 228
    vpaddd zmm10, zmm10, zmm14
    vprold zmm10, zmm10, 5
    vpaddd zmm10, zmm10, zmm11
    vpaddd zmm13, zmm13, zmmword ptr [rsp + 3200]
    vpaddd zmm13, zmm13, dword ptr [rcx + 92]{1to16}
    vmovdqa32 zmm14, zmm10
    vpternlogd zmm19, zmm18, zmm15, 228
    vpaddd zmm16, zmm16, zmm19
    vprold zmm16, zmm16, 20
    vpaddd zmm16, zmm16, zmm17
    vpaddd zmm15, zmm15, zmmword ptr [rsp + 3904]
    vpaddd zmm15, zmm15, dword ptr [rcx + 88]{1to16}
    vmovdqa32 zmm19, zmm16
    vpternlogd zmm19, zmm17, zmm18, 228
    vpaddd zmm15, zmm15, zmm19
    vprold zmm15, zmm15, 5
    vpaddd zmm15, zmm15, zmm16
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 4224]
    vpaddd zmm18, zmm18, dword ptr [rcx + 92]{1to16}
    vmovdqa32 zmm19, zmm15
    vpternlogd zmm4, zmm1, zmm2, 228
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 9
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 1472]
    vpaddd zmm2, zmm2, dword ptr [rcx + 96]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 228
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 14
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 768]
    vpaddd zmm1, zmm1, dword ptr [rcx + 100]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm9, zmm6, zmm7, 228
    vpaddd zmm8, zmm8, zmm9
    vprold zmm8, zmm8, 9
    vpaddd zmm8, zmm8, zmm5
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 2496]
    vpaddd zmm7, zmm7, dword ptr [rcx + 96]{1to16}
    vmovdqa32 zmm9, zmm8
    vpternlogd zmm9, zmm5, zmm6, 228
    vpaddd zmm7, zmm7, zmm9
    vprold zmm7, zmm7, 14
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 1792]
    vpaddd zmm6, zmm6, dword ptr [rcx + 100]{1to16}
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm14, zmm11, zmm12, 228
    vpaddd zmm13, zmm13, zmm14
    vprold zmm13, zmm13, 9
    vpaddd zmm13, zmm13, zmm10
    vpaddd zmm12, zmm12, zmmword ptr [rsp + 3520]
    vpaddd zmm12, zmm12, dword ptr [rcx + 96]{1to16}
    vmovdqa32 zmm14, zmm13
    vpternlogd zmm14, zmm10, zmm11, 228
    vpaddd zmm12, zmm12, zmm14
    vprold zmm12, zmm12, 14
    vpaddd zmm12, zmm12, zmm13
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 2816]
    vpaddd zmm11, zmm11, dword ptr [rcx + 100]{1to16}
    vmovdqa32 zmm14, zmm12
    vpternlogd zmm19, zmm16, zmm17, 228
    vpaddd zmm18, zmm18, zmm19
    vprold zmm18, zmm18, 9
    vpaddd zmm18, zmm18, zmm15
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 4544]
    vpaddd zmm17, zmm17, dword ptr [rcx + 96]{1to16}
    vmovdqa32 zmm19, zmm18
    vpternlogd zmm19, zmm15, zmm16, 228
    vpaddd zmm17, zmm17, zmm19
    vprold zmm17, zmm17, 14
    vpaddd zmm17, zmm17, zmm18
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 3840]
    vpaddd zmm16, zmm16, dword ptr [rcx + 100]{1to16}
    vmovdqa32 zmm19, zmm17
    vpternlogd zmm4, zmm3, zmm0, 228
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 20
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 1088]
    vpaddd zmm0, zmm0, dword ptr [rcx + 104]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 228
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 5
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 1408]
    vpaddd zmm3, zmm3, dword ptr [rcx + 108]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm9, zmm8, zmm5, 228
    vpaddd zmm6, zmm6, zmm9
    vprold zmm6, zmm6, 20
    vpaddd zmm6, zmm6, zmm7
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 2112]
    vpaddd zmm5, zmm5, dword ptr [rcx + 104]{1to16}
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm8, 228
    vpaddd zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 5
    vpaddd zmm5, zmm5, zmm6
    vpaddd zmm8, zmm8, zmmword ptr [rsp + 2432]
    vpaddd zmm8, zmm8, dword ptr [rcx + 108]{1to16}
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm14, zmm13, zmm10, 228
    vpaddd zmm11, zmm11, zmm14
    vprold zmm11, zmm11, 20
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm10, zmm10, zmmword ptr [rsp + 3136]
    vpaddd zmm10, zmm10, dword ptr [rcx + 104]{1to16}
    vmovdqa32 zmm14, zmm11
    vpternlogd zmm14, zmm12, zmm13, 228
    vpaddd zmm10, zmm10, zmm14
    vprold zmm10, zmm10, 5
    vpaddd zmm10, zmm10, zmm11
    vpaddd zmm13, zmm13, zmmword ptr [rsp + 3456]
    vpaddd zmm13, zmm13, dword ptr [rcx + 108]{1to16}
    vmovdqa32 zmm14, zmm10
    vpternlogd zmm19, zmm18, zmm15, 228
    vpaddd zmm16, zmm16, zmm19
    vprold zmm16, zmm16, 20
    vpaddd zmm16, zmm16, zmm17
    vpaddd zmm15, zmm15, zmmword ptr [rsp + 4160]
    vpaddd zmm15, zmm15, dword ptr [rcx + 104]{1to16}
    vmovdqa32 zmm19, zmm16
    vpternlogd zmm19, zmm17, zmm18, 228
    vpaddd zmm15, zmm15, zmm19
    vprold zmm15, zmm15, 5
    vpaddd zmm15, zmm15, zmm16
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 4480]
    vpaddd zmm18, zmm18, dword ptr [rcx + 108]{1to16}
    vmovdqa32 zmm19, zmm15
    vpternlogd zmm4, zmm1, zmm2, 228
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 9
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 704]
    vpaddd zmm2, zmm2, dword ptr [rcx + 112]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 228
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 14
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 1024]
    vpaddd zmm1, zmm1, dword ptr [rcx + 116]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm9, zmm6, zmm7, 228
    vpaddd zmm8, zmm8, zmm9
    vprold zmm8, zmm8, 9
    vpaddd zmm8, zmm8, zmm5
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 1728]
    vpaddd zmm7, zmm7, dword ptr [rcx + 112]{1to16}
    vmovdqa32 zmm9, zmm8
    vpternlogd zmm9, zmm5, zmm6, 228
    vpaddd zmm7, zmm7, zmm9
    vprold zmm7, zmm7, 14
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 2048]
    vpaddd zmm6, zmm6, dword ptr [rcx + 116]{1to16}
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm14, zmm11, zmm12, 228
    vpaddd zmm13, zmm13, zmm14
    vprold zmm13, zmm13, 9
    vpaddd zmm13, zmm13, zmm10
    vpaddd zmm12, zmm12, zmmword ptr [rsp + 2752]
    vpaddd zmm12, zmm12, dword ptr [rcx + 112]{1to16}
    vmovdqa32 zmm14, zmm13
    vpternlogd zmm14, zmm10, zmm11, 228
    vpaddd zmm12, zmm12, zmm14
    vprold zmm12, zmm12, 14
    vpaddd zmm12, zmm12, zmm13
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 3072]
    vpaddd zmm11, zmm11, dword ptr [rcx + 116]{1to16}
    vmovdqa32 zmm14, zmm12
    vpternlogd zmm19, zmm16, zmm17, 228
    vpaddd zmm18, zmm18, zmm19
    vprold zmm18, zmm18, 9
    vpaddd zmm18, zmm18, zmm15
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 3776]
    vpaddd zmm17, zmm17, dword ptr [rcx + 112]{1to16}
    vmovdqa32 zmm19, zmm18
    vpternlogd zmm19, zmm15, zmm16, 228
    vpaddd zmm17, zmm17, zmm19
    vprold zmm17, zmm17, 14
    vpaddd zmm17, zmm17, zmm18
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 4096]
    vpaddd zmm16, zmm16, dword ptr [rcx + 116]{1to16}
    vmovdqa32 zmm19, zmm17
    vpternlogd zmm4, zmm3, zmm0, 228
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 20
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 1344]
    vpaddd zmm0, zmm0, dword ptr [rcx + 120]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 228
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 5
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 640]
    vpaddd zmm3, zmm3, dword ptr [rcx + 124]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm9, zmm8, zmm5, 228
    vpaddd zmm6, zmm6, zmm9
    vprold zmm6, zmm6, 20
    vpaddd zmm6, zmm6, zmm7
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 2368]
    vpaddd zmm5, zmm5, dword ptr [rcx + 120]{1to16}
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm8, 228
    vpaddd zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 5
    vpaddd zmm5, zmm5, zmm6
    vpaddd zmm8, zmm8, zmmword ptr [rsp + 1664]
    vpaddd zmm8, zmm8, dword ptr [rcx + 124]{1to16}
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm14, zmm13, zmm10, 228
    vpaddd zmm11, zmm11, zmm14
    vprold zmm11, zmm11, 20
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm10, zmm10, zmmword ptr [rsp + 3392]
    vpaddd zmm10, zmm10, dword ptr [rcx + 120]{1to16}
    vmovdqa32 zmm14, zmm11
    vpternlogd zmm14, zmm12, zmm13, 228
    vpaddd zmm10, zmm10, zmm14
    vprold zmm10, zmm10, 5
    vpaddd zmm10, zmm10, zmm11
    vpaddd zmm13, zmm13, zmmword ptr [rsp + 2688]
    vpaddd zmm13, zmm13, dword ptr [rcx + 124]{1to16}
    vmovdqa32 zmm14, zmm10
    vpternlogd zmm19, zmm18, zmm15, 228
    vpaddd zmm16, zmm16, zmm19
    vprold zmm16, zmm16, 20
    vpaddd zmm16, zmm16, zmm17
    vpaddd zmm15, zmm15, zmmword ptr [rsp + 4416]
    vpaddd zmm15, zmm15, dword ptr [rcx + 120]{1to16}
    vmovdqa32 zmm19, zmm16
    vpternlogd zmm19, zmm17, zmm18, 228
    vpaddd zmm15, zmm15, zmm19
    vprold zmm15, zmm15, 5
    vpaddd zmm15, zmm15, zmm16
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 3712]
    vpaddd zmm18, zmm18, dword ptr [rcx + 124]{1to16}
    vmovdqa32 zmm19, zmm15
    vpternlogd zmm4, zmm1, zmm2, 228
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 9
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 960]
    vpaddd zmm2, zmm2, dword ptr [rcx + 128]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 228
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 14
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 1280]
    vpaddd zmm1, zmm1, dword ptr [rcx + 132]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm9, zmm6, zmm7, 228
    vpaddd zmm8, zmm8, zmm9
    vprold zmm8, zmm8, 9
    vpaddd zmm8, zmm8, zmm5
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 1984]
    vpaddd zmm7, zmm7, dword ptr [rcx + 128]{1to16}
    vmovdqa32 zmm9, zmm8
    vpternlogd zmm9, zmm5, zmm6, 228
    vpaddd zmm7, zmm7, zmm9
    vprold zmm7, zmm7, 14
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 2304]
    vpaddd zmm6, zmm6, dword ptr [rcx + 132]{1to16}
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm14, zmm11, zmm12, 228
    vpaddd zmm13, zmm13, zmm14
    vprold zmm13, zmm13, 9
    vpaddd zmm13, zmm13, zmm10
    vpaddd zmm12, zmm12, zmmword ptr [rsp + 3008]
    vpaddd zmm12, zmm12, dword ptr [rcx + 128]{1to16}
    vmovdqa32 zmm14, zmm13
    vpternlogd zmm14, zmm10, zmm11, 228
    vpaddd zmm12, zmm12, zmm14
    vprold zmm12, zmm12, 14
    vpaddd zmm12, zmm12, zmm13
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 3328]
    vpaddd zmm11, zmm11, dword ptr [rcx + 132]{1to16}
    vmovdqa32 zmm14, zmm12
    vpternlogd zmm19, zmm16, zmm17, 228
    vpaddd zmm18, zmm18, zmm19
    vprold zmm18, zmm18, 9
    vpaddd zmm18, zmm18, zmm15
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 4032]
    vpaddd zmm17, zmm17, dword ptr [rcx + 128]{1to16}
    vmovdqa32 zmm19, zmm18
    vpternlogd zmm19, zmm15, zmm16, 228
    vpaddd zmm17, zmm17, zmm19
    vprold zmm17, zmm17, 14
    vpaddd zmm17, zmm17, zmm18
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 4352]
    vpaddd zmm16, zmm16, dword ptr [rcx + 132]{1to16}
    vmovdqa32 zmm19, zmm17
    vpternlogd zmm4, zmm3, zmm0, 228
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 20
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 832]
    vpaddd zmm0, zmm0, dword ptr [rcx + 136]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 150
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 4
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 1024]
    vpaddd zmm3, zmm3, dword ptr [rcx + 140]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm9, zmm8, zmm5, 228
    vpaddd zmm6, zmm6, zmm9
    vprold zmm6, zmm6, 20
    vpaddd zmm6, zmm6, zmm7
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 1856]
    vpaddd zmm5, zmm5, dword ptr [rcx + 136]{1to16}
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm8, 150
    vpaddd zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 4
    vpaddd zmm5, zmm5, zmm6
    vpaddd zmm8, zmm8, zmmword ptr [rsp + 2048]
    vpaddd zmm8, zmm8, dword ptr [rcx + 140]{1to16}
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm14, zmm13, zmm10, 228
    vpaddd zmm11, zmm11, zmm14
    vprold zmm11, zmm11, 20
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm10, zmm10, zmmword ptr [rsp + 2880]
    vpaddd zmm10, zmm10, dword ptr [rcx + 136]{1to16}
    vmovdqa32 zmm14, zmm11
    vpternlogd zmm14, zmm12, zmm13, 150
    vpaddd zmm10, zmm10, zmm14
    vprold zmm10, zmm10, 4
    vpaddd zmm10, zmm10, zmm11
    vpaddd zmm13, zmm13, zmmword ptr [rsp + 3072]
    vpaddd zmm13, zmm13, dword ptr [rcx + 140]{1to16}
    vmovdqa32 zmm14, zmm10
    vpternlogd zmm19, zmm18, zmm15, 228
    vpaddd zmm16, zmm16, zmm19
    vprold zmm16, zmm16, 20
    vpaddd zmm16, zmm16, zmm17
    vpaddd zmm15, zmm15, zmmword ptr [rsp + 3904]
    vpaddd zmm15, zmm15, dword ptr [rcx + 136]{1to16}
    vmovdqa32 zmm19, zmm16
    vpternlogd zmm19, zmm17, zmm18, 150
    vpaddd zmm15, zmm15, zmm19
    vprold zmm15, zmm15, 4
    vpaddd zmm15, zmm15, zmm16
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 4096]
    vpaddd zmm18, zmm18, dword ptr [rcx + 140]{1to16}
    vmovdqa32 zmm19, zmm15
    vpternlogd zmm4, zmm1, zmm2, 150
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 11
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 1216]
    vpaddd zmm2, zmm2, dword ptr [rcx + 144]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 150
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 16
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 1408]
    vpaddd zmm1, zmm1, dword ptr [rcx + 148]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm9, zmm6, zmm7, 150
    vpaddd zmm8, zmm8, zmm9
    vprold zmm8, zmm8, 11
    vpaddd zmm8, zmm8, zmm5
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 2240]
    vpaddd zmm7, zmm7, dword ptr [rcx + 144]{1to16}
    vmovdqa32 zmm9, zmm8
    vpternlogd zmm9, zmm5, zmm6, 150
    vpaddd zmm7, zmm7, zmm9
    vprold zmm7, zmm7, 16
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 2432]
    vpaddd zmm6, zmm6, dword ptr [rcx + 148]{1to16}
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm14, zmm11, zmm12, 150
    vpaddd zmm13, zmm13, zmm14
    vprold zmm13, zmm13, 11
    vpaddd zmm13, zmm13, zmm10
    vpaddd zmm12, zmm12, zmmword ptr [rsp + 3264]
    vpaddd zmm12, zmm12, dword ptr [rcx + 144]{1to16}
    vmovdqa32 zmm14, zmm13
    vpternlogd zmm14, zmm10, zmm11, 150
    vpaddd zmm12, zmm12, zmm14
    vprold zmm12, zmm12, 16
    vpaddd zmm12, zmm12, zmm13
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 3456]
    vpaddd zmm11, zmm11, dword ptr [rcx + 148]{1to16}
    vmovdqa32 zmm14, zmm12
    vpternlogd zmm19, zmm16, zmm17, 150
    vpaddd zmm18, zmm18, zmm19
    vprold zmm18, zmm18, 11
    vpaddd zmm18, zmm18, zmm15
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 4288]
    vpaddd zmm17, zmm17, dword ptr [rcx + 144]{1to16}
    vmovdqa32 zmm19, zmm18
    vpternlogd zmm19, zmm15, zmm16, 150
    vpaddd zmm17, zmm17, zmm19
    vprold zmm17, zmm17, 16
    vpaddd zmm17, zmm17, zmm18
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 4480]
    vpaddd zmm16, zmm16, dword ptr [rcx + 148]{1to16}
    vmovdqa32 zmm19, zmm17
    vpternlogd zmm4, zmm3, zmm0, 150
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 23
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 576]
    vpaddd zmm0, zmm0, dword ptr [rcx + 152]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 150
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 4
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 768]
    vpaddd zmm3, zmm3, dword ptr [rcx + 156]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm9, zmm8, zmm5, 150
    vpaddd zmm6, zmm6, zmm9
    vprold zmm6, zmm6, 23
    vpaddd zmm6, zmm6, zmm7
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 1600]
    vpaddd zmm5, zmm5, dword ptr [rcx + 152]{1to16}
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm8, 150
    vpaddd zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 4
    vpaddd zmm5, zmm5, zmm6
    vpaddd zmm8, zmm8, zmmword ptr [rsp + 1792]
    vpaddd zmm8, zmm8, dword ptr [rcx + 156]{1to16}
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm14, zmm13, zmm10, 150
    vpaddd zmm11, zmm11, zmm14
    vprold zmm11, zmm11, 23
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm10, zmm10, zmmword ptr [rsp + 2624]
    vpaddd zmm10, zmm10, dword ptr [rcx + 152]{1to16}
    vmovdqa32 zmm14, zmm11
    vpternlogd zmm14, zmm12, zmm13, 150
    vpaddd zmm10, zmm10, zmm14
    vprold zmm10, zmm10, 4
    vpaddd zmm10, zmm10, zmm11
    vpaddd zmm13, zmm13, zmmword ptr [rsp + 2816]
    vpaddd zmm13, zmm13, dword ptr [rcx + 156]{1to16}
    vmovdqa32 zmm14, zmm10
    vpternlogd zmm19, zmm18, zmm15, 150
    vpaddd zmm16, zmm16, zmm19
    vprold zmm16, zmm16, 23
    vpaddd zmm16, zmm16, zmm17
    vpaddd zmm15, zmm15, zmmword ptr [rsp + 3648]
    vpaddd zmm15, zmm15, dword ptr [rcx + 152]{1to16}
    vmovdqa32 zmm19, zmm16
    vpternlogd zmm19, zmm17, zmm18, 150
    vpaddd zmm15, zmm15, zmm19
    vprold zmm15, zmm15, 4
    vpaddd zmm15, zmm15, zmm16
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 3840]
    vpaddd zmm18, zmm18, dword ptr [rcx + 156]{1to16}
    vmovdqa32 zmm19, zmm15
    vpternlogd zmm4, zmm1, zmm2, 150
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 11
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 960]
    vpaddd zmm2, zmm2, dword ptr [rcx + 160]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 150
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 16
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 1152]
    vpaddd zmm1, zmm1, dword ptr [rcx + 164]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm9, zmm6, zmm7, 150
    vpaddd zmm8, zmm8, zmm9
    vprold zmm8, zmm8, 11
    vpaddd zmm8, zmm8, zmm5
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 1984]
    vpaddd zmm7, zmm7, dword ptr [rcx + 160]{1to16}
    vmovdqa32 zmm9, zmm8
    vpternlogd zmm9, zmm5, zmm6, 150
    vpaddd zmm7, zmm7, zmm9
    vprold zmm7, zmm7, 16
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 2176]
    vpaddd zmm6, zmm6, dword ptr [rcx + 164]{1to16}
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm14, zmm11, zmm12, 150
    vpaddd zmm13, zmm13, zmm14
    vprold zmm13, zmm13, 11
    vpaddd zmm13, zmm13, zmm10
    vpaddd zmm12, zmm12, zmmword ptr [rsp + 3008]
    vpaddd zmm12, zmm12, dword ptr [rcx + 160]{1to16}
    vmovdqa32 zmm14, zmm13
    vpternlogd zmm14, zmm10, zmm11, 150
    vpaddd zmm12, zmm12, zmm14
    vprold zmm12, zmm12, 16
    vpaddd zmm12, zmm12, zmm13
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 3200]
    vpaddd zmm11, zmm11, dword ptr [rcx + 164]{1to16}
    vmovdqa32 zmm14, zmm12
    vpternlogd zmm19, zmm16, zmm17, 150
    vpaddd zmm18, zmm18, zmm19
    vprold zmm18, zmm18, 11
    vpaddd zmm18, zmm18, zmm15
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 4032]
    vpaddd zmm17, zmm17, dword ptr [rcx + 160]{1to16}
    vmovdqa32 zmm19, zmm18
    vpternlogd zmm19, zmm15, zmm16, 150
    vpaddd zmm17, zmm17, zmm19
    vprold zmm17, zmm17, 16
    vpaddd zmm17, zmm17, zmm18
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 4224]
    vpaddd zmm16, zmm16, dword ptr [rcx + 164]{1to16}
    vmovdqa32 zmm19, zmm17
    vpternlogd zmm4, zmm3, zmm0, 150
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 23
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 1344]
    vpaddd zmm0, zmm0, dword ptr [rcx + 168]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 150
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 4
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 512]
    vpaddd zmm3, zmm3, dword ptr [rcx + 172]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm9, zmm8, zmm5, 150
    vpaddd zmm6, zmm6, zmm9
    vprold zmm6, zmm6, 23
    vpaddd zmm6, zmm6, zmm7
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 2368]
    vpaddd zmm5, zmm5, dword ptr [rcx + 168]{1to16}
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm8, 150
    vpaddd zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 4
    vpaddd zmm5, zmm5, zmm6
    vpaddd zmm8, zmm8, zmmword ptr [rsp + 1536]
    vpaddd zmm8, zmm8, dword ptr [rcx + 172]{1to16}
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm14, zmm13, zmm10, 150
    vpaddd zmm11, zmm11, zmm14
    vprold zmm11, zmm11, 23
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm10, zmm10, zmmword ptr [rsp + 3392]
    vpaddd zmm10, zmm10, dword ptr [rcx + 168]{1to16}
    vmovdqa32 zmm14, zmm11
    vpternlogd zmm14, zmm12, zmm13, 150
    vpaddd zmm10, zmm10, zmm14
    vprold zmm10, zmm10, 4
    vpaddd zmm10, zmm10, zmm11
    vpaddd zmm13, zmm13, zmmword ptr [rsp + 2560]
    vpaddd zmm13, zmm13, dword ptr [rcx + 172]{1to16}
    vmovdqa32 zmm14, zmm10
    vpternlogd zmm19, zmm18, zmm15, 150
    vpaddd zmm16, zmm16, zmm19
    vprold zmm16, zmm16, 23
    vpaddd zmm16, zmm16, zmm17
    vpaddd zmm15, zmm15, zmmword ptr [rsp + 4416]
    vpaddd zmm15, zmm15, dword ptr [rcx + 168]{1to16}
    vmovdqa32 zmm19, zmm16
    vpternlogd zmm19, zmm17, zmm18, 150
    vpaddd zmm15, zmm15, zmm19
    vprold zmm15, zmm15, 4
    vpaddd zmm15, zmm15, zmm16
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 3584]
    vpaddd zmm18, zmm18, dword ptr [rcx + 172]{1to16}
    vmovdqa32 zmm19, zmm15
    vpternlogd zmm4, zmm1, zmm2, 150
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 11
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 704]
    vpaddd zmm2, zmm2, dword ptr [rcx + 176]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 150
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 16
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 896]
    vpaddd zmm1, zmm1, dword ptr [rcx + 180]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm9, zmm6, zmm7, 150
    vpaddd zmm8, zmm8, zmm9
    vprold zmm8, zmm8, 11
    vpaddd zmm8, zmm8, zmm5
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 1728]
    vpaddd zmm7, zmm7, dword ptr [rcx + 176]{1to16}
    vmovdqa32 zmm9, zmm8
    vpternlogd zmm9, zmm5, zmm6, 150
    vpaddd zmm7, zmm7, zmm9
    vprold zmm7, zmm7, 16
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 1920]
    vpaddd zmm6, zmm6, dword ptr [rcx + 180]{1to16}
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm14, zmm11, zmm12, 150
    vpaddd zmm13, zmm13, zmm14
    vprold zmm13, zmm13, 11
    vpaddd zmm13, zmm13, zmm10
    vpaddd zmm12, zmm12, zmmword ptr [rsp + 2752]
    vpaddd zmm12, zmm12, dword ptr [rcx + 176]{1to16}
    vmovdqa32 zmm14, zmm13
    vpternlogd zmm14, zmm10, zmm11, 150
    vpaddd zmm12, zmm12, zmm14
    vprold zmm12, zmm12, 16
    vpaddd zmm12, zmm12, zmm13
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 2944]
    vpaddd zmm11, zmm11, dword ptr [rcx + 180]{1to16}
    vmovdqa32 zmm14, zmm12
    vpternlogd zmm19, zmm16, zmm17, 150
    vpaddd zmm18, zmm18, zmm19
    vprold zmm18, zmm18, 11
    vpaddd zmm18, zmm18, zmm15
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 3776]
    vpaddd zmm17, zmm17, dword ptr [rcx + 176]{1to16}
    vmovdqa32 zmm19, zmm18
    vpternlogd zmm19, zmm15, zmm16, 150
    vpaddd zmm17, zmm17, zmm19
    vprold zmm17, zmm17, 16
    vpaddd zmm17, zmm17, zmm18
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 3968]
    vpaddd zmm16, zmm16, dword ptr [rcx + 180]{1to16}
    vmovdqa32 zmm19, zmm17
    vpternlogd zmm4, zmm3, zmm0, 150
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 23
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 1088]
    vpaddd zmm0, zmm0, dword ptr [rcx + 184]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 150
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 4
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 1280]
    vpaddd zmm3, zmm3, dword ptr [rcx + 188]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm9, zmm8, zmm5, 150
    vpaddd zmm6, zmm6, zmm9
    vprold zmm6, zmm6, 23
    vpaddd zmm6, zmm6, zmm7
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 2112]
    vpaddd zmm5, zmm5, dword ptr [rcx + 184]{1to16}
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm8, 150
    vpaddd zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 4
    vpaddd zmm5, zmm5, zmm6
    vpaddd zmm8, zmm8, zmmword ptr [rsp + 2304]
    vpaddd zmm8, zmm8, dword ptr [rcx + 188]{1to16}
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm14, zmm13, zmm10, 150
    vpaddd zmm11, zmm11, zmm14
    vprold zmm11, zmm11, 23
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm10, zmm10, zmmword ptr [rsp + 3136]
    vpaddd zmm10, zmm10, dword ptr [rcx + 184]{1to16}
    vmovdqa32 zmm14, zmm11
    vpternlogd zmm14, zmm12, zmm13, 150
    vpaddd zmm10, zmm10, zmm14
    vprold zmm10, zmm10, 4
    vpaddd zmm10, zmm10, zmm11
    vpaddd zmm13, zmm13, zmmword ptr [rsp + 3328]
    vpaddd zmm13, zmm13, dword ptr [rcx + 188]{1to16}
    vmovdqa32 zmm14, zmm10
    vpternlogd zmm19, zmm18, zmm15, 150
    vpaddd zmm16, zmm16, zmm19
    vprold zmm16, zmm16, 23
    vpaddd zmm16, zmm16, zmm17
    vpaddd zmm15, zmm15, zmmword ptr [rsp + 4160]
    vpaddd zmm15, zmm15, dword ptr [rcx + 184]{1to16}
    vmovdqa32 zmm19, zmm16
    vpternlogd zmm19, zmm17, zmm18, 150
    vpaddd zmm15, zmm15, zmm19
    vprold zmm15, zmm15, 4
    vpaddd zmm15, zmm15, zmm16
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 4352]
    vpaddd zmm18, zmm18, dword ptr [rcx + 188]{1to16}
    vmovdqa32 zmm19, zmm15
    vpternlogd zmm4, zmm1, zmm2, 150
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 11
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 1472]
    vpaddd zmm2, zmm2, dword ptr [rcx + 192]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 150
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 16
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 640]
    vpaddd zmm1, zmm1, dword ptr [rcx + 196]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm9, zmm6, zmm7, 150
    vpaddd zmm8, zmm8, zmm9
    vprold zmm8, zmm8, 11
    vpaddd zmm8, zmm8, zmm5
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 2496]
    vpaddd zmm7, zmm7, dword ptr [rcx + 192]{1to16}
    vmovdqa32 zmm9, zmm8
    vpternlogd zmm9, zmm5, zmm6, 150
    vpaddd zmm7, zmm7, zmm9
    vprold zmm7, zmm7, 16
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 1664]
    vpaddd zmm6, zmm6, dword ptr [rcx + 196]{1to16}
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm14, zmm11, zmm12, 150
    vpaddd zmm13, zmm13, zmm14
    vprold zmm13, zmm13, 11
    vpaddd zmm13, zmm13, zmm10
    vpaddd zmm12, zmm12, zmmword ptr [rsp + 3520]
    vpaddd zmm12, zmm12, dword ptr [rcx + 192]{1to16}
    vmovdqa32 zmm14, zmm13
    vpternlogd zmm14, zmm10, zmm11, 150
    vpaddd zmm12, zmm12, zmm14
    vprold zmm12, zmm12, 16
    vpaddd zmm12, zmm12, zmm13
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 2688]
    vpaddd zmm11, zmm11, dword ptr [rcx + 196]{1to16}
    vmovdqa32 zmm14, zmm12
    vpternlogd zmm19, zmm16, zmm17, 150
    vpaddd zmm18, zmm18, zmm19
    vprold zmm18, zmm18, 11
    vpaddd zmm18, zmm18, zmm15
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 4544]
    vpaddd zmm17, zmm17, dword ptr [rcx + 192]{1to16}
    vmovdqa32 zmm19, zmm18
    vpternlogd zmm19, zmm15, zmm16, 150
    vpaddd zmm17, zmm17, zmm19
    vprold zmm17, zmm17, 16
    vpaddd zmm17, zmm17, zmm18
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 3712]
    vpaddd zmm16, zmm16, dword ptr [rcx + 196]{1to16}
    vmovdqa32 zmm19, zmm17
    vpternlogd zmm4, zmm3, zmm0, 150
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 23
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 512]
    vpaddd zmm0, zmm0, dword ptr [rcx + 200]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 57
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 6
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 960]
    vpaddd zmm3, zmm3, dword ptr [rcx + 204]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm9, zmm8, zmm5, 150
    vpaddd zmm6, zmm6, zmm9
    vprold zmm6, zmm6, 23
    vpaddd zmm6, zmm6, zmm7
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 1536]
    vpaddd zmm5, zmm5, dword ptr [rcx + 200]{1to16}
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm8, 57
    vpaddd zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 6
    vpaddd zmm5, zmm5, zmm6
    vpaddd zmm8, zmm8, zmmword ptr [rsp + 1984]
    vpaddd zmm8, zmm8, dword ptr [rcx + 204]{1to16}
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm14, zmm13, zmm10, 150
    vpaddd zmm11, zmm11, zmm14
    vprold zmm11, zmm11, 23
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm10, zmm10, zmmword ptr [rsp + 2560]
    vpaddd zmm10, zmm10, dword ptr [rcx + 200]{1to16}
    vmovdqa32 zmm14, zmm11
    vpternlogd zmm14, zmm12, zmm13, 57
    vpaddd zmm10, zmm10, zmm14
    vprold zmm10, zmm10, 6
    vpaddd zmm10, zmm10, zmm11
    vpaddd zmm13, zmm13, zmmword ptr [rsp + 3008]
    vpaddd zmm13, zmm13, dword ptr [rcx + 204]{1to16}
    vmovdqa32 zmm14, zmm10
    vpternlogd zmm19, zmm18, zmm15, 150
    vpaddd zmm16, zmm16, zmm19
    vprold zmm16, zmm16, 23
    vpaddd zmm16, zmm16, zmm17
    vpaddd zmm15, zmm15, zmmword ptr [rsp + 3584]
    vpaddd zmm15, zmm15, dword ptr [rcx + 200]{1to16}
    vmovdqa32 zmm19, zmm16
    vpternlogd zmm19, zmm17, zmm18, 57
    vpaddd zmm15, zmm15, zmm19
    vprold zmm15, zmm15, 6
    vpaddd zmm15, zmm15, zmm16
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 4032]
    vpaddd zmm18, zmm18, dword ptr [rcx + 204]{1to16}
    vmovdqa32 zmm19, zmm15
    vpternlogd zmm4, zmm1, zmm2, 57
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 10
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 1408]
    vpaddd zmm2, zmm2, dword ptr [rcx + 208]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 57
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 15
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 832]
    vpaddd zmm1, zmm1, dword ptr [rcx + 212]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm9, zmm6, zmm7, 57
    vpaddd zmm8, zmm8, zmm9
    vprold zmm8, zmm8, 10
    vpaddd zmm8, zmm8, zmm5
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 2432]
    vpaddd zmm7, zmm7, dword ptr [rcx + 208]{1to16}
    vmovdqa32 zmm9, zmm8
    vpternlogd zmm9, zmm5, zmm6, 57
    vpaddd zmm7, zmm7, zmm9
    vprold zmm7, zmm7, 15
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 1856]
    vpaddd zmm6, zmm6, dword ptr [rcx + 212]{1to16}
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm14, zmm11, zmm12, 57
    vpaddd zmm13, zmm13, zmm14
    vprold zmm13, zmm13, 10
    vpaddd zmm13, zmm13, zmm10
    vpaddd zmm12, zmm12, zmmword ptr [rsp + 3456]
    vpaddd zmm12, zmm12, dword ptr [rcx + 208]{1to16}
    vmovdqa32 zmm14, zmm13
    vpternlogd zmm14, zmm10, zmm11, 57
    vpaddd zmm12, zmm12, zmm14
    vprold zmm12, zmm12, 15
    vpaddd zmm12, zmm12, zmm13
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 2880]
    vpaddd zmm11, zmm11, dword ptr [rcx + 212]{1to16}
    vmovdqa32 zmm14, zmm12
    vpternlogd zmm19, zmm16, zmm17, 57
    vpaddd zmm18, zmm18, zmm19
    vprold zmm18, zmm18, 10
    vpaddd zmm18, zmm18, zmm15
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 4480]
    vpaddd zmm17, zmm17, dword ptr [rcx + 208]{1to16}
    vmovdqa32 zmm19, zmm18
    vpternlogd zmm19, zmm15, zmm16, 57
    vpaddd zmm17, zmm17, zmm19
    vprold zmm17, zmm17, 15
    vpaddd zmm17, zmm17, zmm18
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 3904]
    vpaddd zmm16, zmm16, dword ptr [rcx + 212]{1to16}
    vmovdqa32 zmm19, zmm17
    vpternlogd zmm4, zmm3, zmm0, 57
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 21
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 1280]
    vpaddd zmm0, zmm0, dword ptr [rcx + 216]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 57
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 6
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 704]
    vpaddd zmm3, zmm3, dword ptr [rcx + 220]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm9, zmm8, zmm5, 57
    vpaddd zmm6, zmm6, zmm9
    vprold zmm6, zmm6, 21
    vpaddd zmm6, zmm6, zmm7
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 2304]
    vpaddd zmm5, zmm5, dword ptr [rcx + 216]{1to16}
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm8, 57
    vpaddd zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 6
    vpaddd zmm5, zmm5, zmm6
    vpaddd zmm8, zmm8, zmmword ptr [rsp + 1728]
    vpaddd zmm8, zmm8, dword ptr [rcx + 220]{1to16}
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm14, zmm13, zmm10, 57
    vpaddd zmm11, zmm11, zmm14
    vprold zmm11, zmm11, 21
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm10, zmm10, zmmword ptr [rsp + 3328]
    vpaddd zmm10, zmm10, dword ptr [rcx + 216]{1to16}
    vmovdqa32 zmm14, zmm11
    vpternlogd zmm14, zmm12, zmm13, 57
    vpaddd zmm10, zmm10, zmm14
    vprold zmm10, zmm10, 6
    vpaddd zmm10, zmm10, zmm11
    vpaddd zmm13, zmm13, zmmword ptr [rsp + 2752]
    vpaddd zmm13, zmm13, dword ptr [rcx + 220]{1to16}
    vmovdqa32 zmm14, zmm10
    vpternlogd zmm19, zmm18, zmm15, 57
    vpaddd zmm16, zmm16, zmm19
    vprold zmm16, zmm16, 21
    vpaddd zmm16, zmm16, zmm17
    vpaddd zmm15, zmm15, zmmword ptr [rsp + 4352]
    vpaddd zmm15, zmm15, dword ptr [rcx + 216]{1to16}
    vmovdqa32 zmm19, zmm16
    vpternlogd zmm19, zmm17, zmm18, 57
    vpaddd zmm15, zmm15, zmm19
    vprold zmm15, zmm15, 6
    vpaddd zmm15, zmm15, zmm16
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 3776]
    vpaddd zmm18, zmm18, dword ptr [rcx + 220]{1to16}
    vmovdqa32 zmm19, zmm15
    vpternlogd zmm4, zmm1, zmm2, 57
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 10
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 1152]
    vpaddd zmm2, zmm2, dword ptr [rcx + 224]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 57
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 15
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 576]
    vpaddd zmm1, zmm1, dword ptr [rcx + 228]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm9, zmm6, zmm7, 57
    vpaddd zmm8, zmm8, zmm9
    vprold zmm8, zmm8, 10
    vpaddd zmm8, zmm8, zmm5
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 2176]
    vpaddd zmm7, zmm7, dword ptr [rcx + 224]{1to16}
    vmovdqa32 zmm9, zmm8
    vpternlogd zmm9, zmm5, zmm6, 57
    vpaddd zmm7, zmm7, zmm9
    vprold zmm7, zmm7, 15
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 1600]
    vpaddd zmm6, zmm6, dword ptr [rcx + 228]{1to16}
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm14, zmm11, zmm12, 57
    vpaddd zmm13, zmm13, zmm14
    vprold zmm13, zmm13, 10
    vpaddd zmm13, zmm13, zmm10
    vpaddd zmm12, zmm12, zmmword ptr [rsp + 3200]
    vpaddd zmm12, zmm12, dword ptr [rcx + 224]{1to16}
    vmovdqa32 zmm14, zmm13
    vpternlogd zmm14, zmm10, zmm11, 57
    vpaddd zmm12, zmm12, zmm14
    vprold zmm12, zmm12, 15
    vpaddd zmm12, zmm12, zmm13
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 2624]
    vpaddd zmm11, zmm11, dword ptr [rcx + 228]{1to16}
    vmovdqa32 zmm14, zmm12
    vpternlogd zmm19, zmm16, zmm17, 57
    vpaddd zmm18, zmm18, zmm19
    vprold zmm18, zmm18, 10
    vpaddd zmm18, zmm18, zmm15
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 4224]
    vpaddd zmm17, zmm17, dword ptr [rcx + 224]{1to16}
    vmovdqa32 zmm19, zmm18
    vpternlogd zmm19, zmm15, zmm16, 57
    vpaddd zmm17, zmm17, zmm19
    vprold zmm17, zmm17, 15
    vpaddd zmm17, zmm17, zmm18
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 3648]
    vpaddd zmm16, zmm16, dword ptr [rcx + 228]{1to16}
    vmovdqa32 zmm19, zmm17
    vpternlogd zmm4, zmm3, zmm0, 57
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 21
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 1024]
    vpaddd zmm0, zmm0, dword ptr [rcx + 232]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 57
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 6
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 1472]
    vpaddd zmm3, zmm3, dword ptr [rcx + 236]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm9, zmm8, zmm5, 57
    vpaddd zmm6, zmm6, zmm9
    vprold zmm6, zmm6, 21
    vpaddd zmm6, zmm6, zmm7
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 2048]
    vpaddd zmm5, zmm5, dword ptr [rcx + 232]{1to16}
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm8, 57
    vpaddd zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 6
    vpaddd zmm5, zmm5, zmm6
    vpaddd zmm8, zmm8, zmmword ptr [rsp + 2496]
    vpaddd zmm8, zmm8, dword ptr [rcx + 236]{1to16}
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm14, zmm13, zmm10, 57
    vpaddd zmm11, zmm11, zmm14
    vprold zmm11, zmm11, 21
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm10, zmm10, zmmword ptr [rsp + 3072]
    vpaddd zmm10, zmm10, dword ptr [rcx + 232]{1to16}
    vmovdqa32 zmm14, zmm11
    vpternlogd zmm14, zmm12, zmm13, 57
    vpaddd zmm10, zmm10, zmm14
    vprold zmm10, zmm10, 6
    vpaddd zmm10, zmm10, zmm11
    vpaddd zmm13, zmm13, zmmword ptr [rsp + 3520]
    vpaddd zmm13, zmm13, dword ptr [rcx + 236]{1to16}
    vmovdqa32 zmm14, zmm10
    vpternlogd zmm19, zmm18, zmm15, 57
    vpaddd zmm16, zmm16, zmm19
    vprold zmm16, zmm16, 21
    vpaddd zmm16, zmm16, zmm17
    vpaddd zmm15, zmm15, zmmword ptr [rsp + 4096]
    vpaddd zmm15, zmm15, dword ptr [rcx + 232]{1to16}
    vmovdqa32 zmm19, zmm16
    vpternlogd zmm19, zmm17, zmm18, 57
    vpaddd zmm15, zmm15, zmm19
    vprold zmm15, zmm15, 6
    vpaddd zmm15, zmm15, zmm16
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 4544]
    vpaddd zmm18, zmm18, dword ptr [rcx + 236]{1to16}
    vmovdqa32 zmm19, zmm15
    vpternlogd zmm4, zmm1, zmm2, 57
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 10
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 896]
    vpaddd zmm2, zmm2, dword ptr [rcx + 240]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 57
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 15
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 1344]
    vpaddd zmm1, zmm1, dword ptr [rcx + 244]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm9, zmm6, zmm7, 57
    vpaddd zmm8, zmm8, zmm9
    vprold zmm8, zmm8, 10
    vpaddd zmm8, zmm8, zmm5
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 1920]
    vpaddd zmm7, zmm7, dword ptr [rcx + 240]{1to16}
    vmovdqa32 zmm9, zmm8
    vpternlogd zmm9, zmm5, zmm6, 57
    vpaddd zmm7, zmm7, zmm9
    vprold zmm7, zmm7, 15
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 2368]
    vpaddd zmm6, zmm6, dword ptr [rcx + 244]{1to16}
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm14, zmm11, zmm12, 57
    vpaddd zmm13, zmm13, zmm14
    vprold zmm13, zmm13, 10
    vpaddd zmm13, zmm13, zmm10
    vpaddd zmm12, zmm12, zmmword ptr [rsp + 2944]
    vpaddd zmm12, zmm12, dword ptr [rcx + 240]{1to16}
    vmovdqa32 zmm14, zmm13
    vpternlogd zmm14, zmm10, zmm11, 57
    vpaddd zmm12, zmm12, zmm14
    vprold zmm12, zmm12, 15
    vpaddd zmm12, zmm12, zmm13
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 3392]
    vpaddd zmm11, zmm11, dword ptr [rcx + 244]{1to16}
    vmovdqa32 zmm14, zmm12
    vpternlogd zmm19, zmm16, zmm17, 57
    vpaddd zmm18, zmm18, zmm19
    vprold zmm18, zmm18, 10
    vpaddd zmm18, zmm18, zmm15
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 3968]
    vpaddd zmm17, zmm17, dword ptr [rcx + 240]{1to16}
    vmovdqa32 zmm19, zmm18
    vpternlogd zmm19, zmm15, zmm16, 57
    vpaddd zmm17, zmm17, zmm19
    vprold zmm17, zmm17, 15
    vpaddd zmm17, zmm17, zmm18
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 4416]
    vpaddd zmm16, zmm16, dword ptr [rcx + 244]{1to16}
    vmovdqa32 zmm19, zmm17
    vpternlogd zmm4, zmm3, zmm0, 57
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 21
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 768]
    vpaddd zmm0, zmm0, dword ptr [rcx + 248]{1to16}
    vmovdqa32 zmm4, zmm1
    vpternlogd zmm4, zmm2, zmm3, 57
    vpaddd zmm0, zmm0, zmm4
    vprold zmm0, zmm0, 6
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 1216]
    vpaddd zmm3, zmm3, dword ptr [rcx + 252]{1to16}
    vmovdqa32 zmm4, zmm0
    vpternlogd zmm9, zmm8, zmm5, 57
    vpaddd zmm6, zmm6, zmm9
    vprold zmm6, zmm6, 21
    vpaddd zmm6, zmm6, zmm7
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 1792]
    vpaddd zmm5, zmm5, dword ptr [rcx + 248]{1to16}
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm8, 57
    vpaddd zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 6
    vpaddd zmm5, zmm5, zmm6
    vpaddd zmm8, zmm8, zmmword ptr [rsp + 2240]
    vpaddd zmm8, zmm8, dword ptr [rcx + 252]{1to16}
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm14, zmm13, zmm10, 57
    vpaddd zmm11, zmm11, zmm14
    vprold zmm11, zmm11, 21
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm10, zmm10, zmmword ptr [rsp + 2816]
    vpaddd zmm10, zmm10, dword ptr [rcx + 248]{1to16}
    vmovdqa32 zmm14, zmm11
    vpternlogd zmm14, zmm12, zmm13, 57
    vpaddd zmm10, zmm10, zmm14
    vprold zmm10, zmm10, 6
    vpaddd zmm10, zmm10, zmm11
    vpaddd zmm13, zmm13, zmmword ptr [rsp + 3264]
    vpaddd zmm13, zmm13, dword ptr [rcx + 252]{1to16}
    vmovdqa32 zmm14, zmm10
    vpternlogd zmm19, zmm18, zmm15, 57
    vpaddd zmm16, zmm16, zmm19
    vprold zmm16, zmm16, 21
    vpaddd zmm16, zmm16, zmm17
    vpaddd zmm15, zmm15, zmmword ptr [rsp + 3840]
    vpaddd zmm15, zmm15, dword ptr [rcx + 248]{1to16}
    vmovdqa32 zmm19, zmm16
    vpternlogd zmm19, zmm17, zmm18, 57
    vpaddd zmm15, zmm15, zmm19
    vprold zmm15, zmm15, 6
    vpaddd zmm15, zmm15, zmm16
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 4288]
    vpaddd zmm18, zmm18, dword ptr [rcx + 252]{1to16}
    vmovdqa32 zmm19, zmm15
    vpternlogd zmm4, zmm1, zmm2, 57
    vpaddd zmm3, zmm3, zmm4
    vprold zmm3, zmm3, 10
    vpaddd zmm3, zmm3, zmm0
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 640]
    vpaddd zmm2, zmm2, dword ptr [rcx + 256]{1to16}
    vmovdqa32 zmm4, zmm3
    vpternlogd zmm4, zmm0, zmm1, 57
    vpaddd zmm2, zmm2, zmm4
    vprold zmm2, zmm2, 15
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 1088]
    vpaddd zmm1, zmm1, dword ptr [rcx + 260]{1to16}
    vmovdqa32 zmm4, zmm2
    vpternlogd zmm9, zmm6, zmm7, 57
    vpaddd zmm8, zmm8, zmm9
    vprold zmm8, zmm8, 10
    vpaddd zmm8, zmm8, zmm5
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 1664]
    vpaddd zmm7, zmm7, dword ptr [rcx + 256]{1to16}
    vmovdqa32 zmm9, zmm8
    vpternlogd zmm9, zmm5, zmm6, 57
    vpaddd zmm7, zmm7, zmm9
    vprold zmm7, zmm7, 15
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 2112]
    vpaddd zmm6, zmm6, dword ptr [rcx + 260]{1to16}
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm14, zmm11, zmm12, 57
    vpaddd zmm13, zmm13, zmm14
    vprold zmm13, zmm13, 10
    vpaddd zmm13, zmm13, zmm10
    vpaddd zmm12, zmm12, zmmword ptr [rsp + 2688]
    vpaddd zmm12, zmm12, dword ptr [rcx + 256]{1to16}
    vmovdqa32 zmm14, zmm13
    vpternlogd zmm14, zmm10, zmm11, 57
    vpaddd zmm12, zmm12, zmm14
    vprold zmm12, zmm12, 15
    vpaddd zmm12, zmm12, zmm13
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 3136]
    vpaddd zmm11, zmm11, dword ptr [rcx + 260]{1to16}
    vmovdqa32 zmm14, zmm12
    vpternlogd zmm19, zmm16, zmm17, 57
    vpaddd zmm18, zmm18, zmm19
    vprold zmm18, zmm18, 10
    vpaddd zmm18, zmm18, zmm15
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 3712]
    vpaddd zmm17, zmm17, dword ptr [rcx + 256]{1to16}
    vmovdqa32 zmm19, zmm18
    vpternlogd zmm19, zmm15, zmm16, 57
    vpaddd zmm17, zmm17, zmm19
    vprold zmm17, zmm17, 15
    vpaddd zmm17, zmm17, zmm18
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 4160]
    vpaddd zmm16, zmm16, dword ptr [rcx + 260]{1to16}
    vmovdqa32 zmm19, zmm17
    vpternlogd zmm4, zmm3, zmm0, 57
    vpaddd zmm1, zmm1, zmm4
    vprold zmm1, zmm1, 21
    vpaddd zmm1, zmm1, zmm2
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 4608]
    vmovdqu32 zmmword ptr [rsp + 4608], zmm0
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 4864]
    vmovdqu32 zmmword ptr [rsp + 4864], zmm1
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 5120]
    vmovdqu32 zmmword ptr [rsp + 5120], zmm2
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 5376]
    vmovdqu32 zmmword ptr [rsp + 5376], zmm3
    vpternlogd zmm9, zmm8, zmm5, 57
    vpaddd zmm6, zmm6, zmm9
    vprold zmm6, zmm6, 21
    vpaddd zmm6, zmm6, zmm7
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 4672]
    vmovdqu32 zmmword ptr [rsp + 4672], zmm5
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 4928]
    vmovdqu32 zmmword ptr [rsp + 4928], zmm6
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 5184]
    vmovdqu32 zmmword ptr [rsp + 5184], zmm7
    vpaddd zmm8, zmm8, zmmword ptr [rsp + 5440]
    vmovdqu32 zmmword ptr [rsp + 5440], zmm8
    vpternlogd zmm14, zmm13, zmm10, 57
    vpaddd zmm11, zmm11, zmm14
    vprold zmm11, zmm11, 21
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm10, zmm10, zmmword ptr [rsp + 4736]
    vmovdqu32 zmmword ptr [rsp + 4736], zmm10
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 4992]
    vmovdqu32 zmmword ptr [rsp + 4992], zmm11
    vpaddd zmm12, zmm12, zmmword ptr [rsp + 5248]
    vmovdqu32 zmmword ptr [rsp + 5248], zmm12
    vpaddd zmm13, zmm13, zmmword ptr [rsp + 5504]
    vmovdqu32 zmmword ptr [rsp + 5504], zmm13
    vpternlogd zmm19, zmm18, zmm15, 57
    vpaddd zmm16, zmm16, zmm19
    vprold zmm16, zmm16, 21
    vpaddd zmm16, zmm16, zmm17
    vpaddd zmm15, zmm15, zmmword ptr [rsp + 4800]
    vmovdqu32 zmmword ptr [rsp + 4800], zmm15
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 5056]
    vmovdqu32 zmmword ptr [rsp + 5056], zmm16
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 5312]
    vmovdqu32 zmmword ptr [rsp + 5312], zmm17
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 5568]
    vmovdqu32 zmmword ptr [rsp + 5568], zmm18
    vpbroadcastq zmm0, qword ptr [rcx]
    vpaddq zmm1, zmm0, zmmword ptr [rsp]
    vmovdqu32 zmmword ptr [rsp], zmm1
    vpaddq zmm1, zmm0, zmmword ptr [rsp + 64]
    vmovdqu32 zmmword ptr [rsp + 64], zmm1
    vpaddq zmm1, zmm0, zmmword ptr [rsp + 128]
    vmovdqu32 zmmword ptr [rsp + 128], zmm1
    vpaddq zmm1, zmm0, zmmword ptr [rsp + 192]
    vmovdqu32 zmmword ptr [rsp + 192], zmm1
    vpaddq zmm1, zmm0, zmmword ptr [rsp + 256]
    vmovdqu32 zmmword ptr [rsp + 256], zmm1
    vpaddq zmm1, zmm0, zmmword ptr [rsp + 320]
    vmovdqu32 zmmword ptr [rsp + 320], zmm1
    vpaddq zmm1, zmm0, zmmword ptr [rsp + 384]
    vmovdqu32 zmmword ptr [rsp + 384], zmm1
    vpaddq zmm1, zmm0, zmmword ptr [rsp + 448]
    vmovdqu32 zmmword ptr [rsp + 448], zmm1
    sub rdx, 64
    cmp rdx, 64
    jae 2b
3:
    vmovdqu32 zmm0, zmmword ptr [rsp + 4608]
    vmovdqu32 zmmword ptr [rdi], zmm0
    vmovdqu32 zmm1, zmmword ptr [rsp + 4672]
    vmovdqu32 zmmword ptr [rdi + 64], zmm1
    vmovdqu32 zmm2, zmmword ptr [rsp + 4736]
    vmovdqu32 zmmword ptr [rdi + 128], zmm2
    vmovdqu32 zmm3, zmmword ptr [rsp + 4800]
    vmovdqu32 zmmword ptr [rdi + 192], zmm3
    vmovdqu32 zmm4, zmmword ptr [rsp + 4864]
    vmovdqu32 zmmword ptr [rdi + 256], zmm4
    vmovdqu32 zmm5, zmmword ptr [rsp + 4928]
    vmovdqu32 zmmword ptr [rdi + 320], zmm5
    vmovdqu32 zmm6, zmmword ptr [rsp + 4992]
    vmovdqu32 zmmword ptr [rdi + 384], zmm6
    vmovdqu32 zmm7, zmmword ptr [rsp + 5056]
    vmovdqu32 zmmword ptr [rdi + 448], zmm7
    vmovdqu32 zmm8, zmmword ptr [rsp + 5120]
    vmovdqu32 zmmword ptr [rdi + 512], zmm8
    vmovdqu32 zmm9, zmmword ptr [rsp + 5184]
    vmovdqu32 zmmword ptr [rdi + 576], zmm9
    vmovdqu32 zmm10, zmmword ptr [rsp + 5248]
    vmovdqu32 zmmword ptr [rdi + 640], zmm10
    vmovdqu32 zmm11, zmmword ptr [rsp + 5312]
    vmovdqu32 zmmword ptr [rdi + 704], zmm11
    vmovdqu32 zmm12, zmmword ptr [rsp + 5376]
    vmovdqu32 zmmword ptr [rdi + 768], zmm12
    vmovdqu32 zmm13, zmmword ptr [rsp + 5440]
    vmovdqu32 zmmword ptr [rdi + 832], zmm13
    vmovdqu32 zmm14, zmmword ptr [rsp + 5504]
    vmovdqu32 zmmword ptr [rdi + 896], zmm14
    vmovdqu32 zmm15, zmmword ptr [rsp + 5568]
    vmovdqu32 zmmword ptr [rdi + 960], zmm15
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
    vmovdqu32 zmmword ptr [rsp + 1408], zmm0
    vmovdqu32 zmmword ptr [rsp + 1472], zmm0
    vmovdqu32 zmmword ptr [rsp + 1536], zmm0
    vmovdqu32 zmmword ptr [rsp + 1600], zmm0
    vmovdqu32 zmmword ptr [rsp + 1664], zmm0
    vmovdqu32 zmmword ptr [rsp + 1728], zmm0
    vmovdqu32 zmmword ptr [rsp + 1792], zmm0
    vmovdqu32 zmmword ptr [rsp + 1856], zmm0
    vmovdqu32 zmmword ptr [rsp + 1920], zmm0
    vmovdqu32 zmmword ptr [rsp + 1984], zmm0
    vmovdqu32 zmmword ptr [rsp + 2048], zmm0
    vmovdqu32 zmmword ptr [rsp + 2112], zmm0
    vmovdqu32 zmmword ptr [rsp + 2176], zmm0
    vmovdqu32 zmmword ptr [rsp + 2240], zmm0
    vmovdqu32 zmmword ptr [rsp + 2304], zmm0
    vmovdqu32 zmmword ptr [rsp + 2368], zmm0
    vmovdqu32 zmmword ptr [rsp + 2432], zmm0
    vmovdqu32 zmmword ptr [rsp + 2496], zmm0
    vmovdqu32 zmmword ptr [rsp + 2560], zmm0
    vmovdqu32 zmmword ptr [rsp + 2624], zmm0
    vmovdqu32 zmmword ptr [rsp + 2688], zmm0
    vmovdqu32 zmmword ptr [rsp + 2752], zmm0
    vmovdqu32 zmmword ptr [rsp + 2816], zmm0
    vmovdqu32 zmmword ptr [rsp + 2880], zmm0
    vmovdqu32 zmmword ptr [rsp + 2944], zmm0
    vmovdqu32 zmmword ptr [rsp + 3008], zmm0
    vmovdqu32 zmmword ptr [rsp + 3072], zmm0
    vmovdqu32 zmmword ptr [rsp + 3136], zmm0
    vmovdqu32 zmmword ptr [rsp + 3200], zmm0
    vmovdqu32 zmmword ptr [rsp + 3264], zmm0
    vmovdqu32 zmmword ptr [rsp + 3328], zmm0
    vmovdqu32 zmmword ptr [rsp + 3392], zmm0
    vmovdqu32 zmmword ptr [rsp + 3456], zmm0
    vmovdqu32 zmmword ptr [rsp + 3520], zmm0
    vmovdqu32 zmmword ptr [rsp + 3584], zmm0
    vmovdqu32 zmmword ptr [rsp + 3648], zmm0
    vmovdqu32 zmmword ptr [rsp + 3712], zmm0
    vmovdqu32 zmmword ptr [rsp + 3776], zmm0
    vmovdqu32 zmmword ptr [rsp + 3840], zmm0
    vmovdqu32 zmmword ptr [rsp + 3904], zmm0
    vmovdqu32 zmmword ptr [rsp + 3968], zmm0
    vmovdqu32 zmmword ptr [rsp + 4032], zmm0
    vmovdqu32 zmmword ptr [rsp + 4096], zmm0
    vmovdqu32 zmmword ptr [rsp + 4160], zmm0
    vmovdqu32 zmmword ptr [rsp + 4224], zmm0
    vmovdqu32 zmmword ptr [rsp + 4288], zmm0
    vmovdqu32 zmmword ptr [rsp + 4352], zmm0
    vmovdqu32 zmmword ptr [rsp + 4416], zmm0
    vmovdqu32 zmmword ptr [rsp + 4480], zmm0
    vmovdqu32 zmmword ptr [rsp + 4544], zmm0
    vmovdqu32 zmmword ptr [rsp + 4608], zmm0
    vmovdqu32 zmmword ptr [rsp + 4672], zmm0
    vmovdqu32 zmmword ptr [rsp + 4736], zmm0
    vmovdqu32 zmmword ptr [rsp + 4800], zmm0
    vmovdqu32 zmmword ptr [rsp + 4864], zmm0
    vmovdqu32 zmmword ptr [rsp + 4928], zmm0
    vmovdqu32 zmmword ptr [rsp + 4992], zmm0
    vmovdqu32 zmmword ptr [rsp + 5056], zmm0
    vmovdqu32 zmmword ptr [rsp + 5120], zmm0
    vmovdqu32 zmmword ptr [rsp + 5184], zmm0
    vmovdqu32 zmmword ptr [rsp + 5248], zmm0
    vmovdqu32 zmmword ptr [rsp + 5312], zmm0
    vmovdqu32 zmmword ptr [rsp + 5376], zmm0
    vmovdqu32 zmmword ptr [rsp + 5440], zmm0
    vmovdqu32 zmmword ptr [rsp + 5504], zmm0
    vmovdqu32 zmmword ptr [rsp + 5568], zmm0
    mov rsp, r11
    ret
    .cfi_endproc
