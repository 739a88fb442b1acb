//! The token that unlocks kernels.

use core::sync::atomic::{AtomicU32, Ordering::Relaxed};

use super::{
    Features,
    isa::{self, Level},
    upper,
};
use crate::cpu;

/// Proof that this CPU has [`features`](Token::features) and is at [`level`](Token::level).
///
/// Only detection makes one, so whoever holds it may run what those features allow.
#[derive(Clone, Copy)]
pub(crate) struct Token(u32);

/// The token in use; zero until the CPU was first asked.
static CURRENT: AtomicU32 = AtomicU32::new(0);

/// Above the bits of the features stands the level's place in [`Level::ALL`], plus one.
const LEVEL_SHIFT: u32 = 24;

impl Token {
    /// The token in use. Costs one load once the CPU has been asked.
    #[inline]
    pub(crate) fn current() -> Self {
        match CURRENT.load(Relaxed) {
            0 => Self::first(),
            word => Self(word),
        }
    }

    /// Begins a public operation: the token in use, with clean upper halves of vector registers.
    ///
    /// A caller may leave upper halves dirty. The compiler's own code around the kernels has instructions in the legacy
    /// encoding (copies, constants), and on some Intel processors the first of them then costs some 280 cycles.
    #[inline(always)]
    pub(crate) fn begin() -> Self {
        let token = Self::current();
        upper::clear(token.features());
        token
    }

    /// Asks the CPU, and the environment for a cap.
    #[cold]
    fn first() -> Self {
        let highest = Level::ALL[Level::ALL.len() - 1];
        let token = Self::of(detect(), highest).capped(cpu::environment_cap().unwrap_or(highest));
        // Another thread may have come first, and may have lowered the level since.
        match CURRENT.compare_exchange(0, token.0, Relaxed, Relaxed) {
            Ok(_) => token,
            Err(word) => Self(word),
        }
    }

    /// Lowers the token in use to `cap` for the whole process, and returns it.
    pub(crate) fn lower(cap: Level) -> Self {
        let mut now = Self::current();
        loop {
            let lower = now.capped(cap);
            match CURRENT.compare_exchange_weak(now.0, lower.0, Relaxed, Relaxed) {
                Ok(_) => return lower,
                Err(word) => now = Self(word),
            }
        }
    }

    /// That this CPU has nothing, which is true of any.
    #[cfg(all(test, feature = "std"))]
    pub(super) fn none() -> Self {
        Self::of(Features::NONE, Level::Portable)
    }

    /// The highest level up to `cap` that `features` allow.
    fn of(features: Features, cap: Level) -> Self {
        let fits = |level: &Level| *level <= cap && features.contains(level.required());
        let place = Level::ALL.iter().rposition(fits).unwrap_or(0);
        Self(features.bits() | (place as u32 + 1) << LEVEL_SHIFT)
    }

    /// What is left of the token under a cap: a cap takes features away and never gives any.
    fn capped(self, cap: Level) -> Self {
        Self::of(self.features().intersection(cap.allowed()), cap.min(self.level()))
    }

    /// What the CPU has and no cap withholds.
    #[inline]
    pub(crate) fn features(self) -> Features {
        Features::from_bits(self.0 & ((1 << LEVEL_SHIFT) - 1))
    }

    /// Whether the CPU has all of these.
    #[inline]
    pub(crate) fn has(self, features: Features) -> bool {
        self.features().contains(features)
    }

    /// The place of the level in [`Level::ALL`].
    #[inline]
    pub(crate) fn place(self) -> usize {
        (self.0 >> LEVEL_SHIFT) as usize - 1
    }

    /// The highest level whose kernels this token unlocks.
    pub(crate) fn level(self) -> Level {
        Level::ALL[self.place()]
    }
}

/// What this CPU has. Under Miri it has everything, since nothing there is printed assembly.
fn detect() -> Features {
    if cfg!(miri) {
        return isa::FEATURE_NAMES.iter().fold(Features::NONE, |all, &(feature, _)| all.union(feature));
    }
    isa::detect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cap_only_takes_away() {
        let highest = Level::ALL[Level::ALL.len() - 1];
        let found = Token::of(detect(), highest);
        for &first in Level::ALL {
            for &second in Level::ALL {
                let once = found.capped(first);
                let twice = once.capped(second);
                assert!(once.level() <= first && twice.level() <= first.min(second));
                assert!(found.features().contains(once.features()));
                assert!(once.features().contains(twice.features()));
                assert!(twice.features().contains(twice.level().required()));
            }
        }
    }

    #[test]
    fn a_level_without_its_features_is_not_reached() {
        for &level in Level::ALL {
            for cap in Level::ALL {
                let token = Token::of(level.required(), *cap);
                assert!(level.required().contains(token.level().required()));
            }
        }
    }
}
