//! Batches of messages of equal length: all messages begin and end in the same calls, so lanes need no scheduling.
#![forbid(unsafe_code)]

use super::super::{
    function::HashFunction,
    memory::{EndBlocks, EqualEnds},
    one::whole,
    plan::{BatchKernel, SeveralPlan},
    schedule::{Boundary, at, blocks, is_short},
    source::EqualSources,
    state::{Layout, MAX, State},
};
use crate::{cpu::token::Token, memory::wipe::wipe};

/// The number of messages from which on the stores of the first blocks have left the pipeline when a kernel reads these
/// blocks.
const MANY: usize = 8;

/// The function that is computed of each message: a hash, or an inner and an outer hash, as in HMAC and in a hash of a hash.
pub(crate) struct Construction<'k, F: HashFunction> {
    /// The hash value before the message, and the number of bytes hashed before.
    pub(crate) hash: &'k F::Words,
    pub(crate) before: u64,
    /// For two hashes, the hash value before the outer hash, which is also after `before` bytes, and the length of the inner
    /// hash in bytes.
    pub(crate) outer: Option<(&'k F::Words, usize)>,
}

impl<F: HashFunction> Construction<'_, F> {
    /// Returns the number of bytes of the outer hash, whose message is `bytes` bytes of the inner hash.
    #[inline]
    fn outer_length(&self, bytes: usize) -> u64 {
        self.before.wrapping_add(at(Boundary::Outer, bytes) as u64)
    }
}

/// The next messages of a batch: the choice of their kernel depends on numbers and the plan alone.
enum Group<F: HashFunction> {
    /// A kernel hashes this number of messages, whose words have these positions.
    Several(BatchKernel<F>, usize, Layout),
    /// The first message is hashed alone.
    Alone,
    /// The messages are left to the scheduler of lanes.
    Left,
}

impl<F: HashFunction> Group<F> {
    /// Chooses the group for `count` messages, whose lengths are all the length of the first or of the last message. A
    /// shorter last message joins no group of longer messages. `outer` says whether an outer hash follows.
    #[inline(always)]
    fn next(plan: &SeveralPlan<F>, count: usize, first: usize, last: usize, outer: bool) -> Self {
        let short = !outer && is_short::<F>(first);
        let equal = count - usize::from(blocks::<F>(first) != blocks::<F>(last));
        match plan.kernel(equal, short) {
            Some(kernel) => {
                let (messages, layout) = kernel.group(equal);
                Self::Several(kernel, at(Boundary::Group, messages), layout)
            }
            None if short => Self::Alone,
            None => Self::Left,
        }
    }
}

/// The buffers of groups of messages, used for one group after another. They are wiped at the end, as messages and hash
/// values may be secret.
struct GroupBuffers<'p, F: HashFunction> {
    paddings: &'p [EndBlocks<F>; MAX],
    /// The number of paddings that were written.
    padded: usize,
    /// The blocks that are hashed in place, and the padded blocks. They are arrays of pointers: clearing them for each group
    /// took a tenth of the time of two messages.
    wholes: EqualSources<'p, F>,
    ends: EqualSources<'p, F>,
    state: State<F>,
    /// For two hashes with kernels that take words, the blocks of short messages, and then the outer hash values.
    outer: State<F>,
}

impl<F: HashFunction> Drop for GroupBuffers<'_, F> {
    #[inline]
    fn drop(&mut self) {
        self.paddings[..self.padded].iter().for_each(EndBlocks::wipe);
        self.state.wipe();
        self.outer.wipe();
    }
}

/// Hashes messages from the first on, as long as all messages of a batch have the same number of blocks, or are short and
/// too few for a batch. Passes each hash value to `ended`, and returns the number of messages hashed.
///
/// The pieces of a text have equal length except for the last piece, which does not end a batch if it is shorter.
pub(crate) fn hash_equal_length<F: HashFunction, M: AsRef<[u8]>>(
    construction: &Construction<'_, F>,
    messages: &[M],
    mut ended: impl FnMut(usize, &F::Words),
) -> usize {
    let token = Token::begin();
    let plan = &F::kernels().plan(token).several;
    let paddings = [const { EndBlocks::new() }; MAX];
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
        let ([first, ..], [.., last]) = (rest, rest) else { return done };
        let (first, last) = (first.as_ref(), last.as_ref().len());
        match Group::next(plan, rest.len(), first.len(), last, construction.outer.is_some()) {
            Group::Several(kernel, n, layout) => {
                let ended = |i, hash: &_| ended(done + i, hash);
                if !hash_group(token, construction, plan, (kernel, layout), &rest[..n], &mut buffers, ended) {
                    return done;
                }
                done += n;
            }
            Group::Alone => {
                let mut message = first;
                loop {
                    let mut hash = *construction.hash;
                    F::finish(&mut hash, message, construction.before.wrapping_add(message.len() as u64));
                    ended(done, &hash);
                    wipe(hash.as_mut());
                    done += 1;
                    // No kernel takes fewer messages.
                    match messages.get(done).map(AsRef::as_ref) {
                        Some(next) if is_short::<F>(next.len()) => message = next,
                        _ => break,
                    }
                }
            }
            Group::Left => return done,
        }
    }
}

