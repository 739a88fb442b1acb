//! The authenticator, through its public interface and kernel by kernel, against RustCrypto.

mod common;

use ::poly1305::universal_hash::KeyInit;
use common::{Effort, Random};
use raddle::{
    kernel::{Poly1305State, poly1305_blocks, poly1305_finish, poly1305_powers},
    poly1305::{OneTimeKey, Poly1305, Tag, TagMismatch, authenticate},
};

/// The tag by the rival: RustCrypto.
fn rival(key: [u8; 32], message: &[u8]) -> [u8; 16] {
    ::poly1305::Poly1305::new(&key.into()).compute_unpadded(message).into()
}

/// Keys with which carries run far, then any.
fn keys(random: &mut Random) -> Vec<[u8; 32]> {
    let ones = [0xff; 32];
    let small = |r: u8| std::array::from_fn(|i| if i == 0 { r } else { 0xff * (i >= 16) as u8 });
    [vec![ones, small(0), small(1), small(2), small(4)], (0..3).map(|_| random.array()).collect()].concat()
}

/// Messages of so many bytes: all ones, p and around it block by block, any.
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

/// A state whose accumulator is a number of the kernels' range at which carries and the last reduction are tried.
fn accumulators(random: &mut Random) -> Vec<[u64; 3]> {
    let ones = u64::MAX;
    vec![
        [0, 0, 0],
        [1, 0, 0],
        // p - 1, p, p + 1, p + 4, p + 5 = 2^130.
        [ones - 5, ones, 3],
        [ones - 4, ones, 3],
        [ones - 3, ones, 3],
        [ones, ones, 3],
        [0, 0, 4],
        // 2^128 - 1 and its neighbours, and the most that there may be: 2^130 + 2^128 - 1.
        [ones, ones, 0],
        [0, 0, 1],
        [ones, 0, 3],
        [0, ones, 3],
        [ones, ones, 4],
        [random.next(), random.next(), random.next() % 5],
    ]
}

/// The state after `blocks`, and the tag, by the portable kernels.
fn portable(state: &Poly1305State, blocks: &[u8], last: &[u8], pad: u8) -> [u8; 16] {
    let mut state = state.clone();
    poly1305_blocks()[0].apply(&mut state, blocks).unwrap();
    poly1305_finish()[0].apply(&mut state, last, pad).unwrap()
}

#[test]
fn every_kernel_for_blocks_agrees_with_the_specification() {
    let mut random = Random(64);
    for kernel in poly1305_blocks() {
        let stride = kernel.multiple();
        if let Err(reason) = kernel.apply(&mut Poly1305State::new(&[0; 32]), &[]) {
            println!("skipped: {reason}");
            continue;
        }
        for key in keys(&mut random) {
            for accumulator in accumulators(&mut random).into_iter().step_by(Effort::here().stride) {
                for turns in [0, 1, 2, 3, 4, 7] {
                    for message in messages(&mut random, turns * stride) {
                        let mut state = Poly1305State::new(&key);
                        state.set_accumulator(accumulator);
                        let expected = portable(&state, &message, &[], 1);
                        kernel.apply(&mut state, &message).unwrap();
                        assert!(state.accumulator()[2] <= 4, "{}", kernel.name());
                        assert_eq!(
                            portable(&state, &[], &[], 1),
                            expected,
                            "{} from {accumulator:x?} on {turns} turns under {key:x?}",
                            kernel.name(),
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn every_kernel_for_the_end_agrees_with_the_specification() {
    let mut random = Random(65);
    for kernel in poly1305_finish() {
        if let Err(reason) = kernel.apply(&mut Poly1305State::new(&[0; 32]), &[], 1) {
            println!("skipped: {reason}");
            continue;
        }
        for key in keys(&mut random) {
            for accumulator in accumulators(&mut random).into_iter().step_by(Effort::here().stride) {
                for blocks in [0, 1, 2, 3, 4, 5, 20, 64] {
                    for message in messages(&mut random, 16 * blocks) {
                        for pad in [0, 1] {
                            let mut state = Poly1305State::new(&key);
                            state.set_accumulator(accumulator);
                            assert_eq!(
                                kernel.apply(&mut state, &message, pad).unwrap(),
                                portable(&state, &[], &message, pad),
                                "{} from {accumulator:x?} on {blocks} blocks under {key:x?}",
                                kernel.name(),
                            );
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn every_kernel_refuses_lengths_that_are_not_its_own() {
    for kernel in poly1305_blocks().iter().filter(|kernel| kernel.is_available()) {
        let mut state = Poly1305State::new(&[7; 32]);
        let error = kernel.apply(&mut state, &vec![0; kernel.multiple() + 1]).unwrap_err();
        assert!(error.to_string().contains(&kernel.multiple().to_string()), "{error}");
        assert_eq!(state.accumulator(), [0; 3]);
    }
    for kernel in poly1305_powers().iter().filter(|kernel| !kernel.is_available()) {
        assert_eq!(kernel.apply(&mut Poly1305State::new(&[7; 32])).unwrap_err().kernel(), kernel.name());
    }
}
