//! Near the end of a stack: whatever a kernel touches first beyond the end must be in the guard page, since whatever lies
//! below that belongs to somebody else.
//!
//! Each kernel is called with its stack pointer ever nearer to a guard page, 16 bytes a step, until the guard page has moved
//! through the whole frame. Each time it must come back or fault in the guard page, and the memory below must stay as it
//! is. Before that is believed, functions that skip a page must be refused. A fault ends in a signal handler, which goes
//! on where the call began.

#[cfg(not(all(
    target_os = "linux",
    any(
        target_arch = "x86_64",
        all(target_arch = "aarch64", target_endian = "little"),
        all(target_arch = "powerpc64", target_endian = "little")
    )
)))]
#[test]
fn the_guard_page_is_not_skipped() {
    println!(
        "skipped: kernels near the guard page of a stack: this test is for Linux and architectures that have kernels"
    );
}

#[cfg(all(
    target_os = "linux",
    any(
        target_arch = "x86_64",
        all(target_arch = "aarch64", target_endian = "little"),
        all(target_arch = "powerpc64", target_endian = "little")
    )
))]
#[path = "../common/mod.rs"]
mod common;

#[cfg(all(
    target_os = "linux",
    any(
        target_arch = "x86_64",
        all(target_arch = "aarch64", target_endian = "little"),
        all(target_arch = "powerpc64", target_endian = "little")
    )
))]
mod linux;
