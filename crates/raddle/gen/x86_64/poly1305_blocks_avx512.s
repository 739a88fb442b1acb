    .cfi_startproc
    endbr64
    vpbroadcastq zmm31, qword ptr [rcx]
    vmovq xmm20, qword ptr [rdi]
    vmovq xmm21, qword ptr [rdi + 8]
    vpsrlq zmm6, zmm20, 26
    vpsrlq zmm7, zmm20, 52
    vpsllq zmm9, zmm21, 12
    vpandq zmm5, zmm20, zmm31
    vpandq zmm6, zmm6, zmm31
    vpternlogq zmm7, zmm9, zmm31, 168
    vpsrlq zmm8, zmm21, 14
    vpsrlq zmm9, zmm21, 40
    vpandq zmm8, zmm8, zmm31
    vmovq xmm20, qword ptr [rdi + 16]
    vpsllq zmm20, zmm20, 24
    vpaddq zmm9, zmm9, zmm20
    vpxord zmm0, zmm0, zmm0
    vpxord zmm1, zmm1, zmm1
    vpxord zmm2, zmm2, zmm2
    vpxord zmm3, zmm3, zmm3
    vpxord zmm4, zmm4, zmm4
    cmp rdx, 512
    jb 3f
2:
    vmovdqu32 zmm10, zmmword ptr [rsi + 384]
    vmovdqu32 zmm11, zmmword ptr [rsi + 448]
    vpunpcklqdq zmm20, zmm10, zmm11
    vpunpckhqdq zmm21, zmm10, zmm11
    vpsrlq zmm11, zmm20, 26
    vpsrlq zmm12, zmm20, 52
    vpsllq zmm14, zmm21, 12
    vpandq zmm10, zmm20, zmm31
    vpandq zmm11, zmm11, zmm31
    vpternlogq zmm12, zmm14, zmm31, 168
    vpsrlq zmm13, zmm21, 14
    vpsrlq zmm14, zmm21, 40
    vpandq zmm13, zmm13, zmm31
    vporq zmm14, zmm14, qword ptr [rcx + 8]{1to8}
    vmovdqu32 zmm15, zmmword ptr [rsi]
    vmovdqu32 zmm16, zmmword ptr [rsi + 64]
    vpunpcklqdq zmm20, zmm15, zmm16
    vpunpckhqdq zmm21, zmm15, zmm16
    vpsrlq zmm16, zmm20, 26
    vpsrlq zmm17, zmm20, 52
    vpsllq zmm19, zmm21, 12
    vpandq zmm15, zmm20, zmm31
    vpandq zmm16, zmm16, zmm31
    vpternlogq zmm17, zmm19, zmm31, 168
    vpsrlq zmm18, zmm21, 14
    vpsrlq zmm19, zmm21, 40
    vpandq zmm18, zmm18, zmm31
    vporq zmm19, zmm19, qword ptr [rcx + 8]{1to8}
    vpaddq zmm15, zmm15, zmm5
    vpaddq zmm16, zmm16, zmm6
    vpaddq zmm17, zmm17, zmm7
    vpaddq zmm18, zmm18, zmm8
    vpaddq zmm19, zmm19, zmm9
    vpmuludq zmm22, zmm15, qword ptr [rdi + 728]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm15, qword ptr [rdi + 792]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm15, qword ptr [rdi + 856]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm15, qword ptr [rdi + 920]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm15, qword ptr [rdi + 984]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 1304]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 728]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 792]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 856]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 920]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 1240]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 1304]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 728]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 792]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 856]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 1176]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 1240]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 1304]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 728]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 792]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 1112]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 1176]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 1240]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 1304]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 728]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vmovdqu32 zmm15, zmmword ptr [rsi + 128]
    vmovdqu32 zmm16, zmmword ptr [rsi + 192]
    vpunpcklqdq zmm20, zmm15, zmm16
    vpunpckhqdq zmm21, zmm15, zmm16
    vpsrlq zmm16, zmm20, 26
    vpsrlq zmm17, zmm20, 52
    vpsllq zmm19, zmm21, 12
    vpandq zmm15, zmm20, zmm31
    vpandq zmm16, zmm16, zmm31
    vpternlogq zmm17, zmm19, zmm31, 168
    vpsrlq zmm18, zmm21, 14
    vpsrlq zmm19, zmm21, 40
    vpandq zmm18, zmm18, zmm31
    vporq zmm19, zmm19, qword ptr [rcx + 8]{1to8}
    vpmuludq zmm22, zmm15, qword ptr [rdi + 744]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm15, qword ptr [rdi + 808]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm15, qword ptr [rdi + 872]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm15, qword ptr [rdi + 936]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm15, qword ptr [rdi + 1000]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 1320]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 744]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 808]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 872]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 936]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 1256]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 1320]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 744]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 808]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 872]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 1192]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 1256]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 1320]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 744]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 808]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 1128]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 1192]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 1256]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 1320]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 744]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vmovdqu32 zmm15, zmmword ptr [rsi + 256]
    vmovdqu32 zmm16, zmmword ptr [rsi + 320]
    vpunpcklqdq zmm20, zmm15, zmm16
    vpunpckhqdq zmm21, zmm15, zmm16
    vpsrlq zmm16, zmm20, 26
    vpsrlq zmm17, zmm20, 52
    vpsllq zmm19, zmm21, 12
    vpandq zmm15, zmm20, zmm31
    vpandq zmm16, zmm16, zmm31
    vpternlogq zmm17, zmm19, zmm31, 168
    vpsrlq zmm18, zmm21, 14
    vpsrlq zmm19, zmm21, 40
    vpandq zmm18, zmm18, zmm31
    vporq zmm19, zmm19, qword ptr [rcx + 8]{1to8}
    vpmuludq zmm22, zmm15, qword ptr [rdi + 760]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm15, qword ptr [rdi + 824]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm15, qword ptr [rdi + 888]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm15, qword ptr [rdi + 952]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm15, qword ptr [rdi + 1016]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 1336]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 760]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 824]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 888]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 952]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 1272]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 1336]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 760]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 824]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 888]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 1208]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 1272]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 1336]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 760]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 824]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 1144]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 1208]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 1272]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 1336]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 760]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm0, qword ptr [rdi + 712]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm0, qword ptr [rdi + 776]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm0, qword ptr [rdi + 840]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm0, qword ptr [rdi + 904]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm0, qword ptr [rdi + 968]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm1, qword ptr [rdi + 1288]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm1, qword ptr [rdi + 712]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm1, qword ptr [rdi + 776]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm1, qword ptr [rdi + 840]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm1, qword ptr [rdi + 904]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm2, qword ptr [rdi + 1224]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm2, qword ptr [rdi + 1288]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm2, qword ptr [rdi + 712]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm2, qword ptr [rdi + 776]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm2, qword ptr [rdi + 840]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm3, qword ptr [rdi + 1160]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm3, qword ptr [rdi + 1224]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm3, qword ptr [rdi + 1288]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm3, qword ptr [rdi + 712]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm3, qword ptr [rdi + 776]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm4, qword ptr [rdi + 1096]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm4, qword ptr [rdi + 1160]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm4, qword ptr [rdi + 1224]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm4, qword ptr [rdi + 1288]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm4, qword ptr [rdi + 712]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpsrlq zmm20, zmm10, 26
    vpandq zmm10, zmm10, zmm31
    vpsrlq zmm21, zmm13, 26
    vpandq zmm13, zmm13, zmm31
    vpaddq zmm11, zmm11, zmm20
    vpaddq zmm14, zmm14, zmm21
    vpsrlq zmm20, zmm11, 26
    vpandq zmm11, zmm11, zmm31
    vpsrlq zmm21, zmm14, 26
    vpandq zmm14, zmm14, zmm31
    vpaddq zmm12, zmm12, zmm20
    vpaddq zmm10, zmm10, zmm21
    vpsllq zmm21, zmm21, 2
    vpaddq zmm10, zmm10, zmm21
    vpsrlq zmm20, zmm12, 26
    vpandq zmm2, zmm12, zmm31
    vpsrlq zmm21, zmm10, 26
    vpandq zmm0, zmm10, zmm31
    vpaddq zmm13, zmm13, zmm20
    vpaddq zmm1, zmm11, zmm21
    vpsrlq zmm20, zmm13, 26
    vpandq zmm3, zmm13, zmm31
    vpaddq zmm4, zmm14, zmm20
    vpxord zmm5, zmm5, zmm5
    vpxord zmm6, zmm6, zmm6
    vpxord zmm7, zmm7, zmm7
    vpxord zmm8, zmm8, zmm8
    vpxord zmm9, zmm9, zmm9
    add rsi, 512
    sub rdx, 512
    cmp rdx, 512
    jae 2b
