"""Compares raddle with the libraries that Python programs use today: ratios of times, measured in turns in one run.

It is meaningful only on an idle machine. `--write` writes the record and the table of docs/python.md. `--quick` measures small
sizes for a moment, to see that all works.
"""

import argparse
import hashlib
import hmac
import importlib
import importlib.metadata
import os
import platform
import statistics
import sys
import time

import raddle
import record

#: The rows of columns, the messages of a list, the lengths of messages, the rounds, and the seconds of each measurement.
FULL = (1_000_000, 10_000, [64, 256, 1024, 4096, 16384, 65536, 1 << 20], 9, 0.1)
QUICK = (2_000, 200, [64, 1024], 3, 0.005)

#: The ratios that the package should reach, by algorithm, operation, length and other side; `None` for any.
GOALS = {
    ("sha256", "hash", 64, "hashlib"): 2,
    ("sha256", "hash", 1 << 20, "hashlib"): 1,
    ("hmac-sha256", "authenticate", 64, "hmac"): 1,
    ("aes-256-gcm", "seal", 64, "cryptography"): 1 / 0.6,
    ("aes-256-gcm", "seal", 1024, "cryptography"): 1 / 0.7,
    ("aes-256-gcm", "seal", 16384, "cryptography"): 1 / 0.9,
    ("aes-256-gcm-many", "seal", 1200, "cryptography"): 3,
    ("sha256-many", "hash", 64, "hashlib"): 8,
    ("sha256-many", "pandas", None, "hashlib"): 20,
    ("sha256-many", "Polars", None, "hashlib"): 20,
    ("sha256-many", "Polars", None, "polars-hash"): 5,
    ("md5-many", "Polars", None, "polars-hash"): 5,
    ("sha256-many", "DuckDB", None, "DuckDB"): 3,
    ("md5-many", "DuckDB", None, "DuckDB"): 3,
}


def seconds(call, least):
    """Returns the time of a call, measured over at least `least` seconds."""
    count = 1
    while True:
        start = time.perf_counter()
        for _ in range(count):
            call()
        passed = time.perf_counter() - start
        if passed >= least:
            return passed / count
        count = max(2 * count, int(count * least / max(passed, 1e-9)))


def version(name):
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


#: For hashlib and hmac, the version of the interpreter.
VERSIONS = {
    **{name: version(name.lower()) for name in ["raddle", "blake3", "cryptography", "DuckDB", "polars-hash", "pyrage"]},
    **dict.fromkeys(["hashlib", "hmac"], platform.python_version()),
}


class Comparison:
    def __init__(self, rounds, least):
        self.rounds, self.least, self.rows = rounds, least, []

    def __call__(self, algorithm, operation, length, calls, batch=None):
        """Prints the medians of the ratios: their time divided by ours, so 2 is twice as fast."""
        turns = [{name: seconds(call, self.least) for name, call in calls.items()} for _ in range(self.rounds)]
        times = {name: [turn[name] for turn in turns] for name in calls}
        call = (algorithm, operation, length, batch)
        self.rows += record.rows(call, times, VERSIONS)
        for name in calls.keys() - {record.OURS}:
            ratio = statistics.median(turn[name] / turn[record.OURS] for turn in turns)
            goal = GOALS.get((algorithm, operation, length, name)) or GOALS.get((algorithm, operation, None, name))
            verdict = f" goal {goal:5.2f} {'reached' if ratio >= goal else 'missed'}" if goal else ""
            what = f"{batch or 1} x {length} bytes / {name}"
            mine, other = (record.time(statistics.median(times[side]) * 1e9) for side in [record.OURS, name])
            print(f"{algorithm:18} {operation:13} {what:34} {mine:>8} {other:>8} {ratio:6.2f}{verdict}", flush=True)


def module(name):
    """Returns a module, or None if it is not installed."""
    try:
        return importlib.import_module(name)
    except ImportError:
        print(f"skipped: {name} is not installed")
        return None


def messages(compare, count, lengths):
    blake3 = module("blake3")
    for length in lengths:
        data = os.urandom(length)
        sha256 = {"raddle": lambda: raddle.sha256(data).digest(), "hashlib": lambda: hashlib.sha256(data).digest()}
        compare("sha256", "hash", length, sha256)
        if blake3:
            theirs = blake3.blake3
            compare("blake3", "hash", length, {"raddle": lambda: raddle.blake3(data).digest(), "blake3": lambda: theirs(data).digest()})
    key = os.urandom(32)
    for length in lengths[:2]:
        data = os.urandom(length)
        macs = {"raddle": lambda: raddle.hmac_sha256(key, data), "hmac": lambda: hmac.digest(key, data, "sha256")}
        compare("hmac-sha256", "authenticate", length, macs)
    values = [os.urandom(64) for _ in range(count)]
    for name in ["sha256", "md5"]:
        many, one = getattr(raddle, f"{name}_many"), getattr(hashlib, name)
        calls = {"raddle": lambda: many(values), "hashlib": lambda: [one(value).digest() for value in values]}
        compare(f"{name}-many", "hash", 64, calls, count)


