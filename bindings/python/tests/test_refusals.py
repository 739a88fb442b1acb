"""What the system refuses: more threads, for whose stacks there is no memory. The batch is hashed all the same."""

import subprocess
import sys

import pytest

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
