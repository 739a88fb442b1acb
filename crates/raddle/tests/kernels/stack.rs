//! A separate stack for each call. It ends in a guard page, with memory below that must stay unchanged.

use std::ptr;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering::SeqCst};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::isa::{self, Frame};

/// Returns the size of a page in bytes.
pub(crate) fn page() -> usize {
    // SAFETY: the call only returns a number.
    unsafe { libc::sysconf(libc::_SC_PAGESIZE) as usize }
}

/// The value of every byte below the guard page.
const CANARY: u8 = 0xc5;

/// The number of bytes above the stack pointer of the first frame: on POWER, a callee may write there.
const ABOVE: usize = 512;

/// The size in bytes of the stack of the signal handler.
const HANDLER: usize = 1 << 18;

/// The outcome of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    Completed,
    /// The call faulted in the guard page.
    Faulted,
    /// The call wrote below the guard page, or faulted elsewhere.
    Wrong,
}

/// Memory that contains, from low to high addresses: nothing, the canary, the guard page, the stack.
pub(crate) struct Stack {
    start: *mut u8,
    canary: usize,
    len: usize,
    page: usize,
}

/// A handler that catches faults in calls. Only one exists at a time, because signal handlers belong to the whole
/// process.
pub(crate) struct Handler {
    stack: *mut u8,
    old_stack: libc::stack_t,
    old_actions: [libc::sigaction; 2],
    _alone: MutexGuard<'static, ()>,
}

static ALONE: Mutex<()> = Mutex::new(());

/// The frame at which the program continues after a fault, and the address of the fault.
static RESUME: AtomicPtr<Frame> = AtomicPtr::new(ptr::null_mut());
static FAULT: AtomicUsize = AtomicUsize::new(0);

const SIGNALS: [libc::c_int; 2] = [libc::SIGSEGV, libc::SIGBUS];

extern "C" fn handler(signal: libc::c_int, info: *mut libc::siginfo_t, _: *mut libc::c_void) {
    let resume = RESUME.swap(ptr::null_mut(), SeqCst);
    if resume.is_null() {
        // The fault is outside a call: when it occurs again, it ends the program. SAFETY: the call resets the action of
        // a signal to its default.
        unsafe { libc::signal(signal, libc::SIG_DFL) };
        return;
    }
    // SAFETY: the system provides the address of the fault. A call is in progress, whose code may be abandoned
    // anywhere.
    unsafe {
        FAULT.store((*info).si_addr().addr(), SeqCst);
        isa::resume(resume)
    }
}

fn map(bytes: usize) -> *mut u8 {
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
    // SAFETY: the call maps new memory at an address that the system chooses.
    let start = unsafe { libc::mmap(ptr::null_mut(), bytes, libc::PROT_NONE, flags, -1, 0) };
    assert_ne!(start, libc::MAP_FAILED, "mmap");
    start.cast()
}

fn allow(start: *mut u8, bytes: usize) {
    // SAFETY: the callers pass only memory that `map` created and nothing uses yet.
    let status = unsafe { libc::mprotect(start.cast(), bytes, libc::PROT_READ | libc::PROT_WRITE) };
    assert_eq!(status, 0, "mprotect");
}

impl Stack {
    /// Allocates a stack with room for a frame and more, and with a canary that such a frame can't skip.
    pub(crate) fn new(frame: usize) -> Self {
        let page = page();
        let canary = frame.next_multiple_of(page) + page;
        let len = page + canary + page + canary + 2 * page;
        let start = map(len);
        allow(start.wrapping_add(page), canary);
        let usable = page + canary + page;
        allow(start.wrapping_add(usable), len - usable);
        let mut stack = Self { start, canary, len, page };
        stack.canary().fill(CANARY);
        stack
    }

    /// Returns the stack pointer with `room` bytes down to the guard page.
    pub(crate) fn top(&self, room: usize) -> *mut u8 {
        let top = self.start.wrapping_add(self.page + self.canary + self.page + room);
        assert!(top.addr() + ABOVE <= self.start.addr() + self.len, "no such room");
        top
    }

    /// Returns the bytes below the stack pointer with this much room.
    pub(crate) fn below(&mut self, room: usize) -> &mut [u8] {
        // SAFETY: these bytes are readable and writable, and live as long as `self`, which is borrowed exclusively.
        unsafe { std::slice::from_raw_parts_mut(self.top(0), room) }
    }

    fn canary(&mut self) -> &mut [u8] {
        // SAFETY: these bytes are readable and writable, and live as long as `self`, which is borrowed exclusively.
        unsafe { std::slice::from_raw_parts_mut(self.start.wrapping_add(self.page), self.canary) }
    }

