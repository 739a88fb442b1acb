/*
 * Compares the provider raddle with OpenSSL's default provider, through the EVP functions: random sequences of calls,
 * after each of which both must give the same result. The arguments are the number of rounds and a seed.
 */
#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <openssl/provider.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hashes.h"
#include "random.h"

enum { OURS, THEIRS, BOTH };

static const char *const providers[BOTH] = { "provider=raddle", "provider=default" };
static unsigned long calls;

#define MOST 40000

static const char *what;

static void fail(const char *where, const char *why)
{
    printf("%s: %s: %s\n", what, where, why);
    ERR_print_errors_fp(stdout);
    exit(1);
}

static void same(const char *where, const void *ours, const void *theirs, size_t n)
{
    calls++;
    if (n > 0 && memcmp(ours, theirs, n) != 0)
        fail(where, "the results differ");
}

static void equal(const char *where, long ours, long theirs)
{
    calls++;
    if (ours != theirs) {
        printf("%ld by raddle, %ld by the default provider\n", ours, theirs);
        fail(where, "the numbers differ");
    }
}

static unsigned char in[MOST + 64], buffers[BOTH][MOST + 128];

/* The parameters of a cipher. */
static void compare_facts(EVP_CIPHER *const cipher[BOTH], EVP_CIPHER_CTX *const ctx[BOTH])
{
    equal("key length", EVP_CIPHER_get_key_length(cipher[OURS]), EVP_CIPHER_get_key_length(cipher[THEIRS]));
    equal("nonce length", EVP_CIPHER_get_iv_length(cipher[OURS]), EVP_CIPHER_get_iv_length(cipher[THEIRS]));
    equal("block length", EVP_CIPHER_get_block_size(cipher[OURS]), EVP_CIPHER_get_block_size(cipher[THEIRS]));
    equal("mode", EVP_CIPHER_get_mode(cipher[OURS]), EVP_CIPHER_get_mode(cipher[THEIRS]));
    equal("flags", (long)EVP_CIPHER_get_flags(cipher[OURS]), (long)EVP_CIPHER_get_flags(cipher[THEIRS]));
    equal("type", EVP_CIPHER_get_type(cipher[OURS]), EVP_CIPHER_get_type(cipher[THEIRS]));
    equal("nid", EVP_CIPHER_get_nid(cipher[OURS]), EVP_CIPHER_get_nid(cipher[THEIRS]));
    equal("nonce length of the context", EVP_CIPHER_CTX_get_iv_length(ctx[OURS]),
          EVP_CIPHER_CTX_get_iv_length(ctx[THEIRS]));
    equal("key length of the context", EVP_CIPHER_CTX_get_key_length(ctx[OURS]),
          EVP_CIPHER_CTX_get_key_length(ctx[THEIRS]));
    equal("tag length", EVP_CIPHER_CTX_get_tag_length(ctx[OURS]), EVP_CIPHER_CTX_get_tag_length(ctx[THEIRS]));
}

/* Compares nonces as callers may read them back, if both providers have them. */
static void compare_nonces(EVP_CIPHER_CTX *const ctx[BOTH])
{
    unsigned char iv[BOTH][128];
    int n = EVP_CIPHER_CTX_get_iv_length(ctx[OURS]);
    if (EVP_CIPHER_get_mode(EVP_CIPHER_CTX_get0_cipher(ctx[OURS])) == EVP_CIPH_STREAM_CIPHER || n <= 0)
        return;
    for (int updated = 0; updated < 2; updated++) {
        for (int p = 0; p < BOTH; p++) {
            int got = updated ? EVP_CIPHER_CTX_get_updated_iv(ctx[p], iv[p], (size_t)n)
                              : EVP_CIPHER_CTX_get_original_iv(ctx[p], iv[p], (size_t)n);
            if (got != 1)
                fail("nonce", "could not be read");
        }
        same(updated ? "updated nonce" : "nonce", iv[OURS], iv[THEIRS], (size_t)n);
    }
}

static EVP_CIPHER_CTX *copied(EVP_CIPHER_CTX *ctx)
{
    EVP_CIPHER_CTX *copy = EVP_CIPHER_CTX_new();
    if (copy == NULL || EVP_CIPHER_CTX_copy(copy, ctx) != 1)
        fail("copy", "failed");
    EVP_CIPHER_CTX_free(ctx);
    return copy;
}

