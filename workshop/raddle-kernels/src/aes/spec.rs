//! AES, FIPS 197, transcribed: kernels are proved equal to this specification.
//!
//! A word is a column of the state or a word of the key, its first byte lowest. The S-box and MixColumns are functions
//! of [`Word`] that proofs treat as opaque; separate tests compare them with the standard.

use super::{Size, Word};

/// Returns the round keys, four words each (section 5.2, KEYEXPANSION).
pub fn expand<W: Word>(size: Size, key: &[W]) -> Vec<W> {
    let (nk, words) = (size.key_words(), 4 * (size.rounds() + 1));
    let mut w = key.to_vec();
    let mut rcon = 1;
    for i in nk..words {
        let mut temp = w[i - 1];
        if i % nk == 0 {
            // ROTWORD takes [a0, a1, a2, a3] to [a1, a2, a3, a0]. The round constant x^(i/Nk - 1) is in the first byte.
            temp = sub_word(temp.ror(8)) ^ W::lit(32, rcon);
            rcon = rcon << 1 ^ (rcon >> 7) * 0x11b;
        } else if nk > 6 && i % nk == 4 {
            temp = sub_word(temp);
        }
        w.push(w[i - nk] ^ temp);
    }
    w
}

/// Encrypts a block under these round keys (section 5.1, CIPHER).
pub fn encrypt<W: Word>(schedule: &[W], block: [W; 4]) -> [W; 4] {
    let add = |state: [W; 4], round: usize| std::array::from_fn(|c| state[c] ^ schedule[4 * round + c]);
    let rounds = schedule.len() / 4 - 1;
    let mixed = (1..rounds).fold(add(block, 0), |state, round| add(sub_and_shift(state).map(W::mix_column), round));
    add(sub_and_shift(mixed), rounds)
}

/// Applies SUBBYTES, then SHIFTROWS (sections 5.1.1, 5.1.2): row r of column c is row r of column c + r.
fn sub_and_shift<W: Word>(state: [W; 4]) -> [W; 4] {
    std::array::from_fn(|c| sub_word(W::of_bytes(&std::array::from_fn::<_, 4, _>(|r| state[(c + r) % 4].byte(r)))))
}

/// Applies the S-box to each byte.
fn sub_word<W: Word>(word: W) -> W {
    W::of_bytes(&std::array::from_fn::<_, 4, _>(|i| W::of_bytes(&[word.byte(i)]).sbox().byte(0)))
}
