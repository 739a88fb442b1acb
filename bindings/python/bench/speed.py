"""Compares raddle with what Python programs use today: ratios of times, measured in turns in one run.

It means something on an idle machine alone. `--quick` measures a small size for a moment, to see that all works.
"""

import argparse
import hashlib
import hmac
import os
import statistics
import sys
import time

import raddle

#: The rows of columns, the messages of a list, the rounds, and the seconds of each measurement.
FULL, QUICK = (1_000_000, 10_000, 9, 0.1), (2_000, 200, 3, 0.005)


def seconds(call, least):
    """The time of a call, from as many calls as take `least` seconds."""
    count = 1
    while True:
        start = time.perf_counter()
        for _ in range(count):
            call()
        passed = time.perf_counter() - start
        if passed >= least:
            return passed / count
        count = max(2 * count, int(count * least / max(passed, 1e-9)))


class Comparison:
    def __init__(self, rounds, least):
        self.rounds, self.least = rounds, least

    def __call__(self, what, ours, theirs, goal):
        """Prints the median of the ratios: their time divided by ours, so 2 is twice as fast."""
        pairs = [(seconds(ours, self.least), seconds(theirs, self.least)) for _ in range(self.rounds)]
        ratio = statistics.median(theirs / ours for ours, theirs in pairs)
        mine, other = map(statistics.median, zip(*pairs))
        verdict = "reached" if ratio >= goal else "missed"
        print(f"{what:58} {mine * 1e6:12.2f} us {other * 1e6:12.2f} us {ratio:7.2f} goal {goal:5.2f} {verdict}", flush=True)


def module(name):
    """A module, or None where it is not installed."""
    try:
        return __import__(name)
    except ImportError:
        print(f"skipped: {name} is not installed")
        return None


def messages(compare, count):
    short, long = os.urandom(64), os.urandom(1 << 20)
    compare("sha256 of 64 bytes / hashlib", lambda: raddle.sha256(short).digest(), lambda: hashlib.sha256(short).digest(), 2)
    compare("sha256 of 1 MiB / hashlib", lambda: raddle.sha256(long).digest(), lambda: hashlib.sha256(long).digest(), 1)
    compare("hmac_sha256 of 64 bytes / hmac.digest", lambda: raddle.hmac_sha256(short, short), lambda: hmac.digest(short, short, "sha256"), 1)
    values = [os.urandom(64) for _ in range(count)]
    for name in ["sha256", "md5"]:
        many, one = getattr(raddle, f"{name}_many"), getattr(hashlib, name)
        compare(f"{name}_many of {count} messages / hashlib", lambda: many(values), lambda: [one(value).digest() for value in values], 8)


def sealing(compare):
    aead = module("cryptography") and __import__("cryptography.hazmat.primitives.ciphers.aead", fromlist=["AESGCM"])
    if not aead:
        return
    key, nonce = os.urandom(32), os.urandom(12)
    for length, goal in [(64, 1 / 0.6), (1024, 1 / 0.7), (16384, 1 / 0.9)]:
        for name in ["AESGCM", "ChaCha20Poly1305"]:
            ours, theirs, data = getattr(raddle, name)(key), getattr(aead, name)(key), os.urandom(length)
            compare(f"{name}.encrypt of {length} bytes / cryptography", lambda: ours.encrypt(nonce, data, None), lambda: theirs.encrypt(nonce, data, None), goal)
    ours, theirs = raddle.AESGCM(key), aead.AESGCM(key)
    nonces, packets = [os.urandom(12) for _ in range(64)], [os.urandom(1200) for _ in range(64)]
    compare(
        "encrypt_many of 64 packets of 1,200 bytes / cryptography",
        lambda: ours.encrypt_many(nonces, packets),
        lambda: [theirs.encrypt(nonce, packet, None) for nonce, packet in zip(nonces, packets)],
        3,
    )


def columns(compare, rows):
    texts = [f"somebody{number}@example.org" for number in range(rows)]

    def loop():
        return [hashlib.sha256(text.encode()).hexdigest() for text in texts]

    if pandas := module("pandas"):
        series = pandas.Series(texts, dtype="string[pyarrow]")
        compare(f"pandas, sha256 of {rows} rows / a loop", lambda: raddle.sha256_many(series, hex=True), loop, 20)
    if (pl := module("polars")) and module("raddle.polars"):
        table = pl.DataFrame({"text": texts})
        of = pl.col("text").raddle
        compare(f"Polars, sha256 of {rows} rows / a loop", lambda: table.select(of.sha256_hex()), loop, 20)
        if module("polars_hash"):
            import polars_hash as plh

            column = plh.col("text")
            for name, theirs in [("sha256", column.chash.sha2_256()), ("md5", column.nchash.md5())]:
                ours = getattr(of, f"{name}_hex")()
                assert table.select(ours).equals(table.select(theirs))
                compare(f"Polars, {name} of {rows} rows / polars-hash", lambda: table.select(ours), lambda: table.select(theirs), 5)
    if (duckdb := module("duckdb")) and module("raddle.duckdb"):
        connection = duckdb.connect()
        raddle.duckdb.register(connection)
        connection.execute(f"create table t as select 'somebody' || range || '@example.org' as text from range({rows})")
        for name in ["sha256", "md5"]:
            ours, theirs = (
                lambda query=f"select max({function}(text)) from t": connection.execute(query).fetchall()
                for function in [f"raddle_{name}", name]
            )
            compare(f"DuckDB, {name} of {rows} rows / the built-in one", ours, theirs, 3)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a small size for a moment")
    rows, count, rounds, least = QUICK if parser.parse_args().quick else FULL
    print(f"Python {sys.version.split()[0]}, raddle {raddle.__version__}\n{'':58} {'raddle':>15} {'other':>15} {'ratio':>7}")
    compare = Comparison(rounds, least)
    messages(compare, count)
    sealing(compare)
    columns(compare, rows)


if __name__ == "__main__":
    main()
