/* Walks the stack from a signal handler at every instruction of the library, as profilers and crash handlers do: each
 * walk must reach main. Counts the walks. On x86-64, it single-steps. */
#define _GNU_SOURCE
#include "test.h"

#include <dlfcn.h>
#include <signal.h>
#include <ucontext.h>
#include <unwind.h>

int main(void);

#if defined(__x86_64__) && defined(__linux__)
/* A function without a frame description, as kernels were. */
void planted(void);
__asm__(".text\n"
        ".globl planted\n"
        "planted:\n"
        "    sub $24, %rsp\n"
        "    movq $0, (%rsp)\n"
        "    add $24, %rsp\n"
        "    ret\n");

enum { TRAP_FLAG = 0x100 };

static volatile sig_atomic_t stepping;
static unsigned long walks, lost;
/* The object from whose code the walks start. */
static const void *object;

static _Unwind_Reason_Code frame(struct _Unwind_Context *context, void *reached) {
    *(int *)reached |= _Unwind_GetRegionStart(context) == (uintptr_t)main;
    return _URC_NO_REASON;
}

static void step(int number, siginfo_t *info, void *interrupted) {
    greg_t *registers = ((ucontext_t *)interrupted)->uc_mcontext.gregs;
    static uintptr_t page, inside;
    uintptr_t at = (uintptr_t)registers[REG_RIP];
    (void)number, (void)info;
    /* For consecutive steps in one page, the page's object is looked up once. */
    if (at / 4096 != page) {
        Dl_info found;
        page = at / 4096;
        inside = dladdr((void *)at, &found) != 0 && found.dli_fbase == object;
    }
    if (inside) {
        int reached = 0;
        _Unwind_Backtrace(frame, &reached);
        walks++;
        lost += !reached;
    }
    if (stepping) {
        registers[REG_EFL] |= TRAP_FLAG;
    } else {
        registers[REG_EFL] &= ~(greg_t)TRAP_FLAG;
    }
}

/* Starts or stops single-stepping. */
static void steps(int on) {
    stepping = on;
    raise(SIGTRAP);
}

static void walk_from(const void *function) {
    Dl_info found;
    CHECK(dladdr(function, &found) != 0);
    object = found.dli_fbase;
    walks = lost = 0;
}

static void report(const char *what) {
    printf("report: %lu walks from %s, %lu of them lost\n", walks, what, lost);
    CHECK(walks > 1000 && lost == 0);
    walks = 0;
}

int main(void) {
    static uint8_t input[5000], output[sizeof input + 16], digest[32];
    static const size_t lens[] = {0, 1, 64, 200, 1000, sizeof input};
    static raddle_chacha20_poly1305 chacha;
    static raddle_aes_gcm gcm;
    uint8_t key[32], nonce[12];
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = step;
    action.sa_flags = SA_SIGINFO;
    CHECK(sigaction(SIGTRAP, &action, NULL) == 0);
    fill(input, sizeof input);
    fill(key, sizeof key);
    fill(nonce, sizeof nonce);

    walk_from((const void *)(uintptr_t)planted);
    steps(1);
    planted();
    steps(0);
    printf("report: %lu walks from a function without a frame description lost\n", lost);
    CHECK(lost > 0);

    walk_from((const void *)(uintptr_t)raddle_version);
    steps(1);
    CHECK(raddle_chacha20_poly1305_init(&chacha, key) == RADDLE_OK);
    for (size_t i = 0; i < sizeof lens / sizeof *lens; i++) {
        CHECK(raddle_chacha20_poly1305_seal(&chacha, nonce, key, 20, input, lens[i], output) == RADDLE_OK);
        CHECK(raddle_chacha20_poly1305_open(&chacha, nonce, key, 20, output, lens[i] + 16, output) == RADDLE_OK);
    }
    steps(0);
    report("ChaCha20-Poly1305");

    for (size_t bytes = 16; bytes <= 32; bytes += 8) {
        steps(1);
        CHECK(raddle_aes_gcm_init(&gcm, key, bytes) == RADDLE_OK);
        for (size_t i = 0; i < sizeof lens / sizeof *lens; i++) {
            CHECK(raddle_aes_gcm_seal(&gcm, nonce, 12, key, 20, input, lens[i], output) == RADDLE_OK);
            CHECK(raddle_aes_gcm_open(&gcm, nonce, 12, key, 20, output, lens[i] + 16, output) == RADDLE_OK);
        }
        steps(0);
        report("AES-GCM");
    }

    for (size_t i = 0; i < sizeof lens / sizeof *lens; i++) {
        steps(1);
        CHECK(raddle_sha256_digest(input, lens[i], digest) == RADDLE_OK);
        CHECK(raddle_md5_digest(input, lens[i], digest) == RADDLE_OK);
        steps(0);
    }
    report("SHA-256 and MD5");
    return 0;
}
#else
int main(void) {
    printf("report: walks from every instruction are for Linux on x86-64\n");
    return 0;
}
#endif
