//! The operations of all algorithms, each declared once.
//!
//! A kernel names its operation by value. The contract, the statement that is proved, the reference that tests compare
//! with, and the functions that the library calls are all derived from it; no name of a kernel is ever parsed.

use std::fmt;

use raddle_isa::Contract;

use crate::aes::Size;
use crate::aes_gcm::Direction;
use crate::hash::{Hash, Messages};
use crate::{aes, aes_ctr, aes_gcm, chacha20, chacha20_poly1305, ghash, hash, poly1305};

/// A kernel of one of the operations.
pub type Kernel = raddle_isa::Kernel<Operation>;

/// The function that a kernel computes, with the parameters of its contract. Lengths are multiples of `stride` bytes and at
/// most `max` bytes; `powers` is the memory layout of the powers of the key.
#[expect(missing_docs, reason = "the fields are described here, once for all operations")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Operation {
    /// ChaCha20 of a message: [`chacha20::xor`].
    Chacha20Xor,
    /// Blocks of ChaCha20, each of a state of its own: [`chacha20::blocks`].
    Chacha20Blocks { stride: u64 },
    /// Powers of the key of Poly1305: [`poly1305::powers`].
    Poly1305Powers(poly1305::state::Powers),
    /// Poly1305 of whole blocks: [`poly1305::blocks`].
    Poly1305Blocks { powers: poly1305::state::Powers, stride: u64, max: Option<u64> },
    /// The last blocks and the tag of Poly1305: [`poly1305::finish`].
    Poly1305Finish,
    /// Poly1305 of as many whole blocks of several messages: [`poly1305::lanes`].
    Poly1305Lanes { messages: usize },
    /// The key of Poly1305 and the first bytes of a message: [`chacha20_poly1305::begin`].
    Chacha20Poly1305Begin { powers: poly1305::state::Powers, max: u64 },
    /// ChaCha20 and Poly1305 of whole blocks, `share` bytes of the latter for each stride: [`chacha20_poly1305::blocks`].
    Chacha20Poly1305Blocks { powers: poly1305::state::Powers, stride: u64, share: u64 },
    /// The key schedule of AES: [`aes::expand`].
    AesExpand(Size),
    /// AES in counter mode: [`aes_ctr::xor`].
    AesCtrXor(Size),
    /// Powers of the key of GHASH: [`ghash::powers()`].
    GhashPowers(ghash::Powers),
    /// GHASH of whole blocks: [`ghash::blocks`].
    GhashBlocks(ghash::Powers),
    /// AES-GCM of whole blocks: [`aes_gcm::blocks`].
    AesGcmBlocks { size: Size, direction: Direction, powers: ghash::Powers, stride: u64 },
    /// The end of a message of AES-GCM, and its tag: [`aes_gcm::finish`].
    AesGcmFinish { size: Size, direction: Direction, powers: ghash::Powers, max: u64 },
    /// A hash of as many blocks of one message or of several: [`hash::contract`].
    Hash { hash: Hash, messages: Messages },
    /// A hash of a block of each of many messages, given as words: [`hash::words`].
    HashWords { hash: Hash, messages: usize },
}

impl Operation {
    /// The contract of its kernels, without constants.
    pub fn contract(&self) -> Contract {
        match self {
            Operation::Chacha20Xor => chacha20::xor(),
            Operation::Chacha20Blocks { stride } => chacha20::blocks(*stride),
            Operation::Poly1305Powers(powers) => poly1305::powers(powers),
            Operation::Poly1305Blocks { powers, stride, max } => poly1305::blocks(powers, *stride, *max),
            Operation::Poly1305Finish => poly1305::finish(),
            Operation::Poly1305Lanes { messages } => poly1305::lanes(*messages),
            Operation::Chacha20Poly1305Begin { powers, max } => chacha20_poly1305::begin(powers, *max),
            Operation::Chacha20Poly1305Blocks { powers, stride, share } => {
                chacha20_poly1305::blocks(powers, *stride, *share)
            }
            Operation::AesExpand(size) => aes::expand(*size),
            Operation::AesCtrXor(size) => aes_ctr::xor(*size),
            Operation::GhashPowers(powers) => ghash::powers(powers),
            Operation::GhashBlocks(powers) => ghash::blocks(powers),
            Operation::AesGcmBlocks { size, powers, stride, .. } => aes_gcm::blocks(*size, powers, *stride),
            Operation::AesGcmFinish { size, powers, max, .. } => aes_gcm::finish(*size, powers, *max),
            Operation::Hash { hash, messages } => hash::contract(*hash, *messages),
            Operation::HashWords { hash, messages } => hash::words(*hash, *messages),
        }
    }

    /// The bytes of the length to which the operation applies as a whole, of all messages together: a loop takes a multiple of
    /// them. 1 where there is no length.
    pub fn block_bytes(&self) -> u64 {
        match self {
            Operation::Chacha20Xor
            | Operation::Chacha20Blocks { .. }
            | Operation::Chacha20Poly1305Begin { .. }
            | Operation::Chacha20Poly1305Blocks { .. } => chacha20::BLOCK as u64,
            Operation::Poly1305Blocks { .. } | Operation::Poly1305Finish => poly1305::BLOCK as u64,
            Operation::Poly1305Lanes { messages } => (poly1305::BLOCK * messages) as u64,
            Operation::AesCtrXor(_)
            | Operation::GhashBlocks(_)
            | Operation::AesGcmBlocks { .. }
            | Operation::AesGcmFinish { .. } => aes::BLOCK as u64,
            Operation::Hash { .. } => hash::BLOCK,
            Operation::Poly1305Powers(_)
            | Operation::AesExpand(_)
            | Operation::GhashPowers(_)
            | Operation::HashWords { .. } => 1,
        }
    }

