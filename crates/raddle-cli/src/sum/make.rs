//! Computes checksums of files.

use std::io;
use std::num::NonZero;
use std::path::PathBuf;

use raddle_sum::algorithm::{ChecksumAlgorithm, Set};
use raddle_sum::files::{Event, FinishedJob, Input, Job, hash_files};
use raddle_sum::line::{Style, name};

use super::json;
use super::report::Report;
use super::stdin::Stdin;
use super::walk::{Found, is_stdin};

/// The form of the output.
pub(crate) enum Form {
    Lines(Style),
    /// An object on each line.
    Json,
}

/// Writes a line for each file, or for each algorithm and file. Returns whether all files could be read and have no
/// collision attack.
pub(crate) fn run(
    files: impl Iterator<Item = Found> + Send,
    algorithms: &[ChecksumAlgorithm],
    check_collisions: bool,
    form: Form,
    threads: Option<NonZero<usize>>,
    report: &mut Report,
) -> io::Result<bool> {
    let set: Set = algorithms.iter().copied().collect();
    let set = if check_collisions { set.with_collision_check() } else { set };
    let stdin = Stdin::default();
    let jobs = files.map(|found| match found {
        Ok(path) => {
            let reader = is_stdin(&path).then(|| stdin.take());
            Job { note: None, file: Some(Input { path, algorithms: set, reader }) }
        }
        Err(not_found) => Job { note: Some(not_found), file: None },
    });
    let mut all_good = true;
    let mut tell = |report: &mut Report, done: FinishedJob<Option<(PathBuf, io::Error)>>| {
        let failed = match (done.file, done.note) {
            (Some((path, Ok(sums))), _) => {
                let name = name::bytes(&path);
                for algorithm in algorithms {
                    match form {
                        Form::Lines(style) => style.write(*algorithm, sums.of(*algorithm), &name, report.lines()),
                        Form::Json => json::write(&path, *algorithm, &sums, report.lines())?,
                    }
                }
                if sums.changed {
                    report.changed(&path);
                }
                if sums.collision {
                    report.collision(&path);
                }
                all_good &= !sums.collision;
                report.count(!sums.collision);
                None
            }
            (Some((path, Err(error))), _) => Some((path, error)),
            (None, not_found) => not_found,
        };
        if let Some((path, error)) = failed {
            report.count(false);
            if let Form::Json = form {
                json::write_error(&path, &error, report.lines())?;
            }
            let advice = match error.kind() {
                io::ErrorKind::IsADirectory => ": -r hashes the files in it",
                _ => "",
            };
            report.refused(&path, &error, advice);
            all_good = false;
        }
        Ok(())
    };
    hash_files(jobs, threads, |event| match event {
        Event::Finished(done) => tell(report, done),
        Event::Progress(bytes) => report.pause(bytes),
    })?;
    Ok(all_good)
}
