//! Tests how messages are divided among kernels: with a quick compression function, under every plan, for every length
//! up to a few blocks. Each result is compared with the hash of the padded message, computed block by block.

use core::num::NonZero;
use std::{
    fmt::Debug,
    format,
    panic::{AssertUnwindSafe, catch_unwind},
    println,
    string::String,
    vec,
    vec::Vec,
};

use super::{Algorithm, Hasher, Prefixed, Sealed, twice};
use crate::{
    hmac::{Hmac, HmacTag},
    kernel::{
        Boundary, CompressionFunction, HashFunction,
        fold::{Fold, Lists, plans},
        plant,
    },
    memory::tag::Tag,
    pbkdf2::Pbkdf2,
};

/// The length of a block in bytes.
const BLOCK: usize = 64;

/// The length of the longest message in the exhaustive tests: three blocks, after up to a block and a half of pending
/// bytes.
const LONGEST: usize = 5 * BLOCK;

/// A hash function that uses [`Fold`]. The digest is the hash value or its first bytes.
#[derive(Clone, Copy, Debug)]
struct Quick<const BYTES: usize>;

impl<const BYTES: usize> Sealed for Quick<BYTES> {}

macro_rules! quick {
    ($($bytes:literal)*) => {$(
        impl Algorithm for Quick<$bytes> {
            type Digest = [u8; $bytes];
            type Function = Fold;

            const ZEROS: [u8; $bytes] = [0; $bytes];
            const DIGEST_BYTES: usize = $bytes;
            const BLOCK_BYTES: usize = Fold::BLOCK;
            const NAME: &'static str = "Quick";
            const HMAC: &'static str = "HmacQuick";
            const INITIAL: [u32; 4] = [1, 2, 3, $bytes];

            fn digest(hash: &[u32; 4]) -> [u8; $bytes] {
                *Fold::bytes(hash).first_chunk().unwrap()
            }
        }

        impl HmacTag<Quick<$bytes>> for Tag<$bytes> {}
    )*};
}

quick!(16 12);

/// Computes the hash value after a message that follows `before` bytes. This function writes the padding itself, byte
/// by byte.
fn padded(mut hash: [u32; 4], before: usize, message: &[u8]) -> [u32; 4] {
    let mut bytes = message.to_vec();
    bytes.push(0x80);
    while bytes.len() % BLOCK != BLOCK - 8 {
        bytes.push(0);
    }
    bytes.extend((8 * (before + message.len()) as u64).to_be_bytes());
    for block in bytes.as_chunks().0 {
        hash = Fold::compress(&hash, block);
    }
    hash
}

fn digest<A: Algorithm<Function = Fold>>(message: &[u8]) -> A::Digest {
    A::digest(&padded(A::INITIAL, 0, message))
}

/// Computes HMAC (RFC 2104, section 2).
fn hmac<A: Algorithm<Function = Fold>>(key: &[u8], message: &[u8]) -> A::Digest {
    let block = |byte: u8| {
        let mut block = [byte; BLOCK];
        block.iter_mut().zip(key).for_each(|(byte, key)| *byte ^= key);
        Fold::compress(&A::INITIAL, &block)
    };
    let inner = A::digest(&padded(block(0x36), BLOCK, message));
    A::digest(&padded(block(0x5c), BLOCK, inner.as_ref()))
}

/// Returns bytes that differ from their neighbours.
fn text(len: usize) -> Vec<u8> {
    (0..len).map(|i| (i * 167 + i / 251) as u8).collect()
}

/// Compares results, and counts the cases.
#[derive(Default)]
struct Cases(u64);

impl Cases {
    fn same<T: PartialEq + Debug>(&mut self, found: T, expected: T, what: impl Fn() -> String) {
        self.0 += 1;
        assert!(found == expected, "{}", what());
    }
}

/// Tests one message in one call, and in two updates after up to a block and a half of pending bytes.
fn one_message(cases: &mut Cases) {
    let text = text(LONGEST);
    let expected: Vec<_> = (0..=LONGEST).map(|len| digest::<Quick<16>>(&text[..len])).collect();
    for len in 0..=LONGEST {
        cases.same(Hasher::<Quick<16>>::digest(&text[..len]), expected[len], || format!("{len} bytes"));
    }
    for pending in 0..BLOCK + BLOCK / 2 {
        let mut started = Hasher::<Quick<16>>::new();
        started.update(&text[..pending]);
        for len in 0..=3 * BLOCK {
            let mut hasher = started.clone();
            hasher.update(&text[pending..pending + len]);
            let end = pending + len;
            cases.same(hasher.clone().finalize(), expected[end], || format!("{len} bytes after {pending}"));
            // This update completes the bytes that are pending now.
            hasher.update(&text[end..end + 17]);
            cases.same(hasher.finalize(), expected[end + 17], || format!("17 bytes after {len} after {pending}"));
        }
    }
}

