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

/// - default, level power8: modelled
/// - power10, level power8: inherited from default
/// - power8, level power8: inherited from default
/// - power9, level power8: inherited from default
const CHACHA20_DEFAULT_0: Plan<contracts::Chacha20Xor> = Plan::new(const { &[
        Step::new(0, 256, &kernels::CHACHA20_XOR_POWER8X4, 0),
        Step::new(257, 512, &kernels::CHACHA20_XOR_POWER8, 0),
        Step::new(513, usize::MAX, &kernels::CHACHA20_XOR_POWER8, 512),
    ] });

const CHACHA20_DEFAULT: &[Choice<Plan<contracts::Chacha20Xor>>] = &[
    Choice::new(Level::Power8, Features::NONE, CHACHA20_DEFAULT_0.needs(), CHACHA20_DEFAULT_0),
];

pub(in crate::kernel) static CHACHA20: ByCore<Plan<contracts::Chacha20Xor>> = &[
    CHACHA20_DEFAULT, // default
    CHACHA20_DEFAULT, // power10
    CHACHA20_DEFAULT, // power8
    CHACHA20_DEFAULT, // power9
];

/// - default, level power8: modelled
/// - power10, level power8: inherited from default
/// - power8, level power8: inherited from default
/// - power9, level power8: inherited from default
const POLY1305_DEFAULT_0: Poly1305Plan = Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 255, &kernels::POLY1305_BLOCKS_GPR, 0),
        Step::new(256, usize::MAX, &kernels::POLY1305_BLOCKS_GPRX4, 0),
    ] }), &kernels::POLY1305_FINISH_GPR);

const POLY1305_DEFAULT: &[Choice<Poly1305Plan>] = &[
    Choice::new(Level::Power8, Features::NONE, POLY1305_DEFAULT_0.needs(), POLY1305_DEFAULT_0),
];

pub(in crate::kernel) static POLY1305: ByCore<Poly1305Plan> = &[
    POLY1305_DEFAULT, // default
    POLY1305_DEFAULT, // power10
    POLY1305_DEFAULT, // power8
    POLY1305_DEFAULT, // power9
];

/// - default, level power8: modelled
/// - power10, level power8: inherited from default
/// - power8, level power8: inherited from default
/// - power9, level power8: inherited from default
const CHACHA20_POLY1305_DEFAULT_0: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 255, &kernels::POLY1305_BLOCKS_GPR, 0),
        Step::new(256, usize::MAX, &kernels::POLY1305_BLOCKS_GPRX4, 0),
    ] }), &kernels::POLY1305_FINISH_GPR),
    Plan::new(const { &[Step::new(0, usize::MAX, &kernels::CHACHA20_POLY1305_BEGIN_VSX, 0)] }),
    Plan::overlapping(const { &[
        Step::new(1024, usize::MAX, &kernels::CHACHA20_POLY1305_BLOCKS_VSX, 0),
    ] }),
    4096,
);

const CHACHA20_POLY1305_DEFAULT: &[Choice<Chacha20Poly1305Plan>] = &[
    Choice::new(Level::Power8, Features::NONE, CHACHA20_POLY1305_DEFAULT_0.needs(), CHACHA20_POLY1305_DEFAULT_0),
];

pub(in crate::kernel) static CHACHA20_POLY1305: ByCore<Chacha20Poly1305Plan> = &[
    CHACHA20_POLY1305_DEFAULT, // default
    CHACHA20_POLY1305_DEFAULT, // power10
    CHACHA20_POLY1305_DEFAULT, // power8
    CHACHA20_POLY1305_DEFAULT, // power9
];

/// - default, level power8: modelled
/// - power10, level power8: inherited from default
/// - power8, level power8: inherited from default
/// - power9, level power8: inherited from default
const AES128_GCM_DEFAULT_0: AesPlan<Bits128> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES128_EXPAND_VSX,
    &kernels::AES128_CTR_XOR_VSX,
    &kernels::GHASH_POWERS_VSX,
    &kernels::GHASH_BLOCKS_VSX,
    MessagePlan::new(Plan::new(const { &[
        Step::new(129, usize::MAX, &kernels::AES128_GCM_SEAL_BLOCKS_VSX, 0),
    ] }), &kernels::AES128_GCM_SEAL_FINISH_VSX),
    MessagePlan::new(Plan::new(const { &[
        Step::new(129, usize::MAX, &kernels::AES128_GCM_OPEN_BLOCKS_VSX, 0),
    ] }), &kernels::AES128_GCM_OPEN_FINISH_VSX),
) }, &kernels::AES128_CTR_XOR_VSX);

const AES128_GCM_DEFAULT: &[Choice<&AesGcmPlan<Bits128>>] = &[
    Choice::new(Level::Power8, Features::POWER8_CRYPTO, AES128_GCM_DEFAULT_0.needs(), AES128_GCM_DEFAULT_0.gcm),
];

