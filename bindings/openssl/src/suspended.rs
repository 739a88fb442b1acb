//! The serialised state of a digest, in OpenSSL 4 and later (`EVP_MD_CTX_serialize`). For SHA-2, it has the format of
//! the default provider, so that one provider may finish a hash that another started.
//!
//! All numbers are little-endian, with 4-byte words for SHA-256 and SHA-224, and 8-byte words for the others:
//!
//! | content | length |
//! |---|---|
//! | a name | 8 bytes |
//! | the length of the digest in bytes | 4 bytes |
//! | the length of the partial block in bytes | 4 bytes |
//! | the hash value so far | 8 words |
//! | the length of the message so far in bits | 2 words |
//! | the partial block, and zeros | 16 words |

use raddle::{
    bindings::{resume_hash, suspend_hash},
    hash::{Algorithm, Sha2},
    sha256::Hasher,
};
use zeroize::Zeroizing;

/// The length of the fields before the hash value in bytes.
const HEAD: usize = 16;

/// The length of the longest block of a digest in bytes.
const MAX_BLOCK_BYTES: usize = <Sha2<512> as Algorithm>::BLOCK_BYTES;

/// Returns the length of a state in bytes.
pub(crate) const fn bytes<A: Algorithm>() -> usize {
    HEAD + 26 * word::<A>()
}

const fn word<A: Algorithm>() -> usize {
    A::BLOCK_BYTES / 16
}

/// Writes a state.
///
/// # Panics
///
/// Panics if the place is shorter than the state.
pub(crate) fn write<A: Algorithm>(hasher: &Hasher<A>, name: &[u8; 8], place: &mut [u8]) {
    let (head, rest) = place.split_at_mut(HEAD);
    let (hash, rest) = rest.split_at_mut(8 * word::<A>());
    let (bits, block) = rest.split_at_mut(2 * word::<A>());
    let (part, length) = suspend_hash(hasher, hash);
    head[..8].copy_from_slice(name);
    head[8..12].copy_from_slice(&(A::DIGEST_BYTES as u32).to_le_bytes());
    head[12..].copy_from_slice(&(part.len() as u32).to_le_bytes());
    bits.copy_from_slice(&(8 * u128::from(length)).to_le_bytes()[..bits.len()]);
    block.fill(0);
    block[..part.len()].copy_from_slice(part);
    in_memory::<A>(block);
}

/// Reads a state. Returns `None` if it does not belong to this digest.
pub(crate) fn read<A: Algorithm>(name: &[u8; 8], state: &[u8]) -> Option<Hasher<A>> {
    if state.len() != bytes::<A>() {
        return None;
    }
    let (head, rest) = state.split_at(HEAD);
    let (hash, rest) = rest.split_at(8 * word::<A>());
    let (bits, block) = rest.split_at(2 * word::<A>());
    let (bits, filled) = (number(bits), number(&head[12..]) as usize);
    if head[..8] != *name || number(&head[8..12]) != A::DIGEST_BYTES as u128 || bits % 8 != 0 {
        return None;
    }
    let mut copy = Zeroizing::new([0; MAX_BLOCK_BYTES]);
    let copy = &mut copy[..block.len()];
    copy.copy_from_slice(block);
    in_memory::<A>(copy);
    resume_hash(hash, copy.get(..filled)?, u64::try_from(bits / 8).ok()?)
}

/// Reads a little-endian number of at most 16 bytes.
fn number(bytes: &[u8]) -> u128 {
    bytes.iter().rev().fold(0, |number, &byte| number << 8 | u128::from(byte))
}

/// Converts a block between memory order and the format, in which the default provider writes 4-byte words as numbers.
fn in_memory<A: Algorithm>(block: &mut [u8]) {
    if cfg!(target_endian = "big") && word::<A>() == 4 {
        block.chunks_exact_mut(4).for_each(<[u8]>::reverse);
    }
}
