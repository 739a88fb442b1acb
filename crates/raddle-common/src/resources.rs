//! Resources that the system may refuse: threads, memory, descriptors. The work continues with the resources that the
//! system grants.

use std::io;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering::AcqRel};
use std::thread::{self, Scope, ScopedJoinHandle};

/// The number of descriptors reserved for standard streams, a list, a folder that is being read, and a terminal.
const KEPT: usize = 8;

/// The memory that must be left after a thread is started: the C library ends the process if it can't allocate a
/// thread's variables.
const SPARE: usize = 16 << 20;

/// The stack of a new thread, of Rust's default size.
const STACK: usize = 2 << 20;

/// The number of threads that are starting another thread. A forked child inherits this number, and then requests more
/// memory than it needs.
static STARTING: AtomicUsize = AtomicUsize::new(0);

/// Starts a thread in a scope. Returns `None` if the system grants none, or if memory is short.
///
/// Callers do not wait for a lock, because a child that is forked while another thread holds the lock would wait for
/// ever. Concurrent callers may find the same free memory, so each also requests the stacks of the callers before it.
pub fn spawn<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() -> T + Send + 'scope,
) -> Option<ScopedJoinHandle<'scope, T>> {
    let others = STARTING.fetch_add(1, AcqRel);
    let memory = SPARE.saturating_add(others.saturating_mul(STACK));
    let started = need_memory(memory).and_then(|()| thread::Builder::new().spawn_scoped(scope, work));
    STARTING.fetch_sub(1, AcqRel);
    started.ok()
}

/// Returns the number of processors.
pub fn processors() -> NonZero<usize> {
    thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN)
}

/// Fails if the system can't provide this many bytes now. For callees that would end the process.
///
/// We ask the system and not the allocator: glibc keeps freed memory for its first heap, and a thread without its own
/// heap finds nothing there.
#[cfg(unix)]
#[allow(unsafe_code)]
pub fn need_memory(len: usize) -> io::Result<()> {
    let (access, kind) = (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANON);
    // SAFETY: a new mapping at an address that the system chooses touches no other memory.
    let place = unsafe { libc::mmap(std::ptr::null_mut(), len, access, kind, -1, 0) };
    if place == libc::MAP_FAILED {
        return Err(io::ErrorKind::OutOfMemory.into());
    }
    // SAFETY: the mapping of this length was just created, and nothing else uses it.
    match unsafe { libc::munmap(place, len) } {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

/// Fails if this many bytes can't be allocated now. For callees that would end the process.
#[cfg(not(unix))]
pub fn need_memory(len: usize) -> io::Result<()> {
    let mut bytes = Vec::<u8>::new();
    bytes.try_reserve_exact(len).map_err(|_| io::ErrorKind::OutOfMemory)?;
    // The compiler could remove an unused allocation.
    std::hint::black_box(&mut bytes);
    Ok(())
}

/// Returns the number of files that this process may have open at a time: at least one and at most `max`.
pub fn open_files(max: usize) -> usize {
    descriptors().map_or(max, |limit| limit.saturating_sub(KEPT)).clamp(1, max)
}

/// Returns the limit on descriptors, if there is one (POSIX, getrlimit).
#[cfg(unix)]
#[allow(unsafe_code)]
fn descriptors() -> Option<usize> {
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: the call writes one structure of this type.
    let known = unsafe { libc::getrlimit(libc::RLIMIT_NOFILE, &raw mut limit) } == 0;
    (known && limit.rlim_cur != libc::RLIM_INFINITY).then(|| usize::try_from(limit.rlim_cur).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
fn descriptors() -> Option<usize> {
    None
}

/// Returns whether a file can't be opened until another file is closed.
pub fn lacks_descriptors(error: &io::Error) -> bool {
    #[cfg(unix)]
    return matches!(error.raw_os_error(), Some(libc::EMFILE | libc::ENFILE));
    // The code is ERROR_TOO_MANY_OPEN_FILES (System Error Codes).
    #[cfg(not(unix))]
    return error.raw_os_error() == Some(4);
}

#[cfg(test)]
mod tests {
    #[cfg(all(unix, not(miri)))]
    use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

    use super::*;
    #[cfg(all(unix, not(miri)))]
    use crate::forked;

    #[test]
    fn what_is_there_and_what_is_not() {
        need_memory(1 << 20).unwrap();
        assert_eq!(need_memory(usize::MAX / 2).unwrap_err().kind(), io::ErrorKind::OutOfMemory);
        assert_eq!(open_files(1), 1);
        assert!((1..=768).contains(&open_files(768)));
        let refused = |number| lacks_descriptors(&io::Error::from_raw_os_error(number));
        #[cfg(unix)]
        assert!(refused(libc::EMFILE) && refused(libc::ENFILE) && !refused(libc::ENOENT));
        #[cfg(windows)]
        assert!(refused(4) && !refused(2));
    }

    #[test]
    #[cfg(all(unix, not(miri)))]
    fn a_forked_child_starts_threads_while_its_parent_does() {
        let start = || thread::scope(|scope| spawn(scope, || ()).is_some());
        let stopped = AtomicBool::new(false);
        const MAX_FAILED: usize = 3;
        let failed = thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    while !stopped.load(Relaxed) {
                        start();
                    }
                });
            }
            // One child in several hundred waits for one of Rust's own locks if the program's `main` is in Rust. Each
            // thread takes this lock when it starts and ends, to register its stack for overflow detection.
            let failed = (0..30).filter(|_| !forked::succeeds(start)).take(MAX_FAILED).count();
            stopped.store(true, Relaxed);
            failed
        });
        assert!(failed < MAX_FAILED, "children failed or did not end");
    }
}