    /// The name of the memory layout of the powers of the key, and their length in bytes; `None` if a kernel has no powers.
    pub fn powers(&self) -> Option<(&str, usize)> {
        let (name, bytes) = match self {
            Operation::Poly1305Powers(powers)
            | Operation::Poly1305Blocks { powers, .. }
            | Operation::Chacha20Poly1305Begin { powers, .. }
            | Operation::Chacha20Poly1305Blocks { powers, .. } => (&powers.name, powers.bytes),
            Operation::GhashPowers(powers)
            | Operation::GhashBlocks(powers)
            | Operation::AesGcmBlocks { powers, .. }
            | Operation::AesGcmFinish { powers, .. } => (&powers.name, powers.bytes),
            _ => return None,
        };
        (bytes > 0).then_some((name, bytes))
    }
}

impl Hash {
    /// Of the blocks of one message.
    pub fn blocks(self) -> Operation {
        Operation::Hash { hash: self, messages: Messages::One }
    }

    /// Of as many blocks of each of a few messages.
    pub fn streams(self, count: usize) -> Operation {
        Operation::Hash { hash: self, messages: Messages::Streams(count) }
    }

    /// Of as many blocks of each of many messages.
    pub fn lanes(self, count: usize) -> Operation {
        Operation::Hash { hash: self, messages: Messages::Lanes(count) }
    }

    /// Of a block of each of many messages, given as words.
    pub fn lanes_of_words(self, count: usize) -> Operation {
        Operation::HashWords { hash: self, messages: count }
    }
}

/// The name that names of its kernels begin with.
impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operation::Chacha20Xor => write!(f, "chacha20_xor"),
            Operation::Chacha20Blocks { .. } => write!(f, "chacha20_blocks"),
            Operation::Poly1305Powers(_) => write!(f, "poly1305_powers"),
            Operation::Poly1305Blocks { .. } => write!(f, "poly1305_blocks"),
            Operation::Poly1305Finish => write!(f, "poly1305_finish"),
            Operation::Poly1305Lanes { .. } => write!(f, "poly1305_lanes"),
            Operation::Chacha20Poly1305Begin { .. } => write!(f, "chacha20_poly1305_begin"),
            Operation::Chacha20Poly1305Blocks { .. } => write!(f, "chacha20_poly1305_blocks"),
            Operation::AesExpand(size) => write!(f, "{size}_expand"),
            Operation::AesCtrXor(size) => write!(f, "{size}_ctr_xor"),
            Operation::GhashPowers(_) => write!(f, "ghash_powers"),
            Operation::GhashBlocks(_) => write!(f, "ghash_blocks"),
            Operation::AesGcmBlocks { size, direction, .. } => write!(f, "{size}_gcm_{direction}_blocks"),
            Operation::AesGcmFinish { size, direction, .. } => write!(f, "{size}_gcm_{direction}_finish"),
            Operation::Hash { hash, messages } => write!(f, "{hash}_{messages}"),
            Operation::HashWords { hash, .. } => write!(f, "{hash}_words"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn names_of_kernels_begin_with_their_operation() {
        for kernel in [crate::all(), crate::candidates()].concat() {
            let rest = kernel.name.strip_prefix(&kernel.operation.to_string());
            assert!(rest.is_some_and(|rest| rest.starts_with('_')), "{} computes {}", kernel.name, kernel.operation);
        }
    }

    /// Of one instruction set and algorithm, layouts are equal exactly if their names are.
    #[test]
    fn powers_of_one_name_lie_alike() {
        let layout = |kernel: Kernel| {
            let (name, numbers) = match kernel.operation {
                Operation::Poly1305Powers(powers)
                | Operation::Poly1305Blocks { powers, .. }
                | Operation::Chacha20Poly1305Begin { powers, .. }
                | Operation::Chacha20Poly1305Blocks { powers, .. } => (powers.name, powers.numbers),
                Operation::GhashPowers(powers)
                | Operation::GhashBlocks(powers)
                | Operation::AesGcmBlocks { powers, .. }
                | Operation::AesGcmFinish { powers, .. } => {
                    let numbers = powers.numbers("powers", 0);
                    (powers.name, numbers)
                }
                _ => return None,
            };
            Some((kernel.isa.name(), name, format!("{numbers:?}")))
        };
        let layouts: BTreeSet<_> =
            [crate::all(), crate::candidates()].concat().into_iter().filter_map(layout).collect();
        let algorithm = |numbers: &str| numbers.contains("state");
        let names: BTreeSet<_> = layouts.iter().map(|(isa, name, numbers)| (isa, name, algorithm(numbers))).collect();
        let texts: BTreeSet<_> = layouts.iter().map(|(isa, _, numbers)| (isa, numbers)).collect();
        assert_eq!((names.len(), texts.len()), (layouts.len(), layouts.len()));
    }
}
