/*
 * Checks what is new in OpenSSL 3.5 while the provider raddle is preferred. Key objects (EVP_SKEY) must give the same
 * results as byte keys with the default provider: objects that raddle makes, for its ciphers and message authentication
 * codes, and objects that move to another provider. A digest's context is copied onto another without an allocation.
 * With OpenSSL 4, a digest's state moves between both providers.
 */
#include <malloc.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <openssl/provider.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hashes.h"

static const char *const DEFAULT = "provider=default";
static const unsigned char text[] = "attack at dawn, and at noon, and in the evening";
static unsigned char key[100], iv[16];
static int checks;

/* Ends the program if a condition does not hold. */
static void must(int holds, const char *what, const char *why)
{
    checks++;
    if (holds)
        return;
    printf("%s: %s\n", what, why);
    ERR_print_errors_fp(stdout);
    exit(1);
}

/* Ends the program if a call succeeds, or raises nothing. */
static void refused(int done, const char *what, const char *why)
{
    must(!done && ERR_peek_error() != 0, what, why);
    ERR_clear_error();
}

/* Makes a key object with a provider, or with the preferred one. */
static EVP_SKEY *object(const char *type, size_t length, const char *properties)
{
    EVP_SKEY *made = EVP_SKEY_import_raw_key(NULL, type, key, length, properties);
    must(made != NULL, type, "no key object");
    must(strcmp(EVP_SKEY_get0_provider_name(made), properties == NULL ? "raddle" : "default") == 0, type, "provider");
    return made;
}

static OSSL_PROVIDER *of_cipher(const EVP_CIPHER *cipher)
{
    return (OSSL_PROVIDER *)(size_t)EVP_CIPHER_get0_provider(cipher);
}

/* Encrypts or decrypts with a key object, or with bytes if there is none. The tag follows the text. */
static int crypt(const EVP_CIPHER *cipher, EVP_SKEY *skey, int enc, unsigned char *out, const unsigned char *in)
{
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
    int n = 0, more = 0, aead = (EVP_CIPHER_get_flags(cipher) & EVP_CIPH_FLAG_AEAD_CIPHER) != 0;
    size_t iv_len = (size_t)EVP_CIPHER_get_iv_length(cipher);
    int done;
    if (skey == NULL)
        done = EVP_CipherInit_ex2(ctx, cipher, key, iv, enc, NULL);
    else if (strcmp(OSSL_PROVIDER_get0_name(of_cipher(cipher)), "raddle") != 0)
        done = EVP_CipherInit_SKEY(ctx, cipher, skey, iv, iv_len, enc, NULL);
    else
        /* The default provider crashes if only the nonce follows. */
        done = EVP_CipherInit_SKEY(ctx, cipher, skey, NULL, 0, enc, NULL)
            && EVP_CipherInit_SKEY(ctx, NULL, NULL, iv, iv_len, enc, NULL);
    void *tag = (void *)(size_t)(in + sizeof(text));
    done = done && (enc || !aead || EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, 16, tag) == 1)
        && EVP_CipherUpdate(ctx, out, &n, in, sizeof(text)) && EVP_CipherFinal_ex(ctx, out + n, &more)
        && (!enc || !aead || EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, 16, out + sizeof(text)) == 1);
    EVP_CIPHER_CTX_free(ctx);
    return done;
}

