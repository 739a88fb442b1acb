//! Chains of HMAC, such as those of PBKDF2: each link is the tag of the previous link. Several chains advance in step.
#![forbid(unsafe_code)]

use super::super::{
    function::{HashFunction, Word},
    memory::EndBlocks,
    source::Sources,
    state::{HALF, Layout, MAX, State},
};
use crate::cpu::token::Token;

/// A chain: its last link, and the sum of all links (U and T of RFC 8018, section 5.2).
#[derive(Clone, Copy)]
pub(crate) struct Chain<F: HashFunction> {
    pub(crate) last: F::Words,
    pub(crate) sum: F::Words,
}

/// Adds `links` links to each chain. `key` holds the hash values after the inner and the outer block of the key. A link is the
/// first `bytes` bytes of a hash value.
pub(crate) fn lengthen<F: HashFunction>(key: &[F::Words; 2], bytes: usize, mut chains: &mut [Chain<F>], links: u32) {
    let token = Token::begin();
    let plan = F::kernels().plan(token);
    while !chains.is_empty() {
        let several = plan.several.kernel(chains.len(), false);
        let layout = several.map_or(Layout::streams::<F>(1), |kernel| kernel.layout());
        let (now, later) = chains.split_at_mut(chains.len().min(layout.messages));
        step(key, bytes, now, links, layout, |state, sources| match several {
            Some(kernel) => sources.again(layout.messages, |inputs| kernel.call(token, state, inputs)),
            None => plan.one.call(token, &mut state.streams()[0], sources.at(0)),
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
    call: impl Fn(&mut State<F>, &Sources<'_, F>),
) {
    // A link hashes a block of the key and then the previous link, which fits into the first half of its block.
    let length = (F::BLOCK + bytes) as u64;
    let blocks = [const { EndBlocks::<F>::new() }; MAX];
    let blocks = &blocks[..layout.messages];
    let (mut state, mut sources) = (State::new(), Sources::<F>::new());
    for (i, block) in blocks.iter().enumerate() {
        let last = chains.get(i).map_or(F::Words::default(), |chain| chain.last);
        sources.set(i, block.pad_digest(&last, bytes, length));
    }
    // Only the half block with the link changes: its words, of which the last may be a part, then a bit and zeros. They are
    // numbers, so the compiler moves them in vectors.
    let (words, rest) = (bytes / size_of::<F::Word>(), bytes % size_of::<F::Word>());
    let (mut padding, mut mask) = ([F::Word::default(); HALF], [F::Word::default(); HALF]);
    mask[..words].fill(F::Word::ONES);
    if words < HALF {
        [mask[words], padding[words]] = F::Word::cut(rest);
    }
    let write = |block: &EndBlocks<F>, hash: &F::Words| {
        let mut half = padding;
        for ((place, &word), mask) in half.iter_mut().zip(hash.as_ref()).zip(mask) {
            *place |= F::order(word) & mask;
        }
        block.replace_half(&half.map(Word::to_le_bytes));
    };
    let [inner, outer] = key;
    for _ in 0..links {
        state.fill(layout, inner);
        call(&mut state, &sources);
        state.each(chains.len(), |i, hash| write(&blocks[i], hash));
        state.fill(layout, outer);
        call(&mut state, &sources);
        state.each(chains.len(), |i, hash| {
            write(&blocks[i], hash);
            let chain = &mut chains[i];
            chain.last = *hash;
            for (sum, &word) in chain.sum.as_mut().iter_mut().zip(hash.as_ref()) {
                *sum ^= word;
            }
        });
    }
    state.wipe();
    blocks.iter().for_each(EndBlocks::wipe);
}
