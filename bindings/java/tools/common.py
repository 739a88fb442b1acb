"""The JDKs of this machine, and Maven."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from debian import Failure, output_of

BINDING = Path(__file__).resolve().parent.parent
ROOT = BINDING.parent.parent
PRODUCTS = ROOT / "target/java"
MAVEN_PRODUCTS = PRODUCTS / "maven"
JAR = MAVEN_PRODUCTS / "raddle-jca-0.1.0.jar"

# Text that a virtual machine prints about a mistake in JNI calls.
JNI_MISTAKES = ("WARNING in native method", "FATAL ERROR in native method")

# The tests that Maven picks and the memory of these tests, by kind of test.
KINDS = {
    "results": ([], "2g"),
    "pauses": (["-Draddle.groups=pauses", "-Draddle.excluded="], "2g"),
    "large": (["-Draddle.groups=large", "-Draddle.excluded="], "5g"),
}

# The Maven projects. Each names the group: without a common parent, they share no property, and a child would name its
# parent's group.
PROJECTS = ["pom.xml", "bench/pom.xml", "servers/pom.xml", "spark/pom.xml"]


# The files published besides the jar, and the plugin that publishes them, in versions that work with Maven 3.8.
PUBLISHED = [
    f"org.apache.maven.plugins:maven-{goal}"
    for goal in ("source-plugin:3.3.1:jar-no-fork", "javadoc-plugin:3.11.2:jar", "deploy-plugin:3.1.4:deploy")
]


class Jdk(NamedTuple):
    """A JDK, the number of its version (17, 25), and its name in messages."""

    home: Path
    feature: int
    name: str

    @property
    def java(self):
        return self.home / "bin/java"

    @property
    def access(self):
        """Returns the options that let programs call native code."""
        return ["--enable-native-access=ALL-UNNAMED"] if self.feature >= 22 else []

    @property
    def segments(self):
        """Returns the options that let tests use memory segments, which are in a module of their own in Java 17."""
        return ["--add-modules=jdk.incubator.foreign"] if self.feature == 17 else []


def feature(release):
    """Returns the version in the file `release` of a JDK; none if the file names none."""
    found = re.search(r'^JAVA_VERSION="(\d+)', release, re.MULTILINE)
    return int(found[1]) if found else None


def jdks():
    """Finds the JDKs in JAVA_HOME and /usr/lib/jvm from version 11 on, one for each version, oldest first."""
    homes = [Path(os.environ["JAVA_HOME"])] if os.environ.get("JAVA_HOME") else []
    installed = Path("/usr/lib/jvm")
    homes += sorted(installed.iterdir()) if installed.is_dir() else []
    found = {}
    for home in homes:
        if (home / "release").is_file() and (home / "bin/javac").exists():
            version = feature((home / "release").read_text()) or 0
            if version >= 11:
                found.setdefault(version, Jdk(home, version, f"Java {version}"))
    return [found[version] for version in sorted(found)]


def maven(jdk, folder, *arguments):
    """Runs Maven on a JDK in a folder. Returns whether it succeeded, and its output."""
    options = ["--batch-mode", "--quiet", "--no-transfer-progress", "-Dstyle.color=never"]
    # Maven and javac run only for seconds: code from the best compiler takes more time than it saves.
    quickly = os.environ.get("MAVEN_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")
    environment = {**os.environ, "JAVA_HOME": str(jdk.home), "MAVEN_OPTS": quickly}
    done = subprocess.run(
        ["mvn", *options, *arguments], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace", check=False,
    )
    # Maven puts the style for plain text before the first line, even without colours.
    printed = done.stdout.replace("\x1b[0m", "")
    for line in printed.splitlines():
        if line.startswith(("report:", "skipped:")):
            print(line, flush=True)
    return done.returncode == 0, printed


def run_maven(what, jdk, folder, *arguments):
    """Runs Maven. Returns its output, or none if it can't fetch its dependencies, which is reported."""
    success, printed = maven(jdk, folder, *arguments)
    if success:
        return printed
    missing = unreachable(printed)
    if missing is None:
        raise Failure(f"{what}: mvn failed:\n{printed}")
    print(f"skipped: {what}: Maven can't fetch what it needs: {missing}", flush=True)
    return None


def group(projects):
    """Returns the group of the provider in the texts of Maven's projects, which every project must have."""
    named = re.compile(r"<groupId>([^<]*)</groupId>\s*<artifactId>raddle-")
    groups = [named.findall(text) for text in projects]
    first = groups[0][0]
    if any(names == [] or set(names) != {first} for names in groups):
        raise Failure(f"the projects of Maven name more than one group: {groups}")
    return first


def package(newest):
    """Builds the jar."""
    success, printed = maven(newest, BINDING, "package")
    if not success:
        raise Failure(f"the jar: mvn failed:\n{printed}")


def publish(newest, repository):
    """Builds the jar, with its sources and its documentation, and puts them with the POM into a repository folder."""
    if newest.feature < 22:
        print("skipped: THE JAR IS NOT FIT FOR RELEASE: it works only on Java 11 to 21, because no JDK here is 22 or later")
    success, printed = maven(
        newest, BINDING, "-Dmaven.test.skip", "package", *PUBLISHED, f"-DaltDeploymentRepository=packages::file:{repository}",
    )
    if not success:
        raise Failure(f"the jars that are published: mvn failed:\n{printed}")


def test(newest, jdk, goals, kind="results", options=()):
    """Tests the jar with a JDK, using Maven on the newest one. Returns whether the tests ran."""
    chosen, heap = KINDS[kind]
    reports = MAVEN_PRODUCTS / "failsafe-reports"
    shutil.rmtree(reports, ignore_errors=True)
    arguments = " ".join([f"-Xmx{heap}", *options, *jdk.access, *jdk.segments])
    printed = run_maven(
        f"the Java provider on {jdk.name}", newest, BINDING, *goals, *chosen, f"-Draddle.java={jdk.java}",
        f"-Draddle.arguments={arguments}",
    )
    if printed is None:
        return False
    # Maven writes the virtual machine's own output to files.
    dumps = reports.glob("*.dumpstream")
    mistake = next(filter(None, map(mistake_in, [printed, *(dump.read_text(errors="replace") for dump in dumps)])), None)
    if mistake:
        raise Failure(f"{jdk.name}: {mistake}")
    print(f"report: {jdk.name}: all tests of the provider passed", flush=True)
    return True


def line_with(marks, printed):
    """Returns the first line that contains one of the marks, or none."""
    return next((line for line in printed.splitlines() if any(mark in line for mark in marks)), None)


def mistake_in(printed):
    """Returns the line about a mistake in JNI calls, or none."""
    return line_with(JNI_MISTAKES, printed)


def unreachable(printed):
    """Returns the line about a repository that Maven can't reach, or none."""
    return line_with(["Could not transfer artifact"], printed)
