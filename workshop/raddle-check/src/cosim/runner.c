// Runs single instructions on states that it reads, and writes the states after them: the other side of runner.rs,
// which defines WORDS, WINDOW, PAGE and PLACE. stubs.rs generates the stubs.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

struct record {
    uint64_t stub, at_end, registers[WORDS];
    uint8_t memory[WINDOW];
};

extern uint64_t raddle_state[WORDS];
extern void (*const raddle_stubs[])(void);
extern void raddle_enter(void (*stub)(void), uint64_t *state);

int main(void) {
    // The page has no neighbours, so an access next to it faults.
    char *place = (char *)PLACE;
    if (mmap(place - PAGE, 3 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0) !=
            place - PAGE ||
        mprotect(place, PAGE, PROT_READ | PROT_WRITE))
        return 2;
    uint64_t count;
    while (fread(&count, sizeof count, 1, stdin) == 1) {
        struct record *records = calloc(count, sizeof *records);
        if (!records || fread(records, sizeof *records, count, stdin) != count) return 3;
        for (struct record *r = records; r < records + count; r++) {
            char *window = r->at_end ? place + PAGE - WINDOW : place;
            memcpy(raddle_state, r->registers, sizeof r->registers);
            memcpy(window, r->memory, WINDOW);
            raddle_enter(raddle_stubs[r->stub], raddle_state);
            memcpy(r->registers, raddle_state, sizeof r->registers);
            memcpy(r->memory, window, WINDOW);
        }
        if (fwrite(records, sizeof *records, count, stdout) != count || fflush(stdout)) return 4;
        free(records);
    }
    return 0;
}
