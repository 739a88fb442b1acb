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

/// - default, level avx512: inherited from zen5
/// - zen5, level avx512: docs/benchmarks/2026-11-20-amd-epyc-zen5.jsonl
const CHACHA20_DEFAULT_0: Plan<contracts::Chacha20Xor> = Plan::new(const { &[
        Step::new(0, 64, &kernels::CHACHA20_XOR_GPR, 0),
        Step::new(65, 256, &kernels::CHACHA20_XOR_AVX512_ROW4, 0),
        Step::new(257, 320, &kernels::CHACHA20_XOR_AVX512_ROW5, 0),
        Step::new(321, 512, &kernels::CHACHA20_XOR_AVX512_ROW8, 0),
        Step::new(513, 576, &kernels::CHACHA20_XOR_AVX512_ROW9, 0),
        Step::new(577, 768, &kernels::CHACHA20_XOR_AVX512_ROW12, 0),
        Step::new(769, 1024, &kernels::CHACHA20_XOR_AVX512, 0),
        Step::new(1025, 1088, &kernels::CHACHA20_XOR_AVX512X17, 0),
        Step::new(1089, 2048, &kernels::CHACHA20_XOR_AVX512X32, 0),
        Step::new(2049, usize::MAX, &kernels::CHACHA20_XOR_AVX512X32, 2048),
    ] });

/// - default, level avx2: inherited from zen5
/// - zen5, level avx2: docs/benchmarks/2026-11-20-amd-epyc-zen5.jsonl
const CHACHA20_DEFAULT_1: Plan<contracts::Chacha20Xor> = Plan::new(const { &[
        Step::new(0, 64, &kernels::CHACHA20_XOR_GPR, 0),
        Step::new(65, 128, &kernels::CHACHA20_XOR_AVX2_ROW2, 0),
        Step::new(129, 256, &kernels::CHACHA20_XOR_AVX2_ROW4, 0),
        Step::new(257, 320, &kernels::CHACHA20_XOR_AVX2_ROW5, 0),
        Step::new(321, 512, &kernels::CHACHA20_XOR_AVX2, 0),
        Step::new(513, 576, &kernels::CHACHA20_XOR_AVX2, 512),
        Step::new(577, 1024, &kernels::CHACHA20_XOR_AVX2X16, 0),
        Step::new(1025, usize::MAX, &kernels::CHACHA20_XOR_AVX2X16, 1024),
    ] });

/// - default, level avx: inherited from zen5
/// - zen5, level avx: docs/benchmarks/2026-11-20-amd-epyc-zen5.jsonl
const CHACHA20_DEFAULT_2: Plan<contracts::Chacha20Xor> = Plan::new(const { &[
        Step::new(0, 128, &kernels::CHACHA20_XOR_GPR, 0),
        Step::new(129, 256, &kernels::CHACHA20_XOR_AVX, 0),
        Step::new(257, usize::MAX, &kernels::CHACHA20_XOR_AVX, 256),
    ] });

/// - default, level x86-64: inherited from zen5
/// - alder-lake, level x86-64: inherited from zen5
/// - golden-cove-server, level x86-64: inherited from zen5
/// - haswell, level x86-64: inherited from zen5
/// - ice-lake, level x86-64: inherited from zen5
/// - skylake-x, level x86-64: inherited from zen5
/// - zen3, level x86-64: inherited from zen5
/// - zen4, level x86-64: inherited from zen5
/// - zen5, level x86-64: docs/benchmarks/2026-11-20-amd-epyc-zen5.jsonl
const CHACHA20_DEFAULT_3: Plan<contracts::Chacha20Xor> = Plan::new(const { &[Step::new(0, usize::MAX, &kernels::CHACHA20_XOR_GPR, 0)] });

/// - alder-lake, level avx2: inherited from golden-cove-server
/// - golden-cove-server, level avx2: docs/benchmarks/2026-11-24-intel-emerald-rapids.jsonl
/// - ice-lake, level avx2: inherited from golden-cove-server
const CHACHA20_ALDER_LAKE_0: Plan<contracts::Chacha20Xor> = Plan::new(const { &[
        Step::new(0, 64, &kernels::CHACHA20_XOR_AVX_ROW1, 0),
        Step::new(65, 128, &kernels::CHACHA20_XOR_AVX2_ROW2, 0),
        Step::new(129, 256, &kernels::CHACHA20_XOR_AVX2_ROW4, 0),
        Step::new(257, 320, &kernels::CHACHA20_XOR_AVX2_ROW5, 0),
        Step::new(321, 512, &kernels::CHACHA20_XOR_AVX2, 0),
        Step::new(513, 832, &kernels::CHACHA20_XOR_AVX2, 512),
        Step::new(833, 1024, &kernels::CHACHA20_XOR_AVX2X16, 0),
        Step::new(1025, usize::MAX, &kernels::CHACHA20_XOR_AVX2X16, 1024),
    ] });

/// - alder-lake, level avx: inherited from golden-cove-server
/// - golden-cove-server, level avx: docs/benchmarks/2026-11-24-intel-emerald-rapids.jsonl
/// - haswell, level avx: inherited from golden-cove-server
/// - ice-lake, level avx: inherited from golden-cove-server
/// - skylake-x, level avx: inherited from golden-cove-server
const CHACHA20_ALDER_LAKE_1: Plan<contracts::Chacha20Xor> = Plan::new(const { &[
        Step::new(0, 64, &kernels::CHACHA20_XOR_AVX_ROW1, 0),
        Step::new(65, 128, &kernels::CHACHA20_XOR_AVX_ROW2, 0),
        Step::new(129, 192, &kernels::CHACHA20_XOR_AVX_ROW3, 0),
        Step::new(193, 256, &kernels::CHACHA20_XOR_AVX, 0),
        Step::new(257, 320, &kernels::CHACHA20_XOR_AVX, 256),
        Step::new(321, 384, &kernels::CHACHA20_XOR_AVX_ROW3, 0),
        Step::new(385, 512, &kernels::CHACHA20_XOR_AVXX8, 0),
        Step::new(513, 896, &kernels::CHACHA20_XOR_AVXX8, 512),
        Step::new(897, 1024, &kernels::CHACHA20_XOR_AVXX8, 0),
        Step::new(1025, usize::MAX, &kernels::CHACHA20_XOR_AVXX8, 512),
    ] });

/// - golden-cove-server, level avx512: docs/benchmarks/2026-11-24-intel-emerald-rapids.jsonl
/// - ice-lake, level avx512: inherited from golden-cove-server
const CHACHA20_GOLDEN_COVE_SERVER_0: Plan<contracts::Chacha20Xor> = Plan::new(const { &[
        Step::new(0, 256, &kernels::CHACHA20_XOR_AVX512_ROW4, 0),
        Step::new(257, 512, &kernels::CHACHA20_XOR_AVX512_ROW8, 0),
        Step::new(513, 576, &kernels::CHACHA20_XOR_AVX512_ROW9, 0),
        Step::new(577, 768, &kernels::CHACHA20_XOR_AVX512_ROW12, 0),
        Step::new(769, 1024, &kernels::CHACHA20_XOR_AVX512, 0),
        Step::new(1025, 1088, &kernels::CHACHA20_XOR_AVX512X17, 0),
        Step::new(1089, 1536, &kernels::CHACHA20_XOR_AVX512, 1024),
        Step::new(1537, 2048, &kernels::CHACHA20_XOR_AVX512X32, 0),
        Step::new(2049, usize::MAX, &kernels::CHACHA20_XOR_AVX512X32, 2048),
    ] });

/// - haswell, level avx2: inherited from skylake-x
/// - skylake-x, level avx2: docs/cores/skylake-x.md
const CHACHA20_HASWELL_0: Plan<contracts::Chacha20Xor> = Plan::new(const { &[
        Step::new(0, 128, &kernels::CHACHA20_XOR_AVX2_ROW2, 0),
        Step::new(129, 256, &kernels::CHACHA20_XOR_AVX2_ROW4, 0),
        Step::new(257, 320, &kernels::CHACHA20_XOR_AVX2_ROW5, 0),
        Step::new(321, 512, &kernels::CHACHA20_XOR_AVX2, 0),
        Step::new(513, usize::MAX, &kernels::CHACHA20_XOR_AVX2, 512),
    ] });

/// - skylake-x, level avx512: docs/cores/skylake-x.md
const CHACHA20_SKYLAKE_X_0: Plan<contracts::Chacha20Xor> = Plan::new(const { &[
        Step::new(0, 256, &kernels::CHACHA20_XOR_AVX512_ROW4, 0),
        Step::new(257, 512, &kernels::CHACHA20_XOR_AVX512_ROW8, 0),
        Step::new(513, 768, &kernels::CHACHA20_XOR_AVX512_ROW12, 0),
        Step::new(769, 1024, &kernels::CHACHA20_XOR_AVX512, 0),
        Step::new(1025, 1984, &kernels::CHACHA20_XOR_AVX512, 1024),
        Step::new(1985, 2048, &kernels::CHACHA20_XOR_AVX512X32, 0),
        Step::new(2049, usize::MAX, &kernels::CHACHA20_XOR_AVX512X32, 2048),
    ] });

/// - zen3, level avx2: docs/benchmarks/2026-11-23-amd-epyc-zen3.jsonl
const CHACHA20_ZEN3_0: Plan<contracts::Chacha20Xor> = Plan::new(const { &[
        Step::new(0, 64, &kernels::CHACHA20_XOR_AVX_ROW1, 0),
        Step::new(65, 128, &kernels::CHACHA20_XOR_AVX2_ROW2, 0),
        Step::new(129, 256, &kernels::CHACHA20_XOR_AVX2_ROW4, 0),
        Step::new(257, 320, &kernels::CHACHA20_XOR_AVX2_ROW5, 0),
        Step::new(321, 512, &kernels::CHACHA20_XOR_AVX2, 0),
        Step::new(513, 832, &kernels::CHACHA20_XOR_AVX2, 512),
        Step::new(833, 1024, &kernels::CHACHA20_XOR_AVX2, 0),
        Step::new(1025, 1344, &kernels::CHACHA20_XOR_AVX2, 512),
        Step::new(1345, 1536, &kernels::CHACHA20_XOR_AVX2, 0),
        Step::new(1537, usize::MAX, &kernels::CHACHA20_XOR_AVX2, 512),
    ] });

/// - zen3, level avx: inherited from zen4
/// - zen4, level avx: docs/benchmarks/2026-11-23-amd-epyc-zen4-levels.jsonl
const CHACHA20_ZEN3_1: Plan<contracts::Chacha20Xor> = Plan::new(const { &[
        Step::new(0, 64, &kernels::CHACHA20_XOR_AVX_ROW1, 0),
        Step::new(65, 128, &kernels::CHACHA20_XOR_AVX_ROW2, 0),
        Step::new(129, 192, &kernels::CHACHA20_XOR_AVX_ROW3, 0),
        Step::new(193, 256, &kernels::CHACHA20_XOR_AVX, 0),
        Step::new(257, 320, &kernels::CHACHA20_XOR_AVX, 256),
        Step::new(321, 512, &kernels::CHACHA20_XOR_AVXX8, 0),
        Step::new(513, usize::MAX, &kernels::CHACHA20_XOR_AVXX8, 512),
    ] });

/// - zen4, level avx512: docs/benchmarks/2026-11-22-amd-epyc-zen4.jsonl
const CHACHA20_ZEN4_0: Plan<contracts::Chacha20Xor> = Plan::new(const { &[
        Step::new(0, 128, &kernels::CHACHA20_XOR_AVX2_ROW2, 0),
        Step::new(129, 256, &kernels::CHACHA20_XOR_AVX512_ROW4, 0),
        Step::new(257, 320, &kernels::CHACHA20_XOR_AVX512_ROW5, 0),
        Step::new(321, 512, &kernels::CHACHA20_XOR_AVX512_ROW8, 0),
        Step::new(513, 576, &kernels::CHACHA20_XOR_AVX512_ROW9, 0),
        Step::new(577, 768, &kernels::CHACHA20_XOR_AVX512_ROW12, 0),
        Step::new(769, 1024, &kernels::CHACHA20_XOR_AVX512, 0),
        Step::new(1025, 1088, &kernels::CHACHA20_XOR_AVX512X17, 0),
        Step::new(1089, 2048, &kernels::CHACHA20_XOR_AVX512X32, 0),
        Step::new(2049, usize::MAX, &kernels::CHACHA20_XOR_AVX512X32, 2048),
    ] });

/// - zen4, level avx2: docs/benchmarks/2026-11-22-amd-epyc-zen4.jsonl
const CHACHA20_ZEN4_1: Plan<contracts::Chacha20Xor> = Plan::new(const { &[
        Step::new(0, 128, &kernels::CHACHA20_XOR_AVX2_ROW2, 0),
        Step::new(129, 256, &kernels::CHACHA20_XOR_AVX2_ROW4, 0),
        Step::new(257, 320, &kernels::CHACHA20_XOR_AVX2_ROW5, 0),
        Step::new(321, 512, &kernels::CHACHA20_XOR_AVX2, 0),
        Step::new(513, 576, &kernels::CHACHA20_XOR_AVX2, 512),
        Step::new(577, 1024, &kernels::CHACHA20_XOR_AVX2X16, 0),
        Step::new(1025, usize::MAX, &kernels::CHACHA20_XOR_AVX2X16, 1024),
    ] });

const CHACHA20_DEFAULT: &[Choice<Plan<contracts::Chacha20Xor>>] = &[
    Choice::new(Level::Avx512, Features::NONE, CHACHA20_DEFAULT_0.needs(), CHACHA20_DEFAULT_0),
    Choice::new(Level::Avx2, Features::NONE, CHACHA20_DEFAULT_1.needs(), CHACHA20_DEFAULT_1),
    Choice::new(Level::Avx, Features::NONE, CHACHA20_DEFAULT_2.needs(), CHACHA20_DEFAULT_2),
    Choice::new(Level::X86_64, Features::NONE, CHACHA20_DEFAULT_3.needs(), CHACHA20_DEFAULT_3),
];

const CHACHA20_ALDER_LAKE: &[Choice<Plan<contracts::Chacha20Xor>>] = &[
    Choice::new(Level::Avx2, Features::NONE, CHACHA20_ALDER_LAKE_0.needs(), CHACHA20_ALDER_LAKE_0),
    Choice::new(Level::Avx, Features::NONE, CHACHA20_ALDER_LAKE_1.needs(), CHACHA20_ALDER_LAKE_1),
    Choice::new(Level::X86_64, Features::NONE, CHACHA20_DEFAULT_3.needs(), CHACHA20_DEFAULT_3),
];

const CHACHA20_GOLDEN_COVE_SERVER: &[Choice<Plan<contracts::Chacha20Xor>>] = &[
    Choice::new(Level::Avx512, Features::NONE, CHACHA20_GOLDEN_COVE_SERVER_0.needs(), CHACHA20_GOLDEN_COVE_SERVER_0),
    Choice::new(Level::Avx2, Features::NONE, CHACHA20_ALDER_LAKE_0.needs(), CHACHA20_ALDER_LAKE_0),
    Choice::new(Level::Avx, Features::NONE, CHACHA20_ALDER_LAKE_1.needs(), CHACHA20_ALDER_LAKE_1),
    Choice::new(Level::X86_64, Features::NONE, CHACHA20_DEFAULT_3.needs(), CHACHA20_DEFAULT_3),
];

