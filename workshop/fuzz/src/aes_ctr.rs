//! AES in counter mode with every key and counter size, in random pieces and from random positions up to the end of the
//! keystream, compared with RustCrypto's AES, block by block.

use crate::{Pieces, Text, xor};
use aes::cipher::{BlockCipherEncrypt, KeyInit};
use arbitrary::Arbitrary;
use raddle::aes_ctr::{
    Aes, Aes128, Aes128Ctr32, Aes128Ctr128, Aes192, Aes192Ctr32, Aes192Ctr128, Aes256, Aes256Ctr32, Aes256Ctr128,
    ApplyError, Counter, Ctr, Key, KeySize, KeystreamExhausted,
};

/// A case.
#[derive(Arbitrary, Debug)]
pub struct Case {
    key: [u8; 32],
    size: u8,
    wide: bool,
    first: First,
    from: From,
    pieces: Pieces,
    message: Text,
    /// The seeks between the pieces; the next piece begins there.
    seeks: Vec<u16>,
}

/// The first counter block.
#[derive(Arbitrary, Clone, Copy, Debug)]
enum First {
    Any([u8; 16]),
    /// The block that is this number of blocks before the last 32 bits wrap.
    Wraps32([u8; 12], u8),
    /// The block that is this number of blocks before all bits wrap.
    Wraps128(u16),
}

impl First {
    fn block(self) -> u128 {
        match self {
            Self::Any(bytes) => u128::from_be_bytes(bytes),
            Self::Wraps32(high, before) => {
                let low = (u32::MAX - u32::from(before)).to_be_bytes();
                u128::from_be_bytes([&high[..], &low].concat().try_into().expect("16 bytes"))
            }
            Self::Wraps128(before) => u128::MAX - u128::from(before),
        }
    }
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
    fn byte(self, end: u64) -> u64 {
        match self {
            Self::Start(byte) => byte.into(),
            Self::Anywhere(byte) => byte % end,
            Self::End(before) => end - u64::from(before),
        }
    }
}

/// Runs a case.
pub fn check(case: &Case) {
    macro_rules! with_key {
        ($ours:ident, $rival:ident, $bytes:literal, $narrow:ident, $wide:ident) => {{
            let key: [u8; $bytes] = *case.key.first_chunk().expect("32 bytes");
            let (ours, rival) = ($ours::new(&Key::from(key)), aes::$rival::new(&key.into()));
            let encrypt = |counter: u128| {
                let mut block = counter.to_be_bytes().into();
                rival.encrypt_block(&mut block);
                let block = <[u8; 16]>::from(block);
                assert_eq!(ours.encrypt_block(&counter.to_be_bytes()), block);
                block
            };
            let first = case.first.block();
            match case.wide {
                false => library($narrow::new(&ours, &first.to_be_bytes()), case, &encrypt, |n| {
                    first >> 32 << 32 | u128::from((first as u32).wrapping_add(n as u32))
                }),
                true => {
                    library($wide::new(&ours, &first.to_be_bytes()), case, &encrypt, |n| first.wrapping_add(n.into()))
                }
            }
        }};
    }
    match case.size % 3 {
        0 => with_key!(Aes128, Aes128, 16, Aes128Ctr32, Aes128Ctr128),
        1 => with_key!(Aes192, Aes192, 24, Aes192Ctr32, Aes192Ctr128),
        _ => with_key!(Aes256, Aes256, 32, Aes256Ctr32, Aes256Ctr128),
    }
}

/// Checks the library; `block` gives the counter block of a number.
fn library<S: KeySize, C: Counter>(
    mut cipher: Ctr<S, C, &Aes<S>>,
    case: &Case,
    encrypt: &impl Fn(u128) -> [u8; 16],
    block: impl Fn(u64) -> u128,
) {
    let end = C::KEYSTREAM_BYTES;
    let mut at = case.from.byte(end);
    cipher.seek(at).expect("a place in the keystream");
    let mut ours = case.message.0.clone();
    for (i, piece) in case.pieces.of_mut(&mut ours).into_iter().enumerate() {
        let before = piece.to_vec();
        let left = end - at;
        let applied = match i % 2 {
            0 => cipher.apply_keystream(piece).map_err(ApplyError::KeystreamExhausted),
            _ => cipher.apply_keystream_to(&before, piece),
        };
        if before.len() as u64 > left {
            // Nothing happens if the keystream does not suffice.
            let exhausted = KeystreamExhausted { asked: before.len() as u64, left };
            assert_eq!(applied, Err(ApplyError::KeystreamExhausted(exhausted)));
            assert_eq!((&*piece, cipher.position()), (&before[..], at));
        } else {
            applied.expect("enough keystream");
            let skip = (at % 16) as usize;
            let blocks = (skip + before.len()).div_ceil(16) as u64;
            let stream = (0..blocks).flat_map(|n| encrypt(block(at / 16 + n))).skip(skip).take(before.len());
            assert_eq!(*piece, xor(&before, &stream.collect::<Vec<_>>()), "from byte {at}");
            at += before.len() as u64;
        }
        if let Some(&seek) = case.seeks.get(i) {
            at = at.saturating_sub(u64::from(seek >> 1));
            cipher.seek(at).expect("back");
        }
        assert_eq!(cipher.position(), at);
    }
    if let Some(beyond) = end.checked_add(1) {
        assert_eq!(cipher.seek(beyond), Err(KeystreamExhausted { asked: beyond, left: end }));
        assert_eq!(cipher.position(), at);
    }
}
