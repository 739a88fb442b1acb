/* Every public function under valgrind's memcheck, with keys and messages undefined: a branch or an address that depends on
 * one is reported. Results are defined again before they are looked at. Nonces, lengths and errors are public. */
#include "hashes.h"
#include "test.h"

#include <valgrind/memcheck.h>

enum { LEN = 777, MANY = 37, PIECES = 12 };

static uint8_t key[32], text[LEN], aad[21], nonce[24], out[LEN + 16], back[LEN + 16], tag[64], digests[MANY][64];
static raddle_message messages[MANY];
static raddle_packet packets[MANY];
static raddle_message pieces[PIECES], halves[2];
static uint8_t into[PIECES * LEN + 16], from[PIECES * LEN];
static uint8_t sealed[MANY][LEN], tags[MANY][16];

static void secret(void *data, size_t len) { (void)VALGRIND_MAKE_MEM_UNDEFINED(data, len); }

/* Checks that the call succeeded. All results are public. */
static void done(raddle_error error) {
    CHECK(error == RADDLE_OK);
    (void)VALGRIND_MAKE_MEM_DEFINED(out, sizeof out);
    (void)VALGRIND_MAKE_MEM_DEFINED(back, sizeof back);
    (void)VALGRIND_MAKE_MEM_DEFINED(tag, sizeof tag);
    (void)VALGRIND_MAKE_MEM_DEFINED(digests, sizeof digests);
    (void)VALGRIND_MAKE_MEM_DEFINED(sealed, sizeof sealed);
    (void)VALGRIND_MAKE_MEM_DEFINED(tags, sizeof tags);
    (void)VALGRIND_MAKE_MEM_DEFINED(into, sizeof into);
    (void)VALGRIND_MAKE_MEM_DEFINED(from, sizeof from);
}

/* Whether a message is authentic is public, but comes from secrets: the error is declassified. */
static void opened(raddle_error error) {
    (void)VALGRIND_MAKE_MEM_DEFINED(&error, sizeof error);
    done(error);
}

static void batch(size_t nonce_len, int opens) {
    for (int i = 0; i < MANY; i++) {
        packets[i].nonce = nonce, packets[i].nonce_len = nonce_len, packets[i].aad = aad, packets[i].aad_len = (size_t)i % 20;
        packets[i].input = opens ? sealed[i] : text, packets[i].output = sealed[i], packets[i].len = (size_t)(i * 20);
        packets[i].tag = tags[i];
    }
}

/* Makes a message of pieces that are all the same, and two pieces of the sealed message. */
static void gather(size_t len) {
    for (int i = 0; i < PIECES; i++) {
        pieces[i].data = text, pieces[i].len = len;
    }
    halves[0].data = into, halves[0].len = 5, halves[1].data = into + 5, halves[1].len = PIECES * len + 16 - 5;
}

/* Results of a batch are public. */
static void batch_done(raddle_error error) {
    (void)VALGRIND_MAKE_MEM_DEFINED(packets, sizeof packets);
    opened(error);
}

