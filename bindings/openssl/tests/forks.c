/*
 * Forks while another thread makes the first calls of the provider raddle, and makes the same calls in the child. The
 * argument is the number of processes that do so. The calls take no lock of OpenSSL, which a child may inherit with any
 * provider.
 */
#define _DEFAULT_SOURCE
#include <openssl/core_dispatch.h>
#include <openssl/err.h>
#include <openssl/provider.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

/* The seconds after which a signal ends a child that waits. */
#define MAX_SECONDS 60

static OSSL_PROVIDER *provider;
static int started[2];

/* Asks for the algorithms and runs the self-test. Returns NULL if a call fails. */
static void *first_calls(void *result)
{
    static const int operations[] = {OSSL_OP_MAC, OSSL_OP_DIGEST, OSSL_OP_CIPHER};
    for (size_t i = 0; i < sizeof(operations) / sizeof(*operations); i++) {
        int no_cache;
        if (OSSL_PROVIDER_query_operation(provider, operations[i], &no_cache) == NULL)
            return NULL;
    }
    return OSSL_PROVIDER_self_test(provider) == 1 ? result : NULL;
}

static void *beside(void *result)
{
    return write(started[1], "", 1) == 1 ? first_calls(result) : NULL;
}

/* Returns whether a child that is forked during the first calls ends well. The moment of the fork depends on `delay`. */
static int child_ends(int delay)
{
    pthread_t thread;
    char byte;
    if (pipe(started) != 0 || pthread_create(&thread, NULL, beside, started) != 0 || read(started[0], &byte, 1) != 1)
        return 0;
    for (volatile int i = 0; i < delay; i++)
        ;
    int status;
    pid_t child = fork();
    if (child == 0) {
        alarm(MAX_SECONDS);
        _exit(first_calls(started) == NULL);
    }
    return waitpid(child, &status, 0) == child && status == 0;
}

int main(int argc, char **argv)
{
    int processes = argc > 1 ? atoi(argv[1]) : 0;
    provider = OSSL_PROVIDER_load(NULL, "raddle");
    if (provider == NULL) {
        ERR_print_errors_fp(stdout);
        return 1;
    }
    for (int i = 0; i < processes; i++) {
        int status;
        pid_t process = fork();
        if (process == 0)
            _exit(!child_ends(i % 100 * 100));
        if (waitpid(process, &status, 0) != process || status != 0) {
            printf("process %d: a child fails or does not end\n", i);
            return 1;
        }
    }
    return 0;
}
