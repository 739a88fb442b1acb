//! Chains of HMAC, such as PBKDF2's, each link of which is the tag of the one before: several in step.

use super::{
    BLOCK, HashFunction, Many, Plan,
    state::{Layout, MOST, State},
};
use crate::{kernel::token::Token, wipe::wipe};

/// A chain: its last link, and the sum of all of them (U and T of RFC 8018, section 5.2).
#[derive(Clone, Copy)]
pub(crate) struct Chain<F: HashFunction> {
    pub(crate) last: F::Words,
    pub(crate) sum: F::Words,
}

/// What is hashed for a link.
#[repr(C, align(64))]
struct Block([u8; BLOCK]);

/// Adds so many links to each chain, under a key whose inner and outer block have these hash values. Of a hash value so many bytes are
/// the link.
pub(crate) fn lengthen<F: HashFunction>(key: &[F::Words; 2], bytes: usize, mut chains: &mut [Chain<F>], links: u32) {
    let plan = Plan::<F>::of(Token::current());
    while !chains.is_empty() {
        let together = plan.many.iter().find(|many| many.from <= chains.len());
        let layout = together.map_or(Layout::one::<F>(), |many| many.kernel.layout());
        let (now, later) = chains.split_at_mut(chains.len().min(layout.messages));
        // SAFETY: the plan is that of this CPU, and the state and the inputs are as its kernels want them.
        unsafe {
            step(key, bytes, now, links, layout, |state, inputs| match together {
                Some(Many { kernel, .. }) => kernel.take(state, inputs.as_ptr(), BLOCK),
                None => plan.one.take(&mut *state.as_mut_ptr().cast(), inputs[0], BLOCK),
            });
        }
        chains = later;
    }
}

/// # Safety
///
/// There are no more chains than messages, and `call` takes the block of each message into its hash value.
#[inline]
unsafe fn step<F: HashFunction>(
    key: &[F::Words; 2],
    bytes: usize,
    chains: &mut [Chain<F>],
    links: u32,
    layout: Layout,
    call: impl Fn(&mut State<F>, &[*const u8; MOST]),
) {
    // A link is a message of a block, the key's, and itself: only that changes.
    let mut blocks = [const { Block([0; BLOCK]) }; MOST];
    for block in &mut blocks[..layout.messages] {
        block.0[bytes] = 0x80;
        block.0[BLOCK - 8..].copy_from_slice(&F::length(8 * (BLOCK + bytes) as u64));
    }
    let blocks = blocks.as_mut_ptr();
    let inputs = core::array::from_fn(|i| blocks.wrapping_add(i).cast_const().cast());
    let mut state = State::new();
    // SAFETY: no kernel takes more than `MOST` messages, and each has a block.
    unsafe {
        let write = |i: usize, hash: &F::Words| {
            let block = &mut *blocks.add(i);
            // All of it, since its length is known to the compiler.
            (&raw mut *block).cast::<F::Bytes>().write_unaligned(F::bytes(hash));
            if bytes < size_of::<F::Bytes>() {
                block.0[bytes..size_of::<F::Bytes>()].fill(0);
                block.0[bytes] = 0x80;
            }
        };
        for (i, chain) in chains.iter().enumerate() {
            write(i, &chain.last);
        }
        for _ in 0..links {
            for hash in key {
                state.fill(layout, hash);
                call(&mut state, &inputs);
                for (i, chain) in chains.iter_mut().enumerate() {
                    chain.last = state.at(layout, i);
                    write(i, &chain.last);
                }
            }
            for chain in &mut *chains {
                for (sum, word) in chain.sum.as_mut().iter_mut().zip(chain.last.as_ref()) {
                    *sum ^= word;
                }
            }
        }
        state.wipe(layout.messages);
        for i in 0..layout.messages {
            wipe(&mut (*blocks.add(i)).0);
        }
    }
}
