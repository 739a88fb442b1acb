//! OpenJDK's own tests of the algorithms, which its harness jtreg runs with Raddle in the place of the JDK's providers.
//!
//! Tests and harness are fetched from Debian's archive; nothing of them is kept in the repository. Where a test names SunJCE,
//! its copy names the provider of `bindings/java/jtreg`, which hands out Raddle's services first. Raddle is also the first of
//! the virtual machine's providers. Which provider served a test, the virtual machine says itself
//! (`java.security.debug=provider`).

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::jdk::Jdk;
use super::{JAR, folder, products};
use crate::{Result, debian, files, tools};

/// The releases of OpenJDK whose tests are taken, and where Debian has them: one that calls by JNI, and one that calls by the
/// foreign-function interface.
const RELEASES: [(u32, &str); 2] = [(17, "bookworm"), (25, "trixie")];

/// The package of the harness, and where Debian has it.
const HARNESS: [&str; 2] = ["jtreg8", "trixie"];

/// The folders of tests below `test`, in each of which Raddle must serve some.
const AREAS: [&str; 16] = [
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
];

/// The one of these whose tests are of providers, and not of what they compute.
const OF_PROVIDERS: &str = "jdk/java/security/Provider";

/// What these tests use of other folders.
const SHARED: [&str; 8] = [
    "lib",
    "jtreg-ext",
    "jdk/TEST.ROOT",
    "hotspot/jtreg/TEST.ROOT",
    "hotspot/jtreg/compiler/whitebox",
    "jdk/com/sun/crypto/provider/Cipher/UTIL",
    "jdk/javax/net/ssl/etc",
    "jdk/javax/net/ssl/templates",
];

/// The folders whose tests name SUN where they mean its digests.
const OF_DIGESTS: [&str; 2] = ["jdk/java/security/MessageDigest", "jdk/sun/security/provider/MessageDigest"];

/// Tests that fail with Raddle in place, and why that is no fault of it.
const LEFT_OUT: [(&str, &str); 6] = [
    (
        "jdk/com/sun/crypto/provider/Cipher/AES/TestAESCiphers/TestAESWithProviderChange.java",
        "removes the provider that it names and adds a new SunJCE",
    ),
    (
        "jdk/com/sun/crypto/provider/Cipher/ChaCha20/ChaCha20NoReuse.java",
        "before Java 21 SunJCE opened one message with a key and nonce; Raddle does as Java 21 and later",
    ),
    ("jdk/java/security/MessageDigest/TestCloneable.java", OTHER_PROVIDER),
    ("jdk/java/security/Provider/ProviderVersionCheck.java", "wants the version of the JDK from all providers"),
    (
        "jdk/java/security/Provider/SecurityProviderModularTest.java",
        "starts virtual machines with a module path of its own, on which Raddle is not",
    ),
    ("jdk/javax/crypto/Cipher/TestGetInstance.java", OTHER_PROVIDER),
];

/// The reason where a test compares providers.
const OTHER_PROVIDER: &str =
    "compares the provider that served with the one it named, for algorithms that Raddle has not";

/// A test that compares providers too, but for an algorithm of Raddle's: it names Raddle itself.
const NAMES_RADDLE: &str = "jdk/javax/crypto/Mac/TestGetInstance.java";

/// Tests that do not run, and why.
const NOT_RUN: [(&str, &str); 3] = [
    (
        "jdk/com/sun/crypto/provider/Cipher/ChaCha20/unittest/Poly1305UnitTestDriver.java",
        "it is of a class inside of SunJCE",
    ),
    (
        "hotspot/jtreg/compiler/codegen/aes/TestAESMain.java",
        "it starts tens of virtual machines, which compile in the foreground",
    ),
    ("hotspot/jtreg/compiler/codegen/aes/TestCipherBlockChainingEncrypt.java", "it is of CBC, which Raddle has not"),
];

/// The provider that the tests name.
const FIRST: &str = "RaddleFirst";

/// With this the native library can't be loaded, and Raddle has no services.
const NO_LIBRARY: &str = "-Draddle.library.path=/no/such/library";

/// A folder and a file that must be refused where Raddle has no services.
const PLANTED: [&str; 2] = ["jdk/com/sun/crypto/provider/Cipher/CTR", "jdk/com/sun/crypto/provider/Mac/HmacMD5.java"];

/// What the virtual machine, or the provider that tests name, prints where Raddle serves.
const SERVED: &str = "algorithm from: Raddle";

