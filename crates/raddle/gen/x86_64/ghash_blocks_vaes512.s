    .cfi_startproc
    endbr64
    vmovdqu xmm0, xmmword ptr [rdi]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    cmp rdx, 512
    jb 3f
2:
    vpxor ymm4, ymm4, ymm4
    vinserti128 ymm4, ymm4, xmmword ptr [rsi], 1
    vmovdqu ymm5, ymmword ptr [rsi + 16]
    vshufi32x4 zmm4, zmm4, zmm5, 68
    vpshufb zmm4, zmm4, zmmword ptr [r8]
    vpxord zmm4, zmm4, zmm0
    vmovdqu32 zmm5, zmmword ptr [rsi + 48]
    vpshufb zmm5, zmm5, zmmword ptr [r8]
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 64], 0
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 128], 0
    vpxord zmm1, zmm6, zmm7
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 64], 17
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 128], 17
    vpxord zmm3, zmm6, zmm7
    vpunpcklqdq zmm6, zmm4, zmm5
    vpunpckhqdq zmm7, zmm4, zmm5
    vpxord zmm6, zmm6, zmm7
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1216], 0
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1280], 1
    vpxord zmm2, zmm6, zmm7
    vmovdqu32 zmm4, zmmword ptr [rsi + 112]
    vpshufb zmm4, zmm4, zmmword ptr [r8]
    vmovdqu32 zmm5, zmmword ptr [rsi + 176]
    vpshufb zmm5, zmm5, zmmword ptr [r8]
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 192], 0
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 256], 0
    vpternlogq zmm1, zmm6, zmm7, 150
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 192], 17
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 256], 17
    vpternlogq zmm3, zmm6, zmm7, 150
    vpunpcklqdq zmm6, zmm4, zmm5
    vpunpckhqdq zmm7, zmm4, zmm5
    vpxord zmm6, zmm6, zmm7
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1344], 0
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1408], 1
    vpternlogq zmm2, zmm6, zmm7, 150
    vmovdqu32 zmm4, zmmword ptr [rsi + 240]
    vpshufb zmm4, zmm4, zmmword ptr [r8]
    vmovdqu32 zmm5, zmmword ptr [rsi + 304]
    vpshufb zmm5, zmm5, zmmword ptr [r8]
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 320], 0
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 384], 0
    vpternlogq zmm1, zmm6, zmm7, 150
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 320], 17
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 384], 17
    vpternlogq zmm3, zmm6, zmm7, 150
    vpunpcklqdq zmm6, zmm4, zmm5
    vpunpckhqdq zmm7, zmm4, zmm5
    vpxord zmm6, zmm6, zmm7
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1472], 0
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1536], 1
    vpternlogq zmm2, zmm6, zmm7, 150
    vmovdqu32 zmm4, zmmword ptr [rsi + 368]
    vpshufb zmm4, zmm4, zmmword ptr [r8]
    vmovdqu32 zmm5, zmmword ptr [rsi + 432]
    vpshufb zmm5, zmm5, zmmword ptr [r8]
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 448], 0
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 512], 0
    vpternlogq zmm1, zmm6, zmm7, 150
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 448], 17
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 512], 17
    vpternlogq zmm3, zmm6, zmm7, 150
    vpunpcklqdq zmm6, zmm4, zmm5
    vpunpckhqdq zmm7, zmm4, zmm5
    vpxord zmm6, zmm6, zmm7
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1600], 0
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1664], 1
    vpternlogq zmm2, zmm6, zmm7, 150
    vpternlogq zmm2, zmm1, zmm3, 150
    vpclmulqdq zmm4, zmm1, zmmword ptr [r8 + 64], 0
    vpshufd zmm1, zmm1, 78
    vpternlogq zmm2, zmm1, zmm4, 150
    vpclmulqdq zmm4, zmm2, zmmword ptr [r8 + 64], 0
    vpshufd zmm2, zmm2, 78
    vpternlogq zmm3, zmm2, zmm4, 150
    vextracti64x4 ymm4, zmm3, 1
    vpxor ymm3, ymm3, ymm4
    vextracti128 xmm4, ymm3, 1
    vpxor xmm3, xmm3, xmm4
    vmovdqu xmm0, xmmword ptr [rsi + 496]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vpxor xmm0, xmm0, xmm3
    add rsi, 512
    sub rdx, 512
    cmp rdx, 512
    jae 2b