pub(in crate::kernel) static AES128_GCM: ByCore<&AesGcmPlan<Bits128>> = &[
    AES128_GCM_DEFAULT, // default
    AES128_GCM_DEFAULT, // power10
    AES128_GCM_DEFAULT, // power8
    AES128_GCM_DEFAULT, // power9
];

const AES128_GCM_CTR_DEFAULT: &[Choice<&Kernel<contracts::AesCtrXor<Bits128>>>] = &[
    Choice::new(Level::Power8, Features::POWER8_CRYPTO, AES128_GCM_DEFAULT_0.needs(), AES128_GCM_DEFAULT_0.ctr),
];

pub(in crate::kernel) static AES128_GCM_CTR: ByCore<&Kernel<contracts::AesCtrXor<Bits128>>> = &[
    AES128_GCM_CTR_DEFAULT, // default
    AES128_GCM_CTR_DEFAULT, // power10
    AES128_GCM_CTR_DEFAULT, // power8
    AES128_GCM_CTR_DEFAULT, // power9
];

/// - default, level power8: modelled
/// - power10, level power8: inherited from default
/// - power8, level power8: inherited from default
/// - power9, level power8: inherited from default
const AES192_GCM_DEFAULT_0: AesPlan<Bits192> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES192_EXPAND_VSX,
    &kernels::AES192_CTR_XOR_VSX,
    &kernels::GHASH_POWERS_VSX,
    &kernels::GHASH_BLOCKS_VSX,
    MessagePlan::new(Plan::new(const { &[
        Step::new(129, usize::MAX, &kernels::AES192_GCM_SEAL_BLOCKS_VSX, 0),
    ] }), &kernels::AES192_GCM_SEAL_FINISH_VSX),
    MessagePlan::new(Plan::new(const { &[
        Step::new(129, usize::MAX, &kernels::AES192_GCM_OPEN_BLOCKS_VSX, 0),
    ] }), &kernels::AES192_GCM_OPEN_FINISH_VSX),
) }, &kernels::AES192_CTR_XOR_VSX);

const AES192_GCM_DEFAULT: &[Choice<&AesGcmPlan<Bits192>>] = &[
    Choice::new(Level::Power8, Features::POWER8_CRYPTO, AES192_GCM_DEFAULT_0.needs(), AES192_GCM_DEFAULT_0.gcm),
];

pub(in crate::kernel) static AES192_GCM: ByCore<&AesGcmPlan<Bits192>> = &[
    AES192_GCM_DEFAULT, // default
    AES192_GCM_DEFAULT, // power10
    AES192_GCM_DEFAULT, // power8
    AES192_GCM_DEFAULT, // power9
];

const AES192_GCM_CTR_DEFAULT: &[Choice<&Kernel<contracts::AesCtrXor<Bits192>>>] = &[
    Choice::new(Level::Power8, Features::POWER8_CRYPTO, AES192_GCM_DEFAULT_0.needs(), AES192_GCM_DEFAULT_0.ctr),
];

pub(in crate::kernel) static AES192_GCM_CTR: ByCore<&Kernel<contracts::AesCtrXor<Bits192>>> = &[
    AES192_GCM_CTR_DEFAULT, // default
    AES192_GCM_CTR_DEFAULT, // power10
    AES192_GCM_CTR_DEFAULT, // power8
    AES192_GCM_CTR_DEFAULT, // power9
];

/// - default, level power8: modelled
/// - power10, level power8: inherited from default
/// - power8, level power8: inherited from default
/// - power9, level power8: inherited from default
const AES256_GCM_DEFAULT_0: AesPlan<Bits256> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES256_EXPAND_VSX,
    &kernels::AES256_CTR_XOR_VSX,
    &kernels::GHASH_POWERS_VSX,
    &kernels::GHASH_BLOCKS_VSX,
    MessagePlan::new(Plan::new(const { &[
        Step::new(129, usize::MAX, &kernels::AES256_GCM_SEAL_BLOCKS_VSX, 0),
    ] }), &kernels::AES256_GCM_SEAL_FINISH_VSX),
    MessagePlan::new(Plan::new(const { &[
        Step::new(129, usize::MAX, &kernels::AES256_GCM_OPEN_BLOCKS_VSX, 0),
    ] }), &kernels::AES256_GCM_OPEN_FINISH_VSX),
) }, &kernels::AES256_CTR_XOR_VSX);

const AES256_GCM_DEFAULT: &[Choice<&AesGcmPlan<Bits256>>] = &[
    Choice::new(Level::Power8, Features::POWER8_CRYPTO, AES256_GCM_DEFAULT_0.needs(), AES256_GCM_DEFAULT_0.gcm),
];

pub(in crate::kernel) static AES256_GCM: ByCore<&AesGcmPlan<Bits256>> = &[
    AES256_GCM_DEFAULT, // default
    AES256_GCM_DEFAULT, // power10
    AES256_GCM_DEFAULT, // power8
    AES256_GCM_DEFAULT, // power9
];

