#!/bin/sh
# Checks the library as a file: library.sh symbols|size|secrets|example LIBRARY, or library.sh installed PREFIX for one that
# cargo-c has installed. `record-symbols` writes the list of symbols. Works in the current folder.
set -eu
LC_ALL=C
export LC_ALL
tests=$(cd "$(dirname "$0")" && pwd)
folder=$(dirname "$tests")

# The most bytes that the stripped library may have on x86-64. The frames of kernels for unwinders are 6,000 of them, SHA-512 in
# all its forms 166,000, SHA-1 78,000, BLAKE3 123,000, of which the kernels of chunks and parents in one call are 39,000. Several
# digests of one message are 24,000, AES-GCM-SIV is 93,000, messages in pieces into another buffer are 30,000, and the check of
# SHA-1 for attacks is 62,000, of which the decision about a block is 35,000, twice: for AVX2 and for other processors. Pairs of
# digests with the instructions for SHA-256 are 4,000.
max_bytes=1661000

fail() {
    echo "$*" >&2
    exit 1
}

# Prints the exported symbols.
symbols() {
    nm -D --defined-only -f posix "$1" | cut -d ' ' -f 1 | sort
}

# Prints the functions of a list that secrets.c does not call.
without_secrets() {
    # The preprocessor expands the lists of hash functions. No other header is read: raddle.h names every function.
    grep -v -e '^#include <' -e '"test.h"' "$tests/secrets.c" | ${CC:-cc} -E -P -x c -I "$tests" - |
        tr -cs 'A-Za-z0-9_' '\n' | sort -u | comm -13 - "$1"
}

# Compiles the program of docs/c.md as it says, against what is in a folder, and runs it.
example() {
    prefix=$(cd "$1" && pwd)
    page=$folder/../../docs/c.md
    awk '/^```c$/ { inside = 1; next } /^```/ && inside { exit } inside' "$page" >hello.c
    command=$(grep -m 1 '^cc .*pkg-config' "$page") || fail "docs/c.md does not say how its program is compiled"
    PKG_CONFIG_PATH=$prefix/lib/pkgconfig
    LD_LIBRARY_PATH=$prefix/lib
    export PKG_CONFIG_PATH LD_LIBRARY_PATH
    printed=$(sh -ec "$command && ./hello")
    echo "report: the program of docs/c.md printed $printed"
    case $printed in *"attack at dawn"*) ;; *) fail "it should have printed the message" ;; esac
}

case $1 in
symbols)
    symbols "$2" >symbols.txt
    diff "$folder/symbols.txt" symbols.txt || fail "symbols.txt differs from the exports of the library: run cargo xtask c --header"
    ! grep -v '^raddle_' symbols.txt || fail "is exported, but not a function of the header"
    ;;
record-symbols) symbols "$2" >"$folder/symbols.txt" ;;
size)
    strip -o stripped.so "$2"
    bytes=$(wc -c <stripped.so)
    echo "report: libraddle.so has $bytes bytes, stripped"
    [ "$(uname -m)" != x86_64 ] || [ "$bytes" -le $max_bytes ] || fail "but may have at most $max_bytes"
    ;;
secrets)
    missing=$(without_secrets "$folder/symbols.txt")
    [ -z "$missing" ] || fail "secrets.c does not call $missing"
    echo raddle_planted >planted-function.txt
    [ "$(without_secrets planted-function.txt)" = raddle_planted ] || fail "a function without secrets was not found"
    ;;
example)
    # Where cargo-c would put the files.
    mkdir -p by-hand/lib/pkgconfig by-hand/include
    cp "$2" by-hand/lib/libraddle.so.0
    ln -sf libraddle.so.0 by-hand/lib/libraddle.so
    readelf -d "$2" | grep -F 'soname: [libraddle.so.0]' || fail "libraddle.so has no soname, or another"
    cp "$folder/include/raddle.h" by-hand/include/
    printf 'prefix=%s\nName: raddle\nDescription: for this test\nVersion: 0.1.0\nLibs: -L${prefix}/lib -lraddle\nCflags: -I${prefix}/include\n' \
        "$PWD/by-hand" >by-hand/lib/pkgconfig/raddle.pc
    example by-hand
    ;;
installed)
    readelf -d "$2/lib/libraddle.so" | grep -F 'soname: [libraddle.so.0' || fail "libraddle.so has no soname, or another"
    cmp "$2/include/raddle.h" "$folder/include/raddle.h"
    example "$2"
    ;;
*) fail "no check is called $1" ;;
esac
