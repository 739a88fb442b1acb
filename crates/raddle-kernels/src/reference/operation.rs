//! Samples and results of each operation, and their comparison.

use raddle_isa::Number;

use super::chacha20::keystream;
use super::draw::Draw;
use super::point::Point;
use super::poly1305::{self, State, accumulated, accumulated_lanes, clamped, in_lanes};
use super::region::{Regions, xor};
use super::{aes, hash};
use crate::aes::BLOCK;
use crate::chacha20_poly1305::POLY1305;
use crate::hash::BLOCK_WORDS;
use crate::{Operation, aes_gcm, chacha20};

impl Operation {
    /// Draws the memory that a kernel finds for a message of `len` bytes. Equal arguments give equal bytes.
    ///
    /// Samples that differ in `secret` only differ in secrets only. [`super::KINDS`] consecutive samples include messages,
    /// keys and accumulators with long carries. If `public` is even, a counter wraps after block `public / 2`.
    #[inline]
    pub fn sample(&self, public: u64, secret: u64, len: usize) -> Regions {
        let draw = Draw { public, secret, len };
        let input = ("input", draw.message(6));
        match self {
            Operation::Chacha20Xor => [input, ("state", draw.chacha20())].into(),
            Operation::Chacha20Blocks { .. } => [("blocks", draw.chacha20_states())].into(),
            Operation::Poly1305Powers(_) => [("state", draw.poly1305().bytes(self))].into(),
            Operation::Poly1305Blocks { .. } | Operation::Poly1305Finish => {
                [input, ("state", draw.poly1305().bytes(self))].into()
            }
            Operation::Poly1305Lanes { messages } => {
                let state = |i| Draw { secret: secret + i, ..draw }.poly1305().words();
                [input, ("state", in_lanes(&(0..*messages as u64).map(state).collect::<Vec<_>>()))].into()
            }
            Operation::Chacha20Poly1305Begin { .. } => {
                let mut state = vec![0; draw.poly1305().bytes(self).len()];
                state[..POLY1305].copy_from_slice(&draw.chacha20());
                [input, ("state", state)].into()
            }
            Operation::Chacha20Poly1305Blocks { stride, share, .. } => {
                let mut state = draw.poly1305().bytes(self);
                state[..POLY1305].copy_from_slice(&draw.chacha20());
                let authenticated = Draw { len: len / *stride as usize * *share as usize, ..draw };
                [input, ("mac", authenticated.message(7)), ("state", state)].into()
            }
            Operation::AesExpand(size) => [("cipher_key", draw.cipher_key(*size))].into(),
            Operation::AesCtrXor(size) => {
                [input, ("schedule", draw.schedule(*size)), ("counter", draw.counter_block())].into()
            }
            Operation::GhashPowers(_) => [("h", draw.secret(5, BLOCK))].into(),
            Operation::GhashBlocks(powers) => {
                let powers = draw.ghash(&powers.numbers("powers", 0), powers.bytes);
                [input, ("sum", draw.secret(9, BLOCK)), ("powers", powers)].into()
            }
            Operation::AesGcmBlocks { size, powers, .. } | Operation::AesGcmFinish { size, powers, .. } => {
                let numbers = powers.numbers("key", aes_gcm::POWERS);
                let mut key = draw.ghash(&numbers, aes_gcm::POWERS + powers.bytes);
                let schedule = draw.schedule(*size);
                key[..schedule.len()].copy_from_slice(&schedule);
                [input, ("key", key), ("state", draw.aes_gcm())].into()
            }
            Operation::Hash { hash, messages } => {
                let state = ("state", draw.secret(12, 4 * hash.words() * messages.count()));
                let inputs = messages.regions().into_iter().zip(13..).map(|(name, salt)| (name, draw.message(salt)));
                inputs.chain([state]).collect()
            }
            Operation::HashWords { hash, messages } => {
                let state = draw.secret(12, 4 * hash.words() * messages);
                [("state", state), ("words", draw.secret(13, 4 * BLOCK_WORDS * messages))].into()
            }
        }
    }

