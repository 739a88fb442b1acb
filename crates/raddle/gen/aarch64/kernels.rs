// Printed by `cargo xtask gen`. Do not edit: change the kernel or a plan and print again.

#![allow(unused_imports, reason = "an architecture without kernels has no values")]

use crate::kernel::{
    contract::{Kernel, declare::printed, parameter},
    printed::contracts,
};
use super::functions::*;

pub(in crate::kernel) static AES128_CTR_XOR_NEON: Kernel<contracts::AesCtrXor<parameter::Bits128>> =
    printed!(aes128_ctr_xor_neon: contracts::AesCtrXor<parameter::Bits128>, &[]);

/// The kernels of `aes128_ctr_xor`.
pub(in crate::kernel) const AES128_CTR_XOR: &[&Kernel<contracts::AesCtrXor<parameter::Bits128>>] =
    &[&AES128_CTR_XOR_NEON];

pub(in crate::kernel) static AES128_EXPAND_NEON: Kernel<contracts::AesExpand<parameter::Bits128>> =
    printed!(aes128_expand_neon: contracts::AesExpand<parameter::Bits128>, &[]);

/// The kernels of `aes128_expand`.
pub(in crate::kernel) const AES128_EXPAND: &[&Kernel<contracts::AesExpand<parameter::Bits128>>] =
    &[&AES128_EXPAND_NEON];

pub(in crate::kernel) static AES128_GCM_OPEN_BLOCKS_NEON: Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>> =
    printed!(aes128_gcm_open_blocks_neon: contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>, GHASH_POWERS);

/// The kernels of `aes128_gcm_open_blocks`.
pub(in crate::kernel) const AES128_GCM_OPEN_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>>] =
    &[&AES128_GCM_OPEN_BLOCKS_NEON];

pub(in crate::kernel) static AES128_GCM_OPEN_FINISH_NEON: Kernel<contracts::AesGcmFinish<parameter::Bits128, parameter::Open>> =
    printed!(aes128_gcm_open_finish_neon: contracts::AesGcmFinish<parameter::Bits128, parameter::Open>, GHASH_POWERS);

/// The kernels of `aes128_gcm_open_finish`.
pub(in crate::kernel) const AES128_GCM_OPEN_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits128, parameter::Open>>] =
    &[&AES128_GCM_OPEN_FINISH_NEON];

pub(in crate::kernel) static AES128_GCM_SEAL_BLOCKS_NEON: Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>> =
    printed!(aes128_gcm_seal_blocks_neon: contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>, GHASH_POWERS);

/// The kernels of `aes128_gcm_seal_blocks`.
pub(in crate::kernel) const AES128_GCM_SEAL_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>>] =
    &[&AES128_GCM_SEAL_BLOCKS_NEON];

pub(in crate::kernel) static AES128_GCM_SEAL_FINISH_NEON: Kernel<contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>> =
    printed!(aes128_gcm_seal_finish_neon: contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>, GHASH_POWERS);

/// The kernels of `aes128_gcm_seal_finish`.
pub(in crate::kernel) const AES128_GCM_SEAL_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>>] =
    &[&AES128_GCM_SEAL_FINISH_NEON];

pub(in crate::kernel) static AES192_CTR_XOR_NEON: Kernel<contracts::AesCtrXor<parameter::Bits192>> =
    printed!(aes192_ctr_xor_neon: contracts::AesCtrXor<parameter::Bits192>, &[]);

/// The kernels of `aes192_ctr_xor`.
pub(in crate::kernel) const AES192_CTR_XOR: &[&Kernel<contracts::AesCtrXor<parameter::Bits192>>] =
    &[&AES192_CTR_XOR_NEON];

pub(in crate::kernel) static AES192_EXPAND_NEON: Kernel<contracts::AesExpand<parameter::Bits192>> =
    printed!(aes192_expand_neon: contracts::AesExpand<parameter::Bits192>, &[]);

/// The kernels of `aes192_expand`.
pub(in crate::kernel) const AES192_EXPAND: &[&Kernel<contracts::AesExpand<parameter::Bits192>>] =
    &[&AES192_EXPAND_NEON];

pub(in crate::kernel) static AES192_GCM_OPEN_BLOCKS_NEON: Kernel<contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>> =
    printed!(aes192_gcm_open_blocks_neon: contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>, GHASH_POWERS);

