//! GHASH by RustCrypto, where no kernel runs.

use core::{array, slice};

use ghash::{GHash, universal_hash::UniversalHash};

use super::{GhashBlocks, GhashPowers};
use crate::kernel::{
    aes::{BLOCK, PORTABLE_LAYOUT},
    contract::{self, Contract, Kernel, Shape, conventional},
};

/// Bytes of the key as RustCrypto has it.
pub(in crate::kernel) const PORTABLE_POWERS: usize = size_of::<GHash>();

impl GhashPowers {
    /// The key as RustCrypto has it, which every CPU can make.
    pub(in crate::kernel) const PORTABLE: Self = {
        let run: <contract::GhashPowers as Contract>::Run = powers_portable;
        let shape = Shape { powers: PORTABLE_POWERS, layout: PORTABLE_LAYOUT, ..Shape::multiple(1) };
        // SAFETY: the function keeps the contract, with powers of its own layout.
        unsafe { Kernel::portable("ghash_powers_portable", shape, run, None) }
    };
}

impl GhashBlocks {
    /// The authenticator of RustCrypto, which every CPU can run.
    pub(in crate::kernel) const PORTABLE: Self = {
        let run: <contract::GhashBlocks as Contract>::Run = blocks_portable;
        let shape = Shape { powers: PORTABLE_POWERS, layout: PORTABLE_LAYOUT, ..Shape::multiple(BLOCK) };
        // SAFETY: the function keeps the contract, with powers of its own layout.
        unsafe { Kernel::portable("ghash_blocks_portable", shape, run, Some(&GhashPowers::PORTABLE)) }
    };
}

conventional! {
    unsafe fn powers_portable(h: *const u8, powers: *mut u8) {
        const { assert!(align_of::<GHash>() <= 64) };
        // SAFETY: the contract: a block, and room for powers, which is aligned to 64 bytes.
        unsafe { powers.cast::<GHash>().write(GHash::new(&(*h.cast::<[u8; BLOCK]>()).into())) };
    }
}

conventional! {
    unsafe fn blocks_portable(sum: *mut u8, input: *const u8, len: usize, powers: *const u8) {
        // SAFETY: the contract: whole blocks, a sum, and powers of this layout.
        unsafe {
            let blocks = slice::from_raw_parts(input.cast::<[u8; BLOCK]>(), len / BLOCK);
            let sum = &mut *sum.cast::<[u8; BLOCK]>();
            *sum = add_blocks(&*powers.cast(), sum, blocks);
        }
    }
}

/// The sum with these blocks: RustCrypto multiplies each block that it takes, and so takes the sum as the first, and the
/// last not at all.
pub(in crate::kernel) fn add_blocks(key: &GHash, sum: &[u8; BLOCK], blocks: &[[u8; BLOCK]]) -> [u8; BLOCK] {
    let Some((last, before)) = blocks.split_last() else { return *sum };
    let mut hash = key.clone();
    hash.update(&[(*sum).into()]);
    hash.update(ghash::Block::cast_slice_from_core(before));
    let product: [u8; BLOCK] = hash.finalize().into();
    array::from_fn(|i| product[i] ^ last[i])
}
