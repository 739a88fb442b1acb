#!/bin/bash -eu
# Builds the fuzz targets of `fuzz` into $OUT, each with its corpus as NAME_seed_corpus.zip. It runs in the root of the checkout, in
# the base image or with a nightly compiler and cargo-fuzz:
#
#     OUT=$(mktemp -d) RUSTUP_TOOLCHAIN=nightly .clusterfuzzlite/build.sh
#
# Those of `workshop/fuzz/columns` are left out: Arrow takes longer to compile than all others.

triple=$(rustc -vV | sed -n 's/^host: //p')
cargo fuzz build --fuzz-dir workshop/fuzz --release --debug-assertions --target "$triple"
for source in workshop/fuzz/fuzz_targets/*.rs; do
    name=$(basename "$source" .rs)
    # Faults that a test of the fuzz targets must find.
    case $name in planted*) continue ;; esac
    cp "workshop/fuzz/target/$triple/release/$name" "$OUT/"
    seeds=$(mktemp -d)
    # With the time of now: theirs is 1970, which a ZIP archive can't say.
    tar -xmzf "workshop/fuzz/seeds/$name.tar.gz" -C "$seeds"
    # Without the program zip, which the base image may lack.
    python3 -c 'import shutil, sys; shutil.make_archive(sys.argv[1], "zip", sys.argv[2])' "$OUT/${name}_seed_corpus" "$seeds"
    rm -r "$seeds"
done
