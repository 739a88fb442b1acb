"""Two builds of Nettle for a machine: as it is, and with functions of raddle.

`cargo xtask nettle` sets the environment: RADDLE_LIBRARY is libraddle.a for the machine, MACHINE its name, TOOLS what
precedes the names of its compiler and binutils, and EMULATOR what runs its programs, where this machine doesn't.
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
# The release of Debian whose Nettle is taken.
RELEASE = os.environ.get("DEBIAN", "bookworm")
# How Debian configures Nettle, without what needs GMP and without what nothing here calls. Position-independent as in
# Debian: else the compiler would bind calls inside of a file to Nettle's own functions.
OPTIONS = "--enable-fat --disable-public-key --disable-shared --disable-documentation --disable-openssl".split()
OPTIONS += ["CFLAGS=-g -O2 -fPIC"]


def run(*args, cwd=WORK, **options):
    """What a program prints; it must succeed."""
    # Variables of a make that started the tests are not for Nettle's.
    env = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS")}
    done = subprocess.run(args, cwd=cwd, env=env, text=True, stdout=-1, stderr=subprocess.STDOUT, **options)
    if done.returncode != 0:
        raise Failure(f"{args}:\n{done.stdout}")
    return done.stdout


def source():
    """Nettle's source as Debian has it, with its patches; apt compares it with what Debian signed."""
    return debian.source(RELEASE, "nettle", WORK / RELEASE)


class Builds:
    """Nettle as it is (own), built once, and the same, whose functions are weak where ours have their names (ours)."""

    def __init__(self):
        self.source = source()
        self.own = once(WORK / f"{self.source.name}-{MACHINE}", self.build)
        self.ours = self.own.with_name(f"{self.own.name}-ours")
        if not self.ours.exists():
            # With the times of the files, so that nothing is made anew.
            run("cp", "--recursive", "--preserve=all", self.own, self.ours)
        self.weaken()

    def build(self, folder):
        host = TOOLS.removesuffix("-")
        # Where the machine's compiler of C++ is missing, Nettle leaves out its one test in C++; it would take this machine's.
        run(self.source / "configure", *OPTIONS, *([f"--host={host}", f"CXX={host}-g++"] if host else []), cwd=folder)
        run("make", cwd=folder)

    def weaken(self):
        """Makes the functions weak that the glue has too: programs with both call the glue's, also from Nettle's other
        functions."""
        symbols = run(f"{TOOLS}nm", "--extern-only", "--defined-only", "--format=posix", self.glue(0)).splitlines()
        names = {name for name, kind, *_ in map(str.split, symbols) if kind == "T"}
        options = [f"--weaken-symbol={name}" for name in names]
        run(f"{TOOLS}objcopy", *options, self.own / "libnettle.a", self.ours / "libnettle.a")
        lines = map(str.split, run(f"{TOOLS}nm", "--quiet", self.ours / "libnettle.a").splitlines())
        missing = names - {line[2] for line in lines if line[1:2] == ["W"]}
        if missing:
            raise Failure(f"Nettle has no functions {missing}, which bindings/nettle/glue.c replaces")

    def glue(self, fault):
        """Compiles the glue with a planted fault, or with none: the object."""
        glue = self.ours / f"glue-{fault}.o"
        options = "-std=c11 -g -O2 -fPIC -Wall -Wextra -Werror -c".split()
        includes = [f"-I{folder}" for folder in (self.source, self.ours, INCLUDE)]
        run(f"{TOOLS}gcc", *options, f"-DFAULT={fault}", HERE / "glue.c", "-o", glue, *includes)
        return glue

    def libraries(self, fault=0):
        """What programs are linked with to call ours; the glue calls other functions of Nettle."""
        return f"{self.glue(fault)} -lnettle {LIBRARY}"

    def check(self, folder, *variables):
        """Links tests of Nettle anew and runs them: whether all pass, the names of those that pass and fail, and the log."""
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
