//! The inherited state of the process: closed standard streams and ignored signals.
//!
//! Before `main`, the Rust runtime opens `/dev/null` in place of the closed descriptors among 0 to 2, and ignores
//! SIGPIPE (the documentation of `std::process`, "Unix"). A reader of closed input would then find it empty and
//! succeed. Functions in `.init_array` run before the runtime (System V ABI, "Initialization and Termination
//! Functions"), so we record the state there.

#![allow(unsafe_code)]

use std::io;

/// Fails if standard input was closed at the start of the process.
pub fn stdin() -> io::Result<()> {
    inherited::open(0)
}

/// Fails if standard output was closed at the start of the process.
pub fn stdout() -> io::Result<()> {
    inherited::open(1)
}

/// Returns whether a broken pipe is reported as an error, because the parent process ignores SIGPIPE.
pub fn reports_broken_pipes() -> bool {
    inherited::reports_broken_pipes()
}

#[cfg(unix)]
pub(crate) use inherited::is_ignored;

#[cfg(unix)]
mod inherited {
    use std::io;
    use std::sync::atomic::{AtomicBool, Ordering};

    static CLOSED: [AtomicBool; 2] = [const { AtomicBool::new(false) }; 2];
    static PIPE_IS_IGNORED: AtomicBool = AtomicBool::new(false);

    #[used]
    #[cfg_attr(target_vendor = "apple", unsafe(link_section = "__DATA,__mod_init_func"))]
    #[cfg_attr(not(target_vendor = "apple"), unsafe(link_section = ".init_array"))]
    static RECORD: extern "C" fn() = record;

    /// Records the state that the runtime changes. It runs before the runtime, so it makes only system calls.
    extern "C" fn record() {
        for (descriptor, closed) in (0..).zip(&CLOSED) {
            // SAFETY: F_GETFD takes no pointer. It fails only for a closed descriptor (POSIX, fcntl, EBADF).
            closed.store(unsafe { libc::fcntl(descriptor, libc::F_GETFD) } == -1, Ordering::Relaxed);
        }
        PIPE_IS_IGNORED.store(is_ignored(libc::SIGPIPE), Ordering::Relaxed);
    }

    /// Returns whether a signal is ignored, as under `nohup`.
    pub(crate) fn is_ignored(signal: libc::c_int) -> bool {
        // SAFETY: the zeroed structure is a valid value, and without a new action the call only writes the current one
        // to it.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            libc::sigaction(signal, std::ptr::null(), &raw mut action) == 0 && action.sa_sigaction == libc::SIG_IGN
        }
    }

    pub(super) fn open(descriptor: usize) -> io::Result<()> {
        match CLOSED[descriptor].load(Ordering::Relaxed) {
            true => Err(io::Error::from_raw_os_error(libc::EBADF)),
            false => Ok(()),
        }
    }

    pub(super) fn reports_broken_pipes() -> bool {
        PIPE_IS_IGNORED.load(Ordering::Relaxed)
    }
}

#[cfg(windows)]
mod inherited {
    use std::io;
    use std::os::windows::io::AsRawHandle;

    /// The code ERROR_INVALID_HANDLE (System Error Codes), which the runtime hides.
    const INVALID_HANDLE: i32 = 6;

    pub(super) fn open(stream: usize) -> io::Result<()> {
        let handle = [io::stdin().as_raw_handle(), io::stdout().as_raw_handle()][stream];
        match handle.is_null() {
            true => Err(io::Error::from_raw_os_error(INVALID_HANDLE)),
            false => Ok(()),
        }
    }

    pub(super) fn reports_broken_pipes() -> bool {
        false
    }
}
