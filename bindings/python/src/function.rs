//! What a batch computes of each message.

use arrow_array::{Array, FixedSizeBinaryArray};

/// The messages of one call of the kernels.
pub(crate) const BATCH: usize = 256;

/// What a batch computes.
pub(crate) trait Function: Sync {
    /// Returns the length of a digest in bytes.
    fn size(&self) -> usize;

    /// Computes the digest of each message.
    fn run(&self, messages: &[&[u8]], digests: &mut [u8]);

    /// Computes the digest of each row of a column.
    fn column(&self, column: &dyn Array) -> Result<FixedSizeBinaryArray, raddle_arrow::Error>;
}
