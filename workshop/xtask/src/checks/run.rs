//! Runs the commands of a step, and records their output, their CPU time, and how they end.

use std::collections::BTreeSet;
use std::fmt::{self, Display, Formatter};
use std::mem;
use std::process::{Command, Stdio};
use std::time::Duration;

/// The time after which a command counts as hanging: three times the longest time on two cores, because other programs
/// may use the cores too.
const LIMIT: Duration = Duration::from_secs(60 * 60);

/// The status with which `timeout` reports that it ended a command.
const TIMED_OUT: i32 = 124;

/// A script whose first argument is a limit in seconds, and whose other arguments are a command. It runs the command,
/// within the limit if `timeout` is installed, joins its two output streams, and then prints the CPU time.
const LIMITED: &str = r#"
exec 2>&1; seconds=$1; shift
if command -v timeout >/dev/null; then timeout --kill-after=10 "$seconds" "$@"; else "$@"; fi
status=$?; times; exit $status
"#;

/// The outcome of a step.
#[derive(Debug)]
pub(super) enum Outcome {
    Passed,
    /// The step passed before, for the same files, commands and processor.
    Unchanged,
    /// The step failed, with this status and these lines, which may show why.
    Failed(String),
    Skipped(String),
}

impl Display for Outcome {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Passed => write!(f, "ok"),
            Outcome::Unchanged => write!(f, "ok before, and nothing changed"),
            Outcome::Failed(how) => write!(f, "FAILED, {}", how.lines().next().unwrap_or_default()),
            Outcome::Skipped(why) => write!(f, "skipped, {why}"),
        }
    }
}

/// The results of commands, and the parts of their output that are kept.
#[derive(Debug)]
pub(super) struct Ended {
    pub(super) outcome: Outcome,
    /// The CPU time of the commands and of all programs that they started.
    pub(super) cpu_time: Duration,
    /// The lines about skipped checks and measurements.
    pub(super) notes: BTreeSet<String>,
    /// The output of a failed command.
    pub(super) failure: Option<String>,
}

impl From<Outcome> for Ended {
    fn from(outcome: Outcome) -> Self {
        Ended { outcome, cpu_time: Duration::ZERO, notes: BTreeSet::new(), failure: None }
    }
}

/// Runs commands one after the other, up to the first one that fails.
pub(super) fn all(commands: Vec<Command>) -> Ended {
    let mut ended = Ended::from(Outcome::Passed);
    for command in commands {
        let output = match limited(&command, LIMIT).output() {
            Ok(output) => output,
            Err(error) => return Ended { outcome: Outcome::Failed(format!("{command:?}: {error}")), ..ended },
        };
        let text = String::from_utf8_lossy(&output.stdout);
        let (text, cpu_time) = split_times(&text).unwrap_or((&text, Duration::ZERO));
        ended.cpu_time += cpu_time;
        ended.notes.extend(notes(text));
        let why = if output.status.success() {
            let args: Vec<_> = command.get_args().map(|arg| arg.to_string_lossy()).collect();
            not_executed(&args.iter().map(|arg| &**arg).collect::<Vec<_>>(), text)
        } else if output.status.code() == Some(TIMED_OUT) {
            Some(format!("not done after {} minutes", LIMIT.as_secs() / 60))
        } else {
            Some(output.status.to_string())
        };
        if let Some(why) = why {
            ended.outcome = Outcome::Failed([&[&*why], &telling(text)[..]].concat().join("\n    "));
            ended.failure = Some(format!("\n{text}\n{command:?}"));
            break;
        }
    }
    ended
}

/// Returns the lines of an output for the summary.
pub(super) fn notes(output: &str) -> impl Iterator<Item = String> {
    let is_note = |line: &&str| line.starts_with("skipped:") || line.starts_with("report:");
    output.lines().filter(is_note).map(|line| line.trim_end().to_owned())
}

/// Says what a cargo command should have tested and did not, if it executed no test at all, or no test whose name
/// contains a part that the command selects by. Cargo succeeds even if no name contains the part.
fn not_executed(args: &[&str], output: &str) -> Option<String> {
    if args.first() != Some(&"test") {
        return None;
    }
    let executed = output.lines().filter_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... ok"));
    let executed: Vec<&str> = executed.collect();
    let picks = args.iter().skip_while(|arg| **arg != "--").skip(1);
    // The argument after `--skip` is a part of the names of tests that are left out.
    let picks = picks.scan("", |before, pick| Some((mem::replace(before, *pick), *pick)));
    let mut picks = picks.filter(|(before, pick)| *before != "--skip" && !pick.starts_with('-')).map(|(_, pick)| pick);
    if executed.is_empty() {
        return Some("no test was executed".to_owned());
    }
    picks
        .find(|pick| !executed.iter().any(|name| name.contains(pick)))
        .map(|pick| format!("no test of {pick} was executed"))
}

