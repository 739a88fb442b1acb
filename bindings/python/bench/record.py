"""The record of `speed.py`, and the table of docs/python.md that is drawn from it.

`record.py` draws the table again, and `record.py --check` compares it.
"""

import datetime
import json
import pathlib
import platform
import statistics
import sys

ROOT = pathlib.Path(__file__).parents[3]
RECORD = ROOT / "docs/benchmarks/python.jsonl"
DOCUMENT = ROOT / "docs/python.md"
BEGIN, END = "<!-- table: bindings/python/bench/speed.py --write -->\n", "<!-- end of the table -->\n"

OURS = "raddle"

#: The measurements, by algorithm and operation as the record names them, and what a call of the package looks like.
CALLS = {
    ("sha256", "hash"): "`sha256(data).digest()`",
    ("blake3", "hash"): "`blake3(data).digest()`",
    ("hmac-sha256", "authenticate"): "`hmac_sha256(key, data)`",
    ("aes-256-gcm", "seal"): "`AESGCM(key).encrypt`",
    ("chacha20-poly1305", "seal"): "`ChaCha20Poly1305(key).encrypt`",
    ("aes-256-gcm-many", "seal"): "`AESGCM(key).encrypt_many`",
    ("age", "seal"): "`age.encrypt`",
    ("age", "open"): "`age.decrypt`",
    ("md5-many", "hash"): "`md5_many` of a list",
    ("sha256-many", "hash"): "`sha256_many` of a list",
    ("sha256-many", "pandas"): "pandas, SHA-256",
    ("md5-many", "Polars"): "Polars, MD5",
    ("sha256-many", "Polars"): "Polars, SHA-256",
    ("md5-many", "DuckDB"): "DuckDB, MD5",
    ("sha256-many", "DuckDB"): "DuckDB, SHA-256",
}


def processor():
    """Returns the name of this machine's processor, as in other records."""
    lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines()
    values = dict(map(str.strip, line.split(":", 1)) for line in reversed(lines) if ":" in line)
    if "vendor_id" not in values:
        return platform.processor() or platform.machine()
    return f"{values['vendor_id']}, family {int(values['cpu family']):#04x}, model {int(values['model']):#04x}"


def rows(call, times, versions):
    """Returns the lines of one comparison, from the seconds of each round for each implementation."""
    algorithm, operation, length, batch = call
    peers = [name for name in times if name != OURS]
    best = min(statistics.median(theirs / ours for theirs, ours in zip(times[peer], times[OURS])) for peer in peers)
    for implementation, seconds in times.items():
        low, median, high = statistics.quantiles([time * 1e9 for time in seconds], n=4, method="inclusive")
        row = {
            "algorithm": algorithm,
            "operation": operation,
            "bytes": length,
            "batch": batch,
            "implementation": implementation,
            "version": versions.get(implementation),
            "kernel": None,
            "ns": median,
            "ns_min": min(seconds) * 1e9,
            "spread": (high - low) / median,
            "cycles_per_byte": None,
            "ratio_to_best_peer": best if implementation == OURS else None,
            "cpu": f"{processor()}, Python {platform.python_version()}",
            "date": datetime.datetime.now(datetime.timezone.utc).date().isoformat(),
        }
        yield {name: value for name, value in row.items() if name not in ("batch", "version") or value is not None}


def place(row):
    return list(CALLS).index((row["algorithm"], row["operation"])), row["bytes"], row.get("batch", 0)


def write(new):
    """Writes the record, and the table."""
    lines = sorted(new, key=lambda row: (*place(row), row["implementation"]))
    RECORD.write_text("".join(json.dumps(row, separators=(",", ":"), sort_keys=True) + "\n" for row in lines))
    DOCUMENT.write_text(drawn(DOCUMENT.read_text()))


def time(ns):
    """Returns a time with three digits."""
    for unit in ["ns", "µs", "ms"]:
        if ns < 1000:
            return f"{ns:.3g} {unit}"
        ns /= 1000
    return f"{ns:.3g} s"


def drawn(document):
    """Returns the document, with the table made from the record."""
    before, rest = document.split(BEGIN)
    _, after = rest.split(END)
    cells = {}
    record = [json.loads(line) for line in RECORD.read_text().splitlines()]
    for row in record:
        cells.setdefault(place(row), []).append(row)
    (machine,) = {row["cpu"] for row in record}
    dates = sorted({row["date"] for row in record})
    table = f"{machine}; {' to '.join(sorted({dates[0], dates[-1]}))}.\n\n"
    table += "| call | messages | bytes of each | raddle | others, and their time divided by raddle's |\n|---|---:|---:|---:|---|\n"
    for _, found in sorted(cells.items()):
        (ours,) = (row for row in found if row["implementation"] == OURS)
        others = sorted((row for row in found if row is not ours), key=lambda row: row["ns"])
        ratios = [f"{row['implementation']} {time(row['ns'])}, {row['ns'] / ours['ns']:.2f}" for row in others]
        call = CALLS[ours["algorithm"], ours["operation"]]
        table += f"| {call} | {ours.get('batch', 1):,} | {ours['bytes']:,} | {time(ours['ns'])} | {'; '.join(ratios)} |\n"
    return f"{before}{BEGIN}\n{table}\n{END}{after}"


def main():
    document = DOCUMENT.read_text()
    if sys.argv[1:] != ["--check"]:
        DOCUMENT.write_text(drawn(document))
    elif drawn(document) != document:
        sys.exit(f"{DOCUMENT}: its table is not what {RECORD.name} gives: run bindings/python/bench/record.py")


if __name__ == "__main__":
    main()