static void gcm(size_t key_len, size_t len) {
    raddle_aes_gcm k;
    raddle_aes_gcm_stream s;
    const raddle_aes_gcm *own[MANY];
    CHECK(raddle_aes_gcm_bytes() + raddle_aes_gcm_stream_bytes() > 0);
    done(raddle_aes_gcm_init(&k, key, key_len));
    for (int i = 0; i < MANY; i++) {
        own[i] = &k;
    }
    done(raddle_aes_gcm_seal(&k, nonce, 12, aad, 21, text, len, out));
    opened(raddle_aes_gcm_open(&k, nonce, 12, aad, 21, out, len + 16, back));
    done(raddle_aes_gcm_seal_detached(&k, nonce, 13, aad, 21, text, len, out, tag, 16));
    opened(raddle_aes_gcm_open_detached(&k, nonce, 13, aad, 21, out, len, tag, 12, back));
    gather(len);
    done(raddle_aes_gcm_seal_into(&k, nonce, 12, aad, 21, pieces, PIECES, into, PIECES * len + 16));
    opened(raddle_aes_gcm_open_into(&k, nonce, 12, aad, 21, halves, 2, from, PIECES * len));
    done(raddle_aes_gcm_seal_begin(&s, &k, nonce, 12, aad, 21));
    done(raddle_aes_gcm_seal_update(&s, &k, text, len / 3, out));
    done(raddle_aes_gcm_seal_update(&s, &k, text + len / 3, len - len / 3, out + len / 3));
    done(raddle_aes_gcm_seal_finish(&s, &k, tag, 16));
    done(raddle_aes_gcm_open_begin(&s, &k, nonce, 12, aad, 21));
    done(raddle_aes_gcm_open_authenticate(&s, &k, out, len));
    opened(raddle_aes_gcm_open_verify(&s, &k, tag, 16));
    (void)VALGRIND_MAKE_MEM_DEFINED(&s, sizeof(uint64_t));
    done(raddle_aes_gcm_open_update(&s, &k, out, len, back));
    opened(raddle_aes_gcm_open_finish(&s, &k));
    done(raddle_aes_gcm_stream_clear(&s));
    batch(12, 0), batch_done(raddle_aes_gcm_seal_many(&k, packets, MANY));
    batch(12, 1), batch_done(raddle_aes_gcm_open_many(&k, packets, MANY));
    batch(12, 0), batch_done(raddle_aes_gcm_seal_many_with_keys(own, packets, MANY));
    batch(12, 1), batch_done(raddle_aes_gcm_open_many_with_keys(own, packets, MANY));
    done(raddle_aes_gcm_clear(&k));
}

static void gcm_siv(size_t key_len, size_t len) {
    raddle_aes_gcm_siv k;
    const raddle_aes_gcm_siv *own[MANY];
    CHECK(raddle_aes_gcm_siv_bytes() > 0);
    done(raddle_aes_gcm_siv_init(&k, key, key_len));
    for (int i = 0; i < MANY; i++) {
        own[i] = &k;
    }
    done(raddle_aes_gcm_siv_seal(&k, nonce, aad, 21, text, len, out));
    opened(raddle_aes_gcm_siv_open(&k, nonce, aad, 21, out, len + 16, back));
    done(raddle_aes_gcm_siv_seal_detached(&k, nonce, aad, 21, text, len, out, tag));
    opened(raddle_aes_gcm_siv_open_detached(&k, nonce, aad, 21, out, len, tag, back));
    gather(len);
    done(raddle_aes_gcm_siv_seal_into(&k, nonce, aad, 21, pieces, PIECES, into, PIECES * len + 16));
    opened(raddle_aes_gcm_siv_open_into(&k, nonce, aad, 21, halves, 2, from, PIECES * len));
    batch(12, 0), batch_done(raddle_aes_gcm_siv_seal_many(&k, packets, MANY));
    batch(12, 1), batch_done(raddle_aes_gcm_siv_open_many(&k, packets, MANY));
    batch(12, 0), batch_done(raddle_aes_gcm_siv_seal_many_with_keys(own, packets, MANY));
    batch(12, 1), batch_done(raddle_aes_gcm_siv_open_many_with_keys(own, packets, MANY));
    done(raddle_aes_gcm_siv_clear(&k));
}

