/* Batches, against one message after another. */
#include "hashes.h"
#include "test.h"

enum { PACKETS = 41, MOST = 400 };

static uint8_t texts[PACKETS][MOST], outs[PACKETS][MOST + 16], expected[PACKETS][MOST], aads[PACKETS][20],
    nonces[PACKETS][24], tags[PACKETS][16], expected_tags[PACKETS][16];
static raddle_packet packets[PACKETS];
static raddle_message messages[PACKETS];

static void prepare(size_t nonce_len, int in_place) {
    for (int i = 0; i < PACKETS; i++) {
        size_t len = next_random() % MOST;
        fill(texts[i], MOST), fill(aads[i], sizeof aads[i]), fill(nonces[i], 24);
        memset(outs[i], 0xa5, sizeof outs[i]);
        if (in_place) {
            memcpy(outs[i], texts[i], MOST);
        }
        packets[i].nonce = nonces[i], packets[i].nonce_len = nonce_len;
        packets[i].aad = aads[i], packets[i].aad_len = (size_t)(i % 20);
        packets[i].input = in_place ? outs[i] : texts[i], packets[i].output = outs[i], packets[i].len = len;
        packets[i].tag = i % 3 == 0 ? outs[i] + len : tags[i];
        packets[i].result = RADDLE_ERROR_STATE;
    }
}

