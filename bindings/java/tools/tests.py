"""Tests of these modules."""

import tempfile
import unittest
from pathlib import Path

import bench
import common
import debian
import dependants
import jtreg
from jtreg import Outcome

OLD = (
    "\n\n### Java 25\n\nThis CPU.\n\n| | bytes | Raddle |\n|---|---:|---:|\n"
    "| A | 64 | 1 |\n| A | 128 | 2 |\n| B | 1 | 3 |\n"
)


class Common(unittest.TestCase):
    def test_versions_are_read(self):
        self.assertEqual(common.feature('IMPLEMENTOR="x"\nJAVA_VERSION="17.0.15"\n'), 17)
        self.assertEqual(common.feature('JAVA_VERSION="25"\n'), 25)
        self.assertIsNone(common.feature("nothing"))

    def test_a_repository_out_of_reach_is_no_failed_test(self):
        self.assertTrue(common.unreachable("[ERROR] Could not transfer artifact a:b:pom:1 from/to central"))
        self.assertIsNone(common.unreachable("[ERROR] Could not find artifact a:b:jar:1 in central\nTests run: 3, Failures: 1"))

    def test_the_projects_have_one_group(self):
        projects = [(common.BINDING / path).read_text() for path in common.PROJECTS]
        group = common.group(projects)
        # Maven Central takes domains in reverse order.
        self.assertRegex(group, r"^[a-z]+(\.[a-z0-9-]+)+$")
        self.assertIn(f"`{group}`", bench.DOCUMENT.read_text())
        with self.assertRaisesRegex(common.Failure, "more than one group"):
            common.group([*projects[:-1], projects[-1].replace(group, "raddle", 1)])

    def test_a_mistake_in_jni_is_seen(self):
        self.assertTrue(common.mistake_in("ok\nWARNING in native method: JNI call made with exception pending\n"))
        self.assertIsNone(common.mistake_in("report: all is well\n"))


class Spark(unittest.TestCase):
    def test_each_line_has_a_pom_of_its_own(self):
        project = (dependants.SPARK / "pom.xml").read_text()
        for line in dependants.LINES:
            pom = dependants.published(project, line)
            self.assertIn(f"<artifactId>raddle-spark-{line.name}_{line.scala}</artifactId>", pom)
            self.assertIn(f"<artifactId>spark-sql_{line.scala}</artifactId>", pom)
            self.assertIn("<artifactId>raddle-jca</artifactId>", pom)
            for word in ("system", "junit", "plugin>", "$"):
                self.assertNotIn(word, pom)
        with self.assertRaisesRegex(common.Failure, "has a property"):
            dependants.published(project.replace("${spark.version}", "${other}"), line)


class Debian(unittest.TestCase):
    def test_an_archive_that_is_not_listed_is_refused(self):
        digest, other = "ab" * 32, "cd" * 32
        sources = f"Checksums-Sha256:\n {digest} 12 a_1.orig.tar.xz\n {other} 13 a_1.debian.tar.xz\n"
        self.assertTrue(debian.is_listed(sources, digest, "a_1.orig.tar.xz"))
        self.assertFalse(debian.is_listed(sources, other, "a_1.orig.tar.xz"))
        self.assertFalse(debian.is_listed(sources, "", ""))

    def test_links_stay_in_the_folder(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "usr/lib/jvm").mkdir(parents=True)
            (root / "etc").mkdir()
            (root / "etc/setting").write_text("one")
            kept, other = root / "usr/lib/jvm/kept", root / "usr/lib/jvm/other"
            kept.symlink_to("/etc/setting")
            other.symlink_to("/no/such/file")
            debian.keep_links(root)
            self.assertEqual((kept.read_text(), str(kept.readlink())), ("one", "../../../etc/setting"))
            self.assertEqual(str(other.readlink()), "/no/such/file")


class Jtreg(unittest.TestCase):
    def test_results_are_read(self):
        def result(status):
            return f"$root=/test/a/test/jdk\ntest=b/C.java#id0\nx {jtreg.SERVED}\ntest result: {status}\n"

        self.assertEqual(jtreg.test_of(result("Passed.")), "jdk/b/C.java#id0")
        self.assertEqual(jtreg.outcome(result("Passed. Execution successful")), Outcome(None, True))
        for failed in [result("Failed. Execution failed: `main'"), result("Error. Program exited"), ""]:
            self.assertIsNotNone(jtreg.outcome(failed).failure)

    def test_raddle_is_the_first_of_the_providers(self):
        theirs = "#security.provider.tbd=Z\nsecurity.provider.1=SUN\nsecurity.provider.2=SunJCE\n"
        names = ["Raddle", "SUN", "SunJCE", jtreg.FIRST]
        ours = "".join(f"security.provider.{i + 1}={name}\n" for i, name in enumerate(names))
        self.assertEqual(jtreg.providers(theirs), ours)

    def test_what_must_not_be_is_refused(self):
        area = jtreg.AREAS[0]

        def outcomes(failure, is_served):
            return {f"{area}/A.java": Outcome(failure, is_served)}

        self.assertIsNone(jtreg.unserved([area], outcomes(None, True)))
        self.assertEqual(jtreg.unserved([area], outcomes(None, False)), area)
        self.assertEqual(jtreg.unserved([area], outcomes("Failed.", True)), area)
        failed, passed = outcomes("Failed.", True), outcomes(None, True)
        with self.assertRaisesRegex(common.Failure, "A.java"):
            jtreg.verdict(failed, passed)
        # A test that also fails without Raddle is not held against Raddle, but the area has no other test.
        with self.assertRaisesRegex(common.Failure, "served no test"):
            jtreg.verdict(failed, failed)


class Bench(unittest.TestCase):
    def test_rows_that_were_not_measured_stay(self):
        new = OLD.replace("| A | 64 | 1 |\n", "").replace("| B | 1 | 3 |\n", "| C | 1 | 5 |\n").replace("| 2 |", "| 4 |")
        rows = bench.merged(OLD, new).split("|---|---:|---:|\n")[1].splitlines()
        self.assertEqual(rows, ["| A | 64 | 1 |", "| A | 128 | 4 |", "| B | 1 | 3 |", "| C | 1 | 5 |"])
        self.assertEqual(bench.merged(OLD, OLD).strip(), OLD.strip())

    def test_rows_of_another_machine_go(self):
        new = OLD.replace("This", "Another").replace("| B | 1 | 3 |\n", "")
        self.assertEqual(bench.merged(OLD, new).strip(), new.strip())

    def test_the_document_is_read(self):
        tables = bench.DOCUMENT.read_text().split(bench.BEGIN)[1].split(bench.END)[0]
        self.assertEqual(bench.merged(tables, tables).strip(), tables.strip())

    def test_processors_are_named(self):
        amd = "vendor_id\t: AuthenticAMD\ncpu family\t: 26\nmodel\t\t: 2\nmodel name\t: AMD EPYC\n\nvendor_id\t: X\n"
        self.assertEqual(bench.cpu(amd), "AuthenticAMD, family 0x1a, model 0x02")
        self.assertEqual(bench.cpu("CPU implementer\t: 0x41\nCPU part\t: 0xd4f\n"), "0x41, family 0x00, model 0xd4f")
        self.assertEqual(bench.cpu("cpu\t\t: POWER9 (architected), altivec supported\n"), "IBM, family 0x09, model 0x00")
        with self.assertRaises(common.Failure):
            bench.cpu("nothing")


if __name__ == "__main__":
    unittest.main()