def sealing(compare, lengths):
    aead = module("cryptography.hazmat.primitives.ciphers.aead")
    if not aead:
        return
    key, nonce = os.urandom(32), os.urandom(12)
    for algorithm, name in [("aes-256-gcm", "AESGCM"), ("chacha20-poly1305", "ChaCha20Poly1305")]:
        for length in lengths:
            ours, theirs, data = getattr(raddle, name)(key), getattr(aead, name)(key), os.urandom(length)
            calls = {"raddle": lambda: ours.encrypt(nonce, data, None), "cryptography": lambda: theirs.encrypt(nonce, data, None)}
            compare(algorithm, "seal", length, calls)
    ours, theirs = raddle.AESGCM(key), aead.AESGCM(key)
    nonces, packets = [os.urandom(12) for _ in range(64)], [os.urandom(1200) for _ in range(64)]
    calls = {
        "raddle": lambda: ours.encrypt_many(nonces, packets),
        "cryptography": lambda: [theirs.encrypt(nonce, packet, None) for nonce, packet in zip(nonces, packets)],
    }
    compare("aes-256-gcm-many", "seal", 1200, calls, 64)


def files(compare, lengths):
    pyrage = module("pyrage")
    if not pyrage or not hasattr(raddle, "age"):
        return
    identity, recipient = raddle.age.generate_identity()
    theirs, whom = pyrage.x25519.Identity.from_str(identity), pyrage.x25519.Recipient.from_str(recipient)
    for length in [lengths[0], lengths[-1]]:
        data = os.urandom(length)
        sealed = raddle.age.encrypt(data, recipient)
        seal = {"raddle": lambda: raddle.age.encrypt(data, recipient), "pyrage": lambda: pyrage.encrypt(data, [whom])}
        compare("age", "seal", length, seal)
        open = {"raddle": lambda: raddle.age.decrypt(sealed, identity), "pyrage": lambda: pyrage.decrypt(sealed, [theirs])}
        compare("age", "open", length, open)


def columns(compare, rows):
    texts = [f"somebody{number}@example.org" for number in range(rows)]
    length = round(statistics.mean(map(len, texts)))

    def loop(name):
        one = getattr(hashlib, name)
        return lambda: [one(text.encode()).hexdigest() for text in texts]

    if pandas := module("pandas"):
        series = pandas.Series(texts, dtype="string[pyarrow]")
        calls = {"raddle": lambda: raddle.sha256_many(series, hex=True), "hashlib": loop("sha256")}
        compare("sha256-many", "pandas", length, calls, rows)
    if (pl := module("polars")) and module("raddle.polars"):
        table = pl.DataFrame({"text": texts})
        hashed = module("polars_hash")
        for name in ["sha256", "md5"]:
            ours = getattr(pl.col("text").raddle, f"{name}_hex")()
            calls = {"raddle": lambda: table.select(ours), "hashlib": loop(name)}
            if hashed:
                column = hashed.col("text")
                theirs = column.chash.sha2_256() if name == "sha256" else column.nchash.md5()
                assert table.select(ours).equals(table.select(theirs))
                calls["polars-hash"] = lambda: table.select(theirs)
            compare(f"{name}-many", "Polars", length, calls, rows)
    if (duckdb := module("duckdb")) and module("raddle.duckdb"):
        connection = duckdb.connect()
        raddle.duckdb.register(connection)
        connection.execute("create table t (text varchar)")
        connection.execute(f"insert into t select 'somebody' || range || '@example.org' from range({rows})")
        for name in ["sha256", "md5"]:
            ours, theirs = (
                lambda query=f"select max({function}(text)) from t": connection.execute(query).fetchall()
                for function in [f"raddle_{name}", name]
            )
            compare(f"{name}-many", "DuckDB", length, {"raddle": ours, "DuckDB": theirs}, rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="small sizes for a moment")
    parser.add_argument("--write", action="store_true", help="write the record and the table of docs/python.md")
    options = parser.parse_args()
    rows, count, lengths, rounds, least = QUICK if options.quick else FULL
    print(f"Python {sys.version.split()[0]}, raddle {raddle.__version__}")
    compare = Comparison(rounds, least)
    messages(compare, count, lengths)
    sealing(compare, lengths)
    files(compare, lengths)
    columns(compare, rows)
    if options.write:
        record.write(compare.rows)


if __name__ == "__main__":
    main()
