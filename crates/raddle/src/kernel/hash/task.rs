//! Messages to hash as a batch takes them.

use super::function::HashFunction;

/// Messages to hash, and what becomes of their hash values.
pub(crate) trait Work<'m, F: HashFunction> {
    /// Whether messages end with what is hashed, and are padded; otherwise each is whole blocks, at least one, that others
    /// follow later.
    const PADDED: bool = true;

    /// How many tasks have not begun.
    fn left(&self) -> usize;

    /// The next task, if any is left.
    fn begin(&mut self) -> Option<Task<'m, F>>;

    /// Takes the hash value of a task, and says what follows from it, if anything.
    fn end(&mut self, number: usize, hash: &F::Words) -> Option<Next<F>>;
}

/// A message to hash.
pub(crate) struct Task<'m, F: HashFunction> {
    /// By which it is known when it ends.
    pub(crate) number: usize,
    /// The hash value before the message.
    pub(crate) hash: F::Words,
    /// How many bytes that has taken, modulo 2^64: whole blocks.
    pub(crate) before: u64,
    pub(crate) message: &'m [u8],
}

/// A task that follows another: its message is a hash value.
pub(crate) struct Next<F: HashFunction> {
    pub(crate) number: usize,
    pub(crate) hash: F::Words,
    pub(crate) before: u64,
    pub(crate) bytes: F::Bytes,
    /// How many of the bytes are the message.
    pub(crate) len: usize,
}

impl<F: HashFunction> Next<F> {
    #[inline]
    pub(super) fn task(&self) -> Task<'_, F> {
        let Self { number, hash, before, .. } = *self;
        Task { number, hash, before, message: &self.bytes.as_ref()[..self.len] }
    }
}
