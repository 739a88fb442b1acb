//! The decision whether a block is a block of a known attack (Stevens and Shumow, algorithm 1).
//!
//! A disturbance vector gives the difference of the words of both blocks of an attack, and a round after which both have the
//! same five words a to e. So this block alone gives the other block's words a to e there. The other block's rounds, backwards
//! and forwards, give the hash values before and after it. If the hash value after it is the one after this block, the blocks
//! collide.
//!
//! Eight blocks are computed at once, so that a compiler can use vectors. The time depends on the blocks.
#![forbid(unsafe_code)]

use core::{array::from_fn, ops::Range};

use super::{Block, HashValue};
use crate::portable::{
    sha1::{K, QUARTER, ROUNDS},
    sha1_attacks::VECTORS,
    sha1_schedule,
};

/// The number of blocks that are computed at once.
pub(super) const LANES: usize = 8;

/// A word of each block.
type Lanes = [u32; LANES];

/// A block that may belong to an attack.
#[derive(Clone, Copy)]
pub(super) struct Suspect<'m> {
    pub(super) block: &'m Block,
    /// The hash value before the block.
    pub(super) before: HashValue,
    /// The hash value after the block.
    pub(super) after: HashValue,
    /// The disturbance vector: an index of [`VECTORS`].
    pub(super) vector: usize,
}

/// The difference of the words that each disturbance vector causes.
static DIFFERENCES: [[u32; ROUNDS]; VECTORS.len()] = {
    let mut differences = [[0; ROUNDS]; VECTORS.len()];
    let mut i = 0;
    while i < VECTORS.len() {
        differences[i] = VECTORS[i].differences();
        i += 1;
    }
    differences
};

/// The two rounds after which both blocks of an attack have equal words: see
/// [`equal_after`](crate::portable::sha1_attacks::DisturbanceVector::equal_after).
const EQUAL: [usize; 2] = [VECTORS[0].equal_after(), VECTORS[VECTORS.len() - 1].equal_after()];

/// Returns whether each block is a block of the attack with its disturbance vector.
pub(super) fn attacks(suspects: &[Suspect<'_>; LANES]) -> [bool; LANES] {
    let (mut words, mut others) = ([[0; LANES]; ROUNDS], [[0; LANES]; ROUNDS]);
    for (i, suspect) in suspects.iter().enumerate() {
        let differences = &DIFFERENCES[suspect.vector];
        for (t, word) in sha1_schedule(suspect.block).into_iter().enumerate() {
            words[t][i] = word;
            others[t][i] = word ^ differences[t];
        }
    }
    let [first, last] = EQUAL;
    let is_first = suspects.map(|suspect| VECTORS[suspect.vector].equal_after() == first);

    let mut state: [Lanes; 5] = from_fn(|word| suspects.map(|suspect| suspect.before[word]));
    rounds(&mut state, &words, 0..first);
    let equal_first = state;
    rounds(&mut state, &words, first..last);
    let equal_last = state;

    let mut before = equal_last;
    inverse_rounds(&mut before, &others, first..last);
    before = select(is_first, equal_first, before);
    inverse_rounds(&mut before, &others, 0..first);

    let mut after = equal_first;
    rounds(&mut after, &others, first..last);
    after = select(is_first, after, equal_last);
    rounds(&mut after, &others, last..ROUNDS);
    from_fn(|i| (0..5).all(|word| before[word][i].wrapping_add(after[word][i]) == suspects[i].after[word]))
}

/// Returns the words a to e of `yes` in the lanes where `is` holds, and of `no` in the others.
fn select(is: [bool; LANES], yes: [Lanes; 5], no: [Lanes; 5]) -> [Lanes; 5] {
    from_fn(|word| from_fn(|i| if is[i] { yes[word][i] } else { no[word][i] }))
}

/// Applies rounds to the words a to e (FIPS 180-4, section 6.1.2, step 3).
fn rounds(state: &mut [Lanes; 5], words: &[Lanes; ROUNDS], range: Range<usize>) {
    let [mut a, mut b, mut c, mut d, mut e] = *state;
    for t in range {
        let mut sum = function(t, b, c, d);
        for i in 0..LANES {
            sum[i] = sum[i].wrapping_add(a[i].rotate_left(5)).wrapping_add(e[i]).wrapping_add(words[t][i]);
        }
        (e, d, c, b, a) = (d, c, rotated(b, 30), a, sum);
    }
    *state = [a, b, c, d, e];
}

/// Applies the inverses of rounds, the last round first.
fn inverse_rounds(state: &mut [Lanes; 5], words: &[Lanes; ROUNDS], range: Range<usize>) {
    let [mut a, mut b, mut c, mut d, mut e] = *state;
    for t in range.rev() {
        let sum = a;
        (a, b, c, d) = (b, rotated(c, 2), d, e);
        e = function(t, b, c, d);
        for i in 0..LANES {
            e[i] = sum[i].wrapping_sub(e[i]).wrapping_sub(a[i].rotate_left(5)).wrapping_sub(words[t][i]);
        }
    }
    *state = [a, b, c, d, e];
}

#[inline(always)]
fn rotated(mut words: Lanes, by: u32) -> Lanes {
    for word in &mut words {
        *word = word.rotate_left(by);
    }
    words
}

/// Returns the function of round `t` (section 4.1.1), plus the constant of the round (section 4.2.1).
#[inline(always)]
fn function(t: usize, x: Lanes, y: Lanes, z: Lanes) -> Lanes {
    let quarter = t / QUARTER;
    let mut value = [0; LANES];
    match quarter {
        0 => (0..LANES).for_each(|i| value[i] = z[i] ^ (x[i] & (y[i] ^ z[i]))),
        2 => (0..LANES).for_each(|i| value[i] = (x[i] & y[i]) | (z[i] & (x[i] | y[i]))),
        _ => (0..LANES).for_each(|i| value[i] = x[i] ^ y[i] ^ z[i]),
    }
    for word in &mut value {
        *word = word.wrapping_add(K[quarter]);
    }
    value
}