/* Processes one piece with both: in place, in separate buffers, or in overlapping buffers. Returns its length. */
static size_t compare_update(EVP_CIPHER_CTX *const ctx[BOTH], const unsigned char *from, size_t n, unsigned char *result)
{
    size_t offset = below(3) == 0 ? 1 + below(40) : 0;
    int in_place = (int)below(2), written[BOTH] = { -1, -1 }, done[BOTH];
    for (int p = 0; p < BOTH; p++) {
        unsigned char *out = buffers[p];
        const unsigned char *input = from;
        if (in_place) {
            memcpy(out, from, n);
            input = out;
        }
        /* The default provider is not asked to work on overlapping buffers. */
        if (p == OURS && in_place && offset > 0) {
            memmove(out + offset, out, n);
            input = out + offset;
        }
        done[p] = EVP_CipherUpdate(ctx[p], out, &written[p], input, (int)n);
    }
    equal("update", done[OURS], done[THEIRS]);
    equal("length of an update", written[OURS], written[THEIRS]);
    same("text of an update", buffers[OURS], buffers[THEIRS], n);
    if (result != NULL && n > 0)
        memcpy(result, buffers[OURS], n);
    return n;
}

static unsigned char sealed[MOST];

/* Ends a message, also by EVP_Cipher, with which the default provider before OpenSSL 3.5 accepts every message. */
static int end(int p, EVP_CIPHER_CTX *ctx)
{
    int n;
    if (below(2) && (p == OURS || OPENSSL_VERSION_NUMBER >= 0x30500000L))
        return EVP_Cipher(ctx, NULL, NULL, 0) == 0;
    return EVP_CipherFinal_ex(ctx, buffers[p], &n);
}

/* Opens a forged message of AES-GCM-SIV: raddle refuses the text and writes zeros, and the default provider refuses
 * only the end. */
static void refuse_siv(EVP_CIPHER_CTX *const ctx[BOTH], const unsigned char *tag, size_t total)
{
    static const unsigned char zeros[MOST];
    int n;
    if (total > 0 && EVP_CipherUpdate(ctx[OURS], buffers[OURS], &n, sealed, (int)total) == 1)
        fail("text", "a forged message was opened");
    same("forged text", buffers[OURS], zeros, total);
    if (total > 0 && EVP_CipherUpdate(ctx[THEIRS], buffers[THEIRS], &n, sealed, (int)total) != 1)
        fail("text", "the default provider refused it");
    /* Not even the right tag opens a message that was refused. */
    if (total > 0 && (EVP_CIPHER_CTX_ctrl(ctx[OURS], EVP_CTRL_AEAD_SET_TAG, 16, (void *)(uintptr_t)tag) != 1
        || EVP_CipherUpdate(ctx[OURS], buffers[OURS], &n, sealed, (int)total) == 1))
        fail("text", "a message was opened after a forged one");
}

