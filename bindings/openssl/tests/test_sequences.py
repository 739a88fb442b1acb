"""Random sequences of calls of both providers, with sequences.c."""

import re
from pathlib import Path

import pytest

from programs import DEFAULT, Failed, output

SEQUENCES = "50000"
# The planted faults that the sequences of each kind of object must find.
FAULTS = {"cipher": ["tag", "keystream"], "digest": ["digest"], "mac": ["mac", "tag"], "kdf": ["mac", "digest"]}
README = Path(__file__).parents[1].joinpath("README.md").read_text()
# The differences that the README lists, under their words in bold.
LISTED = set(re.findall(r"^- \*\*(.+?)\*\*", README.partition("## Differences from the default provider")[2], re.MULTILINE))


@pytest.fixture(scope="module")
def sequences(compiled, request):
    program, seed = compiled("sequences"), request.config.getoption("--seed")
    # The program names its providers, and loads them itself.
    return lambda provider, kind: output(provider, program, kind, SEQUENCES, seed, configuration=DEFAULT).decode()


@pytest.mark.parametrize("kind", FAULTS)
def test_the_providers_agree_but_for_what_is_listed(sequences, report, kind):
    agree, *differences = sequences("raddle", kind).splitlines()
    met = {line.rpartition(":")[0] for line in differences}
    assert met - {"random nonces"} <= LISTED
    report(f"sequences.c: {kind}: {agree}; {len(met)} listed differences are met")


@pytest.mark.parametrize("kind,fault", [(kind, fault) for kind, faults in FAULTS.items() for fault in faults])
def test_a_planted_fault_is_found(sequences, kind, fault):
    with pytest.raises(Failed, match="sequence "):
        sequences(fault, kind)
