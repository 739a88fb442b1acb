//! Messages of one length, which begin and end together: there is less to do for each than where they are put in lanes
//! one by one.

use super::{
    driver::{finish, whole},
    function::{BLOCK, HashFunction},
    last::{Last, SHORT, is_short},
    plan::HashPlan,
    source::{MOST_BLOCKS, Sources},
    state::{MOST, State},
    together::Together,
};
use crate::{kernel::token::Token, wipe::wipe};

/// What is hashed of each message.
pub(crate) struct EqualLength<'k, F: HashFunction> {
    /// The hash value before the message, and how many bytes that has taken.
    pub(crate) hash: &'k F::Words,
    pub(crate) before: u64,
    /// Of HMAC: the hash value before the outer hash, behind a block, and of how many bytes the inner one is.
    pub(crate) outer: Option<(&'k F::Words, usize)>,
}

/// Hashes messages from the first on as long as there are several to take together that have as many blocks, or short
/// ones that are too few for that, and hands out each hash value. Returns how many messages that were.
pub(crate) fn hash_alike<F: HashFunction, M: AsRef<[u8]>>(
    hashed: &EqualLength<'_, F>,
    messages: &[M],
    mut ended: impl FnMut(usize, &F::Words),
) -> usize {
    let token = Token::begin();
    let plan = HashPlan::<F>::of(token);
    let mut done = 0;
    loop {
        let rest = &messages[done..];
        let Some(first) = rest.first().map(AsRef::as_ref) else { return done };
        let short = hashed.outer.is_none() && is_short(first.len());
        let Some(kernel) = plan.for_many(rest.len(), short) else {
            if !short {
                return done;
            }
            let mut hash = *hashed.hash;
            finish::<F>(&mut hash, first, hashed.before.wrapping_add(first.len() as u64));
            ended(done, &hash);
            wipe(hash.as_mut());
            done += 1;
            continue;
        };
        let group = &rest[..rest.len().min(kernel.messages())];
        if !together(token, hashed, kernel, group, |i, hash| ended(done + i, hash)) {
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
fn together<F: HashFunction, M: AsRef<[u8]>>(
    token: Token,
    hashed: &EqualLength<'_, F>,
    kernel: Together<F>,
    messages: &[M],
    mut ended: impl FnMut(usize, &F::Words),
) -> bool {
    let layout = kernel.layout();
    let all = blocks(messages[0].as_ref().len());
    if all.0 > MOST_BLOCKS {
        return false;
    }
    let lasts = [const { Last::new() }; MOST];
    let (mut sources, mut ends) = (Sources::new(), Sources::new());
    let mut state = State::new();
    for (i, message) in messages.iter().enumerate() {
        let message = message.as_ref();
        if blocks(message.len()) != all {
            lasts[..i].iter().for_each(Last::wipe);
            return false;
        }
        let (whole, rest) = whole(message);
        sources.set(i, whole);
        ends.set(i, lasts[i].pad::<F>(rest, hashed.before.wrapping_add(message.len() as u64)));
    }
    state.fill(layout, hashed.hash);
    if all.0 > 0 {
        sources.take(messages.len(), layout.messages, |inputs| kernel.call(token, &mut state, inputs));
    }
    ends.take(messages.len(), layout.messages, |inputs| kernel.call(token, &mut state, inputs));
    if let Some((outer, bytes)) = hashed.outer {
        for (i, last) in lasts[..messages.len()].iter().enumerate() {
            let inner = F::bytes(&state.at(i));
            let inner = inner.as_ref();
            // All of it is a length that the compiler knows.
            let end = if bytes == inner.len() {
                last.pad::<F>(inner, (BLOCK + inner.len()) as u64)
            } else {
                last.pad::<F>(&inner[..bytes], (BLOCK + bytes) as u64)
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
    lasts[..messages.len()].iter().for_each(Last::wipe);
    true
}
