// Printed by `cargo xtask gen` from `crates/raddle/plans`. Do not edit: change the plan and print again.

use crate::cpu::{features::Features, identity::Described};

/// The default core first.
pub(crate) const CORES: &[Described] = &[
    Described {
        name: "default",
        features: Features::NONE,
        lacks: Features::NONE,
        vendor: "",
        cpus: &[],
    },
];

/// What the plan of each comes from.
pub(crate) const BASES: &[&str] = &[
    "none", // default
];
