//! Several files in one command: each becomes a separate file, and several are processed at a time.

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use raddle_common::resources;
use raddle_terminal::failure::Failure;
use raddle_terminal::input::{self, Input};
use raddle_terminal::interrupt::MAX_UNFINISHED;
use raddle_terminal::sources::Sources;

use crate::passphrase;
use crate::progress::Meter;

/// The number of open files for each file that is sealed or opened.
const FILES_OF_ONE: usize = 3;

/// The options of commands that write one file for each input.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The output file; standard output if not given; with `-` even if it is a terminal
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Overwrite the output
    #[arg(short, long)]
    pub(crate) force: bool,

    /// The number of threads; by default the number of processors
    // The manual page is generated on another machine than the one on which it is read.
    #[arg(short = 'j', long, value_name = "N", default_value_t = resources::processors(), hide_default_value = true)]
    pub(crate) threads: NonZero<usize>,
}

/// Runs a command on one input, or on several. Only one of the input and the key files can be standard input. No output
/// can be one of the files that the command reads, which `one` and `several` get too.
pub(crate) fn dispatch<'a>(
    options: &Options,
    inputs: &[PathBuf],
    keys: impl Iterator<Item = &'a PathBuf>,
    passphrase: &'a passphrase::Args,
    one: impl FnOnce(Input, &Sources) -> Result<(), Failure>,
    several: impl FnOnce(&[PathBuf], &Sources) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let keys: Vec<_> = keys.chain(passphrase.file()).cloned().collect();
    let stdin = inputs.is_empty().then(|| PathBuf::from("-"));
    let mut sources = Sources::of(inputs.iter().chain(&stdin).chain(&keys));
    passphrase.add_descriptor(&mut sources);
    match inputs {
        [] | [_] => one(Input::open(inputs.first().map(PathBuf::as_path), &keys)?, &sources),
        paths => {
            check(paths, options.output.as_deref())?;
            input::only_once(keys.iter().map(PathBuf::as_path))?;
            several(paths, &sources)
        }
    }
}

/// Refuses options and inputs that make sense only for a single file.
fn check(paths: &[PathBuf], output: Option<&Path>) -> Result<(), Failure> {
    if output.is_some() {
        return Err(Failure::Usage("-o names one output, but there are several inputs".to_owned()));
    }
    match paths.iter().any(|path| path == Path::new("-")) {
        true => Err(Failure::Usage("standard input has no name to derive an output from".to_owned())),
        false => Ok(()),
    }
}

/// Returns one meter for all files. The files are examined without opening them: a pipe that is opened and closed again
/// loses what its writer writes, and devices may act on it.
pub(crate) fn meter(paths: &[PathBuf]) -> Meter {
    let len = |path: &PathBuf| match fs::metadata(path) {
        Ok(data) if !data.is_file() => None,
        // A file without a known size is short, and a file that can't be examined has no bytes.
        examined => Some(examined.map_or(0, |data| data.len())),
    };
    Meter::new(paths.iter().map(len).sum())
}

/// Processes each file with a share of the threads. A failure is reported, and the other files are still processed.
pub(crate) fn run(
    paths: &[PathBuf],
    threads: NonZero<usize>,
    meter: &Meter,
    work: impl Fn(&Path, NonZero<usize>) -> Result<(), Failure> + Sync,
) -> Result<(), Failure> {
    // Each takes an input, an output, and the file that the output replaces.
    let at_a_time =
        threads.get().min(paths.len()).min(resources::open_files(MAX_UNFINISHED * FILES_OF_ONE) / FILES_OF_ONE).max(1);
    let share = NonZero::new(threads.get() / at_a_time).unwrap_or(NonZero::<usize>::MIN);
    let (next, failed) = (AtomicUsize::new(0), AtomicBool::new(false));
    let worker = || {
        while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(failure) = work(path, share) {
                failed.store(true, Ordering::Relaxed);
                meter.without_bar(|| failure.report());
            }
        }
    };
    // This thread works too, and works by itself if the system grants no other.
    thread::scope(|scope| {
        _ = (1..at_a_time).map_while(|_| resources::spawn(scope, worker)).count();
        worker();
    });
    if failed.into_inner() { Err(Failure::Reported) } else { Ok(()) }
}
