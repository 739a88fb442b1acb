/* Every public function under valgrind's memcheck, with keys and messages undefined: a branch or an address that depends on
 * one is reported. Results are defined again before they are looked at. Nonces, lengths and errors are public. */
#include "test.h"

#include <valgrind/memcheck.h>

enum { LEN = 777, MANY = 37 };

static uint8_t key[32], text[LEN], aad[21], nonce[24], out[LEN + 16], back[LEN + 16], tag[64], digests[MANY][64];
static raddle_message messages[MANY];
static raddle_packet packets[MANY];
static uint8_t sealed[MANY][LEN], tags[MANY][16];

static void secret(void *data, size_t len) { (void)VALGRIND_MAKE_MEM_UNDEFINED(data, len); }

/* That it went well, and all results are public. */
static void done(raddle_error error) {
    CHECK(error == RADDLE_OK);
    (void)VALGRIND_MAKE_MEM_DEFINED(out, sizeof out);
    (void)VALGRIND_MAKE_MEM_DEFINED(back, sizeof back);
    (void)VALGRIND_MAKE_MEM_DEFINED(tag, sizeof tag);
    (void)VALGRIND_MAKE_MEM_DEFINED(digests, sizeof digests);
    (void)VALGRIND_MAKE_MEM_DEFINED(sealed, sizeof sealed);
    (void)VALGRIND_MAKE_MEM_DEFINED(tags, sizeof tags);
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
    done(raddle_xchacha20_poly1305_seal(&x, nonce, aad, 21, text, len, out));
    opened(raddle_xchacha20_poly1305_open(&x, nonce, aad, 21, out, len + 16, back));
    done(raddle_xchacha20_poly1305_seal_detached(&x, nonce, aad, 21, text, len, out, tag));
    opened(raddle_xchacha20_poly1305_open_detached(&x, nonce, aad, 21, out, len, tag, back));
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

#define HASH(name, BYTES, init, update, final, clear, digest, many, bytes)                                             \
    static void name(size_t len) {                                                                                     \
        raddle_##name c;                                                                                               \
        CHECK(bytes() > 0);                                                                                            \
        done(digest(text, len, tag));                                                                                  \
        done(init(&c));                                                                                                \
        done(update(&c, text, len));                                                                                   \
        done(final(&c, tag));                                                                                          \
        done(clear(&c));                                                                                               \
        done(many(messages, MANY, (uint8_t(*)[BYTES])(void *)digests));                                                \
    }

HASH(sha256, 32, raddle_sha256_init, raddle_sha256_update, raddle_sha256_final, raddle_sha256_clear,
     raddle_sha256_digest, raddle_sha256_many, raddle_sha256_bytes)
HASH(sha1, 20, raddle_sha1_init, raddle_sha1_update, raddle_sha1_final, raddle_sha1_clear,
     raddle_sha1_digest, raddle_sha1_many, raddle_sha1_bytes)
HASH(sha224, 28, raddle_sha224_init, raddle_sha224_update, raddle_sha224_final, raddle_sha224_clear,
     raddle_sha224_digest, raddle_sha224_many, raddle_sha224_bytes)
HASH(sha384, 48, raddle_sha384_init, raddle_sha384_update, raddle_sha384_final, raddle_sha384_clear,
     raddle_sha384_digest, raddle_sha384_many, raddle_sha384_bytes)
HASH(sha512, 64, raddle_sha512_init, raddle_sha512_update, raddle_sha512_final, raddle_sha512_clear,
     raddle_sha512_digest, raddle_sha512_many, raddle_sha512_bytes)
HASH(sha512_256, 32, raddle_sha512_256_init, raddle_sha512_256_update, raddle_sha512_256_final, raddle_sha512_256_clear,
     raddle_sha512_256_digest, raddle_sha512_256_many, raddle_sha512_256_bytes)
HASH(md5, 16, raddle_md5_init, raddle_md5_update, raddle_md5_final, raddle_md5_clear, raddle_md5_digest,
     raddle_md5_many, raddle_md5_bytes)

#define HMAC(name, BYTES, init, clear, mac, verify, begin, update, final, final_verify, stream_clear, many, bytes,      \
             stream_bytes)                                                                                             \
    static void name(size_t len) {                                                                                     \
        raddle_##name c;                                                                                               \
        raddle_##name##_stream s;                                                                                      \
        CHECK(bytes() + stream_bytes() > 0);                                                                           \
        done(init(&c, key, 32));                                                                                       \
        done(mac(&c, text, len, tag));                                                                                 \
        opened(verify(&c, text, len, tag, BYTES));                                                                     \
        done(begin(&s, &c));                                                                                           \
        done(update(&s, text, len));                                                                                   \
        done(final(&s, tag));                                                                                          \
        done(begin(&s, &c));                                                                                           \
        done(update(&s, text, len));                                                                                   \
        opened(final_verify(&s, tag, BYTES));                                                                          \
        done(stream_clear(&s));                                                                                        \
        done(many(&c, messages, MANY, (uint8_t(*)[BYTES])(void *)digests));                                            \
        done(clear(&c));                                                                                               \
    }

