/*
 * Makes random sequences of calls of OpenSSL's EVP functions, in any order and with NULL and zero lengths, in two
 * library contexts side by side: one prefers the provider raddle, and the other has only the default provider. The
 * arguments are a kind of object (cipher, digest, mac or kdf), a number of sequences, and a seed.
 *
 * After each call, both must have the same result. A sequence ends at a difference that the provider's README lists.
 * The function `listed` knows the earlier calls, and decides whether the difference is listed.
 */
#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include <openssl/provider.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hashes.h"
#include "random.h"

enum { OURS, THEIRS, BOTH };
#define MOST 6000
#define CALLS 14

static OSSL_LIB_CTX *library[BOTH];
static unsigned long calls;

/* The calls of this sequence, to be printed with a difference. */
static char history[8192];

static void say(const char *format, ...)
{
    va_list arguments;
    size_t used = strlen(history);
    va_start(arguments, format);
    vsnprintf(history + used, sizeof(history) - used, format, arguments);
    va_end(arguments);
}

/* The result of a call. */
struct result {
    long value;
    size_t length;
    unsigned char bytes[MOST + 64];
};
static struct result results[BOTH];

/* The state of the sequence so far, as far as a listed difference depends on it. */
static struct {
    int direction, seals, aead, gcm, siv, chacha_poly, ctr;
    int has_key, has_nonce, has_tag; /* were ever given */
    int has_computed;                /* a tag, and nothing since */
    int is_fixed;                    /* the nonce, after a message */
    int has_begun;                   /* a message */
    int has_text, has_ended, is_spoiled;
    int is_refused;                  /* a text of AES-GCM-SIV */
    int record, random, overwritten, spoils_record, num, by_cipher;
    int is_odd;                      /* the length of a nonce that is set */
    int counts;                      /* nonces, from a fixed part */
    int poly, keyed, finished, has_properties, has_tls, gives_key;
} facts;

/* The differences that the README lists, under its words in bold, and how often each occurred. */
enum difference { NONE, NONCE, TAG, EARLY, SIV, AAD, NUM, REKEY, FORGED, END, AFTER, RECORD, RANDOM, DIFFERENCES };
static const char *const names[DIFFERENCES] = {
    [NONCE] = "A key and a nonce for each message",
    [TAG] = "No message without a tag",
    [EARLY] = "No tag before it is computed",
    [SIV] = "AES-GCM-SIV",
    [AAD] = "Additional data come first",
    [NUM] = "No position in a block",
    [REKEY] = "A new key without a new nonce",
    [FORGED] = "`EVP_Cipher` checks the tag",
    [END] = "Nothing follows the end",
    [AFTER] = "After the end of ChaCha20-Poly1305",
    [RECORD] = "Records of TLS 1.2 are whole",
    /* This is not a difference: each provider draws its own nonce. */
    [RANDOM] = "random nonces",
};
static unsigned long met[DIFFERENCES];

enum call { INIT, SET, GET, GENERATE, AAD_UPDATE, UPDATE, FINAL, COPY };

/* Returns whether the library is as new as a version, or newer. */
static int is_new(int major, int minor)
{
    return OPENSSL_version_major() * 100 + OPENSSL_version_minor() >= (unsigned)(major * 100 + minor);
}

/* A cipher is named: forgets everything except the direction. */
static void forget(const EVP_CIPHER *cipher)
{
    int direction = facts.direction;
    memset(&facts, 0, sizeof(facts));
    facts.direction = direction;
    facts.gcm = EVP_CIPHER_get_mode(cipher) == EVP_CIPH_GCM_MODE;
    facts.siv = strstr(EVP_CIPHER_get0_name(cipher), "SIV") != NULL;
    facts.ctr = EVP_CIPHER_get_mode(cipher) == EVP_CIPH_CTR_MODE;
    facts.aead = (EVP_CIPHER_get_flags(cipher) & EVP_CIPH_FLAG_AEAD_CIPHER) != 0;
    facts.chacha_poly = facts.aead && !facts.gcm && !facts.siv;
}

static void initialised(int enc, int gives_key, int gives_nonce, long done)
{
    if (enc >= 0)
        facts.direction = enc;
    /* OpenSSL takes a length first: if that fails, the provider is not called. */
    if (done <= 0)
        return;
    /* A message ends in the direction in which it was started. */
    facts.is_spoiled |= facts.has_begun && facts.seals != facts.direction;
    facts.seals = facts.direction;
    facts.has_computed = 0;
    if (facts.siv)
        facts.is_spoiled = facts.has_begun = facts.has_text = facts.has_ended = facts.is_refused = 0;
    if (gives_key) {
        facts.is_spoiled |= facts.has_begun;
        facts.has_key = 1;
    }
    if (gives_nonce) {
        facts.has_nonce = 1;
        facts.is_spoiled = facts.chacha_poly && facts.has_begun && !facts.has_ended;
        facts.has_begun = facts.has_text = facts.has_ended = facts.is_fixed = 0;
    }
}

