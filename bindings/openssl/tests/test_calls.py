"""Random calls of both providers through OpenSSL's functions, with compare.c."""

import pytest

from hashes import HASHES
from programs import DEFAULT, Failed, output

ROUNDS = "300"
# The results that each planted fault makes wrong, as compare.c names them.
FAULTS = [("tag", name) for name in ("AES-128-GCM", "AES-192-GCM", "AES-256-GCM", "ChaCha20-Poly1305", "POLY1305")]
FAULTS += [("digest", names[0]) for names, _ in HASHES.values()]
FAULTS += [("mac", f"HMAC {names[0]}") for names, _ in HASHES.values()]
FAULTS += [("keystream", name) for name in ("AES-128-CTR", "AES-192-CTR", "AES-256-CTR", "ChaCha20")]


@pytest.fixture(scope="module")
def compare(compiled, request):
    program, seed = compiled("compare"), request.config.getoption("--seed")
    # The program names its providers, and loads them itself.
    return lambda provider, *only: output(provider, program, ROUNDS, seed, *only, configuration=DEFAULT).decode().strip()


def test_the_providers_agree(compare, report):
    report(f"compare.c: {compare('raddle')}")


@pytest.mark.parametrize("fault,name", FAULTS)
def test_a_planted_fault_is_found(compare, fault, name):
    with pytest.raises(Failed, match=name.removeprefix("HMAC ")):
        compare(fault, name)
    # The test finds the fault and nothing else.
    compare("raddle", name)
