"""Python's hashlib, hmac and ssl, and the package cryptography, in each Python here: docs/python.md."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hashes import HASHES
from programs import WORK, output

# The names in hashlib.
NAMES = [name.replace("-", "_") for name in HASHES]
# Prints the versions of OpenSSL, and what each module computes.
PROGRAM = f"NAMES = {NAMES}" + """
import hashlib, hmac, json, ssl
made = {}
for name in NAMES:
    made["hashlib " + name] = hashlib.new(name, b"abc").hexdigest()
for name in [*NAMES, "sha3_256"]:
    made["hmac " + name] = hmac.digest(b"key", b"text", name).hex()
made["hmac pieces"] = hmac.new(b"key", b"text", "sha256").hexdigest()
made["pbkdf2"] = hashlib.pbkdf2_hmac("sha256", b"password", b"salt", 3).hex()
versions = {"ssl": ssl.OPENSSL_VERSION}
try:
    from cryptography.hazmat.backends.openssl import backend
    from cryptography.hazmat.primitives import ciphers, hashes, hmac as macs, poly1305
    from cryptography.hazmat.primitives.ciphers import aead, algorithms, modes
    versions["cryptography"] = backend.openssl_version_text()
    for cipher in (aead.AESGCM, aead.ChaCha20Poly1305):
        for length in (0, 1, 1000):
            made[f"{cipher.__name__} {length}"] = cipher(bytes(32)).encrypt(bytes(12), bytes(length), b"aad").hex()
            assert cipher(bytes(32)).decrypt(bytes(12), bytes.fromhex(made[f"{cipher.__name__} {length}"]), b"aad") == bytes(length)
    digest, mac = hashes.Hash(hashes.SHA256()), macs.HMAC(b"key", hashes.SHA384())
    digest.update(b"abc")
    mac.update(b"text")
    stream = ciphers.Cipher(algorithms.AES(bytes(32)), modes.CTR(bytes(16))).encryptor()
    made["Hash"], made["HMAC"], made["CTR"] = digest.finalize().hex(), mac.finalize().hex(), stream.update(bytes(100)).hex()
    made["Poly1305"] = poly1305.Poly1305.generate_tag(bytes(range(32)), b"text").hex()
except ImportError:
    pass
print(json.dumps([versions, made]))
"""
# Debian's Python, and the one that is found first, which may have its own package with an OpenSSL inside.
PYTHONS = {Path(path).resolve(): path for path in ("/usr/bin/python3", shutil.which("python3")) if path and Path(path).exists()}
# The results that each planted fault makes wrong, if the module is present.
FAULTS = {"tag": ["AESGCM 0", "ChaCha20Poly1305 1000"],
          "digest": [f"hashlib {name}" for name in NAMES],
          "mac": [f"hmac {name}" for name in NAMES], "keystream": ["CTR"]}
# A wheel of PyPI that has OpenSSL 4 inside: Debian 12 has none.
WHEEL, INSIDE = "cryptography==50.0.2", "OpenSSL 4.0.3"


@pytest.fixture(scope="module")
def wheel():
    """Returns a Python with the wheel."""
    folder = WORK / "wheel"
    for command in ([sys.executable, "-m", "venv", folder],
                    [folder / "bin/python", "-m", "pip", "install", "--quiet", "--only-binary", ":all:", WHEEL]):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            reason = (done.stderr or done.stdout).strip().splitlines()[-1:]
            pytest.skip(f"{INSIDE} in the wheel {WHEEL}: it can't be installed: {' '.join(reason)}")
    return folder / "bin/python"


def made(provider, python):
    return json.loads(output(provider, python, "-c", PROGRAM))


@pytest.mark.parametrize("python", PYTHONS.values())
def test_the_providers_agree(python, report):
    versions, results = made("raddle", python)
    if not versions["ssl"].startswith("OpenSSL 3"):
        pytest.skip(f"{python} with the OpenSSL provider: it has {versions['ssl']}")
    assert [versions, results] == made("default", python)
    report(f"{python}: {', '.join(f'{module} with {version}' for module, version in versions.items())}")


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("python", PYTHONS.values())
def test_a_planted_fault_is_found(python, fault):
    right, wrong = (made(provider, python)[1] for provider in ("default", fault))
    names = [name for name in FAULTS[fault] if name in right]
    if not names:
        pytest.skip(f"{python} with the OpenSSL provider: it has no package cryptography")
    assert all(right[name] != wrong[name] for name in names)


def test_openssl_4_has_the_same_results(wheel, report):
    versions, results = made("raddle", wheel)
    assert versions["cryptography"].startswith(INSIDE)
    assert [versions, results] == made("default", wheel)
    report(f"{WHEEL} with {versions['cryptography']}")


@pytest.mark.parametrize("fault, name", [("tag", "AESGCM 0"), ("tag", "ChaCha20Poly1305 1000"), ("tag", "Poly1305"),
                                         ("digest", "Hash"), ("keystream", "CTR")])
def test_a_planted_fault_is_found_in_openssl_4(wheel, fault, name):
    assert made("default", wheel)[1][name] != made(fault, wheel)[1][name]


@pytest.mark.parametrize("provider", ["raddle", "default"])
def test_the_check_of_the_page_names_the_provider(provider):
    page = Path(__file__).parents[3].joinpath("docs/python.md").read_text()
    (command,) = re.findall(r"^python3 -c '(.*?)'$", page, re.MULTILINE | re.DOTALL)
    assert output(provider, "/usr/bin/python3", "-c", command).decode() == f"{provider}\n"
