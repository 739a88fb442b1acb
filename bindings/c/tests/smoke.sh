#!/bin/sh
# Compiles the tests in C by a C compiler alone, against a library, and runs them on the few vectors that are checked in:
# smoke.sh LIBRARY. Works in the current folder. CC names another compiler, LDFLAGS its options, EMULATOR what runs its
# programs.
set -eu
tests=$(cd "$(dirname "$0")" && pwd)
${CC:-cc} "$tests/main.c" "$tests/vectors.c" "$tests/pieces.c" "$tests/batches.c" "$tests/arguments.c" "$tests/pages.c" "$tests/addresses.c" \
    ${LDFLAGS:-} "$1" "-Wl,-rpath,$(dirname "$1")" -o smoke
${EMULATOR:-} ./smoke "$tests/few.txt" 40
# A digest with another last digit.
sed '/^sha256 valid /s/.$/x/' "$tests/few.txt" | sed '/x$/{s/0x$/1/;s/x$/0/;}' >planted-few.txt
if ${EMULATOR:-} ./smoke planted-few.txt 40 2>planted.log || ! grep -q '^.*vectors.c:[0-9]*: ' planted.log; then
    echo "a planted vector was not refused" >&2
    exit 1
fi
