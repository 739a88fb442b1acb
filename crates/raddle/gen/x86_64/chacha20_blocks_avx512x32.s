    .cfi_startproc
    endbr64
    sub rsp, 64
    .cfi_def_cfa_offset 72
    cmp rsi, 2048
    jb 3f
2:
    vbroadcasti32x4 zmm1, xmmword ptr [rdi]
    vinserti32x4 zmm1, zmm1, xmmword ptr [rdi + 256], 1
    vinserti32x4 zmm1, zmm1, xmmword ptr [rdi + 512], 2
    vinserti32x4 zmm1, zmm1, xmmword ptr [rdi + 768], 3
    vbroadcasti32x4 zmm16, xmmword ptr [rdi + 64]
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 320], 1
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 576], 2
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 832], 3
    vbroadcasti32x4 zmm0, xmmword ptr [rdi + 128]
    vinserti32x4 zmm0, zmm0, xmmword ptr [rdi + 384], 1
    vinserti32x4 zmm0, zmm0, xmmword ptr [rdi + 640], 2
    vinserti32x4 zmm0, zmm0, xmmword ptr [rdi + 896], 3
    vbroadcasti32x4 zmm3, xmmword ptr [rdi + 192]
    vinserti32x4 zmm3, zmm3, xmmword ptr [rdi + 448], 1
    vinserti32x4 zmm3, zmm3, xmmword ptr [rdi + 704], 2
    vinserti32x4 zmm3, zmm3, xmmword ptr [rdi + 960], 3
    vpunpckldq zmm2, zmm1, zmm16
    vpunpckhdq zmm16, zmm1, zmm16
    vpunpckldq zmm1, zmm0, zmm3
    vpunpckhdq zmm3, zmm0, zmm3
    vpunpcklqdq zmm0, zmm2, zmm1
    vpunpckhqdq zmm1, zmm2, zmm1
    vpunpcklqdq zmm2, zmm16, zmm3
    vpunpckhqdq zmm3, zmm16, zmm3
    vbroadcasti32x4 zmm5, xmmword ptr [rdi + 16]
    vinserti32x4 zmm5, zmm5, xmmword ptr [rdi + 272], 1
    vinserti32x4 zmm5, zmm5, xmmword ptr [rdi + 528], 2
    vinserti32x4 zmm5, zmm5, xmmword ptr [rdi + 784], 3
    vbroadcasti32x4 zmm16, xmmword ptr [rdi + 80]
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 336], 1
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 592], 2
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 848], 3
    vbroadcasti32x4 zmm4, xmmword ptr [rdi + 144]
    vinserti32x4 zmm4, zmm4, xmmword ptr [rdi + 400], 1
    vinserti32x4 zmm4, zmm4, xmmword ptr [rdi + 656], 2
    vinserti32x4 zmm4, zmm4, xmmword ptr [rdi + 912], 3
    vbroadcasti32x4 zmm7, xmmword ptr [rdi + 208]
    vinserti32x4 zmm7, zmm7, xmmword ptr [rdi + 464], 1
    vinserti32x4 zmm7, zmm7, xmmword ptr [rdi + 720], 2
    vinserti32x4 zmm7, zmm7, xmmword ptr [rdi + 976], 3
    vpunpckldq zmm6, zmm5, zmm16
    vpunpckhdq zmm16, zmm5, zmm16
    vpunpckldq zmm5, zmm4, zmm7
    vpunpckhdq zmm7, zmm4, zmm7
    vpunpcklqdq zmm4, zmm6, zmm5
    vpunpckhqdq zmm5, zmm6, zmm5
    vpunpcklqdq zmm6, zmm16, zmm7
    vpunpckhqdq zmm7, zmm16, zmm7
    vbroadcasti32x4 zmm9, xmmword ptr [rdi + 32]
    vinserti32x4 zmm9, zmm9, xmmword ptr [rdi + 288], 1
    vinserti32x4 zmm9, zmm9, xmmword ptr [rdi + 544], 2
    vinserti32x4 zmm9, zmm9, xmmword ptr [rdi + 800], 3
    vbroadcasti32x4 zmm16, xmmword ptr [rdi + 96]
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 352], 1
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 608], 2
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 864], 3
    vbroadcasti32x4 zmm8, xmmword ptr [rdi + 160]
    vinserti32x4 zmm8, zmm8, xmmword ptr [rdi + 416], 1
    vinserti32x4 zmm8, zmm8, xmmword ptr [rdi + 672], 2
    vinserti32x4 zmm8, zmm8, xmmword ptr [rdi + 928], 3
    vbroadcasti32x4 zmm11, xmmword ptr [rdi + 224]
    vinserti32x4 zmm11, zmm11, xmmword ptr [rdi + 480], 1
    vinserti32x4 zmm11, zmm11, xmmword ptr [rdi + 736], 2
    vinserti32x4 zmm11, zmm11, xmmword ptr [rdi + 992], 3
    vpunpckldq zmm10, zmm9, zmm16
    vpunpckhdq zmm16, zmm9, zmm16
    vpunpckldq zmm9, zmm8, zmm11
    vpunpckhdq zmm11, zmm8, zmm11
    vpunpcklqdq zmm8, zmm10, zmm9
    vpunpckhqdq zmm9, zmm10, zmm9
    vpunpcklqdq zmm10, zmm16, zmm11
    vpunpckhqdq zmm11, zmm16, zmm11
    vbroadcasti32x4 zmm13, xmmword ptr [rdi + 48]
    vinserti32x4 zmm13, zmm13, xmmword ptr [rdi + 304], 1
    vinserti32x4 zmm13, zmm13, xmmword ptr [rdi + 560], 2
    vinserti32x4 zmm13, zmm13, xmmword ptr [rdi + 816], 3
    vbroadcasti32x4 zmm16, xmmword ptr [rdi + 112]
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 368], 1
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 624], 2
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 880], 3
    vbroadcasti32x4 zmm12, xmmword ptr [rdi + 176]
    vinserti32x4 zmm12, zmm12, xmmword ptr [rdi + 432], 1
    vinserti32x4 zmm12, zmm12, xmmword ptr [rdi + 688], 2
    vinserti32x4 zmm12, zmm12, xmmword ptr [rdi + 944], 3
    vbroadcasti32x4 zmm15, xmmword ptr [rdi + 240]
    vinserti32x4 zmm15, zmm15, xmmword ptr [rdi + 496], 1
    vinserti32x4 zmm15, zmm15, xmmword ptr [rdi + 752], 2
    vinserti32x4 zmm15, zmm15, xmmword ptr [rdi + 1008], 3
    vpunpckldq zmm14, zmm13, zmm16
    vpunpckhdq zmm16, zmm13, zmm16
    vpunpckldq zmm13, zmm12, zmm15
    vpunpckhdq zmm15, zmm12, zmm15
    vpunpcklqdq zmm12, zmm14, zmm13
    vpunpckhqdq zmm13, zmm14, zmm13
    vpunpcklqdq zmm14, zmm16, zmm15
    vpunpckhqdq zmm15, zmm16, zmm15
    vbroadcasti32x4 zmm17, xmmword ptr [rdi + 1024]
    vinserti32x4 zmm17, zmm17, xmmword ptr [rdi + 1280], 1
    vinserti32x4 zmm17, zmm17, xmmword ptr [rdi + 1536], 2
    vinserti32x4 zmm17, zmm17, xmmword ptr [rdi + 1792], 3
    vbroadcasti32x4 zmm31, xmmword ptr [rdi + 1088]
    vinserti32x4 zmm31, zmm31, xmmword ptr [rdi + 1344], 1
    vinserti32x4 zmm31, zmm31, xmmword ptr [rdi + 1600], 2
    vinserti32x4 zmm31, zmm31, xmmword ptr [rdi + 1856], 3
    vbroadcasti32x4 zmm16, xmmword ptr [rdi + 1152]
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 1408], 1
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 1664], 2
    vinserti32x4 zmm16, zmm16, xmmword ptr [rdi + 1920], 3
    vbroadcasti32x4 zmm19, xmmword ptr [rdi + 1216]
    vinserti32x4 zmm19, zmm19, xmmword ptr [rdi + 1472], 1
    vinserti32x4 zmm19, zmm19, xmmword ptr [rdi + 1728], 2
    vinserti32x4 zmm19, zmm19, xmmword ptr [rdi + 1984], 3
    vpunpckldq zmm18, zmm17, zmm31
    vpunpckhdq zmm31, zmm17, zmm31
    vpunpckldq zmm17, zmm16, zmm19
    vpunpckhdq zmm19, zmm16, zmm19
    vpunpcklqdq zmm16, zmm18, zmm17
    vpunpckhqdq zmm17, zmm18, zmm17
    vpunpcklqdq zmm18, zmm31, zmm19
    vpunpckhqdq zmm19, zmm31, zmm19
    vbroadcasti32x4 zmm21, xmmword ptr [rdi + 1040]
    vinserti32x4 zmm21, zmm21, xmmword ptr [rdi + 1296], 1
    vinserti32x4 zmm21, zmm21, xmmword ptr [rdi + 1552], 2
    vinserti32x4 zmm21, zmm21, xmmword ptr [rdi + 1808], 3
    vbroadcasti32x4 zmm31, xmmword ptr [rdi + 1104]
    vinserti32x4 zmm31, zmm31, xmmword ptr [rdi + 1360], 1
    vinserti32x4 zmm31, zmm31, xmmword ptr [rdi + 1616], 2
    vinserti32x4 zmm31, zmm31, xmmword ptr [rdi + 1872], 3
    vbroadcasti32x4 zmm20, xmmword ptr [rdi + 1168]
    vinserti32x4 zmm20, zmm20, xmmword ptr [rdi + 1424], 1
    vinserti32x4 zmm20, zmm20, xmmword ptr [rdi + 1680], 2
    vinserti32x4 zmm20, zmm20, xmmword ptr [rdi + 1936], 3
    vbroadcasti32x4 zmm23, xmmword ptr [rdi + 1232]
    vinserti32x4 zmm23, zmm23, xmmword ptr [rdi + 1488], 1
    vinserti32x4 zmm23, zmm23, xmmword ptr [rdi + 1744], 2
    vinserti32x4 zmm23, zmm23, xmmword ptr [rdi + 2000], 3
    vpunpckldq zmm22, zmm21, zmm31
    vpunpckhdq zmm31, zmm21, zmm31
    vpunpckldq zmm21, zmm20, zmm23
    vpunpckhdq zmm23, zmm20, zmm23
    vpunpcklqdq zmm20, zmm22, zmm21
    vpunpckhqdq zmm21, zmm22, zmm21
    vpunpcklqdq zmm22, zmm31, zmm23
    vpunpckhqdq zmm23, zmm31, zmm23
    vbroadcasti32x4 zmm25, xmmword ptr [rdi + 1056]
    vinserti32x4 zmm25, zmm25, xmmword ptr [rdi + 1312], 1
    vinserti32x4 zmm25, zmm25, xmmword ptr [rdi + 1568], 2
    vinserti32x4 zmm25, zmm25, xmmword ptr [rdi + 1824], 3
    vbroadcasti32x4 zmm31, xmmword ptr [rdi + 1120]
    vinserti32x4 zmm31, zmm31, xmmword ptr [rdi + 1376], 1
    vinserti32x4 zmm31, zmm31, xmmword ptr [rdi + 1632], 2
    vinserti32x4 zmm31, zmm31, xmmword ptr [rdi + 1888], 3
    vbroadcasti32x4 zmm24, xmmword ptr [rdi + 1184]
    vinserti32x4 zmm24, zmm24, xmmword ptr [rdi + 1440], 1
    vinserti32x4 zmm24, zmm24, xmmword ptr [rdi + 1696], 2
    vinserti32x4 zmm24, zmm24, xmmword ptr [rdi + 1952], 3
    vbroadcasti32x4 zmm27, xmmword ptr [rdi + 1248]
    vinserti32x4 zmm27, zmm27, xmmword ptr [rdi + 1504], 1
    vinserti32x4 zmm27, zmm27, xmmword ptr [rdi + 1760], 2
    vinserti32x4 zmm27, zmm27, xmmword ptr [rdi + 2016], 3
    vpunpckldq zmm26, zmm25, zmm31
    vpunpckhdq zmm31, zmm25, zmm31
    vpunpckldq zmm25, zmm24, zmm27
    vpunpckhdq zmm27, zmm24, zmm27
    vpunpcklqdq zmm24, zmm26, zmm25
    vpunpckhqdq zmm25, zmm26, zmm25
    vpunpcklqdq zmm26, zmm31, zmm27
    vpunpckhqdq zmm27, zmm31, zmm27
    vmovdqu32 zmmword ptr [rsp], zmm0
    vbroadcasti32x4 zmm29, xmmword ptr [rdi + 1072]
    vinserti32x4 zmm29, zmm29, xmmword ptr [rdi + 1328], 1
    vinserti32x4 zmm29, zmm29, xmmword ptr [rdi + 1584], 2
    vinserti32x4 zmm29, zmm29, xmmword ptr [rdi + 1840], 3
    vbroadcasti32x4 zmm0, xmmword ptr [rdi + 1136]
    vinserti32x4 zmm0, zmm0, xmmword ptr [rdi + 1392], 1
    vinserti32x4 zmm0, zmm0, xmmword ptr [rdi + 1648], 2
    vinserti32x4 zmm0, zmm0, xmmword ptr [rdi + 1904], 3
    vbroadcasti32x4 zmm28, xmmword ptr [rdi + 1200]
    vinserti32x4 zmm28, zmm28, xmmword ptr [rdi + 1456], 1
    vinserti32x4 zmm28, zmm28, xmmword ptr [rdi + 1712], 2
    vinserti32x4 zmm28, zmm28, xmmword ptr [rdi + 1968], 3
    vbroadcasti32x4 zmm31, xmmword ptr [rdi + 1264]
    vinserti32x4 zmm31, zmm31, xmmword ptr [rdi + 1520], 1
    vinserti32x4 zmm31, zmm31, xmmword ptr [rdi + 1776], 2
    vinserti32x4 zmm31, zmm31, xmmword ptr [rdi + 2032], 3
    vpunpckldq zmm30, zmm29, zmm0
    vpunpckhdq zmm0, zmm29, zmm0
    vpunpckldq zmm29, zmm28, zmm31
    vpunpckhdq zmm31, zmm28, zmm31
    vpunpcklqdq zmm28, zmm30, zmm29
    vpunpckhqdq zmm29, zmm30, zmm29
    vpunpcklqdq zmm30, zmm0, zmm31
    vpunpckhqdq zmm31, zmm0, zmm31
    vmovdqu32 zmm0, zmmword ptr [rsp]
    mov eax, 10
