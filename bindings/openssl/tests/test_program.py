"""The program `openssl` with both providers."""

import re

import pytest

from hashes import HASHES
from programs import WORK, message, output

LENGTHS = [0, 1, 15, 16, 63, 64, 65, 1000, 8192, 100_001]
KEY = bytes(range(32)).hex()
CIPHERS = {"aes-128-ctr": 16, "aes-192-ctr": 24, "aes-256-ctr": 32, "chacha20": 32}
# Those of ours, and one that falls to the default provider.
DIGESTS = [*HASHES, "sha3-256"]
POLY1305 = f"mac -macopt hexkey:{KEY} -in message Poly1305"

COMMANDS = [POLY1305]
for cipher, length in CIPHERS.items():
    enc = f"enc -e -in message -K {KEY[:2 * length]} -iv fffffffffffffffffffffffffffffff0 -{cipher}"
    COMMANDS += [enc, f"{enc} -bufsize 17"]
for digest in DIGESTS:
    COMMANDS += [f"dgst -{digest} message", f"dgst -{digest} -hmac key message"]
    COMMANDS += [f"mac -digest {digest} -macopt hexkey:00ff80 -in message HMAC"]

LISTED = {
    "cipher": ["aes-128-gcm", "aes-192-gcm", "aes-256-gcm", "aes-128-ctr", "chacha20", "chacha20-poly1305"],
    "digest": [name.lower() for names, _ in HASHES.values() for name in names if "." not in name],
    "mac": ["hmac", "poly1305"],
}


def openssl(provider, command):
    return output(provider, "openssl", *command.split())


def test_the_provider_is_active():
    providers = openssl("raddle", "list -providers").decode().lower()
    assert "name: raddle" in providers and "status: active" in providers


@pytest.mark.parametrize("kind", LISTED)
def test_algorithms_are_listed(kind):
    lines = openssl("raddle", f"list -{kind}-algorithms -verbose").decode().lower().splitlines()
    ours = {word for line in lines if line.rstrip().endswith("@ raddle") for word in re.split("[ ,{}]", line)}
    assert not set(LISTED[kind]) - ours


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("length", LENGTHS)
def test_the_providers_agree(length, command):
    (WORK / "message").write_bytes(message(length))
    assert openssl("raddle", command) == openssl("default", command)


def test_a_planted_fault_is_found():
    (WORK / "message").write_bytes(message(LENGTHS[-1]))
    assert openssl("tag", POLY1305) != openssl("default", POLY1305)
