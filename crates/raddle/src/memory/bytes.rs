//! Secrets and public values that are arrays of bytes: the code that keys, nonces and tags share.

use core::{error, fmt};

/// The error for a key, a nonce, a tag or a buffer of the wrong length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongLength {
    /// The required length in bytes.
    pub expected: usize,
    /// The length that was given, in bytes.
    pub got: usize,
}

impl fmt::Display for WrongLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { expected, got } = self;
        write!(f, "{got} bytes were given and {expected} are needed")
    }
}

impl error::Error for WrongLength {}

/// A trait of arrays of one length and of references to them. With this trait, the compiler's message for an array of
/// another length names the right length. With implementations of `From` for arrays, the message would list every
/// length.
#[diagnostic::on_unimplemented(
    message = "{BYTES} bytes are needed, and `{Self}` has another length",
    label = "{BYTES} bytes are needed",
    note = "`try_from` takes a slice of bytes, and checks its length when the program runs"
)]
pub trait ByteArray<const BYTES: usize> {
    #[doc(hidden)]
    fn bytes(self) -> [u8; BYTES];
}

impl<const BYTES: usize> ByteArray<BYTES> for [u8; BYTES] {
    #[inline(always)]
    fn bytes(self) -> [u8; BYTES] {
        self
    }
}

impl<const BYTES: usize> ByteArray<BYTES> for &[u8; BYTES] {
    #[inline(always)]
    fn bytes(self) -> [u8; BYTES] {
        *self
    }
}

/// Declares the conversions of a type that holds an array of `N` bytes.
macro_rules! byte_array {
    ([$($generics:tt)*] $type:ty, $bytes:expr) => {
        impl<$($generics)*> $type {
            /// The length in bytes.
            pub const BYTES: usize = $bytes;

            /// Returns the bytes.
            ///
            /// ```
            /// assert_eq!(raddle::Key::from([7; 32]).as_bytes(), &[7; 32]);
            /// ```
            #[inline]
            #[must_use]
            pub const fn as_bytes(&self) -> &[u8; $bytes] {
                &self.0
            }
        }

        /// Converts from `[u8; N]` or `&[u8; N]` of the right length.
        impl<B: $crate::memory::bytes::ByteArray<{ $bytes }>, $($generics)*> From<B> for $type {
            #[inline]
            fn from(bytes: B) -> Self {
                Self(bytes.bytes())
            }
        }

        /// Converts from a slice. Fails if the length is wrong.
        impl<$($generics)*> TryFrom<&[u8]> for $type {
            type Error = $crate::WrongLength;

            #[inline]
            fn try_from(bytes: &[u8]) -> Result<Self, $crate::WrongLength> {
                match bytes.try_into() {
                    Ok(bytes) => Ok(Self(bytes)),
                    Err(_) => Err($crate::WrongLength { expected: $bytes, got: bytes.len() }),
                }
            }
        }

        impl<$($generics)*> AsRef<[u8]> for $type {
            #[inline]
            fn as_ref(&self) -> &[u8] {
                &self.0
            }
        }
    };
}

pub(crate) use byte_array;
