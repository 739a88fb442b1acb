/* Runs all tests: main VECTORS [COUNT]. COUNT is the least number of vectors in the file. */
#include "test.h"

int main(int count, char **args) {
    char text[512];
    CHECK(count == 2 || count == 3);
    CHECK(raddle_cpu_describe(text, sizeof text) == RADDLE_OK);
    printf("raddle %s on %s\n", raddle_version(), text);
    test_vectors(args[1], count == 3 ? atoi(args[2]) : 2001);
    test_pieces();
    test_batches();
    test_arguments();
    test_pages();
    test_addresses();
    return 0;
}
