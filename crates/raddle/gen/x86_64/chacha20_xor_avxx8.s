    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 960
    .cfi_def_cfa_offset 968
    and rsp, -32
    .cfi_def_cfa r11, 8
    mov r9d, dword ptr [rcx + 48]
    vmovdqu xmm14, xmmword ptr [r8]
    vmovdqu xmmword ptr [rsp + 416], xmm14
    vmovdqu xmm14, xmmword ptr [r8 + 16]
    vmovdqu xmmword ptr [rsp + 432], xmm14
    cmp rdx, 512
    jb 3f
2:
    vmovd xmm0, r9d
    vpshufd xmm0, xmm0, 0
    vpaddd xmm14, xmm0, xmmword ptr [r8 + 32]
    vmovdqu xmmword ptr [rsp + 384], xmm14
    vmovdqu xmmword ptr [rsp + 128], xmm14
    vpaddd xmm14, xmm0, xmmword ptr [r8 + 48]
    vmovdqu xmmword ptr [rsp + 400], xmm14
    vmovdqu xmmword ptr [rsp + 320], xmm14
    vbroadcastss xmm14, dword ptr [rcx]
    vmovdqu xmmword ptr [rsp], xmm14
    vmovdqu xmmword ptr [rsp + 192], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 4]
    vmovdqu xmmword ptr [rsp + 16], xmm14
    vmovdqu xmmword ptr [rsp + 208], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 8]
    vmovdqu xmmword ptr [rsp + 32], xmm14
    vmovdqu xmmword ptr [rsp + 224], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 12]
    vmovdqu xmmword ptr [rsp + 48], xmm14
    vmovdqu xmmword ptr [rsp + 240], xmm14
    vbroadcastss xmm0, dword ptr [rcx + 16]
    vmovdqa xmm4, xmm0
    vbroadcastss xmm1, dword ptr [rcx + 20]
    vmovdqa xmm5, xmm1
    vbroadcastss xmm2, dword ptr [rcx + 24]
    vmovdqa xmm6, xmm2
    vbroadcastss xmm3, dword ptr [rcx + 28]
    vmovdqa xmm7, xmm3
    vbroadcastss xmm14, dword ptr [rcx + 32]
    vmovdqu xmmword ptr [rsp + 64], xmm14
    vmovdqu xmmword ptr [rsp + 256], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 36]
    vmovdqu xmmword ptr [rsp + 80], xmm14
    vmovdqu xmmword ptr [rsp + 272], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 40]
    vmovdqu xmmword ptr [rsp + 96], xmm14
    vmovdqu xmmword ptr [rsp + 288], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 44]
    vmovdqu xmmword ptr [rsp + 112], xmm14
    vmovdqu xmmword ptr [rsp + 304], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 52]
    vmovdqu xmmword ptr [rsp + 144], xmm14
    vmovdqu xmmword ptr [rsp + 336], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 56]
    vmovdqu xmmword ptr [rsp + 160], xmm14
    vmovdqu xmmword ptr [rsp + 352], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 60]
    vmovdqu xmmword ptr [rsp + 176], xmm14
    vmovdqu xmmword ptr [rsp + 368], xmm14
    mov eax, 10
