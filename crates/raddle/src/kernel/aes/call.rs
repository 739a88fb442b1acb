//! The calls of AES and counter-mode kernels.

use core::mem::MaybeUninit;

use super::{portable::room, size::KeySize};
use crate::{
    kernel::{
        contract::{argument::*, parameter::*, refuse, wrapper::wrappers},
        generated::contracts::*,
    },
    memory::text::Pointers,
};

wrappers! {
    AesExpand<S: KeySize> {
        AesExpand<Bits128> = "264cd3ffedb109b33c373783147637f5f712b9840521ca9501dac29925bb9c5c";
        AesExpand<Bits192> = "fec7ccfd36b24218cf76139d0644903d630e263b8e1f42744c156b0af85b68f6";
        AesExpand<Bits256> = "5ea40a7ec8e8ec625740f8864680fdffb5ba703bac3a32b7e85266110af5c4ec";
        |self, token, key: &S::Key, place: &mut [MaybeUninit<u8>]|
            { let Some(schedule) = Write::room(place, room::<S>()) else { refuse(self.name()) }; }
            enters (Read::<CipherKey<S>>::from_ref(key.as_ref()), schedule), 0, if true;
        miri |_, (key, place)| {
            // SAFETY: the caller upholds the contract of the kernel.
            unsafe { write_schedule::<S>(place.pointer(), key.pointer()) }
        }
    }
    AesCtrXor<S: KeySize> {
        AesCtrXor<Bits128> = "03b16b826d804bad64f17bb00583292e6c952882b0d7ac08ca39c7991b04d1d7";
        AesCtrXor<Bits192> = "82bf25e55aaa38b1b56d73d73944cb8e2a27a854b2ca4c6e21ff4eeb379aaf78";
        AesCtrXor<Bits256> = "98fa26c7161ca90d6a5709c9003dd30886ff7953a3e436c7c1b333182245a2b3";
        |self, token, text: Pointers<'_>, key: Made<'_, Schedule<S>>, block: &[u8; 16]|
            { let (out, input, len) = text.arguments(); }
            enters (out, input, len, key.argument(), Read::from_ref(block)), len, if key.layout() == self.shape().layout;
        miri |_, (out, input, len, schedule, counter)| {
            // SAFETY: the caller upholds the contract of the kernel.
            let (text, cipher, counter) = unsafe {
                (Pointers::back(out, input, len), cipher::<S>(schedule.pointer()), &*counter.pointer::<[u8; 16]>())
            };
            super::portable::ctr::<S>(super::mode::Mode::Gcm, &cipher, counter, text);
        }
    }
}

/// Returns the length of the standard's key schedule and the length of the key, in bytes.
#[cfg(miri)]
const fn schedule<S: KeySize>() -> (usize, usize) {
    let key = size_of::<aes::cipher::Key<S::Portable>>();
    (super::size::BLOCK * (key / 4 + 7), key)
}

/// Writes a schedule for [`cipher`].
///
/// # Safety
///
/// There are a key of this size at `key`, and room for a schedule of the standard at `place`.
#[cfg(miri)]
pub(in crate::kernel) unsafe fn write_schedule<S: KeySize>(place: *mut u8, key: *const u8) {
    let (bytes, length) = schedule::<S>();
    // SAFETY: the caller guarantees the key and the room.
    unsafe {
        place.copy_from_nonoverlapping(key, length);
        place.add(length).write_bytes(length as u8, bytes - length);
    }
}

/// Reads the cipher from a schedule. A stand-in's schedule is the key, followed by a mark up to the end.
///
/// # Safety
///
/// [`write_schedule`] wrote the schedule.
#[cfg(miri)]
pub(in crate::kernel) unsafe fn cipher<S: KeySize>(at: *const u8) -> std::rc::Rc<S::Portable> {
    use aes::cipher::KeyInit;

    use crate::kernel::contract::wrapper::{look, made_once};

    let (bytes, key) = schedule::<S>();
    // SAFETY: the caller guarantees that the stand-in wrote the schedule.
    unsafe {
        look(at.add(key), bytes - key, key as u8);
        let key = &*at.cast::<aes::cipher::Key<S::Portable>>();
        made_once(key, || S::Portable::new(key))
    }
}