static void controlled(int type, int length, int length_alone, long done)
{
    /* The default provider keeps the GCM tag, a tag that it refuses, and the header of a record in the same place. */
    facts.spoils_record |= facts.gcm && type == EVP_CTRL_AEAD_SET_TAG && facts.record;
    facts.overwritten |= facts.gcm && (type == EVP_CTRL_AEAD_SET_TAG || type == EVP_CTRL_AEAD_TLS1_AAD);
    facts.record |= type == EVP_CTRL_AEAD_TLS1_AAD;
    if (done <= 0)
        return;
    if (type == EVP_CTRL_AEAD_SET_TAG && !length_alone)
        facts.has_tag = 1;
    if (type == EVP_CTRL_AEAD_SET_IV_FIXED && (facts.gcm || facts.chacha_poly)) {
        facts.random |= facts.gcm && facts.seals && length >= 0;
        facts.counts = facts.gcm;
        facts.has_nonce = 1;
        facts.is_fixed = facts.chacha_poly && (facts.is_spoiled || (facts.has_ended && is_new(4, 0)));
        facts.is_spoiled = facts.chacha_poly && facts.has_begun && !facts.has_ended;
        facts.has_begun = facts.has_text = facts.has_ended = 0;
    }
    if (type != EVP_CTRL_AEAD_GET_TAG)
        facts.has_computed = 0;
}

static void updated(int aad, int begins)
{
    if (!begins)
        return;
    if (facts.gcm && !facts.has_nonce && facts.seals)
        facts.random = 1;
    facts.has_begun = 1;
    facts.has_computed = 0;
    facts.has_text |= !aad;
}

static void ended(long done)
{
    facts.random |= facts.gcm && !facts.has_nonce && facts.seals;
    facts.has_begun = facts.has_ended = 1;
    facts.has_computed = facts.seals && done > 0;
}

/* Returns the listed difference between two results, or none. */
static enum difference listed(enum call call, const struct result *ours, const struct result *theirs)
{
    int refused = ours->value <= 0 && theirs->value > 0;
    if (refused && facts.finished && (call == UPDATE || call == FINAL))
        return END;
    /* OpenSSL 4 refuses an update without bytes. */
    if (theirs->value <= 0 && ours->value == 1 && facts.has_ended && (call == UPDATE || call == AAD_UPDATE))
        return AFTER;
    if (facts.is_fixed && (call == UPDATE || call == AAD_UPDATE || call == FINAL))
        return AFTER;
    if (facts.random)
        return RANDOM;
    if (!facts.aead && !facts.ctr && facts.is_spoiled && call == UPDATE)
        return REKEY;
    if (facts.num)
        return NUM;
    if (!facts.aead)
        return NONE;
    /* Before the fix of CVE-2026-75803, OpenSSL accepts every tag there. */
    if (call == FINAL && facts.by_cipher && facts.chacha_poly && !is_new(3, 5))
        return FORGED;
    /* raddle refuses a wrong length when it is set, and a wrong tag in the update. */
    if (refused && facts.siv && (facts.is_odd || !facts.seals) && (call == INIT || call == SET || call == UPDATE))
        return SIV;
    if (refused && facts.is_refused && call == UPDATE)
        return SIV;
    if (call == UPDATE && facts.spoils_record)
        return EARLY;
    if (call == GET && (facts.overwritten || (refused && !facts.has_computed)))
        return EARLY;
    if (refused && call == GENERATE && facts.has_begun)
        return NONCE;
    if (refused && call != SET && call != GET && call != GENERATE && (facts.is_spoiled || facts.has_ended || !facts.has_nonce || !facts.has_key))
        return NONCE;
    if (refused && facts.record && (call == AAD_UPDATE || call == UPDATE || call == FINAL))
        return RECORD;
    if (refused && call == AAD_UPDATE && facts.has_text)
        return AAD;
    if (refused && call == FINAL && !facts.seals && !facts.has_tag)
        return TAG;
    return NONE;
}

/* Compares the results of a call. Returns 1 to continue, or 0 if a listed difference ends the sequence. */
static int agree(enum call call, const char *name)
{
    struct result *ours = &results[OURS], *theirs = &results[THEIRS];
    calls++;
    if (ours->value == theirs->value && ours->length == theirs->length
        && memcmp(ours->bytes, theirs->bytes, ours->length) == 0)
        return 1;
    enum difference difference = listed(call, ours, theirs);
    if (difference != NONE) {
        met[difference]++;
        return 0;
    }
    printf("%s\n%s: raddle %ld with %zu bytes, default %ld with %zu bytes\n", history, name, ours->value, ours->length,
           theirs->value, theirs->length);
    for (int p = 0; p < BOTH; p++) {
        for (size_t i = 0; i < results[p].length && i < 32; i++)
            printf("%02x", results[p].bytes[i]);
        puts("");
    }
    ERR_print_errors_fp(stdout);
    exit(1);
}

#define EACH(p) for (int p = results[OURS].length = results[THEIRS].length = 0; p < BOTH; p++)

static unsigned char input[MOST];

static size_t length_of_text(void) { return below(3) ? below(70) : below(20) ? below(600) : some_length(MOST); }

/* ---- ciphers ---- */

