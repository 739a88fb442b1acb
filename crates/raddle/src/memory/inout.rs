//! Input and output of an operation: one buffer, or two of equal length.

use core::fmt;

use super::text::{Pointers, Text};

/// The input and the output of an operation: one buffer in place, or two separate buffers of equal length.
///
/// ```
/// use raddle::InOut;
///
/// let mut output = [0; 4];
/// let data = InOut::separate(b"four", &mut output)?;
/// assert_eq!(data.len(), 4);
/// assert!(InOut::separate(b"three", &mut output).is_err());
/// # Ok::<(), raddle::LengthMismatch>(())
/// ```
pub struct InOut<'a>(Text<'a>);

impl<'a> InOut<'a> {
    /// Makes an operand in place: the result overwrites the input.
    ///
    /// ```
    /// use raddle::InOut;
    ///
    /// assert_eq!(InOut::in_place(&mut [0; 4]).len(), 4);
    /// ```
    #[inline]
    pub fn in_place(data: &'a mut [u8]) -> Self {
        Self(Text::in_place(data))
    }

    /// Makes an operand of two buffers: the result goes to `output`, and `input` is unchanged.
    ///
    /// # Errors
    ///
    /// If the lengths differ.
    ///
    /// ```
    /// use raddle::{InOut, LengthMismatch};
    ///
    /// let mut output = [0; 4];
    /// assert!(InOut::separate(b"four", &mut output).is_ok());
    /// let error = InOut::separate(b"three", &mut output).err();
    /// assert_eq!(error, Some(LengthMismatch { input: 5, output: 4 }));
    /// ```
    #[inline]
    pub fn separate(input: &'a [u8], output: &'a mut [u8]) -> Result<Self, LengthMismatch> {
        let lengths = LengthMismatch { input: input.len(), output: output.len() };
        Text::separate(input, output).map(Self).ok_or(lengths)
    }

    /// Returns the length in bytes.
    ///
    /// ```
    /// assert_eq!(raddle::InOut::in_place(&mut [0; 4]).len(), 4);
    /// ```
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns whether the length is 0.
    ///
    /// ```
    /// assert!(raddle::InOut::in_place(&mut []).is_empty());
    /// ```
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The same buffers for a shorter time.
    #[inline]
    pub(crate) fn reborrow(&mut self) -> InOut<'_> {
        InOut(self.0.reborrow())
    }

    /// Splits off the first `n` bytes, or all where there are fewer.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub fn split_at(self, n: usize) -> (Self, Self) {
        let (first, rest) = self.0.split_at(n);
        (Self(first), Self(rest))
    }

    /// Copies the input to the output and returns the output.
    pub(crate) fn copied(self) -> &'a mut [u8] {
        self.0.copied().into_output()
    }

    /// Writes the input XOR `keystream`, which has the same length.
    pub(crate) fn xor(self, keystream: &[u8]) {
        self.0.xor(keystream);
    }
}

impl<'a> From<InOut<'a>> for Text<'a> {
    #[inline]
    fn from(data: InOut<'a>) -> Self {
        data.0
    }
}

impl<'a> From<InOut<'a>> for Pointers<'a> {
    #[inline]
    fn from(data: InOut<'a>) -> Self {
        data.0.into()
    }
}

/// Prints the lengths, not the bytes.
impl fmt::Debug for InOut<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.0.is_in_place() { "in place" } else { "apart" };
        write!(f, "InOut({} bytes {kind})", self.len())
    }
}

/// The error for an input and an output of different lengths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LengthMismatch {
    /// The length of the input in bytes.
    pub input: usize,
    /// The length of the output in bytes.
    pub output: usize,
}

impl fmt::Display for LengthMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { input, output } = self;
        write!(f, "the input has {input} bytes and the output {output}: they must be equal")
    }
}

impl core::error::Error for LengthMismatch {}
