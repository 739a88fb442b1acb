//! Tags of any length.

use core::fmt::Debug;

use crate::tag::Tag;

/// Prevents implementations outside this crate.
#[doc(hidden)]
pub trait Sealed {}

/// A [`Tag`] of some length. Sealed: prevents implementations outside this crate.
pub trait TagBytes: Sealed + Copy + Eq + Debug + 'static {
    /// The length in bytes.
    const BYTES: usize;

    /// Makes a tag of these bytes, if their number is right.
    #[doc(hidden)]
    fn read(bytes: &[u8]) -> Option<Self>;

    #[doc(hidden)]
    fn bytes(&self) -> &[u8];

    #[doc(hidden)]
    fn bytes_mut(&mut self) -> &mut [u8];
}

impl<const BYTES: usize> Sealed for Tag<BYTES> {}

impl<const BYTES: usize> TagBytes for Tag<BYTES> {
    const BYTES: usize = BYTES;

    #[inline]
    fn read(bytes: &[u8]) -> Option<Self> {
        let bytes: [u8; BYTES] = bytes.try_into().ok()?;
        Some(Self::from(bytes))
    }

    #[inline]
    fn bytes(&self) -> &[u8] {
        self.as_bytes()
    }

    #[inline]
    fn bytes_mut(&mut self) -> &mut [u8] {
        self.as_bytes_mut()
    }
}