static int cipher_init(EVP_CIPHER *const cipher[BOTH], EVP_CIPHER_CTX *const ctx[BOTH], int first)
{
    static unsigned char key[32], iv[128];
    int enc = first ? (int)below(2) : (int)below(3) - 1, names_cipher = first || below(6) == 0;
    int gives_key = below(3) != 0, gives_iv = below(3) != 0, length = below(8) ? -1 : below(6) ? 8 + (int)below(12) : 0;
    size_t size = (size_t)length;
    OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t(OSSL_CIPHER_PARAM_IVLEN, &size), OSSL_PARAM_construct_end() };
    fill(key, sizeof(key));
    fill(iv, sizeof(iv));
    say("init(%s%d%s%s", names_cipher ? "cipher, " : "", enc, gives_key ? ", key" : "", gives_iv ? ", nonce" : "");
    if (length >= 0)
        say(", length %d", length);
    say(") ");
    if (names_cipher)
        forget(cipher[THEIRS]);
    EACH(p)
    results[p].value = EVP_CipherInit_ex2(ctx[p], names_cipher ? cipher[p] : NULL, gives_key ? key : NULL,
                                          gives_iv ? iv : NULL, enc, length >= 0 ? params : NULL);
    initialised(enc, gives_key, gives_iv, results[THEIRS].value);
    /* The default provider keeps the additional data of the last message until an update without bytes. */
    facts.is_odd = length >= 0 && length != 12;
    if (facts.siv)
        EVP_CipherUpdate(ctx[THEIRS], NULL, &(int){ 0 }, input, 0);
    /* After a refused init, the default provider of newer versions is half initialised. */
    return agree(INIT, "init") && (results[THEIRS].value > 0 || !is_new(3, 5));
}

static int cipher_ctrl(EVP_CIPHER_CTX *const ctx[BOTH])
{
    static const struct { const char *name; int type; int lengths[6]; } controls[] = {
        { "nonce length", EVP_CTRL_AEAD_SET_IVLEN, { 12, 12, 16, 8, 0, 129 } },
        { "tag", EVP_CTRL_AEAD_SET_TAG, { 16, 16, 12, 0, 17, 1 } },
        { "tag length", EVP_CTRL_AEAD_SET_TAG, { 16, 16, 12, 0, 17, 1 } },
        { "get tag", EVP_CTRL_AEAD_GET_TAG, { 16, 16, 12, 0, 17, 1 } },
        { "fixed", EVP_CTRL_AEAD_SET_IV_FIXED, { 4, 12, -1, 0, 8, 3 } },
        { "invocation", EVP_CTRL_GCM_SET_IV_INV, { 8, 8, 12, 4, 8, 8 } },
        { "generate", EVP_CTRL_GCM_IV_GEN, { 8, 8, 12, 0, 4, -1 } },
        { "header", EVP_CTRL_AEAD_TLS1_AAD, { 13, 13, 13, 13, 12, 13 } },
    };
    /* A fixed part is mostly set in order to count. */
    int which = facts.counts && below(2) ? 6 : (int)below(below(3) ? 4 : 8), length = controls[which].lengths[below(6)];
    unsigned char data[160];
    /* OpenSSL 3.0's default provider writes out of bounds if a part is longer than the nonce, and if a counting nonce
     * is shorter than 8 bytes; no length here is shorter. */
    if ((controls[which].type == EVP_CTRL_AEAD_SET_IV_FIXED || controls[which].type == EVP_CTRL_GCM_SET_IV_INV)
        && length > EVP_CIPHER_CTX_get_iv_length(ctx[THEIRS]))
        return 1;
    /* The default provider reads the tag at NULL. */
    if (facts.siv && !facts.seals && which == 2)
        return 1;
    fill(data, sizeof(data));
    /* The length of a record: mostly the length of an update. */
    data[11] = 0;
    data[12] = (unsigned char)(below(2) ? 40 : below(100));
    say("%s(%d) ", controls[which].name, length);
    EACH(p)
    {
        results[p].value = EVP_CIPHER_CTX_ctrl(ctx[p], controls[which].type, length, which == 2 ? NULL : memcpy(results[p].bytes, data, sizeof(data)));
        /* Without a length, the whole nonce is generated. */
        if ((which == 3 || which == 6) && results[p].value > 0)
            results[p].length = (size_t)(length > 0 ? length : EVP_CIPHER_CTX_get_iv_length(ctx[THEIRS]));
    }
    controlled(controls[which].type, length, which == 2, results[THEIRS].value);
    facts.is_odd = which == 0 && length != 12;
    int goes_on = agree(which == 3 ? GET : which == 6 ? GENERATE : SET, controls[which].name);
    facts.has_begun |= which == 6 && results[THEIRS].value > 0;
    return goes_on;
}

