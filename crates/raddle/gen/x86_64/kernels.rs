// Printed by `cargo xtask gen`. Do not edit: change the kernel or a plan and print again.

#![allow(unused_imports, reason = "an architecture without kernels has no values")]

use crate::kernel::{
    contract::{Kernel, declare::printed, parameter},
    printed::contracts,
};
use super::functions::*;

pub(in crate::kernel) static AES128_CTR_XOR_AESNI: Kernel<contracts::AesCtrXor<parameter::Bits128>> =
    printed!(aes128_ctr_xor_aesni: contracts::AesCtrXor<parameter::Bits128>, &[]);

pub(in crate::kernel) static AES128_CTR_XOR_AESNI_X1: Kernel<contracts::AesCtrXor<parameter::Bits128>> =
    printed!(aes128_ctr_xor_aesni_x1: contracts::AesCtrXor<parameter::Bits128>, &[]);

pub(in crate::kernel) static AES128_CTR_XOR_VAES256: Kernel<contracts::AesCtrXor<parameter::Bits128>> =
    printed!(aes128_ctr_xor_vaes256: contracts::AesCtrXor<parameter::Bits128>, &[]);

pub(in crate::kernel) static AES128_CTR_XOR_VAES512: Kernel<contracts::AesCtrXor<parameter::Bits128>> =
    printed!(aes128_ctr_xor_vaes512: contracts::AesCtrXor<parameter::Bits128>, &[]);

/// The kernels of `aes128_ctr_xor`.
pub(in crate::kernel) const AES128_CTR_XOR: &[&Kernel<contracts::AesCtrXor<parameter::Bits128>>] =
    &[&AES128_CTR_XOR_AESNI, &AES128_CTR_XOR_AESNI_X1, &AES128_CTR_XOR_VAES256, &AES128_CTR_XOR_VAES512];

pub(in crate::kernel) static AES128_EXPAND_AESNI: Kernel<contracts::AesExpand<parameter::Bits128>> =
    printed!(aes128_expand_aesni: contracts::AesExpand<parameter::Bits128>, &[]);

/// The kernels of `aes128_expand`.
pub(in crate::kernel) const AES128_EXPAND: &[&Kernel<contracts::AesExpand<parameter::Bits128>>] =
    &[&AES128_EXPAND_AESNI];

pub(in crate::kernel) static AES128_GCM_OPEN_BLOCKS_AESNI: Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>> =
    printed!(aes128_gcm_open_blocks_aesni: contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>, GHASH_POWERS);

pub(in crate::kernel) static AES128_GCM_OPEN_BLOCKS_VAES256: Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>> =
    printed!(aes128_gcm_open_blocks_vaes256: contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>, GHASH_POWERS);

pub(in crate::kernel) static AES128_GCM_OPEN_BLOCKS_VAES512: Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>> =
    printed!(aes128_gcm_open_blocks_vaes512: contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>, GHASH_POWERS);

pub(in crate::kernel) static AES128_GCM_OPEN_BLOCKS_VAES512_LEAN: Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>> =
    printed!(aes128_gcm_open_blocks_vaes512_lean: contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>, GHASH_POWERS);

pub(in crate::kernel) static AES128_GCM_OPEN_BLOCKS_VAES512_PACKED: Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>> =
    printed!(aes128_gcm_open_blocks_vaes512_packed: contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>, GHASH_POWERS);

/// The kernels of `aes128_gcm_open_blocks`.
pub(in crate::kernel) const AES128_GCM_OPEN_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>>] =
    &[&AES128_GCM_OPEN_BLOCKS_AESNI, &AES128_GCM_OPEN_BLOCKS_VAES256, &AES128_GCM_OPEN_BLOCKS_VAES512, &AES128_GCM_OPEN_BLOCKS_VAES512_LEAN, &AES128_GCM_OPEN_BLOCKS_VAES512_PACKED];

pub(in crate::kernel) static AES128_GCM_OPEN_FINISH_AESNI: Kernel<contracts::AesGcmFinish<parameter::Bits128, parameter::Open>> =
    printed!(aes128_gcm_open_finish_aesni: contracts::AesGcmFinish<parameter::Bits128, parameter::Open>, GHASH_POWERS);

pub(in crate::kernel) static AES128_GCM_OPEN_FINISH_VAES256: Kernel<contracts::AesGcmFinish<parameter::Bits128, parameter::Open>> =
    printed!(aes128_gcm_open_finish_vaes256: contracts::AesGcmFinish<parameter::Bits128, parameter::Open>, GHASH_POWERS);

pub(in crate::kernel) static AES128_GCM_OPEN_FINISH_VAES512: Kernel<contracts::AesGcmFinish<parameter::Bits128, parameter::Open>> =
    printed!(aes128_gcm_open_finish_vaes512: contracts::AesGcmFinish<parameter::Bits128, parameter::Open>, GHASH_POWERS);

/// The kernels of `aes128_gcm_open_finish`.
pub(in crate::kernel) const AES128_GCM_OPEN_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits128, parameter::Open>>] =
    &[&AES128_GCM_OPEN_FINISH_AESNI, &AES128_GCM_OPEN_FINISH_VAES256, &AES128_GCM_OPEN_FINISH_VAES512];

