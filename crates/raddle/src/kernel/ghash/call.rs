//! The calls of GHASH kernels.

use core::mem::MaybeUninit;

use crate::kernel::{
    contract::{argument::*, refuse, wrapper::wrappers},
    generated::contracts::*,
};

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
            *sum = super::portable::add_blocks(&key, sum, blocks);
        }
    }
}

/// Reads the key H, which comes before the powers.
///
/// # Safety
///
/// The stand-in of [`GhashPowers`] wrote the powers.
#[cfg(miri)]
pub(in crate::kernel) unsafe fn hash_key(at: *const u8, powers: usize) -> std::rc::Rc<ghash::GHash> {
    use aes::cipher::KeyInit;

    use crate::kernel::contract::wrapper::{look, made_once, mark};

    // SAFETY: the caller guarantees that the stand-in wrote the powers.
    unsafe {
        look(at.add(16), powers - 16, mark(powers));
        let key = &*at.cast::<[u8; 16]>();
        made_once(key, || ghash::GHash::new(&(*key).into()))
    }
}