/* Compares a message of an authenticating cipher: sealed and opened by both. */
static void compare_aead(EVP_CIPHER *const cipher[BOTH], EVP_CIPHER_CTX *ctx[BOTH], int any_nonce, int siv)
{
    unsigned char key[32], iv[128], tag[BOTH][16], aad[300];
    size_t total = some_length(MOST), aad_length = some_length(sizeof(aad));
    size_t longest = below(4) == 0 ? 1 + below(20) : 1 + below(MOST);
    /* With the parameter "speed", a text of AES-GCM-SIV may follow another. */
    int repeats = siv && below(2);
    int iv_length = any_nonce && below(2) ? 1 + (int)below(64) : 12, new_key = below(3) != 0, separate = (int)below(2);
    static int has_key[2];
    if (longest < 20 && total > 2000)
        total = below(2000);
    fill(key, sizeof(key));
    fill(iv, sizeof(iv));
    fill(aad, sizeof(aad));
    fill(in, total);
    for (int seals = 1; seals >= 0; seals--) {
        size_t tag_length = 16;
        int forged = !seals && below(4) == 0, final[BOTH], n;
        for (int p = 0; p < BOTH; p++) {
            /* A context without a key gets one; other contexts may keep theirs, if those for both messages do. */
            if (ctx[p] == NULL) {
                ctx[p] = EVP_CIPHER_CTX_new();
                if (EVP_CipherInit_ex(ctx[p], cipher[p], NULL, NULL, NULL, seals) != 1)
                    fail("first init", "failed");
                has_key[p] = 0;
            }
            if (siv && EVP_CIPHER_CTX_ctrl(ctx[p], EVP_CTRL_SET_SPEED, repeats, NULL) != 1)
                fail("speed", "could not be set");
            if (any_nonce && EVP_CIPHER_CTX_ctrl(ctx[p], EVP_CTRL_AEAD_SET_IVLEN, iv_length, NULL) != 1)
                fail("nonce length", "could not be set");
        }
        int sets_key = seals && (new_key || !has_key[OURS]);
        for (int p = 0; p < BOTH; p++) {
            const unsigned char *k = sets_key ? key : NULL;
            int ok = separate
                ? EVP_CipherInit_ex(ctx[p], NULL, NULL, k, NULL, seals) == 1
                      && EVP_CipherInit_ex(ctx[p], NULL, NULL, NULL, iv, seals) == 1
                : EVP_CipherInit_ex(ctx[p], NULL, NULL, k, iv, seals) == 1;
            if (!ok)
                fail("init", "failed");
            has_key[p] = 1;
            /* The default provider keeps the additional data of the last message until an update without bytes. */
            if (siv && p == THEIRS)
                EVP_CipherUpdate(ctx[p], NULL, &n, aad, 0);
            if (!seals) {
                unsigned char expected[16];
                memcpy(expected, tag[THEIRS], 16);
                if (forged)
                    expected[below(16)] ^= (unsigned char)(1 << below(8));
                if (p == OURS)
                    memcpy(tag[OURS], expected, 16);
                /* OpenSSL compares as much of a tag as it receives. */
                if (EVP_CIPHER_CTX_ctrl(ctx[p], EVP_CTRL_AEAD_SET_TAG, (int)tag_length, tag[OURS]) != 1)
                    fail("tag", "could not be set");
            }
        }
        compare_facts(cipher, ctx);
        for (size_t done = 0; done < aad_length;) {
            size_t piece = below(3) == 0 ? 1 : 1 + below(aad_length - done);
            int written[BOTH] = { -1, -1 }, ok[BOTH];
            for (int p = 0; p < BOTH; p++)
                ok[p] = EVP_CipherUpdate(ctx[p], NULL, &written[p], aad + done, (int)piece);
            equal("additional data", ok[OURS], ok[THEIRS]);
            equal("length of additional data", written[OURS], written[THEIRS]);
            done += piece;
        }
        const unsigned char *from = seals ? in : sealed;
        unsigned char whole[MOST];
        if (siv && forged)
            refuse_siv(ctx, tag[THEIRS], total);
        for (size_t done = 0; done < total && !(siv && forged);) {
            size_t piece = siv ? total : below(longest) + 1;
            piece = piece > total - done ? total - done : piece;
            if (repeats)
                compare_update(ctx, from, piece, NULL);
            done += compare_update(ctx, from + done, piece, whole + done);
            if (below(8) == 0)
                for (int p = 0; p < BOTH; p++)
                    ctx[p] = copied(ctx[p]);
        }
        for (int p = 0; p < BOTH; p++)
            final[p] = end(p, ctx[p]);
        equal("final", final[OURS], final[THEIRS]);
        if (any_nonce)
            compare_nonces(ctx);
        if (seals) {
            for (int p = 0; p < BOTH; p++)
                if (EVP_CIPHER_CTX_ctrl(ctx[p], EVP_CTRL_AEAD_GET_TAG, 16, tag[p]) != 1)
                    fail("tag", "could not be read");
            same("tag", tag[OURS], tag[THEIRS], 16);
            memcpy(sealed, whole, total);
        } else {
            equal("final", final[OURS], !forged);
            if (!siv || !forged)
                same("opened text", whole, in, total);
        }
        /* Nothing follows without a new nonce; the default provider is less strict. A measurement ends too. */
        if (repeats && EVP_CIPHER_CTX_ctrl(ctx[OURS], EVP_CTRL_SET_SPEED, 0, NULL) != 1)
            fail("speed", "could not be reset");
        if (EVP_CipherUpdate(ctx[OURS], buffers[OURS], &n, in, 16) == 1)
            fail("update", "a nonce was used twice");
    }
    ERR_clear_error();
    for (int p = 0; p < BOTH && below(3) == 0; p++) {
        EVP_CIPHER_CTX_free(ctx[OURS]);
        EVP_CIPHER_CTX_free(ctx[THEIRS]);
        ctx[OURS] = ctx[THEIRS] = NULL;
    }
}

