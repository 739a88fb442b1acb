//! Work in a forked child, for tests that check that inherited state doesn't block the child for ever.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The seconds after which a child counts as blocked for ever.
const MAX_SECONDS: libc::c_uint = 60;

/// Forks a child that does the work and exits. Returns whether the work returned `true`. A signal ends a blocked child.
///
/// # Panics
///
/// Panics if the system can't fork.
pub fn succeeds(work: impl FnOnce() -> bool) -> bool {
    // SAFETY: the child has only a copy of this thread. Whether its work waits for another thread is what we test.
    let child = unsafe { libc::fork() };
    if child == 0 {
        // SAFETY: the call sets a timer of this process.
        unsafe { libc::alarm(MAX_SECONDS) };
        let done = catch_unwind(AssertUnwindSafe(work)).unwrap_or(false);
        // SAFETY: the call ends the process, without running destructors that belong to the parent.
        unsafe { libc::_exit((!done).into()) }
    }
    assert!(child > 0, "fork: {}", io::Error::last_os_error());
    let mut status = 0;
    // SAFETY: the call waits for the child and writes its status to `status`.
    unsafe { libc::waitpid(child, &raw mut status, 0) == child && status == 0 }
}
