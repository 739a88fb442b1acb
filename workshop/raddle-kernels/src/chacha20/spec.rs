//! ChaCha20, RFC 8439, transcribed. This text is run on the vectors of the RFC, is the portable kernel, and is the
//! right-hand side of every proof.

use super::Word;

/// The first four words of a state: "expand 32-byte k" (section 2.3).
pub const CONSTANTS: [u32; 4] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/// Performs the quarter round on the words `a`, `b`, `c`, `d` of the state (section 2.1).
pub fn quarter_round<W: Word>(s: &mut [W; 16], [a, b, c, d]: [usize; 4]) {
    let mut step = |x: usize, y: usize, z: usize, k| {
        s[x] = s[x] + s[y];
        s[z] = (s[z] ^ s[x]).rol(k);
    };
    step(a, b, d, 16);
    step(c, d, b, 12);
    step(a, b, d, 8);
    step(c, d, b, 7);
}

/// Performs a column round, then a diagonal round (section 2.3).
pub fn double_round<W: Word>(s: &mut [W; 16]) {
    quarter_round(s, [0, 4, 8, 12]);
    quarter_round(s, [1, 5, 9, 13]);
    quarter_round(s, [2, 6, 10, 14]);
    quarter_round(s, [3, 7, 11, 15]);
    quarter_round(s, [0, 5, 10, 15]);
    quarter_round(s, [1, 6, 11, 12]);
    quarter_round(s, [2, 7, 8, 13]);
    quarter_round(s, [3, 4, 9, 14]);
}

/// Performs ten double rounds (section 2.3); HChaCha20 uses them too.
pub fn permute<W: Word>(s: &mut [W; 16]) {
    for _ in 0..10 {
        double_round(s);
    }
}

/// Returns one block of keystream, as words in little-endian order (section 2.3.1). `state` is the constants, the key,
/// the block counter and the nonce.
pub fn block<W: Word>(state: &[W; 16]) -> [W; 16] {
    let mut s = *state;
    permute(&mut s);
    core::array::from_fn(|i| s[i] + state[i])
}