/* Compares TLS 1.2 records: each provider seals them, and the other opens them. */
static void compare_records(EVP_CIPHER *const cipher[BOTH])
{
    int gcm = EVP_CIPHER_get_mode(cipher[OURS]) == EVP_CIPH_GCM_MODE, explicit_length = gcm ? 8 : 0;
    for (int sealer = 0; sealer < BOTH; sealer++) {
        EVP_CIPHER_CTX *seal = EVP_CIPHER_CTX_new(), *open = EVP_CIPHER_CTX_new();
        unsigned char key[32], iv[12], sequence[8];
        fill(key, 32);
        fill(iv, 12);
        fill(sequence, 8);
        EVP_CIPHER_CTX *both[2] = { seal, open };
        EVP_CIPHER *of[2] = { cipher[sealer], cipher[!sealer] };
        for (int i = 0; i < 2; i++) {
            if (EVP_CipherInit_ex(both[i], of[i], NULL, key, gcm ? NULL : iv, i == 0) != 1
                || (gcm && EVP_CIPHER_CTX_ctrl(both[i], EVP_CTRL_AEAD_SET_IV_FIXED, 4, iv) != 1)
                || (!gcm && below(2) && EVP_CIPHER_CTX_ctrl(both[i], EVP_CTRL_AEAD_SET_IV_FIXED, 12, iv) != 1))
                fail("TLS init", "failed");
        }
        for (int record = 0; record < 8; record++) {
            unsigned char header[13], text[17000], data[17100], sealed[17100], apart[17100];
            /* Records of AES-GCM are opened in place. */
            unsigned char *to = gcm || below(2) ? data : apart;
            size_t length = some_length(16385), around = (size_t)explicit_length + 16;
            int n = -1, forged = below(5) == 0;
            fill(text, length);
            memcpy(header, sequence, 8);
            memcpy(header + 8, "\x17\x03\x03", 3);
            header[11] = (unsigned char)((length + (size_t)explicit_length) >> 8);
            header[12] = (unsigned char)(length + (size_t)explicit_length);
            equal("TLS padding", EVP_CIPHER_CTX_ctrl(seal, EVP_CTRL_AEAD_TLS1_AAD, 13, header), 16);
            memcpy(data + explicit_length, text, length);
            if (EVP_CipherUpdate(seal, data, &n, data, (int)(length + around)) != 1)
                fail("TLS record", "not sealed");
            equal("length of a sealed record", n, (long)(length + around));
            header[11] = (unsigned char)((length + around) >> 8);
            header[12] = (unsigned char)(length + around);
            equal("TLS padding", EVP_CIPHER_CTX_ctrl(open, EVP_CTRL_AEAD_TLS1_AAD, 13, header), 16);
            if (forged)
                data[(size_t)explicit_length + below(length + 16)] ^= 0x40;
            memcpy(sealed, data, length + around);
            int opened = EVP_CipherUpdate(open, to, &n, data, (int)(length + around)) == 1;
            equal("TLS record opened", opened, !forged);
            if (opened) {
                equal("length of an opened record", n, (long)length);
                same("TLS record", to + explicit_length, text, length);
            }
            for (size_t i = 0; !opened && sealer != OURS && i < length + around; i++)
                equal("forged TLS record", to[i], to == data ? sealed[i] : 0);
            for (int i = 7; i >= 0 && ++sequence[i] == 0; i--) {
            }
        }
        EVP_CIPHER_CTX_free(seal);
        EVP_CIPHER_CTX_free(open);
    }
    ERR_clear_error();
}

