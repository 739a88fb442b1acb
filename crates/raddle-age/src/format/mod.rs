//! The format: the header, the chunks of the payload, armor, and why a file is refused.
//!
//! | module | content |
//! |---|---|
//! | [`header`] | the header, its grammar and its MAC |
//! | [`payload`] | a chunk: key, nonce, faults |
//! | [`layout`] | where the chunks are |
//! | [`armor`] | the beginning of a file, with armor or without |
//! | [`error`] | why a file, a recipient or an identity is refused |
//! | [`derive`] | keys derived from the key of a file |

mod armor;
mod derive;
mod error;
mod header;
mod layout;
mod payload;

pub use self::armor::{Decoded, buffered, unarmored};
pub use self::error::{KeyError, KeyProblem, OpenError, PluginProblem, SealError, Unanswered};
pub use self::header::{Header, MAX_HEADER, VERSION};
pub use self::layout::Layout;
pub use self::payload::{CHUNK, Fault, NONCE, PayloadKey, Place, SEALED_CHUNK, TAG};

pub(crate) use self::error::memory;
pub(crate) use self::header::MAGIC;