static int cipher_number(EVP_CIPHER_CTX *const ctx[BOTH])
{
    /* The default provider returns a ChaCha20 nonce since OpenSSL 3.6, and only the next one. */
    int is_chacha20 = !facts.aead && !facts.ctr && is_new(3, 6);
    int which = (int)below(facts.ctr ? 6 : facts.gcm || is_chacha20 ? 5 : 4), number = (int)below(20);
    say("number %d(%d) ", which, number);
    EACH(p)
    {
        unsigned char *out = results[p].bytes;
        memset(out, 0, 64);
        switch (which) {
        case 0: results[p].value = EVP_CIPHER_CTX_set_padding(ctx[p], number % 2); break;
        case 1: results[p].value = EVP_CIPHER_CTX_set_key_length(ctx[p], number % 3 ? 32 : number); break;
        case 2: results[p].value = EVP_CIPHER_CTX_get_iv_length(ctx[p]) * 1000L + EVP_CIPHER_CTX_get_key_length(ctx[p]); break;
        case 3: results[p].value = EVP_CIPHER_CTX_get_tag_length(ctx[p]) * 100L + EVP_CIPHER_CTX_get_num(ctx[p]); break;
        case 5: results[p].value = EVP_CIPHER_CTX_set_num(ctx[p], number % 16); break;
        default:
            results[p].value = number % 2 || is_chacha20 ? EVP_CIPHER_CTX_get_updated_iv(ctx[p], out, (size_t)(number * 3))
                                          : EVP_CIPHER_CTX_get_original_iv(ctx[p], out, (size_t)(number * 3));
            results[p].length = results[p].value > 0 ? (size_t)number * 3 : 0;
        }
    }
    facts.num |= which == 5;
    return agree(which < 2 || which == 5 ? SET : GET, "number");
}

/* Sets or reads a number as a parameter of any type. */
static int cipher_parameter(EVP_CIPHER_CTX *const ctx[BOTH])
{
    /* The names that both providers know: to read for all ciphers, AEADs and AES-GCM, which has the last one since
     * OpenSSL 3.4, and to set for AES-GCM-SIV and AES-GCM. */
    static const char *const readable[] = { "keylen", "taglen", "ivlen", "iv-generated" };
    static const char *const settable[] = { "keylen", "speed", "ivlen" };
    int sets = facts.siv || facts.gcm ? (int)below(2) : 0;
    const char *name = sets ? settable[facts.gcm ? 2 : below(2)] : readable[below(facts.gcm ? is_new(3, 4) ? 4 : 3 : facts.aead ? 2 : 1)];
    static const double reals[] = { 0, 8, 12, 16, 32, 0.5, 12.5, -1, 4294967296.0, 1e300 };
    /* No length between 0 and 8, as in cipher_ctrl. */
    unsigned number = below(2) ? 16u << below(2) : below(8) ? 8 + (unsigned)below(32) : 0;
    unsigned long long wide = below(8) ? number : 1ULL << 32;
    int type = (int)below(5), sign = below(8) ? 1 : -1;
    double real = reals[below(10)];
    say("%s %s of type %d (%u, %g) ", sets ? "set" : "get", name, type, number, real);
    EACH(p)
    {
        unsigned char *at = results[p].bytes;
        size_t sizes[] = { sizeof(unsigned), sizeof(long long), sizeof(int), sizeof(double), sizeof(float) };
        unsigned types[] = { OSSL_PARAM_UNSIGNED_INTEGER, OSSL_PARAM_UNSIGNED_INTEGER, OSSL_PARAM_INTEGER, OSSL_PARAM_REAL, OSSL_PARAM_REAL };
        OSSL_PARAM params[] = { { name, types[type], at, sizes[type], OSSL_PARAM_UNMODIFIED }, OSSL_PARAM_construct_end() };
        switch (type) {
        case 0: memcpy(at, &number, sizeof(number)); break;
        case 1: memcpy(at, &wide, sizeof(wide)); break;
        case 2: memcpy(at, &(int){ sign * (int)number }, sizeof(int)); break;
        case 3: memcpy(at, &real, sizeof(real)); break;
        default: memcpy(at, &(float){ (float)real }, sizeof(float));
        }
        results[p].value = sets ? EVP_CIPHER_CTX_set_params(ctx[p], params) : EVP_CIPHER_CTX_get_params(ctx[p], params);
        results[p].length = sets || results[p].value <= 0 ? 0 : sizes[type];
        results[p].value += sets || results[p].value <= 0 ? 0 : 10L * (long)params[0].return_size;
    }
    if (sets && results[THEIRS].value > 0)
        facts.is_odd = facts.has_computed = 0;
    return agree(sets ? SET : GET, "parameter");
}

static int cipher_update(EVP_CIPHER_CTX *const ctx[BOTH], int aad)
{
    size_t n = facts.record && below(4) ? 40 + (facts.seals ? 16 : 0) : length_of_text();
    int in_place = facts.record || below(2), one = below(10) == 0;
    /* An AES-GCM-SIV update without bytes is text, forgets additional data or ends the message in the default
     * provider, and nothing in raddle. */
    n += facts.siv && !one && n == 0;
    int is_null = n == 0 && (facts.siv || below(2));
    say("%s%s(%zu) ", one ? "one-shot " : "", aad ? "data" : "text", n);
    EACH(p)
    {
        int written = -7;
        unsigned char *out = results[p].bytes;
        const unsigned char *from = is_null ? NULL : in_place && !aad ? memcpy(out, input, n) : input;
        if (one)
            written = EVP_Cipher(ctx[p], aad ? NULL : out, from, (unsigned)n);
        else
            results[p].value = EVP_CipherUpdate(ctx[p], aad ? NULL : out, &written, from, (int)n);
        if (one)
            results[p].value = written >= 0;
        results[p].length = aad || results[p].value <= 0 ? 0 : n;
        /* A failed call may leave any number. */
        if (results[p].value > 0)
            results[p].value += 10L * written;
    }
    /* EVP_Cipher without input ends a message. */
    if (one && is_null && facts.aead) {
        facts.by_cipher = 1;
        int goes_on = agree(FINAL, "end by EVP_Cipher");
        facts.by_cipher = 0;
        ended(results[THEIRS].value);
        /* Where it ends nothing, as CVE-2026-75803 says, the default provider is in the middle of a message. */
        return goes_on && (!facts.chacha_poly || is_new(3, 5));
    }
    updated(aad, n > 0 || (one && facts.aead));
    int goes_on = agree(aad ? AAD_UPDATE : UPDATE, aad ? "additional data" : "text");
    facts.is_refused |= facts.siv && !aad && results[THEIRS].value <= 0;
    return goes_on;
}

