//! The cores that have plans of their own.

use core::{fmt, str::FromStr};

use super::{
    features::Features,
    generated::{BASES, CORES},
    identity::{Described, Identity},
};

/// A core, whose plan decides which kernel processes which lengths. The speed of a kernel depends on the core, not only
/// on the core's features.
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
    /// The first core in the list, which serves CPUs that resemble no other core.
    pub(crate) const DEFAULT: Self = Self(0);

    /// Returns the cores of this architecture.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CORES.len() as u8).map(Self)
    }

    /// Returns the name, which `RADDLE_CORE` accepts.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.described().name
    }

    /// Returns how the plan was made: `measured` on such a core, `derived from` a page of facts under docs/cores,
    /// `modelled`, `inherited from` another core, or by several of these means. The text also gives the number of
    /// kernels that are newer than the measurement of their algorithm, and the models that agree with the plan.
    #[must_use]
    pub fn basis(self) -> &'static str {
        BASES[self.place()]
    }

    /// Returns the core of a CPU: of the cores whose features the CPU has, the core from the same vendor that is
    /// nearest in family and model.
    pub(crate) fn identify(features: Features, identity: &Identity) -> Self {
        let kin = Self::all().skip(1).filter(|core| core.described().is_kin(features, identity));
        kin.min_by_key(|core| core.described().distance(identity)).unwrap_or(Self::DEFAULT)
    }

    /// Returns the place in the list of cores.
    pub(crate) const fn place(self) -> usize {
        self.0 as usize
    }

    /// Returns the core at a place, or the default core.
    pub(crate) fn at(place: usize) -> Self {
        Self::all().nth(place).unwrap_or(Self::DEFAULT)
    }

    fn described(self) -> &'static Described {
        &CORES[self.place()]
    }
}

/// Writes the [name](Core::name).
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

/// The error for a text that is not the name of a core of this architecture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseCoreError;

