//! The calls of AES-GCM-SIV kernels, and POLYVAL and counter mode by RustCrypto's authenticator and cipher, as the kernels of
//! CPUs without others.

use core::{array::from_fn, mem::MaybeUninit, slice};

use aes::cipher::KeyInit;
use ghash::GHash;

use super::{
    super::{
        call::{Mode, ctr, room},
        gcm::{AesGcmState, state::whole},
        ghash::call::{self as ghash_call, PORTABLE_POWERS},
        size::{BLOCK, KeySize},
    },
    size::SivKeySize,
};
use crate::{
    kernel::{
        contract::{
            PORTABLE_LAYOUT, Shape, argument::*, kernel_types, parameter::*, portable::portable, refuse,
            wrapper::wrappers,
        },
        generated::contracts::*,
    },
    memory::{
        text::{InOut, Pointers},
        wipe::wipe,
    },
};

portable! {
    /// RustCrypto's authenticator, which every CPU can run.
    PORTABLE: PolyvalBlocks, "polyval_blocks_portable",
        Shape { powers: PORTABLE_POWERS, layout: PORTABLE_LAYOUT, ..Shape::multiple(BLOCK) }, by &kernel_types::GhashPowers::PORTABLE;
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
fn derive<S: KeySize>(cipher: &S::Portable, counter: &[u8; BLOCK]) -> [[u8; BLOCK]; 3] {
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
fn add_blocks(key: &GHash, sum: &[u8; BLOCK], blocks: &[[u8; BLOCK]]) -> [u8; BLOCK] {
    let mut sum = reversed(sum);
    let mut buffer = [[0; BLOCK]; 64];
    for blocks in blocks.chunks(buffer.len()) {
        for (to, block) in buffer.iter_mut().zip(blocks) {
            *to = reversed(block);
        }
        sum = ghash_call::add_blocks(key, &sum, &buffer[..blocks.len()]);
    }
    wipe(buffer.as_flattened_mut());
    reversed(&sum)
}

fn reversed(block: &[u8; BLOCK]) -> [u8; BLOCK] {
    u128::from_le_bytes(*block).to_be_bytes()
}

wrappers! {
    PolyvalBlocks {
        PolyvalBlocks = "bda73b1979621aac76eea53ee929a386734d7ed4e24be6814e0da557279a7baf";
        |self, token, block: &mut [u8; 16], blocks: &[u8], key: Made<'_, Powers>| {}
            enters (Write::from_mut(block), Read::from_ref(blocks), blocks.len(), key.argument()), blocks.len(),
            if key.layout() == self.shape().layout;
        miri |shape, (sum, input, len, powers)| {
            // SAFETY: the caller upholds the contract of the kernel.
            let (sum, blocks, key) = unsafe {
                let blocks = core::slice::from_raw_parts(input.pointer::<[u8; 16]>(), len / 16);
                let key = super::super::ghash::call::hash_key(powers.pointer(), shape.powers);
                (&mut *sum.pointer::<[u8; 16]>(), blocks, key)
            };
            *sum = add_blocks(&key, sum, blocks);
        }
    }
    AesGcmSivXor<S: SivKeySize> {
        AesGcmSivXor<Bits128> = "7e77e5ad905f15b625a9fbea81d49b8d5f982d4f8f90d2298b55e694ed57d943";
        AesGcmSivXor<Bits256> = "88eb72419a5c0c44a33a770d9b75b3bf11061b4775b19721ae0e13d19325e1e6";
        |self, token, text: Pointers<'_>, key: Made<'_, Schedule<S>>, block: &[u8; 16]|
            { let (out, input, len) = text.arguments(); }
            enters (out, input, len, key.argument(), Read::from_ref(block)), len, if key.layout() == self.shape().layout;
        miri |_, (out, input, len, schedule, counter)| {
            use super::super::call::cipher;

            // SAFETY: the caller upholds the contract of the kernel.
            let (text, cipher, counter) = unsafe {
                (Pointers::back(out, input, len), cipher::<S>(schedule.pointer()), &*counter.pointer::<[u8; 16]>())
            };
            ctr::<S>(Mode::GcmSiv, &cipher, counter, text);
        }
    }
    AesGcmSivKeys<S: KeySize> {
        AesGcmSivKeys<Bits128> = "6e801a073dbdf4b976a241a8e4cbd2ad4df4fb265eb6ed27fd09222d95cba3d9";
        AesGcmSivKeys<Bits256> = "bd5ed68bf0481480549531521326b1839239bd0c00d1eeb180db5f10bbddb7fb";
        |self, token, key: Made<'_, Schedule<S>>, block: &[u8; 16], place: &mut [MaybeUninit<u8>], h: &mut [u8; 16]|
            { let Some(schedule) = Write::room(place, room::<S>()) else { refuse(self.name()) }; }
            enters (key.argument(), Read::from_ref(block), schedule, Write::from_mut(h)), 0,
            if key.layout() == self.shape().layout;
        miri |_, (schedule, counter, message, h)| {
            use super::super::call::{cipher, write_schedule};

            // SAFETY: the caller upholds the contract of the kernel.
            unsafe {
                let cipher = cipher::<S>(schedule.pointer());
                let keys = derive::<S>(&cipher, &*counter.pointer::<[u8; 16]>());
                *h.pointer::<[u8; 16]>() = keys[0];
                write_schedule::<S>(message.pointer(), keys[1..].as_flattened().as_ptr());
            }
        }
    }
    AesGcmSivSealBlocks<S: SivKeySize> {
        AesGcmSivSealBlocks<Bits128> = "60f9af41762d6cf930716047eb4d47740288f9718935a1c1fa9b38a94bde1d58";
        AesGcmSivSealBlocks<Bits256> = "b2cc023378e106c6cda684dea8c20ec3012296531eb3b5bd9451842ea77643df";
        |self, token, text: &mut [u8], hashed: &[u8], key: Made<'_, GcmKey<S>>, message: &mut AesGcmState| {}
            enters (
                Write::from_mut(text), Read::from_ref(hashed), text.len(), key.argument(), Write::from_mut(message)
            ), text.len(), if key.layout() == self.shape().layout && hashed.len() == text.len();
        miri |shape, (text, hashed, len, key, state)| {
            use super::super::gcm::call::parts;

            // SAFETY: the caller upholds the contract of the kernel.
            let (state, text, hashed, (cipher, hash)) = unsafe {
                let state = &mut *state.pointer::<AesGcmState>();
                let text = core::slice::from_raw_parts_mut(text.pointer::<u8>(), len);
                let hashed = core::slice::from_raw_parts(hashed.pointer::<[u8; 16]>(), len / 16);
                (state, InOut::in_place(text), hashed, parts::<S>(key, shape.powers))
            };
            ctr::<S>(Mode::GcmSiv, &cipher, &state.counter(), text);
            let sum = add_blocks(&hash, &state.sum(), hashed);
            state.set_sum(&sum);
        }
    }
    AesGcmSivOpenBlocks<S: SivKeySize> {
        AesGcmSivOpenBlocks<Bits128> = "7dc1da789664b1281c795af8dec44af6968c9eeb3af8f765f08514a4198d6ef5";
        AesGcmSivOpenBlocks<Bits256> = "c9bf517ba6b21e1c0a140e2ecd15e4c254b73f8c934b577f9598896576892986";
        |self, token, text: Pointers<'_>, key: Made<'_, GcmKey<S>>, message: &mut AesGcmState|
            { let (out, input, len) = text.arguments(); }
            enters (out, input, len, key.argument(), Write::from_mut(message)), len,
            if key.layout() == self.shape().layout;
        miri |shape, (out, input, len, key, state)| {
            use super::super::gcm::call::parts;

            // SAFETY: the caller upholds the contract of the kernel.
            let (state, mut text, (cipher, hash)) = unsafe {
                let (state, text) = (&mut *state.pointer::<AesGcmState>(), Pointers::back(out, input, len));
                (state, text, parts::<S>(key, shape.powers))
            };
            ctr::<S>(Mode::GcmSiv, &cipher, &state.counter(), text.reborrow());
            let sum = add_blocks(&hash, &state.sum(), text.output().as_chunks().0);
            state.set_sum(&sum);
        }
    }
}
