"""OpenSSL's own evp_test and evp_extra_test, from Debian's source package, with the provider preferred.

They are compiled against libcrypto.a, which exports the internal functions of OpenSSL that they call. The source may be
newer or older than this library, and so test bugs that were fixed later: tests that also fail with only the default
provider are ignored.
"""

import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import debian
import versions
from programs import environment
from versions import output_of

# Tests that fail with the provider, and the difference that the README lists.
LISTED = {"test_decrypt_null_chunks": "No message without a tag"}
# Files of evp_test with algorithms of raddle, and the planted fault that each must find.
FAULTS = {"evpciph_aes_common.txt": "tag", "evpciph_chacha.txt": "keystream", "evpmac_poly1305.txt": "tag",
          "evpmac_common.txt": "mac", "evpmd_sha.txt": "digest", "evpmd_md.txt": "digest", "evpkdf_hkdf.txt": "mac",
          "evppbe_pbkdf2.txt": "digest"}
FAULTS = [("machine", file, fault) for file, fault in FAULTS.items()] + [
    ("3.5", "evpciph_aes_gcm_siv.txt", "tag"), ("4", "evpciph_aes_gcm_siv.txt", "tag"), ("4", "evpciph_chacha.txt", "position")]
EXTRA = [("evp_extra_test",), ("evp_extra_test", "-context"), ("evp_extra_test2",)]


class Upstream:
    """The compiled tests of a version of OpenSSL."""

    def __init__(self, openssl):
        self.openssl, self.source, static = openssl, openssl.source(), openssl.static()
        self.folder = openssl.root / "upstream"
        self.folder.mkdir(exist_ok=True)
        # As OpenSSL's test/build.info lists them.
        info = (self.source / "test/build.info").read_text().replace("\\\n", " ")
        names = re.search(r"SOURCE\[libtestutil\.a\]=(.*)", info)[1].replace("$LIBAPPSSRC", "../apps/lib/opt.c").split()
        # evp_extra_test of newer versions needs more than libcrypto.
        tests = ["evp_test", "evp_extra_test", "evp_extra_test2"] if openssl.name == "machine" else ["evp_test"]
        with ThreadPoolExecutor() as pool:
            objects = list(pool.map(self.compile, names))
            # In an archive, because tests replace some functions with their own.
            helper = self.folder / "libtestutil.a"
            helper.unlink(missing_ok=True)
            output_of("ar", "rc", helper, *objects)
            for name, made in zip(tests, pool.map(self.compile, [f"{name}.c" for name in tests])):
                output_of("cc", made, helper, "-rdynamic", *static, "-o", self.folder / name)
        # The machine's provider `legacy` is not made for newer versions.
        others = "default = d\nlegacy = d\n" if openssl.name == "machine" else "default = d\n"
        configuration = f"openssl_conf = a\n[a]\nproviders = b\nalg_section = c\n[b]\n{others}{{}}[d]\nactivate = 1\n[c]\n"
        (self.folder / "default.cnf").write_text(configuration.format(""))
        (self.folder / "raddle.cnf").write_text(configuration.format("raddle = d\n") + "default_properties = ?provider=raddle\n")

    def compile(self, name):
        made = self.folder / f"{Path(name).stem}.o"
        paths = [*(self.source / path for path in ("include", "apps/include", ".", "test")), *self.openssl.includes]
        output_of("cc", "-c", "-O0", "-w", *(f"-I{path}" for path in paths), self.source / "test" / name, "-o", made)
        return made

    def run(self, provider, name, *arguments):
        """Runs a test. Returns whether it passes, the names of the tests in it that fail, and its output."""
        configuration = self.folder / ("default.cnf" if provider == "default" else "raddle.cnf")
        if name == "evp_test":
            arguments = ("-config", configuration, *arguments)
        done = subprocess.run([*self.openssl.start, self.folder / name, *arguments], capture_output=True,
                              cwd=self.source / "test", env=environment(provider, configuration))
        log = done.stdout.decode(errors="replace")
        assert re.search(r"^ok \d", log, re.MULTILINE) or done.returncode, log
        return done.returncode == 0, set(re.findall(r"^not ok \d+ - (\w+)", log, re.MULTILINE)), log

    def data(self):
        """Returns the files of evp_test. Of newer versions, those of keys for signatures and exchange are left out: they
        take most of the time, and raddle only hashes for them."""
        files = sorted((self.source / "test/recipes/30-test_evp_data").glob("evp*.txt"))
        return [file for file in files if self.openssl.name == "machine" or not file.name.startswith("evppkey")]


@pytest.fixture(scope="session")
def upstream(openssl):
    try:
        return Upstream(openssl)
    except debian.Failure as why:
        pytest.skip(f"OpenSSL's own tests: {openssl.name}: {str(why).splitlines()[-1]}")


@pytest.mark.parametrize("openssl", versions.ALL, indirect=True)
def test_evp_test(upstream, report):
    files, same = upstream.data(), 0
    for file in files:
        if not upstream.run("default", "evp_test", file)[0]:
            continue
        passes, _, log = upstream.run("raddle", "evp_test", file)
        assert passes, f"{file.name}:\n{log[-3000:]}"
        same += 1
    assert same > len(files) // 2
    report(f"{upstream.source.name}: evp_test: {same} of {len(files)} files pass with both providers")


@pytest.mark.parametrize("openssl", ["machine"], indirect=True)
@pytest.mark.parametrize("name,arguments", [(name, arguments) for name, *arguments in EXTRA])
def test_evp_extra_test(upstream, report, name, arguments):
    before, after = (upstream.run(provider, name, *arguments)[1] for provider in ("default", "raddle"))
    assert after - before <= LISTED.keys()
    report(f"{upstream.source.name}: {' '.join([name, *arguments])}: {len(before)} tests fail with the default provider "
           f"too; {len(after - before)} by a listed difference")


@pytest.mark.parametrize("openssl,file,fault", FAULTS, indirect=["openssl"], scope="session")
def test_a_planted_fault_is_found(upstream, file, fault):
    assert not upstream.run(fault, "evp_test", upstream.source / "test/recipes/30-test_evp_data" / file)[0]
