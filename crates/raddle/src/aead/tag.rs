//! Tag lengths.

use core::{
    fmt::{Debug, LowerHex},
    hash::Hash,
};

use crate::memory::{bytes::WrongLength, tag::Tag};

/// Prevents implementations outside this crate.
#[doc(hidden)]
pub trait Sealed {}

/// A [`Tag`] of a length that AEADs allow: 16 bytes, or 12 to 15 for a truncated tag. Sealed: prevents implementations
/// outside this crate.
///
/// ```compile_fail
/// // A tag of 11 bytes is too short.
/// raddle::aes_gcm::Aes128GcmTruncated::<11>::new(&[7; 16].into());
/// ```
pub trait AeadTag:
    Sealed
    + Copy
    + Default
    + Eq
    + Hash
    + Debug
    + LowerHex
    + AsRef<[u8]>
    + for<'a> TryFrom<&'a [u8], Error = WrongLength>
    + Send
    + Sync
    + 'static
{
    /// The length in bytes.
    const BYTES: usize;

    #[doc(hidden)]
    fn bytes_mut(&mut self) -> &mut [u8];
}

macro_rules! lengths {
    ($($bytes:literal)*) => {$(
        impl Sealed for Tag<$bytes> {}

        impl AeadTag for Tag<$bytes> {
            const BYTES: usize = $bytes;

            #[inline]
            fn bytes_mut(&mut self) -> &mut [u8] {
                self.as_bytes_mut()
            }
        }
    )*};
}

lengths!(12 13 14 15 16);
