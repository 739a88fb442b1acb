//! Sets of CPU features.

use core::fmt;

use super::isa::FEATURE_NAMES;

/// A set of features of a CPU, as a kernel needs them and as detection finds them.
///
/// Which features exist depends on the architecture the crate is compiled for, so that a kernel can
/// name only features of its own. [`Features::NONE`] exists everywhere.
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
    /// The empty set: what every CPU of the architecture has.
    pub const NONE: Self = Self(0);

    /// Everything in `self` and everything in `other`.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in both `self` and `other`.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in `self` and not in `other`.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether all of `other` is in `self`.
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether nothing is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The names of the features in the set, in the order of their declaration.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        FEATURE_NAMES.iter().filter(move |(bit, _)| self.contains(*bit)).map(|&(_, name)| name)
    }

    /// The set of one feature, for the declarations of the architectures.
    #[allow(dead_code, reason = "an architecture without kernels has no features")]
    pub(super) const fn bit(n: u32) -> Self {
        Self(1 << n)
    }

    /// The set as a number below 2^24, for the word in which detection is cached.
    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    /// The set that [`bits`](Self::bits) made `bits` from.
    pub(super) const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }
}

/// The names separated by spaces, or `none`.
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

/// Declares each feature once: its constant, its bit and its printed name.
macro_rules! features {
    ($($(#[$doc:meta])* $name:ident = $bit:literal, $text:literal;)*) => {
        impl Features {
            $($(#[$doc])* pub const $name: Self = Self::bit($bit);)*
        }
        pub(super) const FEATURE_NAMES: &[(Features, &str)] = &[$((Features::$name, $text)),*];
    };
}
pub(super) use features;
