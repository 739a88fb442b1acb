"""OpenSSL 3.5 and 4 from Debian's packages, with the C library that they need: their new functions, and the old ones."""

import os
import re
import subprocess
from pathlib import Path

import pytest

import debian
import programs
from programs import CONFIGURATION, DEFAULT, FAULTS, WORK, Failed, message, output

# For each version: the suite, another suite to which the version may move one day, and the library.
VERSIONS = {"3.5": (["trixie"], "libssl3t64"), "4": (["experimental", "sid"], "libssl4")}
# The packages with which these libraries and the provider are linked: from a suite whose C library is new enough for
# all versions.
BASE = ("trixie", ["libc6", "libgcc-s1", "libzstd1", "zlib1g"])
KEY, IV = bytes(range(32)).hex(), "fffffffffffffffffffffffffffffff0"


def unpacked(suite, packages, place):
    """Fetches packages, and returns the folder of their libraries."""
    architecture = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout.strip()
    debian.binaries(suite, architecture, packages, WORK / place)
    (libraries,) = (WORK / place / "usr/lib").glob("*-linux-gnu*")
    return libraries


class Newer:
    """An OpenSSL from Debian's packages."""

    def __init__(self, version):
        suites, library = VERSIONS[version]
        base = unpacked(*BASE, "debian-base")
        for suite in suites:
            self.root = WORK / f"debian-{suite}"
            try:
                self.libraries = unpacked(suite, ["openssl", library, "libssl-dev"], self.root)
                break
            except debian.Failure:
                if suite == suites[-1]:
                    raise
        includes = self.root / "usr/include"
        self.includes = [includes, *includes.glob("*-linux-gnu*")]
        (loader,) = base.glob("ld-linux*.so.*")
        self.start = [loader, "--library-path", f"{self.libraries}:{base}"]

    def compile(self, name):
        """Compiles a program of this folder, and returns the command that starts it. The machine's C library may be
        older than OpenSSL's."""
        options = [*(f"-I{path}" for path in self.includes), f"-L{self.libraries}", "-Wl,--allow-shlib-undefined"]
        return [*self.start, programs.compile(name, self.root, *options)]

    def openssl(self, provider, command):
        """Runs the program `openssl`, and returns its output."""
        return output(provider, *self.start, self.root / "usr/bin/openssl", *command.split())


@pytest.fixture(scope="module", params=VERSIONS)
def newer(request, compiled):
    compiled("known_answers")  # Skips if there is no compiler.
    try:
        return Newer(request.param)
    except debian.Failure as why:
        pytest.skip(f"OpenSSL {request.param}: Debian's packages can't be fetched: {str(why).splitlines()[-1]}")


def test_the_interface_is_that_of_the_headers(newer, report):
    cargo = "cargo test --release --quiet --package raddle-ossl headers".split()
    folders = ":".join(map(str, newer.includes))
    # The folder in which the tested builds were made, so that little is left to compile.
    done = subprocess.run([*cargo, "--target-dir", WORK / "build", "--", "--show-output"], cwd=CONFIGURATION.parent,
                          env=os.environ | {"CPATH": folders}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (line,) = re.findall(r"^report: (.*OpenSSL (?:3\.5|4).*)$", done.stdout, re.MULTILINE)
    report(line)


def test_the_same_calls(newer, report):
    version = newer.openssl("raddle", "version").decode().split(" (")[0]
    results = output("raddle", *newer.compile("compare"), "300", "1", configuration=DEFAULT).decode().strip()
    report(f"{version}: compare.c: {results}")


# Without the sequences of ciphers: the default provider differs from that of 3.0 after failed calls, and if no nonce or
# tag is set.
@pytest.mark.parametrize("kind", ["digest", "mac", "kdf"])
def test_the_same_sequences(newer, kind):
    output("raddle", *newer.compile("sequences"), kind, "50000", "1", configuration=DEFAULT)


def test_keys_are_objects(newer, report):
    report(output("raddle", *newer.compile("newer"), configuration=DEFAULT).decode().strip())


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(newer, fault):
    with pytest.raises(Failed, match="the results differ"):
        output(fault, *newer.compile("newer"), configuration=DEFAULT)


@pytest.mark.parametrize("cipher,type", [("aes-256-ctr", "AES"), ("chacha20", "GENERIC-SECRET")])
def test_the_program_takes_key_objects(newer, cipher, type):
    (WORK / "message").write_bytes(message(1000))
    enc = f"enc -e -in message -iv {IV} -{cipher}"
    expected = newer.openssl("default", f"{enc} -K {KEY}")
    assert newer.openssl("raddle", f"{enc} -skeymgmt {type} -skeyopt hexraw-bytes:{KEY}") == expected


def test_key_managers_are_listed(newer):
    lines = newer.openssl("raddle", "list -skey-managers -verbose").decode().splitlines()
    assert sum(line.endswith("@ raddle") for line in lines) == 2
