//! Little-endian 64-bit POWER: features, levels, detection by the auxiliary vector, printed kernels.

use crate::kernel::{Features, features::features, level::levels};

pub(in crate::kernel) mod aes_gcm;
pub(in crate::kernel) mod chacha20;
pub(in crate::kernel) mod chacha20_poly1305;
pub(in crate::kernel) mod md5;
pub(in crate::kernel) mod poly1305;
#[path = "../../../../gen/ppc64le/mod.rs"]
#[rustfmt::skip] // as it was printed
pub(in crate::kernel) mod printed;
pub(in crate::kernel) mod sha256;

features! {
    /// The vectors of Power ISA 2.07: AltiVec, VSX and what POWER8 added to them.
    POWER8 = 0, "power8";
    /// AES and SHA-2 rounds and carry-less multiplication of Power ISA 2.07.
    POWER8_CRYPTO = 1, "power8-crypto";
}

levels! {
    /// Kernels on the vector and the general-purpose registers.
    Power8 = "power8", requires Features::POWER8, allows Features::POWER8.union(Features::POWER8_CRYPTO);
}

/// What this CPU has and the operating system has switched on.
#[cfg(all(feature = "std", target_os = "linux"))]
pub(in crate::kernel) fn detect() -> Features {
    use core::ffi::c_ulong;

    unsafe extern "C" {
        // The C library is linked by the standard library; the call only reads what the kernel left
        // at the start of the process, and answers 0 to what it does not know.
        safe fn getauxval(kind: c_ulong) -> c_ulong;
    }
    const AT_HWCAP: c_ulong = 16;
    const AT_HWCAP2: c_ulong = 26;
    const ALTIVEC_AND_VSX: c_ulong = 0x1000_0000 | 0x0000_0080;
    const ARCH_2_07: c_ulong = 0x8000_0000;
    const VEC_CRYPTO: c_ulong = 0x0200_0000;

    let (first, second) = (getauxval(AT_HWCAP), getauxval(AT_HWCAP2));
    if first & ALTIVEC_AND_VSX != ALTIVEC_AND_VSX || second & ARCH_2_07 == 0 {
        return Features::NONE;
    }
    if second & VEC_CRYPTO == 0 { Features::POWER8 } else { Features::POWER8.union(Features::POWER8_CRYPTO) }
}

/// Nobody can be asked: what the crate is compiled for.
#[cfg(not(all(feature = "std", target_os = "linux")))]
pub(in crate::kernel) fn detect() -> Features {
    if !cfg!(all(target_feature = "vsx", target_feature = "power8-vector")) {
        return Features::NONE;
    }
    if cfg!(target_feature = "power8-crypto") {
        Features::POWER8.union(Features::POWER8_CRYPTO)
    } else {
        Features::POWER8
    }
}

/// The maker's name of the CPU: POWER gives none to programs.
pub(crate) fn brand() -> [u8; 48] {
    [0; 48]
}