4:
    vmovdqu xmm8, xmmword ptr [rsp]
    vmovdqu xmm11, xmmword ptr [rsp + 16]
    vpaddd xmm8, xmm8, xmm0
    vpaddd xmm11, xmm11, xmm1
    vpxor xmm10, xmm8, xmmword ptr [rsp + 128]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 144]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 64]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 80]
    vpxor xmm0, xmm0, xmm9
    vpslld xmm14, xmm0, 12
    vpsrld xmm0, xmm0, 20
    vpor xmm0, xmm0, xmm14
    vpxor xmm1, xmm1, xmm12
    vpslld xmm15, xmm1, 12
    vpsrld xmm1, xmm1, 20
    vpor xmm1, xmm1, xmm15
    vpaddd xmm8, xmm8, xmm0
    vpaddd xmm11, xmm11, xmm1
    vmovdqu xmmword ptr [rsp], xmm8
    vmovdqu xmmword ptr [rsp + 16], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 128], xmm10
    vmovdqu xmmword ptr [rsp + 144], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 64], xmm9
    vmovdqu xmmword ptr [rsp + 80], xmm12
    vpxor xmm0, xmm0, xmm9
    vpslld xmm14, xmm0, 7
    vpsrld xmm0, xmm0, 25
    vpor xmm0, xmm0, xmm14
    vpxor xmm1, xmm1, xmm12
    vpslld xmm15, xmm1, 7
    vpsrld xmm1, xmm1, 25
    vpor xmm1, xmm1, xmm15
    vmovdqu xmm8, xmmword ptr [rsp + 32]
    vmovdqu xmm11, xmmword ptr [rsp + 48]
    vpaddd xmm8, xmm8, xmm2
    vpaddd xmm11, xmm11, xmm3
    vpxor xmm10, xmm8, xmmword ptr [rsp + 160]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 176]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 96]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 112]
    vpxor xmm2, xmm2, xmm9
    vpslld xmm14, xmm2, 12
    vpsrld xmm2, xmm2, 20
    vpor xmm2, xmm2, xmm14
    vpxor xmm3, xmm3, xmm12
    vpslld xmm15, xmm3, 12
    vpsrld xmm3, xmm3, 20
    vpor xmm3, xmm3, xmm15
    vpaddd xmm8, xmm8, xmm2
    vpaddd xmm11, xmm11, xmm3
    vmovdqu xmmword ptr [rsp + 32], xmm8
    vmovdqu xmmword ptr [rsp + 48], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 160], xmm10
    vmovdqu xmmword ptr [rsp + 176], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 96], xmm9
    vmovdqu xmmword ptr [rsp + 112], xmm12
    vpxor xmm2, xmm2, xmm9
    vpslld xmm14, xmm2, 7
    vpsrld xmm2, xmm2, 25
    vpor xmm2, xmm2, xmm14
    vpxor xmm3, xmm3, xmm12
    vpslld xmm15, xmm3, 7
    vpsrld xmm3, xmm3, 25
    vpor xmm3, xmm3, xmm15
    vmovdqu xmm8, xmmword ptr [rsp + 192]
    vmovdqu xmm11, xmmword ptr [rsp + 208]
    vpaddd xmm8, xmm8, xmm4
    vpaddd xmm11, xmm11, xmm5
    vpxor xmm10, xmm8, xmmword ptr [rsp + 320]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 336]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 256]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 272]
    vpxor xmm4, xmm4, xmm9
    vpslld xmm14, xmm4, 12
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm12
    vpslld xmm15, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm15
    vpaddd xmm8, xmm8, xmm4
    vpaddd xmm11, xmm11, xmm5
    vmovdqu xmmword ptr [rsp + 192], xmm8
    vmovdqu xmmword ptr [rsp + 208], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 320], xmm10
    vmovdqu xmmword ptr [rsp + 336], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 256], xmm9
    vmovdqu xmmword ptr [rsp + 272], xmm12
    vpxor xmm4, xmm4, xmm9
    vpslld xmm14, xmm4, 7
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm12
    vpslld xmm15, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm15
    vmovdqu xmm8, xmmword ptr [rsp + 224]
    vmovdqu xmm11, xmmword ptr [rsp + 240]
    vpaddd xmm8, xmm8, xmm6
    vpaddd xmm11, xmm11, xmm7
    vpxor xmm10, xmm8, xmmword ptr [rsp + 352]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 368]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 288]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 304]
    vpxor xmm6, xmm6, xmm9
    vpslld xmm14, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm14
    vpxor xmm7, xmm7, xmm12
    vpslld xmm15, xmm7, 12
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm15
    vpaddd xmm8, xmm8, xmm6
    vpaddd xmm11, xmm11, xmm7
    vmovdqu xmmword ptr [rsp + 224], xmm8
    vmovdqu xmmword ptr [rsp + 240], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 352], xmm10
    vmovdqu xmmword ptr [rsp + 368], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 288], xmm9
    vmovdqu xmmword ptr [rsp + 304], xmm12
    vpxor xmm6, xmm6, xmm9
    vpslld xmm14, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm14
    vpxor xmm7, xmm7, xmm12
    vpslld xmm15, xmm7, 7
    vpsrld xmm7, xmm7, 25
    vpor xmm7, xmm7, xmm15
    vmovdqu xmm8, xmmword ptr [rsp]
    vmovdqu xmm11, xmmword ptr [rsp + 16]
    vpaddd xmm8, xmm8, xmm1
    vpaddd xmm11, xmm11, xmm2
    vpxor xmm10, xmm8, xmmword ptr [rsp + 176]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 128]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 96]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 112]
    vpxor xmm1, xmm1, xmm9
    vpslld xmm14, xmm1, 12
    vpsrld xmm1, xmm1, 20
    vpor xmm1, xmm1, xmm14
    vpxor xmm2, xmm2, xmm12
    vpslld xmm15, xmm2, 12
    vpsrld xmm2, xmm2, 20
    vpor xmm2, xmm2, xmm15
    vpaddd xmm8, xmm8, xmm1
    vpaddd xmm11, xmm11, xmm2
    vmovdqu xmmword ptr [rsp], xmm8
    vmovdqu xmmword ptr [rsp + 16], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 176], xmm10
    vmovdqu xmmword ptr [rsp + 128], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 96], xmm9
    vmovdqu xmmword ptr [rsp + 112], xmm12
    vpxor xmm1, xmm1, xmm9
    vpslld xmm14, xmm1, 7
    vpsrld xmm1, xmm1, 25
    vpor xmm1, xmm1, xmm14
    vpxor xmm2, xmm2, xmm12
    vpslld xmm15, xmm2, 7
    vpsrld xmm2, xmm2, 25
    vpor xmm2, xmm2, xmm15
    vmovdqu xmm8, xmmword ptr [rsp + 32]
    vmovdqu xmm11, xmmword ptr [rsp + 48]
    vpaddd xmm8, xmm8, xmm3
    vpaddd xmm11, xmm11, xmm0
    vpxor xmm10, xmm8, xmmword ptr [rsp + 144]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 160]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 64]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 80]
    vpxor xmm3, xmm3, xmm9
    vpslld xmm14, xmm3, 12
    vpsrld xmm3, xmm3, 20
    vpor xmm3, xmm3, xmm14
    vpxor xmm0, xmm0, xmm12
    vpslld xmm15, xmm0, 12
    vpsrld xmm0, xmm0, 20
    vpor xmm0, xmm0, xmm15
    vpaddd xmm8, xmm8, xmm3
    vpaddd xmm11, xmm11, xmm0
    vmovdqu xmmword ptr [rsp + 32], xmm8
    vmovdqu xmmword ptr [rsp + 48], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 144], xmm10
    vmovdqu xmmword ptr [rsp + 160], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 64], xmm9
    vmovdqu xmmword ptr [rsp + 80], xmm12
    vpxor xmm3, xmm3, xmm9
    vpslld xmm14, xmm3, 7
    vpsrld xmm3, xmm3, 25
    vpor xmm3, xmm3, xmm14
    vpxor xmm0, xmm0, xmm12
    vpslld xmm15, xmm0, 7
    vpsrld xmm0, xmm0, 25
    vpor xmm0, xmm0, xmm15
    vmovdqu xmm8, xmmword ptr [rsp + 192]
    vmovdqu xmm11, xmmword ptr [rsp + 208]
    vpaddd xmm8, xmm8, xmm5
    vpaddd xmm11, xmm11, xmm6
    vpxor xmm10, xmm8, xmmword ptr [rsp + 368]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 320]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 288]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 304]
    vpxor xmm5, xmm5, xmm9
    vpslld xmm14, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm12
    vpslld xmm15, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm15
    vpaddd xmm8, xmm8, xmm5
    vpaddd xmm11, xmm11, xmm6
    vmovdqu xmmword ptr [rsp + 192], xmm8
    vmovdqu xmmword ptr [rsp + 208], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 368], xmm10
    vmovdqu xmmword ptr [rsp + 320], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 288], xmm9
    vmovdqu xmmword ptr [rsp + 304], xmm12
    vpxor xmm5, xmm5, xmm9
    vpslld xmm14, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm12
    vpslld xmm15, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm15
    vmovdqu xmm8, xmmword ptr [rsp + 224]
    vmovdqu xmm11, xmmword ptr [rsp + 240]
    vpaddd xmm8, xmm8, xmm7
    vpaddd xmm11, xmm11, xmm4
    vpxor xmm10, xmm8, xmmword ptr [rsp + 336]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 352]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 256]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 272]
    vpxor xmm7, xmm7, xmm9
    vpslld xmm14, xmm7, 12
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm14
    vpxor xmm4, xmm4, xmm12
    vpslld xmm15, xmm4, 12
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm15
    vpaddd xmm8, xmm8, xmm7
    vpaddd xmm11, xmm11, xmm4
    vmovdqu xmmword ptr [rsp + 224], xmm8
    vmovdqu xmmword ptr [rsp + 240], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 336], xmm10
    vmovdqu xmmword ptr [rsp + 352], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 256], xmm9
    vmovdqu xmmword ptr [rsp + 272], xmm12
    vpxor xmm7, xmm7, xmm9
    vpslld xmm14, xmm7, 7
    vpsrld xmm7, xmm7, 25
    vpor xmm7, xmm7, xmm14
    vpxor xmm4, xmm4, xmm12
    vpslld xmm15, xmm4, 7
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm15
    sub eax, 1
    jne 4b
    vmovdqu xmm14, xmmword ptr [rsp]
    vmovdqu xmm13, xmmword ptr [rsp + 16]
    vmovdqu xmm12, xmmword ptr [rsp + 32]
    vmovdqu xmm11, xmmword ptr [rsp + 48]
    vbroadcastss xmm15, dword ptr [rcx]
    vpaddd xmm14, xmm14, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 4]
    vpaddd xmm13, xmm13, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 8]
    vpaddd xmm12, xmm12, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 12]
    vpaddd xmm11, xmm11, xmm15
    vpunpckldq xmm15, xmm14, xmm13
    vpunpckhdq xmm13, xmm14, xmm13
    vpunpckldq xmm14, xmm12, xmm11
    vpunpckhdq xmm11, xmm12, xmm11
    vpunpcklqdq xmm12, xmm15, xmm14
    vpunpckhqdq xmm14, xmm15, xmm14
    vpunpcklqdq xmm15, xmm13, xmm11
    vpunpckhqdq xmm11, xmm13, xmm11
    vbroadcastss xmm13, dword ptr [rcx + 16]
    vpaddd xmm0, xmm0, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 20]
    vpaddd xmm1, xmm1, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 24]
    vpaddd xmm2, xmm2, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 28]
    vpaddd xmm3, xmm3, xmm13
    vpunpckldq xmm13, xmm0, xmm1
    vpunpckhdq xmm1, xmm0, xmm1
    vpunpckldq xmm0, xmm2, xmm3
    vpunpckhdq xmm3, xmm2, xmm3
    vpunpcklqdq xmm2, xmm13, xmm0
    vpunpckhqdq xmm0, xmm13, xmm0
    vpunpcklqdq xmm13, xmm1, xmm3
    vpunpckhqdq xmm3, xmm1, xmm3
    vpxor xmm12, xmm12, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm12
    vpxor xmm2, xmm2, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm2
    vpxor xmm14, xmm14, xmmword ptr [rsi + 64]
    vmovdqu xmmword ptr [rdi + 64], xmm14
    vpxor xmm0, xmm0, xmmword ptr [rsi + 80]
    vmovdqu xmmword ptr [rdi + 80], xmm0
    vpxor xmm15, xmm15, xmmword ptr [rsi + 128]
    vmovdqu xmmword ptr [rdi + 128], xmm15
    vpxor xmm13, xmm13, xmmword ptr [rsi + 144]
    vmovdqu xmmword ptr [rdi + 144], xmm13
    vpxor xmm11, xmm11, xmmword ptr [rsi + 192]
    vmovdqu xmmword ptr [rdi + 192], xmm11
    vpxor xmm3, xmm3, xmmword ptr [rsi + 208]
    vmovdqu xmmword ptr [rdi + 208], xmm3
    vmovdqu xmm3, xmmword ptr [rsp + 64]
    vmovdqu xmm11, xmmword ptr [rsp + 80]
    vmovdqu xmm13, xmmword ptr [rsp + 96]
    vmovdqu xmm15, xmmword ptr [rsp + 112]
    vbroadcastss xmm1, dword ptr [rcx + 32]
    vpaddd xmm3, xmm3, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 36]
    vpaddd xmm11, xmm11, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 40]
    vpaddd xmm13, xmm13, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 44]
    vpaddd xmm15, xmm15, xmm1
    vpunpckldq xmm1, xmm3, xmm11
    vpunpckhdq xmm11, xmm3, xmm11
    vpunpckldq xmm3, xmm13, xmm15
    vpunpckhdq xmm15, xmm13, xmm15
    vpunpcklqdq xmm13, xmm1, xmm3
    vpunpckhqdq xmm3, xmm1, xmm3
    vpunpcklqdq xmm1, xmm11, xmm15
    vpunpckhqdq xmm15, xmm11, xmm15
    vmovdqu xmm0, xmmword ptr [rsp + 128]
    vmovdqu xmm14, xmmword ptr [rsp + 144]
    vmovdqu xmm2, xmmword ptr [rsp + 160]
    vmovdqu xmm12, xmmword ptr [rsp + 176]
    vpaddd xmm0, xmm0, xmmword ptr [rsp + 384]
    vbroadcastss xmm11, dword ptr [rcx + 52]
    vpaddd xmm14, xmm14, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 56]
    vpaddd xmm2, xmm2, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 60]
    vpaddd xmm12, xmm12, xmm11
    vpunpckldq xmm11, xmm0, xmm14
    vpunpckhdq xmm14, xmm0, xmm14
    vpunpckldq xmm0, xmm2, xmm12
    vpunpckhdq xmm12, xmm2, xmm12
    vpunpcklqdq xmm2, xmm11, xmm0
    vpunpckhqdq xmm0, xmm11, xmm0
    vpunpcklqdq xmm11, xmm14, xmm12
    vpunpckhqdq xmm12, xmm14, xmm12
    vpxor xmm13, xmm13, xmmword ptr [rsi + 32]
    vmovdqu xmmword ptr [rdi + 32], xmm13
    vpxor xmm2, xmm2, xmmword ptr [rsi + 48]
    vmovdqu xmmword ptr [rdi + 48], xmm2
    vpxor xmm3, xmm3, xmmword ptr [rsi + 96]
    vmovdqu xmmword ptr [rdi + 96], xmm3
    vpxor xmm0, xmm0, xmmword ptr [rsi + 112]
    vmovdqu xmmword ptr [rdi + 112], xmm0
    vpxor xmm1, xmm1, xmmword ptr [rsi + 160]
    vmovdqu xmmword ptr [rdi + 160], xmm1
    vpxor xmm11, xmm11, xmmword ptr [rsi + 176]
    vmovdqu xmmword ptr [rdi + 176], xmm11
    vpxor xmm15, xmm15, xmmword ptr [rsi + 224]
    vmovdqu xmmword ptr [rdi + 224], xmm15
    vpxor xmm12, xmm12, xmmword ptr [rsi + 240]
    vmovdqu xmmword ptr [rdi + 240], xmm12
    vmovdqu xmm14, xmmword ptr [rsp + 192]
    vmovdqu xmm13, xmmword ptr [rsp + 208]
    vmovdqu xmm12, xmmword ptr [rsp + 224]
    vmovdqu xmm11, xmmword ptr [rsp + 240]
    vbroadcastss xmm15, dword ptr [rcx]
    vpaddd xmm14, xmm14, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 4]
    vpaddd xmm13, xmm13, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 8]
    vpaddd xmm12, xmm12, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 12]
    vpaddd xmm11, xmm11, xmm15
    vpunpckldq xmm15, xmm14, xmm13
    vpunpckhdq xmm13, xmm14, xmm13
    vpunpckldq xmm14, xmm12, xmm11
    vpunpckhdq xmm11, xmm12, xmm11
    vpunpcklqdq xmm12, xmm15, xmm14
    vpunpckhqdq xmm14, xmm15, xmm14
    vpunpcklqdq xmm15, xmm13, xmm11
    vpunpckhqdq xmm11, xmm13, xmm11
    vbroadcastss xmm13, dword ptr [rcx + 16]
    vpaddd xmm4, xmm4, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 20]
    vpaddd xmm5, xmm5, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 24]
    vpaddd xmm6, xmm6, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 28]
    vpaddd xmm7, xmm7, xmm13
    vpunpckldq xmm13, xmm4, xmm5
    vpunpckhdq xmm5, xmm4, xmm5
    vpunpckldq xmm4, xmm6, xmm7
    vpunpckhdq xmm7, xmm6, xmm7
    vpunpcklqdq xmm6, xmm13, xmm4
    vpunpckhqdq xmm4, xmm13, xmm4
    vpunpcklqdq xmm13, xmm5, xmm7
    vpunpckhqdq xmm7, xmm5, xmm7
    vpxor xmm12, xmm12, xmmword ptr [rsi + 256]
    vmovdqu xmmword ptr [rdi + 256], xmm12
    vpxor xmm6, xmm6, xmmword ptr [rsi + 272]
    vmovdqu xmmword ptr [rdi + 272], xmm6
    vpxor xmm14, xmm14, xmmword ptr [rsi + 320]
    vmovdqu xmmword ptr [rdi + 320], xmm14
    vpxor xmm4, xmm4, xmmword ptr [rsi + 336]
    vmovdqu xmmword ptr [rdi + 336], xmm4
    vpxor xmm15, xmm15, xmmword ptr [rsi + 384]
    vmovdqu xmmword ptr [rdi + 384], xmm15
    vpxor xmm13, xmm13, xmmword ptr [rsi + 400]
    vmovdqu xmmword ptr [rdi + 400], xmm13
    vpxor xmm11, xmm11, xmmword ptr [rsi + 448]
    vmovdqu xmmword ptr [rdi + 448], xmm11
    vpxor xmm7, xmm7, xmmword ptr [rsi + 464]
    vmovdqu xmmword ptr [rdi + 464], xmm7
    vmovdqu xmm7, xmmword ptr [rsp + 256]
    vmovdqu xmm11, xmmword ptr [rsp + 272]
    vmovdqu xmm13, xmmword ptr [rsp + 288]
    vmovdqu xmm15, xmmword ptr [rsp + 304]
    vbroadcastss xmm5, dword ptr [rcx + 32]
    vpaddd xmm7, xmm7, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 36]
    vpaddd xmm11, xmm11, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 40]
    vpaddd xmm13, xmm13, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 44]
    vpaddd xmm15, xmm15, xmm5
    vpunpckldq xmm5, xmm7, xmm11
    vpunpckhdq xmm11, xmm7, xmm11
    vpunpckldq xmm7, xmm13, xmm15
    vpunpckhdq xmm15, xmm13, xmm15
    vpunpcklqdq xmm13, xmm5, xmm7
    vpunpckhqdq xmm7, xmm5, xmm7
    vpunpcklqdq xmm5, xmm11, xmm15
    vpunpckhqdq xmm15, xmm11, xmm15
    vmovdqu xmm4, xmmword ptr [rsp + 320]
    vmovdqu xmm14, xmmword ptr [rsp + 336]
    vmovdqu xmm6, xmmword ptr [rsp + 352]
    vmovdqu xmm12, xmmword ptr [rsp + 368]
    vpaddd xmm4, xmm4, xmmword ptr [rsp + 400]
    vbroadcastss xmm11, dword ptr [rcx + 52]
    vpaddd xmm14, xmm14, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 56]
    vpaddd xmm6, xmm6, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 60]
    vpaddd xmm12, xmm12, xmm11
    vpunpckldq xmm11, xmm4, xmm14
    vpunpckhdq xmm14, xmm4, xmm14
    vpunpckldq xmm4, xmm6, xmm12
    vpunpckhdq xmm12, xmm6, xmm12
    vpunpcklqdq xmm6, xmm11, xmm4
    vpunpckhqdq xmm4, xmm11, xmm4
    vpunpcklqdq xmm11, xmm14, xmm12
    vpunpckhqdq xmm12, xmm14, xmm12
    vpxor xmm13, xmm13, xmmword ptr [rsi + 288]
    vmovdqu xmmword ptr [rdi + 288], xmm13
    vpxor xmm6, xmm6, xmmword ptr [rsi + 304]
    vmovdqu xmmword ptr [rdi + 304], xmm6
    vpxor xmm7, xmm7, xmmword ptr [rsi + 352]
    vmovdqu xmmword ptr [rdi + 352], xmm7
    vpxor xmm4, xmm4, xmmword ptr [rsi + 368]
    vmovdqu xmmword ptr [rdi + 368], xmm4
    vpxor xmm5, xmm5, xmmword ptr [rsi + 416]
    vmovdqu xmmword ptr [rdi + 416], xmm5
    vpxor xmm11, xmm11, xmmword ptr [rsi + 432]
    vmovdqu xmmword ptr [rdi + 432], xmm11
    vpxor xmm15, xmm15, xmmword ptr [rsi + 480]
    vmovdqu xmmword ptr [rdi + 480], xmm15
    vpxor xmm12, xmm12, xmmword ptr [rsi + 496]
    vmovdqu xmmword ptr [rdi + 496], xmm12
    add rdi, 512
    add rsi, 512
    sub rdx, 512
    add r9d, 8
    cmp rdx, 512
    jae 2b
