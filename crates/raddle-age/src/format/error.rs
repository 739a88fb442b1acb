//! Reasons to refuse a file, which distinguish a wrong key from a damaged file, and to refuse a recipient or an identity.

use std::sync::Arc;
use std::time::Duration;
use std::{error, fmt, io};

use age::armor::ArmoredReadError;
use age::{DecryptError, EncryptError};
use raddle_common::quote;

use super::payload::Fault;

/// The reason why a file is not opened.
#[derive(Debug)]
#[non_exhaustive]
pub enum OpenError {
    /// The file can't be read.
    Read(io::Error),
    /// The plaintext can't be written.
    Write(io::Error),
    /// The armor is malformed.
    Armor(&'static str),
    /// The file is empty.
    Empty,
    /// The file doesn't begin like an age file.
    NotAge,
    /// The file ends before its payload begins.
    Truncated,
    /// The file ends within the tag of a chunk.
    TruncatedPayload,
    /// The file has another version of the format, named by a short word.
    Version(String),
    /// A program took the file for text and converted it; this says how.
    Converted(&'static str),
    /// The header is malformed.
    Header(&'static str),
    /// The passphrase would take 2^n steps of scrypt, which is too many.
    Work(u8),
    /// The passphrase is wrong.
    WrongPassphrase,
    /// There is no memory for the 2^n steps of the passphrase.
    Memory(u8),
    /// The system returns no random numbers, which RSA needs.
    Random(getrandom::Error),
    /// An identity matches the file but can't unwrap its key.
    Identity(DecryptError),
    /// The file is sealed for recipients of these kinds, and no identity was given.
    NoIdentity(String),
    /// No identity matches, and some identities could not be used, for these reasons.
    Unusable(Vec<KeyError>),
    /// An identity is malformed, or a question was cancelled.
    Key(KeyError),
    /// The file is sealed for none of the identities, given by their number and kinds.
    NoMatch(usize, String),
    /// The key was found, but the header isn't the one that was sealed.
    Mac,
    /// The payload isn't what was sealed.
    Payload(Fault),
    /// The requested range lies beyond the end of the plaintext.
    TooShort(u64),
}

/// Returns the bytes that scrypt takes for 2^`work` steps (RFC 7914, section 5, with r = 8 and p = 1), plus a reserve.
pub(crate) fn memory(work: u8) -> usize {
    (1 << 20) + (128 * 8 << work)
}

impl From<io::Error> for OpenError {
    fn from(error: io::Error) -> Self {
        Self::Read(error)
    }
}

impl From<DecryptError> for OpenError {
    fn from(error: DecryptError) -> Self {
        match error {
            DecryptError::InvalidHeader => Self::Header("a stanza is malformed"),
            DecryptError::ExcessiveWork { required, .. } => Self::Work(required),
            error => Self::Identity(error),
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read(error) if error.get_ref().is_some_and(|inner| inner.is::<ArmoredReadError>()) => {
                write!(f, "damaged armor: {error}")
            }
            Self::Armor(what) => write!(f, "damaged armor: {what}"),
            Self::Read(error) => write!(f, "can't read it: {error}"),
            Self::Write(error) => write!(f, "can't write the plaintext: {error}"),
            Self::Empty => write!(f, "not an age file: it is empty"),
            Self::NotAge => write!(f, "not an age file"),
            Self::Truncated => write!(f, "damaged header: it is truncated"),
            Self::TruncatedPayload => write!(f, "damaged payload: it is truncated"),
            Self::Version(version) => write!(f, "age format {version}, but raddle knows only v1"),
            Self::Converted(how) => {
                write!(f, "damaged header: {how}, as PowerShell does when it redirects output")
            }
            Self::Header(what) => write!(f, "damaged header: {what}"),
            Self::Work(log_n) => write!(f, "its passphrase needs 2^{log_n} steps of scrypt, which is too many"),
            Self::Memory(log_n) => {
                let mib = memory(*log_n) >> 20;
                write!(f, "not enough memory: a passphrase with 2^{log_n} steps of scrypt takes {mib} MiB")
            }
            Self::Random(error) => write!(f, "no random numbers: {error}"),
            Self::WrongPassphrase => write!(f, "wrong passphrase"),
            Self::NoIdentity(kinds) => write!(f, "it is sealed for recipients ({kinds}), but no identity was given"),
            Self::Unusable(keys) => {
                let keys: Vec<_> = keys.iter().map(ToString::to_string).collect();
                write!(f, "not opened: {}", keys.join("; "))
            }
            Self::Key(error) => error.fmt(f),
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

impl error::Error for OpenError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Read(error) | Self::Write(error) => Some(error),
            Self::Identity(error) => Some(error),
            Self::Key(error) => Some(error),
            _ => None,
        }
    }
}

/// The reason why a file is not sealed.
#[derive(Debug)]
#[non_exhaustive]
pub enum SealError {
    /// The system returns no random numbers.
    Random(getrandom::Error),
    /// A recipient can't wrap the file key.
    Recipient(io::Error),
    /// Some recipients can't be combined.
    Recipients(EncryptError),
    /// A plugin failed, or a question was not answered.
    Key(KeyError),
    /// The header for this many recipients would be longer than any program reads.
    TooMany(usize),
    /// The plaintext can't be read.
    Read(io::Error),
    /// The file can't be written.
    Write(io::Error),
}

impl fmt::Display for SealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random(error) => write!(f, "no random numbers: {error}"),
            Self::Recipient(error) => error.fmt(f),
            Self::Recipients(error) => error.fmt(f),
            Self::Key(error) => error.fmt(f),
            Self::TooMany(count) => write!(f, "{count} recipients are too many: no program would open the file"),
            Self::Read(error) => write!(f, "can't read the plaintext: {error}"),
            Self::Write(error) => write!(f, "can't write the file: {error}"),
        }
    }
}

