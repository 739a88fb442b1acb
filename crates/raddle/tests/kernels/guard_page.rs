//! Tests the end of a stack: the first access of a kernel beyond the end must be in the guard page, because the memory
//! below the guard page belongs to somebody else.
//!
//! Each kernel is called with its stack pointer closer and closer to a guard page, in steps of 16 bytes, until the
//! guard page has moved through the whole frame. Each call must return or fault in the guard page, and the memory below
//! must stay unchanged. Before the test trusts this result, it checks that functions that skip a page are refused. A
//! fault ends in a signal handler, which continues after the call.

use std::collections::BTreeMap;
use std::fmt;

use crate::common::sample;
use crate::isa;
use crate::memory;
use crate::runner::{lengths, subjects};
use crate::stack::{Handler, Outcome, Stack, page};
use raddle::md5::Md5;
use raddle_kernels::reference::memory::Position;

/// Returns how far the stack pointer moves: calling conventions align it to 16 bytes. Under emulation, the steps are
/// longer.
fn step() -> usize {
    16 * sample()
}

/// The outcomes of the calls with every amount of room.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Tally {
    completed: usize,
    faulted: usize,
    /// The calls that wrote below the guard page, or faulted elsewhere.
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

/// Calls a function without room, and then with more and more room until it has more than its frame.
fn sweep(handler: &Handler, entry: *const (), frame: usize, arguments: [usize; 6]) -> Tally {
    let mut stack = Stack::new(frame);
    let mut tally = Tally::default();
    for room in (0..=frame + 512).step_by(step()) {
        // SAFETY: the callers of `sweep` guarantee that the function may be called with these arguments.
        tally.add(unsafe { stack.call(handler, entry, arguments, room) });
    }
    tally
}

#[test]
fn who_skips_a_page_is_refused() {
    let handler = Handler::new();
    for (skips, name, entry) in isa::skippers() {
        // The page size varies, so the function is given the distance and the size of a page.
        let tally = sweep(&handler, entry, 4 * page(), [3 * page(), page(), 0, 0, 0, 0]);
        assert!(tally.completed > 0 && tally.faulted > 0, "{name}: {tally:?}");
        assert_eq!(tally.wrong > 0, skips, "{name}: {tally:?}");
        println!("{name}: {tally}");
    }
}

#[test]
fn no_kernel_goes_beyond_the_guard_page() {
    let handler = Handler::new();
    // Whether each kernel reached the guard page.
    let mut kernels = BTreeMap::new();
    let (mut calls, mut wrong) = (0, Vec::new());
    for (operation, subjects) in subjects() {
        // The frame is the same for each length: one without work, one with an iteration or a few, one with a tail.
        let all = lengths(operation, subjects);
        let mut some = vec![all[0], all[all.len() / 2], all[all.len() - 1]];
        some.dedup();
        for len in some {
            let given = operation.sample(1, 2, len);
            let mut memory = memory(&operation.contract(), len);
            for kernel in subjects {
                let arguments = memory.write(&kernel.contract, &given, kernel.table, len, &[], Position::First);
                let tally = sweep(&handler, kernel.entry(), kernel.stack, arguments);
                // A kernel that has more room than its frame must return.
                assert!(tally.completed > 0, "{} on {len} bytes: {tally:?}", kernel.name);
                if tally.wrong > 0 {
                    wrong.push(format!("{} with {} bytes of stack on {len} bytes: {tally}", kernel.name, kernel.stack));
                }
                calls += tally.completed + tally.faulted + tally.wrong;
                *kernels.entry(kernel.name).or_insert(kernel.stack == 0) |= tally.faulted + tally.wrong > 0;
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
    // Some kernels take their frame only for long messages; without room for it they can't return.
    let never: Vec<_> = kernels.iter().filter(|(_, came)| !**came).collect();
    assert!(never.is_empty(), "came never to the guard page: {never:?}");
    println!("report: guard page moved through the frames of {} kernels, {calls} calls", kernels.len());
}

/// Declares a function with the calling convention of the kernels.
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

/// The argument of [`hash_many`].
struct Messages {
    messages: Vec<Vec<u8>>,
    digests: Vec<[u8; 16]>,
}

conventional! {
    /// Runs safe code on the stack of the test.
    fn hash_many(all: *mut Messages) {
        // SAFETY: the test lends the messages for the time of the call.
        let all = unsafe { &mut *all };
        Md5::digest_many(&all.messages, &mut all.digests).unwrap();
    }
}

/// Runs each call in a separate process, because safe code that faults may leave anything half done.
#[test]
fn safe_code_does_not_go_beyond_the_guard_page() {
    for count in [1, 16, 64, 96] {
        let mut all = Messages { messages: vec![vec![7; 200]; count], digests: vec![[0; 16]; count] };
        // This call does everything that is done only once.
        hash_many(&raw mut all);
        let entry = hash_many as *const ();
        let arguments = [(&raw mut all).addr(), 0, 0, 0, 0, 0];

        // The size is above the largest frame of a kernel plus what an unoptimised build takes above it.
        let max = 1 << 18;
        let (handler, mut stack) = (Handler::new(), Stack::new(max));
        // SAFETY: the function may be called with these arguments.
        let mut call = |room| unsafe { stack.call_in_child(&handler, entry, arguments, room) };
        assert_eq!(call(max), Outcome::Completed);
        let (mut fails, mut works) = (0, max / step());
        while works - fails > 1 {
            let middle = (fails + works) / 2;
            *(if call(middle * step()) == Outcome::Completed { &mut works } else { &mut fails }) = middle;
        }
        let works = works * step();
        let lanes = raddle::kernel::all().filter(|kernel| kernel.name.starts_with("md5_lanes_"));
        let frames = lanes.filter_map(|kernel| kernel.code).map(|code| code.stack);
        // A processor without kernels has only the frames of compiled code.
        let first = works.saturating_sub(frames.max().unwrap_or_default() + page());
        let mut tally = Tally::default();
        (first / 16 * 16..works + 256).step_by(step()).for_each(|room| tally.add(call(room)));
        assert!(tally.completed > 0 && tally.faulted > 0, "{count} messages: {tally:?}");
        println!("report: safe MD5 of {count} messages near the end of a stack: {tally}");
        assert_eq!(tally.wrong, 0, "{count} messages: {tally:?}");
    }
}
