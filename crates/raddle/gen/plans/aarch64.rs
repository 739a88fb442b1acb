// Printed by `cargo xtask gen` from `crates/raddle/plans`. Do not edit: change the plan and print again.

#![allow(unused_imports, reason = "an architecture without kernels has no plans")]

use crate::{
    cpu::{features::Features, level::Level},
    kernel::{
        aes_gcm::plan::{AesGcmPlan, AesPlan, MessagePlan},
        chacha20poly1305::plan::Chacha20Poly1305Plan,
        contract::{
            Kernel,
            parameter::{Bits128, Bits192, Bits256, Md5, Sha256},
            plan::{ByCore, Choice, Plan, Step},
        },
        hash::plan::HashPlan,
        poly1305::plan::Poly1305Plan,
        printed::{contracts, kernels},
    },
};

/// - default, level neon: modelled
/// - apple-m, level neon: inherited from default
/// - cortex-a72, level neon: inherited from default
/// - cortex-a76, level neon: inherited from default
/// - neoverse-n1, level neon: inherited from default
/// - neoverse-v1, level neon: inherited from default
/// - neoverse-v2, level neon: inherited from default
const CHACHA20_DEFAULT_0: Plan<contracts::Chacha20Xor> = Plan::new(const { &[
        Step::new(0, 128, &kernels::CHACHA20_XOR_GPR, 0),
        Step::new(129, 512, &kernels::CHACHA20_XOR_NEON, 0),
        Step::new(513, usize::MAX, &kernels::CHACHA20_XOR_NEON, 512),
    ] });

const CHACHA20_DEFAULT: &[Choice<Plan<contracts::Chacha20Xor>>] = &[
    Choice::new(Level::Neon, Features::NONE, CHACHA20_DEFAULT_0.needs(), CHACHA20_DEFAULT_0),
];

pub(in crate::kernel) static CHACHA20: ByCore<Plan<contracts::Chacha20Xor>> = &[
    CHACHA20_DEFAULT, // default
    CHACHA20_DEFAULT, // apple-m
    CHACHA20_DEFAULT, // cortex-a72
    CHACHA20_DEFAULT, // cortex-a76
    CHACHA20_DEFAULT, // neoverse-n1
    CHACHA20_DEFAULT, // neoverse-v1
    CHACHA20_DEFAULT, // neoverse-v2
];

/// - default, level neon: modelled
/// - apple-m, level neon: inherited from default
/// - cortex-a72, level neon: inherited from default
/// - cortex-a76, level neon: inherited from default
/// - neoverse-n1, level neon: inherited from default
/// - neoverse-v1, level neon: inherited from default
/// - neoverse-v2, level neon: inherited from default
const POLY1305_DEFAULT_0: Poly1305Plan = Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 479, &kernels::POLY1305_BLOCKS_GPR, 0),
        Step::new(480, usize::MAX, &kernels::POLY1305_BLOCKS_NEON, 0),
    ] }), &kernels::POLY1305_FINISH_GPR);

const POLY1305_DEFAULT: &[Choice<Poly1305Plan>] = &[
    Choice::new(Level::Neon, Features::NONE, POLY1305_DEFAULT_0.needs(), POLY1305_DEFAULT_0),
];

pub(in crate::kernel) static POLY1305: ByCore<Poly1305Plan> = &[
    POLY1305_DEFAULT, // default
    POLY1305_DEFAULT, // apple-m
    POLY1305_DEFAULT, // cortex-a72
    POLY1305_DEFAULT, // cortex-a76
    POLY1305_DEFAULT, // neoverse-n1
    POLY1305_DEFAULT, // neoverse-v1
    POLY1305_DEFAULT, // neoverse-v2
];

