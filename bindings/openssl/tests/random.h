/* Random numbers, which the same seed repeats. */
#include <stddef.h>
#include <stdint.h>

static uint64_t state;

static inline uint32_t random_word(void)
{
    /* splitmix64 (Steele, Lea and Flood 2014) */
    uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return (uint32_t)((z ^ (z >> 31)) >> 16);
}

static inline size_t below(size_t n) { return random_word() % n; }

static inline void fill(unsigned char *bytes, size_t n)
{
    while (n-- > 0)
        *bytes++ = (unsigned char)random_word();
}

/* Returns a length: often short, sometimes around blocks, and sometimes long. */
static inline size_t some_length(size_t most)
{
    static const size_t steps[] = { 16, 64, 256, 512, 1024, 2048, 4096, 16384 };
    size_t n;
    switch (below(5)) {
    case 0: n = below(3); break;
    case 1: n = below(70); break;
    case 2: n = steps[below(8)] + below(3) - 1; break;
    case 3: n = below(1500); break;
    default: n = below(most + 1); break;
    }
    return n > most ? most : n;
}
