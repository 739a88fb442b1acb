#!/bin/sh
# Writes the bundle that Maven Central takes: the artefacts of a repository with signatures and checksums, in a ZIP archive.
#
# usage: bundle.sh REPOSITORY OUTPUT.zip; `cargo xtask package java spark` writes the repository, target/packages/maven. The signatures
# are by gpg's default key.
set -eu
repository=$(realpath "$1") output=$(realpath "$2")
staging=$(mktemp -d)
trap 'rm -r "$staging"' EXIT
cp -r "$repository/." "$staging"
# Lists of versions, which Maven Central writes itself, and checksums that Maven has written.
find "$staging" -type f ! -name '*.jar' ! -name '*.pom' -delete
find "$staging" -type f > "$staging/files"
while read -r file; do
    gpg --batch --yes --armor --detach-sign "$file"
    for hash in md5 sha1; do
        "${hash}sum" "$file" | cut -d ' ' -f 1 > "$file.$hash"
    done
done < "$staging/files"
rm "$staging/files"
python3 -c 'import shutil, sys; shutil.make_archive(sys.argv[1].removesuffix(".zip"), "zip", sys.argv[2])' "$output" "$staging"
