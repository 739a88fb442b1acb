//! The calls of AES-GCM-SIV kernels.

use core::mem::MaybeUninit;

use super::size::SivKeySize;
use crate::{
    kernel::{
        aes::{portable::room, size::KeySize},
        aes_gcm::AesGcmState,
        contract::{argument::*, parameter::*, refuse, wrapper::wrappers},
        generated::contracts::*,
    },
    memory::text::{InOut, Pointers},
};

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
                let key = crate::kernel::ghash::call::hash_key(powers.pointer(), shape.powers);
                (&mut *sum.pointer::<[u8; 16]>(), blocks, key)
            };
            *sum = super::portable::add_blocks(&key, sum, blocks);
        }
    }
    AesGcmSivXor<S: SivKeySize> {
        AesGcmSivXor<Bits128> = "7e77e5ad905f15b625a9fbea81d49b8d5f982d4f8f90d2298b55e694ed57d943";
        AesGcmSivXor<Bits256> = "88eb72419a5c0c44a33a770d9b75b3bf11061b4775b19721ae0e13d19325e1e6";
        |self, token, text: Pointers<'_>, key: Made<'_, Schedule<S>>, block: &[u8; 16]|
            { let (out, input, len) = text.arguments(); }
            enters (out, input, len, key.argument(), Read::from_ref(block)), len, if key.layout() == self.shape().layout;
        miri |_, (out, input, len, schedule, counter)| {
            use crate::kernel::aes::{call::cipher, mode::Mode, portable::ctr};

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
            use crate::kernel::{aes::call::{cipher, write_schedule}, aes_gcm_siv::portable::derive};

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
            use crate::kernel::{aes::{mode::Mode, portable::ctr}, aes_gcm::call::parts};

            // SAFETY: the caller upholds the contract of the kernel.
            let (state, text, hashed, (cipher, hash)) = unsafe {
                let state = &mut *state.pointer::<AesGcmState>();
                let text = core::slice::from_raw_parts_mut(text.pointer::<u8>(), len);
                let hashed = core::slice::from_raw_parts(hashed.pointer::<[u8; 16]>(), len / 16);
                (state, InOut::in_place(text), hashed, parts::<S>(key, shape.powers))
            };
            ctr::<S>(Mode::GcmSiv, &cipher, &state.counter(), text);
            let sum = super::portable::add_blocks(&hash, &state.sum(), hashed);
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
            use crate::kernel::{aes::{mode::Mode, portable::ctr}, aes_gcm::call::parts};

            // SAFETY: the caller upholds the contract of the kernel.
            let (state, mut text, (cipher, hash)) = unsafe {
                let (state, text) = (&mut *state.pointer::<AesGcmState>(), Pointers::back(out, input, len));
                (state, text, parts::<S>(key, shape.powers))
            };
            ctr::<S>(Mode::GcmSiv, &cipher, &state.counter(), text.reborrow());
            let sum = super::portable::add_blocks(&hash, &state.sum(), text.output().as_chunks().0);
            state.set_sum(&sum);
        }
    }
}
