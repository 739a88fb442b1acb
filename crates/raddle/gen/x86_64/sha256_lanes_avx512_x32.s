    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 3328
    .cfi_def_cfa_offset 3336
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
    vmovdqu32 zmm0, zmmword ptr [rdi]
    vmovdqu32 zmmword ptr [rsp + 2304], zmm0
    vmovdqu32 zmm1, zmmword ptr [rdi + 64]
    vmovdqu32 zmmword ptr [rsp + 2368], zmm1
    vmovdqu32 zmm2, zmmword ptr [rdi + 128]
    vmovdqu32 zmmword ptr [rsp + 2432], zmm2
    vmovdqu32 zmm3, zmmword ptr [rdi + 192]
    vmovdqu32 zmmword ptr [rsp + 2496], zmm3
    vmovdqu32 zmm4, zmmword ptr [rdi + 256]
    vmovdqu32 zmmword ptr [rsp + 2560], zmm4
    vmovdqu32 zmm5, zmmword ptr [rdi + 320]
    vmovdqu32 zmmword ptr [rsp + 2624], zmm5
    vmovdqu32 zmm6, zmmword ptr [rdi + 384]
    vmovdqu32 zmmword ptr [rsp + 2688], zmm6
    vmovdqu32 zmm7, zmmword ptr [rdi + 448]
    vmovdqu32 zmmword ptr [rsp + 2752], zmm7
    vmovdqu32 zmm8, zmmword ptr [rdi + 512]
    vmovdqu32 zmmword ptr [rsp + 2816], zmm8
    vmovdqu32 zmm9, zmmword ptr [rdi + 576]
    vmovdqu32 zmmword ptr [rsp + 2880], zmm9
    vmovdqu32 zmm10, zmmword ptr [rdi + 640]
    vmovdqu32 zmmword ptr [rsp + 2944], zmm10
    vmovdqu32 zmm11, zmmword ptr [rdi + 704]
    vmovdqu32 zmmword ptr [rsp + 3008], zmm11
    vmovdqu32 zmm12, zmmword ptr [rdi + 768]
    vmovdqu32 zmmword ptr [rsp + 3072], zmm12
    vmovdqu32 zmm13, zmmword ptr [rdi + 832]
    vmovdqu32 zmmword ptr [rsp + 3136], zmm13
    vmovdqu32 zmm14, zmmword ptr [rdi + 896]
    vmovdqu32 zmmword ptr [rsp + 3200], zmm14
    vmovdqu32 zmm15, zmmword ptr [rdi + 960]
    vmovdqu32 zmmword ptr [rsp + 3264], zmm15
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
    vpshufb zmm6, zmm6, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 256], zmm6
    vpshufb zmm16, zmm16, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 320], zmm16
    vpshufb zmm14, zmm14, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 384], zmm14
    vpshufb zmm10, zmm10, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 448], zmm10
    vpunpckldq zmm2, zmm1, zmm5
    vpunpckhdq zmm5, zmm1, zmm5
    vpunpckldq zmm1, zmm9, zmm13
    vpunpckhdq zmm13, zmm9, zmm13
    vpunpcklqdq zmm9, zmm2, zmm1
    vpunpckhqdq zmm1, zmm2, zmm1
    vpunpcklqdq zmm2, zmm5, zmm13
    vpunpckhqdq zmm13, zmm5, zmm13
    vpshufb zmm9, zmm9, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 512], zmm9
    vpshufb zmm1, zmm1, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 576], zmm1
    vpshufb zmm2, zmm2, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 640], zmm2
    vpshufb zmm13, zmm13, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 704], zmm13
    vpunpckldq zmm5, zmm0, zmm4
    vpunpckhdq zmm4, zmm0, zmm4
    vpunpckldq zmm0, zmm8, zmm12
    vpunpckhdq zmm12, zmm8, zmm12
    vpunpcklqdq zmm8, zmm5, zmm0
    vpunpckhqdq zmm0, zmm5, zmm0
    vpunpcklqdq zmm5, zmm4, zmm12
    vpunpckhqdq zmm12, zmm4, zmm12
    vpshufb zmm8, zmm8, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 768], zmm8
    vpshufb zmm0, zmm0, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 832], zmm0
    vpshufb zmm5, zmm5, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 896], zmm5
    vpshufb zmm12, zmm12, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 960], zmm12
    vpunpckldq zmm4, zmm3, zmm7
    vpunpckhdq zmm7, zmm3, zmm7
    vpunpckldq zmm3, zmm11, zmm15
    vpunpckhdq zmm15, zmm11, zmm15
    vpunpcklqdq zmm11, zmm4, zmm3
    vpunpckhqdq zmm3, zmm4, zmm3
    vpunpcklqdq zmm4, zmm7, zmm15
    vpunpckhqdq zmm15, zmm7, zmm15
    vpshufb zmm11, zmm11, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 1024], zmm11
    vpshufb zmm3, zmm3, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 1088], zmm3
    vpshufb zmm4, zmm4, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 1152], zmm4
    vpshufb zmm15, zmm15, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 1216], zmm15
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
    vpshufb zmm6, zmm6, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 1280], zmm6
    vpshufb zmm16, zmm16, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 1344], zmm16
    vpshufb zmm14, zmm14, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 1408], zmm14
    vpshufb zmm10, zmm10, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 1472], zmm10
    vpunpckldq zmm2, zmm1, zmm5
    vpunpckhdq zmm5, zmm1, zmm5
    vpunpckldq zmm1, zmm9, zmm13
    vpunpckhdq zmm13, zmm9, zmm13
    vpunpcklqdq zmm9, zmm2, zmm1
    vpunpckhqdq zmm1, zmm2, zmm1
    vpunpcklqdq zmm2, zmm5, zmm13
    vpunpckhqdq zmm13, zmm5, zmm13
    vpshufb zmm9, zmm9, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 1536], zmm9
    vpshufb zmm1, zmm1, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 1600], zmm1
    vpshufb zmm2, zmm2, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 1664], zmm2
    vpshufb zmm13, zmm13, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 1728], zmm13
    vpunpckldq zmm5, zmm0, zmm4
    vpunpckhdq zmm4, zmm0, zmm4
    vpunpckldq zmm0, zmm8, zmm12
    vpunpckhdq zmm12, zmm8, zmm12
    vpunpcklqdq zmm8, zmm5, zmm0
    vpunpckhqdq zmm0, zmm5, zmm0
    vpunpcklqdq zmm5, zmm4, zmm12
    vpunpckhqdq zmm12, zmm4, zmm12
    vpshufb zmm8, zmm8, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 1792], zmm8
    vpshufb zmm0, zmm0, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 1856], zmm0
    vpshufb zmm5, zmm5, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 1920], zmm5
    vpshufb zmm12, zmm12, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 1984], zmm12
    vpunpckldq zmm4, zmm3, zmm7
    vpunpckhdq zmm7, zmm3, zmm7
    vpunpckldq zmm3, zmm11, zmm15
    vpunpckhdq zmm15, zmm11, zmm15
    vpunpcklqdq zmm11, zmm4, zmm3
    vpunpckhqdq zmm3, zmm4, zmm3
    vpunpcklqdq zmm4, zmm7, zmm15
    vpunpckhqdq zmm15, zmm7, zmm15
    vpshufb zmm11, zmm11, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 2048], zmm11
    vpshufb zmm3, zmm3, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 2112], zmm3
    vpshufb zmm4, zmm4, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 2176], zmm4
    vpshufb zmm15, zmm15, zmmword ptr [rcx + 264]
    vmovdqu32 zmmword ptr [rsp + 2240], zmm15
    lea r8, qword ptr [rcx + 8]
    vmovdqu32 zmm0, zmmword ptr [rsp + 2304]
    vmovdqu32 zmm16, zmmword ptr [rsp + 2368]
    vmovdqu32 zmm1, zmmword ptr [rsp + 2432]
    vmovdqu32 zmm17, zmmword ptr [rsp + 2496]
    vmovdqu32 zmm2, zmmword ptr [rsp + 2560]
    vmovdqu32 zmm18, zmmword ptr [rsp + 2624]
    vmovdqu32 zmm3, zmmword ptr [rsp + 2688]
    vmovdqu32 zmm19, zmmword ptr [rsp + 2752]
    vmovdqu32 zmm4, zmmword ptr [rsp + 2816]
    vmovdqu32 zmm20, zmmword ptr [rsp + 2880]
    vmovdqu32 zmm5, zmmword ptr [rsp + 2944]
    vmovdqu32 zmm21, zmmword ptr [rsp + 3008]
    vmovdqu32 zmm6, zmmword ptr [rsp + 3072]
    vmovdqu32 zmm22, zmmword ptr [rsp + 3136]
    vmovdqu32 zmm7, zmmword ptr [rsp + 3200]
    vmovdqu32 zmm23, zmmword ptr [rsp + 3264]
    vprold zmm8, zmm4, 26
    vprold zmm24, zmm20, 26
    vprold zmm9, zmm4, 21
    vprold zmm25, zmm20, 21
    vprold zmm10, zmm4, 7
    vprold zmm26, zmm20, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm7, zmm7, dword ptr [r8]{1to16}
    vpaddd zmm23, zmm23, dword ptr [r8]{1to16}
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 256]
    vpaddd zmm23, zmm23, zmmword ptr [rsp + 1280]
    vmovdqa32 zmm9, zmm4
    vmovdqa32 zmm25, zmm20
    vpternlogd zmm9, zmm5, zmm6, 202
    vpternlogd zmm25, zmm21, zmm22, 202
    vpaddd zmm7, zmm7, zmm9
    vpaddd zmm23, zmm23, zmm25
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm23, zmm23, zmm24
    vpaddd zmm3, zmm3, zmm7
    vpaddd zmm19, zmm19, zmm23
    vprold zmm8, zmm0, 30
    vprold zmm24, zmm16, 30
    vprold zmm9, zmm0, 19
    vprold zmm25, zmm16, 19
    vprold zmm10, zmm0, 10
    vprold zmm26, zmm16, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vmovdqa32 zmm9, zmm0
    vmovdqa32 zmm25, zmm16
    vpternlogd zmm9, zmm1, zmm2, 232
    vpternlogd zmm25, zmm17, zmm18, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm23, zmm23, zmm24
    vprold zmm8, zmm3, 26
    vprold zmm24, zmm19, 26
    vprold zmm9, zmm3, 21
    vprold zmm25, zmm19, 21
    vprold zmm10, zmm3, 7
    vprold zmm26, zmm19, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm6, zmm6, dword ptr [r8 + 4]{1to16}
    vpaddd zmm22, zmm22, dword ptr [r8 + 4]{1to16}
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 320]
    vpaddd zmm22, zmm22, zmmword ptr [rsp + 1344]
    vmovdqa32 zmm9, zmm3
    vmovdqa32 zmm25, zmm19
    vpternlogd zmm9, zmm4, zmm5, 202
    vpternlogd zmm25, zmm20, zmm21, 202
    vpaddd zmm6, zmm6, zmm9
    vpaddd zmm22, zmm22, zmm25
    vpaddd zmm6, zmm6, zmm8
    vpaddd zmm22, zmm22, zmm24
    vpaddd zmm2, zmm2, zmm6
    vpaddd zmm18, zmm18, zmm22
    vprold zmm8, zmm7, 30
    vprold zmm24, zmm23, 30
    vprold zmm9, zmm7, 19
    vprold zmm25, zmm23, 19
    vprold zmm10, zmm7, 10
    vprold zmm26, zmm23, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vmovdqa32 zmm9, zmm7
    vmovdqa32 zmm25, zmm23
    vpternlogd zmm9, zmm0, zmm1, 232
    vpternlogd zmm25, zmm16, zmm17, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm6, zmm6, zmm8
    vpaddd zmm22, zmm22, zmm24
    vprold zmm8, zmm2, 26
    vprold zmm24, zmm18, 26
    vprold zmm9, zmm2, 21
    vprold zmm25, zmm18, 21
    vprold zmm10, zmm2, 7
    vprold zmm26, zmm18, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm5, zmm5, dword ptr [r8 + 8]{1to16}
    vpaddd zmm21, zmm21, dword ptr [r8 + 8]{1to16}
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 384]
    vpaddd zmm21, zmm21, zmmword ptr [rsp + 1408]
    vmovdqa32 zmm9, zmm2
    vmovdqa32 zmm25, zmm18
    vpternlogd zmm9, zmm3, zmm4, 202
    vpternlogd zmm25, zmm19, zmm20, 202
    vpaddd zmm5, zmm5, zmm9
    vpaddd zmm21, zmm21, zmm25
    vpaddd zmm5, zmm5, zmm8
    vpaddd zmm21, zmm21, zmm24
    vpaddd zmm1, zmm1, zmm5
    vpaddd zmm17, zmm17, zmm21
    vprold zmm8, zmm6, 30
    vprold zmm24, zmm22, 30
    vprold zmm9, zmm6, 19
    vprold zmm25, zmm22, 19
    vprold zmm10, zmm6, 10
    vprold zmm26, zmm22, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vmovdqa32 zmm9, zmm6
    vmovdqa32 zmm25, zmm22
    vpternlogd zmm9, zmm7, zmm0, 232
    vpternlogd zmm25, zmm23, zmm16, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm5, zmm5, zmm8
    vpaddd zmm21, zmm21, zmm24
    vprold zmm8, zmm1, 26
    vprold zmm24, zmm17, 26
    vprold zmm9, zmm1, 21
    vprold zmm25, zmm17, 21
    vprold zmm10, zmm1, 7
    vprold zmm26, zmm17, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm4, zmm4, dword ptr [r8 + 12]{1to16}
    vpaddd zmm20, zmm20, dword ptr [r8 + 12]{1to16}
    vpaddd zmm4, zmm4, zmmword ptr [rsp + 448]
    vpaddd zmm20, zmm20, zmmword ptr [rsp + 1472]
    vmovdqa32 zmm9, zmm1
    vmovdqa32 zmm25, zmm17
    vpternlogd zmm9, zmm2, zmm3, 202
    vpternlogd zmm25, zmm18, zmm19, 202
    vpaddd zmm4, zmm4, zmm9
    vpaddd zmm20, zmm20, zmm25
    vpaddd zmm4, zmm4, zmm8
    vpaddd zmm20, zmm20, zmm24
    vpaddd zmm0, zmm0, zmm4
    vpaddd zmm16, zmm16, zmm20
    vprold zmm8, zmm5, 30
    vprold zmm24, zmm21, 30
    vprold zmm9, zmm5, 19
    vprold zmm25, zmm21, 19
    vprold zmm10, zmm5, 10
    vprold zmm26, zmm21, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vmovdqa32 zmm9, zmm5
    vmovdqa32 zmm25, zmm21
    vpternlogd zmm9, zmm6, zmm7, 232
    vpternlogd zmm25, zmm22, zmm23, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm4, zmm4, zmm8
    vpaddd zmm20, zmm20, zmm24
    vprold zmm8, zmm0, 26
    vprold zmm24, zmm16, 26
    vprold zmm9, zmm0, 21
    vprold zmm25, zmm16, 21
    vprold zmm10, zmm0, 7
    vprold zmm26, zmm16, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm3, zmm3, dword ptr [r8 + 16]{1to16}
    vpaddd zmm19, zmm19, dword ptr [r8 + 16]{1to16}
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 512]
    vpaddd zmm19, zmm19, zmmword ptr [rsp + 1536]
    vmovdqa32 zmm9, zmm0
    vmovdqa32 zmm25, zmm16
    vpternlogd zmm9, zmm1, zmm2, 202
    vpternlogd zmm25, zmm17, zmm18, 202
    vpaddd zmm3, zmm3, zmm9
    vpaddd zmm19, zmm19, zmm25
    vpaddd zmm3, zmm3, zmm8
    vpaddd zmm19, zmm19, zmm24
    vpaddd zmm7, zmm7, zmm3
    vpaddd zmm23, zmm23, zmm19
    vprold zmm8, zmm4, 30
    vprold zmm24, zmm20, 30
    vprold zmm9, zmm4, 19
    vprold zmm25, zmm20, 19
    vprold zmm10, zmm4, 10
    vprold zmm26, zmm20, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vmovdqa32 zmm9, zmm4
    vmovdqa32 zmm25, zmm20
    vpternlogd zmm9, zmm5, zmm6, 232
    vpternlogd zmm25, zmm21, zmm22, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm3, zmm3, zmm8
    vpaddd zmm19, zmm19, zmm24
    vprold zmm8, zmm7, 26
    vprold zmm24, zmm23, 26
    vprold zmm9, zmm7, 21
    vprold zmm25, zmm23, 21
    vprold zmm10, zmm7, 7
    vprold zmm26, zmm23, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm2, zmm2, dword ptr [r8 + 20]{1to16}
    vpaddd zmm18, zmm18, dword ptr [r8 + 20]{1to16}
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 576]
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 1600]
    vmovdqa32 zmm9, zmm7
    vmovdqa32 zmm25, zmm23
    vpternlogd zmm9, zmm0, zmm1, 202
    vpternlogd zmm25, zmm16, zmm17, 202
    vpaddd zmm2, zmm2, zmm9
    vpaddd zmm18, zmm18, zmm25
    vpaddd zmm2, zmm2, zmm8
    vpaddd zmm18, zmm18, zmm24
    vpaddd zmm6, zmm6, zmm2
    vpaddd zmm22, zmm22, zmm18
    vprold zmm8, zmm3, 30
    vprold zmm24, zmm19, 30
    vprold zmm9, zmm3, 19
    vprold zmm25, zmm19, 19
    vprold zmm10, zmm3, 10
    vprold zmm26, zmm19, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vmovdqa32 zmm9, zmm3
    vmovdqa32 zmm25, zmm19
    vpternlogd zmm9, zmm4, zmm5, 232
    vpternlogd zmm25, zmm20, zmm21, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm2, zmm2, zmm8
    vpaddd zmm18, zmm18, zmm24
    vprold zmm8, zmm6, 26
    vprold zmm24, zmm22, 26
    vprold zmm9, zmm6, 21
    vprold zmm25, zmm22, 21
    vprold zmm10, zmm6, 7
    vprold zmm26, zmm22, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm1, zmm1, dword ptr [r8 + 24]{1to16}
    vpaddd zmm17, zmm17, dword ptr [r8 + 24]{1to16}
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 640]
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 1664]
    vmovdqa32 zmm9, zmm6
    vmovdqa32 zmm25, zmm22
    vpternlogd zmm9, zmm7, zmm0, 202
    vpternlogd zmm25, zmm23, zmm16, 202
    vpaddd zmm1, zmm1, zmm9
    vpaddd zmm17, zmm17, zmm25
    vpaddd zmm1, zmm1, zmm8
    vpaddd zmm17, zmm17, zmm24
    vpaddd zmm5, zmm5, zmm1
    vpaddd zmm21, zmm21, zmm17
    vprold zmm8, zmm2, 30
    vprold zmm24, zmm18, 30
    vprold zmm9, zmm2, 19
    vprold zmm25, zmm18, 19
    vprold zmm10, zmm2, 10
    vprold zmm26, zmm18, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vmovdqa32 zmm9, zmm2
    vmovdqa32 zmm25, zmm18
    vpternlogd zmm9, zmm3, zmm4, 232
    vpternlogd zmm25, zmm19, zmm20, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm1, zmm1, zmm8
    vpaddd zmm17, zmm17, zmm24
    vprold zmm8, zmm5, 26
    vprold zmm24, zmm21, 26
    vprold zmm9, zmm5, 21
    vprold zmm25, zmm21, 21
    vprold zmm10, zmm5, 7
    vprold zmm26, zmm21, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm0, zmm0, dword ptr [r8 + 28]{1to16}
    vpaddd zmm16, zmm16, dword ptr [r8 + 28]{1to16}
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 704]
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 1728]
    vmovdqa32 zmm9, zmm5
    vmovdqa32 zmm25, zmm21
    vpternlogd zmm9, zmm6, zmm7, 202
    vpternlogd zmm25, zmm22, zmm23, 202
    vpaddd zmm0, zmm0, zmm9
    vpaddd zmm16, zmm16, zmm25
    vpaddd zmm0, zmm0, zmm8
    vpaddd zmm16, zmm16, zmm24
    vpaddd zmm4, zmm4, zmm0
    vpaddd zmm20, zmm20, zmm16
    vprold zmm8, zmm1, 30
    vprold zmm24, zmm17, 30
    vprold zmm9, zmm1, 19
    vprold zmm25, zmm17, 19
    vprold zmm10, zmm1, 10
    vprold zmm26, zmm17, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vmovdqa32 zmm9, zmm1
    vmovdqa32 zmm25, zmm17
    vpternlogd zmm9, zmm2, zmm3, 232
    vpternlogd zmm25, zmm18, zmm19, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm0, zmm0, zmm8
    vpaddd zmm16, zmm16, zmm24
    vprold zmm8, zmm4, 26
    vprold zmm24, zmm20, 26
    vprold zmm9, zmm4, 21
    vprold zmm25, zmm20, 21
    vprold zmm10, zmm4, 7
    vprold zmm26, zmm20, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm7, zmm7, dword ptr [r8 + 32]{1to16}
    vpaddd zmm23, zmm23, dword ptr [r8 + 32]{1to16}
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 768]
    vpaddd zmm23, zmm23, zmmword ptr [rsp + 1792]
    vmovdqa32 zmm9, zmm4
    vmovdqa32 zmm25, zmm20
    vpternlogd zmm9, zmm5, zmm6, 202
    vpternlogd zmm25, zmm21, zmm22, 202
    vpaddd zmm7, zmm7, zmm9
    vpaddd zmm23, zmm23, zmm25
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm23, zmm23, zmm24
    vpaddd zmm3, zmm3, zmm7
    vpaddd zmm19, zmm19, zmm23
    vprold zmm8, zmm0, 30
    vprold zmm24, zmm16, 30
    vprold zmm9, zmm0, 19
    vprold zmm25, zmm16, 19
    vprold zmm10, zmm0, 10
    vprold zmm26, zmm16, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vmovdqa32 zmm9, zmm0
    vmovdqa32 zmm25, zmm16
    vpternlogd zmm9, zmm1, zmm2, 232
    vpternlogd zmm25, zmm17, zmm18, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm23, zmm23, zmm24
    vprold zmm8, zmm3, 26
    vprold zmm24, zmm19, 26
    vprold zmm9, zmm3, 21
    vprold zmm25, zmm19, 21
    vprold zmm10, zmm3, 7
    vprold zmm26, zmm19, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm6, zmm6, dword ptr [r8 + 36]{1to16}
    vpaddd zmm22, zmm22, dword ptr [r8 + 36]{1to16}
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 832]
    vpaddd zmm22, zmm22, zmmword ptr [rsp + 1856]
    vmovdqa32 zmm9, zmm3
    vmovdqa32 zmm25, zmm19
    vpternlogd zmm9, zmm4, zmm5, 202
    vpternlogd zmm25, zmm20, zmm21, 202
    vpaddd zmm6, zmm6, zmm9
    vpaddd zmm22, zmm22, zmm25
    vpaddd zmm6, zmm6, zmm8
    vpaddd zmm22, zmm22, zmm24
    vpaddd zmm2, zmm2, zmm6
    vpaddd zmm18, zmm18, zmm22
    vprold zmm8, zmm7, 30
    vprold zmm24, zmm23, 30
    vprold zmm9, zmm7, 19
    vprold zmm25, zmm23, 19
    vprold zmm10, zmm7, 10
    vprold zmm26, zmm23, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vmovdqa32 zmm9, zmm7
    vmovdqa32 zmm25, zmm23
    vpternlogd zmm9, zmm0, zmm1, 232
    vpternlogd zmm25, zmm16, zmm17, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm6, zmm6, zmm8
    vpaddd zmm22, zmm22, zmm24
    vprold zmm8, zmm2, 26
    vprold zmm24, zmm18, 26
    vprold zmm9, zmm2, 21
    vprold zmm25, zmm18, 21
    vprold zmm10, zmm2, 7
    vprold zmm26, zmm18, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm5, zmm5, dword ptr [r8 + 40]{1to16}
    vpaddd zmm21, zmm21, dword ptr [r8 + 40]{1to16}
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 896]
    vpaddd zmm21, zmm21, zmmword ptr [rsp + 1920]
    vmovdqa32 zmm9, zmm2
    vmovdqa32 zmm25, zmm18
    vpternlogd zmm9, zmm3, zmm4, 202
    vpternlogd zmm25, zmm19, zmm20, 202
    vpaddd zmm5, zmm5, zmm9
    vpaddd zmm21, zmm21, zmm25
    vpaddd zmm5, zmm5, zmm8
    vpaddd zmm21, zmm21, zmm24
    vpaddd zmm1, zmm1, zmm5
    vpaddd zmm17, zmm17, zmm21
    vprold zmm8, zmm6, 30
    vprold zmm24, zmm22, 30
    vprold zmm9, zmm6, 19
    vprold zmm25, zmm22, 19
    vprold zmm10, zmm6, 10
    vprold zmm26, zmm22, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vmovdqa32 zmm9, zmm6
    vmovdqa32 zmm25, zmm22
    vpternlogd zmm9, zmm7, zmm0, 232
    vpternlogd zmm25, zmm23, zmm16, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm5, zmm5, zmm8
    vpaddd zmm21, zmm21, zmm24
    vprold zmm8, zmm1, 26
    vprold zmm24, zmm17, 26
    vprold zmm9, zmm1, 21
    vprold zmm25, zmm17, 21
    vprold zmm10, zmm1, 7
    vprold zmm26, zmm17, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm4, zmm4, dword ptr [r8 + 44]{1to16}
    vpaddd zmm20, zmm20, dword ptr [r8 + 44]{1to16}
    vpaddd zmm4, zmm4, zmmword ptr [rsp + 960]
    vpaddd zmm20, zmm20, zmmword ptr [rsp + 1984]
    vmovdqa32 zmm9, zmm1
    vmovdqa32 zmm25, zmm17
    vpternlogd zmm9, zmm2, zmm3, 202
    vpternlogd zmm25, zmm18, zmm19, 202
    vpaddd zmm4, zmm4, zmm9
    vpaddd zmm20, zmm20, zmm25
    vpaddd zmm4, zmm4, zmm8
    vpaddd zmm20, zmm20, zmm24
    vpaddd zmm0, zmm0, zmm4
    vpaddd zmm16, zmm16, zmm20
    vprold zmm8, zmm5, 30
    vprold zmm24, zmm21, 30
    vprold zmm9, zmm5, 19
    vprold zmm25, zmm21, 19
    vprold zmm10, zmm5, 10
    vprold zmm26, zmm21, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vmovdqa32 zmm9, zmm5
    vmovdqa32 zmm25, zmm21
    vpternlogd zmm9, zmm6, zmm7, 232
    vpternlogd zmm25, zmm22, zmm23, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm4, zmm4, zmm8
    vpaddd zmm20, zmm20, zmm24
    mov r9d, 3
