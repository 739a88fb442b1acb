//! Performs the calls of a message.

use core::ops::Range;

use super::{
    plan::{MAX_LAST, Poly1305Plan},
    state::{BLOCK, Poly1305State},
};
use crate::{
    cpu::token::Token,
    kernel::{
        contract::{
            kernel_types::{Poly1305Blocks, Poly1305Finish},
            plan::{Plan, PlanEntry, choose},
        },
        generated::plans,
    },
    memory::partial::number,
};

impl Poly1305Plan {
    /// The plan without assembly kernels.
    pub(in crate::kernel) const PORTABLE: Self = Self::new(
        Plan::new(const { &[PlanEntry::new(0, usize::MAX, &Poly1305Blocks::PORTABLE, 0)] }),
        &Poly1305Finish::PORTABLE,
    );

    /// Returns the plan for this CPU.
    #[inline]
    pub(in crate::kernel) fn select(token: Token) -> &'static Self {
        choose(token, plans::POLY1305).unwrap_or(&Self::PORTABLE)
    }

    /// Absorbs as many bytes as the kernels for many blocks take, and returns the remainder.
    #[inline(always)]
    fn absorb_wide(&self, token: Token, state: &mut Poly1305State, bytes: &[u8]) -> Range<usize> {
        let (mut layout, mut rest) = (state.layout(), 0..bytes.len());
        while let Some((kernel, part)) = self.next_call(&mut layout, &mut rest) {
            kernel.absorb(token, state, &bytes[part]);
            debug_assert_eq!(layout, state.layout(), "the schedule follows the state");
        }
        rest
    }

    /// Absorbs whole blocks.
    #[inline]
    pub(in crate::kernel) fn absorb(&self, token: Token, state: &mut Poly1305State, blocks: &[u8]) {
        let rest = self.absorb_wide(token, state, blocks);
        if let Some((kernel, part)) = self.last_call(rest) {
            kernel.absorb(token, state, &blocks[part]);
        }
    }

    /// Absorbs the last bytes, which are whole blocks and at most [`MAX_LAST`] bytes, with `pad` times 2^128 above each
    /// block. Returns the tag.
    #[inline]
    pub(in crate::kernel) fn finish(&self, token: Token, state: &mut Poly1305State, last: &[u8], pad: u64) -> [u8; 16] {
        state.pad = pad;
        let mut tag = [0; 16];
        self.finish.call(token, state, last, &mut tag);
        tag
    }
}

impl Poly1305Blocks {
    /// Absorbs blocks, and records a call for many blocks.
    #[inline]
    pub(in crate::kernel) fn absorb(&self, token: Token, state: &mut Poly1305State, blocks: &[u8]) {
        self.call(token, state, blocks);
        if self.multiple() > BLOCK {
            state.go_on();
        }
    }
}

/// Returns the kernels that process a message of `len` bytes in one call at the level in use, as [`finish`] does. The
/// kernels are in order, each with its number of bytes.
pub(in crate::kernel) fn steps(len: usize) -> impl Iterator<Item = (&'static str, usize)> {
    let plan = Poly1305Plan::select(Token::begin());
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
            None if whole > 0 && (whole < left || whole > MAX_LAST) => (plan.blocks().name(), whole),
            None => (plan.finish.name(), left),
        };
        left -= n;
        Some((name, n))
    })
}

/// Absorbs whole blocks. A partial block at the end of `blocks` is an error of the caller, and is ignored.
#[inline]
pub(crate) fn absorb(state: &mut Poly1305State, blocks: &[u8]) {
    let token = Token::begin();
    let whole = blocks.len() - blocks.len() % BLOCK;
    Poly1305Plan::select(token).absorb(token, state, &blocks[..whole]);
}

