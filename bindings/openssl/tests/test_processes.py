"""Programs that contain OpenSSL, and export its functions or hide them; two copies in one process; programs that fork,
and programs that unload the provider."""

import hashlib
import hmac
import json
import subprocess
from pathlib import Path

import pytest

from programs import DEFAULT, WORK, Failed, found, output

HERE = Path(__file__).parent
# Two digests that raddle has, and one that it lacks.
DIGESTS = {"SHA256": "sha256", "SHA384": "sha384", "SHA3-256": "sha3_256"}
EXPECTED = [f"{name} {hmac.new(b'key', b'text', digest).hexdigest()}" for name, digest in DIGESTS.items()]
# What node computes. Its own functions of OpenSSL are in the program, which exports them.
NODE = """
const crypto = require("crypto");
const tags = ["sha3-256", "sha256", "sha384", "sha512", "sha1"].map((name) => crypto.createHmac(name, "key").update("text").digest("hex"));
const derived = Buffer.from(crypto.hkdfSync("sha384", "key", "salt", "info", 40)).toString("hex");
console.log(JSON.stringify([process.versions.openssl, tags, derived]));
"""


@pytest.fixture(scope="module")
def built(compiled):
    """Links processes.c with OpenSSL in one of several ways, and returns the program."""
    compiled("known_answers")  # Skips where there is no compiler.
    folders = subprocess.run(["cc", "-print-file-name=libcrypto.a"], capture_output=True, text=True, check=True).stdout
    archive = Path(folders.strip())
    if not archive.is_absolute():
        pytest.skip("programs that contain OpenSSL: libcrypto.a is not installed")

    def link(name):
        program = WORK / f"processes-{name}"
        system = ["-ldl", "-pthread"]
        sources = [HERE / "processes.c"]
        if name == "two-copies":
            # A library with its own hidden copy of OpenSSL, which also needs the system's library.
            library = WORK / "libprivate.so"
            (WORK / "caller.c").write_text("int private_main(void); int main(void) { return private_main(); }\n")
            run("-shared", "-fPIC", "-DMAIN=private_main", *sources, archive, "-Wl,--exclude-libs,ALL", "-Wl,--no-as-needed",
                "-lcrypto", *system, "-o", library)
            sources = [WORK / "caller.c", library, f"-Wl,-rpath,{WORK}"]
            run(*sources, "-Wl,--no-as-needed", "-lcrypto", "-o", program)
        elif name in ("shared", "leaks"):
            run(*sources, *(["-fsanitize=leak"] if name == "leaks" else []), "-lcrypto", "-o", program)
        else:
            run(*sources, archive, *(["-rdynamic"] if name == "exported" else []), *system, "-o", program)
        return program

    def run(*options):
        subprocess.run(["cc", "-std=c11", "-O1", *options], check=True)

    return link


@pytest.mark.parametrize("name,provider", [
    ("shared", "raddle"),
    ("exported", "raddle"),
    ("hidden", "default"),
    ("two-copies", "default"),
])
def test_hmac_has_all_digests(built, name, provider):
    lines = output("raddle", built(name), configuration=DEFAULT).decode().splitlines()
    assert lines == [f"HMAC by {provider}", *EXPECTED]


# A value that exists on each architecture, and a wrong one, of which an error would keep a copy.
@pytest.mark.parametrize("level", ["", "portable", "wrong"])
def test_a_provider_that_is_unloaded_leaves_no_memory(built, level, monkeypatch):
    monkeypatch.setenv("RADDLE_CPU", level)
    # The sanitizer makes a program fail that leaks memory, once OpenSSL has closed the provider's library.
    assert output("raddle", built("leaks"), configuration=DEFAULT).decode().splitlines()[1:] == EXPECTED


def test_a_forked_child_waits_for_no_thread_of_its_parent(compiled):
    output("raddle", compiled("forks"), "300", configuration=DEFAULT)


def node(provider):
    return json.loads(output(provider, "node", "--openssl-shared-config", "-e", NODE))


@pytest.fixture(scope="module")
def default_node():
    if not found("node"):
        pytest.skip("HMAC with the OpenSSL provider in node: there is none here")
    if not json.loads(output("default", "node", "-p", "JSON.stringify(process.versions.openssl)")).startswith("3."):
        pytest.skip("HMAC with the OpenSSL provider in node: its OpenSSL is not version 3")
    return node("default")


def test_node_has_all_digests(default_node, report):
    version, tags, _ = default_node
    assert tags[1] == hmac.new(b"key", b"text", hashlib.sha256).hexdigest()
    assert node("raddle") == default_node
    report(f"node with OpenSSL {version}")


def test_a_planted_fault_is_found_in_node(default_node):
    assert node("digest") != default_node


def test_a_planted_fault_is_found(built):
    with pytest.raises(Failed):
        lines = output("mac", built("exported"), configuration=DEFAULT).decode().splitlines()
        if lines[1:] != EXPECTED:
            raise Failed(lines)
