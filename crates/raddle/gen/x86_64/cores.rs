// Printed by `cargo xtask gen` from `crates/raddle/plans`. Do not edit: change the plan and print again.

use crate::kernel::{features::Features, identity::Described};

/// The default core first.
pub(crate) const CORES: &[Described] = &[
    Described { name: "default", features: Features::NONE, vendor: "", family: 0, models: (0, 0) },
    Described {
        name: "zen5",
        features: Features::AVX512F.union(Features::AVX512IFMA).union(Features::VAES).union(Features::VPCLMULQDQ).union(Features::SHA),
        vendor: "AuthenticAMD",
        family: 0x1a,
        models: (0, 255),
    },
];
