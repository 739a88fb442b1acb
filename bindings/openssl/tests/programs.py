"""Programs and servers that use OpenSSL with one of the providers, for the tests and the benchmark.

A provider is "default", "raddle", or the name of a fault in src/planted.rs, which means "raddle" with this fault.
"""

import contextlib
import os
import random
import shutil
import socket
import subprocess
import time
from pathlib import Path

# The folder of the builds, "raddle/raddle.so" and "faulty/raddle.so", in which programs run and the tests write.
WORK = Path(os.environ["RADDLE_MODULES"]).absolute()
CONFIGURATION = Path(__file__).parent.parent / "openssl.cnf"
DEFAULT = WORK / "default.cnf"
# The wrong results: AEAD and Poly1305 tags, digests, HMAC tags, and keystreams of ciphers that authenticate nothing.
FAULTS = ("tag", "digest", "mac", "keystream")


class Failed(Exception):
    """A program failed, as it must with a planted fault."""


def environment(provider, configuration=None):
    """Returns the environment in which a program uses a provider."""
    faulty = provider not in ("default", "raddle")
    return os.environ | {
        "OPENSSL_CONF": str(configuration or (DEFAULT if provider == "default" else CONFIGURATION)),
        "OPENSSL_MODULES": str(WORK / ("faulty" if faulty else "raddle")),
    } | ({"RADDLE_PLANTED": provider} if faulty else {})


def output(provider, *args, configuration=None, **options):
    """Runs a program, which must succeed, and returns its output."""
    done = subprocess.run(args, env=environment(provider, configuration), cwd=WORK, capture_output=True, **options)
    if done.returncode != 0:
        raise Failed(f"{args} with {provider}: {(done.stdout + done.stderr).decode(errors='replace')}")
    return done.stdout


def compile(name, folder, *options):
    """Compiles a program of this folder, and returns its path."""
    source = Path(__file__).with_name(f"{name}.c")
    subprocess.run(["cc", source, *"-std=c11 -O1 -Wall -Wextra -Werror".split(), *options, "-lcrypto", "-o", folder / name],
                   check=True)
    return folder / name


def prepare():
    """Writes the files that the programs read: configurations, a certificate, and the file of the servers."""
    (WORK / "www").mkdir(exist_ok=True)
    (WORK / "nginx").mkdir(exist_ok=True)
    DEFAULT.write_text("# Nothing: the default provider.\n")
    (WORK / "req.cnf").write_text("[req]\ndistinguished_name = name\n[name]\n")
    (WORK / "www/file").write_bytes(message(300_000))
    arguments = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -config req.cnf"
    names = ["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    output("default", "openssl", *arguments.split(), *names, "-keyout", "key.pem", "-out", "cert.pem")
    # Some programs load this one too, among them Debian's package of Python's cryptography.
    modules = output("default", "openssl", "version", "-m").decode().split('"')[1]
    for name in ("raddle", "faulty"):
        link = WORK / name / "legacy.so"
        link.unlink(missing_ok=True)
        if link.parent.is_dir():
            link.symlink_to(Path(modules) / "legacy.so")


def message(length):
    """Returns bytes without a pattern, the same in each run."""
    return random.Random(length).randbytes(length)


def found(name):
    """Returns the path of a program, or None."""
    return shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


@contextlib.contextmanager
def server(provider, port, *args, configuration=None, cwd=WORK):
    """Runs a server, and returns its process once it listens. This may take a while on a busy machine."""
    log = WORK / "server.log"
    with log.open("wb") as file:
        options = {"cwd": cwd, "stdin": subprocess.DEVNULL, "stdout": file, "stderr": file}
        process = subprocess.Popen(args, env=environment(provider, configuration), **options)
    try:
        while not listens(port):
            if process.poll() is not None:
                raise RuntimeError(f"{args} with {provider} does not listen: {log.read_text()}")
            time.sleep(0.01)
        yield process
    finally:
        process.kill()
        process.wait()


def listens(port):
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False


def nginx(provider, port, version, suite):
    """Runs nginx with one suite; it serves the folder `www`."""
    suites = f"ssl_ciphers {suite}" if version == "TLSv1.2" else f"ssl_conf_command Ciphersuites {suite}"
    folders = "".join(f"{kind}_temp_path nginx;\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    # One process, so that its CPU time is all of it.
    (WORK / "nginx.conf").write_text(f"""
daemon off;
master_process off;
pid nginx.pid;
error_log nginx.log;
events {{}}
http {{
    access_log off;
    {folders}
    ssl_session_cache shared:s:1m;
    server {{
        listen 127.0.0.1:{port} ssl;
        ssl_certificate {WORK}/cert.pem;
        ssl_certificate_key {WORK}/key.pem;
        ssl_protocols {version};
        {suites};
        root {WORK}/www;
    }}
}}
""")
    return server(provider, port, found("nginx"), "-p", WORK, "-c", WORK / "nginx.conf", "-e", WORK / "nginx.log")


def curl(provider, *args):
    """Returns the text that curl gets from a server with our certificate."""
    return output(provider, "curl", *"--silent --show-error --fail --noproxy * --cacert cert.pem".split(), *args)
