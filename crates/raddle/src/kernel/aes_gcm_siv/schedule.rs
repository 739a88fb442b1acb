//! The division of a message among kernels. It depends only on numbers, so the tests run it for every length.

use core::ops::Range;

use crate::kernel::aes::size::BLOCK;

/// The maximum number of blocks that are copied into a buffer, so that one call absorbs them together with the block of
/// lengths.
pub(super) const COLLECTED: usize = 8;

/// The parts of the plaintext that remains, in order.
pub(super) struct Remainder {
    /// Whole blocks that a call absorbs.
    pub(super) blocks: Range<usize>,
    /// At most [`COLLECTED`] blocks, of which the last may be partial. The last call absorbs them from a buffer.
    pub(super) collected: Range<usize>,
}

impl Remainder {
    /// Divides `len` bytes.
    #[inline]
    pub(super) fn divide(len: usize) -> Self {
        let end = if len <= COLLECTED * BLOCK { 0 } else { len - len % BLOCK };
        Self { blocks: 0..end, collected: end..len }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_taken_once_and_in_order() {
        for len in 0..=4 * COLLECTED * BLOCK {
            let Remainder { blocks, collected } = Remainder::divide(len);
            assert!(blocks.start == 0 && blocks.end == collected.start && collected.end == len, "{len} bytes");
            assert!(blocks.len().is_multiple_of(BLOCK) && collected.len() <= COLLECTED * BLOCK, "{len} bytes");
        }
    }
}
