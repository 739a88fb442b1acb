/* All tests, or the vectors with a planted fault. */
#include "test.h"

int main(int count, char **args) {
    char text[512];
    CHECK(count == 2);
    CHECK(raddle_cpu_describe(text, sizeof text) == RADDLE_OK);
    printf("raddle %s on %s\n", raddle_version(), text);
    test_vectors(args[1]);
    test_pieces();
    test_batches();
    test_arguments();
    test_pages();
    return 0;
}
