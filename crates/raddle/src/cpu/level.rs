//! The levels of dispatch.

use core::{fmt, str::FromStr};

use super::features::Features;

/// The name of every level of every architecture, to tell another architecture's level from a misspelt name.
const EVERYWHERE: &[&str] = &["portable", "x86-64", "avx", "avx2", "avx512", "neon", "power8"];

/// Declares the levels of an architecture above [`Level::Portable`], narrowest first. A CPU is at a level if it has the
/// features that the level requires. A cap at a level withholds the features that the level does not allow.
macro_rules! levels {
    ($($(#[$doc:meta])* $name:ident = $text:literal, requires $requires:expr, allows $allows:expr;)*) => {
        /// A level of CPU features, from the least to the most that the library uses.
        ///
        /// The architecture that the crate is compiled for decides which levels exist: `portable` everywhere; `x86-64`,
        /// `avx`, `avx2` and `avx512` on x86-64; `neon` on AArch64; `power8` on little-endian POWER. Levels of other
        /// architectures do not exist.
        ///
        /// ```
        /// use raddle::cpu::Level;
        ///
        /// let level: Level = "portable".parse()?;
        /// assert_eq!(level, Level::Portable);
        /// assert!(Level::ALL.iter().all(|&other| level <= other));
        /// # Ok::<(), raddle::cpu::ParseLevelError>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Level {
            /// Portable Rust: no assembly kernels.
            Portable,
            $($(#[$doc])* $name,)*
        }

        impl Level {
            /// The levels of this architecture, lowest first.
            pub const ALL: &'static [Self] = &[Self::Portable, $(Self::$name),*];

            /// Returns the name, which `RADDLE_CPU` accepts.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    Self::Portable => "portable",
                    $(Self::$name => $text,)*
                }
            }

            /// Returns the features that every CPU at this level has.
            #[must_use]
            pub const fn required(self) -> Features {
                match self {
                    Self::Portable => Features::NONE,
                    $(Self::$name => $requires,)*
                }
            }

            /// Returns the features that a cap at this level leaves in use if the CPU has them.
            #[must_use]
            pub const fn allowed(self) -> Features {
                match self {
                    Self::Portable => Features::NONE,
                    $(Self::$name => $allows,)*
                }
            }
        }
    };
}

cfg_if! {
    if #[cfg(x86_64)] {
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
            /// Kernels that use the general-purpose registers.
            X86_64 = "x86-64", requires Features::NONE, allows GENERAL;
            /// Kernels that use 128-bit vectors, in addition to the kernels of the level below.
            Avx = "avx", requires Features::AVX, allows GENERAL.union(NARROW);
            /// Kernels that use 256-bit vectors, in addition to the kernels of the level below.
            Avx2 = "avx2",
                requires Features::AVX.union(Features::AVX2).union(Features::BMI1).union(Features::BMI2),
                allows GENERAL.union(NARROW).union(WIDE);
            /// Kernels that use 512-bit vectors, in addition to the kernels of the level below.
            Avx512 = "avx512",
                requires Level::Avx2.required().union(WIDEST),
                allows GENERAL.union(NARROW).union(WIDE).union(WIDEST).union(Features::AVX512IFMA);
        }
    } else if #[cfg(aarch64)] {
        levels! {
            /// Kernels that use the vector registers and the general-purpose registers.
            Neon = "neon",
                requires Features::NEON,
                allows Features::NEON
                    .union(Features::AES)
                    .union(Features::PMULL)
                    .union(Features::SHA2)
                    .union(Features::SHA3);
        }
    } else if #[cfg(ppc64le)] {
        levels! {
            /// Kernels that use the vector registers and the general-purpose registers.
            Power8 = "power8", requires Features::POWER8, allows Features::POWER8.union(Features::POWER8_CRYPTO);
        }
    } else {
        levels! {}
    }
}

/// Writes the [name](Level::name).
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(name: &str) -> Result<Self, ParseLevelError> {
        match Self::ALL.iter().find(|level| level.name() == name) {
            Some(&level) => Ok(level),
            None if EVERYWHERE.contains(&name) => Err(ParseLevelError::Foreign),
            None => Err(ParseLevelError::Unknown),
        }
    }
}

/// The error for a text that is not the name of a level on this architecture.
///
/// ```
/// use raddle::cpu::{Level, ParseLevelError};
///
/// assert_eq!("avx3".parse::<Level>(), Err(ParseLevelError::Unknown));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseLevelError {
    /// No architecture has a level with this name.
    Unknown,
    /// Another architecture has a level with this name.
    Foreign,
}

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unknown => "no such CPU level; this architecture has",
            Self::Foreign => "a CPU level of another architecture; this one has",
        })?;
        for (i, level) in Level::ALL.iter().enumerate() {
            write!(f, "{} {level}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl core::error::Error for ParseLevelError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_parses_back_and_is_listed() {
        for &level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
            assert!(EVERYWHERE.contains(&level.name()));
        }
    }

    #[test]
    fn levels_grow() {
        for pair in Level::ALL.windows(2) {
            assert!(pair[0] < pair[1]);
            assert!(pair[1].required().contains(pair[0].required()));
            assert!(pair[1].allowed().contains(pair[0].allowed()));
        }
        for level in Level::ALL {
            assert!(level.allowed().contains(level.required()));
        }
    }

    #[test]
    fn foreign_is_not_unknown() {
        let foreign = if cfg!(target_arch = "x86_64") { "power8" } else { "avx2" };
        assert_eq!(foreign.parse::<Level>(), Err(ParseLevelError::Foreign));
        assert_eq!("".parse::<Level>(), Err(ParseLevelError::Unknown));
    }
}