/* Compares stream ciphers that continue from message to message. */
static void compare_stream(EVP_CIPHER *const cipher[BOTH], EVP_CIPHER_CTX *ctx[BOTH])
{
    unsigned char key[32], iv[16];
    size_t total = some_length(MOST), longest = below(4) == 0 ? 1 + below(20) : 1 + below(MOST);
    int first = ctx[OURS] == NULL, new_key = first || below(3) == 0, new_iv = first || below(2) == 0, n;
    if (longest < 20 && total > 2000)
        total = below(2000);
    /* With only a new key, the default provider begins ChaCha20 at one of two blocks, depending on how the last block
     * was used up. */
    if (EVP_CIPHER_get_mode(cipher[OURS]) != EVP_CIPH_CTR_MODE)
        new_iv |= new_key;
    fill(key, 32);
    fill(iv, 16);
    fill(in, total);
    /* Counters that wrap around. */
    if (below(3) == 0)
        memset(EVP_CIPHER_get_mode(cipher[OURS]) == EVP_CIPH_CTR_MODE ? iv + 4 : iv, 0xff, 12 - 8 * below(2));
    for (int p = 0; p < BOTH; p++) {
        if (first)
            ctx[p] = EVP_CIPHER_CTX_new();
        if (EVP_CipherInit_ex(ctx[p], first ? cipher[p] : NULL, NULL, new_key ? key : NULL, new_iv ? iv : NULL, 1) != 1)
            fail("init", "failed");
    }
    compare_facts(cipher, ctx);
    for (size_t done = 0; done < total;) {
        size_t piece = below(longest) + 1;
        piece = piece > total - done ? total - done : piece;
        done += compare_update(ctx, in + done, piece, NULL);
        if (below(8) == 0)
            for (int p = 0; p < BOTH; p++)
                ctx[p] = copied(ctx[p]);
        if (EVP_CIPHER_get_mode(cipher[OURS]) == EVP_CIPH_CTR_MODE)
            equal("num", EVP_CIPHER_CTX_get_num(ctx[OURS]), EVP_CIPHER_CTX_get_num(ctx[THEIRS]));
    }
    compare_nonces(ctx);
    for (int p = 0; p < BOTH; p++)
        if (below(2) == 0 && EVP_CipherFinal_ex(ctx[p], buffers[p], &n) != 1)
            fail("final", "failed");
    if (below(4) == 0) {
        EVP_CIPHER_CTX_free(ctx[OURS]);
        EVP_CIPHER_CTX_free(ctx[THEIRS]);
        ctx[OURS] = ctx[THEIRS] = NULL;
    }
}

static void compare_cipher(const char *name, int rounds)
{
    EVP_CIPHER *cipher[BOTH];
    EVP_CIPHER_CTX *ctx[BOTH] = { NULL, NULL };
    what = name;
    for (int p = 0; p < BOTH; p++)
        if ((cipher[p] = EVP_CIPHER_fetch(NULL, name, providers[p])) == NULL)
            fail("fetch", providers[p]);
    int aead = (EVP_CIPHER_get_flags(cipher[THEIRS]) & EVP_CIPH_FLAG_AEAD_CIPHER) != 0;
    for (int i = 0; i < rounds; i++) {
        if (aead) {
            int siv = strstr(name, "SIV") != NULL;
            compare_aead(cipher, ctx, EVP_CIPHER_get_mode(cipher[OURS]) == EVP_CIPH_GCM_MODE, siv);
            if (!siv)
                compare_records(cipher);
        } else {
            compare_stream(cipher, ctx);
        }
    }
    for (int p = 0; p < BOTH; p++) {
        EVP_CIPHER_CTX_free(ctx[p]);
        EVP_CIPHER_free(cipher[p]);
    }
}

