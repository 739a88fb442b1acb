//! POLYVAL and the counter mode of AES-GCM-SIV, for CPUs without a kernel: RustCrypto's authenticator and cipher.

use core::{array::from_fn, slice};

use aes::cipher::KeyInit;
use ghash::GHash;

use super::size::SivKeySize;
use crate::{
    kernel::{
        aes::{
            mode::Mode,
            portable::ctr,
            size::{BLOCK, KeySize},
        },
        aes_gcm::state::whole,
        contract::{
            PORTABLE_LAYOUT, Shape,
            argument::{Counter, Input, Output, PolyvalKey, Powers, Read, Schedule, Sum, Write},
            kernel_types::GhashPowers,
            portable::portable,
        },
        ghash::portable::{self as ghash_portable, PORTABLE_POWERS},
    },
    memory::{
        text::{InOut, Pointers},
        wipe::wipe,
    },
};

portable! {
    /// RustCrypto's authenticator, which every CPU can run.
    PORTABLE: PolyvalBlocks, "polyval_blocks_portable",
        Shape { powers: PORTABLE_POWERS, layout: PORTABLE_LAYOUT, ..Shape::multiple(BLOCK) }, by &GhashPowers::PORTABLE;
    unsafe fn polyval_portable(sum: Write<Sum>, input: Read<Input>, len: usize, powers: Read<Powers>) {
        // SAFETY: the caller upholds the contract: whole blocks, a sum, and powers in this layout.
        let (sum, blocks, key) = unsafe {
            let blocks = slice::from_raw_parts(input.pointer::<[u8; BLOCK]>(), len / BLOCK);
            (&mut *sum.pointer::<[u8; BLOCK]>(), blocks, &*powers.pointer())
        };
        *sum = add_blocks(key, sum, blocks);
    }
}

portable! {
    /// RustCrypto's cipher on many counters at once, which every CPU can run.
    PORTABLE: AesGcmSivXor<S: SivKeySize>, S::PORTABLE_XOR, Shape { layout: PORTABLE_LAYOUT, ..Shape::multiple(1) };
    unsafe fn xor_portable(
        out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<S>>, counter: Read<Counter>
    ) {
        // SAFETY: the caller upholds the contract: a message, a schedule in this layout, and a block.
        let (text, cipher, counter) = unsafe {
            (Pointers::back(out, input, len), &*schedule.pointer::<S::Portable>(), &*counter.pointer::<[u8; BLOCK]>())
        };
        ctr::<S>(Mode::GcmSiv, cipher, counter, text);
    }
}

portable! {
    /// RustCrypto's cipher and its key schedule, which every CPU can compute.
    PORTABLE: AesGcmSivKeys<S: SivKeySize>, S::PORTABLE_KEYS, Shape { layout: PORTABLE_LAYOUT, ..Shape::multiple(1) };
    unsafe fn keys_portable(
        schedule: Read<Schedule<S>>, counter: Read<Counter>, message: Write<Schedule<S>>, h: Write<PolyvalKey>
    ) {
        // SAFETY: the caller upholds the contract: a schedule in this layout, a block, room for a schedule, aligned to 16
        // bytes, and room for a key.
        unsafe {
            let mut keys = derive::<S>(&*schedule.pointer::<S::Portable>(), &*counter.pointer::<[u8; BLOCK]>());
            h.pointer::<[u8; BLOCK]>().write(keys[0]);
            let key = &*keys[1..].as_ptr().cast::<aes::cipher::Key<S::Portable>>();
            message.pointer::<S::Portable>().write(S::Portable::new(key));
            wipe(keys.as_flattened_mut());
        }
    }
}

/// Returns the key of POLYVAL, and then the encryption key: the first halves of encrypted counter blocks (RFC 8452, section
/// 4). The last block is no part of a key of 128 bits.
pub(super) fn derive<S: KeySize>(cipher: &S::Portable, counter: &[u8; BLOCK]) -> [[u8; BLOCK]; 3] {
    let mut blocks = [[0; BLOCK]; 6];
    let used = &mut blocks[..2 + S::KEY_BYTES / 8];
    ctr::<S>(Mode::GcmSiv, cipher, counter, InOut::in_place(used.as_flattened_mut()));
    let keys = from_fn(|pair| {
        let [low, high] = [0, 1].map(|i| u128::from_le_bytes(blocks[2 * pair + i]));
        whole(low & u128::from(u64::MAX) | high << 64)
    });
    wipe(blocks.as_flattened_mut());
    keys
}

/// Returns the sum after these blocks: the sum of GHASH after blocks with their bytes reversed, reversed (RFC 8452,
/// appendix A).
pub(super) fn add_blocks(key: &GHash, sum: &[u8; BLOCK], blocks: &[[u8; BLOCK]]) -> [u8; BLOCK] {
    let mut sum = reversed(sum);
    let mut buffer = [[0; BLOCK]; 64];
    for blocks in blocks.chunks(buffer.len()) {
        for (to, block) in buffer.iter_mut().zip(blocks) {
            *to = reversed(block);
        }
        sum = ghash_portable::add_blocks(key, &sum, &buffer[..blocks.len()]);
    }
    wipe(buffer.as_flattened_mut());
    reversed(&sum)
}

fn reversed(block: &[u8; BLOCK]) -> [u8; BLOCK] {
    u128::from_le_bytes(*block).to_be_bytes()
}
