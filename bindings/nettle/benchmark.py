"""Nettle's own benchmark, with both builds: MB/s, and ours over Nettle's. It means something on an idle machine alone."""

import sys

import nettle

# What is measured, as Nettle's program takes it: parts of names.
ALGORITHMS = ["sha256", "md5", "chacha", "gcm_aes128", "poly1305-aes"]
# Runs of each build, by turns; the best of each counts.
ROUNDS = 3
# The least that ours over Nettle's is to be.
ASKED = {
    "sha256 update": 1.0,
    "hmac-sha256 64 bytes": 1.0,
    "md5 update": 1.0,
    "chacha encrypt": 2.0,
    "chacha decrypt": 2.0,
    "poly1305-aes update": 2.0,
    "gcm_aes128 encrypt": 1.5,
    "gcm_aes128 decrypt": 1.5,
}


def parsed(text):
    """The speeds in lines such as `hmac-sha256     64 bytes   41.06`, by their names."""
    speeds = {}
    for line in text.splitlines():
        *name, speed = line.split() or [""]
        if len(name) >= 2 and speed.replace(".", "", 1).isdigit():
            speeds[" ".join(name)] = float(speed)
    return speeds


def best(runs):
    """The greatest speed of each line."""
    return {name: max(run[name] for run in runs if name in run) for run in runs for name in run}


def linked(folder, libraries):
    """Links the program anew."""
    program = folder / "examples/nettle-benchmark"
    program.unlink(missing_ok=True)
    nettle.run("make", "nettle-benchmark", f"BENCH_LIBS={libraries} -lm", cwd=program.parent)
    return program


def main():
    builds = nettle.Builds()
    programs = [linked(builds.own, ""), linked(builds.ours, builds.libraries())]
    runs = [[parsed(nettle.run(program, *ALGORITHMS)) for program in programs] for _ in range(ROUNDS)]
    own, ours = map(best, zip(*runs))
    print(f"{'algorithm':<30} {'Nettle':>10} {'raddle':>10} {'ratio':>6} {'asked':>6}")
    for name in (name for name in ours if name in own):
        ratio, asked = ours[name] / own[name], ASKED.get(name)
        note = f"{asked:>6.1f}{' below' if ratio < asked else ''}" if asked else ""
        print(f"{name:<30} {own[name]:>10.1f} {ours[name]:>10.1f} {ratio:>6.2f} {note}".rstrip())
    print(f"in MB/s; the best of {ROUNDS} runs. It means something where nothing else runs.")
    missing = ASKED.keys() - ours.keys()
    sys.exit(f"Nettle's benchmark has no lines for {missing}" if missing else 0)


if __name__ == "__main__":
    main()
