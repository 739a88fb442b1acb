//! Handles signals with a signal handler. The handler needs no thread, which the system might refuse, and calls only
//! functions that POSIX allows in a handler ("Signal Concepts", async-signal-safe): `unlink`, `open`, `tcsetattr`,
//! `sigaction`, `raise`.

#![allow(unsafe_code)]

use std::ffi::CString;
use std::fs::File;
use std::mem::MaybeUninit;
use std::os::fd::AsRawFd;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::process::ExitCode;
use std::ptr;
use std::sync::Once;
use std::sync::atomic::{AtomicPtr, Ordering};

use libc::{c_char, c_int};

use crate::startup::is_ignored;

/// The maximum number of unfinished files at a time. A signal doesn't remove any others.
pub const MAX_UNFINISHED: usize = 128;

/// The names of unfinished files. The thread or the handler that takes out a name owns it.
static UNFINISHED: [AtomicPtr<c_char>; MAX_UNFINISHED] = [const { AtomicPtr::new(ptr::null_mut()) }; MAX_UNFINISHED];
/// The terminal while a passphrase is typed and not shown.
static TERMINAL: AtomicPtr<Terminal> = AtomicPtr::new(ptr::null_mut());

/// The signals that end a process and can be handled (signal(7)). Rust's runtime handles SIGSEGV and SIGBUS.
#[rustfmt::skip]
const ENDING: &[c_int] = &[
    libc::SIGHUP, libc::SIGINT, libc::SIGQUIT, libc::SIGILL, libc::SIGTRAP, libc::SIGABRT, libc::SIGFPE, libc::SIGUSR1,
    libc::SIGUSR2, libc::SIGALRM, libc::SIGTERM, libc::SIGXCPU, libc::SIGXFSZ, libc::SIGVTALRM, libc::SIGPROF, libc::SIGSYS,
    #[cfg(any(target_os = "linux", target_os = "android"))]
    libc::SIGIO,
    #[cfg(any(target_os = "linux", target_os = "android"))]
    libc::SIGPWR,
];

/// Returns the real-time signals, which end a process too.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn real_time() -> std::ops::RangeInclusive<c_int> {
    libc::SIGRTMIN()..=libc::SIGRTMAX()
}

#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn real_time() -> [c_int; 0] {
    []
}

/// A file that a signal removes, until this value is dropped.
pub(crate) struct Unfinished {
    slot: Option<&'static AtomicPtr<c_char>>,
}

impl Unfinished {
    /// Records a file that is about to be created.
    pub(crate) fn record(path: &Path) -> Self {
        watch();
        let Ok(name) = CString::new(path.as_os_str().as_bytes()) else { return Self { slot: None } };
        let name = name.into_raw();
        let put = |slot: &&AtomicPtr<c_char>| {
            slot.compare_exchange(ptr::null_mut(), name, Ordering::AcqRel, Ordering::Relaxed).is_ok()
        };
        let slot = UNFINISHED.iter().find(put);
        if slot.is_none() {
            free(name);
        }
        Self { slot }
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        if let Some(slot) = self.slot {
            free(slot.swap(ptr::null_mut(), Ordering::AcqRel));
        }
    }
}

/// Frees a name, unless a handler has taken it.
fn free(name: *mut c_char) {
    if !name.is_null() {
        // SAFETY: the name comes from `CString::into_raw`, and only this thread took it out of its slot.
        drop(unsafe { CString::from_raw(name) });
    }
}

/// A terminal and its settings.
struct Terminal {
    file: File,
    settings: libc::termios,
}

impl Terminal {
    fn open() -> Option<Self> {
        let file = File::open("/dev/tty").ok()?;
        let mut settings = MaybeUninit::uninit();
        // SAFETY: the call writes the settings if it returns 0, and only then do we assume that they are initialised.
        let settings = unsafe {
            match libc::tcgetattr(file.as_raw_fd(), settings.as_mut_ptr()) {
                0 => settings.assume_init(),
                _ => return None,
            }
        };
        Some(Self { file, settings })
    }
}

