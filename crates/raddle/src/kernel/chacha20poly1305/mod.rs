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
