//! The input of the last Poly1305 call.

use super::{plan::LAST, state::Chacha20Poly1305State};
use crate::{
    cpu::token::Token,
    kernel::{contract::kernel_types::Chacha20Poly1305Begin, poly1305::state::BLOCK},
    memory::{stack::StackBuffer, text::Pointers},
};

/// Padded blocks, and the lengths block. For a short message, this is all of the authenticated input. Unused bytes stay
/// uninitialised: clearing them would take longer than authenticating a block.
pub(super) struct MacInput(StackBuffer<LAST>);

impl MacInput {
    #[inline]
    pub(super) fn new() -> Self {
        Self(StackBuffer::new())
    }

    /// Appends bytes, padded with zeros to whole blocks.
    #[inline]
    pub(super) fn put(&mut self, bytes: &[u8]) {
        self.0.put::<BLOCK>(bytes);
    }

    /// Appends the lengths block, which is the last block of the message (RFC 8439, section 2.8).
    #[inline]
    pub(super) fn put_lengths(&mut self, aad: usize, text: usize) {
        self.0.put::<BLOCK>(&lengths(aad, text));
    }

    /// Begins a message with the kernel: appends the ciphertext of `text`, padded with zeros to whole blocks, and the
    /// lengths block.
    #[inline]
    pub(super) fn put_begun(
        &mut self,
        kernel: &Chacha20Poly1305Begin,
        token: Token,
        state: &mut Chacha20Poly1305State,
        aad: usize,
        text: &[u8],
    ) {
        // SAFETY: the call writes all bytes of the output, by the contract of the kernel and because the lengths are
        // equal.
        unsafe {
            self.0.put_written::<BLOCK>(text.len(), lengths(aad, text.len()), |place| {
                let Some(text) = Pointers::fresh(text, place) else { unreachable!() };
                kernel.call(token, text, state);
            });
        }
    }

    /// Returns all bytes of the input.
    #[inline]
    pub(super) fn blocks(&self) -> &[u8] {
        self.0.bytes()
    }
}

#[inline]
fn lengths(aad: usize, text: usize) -> [u8; BLOCK] {
    (aad as u128 | (text as u128) << 64).to_le_bytes()
}
