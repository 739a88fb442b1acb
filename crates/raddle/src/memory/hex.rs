//! Bytes in hexadecimal.

use core::fmt;

/// A wrapper that prints public bytes in hexadecimal: a digest, which is a plain array, or any other type that is
/// `AsRef<[u8]>`.
///
/// `{}` and `{:x}` print lower case, and `{:X}` prints upper case: two digits for each byte, with nothing between them.
/// Nothing is allocated. The digits come from tables, so the time taken may depend on the bytes. Do not print secrets
/// this way.
///
/// A digest is a plain array, so that programs can index, compare and batch digests without conversions. A plain array
/// can't print itself, so wrap a digest in `Hex`. [`Tag`](crate::Tag) and [`Nonce`](crate::Nonce) print themselves.
///
/// ```
/// use raddle::{Hex, md5::Md5};
///
/// let digest = Md5::digest("abc");
/// assert_eq!(Hex(digest).to_string(), "900150983cd24fb0d6963f7d28e17f72");
/// assert_eq!(format!("{:X}", Hex(&digest[..4])), "90015098");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hex<B>(pub B);

macro_rules! digits {
    ($($style:ident $digits:literal)*) => {$(
        impl<B: AsRef<[u8]>> fmt::$style for Hex<B> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(self.0.as_ref(), $digits, f)
            }
        }
    )*};
}

digits!(Display b"0123456789abcdef" Debug b"0123456789abcdef" LowerHex b"0123456789abcdef" UpperHex b"0123456789ABCDEF");

/// Writes 32 bytes at a time: to format each byte by itself takes longer than to hash a short message.
fn write(bytes: &[u8], digits: &[u8; 16], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.chunks(32).try_for_each(|chunk| {
        let mut text = [0; 64];
        for (place, byte) in text.chunks_exact_mut(2).zip(chunk) {
            place.copy_from_slice(&[digits[usize::from(byte >> 4)], digits[usize::from(byte & 15)]]);
        }
        f.write_str(core::str::from_utf8(&text[..2 * chunk.len()]).map_err(|_| fmt::Error)?)
    })
}