impl error::Error for SealError {}

impl From<EncryptError> for SealError {
    fn from(error: EncryptError) -> Self {
        match error {
            EncryptError::Io(error) => match error.downcast() {
                Ok(key) => Self::Key(key),
                Err(error) => Self::Recipient(error),
            },
            error => Self::Recipients(error),
        }
    }
}

/// The reason why a recipient or an identity can't be used.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum KeyError {
    /// A file, or a line in it, can't be used.
    Malformed {
        /// The caller's name for the file.
        name: String,
        /// The line number, from 1, if the error is about one line.
        line: Option<usize>,
        /// The problem with it.
        problem: KeyProblem,
    },
    /// A file can't be read.
    Unread {
        /// The caller's name for the file.
        name: String,
        /// The reason.
        reason: Arc<io::Error>,
    },
    /// Only the plugin with this name knows the recipient of its identity.
    KnownToPlugin(String),
    /// An identity is locked with a passphrase and could not be opened.
    Locked {
        /// The caller's name for the identity.
        name: String,
        /// The reason.
        reason: Arc<OpenError>,
    },
    /// The plugin with this name is not installed.
    NoPlugin(String),
    /// The caller doesn't allow the plugin with this name to run.
    PluginRefused(String),
    /// A plugin failed.
    Plugin {
        /// The program, such as `age-plugin-yubikey`.
        program: String,
        /// The failure.
        problem: PluginProblem,
    },
    /// A question has no answer.
    Unanswered(Unanswered),
}

impl KeyError {
    /// Returns whether another identity may be tried: nothing is malformed, and this identity is only missing or
    /// unusable now.
    pub(crate) fn is_passed_over(&self) -> bool {
        match self {
            Self::Malformed { problem, .. } => matches!(problem, KeyProblem::NoIdentity),
            error => !matches!(error, Self::Unanswered(Unanswered::Cancelled)),
        }
    }
}