/// Asks at the terminal. If a signal arrives in the meantime, the handler restores the terminal's settings.
pub fn prompt<R>(ask: impl FnOnce() -> R) -> R {
    watch();
    if let Some(terminal) = Terminal::open() {
        TERMINAL.store(Box::into_raw(Box::new(terminal)), Ordering::Release);
    }
    let answer = ask();
    let terminal = TERMINAL.swap(ptr::null_mut(), Ordering::AcqRel);
    if !terminal.is_null() {
        // SAFETY: the pointer comes from `Box::into_raw` above, and no handler has taken it.
        drop(unsafe { Box::from_raw(terminal) });
    }
    answer
}

/// Removes unfinished files and restores the terminal. It takes each out of its slot, so nobody else frees it at the
/// same time.
fn clean_up() {
    for slot in &UNFINISHED {
        let name = slot.swap(ptr::null_mut(), Ordering::AcqRel);
        if !name.is_null() {
            // SAFETY: the name ends with a zero byte, and nobody else has it, because it was taken out of its slot.
            unsafe { remove(name) };
        }
    }
    let terminal = TERMINAL.swap(ptr::null_mut(), Ordering::AcqRel);
    if !terminal.is_null() {
        // SAFETY: nobody else has the box, because it was taken out of its slot, and its file is open.
        unsafe { libc::tcsetattr((*terminal).file.as_raw_fd(), libc::TCSANOW, &raw const (*terminal).settings) };
    }
}

/// Removes a file. If the system refuses that, as it may in a folder that collects files, empties the file.
///
/// # Safety
///
/// The name ends with a zero byte.
unsafe fn remove(name: *const c_char) {
    // SAFETY: the caller guarantees that the name ends with a zero byte.
    unsafe {
        if libc::unlink(name) != 0 {
            libc::open(name, libc::O_WRONLY | libc::O_TRUNC | libc::O_NOFOLLOW | libc::O_NONBLOCK);
        }
    }
}

/// Handles a signal once: the signal is pending again when this returns, and then ends the process.
extern "C" fn handle(signal: c_int) {
    clean_up();
    // SAFETY: neither call takes a pointer.
    unsafe {
        libc::signal(signal, libc::SIG_DFL);
        libc::raise(signal);
    }
}

/// Installs the handler once, for the signals that end the process and are not ignored.
fn watch() {
    static WATCH: Once = Once::new();
    WATCH.call_once(|| {
        for signal in ENDING.iter().copied().chain(real_time()).filter(|&signal| !is_ignored(signal)) {
            // SAFETY: the zeroed structure is a valid value, and the handler calls only async-signal-safe functions. A
            // signal that can't be handled ends the process without it.
            unsafe {
                let mut action: libc::sigaction = std::mem::zeroed();
                action.sa_sigaction = handle as extern "C" fn(c_int) as libc::sighandler_t;
                // No other signal may interrupt the handler.
                libc::sigfillset(&raw mut action.sa_mask);
                libc::sigaction(signal, &raw const action, ptr::null_mut());
            }
        }
    });
}

/// Ends the process with a signal, as shells and `make` expect: they report 128 plus the signal number.
fn end_by(signal: c_int) -> ExitCode {
    clean_up();
    // SAFETY: `sigemptyset` initialises the set before the other calls use it.
    unsafe {
        let mut set = MaybeUninit::uninit();
        libc::sigemptyset(set.as_mut_ptr());
        libc::sigaddset(set.as_mut_ptr(), signal);
        libc::signal(signal, libc::SIG_DFL);
        libc::pthread_sigmask(libc::SIG_UNBLOCK, set.as_ptr(), ptr::null_mut());
        libc::raise(signal);
    }
    ExitCode::from(u8::try_from(128 + signal).unwrap_or(1))
}

/// Ends the process as Ctrl-C does.
pub(crate) fn end_interrupted() -> ExitCode {
    end_by(libc::SIGINT)
}

/// Ends the process with SIGPIPE, like any program whose reader has gone.
pub(crate) fn end_unread() -> ExitCode {
    end_by(libc::SIGPIPE)
}
