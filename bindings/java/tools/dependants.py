"""Netty and Jetty over TLS with the provider, and the plugin for each line of Spark: Maven projects of their own."""

from typing import NamedTuple

from common import BINDING, PRODUCTS, Failure, package, run_maven


def test_servers(jdks):
    """Tests Netty and Jetty with each JDK that Jetty runs on."""
    newest = jdks[-1]
    package(newest)
    for jdk in jdks:
        if jdk.feature >= 17:
            what = f"servers on {jdk.name}"
            arguments = " ".join(["-Xmx1g", *jdk.access])
            options = [f"-Draddle.java={jdk.java}", f"-Draddle.arguments={arguments}"]
            if run_maven(what, newest, BINDING / "servers", "test", *options) is not None:
                print(f"report: {what}: all tests passed", flush=True)


class Line(NamedTuple):
    """A line of Spark, with the newest of its versions that was tested, and its version of Scala."""

    name: str
    version: str
    scala: str
    # The version of Scala's compiler.
    compiler: str
    # The oldest Java that the line runs on, at least 11, and the newest.
    oldest: int
    newest: int


LINES = [Line("3.5", "3.5.9", "2.12", "2.12.18", 11, 17), Line("4.2", "4.2.0", "2.13", "2.13.18", 17, 25)]


def run_spark(jdks, is_measured, rows, only):
    """
    Builds the plugin for each line of Spark and tests it on each JDK that the line runs on.

    The oldest comes last, for with that the jar is built. The oldest alone measures.
    """
    package(jdks[-1])
    has_run = False
    for line in LINES:
        fitting = [jdk for jdk in jdks if line.oldest <= jdk.feature <= line.newest]
        if not fitting:
            print(f"skipped: Spark {line.name}, which runs on Java {line.oldest} to {line.newest}")
        for jdk in fitting[:1] if is_measured else reversed(fitting):
            what = f"the plugin for Spark {line.version} on Java {jdk.feature}"
            if only in what:
                has_run = True
                run_line(line, jdk, is_measured, rows, what)
    if only and not has_run:
        raise Failure(f"no line of Spark on a Java of this machine is called so: {only}")


def run_line(line, jdk, is_measured, rows, what):
    """Builds the jar for a line of Spark with a JDK, and tests or measures it there."""
    options = [
        f"-Dspark.version={line.version}", f"-Dspark.line={line.name}", f"-Dscala.binary={line.scala}",
        f"-Dscala.version={line.compiler}", f"-Draddle.release={line.oldest}",
    ]
    if is_measured:
        options += ["-Draddle.groups=bench", "-Draddle.excluded=", f"-Draddle.rows={rows}"]
    if run_maven(what, jdk, BINDING / "spark", "verify", *options) is not None:
        jar = PRODUCTS / f"spark/{line.name}/raddle-spark-{line.name}_{line.scala}-0.1.0.jar"
        print(f"report: {what}: {'measured' if is_measured else 'all tests passed'}: {jar}", flush=True)
