//! The levels of dispatch.

use core::{fmt, str::FromStr};

use super::isa::Level;

/// The name of every level of every architecture, to tell a foreign one from a misspelt one.
const EVERYWHERE: &[&str] = &["portable", "x86-64", "avx", "avx2", "avx512", "neon", "power8"];

/// Declares the levels of an architecture above [`Level::Portable`], narrowest first: a CPU is at a
/// level if it has what the level requires, and a cap at a level withholds what it does not allow.
macro_rules! levels {
    ($($(#[$doc:meta])* $name:ident = $text:literal, requires $requires:expr, allows $allows:expr;)*) => {
        /// How much of the CPU the library uses, from least to most.
        ///
        /// Which levels exist depends on the architecture the crate is compiled for: `portable`
        /// everywhere; then `x86-64`, `avx`, `avx2`, `avx512` on x86-64; `neon` on AArch64; `power8`
        /// on little-endian POWER. A level of another architecture can't be named.
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
            /// Compiled Rust only: no kernel in assembly.
            Portable,
            $($(#[$doc])* $name,)*
        }

        impl Level {
            /// The levels of this architecture, lowest first.
            pub const ALL: &'static [Self] = &[Self::Portable, $(Self::$name),*];

            /// The name, as `RADDLE_CPU` takes it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    Self::Portable => "portable",
                    $(Self::$name => $text,)*
                }
            }

            /// What a CPU must have to be at this level.
            #[must_use]
            pub const fn required(self) -> $crate::kernel::Features {
                match self {
                    Self::Portable => $crate::kernel::Features::NONE,
                    $(Self::$name => $requires,)*
                }
            }

            /// What a cap at this level leaves in use where the CPU has it.
            #[must_use]
            pub const fn allowed(self) -> $crate::kernel::Features {
                match self {
                    Self::Portable => $crate::kernel::Features::NONE,
                    $(Self::$name => $allows,)*
                }
            }
        }
    };
}
pub(super) use levels;

/// The [name](Level::name).
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

/// A text is not the name of a level of this architecture.
///
/// ```
/// use raddle::cpu::{Level, ParseLevelError};
///
/// assert_eq!("avx3".parse::<Level>(), Err(ParseLevelError::Unknown));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseLevelError {
    /// No architecture has a level of this name.
    Unknown,
    /// Another architecture has a level of this name.
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
