/* Compares AEADs in pieces of random lengths with one call. */
#include "test.h"

enum { MOST = 1500, LONG = 30000, PIECES = 9 };

static size_t piece(size_t at, size_t len) {
    size_t n = next_random() % 4 == 0 ? next_random() % 700 : next_random() % 40;
    return n < len - at ? n : len - at;
}

static void gcm(size_t len, size_t key_len, size_t tag_len) {
    uint8_t bytes[32], nonce[12], aad[21], text[MOST], whole[MOST], out[MOST], tag[16], other[16];
    raddle_aes_gcm key;
    raddle_aes_gcm_stream stream;
    fill(bytes, sizeof bytes), fill(nonce, sizeof nonce), fill(aad, sizeof aad), fill(text, len);
    CHECK(raddle_aes_gcm_bytes() == sizeof key && raddle_aes_gcm_stream_bytes() == sizeof stream);
    CHECK(raddle_aes_gcm_init(&key, bytes, key_len) == RADDLE_OK);
    CHECK(raddle_aes_gcm_seal_detached(&key, nonce, 12, aad, 21, text, len, whole, tag, tag_len) == RADDLE_OK);
    /* A message that is abandoned, in either direction, leaves nothing to the next one. */
    CHECK(raddle_aes_gcm_open_begin(&stream, &key, nonce, 12, aad, 20) == RADDLE_OK);
    CHECK(raddle_aes_gcm_open_authenticate(&stream, &key, text, len) == RADDLE_OK);
    CHECK(raddle_aes_gcm_seal_begin(&stream, &key, nonce, 12, aad, 21) == RADDLE_OK);
    for (size_t at = 0, n; at < len; at += n) {
        n = piece(at, len);
        CHECK(raddle_aes_gcm_seal_update(&stream, &key, text + at, n, out + at) == RADDLE_OK);
    }
    CHECK(raddle_aes_gcm_open_update(&stream, &key, text, 0, out) == RADDLE_ERROR_STATE);
    CHECK(raddle_aes_gcm_seal_finish(&stream, &key, other, tag_len) == RADDLE_OK);
    CHECK(memcmp(out, whole, len) == 0 && memcmp(tag, other, tag_len) == 0);
    CHECK(raddle_aes_gcm_seal_finish(&stream, &key, other, tag_len) == RADDLE_ERROR_CONTEXT);
    for (int wrong = 0; wrong < 2; wrong++) {
        other[0] = (uint8_t)(tag[0] ^ wrong);
        CHECK(raddle_aes_gcm_seal_begin(&stream, &key, nonce, 12, aad, 20) == RADDLE_OK);
        CHECK(raddle_aes_gcm_seal_update(&stream, &key, text, len, out) == RADDLE_OK);
        CHECK(raddle_aes_gcm_open_begin(&stream, &key, nonce, 12, aad, 21) == RADDLE_OK);
        for (size_t at = 0, n; at < len; at += n) {
            n = piece(at, len);
            CHECK(raddle_aes_gcm_open_authenticate(&stream, &key, whole + at, n) == RADDLE_OK);
        }
        raddle_error verified = raddle_aes_gcm_open_verify(&stream, &key, other, tag_len);
        if (wrong) {
            CHECK(verified == RADDLE_ERROR_TAG);
            CHECK(raddle_aes_gcm_open_update(&stream, &key, whole, len, out) == RADDLE_ERROR_CONTEXT);
            break;
        }
        CHECK(verified == RADDLE_OK);
        for (size_t at = 0, n; at < len; at += n) {
            n = piece(at, len);
            CHECK(raddle_aes_gcm_open_update(&stream, &key, out + at, n, out + at) == RADDLE_OK);
        }
        CHECK(memcmp(out, text, len) == 0);
        CHECK(raddle_aes_gcm_open_update(&stream, &key, whole, 1, out) == RADDLE_ERROR_TOO_LONG);
        CHECK(raddle_aes_gcm_open_finish(&stream, &key) == RADDLE_OK);
        memcpy(out, whole, len);
    }
    CHECK(raddle_aes_gcm_stream_clear(&stream) == RADDLE_OK && raddle_aes_gcm_clear(&key) == RADDLE_OK);
}

