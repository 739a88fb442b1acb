//! Files in the age format, version 1 (<https://c2sp.org/age>): the engine of `raddle seal` and `raddle open`.
//!
//! A file consists of a header, a 16-byte nonce, and a payload. The header contains the file key, wrapped once for each
//! recipient (a stanza), and a MAC over the header. The payload is the plaintext in chunks of 64 KiB, each sealed with
//! ChaCha20-Poly1305. The nonce of a chunk is its number and the mark of the last chunk.
//!
//! The kernels of the crate `raddle` seal and open the chunks, on as many threads as the caller grants. The crate `age`
//! wraps the file key for X25519, scrypt and SSH keys; its traits [`Recipient`] and [`Identity`] admit others. Plugins
//! are programs `age-plugin-NAME`. This crate prints nothing: questions and messages go to an
//! [`Interaction`](keys::Interaction).
//!
//! | module | content |
//! |---|---|
//! | [`stream`] | [`Encryptor`] and [`Decryptor`]: readers, writers, and whole files on several threads |
//! | [`keys`] | [`Recipients`], [`Identities`], and key files |
//! | [`mod@format`] | the header, the chunks of the payload, the armor, and the [reasons to refuse a file](OpenError) |
//!
//! # Examples
//!
//! ```
//! use std::io::{Read, Write};
//!
//! use raddle_age::keys::{IdentityFile, generate};
//! use raddle_age::{Decryptor, Encryptor, Identities, Recipients};
//!
//! let key = generate()?;
//! let mut recipients = Recipients::default();
//! recipients.add(&key.recipient)?;
//!
//! let mut writer = Encryptor::new(&recipients.finish()?)?.wrap(Vec::new())?;
//! writer.write_all(b"a message")?;
//! let sealed = writer.finish()?;
//!
//! let mut identities = Identities::default();
//! identities.add_file(IdentityFile::parse(key.secret.as_bytes().to_vec().into(), "the key")?);
//! let decryptor = Decryptor::new(&sealed[..])?;
//! let file_key = identities.unwrap(decryptor.header())?;
//! let mut text = String::new();
//! decryptor.open(&file_key)?.read_to_string(&mut text)?;
//! assert_eq!(text, "a message");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Seals a file under a passphrase, on two threads, with armor:
//!
//! ```no_run
//! use std::fs::File;
//!
//! use raddle_age::{Encryptor, Recipients};
//!
//! let mut recipients = Recipients::default();
//! recipients.add_passphrase("correct horse battery staple".to_owned().into());
//! let encryptor = Encryptor::new(&recipients.finish()?)?.armored(true);
//! let threads = 2.try_into()?;
//! encryptor.copy(File::open("notes")?, &mut File::create("notes.age")?, threads)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

pub mod format;
pub mod keys;
pub mod stream;

pub use age::{Identity, Recipient};
pub use age_core::format::{FileKey, Stanza};
pub use age_core::secrecy;

pub use self::format::{KeyError, OpenError, SealError};
pub use self::keys::{Identities, Recipients};
pub use self::stream::{Decryptor, Encryptor};

/// Compiles and runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
