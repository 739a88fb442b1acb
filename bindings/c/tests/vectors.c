/* Every vector, by each function that computes it. */
#include "hashes.h"
#include "test.h"

static int is_valid(raddle_error error) { return error == RADDLE_OK; }

/* Room for a result, which is filled first and erased afterwards. */
static uint8_t *room(size_t len) {
    uint8_t *data = (uint8_t *)malloc(len + 1);
    CHECK(data != NULL);
    memset(data, 0xa5, len + 1);
    return data;
}

/* The common signature of the AEADs' functions for sealing and opening. */
typedef raddle_error seal_fn(const void *key, const struct vector *v, const uint8_t *in, size_t len, uint8_t *out,
                             uint8_t *tag);
typedef raddle_error open_fn(const void *key, const struct vector *v, const uint8_t *in, size_t len, const uint8_t *tag,
                             uint8_t *out);

static raddle_error gcm_seal(const void *key, const struct vector *v, const uint8_t *in, size_t len, uint8_t *out,
                             uint8_t *tag) {
    const struct field *f = v->fields;
    return raddle_aes_gcm_seal_detached((const raddle_aes_gcm *)key, f[1].data, f[1].len, f[2].data, f[2].len, in, len, out, tag,
                                        f[5].len);
}

static raddle_error gcm_open(const void *key, const struct vector *v, const uint8_t *in, size_t len, const uint8_t *tag,
                             uint8_t *out) {
    const struct field *f = v->fields;
    return raddle_aes_gcm_open_detached((const raddle_aes_gcm *)key, f[1].data, f[1].len, f[2].data, f[2].len, in, len, tag,
                                        f[5].len, out);
}

static raddle_error siv_seal(const void *key, const struct vector *v, const uint8_t *in, size_t len, uint8_t *out,
                             uint8_t *tag) {
    const struct field *f = v->fields;
    return raddle_aes_gcm_siv_seal_detached((const raddle_aes_gcm_siv *)key, f[1].data, f[2].data, f[2].len, in, len, out, tag);
}

static raddle_error siv_open(const void *key, const struct vector *v, const uint8_t *in, size_t len, const uint8_t *tag,
                             uint8_t *out) {
    const struct field *f = v->fields;
    return raddle_aes_gcm_siv_open_detached((const raddle_aes_gcm_siv *)key, f[1].data, f[2].data, f[2].len, in, len, tag, out);
}

static raddle_error short_seal(const void *key, const struct vector *v, const uint8_t *in, size_t len, uint8_t *out,
                               uint8_t *tag) {
    const struct field *f = v->fields;
    return raddle_chacha20_poly1305_seal_detached((const raddle_chacha20_poly1305 *)key, f[1].data, f[2].data, f[2].len,
                                                  in, len, out, tag);
}

static raddle_error short_open(const void *key, const struct vector *v, const uint8_t *in, size_t len,
                               const uint8_t *tag, uint8_t *out) {
    const struct field *f = v->fields;
    return raddle_chacha20_poly1305_open_detached((const raddle_chacha20_poly1305 *)key, f[1].data, f[2].data, f[2].len,
                                                  in, len, tag, out);
}

static raddle_error long_seal(const void *key, const struct vector *v, const uint8_t *in, size_t len, uint8_t *out,
                              uint8_t *tag) {
    const struct field *f = v->fields;
    return raddle_xchacha20_poly1305_seal_detached((const raddle_xchacha20_poly1305 *)key, f[1].data, f[2].data,
                                                   f[2].len, in, len, out, tag);
}

static raddle_error long_open(const void *key, const struct vector *v, const uint8_t *in, size_t len,
                              const uint8_t *tag, uint8_t *out) {
    const struct field *f = v->fields;
    return raddle_xchacha20_poly1305_open_detached((const raddle_xchacha20_poly1305 *)key, f[1].data, f[2].data,
                                                   f[2].len, in, len, tag, out);
}

