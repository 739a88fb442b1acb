#!/bin/sh
# Writes the bundle that Maven Central takes: the artefacts of target/java with signatures and checksums, in a ZIP archive.
#
# usage: bundle.sh FOLDER OUTPUT.zip; FOLDER has raddle-jca-VERSION.jar, -sources.jar and -javadoc.jar. The signatures are by
# gpg's default key.
set -eu
folder=$(realpath "$1") output=$(realpath "$2")
cd "$(dirname "$0")/.."
pom=$(pwd)/pom.xml
# The first version in the file is that of the project.
version=$(sed -n 's|^  <version>\(.*\)</version>|\1|p' pom.xml | head -n 1)
name=raddle-jca-$version
staging=$(mktemp -d)
trap 'rm -r "$staging"' EXIT
place=$staging/io/github/raddle/raddle-jca/$version
mkdir -p "$place"
cp "$pom" "$place/$name.pom"
for kind in "" -sources -javadoc; do
    cp "$folder/$name$kind.jar" "$place/"
done
for file in "$place"/*; do
    gpg --batch --yes --armor --detach-sign "$file"
    for hash in md5 sha1; do
        "${hash}sum" "$file" | cut -d ' ' -f 1 > "$file.$hash"
    done
done
python3 -c 'import shutil, sys; shutil.make_archive(sys.argv[1].removesuffix(".zip"), "zip", sys.argv[2])' "$output" "$staging"
