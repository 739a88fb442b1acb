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
        name: "apple-m",
        features: Features::NEON,
        lacks: Features::NONE,
        vendor: "0x61",
        cpus: &[(0x0, (0, 4095))],
    },
    Described {
        name: "cortex-a72",
        features: Features::NEON,
        lacks: Features::NONE,
        vendor: "0x41",
        cpus: &[(0x0, (3335, 3335)), (0x0, (3336, 3336))],
    },
    Described {
        name: "cortex-a76",
        features: Features::NEON,
        lacks: Features::NONE,
        vendor: "0x41",
        cpus: &[(0x0, (3339, 3339))],
    },
    Described {
        name: "neoverse-n1",
        features: Features::NEON,
        lacks: Features::NONE,
        vendor: "0x41",
        cpus: &[(0x0, (3340, 3340))],
    },
    Described {
        name: "neoverse-v1",
        features: Features::NEON,
        lacks: Features::NONE,
        vendor: "0x41",
        cpus: &[(0x0, (3392, 3392))],
    },
    Described {
        name: "neoverse-v2",
        features: Features::NEON,
        lacks: Features::NONE,
        vendor: "0x41",
        cpus: &[(0x0, (3401, 3401)), (0x0, (3407, 3407))],
    },
];

/// What the plan of each comes from.
pub(crate) const BASES: &[&str] = &[
    "modelled", // default
    "inherited from default", // apple-m
    "inherited from default; agrees with the model of cortex-a72", // cortex-a72
    "inherited from default", // cortex-a76
    "inherited from default; agrees with the model of neoverse-n1", // neoverse-n1
    "inherited from default; agrees with the model of neoverse-v1", // neoverse-v1
    "inherited from default; agrees with the model of neoverse-v2", // neoverse-v2
];