static int cipher_final(EVP_CIPHER_CTX *const ctx[BOTH])
{
    say("final ");
    EACH(p)
    {
        int written = -7;
        results[p].value = EVP_CipherFinal_ex(ctx[p], results[p].bytes, &written);
        results[p].value += results[p].value > 0 ? 10L * written : 0;
    }
    facts.random |= facts.gcm && !facts.has_nonce && facts.seals;
    int goes_on = agree(FINAL, "final");
    ended(results[THEIRS].value);
    /* Without a tag, the message goes on in newer versions. */
    return goes_on && (results[THEIRS].value > 0 || facts.has_tag || !is_new(3, 5));
}

static int cipher_copy(EVP_CIPHER_CTX *ctx[BOTH])
{
    say("copy ");
    EACH(p)
    {
        EVP_CIPHER_CTX *copy = EVP_CIPHER_CTX_new();
        results[p].value = EVP_CIPHER_CTX_copy(copy, ctx[p]);
        EVP_CIPHER_CTX_free(ctx[p]);
        ctx[p] = copy;
    }
    return agree(COPY, "copy");
}

static void cipher_sequence(void)
{
    static const char *const all[] = { "AES-128-GCM", "AES-192-GCM", "AES-256-GCM", "ChaCha20-Poly1305",
                                       "AES-128-CTR", "AES-192-CTR", "AES-256-CTR", "ChaCha20",
                                       /* Since OpenSSL 3.2. */
                                       "AES-128-GCM-SIV", "AES-256-GCM-SIV" };
    static EVP_CIPHER *fetched[10][BOTH];
    size_t which = below(is_new(3, 2) ? 10 : 8);
    EVP_CIPHER_CTX *ctx[BOTH];
    for (int p = 0; p < BOTH; p++) {
        if (fetched[which][p] == NULL)
            fetched[which][p] = EVP_CIPHER_fetch(library[p], all[which], NULL);
        ctx[p] = EVP_CIPHER_CTX_new();
    }
    say("%s: ", all[which]);
    int goes_on = cipher_init(fetched[which], ctx, 1);
    for (size_t left = below(CALLS); goes_on && left > 0; left--)
        switch (below(11)) {
        case 10: goes_on = cipher_parameter(ctx); break;
        case 0: case 1: goes_on = cipher_init(fetched[which], ctx, 0); break;
        case 2: case 3: goes_on = cipher_ctrl(ctx); break;
        case 4: goes_on = cipher_number(ctx); break;
        case 5: goes_on = cipher_update(ctx, facts.aead); break;
        case 6: case 7: goes_on = cipher_update(ctx, 0); break;
        case 8: goes_on = cipher_final(ctx); break;
        default: goes_on = cipher_copy(ctx); break;
        }
    for (int p = 0; p < BOTH; p++)
        EVP_CIPHER_CTX_free(ctx[p]);
}

/* ---- digests ---- */

