/* The differences between assemblers and object formats, for the files of kernels: ELF, Mach-O and COFF; GNU as and clang.
 *
 * A kernel is position-independent, calls nothing and refers to no symbol. Its table of constants is a parameter. */

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

/* With RADDLE_HIDDEN, a program or shared library into which the kernels are linked does not export them. COFF exports
 * only the symbols that are requested. */
.macro raddle_global name
    .globl \name
#if defined(RADDLE_HIDDEN) && defined(__APPLE__)
    .private_extern \name
#elif defined(RADDLE_HIDDEN) && defined(__ELF__)
    .hidden \name
#endif
.endm

/* A table begins at a multiple of 64 bytes, for aligned loads of vectors of any width. */
.macro raddle_table name
#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata,"dr"
#else
    .section .rodata.\name,"a",%progbits
    .type \name, %object
#endif
    raddle_global \name
    .p2align 6
\name:
.endm

.macro raddle_table_end name
#ifdef __ELF__
    .size \name, . - \name
#endif
.endm

/* A kernel begins at a multiple of 64 bytes, because its speed depends on the address of its loop. */
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
    raddle_global \name
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
/* Each kernel begins with a landing pad (endbr64, bti c), and returns with `ret` to its return address, as a shadow
 * stack demands (SHSTK, GCS). On AArch64 it calls nothing and leaves x30 in its register, so there is nothing to sign
 * (PAC). */
# if defined(__x86_64__) && defined(__CET__)
#  define RADDLE_PROPERTY 0xc0000002
#  define RADDLE_MARKS __CET__
# elif defined(__aarch64__)
#  define RADDLE_PROPERTY 0xc0000000
#  ifdef __ARM_FEATURE_BTI_DEFAULT
#   define RADDLE_BTI 1
#  else
#   define RADDLE_BTI 0
#  endif
#  ifdef __ARM_FEATURE_PAC_DEFAULT
#   define RADDLE_PAC 2
#  else
#   define RADDLE_PAC 0
#  endif
#  ifdef __ARM_FEATURE_GCS_DEFAULT
#   define RADDLE_GCS 4
#  else
#   define RADDLE_GCS 0
#  endif
#  if RADDLE_BTI + RADDLE_PAC + RADDLE_GCS != 0
#   define RADDLE_MARKS (RADDLE_BTI + RADDLE_PAC + RADDLE_GCS)
#  endif
# endif
# ifdef RADDLE_MARKS
    .section .note.gnu.property,"a",%note
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long RADDLE_PROPERTY, 4, RADDLE_MARKS, 0
# endif
#endif
