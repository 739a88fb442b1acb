//! Keystream errors.

use core::{error, fmt};

use crate::LengthMismatch;

/// The error for a request beyond the end of a keystream.
///
/// A block counter never wraps around, because a part of the keystream would then be used twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeystreamExhausted {
    /// The requested length in bytes, or for a seek, the position.
    pub asked: u64,
    /// The bytes that are left, or for a seek, the length of the keystream.
    pub left: u64,
}

impl fmt::Display for KeystreamExhausted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { asked, left } = self;
        write!(f, "{asked} bytes of keystream were requested, but {left} are left")
    }
}

impl error::Error for KeystreamExhausted {}

/// The error of `apply_keystream_to`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ApplyError {
    /// The buffers differ in length.
    LengthMismatch(LengthMismatch),
    /// The keystream has fewer bytes left than the message has.
    KeystreamExhausted(KeystreamExhausted),
}

impl fmt::Display for ApplyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LengthMismatch(error) => error.fmt(f),
            Self::KeystreamExhausted(error) => error.fmt(f),
        }
    }
}

impl error::Error for ApplyError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        Some(match self {
            Self::LengthMismatch(error) => error,
            Self::KeystreamExhausted(error) => error,
        })
    }
}
