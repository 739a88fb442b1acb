"""Compares Arrow columns with hashlib, using pyarrow columns with random values."""

import copy
import datetime
import decimal
import hashlib
import pickle
import random
import struct
import subprocess
import sys
import weakref

import pytest
import raddle
from sides import ALGORITHMS, digest, message, refuses, tag

pa = pytest.importorskip("pyarrow", reason="pyarrow is not installed")

TYPES = [pa.binary(), pa.large_binary(), pa.binary_view(), pa.string(), pa.large_string(), pa.string_view(), pa.binary(7)]
KEY = b"a key of columns"


def bytes_of(value):
    return value.encode() if isinstance(value, str) else value


def column(kind, seed, count=None):
    """Returns a random column with nulls, empty values, and values that views inline or do not inline."""
    draw, width = random.Random(seed), 7 if kind == pa.binary(7) else None

    def value():
        if draw.random() < 0.2:
            return None
        data = message(width or draw.choice([0, 1, 4, 11, 12, 13, 55, 56, 64, 200]), draw.random())
        return data.hex() + "ü" if "string" in str(kind) else data

    return pa.array([value() for _ in range(draw.choice([0, 1, 3, 256, 300, 1000]) if count is None else count)], kind)


def check(result, values, function):
    assert [value.as_py() for value in result] == [None if v is None else function(bytes_of(v)) for v in values]


@pytest.mark.parametrize("kind", TYPES, ids=str)
def test_types(kind):
    for seed in range(12):
        values = column(kind, seed)
        for name in ALGORITHMS:
            many = getattr(raddle, f"{name}_many")
            for part in [values, values[3:], values[1:-1]]:
                check(pa.array(many(part)), part.to_pylist(), lambda data: digest(name, data))
            check(pa.array(many(values, hex=True)), values.to_pylist(), lambda data: digest(name, data).hex())
        check(pa.array(raddle.hmac_sha256_many(KEY, values)), values.to_pylist(), lambda data: tag(KEY, data))


@pytest.mark.parametrize("kind", TYPES, ids=str)
def test_dictionaries(kind):
    """Nulls among the keys and among the values, keys of each type, and slices of both."""
    for seed, of_keys in enumerate([pa.int8(), pa.uint8(), pa.int16(), pa.uint16(), pa.int32(), pa.uint32(), pa.int64(), pa.uint64()]):
        draw, values = random.Random(seed), column(kind, seed, 25)[5:]
        assert values.null_count > 0
        keys = pa.array([draw.choice([None, *range(20)]) for _ in range(500)], of_keys)
        encoded = pa.DictionaryArray.from_arrays(keys[3:], values)
        for part in [encoded, encoded[7:11], encoded[9:-1], encoded[500:]]:
            check(pa.array(raddle.sha256_many(part)), part.to_pylist(), lambda data: digest("sha256", data))
        chunks = pa.chunked_array([encoded[1:200], encoded[200:]])
        check(pa.chunked_array(raddle.sha256_many(chunks)), chunks.to_pylist(), lambda data: digest("sha256", data))


@pytest.mark.parametrize("kind", [pa.binary_view(), pa.string_view()], ids=str)
def test_views_of_several_buffers(kind):
    """Views with values in the view, in one of several buffers, or nowhere; and slices of such columns."""
    for seed in range(12):
        parts = [column(kind, seed + part, 50 + part)[part:] for part in range(4)]
        values = pa.concat_arrays(parts)
        # The buffers are the validity, the views, and more than one buffer of values.
        assert len(values.buffers()) > 3
        for part in [values, values[40:160], values[101:]]:
            check(pa.array(raddle.sha256_many(part)), part.to_pylist(), lambda data: digest("sha256", data))
            check(pa.array(raddle.md5_many(part, hex=True)), part.to_pylist(), lambda data: digest("md5", data).hex())


