"""Tests with resources that the system refuses: threads, whose stacks have no memory, and memory itself.

Without the threads, a batch is still hashed. Without memory, a call raises `MemoryError`, and the process continues.
"""

import subprocess
import sys

import pytest
import raddle

THREADS = """
import hashlib, resource, raddle

values = [bytes([i % 256]) * (i % 100) for i in range(5000)]
expected = [hashlib.sha256(value).digest() for value in values]
rows = b"".join(value.ljust(100, b"-") for value in values)
rows = memoryview(rows).cast("B", (len(values), 100))
{column}
pages = int(open("/proc/self/statm").read().split()[0])
limit = pages * resource.getpagesize() + (12 << 20)
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
assert raddle.sha256_many(values, threads=8) == expected
assert bytes(raddle.sha256_many(rows, threads=8)[:1].tobytes()) == hashlib.sha256(b"-" * 100).digest()
{check}
"""


def run(column="", check=""):
    script = THREADS.format(column=column, check=check)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


linux = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc and limits of the address space")


@linux
def test_threads_that_are_refused():
    run()


@linux
def test_threads_that_are_refused_for_a_column():
    pytest.importorskip("pyarrow")
    column = "import pyarrow; column = pyarrow.chunked_array([pyarrow.array(values, pyarrow.binary())])"
    check = "assert pyarrow.chunked_array(raddle.sha256_many(column, threads=8)).to_pylist() == expected"
    run(column, check)


MEMORY = """
import mmap, resource, raddle

# Memory that nobody writes to takes no time.
cipher, nonce, data, output = raddle.AESGCM(bytes(32)), bytes(12), mmap.mmap(-1, 1 << 28), mmap.mmap(-1, (1 << 28) + 16)
rows = memoryview(data).cast("B", (2, 1 << 27))
pages = int(open("/proc/self/statm").read().split()[0])
limit = pages * resource.getpagesize() + (64 << 20)
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
try:
    {call}
except MemoryError:
    assert raddle.sha256(b"").digest_size == 32
    print("refused")
"""

LARGE_CALLS = [
    "cipher.encrypt(nonce, data)",
    "cipher.encrypt_into(nonce, data, None, output)",
    "cipher.encrypt_into(nonce, b'', data, bytearray(16))",
    "cipher.decrypt_into(nonce, output, None, data)",
    "cipher.encrypt_many([nonce], [data])",
    "cipher.decrypt_many([nonce], [output])",
    "raddle.AESGCM(data)",
    "raddle.hmac_sha256(data, b'')",
    "raddle.hmac_sha256_many(data, [b''])",
    "raddle.sha256_many([data])",
    "raddle.sha256_many(rows)",
    "raddle.sha256_many(memoryview(data).cast('B', (1 << 22, 1 << 6)))",
    "raddle.blake3().digest(1 << 28)",
    "raddle.blake3().hexdigest(1 << 28)",
]
if hasattr(raddle, "age"):
    LARGE_CALLS += [
        "raddle.age.encrypt(data, raddle.age.generate_identity()[1])",
        "raddle.age.decrypt(data, [data])",
    ]


@linux
@pytest.mark.parametrize("call", LARGE_CALLS)
def test_memory_that_is_refused(call):
    done = subprocess.run([sys.executable, "-c", MEMORY.format(call=call)], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stdout) == (0, "refused\n"), done.stderr
