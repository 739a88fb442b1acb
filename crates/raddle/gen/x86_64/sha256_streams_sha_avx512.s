    .cfi_startproc
    endbr64
    vzeroupper
    vmovdqu xmm1, xmmword ptr [rcx + 256]
    sub rsp, 72
    .cfi_def_cfa_offset 80
    mov r8, qword ptr [rsi + 8]
    mov rsi, qword ptr [rsi]
    vmovdqu xmm4, xmmword ptr [rdi]
    vmovdqu xmm5, xmmword ptr [rdi + 16]
    vpunpcklqdq xmm2, xmm4, xmm5
    vpunpckhqdq xmm3, xmm4, xmm5
    vpshufd xmm2, xmm2, 27
    vpshufd xmm3, xmm3, 27
    vmovdqu xmm11, xmmword ptr [rdi + 32]
    vmovdqu xmm12, xmmword ptr [rdi + 48]
    vpunpcklqdq xmm9, xmm11, xmm12
    vpunpckhqdq xmm10, xmm11, xmm12
    vpshufd xmm9, xmm9, 27
    vpshufd xmm10, xmm10, 27
    cmp rdx, 64
    jb 3f
2:
    vmovdqu xmmword ptr [rsp], xmm2
    vmovdqu xmmword ptr [rsp + 16], xmm3
    vmovdqu xmm4, xmmword ptr [rsi]
    vpshufb xmm4, xmm4, xmm1
    vpaddd xmm8, xmm4, xmmword ptr [rcx]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vmovdqu xmmword ptr [rsp + 32], xmm9
    vmovdqu xmmword ptr [rsp + 48], xmm10
    vmovdqu xmm11, xmmword ptr [r8]
    vpshufb xmm11, xmm11, xmm1
    vpaddd xmm15, xmm11, xmmword ptr [rcx]
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqa xmm0, xmm15
    sha256rnds2 xmm10, xmm9, xmm0
    vmovdqu xmm5, xmmword ptr [rsi + 16]
    vpshufb xmm5, xmm5, xmm1
    vpaddd xmm8, xmm5, xmmword ptr [rcx + 16]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm15, xmm15
    sha256rnds2 xmm9, xmm10, xmm0
    vmovdqu xmm12, xmmword ptr [r8 + 16]
    vpshufb xmm12, xmm12, xmm1
    vpaddd xmm15, xmm12, xmmword ptr [rcx + 16]
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqa xmm0, xmm15
    sha256rnds2 xmm10, xmm9, xmm0
    vmovdqu xmm6, xmmword ptr [rsi + 32]
    vpshufb xmm6, xmm6, xmm1
    vblendps xmm8, xmm4, xmm5, 1
    vpshufd xmm8, xmm8, 57
    vprold xmm16, xmm8, 25
    vprold xmm0, xmm8, 14
    vpsrld xmm8, xmm8, 3
    vpternlogd xmm8, xmm16, xmm0, 150
    vpaddd xmm4, xmm4, xmm8
    vpaddd xmm8, xmm6, xmmword ptr [rcx + 32]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm15, xmm15
    sha256rnds2 xmm9, xmm10, xmm0
    vmovdqu xmm13, xmmword ptr [r8 + 32]
    vpshufb xmm13, xmm13, xmm1
    vblendps xmm15, xmm11, xmm12, 1
    vpshufd xmm15, xmm15, 57
    vprold xmm16, xmm15, 25
    vprold xmm0, xmm15, 14
    vpsrld xmm15, xmm15, 3
    vpternlogd xmm15, xmm16, xmm0, 150
    vpaddd xmm11, xmm11, xmm15
    vpaddd xmm15, xmm13, xmmword ptr [rcx + 32]
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqa xmm0, xmm15
    sha256rnds2 xmm10, xmm9, xmm0
    vmovdqu xmm7, xmmword ptr [rsi + 48]
    vpshufb xmm7, xmm7, xmm1
    sha256msg1 xmm5, xmm6
    vpaddd xmm8, xmm7, xmmword ptr [rcx + 48]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm15, xmm15
    sha256rnds2 xmm9, xmm10, xmm0
    vmovdqu xmm14, xmmword ptr [r8 + 48]
    vpshufb xmm14, xmm14, xmm1
    sha256msg1 xmm12, xmm13
    vpaddd xmm15, xmm14, xmmword ptr [rcx + 48]
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqa xmm0, xmm15
    sha256rnds2 xmm10, xmm9, xmm0
    vblendps xmm8, xmm6, xmm7, 1
    vpshufd xmm8, xmm8, 57
    vpaddd xmm4, xmm4, xmm8
    sha256msg2 xmm4, xmm7
    vblendps xmm8, xmm6, xmm7, 1
    vpshufd xmm8, xmm8, 57
    vprold xmm16, xmm8, 25
    vprold xmm0, xmm8, 14
    vpsrld xmm8, xmm8, 3
    vpternlogd xmm8, xmm16, xmm0, 150
    vpaddd xmm6, xmm6, xmm8
    vpaddd xmm8, xmm4, xmmword ptr [rcx + 64]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm15, xmm15
    sha256rnds2 xmm9, xmm10, xmm0
    vblendps xmm15, xmm13, xmm14, 1
    vpshufd xmm15, xmm15, 57
    vpaddd xmm11, xmm11, xmm15
    sha256msg2 xmm11, xmm14
    vblendps xmm15, xmm13, xmm14, 1
    vpshufd xmm15, xmm15, 57
    vprold xmm16, xmm15, 25
    vprold xmm0, xmm15, 14
    vpsrld xmm15, xmm15, 3
    vpternlogd xmm15, xmm16, xmm0, 150
    vpaddd xmm13, xmm13, xmm15
    vpaddd xmm15, xmm11, xmmword ptr [rcx + 64]
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqa xmm0, xmm15
    sha256rnds2 xmm10, xmm9, xmm0
    vblendps xmm8, xmm7, xmm4, 1
    vpshufd xmm8, xmm8, 57
    vpaddd xmm5, xmm5, xmm8
    sha256msg2 xmm5, xmm4
    sha256msg1 xmm7, xmm4
    vpaddd xmm8, xmm5, xmmword ptr [rcx + 80]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm15, xmm15
    sha256rnds2 xmm9, xmm10, xmm0
    vblendps xmm15, xmm14, xmm11, 1
    vpshufd xmm15, xmm15, 57
    vpaddd xmm12, xmm12, xmm15
    sha256msg2 xmm12, xmm11
    sha256msg1 xmm14, xmm11
    vpaddd xmm15, xmm12, xmmword ptr [rcx + 80]
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqa xmm0, xmm15
    sha256rnds2 xmm10, xmm9, xmm0
    vblendps xmm8, xmm4, xmm5, 1
    vpshufd xmm8, xmm8, 57
    vpaddd xmm6, xmm6, xmm8
    sha256msg2 xmm6, xmm5
    vblendps xmm8, xmm4, xmm5, 1
    vpshufd xmm8, xmm8, 57
    vprold xmm16, xmm8, 25
    vprold xmm0, xmm8, 14
    vpsrld xmm8, xmm8, 3
    vpternlogd xmm8, xmm16, xmm0, 150
    vpaddd xmm4, xmm4, xmm8
    vpaddd xmm8, xmm6, xmmword ptr [rcx + 96]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm15, xmm15
    sha256rnds2 xmm9, xmm10, xmm0
    vblendps xmm15, xmm11, xmm12, 1
    vpshufd xmm15, xmm15, 57
    vpaddd xmm13, xmm13, xmm15
    sha256msg2 xmm13, xmm12
    vblendps xmm15, xmm11, xmm12, 1
    vpshufd xmm15, xmm15, 57
    vprold xmm16, xmm15, 25
    vprold xmm0, xmm15, 14
    vpsrld xmm15, xmm15, 3
    vpternlogd xmm15, xmm16, xmm0, 150
    vpaddd xmm11, xmm11, xmm15
    vpaddd xmm15, xmm13, xmmword ptr [rcx + 96]
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqa xmm0, xmm15
    sha256rnds2 xmm10, xmm9, xmm0
    vblendps xmm8, xmm5, xmm6, 1
    vpshufd xmm8, xmm8, 57
    vpaddd xmm7, xmm7, xmm8
    sha256msg2 xmm7, xmm6
    sha256msg1 xmm5, xmm6
    vpaddd xmm8, xmm7, xmmword ptr [rcx + 112]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm15, xmm15
    sha256rnds2 xmm9, xmm10, xmm0
    vblendps xmm15, xmm12, xmm13, 1
    vpshufd xmm15, xmm15, 57
    vpaddd xmm14, xmm14, xmm15
    sha256msg2 xmm14, xmm13
    sha256msg1 xmm12, xmm13
    vpaddd xmm15, xmm14, xmmword ptr [rcx + 112]
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqa xmm0, xmm15
    sha256rnds2 xmm10, xmm9, xmm0
    vblendps xmm8, xmm6, xmm7, 1
    vpshufd xmm8, xmm8, 57
    vpaddd xmm4, xmm4, xmm8
    sha256msg2 xmm4, xmm7
    vblendps xmm8, xmm6, xmm7, 1
    vpshufd xmm8, xmm8, 57
    vprold xmm16, xmm8, 25
    vprold xmm0, xmm8, 14
    vpsrld xmm8, xmm8, 3
    vpternlogd xmm8, xmm16, xmm0, 150
    vpaddd xmm6, xmm6, xmm8
    vpaddd xmm8, xmm4, xmmword ptr [rcx + 128]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm15, xmm15
    sha256rnds2 xmm9, xmm10, xmm0
    vblendps xmm15, xmm13, xmm14, 1
    vpshufd xmm15, xmm15, 57
    vpaddd xmm11, xmm11, xmm15
    sha256msg2 xmm11, xmm14
    vblendps xmm15, xmm13, xmm14, 1
    vpshufd xmm15, xmm15, 57
    vprold xmm16, xmm15, 25
    vprold xmm0, xmm15, 14
    vpsrld xmm15, xmm15, 3
    vpternlogd xmm15, xmm16, xmm0, 150
    vpaddd xmm13, xmm13, xmm15
    vpaddd xmm15, xmm11, xmmword ptr [rcx + 128]
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqa xmm0, xmm15
    sha256rnds2 xmm10, xmm9, xmm0
    vblendps xmm8, xmm7, xmm4, 1
    vpshufd xmm8, xmm8, 57
    vpaddd xmm5, xmm5, xmm8
    sha256msg2 xmm5, xmm4
    sha256msg1 xmm7, xmm4
    vpaddd xmm8, xmm5, xmmword ptr [rcx + 144]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm15, xmm15
    sha256rnds2 xmm9, xmm10, xmm0
    vblendps xmm15, xmm14, xmm11, 1
    vpshufd xmm15, xmm15, 57
    vpaddd xmm12, xmm12, xmm15
    sha256msg2 xmm12, xmm11
    sha256msg1 xmm14, xmm11
    vpaddd xmm15, xmm12, xmmword ptr [rcx + 144]
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqa xmm0, xmm15
    sha256rnds2 xmm10, xmm9, xmm0
    vblendps xmm8, xmm4, xmm5, 1
    vpshufd xmm8, xmm8, 57
    vpaddd xmm6, xmm6, xmm8
    sha256msg2 xmm6, xmm5
    vblendps xmm8, xmm4, xmm5, 1
    vpshufd xmm8, xmm8, 57
    vprold xmm16, xmm8, 25
    vprold xmm0, xmm8, 14
    vpsrld xmm8, xmm8, 3
    vpternlogd xmm8, xmm16, xmm0, 150
    vpaddd xmm4, xmm4, xmm8
    vpaddd xmm8, xmm6, xmmword ptr [rcx + 160]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm15, xmm15
    sha256rnds2 xmm9, xmm10, xmm0
    vblendps xmm15, xmm11, xmm12, 1
    vpshufd xmm15, xmm15, 57
    vpaddd xmm13, xmm13, xmm15
    sha256msg2 xmm13, xmm12
    vblendps xmm15, xmm11, xmm12, 1
    vpshufd xmm15, xmm15, 57
    vprold xmm16, xmm15, 25
    vprold xmm0, xmm15, 14
    vpsrld xmm15, xmm15, 3
    vpternlogd xmm15, xmm16, xmm0, 150
    vpaddd xmm11, xmm11, xmm15
    vpaddd xmm15, xmm13, xmmword ptr [rcx + 160]
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqa xmm0, xmm15
    sha256rnds2 xmm10, xmm9, xmm0
    vblendps xmm8, xmm5, xmm6, 1
    vpshufd xmm8, xmm8, 57
    vpaddd xmm7, xmm7, xmm8
    sha256msg2 xmm7, xmm6
    sha256msg1 xmm5, xmm6
    vpaddd xmm8, xmm7, xmmword ptr [rcx + 176]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm15, xmm15
    sha256rnds2 xmm9, xmm10, xmm0
    vblendps xmm15, xmm12, xmm13, 1
    vpshufd xmm15, xmm15, 57
    vpaddd xmm14, xmm14, xmm15
    sha256msg2 xmm14, xmm13
    sha256msg1 xmm12, xmm13
    vpaddd xmm15, xmm14, xmmword ptr [rcx + 176]
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqa xmm0, xmm15
    sha256rnds2 xmm10, xmm9, xmm0
    vblendps xmm8, xmm6, xmm7, 1
    vpshufd xmm8, xmm8, 57
    vpaddd xmm4, xmm4, xmm8
    sha256msg2 xmm4, xmm7
    vblendps xmm8, xmm6, xmm7, 1
    vpshufd xmm8, xmm8, 57
    vprold xmm16, xmm8, 25
    vprold xmm0, xmm8, 14
    vpsrld xmm8, xmm8, 3
    vpternlogd xmm8, xmm16, xmm0, 150
    vpaddd xmm6, xmm6, xmm8
    vpaddd xmm8, xmm4, xmmword ptr [rcx + 192]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm15, xmm15
    sha256rnds2 xmm9, xmm10, xmm0
    vblendps xmm15, xmm13, xmm14, 1
    vpshufd xmm15, xmm15, 57
    vpaddd xmm11, xmm11, xmm15
    sha256msg2 xmm11, xmm14
    vblendps xmm15, xmm13, xmm14, 1
    vpshufd xmm15, xmm15, 57
    vprold xmm16, xmm15, 25
    vprold xmm0, xmm15, 14
    vpsrld xmm15, xmm15, 3
    vpternlogd xmm15, xmm16, xmm0, 150
    vpaddd xmm13, xmm13, xmm15
    vpaddd xmm15, xmm11, xmmword ptr [rcx + 192]
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqa xmm0, xmm15
    sha256rnds2 xmm10, xmm9, xmm0
    vblendps xmm8, xmm7, xmm4, 1
    vpshufd xmm8, xmm8, 57
    vpaddd xmm5, xmm5, xmm8
    sha256msg2 xmm5, xmm4
    sha256msg1 xmm7, xmm4
    vpaddd xmm8, xmm5, xmmword ptr [rcx + 208]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm15, xmm15
    sha256rnds2 xmm9, xmm10, xmm0
    vblendps xmm15, xmm14, xmm11, 1
    vpshufd xmm15, xmm15, 57
    vpaddd xmm12, xmm12, xmm15
    sha256msg2 xmm12, xmm11
    sha256msg1 xmm14, xmm11
    vpaddd xmm15, xmm12, xmmword ptr [rcx + 208]
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqa xmm0, xmm15
    sha256rnds2 xmm10, xmm9, xmm0
    vblendps xmm8, xmm4, xmm5, 1
    vpshufd xmm8, xmm8, 57
    vpaddd xmm6, xmm6, xmm8
    sha256msg2 xmm6, xmm5
    vpaddd xmm8, xmm6, xmmword ptr [rcx + 224]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm15, xmm15
    sha256rnds2 xmm9, xmm10, xmm0
    vblendps xmm15, xmm11, xmm12, 1
    vpshufd xmm15, xmm15, 57
    vpaddd xmm13, xmm13, xmm15
    sha256msg2 xmm13, xmm12
    vpaddd xmm15, xmm13, xmmword ptr [rcx + 224]
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqa xmm0, xmm15
    sha256rnds2 xmm10, xmm9, xmm0
    vblendps xmm8, xmm5, xmm6, 1
    vpshufd xmm8, xmm8, 57
    vpaddd xmm7, xmm7, xmm8
    sha256msg2 xmm7, xmm6
    vpaddd xmm8, xmm7, xmmword ptr [rcx + 240]
    vmovdqa xmm0, xmm8
    sha256rnds2 xmm3, xmm2, xmm0
    vpunpckhqdq xmm0, xmm15, xmm15
    sha256rnds2 xmm9, xmm10, xmm0
    vblendps xmm15, xmm12, xmm13, 1
    vpshufd xmm15, xmm15, 57
    vpaddd xmm14, xmm14, xmm15
    sha256msg2 xmm14, xmm13
    vpaddd xmm15, xmm14, xmmword ptr [rcx + 240]
    vpunpckhqdq xmm0, xmm8, xmm8
    sha256rnds2 xmm2, xmm3, xmm0
    vmovdqa xmm0, xmm15
    sha256rnds2 xmm10, xmm9, xmm0
    vpaddd xmm2, xmm2, xmmword ptr [rsp]
    vpaddd xmm3, xmm3, xmmword ptr [rsp + 16]
    vpunpckhqdq xmm0, xmm15, xmm15
    sha256rnds2 xmm9, xmm10, xmm0
    vpaddd xmm9, xmm9, xmmword ptr [rsp + 32]
    vpaddd xmm10, xmm10, xmmword ptr [rsp + 48]
    add rsi, 64
    add r8, 64
    sub rdx, 64
    cmp rdx, 64
    jae 2b
3:
    vpshufd xmm2, xmm2, 27
    vpshufd xmm3, xmm3, 27
    vpunpcklqdq xmm4, xmm2, xmm3
    vpunpckhqdq xmm5, xmm2, xmm3
    vmovdqu xmmword ptr [rdi], xmm4
    vmovdqu xmmword ptr [rdi + 16], xmm5
    vpshufd xmm9, xmm9, 27
    vpshufd xmm10, xmm10, 27
    vpunpcklqdq xmm11, xmm9, xmm10
    vpunpckhqdq xmm12, xmm9, xmm10
    vmovdqu xmmword ptr [rdi + 32], xmm11
    vmovdqu xmmword ptr [rdi + 48], xmm12
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
    vpxor xmm0, xmm0, xmm0
    vpxord zmm16, zmm16, zmm16
    vzeroupper
    vmovdqu xmmword ptr [rsp], xmm0
    vmovdqu xmmword ptr [rsp + 16], xmm0
    vmovdqu xmmword ptr [rsp + 32], xmm0
    vmovdqu xmmword ptr [rsp + 48], xmm0
    add rsp, 72
    .cfi_def_cfa rsp, 8
    ret
    .cfi_endproc
