//! Files in the age format, version 1: <https://c2sp.org/age>.
//!
//! A file is a header, 16 bytes of nonce, and a payload. The header holds the key of the file, wrapped once for each
//! recipient (a stanza), and a MAC over itself; the payload is the plaintext in chunks of 64 KiB, each sealed with
//! ChaCha20-Poly1305 under a counter and a mark on the last.
//!
//! | module | content |
//! |---|---|
//! | [`recipients`] | recipients, from arguments, files and passphrases |
//! | [`identity`] | files of identities |
//! | [`key_file`] | the lines of files of keys |
//! | [`scrypt`] | passphrases as recipients and as identities |
//! | [`hybrid`], [`xwing`] | post-quantum recipients and identities, and their key encapsulation |
//! | [`derive`] | keys derived from the key of a file |
//! | [`header`] | the header, its grammar and its MAC |
//! | [`payload`] | a chunk: key, nonce, faults |
//! | [`layout`] | where the chunks are |
//! | [`stream`] | all chunks in order, on several threads |
//! | [`opener`] | what opens files: fits, doesn't fit, or can't be used |
//! | [`plugin`] | runs programs age-plugin-NAME |
//! | [`reader`] | the beginning of a file, with armor or without |
//! | [`refusal`] | why a file isn't opened |

mod derive;
pub(crate) mod header;
pub(crate) mod hybrid;
pub(crate) mod identity;
mod key_file;
pub(crate) mod layout;
pub(crate) mod opener;
pub(crate) mod payload;
mod plugin;
pub(crate) mod reader;
pub(crate) mod recipients;
pub(crate) mod refusal;
pub(crate) mod scrypt;
pub(crate) mod stream;
mod xwing;

use age_core::format::FileKey;

/// A key for a new file, and the nonce of its payload.
pub(crate) fn fresh() -> Result<(FileKey, [u8; payload::NONCE]), getrandom::Error> {
    let mut nonce = [0; payload::NONCE];
    getrandom::fill(&mut nonce)?;
    Ok((FileKey::try_init_with_mut(|key| getrandom::fill(key))?, nonce))
}
