//! Divides a message among kernels.

use super::{
    schedule::{BLOCK, Division, next},
    state::{Chacha20Nonce, Chacha20Words},
};
use crate::{
    cpu::token::Token,
    kernel::{
        contract::{
            kernel_types::Chacha20Xor,
            plan::{Plan, choose},
        },
        generated::{contracts, plans},
    },
    memory::text::InOut,
};

/// Returns the plan for this CPU, or `None` if it uses no assembly kernel.
#[inline]
fn plan(token: Token) -> Option<&'static Plan<contracts::Chacha20Xor>> {
    choose(token, plans::CHACHA20)
}

/// Returns the kernels for a message of `len` bytes at the level in use, in order, each with its number of bytes.
#[inline]
pub(in crate::kernel) fn steps(len: usize) -> impl Iterator<Item = (&'static Chacha20Xor, usize)> {
    Division::new(plan(Token::begin()), 0..len).map(|(kernel, part)| (kernel, part.len()))
}

/// Writes the input XOR the keystream that begins at the state's counter. Afterwards, the counter may be at any block
/// up to the end.
#[inline]
pub(crate) fn xor(words: &mut Chacha20Words, nonce: &Chacha20Nonce, data: InOut<'_>) {
    drive(words, nonce, data);
}

/// Implements [`xor`]. Most messages take one step, which needs no loop.
#[inline]
pub(in crate::kernel) fn drive(words: &mut Chacha20Words, nonce: &Chacha20Nonce, text: InOut<'_>) {
    let token = Token::begin();
    let plan = plan(token);
    let (kernel, n) = next(plan, text.len());
    if n == text.len() {
        kernel.call(token, text.into(), words.get());
    } else {
        drive_on(plan, words, nonce, text);
    }
}

/// Performs several steps, each starting at the counter of its first block.
#[inline(never)]
fn drive_on(
    plan: Option<&Plan<contracts::Chacha20Xor>>,
    words: &mut Chacha20Words,
    nonce: &Chacha20Nonce,
    mut text: InOut<'_>,
) {
    let first = words.counter();
    for (kernel, part) in Division::new(plan, 0..text.len()) {
        words.set_counter(nonce, first.wrapping_add((part.start / BLOCK) as u32));
        kernel.call(Token::current(), text.part(part.start, part.len()).into(), words.get());
    }
}
