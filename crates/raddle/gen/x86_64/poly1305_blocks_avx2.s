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
    vmovdqu ymm15, ymmword ptr [rcx + 32]
    vpxor ymm0, ymm0, ymm0
    vpxor ymm1, ymm1, ymm1
    vpxor ymm2, ymm2, ymm2
    vpxor ymm3, ymm3, ymm3
    vpxor ymm4, ymm4, ymm4
    cmp rdx, 128
    jb 3f
2:
    vmovdqu ymm12, ymmword ptr [rsi + 64]
    vpunpcklqdq ymm10, ymm12, ymmword ptr [rsi + 96]
    vpunpckhqdq ymm11, ymm12, ymmword ptr [rsi + 96]
    vpand ymm5, ymm10, ymm15
    vpsrlq ymm6, ymm10, 26
    vpand ymm6, ymm6, ymm15
    vpsrlq ymm7, ymm10, 52
    vpsllq ymm13, ymm11, 12
    vpor ymm7, ymm7, ymm13
    vpand ymm7, ymm7, ymm15
    vpsrlq ymm8, ymm11, 14
    vpand ymm8, ymm8, ymm15
    vpsrlq ymm9, ymm11, 40
    vpor ymm9, ymm9, ymmword ptr [rcx]
    vmovdqu ymm12, ymmword ptr [rsi]
    vpunpcklqdq ymm10, ymm12, ymmword ptr [rsi + 32]
    vpunpckhqdq ymm11, ymm12, ymmword ptr [rsi + 32]
    vpand ymm12, ymm10, ymm15
    vmovq xmm13, rax
    vpaddq ymm12, ymm12, ymm13
    vpmuludq ymm13, ymm12, ymmword ptr [rdi + 384]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm12, ymmword ptr [rdi + 416]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm12, ymmword ptr [rdi + 448]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm12, ymmword ptr [rdi + 480]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm12, ymmword ptr [rdi + 512]
    vpaddq ymm9, ymm9, ymm13
    vpsrlq ymm12, ymm10, 26
    vpand ymm12, ymm12, ymm15
    vmovq xmm13, r8
    vpaddq ymm12, ymm12, ymm13
    vpmuludq ymm13, ymm12, ymmword ptr [rdi + 672]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm12, ymmword ptr [rdi + 384]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm12, ymmword ptr [rdi + 416]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm12, ymmword ptr [rdi + 448]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm12, ymmword ptr [rdi + 480]
    vpaddq ymm9, ymm9, ymm13
    vpsrlq ymm12, ymm10, 52
    vpsllq ymm13, ymm11, 12
    vpor ymm12, ymm12, ymm13
    vpand ymm12, ymm12, ymm15
    vmovq xmm13, r9
    vpaddq ymm12, ymm12, ymm13
    vpmuludq ymm13, ymm12, ymmword ptr [rdi + 640]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm12, ymmword ptr [rdi + 672]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm12, ymmword ptr [rdi + 384]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm12, ymmword ptr [rdi + 416]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm12, ymmword ptr [rdi + 448]
    vpaddq ymm9, ymm9, ymm13
    vpsrlq ymm12, ymm11, 14
    vpand ymm12, ymm12, ymm15
    vmovq xmm13, r10
    vpaddq ymm12, ymm12, ymm13
    vpmuludq ymm13, ymm12, ymmword ptr [rdi + 608]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm12, ymmword ptr [rdi + 640]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm12, ymmword ptr [rdi + 672]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm12, ymmword ptr [rdi + 384]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm12, ymmword ptr [rdi + 416]
    vpaddq ymm9, ymm9, ymm13
    vpsrlq ymm12, ymm11, 40
    vpor ymm12, ymm12, ymmword ptr [rcx]
    vmovq xmm13, r11
    vpaddq ymm12, ymm12, ymm13
    vpmuludq ymm13, ymm12, ymmword ptr [rdi + 576]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm12, ymmword ptr [rdi + 608]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm12, ymmword ptr [rdi + 640]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm12, ymmword ptr [rdi + 672]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm12, ymmword ptr [rdi + 384]
    vpaddq ymm9, ymm9, ymm13
    vpmuludq ymm13, ymm0, ymmword ptr [rdi + 704]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm0, ymmword ptr [rdi + 736]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm0, ymmword ptr [rdi + 768]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm0, ymmword ptr [rdi + 800]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm0, ymmword ptr [rdi + 832]
    vpaddq ymm9, ymm9, ymm13
    vpmuludq ymm13, ymm1, ymmword ptr [rdi + 992]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm1, ymmword ptr [rdi + 704]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm1, ymmword ptr [rdi + 736]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm1, ymmword ptr [rdi + 768]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm1, ymmword ptr [rdi + 800]
    vpaddq ymm9, ymm9, ymm13
    vpmuludq ymm13, ymm2, ymmword ptr [rdi + 960]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm2, ymmword ptr [rdi + 992]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm2, ymmword ptr [rdi + 704]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm2, ymmword ptr [rdi + 736]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm2, ymmword ptr [rdi + 768]
    vpaddq ymm9, ymm9, ymm13
    vpmuludq ymm13, ymm3, ymmword ptr [rdi + 928]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm3, ymmword ptr [rdi + 960]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm3, ymmword ptr [rdi + 992]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm3, ymmword ptr [rdi + 704]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm3, ymmword ptr [rdi + 736]
    vpaddq ymm9, ymm9, ymm13
    vpmuludq ymm13, ymm4, ymmword ptr [rdi + 896]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm4, ymmword ptr [rdi + 928]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm4, ymmword ptr [rdi + 960]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm4, ymmword ptr [rdi + 992]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm4, ymmword ptr [rdi + 704]
    vpaddq ymm9, ymm9, ymm13
    vpsrlq ymm10, ymm5, 26
    vpand ymm5, ymm5, ymm15
    vpsrlq ymm11, ymm8, 26
    vpand ymm8, ymm8, ymm15
    vpaddq ymm6, ymm6, ymm10
    vpaddq ymm9, ymm9, ymm11
    vpsrlq ymm10, ymm6, 26
    vpand ymm6, ymm6, ymm15
    vpsrlq ymm11, ymm9, 26
    vpand ymm9, ymm9, ymm15
    vpaddq ymm7, ymm7, ymm10
    vpaddq ymm5, ymm5, ymm11
    vpsllq ymm11, ymm11, 2
    vpaddq ymm5, ymm5, ymm11
    vpsrlq ymm10, ymm7, 26
    vpand ymm2, ymm7, ymm15
    vpsrlq ymm11, ymm5, 26
    vpand ymm0, ymm5, ymm15
    vpaddq ymm8, ymm8, ymm10
    vpaddq ymm1, ymm6, ymm11
    vpsrlq ymm10, ymm8, 26
    vpand ymm3, ymm8, ymm15
    vpaddq ymm4, ymm9, ymm10
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
    vmovdqu ymm12, ymmword ptr [rsi]
    vpunpcklqdq ymm10, ymm12, ymmword ptr [rsi + 32]
    vpunpckhqdq ymm11, ymm12, ymmword ptr [rsi + 32]
    vpand ymm5, ymm10, ymm15
    vpsrlq ymm6, ymm10, 26
    vpand ymm6, ymm6, ymm15
    vpsrlq ymm7, ymm10, 52
    vpsllq ymm13, ymm11, 12
    vpor ymm7, ymm7, ymm13
    vpand ymm7, ymm7, ymm15
    vpsrlq ymm8, ymm11, 14
    vpand ymm8, ymm8, ymm15
    vpsrlq ymm9, ymm11, 40
    vpor ymm9, ymm9, ymmword ptr [rcx]
    vmovq xmm13, rax
    vpaddq ymm5, ymm5, ymm13
    vmovq xmm13, r8
    vpaddq ymm6, ymm6, ymm13
    vmovq xmm13, r9
    vpaddq ymm7, ymm7, ymm13
    vmovq xmm13, r10
    vpaddq ymm8, ymm8, ymm13
    vmovq xmm13, r11
    vpaddq ymm9, ymm9, ymm13
    vpmuludq ymm13, ymm0, ymmword ptr [rdi + 384]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm0, ymmword ptr [rdi + 416]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm0, ymmword ptr [rdi + 448]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm0, ymmword ptr [rdi + 480]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm0, ymmword ptr [rdi + 512]
    vpaddq ymm9, ymm9, ymm13
    vpmuludq ymm13, ymm1, ymmword ptr [rdi + 672]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm1, ymmword ptr [rdi + 384]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm1, ymmword ptr [rdi + 416]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm1, ymmword ptr [rdi + 448]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm1, ymmword ptr [rdi + 480]
    vpaddq ymm9, ymm9, ymm13
    vpmuludq ymm13, ymm2, ymmword ptr [rdi + 640]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm2, ymmword ptr [rdi + 672]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm2, ymmword ptr [rdi + 384]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm2, ymmword ptr [rdi + 416]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm2, ymmword ptr [rdi + 448]
    vpaddq ymm9, ymm9, ymm13
    vpmuludq ymm13, ymm3, ymmword ptr [rdi + 608]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm3, ymmword ptr [rdi + 640]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm3, ymmword ptr [rdi + 672]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm3, ymmword ptr [rdi + 384]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm3, ymmword ptr [rdi + 416]
    vpaddq ymm9, ymm9, ymm13
    vpmuludq ymm13, ymm4, ymmword ptr [rdi + 576]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm4, ymmword ptr [rdi + 608]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm4, ymmword ptr [rdi + 640]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm4, ymmword ptr [rdi + 672]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm4, ymmword ptr [rdi + 384]
    vpaddq ymm9, ymm9, ymm13
    vpsrlq ymm10, ymm5, 26
    vpand ymm5, ymm5, ymm15
    vpsrlq ymm11, ymm8, 26
    vpand ymm8, ymm8, ymm15
    vpaddq ymm6, ymm6, ymm10
    vpaddq ymm9, ymm9, ymm11
    vpsrlq ymm10, ymm6, 26
    vpand ymm6, ymm6, ymm15
    vpsrlq ymm11, ymm9, 26
    vpand ymm9, ymm9, ymm15
    vpaddq ymm7, ymm7, ymm10
    vpaddq ymm5, ymm5, ymm11
    vpsllq ymm11, ymm11, 2
    vpaddq ymm5, ymm5, ymm11
    vpsrlq ymm10, ymm7, 26
    vpand ymm2, ymm7, ymm15
    vpsrlq ymm11, ymm5, 26
    vpand ymm0, ymm5, ymm15
    vpaddq ymm8, ymm8, ymm10
    vpaddq ymm1, ymm6, ymm11
    vpsrlq ymm10, ymm8, 26
    vpand ymm3, ymm8, ymm15
    vpaddq ymm4, ymm9, ymm10
    xor eax, eax
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    add rsi, 64
    sub rdx, 64