/* Apart and in place; a message that does not open leaves zeros apart, and is unchanged in place. */
static void aead(const struct vector *v, const void *key, seal_fn *seal, open_fn *open) {
    const struct field *pt = &v->fields[3], *ct = &v->fields[4], *tag = &v->fields[5];
    size_t len = ct->len;
    uint8_t *out = room(len), made[16];
    CHECK(is_valid(open(key, v, ct->data, len, tag->data, out)) == v->valid);
    CHECK(v->valid ? memcmp(out, pt->data, len) == 0 : all_zero(out, len));
    CHECK(out[len] == 0xa5);
    if (len > 0) {
        memcpy(out, ct->data, len);
    }
    CHECK(is_valid(open(key, v, out, len, tag->data, out)) == v->valid);
    CHECK(len == 0 || memcmp(out, v->valid ? pt->data : ct->data, len) == 0);
    if (v->valid) {
        memset(out, 0xa5, len);
        CHECK(seal(key, v, pt->data, len, out, made) == RADDLE_OK);
        CHECK(memcmp(out, ct->data, len) == 0 && memcmp(made, tag->data, tag->len) == 0);
        if (len > 0) {
            memcpy(out, pt->data, len);
        }
        CHECK(seal(key, v, out, len, out, made) == RADDLE_OK);
        CHECK(memcmp(out, ct->data, len) == 0 && memcmp(made, tag->data, tag->len) == 0);
    }
    free(out);
}

/* Tags of 4 and 8 bytes, which the library refuses: they are the first bytes of full tags. */
static void short_tag(const struct vector *v) {
    const struct field *f = v->fields, *tag = &f[5];
    size_t len = f[4].len;
    raddle_aes_gcm key;
    uint8_t *text = room(len), *again = room(len), made[16];
    CHECK(raddle_aes_gcm_init(&key, f[0].data, f[0].len) == RADDLE_OK);
    CHECK(gcm_open(&key, v, f[4].data, len, tag->data, text) == RADDLE_ERROR_TAG_LENGTH && text[0] == 0xa5);
    /* Sealing the ciphertext again decrypts it, because this is counter mode. */
    CHECK(raddle_aes_gcm_seal_detached(&key, f[1].data, f[1].len, NULL, 0, f[4].data, len, text, made, 16) == RADDLE_OK);
    CHECK(raddle_aes_gcm_seal_detached(&key, f[1].data, f[1].len, f[2].data, f[2].len, text, len, again, made, 16) == RADDLE_OK);
    CHECK(len == 0 || memcmp(again, f[4].data, len) == 0);
    CHECK((memcmp(made, tag->data, tag->len) == 0) == v->valid);
    CHECK(!v->valid || len == 0 || memcmp(text, f[3].data, len) == 0);
    CHECK(raddle_aes_gcm_clear(&key) == RADDLE_OK);
    free(text);
    free(again);
}

/* The 16-byte tag follows the text. */
static void appended(const struct vector *v, int which, const void *key) {
    const struct field *f = v->fields;
    size_t len = f[4].len;
    uint8_t *sealed = room(len + 16), *out = room(len + 16);
    if (len > 0) {
        memcpy(sealed, f[4].data, len);
    }
    memcpy(sealed + len, f[5].data, 16);
    raddle_error opened, made;
#define BOTH(name, TYPE, ...)                                                                                          \
    opened = raddle_##name##_open((const TYPE *)key, __VA_ARGS__, f[2].data, f[2].len, sealed, len + 16, out);         \
    CHECK(is_valid(opened) == v->valid && out[len] == 0xa5);                                                           \
    made = raddle_##name##_seal((const TYPE *)key, __VA_ARGS__, f[2].data, f[2].len, f[3].data, len, out)
    if (which == 0) {
        BOTH(aes_gcm, raddle_aes_gcm, f[1].data, f[1].len);
    } else if (which == 1) {
        BOTH(chacha20_poly1305, raddle_chacha20_poly1305, f[1].data);
    } else if (which == 2) {
        BOTH(aes_gcm_siv, raddle_aes_gcm_siv, f[1].data);
    } else {
        BOTH(xchacha20_poly1305, raddle_xchacha20_poly1305, f[1].data);
    }
#undef BOTH
    CHECK(made == RADDLE_OK && out[len + 16] == 0xa5);
    CHECK(!v->valid || memcmp(out, sealed, len + 16) == 0);
    free(sealed);
    free(out);
}