/* Compares a cipher that raddle has, or one that it lacks, for which the object has to move. */
static void compare_cipher(const char *name, const char *type, int has)
{
    unsigned char ours[sizeof(text) + 32] = { 0 }, theirs[sizeof(text) + 32] = { 0 }, opened[sizeof(text) + 32];
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(NULL, name, NULL), *other = EVP_CIPHER_fetch(NULL, name, DEFAULT);
    must(cipher != NULL && other != NULL, name, "no cipher");
    must((of_cipher(cipher) == of_cipher(other)) == !has, name, "provider");
    size_t length = (size_t)EVP_CIPHER_get_key_length(cipher);
    EVP_SKEY *skey = object(type, length, has ? NULL : DEFAULT), *back = object(type, length, has ? DEFAULT : NULL);
    if (!has)
        refused(crypt(cipher, back, 1, ours, text), name, "takes a key object of another provider");
    EVP_SKEY *moved = EVP_SKEY_to_provider(back, NULL, of_cipher(cipher), NULL);
    must(moved != NULL, name, "the key object can't move");
    must(crypt(other, NULL, 1, theirs, text), name, "bytes");
    EVP_SKEY *objects[] = { skey, moved };
    for (int i = 0; i < 2; i++) {
        must(crypt(cipher, objects[i], 1, ours, text), name, "encryption with a key object");
        must(memcmp(ours, theirs, sizeof(ours)) == 0, name, "the results differ");
        must(crypt(cipher, objects[i], 0, opened, theirs), name, "decryption with a key object");
        must(memcmp(opened, text, sizeof(text)) == 0, name, "the texts differ");
    }
    if (has) {
        EVP_SKEY *wrong = object("GENERIC-SECRET", length + 1, NULL);
        refused(crypt(cipher, wrong, 1, ours, text), name, "takes a key of a wrong length");
        EVP_SKEY_free(wrong);
    }
    EVP_SKEY_free(skey);
    EVP_SKEY_free(back);
    EVP_SKEY_free(moved);
    EVP_CIPHER_free(cipher);
    EVP_CIPHER_free(other);
}

static void compare_mac(const char *name, const char *digest, size_t length)
{
    unsigned char ours[EVP_MAX_MD_SIZE], theirs[EVP_MAX_MD_SIZE];
    size_t n = 0, m = 0;
    OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string("digest", (char *)(size_t)digest, 0), OSSL_PARAM_construct_end() };
    const OSSL_PARAM *given = digest == NULL ? params + 1 : params;
    EVP_MAC *mac = EVP_MAC_fetch(NULL, name, NULL), *other = EVP_MAC_fetch(NULL, name, DEFAULT);
    EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(mac), *bytes = EVP_MAC_CTX_new(other);
    EVP_SKEY *skey = object("GENERIC-SECRET", length, NULL);
    must(EVP_MAC_init_SKEY(ctx, skey, given), name, "start with a key object");
    /* The context has a copy. */
    EVP_SKEY_free(skey);
    must(EVP_MAC_update(ctx, text, sizeof(text)) && EVP_MAC_final(ctx, ours, &n, sizeof(ours)), name, "key object");
    must(EVP_MAC_init(bytes, key, length, given) && EVP_MAC_update(bytes, text, sizeof(text))
             && EVP_MAC_final(bytes, theirs, &m, sizeof(theirs)), name, "bytes");
    must(n == m && memcmp(ours, theirs, n) == 0, name, "the results differ");
    EVP_MAC_CTX_free(ctx);
    EVP_MAC_CTX_free(bytes);
    EVP_MAC_free(mac);
    EVP_MAC_free(other);
}

/* These replace the C library's functions, also for the provider. They count allocations, and keys that are freed
 * without being erased. */
extern void *__libc_malloc(size_t n);
extern void __libc_free(void *block);
static size_t allocations, unerased;

void *malloc(size_t n)
{
    allocations++;
    return __libc_malloc(n);
}

void free(void *block)
{
    size_t room = block == NULL ? 0 : malloc_usable_size(block);
    unerased += room >= 24 && memcmp(block, key, 24) == 0;
    __libc_free(block);
}

