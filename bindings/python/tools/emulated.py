"""Runs the package's tests for aarch64 with Debian's Python, under qemu.

`cargo xtask python --aarch64` builds the wheel and starts this program: `emulated.py WHEEL FOLDER`, with pytest
options. Debian's packages are unpacked, not installed. pip fetches packages for the other architecture without running
any of their code.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import zipfile

import debian

TESTS = pathlib.Path(__file__).parents[1] / "tests"

VERSION, SUITE = "3.13", "trixie"

#: The interpreter, and the libraries of its modules and of the packages.
PACKAGES = [
    f"python{VERSION}-minimal", f"libpython{VERSION}-minimal", f"libpython{VERSION}-stdlib", "libc6", "libgcc-s1", "libstdc++6",
    "zlib1g", "libexpat1", "libffi8", "libssl3t64", "libbz2-1.0", "liblzma5", "libuuid1", "libzstd1",
]

#: The packages with which the tests compare here. The engines are large, and behave the same on any architecture.
OTHERS = ["pytest", "blake3", "pyrage", "cryptography", "numpy", "pyarrow"]

GLIBC = ["manylinux2014", *(f"manylinux_2_{minor}" for minor in range(17, 40))]


def others(folder):
    """Fetches these packages once, in the versions of the requirements."""
    pins = re.findall(r"^([\w-]+)(?:\[\w+\])?==\S+$", (TESTS / "requirements.txt").read_text(), re.MULTILINE)
    lines = (TESTS / "requirements.txt").read_text().splitlines()
    wanted = [line for line in lines if line.split("==")[0] in OTHERS]
    print(f"skipped: under qemu: {', '.join(sorted({*pins} - {*OTHERS, 'maturin'}))}", flush=True)
    record = folder / "fetched.txt"
    if not record.exists() or record.read_text() != "\n".join(wanted):
        shutil.rmtree(folder, ignore_errors=True)
        platforms = [f"--platform={glibc}_aarch64" for glibc in GLIBC]
        subprocess.run([
            sys.executable, "-m", "pip", "install", "--quiet", "--only-binary=:all:", "--no-compile", "--target", folder,
            "--python-version", VERSION, "--implementation=cp", *platforms, *wanted,
        ], check=True)
        record.write_text("\n".join(wanted))


def main():
    wheel, folder, *options = sys.argv[1:]
    folder = pathlib.Path(folder).resolve()
    if not shutil.which("qemu-aarch64"):
        raise debian.Failure("needs a Debian package: apt-get install qemu-user")
    debian.binaries(SUITE, "arm64", PACKAGES, folder / "debian")
    others(folder / "others")
    package = folder / "package"
    shutil.rmtree(package, ignore_errors=True)
    zipfile.ZipFile(wheel).extractall(package)
    environment = {
        **os.environ,
        "QEMU_LD_PREFIX": str(folder / "debian"),
        # Libraries are looked up where Debian has them, not where this machine has them.
        "QEMU_SET_ENV": f"LD_LIBRARY_PATH={folder}/debian/usr/lib/aarch64-linux-gnu",
        "QEMU_CPU": "max",
        "PYTHONHOME": str(folder / "debian/usr"),
        "PYTHONPATH": f"{package}:{folder}/others",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    python = ["qemu-aarch64", folder / f"debian/usr/bin/python{VERSION}"]
    where = "import platform, raddle; print(f'report: raddle {raddle.__version__} on', platform.machine(), platform.python_version())"
    subprocess.run([*python, "-c", where], env=environment, check=True)
    options = options or [TESTS, "--deselect", f"{TESTS}/test_engines.py"]
    sys.exit(subprocess.run([*python, "-m", "pytest", *options], env=environment, check=False).returncode)


if __name__ == "__main__":
    try:
        main()
    except debian.Failure as why:
        sys.exit(str(why))
