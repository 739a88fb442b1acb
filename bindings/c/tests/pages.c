/* Buffers that end where an inaccessible page begins, or begin where such a page ends. */
#define _DEFAULT_SOURCE
#include "test.h"

#include <sys/mman.h>
#include <unistd.h>

enum { BUFFERS = 5, MOST = 700 };

static uint8_t *starts[BUFFERS];
static size_t page;

/* Returns the place for `len` bytes at an edge of buffer i. */
static uint8_t *at_edge(int i, size_t len, int end) { return end ? starts[i] + page - len : starts[i]; }

void test_pages(void) {
    raddle_aes_gcm gcm;
    raddle_aes_gcm_siv siv;
    raddle_chacha20_poly1305 chacha;
    raddle_hmac_sha256 hmac;
    raddle_chacha20 stream;
    const uint32_t hashes[] = {RADDLE_HASH_SHA256, RADDLE_HASH_MD5};
    uint8_t bytes[32];
    page = (size_t)sysconf(_SC_PAGESIZE);
    for (int i = 0; i < BUFFERS; i++) {
        uint8_t *all = (uint8_t *)mmap(NULL, 3 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        CHECK(all != (uint8_t *)MAP_FAILED);
        starts[i] = all + page;
        CHECK(mprotect(starts[i], page, PROT_READ | PROT_WRITE) == 0);
        fill(starts[i], page);
    }
    fill(bytes, sizeof bytes);
    for (size_t len = 0; len < MOST; len += 1 + next_random() % 7) {
        for (int end = 0; end < 2; end++) {
            uint8_t *nonce = at_edge(0, 12, end), *aad = at_edge(1, len % 50, end), *text = at_edge(2, len, end),
                    *out = at_edge(3, len + 16, end), *key = at_edge(4, 32, end);
            CHECK(raddle_aes_gcm_init(&gcm, key, 32) == RADDLE_OK);
            CHECK(raddle_aes_gcm_seal(&gcm, nonce, 12, aad, len % 50, text, len, out) == RADDLE_OK);
            CHECK(raddle_aes_gcm_open(&gcm, nonce, 12, aad, len % 50, out, len + 16, text) == RADDLE_OK);
            CHECK(raddle_aes_gcm_siv_init(&siv, key, 32) == RADDLE_OK);
            CHECK(raddle_aes_gcm_siv_seal(&siv, nonce, aad, len % 50, text, len, out) == RADDLE_OK);
            CHECK(raddle_aes_gcm_siv_open(&siv, nonce, aad, len % 50, out, len + 16, text) == RADDLE_OK);
            CHECK(raddle_chacha20_poly1305_init(&chacha, key) == RADDLE_OK);
            CHECK(raddle_chacha20_poly1305_seal(&chacha, nonce, aad, len % 50, text, len, out) == RADDLE_OK);
            CHECK(raddle_chacha20_poly1305_open(&chacha, nonce, aad, len % 50, out, len + 16, out) == RADDLE_OK);
            CHECK(memcmp(out, text, len) == 0);
            const raddle_message pieces[2] = {{text, len}, {key, 32}};
            const raddle_message sealed[1] = {{at_edge(3, len + 48, end), len + 48}};
            out = at_edge(3, len + 48, end);
            CHECK(raddle_aes_gcm_seal_into(&gcm, nonce, 12, aad, len % 50, pieces, 2, out, len + 48) == RADDLE_OK);
            CHECK(raddle_aes_gcm_open_into(&gcm, nonce, 12, aad, len % 50, sealed, 1, at_edge(2, len + 32, end), len + 32) == RADDLE_OK);
            text = at_edge(2, len, end);
            CHECK(raddle_chacha20_init(&stream, key, nonce) == RADDLE_OK);
            out = at_edge(3, len, end);
            CHECK(raddle_chacha20_xor(&stream, text, len, out) == RADDLE_OK);
            CHECK(raddle_hmac_sha256_init(&hmac, key, 32) == RADDLE_OK);
            out = at_edge(3, 32, end);
            CHECK(raddle_hmac_sha256_mac(&hmac, text, len, out) == RADDLE_OK);
            CHECK(raddle_several_digest(hashes, 2, text, len, at_edge(3, 48, end), 48) == RADDLE_OK);
            CHECK(raddle_sha256_digest(text, len, out) == RADDLE_OK && raddle_md5_digest(text, len, at_edge(3, 16, end)) == RADDLE_OK);
        }
    }
    for (int i = 0; i < BUFFERS; i++) {
        CHECK(munmap(starts[i] - page, 3 * page) == 0);
    }
}
