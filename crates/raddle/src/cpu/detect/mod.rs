//! What the CPU says of itself: its features, and who made it.

#[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"))]
mod aarch64;
#[cfg(all(target_arch = "powerpc64", target_endian = "little"))]
mod ppc64le;
#[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
mod x86_64;

#[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"))]
use aarch64 as native;
#[cfg(all(target_arch = "powerpc64", target_endian = "little"))]
use ppc64le as native;
#[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
use x86_64 as native;

#[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon", not(miri)))]
pub(super) use aarch64::has_dit;

use super::{
    features::{FEATURE_NAMES, Features},
    identity::Identity,
};

/// What this CPU has and the operating system has switched on. Under Miri and in front of the interpreter it has everything,
/// since the CPU runs no generated assembly there.
pub(crate) fn features() -> Features {
    if cfg!(any(miri, raddle_interpreted)) {
        return FEATURE_NAMES.iter().fold(Features::NONE, |all, &(feature, _)| all.union(feature));
    }
    native::detect()
}

/// What this CPU has, in front of the interpreter too.
#[cfg(raddle_interpreted)]
pub(crate) fn of_this_cpu() -> Features {
    native::detect()
}

/// Which CPU this is. Miri asks no CPU, and the interpreter does not depend on it.
pub(crate) fn identity() -> Identity {
    if cfg!(any(miri, raddle_interpreted)) { Identity::default() } else { native::identity() }
}

/// The maker's name of the CPU, as ASCII padded with NULs or spaces; nothing but NULs where it gives none.
pub(crate) fn brand() -> [u8; 48] {
    if cfg!(miri) { [0; 48] } else { native::brand() }
}

/// Any other architecture: no kernel in assembly.
#[cfg(not(any(
    all(target_arch = "x86_64", target_pointer_width = "64"),
    all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"),
    all(target_arch = "powerpc64", target_endian = "little")
)))]
mod native {
    use crate::cpu::{features::Features, identity::Identity};

    pub(super) fn detect() -> Features {
        Features::NONE
    }

    pub(super) fn identity() -> Identity {
        Identity::default()
    }

    pub(super) fn brand() -> [u8; 48] {
        [0; 48]
    }
}
