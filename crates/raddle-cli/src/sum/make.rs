//! Makes checksums of files.

use std::io;
use std::num::NonZero;
use std::path::PathBuf;

use super::algorithm::ChecksumAlgorithm;
use super::crew::{self, FinishedJob, Job};
use super::line::Style;
use super::name;
use super::report::Report;
use super::walk::Found;

/// Writes a line for each file, or for each algorithm and file. Returns whether all files could be read.
pub(crate) fn run(
    files: impl Iterator<Item = Found> + Send,
    algorithms: &[ChecksumAlgorithm],
    style: Style,
    threads: Option<NonZero<usize>>,
    report: &mut Report,
) -> io::Result<bool> {
    let set = algorithms.iter().copied().collect();
    let jobs = files.map(|found| match found {
        Ok(path) => Job { note: None, file: Some((path, set)) },
        Err(not_found) => Job { note: Some(not_found), file: None },
    });
    let mut all_read = true;
    let tell = |report: &mut Report, done: FinishedJob<Option<(PathBuf, io::Error)>>| {
        let failed = match (done.file, done.note) {
            (Some((path, Ok(sums))), _) => {
                let name = name::bytes(&path);
                for algorithm in algorithms {
                    style.write(*algorithm, sums.of(*algorithm), &name, report.lines());
                }
                if sums.changed {
                    report.changed(&path);
                }
                None
            }
            (Some((path, Err(error))), _) => Some((path, error)),
            (None, not_found) => not_found,
        };
        report.count(failed.is_none());
        if let Some((path, error)) = failed {
            report.refused(&path, &error);
            all_read = false;
        }
    };
    crew::run(jobs, threads, report, tell)?;
    Ok(all_read)
}
