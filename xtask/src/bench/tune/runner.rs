//! Times kernels in turn: the program that `cargo xtask bench --tune` builds around what it printed.
//!
//! Its arguments are seconds and lengths. Its answers are lines: `wrong KERNEL LENGTH` for a kernel that doesn't
//! compute what the specification says, which is then not timed; and length by length `time KERNEL CYCLES…` for the
//! others that take such a length, with one figure for each round, and `done LENGTH` behind them.

mod clock;
mod kernels;

use std::env;
use std::time::Instant;

use kernels::{APART, KERNELS, KEY_STREAM, MESSAGE, RESULTS};

/// Constants of a kernel, at the alignment that the library gives them.
#[repr(C, align(64))]
struct Aligned<T>(T);

/// A function with the calling convention of kernels.
#[cfg(target_arch = "x86_64")]
macro_rules! printed {
    ($($parameter:ty),*) => { unsafe extern "sysv64" fn($($parameter),*) };
}
#[cfg(not(target_arch = "x86_64"))]
macro_rules! printed {
    ($($parameter:ty),*) => { unsafe extern "C" fn($($parameter),*) };
}
/// A kernel, called as the printer declares it. The last that each gets is its table.
#[allow(dead_code, reason = "those that are timed together have one contract")]
enum Run {
    /// Output, input, length, the words of ChaCha20.
    Xor(printed!(*mut u8, *const u8, usize, *const u32, *const u8)),
    /// The state of Poly1305, input, length.
    Blocks(printed!(*mut u8, *const u8, usize, *const u8)),
    /// Output, input, length, both states.
    Begin(printed!(*mut u8, *const u8, usize, *mut u8, *const u8)),
    /// Output, input, length, both states, what is authenticated.
    Both(printed!(*mut u8, *const u8, usize, *mut u8, *const u8, *const u8)),
    /// Output, input, length, key, state.
    Gcm(printed!(*mut u8, *const u8, usize, *const u8, *mut u8, *const u8)),
    /// Likewise.
    GcmFinish(printed!(*mut u8, *const u8, usize, *const u8, *mut u8, *const u8)),
    /// A hash value, input, length.
    Hash(printed!(*mut u32, *const u8, usize, *const u8)),
    /// Hash values, inputs, length.
    Hashes(printed!(*mut u32, *const *const u8, usize, *const u8)),
}

/// A kernel with its constants.
struct Kernel {
    name: &'static str,
    run: Run,
    table: &'static [u8],
    /// The state that it finds.
    state: &'static [u8],
    /// The key that it finds beside it, if any.
    key: &'static [u8],
    /// The states that it is to leave of so many blocks, one after another, where it is a hash.
    states: &'static [u8],
    /// How many messages it takes.
    messages: usize,
    /// Of what its lengths are multiples.
    multiple: u64,
    /// The longest of them.
    most: u64,
}

impl Kernel {
    fn takes(&self, length: usize) -> bool {
        (length as u64).is_multiple_of(self.multiple) && length as u64 <= self.most
    }

    /// # Safety
    ///
    /// The kernel takes such a length. `input` can be read and `out` written for `len` bytes, and they are equal or do
    /// not overlap; or `input` is an array of as many pointers as the kernel takes messages. `state` is one of the
    /// kernel's.
    unsafe fn run(&self, out: *mut u8, input: *const u8, len: usize, state: *mut u8) {
        let table = self.table.as_ptr();
        // SAFETY: the caller's promise is the contract of the kernel.
        unsafe {
            match self.run {
                Run::Xor(run) => run(out, input, len, state.cast_const().cast(), table),
                Run::Blocks(run) => run(state, input, len, table),
                Run::Hash(run) => run(state.cast(), input, len, table),
                Run::Hashes(run) => run(state.cast(), input.cast(), len, table),
                Run::Begin(run) => run(out, input, len, state, table),
                Run::Both(run) => run(out, input, len, state, input, table),
                Run::Gcm(run) | Run::GcmFinish(run) => run(out, input, len, self.key.as_ptr(), state, table),
            }
        }
    }
}