HMAC(hmac_sha256, 32, raddle_hmac_sha256_init, raddle_hmac_sha256_clear, raddle_hmac_sha256_mac,
     raddle_hmac_sha256_verify, raddle_hmac_sha256_begin, raddle_hmac_sha256_update, raddle_hmac_sha256_final,
     raddle_hmac_sha256_final_verify, raddle_hmac_sha256_stream_clear, raddle_hmac_sha256_many,
     raddle_hmac_sha256_bytes, raddle_hmac_sha256_stream_bytes)
HMAC(hmac_sha1, 20, raddle_hmac_sha1_init, raddle_hmac_sha1_clear, raddle_hmac_sha1_mac,
     raddle_hmac_sha1_verify, raddle_hmac_sha1_begin, raddle_hmac_sha1_update, raddle_hmac_sha1_final,
     raddle_hmac_sha1_final_verify, raddle_hmac_sha1_stream_clear, raddle_hmac_sha1_many,
     raddle_hmac_sha1_bytes, raddle_hmac_sha1_stream_bytes)
HMAC(hmac_sha224, 28, raddle_hmac_sha224_init, raddle_hmac_sha224_clear, raddle_hmac_sha224_mac,
     raddle_hmac_sha224_verify, raddle_hmac_sha224_begin, raddle_hmac_sha224_update, raddle_hmac_sha224_final,
     raddle_hmac_sha224_final_verify, raddle_hmac_sha224_stream_clear, raddle_hmac_sha224_many,
     raddle_hmac_sha224_bytes, raddle_hmac_sha224_stream_bytes)
HMAC(hmac_sha384, 48, raddle_hmac_sha384_init, raddle_hmac_sha384_clear, raddle_hmac_sha384_mac,
     raddle_hmac_sha384_verify, raddle_hmac_sha384_begin, raddle_hmac_sha384_update, raddle_hmac_sha384_final,
     raddle_hmac_sha384_final_verify, raddle_hmac_sha384_stream_clear, raddle_hmac_sha384_many,
     raddle_hmac_sha384_bytes, raddle_hmac_sha384_stream_bytes)
HMAC(hmac_sha512, 64, raddle_hmac_sha512_init, raddle_hmac_sha512_clear, raddle_hmac_sha512_mac,
     raddle_hmac_sha512_verify, raddle_hmac_sha512_begin, raddle_hmac_sha512_update, raddle_hmac_sha512_final,
     raddle_hmac_sha512_final_verify, raddle_hmac_sha512_stream_clear, raddle_hmac_sha512_many,
     raddle_hmac_sha512_bytes, raddle_hmac_sha512_stream_bytes)
