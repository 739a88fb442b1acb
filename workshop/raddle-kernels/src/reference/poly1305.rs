//! Numbers modulo p = 2^130 - 5, written only for clarity, and the states of Poly1305 kernels with such numbers.

use raddle_isa::{Kernel, Meaning, Number};

use super::region::pseudorandom;
use crate::poly1305::state::{FIXED, FIXED_NUMBERS, H};
use crate::poly1305::{BLOCK, finish};

/// A number modulo p: five 26-bit limbs, less than p.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Residue([u64; 5]);

const LIMB: u32 = 26;
const MASK: u128 = (1 << LIMB) - 1;

impl Residue {
    /// The number 0.
    pub const ZERO: Residue = Residue([0; 5]);

    /// Returns the number with these limbs, which may be of any size.
    #[inline]
    fn new(mut limbs: [u128; 5]) -> Residue {
        // Each pass leaves fewer bits above 130, the last one none.
        loop {
            let mut carry = 0;
            for limb in &mut limbs {
                *limb += carry;
                carry = *limb >> LIMB;
                *limb &= MASK;
            }
            if carry == 0 {
                break;
            }
            limbs[0] += 5 * carry;
        }
        let p = limbs[0] >= MASK - 4 && limbs[1..].iter().all(|limb| *limb == MASK);
        Residue(if p { [(limbs[0] - (MASK - 4)) as u64, 0, 0, 0, 0] } else { limbs.map(|limb| limb as u64) })
    }

    /// Returns the number of a word.
    #[inline]
    pub fn of(x: u64) -> Residue {
        Residue::new([x as u128, 0, 0, 0, 0])
    }

    /// Returns the sum.
    #[inline]
    pub fn plus(self, other: Residue) -> Residue {
        Residue::new(std::array::from_fn(|i| self.0[i] as u128 + other.0[i] as u128))
    }

    /// Returns the product.
    #[inline]
    pub fn times(self, other: Residue) -> Residue {
        let mut product = [0; 5];
        for (i, a) in self.0.into_iter().enumerate() {
            for (k, b) in other.0.into_iter().enumerate() {
                product[(i + k) % 5] += a as u128 * b as u128 * if i + k < 5 { 1 } else { 5 };
            }
        }
        Residue::new(product)
    }

    /// Returns a power, by squaring.
    #[inline]
    pub fn power(self, n: u32) -> Residue {
        (0..u32::BITS - n.leading_zeros()).rev().fold(Residue::of(1), |power, bit| {
            let square = power.times(power);
            if n >> bit & 1 == 1 { square.times(self) } else { square }
        })
    }

    /// Returns the product with a power of 2.
    #[inline]
    pub fn shifted(self, bits: u32) -> Residue {
        (0..bits / 130).fold(self.below(bits % 130), |x, _| x.times(Residue::of(5)))
    }

    /// Returns the product with a power of 2 below 2^130.
    #[inline]
    fn below(self, bits: u32) -> Residue {
        let mut power = [0; 5];
        power[(bits / LIMB) as usize] = 1 << (bits % LIMB);
        self.times(Residue(power))
    }

    /// Returns the number of these bytes, least significant first.
    #[inline]
    pub fn of_bytes(bytes: &[u8]) -> Residue {
        bytes
            .chunks(8)
            .rev()
            .fold(Residue::ZERO, |sum, part| sum.shifted(64).plus(Residue::of(word(part, 0, part.len()))))
    }

    /// Returns `count` bits of the number, at most 64, starting at bit `from`.
    #[inline]
    pub fn bits(self, from: u32, count: u32) -> u64 {
        (from..(from + count).min(130))
            .map(|bit| (self.0[(bit / LIMB) as usize] >> (bit % LIMB) & 1) << (bit - from))
            .sum()
    }

    /// Computes `(self + block + pad * 2^128) * r` for each block of `message`, whole blocks.
    #[inline]
    pub fn padded(self, message: &[u8], r: Residue, pad: u64) -> Residue {
        let pad = Residue::of(pad).shifted(128);
        message.chunks_exact(16).fold(self, |h, block| h.plus(Residue::of_bytes(block)).plus(pad).times(r))
    }

