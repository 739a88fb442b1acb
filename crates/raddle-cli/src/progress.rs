//! The progress of a command, on standard error if it is a terminal.

use std::fmt::Write;
use std::io::{self, Read};
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{HumanBytes, HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

/// Inputs shorter than this, or processed faster, get no bar.
const SHORT: u64 = 1 << 20;
pub(crate) const PATIENCE: Duration = Duration::from_millis(500);

/// A progress bar, or a count until the total is known.
pub(crate) struct Bar {
    bar: ProgressBar,
    total: Arc<OnceLock<u64>>,
}

/// A function that counts a total, if that is possible.
pub(crate) type CountTotal = Box<dyn FnOnce() -> Option<u64> + Send>;

impl Bar {
    /// Shows a bar for this many bytes, or a count if the total is unknown. The work has been going on for `elapsed`.
    pub(crate) fn new(total: Option<u64>, elapsed: Duration) -> Self {
        let bar = ProgressBar::with_draw_target(total, ProgressDrawTarget::stderr());
        Self { bar: bar.with_style(style(total.is_some())).with_elapsed(elapsed), total: Arc::default() }
    }

    /// Shows a count, and a bar as soon as the total has been counted in the background.
    pub(crate) fn counting(count: CountTotal, elapsed: Duration) -> Self {
        let this = Self::new(None, elapsed);
        if !this.bar.is_hidden() {
            let total = Arc::clone(&this.total);
            // If there is no thread, the total stays unknown.
            _ = thread::Builder::new().spawn(move || count().map(|count| total.set(count)));
        }
        this
    }

    /// Moves the bar to this many bytes.
    pub(crate) fn move_to(&self, bytes: u64) {
        if let (None, Some(&total)) = (self.bar.length(), self.total.get()) {
            self.bar.set_style(style(true));
            self.bar.set_length(total);
        }
        self.bar.set_position(bytes);
    }
}

impl Deref for Bar {
    type Target = ProgressBar;

    fn deref(&self) -> &ProgressBar {
        &self.bar
    }
}

/// Returns the style. The rate is the average since the beginning: `indicatif`'s estimator starts with the bar, and
/// would attribute all bytes so far to its first moment.
fn style(has_total: bool) -> ProgressStyle {
    let template = match has_total {
        true => "{wide_bar} {percent:>3} % {binary_bytes}/{binary_total_bytes} {rate} {left:>4}",
        false => "{spinner} {binary_bytes} {rate} {elapsed:>4}",
    };
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    let style = style.with_key("rate", |state: &ProgressState, text: &mut dyn Write| {
        _ = write!(text, "{}/s", HumanBytes(rate(state.pos(), state.elapsed()) as u64));
    });
    style.with_key("left", |state: &ProgressState, text: &mut dyn Write| {
        let left = left(state.pos(), state.len().unwrap_or(0), state.elapsed());
        _ = write!(text, "{:#}", HumanDuration(left));
    })
}

/// Returns the bytes per second.
fn rate(bytes: u64, elapsed: Duration) -> f64 {
    bytes as f64 / elapsed.as_secs_f64().max(1e-3)
}

/// Returns the time that the remaining bytes will take.
fn left(bytes: u64, total: u64, elapsed: Duration) -> Duration {
    let seconds = total.saturating_sub(bytes) as f64 / rate(bytes, elapsed).max(1.0);
    Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX)
}

/// The progress of all inputs of a command.
pub(crate) struct Meter {
    total: Option<u64>,
    state: Mutex<State>,
}

struct State {
    read: u64,
    /// The start of the measured time, which is after a passphrase was typed.
    begin: Instant,
    bar: Option<Bar>,
}

impl Meter {
    /// Shows a bar if the total is known, otherwise the bytes read so far.
    pub(crate) fn new(total: Option<u64>) -> Self {
        Self { total, state: Mutex::new(State { read: 0, begin: Instant::now(), bar: None }) }
    }