/// Runs the tests of each release whose JDK is here, and refuses a failed one that is not known, and an area that Raddle had
/// no part in. Then the same without the native library, which must be refused.
pub(super) fn run(jdks: &[Jdk], only: &str) -> Result {
    let newest = jdks.last().ok_or("no JDK")?;
    tools::output_of(newest.maven(&folder()).arg("package"))?;
    let root = products().join("jtreg");
    let [package, suite] = HARNESS;
    if let Err(why) = debian::binaries(suite, "amd64", &[package], &root.join(package)) {
        println!("skipped: OpenJDK's tests: {why}");
        return Ok(());
    }
    let mut failures = Vec::new();
    for (feature, suite) in RELEASES {
        let name = format!("OpenJDK {feature}'s tests");
        let Some(jdk) = jdks.iter().find(|jdk| jdk.feature == feature) else {
            println!("skipped: {name}: no JDK {feature} here");
            continue;
        };
        if !name.contains(only) {
            continue;
        }
        let place = root.join(feature.to_string());
        let parts: Vec<_> = AREAS.iter().chain(&SHARED).map(|part| format!("test/{part}")).collect();
        let parts: Vec<_> = parts.iter().map(String::as_str).collect();
        if let Err(why) = debian::parts_of_source(suite, &format!("openjdk-{feature}"), &parts, &place.join("source")) {
            println!("skipped: {name}: {why}");
            continue;
        }
        let bench = Bench::new(newest, jdk, place)?;
        failures.extend(bench.judge(&name).err());
    }
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
}

/// Where the tests of a release run.
struct Bench<'a> {
    /// The JDK that the harness runs on, and the one that is tested.
    jdks: [&'a Jdk; 2],
    place: PathBuf,
}

/// What became of a test.
#[derive(Debug, PartialEq, Eq)]
struct Outcome {
    /// Why it failed.
    failure: Option<String>,
    /// Whether Raddle served it.
    is_served: bool,
}

impl<'a> Bench<'a> {
    /// Copies the tests, compiles the provider that they name, and writes the list of providers.
    fn new(newest: &'a Jdk, jdk: &'a Jdk, place: PathBuf) -> Result<Self> {
        let (source, tests) = (place.join("source/test"), place.join("test"));
        files::remove_folder(&tests)?;
        for path in tools::files_under(&source)? {
            if NOT_RUN.iter().any(|(test, _)| path == Path::new(test)) {
                continue;
            }
            let (from, to) = (source.join(&path), tests.join(&path));
            files::make_folder(to.parent().unwrap_or(&to))?;
            match fs::read_to_string(&from) {
                Ok(text) => files::write(&to, renamed(&path, &text))?,
                Err(_) => files::copy(&from, &to)?,
            }
        }
        // The groups name tests that are not here.
        for root in ["jdk", "hotspot/jtreg"] {
            files::write(tests.join(root).join("TEST.groups"), "")?;
        }
        let module = folder().join("jtreg");
        let mut javac = Command::new(newest.home.join("bin/javac"));
        javac.args(["--release", "11", "-Xlint:all,-options", "-Werror", "-d"]).arg(place.join("module"));
        tools::output_of(javac.args([module.join("module-info.java"), module.join("raddle/jtreg/RaddleFirst.java")]))?;
        let list = jdk.home.join("conf/security/java.security");
        let list = files::read(&list)?;
        files::write(place.join("java.security"), providers(&list))?;
        Ok(Self { jdks: [newest, jdk], place })
    }

    /// Runs all tests, prints the table, and refuses what must not be.
    fn judge(&self, name: &str) -> Result {
        let outcomes = self.run("with", &AREAS, "")?;
        let unknown: Vec<_> = outcomes
            .iter()
            .filter(|(test, outcome)| outcome.failure.is_some() && reason(test).is_none())
            .map(|(test, _)| test.as_str())
            .collect();
        // Some fail on this machine without Raddle too.
        let without = if unknown.is_empty() { BTreeMap::new() } else { self.run("failed", &unknown, NO_LIBRARY)? };
        println!("{name}, with the JDK {} in {}:", self.jdks[1].feature, self.jdks[1].home.display());
        print(&outcomes, &without);
        let verdict = verdict(&outcomes, &without);
        let planted = self.run("planted", &PLANTED, NO_LIBRARY)?;
        if planted.values().any(|outcome| outcome.failure.is_some()) {
            return Err(format!("{name}: without the native library, too, these must pass: {planted:?}"));
        }
        if verdict_of_areas(&PLANTED, &planted).is_ok() {
            return Err(format!("{name}: a run without the native library was not refused"));
        }
        println!("report: {name}: a run without the native library is refused");
        verdict.map_err(|why| format!("{name}: {why}"))
    }

