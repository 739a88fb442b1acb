//! First calls of the library at the same time as a fork. This is a separate program, so that no other test has called
//! the library before.

#![cfg(all(feature = "std", unix, not(miri)))]

use std::{
    env,
    num::NonZero,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread,
    time::Duration,
};

use raddle::{
    merkle::{MerkleTree, merkle_root_with_threads},
    sha256::Sha256,
};
use raddle_common::forked::succeeds;

/// The number of processes that make a first call.
const PROCESSES: u64 = 40;

/// Hashes on this thread and on other threads, and returns whether the results are right.
fn hashes() -> bool {
    let mut leaves = [[7; 32]; 4096];
    let root = merkle_root_with_threads(MerkleTree::Bitcoin, &mut leaves, NonZero::new(2).expect("not zero"));
    Sha256::digest(b"abc")[..4] == [0xba, 0x78, 0x16, 0xbf] && root.is_ok()
}

#[test]
fn a_forked_child_hashes_while_its_parent_hashes_for_the_first_time() {
    // A variable that takes milliseconds to read, so that the fork happens within the first call. SAFETY: the program
    // has one test, and its other thread waits for this one.
    unsafe { env::set_var("RADDLE_CORE", "x".repeat(1 << 24)) };
    // Each process is forked from this process, which has not called the library.
    let ended = (0..PROCESSES).take_while(|place| {
        succeeds(|| {
            let started = AtomicBool::new(false);
            thread::scope(|scope| {
                let other = scope.spawn(|| {
                    started.store(true, Relaxed);
                    hashes()
                });
                while !started.load(Relaxed) {
                    thread::yield_now();
                }
                thread::sleep(Duration::from_micros(place * 200));
                succeeds(hashes) && other.join().unwrap_or(false)
            })
        })
    });
    assert_eq!(ended.count() as u64, PROCESSES, "a child of the next process failed or did not end");
}
