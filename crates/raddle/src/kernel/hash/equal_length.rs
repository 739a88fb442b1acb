//! The case of the batch scheduler for messages of equal length: they begin and end in the same calls, so no lane is
//! scheduled by itself.

use super::{
    batch_kernel::BatchKernel,
    driver::{finish, whole},
    function::{BLOCK, HashFunction},
    padding::{Padding, SHORT, is_short},
    plan::HashPlan,
    source::{MOST_BLOCKS, Sources},
    state::{MOST, State},
};
use crate::{kernel::token::Token, wipe::wipe};

/// What is computed of each message: a hash, or the two of HMAC.
pub(crate) struct Construction<'k, F: HashFunction> {
    /// The hash value before the message, and how many bytes that has taken.
    pub(crate) hash: &'k F::Words,
    pub(crate) before: u64,
    /// Of HMAC: the hash value before the outer hash, behind a block, and of how many bytes the inner one is.
    pub(crate) outer: Option<(&'k F::Words, usize)>,
}

/// Hashes messages from the first on, as long as those of a batch have as many blocks, or are short and too few for a
/// batch, and hands out each hash value. Returns how many messages that were.
pub(crate) fn hash_equal_length<F: HashFunction, M: AsRef<[u8]>>(
    construction: &Construction<'_, F>,
    messages: &[M],
    mut ended: impl FnMut(usize, &F::Words),
) -> usize {
    let token = Token::begin();
    let plan = HashPlan::<F>::of(token);
    let mut done = 0;
    loop {
        let rest = &messages[done..];
        let Some(first) = rest.first().map(AsRef::as_ref) else { return done };
        let short = construction.outer.is_none() && is_short(first.len());
        let Some(kernel) = plan.for_many(rest.len(), short) else {
            if !short {
                return done;
            }
            let mut hash = *construction.hash;
            finish::<F>(&mut hash, first, construction.before.wrapping_add(first.len() as u64));
            ended(done, &hash);
            wipe(hash.as_mut());
            done += 1;
            continue;
        };
        let group = &rest[..rest.len().min(kernel.messages())];
        if !hash_group(token, construction, kernel, group, |i, hash| ended(done + i, hash)) {
            return done;
        }
        done += group.len();
    }
}

/// How many blocks of a message are taken where they are, and how many are of its end.
#[inline]
fn blocks(len: usize) -> (usize, usize) {
    let whole = if len <= SHORT { 0 } else { len / BLOCK };
    (whole, (len - whole * BLOCK + 8) / BLOCK + 1)
}

/// Hashes messages, if they have as many blocks, and says whether they have. There is a message, and there are no more than
/// the kernel takes.
#[inline(never)]
fn hash_group<F: HashFunction, M: AsRef<[u8]>>(
    token: Token,
    construction: &Construction<'_, F>,
    kernel: BatchKernel<F>,
    messages: &[M],
    mut ended: impl FnMut(usize, &F::Words),
) -> bool {
    let layout = kernel.layout();
    let all = blocks(messages[0].as_ref().len());
    if all.0 > MOST_BLOCKS {
        return false;
    }
    let paddings = [const { Padding::new() }; MOST];
    let (mut sources, mut ends) = (Sources::new(), Sources::new());
    let mut state = State::new();
    for (i, message) in messages.iter().enumerate() {
        let message = message.as_ref();
        if blocks(message.len()) != all {
            paddings[..i].iter().for_each(Padding::wipe);
            return false;
        }
        let (whole, rest) = whole(message);
        sources.set(i, whole);
        ends.set(i, paddings[i].pad::<F>(rest, construction.before.wrapping_add(message.len() as u64)));
    }
    state.fill(layout, construction.hash);
    if all.0 > 0 {
        sources.take(messages.len(), layout.messages, |inputs| kernel.call(token, &mut state, inputs));
    }
    ends.take(messages.len(), layout.messages, |inputs| kernel.call(token, &mut state, inputs));
    if let Some((outer, bytes)) = construction.outer {
        for (i, padding) in paddings[..messages.len()].iter().enumerate() {
            let inner = F::bytes(&state.at(i));
            let inner = inner.as_ref();
            // All of it is a length that the compiler knows.
            let end = if bytes == inner.len() {
                padding.pad::<F>(inner, (BLOCK + inner.len()) as u64)
            } else {
                padding.pad::<F>(&inner[..bytes], (BLOCK + bytes) as u64)
            };
            ends.set(i, end);
        }
        state.fill(layout, outer);
        ends.take(messages.len(), layout.messages, |inputs| kernel.call(token, &mut state, inputs));
    }
    for i in 0..messages.len() {
        ended(i, &state.at(i));
    }
    state.wipe(layout.messages);
    paddings[..messages.len()].iter().for_each(Padding::wipe);
    true
}
