//! What the CPU can do, and how much of it the library uses.
//!
//! The CPU is asked once, when a kernel is first wanted. The answer is a [`Level`] and a set of
//! [`features`]; it can be lowered for the whole process, by [`set_max_level`] or, with the
//! feature `std`, by the environment variable `RADDLE_CPU`, and never raised.
//!
//! `RADDLE_CPU` holds the name of a level, and is read once. A value that is no level of this
//! architecture changes nothing: the library has no place to complain to, and goes by detection;
//! [`env_error`] says what was wrong, and so does [`describe`]. An empty value counts as unset.
//!
//! ```
//! use raddle::cpu;
//!
//! println!("{}", cpu::describe());
//! assert!(cpu::features().contains(cpu::level().required()));
//! ```

use core::fmt;

use crate::kernel::{Features, isa, token::Token};
pub use crate::kernel::{isa::Level, level::ParseLevelError};

/// The level in use.
///
/// ```
/// use raddle::cpu::{Level, level};
///
/// assert!(Level::ALL.contains(&level()));
/// ```
#[must_use]
pub fn level() -> Level {
    Token::current().level()
}

/// What this CPU has and no cap withholds.
///
/// ```
/// println!("{}", raddle::cpu::features());
/// ```
#[must_use]
pub fn features() -> Features {
    Token::current().features()
}

/// Lowers the level to at most `cap` for the rest of the process, in every thread, and returns the
/// level that is then in use.
///
/// A call that is running goes on as it began, and so do keys of AES and GHASH that were expanded before. The level is never raised: neither by a cap above what
/// the CPU has nor by one above an earlier cap.
///
/// ```standalone_crate
/// use raddle::cpu::{Level, level, set_max_level};
///
/// let before = level();
/// let highest = Level::ALL[Level::ALL.len() - 1];
/// assert_eq!(set_max_level(highest), before);
/// assert_eq!(set_max_level(Level::Portable), Level::Portable);
/// assert_eq!(set_max_level(highest), Level::Portable, "a cap stays");
/// ```
pub fn set_max_level(cap: Level) -> Level {
    Token::lower(cap).level()
}

/// The CPU, the level and the features in use, for people to read.
///
/// ```
/// let text = raddle::cpu::describe().to_string();
/// assert!(text.contains(raddle::cpu::level().name()));
/// ```
#[must_use]
pub fn describe() -> Description {
    // Miri asks no CPU.
    Description { brand: if cfg!(miri) { [0; 48] } else { isa::brand() }, token: Token::current() }
}

/// One line on the CPU: made by [`describe`].
#[derive(Clone, Copy)]
pub struct Description {
    brand: [u8; 48],
    token: Token,
}

impl Description {
    /// What the CPU calls itself, or where it does not, the architecture.
    #[must_use]
    pub fn brand(&self) -> &str {
        let end = self.brand.iter().position(|&byte| byte == 0).unwrap_or(self.brand.len());
        let name = core::str::from_utf8(&self.brand[..end]).unwrap_or_default().trim();
        if name.is_empty() { ARCHITECTURE } else { name }
    }
}

const ARCHITECTURE: &str = if cfg!(target_arch = "x86_64") {
    "x86-64"
} else if cfg!(target_arch = "aarch64") {
    "AArch64"
} else if cfg!(all(target_arch = "powerpc64", target_endian = "little")) {
    "ppc64le"
} else {
    "an architecture without kernels"
};

/// For example `AMD EPYC 9555, level avx2 (ssse3 sse4.1 avx avx2 bmi1 bmi2)`.
impl fmt::Display for Description {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, level {} ({})", self.brand(), self.token.level(), self.token.features())?;
        #[cfg(feature = "std")]
        if let Some(error) = env_error() {
            write!(f, "; {error}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Description {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Description({self})")
    }
}

/// The cap that the environment asks for.
pub(crate) fn environment_cap() -> Option<Level> {
    #[cfg(feature = "std")]
    return environment::asked().as_ref().ok().copied().flatten();
    #[cfg(not(feature = "std"))]
    None
}

/// What is wrong with `RADDLE_CPU`, if anything is. Needs the feature `std`.
///
/// ```
/// if let Some(error) = raddle::cpu::env_error() {
///     eprintln!("{error}");
/// }
/// ```
#[cfg(feature = "std")]
#[must_use]
pub fn env_error() -> Option<&'static EnvError> {
    environment::asked().as_ref().err()
}

#[cfg(feature = "std")]
pub use environment::EnvError;

#[cfg(feature = "std")]
mod environment {
    use core::fmt;
    use std::{env, ffi::OsString, sync::OnceLock};

    use super::{Level, ParseLevelError};

    /// `RADDLE_CPU` is not the name of a level of this architecture.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct EnvError {
        value: OsString,
        reason: ParseLevelError,
    }

    impl fmt::Display for EnvError {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "RADDLE_CPU={}: {}", self.value.display(), self.reason)
        }
    }

    impl core::error::Error for EnvError {
        fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
            Some(&self.reason)
        }
    }

    /// What the environment asks for: read once, so that every answer in a process agrees.
    pub(super) fn asked() -> &'static Result<Option<Level>, EnvError> {
        static ASKED: OnceLock<Result<Option<Level>, EnvError>> = OnceLock::new();
        ASKED.get_or_init(|| match env::var_os("RADDLE_CPU") {
            Some(value) if !value.is_empty() => parse(value).map(Some),
            _ => Ok(None),
        })
    }

    fn parse(value: OsString) -> Result<Level, EnvError> {
        match value.to_str().map_or(Err(ParseLevelError::Unknown), str::parse) {
            Ok(level) => Ok(level),
            Err(reason) => Err(EnvError { value, reason }),
        }
    }

    #[cfg(test)]
    mod tests {
        use std::string::ToString;

        use super::*;

        #[test]
        fn a_wrong_value_is_named() {
            let error = parse("avx-2".into()).unwrap_err();
            assert!(error.to_string().starts_with("RADDLE_CPU=avx-2: no such CPU level"), "{error}");
            assert_eq!(parse("portable".into()), Ok(Level::Portable));
        }
    }
}
