//! Chains of HMAC, such as those of PBKDF2: each link is the tag of the previous link. Several chains advance in step.

use core::cell::Cell;

use super::{
    function::{BLOCK, HashFunction},
    plan::HashPlan,
    source::{Source, Sources},
    state::{Layout, MAX, State},
};
use crate::cpu::token::Token;

/// A chain: its last link, and the sum of all links (U and T of RFC 8018, section 5.2).
#[derive(Clone, Copy)]
pub(crate) struct Chain<F: HashFunction> {
    pub(crate) last: F::Words,
    pub(crate) sum: F::Words,
}

/// The message of a link: the previous link, which fits into the first half, and its padding. The kernels keep its address.
#[repr(C, align(64))]
struct Block {
    link: Cell<[u8; BLOCK / 2]>,
    end: [u8; BLOCK / 2],
}

impl Block {
    /// Returns the whole block.
    fn source(&self) -> Source<'_> {
        // SAFETY: a block, all of it written; no kernel runs while the link changes.
        unsafe { Source::new((&raw const *self).cast(), 1) }
    }
}

/// Adds `links` links to each chain. `key` holds the hash values after the inner and the outer block of the key. A link is the
/// first `bytes` bytes of a hash value.
pub(crate) fn lengthen<F: HashFunction>(key: &[F::Words; 2], bytes: usize, mut chains: &mut [Chain<F>], links: u32) {
    let token = Token::begin();
    let plan = HashPlan::<F>::of(token);
    while !chains.is_empty() {
        let several = plan.for_many(chains.len(), false);
        let layout = several.map_or(Layout::streams::<F>(1), |kernel| kernel.layout());
        let (now, later) = chains.split_at_mut(chains.len().min(layout.messages));
        step(key, bytes, now, links, layout, |state, sources| match several {
            Some(kernel) => sources.again(layout.messages, |inputs| kernel.call(token, state, inputs)),
            None => plan.single.call(token, state.first(), sources.at(0)),
        });
        chains = later;
    }
}

/// Adds links to chains, at most as many as the kernel takes messages. `call` absorbs the block of each message into its hash
/// value.
#[inline]
fn step<F: HashFunction>(
    key: &[F::Words; 2],
    bytes: usize,
    chains: &mut [Chain<F>],
    links: u32,
    layout: Layout,
    call: impl Fn(&mut State<F>, &Sources<'_>),
) {
    // A link hashes a block of the key and then the previous link: only the link changes.
    let mut end = [0; BLOCK / 2];
    end[BLOCK / 2 - 8..].copy_from_slice(&F::length(8 * (BLOCK + bytes) as u64));
    let mut padding = [0; BLOCK / 2];
    match padding.get_mut(bytes) {
        Some(byte) => *byte = 0x80,
        None => end[0] = 0x80,
    }
    let mut blocks = [const { Block { link: Cell::new([0; BLOCK / 2]), end: [0; BLOCK / 2] } }; MAX];
    for block in &mut blocks[..layout.messages] {
        (block.link, block.end) = (Cell::new(padding), end);
    }
    let blocks = &blocks[..layout.messages];
    let write = |block: &Block, hash: &F::Words| {
        let mut link = padding;
        link[..bytes].copy_from_slice(&F::bytes(hash).as_ref()[..bytes]);
        block.link.set(link);
    };
    let (mut state, mut sources) = (State::new(), Sources::new());
    for (i, block) in blocks.iter().enumerate() {
        sources.set(i, block.source());
    }
    for (block, chain) in blocks.iter().zip(&*chains) {
        write(block, &chain.last);
    }
    for _ in 0..links {
        for hash in key {
            state.fill(layout, hash);
            call(&mut state, &sources);
            for (i, (block, chain)) in blocks.iter().zip(&mut *chains).enumerate() {
                chain.last = state.at(i);
                write(block, &chain.last);
            }
        }
        for chain in &mut *chains {
            for (sum, word) in chain.sum.as_mut().iter_mut().zip(chain.last.as_ref()) {
                *sum ^= word;
            }
        }
    }
    state.wipe();
    for block in blocks {
        block.link.set([0; BLOCK / 2]);
        zeroize::optimization_barrier(block);
    }
}