4:
    vprold zmm8, zmm0, 26
    vprold zmm24, zmm16, 26
    vprold zmm9, zmm0, 21
    vprold zmm25, zmm16, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 320]
    vmovdqu32 zmm27, zmmword ptr [rsp + 1344]
    vprold zmm10, zmm0, 7
    vprold zmm26, zmm16, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 1152]
    vmovdqu32 zmm28, zmmword ptr [rsp + 2176]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm3, zmm3, dword ptr [r8 + 48]{1to16}
    vpaddd zmm19, zmm19, dword ptr [r8 + 48]{1to16}
    vprold zmm13, zmm11, 25
    vprold zmm29, zmm27, 25
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 1024]
    vpaddd zmm19, zmm19, zmmword ptr [rsp + 2048]
    vprold zmm14, zmm11, 14
    vprold zmm30, zmm27, 14
    vmovdqa32 zmm9, zmm0
    vmovdqa32 zmm25, zmm16
    vpsrld zmm11, zmm11, 3
    vpsrld zmm27, zmm27, 3
    vpternlogd zmm9, zmm1, zmm2, 202
    vpternlogd zmm25, zmm17, zmm18, 202
    vpaddd zmm3, zmm3, zmm9
    vpaddd zmm19, zmm19, zmm25
    vpternlogd zmm11, zmm13, zmm14, 150
    vpternlogd zmm27, zmm29, zmm30, 150
    vpaddd zmm3, zmm3, zmm8
    vpaddd zmm19, zmm19, zmm24
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 256]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1280]
    vpaddd zmm7, zmm7, zmm3
    vpaddd zmm23, zmm23, zmm19
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 832]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1856]
    vprold zmm8, zmm4, 30
    vprold zmm24, zmm20, 30
    vprold zmm9, zmm4, 19
    vprold zmm25, zmm20, 19
    vprold zmm13, zmm12, 15
    vprold zmm29, zmm28, 15
    vprold zmm10, zmm4, 10
    vprold zmm26, zmm20, 10
    vprold zmm14, zmm12, 13
    vprold zmm30, zmm28, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpsrld zmm12, zmm12, 10
    vpsrld zmm28, zmm28, 10
    vmovdqa32 zmm9, zmm4
    vmovdqa32 zmm25, zmm20
    vpternlogd zmm9, zmm5, zmm6, 232
    vpternlogd zmm25, zmm21, zmm22, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpternlogd zmm28, zmm29, zmm30, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm3, zmm3, zmm8
    vpaddd zmm19, zmm19, zmm24
    vmovdqu32 zmmword ptr [rsp + 256], zmm11
    vmovdqu32 zmmword ptr [rsp + 1280], zmm27
    vprold zmm8, zmm7, 26
    vprold zmm24, zmm23, 26
    vprold zmm9, zmm7, 21
    vprold zmm25, zmm23, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 384]
    vmovdqu32 zmm27, zmmword ptr [rsp + 1408]
    vprold zmm10, zmm7, 7
    vprold zmm26, zmm23, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 1216]
    vmovdqu32 zmm28, zmmword ptr [rsp + 2240]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm2, zmm2, dword ptr [r8 + 52]{1to16}
    vpaddd zmm18, zmm18, dword ptr [r8 + 52]{1to16}
    vprold zmm13, zmm11, 25
    vprold zmm29, zmm27, 25
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 1088]
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 2112]
    vprold zmm14, zmm11, 14
    vprold zmm30, zmm27, 14
    vmovdqa32 zmm9, zmm7
    vmovdqa32 zmm25, zmm23
    vpsrld zmm11, zmm11, 3
    vpsrld zmm27, zmm27, 3
    vpternlogd zmm9, zmm0, zmm1, 202
    vpternlogd zmm25, zmm16, zmm17, 202
    vpaddd zmm2, zmm2, zmm9
    vpaddd zmm18, zmm18, zmm25
    vpternlogd zmm11, zmm13, zmm14, 150
    vpternlogd zmm27, zmm29, zmm30, 150
    vpaddd zmm2, zmm2, zmm8
    vpaddd zmm18, zmm18, zmm24
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 320]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1344]
    vpaddd zmm6, zmm6, zmm2
    vpaddd zmm22, zmm22, zmm18
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 896]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1920]
    vprold zmm8, zmm3, 30
    vprold zmm24, zmm19, 30
    vprold zmm9, zmm3, 19
    vprold zmm25, zmm19, 19
    vprold zmm13, zmm12, 15
    vprold zmm29, zmm28, 15
    vprold zmm10, zmm3, 10
    vprold zmm26, zmm19, 10
    vprold zmm14, zmm12, 13
    vprold zmm30, zmm28, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpsrld zmm12, zmm12, 10
    vpsrld zmm28, zmm28, 10
    vmovdqa32 zmm9, zmm3
    vmovdqa32 zmm25, zmm19
    vpternlogd zmm9, zmm4, zmm5, 232
    vpternlogd zmm25, zmm20, zmm21, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpternlogd zmm28, zmm29, zmm30, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm2, zmm2, zmm8
    vpaddd zmm18, zmm18, zmm24
    vmovdqu32 zmmword ptr [rsp + 320], zmm11
    vmovdqu32 zmmword ptr [rsp + 1344], zmm27
    vprold zmm8, zmm6, 26
    vprold zmm24, zmm22, 26
    vprold zmm9, zmm6, 21
    vprold zmm25, zmm22, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 448]
    vmovdqu32 zmm27, zmmword ptr [rsp + 1472]
    vprold zmm10, zmm6, 7
    vprold zmm26, zmm22, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 256]
    vmovdqu32 zmm28, zmmword ptr [rsp + 1280]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm1, zmm1, dword ptr [r8 + 56]{1to16}
    vpaddd zmm17, zmm17, dword ptr [r8 + 56]{1to16}
    vprold zmm13, zmm11, 25
    vprold zmm29, zmm27, 25
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 1152]
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 2176]
    vprold zmm14, zmm11, 14
    vprold zmm30, zmm27, 14
    vmovdqa32 zmm9, zmm6
    vmovdqa32 zmm25, zmm22
    vpsrld zmm11, zmm11, 3
    vpsrld zmm27, zmm27, 3
    vpternlogd zmm9, zmm7, zmm0, 202
    vpternlogd zmm25, zmm23, zmm16, 202
    vpaddd zmm1, zmm1, zmm9
    vpaddd zmm17, zmm17, zmm25
    vpternlogd zmm11, zmm13, zmm14, 150
    vpternlogd zmm27, zmm29, zmm30, 150
    vpaddd zmm1, zmm1, zmm8
    vpaddd zmm17, zmm17, zmm24
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 384]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1408]
    vpaddd zmm5, zmm5, zmm1
    vpaddd zmm21, zmm21, zmm17
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 960]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1984]
    vprold zmm8, zmm2, 30
    vprold zmm24, zmm18, 30
    vprold zmm9, zmm2, 19
    vprold zmm25, zmm18, 19
    vprold zmm13, zmm12, 15
    vprold zmm29, zmm28, 15
    vprold zmm10, zmm2, 10
    vprold zmm26, zmm18, 10
    vprold zmm14, zmm12, 13
    vprold zmm30, zmm28, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpsrld zmm12, zmm12, 10
    vpsrld zmm28, zmm28, 10
    vmovdqa32 zmm9, zmm2
    vmovdqa32 zmm25, zmm18
    vpternlogd zmm9, zmm3, zmm4, 232
    vpternlogd zmm25, zmm19, zmm20, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpternlogd zmm28, zmm29, zmm30, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm1, zmm1, zmm8
    vpaddd zmm17, zmm17, zmm24
    vmovdqu32 zmmword ptr [rsp + 384], zmm11
    vmovdqu32 zmmword ptr [rsp + 1408], zmm27
    vprold zmm8, zmm5, 26
    vprold zmm24, zmm21, 26
    vprold zmm9, zmm5, 21
    vprold zmm25, zmm21, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 512]
    vmovdqu32 zmm27, zmmword ptr [rsp + 1536]
    vprold zmm10, zmm5, 7
    vprold zmm26, zmm21, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 320]
    vmovdqu32 zmm28, zmmword ptr [rsp + 1344]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm0, zmm0, dword ptr [r8 + 60]{1to16}
    vpaddd zmm16, zmm16, dword ptr [r8 + 60]{1to16}
    vprold zmm13, zmm11, 25
    vprold zmm29, zmm27, 25
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 1216]
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 2240]
    vprold zmm14, zmm11, 14
    vprold zmm30, zmm27, 14
    vmovdqa32 zmm9, zmm5
    vmovdqa32 zmm25, zmm21
    vpsrld zmm11, zmm11, 3
    vpsrld zmm27, zmm27, 3
    vpternlogd zmm9, zmm6, zmm7, 202
    vpternlogd zmm25, zmm22, zmm23, 202
    vpaddd zmm0, zmm0, zmm9
    vpaddd zmm16, zmm16, zmm25
    vpternlogd zmm11, zmm13, zmm14, 150
    vpternlogd zmm27, zmm29, zmm30, 150
    vpaddd zmm0, zmm0, zmm8
    vpaddd zmm16, zmm16, zmm24
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 448]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1472]
    vpaddd zmm4, zmm4, zmm0
    vpaddd zmm20, zmm20, zmm16
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 1024]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 2048]
    vprold zmm8, zmm1, 30
    vprold zmm24, zmm17, 30
    vprold zmm9, zmm1, 19
    vprold zmm25, zmm17, 19
    vprold zmm13, zmm12, 15
    vprold zmm29, zmm28, 15
    vprold zmm10, zmm1, 10
    vprold zmm26, zmm17, 10
    vprold zmm14, zmm12, 13
    vprold zmm30, zmm28, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpsrld zmm12, zmm12, 10
    vpsrld zmm28, zmm28, 10
    vmovdqa32 zmm9, zmm1
    vmovdqa32 zmm25, zmm17
    vpternlogd zmm9, zmm2, zmm3, 232
    vpternlogd zmm25, zmm18, zmm19, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpternlogd zmm28, zmm29, zmm30, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm0, zmm0, zmm8
    vpaddd zmm16, zmm16, zmm24
    vmovdqu32 zmmword ptr [rsp + 448], zmm11
    vmovdqu32 zmmword ptr [rsp + 1472], zmm27
    vprold zmm8, zmm4, 26
    vprold zmm24, zmm20, 26
    vprold zmm9, zmm4, 21
    vprold zmm25, zmm20, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 576]
    vmovdqu32 zmm27, zmmword ptr [rsp + 1600]
    vprold zmm10, zmm4, 7
    vprold zmm26, zmm20, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 384]
    vmovdqu32 zmm28, zmmword ptr [rsp + 1408]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm7, zmm7, dword ptr [r8 + 64]{1to16}
    vpaddd zmm23, zmm23, dword ptr [r8 + 64]{1to16}
    vprold zmm13, zmm11, 25
    vprold zmm29, zmm27, 25
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 256]
    vpaddd zmm23, zmm23, zmmword ptr [rsp + 1280]
    vprold zmm14, zmm11, 14
    vprold zmm30, zmm27, 14
    vmovdqa32 zmm9, zmm4
    vmovdqa32 zmm25, zmm20
    vpsrld zmm11, zmm11, 3
    vpsrld zmm27, zmm27, 3
    vpternlogd zmm9, zmm5, zmm6, 202
    vpternlogd zmm25, zmm21, zmm22, 202
    vpaddd zmm7, zmm7, zmm9
    vpaddd zmm23, zmm23, zmm25
    vpternlogd zmm11, zmm13, zmm14, 150
    vpternlogd zmm27, zmm29, zmm30, 150
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm23, zmm23, zmm24
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 512]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1536]
    vpaddd zmm3, zmm3, zmm7
    vpaddd zmm19, zmm19, zmm23
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 1088]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 2112]
    vprold zmm8, zmm0, 30
    vprold zmm24, zmm16, 30
    vprold zmm9, zmm0, 19
    vprold zmm25, zmm16, 19
    vprold zmm13, zmm12, 15
    vprold zmm29, zmm28, 15
    vprold zmm10, zmm0, 10
    vprold zmm26, zmm16, 10
    vprold zmm14, zmm12, 13
    vprold zmm30, zmm28, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpsrld zmm12, zmm12, 10
    vpsrld zmm28, zmm28, 10
    vmovdqa32 zmm9, zmm0
    vmovdqa32 zmm25, zmm16
    vpternlogd zmm9, zmm1, zmm2, 232
    vpternlogd zmm25, zmm17, zmm18, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpternlogd zmm28, zmm29, zmm30, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm23, zmm23, zmm24
    vmovdqu32 zmmword ptr [rsp + 512], zmm11
    vmovdqu32 zmmword ptr [rsp + 1536], zmm27
    vprold zmm8, zmm3, 26
    vprold zmm24, zmm19, 26
    vprold zmm9, zmm3, 21
    vprold zmm25, zmm19, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 640]
    vmovdqu32 zmm27, zmmword ptr [rsp + 1664]
    vprold zmm10, zmm3, 7
    vprold zmm26, zmm19, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 448]
    vmovdqu32 zmm28, zmmword ptr [rsp + 1472]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm6, zmm6, dword ptr [r8 + 68]{1to16}
    vpaddd zmm22, zmm22, dword ptr [r8 + 68]{1to16}
    vprold zmm13, zmm11, 25
    vprold zmm29, zmm27, 25
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 320]
    vpaddd zmm22, zmm22, zmmword ptr [rsp + 1344]
    vprold zmm14, zmm11, 14
    vprold zmm30, zmm27, 14
    vmovdqa32 zmm9, zmm3
    vmovdqa32 zmm25, zmm19
    vpsrld zmm11, zmm11, 3
    vpsrld zmm27, zmm27, 3
    vpternlogd zmm9, zmm4, zmm5, 202
    vpternlogd zmm25, zmm20, zmm21, 202
    vpaddd zmm6, zmm6, zmm9
    vpaddd zmm22, zmm22, zmm25
    vpternlogd zmm11, zmm13, zmm14, 150
    vpternlogd zmm27, zmm29, zmm30, 150
    vpaddd zmm6, zmm6, zmm8
    vpaddd zmm22, zmm22, zmm24
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 576]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1600]
    vpaddd zmm2, zmm2, zmm6
    vpaddd zmm18, zmm18, zmm22
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 1152]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 2176]
    vprold zmm8, zmm7, 30
    vprold zmm24, zmm23, 30
    vprold zmm9, zmm7, 19
    vprold zmm25, zmm23, 19
    vprold zmm13, zmm12, 15
    vprold zmm29, zmm28, 15
    vprold zmm10, zmm7, 10
    vprold zmm26, zmm23, 10
    vprold zmm14, zmm12, 13
    vprold zmm30, zmm28, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpsrld zmm12, zmm12, 10
    vpsrld zmm28, zmm28, 10
    vmovdqa32 zmm9, zmm7
    vmovdqa32 zmm25, zmm23
    vpternlogd zmm9, zmm0, zmm1, 232
    vpternlogd zmm25, zmm16, zmm17, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpternlogd zmm28, zmm29, zmm30, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm6, zmm6, zmm8
    vpaddd zmm22, zmm22, zmm24
    vmovdqu32 zmmword ptr [rsp + 576], zmm11
    vmovdqu32 zmmword ptr [rsp + 1600], zmm27
    vprold zmm8, zmm2, 26
    vprold zmm24, zmm18, 26
    vprold zmm9, zmm2, 21
    vprold zmm25, zmm18, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 704]
    vmovdqu32 zmm27, zmmword ptr [rsp + 1728]
    vprold zmm10, zmm2, 7
    vprold zmm26, zmm18, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 512]
    vmovdqu32 zmm28, zmmword ptr [rsp + 1536]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm5, zmm5, dword ptr [r8 + 72]{1to16}
    vpaddd zmm21, zmm21, dword ptr [r8 + 72]{1to16}
    vprold zmm13, zmm11, 25
    vprold zmm29, zmm27, 25
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 384]
    vpaddd zmm21, zmm21, zmmword ptr [rsp + 1408]
    vprold zmm14, zmm11, 14
    vprold zmm30, zmm27, 14
    vmovdqa32 zmm9, zmm2
    vmovdqa32 zmm25, zmm18
    vpsrld zmm11, zmm11, 3
    vpsrld zmm27, zmm27, 3
    vpternlogd zmm9, zmm3, zmm4, 202
    vpternlogd zmm25, zmm19, zmm20, 202
    vpaddd zmm5, zmm5, zmm9
    vpaddd zmm21, zmm21, zmm25
    vpternlogd zmm11, zmm13, zmm14, 150
    vpternlogd zmm27, zmm29, zmm30, 150
    vpaddd zmm5, zmm5, zmm8
    vpaddd zmm21, zmm21, zmm24
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 640]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1664]
    vpaddd zmm1, zmm1, zmm5
    vpaddd zmm17, zmm17, zmm21
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 1216]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 2240]
    vprold zmm8, zmm6, 30
    vprold zmm24, zmm22, 30
    vprold zmm9, zmm6, 19
    vprold zmm25, zmm22, 19
    vprold zmm13, zmm12, 15
    vprold zmm29, zmm28, 15
    vprold zmm10, zmm6, 10
    vprold zmm26, zmm22, 10
    vprold zmm14, zmm12, 13
    vprold zmm30, zmm28, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpsrld zmm12, zmm12, 10
    vpsrld zmm28, zmm28, 10
    vmovdqa32 zmm9, zmm6
    vmovdqa32 zmm25, zmm22
    vpternlogd zmm9, zmm7, zmm0, 232
    vpternlogd zmm25, zmm23, zmm16, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpternlogd zmm28, zmm29, zmm30, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm5, zmm5, zmm8
    vpaddd zmm21, zmm21, zmm24
    vmovdqu32 zmmword ptr [rsp + 640], zmm11
    vmovdqu32 zmmword ptr [rsp + 1664], zmm27
    vprold zmm8, zmm1, 26
    vprold zmm24, zmm17, 26
    vprold zmm9, zmm1, 21
    vprold zmm25, zmm17, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 768]
    vmovdqu32 zmm27, zmmword ptr [rsp + 1792]
    vprold zmm10, zmm1, 7
    vprold zmm26, zmm17, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 576]
    vmovdqu32 zmm28, zmmword ptr [rsp + 1600]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm4, zmm4, dword ptr [r8 + 76]{1to16}
    vpaddd zmm20, zmm20, dword ptr [r8 + 76]{1to16}
    vprold zmm13, zmm11, 25
    vprold zmm29, zmm27, 25
    vpaddd zmm4, zmm4, zmmword ptr [rsp + 448]
    vpaddd zmm20, zmm20, zmmword ptr [rsp + 1472]
    vprold zmm14, zmm11, 14
    vprold zmm30, zmm27, 14
    vmovdqa32 zmm9, zmm1
    vmovdqa32 zmm25, zmm17
    vpsrld zmm11, zmm11, 3
    vpsrld zmm27, zmm27, 3
    vpternlogd zmm9, zmm2, zmm3, 202
    vpternlogd zmm25, zmm18, zmm19, 202
    vpaddd zmm4, zmm4, zmm9
    vpaddd zmm20, zmm20, zmm25
    vpternlogd zmm11, zmm13, zmm14, 150
    vpternlogd zmm27, zmm29, zmm30, 150
    vpaddd zmm4, zmm4, zmm8
    vpaddd zmm20, zmm20, zmm24
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 704]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1728]
    vpaddd zmm0, zmm0, zmm4
    vpaddd zmm16, zmm16, zmm20
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 256]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1280]
    vprold zmm8, zmm5, 30
    vprold zmm24, zmm21, 30
    vprold zmm9, zmm5, 19
    vprold zmm25, zmm21, 19
    vprold zmm13, zmm12, 15
    vprold zmm29, zmm28, 15
    vprold zmm10, zmm5, 10
    vprold zmm26, zmm21, 10
    vprold zmm14, zmm12, 13
    vprold zmm30, zmm28, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpsrld zmm12, zmm12, 10
    vpsrld zmm28, zmm28, 10
    vmovdqa32 zmm9, zmm5
    vmovdqa32 zmm25, zmm21
    vpternlogd zmm9, zmm6, zmm7, 232
    vpternlogd zmm25, zmm22, zmm23, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpternlogd zmm28, zmm29, zmm30, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm4, zmm4, zmm8
    vpaddd zmm20, zmm20, zmm24
    vmovdqu32 zmmword ptr [rsp + 704], zmm11
    vmovdqu32 zmmword ptr [rsp + 1728], zmm27
    vprold zmm8, zmm0, 26
    vprold zmm24, zmm16, 26
    vprold zmm9, zmm0, 21
    vprold zmm25, zmm16, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 832]
    vmovdqu32 zmm27, zmmword ptr [rsp + 1856]
    vprold zmm10, zmm0, 7
    vprold zmm26, zmm16, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 640]
    vmovdqu32 zmm28, zmmword ptr [rsp + 1664]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm3, zmm3, dword ptr [r8 + 80]{1to16}
    vpaddd zmm19, zmm19, dword ptr [r8 + 80]{1to16}
    vprold zmm13, zmm11, 25
    vprold zmm29, zmm27, 25
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 512]
    vpaddd zmm19, zmm19, zmmword ptr [rsp + 1536]
    vprold zmm14, zmm11, 14
    vprold zmm30, zmm27, 14
    vmovdqa32 zmm9, zmm0
    vmovdqa32 zmm25, zmm16
    vpsrld zmm11, zmm11, 3
    vpsrld zmm27, zmm27, 3
    vpternlogd zmm9, zmm1, zmm2, 202
    vpternlogd zmm25, zmm17, zmm18, 202
    vpaddd zmm3, zmm3, zmm9
    vpaddd zmm19, zmm19, zmm25
    vpternlogd zmm11, zmm13, zmm14, 150
    vpternlogd zmm27, zmm29, zmm30, 150
    vpaddd zmm3, zmm3, zmm8
    vpaddd zmm19, zmm19, zmm24
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 768]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1792]
    vpaddd zmm7, zmm7, zmm3
    vpaddd zmm23, zmm23, zmm19
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 320]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1344]
    vprold zmm8, zmm4, 30
    vprold zmm24, zmm20, 30
    vprold zmm9, zmm4, 19
    vprold zmm25, zmm20, 19
    vprold zmm13, zmm12, 15
    vprold zmm29, zmm28, 15
    vprold zmm10, zmm4, 10
    vprold zmm26, zmm20, 10
    vprold zmm14, zmm12, 13
    vprold zmm30, zmm28, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpsrld zmm12, zmm12, 10
    vpsrld zmm28, zmm28, 10
    vmovdqa32 zmm9, zmm4
    vmovdqa32 zmm25, zmm20
    vpternlogd zmm9, zmm5, zmm6, 232
    vpternlogd zmm25, zmm21, zmm22, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpternlogd zmm28, zmm29, zmm30, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm3, zmm3, zmm8
    vpaddd zmm19, zmm19, zmm24
    vmovdqu32 zmmword ptr [rsp + 768], zmm11
    vmovdqu32 zmmword ptr [rsp + 1792], zmm27
    vprold zmm8, zmm7, 26
    vprold zmm24, zmm23, 26
    vprold zmm9, zmm7, 21
    vprold zmm25, zmm23, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 896]
    vmovdqu32 zmm27, zmmword ptr [rsp + 1920]
    vprold zmm10, zmm7, 7
    vprold zmm26, zmm23, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 704]
    vmovdqu32 zmm28, zmmword ptr [rsp + 1728]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm2, zmm2, dword ptr [r8 + 84]{1to16}
    vpaddd zmm18, zmm18, dword ptr [r8 + 84]{1to16}
    vprold zmm13, zmm11, 25
    vprold zmm29, zmm27, 25
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 576]
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 1600]
    vprold zmm14, zmm11, 14
    vprold zmm30, zmm27, 14
    vmovdqa32 zmm9, zmm7
    vmovdqa32 zmm25, zmm23
    vpsrld zmm11, zmm11, 3
    vpsrld zmm27, zmm27, 3
    vpternlogd zmm9, zmm0, zmm1, 202
    vpternlogd zmm25, zmm16, zmm17, 202
    vpaddd zmm2, zmm2, zmm9
    vpaddd zmm18, zmm18, zmm25
    vpternlogd zmm11, zmm13, zmm14, 150
    vpternlogd zmm27, zmm29, zmm30, 150
    vpaddd zmm2, zmm2, zmm8
    vpaddd zmm18, zmm18, zmm24
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 832]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1856]
    vpaddd zmm6, zmm6, zmm2
    vpaddd zmm22, zmm22, zmm18
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 384]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1408]
    vprold zmm8, zmm3, 30
    vprold zmm24, zmm19, 30
    vprold zmm9, zmm3, 19
    vprold zmm25, zmm19, 19
    vprold zmm13, zmm12, 15
    vprold zmm29, zmm28, 15
    vprold zmm10, zmm3, 10
    vprold zmm26, zmm19, 10
    vprold zmm14, zmm12, 13
    vprold zmm30, zmm28, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpsrld zmm12, zmm12, 10
    vpsrld zmm28, zmm28, 10
    vmovdqa32 zmm9, zmm3
    vmovdqa32 zmm25, zmm19
    vpternlogd zmm9, zmm4, zmm5, 232
    vpternlogd zmm25, zmm20, zmm21, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpternlogd zmm28, zmm29, zmm30, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm2, zmm2, zmm8
    vpaddd zmm18, zmm18, zmm24
    vmovdqu32 zmmword ptr [rsp + 832], zmm11
    vmovdqu32 zmmword ptr [rsp + 1856], zmm27
    vprold zmm8, zmm6, 26
    vprold zmm24, zmm22, 26
    vprold zmm9, zmm6, 21
    vprold zmm25, zmm22, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 960]
    vmovdqu32 zmm27, zmmword ptr [rsp + 1984]
    vprold zmm10, zmm6, 7
    vprold zmm26, zmm22, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 768]
    vmovdqu32 zmm28, zmmword ptr [rsp + 1792]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm1, zmm1, dword ptr [r8 + 88]{1to16}
    vpaddd zmm17, zmm17, dword ptr [r8 + 88]{1to16}
    vprold zmm13, zmm11, 25
    vprold zmm29, zmm27, 25
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 640]
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 1664]
    vprold zmm14, zmm11, 14
    vprold zmm30, zmm27, 14
    vmovdqa32 zmm9, zmm6
    vmovdqa32 zmm25, zmm22
    vpsrld zmm11, zmm11, 3
    vpsrld zmm27, zmm27, 3
    vpternlogd zmm9, zmm7, zmm0, 202
    vpternlogd zmm25, zmm23, zmm16, 202
    vpaddd zmm1, zmm1, zmm9
    vpaddd zmm17, zmm17, zmm25
    vpternlogd zmm11, zmm13, zmm14, 150
    vpternlogd zmm27, zmm29, zmm30, 150
    vpaddd zmm1, zmm1, zmm8
    vpaddd zmm17, zmm17, zmm24
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 896]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1920]
    vpaddd zmm5, zmm5, zmm1
    vpaddd zmm21, zmm21, zmm17
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 448]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1472]
    vprold zmm8, zmm2, 30
    vprold zmm24, zmm18, 30
    vprold zmm9, zmm2, 19
    vprold zmm25, zmm18, 19
    vprold zmm13, zmm12, 15
    vprold zmm29, zmm28, 15
    vprold zmm10, zmm2, 10
    vprold zmm26, zmm18, 10
    vprold zmm14, zmm12, 13
    vprold zmm30, zmm28, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpsrld zmm12, zmm12, 10
    vpsrld zmm28, zmm28, 10
    vmovdqa32 zmm9, zmm2
    vmovdqa32 zmm25, zmm18
    vpternlogd zmm9, zmm3, zmm4, 232
    vpternlogd zmm25, zmm19, zmm20, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpternlogd zmm28, zmm29, zmm30, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm1, zmm1, zmm8
    vpaddd zmm17, zmm17, zmm24
    vmovdqu32 zmmword ptr [rsp + 896], zmm11
    vmovdqu32 zmmword ptr [rsp + 1920], zmm27
    vprold zmm8, zmm5, 26
    vprold zmm24, zmm21, 26
    vprold zmm9, zmm5, 21
    vprold zmm25, zmm21, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 1024]
    vmovdqu32 zmm27, zmmword ptr [rsp + 2048]
    vprold zmm10, zmm5, 7
    vprold zmm26, zmm21, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 832]
    vmovdqu32 zmm28, zmmword ptr [rsp + 1856]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm0, zmm0, dword ptr [r8 + 92]{1to16}
    vpaddd zmm16, zmm16, dword ptr [r8 + 92]{1to16}
    vprold zmm13, zmm11, 25
    vprold zmm29, zmm27, 25
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 704]
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 1728]
    vprold zmm14, zmm11, 14
    vprold zmm30, zmm27, 14
    vmovdqa32 zmm9, zmm5
    vmovdqa32 zmm25, zmm21
    vpsrld zmm11, zmm11, 3
    vpsrld zmm27, zmm27, 3
    vpternlogd zmm9, zmm6, zmm7, 202
    vpternlogd zmm25, zmm22, zmm23, 202
    vpaddd zmm0, zmm0, zmm9
    vpaddd zmm16, zmm16, zmm25
    vpternlogd zmm11, zmm13, zmm14, 150
    vpternlogd zmm27, zmm29, zmm30, 150
    vpaddd zmm0, zmm0, zmm8
    vpaddd zmm16, zmm16, zmm24
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 960]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1984]
    vpaddd zmm4, zmm4, zmm0
    vpaddd zmm20, zmm20, zmm16
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 512]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1536]
    vprold zmm8, zmm1, 30
    vprold zmm24, zmm17, 30
    vprold zmm9, zmm1, 19
    vprold zmm25, zmm17, 19
    vprold zmm13, zmm12, 15
    vprold zmm29, zmm28, 15
    vprold zmm10, zmm1, 10
    vprold zmm26, zmm17, 10
    vprold zmm14, zmm12, 13
    vprold zmm30, zmm28, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpsrld zmm12, zmm12, 10
    vpsrld zmm28, zmm28, 10
    vmovdqa32 zmm9, zmm1
    vmovdqa32 zmm25, zmm17
    vpternlogd zmm9, zmm2, zmm3, 232
    vpternlogd zmm25, zmm18, zmm19, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpternlogd zmm28, zmm29, zmm30, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm0, zmm0, zmm8
    vpaddd zmm16, zmm16, zmm24
    vmovdqu32 zmmword ptr [rsp + 960], zmm11
    vmovdqu32 zmmword ptr [rsp + 1984], zmm27
    vprold zmm8, zmm4, 26
    vprold zmm24, zmm20, 26
    vprold zmm9, zmm4, 21
    vprold zmm25, zmm20, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 1088]
    vmovdqu32 zmm27, zmmword ptr [rsp + 2112]
    vprold zmm10, zmm4, 7
    vprold zmm26, zmm20, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 896]
    vmovdqu32 zmm28, zmmword ptr [rsp + 1920]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm7, zmm7, dword ptr [r8 + 96]{1to16}
    vpaddd zmm23, zmm23, dword ptr [r8 + 96]{1to16}
    vprold zmm13, zmm11, 25
    vprold zmm29, zmm27, 25
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 768]
    vpaddd zmm23, zmm23, zmmword ptr [rsp + 1792]
    vprold zmm14, zmm11, 14
    vprold zmm30, zmm27, 14
    vmovdqa32 zmm9, zmm4
    vmovdqa32 zmm25, zmm20
    vpsrld zmm11, zmm11, 3
    vpsrld zmm27, zmm27, 3
    vpternlogd zmm9, zmm5, zmm6, 202
    vpternlogd zmm25, zmm21, zmm22, 202
    vpaddd zmm7, zmm7, zmm9
    vpaddd zmm23, zmm23, zmm25
    vpternlogd zmm11, zmm13, zmm14, 150
    vpternlogd zmm27, zmm29, zmm30, 150
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm23, zmm23, zmm24
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 1024]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 2048]
    vpaddd zmm3, zmm3, zmm7
    vpaddd zmm19, zmm19, zmm23
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 576]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1600]
    vprold zmm8, zmm0, 30
    vprold zmm24, zmm16, 30
    vprold zmm9, zmm0, 19
    vprold zmm25, zmm16, 19
    vprold zmm13, zmm12, 15
    vprold zmm29, zmm28, 15
    vprold zmm10, zmm0, 10
    vprold zmm26, zmm16, 10
    vprold zmm14, zmm12, 13
    vprold zmm30, zmm28, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpsrld zmm12, zmm12, 10
    vpsrld zmm28, zmm28, 10
    vmovdqa32 zmm9, zmm0
    vmovdqa32 zmm25, zmm16
    vpternlogd zmm9, zmm1, zmm2, 232
    vpternlogd zmm25, zmm17, zmm18, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpternlogd zmm28, zmm29, zmm30, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm23, zmm23, zmm24
    vmovdqu32 zmmword ptr [rsp + 1024], zmm11
    vmovdqu32 zmmword ptr [rsp + 2048], zmm27
    vprold zmm8, zmm3, 26
    vprold zmm24, zmm19, 26
    vprold zmm9, zmm3, 21
    vprold zmm25, zmm19, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 1152]
    vmovdqu32 zmm27, zmmword ptr [rsp + 2176]
    vprold zmm10, zmm3, 7
    vprold zmm26, zmm19, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 960]
    vmovdqu32 zmm28, zmmword ptr [rsp + 1984]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm6, zmm6, dword ptr [r8 + 100]{1to16}
    vpaddd zmm22, zmm22, dword ptr [r8 + 100]{1to16}
    vprold zmm13, zmm11, 25
    vprold zmm29, zmm27, 25
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 832]
    vpaddd zmm22, zmm22, zmmword ptr [rsp + 1856]
    vprold zmm14, zmm11, 14
    vprold zmm30, zmm27, 14
    vmovdqa32 zmm9, zmm3
    vmovdqa32 zmm25, zmm19
    vpsrld zmm11, zmm11, 3
    vpsrld zmm27, zmm27, 3
    vpternlogd zmm9, zmm4, zmm5, 202
    vpternlogd zmm25, zmm20, zmm21, 202
    vpaddd zmm6, zmm6, zmm9
    vpaddd zmm22, zmm22, zmm25
    vpternlogd zmm11, zmm13, zmm14, 150
    vpternlogd zmm27, zmm29, zmm30, 150
    vpaddd zmm6, zmm6, zmm8
    vpaddd zmm22, zmm22, zmm24
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 1088]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 2112]
    vpaddd zmm2, zmm2, zmm6
    vpaddd zmm18, zmm18, zmm22
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 640]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1664]
    vprold zmm8, zmm7, 30
    vprold zmm24, zmm23, 30
    vprold zmm9, zmm7, 19
    vprold zmm25, zmm23, 19
    vprold zmm13, zmm12, 15
    vprold zmm29, zmm28, 15
    vprold zmm10, zmm7, 10
    vprold zmm26, zmm23, 10
    vprold zmm14, zmm12, 13
    vprold zmm30, zmm28, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpsrld zmm12, zmm12, 10
    vpsrld zmm28, zmm28, 10
    vmovdqa32 zmm9, zmm7
    vmovdqa32 zmm25, zmm23
    vpternlogd zmm9, zmm0, zmm1, 232
    vpternlogd zmm25, zmm16, zmm17, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpternlogd zmm28, zmm29, zmm30, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm6, zmm6, zmm8
    vpaddd zmm22, zmm22, zmm24
    vmovdqu32 zmmword ptr [rsp + 1088], zmm11
    vmovdqu32 zmmword ptr [rsp + 2112], zmm27
    vprold zmm8, zmm2, 26
    vprold zmm24, zmm18, 26
    vprold zmm9, zmm2, 21
    vprold zmm25, zmm18, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 1216]
    vmovdqu32 zmm27, zmmword ptr [rsp + 2240]
    vprold zmm10, zmm2, 7
    vprold zmm26, zmm18, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 1024]
    vmovdqu32 zmm28, zmmword ptr [rsp + 2048]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm5, zmm5, dword ptr [r8 + 104]{1to16}
    vpaddd zmm21, zmm21, dword ptr [r8 + 104]{1to16}
    vprold zmm13, zmm11, 25
    vprold zmm29, zmm27, 25
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 896]
    vpaddd zmm21, zmm21, zmmword ptr [rsp + 1920]
    vprold zmm14, zmm11, 14
    vprold zmm30, zmm27, 14
    vmovdqa32 zmm9, zmm2
    vmovdqa32 zmm25, zmm18
    vpsrld zmm11, zmm11, 3
    vpsrld zmm27, zmm27, 3
    vpternlogd zmm9, zmm3, zmm4, 202
    vpternlogd zmm25, zmm19, zmm20, 202
    vpaddd zmm5, zmm5, zmm9
    vpaddd zmm21, zmm21, zmm25
    vpternlogd zmm11, zmm13, zmm14, 150
    vpternlogd zmm27, zmm29, zmm30, 150
    vpaddd zmm5, zmm5, zmm8
    vpaddd zmm21, zmm21, zmm24
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 1152]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 2176]
    vpaddd zmm1, zmm1, zmm5
    vpaddd zmm17, zmm17, zmm21
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 704]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1728]
    vprold zmm8, zmm6, 30
    vprold zmm24, zmm22, 30
    vprold zmm9, zmm6, 19
    vprold zmm25, zmm22, 19
    vprold zmm13, zmm12, 15
    vprold zmm29, zmm28, 15
    vprold zmm10, zmm6, 10
    vprold zmm26, zmm22, 10
    vprold zmm14, zmm12, 13
    vprold zmm30, zmm28, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpsrld zmm12, zmm12, 10
    vpsrld zmm28, zmm28, 10
    vmovdqa32 zmm9, zmm6
    vmovdqa32 zmm25, zmm22
    vpternlogd zmm9, zmm7, zmm0, 232
    vpternlogd zmm25, zmm23, zmm16, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpternlogd zmm28, zmm29, zmm30, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm5, zmm5, zmm8
    vpaddd zmm21, zmm21, zmm24
    vmovdqu32 zmmword ptr [rsp + 1152], zmm11
    vmovdqu32 zmmword ptr [rsp + 2176], zmm27
    vprold zmm8, zmm1, 26
    vprold zmm24, zmm17, 26
    vprold zmm9, zmm1, 21
    vprold zmm25, zmm17, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 256]
    vmovdqu32 zmm27, zmmword ptr [rsp + 1280]
    vprold zmm10, zmm1, 7
    vprold zmm26, zmm17, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 1088]
    vmovdqu32 zmm28, zmmword ptr [rsp + 2112]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm4, zmm4, dword ptr [r8 + 108]{1to16}
    vpaddd zmm20, zmm20, dword ptr [r8 + 108]{1to16}
    vprold zmm13, zmm11, 25
    vprold zmm29, zmm27, 25
    vpaddd zmm4, zmm4, zmmword ptr [rsp + 960]
    vpaddd zmm20, zmm20, zmmword ptr [rsp + 1984]
    vprold zmm14, zmm11, 14
    vprold zmm30, zmm27, 14
    vmovdqa32 zmm9, zmm1
    vmovdqa32 zmm25, zmm17
    vpsrld zmm11, zmm11, 3
    vpsrld zmm27, zmm27, 3
    vpternlogd zmm9, zmm2, zmm3, 202
    vpternlogd zmm25, zmm18, zmm19, 202
    vpaddd zmm4, zmm4, zmm9
    vpaddd zmm20, zmm20, zmm25
    vpternlogd zmm11, zmm13, zmm14, 150
    vpternlogd zmm27, zmm29, zmm30, 150
    vpaddd zmm4, zmm4, zmm8
    vpaddd zmm20, zmm20, zmm24
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 1216]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 2240]
    vpaddd zmm0, zmm0, zmm4
    vpaddd zmm16, zmm16, zmm20
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 768]
    vpaddd zmm27, zmm27, zmmword ptr [rsp + 1792]
    vprold zmm8, zmm5, 30
    vprold zmm24, zmm21, 30
    vprold zmm9, zmm5, 19
    vprold zmm25, zmm21, 19
    vprold zmm13, zmm12, 15
    vprold zmm29, zmm28, 15
    vprold zmm10, zmm5, 10
    vprold zmm26, zmm21, 10
    vprold zmm14, zmm12, 13
    vprold zmm30, zmm28, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpsrld zmm12, zmm12, 10
    vpsrld zmm28, zmm28, 10
    vmovdqa32 zmm9, zmm5
    vmovdqa32 zmm25, zmm21
    vpternlogd zmm9, zmm6, zmm7, 232
    vpternlogd zmm25, zmm22, zmm23, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpternlogd zmm28, zmm29, zmm30, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm4, zmm4, zmm8
    vpaddd zmm20, zmm20, zmm24
    vmovdqu32 zmmword ptr [rsp + 1216], zmm11
    vmovdqu32 zmmword ptr [rsp + 2240], zmm27
    add r8, 64
    sub r9d, 1
    jne 4b
    vprold zmm8, zmm0, 26
    vprold zmm24, zmm16, 26
    vprold zmm9, zmm0, 21
    vprold zmm25, zmm16, 21
    vprold zmm10, zmm0, 7
    vprold zmm26, zmm16, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm3, zmm3, dword ptr [r8 + 48]{1to16}
    vpaddd zmm19, zmm19, dword ptr [r8 + 48]{1to16}
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 1024]
    vpaddd zmm19, zmm19, zmmword ptr [rsp + 2048]
    vmovdqa32 zmm9, zmm0
    vmovdqa32 zmm25, zmm16
    vpternlogd zmm9, zmm1, zmm2, 202
    vpternlogd zmm25, zmm17, zmm18, 202
    vpaddd zmm3, zmm3, zmm9
    vpaddd zmm19, zmm19, zmm25
    vpaddd zmm3, zmm3, zmm8
    vpaddd zmm19, zmm19, zmm24
    vpaddd zmm7, zmm7, zmm3
    vpaddd zmm23, zmm23, zmm19
    vprold zmm8, zmm4, 30
    vprold zmm24, zmm20, 30
    vprold zmm9, zmm4, 19
    vprold zmm25, zmm20, 19
    vprold zmm10, zmm4, 10
    vprold zmm26, zmm20, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vmovdqa32 zmm9, zmm4
    vmovdqa32 zmm25, zmm20
    vpternlogd zmm9, zmm5, zmm6, 232
    vpternlogd zmm25, zmm21, zmm22, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm3, zmm3, zmm8
    vpaddd zmm19, zmm19, zmm24
    vprold zmm8, zmm7, 26
    vprold zmm24, zmm23, 26
    vprold zmm9, zmm7, 21
    vprold zmm25, zmm23, 21
    vprold zmm10, zmm7, 7
    vprold zmm26, zmm23, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm2, zmm2, dword ptr [r8 + 52]{1to16}
    vpaddd zmm18, zmm18, dword ptr [r8 + 52]{1to16}
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 1088]
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 2112]
    vmovdqa32 zmm9, zmm7
    vmovdqa32 zmm25, zmm23
    vpternlogd zmm9, zmm0, zmm1, 202
    vpternlogd zmm25, zmm16, zmm17, 202
    vpaddd zmm2, zmm2, zmm9
    vpaddd zmm18, zmm18, zmm25
    vpaddd zmm2, zmm2, zmm8
    vpaddd zmm18, zmm18, zmm24
    vpaddd zmm6, zmm6, zmm2
    vpaddd zmm22, zmm22, zmm18
    vprold zmm8, zmm3, 30
    vprold zmm24, zmm19, 30
    vprold zmm9, zmm3, 19
    vprold zmm25, zmm19, 19
    vprold zmm10, zmm3, 10
    vprold zmm26, zmm19, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vmovdqa32 zmm9, zmm3
    vmovdqa32 zmm25, zmm19
    vpternlogd zmm9, zmm4, zmm5, 232
    vpternlogd zmm25, zmm20, zmm21, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm2, zmm2, zmm8
    vpaddd zmm18, zmm18, zmm24
    vprold zmm8, zmm6, 26
    vprold zmm24, zmm22, 26
    vprold zmm9, zmm6, 21
    vprold zmm25, zmm22, 21
    vprold zmm10, zmm6, 7
    vprold zmm26, zmm22, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm1, zmm1, dword ptr [r8 + 56]{1to16}
    vpaddd zmm17, zmm17, dword ptr [r8 + 56]{1to16}
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 1152]
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 2176]
    vmovdqa32 zmm9, zmm6
    vmovdqa32 zmm25, zmm22
    vpternlogd zmm9, zmm7, zmm0, 202
    vpternlogd zmm25, zmm23, zmm16, 202
    vpaddd zmm1, zmm1, zmm9
    vpaddd zmm17, zmm17, zmm25
    vpaddd zmm1, zmm1, zmm8
    vpaddd zmm17, zmm17, zmm24
    vpaddd zmm5, zmm5, zmm1
    vpaddd zmm21, zmm21, zmm17
    vprold zmm8, zmm2, 30
    vprold zmm24, zmm18, 30
    vprold zmm9, zmm2, 19
    vprold zmm25, zmm18, 19
    vprold zmm10, zmm2, 10
    vprold zmm26, zmm18, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vmovdqa32 zmm9, zmm2
    vmovdqa32 zmm25, zmm18
    vpternlogd zmm9, zmm3, zmm4, 232
    vpternlogd zmm25, zmm19, zmm20, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm1, zmm1, zmm8
    vpaddd zmm17, zmm17, zmm24
    vprold zmm8, zmm5, 26
    vprold zmm24, zmm21, 26
    vprold zmm9, zmm5, 21
    vprold zmm25, zmm21, 21
    vprold zmm10, zmm5, 7
    vprold zmm26, zmm21, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vpaddd zmm0, zmm0, dword ptr [r8 + 60]{1to16}
    vpaddd zmm16, zmm16, dword ptr [r8 + 60]{1to16}
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 1216]
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 2240]
    vmovdqa32 zmm9, zmm5
    vmovdqa32 zmm25, zmm21
    vpternlogd zmm9, zmm6, zmm7, 202
    vpternlogd zmm25, zmm22, zmm23, 202
    vpaddd zmm0, zmm0, zmm9
    vpaddd zmm16, zmm16, zmm25
    vpaddd zmm0, zmm0, zmm8
    vpaddd zmm16, zmm16, zmm24
    vpaddd zmm4, zmm4, zmm0
    vpaddd zmm20, zmm20, zmm16
    vprold zmm8, zmm1, 30
    vprold zmm24, zmm17, 30
    vprold zmm9, zmm1, 19
    vprold zmm25, zmm17, 19
    vprold zmm10, zmm1, 10
    vprold zmm26, zmm17, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vpternlogd zmm24, zmm25, zmm26, 150
    vmovdqa32 zmm9, zmm1
    vmovdqa32 zmm25, zmm17
    vpternlogd zmm9, zmm2, zmm3, 232
    vpternlogd zmm25, zmm18, zmm19, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm24, zmm24, zmm25
    vpaddd zmm0, zmm0, zmm8
    vpaddd zmm16, zmm16, zmm24
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 2304]
    vmovdqu32 zmmword ptr [rsp + 2304], zmm0
    vpaddd zmm16, zmm16, zmmword ptr [rsp + 2368]
    vmovdqu32 zmmword ptr [rsp + 2368], zmm16
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 2432]
    vmovdqu32 zmmword ptr [rsp + 2432], zmm1
    vpaddd zmm17, zmm17, zmmword ptr [rsp + 2496]
    vmovdqu32 zmmword ptr [rsp + 2496], zmm17
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 2560]
    vmovdqu32 zmmword ptr [rsp + 2560], zmm2
    vpaddd zmm18, zmm18, zmmword ptr [rsp + 2624]
    vmovdqu32 zmmword ptr [rsp + 2624], zmm18
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 2688]
    vmovdqu32 zmmword ptr [rsp + 2688], zmm3
    vpaddd zmm19, zmm19, zmmword ptr [rsp + 2752]
    vmovdqu32 zmmword ptr [rsp + 2752], zmm19
    vpaddd zmm4, zmm4, zmmword ptr [rsp + 2816]
    vmovdqu32 zmmword ptr [rsp + 2816], zmm4
    vpaddd zmm20, zmm20, zmmword ptr [rsp + 2880]
    vmovdqu32 zmmword ptr [rsp + 2880], zmm20
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 2944]
    vmovdqu32 zmmword ptr [rsp + 2944], zmm5
    vpaddd zmm21, zmm21, zmmword ptr [rsp + 3008]
    vmovdqu32 zmmword ptr [rsp + 3008], zmm21
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 3072]
    vmovdqu32 zmmword ptr [rsp + 3072], zmm6
    vpaddd zmm22, zmm22, zmmword ptr [rsp + 3136]
    vmovdqu32 zmmword ptr [rsp + 3136], zmm22
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 3200]
    vmovdqu32 zmmword ptr [rsp + 3200], zmm7
    vpaddd zmm23, zmm23, zmmword ptr [rsp + 3264]
    vmovdqu32 zmmword ptr [rsp + 3264], zmm23
    vpbroadcastq zmm0, qword ptr [rcx]
    vpaddq zmm1, zmm0, zmmword ptr [rsp]
    vmovdqu32 zmmword ptr [rsp], zmm1
    vpaddq zmm1, zmm0, zmmword ptr [rsp + 64]
    vmovdqu32 zmmword ptr [rsp + 64], zmm1
    vpaddq zmm1, zmm0, zmmword ptr [rsp + 128]
    vmovdqu32 zmmword ptr [rsp + 128], zmm1
    vpaddq zmm1, zmm0, zmmword ptr [rsp + 192]
    vmovdqu32 zmmword ptr [rsp + 192], zmm1
    sub rdx, 64
    cmp rdx, 64
    jae 2b
