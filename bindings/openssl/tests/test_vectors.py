"""Known answers in the format of OpenSSL's evp_test, which Debian does not ship, with known_answers.c."""

from pathlib import Path

import pytest

from hashes import HASHES
from programs import DEFAULT, WORK, Failed, output

VECTORS = Path(__file__).with_name("vectors")
# The vectors that the C tests read too, one per line, which `cargo xtask openssl` prints: those of project Wycheproof,
# NIST and RFCs.
PUBLISHED = Path(__file__).parents[3] / "target/c/tests/published-1.txt"
# The planted faults that each file must find.
FAULTS = {
    "aead.txt": ["tag"],
    "cipher.txt": ["keystream"],
    "digest.txt": ["digest"],
    "mac.txt": ["mac", "tag"],
    "published.txt": ["tag", "digest", "mac", "keystream"],
    "gcm-siv.txt": ["tag"],
}
# The files that are converted from the published vectors.
CONVERTED = {"published.txt", "gcm-siv.txt"}
# Bytes of a field of known_answers.c, in digits.
MOST = 2 * 70000


def stanza(line):
    """Returns a line of the vectors as an evp_test stanza, or nothing if OpenSSL has no such algorithm or lengths."""
    algorithm, verdict, *fields = line.split()
    fields = ["" if field == "-" else field for field in fields]
    if max(map(len, fields)) > MOST:
        return ""
    if algorithm in ("aes-gcm", "aes-gcm-short", "aes-gcm-siv", "chacha20-poly1305"):
        key, nonce, aad, text, sealed, tag = fields
        name = algorithm if algorithm.startswith("chacha20") else f"aes-{4 * len(key)}-{algorithm[4:].removesuffix('-short')}"
        # OpenSSL accepts AES-GCM nonces of up to 128 bytes.
        if not 0 < len(nonce) <= 256 or algorithm in ("aes-gcm-siv", "chacha20-poly1305") and len(nonce) != 24:
            return ""
        # A message that does not open has no plaintext.
        end = f"Plaintext = {text}" if verdict == "valid" else "Result = CIPHERFINAL_ERROR"
        return f"\nCipher = {name}\nKey = {key}\nIV = {nonce}\nAAD = {aad}\nCiphertext = {sealed}\nTag = {tag}\n{end}\n"
    if algorithm == "aes-ctr128":
        key, counter, position, text, sealed = fields
        if position.strip("0"):
            return ""
        return f"\nCipher = aes-{4 * len(key)}-ctr\nKey = {key}\nIV = {counter}\nPlaintext = {text}\nCiphertext = {sealed}\n"
    names, digest_bytes = HASHES.get(algorithm.removeprefix("hmac-"), ([None], 0))
    name = names[0]
    if algorithm in HASHES:
        text, digest = fields
        return f"\nDigest = {name}\nInput = {text}\nOutput = {digest}\n"
    if name and verdict == "valid" and len(fields[2]) == 2 * digest_bytes:
        key, text, tag = fields
        return f"\nMAC = HMAC\nAlgorithm = {name}\nKey = {key}\nInput = {text}\nOutput = {tag}\n"
    return ""


@pytest.fixture(scope="module")
def known(compiled):
    program = compiled("known_answers")

    def run(file, provider):
        path = VECTORS / file
        if file in CONVERTED:
            path = WORK / file
            # OpenSSL 3.0 and 3.1 lack AES-GCM-SIV, so its vectors are in a file of their own.
            is_siv = file == "gcm-siv.txt"
            lines = [line for line in PUBLISHED.read_text().splitlines() if line.startswith("aes-gcm-siv ") == is_siv]
            path.write_text("".join(map(stanza, lines)))
        asked = "provider=default" if provider == "default" else "provider=raddle"
        return output(provider, program, path, asked, configuration=DEFAULT).decode().strip()

    return run


def test_every_file_has_a_planted_fault():
    assert {path.name for path in VECTORS.iterdir()} | CONVERTED == FAULTS.keys()


# The default provider of OpenSSL 3.0 and 3.1 lacks AES-GCM-SIV; later ones release the plaintext of a wrong tag.
@pytest.mark.parametrize("provider, file", [("raddle", file) for file in FAULTS] + [("default", file) for file in FAULTS if file != "gcm-siv.txt"])
def test_known_answers(known, report, file, provider):
    report(f"{file} with {provider}: {known(file, provider)}")


@pytest.mark.parametrize("file,fault", [(file, fault) for file, faults in FAULTS.items() for fault in faults])
def test_a_planted_fault_is_found(known, file, fault):
    with pytest.raises(Failed, match="in line"):
        known(file, fault)


def test_vectors_become_stanzas():
    sealed = stanza("aes-gcm valid 00 01 - 02 03 04")
    assert sealed == "\nCipher = aes-8-gcm\nKey = 00\nIV = 01\nAAD = \nCiphertext = 03\nTag = 04\nPlaintext = 02\n"
    forged = stanza("aes-gcm invalid 00 01 - 02 03 04")
    assert forged == sealed.replace("Plaintext = 02", "Result = CIPHERFINAL_ERROR")
    assert stanza("sha256 valid - 00") == "\nDigest = SHA2-256\nInput = \nOutput = 00\n"
    assert stanza(f"hmac-sha1 valid 00 01 {'02' * 20}").startswith("\nMAC = HMAC\nAlgorithm = SHA1\nKey = 00\nInput = 01\n")
    # No nonce, a nonce of another length, half of a tag, an algorithm that OpenSSL lacks.
    lines = ["aes-gcm invalid 00 - - 02 03 04", "chacha20-poly1305 invalid 00 01 - 02 03 04", "hmac-sha1 valid 00 01 02"]
    for line in [*lines, "blake3 valid 00 01"]:
        assert stanza(line) == ""
