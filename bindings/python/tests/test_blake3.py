"""Compares BLAKE3 with keys, derived keys and longer output with its authors' package and vectors."""

import hashlib
import io
import pathlib
import re
import threading

import pytest
import raddle
from sides import LENGTHS, blake3, message, refuses

KEY = b"whats the Elvish word for friend"
CONTEXT = "BLAKE3 2019-12-27 16:29:52 test vectors context"
MODES = [{}, {"key": KEY}, {"derive_key_context": CONTEXT}]
each_mode = pytest.mark.parametrize("mode", MODES, ids=["hash", "keyed", "derive_key"])
needs_blake3 = pytest.mark.skipif(blake3 is None, reason="the package blake3 is not installed, which ours is compared with")

#: The output lengths: around a block, and around the length at which the interpreter's lock is released.
OUTPUTS = [0, 1, 31, 32, 33, 63, 64, 65, 131, 2047, 2048, 10_000]
PLACES = [0, 1, 63, 64, 65, 1000, 2**32 * 64 - 5, 2**63]


def vectors():
    """Returns the authors' vectors from the library's test: the length of the input, and for each mode, both ends of
    131 bytes."""
    path = pathlib.Path(__file__).parents[3] / "crates/raddle/tests/suite/blake3.rs"
    if not path.exists():
        pytest.skip("the library's tests are not there, which have the vectors")
    rows = re.findall(r"^    \((\d+), \[(.*)\]\),$", path.read_text(), re.MULTILINE)
    return [(int(length), re.findall(r'\["(\w+)", "(\w+)"\]', ends)) for length, ends in rows]


def check_vectors(of):
    found = vectors()
    assert len(found) >= 10
    for length, ends in found:
        data = bytes(at % 251 for at in range(length))
        assert len(ends) == len(MODES)
        for mode, (first, last) in zip(MODES, ends):
            digits = of(data, **mode).hexdigest(131)
            assert digits.startswith(first) and digits.endswith(last)


def test_vectors():
    check_vectors(raddle.blake3)
    assert refuses(check_vectors, lambda data, **mode: raddle.blake3(data + b"x", **mode))
    assert refuses(check_vectors, lambda data, **mode: raddle.blake3(data))


def check_outputs(of, mode, lengths):
    for length in lengths:
        data = message(length)
        theirs, ours = blake3(data, **mode), of(data, **mode)
        for size in OUTPUTS:
            for place in PLACES:
                assert ours.digest(size, seek=place) == theirs.digest(size, seek=place)
            assert ours.hexdigest(size, seek=1) == theirs.hexdigest(size, seek=1)
        assert ours.digest() == theirs.digest() and ours.hexdigest() == theirs.hexdigest()
        assert ours.digest(length=5) == theirs.digest(length=5)


@needs_blake3
@each_mode
def test_outputs(mode):
    check_outputs(raddle.blake3, mode, [0, 1, 64, 1023, 1024, 1025, 100_003])
    assert refuses(check_outputs, lambda data, **mode: raddle.blake3(data, **{**mode, "derive_key_context": "x", "key": None}), mode, [1])
    assert refuses(check_outputs, lambda data, **mode: raddle.blake3(data + b"\0", **mode), mode, [64])


@needs_blake3
@each_mode
def test_pieces_copies_and_reset(mode):
    ours, theirs, data = raddle.blake3(**mode), blake3(**mode), b""
    for length in LENGTHS:
        assert ours.update(bytearray(message(length, 1))) is ours
        theirs.update(message(length, 1))
        data += message(length, 1)
        other = ours.copy().update(b"more")
        assert ours.digest() == theirs.digest() == blake3(data, **mode).digest()
        assert other.digest(99) == blake3(data + b"more", **mode).digest(99)
    copy = ours.copy()
    ours.reset()
    assert ours.digest() == blake3(**mode).digest() and copy.digest() == theirs.digest()
    copy.reset()
    assert copy.update(b"abc").digest() == blake3(b"abc", **mode).digest()


@needs_blake3
def test_attributes():
    for attribute in ["name", "digest_size", "block_size", "key_size", "AUTO"]:
        assert getattr(raddle.blake3, attribute) == getattr(blake3, attribute)
        assert getattr(raddle.blake3(), attribute) == getattr(blake3(), attribute)
    assert raddle.blake3(b"abc", max_threads=raddle.blake3.AUTO, usedforsecurity=False).digest() == blake3(b"abc").digest()
    assert raddle.blake3(data=b"abc").digest() == blake3(b"abc").digest()
    assert isinstance(raddle.blake3(), raddle.blake3) and "blake3" in raddle.algorithms_available
    assert hashlib.file_digest(io.BytesIO(message(300_000)), raddle.blake3).digest() == blake3(message(300_000)).digest()


def test_refusals():
    for wrong in [0, 31, 33]:
        with pytest.raises(ValueError, match=f"the key has {wrong} bytes but must have 32"):
            raddle.blake3(key=bytes(wrong))
    for wrong in [0, -2]:
        with pytest.raises(ValueError, match=f"max_threads is {wrong} but must be at least 1, or AUTO"):
            raddle.blake3(max_threads=wrong)
    with pytest.raises(ValueError, match="not both"):
        raddle.blake3(key=KEY, derive_key_context=CONTEXT)
    with pytest.raises(TypeError):
        raddle.blake3(key="whats the Elvish word for friend")
    with pytest.raises(TypeError):
        raddle.blake3("text")
    for length, place in [(-1, 0), (0, -1), (1, 2**64), (2**63, 0), (2**64, 0)]:
        with pytest.raises(OverflowError):
            raddle.blake3().digest(length, seek=place)
    assert len(raddle.blake3().digest(2, seek=2**64 - 2)) == 2
    with pytest.raises(ValueError, match="2\\^64"):
        raddle.blake3().digest(3, seek=2**64 - 2)
    with pytest.raises(MemoryError):
        raddle.blake3().digest(2**62)


def test_threads_share_an_object():
    ours, piece = raddle.blake3(key=KEY), message(50_000)

    def update():
        for _ in range(20):
            ours.update(piece)
            ours.digest(5000)

    threads = [threading.Thread(target=update) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert ours.digest() == raddle.blake3(piece * 80, key=KEY).digest()
