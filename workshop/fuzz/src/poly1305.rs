//! Poly1305 at once, in random pieces, and with every kernel from a random accumulator, compared with RustCrypto.

use crate::{Pieces, Text, longest};
use arbitrary::Arbitrary;
use poly1305::universal_hash::KeyInit;
use raddle::kernel::{Poly1305State, poly1305_blocks, poly1305_finish};
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
    kernels(case);
}

fn library(case: &Case) {
    let rival = poly1305::Poly1305::new(&case.key.into()).compute_unpadded(&case.message.0);
    let expected = Tag::from(<[u8; 16]>::from(rival));
    assert_eq!(authenticate(OneTimeKey::from(case.key), &case.message.0), expected);

    let mut mac = Poly1305::new(OneTimeKey::from(case.key));
    case.pieces.of(&case.message.0).into_iter().for_each(|piece| mac.update(piece));
    assert_eq!(mac.finalize(), expected);
}

/// Returns the tag of a state, according to the specification.
fn tag(state: &mut Poly1305State) -> [u8; 16] {
    poly1305_finish()[0].apply(state, &[], 1).expect("the specification runs everywhere")
}

/// Compares every kernel with the first one, which is the specification.
fn kernels(case: &Case) {
    for kernel in poly1305_blocks().iter().filter(|kernel| kernel.is_available()) {
        let begin = || {
            let mut state = Poly1305State::new(&case.key);
            state.set_accumulator(case.accumulator);
            state
        };
        let (mut ours, mut expected) = (begin(), begin());
        let blocks = &case.message.0[..case.message.0.len() - case.message.0.len() % kernel.multiple()];
        for chunk in blocks.chunks(longest(kernel, usize::MAX)) {
            kernel.apply(&mut ours, chunk).expect("an available kernel, and a length of its contract");
        }
        poly1305_blocks()[0].apply(&mut expected, blocks).expect("the specification runs everywhere");
        assert_eq!(tag(&mut ours), tag(&mut expected), "{}", kernel.name());
    }
    // A length that every kernel accepts, including kernels for other processors.
    let len = poly1305_finish().iter().fold(case.message.0.len(), |len, kernel| longest(kernel, len));
    let blocks = &case.message.0[..len];
    for pad in [0, 1] {
        let tags = poly1305_finish().iter().filter(|kernel| kernel.is_available()).map(|kernel| {
            let mut state = Poly1305State::new(&case.key);
            state.set_accumulator(case.accumulator);
            kernel.apply(&mut state, blocks, pad).expect("an available kernel")
        });
        let tags: Vec<_> = tags.collect();
        assert!(tags.windows(2).all(|pair| pair[0] == pair[1]), "{tags:x?}");
    }
}
