//! Runs every kernel that this CPU supports. Each call fills every register, with code that does not rely on the
//! compiler's idea of the calling convention; the arguments lie between guard pages. The results are compared with the
//! reference of the operation.
//!
//! Before the tests trust their checks of preserved and leftover values, functions that break one rule each must be
//! refused:
//!
//! * registers that the callee must preserve are preserved;
//! * two calls that differ only in secrets leave equal values in every other register and in the dead stack, its whole
//!   frame and more, so nothing that depends on a secret is left;
//! * on x86-64, no upper half of a vector register is left dirty;
//! * the first access beyond the end of the stack is in the guard page;
//! * on AArch64, a call through a pointer lands on a landing pad.

#![cfg(all(
    target_os = "linux",
    target_pointer_width = "64",
    any(
        target_arch = "x86_64",
        all(target_arch = "aarch64", target_endian = "little"),
        all(target_arch = "powerpc64", target_endian = "little")
    )
))]

#[path = "../common/mod.rs"]
mod common;

mod big;
mod guard_page;
#[cfg_attr(target_arch = "x86_64", path = "x86_64.rs")]
#[cfg_attr(target_arch = "aarch64", path = "aarch64.rs")]
#[cfg_attr(target_arch = "powerpc64", path = "ppc64le.rs")]
mod isa;
#[cfg(target_arch = "aarch64")]
mod landing_pads;
mod runner;
mod stack;

use std::convert::Infallible;

use common::{Random, pages::Guarded};
use raddle_isa::Contract;
use raddle_kernels::reference::memory::Memory;

use isa::{Frame, SAVED, corrupters, leaks};
use stack::Stack;

/// The number of bytes of the stack below the caller that are checked: more than the frame of any kernel.
const STACK: usize = 16384;

/// The contents, before a call, of registers that the callee may change.
const FILL: [u64; 8] = [0xf1f2_f3f4_f5f6_f7f8; 8];

/// Returns memory between guard pages for messages of at most `longest` bytes.
fn memory(contract: &Contract, longest: usize) -> Memory<Guarded> {
    let Ok(memory) = Memory::new(contract, longest, |len| Ok::<_, Infallible>(Guarded::new(len)));
    memory
}

/// Returns the contents of register `i`, which the callee must preserve, before a call.
fn pattern(i: usize) -> u64 {
    0x8182_8384_8586_8788 ^ (i as u64 + 1).wrapping_mul(0x0101_0101_0101_0101)
}

/// Returns the registers that were not preserved.
fn lost(frame: &Frame) -> Vec<&'static str> {
    (0..SAVED.len()).filter(|&i| frame.before[i] != frame.after[i]).map(|i| SAVED[i]).collect()
}

/// Calls a function twice with different ChaCha20 states at the same place: the two calls differ only in the key.
/// Returns what each call left, with the dead stack last.
fn call_twice(entry: *const ()) -> [(Box<Frame>, Vec<u8>); 2] {
    let (mut random, mut stack) = (Random(64), Stack::new(STACK));
    let (mut state, input, mut output) = (random.state(), [7_u8; 64], [0_u8; 64]);
    [0; 2].map(|_| {
        state[4..12].fill_with(|| random.next() as u32);
        let (to, from) = (output.as_mut_ptr().addr(), input.as_ptr().addr());
        let arguments = [to, from, 64, state.as_ptr().addr(), 0, 0];
        let mut frame = Box::new(Frame::new(entry, arguments, stack.top(STACK)));
        stack.below(STACK).fill(0);
        // SAFETY: the function has the signature of a kernel, this CPU can run it, and the buffers have the sizes that
        // it needs.
        unsafe { isa::call(&raw mut *frame) };
        (frame, stack.below(STACK)[..STACK - isa::WRITTEN].to_vec())
    })
}

#[test]
fn every_corrupter_is_refused() {
    let planted = corrupters();
    for name in SAVED {
        assert!(planted.iter().any(|(register, _)| *register == name), "nobody corrupts {name}");
    }
    for (register, entry) in planted {
        let Some(entry) = entry else {
            println!("skipped: this CPU can't corrupt {register}");
            continue;
        };
        for (frame, _) in call_twice(entry) {
            assert_eq!(lost(&frame), [register]);
        }
    }
}

#[test]
fn every_leak_is_found() {
    for (place, entry) in leaks() {
        let Some(entry) = entry else {
            println!("skipped: this CPU can't leak through {place}");
            continue;
        };
        let [(first, stack), (second, other)] = call_twice(entry);
        let dead = (stack != other).then(|| "stack".to_owned());
        assert_eq!(first.differences(&second).into_iter().chain(dead).collect::<Vec<_>>(), [place]);
        assert_eq!(lost(&first), [""; 0]);
    }
}

#[cfg(target_arch = "x86_64")]
#[test]
fn every_dirty_upper_half_is_found() {
    for (registers, wide, entry) in isa::dirtiers() {
        let Some(entry) = entry else {
            println!("skipped: this CPU can't leave {registers:?} dirty");
            continue;
        };
        for (frame, _) in call_twice(entry) {
            assert_eq!(frame.dirty(wide), registers);
            assert_eq!(lost(&frame), [""; 0]);
        }
    }
}
