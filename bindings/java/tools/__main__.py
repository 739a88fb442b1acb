"""
The Java provider, built and tested with each JDK of this machine, or compared with others: `cargo xtask java`.

| module | purpose |
|---|---|
| `common` | finds JDKs, and runs Maven |
| `fetched` | fetches more JDKs, and tests with them |
| `jtreg` | runs OpenJDK's own tests of the algorithms |
| `dependants` | tests Netty and Jetty, and tests, measures or publishes the plugin for Spark |
| `bench` | compares with other providers, and writes the tables of `docs/java.md` |
| `../../debian` | fetches packages of Debian |
| `tests` | tests these modules |
"""

import argparse
import io
import shutil
import sys
import unittest
from pathlib import Path

import bench
import dependants
import fetched
import jtreg
from common import BINDING, Failure, jdks, output_of, publish, test

# A run that tests only the provider's results leaves these tests to a run on request.
ON_REQUEST = [
    "the time to safepoint, which is measured on an idle machine: cargo xtask java --pauses",
    "Netty and Jetty, which are fetched: cargo xtask java --servers",
    "other versions and architectures, whose JDKs are fetched: cargo xtask java --jdks",
    "OpenJDK's own tests, which are fetched: cargo xtask java --jtreg",
    "arrays of 2 GiB, which take 5 GB: cargo xtask java --large",
    "the plugin for Spark, which fetches hundreds of MB: cargo xtask java --spark",
]


def options():
    """Reads the command line."""
    parser = argparse.ArgumentParser(
        prog="cargo xtask java", allow_abbrev=False,
        description="Build the Java provider and test it with each JDK, or compare it with others.",
    )
    modes = parser.add_mutually_exclusive_group()
    for name, text in {
        "natives": "build the native library of this machine for the jar, and nothing else",
        "pauses": "measure the time to safepoint while long messages are sealed, on an idle machine",
        "large": "test the longest arrays that there are, in 5 GB of memory",
        "jdks": "test with JDKs of Debian's archive: of other versions, and of other architectures under qemu. "
                "Fetches 300 MB",
        "jtreg": "run OpenJDK's own tests of the algorithms. Fetches 150 MB",
        "servers": "test servers whose TLS uses the provider: Netty and Jetty",
        "spark": "build the plugin for each line of Spark and test it, or measure it (--bench)",
    }.items():
        modes.add_argument(f"--{name}", dest="mode", action="store_const", const=name, help=text)
    modes.add_argument(
        "--isa", choices=["aarch64", "ppc64le"], help="build the native library of another architecture for the jar"
    )
    parser.add_argument(
        "--publish", metavar="FOLDER",
        help="build the jar with its sources and documentation, and put them into a folder that is a repository of Maven; with "
             "--spark the plugin for each line of Spark too",
    )
    parser.add_argument(
        "--bench", action="store_true", help="compare with other providers by JMH, and write the tables of docs/java.md"
    )
    parser.add_argument(
        "--turns", action="store_true",
        help="compare only with the JDK, in turns of less than a millisecond, and print the minimum times: also for a machine "
             "with other work (--bench)",
    )
    parser.add_argument("--quick", action="store_true", help="fewer lengths and shorter runs: ten minutes for each JDK (--bench)")
    parser.add_argument("--print", action="store_true", help="print the tables and leave docs/java.md as it is (--bench)")
    parser.add_argument(
        "--rows", type=int, default=10_000_000,
        help="how many strings are hashed; encrypted tables have three tenths of that (--spark --bench)",
    )
    parser.add_argument(
        "--only", default="",
        help="only benchmarks, whose rows are replaced, or JDKs, releases or lines of Spark, whose names contain this, such "
             "as `ppc64le`, `OpenJDK 25` or `Spark 4` (--bench, --jdks, --jtreg, --spark)",
    )
    chosen = parser.parse_args()
    for option in ("bench", "publish"):
        if getattr(chosen, option) and (chosen.isa or chosen.mode not in (None, "spark")):
            parser.error(f"use --{option} with --spark or on its own")
    if chosen.bench and chosen.publish:
        parser.error("--bench goes without --publish")
    if (chosen.quick or chosen.print or chosen.turns) and (chosen.mode or not chosen.bench):
        parser.error("use --quick, --print and --turns only with --bench")
    if chosen.turns and (chosen.quick or chosen.print):
        parser.error("--turns goes without --quick and --print")
    return chosen


def run(chosen):
    """Does what the command line asks for."""
    if chosen.isa or chosen.mode == "natives":
        print(output_of(["sh", BINDING / "native/build.sh", *([chosen.isa] if chosen.isa else [])]), end="")
        return
    check_tools()
    found = jdks()
    if chosen.publish:
        if not found or not shutil.which("mvn"):
            raise Failure("the jars that are published need a JDK in JAVA_HOME or /usr/lib/jvm, and Maven")
        repository = Path(chosen.publish).resolve()
        publish(found[-1], repository)
        if chosen.mode == "spark":
            dependants.publish_spark(found, repository)
    elif not found:
        print("skipped: the Java provider: no JDK in JAVA_HOME or /usr/lib/jvm")
    elif not shutil.which("mvn"):
        print("skipped: the Java provider: no Maven")
    elif chosen.mode == "spark":
        dependants.run_spark(found, chosen.bench, chosen.rows, chosen.only)
    elif chosen.turns:
        bench.run_turns(found, chosen.only)
    elif chosen.bench:
        bench.run(found, chosen.quick, chosen.print, chosen.only)
    elif chosen.mode == "jtreg":
        jtreg.run(found, chosen.only)
    elif chosen.mode == "jdks":
        fetched.run(found[-1], chosen.only)
    elif chosen.mode == "servers":
        dependants.test_servers(found)
    else:
        test_all(found, chosen.mode or "results")


def check_tools():
    """Runs the tests of these modules."""
    printed = io.StringIO()
    result = unittest.TextTestRunner(printed).run(unittest.defaultTestLoader.loadTestsFromName("tests"))
    if not result.wasSuccessful():
        raise Failure(f"bindings/java/tools:\n{printed.getvalue()}")
    print(f"report: bindings/java/tools: {result.testsRun} tests passed", flush=True)


def test_all(found, kind):
    """Builds the jar, and tests it with each JDK."""
    newest = found[-1]
    test(newest, newest, ["verify"], kind)
    for jdk in found[:-1]:
        # What the virtual machine checks of JNI is enough: the classes are the same.
        test(newest, jdk, ["failsafe:integration-test", "failsafe:verify"], kind, ["-Xcheck:jni"])
    if kind == "results":
        for text in ON_REQUEST:
            print(f"report: only by request: {text}")
    if newest.feature < 22:
        print("skipped: the calls by the foreign-function interface, which need Java 22")
        print("skipped: THE JAR IS NOT FIT FOR RELEASE: it works only on Java 11 to 21, because no JDK here is 22 or later")
    elif len(found) == 1:
        print("skipped: the calls by JNI, which need a JDK before 22")


if __name__ == "__main__":
    try:
        run(options())
    except Failure as why:
        sys.exit(f"error: {why}")
