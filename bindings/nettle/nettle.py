"""Two Nettle builds for a machine: one unchanged, and one with raddle's functions.

`cargo xtask nettle` sets the environment: RADDLE_LIBRARY is libraddle.a for the machine, and MACHINE is the machine's
name. TOOLS is the prefix of its compiler and binutils, and EMULATOR runs its programs if this machine can't.
"""

import os
import subprocess
from pathlib import Path

import debian
from debian import Failure, once

HERE = Path(__file__).parent
WORK = HERE.parents[1] / "target/nettle"
INCLUDE = HERE.parent / "c/include"
LIBRARY = os.environ["RADDLE_LIBRARY"]
MACHINE = os.environ["MACHINE"]
TOOLS = os.environ.get("TOOLS", "")
EMULATOR = os.environ.get("EMULATOR", "")
# The Debian release whose Nettle is used.
RELEASE = os.environ.get("DEBIAN", "bookworm")
# Debian's configuration of Nettle, without the parts that need GMP or are not called here. The code is position-independent
# as in Debian: otherwise the compiler would bind calls within a file to Nettle's own functions.
OPTIONS = "--enable-fat --disable-public-key --disable-shared --disable-documentation --disable-openssl".split()
OPTIONS += ["CFLAGS=-g -O2 -fPIC"]


def run(*args, cwd=WORK, **options):
    """Returns the output of a program, which must succeed."""
    # The variables of a make that started the tests must not reach Nettle's make.
    env = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS")}
    done = subprocess.run(args, cwd=cwd, env=env, text=True, stdout=-1, stderr=subprocess.STDOUT, **options)
    if done.returncode != 0:
        raise Failure(f"{args}:\n{done.stdout}")
    return done.stdout


def source():
    """Fetches Debian's source of Nettle, with its patches; apt checks Debian's signature."""
    return debian.source(RELEASE, "nettle", WORK / RELEASE)


class Builds:
    """An unchanged Nettle (own), built once, and a copy in which functions with the names of ours are weak (ours)."""

    def __init__(self):
        self.source = source()
        self.own = once(WORK / f"{self.source.name}-{MACHINE}", self.build)
        self.ours = self.own.with_name(f"{self.own.name}-ours")
        if not self.ours.exists():
            # The copies keep the times of the files, so that make builds nothing again.
            run("cp", "--recursive", "--preserve=all", self.own, self.ours)
        self.weaken()

    def build(self, folder):
        host = TOOLS.removesuffix("-")
        # If the machine's C++ compiler is missing, Nettle's one test in C++ is left out; it would use this machine's compiler.
        run(self.source / "configure", *OPTIONS, *([f"--host={host}", f"CXX={host}-g++"] if host else []), cwd=folder)
        run("make", cwd=folder)

    def weaken(self):
        """Makes the functions weak that the glue defines too: programs with both call the glue's, also from Nettle's
        other functions."""
        symbols = run(f"{TOOLS}nm", "--extern-only", "--defined-only", "--format=posix", self.glue(0)).splitlines()
        names = {name for name, kind, *_ in map(str.split, symbols) if kind == "T"}
        options = [f"--weaken-symbol={name}" for name in names]
        run(f"{TOOLS}objcopy", *options, self.own / "libnettle.a", self.ours / "libnettle.a")
        lines = map(str.split, run(f"{TOOLS}nm", "--quiet", self.ours / "libnettle.a").splitlines())
        missing = names - {line[2] for line in lines if line[1:2] == ["W"]}
        if missing:
            raise Failure(f"Nettle has no functions {missing}, which bindings/nettle/glue.c replaces")

    def glue(self, fault):
        """Compiles the glue with a planted fault, or with none, and returns the object."""
        glue = self.ours / f"glue-{fault}.o"
        options = "-std=c11 -g -O2 -fPIC -Wall -Wextra -Werror -c".split()
        includes = [f"-I{folder}" for folder in (self.source, self.ours, INCLUDE)]
        run(f"{TOOLS}gcc", *options, f"-DFAULT={fault}", HERE / "glue.c", "-o", glue, *includes)
        return glue

    def libraries(self, fault=0):
        """Returns the files with which programs call our functions; the glue calls other functions of Nettle."""
        return f"{self.glue(fault)} -lnettle {LIBRARY}"

    def check(self, folder, *variables):
        """Links and runs tests of Nettle. Returns whether all pass, the names of the tests that pass and of the tests that fail, and the log."""
        for program in (folder / "testsuite").glob("*-test"):
            program.unlink()
        succeeds, log = True, ""
        try:
            log = run("make", f"EMULATOR={EMULATOR}", "check", *variables, cwd=folder / "testsuite")
        except Failure as failed:
            succeeds, log = False, str(failed)
        passed, failed = ([line.removeprefix(how) for line in log.splitlines() if line.startswith(how)]
                          for how in ("PASS: ", "FAIL: "))
        return succeeds, passed, failed, log
