//! What each operation computes, on the bytes in memory: written for nothing but to be plain.
//!
//! [`Operation::sample`] draws what a kernel may find, [`Operation::reference`] computes from it what the kernel is to
//! leave, by the specifications, and [`Operation::compare`] compares that with what one has left. Tests of printed
//! kernels, the interpreter, mutants and the tuner share them.

pub mod aes;
pub mod chacha20;
pub mod hash;
pub mod point;
pub mod poly1305;

use std::collections::BTreeMap;

use raddle_isa::{Concrete, Number, Word};

use crate::aes::BLOCK;
use crate::aes_gcm::{COUNTER, Direction, FIRST, LENGTHS, STATE, SUM, TAG};
use crate::chacha20::{BLOCK as CHACHA20_BLOCK, spec};
use crate::chacha20_poly1305::POLY1305;
use crate::hash::{Hash, Messages};
use crate::{Operation, aes_gcm};
use point::Point;
use poly1305::{State, clamped};

/// What regions hold, by their names.
pub type Regions = BTreeMap<&'static str, Vec<u8>>;

/// Accumulators of Poly1305 at which carries and the last reduction are tried.
const ACCUMULATORS: [[u64; 3]; 12] = {
    const ONES: u64 = u64::MAX;
    [
        [0, 0, 0],
        [1, 0, 0],
        // p - 1, p, p + 1, p + 2, p + 4, and p + 5 = 2^130.
        [ONES - 5, ONES, 3],
        [ONES - 4, ONES, 3],
        [ONES - 3, ONES, 3],
        [ONES, ONES, 3],
        [0, 0, 4],
        // 2^128 - 1 and its neighbours, and the most that there may be: 2^130 + 2^128 - 1.
        [ONES, ONES, 0],
        [0, 0, 1],
        [ONES, 0, 3],
        [0, ONES, 3],
        [ONES, ONES, 4],
    ]
};

/// Keys of Poly1305 with which carries run far.
const KEYS: [u128; 5] = [u128::MAX, 0, 1, 2, 4];

/// Numbers of as many secrets draw each kind of message, accumulator and key at least once.
pub const KINDS: u64 = 3 * (ACCUMULATORS.len() as u64 + 1) * (KEYS.len() as u64 + 3);

/// Bytes that are nothing in particular.
pub fn pseudorandom(seed: u64, count: usize) -> Vec<u8> {
    let mut x = seed ^ 0x9e37_79b9_7f4a_7c15;
    let byte = |_| {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        (x >> 32) as u8
    };
    (0..count).map(byte).collect()
}

/// Words of 32 bits, their first byte lowest.
fn words(bytes: &[u8]) -> Vec<Concrete> {
    bytes.chunks(4).map(|word| Concrete::lit(32, u32::from_le_bytes(word.try_into().expect("a word")).into())).collect()
}

fn bytes(words: &[Concrete]) -> Vec<u8> {
    words.iter().flat_map(|word| (word.value() as u32).to_le_bytes()).collect()
}

fn xor(a: &[u8], b: &[u8]) -> Vec<u8> {
    a.iter().zip(b).map(|(a, b)| a ^ b).collect()
}

/// What samples are drawn from: numbers for what is public and for what is secret, and the length of the message.
struct Draw {
    public: u64,
    secret: u64,
    len: usize,
}

impl Draw {
    fn public(&self, salt: u64, count: usize) -> Vec<u8> {
        pseudorandom(self.public.wrapping_mul(257).wrapping_add(salt), count)
    }

    fn secret(&self, salt: u64, count: usize) -> Vec<u8> {
        pseudorandom(self.secret.wrapping_mul(263).wrapping_add(1000 + salt), count)
    }

    /// All ones; p of Poly1305 and around it, block by block; or nothing in particular.
    fn message(&self, salt: u64) -> Vec<u8> {
        let random = self.secret(salt, self.len);
        match self.secret % 3 {
            0 => vec![0xff; self.len],
            1 => random.iter().enumerate().map(|(i, x)| if i % 16 == 0 { 0xfa + x % 6 } else { 0xff }).collect(),
            _ => random,
        }
    }

