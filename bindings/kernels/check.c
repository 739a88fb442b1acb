/* Tests the kernels that this processor can run, with vectors from RFC 8439, FIPS 180, RFC 1321, FIPS 197, SP 800-38A
 * and AES-GCM's authors, and compares them with plain C. Prints for each kernel whether it is right, wrong, or skipped.
 *
 * The exit code is 1 if a kernel is wrong. With PLANTED_FAULT, one byte of each expected result is wrong. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "raddle_kernels.h"
#include "raddle_features.h"

typedef RADDLE_ABI void any(void);

struct kernel {
    const char *name;
    unsigned needs;
    any *function;
    const uint8_t *table;
    size_t multiple, max, messages;
    const char *powers_name;
    unsigned powers_need;
    any *powers;
    const uint8_t *powers_table;
};

/* For kernels that read no powers. */
RADDLE_ABI static void raddle_none(void) {}
#define raddle_none_table ((const uint8_t *)0)
#define RADDLE_NEEDS_none 0

#define ROW(name, multiple, max, messages, powers)                                                                     \
    {#name, RADDLE_NEEDS_##name, (any *)raddle_##name, raddle_##name##_table, multiple, max, messages,                 \
        #powers, RADDLE_NEEDS_##powers, (any *)raddle_##powers, raddle_##powers##_table},
#define END {NULL, 0, NULL, NULL, 0, 0, 0, NULL, 0, NULL, NULL}
#define KERNELS(variable, LIST) static const struct kernel variable[] = {LIST(ROW) END}

static unsigned features;
static unsigned ran, wrong, skipped;

/* Compares bytes. If a fault is planted, the expected bytes are wrong. */
static int equal(const void *found, const void *expected, size_t len)
{
#ifdef PLANTED_FAULT
    uint8_t *other = malloc(len);
    if (other == NULL)
        exit(2);
    memcpy(other, expected, len);
    other[len / 2] ^= 1;
    int same = memcmp(found, other, len) == 0;
    free(other);
    return same;
#else
    return memcmp(found, expected, len) == 0;
#endif
}

/* Returns whether this processor can run the kernel. */
static int may_run(const struct kernel *kernel)
{
    if (((kernel->needs | kernel->powers_need) & ~features) == 0)
        return 1;
    printf("skipped: %s: this processor lacks a feature that it needs\n", kernel->name);
    skipped++;
    return 0;
}

static void report(const struct kernel *kernel, int right)
{
    ran++;
    wrong += !right;
    printf("%s %s\n", right ? "ok   " : "WRONG", kernel->name);
}

/* Converts digits to bytes, and returns their number. */
static size_t hex(uint8_t *out, const char *digits)
{
    size_t n = 0;
    unsigned byte;
    for (; sscanf(digits + 2 * n, "%2x", &byte) == 1; n++)
        out[n] = (uint8_t)byte;
    return n;
}

static void fill(uint8_t *out, size_t len, uint32_t seed)
{
    for (size_t i = 0; i < len; i++) {
        seed = seed * 1664525 + 1013904223;
        out[i] = (uint8_t)(seed >> 24);
    }
}

static uint32_t load32(const uint8_t *in)
{
    return (uint32_t)in[0] | (uint32_t)in[1] << 8 | (uint32_t)in[2] << 16 | (uint32_t)in[3] << 24;
}

static void store32(uint8_t *out, uint32_t word)
{
    for (int i = 0; i < 4; i++)
        out[i] = (uint8_t)(word >> 8 * i);
}

/* Hash functions: the state is an array of words as the processor stores them. */

struct hash {
    size_t block, word, words, digest, length_bytes;
    int big_endian;
    uint8_t first[64];
    const char *abc, *empty, *long_text, *million;
};

static void first32(uint8_t *out, const uint32_t *words, size_t count)
{
    memcpy(out, words, 4 * count);
}

/* Writes the last blocks: the rest of a message, a bit, zeros, and the length in bits. */
static size_t padded(const struct hash *hash, uint8_t *out, const uint8_t *rest, size_t len, uint64_t total)
{
    size_t end = (len + 1 + hash->length_bytes + hash->block - 1) / hash->block * hash->block;
    memset(out, 0, end);
    if (len > 0)
        memcpy(out, rest, len);
    out[len] = 0x80;
    for (size_t i = 0; i < 8; i++)
        out[hash->big_endian ? end - 1 - i : end - 8 + i] = (uint8_t)(8 * total >> 8 * i);
    return end;
}

/* Writes the digest: the words of a message, which begin at `at` and are `step` words apart. */
static void digest(const struct hash *hash, uint8_t *out, const uint8_t *state, size_t at, size_t step)
{
    const uint16_t one = 1;
    int turned = hash->big_endian && *(const uint8_t *)&one;
    for (size_t i = 0; i < hash->words * hash->word; i++) {
        size_t byte = i % hash->word;
        out[i] = state[(at + i / hash->word * step) * hash->word + (turned ? hash->word - 1 - byte : byte)];
    }
}

static const char LONG[] = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";

typedef RADDLE_ABI void blocks(uint8_t *state, const uint8_t *input, size_t len, const uint8_t *table);
typedef RADDLE_ABI void checked(uint8_t *state, const uint8_t *input, size_t len, uint8_t *records, const uint8_t *table);
typedef RADDLE_ABI void checked_lanes(uint8_t *state, const uint8_t *const *inputs, size_t len, uint8_t *records,
    const uint8_t *table);
typedef RADDLE_ABI void lanes(uint8_t *state, const uint8_t *const *inputs, size_t len, const uint8_t *table);

static int hashes_to(const struct kernel *kernel, const struct hash *hash, const uint8_t *text, size_t len,
    const char *expected)
{
    _Alignas(64) uint8_t state[64];
    uint8_t end[256], out[64], right[64];
    memcpy(state, hash->first, sizeof state);
    size_t whole = len / hash->block * hash->block;
    blocks *function = (blocks *)kernel->function;
    function(state, text, whole, kernel->table);
    function(state, end, padded(hash, end, text + whole, len - whole, len), kernel->table);
    digest(hash, out, state, 0, 1);
    hex(right, expected);
    return equal(out, right, hash->digest);
}

static void check_blocks(const struct kernel *kernel, const struct hash *hash)
{
    static uint8_t million[1000000];
    memset(million, 'a', sizeof million);
    for (; kernel->name != NULL; kernel++) {
        if (!may_run(kernel))
            continue;
        report(kernel,
            hashes_to(kernel, hash, (const uint8_t *)"", 0, hash->empty)
                & hashes_to(kernel, hash, (const uint8_t *)"abc", 3, hash->abc)
                & hashes_to(kernel, hash, (const uint8_t *)LONG, sizeof LONG - 1, hash->long_text)
                & hashes_to(kernel, hash, million, sizeof million, hash->million));
    }
}

/* Several functions of one message, whose hash values follow one another: a million bytes are whole blocks. A kernel of each
 * function alone absorbs its last block, because functions differ in the padding. */
static void check_combined(const struct kernel *kernel, const struct hash *const *hashes,
    const struct kernel *const *alone)
{
    static uint8_t million[1000000];
    memset(million, 'a', sizeof million);
    for (; kernel->name != NULL; kernel++) {
        if (!may_run(kernel))
            continue;
        _Alignas(64) uint8_t state[128], one[64];
        uint8_t end[256], out[64], right[64];
        size_t at = 0;
        for (size_t i = 0; hashes[i] != NULL; i++) {
            memcpy(state + at, hashes[i]->first, hashes[i]->words * hashes[i]->word);
            at += hashes[i]->words * hashes[i]->word;
        }
        ((blocks *)kernel->function)(state, million, sizeof million, kernel->table);
        int right_all = 1;
        at = 0;
        for (size_t i = 0; hashes[i] != NULL; i++) {
            const struct hash *hash = hashes[i];
            memcpy(one, state + at, hash->words * hash->word);
            at += hash->words * hash->word;
            ((blocks *)alone[i]->function)(one, end, padded(hash, end, NULL, 0, sizeof million), alone[i]->table);
            digest(hash, out, one, 0, 1);
            hex(right, hash->million);
            right_all &= equal(out, right, hash->digest);
        }
        report(kernel, right_all);
    }
}

/* SHA-1 with a record of each block: the hash value after it, and a bit for each attack that it may belong to. The second
 * block is the last one of the first file of SHAttered, whose attack has bit 27. */
static void check_checked(const struct kernel *kernel, const struct hash *hash, const struct kernel *alone)
{
    for (; kernel->name != NULL; kernel++) {
        if (!may_run(kernel))
            continue;
        _Alignas(64) uint8_t state[64], right[64];
        uint8_t text[128], records[48];
        uint32_t sets[2];
        memset(text, 'a', 64);
        hex(text + 64, "3c570feb141398bb552ef5a0a82be331fea48037b8b5d71f0e332edf93ac3500"
                       "eb4ddc0decc1a864790c782c76215660dd309791d06bd0af3f98cda4bc4629b1");
        memcpy(state, hash->first, sizeof state);
        memcpy(right, hash->first, sizeof right);
        ((checked *)kernel->function)(state, text, sizeof text, records, kernel->table);
        int right_all = 1;
        for (size_t i = 0; i < 2; i++) {
            ((blocks *)alone->function)(right, text + 64 * i, 64, alone->table);
            right_all &= equal(records + 24 * i, right, 20);
            memcpy(&sets[i], records + 24 * i + 20, sizeof sets[i]);
        }
        report(kernel, right_all & equal(state, right, 20) & (sets[0] == 0) & (sets[1] == UINT32_C(1) << 27));
    }
}

/* Returns the first kernel of a list that this processor can run, and the end of the list without one. */
static const struct kernel *runnable(const struct kernel *kernel)
{
    while (kernel->name != NULL && ((kernel->needs | kernel->powers_need) & ~features) != 0)
        kernel++;
    return kernel;
}

/* Several messages: alternately "abc" and the empty one. Word w of message m is word `messages * w + m`, or in streams word
 * `words * m + w`. */
static void check_lanes(const struct kernel *kernel, const struct hash *hash, int streams)
{
    for (; kernel->name != NULL; kernel++) {
        if (!may_run(kernel))
            continue;
        _Alignas(64) static uint8_t state[64 * 128];
        uint8_t block[2][256], out[64], right[64];
        const uint8_t *inputs[128];
        size_t n = kernel->messages;
        padded(hash, block[0], (const uint8_t *)"abc", 3, 3);
        padded(hash, block[1], NULL, 0, 0);
        for (size_t m = 0; m < n; m++) {
            inputs[m] = block[m % 2];
            for (size_t w = 0; w < hash->words; w++)
                memcpy(state + (streams ? hash->words * m + w : n * w + m) * hash->word, hash->first + w * hash->word,
                    hash->word);
        }
        ((lanes *)kernel->function)(state, inputs, hash->block, kernel->table);
        int right_all = 1;
        for (size_t m = 0; m < n; m++) {
            digest(hash, out, state, streams ? hash->words * m : m, streams ? 1 : n);
            hex(right, m % 2 == 0 ? hash->abc : hash->empty);
            right_all &= equal(out, right, hash->digest);
        }
        report(kernel, right_all);
    }
}

/* Several messages of two blocks, with records of the blocks of all messages: word w of message m is word `messages * w + m`
 * of a record. Only the last message has the block of SHAttered. */
static void check_checked_lanes(const struct kernel *kernel, const struct hash *hash, const struct kernel *alone)
{
    for (; kernel->name != NULL; kernel++) {
        /* A processor without the instructions for one message has nothing to compare with. */
        if (!may_run(kernel) || alone->name == NULL)
            continue;
        _Alignas(64) static uint8_t state[20 * 64], records[2 * 24 * 64];
        uint8_t text[2][128];
        const uint8_t *inputs[64];
        size_t n = kernel->messages;
        memset(text, 'a', sizeof text);
        hex(text[1] + 64, "3c570feb141398bb552ef5a0a82be331fea48037b8b5d71f0e332edf93ac3500"
                          "eb4ddc0decc1a864790c782c76215660dd309791d06bd0af3f98cda4bc4629b1");
        for (size_t m = 0; m < n; m++) {
            inputs[m] = text[m == n - 1];
            for (size_t w = 0; w < 5; w++)
                memcpy(state + 4 * (n * w + m), hash->first + 4 * w, 4);
        }
        ((checked_lanes *)kernel->function)(state, inputs, 128, records, kernel->table);
        int right_all = 1;
        for (size_t m = 0; m < n; m++) {
            _Alignas(64) uint8_t right[64];
            memcpy(right, hash->first, sizeof right);
            for (size_t i = 0; i < 2; i++) {
                const uint8_t *record = records + 24 * n * i;
                uint32_t set, should = i == 1 && m == n - 1 ? UINT32_C(1) << 27 : 0;
                ((blocks *)alone->function)(right, inputs[m] + 64 * i, 64, alone->table);
                for (size_t w = 0; w < 5; w++)
                    right_all &= equal(record + 4 * (n * w + m), right + 4 * w, 4);
                memcpy(&set, record + 4 * (n * 5 + m), sizeof set);
                right_all &= set == should;
            }
            for (size_t w = 0; w < 5; w++)
                right_all &= equal(state + 4 * (n * w + m), right + 4 * w, 4);
        }
        report(kernel, right_all);
    }
}

KERNELS(md5_blocks, RADDLE_MD5_BLOCKS);
KERNELS(sha1_blocks, RADDLE_SHA1_BLOCKS);
KERNELS(sha256_blocks, RADDLE_SHA256_BLOCKS);
KERNELS(sha512_blocks, RADDLE_SHA512_BLOCKS);
KERNELS(md5_sha256_blocks, RADDLE_MD5_SHA256_BLOCKS);
KERNELS(sha1_sha256_blocks, RADDLE_SHA1_SHA256_BLOCKS);
KERNELS(md5_sha1_sha256_blocks, RADDLE_MD5_SHA1_SHA256_BLOCKS);
KERNELS(sha1_checked_blocks, RADDLE_SHA1_CHECKED_BLOCKS);
KERNELS(sha1_checked_lanes, RADDLE_SHA1_CHECKED_LANES);
KERNELS(md5_lanes, RADDLE_MD5_LANES);
KERNELS(sha1_lanes, RADDLE_SHA1_LANES);
KERNELS(sha256_lanes, RADDLE_SHA256_LANES);
KERNELS(sha512_lanes, RADDLE_SHA512_LANES);
KERNELS(sha1_streams, RADDLE_SHA1_STREAMS);
KERNELS(sha256_streams, RADDLE_SHA256_STREAMS);
KERNELS(sha512_streams, RADDLE_SHA512_STREAMS);

static void check_hashes(void)
{
    /* RFC 1321, 3.3 and A.5; FIPS 180-4, 5.3, and the examples of NIST. */
    static const uint32_t md[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
    static const uint32_t sha256_first[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c,
        0x1f83d9ab, 0x5be0cd19};
    static const uint64_t sha512_first[8] = {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b,
        0xa54ff53a5f1d36f1, 0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};
    struct hash md5 = {64, 4, 4, 16, 8, 0, {0}, "900150983cd24fb0d6963f7d28e17f72", "d41d8cd98f00b204e9800998ecf8427e",
        "8215ef0796a20bcaaae116d3876c664a", "7707d6ae4e027c70eea2a935c2296f21"};
    struct hash sha1 = {64, 4, 5, 20, 8, 1, {0}, "a9993e364706816aba3e25717850c26c9cd0d89d",
        "da39a3ee5e6b4b0d3255bfef95601890afd80709", "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
        "34aa973cd4c4daa4f61eeb2bdbad27316534016f"};
    struct hash sha256 = {64, 4, 8, 32, 8, 1, {0}, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"};
    struct hash sha512 = {128, 8, 8, 64, 16, 1, {0},
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd"
        "454d4423643ce80e2a9ac94fa54ca49f",
        "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f"
        "63b931bd47417a81a538327af927da3e",
        "204a8fc6dda82f0a0ced7beb8e08a41657c16ef468b228a8279be331a703c33596fd15c13b1b07f9aa1d3bea57789ca0"
        "31ad85c7a71dd70354ec631238ca3445",
        "e718483d0ce769644e2e42c7bc15b4638e1f98b13b2044285632a803afa973ebde0ff244877ea60a4cb0432ce577c31b"
        "eb009c5c2c49aa2e4eadb217ad8cc09b"};
    first32(md5.first, md, 4);
    first32(sha1.first, md, 5);
    first32(sha256.first, sha256_first, 8);
    memcpy(sha512.first, sha512_first, sizeof sha512_first);
    check_blocks(md5_blocks, &md5);
    check_blocks(sha1_blocks, &sha1);
    check_blocks(sha256_blocks, &sha256);
    check_blocks(sha512_blocks, &sha512);
    /* A processor that can run a kernel of several functions can run one of each. */
    const struct kernel *one[] = {runnable(md5_blocks), runnable(sha1_blocks), runnable(sha256_blocks)};
    check_combined(md5_sha256_blocks, (const struct hash *[]){&md5, &sha256, NULL},
        (const struct kernel *[]){one[0], one[2]});
    check_combined(sha1_sha256_blocks, (const struct hash *[]){&sha1, &sha256, NULL},
        (const struct kernel *[]){one[1], one[2]});
    check_combined(md5_sha1_sha256_blocks, (const struct hash *[]){&md5, &sha1, &sha256, NULL}, one);
    check_checked(sha1_checked_blocks, &sha1, one[1]);
    check_checked_lanes(sha1_checked_lanes, &sha1, one[1]);
    check_lanes(md5_lanes, &md5, 0);
    check_lanes(sha1_lanes, &sha1, 0);
    check_lanes(sha256_lanes, &sha256, 0);
    check_lanes(sha512_lanes, &sha512, 0);
    check_lanes(sha1_streams, &sha1, 1);
    check_lanes(sha256_streams, &sha256, 1);
    check_lanes(sha512_streams, &sha512, 1);
}

/* ChaCha20 (RFC 8439, 2.3) in C. */

static uint32_t rotated(uint32_t word, int bits)
{
    return word << bits | word >> (32 - bits);
}

static void quarter(uint32_t *x, int a, int b, int c, int d)
{
    x[a] += x[b], x[d] = rotated(x[d] ^ x[a], 16);
    x[c] += x[d], x[b] = rotated(x[b] ^ x[c], 12);
    x[a] += x[b], x[d] = rotated(x[d] ^ x[a], 8);
    x[c] += x[d], x[b] = rotated(x[b] ^ x[c], 7);
}

static void chacha20_block(uint8_t out[64], const uint8_t state[64], uint32_t blocks)
{
    uint32_t first[16], x[16];
    for (int i = 0; i < 16; i++)
        first[i] = load32(state + 4 * i) + (i == 12 ? blocks : 0);
    memcpy(x, first, sizeof x);
    for (int round = 0; round < 20; round += 2) {
        for (int i = 0; i < 4; i++)
            quarter(x, i, 4 + i, 8 + i, 12 + i);
        for (int i = 0; i < 4; i++)
            quarter(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
    }
    for (int i = 0; i < 16; i++)
        store32(out + 4 * i, x[i] + first[i]);
}

static void chacha20(uint8_t *out, const uint8_t *in, size_t len, const uint8_t state[64], uint32_t from)
{
    uint8_t stream[64];
    for (size_t i = 0; i < len; i++) {
        if (i % 64 == 0)
            chacha20_block(stream, state, from + (uint32_t)(i / 64));
        out[i] = in[i] ^ stream[i % 64];
    }
}

static void chacha20_state(uint8_t state[64], const char *key, uint32_t counter, const char *nonce)
{
    memcpy(state, "expand 32-byte k", 16);
    hex(state + 16, key);
    store32(state + 48, counter);
    hex(state + 52, nonce);
}

static const char SUNSCREEN[] = "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the "
    "future, sunscreen would be it.";
static const char KEY_00_1F[] = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

typedef RADDLE_ABI void chacha20_xor_type(uint8_t *out, const uint8_t *in, size_t len, const uint8_t *state,
    const uint8_t *table);
typedef RADDLE_ABI void chacha20_blocks_type(uint8_t *blocks, size_t len, const uint8_t *table);
typedef RADDLE_ABI void chacha20_begin_type(uint8_t *out, const uint8_t *in, size_t len, uint8_t *state,
    const uint8_t *table);

KERNELS(chacha20_xor, RADDLE_CHACHA20_XOR);
KERNELS(chacha20_blocks, RADDLE_CHACHA20_BLOCKS);
KERNELS(chacha20_poly1305_begin, RADDLE_CHACHA20_POLY1305_BEGIN);

#define MAX 8192
static uint8_t text[MAX], out[MAX + 64], expected[MAX + 64];

static void check_chacha20(void)
{
    _Alignas(64) uint8_t state[64];
    fill(text, sizeof text, 1);
    for (const struct kernel *kernel = chacha20_xor; kernel->name != NULL; kernel++) {
        if (!may_run(kernel))
            continue;
        chacha20_xor_type *function = (chacha20_xor_type *)kernel->function;
        /* RFC 8439, 2.4.2. */
        chacha20_state(state, KEY_00_1F, 1, "000000000000004a00000000");
        function(out, (const uint8_t *)SUNSCREEN, sizeof SUNSCREEN - 1, state, kernel->table);
        hex(expected,
            "6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0bf91b65c5524733ab8f593dabcd62b357"
            "1639d624e65152ab8f530c359f0861d807ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab7793736"
            "5af90bbf74a35be6b40b8eedf2785e42874d");
        int right = equal(out, expected, sizeof SUNSCREEN - 1);
        /* Each length around a multiple of a block, with a counter that wraps. */
        store32(state + 48, 0xfffffffe);
        chacha20(expected, text, MAX, state, 0);
        for (size_t len = 0; len <= MAX && right; len += len < 1100 ? 1 : 61) {
            memset(out, 0x55, sizeof out);
            function(out, text, len, state, kernel->table);
            right &= (len == 0 || equal(out, expected, len)) && out[len] == 0x55;
        }
        report(kernel, right);
    }
    for (const struct kernel *kernel = chacha20_blocks; kernel->name != NULL; kernel++) {
        if (!may_run(kernel))
            continue;
        size_t len = 3 * kernel->multiple <= MAX ? 3 * kernel->multiple : kernel->multiple;
        fill(out, len, 2);
        for (size_t i = 0; i < len; i += 64)
            chacha20_block(expected + i, out + i, 0);
        ((chacha20_blocks_type *)kernel->function)(out, len, kernel->table);
        report(kernel, equal(out, expected, len));
    }
    for (const struct kernel *kernel = chacha20_poly1305_begin; kernel->name != NULL; kernel++) {
        if (!may_run(kernel))
            continue;
        /* Room for the powers of the key. */
        _Alignas(64) static uint8_t begun[4096];
        int right = 1;
        size_t max = kernel->max < MAX ? kernel->max : MAX;
        for (size_t len = 0; len <= max && right; len += 13) {
            chacha20_state(begun, KEY_00_1F, 7, "000000000000004a00000000");
            chacha20_block(expected, begun, 0);
            /* The Poly1305 key: r, with the bits cleared that the RFC names, then s. */
            for (int i = 3; i < 16; i += 4)
                expected[i] &= 15;
            for (int i = 4; i < 16; i += 4)
                expected[i] &= 252;
            ((chacha20_begin_type *)kernel->function)(out, text, len, begun, kernel->table);
            right &= equal(begun + 64 + 32, expected, 32);
            chacha20_state(begun, KEY_00_1F, 7, "000000000000004a00000000");
            chacha20(expected, text, len, begun, 1);
            right &= len == 0 || equal(out, expected, len);
        }
        report(kernel, right);
    }
}

/* Poly1305 (RFC 8439, 2.5) of whole blocks, in C, with 26-bit limbs. */

static void poly1305_limbs(uint64_t limbs[5], const uint8_t *in, uint32_t pad)
{
    for (int i = 0; i < 5; i++) {
        uint64_t word = 0;
        for (int bit = 0; bit < 26 && 26 * i + bit < 128; bit++)
            word |= (uint64_t)(in[(26 * i + bit) / 8] >> (26 * i + bit) % 8 & 1) << bit;
        limbs[i] = word;
    }
    limbs[4] |= (uint64_t)pad << 24;
}

static void poly1305(uint8_t tag[16], const uint8_t key[32], const uint8_t *in, size_t len)
{
    uint8_t clamped[16], last[16];
    uint64_t r[5], h[5] = {0}, m[5];
    for (int i = 0; i < 16; i++)
        clamped[i] = key[i] & (i % 4 == 3 ? 15 : i % 4 == 0 && i > 0 ? 252 : 255);
    poly1305_limbs(r, clamped, 0);
    for (size_t at = 0; at < len; at += 16) {
        if (len - at >= 16) {
            poly1305_limbs(m, in + at, 1);
        } else {
            memset(last, 0, 16);
            memcpy(last, in + at, len - at);
            last[len - at] = 1;
            poly1305_limbs(m, last, 0);
        }
        uint64_t product[5] = {0};
        for (int i = 0; i < 5; i++)
            h[i] += m[i];
        for (int i = 0; i < 5; i++)
            for (int j = 0; j < 5; j++)
                product[(i + j) % 5] += h[i] * r[j] * (i + j >= 5 ? 5 : 1);
        for (int twice = 0; twice < 2; twice++)
            for (int i = 0; i < 5; i++) {
                uint64_t carry = product[i] >> 26;
                product[i] &= 0x3ffffff;
                product[(i + 1) % 5] += i == 4 ? 5 * carry : carry;
            }
        memcpy(h, product, sizeof h);
    }
    /* h is slightly above 2^130 at most: subtract p if h + 5 has bit 130. */
    for (int again = 0; again < 2; again++) {
        uint64_t g[5], carry = 5;
        for (int i = 0; i < 5; i++) {
            carry += h[i];
            g[i] = carry & 0x3ffffff;
            carry >>= 26;
        }
        if (carry)
            memcpy(h, g, sizeof h);
    }
    uint32_t sum = 0;
    for (int i = 0; i < 16; i++) {
        uint32_t byte = 0;
        for (int bit = 0; bit < 8; bit++)
            byte |= (uint32_t)(h[(8 * i + bit) / 26] >> (8 * i + bit) % 26 & 1) << bit;
        sum = (sum >> 8) + byte + key[16 + i];
        tag[i] = (uint8_t)sum;
    }
}

typedef RADDLE_ABI void powers_of_state(uint8_t *state, const uint8_t *table);
typedef RADDLE_ABI void poly1305_finish_type(const uint8_t *state, const uint8_t *in, size_t len, uint8_t *tag,
    const uint8_t *table);

KERNELS(poly1305_blocks, RADDLE_POLY1305_BLOCKS);
KERNELS(poly1305_finish, RADDLE_POLY1305_FINISH);

/* The state: h, the pad of whole blocks, r, s, powers. */
static void poly1305_state(uint8_t *state, const uint8_t key[32])
{
    memset(state, 0, 4096);
    state[24] = 1;
    memcpy(state + 32, key, 32);
    for (int i = 3; i < 16; i += 4)
        state[32 + i] &= 15;
    for (int i = 4; i < 16; i += 4)
        state[32 + i] &= 252;
}

static void check_poly1305(void)
{
    _Alignas(64) static uint8_t state[4096];
    uint8_t key[32], tag[16], right_tag[16], last[16];
    fill(text, sizeof text, 3);
    /* RFC 8439, 2.5.2. */
    static const char forum[] = "Cryptographic Forum Research Group";
    uint8_t forum_key[32], forum_tag[16];
    hex(forum_key, "85d6be7857556d337f4452fe42d506a80103808afb0db2fd4abff6af4149f51b");
    hex(forum_tag, "a8061dc1305136c6c22b8baf0c0127a9");
    poly1305(tag, forum_key, (const uint8_t *)forum, sizeof forum - 1);
    if (memcmp(tag, forum_tag, 16) != 0) {
        puts("the C code of Poly1305 is wrong");
        exit(2);
    }
    const struct kernel *finish = poly1305_finish, *any_finish = NULL;
    for (; finish->name != NULL; finish++) {
        if (!may_run(finish))
            continue;
        any_finish = finish;
        poly1305_finish_type *end = (poly1305_finish_type *)finish->function;
        int right = 1;
        for (size_t len = 0; len <= finish->max; len += 16) {
            fill(key, 32, (uint32_t)len);
            poly1305_state(state, key);
            end(state, text, len, tag, finish->table);
            poly1305(right_tag, key, text, len);
            right &= equal(tag, right_tag, 16);
        }
        report(finish, right);
    }
    for (const struct kernel *kernel = poly1305_blocks; kernel->name != NULL; kernel++) {
        if (!may_run(kernel))
            continue;
        blocks *function = (blocks *)kernel->function;
        poly1305_finish_type *end = (poly1305_finish_type *)any_finish->function;
        int right = 1;
        if (kernel->multiple == 16) {
            poly1305_state(state, forum_key);
            function(state, (const uint8_t *)forum, 32, kernel->table);
            /* The pad of a partial block is within its bytes. */
            memset(last, 0, sizeof last);
            memcpy(last, forum + 32, 2);
            last[2] = 1;
            state[24] = 0;
            end(state, last, 16, tag, any_finish->table);
            right &= equal(tag, forum_tag, 16);
        }
        size_t max = kernel->max < MAX - 64 ? kernel->max : MAX - 64;
        for (size_t len = kernel->multiple; len <= max; len += kernel->multiple * 3) {
            fill(key, 32, (uint32_t)len);
            poly1305_state(state, key);
            if (kernel->powers != (any *)raddle_none)
                ((powers_of_state *)kernel->powers)(state, kernel->powers_table);
            function(state, text, len, kernel->table);
            end(state, text + len, 48, tag, any_finish->table);
            poly1305(right_tag, key, text, len + 48);
            right &= equal(tag, right_tag, 16);
        }
        report(kernel, right);
    }
}

/* AES: key schedules, counter mode, GCM. */

typedef RADDLE_ABI void expand_type(const uint8_t *key, uint8_t *schedule, const uint8_t *table);
typedef RADDLE_ABI void ctr_type(uint8_t *out, const uint8_t *in, size_t len, const uint8_t *schedule,
    const uint8_t *counter, const uint8_t *table);
typedef RADDLE_ABI void gcm_type(uint8_t *out, const uint8_t *in, size_t len, const uint8_t *key, uint8_t *state,
    const uint8_t *table);
typedef RADDLE_ABI void powers_type(const uint8_t *h, uint8_t *powers, const uint8_t *table);
typedef RADDLE_ABI void ghash_type(uint8_t *sum, const uint8_t *in, size_t len, const uint8_t *powers,
    const uint8_t *table);

/* x = x * h, bit by bit (SP 800-38D, 6.3). */
static void times(uint8_t x[16], const uint8_t h[16])
{
    uint8_t z[16] = {0}, v[16];
    memcpy(v, h, 16);
    for (int i = 0; i < 128; i++) {
        if (x[i / 8] >> (7 - i % 8) & 1)
            for (int j = 0; j < 16; j++)
                z[j] ^= v[j];
        int odd = v[15] & 1;
        for (int j = 15; j > 0; j--)
            v[j] = (uint8_t)(v[j] >> 1 | v[j - 1] << 7);
        v[0] = (uint8_t)(v[0] >> 1 ^ (odd ? 0xe1 : 0));
    }
    memcpy(x, z, 16);
}

/* sum = sum * H + block for each block, the last one padded with zeros. */
static void ghash(uint8_t sum[16], const uint8_t h[16], const uint8_t *in, size_t len)
{
    for (size_t at = 0; at < len; at += 16) {
        times(sum, h);
        for (size_t i = at; i < len && i < at + 16; i++)
            sum[i - at] ^= in[i];
    }
}

static void lengths(uint8_t block[16], size_t aad, size_t len)
{
    for (int i = 0; i < 8; i++) {
        block[7 - i] = (uint8_t)(8 * (uint64_t)aad >> 8 * i);
        block[15 - i] = (uint8_t)(8 * (uint64_t)len >> 8 * i);
    }
}

KERNELS(ghash_blocks, RADDLE_GHASH_BLOCKS);

static void check_ghash(void)
{
    _Alignas(64) static uint8_t powers[4096];
    uint8_t h[16], sum[16], right_sum[16];
    fill(h, 16, 4);
    fill(text, sizeof text, 5);
    for (const struct kernel *kernel = ghash_blocks; kernel->name != NULL; kernel++) {
        if (!may_run(kernel))
            continue;
        ((powers_type *)kernel->powers)(h, powers, kernel->powers_table);
        int right = 1;
        for (size_t len = 16; len <= 1200; len += 16) {
            fill(sum, 16, (uint32_t)len);
            memcpy(right_sum, sum, 16);
            ((ghash_type *)kernel->function)(sum, text, len, powers, kernel->table);
            ghash(right_sum, h, text, len);
            right &= equal(sum, right_sum, 16);
        }
        report(kernel, right);
    }
}

struct aes {
    size_t key, schedule;
    const struct kernel *expand, *ctr, *seal_blocks, *seal_finish, *open_blocks, *open_finish;
    /* The key of SP 800-38A, the end of its schedule (FIPS 197, A), counter mode of its text (F.5). */
    const char *ctr_key, *last_round, *ciphertext;
    /* Test case 4, 10 or 16 of AES-GCM. */
    const char *gcm_key, *gcm_ciphertext, *gcm_tag;
};

#define AES(bits)                                                                                                      \
    KERNELS(aes##bits##_expand, RADDLE_AES##bits##_EXPAND);                                                            \
    KERNELS(aes##bits##_ctr, RADDLE_AES##bits##_CTR_XOR);                                                              \
    KERNELS(aes##bits##_seal_blocks, RADDLE_AES##bits##_GCM_SEAL_BLOCKS);                                              \
    KERNELS(aes##bits##_seal_finish, RADDLE_AES##bits##_GCM_SEAL_FINISH);                                              \
    KERNELS(aes##bits##_open_blocks, RADDLE_AES##bits##_GCM_OPEN_BLOCKS);                                              \
    KERNELS(aes##bits##_open_finish, RADDLE_AES##bits##_GCM_OPEN_FINISH)
#define AES_KERNELS(bits)                                                                                              \
    aes##bits##_expand, aes##bits##_ctr, aes##bits##_seal_blocks, aes##bits##_seal_finish, aes##bits##_open_blocks,    \
        aes##bits##_open_finish

AES(128);
AES(192);
AES(256);

/* The parts of a state of GCM: counter block, J0, sum, lengths, tag. */
static void gcm_state(uint8_t state[80], const uint8_t iv[12], const uint8_t sum[16], size_t aad, size_t len)
{
    memset(state, 0, 80);
    for (int at = 0; at < 32; at += 16)
        memcpy(state + at, iv, 12);
    store32(state + 12, 0x02000000);
    store32(state + 28, 0x01000000);
    memcpy(state + 32, sum, 16);
    lengths(state + 48, aad, len);
}

/* Returns the counter block `blocks` after the first one of a text. */
static void advance(uint8_t state[80], uint32_t blocks)
{
    uint32_t counter = 2 + blocks;
    for (int i = 0; i < 4; i++)
        state[15 - i] = (uint8_t)(counter >> 8 * i);
}

/* Seals or opens a text: `whole` bytes with one kernel, and `rest` bytes with another kernel that has the same
 * powers. */
static int gcm(const struct aes *aes, const struct kernel *ctr, const struct kernel *middle, const struct kernel *end,
    size_t whole, size_t rest, int opens)
{
    static _Alignas(64) uint8_t key[4096], state[80];
    uint8_t cipher_key[32], iv[12], h[16] = {0}, zero[16] = {0}, sum[16] = {0}, j0[16] = {0}, aad[16], tag[16], block[16];
    size_t len = whole + rest;
    fill(cipher_key, 32, (uint32_t)len);
    fill(iv, 12, (uint32_t)len + 1);
    fill(aad, 16, (uint32_t)len + 2);
    ((expand_type *)aes->expand->function)(cipher_key, key, aes->expand->table);
    ((ctr_type *)ctr->function)(h, zero, 16, key, zero, ctr->table);
    ((powers_type *)end->powers)(h, key + 256, end->powers_table);

    /* SP 800-38D, 7.1. */
    memcpy(j0, iv, 12);
    store32(j0 + 12, 0x02000000);
    ((ctr_type *)ctr->function)(expected, text, len, key, j0, ctr->table);
    ghash(sum, h, aad, 16);
    ghash(sum, h, expected, len);
    lengths(block, 16, len);
    ghash(sum, h, block, 16);
    times(sum, h);
    store32(j0 + 12, 0x01000000);
    ((ctr_type *)ctr->function)(tag, sum, 16, key, j0, ctr->table);

    static uint8_t input[MAX];
    memcpy(input, opens ? expected : text, len);
    gcm_state(state, iv, aad, 16, len);
    if (middle != NULL)
        ((gcm_type *)middle->function)(out, input, whole, key, state, middle->table);
    advance(state, (uint32_t)(whole / 16));
    ((gcm_type *)end->function)(out + whole, input + whole, rest, key, state, end->table);
    return (len == 0 || equal(out, opens ? text : expected, len)) & equal(state + 64, tag, 16);
}

/* Test case 4, 10 or 16: 60 bytes, which two kernels of a pair process together. */
static int gcm_vector(const struct aes *aes, const struct kernel *ctr, const struct kernel *end, int opens)
{
    static _Alignas(64) uint8_t key[4096], state[80];
    uint8_t cipher_key[32], iv[12], h[16] = {0}, zero[16] = {0}, sum[16] = {0}, aad[20], plain[60], cipher[60], tag[16];
    hex(cipher_key, aes->gcm_key);
    hex(iv, "cafebabefacedbaddecaf888");
    hex(aad, "feedfacedeadbeeffeedfacedeadbeefabaddad2");
    hex(plain, "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525"
               "b16aedf5aa0de657ba637b39");
    hex(cipher, aes->gcm_ciphertext);
    hex(tag, aes->gcm_tag);
    ((expand_type *)aes->expand->function)(cipher_key, key, aes->expand->table);
    ((ctr_type *)ctr->function)(h, zero, 16, key, zero, ctr->table);
    ((powers_type *)end->powers)(h, key + 256, end->powers_table);
    ghash(sum, h, aad, sizeof aad);
    gcm_state(state, iv, sum, sizeof aad, sizeof plain);
    ((gcm_type *)end->function)(out, opens ? cipher : plain, sizeof plain, key, state, end->table);
    return equal(out, opens ? plain : cipher, sizeof plain) & equal(state + 64, tag, 16);
}

static void check_gcm(const struct aes *aes, const struct kernel *ctr, int opens)
{
    const struct kernel *ends = opens ? aes->open_finish : aes->seal_finish;
    for (const struct kernel *end = ends; end->name != NULL; end++) {
        if (!may_run(end))
            continue;
        int right = gcm_vector(aes, ctr, end, opens);
        for (size_t len = 0; len <= end->max && len <= MAX; len += 7)
            right &= gcm(aes, ctr, NULL, end, 0, len, opens);
        report(end, right);
    }
    for (const struct kernel *middle = opens ? aes->open_blocks : aes->seal_blocks; middle->name != NULL; middle++) {
        if (!may_run(middle))
            continue;
        const struct kernel *end = ends;
        while (end->name != NULL && strcmp(end->powers_name, middle->powers_name) != 0)
            end++;
        if (end->name == NULL || (end->needs & ~features) != 0) {
            printf("skipped: %s: no kernel here ends its messages\n", middle->name);
            skipped++;
            continue;
        }
        int right = 1;
        for (size_t whole = middle->multiple; whole <= MAX - 100; whole += middle->multiple)
            right &= gcm(aes, ctr, middle, end, whole, whole / middle->multiple * 13 % 100, opens);
        report(middle, right);
    }
}

static void check_aes(const struct aes *aes)
{
    _Alignas(64) uint8_t schedule[256];
    uint8_t key[32], counter[16], plain[64], right_bytes[64];
    fill(text, sizeof text, 6);
    hex(plain, "6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e5130c81c46a35ce411e5fbc1191a0a52ef"
               "f69f2445df4f9b17ad2b417be66c3710");
    hex(key, aes->ctr_key);
    if (aes->expand->name == NULL || !may_run(aes->expand)) {
        puts("skipped: AES: no kernel here makes its round keys");
        return;
    }
    ((expand_type *)aes->expand->function)(key, schedule, aes->expand->table);
    hex(right_bytes, aes->last_round);
    report(aes->expand, equal(schedule + aes->schedule - 16, right_bytes, 16));
    const struct kernel *good = NULL;
    for (const struct kernel *ctr = aes->ctr; ctr->name != NULL; ctr++) {
        if (!may_run(ctr))
            continue;
        ctr_type *function = (ctr_type *)ctr->function;
        hex(counter, "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff");
        function(out, plain, 64, schedule, counter, ctr->table);
        hex(right_bytes, aes->ciphertext);
        int right = equal(out, right_bytes, 64);
        /* Each length is the beginning of a longer text, which is processed block by block. */
        for (size_t at = 0; at < 2048; at += 16) {
            memset(counter, 7, 16);
            counter[14] = (uint8_t)(7 + (7 + at / 16) / 256);
            counter[15] = (uint8_t)(7 + at / 16);
            function(expected + at, text + at, 16, schedule, counter, ctr->table);
        }
        memset(counter, 7, 16);
        for (size_t len = 1; len <= 2048; len++) {
            memset(out, 0x55, len + 1);
            function(out, text, len, schedule, counter, ctr->table);
            right &= equal(out, expected, len) & (out[len] == 0x55);
        }
        report(ctr, right);
        good = ctr;
    }
    if (good == NULL)
        return;
    check_gcm(aes, good, 0);
    check_gcm(aes, good, 1);
}

static void check_all_aes(void)
{
    static const struct aes sizes[3] = {
        {16, 176, AES_KERNELS(128), "2b7e151628aed2a6abf7158809cf4f3c", "d014f9a8c9ee2589e13f0cc8b6630ca6",
            "874d6191b620e3261bef6864990db6ce9806f66b7970fdff8617187bb9fffdff5ae4df3edbd5d35e5b4f09020db03eab"
            "1e031dda2fbe03d1792170a0f3009cee",
            "feffe9928665731c6d6a8f9467308308",
            "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa05"
            "1ba30b396a0aac973d58e091",
            "5bc94fbc3221a5db94fae95ae7121a47"},
        {24, 208, AES_KERNELS(192), "8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b", "e98ba06f448c773c8ecc720401002202",
            "1abc932417521ca24f2b0459fe7e6e0b090339ec0aa6faefd5ccc2c6f4ce8e941e36b26bd1ebc670d1bd1d665620abf7"
            "4f78a7f6d29809585a97daec58c6b050",
            "feffe9928665731c6d6a8f9467308308feffe9928665731c",
            "3980ca0b3c00e841eb06fac4872a2757859e1ceaa6efd984628593b40ca1e19c7d773d00c144c525ac619d18c84a3f47"
            "18e2448b2fe324d9ccda2710",
            "2519498e80f1478f37ba55bd6d27618c"},
        {32, 240, AES_KERNELS(256), "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4",
            "fe4890d1e6188d0b046df344706c631e",
            "601ec313775789a5b7a7f504bbf3d228f443e3ca4d62b59aca84e990cacaf5c52b0930daa23de94ce87017ba2d84988d"
            "dfc9c58db67aada613c2dd08457941a6",
            "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308",
            "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838"
            "c5f61e6393ba7a0abcc9f662",
            "76fc6ece0f4e1768cddf8853bb2d551b"},
    };
    for (int i = 0; i < 3; i++)
        check_aes(&sizes[i]);
}

/* Kernels that are assembled but not run: their messages and keys have the library's layout. */
#define NAME(name, multiple, max, messages, powers) #name,
static const char *const unchecked[] = {
    RADDLE_BLAKE3_BLOCKS(NAME) RADDLE_BLAKE3_INPUTS(NAME) RADDLE_BLAKE3_LANES(NAME)
    RADDLE_CHACHA20_POLY1305_BLOCKS(NAME) RADDLE_POLY1305_LANES(NAME)
    RADDLE_SHA256_PAIRS(NAME) RADDLE_SHA256_WORDS(NAME) RADDLE_SHA512_WORDS(NAME) NULL};

int main(void)
{
    features = raddle_features();
    check_hashes();
    check_chacha20();
    check_poly1305();
    check_ghash();
    check_all_aes();
    unsigned assembled = 0;
    while (unchecked[assembled] != NULL)
        assembled++;
    printf("%u kernels assembled, and not run by this test\n", assembled);
    printf("%u kernels right, %u wrong, %u skipped\n", ran - wrong, wrong, skipped);
    return wrong != 0 || ran == 0;
}