/// Tests a batch of messages, hashed and authenticated in one call, and hashed in pieces.
fn batch<A: Algorithm<Function = Fold>, const TAG: usize>(messages: &[&[u8]], cases: &mut Cases)
where
    Tag<TAG>: HmacTag<A>,
{
    let n = messages.len();
    let lengths = || messages.iter().map(|message| message.len()).collect::<Vec<_>>();
    let expected: Vec<_> = messages.iter().map(|message| digest::<A>(message)).collect();
    let mut digests = vec![A::ZEROS; n];
    Hasher::<A>::digest_many(messages, &mut digests).unwrap();
    cases.same(&digests, &expected, || format!("digests of {:?}", lengths()));

    let mut tags = vec![Tag::from([0; TAG]); n];
    Hmac::<A, TAG>::new(b"key").mac_many(messages, &mut tags).unwrap();
    let equal =
        tags.iter().zip(messages).all(|(tag, message)| tag.as_bytes()[..] == *hmac::<A>(b"key", message).as_ref());
    cases.same(equal, true, || format!("tags of {:?}", lengths()));

    let mut digests = vec![A::ZEROS; n];
    twice::digest_many::<A, _>(messages, &mut digests).unwrap();
    let equal = digests.iter().zip(&expected).all(|(found, inner)| *found == digest::<A>(inner.as_ref()));
    cases.same(equal, true, || format!("digests of digests of {:?}", lengths()));

    let prefix = [7; 2 * BLOCK];
    let prefixed = Prefixed::<A>::new(&prefix).unwrap();
    prefixed.digest_many(messages, &mut digests).unwrap();
    let equal =
        digests.iter().zip(messages).all(|(found, message)| *found == digest::<A>(&[&prefix, *message].concat()));
    cases.same(equal, true, || format!("digests after a prefix of {:?}", lengths()));

    let mut hashers = vec![Hasher::<A>::new(); n];
    let end = |i: usize, message: &[u8]| message.len() * (i % 4) / 3;
    let first: Vec<_> = messages.iter().enumerate().map(|(i, message)| &message[..end(i, message)]).collect();
    let second: Vec<_> = messages.iter().enumerate().map(|(i, message)| &message[end(i, message)..]).collect();
    Hasher::<A>::update_many(&mut hashers, &first).unwrap();
    Hasher::<A>::update_many(&mut hashers, &second).unwrap();
    let mut digests = vec![A::ZEROS; n];
    Hasher::<A>::finalize_many(&mut hashers, &mut digests).unwrap();
    cases.same(&digests, &expected, || format!("pieces of {:?}", lengths()));
}

/// Tests all batches of up to six messages of up to five blocks: up to four messages in every order, and more messages
/// only sorted.
fn small_batches(cases: &mut Cases) {
    let text = text(LONGEST);
    for count in 0..=6_u32 {
        for code in 0..6_usize.pow(count) {
            let blocks: Vec<_> = (0..count).map(|i| code / 6_usize.pow(i) % 6).collect();
            if count > 4 && !blocks.is_sorted() {
                continue;
            }
            // The ends of the messages differ, and some messages end at the end of a block.
            let len = |(i, &blocks): (usize, &usize)| (BLOCK * blocks).saturating_sub(9 * (i % 3));
            let messages: Vec<_> = blocks
                .iter()
                .enumerate()
                .map(|it| &text[it.0..LONGEST - 5 + it.0 % 5][..len(it).min(LONGEST - 12)])
                .collect();
            batch::<Quick<16>, 16>(&messages, cases);
        }
    }
}