static void chacha(size_t len) {
    raddle_chacha20_poly1305 k;
    raddle_xchacha20_poly1305 x;
    raddle_chacha20_poly1305_stream s;
    raddle_chacha20 c;
    const raddle_chacha20_poly1305 *own[MANY];
    const raddle_xchacha20_poly1305 *xown[MANY];
    uint64_t position;
    CHECK(raddle_chacha20_poly1305_bytes() + raddle_chacha20_poly1305_stream_bytes() > 0);
    CHECK(raddle_xchacha20_poly1305_bytes() + raddle_chacha20_bytes() > 0);
    done(raddle_chacha20_poly1305_init(&k, key));
    done(raddle_xchacha20_poly1305_init(&x, key));
    for (int i = 0; i < MANY; i++) {
        own[i] = &k, xown[i] = &x;
    }
    done(raddle_chacha20_poly1305_seal(&k, nonce, aad, 21, text, len, out));
    opened(raddle_chacha20_poly1305_open(&k, nonce, aad, 21, out, len + 16, back));
    done(raddle_chacha20_poly1305_seal_detached(&k, nonce, aad, 21, text, len, out, tag));
    opened(raddle_chacha20_poly1305_open_detached(&k, nonce, aad, 21, out, len, tag, back));
    gather(len);
    done(raddle_chacha20_poly1305_seal_into(&k, nonce, aad, 21, pieces, PIECES, into, PIECES * len + 16));
    opened(raddle_chacha20_poly1305_open_into(&k, nonce, aad, 21, halves, 2, from, PIECES * len));
    done(raddle_xchacha20_poly1305_seal(&x, nonce, aad, 21, text, len, out));
    opened(raddle_xchacha20_poly1305_open(&x, nonce, aad, 21, out, len + 16, back));
    done(raddle_xchacha20_poly1305_seal_detached(&x, nonce, aad, 21, text, len, out, tag));
    opened(raddle_xchacha20_poly1305_open_detached(&x, nonce, aad, 21, out, len, tag, back));
    done(raddle_xchacha20_poly1305_seal_into(&x, nonce, aad, 21, pieces, PIECES, into, PIECES * len + 16));
    opened(raddle_xchacha20_poly1305_open_into(&x, nonce, aad, 21, halves, 2, from, PIECES * len));
    done(raddle_xchacha20_poly1305_seal_begin(&s, &x, nonce, aad, 21));
    done(raddle_chacha20_poly1305_seal_begin(&s, &k, nonce, aad, 21));
    done(raddle_chacha20_poly1305_seal_update(&s, text, len, out));
    done(raddle_chacha20_poly1305_seal_finish(&s, tag));
    done(raddle_xchacha20_poly1305_open_begin(&s, &x, nonce, aad, 21));
    done(raddle_chacha20_poly1305_open_begin(&s, &k, nonce, aad, 21));
    done(raddle_chacha20_poly1305_open_authenticate(&s, out, len));
    opened(raddle_chacha20_poly1305_open_verify(&s, tag));
    (void)VALGRIND_MAKE_MEM_DEFINED(&s, sizeof(uint64_t));
    done(raddle_chacha20_poly1305_open_update(&s, out, len, back));
    opened(raddle_chacha20_poly1305_open_finish(&s));
    done(raddle_chacha20_poly1305_stream_clear(&s));
    batch(12, 0), batch_done(raddle_chacha20_poly1305_seal_many(&k, packets, MANY));
    batch(12, 1), batch_done(raddle_chacha20_poly1305_open_many(&k, packets, MANY));
    batch(12, 0), batch_done(raddle_chacha20_poly1305_seal_many_with_keys(own, packets, MANY));
    batch(12, 1), batch_done(raddle_chacha20_poly1305_open_many_with_keys(own, packets, MANY));
    batch(24, 0), batch_done(raddle_xchacha20_poly1305_seal_many(&x, packets, MANY));
    batch(24, 1), batch_done(raddle_xchacha20_poly1305_open_many(&x, packets, MANY));
    batch(24, 0), batch_done(raddle_xchacha20_poly1305_seal_many_with_keys(xown, packets, MANY));
    batch(24, 1), batch_done(raddle_xchacha20_poly1305_open_many_with_keys(xown, packets, MANY));
    done(raddle_chacha20_poly1305_clear(&k));
    done(raddle_xchacha20_poly1305_clear(&x));
    done(raddle_xchacha20_init(&c, key, nonce));
    done(raddle_chacha20_init(&c, key, nonce));
    done(raddle_chacha20_xor(&c, text, len, out));
    done(raddle_chacha20_seek(&c, 65));
    done(raddle_chacha20_position(&c, &position));
    done(raddle_chacha20_xor(&c, text, len, out));
    done(raddle_chacha20_clear(&c));
    done(raddle_hchacha20(key, nonce, tag));
}

