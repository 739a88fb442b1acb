//! Random kernels under random contracts, a fixed sample of those of `cargo xtask mutate --random`, and provers with
//! planted faults.

use std::time::Duration;

use raddle_check::fuzz::{Case, Counts, judge};
use raddle_check::prove::Proof;

/// Longer than a case takes on a busy machine.
const LIMIT: Duration = Duration::from_secs(300);

#[test]
fn the_prover_neither_panics_nor_hangs_nor_accepts_a_wrong_kernel() {
    /// A kernel for SHA-256 whose loop never ends: the sums of its words grow, and once filled the memory.
    const ENDLESS: u64 = 622_547;
    let mut counts = Counts::default();
    for number in (0..100).chain([ENDLESS]) {
        counts.add(judge(number, Case::prove, LIMIT).unwrap_or_else(|why| panic!("{why}")));
    }
    println!("report: {counts}");
    assert!(counts.ran > 10 && counts.refusals() > 30, "too few of a kind: {counts}");
    assert!(counts.refused.len() > 10, "too few reasons: {counts}");
}

#[test]
fn wrong_provers_are_found() {
    let found = |prover, limit, what: &str| {
        let failures = (0..100).filter_map(|number| judge(number, prover, limit).err());
        assert!({ failures }.any(|why| why.contains(what)), "{what}");
    };
    found(|_| Ok(Proof::default()), LIMIT, "is accepted and wrong");
    // It leaves the calling convention out.
    found(
        |case| case.prove().or_else(|why| if why.why.contains("restored") { Ok(Proof::default()) } else { Err(why) }),
        LIMIT,
        "is not restored",
    );
    found(|_| panic!("a fault that was planted"), LIMIT, "a fault that was planted");
    let hangs = |_: &Case| loop {
        std::thread::sleep(Duration::from_secs(1))
    };
    found(hangs, Duration::from_millis(1), "takes longer than");
}
