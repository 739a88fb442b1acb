//! Which kernel takes which part of a message: the plans are data, checked when they are compiled.

use core::num::NonZero;

use super::{
    Chacha20Xor,
    state::{Nonce, Words},
};
use crate::{
    InOut,
    kernel::{
        isa::{self, Level},
        text::Text,
        token::Token,
    },
};

/// A block of keystream, in bytes.
const BLOCK: usize = 64;

/// What to do, by the number of bytes that remain.
///
/// Invariants, which [`Plan::new`] checks: a CPU at the plan's level has the features of every kernel in
/// it, and every step takes at least one byte of any length that reaches it.
pub(in crate::kernel) struct Plan {
    level: Level,
    steps: &'static [Step],
}

/// Up to `up_to` remaining bytes, `kernel` takes what `take` says.
pub(in crate::kernel) struct Step {
    up_to: usize,
    kernel: Chacha20Xor,
    take: Take,
}

/// How much a step takes of the bytes that remain.
#[derive(Clone, Copy)]
enum Take {
    /// All of them.
    All,
    /// The largest multiple of so many bytes: of the kernel's loop, leaving its tail to another.
    Multiple(NonZero<usize>),
}

impl Step {
    /// Up to `up_to` bytes, `kernel` takes them all.
    pub(in crate::kernel) const fn all(up_to: usize, kernel: Chacha20Xor) -> Self {
        Self { up_to, kernel, take: Take::All }
    }

    /// Up to `up_to` bytes, `kernel` takes the largest multiple of `unit` bytes.
    pub(in crate::kernel) const fn multiple(up_to: usize, kernel: Chacha20Xor, unit: usize) -> Self {
        let unit = NonZero::new(unit).expect("a multiple of something");
        Self { up_to, kernel, take: Take::Multiple(unit) }
    }
}

impl Plan {
    /// The plan of `level`: steps for ever longer input, the last for any.
    ///
    /// Panics, and that is when the crate is compiled, where an invariant does not hold.
    pub(in crate::kernel) const fn new(level: Level, steps: &'static [Step]) -> Self {
        let mut longest_before = 0;
        let mut i = 0;
        while i < steps.len() {
            let Step { up_to, kernel, take } = &steps[i];
            assert!(kernel.runs_with(level.required()), "the level does not give what the kernel needs");
            assert!(*up_to > longest_before, "the steps are in order of length");
            if let Take::Multiple(unit) = *take {
                assert!(unit.get() % BLOCK == 0, "whole blocks");
                assert!(unit.get() <= longest_before + 1, "the shortest input that reaches the step has a whole unit");
            }
            longest_before = *up_to;
            i += 1;
        }
        assert!(longest_before == usize::MAX, "the last step is for any length");
        Self { level, steps }
    }

    /// The plan of `level` with no kernel in assembly.
    pub(in crate::kernel) const fn portable(level: Level) -> Self {
        Self::new(level, const { &[Step::all(usize::MAX, Chacha20Xor::PORTABLE)] })
    }

    /// The plan of the token's level.
    #[inline]
    fn of(token: Token) -> &'static Self {
        static FALLBACK: Plan = Plan::portable(Level::Portable);
        isa::chacha20::PLANS.get(token.place()).unwrap_or(&FALLBACK)
    }

    /// Who takes how many of the next `len` bytes.
    #[inline]
    fn next(&self, len: usize) -> (&'static Chacha20Xor, usize) {
        for Step { up_to, kernel, take } in self.steps {
            if len <= *up_to {
                return match *take {
                    Take::All => (kernel, len),
                    Take::Multiple(unit) => (kernel, len - len % unit),
                };
            }
        }
        (&Chacha20Xor::PORTABLE, len)
    }
}

// Every level has its own plan.
const _: () = {
    let plans = &isa::chacha20::PLANS;
    assert!(plans.len() == Level::ALL.len());
    let mut i = 0;
    while i < plans.len() {
        assert!(plans[i].level as usize == i);
        i += 1;
    }
};

/// Who takes how many bytes, in order, of a message of `len` bytes at the level in use.
#[inline]
pub(super) fn steps(len: usize) -> impl Iterator<Item = (&'static Chacha20Xor, usize)> {
    let plan = Plan::of(Token::begin());
    let mut left = len;
    core::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let (kernel, n) = plan.next(left);
        left -= n;
        Some((kernel, n))
    })
}

/// Writes the input XOR the keystream that begins at the state's counter, and leaves that counter
/// anywhere up to the end.
#[inline]
pub(crate) fn xor(words: &mut Words, nonce: &Nonce, data: InOut<'_>) {
    drive(words, nonce, data.into());
}

/// [`xor`]. Most messages are one step.
#[inline]
pub(in crate::kernel) fn drive(words: &mut Words, nonce: &Nonce, text: Text<'_>) {
    let token = Token::begin();
    let (kernel, n) = Plan::of(token).next(text.len());
    if n == text.len() {
        kernel.call(token, text.into(), words.get());
    } else {
        drive_on(kernel, n, words, nonce, text);
    }
}

/// One step, of `n` bytes, whole blocks, and then the others.
#[inline(never)]
fn drive_on(kernel: &Chacha20Xor, n: usize, words: &mut Words, nonce: &Nonce, text: Text<'_>) {
    let (now, later) = text.split_at(n);
    kernel.call(Token::current(), now.into(), words.get());
    words.set_counter(nonce, words.counter().wrapping_add((n / BLOCK) as u32));
    drive(words, nonce, later);
}
