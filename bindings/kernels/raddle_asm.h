/* What differs between assemblers and object formats, for the files of kernels: ELF, Mach-O and COFF; GNU as and clang.
 *
 * A kernel is position independent, calls nothing and refers to no symbol. Its table of constants is a parameter. */

#if defined(__x86_64__) && !defined(__ILP32__)
    .intel_syntax noprefix
#elif defined(__aarch64__) && !defined(__AARCH64EB__) && !defined(__ILP32__)
    .arch armv8.2-a+crypto+sha3
#elif defined(__powerpc64__) && defined(__LITTLE_ENDIAN__) && _CALL_ELF == 2
    .machine power8
    .abiversion 2
#else
# error "the pack has kernels for x86-64, for AArch64 and for POWER with ELFv2, both little-endian"
#endif

#ifdef __APPLE__
# define RADDLE_SYMBOL(name) _##name
#else
# define RADDLE_SYMBOL(name) name
#endif

/* A table begins at a multiple of 64, for aligned loads of vectors of any width. */
.macro raddle_table name
#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata,"dr"
#else
    .section .rodata.\name,"a",%progbits
    .type \name, %object
#endif
    .globl \name
    .p2align 6
\name:
.endm

.macro raddle_table_end name
#ifdef __ELF__
    .size \name, . - \name
#endif
.endm

/* A kernel begins at a multiple of 64: its speed depends on where its loop lies. */
.macro raddle_function name
#if defined(__APPLE__)
    .section __TEXT,__text,regular,pure_instructions
#elif defined(_WIN32)
    .text
    .def \name
    .scl 2
    .type 32
    .endef
#else
    .section .text.\name,"ax",%progbits
    .type \name, %function
#endif
    .globl \name
    .p2align 6
\name:
.endm

.macro raddle_function_end name
#ifdef __ELF__
    .size \name, . - \name
#endif
.endm

#ifdef __ELF__
    .section .note.GNU-stack,"",%progbits
/* Each kernel begins with a landing pad (endbr64, bti c) and returns by `ret`. */
# if defined(__x86_64__) && defined(__CET__)
    .section .note.gnu.property,"a",%note
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, __CET__, 0
# elif defined(__aarch64__) && defined(__ARM_FEATURE_BTI_DEFAULT)
    .section .note.gnu.property,"a",%note
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000000, 4, 1, 0
# endif
#endif
