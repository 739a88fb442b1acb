//! The functions that a batch computes for each message.

use arrow_array::{Array, ArrayRef};

/// The number of messages in one call of the kernels.
pub(crate) const BATCH: usize = 256;

/// A function that a batch computes.
pub(crate) trait Function: Sync {
    /// Returns the length of a digest in bytes.
    fn size(&self) -> usize;

    /// Computes the digest of each message.
    fn run(&self, messages: &[&[u8]], digests: &mut [u8]);

    /// Computes the digest of each row of a column, as bytes or as hexadecimal digits.
    fn column(&self, column: &dyn Array, hex: bool) -> Result<ArrayRef, raddle_arrow::Error>;
}
