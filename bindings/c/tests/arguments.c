/* Refused arguments: checks the error, and that nothing was written. */
/* Without lengths: a compiler would warn about the wrong arguments here. */
#define RADDLE_AT_LEAST(n)
#include "hashes.h"
#include "test.h"

static uint8_t key[32], nonce[24], aad[16], text[64], out[128], before[128];

/* The call gives the error and leaves the output as it was. */
#define REFUSED(error, call)                                                                                           \
    do {                                                                                                               \
        memcpy(before, out, sizeof out);                                                                               \
        CHECK((call) == error);                                                                                        \
        CHECK(memcmp(before, out, sizeof out) == 0);                                                                   \
    } while (0)

static void errors(void) {
    for (int error = 0; error <= RADDLE_ERROR_COLLISION; error++) {
        CHECK(strncmp(raddle_error_name(error), "RADDLE_", 7) == 0 && strlen(raddle_strerror(error)) > 5);
    }
    CHECK(strcmp(raddle_error_name(RADDLE_ERROR_TAG), "RADDLE_ERROR_TAG") == 0);
    CHECK(strcmp(raddle_error_name(-1), "unknown") == 0 && strcmp(raddle_error_name(999), "unknown") == 0);
    CHECK(strstr(raddle_strerror(999), "not an error") != NULL);
}

static void contexts(void) {
    uint8_t room[sizeof(raddle_aes_gcm) + 64];
    raddle_aes_gcm gcm, copy;
    raddle_chacha20_poly1305 chacha;
    memset(room, 0, sizeof room);
    memset(&gcm, 0xa5, sizeof gcm);
    uint8_t *aligned = room + (64 - (uintptr_t)room % 64) % 64;
    for (size_t off = 1; off < 64; off++) {
        if (off % RADDLE_ALIGNMENT == 0) {
            continue;
        }
        REFUSED(RADDLE_ERROR_ALIGNMENT, raddle_aes_gcm_init((raddle_aes_gcm *)(void *)(aligned + off), key, 16));
        CHECK(raddle_aes_gcm_seal((raddle_aes_gcm *)(void *)(aligned + off), nonce, 12, NULL, 0, text, 64, out) ==
              RADDLE_ERROR_ALIGNMENT);
    }
    CHECK(all_zero(room, sizeof room));
    REFUSED(RADDLE_ERROR_NULL, raddle_aes_gcm_init(NULL, key, 16));
    REFUSED(RADDLE_ERROR_NULL, raddle_aes_gcm_clear(NULL));
    /* Never set up, belonging to another algorithm, cleared. */
    REFUSED(RADDLE_ERROR_CONTEXT, raddle_aes_gcm_seal(&gcm, nonce, 12, aad, 16, text, 64, out));
    CHECK(raddle_chacha20_poly1305_init(&chacha, key) == RADDLE_OK);
    memcpy(&gcm, &chacha, sizeof chacha);
    REFUSED(RADDLE_ERROR_CONTEXT, raddle_aes_gcm_seal(&gcm, nonce, 12, aad, 16, text, 64, out));
    memcpy(&copy, &gcm, sizeof gcm);
    for (size_t len = 0; len < 70; len++) {
        if (len != 16 && len != 24 && len != 32) {
            CHECK(raddle_aes_gcm_init(&gcm, text, len > 64 ? 64 : len) == RADDLE_ERROR_KEY_LENGTH);
        }
    }
    CHECK(raddle_aes_gcm_init(&gcm, NULL, 16) == RADDLE_ERROR_NULL);
    CHECK(raddle_aes_gcm_init(&gcm, (uint8_t *)&gcm, 16) == RADDLE_ERROR_OVERLAP);
    CHECK(memcmp(&copy, &gcm, sizeof gcm) == 0);
    CHECK(raddle_aes_gcm_init(&gcm, key, 16) == RADDLE_OK && raddle_aes_gcm_clear(&gcm) == RADDLE_OK);
    REFUSED(RADDLE_ERROR_CONTEXT, raddle_aes_gcm_seal(&gcm, nonce, 12, aad, 16, text, 64, out));
}