/// - default, level neon: modelled
/// - apple-m, level neon: inherited from default
/// - cortex-a72, level neon: inherited from default
/// - cortex-a76, level neon: inherited from default
/// - neoverse-n1, level neon: inherited from default
/// - neoverse-v1, level neon: inherited from default
/// - neoverse-v2, level neon: inherited from default
const CHACHA20_POLY1305_DEFAULT_0: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 479, &kernels::POLY1305_BLOCKS_GPR, 0),
        Step::new(480, usize::MAX, &kernels::POLY1305_BLOCKS_NEON, 0),
    ] }), &kernels::POLY1305_FINISH_GPR),
    Plan::new(const { &[
        Step::new(0, 256, &kernels::CHACHA20_POLY1305_BEGIN_NEONX4, 0),
        Step::new(257, usize::MAX, &kernels::CHACHA20_POLY1305_BEGIN_NEONX7, 0),
    ] }),
    Plan::overlapping(const { &[
        Step::new(448, usize::MAX, &kernels::CHACHA20_POLY1305_BLOCKS_NEON, 0),
    ] }),
    5120,
).with_lanes(Plan::new(const { &[
        Step::new(257, usize::MAX, &kernels::CHACHA20_BLOCKS_NEON, 0),
    ] }), 256, 256);

const CHACHA20_POLY1305_DEFAULT: &[Choice<Chacha20Poly1305Plan>] = &[
    Choice::new(Level::Neon, Features::NONE, CHACHA20_POLY1305_DEFAULT_0.needs(), CHACHA20_POLY1305_DEFAULT_0),
];

pub(in crate::kernel) static CHACHA20_POLY1305: ByCore<Chacha20Poly1305Plan> = &[
    CHACHA20_POLY1305_DEFAULT, // default
    CHACHA20_POLY1305_DEFAULT, // apple-m
    CHACHA20_POLY1305_DEFAULT, // cortex-a72
    CHACHA20_POLY1305_DEFAULT, // cortex-a76
    CHACHA20_POLY1305_DEFAULT, // neoverse-n1
    CHACHA20_POLY1305_DEFAULT, // neoverse-v1
    CHACHA20_POLY1305_DEFAULT, // neoverse-v2
];

/// - default, level neon: modelled
/// - apple-m, level neon: inherited from default
/// - cortex-a72, level neon: inherited from default
/// - cortex-a76, level neon: inherited from default
/// - neoverse-n1, level neon: inherited from default
/// - neoverse-v1, level neon: inherited from default
/// - neoverse-v2, level neon: inherited from default
const AES128_GCM_DEFAULT_0: AesPlan<Bits128> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES128_EXPAND_NEON,
    &kernels::AES128_CTR_XOR_NEON,
    &kernels::GHASH_POWERS_NEON,
    &kernels::GHASH_BLOCKS_NEON,
    MessagePlan::new(Plan::new(const { &[
        Step::new(257, usize::MAX, &kernels::AES128_GCM_SEAL_BLOCKS_NEON, 0),
    ] }), &kernels::AES128_GCM_SEAL_FINISH_NEON),
    MessagePlan::new(Plan::new(const { &[
        Step::new(257, usize::MAX, &kernels::AES128_GCM_OPEN_BLOCKS_NEON, 0),
    ] }), &kernels::AES128_GCM_OPEN_FINISH_NEON),
) }, &kernels::AES128_CTR_XOR_NEON);

const AES128_GCM_DEFAULT: &[Choice<&AesGcmPlan<Bits128>>] = &[
    Choice::new(Level::Neon, Features::AES.union(Features::PMULL), AES128_GCM_DEFAULT_0.needs(), AES128_GCM_DEFAULT_0.gcm),
];

pub(in crate::kernel) static AES128_GCM: ByCore<&AesGcmPlan<Bits128>> = &[
    AES128_GCM_DEFAULT, // default
    AES128_GCM_DEFAULT, // apple-m
    AES128_GCM_DEFAULT, // cortex-a72
    AES128_GCM_DEFAULT, // cortex-a76
    AES128_GCM_DEFAULT, // neoverse-n1
    AES128_GCM_DEFAULT, // neoverse-v1
    AES128_GCM_DEFAULT, // neoverse-v2
];

const AES128_GCM_CTR_DEFAULT: &[Choice<&Kernel<contracts::AesCtrXor<Bits128>>>] = &[
    Choice::new(Level::Neon, Features::AES.union(Features::PMULL), AES128_GCM_DEFAULT_0.needs(), AES128_GCM_DEFAULT_0.ctr),
];