const CHACHA20_HASWELL: &[Choice<Plan<contracts::Chacha20Xor>>] = &[
    Choice::new(Level::Avx2, Features::NONE, CHACHA20_HASWELL_0.needs(), CHACHA20_HASWELL_0),
    Choice::new(Level::Avx, Features::NONE, CHACHA20_ALDER_LAKE_1.needs(), CHACHA20_ALDER_LAKE_1),
    Choice::new(Level::X86_64, Features::NONE, CHACHA20_DEFAULT_3.needs(), CHACHA20_DEFAULT_3),
];

const CHACHA20_SKYLAKE_X: &[Choice<Plan<contracts::Chacha20Xor>>] = &[
    Choice::new(Level::Avx512, Features::NONE, CHACHA20_SKYLAKE_X_0.needs(), CHACHA20_SKYLAKE_X_0),
    Choice::new(Level::Avx2, Features::NONE, CHACHA20_HASWELL_0.needs(), CHACHA20_HASWELL_0),
    Choice::new(Level::Avx, Features::NONE, CHACHA20_ALDER_LAKE_1.needs(), CHACHA20_ALDER_LAKE_1),
    Choice::new(Level::X86_64, Features::NONE, CHACHA20_DEFAULT_3.needs(), CHACHA20_DEFAULT_3),
];

const CHACHA20_ZEN3: &[Choice<Plan<contracts::Chacha20Xor>>] = &[
    Choice::new(Level::Avx2, Features::NONE, CHACHA20_ZEN3_0.needs(), CHACHA20_ZEN3_0),
    Choice::new(Level::Avx, Features::NONE, CHACHA20_ZEN3_1.needs(), CHACHA20_ZEN3_1),
    Choice::new(Level::X86_64, Features::NONE, CHACHA20_DEFAULT_3.needs(), CHACHA20_DEFAULT_3),
];

const CHACHA20_ZEN4: &[Choice<Plan<contracts::Chacha20Xor>>] = &[
    Choice::new(Level::Avx512, Features::NONE, CHACHA20_ZEN4_0.needs(), CHACHA20_ZEN4_0),
    Choice::new(Level::Avx2, Features::NONE, CHACHA20_ZEN4_1.needs(), CHACHA20_ZEN4_1),
    Choice::new(Level::Avx, Features::NONE, CHACHA20_ZEN3_1.needs(), CHACHA20_ZEN3_1),
    Choice::new(Level::X86_64, Features::NONE, CHACHA20_DEFAULT_3.needs(), CHACHA20_DEFAULT_3),
];

pub(in crate::kernel) static CHACHA20: ByCore<Plan<contracts::Chacha20Xor>> = &[
    CHACHA20_DEFAULT, // default
    CHACHA20_ALDER_LAKE, // alder-lake
    CHACHA20_GOLDEN_COVE_SERVER, // golden-cove-server
    CHACHA20_HASWELL, // haswell
    CHACHA20_GOLDEN_COVE_SERVER, // ice-lake
    CHACHA20_SKYLAKE_X, // skylake-x
    CHACHA20_ZEN3, // zen3
    CHACHA20_ZEN4, // zen4
    CHACHA20_DEFAULT, // zen5
];

/// - default, level avx512: inherited from zen5
/// - zen5, level avx512: docs/benchmarks/2026-11-20-amd-epyc-zen5-aead.jsonl
const POLY1305_DEFAULT_0: Poly1305Plan = Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 511, &kernels::POLY1305_BLOCKS_BMI2, 0),
        Step::new(512, usize::MAX, &kernels::POLY1305_BLOCKS_IFMA, 0),
    ] }), &kernels::POLY1305_FINISH_BMI2).with_lanes(Plan::new(const { &[
        Step::new(6, usize::MAX, &kernels::POLY1305_LANES_IFMA_X8, 0),
    ] }));

/// - default, level avx2: inherited from zen5
/// - zen5, level avx2: docs/benchmarks/2026-11-20-amd-epyc-zen5-aead.jsonl
const POLY1305_DEFAULT_1: Poly1305Plan = Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 1023, &kernels::POLY1305_BLOCKS_BMI2, 0),
        Step::new(1024, usize::MAX, &kernels::POLY1305_BLOCKS_AVX2, 0),
    ] }), &kernels::POLY1305_FINISH_BMI2);

/// - default, level avx: inherited from zen4
/// - zen3, level avx: inherited from zen4
/// - zen4, level avx: docs/benchmarks/2026-11-25-amd-epyc-zen4-short.jsonl
/// - zen5, level avx: inherited from zen4
const POLY1305_DEFAULT_2: Poly1305Plan = Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 1663, &kernels::POLY1305_BLOCKS_GPR, 0),
        Step::new(1664, usize::MAX, &kernels::POLY1305_BLOCKS_AVX, 0),
    ] }), &kernels::POLY1305_FINISH_GPR);

/// - default, level x86-64: inherited from zen5
/// - alder-lake, level avx: inherited from golden-cove-server
/// - alder-lake, level x86-64: inherited from zen5
/// - golden-cove-server, level avx: docs/benchmarks/2026-11-24-intel-emerald-rapids.jsonl; the rest inherited from zen5
/// - golden-cove-server, level x86-64: inherited from zen5
/// - haswell, level avx: inherited from golden-cove-server
/// - haswell, level x86-64: inherited from zen5
/// - ice-lake, level avx: inherited from golden-cove-server
/// - ice-lake, level x86-64: inherited from zen5
/// - skylake-x, level avx: inherited from golden-cove-server
/// - skylake-x, level x86-64: inherited from zen5
/// - zen3, level x86-64: inherited from zen5
/// - zen4, level x86-64: inherited from zen5
/// - zen5, level x86-64: docs/benchmarks/2026-11-20-amd-epyc-zen5-aead.jsonl
const POLY1305_DEFAULT_3: Poly1305Plan = Poly1305Plan::new(Plan::new(const { &[Step::new(0, usize::MAX, &kernels::POLY1305_BLOCKS_GPR, 0)] }), &kernels::POLY1305_FINISH_GPR);

/// - alder-lake, level avx2: inherited from golden-cove-server
/// - golden-cove-server, level avx2: docs/benchmarks/2026-11-24-intel-emerald-rapids.jsonl
/// - haswell, level avx2: inherited from skylake-x
/// - ice-lake, level avx2: inherited from golden-cove-server
/// - skylake-x, level avx2: docs/cores/skylake-x.md; the rest inherited from golden-cove-server
const POLY1305_ALDER_LAKE_0: Poly1305Plan = Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 639, &kernels::POLY1305_BLOCKS_BMI2, 0),
        Step::new(640, usize::MAX, &kernels::POLY1305_BLOCKS_AVX2, 0),
    ] }), &kernels::POLY1305_FINISH_BMI2);

/// - golden-cove-server, level avx512: docs/benchmarks/2026-11-24-intel-emerald-rapids.jsonl
const POLY1305_GOLDEN_COVE_SERVER_0: Poly1305Plan = Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 383, &kernels::POLY1305_BLOCKS_BMI2, 0),
        Step::new(384, 1535, &kernels::POLY1305_BLOCKS_IFMA_SHORT, 0),
        Step::new(1536, usize::MAX, &kernels::POLY1305_BLOCKS_IFMA, 0),
    ] }), &kernels::POLY1305_FINISH_BMI2).with_lanes(Plan::new(const { &[
        Step::new(6, usize::MAX, &kernels::POLY1305_LANES_IFMA_X8, 0),
    ] }));

/// - ice-lake, level avx512: docs/cores/intel-avx512-server.md
const POLY1305_ICE_LAKE_0: Poly1305Plan = Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 383, &kernels::POLY1305_BLOCKS_BMI2, 0),
        Step::new(384, 2047, &kernels::POLY1305_BLOCKS_IFMA_SHORT, 0),
        Step::new(2048, usize::MAX, &kernels::POLY1305_BLOCKS_IFMA, 0),
    ] }), &kernels::POLY1305_FINISH_BMI2).with_lanes(Plan::new(const { &[
        Step::new(6, usize::MAX, &kernels::POLY1305_LANES_IFMA_X8, 0),
    ] }));

/// - skylake-x, level avx512: docs/cores/skylake-x.md
const POLY1305_SKYLAKE_X_0: Poly1305Plan = Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 767, &kernels::POLY1305_BLOCKS_BMI2, 0),
        Step::new(768, usize::MAX, &kernels::POLY1305_BLOCKS_AVX512, 0),
    ] }), &kernels::POLY1305_FINISH_BMI2);

/// - zen3, level avx2: docs/benchmarks/2026-11-23-amd-epyc-zen3.jsonl
const POLY1305_ZEN3_0: Poly1305Plan = Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 767, &kernels::POLY1305_BLOCKS_GPR, 0),
        Step::new(768, usize::MAX, &kernels::POLY1305_BLOCKS_AVX2, 0),
    ] }), &kernels::POLY1305_FINISH_GPR);

/// - zen4, level avx512: docs/benchmarks/2026-11-23-amd-epyc-zen4-aead.jsonl
const POLY1305_ZEN4_0: Poly1305Plan = Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 383, &kernels::POLY1305_BLOCKS_GPR, 0),
        Step::new(384, 2303, &kernels::POLY1305_BLOCKS_IFMA_SHORT, 0),
        Step::new(2304, usize::MAX, &kernels::POLY1305_BLOCKS_IFMA, 0),
    ] }), &kernels::POLY1305_FINISH_GPR).with_lanes(Plan::new(const { &[
        Step::new(6, usize::MAX, &kernels::POLY1305_LANES_IFMA_X8, 0),
    ] }));

/// - zen4, level avx2: docs/benchmarks/2026-11-25-amd-epyc-zen4-levels.jsonl
const POLY1305_ZEN4_1: Poly1305Plan = Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 1023, &kernels::POLY1305_BLOCKS_GPR, 0),
        Step::new(1024, usize::MAX, &kernels::POLY1305_BLOCKS_AVX2, 0),
    ] }), &kernels::POLY1305_FINISH_GPR);

const POLY1305_DEFAULT: &[Choice<Poly1305Plan>] = &[
    Choice::new(Level::Avx512, Features::AVX512IFMA, POLY1305_DEFAULT_0.needs(), POLY1305_DEFAULT_0),
    Choice::new(Level::Avx2, Features::NONE, POLY1305_DEFAULT_1.needs(), POLY1305_DEFAULT_1),
    Choice::new(Level::Avx, Features::NONE, POLY1305_DEFAULT_2.needs(), POLY1305_DEFAULT_2),
    Choice::new(Level::X86_64, Features::NONE, POLY1305_DEFAULT_3.needs(), POLY1305_DEFAULT_3),
];

const POLY1305_ALDER_LAKE: &[Choice<Poly1305Plan>] = &[
    Choice::new(Level::Avx2, Features::NONE, POLY1305_ALDER_LAKE_0.needs(), POLY1305_ALDER_LAKE_0),
    Choice::new(Level::Avx, Features::NONE, POLY1305_DEFAULT_3.needs(), POLY1305_DEFAULT_3),
    Choice::new(Level::X86_64, Features::NONE, POLY1305_DEFAULT_3.needs(), POLY1305_DEFAULT_3),
];

const POLY1305_GOLDEN_COVE_SERVER: &[Choice<Poly1305Plan>] = &[
    Choice::new(Level::Avx512, Features::AVX512IFMA, POLY1305_GOLDEN_COVE_SERVER_0.needs(), POLY1305_GOLDEN_COVE_SERVER_0),
    Choice::new(Level::Avx2, Features::NONE, POLY1305_ALDER_LAKE_0.needs(), POLY1305_ALDER_LAKE_0),
    Choice::new(Level::Avx, Features::NONE, POLY1305_DEFAULT_3.needs(), POLY1305_DEFAULT_3),
    Choice::new(Level::X86_64, Features::NONE, POLY1305_DEFAULT_3.needs(), POLY1305_DEFAULT_3),
];

const POLY1305_ICE_LAKE: &[Choice<Poly1305Plan>] = &[
    Choice::new(Level::Avx512, Features::AVX512IFMA, POLY1305_ICE_LAKE_0.needs(), POLY1305_ICE_LAKE_0),
    Choice::new(Level::Avx2, Features::NONE, POLY1305_ALDER_LAKE_0.needs(), POLY1305_ALDER_LAKE_0),
    Choice::new(Level::Avx, Features::NONE, POLY1305_DEFAULT_3.needs(), POLY1305_DEFAULT_3),
    Choice::new(Level::X86_64, Features::NONE, POLY1305_DEFAULT_3.needs(), POLY1305_DEFAULT_3),
];

const POLY1305_SKYLAKE_X: &[Choice<Poly1305Plan>] = &[
    Choice::new(Level::Avx512, Features::NONE, POLY1305_SKYLAKE_X_0.needs(), POLY1305_SKYLAKE_X_0),
    Choice::new(Level::Avx2, Features::NONE, POLY1305_ALDER_LAKE_0.needs(), POLY1305_ALDER_LAKE_0),
    Choice::new(Level::Avx, Features::NONE, POLY1305_DEFAULT_3.needs(), POLY1305_DEFAULT_3),
    Choice::new(Level::X86_64, Features::NONE, POLY1305_DEFAULT_3.needs(), POLY1305_DEFAULT_3),
];

const POLY1305_ZEN3: &[Choice<Poly1305Plan>] = &[
    Choice::new(Level::Avx2, Features::NONE, POLY1305_ZEN3_0.needs(), POLY1305_ZEN3_0),
    Choice::new(Level::Avx, Features::NONE, POLY1305_DEFAULT_2.needs(), POLY1305_DEFAULT_2),
    Choice::new(Level::X86_64, Features::NONE, POLY1305_DEFAULT_3.needs(), POLY1305_DEFAULT_3),
];

const POLY1305_ZEN4: &[Choice<Poly1305Plan>] = &[
    Choice::new(Level::Avx512, Features::AVX512IFMA, POLY1305_ZEN4_0.needs(), POLY1305_ZEN4_0),
    Choice::new(Level::Avx2, Features::NONE, POLY1305_ZEN4_1.needs(), POLY1305_ZEN4_1),
    Choice::new(Level::Avx, Features::NONE, POLY1305_DEFAULT_2.needs(), POLY1305_DEFAULT_2),
    Choice::new(Level::X86_64, Features::NONE, POLY1305_DEFAULT_3.needs(), POLY1305_DEFAULT_3),
];

pub(in crate::kernel) static POLY1305: ByCore<Poly1305Plan> = &[
    POLY1305_DEFAULT, // default
    POLY1305_ALDER_LAKE, // alder-lake
    POLY1305_GOLDEN_COVE_SERVER, // golden-cove-server
    POLY1305_ALDER_LAKE, // haswell
    POLY1305_ICE_LAKE, // ice-lake
    POLY1305_SKYLAKE_X, // skylake-x
    POLY1305_ZEN3, // zen3
    POLY1305_ZEN4, // zen4
    POLY1305_DEFAULT, // zen5
];