static void gcm(void) {
    raddle_aes_gcm k;
    const size_t most = (size_t)-1;
    CHECK(raddle_aes_gcm_init(&k, key, 32) == RADDLE_OK);
    REFUSED(RADDLE_ERROR_NONCE_LENGTH, raddle_aes_gcm_seal(&k, nonce, 0, aad, 16, text, 64, out));
    REFUSED(RADDLE_ERROR_NULL, raddle_aes_gcm_seal(&k, NULL, 12, aad, 16, text, 64, out));
    REFUSED(RADDLE_ERROR_NULL, raddle_aes_gcm_seal(&k, nonce, 12, NULL, 16, text, 64, out));
    REFUSED(RADDLE_ERROR_NULL, raddle_aes_gcm_seal(&k, nonce, 12, aad, 16, NULL, 64, out));
    REFUSED(RADDLE_ERROR_NULL, raddle_aes_gcm_seal(&k, nonce, 12, aad, 16, text, 64, NULL));
    REFUSED(RADDLE_ERROR_NULL, raddle_aes_gcm_seal(&k, nonce, 12, aad, 16, text, 0, NULL));
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_aes_gcm_seal(&k, nonce, 12, aad, 16, text, most, out));
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_aes_gcm_seal(&k, nonce, 12, aad, most, text, 64, out));
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_aes_gcm_seal(&k, nonce, most, aad, 16, text, 64, out));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_aes_gcm_seal(&k, nonce, 12, aad, 16, out + 1, 64, out));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_aes_gcm_seal(&k, nonce, 12, aad, 16, out, 64, out + 1));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_aes_gcm_seal(&k, nonce, 12, aad, 16, out + 70, 8, out + 48));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_aes_gcm_seal(&k, nonce, 12, out + 70, 16, text, 64, out));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_aes_gcm_seal(&k, out + 5, 12, aad, 16, text, 64, out));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_aes_gcm_seal(&k, nonce, 12, aad, 16, text, 64, (uint8_t *)&k + 100));
    REFUSED(RADDLE_ERROR_TRUNCATED, raddle_aes_gcm_open(&k, nonce, 12, aad, 16, text, 15, out));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_aes_gcm_open(&k, nonce, 12, aad, 16, out + 1, 40, out));
    for (size_t len = 0; len < 20; len++) {
        if (len < 12 || len > 16) {
            REFUSED(RADDLE_ERROR_TAG_LENGTH,
                    raddle_aes_gcm_seal_detached(&k, nonce, 12, aad, 16, text, 64, out, out + 64, len));
            REFUSED(RADDLE_ERROR_TAG_LENGTH,
                    raddle_aes_gcm_open_detached(&k, nonce, 12, aad, 16, text, 64, out + 64, len, out));
        }
    }
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_aes_gcm_seal_detached(&k, nonce, 12, aad, 16, text, 64, out, out + 63, 16));
    REFUSED(RADDLE_ERROR_NULL, raddle_aes_gcm_seal_detached(&k, nonce, 12, aad, 16, text, 64, out, NULL, 16));
    REFUSED(RADDLE_ERROR_NULL, raddle_aes_gcm_open_detached(&k, nonce, 12, aad, 16, text, 64, NULL, 16, out));
    /* No text and no additional data. */
    CHECK(raddle_aes_gcm_seal(&k, nonce, 12, NULL, 0, NULL, 0, out) == RADDLE_OK);
    CHECK(raddle_aes_gcm_open(&k, nonce, 12, NULL, 0, out, 16, NULL) == RADDLE_OK);
    CHECK(raddle_aes_gcm_open(&k, nonce, 12, NULL, 0, text, 16, NULL) == RADDLE_ERROR_TAG);
    CHECK(raddle_aes_gcm_clear(&k) == RADDLE_OK);
}

