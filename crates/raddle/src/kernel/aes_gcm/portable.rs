//! AES-GCM for CPUs without a kernel: RustCrypto's cipher and authenticator, which alternate.

use ghash::GHash;

use super::{direction::Direction, layout::powers_at, state::AesGcmState};
use crate::{
    kernel::{
        aes::{
            mode::Mode,
            portable::ctr,
            size::{BLOCK, KeySize},
        },
        contract::{
            PORTABLE_LAYOUT, Shape,
            argument::{GcmKey, GcmState, Input, Output, Read, Write},
            kernel_types::GhashPowers,
            portable::portable,
        },
        ghash::portable::{PORTABLE_POWERS, add_blocks},
    },
    memory::text::{InOut, Pointers},
};

/// The number of bytes that cipher or authenticator processes before the other follows: these bytes are still in the
/// first-level cache.
const CHUNK: usize = 4096;

const fn shape(multiple: usize) -> Shape {
    Shape { powers: PORTABLE_POWERS, layout: PORTABLE_LAYOUT, ..Shape::multiple(multiple) }
}

portable! {
    /// Alternates the cipher and the authenticator. Every CPU can run this kernel.
    PORTABLE: AesGcmBlocks<S: KeySize, D: Direction>, S::PORTABLE.blocks[!D::SEALS as usize], shape(BLOCK),
        by &GhashPowers::PORTABLE;
    unsafe fn blocks_portable(
        out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<S>>, state: Write<GcmState>
    ) {
        // SAFETY: the caller upholds the contract: a message, a key in this layout, and a state.
        let (message, key, state) = unsafe {
            (Pointers::back(out, input, len), Key::<S>::at(key), &mut *state.pointer::<AesGcmState>())
        };
        blocks::<S, D>(&key, state, message);
    }
}

portable! {
    /// Alternates the cipher and the authenticator. Every CPU can run this kernel.
    PORTABLE: AesGcmFinish<S: KeySize, D: Direction>, S::PORTABLE.finish[!D::SEALS as usize], shape(1),
        by &GhashPowers::PORTABLE;
    unsafe fn finish_portable(
        out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<S>>, state: Write<GcmState>
    ) {
        // SAFETY: the caller upholds the contract: a message, a key in this layout, and a state.
        let (message, key, state) = unsafe {
            (Pointers::back(out, input, len), Key::<S>::at(key), &mut *state.pointer::<AesGcmState>())
        };
        finish::<S, D>(&key, state, message);
    }
}

/// Processes whole blocks of a message.
pub(in crate::kernel) fn blocks<S: KeySize, D: Direction>(
    key: &Key<'_, S>,
    state: &mut AesGcmState,
    message: InOut<'_>,
) {
    let sum = text::<S, D>(key, state, message);
    state.set_sum(&sum);
}

/// Processes the end of a message.
pub(in crate::kernel) fn finish<S: KeySize, D: Direction>(
    key: &Key<'_, S>,
    state: &mut AesGcmState,
    message: InOut<'_>,
) {
    let sum = text::<S, D>(key, state, message);
    // The sum is multiplied once more, and then nothing is added.
    let mut tag = add_blocks(key.hash, &sum, &[state.lengths(), [0; BLOCK]]);
    ctr::<S>(Mode::Gcm, key.cipher, &state.first(), InOut::in_place(&mut tag));
    state.set_tag(&tag);
}

/// A key in RustCrypto's form.
pub(in crate::kernel) struct Key<'a, S: KeySize> {
    pub(in crate::kernel) cipher: &'a S::Portable,
    pub(in crate::kernel) hash: &'a GHash,
}

impl<S: KeySize> Key<'_, S> {
    /// Returns the key at an address.
    ///
    /// # Safety
    ///
    /// The portable kernels made the key, and it lives for the lifetime of the result.
    unsafe fn at(key: Read<GcmKey<S>>) -> Self {
        let powers = key.pointer::<u8>().wrapping_add(powers_at::<S>(PORTABLE_LAYOUT));
        // SAFETY: the caller guarantees that the portable kernels made the key, in which powers follow the schedule.
        unsafe { Self { cipher: &*key.pointer(), hash: &*powers.cast() } }
    }
}

/// XORs the encrypted counter blocks into the message. Returns the sum after the ciphertext, whose last block is padded
/// with zeros.
fn text<S: KeySize, D: Direction>(key: &Key<'_, S>, state: &AesGcmState, message: InOut<'_>) -> [u8; BLOCK] {
    let (mut sum, mut place) = (state.sum(), state.clone());
    for mut part in message.chunks(CHUNK) {
        // When opening, the ciphertext is authenticated before it is overwritten.
        if !D::SEALS {
            sum = add(key.hash, &sum, part.input());
        }
        ctr::<S>(Mode::Gcm, key.cipher, &place.counter(), part.reborrow());
        if D::SEALS {
            sum = add(key.hash, &sum, part.output());
        }
        place.advance(part.len() / BLOCK);
    }
    sum
}

/// Adds bytes, padded with zeros, to the sum. Returns the new sum.
fn add(key: &GHash, sum: &[u8; BLOCK], text: &[u8]) -> [u8; BLOCK] {
    let (blocks, part) = text.as_chunks();
    let sum = add_blocks(key, sum, blocks);
    if part.is_empty() {
        return sum;
    }
    let mut block = [0; BLOCK];
    block[..part.len()].copy_from_slice(part);
    add_blocks(key, &sum, &[block])
}
