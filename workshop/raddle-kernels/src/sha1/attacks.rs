//! The known attacks on SHA-1, and the conditions that each of them imposes on the words of a block.
//!
//! Sources: M. Stevens, "Counter-cryptanalysis" (CRYPTO 2013), and M. Stevens and D. Shumow, "Speeding up detection of SHA-1
//! collision attacks using unavoidable attack conditions" (USENIX Security 2017).
//!
//! An attack adds a fixed difference to the words W(0) to W(79) of a block by exclusive or. The difference follows from a
//! disturbance vector: each of its bits disturbs one round, and the differences of the words of the next five rounds correct
//! the disturbance. A correction works only if its bit goes the other way than the disturbance. So bits of two words must be
//! equal, or must differ, in either block of the attack. These conditions on W(32) to W(67) exclude most disturbance vectors
//! for most blocks. The tests derive the conditions from the disturbance vectors.

use super::Word;

/// The number of words of the message schedule.
const WORDS: usize = 80;

/// The disturbance vectors of all efficient attacks, in the order of the bits of a set (Stevens and Shumow, section 4.4).
pub const VECTORS: [DisturbanceVector; 32] = [
    vector(1, 43, 0),
    vector(1, 44, 0),
    vector(1, 45, 0),
    vector(1, 46, 0),
    vector(1, 46, 2),
    vector(1, 47, 0),
    vector(1, 47, 2),
    vector(1, 48, 0),
    vector(1, 48, 2),
    vector(1, 49, 0),
    vector(1, 49, 2),
    vector(1, 50, 0),
    vector(1, 50, 2),
    vector(1, 51, 0),
    vector(1, 51, 2),
    vector(1, 52, 0),
    vector(2, 45, 0),
    vector(2, 46, 0),
    vector(2, 46, 2),
    vector(2, 47, 0),
    vector(2, 48, 0),
    vector(2, 49, 0),
    vector(2, 49, 2),
    vector(2, 50, 0),
    vector(2, 50, 2),
    vector(2, 51, 0),
    vector(2, 51, 2),
    vector(2, 52, 0),
    vector(2, 53, 0),
    vector(2, 54, 0),
    vector(2, 55, 0),
    vector(2, 56, 0),
];

/// A disturbance vector I(K, b) or II(K, b) (S. Manuel, "Classification and generation of disturbance vectors for collision
/// attacks against SHA-1", 2011).
#[derive(Clone, Copy)]
pub struct DisturbanceVector {
    /// The type: 1 or 2.
    class: u8,
    /// K: the first of fifteen words that disturb no round, except two words of type II.
    k: usize,
    /// b: the rotation of all words.
    b: u32,
}

const fn vector(class: u8, k: usize, b: u32) -> DisturbanceVector {
    DisturbanceVector { class, k, b }
}

impl DisturbanceVector {
    /// Returns the number of rounds after which the hash values of both blocks of the attack are equal: no disturbance of the
    /// six rounds before this one is uncorrected. All vectors but the last fit one of two numbers.
    pub const fn equal_after(self) -> usize {
        if self.k < 50 { 58 } else { 65 }
    }

    /// Returns the words that disturb rounds -5 to 79. Sixteen words determine the others, as in a message schedule.
    pub const fn disturbances(self) -> [u32; WORDS + CORRECTIONS] {
        let mut words = [0; WORDS + CORRECTIONS];
        let first = self.k + CORRECTIONS;
        words[first + 15] = 1u32.rotate_left(self.b);
        if self.class == 2 {
            words[first + 1] = 0x8000_0000u32.rotate_left(self.b);
            words[first + 3] = 0x8000_0000u32.rotate_left(self.b);
        }
        let mut t = first + 16;
        while t < words.len() {
            words[t] = (words[t - 3] ^ words[t - 8] ^ words[t - 14] ^ words[t - 16]).rotate_left(1);
            t += 1;
        }
        t = first;
        while t > 0 {
            t -= 1;
            words[t] = words[t + 16].rotate_right(1) ^ words[t + 13] ^ words[t + 8] ^ words[t + 2];
        }
        words
    }

    /// Returns the difference of the words of the message schedule: each disturbance with its corrections in the next five
    /// rounds, by the rotations of a round (FIPS 180-4, 6.1.2, step 3).
    pub const fn differences(self) -> [u32; WORDS] {
        let words = self.disturbances();
        let mut differences = [0; WORDS];
        let mut t = 0;
        while t < WORDS {
            let at = t + CORRECTIONS;
            let rotated = words[at - 3] ^ words[at - 4] ^ words[at - 5];
            differences[t] = words[at] ^ words[at - 1].rotate_left(5) ^ words[at - 2] ^ rotated.rotate_left(30);
            t += 1;
        }
        differences
    }
}

