"""Compares hash objects with hashlib, and tests hashlib's and hmac's functions on them."""

import array
import ctypes
import gc
import hashlib
import hmac
import io
import pathlib
import sys
import sysconfig
import threading

import pytest
import raddle
from sides import ALGORITHMS, HASHLIB, LENGTHS, digest, message, refuses, tag


@pytest.mark.parametrize("name", ALGORITHMS)
def test_each_length(name):
    for length in LENGTHS:
        data = message(length)
        for view in [data, bytearray(data), memoryview(data), memoryview(b"x" + data)[1:]]:
            ours = getattr(raddle, name)(view)
            assert ours.digest() == digest(name, data)
        assert ours.hexdigest() == digest(name, data).hex()


@pytest.mark.parametrize("name", HASHLIB)
def test_attributes(name):
    ours, theirs = getattr(raddle, name)(b"abc"), hashlib.new(name, b"abc")
    for attribute in ["name", "digest_size", "block_size"]:
        assert getattr(ours, attribute) == getattr(theirs, attribute)
    assert name in raddle.algorithms_available and name in repr(ours)
    assert getattr(raddle, name)(data=b"abc", usedforsecurity=False).digest() == theirs.digest()
    assert getattr(raddle, name)().digest() == hashlib.new(name).digest()
    assert getattr(raddle, name)(string=bytearray(b"abc")).digest() == theirs.digest()
    with pytest.raises(TypeError, match="data or string, not both"):
        getattr(raddle, name)(b"abc", string=b"abc")


def test_blake3():
    """The first test vector of BLAKE3's authors, and attributes; other tests compare each length with the authors'
    package."""
    ours = raddle.blake3()
    assert ours.hexdigest() == "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262"
    assert (ours.name, ours.digest_size, ours.block_size) == ("blake3", 32, 64)
    assert "blake3" in raddle.algorithms_available
    pytest.importorskip("blake3", reason="the package blake3 is not installed, which BLAKE3 is compared with")


@pytest.mark.parametrize("name", ALGORITHMS)
def test_pieces_and_copies(name):
    ours, data = getattr(raddle, name)(), b""
    for length in LENGTHS:
        ours.update(bytearray(message(length, 1)))
        data += message(length, 1)
        other = ours.copy()
        other.update(b"more")
        assert ours.digest() == digest(name, data)
        assert other.digest() == digest(name, data + b"more")


def test_unaligned_buffers():
    data = bytearray(message(70_000))
    for first in range(17):
        for last in [0, 1, 7, 8, 9, 40, 69_000]:
            view = memoryview(data)[first : first + last]
            assert raddle.sha256(view).digest() == digest("sha256", bytes(view))


def test_items_of_other_types():
    numbers = array.array("I", range(1000))
    assert raddle.sha256(numbers).digest() == digest("sha256", numbers.tobytes())
    # ctypes arrays have no strides.
    output = (ctypes.c_ubyte * 32)()
    for values in [(ctypes.c_uint16 * 1000)(*range(1000)), (ctypes.c_char * 5 * 7)()]:
        assert raddle.sha256(values).digest() == digest("sha256", bytes(values))
        assert raddle.sha256_many([values], out=output) is output and bytes(output) == digest("sha256", bytes(values))


def test_buffers_without_a_dimension():
    for value in [ctypes.c_int(7), memoryview(b"abcd").cast("i", ())]:
        assert raddle.sha256(value).digest() == hashlib.sha256(value).digest()
    number = ctypes.c_uint64(0)
    assert raddle.AESGCM(bytes(16)).decrypt_into(bytes(12), raddle.AESGCM(bytes(16)).encrypt(bytes(12), b"12345678"), None, number) == 8
    assert bytes(number) == b"12345678"


def test_items_of_numpy():
    """Numbers, and items for which NumPy has no format."""
    numpy = pytest.importorskip("numpy", reason="NumPy is not installed")
    dates = numpy.array(["2020-01-01", "NaT"], "M8[s]")
    records = numpy.array([(1, "2020-01-01")], [("number", "i4"), ("date", "M8[D]")])
    for value in [numpy.float64(1.5), numpy.int32(3), numpy.array(5), dates, dates - dates[0], records, records[0], numpy.array(["é"])]:
        assert raddle.sha256(value).digest() == hashlib.sha256(value).digest()
        assert raddle.blake3(value).digest() == raddle.blake3(value.tobytes()).digest()
    with pytest.raises(BufferError, match="not contiguous: give a copy"):
        raddle.sha256(numpy.arange(10)[::2])


