"""A child that is forked while other threads are in the library does not wait for these threads."""

import subprocess
import sys

import pytest
from sides import needs_posix

pytestmark = needs_posix

CALLS = {
    "a list": "raddle.sha256_many(short, threads=2)",
    "files": "raddle.hash_files([sys.executable], ['sha256', 'blake3'], threads=2)",
}

SCRIPT = """
import os, signal, sys, threading
import raddle

short, stopped = [b"x"] * 600, threading.Event()

def busy():
    while not stopped.is_set():
        raddle.sha256_many(short, threads=8)

threads = [threading.Thread(target=busy) for _ in range(2)]
for thread in threads:
    thread.start()
ended = 0
while ended < 200:
    child = os.fork()
    if child == 0:
        signal.alarm(60)
        {call}
        os._exit(0)
    if os.waitpid(child, 0)[1] != 0:
        break
    ended += 1
stopped.set()
for thread in threads:
    thread.join()
print(ended)
"""


@pytest.mark.parametrize("name", CALLS)
def test_children_end(name):
    try:
        done = subprocess.run([sys.executable, "-c", SCRIPT.format(call=CALLS[name])], capture_output=True, text=True)
    except OSError as why:
        pytest.skip(f"this interpreter can't be started in another process: {why.strerror}")
    assert done.stdout == "200\n"
