//! A message in pieces.

use super::{driver::AesGcm, schedule::Chunk, state::AesGcmState};
use crate::{
    InOut,
    cpu::token::Token,
    kernel::{
        aes::size::{BLOCK, KeySize},
        contract::parameter::{Open, Seal},
    },
    memory::{wipe::wipe, xor::xor},
};

/// A message in pieces: additional data first, then text. The caller checks the lengths, and passes the same key in all
/// calls.
#[derive(Clone)]
pub(crate) struct AesGcmStream {
    state: AesGcmState,
    /// The length of the additional data so far.
    aad: u64,
    /// The length of the text so far.
    text: u64,
    /// Whether the additional data are complete and padded.
    aad_ended: bool,
    /// The keystream block for the partial block.
    stream: [u8; BLOCK],
    /// The additional data or the ciphertext in the partial block.
    block: [u8; BLOCK],
    /// The length of the partial block. It is less than a block, or a whole block for additional data only.
    filled: usize,
}

impl AesGcmStream {
    /// Starts a message whose first counter block is J0.
    pub(crate) fn new(first: &[u8; BLOCK]) -> Self {
        Self {
            state: AesGcmState::new(first),
            aad: 0,
            text: 0,
            aad_ended: false,
            stream: [0; BLOCK],
            block: [0; BLOCK],
            filled: 0,
        }
    }

    /// Returns the length of the additional data so far.
    pub(crate) fn aad_bytes(&self) -> u64 {
        self.aad
    }

    /// Returns the length of the text so far.
    pub(crate) fn text_bytes(&self) -> u64 {
        self.text
    }

    /// Returns whether there has been text, so that no additional data can follow.
    pub(crate) fn has_text(&self) -> bool {
        self.aad_ended
    }

    /// Authenticates the next piece of the additional data. The caller has checked that there was no text yet.
    pub(crate) fn absorb_aad<S: KeySize>(&mut self, key: &AesGcm<S>, piece: &[u8]) {
        debug_assert!(!self.aad_ended);
        Token::begin();
        self.aad += piece.len() as u64;
        let Chunk { first, blocks, rest } = Chunk::divide_aad(self.filled, piece.len());
        self.keep(&piece[first]);
        if !rest.is_empty() {
            self.absorb_block(key);
            key.absorb(&mut self.state, piece[blocks].as_chunks().0);
            self.keep(&piece[rest]);
        }
    }

    /// Encrypts the next piece of the text.
    pub(crate) fn encrypt<S: KeySize>(&mut self, key: &AesGcm<S>, piece: InOut<'_>) {
        let [first, blocks, rest] = self.split(key, piece);
        self.fill(key, first, false);
        key.whole::<Seal>(&mut self.state, blocks);
        self.fill(key, rest, false);
    }

    /// Decrypts the next piece of the text.
    pub(crate) fn decrypt<S: KeySize>(&mut self, key: &AesGcm<S>, piece: InOut<'_>) {
        let [first, blocks, rest] = self.split(key, piece);
        self.fill(key, first, true);
        key.whole::<Open>(&mut self.state, blocks);
        self.fill(key, rest, true);
    }

    /// Authenticates the next piece of the ciphertext without decrypting it.
    pub(crate) fn authenticate<S: KeySize>(&mut self, key: &AesGcm<S>, piece: &[u8]) {
        self.end_aad(key);
        self.text += piece.len() as u64;
        let Chunk { first, blocks, rest } = Chunk::divide(self.filled, piece.len());
        if !first.is_empty() {
            self.keep(&piece[first]);
            self.filled_to(key, self.filled);
        }
        key.absorb(&mut self.state, piece[blocks].as_chunks().0);
        self.keep(&piece[rest]);
    }

    /// Computes the tag of the message. Nothing may follow.
    pub(crate) fn tag<S: KeySize>(&mut self, key: &AesGcm<S>) -> [u8; BLOCK] {
        self.end_aad(key);
        if self.filled > 0 {
            self.block[self.filled..].fill(0);
            self.filled_to(key, BLOCK);
        }
        self.state.set_lengths(self.aad, self.text);
        key.tag(&mut self.state)
    }

    /// Pads the additional data with zeros to whole blocks.
    fn end_aad<S: KeySize>(&mut self, key: &AesGcm<S>) {
        if self.aad_ended {
            return;
        }
        self.aad_ended = true;
        if self.aad <= BLOCK as u64 {
            self.state.set_short(&self.block[..self.filled]);
        } else {
            self.block[self.filled..].fill(0);
            self.absorb_block(key);
        }
        self.filled = 0;
    }

    fn absorb_block<S: KeySize>(&mut self, key: &AesGcm<S>) {
        key.absorb(&mut self.state, &[self.block]);
        self.filled = 0;
    }

    /// Splits a piece into the bytes that complete the partial block, whole blocks, and a remainder.
    #[inline]
    fn split<'a, S: KeySize>(&mut self, key: &AesGcm<S>, piece: InOut<'a>) -> [InOut<'a>; 3] {
        Token::begin();
        self.end_aad(key);
        self.text += piece.len() as u64;
        let chunk = Chunk::divide(self.filled, piece.len());
        let (first, piece) = piece.split_at(chunk.first.len());
        let (blocks, rest) = piece.split_at(chunk.blocks.len());
        [first, blocks, rest]
    }

    /// Appends bytes to the partial block.
    fn keep(&mut self, bytes: &[u8]) {
        let end = self.filled + bytes.len();
        self.block[self.filled..end].copy_from_slice(bytes);
        self.filled = end;
    }

    /// Processes a part of a block.
    fn fill<S: KeySize>(&mut self, key: &AesGcm<S>, part: InOut<'_>, ciphertext_first: bool) {
        if part.is_empty() {
            return;
        }
        if self.filled == 0 {
            self.stream = key.keystream(&mut self.state);
        }
        let end = self.filled + part.len();
        let place = self.filled..end;
        let text = part.copied();
        let (stream, block) = (&self.stream[place.clone()], &mut self.block[place]);
        if ciphertext_first {
            block.copy_from_slice(text);
        }
        xor(text, stream);
        if !ciphertext_first {
            block.copy_from_slice(text);
        }
        self.filled_to(key, end);
    }

    fn filled_to<S: KeySize>(&mut self, key: &AesGcm<S>, end: usize) {
        self.filled = end;
        if end == BLOCK {
            self.absorb_block(key);
        }
    }
}

impl Drop for AesGcmStream {
    /// Erases the keystream. The state erases itself.
    fn drop(&mut self) {
        wipe(&mut self.stream);
    }
}
