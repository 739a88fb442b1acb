//! The buffers of the crate `inout`, which the traits of RustCrypto use.

use core::slice;

use inout::InOutBuf;

use crate::InOut;

/// Returns the same buffers as the functions of this crate take them, without a copy.
#[inline]
pub(crate) fn of<'a>(buffer: InOutBuf<'a, 'a, u8>) -> InOut<'a> {
    let (len, (input, output)) = (buffer.len(), buffer.into_raw());
    // SAFETY: the buffer was borrowed for `'a`, for reading `len` bytes at `input` and for writing as many at `output`.
    // Both are the same, or do not overlap (`InOutBuf::from_raw`).
    unsafe {
        if input == output.cast_const() {
            InOut::in_place(slice::from_raw_parts_mut(output, len))
        } else {
            let (input, output) = (slice::from_raw_parts(input, len), slice::from_raw_parts_mut(output, len));
            InOut::separate(input, output).unwrap_or_else(|_| InOut::in_place(&mut []))
        }
    }
}