/// - default, level avx512: inherited from zen5
/// - zen5, level avx512: docs/benchmarks/2026-11-20-amd-epyc-zen5-aead.jsonl
const CHACHA20_POLY1305_DEFAULT_0: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 511, &kernels::POLY1305_BLOCKS_BMI2, 0),
        Step::new(512, usize::MAX, &kernels::POLY1305_BLOCKS_IFMA, 0),
    ] }), &kernels::POLY1305_FINISH_BMI2).with_lanes(Plan::new(const { &[
        Step::new(6, usize::MAX, &kernels::POLY1305_LANES_IFMA_X8, 0),
    ] })),
    Plan::new(const { &[
        Step::new(0, 192, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW3, 0),
        Step::new(193, 256, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW4, 0),
        Step::new(257, 512, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW8, 0),
        Step::new(513, 1024, &kernels::CHACHA20_POLY1305_BEGIN_AVX512, 0),
        Step::new(1025, usize::MAX, &kernels::CHACHA20_POLY1305_BEGIN_AVX512X32, 0),
    ] }),
    Plan::overlapping(const { &[
        Step::new(20480, usize::MAX, &kernels::CHACHA20_POLY1305_BLOCKS_AVX512X32, 0),
    ] }),
    16384,
).with_lanes(Plan::new(const { &[
        Step::new(129, 256, &kernels::CHACHA20_BLOCKS_AVX512_ROW4, 0),
        Step::new(257, 512, &kernels::CHACHA20_BLOCKS_AVX512_ROW8, 0),
        Step::new(513, 1024, &kernels::CHACHA20_BLOCKS_AVX512, 0),
        Step::new(1025, usize::MAX, &kernels::CHACHA20_BLOCKS_AVX512X32, 0),
    ] }), 512, 512);

/// - default, level avx512: inherited from zen5
/// - zen5, level avx512: docs/benchmarks/2026-11-20-amd-epyc-zen5-aead.jsonl
const CHACHA20_POLY1305_DEFAULT_1: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 1023, &kernels::POLY1305_BLOCKS_BMI2, 0),
        Step::new(1024, usize::MAX, &kernels::POLY1305_BLOCKS_AVX2, 0),
    ] }), &kernels::POLY1305_FINISH_BMI2),
    Plan::new(const { &[
        Step::new(0, 192, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW3, 0),
        Step::new(193, 256, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW4, 0),
        Step::new(257, 512, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW8, 0),
        Step::new(513, 1024, &kernels::CHACHA20_POLY1305_BEGIN_AVX512, 0),
        Step::new(1025, usize::MAX, &kernels::CHACHA20_POLY1305_BEGIN_AVX512X32, 0),
    ] }),
    Plan::overlapping(const { &[
        Step::new(20480, usize::MAX, &kernels::CHACHA20_POLY1305_BLOCKS_AVX512X32, 0),
    ] }),
    16384,
).with_lanes(Plan::new(const { &[
        Step::new(129, 256, &kernels::CHACHA20_BLOCKS_AVX512_ROW4, 0),
        Step::new(257, 512, &kernels::CHACHA20_BLOCKS_AVX512_ROW8, 0),
        Step::new(513, 1024, &kernels::CHACHA20_BLOCKS_AVX512, 0),
        Step::new(1025, usize::MAX, &kernels::CHACHA20_BLOCKS_AVX512X32, 0),
    ] }), 512, 512);

/// - default, level avx2: inherited from zen3
/// - zen5, level avx2: inherited from zen3
const CHACHA20_POLY1305_DEFAULT_2: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 1023, &kernels::POLY1305_BLOCKS_BMI2, 0),
        Step::new(1024, usize::MAX, &kernels::POLY1305_BLOCKS_AVX2, 0),
    ] }), &kernels::POLY1305_FINISH_BMI2),
    Plan::new(const { &[
        Step::new(0, 64, &kernels::CHACHA20_POLY1305_BEGIN_AVX2_ROW1, 0),
        Step::new(65, 192, &kernels::CHACHA20_POLY1305_BEGIN_AVX2_ROW3, 0),
        Step::new(193, 320, &kernels::CHACHA20_POLY1305_BEGIN_AVX2_ROW5, 0),
        Step::new(321, usize::MAX, &kernels::CHACHA20_POLY1305_BEGIN_AVX2, 0),
    ] }),
    Plan::overlapping(const { &[
        Step::new(512, usize::MAX, &kernels::CHACHA20_POLY1305_BLOCKS_AVX2, 0),
    ] }),
    4096,
).with_lanes(Plan::new(const { &[
        Step::new(193, 512, &kernels::CHACHA20_BLOCKS_AVX2, 0),
        Step::new(513, usize::MAX, &kernels::CHACHA20_BLOCKS_AVX2X16, 0),
    ] }), 256, 256);

/// - default, level avx: inherited from zen5
/// - zen5, level avx: docs/benchmarks/2026-11-20-amd-epyc-zen5-aead.jsonl
const CHACHA20_POLY1305_DEFAULT_3: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 1663, &kernels::POLY1305_BLOCKS_GPR, 0),
        Step::new(1664, usize::MAX, &kernels::POLY1305_BLOCKS_AVX, 0),
    ] }), &kernels::POLY1305_FINISH_GPR),
    Plan::new(const { &[
        Step::new(0, 256, &kernels::CHACHA20_POLY1305_BEGIN_AVX, 0),
        Step::new(257, usize::MAX, &kernels::CHACHA20_POLY1305_BEGIN_AVXX8, 0),
    ] }),
    Plan::overlapping(const { &[
        Step::new(512, usize::MAX, &kernels::CHACHA20_POLY1305_BLOCKS_AVX, 0),
        Step::new(512, usize::MAX, &kernels::CHACHA20_POLY1305_BLOCKS_AVXX8, 0),
    ] }),
    4096,
).with_lanes(Plan::new(const { &[
        Step::new(193, usize::MAX, &kernels::CHACHA20_BLOCKS_AVX, 0),
    ] }), 64, 64);

/// - default, level x86-64: inherited from zen5
/// - alder-lake, level x86-64: inherited from zen5
/// - golden-cove-server, level x86-64: inherited from zen5
/// - haswell, level x86-64: inherited from zen5
/// - ice-lake, level x86-64: inherited from zen5
/// - skylake-x, level x86-64: inherited from zen5
/// - zen3, level x86-64: inherited from zen5
/// - zen4, level x86-64: inherited from zen5
/// - zen5, level x86-64: docs/benchmarks/2026-11-20-amd-epyc-zen5-aead.jsonl
const CHACHA20_POLY1305_DEFAULT_4: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[Step::new(0, usize::MAX, &kernels::POLY1305_BLOCKS_GPR, 0)] }), &kernels::POLY1305_FINISH_GPR),
    Plan::NONE,
    Plan::NONE,
    4096,
);

/// - alder-lake, level avx2: inherited from golden-cove-server
/// - golden-cove-server, level avx2: docs/benchmarks/2026-11-25-intel-emerald-rapids-packets.jsonl; the rest inherited from zen5
/// - haswell, level avx2: inherited from golden-cove-server
/// - ice-lake, level avx2: inherited from golden-cove-server
/// - skylake-x, level avx2: inherited from golden-cove-server
const CHACHA20_POLY1305_ALDER_LAKE_0: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 639, &kernels::POLY1305_BLOCKS_BMI2, 0),
        Step::new(640, usize::MAX, &kernels::POLY1305_BLOCKS_AVX2, 0),
    ] }), &kernels::POLY1305_FINISH_BMI2),
    Plan::new(const { &[
        Step::new(0, 64, &kernels::CHACHA20_POLY1305_BEGIN_AVX2_ROW1, 0),
        Step::new(65, 192, &kernels::CHACHA20_POLY1305_BEGIN_AVX2_ROW3, 0),
        Step::new(193, 320, &kernels::CHACHA20_POLY1305_BEGIN_AVX2_ROW5, 0),
        Step::new(321, usize::MAX, &kernels::CHACHA20_POLY1305_BEGIN_AVX2, 0),
    ] }),
    Plan::overlapping(const { &[
        Step::new(512, usize::MAX, &kernels::CHACHA20_POLY1305_BLOCKS_AVX2, 0),
    ] }),
    4096,
).with_lanes(Plan::new(const { &[
        Step::new(193, 512, &kernels::CHACHA20_BLOCKS_AVX2, 0),
        Step::new(513, usize::MAX, &kernels::CHACHA20_BLOCKS_AVX2X16, 0),
    ] }), 256, 256);

/// - alder-lake, level avx: inherited from golden-cove-server
/// - golden-cove-server, level avx: docs/benchmarks/2026-11-24-intel-emerald-rapids.jsonl; the rest inherited from zen5
/// - haswell, level avx: inherited from golden-cove-server
/// - ice-lake, level avx: inherited from golden-cove-server
/// - skylake-x, level avx: inherited from golden-cove-server
const CHACHA20_POLY1305_ALDER_LAKE_1: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[Step::new(0, usize::MAX, &kernels::POLY1305_BLOCKS_GPR, 0)] }), &kernels::POLY1305_FINISH_GPR),
    Plan::new(const { &[
        Step::new(0, 128, &kernels::CHACHA20_POLY1305_BEGIN_AVX_ROW2, 0),
        Step::new(129, 256, &kernels::CHACHA20_POLY1305_BEGIN_AVX, 0),
        Step::new(257, usize::MAX, &kernels::CHACHA20_POLY1305_BEGIN_AVXX8, 0),
    ] }),
    Plan::overlapping(const { &[
        Step::new(512, usize::MAX, &kernels::CHACHA20_POLY1305_BLOCKS_AVX, 0),
        Step::new(512, usize::MAX, &kernels::CHACHA20_POLY1305_BLOCKS_AVXX8, 0),
    ] }),
    4096,
).with_lanes(Plan::new(const { &[
        Step::new(193, usize::MAX, &kernels::CHACHA20_BLOCKS_AVX, 0),
    ] }), 64, 64);

/// - golden-cove-server, level avx512: docs/benchmarks/2026-11-24-intel-emerald-rapids.jsonl; the rest inherited from zen5
const CHACHA20_POLY1305_GOLDEN_COVE_SERVER_0: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 383, &kernels::POLY1305_BLOCKS_BMI2, 0),
        Step::new(384, 1535, &kernels::POLY1305_BLOCKS_IFMA_SHORT, 0),
        Step::new(1536, usize::MAX, &kernels::POLY1305_BLOCKS_IFMA, 0),
    ] }), &kernels::POLY1305_FINISH_BMI2).with_lanes(Plan::new(const { &[
        Step::new(6, usize::MAX, &kernels::POLY1305_LANES_IFMA_X8, 0),
    ] })),
    Plan::new(const { &[
        Step::new(0, 192, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW3_UNPACED, 0),
        Step::new(193, 448, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW7, 0),
        Step::new(449, 512, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW8_WITHOUT_POWERS, 0),
        Step::new(513, 704, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW11, 0),
        Step::new(705, 1024, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_WITHOUT_POWERS, 0),
        Step::new(1025, 1280, &kernels::CHACHA20_POLY1305_BEGIN_AVX512X20, 0),
        Step::new(1281, 1536, &kernels::CHACHA20_POLY1305_BEGIN_AVX512X24, 0),
        Step::new(1537, usize::MAX, &kernels::CHACHA20_POLY1305_BEGIN_AVX512X32_POWERS, 0),
    ] }),
    Plan::NONE,
    262144,
).with_lanes(Plan::new(const { &[
        Step::new(129, 256, &kernels::CHACHA20_BLOCKS_AVX512_ROW4, 0),
        Step::new(257, 512, &kernels::CHACHA20_BLOCKS_AVX512_ROW8, 0),
        Step::new(513, 1024, &kernels::CHACHA20_BLOCKS_AVX512, 0),
        Step::new(1025, usize::MAX, &kernels::CHACHA20_BLOCKS_AVX512X32, 0),
    ] }), 0, 1280);

/// - golden-cove-server, level avx512: docs/benchmarks/2026-11-24-intel-emerald-rapids.jsonl; the rest inherited from zen5
/// - ice-lake, level avx512: inherited from golden-cove-server
const CHACHA20_POLY1305_GOLDEN_COVE_SERVER_1: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 639, &kernels::POLY1305_BLOCKS_BMI2, 0),
        Step::new(640, usize::MAX, &kernels::POLY1305_BLOCKS_AVX2, 0),
    ] }), &kernels::POLY1305_FINISH_BMI2),
    Plan::new(const { &[
        Step::new(0, 192, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW3_UNPACED, 0),
        Step::new(193, 448, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW7, 0),
        Step::new(449, 512, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW8_WITHOUT_POWERS, 0),
        Step::new(513, 704, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW11, 0),
        Step::new(705, 1024, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_WITHOUT_POWERS, 0),
        Step::new(1025, 1280, &kernels::CHACHA20_POLY1305_BEGIN_AVX512X20, 0),
        Step::new(1281, 1536, &kernels::CHACHA20_POLY1305_BEGIN_AVX512X24, 0),
        Step::new(1537, usize::MAX, &kernels::CHACHA20_POLY1305_BEGIN_AVX512X32_POWERS, 0),
    ] }),
    Plan::NONE,
    262144,
).with_lanes(Plan::new(const { &[
        Step::new(129, 256, &kernels::CHACHA20_BLOCKS_AVX512_ROW4, 0),
        Step::new(257, 512, &kernels::CHACHA20_BLOCKS_AVX512_ROW8, 0),
        Step::new(513, 1024, &kernels::CHACHA20_BLOCKS_AVX512, 0),
        Step::new(1025, usize::MAX, &kernels::CHACHA20_BLOCKS_AVX512X32, 0),
    ] }), 0, 1280);

/// - ice-lake, level avx512: inherited from golden-cove-server
const CHACHA20_POLY1305_ICE_LAKE_0: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 383, &kernels::POLY1305_BLOCKS_BMI2, 0),
        Step::new(384, 2047, &kernels::POLY1305_BLOCKS_IFMA_SHORT, 0),
        Step::new(2048, usize::MAX, &kernels::POLY1305_BLOCKS_IFMA, 0),
    ] }), &kernels::POLY1305_FINISH_BMI2).with_lanes(Plan::new(const { &[
        Step::new(6, usize::MAX, &kernels::POLY1305_LANES_IFMA_X8, 0),
    ] })),
    Plan::new(const { &[
        Step::new(0, 192, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW3_UNPACED, 0),
        Step::new(193, 448, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW7, 0),
        Step::new(449, 512, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW8_WITHOUT_POWERS, 0),
        Step::new(513, 704, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW11, 0),
        Step::new(705, 1024, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_WITHOUT_POWERS, 0),
        Step::new(1025, 1280, &kernels::CHACHA20_POLY1305_BEGIN_AVX512X20, 0),
        Step::new(1281, 1536, &kernels::CHACHA20_POLY1305_BEGIN_AVX512X24, 0),
        Step::new(1537, usize::MAX, &kernels::CHACHA20_POLY1305_BEGIN_AVX512X32_POWERS, 0),
    ] }),
    Plan::NONE,
    262144,
).with_lanes(Plan::new(const { &[
        Step::new(129, 256, &kernels::CHACHA20_BLOCKS_AVX512_ROW4, 0),
        Step::new(257, 512, &kernels::CHACHA20_BLOCKS_AVX512_ROW8, 0),
        Step::new(513, 1024, &kernels::CHACHA20_BLOCKS_AVX512, 0),
        Step::new(1025, usize::MAX, &kernels::CHACHA20_BLOCKS_AVX512X32, 0),
    ] }), 0, 1280);

