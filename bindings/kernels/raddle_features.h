/* The features of this processor, as bits of RADDLE_NEEDS_*: a kernel may be called if
 *
 *     (RADDLE_NEEDS_sha256_blocks_sha & ~raddle_features()) == 0
 *
 * Kernels do not check. Keep the result: cpuid is slow in virtual machines. */

#ifndef RADDLE_FEATURES_H
#define RADDLE_FEATURES_H

#include "raddle_kernels.h"

#if defined(__x86_64__)

#include <cpuid.h>

static unsigned raddle_features(void)
{
    unsigned a, b, c, d, low, high, found = 0;
    /* The system saves vectors only if these bits of XCR0 are set: 1 and 2 for AVX, 5 to 7 for AVX-512. */
    if (__get_cpuid(1, &a, &b, &c, &d) == 0 || (c & 1u << 27) == 0)
        return 0;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    int avx = (low & 0x06) == 0x06 && (c & 1u << 28) != 0;
    int avx512 = avx && (low & 0xe6) == 0xe6;
    if (avx)
        found |= RADDLE_AVX;
    if (c & 1u << 25)
        found |= RADDLE_AES;
    if (c & 1u << 1)
        found |= RADDLE_PCLMULQDQ;
    if (__get_cpuid_count(7, 0, &a, &b, &c, &d) == 0)
        return found;
    if (b & 1u << 3)
        found |= RADDLE_BMI1;
    if (b & 1u << 8)
        found |= RADDLE_BMI2;
    if (b & 1u << 19)
        found |= RADDLE_ADX;
    if (b & 1u << 29)
        found |= RADDLE_SHA;
    if (avx && (b & 1u << 5))
        found |= RADDLE_AVX2;
    if (avx && (c & 1u << 9))
        found |= RADDLE_VAES;
    if (avx && (c & 1u << 10))
        found |= RADDLE_VPCLMULQDQ;
    if (avx512 && (b & 1u << 16)) {
        found |= RADDLE_AVX512F;
        if (b & 1u << 17)
            found |= RADDLE_AVX512DQ;
        if (b & 1u << 21)
            found |= RADDLE_AVX512IFMA;
        if (b & 1u << 30)
            found |= RADDLE_AVX512BW;
        if (b & 1u << 31)
            found |= RADDLE_AVX512VL;
    }
    return found;
}

#elif defined(__aarch64__) && defined(__linux__)

#include <sys/auxv.h>

static unsigned raddle_features(void)
{
    unsigned long has = getauxval(AT_HWCAP);
    unsigned found = 0;
    if (has & 1ul << 1)
        found |= RADDLE_NEON;
    if (has & 1ul << 3)
        found |= RADDLE_NEON_AES;
    if (has & 1ul << 4)
        found |= RADDLE_NEON_PMULL;
    if (has & 1ul << 6)
        found |= RADDLE_NEON_SHA2;
    /* SHA3 and SHA512: the kernels use the instructions of both. */
    if ((has & 1ul << 17) && (has & 1ul << 21))
        found |= RADDLE_NEON_SHA3;
    return found;
}

#elif defined(__aarch64__)

/* The features that the compiler may assume: Apple's processors have all of them. */
static unsigned raddle_features(void)
{
    unsigned found = RADDLE_NEON;
#ifdef __ARM_FEATURE_AES
    found |= RADDLE_NEON_AES | RADDLE_NEON_PMULL;
#endif
#ifdef __ARM_FEATURE_SHA2
    found |= RADDLE_NEON_SHA2;
#endif
#if defined(__ARM_FEATURE_SHA3) && defined(__ARM_FEATURE_SHA512)
    found |= RADDLE_NEON_SHA3;
#endif
    return found;
}

#elif defined(__powerpc64__) && defined(__linux__)

#include <sys/auxv.h>

static unsigned raddle_features(void)
{
    unsigned long has = getauxval(AT_HWCAP2);
    unsigned found = 0;
    if (has & 0x80000000ul)
        found |= RADDLE_POWER8;
    if ((has & 0x80000000ul) && (has & 0x02000000ul))
        found |= RADDLE_POWER8_CRYPTO;
    return found;
}

#endif

#endif