3:
    cmp rdx, 256
    jb 4f
    vmovdqu32 zmm10, zmmword ptr [rsi + 128]
    vmovdqu32 zmm11, zmmword ptr [rsi + 192]
    vpunpcklqdq zmm20, zmm10, zmm11
    vpunpckhqdq zmm21, zmm10, zmm11
    vpsrlq zmm11, zmm20, 26
    vpsrlq zmm12, zmm20, 52
    vpsllq zmm14, zmm21, 12
    vpandq zmm10, zmm20, zmm31
    vpandq zmm11, zmm11, zmm31
    vpternlogq zmm12, zmm14, zmm31, 168
    vpsrlq zmm13, zmm21, 14
    vpsrlq zmm14, zmm21, 40
    vpandq zmm13, zmm13, zmm31
    vporq zmm14, zmm14, qword ptr [rcx + 8]{1to8}
    vmovdqu32 zmm15, zmmword ptr [rsi]
    vmovdqu32 zmm16, zmmword ptr [rsi + 64]
    vpunpcklqdq zmm20, zmm15, zmm16
    vpunpckhqdq zmm21, zmm15, zmm16
    vpsrlq zmm16, zmm20, 26
    vpsrlq zmm17, zmm20, 52
    vpsllq zmm19, zmm21, 12
    vpandq zmm15, zmm20, zmm31
    vpandq zmm16, zmm16, zmm31
    vpternlogq zmm17, zmm19, zmm31, 168
    vpsrlq zmm18, zmm21, 14
    vpsrlq zmm19, zmm21, 40
    vpandq zmm18, zmm18, zmm31
    vporq zmm19, zmm19, qword ptr [rcx + 8]{1to8}
    vpaddq zmm15, zmm15, zmm5
    vpaddq zmm16, zmm16, zmm6
    vpaddq zmm17, zmm17, zmm7
    vpaddq zmm18, zmm18, zmm8
    vpaddq zmm19, zmm19, zmm9
    vpmuludq zmm22, zmm15, qword ptr [rdi + 760]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm15, qword ptr [rdi + 824]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm15, qword ptr [rdi + 888]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm15, qword ptr [rdi + 952]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm15, qword ptr [rdi + 1016]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 1336]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 760]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 824]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 888]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm16, qword ptr [rdi + 952]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 1272]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 1336]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 760]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 824]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm17, qword ptr [rdi + 888]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 1208]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 1272]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 1336]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 760]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm18, qword ptr [rdi + 824]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 1144]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 1208]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 1272]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 1336]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm19, qword ptr [rdi + 760]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm0, qword ptr [rdi + 744]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm0, qword ptr [rdi + 808]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm0, qword ptr [rdi + 872]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm0, qword ptr [rdi + 936]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm0, qword ptr [rdi + 1000]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm1, qword ptr [rdi + 1320]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm1, qword ptr [rdi + 744]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm1, qword ptr [rdi + 808]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm1, qword ptr [rdi + 872]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm1, qword ptr [rdi + 936]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm2, qword ptr [rdi + 1256]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm2, qword ptr [rdi + 1320]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm2, qword ptr [rdi + 744]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm2, qword ptr [rdi + 808]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm2, qword ptr [rdi + 872]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm3, qword ptr [rdi + 1192]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm3, qword ptr [rdi + 1256]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm3, qword ptr [rdi + 1320]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm3, qword ptr [rdi + 744]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm3, qword ptr [rdi + 808]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm4, qword ptr [rdi + 1128]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm4, qword ptr [rdi + 1192]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm4, qword ptr [rdi + 1256]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm4, qword ptr [rdi + 1320]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm4, qword ptr [rdi + 744]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpsrlq zmm20, zmm10, 26
    vpandq zmm10, zmm10, zmm31
    vpsrlq zmm21, zmm13, 26
    vpandq zmm13, zmm13, zmm31
    vpaddq zmm11, zmm11, zmm20
    vpaddq zmm14, zmm14, zmm21
    vpsrlq zmm20, zmm11, 26
    vpandq zmm11, zmm11, zmm31
    vpsrlq zmm21, zmm14, 26
    vpandq zmm14, zmm14, zmm31
    vpaddq zmm12, zmm12, zmm20
    vpaddq zmm10, zmm10, zmm21
    vpsllq zmm21, zmm21, 2
    vpaddq zmm10, zmm10, zmm21
    vpsrlq zmm20, zmm12, 26
    vpandq zmm2, zmm12, zmm31
    vpsrlq zmm21, zmm10, 26
    vpandq zmm0, zmm10, zmm31
    vpaddq zmm13, zmm13, zmm20
    vpaddq zmm1, zmm11, zmm21
    vpsrlq zmm20, zmm13, 26
    vpandq zmm3, zmm13, zmm31
    vpaddq zmm4, zmm14, zmm20
    vpxord zmm5, zmm5, zmm5
    vpxord zmm6, zmm6, zmm6
    vpxord zmm7, zmm7, zmm7
    vpxord zmm8, zmm8, zmm8
    vpxord zmm9, zmm9, zmm9
    add rsi, 256
    sub rdx, 256