3:
    test rdx, rdx
    je 5f
    vmovd xmm0, r9d
    vpshufd xmm0, xmm0, 0
    vpaddd xmm14, xmm0, xmmword ptr [r8 + 32]
    vmovdqu xmmword ptr [rsp + 384], xmm14
    vmovdqu xmmword ptr [rsp + 128], xmm14
    vpaddd xmm14, xmm0, xmmword ptr [r8 + 48]
    vmovdqu xmmword ptr [rsp + 400], xmm14
    vmovdqu xmmword ptr [rsp + 320], xmm14
    vbroadcastss xmm14, dword ptr [rcx]
    vmovdqu xmmword ptr [rsp], xmm14
    vmovdqu xmmword ptr [rsp + 192], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 4]
    vmovdqu xmmword ptr [rsp + 16], xmm14
    vmovdqu xmmword ptr [rsp + 208], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 8]
    vmovdqu xmmword ptr [rsp + 32], xmm14
    vmovdqu xmmword ptr [rsp + 224], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 12]
    vmovdqu xmmword ptr [rsp + 48], xmm14
    vmovdqu xmmword ptr [rsp + 240], xmm14
    vbroadcastss xmm0, dword ptr [rcx + 16]
    vmovdqa xmm4, xmm0
    vbroadcastss xmm1, dword ptr [rcx + 20]
    vmovdqa xmm5, xmm1
    vbroadcastss xmm2, dword ptr [rcx + 24]
    vmovdqa xmm6, xmm2
    vbroadcastss xmm3, dword ptr [rcx + 28]
    vmovdqa xmm7, xmm3
    vbroadcastss xmm14, dword ptr [rcx + 32]
    vmovdqu xmmword ptr [rsp + 64], xmm14
    vmovdqu xmmword ptr [rsp + 256], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 36]
    vmovdqu xmmword ptr [rsp + 80], xmm14
    vmovdqu xmmword ptr [rsp + 272], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 40]
    vmovdqu xmmword ptr [rsp + 96], xmm14
    vmovdqu xmmword ptr [rsp + 288], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 44]
    vmovdqu xmmword ptr [rsp + 112], xmm14
    vmovdqu xmmword ptr [rsp + 304], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 52]
    vmovdqu xmmword ptr [rsp + 144], xmm14
    vmovdqu xmmword ptr [rsp + 336], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 56]
    vmovdqu xmmword ptr [rsp + 160], xmm14
    vmovdqu xmmword ptr [rsp + 352], xmm14
    vbroadcastss xmm14, dword ptr [rcx + 60]
    vmovdqu xmmword ptr [rsp + 176], xmm14
    vmovdqu xmmword ptr [rsp + 368], xmm14
    mov eax, 10