impl fmt::Display for ParseCoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no plan for this core; this architecture has")?;
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
            let (family, (first, _)) = core.cpus[0];
            let itself = identity(core, family, first);
            assert_eq!(Core::identify(core.features, &itself), Core(i as u8), "{}", core.name);
            if !core.features.is_empty() {
                assert_ne!(
                    Core::identify(Features::NONE, &itself),
                    Core(i as u8),
                    "{} without its features",
                    core.name
                );
            }
            if !core.lacks.is_empty() {
                let more = core.features.union(core.lacks);
                assert_ne!(Core::identify(more, &itself), Core(i as u8), "{} with what it lacks", core.name);
            }
        }
    }

    #[test]
    fn an_unknown_core_takes_the_plan_of_its_kin_or_the_default() {
        let all = |core: &Described| CORES.iter().fold(core.features, |all, other| all.union(other.features));
        for core in CORES.iter().skip(1) {
            let (family, (_, last)) = core.cpus[core.cpus.len() - 1];
            let later = identity(core, family + 1, last + 1);
            assert_eq!(Core::identify(all(core), &later).described().vendor, core.vendor);
            let foreign = Identity { vendor: *b"NobodysChips", ..later };
            assert_eq!(Core::identify(all(core), &foreign), Core::DEFAULT);
        }
        assert_eq!(Core::DEFAULT.name(), "default");
    }

    cfg_if! {
        if #[cfg(x86_64)] {
            #[test]
            fn named_processors_are_found() {
                use crate::cpu::level::Level;

                const HASWELL: Features = Level::Avx2.required().union(Features::AES).union(Features::PCLMULQDQ);
                const WIDE: Features = HASWELL.union(Features::VAES).union(Features::VPCLMULQDQ).union(Features::SHA);
                const ZEN2: Features = HASWELL.union(Features::ADX).union(Features::SHA);
                const SKYLAKE_X: Features = HASWELL.union(Level::Avx512.required());
                const ICE_LAKE: Features = SKYLAKE_X.union(WIDE).union(Features::AVX512IFMA);
                const SAPPHIRE: Features = ICE_LAKE.union(Features::AVX512FP16);
                let processors = [
                    ("AMD EPYC 9755 (Turin)", "AuthenticAMD", 0x1a, 0x02, ICE_LAKE, "zen5"),
                    ("AMD Ryzen 9 9950X", "AuthenticAMD", 0x1a, 0x44, ICE_LAKE, "zen5"),
                    ("Zen 6, which has no plan", "AuthenticAMD", 0x1a, 0x50, SAPPHIRE, "zen5"),
                    ("AMD EPYC 9654 (Genoa)", "AuthenticAMD", 0x19, 0x11, ICE_LAKE, "zen4"),
                    ("AMD Ryzen 9 7950X", "AuthenticAMD", 0x19, 0x61, ICE_LAKE, "zen4"),
                    ("AMD EPYC 9754 (Bergamo)", "AuthenticAMD", 0x19, 0xa0, ICE_LAKE, "zen4"),
                    ("AMD Instinct MI300A", "AuthenticAMD", 0x19, 0x90, ICE_LAKE, "zen4"),
                    ("AMD EPYC 7763 (Milan)", "AuthenticAMD", 0x19, 0x01, WIDE, "zen3"),
                    ("AMD Ryzen 9 5950X", "AuthenticAMD", 0x19, 0x21, WIDE, "zen3"),
                    ("AMD EPYC 7742 (Rome)", "AuthenticAMD", 0x17, 0x31, ZEN2, "zen3"),
                    ("AMD Ryzen 9 3950X", "AuthenticAMD", 0x17, 0x71, ZEN2, "zen3"),
                    ("AMD EPYC 7601 (Naples), whose core has no plan", "AuthenticAMD", 0x17, 0x01, ZEN2, "zen3"),
                    ("Zen 5 whose hypervisor hides AVX-512", "AuthenticAMD", 0x1a, 0x02, WIDE, "zen3"),
                    ("Intel Xeon 8480+ (Sapphire Rapids)", "GenuineIntel", 6, 0x8f, SAPPHIRE, "golden-cove-server"),
                    ("Intel Xeon 8592+ (Emerald Rapids)", "GenuineIntel", 6, 0xcf, SAPPHIRE, "golden-cove-server"),
                    ("Intel Xeon 6980P (Granite Rapids)", "GenuineIntel", 6, 0xad, SAPPHIRE, "golden-cove-server"),
                    ("Diamond Rapids, which has no plan", "GenuineIntel", 19, 0x01, SAPPHIRE, "golden-cove-server"),
                    ("Xeon that calls itself Rocket Lake", "GenuineIntel", 6, 167, SAPPHIRE, "golden-cove-server"),
                    ("Intel Core i9-11900K (Rocket Lake)", "GenuineIntel", 6, 167, ICE_LAKE, "ice-lake"),
                    ("Intel Xeon 8380 (Ice Lake)", "GenuineIntel", 6, 0x6a, ICE_LAKE, "ice-lake"),
                    ("Intel Core i7-1185G7 (Tiger Lake)", "GenuineIntel", 6, 0x8c, ICE_LAKE, "ice-lake"),
                    ("Intel Xeon 8180 (Skylake-X)", "GenuineIntel", 6, 0x55, SKYLAKE_X, "skylake-x"),
                    ("Ice Lake whose hypervisor hides AVX-512", "GenuineIntel", 6, 0x6a, WIDE, "alder-lake"),
                    ("Intel Core i9-12900K (Alder Lake)", "GenuineIntel", 6, 0x97, WIDE, "alder-lake"),
                    ("Intel Core i9-13900K (Raptor Lake)", "GenuineIntel", 6, 0xb7, WIDE, "alder-lake"),
                    ("Intel Core Ultra 9 285K (Arrow Lake)", "GenuineIntel", 6, 0xc6, WIDE, "alder-lake"),
                    ("Intel Xeon 6780E (Sierra Forest)", "GenuineIntel", 6, 0xaf, WIDE, "alder-lake"),
                    ("Intel Core i7-4770 (Haswell)", "GenuineIntel", 6, 0x3c, HASWELL, "haswell"),
                    ("Intel Xeon E5-2699 v4 (Broadwell)", "GenuineIntel", 6, 0x4f, HASWELL, "haswell"),
                    ("Intel Core i7-6700K (Skylake)", "GenuineIntel", 6, 0x5e, HASWELL, "haswell"),
                    ("Intel Core i7-2600K (Sandy Bridge)", "GenuineIntel", 6, 0x2a, Features::AVX, "default"),
                    ("Hygon, whose vendor has no plan", "HygonGenuine", 0x18, 0x00, ZEN2, "default"),
                ];
                for (processor, vendor, family, model, features, core) in processors {
                    let identity = Identity { vendor: vendor.as_bytes().try_into().unwrap(), family, model };
                    assert_eq!(Core::identify(features, &identity).name(), core, "{processor}");
                }
            }
        } else if #[cfg(aarch64)] {
            #[test]
            fn named_processors_are_found() {
                let processors = [
                    ("0x41", 0xd0c, "neoverse-n1"),
                    ("0x41", 0xd40, "neoverse-v1"),
                    // Without plans: Cortex-A53, A75, A78, X2 and X3, Neoverse V3.
                    ("0x41", 0xd03, "cortex-a72"),
                    ("0x41", 0xd0a, "cortex-a76"),
                    ("0x41", 0xd41, "neoverse-v1"),
                    ("0x41", 0xd48, "neoverse-v2"),
                    ("0x41", 0xd4e, "neoverse-v2"),
                    ("0x41", 0xd84, "neoverse-v2"),
                    ("0x41", 0xd49, "neoverse-v2"),
                    ("0x41", 0xd4f, "neoverse-v2"),
                    ("0x41", 0xd07, "cortex-a72"),
                    ("0x41", 0xd08, "cortex-a72"),
                    ("0x41", 0xd0b, "cortex-a76"),
                    ("0x61", 0x022, "apple-m"),
                    ("0x61", 0, "apple-m"),
                    ("0x48", 0xd01, "default"),
                ];
                for (implementer, part, core) in processors {
                    let mut identity = Identity { model: part, ..Identity::default() };
                    identity.vendor[..4].copy_from_slice(implementer.as_bytes());
                    assert_eq!(Core::identify(Features::NEON, &identity).name(), core, "{implementer} {part:#x}");
                }
            }
        } else if #[cfg(ppc64le)] {
            #[test]
            fn generations_are_found() {
                for (family, core) in [(8, "power8"), (9, "power9"), (10, "power10"), (11, "power10")] {
                    let identity = Identity { vendor: *b"IBM\0\0\0\0\0\0\0\0\0", family, model: 0 };
                    assert_eq!(Core::identify(Features::POWER8, &identity).name(), core);
                }
            }
        } else {
        }
    }
}
