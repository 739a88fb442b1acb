//! Long work that Ctrl-C stops. It runs on its own thread while the calling thread checks for signals.

use std::{
    io::{self, Read},
    panic::resume_unwind,
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
        mpsc::{RecvTimeoutError, channel},
    },
    thread::{self, Builder},
    time::Duration,
};

use pyo3::prelude::*;

/// The interval at which the caller checks for signals and reports progress.
const INTERVAL: Duration = Duration::from_millis(100);

/// Counts the bytes that the work has read, and stops the work.
#[derive(Default)]
pub(crate) struct Watch {
    stopped: AtomicBool,
    bytes: AtomicU64,
}

impl Watch {
    /// Counts the bytes of a reader. Reading fails once the work must stop.
    pub(crate) fn count<R>(&self, reader: R) -> CountingReader<'_, R> {
        CountingReader { watch: self, reader }
    }

    /// Returns whether the work must stop.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped.load(Relaxed)
    }
}

/// A reader whose bytes are counted.
pub(crate) struct CountingReader<'a, R> {
    watch: &'a Watch,
    reader: R,
}

impl<R: Read> Read for CountingReader<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.watch.is_stopped() {
            return Err(io::Error::other("stopped"));
        }
        let read = self.reader.read(buffer)?;
        self.watch.bytes.fetch_add(read as u64, Relaxed);
        Ok(read)
    }
}

/// Runs short work while other threads have the interpreter.
pub(crate) fn run_short<T: Send>(py: Python<'_>, work: impl FnOnce(&Watch) -> PyResult<T> + Send) -> PyResult<T> {
    py.detach(|| work(&Watch::default()))
}

/// Runs work on another thread while other threads have the interpreter. Calls `progress` with the number of bytes. An
/// exception from `progress` or from a signal stops the work at its next read, and is returned once the work has
/// stopped.
pub(crate) fn run<T: Send>(
    py: Python<'_>,
    progress: Option<&Py<PyAny>>,
    work: impl FnOnce(&Watch) -> PyResult<T> + Send,
) -> PyResult<T> {
    let watch = Watch::default();
    let report = || {
        Python::attach(|py| {
            py.check_signals()?;
            let bytes = watch.bytes.load(Relaxed);
            progress.map_or(Ok(()), |progress| progress.call1(py, (bytes,)).map(drop))
        })
    };
    py.detach(|| {
        thread::scope(|scope| {
            // The sender is dropped when the work is done, even if the work panics.
            let (working, done) = channel::<()>();
            let watch = &watch;
            let worker = Builder::new().spawn_scoped(scope, move || {
                let _working = working;
                work(watch)
            })?;
            let mut reported = Ok(());
            while let Err(RecvTimeoutError::Timeout) = done.recv_timeout(INTERVAL) {
                if reported.is_ok() {
                    reported = report();
                    watch.stopped.store(reported.is_err(), Relaxed);
                }
            }
            let result = worker.join().unwrap_or_else(|panic| resume_unwind(panic));
            reported?;
            let result = result?;
            report()?;
            Ok(result)
        })
    })
}
