"""The tests of `cryptography` for its AEADs, from its source and with its vectors, with our classes in place of its
own."""

import json
import os
import pathlib
import subprocess
import sys
import tarfile

import pytest

#: The folder of package sources and the folder of `cryptography_vectors`, which `cargo xtask python` fetches.
SOURCES, VECTORS = (os.environ.get(name) for name in ["RADDLE_SOURCES", "RADDLE_VECTORS"])
if not SOURCES or not VECTORS:
    pytest.skip("the tests of cryptography are not here: cargo xtask python fetches them", allow_module_level=True)

CASES = ["TestAESGCM", "TestAESGCMSIV", "TestChaCha20Poly1305"]
#: The tests of other algorithms, for which raddle has no classes.
OTHERS = ["TestAESCCM", "TestAESOCB3", "TestAESSIV"]

#: The tests that can't pass, and why.
NOT_OURS = {f"{case}::test_data_too_large": "raddle takes data of 2^31 bytes and more" for case in CASES}
#: The tests that `cryptography` skips if OpenSSL has the algorithms.
SKIPPED = ["test_chacha20poly1305_unsupported_on_older_openssl", "test_aesocb3_unsupported_on_older_openssl"]


@pytest.fixture(scope="module")
def source():
    version = pytest.importorskip("cryptography", reason="cryptography is not installed").__version__
    return pathlib.Path(SOURCES) / f"cryptography-{version}.tar.gz"


@pytest.fixture
def outcomes(source, tmp_path):
    """Returns a function that runs the tests, and returns the outcome of each."""
    with tarfile.open(source) as archive:
        found = [member for member in archive.getmembers() if member.name.split("/")[1:2] == ["tests"]]
        archive.extractall(tmp_path, found, filter="data")
    (folder,) = tmp_path.iterdir()
    # Their options are in another file.
    (folder / "pytest.ini").write_text("[pytest]\naddopts = -p no:cacheprovider -W ignore\n")

    def run(**variables):
        file = "tests/hazmat/primitives/test_aead.py"
        here = pathlib.Path(__file__).parent
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(here), str(pathlib.Path(VECTORS).resolve())]),
            "RADDLE_OUTCOMES": str(tmp_path / "outcomes.json"),
            **variables,
        }
        options = ["-p", "replaced", *(f"--deselect={file}::{name}" for name in [*OTHERS, *NOT_OURS])]
        done = subprocess.run([sys.executable, "-m", "pytest", *options, file], env=environment, cwd=folder, capture_output=True, text=True)
        assert done.returncode in [0, 1], done.stdout + done.stderr
        return json.loads((tmp_path / "outcomes.json").read_text()), done.stdout

    return run


def check(found, text=""):
    assert {name for name, outcome in found.items() if outcome == "skipped"} == {*SKIPPED}, text
    assert not [name for name, outcome in found.items() if outcome == "failed"], text
    for case in CASES:
        assert any(name.startswith(f"{case}::test_") and "vectors" in name for name in found), text


def test_of_cryptography(outcomes, report):
    found, text = outcomes()
    check(found, text)
    passed = [name for name, outcome in found.items() if outcome == "passed"]
    assert len(passed) >= 67
    report(f"{len(passed)} of cryptography's tests of AESGCM, AESGCMSIV and ChaCha20Poly1305 pass with ours")
    for name, why in NOT_OURS.items():
        report(f"cryptography's {name} is left out: {why}")


@pytest.mark.parametrize("method", ["encrypt", "decrypt", "encrypt_into", "decrypt_into"])
def test_planted_faults(outcomes, method):
    found, _ = outcomes(RADDLE_FAULT=method)
    for case in CASES:
        assert any(name.startswith(case) for name, outcome in found.items() if outcome == "failed")
