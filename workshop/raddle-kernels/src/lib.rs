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

/// The kernels of an algorithm on an instruction set, by the names of both, built on first use.
type List = (&'static str, &'static str, LazyLock<Vec<Kernel>>);

/// A list of each algorithm on each of these instruction sets.
macro_rules! lists {
    ($list:ident: $($algorithm:ident on $($isa:ident)+),+) => {
        [$($((stringify!($algorithm), stringify!($isa), LazyLock::new($algorithm::$isa::$list))),+),+]
    };
}

static KERNELS: [List; 31] = lists!(kernels:
    chacha20 on x86_64 aarch64,
    poly1305 on x86_64 aarch64,
    chacha20_poly1305 on x86_64 aarch64,
    aes on x86_64 aarch64 ppc64le,
    aes_ctr on x86_64 aarch64 ppc64le,
    ghash on x86_64 aarch64 ppc64le,
    aes_gcm on x86_64 aarch64 ppc64le,
    sha256 on x86_64 aarch64 ppc64le,
    sha512 on x86_64 aarch64,
    sha1 on x86_64 aarch64,
    md5 on x86_64 aarch64,
    blake3 on x86_64 aarch64,
    combined on x86_64 aarch64
);

/// Returns every kernel of every instruction set, in the order in which they are printed and proved.
pub fn all() -> Vec<Kernel> {
    KERNELS.iter().flat_map(|(.., kernels)| kernels.iter()).cloned().collect()
}

/// Returns the candidates: kernels with other orders and widths, from which the tuner chooses.
pub fn candidates() -> Vec<Kernel> {
    let lists: [List; 24] = lists!(candidates:
        chacha20 on x86_64 aarch64,
        poly1305 on x86_64 aarch64,
        chacha20_poly1305 on x86_64,
        aes_ctr on x86_64 aarch64 ppc64le,
        ghash on x86_64 aarch64,
        aes_gcm on x86_64 aarch64 ppc64le,
        sha256 on x86_64 aarch64 ppc64le,
        sha512 on x86_64 aarch64,
        sha1 on x86_64 aarch64,
        md5 on x86_64 aarch64,
        blake3 on x86_64 aarch64
    );
    lists.iter().flat_map(|(.., kernels)| kernels.iter()).cloned().collect()
}

/// Returns the kernels of one instruction set.
pub fn of(isa: Isa) -> impl Iterator<Item = Kernel> {
    of_algorithms(isa, |_| true).cloned()
}

/// Returns the kernels of one instruction set, of the algorithms whose modules have these names. Builds no others.
pub fn of_algorithms(isa: Isa, wanted: impl Fn(&str) -> bool) -> impl Iterator<Item = &'static Kernel> {
    KERNELS
        .iter()
        .filter(move |(algorithm, of, _)| *of == isa.name() && wanted(algorithm))
        .flat_map(|(.., list)| list.iter())
}

/// Returns the kernel of this name; the instruction set distinguishes kernels of the same name.
pub fn named(isa: Isa, name: &str) -> Option<Kernel> {
    of_algorithms(isa, |_| true).find(|kernel| kernel.name == name).cloned()
}
