//! Which kernels take which part of a message: the plans are data, checked when they are compiled.

use super::{BLOCK, Poly1305Blocks, Poly1305Finish, Poly1305State};
use crate::kernel::{
    Features,
    isa::{self, Level},
    token::Token,
};

/// What a CPU of a level does.
///
/// Invariant, which [`Plan::new`] checks: a CPU at the plan's level that has what the plan needs beyond it has the
/// features of every kernel in the plan.
pub(in crate::kernel) struct Plan {
    pub(in crate::kernel) level: Level,
    /// What a CPU must have beyond the level.
    pub(in crate::kernel) needs: Features,
    /// What a CPU of the level does that lacks it.
    pub(in crate::kernel) otherwise: Option<&'static Plan>,
    /// The kernels for many blocks, the widest first.
    wide: &'static [Wide],
    blocks: Poly1305Blocks,
    finish: Poly1305Finish,
}

/// From so many bytes on, `kernel` takes the largest multiple of its stride; where the powers that it reads are
/// there already, from its stride on.
pub(in crate::kernel) struct Wide {
    pub(in crate::kernel) from: usize,
    pub(in crate::kernel) kernel: Poly1305Blocks,
}

impl Plan {
    /// The plan of a level. `blocks` takes any number of blocks, `finish` the last.
    ///
    /// Panics, and that is when the crate is compiled, where an invariant does not hold.
    pub(in crate::kernel) const fn new(
        level: Level,
        wide: &'static [Wide],
        blocks: Poly1305Blocks,
        finish: Poly1305Finish,
    ) -> Self {
        Self::with(Features::NONE, None, level, wide, blocks, finish)
    }

    /// The plan of a level for CPUs that have `needs` too; for the others there is `otherwise`.
    #[allow(dead_code, reason = "not every architecture has features beyond its levels")]
    pub(in crate::kernel) const fn with(
        needs: Features,
        otherwise: Option<&'static Self>,
        level: Level,
        wide: &'static [Wide],
        blocks: Poly1305Blocks,
        finish: Poly1305Finish,
    ) -> Self {
        let has = level.required().union(needs);
        assert!(needs.is_empty() == otherwise.is_none(), "those that lack what is needed have a plan too");
        assert!(blocks.runs_with(has) && finish.runs_with(has), "the level does not give what the kernel needs");
        assert!(blocks.shape().multiple == BLOCK && finish.shape().multiple == BLOCK, "any number of blocks");
        assert!(finish.shape().most >= MOST_LAST, "as many last blocks as there may be");
        let (mut i, mut wider) = (0, usize::MAX);
        while i < wide.len() {
            let Wide { from, kernel } = &wide[i];
            assert!(kernel.runs_with(has), "the level does not give what the kernel needs");
            let stride = kernel.shape().multiple;
            assert!(stride % BLOCK == 0 && stride <= *from && stride < wider, "the widest first");
            wider = stride;
            i += 1;
        }
        Self { level, needs, otherwise, wide, blocks, finish }
    }

    /// The plan of `level` with no kernel in assembly.
    pub(in crate::kernel) const fn portable(level: Level) -> Self {
        Self::new(level, &[], Poly1305Blocks::PORTABLE, Poly1305Finish::PORTABLE)
    }

