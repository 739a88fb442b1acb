    .cfi_startproc
    endbr64
    mov r11, qword ptr [rdi + 8]
    shr r11, 40
    mov rax, qword ptr [rdi + 16]
    shl rax, 24
    add r11, rax
    mov r10, qword ptr [rdi + 8]
    shr r10, 14
    and r10, 67108863
    mov r9, qword ptr [rdi]
    shr r9, 52
    mov rax, qword ptr [rdi + 8]
    and rax, 16383
    shl rax, 12
    add r9, rax
    mov r8, qword ptr [rdi]
    shr r8, 26
    and r8, 67108863
    mov rax, qword ptr [rdi]
    and rax, 67108863
    vmovdqu xmm15, xmmword ptr [rcx + 16]
    vpxor xmm0, xmm0, xmm0
    vpxor xmm1, xmm1, xmm1
    vpxor xmm2, xmm2, xmm2
    vpxor xmm3, xmm3, xmm3
    vpxor xmm4, xmm4, xmm4
    cmp rdx, 128
    jb 3f
2:
    vmovdqu xmm12, xmmword ptr [rsi + 96]
    vpunpcklqdq xmm10, xmm12, xmmword ptr [rsi + 112]
    vpunpckhqdq xmm11, xmm12, xmmword ptr [rsi + 112]
    vpand xmm5, xmm10, xmm15
    vpsrlq xmm6, xmm10, 26
    vpand xmm6, xmm6, xmm15
    vpsrlq xmm7, xmm10, 52
    vpsllq xmm13, xmm11, 12
    vpor xmm7, xmm7, xmm13
    vpand xmm7, xmm7, xmm15
    vpsrlq xmm8, xmm11, 14
    vpand xmm8, xmm8, xmm15
    vpsrlq xmm9, xmm11, 40
    vpor xmm9, xmm9, xmmword ptr [rcx]
    vmovdqu xmm12, xmmword ptr [rsi]
    vpunpcklqdq xmm10, xmm12, xmmword ptr [rsi + 16]
    vpunpckhqdq xmm11, xmm12, xmmword ptr [rsi + 16]
    vpand xmm12, xmm10, xmm15
    vmovq xmm13, rax
    vpaddq xmm12, xmm12, xmm13
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 544]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 560]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 576]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 592]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 608]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm12, xmm10, 26
    vpand xmm12, xmm12, xmm15
    vmovq xmm13, r8
    vpaddq xmm12, xmm12, xmm13
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 688]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 544]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 560]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 576]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 592]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm12, xmm10, 52
    vpsllq xmm13, xmm11, 12
    vpor xmm12, xmm12, xmm13
    vpand xmm12, xmm12, xmm15
    vmovq xmm13, r9
    vpaddq xmm12, xmm12, xmm13
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 672]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 688]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 544]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 560]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 576]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm12, xmm11, 14
    vpand xmm12, xmm12, xmm15
    vmovq xmm13, r10
    vpaddq xmm12, xmm12, xmm13
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 656]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 672]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 688]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 544]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 560]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm12, xmm11, 40
    vpor xmm12, xmm12, xmmword ptr [rcx]
    vmovq xmm13, r11
    vpaddq xmm12, xmm12, xmm13
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 640]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 656]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 672]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 688]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 544]
    vpaddq xmm9, xmm9, xmm13
    vmovdqu xmm12, xmmword ptr [rsi + 32]
    vpunpcklqdq xmm10, xmm12, xmmword ptr [rsi + 48]
    vpunpckhqdq xmm11, xmm12, xmmword ptr [rsi + 48]
    vpand xmm12, xmm10, xmm15
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 384]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 400]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 416]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 432]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 448]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm12, xmm10, 26
    vpand xmm12, xmm12, xmm15
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 528]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 384]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 400]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 416]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 432]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm12, xmm10, 52
    vpsllq xmm13, xmm11, 12
    vpor xmm12, xmm12, xmm13
    vpand xmm12, xmm12, xmm15
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 512]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 528]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 384]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 400]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 416]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm12, xmm11, 14
    vpand xmm12, xmm12, xmm15
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 496]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 512]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 528]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 384]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 400]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm12, xmm11, 40
    vpor xmm12, xmm12, xmmword ptr [rcx]
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 480]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 496]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 512]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 528]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 384]
    vpaddq xmm9, xmm9, xmm13
    vmovdqu xmm12, xmmword ptr [rsi + 64]
    vpunpcklqdq xmm10, xmm12, xmmword ptr [rsi + 80]
    vpunpckhqdq xmm11, xmm12, xmmword ptr [rsi + 80]
    vpand xmm12, xmm10, xmm15
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 224]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 240]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 256]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 272]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 288]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm12, xmm10, 26
    vpand xmm12, xmm12, xmm15
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 368]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 224]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 240]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 256]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 272]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm12, xmm10, 52
    vpsllq xmm13, xmm11, 12
    vpor xmm12, xmm12, xmm13
    vpand xmm12, xmm12, xmm15
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 352]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 368]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 224]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 240]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 256]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm12, xmm11, 14
    vpand xmm12, xmm12, xmm15
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 336]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 352]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 368]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 224]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 240]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm12, xmm11, 40
    vpor xmm12, xmm12, xmmword ptr [rcx]
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 320]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 336]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 352]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 368]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 224]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm0, xmmword ptr [rdi + 704]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm0, xmmword ptr [rdi + 720]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm0, xmmword ptr [rdi + 736]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm0, xmmword ptr [rdi + 752]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm0, xmmword ptr [rdi + 768]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm1, xmmword ptr [rdi + 848]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm1, xmmword ptr [rdi + 704]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm1, xmmword ptr [rdi + 720]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm1, xmmword ptr [rdi + 736]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm1, xmmword ptr [rdi + 752]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm2, xmmword ptr [rdi + 832]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm2, xmmword ptr [rdi + 848]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm2, xmmword ptr [rdi + 704]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm2, xmmword ptr [rdi + 720]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm2, xmmword ptr [rdi + 736]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm3, xmmword ptr [rdi + 816]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm3, xmmword ptr [rdi + 832]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm3, xmmword ptr [rdi + 848]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm3, xmmword ptr [rdi + 704]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm3, xmmword ptr [rdi + 720]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm4, xmmword ptr [rdi + 800]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm4, xmmword ptr [rdi + 816]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm4, xmmword ptr [rdi + 832]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm4, xmmword ptr [rdi + 848]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm4, xmmword ptr [rdi + 704]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm10, xmm5, 26
    vpand xmm5, xmm5, xmm15
    vpsrlq xmm11, xmm8, 26
    vpand xmm8, xmm8, xmm15
    vpaddq xmm6, xmm6, xmm10
    vpaddq xmm9, xmm9, xmm11
    vpsrlq xmm10, xmm6, 26
    vpand xmm6, xmm6, xmm15
    vpsrlq xmm11, xmm9, 26
    vpand xmm9, xmm9, xmm15
    vpaddq xmm7, xmm7, xmm10
    vpaddq xmm5, xmm5, xmm11
    vpsllq xmm11, xmm11, 2
    vpaddq xmm5, xmm5, xmm11
    vpsrlq xmm10, xmm7, 26
    vpand xmm2, xmm7, xmm15
    vpsrlq xmm11, xmm5, 26
    vpand xmm0, xmm5, xmm15
    vpaddq xmm8, xmm8, xmm10
    vpaddq xmm1, xmm6, xmm11
    vpsrlq xmm10, xmm8, 26
    vpand xmm3, xmm8, xmm15
    vpaddq xmm4, xmm9, xmm10
    xor eax, eax
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    add rsi, 128
    sub rdx, 128
    cmp rdx, 128
    jae 2b
