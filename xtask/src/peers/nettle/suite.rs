//! Nettle's own tests.

use super::build::Build;
use crate::{Result, files, tools};
use std::path::Path;

/// A planted fault, as `glue.c` numbers them, and the test that must see it.
const FAULTS: [(&str, &str); 7] = [
    ("SHA-256", "sha256"),
    ("MD5", "md5"),
    ("ChaCha20", "chacha"),
    ("Poly1305", "poly1305"),
    ("GHASH", "gcm"),
    ("encryption by AES-GCM", "gcm"),
    ("decryption by AES-GCM", "gcm"),
];

/// Runs all tests with both builds, and for each planted fault the one that must fail. Returns what was found.
pub(super) fn run(build: &Build) -> Result<String> {
    let own = check(build, &build.own, &[])?;
    let good = build.libraries(&build.glue(0)?);
    let ours = check(build, &build.ours, &[format!("LIBS={good}")])?;
    for (whose, outcome) in [("its own functions", &own), ("those of raddle", &ours)] {
        if !outcome.succeeded || !outcome.failed.is_empty() || outcome.passed.is_empty() {
            return Err(format!("with {whose}, tests of Nettle fail: {}\n{}", outcome.failed.join(", "), outcome.log));
        }
    }
    if own.passed != ours.passed {
        return Err(format!("other tests ran with raddle: {:?} instead of {:?}", ours.passed, own.passed));
    }
    for (i, (function, test)) in FAULTS.into_iter().enumerate() {
        let wrong = build.libraries(&build.glue(i + 1)?);
        let outcome = check(build, &build.ours, &[format!("LIBS={wrong}"), format!("TS_ALL={test}-test")])?;
        if outcome.succeeded || outcome.failed != [test] {
            return Err(format!("the test {test} does not see a planted fault in {function}\n{}", outcome.log));
        }
    }
    Ok(format!("{} tests pass with both, {} planted faults are found", ours.passed.len(), FAULTS.len()))
}

/// How tests ended.
struct Outcome {
    succeeded: bool,
    passed: Vec<String>,
    failed: Vec<String>,
    log: String,
}

/// Links the tests of a build anew and runs them.
fn check(build: &Build, folder: &Path, variables: &[String]) -> Result<Outcome> {
    let folder = folder.join("testsuite");
    for program in files::list(&folder)?.iter().filter(|path| path.to_string_lossy().ends_with("-test")) {
        files::remove(program)?;
    }
    let mut make = build.machine.make()?;
    make.current_dir(&folder).arg("check").args(variables);
    let (succeeded, log) = tools::said_by(&mut make)?;
    let names = |how: &str| {
        let names = log.lines().filter_map(|line| line.strip_prefix(how)?.strip_prefix(": "));
        names.map(str::to_owned).collect()
    };
    Ok(Outcome { succeeded, passed: names("PASS"), failed: names("FAIL"), log: log.clone() })
}
