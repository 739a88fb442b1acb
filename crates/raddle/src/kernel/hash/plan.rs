//! Which kernel is used for how many messages: plans are data, checked when they are compiled.

use super::{
    BLOCK, HashBlocks, HashFunction, HashLanes, HashStreams,
    source::Inputs,
    state::{Layout, State},
};
use crate::kernel::{Features, isa::Level, token::Token};

/// The kernels of a level.
///
/// Invariants, which [`Plan::new`] checks: a CPU at the plan's level that has what the plan needs has the features of each
/// of its kernels, and each takes any number of blocks.
pub(crate) struct Plan<F: HashFunction> {
    level: Level,
    /// What a CPU must have beyond the level.
    needs: Features,
    /// What a CPU of the level does that lacks it.
    otherwise: Option<&'static Self>,
    /// The kernel for one message.
    pub(super) one: HashBlocks<F>,
    /// The kernels for several, those for the most first.
    pub(super) many: &'static [Many<F>],
    /// The kernel for two messages, if there is one.
    pub(super) two: Option<HashStreams<F>>,
}

/// From so many messages on, `kernel` takes them together.
pub(in crate::kernel) struct Many<F: HashFunction> {
    pub(super) from: usize,
    /// The same for short messages, which have less time to share: of those a processor begins the next before it is done
    /// with one.
    pub(super) from_short: usize,
    pub(super) kernel: Together<F>,
}

/// A kernel for several messages.
#[derive(Clone, Copy)]
pub(in crate::kernel) enum Together<F: HashFunction> {
    Streams(HashStreams<F>),
    Lanes(HashLanes<F>),
}

#[allow(dead_code, reason = "not every architecture has each kind of kernels")]
impl<F: HashFunction> Many<F> {
    /// From `from` messages on, a kernel for a few.
    pub(in crate::kernel) const fn streams(from: usize, kernel: HashStreams<F>) -> Self {
        Self { from, from_short: from, kernel: Together::Streams(kernel) }
    }

    /// From `from` messages on, a kernel for many.
    pub(in crate::kernel) const fn lanes(from: usize, kernel: HashLanes<F>) -> Self {
        Self { from, from_short: from, kernel: Together::Lanes(kernel) }
    }

    /// From how many messages on it is used.
    #[inline]
    pub(super) const fn enough(&self, short: bool) -> usize {
        if short { self.from_short } else { self.from }
    }

    /// From so many short messages on.
    pub(in crate::kernel) const fn of_short(self, from_short: usize) -> Self {
        Self { from_short, ..self }
    }
}

impl<F: HashFunction> Together<F> {
    /// How many messages it takes.
    #[inline]
    pub(in crate::kernel) const fn messages(&self) -> usize {
        match self {
            Self::Streams(kernel) => kernel.shape().messages,
            Self::Lanes(kernel) => kernel.shape().messages,
        }
    }

    /// Where the words of its messages lie.
    #[inline]
    pub(super) fn layout(&self) -> Layout {
        match self {
            Self::Streams(_) => Layout::streams::<F>(self.messages()),
            Self::Lanes(_) => Layout::lanes(self.messages()),
        }
    }

    pub(super) const fn name(&self) -> &'static str {
        match self {
            Self::Streams(kernel) => kernel.name(),
            Self::Lanes(kernel) => kernel.name(),
        }
    }

    /// Takes as many blocks of each input into its hash value.
    #[inline]
    pub(in crate::kernel) fn call(&self, token: Token, state: &mut State<F>, inputs: Inputs<'_>) {
        match self {
            Self::Streams(kernel) => kernel.call(token, state, inputs),
            Self::Lanes(kernel) => kernel.call(token, state, inputs),
        }
    }

    const fn runs_with(&self, features: Features) -> bool {
        match self {
            Self::Streams(kernel) => kernel.runs_with(features) && kernel.shape().multiple == BLOCK,
            Self::Lanes(kernel) => kernel.runs_with(features) && kernel.shape().multiple == BLOCK,
        }
    }
}

impl<F: HashFunction> Plan<F> {
    /// The plan of a level.
    ///
    /// Panics, and that is when the crate is compiled, where an invariant does not hold.
    pub(in crate::kernel) const fn new(level: Level, many: &'static [Many<F>], one: HashBlocks<F>) -> Self {
        Self::with(Features::NONE, None, level, many, one)
    }

    /// The plan of a level for CPUs that have `needs` too; for the others there is `otherwise`.
    #[allow(dead_code, reason = "not every architecture has features beyond its levels")]
    pub(in crate::kernel) const fn with(
        needs: Features,
        otherwise: Option<&'static Self>,
        level: Level,
        many: &'static [Many<F>],
        one: HashBlocks<F>,
    ) -> Self {
        let has = level.required().union(needs);
        assert!(needs.is_empty() == otherwise.is_none(), "those that lack what is needed have a plan too");
        assert!(one.runs_with(has), "the level does not give what the kernel needs");
        assert!(one.shape().multiple == BLOCK, "any number of blocks");
        let (mut i, mut wider, mut two) = (0, usize::MAX, None);
        while i < many.len() {
            let Many { from, from_short, kernel } = &many[i];
            assert!(kernel.runs_with(has), "the level does not give what the kernel needs");
            assert!(*from > 1 && *from <= kernel.messages() && *from < wider, "those for the most messages first");
            assert!(*from <= *from_short, "more short ones than long ones");
            wider = *from;
            if let Together::Streams(streams) = kernel
                && streams.shape().messages == 2
            {
                two = Some(*streams);
            }
            i += 1;
        }
        Self { level, needs, otherwise, one, many, two }
    }

    /// The plan of `level` with no kernel in assembly.
    pub(in crate::kernel) const fn portable(level: Level) -> Self {
        Self::new(level, &[], HashBlocks::<F>::PORTABLE)
    }

    /// The plan of this CPU.
    #[inline]
    pub(super) fn of(token: Token) -> &'static Self {
        let mut plan = &F::kernels().plans[token.place()];
        while let Some(otherwise) = plan.otherwise
            && !token.features().contains(plan.needs)
        {
            plan = otherwise;
        }
        plan
    }

    /// Each kernel that is used, and from how many messages on.
    pub(super) fn names(&self, short: bool) -> impl Iterator<Item = (&'static str, usize)> {
        let many = self.many.iter().map(move |many| (many.kernel.name(), many.enough(short)));
        let many = many.filter(|(_, from)| *from < usize::MAX);
        many.chain([(self.one.name(), 1)])
    }

    /// That every level has its own plan.
    pub(super) const fn check(plans: &[Self]) {
        assert!(plans.len() == Level::ALL.len());
        let mut i = 0;
        while i < plans.len() {
            assert!(plans[i].level as usize == i);
            i += 1;
        }
    }
}
