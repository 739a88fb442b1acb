"""Sends bytes over TLS and gets them back: the arguments are server or client, a port, a version and a suite."""

import hashlib
import hmac
import socket
import ssl
import sys

LENGTHS = [1, 15, 1000, 16384, 16385, 100_000]


def context(side, version, suite):
    made = ssl.SSLContext(side)
    number = {"TLSv1.2": ssl.TLSVersion.TLSv1_2, "TLSv1.3": ssl.TLSVersion.TLSv1_3}[version]
    made.minimum_version = made.maximum_version = number
    if version == "TLSv1.2":
        made.set_ciphers(suite)
    return made


def receive(connection, count):
    parts = []
    while count > 0:
        part = connection.recv(min(count, 65536))
        if not part:
            raise EOFError
        parts.append(part)
        count -= len(part)
    return b"".join(parts)


def serve(port, version, suite):
    made = context(ssl.PROTOCOL_TLS_SERVER, version, suite)
    made.load_cert_chain("cert.pem", "key.pem")
    with socket.create_server(("127.0.0.1", port)) as listener:
        while True:
            plain, _ = listener.accept()
            # A client that only checks whether somebody listens sends nothing.
            try:
                plain.settimeout(20)
                with made.wrap_socket(plain, server_side=True) as connection:
                    for length in LENGTHS:
                        connection.sendall(receive(connection, length))
            except (OSError, EOFError):
                plain.close()


def connect(port, version, suite):
    made = context(ssl.PROTOCOL_TLS_CLIENT, version, suite)
    made.load_verify_locations("cert.pem")
    session = None
    for resumes in (False, True):
        with socket.create_connection(("127.0.0.1", port), timeout=20) as plain:
            with made.wrap_socket(plain, server_hostname="localhost", session=session) as connection:
                assert connection.cipher()[0] == suite, connection.cipher()
                assert connection.session_reused == resumes, "resumption"
                for length in LENGTHS:
                    message = bytes(i * 7 % 251 for i in range(length))
                    connection.sendall(message)
                    assert receive(connection, length) == message, "another message came back"
                session = connection.session


def digests():
    """Known answers: RFC 1321, FIPS 180-4, RFC 4231."""
    assert hashlib.new("md5", b"abc").hexdigest() == "900150983cd24fb0d6963f7d28e17f72"
    assert hashlib.new("sha256", b"abc").hexdigest().startswith("ba7816bf8f01cfea414140de5dae2223")
    assert hashlib.new("sha384", b"abc").hexdigest().startswith("cb00753f45a35e8bb5a03d699ac65007")
    assert hmac.digest(b"\x0b" * 20, b"Hi There", "sha256").hex().startswith("b0344c61d8db38535ca8afceaf0bf12b")


digests()
role, port, version, suite = sys.argv[1:]
{"server": serve, "client": connect}[role](int(port), version, suite)