pub(in crate::kernel) static AES128_GCM_CTR: ByCore<&Kernel<contracts::AesCtrXor<Bits128>>> = &[
    AES128_GCM_CTR_DEFAULT, // default
    AES128_GCM_CTR_DEFAULT, // apple-m
    AES128_GCM_CTR_DEFAULT, // cortex-a72
    AES128_GCM_CTR_DEFAULT, // cortex-a76
    AES128_GCM_CTR_DEFAULT, // neoverse-n1
    AES128_GCM_CTR_DEFAULT, // neoverse-v1
    AES128_GCM_CTR_DEFAULT, // neoverse-v2
];

/// - default, level neon: modelled
/// - apple-m, level neon: inherited from default
/// - cortex-a72, level neon: inherited from default
/// - cortex-a76, level neon: inherited from default
/// - neoverse-n1, level neon: inherited from default
/// - neoverse-v1, level neon: inherited from default
/// - neoverse-v2, level neon: inherited from default
const AES192_GCM_DEFAULT_0: AesPlan<Bits192> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES192_EXPAND_NEON,
    &kernels::AES192_CTR_XOR_NEON,
    &kernels::GHASH_POWERS_NEON,
    &kernels::GHASH_BLOCKS_NEON,
    MessagePlan::new(Plan::new(const { &[
        Step::new(257, usize::MAX, &kernels::AES192_GCM_SEAL_BLOCKS_NEON, 0),
    ] }), &kernels::AES192_GCM_SEAL_FINISH_NEON),
    MessagePlan::new(Plan::new(const { &[
        Step::new(257, usize::MAX, &kernels::AES192_GCM_OPEN_BLOCKS_NEON, 0),
    ] }), &kernels::AES192_GCM_OPEN_FINISH_NEON),
) }, &kernels::AES192_CTR_XOR_NEON);

const AES192_GCM_DEFAULT: &[Choice<&AesGcmPlan<Bits192>>] = &[
    Choice::new(Level::Neon, Features::AES.union(Features::PMULL), AES192_GCM_DEFAULT_0.needs(), AES192_GCM_DEFAULT_0.gcm),
];

pub(in crate::kernel) static AES192_GCM: ByCore<&AesGcmPlan<Bits192>> = &[
    AES192_GCM_DEFAULT, // default
    AES192_GCM_DEFAULT, // apple-m
    AES192_GCM_DEFAULT, // cortex-a72
    AES192_GCM_DEFAULT, // cortex-a76
    AES192_GCM_DEFAULT, // neoverse-n1
    AES192_GCM_DEFAULT, // neoverse-v1
    AES192_GCM_DEFAULT, // neoverse-v2
];

const AES192_GCM_CTR_DEFAULT: &[Choice<&Kernel<contracts::AesCtrXor<Bits192>>>] = &[
    Choice::new(Level::Neon, Features::AES.union(Features::PMULL), AES192_GCM_DEFAULT_0.needs(), AES192_GCM_DEFAULT_0.ctr),
];

pub(in crate::kernel) static AES192_GCM_CTR: ByCore<&Kernel<contracts::AesCtrXor<Bits192>>> = &[
    AES192_GCM_CTR_DEFAULT, // default
    AES192_GCM_CTR_DEFAULT, // apple-m
    AES192_GCM_CTR_DEFAULT, // cortex-a72
    AES192_GCM_CTR_DEFAULT, // cortex-a76
    AES192_GCM_CTR_DEFAULT, // neoverse-n1
    AES192_GCM_CTR_DEFAULT, // neoverse-v1
    AES192_GCM_CTR_DEFAULT, // neoverse-v2
];

/// - default, level neon: modelled
/// - apple-m, level neon: inherited from default
/// - cortex-a72, level neon: inherited from default
/// - cortex-a76, level neon: inherited from default
/// - neoverse-n1, level neon: inherited from default
/// - neoverse-v1, level neon: inherited from default
/// - neoverse-v2, level neon: inherited from default
const AES256_GCM_DEFAULT_0: AesPlan<Bits256> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES256_EXPAND_NEON,
    &kernels::AES256_CTR_XOR_NEON,
    &kernels::GHASH_POWERS_NEON,
    &kernels::GHASH_BLOCKS_NEON,
    MessagePlan::new(Plan::new(const { &[
        Step::new(257, usize::MAX, &kernels::AES256_GCM_SEAL_BLOCKS_NEON, 0),
    ] }), &kernels::AES256_GCM_SEAL_FINISH_NEON),
    MessagePlan::new(Plan::new(const { &[
        Step::new(257, usize::MAX, &kernels::AES256_GCM_OPEN_BLOCKS_NEON, 0),
    ] }), &kernels::AES256_GCM_OPEN_FINISH_NEON),
) }, &kernels::AES256_CTR_XOR_NEON);

