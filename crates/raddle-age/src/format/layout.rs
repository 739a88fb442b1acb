//! The positions of the chunks of a payload.

use super::payload::{SEALED_CHUNK, TAG};

/// The positions of chunks in a file.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The offset of the first chunk.
    pub start: u64,
    /// The number of bytes from `start` to the end of the payload.
    pub len: u64,
}

impl Layout {
    /// Returns the number of chunks: at least one, since even an empty payload has one.
    pub fn chunks(&self) -> u64 {
        self.len.div_ceil(SEALED_CHUNK as u64).max(1)
    }

    /// Returns the offset of a chunk.
    pub fn of_chunk(&self, index: u64) -> u64 {
        self.start + index * SEALED_CHUNK as u64
    }

    /// Returns the length of the last chunk.
    pub fn last(&self) -> u64 {
        self.len - (self.chunks() - 1) * SEALED_CHUNK as u64
    }

    /// Returns the length of the plaintext.
    pub fn plain(&self) -> u64 {
        self.len - self.chunks() * TAG as u64
    }
}
