"""Calls the package with memory that is declared longer than it is. Without arguments, lists the calls.

`overflows.py NAME 1` makes the module read or write one byte past the end of a block; with 0, everything is right. A
multiple of 8 bytes precedes the byte that is read, because valgrind allows reading words that are only partly beyond
the end, as programs do when they look for the end of a text.
"""

import ctypes
import sys

import raddle

malloc = ctypes.CDLL(None).malloc
malloc.restype, malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]


def block(length, planted):
    """Returns a buffer of this length, in a block that is shorter if a fault is planted."""
    address = malloc(length - planted)
    ctypes.memset(address, 1, length - planted)
    return (ctypes.c_ubyte * length).from_address(address)


def hash_object(planted):
    raddle.sha256(block(1001, planted)).digest()


def hash_object_without_the_lock(planted):
    raddle.blake3(block(5001, planted)).digest()


def rows(planted):
    raddle.sha256_many(memoryview(block(41 * 33, planted)).cast("B", (41, 33)))


def digests(planted):
    raddle.sha256_many([b"abc"] * 40, out=block(40 * 32, planted))


def sealed(planted):
    raddle.AESGCM(bytes(16)).encrypt_into(bytes(12), bytes(5000), None, block(5016, planted))


def column(planted):
    """A kernel reads the value in place."""
    import pyarrow

    memory = block(3001, planted)
    values = pyarrow.foreign_buffer(ctypes.addressof(memory), len(memory), memory)
    offsets = pyarrow.py_buffer(b"".join(offset.to_bytes(4, "little") for offset in [0, 1000, 3001]))
    raddle.sha256_many(pyarrow.Array.from_buffers(pyarrow.binary(), 2, [None, offsets, values]))


def age_file(planted):
    raddle.age.encrypt(block(70_001, planted), raddle.age.generate_identity()[1])


CALLS = [hash_object, hash_object_without_the_lock, rows, digests, sealed, column] + [age_file] * hasattr(raddle, "age")

if __name__ == "__main__":
    if len(sys.argv) == 1:
        print(*(call.__name__ for call in CALLS))
    else:
        (call,) = (call for call in CALLS if call.__name__ == sys.argv[1])
        call(int(sys.argv[2]))
