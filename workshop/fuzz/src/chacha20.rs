//! ChaCha20 in random pieces, from any position up to the end of its keystream, compared with RustCrypto, and with
//! every kernel.

use crate::{Pieces, Text, kernels, xor};
use arbitrary::Arbitrary;
use chacha20::cipher::{KeyIvInit, StreamCipherCore};
use chacha20::{ChaChaCore, R20, variants::Ietf};
use raddle::chacha20::{ApplyError, ChaCha20, KEYSTREAM_BYTES, Key, KeystreamExhausted, Nonce};

/// A case.
#[derive(Arbitrary, Debug)]
pub struct Case {
    key: [u8; 32],
    nonce: [u8; 12],
    from: From,
    pieces: Pieces,
    message: Text,
}

/// The first byte of the keystream.
#[derive(Arbitrary, Clone, Copy, Debug)]
enum From {
    Start(u16),
    Anywhere(u64),
    /// The byte that is this number of bytes before the end.
    End(u16),
}

impl From {
    fn byte(self) -> u64 {
        match self {
            Self::Start(byte) => byte.into(),
            Self::Anywhere(byte) => byte % (KEYSTREAM_BYTES + 1),
            Self::End(before) => KEYSTREAM_BYTES - u64::from(before),
        }
    }
}

/// Runs a case.
pub fn check(case: &Case) {
    library(case);
    let seed = case.key.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
    kernels::check(&["chacha20"], &["chacha20_xor"], &case.message.0, seed);
}

/// Returns the keystream starting at a byte, block by block, so that only our own counter counts: the first block
/// follows the last.
fn keystream(case: &Case, from: u64, len: usize) -> Vec<u8> {
    let mut cipher = ChaChaCore::<R20, Ietf>::new(&case.key.into(), &case.nonce.into());
    let skip = (from % 64) as usize;
    let blocks = (0..(skip + len).div_ceil(64)).flat_map(|i| {
        let mut block = [0; 64].into();
        cipher.set_block_pos(((from / 64) as u32).wrapping_add(i as u32));
        cipher.write_keystream_block(&mut block);
        <[u8; 64]>::from(block)
    });
    blocks.skip(skip).take(len).collect()
}

fn library(case: &Case) {
    let from = case.from.byte();
    let left = usize::try_from(KEYSTREAM_BYTES - from).unwrap_or(usize::MAX);
    let message = &case.message.0;
    let within = message.len().min(left);
    let expected = xor(&message[..within], &keystream(case, from, within));

    let mut cipher = ChaCha20::new(&Key::from(case.key), &Nonce::from(case.nonce));
    cipher.seek(from).expect("a place in the keystream");
    let (mut ours, mut at) = (message.clone(), 0);
    for (i, piece) in case.pieces.of_mut(&mut ours).into_iter().enumerate() {
        let len = piece.len();
        let before = piece.to_vec();
        let applied = match i % 2 {
            0 => cipher.apply_keystream(piece).map_err(ApplyError::KeystreamExhausted),
            _ => cipher.apply_keystream_to(&before, piece),
        };
        if at + len > within {
            // Nothing happens if the keystream does not suffice.
            let exhausted = KeystreamExhausted { asked: len as u64, left: (within - at) as u64 };
            assert_eq!(applied, Err(ApplyError::KeystreamExhausted(exhausted)));
            assert_eq!((&*piece, cipher.position()), (&before[..], from + at as u64));
            break;
        }
        applied.expect("far from the end of the keystream");
        assert_eq!(*piece, expected[at..at + len]);
        at += len;
        assert_eq!(cipher.position(), from + at as u64);
    }
}