/* Checks what an object returns, and which input makes no object. */
static void check_objects(void)
{
    const unsigned char *raw = NULL;
    size_t length = 0;
    OSSL_PARAM none[] = { OSSL_PARAM_construct_end() };
    OSSL_PARAM words[] = { OSSL_PARAM_construct_utf8_string("raw-bytes", (char *)key, 16), OSSL_PARAM_construct_end() };
    OSSL_PARAM good[] = { OSSL_PARAM_construct_octet_string("raw-bytes", key, 16), OSSL_PARAM_construct_end() };
    OSSL_PARAM null[] = { OSSL_PARAM_construct_octet_string("raw-bytes", NULL, 16), OSSL_PARAM_construct_end() };
    static const char *const types[] = { "AES", "GENERIC-SECRET" };
    for (int i = 0; i < 2; i++) {
        EVP_SKEY *skey = object(types[i], 24, NULL);
        must(EVP_SKEY_get0_raw_key(skey, &raw, &length) && length == 24 && memcmp(raw, key, 24) == 0, types[i], "bytes");
        must(raw != key, types[i], "the object holds no copy");
        unerased = 0;
        EVP_SKEY_free(skey);
        must(unerased == 0, types[i], "the freed key is not erased");
        OPENSSL_free(OPENSSL_memdup(key, 24));
        must(unerased == 1, types[i], "a key that is not erased is not noticed");
        refused(EVP_SKEY_import(NULL, types[i], NULL, OSSL_SKEYMGMT_SELECT_ALL, none) != NULL, types[i], "a key of nothing");
        refused(EVP_SKEY_import(NULL, types[i], NULL, OSSL_SKEYMGMT_SELECT_ALL, words) != NULL, types[i], "a key of text");
        refused(EVP_SKEY_import(NULL, types[i], NULL, OSSL_SKEYMGMT_SELECT_ALL, null) != NULL, types[i], "a key at no address");
        refused(EVP_SKEY_import(NULL, types[i], NULL, OSSL_SKEYMGMT_SELECT_PARAMETERS, good) != NULL, types[i], "no key asked");
        refused(EVP_SKEY_import_raw_key(NULL, types[i], key, 0, NULL) != NULL, types[i], "a key of no bytes");
    }
    refused(EVP_SKEY_import_raw_key(NULL, "AES", key, 17, NULL) != NULL, "AES", "a key of 17 bytes");
}

/* Copies a context again and again onto a context of the same digest, as PBKDF2 does in each iteration. */
static void check_copies(const char *name)
{
    unsigned char ours[EVP_MAX_MD_SIZE], theirs[EVP_MAX_MD_SIZE];
    unsigned n = 0;
    EVP_MD *digest = EVP_MD_fetch(NULL, name, NULL), *other = EVP_MD_fetch(NULL, name, DEFAULT);
    EVP_MD_CTX *from = EVP_MD_CTX_new(), *to = EVP_MD_CTX_new();
    must(EVP_DigestInit_ex2(from, digest, NULL) && EVP_DigestUpdate(from, text, 7), name, "start");
    must(EVP_DigestInit_ex2(to, digest, NULL) && EVP_DigestUpdate(to, text, 3), name, "start of another message");
    allocations = 0;
    for (int i = 0; i < 3; i++) {
        must(EVP_MD_CTX_copy_ex(to, from) && EVP_DigestUpdate(to, text + 7, sizeof(text) - 7), name, "copy");
        must(EVP_DigestFinal_ex(to, ours, &n), name, "end");
    }
    must(allocations == 0, name, "a copy allocates");
    must(EVP_Digest(text, sizeof(text), theirs, NULL, other, NULL), name, "default provider");
    must(memcmp(ours, theirs, n) == 0, name, "the results differ");
    /* A context without a message is copied too. */
    must(EVP_MD_CTX_copy_ex(from, to) && !EVP_DigestUpdate(from, text, 7), name, "a finished message goes on");
    ERR_clear_error();
    EVP_MD_CTX_free(from);
    EVP_MD_CTX_free(to);
    EVP_MD_free(digest);
    EVP_MD_free(other);
}

