"""Known answers in the format of OpenSSL's evp_test, which Debian does not ship, by known_answers.c."""

from pathlib import Path

import pytest

from programs import DEFAULT, WORK, Failed, output

VECTORS = Path(__file__).with_name("vectors")
# NIST's vectors of AES-GCM, where `cargo xtask test vectors` has fetched them.
NIST = Path(__file__).parents[3] / "target/vectors/cryptography_vectors/ciphers/AES/GCM"
# The planted faults that each file must find.
FAULTS = {
    "aead.txt": ["tag"],
    "cipher.txt": ["keystream"],
    "digest.txt": ["digest"],
    "mac.txt": ["mac", "tag"],
    "gcm-cavp.txt": ["tag"],
}
FIELDS = {"Key": "Key", "IV": "IV", "AAD": "AAD", "Tag": "Tag", "PT": "Plaintext", "CT": "Ciphertext"}


def converted(vectors, bits):
    """NIST's vectors of AES-GCM as stanzas of evp_test."""
    text = ""
    for line in vectors.splitlines():
        name, _, value = map(str.strip, line.partition("="))
        if name == "Count":
            text += f"\nCipher = aes-{bits}-gcm\n"
        elif name == "FAIL":
            text += "Result = CIPHERFINAL_ERROR\n"
        elif name in FIELDS:
            text += f"{FIELDS[name]} = {value}\n"
    return text


@pytest.fixture(scope="module")
def known(compiled):
    program = compiled("known_answers")

    def run(file, provider):
        path = VECTORS / file
        if file == "gcm-cavp.txt":
            if not NIST.is_dir():
                pytest.skip("NIST's vectors with the OpenSSL provider: cargo xtask test vectors fetches them")
            path = WORK / file
            kinds = [(kind, bits) for bits in (128, 192, 256) for kind in ("gcmEncryptExtIV", "gcmDecrypt")]
            path.write_text("".join(converted((NIST / f"{kind}{bits}.rsp").read_text(), bits) for kind, bits in kinds))
        asked = "provider=default" if provider == "default" else "provider=raddle"
        return output(provider, program, path, asked, configuration=DEFAULT).decode().strip()

    return run


def test_every_file_has_a_planted_fault():
    assert {path.name for path in VECTORS.iterdir()} | {"gcm-cavp.txt"} == FAULTS.keys()


@pytest.mark.parametrize("provider", ["raddle", "default"])
@pytest.mark.parametrize("file", FAULTS)
def test_known_answers(known, report, file, provider):
    report(f"{file} with {provider}: {known(file, provider)}")


@pytest.mark.parametrize("file,fault", [(file, fault) for file, faults in FAULTS.items() for fault in faults])
def test_a_planted_fault_is_found(known, file, fault):
    with pytest.raises(Failed, match="in line"):
        known(file, fault)


def test_vectors_become_stanzas():
    vectors = """[Keylen = 128]
[Taglen = 32]

Count = 0
Key = 00
IV = 01
CT =\x20
AAD =\x20
Tag = 02
FAIL

Count = 1
Key = 03
PT = 04
"""
    expected = """
Cipher = aes-128-gcm
Key = 00
IV = 01
Ciphertext =\x20
AAD =\x20
Tag = 02
Result = CIPHERFINAL_ERROR

Cipher = aes-128-gcm
Key = 03
Plaintext = 04
"""
    assert converted(vectors, 128) == expected
