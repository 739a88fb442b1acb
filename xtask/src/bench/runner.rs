//! Times kernels in turn: the program that `cargo xtask bench --tune` builds around what it printed.
//!
//! Its arguments are seconds and lengths. Its answers are lines: `wrong KERNEL LENGTH` for a kernel that doesn't
//! compute what the specification says, which is then not timed; and length by length `time LENGTH KERNEL CYCLES…` for
//! the others, with one figure for each round.

mod clock;
mod kernels;

use std::env;
use std::time::Instant;

use kernels::{KERNELS, KEY_STREAM, STATE};

/// Constants of a kernel, at the alignment that the library gives them.
#[repr(C, align(64))]
struct Aligned<T>(T);

#[cfg(target_arch = "x86_64")]
type Printed = unsafe extern "sysv64" fn(*mut u8, *const u8, usize, *const u32, *const u8);
#[cfg(not(target_arch = "x86_64"))]
type Printed = unsafe extern "C" fn(*mut u8, *const u8, usize, *const u32, *const u8);

/// A kernel with its constants.
struct Kernel {
    name: &'static str,
    run: Printed,
    table: &'static [u8],
}

impl Kernel {
    /// # Safety
    ///
    /// `input` can be read and `out` written for `len` bytes, and they are equal or do not overlap.
    unsafe fn run(&self, out: *mut u8, input: *const u8, len: usize) {
        // SAFETY: the caller's promise is the contract of the kernel.
        unsafe { (self.run)(out, input, len, STATE.as_ptr(), self.table.as_ptr()) }
    }
}

/// Every length up to this one is tried before anything is timed: four times the largest loop.
const TRIED: usize = 8192;
/// Bytes after the output that must stay as they are.
const GUARD: usize = 64;
/// Nanoseconds that a sample lasts at least: long against the timer, short against a time slice.
const SAMPLE: f64 = 40_000.0;
/// Rounds that are made even where the time is up sooner.
const ROUNDS: usize = 5;

fn main() {
    let mut args = env::args().skip(1);
    let seconds: f64 = args.next().expect("seconds").parse().expect("seconds");
    let lengths: Vec<usize> = args.map(|arg| arg.parse().expect("a length")).collect();

    let mut right = Vec::new();
    for kernel in &KERNELS {
        match (0..=TRIED).chain(lengths.iter().copied()).find(|&length| !is_right(kernel, length)) {
            Some(length) => println!("wrong {} {length}", kernel.name),
            None => right.push(kernel),
        }
    }
    for &length in &lengths {
        for (kernel, cycles) in right.iter().zip(race(&right, length, seconds)) {
            let cycles: Vec<String> = cycles.iter().map(|cycles| format!("{cycles:.2}")).collect();
            println!("time {length} {} {}", kernel.name, cycles.join(" "));
        }
    }
}

/// Whether a kernel computes what the specification says, from one buffer to another and in place.
fn is_right(kernel: &Kernel, length: usize) -> bool {
    let input: Vec<u8> = (0..length).map(|i| (i * 7 + i / 256) as u8).collect();
    let expected = |i: usize| input.get(i).map_or(0xa5, |byte| byte ^ KEY_STREAM[i]);
    [false, true].into_iter().all(|in_place| {
        let mut out = vec![0xa5; length + GUARD];
        if in_place {
            out[..length].copy_from_slice(&input);
        }
        let from = if in_place { out.as_ptr() } else { input.as_ptr() };
        // SAFETY: both have `length` bytes, and are two buffers or one.
        unsafe { kernel.run(out.as_mut_ptr(), from, length) };
        out.iter().enumerate().all(|(i, byte)| *byte == expected(i))
    })
}

/// Cycles of every kernel in every round, in place, each kernel in turn so that what drifts in the machine drifts for
/// all of them.
fn race(kernels: &[&Kernel], length: usize, seconds: f64) -> Vec<Vec<f64>> {
    let mut buffer = vec![0u8; length + 64];
    let message = buffer.as_mut_ptr();
    let message = message.wrapping_add(message.align_offset(64));
    let repeat = |kernel: &Kernel, calls: u64| {
        for _ in 0..calls {
            // SAFETY: in place, in a buffer that has `length` bytes from there.
            unsafe { kernel.run(message, message, length) };
        }
    };
    let calls: Vec<u64> = kernels.iter().map(|kernel| calibrate(|calls| repeat(kernel, calls))).collect();
    let mut cycles = vec![Vec::new(); kernels.len()];
    let start = Instant::now();
    let mut before = frequency();
    for round in 0.. {
        if round >= ROUNDS && start.elapsed().as_secs_f64() >= seconds {
            break;
        }
        for ((kernel, &calls), cycles) in kernels.iter().zip(&calls).zip(&mut cycles) {
            let ns = clock::time(|| repeat(kernel, calls)) / calls as f64;
            // A chain that was interrupted seems slow, and none seems fast.
            let after = frequency();
            cycles.push(ns * before.max(after));
            before = after;
        }
    }
    cycles
}

fn frequency() -> f64 {
    clock::frequency().expect("every instruction set that has kernels has a chain")
}

/// How many calls fill a sample.
fn calibrate(repeat: impl Fn(u64)) -> u64 {
    let mut calls = 1;
    loop {
        // The lesser of two: one that was interrupted would end this too soon.
        let ns = clock::time(|| repeat(calls)).min(clock::time(|| repeat(calls)));
        if ns >= SAMPLE {
            return calls;
        }
        // Small steps, for the first calls are slow: they fault pages in and wake the wide units up.
        calls = (calls as f64 * (SAMPLE / ns.max(1.0) * 1.05).clamp(1.1, 8.0)).ceil() as u64;
    }
}