    /// Returns a reader that counts its bytes.
    pub(crate) fn count<R>(&self, reader: R) -> CountingReader<'_, R> {
        CountingReader { reader, meter: self }
    }

    /// Returns the number of bytes read.
    pub(crate) fn bytes(&self) -> u64 {
        self.state().read
    }

    /// Writes to the terminal with the bar hidden.
    pub(crate) fn without_bar<T>(&self, write: impl FnOnce() -> T) -> T {
        match &self.state().bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    fn add(&self, bytes: usize) {
        let state = &mut *self.state();
        state.read += bytes as u64;
        if state.read < SHORT {
            state.begin = Instant::now();
        } else if state.begin.elapsed() > PATIENCE {
            let bar = state.bar.get_or_insert_with(|| Bar::new(self.total, state.begin.elapsed()));
            bar.move_to(state.read);
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Meter {
    fn drop(&mut self) {
        if let Some(bar) = &self.state().bar {
            bar.finish_and_clear();
        }
    }
}

/// A reader that counts its bytes.
pub(crate) struct CountingReader<'a, R> {
    reader: R,
    meter: &'a Meter,
}

impl<R: Read> Read for CountingReader<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.reader.read(buffer)?;
        self.meter.add(read);
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use indicatif::{ProgressBar, ProgressDrawTarget, TermLike};

    use super::*;

    /// A terminal with this many columns, which keeps everything that is written.
    #[derive(Clone, Debug)]
    struct Screen(Arc<Mutex<String>>, u16);

    impl Screen {
        fn new(columns: u16) -> Self {
            Self(Arc::default(), columns)
        }

        fn shown(&self) -> String {
            self.0.lock().unwrap().clone()
        }
    }

    impl TermLike for Screen {
        fn width(&self) -> u16 {
            self.1
        }
        fn move_cursor_up(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_down(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_right(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_left(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn write_line(&self, line: &str) -> io::Result<()> {
            self.write_str(line)
        }
        fn write_str(&self, text: &str) -> io::Result<()> {
            self.0.lock().unwrap().push_str(text);
            Ok(())
        }
        fn clear_line(&self) -> io::Result<()> {
            self.0.lock().unwrap().clear();
            Ok(())
        }
        fn flush(&self) -> io::Result<()> {
            Ok(())
        }
    }

    fn bar_on(screen: &Screen, total: Option<u64>, elapsed: Duration) -> Bar {
        let target = ProgressDrawTarget::term_like(Box::new(screen.clone()));
        let bar = ProgressBar::with_draw_target(total, target).with_style(style(total.is_some()));
        Bar { bar: bar.with_elapsed(elapsed), total: Arc::default() }
    }

    /// Counts 10 MiB in 10 seconds at once: the first frame must not treat them as the bytes of a millisecond.
    #[test]
    fn the_first_frame_is_true() {
        let screen = Screen::new(80);
        let bar = bar_on(&screen, Some(30 << 20), Duration::from_secs(10));
        bar.move_to(10 << 20);
        let shown = screen.shown();
        assert!(shown.contains("33 % 10.00 MiB/30.00 MiB") && shown.contains("20s"), "{shown:?}");
        // The frame is drawn a moment later than 10 seconds.
        assert!(["1.00 MiB/s", " 1024.00 KiB/s", " 1023."].iter().any(|rate| shown.contains(rate)), "{shown:?}");
    }

    /// The bar fills the space that the figures leave.
    #[test]
    fn at_60_80_and_200_columns() {
        for columns in [60, 80, 200] {
            let screen = Screen::new(columns);
            let bar = bar_on(&screen, Some(30 << 30), Duration::from_secs(1000));
            bar.move_to(10 << 30);
            let shown = screen.shown();
            let shown = shown.trim_end();
            assert_eq!(shown.chars().count(), usize::from(columns), "{shown:?}");
            assert!(shown.ends_with(" 33 % 10.00 GiB/30.00 GiB 10.24 MiB/s  33m"), "{shown:?}");
        }
    }

    #[test]
    fn a_total_that_comes_later_makes_a_bar() {
        let screen = Screen::new(80);
        let bar = bar_on(&screen, None, Duration::from_secs(10));
        bar.move_to(10 << 20);
        assert!(!screen.shown().contains('%'));
        bar.total.set(20 << 20).unwrap();
        bar.move_to(10 << 20);
        assert!(screen.shown().contains("50 % 10.00 MiB/20.00 MiB"));
    }

    #[test]
    fn what_is_left_follows_from_the_average() {
        assert_eq!(left(10, 30, Duration::from_secs(10)), Duration::from_secs(20));
        assert_eq!(left(30, 10, Duration::from_secs(10)), Duration::ZERO);
        assert!(left(0, u64::MAX, Duration::ZERO) > Duration::from_secs(1 << 40));
    }
}
