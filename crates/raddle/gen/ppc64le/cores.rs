// Printed by `cargo xtask gen` from `crates/raddle/plans`. Do not edit: change the plan and print again.

use crate::kernel::{features::Features, identity::Described};

/// The default core first.
pub(crate) const CORES: &[Described] = &[
    Described {
        name: "default",
        features: Features::NONE,
        lacks: Features::NONE,
        vendor: "",
        cpus: &[],
        basis: "modelled",
    },
    Described {
        name: "power10",
        features: Features::POWER8,
        lacks: Features::NONE,
        vendor: "IBM",
        cpus: &[(0xa, (0, 0))],
        basis: "inherited from default; agrees with the model of pwr10",
    },
    Described {
        name: "power8",
        features: Features::POWER8,
        lacks: Features::NONE,
        vendor: "IBM",
        cpus: &[(0x8, (0, 0))],
        basis: "inherited from default; agrees with the model of pwr8",
    },
    Described {
        name: "power9",
        features: Features::POWER8,
        lacks: Features::NONE,
        vendor: "IBM",
        cpus: &[(0x9, (0, 0))],
        basis: "inherited from default; agrees with the model of pwr9",
    },
];
