    .cfi_startproc
    bti c
    movi v1.16b, #0
    ldp w5, w6, [x0]
    stp w5, w6, [x1]
    ldp w7, w8, [x0, #8]
    stp w7, w8, [x1, #8]
    ldp w9, w10, [x0, #16]
    stp w9, w10, [x1, #16]
    ror w3, w10, #8
    dup v0.4s, w3
    aese v0.16b, v1.16b
    mov w3, v0.s[0]
    movz x4, #1
    eor w5, w5, w4
    eor w5, w5, w3
    eor w6, w6, w5
    stp w5, w6, [x1, #24]
    eor w7, w7, w6
    eor w8, w8, w7
    stp w7, w8, [x1, #32]
    eor w9, w9, w8
    eor w10, w10, w9
    stp w9, w10, [x1, #40]
    ror w3, w10, #8
    dup v0.4s, w3
    aese v0.16b, v1.16b
    mov w3, v0.s[0]
    movz x4, #2
    eor w5, w5, w4
    eor w5, w5, w3
    eor w6, w6, w5
    stp w5, w6, [x1, #48]
    eor w7, w7, w6
    eor w8, w8, w7
    stp w7, w8, [x1, #56]
    eor w9, w9, w8
    eor w10, w10, w9
    stp w9, w10, [x1, #64]
    ror w3, w10, #8
    dup v0.4s, w3
    aese v0.16b, v1.16b
    mov w3, v0.s[0]
    movz x4, #4
    eor w5, w5, w4
    eor w5, w5, w3
    eor w6, w6, w5
    stp w5, w6, [x1, #72]
    eor w7, w7, w6
    eor w8, w8, w7
    stp w7, w8, [x1, #80]
    eor w9, w9, w8
    eor w10, w10, w9
    stp w9, w10, [x1, #88]
    ror w3, w10, #8
    dup v0.4s, w3
    aese v0.16b, v1.16b
    mov w3, v0.s[0]
    movz x4, #8
    eor w5, w5, w4
    eor w5, w5, w3
    eor w6, w6, w5
    stp w5, w6, [x1, #96]
    eor w7, w7, w6
    eor w8, w8, w7
    stp w7, w8, [x1, #104]
    eor w9, w9, w8
    eor w10, w10, w9
    stp w9, w10, [x1, #112]
    ror w3, w10, #8
    dup v0.4s, w3
    aese v0.16b, v1.16b
    mov w3, v0.s[0]
    movz x4, #16
    eor w5, w5, w4
    eor w5, w5, w3
    eor w6, w6, w5
    stp w5, w6, [x1, #120]
    eor w7, w7, w6
    eor w8, w8, w7
    stp w7, w8, [x1, #128]
    eor w9, w9, w8
    eor w10, w10, w9
    stp w9, w10, [x1, #136]
    ror w3, w10, #8
    dup v0.4s, w3
    aese v0.16b, v1.16b
    mov w3, v0.s[0]
    movz x4, #32
    eor w5, w5, w4
    eor w5, w5, w3
    eor w6, w6, w5
    stp w5, w6, [x1, #144]
    eor w7, w7, w6
    eor w8, w8, w7
    stp w7, w8, [x1, #152]
    eor w9, w9, w8
    eor w10, w10, w9
    stp w9, w10, [x1, #160]
    ror w3, w10, #8
    dup v0.4s, w3
    aese v0.16b, v1.16b
    mov w3, v0.s[0]
    movz x4, #64
    eor w5, w5, w4
    eor w5, w5, w3
    eor w6, w6, w5
    stp w5, w6, [x1, #168]
    eor w7, w7, w6
    eor w8, w8, w7
    stp w7, w8, [x1, #176]
    eor w9, w9, w8
    eor w10, w10, w9
    stp w9, w10, [x1, #184]
    ror w3, w10, #8
    dup v0.4s, w3
    aese v0.16b, v1.16b
    mov w3, v0.s[0]
    movz x4, #128
    eor w5, w5, w4
    eor w5, w5, w3
    eor w6, w6, w5
    stp w5, w6, [x1, #192]
    eor w7, w7, w6
    eor w8, w8, w7
    stp w7, w8, [x1, #200]
// leave no secret
    movz x3, #0
    movz x4, #0
    movz x5, #0
    movz x6, #0
    movz x7, #0
    movz x8, #0
    movz x9, #0
    movz x10, #0
    movz x11, #0
    movz x12, #0
    movz x13, #0
    movz x14, #0
    movz x15, #0
    movz x16, #0
    movz x17, #0
    movi v0.16b, #0
    ret
    .cfi_endproc