impl fmt::Display for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed { name, line: None, problem } => write!(f, "{name}: {problem}"),
            Self::Malformed { name, line: Some(line), problem } => write!(f, "{name}, line {line}: {problem}"),
            Self::Unread { name, reason } => write!(f, "can't read {name}: {reason}"),
            Self::KnownToPlugin(plugin) => {
                write!(f, "only the plugin {plugin} knows the recipient of its identity")
            }
            Self::Locked { name, reason } => write!(f, "{name}: {reason}"),
            Self::NoPlugin(plugin) => {
                write!(f, "the plugin {plugin} is not installed: there is no program age-plugin-{plugin} in the PATH")
            }
            Self::PluginRefused(plugin) => write!(f, "the plugin {plugin} may not run: plugins were not allowed"),
            Self::Plugin { program, problem } => write!(f, "the plugin {program}: {problem}"),
            Self::Unanswered(unanswered) => unanswered.fmt(f),
        }
    }
}

impl error::Error for KeyError {}

impl From<Unanswered> for KeyError {
    fn from(unanswered: Unanswered) -> Self {
        Self::Unanswered(unanswered)
    }
}

/// The reason why a question has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unanswered {
    /// The question could not be asked, for this reason. Another identity may be tried.
    Failed(String),
    /// The user cancelled the operation.
    Cancelled,
}

impl fmt::Display for Unanswered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Failed(why) => f.write_str(why),
            Self::Cancelled => f.write_str("cancelled"),
        }
    }
}

/// A problem with a recipient, an identity or a key file. Its text reveals no secret.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum KeyProblem {
    /// A recipient is malformed, for this reason.
    Recipient(&'static str),
    /// An identity is malformed, for this reason.
    Identity(&'static str),
    /// An identity was found in place of a recipient.
    Secret,
    /// A well-formed SSH key of this kind can't be used as a recipient.
    SshRecipient(String),
    /// An SSH private key is malformed.
    SshIdentity,
    /// An SSH private key can't be used. The text says why and, if possible, how to change that.
    UnsupportedSsh(String),
    /// An SSH private key file lacks the public key.
    NoPublicKey,
    /// The file is longer than a key file may be. The maximum is this number of MiB.
    TooLong(u64),
    /// The file has no identity.
    NoIdentity,
    /// The file is binary.
    Binary,
    /// A sealed identity file contains another sealed file.
    SealedTwice,
    /// An identity file is sealed for another identity instead of under a passphrase.
    SealedForIdentity,
    /// An identity file looks like a sealed file but isn't one.
    Sealed(Arc<OpenError>),
}

impl fmt::Display for KeyProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::Recipient(what) | Self::Identity(what) => what,
            Self::Secret => "an identity, which is secret",
            Self::SshRecipient(kind) => return write!(f, "{kind} can't be used"),
            Self::SshIdentity => "not an SSH key that can be used",
            Self::UnsupportedSsh(what) => what,
            Self::NoPublicKey => "an SSH key without its public key",
            Self::TooLong(max) => return write!(f, "not a file of keys: it is longer than {max} MiB"),
            Self::NoIdentity => "it has no identity",
            Self::Binary => "it is binary",
            Self::SealedTwice => "it is sealed twice: open it first",
            Self::SealedForIdentity => "it is sealed for another identity: open it first",
            Self::Sealed(error) => return error.fmt(f),
        };
        f.write_str(text)
    }
}

impl error::Error for KeyProblem {}

/// A failure of a plugin.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PluginProblem {
    /// The plugin can't be started.
    NotStarted(String),
    /// The plugin ended before it answered.
    Ended,
    /// The plugin sent nothing for this long.
    Silent(Duration),
    /// The answer of the plugin can't be parsed.
    Garbled(String),
    /// The answer of the plugin breaks the protocol.
    Wrong(&'static str),
    /// The plugin reports this error.
    Reported(String),
}

impl fmt::Display for PluginProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted(error) => write!(f, "it can't be started: {error}"),
            Self::Ended => f.write_str("it ended before it answered"),
            Self::Silent(limit) => write!(f, "it sent nothing for {} s, so it was stopped", limit.as_secs()),
            Self::Garbled(error) => write!(f, "its answer can't be understood: {error}"),
            Self::Wrong(what) => f.write_str(what),
            Self::Reported(message) => f.write_str(&quote::lines(message)),
        }
    }
}