/// - skylake-x, level avx512: docs/cores/skylake-x.md
const CHACHA20_POLY1305_SKYLAKE_X_0: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 767, &kernels::POLY1305_BLOCKS_BMI2, 0),
        Step::new(768, usize::MAX, &kernels::POLY1305_BLOCKS_AVX512, 0),
    ] }), &kernels::POLY1305_FINISH_BMI2),
    Plan::new(const { &[
        Step::new(0, 192, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW3_UNPACED, 0),
        Step::new(193, 448, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW7, 0),
        Step::new(449, 704, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW11, 0),
        Step::new(705, 1024, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_WITHOUT_POWERS, 0),
        Step::new(1025, usize::MAX, &kernels::CHACHA20_POLY1305_BEGIN_AVX512X32, 0),
    ] }),
    Plan::overlapping(const { &[
        Step::new(20480, usize::MAX, &kernels::CHACHA20_POLY1305_BLOCKS_AVX512X32, 0),
    ] }),
    16384,
).with_lanes(Plan::new(const { &[
        Step::new(129, 256, &kernels::CHACHA20_BLOCKS_AVX512_ROW4, 0),
        Step::new(257, 512, &kernels::CHACHA20_BLOCKS_AVX512_ROW8, 0),
        Step::new(513, 1024, &kernels::CHACHA20_BLOCKS_AVX512, 0),
        Step::new(1025, usize::MAX, &kernels::CHACHA20_BLOCKS_AVX512X32, 0),
    ] }), 512, 1280);

/// - zen3, level avx2: docs/benchmarks/2026-11-23-amd-epyc-zen3.jsonl
const CHACHA20_POLY1305_ZEN3_0: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 767, &kernels::POLY1305_BLOCKS_GPR, 0),
        Step::new(768, usize::MAX, &kernels::POLY1305_BLOCKS_AVX2, 0),
    ] }), &kernels::POLY1305_FINISH_GPR),
    Plan::new(const { &[
        Step::new(0, 64, &kernels::CHACHA20_POLY1305_BEGIN_AVX2_ROW1, 0),
        Step::new(65, 192, &kernels::CHACHA20_POLY1305_BEGIN_AVX2_ROW3, 0),
        Step::new(193, 320, &kernels::CHACHA20_POLY1305_BEGIN_AVX2_ROW5, 0),
        Step::new(321, usize::MAX, &kernels::CHACHA20_POLY1305_BEGIN_AVX2, 0),
    ] }),
    Plan::overlapping(const { &[
        Step::new(512, usize::MAX, &kernels::CHACHA20_POLY1305_BLOCKS_AVX2, 0),
    ] }),
    4096,
).with_end(1).with_lanes(Plan::new(const { &[
        Step::new(833, usize::MAX, &kernels::CHACHA20_BLOCKS_AVX2, 0),
    ] }), 256, 256);

/// - zen3, level avx: inherited from zen4
/// - zen4, level avx: docs/benchmarks/2026-11-23-amd-epyc-zen4-levels.jsonl; the rest inherited from zen5
const CHACHA20_POLY1305_ZEN3_1: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 1663, &kernels::POLY1305_BLOCKS_GPR, 0),
        Step::new(1664, usize::MAX, &kernels::POLY1305_BLOCKS_AVX, 0),
    ] }), &kernels::POLY1305_FINISH_GPR),
    Plan::new(const { &[
        Step::new(0, 128, &kernels::CHACHA20_POLY1305_BEGIN_AVX_ROW2, 0),
        Step::new(129, 256, &kernels::CHACHA20_POLY1305_BEGIN_AVX, 0),
        Step::new(257, usize::MAX, &kernels::CHACHA20_POLY1305_BEGIN_AVXX8, 0),
    ] }),
    Plan::overlapping(const { &[
        Step::new(512, usize::MAX, &kernels::CHACHA20_POLY1305_BLOCKS_AVX, 0),
        Step::new(512, usize::MAX, &kernels::CHACHA20_POLY1305_BLOCKS_AVXX8, 0),
    ] }),
    4096,
).with_lanes(Plan::new(const { &[
        Step::new(193, usize::MAX, &kernels::CHACHA20_BLOCKS_AVX, 0),
    ] }), 64, 64);

/// - zen4, level avx512: docs/benchmarks/2026-11-23-amd-epyc-zen4-aead.jsonl; the rest inherited from zen5
const CHACHA20_POLY1305_ZEN4_0: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 383, &kernels::POLY1305_BLOCKS_GPR, 0),
        Step::new(384, 2303, &kernels::POLY1305_BLOCKS_IFMA_SHORT, 0),
        Step::new(2304, usize::MAX, &kernels::POLY1305_BLOCKS_IFMA, 0),
    ] }), &kernels::POLY1305_FINISH_GPR).with_lanes(Plan::new(const { &[
        Step::new(6, usize::MAX, &kernels::POLY1305_LANES_IFMA_X8, 0),
    ] })),
    Plan::new(const { &[
        Step::new(0, 64, &kernels::CHACHA20_POLY1305_BEGIN_AVX2_ROW1, 0),
        Step::new(65, 192, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW3_UNPACED, 0),
        Step::new(193, 256, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW4, 0),
        Step::new(257, 448, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW7, 0),
        Step::new(449, 512, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW8, 0),
        Step::new(513, 1024, &kernels::CHACHA20_POLY1305_BEGIN_AVX512, 0),
        Step::new(1025, 1536, &kernels::CHACHA20_POLY1305_BEGIN_AVX512X24, 0),
        Step::new(1537, usize::MAX, &kernels::CHACHA20_POLY1305_BEGIN_AVX512X32_POWERS, 0),
    ] }),
    Plan::overlapping(const { &[
        Step::new(4096, usize::MAX, &kernels::CHACHA20_POLY1305_BLOCKS_AVX512X32_SHARE80, 0),
    ] }),
    16384,
).with_lanes(Plan::new(const { &[
        Step::new(129, 256, &kernels::CHACHA20_BLOCKS_AVX512_ROW4, 0),
        Step::new(257, 512, &kernels::CHACHA20_BLOCKS_AVX512_ROW8, 0),
        Step::new(513, 1024, &kernels::CHACHA20_BLOCKS_AVX512, 0),
        Step::new(1025, usize::MAX, &kernels::CHACHA20_BLOCKS_AVX512X32, 0),
    ] }), 128, 800);

/// - zen4, level avx512: docs/benchmarks/2026-11-23-amd-epyc-zen4-aead.jsonl; the rest inherited from zen5
const CHACHA20_POLY1305_ZEN4_1: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 1023, &kernels::POLY1305_BLOCKS_GPR, 0),
        Step::new(1024, usize::MAX, &kernels::POLY1305_BLOCKS_AVX2, 0),
    ] }), &kernels::POLY1305_FINISH_GPR),
    Plan::new(const { &[
        Step::new(0, 64, &kernels::CHACHA20_POLY1305_BEGIN_AVX2_ROW1, 0),
        Step::new(65, 192, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW3_UNPACED, 0),
        Step::new(193, 256, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW4, 0),
        Step::new(257, 448, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW7, 0),
        Step::new(449, 512, &kernels::CHACHA20_POLY1305_BEGIN_AVX512_ROW8, 0),
        Step::new(513, 1024, &kernels::CHACHA20_POLY1305_BEGIN_AVX512, 0),
        Step::new(1025, 1536, &kernels::CHACHA20_POLY1305_BEGIN_AVX512X24, 0),
        Step::new(1537, usize::MAX, &kernels::CHACHA20_POLY1305_BEGIN_AVX512X32_POWERS, 0),
    ] }),
    Plan::overlapping(const { &[
        Step::new(4096, usize::MAX, &kernels::CHACHA20_POLY1305_BLOCKS_AVX512X32_SHARE80, 0),
    ] }),
    16384,
).with_lanes(Plan::new(const { &[
        Step::new(129, 256, &kernels::CHACHA20_BLOCKS_AVX512_ROW4, 0),
        Step::new(257, 512, &kernels::CHACHA20_BLOCKS_AVX512_ROW8, 0),
        Step::new(513, 1024, &kernels::CHACHA20_BLOCKS_AVX512, 0),
        Step::new(1025, usize::MAX, &kernels::CHACHA20_BLOCKS_AVX512X32, 0),
    ] }), 128, 800);

/// - zen4, level avx2: docs/benchmarks/2026-11-25-amd-epyc-zen4-packets.jsonl; the rest inherited from zen5
const CHACHA20_POLY1305_ZEN4_2: Chacha20Poly1305Plan = Chacha20Poly1305Plan::new(
    Poly1305Plan::new(Plan::new(const { &[
        Step::new(0, 1023, &kernels::POLY1305_BLOCKS_GPR, 0),
        Step::new(1024, usize::MAX, &kernels::POLY1305_BLOCKS_AVX2, 0),
    ] }), &kernels::POLY1305_FINISH_GPR),
    Plan::new(const { &[
        Step::new(0, 64, &kernels::CHACHA20_POLY1305_BEGIN_AVX2_ROW1, 0),
        Step::new(65, 192, &kernels::CHACHA20_POLY1305_BEGIN_AVX2_ROW3, 0),
        Step::new(193, 320, &kernels::CHACHA20_POLY1305_BEGIN_AVX2_ROW5, 0),
        Step::new(321, usize::MAX, &kernels::CHACHA20_POLY1305_BEGIN_AVX2, 0),
    ] }),
    Plan::overlapping(const { &[
        Step::new(512, usize::MAX, &kernels::CHACHA20_POLY1305_BLOCKS_AVX2, 0),
    ] }),
    4096,
).with_lanes(Plan::new(const { &[
        Step::new(193, 512, &kernels::CHACHA20_BLOCKS_AVX2, 0),
        Step::new(513, usize::MAX, &kernels::CHACHA20_BLOCKS_AVX2X16, 0),
    ] }), 384, 384);

const CHACHA20_POLY1305_DEFAULT: &[Choice<Chacha20Poly1305Plan>] = &[
    Choice::new(Level::Avx512, Features::AVX512IFMA, CHACHA20_POLY1305_DEFAULT_0.needs(), CHACHA20_POLY1305_DEFAULT_0),
    Choice::new(Level::Avx512, Features::NONE, CHACHA20_POLY1305_DEFAULT_1.needs(), CHACHA20_POLY1305_DEFAULT_1),
    Choice::new(Level::Avx2, Features::NONE, CHACHA20_POLY1305_DEFAULT_2.needs(), CHACHA20_POLY1305_DEFAULT_2),
    Choice::new(Level::Avx, Features::NONE, CHACHA20_POLY1305_DEFAULT_3.needs(), CHACHA20_POLY1305_DEFAULT_3),
    Choice::new(Level::X86_64, Features::NONE, CHACHA20_POLY1305_DEFAULT_4.needs(), CHACHA20_POLY1305_DEFAULT_4),
];

const CHACHA20_POLY1305_ALDER_LAKE: &[Choice<Chacha20Poly1305Plan>] = &[
    Choice::new(Level::Avx2, Features::NONE, CHACHA20_POLY1305_ALDER_LAKE_0.needs(), CHACHA20_POLY1305_ALDER_LAKE_0),
    Choice::new(Level::Avx, Features::NONE, CHACHA20_POLY1305_ALDER_LAKE_1.needs(), CHACHA20_POLY1305_ALDER_LAKE_1),
    Choice::new(Level::X86_64, Features::NONE, CHACHA20_POLY1305_DEFAULT_4.needs(), CHACHA20_POLY1305_DEFAULT_4),
];

const CHACHA20_POLY1305_GOLDEN_COVE_SERVER: &[Choice<Chacha20Poly1305Plan>] = &[
    Choice::new(Level::Avx512, Features::AVX512IFMA, CHACHA20_POLY1305_GOLDEN_COVE_SERVER_0.needs(), CHACHA20_POLY1305_GOLDEN_COVE_SERVER_0),
    Choice::new(Level::Avx512, Features::NONE, CHACHA20_POLY1305_GOLDEN_COVE_SERVER_1.needs(), CHACHA20_POLY1305_GOLDEN_COVE_SERVER_1),
    Choice::new(Level::Avx2, Features::NONE, CHACHA20_POLY1305_ALDER_LAKE_0.needs(), CHACHA20_POLY1305_ALDER_LAKE_0),
    Choice::new(Level::Avx, Features::NONE, CHACHA20_POLY1305_ALDER_LAKE_1.needs(), CHACHA20_POLY1305_ALDER_LAKE_1),
    Choice::new(Level::X86_64, Features::NONE, CHACHA20_POLY1305_DEFAULT_4.needs(), CHACHA20_POLY1305_DEFAULT_4),
];

const CHACHA20_POLY1305_ICE_LAKE: &[Choice<Chacha20Poly1305Plan>] = &[
    Choice::new(Level::Avx512, Features::AVX512IFMA, CHACHA20_POLY1305_ICE_LAKE_0.needs(), CHACHA20_POLY1305_ICE_LAKE_0),
    Choice::new(Level::Avx512, Features::NONE, CHACHA20_POLY1305_GOLDEN_COVE_SERVER_1.needs(), CHACHA20_POLY1305_GOLDEN_COVE_SERVER_1),
    Choice::new(Level::Avx2, Features::NONE, CHACHA20_POLY1305_ALDER_LAKE_0.needs(), CHACHA20_POLY1305_ALDER_LAKE_0),
    Choice::new(Level::Avx, Features::NONE, CHACHA20_POLY1305_ALDER_LAKE_1.needs(), CHACHA20_POLY1305_ALDER_LAKE_1),
    Choice::new(Level::X86_64, Features::NONE, CHACHA20_POLY1305_DEFAULT_4.needs(), CHACHA20_POLY1305_DEFAULT_4),
];

const CHACHA20_POLY1305_SKYLAKE_X: &[Choice<Chacha20Poly1305Plan>] = &[
    Choice::new(Level::Avx512, Features::NONE, CHACHA20_POLY1305_SKYLAKE_X_0.needs(), CHACHA20_POLY1305_SKYLAKE_X_0),
    Choice::new(Level::Avx2, Features::NONE, CHACHA20_POLY1305_ALDER_LAKE_0.needs(), CHACHA20_POLY1305_ALDER_LAKE_0),
    Choice::new(Level::Avx, Features::NONE, CHACHA20_POLY1305_ALDER_LAKE_1.needs(), CHACHA20_POLY1305_ALDER_LAKE_1),
    Choice::new(Level::X86_64, Features::NONE, CHACHA20_POLY1305_DEFAULT_4.needs(), CHACHA20_POLY1305_DEFAULT_4),
];

const CHACHA20_POLY1305_ZEN3: &[Choice<Chacha20Poly1305Plan>] = &[
    Choice::new(Level::Avx2, Features::NONE, CHACHA20_POLY1305_ZEN3_0.needs(), CHACHA20_POLY1305_ZEN3_0),
    Choice::new(Level::Avx, Features::NONE, CHACHA20_POLY1305_ZEN3_1.needs(), CHACHA20_POLY1305_ZEN3_1),
    Choice::new(Level::X86_64, Features::NONE, CHACHA20_POLY1305_DEFAULT_4.needs(), CHACHA20_POLY1305_DEFAULT_4),
];

const CHACHA20_POLY1305_ZEN4: &[Choice<Chacha20Poly1305Plan>] = &[
    Choice::new(Level::Avx512, Features::AVX512IFMA, CHACHA20_POLY1305_ZEN4_0.needs(), CHACHA20_POLY1305_ZEN4_0),
    Choice::new(Level::Avx512, Features::NONE, CHACHA20_POLY1305_ZEN4_1.needs(), CHACHA20_POLY1305_ZEN4_1),
    Choice::new(Level::Avx2, Features::NONE, CHACHA20_POLY1305_ZEN4_2.needs(), CHACHA20_POLY1305_ZEN4_2),
    Choice::new(Level::Avx, Features::NONE, CHACHA20_POLY1305_ZEN3_1.needs(), CHACHA20_POLY1305_ZEN3_1),
    Choice::new(Level::X86_64, Features::NONE, CHACHA20_POLY1305_DEFAULT_4.needs(), CHACHA20_POLY1305_DEFAULT_4),
];

