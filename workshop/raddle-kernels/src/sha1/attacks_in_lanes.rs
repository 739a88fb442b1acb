//! The conditions of attacks in the order of kernels for many messages, which compare one pair of words in all lanes.
//!
//! Several conditions exclude the same set of disturbance vectors. Then it suffices to know whether one of them is violated:
//! their bits are combined first, and select the set once.

use super::Word;
use super::attacks::{CONDITIONS, Conditions, LANES};

/// A condition on a pair of bits.
#[derive(Clone, Copy)]
pub struct Condition {
    /// The numbers of the words.
    pub words: [usize; 2],
    /// The bit of each word.
    pub bits: [u32; 2],
    /// Whether the bits must differ. Otherwise they must be equal.
    pub differ: bool,
    /// The disturbance vectors that a violation excludes.
    pub vectors: u32,
    /// Whether this condition is the first one with these vectors.
    pub is_first: bool,
    /// Whether this condition is the last one with these vectors.
    pub is_last: bool,
}

/// The test whether a condition is violated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Test {
    /// Compares the bits of violated conditions with zero.
    Compare,
    /// Subtracts one from the bits of violated conditions, whose places are below the vectors. Without a violation, the
    /// borrow sets the bits of all vectors. AVX-512 has compares only with results in masks.
    Borrow,
}

impl Test {
    /// Returns the place to which the difference of a condition moves: of the bit of the first word, or below the vectors.
    pub fn place(self, condition: &Condition) -> u32 {
        match self {
            // If a vector has place 0, the bits of all its conditions do too, and it takes the borrow of that place.
            Test::Borrow if condition.bits[0] >= condition.vectors.trailing_zeros() => 0,
            _ => condition.bits[0],
        }
    }

    /// Returns the bit of a violated condition.
    fn select<W: Word>(self, difference: W, bit: W, differ: bool) -> W {
        match self {
            _ if !differ => difference & bit,
            Test::Compare => !difference & bit,
            Test::Borrow => difference & bit ^ bit,
        }
    }

    /// Returns the vectors if there are bits of violated conditions, otherwise none.
    fn exclude<W: Word>(self, violated: W, vectors: W) -> W {
        match self {
            Test::Compare => !violated.equals(W::lit(32, 0)) & vectors,
            Test::Borrow => (violated + W::lit(32, u32::MAX.into())) & vectors ^ vectors,
        }
    }
}

/// Returns the words, and the number of places by which a bit of the second word moves to the bit of the first.
pub fn difference(condition: &Condition) -> ([usize; 2], u32) {
    (condition.words, condition.bits[1].wrapping_sub(condition.bits[0]))
}

/// Returns all conditions, by their second words. Conditions with the same [`difference`] follow one another.
pub fn conditions() -> Vec<Condition> {
    let key = |row: &Conditions| (row.first, row.distance, row.bits[1].wrapping_sub(row.bits[0]));
    let mut all = Vec::new();
    for rows in CONDITIONS.chunk_by(|a, b| key(a) == key(b)) {
        for lane in 0..LANES {
            for &Conditions { first, distance, bits, differ, vectors } in
                rows.iter().filter(|row| row.vectors[lane] != 0)
            {
                let words = [first + lane, first + distance + lane];
                let vectors = vectors[lane];
                all.push(Condition { words, bits, differ, vectors, is_first: false, is_last: false });
            }
        }
    }
    // A kernel computes the conditions on a word when it has computed the word.
    all.sort_by_key(|condition| condition.words[1]);
    let vectors: Vec<_> = all.iter().map(|condition| condition.vectors).collect();
    for (i, condition) in all.iter_mut().enumerate() {
        condition.is_first = !vectors[..i].contains(&condition.vectors);
        condition.is_last = !vectors[i + 1..].contains(&condition.vectors);
    }
    all
}

/// Returns the same set as [`candidates`](super::attacks::candidates).
pub fn candidates<W: Word>(words: &[W; 80], test: Test) -> W {
    let mut excluded = W::lit(32, 0);
    // The bits of the conditions so far that exclude the same vectors.
    let mut violations: Vec<(u32, W)> = Vec::new();
    for condition in conditions() {
        let Condition { words: [first, second], bits: [a, b], differ, vectors, is_first, is_last } = condition;
        let (first, second, place) = (words[first], words[second], test.place(&condition));
        let difference = first ^ if b >= a { second.shr(b - a) } else { second.shl(a - b) };
        let mut violated = test.select(difference.shr(a - place), W::lit(32, 1 << place), differ);
        if !is_first {
            let before = violations.iter().rfind(|(of, _)| *of == vectors).expect("an earlier condition");
            violated = violated | before.1;
        }
        if is_last {
            excluded = excluded | test.exclude(violated, W::lit(32, vectors.into()));
        } else {
            violations.push((vectors, violated));
        }
    }
    !excluded
}