#define AEAD(name, NONCE_LEN, INIT, NONCE, LAST)                                                                       \
    static void name(int in_place, int each) {                                                                         \
        raddle_##name keys[3];                                                                                         \
        const raddle_##name *own[PACKETS];                                                                             \
        uint8_t bytes[32];                                                                                             \
        fill(bytes, 32);                                                                                               \
        for (int i = 0; i < 3; i++) {                                                                                  \
            bytes[0]++;                                                                                                \
            CHECK(INIT(&keys[i], i) == RADDLE_OK);                                                                     \
        }                                                                                                              \
        prepare(NONCE_LEN, in_place);                                                                                  \
        for (int i = 0; i < PACKETS; i++) {                                                                            \
            own[i] = &keys[each ? i % 3 : 0];                                                                          \
            CHECK(raddle_##name##_seal_detached(own[i], NONCE, aads[i], packets[i].aad_len, texts[i], packets[i].len,  \
                                                expected[i], expected_tags[i] LAST) == RADDLE_OK);                     \
        }                                                                                                              \
        /* One of them is refused, and the others are sealed. */                                                       \
        packets[5].output = NULL, packets[5].len = 7;                                                                  \
        raddle_error done = each ? raddle_##name##_seal_many_with_keys(own, packets, PACKETS)                                    \
                                 : raddle_##name##_seal_many(&keys[0], packets, PACKETS);                              \
        CHECK(done == RADDLE_ERROR_PACKETS);                                                                           \
        for (int i = 0; i < PACKETS; i++) {                                                                            \
            if (i == 5) {                                                                                              \
                CHECK(packets[i].result == RADDLE_ERROR_NULL);                                                         \
                continue;                                                                                              \
            }                                                                                                          \
            CHECK(packets[i].result == RADDLE_OK);                                                                     \
            CHECK(memcmp(outs[i], expected[i], packets[i].len) == 0);                                                  \
            CHECK(memcmp(packets[i].tag, expected_tags[i], 16) == 0);                                                  \
        }                                                                                                              \
        packets[5] = packets[4], packets[5].len = 0, packets[5].output = outs[5], packets[5].tag = tags[5];            \
        CHECK(raddle_##name##_seal_many(own[5], &packets[5], 1) == RADDLE_OK);                                         \
        /* One is forged. */                                                                                           \
        packets[7].tag[3] ^= 4;                                                                                        \
        for (int i = 0; i < PACKETS; i++) {                                                                            \
            packets[i].input = outs[i];                                                                                \
        }                                                                                                              \
        done = each ? raddle_##name##_open_many_with_keys(own, packets, PACKETS)                                                 \
                    : raddle_##name##_open_many(&keys[0], packets, PACKETS);                                           \
        CHECK(done == RADDLE_ERROR_PACKETS);                                                                           \
        for (int i = 0; i < PACKETS; i++) {                                                                            \
            CHECK(packets[i].result == (i == 7 ? RADDLE_ERROR_TAG : RADDLE_OK));                                       \
            CHECK(memcmp(outs[i], i == 7 ? expected[i] : texts[i], packets[i].len) == 0);                              \
        }                                                                                                              \
        CHECK(raddle_##name##_seal_many(&keys[0], NULL, 0) == RADDLE_OK);                                              \
        CHECK(raddle_##name##_seal_many(&keys[0], NULL, 1) == RADDLE_ERROR_NULL);                                      \
    }

#define WITH_LEN(key, i) raddle_aes_gcm_init(key, bytes, 16 + 8 * (size_t)(i))
#define SHORT(key, i) raddle_chacha20_poly1305_init(key, bytes)
#define SIV(key, i) raddle_aes_gcm_siv_init(key, bytes, (i) % 2 ? 16 : 32)
#define LONG(key, i) raddle_xchacha20_poly1305_init(key, bytes)
#define NONE
#define TAG_LEN , 16
#define NONCE_AND_LEN nonces[i], 12

AEAD(aes_gcm, 12, WITH_LEN, NONCE_AND_LEN, TAG_LEN)
AEAD(aes_gcm_siv, 12, SIV, nonces[i], NONE)
AEAD(chacha20_poly1305, 12, SHORT, nonces[i], NONE)
AEAD(xchacha20_poly1305, 24, LONG, nonces[i], NONE)

/* Packets that write between contexts, and into other packets' contexts. Some packets are refused, and no context is
 * written. */
#define CONTEXTS(name, NONCE_LEN, INIT)                                                                                \
    static void name##_contexts(int seals) {                                                                           \
        static struct {                                                                                                \
            raddle_##name key;                                                                                         \
            uint8_t room[512];                                                                                          \
        } slots[PACKETS], copies[PACKETS];                                                                             \
        const raddle_##name *own[PACKETS];                                                                             \
        uint8_t bytes[32];                                                                                             \
        int refused = 0;                                                                                               \
        fill(bytes, 32);                                                                                               \
        prepare(NONCE_LEN, 0);                                                                                         \
        for (int i = 0; i < PACKETS; i++) {                                                                            \
            CHECK(INIT(&slots[i].key, i % 3) == RADDLE_OK);                                                            \
            own[i] = &slots[i * 7 % PACKETS].key;                                                                      \
            packets[i].len %= 80, packets[i].tag = tags[i];                                                            \
            packets[i].output = (uint8_t *)slots + next_random() % (sizeof slots - 80);                                \
            if (seals && i == 9) {                                                                                     \
                packets[i].output = outs[i], packets[i].tag = (uint8_t *)&slots[9].key + sizeof slots[9].key - 1;      \
            }                                                                                                          \
        }                                                                                                              \
        memcpy(copies, slots, sizeof slots);                                                                           \
        CHECK((seals ? raddle_##name##_seal_many_with_keys(own, packets, PACKETS)                                      \
                     : raddle_##name##_open_many_with_keys(own, packets, PACKETS)) == RADDLE_ERROR_PACKETS);           \
        for (int i = 0; i < PACKETS; i++) {                                                                            \
            const uint8_t *output = packets[i].output;                                                                 \
            int overlaps = seals && i == 9;                                                                            \
            for (int k = 0; k < PACKETS; k++) {                                                                        \
                const uint8_t *key = (const uint8_t *)&slots[k].key;                                                   \
                overlaps |= packets[i].len != 0 && output < key + sizeof slots[k].key && key < output + packets[i].len;\
            }                                                                                                          \
            CHECK(packets[i].result == (overlaps ? RADDLE_ERROR_OVERLAP : seals ? RADDLE_OK : RADDLE_ERROR_TAG));      \
            CHECK(memcmp(&slots[i].key, &copies[i].key, sizeof slots[i].key) == 0);                                    \
            refused += overlaps;                                                                                       \
        }                                                                                                              \
        CHECK(refused > 1 && refused < PACKETS);                                                                       \
    }

CONTEXTS(aes_gcm, 12, WITH_LEN)
CONTEXTS(aes_gcm_siv, 12, SIV)
CONTEXTS(chacha20_poly1305, 12, SHORT)
CONTEXTS(xchacha20_poly1305, 24, LONG)

#define HASH(name, NAME, string)                                                                                       \
    static void name(size_t count) {                                                                                   \
        uint8_t many[PACKETS][RADDLE_##NAME##_DIGEST_BYTES], one[RADDLE_##NAME##_DIGEST_BYTES];                        \
        CHECK(raddle_##name##_many(messages, count, many) == RADDLE_OK);                                               \
        for (size_t i = 0; i < count; i++) {                                                                           \
            CHECK(raddle_##name##_digest(messages[i].data, messages[i].len, one) == RADDLE_OK);                        \
            CHECK(memcmp(one, many[i], RADDLE_##NAME##_DIGEST_BYTES) == 0);                                            \
        }                                                                                                              \
    }

HASHES(HASH)
HASH(blake3, BLAKE3, "blake3")

#define HMAC(name, NAME, string)                                                                                       \
    static void hmac_##name(size_t count) {                                                                            \
        uint8_t many[PACKETS][RADDLE_HMAC_##NAME##_TAG_BYTES], one[RADDLE_HMAC_##NAME##_TAG_BYTES];                    \
        raddle_hmac_##name key;                                                                                        \
        CHECK(raddle_hmac_##name##_init(&key, texts[0], 77) == RADDLE_OK);                                             \
        CHECK(raddle_hmac_##name##_many(&key, messages, count, many) == RADDLE_OK);                                    \
        for (size_t i = 0; i < count; i++) {                                                                           \
            CHECK(raddle_hmac_##name##_mac(&key, messages[i].data, messages[i].len, one) == RADDLE_OK);                \
            CHECK(memcmp(one, many[i], RADDLE_HMAC_##NAME##_TAG_BYTES) == 0);                                          \
        }                                                                                                              \
    }

HASHES(HMAC)

/* Compares pairs, digests of digests, and roots with digests of single messages. */
static void trees(size_t count) {
    static uint8_t nodes[2 * PACKETS][32], pairs[PACKETS][64], digests[PACKETS][32];
    uint8_t one[32], other[32], zero[32] = {0}, pair[65] = {1};
    fill(pairs[0], sizeof pairs);
    memcpy(nodes, pairs, sizeof pairs);
    CHECK(raddle_sha256_pairs(pairs[0], count, digests) == RADDLE_OK);
    CHECK(raddle_sha256_pairs(nodes[0], count, nodes) == RADDLE_OK);
    CHECK(memcmp(nodes, digests, 32 * count) == 0);
    CHECK(memcmp(nodes[count], (uint8_t *)pairs + 32 * count, sizeof pairs - 32 * count) == 0);
    for (size_t i = 0; i < count; i++) {
        CHECK(raddle_sha256_digest(pairs[i], 64, one) == RADDLE_OK && memcmp(one, digests[i], 32) == 0);
        CHECK(raddle_sha256d(pairs[i], 64, other) == RADDLE_OK && raddle_sha256_digest(one, 32, one) == RADDLE_OK);
        CHECK(memcmp(one, other, 32) == 0);
    }
    /* Three leaves, and what each tree does with the third. */
    for (uint32_t tree = RADDLE_MERKLE_SSZ; tree <= RADDLE_MERKLE_BITCOIN; tree++) {
        memcpy(nodes, pairs, sizeof pairs);
        CHECK(raddle_merkle_root(tree, 2, nodes, 3, other) == RADDLE_OK);
        for (int i = 0; i < 2; i++) {
            uint8_t *last = tree == RADDLE_MERKLE_SSZ ? zero : pairs[1];
            memcpy(pair + 1, i == 0 ? pairs[0] : pairs[1], 32), memcpy(pair + 33, i == 0 ? pairs[0] + 32 : last, 32);
            if (tree == RADDLE_MERKLE_RFC6962) {
                CHECK(i == 1 || raddle_sha256_digest(pair, 65, digests[i]) == RADDLE_OK);
                memcpy(digests[1], pairs[1], 32);
            } else {
                raddle_error (*hash)(const uint8_t *, size_t, uint8_t *) =
                    tree == RADDLE_MERKLE_SSZ ? raddle_sha256_digest : raddle_sha256d;
                CHECK(hash(pair + 1, 64, digests[i]) == RADDLE_OK);
            }
        }
        memcpy(pair + 1, digests[0], 32), memcpy(pair + 33, digests[1], 32);
        CHECK(tree == RADDLE_MERKLE_SSZ       ? raddle_sha256_digest(pair + 1, 64, one) == RADDLE_OK
              : tree == RADDLE_MERKLE_BITCOIN ? raddle_sha256d(pair + 1, 64, one) == RADDLE_OK
                                              : raddle_sha256_digest(pair, 65, one) == RADDLE_OK);
        CHECK(memcmp(one, other, 32) == 0);
    }
}

#define BOTH(name, NAME, string) name(count), hmac_##name(count);

void test_batches(void) {
    for (int i = 0; i < 4; i++) {
        aes_gcm(i & 1, i >> 1), aes_gcm_siv(i & 1, i >> 1), chacha20_poly1305(i & 1, i >> 1), xchacha20_poly1305(i & 1, i >> 1);
    }
    for (int i = 0; i < 10; i++) {
        aes_gcm_contexts(i & 1), aes_gcm_siv_contexts(i & 1), chacha20_poly1305_contexts(i & 1), xchacha20_poly1305_contexts(i & 1);
    }
    for (size_t count = 0; count <= PACKETS; count++) {
        for (int i = 0; i < PACKETS; i++) {
            fill(texts[i], MOST);
            messages[i].data = texts[i], messages[i].len = count % 2 ? next_random() % MOST : 100;
        }
        if (count > 3) {
            messages[2].data = NULL, messages[2].len = 0;
        }
        HASHES(BOTH)
        blake3(count), trees(count);
    }
}
