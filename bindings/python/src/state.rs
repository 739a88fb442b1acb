//! The states of hash objects.

use std::sync::{Mutex, MutexGuard, PoisonError};

use pyo3::{prelude::*, sync::MutexExt};

use crate::memory::{DETACH_BYTES, Input};

/// The state of a message in pieces. Threads may share it: each update is complete before the next begins.
pub(crate) struct SharedState<S>(Mutex<S>);

impl<S: Send> SharedState<S> {
    pub(crate) fn new(state: S) -> Self {
        Self(Mutex::new(state))
    }

    /// Locks the state. While this thread waits, other threads may use the interpreter.
    pub(crate) fn lock(&self, py: Python<'_>) -> MutexGuard<'_, S> {
        self.0.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner)
    }

    /// Passes the pieces of the data to `update`. While long data is hashed, other threads may use the interpreter.
    pub(crate) fn update(&self, py: Python<'_>, data: &Input<'_>, update: impl Fn(&mut S, &[u8]) + Sync) {
        if data.len() < DETACH_BYTES {
            let mut state = self.lock(py);
            data.pieces(|piece| update(&mut state, piece));
        } else {
            py.detach(|| {
                let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
                data.pieces(|piece| update(&mut state, piece));
            });
        }
    }

    /// Returns an independent state of the same bytes.
    pub(crate) fn copy(&self, py: Python<'_>) -> Self
    where
        S: Clone,
    {
        Self::new(self.lock(py).clone())
    }
}