    /// The first counter of a message of blocks: it wraps after any of them, or is nothing in particular.
    fn counter(&self, block: usize) -> u32 {
        let blocks = self.len.div_ceil(block) as u64;
        if self.public.is_multiple_of(2) {
            u32::MAX - (self.public / 2 % (blocks + 1)) as u32
        } else {
            u32::from_le_bytes(self.public(1, 4).try_into().expect("a word"))
        }
    }

    /// A counter block of AES; what stands before the counter may be all ones, into which nothing must carry.
    fn counter_block(&self) -> Vec<u8> {
        let mut block = if self.public.is_multiple_of(4) { vec![0xff; BLOCK] } else { self.public(2, BLOCK) };
        block[12..].copy_from_slice(&self.counter(BLOCK).to_be_bytes());
        block
    }

    fn chacha20(&self) -> Vec<u8> {
        let constants = spec::CONSTANTS.map(u32::to_le_bytes).concat();
        // Carries run far where words are all ones or the highest bit alone.
        let key = match self.secret % 3 {
            0 => vec![0xff; 32],
            1 => [0x8000_0000_u32, u32::MAX, 0, 1].map(u32::to_le_bytes).concat().repeat(2),
            _ => self.secret(1, 32),
        };
        [constants, key, self.counter(CHACHA20_BLOCK).to_le_bytes().to_vec(), self.public(3, 12)].concat()
    }

    fn poly1305(&self) -> State {
        let number = |salt| u128::from_le_bytes(self.secret(salt, 16).try_into().expect("16 bytes"));
        let (kind, low, high) = (self.secret / 3, number(2), number(3));
        let h = [low as u64, (low >> 64) as u64, high as u64 % 5];
        let h = ACCUMULATORS.get(kind as usize % (ACCUMULATORS.len() + 1)).copied().unwrap_or(h);
        let kind = kind as usize / (ACCUMULATORS.len() + 1);
        let r = KEYS.get(kind % (KEYS.len() + 3)).copied().unwrap_or(high);
        State {
            h,
            pad: self.public % 3 % 2,
            r: clamped(r),
            s: if kind.is_multiple_of(2) { u128::MAX } else { number(4) },
        }
    }

    /// Powers of the key of GHASH, where a contract wants them; those of other algorithms are none of these.
    fn ghash(&self, numbers: &[Number], bytes: usize) -> Vec<u8> {
        let mut region = vec![0; bytes];
        aes::write_powers(numbers, aes::key(&self.secret(5, BLOCK)), &mut region);
        region
    }
}

/// Where the words of the hash value of a message are.
fn places(hash: Hash, messages: Messages, message: usize) -> impl Iterator<Item = usize> {
    (0..hash.words()).map(move |word| messages.place(hash, message, word))
}

