//! Reasons to refuse a file. They distinguish a wrong key from a damaged file.

use std::fmt;
use std::io;

use age::DecryptError;
use age::armor::ArmoredReadError;

use super::payload::Fault;

/// The reason why a file is not opened.
#[derive(Debug)]
pub(crate) enum Refusal {
    Read(io::Error),
    /// The armor is malformed.
    Armor(&'static str),
    /// It doesn't begin like an age file.
    NotAge,
    /// It ends before its payload begins.
    Truncated,
    /// It ends within the tag of a chunk.
    TruncatedPayload,
    /// Another version of the format: a short word.
    Version(String),
    /// A program took the file for text, and converted it in this way.
    Converted(&'static str),
    /// The header is malformed.
    Header(&'static str),
    /// The passphrase would take 2^n steps.
    Work(u8),
    WrongPassphrase,
    /// There is no memory for the 2^n steps of the passphrase.
    Memory(u8),
    /// The key of the file can't be unwrapped by an identity that fits.
    Identity(DecryptError),
    /// No identity fits, but of some it isn't known: what they lack.
    Unusable(String),
    /// The file is sealed for none of the identities: their number and kinds.
    NoMatch(usize, String),
    /// The key was found, but the header isn't the one that was sealed.
    Mac,
    /// The payload isn't what was sealed.
    Payload(Fault),
    /// The requested range lies beyond the end of the plaintext.
    TooShort(u64),
}

/// Returns the bytes that scrypt takes for 2^`work` steps (RFC 7914, section 5, with r = 8 and p = 1), and some for the rest.
pub(super) fn memory(work: u8) -> usize {
    (1 << 20) + (128 * 8 << work)
}

impl From<io::Error> for Refusal {
    fn from(error: io::Error) -> Self {
        Self::Read(error)
    }
}

impl From<DecryptError> for Refusal {
    fn from(error: DecryptError) -> Self {
        match error {
            DecryptError::InvalidHeader => Self::Header("a stanza is malformed"),
            DecryptError::ExcessiveWork { required, .. } => Self::Work(required),
            error => Self::Identity(error),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read(error) if error.get_ref().is_some_and(|inner| inner.is::<ArmoredReadError>()) => {
                write!(f, "damaged armor: {error}")
            }
            Self::Armor(what) => write!(f, "damaged armor: {what}"),
            Self::Read(error) => write!(f, "can't read it: {error}"),
            Self::NotAge => write!(f, "not an age file"),
            Self::Truncated => write!(f, "damaged header: it is truncated"),
            Self::TruncatedPayload => write!(f, "damaged payload: it is truncated"),
            Self::Version(version) => write!(f, "age format {version}, where raddle knows v1"),
            Self::Converted(how) => {
                write!(
                    f,
                    "damaged header: {how}, as PowerShell does where it redirects output: -o or -a, when sealing, avoid that"
                )
            }
            Self::Header(what) => write!(f, "damaged header: {what}"),
            Self::Work(log_n) => write!(f, "its passphrase would take 2^{log_n} steps of scrypt, too many"),
            Self::Memory(log_n) => {
                let mib = memory(*log_n) >> 20;
                write!(f, "not enough memory: a passphrase with 2^{log_n} steps of scrypt takes {mib} MiB")
            }
            Self::WrongPassphrase => write!(f, "wrong passphrase"),
            Self::Unusable(what) => write!(f, "not opened: {what}"),
            Self::Identity(error) => write!(f, "{error}"),
            Self::NoMatch(1, kinds) => write!(f, "wrong key: the identity isn't one that it is sealed for ({kinds})"),
            Self::NoMatch(count, kinds) => {
                write!(f, "wrong key: none of {count} identities is one that it is sealed for ({kinds})")
            }
            Self::Mac => write!(f, "damaged header: the key is right, but the header isn't what was sealed"),
            Self::Payload(fault) => write!(f, "damaged payload: the key is right, but {fault}"),
            Self::TooShort(len) => write!(f, "its plaintext has {len} bytes, less than that"),
        }
    }
}
