"""Netty and Jetty over TLS with the provider, and the plugin for each Spark release line: these are separate Maven
projects."""

from typing import NamedTuple
from xml.etree import ElementTree

from common import BINDING, PRODUCTS, Failure, maven, package, run_maven

SPARK = BINDING / "spark"

# The names in a POM.
NAMESPACE = "http://maven.apache.org/POM/4.0.0"

# The Maven goals that add sources and documentation to the Spark plugin, and the goal that puts files into a
# repository.
DOCUMENTED = ["org.apache.maven.plugins:maven-source-plugin:3.3.1:jar-no-fork", "net.alchim31.maven:scala-maven-plugin:4.9.10:doc-jar"]
DEPLOYED = "org.apache.maven.plugins:maven-deploy-plugin:3.1.4:deploy-file"


def test_servers(jdks):
    """Tests Netty and Jetty with each JDK on which Jetty runs."""
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
    """A Spark release line, with its newest tested version, and its Scala version."""

    name: str
    version: str
    scala: str
    # The version of Scala's compiler.
    compiler: str
    # The oldest Java version on which the line runs, at least 11, and the newest.
    oldest: int
    newest: int

    @property
    def artifact(self):
        """Returns the name of the plugin among Maven's artefacts."""
        return f"raddle-spark-{self.name}_{self.scala}"

    @property
    def properties(self):
        """Returns the properties of the project that depend on the line."""
        return {
            "spark.version": self.version, "spark.line": self.name, "scala.binary": self.scala, "scala.version": self.compiler,
            "raddle.release": str(self.oldest),
        }

    @property
    def options(self):
        """Returns the options that set these properties."""
        return [f"-D{name}={value}" for name, value in self.properties.items()]

    @property
    def jar(self):
        """Returns the path of the jar."""
        return PRODUCTS / f"spark/{self.name}/{self.artifact}-0.1.0.jar"


LINES = [Line("3.5", "3.5.9", "2.12", "2.12.18", 11, 17), Line("4.2", "4.2.0", "2.13", "2.13.18", 17, 25)]


def run_spark(jdks, is_measured, rows, only):
    """
    Builds the plugin for each Spark release line, and tests it on each JDK on which the line runs.

    The oldest comes last, because it builds the jar. Only the oldest measures.
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
    options = line.options
    if is_measured:
        options += ["-Draddle.groups=bench", "-Draddle.excluded=", f"-Draddle.rows={rows}"]
    if run_maven(what, jdk, SPARK, "verify", *options) is not None:
        print(f"report: {what}: {'measured' if is_measured else 'all tests passed'}: {line.jar}", flush=True)


def publish_spark(jdks, repository):
    """
    Builds the plugin for each line of Spark with its sources and its documentation, and puts them into a repository of Maven.

    The provider's jar, which each line needs, has been built before.
    """
    for line in LINES:
        jdk = next((jdk for jdk in jdks if line.oldest <= jdk.feature <= line.newest), None)
        if jdk is None:
            raise Failure(f"the plugin for Spark {line.name} is built by Java {line.oldest} to {line.newest}, which is not here")
        pom = line.jar.with_suffix(".pom")
        pom.parent.mkdir(parents=True, exist_ok=True)
        pom.write_text(published((SPARK / "pom.xml").read_text(), line))
        files = [f"-Dfile={line.jar}", f"-DpomFile={pom}"]
        files += [f"-D{kind}={line.jar.with_suffix('')}-{kind}.jar" for kind in ("sources", "javadoc")]
        for goals in (["package", *DOCUMENTED], [DEPLOYED, *files, f"-Durl=file:{repository}"]):
            success, printed = maven(jdk, SPARK, "-Dmaven.test.skip", *line.options, *goals)
            if not success:
                raise Failure(f"the plugin for Spark {line.name}: mvn failed:\n{printed}")
        print(f"report: {line.artifact} built by Java {jdk.feature}", flush=True)


def published(project, line):
    """
    Returns the POM of the plugin for a line, from the text of the project.

    The project builds any line, next to a provider jar. The POM names one line, and the provider by its coordinates.
    """
    ElementTree.register_namespace("", NAMESPACE)
    for name, value in line.properties.items():
        project = project.replace(f"${{{name}}}", value)
    pom = ElementTree.fromstring(project)

    def remove(parent, name):
        for child in parent.findall(f"{{{NAMESPACE}}}{name}"):
            parent.remove(child)

    pom.find(f"{{{NAMESPACE}}}artifactId").text = line.artifact
    remove(pom, "properties")
    remove(pom, "build")
    dependencies = pom.find(f"{{{NAMESPACE}}}dependencies")
    for dependency in list(dependencies):
        scope = dependency.findtext(f"{{{NAMESPACE}}}scope")
        if scope == "test":
            dependencies.remove(dependency)
        elif scope == "system":
            remove(dependency, "scope")
            remove(dependency, "systemPath")
    text = ElementTree.tostring(pom, encoding="unicode", xml_declaration=True)
    if "${" in text:
        raise Failure(f"the POM of {line.artifact} has a property:\n{text}")
    return text + "\n"