4:
    vpxor ymm5, ymm5, ymm5
    vpxor ymm6, ymm6, ymm6
    vpxor ymm7, ymm7, ymm7
    vpxor ymm8, ymm8, ymm8
    vpxor ymm9, ymm9, ymm9
    vmovq xmm13, rax
    vpaddq ymm5, ymm5, ymm13
    vmovq xmm13, r8
    vpaddq ymm6, ymm6, ymm13
    vmovq xmm13, r9
    vpaddq ymm7, ymm7, ymm13
    vmovq xmm13, r10
    vpaddq ymm8, ymm8, ymm13
    vmovq xmm13, r11
    vpaddq ymm9, ymm9, ymm13
    vpmuludq ymm13, ymm0, ymmword ptr [rdi + 64]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm0, ymmword ptr [rdi + 96]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm0, ymmword ptr [rdi + 128]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm0, ymmword ptr [rdi + 160]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm0, ymmword ptr [rdi + 192]
    vpaddq ymm9, ymm9, ymm13
    vpmuludq ymm13, ymm1, ymmword ptr [rdi + 352]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm1, ymmword ptr [rdi + 64]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm1, ymmword ptr [rdi + 96]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm1, ymmword ptr [rdi + 128]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm1, ymmword ptr [rdi + 160]
    vpaddq ymm9, ymm9, ymm13
    vpmuludq ymm13, ymm2, ymmword ptr [rdi + 320]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm2, ymmword ptr [rdi + 352]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm2, ymmword ptr [rdi + 64]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm2, ymmword ptr [rdi + 96]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm2, ymmword ptr [rdi + 128]
    vpaddq ymm9, ymm9, ymm13
    vpmuludq ymm13, ymm3, ymmword ptr [rdi + 288]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm3, ymmword ptr [rdi + 320]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm3, ymmword ptr [rdi + 352]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm3, ymmword ptr [rdi + 64]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm3, ymmword ptr [rdi + 96]
    vpaddq ymm9, ymm9, ymm13
    vpmuludq ymm13, ymm4, ymmword ptr [rdi + 256]
    vpaddq ymm5, ymm5, ymm13
    vpmuludq ymm14, ymm4, ymmword ptr [rdi + 288]
    vpaddq ymm6, ymm6, ymm14
    vpmuludq ymm13, ymm4, ymmword ptr [rdi + 320]
    vpaddq ymm7, ymm7, ymm13
    vpmuludq ymm14, ymm4, ymmword ptr [rdi + 352]
    vpaddq ymm8, ymm8, ymm14
    vpmuludq ymm13, ymm4, ymmword ptr [rdi + 64]
    vpaddq ymm9, ymm9, ymm13
    vextracti128 xmm13, ymm5, 1
    vpaddq xmm5, xmm5, xmm13
    vpshufd xmm13, xmm5, 78
    vpaddq xmm5, xmm5, xmm13
    vmovq rax, xmm5
    vextracti128 xmm14, ymm6, 1
    vpaddq xmm6, xmm6, xmm14
    vpshufd xmm14, xmm6, 78
    vpaddq xmm6, xmm6, xmm14
    vmovq r8, xmm6
    vextracti128 xmm13, ymm7, 1
    vpaddq xmm7, xmm7, xmm13
    vpshufd xmm13, xmm7, 78
    vpaddq xmm7, xmm7, xmm13
    vmovq r9, xmm7
    vextracti128 xmm14, ymm8, 1
    vpaddq xmm8, xmm8, xmm14
    vpshufd xmm14, xmm8, 78
    vpaddq xmm8, xmm8, xmm14
    vmovq r10, xmm8
    vextracti128 xmm13, ymm9, 1
    vpaddq xmm9, xmm9, xmm13
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
