//! The assembly kernels, and the drivers that divide messages among them.
//!
//! Tests, benchmarks and tools use two functions: [`all`] lists the kernels with the features that they need and their
//! code, and [`plan()`] names the kernels of a message. A tool calls a kernel as its contract says; only this crate calls
//! kernels through [`Kernel`].
#![doc = include_str!("safety.md")]

#[allow(dead_code, unused_imports, unused_macros, reason = "an architecture without kernels uses less")]
mod aes;
pub mod blocks;
pub(crate) mod chacha20;
#[allow(dead_code, unused_imports, unused_macros, reason = "an architecture without kernels uses less")]
pub(crate) mod chacha20poly1305;
#[allow(dead_code, unused_imports, reason = "an architecture without kernels uses less")]
pub(crate) mod combined;
pub(crate) mod contract;
#[allow(dead_code, reason = "not every hash has kernels for a few messages, or for words")]
mod generated;
#[allow(dead_code, unused_imports, unused_macros, reason = "an architecture without kernels uses less")]
pub(crate) mod hash;
mod plan;
#[allow(dead_code, unused_imports, unused_macros, reason = "an architecture without kernels uses less")]
pub(crate) mod poly1305;
#[cfg(all(test, feature = "std"))]
mod refusals;
#[allow(dead_code, unused_imports, reason = "an architecture without kernels uses less")]
pub(crate) mod sha1_checked;
#[cfg(all(test, feature = "std", target_arch = "x86_64", target_pointer_width = "64", not(miri)))]
mod testing;
#[cfg(all(test, feature = "std"))]
mod values;

pub use crate::cpu::features::Features;

pub use self::aes::{
    gcm::AesGcmKey,
    gcm_siv::size::SivKeySize,
    ghash::GhashKey,
    size::{Direction, KeySize},
};
#[cfg(raddle_interpreted)]
pub use contract::interpreted;
pub use contract::{
    Code, Entry, Kernel, argument,
    parameter::{
        Bits128, Bits192, Bits256, Blake3, Md5, Md5Sha1Sha256, Md5Sha256, Open, Seal, Sha1, Sha1Sha256, Sha256, Sha512,
    },
};
pub use hash::function::{CompressionFunction, HashFunction};
pub use plan::plan;

use self::aes::{
    aes_ctr_xor, aes_expand,
    gcm::{aes_gcm_blocks, aes_gcm_finish},
    gcm_siv::{aes_gcm_siv_keys, aes_gcm_siv_open_blocks, aes_gcm_siv_seal_blocks, aes_gcm_siv_xor, polyval_blocks},
    ghash::{ghash_blocks, ghash_powers},
};
use chacha20::{chacha20_blocks, chacha20_xor};
use chacha20poly1305::{chacha20_poly1305_begin, chacha20_poly1305_blocks};
use combined::{Combination, combined_blocks};
use hash::{
    hash_blocks, hash_lanes, hash_streams, hash_words,
    tree::{inputs::blake3_inputs, sha256_pairs},
};
use poly1305::{poly1305_blocks, poly1305_finish, poly1305_lanes, poly1305_powers};
use sha1_checked::{sha1_checked_blocks, sha1_checked_lanes};

pub(crate) use self::aes::{
    driver::{Aes, Ghash},
    gcm::{AesGcmState, driver::AesGcm, stream::AesGcmStream},
    gcm_siv::driver::AesGcmSiv,
};
pub(crate) use chacha20poly1305::stream::Chacha20Poly1305Stream;
pub(crate) use hash::{
    function::{Block, Word},
    schedule::Update,
    several::{
        chains::{Chain, lengthen},
        equal_length::{Construction, hash_equal_length},
    },
    tree::{blake3, hash_pairs},
};
#[cfg(all(test, feature = "std"))]
pub(crate) use hash::{
    schedule::{Boundary, plant},
    testing::fold,
};
pub(crate) use poly1305::state::Poly1305State;

/// The type parameters of contracts: see [`argument`].
#[doc(hidden)]
pub mod contracts {
    pub use super::{
        aes::{
            gcm_siv::size::SivKeySize,
            size::{Direction, KeySize},
        },
        combined::Combination,
        contract::{Contract, Sealed, parameter::*},
        generated::contracts::*,
        hash::function::{CompressionFunction, HashFunction},
    };
}