3:
    cmp rdx, 64
    jb 4f
    vmovdqu xmm12, xmmword ptr [rsi + 32]
    vpunpcklqdq xmm10, xmm12, xmmword ptr [rsi + 48]
    vpunpckhqdq xmm11, xmm12, xmmword ptr [rsi + 48]
    vpand xmm5, xmm10, xmm15
    vpsrlq xmm6, xmm10, 26
    vpand xmm6, xmm6, xmm15
    vpsrlq xmm7, xmm10, 52
    vpsllq xmm13, xmm11, 12
    vpor xmm7, xmm7, xmm13
    vpand xmm7, xmm7, xmm15
    vpsrlq xmm8, xmm11, 14
    vpand xmm8, xmm8, xmm15
    vpsrlq xmm9, xmm11, 40
    vpor xmm9, xmm9, xmmword ptr [rcx]
    vmovdqu xmm12, xmmword ptr [rsi]
    vpunpcklqdq xmm10, xmm12, xmmword ptr [rsi + 16]
    vpunpckhqdq xmm11, xmm12, xmmword ptr [rsi + 16]
    vpand xmm12, xmm10, xmm15
    vmovq xmm13, rax
    vpaddq xmm12, xmm12, xmm13
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 224]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 240]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 256]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 272]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 288]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm12, xmm10, 26
    vpand xmm12, xmm12, xmm15
    vmovq xmm13, r8
    vpaddq xmm12, xmm12, xmm13
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 368]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 224]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 240]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 256]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 272]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm12, xmm10, 52
    vpsllq xmm13, xmm11, 12
    vpor xmm12, xmm12, xmm13
    vpand xmm12, xmm12, xmm15
    vmovq xmm13, r9
    vpaddq xmm12, xmm12, xmm13
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 352]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 368]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 224]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 240]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 256]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm12, xmm11, 14
    vpand xmm12, xmm12, xmm15
    vmovq xmm13, r10
    vpaddq xmm12, xmm12, xmm13
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 336]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 352]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 368]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 224]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 240]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm12, xmm11, 40
    vpor xmm12, xmm12, xmmword ptr [rcx]
    vmovq xmm13, r11
    vpaddq xmm12, xmm12, xmm13
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 320]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 336]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 352]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm12, xmmword ptr [rdi + 368]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm12, xmmword ptr [rdi + 224]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm0, xmmword ptr [rdi + 384]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm0, xmmword ptr [rdi + 400]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm0, xmmword ptr [rdi + 416]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm0, xmmword ptr [rdi + 432]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm0, xmmword ptr [rdi + 448]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm1, xmmword ptr [rdi + 528]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm1, xmmword ptr [rdi + 384]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm1, xmmword ptr [rdi + 400]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm1, xmmword ptr [rdi + 416]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm1, xmmword ptr [rdi + 432]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm2, xmmword ptr [rdi + 512]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm2, xmmword ptr [rdi + 528]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm2, xmmword ptr [rdi + 384]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm2, xmmword ptr [rdi + 400]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm2, xmmword ptr [rdi + 416]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm3, xmmword ptr [rdi + 496]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm3, xmmword ptr [rdi + 512]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm3, xmmword ptr [rdi + 528]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm3, xmmword ptr [rdi + 384]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm3, xmmword ptr [rdi + 400]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm4, xmmword ptr [rdi + 480]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm4, xmmword ptr [rdi + 496]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm4, xmmword ptr [rdi + 512]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm4, xmmword ptr [rdi + 528]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm4, xmmword ptr [rdi + 384]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm10, xmm5, 26
    vpand xmm5, xmm5, xmm15
    vpsrlq xmm11, xmm8, 26
    vpand xmm8, xmm8, xmm15
    vpaddq xmm6, xmm6, xmm10
    vpaddq xmm9, xmm9, xmm11
    vpsrlq xmm10, xmm6, 26
    vpand xmm6, xmm6, xmm15
    vpsrlq xmm11, xmm9, 26
    vpand xmm9, xmm9, xmm15
    vpaddq xmm7, xmm7, xmm10
    vpaddq xmm5, xmm5, xmm11
    vpsllq xmm11, xmm11, 2
    vpaddq xmm5, xmm5, xmm11
    vpsrlq xmm10, xmm7, 26
    vpand xmm2, xmm7, xmm15
    vpsrlq xmm11, xmm5, 26
    vpand xmm0, xmm5, xmm15
    vpaddq xmm8, xmm8, xmm10
    vpaddq xmm1, xmm6, xmm11
    vpsrlq xmm10, xmm8, 26
    vpand xmm3, xmm8, xmm15
    vpaddq xmm4, xmm9, xmm10
    xor eax, eax
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    add rsi, 64
    sub rdx, 64
