//! The report: lines on standard output, messages on standard error, progress, summary.

use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use indicatif::{HumanBytes, HumanCount, HumanDuration};
use raddle_common::quote;
use raddle_terminal::streams;

use crate::progress::{Bar, CountTotal, PATIENCE};

/// The prefix of messages.
const PROGRAM: &str = "raddle sum";

/// The report, with the number of failures.
pub(crate) struct Report {
    lines: Vec<u8>,
    /// The reason why standard output can't be written.
    broken: Option<io::Error>,
    begin: Instant,
    bytes: u64,
    files: u64,
    failed: u64,
    bar: BarState,
    verbose: bool,
}

/// The state of the progress bar.
enum BarState {
    /// The bar is not shown yet. After some time, the length of all files is counted.
    Later(Option<CountTotal>),
    Shown(Bar),
    Never,
}

impl Report {
    /// Creates a report. `count` counts the length of all files, for the progress; `verbose` adds a summary.
    pub(crate) fn new(count: CountTotal, verbose: bool, quiet: bool) -> Self {
        let bar = if quiet { BarState::Never } else { BarState::Later(Some(count)) };
        Self { lines: Vec::new(), broken: None, begin: Instant::now(), bytes: 0, files: 0, failed: 0, bar, verbose }
    }

    /// Returns the buffer of lines, which is written with the next message or at the next pause.
    pub(crate) fn lines(&mut self) -> &mut Vec<u8> {
        &mut self.lines
    }

    /// Counts a file as hashed, and also as failed if it isn't good.
    pub(crate) fn count(&mut self, good: bool) {
        self.files += 1;
        self.failed += u64::from(!good);
    }

    /// Writes a message to standard error.
    pub(crate) fn say(&mut self, message: &str) {
        self.flush();
        self.without_bar(|| streams::say(format_args!("{PROGRAM}: {message}\n")));
    }

    /// Reports a file that can't be opened or read, with advice or none.
    pub(crate) fn refused(&mut self, path: &Path, error: &io::Error, advice: &str) {
        self.say(&format!("{}: {}{advice}", quote::path(path), reason(error)));
    }

    /// Warns about a file that changed while it was read.
    pub(crate) fn changed(&mut self, path: &Path) {
        self.say(&format!("WARNING: {}: changed while it was read", quote::path(path)));
    }

    /// Reports a file that has a block of a collision attack.
    pub(crate) fn collision(&mut self, path: &Path) {
        self.say(&format!("{}: has a block of a collision attack on SHA-1", quote::path(path)));
    }

    /// Writes the buffered lines and sets the progress to this many bytes. Fails if the lines can't be written.
    pub(crate) fn pause(&mut self, bytes: u64) -> io::Result<()> {
        self.flush();
        self.bytes = bytes;
        if self.begin.elapsed() > PATIENCE {
            self.show();
        }
        self.broken.take().map_or(Ok(()), Err)
    }

    /// Ends the report.
    pub(crate) fn finish(self) {
        let was_shown = match &self.bar {
            BarState::Shown(bar) => {
                let was_shown = !bar.is_hidden();
                bar.finish_and_clear();
                was_shown
            }
            _ => false,
        };
        if self.verbose || was_shown {
            let time = self.begin.elapsed();
            let rate = self.bytes as f64 / time.as_secs_f64().max(1e-9);
            let files = if self.files == 1 { "file" } else { "files" };
            streams::say(format_args!(
                "{PROGRAM}: {} {files}, {} failed, {} in {}, {}/s\n",
                HumanCount(self.files),
                HumanCount(self.failed),
                HumanBytes(self.bytes),
                human(time),
                HumanBytes(rate as u64),
            ));
        }
    }

    fn flush(&mut self) {
        if !self.lines.is_empty() {
            let mut stdout = streams::plain_stdout();
            let written = self.without_bar(|| stdout.write_all(&self.lines).and_then(|()| stdout.flush()));
            self.broken = self.broken.take().or(written.err());
            self.lines.clear();
        }
    }

    /// Shows the bar, if it isn't shown yet, and moves it.
    fn show(&mut self) {
        if let BarState::Later(count) = &mut self.bar {
            let count = count.take().expect("a bar is shown once");
            self.bar = BarState::Shown(Bar::counting(count, self.begin.elapsed()));
        }
        if let BarState::Shown(bar) = &self.bar {
            bar.move_to(self.bytes);
        }
    }

    /// Writes while the bar is hidden.
    fn without_bar<R>(&self, write: impl FnOnce() -> R) -> R {
        match &self.bar {
            BarState::Shown(bar) => bar.suspend(write),
            _ => write(),
        }
    }
}

/// Returns the message of the system, without the error number that Rust adds.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match error.raw_os_error() {
        Some(number) => text.strip_suffix(&format!(" (os error {number})")).unwrap_or(&text).to_owned(),
        None => text,
    }
}

fn human(time: Duration) -> String {
    match time.as_secs() {
        0..60 => format!("{:.2} s", time.as_secs_f64()),
        _ => HumanDuration(time).to_string(),
    }
}
