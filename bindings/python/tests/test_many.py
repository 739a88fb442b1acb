"""Compares batches with hashlib and hmac, value by value."""

import random
import signal
import threading

import pytest
import raddle
from sides import ALGORITHMS, LENGTHS, digest, message, refuses, tag

KEY = b"a key of a batch"
FUNCTIONS = [(getattr(raddle, f"{name}_many"), lambda data, name=name: digest(name, data)) for name in ALGORITHMS]
FUNCTIONS.append((lambda values, **options: raddle.hmac_sha256_many(KEY, values, **options), lambda data: tag(KEY, data)))
each_function = pytest.mark.parametrize("ours, theirs", FUNCTIONS, ids=[*ALGORITHMS, "hmac"])


def values(seed):
    """Returns random values of each kind, and their bytes."""
    draw = random.Random(seed)
    for _ in range(draw.choice([0, 1, 2, 3, 17, 255, 256, 257, 700])):
        data = message(draw.choice(LENGTHS[:150]), draw.random())
        text = data.hex()[: len(data)] + "é𝄞\0"
        yield draw.choice([(data, data), (bytearray(data), data), (memoryview(b"12345" + data)[5:], data), (text, text.encode())])


@each_function
def test_lists(ours, theirs):
    for seed in range(25):
        pairs = list(values(seed))
        given, expected = [value for value, _ in pairs], [theirs(data) for _, data in pairs]
        for threads in [1, 2, 3, None]:
            assert ours(given, threads=threads) == expected
        assert ours(tuple(given)) == expected
        assert ours(given, hex=True) == [digest.hex() for digest in expected]
        out = bytearray(sum(map(len, expected)))
        assert ours(given, out=out) is out and out == b"".join(expected)
        out = bytearray(2 * len(out))
        ours(given, out=out, hex=True, threads=2)
        assert out.decode() == b"".join(expected).hex()


@each_function
def test_views_of_bytes(ours, theirs):
    data = bytearray(message(12 * 301))
    rows = memoryview(data).cast("B", (301, 12))
    result = ours(rows)
    assert [bytes(result.obj[i * result.shape[1] :][: result.shape[1]]) for i in range(301)] == [
        theirs(bytes(data[12 * i :][:12])) for i in range(301)
    ]


@each_function
def test_numpy(ours, theirs):
    numpy = pytest.importorskip("numpy", reason="NumPy is not installed")
    draw = random.Random(5)
    for count, width in [(0, 4), (1, 1), (255, 3), (600, 33), (300, 500), (3, 70_000), (257, 64)]:
        rows = numpy.frombuffer(message(count * width), "u1").reshape(count, width)
        expected = [theirs(row.tobytes()) for row in rows]
        for threads in [1, 2]:
            assert [row.tobytes() for row in ours(rows, threads=threads)] == expected
        assert [bytes(row) for row in ours(rows.view(f"S{width}").reshape(count))] == [
            theirs(row.tobytes().rstrip(b"\0")) for row in rows
        ] or count == 0
    texts = [message(draw.randrange(20)).replace(b"\0", b"1") for _ in range(1000)]
    assert [row.tobytes() for row in ours(numpy.array(texts, "S20"))] == [theirs(text) for text in texts]
    assert ours(numpy.array(texts, "S20"), hex=True).tolist() == [theirs(text).hex().encode() for text in texts]
    out = numpy.zeros((1000, len(theirs(b""))), "u1")
    assert ours(numpy.array(texts, "S20"), out=out) is out
    assert [row.tobytes() for row in out] == [theirs(text) for text in texts]


TEXTS = ["a", "é𝄞", "", "x" * 40, "a"]