@pytest.mark.parametrize("kind", TYPES, ids=str)
def test_slices(kind):
    """Each offset into the bytes of the validity, and chunks that are slices."""
    values = column(kind, 1, 60)
    for first in range(18):
        for count in [0, 1, 9]:
            part = values[first : first + count]
            assert part.offset == first or count == 0
            check(pa.array(raddle.sha256_many(part)), part.to_pylist(), lambda data: digest("sha256", data))
    chunks = pa.chunked_array([values[3:17], values[17:17], values[20:]])
    for part in [chunks, chunks[5:], chunks[13:15]]:
        check(pa.chunked_array(raddle.sha256_many(part)), part.to_pylist(), lambda data: digest("sha256", data))
    rows = pa.chunked_array(raddle.hash_rows(pa.table({"value": values})[7:31]))
    assert rows.to_pylist() == pa.chunked_array(raddle.hash_rows(pa.table({"value": values}))).to_pylist()[7:31]


@pytest.mark.parametrize("threads", [1, 2, None])
def test_streams(threads):
    for count in [0, 1, 2, 5]:
        chunks = pa.chunked_array([column(pa.string(), seed) for seed in range(count)], pa.string())
        result = raddle.sha256_many(chunks, threads=threads)
        assert len(result) == len(chunks)
        check(pa.chunked_array(result), chunks.to_pylist(), lambda data: digest("sha256", data))
        result = raddle.sha256_many(chunks, hex=True, threads=threads)
        check(pa.chunked_array(result), chunks.to_pylist(), lambda data: digest("sha256", data).hex())
        # A half-read stream is released too.
        result.__arrow_c_stream__()


def test_more_rows_than_a_round():
    values = pa.chunked_array([pa.array([str(number) for number in range(600_000)])])
    result = pa.chunked_array(raddle.md5_many(values, threads=2))
    assert len(result) == 600_000
    for row in [0, 1, 262_143, 262_144, 524_287, 524_288, 599_999]:
        assert result[row].as_py() == digest("md5", str(row).encode())


def columns(values):
    """Returns the digests of one column, as a `Column` and as a `ChunkedColumn` with chunks of several lengths."""
    whole = pa.array(values, pa.string())
    yield raddle.sha256_many(whole), raddle.sha256_many(whole, hex=True)
    chunks = pa.chunked_array([whole[:2], whole[2:2], whole[2:3], whole[3:]], pa.string())
    yield raddle.sha256_many(chunks), raddle.sha256_many(chunks, hex=True)


@pytest.mark.parametrize("values", [[], [None], ["a", None, "", "ü" * 50, "b"]], ids=len)
def test_rows_of_columns(values):
    expected = [None if value is None else digest("sha256", value.encode()) for value in values]
    for digests, digits in columns(values):
        for column, items in [(digests, expected), (digits, [item and item.hex() for item in expected])]:
            assert len(column) == len(items) and list(column) == items and list(iter(column)) == items
            assert [column[at] for at in range(-len(items), len(items))] == items + items
            for start, stop in [(None, None), (1, 4), (2, 2), (-2, None), (3, 1), (0, 99)]:
                assert list(column[start:stop]) == items[start:stop] and type(column[start:stop]) is type(column)
            for wrong in [len(items), -len(items) - 1, 2**62]:
                with pytest.raises(IndexError, match=f"the index is {wrong} and the column has {len(items)} rows"):
                    column[wrong]
            with pytest.raises(TypeError):
                column["1"]
            with pytest.raises(ValueError, match="the step of the slice is 2 but must be 1"):
                column[::2]
            with pytest.raises(TypeError, match="immutable type"):
                type(iter(column)).other = 1
            found = column.to_pyarrow()
            assert isinstance(found, pa.Array if type(column) is raddle.Column else pa.ChunkedArray)
            assert found.to_pylist() == items and found.type == (pa.binary(32) if items is expected else pa.string_view())


def test_arrays_of_columns():
    numpy = pytest.importorskip("numpy", reason="NumPy is not installed")
    for digests, _ in columns(["a", None]):
        found = numpy.asarray(digests)
        assert (found.dtype, found.shape, found.tolist()) == (object, (2,), list(digests))
        assert numpy.array(digests[:1], "V32")[0].tobytes() == digests[0]
        with pytest.raises(ValueError, match="copy"):
            numpy.array(digests, copy=False)
    for digests, _ in columns([]):
        assert numpy.asarray(digests).shape == (0,)