/// Returns the tag of a message that ends with these bytes: whole blocks, and then perhaps a partial block.
#[inline]
pub(crate) fn finish(state: &mut Poly1305State, last: &[u8]) -> [u8; 16] {
    let token = Token::begin();
    let plan = Poly1305Plan::select(token);
    let whole = last.len() - last.len() % BLOCK;
    let rest = plan.absorb_wide(token, state, &last[..whole]);
    let end = Poly1305Plan::end(rest.clone(), last.len());
    if let Some((kernel, part)) = plan.last_call(rest.start..end.blocks.start) {
        kernel.absorb(token, state, &last[part]);
    }
    if end.part.is_empty() {
        return plan.finish(token, state, &last[end.blocks], 1);
    }
    let mut block = (number(last, end.part.len()) | 1 << (8 * end.part.len())).to_le_bytes();
    let tag = plan.finish(token, state, &block, 0);
    crate::memory::wipe::wipe(&mut block);
    tag
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::poly1305::state::GOES_ON;

    /// Checks that a plan does not compile if it gives a kernel more than the kernel's maximum.
    #[cfg(all(target_arch = "x86_64", feature = "std", not(miri)))]
    mod bound {
        use super::*;
        use crate::kernel::poly1305::poly1305_blocks;

        /// Makes a plan with two kernels. The first has a maximum, and is used up to the length that `max` computes
        /// from its maximum and its stride. The second has no maximum.
        fn plan_up_to(max: fn(usize, usize) -> usize) {
            let bounded =
                poly1305_blocks().iter().find(|kernel| kernel.max_len() < usize::MAX).expect("one has a bound");
            let stride = bounded.multiple();
            let follows = |kernel: &&Poly1305Blocks| kernel.max_len() == usize::MAX && kernel.multiple() == stride;
            let wide = poly1305_blocks().iter().find(follows).expect("others have none");
            let to = max(bounded.max_len(), stride);
            let entries = [
                PlanEntry::new(0, stride - 1, &Poly1305Blocks::PORTABLE, 0),
                PlanEntry::new(stride, to, bounded, 0),
                PlanEntry::new(to + 1, usize::MAX, wide, 0),
            ];
            Poly1305Plan::new(Plan::new(std::boxed::Box::leak(entries.into())), &Poly1305Finish::PORTABLE);
        }

        /// Other kernels take the remainder after whole strides.
        #[test]
        fn a_kernel_takes_as_much_as_its_bound() {
            plan_up_to(|max, stride| max + stride - 1);
        }

        #[test]
        #[should_panic(expected = "as much as its entry says")]
        fn a_kernel_takes_no_more_than_its_bound() {
            plan_up_to(|max, stride| max + stride);
        }
    }

    /// The pieces are long enough for the first kernel for many blocks. If that kernel needs no powers, the second
    /// piece computes them.
    #[test]
    fn powers_are_made_when_a_message_goes_on() {
        let token = Token::current();
        let plan = Poly1305Plan::select(token);
        let from = plan.wide_from(0);
        if from == usize::MAX {
            // This plan has no kernels with powers.
            return;
        }
        let piece = &[0xa5; 4096][..from.next_multiple_of(BLOCK)];
        let key: [u8; 32] = core::array::from_fn(|i| i as u8);
        let mut state = Poly1305State::new(&key);
        let first = plan.next_wide(0, piece.len()).expect("from here on").0;
        plan.absorb(token, &mut state, piece);
        assert_eq!(state.layout(), first.shape().layout.max(GOES_ON));
        plan.absorb(token, &mut state, piece);
        let goes_on = plan.next_wide(GOES_ON, piece.len());
        assert_eq!(state.layout(), goes_on.map_or(GOES_ON, |(kernel, _)| kernel.shape().layout));

        let mut whole = Poly1305State::new(&key);
        plan.blocks().call(token, &mut whole, piece);
        plan.blocks().call(token, &mut whole, piece);
        assert_eq!(plan.finish(token, &mut state, &[], 1), plan.finish(token, &mut whole, &[], 1));
        state.set_key(&key);
        assert_eq!(state.layout(), 0, "nothing is left of the last key");
    }
}
