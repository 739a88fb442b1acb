//! Errors of authenticated encryption.

use core::{error, fmt};

pub use crate::memory::{bytes::WrongLength, tag::TagMismatch};

/// The error for a message above the maximum length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLong {
    /// The length in bytes.
    pub bytes: u64,
    /// The maximum length in bytes.
    pub max: u64,
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { bytes, max } = self;
        write!(f, "the message has {bytes} bytes, but may have at most {max}")
    }
}

impl error::Error for TooLong {}

/// The error for additional data above the maximum length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AadTooLong {
    /// The length in bytes.
    pub bytes: u64,
    /// The maximum length in bytes.
    pub max: u64,
}

impl fmt::Display for AadTooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { bytes, max } = self;
        write!(f, "the additional data have {bytes} bytes, but may have at most {max}")
    }
}

impl error::Error for AadTooLong {}

/// The error of sealing. No buffer was touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SealError {
    /// The output, or the nonce of an [`AnyAead`](super::any::AnyAead), has the wrong length.
    WrongLength(WrongLength),
    /// The message exceeds the maximum length.
    TooLong(TooLong),
    /// The additional data exceed the maximum length.
    AadTooLong(AadTooLong),
}

/// The error of opening.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OpenError {
    /// The message is shorter than a tag. No buffer was touched.
    Truncated {
        /// The length in bytes.
        got: usize,
    },
    /// The output, or the nonce of an [`AnyAead`](super::any::AnyAead), has the wrong length. No buffer was touched.
    WrongLength(WrongLength),
    /// The message exceeds the maximum length. No buffer was touched.
    TooLong(TooLong),
    /// The additional data exceed the maximum length. No buffer was touched.
    AadTooLong(AadTooLong),
    /// The tag is wrong: the message was altered, or the additional data, the nonce or the key are not the ones used
    /// for sealing. A separate output is all zeros, and a message in place is unchanged.
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
