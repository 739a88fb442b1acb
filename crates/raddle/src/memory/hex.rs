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
                self.0.as_ref().iter().try_for_each(|byte| write!(f, $digits, byte))
            }
        }
    )*};
}

digits!(Display "{:02x}" Debug "{:02x}" LowerHex "{:02x}" UpperHex "{:02X}");