/// Returns the kernels of every contract.
pub fn all() -> impl Iterator<Item = Entry> {
    let xor = chacha20_xor().iter().map(Entry::from);
    let keystream = chacha20_blocks().iter().copied().map(Entry::from);
    let powers = poly1305_powers().iter().copied().map(Entry::from);
    let blocks = poly1305_blocks().iter().map(Entry::from);
    let finish = poly1305_finish().iter().map(Entry::from);
    let lanes = poly1305_lanes().iter().copied().map(Entry::from);
    let begin = chacha20_poly1305_begin().iter().copied().map(Entry::from);
    let fused = chacha20_poly1305_blocks().iter().copied().map(Entry::from);
    let poly1305 = powers.chain(blocks).chain(finish).chain(lanes);
    let chacha20_poly1305 = xor.chain(keystream).chain(poly1305).chain(begin).chain(fused);
    let ghash = ghash_powers().iter().map(Entry::from).chain(ghash_blocks().iter().map(Entry::from));
    let aes = aes_of::<Bits128>().chain(aes_of::<Bits192>()).chain(aes_of::<Bits256>());
    let polyval = polyval_blocks().iter().map(Entry::from);
    let siv = polyval.chain(aes_gcm_siv_of::<Bits128>()).chain(aes_gcm_siv_of::<Bits256>());
    let pairs = sha256_pairs().iter().copied().map(Entry::from);
    let sha = hash_of::<Sha256>().chain(pairs).chain(hash_of::<Sha512>()).chain(hash_of::<Sha1>());
    let inputs = blake3_inputs().iter().copied().map(Entry::from);
    let combined = combined_of::<Md5Sha256>().chain(combined_of::<Sha1Sha256>()).chain(combined_of::<Md5Sha1Sha256>());
    let checked = sha1_checked_blocks().iter().copied().map(Entry::from);
    let checked = checked.chain(sha1_checked_lanes().iter().copied().map(Entry::from));
    let hashes = sha.chain(hash_of::<Md5>()).chain(hash_of::<Blake3>()).chain(inputs).chain(combined).chain(checked);
    chacha20_poly1305.chain(ghash).chain(aes).chain(siv).chain(hashes)
}

/// Returns the kernels for a hash.
fn hash_of<F: CompressionFunction>() -> impl Iterator<Item = Entry> {
    let blocks = hash_blocks::<F>().iter().map(Entry::from);
    let streams = hash_streams::<F>().iter().copied().map(Entry::from);
    let lanes = hash_lanes::<F>().iter().copied().map(Entry::from);
    blocks.chain(streams).chain(lanes).chain(hash_words::<F>().iter().copied().map(Entry::from))
}

/// Returns the kernels of several hash functions.
fn combined_of<C: Combination>() -> impl Iterator<Item = Entry> {
    combined_blocks::<C>().iter().copied().map(Entry::from)
}

/// Returns the AES and AES-GCM kernels for a key size.
fn aes_of<S: KeySize>() -> impl Iterator<Item = Entry> {
    let expand = aes_expand::<S>().iter().map(Entry::from);
    let ctr = aes_ctr_xor::<S>().iter().map(Entry::from);
    expand.chain(ctr).chain(aes_gcm_of::<S, Seal>()).chain(aes_gcm_of::<S, Open>())
}

/// Returns the AES-GCM-SIV kernels for a key size.
fn aes_gcm_siv_of<S: SivKeySize>() -> impl Iterator<Item = Entry> {
    let xor = aes_gcm_siv_xor::<S>().iter().map(Entry::from);
    let keys = aes_gcm_siv_keys::<S>().iter().map(Entry::from);
    let seal = aes_gcm_siv_seal_blocks::<S>().iter().copied().map(Entry::from);
    xor.chain(keys).chain(seal).chain(aes_gcm_siv_open_blocks::<S>().iter().copied().map(Entry::from))
}

fn aes_gcm_of<S: KeySize, D: Direction>() -> impl Iterator<Item = Entry> {
    let blocks = aes_gcm_blocks::<S, D>().iter().map(Entry::from);
    blocks.chain(aes_gcm_finish::<S, D>().iter().map(Entry::from))
}