/// The kernels of `aes192_gcm_open_blocks`.
pub(in crate::kernel) const AES192_GCM_OPEN_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>>] =
    &[&AES192_GCM_OPEN_BLOCKS_NEON];

pub(in crate::kernel) static AES192_GCM_OPEN_FINISH_NEON: Kernel<contracts::AesGcmFinish<parameter::Bits192, parameter::Open>> =
    printed!(aes192_gcm_open_finish_neon: contracts::AesGcmFinish<parameter::Bits192, parameter::Open>, GHASH_POWERS);

/// The kernels of `aes192_gcm_open_finish`.
pub(in crate::kernel) const AES192_GCM_OPEN_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits192, parameter::Open>>] =
    &[&AES192_GCM_OPEN_FINISH_NEON];

pub(in crate::kernel) static AES192_GCM_SEAL_BLOCKS_NEON: Kernel<contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>> =
    printed!(aes192_gcm_seal_blocks_neon: contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>, GHASH_POWERS);

/// The kernels of `aes192_gcm_seal_blocks`.
pub(in crate::kernel) const AES192_GCM_SEAL_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>>] =
    &[&AES192_GCM_SEAL_BLOCKS_NEON];

pub(in crate::kernel) static AES192_GCM_SEAL_FINISH_NEON: Kernel<contracts::AesGcmFinish<parameter::Bits192, parameter::Seal>> =
    printed!(aes192_gcm_seal_finish_neon: contracts::AesGcmFinish<parameter::Bits192, parameter::Seal>, GHASH_POWERS);

/// The kernels of `aes192_gcm_seal_finish`.
pub(in crate::kernel) const AES192_GCM_SEAL_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits192, parameter::Seal>>] =
    &[&AES192_GCM_SEAL_FINISH_NEON];

pub(in crate::kernel) static AES256_CTR_XOR_NEON: Kernel<contracts::AesCtrXor<parameter::Bits256>> =
    printed!(aes256_ctr_xor_neon: contracts::AesCtrXor<parameter::Bits256>, &[]);

/// The kernels of `aes256_ctr_xor`.
pub(in crate::kernel) const AES256_CTR_XOR: &[&Kernel<contracts::AesCtrXor<parameter::Bits256>>] =
    &[&AES256_CTR_XOR_NEON];

pub(in crate::kernel) static AES256_EXPAND_NEON: Kernel<contracts::AesExpand<parameter::Bits256>> =
    printed!(aes256_expand_neon: contracts::AesExpand<parameter::Bits256>, &[]);

/// The kernels of `aes256_expand`.
pub(in crate::kernel) const AES256_EXPAND: &[&Kernel<contracts::AesExpand<parameter::Bits256>>] =
    &[&AES256_EXPAND_NEON];

pub(in crate::kernel) static AES256_GCM_OPEN_BLOCKS_NEON: Kernel<contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>> =
    printed!(aes256_gcm_open_blocks_neon: contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>, GHASH_POWERS);

/// The kernels of `aes256_gcm_open_blocks`.
pub(in crate::kernel) const AES256_GCM_OPEN_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>>] =
    &[&AES256_GCM_OPEN_BLOCKS_NEON];

pub(in crate::kernel) static AES256_GCM_OPEN_FINISH_NEON: Kernel<contracts::AesGcmFinish<parameter::Bits256, parameter::Open>> =
    printed!(aes256_gcm_open_finish_neon: contracts::AesGcmFinish<parameter::Bits256, parameter::Open>, GHASH_POWERS);

/// The kernels of `aes256_gcm_open_finish`.
pub(in crate::kernel) const AES256_GCM_OPEN_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits256, parameter::Open>>] =
    &[&AES256_GCM_OPEN_FINISH_NEON];

pub(in crate::kernel) static AES256_GCM_SEAL_BLOCKS_NEON: Kernel<contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>> =
    printed!(aes256_gcm_seal_blocks_neon: contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>, GHASH_POWERS);

/// The kernels of `aes256_gcm_seal_blocks`.
pub(in crate::kernel) const AES256_GCM_SEAL_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>>] =
    &[&AES256_GCM_SEAL_BLOCKS_NEON];

pub(in crate::kernel) static AES256_GCM_SEAL_FINISH_NEON: Kernel<contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>> =
    printed!(aes256_gcm_seal_finish_neon: contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>, GHASH_POWERS);