static void chacha(size_t len, int extended) {
    uint8_t bytes[32], nonce[24], aad[33], text[MOST], whole[MOST], out[MOST], tag[16], other[16];
    raddle_chacha20_poly1305 key;
    raddle_xchacha20_poly1305 xkey;
    raddle_chacha20_poly1305_stream stream;
    fill(bytes, sizeof bytes), fill(nonce, sizeof nonce), fill(aad, sizeof aad), fill(text, len);
    CHECK(raddle_chacha20_poly1305_bytes() == sizeof key && raddle_xchacha20_poly1305_bytes() == sizeof xkey);
    CHECK(raddle_chacha20_poly1305_stream_bytes() == sizeof stream);
    CHECK(raddle_chacha20_poly1305_init(&key, bytes) == RADDLE_OK);
    CHECK(raddle_xchacha20_poly1305_init(&xkey, bytes) == RADDLE_OK);
    CHECK(raddle_chacha20_poly1305_open_begin(&stream, &key, nonce, aad, 32) == RADDLE_OK);
    CHECK(raddle_chacha20_poly1305_open_authenticate(&stream, text, len) == RADDLE_OK);
    if (extended) {
        CHECK(raddle_xchacha20_poly1305_seal_detached(&xkey, nonce, aad, 33, text, len, whole, tag) == RADDLE_OK);
        CHECK(raddle_xchacha20_poly1305_seal_begin(&stream, &xkey, nonce, aad, 33) == RADDLE_OK);
    } else {
        CHECK(raddle_chacha20_poly1305_seal_detached(&key, nonce, aad, 33, text, len, whole, tag) == RADDLE_OK);
        CHECK(raddle_chacha20_poly1305_seal_begin(&stream, &key, nonce, aad, 33) == RADDLE_OK);
    }
    for (size_t at = 0, n; at < len; at += n) {
        n = piece(at, len);
        CHECK(raddle_chacha20_poly1305_seal_update(&stream, text + at, n, out + at) == RADDLE_OK);
    }
    CHECK(raddle_chacha20_poly1305_open_finish(&stream) == RADDLE_ERROR_STATE);
    CHECK(raddle_chacha20_poly1305_seal_finish(&stream, other) == RADDLE_OK);
    CHECK(memcmp(out, whole, len) == 0 && memcmp(tag, other, 16) == 0);
    for (int wrong = 0; wrong < 3; wrong++) {
        other[15] = (uint8_t)(tag[15] ^ (wrong == 1));
        CHECK(raddle_chacha20_poly1305_seal_begin(&stream, &key, nonce, aad, 32) == RADDLE_OK);
        CHECK(raddle_chacha20_poly1305_seal_update(&stream, text, len, out) == RADDLE_OK);
        if (extended) {
            CHECK(raddle_xchacha20_poly1305_open_begin(&stream, &xkey, nonce, aad, 33) == RADDLE_OK);
        } else {
            CHECK(raddle_chacha20_poly1305_open_begin(&stream, &key, nonce, aad, 33) == RADDLE_OK);
        }
        for (size_t at = 0, n; at < len; at += n) {
            n = piece(at, len);
            CHECK(raddle_chacha20_poly1305_open_authenticate(&stream, whole + at, n) == RADDLE_OK);
        }
        raddle_error verified = raddle_chacha20_poly1305_open_verify(&stream, other);
        CHECK(verified == (wrong == 1 ? RADDLE_ERROR_TAG : RADDLE_OK));
        if (wrong == 1) {
            continue;
        }
        /* In the last round, somebody else could have changed the ciphertext in the meantime. */
        memcpy(out, whole, len);
        if (wrong == 2 && len > 0) {
            out[len / 2] ^= 1;
        }
        for (size_t at = 0, n; at < len; at += n) {
            n = piece(at, len);
            CHECK(raddle_chacha20_poly1305_open_update(&stream, out + at, n, out + at) == RADDLE_OK);
        }
        raddle_error ended = raddle_chacha20_poly1305_open_finish(&stream);
        CHECK(ended == (wrong == 2 && len > 0 ? RADDLE_ERROR_TAG : RADDLE_OK));
        CHECK(wrong == 2 || memcmp(out, text, len) == 0);
    }
    CHECK(raddle_chacha20_poly1305_stream_clear(&stream) == RADDLE_OK);
}