4:
    cmp rdx, 128
    jb 5f
    vmovdqu32 zmm10, zmmword ptr [rsi]
    vmovdqu32 zmm11, zmmword ptr [rsi + 64]
    vpunpcklqdq zmm20, zmm10, zmm11
    vpunpckhqdq zmm21, zmm10, zmm11
    vpsrlq zmm11, zmm20, 26
    vpsrlq zmm12, zmm20, 52
    vpsllq zmm14, zmm21, 12
    vpandq zmm10, zmm20, zmm31
    vpandq zmm11, zmm11, zmm31
    vpternlogq zmm12, zmm14, zmm31, 168
    vpsrlq zmm13, zmm21, 14
    vpsrlq zmm14, zmm21, 40
    vpandq zmm13, zmm13, zmm31
    vporq zmm14, zmm14, qword ptr [rcx + 8]{1to8}
    vpaddq zmm10, zmm10, zmm5
    vpaddq zmm11, zmm11, zmm6
    vpaddq zmm12, zmm12, zmm7
    vpaddq zmm13, zmm13, zmm8
    vpaddq zmm14, zmm14, zmm9
    vpmuludq zmm22, zmm0, qword ptr [rdi + 760]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm0, qword ptr [rdi + 824]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm0, qword ptr [rdi + 888]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm0, qword ptr [rdi + 952]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm0, qword ptr [rdi + 1016]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm1, qword ptr [rdi + 1336]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm1, qword ptr [rdi + 760]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm1, qword ptr [rdi + 824]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm1, qword ptr [rdi + 888]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm1, qword ptr [rdi + 952]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm2, qword ptr [rdi + 1272]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm2, qword ptr [rdi + 1336]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm2, qword ptr [rdi + 760]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm2, qword ptr [rdi + 824]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm2, qword ptr [rdi + 888]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm3, qword ptr [rdi + 1208]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm3, qword ptr [rdi + 1272]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm3, qword ptr [rdi + 1336]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm3, qword ptr [rdi + 760]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm3, qword ptr [rdi + 824]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm4, qword ptr [rdi + 1144]{1to8}
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm4, qword ptr [rdi + 1208]{1to8}
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm4, qword ptr [rdi + 1272]{1to8}
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm4, qword ptr [rdi + 1336]{1to8}
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm4, qword ptr [rdi + 760]{1to8}
    vpaddq zmm14, zmm14, zmm22
    vpsrlq zmm20, zmm10, 26
    vpandq zmm10, zmm10, zmm31
    vpsrlq zmm21, zmm13, 26
    vpandq zmm13, zmm13, zmm31
    vpaddq zmm11, zmm11, zmm20
    vpaddq zmm14, zmm14, zmm21
    vpsrlq zmm20, zmm11, 26
    vpandq zmm11, zmm11, zmm31
    vpsrlq zmm21, zmm14, 26
    vpandq zmm14, zmm14, zmm31
    vpaddq zmm12, zmm12, zmm20
    vpaddq zmm10, zmm10, zmm21
    vpsllq zmm21, zmm21, 2
    vpaddq zmm10, zmm10, zmm21
    vpsrlq zmm20, zmm12, 26
    vpandq zmm2, zmm12, zmm31
    vpsrlq zmm21, zmm10, 26
    vpandq zmm0, zmm10, zmm31
    vpaddq zmm13, zmm13, zmm20
    vpaddq zmm1, zmm11, zmm21
    vpsrlq zmm20, zmm13, 26
    vpandq zmm3, zmm13, zmm31
    vpaddq zmm4, zmm14, zmm20
    vpxord zmm5, zmm5, zmm5
    vpxord zmm6, zmm6, zmm6
    vpxord zmm7, zmm7, zmm7
    vpxord zmm8, zmm8, zmm8
    vpxord zmm9, zmm9, zmm9
    add rsi, 128
    sub rdx, 128
