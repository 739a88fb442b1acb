//! The decision whether a block is a block of a known attack (Stevens and Shumow, algorithm 1).
//!
//! A disturbance vector gives the difference of the words of both blocks of an attack, and a round after which both have the
//! same five words a to e. So this block alone gives the other block's words a to e there. The other block's rounds, backwards
//! and forwards, give the hash values before and after it. If the hash value after it is the one after this block, the blocks
//! collide.
//!
//! Eight blocks are computed at once, so that a compiler can use vectors: with AVX2, a third of the time. A lone block is computed
//! alone, because eight take longer. The time depends on the blocks.
#![forbid(unsafe_code)]

use core::{array::from_fn, ops::Range};

use super::{Block, HashValue};
use crate::portable::{
    sha1::{K, QUARTER, ROUNDS},
    sha1_attacks::VECTORS,
};

/// The maximum number of blocks that are computed at once.
pub(super) const LANES: usize = 8;

/// A word of each block.
type Lanes<const N: usize> = [u32; N];

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

/// The words of message schedules of the blocks, and of the other blocks of the attacks. Their values before a decision do not
/// matter.
pub(super) struct Schedules<const N: usize = LANES> {
    words: [Lanes<N>; ROUNDS],
    others: [Lanes<N>; ROUNDS],
}

impl<const N: usize> Default for Schedules<N> {
    fn default() -> Self {
        Schedules { words: [[0; N]; ROUNDS], others: [[0; N]; ROUNDS] }
    }
}

/// The difference of the first words that each disturbance vector causes.
static DIFFERENCES: [[u32; 16]; VECTORS.len()] = {
    let mut differences = [[0; 16]; VECTORS.len()];
    let mut i = 0;
    while i < VECTORS.len() {
        differences[i] = *VECTORS[i].differences().first_chunk().expect("80 words");
        i += 1;
    }
    differences
};

/// The two rounds after which both blocks of an attack have equal words: see
/// [`equal_after`](crate::portable::sha1_attacks::DisturbanceVector::equal_after).
const EQUAL: [usize; 2] = [VECTORS[0].equal_after(), VECTORS[VECTORS.len() - 1].equal_after()];

