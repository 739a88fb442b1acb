//! Messages of one block each, such as pairs of digests of SHA-256. Kernels compute their digests.
#![forbid(unsafe_code)]

use super::super::function::{CompressionFunction, HashFunction};
use crate::{
    cpu::token::Token,
    kernel::{
        contract::{Refused, kernel_types::HashPairs, parameter::Sha256},
        generated::kernels,
    },
};

/// Returns every implementation for many messages of 64 bytes, including those that this CPU can't run.
#[must_use]
pub fn sha256_pairs() -> &'static [&'static HashPairs<Sha256>] {
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

    /// Computes the digest of each message. `initial` is the hash value before it.
    ///
    /// # Errors
    ///
    /// Returns the features that are missing, or refuses a number of messages or of digests that the kernel does not take;
    /// the digests are then unchanged.
    pub fn apply(&self, initial: &F::Words, messages: &[F::Block], digests: &mut [F::Bytes]) -> Result<(), Refused> {
        let takes = self.messages();
        if let Some(given) = [messages.len(), digests.len()].into_iter().find(|&given| given != takes) {
            return Err(Refused::Messages { given, takes });
        }
        let token = Token::begin();
        self.accept(token, 0)?;
        self.call(token, initial, messages, digests);
        Ok(())
    }
}
