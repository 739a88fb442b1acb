//! What branch target identification does to a call through a pointer, in programs for which it is on: there a function
//! without a landing pad must not be reached, or the kernels' landing pads were never put to the test.

#![cfg(all(target_arch = "aarch64", target_os = "linux"))]

use std::arch::naked_asm;
use std::env;
use std::hint::black_box;

#[unsafe(naked)]
unsafe extern "C" fn with_pad() {
    naked_asm!("bti c", "ret")
}

#[unsafe(naked)]
unsafe extern "C" fn without_pad() {
    naked_asm!("ret")
}

/// The signal that ends a process of its own which calls a function through a pointer, if one does.
fn signal(function: unsafe extern "C" fn()) -> Option<i32> {
    let function = black_box(function);
    // SAFETY: the child calls the function, which does nothing, and ends at once; it takes no lock.
    let child = unsafe {
        let child = libc::fork();
        if child == 0 {
            function();
            libc::_exit(0);
        }
        child
    };
    assert!(child > 0, "fork");
    let mut status = 0;
    // SAFETY: waits for the child and writes its status.
    assert_eq!(unsafe { libc::waitpid(child, &mut status, 0) }, child);
    libc::WIFSIGNALED(status).then(|| libc::WTERMSIG(status))
}

#[test]
fn a_function_without_landing_pad_is_not_reached() {
    assert_eq!(signal(with_pad), None);
    // `cargo xtask test` sets it where it compiles and links the program so.
    let enforced = env::var("RADDLE_LANDING_PADS").is_ok_and(|value| value == "enforced");
    assert_eq!(signal(without_pad), enforced.then_some(libc::SIGILL));
    if enforced {
        println!("report: aarch64: a call to a function without its landing pad ends with SIGILL");
    }
}
