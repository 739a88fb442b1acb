"""Runs the package's tests in valgrind, and then calls with planted overflows, which valgrind must find in the module.

`cargo xtask python --valgrind` starts this program with the interpreter of an environment that has the package.
valgrind follows each access by Rust and by the kernels. It does not know AVX-512, SHA or VAES instructions, so the AVX2
kernels run.
"""

import os
import pathlib
import subprocess
import sys

TESTS = pathlib.Path(__file__).parents[1] / "tests"

#: Hash objects, batches, sealing, columns, files and threads. scrypt is left out, because it takes minutes here.
SUBSET = ["test_hash.py", "test_blake3.py", "test_many.py", "test_arrow.py", "test_seal.py", "test_files.py", "test_age.py"]
WITHOUT = "not passphrases"

#: The exit status when valgrind finds an error.
REFUSED = 99

SUPPRESSIONS = pathlib.Path(__file__).with_name("valgrind.supp")
VALGRIND = ["valgrind", "--quiet", f"--error-exitcode={REFUSED}", "--num-callers=20", f"--suppressions={SUPPRESSIONS}"]


def run(*arguments, **options):
    """Runs Python in valgrind. Python's and Arrow's allocators hand out pieces of larger blocks unless malloc is used.
    """
    allocators = {"PYTHONMALLOC": "malloc", "ARROW_DEFAULT_MEMORY_POOL": "system"}
    environment = {**os.environ, **allocators, "RADDLE_CPU": "avx2", "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([*VALGRIND, sys.executable, *arguments], env=environment, check=False, **options)


def find_planted():
    """Returns which planted overflows were not found."""
    planted = TESTS.parent / "tools/overflows.py"
    names = subprocess.run([sys.executable, planted], capture_output=True, text=True, check=True).stdout.split()
    missed = []
    for name in names:
        for planted_bytes, status in [("0", 0), ("1", REFUSED)]:
            done = run(planted, name, planted_bytes, capture_output=True, text=True)
            # The first lines name the access, and the module in which it happens.
            told = done.stderr.split("Address 0x")[0]
            found = "Invalid " in told and "_raddle.abi3.so" in told
            if done.returncode != status or found != (status == REFUSED):
                missed.append(name)
                print(f"{name} with {planted_bytes} bytes too many: exit status {done.returncode}\n{done.stderr}")
    print(f"report: valgrind found the overflows in {', '.join(name for name in names if name not in missed)}", flush=True)
    return missed


def main():
    missed = find_planted()
    options = sys.argv[1:] or [*(TESTS / name for name in SUBSET), "-k", WITHOUT]
    status = run("-m", "pytest", *options).returncode
    sys.exit(status or len(missed))


if __name__ == "__main__":
    main()
