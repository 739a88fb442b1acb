//! What a CPU calls itself, and what a core with a plan is called.

use super::features::Features;

/// Who made the CPU, and which one it is, as far as it says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Identity {
    /// On x86-64 the vendor's twelve letters, on AArch64 the implementer's number, on POWER `IBM`; zeros behind it.
    pub(crate) vendor: [u8; 12],
    /// The family; on AArch64 0, on POWER the generation.
    pub(crate) family: u32,
    /// The model; on AArch64 the part; on POWER 0.
    pub(crate) model: u32,
}

/// A core as its plan describes it.
pub(crate) struct Described {
    pub(crate) name: &'static str,
    /// A CPU without these is not this core, whatever it says that it is: a hypervisor may change the model, and can
    /// lend no features.
    pub(crate) features: Features,
    /// A CPU with one of these is not this core either.
    pub(crate) lacks: Features,
    /// See [`Identity`].
    pub(crate) vendor: &'static str,
    /// Families, and of each the first and the last model.
    pub(crate) cpus: &'static [(u32, (u32, u32))],
}

impl Described {
    pub(super) fn is_kin(&self, features: Features, identity: &Identity) -> bool {
        let end = identity.vendor.iter().position(|&byte| byte == 0).unwrap_or(identity.vendor.len());
        features.contains(self.features)
            && features.intersection(self.lacks).is_empty()
            && identity.vendor[..end] == *self.vendor.as_bytes()
    }

    /// How far a CPU of the vendor is, by family and then by model.
    pub(super) fn distance(&self, identity: &Identity) -> (u32, u32) {
        let far = |&(family, (first, last)): &(u32, (u32, u32))| {
            let model = first.saturating_sub(identity.model).max(identity.model.saturating_sub(last));
            (family.abs_diff(identity.family), model)
        };
        self.cpus.iter().map(far).min().unwrap_or((u32::MAX, u32::MAX))
    }
}
