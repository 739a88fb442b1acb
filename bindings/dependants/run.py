"""Builds crates that use RustCrypto or ring with raddle in its place, runs their tests, and compares their speed.

The sources of each crate come from the registry into target/dependants, twice. In one copy the names that DEPENDANTS lists
are changed, and the manifest has raddle; boringtun, which is on ring, has the functions that it calls there over raddle.
Both copies run the crate's own tests, and take turns at `time.rs`, which prints lines of a name and nanoseconds.
"""

import argparse
import collections
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
WORK = ROOT / "target/dependants"
OURS = "raddle::rustcrypto::"

# A crate, the features that its tests run with, those of raddle, and in which file what becomes what.
Dependant = collections.namedtuple("Dependant", "name version features traits changes")
DEPENDANTS = [
    Dependant("hpke", "0.14.1", "aes,alloc,chacha,getrandom,nistp,x25519", ["aead", "digest"], [
        ("src/aead/aes_gcm.rs", "= aes_gcm::", f"= {OURS}aes_gcm::"),
        ("src/aead/chacha20_poly1305.rs", "= chacha20poly1305::", f"= {OURS}chacha20poly1305::"),
        ("src/kdf.rs", "use sha2::{Sha256, Sha384, Sha512};", f"use {OURS}sha2::Sha256;\nuse sha2::{{Sha384, Sha512}};"),
    ]),
    Dependant("scrypt", "0.12.0", "", ["digest"], [("src/lib.rs", "use sha2::Sha256;", f"use {OURS}sha2::Sha256;")]),
    Dependant("hkdf", "0.13.0", "", ["digest"], [
        ("tests/tests.rs", "use sha2::", f"use {OURS}sha2::"),
        ("tests/rfc5869.rs", "sha2::Sha256", f"{OURS}sha2::Sha256"),
        ("tests/wycheproof.rs", "sha2::Sha256", f"{OURS}sha2::Sha256"),
        ("examples/time.rs", "sha2::Sha256", f"{OURS}sha2::Sha256"),
    ]),
    Dependant("boringtun", "0.7.1", "", [], [
        ("src/lib.rs", "pub mod noise;", "pub mod noise;\nmod ring_aead;"),
        ("src/noise/session.rs", "use ring::aead::", "use crate::ring_aead::"),
        ("src/noise/handshake.rs", "use ring::aead::", "use crate::ring_aead::"),
    ]),
]


def cargo(subcommand, manifest, *args):
    """What cargo prints for a crate; it must succeed."""
    command = [os.environ.get("CARGO", "cargo"), subcommand, "--manifest-path", manifest / "Cargo.toml", *args]
    done = subprocess.run(command, cwd=ROOT, text=True, capture_output=True)
    if done.returncode != 0:
        sys.exit(f"{manifest}: cargo {subcommand} fails:\n{done.stdout}{done.stderr}")
    return done.stdout


def fetch():
    """Fetches the crates: their folders in cargo's cache, by their names and versions."""
    folder = WORK / "fetch"
    (folder / "src").mkdir(parents=True, exist_ok=True)
    (folder / "src/lib.rs").touch()
    needs = "".join(f'{crate.name} = "={crate.version}"\n' for crate in DEPENDANTS)
    manifest = f'[package]\nname = "fetch"\nedition = "2024"\n\n[dependencies]\n{needs}\n[workspace]\n'
    (folder / "Cargo.toml").write_text(manifest)
    packages = json.loads(cargo("metadata", folder, "--format-version", "1"))["packages"]
    return {(package["name"], package["version"]): Path(package["manifest_path"]).parent for package in packages}


def copy(crate, source, folder, changed):
    """Copies a crate, with or without raddle."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(source, folder)
    (folder / "examples").mkdir(exist_ok=True)
    shutil.copy(HERE / crate.name / "time.rs", folder / "examples")
    manifest = '\n[[example]]\nname = "time"\npath = "examples/time.rs"\n\n[workspace]\n'
    if changed:
        library, features = json.dumps(str(ROOT / "crates/raddle")), json.dumps(crate.traits)
        manifest += f"\n[dependencies.raddle]\npath = {library}\nfeatures = {features}\n"
        for addition in (HERE / crate.name).glob("ring_*.rs"):
            shutil.copy(addition, folder / "src")
        for name, before, after in crate.changes:
            text = (folder / name).read_text()
            if before not in text:
                sys.exit(f"{crate.name}: {name} has no `{before}`")
            (folder / name).write_text(text.replace(before, after))
    with (folder / "Cargo.toml").open("a") as file:
        file.write(manifest)


def run(crate, folder, subcommand, *args):
    options = ["--release", "--features", crate.features, "--target-dir", WORK / "target"]
    return cargo(subcommand, folder, *options, *args)


def tests(crate, folder):
    """Runs the tests; the names of those that pass."""
    output = run(crate, folder, "test", "--lib", "--tests")
    return sorted(re.findall(r"^test (.*) \.\.\. ok$", output, re.MULTILINE))


def measure(crate, folders, rounds):
    """The fastest of some rounds, of both copies by turns: lines of a table."""
    best = collections.defaultdict(lambda: [float("inf")] * len(folders))
    for _ in range(rounds):
        for which, folder in enumerate(folders):
            for line in run(crate, folder, "run", "--example", "time").splitlines():
                name, nanoseconds = line.split("\t")
                best[name][which] = min(best[name][which], float(nanoseconds))
    for name, (before, after) in best.items():
        yield f"| {crate.name} | {name} | {before / 1e3:.2f} | {after / 1e3:.2f} | {before / after:.2f} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="how often both copies take turns at the measurement")
    parser.add_argument("--only", choices=[crate.name for crate in DEPENDANTS], help="only this crate")
    arguments = parser.parse_args()
    sources, table = fetch(), []
    for crate in DEPENDANTS:
        if arguments.only not in (None, crate.name):
            continue
        folders = [WORK / name / crate.name for name in ("before", "after")]
        for folder, changed in zip(folders, (False, True)):
            copy(crate, sources[crate.name, crate.version], folder, changed)
        before, after = (tests(crate, folder) for folder in folders)
        print(f"report: {crate.name} {crate.version}: {len(after)} tests pass, {len(before)} before", flush=True)
        if before != after or not before:
            sys.exit(f"{crate.name}: other tests with raddle: {set(before) ^ set(after)}")
        table += measure(crate, folders, arguments.rounds)
    if table:
        print("\n| crate | what | before, µs | with raddle, µs | ratio |", "|---|---|---:|---:|---:|", *table, sep="\n")


if __name__ == "__main__":
    main()
