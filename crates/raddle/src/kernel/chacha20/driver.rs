//! Divides a message among kernels.

use super::state::{Nonce, Words};
use crate::{
    cpu::token::Token,
    kernel::{
        contract::{kernel_types::Chacha20Xor, plan::choose},
        generated::plans,
    },
    memory::text::InOut,
};

/// The length of a block of keystream in bytes.
const BLOCK: usize = 64;

/// Returns the kernels for the next `len` bytes, in order, each with its number of bytes.
#[inline]
fn next(token: Token, len: usize) -> (&'static Chacha20Xor, usize) {
    match choose(token, plans::CHACHA20).and_then(|plan| plan.step(len)) {
        Some(step) => (step.kernel, step.takes(len)),
        None => (&Chacha20Xor::PORTABLE, len),
    }
}

/// Returns the kernels for a message of `len` bytes at the level in use, in order, each with its number of bytes.
#[inline]
pub(super) fn steps(len: usize) -> impl Iterator<Item = (&'static Chacha20Xor, usize)> {
    let token = Token::begin();
    let mut left = len;
    core::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let (kernel, n) = next(token, left);
        left -= n;
        Some((kernel, n))
    })
}

/// Writes the input XOR the keystream that begins at the state's counter. It leaves the counter at any value up to the end.
#[inline]
pub(crate) fn xor(words: &mut Words, nonce: &Nonce, data: InOut<'_>) {
    drive(words, nonce, data);
}

/// [`xor`]. Most messages are one step.
#[inline]
pub(in crate::kernel) fn drive(words: &mut Words, nonce: &Nonce, text: InOut<'_>) {
    let token = Token::begin();
    let (kernel, n) = next(token, text.len());
    if n == text.len() {
        kernel.call(token, text.into(), words.get());
    } else {
        drive_on(kernel, n, words, nonce, text);
    }
}

/// Processes one step of `n` bytes, whole blocks, and then the remaining steps.
#[inline(never)]
fn drive_on(kernel: &Chacha20Xor, n: usize, words: &mut Words, nonce: &Nonce, text: InOut<'_>) {
    let (now, later) = text.split_at(n);
    kernel.call(Token::current(), now.into(), words.get());
    words.set_counter(nonce, words.counter().wrapping_add((n / BLOCK) as u32));
    drive(words, nonce, later);
}