6:
    vmovdqu xmm8, xmmword ptr [rsp]
    vmovdqu xmm11, xmmword ptr [rsp + 16]
    vpaddd xmm8, xmm8, xmm0
    vpaddd xmm11, xmm11, xmm1
    vpxor xmm10, xmm8, xmmword ptr [rsp + 128]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 144]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 64]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 80]
    vpxor xmm0, xmm0, xmm9
    vpslld xmm14, xmm0, 12
    vpsrld xmm0, xmm0, 20
    vpor xmm0, xmm0, xmm14
    vpxor xmm1, xmm1, xmm12
    vpslld xmm15, xmm1, 12
    vpsrld xmm1, xmm1, 20
    vpor xmm1, xmm1, xmm15
    vpaddd xmm8, xmm8, xmm0
    vpaddd xmm11, xmm11, xmm1
    vmovdqu xmmword ptr [rsp], xmm8
    vmovdqu xmmword ptr [rsp + 16], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 128], xmm10
    vmovdqu xmmword ptr [rsp + 144], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 64], xmm9
    vmovdqu xmmword ptr [rsp + 80], xmm12
    vpxor xmm0, xmm0, xmm9
    vpslld xmm14, xmm0, 7
    vpsrld xmm0, xmm0, 25
    vpor xmm0, xmm0, xmm14
    vpxor xmm1, xmm1, xmm12
    vpslld xmm15, xmm1, 7
    vpsrld xmm1, xmm1, 25
    vpor xmm1, xmm1, xmm15
    vmovdqu xmm8, xmmword ptr [rsp + 32]
    vmovdqu xmm11, xmmword ptr [rsp + 48]
    vpaddd xmm8, xmm8, xmm2
    vpaddd xmm11, xmm11, xmm3
    vpxor xmm10, xmm8, xmmword ptr [rsp + 160]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 176]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 96]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 112]
    vpxor xmm2, xmm2, xmm9
    vpslld xmm14, xmm2, 12
    vpsrld xmm2, xmm2, 20
    vpor xmm2, xmm2, xmm14
    vpxor xmm3, xmm3, xmm12
    vpslld xmm15, xmm3, 12
    vpsrld xmm3, xmm3, 20
    vpor xmm3, xmm3, xmm15
    vpaddd xmm8, xmm8, xmm2
    vpaddd xmm11, xmm11, xmm3
    vmovdqu xmmword ptr [rsp + 32], xmm8
    vmovdqu xmmword ptr [rsp + 48], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 160], xmm10
    vmovdqu xmmword ptr [rsp + 176], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 96], xmm9
    vmovdqu xmmword ptr [rsp + 112], xmm12
    vpxor xmm2, xmm2, xmm9
    vpslld xmm14, xmm2, 7
    vpsrld xmm2, xmm2, 25
    vpor xmm2, xmm2, xmm14
    vpxor xmm3, xmm3, xmm12
    vpslld xmm15, xmm3, 7
    vpsrld xmm3, xmm3, 25
    vpor xmm3, xmm3, xmm15
    vmovdqu xmm8, xmmword ptr [rsp + 192]
    vmovdqu xmm11, xmmword ptr [rsp + 208]
    vpaddd xmm8, xmm8, xmm4
    vpaddd xmm11, xmm11, xmm5
    vpxor xmm10, xmm8, xmmword ptr [rsp + 320]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 336]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 256]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 272]
    vpxor xmm4, xmm4, xmm9
    vpslld xmm14, xmm4, 12
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm12
    vpslld xmm15, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm15
    vpaddd xmm8, xmm8, xmm4
    vpaddd xmm11, xmm11, xmm5
    vmovdqu xmmword ptr [rsp + 192], xmm8
    vmovdqu xmmword ptr [rsp + 208], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 320], xmm10
    vmovdqu xmmword ptr [rsp + 336], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 256], xmm9
    vmovdqu xmmword ptr [rsp + 272], xmm12
    vpxor xmm4, xmm4, xmm9
    vpslld xmm14, xmm4, 7
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm14
    vpxor xmm5, xmm5, xmm12
    vpslld xmm15, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm15
    vmovdqu xmm8, xmmword ptr [rsp + 224]
    vmovdqu xmm11, xmmword ptr [rsp + 240]
    vpaddd xmm8, xmm8, xmm6
    vpaddd xmm11, xmm11, xmm7
    vpxor xmm10, xmm8, xmmword ptr [rsp + 352]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 368]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 288]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 304]
    vpxor xmm6, xmm6, xmm9
    vpslld xmm14, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm14
    vpxor xmm7, xmm7, xmm12
    vpslld xmm15, xmm7, 12
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm15
    vpaddd xmm8, xmm8, xmm6
    vpaddd xmm11, xmm11, xmm7
    vmovdqu xmmword ptr [rsp + 224], xmm8
    vmovdqu xmmword ptr [rsp + 240], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 352], xmm10
    vmovdqu xmmword ptr [rsp + 368], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 288], xmm9
    vmovdqu xmmword ptr [rsp + 304], xmm12
    vpxor xmm6, xmm6, xmm9
    vpslld xmm14, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm14
    vpxor xmm7, xmm7, xmm12
    vpslld xmm15, xmm7, 7
    vpsrld xmm7, xmm7, 25
    vpor xmm7, xmm7, xmm15
    vmovdqu xmm8, xmmword ptr [rsp]
    vmovdqu xmm11, xmmword ptr [rsp + 16]
    vpaddd xmm8, xmm8, xmm1
    vpaddd xmm11, xmm11, xmm2
    vpxor xmm10, xmm8, xmmword ptr [rsp + 176]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 128]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 96]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 112]
    vpxor xmm1, xmm1, xmm9
    vpslld xmm14, xmm1, 12
    vpsrld xmm1, xmm1, 20
    vpor xmm1, xmm1, xmm14
    vpxor xmm2, xmm2, xmm12
    vpslld xmm15, xmm2, 12
    vpsrld xmm2, xmm2, 20
    vpor xmm2, xmm2, xmm15
    vpaddd xmm8, xmm8, xmm1
    vpaddd xmm11, xmm11, xmm2
    vmovdqu xmmword ptr [rsp], xmm8
    vmovdqu xmmword ptr [rsp + 16], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 176], xmm10
    vmovdqu xmmword ptr [rsp + 128], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 96], xmm9
    vmovdqu xmmword ptr [rsp + 112], xmm12
    vpxor xmm1, xmm1, xmm9
    vpslld xmm14, xmm1, 7
    vpsrld xmm1, xmm1, 25
    vpor xmm1, xmm1, xmm14
    vpxor xmm2, xmm2, xmm12
    vpslld xmm15, xmm2, 7
    vpsrld xmm2, xmm2, 25
    vpor xmm2, xmm2, xmm15
    vmovdqu xmm8, xmmword ptr [rsp + 32]
    vmovdqu xmm11, xmmword ptr [rsp + 48]
    vpaddd xmm8, xmm8, xmm3
    vpaddd xmm11, xmm11, xmm0
    vpxor xmm10, xmm8, xmmword ptr [rsp + 144]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 160]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 64]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 80]
    vpxor xmm3, xmm3, xmm9
    vpslld xmm14, xmm3, 12
    vpsrld xmm3, xmm3, 20
    vpor xmm3, xmm3, xmm14
    vpxor xmm0, xmm0, xmm12
    vpslld xmm15, xmm0, 12
    vpsrld xmm0, xmm0, 20
    vpor xmm0, xmm0, xmm15
    vpaddd xmm8, xmm8, xmm3
    vpaddd xmm11, xmm11, xmm0
    vmovdqu xmmword ptr [rsp + 32], xmm8
    vmovdqu xmmword ptr [rsp + 48], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 144], xmm10
    vmovdqu xmmword ptr [rsp + 160], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 64], xmm9
    vmovdqu xmmword ptr [rsp + 80], xmm12
    vpxor xmm3, xmm3, xmm9
    vpslld xmm14, xmm3, 7
    vpsrld xmm3, xmm3, 25
    vpor xmm3, xmm3, xmm14
    vpxor xmm0, xmm0, xmm12
    vpslld xmm15, xmm0, 7
    vpsrld xmm0, xmm0, 25
    vpor xmm0, xmm0, xmm15
    vmovdqu xmm8, xmmword ptr [rsp + 192]
    vmovdqu xmm11, xmmword ptr [rsp + 208]
    vpaddd xmm8, xmm8, xmm5
    vpaddd xmm11, xmm11, xmm6
    vpxor xmm10, xmm8, xmmword ptr [rsp + 368]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 320]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 288]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 304]
    vpxor xmm5, xmm5, xmm9
    vpslld xmm14, xmm5, 12
    vpsrld xmm5, xmm5, 20
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm12
    vpslld xmm15, xmm6, 12
    vpsrld xmm6, xmm6, 20
    vpor xmm6, xmm6, xmm15
    vpaddd xmm8, xmm8, xmm5
    vpaddd xmm11, xmm11, xmm6
    vmovdqu xmmword ptr [rsp + 192], xmm8
    vmovdqu xmmword ptr [rsp + 208], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 368], xmm10
    vmovdqu xmmword ptr [rsp + 320], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 288], xmm9
    vmovdqu xmmword ptr [rsp + 304], xmm12
    vpxor xmm5, xmm5, xmm9
    vpslld xmm14, xmm5, 7
    vpsrld xmm5, xmm5, 25
    vpor xmm5, xmm5, xmm14
    vpxor xmm6, xmm6, xmm12
    vpslld xmm15, xmm6, 7
    vpsrld xmm6, xmm6, 25
    vpor xmm6, xmm6, xmm15
    vmovdqu xmm8, xmmword ptr [rsp + 224]
    vmovdqu xmm11, xmmword ptr [rsp + 240]
    vpaddd xmm8, xmm8, xmm7
    vpaddd xmm11, xmm11, xmm4
    vpxor xmm10, xmm8, xmmword ptr [rsp + 336]
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 416]
    vpxor xmm13, xmm11, xmmword ptr [rsp + 352]
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 416]
    vpaddd xmm9, xmm10, xmmword ptr [rsp + 256]
    vpaddd xmm12, xmm13, xmmword ptr [rsp + 272]
    vpxor xmm7, xmm7, xmm9
    vpslld xmm14, xmm7, 12
    vpsrld xmm7, xmm7, 20
    vpor xmm7, xmm7, xmm14
    vpxor xmm4, xmm4, xmm12
    vpslld xmm15, xmm4, 12
    vpsrld xmm4, xmm4, 20
    vpor xmm4, xmm4, xmm15
    vpaddd xmm8, xmm8, xmm7
    vpaddd xmm11, xmm11, xmm4
    vmovdqu xmmword ptr [rsp + 224], xmm8
    vmovdqu xmmword ptr [rsp + 240], xmm11
    vpxor xmm10, xmm10, xmm8
    vpshufb xmm10, xmm10, xmmword ptr [rsp + 432]
    vpxor xmm13, xmm13, xmm11
    vpshufb xmm13, xmm13, xmmword ptr [rsp + 432]
    vmovdqu xmmword ptr [rsp + 336], xmm10
    vmovdqu xmmword ptr [rsp + 352], xmm13
    vpaddd xmm9, xmm9, xmm10
    vpaddd xmm12, xmm12, xmm13
    vmovdqu xmmword ptr [rsp + 256], xmm9
    vmovdqu xmmword ptr [rsp + 272], xmm12
    vpxor xmm7, xmm7, xmm9
    vpslld xmm14, xmm7, 7
    vpsrld xmm7, xmm7, 25
    vpor xmm7, xmm7, xmm14
    vpxor xmm4, xmm4, xmm12
    vpslld xmm15, xmm4, 7
    vpsrld xmm4, xmm4, 25
    vpor xmm4, xmm4, xmm15
    sub eax, 1
    jne 6b
    vmovdqu xmm14, xmmword ptr [rsp]
    vmovdqu xmm13, xmmword ptr [rsp + 16]
    vmovdqu xmm12, xmmword ptr [rsp + 32]
    vmovdqu xmm11, xmmword ptr [rsp + 48]
    vbroadcastss xmm15, dword ptr [rcx]
    vpaddd xmm14, xmm14, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 4]
    vpaddd xmm13, xmm13, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 8]
    vpaddd xmm12, xmm12, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 12]
    vpaddd xmm11, xmm11, xmm15
    vpunpckldq xmm15, xmm14, xmm13
    vpunpckhdq xmm13, xmm14, xmm13
    vpunpckldq xmm14, xmm12, xmm11
    vpunpckhdq xmm11, xmm12, xmm11
    vpunpcklqdq xmm12, xmm15, xmm14
    vpunpckhqdq xmm14, xmm15, xmm14
    vpunpcklqdq xmm15, xmm13, xmm11
    vpunpckhqdq xmm11, xmm13, xmm11
    vbroadcastss xmm13, dword ptr [rcx + 16]
    vpaddd xmm0, xmm0, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 20]
    vpaddd xmm1, xmm1, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 24]
    vpaddd xmm2, xmm2, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 28]
    vpaddd xmm3, xmm3, xmm13
    vpunpckldq xmm13, xmm0, xmm1
    vpunpckhdq xmm1, xmm0, xmm1
    vpunpckldq xmm0, xmm2, xmm3
    vpunpckhdq xmm3, xmm2, xmm3
    vpunpcklqdq xmm2, xmm13, xmm0
    vpunpckhqdq xmm0, xmm13, xmm0
    vpunpcklqdq xmm13, xmm1, xmm3
    vpunpckhqdq xmm3, xmm1, xmm3
    vmovdqu xmmword ptr [rsp + 448], xmm12
    vmovdqu xmmword ptr [rsp + 464], xmm2
    vmovdqu xmmword ptr [rsp + 512], xmm14
    vmovdqu xmmword ptr [rsp + 528], xmm0
    vmovdqu xmmword ptr [rsp + 576], xmm15
    vmovdqu xmmword ptr [rsp + 592], xmm13
    vmovdqu xmmword ptr [rsp + 640], xmm11
    vmovdqu xmmword ptr [rsp + 656], xmm3
    vmovdqu xmm3, xmmword ptr [rsp + 64]
    vmovdqu xmm11, xmmword ptr [rsp + 80]
    vmovdqu xmm13, xmmword ptr [rsp + 96]
    vmovdqu xmm15, xmmword ptr [rsp + 112]
    vbroadcastss xmm1, dword ptr [rcx + 32]
    vpaddd xmm3, xmm3, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 36]
    vpaddd xmm11, xmm11, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 40]
    vpaddd xmm13, xmm13, xmm1
    vbroadcastss xmm1, dword ptr [rcx + 44]
    vpaddd xmm15, xmm15, xmm1
    vpunpckldq xmm1, xmm3, xmm11
    vpunpckhdq xmm11, xmm3, xmm11
    vpunpckldq xmm3, xmm13, xmm15
    vpunpckhdq xmm15, xmm13, xmm15
    vpunpcklqdq xmm13, xmm1, xmm3
    vpunpckhqdq xmm3, xmm1, xmm3
    vpunpcklqdq xmm1, xmm11, xmm15
    vpunpckhqdq xmm15, xmm11, xmm15
    vmovdqu xmm0, xmmword ptr [rsp + 128]
    vmovdqu xmm14, xmmword ptr [rsp + 144]
    vmovdqu xmm2, xmmword ptr [rsp + 160]
    vmovdqu xmm12, xmmword ptr [rsp + 176]
    vpaddd xmm0, xmm0, xmmword ptr [rsp + 384]
    vbroadcastss xmm11, dword ptr [rcx + 52]
    vpaddd xmm14, xmm14, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 56]
    vpaddd xmm2, xmm2, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 60]
    vpaddd xmm12, xmm12, xmm11
    vpunpckldq xmm11, xmm0, xmm14
    vpunpckhdq xmm14, xmm0, xmm14
    vpunpckldq xmm0, xmm2, xmm12
    vpunpckhdq xmm12, xmm2, xmm12
    vpunpcklqdq xmm2, xmm11, xmm0
    vpunpckhqdq xmm0, xmm11, xmm0
    vpunpcklqdq xmm11, xmm14, xmm12
    vpunpckhqdq xmm12, xmm14, xmm12
    vmovdqu xmmword ptr [rsp + 480], xmm13
    vmovdqu xmmword ptr [rsp + 496], xmm2
    vmovdqu xmmword ptr [rsp + 544], xmm3
    vmovdqu xmmword ptr [rsp + 560], xmm0
    vmovdqu xmmword ptr [rsp + 608], xmm1
    vmovdqu xmmword ptr [rsp + 624], xmm11
    vmovdqu xmmword ptr [rsp + 672], xmm15
    vmovdqu xmmword ptr [rsp + 688], xmm12
    vmovdqu xmm14, xmmword ptr [rsp + 192]
    vmovdqu xmm13, xmmword ptr [rsp + 208]
    vmovdqu xmm12, xmmword ptr [rsp + 224]
    vmovdqu xmm11, xmmword ptr [rsp + 240]
    vbroadcastss xmm15, dword ptr [rcx]
    vpaddd xmm14, xmm14, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 4]
    vpaddd xmm13, xmm13, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 8]
    vpaddd xmm12, xmm12, xmm15
    vbroadcastss xmm15, dword ptr [rcx + 12]
    vpaddd xmm11, xmm11, xmm15
    vpunpckldq xmm15, xmm14, xmm13
    vpunpckhdq xmm13, xmm14, xmm13
    vpunpckldq xmm14, xmm12, xmm11
    vpunpckhdq xmm11, xmm12, xmm11
    vpunpcklqdq xmm12, xmm15, xmm14
    vpunpckhqdq xmm14, xmm15, xmm14
    vpunpcklqdq xmm15, xmm13, xmm11
    vpunpckhqdq xmm11, xmm13, xmm11
    vbroadcastss xmm13, dword ptr [rcx + 16]
    vpaddd xmm4, xmm4, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 20]
    vpaddd xmm5, xmm5, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 24]
    vpaddd xmm6, xmm6, xmm13
    vbroadcastss xmm13, dword ptr [rcx + 28]
    vpaddd xmm7, xmm7, xmm13
    vpunpckldq xmm13, xmm4, xmm5
    vpunpckhdq xmm5, xmm4, xmm5
    vpunpckldq xmm4, xmm6, xmm7
    vpunpckhdq xmm7, xmm6, xmm7
    vpunpcklqdq xmm6, xmm13, xmm4
    vpunpckhqdq xmm4, xmm13, xmm4
    vpunpcklqdq xmm13, xmm5, xmm7
    vpunpckhqdq xmm7, xmm5, xmm7
    vmovdqu xmmword ptr [rsp + 704], xmm12
    vmovdqu xmmword ptr [rsp + 720], xmm6
    vmovdqu xmmword ptr [rsp + 768], xmm14
    vmovdqu xmmword ptr [rsp + 784], xmm4
    vmovdqu xmmword ptr [rsp + 832], xmm15
    vmovdqu xmmword ptr [rsp + 848], xmm13
    vmovdqu xmmword ptr [rsp + 896], xmm11
    vmovdqu xmmword ptr [rsp + 912], xmm7
    vmovdqu xmm7, xmmword ptr [rsp + 256]
    vmovdqu xmm11, xmmword ptr [rsp + 272]
    vmovdqu xmm13, xmmword ptr [rsp + 288]
    vmovdqu xmm15, xmmword ptr [rsp + 304]
    vbroadcastss xmm5, dword ptr [rcx + 32]
    vpaddd xmm7, xmm7, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 36]
    vpaddd xmm11, xmm11, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 40]
    vpaddd xmm13, xmm13, xmm5
    vbroadcastss xmm5, dword ptr [rcx + 44]
    vpaddd xmm15, xmm15, xmm5
    vpunpckldq xmm5, xmm7, xmm11
    vpunpckhdq xmm11, xmm7, xmm11
    vpunpckldq xmm7, xmm13, xmm15
    vpunpckhdq xmm15, xmm13, xmm15
    vpunpcklqdq xmm13, xmm5, xmm7
    vpunpckhqdq xmm7, xmm5, xmm7
    vpunpcklqdq xmm5, xmm11, xmm15
    vpunpckhqdq xmm15, xmm11, xmm15
    vmovdqu xmm4, xmmword ptr [rsp + 320]
    vmovdqu xmm14, xmmword ptr [rsp + 336]
    vmovdqu xmm6, xmmword ptr [rsp + 352]
    vmovdqu xmm12, xmmword ptr [rsp + 368]
    vpaddd xmm4, xmm4, xmmword ptr [rsp + 400]
    vbroadcastss xmm11, dword ptr [rcx + 52]
    vpaddd xmm14, xmm14, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 56]
    vpaddd xmm6, xmm6, xmm11
    vbroadcastss xmm11, dword ptr [rcx + 60]
    vpaddd xmm12, xmm12, xmm11
    vpunpckldq xmm11, xmm4, xmm14
    vpunpckhdq xmm14, xmm4, xmm14
    vpunpckldq xmm4, xmm6, xmm12
    vpunpckhdq xmm12, xmm6, xmm12
    vpunpcklqdq xmm6, xmm11, xmm4
    vpunpckhqdq xmm4, xmm11, xmm4
    vpunpcklqdq xmm11, xmm14, xmm12
    vpunpckhqdq xmm12, xmm14, xmm12
    vmovdqu xmmword ptr [rsp + 736], xmm13
    vmovdqu xmmword ptr [rsp + 752], xmm6
    vmovdqu xmmword ptr [rsp + 800], xmm7
    vmovdqu xmmword ptr [rsp + 816], xmm4
    vmovdqu xmmword ptr [rsp + 864], xmm5
    vmovdqu xmmword ptr [rsp + 880], xmm11
    vmovdqu xmmword ptr [rsp + 928], xmm15
    vmovdqu xmmword ptr [rsp + 944], xmm12
    lea r10, qword ptr [rsp + 448]
    test rdx, 256
    je 7f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 16]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 32]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 32]
    vmovdqu xmmword ptr [rdi + 32], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 48]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 48]
    vmovdqu xmmword ptr [rdi + 48], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 64]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 64]
    vmovdqu xmmword ptr [rdi + 64], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 80]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 80]
    vmovdqu xmmword ptr [rdi + 80], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 96]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 96]
    vmovdqu xmmword ptr [rdi + 96], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 112]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 112]
    vmovdqu xmmword ptr [rdi + 112], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 128]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 128]
    vmovdqu xmmword ptr [rdi + 128], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 144]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 144]
    vmovdqu xmmword ptr [rdi + 144], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 160]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 160]
    vmovdqu xmmword ptr [rdi + 160], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 176]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 176]
    vmovdqu xmmword ptr [rdi + 176], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 192]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 192]
    vmovdqu xmmword ptr [rdi + 192], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 208]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 208]
    vmovdqu xmmword ptr [rdi + 208], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 224]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 224]
    vmovdqu xmmword ptr [rdi + 224], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 240]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 240]
    vmovdqu xmmword ptr [rdi + 240], xmm0
    add r10, 256
    add rdi, 256
    add rsi, 256
