//! The ChaCha20-Poly1305 state, stored in the form that kernels read.

use core::mem::offset_of;

use crate::kernel::{
    chacha20::state::{Chacha20Nonce, Chacha20Words},
    poly1305::state::Poly1305State,
};

/// The ChaCha20 state, followed by the Poly1305 state. The kernels of this module read and write both.
///
/// The state is erased when dropped.
#[derive(Clone)]
#[cfg_attr(not(feature = "align16"), repr(C, align(64)))]
#[cfg_attr(feature = "align16", repr(C, align(16)))]
pub(crate) struct Chacha20Poly1305State {
    pub(super) words: Chacha20Words,
    pub(super) mac: Poly1305State,
    pub(super) nonce: Chacha20Nonce,
}

const _: () = {
    assert!(offset_of!(Chacha20Poly1305State, words) == 0);
    assert!(offset_of!(Chacha20Poly1305State, mac) == 64);
};

impl Chacha20Poly1305State {
    /// Returns the ChaCha20 state at block 0 (RFC 8439, section 2.8), without a Poly1305 key.
    #[inline]
    #[must_use]
    pub(crate) fn new(key: &[u8; 32], nonce: &[u8; 12]) -> Self {
        let words = Chacha20Words::new(key, nonce);
        Self { nonce: words.nonce(), words, mac: Poly1305State::empty() }
    }

    /// Moves to a keystream block.
    #[inline]
    pub(crate) fn set_counter(&mut self, block: u32) {
        self.words.set_counter(&self.nonce, block);
    }

    /// Returns the Poly1305 state.
    #[inline]
    pub(crate) fn mac(&mut self) -> &mut Poly1305State {
        &mut self.mac
    }
}

impl Drop for Chacha20Poly1305State {
    #[inline]
    fn drop(&mut self) {
        self.words.wipe();
    }
}
