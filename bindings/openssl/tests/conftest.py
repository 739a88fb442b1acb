"""Prepares the tests of the provider, and compiles the tests in C."""

import shutil
import subprocess

import pytest

import debian
import programs
import versions


def pytest_addoption(parser):
    parser.addoption("--seed", default="1", help="the first number of the random ones")


@pytest.fixture(scope="session", autouse=True)
def prepared(report):
    """Writes files and certificates, if there is an OpenSSL 3."""
    version = programs.output("default", "openssl", "version").decode().strip() if shutil.which("openssl") else "nothing"
    if not version.startswith("OpenSSL 3."):
        pytest.skip(f"the OpenSSL provider: needs OpenSSL 3, and finds {version}")
    report(version)
    programs.prepare()


@pytest.fixture(scope="session")
def compiled():
    """Compiles a program of this folder."""

    def compile(name):
        check = ["cc", "-E", "-include", "openssl/core_dispatch.h", "-x", "c", "/dev/null"]
        if not shutil.which("cc") or subprocess.run(check, capture_output=True).returncode != 0:
            pytest.skip(f"{name}.c: it needs a C compiler and OpenSSL's headers")
        return programs.compile(name, programs.WORK)

    return compile


@pytest.fixture(scope="session")
def openssl(compiled, request):
    """A version of OpenSSL, which the test names as a parameter."""
    compiled("known_answers")  # Skips if there is no compiler.
    try:
        return versions.Machine() if request.param == "machine" else versions.Newer(request.param)
    except debian.Failure as why:
        pytest.skip(f"OpenSSL {request.param}: Debian's packages can't be fetched: {str(why).splitlines()[-1]}")