4:
    cmp rdx, 32
    jb 5f
    vmovdqu xmm12, xmmword ptr [rsi]
    vpunpcklqdq xmm10, xmm12, xmmword ptr [rsi + 16]
    vpunpckhqdq xmm11, xmm12, xmmword ptr [rsi + 16]
    vpand xmm5, xmm10, xmm15
    vpsrlq xmm6, xmm10, 26
    vpand xmm6, xmm6, xmm15
    vpsrlq xmm7, xmm10, 52
    vpsllq xmm13, xmm11, 12
    vpor xmm7, xmm7, xmm13
    vpand xmm7, xmm7, xmm15
    vpsrlq xmm8, xmm11, 14
    vpand xmm8, xmm8, xmm15
    vpsrlq xmm9, xmm11, 40
    vpor xmm9, xmm9, xmmword ptr [rcx]
    vmovq xmm13, rax
    vpaddq xmm5, xmm5, xmm13
    vmovq xmm13, r8
    vpaddq xmm6, xmm6, xmm13
    vmovq xmm13, r9
    vpaddq xmm7, xmm7, xmm13
    vmovq xmm13, r10
    vpaddq xmm8, xmm8, xmm13
    vmovq xmm13, r11
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm0, xmmword ptr [rdi + 224]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm0, xmmword ptr [rdi + 240]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm0, xmmword ptr [rdi + 256]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm0, xmmword ptr [rdi + 272]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm0, xmmword ptr [rdi + 288]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm1, xmmword ptr [rdi + 368]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm1, xmmword ptr [rdi + 224]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm1, xmmword ptr [rdi + 240]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm1, xmmword ptr [rdi + 256]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm1, xmmword ptr [rdi + 272]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm2, xmmword ptr [rdi + 352]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm2, xmmword ptr [rdi + 368]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm2, xmmword ptr [rdi + 224]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm2, xmmword ptr [rdi + 240]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm2, xmmword ptr [rdi + 256]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm3, xmmword ptr [rdi + 336]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm3, xmmword ptr [rdi + 352]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm3, xmmword ptr [rdi + 368]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm3, xmmword ptr [rdi + 224]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm3, xmmword ptr [rdi + 240]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm4, xmmword ptr [rdi + 320]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm4, xmmword ptr [rdi + 336]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm4, xmmword ptr [rdi + 352]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm4, xmmword ptr [rdi + 368]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm4, xmmword ptr [rdi + 224]
    vpaddq xmm9, xmm9, xmm13
    vpsrlq xmm10, xmm5, 26
    vpand xmm5, xmm5, xmm15
    vpsrlq xmm11, xmm8, 26
    vpand xmm8, xmm8, xmm15
    vpaddq xmm6, xmm6, xmm10
    vpaddq xmm9, xmm9, xmm11
    vpsrlq xmm10, xmm6, 26
    vpand xmm6, xmm6, xmm15
    vpsrlq xmm11, xmm9, 26
    vpand xmm9, xmm9, xmm15
    vpaddq xmm7, xmm7, xmm10
    vpaddq xmm5, xmm5, xmm11
    vpsllq xmm11, xmm11, 2
    vpaddq xmm5, xmm5, xmm11
    vpsrlq xmm10, xmm7, 26
    vpand xmm2, xmm7, xmm15
    vpsrlq xmm11, xmm5, 26
    vpand xmm0, xmm5, xmm15
    vpaddq xmm8, xmm8, xmm10
    vpaddq xmm1, xmm6, xmm11
    vpsrlq xmm10, xmm8, 26
    vpand xmm3, xmm8, xmm15
    vpaddq xmm4, xmm9, xmm10
    xor eax, eax
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    add rsi, 32
    sub rdx, 32
