//! AES, counter mode, GHASH, POLYVAL, AES-GCM and AES-GCM-SIV on plain numbers.

use raddle_isa::{Concrete, Meaning, Number};

use super::point::Point;
use super::region::{Regions, bytes, words};
use crate::aes::mode::Mode;
use crate::aes::{BLOCK, Size, spec};
use crate::aes_gcm::{COUNTER, Direction, FIRST, LENGTHS, POWERS, SUM, TAG};
use crate::ghash::Powers;

/// Returns G = R(H) x^-127, with which a block is multiplied ([`crate::ghash`]).
#[inline]
pub fn key(h: &[u8]) -> Point {
    Mode::Gcm.point(h).shifted_down(127)
}

impl Mode {
    /// Returns the polynomial of a block.
    #[inline]
    pub fn point(self, block: &[u8]) -> Point {
        Point(u128::from_le_bytes(self.ascending(block.try_into().expect("a block"))))
    }

    /// Returns the block of a polynomial.
    #[inline]
    pub fn block(self, Point(point): Point) -> [u8; BLOCK] {
        self.ascending(point.to_le_bytes())
    }
}

/// Absorbs whole blocks into the sum: each is added to the sum times H.
#[inline]
pub fn add_blocks(mode: Mode, sum: Point, g: Point, blocks: &[u8]) -> Point {
    blocks.chunks(BLOCK).fold(sum, |sum, block| sum * g + mode.point(block))
}

/// Returns the round keys.
#[inline]
pub fn schedule(size: Size, key: &[u8]) -> Vec<u8> {
    bytes(&spec::expand(size, &words(key)))
}

/// Encrypts a block under these round keys.
#[inline]
pub fn encrypt(schedule: &[u8], block: &[u8]) -> Vec<u8> {
    bytes(&spec::encrypt(&words(schedule), words(block).try_into().expect("a block")))
}

/// Adds the encrypted counter blocks to the input.
#[inline]
pub fn counter_mode(mode: Mode, schedule: &[u8], counter: &[u8], input: &[u8]) -> Vec<u8> {
    let schedule = words(schedule);
    let first: [Concrete; 4] = words(counter).try_into().expect("a block");
    let block = |i: usize| bytes(&spec::encrypt(&schedule, mode.increment(first, i as u64)));
    let keystream = (0..input.len().div_ceil(BLOCK)).flat_map(block);
    input.iter().zip(keystream).map(|(x, k)| x ^ k).collect()
}

/// Returns the keys of a message of AES-GCM-SIV, 16 bytes for POLYVAL and then the encryption key (RFC 8452, 4).
#[inline]
pub fn message_keys(size: Size, schedule: &[u8], counter: &[u8]) -> Vec<u8> {
    let blocks = vec![0; BLOCK * size.siv_key_blocks()];
    let blocks = counter_mode(Mode::GcmSiv, schedule, counter, &blocks);
    blocks.chunks(BLOCK).flat_map(|block| &block[..BLOCK / 2]).copied().collect()
}

/// Writes the words of the numbers in a contract, for the key G of GHASH, to the region that holds them.
#[inline]
pub fn write_powers(numbers: &[Number], g: Point, region: &mut [u8]) {
    let mut powers = vec![Point(1)];
    let mut power = |n: u32| {
        while powers.len() <= n as usize {
            powers.push(powers[powers.len() - 1] * g);
        }
        powers[n as usize]
    };
    let mut value = |number: &Number| match number.is {
        Meaning::Shifted(n, shift) => power(n).shifted(shift).0,
        Meaning::Folded(of) => match numbers[of].is {
            Meaning::Shifted(n, shift) => {
                let Point(p) = power(n).shifted(shift);
                p >> 64 ^ p & u128::from(u64::MAX)
            }
            is => panic!("the halves of {is}"),
        },
        is => panic!("{is} of GHASH"),
    };
    for number in numbers {
        let value = value(number);
        for limb in &number.limbs {
            region[limb.at..limb.at + 8].copy_from_slice(&((value >> limb.shift) as u64).to_le_bytes());
        }
    }
}

/// Returns the key G of these powers, which is the first of them.
#[inline]
pub fn key_of_powers(numbers: &[Number], region: &[u8]) -> Point {
    let first = numbers.iter().find_map(|number| match number.is {
        Meaning::Shifted(1, shift) => Some((number, shift)),
        _ => None,
    });
    let (number, shift) = first.expect("the key among its powers");
    let word = |at: usize| u64::from_le_bytes(region[at..at + 8].try_into().expect("a word"));
    let power = number.limbs.iter().map(|limb| u128::from(word(limb.at)) << limb.shift).sum();
    Point(power).shifted_down(shift)
}

/// Computes AES-GCM, or whole blocks of AES-GCM-SIV: returns the output, and the state with the sum or, at the end of
/// the message, with the tag.
#[inline]
pub fn gcm(
    (mode, size): (Mode, Size),
    direction: Direction,
    powers: &Powers,
    finish: bool,
    given: &Regions,
) -> Regions {
    let g = key_of_powers(&powers.numbers("key", POWERS), &given["key"]);
    let mut state = given["state"].clone();
    let block = |at: usize| &given["state"][at..at + BLOCK];
    let schedule = &given["key"][..size.schedule_bytes()];
    let out = counter_mode(mode, schedule, block(COUNTER), &given[mode.text(direction)]);
    let mut hashed = if mode.hashed(direction) == "out" { out.clone() } else { given["input"].clone() };
    hashed.resize(hashed.len().next_multiple_of(BLOCK), 0);
    let sum = add_blocks(mode, mode.point(block(SUM)), g, &hashed);
    if finish {
        let hash = add_blocks(mode, sum, g, block(LENGTHS)) * g;
        let mask = mode.point(&encrypt(schedule, block(FIRST)));
        state[TAG..][..BLOCK].copy_from_slice(&mode.block(hash + mask));
    } else {
        state[SUM..][..BLOCK].copy_from_slice(&mode.block(sum));
    }
    [("out", out), ("state", state)].into()
}