pub(in crate::kernel) static CHACHA20_POLY1305: ByCore<Chacha20Poly1305Plan> = &[
    CHACHA20_POLY1305_DEFAULT, // default
    CHACHA20_POLY1305_ALDER_LAKE, // alder-lake
    CHACHA20_POLY1305_GOLDEN_COVE_SERVER, // golden-cove-server
    CHACHA20_POLY1305_ALDER_LAKE, // haswell
    CHACHA20_POLY1305_ICE_LAKE, // ice-lake
    CHACHA20_POLY1305_SKYLAKE_X, // skylake-x
    CHACHA20_POLY1305_ZEN3, // zen3
    CHACHA20_POLY1305_ZEN4, // zen4
    CHACHA20_POLY1305_DEFAULT, // zen5
];

/// - default, level avx512: inherited from zen5
/// - zen5, level avx512: docs/benchmarks/2026-11-20-amd-epyc-zen5-aes-gcm.jsonl
const AES128_GCM_DEFAULT_0: AesPlan<Bits128> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES128_EXPAND_AESNI,
    &kernels::AES128_CTR_XOR_AESNI_X1,
    &kernels::GHASH_POWERS_VAES512,
    &kernels::GHASH_BLOCKS_VAES512,
    MessagePlan::new(Plan::new(const { &[
        Step::new(1025, usize::MAX, &kernels::AES128_GCM_SEAL_BLOCKS_VAES512, 0),
    ] }), &kernels::AES128_GCM_SEAL_FINISH_VAES512),
    MessagePlan::new(Plan::new(const { &[
        Step::new(1025, usize::MAX, &kernels::AES128_GCM_OPEN_BLOCKS_VAES512, 0),
    ] }), &kernels::AES128_GCM_OPEN_FINISH_VAES512),
) }, &kernels::AES128_CTR_XOR_VAES512);

/// - default, level avx2: inherited from zen5
/// - alder-lake, level avx2: inherited from zen5
/// - golden-cove-server, level avx2: inherited from zen5
/// - ice-lake, level avx2: inherited from zen5
/// - zen3, level avx2: inherited from zen5
/// - zen4, level avx2: inherited from zen5
/// - zen5, level avx2: docs/benchmarks/2026-11-20-amd-epyc-zen5-aes-gcm.jsonl
const AES128_GCM_DEFAULT_1: AesPlan<Bits128> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES128_EXPAND_AESNI,
    &kernels::AES128_CTR_XOR_AESNI_X1,
    &kernels::GHASH_POWERS_VAES256,
    &kernels::GHASH_BLOCKS_VAES256,
    MessagePlan::new(Plan::new(const { &[
        Step::new(513, usize::MAX, &kernels::AES128_GCM_SEAL_BLOCKS_VAES256, 0),
    ] }), &kernels::AES128_GCM_SEAL_FINISH_VAES256),
    MessagePlan::new(Plan::new(const { &[
        Step::new(513, usize::MAX, &kernels::AES128_GCM_OPEN_BLOCKS_VAES256, 0),
    ] }), &kernels::AES128_GCM_OPEN_FINISH_VAES256),
) }, &kernels::AES128_CTR_XOR_VAES256);

/// - default, level avx: inherited from zen5
/// - alder-lake, level avx: inherited from zen5
/// - golden-cove-server, level avx: inherited from zen5
/// - haswell, level avx: inherited from zen5
/// - ice-lake, level avx: inherited from zen5
/// - skylake-x, level avx: inherited from zen5
/// - zen3, level avx: inherited from zen5
/// - zen4, level avx: inherited from zen5
/// - zen5, level avx: docs/benchmarks/2026-11-20-amd-epyc-zen5-aes-gcm.jsonl
const AES128_GCM_DEFAULT_2: AesPlan<Bits128> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES128_EXPAND_AESNI,
    &kernels::AES128_CTR_XOR_AESNI_X1,
    &kernels::GHASH_POWERS_AESNI,
    &kernels::GHASH_BLOCKS_AESNI,
    MessagePlan::new(Plan::new(const { &[
        Step::new(257, usize::MAX, &kernels::AES128_GCM_SEAL_BLOCKS_AESNI, 0),
    ] }), &kernels::AES128_GCM_SEAL_FINISH_AESNI),
    MessagePlan::new(Plan::new(const { &[
        Step::new(257, usize::MAX, &kernels::AES128_GCM_OPEN_BLOCKS_AESNI, 0),
    ] }), &kernels::AES128_GCM_OPEN_FINISH_AESNI),
) }, &kernels::AES128_CTR_XOR_AESNI);

/// - golden-cove-server, level avx512: docs/benchmarks/2026-11-24-intel-emerald-rapids.jsonl; the rest inherited from zen5
/// - ice-lake, level avx512: inherited from golden-cove-server
const AES128_GCM_GOLDEN_COVE_SERVER_0: AesPlan<Bits128> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES128_EXPAND_AESNI,
    &kernels::AES128_CTR_XOR_AESNI_X1,
    &kernels::GHASH_POWERS_VAES512,
    &kernels::GHASH_BLOCKS_VAES512,
    MessagePlan::new(Plan::new(const { &[
        Step::new(1025, usize::MAX, &kernels::AES128_GCM_SEAL_BLOCKS_VAES512_LEAN, 0),
    ] }), &kernels::AES128_GCM_SEAL_FINISH_VAES512),
    MessagePlan::new(Plan::new(const { &[
        Step::new(1025, usize::MAX, &kernels::AES128_GCM_OPEN_BLOCKS_VAES512_LEAN, 0),
    ] }), &kernels::AES128_GCM_OPEN_FINISH_VAES512),
) }, &kernels::AES128_CTR_XOR_VAES512);

/// - zen4, level avx512: docs/benchmarks/2026-11-25-zen4-tune.jsonl; the rest inherited from zen5
const AES128_GCM_ZEN4_0: AesPlan<Bits128> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES128_EXPAND_AESNI,
    &kernels::AES128_CTR_XOR_AESNI_X1,
    &kernels::GHASH_POWERS_VAES512,
    &kernels::GHASH_BLOCKS_VAES512,
    MessagePlan::new(Plan::new(const { &[
        Step::new(2049, usize::MAX, &kernels::AES128_GCM_SEAL_BLOCKS_VAES512_HALVES, 0),
    ] }), &kernels::AES128_GCM_SEAL_FINISH_VAES512_NARROW),
    MessagePlan::new(Plan::new(const { &[
        Step::new(1025, usize::MAX, &kernels::AES128_GCM_OPEN_BLOCKS_VAES512_PACKED, 0),
    ] }), &kernels::AES128_GCM_OPEN_FINISH_VAES512),
) }, &kernels::AES128_CTR_XOR_VAES512);

const AES128_GCM_DEFAULT: &[Choice<&AesGcmPlan<Bits128>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES128_GCM_DEFAULT_0.needs(), AES128_GCM_DEFAULT_0.gcm),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES128_GCM_DEFAULT_1.needs(), AES128_GCM_DEFAULT_1.gcm),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES128_GCM_DEFAULT_2.needs(), AES128_GCM_DEFAULT_2.gcm),
];

const AES128_GCM_ALDER_LAKE: &[Choice<&AesGcmPlan<Bits128>>] = &[
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES128_GCM_DEFAULT_1.needs(), AES128_GCM_DEFAULT_1.gcm),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES128_GCM_DEFAULT_2.needs(), AES128_GCM_DEFAULT_2.gcm),
];

const AES128_GCM_GOLDEN_COVE_SERVER: &[Choice<&AesGcmPlan<Bits128>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES128_GCM_GOLDEN_COVE_SERVER_0.needs(), AES128_GCM_GOLDEN_COVE_SERVER_0.gcm),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES128_GCM_DEFAULT_1.needs(), AES128_GCM_DEFAULT_1.gcm),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES128_GCM_DEFAULT_2.needs(), AES128_GCM_DEFAULT_2.gcm),
];

const AES128_GCM_HASWELL: &[Choice<&AesGcmPlan<Bits128>>] = &[
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES128_GCM_DEFAULT_2.needs(), AES128_GCM_DEFAULT_2.gcm),
];

const AES128_GCM_ZEN4: &[Choice<&AesGcmPlan<Bits128>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES128_GCM_ZEN4_0.needs(), AES128_GCM_ZEN4_0.gcm),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES128_GCM_DEFAULT_1.needs(), AES128_GCM_DEFAULT_1.gcm),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES128_GCM_DEFAULT_2.needs(), AES128_GCM_DEFAULT_2.gcm),
];

pub(in crate::kernel) static AES128_GCM: ByCore<&AesGcmPlan<Bits128>> = &[
    AES128_GCM_DEFAULT, // default
    AES128_GCM_ALDER_LAKE, // alder-lake
    AES128_GCM_GOLDEN_COVE_SERVER, // golden-cove-server
    AES128_GCM_HASWELL, // haswell
    AES128_GCM_GOLDEN_COVE_SERVER, // ice-lake
    AES128_GCM_HASWELL, // skylake-x
    AES128_GCM_ALDER_LAKE, // zen3
    AES128_GCM_ZEN4, // zen4
    AES128_GCM_DEFAULT, // zen5
];

const AES128_GCM_CTR_DEFAULT: &[Choice<&Kernel<contracts::AesCtrXor<Bits128>>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES128_GCM_DEFAULT_0.needs(), AES128_GCM_DEFAULT_0.ctr),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES128_GCM_DEFAULT_1.needs(), AES128_GCM_DEFAULT_1.ctr),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES128_GCM_DEFAULT_2.needs(), AES128_GCM_DEFAULT_2.ctr),
];

const AES128_GCM_CTR_ALDER_LAKE: &[Choice<&Kernel<contracts::AesCtrXor<Bits128>>>] = &[
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES128_GCM_DEFAULT_1.needs(), AES128_GCM_DEFAULT_1.ctr),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES128_GCM_DEFAULT_2.needs(), AES128_GCM_DEFAULT_2.ctr),
];

const AES128_GCM_CTR_GOLDEN_COVE_SERVER: &[Choice<&Kernel<contracts::AesCtrXor<Bits128>>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES128_GCM_GOLDEN_COVE_SERVER_0.needs(), AES128_GCM_GOLDEN_COVE_SERVER_0.ctr),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES128_GCM_DEFAULT_1.needs(), AES128_GCM_DEFAULT_1.ctr),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES128_GCM_DEFAULT_2.needs(), AES128_GCM_DEFAULT_2.ctr),
];

const AES128_GCM_CTR_HASWELL: &[Choice<&Kernel<contracts::AesCtrXor<Bits128>>>] = &[
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES128_GCM_DEFAULT_2.needs(), AES128_GCM_DEFAULT_2.ctr),
];

const AES128_GCM_CTR_ZEN4: &[Choice<&Kernel<contracts::AesCtrXor<Bits128>>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES128_GCM_ZEN4_0.needs(), AES128_GCM_ZEN4_0.ctr),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES128_GCM_DEFAULT_1.needs(), AES128_GCM_DEFAULT_1.ctr),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES128_GCM_DEFAULT_2.needs(), AES128_GCM_DEFAULT_2.ctr),
];

pub(in crate::kernel) static AES128_GCM_CTR: ByCore<&Kernel<contracts::AesCtrXor<Bits128>>> = &[
    AES128_GCM_CTR_DEFAULT, // default
    AES128_GCM_CTR_ALDER_LAKE, // alder-lake
    AES128_GCM_CTR_GOLDEN_COVE_SERVER, // golden-cove-server
    AES128_GCM_CTR_HASWELL, // haswell
    AES128_GCM_CTR_GOLDEN_COVE_SERVER, // ice-lake
    AES128_GCM_CTR_HASWELL, // skylake-x
    AES128_GCM_CTR_ALDER_LAKE, // zen3
    AES128_GCM_CTR_ZEN4, // zen4
    AES128_GCM_CTR_DEFAULT, // zen5
];

/// - default, level avx512: inherited from zen5
/// - zen5, level avx512: inherited
const AES192_GCM_DEFAULT_0: AesPlan<Bits192> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES192_EXPAND_AESNI,
    &kernels::AES192_CTR_XOR_AESNI_X1,
    &kernels::GHASH_POWERS_VAES512,
    &kernels::GHASH_BLOCKS_VAES512,
    MessagePlan::new(Plan::new(const { &[
        Step::new(1025, usize::MAX, &kernels::AES192_GCM_SEAL_BLOCKS_VAES512, 0),
    ] }), &kernels::AES192_GCM_SEAL_FINISH_VAES512),
    MessagePlan::new(Plan::new(const { &[
        Step::new(1025, usize::MAX, &kernels::AES192_GCM_OPEN_BLOCKS_VAES512, 0),
    ] }), &kernels::AES192_GCM_OPEN_FINISH_VAES512),
) }, &kernels::AES192_CTR_XOR_VAES512);

/// - default, level avx2: inherited from zen5
/// - alder-lake, level avx2: inherited from zen5
/// - golden-cove-server, level avx2: inherited from zen5
/// - ice-lake, level avx2: inherited from zen5
/// - zen3, level avx2: inherited from zen5
/// - zen4, level avx2: inherited from zen5
/// - zen5, level avx2: inherited
const AES192_GCM_DEFAULT_1: AesPlan<Bits192> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES192_EXPAND_AESNI,
    &kernels::AES192_CTR_XOR_AESNI_X1,
    &kernels::GHASH_POWERS_VAES256,
    &kernels::GHASH_BLOCKS_VAES256,
    MessagePlan::new(Plan::new(const { &[
        Step::new(513, usize::MAX, &kernels::AES192_GCM_SEAL_BLOCKS_VAES256, 0),
    ] }), &kernels::AES192_GCM_SEAL_FINISH_VAES256),
    MessagePlan::new(Plan::new(const { &[
        Step::new(513, usize::MAX, &kernels::AES192_GCM_OPEN_BLOCKS_VAES256, 0),
    ] }), &kernels::AES192_GCM_OPEN_FINISH_VAES256),
) }, &kernels::AES192_CTR_XOR_VAES256);

/// - default, level avx: inherited from zen5
/// - alder-lake, level avx: inherited from zen5
/// - golden-cove-server, level avx: inherited from zen5
/// - haswell, level avx: inherited from zen5
/// - ice-lake, level avx: inherited from zen5
/// - skylake-x, level avx: inherited from zen5
/// - zen3, level avx: inherited from zen5
/// - zen4, level avx: inherited from zen5
/// - zen5, level avx: inherited
const AES192_GCM_DEFAULT_2: AesPlan<Bits192> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES192_EXPAND_AESNI,
    &kernels::AES192_CTR_XOR_AESNI_X1,
    &kernels::GHASH_POWERS_AESNI,
    &kernels::GHASH_BLOCKS_AESNI,
    MessagePlan::new(Plan::new(const { &[
        Step::new(257, usize::MAX, &kernels::AES192_GCM_SEAL_BLOCKS_AESNI, 0),
    ] }), &kernels::AES192_GCM_SEAL_FINISH_AESNI),
    MessagePlan::new(Plan::new(const { &[
        Step::new(257, usize::MAX, &kernels::AES192_GCM_OPEN_BLOCKS_AESNI, 0),
    ] }), &kernels::AES192_GCM_OPEN_FINISH_AESNI),
) }, &kernels::AES192_CTR_XOR_AESNI);

