/* Contexts at every address that malloc may return, and copies at every other one. */
#include "hashes.h"
#include "test.h"

enum { LINE = 64, TEXT = 3000, RESULTS = 1 << 16 };

static uint8_t key[32], nonce[24], aad[21], text[TEXT];

/* A context at an address with a chosen remainder modulo 64, and the memory that contains the context. */
struct placed {
    uint8_t *block, *at;
};

static struct placed place(size_t bytes, size_t remainder) {
    struct placed new;
    new.block = (uint8_t *)malloc(bytes + 2 * LINE);
    CHECK(new.block != NULL);
    memset(new.block, 0xa5, bytes + 2 * LINE);
    new.at = new.block + (LINE - (uintptr_t)new.block % LINE) % LINE + remainder;
    return new;
}

/* Copies a context to another place, and overwrites the original. */
static void move(struct placed *context, size_t bytes, size_t remainder) {
    struct placed new = place(bytes, remainder);
    memcpy(new.at, context->at, bytes);
    memset(context->at, 0x5a, bytes);
    free(context->block);
    *context = new;
}

/* Releases the memory of a context that was erased. */
static void end(struct placed context, size_t bytes, raddle_error cleared) {
    CHECK(cleared == RADDLE_OK && all_zero(context.at, bytes));
    free(context.block);
}

#define END(type, context) end(context, sizeof(raddle_##type), raddle_##type##_clear(AT(type, context)))
#define PLACE(type, remainder) place(sizeof(raddle_##type), remainder)
#define MOVE(type, context, remainder) move(&(context), sizeof(raddle_##type), remainder)
#define AT(type, context) ((raddle_##type *)(void *)(context).at)
#define OK(call) CHECK((call) == RADDLE_OK)

/* The bytes that the calls wrote. */
struct results {
    uint8_t bytes[RESULTS];
    size_t len;
};

/* Returns the place where a call writes its result. */
static uint8_t *result(struct results *results, size_t len) {
    uint8_t *at = results->bytes + results->len;
    results->len += len;
    CHECK(results->len <= RESULTS);
    return at;
}

static void aes(struct results *out, size_t from, size_t to) {
    struct placed aes = PLACE(aes, from), ctr = PLACE(aes_ctr, from);
    for (size_t len = 16; len <= 32; len += 8) {
        uint64_t position = 0;
        OK(raddle_aes_init(AT(aes, aes), key, len));
        MOVE(aes, aes, to);
        OK(raddle_aes_encrypt_block(AT(aes, aes), text, result(out, 16)));
        for (uint32_t bits = 32; bits <= 128; bits += 96) {
            OK(raddle_aes_ctr_init(AT(aes_ctr, ctr), bits, text));
            OK(raddle_aes_ctr_xor(AT(aes_ctr, ctr), AT(aes, aes), text, 500, result(out, 500)));
            MOVE(aes_ctr, ctr, to);
            OK(raddle_aes_ctr_xor(AT(aes_ctr, ctr), AT(aes, aes), text, 601, result(out, 601)));
            OK(raddle_aes_ctr_position(AT(aes_ctr, ctr), &position));
            CHECK(position == 1101);
            OK(raddle_aes_ctr_seek(AT(aes_ctr, ctr), 77));
            OK(raddle_aes_ctr_xor(AT(aes_ctr, ctr), AT(aes, aes), text, 33, result(out, 33)));
        }
    }
    END(aes_ctr, ctr), END(aes, aes);
}