static void digest_sequence(void)
{
    static const char *const all[] = { HASHES };
    enum { COUNT = sizeof(all) / sizeof(*all) };
    static EVP_MD *fetched[COUNT][BOTH];
    size_t which = below(COUNT), n;
    EVP_MD_CTX *ctx[BOTH];
    for (int p = 0; p < BOTH; p++) {
        if (fetched[which][p] == NULL)
            fetched[which][p] = EVP_MD_fetch(library[p], all[which], NULL);
        ctx[p] = EVP_MD_CTX_new();
    }
    say("%s: ", all[which]);
    int goes_on = 1, first = 1, reset = 0;
    for (size_t left = 1 + below(CALLS); goes_on && left > 0; left--, first = 0)
        switch (first ? 0 : below(9)) {
        case 0: {
            int names_digest = first || reset || below(2);
            say("init(%s) ", names_digest ? "digest" : "");
            EACH(p) results[p].value = EVP_DigestInit_ex2(ctx[p], names_digest ? fetched[which][p] : NULL, NULL);
            reset = facts.finished = 0;
            goes_on = agree(INIT, "init");
            break;
        }
        case 1: case 2: case 3: {
            int is_null;
            n = length_of_text();
            is_null = n == 0 && below(2);
            say("update(%zu) ", n);
            EACH(p) results[p].value = EVP_DigestUpdate(ctx[p], is_null ? NULL : input, n);
            goes_on = agree(UPDATE, "update");
            break;
        }
        case 4: {
            int gives_length = (int)below(2);
            say("final ");
            EACH(p)
            {
                unsigned written = 7;
                results[p].value = EVP_DigestFinal_ex(ctx[p], results[p].bytes, gives_length ? &written : NULL);
                results[p].length = results[p].value > 0 ? (size_t)EVP_MD_get_size(fetched[which][p]) : 0;
                results[p].value += results[p].value > 0 && gives_length ? 10L * written : 0;
            }
            goes_on = agree(FINAL, "final");
            facts.finished |= results[THEIRS].value > 0;
            break;
        }
        case 5:
            say("copy ");
            EACH(p)
            {
                EVP_MD_CTX *copy = EVP_MD_CTX_new();
                results[p].value = EVP_MD_CTX_copy_ex(copy, ctx[p]);
                EVP_MD_CTX_free(ctx[p]);
                ctx[p] = copy;
            }
            goes_on = agree(COPY, "copy");
            break;
        case 6:
            n = length_of_text();
            say("digest(%zu) ", n);
            EACH(p)
            {
                unsigned written = 7;
                results[p].value = EVP_Digest(input, n, results[p].bytes, &written, fetched[which][p], NULL);
                results[p].length = written;
            }
            goes_on = agree(FINAL, "digest");
            break;
        case 7: {
            size_t asked = below(40);
            say("xof(%zu) ", asked);
            EACH(p)
            {
                results[p].value = EVP_DigestFinalXOF(ctx[p], results[p].bytes, asked);
                results[p].length = results[p].value > 0 ? (size_t)EVP_MD_get_size(fetched[which][p]) : 0;
            }
            goes_on = agree(FINAL, "xof");
            facts.finished |= results[THEIRS].value > 0;
            break;
        }
        default: {
            /* Only the master secret of SSL 3.0 can be set, and sizes can be read. */
            static unsigned char secret[60];
            size_t number = 1, bytes = below(4) ? 48 : below(sizeof(secret));
            int clears = below(3) == 0, is_secret = !facts.finished && below(3) == 0;
            OSSL_PARAM params[] = { is_secret ? OSSL_PARAM_construct_octet_string("ssl3-ms", secret, bytes)
                                              : OSSL_PARAM_construct_size_t("xoflen", &number),
                                    OSSL_PARAM_construct_end() };
            fill(secret, sizeof(secret));
            say(clears ? "reset " : is_secret ? "secret(%zu) " : "params ", bytes);
            EACH(p)
            {
                if (clears)
                    results[p].value = EVP_MD_CTX_reset(ctx[p]);
                else
                    results[p].value = 10000L * EVP_MD_CTX_set_params(ctx[p], params)
                        + EVP_MD_get_size(fetched[which][p]) * 100L + EVP_MD_get_block_size(fetched[which][p])
                        + 100000L * (long)EVP_MD_get_flags(fetched[which][p]);
            }
            reset |= clears;
            goes_on = agree(SET, "parameters");
        }
        }
    for (int p = 0; p < BOTH; p++)
        EVP_MD_CTX_free(ctx[p]);
}

/* ---- MACs ---- */

static unsigned char some_key[200];

/* Parameters in any combination. The data outlive the call. */
static OSSL_PARAM *mac_params(void)
{
    static const char *const digests[] = { HASHES, "md5", "none", "SHA3-256", "SHA3-224" };
    static const char *const properties[] = { "", "provider=default", "?provider=raddle", "fips=yes" };
    static const size_t keys[] = { 32, 32, 0, 20, 64, 65, 129, 16 };
    static OSSL_PARAM params[8];
    static size_t tls;
    static int flag;
    OSSL_PARAM *next = params;
    fill(some_key, sizeof(some_key));
    facts.gives_key = 0;
    say("{");
    if (!facts.poly && below(2)) {
        const char *digest = digests[below(sizeof(digests) / sizeof(*digests))];
        say(" %s", digest);
        *next++ = below(30) ? OSSL_PARAM_construct_utf8_string("digest", (char *)(uintptr_t)digest, 0)
                            : OSSL_PARAM_construct_octet_string("digest", (char *)(uintptr_t)digest, 5);
    }
    if (!facts.poly && below(8) == 0) {
        const char *text = properties[below(4)];
        facts.has_properties = 1;
        say(" properties '%s'", text);
        *next++ = OSSL_PARAM_construct_utf8_string("properties", (char *)(uintptr_t)text, 0);
    }
    if (below(3) == 0) {
        size_t n = keys[facts.poly ? below(4) : below(8)];
        /* The default provider reads a key without checking the address. A key without an address means the last key
         * again, for the same digest of the same provider; properties select another provider here. */
        int is_null = !facts.poly && n == 0 && !facts.has_properties && below(2);
        say(" key %zu%s", n, is_null ? " null" : "");
        *next++ = OSSL_PARAM_construct_octet_string("key", is_null ? NULL : some_key, n);
        facts.gives_key = !is_null;
        /* Poly1305 takes a key before another parameter fails. */
        if (facts.poly && n == 32)
            facts.keyed = 1, facts.finished = 0;
    }
    if (!facts.poly && below(6) == 0) {
        static const size_t sizes[] = { 0, 100, 40, 0 };
        tls = sizes[below(4)];
        facts.has_tls |= tls > 0;
        say(" tls %zu", tls);
        *next++ = OSSL_PARAM_construct_size_t("tls-data-size", &tls);
    }
    if (below(40) == 0) {
        flag = (int)below(2);
        say(" oneshot %d", flag);
        *next++ = OSSL_PARAM_construct_int("digest-oneshot", &flag);
    }
    say(" } ");
    *next = OSSL_PARAM_construct_end();
    return params;
}

