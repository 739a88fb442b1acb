//! ChaCha20, RFC 8439, transcribed.

use super::Word;

/// The quarter round on the words numbered `a`, `b`, `c`, `d` (RFC 8439, section 2.1).
pub fn quarter_round<W: Word>(s: &mut [W; 16], [a, b, c, d]: [usize; 4]) {
    for (x, y, z, k) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        s[x] = s[x] + s[y];
        s[z] = (s[z] ^ s[x]).rol(k);
    }
}

/// Four columns, then four diagonals (RFC 8439, section 2.3).
pub fn double_round<W: Word>(s: &mut [W; 16]) {
    for words in [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]] {
        quarter_round(s, words);
    }
    for words in [[0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]] {
        quarter_round(s, words);
    }
}

/// Twenty rounds: ten double rounds (RFC 8439, section 2.3).
pub fn permute<W: Word>(s: &mut [W; 16]) {
    for _ in 0..10 {
        double_round(s);
    }
}

/// The keystream block of a state, as words (RFC 8439, section 2.3.1).
pub fn block<W: Word>(state: &[W; 16]) -> [W; 16] {
    let mut s = *state;
    permute(&mut s);
    core::array::from_fn(|i| s[i] + state[i])
}
