// Where a program begins that is linked with `-z force-bti` and without the C library's own start files, which have no
// landing pads on Debian 12: what they do (AArch64 ELF ABI, "process initialization"), and no more.
    .text
    .globl _start
    .type _start, %function
_start:
    // The loader jumps here, through any register.
    bti jc
    // What the loader wants called at exit.
    mov x5, x0
    mov x29, #0
    mov x30, #0
    adrp x0, :got:main
    ldr x0, [x0, :got_lo12:main]
    ldr x1, [sp]
    add x2, sp, #8
    mov x3, #0
    mov x4, #0
    mov x6, sp
    bl __libc_start_main
    brk #1

    // The name of this program for destructors of threads.
    .data
    .balign 8
    .globl __dso_handle
    .hidden __dso_handle
__dso_handle:
    .quad 0
    .section .note.GNU-stack, "", %progbits

// That the program has landing pads (AArch64 ELF ABI, "program property"). Linked first: the linker takes the kind of the
// section from the first that it meets, and those that rustc writes are not loaded.
    .section .note.gnu.property, "a"
    .balign 8
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000000, 4, 1, 0
