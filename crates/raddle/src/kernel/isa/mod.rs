//! Any other architecture: no kernel in assembly.

use crate::kernel::{Features, features::features, level::levels};

pub(in crate::kernel) mod aes_gcm;
pub(in crate::kernel) mod chacha20;
pub(in crate::kernel) mod chacha20_poly1305;
pub(in crate::kernel) mod md5;
pub(in crate::kernel) mod poly1305;
pub(in crate::kernel) mod sha256;

features! {}

levels! {}

/// Nothing that a kernel could use.
pub(in crate::kernel) fn detect() -> Features {
    Features::NONE
}

/// The maker's name of the CPU: unknown.
pub(crate) fn brand() -> [u8; 48] {
    [0; 48]
}
