//! AES from RustCrypto, for CPUs without a kernel. RustCrypto encrypts many blocks at once in constant time, so its key
//! schedule differs from the schedule that the standard and the kernels use.

use aes::cipher::{
    Array, BlockCipherEncBackend, BlockCipherEncClosure, BlockCipherEncrypt, BlockSizeUser, KeyInit, consts::U16,
    typenum::Unsigned,
};

use super::{
    mode::Mode,
    size::{BLOCK, KeySize},
};
use crate::{
    kernel::contract::{
        PORTABLE_LAYOUT, Shape,
        argument::{CipherKey, Counter, Input, Output, Read, Schedule, Write},
        portable::portable,
    },
    memory::{
        text::{InOut, Pointers},
        wipe::wipe,
    },
};

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
