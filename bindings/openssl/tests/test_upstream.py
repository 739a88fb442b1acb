"""OpenSSL's own evp_test and evp_extra_test, from Debian's source package, with the provider preferred.

They are compiled against the installed libcrypto.a, which exports the internal functions of OpenSSL that they call. The
source may be newer than the installed library, and so test bugs that were fixed later: tests that also fail with only
the default provider are ignored.
"""

import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import debian
from programs import WORK, environment

# Tests that fail with the provider, and the difference that the README lists.
LISTED = {"test_decrypt_null_chunks": "No message without a tag"}
# Files of evp_test with algorithms of raddle, and the planted fault that each must find.
FAULTS = {"evpciph_aes_common.txt": "tag", "evpciph_chacha.txt": "keystream", "evpmac_poly1305.txt": "tag",
          "evpmac_common.txt": "mac", "evpmd_sha.txt": "digest", "evpmd_md.txt": "digest", "evpkdf_hkdf.txt": "mac",
          "evppbe_pbkdf2.txt": "digest"}
EXTRA = [("evp_extra_test",), ("evp_extra_test", "-context"), ("evp_extra_test2",)]


def output_of(*command, **options):
    return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout


@pytest.fixture(scope="module")
def source(compiled):
    compiled("known_answers")  # Skips if there is no compiler.
    suite = re.search(r"^VERSION_CODENAME=(.*)$", Path("/etc/os-release").read_text(), re.MULTILINE)
    try:
        return debian.source(suite[1], "openssl", WORK / "source")
    except (debian.Failure, TypeError) as why:
        pytest.skip(f"OpenSSL's own tests: Debian's package can't be fetched: {str(why).splitlines()[-1]}")


@pytest.fixture(scope="module")
def programs(source):
    """The folder of the compiled tests."""
    archive = output_of("cc", "-print-file-name=libcrypto.a").strip()
    if not Path(archive).is_absolute():
        pytest.skip("OpenSSL's own tests: libcrypto.a is not installed")
    folder = WORK / "upstream"
    folder.mkdir(exist_ok=True)
    # As OpenSSL's test/build.info lists them.
    info = (source / "test/build.info").read_text().replace("\\\n", " ")
    names = re.search(r"SOURCE\[libtestutil\.a\]=(.*)", info)[1].replace("$LIBAPPSSRC", "../apps/lib/opt.c").split()
    includes = [f"-I{source / path}" for path in ("include", "apps/include", ".", "test")]

    def compile(name):
        made = folder / f"{Path(name).stem}.o"
        output_of("cc", "-c", "-O1", "-w", *includes, source / "test" / name, "-o", made)
        return made

    with ThreadPoolExecutor() as pool:
        objects = list(pool.map(compile, names))
        # In an archive, because tests replace some functions with their own.
        helper = folder / "libtestutil.a"
        helper.unlink(missing_ok=True)
        output_of("ar", "rc", helper, *objects)
        tests = ["evp_test", "evp_extra_test", "evp_extra_test2"]
        for name, made in zip(tests, pool.map(compile, [f"{name}.c" for name in tests])):
            output_of("cc", made, helper, "-rdynamic", archive, "-ldl", "-pthread", "-o", folder / name)
    configuration = "openssl_conf = a\n[a]\nproviders = b\nalg_section = c\n[b]\ndefault = d\nlegacy = d\n{}[d]\nactivate = 1\n[c]\n"
    (folder / "default.cnf").write_text(configuration.format(""))
    (folder / "raddle.cnf").write_text(configuration.format("raddle = d\n") + "default_properties = ?provider=raddle\n")
    return folder


def run(programs, source, provider, name, *arguments):
    """Runs a test. Returns whether it passes, and the names of the tests in it that fail."""
    configuration = programs / ("default.cnf" if provider == "default" else "raddle.cnf")
    if name == "evp_test":
        arguments = ("-config", configuration, *arguments)
    done = subprocess.run([programs / name, *arguments], capture_output=True, cwd=source / "test",
                          env=environment(provider, configuration))
    log = done.stdout.decode(errors="replace")
    assert re.search(r"^ok \d", log, re.MULTILINE) or done.returncode, log
    return done.returncode == 0, set(re.findall(r"^not ok \d+ - (\w+)", log, re.MULTILINE)), log


def data(source):
    return sorted((source / "test/recipes/30-test_evp_data").glob("evp*.txt"))


def test_evp_test(programs, source, report):
    files, same = data(source), 0
    for file in files:
        if not run(programs, source, "default", "evp_test", file)[0]:
            continue
        passes, _, log = run(programs, source, "raddle", "evp_test", file)
        assert passes, f"{file.name}:\n{log[-3000:]}"
        same += 1
    assert same > len(files) // 2
    report(f"{source.name}: evp_test: {same} of {len(files)} files pass with both providers")


@pytest.mark.parametrize("name,arguments", [(name, arguments) for name, *arguments in EXTRA])
def test_evp_extra_test(programs, source, report, name, arguments):
    before, after = (run(programs, source, provider, name, *arguments)[1] for provider in ("default", "raddle"))
    assert after - before <= LISTED.keys()
    report(f"{source.name}: {' '.join([name, *arguments])}: {len(before)} tests fail with the default provider too; "
           f"{len(after - before)} by a listed difference")


@pytest.mark.parametrize("file,fault", FAULTS.items())
def test_a_planted_fault_is_found(programs, source, file, fault):
    assert not run(programs, source, fault, "evp_test", source / "test/recipes/30-test_evp_data" / file)[0]
