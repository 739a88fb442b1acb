//! Where the chunks of a payload are.

use super::payload::{SEALED_CHUNK, TAG};

/// The positions of chunks in a file.
pub(crate) struct Layout {
    /// The offset of the first chunk, and the number of bytes from there on.
    pub(crate) start: u64,
    pub(crate) len: u64,
}

impl Layout {
    /// Returns the number of chunks: at least one, since even an empty payload has one.
    pub(crate) fn chunks(&self) -> u64 {
        self.len.div_ceil(SEALED_CHUNK as u64).max(1)
    }

    /// Returns the offset of a chunk.
    pub(crate) fn of_chunk(&self, index: u64) -> u64 {
        self.start + index * SEALED_CHUNK as u64
    }

    /// Returns the length of the last chunk.
    pub(crate) fn last(&self) -> u64 {
        self.len - (self.chunks() - 1) * SEALED_CHUNK as u64
    }

    /// Returns the length of the plaintext.
    pub(crate) fn plain(&self) -> u64 {
        self.len - self.chunks() * TAG as u64
    }
}
