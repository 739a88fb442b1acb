//! Numbers modulo p = 2^130 - 5, written for nothing but to be plain, and the states of Poly1305 kernels made of them.

use raddle_isa::{Meaning, Number};
use raddle_kernels::chacha20_poly1305::POLY1305;
use raddle_kernels::{Kernel, Operation};

use super::pseudorandom;

/// A number modulo p: five limbs of 26 bits, less than p.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Residue([u64; 5]);

const LIMB: u32 = 26;
const MASK: u128 = (1 << LIMB) - 1;

impl Residue {
    /// Nothing.
    pub const ZERO: Residue = Residue([0; 5]);

    /// Of limbs of any size.
    fn new(mut limbs: [u128; 5]) -> Residue {
        // Each pass but the last two leaves less above 130 bits.
        for _ in 0..8 {
            let mut carry = 0;
            for limb in &mut limbs {
                *limb += carry;
                carry = *limb >> LIMB;
                *limb &= MASK;
            }
            limbs[0] += 5 * carry;
        }
        let p = limbs[0] >= MASK - 4 && limbs[1..].iter().all(|limb| *limb == MASK);
        Residue(if p { [(limbs[0] - (MASK - 4)) as u64, 0, 0, 0, 0] } else { limbs.map(|limb| limb as u64) })
    }

    /// Of a word.
    pub fn of(x: u64) -> Residue {
        Residue::new([x as u128, 0, 0, 0, 0])
    }

    /// The sum.
    pub fn plus(self, other: Residue) -> Residue {
        Residue::new(std::array::from_fn(|i| self.0[i] as u128 + other.0[i] as u128))
    }

    /// The product.
    pub fn times(self, other: Residue) -> Residue {
        let mut product = [0; 5];
        for (i, a) in self.0.into_iter().enumerate() {
            for (k, b) in other.0.into_iter().enumerate() {
                product[(i + k) % 5] += a as u128 * b as u128 * if i + k < 5 { 1 } else { 5 };
            }
        }
        Residue::new(product)
    }

    /// The power.
    pub fn power(self, n: u32) -> Residue {
        (0..n).fold(Residue::of(1), |power, _| power.times(self))
    }

    /// The product with a power of 2.
    pub fn shifted(self, bits: u32) -> Residue {
        self.times(Residue::of(2).power(bits))
    }

    /// Of the bytes of a number, least significant first.
    pub fn of_bytes(bytes: &[u8]) -> Residue {
        bytes.iter().rev().fold(Residue::ZERO, |sum, byte| sum.shifted(8).plus(Residue::of((*byte).into())))
    }

    /// So many of its bits from bit `from` on, 64 at most.
    pub fn bits(self, from: u32, count: u32) -> u64 {
        (from..(from + count).min(130))
            .map(|bit| (self.0[(bit / LIMB) as usize] >> (bit % LIMB) & 1) << (bit - from))
            .sum()
    }

    /// `(self + block) * r` for each block of `message`, whole blocks.
    pub fn blocks(self, message: &[u8], r: Residue) -> Residue {
        let block = |h: Residue, block| h.plus(Residue::of_bytes(block)).plus(Residue::of(1).shifted(128)).times(r);
        message.chunks_exact(16).fold(self, block)
    }

    /// The tag.
    pub fn tag(self, s: u128) -> [u8; 16] {
        let h = (0..2).map(|i| (self.bits(64 * i, 64) as u128) << (64 * i)).sum::<u128>();
        h.wrapping_add(s).to_le_bytes()
    }
}

/// A word of so many bytes.
fn word(state: &[u8], at: usize, bytes: usize) -> u64 {
    let mut word = [0; 8];
    word[..bytes].copy_from_slice(&state[at..at + bytes]);
    u64::from_le_bytes(word)
}

/// What a number is, modulo p, and whether its limbs are in their bounds.
pub fn value(number: &Number, state: &[u8]) -> Residue {
    number.limbs.iter().fold(Residue::ZERO, |sum, limb| {
        let word = word(state, limb.at, limb.bytes);
        assert!(
            word <= limb.most && word.is_multiple_of(limb.multiple),
            "limb {word:#x} at {} is more than {:#x}",
            limb.at,
            limb.most
        );
        sum.plus(Residue::of(word).shifted(limb.shift))
    })
}

/// What each number must be, where the contract says it; the key is `r`.
pub fn meaning(number: &Number, r: Residue) -> Option<Residue> {
    match number.is {
        Meaning::Power(k) => Some(r.power(k)),
        Meaning::Shifted(k, bits) => Some(r.power(k).shifted(bits)),
        Meaning::Any | Meaning::Times(..) | Meaning::Folded(_) => None,
    }
}

/// Checks every number of a contract in a state.
pub fn check(kernel: &Kernel, state: &[u8], r: Residue) {
    let numbers = &kernel.contract.numbers;
    for number in numbers {
        let value = value(number, state);
        if let Some(expected) = meaning(number, r) {
            assert_eq!(value, expected, "{} {}: {:?}", kernel.isa, kernel.name, number.is);
        }
        if let Meaning::Times(factor, of) = number.is {
            for (limb, one) in number.limbs.iter().zip(&numbers[of].limbs) {
                assert_eq!(
                    word(state, limb.at, limb.bytes),
                    factor * word(state, one.at, one.bytes),
                    "{}",
                    kernel.name
                );
            }
        }
    }
}

/// Where a kernel finds the state of Poly1305 in its region.
pub fn offset(kernel: &Kernel) -> usize {
    match kernel.operation {
        Operation::Chacha20Poly1305Begin { .. } | Operation::Chacha20Poly1305Blocks { .. } => POLY1305,
        _ => 0,
    }
}

/// A state as a kernel may find it: key, accumulator and pad as given, powers as its contract says.
pub fn state(kernel: &Kernel, h: [u64; 3], pad: u64, r: u128, s: u128) -> Vec<u8> {
    let numbers = &kernel.contract.numbers;
    let bytes = numbers.iter().flat_map(|number| &number.limbs).map(|limb| limb.at + limb.bytes).max();
    let mut state = vec![0; bytes.expect("a state of Poly1305")];
    let fixed = [h[0], h[1], h[2], pad].map(u64::to_le_bytes).concat();
    let at = offset(kernel);
    state[at..at + 32].copy_from_slice(&fixed);
    state[at + 32..at + 48].copy_from_slice(&r.to_le_bytes());
    state[at + 48..at + 64].copy_from_slice(&s.to_le_bytes());
    for number in numbers {
        for (i, limb) in number.limbs.iter().enumerate() {
            let next = number.limbs.get(i + 1).map_or(limb.shift + 64, |next| next.shift);
            let word = match (number.is, meaning(number, Residue::of_bytes(&r.to_le_bytes()))) {
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

/// A key as it is clamped (RFC 8439, 2.5).
pub fn clamped(r: u128) -> u128 {
    r & 0x0fff_fffc_0fff_fffc_0fff_fffc_0fff_ffff
}

/// A number that is nothing in particular.
pub fn number(seed: u64) -> u128 {
    u128::from_le_bytes(pseudorandom(seed, 16).try_into().expect("16 bytes"))
}