static void into(void) {
    raddle_aes_gcm k, copy;
    const size_t max = (size_t)-1;
    raddle_message pieces[3] = {{text, 64}, {NULL, 0}, {text, 20}}, overlapping[2] = {{text, 64}, {out + 60, 20}},
                   null[2] = {{text, 64}, {NULL, 20}}, wraps[2] = {{text, 64}, {text, max - 10}},
                   large[5] = {{text, max / 4}, {text, max / 4}, {text, max / 4}, {text, max / 4}, {text, max / 4}};
    const raddle_message *odd = (const raddle_message *)(const void *)((const uint8_t *)pieces + 1);
    CHECK(raddle_aes_gcm_init(&k, key, 32) == RADDLE_OK);
    memcpy(&copy, &k, sizeof k);
    REFUSED(RADDLE_ERROR_BUFFER, raddle_aes_gcm_seal_into(&k, nonce, 12, aad, 16, pieces, 3, out, 99));
    REFUSED(RADDLE_ERROR_BUFFER, raddle_aes_gcm_seal_into(&k, nonce, 12, aad, 16, pieces, 3, out, 101));
    REFUSED(RADDLE_ERROR_BUFFER, raddle_aes_gcm_seal_into(&k, nonce, 12, aad, 16, NULL, 0, out, 0));
    REFUSED(RADDLE_ERROR_BUFFER, raddle_aes_gcm_open_into(&k, nonce, 12, aad, 16, pieces, 3, out, 67));
    REFUSED(RADDLE_ERROR_BUFFER, raddle_aes_gcm_open_into(&k, nonce, 12, aad, 16, pieces, 3, out, 69));
    REFUSED(RADDLE_ERROR_TRUNCATED, raddle_aes_gcm_open_into(&k, nonce, 12, aad, 16, pieces + 1, 1, out, 0));
    REFUSED(RADDLE_ERROR_TRUNCATED, raddle_aes_gcm_open_into(&k, nonce, 12, aad, 16, NULL, 0, NULL, 0));
    REFUSED(RADDLE_ERROR_NONCE_LENGTH, raddle_aes_gcm_seal_into(&k, nonce, 0, aad, 16, pieces, 3, out, 100));
    REFUSED(RADDLE_ERROR_NULL, raddle_aes_gcm_seal_into(&k, NULL, 12, aad, 16, pieces, 3, out, 100));
    REFUSED(RADDLE_ERROR_NULL, raddle_aes_gcm_seal_into(&k, nonce, 12, NULL, 16, pieces, 3, out, 100));
    REFUSED(RADDLE_ERROR_NULL, raddle_aes_gcm_seal_into(&k, nonce, 12, aad, 16, NULL, 3, out, 100));
    REFUSED(RADDLE_ERROR_NULL, raddle_aes_gcm_seal_into(&k, nonce, 12, aad, 16, null, 2, out, 100));
    REFUSED(RADDLE_ERROR_NULL, raddle_aes_gcm_seal_into(&k, nonce, 12, aad, 16, pieces, 3, NULL, 100));
    REFUSED(RADDLE_ERROR_ALIGNMENT, raddle_aes_gcm_seal_into(&k, nonce, 12, aad, 16, odd, 2, out, 100));
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_aes_gcm_seal_into(&k, nonce, 12, aad, 16, wraps, 2, out, 100));
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_aes_gcm_seal_into(&k, nonce, 12, aad, 16, large, 5, (uint8_t *)max, 0));
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_aes_gcm_seal_into(&k, nonce, 12, aad, 16, pieces, max, out, 100));
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_aes_gcm_seal_into(&k, nonce, 12, aad, 16, pieces, 3, out, max));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_aes_gcm_seal_into(&k, nonce, 12, aad, 16, overlapping, 2, out, 100));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_aes_gcm_open_into(&k, nonce, 12, aad, 16, overlapping, 2, out, 68));
    overlapping[0].data = out, overlapping[0].len = 84;
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_aes_gcm_seal_into(&k, nonce, 12, aad, 16, overlapping, 1, out, 100));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_aes_gcm_seal_into(&k, nonce, 12, out + 99, 16, pieces, 3, out, 100));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_aes_gcm_seal_into(&k, out + 99, 12, aad, 16, pieces, 3, out, 100));
    CHECK(raddle_aes_gcm_seal_into(&k, nonce, 12, aad, 16, pieces, 3, (uint8_t *)pieces, 100) == RADDLE_ERROR_OVERLAP);
    CHECK(raddle_aes_gcm_seal_into(&k, nonce, 12, aad, 16, pieces, 3, (uint8_t *)&k + 64, 100) == RADDLE_ERROR_OVERLAP);
    CHECK(memcmp(&k, &copy, sizeof k) == 0 && pieces[2].data == text);
    CHECK(raddle_aes_gcm_seal_into(&k, nonce, 12, NULL, 0, NULL, 0, out, 16) == RADDLE_OK);
    pieces[0].data = out, pieces[0].len = 16;
    CHECK(raddle_aes_gcm_open_into(&k, nonce, 12, NULL, 0, pieces, 2, NULL, 0) == RADDLE_OK);
    CHECK(raddle_aes_gcm_clear(&k) == RADDLE_OK);
    REFUSED(RADDLE_ERROR_CONTEXT, raddle_aes_gcm_seal_into(&k, nonce, 12, aad, 16, pieces, 3, out, 100));
}

