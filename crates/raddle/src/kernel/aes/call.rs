//! The calls of AES and counter-mode kernels, and AES from RustCrypto as the kernel of CPUs without others. RustCrypto encrypts
//! many blocks at once in constant time, so its key schedule differs from the schedule that the standard and the kernels use.

use core::mem::MaybeUninit;

use aes::cipher::{
    Array, BlockCipherEncBackend, BlockCipherEncClosure, BlockCipherEncrypt, BlockSizeUser, KeyInit, consts::U16,
    typenum::Unsigned,
};

use super::size::{BLOCK, KeySize};
use crate::{
    kernel::{
        contract::{PORTABLE_LAYOUT, Shape, argument::*, parameter::*, portable::portable, refuse, wrapper::wrappers},
        generated::contracts::*,
    },
    memory::{
        text::{InOut, Pointers},
        wipe::wipe,
    },
};

/// A mode of operation with a 32-bit counter: the place and the byte order of the counter in a counter block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::kernel) enum Mode {
    /// AES-GCM: the counter is the last four bytes, big-endian (SP 800-38D, section 6.2).
    Gcm,
    /// AES-GCM-SIV: the counter is the first four bytes, little-endian (RFC 8452, section 4).
    GcmSiv,
}

impl Mode {
    /// Returns the counter block that comes the given number of blocks later. The counter wraps modulo 2^32, and the
    /// other bytes stay the same.
    #[inline]
    pub(in crate::kernel) fn advanced(self, block: &[u8; BLOCK], blocks: u32) -> [u8; BLOCK] {
        let mut block = *block;
        match self {
            Self::Gcm => {
                if let Some(counter) = block.last_chunk_mut() {
                    *counter = u32::from_be_bytes(*counter).wrapping_add(blocks).to_be_bytes();
                }
            }
            Self::GcmSiv => {
                if let Some(counter) = block.first_chunk_mut() {
                    *counter = u32::from_le_bytes(*counter).wrapping_add(blocks).to_le_bytes();
                }
            }
        }
        block
    }
}

/// The length in bytes of the standard's schedule for the longest key.
const STANDARD: usize = BLOCK * 15;

/// Returns the room in bytes for a schedule of any family, a multiple of 64.
pub(in crate::kernel) const fn room<S: KeySize>() -> usize {
    let portable = size_of::<S::Portable>();
    (if portable > STANDARD { portable } else { STANDARD }).next_multiple_of(64)
}

const SHAPE: Shape = Shape { layout: PORTABLE_LAYOUT, ..Shape::multiple(1) };

portable! {
    /// RustCrypto's key schedule, which every CPU can compute.
    PORTABLE: AesExpand<S: KeySize>, S::PORTABLE.expand, SHAPE;
    unsafe fn expand_portable(cipher_key: Read<CipherKey<S>>, schedule: Write<Schedule<S>>) {
        const { assert!(align_of::<S::Portable>() <= 16 && size_of::<S::Portable>() <= room::<S>()) };
        // SAFETY: the caller upholds the contract: a key of this size, and room for a schedule, aligned to 16 bytes.
        unsafe {
            let key = &*cipher_key.pointer::<aes::cipher::Key<S::Portable>>();
            schedule.pointer::<S::Portable>().write(S::Portable::new(key));
        }
    }
}

portable! {
    /// RustCrypto's cipher on many counters at once, which every CPU can run.
    PORTABLE: AesCtrXor<S: KeySize>, S::PORTABLE.ctr, SHAPE;
    unsafe fn ctr_portable(
        out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<S>>, counter: Read<Counter>
    ) {
        // SAFETY: the caller upholds the contract: a message, a schedule in this layout, and a block.
        let (text, cipher, counter) = unsafe {
            (Pointers::back(out, input, len), &*schedule.pointer::<S::Portable>(), &*counter.pointer::<[u8; BLOCK]>())
        };
        ctr::<S>(Mode::Gcm, cipher, counter, text);
    }
}

/// The number of blocks that are encrypted at once.
const PARALLEL: usize = 16;

/// Encrypts the first blocks, at least the given number, as many at once as the backend takes. A backend whose width
/// does not divide [`PARALLEL`] encrypts one block at a time. Such backends are for CPUs that have kernels.
struct Blocks<'a>(&'a mut [aes::Block; PARALLEL], usize);

impl BlockSizeUser for Blocks<'_> {
    type BlockSize = U16;
}

impl BlockCipherEncClosure for Blocks<'_> {
    #[inline(always)]
    fn call<B: BlockCipherEncBackend<BlockSize = U16>>(self, backend: &B) {
        let at_once = B::ParBlocksSize::USIZE;
        if PARALLEL.is_multiple_of(at_once) {
            let groups = Array::slice_as_chunks_mut(self.0).0;
            groups[..self.1.div_ceil(at_once)].iter_mut().for_each(|group| backend.encrypt_par_blocks_inplace(group));
        } else {
            self.0[..self.1].iter_mut().for_each(|block| backend.encrypt_block_inplace(block));
        }
    }
}

/// XORs the encrypted counter blocks into the text.
pub(in crate::kernel) fn ctr<S: KeySize>(mode: Mode, cipher: &S::Portable, counter: &[u8; BLOCK], text: InOut<'_>) {
    let mut number = 0;
    let mut stream = [aes::Block::from(*counter); PARALLEL];
    for part in text.chunks(BLOCK * PARALLEL) {
        let blocks = part.len().div_ceil(BLOCK);
        for block in &mut stream[..blocks] {
            *block = mode.advanced(counter, number).into();
            number = number.wrapping_add(1);
        }
        cipher.encrypt_with_backend(Blocks(&mut stream, blocks));
        part.xor(aes::Block::cast_slice_to_core(&stream).as_flattened());
    }
    wipe(aes::Block::cast_slice_to_core_mut(&mut stream).as_flattened_mut());
}

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
            ctr::<S>(Mode::Gcm, &cipher, counter, text);
        }
    }
}

/// Returns the length of the standard's key schedule and the length of the key, in bytes.
#[cfg(miri)]
const fn schedule<S: KeySize>() -> (usize, usize) {
    let key = size_of::<aes::cipher::Key<S::Portable>>();
    (BLOCK * (key / 4 + 7), key)
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
    use crate::kernel::contract::wrapper::{look, made_once};

    let (bytes, key) = schedule::<S>();
    // SAFETY: the caller guarantees that the stand-in wrote the schedule.
    unsafe {
        look(at.add(key), bytes - key, key as u8);
        let key = &*at.cast::<aes::cipher::Key<S::Portable>>();
        made_once(key, || S::Portable::new(key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_counter_changes() {
        let ones = [0xff; BLOCK];
        let mut expected = ones;
        expected[12..].copy_from_slice(&[0, 0, 1, 1]);
        assert_eq!(Mode::Gcm.advanced(&ones, 0x102), expected);
        let mut expected = ones;
        expected[..4].copy_from_slice(&[1, 1, 0, 0]);
        assert_eq!(Mode::GcmSiv.advanced(&ones, 0x102), expected);
    }
}
