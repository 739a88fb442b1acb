//! Checksums of many files at once, and checksum lists: the engine of the program `raddle sum`.
//!
//! The crate `raddle` computes SHA-2, SHA-1 and MD5: many messages or files share the lanes of its vector kernels, and
//! so do files of up to 1,024 bytes with BLAKE3. Other crates compute BLAKE2b and BLAKE3 of longer files; the calls are
//! alike. This crate prints nothing and never ends the process, and a file that can't be read is a value.
//!
//! | module | content |
//! |---|---|
//! | [`algorithm`] | algorithms by name; messages in memory, many at once or in chunks |
//! | [`files`] | one file, or many on several threads |
//! | [`mod@line`] | prints and parses lines of checksums, in the GNU and BSD styles |
//! | [`check`] | checks files against checksum lists |
//! | [`verity`] | digests of fs-verity and dm-verity, with salts |
//! | [`walk`] | the files in a folder |
//!
//! # Examples
//!
//! Hashes a column of values at once:
//!
//! ```
//! use raddle_sum::algorithm::{ChecksumAlgorithm, digest_many};
//!
//! let algorithm: ChecksumAlgorithm = "sha256".parse()?;
//! let digests = digest_many(algorithm, &[b"alice".as_slice(), b"bob", b"carol"]);
//! assert_eq!(digests.len(), 3 * algorithm.len());
//! # Ok::<(), raddle_sum::algorithm::UnknownAlgorithm>(())
//! ```
//!
//! Writes and reads a line of a list in the style of `sha256sum`:
//!
//! ```
//! use raddle_sum::algorithm::{ChecksumAlgorithm, Set, digest_many};
//! use raddle_sum::line::{Reader, Style};
//!
//! let mut text = Vec::new();
//! let sum = digest_many(ChecksumAlgorithm::Sha256, &[b"abc"]);
//! Style::default().write(ChecksumAlgorithm::Sha256, &sum, b"abc.txt", &mut text);
//! assert!(text.starts_with(b"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc.txt"));
//!
//! let line = Reader::new(Set::ALL).read(text.trim_ascii_end()).ok_or("malformed")?;
//! assert_eq!((line.sum, line.name), (sum, b"abc.txt".to_vec()));
//! # Ok::<(), &str>(())
//! ```

#![forbid(unsafe_code)]

pub mod algorithm;
pub mod check;
pub mod files;
pub mod line;
pub mod verity;
pub mod walk;

/// Compiles and runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
