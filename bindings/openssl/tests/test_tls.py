"""TLS between two programs, with the provider in one or both, and with each suite whose ciphers we have."""

from pathlib import Path

import pytest

from programs import CONFIGURATION, WORK, Failed, curl, found, free_port, nginx, output, server

SUITES = [
    ("TLSv1.3", "TLS_AES_128_GCM_SHA256"),
    ("TLSv1.3", "TLS_AES_256_GCM_SHA384"),
    ("TLSv1.3", "TLS_CHACHA20_POLY1305_SHA256"),
    ("TLSv1.2", "ECDHE-ECDSA-AES128-GCM-SHA256"),
    ("TLSv1.2", "ECDHE-ECDSA-AES256-GCM-SHA384"),
    ("TLSv1.2", "ECDHE-ECDSA-CHACHA20-POLY1305"),
]
# The provider of the server, and that of the client. The effect of a planted fault shows that the provider takes part.
PAIRS = [("raddle", "default"), ("default", "raddle"), ("raddle", "raddle"), ("tag", "default"), ("default", "tag")]
# Debian's, which uses the system's OpenSSL.
PYTHON = "/usr/bin/python3"


def expect(holds, why):
    if not holds:
        raise Failed(why)


def openssl(provider, client, version, suite, *options):
    """`openssl s_server` sends a file to `openssl s_client` twice: the second time, the session is resumed."""
    port, file = free_port(), (WORK / "www/file").read_bytes()
    suites = ["-tls1_2", "-cipher", suite] if version == "TLSv1.2" else ["-tls1_3", "-ciphersuites", suite]
    suites += options
    serve = f"openssl s_server -accept 127.0.0.1:{port} -WWW -cert ../cert.pem -key ../key.pem".split()
    connect = f"openssl s_client -connect 127.0.0.1:{port} -CAfile cert.pem -verify_return_error -ign_eof".split()
    with server(provider, port, *serve, *suites, cwd=WORK / "www"):
        for option, state in [("-sess_out", "New"), ("-sess_in", "Reused")]:
            request = b"GET /file HTTP/1.0\r\n\r\n"
            got = output(client, *connect, option, "session.pem", *suites, input=request)
            expect(f"{state}, {version}, Cipher is {suite}".encode() in got, f"s_client has no {state} session")
            expect(file in got, "the file did not arrive")


def web(provider, client, version, suite):
    """nginx sends a file to curl, three times in one connection."""
    if not found("nginx"):
        pytest.skip("TLS with the OpenSSL provider in nginx: there is none here")
    if not found("curl") or b"OpenSSL/3" not in output("default", "curl", "--version"):
        pytest.skip("TLS with the OpenSSL provider in curl with OpenSSL: there is none here")
    port, file = free_port(), (WORK / "www/file").read_bytes()
    options = {"TLSv1.2": "--tlsv1.2 --tls-max 1.2 --ciphers", "TLSv1.3": "--tlsv1.3 --tls13-ciphers"}[version]
    with nginx(provider, port, version, suite):
        got = curl(client, *options.split(), suite, *3 * [f"https://127.0.0.1:{port}/file"])
    expect(got == 3 * file, "another file arrived")


def python(provider, client, version, suite):
    """Python sends bytes to Python, which sends them back, in both directions and with a resumed session."""
    if not Path(PYTHON).exists():
        pytest.skip(f"TLS with the OpenSSL provider in {PYTHON}: there is none here")

    def configuration(provider):
        """Allows one suite of TLS 1.3, for which Python 3.11 has no function."""
        default = "openssl_conf = openssl_init\n[openssl_init]\n"
        text = default if provider == "default" else CONFIGURATION.read_text()
        text = text.replace("[openssl_init]\n", "[openssl_init]\nssl_conf = ssl_section\n")
        text += f"[ssl_section]\nsystem_default = suites\n[suites]\nCiphersuites = {suite}\n"
        path = WORK / f"{provider}-suite.cnf"
        path.write_text(text)
        return path if version == "TLSv1.3" else None

    def echo(role):
        return PYTHON, Path(__file__).with_name("echo.py"), role, str(port), version, suite

    port = free_port()
    with server(provider, port, *echo("server"), configuration=configuration(provider)):
        output(client, *echo("client"), configuration=configuration(client))


@pytest.mark.parametrize("version,suite", SUITES)
@pytest.mark.parametrize("provider,client", PAIRS)
@pytest.mark.parametrize("talk", [openssl, web, python])
def test_tls(talk, provider, client, version, suite):
    if "tag" in (provider, client):
        with pytest.raises(Failed):
            talk(provider, client, version, suite)
    else:
        talk(provider, client, version, suite)


@pytest.mark.parametrize("suite", ["ECDHE-ECDSA-CAMELLIA128-SHA256", "ECDHE-ECDSA-CAMELLIA256-SHA384"])
@pytest.mark.parametrize("provider,client", [pair for pair in PAIRS if "tag" not in pair])
def test_padded_records(provider, client, suite):
    """Tests HMAC of CBC-mode records without encrypt-then-MAC, whose length is set after the key."""
    openssl(provider, client, "TLSv1.2", suite, "-no_etm")
