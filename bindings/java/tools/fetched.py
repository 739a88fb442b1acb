"""JDKs from Debian's archive: other versions, and other architectures under qemu. They are unpacked, but not installed.
"""

import hashlib
import platform
import shlex
import shutil
from typing import NamedTuple, Optional

import debian
from common import BINDING, JAR, MAVEN_PRODUCTS, PRODUCTS, Failure, Jdk, output_of, package
from common import test as test_with


class Architecture(NamedTuple):
    """An architecture: Debian's name, the loader of programs, and how qemu emulates it."""

    debian: str
    loader: str
    qemu: Optional[str] = None
    cpu: Optional[str] = None


ARCHITECTURES = {
    "x86_64": Architecture("amd64", "lib64/ld-linux-x86-64.so.2"),
    "aarch64": Architecture("arm64", "lib/ld-linux-aarch64.so.1", "qemu-aarch64", "max"),
    "ppc64le": Architecture("ppc64el", "lib64/ld64.so.2", "qemu-ppc64le", "power8"),
}

# Versions, suites and architectures: for each architecture, a JDK that calls through JNI, and one that calls through
# the foreign-function interface.
WANTED = [
    (11, "bullseye", "x86_64"),
    (21, "trixie", "x86_64"),
    (17, "bookworm", "aarch64"),
    (25, "trixie", "aarch64"),
    (17, "bookworm", "ppc64le"),
    (25, "trixie", "ppc64le"),
]

# An emulated processor runs one in 20 random steps.
SHARE = 20

# The packages that a headless JDK needs from its own release, whose C library may be newer than this machine's.
LIBRARIES = ["libc6", "libgcc-s1", "libstdc++6", "zlib1g"]


def run(newest, only):
    """Builds the jar with the libraries of all architectures, and tests it with each JDK whose name contains `only`."""
    built = ["x86_64"]
    for isa in ["aarch64", "ppc64le"]:
        try:
            print(output_of(["sh", BINDING / "native/build.sh", isa]), end="", flush=True)
            built.append(isa)
        except Failure as why:
            print(f"skipped: the library of {isa}, and all tests with it: {why}")
    package(newest)
    tested = digests()
    failures = []
    for version, suite, isa in WANTED:
        name = f"Java {version} of Debian {suite}" + ("" if isa == "x86_64" else f" on {isa}")
        if only not in name or isa not in built:
            continue
        if version >= 22 > newest.feature:
            print(f"skipped: {name}: only Java 22 and later compile its calls of native code")
            continue
        try:
            jdk = fetch(name, version, suite, isa)
        except Failure as why:
            print(f"skipped: {name}: {why}")
            continue
        record = root(version, isa).with_suffix(".passed")
        if record.exists() and record.read_text() == tested:
            print(f"skipped: {name}: it passed with this jar and these tests: {record} says so")
            continue
        try:
            if test(newest, jdk, isa):
                record.write_text(tested)
        except Failure as why:
            failures.append(str(why))
    if failures:
        raise Failure("\n".join(failures))


def digests():
    """
    Returns the hashes of the jar and the tests.

    Tests that passed are not run again, so that an interrupted run continues.
    """
    tests = sorted(path for path in (MAVEN_PRODUCTS / "test-classes").rglob("*") if path.is_file())
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()} {path.name}\n" for path in [JAR, *tests]]
    return "".join(lines)


def test(newest, jdk, isa):
    """Tests with a JDK. Returns whether all tests ran and passed."""
    goals = ["failsafe:integration-test", "failsafe:verify"]
    options = ["-Xcheck:jni"]
    if isa != "x86_64":
        print(
            f"skipped: {jdk.name}: of random steps all but one in {SHARE}, of connections all but one in four, and openssl",
            flush=True,
        )
        goals.append("-Draddle.excluded=pauses,large,openssl")
        # The compilers' best code is not worth its compile time, which is emulated too.
        options += [f"-Draddle.share={SHARE}", "-XX:TieredStopAtLevel=1"]
    return test_with(newest, jdk, goals, options=options)


def root(version, isa):
    """Returns the folder into which a JDK is unpacked."""
    return PRODUCTS / f"jdks/{version}-{ARCHITECTURES[isa].debian}"


def fetch(name, version, suite, isa):
    """Returns a JDK, fetched once."""
    if isa == "x86_64" and platform.machine() != isa:
        raise Failure("it is one for x86-64")
    architecture, place = ARCHITECTURES[isa], root(version, isa)
    packages = [f"openjdk-{version}-jre-headless", *LIBRARIES]
    debian.binaries(suite, architecture.debian, packages, place)
    home = place / f"usr/lib/jvm/java-{version}-openjdk-{architecture.debian}"
    if architecture.qemu:
        if not shutil.which(architecture.qemu):
            raise Failure("needs a Debian package: apt-get install qemu-user")
        start = f"QEMU_LD_PREFIX={shlex.quote(str(place))} QEMU_CPU={architecture.cpu} exec {architecture.qemu}"
    else:
        # A JDK looks for its files around the program that the kernel started.
        beside = home / "bin/loader"
        shutil.copy(place / architecture.loader, beside)
        folders = ":".join(f"{place}/{lib}/x86_64-linux-gnu" for lib in ["lib", "usr/lib"])
        start = f"exec {shlex.quote(str(beside))} --library-path {shlex.quote(folders)}"
    # A virtual machine starts other programs with the second one.
    for path in ["bin/java", "lib/jspawnhelper"]:
        program = home / f"{path}-program"
        if not program.exists():
            (home / path).rename(program)
        write_script(home / path, f"{start} {shlex.quote(str(program))}")
    write_script(
        home / "bin/keytool", f"exec {shlex.quote(str(home / 'bin/java'))} -m java.base/sun.security.tools.keytool.Main"
    )
    return Jdk(home, version, name)


def write_script(path, command):
    """Writes a script that runs a command with the arguments of the script."""
    path.unlink(missing_ok=True)
    path.write_text(f'#!/bin/sh\n{command} "$@"\n')
    path.chmod(0o755)
