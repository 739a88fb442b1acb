//! What there is to compute: the operations of all algorithms, each declared once.
//!
//! A kernel names its operation by value. The contract, the statement that is proved, the reference that tests compare
//! with, and the functions that the library calls are all derived from it; no name of a kernel is ever parsed.

use std::fmt;

use raddle_isa::{Code, Contract, Isa};

use crate::aes::Size;
use crate::aes_gcm::Direction;
use crate::hash::{Hash, Messages};
use crate::{Kernel, aes, aes_ctr, aes_gcm, chacha20, chacha20_poly1305, ghash, hash, poly1305};

/// What a kernel computes, with the parameters that its contract depends on: `stride` is what lengths are a multiple
/// of, `most` the longest one, both in bytes; `powers` is how powers of the key lie in memory.
#[expect(missing_docs, reason = "the fields are described here, once for all operations")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Operation {
    /// ChaCha20 of a message: [`chacha20::contract`].
    Chacha20Xor,
    /// Powers of the key of Poly1305: [`poly1305::powers`].
    Poly1305Powers(poly1305::state::Powers),
    /// Poly1305 of whole blocks: [`poly1305::blocks`].
    Poly1305Blocks { powers: poly1305::state::Powers, stride: u64 },
    /// The last blocks and the tag of Poly1305: [`poly1305::finish`].
    Poly1305Finish,
    /// The key of Poly1305 and the first bytes of a message: [`chacha20_poly1305::begin`].
    Chacha20Poly1305Begin { powers: poly1305::state::Powers, most: u64 },
    /// ChaCha20 and Poly1305 of whole blocks: [`chacha20_poly1305::blocks`].
    Chacha20Poly1305Blocks { powers: poly1305::state::Powers, stride: u64 },
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
    AesGcmFinish { size: Size, direction: Direction, powers: ghash::Powers, most: u64 },
    /// A hash of as many blocks of one message or of several: [`hash::contract`].
    Hash { hash: Hash, messages: Messages },
}

impl Operation {
    /// The contract of its kernels, without constants.
    pub fn contract(&self) -> Contract {
        match self {
            Operation::Chacha20Xor => chacha20::contract(),
            Operation::Poly1305Powers(powers) => poly1305::powers(powers),
            Operation::Poly1305Blocks { powers, stride } => poly1305::blocks(powers, *stride),
            Operation::Poly1305Finish => poly1305::finish(),
            Operation::Chacha20Poly1305Begin { powers, most } => chacha20_poly1305::begin(powers, *most),
            Operation::Chacha20Poly1305Blocks { powers, stride } => chacha20_poly1305::blocks(powers, *stride),
            Operation::AesExpand(size) => aes::expand(*size),
            Operation::AesCtrXor(size) => aes_ctr::xor(*size),
            Operation::GhashPowers(powers) => ghash::powers(powers),
            Operation::GhashBlocks(powers) => ghash::blocks(powers),
            Operation::AesGcmBlocks { size, powers, stride, .. } => aes_gcm::blocks(*size, powers, *stride),
            Operation::AesGcmFinish { size, powers, most, .. } => aes_gcm::finish(*size, powers, *most),
            Operation::Hash { hash, messages } => hash::contract(*hash, *messages),
        }
    }

    /// How powers of the key lie in memory, by name, and how many bytes they take; `None` where a kernel has none.
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

    /// A kernel that computes it, with its constants.
    pub fn kernel(
        self,
        name: &'static str,
        isa: Isa,
        weave: impl Into<String>,
        table: Vec<u8>,
        stack: usize,
        code: Vec<Code>,
    ) -> Kernel {
        let contract = self.contract().with_table(table.len());
        Kernel { name, operation: self, isa, weave: weave.into(), contract, table, stack, code }
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
}

/// The name that names of its kernels begin with.
impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operation::Chacha20Xor => write!(f, "chacha20_xor"),
            Operation::Poly1305Powers(_) => write!(f, "poly1305_powers"),
            Operation::Poly1305Blocks { .. } => write!(f, "poly1305_blocks"),
            Operation::Poly1305Finish => write!(f, "poly1305_finish"),
            Operation::Chacha20Poly1305Begin { .. } => write!(f, "chacha20_poly1305_begin"),
            Operation::Chacha20Poly1305Blocks { .. } => write!(f, "chacha20_poly1305_blocks"),
            Operation::AesExpand(size) => write!(f, "{size}_expand"),
            Operation::AesCtrXor(size) => write!(f, "{size}_ctr_xor"),
            Operation::GhashPowers(_) => write!(f, "ghash_powers"),
            Operation::GhashBlocks(_) => write!(f, "ghash_blocks"),
            Operation::AesGcmBlocks { size, direction, .. } => write!(f, "{size}_gcm_{direction}_blocks"),
            Operation::AesGcmFinish { size, direction, .. } => write!(f, "{size}_gcm_{direction}_finish"),
            Operation::Hash { hash, messages } => write!(f, "{hash}_{messages}"),
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
