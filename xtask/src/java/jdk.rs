//! JDKs and Maven.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::folder;
use crate::{Result, tools};

/// A JDK of this machine.
pub(super) struct Jdk {
    pub(super) home: PathBuf,
    /// The number of its version: 17, 25.
    pub(super) feature: u32,
    /// What messages call it.
    pub(super) name: String,
}

/// The JDKs in JAVA_HOME and /usr/lib/jvm, from version 11 on, one for each version, in the order of their versions.
pub(super) fn all() -> Vec<Jdk> {
    let installed = fs::read_dir("/usr/lib/jvm").into_iter().flatten().flatten().map(|entry| entry.path());
    let homes = env::var_os("JAVA_HOME").map(PathBuf::from).into_iter().chain(installed);
    let mut jdks: Vec<_> = homes.filter_map(Jdk::new).filter(|jdk| jdk.feature >= 11).collect();
    jdks.sort_by_key(|jdk| jdk.feature);
    jdks.dedup_by_key(|jdk| jdk.feature);
    jdks
}

/// Whether there is a Maven.
pub(super) fn has_maven() -> bool {
    tools::output_of(Command::new("mvn").arg("--version")).is_ok()
}

/// What a virtual machine says of a mistake in calls of JNI.
const JNI_MISTAKES: [&str; 2] = ["WARNING in native method", "FATAL ERROR in native method"];

/// Which tests run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Tests {
    /// What the provider computes.
    OfResults,
    /// How long it stops collectors.
    Pauses,
    /// The longest arrays.
    Large,
}

impl Tests {
    /// How Maven picks them.
    fn options(self) -> &'static [&'static str] {
        match self {
            Tests::OfResults => &[],
            Tests::Pauses => &["-Draddle.groups=pauses", "-Draddle.excluded="],
            Tests::Large => &["-Draddle.groups=large", "-Draddle.excluded="],
        }
    }

    /// The memory of the virtual machine.
    fn heap(self) -> &'static str {
        if self == Tests::Large { "5g" } else { "2g" }
    }
}

impl Jdk {
    fn new(home: PathBuf) -> Option<Self> {
        let release = fs::read_to_string(home.join("release")).ok()?;
        let feature = feature(&release)?;
        home.join("bin/javac").exists().then(|| Self { home, feature, name: format!("Java {feature}") })
    }

    pub(super) fn java(&self) -> PathBuf {
        self.home.join("bin/java")
    }

    /// The option that lets programs call native code.
    pub(super) fn access(&self) -> &'static str {
        if self.feature >= 22 { " --enable-native-access=ALL-UNNAMED" } else { "" }
    }

    /// A Maven that runs on this JDK.
    pub(super) fn maven(&self, folder: &Path) -> Command {
        let mut maven = Command::new("mvn");
        maven.current_dir(folder).env("JAVA_HOME", &self.home);
        maven.args([
            "--batch-mode",
            "--quiet",
            "--no-transfer-progress",
            "-Dstyle.color=never",
            "-Draddle.natives.skip=true",
        ]);
        maven
    }

    /// Builds the jar with this JDK, or not, as the goals say, and tests it with another one. False where Maven can't fetch what
    /// it needs, which is said.
    pub(super) fn test(&self, with: &Jdk, goals: &[&str], tests: Tests, options: &str) -> Result<bool> {
        let mut maven = self.maven(&folder());
        maven.args(goals).args(tests.options()).arg(format!("-Draddle.java={}", with.java().display()));
        maven.arg(format!("-Draddle.arguments=-Xmx{} {options}{}", tests.heap(), with.access()));
        let Some(printed) = run(maven, &format!("the Java provider on {}", with.name))? else {
            return Ok(false);
        };
        // What the virtual machine prints beside its tests, Maven puts into files.
        let reports = super::products().join("maven/failsafe-reports");
        let dumps = fs::read_dir(reports).into_iter().flatten().flatten().map(|entry| entry.path());
        let dumped: String = dumps
            .filter(|path| path.extension().is_some_and(|extension| extension == "dumpstream"))
            .filter_map(|path| fs::read_to_string(path).ok())
            .collect();
        if let Some(mistake) = mistake(&printed).or_else(|| mistake(&dumped)) {
            return Err(format!("{}: {mistake}", with.name));
        }
        println!("report: {}: all tests of the provider passed", with.name);
        Ok(true)
    }
}

/// Runs Maven, and prints what its tests report. None where Maven can't fetch what it needs, which is said.
pub(super) fn run(mut maven: Command, what: &str) -> Result<Option<String>> {
    let output = maven.output().map_err(|error| format!("can't run mvn: {error}"))?;
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    // Maven puts the style of plain text before the first line, without colours too.
    for line in printed.lines().map(|line| line.trim_start_matches("\u{1b}[0m")) {
        if line.starts_with("report:") || line.starts_with("skipped:") {
            println!("{line}");
        }
    }
    if output.status.success() {
        return Ok(Some(printed));
    }
    if let Some(missing) = unreachable(&printed) {
        println!("skipped: {what}: Maven can't fetch what it needs: {missing}");
        return Ok(None);
    }
    Err(format!("{what}: mvn failed:\n{printed}"))
}

/// The line that tells of a mistake in calls of JNI.
fn mistake(output: &str) -> Option<&str> {
    output.lines().find(|line| JNI_MISTAKES.iter().any(|mark| line.contains(mark)))
}

/// The line that tells of a repository that Maven can't reach.
fn unreachable(output: &str) -> Option<&str> {
    output.lines().find(|line| line.contains("Could not transfer artifact"))
}

/// The version in the file `release` of a JDK.
fn feature(release: &str) -> Option<u32> {
    let version = release.lines().find_map(|line| line.strip_prefix("JAVA_VERSION=\""))?;
    version.split(['.', '"']).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read() {
        assert_eq!(feature("IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"17.0.15\"\n"), Some(17));
        assert_eq!(feature("JAVA_VERSION=\"25\"\n"), Some(25));
        assert_eq!(feature("nothing"), None);
    }

    #[test]
    fn a_repository_out_of_reach_is_no_failed_test() {
        assert!(unreachable("[ERROR] Could not transfer artifact a:b:pom:1 from/to central").is_some());
        assert!(
            unreachable("[ERROR] Could not find artifact a:b:jar:1 in central\nTests run: 3, Failures: 1").is_none()
        );
    }

    #[test]
    fn a_mistake_in_jni_is_seen() {
        assert!(mistake("ok\nWARNING in native method: JNI call made with exception pending\n").is_some());
        assert!(mistake("report: all is well\n").is_none());
    }
}
