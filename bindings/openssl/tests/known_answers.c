/*
 * Runs known answers in the format of OpenSSL's evp_test on one provider. The arguments are a file and a property query.
 *
 * A stanza ends with an empty line, and begins with Cipher, Digest or MAC. A value is hexadecimal, or text in quotes. A
 * cipher runs in one piece and byte by byte, both ways; with "Result = CIPHERFINAL_ERROR" it must not open. AES-GCM-SIV runs
 * in one piece only, and must refuse a second one.
 */
#include <ctype.h>
#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <openssl/provider.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KEY, IV, AAD, TAG, PLAINTEXT, CIPHERTEXT, INPUT, OUTPUT, BYTES };

static const char *const fields[BYTES] = { "Key", "IV", "AAD", "Tag", "Plaintext", "Ciphertext", "Input", "Output" };

#define MOST 70000

static struct {
    char kind[16], name[64], algorithm[64], result[64];
    unsigned char bytes[BYTES][MOST];
    size_t length[BYTES];
    int given[BYTES], line;
} stanza;

static const char *properties;
static unsigned long passed;

static void fail(const char *why)
{
    printf("%s %s in line %d: %s\n", stanza.kind, stanza.name, stanza.line, why);
    ERR_print_errors_fp(stdout);
    exit(1);
}

static void expect(int field, const unsigned char *got, size_t length)
{
    if (length != stanza.length[field] || (length > 0 && memcmp(got, stanza.bytes[field], length) != 0))
        fail(fields[field]);
}

/* Returns whether a cipher takes only whole messages. Older headers lack the mode. */
static int is_whole(EVP_CIPHER *cipher) { return EVP_CIPHER_get_mode(cipher) == 0x10005; }

/* Encrypts or decrypts the text, in pieces of `piece` bytes. Returns whether the tag is right. */
static int cipher_text(EVP_CIPHER *cipher, int seals, size_t piece)
{
    static unsigned char out[MOST];
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
    int aead = (EVP_CIPHER_get_flags(cipher) & EVP_CIPH_FLAG_AEAD_CIPHER) != 0, n, right;
    int from = seals ? PLAINTEXT : CIPHERTEXT, to = seals ? CIPHERTEXT : PLAINTEXT, is_siv = is_whole(cipher);
    unsigned char tag[16], spare[1];
    if (EVP_CipherInit_ex(ctx, cipher, NULL, NULL, NULL, seals) != 1)
        fail("init");
    if (aead && EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_IVLEN, (int)stanza.length[IV], NULL) != 1)
        fail("nonce length");
    if (EVP_CipherInit_ex(ctx, NULL, NULL, stanza.bytes[KEY], stanza.bytes[IV], seals) != 1)
        fail("key and nonce");
    if (aead && !seals
        && EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, (int)stanza.length[TAG], stanza.bytes[TAG]) != 1)
        fail("tag");
    for (size_t done = 0; done < stanza.length[AAD]; done += piece) {
        size_t now = stanza.length[AAD] - done < piece ? stanza.length[AAD] - done : piece;
        if (EVP_CipherUpdate(ctx, NULL, &n, stanza.bytes[AAD] + done, (int)now) != 1)
            fail("additional data");
    }
    for (size_t done = 0; done < stanza.length[from]; done += piece) {
        size_t now = stanza.length[from] - done < piece ? stanza.length[from] - done : piece;
        if (EVP_CipherUpdate(ctx, out + done, &n, stanza.bytes[from] + done, (int)now) == 1 && (size_t)n == now)
            continue;
        if (!is_siv || seals)
            fail("update");
        while (now-- > 0)
            if (out[now] != 0)
                fail("plaintext of a wrong tag");
    }
    right = EVP_CipherFinal_ex(ctx, out, &n) == 1;
    if (stanza.given[to])
        expect(to, out, stanza.length[from]);
    if (aead && seals) {
        if (!right || EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, (int)stanza.length[TAG], tag) != 1)
            fail("final");
        expect(TAG, tag, stanza.length[TAG]);
    }
    if (is_siv && EVP_CipherUpdate(ctx, spare, &n, spare, 1) == 1)
        fail("a second piece is taken");
    if (is_siv && EVP_CipherFinal_ex(ctx, spare, &n) == 1)
        fail("a refused piece does not end the message");
    EVP_CIPHER_CTX_free(ctx);
    return right;
}

static void run_cipher(void)
{
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(NULL, stanza.name, properties);
    int wrong = strcmp(stanza.result, "CIPHERFINAL_ERROR") == 0;
    if (cipher == NULL)
        fail("fetch");
    if ((size_t)EVP_CIPHER_get_key_length(cipher) != stanza.length[KEY])
        fail("key length");
    for (size_t piece = is_whole(cipher) ? MOST : 1; piece <= MOST; piece *= MOST) {
        if (!wrong && !cipher_text(cipher, 1, piece))
            fail("final");
        if (cipher_text(cipher, 0, piece) == wrong)
            fail(wrong ? "a wrong tag is taken" : "the right tag is refused");
    }
    EVP_CIPHER_free(cipher);
}