static void gcm_siv(void) {
    raddle_aes_gcm_siv k, copy;
    const size_t max = (size_t)-1;
    memset(&k, 0, sizeof k), memset(&copy, 0, sizeof copy);
    for (size_t len = 0; len <= 64; len++) {
        if (len != 16 && len != 32) {
            CHECK(raddle_aes_gcm_siv_init(&k, text, len) == RADDLE_ERROR_KEY_LENGTH);
        }
    }
    CHECK(raddle_aes_gcm_siv_init(&k, NULL, 16) == RADDLE_ERROR_NULL && memcmp(&k, &copy, sizeof k) == 0);
    REFUSED(RADDLE_ERROR_CONTEXT, raddle_aes_gcm_siv_seal(&k, nonce, aad, 16, text, 64, out));
    CHECK(raddle_aes_gcm_siv_init(&k, key, 32) == RADDLE_OK);
    REFUSED(RADDLE_ERROR_NULL, raddle_aes_gcm_siv_seal(&k, NULL, aad, 16, text, 64, out));
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_aes_gcm_siv_seal(&k, nonce, aad, 16, text, max, out));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_aes_gcm_siv_seal(&k, nonce, aad, 16, out + 3, 64, out));
    REFUSED(RADDLE_ERROR_TRUNCATED, raddle_aes_gcm_siv_open(&k, nonce, aad, 16, text, 15, out));
    CHECK(raddle_aes_gcm_siv_seal(&k, nonce, NULL, 0, NULL, 0, out) == RADDLE_OK);
    CHECK(raddle_aes_gcm_siv_open(&k, nonce, NULL, 0, out, 16, NULL) == RADDLE_OK);
    CHECK(raddle_aes_gcm_siv_open(&k, nonce, NULL, 0, text, 16, NULL) == RADDLE_ERROR_TAG);
    CHECK(raddle_aes_gcm_siv_clear(&k) == RADDLE_OK && all_zero((const uint8_t *)&k, sizeof k));
}

static void chacha(void) {
    raddle_chacha20_poly1305 k;
    raddle_chacha20 stream;
    raddle_chacha20_poly1305_stream pieces;
    CHECK(raddle_chacha20_poly1305_init(&k, NULL) == RADDLE_ERROR_NULL);
    CHECK(raddle_chacha20_poly1305_init(&k, key) == RADDLE_OK);
    REFUSED(RADDLE_ERROR_NULL, raddle_chacha20_poly1305_seal(&k, NULL, aad, 16, text, 64, out));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_chacha20_poly1305_seal(&k, nonce, aad, 16, out + 3, 64, out));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_chacha20_poly1305_seal(&k, nonce, aad, 16, text, 8, (uint8_t *)&k));
    REFUSED(RADDLE_ERROR_TRUNCATED, raddle_chacha20_poly1305_open(&k, nonce, aad, 16, text, 3, out));
    memset(&pieces, 0, sizeof pieces);
    REFUSED(RADDLE_ERROR_CONTEXT, raddle_chacha20_poly1305_seal_update(&pieces, text, 64, out));
    CHECK(raddle_chacha20_poly1305_seal_begin(&pieces, &k, nonce, NULL, 0) == RADDLE_OK);
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_chacha20_poly1305_seal_update(&pieces, out + 1, 64, out));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_chacha20_poly1305_seal_update(&pieces, text, 64, (uint8_t *)&pieces));
    REFUSED(RADDLE_ERROR_STATE, raddle_chacha20_poly1305_open_authenticate(&pieces, text, 64));
    REFUSED(RADDLE_ERROR_STATE, raddle_chacha20_poly1305_open_verify(&pieces, text));
    CHECK(raddle_chacha20_poly1305_seal_update(&pieces, NULL, 0, NULL) == RADDLE_OK);
    CHECK(raddle_chacha20_init(&stream, key, nonce) == RADDLE_OK);
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_chacha20_seek(&stream, ((uint64_t)1 << 38) + 1));
    CHECK(raddle_chacha20_seek(&stream, ((uint64_t)1 << 38) - 3) == RADDLE_OK);
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_chacha20_xor(&stream, text, 4, out));
    CHECK(raddle_chacha20_xor(&stream, text, 3, out) == RADDLE_OK);
    CHECK(raddle_chacha20_position(&stream, NULL) == RADDLE_ERROR_NULL);
    CHECK(raddle_chacha20_clear(&stream) == RADDLE_OK);
    CHECK(raddle_chacha20_poly1305_stream_clear(&pieces) == RADDLE_OK);
}