4:
    vpaddd zmm0, zmm0, zmm4
    vpaddd zmm1, zmm1, zmm5
    vpaddd zmm2, zmm2, zmm6
    vpaddd zmm3, zmm3, zmm7
    vpxord zmm12, zmm12, zmm0
    vprold zmm12, zmm12, 16
    vpxord zmm13, zmm13, zmm1
    vprold zmm13, zmm13, 16
    vpxord zmm14, zmm14, zmm2
    vprold zmm14, zmm14, 16
    vpxord zmm15, zmm15, zmm3
    vprold zmm15, zmm15, 16
    vpaddd zmm8, zmm8, zmm12
    vpaddd zmm9, zmm9, zmm13
    vpaddd zmm10, zmm10, zmm14
    vpaddd zmm11, zmm11, zmm15
    vpxord zmm4, zmm4, zmm8
    vprold zmm4, zmm4, 12
    vpxord zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 12
    vpxord zmm6, zmm6, zmm10
    vprold zmm6, zmm6, 12
    vpxord zmm7, zmm7, zmm11
    vprold zmm7, zmm7, 12
    vpaddd zmm0, zmm0, zmm4
    vpaddd zmm1, zmm1, zmm5
    vpaddd zmm2, zmm2, zmm6
    vpaddd zmm3, zmm3, zmm7
    vpxord zmm12, zmm12, zmm0
    vprold zmm12, zmm12, 8
    vpxord zmm13, zmm13, zmm1
    vprold zmm13, zmm13, 8
    vpxord zmm14, zmm14, zmm2
    vprold zmm14, zmm14, 8
    vpxord zmm15, zmm15, zmm3
    vprold zmm15, zmm15, 8
    vpaddd zmm8, zmm8, zmm12
    vpaddd zmm9, zmm9, zmm13
    vpaddd zmm10, zmm10, zmm14
    vpaddd zmm11, zmm11, zmm15
    vpxord zmm4, zmm4, zmm8
    vprold zmm4, zmm4, 7
    vpxord zmm5, zmm5, zmm9
    vprold zmm5, zmm5, 7
    vpxord zmm6, zmm6, zmm10
    vprold zmm6, zmm6, 7
    vpxord zmm7, zmm7, zmm11
    vprold zmm7, zmm7, 7
    vpaddd zmm16, zmm16, zmm20
    vpaddd zmm17, zmm17, zmm21
    vpaddd zmm18, zmm18, zmm22
    vpaddd zmm19, zmm19, zmm23
    vpxord zmm28, zmm28, zmm16
    vprold zmm28, zmm28, 16
    vpxord zmm29, zmm29, zmm17
    vprold zmm29, zmm29, 16
    vpxord zmm30, zmm30, zmm18
    vprold zmm30, zmm30, 16
    vpxord zmm31, zmm31, zmm19
    vprold zmm31, zmm31, 16
    vpaddd zmm24, zmm24, zmm28
    vpaddd zmm25, zmm25, zmm29
    vpaddd zmm26, zmm26, zmm30
    vpaddd zmm27, zmm27, zmm31
    vpxord zmm20, zmm20, zmm24
    vprold zmm20, zmm20, 12
    vpxord zmm21, zmm21, zmm25
    vprold zmm21, zmm21, 12
    vpxord zmm22, zmm22, zmm26
    vprold zmm22, zmm22, 12
    vpxord zmm23, zmm23, zmm27
    vprold zmm23, zmm23, 12
    vpaddd zmm16, zmm16, zmm20
    vpaddd zmm17, zmm17, zmm21
    vpaddd zmm18, zmm18, zmm22
    vpaddd zmm19, zmm19, zmm23
    vpxord zmm28, zmm28, zmm16
    vprold zmm28, zmm28, 8
    vpxord zmm29, zmm29, zmm17
    vprold zmm29, zmm29, 8
    vpxord zmm30, zmm30, zmm18
    vprold zmm30, zmm30, 8
    vpxord zmm31, zmm31, zmm19
    vprold zmm31, zmm31, 8
    vpaddd zmm24, zmm24, zmm28
    vpaddd zmm25, zmm25, zmm29
    vpaddd zmm26, zmm26, zmm30
    vpaddd zmm27, zmm27, zmm31
    vpxord zmm20, zmm20, zmm24
    vprold zmm20, zmm20, 7
    vpxord zmm21, zmm21, zmm25
    vprold zmm21, zmm21, 7
    vpxord zmm22, zmm22, zmm26
    vprold zmm22, zmm22, 7
    vpxord zmm23, zmm23, zmm27
    vprold zmm23, zmm23, 7
    vpaddd zmm0, zmm0, zmm5
    vpaddd zmm1, zmm1, zmm6
    vpaddd zmm2, zmm2, zmm7
    vpaddd zmm3, zmm3, zmm4
    vpxord zmm15, zmm15, zmm0
    vprold zmm15, zmm15, 16
    vpxord zmm12, zmm12, zmm1
    vprold zmm12, zmm12, 16
    vpxord zmm13, zmm13, zmm2
    vprold zmm13, zmm13, 16
    vpxord zmm14, zmm14, zmm3
    vprold zmm14, zmm14, 16
    vpaddd zmm10, zmm10, zmm15
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm8, zmm8, zmm13
    vpaddd zmm9, zmm9, zmm14
    vpxord zmm5, zmm5, zmm10
    vprold zmm5, zmm5, 12
    vpxord zmm6, zmm6, zmm11
    vprold zmm6, zmm6, 12
    vpxord zmm7, zmm7, zmm8
    vprold zmm7, zmm7, 12
    vpxord zmm4, zmm4, zmm9
    vprold zmm4, zmm4, 12
    vpaddd zmm0, zmm0, zmm5
    vpaddd zmm1, zmm1, zmm6
    vpaddd zmm2, zmm2, zmm7
    vpaddd zmm3, zmm3, zmm4
    vpxord zmm15, zmm15, zmm0
    vprold zmm15, zmm15, 8
    vpxord zmm12, zmm12, zmm1
    vprold zmm12, zmm12, 8
    vpxord zmm13, zmm13, zmm2
    vprold zmm13, zmm13, 8
    vpxord zmm14, zmm14, zmm3
    vprold zmm14, zmm14, 8
    vpaddd zmm10, zmm10, zmm15
    vpaddd zmm11, zmm11, zmm12
    vpaddd zmm8, zmm8, zmm13
    vpaddd zmm9, zmm9, zmm14
    vpxord zmm5, zmm5, zmm10
    vprold zmm5, zmm5, 7
    vpxord zmm6, zmm6, zmm11
    vprold zmm6, zmm6, 7
    vpxord zmm7, zmm7, zmm8
    vprold zmm7, zmm7, 7
    vpxord zmm4, zmm4, zmm9
    vprold zmm4, zmm4, 7
    vpaddd zmm16, zmm16, zmm21
    vpaddd zmm17, zmm17, zmm22
    vpaddd zmm18, zmm18, zmm23
    vpaddd zmm19, zmm19, zmm20
    vpxord zmm31, zmm31, zmm16
    vprold zmm31, zmm31, 16
    vpxord zmm28, zmm28, zmm17
    vprold zmm28, zmm28, 16
    vpxord zmm29, zmm29, zmm18
    vprold zmm29, zmm29, 16
    vpxord zmm30, zmm30, zmm19
    vprold zmm30, zmm30, 16
    vpaddd zmm26, zmm26, zmm31
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm24, zmm24, zmm29
    vpaddd zmm25, zmm25, zmm30
    vpxord zmm21, zmm21, zmm26
    vprold zmm21, zmm21, 12
    vpxord zmm22, zmm22, zmm27
    vprold zmm22, zmm22, 12
    vpxord zmm23, zmm23, zmm24
    vprold zmm23, zmm23, 12
    vpxord zmm20, zmm20, zmm25
    vprold zmm20, zmm20, 12
    vpaddd zmm16, zmm16, zmm21
    vpaddd zmm17, zmm17, zmm22
    vpaddd zmm18, zmm18, zmm23
    vpaddd zmm19, zmm19, zmm20
    vpxord zmm31, zmm31, zmm16
    vprold zmm31, zmm31, 8
    vpxord zmm28, zmm28, zmm17
    vprold zmm28, zmm28, 8
    vpxord zmm29, zmm29, zmm18
    vprold zmm29, zmm29, 8
    vpxord zmm30, zmm30, zmm19
    vprold zmm30, zmm30, 8
    vpaddd zmm26, zmm26, zmm31
    vpaddd zmm27, zmm27, zmm28
    vpaddd zmm24, zmm24, zmm29
    vpaddd zmm25, zmm25, zmm30
    vpxord zmm21, zmm21, zmm26
    vprold zmm21, zmm21, 7
    vpxord zmm22, zmm22, zmm27
    vprold zmm22, zmm22, 7
    vpxord zmm23, zmm23, zmm24
    vprold zmm23, zmm23, 7
    vpxord zmm20, zmm20, zmm25
    vprold zmm20, zmm20, 7
    sub eax, 1
    jne 4b
    vmovdqu32 zmmword ptr [rsp], zmm16
    vpunpckldq zmm16, zmm0, zmm1
    vpunpckhdq zmm1, zmm0, zmm1
    vpunpckldq zmm0, zmm2, zmm3
    vpunpckhdq zmm3, zmm2, zmm3
    vpunpcklqdq zmm2, zmm16, zmm0
    vpunpckhqdq zmm0, zmm16, zmm0
    vpunpcklqdq zmm16, zmm1, zmm3
    vpunpckhqdq zmm3, zmm1, zmm3
    vpunpckldq zmm1, zmm4, zmm5
    vpunpckhdq zmm5, zmm4, zmm5
    vpunpckldq zmm4, zmm6, zmm7
    vpunpckhdq zmm7, zmm6, zmm7
    vpunpcklqdq zmm6, zmm1, zmm4
    vpunpckhqdq zmm4, zmm1, zmm4
    vpunpcklqdq zmm1, zmm5, zmm7
    vpunpckhqdq zmm7, zmm5, zmm7
    vpunpckldq zmm5, zmm8, zmm9
    vpunpckhdq zmm9, zmm8, zmm9
    vpunpckldq zmm8, zmm10, zmm11
    vpunpckhdq zmm11, zmm10, zmm11
    vpunpcklqdq zmm10, zmm5, zmm8
    vpunpckhqdq zmm8, zmm5, zmm8
    vpunpcklqdq zmm5, zmm9, zmm11
    vpunpckhqdq zmm11, zmm9, zmm11
    vpunpckldq zmm9, zmm12, zmm13
    vpunpckhdq zmm13, zmm12, zmm13
    vpunpckldq zmm12, zmm14, zmm15
    vpunpckhdq zmm15, zmm14, zmm15
    vpunpcklqdq zmm14, zmm9, zmm12
    vpunpckhqdq zmm12, zmm9, zmm12
    vpunpcklqdq zmm9, zmm13, zmm15
    vpunpckhqdq zmm15, zmm13, zmm15
    vshufi32x4 zmm13, zmm2, zmm6, 68
    vshufi32x4 zmm6, zmm2, zmm6, 238
    vshufi32x4 zmm2, zmm10, zmm14, 68
    vshufi32x4 zmm14, zmm10, zmm14, 238
    vshufi32x4 zmm10, zmm13, zmm2, 136
    vshufi32x4 zmm2, zmm13, zmm2, 221
    vshufi32x4 zmm13, zmm6, zmm14, 136
    vshufi32x4 zmm14, zmm6, zmm14, 221
    vpaddd zmm10, zmm10, zmmword ptr [rdi]
    vmovdqu32 zmmword ptr [rdi], zmm10
    vpaddd zmm2, zmm2, zmmword ptr [rdi + 256]
    vmovdqu32 zmmword ptr [rdi + 256], zmm2
    vpaddd zmm13, zmm13, zmmword ptr [rdi + 512]
    vmovdqu32 zmmword ptr [rdi + 512], zmm13
    vpaddd zmm14, zmm14, zmmword ptr [rdi + 768]
    vmovdqu32 zmmword ptr [rdi + 768], zmm14
    vshufi32x4 zmm6, zmm0, zmm4, 68
    vshufi32x4 zmm4, zmm0, zmm4, 238
    vshufi32x4 zmm0, zmm8, zmm12, 68
    vshufi32x4 zmm12, zmm8, zmm12, 238
    vshufi32x4 zmm8, zmm6, zmm0, 136
    vshufi32x4 zmm0, zmm6, zmm0, 221
    vshufi32x4 zmm6, zmm4, zmm12, 136
    vshufi32x4 zmm12, zmm4, zmm12, 221
    vpaddd zmm8, zmm8, zmmword ptr [rdi + 64]
    vmovdqu32 zmmword ptr [rdi + 64], zmm8
    vpaddd zmm0, zmm0, zmmword ptr [rdi + 320]
    vmovdqu32 zmmword ptr [rdi + 320], zmm0
    vpaddd zmm6, zmm6, zmmword ptr [rdi + 576]
    vmovdqu32 zmmword ptr [rdi + 576], zmm6
    vpaddd zmm12, zmm12, zmmword ptr [rdi + 832]
    vmovdqu32 zmmword ptr [rdi + 832], zmm12
    vshufi32x4 zmm4, zmm16, zmm1, 68
    vshufi32x4 zmm1, zmm16, zmm1, 238
    vshufi32x4 zmm16, zmm5, zmm9, 68
    vshufi32x4 zmm9, zmm5, zmm9, 238
    vshufi32x4 zmm5, zmm4, zmm16, 136
    vshufi32x4 zmm16, zmm4, zmm16, 221
    vshufi32x4 zmm4, zmm1, zmm9, 136
    vshufi32x4 zmm9, zmm1, zmm9, 221
    vpaddd zmm5, zmm5, zmmword ptr [rdi + 128]
    vmovdqu32 zmmword ptr [rdi + 128], zmm5
    vpaddd zmm16, zmm16, zmmword ptr [rdi + 384]
    vmovdqu32 zmmword ptr [rdi + 384], zmm16
    vpaddd zmm4, zmm4, zmmword ptr [rdi + 640]
    vmovdqu32 zmmword ptr [rdi + 640], zmm4
    vpaddd zmm9, zmm9, zmmword ptr [rdi + 896]
    vmovdqu32 zmmword ptr [rdi + 896], zmm9
    vshufi32x4 zmm1, zmm3, zmm7, 68
    vshufi32x4 zmm7, zmm3, zmm7, 238
    vshufi32x4 zmm3, zmm11, zmm15, 68
    vshufi32x4 zmm15, zmm11, zmm15, 238
    vshufi32x4 zmm11, zmm1, zmm3, 136
    vshufi32x4 zmm3, zmm1, zmm3, 221
    vshufi32x4 zmm1, zmm7, zmm15, 136
    vshufi32x4 zmm15, zmm7, zmm15, 221
    vpaddd zmm11, zmm11, zmmword ptr [rdi + 192]
    vmovdqu32 zmmword ptr [rdi + 192], zmm11
    vpaddd zmm3, zmm3, zmmword ptr [rdi + 448]
    vmovdqu32 zmmword ptr [rdi + 448], zmm3
    vpaddd zmm1, zmm1, zmmword ptr [rdi + 704]
    vmovdqu32 zmmword ptr [rdi + 704], zmm1
    vpaddd zmm15, zmm15, zmmword ptr [rdi + 960]
    vmovdqu32 zmmword ptr [rdi + 960], zmm15
    vmovdqu32 zmm16, zmmword ptr [rsp]
    vpunpckldq zmm0, zmm16, zmm17
    vpunpckhdq zmm17, zmm16, zmm17
    vpunpckldq zmm16, zmm18, zmm19
    vpunpckhdq zmm19, zmm18, zmm19
    vpunpcklqdq zmm18, zmm0, zmm16
    vpunpckhqdq zmm16, zmm0, zmm16
    vpunpcklqdq zmm0, zmm17, zmm19
    vpunpckhqdq zmm19, zmm17, zmm19
    vpunpckldq zmm17, zmm20, zmm21
    vpunpckhdq zmm21, zmm20, zmm21
    vpunpckldq zmm20, zmm22, zmm23
    vpunpckhdq zmm23, zmm22, zmm23
    vpunpcklqdq zmm22, zmm17, zmm20
    vpunpckhqdq zmm20, zmm17, zmm20
    vpunpcklqdq zmm17, zmm21, zmm23
    vpunpckhqdq zmm23, zmm21, zmm23
    vpunpckldq zmm21, zmm24, zmm25
    vpunpckhdq zmm25, zmm24, zmm25
    vpunpckldq zmm24, zmm26, zmm27
    vpunpckhdq zmm27, zmm26, zmm27
    vpunpcklqdq zmm26, zmm21, zmm24
    vpunpckhqdq zmm24, zmm21, zmm24
    vpunpcklqdq zmm21, zmm25, zmm27
    vpunpckhqdq zmm27, zmm25, zmm27
    vpunpckldq zmm25, zmm28, zmm29
    vpunpckhdq zmm29, zmm28, zmm29
    vpunpckldq zmm28, zmm30, zmm31
    vpunpckhdq zmm31, zmm30, zmm31
    vpunpcklqdq zmm30, zmm25, zmm28
    vpunpckhqdq zmm28, zmm25, zmm28
    vpunpcklqdq zmm25, zmm29, zmm31
    vpunpckhqdq zmm31, zmm29, zmm31
    vshufi32x4 zmm29, zmm18, zmm22, 68
    vshufi32x4 zmm22, zmm18, zmm22, 238
    vshufi32x4 zmm18, zmm26, zmm30, 68
    vshufi32x4 zmm30, zmm26, zmm30, 238
    vshufi32x4 zmm26, zmm29, zmm18, 136
    vshufi32x4 zmm18, zmm29, zmm18, 221
    vshufi32x4 zmm29, zmm22, zmm30, 136
    vshufi32x4 zmm30, zmm22, zmm30, 221
    vpaddd zmm26, zmm26, zmmword ptr [rdi + 1024]
    vmovdqu32 zmmword ptr [rdi + 1024], zmm26
    vpaddd zmm18, zmm18, zmmword ptr [rdi + 1280]
    vmovdqu32 zmmword ptr [rdi + 1280], zmm18
    vpaddd zmm29, zmm29, zmmword ptr [rdi + 1536]
    vmovdqu32 zmmword ptr [rdi + 1536], zmm29
    vpaddd zmm30, zmm30, zmmword ptr [rdi + 1792]
    vmovdqu32 zmmword ptr [rdi + 1792], zmm30
    vshufi32x4 zmm22, zmm16, zmm20, 68
    vshufi32x4 zmm20, zmm16, zmm20, 238
    vshufi32x4 zmm16, zmm24, zmm28, 68
    vshufi32x4 zmm28, zmm24, zmm28, 238
    vshufi32x4 zmm24, zmm22, zmm16, 136
    vshufi32x4 zmm16, zmm22, zmm16, 221
    vshufi32x4 zmm22, zmm20, zmm28, 136
    vshufi32x4 zmm28, zmm20, zmm28, 221
    vpaddd zmm24, zmm24, zmmword ptr [rdi + 1088]
    vmovdqu32 zmmword ptr [rdi + 1088], zmm24
    vpaddd zmm16, zmm16, zmmword ptr [rdi + 1344]
    vmovdqu32 zmmword ptr [rdi + 1344], zmm16
    vpaddd zmm22, zmm22, zmmword ptr [rdi + 1600]
    vmovdqu32 zmmword ptr [rdi + 1600], zmm22
    vpaddd zmm28, zmm28, zmmword ptr [rdi + 1856]
    vmovdqu32 zmmword ptr [rdi + 1856], zmm28
    vshufi32x4 zmm20, zmm0, zmm17, 68
    vshufi32x4 zmm17, zmm0, zmm17, 238
    vshufi32x4 zmm0, zmm21, zmm25, 68
    vshufi32x4 zmm25, zmm21, zmm25, 238
    vshufi32x4 zmm21, zmm20, zmm0, 136
    vshufi32x4 zmm0, zmm20, zmm0, 221
    vshufi32x4 zmm20, zmm17, zmm25, 136
    vshufi32x4 zmm25, zmm17, zmm25, 221
    vpaddd zmm21, zmm21, zmmword ptr [rdi + 1152]
    vmovdqu32 zmmword ptr [rdi + 1152], zmm21
    vpaddd zmm0, zmm0, zmmword ptr [rdi + 1408]
    vmovdqu32 zmmword ptr [rdi + 1408], zmm0
    vpaddd zmm20, zmm20, zmmword ptr [rdi + 1664]
    vmovdqu32 zmmword ptr [rdi + 1664], zmm20
    vpaddd zmm25, zmm25, zmmword ptr [rdi + 1920]
    vmovdqu32 zmmword ptr [rdi + 1920], zmm25
    vshufi32x4 zmm17, zmm19, zmm23, 68
    vshufi32x4 zmm23, zmm19, zmm23, 238
    vshufi32x4 zmm19, zmm27, zmm31, 68
    vshufi32x4 zmm31, zmm27, zmm31, 238
    vshufi32x4 zmm27, zmm17, zmm19, 136
    vshufi32x4 zmm19, zmm17, zmm19, 221
    vshufi32x4 zmm17, zmm23, zmm31, 136
    vshufi32x4 zmm31, zmm23, zmm31, 221
    vpaddd zmm27, zmm27, zmmword ptr [rdi + 1216]
    vmovdqu32 zmmword ptr [rdi + 1216], zmm27
    vpaddd zmm19, zmm19, zmmword ptr [rdi + 1472]
    vmovdqu32 zmmword ptr [rdi + 1472], zmm19
    vpaddd zmm17, zmm17, zmmword ptr [rdi + 1728]
    vmovdqu32 zmmword ptr [rdi + 1728], zmm17
    vpaddd zmm31, zmm31, zmmword ptr [rdi + 1984]
    vmovdqu32 zmmword ptr [rdi + 1984], zmm31
    add rdi, 2048
    sub rsi, 2048
    cmp rsi, 2048
    jae 2b
3:
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
    vmovdqu32 zmmword ptr [rsp], zmm0
    vzeroupper
    add rsp, 64
    .cfi_def_cfa rsp, 8
    ret
    .cfi_endproc
