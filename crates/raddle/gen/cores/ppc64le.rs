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
    Described {
        name: "power10",
        features: Features::POWER8,
        lacks: Features::NONE,
        vendor: "IBM",
        cpus: &[(0xa, (0, 0))],
    },
    Described {
        name: "power8",
        features: Features::POWER8,
        lacks: Features::NONE,
        vendor: "IBM",
        cpus: &[(0x8, (0, 0))],
    },
    Described {
        name: "power9",
        features: Features::POWER8,
        lacks: Features::NONE,
        vendor: "IBM",
        cpus: &[(0x9, (0, 0))],
    },
];

/// What the plan of each comes from.
pub(crate) const BASES: &[&str] = &[
    "modelled", // default
    "inherited from default; agrees with the model of pwr10", // power10
    "inherited from default; agrees with the model of pwr8", // power8
    "inherited from default; agrees with the model of pwr9", // power9
];