static void others(void) {
    raddle_aes aes;
    raddle_aes_ctr ctr;
    raddle_hmac_sha256 hmac;
    raddle_message messages[2] = {{text, 64}, {NULL, 3}};
    char name[64];
    memset(name, 'x', sizeof name);
    CHECK(raddle_aes_init(&aes, key, 17) == RADDLE_ERROR_KEY_LENGTH && raddle_aes_init(&aes, key, 16) == RADDLE_OK);
    CHECK(raddle_aes_bytes() == sizeof aes && raddle_aes_ctr_bytes() == sizeof ctr);
    CHECK(raddle_aes_ctr_init(&ctr, 64, nonce) == RADDLE_ERROR_ARGUMENT);
    CHECK(raddle_aes_ctr_init(&ctr, 32, nonce) == RADDLE_OK);
    CHECK(raddle_aes_ctr_seek(&ctr, ((uint64_t)1 << 36) + 1) == RADDLE_ERROR_TOO_LONG);
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_aes_ctr_xor(&ctr, &aes, out + 1, 64, out));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_aes_ctr_xor(&ctr, &aes, text, 64, (uint8_t *)&aes));
    REFUSED(RADDLE_ERROR_NULL, raddle_sha256_digest(NULL, 1, out));
    REFUSED(RADDLE_ERROR_NULL, raddle_sha256_digest(text, 1, NULL));
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_sha256_digest(text, (size_t)-1, out));
    REFUSED(RADDLE_ERROR_NULL, raddle_sha256_many(messages, 2, (uint8_t(*)[32])(void *)out));
    messages[1].data = out + 40, messages[1].len = 30;
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_sha256_many(messages, 2, (uint8_t(*)[32])(void *)out));
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_sha256_many(messages, (size_t)-1 / 8, (uint8_t(*)[32])(void *)out));
    REFUSED(RADDLE_ERROR_NULL, raddle_sha256d(NULL, 1, out));
    REFUSED(RADDLE_ERROR_NULL, raddle_sha256d(text, 1, NULL));
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_sha256d(text, (size_t)-1, out));
    uint8_t(*node)[32] = (uint8_t(*)[32])(void *)out;
    REFUSED(RADDLE_ERROR_NULL, raddle_sha256_pairs(NULL, 1, node));
    REFUSED(RADDLE_ERROR_NULL, raddle_sha256_pairs(out, 1, NULL));
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_sha256_pairs(out, SIZE_MAX / 64 + 1, node));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_sha256_pairs(out, 1, node + 1));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_sha256_pairs(out + 1, 1, node));
    CHECK(raddle_sha256_pairs(NULL, 0, NULL) == RADDLE_OK);
    REFUSED(RADDLE_ERROR_ARGUMENT, raddle_merkle_root(3, 2, node, 2, out + 64));
    REFUSED(RADDLE_ERROR_NULL, raddle_merkle_root(RADDLE_MERKLE_SSZ, 2, NULL, 2, out));
    REFUSED(RADDLE_ERROR_NULL, raddle_merkle_root(RADDLE_MERKLE_SSZ, 2, node, 2, NULL));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_merkle_root(RADDLE_MERKLE_SSZ, 2, node, 2, out + 63));
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_merkle_root(RADDLE_MERKLE_SSZ, 1, node, 3, out + 96));
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_merkle_root(RADDLE_MERKLE_BITCOIN, 0, node, SIZE_MAX / 32 + 1, out));
    CHECK(raddle_hmac_sha256_bytes() == sizeof hmac && raddle_hmac_sha256_stream_bytes() >= 64);
    CHECK(raddle_hmac_sha256_init(&hmac, NULL, 0) == RADDLE_OK);
    for (size_t len = 0; len < 40; len++) {
        if (len < 16 || len > 32) {
            CHECK(raddle_hmac_sha256_verify(&hmac, text, 64, out, len) == RADDLE_ERROR_TAG_LENGTH);
        }
    }
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_hkdf_sha256(NULL, 0, key, 32, NULL, 0, out, 8161));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_hkdf_sha256(NULL, 0, out + 16, 32, NULL, 0, out, 32));
    REFUSED(RADDLE_ERROR_KEY_LENGTH, raddle_hkdf_sha256_expand(key, 31, NULL, 0, out, 32));
    REFUSED(RADDLE_ERROR_ARGUMENT, raddle_pbkdf2_sha256(key, 32, nonce, 24, 0, out, 32));
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_hkdf_sha224(NULL, 0, key, 32, NULL, 0, out, 7141));
    REFUSED(RADDLE_ERROR_OVERLAP, raddle_hkdf_sha224(NULL, 0, out + 16, 32, NULL, 0, out, 32));
    REFUSED(RADDLE_ERROR_KEY_LENGTH, raddle_hkdf_sha224_expand(key, 27, NULL, 0, out, 32));
    REFUSED(RADDLE_ERROR_ARGUMENT, raddle_pbkdf2_sha224(key, 32, nonce, 24, 0, out, 32));
    CHECK(raddle_equal(key, key, 32) == 1 && raddle_equal(NULL, NULL, 0) == 1 && raddle_equal(NULL, key, 1) == 0);
    text[9] ^= 1, memcpy(out, text, 64), text[9] ^= 1;
    CHECK(raddle_equal(text, out, 64) == 0 && raddle_equal(text, out, 9) == 1);
    CHECK(raddle_memzero(out, 64) == RADDLE_OK && all_zero(out, 64) && raddle_memzero(NULL, 0) == RADDLE_OK);
    CHECK(raddle_memzero(NULL, 1) == RADDLE_ERROR_NULL);
    CHECK(raddle_cpu_describe(name, 3) == RADDLE_ERROR_BUFFER && name[0] == 'x');
    CHECK(raddle_cpu_describe(NULL, 3) == RADDLE_ERROR_NULL);
    CHECK(raddle_cpu_core(name, sizeof name) == RADDLE_OK && raddle_cpu_set_core(name) == RADDLE_OK);
    CHECK(raddle_cpu_level(name, sizeof name) == RADDLE_OK && raddle_cpu_set_max_level(name) == RADDLE_OK);
    CHECK(raddle_cpu_set_max_level("no level") == RADDLE_ERROR_ARGUMENT && raddle_cpu_set_core(NULL) == RADDLE_ERROR_NULL);
}