    /// What a kernel is to leave in each region that it writes, computed from what it finds, by the specification.
    #[inline]
    pub fn reference(&self, given: &Regions) -> Regions {
        let input = || &given["input"][..];
        let state = || given["state"].clone();
        match self {
            Operation::Chacha20Xor => [("out", xor(input(), &keystream(&given["state"], input().len())))].into(),
            Operation::Chacha20Blocks { .. } => {
                let states = given["blocks"].chunks(chacha20::BLOCK);
                [("blocks", states.flat_map(|state| keystream(state, chacha20::BLOCK)).collect())].into()
            }
            Operation::Poly1305Powers(_) => [("state", State::of(self, &given["state"]).bytes(self))].into(),
            Operation::Poly1305Blocks { .. } => [("state", accumulated(self, state(), input()))].into(),
            Operation::Poly1305Finish => {
                let state = State::of(self, &given["state"]);
                let h = state.accumulator().padded(input(), state.key(), state.pad);
                [("tag", h.tag(state.s).to_vec())].into()
            }
            Operation::Poly1305Lanes { messages } => {
                [("state", accumulated_lanes(*messages, &state(), input()))].into()
            }
            Operation::Chacha20Poly1305Begin { .. } => {
                let keystream = keystream(&given["state"], chacha20::BLOCK + input().len());
                let half = |at: usize| u128::from_le_bytes(keystream[at..at + 16].try_into().expect("16 bytes"));
                let mut state = State { h: [0; 3], pad: 1, r: clamped(half(0)), s: half(16) }.bytes(self);
                state[..POLY1305].copy_from_slice(&given["state"][..POLY1305]);
                [("out", xor(input(), &keystream[chacha20::BLOCK..])), ("state", state)].into()
            }
            Operation::Chacha20Poly1305Blocks { .. } => {
                let out = xor(input(), &keystream(&given["state"], input().len()));
                [("out", out), ("state", accumulated(self, state(), &given["mac"]))].into()
            }
            Operation::AesExpand(size) => [("schedule", aes::schedule(*size, &given["cipher_key"]))].into(),
            Operation::AesCtrXor(_) => {
                [("out", aes::counter_mode(&given["schedule"], &given["counter"], input()))].into()
            }
            Operation::GhashPowers(powers) => {
                let (numbers, g) = (powers.numbers("powers", 0), aes::key(&given["h"]));
                let mut region = vec![0; powers.bytes];
                aes::write_powers(&numbers, g, &mut region);
                [("powers", region)].into()
            }
            Operation::GhashBlocks(powers) => {
                let g = aes::key_of_powers(&powers.numbers("powers", 0), &given["powers"]);
                let sum = aes::add_blocks(Point::of_block(&given["sum"]), g, input());
                [("sum", sum.block().to_vec())].into()
            }
            Operation::AesGcmBlocks { size, direction, powers, .. }
            | Operation::AesGcmFinish { size, direction, powers, .. } => {
                let finish = matches!(self, Operation::AesGcmFinish { .. });
                aes::gcm(*size, *direction, powers, finish, given)
            }
            Operation::Hash { hash, messages } => [("state", hash::messages(*hash, *messages, given))].into(),
            Operation::HashWords { hash, messages } => {
                [("state", hash::words_of_messages(*hash, *messages, given))].into()
            }
        }
    }

    /// The same where the regions in `one` lie at one place, and so hold the same.
    #[inline]
    pub fn sample_at(&self, one: &[&str], public: u64, secret: u64, len: usize) -> Regions {
        let mut given = self.sample(public, secret, len);
        let mut shared = given.clone().into_iter().filter(|(name, _)| one.contains(name));
        if let Some((_, bytes)) = shared.next() {
            shared.for_each(|(name, _)| drop(given.insert(name, bytes.clone())));
        }
        given
    }

    /// Whether a kernel has left what it should: the same bytes, or the same numbers modulo 2^130 - 5 with limbs in their
    /// bounds.
    #[inline]
    pub fn compare(&self, expected: &Regions, left: &Regions) -> Result<(), String> {
        let modular = match self {
            Operation::Poly1305Powers(_)
            | Operation::Poly1305Blocks { .. }
            | Operation::Poly1305Lanes { .. }
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
