//! What can go wrong with a keystream.

use core::{error, fmt};

use crate::LengthMismatch;

/// The keystream has an end, and it would have been passed.
///
/// Never does a counter come round to where it was, which would use a part of the keystream twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeystreamExhausted {
    /// How many bytes were asked for; for a seek, from the start of the keystream.
    pub asked: u64,
    /// How many bytes there are; for a seek, from the start of the keystream.
    pub left: u64,
}

impl fmt::Display for KeystreamExhausted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { asked, left } = self;
        write!(f, "{asked} bytes of keystream were asked for and {left} are left")
    }
}

impl error::Error for KeystreamExhausted {}

/// `apply_keystream_to` could not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ApplyError {
    /// The two buffers differ in length.
    LengthMismatch(LengthMismatch),
    /// The keystream would have been exhausted.
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