pub(in crate::kernel) static AES128_GCM_SEAL_BLOCKS_AESNI: Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>> =
    printed!(aes128_gcm_seal_blocks_aesni: contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES128_GCM_SEAL_BLOCKS_VAES256: Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>> =
    printed!(aes128_gcm_seal_blocks_vaes256: contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES128_GCM_SEAL_BLOCKS_VAES512: Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>> =
    printed!(aes128_gcm_seal_blocks_vaes512: contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES128_GCM_SEAL_BLOCKS_VAES512_LEAN: Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>> =
    printed!(aes128_gcm_seal_blocks_vaes512_lean: contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES128_GCM_SEAL_BLOCKS_VAES512_HALVES: Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>> =
    printed!(aes128_gcm_seal_blocks_vaes512_halves: contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>, GHASH_POWERS);

/// The kernels of `aes128_gcm_seal_blocks`.
pub(in crate::kernel) const AES128_GCM_SEAL_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>>] =
    &[&AES128_GCM_SEAL_BLOCKS_AESNI, &AES128_GCM_SEAL_BLOCKS_VAES256, &AES128_GCM_SEAL_BLOCKS_VAES512, &AES128_GCM_SEAL_BLOCKS_VAES512_LEAN, &AES128_GCM_SEAL_BLOCKS_VAES512_HALVES];

pub(in crate::kernel) static AES128_GCM_SEAL_FINISH_AESNI: Kernel<contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>> =
    printed!(aes128_gcm_seal_finish_aesni: contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES128_GCM_SEAL_FINISH_VAES256: Kernel<contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>> =
    printed!(aes128_gcm_seal_finish_vaes256: contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES128_GCM_SEAL_FINISH_VAES512: Kernel<contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>> =
    printed!(aes128_gcm_seal_finish_vaes512: contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES128_GCM_SEAL_FINISH_VAES512_NARROW: Kernel<contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>> =
    printed!(aes128_gcm_seal_finish_vaes512_narrow: contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>, GHASH_POWERS);

/// The kernels of `aes128_gcm_seal_finish`.
pub(in crate::kernel) const AES128_GCM_SEAL_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>>] =
    &[&AES128_GCM_SEAL_FINISH_AESNI, &AES128_GCM_SEAL_FINISH_VAES256, &AES128_GCM_SEAL_FINISH_VAES512, &AES128_GCM_SEAL_FINISH_VAES512_NARROW];

pub(in crate::kernel) static AES192_CTR_XOR_AESNI: Kernel<contracts::AesCtrXor<parameter::Bits192>> =
    printed!(aes192_ctr_xor_aesni: contracts::AesCtrXor<parameter::Bits192>, &[]);

pub(in crate::kernel) static AES192_CTR_XOR_AESNI_X1: Kernel<contracts::AesCtrXor<parameter::Bits192>> =
    printed!(aes192_ctr_xor_aesni_x1: contracts::AesCtrXor<parameter::Bits192>, &[]);

pub(in crate::kernel) static AES192_CTR_XOR_VAES256: Kernel<contracts::AesCtrXor<parameter::Bits192>> =
    printed!(aes192_ctr_xor_vaes256: contracts::AesCtrXor<parameter::Bits192>, &[]);

pub(in crate::kernel) static AES192_CTR_XOR_VAES512: Kernel<contracts::AesCtrXor<parameter::Bits192>> =
    printed!(aes192_ctr_xor_vaes512: contracts::AesCtrXor<parameter::Bits192>, &[]);

/// The kernels of `aes192_ctr_xor`.
pub(in crate::kernel) const AES192_CTR_XOR: &[&Kernel<contracts::AesCtrXor<parameter::Bits192>>] =
    &[&AES192_CTR_XOR_AESNI, &AES192_CTR_XOR_AESNI_X1, &AES192_CTR_XOR_VAES256, &AES192_CTR_XOR_VAES512];

pub(in crate::kernel) static AES192_EXPAND_AESNI: Kernel<contracts::AesExpand<parameter::Bits192>> =
    printed!(aes192_expand_aesni: contracts::AesExpand<parameter::Bits192>, &[]);

/// The kernels of `aes192_expand`.
pub(in crate::kernel) const AES192_EXPAND: &[&Kernel<contracts::AesExpand<parameter::Bits192>>] =
    &[&AES192_EXPAND_AESNI];

pub(in crate::kernel) static AES192_GCM_OPEN_BLOCKS_AESNI: Kernel<contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>> =
    printed!(aes192_gcm_open_blocks_aesni: contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>, GHASH_POWERS);

pub(in crate::kernel) static AES192_GCM_OPEN_BLOCKS_VAES256: Kernel<contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>> =
    printed!(aes192_gcm_open_blocks_vaes256: contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>, GHASH_POWERS);

pub(in crate::kernel) static AES192_GCM_OPEN_BLOCKS_VAES512: Kernel<contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>> =
    printed!(aes192_gcm_open_blocks_vaes512: contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>, GHASH_POWERS);

pub(in crate::kernel) static AES192_GCM_OPEN_BLOCKS_VAES512_LEAN: Kernel<contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>> =
    printed!(aes192_gcm_open_blocks_vaes512_lean: contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>, GHASH_POWERS);

/// The kernels of `aes192_gcm_open_blocks`.
pub(in crate::kernel) const AES192_GCM_OPEN_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>>] =
    &[&AES192_GCM_OPEN_BLOCKS_AESNI, &AES192_GCM_OPEN_BLOCKS_VAES256, &AES192_GCM_OPEN_BLOCKS_VAES512, &AES192_GCM_OPEN_BLOCKS_VAES512_LEAN];

pub(in crate::kernel) static AES192_GCM_OPEN_FINISH_AESNI: Kernel<contracts::AesGcmFinish<parameter::Bits192, parameter::Open>> =
    printed!(aes192_gcm_open_finish_aesni: contracts::AesGcmFinish<parameter::Bits192, parameter::Open>, GHASH_POWERS);

pub(in crate::kernel) static AES192_GCM_OPEN_FINISH_VAES256: Kernel<contracts::AesGcmFinish<parameter::Bits192, parameter::Open>> =
    printed!(aes192_gcm_open_finish_vaes256: contracts::AesGcmFinish<parameter::Bits192, parameter::Open>, GHASH_POWERS);

pub(in crate::kernel) static AES192_GCM_OPEN_FINISH_VAES512: Kernel<contracts::AesGcmFinish<parameter::Bits192, parameter::Open>> =
    printed!(aes192_gcm_open_finish_vaes512: contracts::AesGcmFinish<parameter::Bits192, parameter::Open>, GHASH_POWERS);

/// The kernels of `aes192_gcm_open_finish`.
pub(in crate::kernel) const AES192_GCM_OPEN_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits192, parameter::Open>>] =
    &[&AES192_GCM_OPEN_FINISH_AESNI, &AES192_GCM_OPEN_FINISH_VAES256, &AES192_GCM_OPEN_FINISH_VAES512];

pub(in crate::kernel) static AES192_GCM_SEAL_BLOCKS_AESNI: Kernel<contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>> =
    printed!(aes192_gcm_seal_blocks_aesni: contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES192_GCM_SEAL_BLOCKS_VAES256: Kernel<contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>> =
    printed!(aes192_gcm_seal_blocks_vaes256: contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES192_GCM_SEAL_BLOCKS_VAES512: Kernel<contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>> =
    printed!(aes192_gcm_seal_blocks_vaes512: contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES192_GCM_SEAL_BLOCKS_VAES512_LEAN: Kernel<contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>> =
    printed!(aes192_gcm_seal_blocks_vaes512_lean: contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>, GHASH_POWERS);

/// The kernels of `aes192_gcm_seal_blocks`.
pub(in crate::kernel) const AES192_GCM_SEAL_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>>] =
    &[&AES192_GCM_SEAL_BLOCKS_AESNI, &AES192_GCM_SEAL_BLOCKS_VAES256, &AES192_GCM_SEAL_BLOCKS_VAES512, &AES192_GCM_SEAL_BLOCKS_VAES512_LEAN];

pub(in crate::kernel) static AES192_GCM_SEAL_FINISH_AESNI: Kernel<contracts::AesGcmFinish<parameter::Bits192, parameter::Seal>> =
    printed!(aes192_gcm_seal_finish_aesni: contracts::AesGcmFinish<parameter::Bits192, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES192_GCM_SEAL_FINISH_VAES256: Kernel<contracts::AesGcmFinish<parameter::Bits192, parameter::Seal>> =
    printed!(aes192_gcm_seal_finish_vaes256: contracts::AesGcmFinish<parameter::Bits192, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES192_GCM_SEAL_FINISH_VAES512: Kernel<contracts::AesGcmFinish<parameter::Bits192, parameter::Seal>> =
    printed!(aes192_gcm_seal_finish_vaes512: contracts::AesGcmFinish<parameter::Bits192, parameter::Seal>, GHASH_POWERS);

/// The kernels of `aes192_gcm_seal_finish`.
pub(in crate::kernel) const AES192_GCM_SEAL_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits192, parameter::Seal>>] =
    &[&AES192_GCM_SEAL_FINISH_AESNI, &AES192_GCM_SEAL_FINISH_VAES256, &AES192_GCM_SEAL_FINISH_VAES512];

pub(in crate::kernel) static AES256_CTR_XOR_AESNI: Kernel<contracts::AesCtrXor<parameter::Bits256>> =
    printed!(aes256_ctr_xor_aesni: contracts::AesCtrXor<parameter::Bits256>, &[]);

pub(in crate::kernel) static AES256_CTR_XOR_AESNI_X1: Kernel<contracts::AesCtrXor<parameter::Bits256>> =
    printed!(aes256_ctr_xor_aesni_x1: contracts::AesCtrXor<parameter::Bits256>, &[]);

pub(in crate::kernel) static AES256_CTR_XOR_VAES256: Kernel<contracts::AesCtrXor<parameter::Bits256>> =
    printed!(aes256_ctr_xor_vaes256: contracts::AesCtrXor<parameter::Bits256>, &[]);

pub(in crate::kernel) static AES256_CTR_XOR_VAES512: Kernel<contracts::AesCtrXor<parameter::Bits256>> =
    printed!(aes256_ctr_xor_vaes512: contracts::AesCtrXor<parameter::Bits256>, &[]);

/// The kernels of `aes256_ctr_xor`.
pub(in crate::kernel) const AES256_CTR_XOR: &[&Kernel<contracts::AesCtrXor<parameter::Bits256>>] =
    &[&AES256_CTR_XOR_AESNI, &AES256_CTR_XOR_AESNI_X1, &AES256_CTR_XOR_VAES256, &AES256_CTR_XOR_VAES512];

pub(in crate::kernel) static AES256_EXPAND_AESNI: Kernel<contracts::AesExpand<parameter::Bits256>> =
    printed!(aes256_expand_aesni: contracts::AesExpand<parameter::Bits256>, &[]);

/// The kernels of `aes256_expand`.
pub(in crate::kernel) const AES256_EXPAND: &[&Kernel<contracts::AesExpand<parameter::Bits256>>] =
    &[&AES256_EXPAND_AESNI];

pub(in crate::kernel) static AES256_GCM_OPEN_BLOCKS_AESNI: Kernel<contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>> =
    printed!(aes256_gcm_open_blocks_aesni: contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>, GHASH_POWERS);

pub(in crate::kernel) static AES256_GCM_OPEN_BLOCKS_VAES256: Kernel<contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>> =
    printed!(aes256_gcm_open_blocks_vaes256: contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>, GHASH_POWERS);

pub(in crate::kernel) static AES256_GCM_OPEN_BLOCKS_VAES512: Kernel<contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>> =
    printed!(aes256_gcm_open_blocks_vaes512: contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>, GHASH_POWERS);

pub(in crate::kernel) static AES256_GCM_OPEN_BLOCKS_VAES512_LEAN: Kernel<contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>> =
    printed!(aes256_gcm_open_blocks_vaes512_lean: contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>, GHASH_POWERS);

pub(in crate::kernel) static AES256_GCM_OPEN_BLOCKS_VAES512_PACKED: Kernel<contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>> =
    printed!(aes256_gcm_open_blocks_vaes512_packed: contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>, GHASH_POWERS);

/// The kernels of `aes256_gcm_open_blocks`.
pub(in crate::kernel) const AES256_GCM_OPEN_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>>] =
    &[&AES256_GCM_OPEN_BLOCKS_AESNI, &AES256_GCM_OPEN_BLOCKS_VAES256, &AES256_GCM_OPEN_BLOCKS_VAES512, &AES256_GCM_OPEN_BLOCKS_VAES512_LEAN, &AES256_GCM_OPEN_BLOCKS_VAES512_PACKED];

pub(in crate::kernel) static AES256_GCM_OPEN_FINISH_AESNI: Kernel<contracts::AesGcmFinish<parameter::Bits256, parameter::Open>> =
    printed!(aes256_gcm_open_finish_aesni: contracts::AesGcmFinish<parameter::Bits256, parameter::Open>, GHASH_POWERS);

pub(in crate::kernel) static AES256_GCM_OPEN_FINISH_VAES256: Kernel<contracts::AesGcmFinish<parameter::Bits256, parameter::Open>> =
    printed!(aes256_gcm_open_finish_vaes256: contracts::AesGcmFinish<parameter::Bits256, parameter::Open>, GHASH_POWERS);

pub(in crate::kernel) static AES256_GCM_OPEN_FINISH_VAES512: Kernel<contracts::AesGcmFinish<parameter::Bits256, parameter::Open>> =
    printed!(aes256_gcm_open_finish_vaes512: contracts::AesGcmFinish<parameter::Bits256, parameter::Open>, GHASH_POWERS);

/// The kernels of `aes256_gcm_open_finish`.
pub(in crate::kernel) const AES256_GCM_OPEN_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits256, parameter::Open>>] =
    &[&AES256_GCM_OPEN_FINISH_AESNI, &AES256_GCM_OPEN_FINISH_VAES256, &AES256_GCM_OPEN_FINISH_VAES512];

pub(in crate::kernel) static AES256_GCM_SEAL_BLOCKS_AESNI: Kernel<contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>> =
    printed!(aes256_gcm_seal_blocks_aesni: contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES256_GCM_SEAL_BLOCKS_VAES256: Kernel<contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>> =
    printed!(aes256_gcm_seal_blocks_vaes256: contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES256_GCM_SEAL_BLOCKS_VAES512: Kernel<contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>> =
    printed!(aes256_gcm_seal_blocks_vaes512: contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES256_GCM_SEAL_BLOCKS_VAES512_LEAN: Kernel<contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>> =
    printed!(aes256_gcm_seal_blocks_vaes512_lean: contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>, GHASH_POWERS);

/// The kernels of `aes256_gcm_seal_blocks`.
pub(in crate::kernel) const AES256_GCM_SEAL_BLOCKS: &[&Kernel<contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>>] =
    &[&AES256_GCM_SEAL_BLOCKS_AESNI, &AES256_GCM_SEAL_BLOCKS_VAES256, &AES256_GCM_SEAL_BLOCKS_VAES512, &AES256_GCM_SEAL_BLOCKS_VAES512_LEAN];

pub(in crate::kernel) static AES256_GCM_SEAL_FINISH_AESNI: Kernel<contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>> =
    printed!(aes256_gcm_seal_finish_aesni: contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES256_GCM_SEAL_FINISH_VAES256: Kernel<contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>> =
    printed!(aes256_gcm_seal_finish_vaes256: contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES256_GCM_SEAL_FINISH_VAES512: Kernel<contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>> =
    printed!(aes256_gcm_seal_finish_vaes512: contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>, GHASH_POWERS);

pub(in crate::kernel) static AES256_GCM_SEAL_FINISH_VAES512_NARROW: Kernel<contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>> =
    printed!(aes256_gcm_seal_finish_vaes512_narrow: contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>, GHASH_POWERS);

/// The kernels of `aes256_gcm_seal_finish`.
pub(in crate::kernel) const AES256_GCM_SEAL_FINISH: &[&Kernel<contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>>] =
    &[&AES256_GCM_SEAL_FINISH_AESNI, &AES256_GCM_SEAL_FINISH_VAES256, &AES256_GCM_SEAL_FINISH_VAES512, &AES256_GCM_SEAL_FINISH_VAES512_NARROW];

pub(in crate::kernel) static CHACHA20_BLOCKS_AVX: Kernel<contracts::Chacha20Blocks> =
    printed!(chacha20_blocks_avx: contracts::Chacha20Blocks, &[]);

pub(in crate::kernel) static CHACHA20_BLOCKS_AVX2: Kernel<contracts::Chacha20Blocks> =
    printed!(chacha20_blocks_avx2: contracts::Chacha20Blocks, &[]);

pub(in crate::kernel) static CHACHA20_BLOCKS_AVX2X16: Kernel<contracts::Chacha20Blocks> =
    printed!(chacha20_blocks_avx2x16: contracts::Chacha20Blocks, &[]);

pub(in crate::kernel) static CHACHA20_BLOCKS_AVX512_ROW4: Kernel<contracts::Chacha20Blocks> =
    printed!(chacha20_blocks_avx512_row4: contracts::Chacha20Blocks, &[]);

pub(in crate::kernel) static CHACHA20_BLOCKS_AVX512_ROW8: Kernel<contracts::Chacha20Blocks> =
    printed!(chacha20_blocks_avx512_row8: contracts::Chacha20Blocks, &[]);

pub(in crate::kernel) static CHACHA20_BLOCKS_AVX512: Kernel<contracts::Chacha20Blocks> =
    printed!(chacha20_blocks_avx512: contracts::Chacha20Blocks, &[]);

pub(in crate::kernel) static CHACHA20_BLOCKS_AVX512X32: Kernel<contracts::Chacha20Blocks> =
    printed!(chacha20_blocks_avx512x32: contracts::Chacha20Blocks, &[]);

/// The kernels of `chacha20_blocks`.
pub(in crate::kernel) const CHACHA20_BLOCKS: &[&Kernel<contracts::Chacha20Blocks>] =
    &[&CHACHA20_BLOCKS_AVX, &CHACHA20_BLOCKS_AVX2, &CHACHA20_BLOCKS_AVX2X16, &CHACHA20_BLOCKS_AVX512_ROW4, &CHACHA20_BLOCKS_AVX512_ROW8, &CHACHA20_BLOCKS_AVX512, &CHACHA20_BLOCKS_AVX512X32];

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX_ROW2: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx_row2: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVXX8: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avxx8: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX2: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx2: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX2_ROW1: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx2_row1: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX2_ROW3: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx2_row3: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX2_ROW5: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx2_row5: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX512_ROW3: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx512_row3: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX512_ROW3_UNPACED: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx512_row3_unpaced: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX512_ROW7: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx512_row7: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX512_ROW11: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx512_row11: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX512_ROW4: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx512_row4: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX512_ROW8: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx512_row8: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX512_ROW8_WITHOUT_POWERS: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx512_row8_without_powers: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX512: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx512: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX512X20: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx512x20: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX512X24: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx512x24: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX512_WITHOUT_POWERS: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx512_without_powers: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX512X32: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx512x32: contracts::Chacha20Poly1305Begin, &[]);

pub(in crate::kernel) static CHACHA20_POLY1305_BEGIN_AVX512X32_POWERS: Kernel<contracts::Chacha20Poly1305Begin> =
    printed!(chacha20_poly1305_begin_avx512x32_powers: contracts::Chacha20Poly1305Begin, &[]);

/// The kernels of `chacha20_poly1305_begin`.
pub(in crate::kernel) const CHACHA20_POLY1305_BEGIN: &[&Kernel<contracts::Chacha20Poly1305Begin>] =
    &[&CHACHA20_POLY1305_BEGIN_AVX_ROW2, &CHACHA20_POLY1305_BEGIN_AVX, &CHACHA20_POLY1305_BEGIN_AVXX8, &CHACHA20_POLY1305_BEGIN_AVX2, &CHACHA20_POLY1305_BEGIN_AVX2_ROW1, &CHACHA20_POLY1305_BEGIN_AVX2_ROW3, &CHACHA20_POLY1305_BEGIN_AVX2_ROW5, &CHACHA20_POLY1305_BEGIN_AVX512_ROW3, &CHACHA20_POLY1305_BEGIN_AVX512_ROW3_UNPACED, &CHACHA20_POLY1305_BEGIN_AVX512_ROW7, &CHACHA20_POLY1305_BEGIN_AVX512_ROW11, &CHACHA20_POLY1305_BEGIN_AVX512_ROW4, &CHACHA20_POLY1305_BEGIN_AVX512_ROW8, &CHACHA20_POLY1305_BEGIN_AVX512_ROW8_WITHOUT_POWERS, &CHACHA20_POLY1305_BEGIN_AVX512, &CHACHA20_POLY1305_BEGIN_AVX512X20, &CHACHA20_POLY1305_BEGIN_AVX512X24, &CHACHA20_POLY1305_BEGIN_AVX512_WITHOUT_POWERS, &CHACHA20_POLY1305_BEGIN_AVX512X32, &CHACHA20_POLY1305_BEGIN_AVX512X32_POWERS];

pub(in crate::kernel) static CHACHA20_POLY1305_BLOCKS_AVX: Kernel<contracts::Chacha20Poly1305Blocks> =
    printed!(chacha20_poly1305_blocks_avx: contracts::Chacha20Poly1305Blocks, POLY1305_POWERS);

pub(in crate::kernel) static CHACHA20_POLY1305_BLOCKS_AVXX8: Kernel<contracts::Chacha20Poly1305Blocks> =
    printed!(chacha20_poly1305_blocks_avxx8: contracts::Chacha20Poly1305Blocks, POLY1305_POWERS);

pub(in crate::kernel) static CHACHA20_POLY1305_BLOCKS_AVX2: Kernel<contracts::Chacha20Poly1305Blocks> =
    printed!(chacha20_poly1305_blocks_avx2: contracts::Chacha20Poly1305Blocks, POLY1305_POWERS);

pub(in crate::kernel) static CHACHA20_POLY1305_BLOCKS_AVX512X32: Kernel<contracts::Chacha20Poly1305Blocks> =
    printed!(chacha20_poly1305_blocks_avx512x32: contracts::Chacha20Poly1305Blocks, POLY1305_POWERS);

pub(in crate::kernel) static CHACHA20_POLY1305_BLOCKS_AVX512X32_SHARE80: Kernel<contracts::Chacha20Poly1305Blocks> =
    printed!(chacha20_poly1305_blocks_avx512x32_share80: contracts::Chacha20Poly1305Blocks, POLY1305_POWERS);

/// The kernels of `chacha20_poly1305_blocks`.
pub(in crate::kernel) const CHACHA20_POLY1305_BLOCKS: &[&Kernel<contracts::Chacha20Poly1305Blocks>] =
    &[&CHACHA20_POLY1305_BLOCKS_AVX, &CHACHA20_POLY1305_BLOCKS_AVXX8, &CHACHA20_POLY1305_BLOCKS_AVX2, &CHACHA20_POLY1305_BLOCKS_AVX512X32, &CHACHA20_POLY1305_BLOCKS_AVX512X32_SHARE80];

pub(in crate::kernel) static CHACHA20_XOR_GPR: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_gpr: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVX_ROW1: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avx_row1: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVX_ROW2: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avx_row2: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVX_ROW3: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avx_row3: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVX: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avx: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVXX8: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avxx8: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVX2_ROW2: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avx2_row2: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVX2_ROW4: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avx2_row4: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVX2_ROW5: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avx2_row5: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVX2: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avx2: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVX2X16: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avx2x16: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVX512_ROW4: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avx512_row4: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVX512_ROW5: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avx512_row5: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVX512_ROW8: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avx512_row8: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVX512_ROW9: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avx512_row9: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVX512_ROW12: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avx512_row12: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVX512: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avx512: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVX512X17: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avx512x17: contracts::Chacha20Xor, &[]);

pub(in crate::kernel) static CHACHA20_XOR_AVX512X32: Kernel<contracts::Chacha20Xor> =
    printed!(chacha20_xor_avx512x32: contracts::Chacha20Xor, &[]);

/// The kernels of `chacha20_xor`.
pub(in crate::kernel) const CHACHA20_XOR: &[&Kernel<contracts::Chacha20Xor>] =
    &[&CHACHA20_XOR_GPR, &CHACHA20_XOR_AVX_ROW1, &CHACHA20_XOR_AVX_ROW2, &CHACHA20_XOR_AVX_ROW3, &CHACHA20_XOR_AVX, &CHACHA20_XOR_AVXX8, &CHACHA20_XOR_AVX2_ROW2, &CHACHA20_XOR_AVX2_ROW4, &CHACHA20_XOR_AVX2_ROW5, &CHACHA20_XOR_AVX2, &CHACHA20_XOR_AVX2X16, &CHACHA20_XOR_AVX512_ROW4, &CHACHA20_XOR_AVX512_ROW5, &CHACHA20_XOR_AVX512_ROW8, &CHACHA20_XOR_AVX512_ROW9, &CHACHA20_XOR_AVX512_ROW12, &CHACHA20_XOR_AVX512, &CHACHA20_XOR_AVX512X17, &CHACHA20_XOR_AVX512X32];

pub(in crate::kernel) static GHASH_BLOCKS_AESNI: Kernel<contracts::GhashBlocks> =
    printed!(ghash_blocks_aesni: contracts::GhashBlocks, GHASH_POWERS);

pub(in crate::kernel) static GHASH_BLOCKS_VAES256: Kernel<contracts::GhashBlocks> =
    printed!(ghash_blocks_vaes256: contracts::GhashBlocks, GHASH_POWERS);

pub(in crate::kernel) static GHASH_BLOCKS_VAES512: Kernel<contracts::GhashBlocks> =
    printed!(ghash_blocks_vaes512: contracts::GhashBlocks, GHASH_POWERS);

/// The kernels of `ghash_blocks`.
pub(in crate::kernel) const GHASH_BLOCKS: &[&Kernel<contracts::GhashBlocks>] =
    &[&GHASH_BLOCKS_AESNI, &GHASH_BLOCKS_VAES256, &GHASH_BLOCKS_VAES512];

pub(in crate::kernel) static GHASH_POWERS_AESNI: Kernel<contracts::GhashPowers> =
    printed!(ghash_powers_aesni: contracts::GhashPowers, &[]);

pub(in crate::kernel) static GHASH_POWERS_VAES256: Kernel<contracts::GhashPowers> =
    printed!(ghash_powers_vaes256: contracts::GhashPowers, &[]);

pub(in crate::kernel) static GHASH_POWERS_VAES512: Kernel<contracts::GhashPowers> =
    printed!(ghash_powers_vaes512: contracts::GhashPowers, &[]);

/// The kernels of `ghash_powers`.
pub(in crate::kernel) const GHASH_POWERS: &[&Kernel<contracts::GhashPowers>] =
    &[&GHASH_POWERS_AESNI, &GHASH_POWERS_VAES256, &GHASH_POWERS_VAES512];

pub(in crate::kernel) static MD5_BLOCKS_GPR: Kernel<contracts::HashBlocks<parameter::Md5>> =
    printed!(md5_blocks_gpr: contracts::HashBlocks<parameter::Md5>, &[]);

pub(in crate::kernel) static MD5_BLOCKS_BMI1: Kernel<contracts::HashBlocks<parameter::Md5>> =
    printed!(md5_blocks_bmi1: contracts::HashBlocks<parameter::Md5>, &[]);

/// The kernels of `md5_blocks`.
pub(in crate::kernel) const MD5_BLOCKS: &[&Kernel<contracts::HashBlocks<parameter::Md5>>] =
    &[&MD5_BLOCKS_GPR, &MD5_BLOCKS_BMI1];

pub(in crate::kernel) static MD5_LANES_AVX2_X8: Kernel<contracts::HashLanes<parameter::Md5>> =
    printed!(md5_lanes_avx2_x8: contracts::HashLanes<parameter::Md5>, &[]);

pub(in crate::kernel) static MD5_LANES_AVX2_X16: Kernel<contracts::HashLanes<parameter::Md5>> =
    printed!(md5_lanes_avx2_x16: contracts::HashLanes<parameter::Md5>, &[]);

pub(in crate::kernel) static MD5_LANES_AVX2_X24: Kernel<contracts::HashLanes<parameter::Md5>> =
    printed!(md5_lanes_avx2_x24: contracts::HashLanes<parameter::Md5>, &[]);

pub(in crate::kernel) static MD5_LANES_AVX512_X16: Kernel<contracts::HashLanes<parameter::Md5>> =
    printed!(md5_lanes_avx512_x16: contracts::HashLanes<parameter::Md5>, &[]);

pub(in crate::kernel) static MD5_LANES_AVX512_X32: Kernel<contracts::HashLanes<parameter::Md5>> =
    printed!(md5_lanes_avx512_x32: contracts::HashLanes<parameter::Md5>, &[]);

pub(in crate::kernel) static MD5_LANES_AVX512_X64: Kernel<contracts::HashLanes<parameter::Md5>> =
    printed!(md5_lanes_avx512_x64: contracts::HashLanes<parameter::Md5>, &[]);

/// The kernels of `md5_lanes`.
pub(in crate::kernel) const MD5_LANES: &[&Kernel<contracts::HashLanes<parameter::Md5>>] =
    &[&MD5_LANES_AVX2_X8, &MD5_LANES_AVX2_X16, &MD5_LANES_AVX2_X24, &MD5_LANES_AVX512_X16, &MD5_LANES_AVX512_X32, &MD5_LANES_AVX512_X64];

/// The kernels of `md5_streams`.
pub(in crate::kernel) const MD5_STREAMS: &[&Kernel<contracts::HashStreams<parameter::Md5>>] =
    &[];

/// The kernels of `md5_words`.
pub(in crate::kernel) const MD5_WORDS: &[&Kernel<contracts::HashWords<parameter::Md5>>] =
    &[];

pub(in crate::kernel) static POLY1305_BLOCKS_GPR: Kernel<contracts::Poly1305Blocks> =
    printed!(poly1305_blocks_gpr: contracts::Poly1305Blocks, POLY1305_POWERS);

pub(in crate::kernel) static POLY1305_BLOCKS_BMI2: Kernel<contracts::Poly1305Blocks> =
    printed!(poly1305_blocks_bmi2: contracts::Poly1305Blocks, POLY1305_POWERS);

pub(in crate::kernel) static POLY1305_BLOCKS_BMI2X2: Kernel<contracts::Poly1305Blocks> =
    printed!(poly1305_blocks_bmi2x2: contracts::Poly1305Blocks, POLY1305_POWERS);

pub(in crate::kernel) static POLY1305_BLOCKS_AVX: Kernel<contracts::Poly1305Blocks> =
    printed!(poly1305_blocks_avx: contracts::Poly1305Blocks, POLY1305_POWERS);

pub(in crate::kernel) static POLY1305_BLOCKS_AVX2: Kernel<contracts::Poly1305Blocks> =
    printed!(poly1305_blocks_avx2: contracts::Poly1305Blocks, POLY1305_POWERS);

pub(in crate::kernel) static POLY1305_BLOCKS_AVX512: Kernel<contracts::Poly1305Blocks> =
    printed!(poly1305_blocks_avx512: contracts::Poly1305Blocks, POLY1305_POWERS);

pub(in crate::kernel) static POLY1305_BLOCKS_IFMA_SHORT: Kernel<contracts::Poly1305Blocks> =
    printed!(poly1305_blocks_ifma_short: contracts::Poly1305Blocks, POLY1305_POWERS);

pub(in crate::kernel) static POLY1305_BLOCKS_IFMA: Kernel<contracts::Poly1305Blocks> =
    printed!(poly1305_blocks_ifma: contracts::Poly1305Blocks, POLY1305_POWERS);

/// The kernels of `poly1305_blocks`.
pub(in crate::kernel) const POLY1305_BLOCKS: &[&Kernel<contracts::Poly1305Blocks>] =
    &[&POLY1305_BLOCKS_GPR, &POLY1305_BLOCKS_BMI2, &POLY1305_BLOCKS_BMI2X2, &POLY1305_BLOCKS_AVX, &POLY1305_BLOCKS_AVX2, &POLY1305_BLOCKS_AVX512, &POLY1305_BLOCKS_IFMA_SHORT, &POLY1305_BLOCKS_IFMA];

pub(in crate::kernel) static POLY1305_FINISH_GPR: Kernel<contracts::Poly1305Finish> =
    printed!(poly1305_finish_gpr: contracts::Poly1305Finish, &[]);

pub(in crate::kernel) static POLY1305_FINISH_BMI2: Kernel<contracts::Poly1305Finish> =
    printed!(poly1305_finish_bmi2: contracts::Poly1305Finish, &[]);

/// The kernels of `poly1305_finish`.
pub(in crate::kernel) const POLY1305_FINISH: &[&Kernel<contracts::Poly1305Finish>] =
    &[&POLY1305_FINISH_GPR, &POLY1305_FINISH_BMI2];

pub(in crate::kernel) static POLY1305_LANES_IFMA_X8: Kernel<contracts::Poly1305Lanes> =
    printed!(poly1305_lanes_ifma_x8: contracts::Poly1305Lanes, &[]);

/// The kernels of `poly1305_lanes`.
pub(in crate::kernel) const POLY1305_LANES: &[&Kernel<contracts::Poly1305Lanes>] =
    &[&POLY1305_LANES_IFMA_X8];

pub(in crate::kernel) static POLY1305_POWERS_BMI2X2: Kernel<contracts::Poly1305Powers> =
    printed!(poly1305_powers_bmi2x2: contracts::Poly1305Powers, &[]);

pub(in crate::kernel) static POLY1305_POWERS_AVX: Kernel<contracts::Poly1305Powers> =
    printed!(poly1305_powers_avx: contracts::Poly1305Powers, &[]);

pub(in crate::kernel) static POLY1305_POWERS_AVX2: Kernel<contracts::Poly1305Powers> =
    printed!(poly1305_powers_avx2: contracts::Poly1305Powers, &[]);

pub(in crate::kernel) static POLY1305_POWERS_AVX512: Kernel<contracts::Poly1305Powers> =
    printed!(poly1305_powers_avx512: contracts::Poly1305Powers, &[]);

pub(in crate::kernel) static POLY1305_POWERS_IFMA: Kernel<contracts::Poly1305Powers> =
    printed!(poly1305_powers_ifma: contracts::Poly1305Powers, &[]);

/// The kernels of `poly1305_powers`.
pub(in crate::kernel) const POLY1305_POWERS: &[&Kernel<contracts::Poly1305Powers>] =
    &[&POLY1305_POWERS_BMI2X2, &POLY1305_POWERS_AVX, &POLY1305_POWERS_AVX2, &POLY1305_POWERS_AVX512, &POLY1305_POWERS_IFMA];

pub(in crate::kernel) static SHA256_BLOCKS_SHA: Kernel<contracts::HashBlocks<parameter::Sha256>> =
    printed!(sha256_blocks_sha: contracts::HashBlocks<parameter::Sha256>, &[]);

pub(in crate::kernel) static SHA256_BLOCKS_AVX2: Kernel<contracts::HashBlocks<parameter::Sha256>> =
    printed!(sha256_blocks_avx2: contracts::HashBlocks<parameter::Sha256>, &[]);

/// The kernels of `sha256_blocks`.
pub(in crate::kernel) const SHA256_BLOCKS: &[&Kernel<contracts::HashBlocks<parameter::Sha256>>] =
    &[&SHA256_BLOCKS_SHA, &SHA256_BLOCKS_AVX2];

pub(in crate::kernel) static SHA256_LANES_AVX2_X8: Kernel<contracts::HashLanes<parameter::Sha256>> =
    printed!(sha256_lanes_avx2_x8: contracts::HashLanes<parameter::Sha256>, &[]);

pub(in crate::kernel) static SHA256_LANES_AVX512_X16: Kernel<contracts::HashLanes<parameter::Sha256>> =
    printed!(sha256_lanes_avx512_x16: contracts::HashLanes<parameter::Sha256>, &[]);

pub(in crate::kernel) static SHA256_LANES_AVX512_X32: Kernel<contracts::HashLanes<parameter::Sha256>> =
    printed!(sha256_lanes_avx512_x32: contracts::HashLanes<parameter::Sha256>, &[]);

/// The kernels of `sha256_lanes`.
pub(in crate::kernel) const SHA256_LANES: &[&Kernel<contracts::HashLanes<parameter::Sha256>>] =
    &[&SHA256_LANES_AVX2_X8, &SHA256_LANES_AVX512_X16, &SHA256_LANES_AVX512_X32];

pub(in crate::kernel) static SHA256_STREAMS_SHA: Kernel<contracts::HashStreams<parameter::Sha256>> =
    printed!(sha256_streams_sha: contracts::HashStreams<parameter::Sha256>, &[]);

pub(in crate::kernel) static SHA256_STREAMS_SHA_AVX512: Kernel<contracts::HashStreams<parameter::Sha256>> =
    printed!(sha256_streams_sha_avx512: contracts::HashStreams<parameter::Sha256>, &[]);

/// The kernels of `sha256_streams`.
pub(in crate::kernel) const SHA256_STREAMS: &[&Kernel<contracts::HashStreams<parameter::Sha256>>] =
    &[&SHA256_STREAMS_SHA, &SHA256_STREAMS_SHA_AVX512];

pub(in crate::kernel) static SHA256_WORDS_AVX2_X8: Kernel<contracts::HashWords<parameter::Sha256>> =
    printed!(sha256_words_avx2_x8: contracts::HashWords<parameter::Sha256>, &[]);

pub(in crate::kernel) static SHA256_WORDS_AVX512_X16: Kernel<contracts::HashWords<parameter::Sha256>> =
    printed!(sha256_words_avx512_x16: contracts::HashWords<parameter::Sha256>, &[]);

pub(in crate::kernel) static SHA256_WORDS_AVX512_X32: Kernel<contracts::HashWords<parameter::Sha256>> =
    printed!(sha256_words_avx512_x32: contracts::HashWords<parameter::Sha256>, &[]);

/// The kernels of `sha256_words`.
pub(in crate::kernel) const SHA256_WORDS: &[&Kernel<contracts::HashWords<parameter::Sha256>>] =
    &[&SHA256_WORDS_AVX2_X8, &SHA256_WORDS_AVX512_X16, &SHA256_WORDS_AVX512_X32];