3:
    cmp rdx, 256
    jb 4f
    vpxor ymm4, ymm4, ymm4
    vinserti128 ymm4, ymm4, xmmword ptr [rsi], 1
    vmovdqu ymm5, ymmword ptr [rsi + 16]
    vshufi32x4 zmm4, zmm4, zmm5, 68
    vpshufb zmm4, zmm4, zmmword ptr [r8]
    vpxord zmm4, zmm4, zmm0
    vmovdqu32 zmm5, zmmword ptr [rsi + 48]
    vpshufb zmm5, zmm5, zmmword ptr [r8]
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 320], 0
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 384], 0
    vpxord zmm1, zmm6, zmm7
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 320], 17
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 384], 17
    vpxord zmm3, zmm6, zmm7
    vpunpcklqdq zmm6, zmm4, zmm5
    vpunpckhqdq zmm7, zmm4, zmm5
    vpxord zmm6, zmm6, zmm7
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1472], 0
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1536], 1
    vpxord zmm2, zmm6, zmm7
    vmovdqu32 zmm4, zmmword ptr [rsi + 112]
    vpshufb zmm4, zmm4, zmmword ptr [r8]
    vmovdqu32 zmm5, zmmword ptr [rsi + 176]
    vpshufb zmm5, zmm5, zmmword ptr [r8]
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 448], 0
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 512], 0
    vpternlogq zmm1, zmm6, zmm7, 150
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 448], 17
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 512], 17
    vpternlogq zmm3, zmm6, zmm7, 150
    vpunpcklqdq zmm6, zmm4, zmm5
    vpunpckhqdq zmm7, zmm4, zmm5
    vpxord zmm6, zmm6, zmm7
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1600], 0
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1664], 1
    vpternlogq zmm2, zmm6, zmm7, 150
    vpternlogq zmm2, zmm1, zmm3, 150
    vpclmulqdq zmm4, zmm1, zmmword ptr [r8 + 64], 0
    vpshufd zmm1, zmm1, 78
    vpternlogq zmm2, zmm1, zmm4, 150
    vpclmulqdq zmm4, zmm2, zmmword ptr [r8 + 64], 0
    vpshufd zmm2, zmm2, 78
    vpternlogq zmm3, zmm2, zmm4, 150
    vextracti64x4 ymm4, zmm3, 1
    vpxor ymm3, ymm3, ymm4
    vextracti128 xmm4, ymm3, 1
    vpxor xmm3, xmm3, xmm4
    vmovdqu xmm0, xmmword ptr [rsi + 240]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vpxor xmm0, xmm0, xmm3
    add rsi, 256
    sub rdx, 256
4:
    cmp rdx, 128
    jb 5f
    vpxor ymm4, ymm4, ymm4
    vinserti128 ymm4, ymm4, xmmword ptr [rsi], 1
    vmovdqu ymm5, ymmword ptr [rsi + 16]
    vshufi32x4 zmm4, zmm4, zmm5, 68
    vpshufb zmm4, zmm4, zmmword ptr [r8]
    vpxord zmm4, zmm4, zmm0
    vmovdqu32 zmm5, zmmword ptr [rsi + 48]
    vpshufb zmm5, zmm5, zmmword ptr [r8]
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 448], 0
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 512], 0
    vpxord zmm1, zmm6, zmm7
    vpclmulqdq zmm6, zmm4, zmmword ptr [rcx + 448], 17
    vpclmulqdq zmm7, zmm5, zmmword ptr [rcx + 512], 17
    vpxord zmm3, zmm6, zmm7
    vpunpcklqdq zmm6, zmm4, zmm5
    vpunpckhqdq zmm7, zmm4, zmm5
    vpxord zmm6, zmm6, zmm7
    vpclmulqdq zmm7, zmm6, zmmword ptr [rcx + 1600], 0
    vpclmulqdq zmm6, zmm6, zmmword ptr [rcx + 1664], 1
    vpxord zmm2, zmm6, zmm7
    vpternlogq zmm2, zmm1, zmm3, 150
    vpclmulqdq zmm4, zmm1, zmmword ptr [r8 + 64], 0
    vpshufd zmm1, zmm1, 78
    vpternlogq zmm2, zmm1, zmm4, 150
    vpclmulqdq zmm4, zmm2, zmmword ptr [r8 + 64], 0
    vpshufd zmm2, zmm2, 78
    vpternlogq zmm3, zmm2, zmm4, 150
    vextracti64x4 ymm4, zmm3, 1
    vpxor ymm3, ymm3, ymm4
    vextracti128 xmm4, ymm3, 1
    vpxor xmm3, xmm3, xmm4
    vmovdqu xmm0, xmmword ptr [rsi + 112]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vpxor xmm0, xmm0, xmm3
    add rsi, 128
    sub rdx, 128
