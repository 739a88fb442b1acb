//! AES-GCM where no kernel runs: cipher and authenticator of RustCrypto, in turn.

use core::slice;

use aes::cipher::BlockCipherEncrypt;
use ghash::GHash;

use super::{AesGcmBlocks, AesGcmFinish, AesGcmState, Direction, KeySize, key::powers_at};
use crate::kernel::{
    aes::{BLOCK, PORTABLE_LAYOUT, ctr},
    contract::{self, Contract, Kernel, Shape, conventional},
    ghash::{GhashPowers, PORTABLE_POWERS, add_blocks},
};

/// One of the two follows the other after so many bytes, which it finds in the first cache.
const TURN: usize = 4096;

const fn shape(multiple: usize) -> Shape {
    Shape { powers: PORTABLE_POWERS, layout: PORTABLE_LAYOUT, ..Shape::multiple(multiple) }
}

impl<S: KeySize, D: Direction> AesGcmBlocks<S, D> {
    /// In turn, which every CPU can do.
    pub(in crate::kernel) const PORTABLE: Self = {
        let run: <contract::AesGcmBlocks<S, D> as Contract>::Run = blocks_portable::<S, D>;
        let name = S::PORTABLE.blocks[!D::SEALS as usize];
        // SAFETY: the function keeps the contract, with a key of its own layout.
        unsafe { Kernel::portable(name, shape(BLOCK), run, Some(&GhashPowers::PORTABLE)) }
    };
}

impl<S: KeySize, D: Direction> AesGcmFinish<S, D> {
    /// In turn, which every CPU can do.
    pub(in crate::kernel) const PORTABLE: Self = {
        let run: <contract::AesGcmFinish<S, D> as Contract>::Run = finish_portable::<S, D>;
        let name = S::PORTABLE.finish[!D::SEALS as usize];
        // SAFETY: the function keeps the contract, with a key of its own layout.
        unsafe { Kernel::portable(name, shape(1), run, Some(&GhashPowers::PORTABLE)) }
    };
}

conventional! {
    unsafe fn blocks_portable<S: KeySize, D: Direction>(
        out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8
    ) {
        // SAFETY: the contract: a key of this layout, and a state.
        let (key, state) = unsafe { (Key::<S>::of(key), &mut *state.cast::<AesGcmState>()) };
        // SAFETY: the contract: so many bytes to read and to write.
        let sum = unsafe { text::<S, D>(&key, state, out, input, len) };
        state.set_sum(&sum);
    }
}

conventional! {
    unsafe fn finish_portable<S: KeySize, D: Direction>(
        out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8
    ) {
        // SAFETY: the contract: a key of this layout, and a state.
        let (key, state) = unsafe { (Key::<S>::of(key), &mut *state.cast::<AesGcmState>()) };
        // SAFETY: the contract: so many bytes to read and to write.
        let sum = unsafe { text::<S, D>(&key, state, out, input, len) };
        // The sum is multiplied once more, and then nothing is added.
        let hash = add_blocks(key.hash, &sum, &[state.lengths(), [0; BLOCK]]);
        let mut mask = state.first().into();
        key.cipher.encrypt_block(&mut mask);
        state.set_tag(&core::array::from_fn(|i| hash[i] ^ mask[i]));
        crate::wipe::wipe(&mut mask.0);
    }
}

struct Key<'a, S: KeySize> {
    cipher: &'a S::Portable,
    hash: &'a GHash,
}

impl<S: KeySize> Key<'_, S> {
    /// # Safety
    ///
    /// The portable kernels made it, and it lives as long.
    unsafe fn of(key: *const u8) -> Self {
        // SAFETY: as the caller says; powers are behind the schedule.
        unsafe { Self { cipher: &*key.cast(), hash: &*key.add(powers_at::<S>(PORTABLE_LAYOUT)).cast() } }
    }
}

/// Adds the encrypted counter blocks, and returns the sum with the ciphertext, the last block of it with zeros behind.
///
/// # Safety
///
/// `input` can be read and `out` written for `len` bytes, and they are equal or do not overlap.
unsafe fn text<S: KeySize, D: Direction>(
    key: &Key<'_, S>,
    state: &AesGcmState,
    out: *mut u8,
    input: *const u8,
    len: usize,
) -> [u8; BLOCK] {
    let (mut sum, mut place) = (state.sum(), state.clone());
    for at in (0..len).step_by(TURN) {
        let n = (len - at).min(TURN);
        // SAFETY: `at + n <= len`; when opening, what is authenticated has not been overwritten.
        unsafe {
            let (out, input) = (out.add(at), input.add(at));
            if !D::SEALS {
                sum = add(key.hash, &sum, slice::from_raw_parts(input, n));
            }
            ctr::<S>(key.cipher, &place.counter(), out, input, n);
            if D::SEALS {
                sum = add(key.hash, &sum, slice::from_raw_parts(out, n));
            }
        }
        place.advance(n / BLOCK);
    }
    sum
}

/// The sum with these bytes, and zeros behind them.
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
