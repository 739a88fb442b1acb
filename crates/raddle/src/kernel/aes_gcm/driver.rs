//! A message under a key, by the kernels that the key was made for.

use super::{AesGcmKey, AesGcmState, Direction, Family, KeySize, Open, Seal, state};
use crate::{
    InOut,
    kernel::{aes::BLOCK, token::Token},
};

/// Blocks that are put into a row, so that those of additional data which are not whole need no call of their own.
const ROW: usize = 4;

/// A key, and the kernels that read it.
#[derive(Clone)]
pub struct AesGcm<S: KeySize> {
    key: AesGcmKey<S>,
    /// Invariant: this CPU has what the family needs, and the key was made by its kernels.
    family: &'static Family<S>,
}

impl<S: KeySize> AesGcm<S> {
    #[inline]
    pub(crate) fn new(key: &S::Key) -> Self {
        let family = Family::of(Token::current());
        let encrypt = |schedule| {
            let mut h = [0; BLOCK];
            let place = h.as_mut_ptr();
            // SAFETY: the family is for this CPU, and the schedule was made by its kernel; a block.
            unsafe { family.ctr.xor(place, place, BLOCK, schedule, &[0; BLOCK]) };
            h
        };
        // SAFETY: the family is for this CPU, and its kernels are of layouts that go together.
        Self { key: unsafe { AesGcmKey::made(&family.expand, &family.powers, key, encrypt) }, family }
    }

    /// Encrypts the data, and returns the tag (SP 800-38D, section 7.1). The caller has seen to it that nothing is too
    /// long.
    #[inline]
    pub(crate) fn seal(&self, first: &[u8; BLOCK], aad: &[u8], data: InOut<'_>) -> [u8; BLOCK] {
        let (out, input, len) = data.into_pointers();
        let mut state = AesGcmState::new(first);
        // SAFETY: the pointers are an input and an output.
        unsafe { self.message::<Seal>(&mut state, aad, out, input, len) };
        state.tag()
    }

    /// Decrypts the data where `is_right` says so of the tag, and returns what it says (SP 800-38D, section 7.2); where it
    /// says no, the output is all zeros. The caller has seen to it that nothing is too long.
    #[inline]
    pub(crate) fn open(
        &self,
        first: &[u8; BLOCK],
        aad: &[u8],
        data: InOut<'_>,
        is_right: impl FnOnce([u8; BLOCK]) -> bool,
    ) -> bool {
        let (out, input, len) = data.into_pointers();
        let mut state = AesGcmState::new(first);
        // SAFETY: the pointers are an input and an output; the output can be written for `len` bytes.
        unsafe {
            self.message::<Open>(&mut state, aad, out, input, len);
            let right = is_right(state.tag());
            if !right {
                out.write_bytes(0, len);
            }
            right
        }
    }

    /// Encrypts or decrypts a message that is all there, from the state before it to the state with the tag. The state
    /// stays in its place: a copy would wait for the words that were just written.
    ///
    /// # Safety
    ///
    /// `input` can be read and `out` written for `len` bytes, and they are equal or do not overlap.
    #[inline]
    unsafe fn message<D: Direction>(
        &self,
        state: &mut AesGcmState,
        aad: &[u8],
        mut out: *mut u8,
        mut input: *const u8,
        mut len: usize,
    ) {
        let way = D::way(self.family);
        self.take_aad(state, aad);
        state.set_lengths(aad.len() as u64, len as u64);
        // SAFETY: the family is for this CPU, and the key is its own; what is left begins `done` bytes further on, and is
        // at most as much as the end takes.
        unsafe {
            if len > way.short {
                let done = self.blocks::<D>(state, out, input, len);
                (out, input, len) = (out.add(done), input.add(done), len - done);
            }
            way.finish.take(out, input, len, self.key.as_ptr(), state);
        }
    }

    /// Takes the additional data into the sum of a state before the first byte.
    #[inline]
    pub(crate) fn take_aad(&self, state: &mut AesGcmState, aad: &[u8]) {
        if aad.len() <= BLOCK {
            state.set_short(aad);
        } else {
            self.take_padded(state, aad);
        }
    }

    /// Takes more than a block into the sum, with zeros up to whole blocks: the first is the sum as it is.
    #[inline(never)]
    fn take_padded(&self, state: &mut AesGcmState, bytes: &[u8]) {
        let (blocks, part) = bytes.as_chunks::<BLOCK>();
        let Some((first, mut blocks)) = blocks.split_first() else { return };
        state.set_sum(first);
        // The last few blocks are one call.
        if blocks.len() >= ROW {
            self.take(state, blocks);
            blocks = &[];
        }
        let mut row = [[0; BLOCK]; ROW];
        for (place, block) in row.iter_mut().zip(blocks) {
            *place = *block;
        }
        let mut count = blocks.len();
        if !part.is_empty() {
            row[count] = state::padded(part);
            count += 1;
        }
        self.take(state, &row[..count]);
    }