/// The same as [`attacks`], compiled for AVX2.
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
#[target_feature(enable = "avx2")]
pub(super) fn attacks_avx2(suspects: &[Suspect<'_>; LANES], schedules: &mut Schedules) -> [bool; LANES] {
    attacks(suspects, schedules)
}

/// Returns whether each block is a block of the attack with its disturbance vector.
// Inlined with all that it calls, so that each caller has its own instructions.
#[inline(always)]
pub(super) fn attacks<const N: usize>(suspects: &[Suspect<'_>; N], schedules: &mut Schedules<N>) -> [bool; N] {
    let Schedules { words, others } = schedules;
    for (i, suspect) in suspects.iter().enumerate() {
        for (t, bytes) in suspect.block.as_chunks().0.iter().enumerate() {
            words[t][i] = u32::from_be_bytes(*bytes);
            others[t][i] = words[t][i] ^ DIFFERENCES[suspect.vector][t];
        }
    }
    // The differences are a message schedule, too.
    expand([words, others]);
    let [first, last] = EQUAL;
    let is_first = suspects.map(|suspect| if VECTORS[suspect.vector].equal_after() == first { u32::MAX } else { 0 });
    let [hash_before, hash_after]: [[Lanes<N>; 5]; 2] = [
        from_fn(|word| suspects.map(|suspect| suspect.before[word])),
        from_fn(|word| suspects.map(|suspect| suspect.after[word])),
    ];

    // The rounds backwards from the last, without the sum that follows it.
    let mut state = from_fn(|word| zip(hash_after[word], hash_before[word], u32::wrapping_sub));
    inverse_rounds(&mut state, words, last..ROUNDS);
    let equal_last = state;
    inverse_rounds(&mut state, words, first..last);
    let equal_first = state;

    let mut before = equal_last;
    inverse_rounds(&mut before, others, first..last);
    before = select(is_first, equal_first, before);
    inverse_rounds(&mut before, others, 0..first);

    let mut after = equal_first;
    rounds(&mut after, others, first..last);
    after = select(is_first, after, equal_last);
    rounds(&mut after, others, last..ROUNDS);

    let mut difference = [0; N];
    for (word, hash_after) in hash_after.into_iter().enumerate() {
        let sum = zip(before[word], after[word], u32::wrapping_add);
        difference = zip(difference, zip(sum, hash_after, |x, y| x ^ y), |x, y| x | y);
    }
    difference.map(|bits| bits == 0)
}

/// Computes message schedules from their first sixteen words (FIPS 180-4, section 6.1.2, step 1). Each is a dependency chain, so
/// both take little longer than one.
#[inline(always)]
fn expand<const N: usize>(schedules: [&mut [Lanes<N>; ROUNDS]; 2]) {
    let [first, second] = schedules;
    for t in 16..ROUNDS {
        for words in [&mut *first, &mut *second] {
            let sum =
                [8, 14, 16].into_iter().fold(words[t - 3], |sum, before| zip(sum, words[t - before], |x, y| x ^ y));
            words[t] = rotated(sum, 1);
        }
    }
}

/// Returns the words a to e of `yes` in the lanes where all bits of `is` are set, and of `no` in the others.
#[inline(always)]
fn select<const N: usize>(is: Lanes<N>, yes: [Lanes<N>; 5], no: [Lanes<N>; 5]) -> [Lanes<N>; 5] {
    from_fn(|word| zip(no[word], zip(is, zip(yes[word], no[word], |x, y| x ^ y), |x, y| x & y), |x, y| x ^ y))
}

/// Combines two words in each lane.
#[inline(always)]
fn zip<const N: usize>(mut x: Lanes<N>, y: Lanes<N>, f: impl Fn(u32, u32) -> u32) -> Lanes<N> {
    for (x, y) in x.iter_mut().zip(y) {
        *x = f(*x, y);
    }
    x
}

/// Applies rounds to the words a to e (FIPS 180-4, section 6.1.2, step 3).
#[inline(always)]
fn rounds<const N: usize>(state: &mut [Lanes<N>; 5], words: &[Lanes<N>; ROUNDS], range: Range<usize>) {
    let [mut a, mut b, mut c, mut d, mut e] = *state;
    for t in range {
        let mut sum = function(t, b, c, d);
        for i in 0..N {
            sum[i] = sum[i].wrapping_add(a[i].rotate_left(5)).wrapping_add(e[i]).wrapping_add(words[t][i]);
        }
        (e, d, c, b, a) = (d, c, rotated(b, 30), a, sum);
    }
    *state = [a, b, c, d, e];
}

/// Applies the inverses of rounds, the last round first.
#[inline(always)]
fn inverse_rounds<const N: usize>(state: &mut [Lanes<N>; 5], words: &[Lanes<N>; ROUNDS], range: Range<usize>) {
    let [mut a, mut b, mut c, mut d, mut e] = *state;
    for t in range.rev() {
        let sum = a;
        (a, b, c, d) = (b, rotated(c, 2), d, e);
        e = function(t, b, c, d);
        for i in 0..N {
            e[i] = sum[i].wrapping_sub(e[i]).wrapping_sub(a[i].rotate_left(5)).wrapping_sub(words[t][i]);
        }
    }
    *state = [a, b, c, d, e];
}

#[inline(always)]
fn rotated<const N: usize>(mut words: Lanes<N>, by: u32) -> Lanes<N> {
    for word in &mut words {
        *word = word.rotate_left(by);
    }
    words
}

/// Returns the function of round `t` (section 4.1.1), plus the constant of the round (section 4.2.1).
#[inline(always)]
fn function<const N: usize>(t: usize, x: Lanes<N>, y: Lanes<N>, z: Lanes<N>) -> Lanes<N> {
    let quarter = t / QUARTER;
    let mut value = [0; N];
    match quarter {
        0 => (0..N).for_each(|i| value[i] = z[i] ^ (x[i] & (y[i] ^ z[i]))),
        2 => (0..N).for_each(|i| value[i] = (x[i] & y[i]) | (z[i] & (x[i] | y[i]))),
        _ => (0..N).for_each(|i| value[i] = x[i] ^ y[i] ^ z[i]),
    }
    for word in &mut value {
        *word = word.wrapping_add(K[quarter]);
    }
    value
}
