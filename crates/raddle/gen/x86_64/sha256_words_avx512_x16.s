    .cfi_startproc
    endbr64
    mov r11, rsp
    sub rsp, 1024
    .cfi_def_cfa_offset 1032
    and rsp, -64
    .cfi_def_cfa r11, 8
    vmovdqu32 zmm11, zmmword ptr [rsi]
    vmovdqu32 zmmword ptr [rsp], zmm11
    vmovdqu32 zmm12, zmmword ptr [rsi + 64]
    vmovdqu32 zmmword ptr [rsp + 64], zmm12
    vmovdqu32 zmm13, zmmword ptr [rsi + 128]
    vmovdqu32 zmmword ptr [rsp + 128], zmm13
    vmovdqu32 zmm14, zmmword ptr [rsi + 192]
    vmovdqu32 zmmword ptr [rsp + 192], zmm14
    lea r8, qword ptr [rdx]
    vmovdqu32 zmm0, zmmword ptr [rdi]
    vmovdqu32 zmm1, zmmword ptr [rdi + 64]
    vmovdqu32 zmm2, zmmword ptr [rdi + 128]
    vmovdqu32 zmm3, zmmword ptr [rdi + 192]
    vmovdqu32 zmm4, zmmword ptr [rdi + 256]
    vmovdqu32 zmm5, zmmword ptr [rdi + 320]
    vmovdqu32 zmm6, zmmword ptr [rdi + 384]
    vmovdqu32 zmm7, zmmword ptr [rdi + 448]
    vprold zmm8, zmm4, 26
    vprold zmm9, zmm4, 21
    vprold zmm10, zmm4, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm7, zmm7, dword ptr [r8]{1to16}
    vpaddd zmm7, zmm7, zmmword ptr [rsp]
    vmovdqa32 zmm9, zmm4
    vpternlogd zmm9, zmm5, zmm6, 202
    vpaddd zmm7, zmm7, zmm9
    vpaddd zmm7, zmm7, zmm8
    vmovdqu32 zmm11, zmmword ptr [rsi + 256]
    vpaddd zmm3, zmm3, zmm7
    vprold zmm8, zmm0, 30
    vprold zmm9, zmm0, 19
    vprold zmm10, zmm0, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vmovdqa32 zmm9, zmm0
    vpternlogd zmm9, zmm1, zmm2, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm7, zmm7, zmm8
    vmovdqu32 zmmword ptr [rsp + 256], zmm11
    vprold zmm8, zmm3, 26
    vprold zmm9, zmm3, 21
    vprold zmm10, zmm3, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm6, zmm6, dword ptr [r8 + 4]{1to16}
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 64]
    vmovdqa32 zmm9, zmm3
    vpternlogd zmm9, zmm4, zmm5, 202
    vpaddd zmm6, zmm6, zmm9
    vpaddd zmm6, zmm6, zmm8
    vmovdqu32 zmm12, zmmword ptr [rsi + 320]
    vpaddd zmm2, zmm2, zmm6
    vprold zmm8, zmm7, 30
    vprold zmm9, zmm7, 19
    vprold zmm10, zmm7, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm9, zmm0, zmm1, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm6, zmm6, zmm8
    vmovdqu32 zmmword ptr [rsp + 320], zmm12
    vprold zmm8, zmm2, 26
    vprold zmm9, zmm2, 21
    vprold zmm10, zmm2, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm5, zmm5, dword ptr [r8 + 8]{1to16}
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 128]
    vmovdqa32 zmm9, zmm2
    vpternlogd zmm9, zmm3, zmm4, 202
    vpaddd zmm5, zmm5, zmm9
    vpaddd zmm5, zmm5, zmm8
    vmovdqu32 zmm13, zmmword ptr [rsi + 384]
    vpaddd zmm1, zmm1, zmm5
    vprold zmm8, zmm6, 30
    vprold zmm9, zmm6, 19
    vprold zmm10, zmm6, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm0, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm5, zmm5, zmm8
    vmovdqu32 zmmword ptr [rsp + 384], zmm13
    vprold zmm8, zmm1, 26
    vprold zmm9, zmm1, 21
    vprold zmm10, zmm1, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm4, zmm4, dword ptr [r8 + 12]{1to16}
    vpaddd zmm4, zmm4, zmmword ptr [rsp + 192]
    vmovdqa32 zmm9, zmm1
    vpternlogd zmm9, zmm2, zmm3, 202
    vpaddd zmm4, zmm4, zmm9
    vpaddd zmm4, zmm4, zmm8
    vmovdqu32 zmm14, zmmword ptr [rsi + 448]
    vpaddd zmm0, zmm0, zmm4
    vprold zmm8, zmm5, 30
    vprold zmm9, zmm5, 19
    vprold zmm10, zmm5, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm9, zmm6, zmm7, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm4, zmm4, zmm8
    vmovdqu32 zmmword ptr [rsp + 448], zmm14
    vprold zmm8, zmm0, 26
    vprold zmm9, zmm0, 21
    vprold zmm10, zmm0, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm3, zmm3, dword ptr [r8 + 16]{1to16}
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 256]
    vmovdqa32 zmm9, zmm0
    vpternlogd zmm9, zmm1, zmm2, 202
    vpaddd zmm3, zmm3, zmm9
    vpaddd zmm3, zmm3, zmm8
    vmovdqu32 zmm11, zmmword ptr [rsi + 512]
    vpaddd zmm7, zmm7, zmm3
    vprold zmm8, zmm4, 30
    vprold zmm9, zmm4, 19
    vprold zmm10, zmm4, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vmovdqa32 zmm9, zmm4
    vpternlogd zmm9, zmm5, zmm6, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm3, zmm3, zmm8
    vmovdqu32 zmmword ptr [rsp + 512], zmm11
    vprold zmm8, zmm7, 26
    vprold zmm9, zmm7, 21
    vprold zmm10, zmm7, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm2, zmm2, dword ptr [r8 + 20]{1to16}
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 320]
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm9, zmm0, zmm1, 202
    vpaddd zmm2, zmm2, zmm9
    vpaddd zmm2, zmm2, zmm8
    vmovdqu32 zmm12, zmmword ptr [rsi + 576]
    vpaddd zmm6, zmm6, zmm2
    vprold zmm8, zmm3, 30
    vprold zmm9, zmm3, 19
    vprold zmm10, zmm3, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vmovdqa32 zmm9, zmm3
    vpternlogd zmm9, zmm4, zmm5, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm2, zmm2, zmm8
    vmovdqu32 zmmword ptr [rsp + 576], zmm12
    vprold zmm8, zmm6, 26
    vprold zmm9, zmm6, 21
    vprold zmm10, zmm6, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm1, zmm1, dword ptr [r8 + 24]{1to16}
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 384]
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm0, 202
    vpaddd zmm1, zmm1, zmm9
    vpaddd zmm1, zmm1, zmm8
    vmovdqu32 zmm13, zmmword ptr [rsi + 640]
    vpaddd zmm5, zmm5, zmm1
    vprold zmm8, zmm2, 30
    vprold zmm9, zmm2, 19
    vprold zmm10, zmm2, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vmovdqa32 zmm9, zmm2
    vpternlogd zmm9, zmm3, zmm4, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm1, zmm1, zmm8
    vmovdqu32 zmmword ptr [rsp + 640], zmm13
    vprold zmm8, zmm5, 26
    vprold zmm9, zmm5, 21
    vprold zmm10, zmm5, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm0, zmm0, dword ptr [r8 + 28]{1to16}
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 448]
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm9, zmm6, zmm7, 202
    vpaddd zmm0, zmm0, zmm9
    vpaddd zmm0, zmm0, zmm8
    vmovdqu32 zmm14, zmmword ptr [rsi + 704]
    vpaddd zmm4, zmm4, zmm0
    vprold zmm8, zmm1, 30
    vprold zmm9, zmm1, 19
    vprold zmm10, zmm1, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vmovdqa32 zmm9, zmm1
    vpternlogd zmm9, zmm2, zmm3, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm0, zmm0, zmm8
    vmovdqu32 zmmword ptr [rsp + 704], zmm14
    vprold zmm8, zmm4, 26
    vprold zmm9, zmm4, 21
    vprold zmm10, zmm4, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm7, zmm7, dword ptr [r8 + 32]{1to16}
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 512]
    vmovdqa32 zmm9, zmm4
    vpternlogd zmm9, zmm5, zmm6, 202
    vpaddd zmm7, zmm7, zmm9
    vpaddd zmm7, zmm7, zmm8
    vmovdqu32 zmm11, zmmword ptr [rsi + 768]
    vpaddd zmm3, zmm3, zmm7
    vprold zmm8, zmm0, 30
    vprold zmm9, zmm0, 19
    vprold zmm10, zmm0, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vmovdqa32 zmm9, zmm0
    vpternlogd zmm9, zmm1, zmm2, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm7, zmm7, zmm8
    vmovdqu32 zmmword ptr [rsp + 768], zmm11
    vprold zmm8, zmm3, 26
    vprold zmm9, zmm3, 21
    vprold zmm10, zmm3, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm6, zmm6, dword ptr [r8 + 36]{1to16}
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 576]
    vmovdqa32 zmm9, zmm3
    vpternlogd zmm9, zmm4, zmm5, 202
    vpaddd zmm6, zmm6, zmm9
    vpaddd zmm6, zmm6, zmm8
    vmovdqu32 zmm12, zmmword ptr [rsi + 832]
    vpaddd zmm2, zmm2, zmm6
    vprold zmm8, zmm7, 30
    vprold zmm9, zmm7, 19
    vprold zmm10, zmm7, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm9, zmm0, zmm1, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm6, zmm6, zmm8
    vmovdqu32 zmmword ptr [rsp + 832], zmm12
    vprold zmm8, zmm2, 26
    vprold zmm9, zmm2, 21
    vprold zmm10, zmm2, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm5, zmm5, dword ptr [r8 + 40]{1to16}
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 640]
    vmovdqa32 zmm9, zmm2
    vpternlogd zmm9, zmm3, zmm4, 202
    vpaddd zmm5, zmm5, zmm9
    vpaddd zmm5, zmm5, zmm8
    vmovdqu32 zmm13, zmmword ptr [rsi + 896]
    vpaddd zmm1, zmm1, zmm5
    vprold zmm8, zmm6, 30
    vprold zmm9, zmm6, 19
    vprold zmm10, zmm6, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm0, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm5, zmm5, zmm8
    vmovdqu32 zmmword ptr [rsp + 896], zmm13
    vprold zmm8, zmm1, 26
    vprold zmm9, zmm1, 21
    vprold zmm10, zmm1, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm4, zmm4, dword ptr [r8 + 44]{1to16}
    vpaddd zmm4, zmm4, zmmword ptr [rsp + 704]
    vmovdqa32 zmm9, zmm1
    vpternlogd zmm9, zmm2, zmm3, 202
    vpaddd zmm4, zmm4, zmm9
    vpaddd zmm4, zmm4, zmm8
    vmovdqu32 zmm14, zmmword ptr [rsi + 960]
    vpaddd zmm0, zmm0, zmm4
    vprold zmm8, zmm5, 30
    vprold zmm9, zmm5, 19
    vprold zmm10, zmm5, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm9, zmm6, zmm7, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm4, zmm4, zmm8
    vmovdqu32 zmmword ptr [rsp + 960], zmm14
    mov r9d, 3
