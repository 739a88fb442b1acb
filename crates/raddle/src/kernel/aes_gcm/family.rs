//! Which kernels are used together, and which of them takes which part of a message: families are data, checked when
//! they are compiled.

use super::{AesGcmBlocks, AesGcmFinish, Direction, KeySize, Open, Seal, key::schedule_of};
use crate::kernel::{
    Features,
    aes::{AesCtrXor, AesExpand, BLOCK},
    contract::{Contract, Kernel},
    ghash::{GhashBlocks, GhashPowers},
    token::Token,
};

/// Kernels that read the same keys.
///
/// Invariants, which [`Family::new`] checks: a CPU that has what the family needs has the features of each of its
/// kernels, and what they read of a key is what those of the family make.
pub struct Family<S: KeySize> {
    /// What a CPU must have.
    needs: Features,
    pub(in crate::kernel) expand: AesExpand<S>,
    pub(in crate::kernel) ctr: AesCtrXor<S>,
    pub(in crate::kernel) powers: GhashPowers,
    pub(in crate::kernel) hash: GhashBlocks,
    pub(in crate::kernel) seal: Way<S, Seal>,
    pub(in crate::kernel) open: Way<S, Open>,
}

/// The kernels for one direction.
pub struct Way<S: KeySize, D: Direction> {
    /// For many blocks, the widest first.
    blocks: &'static [Wide<S, D>],
    pub(in crate::kernel) finish: AesGcmFinish<S, D>,
    /// The most bytes that the end takes by itself.
    pub(in crate::kernel) short: usize,
}

/// From so many bytes on, `kernel` takes the largest multiple of its stride.
pub(in crate::kernel) struct Wide<S: KeySize, D: Direction> {
    pub(in crate::kernel) from: usize,
    pub(in crate::kernel) kernel: AesGcmBlocks<S, D>,
}

impl<S: KeySize> Family<S> {
    /// Those that every CPU can run.
    pub(in crate::kernel) const PORTABLE: Self = Self::new(
        AesExpand::<S>::PORTABLE,
        AesCtrXor::<S>::PORTABLE,
        GhashPowers::PORTABLE,
        GhashBlocks::PORTABLE,
        Way::new(&[], AesGcmFinish::<S, Seal>::PORTABLE),
        Way::new(&[], AesGcmFinish::<S, Open>::PORTABLE),
    );

    /// Panics, and that is when the crate is compiled, where an invariant does not hold.
    pub(in crate::kernel) const fn new(
        expand: AesExpand<S>,
        ctr: AesCtrXor<S>,
        powers: GhashPowers,
        hash: GhashBlocks,
        seal: Way<S, Seal>,
        open: Way<S, Open>,
    ) -> Self {
        let layout = powers.shape().layout;
        assert!(hash.shape().layout == layout && hash.shape().multiple == BLOCK, "any number of blocks");
        let schedule = schedule_of(layout);
        assert!(expand.shape().layout == schedule && ctr.shape().layout == schedule, "they read one schedule");
        let needs = expand.needs().union(ctr.needs()).union(powers.needs()).union(hash.needs());
        let needs = needs.union(seal.needs(layout)).union(open.needs(layout));
        Self { needs, expand, ctr, powers, hash, seal, open }
    }

    /// The family for this CPU.
    #[inline]
    pub(in crate::kernel) fn of(token: Token) -> &'static Self {
        let kernels = S::kernels();
        let fits = |family: &&Self| token.features().contains(family.needs);
        kernels.families.iter().find(fits).unwrap_or(&kernels.portable)
    }
}

impl<S: KeySize, D: Direction> Way<S, D> {
    /// Panics, and that is when the crate is compiled, where an invariant does not hold.
    pub(in crate::kernel) const fn new(blocks: &'static [Wide<S, D>], finish: AesGcmFinish<S, D>) -> Self {
        let short = finish.shape().most;
        let (mut i, mut wider, mut left) = (0, usize::MAX, usize::MAX);
        while i < blocks.len() {
            let Wide { from, kernel } = &blocks[i];
            let stride = kernel.shape().multiple;
            assert!(stride.is_multiple_of(BLOCK) && stride < wider, "the widest first");
            assert!(stride <= *from, "a whole stride");
            (wider, left) = (stride, *from - 1);
            i += 1;
        }
        assert!(left <= short, "the end takes what the last kernel leaves");
        Self { blocks, finish, short }
    }

    /// What a CPU must have for these kernels, which read powers of this layout.
    const fn needs(&self, layout: u64) -> Features {
        const fn of<C: Contract>(kernel: &Kernel<C>, layout: u64) -> Features {
            assert!(kernel.shape().layout == layout, "they read the powers that were made");
            kernel.needs()
        }
        let mut needs = of(&self.finish, layout);
        let mut i = 0;
        while i < self.blocks.len() {
            needs = needs.union(of(&self.blocks[i].kernel, layout));
            i += 1;
        }
        needs
    }

    /// The kernel that takes the first of `len` bytes, and how many of them, where that is not left to the end.
    #[inline]
    pub(in crate::kernel) fn next(&self, len: usize) -> Option<(&AesGcmBlocks<S, D>, usize)> {
        let Wide { kernel, .. } = self.blocks.iter().find(|wide| len >= wide.from)?;
        Some((kernel, len - len % kernel.shape().multiple))
    }

    /// Who takes how many bytes of a message, in order.
    pub(in crate::kernel) fn steps(&self, len: usize) -> impl Iterator<Item = (&'static str, usize)> {
        let (mut left, mut ended) = (len, false);
        core::iter::from_fn(move || {
            if ended {
                return None;
            }
            let step = if left > self.short { self.next(left) } else { None };
            let (name, n) = step.map_or((self.finish.name(), left), |(kernel, n)| (kernel.name(), n));
            ended = step.is_none();
            left -= n;
            Some((name, n))
        })
    }
}
