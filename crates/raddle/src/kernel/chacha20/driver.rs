//! Which kernel takes which part of a message: the plans are data, checked when they are compiled.

use super::{Chacha20Xor, PORTABLE};
use crate::{
    InOut,
    kernel::{
        isa::{self, Level},
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
    Multiple(usize),
}

impl Step {
    /// Up to `up_to` bytes, `kernel` takes them all.
    pub(in crate::kernel) const fn all(up_to: usize, kernel: Chacha20Xor) -> Self {
        Self { up_to, kernel, take: Take::All }
    }

    /// Up to `up_to` bytes, `kernel` takes the largest multiple of `unit` bytes.
    pub(in crate::kernel) const fn multiple(up_to: usize, kernel: Chacha20Xor, unit: usize) -> Self {
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
            assert!(level.required().contains(kernel.features), "the level does not give what the kernel needs");
            assert!(*up_to > longest_before, "the steps are in order of length");
            if let Take::Multiple(unit) = *take {
                assert!(unit > 0 && unit % BLOCK == 0, "whole blocks");
                assert!(unit <= longest_before + 1, "the shortest input that reaches the step has a whole unit");
            }
            longest_before = *up_to;
            i += 1;
        }
        assert!(longest_before == usize::MAX, "the last step is for any length");
        Self { level, steps }
    }

    /// The plan of `level` with no kernel in assembly.
    pub(in crate::kernel) const fn portable(level: Level) -> Self {
        Self::new(level, const { &[Step::all(usize::MAX, PORTABLE)] })
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
        (&PORTABLE, len)
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
    let plan = Plan::of(Token::current());
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

/// Writes the input XOR the keystream that begins at the counter in word 12, and leaves that counter at
/// the first block that has not been begun.
#[inline]
pub(crate) fn xor(state: &mut [u32; 16], mut data: InOut<'_>) {
    for (kernel, n) in steps(data.len()) {
        let (now, rest) = data.split_at(n);
        // SAFETY: the steps are those of the level that the token shows the CPU to be at, and what that
        // level requires is all that they need.
        unsafe { kernel.run(state, now) };
        state[12] = state[12].wrapping_add(n.div_ceil(BLOCK) as u32);
        data = rest;
    }
}
