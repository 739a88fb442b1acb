//! Batches of messages of equal length: they begin and end in the same calls, so that lanes need no scheduling.

use super::{
    batch_kernel::BatchKernel,
    driver::whole,
    function::{BLOCK, HashFunction},
    padding::{Padding, blocks, is_short},
    plan::HashPlan,
    source::EqualSources,
    state::{MAX, State},
};
use crate::{cpu::token::Token, memory::wipe::wipe};

/// The function of each message: a hash, or the inner and the outer hash of HMAC.
pub(crate) struct Construction<'k, F: HashFunction> {
    /// The hash value before the message, and the number of bytes hashed before.
    pub(crate) hash: &'k F::Words,
    pub(crate) before: u64,
    /// Of HMAC: the hash value before the outer hash, after one block, and the length of the inner hash in bytes.
    pub(crate) outer: Option<(&'k F::Words, usize)>,
}

/// The buffers of groups of messages, used for one group after another. They are wiped at the end, as messages and hash
/// values may be secret.
struct GroupBuffers<'p, F: HashFunction> {
    paddings: &'p [Padding; MAX],
    /// The number of paddings that were written.
    padded: usize,
    /// The blocks that are taken where they are, and the paddings. Arrays of pointers: clearing them for each group took a tenth
    /// of the time of two messages.
    wholes: EqualSources<'p>,
    ends: EqualSources<'p>,
    state: State<F>,
    /// Of HMAC of short messages: the blocks of these as words, and then the outer hash values.
    outer: State<F>,
}

impl<F: HashFunction> Drop for GroupBuffers<'_, F> {
    #[inline]
    fn drop(&mut self) {
        self.paddings[..self.padded].iter().for_each(Padding::wipe);
        self.state.wipe();
        self.outer.wipe();
    }
}

/// Hashes messages from the first on, while those of a batch have equally many blocks, or are short and too few for a
/// batch. Passes each hash value to `ended`, and returns the number of messages hashed.
///
/// Pieces of a text have one length, but for the last one: this one alone does not make a batch unequal.
pub(crate) fn hash_equal_length<F: HashFunction, M: AsRef<[u8]>>(
    construction: &Construction<'_, F>,
    messages: &[M],
    mut ended: impl FnMut(usize, &F::Words),
) -> usize {
    let token = Token::begin();
    let plan = HashPlan::<F>::of(token);
    let paddings = [const { Padding::new() }; MAX];
    let mut buffers = GroupBuffers {
        paddings: &paddings,
        padded: 0,
        wholes: EqualSources::new(),
        ends: EqualSources::new(),
        state: State::new(),
        outer: State::new(),
    };
    let mut done = 0;
    loop {
        let rest = &messages[done..];
        let Some(first) = rest.first().map(AsRef::as_ref) else { return done };
        let short = construction.outer.is_none() && is_short(first.len());
        let blocks = |message: &M| blocks(message.as_ref().len());
        let equal = rest.len() - usize::from(rest.last().map(blocks) != rest.first().map(blocks));
        let Some(kernel) = plan.for_many(equal, short) else {
            if !short {
                return done;
            }
            let mut hash = *construction.hash;
            F::finish(&mut hash, first, construction.before.wrapping_add(first.len() as u64));
            ended(done, &hash);
            wipe(hash.as_mut());
            done += 1;
            continue;
        };
        let group = &rest[..equal.min(kernel.messages())];
        if !hash_group(token, construction, plan, kernel, group, &mut buffers, |i, hash| ended(done + i, hash)) {
            return done;
        }
        done += group.len();
    }
}

/// Hashes messages if they have equally many blocks, and returns whether they have. There is at least one message, and no
/// more than the kernel takes.
#[inline(never)]
fn hash_group<'p, F: HashFunction, M: AsRef<[u8]>>(
    token: Token,
    construction: &Construction<'_, F>,
    plan: &HashPlan<F>,
    kernel: BatchKernel<F>,
    messages: &'p [M],
    buffers: &mut GroupBuffers<'p, F>,
    ended: impl FnMut(usize, &F::Words),
) -> bool {
    let layout = kernel.layout();
    let GroupBuffers { paddings, padded, wholes, ends, state, outer: outer_state } = buffers;
    let paddings = *paddings;
    let len = messages[0].as_ref().len();
    if let Some((outer, bytes)) = construction.outer
        && let Some(words) = plan.words(kernel)
        && len < BLOCK - 8
        && messages.iter().all(|message| message.as_ref().len() == len)
    {
        let length = construction.before.wrapping_add(len as u64);
        state.fill(layout, construction.hash);
        words.call(token, state, outer_state.transpose(layout, messages, len, length));
        outer_state.fill(layout, outer);
        words.call(token, outer_state, state.pad(bytes, (BLOCK + bytes) as u64));
        outer_state.each(messages.len(), ended);
        return true;
    }
    // Of messages of one length that end with a whole block, the padding is the same, and has nothing of a message.
    let same = whole(messages[0].as_ref()).1.is_empty() && messages.iter().all(|message| message.as_ref().len() == len);
    let ended_by = if same { 1 } else { messages.len() };
    *padded = ended_by.max(*padded);
    if !pad::<F, M>(construction.before, messages, &paddings[..ended_by], [wholes, ends]) {
        return false;
    }
    state.fill(layout, construction.hash);
    if !wholes.is_empty() {
        kernel.call(token, state, wholes.inputs(layout.messages));
    }
    kernel.call(token, state, ends.inputs(layout.messages));
    let Some((outer, bytes)) = construction.outer else {
        state.each(messages.len(), ended);
        return true;
    };
    let paddings = &paddings[..messages.len()];
    *padded = messages.len().max(*padded);
    let length = (BLOCK + bytes) as u64;
    let outer_ends = paddings.iter().enumerate().map(|(i, padding)| {
        let inner = F::bytes(&state.at(i));
        let inner = inner.as_ref();
        // All of it is a length that the compiler knows.
        padding.pad::<F>(if bytes == inner.len() { inner } else { &inner[..bytes] }, length)
    });
    ends.set(outer_ends);
    state.fill(layout, outer);
    kernel.call(token, state, ends.inputs(layout.messages));
    state.each(messages.len(), ended);
    true
}

/// Pads messages that follow so many bytes, sets the blocks that are taken where they are, and those of the paddings, and says
/// whether no message has more blocks than another. One padding for several messages is that of all: they have one length, and
/// end with a whole block. In a function of its own, where its loops have the registers.
#[inline(never)]
fn pad<'m, F: HashFunction, M: AsRef<[u8]>>(
    before: u64,
    messages: &'m [M],
    paddings: &'m [Padding],
    [wholes, ends]: [&mut EqualSources<'m>; 2],
) -> bool {
    let all = || messages.iter().map(AsRef::as_ref);
    let length = |message: &[u8]| before.wrapping_add(message.len() as u64);
    let first = messages[0].as_ref();
    if !wholes.set(all().map(|message| whole(message).0)) {
        return false;
    }
    if let ([padding], [_, _, ..]) = (paddings, messages) {
        let end = padding.pad::<F>(&[], length(first));
        ends.set(messages.iter().map(|_| end))
    } else if all().all(|message| message.len() == first.len()) {
        ends.set(Padding::pad_equal::<F>(paddings, messages, whole(first).1.len(), length(first)))
    } else {
        ends.set(
            paddings.iter().zip(all()).map(|(padding, message)| padding.pad::<F>(whole(message).1, length(message))),
        )
    }
}