5:
    vpxor xmm5, xmm5, xmm5
    vpxor xmm6, xmm6, xmm6
    vpxor xmm7, xmm7, xmm7
    vpxor xmm8, xmm8, xmm8
    vpxor xmm9, xmm9, xmm9
    vmovq xmm13, rax
    vpaddq xmm5, xmm5, xmm13
    vmovq xmm13, r8
    vpaddq xmm6, xmm6, xmm13
    vmovq xmm13, r9
    vpaddq xmm7, xmm7, xmm13
    vmovq xmm13, r10
    vpaddq xmm8, xmm8, xmm13
    vmovq xmm13, r11
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm0, xmmword ptr [rdi + 64]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm0, xmmword ptr [rdi + 80]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm0, xmmword ptr [rdi + 96]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm0, xmmword ptr [rdi + 112]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm0, xmmword ptr [rdi + 128]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm1, xmmword ptr [rdi + 208]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm1, xmmword ptr [rdi + 64]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm1, xmmword ptr [rdi + 80]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm1, xmmword ptr [rdi + 96]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm1, xmmword ptr [rdi + 112]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm2, xmmword ptr [rdi + 192]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm2, xmmword ptr [rdi + 208]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm2, xmmword ptr [rdi + 64]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm2, xmmword ptr [rdi + 80]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm2, xmmword ptr [rdi + 96]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm3, xmmword ptr [rdi + 176]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm3, xmmword ptr [rdi + 192]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm3, xmmword ptr [rdi + 208]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm3, xmmword ptr [rdi + 64]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm3, xmmword ptr [rdi + 80]
    vpaddq xmm9, xmm9, xmm13
    vpmuludq xmm13, xmm4, xmmword ptr [rdi + 160]
    vpaddq xmm5, xmm5, xmm13
    vpmuludq xmm14, xmm4, xmmword ptr [rdi + 176]
    vpaddq xmm6, xmm6, xmm14
    vpmuludq xmm13, xmm4, xmmword ptr [rdi + 192]
    vpaddq xmm7, xmm7, xmm13
    vpmuludq xmm14, xmm4, xmmword ptr [rdi + 208]
    vpaddq xmm8, xmm8, xmm14
    vpmuludq xmm13, xmm4, xmmword ptr [rdi + 64]
    vpaddq xmm9, xmm9, xmm13
    vpshufd xmm13, xmm5, 78
    vpaddq xmm5, xmm5, xmm13
    vmovq rax, xmm5
    vpshufd xmm14, xmm6, 78
    vpaddq xmm6, xmm6, xmm14
    vmovq r8, xmm6
    vpshufd xmm13, xmm7, 78
    vpaddq xmm7, xmm7, xmm13
    vmovq r9, xmm7
    vpshufd xmm14, xmm8, 78
    vpaddq xmm8, xmm8, xmm14
    vmovq r10, xmm8
    vpshufd xmm13, xmm9, 78
    vpaddq xmm9, xmm9, xmm13
    vmovq r11, xmm9
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
