//! Plans: which kernel takes which lengths. They are data, printed from `crates/raddle/plans` by `cargo xtask gen` and checked
//! when the library is compiled.

use core::num::NonZero;

use super::{Contract, Kernel};
use crate::cpu::{
    features::Features,
    level::Level,
    token::{Requirement, Token},
};

/// Which kernel of an operation takes messages of which length, or how many messages.
///
/// Invariants, which are checked: the steps follow each other without a gap, and the last has no end; or, where they
/// [overlap](Plan::overlapping), none has an end.
#[derive(Clone, Copy)]
pub(in crate::kernel) struct Plan<C: Contract> {
    steps: &'static [Step<C>],
}

/// For lengths from `from` to `to`, `kernel` takes all, or the part that [`takes`](Step::takes) returns.
///
/// Lengths have 16 bits, where [`NO_END`] stands for all that are greater: a step is half as long then, and there are hundreds.
pub(in crate::kernel) struct Step<C: Contract> {
    from: u16,
    to: u16,
    /// By reference: the tables of all cores name few kernels, and a step by value would be five times as long.
    pub(in crate::kernel) kernel: &'static Kernel<C>,
    /// If set, the kernel takes the largest multiple of this; otherwise all.
    unit: Option<NonZero<u16>>,
}

/// The end of a step without one.
const NO_END: u16 = u16::MAX;

/// A length of a table in 16 bits.
const fn short(n: usize) -> u16 {
    assert!(n < NO_END as usize, "lengths of steps have 16 bits");
    n as u16
}

#[allow(dead_code, reason = "an architecture without kernels has no plans")]
impl<C: Contract> Step<C> {
    pub(in crate::kernel) const fn new(from: usize, to: usize, kernel: &'static Kernel<C>, unit: usize) -> Self {
        assert!(unit <= from || unit == 0, "the least has a whole unit");
        let to = if to == usize::MAX { NO_END } else { short(to) };
        Self { from: short(from), to, kernel, unit: NonZero::new(short(unit)) }
    }

    /// The least length.
    #[inline]
    pub(in crate::kernel) const fn from(&self) -> usize {
        self.from as usize
    }

    /// The greatest length; `usize::MAX` where there is none.
    pub(in crate::kernel) const fn to(&self) -> usize {
        if self.to == NO_END { usize::MAX } else { self.to as usize }
    }

    /// Returns how much of the length `n` the kernel takes.
    #[inline]
    pub(in crate::kernel) const fn takes(&self, n: usize) -> usize {
        match self.unit {
            Some(unit) => n - n % unit.get() as usize,
            None => n,
        }
    }
}

#[allow(dead_code, reason = "an architecture without kernels has no plans")]
impl<C: Contract> Plan<C> {
    /// Panics, and that is when the crate is compiled, where an invariant does not hold.
    pub(in crate::kernel) const fn new(steps: &'static [Step<C>]) -> Self {
        let mut i = 0;
        while i < steps.len() {
            assert!(steps[i].from <= steps[i].to, "a step takes something");
            assert!(
                i == 0 || steps[i].from == steps[i - 1].to + 1,
                "the steps follow each other without gap or overlap"
            );
            i += 1;
        }
        assert!(i == 0 || steps[i - 1].to == NO_END, "the last step has no end");
        Self { steps }
    }

    /// Of kernels that take the same lengths, the one from the least on first: the length alone does not decide.
    ///
    /// Panics, and that is when the crate is compiled, where an invariant does not hold.
    pub(in crate::kernel) const fn overlapping(steps: &'static [Step<C>]) -> Self {
        let mut i = 0;
        while i < steps.len() {
            assert!(steps[i].to == NO_END, "no step has an end");
            assert!(i == 0 || steps[i].from >= steps[i - 1].from, "the steps are in order");
            i += 1;
        }
        Self { steps }
    }

    /// No kernel takes anything.
    pub(in crate::kernel) const NONE: Self = Self::new(&[]);

    /// The steps, from the least on.
    #[inline]
    pub(in crate::kernel) const fn steps(&self) -> &'static [Step<C>] {
        self.steps
    }

    /// The step for `n`; none where that is less than any kernel takes.
    #[inline]
    pub(in crate::kernel) fn step(&self, n: usize) -> Option<&'static Step<C>> {
        let n = u16::try_from(n).unwrap_or(NO_END);
        self.steps.iter().find(|step| n <= step.to).filter(|step| n >= step.from)
    }

    /// Whether a kernel takes any number.
    pub(in crate::kernel) const fn is_for_all(&self) -> bool {
        !self.steps.is_empty() && self.steps[0].from == 0
    }

    /// What a CPU must have for its kernels.
    pub(in crate::kernel) const fn needs(&self) -> Features {
        let (mut needs, mut i) = (Features::NONE, 0);
        while i < self.steps.len() {
            needs = needs.union(self.steps[i].kernel.needs());
            i += 1;
        }
        needs
    }
}

/// What the kernels of an algorithm take on CPUs of a level that have some features.
pub(in crate::kernel) struct Choice<P> {
    requirement: Requirement,
    plans: P,
}

#[allow(dead_code, reason = "an architecture without kernels has no plans")]
impl<P> Choice<P> {
    /// Panics, and that is when the crate is compiled, where the level and the features are not all that the plans need.
    pub(in crate::kernel) const fn new(level: Level, features: Features, needs: Features, plans: P) -> Self {
        assert!(level.required().union(features).contains(needs), "the level does not give what a kernel needs");
        Self { requirement: Requirement::new(level, features), plans }
    }
}

/// The plans of an algorithm, by core: for each the best choice first.
pub(in crate::kernel) type ByCore<P> = &'static [&'static [Choice<P>]];

/// The plans that this CPU uses; none where no kernel in assembly is of use.
#[inline]
pub(in crate::kernel) fn choose<P>(token: Token, plans: ByCore<P>) -> Option<&'static P> {
    let choices = plans.get(token.core())?;
    let choice = choices.iter().find(|choice| token.meets(choice.requirement))?;
    Some(&choice.plans)
}
