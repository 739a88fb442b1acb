//! Plans: which kernel takes which lengths. Plans are data, generated from `crates/raddle/plans` by `cargo xtask gen`
//! and checked when the library is compiled.

use core::num::NonZero;

use super::{Contract, Kernel};
use crate::cpu::{
    features::Features,
    level::Level,
    token::{Requirement, Token},
};

/// Selects a kernel by the length of the message, or by the number of messages. `K` refers to a kernel.
///
/// Invariants, which the constructors check: the entries follow each other without a gap, and the last entry has no end. In an
/// [overlapping](KernelList::overlapping) list no entry has an end.
#[derive(Clone, Copy)]
pub(in crate::kernel) struct KernelList<K: 'static> {
    entries: &'static [PlanEntry<K>],
}

/// A list of kernels of one contract.
pub(in crate::kernel) type Plan<C> = KernelList<&'static Kernel<C>>;

/// For a length from `from` to `to`, `kernel` processes all bytes, or the part that [`processed`](PlanEntry::processed) returns.
///
/// Lengths have 16 bits, and [`NO_END`] stands for all greater lengths. This halves the size of an entry, and there are
/// hundreds of entries.
pub(in crate::kernel) struct PlanEntry<K> {
    from: u16,
    to: u16,
    /// The kernel. It is a reference, because the tables of all cores together name only few different kernels, and an
    /// entry that held the kernel itself would be five times as long.
    pub(in crate::kernel) kernel: K,
    /// If set, the kernel processes the largest multiple of this number; otherwise it processes all bytes.
    unit: Option<NonZero<u16>>,
}

/// The end of an entry that has no end.
const NO_END: u16 = u16::MAX;

/// Converts a length in a table to 16 bits.
const fn short(n: usize) -> u16 {
    assert!(n < NO_END as usize, "lengths of entries have 16 bits");
    n as u16
}

#[allow(dead_code, reason = "an architecture without kernels has no plans")]
impl<K: Copy> PlanEntry<K> {
    pub(in crate::kernel) const fn new(from: usize, to: usize, kernel: K, unit: usize) -> Self {
        assert!(unit <= from || unit == 0, "the least has a whole unit");
        let to = if to == usize::MAX { NO_END } else { short(to) };
        Self { from: short(from), to, kernel, unit: NonZero::new(short(unit)) }
    }

    #[inline]
    pub(in crate::kernel) const fn from(&self) -> usize {
        self.from as usize
    }

    /// Returns the greatest length; `usize::MAX` if the entry has no end.
    pub(in crate::kernel) const fn to(&self) -> usize {
        if self.to == NO_END { usize::MAX } else { self.to as usize }
    }

    /// Returns how much of the length `n` the kernel processes.
    #[inline]
    pub(in crate::kernel) const fn processed(&self, n: usize) -> usize {
        match self.unit {
            Some(unit) => n - n % unit.get() as usize,
            None => n,
        }
    }
}

#[allow(dead_code, reason = "an architecture without kernels has no plans")]
impl<K> KernelList<K> {
    /// Returns the list of these entries. This function is called only in constants, so a list that breaks an invariant
    /// does not compile.
    pub(in crate::kernel) const fn new(entries: &'static [PlanEntry<K>]) -> Self {
        let mut i = 0;
        while i < entries.len() {
            assert!(entries[i].from <= entries[i].to, "an entry is for some length");
            assert!(
                i == 0 || entries[i].from == entries[i - 1].to + 1,
                "the entries follow each other without gap or overlap"
            );
            i += 1;
        }
        assert!(i == 0 || entries[i - 1].to == NO_END, "the last entry has no end");
        Self { entries }
    }

    /// Returns a list whose entries overlap: several kernels are for the same lengths. The entries are in the order of their
    /// shortest lengths; the caller selects among the entries for a length.
    ///
    /// This function is called only in constants, so a list that breaks an invariant does not compile.
    pub(in crate::kernel) const fn overlapping(entries: &'static [PlanEntry<K>]) -> Self {
        let mut i = 0;
        while i < entries.len() {
            assert!(entries[i].to == NO_END, "no entry has an end");
            assert!(i == 0 || entries[i].from >= entries[i - 1].from, "the entries are in order");
            i += 1;
        }
        Self { entries }
    }

    /// A list without kernels.
    pub(in crate::kernel) const NONE: Self = Self::new(&[]);

    /// Returns the entries, the shortest lengths first.
    #[inline]
    pub(in crate::kernel) const fn entries(&self) -> &'static [PlanEntry<K>] {
        self.entries
    }

    /// Returns the entry for `n`; `None` if each entry begins above `n`.
    #[inline]
    pub(in crate::kernel) fn entry(&self, n: usize) -> Option<&'static PlanEntry<K>> {
        let n = u16::try_from(n).unwrap_or(NO_END);
        self.entries.iter().find(|entry| n <= entry.to).filter(|entry| n >= entry.from)
    }

    /// Returns whether the list has a kernel for every number.
    pub(in crate::kernel) const fn is_for_all(&self) -> bool {
        !self.entries.is_empty() && self.entries[0].from == 0
    }
}

impl<C: Contract> Plan<C> {
    /// Returns the features that a CPU must have for the kernels.
    pub(in crate::kernel) const fn needs(&self) -> Features {
        let (mut needs, mut i) = (Features::NONE, 0);
        while i < self.entries.len() {
            needs = needs.union(self.entries[i].kernel.needs());
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
