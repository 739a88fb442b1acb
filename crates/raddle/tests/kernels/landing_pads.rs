//! Branch target identification: in guarded pages, a call through a pointer must land on a landing pad, or the program
//! ends with SIGILL.
//!
//! Every kernel is called this way, on guarded pages, in a separate process. Before the test trusts the result, it
//! checks that a function without a landing pad is not reached.

use std::arch::naked_asm;
use std::hint::black_box;

use crate::STACK;
use raddle_kernels::reference::memory::Position;

use crate::isa::{self, Frame};
use crate::memory;
use crate::runner::{lengths, subjects};
use crate::stack::{Stack, page};

/// Guards pages of code with branch target identification (`PROT_BTI`, arch/arm64/include/uapi/asm/mman.h of Linux).
const PROT_BTI: libc::c_int = 0x10;

/// The end of a separate process.
#[derive(PartialEq, Eq, Debug)]
enum Ended {
    Well,
    Signal(i32),
    /// The pages can't be guarded: the processor or the system has no branch target identification.
    Unguarded,
}

/// Guards the page of a function in a separate process, and calls the function there through a pointer.
///
/// # Safety
///
/// It must be safe to call the frame's entry with its arguments on its stack.
unsafe fn call(frame: &mut Frame) -> Ended {
    let page = page();
    let start = frame.entry.map_addr(|address| address / page * page).cast_mut();
    // SAFETY: the child guards a page of code, which stays code, makes a call that this function's caller guarantees,
    // and ends at once; it takes no lock.
    let child = unsafe {
        let child = libc::fork();
        if child == 0 {
            let guarded = libc::mprotect(start.cast(), page, libc::PROT_READ | libc::PROT_EXEC | PROT_BTI) == 0;
            if guarded {
                isa::call(&raw mut *frame);
            }
            libc::_exit((!guarded).into());
        }
        child
    };
    assert!(child > 0, "fork");
    let mut status = 0;
    // SAFETY: the call waits for the child and writes its status.
    assert_eq!(unsafe { libc::waitpid(child, &mut status, 0) }, child);
    match status {
        0 => Ended::Well,
        _ if libc::WIFSIGNALED(status) => Ended::Signal(libc::WTERMSIG(status)),
        _ => Ended::Unguarded,
    }
}

#[unsafe(naked)]
unsafe extern "C" fn with_pad() {
    naked_asm!("bti c", "ret")
}

#[unsafe(naked)]
unsafe extern "C" fn without_pad() {
    naked_asm!("ret")
}

#[test]
fn calls_through_pointers_land_on_pads() {
    let stack = Stack::new(STACK);
    let planted = [with_pad, without_pad].map(|entry: unsafe extern "C" fn()| {
        let mut frame = Frame::new(black_box(entry) as *const (), [0; 6], stack.top(STACK));
        // SAFETY: the functions do nothing.
        unsafe { call(&mut frame) }
    });
    if planted[0] == Ended::Unguarded {
        println!("skipped: landing pads: no branch target identification");
        return;
    }
    assert_eq!(planted, [Ended::Well, Ended::Signal(libc::SIGILL)]);

    let mut called = 0;
    for (operation, subjects) in subjects() {
        let Some(&len) = lengths(operation, subjects).iter().find(|&&len| len > 0) else { continue };
        let mut memory = memory(&operation.contract(), len);
        let given = operation.sample_at(&[], 0, 0, len);
        for kernel in subjects {
            let arguments = memory.write(&kernel.contract, &given, kernel.table, len, &[], Position::First);
            let mut frame = Frame::new(kernel.entry(), arguments, stack.top(STACK));
            // SAFETY: the entry has the signature of a kernel that this CPU can run, and the regions are laid out
            // according to its contract.
            assert_eq!(unsafe { call(&mut frame) }, Ended::Well, "{}", kernel.name);
            called += 1;
        }
    }
    println!(
        "report: {called} kernels called on pages with branch target identification; a function without pad ends with SIGILL"
    );
}
