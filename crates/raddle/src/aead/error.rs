//! What can go wrong.

use core::{error, fmt};

use super::MESSAGE_BYTES;
pub use crate::poly1305::TagMismatch;

/// A buffer has not the length that it must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongLength {
    /// How many bytes it must have.
    pub expected: usize,
    /// How many bytes it has.
    pub got: usize,
}

impl fmt::Display for WrongLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { expected, got } = self;
        write!(f, "the buffer has {got} bytes and must have {expected}")
    }
}

impl error::Error for WrongLength {}

/// A message is longer than one may be: [`MESSAGE_BYTES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLong {
    /// How many bytes it has.
    pub bytes: u64,
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the message has {} bytes and may have {MESSAGE_BYTES}", self.bytes)
    }
}

impl error::Error for TooLong {}

/// A message was not sealed. No buffer was touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SealError {
    /// The output has not the length of the result.
    WrongLength(WrongLength),
    /// The message is longer than one may be.
    TooLong(TooLong),
}

/// A message was not opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OpenError {
    /// The message is shorter than a tag. No buffer was touched.
    Truncated {
        /// How many bytes it has.
        got: usize,
    },
    /// The output has not the length of the result. No buffer was touched.
    WrongLength(WrongLength),
    /// The message is longer than one may be. No buffer was touched.
    TooLong(TooLong),
    /// Message, additional data, nonce or key are not those that were sealed. The output is all zeros.
    TagMismatch(TagMismatch),
}

macro_rules! causes {
    ($error:ident: $($cause:ident),*) => {
        $(impl From<$cause> for $error {
            #[inline]
            fn from(cause: $cause) -> Self {
                Self::$cause(cause)
            }
        })*
    };
}

causes!(SealError: WrongLength, TooLong);
causes!(OpenError: WrongLength, TooLong, TagMismatch);

impl fmt::Display for SealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongLength(error) => error.fmt(f),
            Self::TooLong(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Truncated { got } => write!(f, "a sealed message has a tag of 16 bytes, and this one {got} in all"),
            Self::WrongLength(error) => error.fmt(f),
            Self::TooLong(error) => error.fmt(f),
            Self::TagMismatch(error) => error.fmt(f),
        }
    }
}

impl error::Error for SealError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        Some(match self {
            Self::WrongLength(error) => error,
            Self::TooLong(error) => error,
        })
    }
}

impl error::Error for OpenError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        Some(match self {
            Self::Truncated { .. } => return None,
            Self::WrongLength(error) => error,
            Self::TooLong(error) => error,
            Self::TagMismatch(error) => error,
        })
    }
}