/// - golden-cove-server, level avx512: docs/benchmarks/2026-11-24-intel-emerald-rapids.jsonl; the rest inherited from zen5
/// - ice-lake, level avx512: inherited from golden-cove-server
const AES192_GCM_GOLDEN_COVE_SERVER_0: AesPlan<Bits192> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES192_EXPAND_AESNI,
    &kernels::AES192_CTR_XOR_AESNI_X1,
    &kernels::GHASH_POWERS_VAES512,
    &kernels::GHASH_BLOCKS_VAES512,
    MessagePlan::new(Plan::new(const { &[
        Step::new(1025, usize::MAX, &kernels::AES192_GCM_SEAL_BLOCKS_VAES512_LEAN, 0),
    ] }), &kernels::AES192_GCM_SEAL_FINISH_VAES512),
    MessagePlan::new(Plan::new(const { &[
        Step::new(1025, usize::MAX, &kernels::AES192_GCM_OPEN_BLOCKS_VAES512_LEAN, 0),
    ] }), &kernels::AES192_GCM_OPEN_FINISH_VAES512),
) }, &kernels::AES192_CTR_XOR_VAES512);

/// - zen4, level avx512: docs/benchmarks/2026-11-25-zen4-tune.jsonl; the rest inherited from zen5
const AES192_GCM_ZEN4_0: AesPlan<Bits192> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES192_EXPAND_AESNI,
    &kernels::AES192_CTR_XOR_AESNI_X1,
    &kernels::GHASH_POWERS_VAES512,
    &kernels::GHASH_BLOCKS_VAES512,
    MessagePlan::new(Plan::new(const { &[
        Step::new(2049, usize::MAX, &kernels::AES192_GCM_SEAL_BLOCKS_VAES512_LEAN, 0),
    ] }), &kernels::AES192_GCM_SEAL_FINISH_VAES512),
    MessagePlan::new(Plan::new(const { &[
        Step::new(1025, usize::MAX, &kernels::AES192_GCM_OPEN_BLOCKS_VAES512, 0),
    ] }), &kernels::AES192_GCM_OPEN_FINISH_VAES512),
) }, &kernels::AES192_CTR_XOR_VAES512);

const AES192_GCM_DEFAULT: &[Choice<&AesGcmPlan<Bits192>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES192_GCM_DEFAULT_0.needs(), AES192_GCM_DEFAULT_0.gcm),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES192_GCM_DEFAULT_1.needs(), AES192_GCM_DEFAULT_1.gcm),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES192_GCM_DEFAULT_2.needs(), AES192_GCM_DEFAULT_2.gcm),
];

const AES192_GCM_ALDER_LAKE: &[Choice<&AesGcmPlan<Bits192>>] = &[
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES192_GCM_DEFAULT_1.needs(), AES192_GCM_DEFAULT_1.gcm),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES192_GCM_DEFAULT_2.needs(), AES192_GCM_DEFAULT_2.gcm),
];

const AES192_GCM_GOLDEN_COVE_SERVER: &[Choice<&AesGcmPlan<Bits192>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES192_GCM_GOLDEN_COVE_SERVER_0.needs(), AES192_GCM_GOLDEN_COVE_SERVER_0.gcm),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES192_GCM_DEFAULT_1.needs(), AES192_GCM_DEFAULT_1.gcm),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES192_GCM_DEFAULT_2.needs(), AES192_GCM_DEFAULT_2.gcm),
];

const AES192_GCM_HASWELL: &[Choice<&AesGcmPlan<Bits192>>] = &[
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES192_GCM_DEFAULT_2.needs(), AES192_GCM_DEFAULT_2.gcm),
];

const AES192_GCM_ZEN4: &[Choice<&AesGcmPlan<Bits192>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES192_GCM_ZEN4_0.needs(), AES192_GCM_ZEN4_0.gcm),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES192_GCM_DEFAULT_1.needs(), AES192_GCM_DEFAULT_1.gcm),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES192_GCM_DEFAULT_2.needs(), AES192_GCM_DEFAULT_2.gcm),
];

pub(in crate::kernel) static AES192_GCM: ByCore<&AesGcmPlan<Bits192>> = &[
    AES192_GCM_DEFAULT, // default
    AES192_GCM_ALDER_LAKE, // alder-lake
    AES192_GCM_GOLDEN_COVE_SERVER, // golden-cove-server
    AES192_GCM_HASWELL, // haswell
    AES192_GCM_GOLDEN_COVE_SERVER, // ice-lake
    AES192_GCM_HASWELL, // skylake-x
    AES192_GCM_ALDER_LAKE, // zen3
    AES192_GCM_ZEN4, // zen4
    AES192_GCM_DEFAULT, // zen5
];

const AES192_GCM_CTR_DEFAULT: &[Choice<&Kernel<contracts::AesCtrXor<Bits192>>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES192_GCM_DEFAULT_0.needs(), AES192_GCM_DEFAULT_0.ctr),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES192_GCM_DEFAULT_1.needs(), AES192_GCM_DEFAULT_1.ctr),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES192_GCM_DEFAULT_2.needs(), AES192_GCM_DEFAULT_2.ctr),
];

const AES192_GCM_CTR_ALDER_LAKE: &[Choice<&Kernel<contracts::AesCtrXor<Bits192>>>] = &[
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES192_GCM_DEFAULT_1.needs(), AES192_GCM_DEFAULT_1.ctr),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES192_GCM_DEFAULT_2.needs(), AES192_GCM_DEFAULT_2.ctr),
];

const AES192_GCM_CTR_GOLDEN_COVE_SERVER: &[Choice<&Kernel<contracts::AesCtrXor<Bits192>>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES192_GCM_GOLDEN_COVE_SERVER_0.needs(), AES192_GCM_GOLDEN_COVE_SERVER_0.ctr),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES192_GCM_DEFAULT_1.needs(), AES192_GCM_DEFAULT_1.ctr),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES192_GCM_DEFAULT_2.needs(), AES192_GCM_DEFAULT_2.ctr),
];

const AES192_GCM_CTR_HASWELL: &[Choice<&Kernel<contracts::AesCtrXor<Bits192>>>] = &[
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES192_GCM_DEFAULT_2.needs(), AES192_GCM_DEFAULT_2.ctr),
];

const AES192_GCM_CTR_ZEN4: &[Choice<&Kernel<contracts::AesCtrXor<Bits192>>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES192_GCM_ZEN4_0.needs(), AES192_GCM_ZEN4_0.ctr),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES192_GCM_DEFAULT_1.needs(), AES192_GCM_DEFAULT_1.ctr),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES192_GCM_DEFAULT_2.needs(), AES192_GCM_DEFAULT_2.ctr),
];

pub(in crate::kernel) static AES192_GCM_CTR: ByCore<&Kernel<contracts::AesCtrXor<Bits192>>> = &[
    AES192_GCM_CTR_DEFAULT, // default
    AES192_GCM_CTR_ALDER_LAKE, // alder-lake
    AES192_GCM_CTR_GOLDEN_COVE_SERVER, // golden-cove-server
    AES192_GCM_CTR_HASWELL, // haswell
    AES192_GCM_CTR_GOLDEN_COVE_SERVER, // ice-lake
    AES192_GCM_CTR_HASWELL, // skylake-x
    AES192_GCM_CTR_ALDER_LAKE, // zen3
    AES192_GCM_CTR_ZEN4, // zen4
    AES192_GCM_CTR_DEFAULT, // zen5
];

/// - default, level avx512: inherited from zen5
/// - zen5, level avx512: docs/benchmarks/2026-11-20-amd-epyc-zen5-aes-gcm.jsonl
const AES256_GCM_DEFAULT_0: AesPlan<Bits256> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES256_EXPAND_AESNI,
    &kernels::AES256_CTR_XOR_AESNI_X1,
    &kernels::GHASH_POWERS_VAES512,
    &kernels::GHASH_BLOCKS_VAES512,
    MessagePlan::new(Plan::new(const { &[
        Step::new(1025, usize::MAX, &kernels::AES256_GCM_SEAL_BLOCKS_VAES512, 0),
    ] }), &kernels::AES256_GCM_SEAL_FINISH_VAES512),
    MessagePlan::new(Plan::new(const { &[
        Step::new(1025, usize::MAX, &kernels::AES256_GCM_OPEN_BLOCKS_VAES512, 0),
    ] }), &kernels::AES256_GCM_OPEN_FINISH_VAES512),
) }, &kernels::AES256_CTR_XOR_VAES512);

/// - default, level avx2: inherited from zen5
/// - alder-lake, level avx2: inherited from zen5
/// - golden-cove-server, level avx2: inherited from zen5
/// - ice-lake, level avx2: inherited from zen5
/// - zen3, level avx2: inherited from zen5
/// - zen4, level avx2: inherited from zen5
/// - zen5, level avx2: docs/benchmarks/2026-11-20-amd-epyc-zen5-aes-gcm.jsonl
const AES256_GCM_DEFAULT_1: AesPlan<Bits256> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES256_EXPAND_AESNI,
    &kernels::AES256_CTR_XOR_AESNI_X1,
    &kernels::GHASH_POWERS_VAES256,
    &kernels::GHASH_BLOCKS_VAES256,
    MessagePlan::new(Plan::new(const { &[
        Step::new(513, usize::MAX, &kernels::AES256_GCM_SEAL_BLOCKS_VAES256, 0),
    ] }), &kernels::AES256_GCM_SEAL_FINISH_VAES256),
    MessagePlan::new(Plan::new(const { &[
        Step::new(513, usize::MAX, &kernels::AES256_GCM_OPEN_BLOCKS_VAES256, 0),
    ] }), &kernels::AES256_GCM_OPEN_FINISH_VAES256),
) }, &kernels::AES256_CTR_XOR_VAES256);

/// - default, level avx: inherited from zen5
/// - alder-lake, level avx: inherited from zen5
/// - golden-cove-server, level avx: inherited from zen5
/// - haswell, level avx: inherited from zen5
/// - ice-lake, level avx: inherited from zen5
/// - skylake-x, level avx: inherited from zen5
/// - zen3, level avx: inherited from zen5
/// - zen4, level avx: inherited from zen5
/// - zen5, level avx: docs/benchmarks/2026-11-20-amd-epyc-zen5-aes-gcm.jsonl
const AES256_GCM_DEFAULT_2: AesPlan<Bits256> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES256_EXPAND_AESNI,
    &kernels::AES256_CTR_XOR_AESNI_X1,
    &kernels::GHASH_POWERS_AESNI,
    &kernels::GHASH_BLOCKS_AESNI,
    MessagePlan::new(Plan::new(const { &[
        Step::new(257, usize::MAX, &kernels::AES256_GCM_SEAL_BLOCKS_AESNI, 0),
    ] }), &kernels::AES256_GCM_SEAL_FINISH_AESNI),
    MessagePlan::new(Plan::new(const { &[
        Step::new(257, usize::MAX, &kernels::AES256_GCM_OPEN_BLOCKS_AESNI, 0),
    ] }), &kernels::AES256_GCM_OPEN_FINISH_AESNI),
) }, &kernels::AES256_CTR_XOR_AESNI);

/// - golden-cove-server, level avx512: docs/benchmarks/2026-11-24-intel-emerald-rapids.jsonl; the rest inherited from zen5
/// - ice-lake, level avx512: inherited from golden-cove-server
const AES256_GCM_GOLDEN_COVE_SERVER_0: AesPlan<Bits256> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES256_EXPAND_AESNI,
    &kernels::AES256_CTR_XOR_AESNI_X1,
    &kernels::GHASH_POWERS_VAES512,
    &kernels::GHASH_BLOCKS_VAES512,
    MessagePlan::new(Plan::new(const { &[
        Step::new(1025, usize::MAX, &kernels::AES256_GCM_SEAL_BLOCKS_VAES512_LEAN, 0),
    ] }), &kernels::AES256_GCM_SEAL_FINISH_VAES512),
    MessagePlan::new(Plan::new(const { &[
        Step::new(1025, usize::MAX, &kernels::AES256_GCM_OPEN_BLOCKS_VAES512_LEAN, 0),
    ] }), &kernels::AES256_GCM_OPEN_FINISH_VAES512),
) }, &kernels::AES256_CTR_XOR_VAES512);

/// - zen4, level avx512: docs/benchmarks/2026-11-25-zen4-tune.jsonl; the rest inherited from zen5
const AES256_GCM_ZEN4_0: AesPlan<Bits256> = AesPlan::new(const { &AesGcmPlan::new(
    &kernels::AES256_EXPAND_AESNI,
    &kernels::AES256_CTR_XOR_AESNI_X1,
    &kernels::GHASH_POWERS_VAES512,
    &kernels::GHASH_BLOCKS_VAES512,
    MessagePlan::new(Plan::new(const { &[
        Step::new(2049, usize::MAX, &kernels::AES256_GCM_SEAL_BLOCKS_VAES512_LEAN, 0),
    ] }), &kernels::AES256_GCM_SEAL_FINISH_VAES512_NARROW),
    MessagePlan::new(Plan::new(const { &[
        Step::new(1025, usize::MAX, &kernels::AES256_GCM_OPEN_BLOCKS_VAES512_PACKED, 0),
    ] }), &kernels::AES256_GCM_OPEN_FINISH_VAES512),
) }, &kernels::AES256_CTR_XOR_VAES512);

const AES256_GCM_DEFAULT: &[Choice<&AesGcmPlan<Bits256>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES256_GCM_DEFAULT_0.needs(), AES256_GCM_DEFAULT_0.gcm),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES256_GCM_DEFAULT_1.needs(), AES256_GCM_DEFAULT_1.gcm),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES256_GCM_DEFAULT_2.needs(), AES256_GCM_DEFAULT_2.gcm),
];

const AES256_GCM_ALDER_LAKE: &[Choice<&AesGcmPlan<Bits256>>] = &[
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES256_GCM_DEFAULT_1.needs(), AES256_GCM_DEFAULT_1.gcm),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES256_GCM_DEFAULT_2.needs(), AES256_GCM_DEFAULT_2.gcm),
];

const AES256_GCM_GOLDEN_COVE_SERVER: &[Choice<&AesGcmPlan<Bits256>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES256_GCM_GOLDEN_COVE_SERVER_0.needs(), AES256_GCM_GOLDEN_COVE_SERVER_0.gcm),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES256_GCM_DEFAULT_1.needs(), AES256_GCM_DEFAULT_1.gcm),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES256_GCM_DEFAULT_2.needs(), AES256_GCM_DEFAULT_2.gcm),
];

const AES256_GCM_HASWELL: &[Choice<&AesGcmPlan<Bits256>>] = &[
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES256_GCM_DEFAULT_2.needs(), AES256_GCM_DEFAULT_2.gcm),
];

const AES256_GCM_ZEN4: &[Choice<&AesGcmPlan<Bits256>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES256_GCM_ZEN4_0.needs(), AES256_GCM_ZEN4_0.gcm),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES256_GCM_DEFAULT_1.needs(), AES256_GCM_DEFAULT_1.gcm),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES256_GCM_DEFAULT_2.needs(), AES256_GCM_DEFAULT_2.gcm),
];

pub(in crate::kernel) static AES256_GCM: ByCore<&AesGcmPlan<Bits256>> = &[
    AES256_GCM_DEFAULT, // default
    AES256_GCM_ALDER_LAKE, // alder-lake
    AES256_GCM_GOLDEN_COVE_SERVER, // golden-cove-server
    AES256_GCM_HASWELL, // haswell
    AES256_GCM_GOLDEN_COVE_SERVER, // ice-lake
    AES256_GCM_HASWELL, // skylake-x
    AES256_GCM_ALDER_LAKE, // zen3
    AES256_GCM_ZEN4, // zen4
    AES256_GCM_DEFAULT, // zen5
];