7:
    test rdx, 128
    je 8f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 16]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 32]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 32]
    vmovdqu xmmword ptr [rdi + 32], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 48]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 48]
    vmovdqu xmmword ptr [rdi + 48], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 64]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 64]
    vmovdqu xmmword ptr [rdi + 64], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 80]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 80]
    vmovdqu xmmword ptr [rdi + 80], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 96]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 96]
    vmovdqu xmmword ptr [rdi + 96], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 112]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 112]
    vmovdqu xmmword ptr [rdi + 112], xmm0
    add r10, 128
    add rdi, 128
    add rsi, 128
8:
    test rdx, 64
    je 9f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 16]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 32]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 32]
    vmovdqu xmmword ptr [rdi + 32], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 48]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 48]
    vmovdqu xmmword ptr [rdi + 48], xmm0
    add r10, 64
    add rdi, 64
    add rsi, 64
9:
    test rdx, 32
    je 12f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    vmovdqu xmm0, xmmword ptr [r10 + 16]
    vpxor xmm0, xmm0, xmmword ptr [rsi + 16]
    vmovdqu xmmword ptr [rdi + 16], xmm0
    add r10, 32
    add rdi, 32
    add rsi, 32
12:
    test rdx, 16
    je 13f
    vmovdqu xmm0, xmmword ptr [r10]
    vpxor xmm0, xmm0, xmmword ptr [rsi]
    vmovdqu xmmword ptr [rdi], xmm0
    add r10, 16
    add rdi, 16
    add rsi, 16
