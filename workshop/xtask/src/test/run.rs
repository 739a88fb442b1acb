//! Runs the commands of a step, and records their output, their CPU time, and how they end.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};
use std::io::{self, BufRead, BufReader};
use std::mem;
use std::process::{Command, ExitStatus, Stdio};
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The time after which a command counts as hanging: three times the longest time on two cores, because other programs
/// may use the cores too.
const LIMIT: Duration = Duration::from_secs(60 * 60);

/// The status with which `timeout` reports that it ended a command.
const TIMED_OUT: i32 = 124;

/// A script whose first argument is a limit in seconds, and whose other arguments are a command. It runs the command,
/// within the limit if `timeout` is installed, and then prints the CPU time.
const LIMITED: &str = r#"
seconds=$1; shift
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

/// The lines of an output for the summary, and the number of times that each was printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Notes(pub(super) BTreeMap<String, usize>);

impl Notes {
    const MARKS: [&str; 2] = ["skipped:", "report:"];

    /// Returns the lines about skipped checks.
    pub(super) fn skipped(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str).filter(|note| note.starts_with(Self::MARKS[0]))
    }

    pub(super) fn of(output: &str) -> Self {
        let mut notes = BTreeMap::new();
        for line in output.lines().filter(|line| Self::MARKS.iter().any(|mark| line.starts_with(mark))) {
            *notes.entry(line.trim_end().to_owned()).or_default() += 1;
        }
        Notes(notes)
    }
}

/// The results of commands, and the parts of their output that are kept.
#[derive(Debug)]
pub(super) struct Ended {
    pub(super) outcome: Outcome,
    /// The CPU time of the commands and of all programs that they started, if they ran.
    pub(super) cpu_time: Option<Duration>,
    pub(super) notes: Notes,
    /// The output of a failed command.
    pub(super) failure: Option<String>,
}

impl From<Outcome> for Ended {
    fn from(outcome: Outcome) -> Self {
        Ended { outcome, cpu_time: None, notes: Notes::default(), failure: None }
    }
}

/// Runs commands one after the other, up to the first one that fails.
pub(super) fn all(commands: Vec<Command>, verbose: bool) -> Ended {
    let mut all = Ended::from(Outcome::Passed);
    for command in commands {
        let Ended { outcome, cpu_time, notes, failure } = one(command, verbose);
        all.cpu_time = all.cpu_time.into_iter().chain(cpu_time).reduce(|sum, time| sum + time);
        for (note, times) in notes.0 {
            *all.notes.0.entry(note).or_default() += times;
        }
        if !matches!(outcome, Outcome::Passed) {
            return Ended { outcome, failure, ..all };
        }
    }
    all
}

