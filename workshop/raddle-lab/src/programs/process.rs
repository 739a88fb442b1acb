//! Files and processes of the measurements.

use std::fs;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use raddle_common::quote;
use raddle_terminal::failure::Failure;
use tempfile::TempDir;

/// Returns a function that turns an error of a file into a failure that names the file.
pub(super) fn failed(path: &Path) -> impl Fn(io::Error) -> Failure {
    move |error| Failure::Work(format!("{}: {error}", quote::path(path)))
}

/// Creates a folder that is removed with its files.
pub(super) fn scratch(folder: &Path) -> Result<TempDir, Failure> {
    fs::metadata(folder).map_err(failed(folder))?;
    tempfile::Builder::new().prefix("raddle-lab-").tempdir_in(folder).map_err(failed(folder))
}

/// Returns the output of a program that must succeed.
pub(super) fn output_of(command: &mut Command) -> Result<String, Failure> {
    let output = command.output().map_err(|error| unstarted(command, &error))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Err(Failure::Work(format!("{command:?} failed: {}", String::from_utf8_lossy(&output.stderr).trim())))
}

/// Returns the seconds that a program takes, without its output.
pub(super) fn time(command: &mut Command) -> Result<f64, Failure> {
    let start = Instant::now();
    let status = command.stdout(Stdio::null()).status().map_err(|error| unstarted(command, &error))?;
    let seconds = start.elapsed().as_secs_f64();
    if status.success() { Ok(seconds) } else { Err(Failure::Work(format!("{command:?} failed: {status}"))) }
}

fn unstarted(command: &Command, error: &io::Error) -> Failure {
    Failure::Work(format!("can't run {}: {error}", command.get_program().display()))
}
