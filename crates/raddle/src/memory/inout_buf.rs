//! The buffers of the crate `inout`, which the traits of RustCrypto use.

use inout::InOutBuf;

use crate::InOut;

/// Returns the same buffers as the functions of this crate take them, without a copy.
#[inline]
pub(crate) fn of<'a>(buffer: InOutBuf<'a, 'a, u8>) -> InOut<'a> {
    let (len, (input, output)) = (buffer.len(), buffer.into_raw());
    // SAFETY: the buffer was borrowed for `'a`, for reading `len` bytes at `input` and for writing as many at `output`.
    // Both are the same, or do not overlap (`InOutBuf::from_raw`).
    unsafe { InOut::at(output, input, len) }
}
