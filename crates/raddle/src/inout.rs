//! Input and output of an operation: one buffer, or two of equal length.

use core::fmt;

use crate::xor::xor;

/// The input and the output of an operation: one buffer in place, or two buffers apart.
///
/// ```
/// use raddle::InOut;
///
/// let mut output = [0; 4];
/// let data = InOut::apart(b"four", &mut output)?;
/// assert_eq!(data.len(), 4);
/// assert!(InOut::apart(b"three", &mut output).is_err());
/// # Ok::<(), raddle::LengthMismatch>(())
/// ```
pub struct InOut<'a>(Buffers<'a>);

enum Buffers<'a> {
    InPlace(&'a mut [u8]),
    Apart(&'a [u8], &'a mut [u8]),
}

impl<'a> InOut<'a> {
    /// Makes an operation in place: the result overwrites the input.
    ///
    /// ```
    /// use raddle::InOut;
    ///
    /// assert_eq!(InOut::in_place(&mut [0; 4]).len(), 4);
    /// ```
    #[inline]
    pub fn in_place(data: &'a mut [u8]) -> Self {
        Self(Buffers::InPlace(data))
    }

    /// Makes an operation with two buffers: the result goes to `output`, and `input` is unchanged.
    ///
    /// # Errors
    ///
    /// If the lengths differ.
    ///
    /// ```
    /// use raddle::{InOut, LengthMismatch};
    ///
    /// let mut output = [0; 4];
    /// assert!(InOut::apart(b"four", &mut output).is_ok());
    /// let error = InOut::apart(b"three", &mut output).err();
    /// assert_eq!(error, Some(LengthMismatch { input: 5, output: 4 }));
    /// ```
    #[inline]
    pub fn apart(input: &'a [u8], output: &'a mut [u8]) -> Result<Self, LengthMismatch> {
        if input.len() == output.len() {
            Ok(Self(Buffers::Apart(input, output)))
        } else {
            Err(LengthMismatch { input: input.len(), output: output.len() })
        }
    }

    /// Returns the length in bytes.
    ///
    /// ```
    /// assert_eq!(raddle::InOut::in_place(&mut [0; 4]).len(), 4);
    /// ```
    #[inline]
    pub fn len(&self) -> usize {
        match &self.0 {
            Buffers::InPlace(data) => data.len(),
            Buffers::Apart(input, _) => input.len(),
        }
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
        InOut(match &mut self.0 {
            Buffers::InPlace(data) => Buffers::InPlace(data),
            Buffers::Apart(input, output) => Buffers::Apart(input, output),
        })
    }

    /// Splits off the first `n` bytes, or all where there are fewer.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub fn split_at(self, n: usize) -> (Self, Self) {
        let n = n.min(self.len());
        match self.0 {
            Buffers::InPlace(data) => {
                let (first, rest) = data.split_at_mut(n);
                (Self::in_place(first), Self::in_place(rest))
            }
            Buffers::Apart(input, output) => {
                let (first_in, rest_in) = input.split_at(n);
                let (first_out, rest_out) = output.split_at_mut(n);
                (Self(Buffers::Apart(first_in, first_out)), Self(Buffers::Apart(rest_in, rest_out)))
            }
        }
    }

    /// Copies the input to the output and returns the output.
    pub(crate) fn copied(self) -> &'a mut [u8] {
        match self.0 {
            Buffers::InPlace(data) => data,
            Buffers::Apart(input, output) => {
                output.copy_from_slice(input);
                output
            }
        }
    }

    /// Writes the input XOR `keystream`, which is as long.
    pub(crate) fn xor(self, keystream: &[u8]) {
        xor(self.copied(), keystream);
    }

    /// Returns the pointers to write to and to read from, and the length. They are valid, and equal or disjoint.
    #[inline]
    pub(crate) fn into_pointers(self) -> (*mut u8, *const u8, usize) {
        match self.0 {
            Buffers::InPlace(data) => {
                let both = data.as_mut_ptr();
                (both, both, data.len())
            }
            Buffers::Apart(input, output) => (output.as_mut_ptr(), input.as_ptr(), input.len()),
        }
    }
}

/// Prints the lengths, not the bytes.
impl fmt::Debug for InOut<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.0 {
            Buffers::InPlace(_) => "in place",
            Buffers::Apart(..) => "apart",
        };
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
