//! Tests messages in pieces whose plaintext is released before the tag is verified: random pieces of additional data
//! and of text are compared with one call on the whole.

use raddle::{
    InOut,
    aes_gcm::{Aes128GcmAnyNonce, Aes192GcmAnyNonce, Aes256GcmAnyNonce, AnyNonce, Key as AesKey},
    bindings::{ChaCha20Poly1305Message, GcmKey, GcmMessage, PieceError, Pieces, PiecesKey},
    chacha20poly1305::{ChaCha20Poly1305, Key, Nonce},
};

use crate::common::{Effort, Random};

/// The lengths of the longest pieces and of the whole, for additional data and for text. A call is slow in Miri, where
/// the byte-by-byte cases cover little more than a block.
const CASES: [(usize, usize); 9] = [
    (1, if cfg!(miri) { 20 } else { 70 }),
    (7, 400),
    (17, 16),
    (64, 3000),
    (300, 1000),
    (700, 10_000),
    (20_000, 60_000),
    (5, 0),
    (40_000, 33_000),
];

/// Divides `whole` into random pieces, some of them empty.
fn divide(random: &mut Random, longest: usize, whole: usize) -> Vec<usize> {
    let (mut left, mut pieces) = (whole, Vec::new());
    while left > 0 {
        let n = random.below(longest + 1).min(left);
        pieces.push(n);
        left -= n;
    }
    pieces
}

macro_rules! ciphers {
    ($($name:ident: $message:ident, $random:ident => $new:expr, $whole:expr, $begin:expr;)*) => {$(
        #[test]
        fn $name() {
            let $random = &mut Random(90);
            // If only short messages are tried, one text with each length of additional data is enough.
            let turns = if Effort::here().includes(CASES[8].0) { 3 } else { 1 };
            // Miri looks for undefined behaviour and not for wrong lengths, so it tries pieces of one byte, of several,
            // and of all bytes.
            let step = if cfg!(miri) { 3 } else { 1 };
            for (i, text) in CASES.into_iter().enumerate().step_by(step) {
                for turn in 0..turns {
                    let aad = CASES[(i + 2 * turn + 1) % CASES.len()];
                    let max = |n: usize| Effort::here().at_most(n);
                    let (aad, text) = ((aad.0, max(aad.1)), (text.0, max(text.1)));
                    let (cipher, key) = $new;
                    let bytes = $random.array::<12>();
                    let header = $random.bytes(aad.1);
                    let plaintext = $random.bytes(text.1);
                    let mut whole = plaintext.clone();
                    let tag = $whole(&cipher, &bytes, &header[..], &mut whole[..]);

                    let begin = || $begin(&cipher, &key, &bytes);
                    for seals in [true, false] {
                        let mut message: $message = begin();
                        let mut rest = &header[..];
                        for n in divide($random, aad.0, aad.1) {
                            message.absorb_aad(&key, rest.split_off(..n).unwrap()).unwrap();
                        }
                        // A copy continues independently.
                        let mut copy = message.clone();
                        let (input, expected) = if seals { (&plaintext, &whole) } else { (&whole, &plaintext) };
                        let mut output = input.clone();
                        let (mut done, mut apart) = (0, false);
                        for n in divide($random, text.0, text.1) {
                            let (from, to) = (&input[done..done + n], &mut output[done..done + n]);
                            let data =
                                if apart { InOut::separate(from, to).unwrap() } else { InOut::in_place(to) };
                            if seals {
                                message.encrypt(&key, data).unwrap();
                            } else {
                                message.decrypt(&key, data).unwrap();
                            }
                            (done, apart) = (done + n, !apart);
                            if $random.below(4) == 0 {
                                message = message.clone();
                            }
                        }
                        assert!(output == *expected, "{text:?} after {aad:?}");
                        if !whole.is_empty() {
                            assert_eq!(message.absorb_aad(&key, b"late"), Err(PieceError::AadAfterText));
                        }
                        assert_eq!(message.tag(&key), tag, "{text:?} after {aad:?}");
                        let mut one = input.clone();
                        let data = InOut::in_place(&mut one);
                        if seals { copy.encrypt(&key, data) } else { copy.decrypt(&key, data) }.unwrap();
                        assert!(one == *expected);
                        assert_eq!(copy.tag(&key), tag);
                    }
                }
            }
        }
    )*};
}

macro_rules! gcm {
    ($bytes:expr, $cipher:ident) => {{
        let bytes = $bytes;
        ($cipher::new(&AesKey::from(bytes)), GcmKey::new(&bytes).unwrap())
    }};
}

macro_rules! sealed {
    ($cipher:ident) => {
        |cipher: &$cipher, bytes: &[u8; 12], aad: &[u8], text: &mut [u8]| {
            cipher.seal_in_place_detached(any(bytes), aad, text).unwrap()
        }
    };
}

ciphers! {
    chacha20_poly1305: ChaCha20Poly1305Message, random =>
        (ChaCha20Poly1305::new(&Key::from(random.array())), ()),
        (|cipher: &ChaCha20Poly1305, bytes: &[u8; 12], aad: &[u8], text: &mut [u8]| {
            cipher.seal_in_place_detached(&Nonce::from(*bytes), aad, text).unwrap()
        }),
        (|cipher: &ChaCha20Poly1305, _: &(), bytes: &[u8; 12]| cipher.begin_message(bytes, b"").unwrap());
    aes_128_gcm: GcmMessage, random =>
        gcm!(random.array::<16>(), Aes128GcmAnyNonce), (sealed!(Aes128GcmAnyNonce)),
        (|_: &_, key: &GcmKey, bytes: &[u8; 12]| key.begin_message(bytes, b"").unwrap());
    aes_192_gcm: GcmMessage, random =>
        gcm!(random.array::<24>(), Aes192GcmAnyNonce), (sealed!(Aes192GcmAnyNonce)),
        (|_: &_, key: &GcmKey, bytes: &[u8; 12]| key.begin_message(bytes, b"").unwrap());
    aes_256_gcm: GcmMessage, random =>
        gcm!(random.array::<32>(), Aes256GcmAnyNonce), (sealed!(Aes256GcmAnyNonce)),
        (|_: &_, key: &GcmKey, bytes: &[u8; 12]| key.begin_message(bytes, b"").unwrap());
}

fn any(bytes: &[u8; 12]) -> AnyNonce<'_> {
    AnyNonce::new(bytes).unwrap()
}
