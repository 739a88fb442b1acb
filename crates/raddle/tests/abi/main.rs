//! What kernels give back and what they leave behind: called with every register filled, by code that
//! shares nothing with the compiler's idea of the calling convention.
//!
//! Three checks, and before any is believed, functions that break one rule each must be refused by it:
//!
//! * what the callee must save comes back as it was;
//! * two calls that differ in key and message alone leave the same in every other register and in the dead
//!   stack, its whole frame and more, so nothing that depends on a secret is left;
//! * on x86-64, no upper half of a vector register is left dirty.

#![cfg(any(
    target_arch = "x86_64",
    all(target_arch = "aarch64", target_endian = "little", target_os = "linux"),
    all(target_arch = "powerpc64", target_endian = "little", target_os = "linux")
))]

#[path = "../common/mod.rs"]
mod common;

#[cfg_attr(target_arch = "x86_64", path = "x86_64.rs")]
#[cfg_attr(target_arch = "aarch64", path = "aarch64.rs")]
#[cfg_attr(target_arch = "powerpc64", path = "ppc64le.rs")]
mod isa;

use common::calls::{self, Check, Printed, printed};
use common::{Random, keystream, xor};
use isa::{Frame, SAVED, corrupters, leaks};
use raddle::kernel::chacha20_xor;

/// How much of the stack below the caller is looked at, in bytes: more than the frame of any kernel.
const STACK: usize = 16384;

/// What registers hold before a call that the callee may change.
const FILL: [u64; 8] = [0xf1f2_f3f4_f5f6_f7f8; 8];

/// What register `i` holds before a call that the callee must save.
fn pattern(i: usize) -> u64 {
    0x8182_8384_8586_8788 ^ (i as u64 + 1).wrapping_mul(0x0101_0101_0101_0101)
}

/// Which of the registers that must be saved were not.
fn lost(frame: &Frame) -> Vec<&'static str> {
    (0..SAVED.len()).filter(|&i| frame.before[i] != frame.after[i]).map(|i| SAVED[i]).collect()
}

/// Calls `entry` twice on `bytes` bytes, with another key and message the second time but all buffers in
/// their place. Returns both outcomes, and both outputs beside what they should be.
fn call_twice(entry: *const (), table: &[u8], bytes: usize) -> [(Box<Frame>, [Vec<u8>; 2]); 2] {
    let mut random = Random(bytes as u64);
    let public = random.state();
    let (mut state, mut input, mut output) = (public, vec![0; bytes], vec![0; bytes]);
    [0; 2].map(|_| {
        state[4..12].fill_with(|| random.next() as u32);
        input.fill_with(|| random.next() as u8);
        let (to, from) = (output.as_mut_ptr().addr(), input.as_ptr().addr());
        let arguments = [to, from, bytes, state.as_ptr().addr(), table.as_ptr().addr(), 0];
        let mut frame = Box::new(Frame::new(entry, arguments));
        // SAFETY: the entry has the signature of a kernel and this CPU can run it; the buffers are as the
        // contract wants them.
        unsafe { isa::call(&raw mut *frame) };
        (frame, [output.clone(), xor(&input, &keystream(&state, bytes))])
    })
}

/// All rules, of every kernel.
struct Conventions;

impl Check for Conventions {
    fn check(&mut self, kernel: &Printed, bytes: usize, arguments: &mut dyn FnMut(&mut Random) -> Vec<usize>) {
        assert!(kernel.stack < STACK, "{} has {} bytes of stack, of which {STACK} are seen", kernel.name, kernel.stack);
        let mut random = Random(bytes as u64);
        let [first, second] = [0; 2].map(|_| {
            let mut frame = Box::new(Frame::new(kernel.entry, kernel.with_table(arguments(&mut random))));
            // SAFETY: the entry has the signature of a kernel and this CPU can run it; the buffers are as the
            // contract wants them.
            unsafe { isa::call(&raw mut *frame) };
            frame
        });
        assert_eq!(lost(&first), [""; 0], "{} on {bytes} bytes", kernel.name);
        #[cfg(target_arch = "x86_64")]
        assert_eq!(first.dirty(isa::is_wide(kernel.name)), [""; 0], "{} on {bytes} bytes", kernel.name);
        assert_eq!(first.differences(&second), [""; 0], "{} on {bytes} bytes", kernel.name);
    }
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
        for (frame, _) in call_twice(entry, &[], 64) {
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
        let [(first, _), (second, _)] = call_twice(entry, &[], 64);
        assert_eq!(first.differences(&second), [place]);
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
        for (frame, _) in call_twice(entry, &[], 64) {
            assert_eq!(frame.dirty(wide), registers);
            assert_eq!(lost(&frame), [""; 0]);
        }
    }
}

#[test]
fn kernels_of_chacha20_save_what_they_must_and_leave_no_secret() {
    calls::chacha20(&mut Conventions);
}

/// That kernels are called as they are meant to be.
#[test]
fn kernels_of_chacha20_encrypt() {
    for (kernel, xor) in printed(chacha20_xor()) {
        for bytes in (0..2300).step_by(7).chain((2300..9000).step_by(61)) {
            for (_, [output, expected]) in call_twice(xor.entry, kernel.table(), bytes) {
                assert!(output == expected, "{} on {bytes} bytes", kernel.name());
            }
        }
    }
}

#[test]
fn kernels_of_poly1305_save_what_they_must_and_leave_no_secret() {
    calls::poly1305(&mut Conventions);
}

#[test]
fn kernels_of_the_aead_save_what_they_must_and_leave_no_secret() {
    calls::chacha20_poly1305(&mut Conventions);
}

#[test]
fn kernels_of_aes_and_aes_gcm_save_what_they_must_and_leave_no_secret() {
    calls::aes_and_aes_gcm(&mut Conventions);
}

#[test]
fn kernels_of_ghash_save_what_they_must_and_leave_no_secret() {
    calls::ghash(&mut Conventions);
}

#[test]
fn kernels_of_hashes_save_what_they_must_and_leave_no_secret() {
    calls::hashes(&mut Conventions);
}