def test_refusals():
    for wrong in ["text", None, 7, [1]]:
        with pytest.raises(TypeError):
            raddle.sha256(wrong)
        with pytest.raises(TypeError):
            raddle.sha256().update(wrong)
    with pytest.raises(BufferError, match="contiguous"):
        raddle.sha256(memoryview(bytes(10))[::2])
    with pytest.raises(TypeError):
        raddle.sha256(b"", b"")


@pytest.mark.parametrize("name", HASHLIB)
def test_files_and_macs_of_the_standard_library(name):
    data, ours = message(300_000), getattr(raddle, name)
    if hasattr(hashlib, "file_digest"):
        assert hashlib.file_digest(io.BytesIO(data), ours).digest() == digest(name, data)
    for length in [0, 1, 63, 64, 65, 200]:
        key = message(length, 2)
        mac = hmac.new(key, data, ours)
        assert mac.digest() == hmac.digest(key, data, name)
        assert hmac.digest(key, data, ours) == mac.digest()
        assert (mac.digest_size, mac.block_size) == (hashlib.new(name).digest_size, hashlib.new(name).block_size)


def test_hmac():
    for key in [0, 1, 32, 63, 64, 65, 1000]:
        for length in LENGTHS:
            ours = raddle.hmac_sha256(message(key, 3), bytearray(message(length)))
            assert ours == tag(message(key, 3), message(length))
            assert raddle.hmac_sha256(bytearray(message(key, 3)), message(length)) == ours


#: The algorithms that one kernel computes, and others.
SETS = [["md5", "sha256"], ["sha256", "sha1"], ["sha1", "sha256", "md5"], ["sha512"], HASHLIB]


def digests(names, data):
    return {name: digest(name, data) for name in names}


@pytest.mark.parametrize("names", SETS, ids="-".join)
def test_several(names):
    ours, data = raddle.several(*names, usedforsecurity=False), b""
    for length in LENGTHS:
        piece = message(length, 4)
        assert raddle.several(*names, data=memoryview(piece)).digests() == digests(names, piece)
        ours.update(bytearray(piece))
        data += piece
        other = ours.copy()
        other.update(data=b"more")
        assert list(ours.digests().items()) == list(digests(names, data).items())
        assert other.digests() == digests(names, data + b"more")
        assert ours.hexdigests() == {name: value.hex() for name, value in digests(names, data).items()}
    assert ours.names == other.names == tuple(names) and names[0] in repr(ours)
    if hasattr(hashlib, "file_digest"):
        assert hashlib.file_digest(io.BytesIO(data), lambda: raddle.several(*names)).digests() == ours.digests()


def test_names_of_several():
    assert raddle.several("SHA-256", "BLAKE3").hexdigests() == {
        "SHA-256": hashlib.sha256().hexdigest(),
        "BLAKE3": raddle.blake3().hexdigest(),
    }
    for names, error, reason in [
        ([], ValueError, "no hash function is selected"),
        (["sha256", "sha3"], ValueError, '"sha3": the hash function is none of'),
        (["sha256", "SHA-256"], ValueError, "SHA-256 is selected twice"),
        (raddle.algorithms_available, ValueError, "at most 8 can be"),
        ([b"md5"], TypeError, "names"),
        ([["md5", "sha256"]], TypeError, "names"),
    ]:
        with pytest.raises(error, match=reason):
            raddle.several(*names)
    for wrong in ["text", None, 7, memoryview(bytes(10))[::2]]:
        with pytest.raises((TypeError, BufferError)):
            raddle.several("md5", data=wrong)
        with pytest.raises((TypeError, BufferError)):
            raddle.several("md5").update(wrong)


#: The messages of published collisions (crates/raddle/tests/suite/collisions), and the safe digests of SHA-mbles.
COLLISIONS = pathlib.Path(__file__).parents[3] / "crates/raddle/tests/suite/collisions"
SAFE = {
    "sha-mbles-1": "4f3d9be4a472c4dae83c6314aa6c36a064c1fd14",
    "sha-mbles-2": "9ed5d77a4f48be1dbf3e9e15650733eb850897f2",
}