static void mac_sequence(void)
{
    static EVP_MAC *fetched[2][BOTH];
    EVP_MAC_CTX *ctx[BOTH];
    facts.poly = below(4) == 0;
    for (int p = 0; p < BOTH; p++) {
        if (fetched[facts.poly][p] == NULL)
            fetched[facts.poly][p] = EVP_MAC_fetch(library[p], facts.poly ? "POLY1305" : "HMAC", NULL);
        ctx[p] = EVP_MAC_CTX_new(fetched[facts.poly][p]);
    }
    say("%s: ", facts.poly ? "Poly1305" : "HMAC");
    int goes_on = 1;
    for (size_t left = 1 + below(CALLS); goes_on && left > 0; left--)
        switch (below(9)) {
        case 0: case 1: {
            static const size_t keys[] = { 32, 32, 32, 0, 20, 64, 65, 129 };
            int gives_key = below(3) != 0;
            size_t n = keys[below(8)];
            OSSL_PARAM *params = below(2) ? mac_params() : NULL;
            say("init(%d, %zu) ", gives_key, n);
            EACH(p) results[p].value = EVP_MAC_init(ctx[p], gives_key ? some_key : NULL, n, params);
            facts.keyed |= results[THEIRS].value > 0 && gives_key;
            if (results[THEIRS].value > 0)
                facts.finished &= facts.poly && !gives_key;
            goes_on = agree(INIT, "init");
            break;
        }
        case 2: {
            OSSL_PARAM *params = mac_params();
            say("set ");
            EACH(p) results[p].value = EVP_MAC_CTX_set_params(ctx[p], params);
            facts.finished &= !facts.gives_key || results[THEIRS].value <= 0;
            goes_on = agree(SET, "parameters");
            break;
        }
        case 3: case 4: case 5: {
            size_t n = below(4) ? length_of_text() : 13;
            /* A record is read as far as its padding may extend, even if none of its bytes are text. */
            int is_null = n == 0 && !facts.has_tls && below(2);
            /* The default provider crashes if Poly1305 has no key, or has ended. */
            if (facts.poly && (!facts.keyed || facts.finished))
                break;
            say("update(%zu) ", n);
            EACH(p) results[p].value = EVP_MAC_update(ctx[p], is_null ? NULL : input, n);
            goes_on = agree(UPDATE, "update");
            break;
        }
        case 6: {
            /* OpenSSL 3.0's default provider writes the MAC of a record without checking the room. */
            size_t room = facts.has_tls || below(4) ? 64 : below(64);
            int is_null = below(8) == 0, gives_length = (int)below(3);
            if (facts.poly && !is_null && room >= 16 && (!facts.keyed || facts.finished))
                break;
            say("final(%s%zu) ", is_null ? "null " : "", room);
            EACH(p)
            {
                size_t written = 7;
                results[p].value = EVP_MAC_final(ctx[p], is_null ? NULL : results[p].bytes, gives_length ? &written : NULL, room);
                results[p].length = results[p].value > 0 && gives_length && !is_null ? written : 0;
                results[p].value += results[p].value > 0 && gives_length ? 10L * (long)written : 0;
            }
            goes_on = agree(FINAL, "final");
            facts.finished |= results[THEIRS].value > 0 && !is_null;
            break;
        }
        case 7:
            say("copy ");
            EACH(p)
            {
                EVP_MAC_CTX *copy = EVP_MAC_CTX_dup(ctx[p]);
                results[p].value = copy != NULL;
                if (copy != NULL) {
                    EVP_MAC_CTX_free(ctx[p]);
                    ctx[p] = copy;
                }
            }
            goes_on = agree(COPY, "copy");
            break;
        default:
            say("sizes ");
            EACH(p) results[p].value = (long)(EVP_MAC_CTX_get_mac_size(ctx[p]) * 1000 + EVP_MAC_CTX_get_block_size(ctx[p]));
            goes_on = agree(GET, "sizes");
        }
    for (int p = 0; p < BOTH; p++)
        EVP_MAC_CTX_free(ctx[p]);
}

/* ---- KDFs: the default provider's, with our digests and HMAC below ---- */

