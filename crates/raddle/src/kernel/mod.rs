//! The kernels in assembly, for tests, benchmarks and the curious.
//!
//! Programs want the algorithms above this module, such as [`chacha20`](crate::chacha20); those pick
//! a kernel by CPU and length. Here every kernel can be listed, asked for what it needs, and run.
//!
//! ```
//! for kernel in raddle::kernel::chacha20_xor() {
//!     println!("{} needs {}: {}", kernel.name(), kernel.features(), kernel.is_available());
//! }
//! ```
#![doc = include_str!("safety.md")]

#[allow(dead_code, reason = "an architecture without kernels uses less")]
mod aes;
#[allow(dead_code, unused_imports, reason = "an architecture without kernels uses less")]
mod aes_gcm;
#[doc(hidden)]
pub mod argument;
#[allow(dead_code, unused_imports, unused_macros, reason = "an architecture without kernels uses less")]
mod chacha20;
mod chacha20_poly1305;
#[allow(dead_code, unused_imports, unused_macros, reason = "an architecture without kernels uses less")]
pub mod contract;
mod features;
mod ghash;
#[allow(dead_code, reason = "an architecture without kernels uses less")]
mod hash;
#[allow(dead_code, unused_imports, reason = "an architecture without kernels compares nothing")]
mod interface;
// The architecture compiled for. Where none of these applies it is `isa/mod.rs`, which has no kernels.
#[cfg_attr(all(target_arch = "x86_64", target_pointer_width = "64"), path = "isa/x86_64/mod.rs")]
#[cfg_attr(all(target_arch = "aarch64", target_endian = "little"), path = "isa/aarch64/mod.rs")]
#[cfg_attr(all(target_arch = "powerpc64", target_endian = "little"), path = "isa/ppc64le/mod.rs")]
pub(crate) mod isa;
pub(crate) mod level;
mod poly1305;
#[cfg(miri)]
mod stand_in;
mod text;
pub(crate) mod token;
mod upper;

pub use aes::{AesCtrXor, AesExpand, AesKey, Bits128, Bits192, Bits256, KeySize, aes_ctr_xor, aes_expand};
pub use aes_gcm::{
    AesGcmBlocks, AesGcmFinish, AesGcmKey, AesGcmState, Direction, Open, Seal, aes_gcm_blocks, aes_gcm_finish,
    aes_gcm_plan,
};
pub use chacha20::{Chacha20Xor, chacha20_xor, chacha20_xor_plan};
pub use chacha20_poly1305::{
    Chacha20Poly1305Begin, Chacha20Poly1305Blocks, Chacha20Poly1305State, chacha20_poly1305_begin,
    chacha20_poly1305_blocks, chacha20_poly1305_plan,
};
pub use contract::{Entry, Kernel, Refused, Unavailable};
pub use features::Features;
pub use ghash::{GhashBlocks, GhashKey, GhashPowers, ghash_blocks, ghash_powers};
pub use hash::{
    HashBlocks, HashFunction, HashLanes, HashStreams, Md5, Sha256, hash_blocks, hash_lanes, hash_plan, hash_streams,
};
pub use poly1305::{
    Poly1305Blocks, Poly1305Finish, Poly1305Powers, Poly1305State, poly1305_blocks, poly1305_finish, poly1305_plan,
    poly1305_powers,
};

pub(crate) use aes::driver::Aes;
pub(crate) use aes_gcm::driver::AesGcm;
pub(crate) use chacha20::{
    driver::xor as chacha20_apply,
    state::{Nonce as Chacha20Nonce, Words as Chacha20Words},
};
pub(crate) use chacha20_poly1305::driver::{open as chacha20_poly1305_open, seal as chacha20_poly1305_seal};
#[allow(unused_imports, reason = "an architecture without kernels has no shapes")]
pub(crate) use contract::Shape;
pub(crate) use ghash::driver::Ghash;
pub(crate) use hash::{
    alike::{Way, hash_alike},
    chains::{Chain, lengthen},
    driver::{finish as hash_finish, take as hash_take, take_two as hash_take_two},
    many,
};
pub(crate) use poly1305::driver::{finish as poly1305_last, take as poly1305_take};

/// The kernels of every contract.
pub fn all() -> impl Iterator<Item = Entry> {
    let xor = chacha20_xor().iter().map(Entry::from);
    let powers = poly1305_powers().iter().map(Entry::from);
    let blocks = poly1305_blocks().iter().map(Entry::from);
    let finish = poly1305_finish().iter().map(Entry::from);
    let begin = chacha20_poly1305_begin().iter().map(Entry::from);
    let both = chacha20_poly1305_blocks().iter().map(Entry::from);
    let chacha20_poly1305 = xor.chain(powers).chain(blocks).chain(finish).chain(begin).chain(both);
    let ghash = ghash_powers().iter().map(Entry::from).chain(ghash_blocks().iter().map(Entry::from));
    let aes = aes_of::<Bits128>().chain(aes_of::<Bits192>()).chain(aes_of::<Bits256>());
    chacha20_poly1305.chain(ghash).chain(aes).chain(hash_of::<Sha256>()).chain(hash_of::<Md5>())
}

/// Those of a hash.
fn hash_of<F: HashFunction>() -> impl Iterator<Item = Entry> {
    let blocks = hash_blocks::<F>().iter().map(Entry::from);
    let streams = hash_streams::<F>().iter().map(Entry::from);
    blocks.chain(streams).chain(hash_lanes::<F>().iter().map(Entry::from))
}

/// Those of AES and AES-GCM with keys of a size.
fn aes_of<S: KeySize>() -> impl Iterator<Item = Entry> {
    let expand = aes_expand::<S>().iter().map(Entry::from);
    let ctr = aes_ctr_xor::<S>().iter().map(Entry::from);
    expand.chain(ctr).chain(aes_gcm_of::<S, Seal>()).chain(aes_gcm_of::<S, Open>())
}

fn aes_gcm_of<S: KeySize, D: Direction>() -> impl Iterator<Item = Entry> {
    let blocks = aes_gcm_blocks::<S, D>().iter().map(Entry::from);
    blocks.chain(aes_gcm_finish::<S, D>().iter().map(Entry::from))
}

/// Constants of a kernel, at the alignment that vector loads of any width may ask for.
#[allow(dead_code, reason = "an architecture without kernels has no constants")]
#[repr(C, align(64))]
pub(crate) struct Aligned<T>(pub(crate) T);
