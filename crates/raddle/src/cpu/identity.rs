//! The identity of a CPU, and the identities of a core with a plan.

use super::features::Features;

/// The vendor, family and model of a CPU, to the extent that the CPU reports them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Identity {
    /// On x86-64, the twelve letters of the vendor; on AArch64, the number of the implementer; on POWER, `IBM`. It is
    /// padded with zeros.
    pub(crate) vendor: [u8; 12],
    /// The family; 0 on AArch64, the generation on POWER.
    pub(crate) family: u32,
    /// The model; the part on AArch64, 0 on POWER.
    pub(crate) model: u32,
}

/// A core as its plan describes it.
pub(crate) struct Described {
    pub(crate) name: &'static str,
    /// The features of this core. A CPU that lacks one of them is another core, whatever it reports: a hypervisor may
    /// change the model, but can't add features.
    pub(crate) features: Features,
    /// The features that this core lacks. A CPU that has one of them is another core.
    pub(crate) lacks: Features,
    /// The vendor, as in [`Identity`].
    pub(crate) vendor: &'static str,
    /// The families, each with its first and last models.
    pub(crate) cpus: &'static [(u32, (u32, u32))],
}

impl Described {
    pub(super) fn is_kin(&self, features: Features, identity: &Identity) -> bool {
        let end = identity.vendor.iter().position(|&byte| byte == 0).unwrap_or(identity.vendor.len());
        features.contains(self.features)
            && features.intersection(self.lacks).is_empty()
            && identity.vendor[..end] == *self.vendor.as_bytes()
    }

    /// Returns how far a CPU from this vendor is from the core, by family and then by model.
    pub(super) fn distance(&self, identity: &Identity) -> (u32, u32) {
        let far = |&(family, (first, last)): &(u32, (u32, u32))| {
            let model = first.saturating_sub(identity.model).max(identity.model.saturating_sub(last));
            (family.abs_diff(identity.family), model)
        };
        self.cpus.iter().map(far).min().unwrap_or((u32::MAX, u32::MAX))
    }
}