/// The number of rounds in which corrections follow a disturbance.
pub const CORRECTIONS: usize = 5;

/// The number of consecutive words whose conditions a kernel computes at once.
pub const LANES: usize = 4;

/// Conditions on pairs of bits. Lane `i` compares W(`first + i`) with W(`first + distance + i`).
#[derive(Clone, Copy)]
pub struct Conditions {
    /// The first word: a multiple of four, because a kernel has the words of the message schedule in fours.
    pub first: usize,
    /// The distance of the second word from the first.
    pub distance: usize,
    /// The bit of the first word, and the bit of the second word.
    pub bits: [u32; 2],
    /// Whether the bits must differ. Otherwise they must be equal.
    pub differ: bool,
    /// The disturbance vectors that each lane excludes if its bits violate the condition: a bit for each of [`VECTORS`].
    pub vectors: [u32; LANES],
}

const fn row(first: usize, distance: usize, bits: [u32; 2], differ: bool, vectors: [u32; LANES]) -> Conditions {
    Conditions { first, distance, bits, differ, vectors }
}

const EQUAL: bool = false;
const DIFFER: bool = true;

/// The conditions. They are equivalent to the lists of Stevens and Shumow (tables 4 and 5): for each vector, both have the
/// same consequences. A search chose the conditions that take the fewest instructions.
#[rustfmt::skip]
pub const CONDITIONS: [Conditions; 54] = [
    row(32, 1, [30,  3], DIFFER, [         0,          0,          0, 0x00100000]),
    row(32, 1, [ 1,  6], DIFFER, [         0,          0,          0, 0x00000410]),
    row(32, 4, [ 3, 28], EQUAL , [         0,          0,          0, 0x00082000]),
    row(32, 4, [ 4, 29], EQUAL , [         0,          0,          0, 0x00080084]),
    row(32, 4, [ 5, 30], EQUAL , [         0,          0,          0, 0x00004000]),
    row(36, 1, [30,  3], DIFFER, [0x00200000, 0x00800000, 0x02000000, 0x08000000]),
    row(36, 1, [ 4,  4], DIFFER, [0x00000800, 0x00002000, 0x00008000,          0]),
    row(36, 1, [ 6,  6], DIFFER, [         0, 0x00004000,          0,          0]),
    row(36, 1, [ 0,  5], DIFFER, [0x00400000, 0x01000000, 0x04000000,          0]),
    row(36, 1, [ 1,  6], DIFFER, [0x00041040, 0x00004100, 0x00000400, 0x00401010]),
    row(36, 2, [ 1,  1], DIFFER, [         0,          0, 0x00000400, 0x00401000]),
    row(36, 2, [ 4,  4], DIFFER, [0x28000000, 0x50000001, 0xa0000002, 0x40000005]),
    row(36, 3, [ 4, 29], EQUAL , [         0, 0x50000001, 0xa0000002, 0x40000005]),
    row(36, 4, [ 3, 28], EQUAL , [0x00100000, 0x00200000, 0x00800000, 0x02000000]),
    row(36, 4, [ 4, 29], EQUAL , [0x00110208, 0x00220820, 0x00882080, 0x02108200]),
    row(36, 4, [ 5, 30], EQUAL , [         0, 0x00400000, 0x01000000, 0x04000000]),
    row(40, 1, [29, 29], EQUAL , [0x800a00a2, 0x00180284, 0x00300a08, 0x00a12820]),
    row(40, 1, [ 1,  6], DIFFER, [0x01004040, 0x04040100, 0x00000400, 0x00001000]),
    row(40, 2, [ 1,  1], DIFFER, [0x01004000, 0x04040000,          0,          0]),
    row(40, 2, [ 4,  4], DIFFER, [0x8000000a, 0x00000025, 0x0000008a, 0x00000224]),
    row(40, 2, [ 6,  6], EQUAL , [0x00000010, 0x00000040, 0x00000110, 0x00000440]),
    row(40, 2, [29, 29], DIFFER, [         0, 0x80000002,          0, 0x00000008]),
    row(40, 4, [ 3, 28], EQUAL , [0x08000000, 0x10000000, 0x20000000, 0x40000000]),
    row(40, 4, [ 4, 29], EQUAL , [0x08200800, 0x10812000, 0x22028000, 0x48080001]),
    row(44, 1, [ 6,  1], EQUAL , [         0, 0x00400000, 0x01000010, 0x04000040]),
    row(44, 1, [29, 29], EQUAL , [0x0283a080, 0x0a0a8200, 0x18180801, 0x30302002]),
    row(44, 1, [ 1,  6], DIFFER, [0x00404000, 0x01000000, 0x04000000, 0x00040000]),
    row(44, 2, [ 4,  4], DIFFER, [0x00000888, 0x00002220, 0x00008880, 0x00012200]),
    row(44, 2, [ 6,  6], EQUAL , [0x00001110, 0x00004440, 0x00001100, 0x00004400]),
    row(44, 2, [29, 29], DIFFER, [0x00000025, 0x0000008a, 0x00000224, 0x00000888]),
    row(44, 4, [ 3, 28], EQUAL , [0x80000000,          0,          0,          0]),
    row(44, 4, [ 4, 29], EQUAL , [0x90100002, 0x20200004, 0x40800008, 0x82000020]),
    row(48, 1, [ 6,  1], EQUAL , [0x00000100, 0x00000400, 0x00041000, 0x00004000]),
    row(48, 1, [29, 29], EQUAL , [0x60a08004, 0xc2810008, 0x8a020020, 0x18080080]),
    row(48, 2, [ 6,  6], EQUAL , [0x00041000, 0x00004000,          0, 0x00400000]),
    row(48, 2, [29, 29], DIFFER, [0x00002220, 0x00008880, 0x00012200, 0x00028800]),
    row(48, 3, [ 4, 29], EQUAL , [0x08028880, 0x10092200, 0x20128800, 0x40282000]),
    row(48, 4, [ 1,  1], DIFFER, [         0,          0, 0x00400000, 0x01000000]),
    row(52, 1, [ 6,  1], EQUAL , [         0, 0x00400000, 0x01000000, 0x04000000]),
    row(52, 1, [29, 29], EQUAL , [0x30110200, 0x60220800, 0xc0882000, 0x82108000]),
    row(52, 2, [ 4,  4], DIFFER, [         0, 0x02000000, 0x08000000, 0x10000000]),
    row(52, 2, [ 6,  6], EQUAL , [0x01000000, 0x04000000,          0,          0]),
    row(52, 2, [29, 29], DIFFER, [0x00082000, 0x00108000, 0x00200000, 0x00800000]),
    row(52, 3, [ 4, 29], EQUAL , [0x80908000, 0x02200000, 0x08800000, 0x12000000]),
    row(52, 4, [ 1,  1], DIFFER, [0x04000000,          0,          0,          0]),
    row(56, 1, [29, 29], EQUAL , [0x08200000, 0x10800000, 0x22000000, 0x08000000]),
    row(56, 1, [ 0,  5], DIFFER, [         0,          0, 0x00000001, 0x00000002]),
    row(56, 2, [ 4, 29], EQUAL , [0x20000000, 0x40000000,          0,          0]),
    row(56, 4, [ 4, 29], EQUAL , [0x08000000, 0x10000000, 0x20000000, 0x40000000]),
    row(56, 5, [ 0, 30], DIFFER, [         0,          0, 0x00000001, 0x00000002]),
    row(60, 1, [ 0,  5], DIFFER, [0x00010004, 0x00020008, 0x00080020, 0x00100080]),
    row(60, 1, [ 1,  6], DIFFER, [         0, 0x00000001, 0x00000002, 0x00010004]),
    row(60, 1, [ 2,  7], DIFFER, [         0, 0x00040010, 0x00000040, 0x00000100]),
    row(60, 4, [ 4, 29], EQUAL , [0x80000000,          0,          0,          0]),
];

