//! A fault that the fuzzer must find: a piecewise hasher that forgets the buffered block if a piece ends the block
//! exactly, which only a structured case can bring about. This is not a separate target: `cargo xtask fuzz` runs it
//! first.

#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use raddle::sha256::Sha256;
use raddle_fuzz::{Pieces, Text};

#[derive(Arbitrary, Debug)]
struct Case {
    text: Text,
    pieces: Pieces,
}

fuzz_target!(|case: Case| {
    let (mut hasher, mut taken) = (Sha256::new(), 0);
    for piece in case.pieces.of(&case.text.0) {
        let ends_a_block = taken % 64 != 0 && (taken + piece.len()).is_multiple_of(64);
        if !ends_a_block {
            hasher.update(piece);
        }
        taken += piece.len();
    }
    assert_eq!(hasher.finalize(), Sha256::digest(&case.text.0), "a fault that was planted");
});