/// The kernels of `aes256_gcm_seal_finish`.
pub(in crate::kernel) const AES256_GCM_SEAL_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>>] =
    &[&AES256_GCM_SEAL_FINISH_NEON];

pub(in crate::kernel) static CHACHA20_BLOCKS_NEON: Kernel<contracts::Chacha20Blocks> =
    printed!(chacha20_blocks_neon: contracts::Chacha20Blocks, &[]);

/// The kernels of `chacha20_blocks`.
pub(in crate::kernel) const CHACHA20_BLOCKS: &[&Kernel<contracts::Chacha20Blocks>] =
    &[&CHACHA20_BLOCKS_NEON];

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_NEONX4: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_neonx4: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_NEONX7: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_neonx7: contracts::Chacha20Poly1305Begin, &[]);

/// The kernels of `chacha20_poly1305_begin`.
pub(in crate::kernel) const CHACHA20_POLY1305_BEGIN: &[&Kernel<contracts::Chacha20Poly1305Begin>] =
    &[&CHACHA20_POLY1305_BEGIN_NEONX4, &CHACHA20_POLY1305_BEGIN_NEONX7];

pub(in crate::kernel) static CHACHA20_POLY1305_BLOCKS_NEON: Kernel<contracts::Chacha20Poly1305Blocks> =
    printed!(chacha20_poly1305_blocks_neon: contracts::Chacha20Poly1305Blocks, POLY1305_POWERS);

/// The kernels of `chacha20_poly1305_blocks`.
pub(in crate::kernel) const CHACHA20_POLY1305_BLOCKS: &[&Kernel<contracts::Chacha20Poly1305Blocks>] =
    &[&CHACHA20_POLY1305_BLOCKS_NEON];

pub(in crate::kernel) static CHACHA20_XOR_GPR: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_gpr: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_NEON: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_neon: contracts::Chacha20Xor, &[]);

/// The kernels of `chacha20_xor`.
pub(in crate::kernel) const CHACHA20_XOR: &[&Kernel<contracts::Chacha20Xor>] =
    &[&CHACHA20_XOR_GPR, &CHACHA20_XOR_NEON];

pub(in crate::kernel) static GHASH_BLOCKS_NEON: Kernel<contracts::GhashBlocks> =
    printed!(ghash_blocks_neon: contracts::GhashBlocks, GHASH_POWERS);

/// The kernels of `ghash_blocks`.
pub(in crate::kernel) const GHASH_BLOCKS: &[&Kernel<contracts::GhashBlocks>] =
    &[&GHASH_BLOCKS_NEON];

pub(in crate::kernel) static GHASH_POWERS_NEON: Kernel<contracts::GhashPowers> =
    printed!(ghash_powers_neon: contracts::GhashPowers, &[]);

/// The kernels of `ghash_powers`.
pub(in crate::kernel) const GHASH_POWERS: &[&Kernel<contracts::GhashPowers>] =
    &[&GHASH_POWERS_NEON];

pub(in crate::kernel) static MD5_BLOCKS_GPR: Kernel<contracts::HashBlocks<parameter::Md5>> =
    printed!(md5_blocks_gpr: contracts::HashBlocks<parameter::Md5>, &[]);

/// The kernels of `md5_blocks`.
pub(in crate::kernel) const MD5_BLOCKS: &[&Kernel<contracts::HashBlocks<parameter::Md5>>] =
    &[&MD5_BLOCKS_GPR];

pub(in crate::kernel) static MD5_LANES_NEON_X4: Kernel<contracts::HashLanes<parameter::Md5>> =
    printed!(md5_lanes_neon_x4: contracts::HashLanes<parameter::Md5>, &[]);

pub(in crate::kernel) static MD5_LANES_NEON_X8: Kernel<contracts::HashLanes<parameter::Md5>> =
    printed!(md5_lanes_neon_x8: contracts::HashLanes<parameter::Md5>, &[]);

pub(in crate::kernel) static MD5_LANES_NEON_X16: Kernel<contracts::HashLanes<parameter::Md5>> =
    printed!(md5_lanes_neon_x16: contracts::HashLanes<parameter::Md5>, &[]);

/// The kernels of `md5_lanes`.
pub(in crate::kernel) const MD5_LANES: &[&Kernel<contracts::HashLanes<parameter::Md5>>] =
    &[&MD5_LANES_NEON_X4, &MD5_LANES_NEON_X8, &MD5_LANES_NEON_X16];