/// Returns the message schedule of a block (FIPS 180-4, 6.1.2, step 1).
pub fn schedule<W: Word>(block: [W; 16]) -> [W; WORDS] {
    let mut words = [block[0]; WORDS];
    words[..16].copy_from_slice(&block);
    for t in 16..WORDS {
        words[t] = (words[t - 3] ^ words[t - 8] ^ words[t - 14] ^ words[t - 16]).rol(1);
    }
    words
}

/// Returns the set of the disturbance vectors whose conditions the words of a message schedule meet: a bit for each of
/// [`VECTORS`]. The set of a random block is empty with a probability of 95 %.
pub fn candidates<W: Word>(words: &[W; WORDS]) -> W {
    let mut excluded: [W; LANES] = [W::lit(32, 0); LANES];
    for &Conditions { first, distance, bits: [a, b], differ, vectors } in &CONDITIONS {
        for (i, excluded) in excluded.iter_mut().enumerate() {
            let (first, second) = (words[first + i], words[first + distance + i]);
            let second = if b >= a { second.shr(b - a) } else { second.shl(a - b) };
            let equal = ((first ^ second) & W::lit(32, 1 << a)).equals(W::lit(32, 0));
            let violated = if differ { equal } else { !equal };
            *excluded = *excluded | violated & W::lit(32, vectors[i].into());
        }
    }
    // A kernel combines its lanes in this order.
    let mut lanes = LANES;
    while lanes > 1 {
        lanes /= 2;
        for i in 0..lanes {
            excluded[i] = excluded[i] | excluded[lanes + i];
        }
    }
    !excluded[0]
}
