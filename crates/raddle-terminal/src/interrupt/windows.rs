//! Handles Ctrl-C with a console handler, which runs in one of the system's threads.

use std::collections::BTreeSet;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::time::Duration;
use std::{fs, thread};

/// The maximum number of unfinished files at a time.
pub const MAX_UNFINISHED: usize = 1024;

static UNFINISHED: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
/// Whether a passphrase is being typed: the terminal has no echo until the prompt ends.
static PROMPTING: AtomicBool = AtomicBool::new(false);

/// A file that Ctrl-C removes, until this value is dropped.
pub(crate) struct Unfinished(PathBuf);

impl Unfinished {
    /// Records a file that is about to be created.
    pub(crate) fn record(path: &Path) -> Self {
        watch();
        unfinished().insert(path.to_owned());
        Self(path.to_owned())
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        unfinished().remove(&self.0);
    }
}

fn unfinished() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Asks at the terminal. Ctrl-C waits a moment, until the prompt has restored the terminal.
pub fn prompt<R>(ask: impl FnOnce() -> R) -> R {
    watch();
    PROMPTING.store(true, Ordering::SeqCst);
    let answer = ask();
    PROMPTING.store(false, Ordering::SeqCst);
    answer
}

/// Returns the status of a process that Ctrl-C ends.
pub(crate) fn end_interrupted() -> ExitCode {
    ExitCode::from(130)
}

/// Returns the status of a process whose reader has gone.
pub(crate) fn end_unread() -> ExitCode {
    ExitCode::SUCCESS
}

/// Installs the Ctrl-C handler once.
fn watch() {
    static WATCH: Once = Once::new();
    WATCH.call_once(|| _ = ctrlc::set_handler(end));
}

/// Removes the unfinished files, lets no new one begin, and ends the process.
fn end() {
    for _ in 0..20 {
        if !PROMPTING.load(Ordering::SeqCst) {
            break;
        }
        thread::sleep(Duration::from_millis(10));
    }
    for file in &*unfinished() {
        // In a folder that collects files, the system may refuse to remove a file.
        _ = fs::remove_file(file).or_else(|_| File::options().write(true).truncate(true).open(file).map(drop));
    }
    std::process::exit(130);
}
