//! `cargo xtask miri`: runs the library in Miri, the interpreter that reports undefined behaviour.
//!
//! Miri does not run assembly, so each generated kernel is replaced with a kernel in Rust. Everything around the
//! kernels (plans, drivers, streams and batches) runs unchanged, under the Stacked Borrows model, which forbids more
//! than Tree Borrows.

use crate::{Result, jobs, nightly, tools};
use clap::Args;
use std::process::Command;
use std::time::Instant;

/// Run the library's tests in Miri; needs a nightly compiler.
#[derive(Args)]
pub(crate) struct Miri {}

/// The module of `levels` that runs.
const LEVELS: &str = "drivers";

/// The modules of the suite that call the public functions and take minutes. Each group is one run, because starting a
/// run takes seconds. The other modules take longer, need system calls that Miri lacks, or read memory that was
/// dropped.
const SUITE: [&[&str]; 2] = [&["hash", "chacha20", "by_address", "rfc8439"], &["aead", "aes", "aes_gcm", "messages"]];

/// Parts of the names of tests in the suite that take minutes in an interpreter, and call nothing that other tests do
/// not: more of the same lengths, other sizes of keys, nonces and tags, counters that carry, a thousand rounds, and calls
/// that panic at once. The drivers of ChaCha20-Poly1305 are called by `drivers` and `rfc8439`. XAES-256-GCM has no unsafe
/// code; without `xaes::`, `aes::` would select its tests too.
///
/// Each part takes time, because Miri interprets the search for it in each name. So the list contains only the parts
/// that the suite needs.
const SKIPPED_OF_THE_SUITE: [&str; 15] = [
    "aes192",
    "aes256",
    "aes_192_gcm",
    "aes_256_gcm",
    "chacha20poly1305::",
    "counters_of_32_and_of_128_bits",
    "every_length_of_hmac",
    "nonces_of_other_lengths",
    "random_keys_and_lengths",
    "the_counter_wraps",
    "the_keystream_ends_at",
    "the_rival_agrees_on_every",
    "truncated_tags",
    "wherever_one_seeks",
    "xaes::",
];

/// Parts of the names of unit tests that are skipped for the same reasons. The tests of BLAKE3 take minutes: in the
/// interpreter, a kernel for BLAKE3's tree computes as many inputs as it has lanes, even if they are not needed.
/// `drivers` has such calls too, for one short message.
const SKIPPED_UNITS: [&str; 5] =
    ["batches_of_", "blake3::tests::", "chacha20poly1305::", "kernel::refusals::", "the_counter_carries"];

/// Planted undefined behaviour: Miri must not let any of these tests pass.
const PLANTED: [&str; 2] = ["a_dead_pointer_is_written_through", "an_uninitialised_byte_is_read"];

impl Miri {
    pub(crate) fn run(self) -> Result {
        let components = ["miri", "rust-src"];
        if let Err(reason) = nightly::install().and_then(|()| nightly::install_components(&components)) {
            println!(
                "skipped: ALL TESTS IN MIRI, which need a nightly compiler with the components miri and rust-src: {reason}"
            );
            return Ok(());
        }
        tools::run(nightly::cargo("miri").args(["setup", "--quiet"]))?;
        let modules = SUITE.map(|names| Suite::new(&["--test", "suite"], names, &SKIPPED_OF_THE_SUITE));
        let others = [Suite::new(&["--test", "levels"], &[LEVELS], &[]), Suite::new(&["--lib"], &[], &SKIPPED_UNITS)];
        run(&others.into_iter().chain(modules).collect::<Vec<_>>())
    }
}

/// Tests that one command builds, the parts of names that select some of them (none selects all), and the parts of
/// names that are skipped.
struct Suite {
    built: &'static [&'static str],
    names: Vec<String>,
    skipped: &'static [&'static str],
}

impl Suite {
    /// Returns the tests of some modules, or all tests without names of modules.
    fn new(built: &'static [&'static str], modules: &[&str], skipped: &'static [&'static str]) -> Self {
        Suite { built, names: modules.iter().map(|name| format!("{name}::")).collect(), skipped }
    }
}

/// Returns the command that runs tests.
fn miri() -> Command {
    let mut miri = nightly::cargo("miri");
    miri.args(["test", "-p", "raddle", "--no-fail-fast", "--target-dir", "target/miri"]);
    // Tests may read the environment, because they read RADDLE_CPU; nothing is written.
    miri.env("MIRIFLAGS", "-Zmiri-disable-isolation");
    miri
}

fn run(suites: &[Suite]) -> Result {
    let start = Instant::now();
    for planted in PLANTED {
        let (succeeded, output) =
            tools::said_by(miri().args(["--test", "miri", "--", "--exact", "--ignored", planted]))?;
        if succeeded || !output.contains("Undefined Behavior") {
            return Err(format!("{planted} was not reported:\n{output}"));
        }
    }
    // The suites run at the same time, because a test in Miri uses one core.
    let results = jobs::each(jobs::available(), suites, |suite| {
        let skipped = suite.skipped.iter().flat_map(|&part| ["--skip", part]);
        let output = checked(miri().args(suite.built).arg("--").args(&suite.names).args(skipped))?;
        // If a module was renamed, its tests would be missing without an error.
        match (suite.names.iter().find(|&name| !has_test_of(&output, name)), count(&output)) {
            (Some(name), _) => Err(format!("no test ran of {name}")),
            (None, 0) => Err("no test ran".to_owned()),
            (None, passed) => Ok(passed),
        }
    });
    let passed: u64 = results.into_iter().sum::<Result<u64>>()?;
    println!(
        "report: Miri: {passed} tests without undefined behaviour in {:.0} s; {} planted faults reported",
        start.elapsed().as_secs_f64(),
        PLANTED.len(),
    );
    Ok(())
}

/// Returns the number of passed tests, according to the lines that begin with `test result:`.
fn count(output: &str) -> u64 {
    let passed = |line: &str| {
        let (before, _) = line.strip_prefix("test result: ok. ")?.split_once(" passed;")?;
        before.parse::<u64>().ok()
    };
    output.lines().filter_map(passed).sum()
}

/// Returns whether a test ran whose name begins with this text.
fn has_test_of(output: &str, module: &str) -> bool {
    output.lines().any(|line| line.strip_prefix("test ").is_some_and(|name| name.starts_with(module)))
}

/// Returns the output of a command, which must succeed.
fn checked(command: &mut Command) -> Result<String> {
    match tools::said_by(command)? {
        (true, output) => Ok(output),
        (false, output) => Err(format!("{output}\n{command:?} failed")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_that_passed_are_counted() {
        let output = "test result: ok. 13 passed; 0 failed; 1 ignored\nrunning 2 tests\ntest result: ok. 2 passed; 0 failed;\n\
                      test result: FAILED. 4 passed; 1 failed";
        assert_eq!(count(output), 15);
    }

    #[test]
    fn a_module_without_tests_is_found() {
        let output = "running 1 test\ntest aes_gcm::opens ... ok\ntest result: ok. 1 passed; 0 failed";
        assert!(has_test_of(output, "aes_gcm::"));
        assert!(!has_test_of(output, "aes::"));
        assert!(!has_test_of(output, "result::"));
    }
}
