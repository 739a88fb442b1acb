//! What the process inherited: closed standard streams, and ignored signals.
//!
//! Before `main`, the runtime of Rust opens `/dev/null` in the place of closed descriptors 0 to 2, and ignores SIGPIPE
//! (the documentation of `std::process`, "Unix"). What reads closed input would then find it empty, and succeed. The
//! functions that `.init_array` lists run before that (System V ABI, "Initialization and Termination Functions").

#![allow(unsafe_code)]

use std::io;

/// Fails if the process began with standard input closed.
pub fn stdin() -> io::Result<()> {
    inherited::open(0)
}

/// Fails if the process began with standard output closed.
pub fn stdout() -> io::Result<()> {
    inherited::open(1)
}

/// Returns whether a broken pipe is an error that can be reported: whoever started the process ignores SIGPIPE.
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

    /// Records what the runtime changes. It runs before the runtime, so it calls the system and nothing of it.
    extern "C" fn record() {
        for (descriptor, closed) in (0..).zip(&CLOSED) {
            // SAFETY: F_GETFD takes no pointer. It fails for a closed descriptor only (POSIX, fcntl, EBADF).
            closed.store(unsafe { libc::fcntl(descriptor, libc::F_GETFD) } == -1, Ordering::Relaxed);
        }
        PIPE_IS_IGNORED.store(is_ignored(libc::SIGPIPE), Ordering::Relaxed);
    }

    /// Returns whether a signal is ignored, as `nohup` has it.
    pub(crate) fn is_ignored(signal: libc::c_int) -> bool {
        // SAFETY: the zeroed structure is a valid one, and without a new action the call only writes the present one there.
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

    /// ERROR_INVALID_HANDLE (System Error Codes), which the runtime hides.
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
