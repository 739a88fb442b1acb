//! Poly1305 at once and in random pieces, compared with RustCrypto, and with every kernel from a random accumulator.

use crate::{Pieces, Text, kernels};
use arbitrary::Arbitrary;
use poly1305::universal_hash::KeyInit;
use raddle::poly1305::{OneTimeKey, Poly1305, Tag, authenticate};

/// A case.
#[derive(Arbitrary, Debug)]
pub struct Case {
    key: [u8; 32],
    pieces: Pieces,
    message: Text,
    accumulator: [u64; 3],
}

/// Runs a case.
pub fn check(case: &Case) {
    library(case);
    let [low, middle, high] = case.accumulator;
    let operations = ["poly1305_powers", "poly1305_blocks", "poly1305_finish"];
    kernels::check(&["poly1305"], &operations, &case.message.0, low ^ middle ^ high);
}

fn library(case: &Case) {
    let rival = poly1305::Poly1305::new(&case.key.into()).compute_unpadded(&case.message.0);
    let expected = Tag::from(<[u8; 16]>::from(rival));
    assert_eq!(authenticate(OneTimeKey::from(case.key), &case.message.0), expected);

    let mut mac = Poly1305::new(OneTimeKey::from(case.key));
    case.pieces.of(&case.message.0).into_iter().for_each(|piece| mac.update(piece));
    assert_eq!(mac.finalize(), expected);
}
