//! The modes of operation that encrypt counter blocks and hash the message.

use raddle_isa::Word;

use super::Size;
use crate::algorithm::Algorithm;

/// A mode of operation: where the counter of a block is, and how a block is a polynomial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// AES-GCM (SP 800-38D). The counter is the last word, its first byte highest. GHASH authenticates the ciphertext;
    /// the bytes of a block, reversed, are the polynomial ([`crate::ghash`]).
    Gcm,
    /// AES-GCM-SIV (RFC 8452). The counter is the first word, its first byte lowest. POLYVAL authenticates the
    /// plaintext; the bytes of a block are the polynomial.
    GcmSiv,
}

impl Mode {
    /// Returns the index of the word of a block that counts.
    pub const fn counter_word(self) -> usize {
        match self {
            Mode::Gcm => 3,
            Mode::GcmSiv => 0,
        }
    }

    /// Returns the counter block `n` blocks later: the counter plus n modulo 2^32 (SP 800-38D, 6.2, inc32; RFC 8452, 4).
    /// Nothing is carried into the other words.
    pub fn increment<W: Word>(self, mut block: [W; 4], n: u64) -> [W; 4] {
        let counter = &mut block[self.counter_word()];
        let n = W::lit(32, n);
        *counter = match self {
            Mode::Gcm => swap(swap(*counter) + n),
            Mode::GcmSiv => *counter + n,
        };
        block
    }

    /// Returns the bytes of a block from the lowest coefficients of its polynomial on.
    pub fn ascending<T>(self, mut block: [T; 16]) -> [T; 16] {
        if self == Mode::Gcm {
            block.reverse();
        }
        block
    }

    /// Returns the algorithm whose plans name kernels of this mode.
    pub const fn algorithm(self, size: Size) -> Algorithm {
        match self {
            Mode::Gcm => Algorithm::AesGcm(size),
            Mode::GcmSiv => Algorithm::AesGcmSiv(size),
        }
    }
}

/// Reverses the bytes of a word.
fn swap<W: Word>(word: W) -> W {
    W::of_bytes(&std::array::from_fn::<_, 4, _>(|i| word.byte(3 - i)))
}
