//! Plans: which kernel takes which lengths. Plans are data, generated from `crates/raddle/plans` by `cargo xtask gen`
//! and checked when the library is compiled.

use core::num::NonZero;

use super::{Contract, Kernel};
use crate::cpu::{
    features::Features,
    level::Level,
    token::{Requirement, Token},
};

/// Selects a kernel for an operation by the length of the message, or by the number of messages.
///
/// Invariants, which the constructors check: the steps follow each other without a gap, and the last step has no end.
/// In an [overlapping](Plan::overlapping) plan, no step has an end.
#[derive(Clone, Copy)]
pub(in crate::kernel) struct Plan<C: Contract> {
    steps: &'static [Step<C>],
}

/// For a length from `from` to `to`, `kernel` takes all bytes, or the part that [`takes`](Step::takes) returns.
///
/// Lengths have 16 bits, and [`NO_END`] stands for all greater lengths. This halves the size of a step, and there are
/// hundreds of steps.
pub(in crate::kernel) struct Step<C: Contract> {
    from: u16,
    to: u16,
    /// The kernel. It is a reference because the tables of all cores together name only a few kernels. A step that held
    /// the kernel itself would be five times as long.
    pub(in crate::kernel) kernel: &'static Kernel<C>,
    /// If set, the kernel takes the largest multiple of this number; otherwise it takes all bytes.
    unit: Option<NonZero<u16>>,
}

/// The end of a step that has no end.
const NO_END: u16 = u16::MAX;

/// Converts a length in a table to 16 bits.
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

    #[inline]
    pub(in crate::kernel) const fn from(&self) -> usize {
        self.from as usize
    }

    /// Returns the greatest length, or `usize::MAX` if the step has no end.
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
    /// Returns the plan with these steps. This function is called only in constants, so if an invariant does not hold,
    /// the constant does not compile.
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

    /// Returns a plan whose steps overlap: several kernels take the same lengths. The steps are in the order of their
    /// shortest lengths. The caller selects among the steps that take a length.
    ///
    /// This function is called only in constants, so if an invariant does not hold, the constant does not compile.
    pub(in crate::kernel) const fn overlapping(steps: &'static [Step<C>]) -> Self {
        let mut i = 0;
        while i < steps.len() {
            assert!(steps[i].to == NO_END, "no step has an end");
            assert!(i == 0 || steps[i].from >= steps[i - 1].from, "the steps are in order");
            i += 1;
        }
        Self { steps }
    }

    /// A plan without kernels.
    pub(in crate::kernel) const NONE: Self = Self::new(&[]);

    /// Returns the steps, the shortest lengths first.
    #[inline]
    pub(in crate::kernel) const fn steps(&self) -> &'static [Step<C>] {
        self.steps
    }

    /// Returns the step for `n`, or `None` if `n` is less than any kernel takes.
    #[inline]
    pub(in crate::kernel) fn step(&self, n: usize) -> Option<&'static Step<C>> {
        let n = u16::try_from(n).unwrap_or(NO_END);
        self.steps.iter().find(|step| n <= step.to).filter(|step| n >= step.from)
    }

    /// Returns whether the plan has a kernel for every number.
    pub(in crate::kernel) const fn is_for_all(&self) -> bool {
        !self.steps.is_empty() && self.steps[0].from == 0
    }

    /// Returns the features that a CPU must have for the kernels of the plan.
    pub(in crate::kernel) const fn needs(&self) -> Features {
        let (mut needs, mut i) = (Features::NONE, 0);
        while i < self.steps.len() {
            needs = needs.union(self.steps[i].kernel.needs());
            i += 1;
        }
        needs
    }
}

/// The plan for an algorithm, for CPUs that are at a level and have certain features.
pub(in crate::kernel) struct Choice<P> {
    requirement: Requirement,
    plans: P,
}

#[allow(dead_code, reason = "an architecture without kernels has no plans")]
impl<P> Choice<P> {
    /// Combines plans with their requirement. This function is called only in constants, so if the plans need more than
    /// the level and the features give, the constant does not compile.
    pub(in crate::kernel) const fn new(level: Level, features: Features, needs: Features, plans: P) -> Self {
        assert!(level.required().union(features).contains(needs), "the level does not give what a kernel needs");
        Self { requirement: Requirement::new(level, features), plans }
    }
}

/// The plans for an algorithm, by core: for each core, the best plan first.
pub(in crate::kernel) type ByCore<P> = &'static [&'static [Choice<P>]];

/// Returns the plan that this CPU uses, or `None` if it uses no assembly kernel.
#[inline]
pub(in crate::kernel) fn choose<P>(token: Token, plans: ByCore<P>) -> Option<&'static P> {
    let choices = plans.get(token.core())?;
    let choice = choices.iter().find(|choice| token.meets(choice.requirement))?;
    Some(&choice.plans)
}
