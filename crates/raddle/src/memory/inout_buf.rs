//! The buffers of the crate `inout`, which the RustCrypto traits use.

use inout::InOutBuf;

use crate::InOut;

/// Returns the same buffers as this crate's type, without a copy.
#[inline]
pub(crate) fn in_out<'a>(buffer: InOutBuf<'a, 'a, u8>) -> InOut<'a> {
    let (len, (input, output)) = (buffer.len(), buffer.into_raw());
    // SAFETY: the buffer was borrowed for `'a`, to read `len` bytes at `input` and to write `len` bytes at `output`.
    // `InOutBuf::from_raw` guarantees that both addresses are the same, or that the buffers do not overlap.
    unsafe { InOut::at(output, input, len) }
}