def test_texts_of_columns():
    (digests, digits), (chunked, _) = columns(["a", None, "b", "c"])
    shown = "ca978112…, None, 3e23e816…"
    assert repr(digests) == f"<raddle.Column of 4 rows of FixedSizeBinary(32): [{shown}, …]>"
    assert repr(digits[:3]) == f"<raddle.Column of 3 rows of Utf8View: [{shown}]>"
    assert repr(chunked) == f"<raddle.ChunkedColumn of 4 rows of FixedSizeBinary(32): [{shown}, …]>"
    assert repr(chunked[4:]) == "<raddle.ChunkedColumn of 0 rows of FixedSizeBinary(32): []>"


def test_columns_of_nulls():
    keys = pa.DictionaryArray.from_arrays([0, 0, 0], pa.nulls(1))
    for values in [pa.nulls(3), pa.chunked_array([pa.nulls(1), pa.nulls(2)]), keys]:
        assert list(raddle.sha256_many(values)) == list(raddle.hmac_sha256_many(KEY, values, hex=True)) == [None] * 3


def encode(value):
    if isinstance(value, str):
        return b"\1\1" + len(value.encode()).to_bytes(8, "little") + value.encode()
    return b"\4\1" + (8).to_bytes(8, "little") + value.to_bytes(8, "little", signed=True)


def test_rows():
    table = pa.table({"text": ["ab", "a", "é"], "number": [1, -1, 5]})
    expected = [hashlib.sha256(encode(row["text"]) + encode(row["number"])).digest() for row in table.to_pylist()]
    assert pa.chunked_array(raddle.hash_rows(table)).to_pylist() == expected
    assert pa.array(raddle.hash_rows([pa.array(table["text"].to_pylist()), table["number"]])).to_pylist() == expected
    assert raddle.hash_rows([pa.array(["ab"]), pa.array(["c"])]) is not None
    digests = pa.array(raddle.hash_rows([pa.array(["ab"]), pa.array(["c"])]))
    assert digests[0].as_py().hex() == "779822a859a01be5edd8d329c94dd75cd1f9b1ee593744fb919f714ab60b0cc6"


class Unit(pa.ExtensionType):
    """A type with a parameter."""

    def __init__(self, unit):
        self.unit = unit
        super().__init__(pa.int64(), "raddle.unit")

    def __arrow_ext_serialize__(self):
        return self.unit.encode()

    @classmethod
    def __arrow_ext_deserialize__(cls, storage, serialized):
        return cls(serialized.decode())


def encode_extension(name, parameters=b""):
    """Returns the encoding that docs/columns.md specifies."""
    data = len(name).to_bytes(8, "little") + name + parameters
    return b"\15\1" + len(data).to_bytes(8, "little") + data


def test_rows_of_extension_types():
    number, text = pa.array([600, -1]), pa.array(["{}", None])
    unregistered = pa.field("number", pa.int64(), metadata={"ARROW:extension:name": "other"})
    columns = [
        (number, b""),
        (pa.ExtensionArray.from_storage(Unit("month"), number), encode_extension(b"raddle.unit", b"month")),
        (pa.ExtensionArray.from_storage(Unit("day"), number), encode_extension(b"raddle.unit", b"day")),
        (pa.table([number], pa.schema([unregistered])), encode_extension(b"other")),
        (text, b""),
        (pa.ExtensionArray.from_storage(pa.json_(), text), encode_extension(b"arrow.json")),
    ]
    for column, extension in columns:
        values = ["{}", None] if "{}" in column.to_pylist() else [600, -1]
        expected = [hashlib.sha256(extension + (b"\1\0" if v is None else encode(v))).digest() for v in values]
        table = column if isinstance(column, pa.Table) else pa.table({"column": column})
        assert list(raddle.hash_rows(table)) == expected
        if table is not column:
            for of_list in [[column], [pa.chunked_array([column])], [table["column"]]]:
                assert list(raddle.hash_rows(of_list)) == expected


EPOCH = datetime.datetime(1970, 1, 1)