/* Divides a message into pieces of random lengths. */
static void divide(const uint8_t *text, size_t len, raddle_message *pieces, size_t count) {
    for (size_t i = 0, at = 0; i < count; at += pieces[i++].len) {
        pieces[i].len = i + 1 < count ? next_random() % (len - at + 1) : len - at;
        pieces[i].data = pieces[i].len == 0 ? NULL : text + at;
    }
}

/* Compares a message that is stored in pieces with one call. What follows the arguments of `init` is the nonce. */
#define INTO(name, init, ...)                                                                                          \
    static void name##_into(size_t len) {                                                                              \
        static uint8_t text[LONG], whole[LONG + 16], out[LONG + 16], opened[LONG];                                     \
        uint8_t bytes[32], nonce[24], aad[21];                                                                         \
        raddle_message pieces[PIECES + 1];                                                                                 \
        raddle_##name key;                                                                                             \
        fill(bytes, sizeof bytes), fill(nonce, sizeof nonce), fill(aad, sizeof aad), fill(text, len);                  \
        CHECK(raddle_##name##_init init == RADDLE_OK);                                                                 \
        CHECK(raddle_##name##_seal(&key, __VA_ARGS__, aad, 21, text, len, whole) == RADDLE_OK);                        \
        for (size_t count = len > 0; count <= PIECES; count++) {                                                       \
            divide(text, len, pieces, count);                                                                          \
            CHECK(raddle_##name##_seal_into(&key, __VA_ARGS__, aad, 21, pieces, count, out, len + 16) == RADDLE_OK);   \
            CHECK(memcmp(out, whole, len + 16) == 0);                                                                  \
            divide(out, len + 16, pieces, count + 1);                                                                  \
            CHECK(raddle_##name##_open_into(&key, __VA_ARGS__, aad, 21, pieces, count + 1, opened, len) == RADDLE_OK); \
            CHECK(memcmp(opened, text, len) == 0);                                                                     \
            out[next_random() % (len + 16)] ^= 4;                                                                      \
            CHECK(raddle_##name##_open_into(&key, __VA_ARGS__, aad, 21, pieces, count + 1, opened, len) ==             \
                  RADDLE_ERROR_TAG);                                                                                   \
            CHECK(all_zero(opened, len));                                                                              \
        }                                                                                                              \
    }

INTO(aes_gcm, (&key, bytes, 16 + 8 * (len % 3)), nonce, 12)
INTO(aes_gcm_siv, (&key, bytes, 16 + 16 * (len % 2)), nonce)
INTO(chacha20_poly1305, (&key, bytes), nonce)
INTO(xchacha20_poly1305, (&key, bytes), nonce)

void test_pieces(void) {
    for (int i = 0; i < 60; i++) {
        size_t len = i < 40 ? (size_t)i : next_random() % MOST;
        gcm(len, 16 + 8 * (next_random() % 3), 12 + next_random() % 5);
        chacha(len, i % 2);
        len = i < 40 ? (size_t)i : next_random() % LONG;
        aes_gcm_into(len), aes_gcm_siv_into(len), chacha20_poly1305_into(len), xchacha20_poly1305_into(len);
    }
}