/// Hashes messages if they have the same number of blocks, and returns whether they have. There is at least one message, and at
/// most as many as the layout has.
#[inline(never)]
fn hash_group<'p, F: HashFunction, M: AsRef<[u8]>>(
    token: Token,
    construction: &Construction<'_, F>,
    plan: &SeveralPlan<F>,
    (kernel, layout): (BatchKernel<F>, Layout),
    messages: &'p [M],
    buffers: &mut GroupBuffers<'p, F>,
    ended: impl FnMut(usize, &F::Words),
) -> bool {
    // The inner hash takes one of two paths. If HMAC's messages and their padding fit into a block each, and the plan has a
    // kernel for words, the messages are transposed into lanes, and one call hashes them. Otherwise one call hashes the whole
    // blocks where they are, and a second call the padded copies of the ends. The outer hash then pads the inner hash values:
    // in the lanes where they are if there is a kernel for words, or as bytes in the buffers of the ends.
    let GroupBuffers { paddings, padded, wholes, ends, state, outer: outer_state } = buffers;
    let paddings = *paddings;
    let len = messages[0].as_ref().len();
    let has_equal_length = || messages.iter().all(|message| message.as_ref().len() == len);
    // These kernels take whole words of the inner hash.
    let is_whole = |&(_, bytes): &(_, usize)| bytes.is_multiple_of(size_of::<F::Word>());
    let words = construction.outer.filter(is_whole).and_then(|_| plan.words(kernel));
    if let Some(words) = words
        && len < F::BLOCK - F::LENGTH
        && has_equal_length()
    {
        let length = construction.before.wrapping_add(len as u64);
        state.fill(layout, construction.hash);
        words.call(token, state, outer_state.transpose(layout, messages, len, length));
    } else {
        // Messages of equal length that end with a whole block have equal padding, without bytes of a message.
        let same = whole::<F>(messages[0].as_ref()).1.is_empty() && has_equal_length();
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
    }
    let Some((outer, bytes)) = construction.outer else {
        state.each(messages.len(), ended);
        return true;
    };
    let length = construction.outer_length(bytes);
    if let Some(words) = words {
        // The inner hash values are laid out as the kernel takes blocks, so nothing is moved.
        outer_state.fill(layout, outer);
        words.call(token, outer_state, state.pad(bytes, length));
        outer_state.each(messages.len(), ended);
    } else {
        let paddings = &paddings[..messages.len()];
        *padded = messages.len().max(*padded);
        ends.set(paddings.iter().enumerate().map(|(i, padding)| padding.pad_digest(&state.at(i), bytes, length)));
        state.fill(layout, outer);
        kernel.call(token, state, ends.inputs(layout.messages));
        state.each(messages.len(), ended);
    }
    true
}

/// Pads messages that follow `before` bytes, sets the blocks that are hashed in place and the padded blocks, and returns
/// whether all messages have the same number of blocks. If there is one padding for several messages, it serves all: they
/// have equal length, and end with a whole block. It is a separate function, so that its loops have enough registers.
#[inline(never)]
fn pad<'m, F: HashFunction, M: AsRef<[u8]>>(
    before: u64,
    messages: &'m [M],
    paddings: &'m [EndBlocks<F>],
    [wholes, ends]: [&mut EqualSources<'m, F>; 2],
) -> bool {
    let all = || messages.iter().map(AsRef::as_ref);
    let length = |message: &[u8]| before.wrapping_add(message.len() as u64);
    let first = messages[0].as_ref();
    if !wholes.set(all().map(|message| whole::<F>(message).0)) {
        return false;
    }
    if let ([padding], [_, _, ..]) = (paddings, messages) {
        let end = padding.pad(&[], length(first));
        ends.set(messages.iter().map(|_| end))
    } else if paddings.len() > 2 && all().all(|message| message.len() == first.len()) {
        let equal = EqualEnds::new::<F>(whole::<F>(first).1.len(), length(first));
        ends.set(EndBlocks::write_equal(paddings, messages, &equal))
    } else if paddings.len() >= MANY {
        ends.set(
            paddings
                .iter()
                .zip(all())
                .map(|(padding, message)| padding.pad_short(whole::<F>(message).1, length(message))),
        )
    } else {
        ends.set(
            paddings.iter().zip(all()).map(|(padding, message)| padding.pad(whole::<F>(message).1, length(message))),
        )
    }
}
