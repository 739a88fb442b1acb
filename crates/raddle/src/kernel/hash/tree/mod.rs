//! Trees: messages of one block each, such as the pairs of digests in Merkle trees, and the chunks and parents of BLAKE3.

pub(crate) mod blake3;
pub(crate) mod inputs;

use super::function::{CompressionFunction, HashFunction};
use crate::{
    cpu::token::Token,
    kernel::{
        contract::{kernel_types::HashPairs, parameter::Sha256},
        generated::kernels,
    },
};

/// Returns every implementation for many messages of 64 bytes, including those that this CPU can't run.
pub(in crate::kernel) fn sha256_pairs() -> &'static [&'static HashPairs<Sha256>] {
    kernels::SHA256_PAIRS
}

/// Hashes messages from the first on, as long as there is a kernel for their number, and returns the number of messages
/// hashed. There is a digest for each message.
pub(crate) fn hash_pairs<F: HashFunction>(
    initial: &F::Words,
    messages: &[F::Block],
    digests: &mut [F::Bytes],
) -> usize {
    let token = Token::begin();
    let plan = &F::kernels().plan(token).tree.pairs;
    let mut done = 0;
    while let Some(entry) = plan.entry(messages.len() - done) {
        let taken = done..done + entry.kernel.messages();
        entry.kernel.call(token, initial, &messages[taken.clone()], &mut digests[taken.clone()]);
        done = taken.end;
    }
    done
}

impl<F: HashFunction> HashPairs<F> {
    /// Returns the number of messages that it takes.
    #[must_use]
    pub fn messages(&self) -> usize {
        self.shape().messages
    }
}