const AES256_GCM_DEFAULT: &[Choice<&AesGcmPlan<Bits256>>] = &[
    Choice::new(Level::Neon, Features::AES.union(Features::PMULL), AES256_GCM_DEFAULT_0.needs(), AES256_GCM_DEFAULT_0.gcm),
];

pub(in crate::kernel) static AES256_GCM: ByCore<&AesGcmPlan<Bits256>> = &[
    AES256_GCM_DEFAULT, // default
    AES256_GCM_DEFAULT, // apple-m
    AES256_GCM_DEFAULT, // cortex-a72
    AES256_GCM_DEFAULT, // cortex-a76
    AES256_GCM_DEFAULT, // neoverse-n1
    AES256_GCM_DEFAULT, // neoverse-v1
    AES256_GCM_DEFAULT, // neoverse-v2
];

const AES256_GCM_CTR_DEFAULT: &[Choice<&Kernel<contracts::AesCtrXor<Bits256>>>] = &[
    Choice::new(Level::Neon, Features::AES.union(Features::PMULL), AES256_GCM_DEFAULT_0.needs(), AES256_GCM_DEFAULT_0.ctr),
];

pub(in crate::kernel) static AES256_GCM_CTR: ByCore<&Kernel<contracts::AesCtrXor<Bits256>>> = &[
    AES256_GCM_CTR_DEFAULT, // default
    AES256_GCM_CTR_DEFAULT, // apple-m
    AES256_GCM_CTR_DEFAULT, // cortex-a72
    AES256_GCM_CTR_DEFAULT, // cortex-a76
    AES256_GCM_CTR_DEFAULT, // neoverse-n1
    AES256_GCM_CTR_DEFAULT, // neoverse-v1
    AES256_GCM_CTR_DEFAULT, // neoverse-v2
];

/// - default, level neon: modelled
/// - apple-m, level neon: inherited from default
/// - cortex-a72, level neon: inherited from default
/// - cortex-a76, level neon: inherited from default
/// - neoverse-n1, level neon: inherited from default
/// - neoverse-v1, level neon: inherited from default
/// - neoverse-v2, level neon: inherited from default
const SHA256_DEFAULT_0: HashPlan<Sha256> = HashPlan::new(
    &kernels::SHA256_BLOCKS_SHA2,
    [Plan::new(const { &[
        Step::new(2, usize::MAX, &kernels::SHA256_STREAMS_SHA2, 0),
    ] }), Plan::new(const { &[
        Step::new(2, usize::MAX, &kernels::SHA256_STREAMS_SHA2, 0),
    ] })],
    [Plan::NONE, Plan::NONE],
    Plan::NONE,
);

/// - default, level neon: modelled
/// - apple-m, level neon: inherited from default
/// - cortex-a72, level neon: inherited from default
/// - cortex-a76, level neon: inherited from default
/// - neoverse-n1, level neon: inherited from default
/// - neoverse-v1, level neon: inherited from default
/// - neoverse-v2, level neon: inherited from default
const SHA256_DEFAULT_1: HashPlan<Sha256> = HashPlan::new(
    &kernels::SHA256_BLOCKS_NEON,
    [Plan::NONE, Plan::NONE],
    [Plan::new(const { &[
        Step::new(3, 6, &kernels::SHA256_LANES_NEON_X4, 0),
        Step::new(7, usize::MAX, &kernels::SHA256_LANES_NEON_X8, 0),
    ] }), Plan::new(const { &[
        Step::new(3, 6, &kernels::SHA256_LANES_NEON_X4, 0),
        Step::new(7, usize::MAX, &kernels::SHA256_LANES_NEON_X8, 0),
    ] })],
    Plan::NONE,
);

const SHA256_DEFAULT: &[Choice<HashPlan<Sha256>>] = &[
    Choice::new(Level::Neon, Features::SHA2, SHA256_DEFAULT_0.needs(), SHA256_DEFAULT_0),
    Choice::new(Level::Neon, Features::NONE, SHA256_DEFAULT_1.needs(), SHA256_DEFAULT_1),
];