#define NUMBER(name, NAME, string) RADDLE_HASH_##NAME,

static void several(void) {
    const uint32_t hashes[] = {RADDLE_HASH_MD5, RADDLE_HASH_SHA256, RADDLE_HASH_MD5, 1};
    const uint32_t many[RADDLE_MAX_HASHES + 1] = {HASHES(NUMBER) RADDLE_HASH_BLAKE3};
    const size_t max = (size_t)-1;
    raddle_several k, copy;
    /* None, too many, one twice, an unknown one, and another length of the digests. */
    REFUSED(RADDLE_ERROR_SELECTION, raddle_several_digest(NULL, 0, text, 64, out, 0));
    REFUSED(RADDLE_ERROR_SELECTION, raddle_several_digest(many, RADDLE_MAX_HASHES + 1, text, 64, out, 128));
    REFUSED(RADDLE_ERROR_SELECTION, raddle_several_digest(many, max, text, 64, out, 128));
    REFUSED(RADDLE_ERROR_SELECTION, raddle_several_digest(hashes, 3, text, 64, out, 64));
    REFUSED(RADDLE_ERROR_SELECTION, raddle_several_digest(hashes + 3, 1, text, 64, out, 16));
    REFUSED(RADDLE_ERROR_BUFFER, raddle_several_digest(hashes, 2, text, 64, out, 47));
    REFUSED(RADDLE_ERROR_BUFFER, raddle_several_digest(hashes, 2, text, 64, out, 49));
    REFUSED(RADDLE_ERROR_NULL, raddle_several_digest(NULL, 2, text, 64, out, 48));
    REFUSED(RADDLE_ERROR_NULL, raddle_several_digest(hashes, 2, NULL, 64, out, 48));
    REFUSED(RADDLE_ERROR_NULL, raddle_several_digest(hashes, 2, text, 64, NULL, 48));
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_several_digest(hashes, 2, text, max, out, 48));
    REFUSED(RADDLE_ERROR_TOO_LONG, raddle_several_digest(hashes, 2, text, 64, out, max));
    REFUSED(RADDLE_ERROR_ALIGNMENT, raddle_several_digest((const uint32_t *)(const void *)(text + 1 + (uintptr_t)text % 2),
                                                          1, text, 64, out, 16));
    memset(&k, 0, sizeof k);
    REFUSED(RADDLE_ERROR_SELECTION, raddle_several_init(&k, hashes, 3));
    REFUSED(RADDLE_ERROR_NULL, raddle_several_init(&k, NULL, 1));
    REFUSED(RADDLE_ERROR_NULL, raddle_several_init(NULL, hashes, 1));
    CHECK(all_zero((const uint8_t *)&k, sizeof k));
    REFUSED(RADDLE_ERROR_CONTEXT, raddle_several_update(&k, text, 64));
    CHECK(raddle_several_init(&k, hashes, 2) == RADDLE_OK && raddle_several_update(&k, NULL, 0) == RADDLE_OK);
    memcpy(&copy, &k, sizeof k);
    CHECK(raddle_several_update(&k, NULL, 1) == RADDLE_ERROR_NULL);
    CHECK(raddle_several_update(&k, (uint8_t *)&k + 100, 1) == RADDLE_ERROR_OVERLAP);
    CHECK(raddle_several_final(&k, (uint8_t *)&k, 48) == RADDLE_ERROR_OVERLAP);
    REFUSED(RADDLE_ERROR_BUFFER, raddle_several_final(&k, out, 16));
    REFUSED(RADDLE_ERROR_NULL, raddle_several_final(&k, NULL, 48));
    CHECK(memcmp(&copy, &k, sizeof k) == 0);
    CHECK(raddle_several_final(&k, out, 48) == RADDLE_OK && all_zero((const uint8_t *)&k, sizeof k));
    CHECK(raddle_several_clear(&copy) == RADDLE_OK && all_zero((const uint8_t *)&copy, sizeof copy));
    REFUSED(RADDLE_ERROR_CONTEXT, raddle_several_final(&copy, out, 48));
}