static void gcm(struct results *out, size_t from, size_t to) {
    struct placed k = PLACE(aes_gcm, from), stream = PLACE(aes_gcm_stream, from);
    uint8_t opened[TEXT];
    for (size_t len = 16; len <= 32; len += 8) {
        OK(raddle_aes_gcm_init(AT(aes_gcm, k), key, len));
        MOVE(aes_gcm, k, to);
        uint8_t *sealed = result(out, TEXT + 16), *pieces = result(out, TEXT + 16);
        OK(raddle_aes_gcm_seal(AT(aes_gcm, k), nonce, 12, aad, 21, text, TEXT, sealed));
        OK(raddle_aes_gcm_open(AT(aes_gcm, k), nonce, 12, aad, 21, sealed, TEXT + 16, opened));
        CHECK(memcmp(opened, text, TEXT) == 0);
        OK(raddle_aes_gcm_seal_begin(AT(aes_gcm_stream, stream), AT(aes_gcm, k), nonce, 12, aad, 21));
        OK(raddle_aes_gcm_seal_update(AT(aes_gcm_stream, stream), AT(aes_gcm, k), text, 1003, pieces));
        MOVE(aes_gcm_stream, stream, to);
        OK(raddle_aes_gcm_seal_update(AT(aes_gcm_stream, stream), AT(aes_gcm, k), text + 1003, TEXT - 1003, pieces + 1003));
        MOVE(aes_gcm, k, from), MOVE(aes_gcm_stream, stream, from);
        OK(raddle_aes_gcm_seal_finish(AT(aes_gcm_stream, stream), AT(aes_gcm, k), pieces + TEXT, 16));
        CHECK(memcmp(sealed, pieces, TEXT + 16) == 0);
        OK(raddle_aes_gcm_open_begin(AT(aes_gcm_stream, stream), AT(aes_gcm, k), nonce, 12, aad, 21));
        MOVE(aes_gcm_stream, stream, to);
        OK(raddle_aes_gcm_open_authenticate(AT(aes_gcm_stream, stream), AT(aes_gcm, k), sealed, TEXT));
        OK(raddle_aes_gcm_open_verify(AT(aes_gcm_stream, stream), AT(aes_gcm, k), sealed + TEXT, 16));
        MOVE(aes_gcm_stream, stream, from);
        OK(raddle_aes_gcm_open_update(AT(aes_gcm_stream, stream), AT(aes_gcm, k), sealed, TEXT, opened));
        OK(raddle_aes_gcm_open_finish(AT(aes_gcm_stream, stream), AT(aes_gcm, k)));
        CHECK(memcmp(opened, text, TEXT) == 0);
    }
    END(aes_gcm_stream, stream), END(aes_gcm, k);
}

static void gcm_siv(struct results *out, size_t from, size_t to) {
    struct placed k = PLACE(aes_gcm_siv, from);
    uint8_t opened[TEXT];
    for (size_t len = 16; len <= 32; len += 16) {
        uint8_t *sealed = result(out, TEXT + 16);
        OK(raddle_aes_gcm_siv_init(AT(aes_gcm_siv, k), key, len));
        MOVE(aes_gcm_siv, k, to);
        OK(raddle_aes_gcm_siv_seal(AT(aes_gcm_siv, k), nonce, aad, 21, text, TEXT, sealed));
        OK(raddle_aes_gcm_siv_open(AT(aes_gcm_siv, k), nonce, aad, 21, sealed, TEXT + 16, opened));
        CHECK(memcmp(opened, text, TEXT) == 0);
    }
    END(aes_gcm_siv, k);
}

