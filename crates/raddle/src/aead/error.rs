//! What can go wrong.

use core::{error, fmt};

pub use crate::tag::TagMismatch;

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

/// A message is longer than one may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLong {
    /// How many bytes it has.
    pub bytes: u64,
    /// How many bytes it may have.
    pub most: u64,
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { bytes, most } = self;
        write!(f, "the message has {bytes} bytes and may have {most}")
    }
}

impl error::Error for TooLong {}

/// Additional data are longer than they may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AadTooLong {
    /// How many bytes they have.
    pub bytes: u64,
    /// How many bytes they may have.
    pub most: u64,
}

impl fmt::Display for AadTooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { bytes, most } = self;
        write!(f, "the additional data have {bytes} bytes and may have {most}")
    }
}

impl error::Error for AadTooLong {}

/// A message was not sealed. No buffer was touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SealError {
    /// The output has not the length of the result.
    WrongLength(WrongLength),
    /// The message is longer than one may be.
    TooLong(TooLong),
    /// The additional data are longer than they may be.
    AadTooLong(AadTooLong),
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
    /// The additional data are longer than they may be. No buffer was touched.
    AadTooLong(AadTooLong),
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

causes!(SealError: WrongLength, TooLong, AadTooLong);
causes!(OpenError: WrongLength, TooLong, AadTooLong, TagMismatch);

impl fmt::Display for SealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongLength(error) => error.fmt(f),
            Self::TooLong(error) => error.fmt(f),
            Self::AadTooLong(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Truncated { got } => {
                write!(f, "a sealed message ends with a tag, and this one has {got} bytes in all")
            }
            Self::WrongLength(error) => error.fmt(f),
            Self::TooLong(error) => error.fmt(f),
            Self::AadTooLong(error) => error.fmt(f),
            Self::TagMismatch(error) => error.fmt(f),
        }
    }
}

impl error::Error for SealError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        Some(match self {
            Self::WrongLength(error) => error,
            Self::TooLong(error) => error,
            Self::AadTooLong(error) => error,
        })
    }
}

impl error::Error for OpenError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        Some(match self {
            Self::Truncated { .. } => return None,
            Self::WrongLength(error) => error,
            Self::TooLong(error) => error,
            Self::AadTooLong(error) => error,
            Self::TagMismatch(error) => error,
        })
    }
}