/// Returns the command that runs a command through [`LIMITED`].
fn limited(command: &Command, limit: Duration) -> Command {
    let mut limited = Command::new("sh");
    limited.args(["-c", LIMITED, "sh", &limit.as_secs().to_string()]).stdin(Stdio::null());
    limited.arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => limited.env(name, value),
            None => limited.env_remove(name),
        };
    }
    command.get_current_dir().map(|folder| limited.current_dir(folder));
    limited
}

/// Splits the last two lines of the output of [`LIMITED`] from the rest. Each is a user and a system time, such as
/// `1m2.3s 0m4.5s`: the first line those of the shell, the second those of the programs that it ran.
fn split_times(output: &str) -> Option<(&str, Duration)> {
    let (rest, children) = output.trim_end().rsplit_once('\n')?;
    let (rest, _) = rest.rsplit_once('\n').unwrap_or(("", rest));
    let seconds = |text: &str| {
        let (minutes, seconds) = text.strip_suffix('s')?.split_once('m')?;
        Some(60.0 * minutes.parse::<f64>().ok()? + seconds.parse::<f64>().ok()?)
    };
    let times = children.split(' ').map(seconds).sum::<Option<f64>>()?;
    Some((rest, Duration::try_from_secs_f64(times).ok()?))
}

/// Returns at most the last 30 lines of an output that identify a failure.
fn telling(output: &str) -> Vec<&str> {
    let marks = ["error:", "error[", "FAILED", "panicked", "Undefined Behavior"];
    let lines: Vec<_> = output.lines().filter(|line| marks.iter().any(|mark| line.contains(mark))).collect();
    lines[lines.len().saturating_sub(30)..].to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(text: &str) -> Command {
        let mut sh = Command::new("sh");
        sh.args(["-c", text]);
        sh
    }

    #[test]
    fn a_failure_is_told_from_its_output() {
        let output =
            "   Compiling thiserror v2.0.21\nerror[E0432]: unresolved import\ntest result: ok\ntest it ... FAILED\n";
        assert_eq!(telling(output), ["error[E0432]: unresolved import", "test it ... FAILED"]);
        let expected = "thread 'it' panicked at lib.rs:1\n".repeat(100) + "test last ... FAILED\n";
        assert_eq!((telling(&expected).len(), telling(&expected)[29]), (30, "test last ... FAILED"));
    }

    /// Planted: test names that do not exist.
    #[test]
    fn tests_that_were_not_executed_are_told() {
        let output = "running 2 tests\ntest aes::seals ... ok\ntest sha::hashes ... ok\ntest result: ok. 2 passed;\n";
        let none = "running 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 9 filtered out\n";
        let told = |args: &str, output: &str| not_executed(&args.split(' ').collect::<Vec<_>>(), output);
        assert_eq!(told("test --release -- --show-output aes:: --skip tls sha::", output), None);
        assert_eq!(told("test --test suite", output), None);
        assert!(told("test --test suite", none).is_some());
        assert!(told("test -- aes:: --show-output sha3::", output).unwrap().contains("sha3::"));
        assert_eq!(told("clippy --release -- warnings", ""), None);
    }

    #[test]
    fn a_command_that_hangs_is_ended() {
        let mut sleep = shell("echo $LIMIT >&2; sleep 1000 & sleep 1000");
        let output = limited(sleep.env("LIMIT", "five seconds"), Duration::from_secs(5)).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let (text, _) = split_times(&text).unwrap();
        assert_eq!((text, output.status.code()), ("five seconds", Some(TIMED_OUT)));
    }

    #[test]
    fn cpu_times_are_split_from_an_output() {
        let times = "0m0.001s 0m0.002s\n1m2.5s 0m3.25s\n";
        assert_eq!(split_times(&format!("one\ntwo\n{times}")), Some(("one\ntwo", Duration::from_millis(65_750))));
        assert_eq!(split_times(times), Some(("", Duration::from_millis(65_750))));
        assert_eq!(split_times("test result: ok\nno times\n"), None);
    }

    #[test]
    fn a_step_ends_with_its_first_command_that_fails() {
        let texts = [
            "echo report: one; echo skipped: a; echo not skipped: b",
            "echo error: no >&2; exit 3",
            "echo report: two",
        ];
        let ended = all(texts.map(shell).into());
        assert!(ended.notes.iter().eq(["report: one", "skipped: a"]));
        assert!(matches!(&ended.outcome, Outcome::Failed(why) if why.contains("3") && why.contains("error: no")));
        assert!(ended.failure.is_some());
    }
}