HMAC(hmac_sha512_256, 32, raddle_hmac_sha512_256_init, raddle_hmac_sha512_256_clear, raddle_hmac_sha512_256_mac,
     raddle_hmac_sha512_256_verify, raddle_hmac_sha512_256_begin, raddle_hmac_sha512_256_update, raddle_hmac_sha512_256_final,
     raddle_hmac_sha512_256_final_verify, raddle_hmac_sha512_256_stream_clear, raddle_hmac_sha512_256_many,
     raddle_hmac_sha512_256_bytes, raddle_hmac_sha512_256_stream_bytes)
HMAC(hmac_md5, 16, raddle_hmac_md5_init, raddle_hmac_md5_clear, raddle_hmac_md5_mac, raddle_hmac_md5_verify,
     raddle_hmac_md5_begin, raddle_hmac_md5_update, raddle_hmac_md5_final, raddle_hmac_md5_final_verify,
     raddle_hmac_md5_stream_clear, raddle_hmac_md5_many, raddle_hmac_md5_bytes, raddle_hmac_md5_stream_bytes)

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
    done(raddle_hkdf_sha256(aad, 21, key, 32, nonce, 24, out, 100));
    done(raddle_hkdf_sha256_extract(aad, 21, key, 32, tag));
    done(raddle_hkdf_sha256_expand(key, 32, nonce, 24, out, 100));
    done(raddle_pbkdf2_sha256(key, 32, aad, 21, 3, out, 300));
    done(raddle_hkdf_sha384(aad, 21, key, 32, nonce, 24, out, 100));
    done(raddle_hkdf_sha384_extract(aad, 21, key, 32, tag));
    done(raddle_hkdf_sha384_expand(text, 48, nonce, 24, out, 100));
    done(raddle_pbkdf2_sha384(key, 32, aad, 21, 3, out, 300));
    done(raddle_hkdf_sha512(aad, 21, key, 32, nonce, 24, out, 100));
    done(raddle_hkdf_sha512_extract(aad, 21, key, 32, tag));
    done(raddle_hkdf_sha512_expand(text, 64, nonce, 24, out, 100));
    done(raddle_pbkdf2_sha512(key, 32, aad, 21, 3, out, 300));
    done(raddle_hkdf_sha1(aad, 21, key, 32, nonce, 24, out, 100));
    done(raddle_hkdf_sha1_extract(aad, 21, key, 32, tag));
    done(raddle_hkdf_sha1_expand(key, 32, nonce, 24, out, 100));
    done(raddle_pbkdf2_sha1(key, 32, aad, 21, 3, out, 300));
    done(raddle_hkdf_sha224(aad, 21, key, 32, nonce, 24, out, 100));
    done(raddle_hkdf_sha224_extract(aad, 21, key, 32, tag));
    done(raddle_hkdf_sha224_expand(key, 32, nonce, 24, out, 100));
    done(raddle_pbkdf2_sha224(key, 32, aad, 21, 3, out, 300));
    int equal = raddle_equal(text, key, 32);
    (void)VALGRIND_MAKE_MEM_DEFINED(&equal, sizeof equal);
    CHECK(equal == 0 || equal == 1);
    done(raddle_memzero(out, sizeof out));
}

/* The nodes of trees. */
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
        sha1(len), hmac_sha1(len), blake3(len);
        sha384(len), sha512(len), sha512_256(len), hmac_sha384(len), hmac_sha512(len), hmac_sha512_256(len);
        chacha(len), sha256(len), sha224(len), md5(len), hmac_sha256(len), hmac_sha224(len), hmac_md5(len), others(len);
    }
    blocks(), trees();
    if (count > 1) {
        /* The planted leak: a comparison that ends early. */
        CHECK(raddle_hkdf_sha256_extract(aad, 21, key, 32, tag) == RADDLE_OK);
        for (int i = 0; i < 32 && tag[i] == 0; i++) {
            puts("a zero");
        }
    }
    return 0;
}
