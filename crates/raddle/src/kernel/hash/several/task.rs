//! Tasks of the batch scheduler: messages to hash.

use super::super::function::HashFunction;

/// A source of messages to hash, which receives their hash values.
pub(crate) trait Work<'m, F: HashFunction> {
    /// Whether messages are padded, because they end with the task. Otherwise each message is one or more whole blocks, and
    /// more blocks may follow later.
    const PADDED: bool = true;

    /// Returns the number of tasks that have not begun.
    fn left(&self) -> usize;

    /// Begins the next task, if any is left.
    fn begin(&mut self) -> Option<Task<'m, F>>;

    /// Receives the hash value of a task, and returns the task that follows from it, if any.
    fn end(&mut self, number: usize, hash: &F::Words) -> Option<Next<F>>;
}

/// A message to hash.
pub(crate) struct Task<'m, F: HashFunction> {
    /// The number that identifies the task when it ends.
    pub(crate) number: usize,
    /// The hash value before the message.
    pub(crate) hash: F::Words,
    /// The number of bytes hashed before, modulo 2^64, which are whole blocks.
    pub(crate) before: u64,
    pub(crate) message: &'m [u8],
}

/// A task that follows another: its message is the beginning of a hash value.
pub(crate) struct Next<F: HashFunction> {
    pub(crate) number: usize,
    pub(crate) hash: F::Words,
    pub(crate) before: u64,
    /// The hash value, given as words, because a kernel would wait for the stores of its bytes.
    pub(crate) digest: F::Words,
    /// The number of bytes of the hash value in the message.
    pub(crate) bytes: usize,
}

impl<F: HashFunction> Next<F> {
    /// Returns the number of bytes up to the end of the message, modulo 2^64.
    #[inline]
    pub(super) fn length(&self) -> u64 {
        self.before.wrapping_add(self.bytes as u64)
    }
}