static void compare_digest(const char *name, int rounds)
{
    EVP_MD *md[BOTH];
    EVP_MD_CTX *ctx[BOTH];
    unsigned char out[BOTH][64];
    unsigned n[BOTH];
    what = name;
    for (int p = 0; p < BOTH; p++) {
        if ((md[p] = EVP_MD_fetch(NULL, name, providers[p])) == NULL)
            fail("fetch", providers[p]);
        ctx[p] = EVP_MD_CTX_new();
    }
    equal("length", EVP_MD_get_size(md[OURS]), EVP_MD_get_size(md[THEIRS]));
    equal("block", EVP_MD_get_block_size(md[OURS]), EVP_MD_get_block_size(md[THEIRS]));
    equal("flags", (long)EVP_MD_get_flags(md[OURS]), (long)EVP_MD_get_flags(md[THEIRS]));
    equal("type", EVP_MD_get_type(md[OURS]), EVP_MD_get_type(md[THEIRS]));
    for (int i = 0; i < rounds; i++) {
        size_t total = some_length(MOST), longest = 1 + below(i % 2 ? 70 : MOST);
        fill(in, total);
        for (int p = 0; p < BOTH; p++)
            if (EVP_DigestInit_ex2(ctx[p], md[p], NULL) != 1)
                fail("init", "failed");
        for (size_t done = 0; done < total;) {
            size_t piece = below(longest) + 1;
            piece = piece > total - done ? total - done : piece;
            for (int p = 0; p < BOTH; p++) {
                if (EVP_DigestUpdate(ctx[p], in + done, piece) != 1)
                    fail("update", "failed");
                if (below(16) == 0) {
                    EVP_MD_CTX *copy = EVP_MD_CTX_new();
                    if (EVP_MD_CTX_copy_ex(copy, ctx[p]) != 1)
                        fail("copy", "failed");
                    EVP_MD_CTX_free(ctx[p]);
                    ctx[p] = copy;
                }
            }
            done += piece;
        }
        for (int p = 0; p < BOTH; p++)
            if (EVP_DigestFinal_ex(ctx[p], out[p], &n[p]) != 1)
                fail("final", "failed");
        equal("length", n[OURS], n[THEIRS]);
        same("digest", out[OURS], out[THEIRS], n[OURS]);
        for (int p = 0; p < BOTH; p++)
            if (EVP_Digest(in, total, out[p], &n[p], md[p], NULL) != 1)
                fail("one call", "failed");
        same("digest in one call", out[OURS], out[THEIRS], n[OURS]);
    }
    for (int p = 0; p < BOTH; p++) {
        EVP_MD_CTX_free(ctx[p]);
        EVP_MD_free(md[p]);
    }
}

/* A digest for HMAC, or none. */
static void compare_mac(const char *name, const char *digest, int rounds)
{
    EVP_MAC *mac[BOTH];
    EVP_MAC_CTX *ctx[BOTH];
    unsigned char out[BOTH][64], key[200];
    size_t n[BOTH];
    what = digest == NULL ? name : digest;
    for (int p = 0; p < BOTH; p++) {
        if ((mac[p] = EVP_MAC_fetch(NULL, name, providers[p])) == NULL)
            fail("fetch", providers[p]);
        ctx[p] = EVP_MAC_CTX_new(mac[p]);
    }
    for (int i = 0; i < rounds; i++) {
        size_t total = some_length(MOST), longest = 1 + below(i % 2 ? 70 : MOST);
        size_t key_length = digest == NULL ? 32 : below(sizeof(key));
        int again = digest != NULL && i > 0 && below(3) == 0, by_parameter = (int)below(2);
        fill(in, total);
        fill(key, sizeof(key));
        for (int p = 0; p < BOTH; p++) {
            OSSL_PARAM params[3], *next = params;
            if (digest != NULL)
                *next++ = OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, (char *)(uintptr_t)digest, 0);
            if (by_parameter)
                *next++ = OSSL_PARAM_construct_octet_string(OSSL_MAC_PARAM_KEY, key, key_length);
            *next = OSSL_PARAM_construct_end();
            int done = again ? EVP_MAC_init(ctx[p], NULL, 0, NULL)
                : by_parameter && digest != NULL
                ? EVP_MAC_CTX_set_params(ctx[p], params) == 1 && EVP_MAC_init(ctx[p], NULL, 0, NULL) == 1
                : EVP_MAC_init(ctx[p], by_parameter ? NULL : key, by_parameter ? 0 : key_length, params);
            if (done != 1)
                fail("init", providers[p]);
        }
        equal("length", (long)EVP_MAC_CTX_get_mac_size(ctx[OURS]), (long)EVP_MAC_CTX_get_mac_size(ctx[THEIRS]));
        equal("block", (long)EVP_MAC_CTX_get_block_size(ctx[OURS]), (long)EVP_MAC_CTX_get_block_size(ctx[THEIRS]));
        for (size_t done = 0; done < total;) {
            size_t piece = below(longest) + 1;
            piece = piece > total - done ? total - done : piece;
            for (int p = 0; p < BOTH; p++) {
                if (EVP_MAC_update(ctx[p], in + done, piece) != 1)
                    fail("update", providers[p]);
                if (below(16) == 0) {
                    EVP_MAC_CTX *copy = EVP_MAC_CTX_dup(ctx[p]);
                    if (copy == NULL)
                        fail("copy", providers[p]);
                    EVP_MAC_CTX_free(ctx[p]);
                    ctx[p] = copy;
                }
            }
            done += piece;
        }
        for (int p = 0; p < BOTH; p++)
            if (EVP_MAC_final(ctx[p], out[p], &n[p], sizeof(out[p])) != 1)
                fail("final", providers[p]);
        equal("length", (long)n[OURS], (long)n[THEIRS]);
        same("tag", out[OURS], out[THEIRS], n[OURS]);
    }
    for (int p = 0; p < BOTH; p++) {
        EVP_MAC_CTX_free(ctx[p]);
        EVP_MAC_free(mac[p]);
    }
}

