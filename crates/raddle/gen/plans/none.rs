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

pub(in crate::kernel) static CHACHA20: ByCore<Plan<contracts::Chacha20Xor>> = &[
];

pub(in crate::kernel) static POLY1305: ByCore<Poly1305Plan> = &[
];

pub(in crate::kernel) static CHACHA20_POLY1305: ByCore<Chacha20Poly1305Plan> = &[
];

pub(in crate::kernel) static AES128_GCM: ByCore<&AesGcmPlan<Bits128>> = &[
];

pub(in crate::kernel) static AES128_GCM_CTR: ByCore<&Kernel<contracts::AesCtrXor<Bits128>>> = &[
];

pub(in crate::kernel) static AES192_GCM: ByCore<&AesGcmPlan<Bits192>> = &[
];

pub(in crate::kernel) static AES192_GCM_CTR: ByCore<&Kernel<contracts::AesCtrXor<Bits192>>> = &[
];

pub(in crate::kernel) static AES256_GCM: ByCore<&AesGcmPlan<Bits256>> = &[
];

pub(in crate::kernel) static AES256_GCM_CTR: ByCore<&Kernel<contracts::AesCtrXor<Bits256>>> = &[
];

pub(in crate::kernel) static SHA256: ByCore<HashPlan<Sha256>> = &[
];

pub(in crate::kernel) static SHA256_SINGLE: ByCore<&Kernel<contracts::HashBlocks<Sha256>>> = &[
];

pub(in crate::kernel) static MD5: ByCore<HashPlan<Md5>> = &[
];

pub(in crate::kernel) static MD5_SINGLE: ByCore<&Kernel<contracts::HashBlocks<Md5>>> = &[
];
