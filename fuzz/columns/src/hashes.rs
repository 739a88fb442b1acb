//! The functions of raddle-arrow, and other implementations.

use arbitrary::Arbitrary;
use arrow_array::{Array, ArrayRef, FixedSizeBinaryArray, StringViewArray};
use hmac::{Hmac, KeyInit, Mac};
use raddle_arrow::Error;
use sha2::{Digest, Sha224, Sha256, Sha384, Sha512};

use crate::{
    column::Column,
    numbers::{Encoded, Numbers},
};

/// The maximal number of columns of numbers in a row.
const MAX_NUMBERS: usize = 3;

/// A function.
#[derive(Arbitrary, Clone, Copy, Debug)]
pub enum Function {
    Sha1,
    Md5,
    Sha224,
    Sha256,
    Sha384,
    Sha512,
    Blake3,
    HmacSha256,
    Rows,
}

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
        use raddle_arrow as ours;
        let (digests, digits, expected) = match self {
            Self::Sha1 => (ours::sha1(array), ours::sha1_hex(array), rows(&|row| sha1::Sha1::digest(row).to_vec())),
            Self::Md5 => (ours::md5(array), ours::md5_hex(array), rows(&|row| md5::Md5::digest(row).to_vec())),
            Self::Sha224 => (ours::sha224(array), ours::sha224_hex(array), rows(&|row| Sha224::digest(row).to_vec())),
            Self::Sha256 => (ours::sha256(array), ours::sha256_hex(array), rows(&|row| Sha256::digest(row).to_vec())),
            Self::Sha384 => (ours::sha384(array), ours::sha384_hex(array), rows(&|row| Sha384::digest(row).to_vec())),
            Self::Sha512 => (ours::sha512(array), ours::sha512_hex(array), rows(&|row| Sha512::digest(row).to_vec())),
            Self::Blake3 => {
                (ours::blake3(array), ours::blake3_hex(array), rows(&|row| blake3::hash(row).as_bytes().to_vec()))
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

/// Hashes the rows of the column and of numbers, with the library and by the encoding that the documentation of
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
    (raddle_arrow::hash_rows(&arrays), (0..rows).map(digest).collect())
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