static void run_digest(void)
{
    EVP_MD *md = EVP_MD_fetch(NULL, stanza.name, properties);
    unsigned char out[EVP_MAX_MD_SIZE];
    unsigned n;
    if (md == NULL || EVP_Digest(stanza.bytes[INPUT], stanza.length[INPUT], out, &n, md, NULL) != 1)
        fail("digest");
    expect(OUTPUT, out, n);
    EVP_MD_free(md);
}

static void run_mac(void)
{
    EVP_MAC *mac = EVP_MAC_fetch(NULL, stanza.name, properties);
    EVP_MAC_CTX *ctx = mac == NULL ? NULL : EVP_MAC_CTX_new(mac);
    unsigned char out[EVP_MAX_MD_SIZE];
    size_t n;
    OSSL_PARAM params[2] = { OSSL_PARAM_construct_end(), OSSL_PARAM_construct_end() };
    if (stanza.algorithm[0] != 0)
        params[0] = OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, stanza.algorithm, 0);
    if (ctx == NULL || EVP_MAC_init(ctx, stanza.bytes[KEY], stanza.length[KEY], params) != 1
        || EVP_MAC_update(ctx, stanza.bytes[INPUT], stanza.length[INPUT]) != 1
        || EVP_MAC_final(ctx, out, &n, sizeof(out)) != 1)
        fail("MAC");
    expect(OUTPUT, out, n);
    EVP_MAC_CTX_free(ctx);
    EVP_MAC_free(mac);
}

static void run(void)
{
    if (stanza.kind[0] != 0) {
        if (strcmp(stanza.kind, "Cipher") == 0)
            run_cipher();
        else if (strcmp(stanza.kind, "Digest") == 0)
            run_digest();
        else
            run_mac();
        passed++;
    }
    memset(&stanza.given, 0, sizeof(stanza.given));
    memset(&stanza.length, 0, sizeof(stanza.length));
    stanza.kind[0] = stanza.algorithm[0] = stanza.result[0] = 0;
}

static int digit(char c)
{
    c = (char)tolower((unsigned char)c);
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static void read_bytes(int field, const char *value)
{
    size_t length = strlen(value), n = 0;
    stanza.given[field] = 1;
    if (value[0] == '"') {
        n = length - 2;
        memcpy(stanza.bytes[field], value + 1, n);
    } else {
        for (; digit(value[0]) >= 0 && digit(value[1]) >= 0 && n < MOST; value += 2)
            stanza.bytes[field][n++] = (unsigned char)(16 * digit(value[0]) + digit(value[1]));
        if (*value != 0)
            fail("not hexadecimal");
    }
    stanza.length[field] = n;
}

int main(int count, char **arguments)
{
    static char line[2 * MOST + 100];
    FILE *file = count == 3 ? fopen(arguments[1], "r") : NULL;
    if (file == NULL || OSSL_PROVIDER_load(NULL, "default") == NULL)
        return 1;
    properties = arguments[2];
    if (strstr(properties, "raddle") != NULL && OSSL_PROVIDER_load(NULL, "raddle") == NULL)
        fail("load");
    for (int number = 1; fgets(line, sizeof(line), file) != NULL; number++) {
        char *end = line + strlen(line), *value;
        while (end > line && isspace((unsigned char)end[-1]))
            *--end = 0;
        if (line[0] == 0)
            run();
        if (line[0] == 0 || line[0] == '#')
            continue;
        if ((value = strchr(line, '=')) == NULL)
            fail("not a line of a name and a value");
        end = value++;
        while (end > line && isspace((unsigned char)end[-1]))
            end--;
        *end = 0;
        while (isspace((unsigned char)*value))
            value++;
        if (strcmp(line, "Cipher") == 0 || strcmp(line, "Digest") == 0 || strcmp(line, "MAC") == 0) {
            snprintf(stanza.kind, sizeof(stanza.kind), "%.15s", line);
            snprintf(stanza.name, sizeof(stanza.name), "%.63s", value);
            stanza.line = number;
        } else if (strcmp(line, "Algorithm") == 0) {
            snprintf(stanza.algorithm, sizeof(stanza.algorithm), "%.63s", value);
        } else if (strcmp(line, "Result") == 0) {
            snprintf(stanza.result, sizeof(stanza.result), "%.63s", value);
        } else {
            int field = 0;
            while (field < BYTES && strcmp(line, fields[field]) != 0)
                field++;
            if (field == BYTES)
                fail("a field that is not known");
            read_bytes(field, value);
        }
    }
    run();
    fclose(file);
    printf("%lu known answers\n", passed);
    return passed == 0;
}