impl Operation {
    /// Draws what a kernel may find in memory for a message of `len` bytes: equal numbers, equal bytes.
    ///
    /// Samples that differ in `secret` alone differ in secrets alone. Among [`KINDS`] of them are messages, keys and
    /// accumulators at which carries run far. With `public` even, twice the number of a block, a counter wraps after it.
    pub fn sample(&self, public: u64, secret: u64, len: usize) -> Regions {
        let draw = Draw { public, secret, len };
        let input = ("input", draw.message(6));
        match self {
            Operation::Chacha20Xor => [input, ("state", draw.chacha20())].into(),
            Operation::Poly1305Powers(_) => [("state", draw.poly1305().bytes(self))].into(),
            Operation::Poly1305Blocks { .. } | Operation::Poly1305Finish => {
                [input, ("state", draw.poly1305().bytes(self))].into()
            }
            Operation::Chacha20Poly1305Begin { .. } => {
                let mut state = vec![0; draw.poly1305().bytes(self).len()];
                state[..POLY1305].copy_from_slice(&draw.chacha20());
                [input, ("state", state)].into()
            }
            Operation::Chacha20Poly1305Blocks { .. } => {
                let mut state = draw.poly1305().bytes(self);
                state[..POLY1305].copy_from_slice(&draw.chacha20());
                [input, ("mac", draw.message(7)), ("state", state)].into()
            }
            Operation::AesExpand(size) => [("cipher_key", draw.secret(8, 4 * size.key_words()))].into(),
            Operation::AesCtrXor(size) => {
                let schedule = aes::schedule(*size, &draw.secret(8, 4 * size.key_words()));
                [input, ("schedule", schedule), ("counter", draw.counter_block())].into()
            }
            Operation::GhashPowers(_) => [("h", draw.secret(5, BLOCK))].into(),
            Operation::GhashBlocks(powers) => {
                let powers = draw.ghash(&powers.numbers("powers", 0), powers.bytes);
                [input, ("sum", draw.secret(9, BLOCK)), ("powers", powers)].into()
            }
            Operation::AesGcmBlocks { size, powers, .. } | Operation::AesGcmFinish { size, powers, .. } => {
                let numbers = powers.numbers("key", aes_gcm::POWERS);
                let mut key = draw.ghash(&numbers, aes_gcm::POWERS + powers.bytes);
                let schedule = aes::schedule(*size, &draw.secret(8, 4 * size.key_words()));
                key[..schedule.len()].copy_from_slice(&schedule);
                let mut state = vec![0; STATE];
                state[COUNTER..][..BLOCK].copy_from_slice(&draw.counter_block());
                state[FIRST..][..BLOCK].copy_from_slice(&draw.public(10, BLOCK));
                state[SUM..][..BLOCK].copy_from_slice(&draw.secret(9, BLOCK));
                state[LENGTHS..][..BLOCK].copy_from_slice(&draw.public(11, BLOCK));
                [input, ("key", key), ("state", state)].into()
            }
            Operation::Hash { hash, messages } => {
                let state = ("state", draw.secret(12, 4 * hash.words() * messages.count()));
                let inputs = messages.regions().into_iter().zip(13..).map(|(name, salt)| (name, draw.message(salt)));
                inputs.chain([state]).collect()
            }
        }
    }

    /// The same where the regions in `one` lie at one place, and so hold the same.
    pub fn sample_at(&self, one: &[&str], public: u64, secret: u64, len: usize) -> Regions {
        let mut given = self.sample(public, secret, len);
        let mut shared = given.clone().into_iter().filter(|(name, _)| one.contains(name));
        if let Some((_, bytes)) = shared.next() {
            shared.for_each(|(name, _)| drop(given.insert(name, bytes.clone())));
        }
        given
    }

