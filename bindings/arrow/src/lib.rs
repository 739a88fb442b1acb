//! Digests of whole Arrow columns, computed with the kernels of [raddle], which hash several rows at once.
//!
//! ```
//! use arrow_array::{Array, StringArray};
//!
//! let column = StringArray::from(vec![Some("abc"), None, Some("")]);
//! let digits = raddle_arrow::sha256_hex(&column)?; // a StringViewArray
//! assert_eq!(digits.value(0), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
//! assert!(digits.is_null(1));
//!
//! let digests = raddle_arrow::sha256(&column)?; // a FixedSizeBinaryArray of 32 bytes
//! assert_eq!(digests.value(2)[..4], [0xe3, 0xb0, 0xc4, 0x42]);
//! # Ok::<(), raddle_arrow::Error>(())
//! ```
//!
//! | | bytes | hexadecimal digits |
//! |---|---|---|
//! | a function of [`AnyHash`], such as SHA-256 | [`sha256`], … | [`sha256_hex`], … |
//! | one that is chosen at run time | [`digest`] | [`digest_hex`] |
//! | HMAC with SHA-256 (RFC 2104) | [`hmac_sha256`] | [`hmac_sha256_hex`] |
//! | SHA-256 of several columns | [`hash_rows`] | [`hex`] of it |
//!
//! Columns may be `Utf8`, `LargeUtf8`, `Utf8View`, `Binary`, `LargeBinary`, `BinaryView`, `FixedSizeBinary`, `Null`,
//! and dictionaries and runs of these. A null stays null. Slices are hashed through their offsets, without a copy.
//!
//! Each value of a dictionary is hashed once, whether it is used or not, unless the dictionary has more values than the
//! column has rows. The result has a digest for each row. To keep the keys instead, hash the values:
//!
//! ```
//! use std::sync::Arc;
//!
//! use arrow_array::{DictionaryArray, types::Int32Type};
//!
//! let column: DictionaryArray<Int32Type> = ["ham", "egg", "ham"].into_iter().collect();
//! let hashed = column.with_values(Arc::new(raddle_arrow::md5(column.values())?));
//! assert_eq!(hashed.keys(), column.keys());
//! # Ok::<(), raddle_arrow::Error>(())
//! ```
//!
//! Digits are a `StringViewArray`, whose size has no limit: the SHA-256 digits of 2^25 rows are more than a
//! `StringArray` can hold. Time depends only on lengths, nulls and keys, not on the bytes of values.
//!
//! Collisions of SHA-1 and MD5 are known: use them only if others require them ([`raddle::sha1`], [`raddle::md5`]).
//! Hashing does not hide a name or a telephone number, because anyone can hash all names and numbers: use
//! [`hmac_sha256`] with a secret key.

mod column;
mod error;
mod hex;
mod rows;
mod values;

use arrow_array::{Array, FixedSizeBinaryArray, StringViewArray};
use pastey::paste;
pub use raddle::hash::any::AnyHash;
use raddle::{Tag, hmac::HmacSha256};

use self::{
    column::{BATCH_ROWS, Batch, Digests, digits},
    hex::texts,
};
pub use self::{
    error::Error,
    hex::{hex, write_hex},
    rows::hash_rows,
};

macro_rules! hashes {
    ($name:literal $bytes:ident $digits:ident $hash:ty) => {
        #[doc = concat!("Computes the ", $name, " of each row.")]
        ///
        /// # Errors
        ///
        /// Fails with [`Error::Type`] if the column has no text or bytes, and with [`Error::Memory`] if there is no
        /// memory for the digests.
        ///
        /// ```
        /// use arrow_array::BinaryArray;
        ///
        /// let column = BinaryArray::from(vec![&b"abc"[..], b""]);
        #[doc = concat!("let digests = raddle_arrow::", stringify!($bytes), "(&column)?;")]
        /// assert_ne!(digests.value(0), digests.value(1));
        /// # Ok::<(), raddle_arrow::Error>(())
        /// ```
        pub fn $bytes(column: &dyn Array) -> Result<FixedSizeBinaryArray, Error> {
            Digests::new(column, &batch!($hash))?.into_array()
        }

        #[doc = concat!("Computes the ", $name, " of each row in lower-case hexadecimal digits.")]
        ///
        /// # Errors
        ///
        /// Fails with [`Error::Type`] if the column has no text or bytes, and with [`Error::Memory`] if there is no
        /// memory for the digits.
        ///
        /// ```
        /// use arrow_array::StringArray;
        ///
        /// let column = StringArray::from(vec!["abc", ""]);
        #[doc = concat!("let digits = raddle_arrow::", stringify!($digits), "(&column)?;")]
        #[doc = concat!("let digests = raddle_arrow::", stringify!($bytes), "(&column)?;")]
        /// assert_eq!(digits.value(0), raddle::Hex(digests.value(0)).to_string());
        /// # Ok::<(), raddle_arrow::Error>(())
        /// ```
        pub fn $digits(column: &dyn Array) -> Result<StringViewArray, Error> {
            hexadecimal(column, &batch!($hash))
        }
    };
}