@each_function
def test_iterators(ours, theirs):
    expected = [theirs(text.encode()) for text in TEXTS]
    assert ours(text for text in TEXTS) == expected
    assert ours(map(str.encode, TEXTS), threads=2) == expected
    out = bytearray(len(expected) * len(expected[0]))
    assert ours(iter(TEXTS), out=out) == b"".join(expected)
    with pytest.raises(ZeroDivisionError):
        ours(1 // number for number in [1, 0])


@each_function
def test_numpy_objects_text_and_blocks(ours, theirs):
    numpy = pytest.importorskip("numpy", reason="NumPy is not installed")
    expected = [theirs(text.encode()) for text in TEXTS]
    arrays = [numpy.array(TEXTS), numpy.array(TEXTS, "O"), numpy.array([text.encode() for text in TEXTS], "O")]
    for array in arrays + [array.repeat(2)[::2] for array in arrays]:
        result = ours(array, threads=2)
        assert result.dtype == "u1" and [row.tobytes() for row in result] == expected
        assert ours(array, hex=True).tolist() == [digest.hex().encode() for digest in expected]
    # The zeros at the end of a V item are part of it.
    assert [row.tobytes() for row in ours(numpy.array([b"ab", b"cde"]).view("V3"))] == [theirs(b"ab\0"), theirs(b"cde")]


@each_function
def test_pandas_indexes(ours, theirs):
    pandas = pytest.importorskip("pandas", reason="pandas is not installed")
    assert [row.tobytes() for row in ours(pandas.Index(TEXTS))] == [theirs(text.encode()) for text in TEXTS]


@each_function
def test_masked_arrays(ours, theirs):
    numpy = pytest.importorskip("numpy", reason="NumPy is not installed")
    rows = numpy.ma.array(numpy.arange(12, dtype="u1").reshape(3, 4), mask=[[0] * 4, [0, 1, 0, 0], [0] * 4])
    for kind in ["S1", "U1", "O", "V1", "rows", "none"]:
        values = numpy.array([b"a", b"b", b"c"]).astype("S1" if kind in ["V1", "none"] else kind) if kind != "rows" else rows
        values = values.view("V1") if kind == "V1" else values
        if kind == "rows":
            messages = [row.tobytes() for row in rows.data]
        else:
            messages = [b"a", b"b", b"c"]
            values = numpy.ma.array(values, mask=numpy.ma.nomask if kind == "none" else [False, True, False])
        masked = [False, kind != "none", False]
        result, digits = ours(values), ours(values, hex=True)
        for at, message in enumerate(messages):
            assert (numpy.ma.getmaskarray(result)[at] == masked[at]).all() and numpy.ma.getmaskarray(digits)[at] == masked[at]
            # The digest under the mask is hidden too.
            assert (result.data[at].tobytes() == theirs(message)) != masked[at]
            assert (digits.data[at] == theirs(message).hex().encode()) != masked[at]
        with pytest.raises(TypeError, match="masked array has no output"):
            ours(values, out=bytearray(3 * len(theirs(b""))))


def test_refusals_say_what_to_do():
    with pytest.raises(TypeError, match=r"values\[1\] is None: leave it out, or give a column of Arrow, whose nulls stay null"):
        raddle.sha256_many(["a", None])
    with pytest.raises(TypeError, match=r"values\[2000\]: a bytes-like object is required, not 'float'"):
        raddle.sha256_many([b"a"] * 2000 + [0.5])
    numpy = pytest.importorskip("numpy", reason="NumPy is not installed")
    for wrong in [numpy.zeros(3), numpy.zeros((2, 2)), numpy.array(["2020"], "M8[s]"), numpy.zeros(2, [("a", "i4"), ("b", "O")])]:
        with pytest.raises(TypeError, match="give a list, .* array.view"):
            raddle.sha256_many(wrong)
    numbers = numpy.arange(3)
    messages = numbers.view(f"V{numbers.itemsize}")
    assert [row.tobytes() for row in raddle.sha256_many(messages)] == [digest("sha256", number.tobytes()) for number in numbers]


def test_refusals():
    for wrong in ["text", 7, None, {b"a"}, b"bytes", [7], [None]]:
        with pytest.raises(TypeError):
            raddle.sha256_many(wrong)
    with pytest.raises(ValueError, match="buffer must be 64 bytes long but has 63"):
        raddle.sha256_many([b"", b""], out=bytearray(63))
    with pytest.raises(TypeError):
        raddle.sha256_many([b""], out=bytes(32))
    with pytest.raises(ValueError, match="threads is 0"):
        raddle.sha256_many([b""], threads=0)
    with pytest.raises(BufferError):
        raddle.sha256_many([memoryview(bytes(10))[::2]])
    with pytest.raises(UnicodeEncodeError):
        raddle.sha256_many(["\ud800"])


def test_a_list_that_changes_meanwhile():
    given, done = [message(3000, i) for i in range(300)], threading.Event()
    expected = {digest("sha256", data) for data in given}

    def change():
        while not done.is_set():
            given.sort()
            given.reverse()

    thread = threading.Thread(target=change)
    thread.start()
    for _ in range(20):
        result = raddle.sha256_many(given)
        # A list is empty while it is sorted.
        assert set(result) <= expected
    done.set()
    thread.join()


def test_buffers_that_change_meanwhile():
    """Each hashed byte of rows, of a list's values and of the output was in its buffer at some moment."""
    rows, value, output, done = bytearray(2 * 5000), bytearray(3000), bytearray(32 * 5000), threading.Event()

    def change():
        while not done.is_set():
            for byte in [b"\xff", b"\0"]:
                rows[:] = byte * len(rows)
                value[:] = byte * len(value)
                output[:] = byte * len(output)

    thread = threading.Thread(target=change)
    thread.start()
    expected = {digest("sha256", bytes([first, second])) for first in [0, 255] for second in [0, 255]}
    for threads in [1, 2] * 10:
        digests = raddle.sha256_many(memoryview(rows).cast("B", (5000, 2)), threads=threads).obj
        assert {bytes(digests[at : at + 32]) for at in range(0, len(digests), 32)} <= expected
        assert raddle.sha256_many([value, b"abc"] * 50, threads=threads)[1::2] == [digest("sha256", b"abc")] * 50
        assert raddle.sha256_many(rows_of(5000), out=output, threads=threads) is output
    done.set()
    thread.join()
    # No buffer is still in use.
    for buffer in [rows, value, output]:
        buffer.append(0)


def rows_of(count):
    return memoryview(bytes(2 * count)).cast("B", (count, 2))


def test_interrupts():
    """Ctrl-C ends a long call between rounds."""
    given = [bytes(1 << 20)] * 100_000
    timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
    # A shell lets what it runs in the background ignore the signal.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        timer.start()
        with pytest.raises(KeyboardInterrupt):
            raddle.sha256_many(given)
        timer.join()
    finally:
        signal.signal(signal.SIGINT, before)


def test_planted_faults():
    given = [message(length) for length in LENGTHS]

    def check(many):
        assert many(given) == [digest("sha256", data) for data in given]

    check(raddle.sha256_many)
    assert refuses(check, lambda given: raddle.sha256_many(given[:-1]))
    assert refuses(check, lambda given: raddle.sha256_many(given[::-1])[::-1][1:])
    assert refuses(check, lambda given: raddle.sha256_many([*given[:9], given[10], given[9], *given[11:]]))
