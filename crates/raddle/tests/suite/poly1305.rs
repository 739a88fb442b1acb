//! Tests the authenticator through its public interface against RustCrypto.

use crate::common::{Effort, Random};
use ::poly1305::universal_hash::KeyInit;
use raddle::poly1305::{OneTimeKey, Poly1305, Tag, TagMismatch, authenticate};

/// Computes the tag with the reference, RustCrypto.
fn rival(key: [u8; 32], message: &[u8]) -> [u8; 16] {
    ::poly1305::Poly1305::new(&key.into()).compute_unpadded(message).into()
}

/// Returns keys with which carries propagate far, then random keys.
fn keys(random: &mut Random) -> Vec<[u8; 32]> {
    let ones = [0xff; 32];
    let small = |r: u8| std::array::from_fn(|i| if i == 0 { r } else { 0xff * (i >= 16) as u8 });
    [vec![ones, small(0), small(1), small(2), small(4)], (0..3).map(|_| random.array()).collect()].concat()
}

/// Returns messages of `length` bytes: all ones; blocks near p = 2^130 - 5; random bytes.
fn messages(random: &mut Random, length: usize) -> [Vec<u8>; 3] {
    let near = (0..length).map(|i| if i % 16 == 0 { 0xfa + random.below(6) as u8 } else { 0xff });
    [vec![0xff; length], near.collect(), random.bytes(length)]
}

#[test]
fn the_rival_agrees_on_every_length() {
    let mut random = Random(61);
    for length in Effort::here().lengths(4096) {
        let key = random.array();
        let message = random.bytes(length);
        assert_eq!(authenticate(OneTimeKey::from(key), &message), Tag::from(rival(key, &message)), "{length} bytes");
    }
}

#[test]
fn the_rival_agrees_on_extremes() {
    let mut random = Random(62);
    for key in keys(&mut random) {
        for length in [16, 17, 32, 48, 64, 100, 128, 256, 512, 1024, 2048, 5000, 20_000] {
            if !Effort::here().includes(length) {
                continue;
            }
            for message in messages(&mut random, length) {
                let tag = authenticate(OneTimeKey::from(key), &message);
                assert_eq!(tag, Tag::from(rival(key, &message)), "{length} bytes under {key:x?}");
            }
        }
    }
}

#[test]
fn pieces_give_what_the_whole_gives() {
    let mut random = Random(63);
    for longest in [1, 5, 16, 33, 100, 700, 5000] {
        for _ in 0..Effort::here().rounds(20) {
            let key = random.array();
            let message = random.bytes(Effort::here().at_most(longest * 10));
            let mut mac = Poly1305::new(OneTimeKey::from(key));
            let mut rest = &message[..];
            while !rest.is_empty() {
                let (piece, others) = rest.split_at(random.below(longest + 1).min(rest.len()));
                mac.update(piece);
                rest = others;
            }
            assert_eq!(mac.finalize(), authenticate(OneTimeKey::from(key), &message), "up to {longest} bytes");
        }
    }
}

#[test]
fn every_bit_of_a_tag_counts() {
    let tag = authenticate(OneTimeKey::from([7; 32]), b"attack at dawn");
    for bit in (0..128).step_by(Effort::here().stride) {
        let mut other = *tag.as_bytes();
        other[bit / 8] ^= 1 << (bit % 8);
        let mac = || {
            let mut mac = Poly1305::new(OneTimeKey::from([7; 32]));
            mac.update(b"attack at dawn");
            mac
        };
        assert_eq!(mac().verify(&Tag::from(other)), Err(TagMismatch));
        assert_eq!(mac().verify(&tag), Ok(()));
    }
}
