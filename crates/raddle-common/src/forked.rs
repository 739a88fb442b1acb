//! Work in a forked child, for tests: what a child inherits must not make it wait for ever.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The seconds after which a child counts as one that waits for ever.
const MAX_SECONDS: libc::c_uint = 60;

/// Forks a child that does the work and exits. Returns whether the work returned `true`; a signal ends a child that waits.
///
/// # Panics
///
/// If the system grants no child.
pub fn succeeds(work: impl FnOnce() -> bool) -> bool {
    // SAFETY: the child has a copy of this thread alone. Whether its work waits for another thread is the question.
    let child = unsafe { libc::fork() };
    if child == 0 {
        // SAFETY: a timer of this process.
        unsafe { libc::alarm(MAX_SECONDS) };
        let done = catch_unwind(AssertUnwindSafe(work)).unwrap_or(false);
        // SAFETY: ends the process, without the destructors that belong to the parent.
        unsafe { libc::_exit((!done).into()) }
    }
    assert!(child > 0, "fork: {}", io::Error::last_os_error());
    let mut status = 0;
    // SAFETY: waits for the child, and writes its status.
    unsafe { libc::waitpid(child, &raw mut status, 0) == child && status == 0 }
}