/// The kernels of `md5_streams`.
pub(in crate::kernel) const MD5_STREAMS: &[&Kernel<contracts::HashStreams<parameter::Md5>>] =
    &[];

/// The kernels of `md5_words`.
pub(in crate::kernel) const MD5_WORDS: &[&Kernel<contracts::HashWords<parameter::Md5>>] =
    &[];

pub(in crate::kernel) static POLY1305_BLOCKS_GPR: Kernel<contracts::Poly1305Blocks> =
    printed!(poly1305_blocks_gpr: contracts::Poly1305Blocks, POLY1305_POWERS);

pub(in crate::kernel) static POLY1305_BLOCKS_NEON: Kernel<contracts::Poly1305Blocks> =
    printed!(poly1305_blocks_neon: contracts::Poly1305Blocks, POLY1305_POWERS);

/// The kernels of `poly1305_blocks`.
pub(in crate::kernel) const POLY1305_BLOCKS: &[&Kernel<contracts::Poly1305Blocks>] =
    &[&POLY1305_BLOCKS_GPR, &POLY1305_BLOCKS_NEON];

pub(in crate::kernel) static POLY1305_FINISH_GPR: Kernel<contracts::Poly1305Finish> =
    printed!(poly1305_finish_gpr: contracts::Poly1305Finish, &[]);

/// The kernels of `poly1305_finish`.
pub(in crate::kernel) const POLY1305_FINISH: &[&Kernel<contracts::Poly1305Finish>] =
    &[&POLY1305_FINISH_GPR];

/// The kernels of `poly1305_lanes`.
pub(in crate::kernel) const POLY1305_LANES: &[&Kernel<contracts::Poly1305Lanes>] =
    &[];

pub(in crate::kernel) static POLY1305_POWERS_NEON: Kernel<contracts::Poly1305Powers> =
    printed!(poly1305_powers_neon: contracts::Poly1305Powers, &[]);

/// The kernels of `poly1305_powers`.
pub(in crate::kernel) const POLY1305_POWERS: &[&Kernel<contracts::Poly1305Powers>] =
    &[&POLY1305_POWERS_NEON];

pub(in crate::kernel) static SHA256_BLOCKS_SHA2: Kernel<contracts::HashBlocks<parameter::Sha256>> =
    printed!(sha256_blocks_sha2: contracts::HashBlocks<parameter::Sha256>, &[]);

pub(in crate::kernel) static SHA256_BLOCKS_NEON: Kernel<contracts::HashBlocks<parameter::Sha256>> =
    printed!(sha256_blocks_neon: contracts::HashBlocks<parameter::Sha256>, &[]);

/// The kernels of `sha256_blocks`.
pub(in crate::kernel) const SHA256_BLOCKS: &[&Kernel<contracts::HashBlocks<parameter::Sha256>>] =
    &[&SHA256_BLOCKS_SHA2, &SHA256_BLOCKS_NEON];

pub(in crate::kernel) static SHA256_LANES_NEON_X4: Kernel<contracts::HashLanes<parameter::Sha256>> =
    printed!(sha256_lanes_neon_x4: contracts::HashLanes<parameter::Sha256>, &[]);

pub(in crate::kernel) static SHA256_LANES_NEON_X8: Kernel<contracts::HashLanes<parameter::Sha256>> =
    printed!(sha256_lanes_neon_x8: contracts::HashLanes<parameter::Sha256>, &[]);

/// The kernels of `sha256_lanes`.
pub(in crate::kernel) const SHA256_LANES: &[&Kernel<contracts::HashLanes<parameter::Sha256>>] =
    &[&SHA256_LANES_NEON_X4, &SHA256_LANES_NEON_X8];

pub(in crate::kernel) static SHA256_STREAMS_SHA2: Kernel<contracts::HashStreams<parameter::Sha256>> =
    printed!(sha256_streams_sha2: contracts::HashStreams<parameter::Sha256>, &[]);

/// The kernels of `sha256_streams`.
pub(in crate::kernel) const SHA256_STREAMS: &[&Kernel<contracts::HashStreams<parameter::Sha256>>] =
    &[&SHA256_STREAMS_SHA2];

/// The kernels of `sha256_words`.
pub(in crate::kernel) const SHA256_WORDS: &[&Kernel<contracts::HashWords<parameter::Sha256>>] =
    &[];
