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
        name: "alder-lake",
        features: Features::AVX2.union(Features::VAES).union(Features::VPCLMULQDQ).union(Features::SHA),
        lacks: Features::AVX512F,
        vendor: "GenuineIntel",
        cpus: &[(0x6, (151, 151)), (0x6, (154, 154)), (0x6, (170, 170)), (0x6, (172, 172)), (0x6, (181, 181)), (0x6, (183, 183)), (0x6, (186, 186)), (0x6, (189, 191)), (0x6, (175, 175)), (0x6, (197, 198)), (0x6, (204, 204)), (0x6, (215, 215))],
    },
    Described {
        name: "golden-cove-server",
        features: Features::AVX512F.union(Features::AVX512IFMA).union(Features::VAES).union(Features::VPCLMULQDQ).union(Features::SHA).union(Features::AVX512FP16),
        lacks: Features::NONE,
        vendor: "GenuineIntel",
        cpus: &[(0x6, (143, 143)), (0x6, (173, 174)), (0x6, (207, 207))],
    },
    Described {
        name: "haswell",
        features: Features::AVX2,
        lacks: Features::AVX512F.union(Features::VAES),
        vendor: "GenuineIntel",
        cpus: &[(0x6, (60, 61)), (0x6, (63, 63)), (0x6, (69, 71)), (0x6, (78, 79)), (0x6, (86, 86)), (0x6, (94, 94)), (0x6, (142, 142)), (0x6, (158, 158)), (0x6, (165, 166))],
    },
    Described {
        name: "ice-lake",
        features: Features::AVX512F.union(Features::AVX512IFMA).union(Features::VAES).union(Features::VPCLMULQDQ).union(Features::SHA),
        lacks: Features::AVX512FP16,
        vendor: "GenuineIntel",
        cpus: &[(0x6, (106, 106)), (0x6, (108, 108)), (0x6, (125, 126)), (0x6, (140, 141)), (0x6, (167, 167))],
    },
    Described {
        name: "skylake-x",
        features: Features::AVX512F,
        lacks: Features::AVX512IFMA.union(Features::VAES),
        vendor: "GenuineIntel",
        cpus: &[(0x6, (85, 85))],
    },
    Described {
        name: "zen3",
        features: Features::AVX2.union(Features::SHA),
        lacks: Features::AVX512F,
        vendor: "AuthenticAMD",
        cpus: &[(0x17, (48, 79)), (0x17, (96, 127)), (0x17, (144, 145)), (0x17, (160, 175)), (0x19, (0, 15)), (0x19, (32, 95))],
    },
    Described {
        name: "zen4",
        features: Features::AVX512F.union(Features::AVX512IFMA).union(Features::VAES).union(Features::VPCLMULQDQ).union(Features::SHA),
        lacks: Features::NONE,
        vendor: "AuthenticAMD",
        cpus: &[(0x19, (16, 31)), (0x19, (96, 175))],
    },
    Described {
        name: "zen5",
        features: Features::AVX512F.union(Features::AVX512IFMA).union(Features::VAES).union(Features::VPCLMULQDQ).union(Features::SHA),
        lacks: Features::NONE,
        vendor: "AuthenticAMD",
        cpus: &[(0x1a, (0, 47)), (0x1a, (64, 79)), (0x1a, (96, 127))],
    },
];

/// What the plan of each comes from.
pub(crate) const BASES: &[&str] = &[
    "inherited from zen5; chacha20_poly1305 (avx2) inherited from zen3; poly1305 (avx) inherited from zen4", // default
    "inherited from golden-cove-server; aes128_gcm, aes192_gcm, aes256_gcm, chacha20 (x86-64), chacha20_poly1305 (x86-64), poly1305 (x86-64) inherited from zen5; agrees with the model of alderlake", // alder-lake
    "measured; aes128_gcm, aes192_gcm, aes256_gcm, chacha20 (x86-64), chacha20_poly1305, poly1305 (avx, x86-64) inherited from zen5", // golden-cove-server
    "inherited from golden-cove-server; chacha20 (avx2), poly1305 (avx2) inherited from skylake-x; aes128_gcm, aes192_gcm, aes256_gcm, chacha20 (x86-64), chacha20_poly1305 (x86-64), poly1305 (x86-64) inherited from zen5; agrees with the model of haswell and skylake", // haswell
    "inherited from golden-cove-server; poly1305 (avx512) derived from docs/cores/intel-avx512-server.md; aes128_gcm (avx2, avx), aes192_gcm (avx2, avx), aes256_gcm (avx2, avx), chacha20 (x86-64), chacha20_poly1305 (x86-64), poly1305 (x86-64) inherited from zen5; agrees with the model of icelake-server", // ice-lake
    "inherited from golden-cove-server; chacha20 (avx512, avx2), chacha20_poly1305 (avx512), poly1305 (avx512, avx2) derived from docs/cores/skylake-x.md; aes128_gcm, aes192_gcm, aes256_gcm, chacha20 (x86-64), chacha20_poly1305 (x86-64), poly1305 (x86-64) inherited from zen5; agrees with the model of skylake-avx512", // skylake-x
    "inherited from zen5; chacha20 (avx), chacha20_poly1305 (avx), md5 (avx2), poly1305 (avx) inherited from zen4; chacha20 (avx2), chacha20_poly1305 (avx2), poly1305 (avx2), sha256 (avx) measured; agrees with the model of znver2 and znver3", // zen3
    "inherited from zen5; aes128_gcm (avx512), aes192_gcm (avx512), aes256_gcm (avx512), chacha20 (avx512, avx2, avx), chacha20_poly1305 (avx512, avx2, avx), md5 (avx512, avx2), poly1305 (avx512, avx2, avx), sha256 (avx512) measured; agrees with the model of znver4", // zen4
    "measured; aes192_gcm inherited; chacha20_poly1305 (avx2) inherited from zen3; poly1305 (avx) inherited from zen4", // zen5
];