const AES256_GCM_CTR_DEFAULT: &[Choice<&Kernel<contracts::AesCtrXor<Bits256>>>] = &[
    Choice::new(Level::Power8, Features::POWER8_CRYPTO, AES256_GCM_DEFAULT_0.needs(), AES256_GCM_DEFAULT_0.ctr),
];

pub(in crate::kernel) static AES256_GCM_CTR: ByCore<&Kernel<contracts::AesCtrXor<Bits256>>> = &[
    AES256_GCM_CTR_DEFAULT, // default
    AES256_GCM_CTR_DEFAULT, // power10
    AES256_GCM_CTR_DEFAULT, // power8
    AES256_GCM_CTR_DEFAULT, // power9
];

/// - default, level power8: modelled
/// - power10, level power8: inherited from default
/// - power8, level power8: inherited from default
/// - power9, level power8: inherited from default
const SHA256_DEFAULT_0: HashPlan<Sha256> = HashPlan::new(
    &kernels::SHA256_BLOCKS_VSX,
    [Plan::NONE, Plan::NONE],
    [Plan::new(const { &[
        Step::new(2, 4, &kernels::SHA256_LANES_VSX_X4, 0),
        Step::new(5, usize::MAX, &kernels::SHA256_LANES_VSX_X8, 0),
    ] }), Plan::new(const { &[
        Step::new(2, 4, &kernels::SHA256_LANES_VSX_X4, 0),
        Step::new(5, usize::MAX, &kernels::SHA256_LANES_VSX_X8, 0),
    ] })],
    Plan::NONE,
);

const SHA256_DEFAULT: &[Choice<HashPlan<Sha256>>] = &[
    Choice::new(Level::Power8, Features::POWER8_CRYPTO, SHA256_DEFAULT_0.needs(), SHA256_DEFAULT_0),
];

pub(in crate::kernel) static SHA256: ByCore<HashPlan<Sha256>> = &[
    SHA256_DEFAULT, // default
    SHA256_DEFAULT, // power10
    SHA256_DEFAULT, // power8
    SHA256_DEFAULT, // power9
];

const SHA256_SINGLE_DEFAULT: &[Choice<&Kernel<contracts::HashBlocks<Sha256>>>] = &[
    Choice::new(Level::Power8, Features::POWER8_CRYPTO, SHA256_DEFAULT_0.needs(), SHA256_DEFAULT_0.single),
];

pub(in crate::kernel) static SHA256_SINGLE: ByCore<&Kernel<contracts::HashBlocks<Sha256>>> = &[
    SHA256_SINGLE_DEFAULT, // default
    SHA256_SINGLE_DEFAULT, // power10
    SHA256_SINGLE_DEFAULT, // power8
    SHA256_SINGLE_DEFAULT, // power9
];

/// - default, level power8: modelled
/// - power10, level power8: inherited from default
/// - power8, level power8: inherited from default
/// - power9, level power8: inherited from default
const MD5_DEFAULT_0: HashPlan<Md5> = HashPlan::new(
    &kernels::MD5_BLOCKS_VSX,
    [Plan::NONE, Plan::NONE],
    [Plan::new(const { &[
        Step::new(2, 4, &kernels::MD5_LANES_VSX_X4, 0),
        Step::new(5, 8, &kernels::MD5_LANES_VSX_X8, 0),
        Step::new(9, usize::MAX, &kernels::MD5_LANES_VSX_X16, 0),
    ] }), Plan::new(const { &[
        Step::new(2, 4, &kernels::MD5_LANES_VSX_X4, 0),
        Step::new(5, 8, &kernels::MD5_LANES_VSX_X8, 0),
        Step::new(9, usize::MAX, &kernels::MD5_LANES_VSX_X16, 0),
    ] })],
    Plan::NONE,
);

const MD5_DEFAULT: &[Choice<HashPlan<Md5>>] = &[
    Choice::new(Level::Power8, Features::NONE, MD5_DEFAULT_0.needs(), MD5_DEFAULT_0),
];

pub(in crate::kernel) static MD5: ByCore<HashPlan<Md5>> = &[
    MD5_DEFAULT, // default
    MD5_DEFAULT, // power10
    MD5_DEFAULT, // power8
    MD5_DEFAULT, // power9
];

const MD5_SINGLE_DEFAULT: &[Choice<&Kernel<contracts::HashBlocks<Md5>>>] = &[
    Choice::new(Level::Power8, Features::NONE, MD5_DEFAULT_0.needs(), MD5_DEFAULT_0.single),
];

pub(in crate::kernel) static MD5_SINGLE: ByCore<&Kernel<contracts::HashBlocks<Md5>>> = &[
    MD5_SINGLE_DEFAULT, // default
    MD5_SINGLE_DEFAULT, // power10
    MD5_SINGLE_DEFAULT, // power8
    MD5_SINGLE_DEFAULT, // power9
];