    /// What a kernel is to leave in each region that it writes, computed from what it finds, by the specification.
    pub fn reference(&self, given: &Regions) -> Regions {
        let input = || &given["input"][..];
        let state = || given["state"].clone();
        match self {
            Operation::Chacha20Xor => {
                [("out", xor(input(), &chacha20::keystream(&given["state"], input().len())))].into()
            }
            Operation::Poly1305Powers(_) => [("state", State::of(self, &given["state"]).bytes(self))].into(),
            Operation::Poly1305Blocks { .. } => [("state", self.accumulated(state(), input()))].into(),
            Operation::Poly1305Finish => {
                let state = State::of(self, &given["state"]);
                let h = state.accumulator().padded(input(), state.key(), state.pad);
                [("tag", h.tag(state.s).to_vec())].into()
            }
            Operation::Chacha20Poly1305Begin { .. } => {
                let keystream = chacha20::keystream(&given["state"], CHACHA20_BLOCK + input().len());
                let half = |at: usize| u128::from_le_bytes(keystream[at..at + 16].try_into().expect("16 bytes"));
                let mut state = State { h: [0; 3], pad: 1, r: clamped(half(0)), s: half(16) }.bytes(self);
                state[..POLY1305].copy_from_slice(&given["state"][..POLY1305]);
                [("out", xor(input(), &keystream[CHACHA20_BLOCK..])), ("state", state)].into()
            }
            Operation::Chacha20Poly1305Blocks { .. } => {
                let out = xor(input(), &chacha20::keystream(&given["state"], input().len()));
                [("out", out), ("state", self.accumulated(state(), &given["mac"]))].into()
            }
            Operation::AesExpand(size) => [("schedule", aes::schedule(*size, &given["cipher_key"]))].into(),
            Operation::AesCtrXor(_) => {
                [("out", aes::counter_mode(&given["schedule"], &given["counter"], input()))].into()
            }
            Operation::GhashPowers(powers) => {
                let mut region = vec![0; powers.bytes];
                aes::write_powers(&powers.numbers("powers", 0), aes::key(&given["h"]), &mut region);
                [("powers", region)].into()
            }
            Operation::GhashBlocks(powers) => {
                let g = aes::key_of_powers(&powers.numbers("powers", 0), &given["powers"]);
                let sum = aes::add_blocks(Point::of_block(&given["sum"]), g, input());
                [("sum", sum.block().to_vec())].into()
            }
            Operation::AesGcmBlocks { size, direction, powers, .. }
            | Operation::AesGcmFinish { size, direction, powers, .. } => {
                let g = aes::key_of_powers(&powers.numbers("key", aes_gcm::POWERS), &given["key"]);
                let mut state = state();
                let block = |at: usize| &given["state"][at..at + BLOCK];
                let schedule = &given["key"][..size.schedule_bytes()];
                let out = aes::counter_mode(schedule, block(COUNTER), input());
                let mut ciphertext = match direction {
                    Direction::Seal => out.clone(),
                    Direction::Open => input().to_vec(),
                };
                ciphertext.resize(ciphertext.len().next_multiple_of(BLOCK), 0);
                let sum = aes::add_blocks(Point::of_block(block(SUM)), g, &ciphertext);
                if matches!(self, Operation::AesGcmBlocks { .. }) {
                    state[SUM..][..BLOCK].copy_from_slice(&sum.block());
                } else {
                    let hash = aes::add_blocks(sum, g, block(LENGTHS)) * g;
                    let mask = Point::of_block(&aes::encrypt(schedule, block(FIRST)));
                    state[TAG..][..BLOCK].copy_from_slice(&(hash + mask).block());
                }
                [("out", out), ("state", state)].into()
            }
            Operation::Hash { hash, messages } => {
                let mut state = state();
                for (i, name) in messages.regions().into_iter().enumerate() {
                    let before: Vec<u8> =
                        places(*hash, *messages, i).flat_map(|at| state[at..at + 4].to_vec()).collect();
                    let after = hash::compress(*hash, &before, &given[name]);
                    for (at, word) in places(*hash, *messages, i).zip(after.chunks(4)) {
                        state[at..at + 4].copy_from_slice(word);
                    }
                }
                [("state", state)].into()
            }
        }
    }

    /// A state with blocks taken into the accumulator.
    fn accumulated(&self, mut state: Vec<u8>, blocks: &[u8]) -> Vec<u8> {
        let before = State::of(self, &state);
        let h = before.accumulator().blocks(blocks, before.key()).words();
        state[poly1305::offset(self)..][..24].copy_from_slice(&h.map(u64::to_le_bytes).concat());
        state
    }

    /// Whether a kernel has left what it should: the same bytes, or the same numbers modulo 2^130 - 5 with limbs in their
    /// bounds.
    pub fn compare(&self, expected: &Regions, left: &Regions) -> Result<(), String> {
        let modular = match self {
            Operation::Poly1305Powers(_)
            | Operation::Poly1305Blocks { .. }
            | Operation::Chacha20Poly1305Begin { .. }
            | Operation::Chacha20Poly1305Blocks { .. } => self.contract().numbers,
            _ => Vec::new(),
        };
        for (name, expected) in expected {
            let left = left.get(name).ok_or_else(|| format!("there is no {name}"))?;
            let numbers: Vec<Number> = modular.iter().filter(|number| number.region == *name).cloned().collect();
            poly1305::compare(&numbers, expected, left).map_err(|why| format!("{name}: {why}"))?;
            if left == expected {
                continue;
            }
            let limbs = || numbers.iter().flat_map(|number| &number.limbs);
            let compared = |i: usize| limbs().any(|limb| (limb.at..limb.at + limb.bytes).contains(&i));
            if let Some(at) = (0..expected.len()).find(|&i| left.get(i) != Some(&expected[i]) && !compared(i)) {
                return Err(format!("{name}[{at}] is wrong"));
            }
        }
        Ok(())
    }
}
