"""The versions of OpenSSL with which the tests run: the machine's, and 3.5 and 4 from Debian's packages."""

import functools
import re
import subprocess
from pathlib import Path

import debian
import programs
from programs import WORK, output

# For each version of Debian's: the suite, another suite to which the version may move one day, and the library.
NEWER = {"3.5": (["trixie"], "libssl3t64"), "4": (["experimental", "sid"], "libssl4")}
ALL = ["machine", *NEWER]
# The packages with which these libraries and the provider are linked: from a suite whose C library is new enough for
# all versions.
BASE = ("trixie", ["libc6", "libgcc-s1", "libzstd1", "zlib1g"])


def output_of(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


class Machine:
    """The machine's OpenSSL."""

    name = "machine"
    start = []
    includes = []
    options = []

    root = WORK

    @functools.cache
    def compile(self, name):
        """Compiles a program of this folder, and returns the command that starts it."""
        return [*self.start, programs.compile(name, self.root, *self.options)]

    def openssl(self, provider, command):
        """Runs the program `openssl`, and returns its output."""
        return output(provider, *self.start, "openssl", *command.split())

    def static(self):
        """Returns what links a program with the whole library."""
        archive = output_of("cc", "-print-file-name=libcrypto.a").strip()
        if not Path(archive).is_absolute():
            raise debian.Failure("libcrypto.a is not installed")
        return [archive, "-ldl", "-pthread"]

    def source(self):
        """Returns the folder of the source, with OpenSSL's own tests."""
        suite = re.search(r"^VERSION_CODENAME=(.*)$", Path("/etc/os-release").read_text(), re.MULTILINE)
        if not suite:
            raise debian.Failure("the machine is not Debian")
        return debian.source(suite[1], "openssl", WORK / "source")


class Newer(Machine):
    """An OpenSSL from Debian's packages, with the C library that it needs."""

    def __init__(self, version):
        self.name = version
        suites, library = NEWER[version]
        self.base = unpacked(*BASE, "debian-base")
        for suite in suites:
            self.root, self.suite = WORK / f"debian-{suite}", suite
            try:
                self.libraries = unpacked(suite, ["openssl", library, "libssl-dev"], self.root)
                break
            except debian.Failure:
                if suite == suites[-1]:
                    raise
        includes = self.root / "usr/include"
        self.includes = [includes, *includes.glob("*-linux-gnu*")]
        (self.loader,) = self.base.glob("ld-linux*.so.*")
        self.start = [self.loader, "--library-path", f"{self.libraries}:{self.base}"]
        # The machine's C library may be older than OpenSSL's.
        self.options = [*(f"-I{path}" for path in self.includes), f"-L{self.libraries}", "-Wl,--allow-shlib-undefined"]

    def openssl(self, provider, command):
        return output(provider, *self.start, self.root / "usr/bin/openssl", *command.split())

    def source(self):
        return debian.source(self.suite, "openssl", WORK / f"source-{self.suite}")

    def static(self):
        shared = [self.base / name for name in ("libz.so.1", "libzstd.so.1", "libc.so.6", "libm.so.6")]
        nonshared = output_of("cc", "-print-file-name=libc_nonshared.a").strip()
        return [self.libraries / "libcrypto.a", "-nodefaultlibs", *shared, self.loader, nonshared, "-lgcc"]


def unpacked(suite, packages, place):
    """Fetches packages, and returns the folder of their libraries."""
    debian.binaries(suite, output_of("dpkg", "--print-architecture").strip(), packages, WORK / place)
    (libraries,) = (WORK / place / "usr/lib").glob("*-linux-gnu*")
    return libraries
