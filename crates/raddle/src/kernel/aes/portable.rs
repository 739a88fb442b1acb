//! AES by RustCrypto, where no kernel runs: it works on many blocks at once in constant time, and so keeps its keys in
//! another form than the standard and the kernels.

use core::{array, slice};

use aes::cipher::{BlockCipherEncrypt, KeyInit};

use super::{AesCtrXor, AesExpand, BLOCK, KeySize};
use crate::{
    kernel::contract::{self, Contract, Kernel, Shape, conventional},
    wipe::wipe,
};

/// The keys of the portable implementations, and what they make of H: no printed kernel reads them, whose schedules have
/// the layout 0 and whose powers the hash of what a contract says of them.
pub(in crate::kernel) const PORTABLE_LAYOUT: u64 = 1;

/// Bytes of the schedule of the standard for the longest key.
const STANDARD: usize = BLOCK * 15;

/// Bytes that the schedules of all families have room in, a multiple of 64.
pub(in crate::kernel) const fn room<S: KeySize>() -> usize {
    let portable = size_of::<S::Portable>();
    (if portable > STANDARD { portable } else { STANDARD }).next_multiple_of(64)
}

impl<S: KeySize> AesExpand<S> {
    /// The key as RustCrypto has it, which every CPU can make.
    pub(in crate::kernel) const PORTABLE: Self = {
        let run: <contract::AesExpand<S> as Contract>::Run = expand_portable::<S>;
        // SAFETY: the function keeps the contract, with a schedule of its own layout.
        unsafe {
            Kernel::portable(S::PORTABLE.expand, Shape { layout: PORTABLE_LAYOUT, ..Shape::multiple(1) }, run, None)
        }
    };
}

impl<S: KeySize> AesCtrXor<S> {
    /// The cipher of RustCrypto on many counters at once, which every CPU can run.
    pub(in crate::kernel) const PORTABLE: Self = {
        let run: <contract::AesCtrXor<S> as Contract>::Run = ctr_portable::<S>;
        // SAFETY: the function keeps the contract, with a schedule of its own layout.
        unsafe { Kernel::portable(S::PORTABLE.ctr, Shape { layout: PORTABLE_LAYOUT, ..Shape::multiple(1) }, run, None) }
    };
}

conventional! {
    unsafe fn expand_portable<S: KeySize>(key: *const u8, schedule: *mut u8) {
        const { assert!(align_of::<S::Portable>() <= 64 && size_of::<S::Portable>() <= room::<S>()) };
        // SAFETY: the contract: a key of this size.
        let key = unsafe { slice::from_raw_parts(key, size_of::<aes::cipher::Key<S::Portable>>()) };
        // As long as any key of this size is.
        let Ok(key) = key.try_into() else { return };
        // SAFETY: the contract: room for a schedule, which is aligned to 64 bytes.
        unsafe { schedule.cast::<S::Portable>().write(S::Portable::new(key)) };
    }
}

conventional! {
    unsafe fn ctr_portable<S: KeySize>(
        out: *mut u8, input: *const u8, len: usize, schedule: *const u8, counter: *const u8
    ) {
        // SAFETY: the contract: a schedule of this layout, and a block.
        let (cipher, counter) = unsafe { (&*schedule.cast::<S::Portable>(), &*counter.cast::<[u8; BLOCK]>()) };
        // SAFETY: the contract: so many bytes to read and to write.
        unsafe { ctr::<S>(cipher, counter, out, input, len) };
    }
}

/// Blocks that are encrypted at once.
const PARALLEL: usize = 16;

/// Adds the encrypted counter blocks.
///
/// # Safety
///
/// `input` can be read and `out` written for `len` bytes, and they are equal or do not overlap.
pub(in crate::kernel) unsafe fn ctr<S: KeySize>(
    cipher: &S::Portable,
    counter: &[u8; BLOCK],
    out: *mut u8,
    input: *const u8,
    len: usize,
) {
    let first = u32::from_be_bytes(array::from_fn(|i| counter[12 + i]));
    let mut stream = [[0; BLOCK]; PARALLEL];
    let mut text = [0; BLOCK * PARALLEL];
    for at in (0..len).step_by(BLOCK * PARALLEL) {
        let n = (len - at).min(BLOCK * PARALLEL);
        let blocks = &mut stream[..n.div_ceil(BLOCK)];
        for (number, block) in (at / BLOCK..).zip(blocks.iter_mut()) {
            *block = *counter;
            block[12..].copy_from_slice(&first.wrapping_add(number as u32).to_be_bytes());
        }
        cipher.encrypt_blocks(aes::Block::cast_slice_from_core_mut(blocks));
        // SAFETY: `at + n <= len`, and `n` is at most the size of the array.
        unsafe {
            input.add(at).copy_to_nonoverlapping(text.as_mut_ptr(), n);
            for (byte, key) in text[..n].iter_mut().zip(stream.as_flattened()) {
                *byte ^= key;
            }
            out.add(at).copy_from_nonoverlapping(text.as_ptr(), n);
        }
    }
    wipe(stream.as_flattened_mut());
    wipe(&mut text);
}
