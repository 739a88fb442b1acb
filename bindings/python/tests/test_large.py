"""Compares arrays of 2^31 bytes and more with hashlib. `cargo xtask python --large` runs these tests, which take a
minute and 7 GB of memory."""

import hashlib
import mmap
import os
import pathlib
import random

import pytest
import raddle
from sides import refuses

if "RADDLE_LARGE" not in os.environ:
    pytest.skip("arrays of 2^31 bytes and more take a minute: cargo xtask python --large", allow_module_level=True)

LARGE = (1 << 31) + 5
NEEDED = 7 << 30


def available():
    """Returns the number of free bytes of memory."""
    lines = pathlib.Path("/proc/meminfo").read_text().splitlines()
    (line,) = (line for line in lines if line.startswith("MemAvailable:"))
    return int(line.split()[1]) << 10


if available() < NEEDED:
    pytest.skip(f"arrays of 2^31 bytes and more need {NEEDED >> 30} GiB of memory, and {available() >> 30} are free", allow_module_level=True)


@pytest.fixture(scope="module")
def memory():
    """Returns memory in which the bytes beyond 2^31 differ from the first bytes."""
    memory = mmap.mmap(-1, LARGE + 59, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    for at in random.Random(1).sample(range(len(memory)), 1000):
        memory[at] = 1 + at % 255
    memory[-64:] = bytes(range(64))
    return memory


def check(digest, data):
    assert digest == hashlib.sha256(data).digest()


def test_one_message(memory):
    check(raddle.sha256(memory).digest(), memory)
    with memoryview(memory) as view:
        check(raddle.sha256(view[:LARGE]).digest(), view[:LARGE])
        assert refuses(check, raddle.sha256(view[: 1 << 31]).digest(), view[:LARGE])
        # This is the part that a 32-bit length would leave.
        assert refuses(check, raddle.sha256(view[: LARGE - (1 << 31)]).digest(), view[:LARGE])


def test_values_of_a_list(memory):
    with memoryview(memory) as view:
        digests = raddle.sha256_many([view[:LARGE], b"abc"], threads=2)
        check(digests[0], view[:LARGE])
        check(digests[1], b"abc")


def test_rows(memory):
    """33,554,433 rows: the positions of the last rows need 32 bits."""
    with memoryview(memory) as view:
        rows = view.cast("B", (len(memory) // 64, 64))
        result = raddle.sha256_many(rows, threads=2)
        assert result.shape == (len(memory) // 64, 32)
        digests = result.obj
        places = [0, (1 << 25) - 1, 1 << 25, *random.Random(2).sample(range(len(rows)), 2000)]
        for row in places:
            check(bytes(digests[32 * row : 32 * row + 32]), view[64 * row : 64 * row + 64])
        assert refuses(check, bytes(digests[-32:]), view[:64])
        del rows


def test_a_column(memory):
    """64-bit offsets, a null, and a slice that begins beyond 2^31 bytes."""
    pa = pytest.importorskip("pyarrow", reason="pyarrow is not installed")
    ends = [0, 3, 3, LARGE - 7, LARGE, LARGE + 59]
    offsets = pa.py_buffer(b"".join(end.to_bytes(8, "little") for end in ends))
    column = pa.Array.from_buffers(pa.large_binary(), 5, [pa.py_buffer(bytes([0b11101])), offsets, pa.py_buffer(memory)])
    with memoryview(memory) as view:
        for first in [0, 3]:
            digests = pa.array(raddle.sha256_many(column[first:])).to_pylist()
            for row, digest in enumerate(digests, first):
                if row == 1:
                    assert digest is None
                else:
                    check(digest, view[ends[row] : ends[row + 1]])
    # Several chunks, each of which is below this length.
    chunk = pa.array([bytes(1 << 20)] * 1025)
    digests = pa.chunked_array(raddle.md5_many(pa.chunked_array([chunk, chunk]), threads=2))
    assert digests.to_pylist() == [hashlib.md5(bytes(1 << 20)).digest()] * 2050
    del column


def test_sealing(memory):
    """The other side seals in pieces: `cryptography` refuses data of this length in one."""
    ciphers = pytest.importorskip("cryptography.hazmat.primitives.ciphers", reason="cryptography is not installed")
    key, nonce = bytes(range(32)), bytes(range(12))
    ours = raddle.AESGCM(key)
    with memoryview(memory) as view:
        sealed = ours.encrypt(nonce, view[:LARGE], b"header")
        theirs = ciphers.Cipher(ciphers.algorithms.AES(key), ciphers.modes.GCM(nonce)).encryptor()
        theirs.authenticate_additional_data(b"header")
        with memoryview(sealed) as output:
            for first in range(0, LARGE, 1 << 24):
                end = min(first + (1 << 24), LARGE)
                assert theirs.update(view[first:end]) == output[first:end]
            theirs.finalize()
            assert theirs.tag == output[LARGE:]
            assert hashlib.sha256(ours.decrypt(nonce, output, b"header")).digest() == hashlib.sha256(view[:LARGE]).digest()
    forged = bytearray(sealed)
    forged[-20] ^= 1
    with pytest.raises(raddle.InvalidTag):
        ours.decrypt(nonce, forged, b"header")
