//! Signals that end the process: unfinished files are removed first. Ignored signals stay ignored.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::time::Duration;
use std::{fs, io, thread};

use tempfile::NamedTempFile;

static UNFINISHED: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
/// Whether a passphrase is typed: the terminal shows nothing until that ends.
static PROMPTING: AtomicBool = AtomicBool::new(false);

/// A file that a signal removes, until this is dropped.
pub(crate) struct Unfinished(PathBuf);

impl Unfinished {
    /// Creates a file. No signal ends the process between the creation and its record.
    pub(crate) fn create(create: impl FnOnce() -> io::Result<NamedTempFile>) -> io::Result<(NamedTempFile, Self)> {
        watch();
        let mut unfinished = unfinished();
        let file = create()?;
        unfinished.insert(file.path().to_owned());
        let this = Self(file.path().to_owned());
        Ok((file, this))
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        unfinished().remove(Path::new(&self.0));
    }
}

fn unfinished() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Asks at the terminal. A signal waits until the prompt has restored the terminal, for a moment.
pub(crate) fn prompt<R>(ask: impl FnOnce() -> R) -> R {
    watch();
    PROMPTING.store(true, Ordering::SeqCst);
    let answer = ask();
    PROMPTING.store(false, Ordering::SeqCst);
    answer
}

/// Removes what is unfinished, and nothing new begins. Then ends the process.
fn end(end: impl FnOnce() -> ExitCode) {
    for _ in 0..20 {
        if !PROMPTING.load(Ordering::SeqCst) {
            break;
        }
        thread::sleep(Duration::from_millis(10));
    }
    let unfinished = unfinished();
    for file in &*unfinished {
        _ = fs::remove_file(file);
    }
    _ = end();
}

/// Waits for signals, in a thread, once.
fn watch() {
    static WATCH: Once = Once::new();
    WATCH.call_once(wait_for_signals);
}

#[cfg(unix)]
fn wait_for_signals() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    let heeded = [SIGHUP, SIGINT, SIGTERM].into_iter().filter(|&signal| !crate::startup::is_ignored(signal));
    // Where signals can't be caught, they end the process without this.
    if let Ok(mut signals) = Signals::new(heeded) {
        thread::spawn(move || signals.forever().for_each(|signal| end(|| end_by(signal))));
    }
}

/// Ends the process by a signal, as shells and `make` expect: they report 128 and its number.
#[cfg(unix)]
pub(crate) fn end_by(signal: i32) -> ExitCode {
    _ = signal_hook::low_level::emulate_default_handler(signal);
    ExitCode::from(u8::try_from(128 + signal).unwrap_or(1))
}

/// Ends the process as Ctrl-C does.
pub(crate) fn end_interrupted() -> ExitCode {
    #[cfg(unix)]
    end(|| end_by(signal_hook::consts::SIGINT));
    ExitCode::from(130)
}

#[cfg(not(unix))]
fn wait_for_signals() {
    _ = ctrlc::set_handler(|| end(|| std::process::exit(130)));
}