    /// Takes blocks into the sum.
    #[inline]
    pub(crate) fn take(&self, state: &mut AesGcmState, blocks: &[[u8; BLOCK]]) {
        if !blocks.is_empty() {
            let (input, len) = (blocks.as_ptr().cast(), blocks.as_flattened().len());
            // SAFETY: the family is for this CPU, and the key is its own; whole blocks.
            unsafe { self.family.hash.take(state.sum_ptr(), input, len, self.key.powers()) }
        }
    }

    /// Encrypts or decrypts with kernels for many blocks, goes on by as many, and returns how many bytes that was.
    ///
    /// # Safety
    ///
    /// `input` can be read and `out` written for `len` bytes, and they are equal or do not overlap.
    #[inline(never)]
    unsafe fn blocks<D: Direction>(
        &self,
        state: &mut AesGcmState,
        out: *mut u8,
        input: *const u8,
        len: usize,
    ) -> usize {
        let mut done = 0;
        while let Some((kernel, n)) = D::way(self.family).next(len - done) {
            // SAFETY: the family is for this CPU, and the key is its own; `done + n <= len`.
            unsafe { kernel.take(out.add(done), input.add(done), n, self.key.as_ptr(), state) };
            state.advance(n / BLOCK);
            done += n;
        }
        done
    }

    /// Encrypts or decrypts whole blocks, takes the ciphertext into the sum, and goes on by as many.
    pub(crate) fn whole<D: Direction>(&self, state: &mut AesGcmState, data: InOut<'_>) {
        debug_assert!(data.len().is_multiple_of(BLOCK));
        let (out, input, len) = data.into_pointers();
        // SAFETY: the family is for this CPU, and the key is its own; the pointers are an input and an output, and what is
        // authenticated is whole blocks of the ciphertext, before they are overwritten.
        unsafe {
            let done = self.blocks::<D>(state, out, input, len);
            if done == len {
                return;
            }
            let (out, input, len) = (out.add(done), input.add(done), len - done);
            let Family { ctr, hash, .. } = self.family;
            if !D::SEALS {
                hash.take(state.sum_ptr(), input, len, self.key.powers());
            }
            ctr.xor(out, input, len, self.key.as_ptr(), &state.counter());
            if D::SEALS {
                hash.take(state.sum_ptr(), out, len, self.key.powers());
            }
            state.advance(len / BLOCK);
        }
    }

    /// The next counter block, encrypted; goes on by it.
    pub(crate) fn keystream(&self, state: &mut AesGcmState) -> [u8; BLOCK] {
        let mut block = [0; BLOCK];
        let place = block.as_mut_ptr();
        // SAFETY: the family is for this CPU, and the key is its own; a block.
        unsafe { self.family.ctr.xor(place, place, BLOCK, self.key.as_ptr(), &state.counter()) };
        state.advance(1);
        block
    }

    /// The tag of a message whose blocks are all in the sum.
    pub(crate) fn tag(&self, state: &mut AesGcmState) -> [u8; BLOCK] {
        let mut nothing = [];
        let place = nothing.as_mut_ptr();
        // SAFETY: the family is for this CPU, and the key is its own; no byte is read or written.
        unsafe { self.family.seal.finish.take(place, place, 0, self.key.as_ptr(), state) };
        state.tag()
    }

    /// J0 for a nonce of any length: of 12 bytes, the nonce and a counter of 1; else the GHASH of the nonce, with zeros up
    /// to whole blocks, and a block that ends with its length in bits (SP 800-38D, section 7.1).
    pub(crate) fn first_of(&self, nonce: &[u8]) -> [u8; BLOCK] {
        let mut first = [0; BLOCK];
        if nonce.len() == 12 {
            first[..12].copy_from_slice(nonce);
            first[15] = 1;
            return first;
        }
        let mut state = AesGcmState::new(&first);
        self.take_aad(&mut state, nonce);
        let mut length = [0; BLOCK];
        length[8..].copy_from_slice(&(nonce.len() as u64 * 8).to_be_bytes());
        // With nothing behind them the blocks are multiplied once more.
        self.take(&mut state, &[length, [0; BLOCK]]);
        state.sum()
    }
}
