//! CPU features: the features that the CPU has, and the features that the library uses.
//!
//! Detection runs once, when a kernel is first used. Its result is a [`Level`] and a set of [`features`].
//! [`set_max_level`] lowers both for the whole process. With the feature `std`, the environment variable `RADDLE_CPU`
//! does so too. Nothing raises them.
//!
//! Which kernel is fastest depends on the [`Core`] too. Each core has a plan. The library uses the plan of the CPU's
//! own core, or of the most similar one. [`set_core`] or `RADDLE_CORE` selects another plan, which is always safe.
//!
//! `RADDLE_CPU` contains the name of a level, and `RADDLE_CORE` the name of a core. Detection reads both once. A
//! value that does not exist on this architecture has no effect: detection decides, and [`env_error`] and [`describe`]
//! report the error. An empty value counts as unset. A program with rights that its caller lacks, such as one with the
//! set-user-ID bit, ignores both variables.
//!
//! ```
//! use raddle::cpu;
//!
//! println!("{}", cpu::describe());
//! assert!(cpu::features().contains(cpu::level().required()));
//! ```

pub(crate) mod cores;
#[allow(unsafe_code)]
pub(crate) mod detect;
#[allow(unsafe_code)]
pub(crate) mod environment;
pub(crate) mod features;
pub(crate) mod identity;
pub(crate) mod level;
#[allow(unsafe_code)]
mod timing;
pub(crate) mod token;
#[allow(unsafe_code)]
mod upper;

cfg_if! {
    if #[cfg(x86_64)] {
        #[rustfmt::skip] // keeps the generated layout
        #[path = "../../gen/cores/x86_64.rs"]
        mod generated;
    } else if #[cfg(aarch64)] {
        #[rustfmt::skip] // keeps the generated layout
        #[path = "../../gen/cores/aarch64.rs"]
        mod generated;
    } else if #[cfg(ppc64le)] {
        #[rustfmt::skip] // keeps the generated layout
        #[path = "../../gen/cores/ppc64le.rs"]
        mod generated;
    } else {
        #[rustfmt::skip] // keeps the generated layout
        #[path = "../../gen/cores/none.rs"]
        mod generated;
    }
}

use core::fmt;

use token::Token;

pub use cores::{Core, ParseCoreError};
#[cfg(feature = "std")]
pub use environment::EnvError;
pub use features::Features;
pub use level::{Level, ParseLevelError};
pub use timing::{has_data_independent_timing, with_data_independent_timing};

/// Returns the level in use.
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

/// Returns the features in use: the CPU has them, and no cap withholds them.
///
/// ```
/// println!("{}", raddle::cpu::features());
/// ```
#[must_use]
pub fn features() -> Features {
    Token::current().features()
}

/// Lowers the level to at most `cap` for the rest of the process, in every thread, and returns the level in use.
///
/// Calls in progress keep their kernels, and so do AES and GHASH keys that were expanded before. A cap never raises the
/// level, neither above the CPU's own level nor above an earlier cap.
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

/// Returns the core whose plan selects the kernels.
///
/// Detection compares first features, then vendor, family and model. A CPU whose core has no plan uses the most similar
/// plan for its vendor, or else `default`.
///
/// ```
/// println!("{}", raddle::cpu::core());
/// ```
#[must_use]
pub fn core() -> Core {
    Core::at(Token::current().core())
}

/// Uses the plan of another core for the rest of the process, in every thread. This function is meant for measurements,
/// and for CPUs that are detected wrongly.
///
/// A plan adds no features: if the CPU lacks the features of a kernel, the library uses the next entry of the plan. AES
/// and GHASH keys that were expanded before keep their kernels.
///
/// ```standalone_crate
/// use raddle::cpu::{self, Core};
///
/// let core: Core = "default".parse().unwrap();
/// cpu::set_core(core);
/// assert_eq!(cpu::core(), core);
/// ```
pub fn set_core(core: Core) {
    Token::select_core(core);
}

/// Describes the CPU, the level and the features in use, in one line of text.
///
/// ```
/// let text = raddle::cpu::describe().to_string();
/// assert!(text.contains(raddle::cpu::level().name()));
/// ```
#[must_use]
pub fn describe() -> Description {
    Description { brand: detect::brand(), token: Token::current() }
}

/// A description of the CPU in one line. Made by [`describe`].
#[derive(Clone, Copy)]
pub struct Description {
    brand: [u8; 48],
    token: Token,
}

impl Description {
    /// Returns the CPU's own name, or the name of the architecture if the CPU has none.
    ///
    /// ```
    /// let description = raddle::cpu::describe();
    /// assert!(description.to_string().starts_with(description.brand()));
    /// ```
    #[must_use]
    pub fn brand(&self) -> &str {
        let end = self.brand.iter().position(|&byte| byte == 0).unwrap_or(self.brand.len());
        let name = core::str::from_utf8(&self.brand[..end]).unwrap_or_default().trim();
        if name.is_empty() { ARCHITECTURE } else { name }
    }
}

cfg_if! {
    if #[cfg(x86_64)] {
        const ARCHITECTURE: &str = "x86-64";
    } else if #[cfg(aarch64)] {
        const ARCHITECTURE: &str = "AArch64";
    } else if #[cfg(ppc64le)] {
        const ARCHITECTURE: &str = "ppc64le";
    } else {
        const ARCHITECTURE: &str = "an architecture without kernels";
    }
}

/// Writes, for example, `AMD EPYC 9555, level avx2 (ssse3 sse4.1 avx avx2 bmi1 bmi2), plan of zen5`.
impl fmt::Display for Description {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (level, features, core) = (self.token.level(), self.token.features(), Core::at(self.token.core()));
        write!(f, "{}, level {level} ({features}), plan of {core}", self.brand())?;
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

/// Reads `RADDLE_CPU` and `RADDLE_CORE` again, and returns the first error in them. Needs the feature `std`.
///
/// ```
/// if let Some(error) = raddle::cpu::env_error() {
///     eprintln!("{error}");
/// }
/// ```
#[cfg(feature = "std")]
#[must_use]
pub fn env_error() -> Option<EnvError> {
    environment::error()
}
