//! Detection on little-endian 64-bit POWER, through the auxiliary vector.

#[cfg(all(any(feature = "std", feature = "libc"), target_os = "linux"))]
use core::ffi::c_ulong;

#[cfg(all(any(feature = "std", feature = "libc"), target_os = "linux"))]
use crate::cpu::environment::getauxval;
use crate::cpu::{features::Features, identity::Identity};

#[cfg(all(any(feature = "std", feature = "libc"), target_os = "linux"))]
const AT_HWCAP2: c_ulong = 26;
#[cfg(all(any(feature = "std", feature = "libc"), target_os = "linux"))]
const ARCH_2_07: c_ulong = 0x8000_0000;

/// Returns the features that this CPU has and that the operating system has enabled.
#[cfg(all(any(feature = "std", feature = "libc"), target_os = "linux"))]
pub(super) fn detect() -> Features {
    const AT_HWCAP: c_ulong = 16;
    const ALTIVEC_AND_VSX: c_ulong = 0x1000_0000 | 0x0000_0080;
    const VEC_CRYPTO: c_ulong = 0x0200_0000;

    let (first, second) = (getauxval(AT_HWCAP), getauxval(AT_HWCAP2));
    if first & ALTIVEC_AND_VSX != ALTIVEC_AND_VSX || second & ARCH_2_07 == 0 {
        return Features::NONE;
    }
    if second & VEC_CRYPTO == 0 { Features::POWER8 } else { Features::POWER8.union(Features::POWER8_CRYPTO) }
}

/// Returns the features that the crate is compiled for, since no system reports those of the CPU.
#[cfg(not(all(any(feature = "std", feature = "libc"), target_os = "linux")))]
pub(super) fn detect() -> Features {
    if !cfg!(all(target_feature = "vsx", target_feature = "power8-vector")) {
        return Features::NONE;
    }
    if cfg!(target_feature = "power8-crypto") {
        Features::POWER8.union(Features::POWER8_CRYPTO)
    } else {
        Features::POWER8
    }
}

/// Returns no name, because POWER gives programs none.
pub(super) fn brand() -> [u8; 48] {
    [0; 48]
}

/// Returns the generation, from the instruction sets that the operating system's kernel reports. These tell as much as
/// the platform's name does, and reading them needs no pointer.
#[cfg(all(any(feature = "std", feature = "libc"), target_os = "linux"))]
pub(super) fn identity() -> Identity {
    const ARCH_3_00: c_ulong = 0x0080_0000;
    const ARCH_3_1: c_ulong = 0x0004_0000;
    let second = getauxval(AT_HWCAP2);
    let family = if second & ARCH_3_1 != 0 {
        10
    } else if second & ARCH_3_00 != 0 {
        9
    } else if second & ARCH_2_07 != 0 {
        8
    } else {
        0
    };
    Identity { vendor: *b"IBM\0\0\0\0\0\0\0\0\0", family, model: 0 }
}

/// Returns no identity, since no system reports one.
#[cfg(not(all(any(feature = "std", feature = "libc"), target_os = "linux")))]
pub(super) fn identity() -> Identity {
    Identity::default()
}