5:
    vpxord zmm10, zmm10, zmm10
    vpxord zmm11, zmm11, zmm11
    vpxord zmm12, zmm12, zmm12
    vpxord zmm13, zmm13, zmm13
    vpxord zmm14, zmm14, zmm14
    vpmuludq zmm22, zmm0, zmmword ptr [rdi + 64]
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm0, zmmword ptr [rdi + 128]
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm0, zmmword ptr [rdi + 192]
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm0, zmmword ptr [rdi + 256]
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm0, zmmword ptr [rdi + 320]
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm1, zmmword ptr [rdi + 640]
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm1, zmmword ptr [rdi + 64]
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm1, zmmword ptr [rdi + 128]
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm1, zmmword ptr [rdi + 192]
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm1, zmmword ptr [rdi + 256]
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm2, zmmword ptr [rdi + 576]
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm2, zmmword ptr [rdi + 640]
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm2, zmmword ptr [rdi + 64]
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm2, zmmword ptr [rdi + 128]
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm2, zmmword ptr [rdi + 192]
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm3, zmmword ptr [rdi + 512]
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm3, zmmword ptr [rdi + 576]
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm3, zmmword ptr [rdi + 640]
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm3, zmmword ptr [rdi + 64]
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm3, zmmword ptr [rdi + 128]
    vpaddq zmm14, zmm14, zmm22
    vpmuludq zmm22, zmm4, zmmword ptr [rdi + 448]
    vpaddq zmm10, zmm10, zmm22
    vpmuludq zmm22, zmm4, zmmword ptr [rdi + 512]
    vpaddq zmm11, zmm11, zmm22
    vpmuludq zmm22, zmm4, zmmword ptr [rdi + 576]
    vpaddq zmm12, zmm12, zmm22
    vpmuludq zmm22, zmm4, zmmword ptr [rdi + 640]
    vpaddq zmm13, zmm13, zmm22
    vpmuludq zmm22, zmm4, zmmword ptr [rdi + 64]
    vpaddq zmm14, zmm14, zmm22
    vpaddq zmm10, zmm10, zmm5
    vpaddq zmm11, zmm11, zmm6
    vpaddq zmm12, zmm12, zmm7
    vpaddq zmm13, zmm13, zmm8
    vpaddq zmm14, zmm14, zmm9
    vextracti64x4 ymm0, zmm10, 1
    vextracti64x4 ymm1, zmm11, 1
    vextracti64x4 ymm2, zmm12, 1
    vextracti64x4 ymm3, zmm13, 1
    vextracti64x4 ymm4, zmm14, 1
    vpaddq ymm10, ymm10, ymm0
    vpaddq ymm11, ymm11, ymm1
    vpaddq ymm12, ymm12, ymm2
    vpaddq ymm13, ymm13, ymm3
    vpaddq ymm14, ymm14, ymm4
    vextracti128 xmm0, ymm10, 1
    vextracti128 xmm1, ymm11, 1
    vextracti128 xmm2, ymm12, 1
    vextracti128 xmm3, ymm13, 1
    vextracti128 xmm4, ymm14, 1
    vpaddq xmm10, xmm10, xmm0
    vpaddq xmm11, xmm11, xmm1
    vpaddq xmm12, xmm12, xmm2
    vpaddq xmm13, xmm13, xmm3
    vpaddq xmm14, xmm14, xmm4
    vpshufd xmm0, xmm10, 78
    vpshufd xmm1, xmm11, 78
    vpshufd xmm2, xmm12, 78
    vpshufd xmm3, xmm13, 78
    vpshufd xmm4, xmm14, 78
    vpaddq xmm10, xmm10, xmm0
    vpaddq xmm11, xmm11, xmm1
    vpaddq xmm12, xmm12, xmm2
    vpaddq xmm13, xmm13, xmm3
    vpaddq xmm14, xmm14, xmm4
    vmovq rax, xmm10
    vmovq r8, xmm11
    vmovq r9, xmm12
    vmovq r10, xmm13
    vmovq r11, xmm14
    mov rsi, rax
    shr rsi, 26
    and rax, 67108863
    add r8, rsi
    mov rsi, r8
    shr rsi, 26
    and r8, 67108863
    add r9, rsi
    mov rsi, r9
    shr rsi, 26
    and r9, 67108863
    add r10, rsi
    mov rsi, r10
    shr rsi, 26
    and r10, 67108863
    add r11, rsi
    mov rsi, r11
    shr rsi, 26
    and r11, 67108863
    lea rsi, qword ptr [rsi + 4*rsi]
    add rax, rsi
    shl r8, 26
    add rax, r8
    mov rsi, r9
    shl rsi, 52
    shr r9, 12
    shl r10, 14
    add r9, r10
    mov rdx, r11
    shl rdx, 40
    shr r11, 24
    add rax, rsi
    adc r9, rdx
    adc r11, 0
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r9
    mov qword ptr [rdi + 16], r11
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
    xor eax, eax
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    xor esi, esi
    xor edx, edx
    cmp rsp, 0
    ret
    .cfi_endproc
