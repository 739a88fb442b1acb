//! The progress of a command, on standard error where that is a terminal.

use std::io::{self, Read};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Inputs shorter than this, or processed faster, get no bar.
const SHORT: u64 = 1 << 20;
pub(crate) const PATIENCE: Duration = Duration::from_millis(500);

/// A reader whose bytes are counted.
pub(crate) struct Progress<R> {
    reader: R,
    len: Option<u64>,
    read: u64,
    /// The start of the bar's time: after a passphrase was typed.
    begin: Instant,
    bar: Option<ProgressBar>,
}

impl<R: Read> Progress<R> {
    /// Shows a bar if the length is known, otherwise the bytes read so far.
    pub(crate) fn new(reader: R, len: Option<u64>) -> Self {
        Self { reader, len, read: 0, begin: Instant::now(), bar: None }
    }

    fn show(&mut self) {
        let bar = self.bar.get_or_insert_with(|| bar(self.len, self.begin.elapsed()));
        bar.set_position(self.read);
    }
}

/// A bar for that many bytes, or a count where that is not known, that has been running for a while.
pub(crate) fn bar(len: Option<u64>, elapsed: Duration) -> ProgressBar {
    let template = match len {
        Some(_) => "{wide_bar} {percent:>3} % {binary_bytes}/{binary_total_bytes} {binary_bytes_per_sec} {eta:>4}",
        None => "{spinner} {binary_bytes} {binary_bytes_per_sec} {elapsed:>4}",
    };
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(len, ProgressDrawTarget::stderr()).with_style(style).with_elapsed(elapsed)
}

impl<R: Read> Read for Progress<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.reader.read(buffer)?;
        self.read += read as u64;
        if self.read < SHORT {
            self.begin = Instant::now();
        } else if self.begin.elapsed() > PATIENCE {
            self.show();
        }
        Ok(read)
    }
}

impl<R> Drop for Progress<R> {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