const AES256_GCM_CTR_DEFAULT: &[Choice<&Kernel<contracts::AesCtrXor<Bits256>>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES256_GCM_DEFAULT_0.needs(), AES256_GCM_DEFAULT_0.ctr),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES256_GCM_DEFAULT_1.needs(), AES256_GCM_DEFAULT_1.ctr),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES256_GCM_DEFAULT_2.needs(), AES256_GCM_DEFAULT_2.ctr),
];

const AES256_GCM_CTR_ALDER_LAKE: &[Choice<&Kernel<contracts::AesCtrXor<Bits256>>>] = &[
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES256_GCM_DEFAULT_1.needs(), AES256_GCM_DEFAULT_1.ctr),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES256_GCM_DEFAULT_2.needs(), AES256_GCM_DEFAULT_2.ctr),
];

const AES256_GCM_CTR_GOLDEN_COVE_SERVER: &[Choice<&Kernel<contracts::AesCtrXor<Bits256>>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES256_GCM_GOLDEN_COVE_SERVER_0.needs(), AES256_GCM_GOLDEN_COVE_SERVER_0.ctr),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES256_GCM_DEFAULT_1.needs(), AES256_GCM_DEFAULT_1.ctr),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES256_GCM_DEFAULT_2.needs(), AES256_GCM_DEFAULT_2.ctr),
];

const AES256_GCM_CTR_HASWELL: &[Choice<&Kernel<contracts::AesCtrXor<Bits256>>>] = &[
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES256_GCM_DEFAULT_2.needs(), AES256_GCM_DEFAULT_2.ctr),
];

const AES256_GCM_CTR_ZEN4: &[Choice<&Kernel<contracts::AesCtrXor<Bits256>>>] = &[
    Choice::new(Level::Avx512, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES256_GCM_ZEN4_0.needs(), AES256_GCM_ZEN4_0.ctr),
    Choice::new(Level::Avx2, Features::AES.union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ), AES256_GCM_DEFAULT_1.needs(), AES256_GCM_DEFAULT_1.ctr),
    Choice::new(Level::Avx, Features::AES.union(Features::PCLMULQDQ), AES256_GCM_DEFAULT_2.needs(), AES256_GCM_DEFAULT_2.ctr),
];

pub(in crate::kernel) static AES256_GCM_CTR: ByCore<&Kernel<contracts::AesCtrXor<Bits256>>> = &[
    AES256_GCM_CTR_DEFAULT, // default
    AES256_GCM_CTR_ALDER_LAKE, // alder-lake
    AES256_GCM_CTR_GOLDEN_COVE_SERVER, // golden-cove-server
    AES256_GCM_CTR_HASWELL, // haswell
    AES256_GCM_CTR_GOLDEN_COVE_SERVER, // ice-lake
    AES256_GCM_CTR_HASWELL, // skylake-x
    AES256_GCM_CTR_ALDER_LAKE, // zen3
    AES256_GCM_CTR_ZEN4, // zen4
    AES256_GCM_CTR_DEFAULT, // zen5
];

/// - default, level avx512: inherited from zen5
/// - zen5, level avx512: docs/benchmarks/2026-11-20-amd-epyc-zen5-hashes.jsonl
const SHA256_DEFAULT_0: HashPlan<Sha256> = HashPlan::new(
    &kernels::SHA256_BLOCKS_SHA,
    [Plan::new(const { &[
        Step::new(2, usize::MAX, &kernels::SHA256_STREAMS_SHA, 0),
    ] }), Plan::NONE],
    [Plan::new(const { &[
        Step::new(9, 19, &kernels::SHA256_LANES_AVX512_X16, 0),
        Step::new(20, usize::MAX, &kernels::SHA256_LANES_AVX512_X32, 0),
    ] }), Plan::new(const { &[
        Step::new(10, 23, &kernels::SHA256_LANES_AVX512_X16, 0),
        Step::new(24, usize::MAX, &kernels::SHA256_LANES_AVX512_X32, 0),
    ] })],
    Plan::new(const { &[
        Step::new(16, 31, &kernels::SHA256_WORDS_AVX512_X16, 0),
        Step::new(32, usize::MAX, &kernels::SHA256_WORDS_AVX512_X32, 0),
    ] }),
);

/// - default, level avx: inherited from zen5
/// - alder-lake, level avx: inherited from golden-cove-server
/// - golden-cove-server, level avx: docs/benchmarks/2026-11-24-intel-emerald-rapids-hashes.jsonl
/// - haswell, level avx: inherited from golden-cove-server
/// - ice-lake, level avx: inherited from golden-cove-server
/// - skylake-x, level avx: inherited from golden-cove-server
/// - zen4, level avx: inherited from zen5
/// - zen5, level avx: docs/benchmarks/2026-11-20-amd-epyc-zen5-hashes.jsonl
const SHA256_DEFAULT_1: HashPlan<Sha256> = HashPlan::new(
    &kernels::SHA256_BLOCKS_SHA,
    [Plan::new(const { &[
        Step::new(2, usize::MAX, &kernels::SHA256_STREAMS_SHA, 0),
    ] }), Plan::NONE],
    [Plan::NONE, Plan::NONE],
    Plan::NONE,
);

/// - default, level avx512: inherited from zen5
/// - zen4, level avx512: inherited from zen5
/// - zen5, level avx512: docs/benchmarks/2026-11-20-amd-epyc-zen5-hashes.jsonl
const SHA256_DEFAULT_2: HashPlan<Sha256> = HashPlan::new(
    &kernels::SHA256_BLOCKS_AVX2,
    [Plan::NONE, Plan::NONE],
    [Plan::new(const { &[
        Step::new(2, 16, &kernels::SHA256_LANES_AVX512_X16, 0),
        Step::new(17, usize::MAX, &kernels::SHA256_LANES_AVX512_X32, 0),
    ] }), Plan::new(const { &[
        Step::new(2, 16, &kernels::SHA256_LANES_AVX512_X16, 0),
        Step::new(17, usize::MAX, &kernels::SHA256_LANES_AVX512_X32, 0),
    ] })],
    Plan::new(const { &[
        Step::new(16, 31, &kernels::SHA256_WORDS_AVX512_X16, 0),
        Step::new(32, usize::MAX, &kernels::SHA256_WORDS_AVX512_X32, 0),
    ] }),
);

/// - default, level avx2: inherited from zen5
/// - alder-lake, level avx2: inherited from golden-cove-server
/// - golden-cove-server, level avx2: docs/benchmarks/2026-11-24-intel-emerald-rapids-hashes.jsonl
/// - haswell, level avx2: inherited from golden-cove-server
/// - ice-lake, level avx2: inherited from golden-cove-server
/// - skylake-x, level avx2: inherited from golden-cove-server
/// - zen3, level avx2: inherited from zen5
/// - zen4, level avx2: inherited from zen5
/// - zen5, level avx2: docs/benchmarks/2026-11-20-amd-epyc-zen5-hashes.jsonl
const SHA256_DEFAULT_3: HashPlan<Sha256> = HashPlan::new(
    &kernels::SHA256_BLOCKS_AVX2,
    [Plan::NONE, Plan::NONE],
    [Plan::new(const { &[
        Step::new(3, usize::MAX, &kernels::SHA256_LANES_AVX2_X8, 0),
    ] }), Plan::new(const { &[
        Step::new(3, usize::MAX, &kernels::SHA256_LANES_AVX2_X8, 0),
    ] })],
    Plan::new(const { &[
        Step::new(8, usize::MAX, &kernels::SHA256_WORDS_AVX2_X8, 0),
    ] }),
);

/// - golden-cove-server, level avx512: docs/benchmarks/2026-11-24-intel-emerald-rapids-hashes.jsonl
/// - ice-lake, level avx512: inherited from golden-cove-server
/// - skylake-x, level avx512: inherited from golden-cove-server
const SHA256_GOLDEN_COVE_SERVER_0: HashPlan<Sha256> = HashPlan::new(
    &kernels::SHA256_BLOCKS_SHA,
    [Plan::new(const { &[
        Step::new(2, usize::MAX, &kernels::SHA256_STREAMS_SHA_AVX512, 0),
    ] }), Plan::NONE],
    [Plan::new(const { &[
        Step::new(10, 24, &kernels::SHA256_LANES_AVX512_X16, 0),
        Step::new(25, usize::MAX, &kernels::SHA256_LANES_AVX512_X32, 0),
    ] }), Plan::new(const { &[
        Step::new(10, 23, &kernels::SHA256_LANES_AVX512_X16, 0),
        Step::new(24, usize::MAX, &kernels::SHA256_LANES_AVX512_X32, 0),
    ] })],
    Plan::new(const { &[
        Step::new(16, 31, &kernels::SHA256_WORDS_AVX512_X16, 0),
        Step::new(32, usize::MAX, &kernels::SHA256_WORDS_AVX512_X32, 0),
    ] }),
);

/// - golden-cove-server, level avx512: docs/benchmarks/2026-11-24-intel-emerald-rapids-hashes.jsonl
/// - ice-lake, level avx512: inherited from golden-cove-server
/// - skylake-x, level avx512: inherited from golden-cove-server
const SHA256_GOLDEN_COVE_SERVER_2: HashPlan<Sha256> = HashPlan::new(
    &kernels::SHA256_BLOCKS_AVX2,
    [Plan::NONE, Plan::NONE],
    [Plan::new(const { &[
        Step::new(3, 17, &kernels::SHA256_LANES_AVX512_X16, 0),
        Step::new(18, usize::MAX, &kernels::SHA256_LANES_AVX512_X32, 0),
    ] }), Plan::new(const { &[
        Step::new(3, 17, &kernels::SHA256_LANES_AVX512_X16, 0),
        Step::new(18, usize::MAX, &kernels::SHA256_LANES_AVX512_X32, 0),
    ] })],
    Plan::new(const { &[
        Step::new(16, 31, &kernels::SHA256_WORDS_AVX512_X16, 0),
        Step::new(32, usize::MAX, &kernels::SHA256_WORDS_AVX512_X32, 0),
    ] }),
);

/// - zen3, level avx: docs/benchmarks/2026-11-25-amd-epyc-zen3-batches.jsonl
const SHA256_ZEN3_0: HashPlan<Sha256> = HashPlan::new(
    &kernels::SHA256_BLOCKS_SHA,
    [Plan::new(const { &[
        Step::new(2, usize::MAX, &kernels::SHA256_STREAMS_SHA, 0),
    ] }), Plan::new(const { &[
        Step::new(2, usize::MAX, &kernels::SHA256_STREAMS_SHA, 0),
    ] })],
    [Plan::NONE, Plan::NONE],
    Plan::NONE,
);

/// - zen4, level avx512: docs/benchmarks/2026-11-25-zen4-tune.jsonl; the rest inherited from zen5
const SHA256_ZEN4_0: HashPlan<Sha256> = HashPlan::new(
    &kernels::SHA256_BLOCKS_SHA,
    [Plan::new(const { &[
        Step::new(2, usize::MAX, &kernels::SHA256_STREAMS_SHA, 0),
    ] }), Plan::NONE],
    [Plan::new(const { &[
        Step::new(13, 26, &kernels::SHA256_LANES_AVX512_X16, 0),
        Step::new(27, usize::MAX, &kernels::SHA256_LANES_AVX512_X32, 0),
    ] }), Plan::new(const { &[
        Step::new(12, 25, &kernels::SHA256_LANES_AVX512_X16, 0),
        Step::new(26, usize::MAX, &kernels::SHA256_LANES_AVX512_X32, 0),
    ] })],
    Plan::new(const { &[
        Step::new(16, 31, &kernels::SHA256_WORDS_AVX512_X16, 0),
        Step::new(32, usize::MAX, &kernels::SHA256_WORDS_AVX512_X32, 0),
    ] }),
);

const SHA256_DEFAULT: &[Choice<HashPlan<Sha256>>] = &[
    Choice::new(Level::Avx512, Features::SHA, SHA256_DEFAULT_0.needs(), SHA256_DEFAULT_0),
    Choice::new(Level::Avx, Features::SHA, SHA256_DEFAULT_1.needs(), SHA256_DEFAULT_1),
    Choice::new(Level::Avx512, Features::NONE, SHA256_DEFAULT_2.needs(), SHA256_DEFAULT_2),
    Choice::new(Level::Avx2, Features::NONE, SHA256_DEFAULT_3.needs(), SHA256_DEFAULT_3),
];

const SHA256_ALDER_LAKE: &[Choice<HashPlan<Sha256>>] = &[
    Choice::new(Level::Avx, Features::SHA, SHA256_DEFAULT_1.needs(), SHA256_DEFAULT_1),
    Choice::new(Level::Avx2, Features::NONE, SHA256_DEFAULT_3.needs(), SHA256_DEFAULT_3),
];

const SHA256_GOLDEN_COVE_SERVER: &[Choice<HashPlan<Sha256>>] = &[
    Choice::new(Level::Avx512, Features::SHA, SHA256_GOLDEN_COVE_SERVER_0.needs(), SHA256_GOLDEN_COVE_SERVER_0),
    Choice::new(Level::Avx, Features::SHA, SHA256_DEFAULT_1.needs(), SHA256_DEFAULT_1),
    Choice::new(Level::Avx512, Features::NONE, SHA256_GOLDEN_COVE_SERVER_2.needs(), SHA256_GOLDEN_COVE_SERVER_2),
    Choice::new(Level::Avx2, Features::NONE, SHA256_DEFAULT_3.needs(), SHA256_DEFAULT_3),
];

const SHA256_ZEN3: &[Choice<HashPlan<Sha256>>] = &[
    Choice::new(Level::Avx, Features::SHA, SHA256_ZEN3_0.needs(), SHA256_ZEN3_0),
    Choice::new(Level::Avx2, Features::NONE, SHA256_DEFAULT_3.needs(), SHA256_DEFAULT_3),
];

const SHA256_ZEN4: &[Choice<HashPlan<Sha256>>] = &[
    Choice::new(Level::Avx512, Features::SHA, SHA256_ZEN4_0.needs(), SHA256_ZEN4_0),
    Choice::new(Level::Avx, Features::SHA, SHA256_DEFAULT_1.needs(), SHA256_DEFAULT_1),
    Choice::new(Level::Avx512, Features::NONE, SHA256_DEFAULT_2.needs(), SHA256_DEFAULT_2),
    Choice::new(Level::Avx2, Features::NONE, SHA256_DEFAULT_3.needs(), SHA256_DEFAULT_3),
];

pub(in crate::kernel) static SHA256: ByCore<HashPlan<Sha256>> = &[
    SHA256_DEFAULT, // default
    SHA256_ALDER_LAKE, // alder-lake
    SHA256_GOLDEN_COVE_SERVER, // golden-cove-server
    SHA256_ALDER_LAKE, // haswell
    SHA256_GOLDEN_COVE_SERVER, // ice-lake
    SHA256_GOLDEN_COVE_SERVER, // skylake-x
    SHA256_ZEN3, // zen3
    SHA256_ZEN4, // zen4
    SHA256_DEFAULT, // zen5
];