3:
    vmovdqu32 zmm0, zmmword ptr [rsp + 2304]
    vmovdqu32 zmmword ptr [rdi], zmm0
    vmovdqu32 zmm1, zmmword ptr [rsp + 2368]
    vmovdqu32 zmmword ptr [rdi + 64], zmm1
    vmovdqu32 zmm2, zmmword ptr [rsp + 2432]
    vmovdqu32 zmmword ptr [rdi + 128], zmm2
    vmovdqu32 zmm3, zmmword ptr [rsp + 2496]
    vmovdqu32 zmmword ptr [rdi + 192], zmm3
    vmovdqu32 zmm4, zmmword ptr [rsp + 2560]
    vmovdqu32 zmmword ptr [rdi + 256], zmm4
    vmovdqu32 zmm5, zmmword ptr [rsp + 2624]
    vmovdqu32 zmmword ptr [rdi + 320], zmm5
    vmovdqu32 zmm6, zmmword ptr [rsp + 2688]
    vmovdqu32 zmmword ptr [rdi + 384], zmm6
    vmovdqu32 zmm7, zmmword ptr [rsp + 2752]
    vmovdqu32 zmmword ptr [rdi + 448], zmm7
    vmovdqu32 zmm8, zmmword ptr [rsp + 2816]
    vmovdqu32 zmmword ptr [rdi + 512], zmm8
    vmovdqu32 zmm9, zmmword ptr [rsp + 2880]
    vmovdqu32 zmmword ptr [rdi + 576], zmm9
    vmovdqu32 zmm10, zmmword ptr [rsp + 2944]
    vmovdqu32 zmmword ptr [rdi + 640], zmm10
    vmovdqu32 zmm11, zmmword ptr [rsp + 3008]
    vmovdqu32 zmmword ptr [rdi + 704], zmm11
    vmovdqu32 zmm12, zmmword ptr [rsp + 3072]
    vmovdqu32 zmmword ptr [rdi + 768], zmm12
    vmovdqu32 zmm13, zmmword ptr [rsp + 3136]
    vmovdqu32 zmmword ptr [rdi + 832], zmm13
    vmovdqu32 zmm14, zmmword ptr [rsp + 3200]
    vmovdqu32 zmmword ptr [rdi + 896], zmm14
    vmovdqu32 zmm15, zmmword ptr [rsp + 3264]
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
    mov rsp, r11
    ret
    .cfi_endproc