static void aeads(const struct vector *v) {
    const struct field *f = v->fields;
    if (strcmp(v->algorithm, "aes-gcm") == 0) {
        raddle_aes_gcm key, copy;
        raddle_error made = raddle_aes_gcm_init(&key, f[0].data, f[0].len);
        CHECK(made == RADDLE_OK);
        if (f[1].len == 0) {
            uint8_t out[16];
            CHECK(gcm_seal(&key, v, NULL, 0, out, out) == RADDLE_ERROR_NONCE_LENGTH && !v->valid);
            return;
        }
        aead(v, &key, gcm_seal, gcm_open);
        /* A copy works too. */
        memcpy(&copy, &key, sizeof key);
        CHECK(raddle_aes_gcm_clear(&key) == RADDLE_OK && all_zero((const uint8_t *)&key, sizeof key));
        if (f[5].len == 16) {
            appended(v, 0, &copy);
        }
        CHECK(raddle_aes_gcm_clear(&copy) == RADDLE_OK);
    } else if (strcmp(v->algorithm, "aes-gcm-siv") == 0) {
        raddle_aes_gcm_siv key;
        if (f[1].len != 12) {
            CHECK(!v->valid);
            return;
        }
        CHECK(raddle_aes_gcm_siv_init(&key, f[0].data, f[0].len) == RADDLE_OK);
        aead(v, &key, siv_seal, siv_open);
        appended(v, 2, &key);
        CHECK(raddle_aes_gcm_siv_clear(&key) == RADDLE_OK);
    } else if (strcmp(v->algorithm, "chacha20-poly1305") == 0) {
        raddle_chacha20_poly1305 key;
        if (f[1].len != 12) {
            CHECK(!v->valid);
            return;
        }
        CHECK(raddle_chacha20_poly1305_init(&key, f[0].data) == RADDLE_OK);
        aead(v, &key, short_seal, short_open);
        appended(v, 1, &key);
        CHECK(raddle_chacha20_poly1305_clear(&key) == RADDLE_OK);
    } else {
        raddle_xchacha20_poly1305 key;
        if (f[1].len != 24) {
            CHECK(!v->valid);
            return;
        }
        CHECK(raddle_xchacha20_poly1305_init(&key, f[0].data) == RADDLE_OK);
        aead(v, &key, long_seal, long_open);
        appended(v, 3, &key);
        CHECK(raddle_xchacha20_poly1305_clear(&key) == RADDLE_OK);
    }
}

#define SELECTED(name, NAME, string) {RADDLE_HASH_##NAME, RADDLE_##NAME##_DIGEST_BYTES},

/* A hash with others that are before and after it in the list: in one call, in pieces, and in a copy of the context. */
static void with_others(const struct vector *v, uint32_t hash) {
    static const struct {
        uint32_t hash;
        size_t digest_bytes;
    } all[] = {HASHES(SELECTED) SELECTED(blake3, BLAKE3, "blake3")};
    enum { ALL = sizeof all / sizeof *all };
    const struct field *f = v->fields;
    uint32_t hashes[RADDLE_MAX_HASHES];
    uint8_t out[RADDLE_MAX_HASHES * 64], pieces[RADDLE_MAX_HASHES * 64];
    size_t count = 1 + next_random() % RADDLE_MAX_HASHES, own = next_random() % count, first = 0, at = 0, len = 0;
    raddle_several context, copy;
    while (all[(first + own) % ALL].hash != hash) {
        first++;
    }
    for (size_t i = 0; i < count; i++) {
        at = i == own ? len : at;
        hashes[i] = all[(first + i) % ALL].hash, len += all[(first + i) % ALL].digest_bytes;
    }
    CHECK(raddle_several_digest(hashes, count, f[0].data, f[0].len, out, len) == RADDLE_OK);
    CHECK(memcmp(out + at, f[1].data, f[1].len) == 0 && raddle_several_bytes() == sizeof context);
    CHECK(raddle_several_init(&context, hashes, count) == RADDLE_OK);
    for (size_t done = 0, n; done < f[0].len; done += n) {
        n = next_random() % 200;
        n = n < f[0].len - done ? n : f[0].len - done;
        CHECK(raddle_several_update(&context, f[0].data + done, n) == RADDLE_OK);
    }
    copy = context;
    CHECK(raddle_several_final(&context, pieces, len) == RADDLE_OK && memcmp(out, pieces, len) == 0);
    CHECK(raddle_several_final(&context, pieces, len) == RADDLE_ERROR_CONTEXT);
    CHECK(raddle_several_final(&copy, pieces, len - 1) == RADDLE_ERROR_BUFFER);
    CHECK(raddle_several_final(&copy, pieces, len) == RADDLE_OK && memcmp(out, pieces, len) == 0);
}

