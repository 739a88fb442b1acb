//! The format: the header, the chunks of the payload, the armor, and the reasons to refuse a file.
//!
//! | module | content |
//! |---|---|
//! | [`header`] | the header, its grammar and its MAC |
//! | [`payload`] | a chunk: key, nonce, faults |
//! | [`layout`] | the positions of the chunks |
//! | [`armor`] | the beginning of a file, with armor or without |
//! | [`error`] | the reasons to refuse a file, a recipient or an identity |
//! | [`derive`] | keys derived from the file key |

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