/* Checks calls that must be refused, by both if the default provider refuses them. */
static void compare_refusals(void)
{
    static const char *const names[] = { "AES-128-GCM", "ChaCha20-Poly1305", "AES-256-CTR", "ChaCha20" };
    unsigned char key[32] = { 0 }, iv[16] = { 0 }, tag[17] = { 0 };
    int n;
    for (int i = 0; i < 4; i++) {
        what = names[i];
        int results[BOTH][32], count = 0;
        for (int p = 0; p < BOTH; p++) {
            EVP_CIPHER *cipher = EVP_CIPHER_fetch(NULL, names[i], providers[p]);
            EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
            int aead = (EVP_CIPHER_get_flags(cipher) & EVP_CIPH_FLAG_AEAD_CIPHER) != 0;
            int *r = results[p];
            count = 0;
            r[count++] = EVP_EncryptInit_ex(ctx, cipher, NULL, NULL, NULL);
            r[count++] = EVP_CIPHER_CTX_set_key_length(ctx, EVP_CIPHER_get_key_length(cipher)) > 0;
            r[count++] = EVP_CIPHER_CTX_set_key_length(ctx, 5) > 0;
            r[count++] = EVP_CIPHER_CTX_set_padding(ctx, 0) > 0;
            if (aead) {
                r[count++] = EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_IVLEN, 0, NULL) > 0;
                r[count++] = EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_IVLEN, 129, NULL) > 0;
                r[count++] = EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_IVLEN, 12, NULL) > 0;
                r[count++] = EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, 16, tag) > 0 && p == OURS;
                r[count++] = EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, 16, tag) > 0;
                r[count++] = EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_TLS1_AAD, 12, tag) > 0;
                r[count++] = EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_IV_FIXED, 3, iv) > 0;
                EVP_DecryptInit_ex(ctx, NULL, NULL, key, iv);
                r[count++] = EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, 17, tag) > 0;
                r[count++] = EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, 16, tag) > 0;
            }
            /* Whether a nonce is generated, if the caller gives one or none. OpenSSL before 3.4 does not tell. */
            for (int gives = 0; gives < 2 && i == 0 && OPENSSL_VERSION_NUMBER >= 0x30400000L; gives++) {
                EVP_CIPHER_CTX *fresh = EVP_CIPHER_CTX_new();
                unsigned generated = 7;
                OSSL_PARAM params[] = { OSSL_PARAM_construct_uint("iv-generated", &generated), OSSL_PARAM_construct_end() };
                r[count++] = EVP_EncryptInit_ex(fresh, cipher, NULL, key, gives ? iv : NULL);
                r[count++] = EVP_EncryptUpdate(fresh, buffers[p], &n, in, 16);
                r[count++] = EVP_EncryptFinal_ex(fresh, buffers[p], &n);
                r[count++] = EVP_CIPHER_CTX_get_params(fresh, params);
                r[count++] = (int)generated;
                if (generated != !gives)
                    fail("generated nonce", "is not reported");
                EVP_CIPHER_CTX_free(fresh);
            }
            if (p == OURS) {
                EVP_CIPHER_CTX *fresh = EVP_CIPHER_CTX_new();
                EVP_EncryptInit_ex(fresh, cipher, NULL, NULL, NULL);
                if (EVP_EncryptUpdate(fresh, buffers[p], &n, in, 16) == 1)
                    fail("update", "without a key");
                if (ERR_GET_REASON(ERR_peek_last_error()) == 0 || ERR_reason_error_string(ERR_peek_last_error()) == NULL)
                    fail("update", "the error has no reason");
                if (EVP_EncryptFinal_ex(fresh, buffers[p], &n) == 1)
                    fail("final", "without a key");
                EVP_CIPHER_CTX_free(fresh);
                if (aead) {
                    fresh = EVP_CIPHER_CTX_new();
                    EVP_DecryptInit_ex(fresh, cipher, NULL, key, iv);
                    if (EVP_DecryptFinal_ex(fresh, buffers[p], &n) == 1)
                        fail("final", "without a tag");
                    EVP_CIPHER_CTX_free(fresh);
                }
            }
            ERR_clear_error();
            EVP_CIPHER_CTX_free(ctx);
            EVP_CIPHER_free(cipher);
        }
        for (int r = 0; r < count; r++) {
            if (results[OURS][r] != results[THEIRS][r])
                printf("refusal %d\n", r);
            equal("refusal", results[OURS][r], results[THEIRS][r]);
        }
    }
    /* A digest that no provider has. */
    what = "HMAC";
    EVP_MAC *mac = EVP_MAC_fetch(NULL, "HMAC", providers[OURS]);
    EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(mac);
    OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, (char[]) { "no such digest" }, 0),
                            OSSL_PARAM_construct_end() };
    if (EVP_MAC_init(ctx, key, 32, params) == 1)
        fail("digest", "there is none of this name");
    if (EVP_MAC_init(ctx, key, 32, NULL) == 1)
        fail("digest", "none was set");
    EVP_MAC_CTX_free(ctx);
    EVP_MAC_free(mac);
    ERR_clear_error();
}