def nanoseconds(span):
    return (span // datetime.timedelta(microseconds=1) * 1000).to_bytes(16, "little", signed=True)


def encode_scalar(scalar):
    """Returns the encoding that docs/columns.md specifies, for a value that pyarrow gives to Python."""
    value, kind = scalar.as_py(), scalar.type
    if pa.types.is_null(kind):
        code, data = 0, None
    elif pa.types.is_floating(kind):
        code, data = 6, value is not None and struct.pack("<d", value)
    elif pa.types.is_decimal(kind):
        sign, digits, exponent = (value or decimal.Decimal(0)).normalize(decimal.Context(prec=76)).as_tuple()
        number = int("".join(map(str, digits))) * (-1 if sign else 1)
        length = (number + (number < 0)).bit_length() // 8 + 1
        code, data = 7, struct.pack("<h", -exponent if number else 0) + number.to_bytes(length, "little", signed=True)
    elif pa.types.is_date(kind):
        code, data = 8, nanoseconds((value or datetime.date.min) - datetime.date(1970, 1, 1))
    elif pa.types.is_time(kind):
        code, data = 9, nanoseconds(datetime.datetime.combine(EPOCH, value or datetime.time()) - EPOCH)
    elif pa.types.is_timestamp(kind) and kind.tz is None:
        code, data = 10, nanoseconds((value or EPOCH) - EPOCH)
    elif pa.types.is_timestamp(kind):
        zoned = EPOCH.replace(tzinfo=datetime.timezone.utc)
        code, data = 11, nanoseconds((value or zoned) - zoned)
    else:
        code, data = 12, nanoseconds(value or datetime.timedelta())
    return bytes([code, 0]) if value is None else bytes([code, 1]) + len(data).to_bytes(8, "little") + data


def test_rows_of_numbers_and_times():
    later = datetime.datetime(2026, 11, 29, 17, 5, 3, 250_000)
    zoned = later.replace(tzinfo=datetime.timezone.utc)
    columns = [
        pa.array([None] * 4),
        pa.array([1.5, -0.0, float("nan"), None], pa.float32()),
        pa.array([1.5, 0.0, float("nan"), -1e300], pa.float64()),
        *(
            pa.array([decimal.Decimal(text) if text else None for text in ["-12.50", "0.00", "100", None]], kind)
            for kind in [pa.decimal32(9, 2), pa.decimal64(18, 3), pa.decimal128(38, 2), pa.decimal256(76, 40)]
        ),
        *(pa.array([later.date(), None, EPOCH.date(), datetime.date(1815, 12, 10)], kind) for kind in [pa.date32(), pa.date64()]),
        pa.array([later.time(), None, datetime.time(), datetime.time(23, 59)], pa.time32("ms")),
        pa.array([later.time(), None, datetime.time(), datetime.time(23, 59)], pa.time64("ns")),
        *(pa.array([later, None, EPOCH, datetime.datetime(1815, 12, 10)], pa.timestamp(unit)) for unit in ["ms", "us", "ns"]),
        *(pa.array([zoned, None, zoned, zoned], pa.timestamp("us", zone)) for zone in ["UTC", "+02:00"]),
        *(pa.array([later - EPOCH, None, EPOCH - later, EPOCH - EPOCH], pa.duration(unit)) for unit in ["ms", "ns"]),
    ]
    rows = list(zip(*columns))
    expected = [hashlib.sha256(b"".join(map(encode_scalar, row))).digest() for row in rows]
    assert pa.array(raddle.hash_rows(columns)).to_pylist() == expected
    with pytest.raises(TypeError, match="type List.* can't be hashed: give text, binary, booleans, integers"):
        raddle.hash_rows([pa.array([[1]])])


STREAM = """
import hashlib, pyarrow, pyarrow.dataset, raddle

batches = [pyarrow.record_batch({"text": [f"{at} {row}" for row in range(3)]}) for at in range(4)]

def read():
    # Runs on a thread of Arrow, which has to get the interpreter.
    yield from batches

def stream():
    return pyarrow.dataset.Scanner.from_batches(read(), schema=batches[0].schema).to_reader()

assert len(raddle.hash_rows(stream())) == 12
for threads in [1, 2]:
    class Texts:
        def __arrow_c_stream__(self, requested_schema=None):
            return stream().__arrow_c_stream__()

    try:
        raddle.sha256_many(Texts(), threads=threads)
    except TypeError:  # Rows are no texts.
        print("done")
"""


def test_producers_that_need_the_interpreter():
    """A call that pulled its stream while holding the interpreter's lock would never end."""
    pytest.importorskip("pyarrow.dataset", reason="this pyarrow has no datasets")
    done = subprocess.run([sys.executable, "-c", STREAM], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (0, "done\ndone\n"), done.stderr


@pytest.mark.parametrize("error", [KeyboardInterrupt(), KeyboardInterrupt("Ctrl-C"), MemoryError(), ValueError("a KeyboardInterrupt")], ids=repr)
def test_errors_of_producers(error):
    schema = pa.schema({"text": pa.string()})

    def batches():
        yield pa.record_batch({"text": ["x"]})
        raise error

    with pytest.raises(type(error), match="the producer of the column failed"):
        raddle.hash_rows(pa.RecordBatchReader.from_batches(schema, batches()))


def pair(kind, array):
    """Returns a column of a type whose memory is the memory of another column."""
    capsules = kind.__arrow_c_schema__(), array.__arrow_c_array__()[1]
    return type("Pair", (), {"__arrow_c_array__": lambda self: capsules})()


def test_columns_that_break_the_interface():
    """A wrong number of buffers or children, and places beyond the end, are errors. Arrow panics or reads other memory."""
    schema, value = pa.schema({"text": pa.string()}), "a longer text than a view"
    for wrong in [{"text": [1]}, {"text": ["x"], "more": [1]}, {"text": [["x"]]}, {}]:
        with pytest.raises(ValueError, match="breaks Arrow's C data interface: the type .* has . (buffers|children), and the array has"):
            raddle.hash_rows(pa.RecordBatchReader.from_batches(schema, iter([pa.record_batch(wrong)])))
    arrays = [pa.array([1]), pa.array([["x"]]), pa.array([value]), pa.array([{"a": 1}]), pa.nulls(1), pa.array([value], pa.string_view())]
    arrays.append(arrays[2].dictionary_encode())
    for kind in [*(array.type for array in arrays), pa.large_binary(), pa.run_end_encoded(pa.int32(), pa.string())]:
        for array in arrays:
            # Views without buffers, large binary and text have three buffers each, whose lengths are not known.
            if kind != array.type and (array.type != pa.string() or kind not in [pa.string_view(), pa.large_binary()]):
                for function in [raddle.sha256_many, lambda column: raddle.hash_rows([column])]:
                    with pytest.raises(ValueError, match="C [Dd]ata interface"):
                        function(pair(kind, array))

    def offsets(kind, width, *ends):
        ends = b"".join(end.to_bytes(width, "little", signed=True) for end in ends)
        return pa.Array.from_buffers(kind, 2, [None, pa.py_buffer(ends), pa.py_buffer(b"abc")])

    def views(place, *buffers):
        view = b"".join(number.to_bytes(4, "little") for number in [13, 0, *place])
        return pa.Array.from_buffers(pa.binary_view(), 1, [None, pa.py_buffer(view), *buffers])

    memory = pa.py_buffer(bytes(20))
    broken = [
        pa.DictionaryArray.from_arrays(pa.array([0, 5], pa.int8()), pa.array(["x"]), safe=False),
        pa.DictionaryArray.from_arrays(pa.array([-1], pa.int8()), pa.array(["x"]), safe=False),
        offsets(pa.string(), 4, 0, 3, 1),
        offsets(pa.large_string(), 8, 0, 3, 1),
        views([0, 8], memory),
        views([1, 0], memory),
        views([2**32 - 1, 0]),
    ]
    for column in broken:
        for values in [column, pa.chunked_array([column])]:
            for function in [raddle.sha256_many, raddle.md5_many, lambda column: raddle.hash_rows([column])]:
                with pytest.raises(ValueError, match="breaks Arrow's C data interface"):
                    function(values)
    for right in [views([0, 7], memory), pa.DictionaryArray.from_arrays(pa.array([0, None], pa.int8()), pa.array(["x"])), offsets(pa.string(), 4, 1, 1, 3)]:
        assert len(raddle.sha256_many(right)) == len(right)


@pytest.mark.parametrize("duplicate", [lambda it: pickle.loads(pickle.dumps(it)), copy.copy, copy.deepcopy])
def test_pickled_columns(duplicate):
    for values in [["a", None, "b"], []]:
        for digests, digits in columns(values):
            for column in [digests, digits, digests[1:], digits[:1]]:
                found = duplicate(column)
                assert (type(found), list(found)) == (type(column), list(column))
                # The chunks and the type are the same too.
                assert found.to_pyarrow().equals(column.to_pyarrow()) and repr(found) == repr(column)


def test_one_batch_of_a_stream_is_in_memory():
    alive, counts = set(), []

    class Memory(bytearray):
        pass

    def batches():
        for at in range(20):
            memory = Memory(b"abc")
            alive.add(at)
            weakref.finalize(memory, alive.discard, at)
            counts.append(len(alive))
            offsets = pa.py_buffer(b"".join(end.to_bytes(4, "little") for end in [0, 1, 3]))
            yield pa.record_batch({"text": pa.Array.from_buffers(pa.string(), 2, [None, offsets, pa.py_buffer(memory)])})

    result = raddle.hash_rows(pa.RecordBatchReader.from_batches(pa.schema({"text": pa.string()}), batches()))
    # The variable of the generator has one more.
    assert len(result) == 40 and len(counts) == 20 and max(counts) <= 2


def test_refusals():
    for wrong in [pa.array([1, 2]), pa.array([1.5]), pa.table({"a": ["x"]})]:
        with pytest.raises(TypeError):
            raddle.sha256_many(wrong)
    with pytest.raises(TypeError):
        raddle.sha256_many(pa.array(["x"]), out=bytearray(32))
    with pytest.raises(ValueError, match="no column"):
        raddle.hash_rows([])
    with pytest.raises(ValueError, match="first column has 1 rows and another has 2"):
        raddle.hash_rows([pa.array(["x"]), pa.array(["x", "y"])])
    for requested in [pa.int64(), pa.string(), pa.binary(31), pa.list_(pa.binary())]:
        for column in [raddle.sha256_many(pa.array(["x"])), raddle.sha256_many(pa.chunked_array([["x"]]))]:
            method = getattr(column, "__arrow_c_array__", None) or column.__arrow_c_stream__
            with pytest.raises(TypeError, match="FixedSizeBinary.* requested: request a type of binary, or of text with hex=True"):
                method(requested.__arrow_c_schema__())
            for fits in [pa.binary(), pa.large_binary(), pa.binary(32), pa.dictionary(pa.int8(), pa.binary())]:
                assert method(fits.__arrow_c_schema__()) is not None
    assert raddle.sha256_many(pa.array(["x"]), hex=True).__arrow_c_array__(pa.string().__arrow_c_schema__()) is not None

    class Once:
        """Returns the same capsules again, after the column was moved out of them."""

        def __init__(self, name, column):
            setattr(type(self), name, lambda self, capsules=getattr(column, name)(): capsules)

    for name, column in [("__arrow_c_array__", pa.array(["x"])), ("__arrow_c_stream__", pa.chunked_array([["x"]]))]:
        once = type("Once", (Once,), {})(name, column)
        assert len(raddle.sha256_many(once)) == 1
        with pytest.raises(ValueError):
            raddle.sha256_many(once)
    with pytest.raises(ValueError, match="one chunk"):
        raddle.hash_rows([pa.chunked_array([["x"], ["y"]])])


def test_planted_faults():
    values = column(pa.string(), 3, 300)
    right = pa.array(raddle.sha256_many(values))
    check(right, values.to_pylist(), lambda data: digest("sha256", data))
    assert refuses(check, right[1:], values.to_pylist(), lambda data: digest("sha256", data))
    assert refuses(check, right, values.to_pylist(), lambda data: digest("sha256", data + b"x"))
    no_nulls = pa.array([value or bytes(32) for value in right.to_pylist()])
    assert refuses(check, no_nulls, values.to_pylist(), lambda data: digest("sha256", data))
