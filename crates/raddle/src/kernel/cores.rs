//! The cores that have plans of their own.

use core::{fmt, str::FromStr};

use super::{
    features::Features,
    identity::{Described, Identity},
    printed::cores::CORES,
};

/// The core whose plan decides which kernel takes what: how fast each kernel is depends on the core, and not on its
/// features alone.
///
/// Which cores exist depends on the architecture the crate is compiled for; `default` exists everywhere.
///
/// ```
/// use raddle::cpu::Core;
///
/// let core: Core = "default".parse()?;
/// assert!(Core::all().any(|other| other == core));
/// # Ok::<(), raddle::cpu::ParseCoreError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Core(u8);

impl Core {
    /// The first: what a CPU takes that is no kin of any other.
    pub(crate) const DEFAULT: Self = Self(0);

    /// The cores of this architecture.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CORES.len() as u8).map(Self)
    }

    /// The name, as `RADDLE_CORE` takes it.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.described().name
    }

    /// The core of a CPU: of those whose features it has, the one of its vendor that is nearest in family and model.
    pub(crate) fn of(features: Features, identity: &Identity) -> Self {
        let kin = Self::all().skip(1).filter(|core| core.described().is_kin(features, identity));
        kin.min_by_key(|core| core.described().distance(identity)).unwrap_or(Self::DEFAULT)
    }

    /// The place in the list of cores.
    pub(crate) const fn place(self) -> usize {
        self.0 as usize
    }

    /// The core at a place, or the default one.
    pub(crate) fn at(place: usize) -> Self {
        Self::all().nth(place).unwrap_or(Self::DEFAULT)
    }

    fn described(self) -> &'static Described {
        &CORES[self.place()]
    }
}

/// The [name](Core::name).
impl fmt::Display for Core {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Core {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Core({self})")
    }
}

impl FromStr for Core {
    type Err = ParseCoreError;

    fn from_str(name: &str) -> Result<Self, ParseCoreError> {
        Self::all().find(|core| core.name() == name).ok_or(ParseCoreError)
    }
}

/// A text is not the name of a core of this architecture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseCoreError;

impl fmt::Display for ParseCoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no plan is for such a core; this architecture has")?;
        Core::all().enumerate().try_for_each(|(i, core)| write!(f, "{} {core}", if i == 0 { "" } else { "," }))
    }
}

impl core::error::Error for ParseCoreError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn identity(vendor: &Described, family: u32, model: u32) -> Identity {
        let mut identity = Identity { family, model, ..Identity::default() };
        identity.vendor[..vendor.vendor.len()].copy_from_slice(vendor.vendor.as_bytes());
        identity
    }

    #[test]
    fn names_parse_back() {
        for core in Core::all() {
            assert_eq!(core.name().parse(), Ok(core));
        }
        assert_eq!("no-such-core".parse::<Core>(), Err(ParseCoreError));
    }

    #[test]
    fn features_decide_before_the_model() {
        for (i, core) in CORES.iter().enumerate().skip(1) {
            let itself = identity(core, core.family, core.models.0);
            assert_eq!(Core::of(core.features, &itself), Core(i as u8), "{}", core.name);
            if !core.features.is_empty() {
                assert_ne!(Core::of(Features::NONE, &itself), Core(i as u8), "{} without its features", core.name);
            }
        }
    }

    #[test]
    fn an_unknown_core_takes_the_plan_of_its_kin_or_the_default() {
        let all = |core: &Described| CORES.iter().fold(core.features, |all, other| all.union(other.features));
        for core in CORES.iter().skip(1) {
            let later = identity(core, core.family + 1, core.models.1 + 1);
            assert_eq!(Core::of(all(core), &later).described().vendor, core.vendor);
            let foreign = Identity { vendor: *b"NobodysChips", ..later };
            assert_eq!(Core::of(all(core), &foreign), Core::DEFAULT);
        }
        assert_eq!(Core::DEFAULT.name(), "default");
    }
}
