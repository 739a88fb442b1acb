#!/bin/sh
# Builds the native library for the jar: for this machine, or for the architecture in the argument.
set -eu
cd "$(dirname "$0")"
root=../../..
# The maximum size of a library in bytes: the jar contains each of them. BLAKE3 takes 103,400 bytes on x86-64, and
# AES-GCM-SIV 116,000: most of them are kernels. Pairs of digests with the instructions for SHA-256 take 2,900.
max_bytes=1497000

# The path of the library in the jar: architectures are spelt as other libraries spell them in their jars.
case "${1:-$(uname -m)}" in
    aarch64) triple=aarch64-unknown-linux-gnu name=aarch_64 ;;
    ppc64le) triple=powerpc64le-unknown-linux-gnu name=ppcle_64 ;;
    x86_64) triple=x86_64-unknown-linux-gnu name=x86_64 ;;
    *) echo "the jar has no library for $1" >&2 && exit 1 ;;
esac
if [ $# = 0 ]; then
    cargo build --release --quiet
    built=$root/target/java/native/release
else
    (cd "$root" && cargo xtask cross "$1" -- build --release --quiet --manifest-path bindings/java/native/Cargo.toml \
        --config bindings/java/native/.cargo/config.toml)
    built=$root/target/cross/$triple/release
fi
folder=$root/target/java/natives/META-INF/native
library=$folder/libraddle_java-linux-$name.so
mkdir -p "$folder"
cmp -s "$built/libraddle_java.so" "$library" || cp "$built/libraddle_java.so" "$library"

bytes=$(wc -c < "$library")
echo "report: ${library##*/} has $bytes bytes"
if [ "$bytes" -gt "$max_bytes" ]; then
    echo "${library##*/} has $bytes bytes; at most $max_bytes are allowed" >&2 && exit 1
fi

# Prints the functions that the library defines and should not export, from a list of readelf.
others() {
    awk '$4 == "FUNC" && $7 != "UND" && $8 !~ /^(raddle_java_|Java_raddle_jca_Native_)/ {print $8}'
}
ours='5: 0 9 FUNC GLOBAL DEFAULT 11 raddle_java_version\n6: 0 0 FUNC GLOBAL DEFAULT UND abort\n'
planted='7: 0 9 FUNC GLOBAL DEFAULT 11 rust_begin_unwind\n'
if [ "$(printf "$ours$planted" | others)" != rust_begin_unwind ]; then
    echo "a planted symbol was not refused" >&2 && exit 1
elif symbols=$(readelf --dyn-syms --wide "$library"); then
    exported=$(echo "$symbols" | others)
    if [ -n "$exported" ]; then
        echo "${library##*/} exports" $exported >&2 && exit 1
    fi
else
    echo "skipped: the symbols of ${library##*/}: no readelf"
fi
