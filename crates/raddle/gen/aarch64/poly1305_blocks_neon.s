    .cfi_startproc
    bti c
    sub sp, sp, #80
    .cfi_def_cfa_offset 80
    stp x19, x20, [sp]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    ldp x4, x5, [x0]
    ldr x6, [x0, #16]
    ldp x7, x8, [x0, #32]
    lsr x9, x8, #2
    add x9, x9, x8
    movz x17, #3
    add x3, x0, #704
// what stands above the blocks
    ldp q0, q1, [x0, #64]
    ldp q2, q3, [x0, #96]
    ldr q4, [x0, #128]
    ldp q18, q19, [x0, #144]
    ldp q20, q21, [x0, #176]
    ldr q22, [x0, #208]
    add v0.4s, v0.4s, v18.4s
    add v1.4s, v1.4s, v19.4s
    add v2.4s, v2.4s, v20.4s
    add v3.4s, v3.4s, v21.4s
    add v4.4s, v4.4s, v22.4s
    ldp q18, q19, [x0, #224]
    ldp q20, q21, [x0, #256]
    ldr q22, [x0, #288]
    add v0.4s, v0.4s, v18.4s
    add v1.4s, v1.4s, v19.4s
    add v2.4s, v2.4s, v20.4s
    add v3.4s, v3.4s, v21.4s
    add v4.4s, v4.4s, v22.4s
    ldp q18, q19, [x0, #304]
    ldp q20, q21, [x0, #336]
    ldr q22, [x0, #368]
    add v0.4s, v0.4s, v18.4s
    add v1.4s, v1.4s, v19.4s
    add v2.4s, v2.4s, v20.4s
    add v3.4s, v3.4s, v21.4s
    add v4.4s, v4.4s, v22.4s
    ldp q18, q19, [x0, #384]
    ldp q20, q21, [x0, #416]
    ldr q22, [x0, #448]
    add v0.4s, v0.4s, v18.4s
    add v1.4s, v1.4s, v19.4s
    add v2.4s, v2.4s, v20.4s
    add v3.4s, v3.4s, v21.4s
    add v4.4s, v4.4s, v22.4s
    ldp q18, q19, [x0, #464]
    ldp q20, q21, [x0, #496]
    ldr q22, [x0, #528]
    add v0.4s, v0.4s, v18.4s
    add v1.4s, v1.4s, v19.4s
    add v2.4s, v2.4s, v20.4s
    add v3.4s, v3.4s, v21.4s
    add v4.4s, v4.4s, v22.4s
    ldp q18, q19, [x0, #544]
    ldp q20, q21, [x0, #576]
    ldr q22, [x0, #608]
    add v0.4s, v0.4s, v18.4s
    add v1.4s, v1.4s, v19.4s
    add v2.4s, v2.4s, v20.4s
    add v3.4s, v3.4s, v21.4s
    add v4.4s, v4.4s, v22.4s
    ldp q18, q19, [x0, #624]
    ldp q20, q21, [x0, #656]
    ldr q22, [x0, #688]
    add v0.4s, v0.4s, v18.4s
    add v1.4s, v1.4s, v19.4s
    add v2.4s, v2.4s, v20.4s
    add v3.4s, v3.4s, v21.4s
    add v4.4s, v4.4s, v22.4s
    mov w19, v0.s[3]
    .cfi_offset x19, -80
    .cfi_offset x20, -72
    .cfi_offset x21, -64
    .cfi_offset x22, -56
    .cfi_offset x23, -48
    .cfi_offset x24, -40
    .cfi_offset x25, -32
    .cfi_offset x26, -24
    .cfi_offset x27, -16
    .cfi_offset x28, -8
    lsl x19, x19, #32
    mov w20, v1.s[3]
    lsl x20, x20, #32
    mov w21, v2.s[3]
    lsl x21, x21, #32
    mov w22, v3.s[3]
    lsl x22, x22, #32
    mov w23, v4.s[3]
    lsl x23, x23, #32
    lsr x25, x20, #38
    lsr x27, x21, #12
    add x25, x25, x27
    lsr x26, x22, #50
    lsr x27, x23, #24
    add x26, x26, x27
    lsl x20, x20, #26
    lsl x21, x21, #52
    lsl x22, x22, #14
    lsl x23, x23, #40
    adds x24, x19, x20
    adcs x25, x25, x22
    adc x26, x26, xzr
    adds x24, x24, x21
    adcs x25, x25, x23
    adc x26, x26, xzr
    ldp x13, x14, [x3, #48]
    ldr x15, [x3, #64]
    adds x10, x24, x13
    adcs x11, x25, x14
    adc x12, x26, x15
    adds x11, x11, x9
    adc x12, x12, x7
// 10 blocks a turn: 8 in lanes, 2 in words, round robin
    cmp x2, #160
    b.lo 3f
2:
    ldr q18, [x1, #16]
    ldp q19, q20, [x0, #624]
    ldp q21, q22, [x0, #656]
    ldp x19, x20, [x1, #144]
    ldr q23, [x0, #688]
    umull v0.2d, v18.2s, v19.2s
    mul x24, x19, x7
    umull2 v5.2d, v18.4s, v19.4s
    umull v1.2d, v18.2s, v20.2s
    umull2 v6.2d, v18.4s, v20.4s
    umulh x25, x19, x7
    umull v2.2d, v18.2s, v21.2s
    umull2 v7.2d, v18.4s, v21.4s
    mul x26, x19, x8
    umull v3.2d, v18.2s, v22.2s
    umull2 v16.2d, v18.4s, v22.4s
    umull v4.2d, v18.2s, v23.2s
    umulh x27, x19, x8
    umull2 v17.2d, v18.4s, v23.4s
    ldr q24, [x1, #32]
    adds x13, x10, x24
    adcs x14, x11, x25
    adc x15, x12, x27
    ldp q25, q26, [x0, #544]
    ldp q27, q28, [x0, #576]
    ldr q29, [x0, #608]
    adds x14, x14, x26
    adc x15, x15, xzr
    umlal v0.2d, v24.2s, v25.2s
    umlal2 v5.2d, v24.4s, v25.4s
    mul x24, x20, x9
    umlal v1.2d, v24.2s, v26.2s
    umlal2 v6.2d, v24.4s, v26.4s
    umlal v2.2d, v24.2s, v27.2s
    umulh x25, x20, x9
    umlal2 v7.2d, v24.4s, v27.4s
    umlal v3.2d, v24.2s, v28.2s
    mul x26, x20, x7
    umlal2 v16.2d, v24.4s, v28.4s
    umlal v4.2d, v24.2s, v29.2s
    umlal2 v17.2d, v24.4s, v29.4s
    umulh x27, x20, x7
    ldr q18, [x1, #48]
    ldp q19, q20, [x0, #464]
    adds x13, x13, x24
    adcs x14, x14, x25
    adc x15, x15, x27
    ldp q21, q22, [x0, #496]
    ldr q23, [x0, #528]
    umlal v0.2d, v18.2s, v19.2s
    adds x14, x14, x26
    adc x15, x15, xzr
    umlal2 v5.2d, v18.4s, v19.4s
    umlal v1.2d, v18.2s, v20.2s
    ldp x19, x20, [x1]
    umlal2 v6.2d, v18.4s, v20.4s
    umlal v2.2d, v18.2s, v21.2s
    umlal2 v7.2d, v18.4s, v21.4s
    adds x4, x4, x19
    adcs x5, x5, x20
    adc x6, x6, xzr
    umlal v3.2d, v18.2s, v22.2s
    umlal2 v16.2d, v18.4s, v22.4s
    ldp x21, x22, [x3]
    umlal v4.2d, v18.2s, v23.2s
    umlal2 v17.2d, v18.4s, v23.4s
    ldr q24, [x1, #64]
    ldr x23, [x3, #16]
    ldp q25, q26, [x0, #384]
    ldp q27, q28, [x0, #416]
    mul x24, x4, x21
    ldr q29, [x0, #448]
    umlal v0.2d, v24.2s, v25.2s
    umlal2 v5.2d, v24.4s, v25.4s
    umulh x25, x4, x21
    umlal v1.2d, v24.2s, v26.2s
    umlal2 v6.2d, v24.4s, v26.4s
    mul x26, x4, x23
    umlal v2.2d, v24.2s, v27.2s
    umlal2 v7.2d, v24.4s, v27.4s
    umlal v3.2d, v24.2s, v28.2s
    umulh x27, x4, x23
    umlal2 v16.2d, v24.4s, v28.4s
    umlal v4.2d, v24.2s, v29.2s
    adds x13, x13, x24
    adcs x14, x14, x25
    adcs x15, x15, x26
    adc x16, x27, xzr
    umlal2 v17.2d, v24.4s, v29.4s
    ldr q18, [x1, #80]
    ldp q19, q20, [x0, #304]
    mul x24, x4, x22
    ldp q21, q22, [x0, #336]
    ldr q23, [x0, #368]
    umulh x25, x4, x22
    umlal v0.2d, v18.2s, v19.2s
    umlal2 v5.2d, v18.4s, v19.4s
    umlal v1.2d, v18.2s, v20.2s
    adds x14, x14, x24
    adcs x15, x15, x25
    adc x16, x16, xzr
    umlal2 v6.2d, v18.4s, v20.4s
    umlal v2.2d, v18.2s, v21.2s
    ldp x21, x22, [x3, #24]
    umlal2 v7.2d, v18.4s, v21.4s
    umlal v3.2d, v18.2s, v22.2s
    umlal2 v16.2d, v18.4s, v22.4s
    ldr x23, [x3, #40]
    umlal v4.2d, v18.2s, v23.2s
    umlal2 v17.2d, v18.4s, v23.4s
    mul x24, x5, x21
    ldr q24, [x1, #96]
    ldp q25, q26, [x0, #224]
    ldp q27, q28, [x0, #256]
    umulh x25, x5, x21
    ldr q29, [x0, #288]
    umlal v0.2d, v24.2s, v25.2s
    mul x26, x5, x23
    umlal2 v5.2d, v24.4s, v25.4s
    umlal v1.2d, v24.2s, v26.2s
    umlal2 v6.2d, v24.4s, v26.4s
    umulh x27, x5, x23
    umlal v2.2d, v24.2s, v27.2s
    umlal2 v7.2d, v24.4s, v27.4s
    adds x13, x13, x24
    adcs x14, x14, x25
    adcs x15, x15, x26
    adc x16, x16, x27
    umlal v3.2d, v24.2s, v28.2s
    umlal2 v16.2d, v24.4s, v28.4s
    umlal v4.2d, v24.2s, v29.2s
    mul x24, x5, x22
    umlal2 v17.2d, v24.4s, v29.4s
    ldr q18, [x1, #112]
    umulh x25, x5, x22
    ldp q19, q20, [x0, #144]
    ldp q21, q22, [x0, #176]
    ldr q23, [x0, #208]
    adds x14, x14, x24
    adcs x15, x15, x25
    adc x16, x16, xzr
    umlal v0.2d, v18.2s, v19.2s
    umlal2 v5.2d, v18.4s, v19.4s
    ldp x21, x22, [x3, #48]
    umlal v1.2d, v18.2s, v20.2s
    umlal2 v6.2d, v18.4s, v20.4s
    umlal v2.2d, v18.2s, v21.2s
    ldr x23, [x3, #64]
    umlal2 v7.2d, v18.4s, v21.4s
    umlal v3.2d, v18.2s, v22.2s
    mul x24, x6, x21
    umlal2 v16.2d, v18.4s, v22.4s
    umlal v4.2d, v18.2s, v23.2s
    umlal2 v17.2d, v18.4s, v23.4s
    umulh x25, x6, x21
    ldr q24, [x1, #128]
    ldp q25, q26, [x0, #64]
    mul x26, x6, x23
    ldp q27, q28, [x0, #96]
    ldr q29, [x0, #128]
    umlal v0.2d, v24.2s, v25.2s
    umulh x27, x6, x23
    umlal2 v5.2d, v24.4s, v25.4s
    umlal v1.2d, v24.2s, v26.2s
    adds x13, x13, x24
    adcs x14, x14, x25
    adcs x15, x15, x26
    adc x16, x16, x27
    umlal2 v6.2d, v24.4s, v26.4s
    umlal v2.2d, v24.2s, v27.2s
    umlal2 v7.2d, v24.4s, v27.4s
    mul x24, x6, x22
    umlal v3.2d, v24.2s, v28.2s
    umlal2 v16.2d, v24.4s, v28.4s
    umulh x25, x6, x22
    umlal v4.2d, v24.2s, v29.2s
    umlal2 v17.2d, v24.4s, v29.4s
    adds x14, x14, x24
    adcs x15, x15, x25
    adc x16, x16, xzr
    add v0.2d, v0.2d, v5.2d
    add v1.2d, v1.2d, v6.2d
    add v2.2d, v2.2d, v7.2d
    add v3.2d, v3.2d, v16.2d
    add v4.2d, v4.2d, v17.2d
    addp v0.2d, v0.2d, v1.2d
    addp v2.2d, v2.2d, v3.2d
    addp v4.2d, v4.2d, v4.2d
    mov x19, v0.d[0]
    mov x20, v0.d[1]
    mov x21, v2.d[0]
    mov x22, v2.d[1]
    mov x23, v4.d[0]
    lsr x25, x20, #38
    lsr x27, x21, #12
    add x25, x25, x27
    lsr x26, x22, #50
    lsr x27, x23, #24
    add x26, x26, x27
    lsl x20, x20, #26
    lsl x21, x21, #52
    lsl x22, x22, #14
    lsl x23, x23, #40
    adds x24, x19, x20
    adcs x25, x25, x22
    adc x26, x26, xzr
    adds x24, x24, x21
    adcs x25, x25, x23
    adc x26, x26, xzr
    adds x13, x13, x24
    adcs x14, x14, x25
    adcs x15, x15, x26
    adc x16, x16, xzr
    extr x24, x16, x15, #2
    lsr x25, x16, #2
    and x6, x15, x17
    bic x15, x15, x17
    adds x24, x24, x15
    adc x25, x25, x16
    adds x4, x13, x24
    adcs x5, x14, x25
    adc x6, x6, xzr
    add x1, x1, #160
    sub x2, x2, #160
    cmp x2, #160
    b.hs 2b
3:
    stp x4, x5, [x0]
    str x6, [x0, #16]
// leave no secret
    ldp x19, x20, [sp]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    add sp, sp, #80
    .cfi_def_cfa sp, 0
    .cfi_restore x19
    .cfi_restore x20
    .cfi_restore x21
    .cfi_restore x22
    .cfi_restore x23
    .cfi_restore x24
    .cfi_restore x25
    .cfi_restore x26
    .cfi_restore x27
    .cfi_restore x28
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
    movi v1.16b, #0
    movi v2.16b, #0
    movi v3.16b, #0
    movi v4.16b, #0
    movi v5.16b, #0
    movi v6.16b, #0
    movi v7.16b, #0
    movi v16.16b, #0
    movi v17.16b, #0
    movi v18.16b, #0
    movi v19.16b, #0
    movi v20.16b, #0
    movi v21.16b, #0
    movi v22.16b, #0
    movi v23.16b, #0
    movi v24.16b, #0
    movi v25.16b, #0
    movi v26.16b, #0
    movi v27.16b, #0
    movi v28.16b, #0
    movi v29.16b, #0
    movi v30.16b, #0
    movi v31.16b, #0
    ret
    .cfi_endproc
