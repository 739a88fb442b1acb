/*
 * Computes HMAC in a program that contains OpenSSL in one of several ways, and prints the provider of HMAC, with the
 * tags for SHA-256, SHA-384 and SHA3-256. Another provider computes the last tag. Then it unloads the providers.
 * test_processes.py builds this program once for each way.
 */
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/provider.h>
#include <stdio.h>
#include <string.h>

#ifndef MAIN
#define MAIN main
#endif

static int print_mac(const char *digest)
{
    unsigned char tag[EVP_MAX_MD_SIZE];
    size_t n = 0;
    if (EVP_Q_mac(NULL, "HMAC", NULL, digest, NULL, "key", 3, (const unsigned char *)"text", 4, tag, sizeof(tag), &n) == NULL) {
        ERR_print_errors_fp(stdout);
        return 1;
    }
    printf("%s ", digest);
    for (size_t i = 0; i < n; i++)
        printf("%02x", tag[i]);
    puts("");
    return 0;
}

int MAIN(void)
{
    OSSL_PROVIDER *raddle = OSSL_PROVIDER_load(NULL, "raddle"), *rest = OSSL_PROVIDER_load(NULL, "default");
    if (raddle == NULL || rest == NULL || EVP_set_default_properties(NULL, "?provider=raddle") != 1) {
        ERR_print_errors_fp(stdout);
        return 1;
    }
    EVP_MAC *mac = EVP_MAC_fetch(NULL, "HMAC", NULL);
    printf("HMAC by %s\n", OSSL_PROVIDER_get0_name(EVP_MAC_get0_provider(mac)));
    EVP_MAC_free(mac);
    int failures = print_mac("SHA256") + print_mac("SHA384") + print_mac("SHA3-256");
    return failures + (OSSL_PROVIDER_unload(rest) != 1) + (OSSL_PROVIDER_unload(raddle) != 1);
}
