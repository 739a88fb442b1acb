/* Code that the tests share. */
#ifndef TEST_H
#define TEST_H

#include "../include/raddle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Ends the program if a condition does not hold. */
#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                                            \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

/* A line of the vectors: fields of bytes. */
enum { MOST_FIELDS = 8 };

struct field {
    uint8_t *data;
    size_t len;
};

struct vector {
    char algorithm[32];
    int valid;
    struct field fields[MOST_FIELDS];
    int count;
    /* The memory that contains the fields. */
    char *line;
};

/* Reads the next line; 0 at the end. */
static inline int next_vector(FILE *file, struct vector *vector) {
    static char line[1 << 18];
    char *at = line;
    vector->count = 0;
    if (fgets(line, sizeof line, file) == NULL) {
        return 0;
    }
    line[strcspn(line, "\n")] = 0;
    vector->algorithm[0] = 0;
    for (int part = 0; at != NULL; part++) {
        char *end = strchr(at, ' ');
        if (end != NULL) {
            *end = 0;
        }
        if (part == 0) {
            CHECK(strlen(at) < sizeof vector->algorithm);
            strcpy(vector->algorithm, at);
        } else if (part == 1) {
            vector->valid = strcmp(at, "valid") == 0;
        } else {
            struct field *field = &vector->fields[vector->count++];
            size_t digits = strcmp(at, "-") == 0 ? 0 : strlen(at);
            CHECK(vector->count <= MOST_FIELDS && digits % 2 == 0);
            field->len = digits / 2;
            /* In an allocation of exactly its length, for the sanitizers. */
            field->data = (uint8_t *)malloc(field->len + (field->len == 0));
            CHECK(field->data != NULL);
            for (size_t i = 0; i < field->len; i++) {
                unsigned int byte = 0;
                CHECK(sscanf(at + 2 * i, "%2x", &byte) == 1);
                field->data[i] = (uint8_t)byte;
            }
        }
        at = end == NULL ? NULL : end + 1;
    }
    return 1;
}

static inline void free_vector(struct vector *vector) {
    for (int i = 0; i < vector->count; i++) {
        free(vector->fields[i].data);
    }
}

/* Numbers that look random, the same in each run. */
static inline uint32_t next_random(void) {
    static uint64_t state = 0x9e3779b97f4a7c15u;
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 32);
}

static inline void fill(uint8_t *data, size_t len) {
    for (size_t i = 0; i < len; i++) {
        data[i] = (uint8_t)next_random();
    }
}

static inline int all_zero(const uint8_t *data, size_t len) {
    for (size_t i = 0; i < len; i++) {
        if (data[i] != 0) {
            return 0;
        }
    }
    return 1;
}

/* The parts. */
void test_vectors(const char *path, int least);
void test_pieces(void);
void test_batches(void);
void test_arguments(void);
void test_pages(void);
void test_addresses(void);

#endif
