//! The test on Linux.

#[cfg_attr(target_arch = "x86_64", path = "x86_64.rs")]
#[cfg_attr(target_arch = "aarch64", path = "aarch64.rs")]
#[cfg_attr(target_arch = "powerpc64", path = "ppc64le.rs")]
mod isa;
mod stack;

use std::collections::BTreeMap;
use std::fmt;

use crate::common::calls::{self, Check, Printed};
use crate::common::{Random, sample};
use raddle::md5::Md5;
use stack::{Outcome, Stack, page};

/// By how much the stack pointer moves: calling conventions align it to 16 bytes. Under emulation it takes longer steps.
fn step() -> usize {
    16 * sample()
}

/// What came of the calls on all rooms.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Tally {
    completed: usize,
    faulted: usize,
    /// Wrote below the guard page, or faulted elsewhere.
    wrong: usize,
}

impl Tally {
    fn add(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Completed => self.completed += 1,
            Outcome::Faulted => self.faulted += 1,
            Outcome::Wrong => self.wrong += 1,
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { completed, faulted, wrong } = self;
        write!(f, "{completed} completed, {faulted} faulted in the guard page, {wrong} went beyond it")
    }
}

/// Calls a function with room for nothing, and ever more until it has more than its frame.
fn sweep(entry: *const (), frame: usize, arguments: [usize; 6]) -> Tally {
    let mut stack = Stack::new(frame);
    let mut tally = Tally::default();
    for room in (0..=frame + 512).step_by(step()) {
        // SAFETY: who calls this says that the function may be called with the arguments.
        tally.add(unsafe { stack.call(entry, arguments, room) });
    }
    tally
}

/// Sweeps every kernel, and adds up.
#[derive(Default)]
struct Moving {
    /// Whether each kernel came to the guard page.
    kernels: BTreeMap<&'static str, bool>,
    calls: usize,
    wrong: Vec<String>,
}

impl Check for Moving {
    /// The frame is the same for each: one with nothing to do, one with a turn or a few, one with a rest.
    fn lengths(&self, all: Vec<usize>) -> Vec<usize> {
        let mut some = vec![all[0], all[all.len() / 2], all[all.len() - 1]];
        some.dedup();
        some
    }

    fn check(&mut self, kernel: &Printed, bytes: usize, arguments: &mut dyn FnMut(&mut Random) -> Vec<usize>) {
        let tally = sweep(kernel.entry, kernel.stack, kernel.with_table(arguments(&mut Random(0))));
        // With more than the frame all must come back.
        assert!(tally.completed > 0, "{} on {bytes} bytes: {tally:?}", kernel.name);
        if tally.wrong > 0 {
            self.wrong.push(format!("{} with {} bytes of stack on {bytes} bytes: {tally}", kernel.name, kernel.stack));
        }
        self.calls += tally.completed + tally.faulted + tally.wrong;
        *self.kernels.entry(kernel.name).or_insert(kernel.stack == 0) |= tally.faulted + tally.wrong > 0;
    }
}

#[test]
fn who_skips_a_page_is_refused() {
    for (skips, name, entry) in isa::planted() {
        // Pages differ in size: the function is told how far to go, and how large a page is.
        let tally = sweep(entry, 4 * page(), [3 * page(), page(), 0, 0, 0, 0]);
        assert!(tally.completed > 0 && tally.faulted > 0, "{name}: {tally:?}");
        assert_eq!(tally.wrong > 0, skips, "{name}: {tally:?}");
        println!("{name}: {tally}");
    }
}

#[test]
fn no_kernel_goes_beyond_the_guard_page() {
    let mut all = Moving::default();
    calls::chacha20(&mut all);
    calls::poly1305(&mut all);
    calls::chacha20_poly1305(&mut all);
    calls::aes_and_aes_gcm(&mut all);
    calls::ghash(&mut all);
    calls::hashes(&mut all);
    assert_eq!(all.wrong, [""; 0]);
    // Some take their frame for long messages only; with no room for it they can't come back.
    let never: Vec<_> = all.kernels.iter().filter(|(_, came)| !**came).collect();
    assert!(never.is_empty(), "came never to the guard page: {never:?}");
    println!("report: guard page moved through the frames of {} kernels, {} calls", all.kernels.len(), all.calls);
}

/// A function under the calling convention of the kernels.
macro_rules! conventional {
    ($(#[$doc:meta])* fn $name:ident($($parameter:ident: $type:ty),*) $body:block) => {
        $(#[$doc])*
        #[cfg(target_arch = "x86_64")]
        extern "sysv64" fn $name($($parameter: $type),*) $body
        $(#[$doc])*
        #[cfg(not(target_arch = "x86_64"))]
        extern "C" fn $name($($parameter: $type),*) $body
    };
}

/// What [`hash_many`] is called with.
struct Messages {
    messages: Vec<Vec<u8>>,
    digests: Vec<[u8; 16]>,
}

conventional! {
    /// Safe code, on the stack of the test.
    fn hash_many(all: *mut Messages) {
        // SAFETY: the test lends them for the time of the call.
        let all = unsafe { &mut *all };
        Md5::digest_many(&all.messages, &mut all.digests).unwrap();
    }
}

/// In a process of its own each time, as nothing is known of what safe code leaves half done where it faults.
#[test]
fn safe_code_does_not_go_beyond_the_guard_page() {
    for count in [1, 16, 64, 96] {
        let mut all = Messages { messages: vec![vec![7; 200]; count], digests: vec![[0; 16]; count] };
        // Nothing is left to be done once.
        hash_many(&raw mut all);
        let entry = hash_many as *const ();
        let arguments = [(&raw mut all).addr(), 0, 0, 0, 0, 0];

        // More than the largest frame of a kernel, and what an unoptimised build takes above it.
        let most = 1 << 18;
        let mut stack = Stack::new(most);
        // SAFETY: the function may be called with the arguments.
        let mut call = |room| unsafe { stack.call_in_child(entry, arguments, room) };
        assert_eq!(call(most), Outcome::Completed);
        let (mut fails, mut works) = (0, most / step());
        while works - fails > 1 {
            let middle = (fails + works) / 2;
            *(if call(middle * step()) == Outcome::Completed { &mut works } else { &mut fails }) = middle;
        }
        let works = works * step();
        let frames = raddle::kernel::hash_lanes::<raddle::kernel::Md5>().iter().map(|kernel| kernel.stack());
        let first = works.saturating_sub(frames.max().unwrap() + page());
        let mut tally = Tally::default();
        (first / 16 * 16..works + 256).step_by(step()).for_each(|room| tally.add(call(room)));
        assert!(tally.completed > 0 && tally.faulted > 0, "{count} messages: {tally:?}");
        println!("report: safe MD5 of {count} messages near the end of a stack: {tally}");
        assert_eq!(tally.wrong, 0, "{count} messages: {tally:?}");
    }
}
