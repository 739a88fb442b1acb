//! The number of bytes that were read, for progress reports.

use std::sync::atomic::{AtomicU64, Ordering};

/// The number of bytes that all threads have read.
#[derive(Default)]
pub(crate) struct Tally(AtomicU64);

impl Tally {
    /// Counts bytes that were read.
    pub(crate) fn add(&self, bytes: usize) {
        self.0.fetch_add(bytes as u64, Ordering::Relaxed);
    }

    /// Subtracts bytes that will be read again, so that they count once.
    pub(crate) fn take_back(&self, bytes: u64) {
        self.0.fetch_sub(bytes, Ordering::Relaxed);
    }

    /// Returns the number of bytes.
    pub(crate) fn bytes(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}