    /// Computes [`Residue::padded`] with a `pad` of 1.
    #[inline]
    pub fn blocks(self, message: &[u8], r: Residue) -> Residue {
        self.padded(message, r, 1)
    }

    /// Returns the words of the number.
    #[inline]
    pub fn words(self) -> [u64; 3] {
        [0, 64, 128].map(|bit| self.bits(bit, 64))
    }

    /// Returns the tag.
    #[inline]
    pub fn tag(self, s: u128) -> [u8; 16] {
        let h = (0..2).map(|i| (self.bits(64 * i, 64) as u128) << (64 * i)).sum::<u128>();
        h.wrapping_add(s).to_le_bytes()
    }
}

/// Returns a word of `bytes` bytes.
#[inline]
fn word(state: &[u8], at: usize, bytes: usize) -> u64 {
    let mut word = [0; 8];
    word[..bytes].copy_from_slice(&state[at..at + bytes]);
    u64::from_le_bytes(word)
}

/// Returns the value of a number, modulo p, if its limbs are in their bounds.
#[inline]
pub fn value(number: &Number, state: &[u8]) -> Result<Residue, String> {
    number.limbs.iter().try_fold(Residue::ZERO, |sum, limb| {
        let word = word(state, limb.at, limb.bytes);
        if word > limb.max || !word.is_multiple_of(limb.multiple) {
            return Err(format!("limb {word:#x} at {} is more than {:#x}", limb.at, limb.max));
        }
        Ok(sum.plus(Residue::of(word).shifted(limb.shift)))
    })
}

/// Returns the value that a number must have, if the contract gives it; the key is `r`.
#[inline]
pub fn meaning(number: &Number, r: Residue) -> Option<Residue> {
    match number.is {
        Meaning::Power(k) => Some(r.power(k)),
        Meaning::Shifted(k, bits) => Some(r.power(k).shifted(bits)),
        Meaning::Any | Meaning::Times(..) | Meaning::Folded(_) => None,
    }
}

/// Compares the numbers of a contract with the expected ones: each must be in its bounds, and have the same value as in
/// `expected`, or a multiple of another number.
#[inline]
pub fn compare(numbers: &[Number], expected: &[u8], state: &[u8]) -> Result<(), String> {
    for number in numbers {
        let wrong = || format!("the number at {} is wrong", number.limbs[0].at);
        if value(number, state)? != value(number, expected)? {
            return Err(wrong());
        }
        if let Meaning::Times(factor, of) = number.is {
            for (limb, one) in number.limbs.iter().zip(&numbers[of].limbs) {
                if word(state, limb.at, limb.bytes) != factor * word(state, one.at, one.bytes) {
                    return Err(wrong());
                }
            }
        }
    }
    Ok(())
}

/// Returns the offset of the Poly1305 state in its region, from its first number, the accumulator.
#[inline]
fn offset(numbers: &[Number]) -> usize {
    numbers[0].limbs[0].at - H
}

/// The state of a kernel without powers.
#[derive(Clone, Copy, Debug)]
pub struct State {
    /// The accumulator.
    pub h: [u64; 3],
    /// The number that is added above blocks, times 2^128.
    pub pad: u64,
    /// The clamped key.
    pub r: u128,
    /// The number that is added to the tag.
    pub s: u128,
}

impl State {
    /// Reads the state.
    #[inline]
    pub fn of(numbers: &[Number], state: &[u8]) -> State {
        let state = &state[offset(numbers)..];
        let half = |at: usize| u128::from(word(state, at, 8)) | u128::from(word(state, at + 8, 8)) << 64;
        State { h: [0, 8, 16].map(|at| word(state, at, 8)), pad: word(state, 24, 8), r: half(32), s: half(48) }
    }

