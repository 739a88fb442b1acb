//! The token that unlocks kernels.

use core::sync::atomic::{AtomicU32, Ordering::Relaxed};

use super::{cores::Core, detect, environment, features::Features, generated::CORES, level::Level, upper};

/// Proof that this CPU has [`features`](Token::features) and is at [`level`](Token::level).
///
/// Only detection makes a token, so the holder of a token may run code that needs its features.
#[derive(Clone, Copy)]
pub(crate) struct Token(u32);

/// The token in use, or zero before the first detection.
static CURRENT: AtomicU32 = AtomicU32::new(0);

/// The position of the bits for levels, which are above the bits for features. There is one bit for each level of the
/// CPU except the lowest.
const LEVEL_SHIFT: u32 = 24;

/// The position of the bits that contain the core's index plus one.
const CORE_SHIFT: u32 = 28;

const _: () = assert!(Level::ALL.len() <= 5 && CORES.len() < 16, "there is a bit for each");

impl Token {
    /// Returns the token in use. After detection, this takes one load.
    #[inline]
    pub(crate) fn current() -> Self {
        match CURRENT.load(Relaxed) {
            0 => Self::first(),
            word => Self(word),
        }
    }

    /// Begins a public operation: clears the upper halves of vector registers, and returns the token in use.
    ///
    /// A caller may leave the upper halves dirty. The compiler's own code around the kernels contains instructions in
    /// the legacy encoding, such as copies and constants. On some Intel processors, the first such instruction then
    /// costs some 280 cycles.
    #[inline(always)]
    pub(crate) fn begin() -> Self {
        let token = Self::current();
        upper::clear(token.features());
        token
    }

    /// Detects the features of the CPU, and reads a cap and a core from the environment.
    #[cold]
    fn first() -> Self {
        let highest = Level::ALL[Level::ALL.len() - 1];
        let features = detect::features();
        // If there is only one choice, the identity of the CPU is not queried.
        let found = || if CORES.len() > 1 { Core::identify(features, &detect::identity()) } else { Core::DEFAULT };
        let core = environment::core().unwrap_or_else(found);
        let token = Self::limited(features, highest, core).capped(environment::cap().unwrap_or(highest));
        // Another thread may have stored a token first, and may have lowered it since.
        match Self::replace(0, token) {
            Ok(()) => token,
            Err(word) => Self(word),
        }
    }

    /// Stores a token in place of a word, or returns the word that another thread has stored in the meantime.
    #[inline]
    fn replace(word: u32, next: Self) -> Result<(), u32> {
        #[cfg(target_has_atomic = "32")]
        return CURRENT.compare_exchange(word, next.0, Relaxed, Relaxed).map(drop);
        // A processor without compare-and-exchange has no kernels, so every thread stores the same token.
        #[cfg(not(target_has_atomic = "32"))]
        {
            _ = word;
            CURRENT.store(next.0, Relaxed);
            Ok(())
        }
    }

    /// Lowers the token in use to `cap` for the whole process, and returns the lowered token.
    pub(crate) fn lower(cap: Level) -> Self {
        Self::change(|now| now.capped(cap))
    }

    /// Selects the plan of another core in the whole process, and returns the token.
    pub(crate) fn select_core(core: Core) -> Self {
        Self::change(|now| Self::limited(now.features(), now.level(), core))
    }

    /// Uses all features of a level and the plan of a core for the whole process, whatever was in use before.
    #[cfg(raddle_interpreted)]
    pub(crate) fn choose(level: Level, core: Core) {
        CURRENT.store(Self::limited(level.allowed(), level, core).0, Relaxed);
    }

    fn change(to: impl Fn(Self) -> Self) -> Self {
        let mut now = Self::current();
        loop {
            let next = to(now);
            match Self::replace(now.0, next) {
                Ok(()) => return next,
                Err(word) => now = Self(word),
            }
        }
    }

    /// Returns a token without features, which is valid on any CPU.
    #[cfg(all(test, feature = "std"))]
    pub(crate) fn none() -> Self {
        Self::limited(Features::NONE, Level::Portable, Core::DEFAULT)
    }

    /// Returns the token at the highest level up to `cap` whose features are present.
    fn limited(features: Features, cap: Level, core: Core) -> Self {
        let fits = |level: &Level| *level <= cap && features.contains(level.required());
        let place = Level::ALL.iter().rposition(fits).unwrap_or(0);
        Self(Requirement::new(Level::ALL[place], features).0 | (core.place() as u32 + 1) << CORE_SHIFT)
    }

    /// Returns the token under a cap, which removes features and never adds any.
    fn capped(self, cap: Level) -> Self {
        Self::limited(self.features().intersection(cap.allowed()), cap.min(self.level()), Core::at(self.core()))
    }

    /// Returns the features that the CPU has and that no cap withholds.
    #[inline]
    pub(crate) fn features(self) -> Features {
        Features::from_bits(self.0 & ((1 << LEVEL_SHIFT) - 1))
    }

    /// Returns whether the CPU has all of `features`.
    #[inline]
    pub(crate) fn has(self, features: Features) -> bool {
        self.features().contains(features)
    }

    /// Returns whether the CPU meets a requirement.
    #[inline]
    pub(crate) fn meets(self, requirement: Requirement) -> bool {
        self.0 & requirement.0 == requirement.0
    }

    /// Returns the highest level whose kernels this token unlocks.
    pub(crate) fn level(self) -> Level {
        Level::ALL[(self.0 >> LEVEL_SHIFT & 0xf).count_ones() as usize]
    }

    /// Returns the place in the list of the core whose plan is used.
    #[inline]
    pub(crate) fn core(self) -> usize {
        (self.0 >> CORE_SHIFT) as usize - 1
    }
}

/// A level and a set of features, in the encoding of a token.
#[derive(Clone, Copy)]
pub(crate) struct Requirement(u32);

impl Requirement {
    pub(crate) const fn new(level: Level, features: Features) -> Self {
        Self(features.bits() | ((1 << level as u32) - 1) << LEVEL_SHIFT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cap_only_takes_away() {
        let highest = Level::ALL[Level::ALL.len() - 1];
        let found = Token::limited(detect::features(), highest, Core::DEFAULT);
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
                let token = Token::limited(level.required(), *cap, Core::DEFAULT);
                assert!(level.required().contains(token.level().required()));
            }
        }
    }
}