    /// The plan of this CPU.
    #[inline]
    pub(in crate::kernel) fn of(token: Token) -> &'static Self {
        static FALLBACK: Plan = Plan::portable(Level::Portable);
        let mut plan = isa::poly1305::PLANS.get(token.place()).unwrap_or(&FALLBACK);
        while let Some(otherwise) = plan.otherwise
            && !token.features().contains(plan.needs)
        {
            plan = otherwise;
        }
        plan
    }

    /// The bytes from which on a kernel for many blocks is worth it, where there are powers in this layout.
    #[inline]
    pub(in crate::kernel) const fn wide_from(&self, layout: u64) -> usize {
        let (mut from, mut i) = (usize::MAX, 0);
        while i < self.wide.len() {
            let this = self.wide[i].threshold(layout);
            from = if this < from { this } else { from };
            i += 1;
        }
        from
    }

    /// The stride of the widest kernel.
    #[inline]
    pub(in crate::kernel) fn stride(&self) -> usize {
        self.wide.first().map_or(BLOCK, |wide| wide.kernel.shape().multiple)
    }

    /// The kernel for many blocks that takes the next of `len` bytes, and how many of them, where there are powers in
    /// this layout.
    #[inline]
    fn next_wide(&self, layout: u64, len: usize) -> Option<(&'static Poly1305Blocks, usize)> {
        let Wide { kernel, .. } = self.wide.iter().find(|wide| len >= wide.threshold(layout))?;
        Some((kernel, len - len % kernel.shape().multiple))
    }

    /// Takes what kernels for many blocks take of the bytes, and returns those that are left.
    #[inline]
    pub(in crate::kernel) fn take_wide<'a>(
        &self,
        token: Token,
        state: &mut Poly1305State,
        mut bytes: &'a [u8],
    ) -> &'a [u8] {
        while let Some((kernel, n)) = self.next_wide(state.layout(), bytes.len()) {
            let (now, later) = bytes.split_at(n);
            kernel.call(token, state, now);
            bytes = later;
        }
        bytes
    }

    /// Takes whole blocks.
    #[inline]
    pub(in crate::kernel) fn take(&self, token: Token, state: &mut Poly1305State, blocks: &[u8]) {
        let rest = self.take_wide(token, state, blocks);
        if !rest.is_empty() {
            self.blocks.call(token, state, rest);
        }
    }

    /// Takes the last bytes, whole blocks with `pad` times 2^128 above each and at most [`MOST_LAST`], and returns the tag.
    #[inline]
    pub(in crate::kernel) fn finish(&self, token: Token, state: &mut Poly1305State, last: &[u8], pad: u64) -> [u8; 16] {
        state.pad = pad;
        let mut tag = [0; 16];
        self.finish.call(token, state, last, &mut tag);
        tag
    }
}

/// The most bytes that [`Plan::finish`] takes.
pub(in crate::kernel) const MOST_LAST: usize = 1024;

impl Wide {
    #[inline]
    const fn threshold(&self, layout: u64) -> usize {
        let shape = self.kernel.shape();
        if layout == shape.layout { shape.multiple } else { self.from }
    }
}

// Every level has its own plan.
const _: () = {
    let plans = &isa::poly1305::PLANS;
    assert!(plans.len() == Level::ALL.len());
    let mut i = 0;
    while i < plans.len() {
        assert!(plans[i].level as usize == i);
        i += 1;
    }
};

/// Who takes how many bytes, in order, of a message of `len` bytes that comes at once, at the level in use: as
/// [`finish`] does it.
pub(super) fn steps(len: usize) -> impl Iterator<Item = (&'static str, usize)> {
    let plan = Plan::of(Token::begin());
    let (mut layout, mut left) = (0, len);
    core::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let whole = left - left % BLOCK;
        let (name, n) = match plan.next_wide(layout, whole) {
            Some((kernel, n)) => match kernel.powers() {
                Some(powers) if powers.shape().layout != layout => {
                    layout = powers.shape().layout;
                    (powers.name(), 0)
                }
                _ => (kernel.name(), n),
            },
            None if whole > 0 && (whole < left || whole > MOST_LAST) => (plan.blocks.name(), whole),
            None => (plan.finish.name(), left),
        };
        left -= n;
        Some((name, n))
    })
}

/// Takes `blocks`, whole ones; what is left over of them is the caller's mistake, and is not taken.
#[inline]
pub(crate) fn take(state: &mut Poly1305State, blocks: &[u8]) {
    let token = Token::begin();
    let whole = blocks.len() - blocks.len() % BLOCK;
    Plan::of(token).take(token, state, &blocks[..whole]);
}

/// The tag of a message whose last bytes these are: whole blocks, and then perhaps a part of one.
#[inline]
pub(crate) fn finish(state: &mut Poly1305State, last: &[u8]) -> [u8; 16] {
    let token = Token::begin();
    let plan = Plan::of(token);
    let (blocks, part) = last.split_at(last.len() - last.len() % BLOCK);
    let mut rest = plan.take_wide(token, state, blocks);
    if !part.is_empty() || rest.len() > MOST_LAST {
        plan.blocks.call(token, state, rest);
        rest = &[];
    }
    if part.is_empty() {
        return plan.finish(token, state, rest, 1);
    }
    let mut block = [0; BLOCK];
    block[..part.len()].copy_from_slice(part);
    block[part.len()] = 1;
    let tag = plan.finish(token, state, &block, 0);
    crate::wipe::wipe(&mut block);
    tag
}
