//! The kernels of raddle, one folder per algorithm: the specification, the contracts of its operations, and the kernels of
//! each instruction set in their variants.
//!
//! Another crate builds its kernels with [`kernel()`], for an [`Operation`] of that crate, and proved with
//! `raddle-check`: see `docs/tutorial/your-own-kernel.md` in the repository.

mod aarch64;
pub mod aes;
pub mod aes_ctr;
pub mod aes_gcm;
pub mod algorithm;
pub mod blake3;
mod by_type;
pub mod chacha20;
pub mod chacha20_poly1305;
pub mod combined;
pub mod ghash;
pub mod hash;
pub mod md5;
pub mod model;
mod operation;
pub mod poly1305;
mod ppc64le;
pub mod reference;
pub mod sha1;
mod sha2;
pub mod sha256;
pub mod sha512;
mod variant;
mod x86_64;

use std::sync::LazyLock;

use raddle_isa::Isa;

pub use operation::{AnyOperation, Interface, Kernel, Operation};
pub use variant::{Builder, kernel};

/// The operations of all algorithms.
pub mod operations {
    pub use crate::aes::operation::{AesExpand, AesGcmSivKeys};
    pub use crate::aes_ctr::operation::AesCtrXor;
    pub use crate::aes_gcm::operation::{AesGcmBlocks, AesGcmFinish};
    pub use crate::blake3::operation::Blake3Inputs;
    pub use crate::chacha20::operation::{Chacha20Blocks, Chacha20Xor};
    pub use crate::chacha20_poly1305::operation::{Chacha20Poly1305Begin, Chacha20Poly1305Blocks};
    pub use crate::combined::operation::CombinedBlocks;
    pub use crate::ghash::operation::{GhashBlocks, GhashPowers};
    pub use crate::hash::operation::{HashMessages, HashWords};
    pub use crate::poly1305::operation::{Poly1305Blocks, Poly1305Finish, Poly1305Lanes, Poly1305Powers};
    pub use crate::sha1::operation::{Sha1CheckedBlocks, Sha1CheckedLanes};
    pub use crate::sha256::operation::Sha256Pairs;
}

/// A list of kernels of each algorithm and each instruction set.
macro_rules! of_each {
    ($list:ident: $($algorithm:ident),+) => {[
        $($algorithm::x86_64::$list(), $algorithm::aarch64::$list(), $algorithm::ppc64le::$list()),+
    ].concat()};
}

/// Every kernel, built on first use.
static KERNELS: LazyLock<Vec<Kernel>> = LazyLock::new(|| {
    let combined = [combined::x86_64::kernels(), combined::aarch64::kernels()].concat();
    let hashes = [of_each!(kernels: sha256, sha512, sha1, md5, blake3), combined].concat();
    [of_each!(kernels: chacha20, poly1305, chacha20_poly1305, aes, aes_ctr, ghash, aes_gcm), hashes].concat()
});

/// Returns every kernel of every instruction set, in the order in which they are printed and proved.
pub fn all() -> Vec<Kernel> {
    KERNELS.clone()
}

/// Returns the candidates: kernels with other orders and widths, from which the tuner chooses.
pub fn candidates() -> Vec<Kernel> {
    let fused = [chacha20_poly1305::x86_64::candidates(), chacha20_poly1305::ppc64le::candidates()].concat();
    let hashes = of_each!(candidates: aes_ctr, ghash, aes_gcm, sha256, sha512, sha1, md5, blake3);
    [of_each!(candidates: chacha20, poly1305), fused, hashes].concat()
}

/// Returns the kernels of one instruction set.
pub fn of(isa: Isa) -> impl Iterator<Item = Kernel> {
    KERNELS.iter().filter(move |kernel| kernel.isa == isa).cloned()
}

/// Returns the kernel of this name; the instruction set distinguishes kernels of the same name.
pub fn named(isa: Isa, name: &str) -> Option<Kernel> {
    KERNELS.iter().find(|kernel| kernel.isa == isa && kernel.name == name).cloned()
}
