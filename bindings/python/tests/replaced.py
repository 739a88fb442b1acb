"""A pytest plugin for the tests of `cryptography`: it puts raddle's classes under the names of that package's own.

test_cryptography.py starts pytest with this plugin. The plugin writes the outcome of each test to a file.
"""

import json
import os
import types

import cryptography.exceptions
import raddle
from cryptography.hazmat.primitives.ciphers import aead

OUTCOMES = {}


class Fault:
    """Replaces one of our classes, with a planted fault in one method: it takes one more byte of additional data."""

    def __init__(self, ours, method):
        self.ours, self.method = ours, method
        self.generate_key = ours.generate_key

    def __call__(self, key):
        cipher = self.ours(key)

        def wrong(nonce, data, aad, *more):
            return getattr(cipher, self.method)(nonce, data, bytes(aad or b"") + b"x", *more)

        methods = {name: getattr(cipher, name) for name in ["encrypt", "decrypt", "encrypt_into", "decrypt_into"]}
        return types.SimpleNamespace(**methods | {self.method: wrong})


class Siv:
    """Our class, and theirs for keys of 24 bytes, which raddle refuses and their vectors have."""

    theirs = aead.AESGCMSIV
    generate_key = raddle.AESGCMSIV.generate_key

    def __call__(self, key):
        return (self.theirs if isinstance(key, bytes) and len(key) == 24 else raddle.AESGCMSIV)(key)


for name, ours in [("AESGCM", raddle.AESGCM), ("AESGCMSIV", Siv()), ("ChaCha20Poly1305", raddle.ChaCha20Poly1305)]:
    setattr(aead, name, Fault(ours, os.environ["RADDLE_FAULT"]) if "RADDLE_FAULT" in os.environ else ours)
# The tests import it from here, and their code raises what is here.
cryptography.exceptions.InvalidTag = raddle.InvalidTag


def pytest_runtest_logreport(report):
    if report.when == "call" or report.outcome != "passed":
        OUTCOMES[report.nodeid.split("::", 1)[1]] = report.outcome


def pytest_sessionfinish():
    with open(os.environ["RADDLE_OUTCOMES"], "w") as file:
        json.dump(OUTCOMES, file)
