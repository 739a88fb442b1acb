//! Messages of one length, which begin and end together: there is less to do for each than where they are put in lanes
//! one by one.

use core::mem::MaybeUninit;

use super::{
    BLOCK, HashFunction, Many, Plan, Together,
    driver::finish,
    last::{Last, SHORT},
    state::{MOST, State},
};
use crate::{kernel::token::Token, wipe::wipe};

/// What is hashed of each message.
pub(crate) struct Way<'k, F: HashFunction> {
    /// The hash value before the message, and how many bytes that has taken.
    pub(crate) hash: &'k F::Words,
    pub(crate) before: u64,
    /// Of HMAC: the hash value before the outer hash, behind a block, and of how many bytes the inner one is.
    pub(crate) outer: Option<(&'k F::Words, usize)>,
}

/// Whether a message of so many bytes is short: of one or two blocks.
pub(super) fn is_short(len: usize) -> bool {
    len <= SHORT
}

/// Hashes messages from the first on as long as there are several to take together that have as many blocks, or short
/// ones that are too few for that, and hands out each hash value. Returns how many messages that were.
pub(crate) fn hash_alike<F: HashFunction, M: AsRef<[u8]>>(
    way: &Way<'_, F>,
    messages: &[M],
    mut ended: impl FnMut(usize, &F::Words),
) -> usize {
    let plan = Plan::<F>::of(Token::current());
    let mut done = 0;
    loop {
        let rest = &messages[done..];
        let Some(first) = rest.first().map(AsRef::as_ref) else { return done };
        let short = way.outer.is_none() && is_short(first.len());
        let Some(Many { kernel, .. }) = plan.many.iter().find(|many| many.enough(short) <= rest.len()) else {
            if !short {
                return done;
            }
            let mut hash = *way.hash;
            finish::<F>(&mut hash, first, way.before.wrapping_add(first.len() as u64));
            ended(done, &hash);
            wipe(hash.as_mut());
            done += 1;
            continue;
        };
        let group = &rest[..rest.len().min(kernel.messages())];
        // SAFETY: the plan is that of this CPU, and the kernel takes as many messages, or more.
        if !unsafe { together(way, kernel, group, |i, hash| ended(done + i, hash)) } {
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

/// Hashes messages, if they have as many blocks, and says whether they have.
///
/// # Safety
///
/// The CPU has the kernel's features. There is a message, and there are no more than the kernel takes.
#[inline(never)]
unsafe fn together<F: HashFunction, M: AsRef<[u8]>>(
    way: &Way<'_, F>,
    kernel: &Together<F>,
    messages: &[M],
    mut ended: impl FnMut(usize, &F::Words),
) -> bool {
    let layout = kernel.layout();
    let all = blocks(messages[0].as_ref().len());
    let (whole, end) = all;
    let mut inputs = [const { MaybeUninit::<*const u8>::uninit() }; MOST];
    let mut lasts = [const { Last::new() }; MOST];
    let mut state = State::new();
    for (i, message) in messages.iter().enumerate() {
        let (input, last, message) = (&mut inputs[i], &mut lasts[i], message.as_ref());
        if blocks(message.len()) != all {
            lasts[..i].iter_mut().for_each(Last::wipe);
            return false;
        }
        input.write(message.as_ptr());
        last.pad::<F>(&message[whole * BLOCK..], way.before.wrapping_add(message.len() as u64));
    }
    // SAFETY: each input that the kernel reads can be read for as many blocks, and all hash values are written.
    unsafe {
        state.fill(layout, way.hash);
        if whole > 0 {
            // Those that no message is for read what the first reads.
            let first = inputs[0];
            inputs[messages.len()..layout.messages].fill(first);
            kernel.take(&mut state, inputs.as_ptr().cast(), whole * BLOCK);
        }
        for (input, last) in inputs[..layout.messages].iter_mut().zip(&lasts) {
            input.write(last.as_ptr());
        }
        let first = inputs[0];
        inputs[messages.len()..layout.messages].fill(first);
        kernel.take(&mut state, inputs.as_ptr().cast(), end * BLOCK);
        if let Some((outer, bytes)) = way.outer {
            for (i, last) in lasts[..messages.len()].iter_mut().enumerate() {
                let inner = F::bytes(&state.at(layout, i));
                let inner = inner.as_ref();
                // All of it is a length that the compiler knows.
                if bytes == inner.len() {
                    last.pad::<F>(inner, (BLOCK + inner.len()) as u64);
                } else {
                    last.pad::<F>(&inner[..bytes], (BLOCK + bytes) as u64);
                }
            }
            state.fill(layout, outer);
            kernel.take(&mut state, inputs.as_ptr().cast(), BLOCK);
        }
        for i in 0..messages.len() {
            ended(i, &state.at(layout, i));
        }
    }
    state.wipe(layout.messages);
    lasts[..messages.len()].iter_mut().for_each(Last::wipe);
    true
}
