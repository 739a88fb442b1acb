//! Detection on x86-64, with `cpuid` and `xgetbv`.

use core::arch::x86_64::{__cpuid_count, _xgetbv, CpuidResult};

use crate::cpu::{features::Features, identity::Identity};

/// Executes `cpuid` with a leaf and subleaf 0. The caller has ruled out SGX, whose enclaves may not execute `cpuid`.
#[allow(unused_unsafe, reason = "the intrinsic is safe since Rust 1.94")]
fn cpuid(leaf: u32) -> CpuidResult {
    // SAFETY: every x86-64 CPU has the instruction.
    unsafe { __cpuid_count(leaf, 0) }
}

/// Returns the features that this CPU has and that the operating system has enabled.
pub(super) fn detect() -> Features {
    // An SGX enclave may not execute `cpuid`.
    if cfg!(target_env = "sgx") {
        return Features::NONE;
    }
    let highest = cpuid(0).eax;
    if highest < 1 {
        return Features::NONE;
    }
    let basic = cpuid(1).ecx;
    let (ebx, ecx, edx) = if highest >= 7 {
        let leaf = cpuid(7);
        (leaf.ebx, leaf.ecx, leaf.edx)
    } else {
        (0, 0, 0)
    };
    // Code that is compiled without vectors, such as an operating system, leaves the vector registers to other
    // programs.
    let xmm = cfg!(target_feature = "sse2");
    let saved = if xmm { saved_state(basic) } else { 0 };
    // SSE and AVX; then the masks and both halves of the zmm registers.
    let ymm = saved & 0b110 == 0b110;
    let zmm = ymm && saved & 0b1110_0000 == 0b1110_0000;

    // A hypervisor may mask a feature but leave the features that build on it. The features that are left count as
    // absent too.
    let (avx2, avx512) = (Features::AVX.union(Features::AVX2), Features::AVX512F);
    [
        (Features::SSSE3, basic, 9, xmm, Features::NONE),
        (Features::SSE41, basic, 19, xmm, Features::SSSE3),
        (Features::AVX, basic, 28, ymm, Features::SSE41),
        (Features::AVX2, ebx, 5, ymm, Features::AVX),
        (Features::AVX512F, ebx, 16, zmm, avx2),
        (Features::AVX512VL, ebx, 31, zmm, avx512),
        (Features::AVX512BW, ebx, 30, zmm, avx512),
        (Features::AVX512DQ, ebx, 17, zmm, avx512),
        (Features::AVX512IFMA, ebx, 21, zmm, avx512),
        (Features::AVX512FP16, edx, 23, zmm, avx512.union(Features::AVX512BW)),
        (Features::BMI1, ebx, 3, true, Features::NONE),
        (Features::BMI2, ebx, 8, true, Features::NONE),
        (Features::ADX, ebx, 19, true, Features::NONE),
        (Features::AES, basic, 25, xmm, Features::NONE),
        (Features::PCLMULQDQ, basic, 1, xmm, Features::NONE),
        (Features::VAES, ecx, 9, ymm, avx2.union(Features::AES)),
        (Features::VPCLMULQDQ, ecx, 10, ymm, avx2.union(Features::PCLMULQDQ)),
        (Features::SHA, ebx, 29, xmm, Features::SSE41),
    ]
    .into_iter()
    .fold(Features::NONE, |found, (feature, register, bit, usable, needs)| {
        let present = usable && register >> bit & 1 == 1 && found.contains(needs);
        if present { found.union(feature) } else { found }
    })
}

/// Returns XCR0, which says which registers the operating system saves and restores, or 0 if XCR0 is not readable.
fn saved_state(leaf_1_ecx: u32) -> u64 {
    const XSAVE_AND_OSXSAVE: u32 = 1 << 26 | 1 << 27;
    if leaf_1_ecx & XSAVE_AND_OSXSAVE != XSAVE_AND_OSXSAVE {
        return 0;
    }
    #[target_feature(enable = "xsave")]
    fn xcr0() -> u64 {
        // SAFETY: OSXSAVE says that the operating system has enabled `xgetbv`; XCR0 always exists.
        unsafe { _xgetbv(0) }
    }
    // SAFETY: the CPU has just reported XSAVE.
    unsafe { xcr0() }
}

/// Returns the CPU's own name, as ASCII padded with NULs or spaces.
pub(super) fn brand() -> [u8; 48] {
    let mut name = [0; 48];
    if cfg!(target_env = "sgx") || cpuid(0x8000_0000).eax < 0x8000_0004 {
        return name;
    }
    for (leaf, part) in (0x8000_0002..).zip(name.chunks_exact_mut(16)) {
        let r = cpuid(leaf);
        for (register, bytes) in [r.eax, r.ebx, r.ecx, r.edx].into_iter().zip(part.chunks_exact_mut(4)) {
            bytes.copy_from_slice(&register.to_le_bytes());
        }
    }
    name
}

/// Returns the vendor, the family and the model (CPUID leaves 0 and 1).
pub(super) fn identity() -> Identity {
    if cfg!(target_env = "sgx") {
        return Identity::default();
    }
    let leaf = cpuid(0);
    let mut vendor = [0; 12];
    for (bytes, register) in vendor.chunks_exact_mut(4).zip([leaf.ebx, leaf.edx, leaf.ecx]) {
        bytes.copy_from_slice(&register.to_le_bytes());
    }
    let signature = if leaf.eax >= 1 { cpuid(1).eax } else { 0 };
    let (family, model) = (signature >> 8 & 0xf, signature >> 4 & 0xf);
    let extended = family == 6 || family == 15;
    Identity {
        vendor,
        family: if family == 15 { family + (signature >> 20 & 0xff) } else { family },
        model: if extended { model | (signature >> 16 & 0xf) << 4 } else { model },
    }
}