/* ChaCha20-Poly1305 and XChaCha20-Poly1305, whose functions differ only in their names. */
#define CHACHA(kind)                                                                                                   \
    static void kind(struct results *out, size_t from, size_t to) {                                                    \
        struct placed k = PLACE(kind, from), stream = PLACE(chacha20_poly1305_stream, from);                           \
        uint8_t opened[TEXT], *sealed = result(out, TEXT + 16), *pieces = result(out, TEXT + 16);                      \
        OK(raddle_##kind##_init(AT(kind, k), key));                                                                    \
        MOVE(kind, k, to);                                                                                             \
        OK(raddle_##kind##_seal(AT(kind, k), nonce, aad, 21, text, TEXT, sealed));                                     \
        OK(raddle_##kind##_open(AT(kind, k), nonce, aad, 21, sealed, TEXT + 16, opened));                              \
        CHECK(memcmp(opened, text, TEXT) == 0);                                                                        \
        OK(raddle_##kind##_seal_begin(AT(chacha20_poly1305_stream, stream), AT(kind, k), nonce, aad, 21));             \
        pieces_of_chacha(&stream, sealed, pieces, from, to);                                                           \
        OK(raddle_##kind##_open_begin(AT(chacha20_poly1305_stream, stream), AT(kind, k), nonce, aad, 21));             \
        opened_pieces_of_chacha(&stream, sealed, opened, from, to);                                                    \
        END(chacha20_poly1305_stream, stream), END(kind, k);                                                           \
    }

static void pieces_of_chacha(struct placed *stream, const uint8_t *sealed, uint8_t *pieces, size_t from, size_t to) {
    OK(raddle_chacha20_poly1305_seal_update(AT(chacha20_poly1305_stream, *stream), text, 1003, pieces));
    MOVE(chacha20_poly1305_stream, *stream, to);
    OK(raddle_chacha20_poly1305_seal_update(AT(chacha20_poly1305_stream, *stream), text + 1003, TEXT - 1003, pieces + 1003));
    MOVE(chacha20_poly1305_stream, *stream, from);
    OK(raddle_chacha20_poly1305_seal_finish(AT(chacha20_poly1305_stream, *stream), pieces + TEXT));
    CHECK(memcmp(sealed, pieces, TEXT + 16) == 0);
}

static void opened_pieces_of_chacha(struct placed *stream, const uint8_t *sealed, uint8_t *opened, size_t from, size_t to) {
    MOVE(chacha20_poly1305_stream, *stream, to);
    OK(raddle_chacha20_poly1305_open_authenticate(AT(chacha20_poly1305_stream, *stream), sealed, TEXT));
    OK(raddle_chacha20_poly1305_open_verify(AT(chacha20_poly1305_stream, *stream), sealed + TEXT));
    MOVE(chacha20_poly1305_stream, *stream, from);
    OK(raddle_chacha20_poly1305_open_update(AT(chacha20_poly1305_stream, *stream), sealed, TEXT, opened));
    OK(raddle_chacha20_poly1305_open_finish(AT(chacha20_poly1305_stream, *stream)));
    CHECK(memcmp(opened, text, TEXT) == 0);
}

CHACHA(chacha20_poly1305)
CHACHA(xchacha20_poly1305)

static void chacha20(struct results *out, size_t from, size_t to) {
    struct placed stream = PLACE(chacha20, from);
    OK(raddle_chacha20_init(AT(chacha20, stream), key, nonce));
    OK(raddle_chacha20_xor(AT(chacha20, stream), text, 100, result(out, 100)));
    MOVE(chacha20, stream, to);
    OK(raddle_chacha20_xor(AT(chacha20, stream), text, TEXT, result(out, TEXT)));
    OK(raddle_xchacha20_init(AT(chacha20, stream), key, nonce));
    MOVE(chacha20, stream, from);
    OK(raddle_chacha20_xor(AT(chacha20, stream), text, 100, result(out, 100)));
    END(chacha20, stream);
}

static void ghash(struct results *out, size_t from, size_t to) {
    struct placed k = PLACE(ghash_key, from), sum = PLACE(ghash, from);
    OK(raddle_ghash_key_init(AT(ghash_key, k), key));
    MOVE(ghash_key, k, to);
    OK(raddle_ghash_init(AT(ghash, sum)));
    OK(raddle_ghash_update(AT(ghash, sum), AT(ghash_key, k), text, 1003));
    MOVE(ghash, sum, to);
    OK(raddle_ghash_pad(AT(ghash, sum), AT(ghash_key, k)));
    OK(raddle_ghash_update(AT(ghash, sum), AT(ghash_key, k), text, TEXT));
    OK(raddle_ghash_final(AT(ghash, sum), AT(ghash_key, k), result(out, 16)));
    END(ghash, sum), END(ghash_key, k);
}

static void poly1305(struct results *out, size_t from, size_t to) {
    struct placed sum = PLACE(poly1305, from);
    uint8_t *tag = result(out, 16);
    OK(raddle_poly1305_init(AT(poly1305, sum), key));
    OK(raddle_poly1305_update(AT(poly1305, sum), text, 1003));
    MOVE(poly1305, sum, to);
    OK(raddle_poly1305_update(AT(poly1305, sum), text + 1003, TEXT - 1003));
    OK(raddle_poly1305_final(AT(poly1305, sum), tag));
    OK(raddle_poly1305_init(AT(poly1305, sum), key));
    MOVE(poly1305, sum, from);
    OK(raddle_poly1305_update(AT(poly1305, sum), text, TEXT));
    OK(raddle_poly1305_final_verify(AT(poly1305, sum), tag));
    END(poly1305, sum);
}

/* A hash function, and HMAC with it. */
#define HASH(hash, HASH, string)                                                                                       \
    static void hash(struct results *out, size_t from, size_t to) {                                                    \
        struct placed sum = PLACE(hash, from), k = PLACE(hmac_##hash, from), stream = PLACE(hmac_##hash##_stream, from); \
        uint8_t *tag = result(out, RADDLE_##HASH##_DIGEST_BYTES), *pieces = result(out, RADDLE_##HASH##_DIGEST_BYTES); \
        OK(raddle_##hash##_init(AT(hash, sum)));                                                                       \
        OK(raddle_##hash##_update(AT(hash, sum), text, 1003));                                                         \
        MOVE(hash, sum, to);                                                                                           \
        OK(raddle_##hash##_update(AT(hash, sum), text, TEXT));                                                         \
        OK(raddle_##hash##_final(AT(hash, sum), result(out, RADDLE_##HASH##_DIGEST_BYTES)));                           \
        OK(raddle_hmac_##hash##_init(AT(hmac_##hash, k), key, 32));                                                    \
        MOVE(hmac_##hash, k, to);                                                                                      \
        OK(raddle_hmac_##hash##_mac(AT(hmac_##hash, k), text, TEXT, tag));                                             \
        OK(raddle_hmac_##hash##_begin(AT(hmac_##hash##_stream, stream), AT(hmac_##hash, k)));                          \
        OK(raddle_hmac_##hash##_update(AT(hmac_##hash##_stream, stream), text, 1003));                                 \
        MOVE(hmac_##hash##_stream, stream, to);                                                                        \
        OK(raddle_hmac_##hash##_update(AT(hmac_##hash##_stream, stream), text + 1003, TEXT - 1003));                   \
        OK(raddle_hmac_##hash##_final(AT(hmac_##hash##_stream, stream), pieces));                                      \
        CHECK(memcmp(tag, pieces, RADDLE_##HASH##_DIGEST_BYTES) == 0);                                                 \
        END(hash, sum), END(hmac_##hash, k), END(hmac_##hash##_stream, stream);                                        \
    }

HASHES(HASH)

static void blake3(struct results *out, size_t from, size_t to) {
    struct placed sum = PLACE(blake3, from);
    OK(raddle_blake3_init_keyed(AT(blake3, sum), key));
    OK(raddle_blake3_update(AT(blake3, sum), text, 1003));
    MOVE(blake3, sum, to);
    OK(raddle_blake3_update(AT(blake3, sum), text, TEXT));
    OK(raddle_blake3_output(AT(blake3, sum), 5, result(out, 100), 100));
    MOVE(blake3, sum, from);
    OK(raddle_blake3_final(AT(blake3, sum), result(out, RADDLE_BLAKE3_DIGEST_BYTES)));
    END(blake3, sum);
}

static void several(struct results *out, size_t from, size_t to) {
    const uint32_t hashes[] = {RADDLE_HASH_BLAKE3, RADDLE_HASH_SHA256, RADDLE_HASH_SHA512, RADDLE_HASH_MD5};
    struct placed sum = PLACE(several, from);
    OK(raddle_several_init(AT(several, sum), hashes, 4));
    OK(raddle_several_update(AT(several, sum), text, 1003));
    MOVE(several, sum, to);
    OK(raddle_several_update(AT(several, sum), text, TEXT));
    MOVE(several, sum, from);
    OK(raddle_several_final(AT(several, sum), result(out, 32 + 32 + 64 + 16), 32 + 32 + 64 + 16));
    END(several, sum);
}

static void sha1_checked(struct results *out, size_t from, size_t to) {
    struct placed sum = PLACE(sha1_checked, from);
    OK(raddle_sha1_checked_init(AT(sha1_checked, sum)));
    OK(raddle_sha1_checked_update(AT(sha1_checked, sum), text, 1003));
    MOVE(sha1_checked, sum, to);
    OK(raddle_sha1_checked_update(AT(sha1_checked, sum), text, TEXT));
    MOVE(sha1_checked, sum, from);
    OK(raddle_sha1_checked_final(AT(sha1_checked, sum), result(out, RADDLE_SHA1_DIGEST_BYTES)));
    END(sha1_checked, sum);
}

/* A batch whose keys are copies at different places. */
static void batch(struct results *out, size_t from, size_t to) {
    struct placed gcms[2], chachas[2];
    const raddle_aes_gcm *gcm_keys[2];
    const raddle_chacha20_poly1305 *chacha_keys[2];
    raddle_packet packets[2];
    for (int i = 0; i < 2; i++) {
        gcms[i] = PLACE(aes_gcm, from), chachas[i] = PLACE(chacha20_poly1305, from);
        OK(raddle_aes_gcm_init(AT(aes_gcm, gcms[i]), key + i, 16));
        OK(raddle_chacha20_poly1305_init(AT(chacha20_poly1305, chachas[i]), key));
        MOVE(aes_gcm, gcms[i], i == 0 ? to : from), MOVE(chacha20_poly1305, chachas[i], i == 0 ? to : from);
        gcm_keys[i] = AT(aes_gcm, gcms[i]), chacha_keys[i] = AT(chacha20_poly1305, chachas[i]);
    }
    for (int algorithm = 0; algorithm < 2; algorithm++) {
        for (int i = 0; i < 2; i++) {
            packets[i].nonce = nonce, packets[i].nonce_len = 12, packets[i].aad = aad, packets[i].aad_len = 21;
            packets[i].input = text, packets[i].len = 1000 + 50 * (size_t)i;
            packets[i].output = result(out, packets[i].len), packets[i].tag = result(out, 16);
        }
        OK(algorithm == 0 ? raddle_aes_gcm_seal_many_with_keys(gcm_keys, packets, 2)
                          : raddle_chacha20_poly1305_seal_many_with_keys(chacha_keys, packets, 2));
    }
    for (int i = 0; i < 2; i++) {
        END(aes_gcm, gcms[i]), END(chacha20_poly1305, chachas[i]);
    }
}

#define LISTED(hash, HASH, string) hash,

/* Uses a context of each type, set up at one place and copied to another. */
static void use(struct results *out, size_t from, size_t to) {
    static void (*const all[])(struct results *, size_t, size_t) = {
        HASHES(LISTED) aes, gcm, gcm_siv, chacha20_poly1305, xchacha20_poly1305, chacha20, ghash, poly1305, blake3, several, sha1_checked, batch};
    out->len = 0;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        all[i](out, from, to);
    }
}

/* The function that erases contexts of a type refuses an unaligned address, and writes nothing. */
#define NOT_ALIGNED(type)                                                                                              \
    do {                                                                                                               \
        struct placed context = PLACE(type, 0);                                                                        \
        for (size_t off = 1; off < RADDLE_ALIGNMENT; off++) {                                                          \
            CHECK(raddle_##type##_clear((raddle_##type *)(void *)(context.at + off)) == RADDLE_ERROR_ALIGNMENT);       \
            CHECK(context.at[off] == 0xa5 && context.at[sizeof(raddle_##type) - 1] == 0xa5);                           \
        }                                                                                                              \
        free(context.block);                                                                                           \
    } while (0)

#define HASH_NOT_ALIGNED(hash, HASH, string) NOT_ALIGNED(hash); NOT_ALIGNED(hmac_##hash); NOT_ALIGNED(hmac_##hash##_stream);

void test_addresses(void) {
    static struct results expected, results;
    fill(key, 32), fill(nonce, 24), fill(aad, 21), fill(text, TEXT);
    use(&expected, 0, 0);
    for (size_t from = 0; from < LINE; from += RADDLE_ALIGNMENT) {
        for (size_t to = 0; to < LINE; to += RADDLE_ALIGNMENT) {
            use(&results, from, to);
            CHECK(results.len == expected.len && memcmp(results.bytes, expected.bytes, expected.len) == 0);
        }
    }
    NOT_ALIGNED(aes);
    NOT_ALIGNED(aes_ctr);
    NOT_ALIGNED(aes_gcm);
    NOT_ALIGNED(aes_gcm_siv);
    NOT_ALIGNED(aes_gcm_stream);
    NOT_ALIGNED(chacha20);
    NOT_ALIGNED(chacha20_poly1305);
    NOT_ALIGNED(xchacha20_poly1305);
    NOT_ALIGNED(chacha20_poly1305_stream);
    NOT_ALIGNED(ghash_key);
    NOT_ALIGNED(ghash);
    NOT_ALIGNED(poly1305);
    HASHES(HASH_NOT_ALIGNED)
    NOT_ALIGNED(blake3);
    NOT_ALIGNED(several);
    NOT_ALIGNED(sha1_checked);
}
