//! The calls of GHASH kernels, and GHASH from RustCrypto as the kernel of CPUs without others.

use core::{array, mem::MaybeUninit, slice};

use ghash::{GHash, universal_hash::UniversalHash};

use crate::kernel::{
    aes::size::BLOCK,
    contract::{PORTABLE_LAYOUT, Shape, argument::*, kernel_types, portable::portable, refuse, wrapper::wrappers},
    generated::contracts::*,
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
    PORTABLE: GhashBlocks, "ghash_blocks_portable", shape(BLOCK), by &kernel_types::GhashPowers::PORTABLE;
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

wrappers! {
    GhashPowers {
        GhashPowers = "eec6dfeb26ebf422433522093119ebd9de58718dd64bf30028e0524df712f03c";
        |self, token, key: &[u8; 16], place: &mut [MaybeUninit<u8>]|
            { let Some(powers) = Write::room(place, self.shape().powers) else { refuse(self.name()) }; }
            enters (Read::from_ref(key), powers), 0, if true;
        miri |shape, (h, powers)| {
            let mark = crate::kernel::contract::wrapper::mark(shape.powers);
            // SAFETY: the caller upholds the contract of the kernel.
            unsafe {
                powers.pointer::<u8>().copy_from_nonoverlapping(h.pointer(), 16);
                powers.pointer::<u8>().add(16).write_bytes(mark, shape.powers - 16);
            }
        }
    }
    GhashBlocks {
        GhashBlocks = "7c78f07a617af526a7cdefa84b51e9ea8abdfc68ed651e924925b6ab8035ef29";
        |self, token, block: &mut [u8; 16], blocks: &[u8], key: Made<'_, Powers>| {}
            enters (Write::from_mut(block), Read::from_ref(blocks), blocks.len(), key.argument()), blocks.len(),
            if key.layout() == self.shape().layout;
        miri |shape, (sum, input, len, powers)| {
            // SAFETY: the caller upholds the contract of the kernel.
            let (sum, blocks, key) = unsafe {
                let blocks = core::slice::from_raw_parts(input.pointer::<[u8; 16]>(), len / 16);
                (&mut *sum.pointer::<[u8; 16]>(), blocks, hash_key(powers.pointer(), shape.powers))
            };
            *sum = add_blocks(&key, sum, blocks);
        }
    }
}

/// Reads the key H, which comes before the powers.
///
/// # Safety
///
/// The stand-in of [`GhashPowers`] wrote the powers.
#[cfg(miri)]
pub(in crate::kernel) unsafe fn hash_key(at: *const u8, powers: usize) -> std::rc::Rc<GHash> {
    use aes::cipher::KeyInit;

    use crate::kernel::contract::wrapper::{look, made_once, mark};

    // SAFETY: the caller guarantees that the stand-in wrote the powers.
    unsafe {
        look(at.add(16), powers - 16, mark(powers));
        let key = &*at.cast::<[u8; 16]>();
        made_once(key, || GHash::new(&(*key).into()))
    }
}