static void aes(size_t key_len, size_t len) {
    raddle_aes k;
    raddle_aes_ctr c;
    raddle_ghash_key h;
    raddle_ghash g;
    uint64_t position;
    CHECK(raddle_aes_bytes() + raddle_aes_ctr_bytes() + raddle_ghash_bytes() + raddle_ghash_key_bytes() > 0);
    done(raddle_aes_init(&k, key, key_len));
    done(raddle_aes_encrypt_block(&k, text, out));
    for (uint32_t bits = 32; bits <= 128; bits += 96) {
        done(raddle_aes_ctr_init(&c, bits, nonce));
        done(raddle_aes_ctr_xor(&c, &k, text, len, out));
        done(raddle_aes_ctr_seek(&c, 17));
        done(raddle_aes_ctr_position(&c, &position));
        done(raddle_aes_ctr_clear(&c));
    }
    done(raddle_aes_clear(&k));
    done(raddle_ghash_key_init(&h, key));
    done(raddle_ghash_init(&g));
    done(raddle_ghash_update(&g, &h, text, len));
    done(raddle_ghash_pad(&g, &h));
    done(raddle_ghash_final(&g, &h, tag));
    done(raddle_ghash_clear(&g));
    done(raddle_ghash_key_clear(&h));
}

/* A hash function, and HMAC with it. */
#define HASH(name, NAME, string)                                                                                       \
    static void name(size_t len) {                                                                                     \
        raddle_##name c;                                                                                               \
        CHECK(raddle_##name##_bytes() > 0);                                                                            \
        done(raddle_##name##_digest(text, len, tag));                                                                  \
        done(raddle_##name##_init(&c));                                                                                \
        done(raddle_##name##_update(&c, text, len));                                                                   \
        done(raddle_##name##_final(&c, tag));                                                                          \
        done(raddle_##name##_clear(&c));                                                                               \
        done(raddle_##name##_many(messages, MANY, (uint8_t(*)[RADDLE_##NAME##_DIGEST_BYTES])(void *)digests));         \
    }                                                                                                                  \
    static void hmac_##name(size_t len) {                                                                              \
        raddle_hmac_##name c;                                                                                          \
        raddle_hmac_##name##_stream s;                                                                                 \
        CHECK(raddle_hmac_##name##_bytes() + raddle_hmac_##name##_stream_bytes() > 0);                                 \
        done(raddle_hmac_##name##_init(&c, key, 32));                                                                  \
        done(raddle_hmac_##name##_mac(&c, text, len, tag));                                                            \
        opened(raddle_hmac_##name##_verify(&c, text, len, tag, RADDLE_HMAC_##NAME##_TAG_BYTES));                       \
        done(raddle_hmac_##name##_begin(&s, &c));                                                                      \
        done(raddle_hmac_##name##_update(&s, text, len));                                                              \
        done(raddle_hmac_##name##_final(&s, tag));                                                                     \
        done(raddle_hmac_##name##_begin(&s, &c));                                                                      \
        done(raddle_hmac_##name##_update(&s, text, len));                                                              \
        opened(raddle_hmac_##name##_final_verify(&s, tag, RADDLE_HMAC_##NAME##_TAG_BYTES));                            \
        done(raddle_hmac_##name##_stream_clear(&s));                                                                   \
        done(raddle_hmac_##name##_many(&c, messages, MANY, (uint8_t(*)[RADDLE_HMAC_##NAME##_TAG_BYTES])(void *)digests)); \
        done(raddle_hmac_##name##_clear(&c));                                                                          \
    }

HASHES(HASH)

/* HKDF and PBKDF2 with a hash function. */
#define KDF(name, NAME, string)                                                                                        \
    static void derive_##name(void) {                                                                                  \
        done(raddle_hkdf_##name(aad, 21, key, 32, nonce, 24, out, 100));                                               \
        done(raddle_hkdf_##name##_extract(aad, 21, key, 32, tag));                                                     \
        done(raddle_hkdf_##name##_expand(text, RADDLE_##NAME##_DIGEST_BYTES, nonce, 24, out, 100));                    \
        done(raddle_pbkdf2_##name(key, 32, aad, 21, 3, out, 300));                                                     \
    }

KDF_HASHES(KDF)

#define DERIVED(name, NAME, string) derive_##name();

static void others(size_t len) {
    raddle_poly1305 c;
    CHECK(raddle_poly1305_bytes() > 0);
    done(raddle_poly1305_mac(key, text, len, tag));
    done(raddle_poly1305_init(&c, key));
    done(raddle_poly1305_update(&c, text, len));
    done(raddle_poly1305_final(&c, tag));
    done(raddle_poly1305_init(&c, key));
    done(raddle_poly1305_update(&c, text, len));
    opened(raddle_poly1305_final_verify(&c, tag));
    done(raddle_poly1305_clear(&c));
    done(raddle_sha256d(text, len, tag));
    KDF_HASHES(DERIVED)
    int equal = raddle_equal(text, key, 32);
    (void)VALGRIND_MAKE_MEM_DEFINED(&equal, sizeof equal);
    CHECK(equal == 0 || equal == 1);
    done(raddle_memzero(out, sizeof out));
}

/* The nodes of trees are secret. */
static void blake3(size_t len) {
    raddle_blake3 c;
    CHECK(raddle_blake3_bytes() > 0);
    done(raddle_blake3_digest(text, len, tag));
    done(raddle_blake3_init(&c));
    done(raddle_blake3_init_derive_key(&c, aad, 21));
    done(raddle_blake3_update(&c, text, len));
    done(raddle_blake3_output(&c, 7, out, len));
    done(raddle_blake3_init_keyed(&c, key));
    done(raddle_blake3_update(&c, text, len));
    done(raddle_blake3_update(&c, text, len));
    done(raddle_blake3_final(&c, tag));
    done(raddle_blake3_clear(&c));
    done(raddle_blake3_many(messages, MANY, (uint8_t(*)[32])(void *)digests));
}

static void several(size_t len) {
    const uint32_t hashes[] = {RADDLE_HASH_MD5, RADDLE_HASH_SHA256, RADDLE_HASH_SHA1, RADDLE_HASH_SHA512, RADDLE_HASH_BLAKE3};
    raddle_several c;
    CHECK(raddle_several_bytes() > 0);
    /* One kernel computes two or three of them, and the other functions follow. */
    for (size_t count = 2; count <= 5; count++) {
        const size_t digests_len = 16 + 32 + 20 * (count > 2) + 64 * (count > 3) + 32 * (count > 4);
        done(raddle_several_digest(hashes, count, text, len, out, digests_len));
        done(raddle_several_init(&c, hashes, count));
        done(raddle_several_update(&c, text, len));
        done(raddle_several_update(&c, text, len));
        done(raddle_several_final(&c, out, digests_len));
        done(raddle_several_clear(&c));
    }
    done(raddle_several_digest(hashes + 1, 2, text, len, out, 32 + 20));
}

/* For public messages only: its time depends on them. */
static void sha1_checked(void) {
    const uint8_t message[200] = {1};
    raddle_sha1_checked c;
    CHECK(raddle_sha1_checked_bytes() > 0);
    done(raddle_sha1_checked_digest(message, sizeof message, out));
    done(raddle_sha1_checked_init(&c));
    done(raddle_sha1_checked_init_safe(&c));
    done(raddle_sha1_checked_update(&c, message, sizeof message));
    done(raddle_sha1_checked_final(&c, out));
    done(raddle_sha1_checked_clear(&c));
}

static void trees(void) {
    for (size_t count = 0; count <= MANY; count++) {
        uint8_t(*nodes)[32] = (uint8_t(*)[32])(void *)digests;
        secret(digests, sizeof digests);
        done(raddle_sha256_pairs(digests[0], count, nodes));
        for (uint32_t tree = RADDLE_MERKLE_SSZ; tree <= RADDLE_MERKLE_BITCOIN; tree++) {
            secret(digests, sizeof digests);
            done(raddle_merkle_root(tree, 9, nodes, count, tag));
        }
    }
}

/* Block functions for other libraries: their states are secret too. */
static void blocks(void) {
    static uint64_t memory[RADDLE_GCM_KEY_BYTES / 8 + 64];
    uint32_t hash[8] = {0}, chacha_state[16] = {0};
    uint64_t words[64] = {0};
    uint8_t counter[16] = {0}, x[16] = {0};
    secret(hash, sizeof hash), secret(chacha_state, sizeof chacha_state), secret(x, sizeof x);
    done(raddle_sha256_compress_n(hash, 5, text));
    done(raddle_md5_compress_n(hash, 5, text));
    done(raddle_chacha_blocks(chacha_state, 32, 300, out, text));
    done(raddle_poly1305_set_key(words, key));
    done(raddle_poly1305_blocks(words, 20, text, 1));
    done(raddle_poly1305_digest(words, tag));
    done(raddle_gcm_fill(counter, 3, out));
    done(raddle_gcm_init_key(memory, key));
    done(raddle_gcm_hash(memory, x, 10, text));
    for (size_t key_len = 16; key_len <= 32; key_len += 8) {
        done(raddle_gcm_aes_init_key(memory, key_len, key));
        done(raddle_gcm_aes_encrypt(memory, counter, x, 640, out, text));
        done(raddle_gcm_aes_decrypt(memory, counter, x, 640, back, out));
    }
    done(raddle_gcm_clear_key(memory));
}

#define BOTH(name, NAME, string) name(len), hmac_##name(len);

int main(int count, char **args) {
    (void)args;
    /* Texts for people: no secrets. */
    CHECK(raddle_strerror(0) != NULL && raddle_error_name(0) != NULL && raddle_version() != NULL);
    char name[512];
    done(raddle_cpu_describe(name, sizeof name));
    done(raddle_cpu_core(name, sizeof name)), done(raddle_cpu_set_core(name));
    done(raddle_cpu_level(name, sizeof name)), done(raddle_cpu_set_max_level(name));
    fill(key, sizeof key), fill(text, sizeof text), fill(nonce, sizeof nonce), fill(aad, sizeof aad);
    for (int i = 0; i < MANY; i++) {
        messages[i].data = text, messages[i].len = (size_t)(i * 21);
    }
    secret(key, sizeof key), secret(text, sizeof text), secret(aad, sizeof aad);
    for (size_t len = 0; len <= LEN; len += len < 70 ? 23 : 236) {
        for (size_t key_len = 16; key_len <= 32; key_len += 8) {
            gcm(key_len, len), aes(key_len, len);
        }
        gcm_siv(16, len), gcm_siv(32, len);
        HASHES(BOTH)
        blake3(len), several(len), chacha(len), others(len);
    }
    blocks(), trees(), sha1_checked();
    if (count > 1) {
        /* The planted leak: a comparison that ends early. */
        CHECK(raddle_hkdf_sha256_extract(aad, 21, key, 32, tag) == RADDLE_OK);
        for (int i = 0; i < 32 && tag[i] == 0; i++) {
            puts("a zero");
        }
    }
    return 0;
}