pub(in crate::kernel) static SHA256: ByCore<HashPlan<Sha256>> = &[
    SHA256_DEFAULT, // default
    SHA256_DEFAULT, // apple-m
    SHA256_DEFAULT, // cortex-a72
    SHA256_DEFAULT, // cortex-a76
    SHA256_DEFAULT, // neoverse-n1
    SHA256_DEFAULT, // neoverse-v1
    SHA256_DEFAULT, // neoverse-v2
];

const SHA256_SINGLE_DEFAULT: &[Choice<&Kernel<contracts::HashBlocks<Sha256>>>] = &[
    Choice::new(Level::Neon, Features::SHA2, SHA256_DEFAULT_0.needs(), SHA256_DEFAULT_0.single),
    Choice::new(Level::Neon, Features::NONE, SHA256_DEFAULT_1.needs(), SHA256_DEFAULT_1.single),
];

pub(in crate::kernel) static SHA256_SINGLE: ByCore<&Kernel<contracts::HashBlocks<Sha256>>> = &[
    SHA256_SINGLE_DEFAULT, // default
    SHA256_SINGLE_DEFAULT, // apple-m
    SHA256_SINGLE_DEFAULT, // cortex-a72
    SHA256_SINGLE_DEFAULT, // cortex-a76
    SHA256_SINGLE_DEFAULT, // neoverse-n1
    SHA256_SINGLE_DEFAULT, // neoverse-v1
    SHA256_SINGLE_DEFAULT, // neoverse-v2
];

/// - default, level neon: modelled
/// - apple-m, level neon: inherited from default
/// - cortex-a72, level neon: inherited from default
/// - cortex-a76, level neon: inherited from default
/// - neoverse-n1, level neon: inherited from default
/// - neoverse-v1, level neon: inherited from default
/// - neoverse-v2, level neon: inherited from default
const MD5_DEFAULT_0: HashPlan<Md5> = HashPlan::new(
    &kernels::MD5_BLOCKS_GPR,
    [Plan::NONE, Plan::NONE],
    [Plan::new(const { &[
        Step::new(3, 4, &kernels::MD5_LANES_NEON_X4, 0),
        Step::new(5, 9, &kernels::MD5_LANES_NEON_X8, 0),
        Step::new(10, usize::MAX, &kernels::MD5_LANES_NEON_X16, 0),
    ] }), Plan::new(const { &[
        Step::new(3, 4, &kernels::MD5_LANES_NEON_X4, 0),
        Step::new(5, 9, &kernels::MD5_LANES_NEON_X8, 0),
        Step::new(10, usize::MAX, &kernels::MD5_LANES_NEON_X16, 0),
    ] })],
    Plan::NONE,
);

const MD5_DEFAULT: &[Choice<HashPlan<Md5>>] = &[
    Choice::new(Level::Neon, Features::NONE, MD5_DEFAULT_0.needs(), MD5_DEFAULT_0),
];

pub(in crate::kernel) static MD5: ByCore<HashPlan<Md5>> = &[
    MD5_DEFAULT, // default
    MD5_DEFAULT, // apple-m
    MD5_DEFAULT, // cortex-a72
    MD5_DEFAULT, // cortex-a76
    MD5_DEFAULT, // neoverse-n1
    MD5_DEFAULT, // neoverse-v1
    MD5_DEFAULT, // neoverse-v2
];

const MD5_SINGLE_DEFAULT: &[Choice<&Kernel<contracts::HashBlocks<Md5>>>] = &[
    Choice::new(Level::Neon, Features::NONE, MD5_DEFAULT_0.needs(), MD5_DEFAULT_0.single),
];

pub(in crate::kernel) static MD5_SINGLE: ByCore<&Kernel<contracts::HashBlocks<Md5>>> = &[
    MD5_SINGLE_DEFAULT, // default
    MD5_SINGLE_DEFAULT, // apple-m
    MD5_SINGLE_DEFAULT, // cortex-a72
    MD5_SINGLE_DEFAULT, // cortex-a76
    MD5_SINGLE_DEFAULT, // neoverse-n1
    MD5_SINGLE_DEFAULT, // neoverse-v1
    MD5_SINGLE_DEFAULT, // neoverse-v2
];
