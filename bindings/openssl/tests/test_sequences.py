"""Random sequences of calls of both providers, with sequences.c."""

import re
from pathlib import Path

import pytest

import versions
from programs import DEFAULT, Failed, output

SEQUENCES = "50000"
# The planted faults that the sequences of each kind of object must find.
FAULTS = {"cipher": ["tag", "keystream"], "digest": ["digest"], "mac": ["mac", "tag"], "kdf": ["mac", "digest"]}
# Faults of calls, which the default provider of older versions has too or can't have.
FAULTS_OF_CALLS = {"3.5": ["end", "outcome"], "4": ["end", "outcome", "position"]}
README = Path(__file__).parents[1].joinpath("README.md").read_text()
# The differences that the README lists, under their words in bold.
LISTED = set(re.findall(r"^- \*\*(.+?)\*\*", README.partition("## Differences from the default provider")[2], re.MULTILINE))


@pytest.fixture
def sequences(openssl, request):
    program, seed = openssl.compile("sequences"), request.config.getoption("--seed")
    # The program names its providers, and loads them itself.
    return lambda provider, kind: output(provider, *program, kind, SEQUENCES, seed, configuration=DEFAULT).decode()


@pytest.mark.parametrize("openssl", versions.ALL, indirect=True)
@pytest.mark.parametrize("kind", FAULTS)
def test_the_providers_agree_but_for_what_is_listed(sequences, openssl, report, kind):
    agree, *differences = sequences("raddle", kind).splitlines()
    met = {line.rpartition(":")[0] for line in differences}
    assert met - {"random nonces"} <= LISTED
    report(f"{openssl.name}: sequences.c: {kind}: {agree}; {len(met)} listed differences are met")


@pytest.mark.parametrize(
    "openssl,kind,fault",
    [("machine", kind, fault) for kind, faults in FAULTS.items() for fault in faults]
    + [(version, "cipher", fault) for version, faults in FAULTS_OF_CALLS.items() for fault in faults],
    indirect=["openssl"],
)
def test_a_planted_fault_is_found(sequences, kind, fault):
    with pytest.raises(Failed, match="sequence "):
        sequences(fault, kind)
