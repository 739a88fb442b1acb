"""The new functions of OpenSSL 3.5 and 4, and the old ones with them."""

import os
import re
import subprocess

import pytest

import versions
from programs import CONFIGURATION, DEFAULT, FAULTS, WORK, Failed, message, output

KEY, IV = bytes(range(32)).hex(), "fffffffffffffffffffffffffffffff0"

pytestmark = pytest.mark.parametrize("openssl", versions.NEWER, indirect=True)


def test_the_interface_is_that_of_the_headers(openssl, report):
    cargo = "cargo test --release --quiet --package raddle-ossl headers".split()
    folders = ":".join(map(str, openssl.includes))
    # The folder in which the tested builds were made, so that little is left to compile.
    done = subprocess.run([*cargo, "--target-dir", WORK / "build", "--", "--show-output"], cwd=CONFIGURATION.parent,
                          env=os.environ | {"CPATH": folders}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (line,) = re.findall(r"^report: (.*OpenSSL (?:3\.5|4).*)$", done.stdout, re.MULTILINE)
    report(line)


def test_the_same_calls(openssl, report):
    version = openssl.openssl("raddle", "version").decode().split(" (")[0]
    results = output("raddle", *openssl.compile("compare"), "300", "1", configuration=DEFAULT).decode().strip()
    report(f"{version}: compare.c: {results}")


def test_keys_are_objects(openssl, report):
    report(output("raddle", *openssl.compile("newer"), configuration=DEFAULT).decode().strip())


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(openssl, fault):
    with pytest.raises(Failed, match="the results differ"):
        output(fault, *openssl.compile("newer"), configuration=DEFAULT)


@pytest.mark.parametrize("cipher,type", [("aes-256-ctr", "AES"), ("chacha20", "GENERIC-SECRET")])
def test_the_program_takes_key_objects(openssl, cipher, type):
    (WORK / "message").write_bytes(message(1000))
    enc = f"enc -e -in message -iv {IV} -{cipher}"
    expected = openssl.openssl("default", f"{enc} -K {KEY}")
    assert openssl.openssl("raddle", f"{enc} -skeymgmt {type} -skeyopt hexraw-bytes:{KEY}") == expected


def test_key_managers_are_listed(openssl):
    lines = openssl.openssl("raddle", "list -skey-managers -verbose").decode().splitlines()
    assert sum(line.endswith("@ raddle") for line in lines) == 2