const SHA256_SINGLE_DEFAULT: &[Choice<&Kernel<contracts::HashBlocks<Sha256>>>] = &[
    Choice::new(Level::Avx512, Features::SHA, SHA256_DEFAULT_0.needs(), SHA256_DEFAULT_0.single),
    Choice::new(Level::Avx, Features::SHA, SHA256_DEFAULT_1.needs(), SHA256_DEFAULT_1.single),
    Choice::new(Level::Avx512, Features::NONE, SHA256_DEFAULT_2.needs(), SHA256_DEFAULT_2.single),
    Choice::new(Level::Avx2, Features::NONE, SHA256_DEFAULT_3.needs(), SHA256_DEFAULT_3.single),
];

const SHA256_SINGLE_ALDER_LAKE: &[Choice<&Kernel<contracts::HashBlocks<Sha256>>>] = &[
    Choice::new(Level::Avx, Features::SHA, SHA256_DEFAULT_1.needs(), SHA256_DEFAULT_1.single),
    Choice::new(Level::Avx2, Features::NONE, SHA256_DEFAULT_3.needs(), SHA256_DEFAULT_3.single),
];

const SHA256_SINGLE_GOLDEN_COVE_SERVER: &[Choice<&Kernel<contracts::HashBlocks<Sha256>>>] = &[
    Choice::new(Level::Avx512, Features::SHA, SHA256_GOLDEN_COVE_SERVER_0.needs(), SHA256_GOLDEN_COVE_SERVER_0.single),
    Choice::new(Level::Avx, Features::SHA, SHA256_DEFAULT_1.needs(), SHA256_DEFAULT_1.single),
    Choice::new(Level::Avx512, Features::NONE, SHA256_GOLDEN_COVE_SERVER_2.needs(), SHA256_GOLDEN_COVE_SERVER_2.single),
    Choice::new(Level::Avx2, Features::NONE, SHA256_DEFAULT_3.needs(), SHA256_DEFAULT_3.single),
];

const SHA256_SINGLE_ZEN3: &[Choice<&Kernel<contracts::HashBlocks<Sha256>>>] = &[
    Choice::new(Level::Avx, Features::SHA, SHA256_ZEN3_0.needs(), SHA256_ZEN3_0.single),
    Choice::new(Level::Avx2, Features::NONE, SHA256_DEFAULT_3.needs(), SHA256_DEFAULT_3.single),
];

const SHA256_SINGLE_ZEN4: &[Choice<&Kernel<contracts::HashBlocks<Sha256>>>] = &[
    Choice::new(Level::Avx512, Features::SHA, SHA256_ZEN4_0.needs(), SHA256_ZEN4_0.single),
    Choice::new(Level::Avx, Features::SHA, SHA256_DEFAULT_1.needs(), SHA256_DEFAULT_1.single),
    Choice::new(Level::Avx512, Features::NONE, SHA256_DEFAULT_2.needs(), SHA256_DEFAULT_2.single),
    Choice::new(Level::Avx2, Features::NONE, SHA256_DEFAULT_3.needs(), SHA256_DEFAULT_3.single),
];

pub(in crate::kernel) static SHA256_SINGLE: ByCore<&Kernel<contracts::HashBlocks<Sha256>>> = &[
    SHA256_SINGLE_DEFAULT, // default
    SHA256_SINGLE_ALDER_LAKE, // alder-lake
    SHA256_SINGLE_GOLDEN_COVE_SERVER, // golden-cove-server
    SHA256_SINGLE_ALDER_LAKE, // haswell
    SHA256_SINGLE_GOLDEN_COVE_SERVER, // ice-lake
    SHA256_SINGLE_GOLDEN_COVE_SERVER, // skylake-x
    SHA256_SINGLE_ZEN3, // zen3
    SHA256_SINGLE_ZEN4, // zen4
    SHA256_SINGLE_DEFAULT, // zen5
];

/// - default, level avx512: inherited from zen5
/// - zen5, level avx512: docs/benchmarks/2026-11-20-amd-epyc-zen5-hashes.jsonl
const MD5_DEFAULT_0: HashPlan<Md5> = HashPlan::new(
    &kernels::MD5_BLOCKS_BMI1,
    [Plan::NONE, Plan::NONE],
    [Plan::new(const { &[
        Step::new(3, 16, &kernels::MD5_LANES_AVX512_X16, 0),
        Step::new(17, 32, &kernels::MD5_LANES_AVX512_X32, 0),
        Step::new(33, usize::MAX, &kernels::MD5_LANES_AVX512_X64, 0),
    ] }), Plan::new(const { &[
        Step::new(3, 16, &kernels::MD5_LANES_AVX512_X16, 0),
        Step::new(17, 32, &kernels::MD5_LANES_AVX512_X32, 0),
        Step::new(33, usize::MAX, &kernels::MD5_LANES_AVX512_X64, 0),
    ] })],
    Plan::NONE,
);

/// - default, level avx2: inherited from zen5
/// - zen5, level avx2: docs/benchmarks/2026-11-20-amd-epyc-zen5-hashes.jsonl
const MD5_DEFAULT_1: HashPlan<Md5> = HashPlan::new(
    &kernels::MD5_BLOCKS_BMI1,
    [Plan::NONE, Plan::NONE],
    [Plan::new(const { &[
        Step::new(3, 8, &kernels::MD5_LANES_AVX2_X8, 0),
        Step::new(9, 16, &kernels::MD5_LANES_AVX2_X16, 0),
        Step::new(17, usize::MAX, &kernels::MD5_LANES_AVX2_X24, 0),
    ] }), Plan::new(const { &[
        Step::new(3, 8, &kernels::MD5_LANES_AVX2_X8, 0),
        Step::new(9, 16, &kernels::MD5_LANES_AVX2_X16, 0),
        Step::new(17, usize::MAX, &kernels::MD5_LANES_AVX2_X24, 0),
    ] })],
    Plan::NONE,
);

/// - default, level x86-64: inherited from zen5
/// - alder-lake, level x86-64: inherited from golden-cove-server
/// - golden-cove-server, level x86-64: docs/benchmarks/2026-11-24-intel-emerald-rapids-hashes.jsonl
/// - haswell, level x86-64: inherited from golden-cove-server
/// - ice-lake, level x86-64: inherited from golden-cove-server
/// - skylake-x, level x86-64: inherited from golden-cove-server
/// - zen3, level x86-64: inherited from zen5
/// - zen4, level x86-64: inherited from zen5
/// - zen5, level x86-64: docs/benchmarks/2026-11-20-amd-epyc-zen5-hashes.jsonl
const MD5_DEFAULT_2: HashPlan<Md5> = HashPlan::new(
    &kernels::MD5_BLOCKS_GPR,
    [Plan::NONE, Plan::NONE],
    [Plan::NONE, Plan::NONE],
    Plan::NONE,
);

/// - alder-lake, level avx2: inherited from golden-cove-server
/// - golden-cove-server, level avx2: docs/benchmarks/2026-11-24-intel-emerald-rapids-hashes.jsonl
/// - haswell, level avx2: inherited from golden-cove-server
/// - ice-lake, level avx2: inherited from golden-cove-server
/// - skylake-x, level avx2: inherited from golden-cove-server
/// - zen3, level avx2: inherited from zen4
/// - zen4, level avx2: docs/benchmarks/2026-11-25-zen4-tune.jsonl; the rest inherited from zen5
const MD5_ALDER_LAKE_0: HashPlan<Md5> = HashPlan::new(
    &kernels::MD5_BLOCKS_BMI1,
    [Plan::NONE, Plan::NONE],
    [Plan::new(const { &[
        Step::new(2, 8, &kernels::MD5_LANES_AVX2_X8, 0),
        Step::new(9, 16, &kernels::MD5_LANES_AVX2_X16, 0),
        Step::new(17, usize::MAX, &kernels::MD5_LANES_AVX2_X24, 0),
    ] }), Plan::new(const { &[
        Step::new(2, 8, &kernels::MD5_LANES_AVX2_X8, 0),
        Step::new(9, 16, &kernels::MD5_LANES_AVX2_X16, 0),
        Step::new(17, usize::MAX, &kernels::MD5_LANES_AVX2_X24, 0),
    ] })],
    Plan::NONE,
);

/// - golden-cove-server, level avx512: docs/benchmarks/2026-11-24-intel-emerald-rapids-hashes.jsonl
/// - ice-lake, level avx512: inherited from golden-cove-server
/// - skylake-x, level avx512: inherited from golden-cove-server
const MD5_GOLDEN_COVE_SERVER_0: HashPlan<Md5> = HashPlan::new(
    &kernels::MD5_BLOCKS_BMI1,
    [Plan::NONE, Plan::NONE],
    [Plan::new(const { &[
        Step::new(2, 16, &kernels::MD5_LANES_AVX512_X16, 0),
        Step::new(17, 48, &kernels::MD5_LANES_AVX512_X32, 0),
        Step::new(49, usize::MAX, &kernels::MD5_LANES_AVX512_X64, 0),
    ] }), Plan::new(const { &[
        Step::new(2, 16, &kernels::MD5_LANES_AVX512_X16, 0),
        Step::new(17, 48, &kernels::MD5_LANES_AVX512_X32, 0),
        Step::new(49, usize::MAX, &kernels::MD5_LANES_AVX512_X64, 0),
    ] })],
    Plan::NONE,
);

/// - zen4, level avx512: docs/benchmarks/2026-11-25-zen4-tune.jsonl; the rest inherited from zen5
const MD5_ZEN4_0: HashPlan<Md5> = HashPlan::new(
    &kernels::MD5_BLOCKS_BMI1,
    [Plan::NONE, Plan::NONE],
    [Plan::new(const { &[
        Step::new(2, 8, &kernels::MD5_LANES_AVX2_X8, 0),
        Step::new(9, 16, &kernels::MD5_LANES_AVX512_X16, 0),
        Step::new(17, 48, &kernels::MD5_LANES_AVX512_X32, 0),
        Step::new(49, usize::MAX, &kernels::MD5_LANES_AVX512_X64, 0),
    ] }), Plan::new(const { &[
        Step::new(2, 8, &kernels::MD5_LANES_AVX2_X8, 0),
        Step::new(9, 16, &kernels::MD5_LANES_AVX512_X16, 0),
        Step::new(17, 48, &kernels::MD5_LANES_AVX512_X32, 0),
        Step::new(49, usize::MAX, &kernels::MD5_LANES_AVX512_X64, 0),
    ] })],
    Plan::NONE,
);

const MD5_DEFAULT: &[Choice<HashPlan<Md5>>] = &[
    Choice::new(Level::Avx512, Features::NONE, MD5_DEFAULT_0.needs(), MD5_DEFAULT_0),
    Choice::new(Level::Avx2, Features::NONE, MD5_DEFAULT_1.needs(), MD5_DEFAULT_1),
    Choice::new(Level::X86_64, Features::NONE, MD5_DEFAULT_2.needs(), MD5_DEFAULT_2),
];

const MD5_ALDER_LAKE: &[Choice<HashPlan<Md5>>] = &[
    Choice::new(Level::Avx2, Features::NONE, MD5_ALDER_LAKE_0.needs(), MD5_ALDER_LAKE_0),
    Choice::new(Level::X86_64, Features::NONE, MD5_DEFAULT_2.needs(), MD5_DEFAULT_2),
];

const MD5_GOLDEN_COVE_SERVER: &[Choice<HashPlan<Md5>>] = &[
    Choice::new(Level::Avx512, Features::NONE, MD5_GOLDEN_COVE_SERVER_0.needs(), MD5_GOLDEN_COVE_SERVER_0),
    Choice::new(Level::Avx2, Features::NONE, MD5_ALDER_LAKE_0.needs(), MD5_ALDER_LAKE_0),
    Choice::new(Level::X86_64, Features::NONE, MD5_DEFAULT_2.needs(), MD5_DEFAULT_2),
];

const MD5_ZEN4: &[Choice<HashPlan<Md5>>] = &[
    Choice::new(Level::Avx512, Features::NONE, MD5_ZEN4_0.needs(), MD5_ZEN4_0),
    Choice::new(Level::Avx2, Features::NONE, MD5_ALDER_LAKE_0.needs(), MD5_ALDER_LAKE_0),
    Choice::new(Level::X86_64, Features::NONE, MD5_DEFAULT_2.needs(), MD5_DEFAULT_2),
];

pub(in crate::kernel) static MD5: ByCore<HashPlan<Md5>> = &[
    MD5_DEFAULT, // default
    MD5_ALDER_LAKE, // alder-lake
    MD5_GOLDEN_COVE_SERVER, // golden-cove-server
    MD5_ALDER_LAKE, // haswell
    MD5_GOLDEN_COVE_SERVER, // ice-lake
    MD5_GOLDEN_COVE_SERVER, // skylake-x
    MD5_ALDER_LAKE, // zen3
    MD5_ZEN4, // zen4
    MD5_DEFAULT, // zen5
];

const MD5_SINGLE_DEFAULT: &[Choice<&Kernel<contracts::HashBlocks<Md5>>>] = &[
    Choice::new(Level::Avx512, Features::NONE, MD5_DEFAULT_0.needs(), MD5_DEFAULT_0.single),
    Choice::new(Level::Avx2, Features::NONE, MD5_DEFAULT_1.needs(), MD5_DEFAULT_1.single),
    Choice::new(Level::X86_64, Features::NONE, MD5_DEFAULT_2.needs(), MD5_DEFAULT_2.single),
];

const MD5_SINGLE_ALDER_LAKE: &[Choice<&Kernel<contracts::HashBlocks<Md5>>>] = &[
    Choice::new(Level::Avx2, Features::NONE, MD5_ALDER_LAKE_0.needs(), MD5_ALDER_LAKE_0.single),
    Choice::new(Level::X86_64, Features::NONE, MD5_DEFAULT_2.needs(), MD5_DEFAULT_2.single),
];

const MD5_SINGLE_GOLDEN_COVE_SERVER: &[Choice<&Kernel<contracts::HashBlocks<Md5>>>] = &[
    Choice::new(Level::Avx512, Features::NONE, MD5_GOLDEN_COVE_SERVER_0.needs(), MD5_GOLDEN_COVE_SERVER_0.single),
    Choice::new(Level::Avx2, Features::NONE, MD5_ALDER_LAKE_0.needs(), MD5_ALDER_LAKE_0.single),
    Choice::new(Level::X86_64, Features::NONE, MD5_DEFAULT_2.needs(), MD5_DEFAULT_2.single),
];

const MD5_SINGLE_ZEN4: &[Choice<&Kernel<contracts::HashBlocks<Md5>>>] = &[
    Choice::new(Level::Avx512, Features::NONE, MD5_ZEN4_0.needs(), MD5_ZEN4_0.single),
    Choice::new(Level::Avx2, Features::NONE, MD5_ALDER_LAKE_0.needs(), MD5_ALDER_LAKE_0.single),
    Choice::new(Level::X86_64, Features::NONE, MD5_DEFAULT_2.needs(), MD5_DEFAULT_2.single),
];

pub(in crate::kernel) static MD5_SINGLE: ByCore<&Kernel<contracts::HashBlocks<Md5>>> = &[
    MD5_SINGLE_DEFAULT, // default
    MD5_SINGLE_ALDER_LAKE, // alder-lake
    MD5_SINGLE_GOLDEN_COVE_SERVER, // golden-cove-server
    MD5_SINGLE_ALDER_LAKE, // haswell
    MD5_SINGLE_GOLDEN_COVE_SERVER, // ice-lake
    MD5_SINGLE_GOLDEN_COVE_SERVER, // skylake-x
    MD5_SINGLE_ALDER_LAKE, // zen3
    MD5_SINGLE_ZEN4, // zen4
    MD5_SINGLE_DEFAULT, // zen5
];