    /// Runs tests, or those of folders, with an option for the virtual machine.
    fn run(&self, what: &str, tests: &[&str], option: &str) -> Result<BTreeMap<String, Outcome>> {
        let [newest, jdk] = self.jdks;
        let (work, report) = (self.place.join(what), self.place.join(format!("{what}.report")));
        files::remove_folder(&work)?;
        files::remove_folder(&report)?;
        let jar = products().join("maven").join(JAR);
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let mut options = vec![
            format!("-Djava.security.properties={}", self.place.join("java.security").display()),
            "-Djava.security.debug=provider".to_owned(),
            format!("--module-path={}:{}", jar.display(), self.place.join("module").display()),
            "--add-modules=raddle.jca,raddle.jtreg".to_owned(),
        ];
        if jdk.feature >= 22 {
            options.push("--enable-native-access=raddle.jca".to_owned());
        }
        if !option.is_empty() {
            options.push(option.to_owned());
        }
        let harness = products().join("jtreg").join(HARNESS[0]).join("usr/share/jtreg/lib/jtreg.jar");
        let mut jtreg = Command::new(newest.java());
        // What the virtual machine says of providers is long.
        jtreg.current_dir(&self.place).arg("-Djavatest.maxOutputSize=20000000").arg("-jar").arg(harness);
        jtreg.args(["-agentvm", "-automatic", "-ignore:quiet", "-verbose:summary", "-timeoutFactor:8"]);
        jtreg.arg(format!("-concurrency:{threads}")).arg(format!("-jdk:{}", jdk.home.display()));
        jtreg.arg(format!("-workDir:{}", work.display())).arg(format!("-reportDir:{}", report.display()));
        jtreg.args(options.iter().map(|option| format!("-vmoption:{option}")));
        jtreg.args(tests.iter().map(|test| self.place.join("test").join(test)));
        // It fails where a test fails: that is read from the results.
        let output = jtreg.output().map_err(|error| format!("can't run jtreg: {error}"))?;
        let mut outcomes = BTreeMap::new();
        for path in tools::files_under(&work)? {
            if path.extension().is_some_and(|extension| extension == "jtr") {
                let bytes = files::bytes(work.join(&path))?;
                let result = String::from_utf8_lossy(&bytes);
                outcomes.insert(test_of(&result).unwrap_or_else(|| path.display().to_string()), outcome(&result));
            }
        }
        if outcomes.is_empty() {
            let printed = [output.stdout, output.stderr].concat();
            return Err(format!("jtreg ran no test:\n{}", String::from_utf8_lossy(&printed)));
        }
        Ok(outcomes)
    }
}

/// A test as its copy is: where it names a provider of the JDK, it names ours. The groups of tests are taken out, for they name
/// tests that are not here.
fn renamed(path: &Path, text: &str) -> String {
    if path.ends_with("TEST.ROOT") {
        return text.lines().filter(|line| !line.starts_with("groups=")).map(|line| format!("{line}\n")).collect();
    }
    let ours = format!("\"{}\"", if path == Path::new(NAMES_RADDLE) { "Raddle" } else { FIRST });
    let text = text.replace("\"SunJCE\"", &ours);
    if OF_DIGESTS.iter().any(|folder| path.starts_with(folder)) { text.replace("\"SUN\"", &ours) } else { text }
}

/// The list of providers, as `java.security` has it, with Raddle before them, and the one that tests name behind them.
fn providers(list: &str) -> String {
    let theirs = list.lines().filter_map(|line| line.strip_prefix("security.provider.")?.split_once('='));
    let all = ["Raddle"].into_iter().chain(theirs.map(|(_, name)| name)).chain([FIRST]);
    all.enumerate().map(|(i, name)| format!("security.provider.{}={name}\n", i + 1)).collect()
}

/// The name of a test in a file of results: its path below `test`, and which of those in a file it is.
fn test_of(result: &str) -> Option<String> {
    let value = |key: &str| result.lines().find_map(|line| line.strip_prefix(key));
    let (_, root) = value("$root=")?.rsplit_once("/test/")?;
    Some(format!("{root}/{}", value("test=")?))
}

/// What became of a test, as a file of results says.
fn outcome(result: &str) -> Outcome {
    let status = result.lines().find_map(|line| line.strip_prefix("test result: "));
    let status = status.unwrap_or("it has no result");
    let is_passed = status.starts_with("Passed.");
    Outcome { failure: (!is_passed).then(|| status.to_owned()), is_served: result.contains(SERVED) }
}

/// Why a test is left out.
fn reason(test: &str) -> Option<&'static str> {
    LEFT_OUT.iter().find(|(name, _)| test == *name).map(|(_, why)| *why)
}