static void sha1_checked(void) {
    raddle_sha1_checked k, copy;
    memset(&k, 0, sizeof k);
    REFUSED(RADDLE_ERROR_NULL, raddle_sha1_checked_digest(NULL, 1, out));
    REFUSED(RADDLE_ERROR_NULL, raddle_sha1_checked_digest(text, 1, NULL));
    REFUSED(RADDLE_ERROR_NULL, raddle_sha1_checked_init(NULL));
    REFUSED(RADDLE_ERROR_NULL, raddle_sha1_checked_init_safe(NULL));
    REFUSED(RADDLE_ERROR_CONTEXT, raddle_sha1_checked_update(&k, text, 64));
    CHECK(raddle_sha1_checked_init(&k) == RADDLE_OK && raddle_sha1_checked_update(&k, NULL, 0) == RADDLE_OK);
    memcpy(&copy, &k, sizeof k);
    CHECK(raddle_sha1_checked_update(&k, NULL, 1) == RADDLE_ERROR_NULL);
    CHECK(raddle_sha1_checked_update(&k, (uint8_t *)&k + 100, 1) == RADDLE_ERROR_OVERLAP);
    CHECK(raddle_sha1_checked_final(&k, (uint8_t *)&k) == RADDLE_ERROR_OVERLAP);
    REFUSED(RADDLE_ERROR_NULL, raddle_sha1_checked_final(&k, NULL));
    CHECK(memcmp(&copy, &k, sizeof k) == 0);
    CHECK(raddle_sha1_checked_clear(&copy) == RADDLE_OK && all_zero((const uint8_t *)&copy, sizeof copy));
    REFUSED(RADDLE_ERROR_CONTEXT, raddle_sha1_checked_final(&copy, out));
}

void test_arguments(void) {
    fill(key, 32), fill(nonce, 24), fill(aad, 16), fill(text, 64), fill(out, 128);
    errors(), contexts(), gcm(), into(), gcm_siv(), chacha(), others(), several(), sha1_checked();
}