13:
    test rdx, 8
    je 14f
    mov rax, qword ptr [r10]
    xor rax, qword ptr [rsi]
    mov qword ptr [rdi], rax
    add r10, 8
    add rdi, 8
    add rsi, 8
14:
    test rdx, 4
    je 15f
    mov eax, dword ptr [r10]
    xor eax, dword ptr [rsi]
    mov dword ptr [rdi], eax
    add r10, 4
    add rdi, 4
    add rsi, 4
15:
    test rdx, 2
    je 16f
    movzx eax, word ptr [r10]
    movzx ecx, word ptr [rsi]
    xor eax, ecx
    mov word ptr [rdi], ax
    add r10, 2
    add rdi, 2
    add rsi, 2
16:
    test rdx, 1
    je 17f
    movzx eax, byte ptr [r10]
    movzx ecx, byte ptr [rsi]
    xor eax, ecx
    mov byte ptr [rdi], al
    add r10, 1
    add rdi, 1
    add rsi, 1
17:
    vpxor xmm0, xmm0, xmm0
    vmovdqu xmmword ptr [rsp + 448], xmm0
    vmovdqu xmmword ptr [rsp + 464], xmm0
    vmovdqu xmmword ptr [rsp + 480], xmm0
    vmovdqu xmmword ptr [rsp + 496], xmm0
    vmovdqu xmmword ptr [rsp + 512], xmm0
    vmovdqu xmmword ptr [rsp + 528], xmm0
    vmovdqu xmmword ptr [rsp + 544], xmm0
    vmovdqu xmmword ptr [rsp + 560], xmm0
    vmovdqu xmmword ptr [rsp + 576], xmm0
    vmovdqu xmmword ptr [rsp + 592], xmm0
    vmovdqu xmmword ptr [rsp + 608], xmm0
    vmovdqu xmmword ptr [rsp + 624], xmm0
    vmovdqu xmmword ptr [rsp + 640], xmm0
    vmovdqu xmmword ptr [rsp + 656], xmm0
    vmovdqu xmmword ptr [rsp + 672], xmm0
    vmovdqu xmmword ptr [rsp + 688], xmm0
    vmovdqu xmmword ptr [rsp + 704], xmm0
    vmovdqu xmmword ptr [rsp + 720], xmm0
    vmovdqu xmmword ptr [rsp + 736], xmm0
    vmovdqu xmmword ptr [rsp + 752], xmm0
    vmovdqu xmmword ptr [rsp + 768], xmm0
    vmovdqu xmmword ptr [rsp + 784], xmm0
    vmovdqu xmmword ptr [rsp + 800], xmm0
    vmovdqu xmmword ptr [rsp + 816], xmm0
    vmovdqu xmmword ptr [rsp + 832], xmm0
    vmovdqu xmmword ptr [rsp + 848], xmm0
    vmovdqu xmmword ptr [rsp + 864], xmm0
    vmovdqu xmmword ptr [rsp + 880], xmm0
    vmovdqu xmmword ptr [rsp + 896], xmm0
    vmovdqu xmmword ptr [rsp + 912], xmm0
    vmovdqu xmmword ptr [rsp + 928], xmm0
    vmovdqu xmmword ptr [rsp + 944], xmm0
    xor ecx, ecx
