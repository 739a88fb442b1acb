"""The functions in Python's package datafusion, compared with hashlib and hmac, value by value."""

import hashlib
import hmac
import random
import struct

import datafusion
import pyarrow
import pytest
import raddle_datafusion

KEY = b"a secret key"

# More rows than a batch of the engine has.
ROWS = 10_000
# Lengths just below and above the 12 bytes that a view stores inline, and a block.
LENGTHS = [0, 1, 11, 12, 13, 55, 56, 64, 200]
RANDOM = random.Random(52)
VALUES = [
    None if RANDOM.randrange(8) == 0 else bytes(RANDOM.choices(b"abcdefghi", k=RANDOM.choice(LENGTHS)))
    for _ in range(ROWS)
]
NUMBERS = [None if RANDOM.randrange(8) == 0 else RANDOM.randrange(-(2**31), 2**31) for _ in range(ROWS)]

TYPES = [
    pyarrow.string(),
    pyarrow.large_string(),
    pyarrow.string_view(),
    pyarrow.binary(),
    pyarrow.large_binary(),
    pyarrow.binary_view(),
]

ALGORITHMS = ["md5", "sha224", "sha256", "sha384", "sha512"]


def context():
    # With more than one partition, batches would come in any order.
    context = datafusion.SessionContext(datafusion.SessionConfig().with_target_partitions(1))
    raddle_datafusion.register(context)
    return context


def column(values, kind):
    text = pyarrow.types.is_string(kind) or pyarrow.types.is_large_string(kind) or pyarrow.types.is_string_view(kind)
    return pyarrow.array([value.decode() if text and value is not None else value for value in values], kind)


def rows(context, sql):
    """Returns the rows of a query's only column."""
    return [row for batch in context.sql(sql).collect() for row in batch.column(0).to_pylist()]


def difference(found, expected):
    """Returns the first row that differs, or None."""
    if len(found) != len(expected):
        return len(found), len(expected)
    return next((pair for pair in enumerate(zip(found, expected)) if pair[1][0] != pair[1][1]), None)


def digests(algorithm, digits=False):
    hashed = [None if value is None else hashlib.new(algorithm, value) for value in VALUES]
    return [None if value is None else value.hexdigest() if digits else value.digest() for value in hashed]


@pytest.fixture(scope="module", params=TYPES, ids=str)
def table(request):
    """A context whose table contains the values, in one of the types, as a slice, in one partition."""
    values = column([b"another", *VALUES, b"another"], request.param).slice(1, ROWS)
    numbers = pyarrow.array([7, *NUMBERS, 7], pyarrow.int32()).slice(1, ROWS)
    batch = pyarrow.record_batch({"v": values, "n": numbers})
    result = context()
    result.register_record_batches("t", [[batch]])
    result.kind = request.param
    return result


def test_names():
    names = [function.name for function in raddle_datafusion.functions()]
    hashes = [*ALGORITHMS, "sha1", "blake3", "hmac_sha256"]
    suffixes = ["", "_hex", "_bytes"]
    assert sorted(names) == sorted([*(name + suffix for name in hashes for suffix in suffixes), "digest", "digests", "hash_rows"])


@pytest.mark.parametrize("algorithm", [*ALGORITHMS, "sha1"])
def test_digests(table, algorithm):
    assert difference(rows(table, f"SELECT {algorithm}(v) FROM t"), digests(algorithm, algorithm == "md5")) is None
    assert difference(rows(table, f"SELECT {algorithm}_hex(v) FROM t"), digests(algorithm, digits=True)) is None
    assert difference(rows(table, f"SELECT {algorithm}_bytes(v) FROM t"), digests(algorithm)) is None
    assert difference(rows(table, f"SELECT digest(v, '{algorithm}') FROM t"), digests(algorithm)) is None


def test_digests_of_the_built_in_function(table):
    assert difference(rows(table, "SELECT digest(v, 'blake2s') FROM t"), digests("blake2s")) is None


def test_several_digests(table):
    expected = [None if md5 is None else {"md5": md5, "sha256": sha256} for md5, sha256 in zip(digests("md5"), digests("sha256"))]
    assert difference(rows(table, "SELECT digests(v, 'md5,sha256') FROM t"), expected) is None