/// Returns a function that hashes a batch.
macro_rules! batch {
    ($hash:ty) => {
        |messages: &[&[u8]], digests: &mut [_]| {
            <$hash>::digest_many(messages, digests).expect("a digest for each message");
        }
    };
}

macro_rules! declare {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident $lengths:tt $algorithm:ty, $hasher:ty, $mac:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {paste! {
        $(hashes!($standard_name $function [<$function _hex>] $hasher);)*

        /// Computes the digest of each row with a hash function that is chosen at run time.
        ///
        /// # Errors
        ///
        /// Fails with [`Error::Type`] if the column has no text or bytes, and with [`Error::Memory`] if there is no
        /// memory for the digests.
        ///
        /// ```
        /// use arrow_array::StringArray;
        /// use raddle_arrow::{AnyHash, digest, sha256};
        ///
        /// let column = StringArray::from(vec!["abc", ""]);
        /// let hash: AnyHash = "SHA-256".parse()?;
        /// assert_eq!(digest(hash, &column)?, sha256(&column)?);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        pub fn digest(hash: AnyHash, column: &dyn Array) -> Result<FixedSizeBinaryArray, Error> {
            match hash {
                $(AnyHash::$name => $function(column),)*
                _ => unreachable!("every hash function of the list"),
            }
        }

        /// Computes the digest of each row in lower-case hexadecimal digits, with a hash function that is chosen at run
        /// time.
        ///
        /// # Errors
        ///
        /// Fails with [`Error::Type`] if the column has no text or bytes, and with [`Error::Memory`] if there is no
        /// memory for the digits.
        ///
        /// ```
        /// use arrow_array::StringArray;
        /// use raddle_arrow::{AnyHash, digest_hex, md5_hex};
        ///
        /// let column = StringArray::from(vec!["abc", ""]);
        /// assert_eq!(digest_hex(AnyHash::Md5, &column)?, md5_hex(&column)?);
        /// # Ok::<(), raddle_arrow::Error>(())
        /// ```
        pub fn digest_hex(hash: AnyHash, column: &dyn Array) -> Result<StringViewArray, Error> {
            match hash {
                $(AnyHash::$name => [<$function _hex>](column),)*
                _ => unreachable!("every hash function of the list"),
            }
        }
    }};
}

raddle::hashes!(declare);

/// Computes the HMAC with SHA-256 of each row, under a key of any length.
///
/// # Errors
///
/// Fails with [`Error::Type`] if the column has no text or bytes, and with [`Error::Memory`] if there is no memory for
/// the tags.
///
/// ```
/// use arrow_array::StringArray;
///
/// // RFC 4231, test case 2.
/// let column = StringArray::from(vec!["what do ya want for nothing?"]);
/// let tags = raddle_arrow::hmac_sha256(b"Jefe", &column)?;
/// assert_eq!(tags.value(0)[..4], [0x5b, 0xdc, 0xc1, 0x46]);
/// # Ok::<(), raddle_arrow::Error>(())
/// ```
pub fn hmac_sha256(key: &[u8], column: &dyn Array) -> Result<FixedSizeBinaryArray, Error> {
    Digests::new(column, &tags(key))?.into_array()
}

/// Computes the HMAC with SHA-256 of each row, under a key of any length, in lower-case hexadecimal digits.
///
/// # Errors
///
/// Fails with [`Error::Type`] if the column has no text or bytes, and with [`Error::Memory`] if there is no memory for
/// the digits.
///
/// ```
/// use arrow_array::StringArray;
///
/// // RFC 4231, test case 2.
/// let column = StringArray::from(vec!["what do ya want for nothing?"]);
/// let tags = raddle_arrow::hmac_sha256_hex(b"Jefe", &column)?;
/// assert!(tags.value(0).starts_with("5bdcc146"));
/// # Ok::<(), raddle_arrow::Error>(())
/// ```
pub fn hmac_sha256_hex(key: &[u8], column: &dyn Array) -> Result<StringViewArray, Error> {
    hexadecimal(column, &tags(key))
}

/// Returns a function that authenticates a batch.
fn tags(key: &[u8]) -> impl Fn(&[&[u8]], &mut [[u8; 32]]) {
    let hmac = HmacSha256::new(key);
    move |messages, results| {
        let mut tags = [Tag::default(); BATCH_ROWS];
        let tags = &mut tags[..messages.len()];
        hmac.mac_many(messages, tags).expect("a tag for each message");
        for (result, tag) in results.iter_mut().zip(tags) {
            result.copy_from_slice(tag.as_ref());
        }
    }
}

/// Computes the digits of each row's digest.
fn hexadecimal<const N: usize>(column: &dyn Array, batch: Batch<'_, N>) -> Result<StringViewArray, Error> {
    match digits(column, batch)? {
        Some(text) => texts(text, 2 * N, column.len()),
        None => hex(&Digests::new(column, batch)?.into_array()?),
    }
}

/// Compiles and runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