5:
    xor eax, eax
    xor r9d, r9d
    vpxor xmm0, xmm0, xmm0
    vmovdqu xmmword ptr [rsp], xmm0
    vmovdqu xmmword ptr [rsp + 16], xmm0
    vmovdqu xmmword ptr [rsp + 32], xmm0
    vmovdqu xmmword ptr [rsp + 48], xmm0
    vmovdqu xmmword ptr [rsp + 64], xmm0
    vmovdqu xmmword ptr [rsp + 80], xmm0
    vmovdqu xmmword ptr [rsp + 96], xmm0
    vmovdqu xmmword ptr [rsp + 112], xmm0
    vmovdqu xmmword ptr [rsp + 128], xmm0
    vmovdqu xmmword ptr [rsp + 144], xmm0
    vmovdqu xmmword ptr [rsp + 160], xmm0
    vmovdqu xmmword ptr [rsp + 176], xmm0
    vmovdqu xmmword ptr [rsp + 192], xmm0
    vmovdqu xmmword ptr [rsp + 208], xmm0
    vmovdqu xmmword ptr [rsp + 224], xmm0
    vmovdqu xmmword ptr [rsp + 240], xmm0
    vmovdqu xmmword ptr [rsp + 256], xmm0
    vmovdqu xmmword ptr [rsp + 272], xmm0
    vmovdqu xmmword ptr [rsp + 288], xmm0
    vmovdqu xmmword ptr [rsp + 304], xmm0
    vmovdqu xmmword ptr [rsp + 320], xmm0
    vmovdqu xmmword ptr [rsp + 336], xmm0
    vmovdqu xmmword ptr [rsp + 352], xmm0
    vmovdqu xmmword ptr [rsp + 368], xmm0
    vmovdqu xmmword ptr [rsp + 384], xmm0
    vmovdqu xmmword ptr [rsp + 400], xmm0
    vmovdqu xmmword ptr [rsp + 416], xmm0
    vmovdqu xmmword ptr [rsp + 432], xmm0
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
    mov rsp, r11
    ret
    .cfi_endproc
