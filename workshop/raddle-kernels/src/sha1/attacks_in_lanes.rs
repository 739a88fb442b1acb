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
pub fn candidates<W: Word>(words: &[W; 80]) -> W {
    let mut excluded = W::lit(32, 0);
    // The bits of the conditions so far that exclude the same vectors.
    let mut violations: Vec<(u32, W)> = Vec::new();
    for Condition { words: [first, second], bits: [a, b], differ, vectors, is_first, is_last } in conditions() {
        let (first, second) = (words[first], words[second]);
        let difference = first ^ if b >= a { second.shr(b - a) } else { second.shl(a - b) };
        let bit = W::lit(32, 1 << a);
        let mut violated = if differ { !difference & bit } else { difference & bit };
        if !is_first {
            let before = violations.iter().rfind(|(of, _)| *of == vectors).expect("an earlier condition");
            violated = violated | before.1;
        }
        if is_last {
            excluded = excluded | !violated.equals(W::lit(32, 0)) & W::lit(32, vectors.into());
        } else {
            violations.push((vectors, violated));
        }
    }
    !excluded
}
