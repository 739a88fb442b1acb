// Printed by `cargo xtask gen`. Do not edit: change the kernel or a plan and print again.

#![allow(unused_imports, reason = "an architecture without kernels has no values")]

use crate::kernel::{
    contract::{Kernel, declare::printed, parameter},
    printed::contracts,
};

/// The kernels of `aes128_ctr_xor`.
pub(in crate::kernel) const AES128_CTR_XOR: &[&Kernel<contracts::AesCtrXor<parameter::Bits128>>] =
    &[];

/// The kernels of `aes128_expand`.
pub(in crate::kernel) const AES128_EXPAND: &[&Kernel<contracts::AesExpand<parameter::Bits128>>] =
    &[];

/// The kernels of `aes128_gcm_open_blocks`.
pub(in crate::kernel) const AES128_GCM_OPEN_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>>] =
    &[];

/// The kernels of `aes128_gcm_open_finish`.
pub(in crate::kernel) const AES128_GCM_OPEN_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits128, parameter::Open>>] =
    &[];

/// The kernels of `aes128_gcm_seal_blocks`.
pub(in crate::kernel) const AES128_GCM_SEAL_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>>] =
    &[];

/// The kernels of `aes128_gcm_seal_finish`.
pub(in crate::kernel) const AES128_GCM_SEAL_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>>] =
    &[];

/// The kernels of `aes192_ctr_xor`.
pub(in crate::kernel) const AES192_CTR_XOR: &[&Kernel<contracts::AesCtrXor<parameter::Bits192>>] =
    &[];

/// The kernels of `aes192_expand`.
pub(in crate::kernel) const AES192_EXPAND: &[&Kernel<contracts::AesExpand<parameter::Bits192>>] =
    &[];

/// The kernels of `aes192_gcm_open_blocks`.
pub(in crate::kernel) const AES192_GCM_OPEN_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>>] =
    &[];

/// The kernels of `aes192_gcm_open_finish`.
pub(in crate::kernel) const AES192_GCM_OPEN_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits192, parameter::Open>>] =
    &[];

/// The kernels of `aes192_gcm_seal_blocks`.
pub(in crate::kernel) const AES192_GCM_SEAL_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>>] =
    &[];

/// The kernels of `aes192_gcm_seal_finish`.
pub(in crate::kernel) const AES192_GCM_SEAL_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits192, parameter::Seal>>] =
    &[];

/// The kernels of `aes256_ctr_xor`.
pub(in crate::kernel) const AES256_CTR_XOR: &[&Kernel<contracts::AesCtrXor<parameter::Bits256>>] =
    &[];

/// The kernels of `aes256_expand`.
pub(in crate::kernel) const AES256_EXPAND: &[&Kernel<contracts::AesExpand<parameter::Bits256>>] =
    &[];

/// The kernels of `aes256_gcm_open_blocks`.
pub(in crate::kernel) const AES256_GCM_OPEN_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>>] =
    &[];

/// The kernels of `aes256_gcm_open_finish`.
pub(in crate::kernel) const AES256_GCM_OPEN_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits256, parameter::Open>>] =
    &[];

/// The kernels of `aes256_gcm_seal_blocks`.
pub(in crate::kernel) const AES256_GCM_SEAL_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>>] =
    &[];

/// The kernels of `aes256_gcm_seal_finish`.
pub(in crate::kernel) const AES256_GCM_SEAL_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>>] =
    &[];

/// The kernels of `chacha20_blocks`.
pub(in crate::kernel) const CHACHA20_BLOCKS: &[&Kernel<contracts::Chacha20Blocks>] =
    &[];

/// The kernels of `chacha20_poly1305_begin`.
pub(in crate::kernel) const CHACHA20_POLY1305_BEGIN: &[&Kernel<contracts::Chacha20Poly1305Begin>] =
    &[];

/// The kernels of `chacha20_poly1305_blocks`.
pub(in crate::kernel) const CHACHA20_POLY1305_BLOCKS: &[&Kernel<contracts::Chacha20Poly1305Blocks>] =
    &[];

/// The kernels of `chacha20_xor`.
pub(in crate::kernel) const CHACHA20_XOR: &[&Kernel<contracts::Chacha20Xor>] =
    &[];

/// The kernels of `ghash_blocks`.
pub(in crate::kernel) const GHASH_BLOCKS: &[&Kernel<contracts::GhashBlocks>] =
    &[];

/// The kernels of `ghash_powers`.
pub(in crate::kernel) const GHASH_POWERS: &[&Kernel<contracts::GhashPowers>] =
    &[];

/// The kernels of `md5_blocks`.
pub(in crate::kernel) const MD5_BLOCKS: &[&Kernel<contracts::HashBlocks<parameter::Md5>>] =
    &[];

/// The kernels of `md5_lanes`.
pub(in crate::kernel) const MD5_LANES: &[&Kernel<contracts::HashLanes<parameter::Md5>>] =
    &[];

/// The kernels of `md5_streams`.
pub(in crate::kernel) const MD5_STREAMS: &[&Kernel<contracts::HashStreams<parameter::Md5>>] =
    &[];

/// The kernels of `md5_words`.
pub(in crate::kernel) const MD5_WORDS: &[&Kernel<contracts::HashWords<parameter::Md5>>] =
    &[];

/// The kernels of `poly1305_blocks`.
pub(in crate::kernel) const POLY1305_BLOCKS: &[&Kernel<contracts::Poly1305Blocks>] =
    &[];

/// The kernels of `poly1305_finish`.
pub(in crate::kernel) const POLY1305_FINISH: &[&Kernel<contracts::Poly1305Finish>] =
    &[];

/// The kernels of `poly1305_lanes`.
pub(in crate::kernel) const POLY1305_LANES: &[&Kernel<contracts::Poly1305Lanes>] =
    &[];

/// The kernels of `poly1305_powers`.
pub(in crate::kernel) const POLY1305_POWERS: &[&Kernel<contracts::Poly1305Powers>] =
    &[];

/// The kernels of `sha256_blocks`.
pub(in crate::kernel) const SHA256_BLOCKS: &[&Kernel<contracts::HashBlocks<parameter::Sha256>>] =
    &[];

/// The kernels of `sha256_lanes`.
pub(in crate::kernel) const SHA256_LANES: &[&Kernel<contracts::HashLanes<parameter::Sha256>>] =
    &[];

/// The kernels of `sha256_streams`.
pub(in crate::kernel) const SHA256_STREAMS: &[&Kernel<contracts::HashStreams<parameter::Sha256>>] =
    &[];

/// The kernels of `sha256_words`.
pub(in crate::kernel) const SHA256_WORDS: &[&Kernel<contracts::HashWords<parameter::Sha256>>] =
    &[];