static void kdf_sequence(void)
{
    static const char *const all[] = { "HKDF", "PBKDF2", "TLS1-PRF", "SSKDF", "X963KDF", "KBKDF", "TLS13-KDF", "SSHKDF" };
    static const char *const digests[] = { HASHES, "SHA3-256", "none" };
    enum { COUNT = sizeof(digests) / sizeof(*digests) };
    static const char *const modes[] = { "EXTRACT_AND_EXPAND", "EXTRACT_ONLY", "EXPAND_ONLY", "counter", "feedback" };
    static const char *const bytes[] = { "key", "salt", "info", "secret", "seed", "pass", "data", "label", "prefix",
                                         "xcghash", "session_id" };
    static EVP_KDF *fetched[8][BOTH];
    static unsigned char data[11][70];
    static char type[2], hmac[] = "HMAC";
    size_t which = below(8);
    EVP_KDF_CTX *ctx[BOTH];
    for (int p = 0; p < BOTH; p++) {
        if (fetched[which][p] == NULL)
            fetched[which][p] = EVP_KDF_fetch(library[p], all[which], NULL);
        ctx[p] = EVP_KDF_CTX_new(fetched[which][p]);
    }
    say("%s: ", all[which]);
    int goes_on = 1;
    for (size_t left = 1 + below(CALLS); goes_on && left > 0; left--) {
        OSSL_PARAM params[20], *next = params;
        unsigned iterations = 1 + (unsigned)below(3);
        int checks = 1;
        /* Versions later than 3.0 crash if a KBKDF without a MAC is copied, whichever provider computes the MAC. */
        size_t call = below(strcmp(all[which], "KBKDF") == 0 && OPENSSL_VERSION_NUMBER >= 0x30100000L ? 7 : 8);
        if (call < 5) {
            if (below(3) != 0) {
                const char *digest = digests[below(below(3) ? COUNT - 2 : COUNT)];
                say("{ %s ", digest);
                *next++ = OSSL_PARAM_construct_utf8_string("digest", (char *)(uintptr_t)digest, 0);
            }
            if (below(2))
                *next++ = OSSL_PARAM_construct_utf8_string("mode", (char *)(uintptr_t)modes[below(5)], 0);
            if (below(2))
                *next++ = OSSL_PARAM_construct_utf8_string("mac", hmac, 0);
            for (int i = 0; i < 11; i++)
                if (below(2)) {
                    /* OpenSSL 3.0's HKDF crashes if a length is zero, whichever provider computes the digest. */
                    size_t least = which == 0, n = least + below(sizeof(data[i]) - least);
                    fill(data[i], n);
                    *next++ = OSSL_PARAM_construct_octet_string(bytes[i], data[i], n);
                }
            if (below(2))
                *next++ = OSSL_PARAM_construct_uint("iter", &iterations);
            *next++ = OSSL_PARAM_construct_int("pkcs5", &checks);
            type[0] = (char)('A' + below(6));
            if (below(2))
                *next++ = OSSL_PARAM_construct_utf8_string("type", type, 1);
        }
        *next = OSSL_PARAM_construct_end();
        switch (call) {
        case 0: case 1:
            say("set } ");
            EACH(p) results[p].value = EVP_KDF_CTX_set_params(ctx[p], params);
            goes_on = agree(SET, "parameters");
            break;
        case 2: case 3: case 4: case 5: {
            size_t n = below(130);
            say("derive(%zu) ", n);
            EACH(p)
            {
                results[p].value = EVP_KDF_derive(ctx[p], results[p].bytes, n, call < 5 ? params : NULL);
                results[p].length = results[p].value > 0 ? n : 0;
            }
            goes_on = agree(FINAL, "derive");
            break;
        }
        case 6:
            say("reset ");
            EACH(p)
            {
                EVP_KDF_CTX_reset(ctx[p]);
                results[p].value = (long)EVP_KDF_CTX_get_kdf_size(ctx[p]);
            }
            goes_on = agree(GET, "size");
            break;
        default:
            say("copy ");
            EACH(p)
            {
                EVP_KDF_CTX *copy = EVP_KDF_CTX_dup(ctx[p]);
                results[p].value = copy != NULL;
                if (copy != NULL) {
                    EVP_KDF_CTX_free(ctx[p]);
                    ctx[p] = copy;
                }
            }
            goes_on = agree(COPY, "copy");
        }
    }
    for (int p = 0; p < BOTH; p++)
        EVP_KDF_CTX_free(ctx[p]);
}

int main(int count, char **arguments)
{
    static const struct { const char *kind; void (*run)(void); } kinds[] = {
        { "cipher", cipher_sequence }, { "digest", digest_sequence }, { "mac", mac_sequence }, { "kdf", kdf_sequence },
    };
    void (*run)(void) = NULL;
    for (int i = 0; count == 4 && i < 4; i++)
        if (strcmp(arguments[1], kinds[i].kind) == 0)
            run = kinds[i].run;
    for (int p = 0; p < BOTH; p++)
        library[p] = OSSL_LIB_CTX_new();
    if (run == NULL || OSSL_PROVIDER_load(library[OURS], "raddle") == NULL
        || OSSL_PROVIDER_load(library[OURS], "default") == NULL || OSSL_PROVIDER_load(library[THEIRS], "default") == NULL
        || EVP_set_default_properties(library[OURS], "?provider=raddle") != 1) {
        ERR_print_errors_fp(stdout);
        return 2;
    }
    fill(input, sizeof(input));
    uint64_t seed = strtoull(arguments[3], NULL, 10);
    unsigned long sequences = strtoul(arguments[2], NULL, 10);
    for (unsigned long i = 0; i < sequences; i++) {
        /* Each sequence has its own seed, with which it can be repeated by itself. */
        state = (seed << 32) + i;
        memset(&facts, 0, sizeof(facts));
        snprintf(history, sizeof(history), "sequence %lu: ", i);
        run();
        ERR_clear_error();
    }
    printf("%lu sequences of %lu calls agree", sequences, calls);
    for (int i = 1; i < DIFFERENCES; i++)
        if (met[i] > 0)
            printf("\n%s: %lu", names[i], met[i]);
    puts("");
    return 0;
}
