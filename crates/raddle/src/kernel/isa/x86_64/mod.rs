//! x86-64: features, levels, detection by `cpuid` and `xgetbv`, printed kernels.

use core::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv};

use crate::kernel::{Features, features::features, level::levels};

pub(in crate::kernel) mod aes_gcm;
pub(in crate::kernel) mod chacha20;
pub(in crate::kernel) mod chacha20_poly1305;
pub(in crate::kernel) mod md5;
pub(in crate::kernel) mod poly1305;
#[path = "../../../../gen/x86_64/mod.rs"]
#[rustfmt::skip] // as it was printed
pub(in crate::kernel) mod printed;
pub(in crate::kernel) mod sha256;

features! {
    /// 128-bit byte shuffles.
    SSSE3 = 0, "ssse3";
    /// Further 128-bit integer instructions.
    SSE41 = 1, "sse4.1";
    /// Three-operand 128-bit vectors, with the `ymm` state saved by the operating system.
    AVX = 2, "avx";
    /// 256-bit integer vectors.
    AVX2 = 3, "avx2";
    /// 512-bit vectors and masks, with the `zmm` and mask state saved by the operating system.
    AVX512F = 4, "avx512f";
    /// AVX-512 instructions on 128-bit and 256-bit vectors.
    AVX512VL = 5, "avx512vl";
    /// AVX-512 on bytes and 16-bit words.
    AVX512BW = 6, "avx512bw";
    /// Further AVX-512 instructions on 32-bit and 64-bit words.
    AVX512DQ = 7, "avx512dq";
    /// 52-bit integer multiplication in AVX-512.
    AVX512IFMA = 8, "avx512ifma";
    /// `andn` and its kin.
    BMI1 = 9, "bmi1";
    /// `mulx`, `rorx` and their kin.
    BMI2 = 10, "bmi2";
    /// `adcx` and `adox`.
    ADX = 11, "adx";
    /// AES rounds on 128-bit vectors.
    AES = 12, "aes";
    /// Carry-less multiplication on 128-bit vectors.
    PCLMULQDQ = 13, "pclmulqdq";
    /// AES rounds on wide vectors.
    VAES = 14, "vaes";
    /// Carry-less multiplication on wide vectors.
    VPCLMULQDQ = 15, "vpclmulqdq";
    /// SHA-1 and SHA-256 rounds.
    SHA = 16, "sha";
}

const GENERAL: Features = Features::BMI1.union(Features::BMI2).union(Features::ADX);
const NARROW: Features = Features::SSSE3
    .union(Features::SSE41)
    .union(Features::AVX)
    .union(Features::AES)
    .union(Features::PCLMULQDQ)
    .union(Features::SHA);
const WIDE: Features = Features::AVX2.union(Features::VAES).union(Features::VPCLMULQDQ);
const WIDEST: Features =
    Features::AVX512F.union(Features::AVX512VL).union(Features::AVX512BW).union(Features::AVX512DQ);

levels! {
    /// Kernels on the general-purpose registers.
    X86_64 = "x86-64", requires Features::NONE, allows GENERAL;
    /// Kernels on 128-bit vectors too.
    Avx = "avx", requires Features::AVX, allows GENERAL.union(NARROW);
    /// Kernels on 256-bit vectors too.
    Avx2 = "avx2",
        requires Features::AVX.union(Features::AVX2).union(Features::BMI1).union(Features::BMI2),
        allows GENERAL.union(NARROW).union(WIDE);
    /// Kernels on 512-bit vectors too.
    Avx512 = "avx512",
        requires Level::Avx2.required().union(WIDEST),
        allows GENERAL.union(NARROW).union(WIDE).union(WIDEST).union(Features::AVX512IFMA);
}

/// What this CPU has and the operating system has switched on.
pub(in crate::kernel) fn detect() -> Features {
    // An SGX enclave may not execute `cpuid`.
    if cfg!(target_env = "sgx") {
        return Features::NONE;
    }
    let highest = __cpuid(0).eax;
    if highest < 1 {
        return Features::NONE;
    }
    let basic = __cpuid(1).ecx;
    let (ebx, ecx) = if highest >= 7 {
        let leaf = __cpuid_count(7, 0);
        (leaf.ebx, leaf.ecx)
    } else {
        (0, 0)
    };
    // Code that is compiled without vectors, such as that of an operating system, leaves them to others.
    let xmm = cfg!(target_feature = "sse2");
    let saved = if xmm { saved_state(basic) } else { 0 };
    // SSE, AVX; then masks and both halves of the zmm registers.
    let ymm = saved & 0b110 == 0b110;
    let zmm = ymm && saved & 0b1110_0000 == 0b1110_0000;

    // A hypervisor may mask a feature and leave what builds on it: that counts as absent too.
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

/// XCR0: which registers the operating system saves and restores; none where it has not said so.
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

/// The maker's name of the CPU, as ASCII padded with NULs or spaces.
pub(crate) fn brand() -> [u8; 48] {
    let mut name = [0; 48];
    if cfg!(target_env = "sgx") || __cpuid(0x8000_0000).eax < 0x8000_0004 {
        return name;
    }
    for (leaf, part) in (0x8000_0002..).zip(name.chunks_exact_mut(16)) {
        let r = __cpuid(leaf);
        for (register, bytes) in [r.eax, r.ebx, r.ecx, r.edx].into_iter().zip(part.chunks_exact_mut(4)) {
            bytes.copy_from_slice(&register.to_le_bytes());
        }
    }
    name
}