/* A hash in one call and in pieces. */
#define HASH(name, NAME, string)                                                                                       \
    static void name(const struct vector *v) {                                                                         \
        const struct field *f = v->fields;                                                                             \
        uint8_t out[RADDLE_##NAME##_DIGEST_BYTES];                                                                     \
        raddle_##name context;                                                                                         \
        CHECK(f[1].len == RADDLE_##NAME##_DIGEST_BYTES && raddle_##name##_bytes() == sizeof context);                  \
        CHECK(raddle_##name##_digest(f[0].data, f[0].len, out) == RADDLE_OK && memcmp(out, f[1].data, RADDLE_##NAME##_DIGEST_BYTES) == 0); \
        CHECK(raddle_##name##_init(&context) == RADDLE_OK);                                                            \
        for (size_t at = 0, n; at < f[0].len; at += n) {                                                               \
            n = next_random() % 200;                                                                                   \
            n = n < f[0].len - at ? n : f[0].len - at;                                                                 \
            CHECK(raddle_##name##_update(&context, f[0].data + at, n) == RADDLE_OK);                                   \
        }                                                                                                              \
        memset(out, 0, sizeof out);                                                                                    \
        CHECK(raddle_##name##_final(&context, out) == RADDLE_OK && memcmp(out, f[1].data, RADDLE_##NAME##_DIGEST_BYTES) == 0); \
        CHECK(raddle_##name##_final(&context, out) == RADDLE_ERROR_CONTEXT);                                           \
        with_others(v, RADDLE_HASH_##NAME);                                                                            \
    }

HASHES(HASH)

/* SHA-1 with collision detection, in one call, in pieces, and in a copy of the context. The digest is written in any case. */
static void sha1_checked(const struct vector *v) {
    const struct field *f = v->fields;
    const raddle_error expected = v->valid ? RADDLE_OK : RADDLE_ERROR_COLLISION;
    uint8_t out[RADDLE_SHA1_DIGEST_BYTES];
    raddle_sha1_checked context, copy;
    CHECK(f[1].len == sizeof out && f[2].len == sizeof out && raddle_sha1_checked_bytes() == sizeof context);
    CHECK(raddle_sha1_checked_digest(f[0].data, f[0].len, out) == expected && memcmp(out, f[1].data, sizeof out) == 0);
    for (int safe = 0; safe < 2; safe++) {
        CHECK((safe ? raddle_sha1_checked_init_safe : raddle_sha1_checked_init)(&context) == RADDLE_OK);
        for (size_t at = 0, n; at < f[0].len; at += n) {
            n = next_random() % 200;
            n = n < f[0].len - at ? n : f[0].len - at;
            CHECK(raddle_sha1_checked_update(&context, f[0].data + at, n) == RADDLE_OK);
        }
        copy = context;
        memset(out, 0, sizeof out);
        CHECK(raddle_sha1_checked_final(&context, out) == expected && memcmp(out, f[1 + safe].data, sizeof out) == 0);
        CHECK(raddle_sha1_checked_final(&context, out) == RADDLE_ERROR_CONTEXT);
        memset(out, 0, sizeof out);
        CHECK(raddle_sha1_checked_final(&copy, out) == expected && memcmp(out, f[1 + safe].data, sizeof out) == 0);
    }
}

/* BLAKE3 in one call and in pieces. */
static void blake3(const struct vector *v) {
    const struct field *f = v->fields;
    uint8_t out[RADDLE_BLAKE3_DIGEST_BYTES];
    raddle_blake3 context;
    CHECK(f[1].len == sizeof out && raddle_blake3_bytes() == sizeof context);
    CHECK(raddle_blake3_digest(f[0].data, f[0].len, out) == RADDLE_OK && memcmp(out, f[1].data, sizeof out) == 0);
    CHECK(raddle_blake3_init(&context) == RADDLE_OK);
    for (size_t at = 0, n; at < f[0].len; at += n) {
        n = next_random() % 2000;
        n = n < f[0].len - at ? n : f[0].len - at;
        CHECK(raddle_blake3_update(&context, f[0].data + at, n) == RADDLE_OK);
    }
    memset(out, 0, sizeof out);
    CHECK(raddle_blake3_final(&context, out) == RADDLE_OK && memcmp(out, f[1].data, sizeof out) == 0);
    CHECK(raddle_blake3_final(&context, out) == RADDLE_ERROR_CONTEXT);
    with_others(v, RADDLE_HASH_BLAKE3);
}

/* Output of a context that was begun with a key or a name, in two pieces. */
static void blake3_output(const struct vector *v, raddle_blake3 *context) {
    const struct field *f = v->fields;
    size_t len = f[2].len, first = len / 3;
    uint8_t *out = room(len), digest[RADDLE_BLAKE3_DIGEST_BYTES];
    CHECK(len >= sizeof digest);
    CHECK(raddle_blake3_update(context, f[1].data, f[1].len / 2) == RADDLE_OK);
    CHECK(raddle_blake3_output(context, 0, out, 1) == RADDLE_OK);
    CHECK(raddle_blake3_update(context, f[1].data + f[1].len / 2, f[1].len - f[1].len / 2) == RADDLE_OK);
    CHECK(raddle_blake3_output(context, first, out + first, len - first) == RADDLE_OK);
    CHECK(raddle_blake3_output(context, 0, out, first) == RADDLE_OK);
    CHECK(memcmp(out, f[2].data, len) == 0 && out[len] == 0xa5);
    CHECK(raddle_blake3_output(context, UINT64_MAX, out, 1) == RADDLE_ERROR_TOO_LONG && memcmp(out, f[2].data, len) == 0);
    raddle_blake3 copy = *context;
    CHECK(raddle_blake3_final(&copy, digest) == RADDLE_OK && memcmp(digest, f[2].data, sizeof digest) == 0);
    CHECK(raddle_blake3_clear(context) == RADDLE_OK);
    CHECK(raddle_blake3_output(context, 0, out, 1) == RADDLE_ERROR_CONTEXT);
    free(out);
}

static void blake3_keyed(const struct vector *v) {
    raddle_blake3 context;
    CHECK(v->fields[0].len == 32 && raddle_blake3_init_keyed(&context, v->fields[0].data) == RADDLE_OK);
    blake3_output(v, &context);
}

static void blake3_derive(const struct vector *v) {
    raddle_blake3 context;
    CHECK(raddle_blake3_init_derive_key(&context, v->fields[0].data, v->fields[0].len) == RADDLE_OK);
    blake3_output(v, &context);
}

/* 1000 digests, each of the three before it (SHAVS, section 6.4). */
#define CHAIN(name, NAME, string)                                                                                      \
    static void name##_chain(const struct vector *v) {                                                                 \
        uint8_t last[3 * RADDLE_##NAME##_DIGEST_BYTES], digest[RADDLE_##NAME##_DIGEST_BYTES];                          \
        CHECK(v->fields[0].len == RADDLE_##NAME##_DIGEST_BYTES && v->fields[1].len == RADDLE_##NAME##_DIGEST_BYTES);   \
        for (int i = 0; i < 3; i++) {                                                                                  \
            memcpy(last + i * RADDLE_##NAME##_DIGEST_BYTES, v->fields[0].data, RADDLE_##NAME##_DIGEST_BYTES);          \
        }                                                                                                              \
        for (int i = 0; i < 1000; i++) {                                                                               \
            CHECK(raddle_##name##_digest(last, sizeof last, digest) == RADDLE_OK);                                     \
            memmove(last, last + RADDLE_##NAME##_DIGEST_BYTES, 2 * RADDLE_##NAME##_DIGEST_BYTES);                      \
            memcpy(last + 2 * RADDLE_##NAME##_DIGEST_BYTES, digest, RADDLE_##NAME##_DIGEST_BYTES);                     \
        }                                                                                                              \
        CHECK(memcmp(digest, v->fields[1].data, RADDLE_##NAME##_DIGEST_BYTES) == 0);                                   \
    }

HASHES(CHAIN)

/* HMAC in one call and in pieces. */
#define HMAC(name, NAME, string)                                                                                       \
    static void hmac_##name(const struct vector *v) {                                                                  \
        const struct field *f = v->fields;                                                                             \
        uint8_t out[RADDLE_HMAC_##NAME##_TAG_BYTES];                                                                   \
        raddle_hmac_##name key;                                                                                        \
        raddle_hmac_##name##_stream stream;                                                                            \
        CHECK(raddle_hmac_##name##_init(&key, f[0].data, f[0].len) == RADDLE_OK);                                      \
        CHECK(raddle_hmac_##name##_mac(&key, f[1].data, f[1].len, out) == RADDLE_OK);                                  \
        CHECK((memcmp(out, f[2].data, f[2].len) == 0) == v->valid);                                                    \
        CHECK(is_valid(raddle_hmac_##name##_verify(&key, f[1].data, f[1].len, f[2].data, f[2].len)) == v->valid);      \
        for (int verify = 0; verify < 2; verify++) {                                                                   \
            CHECK(raddle_hmac_##name##_begin(&stream, &key) == RADDLE_OK);                                             \
            for (size_t at = 0, n; at < f[1].len; at += n) {                                                           \
                n = next_random() % 200;                                                                               \
                n = n < f[1].len - at ? n : f[1].len - at;                                                             \
                CHECK(raddle_hmac_##name##_update(&stream, f[1].data + at, n) == RADDLE_OK);                           \
            }                                                                                                          \
            if (verify) {                                                                                              \
                CHECK(is_valid(raddle_hmac_##name##_final_verify(&stream, f[2].data, f[2].len)) == v->valid);          \
            } else {                                                                                                   \
                CHECK(raddle_hmac_##name##_final(&stream, out) == RADDLE_OK);                                          \
                CHECK((memcmp(out, f[2].data, f[2].len) == 0) == v->valid);                                            \
            }                                                                                                          \
        }                                                                                                              \
        CHECK(raddle_hmac_##name##_clear(&key) == RADDLE_OK);                                                          \
    }

HASHES(HMAC)

static uint64_t number(const struct field *field) {
    uint64_t all = 0;
    for (size_t i = 0; i < field->len; i++) {
        all = all << 8 | field->data[i];
    }
    return all;
}

static void chacha(const struct vector *v) {
    const struct field *f = v->fields;
    raddle_chacha20 context;
    uint8_t *out = room(f[3].len);
    uint64_t position = 1;
    if (f[1].len == 12) {
        CHECK(raddle_chacha20_init(&context, f[0].data, f[1].data) == RADDLE_OK);
    } else {
        CHECK(raddle_xchacha20_init(&context, f[0].data, f[1].data) == RADDLE_OK);
    }
    CHECK(raddle_chacha20_seek(&context, number(&f[2])) == RADDLE_OK);
    for (size_t at = 0, n; at < f[3].len; at += n) {
        n = next_random() % 300;
        n = n < f[3].len - at ? n : f[3].len - at;
        CHECK(raddle_chacha20_xor(&context, f[3].data + at, n, out + at) == RADDLE_OK);
    }
    CHECK(memcmp(out, f[4].data, f[3].len) == 0);
    CHECK(raddle_chacha20_position(&context, &position) == RADDLE_OK && position == number(&f[2]) + f[3].len);
    CHECK(raddle_chacha20_seek(&context, number(&f[2])) == RADDLE_OK);
    CHECK(raddle_chacha20_xor(&context, out, f[3].len, out) == RADDLE_OK);
    CHECK(memcmp(out, f[3].data, f[3].len) == 0);
    CHECK(raddle_chacha20_clear(&context) == RADDLE_OK);
    free(out);
}

static void counter(const struct vector *v, uint32_t bits) {
    const struct field *f = v->fields;
    raddle_aes key;
    raddle_aes_ctr context;
    uint8_t *out = room(f[3].len);
    uint64_t position = 1;
    CHECK(raddle_aes_init(&key, f[0].data, f[0].len) == RADDLE_OK);
    CHECK(raddle_aes_ctr_init(&context, bits, f[1].data) == RADDLE_OK);
    CHECK(raddle_aes_ctr_seek(&context, number(&f[2])) == RADDLE_OK);
    for (size_t at = 0, n; at < f[3].len; at += n) {
        n = next_random() % 300;
        n = n < f[3].len - at ? n : f[3].len - at;
        CHECK(raddle_aes_ctr_xor(&context, &key, f[3].data + at, n, out + at) == RADDLE_OK);
    }
    CHECK(memcmp(out, f[4].data, f[3].len) == 0);
    CHECK(raddle_aes_ctr_position(&context, &position) == RADDLE_OK && position == number(&f[2]) + f[3].len);
    CHECK(raddle_aes_ctr_clear(&context) == RADDLE_OK && raddle_aes_clear(&key) == RADDLE_OK);
    free(out);
}

/* Keys in one call and in two steps, and keys of passwords. */
#define KDF(hash, HASH, string)                                                                                        \
    static void hkdf_##hash(const struct vector *v) {                                                                  \
        const struct field *f = v->fields;                                                                             \
        size_t len = (size_t)number(&f[3]);                                                                            \
        uint8_t *keys = room(len), key[RADDLE_##HASH##_DIGEST_BYTES];                                                  \
        raddle_error made =                                                                                            \
            raddle_hkdf_##hash(f[0].data, f[0].len, f[1].data, f[1].len, f[2].data, f[2].len, keys, len);              \
        CHECK(is_valid(made) == v->valid && (v->valid ? memcmp(keys, f[4].data, len) == 0 : keys[0] == 0xa5));         \
        memset(keys, 0xa5, len);                                                                                       \
        CHECK(raddle_hkdf_##hash##_extract(f[0].data, f[0].len, f[1].data, f[1].len, key) == RADDLE_OK);               \
        made = raddle_hkdf_##hash##_expand(key, RADDLE_##HASH##_DIGEST_BYTES, f[2].data, f[2].len, keys, len);         \
        CHECK(is_valid(made) == v->valid && (v->valid ? memcmp(keys, f[4].data, len) == 0 : keys[0] == 0xa5));         \
        free(keys);                                                                                                    \
    }                                                                                                                  \
    static void pbkdf2_##hash(const struct vector *v) {                                                                \
        const struct field *f = v->fields;                                                                             \
        uint8_t *key = room(f[3].len);                                                                                 \
        CHECK(raddle_pbkdf2_##hash(f[0].data, f[0].len, f[1].data, f[1].len, (uint32_t)number(&f[2]), key,             \
                                   f[3].len) == RADDLE_OK);                                                            \
        CHECK(memcmp(key, f[3].data, f[3].len) == 0 && key[f[3].len] == 0xa5);                                         \
        free(key);                                                                                                     \
    }

KDF_HASHES(KDF)

/* The algorithms that macros define. */
#define HASH_ROWS(hash, HASH, string)                                                                                  \
    {string, hash}, {string "-chain", hash##_chain}, {"hmac-" string, hmac_##hash},
#define KDF_ROWS(hash, HASH, string) {"hkdf-" string, hkdf_##hash}, {"pbkdf2-" string, pbkdf2_##hash},
static const struct {
    const char *name;
    void (*check)(const struct vector *);
} TABLE[] = {
    HASHES(HASH_ROWS) KDF_HASHES(KDF_ROWS)
    {"sha1-checked", sha1_checked},
    {"blake3", blake3},
    {"blake3-keyed", blake3_keyed},
    {"blake3-derive", blake3_derive},
};

/* Checks a vector if its algorithm is in the table. */
static int is_hash(const struct vector *v) {
    for (size_t i = 0; i < sizeof TABLE / sizeof *TABLE; i++) {
        if (strcmp(v->algorithm, TABLE[i].name) == 0) {
            TABLE[i].check(v);
            return 1;
        }
    }
    return 0;
}

static void others(const struct vector *v) {
    const struct field *f = v->fields;
    uint8_t out[32];
    if (strcmp(v->algorithm, "hchacha20") == 0) {
        CHECK(raddle_hchacha20(f[0].data, f[1].data, out) == RADDLE_OK && memcmp(out, f[2].data, 32) == 0);
    } else if (strcmp(v->algorithm, "aes") == 0) {
        raddle_aes key;
        CHECK(raddle_aes_init(&key, f[0].data, f[0].len) == RADDLE_OK);
        CHECK(raddle_aes_encrypt_block(&key, f[1].data, out) == RADDLE_OK && memcmp(out, f[2].data, 16) == 0);
        CHECK(raddle_aes_clear(&key) == RADDLE_OK);
    } else if (strcmp(v->algorithm, "poly1305") == 0) {
        raddle_poly1305 context;
        CHECK(raddle_poly1305_mac(f[0].data, f[1].data, f[1].len, out) == RADDLE_OK && memcmp(out, f[2].data, 16) == 0);
        CHECK(raddle_poly1305_init(&context, f[0].data) == RADDLE_OK);
        CHECK(raddle_poly1305_update(&context, f[1].data, f[1].len / 3) == RADDLE_OK);
        CHECK(raddle_poly1305_update(&context, f[1].data + f[1].len / 3, f[1].len - f[1].len / 3) == RADDLE_OK);
        raddle_poly1305 copy = context;
        CHECK(raddle_poly1305_final_verify(&copy, f[2].data) == RADDLE_OK);
        CHECK(raddle_poly1305_final(&context, out) == RADDLE_OK && memcmp(out, f[2].data, 16) == 0);
    } else if (strcmp(v->algorithm, "ghash") == 0) {
        raddle_ghash_key key;
        raddle_ghash context;
        CHECK(raddle_ghash_key_init(&key, f[0].data) == RADDLE_OK && raddle_ghash_init(&context) == RADDLE_OK);
        CHECK(raddle_ghash_update(&context, &key, f[1].data, f[1].len / 3) == RADDLE_OK);
        CHECK(raddle_ghash_update(&context, &key, f[1].data + f[1].len / 3, f[1].len - f[1].len / 3) == RADDLE_OK);
        CHECK(raddle_ghash_pad(&context, &key) == RADDLE_OK);
        CHECK(raddle_ghash_final(&context, &key, out) == RADDLE_OK && memcmp(out, f[2].data, 16) == 0);
        CHECK(raddle_ghash_key_clear(&key) == RADDLE_OK);
    } else {
        fprintf(stderr, "unknown: %s\n", v->algorithm);
        exit(1);
    }
}

void test_vectors(const char *path, int least) {
    FILE *file = fopen(path, "r");
    struct vector v;
    int count = 0;
    CHECK(file != NULL);
    for (; next_vector(file, &v); count++) {
        if (is_hash(&v)) {
        } else if (strstr(v.algorithm, "poly1305") != NULL && v.algorithm[0] != 'p') {
            aeads(&v);
        } else if (strcmp(v.algorithm, "aes-gcm") == 0 || strcmp(v.algorithm, "aes-gcm-siv") == 0) {
            aeads(&v);
        } else if (strcmp(v.algorithm, "aes-gcm-short") == 0) {
            short_tag(&v);
        } else if (strcmp(v.algorithm, "chacha20") == 0 || strcmp(v.algorithm, "xchacha20") == 0) {
            chacha(&v);
        } else if (strcmp(v.algorithm, "aes-ctr32") == 0) {
            counter(&v, 32);
        } else if (strcmp(v.algorithm, "aes-ctr128") == 0) {
            counter(&v, 128);
        } else {
            others(&v);
        }
        free_vector(&v);
    }
    CHECK(fclose(file) == 0 && count >= least);
    printf("%d vectors\n", count);
}