/// Every length up to this one is tried before anything is timed: four times the largest loop.
const TRIED: usize = 8192;
/// Bytes after the output that must stay as they are.
const GUARD: usize = 64;
/// Bytes of ChaCha20 in a state of both.
const WORDS: usize = 64;
/// Where a state of AES-GCM has its sum, and where its tag.
const SUM: usize = 32;
const TAG: usize = 64;
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
        let tried = (0..=TRIED).chain(lengths.iter().copied());
        match tried.filter(|&length| kernel.takes(length)).find(|&length| !is_right(kernel, length)) {
            Some(length) => println!("wrong {} {length}", kernel.name),
            None => right.push(kernel),
        }
    }
    for &length in &lengths {
        let kernels: Vec<&Kernel> = right.iter().copied().filter(|kernel| kernel.takes(length)).collect();
        for (kernel, cycles) in kernels.iter().zip(race(&kernels, length, seconds)) {
            let cycles: Vec<String> = cycles.iter().map(|cycles| format!("{cycles:.2}")).collect();
            println!("time {} {}", kernel.name, cycles.join(" "));
        }
        println!("done {length}");
    }
}

/// Whether a kernel computes what the specification says, from one buffer to another and in place.
fn is_right(kernel: &Kernel, length: usize) -> bool {
    if !kernel.states.is_empty() {
        return has_hashed(kernel, length);
    }
    let input = &MESSAGE[..length];
    [false, true].into_iter().all(|in_place| {
        let mut out = vec![0xa5; length + GUARD];
        if in_place {
            out[..length].copy_from_slice(input);
        }
        let before = out.clone();
        let from = if in_place { out.as_ptr() } else { input.as_ptr() };
        let mut state = State::of(kernel);
        // SAFETY: both have `length` bytes, and are two buffers or one; the kernel takes such a length.
        unsafe { kernel.run(out.as_mut_ptr(), from, length, state.as_mut_ptr()) };

        // The block before those of the message is the key of Poly1305.
        let stream = match kernel.run {
            Run::Xor(_) | Run::Both(_) | Run::Gcm(_) | Run::GcmFinish(_) => Some(KEY_STREAM),
            Run::Begin(_) => Some(&KEY_STREAM[64..]),
            Run::Blocks(_) | Run::Hash(_) | Run::Hashes(_) => None,
        };
        let expected = |i: usize| match stream {
            Some(stream) if i < length => input[i] ^ stream[i],
            _ => before[i],
        };
        let state_is_right = match kernel.run {
            Run::Xor(_) => state.bytes() == kernel.state,
            Run::Blocks(_) => state.has_taken(0, length, kernel),
            Run::Both(_) => state.has_taken(WORDS, length, kernel),
            Run::Begin(_) => state.has_begun(kernel),
            Run::Gcm(_) => state.has_written(SUM, length / 16, kernel),
            Run::GcmFinish(_) => state.has_written(TAG, length, kernel),
            Run::Hash(_) | Run::Hashes(_) => unreachable!("hashes have been looked at"),
        };
        out.iter().enumerate().all(|(i, byte)| *byte == expected(i)) && state_is_right
    })
}

/// Whether a kernel of a hash leaves the states that it should.
fn has_hashed(kernel: &Kernel, length: usize) -> bool {
    let mut state = State::of(kernel);
    let inputs = Inputs::of(kernel, MESSAGE.as_ptr(), APART);
    // SAFETY: every message has `length` bytes, and the kernel takes such a length.
    unsafe { kernel.run(std::ptr::null_mut(), inputs.as_ptr(), length, state.as_mut_ptr()) };
    state.bytes() == kernel.states[length / 64 * kernel.state.len()..][..kernel.state.len()]
}

/// What a kernel takes as its input: a message, or pointers to some.
enum Inputs {
    One(*const u8),
    Many(Vec<*const u8>),
}

impl Inputs {
    /// Messages that begin so many bytes apart.
    fn of(kernel: &Kernel, first: *const u8, apart: usize) -> Self {
        match kernel.run {
            Run::Hashes(_) => Self::Many((0..kernel.messages).map(|i| first.wrapping_add(apart * i)).collect()),
            _ => Self::One(first),
        }
    }

    fn as_ptr(&self) -> *const u8 {
        match self {
            Self::One(input) => *input,
            Self::Many(inputs) => inputs.as_ptr().cast(),
        }
    }
}

/// The state of a kernel, aligned as the library aligns it.
struct State(Vec<Aligned<[u8; 64]>>, usize);

impl State {
    fn of(kernel: &Kernel) -> Self {
        let mut state = Self(Vec::new(), kernel.state.len());
        for part in kernel.state.chunks(64) {
            let mut line = [0; 64];
            line[..part.len()].copy_from_slice(part);
            state.0.push(Aligned(line));
        }
        state
    }

    fn as_mut_ptr(&mut self) -> *mut u8 {
        self.0.as_mut_ptr().cast()
    }

