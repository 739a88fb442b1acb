//! The functions of raddle-arrow, and other implementations.

use std::sync::Arc;

use arbitrary::Arbitrary;
use arrow_array::{Array, ArrayRef, FixedSizeBinaryArray, StringViewArray};
use arrow_schema::{Field, FieldRef};
use hmac::{Hmac, KeyInit, Mac};
use raddle::hash::any::AnyHash;
use raddle_arrow::{self as ours, Error};
use sha2::{Digest, Sha256};

use crate::{
    column::Column,
    numbers::{Encoded, Numbers},
};

/// The maximal number of columns of numbers in a row.
const MAX_NUMBERS: usize = 3;

/// A function.
#[derive(Arbitrary, Clone, Copy, Debug)]
pub enum Function {
    /// A hash function, by its number in the library's list.
    Hash(u8),
    HmacSha256,
    Rows,
}

/// The hash functions of RustCrypto and of the crate `blake3`, whose names are those of the library's list.
mod theirs {
    pub(super) use md5::Md5;
    pub(super) use sha1::Sha1;
    pub(super) use sha2::*;

    pub(super) struct Blake3;

    impl Blake3 {
        pub(super) fn digest(message: &[u8]) -> [u8; 32] {
            *blake3::hash(message).as_bytes()
        }
    }
}

/// A hash function with its results as bytes, and the hash function of another library.
type Hash = (AnyHash, fn(&dyn Array) -> Result<FixedSizeBinaryArray, Error>, fn(&[u8]) -> Vec<u8>);

macro_rules! hashes {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident $lengths:tt $algorithm:ty, $hasher:ty, $mac:ty, $($text:literal)*;
    )*) => {
        const HASHES: &[Hash] =
            &[$((AnyHash::$name, ours::$function, |value| theirs::$name::digest(value).to_vec())),*];
    };
}

raddle::hashes!(hashes);

impl Function {
    /// Compares the results of the function with those of another library.
    pub(crate) fn check(self, column: &Column, key: &[u8], numbers: &[Numbers]) -> Result<(), String> {
        let array = &*column.array;
        let rows = |reference: &dyn Fn(&[u8]) -> Vec<u8>| -> Vec<Option<Vec<u8>>> {
            column.rows.iter().map(|row| row.as_deref().map(reference)).collect()
        };
        let mac = |value: &[u8]| {
            let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("keys have any length");
            mac.update(value);
            mac.finalize().into_bytes().to_vec()
        };
        let (digests, digits, expected) = match self {
            Self::Hash(number) => {
                let (hash, digest, reference) = HASHES[usize::from(number) % HASHES.len()];
                (digest(array), ours::digest_hex(hash, array), rows(&reference))
            }
            Self::HmacSha256 => (ours::hmac_sha256(key, array), ours::hmac_sha256_hex(key, array), rows(&mac)),
            Self::Rows => {
                let (digests, expected) = hash_rows(column, numbers);
                let digits = digests.as_ref().map_err(Clone::clone).and_then(ours::hex);
                (digests, digits, expected)
            }
        };
        let failed = |error: Error| error.to_string();
        compare(&digests.map_err(failed)?, &digits.map_err(failed)?, &expected)
    }
}

/// Hashes the rows of the column and of numbers, with the library, and with the encoding that the documentation of
/// `hash_rows` specifies.
fn hash_rows(column: &Column, numbers: &[Numbers]) -> (Result<FixedSizeBinaryArray, Error>, Vec<Option<Vec<u8>>>) {
    let rows = column.rows.len();
    let mut arrays: Vec<ArrayRef> = vec![column.array.clone()];
    let mut encoded: Vec<Encoded> = vec![(if column.is_text { 1 } else { 2 }, column.rows.clone())];
    for numbers in &numbers[..numbers.len().min(MAX_NUMBERS)] {
        let (array, values) = numbers.build(rows);
        arrays.push(array);
        encoded.push(values);
    }
    let digest = |row: usize| {
        let mut hasher = Sha256::new();
        for (kind, values) in &encoded {
            hasher.update([*kind, u8::from(values[row].is_some())]);
            if let Some(value) = &values[row] {
                hasher.update((value.len() as u64).to_le_bytes());
                hasher.update(value);
            }
        }
        Some(hasher.finalize().to_vec())
    };
    let field = |array: &ArrayRef| -> FieldRef { Arc::new(Field::new("", array.data_type().clone(), true)) };
    let fields: Vec<_> = arrays.iter().map(field).collect();
    (raddle_arrow::hash_rows(&fields, &arrays), (0..rows).map(digest).collect())
}

/// Compares digests and their digits with other digests.
fn compare(
    digests: &FixedSizeBinaryArray,
    digits: &StringViewArray,
    expected: &[Option<Vec<u8>>],
) -> Result<(), String> {
    if [digests.len(), digits.len()] != [expected.len(); 2] {
        return Err(format!("{} digests and {} texts for {} rows", digests.len(), digits.len(), expected.len()));
    }
    for (row, digest) in expected.iter().enumerate() {
        let text = digest.as_ref().map(|digest| digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>());
        let found =
            (digests.is_valid(row).then(|| digests.value(row)), digits.is_valid(row).then(|| digits.value(row)));
        if found != (digest.as_deref(), text.as_deref()) {
            return Err(format!("row {row} is {found:?}, not {text:?}"));
        }
    }
    Ok(())
}