    /// Returns its words, in the order of memory.
    #[inline]
    pub(crate) fn words(&self) -> [u64; FIXED / 8] {
        let [h0, h1, h2] = self.h;
        let half = |x: u128| [x as u64, (x >> 64) as u64];
        let ([r0, r1], [s0, s1]) = (half(self.r), half(self.s));
        [h0, h1, h2, self.pad, r0, r1, s0, s1]
    }

    /// Returns the accumulator modulo p.
    #[inline]
    pub fn accumulator(&self) -> Residue {
        Residue::of_bytes(&self.h.map(u64::to_le_bytes).concat())
    }

    /// Returns the key modulo p.
    #[inline]
    pub fn key(&self) -> Residue {
        Residue::of_bytes(&self.r.to_le_bytes())
    }

    /// Returns the bytes of a state that a kernel may find, with the powers of its contract.
    #[inline]
    pub fn bytes(&self, numbers: &[Number]) -> Vec<u8> {
        let bytes = numbers.iter().flat_map(|number| &number.limbs).map(|limb| limb.at + limb.bytes).max();
        let mut state = vec![0; bytes.expect("a state of Poly1305")];
        state[offset(numbers)..][..FIXED].copy_from_slice(&self.words().map(u64::to_le_bytes).concat());
        for number in &numbers[FIXED_NUMBERS..] {
            for (i, limb) in number.limbs.iter().enumerate() {
                let next = number.limbs.get(i + 1).map_or(limb.shift + 64, |next| next.shift);
                let word = match (number.is, meaning(number, self.key())) {
                    (Meaning::Times(factor, of), _) => {
                        let one = numbers[of].limbs[i];
                        factor * word(&state, one.at, one.bytes)
                    }
                    (_, Some(value)) => value.bits(limb.shift, next - limb.shift),
                    (_, None) => continue,
                };
                state[limb.at..limb.at + limb.bytes].copy_from_slice(&word.to_le_bytes()[..limb.bytes]);
            }
        }
        state
    }
}

/// Returns a state that a kernel may find, with this key, accumulator and pad, and the powers of its contract.
#[inline]
pub fn state<O>(kernel: &Kernel<O>, h: [u64; 3], pad: u64, r: u128, s: u128) -> Vec<u8> {
    State { h, pad, r, s }.bytes(&kernel.contract.numbers)
}

/// Returns a clamped key (RFC 8439, 2.5).
#[inline]
pub fn clamped(r: u128) -> u128 {
    r & 0x0fff_fffc_0fff_fffc_0fff_fffc_0fff_ffff
}

/// Returns a pseudorandom number.
#[inline]
pub fn number(seed: u64) -> u128 {
    u128::from_le_bytes(pseudorandom(seed, 16).try_into().expect("16 bytes"))
}

/// Returns the state after absorbing blocks into the accumulator.
#[inline]
pub(crate) fn accumulated(numbers: &[Number], mut state: Vec<u8>, blocks: &[u8]) -> Vec<u8> {
    let before = State::of(numbers, &state);
    let h = before.accumulator().blocks(blocks, before.key()).words();
    state[offset(numbers)..][..24].copy_from_slice(&h.map(u64::to_le_bytes).concat());
    state
}

/// Returns the states of messages, word by word.
#[inline]
pub(crate) fn in_lanes(states: &[[u64; FIXED / 8]]) -> Vec<u8> {
    (0..FIXED / 8).flat_map(|i| states.iter().flat_map(move |state| state[i].to_le_bytes())).collect()
}

/// Returns the states of messages after absorbing blocks of each into its accumulator.
#[inline]
pub(crate) fn accumulated_lanes(messages: usize, states: &[u8], blocks: &[u8]) -> Vec<u8> {
    let after = |message: usize| {
        let words = states.chunks(8).skip(message).step_by(messages);
        let own = blocks.chunks(BLOCK).skip(message).step_by(messages);
        let state = words.collect::<Vec<_>>().concat();
        let state = accumulated(&finish().numbers, state, &own.collect::<Vec<_>>().concat());
        std::array::from_fn(|i| word(&state, 8 * i, 8))
    };
    in_lanes(&(0..messages).map(after).collect::<Vec<_>>())
}