/* Returns whether an algorithm is compared: all are compared if none is named. */
static int wanted(const char *only, const char *kind, const char *name)
{
    size_t len = strlen(kind);
    return only == NULL || (strncmp(only, kind, len) == 0 && strcmp(only + len, name) == 0);
}

int main(int count, char **arguments)
{
    static const char *const ciphers[] = { "AES-128-GCM", "AES-192-GCM", "AES-256-GCM", "ChaCha20-Poly1305",
#if OPENSSL_VERSION_NUMBER >= 0x30200000L
                                           "AES-128-GCM-SIV", "AES-256-GCM-SIV",
#endif
                                           "AES-128-CTR", "AES-192-CTR", "AES-256-CTR", "ChaCha20" };
    static const char *const digests[] = { HASH_NAMES };
    /* Names of ours in several spellings, and a digest of another provider. */
    static const char *const hmacs[] = { HASHES, "SHA256", "sha2-384", "sha-512/256", "2.16.840.1.101.3.4.2.1",
                                         "1.3.14.3.2.26", "SHA3-256" };
    int rounds = count > 1 ? atoi(arguments[1]) : 20;
    state = count > 2 ? strtoull(arguments[2], NULL, 10) : 1;
    /* The only algorithm to compare, if one is named. */
    const char *only = count > 3 ? arguments[3] : NULL;
    OSSL_PROVIDER *raddle = OSSL_PROVIDER_load(NULL, "raddle"), *others = OSSL_PROVIDER_load(NULL, "default");
    if (raddle == NULL || others == NULL)
        fail("load", "failed");
    if (OSSL_PROVIDER_self_test(raddle) != 1)
        fail("self-test", "failed");
    if (only == NULL)
        compare_refusals();
    for (size_t i = 0; i < sizeof(ciphers) / sizeof(*ciphers); i++)
        if (wanted(only, "", ciphers[i]))
            compare_cipher(ciphers[i], rounds);
    for (size_t i = 0; i < sizeof(digests) / sizeof(*digests); i++)
        if (wanted(only, "", digests[i]))
            compare_digest(digests[i], 1 + rounds / 4);
    for (size_t i = 0; i < sizeof(hmacs) / sizeof(*hmacs); i++)
        if (wanted(only, "HMAC ", hmacs[i]))
            compare_mac("HMAC", hmacs[i], 1 + rounds / 4);
    if (wanted(only, "", "POLY1305"))
        compare_mac("POLY1305", NULL, rounds);
    OSSL_PROVIDER_unload(raddle);
    OSSL_PROVIDER_unload(others);
    printf("%lu results are equal\n", calls);
    return calls == 0;
}