def test_sha1_checked():
    ours, data = raddle.sha1_checked(usedforsecurity=False), b""
    for length in LENGTHS:
        piece = message(length, 5)
        for safe in [False, True]:
            assert raddle.sha1_checked(memoryview(piece), safe_digest=safe).digest() == digest("sha1", piece)
        ours.update(bytearray(piece))
        data += piece
        other = ours.copy()
        other.update(data=b"more")
        assert ours.digest() == digest("sha1", data) and ours.hexdigest() == digest("sha1", data).hex()
        assert other.digest() == digest("sha1", data + b"more")
    theirs = hashlib.sha1()
    assert (ours.name, ours.digest_size, ours.block_size) == (theirs.name, theirs.digest_size, theirs.block_size)
    assert hmac.digest(b"key", data, raddle.sha1_checked) == hmac.digest(b"key", data, "sha1")
    for wrong in ["text", None, 7, memoryview(bytes(10))[::2]]:
        with pytest.raises((TypeError, BufferError)):
            raddle.sha1_checked(wrong)


@pytest.mark.parametrize("name", ["shattered-1", "shattered-2", "sha-mbles-1", "sha-mbles-2"])
def test_collisions(name):
    path = COLLISIONS / f"{name}.bin"
    if not path.exists():
        pytest.skip("the collisions of the repository are not there")
    attack = path.read_bytes()
    for data in [attack, attack + message(5000)]:
        ours = raddle.sha1_checked(data[:100])
        ours.update(data[100:])
        for function in [ours.digest, ours.hexdigest, ours.copy().digest]:
            with pytest.raises(raddle.CollisionError, match="collision attack on SHA-1") as raised:
                function()
            assert raised.value.digest == hashlib.sha1(data).digest() and isinstance(raised.value, ValueError)
    with pytest.raises(raddle.CollisionError) as raised:
        raddle.sha1_checked(attack, safe_digest=True).digest()
    assert raised.value.digest.hex() == SAFE.get(name, raised.value.digest.hex())
    assert raised.value.digest != hashlib.sha1(attack).digest()
    harmless = attack[:-1] + bytes([attack[-1] ^ 1])
    assert raddle.sha1_checked(harmless).digest() == hashlib.sha1(harmless).digest()


@pytest.mark.parametrize("names", SETS, ids="-".join)
def test_threads_share_an_object(names):
    """Each update is atomic: the digest corresponds to some order, and all updates are equal."""
    one, several, piece = getattr(raddle, names[0])(), raddle.several(*names), message(50_000)

    def update():
        for _ in range(20):
            for ours in [one, several]:
                ours.update(piece)
                ours.update(b"")
            one.digest(), several.digests()

    threads = [threading.Thread(target=update) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert one.digest() == digest(names[0], piece * 80)
    assert several.digests() == digests(names, piece * 80)


def test_a_buffer_that_changes_meanwhile():
    """There is no crash, and the buffer can be resized afterwards."""
    data, done = bytearray(1 << 20), threading.Event()

    def change():
        value = 0
        while not done.is_set():
            value = (value + 1) % 256
            data[:] = bytes([value]) * len(data)

    thread = threading.Thread(target=change)
    thread.start()
    for _ in range(30):
        assert len(raddle.sha256(data).digest()) == 32
    done.set()
    thread.join()
    data.append(0)
    gc.collect()


def test_no_lock_is_asked_for():
    """In a Python without the global lock, the module does not enable the lock, so the tests with threads run without
    it."""
    if not sysconfig.get_config_var("Py_GIL_DISABLED"):
        pytest.skip("this Python has a global lock: threads of it don't run Python at the same time")
    assert not sys._is_gil_enabled()


def test_planted_faults():
    def check(function):
        for length in LENGTHS:
            assert function(message(length)) == digest("sha256", message(length))

    check(lambda data: raddle.sha256(data).digest())
    assert refuses(check, lambda data: raddle.sha256(data[:-1]).digest())
    assert refuses(check, lambda data: raddle.sha256(data[:16384]).digest())
    assert refuses(check, lambda data: raddle.sha224(data).digest())
    check(lambda data: raddle.several("md5", "sha256", data=data).digests()["sha256"])
    assert refuses(check, lambda data: raddle.several("md5", "sha256", data=data).digests()["md5"])
