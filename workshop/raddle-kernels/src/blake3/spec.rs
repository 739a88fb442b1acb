//! The compression function of BLAKE3 (section 2.2 of the paper), transcribed. This text is run on vectors, is the portable
//! kernel, and is the right-hand side of every proof.

use super::Word;

/// Words of a chaining value.
pub const WORDS: usize = 8;

/// Words of the state of an input: the chaining value, the counter (its low word first), the block length and the flags.
pub const STATE: usize = 12;

/// The initial chaining value, that of SHA-256 (table 1).
pub const IV: [u32; WORDS] =
    [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

/// The permutation of the words of a block between rounds (table 2): the new word `i` is the old word `PERMUTATION[i]`.
pub const PERMUTATION: [usize; 16] = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];

/// Rounds of a block.
pub const ROUNDS: usize = 7;

/// The distances by which the four rotations of a quarter round rotate to the right.
pub const ROTATIONS: [u32; 4] = [16, 12, 8, 7];

/// The words of a state that each quarter round of a round takes: four columns, then four diagonals.
pub const QUARTERS: [[usize; 4]; 8] = [
    [0, 4, 8, 12],
    [1, 5, 9, 13],
    [2, 6, 10, 14],
    [3, 7, 11, 15],
    [0, 5, 10, 15],
    [1, 6, 11, 12],
    [2, 7, 8, 13],
    [3, 4, 9, 14],
];

/// The words of a block that each round takes, in order: quarter round `i` takes those at `2 i` and `2 i + 1`.
pub const SCHEDULE: [[usize; 16]; ROUNDS] = {
    let mut schedule = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]; ROUNDS];
    let mut i = 16;
    while i < 16 * ROUNDS {
        schedule[i / 16][i % 16] = schedule[i / 16 - 1][PERMUTATION[i % 16]];
        i += 1;
    }
    schedule
};

/// The quarter round G on the words `a`, `b`, `c`, `d` of the state, with two words of the block.
fn quarter_round<W: Word>(v: &mut [W; 16], [a, b, c, d]: [usize; 4], words: [W; 2]) {
    for (half, word) in words.into_iter().enumerate() {
        v[a] = v[a] + v[b] + word;
        v[d] = (v[d] ^ v[a]).rol(32 - ROTATIONS[2 * half]);
        v[c] = v[c] + v[d];
        v[b] = (v[b] ^ v[c]).rol(32 - ROTATIONS[2 * half + 1]);
    }
}

/// The sixteen words that come of a state and a block: the chaining value, and as many that only the root's output has.
pub fn output<W: Word>(state: [W; STATE], block: [W; 16]) -> [W; 16] {
    let mut v: [W; 16] = core::array::from_fn(|i| match i {
        0..8 => state[i],
        8..12 => W::lit(32, IV[i - 8] as u64),
        _ => state[i - 4],
    });
    for words in SCHEDULE {
        for (i, quarter) in QUARTERS.into_iter().enumerate() {
            quarter_round(&mut v, quarter, [block[words[2 * i]], block[words[2 * i + 1]]]);
        }
    }
    core::array::from_fn(|i| if i < WORDS { v[i] ^ v[i + WORDS] } else { v[i] ^ state[i - WORDS] })
}

/// The state after one more block: the chaining value changes, and counter, length and flags stay.
pub fn compress<W: Word>(state: [W; STATE], block: [W; 16]) -> [W; STATE] {
    let chained = output(state, block);
    core::array::from_fn(|i| if i < WORDS { chained[i] } else { state[i] })
}