/// Tests batches of messages of equal length: each number of messages up to twice the lanes of the widest kernel, with
/// several lengths, and with a shorter last message.
fn equal_batches(widest: usize, cases: &mut Cases) {
    let text = text(LONGEST);
    for count in 1..=2 * widest + 1 {
        for len in (0..=2 * BLOCK + 1).step_by(1 + count / 3) {
            let mut messages: Vec<_> = (0..count).map(|i| &text[i % 97..][..len]).collect();
            batch::<Quick<16>, 16>(&messages, cases);
            messages[count - 1] = &text[..len / 3];
            batch::<Quick<12>, 12>(&messages, cases);
        }
    }
}

/// Returns numbers below a bound, the same in each run, from a linear congruential generator with Knuth's factor.
fn random(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |below| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    }
}

/// Tests batches of random lengths in which each message takes one block with its padding, or in which some messages
/// take two.
fn short_batches(widest: usize, cases: &mut Cases) {
    let text = text(2 * LONGEST);
    let mut random = random(11);
    for longest in (0..BLOCK).chain([BLOCK; 8]) {
        let count = 8 + random(2 * widest + 2);
        let messages: Vec<_> = (0..count).map(|_| &text[random(LONGEST)..][..random(longest + 1)]).collect();
        batch::<Quick<16>, 16>(&messages, cases);
    }
}

/// Tests random batches.
fn random_batches(widest: usize, cases: &mut Cases) {
    let text = text(2 * LONGEST);
    let mut random = random(7);
    for _ in 0..40 {
        let messages: Vec<_> =
            (0..random(3 * widest + 2)).map(|_| &text[random(LONGEST)..][..random(LONGEST)]).collect();
        batch::<Quick<16>, 16>(&messages, cases);
    }
}

/// Tests PBKDF2 with each number of chains.
fn chains(cases: &mut Cases) {
    for count in 1..=33 {
        let mut key = vec![0; 12 * count];
        Pbkdf2::<Quick<12>>::new(b"key").derive(b"salt", NonZero::new(3).unwrap(), &mut key).unwrap();
        for (block, number) in key.as_chunks::<12>().0.iter().zip(1_u32..) {
            let mut link = hmac::<Quick<12>>(b"key", &[b"salt", &number.to_be_bytes()[..]].concat());
            let mut sum = link;
            for _ in 1..3 {
                link = hmac::<Quick<12>>(b"key", &link);
                sum.iter_mut().zip(link).for_each(|(sum, link)| *sum ^= link);
            }
            cases.same(*block, sum, || format!("chain {number} of {count}"));
        }
    }
}

#[test]
#[cfg_attr(miri, ignore = "reads files, and has a million cases")]
fn every_message_and_batch_is_divided_right_by_every_plan() {
    let mut cases = Cases::default();
    one_message(&mut cases);
    let plans = plans();
    assert!(plans.len() > 5, "the files have plans of hashes");
    for lists in &plans {
        lists.set();
        equal_batches(lists.widest(), &mut cases);
        random_batches(lists.widest(), &mut cases);
        short_batches(lists.widest(), &mut cases);
        chains(&mut cases);
    }
    for lanes in [&[(2, 4)][..], &[(3, 4)], &[(3, 4), (5, 7)]] {
        Lists::from_widths(lanes).set();
        small_batches(&mut cases);
    }
    println!("report: {} messages and batches are divided right, by {} plans", cases.0, plans.len());
}

/// Moves each boundary by one, as a planted fault, in the direction that changes a result. A boundary that is one too
/// low may only cost time: for example, a 119-byte message that does not count as short is hashed in place.
#[test]
#[cfg_attr(miri, ignore = "has a million cases")]
fn a_boundary_that_is_off_by_one_is_refused() {
    use Boundary::*;

    let refused = |fault| {
        plant(Some(fault));
        let checked = catch_unwind(AssertUnwindSafe(|| {
            let mut cases = Cases::default();
            one_message(&mut cases);
            Lists::from_widths(&[(2, 4)]).set();
            random_batches(4, &mut cases);
            equal_batches(2, &mut cases);
        }));
        plant(None);
        checked.is_err()
    };
    let both = [OneBlock, InPlace, First, Whole].into_iter().flat_map(|boundary| [(boundary, -1), (boundary, 1)]);
    let one = [
        (Short, 1),
        (Mark, 1),
        (Length, 1),
        (Outer, 1),
        (Outer, -1),
        (Group, 1),
        (More, -1),
        (Padded, -1),
        (Padded, -2),
    ];
    for fault in both.chain(one) {
        assert!(refused(fault), "{fault:?}");
    }
    assert!(!refused((Short, -1)) && !refused((Short, 0)));
}