    fn bytes(&self) -> Vec<u8> {
        self.0.iter().flat_map(|line| line.0).take(self.1).collect()
    }

    /// Whether the accumulator at `at` is that after `length` bytes, and all else as it was.
    fn has_taken(&self, at: usize, length: usize, kernel: &Kernel) -> bool {
        let now = self.bytes();
        let (h, rest) = (at..at + 24, at + 24..now.len());
        let expected = &RESULTS[length / 16 * 24..][..24];
        reduced(&now[h]) == words(expected) && now[..at] == kernel.state[..at] && now[rest.clone()] == kernel.state[rest]
    }

    /// Whether the block at `at` is that after so many steps, and all else as it was.
    fn has_written(&self, at: usize, steps: usize, kernel: &Kernel) -> bool {
        let mut expected = kernel.state.to_vec();
        expected[at..at + 16].copy_from_slice(&RESULTS[16 * steps..][..16]);
        self.bytes() == expected
    }

    /// Whether there is a key of Poly1305 (RFC 8439, 2.6) and nothing in the accumulator. Whoever reads the powers will
    /// see whether they are right.
    fn has_begun(&self, kernel: &Kernel) -> bool {
        /// What the RFC leaves of r (2.5).
        const CLAMP: u128 = 0x0fff_fffc_0fff_fffc_0fff_fffc_0fff_ffff;
        let now = self.bytes();
        let pair = |bytes: &[u8]| u128::from_le_bytes(bytes.try_into().expect("16 bytes"));
        let mac = &now[WORDS..];
        now[..WORDS] == kernel.state[..WORDS]
            && words(&mac[..24]) == [0; 3]
            && mac[24..32] == 1_u64.to_le_bytes()
            && pair(&mac[32..48]) == pair(&KEY_STREAM[..16]) & CLAMP
            && mac[48..64] == KEY_STREAM[16..32]
    }
}

fn words(bytes: &[u8]) -> [u64; 3] {
    std::array::from_fn(|i| u64::from_le_bytes(bytes[8 * i..][..8].try_into().expect("8 bytes")))
}

/// An accumulator modulo p = 2^130 - 5.
fn reduced(bytes: &[u8]) -> [u64; 3] {
    // What stands above 2^130 counts five times.
    let folded = |[h0, h1, h2]: [u64; 3], add: u64| {
        let (h0, carry) = h0.overflowing_add(5 * (h2 >> 2) + add);
        let (h1, carry) = h1.overflowing_add(carry.into());
        [h0, h1, (h2 & 3) + u64::from(carry)]
    };
    let h = folded(folded(words(bytes), 0), 0);
    // A number is at least p where five more reach 2^130.
    match folded(h, 5) {
        [h0, h1, h2] if h2 > 3 => [h0, h1, h2 - 4],
        _ => h,
    }
}

/// Cycles of every kernel in every round, for each message, in place, each kernel in turn so that what drifts in the machine drifts for
/// all of them.
fn race(kernels: &[&Kernel], length: usize, seconds: f64) -> Vec<Vec<f64>> {
    let messages = kernels.iter().map(|kernel| kernel.messages).max().unwrap_or(1);
    let mut buffer = vec![0u8; length * messages + 64];
    let message = buffer.as_mut_ptr();
    let message = message.wrapping_add(message.align_offset(64));
    let repeat = |kernel: &Kernel, state: &mut State, calls: u64| {
        let inputs = Inputs::of(kernel, message, length);
        for _ in 0..calls {
            // SAFETY: in place, in a buffer that has `length` bytes from there, for each message; the kernel takes such a
            // length.
            unsafe { kernel.run(message, inputs.as_ptr(), length, state.as_mut_ptr()) };
        }
    };
    let mut states: Vec<State> = kernels.iter().map(|kernel| State::of(kernel)).collect();
    let of_each = kernels.iter().zip(&mut states);
    let calls: Vec<u64> =
        of_each.map(|(kernel, state)| calibrate(|calls| repeat(kernel, state, calls))).collect();
    let mut cycles = vec![Vec::new(); kernels.len()];
    let start = Instant::now();
    let mut before = frequency();
    for round in 0.. {
        if round >= ROUNDS && start.elapsed().as_secs_f64() >= seconds {
            break;
        }
        for (((kernel, state), &calls), cycles) in kernels.iter().zip(&mut states).zip(&calls).zip(&mut cycles) {
            let ns = clock::time(|| repeat(kernel, state, calls)) / (calls as f64 * kernel.messages as f64);
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
fn calibrate(mut repeat: impl FnMut(u64)) -> u64 {
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