fn one(command: Command, verbose: bool) -> Ended {
    let (output, status) = match record(&mut limited(&command, LIMIT), verbose) {
        Ok(recorded) => recorded,
        Err(error) => return Outcome::Failed(format!("{command:?}: {error}")).into(),
    };
    let (output, cpu_time) = split_times(&output).map_or((&*output, None), |(output, time)| (output, Some(time)));
    let ended = Ended { outcome: Outcome::Passed, cpu_time, notes: Notes::of(output), failure: None };
    if status.success() {
        let args: Vec<_> = command.get_args().map(|arg| arg.to_string_lossy()).collect();
        let args: Vec<&str> = args.iter().map(|arg| &**arg).collect();
        return match not_executed(&args, output) {
            None => ended,
            Some(why) => {
                Ended { outcome: Outcome::Failed(why), failure: Some(format!("\n{output}\n{command:?}")), ..ended }
            }
        };
    }
    let failure = format!("\n{}\n{command:?}", if verbose { "" } else { output });
    let status = match status.code() {
        Some(TIMED_OUT) => format!("not done after {} minutes", LIMIT.as_secs() / 60),
        _ => status.to_string(),
    };
    let why = [vec![&*status], telling(output)].concat().join("\n    ");
    Ended { outcome: Outcome::Failed(why), failure: Some(failure), ..ended }
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
    limited.args(["-c", LIMITED, "sh", &limit.as_secs().to_string()]);
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

/// The texts that mark the lines that the summary of a failure repeats, and the maximum number of these lines.
const TELLING: [&str; 5] = ["error:", "error[", "FAILED", "panicked", "Undefined Behavior"];
const MAX_TELLING: usize = 30;

/// Returns the lines of an output that identify a failure. Panics come last, because passing tests print them too.
fn telling(output: &str) -> Vec<&str> {
    let lines = output.lines().filter(|line| TELLING.iter().any(|mark| line.contains(mark)));
    let (panics, others): (Vec<_>, Vec<_>) = lines.partition(|line| line.contains("panicked"));
    others.into_iter().chain(panics).take(MAX_TELLING).collect()
}

/// Runs a command to its end, and joins its two output streams.
fn record(command: &mut Command, verbose: bool) -> io::Result<(String, ExitStatus)> {
    let (reader, writer) = io::pipe()?;
    let mut child = command.stdin(Stdio::null()).stdout(writer.try_clone()?).stderr(writer).spawn()?;
    // The command object also holds the writer, and the reader sees no end of the stream until every writer is closed.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut output = String::new();
    for line in BufReader::new(reader).split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        if verbose {
            println!("{line}");
        }
        output.push_str(&line);
        output.push('\n');
    }
    Ok((output, child.wait()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tools;

    #[test]
    fn a_failure_is_told_from_its_output() {
        let output = "   Compiling thiserror v2.0.21\nerror[E0432]: unresolved import\nerror: no such file\ntest result: ok\n\
                      test it ... FAILED\nthread 'it' panicked at lib.rs:1\n";
        let told = ["error[E0432]: unresolved import", "error: no such file", "test it ... FAILED"];
        assert_eq!(telling(output), [&told[..], &["thread 'it' panicked at lib.rs:1"]].concat());
        assert_eq!(telling(&"error: again\n".repeat(100)).len(), MAX_TELLING);
        let expected = "thread 'it' panicked at lib.rs:1\n".repeat(100) + "test last ... FAILED\n";
        assert_eq!(telling(&expected)[0], "test last ... FAILED");
        assert!(telling("test result: ok\n").is_empty());
    }

    #[test]
    fn notes_are_marked_lines_counted() {
        let output = "running 1 test\nskipped: a on this CPU\nnot skipped: b\nreport: 5 of 5\nskipped: a on this CPU\n";
        let expected = [("skipped: a on this CPU", 2), ("report: 5 of 5", 1)];
        assert_eq!(Notes::of(output), Notes(expected.map(|(note, times)| (note.to_owned(), times)).into()));
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
    fn both_streams_of_a_command_are_recorded() {
        let mut cargo = tools::cargo("no-such-subcommand");
        let (output, status) = record(&mut cargo, false).unwrap();
        assert!(!status.success());
        assert!(output.contains("no-such-subcommand"), "{output}");
    }

    #[test]
    fn a_command_that_hangs_is_ended() {
        let mut sleep = Command::new("sh");
        sleep.args(["-c", "echo $LIMIT; sleep 1000 & sleep 1000"]).env("LIMIT", "five seconds");
        let (output, status) = record(&mut limited(&sleep, Duration::from_secs(5)), false).unwrap();
        let (output, _) = split_times(&output).unwrap();
        assert_eq!((output, status.code()), ("five seconds", Some(TIMED_OUT)));
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
        let shell = |text: &str| {
            let mut sh = Command::new("sh");
            sh.args(["-c", text]);
            sh
        };
        let ended =
            all(vec![shell("echo report: one"), shell("echo error: no; exit 3"), shell("echo report: two")], false);
        assert_eq!(ended.notes.0.keys().collect::<Vec<_>>(), ["report: one"]);
        assert!(matches!(&ended.outcome, Outcome::Failed(why) if why.contains("3") && why.contains("error: no")));
        assert!(ended.failure.is_some());
    }
}
