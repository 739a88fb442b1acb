"""
OpenJDK's own tests of the algorithms, run by its harness jtreg with Raddle in place of the JDK's providers.

The tests and the harness are fetched from Debian's archive, and are not kept in the repository. If a test names SunJCE,
its copy names the provider of `bindings/java/jtreg`, which hands out Raddle's services first. Raddle is also the first
of the virtual machine's providers. The virtual machine reports which provider served a test
(`java.security.debug=provider`).
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple, Optional

import debian
from common import BINDING, JAR, PRODUCTS, Failure, output_of, package

# The releases of OpenJDK whose tests are taken, and the Debian suites that have them: one release that calls through
# JNI, and one that calls through the foreign-function interface.
RELEASES = [(17, "bookworm"), (25, "trixie")]

# The package of the harness, and the Debian suite that has it.
HARNESS, HARNESS_SUITE = "jtreg8", "trixie"

# The folder whose tests are about providers, and not about their results.
OF_PROVIDERS = "jdk/java/security/Provider"

# The folders of tests below `test`. In each, Raddle must serve some tests.
AREAS = [
    "hotspot/jtreg/compiler/codegen/aes",
    "jdk/com/sun/crypto/provider/Cipher/AEAD",
    "jdk/com/sun/crypto/provider/Cipher/AES",
    "jdk/com/sun/crypto/provider/Cipher/CTR",
    "jdk/com/sun/crypto/provider/Cipher/ChaCha20",
    "jdk/com/sun/crypto/provider/Cipher/TextLength",
    "jdk/com/sun/crypto/provider/Mac",
    "jdk/java/security/MessageDigest",
    OF_PROVIDERS,
    "jdk/javax/crypto/Cipher",
    "jdk/javax/crypto/CipherSpi",
    "jdk/javax/crypto/Mac",
    "jdk/javax/net/ssl/SSLEngine",
    "jdk/javax/net/ssl/TLSv13",
    "jdk/sun/security/provider/MessageDigest",
    "jdk/sun/security/ssl/SSLEngineImpl",
]

# The files in other folders that these tests use.
SHARED = [
    "lib",
    "jtreg-ext",
    "jdk/TEST.ROOT",
    "hotspot/jtreg/TEST.ROOT",
    "hotspot/jtreg/compiler/whitebox",
    "jdk/com/sun/crypto/provider/Cipher/UTIL",
    "jdk/javax/net/ssl/etc",
    "jdk/javax/net/ssl/templates",
]

# The folders whose tests name SUN when they mean its digests.
OF_DIGESTS = ("jdk/java/security/MessageDigest/", "jdk/sun/security/provider/MessageDigest/")

OTHER_PROVIDER = "compares the provider that served with the one it named, for algorithms that Raddle has not"

# Tests that fail with Raddle in place, and why this is not Raddle's fault.
LEFT_OUT = {
    "jdk/com/sun/crypto/provider/Cipher/AES/TestAESCiphers/TestAESWithProviderChange.java":
        "removes the provider that it names and adds a new SunJCE",
    "jdk/com/sun/crypto/provider/Cipher/ChaCha20/ChaCha20NoReuse.java":
        "before Java 21 SunJCE opened one message with a key and nonce; Raddle does as Java 21 and later",
    "jdk/java/security/MessageDigest/TestCloneable.java": OTHER_PROVIDER,
    "jdk/java/security/Provider/ProviderVersionCheck.java": "wants the version of the JDK from all providers",
    "jdk/java/security/Provider/SecurityProviderModularTest.java":
        "starts virtual machines with a module path of its own, on which Raddle is not",
    "jdk/javax/crypto/Cipher/TestGetInstance.java": OTHER_PROVIDER,
}

# A test that also compares providers, but for one of Raddle's algorithms: it names Raddle itself.
NAMES_RADDLE = "jdk/javax/crypto/Mac/TestGetInstance.java"

# Tests that do not run, and why.
NOT_RUN = {
    "jdk/com/sun/crypto/provider/Cipher/ChaCha20/unittest/Poly1305UnitTestDriver.java":
        "it is of a class inside of SunJCE",
    "hotspot/jtreg/compiler/codegen/aes/TestAESMain.java":
        "it starts tens of virtual machines, which compile in the foreground",
    "hotspot/jtreg/compiler/codegen/aes/TestCipherBlockChainingEncrypt.java":
        "it is of CBC, which Raddle has not",
}

# The provider that the tests name.
FIRST = "RaddleFirst"

# With this option the native library can't be loaded, and Raddle has no services.
NO_LIBRARY = "-Draddle.library.path=/no/such/library"

# A folder and a file that must be refused if Raddle has no services.
PLANTED = ["jdk/com/sun/crypto/provider/Cipher/CTR", "jdk/com/sun/crypto/provider/Mac/HmacMD5.java"]

# Text that the virtual machine, or the provider that tests name, prints when Raddle serves.
SERVED = "algorithm from: Raddle"


class Outcome(NamedTuple):
    """Why a test failed, or none, and whether Raddle served it."""

    failure: Optional[str]
    is_served: bool


def run(jdks, only):
    """
    Runs the tests of each release whose JDK is installed.

    Refuses a failed test that is not known, and an area in which Raddle had no part. Then runs some tests without the
    native library, which must be refused.
    """
    newest = jdks[-1]
    package(newest)
    try:
        debian.binaries(HARNESS_SUITE, "amd64", [HARNESS], PRODUCTS / "jtreg" / HARNESS)
    except Failure as why:
        print(f"skipped: OpenJDK's tests: {why}")
        return
    failures = []
    for feature, suite in RELEASES:
        name = f"OpenJDK {feature}'s tests"
        jdk = next((jdk for jdk in jdks if jdk.feature == feature), None)
        if jdk is None:
            print(f"skipped: {name}: no JDK {feature} here")
            continue
        if only not in name:
            continue
        place = PRODUCTS / "jtreg" / str(feature)
        try:
            parts = [f"test/{part}" for part in AREAS + SHARED]
            debian.parts_of_source(suite, f"openjdk-{feature}", parts, place / "source")
        except Failure as why:
            print(f"skipped: {name}: {why}")
            continue
        try:
            Bench(newest, jdk, place).judge(name)
        except Failure as why:
            failures.append(f"{name}: {why}")
    if failures:
        raise Failure("\n".join(failures))


class Bench:
    """The folder in which the tests of a release run."""

    def __init__(self, newest, jdk, place):
        """Copies the tests, compiles the provider that they name, and writes the list of providers."""
        self.newest, self.jdk, self.place = newest, jdk, place
        source, tests = place / "source/test", place / "test"
        shutil.rmtree(tests, ignore_errors=True)
        for path in sorted(path for path in source.rglob("*") if path.is_file()):
            name = path.relative_to(source).as_posix()
            if name in NOT_RUN:
                continue
            copy = tests / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            try:
                copy.write_text(renamed(name, path.read_text(encoding="utf-8")), encoding="utf-8")
            except UnicodeDecodeError:
                shutil.copyfile(path, copy)
        # The groups name tests that are missing here.
        for folder in ["jdk", "hotspot/jtreg"]:
            (tests / folder / "TEST.groups").write_text("")
        module = BINDING / "jtreg"
        output_of([
            newest.home / "bin/javac", "--release", "11", "-Xlint:all,-options", "-Werror", "-d", place / "module",
            module / "module-info.java", module / "raddle/jtreg/RaddleFirst.java",
        ])
        theirs = (jdk.home / "conf/security/java.security").read_text()
        (place / "java.security").write_text(providers(theirs))

    def judge(self, name):
        """Runs all tests, prints the table, and refuses unexpected outcomes."""
        outcomes = self.run("with", AREAS)
        unknown = [test for test in outcomes if fails(outcomes, test) and test not in LEFT_OUT]
        # Some fail on this machine without Raddle too.
        without = self.run("failed", unknown, NO_LIBRARY) if unknown else {}
        print(f"{name}, with the JDK {self.jdk.feature} in {self.jdk.home}:")
        table(outcomes, without)
        planted = self.run("planted", PLANTED, NO_LIBRARY)
        if any(outcome.failure for outcome in planted.values()):
            raise Failure(f"without the native library, too, these must pass: {planted}")
        if unserved(PLANTED, planted) is None:
            raise Failure("a run without the native library was not refused")
        print(f"report: {name}: a run without the native library is refused")
        verdict(outcomes, without)

    def run(self, what, tests, *more):
        """Runs tests, or all tests of folders, with options for the virtual machine. Returns their outcomes by name."""
        work, report = self.place / what, self.place / f"{what}.report"
        for folder in [work, report]:
            shutil.rmtree(folder, ignore_errors=True)
        options = [
            f"-Djava.security.properties={self.place}/java.security", "-Djava.security.debug=provider",
            f"--module-path={JAR}:{self.place}/module", "--add-modules=raddle.jca,raddle.jtreg", "-Draddle.services=all",
            *(["--enable-native-access=raddle.jca"] if self.jdk.feature >= 22 else []), *more,
        ]
        # The virtual machine's output about providers is long. jtreg fails if a test fails; the results show which.
        printed = subprocess.run([
            self.newest.java, "-Djavatest.maxOutputSize=20000000", "-jar",
            PRODUCTS / "jtreg" / HARNESS / "usr/share/jtreg/lib/jtreg.jar",
            "-agentvm", "-automatic", "-ignore:quiet", "-verbose:summary", "-timeoutFactor:8",
            f"-concurrency:{len(os.sched_getaffinity(0))}", f"-jdk:{self.jdk.home}", f"-workDir:{work}",
            f"-reportDir:{report}", *(f"-vmoption:{option}" for option in options),
            *(self.place / "test" / test for test in tests),
        ], cwd=self.place, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False).stdout
        outcomes = {}
        for path in sorted(work.rglob("*.jtr")):
            result = path.read_text(encoding="utf-8", errors="replace")
            outcomes[test_of(result) or str(path)] = outcome(result)
        if not outcomes:
            raise Failure(f"jtreg ran no test:\n{printed.decode(errors='replace')}")
        return dict(sorted(outcomes.items()))


def renamed(path, text):
    """
    Returns the text of a test's copy: where the test names one of the JDK's providers, the copy names ours.

    The groups of tests are removed, because they name tests that are missing here.
    """
    if Path(path).name == "TEST.ROOT":
        return "".join(f"{line}\n" for line in text.splitlines() if not line.startswith("groups="))
    ours = '"Raddle"' if path == NAMES_RADDLE else f'"{FIRST}"'
    text = text.replace('"SunJCE"', ours)
    return text.replace('"SUN"', ours) if path.startswith(OF_DIGESTS) else text


def providers(security):
    """Returns the providers of a file `java.security`, with Raddle in front, and the provider that tests name after
    them."""
    lines = [line for line in security.splitlines() if line.startswith("security.provider.") and "=" in line]
    names = ["Raddle", *(line.split("=", 1)[1] for line in lines), FIRST]
    return "".join(f"security.provider.{i}={name}\n" for i, name in enumerate(names, 1))


def test_of(result):
    """Returns the name of the test in a file of results: its path below `test`, and its name within the file."""
    def value(key):
        return next((line[len(key):] for line in result.splitlines() if line.startswith(key)), None)

    root, test = value("$root="), value("test=")
    return f"{root.rpartition('/test/')[2]}/{test}" if root and "/test/" in root and test else None


def outcome(result):
    """Returns the outcome of a test, as a file of results says."""
    key = "test result: "
    statuses = [line[len(key):] for line in result.splitlines() if line.startswith(key)]
    status = statuses[0] if statuses else "it has no result"
    return Outcome(None if status.startswith("Passed.") else status, SERVED in result)


def fails(outcomes, test):
    """Returns whether a test is among the outcomes and failed."""
    return test in outcomes and outcomes[test].failure is not None


def table(outcomes, without):
    """Prints how many tests of each area passed, and which were left out."""
    print(f"{'':<50} {'passed':>7} {'failed':>7} {'left out':>9} {'not Raddle' + chr(39) + 's':>12}")
    for area in AREAS:
        tests = [test for test in outcomes if test.startswith(area)]
        failed = [test for test in tests if fails(outcomes, test)]
        left_out = sum(test in LEFT_OUT or fails(without, test) for test in failed)
        passed = sum(outcomes[test].is_served for test in tests if test not in failed)
        others = len(tests) - len(failed) - passed
        print(f"{area:<50} {passed:>7} {len(failed) - left_out:>7} {left_out:>9} {others:>12}")
    for test, why in NOT_RUN.items():
        print(f"not run: {test}: {why}")
    for test in outcomes:
        if fails(outcomes, test) and test in LEFT_OUT:
            print(f"left out: {test}: {LEFT_OUT[test]}")
        elif fails(outcomes, test) and fails(without, test):
            print(f"left out: {test}: fails without Raddle too: {outcomes[test].failure}")


def verdict(outcomes, without):
    """Refuses a failed test that passes without Raddle and is not known, and an area in which Raddle had no part."""
    for test in outcomes:
        if fails(outcomes, test) and test not in LEFT_OUT and not fails(without, test):
            raise Failure(f"{test} failed: {outcomes[test].failure}")
    area = unserved(AREAS, outcomes)
    if area:
        raise Failure(f"Raddle served no test of {area}")


def unserved(areas, outcomes):
    """Returns the first area none of whose passed tests was served by Raddle, or none."""
    served = [test for test, outcome in outcomes.items() if outcome.failure is None and outcome.is_served]
    areas = (area for area in areas if area != OF_PROVIDERS)
    return next((area for area in areas if not any(test.startswith(area) for test in served)), None)