    /// Calls a function with `room` bytes between its stack pointer and the guard page.
    ///
    /// # Safety
    ///
    /// The function must have the calling convention of the kernels, may be called with the arguments, and may be
    /// abandoned anywhere.
    pub(crate) unsafe fn call(&mut self, _: &Handler, entry: *const (), arguments: [usize; 6], room: usize) -> Outcome {
        let mut frame = Frame::new(entry, arguments, self.top(room));
        RESUME.store(&raw mut frame, SeqCst);
        // SAFETY: the caller guarantees that the function can be called; the stack pointer is in memory that nothing
        // else uses; after a fault, the program continues here.
        let faulted = unsafe { isa::call(&raw mut frame) } != 0;
        RESUME.store(ptr::null_mut(), SeqCst);
        let guard = self.top(0).addr();
        let elsewhere = faulted && !(guard - self.page..guard).contains(&FAULT.load(SeqCst));
        let written = self.canary().iter().any(|&byte| byte != CANARY);
        if written {
            self.canary().fill(CANARY);
        }
        match faulted {
            _ if elsewhere || written => Outcome::Wrong,
            true => Outcome::Faulted,
            false => Outcome::Completed,
        }
    }

    /// Makes the same call in a separate process, which ends after the call.
    ///
    /// # Safety
    ///
    /// The conditions of [`call`](Self::call) hold here too.
    pub(crate) unsafe fn call_in_child(
        &mut self,
        handler: &Handler,
        entry: *const (),
        arguments: [usize; 6],
        room: usize,
    ) -> Outcome {
        // SAFETY: the child calls nothing that another thread may have locked, except for the function that the caller
        // passes.
        match unsafe { libc::fork() } {
            -1 => panic!("fork: {}", std::io::Error::last_os_error()),
            0 => {
                // SAFETY: the caller guarantees the conditions of `call`; then the process ends, so nothing sees what
                // it left half done.
                unsafe {
                    let outcome = self.call(handler, entry, arguments, room);
                    libc::_exit(outcome as libc::c_int)
                }
            }
            child => {
                let mut status = 0;
                // SAFETY: the call waits for the child, and writes its status.
                let waited = unsafe { libc::waitpid(child, &raw mut status, 0) };
                assert!(waited == child && libc::WIFEXITED(status), "the child was ended: status {status:#x}");
                let outcomes = [Outcome::Completed, Outcome::Faulted, Outcome::Wrong];
                let code = libc::WEXITSTATUS(status);
                outcomes.into_iter().find(|&outcome| outcome as libc::c_int == code).expect("one of these")
            }
        }
    }
}

impl Handler {
    /// Installs the handler, on a separate stack.
    pub(crate) fn new() -> Self {
        let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        let stack = map(HANDLER);
        allow(stack, HANDLER);
        let on = libc::stack_t { ss_sp: stack.cast(), ss_flags: 0, ss_size: HANDLER };
        // SAFETY: these are structures of numbers and pointers, for which zeros are valid values.
        let (mut action, mut old_stack, mut old_actions): (libc::sigaction, _, [_; 2]) = unsafe { std::mem::zeroed() };
        action.sa_sigaction = handler as *const () as usize;
        // A jump leaves the handler, and the signal must not stay blocked after it.
        action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_NODEFER;
        // SAFETY: the stack of the handler lives until the previous settings are restored.
        unsafe {
            assert_eq!(libc::sigaltstack(&raw const on, &raw mut old_stack), 0, "sigaltstack");
            for (signal, old) in SIGNALS.into_iter().zip(&mut old_actions) {
                assert_eq!(libc::sigaction(signal, &raw const action, old), 0, "sigaction");
            }
        }
        Self { stack, old_stack, old_actions, _alone: alone }
    }
}

impl Drop for Handler {
    fn drop(&mut self) {
        // SAFETY: the calls restore the previous settings, and then free memory that nothing uses any longer.
        unsafe {
            for (signal, old) in SIGNALS.into_iter().zip(&self.old_actions) {
                libc::sigaction(signal, old, ptr::null_mut());
            }
            libc::sigaltstack(&raw const self.old_stack, ptr::null_mut());
            libc::munmap(self.stack.cast(), HANDLER);
        }
    }
}

impl Drop for Stack {
    fn drop(&mut self) {
        // SAFETY: the call frees memory that nothing uses any longer.
        unsafe { libc::munmap(self.start.cast(), self.len) };
    }
}
