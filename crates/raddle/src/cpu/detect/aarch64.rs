//! Detection on AArch64, through the standard library or through Linux's auxiliary vector.

use crate::cpu::{features::Features, identity::Identity};

/// Expands to whether the CPU has a feature. The macro asks the standard library at run time if there is one, and the
/// compiler otherwise.
#[cfg(feature = "std")]
macro_rules! has {
    ($run:tt, $compile:tt, $bit:literal) => {
        std::arch::is_aarch64_feature_detected!($run)
    };
}
#[cfg(not(feature = "std"))]
macro_rules! has {
    ($run:tt, $compile:tt, $bit:literal) => {
        cfg!(target_feature = $compile) || auxiliary() >> $bit & 1 == 1
    };
}

/// Returns the bits in which Linux reports features (`asm/hwcap.h`), or 0 if no system reports them.
#[cfg(not(feature = "std"))]
fn auxiliary() -> u64 {
    #[cfg(all(feature = "libc", any(target_os = "linux", target_os = "android")))]
    return crate::cpu::environment::getauxval(libc::AT_HWCAP);
    #[cfg(not(all(feature = "libc", any(target_os = "linux", target_os = "android"))))]
    0
}

/// Returns the features of this CPU.
pub(super) fn detect() -> Features {
    [
        (Features::NEON, true),
        (Features::AES, has!("aes", "aes", 3)),
        // At compile time, the name "aes" stands for both AES and PMULL.
        (Features::PMULL, has!("pmull", "aes", 4)),
        // The name "sha2" stands for SHA-1 and SHA-256 together, as in Rust and LLVM.
        (Features::SHA2, has!("sha2", "sha2", 5) && has!("sha2", "sha2", 6)),
        // The name "sha3" stands for SHA-3 and SHA-512 together, as in Rust and LLVM.
        (Features::SHA3, has!("sha3", "sha3", 17) && has!("sha3", "sha3", 21)),
    ]
    .into_iter()
    .filter(|&(_, found)| found)
    .fold(Features::NONE, |found, (feature, _)| found.union(feature))
}

/// Returns whether programs may set the bit DIT of the processor state (FEAT_DIT).
#[cfg(not(miri))]
pub(in crate::cpu) fn has_dit() -> bool {
    has!("dit", "dit", 24)
}

/// Returns no name, because AArch64 gives programs none.
pub(super) fn brand() -> [u8; 48] {
    [0; 48]
}

/// Returns the implementer and the part number from MIDR_EL1, a register for privileged code whose value Linux reports
/// to every program.
#[cfg(all(any(feature = "std", feature = "libc"), any(target_os = "linux", target_os = "android")))]
pub(super) fn identity() -> Identity {
    let mut text = [0; 1024];
    // The lines for the first CPU are among the first bytes.
    let len = read(&mut text);
    let text = core::str::from_utf8(&text[..len]).unwrap_or_default();
    let value = |name: &str| {
        let line = text.lines().find(|line| line.starts_with(name))?;
        Some(line.split_once(':')?.1.trim())
    };
    let mut identity = Identity::default();
    let implementer = value("CPU implementer").unwrap_or_default();
    for (place, &byte) in identity.vendor.iter_mut().zip(implementer.as_bytes()) {
        *place = byte;
    }
    let part = value("CPU part").and_then(|part| u32::from_str_radix(part.strip_prefix("0x")?, 16).ok());
    Identity { model: part.unwrap_or(0), ..identity }
}

/// Reads the beginning of the description of the CPUs, or no bytes if there is none.
#[cfg(all(feature = "std", any(target_os = "linux", target_os = "android")))]
fn read(text: &mut [u8]) -> usize {
    use std::{fs::File, io::Read as _};

    File::open("/proc/cpuinfo").and_then(|mut file| file.read(text)).unwrap_or(0)
}

/// Reads the beginning of the description of the CPUs, or no bytes if there is none.
#[cfg(all(feature = "libc", not(feature = "std"), any(target_os = "linux", target_os = "android")))]
fn read(text: &mut [u8]) -> usize {
    // SAFETY: the path ends with a NUL.
    let file = unsafe { libc::open(c"/proc/cpuinfo".as_ptr(), libc::O_RDONLY | libc::O_CLOEXEC) };
    if file < 0 {
        return 0;
    }
    // SAFETY: the buffer has `text.len()` bytes.
    let len = unsafe { libc::read(file, text.as_mut_ptr().cast(), text.len()) };
    // SAFETY: the file is open, and only this function has its descriptor.
    unsafe { libc::close(file) };
    usize::try_from(len).unwrap_or(0)
}

/// Returns Apple as the vendor: Apple's systems run only on Apple's cores, and the plans do not distinguish these
/// cores.
#[cfg(target_vendor = "apple")]
pub(super) fn identity() -> Identity {
    Identity { vendor: *b"0x61\0\0\0\0\0\0\0\0", ..Identity::default() }
}

/// Returns no identity, since no system reports one.
#[cfg(not(any(
    target_vendor = "apple",
    all(any(feature = "std", feature = "libc"), any(target_os = "linux", target_os = "android"))
)))]
pub(super) fn identity() -> Identity {
    Identity::default()
}
