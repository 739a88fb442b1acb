//! GHASH from RustCrypto, for CPUs without a kernel.

use core::{array, slice};

use ghash::{GHash, universal_hash::UniversalHash};

use crate::kernel::{
    aes::size::BLOCK,
    contract::{
        PORTABLE_LAYOUT, Shape,
        argument::{HashKey, Input, Powers, Read, Sum, Write},
        kernel_types::GhashPowers,
        portable::portable,
    },
};

/// The length of RustCrypto's key in bytes.
pub(in crate::kernel) const PORTABLE_POWERS: usize = size_of::<GHash>();

const fn shape(multiple: usize) -> Shape {
    Shape { powers: PORTABLE_POWERS, layout: PORTABLE_LAYOUT, ..Shape::multiple(multiple) }
}

portable! {
    /// RustCrypto's key, which every CPU can compute.
    PORTABLE: GhashPowers, "ghash_powers_portable", shape(1);
    unsafe fn powers_portable(h: Read<HashKey>, powers: Write<Powers>) {
        const { assert!(align_of::<GHash>() <= 16) };
        // SAFETY: the caller upholds the contract: a block, and room for powers, aligned to 16 bytes.
        unsafe { powers.pointer::<GHash>().write(GHash::new(&(*h.pointer::<[u8; BLOCK]>()).into())) };
    }
}

portable! {
    /// RustCrypto's authenticator, which every CPU can run.
    PORTABLE: GhashBlocks, "ghash_blocks_portable", shape(BLOCK), by &GhashPowers::PORTABLE;
    unsafe fn blocks_portable(sum: Write<Sum>, input: Read<Input>, len: usize, powers: Read<Powers>) {
        // SAFETY: the caller upholds the contract: whole blocks, a sum, and powers in this layout.
        let (sum, blocks, key) = unsafe {
            let blocks = slice::from_raw_parts(input.pointer::<[u8; BLOCK]>(), len / BLOCK);
            (&mut *sum.pointer::<[u8; BLOCK]>(), blocks, &*powers.pointer())
        };
        *sum = add_blocks(key, sum, blocks);
    }
}

/// Returns the sum after these blocks. RustCrypto multiplies each block that it absorbs, so it absorbs the sum as the
/// first block, and does not absorb the last block.
pub(in crate::kernel) fn add_blocks(key: &GHash, sum: &[u8; BLOCK], blocks: &[[u8; BLOCK]]) -> [u8; BLOCK] {
    let Some((last, before)) = blocks.split_last() else { return *sum };
    let mut hash = key.clone();
    hash.update(&[(*sum).into()]);
    hash.update(ghash::Block::cast_slice_from_core(before));
    let product: [u8; BLOCK] = hash.finalize().into();
    array::from_fn(|i| product[i] ^ last[i])
}