2:
    vprold zmm8, zmm0, 26
    vprold zmm9, zmm0, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 64]
    vprold zmm10, zmm0, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 896]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm3, zmm3, dword ptr [r8 + 48]{1to16}
    vprold zmm13, zmm11, 25
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 768]
    vprold zmm14, zmm11, 14
    vmovdqa32 zmm9, zmm0
    vpsrld zmm11, zmm11, 3
    vpternlogd zmm9, zmm1, zmm2, 202
    vpaddd zmm3, zmm3, zmm9
    vpternlogd zmm11, zmm13, zmm14, 150
    vpaddd zmm3, zmm3, zmm8
    vpaddd zmm11, zmm11, zmmword ptr [rsp]
    vpaddd zmm7, zmm7, zmm3
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 576]
    vprold zmm8, zmm4, 30
    vprold zmm9, zmm4, 19
    vprold zmm13, zmm12, 15
    vprold zmm10, zmm4, 10
    vprold zmm14, zmm12, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpsrld zmm12, zmm12, 10
    vmovdqa32 zmm9, zmm4
    vpternlogd zmm9, zmm5, zmm6, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm3, zmm3, zmm8
    vmovdqu32 zmmword ptr [rsp], zmm11
    vprold zmm8, zmm7, 26
    vprold zmm9, zmm7, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 128]
    vprold zmm10, zmm7, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 960]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm2, zmm2, dword ptr [r8 + 52]{1to16}
    vprold zmm13, zmm11, 25
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 832]
    vprold zmm14, zmm11, 14
    vmovdqa32 zmm9, zmm7
    vpsrld zmm11, zmm11, 3
    vpternlogd zmm9, zmm0, zmm1, 202
    vpaddd zmm2, zmm2, zmm9
    vpternlogd zmm11, zmm13, zmm14, 150
    vpaddd zmm2, zmm2, zmm8
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 64]
    vpaddd zmm6, zmm6, zmm2
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 640]
    vprold zmm8, zmm3, 30
    vprold zmm9, zmm3, 19
    vprold zmm13, zmm12, 15
    vprold zmm10, zmm3, 10
    vprold zmm14, zmm12, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpsrld zmm12, zmm12, 10
    vmovdqa32 zmm9, zmm3
    vpternlogd zmm9, zmm4, zmm5, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm2, zmm2, zmm8
    vmovdqu32 zmmword ptr [rsp + 64], zmm11
    vprold zmm8, zmm6, 26
    vprold zmm9, zmm6, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 192]
    vprold zmm10, zmm6, 7
    vmovdqu32 zmm12, zmmword ptr [rsp]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm1, zmm1, dword ptr [r8 + 56]{1to16}
    vprold zmm13, zmm11, 25
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 896]
    vprold zmm14, zmm11, 14
    vmovdqa32 zmm9, zmm6
    vpsrld zmm11, zmm11, 3
    vpternlogd zmm9, zmm7, zmm0, 202
    vpaddd zmm1, zmm1, zmm9
    vpternlogd zmm11, zmm13, zmm14, 150
    vpaddd zmm1, zmm1, zmm8
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 128]
    vpaddd zmm5, zmm5, zmm1
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 704]
    vprold zmm8, zmm2, 30
    vprold zmm9, zmm2, 19
    vprold zmm13, zmm12, 15
    vprold zmm10, zmm2, 10
    vprold zmm14, zmm12, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpsrld zmm12, zmm12, 10
    vmovdqa32 zmm9, zmm2
    vpternlogd zmm9, zmm3, zmm4, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm1, zmm1, zmm8
    vmovdqu32 zmmword ptr [rsp + 128], zmm11
    vprold zmm8, zmm5, 26
    vprold zmm9, zmm5, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 256]
    vprold zmm10, zmm5, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 64]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm0, zmm0, dword ptr [r8 + 60]{1to16}
    vprold zmm13, zmm11, 25
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 960]
    vprold zmm14, zmm11, 14
    vmovdqa32 zmm9, zmm5
    vpsrld zmm11, zmm11, 3
    vpternlogd zmm9, zmm6, zmm7, 202
    vpaddd zmm0, zmm0, zmm9
    vpternlogd zmm11, zmm13, zmm14, 150
    vpaddd zmm0, zmm0, zmm8
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 192]
    vpaddd zmm4, zmm4, zmm0
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 768]
    vprold zmm8, zmm1, 30
    vprold zmm9, zmm1, 19
    vprold zmm13, zmm12, 15
    vprold zmm10, zmm1, 10
    vprold zmm14, zmm12, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpsrld zmm12, zmm12, 10
    vmovdqa32 zmm9, zmm1
    vpternlogd zmm9, zmm2, zmm3, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm0, zmm0, zmm8
    vmovdqu32 zmmword ptr [rsp + 192], zmm11
    vprold zmm8, zmm4, 26
    vprold zmm9, zmm4, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 320]
    vprold zmm10, zmm4, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 128]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm7, zmm7, dword ptr [r8 + 64]{1to16}
    vprold zmm13, zmm11, 25
    vpaddd zmm7, zmm7, zmmword ptr [rsp]
    vprold zmm14, zmm11, 14
    vmovdqa32 zmm9, zmm4
    vpsrld zmm11, zmm11, 3
    vpternlogd zmm9, zmm5, zmm6, 202
    vpaddd zmm7, zmm7, zmm9
    vpternlogd zmm11, zmm13, zmm14, 150
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 256]
    vpaddd zmm3, zmm3, zmm7
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 832]
    vprold zmm8, zmm0, 30
    vprold zmm9, zmm0, 19
    vprold zmm13, zmm12, 15
    vprold zmm10, zmm0, 10
    vprold zmm14, zmm12, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpsrld zmm12, zmm12, 10
    vmovdqa32 zmm9, zmm0
    vpternlogd zmm9, zmm1, zmm2, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm7, zmm7, zmm8
    vmovdqu32 zmmword ptr [rsp + 256], zmm11
    vprold zmm8, zmm3, 26
    vprold zmm9, zmm3, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 384]
    vprold zmm10, zmm3, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 192]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm6, zmm6, dword ptr [r8 + 68]{1to16}
    vprold zmm13, zmm11, 25
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 64]
    vprold zmm14, zmm11, 14
    vmovdqa32 zmm9, zmm3
    vpsrld zmm11, zmm11, 3
    vpternlogd zmm9, zmm4, zmm5, 202
    vpaddd zmm6, zmm6, zmm9
    vpternlogd zmm11, zmm13, zmm14, 150
    vpaddd zmm6, zmm6, zmm8
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 320]
    vpaddd zmm2, zmm2, zmm6
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 896]
    vprold zmm8, zmm7, 30
    vprold zmm9, zmm7, 19
    vprold zmm13, zmm12, 15
    vprold zmm10, zmm7, 10
    vprold zmm14, zmm12, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpsrld zmm12, zmm12, 10
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm9, zmm0, zmm1, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm6, zmm6, zmm8
    vmovdqu32 zmmword ptr [rsp + 320], zmm11
    vprold zmm8, zmm2, 26
    vprold zmm9, zmm2, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 448]
    vprold zmm10, zmm2, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 256]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm5, zmm5, dword ptr [r8 + 72]{1to16}
    vprold zmm13, zmm11, 25
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 128]
    vprold zmm14, zmm11, 14
    vmovdqa32 zmm9, zmm2
    vpsrld zmm11, zmm11, 3
    vpternlogd zmm9, zmm3, zmm4, 202
    vpaddd zmm5, zmm5, zmm9
    vpternlogd zmm11, zmm13, zmm14, 150
    vpaddd zmm5, zmm5, zmm8
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 384]
    vpaddd zmm1, zmm1, zmm5
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 960]
    vprold zmm8, zmm6, 30
    vprold zmm9, zmm6, 19
    vprold zmm13, zmm12, 15
    vprold zmm10, zmm6, 10
    vprold zmm14, zmm12, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpsrld zmm12, zmm12, 10
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm0, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm5, zmm5, zmm8
    vmovdqu32 zmmword ptr [rsp + 384], zmm11
    vprold zmm8, zmm1, 26
    vprold zmm9, zmm1, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 512]
    vprold zmm10, zmm1, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 320]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm4, zmm4, dword ptr [r8 + 76]{1to16}
    vprold zmm13, zmm11, 25
    vpaddd zmm4, zmm4, zmmword ptr [rsp + 192]
    vprold zmm14, zmm11, 14
    vmovdqa32 zmm9, zmm1
    vpsrld zmm11, zmm11, 3
    vpternlogd zmm9, zmm2, zmm3, 202
    vpaddd zmm4, zmm4, zmm9
    vpternlogd zmm11, zmm13, zmm14, 150
    vpaddd zmm4, zmm4, zmm8
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 448]
    vpaddd zmm0, zmm0, zmm4
    vpaddd zmm11, zmm11, zmmword ptr [rsp]
    vprold zmm8, zmm5, 30
    vprold zmm9, zmm5, 19
    vprold zmm13, zmm12, 15
    vprold zmm10, zmm5, 10
    vprold zmm14, zmm12, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpsrld zmm12, zmm12, 10
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm9, zmm6, zmm7, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm4, zmm4, zmm8
    vmovdqu32 zmmword ptr [rsp + 448], zmm11
    vprold zmm8, zmm0, 26
    vprold zmm9, zmm0, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 576]
    vprold zmm10, zmm0, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 384]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm3, zmm3, dword ptr [r8 + 80]{1to16}
    vprold zmm13, zmm11, 25
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 256]
    vprold zmm14, zmm11, 14
    vmovdqa32 zmm9, zmm0
    vpsrld zmm11, zmm11, 3
    vpternlogd zmm9, zmm1, zmm2, 202
    vpaddd zmm3, zmm3, zmm9
    vpternlogd zmm11, zmm13, zmm14, 150
    vpaddd zmm3, zmm3, zmm8
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 512]
    vpaddd zmm7, zmm7, zmm3
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 64]
    vprold zmm8, zmm4, 30
    vprold zmm9, zmm4, 19
    vprold zmm13, zmm12, 15
    vprold zmm10, zmm4, 10
    vprold zmm14, zmm12, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpsrld zmm12, zmm12, 10
    vmovdqa32 zmm9, zmm4
    vpternlogd zmm9, zmm5, zmm6, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm3, zmm3, zmm8
    vmovdqu32 zmmword ptr [rsp + 512], zmm11
    vprold zmm8, zmm7, 26
    vprold zmm9, zmm7, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 640]
    vprold zmm10, zmm7, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 448]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm2, zmm2, dword ptr [r8 + 84]{1to16}
    vprold zmm13, zmm11, 25
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 320]
    vprold zmm14, zmm11, 14
    vmovdqa32 zmm9, zmm7
    vpsrld zmm11, zmm11, 3
    vpternlogd zmm9, zmm0, zmm1, 202
    vpaddd zmm2, zmm2, zmm9
    vpternlogd zmm11, zmm13, zmm14, 150
    vpaddd zmm2, zmm2, zmm8
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 576]
    vpaddd zmm6, zmm6, zmm2
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 128]
    vprold zmm8, zmm3, 30
    vprold zmm9, zmm3, 19
    vprold zmm13, zmm12, 15
    vprold zmm10, zmm3, 10
    vprold zmm14, zmm12, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpsrld zmm12, zmm12, 10
    vmovdqa32 zmm9, zmm3
    vpternlogd zmm9, zmm4, zmm5, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm2, zmm2, zmm8
    vmovdqu32 zmmword ptr [rsp + 576], zmm11
    vprold zmm8, zmm6, 26
    vprold zmm9, zmm6, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 704]
    vprold zmm10, zmm6, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 512]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm1, zmm1, dword ptr [r8 + 88]{1to16}
    vprold zmm13, zmm11, 25
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 384]
    vprold zmm14, zmm11, 14
    vmovdqa32 zmm9, zmm6
    vpsrld zmm11, zmm11, 3
    vpternlogd zmm9, zmm7, zmm0, 202
    vpaddd zmm1, zmm1, zmm9
    vpternlogd zmm11, zmm13, zmm14, 150
    vpaddd zmm1, zmm1, zmm8
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 640]
    vpaddd zmm5, zmm5, zmm1
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 192]
    vprold zmm8, zmm2, 30
    vprold zmm9, zmm2, 19
    vprold zmm13, zmm12, 15
    vprold zmm10, zmm2, 10
    vprold zmm14, zmm12, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpsrld zmm12, zmm12, 10
    vmovdqa32 zmm9, zmm2
    vpternlogd zmm9, zmm3, zmm4, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm1, zmm1, zmm8
    vmovdqu32 zmmword ptr [rsp + 640], zmm11
    vprold zmm8, zmm5, 26
    vprold zmm9, zmm5, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 768]
    vprold zmm10, zmm5, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 576]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm0, zmm0, dword ptr [r8 + 92]{1to16}
    vprold zmm13, zmm11, 25
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 448]
    vprold zmm14, zmm11, 14
    vmovdqa32 zmm9, zmm5
    vpsrld zmm11, zmm11, 3
    vpternlogd zmm9, zmm6, zmm7, 202
    vpaddd zmm0, zmm0, zmm9
    vpternlogd zmm11, zmm13, zmm14, 150
    vpaddd zmm0, zmm0, zmm8
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 704]
    vpaddd zmm4, zmm4, zmm0
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 256]
    vprold zmm8, zmm1, 30
    vprold zmm9, zmm1, 19
    vprold zmm13, zmm12, 15
    vprold zmm10, zmm1, 10
    vprold zmm14, zmm12, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpsrld zmm12, zmm12, 10
    vmovdqa32 zmm9, zmm1
    vpternlogd zmm9, zmm2, zmm3, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm0, zmm0, zmm8
    vmovdqu32 zmmword ptr [rsp + 704], zmm11
    vprold zmm8, zmm4, 26
    vprold zmm9, zmm4, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 832]
    vprold zmm10, zmm4, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 640]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm7, zmm7, dword ptr [r8 + 96]{1to16}
    vprold zmm13, zmm11, 25
    vpaddd zmm7, zmm7, zmmword ptr [rsp + 512]
    vprold zmm14, zmm11, 14
    vmovdqa32 zmm9, zmm4
    vpsrld zmm11, zmm11, 3
    vpternlogd zmm9, zmm5, zmm6, 202
    vpaddd zmm7, zmm7, zmm9
    vpternlogd zmm11, zmm13, zmm14, 150
    vpaddd zmm7, zmm7, zmm8
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 768]
    vpaddd zmm3, zmm3, zmm7
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 320]
    vprold zmm8, zmm0, 30
    vprold zmm9, zmm0, 19
    vprold zmm13, zmm12, 15
    vprold zmm10, zmm0, 10
    vprold zmm14, zmm12, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpsrld zmm12, zmm12, 10
    vmovdqa32 zmm9, zmm0
    vpternlogd zmm9, zmm1, zmm2, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm7, zmm7, zmm8
    vmovdqu32 zmmword ptr [rsp + 768], zmm11
    vprold zmm8, zmm3, 26
    vprold zmm9, zmm3, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 896]
    vprold zmm10, zmm3, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 704]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm6, zmm6, dword ptr [r8 + 100]{1to16}
    vprold zmm13, zmm11, 25
    vpaddd zmm6, zmm6, zmmword ptr [rsp + 576]
    vprold zmm14, zmm11, 14
    vmovdqa32 zmm9, zmm3
    vpsrld zmm11, zmm11, 3
    vpternlogd zmm9, zmm4, zmm5, 202
    vpaddd zmm6, zmm6, zmm9
    vpternlogd zmm11, zmm13, zmm14, 150
    vpaddd zmm6, zmm6, zmm8
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 832]
    vpaddd zmm2, zmm2, zmm6
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 384]
    vprold zmm8, zmm7, 30
    vprold zmm9, zmm7, 19
    vprold zmm13, zmm12, 15
    vprold zmm10, zmm7, 10
    vprold zmm14, zmm12, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpsrld zmm12, zmm12, 10
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm9, zmm0, zmm1, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm6, zmm6, zmm8
    vmovdqu32 zmmword ptr [rsp + 832], zmm11
    vprold zmm8, zmm2, 26
    vprold zmm9, zmm2, 21
    vmovdqu32 zmm11, zmmword ptr [rsp + 960]
    vprold zmm10, zmm2, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 768]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm5, zmm5, dword ptr [r8 + 104]{1to16}
    vprold zmm13, zmm11, 25
    vpaddd zmm5, zmm5, zmmword ptr [rsp + 640]
    vprold zmm14, zmm11, 14
    vmovdqa32 zmm9, zmm2
    vpsrld zmm11, zmm11, 3
    vpternlogd zmm9, zmm3, zmm4, 202
    vpaddd zmm5, zmm5, zmm9
    vpternlogd zmm11, zmm13, zmm14, 150
    vpaddd zmm5, zmm5, zmm8
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 896]
    vpaddd zmm1, zmm1, zmm5
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 448]
    vprold zmm8, zmm6, 30
    vprold zmm9, zmm6, 19
    vprold zmm13, zmm12, 15
    vprold zmm10, zmm6, 10
    vprold zmm14, zmm12, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpsrld zmm12, zmm12, 10
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm0, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm5, zmm5, zmm8
    vmovdqu32 zmmword ptr [rsp + 896], zmm11
    vprold zmm8, zmm1, 26
    vprold zmm9, zmm1, 21
    vmovdqu32 zmm11, zmmword ptr [rsp]
    vprold zmm10, zmm1, 7
    vmovdqu32 zmm12, zmmword ptr [rsp + 832]
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm4, zmm4, dword ptr [r8 + 108]{1to16}
    vprold zmm13, zmm11, 25
    vpaddd zmm4, zmm4, zmmword ptr [rsp + 704]
    vprold zmm14, zmm11, 14
    vmovdqa32 zmm9, zmm1
    vpsrld zmm11, zmm11, 3
    vpternlogd zmm9, zmm2, zmm3, 202
    vpaddd zmm4, zmm4, zmm9
    vpternlogd zmm11, zmm13, zmm14, 150
    vpaddd zmm4, zmm4, zmm8
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 960]
    vpaddd zmm0, zmm0, zmm4
    vpaddd zmm11, zmm11, zmmword ptr [rsp + 512]
    vprold zmm8, zmm5, 30
    vprold zmm9, zmm5, 19
    vprold zmm13, zmm12, 15
    vprold zmm10, zmm5, 10
    vprold zmm14, zmm12, 13
    vpternlogd zmm8, zmm9, zmm10, 150
    vpsrld zmm12, zmm12, 10
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm9, zmm6, zmm7, 232
    vpternlogd zmm12, zmm13, zmm14, 150
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm4, zmm4, zmm8
    vmovdqu32 zmmword ptr [rsp + 960], zmm11
    add r8, 64
    sub r9d, 1
    jne 2b
    vprold zmm8, zmm0, 26
    vprold zmm9, zmm0, 21
    vprold zmm10, zmm0, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm3, zmm3, dword ptr [r8 + 48]{1to16}
    vpaddd zmm3, zmm3, zmmword ptr [rsp + 768]
    vmovdqa32 zmm9, zmm0
    vpternlogd zmm9, zmm1, zmm2, 202
    vpaddd zmm3, zmm3, zmm9
    vpaddd zmm3, zmm3, zmm8
    vpaddd zmm7, zmm7, zmm3
    vprold zmm8, zmm4, 30
    vprold zmm9, zmm4, 19
    vprold zmm10, zmm4, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vmovdqa32 zmm9, zmm4
    vpternlogd zmm9, zmm5, zmm6, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm3, zmm3, zmm8
    vprold zmm8, zmm7, 26
    vprold zmm9, zmm7, 21
    vprold zmm10, zmm7, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm2, zmm2, dword ptr [r8 + 52]{1to16}
    vpaddd zmm2, zmm2, zmmword ptr [rsp + 832]
    vmovdqa32 zmm9, zmm7
    vpternlogd zmm9, zmm0, zmm1, 202
    vpaddd zmm2, zmm2, zmm9
    vpaddd zmm2, zmm2, zmm8
    vpaddd zmm6, zmm6, zmm2
    vprold zmm8, zmm3, 30
    vprold zmm9, zmm3, 19
    vprold zmm10, zmm3, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vmovdqa32 zmm9, zmm3
    vpternlogd zmm9, zmm4, zmm5, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm2, zmm2, zmm8
    vprold zmm8, zmm6, 26
    vprold zmm9, zmm6, 21
    vprold zmm10, zmm6, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm1, zmm1, dword ptr [r8 + 56]{1to16}
    vpaddd zmm1, zmm1, zmmword ptr [rsp + 896]
    vmovdqa32 zmm9, zmm6
    vpternlogd zmm9, zmm7, zmm0, 202
    vpaddd zmm1, zmm1, zmm9
    vpaddd zmm1, zmm1, zmm8
    vpaddd zmm5, zmm5, zmm1
    vprold zmm8, zmm2, 30
    vprold zmm9, zmm2, 19
    vprold zmm10, zmm2, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vmovdqa32 zmm9, zmm2
    vpternlogd zmm9, zmm3, zmm4, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm1, zmm1, zmm8
    vprold zmm8, zmm5, 26
    vprold zmm9, zmm5, 21
    vprold zmm10, zmm5, 7
    vpternlogd zmm8, zmm9, zmm10, 150
    vpaddd zmm0, zmm0, dword ptr [r8 + 60]{1to16}
    vpaddd zmm0, zmm0, zmmword ptr [rsp + 960]
    vmovdqa32 zmm9, zmm5
    vpternlogd zmm9, zmm6, zmm7, 202
    vpaddd zmm0, zmm0, zmm9
    vpaddd zmm0, zmm0, zmm8
    vpaddd zmm4, zmm4, zmm0
    vprold zmm8, zmm1, 30
    vprold zmm9, zmm1, 19
    vprold zmm10, zmm1, 10
    vpternlogd zmm8, zmm9, zmm10, 150
    vmovdqa32 zmm9, zmm1
    vpternlogd zmm9, zmm2, zmm3, 232
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm0, zmm0, zmm8
    vpaddd zmm0, zmm0, zmmword ptr [rdi]
    vmovdqu32 zmmword ptr [rdi], zmm0
    vpaddd zmm1, zmm1, zmmword ptr [rdi + 64]
    vmovdqu32 zmmword ptr [rdi + 64], zmm1
    vpaddd zmm2, zmm2, zmmword ptr [rdi + 128]
    vmovdqu32 zmmword ptr [rdi + 128], zmm2
    vpaddd zmm3, zmm3, zmmword ptr [rdi + 192]
    vmovdqu32 zmmword ptr [rdi + 192], zmm3
    vpaddd zmm4, zmm4, zmmword ptr [rdi + 256]
    vmovdqu32 zmmword ptr [rdi + 256], zmm4
    vpaddd zmm5, zmm5, zmmword ptr [rdi + 320]
    vmovdqu32 zmmword ptr [rdi + 320], zmm5
    vpaddd zmm6, zmm6, zmmword ptr [rdi + 384]
    vmovdqu32 zmmword ptr [rdi + 384], zmm6
    vpaddd zmm7, zmm7, zmmword ptr [rdi + 448]
    vmovdqu32 zmmword ptr [rdi + 448], zmm7
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
    vmovdqu32 zmmword ptr [rsp], zmm0
    vmovdqu32 zmmword ptr [rsp + 64], zmm0
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
    mov rsp, r11
    ret
    .cfi_endproc
