"""Compares the speed of both providers: `openssl speed`, in turns, and the CPU time of nginx.

It is meaningful only on an idle machine. `cargo xtask openssl --bench` builds the provider and starts this program.
"""

import argparse
import os
import re
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import programs
from hashes import HASHES

# Algorithms, and the lengths in bytes at which they are compared.
STREAMS = ["aes-128-ctr", "aes-256-ctr", "chacha20", *HASHES]
AEADS = ["chacha20-poly1305", "aes-128-gcm", "aes-256-gcm"]
LENGTHS = [16, 256, 1024, 8192, 16384]
# A long message in pieces, in both directions, and packets with additional data and a tag.
MODES = {name: [[], ["-decrypt"], ["-aead"]] for name in AEADS} | {name: [[]] for name in STREAMS}
# The provider's goals on Intel processors: the shortest length, and the ratio to the default provider.
GOALS = {"chacha20-poly1305": (16384, 1.3), "aes-256-gcm": (1024, 0.98)}
SUITE = ("TLSv1.3", "TLS_CHACHA20_POLY1305_SHA256")


def compared(rounds, measure):
    """Measures both providers in turns: the medians of ours, of theirs, and of their ratios."""
    pairs = [(measure("raddle"), measure("default")) for _ in range(rounds)]
    return [*map(statistics.median, zip(*pairs)), statistics.median(ours / theirs for ours, theirs in pairs)]


def speed(provider, algorithm, options, length, seconds):
    """Returns MB/s, as measured by `openssl speed`."""
    command = f"openssl speed -mr -elapsed -seconds {seconds} -bytes {length}".split()
    text = programs.output(provider, *command, *options, "-evp", algorithm).decode()
    # The last line of the machine-readable result: +F, a number, the name, and bytes per second.
    return float(re.findall(r"^\+F:.*:([\d.]+)$", text, re.MULTILINE)[-1]) / 1e6


def served(provider, mib):
    """Returns the CPU time in seconds that nginx takes for a long file."""
    port = programs.free_port()
    with programs.nginx(provider, port, *SUITE) as process:

        def cpu_seconds():
            # After the name, which may contain blanks: fields 14 to 17 are the times, including those of processes that
            # it waited for.
            fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
            return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")

        before = cpu_seconds()
        url = f"https://127.0.0.1:{port}/long"
        got = programs.curl("default", "--output", "/dev/null", "--write-out", "%{size_download}", url)
        if int(got) != mib << 20:
            raise programs.Failed(f"curl got {got} bytes")
        return cpu_seconds() - before


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", action="append", help="only algorithms with this part in their names, and not nginx")
    parser.add_argument("--seconds", type=int, default=1, help="seconds for each algorithm and length")
    parser.add_argument("--rounds", type=int, default=3, help="how often both providers take turns")
    parser.add_argument("--mib", type=int, default=1024, help="MiB that nginx serves")
    asked = parser.parse_args()
    programs.prepare()
    print(f"MB/s of raddle, MB/s of the default provider, ratio: medians of {asked.rounds} rounds")
    missed = []
    for algorithm, modes in MODES.items():
        if asked.only and not any(part in algorithm for part in asked.only):
            continue
        for options, length in ((options, length) for options in modes for length in LENGTHS):
            measure = lambda provider: speed(provider, algorithm, options, length, asked.seconds)
            ours, theirs, ratio = compared(asked.rounds, measure)
            name = " ".join([algorithm, *options])
            print(f"{name:<28} {length:>6} {ours:>10.1f} {theirs:>10.1f} {ratio:>6.2f}", flush=True)
            shortest, least = GOALS.get(algorithm, (0, 0))
            if not options and length >= shortest and ratio < least:
                missed.append(f"{algorithm} at {length} bytes: {ratio:.2f}, and {least} is wanted")
    if not asked.only and programs.found("nginx") and programs.found("curl"):
        long = programs.WORK / "www/long"
        with long.open("wb") as file:
            file.writelines([programs.message(1 << 20)] * asked.mib)
        ours, theirs, ratio = compared(asked.rounds, lambda provider: served(provider, asked.mib))
        long.unlink()
        print(f"nginx, {asked.mib} MiB, {SUITE[1]}: {ours:.2f} s of CPU time with raddle, {theirs:.2f} s without: ", end="")
        print(f"{ratio:.2f} of it")
    elif not asked.only:
        print("skipped: nginx: it and curl are not both here")
    if missed:
        print("below the required speed on Intel's processors:", *missed, sep="\n")


if __name__ == "__main__":
    main()
