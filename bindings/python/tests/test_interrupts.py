"""Ctrl-C ends long calls: the tests send the signal that a terminal sends, in a separate process."""

import os
import signal
import subprocess
import sys

import pytest
import raddle
from sides import needs_posix, refuses

pytestmark = needs_posix

#: Calls that would take an hour.
CALLS = {
    "a list": "raddle.sha256_many([bytes(1 << 20)] * 1_000_000)",
    "a list, on two threads": "raddle.hmac_sha256_many(b'key', [bytes(1 << 20)] * 1_000_000, threads=2)",
    "rows": "raddle.md5_many(memoryview(mmap.mmap(-1, 1 << 45, mmap.MAP_PRIVATE, mmap.PROT_READ)).cast('B', (1 << 22, 1 << 23)))",
    "columns": "import pyarrow\nraddle.sha256_many(pyarrow.chunked_array([pyarrow.array([b'x' * 4000] * 10_000)] * 20_000))",
    "a stream": "import pyarrow, itertools\nbatch = pyarrow.record_batch({'a': ['x' * 4000] * 1000})\n"
    "raddle.hash_rows(pyarrow.RecordBatchReader.from_batches(batch.schema, itertools.repeat(batch)))",
    "a file": "raddle.hash_files(['/dev/zero'], ['sha256', 'md5'])",
    "files, on two threads": "raddle.hash_files(['/dev/zero'] * 5, threads=2)",
    "a folder": "raddle.hash_tree(folder)",
    "a file in parts": "raddle.hash_tree(folder, ['blake3'])",
    "a pipe without a writer": "raddle.hash_files([folder + '/pipe'])",
    "a pipe whose writer is silent": "writer = os.open(folder + '/pipe', os.O_RDWR)\nraddle.hash_files([folder + '/pipe'] * 3, ['md5', 'sha256'])",
}

if hasattr(raddle, "age"):
    CALLS["a pipe that is encrypted"] = "raddle.age.encrypt_file(folder + '/pipe', folder + '/sealed', raddle.age.generate_identity()[1])"

#: Systems other than Linux wait for the writer of a pipe.
CALLS = {name: call for name, call in CALLS.items() if sys.platform == "linux" or "/pipe" not in call}

SCRIPT = """
import mmap, os, signal, sys, threading
import raddle

folder = sys.argv[1]
# A shell lets what it runs in the background ignore the signal.
signal.signal(signal.SIGINT, signal.{handler})
# The call has begun, or is about to.
threading.Timer(0.5, lambda: print("ready", flush=True)).start()
try:
    {call}
except KeyboardInterrupt:
    sys.exit(77)
"""


def check(call, folder, handler="default_int_handler", limit=120):
    """A process that a signal interrupts during a call ends with KeyboardInterrupt."""
    text = SCRIPT.replace("{handler}", handler).replace("{call}", call.replace("\n", "\n    "))
    process = subprocess.Popen([sys.executable, "-c", text, str(folder)], stdout=subprocess.PIPE)
    with process:
        assert process.stdout.readline() == b"ready\n"
        process.send_signal(signal.SIGINT)
        try:
            status = process.wait(limit)
        except subprocess.TimeoutExpired:
            status = None
            process.kill()
    assert status == 77


@pytest.fixture
def folder(tmp_path):
    try:
        subprocess.run([sys.executable, "-c", ""], check=True)
    except OSError as why:
        pytest.skip(f"this interpreter can't be started in another process: {why.strerror}")
    with open(tmp_path / "sparse", "wb") as file:
        file.truncate(1 << 39)
    os.mkfifo(tmp_path / "pipe")
    return tmp_path


@pytest.mark.parametrize("name", CALLS)
def test_of_a_terminal(name, folder):
    if "import pyarrow" in CALLS[name]:
        pytest.importorskip("pyarrow", reason="pyarrow is not installed")
    check(CALLS[name], folder)


def test_planted_faults(folder):
    """The test detects a call that no signal ends."""
    assert refuses(check, CALLS["a file"], folder, "SIG_IGN", 3)