5:
    cmp rdx, 64
    jb 6f
    vpxor ymm4, ymm4, ymm4
    vinserti128 ymm4, ymm4, xmmword ptr [rsi], 1
    vmovdqu ymm5, ymmword ptr [rsi + 16]
    vshufi32x4 zmm4, zmm4, zmm5, 68
    vpshufb zmm4, zmm4, zmmword ptr [r8]
    vpxord zmm4, zmm4, zmm0
    vpclmulqdq zmm1, zmm4, zmmword ptr [rcx + 512], 0
    vpclmulqdq zmm3, zmm4, zmmword ptr [rcx + 512], 17
    vpshufd zmm5, zmm4, 78
    vpxord zmm5, zmm5, zmm4
    vpclmulqdq zmm2, zmm5, zmmword ptr [rcx + 1664], 0
    vpternlogq zmm2, zmm1, zmm3, 150
    vpclmulqdq zmm4, zmm1, zmmword ptr [r8 + 64], 0
    vpshufd zmm1, zmm1, 78
    vpternlogq zmm2, zmm1, zmm4, 150
    vpclmulqdq zmm4, zmm2, zmmword ptr [r8 + 64], 0
    vpshufd zmm2, zmm2, 78
    vpternlogq zmm3, zmm2, zmm4, 150
    vextracti64x4 ymm4, zmm3, 1
    vpxor ymm3, ymm3, ymm4
    vextracti128 xmm4, ymm3, 1
    vpxor xmm3, xmm3, xmm4
    vmovdqu xmm0, xmmword ptr [rsi + 48]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vpxor xmm0, xmm0, xmm3
    add rsi, 64
    sub rdx, 64
6:
    cmp rdx, 32
    jb 7f
    vpxor ymm4, ymm4, ymm4
    vinserti128 ymm4, ymm4, xmmword ptr [rsi], 1
    vpshufb ymm4, ymm4, ymmword ptr [r8]
    vpxor ymm4, ymm4, ymm0
    vpclmulqdq ymm1, ymm4, ymmword ptr [rcx + 544], 0
    vpclmulqdq ymm3, ymm4, ymmword ptr [rcx + 544], 17
    vpshufd ymm5, ymm4, 78
    vpxor ymm5, ymm5, ymm4
    vpclmulqdq ymm2, ymm5, ymmword ptr [rcx + 1696], 0
    vpxor ymm2, ymm2, ymm1
    vpxor ymm2, ymm2, ymm3
    vpclmulqdq ymm4, ymm1, ymmword ptr [r8 + 64], 0
    vpshufd ymm1, ymm1, 78
    vpxor ymm2, ymm2, ymm1
    vpxor ymm2, ymm2, ymm4
    vpclmulqdq ymm4, ymm2, ymmword ptr [r8 + 64], 0
    vpshufd ymm2, ymm2, 78
    vpxor ymm3, ymm3, ymm2
    vpxor ymm3, ymm3, ymm4
    vextracti128 xmm4, ymm3, 1
    vpxor xmm3, xmm3, xmm4
    vmovdqu xmm0, xmmword ptr [rsi + 16]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vpxor xmm0, xmm0, xmm3
    add rsi, 32
    sub rdx, 32
7:
    cmp rdx, 16
    jb 8f
    vpclmulqdq xmm1, xmm0, xmmword ptr [rcx + 560], 0
    vpclmulqdq xmm3, xmm0, xmmword ptr [rcx + 560], 17
    vpshufd xmm5, xmm0, 78
    vpxor xmm5, xmm5, xmm0
    vpclmulqdq xmm2, xmm5, xmmword ptr [rcx + 1712], 0
    vpxor xmm2, xmm2, xmm1
    vpxor xmm2, xmm2, xmm3
    vpclmulqdq xmm4, xmm1, xmmword ptr [r8 + 64], 0
    vpshufd xmm1, xmm1, 78
    vpxor xmm2, xmm2, xmm1
    vpxor xmm2, xmm2, xmm4
    vpclmulqdq xmm4, xmm2, xmmword ptr [r8 + 64], 0
    vpshufd xmm2, xmm2, 78
    vpxor xmm3, xmm3, xmm2
    vpxor xmm3, xmm3, xmm4
    vmovdqu xmm0, xmmword ptr [rsi]
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vpxor xmm0, xmm0, xmm3
    add rsi, 16
    sub rdx, 16
8:
    vpshufb xmm0, xmm0, xmmword ptr [r8]
    vmovdqu xmmword ptr [rdi], xmm0
    vpxor xmm0, xmm0, xmm0
    vpxor xmm1, xmm1, xmm1
    vpxor xmm2, xmm2, xmm2
    vpxor xmm3, xmm3, xmm3
    vpxor xmm4, xmm4, xmm4
    vpxor xmm5, xmm5, xmm5
    vpxor xmm6, xmm6, xmm6
    vpxor xmm7, xmm7, xmm7
    vzeroupper
    ret
    .cfi_endproc
