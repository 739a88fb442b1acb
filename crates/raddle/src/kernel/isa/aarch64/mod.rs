//! AArch64: features, levels, detection by the standard library, printed kernels.

use crate::kernel::{Features, features::features, level::levels};

pub(in crate::kernel) mod aes_gcm;
pub(in crate::kernel) mod chacha20;
pub(in crate::kernel) mod chacha20_poly1305;
pub(in crate::kernel) mod md5;
pub(in crate::kernel) mod poly1305;
#[path = "../../../../gen/aarch64/mod.rs"]
#[rustfmt::skip] // as it was printed
pub(in crate::kernel) mod printed;
pub(in crate::kernel) mod sha256;

features! {
    /// 128-bit vectors.
    NEON = 0, "neon";
    /// AES rounds.
    AES = 1, "aes";
    /// 64-bit carry-less multiplication.
    PMULL = 2, "pmull";
    /// SHA-256 rounds.
    SHA2 = 3, "sha2";
    /// `eor3` and its kin.
    SHA3 = 4, "sha3";
}

levels! {
    /// Kernels on the vector and the general-purpose registers.
    Neon = "neon",
        requires Features::NEON,
        allows Features::NEON
            .union(Features::AES)
            .union(Features::PMULL)
            .union(Features::SHA2)
            .union(Features::SHA3);
}

/// Whether the CPU has a feature: by its name at run time where there is a standard library to ask,
/// else by its name at compile time.
#[cfg(feature = "std")]
macro_rules! has {
    ($run:tt, $compile:tt) => {
        std::arch::is_aarch64_feature_detected!($run)
    };
}
#[cfg(not(feature = "std"))]
macro_rules! has {
    ($run:tt, $compile:tt) => {
        cfg!(target_feature = $compile)
    };
}

/// What this CPU has.
pub(in crate::kernel) fn detect() -> Features {
    // Vectors are part of the architecture, except where the compiler was told to do without.
    if !cfg!(target_feature = "neon") {
        return Features::NONE;
    }
    [
        (Features::NEON, true),
        (Features::AES, has!("aes", "aes")),
        // At compile time "aes" stands for both.
        (Features::PMULL, has!("pmull", "aes")),
        (Features::SHA2, has!("sha2", "sha2")),
        (Features::SHA3, has!("sha3", "sha3")),
    ]
    .into_iter()
    .filter(|&(_, found)| found)
    .fold(Features::NONE, |found, (feature, _)| found.union(feature))
}

/// The maker's name of the CPU: AArch64 gives none to programs.
pub(crate) fn brand() -> [u8; 48] {
    [0; 48]
}