def test_hmac(table):
    expected = [None if value is None else hmac.digest(KEY, value, "sha256") for value in VALUES]
    for key in [f"'{KEY.decode()}'", f"X'{KEY.hex()}'", f"arrow_cast('{KEY.decode()}', 'Utf8View')"]:
        assert difference(rows(table, f"SELECT hmac_sha256(v, {key}) FROM t"), expected) is None
    digits = [None if tag is None else tag.hex() for tag in expected]
    assert difference(rows(table, f"SELECT hmac_sha256_hex(v, '{KEY.decode()}') FROM t"), digits) is None
    assert rows(table, "SELECT hmac_sha256(v, arrow_cast(NULL, 'Utf8')) FROM t") == [None] * ROWS


def test_rows(table):
    text = 1 if "string" in str(table.kind) else 2

    def value(kind, data):
        return bytes([kind, 0]) if data is None else bytes([kind, 1]) + struct.pack("<Q", len(data)) + data

    expected = [
        hashlib.sha256(value(text, data) + value(4, None if number is None else struct.pack("<q", number))).digest()
        for data, number in zip(VALUES, NUMBERS)
    ]
    assert difference(rows(table, "SELECT hash_rows(v, n) FROM t"), expected) is None


def test_single_values_and_no_rows():
    engine = context()
    assert rows(engine, "SELECT md5('abc')") == [hashlib.md5(b"abc").hexdigest()]
    assert rows(engine, "SELECT digest('abc', 'sha256')") == [hashlib.sha256(b"abc").digest()]
    assert rows(engine, "SELECT hmac_sha256('abc', 'key')") == [hmac.digest(b"key", b"abc", "sha256")]
    assert rows(engine, "SELECT hmac_sha256(v, 'key') FROM (SELECT 'abc' AS v) WHERE v = 'x'") == []


def test_errors():
    engine = context()
    engine.register_record_batches("t", [[pyarrow.record_batch({"v": ["a", "b"]})]])
    for sql, message in [
        ("SELECT hmac_sha256(v, v) FROM t", "one value for all rows"),
        ("SELECT digest(v, v) FROM t", "one value for all rows"),
        ("SELECT digest(v, 'unknown') FROM t", "unknown"),
        ("SELECT digests(v, 'md5,unknown') FROM t", "unknown"),
        ("SELECT digests(v, v) FROM t", "literal"),
        ("SELECT hash_rows(v, [1]) FROM t", "List"),
        ("SELECT hmac_sha256(1, 'key')", "hmac_sha256"),
    ]:
        with pytest.raises(Exception, match=message):
            rows(engine, sql)


def test_one_function_alone():
    engine = datafusion.SessionContext()
    with pytest.raises(Exception, match="hmac_sha256"):
        rows(engine, "SELECT hmac_sha256('abc', 'key')")
    (function,) = [function for function in raddle_datafusion.functions() if function.name == "hmac_sha256"]
    engine.register_udf(datafusion.udf(function))
    # The engine keeps the parts that it needs.
    del function
    assert rows(engine, "SELECT hmac_sha256('abc', 'key')") == [hmac.digest(b"key", b"abc", "sha256")]


def test_functions_take_the_place_of_built_in_ones():
    """Errors of datafusion-ffi about wrong types pass through its interface."""
    engine = datafusion.SessionContext()
    calls = [*(f"{name}(1)" for name in ALGORITHMS), "digest(1, 'md5')"]

    def message(call):
        with pytest.raises(Exception, match="failed to match any signature") as raised:
            rows(engine, f"SELECT {call}")
        return str(raised.value)

    assert not any("FFI" in message(call) for call in calls)
    raddle_datafusion.register(engine)
    assert all("FFI" in message(call) for call in calls)


def test_planted_faults_are_found():
    expected = digests("sha256")
    spoiled = bytes(32)
    first = next(row for row, value in enumerate(VALUES) if value is not None)
    null = VALUES.index(None)
    for row, value in [(first, spoiled), (first, None), (null, spoiled)]:
        fault = list(expected)
        fault[row] = value
        assert difference(fault, expected) is not None
    assert difference(expected[1:], expected) is not None
    assert difference(expected[1:] + expected[:1], expected) is not None