/// Prints how many tests of each area passed, and which were left out.
fn print(outcomes: &BTreeMap<String, Outcome>, without: &BTreeMap<String, Outcome>) {
    println!("{:<50} {:>7} {:>7} {:>9} {:>12}", "", "passed", "failed", "left out", "not Raddle's");
    for area in AREAS {
        let of_area = || outcomes.iter().filter(|(test, _)| test.starts_with(area));
        let is_left_out = |test: &str| reason(test).is_some() || fails(without, test);
        let passed = of_area().filter(|(_, outcome)| outcome.failure.is_none() && outcome.is_served).count();
        let others = of_area().filter(|(_, outcome)| outcome.failure.is_none() && !outcome.is_served).count();
        let left_out = of_area().filter(|(test, outcome)| outcome.failure.is_some() && is_left_out(test)).count();
        let failed = of_area().count() - passed - others - left_out;
        println!("{area:<50} {passed:>7} {failed:>7} {left_out:>9} {others:>12}");
    }
    for (test, why) in NOT_RUN {
        println!("not run: {test}: {why}");
    }
    for (test, outcome) in outcomes {
        match (&outcome.failure, reason(test)) {
            (Some(_), Some(why)) => println!("left out: {test}: {why}"),
            (Some(why), None) if fails(without, test) => println!("left out: {test}: fails without Raddle too: {why}"),
            _ => {}
        }
    }
}

fn fails(outcomes: &BTreeMap<String, Outcome>, test: &str) -> bool {
    outcomes.get(test).is_some_and(|outcome| outcome.failure.is_some())
}

/// Refuses a failed test that passes without Raddle and is not known, and an area that Raddle had no part in.
fn verdict(outcomes: &BTreeMap<String, Outcome>, without: &BTreeMap<String, Outcome>) -> Result {
    for (test, outcome) in outcomes {
        if let Some(why) = &outcome.failure
            && reason(test).is_none()
            && !fails(without, test)
        {
            return Err(format!("{test} failed: {why}"));
        }
    }
    verdict_of_areas(&AREAS, outcomes)
}

/// Refuses an area none of whose passed tests was served by Raddle.
fn verdict_of_areas(areas: &[&str], outcomes: &BTreeMap<String, Outcome>) -> Result {
    let is_served = |area: &str| {
        let mut passed = outcomes.iter().filter(|(_, outcome)| outcome.failure.is_none());
        passed.any(|(test, outcome)| test.starts_with(area) && outcome.is_served)
    };
    match areas.iter().find(|area| **area != OF_PROVIDERS && !is_served(area)) {
        Some(area) => Err(format!("Raddle served no test of {area}")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read() {
        let result =
            |status: &str| format!("$root=/test/a/test/jdk\ntest=b/C.java#id0\nx {SERVED}\ntest result: {status}\n");
        assert_eq!(test_of(&result("Passed.")).as_deref(), Some("jdk/b/C.java#id0"));
        assert_eq!(outcome(&result("Passed. Execution successful")), Outcome { failure: None, is_served: true });
        assert!(outcome(&result("Failed. Execution failed: `main'")).failure.is_some());
        assert!(outcome(&result("Error. Program exited")).failure.is_some());
        assert!(outcome("").failure.is_some());
    }

    #[test]
    fn raddle_is_the_first_of_the_providers() {
        let theirs = "#security.provider.tbd=Z\nsecurity.provider.1=SUN\nsecurity.provider.2=SunJCE\n";
        let ours = "security.provider.1=Raddle\nsecurity.provider.2=SUN\nsecurity.provider.3=SunJCE\n";
        assert_eq!(providers(theirs), format!("{ours}security.provider.4={FIRST}\n"));
    }

    #[test]
    fn what_must_not_be_is_refused() {
        let of = |failure: Option<&str>, is_served| {
            let outcome = Outcome { failure: failure.map(str::to_owned), is_served };
            BTreeMap::from([(format!("{}/A.java", AREAS[0]), outcome)])
        };
        let area = &AREAS[..1];
        assert!(verdict_of_areas(area, &of(None, true)).is_ok());
        assert!(verdict_of_areas(area, &of(None, false)).is_err());
        assert!(verdict_of_areas(area, &of(Some("Failed."), true)).is_err());
        let [failed, passed] = [of(Some("Failed."), true), of(None, true)];
        assert!(verdict(&failed, &passed).unwrap_err().contains("A.java"));
        // One that fails without Raddle as well is not held against it, but the area has no other.
        assert!(verdict(&failed, &failed).unwrap_err().contains("served no test"));
    }
}
