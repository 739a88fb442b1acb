//! Sets of CPU features.

use core::fmt;

/// A set of CPU features, such as the features that a kernel requires, or the features that detection finds.
///
/// The architecture that the crate is compiled for decides which features exist, so a kernel can't name a feature of
/// another architecture. [`Features::NONE`] exists everywhere.
///
/// ```
/// use raddle::kernel::Features;
///
/// assert!(Features::NONE.is_empty());
/// assert_eq!(Features::NONE.to_string(), "none");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Features(u32);

impl Features {
    /// The empty set. Every CPU of the architecture has it.
    pub const NONE: Self = Self(0);

    /// Returns the features in `self` or in `other`.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the features in both `self` and `other`.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the features in `self` that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns whether `self` contains every feature of `other`.
    #[inline]
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Returns whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the names of the features in the set, in the order of their declaration.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        FEATURE_NAMES.iter().filter(move |(bit, _)| self.contains(*bit)).map(|&(_, name)| name)
    }

    /// Returns the set that contains one feature, for the declarations of the architectures.
    #[allow(dead_code, reason = "an architecture without kernels has no features")]
    pub(super) const fn bit(n: u32) -> Self {
        Self(1 << n)
    }

    /// Returns the set as a number below 2^24, for the word in which the detected features are cached.
    #[inline]
    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    /// Returns the set whose [`bits`](Self::bits) are `bits`.
    #[inline]
    pub(super) const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }
}

/// Writes the names separated by spaces, or `none`.
impl fmt::Display for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (i, name) in self.names().enumerate() {
            write!(f, "{}{name}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Features({self})")
    }
}

/// Makes a set of features from their names.
#[allow(unused_macros, reason = "an architecture without kernels names no features")]
macro_rules! features {
    ($($name:ident)*) => {
        $crate::cpu::features::Features::NONE$(.union($crate::cpu::features::Features::$name))*
    };
}
#[allow(unused_imports, reason = "an architecture without kernels names no features")]
pub(crate) use features;

/// Declares each feature once: its constant, its bit and its printed name.
macro_rules! declare {
    ($($(#[$doc:meta])* $name:ident = $bit:literal, $text:literal;)*) => {
        impl Features {
            $($(#[$doc])* pub const $name: Self = Self::bit($bit);)*
        }
        pub(super) const FEATURE_NAMES: &[(Features, &str)] = &[$((Features::$name, $text)),*];
    };
}

cfg_if! {
    if #[cfg(x86_64)] {
        declare! {
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
            /// `andn` and related instructions.
            BMI1 = 9, "bmi1";
            /// `mulx`, `rorx` and related instructions.
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
            /// Half-precision arithmetic in AVX-512. No kernel uses it: it distinguishes cores.
            AVX512FP16 = 17, "avx512fp16";
        }
    } else if #[cfg(aarch64)] {
        declare! {
            /// 128-bit vectors.
            NEON = 0, "neon";
            /// AES rounds.
            AES = 1, "aes";
            /// 64-bit carry-less multiplication.
            PMULL = 2, "pmull";
            /// SHA-256 rounds.
            SHA2 = 3, "sha2";
            /// `eor3` and related instructions.
            SHA3 = 4, "sha3";
        }
    } else if #[cfg(ppc64le)] {
        declare! {
            /// The vectors of Power ISA 2.07: AltiVec, VSX and the additions of POWER8.
            POWER8 = 0, "power8";
            /// AES and SHA-2 rounds and carry-less multiplication of Power ISA 2.07.
            POWER8_CRYPTO = 1, "power8-crypto";
        }
    } else {
        declare! {}
    }
}