#if OPENSSL_VERSION_NUMBER >= 0x40000000L
/* Starts a message with one provider, moves its state to the other, and ends it there. */
static void check_states(const char *name)
{
    static unsigned char message[1000];
    static const size_t lengths[] = { 0, 1, 55, 63, 64, 65, 111, 127, 128, 129, 999 };
    EVP_MD *digests[] = { EVP_MD_fetch(NULL, name, NULL), EVP_MD_fetch(NULL, name, DEFAULT) };
    unsigned char expected[EVP_MAX_MD_SIZE], got[EVP_MAX_MD_SIZE], state[512], other[512];
    size_t length = 0, room = sizeof(state), bytes = 0;
    for (size_t i = 0; i < sizeof(message); i++)
        message[i] = (unsigned char)(i * i >> 3);
    must(EVP_Digest(message, sizeof(message), expected, NULL, digests[1], NULL), name, "default provider");
    for (int p = 0; p < 2; p++)
        for (size_t i = 0; i < sizeof(lengths) / sizeof(*lengths); i++) {
            EVP_MD_CTX *from = EVP_MD_CTX_new(), *to = EVP_MD_CTX_new();
            must(EVP_DigestInit_ex2(from, digests[p], NULL) && EVP_DigestUpdate(from, message, lengths[i]), name, "start");
            must(EVP_MD_CTX_serialize(from, NULL, &length) && length < sizeof(state) - 1, name, "length of a state");
            room = length;
            must(EVP_MD_CTX_serialize(from, state, &room) && room == length, name, "state");
            bytes = length - 1;
            must(!EVP_MD_CTX_serialize(from, other, &bytes), name, "writes a state where there is no room");
            must(EVP_DigestInit_ex2(to, digests[!p], NULL) && EVP_DigestUpdate(to, "another", 7), name, "another message");
            must(!EVP_MD_CTX_deserialize(to, state, length - 1), name, "reads a part of a state");
            must(EVP_MD_CTX_deserialize(to, state, length), name, "reads a state");
            must(EVP_DigestUpdate(to, message + lengths[i], sizeof(message) - lengths[i]), name, "goes on");
            must(EVP_DigestFinal_ex(to, got, NULL), name, "end");
            must(memcmp(got, expected, (size_t)EVP_MD_get_size(digests[0])) == 0, name, "the results differ");
            /* States that only raddle must refuse: another name, another digest, another partial block, and a length
             * that ends within a byte. */
            EVP_DigestInit_ex2(to, digests[0], NULL);
            for (int at = 0; at < 4; at++) {
                static const size_t places[] = { 0, 8, 12, 0 };
                memcpy(other, state, length);
                other[at < 3 ? places[at] : 16 + (length - 16) / 26 * 8] ^= 1;
                refused(EVP_MD_CTX_deserialize(to, other, length), name, "takes a wrong state");
            }
            EVP_MD_CTX_free(from);
            EVP_MD_CTX_free(to);
        }
    EVP_MD_free(digests[0]);
    EVP_MD_free(digests[1]);
}
#endif

int main(void)
{
    static const char *const digests[] = { HASHES };
    static const char *const aes[] = { "AES-128-CTR", "AES-192-CTR", "AES-256-CTR", "AES-128-GCM", "AES-192-GCM", "AES-256-GCM" };
    if (OSSL_PROVIDER_load(NULL, "raddle") == NULL || OSSL_PROVIDER_load(NULL, "default") == NULL
        || EVP_set_default_properties(NULL, "?provider=raddle") != 1) {
        ERR_print_errors_fp(stdout);
        return 2;
    }
    for (size_t i = 0; i < sizeof(key); i++)
        key[i] = (unsigned char)(7 * i + 1);
    check_objects();
    for (int i = 0; i < 6; i++)
        compare_cipher(aes[i], "AES", 1);
    compare_cipher("ChaCha20", "GENERIC-SECRET", 1);
    compare_cipher("ChaCha20-Poly1305", "GENERIC-SECRET", 1);
    compare_cipher("AES-256-OFB", "AES", 0);
    compare_mac("HMAC", "SHA256", 32);
    compare_mac("HMAC", "SHA384", 100);
    /* Uses the HMAC of another provider. */
    compare_mac("HMAC", "SHA3-256", 1);
    compare_mac("POLY1305", NULL, 32);
    for (size_t i = 0; i < sizeof(digests) / sizeof(*digests); i++)
        check_copies(digests[i]);
    printf("%s: %d checks of key objects, and of digests' copies", OpenSSL_version(OPENSSL_VERSION), checks);
#if OPENSSL_VERSION_NUMBER >= 0x40000000L
    /* Only SHA-2 has states, in the default provider too. */
    checks = 0;
    for (size_t i = 0; i < sizeof(digests) / sizeof(*digests); i++)
        if (strncmp(digests[i], "SHA2", 4) == 0)
            check_states(digests[i]);
    printf(", %d of their states", checks);
#endif
    puts("");
    return 0;
}
