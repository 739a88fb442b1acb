//! The ChaCha20-Poly1305 contracts: the beginning of a message, and the blocks of a message.

pub(crate) mod batch;
#[allow(
    dead_code,
    unused_imports,
    clippy::absurd_extreme_comparisons,
    reason = "an architecture without kernels uses less, and has no room for powers"
)]
mod call;
pub(crate) mod driver;
pub(crate) mod limits;
#[allow(unsafe_code)]
mod mac_input;
pub(in crate::kernel) mod plan;
mod schedule;
pub(in crate::kernel) mod state;
pub(crate) mod stream;

use super::{
    contract::{
        Refused,
        kernel_types::{Chacha20Blocks, Chacha20Poly1305Begin, Chacha20Poly1305Blocks, Poly1305Lanes},
    },
    generated::kernels,
};
use crate::{InOut, cpu::token::Token};

pub use state::Chacha20Poly1305State;

/// Returns every implementation of the beginning, including those that this CPU can't run.
#[must_use]
pub fn chacha20_poly1305_begin() -> &'static [&'static Chacha20Poly1305Begin] {
    kernels::CHACHA20_POLY1305_BEGIN
}

/// Returns every implementation that encrypts and authenticates in one pass, including those that this CPU can't run.
#[must_use]
pub fn chacha20_poly1305_blocks() -> &'static [&'static Chacha20Poly1305Blocks] {
    kernels::CHACHA20_POLY1305_BLOCKS
}

/// Returns the implementation that begins a message of `len` bytes at the level in use. Also returns the implementation
/// that then encrypts and authenticates in one pass. If there is no such implementation, ChaCha20 and Poly1305
/// implementations alternate ([`chacha20_xor_plan`](super::chacha20_xor_plan),
/// [`poly1305_plan`](super::poly1305_plan)).
#[must_use]
pub fn chacha20_poly1305_plan(
    len: usize,
) -> (Option<&'static Chacha20Poly1305Begin>, Option<&'static Chacha20Poly1305Blocks>) {
    driver::parts(len)
}

/// Returns the implementations that compute the keystream for a batch of messages of `len` bytes at the level in use,
/// in order. There are none if each message is processed separately, as [`chacha20_poly1305_plan`] says.
pub fn chacha20_poly1305_many_plan(len: usize, messages: usize) -> impl Iterator<Item = &'static Chacha20Blocks> {
    batch::kernels(len, messages)
}

/// Returns the implementation that authenticates a batch of short messages at the level in use, or `None` if each
/// message is authenticated separately.
#[must_use]
pub fn chacha20_poly1305_many_mac(messages: usize) -> Option<&'static Poly1305Lanes> {
    batch::mac_kernel(messages)
}

impl Chacha20Poly1305Begin {
    /// Derives the Poly1305 key from the block at the counter, and writes the input XOR the keystream of the blocks
    /// after it.
    ///
    /// # Errors
    ///
    /// Fails if this CPU lacks features, which the error names, or if the length is above the kernel's maximum. Nothing
    /// is written then.
    pub fn apply(&self, state: &mut Chacha20Poly1305State, data: InOut<'_>) -> Result<(), Refused> {
        let token = Token::begin();
        self.accept(token, data.len())?;
        self.call(token, data.into(), state);
        Ok(())
    }
}

impl Chacha20Poly1305Blocks {
    /// Writes the input XOR the keystream from the counter on, and absorbs `mac`, or else the input, into the accumulator.
    ///
    /// # Errors
    ///
    /// Fails if this CPU lacks features, which the error names, or if the kernel does not take the length of the input
    /// or of `mac`. Nothing is written then.
    pub fn apply(&self, state: &mut Chacha20Poly1305State, data: InOut<'_>, mac: Option<&[u8]>) -> Result<(), Refused> {
        let token = Token::begin();
        self.accept(token, data.len())?;
        let authenticated = mac.map_or(data.len(), <[u8]>::len);
        if !self.authenticates(data.len(), authenticated) {
            let max = data.len() / self.multiple() * self.shape().share;
            return Err(Refused::Length { len: authenticated, multiple: max, max });
        }
        self.call(token, data.into(), state, mac);
        Ok(())
    }
}
