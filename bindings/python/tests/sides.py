"""Functions that a test compares with raddle's, and wrong functions that it must refuse."""

import hashlib
import hmac
import os
import random

import pytest
import raddle

try:
    from blake3 import blake3
except ImportError:  # test_hash.py says that it is skipped.
    blake3 = None

needs_posix = pytest.mark.skipif(os.name != "posix", reason="this system has no links, modes, signals or devices as POSIX has them")

#: The hash functions of raddle that hashlib has.
BATCHES = [name.removesuffix("_many") for name in dir(raddle) if name.endswith("_many")]
HASHLIB = [name for name in BATCHES if name in hashlib.algorithms_available]
ALGORITHMS = [*HASHLIB, *(["blake3"] if blake3 else [])]

#: Lengths around those of blocks, of padding, of pieces, and of inputs for which the interpreter's lock is released.
LENGTHS = [*range(0, 131), 255, 256, 257, 1000, 2047, 2048, 2049, 4096, 16383, 16384, 16385, 100_003]


def message(length, seed=0):
    return random.Random(f"{length} {seed}").randbytes(length)


def digest(name, data):
    return blake3(data).digest() if name == "blake3" else hashlib.new(name, data).digest()


def tag(key, data):
    return hmac.digest(key, data, "sha256")


def refuses(check, *arguments):
    """Returns whether a test's check fails with a planted fault."""
    try:
        check(*arguments)
    except AssertionError:
        return True
    return False
