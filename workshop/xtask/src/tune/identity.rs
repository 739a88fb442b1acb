//! The core of this machine, according to the descriptions in plans.

use std::collections::BTreeSet;
use std::fmt;

use raddle_isa::{Feature, Isa};

use crate::plans::{Core, Models};
use crate::{Result, files};

/// The identification of this CPU: vendor, family and model, as the library reads them.
pub(crate) struct Identity {
    vendor: String,
    family: u32,
    model: u32,
}

/// The path of Linux's description of the CPU.
const CPUINFO: &str = "/proc/cpuinfo";

/// Features that distinguish cores of one level.
const TELLING: [Feature; 8] = [
    Feature::AVX2,
    Feature::AVX512F,
    Feature::AVX512IFMA,
    Feature::AVX512FP16,
    Feature::VAES,
    Feature::VPCLMULQDQ,
    Feature::SHA,
    Feature::ADX,
];

impl fmt::Display for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Identity { vendor, family, model } = self;
        write!(f, "{vendor}, family {family:#04x}, model {model:#04x}")
    }
}

impl Identity {
    /// Reads the identification from Linux.
    pub(crate) fn here() -> Result<Identity> {
        let text = files::read(CPUINFO)?;
        Identity::parse(&text).ok_or_else(|| format!("{CPUINFO} does not say which CPU this is"))
    }

    fn parse(text: &str) -> Option<Identity> {
        let value = |name: &str| {
            let pair = text.lines().filter_map(|line| line.split_once(':')).find(|(key, _)| key.trim() == name)?;
            Some(pair.1.trim().to_owned())
        };
        let number = |text: String| match text.strip_prefix("0x") {
            Some(digits) => u32::from_str_radix(digits, 16).ok(),
            None => text.parse().ok(),
        };
        if let Some(vendor) = value("vendor_id") {
            return Some(Identity { vendor, family: number(value("cpu family")?)?, model: number(value("model")?)? });
        }
        if let Some(vendor) = value("CPU implementer") {
            return Some(Identity { vendor, family: 0, model: number(value("CPU part")?)? });
        }
        let generation: String =
            value("cpu")?.strip_prefix("POWER")?.chars().take_while(char::is_ascii_digit).collect();
        Some(Identity { vendor: "IBM".to_owned(), family: generation.parse().ok()?, model: 0 })
    }

    /// Returns whether this CPU belongs to a core.
    pub(crate) fn is(&self, core: &Core, features: &BTreeSet<Feature>) -> bool {
        let has = |name: &String| features.iter().any(|feature| feature.name() == name);
        let is_one = |cpu: &Models| {
            let (first, last) = cpu.models;
            cpu.family == self.family && (first..=last).contains(&self.model)
        };
        core.vendor == self.vendor
            && core.cpus.iter().any(is_one)
            && core.features.iter().all(has)
            && !core.lacks.iter().any(has)
    }

    /// Returns the beginning of a file for this core.
    pub(super) fn head(&self, features: &BTreeSet<Feature>) -> String {
        let features: Vec<_> = TELLING.iter().filter(|it| features.contains(it)).map(|it| it.name()).collect();
        let Identity { vendor, family, model } = self;
        format!(
            "# The plans of this core, as `cargo xtask tune --write` measured them.\n\n\
             [core]\nvendor = {vendor:?}\nfeatures = {features:?}\n\
             cpus = [{{ family = {family:#04x}, models = [{model:#04x}, {model:#04x}] }}]\n"
        )
    }
}

/// Returns the instruction set of this machine.
pub(crate) fn here() -> Result<Isa> {
    match () {
        () if cfg!(target_arch = "x86_64") => Ok(Isa::X86_64),
        () if cfg!(target_arch = "aarch64") => Ok(Isa::Aarch64),
        () if cfg!(all(target_arch = "powerpc64", target_endian = "little")) => Ok(Isa::Ppc64le),
        () => Err("there are no kernels for this machine".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cpus_are_told_apart() {
        let zen5 =
            Identity::parse("vendor_id\t: AuthenticAMD\ncpu family\t: 26\nmodel\t\t: 2\nmodel name\t: AMD EPYC\n");
        let zen5 = zen5.unwrap();
        let core = |models, feature: &str| Core {
            vendor: "AuthenticAMD".into(),
            features: vec![feature.into()],
            lacks: vec!["avx512fp16".into()],
            cpus: vec![Models { family: 26, models }],
            llvm: Vec::new(),
        };
        let features = [Feature::VAES].into();
        assert!(zen5.is(&core((0, 0xff), "vaes"), &features));
        assert!(!zen5.is(&core((3, 0xff), "vaes"), &features) && !zen5.is(&core((0, 0xff), "sha"), &features));
        assert!(
            zen5.head(&features).contains("features = [\"vaes\"]\ncpus = [{ family = 0x1a, models = [0x02, 0x02] }]\n")
        );
        assert!(!zen5.is(&core((0, 0xff), "vaes"), &[Feature::VAES, Feature::AVX512FP16].into()));
        let arm = Identity::parse("CPU implementer\t: 0x41\nCPU part\t: 0xd4f\n").unwrap();
        assert_eq!((arm.vendor.as_str(), arm.model), ("0x41", 0xd4f));
        let power = Identity::parse("cpu\t\t: POWER9 (architected), altivec supported\n").unwrap();
        assert_eq!((power.vendor.as_str(), power.family), ("IBM", 9));
        assert!(Identity::parse("nothing").is_none());
    }
}
