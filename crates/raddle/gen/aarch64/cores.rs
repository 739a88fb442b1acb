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
        name: "apple-m",
        features: Features::NEON,
        lacks: Features::NONE,
        vendor: "0x61",
        cpus: &[(0x0, (0, 4095))],
        basis: "inherited from default",
    },
    Described {
        name: "cortex-a72",
        features: Features::NEON,
        lacks: Features::NONE,
        vendor: "0x41",
        cpus: &[(0x0, (3335, 3335)), (0x0, (3336, 3336))],
        basis: "inherited from default; agrees with the model of cortex-a72",
    },
    Described {
        name: "cortex-a76",
        features: Features::NEON,
        lacks: Features::NONE,
        vendor: "0x41",
        cpus: &[(0x0, (3339, 3339))],
        basis: "inherited from default",
    },
    Described {
        name: "neoverse-n1",
        features: Features::NEON,
        lacks: Features::NONE,
        vendor: "0x41",
        cpus: &[(0x0, (3340, 3340))],
        basis: "inherited from default; agrees with the model of neoverse-n1",
    },
    Described {
        name: "neoverse-v1",
        features: Features::NEON,
        lacks: Features::NONE,
        vendor: "0x41",
        cpus: &[(0x0, (3392, 3392))],
        basis: "inherited from default; agrees with the model of neoverse-v1",
    },
    Described {
        name: "neoverse-v2",
        features: Features::NEON,
        lacks: Features::NONE,
        vendor: "0x41",
        cpus: &[(0x0, (3401, 3401)), (0x0, (3407, 3407))],
        basis: "inherited from default; agrees with the model of neoverse-v2",
    },
];
