//! Digests in hexadecimal.

use arrow_array::{Array, FixedSizeBinaryArray, LargeStringArray, StringViewArray, builder::StringViewBuilder};
use arrow_buffer::{Buffer, NullBuffer, OffsetBuffer};

use crate::error::Error;

/// The most bytes of text that views may share: the format counts them in an `i32`.
const MAX_SHARED: usize = i32::MAX as usize;

/// The bytes of each buffer of a column that needs several.
const BLOCK_BYTES: u32 = 1 << 26;

/// Writes the lower-case digits of each byte of a column: `md5_hex` is `hex` of `md5`.
///
/// A null stays null. The digits are computed by additions and comparisons, without a table: time depends on the number
/// of bytes alone.
///
/// # Errors
///
/// [`Error::Memory`] if there is no memory for the digits.
///
/// ```
/// use arrow_array::FixedSizeBinaryArray;
///
/// let column = FixedSizeBinaryArray::try_from_iter([[0x00, 0x9a], [0xff, 0x01]].into_iter())?;
/// let digits = raddle_arrow::hex(&column)?;
/// assert_eq!((digits.value(0), digits.value(1)), ("009a", "ff01"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn hex(digests: &FixedSizeBinaryArray) -> Result<StringViewArray, Error> {
    share(digests, MAX_SHARED)
}

fn share(digests: &FixedSizeBinaryArray, max_shared: usize) -> Result<StringViewArray, Error> {
    let (rows, bytes) = (digests.len(), digests.value_data());
    let mut digits = Vec::new();
    digits.try_reserve_exact(bytes.len()).map_err(|_| Error::Memory { rows })?;
    append_hex(bytes, &mut digits);
    views(digits.into_flattened(), 2 * digests.value_size(), rows, digests.nulls().cloned(), max_shared)
}

/// Returns a column of texts of equal length, without nulls.
pub(crate) fn texts(text: Vec<u8>, length: usize, rows: usize) -> Result<StringViewArray, Error> {
    views(text, length, rows, None, MAX_SHARED)
}

fn views(
    text: Vec<u8>,
    length: usize,
    rows: usize,
    nulls: Option<NullBuffer>,
    max_shared: usize,
) -> Result<StringViewArray, Error> {
    let failed = |error: arrow_schema::ArrowError| Error::Arrow(error.to_string());
    // The last offset is the number of bytes of the text, which is there, so it is not too big.
    let offsets = OffsetBuffer::from_repeated_length(length, rows);
    let shared = text.len() <= max_shared;
    let text = LargeStringArray::try_new(offsets, Buffer::from_vec(text), nulls).map_err(failed)?;
    if shared {
        return Ok(StringViewArray::from(&text));
    }
    let mut views = StringViewBuilder::with_capacity(rows).with_fixed_block_size(BLOCK_BYTES);
    for value in &text {
        match value {
            Some(value) => views.try_append_value(value).map_err(failed)?,
            None => views.append_null(),
        }
    }
    Ok(views.finish())
}

/// Writes two lower-case digits for each byte, in time that depends on the number of bytes alone. Bytes without room for
/// their digits are left out, and so is room without a byte.
///
/// ```
/// let mut text = [0; 4];
/// raddle_arrow::write_hex(&[0x9a, 0x01], &mut text);
/// assert_eq!(&text, b"9a01");
/// ```
pub fn write_hex(bytes: &[u8], text: &mut [u8]) {
    for (digits, byte) in text.as_chunks_mut::<2>().0.iter_mut().zip(bytes) {
        *digits = pair(*byte);
    }
}

/// Appends two digits for each byte, as [`write_hex`] writes them.
#[inline]
pub(crate) fn append_hex(bytes: &[u8], digits: &mut Vec<[u8; 2]>) {
    digits.extend(bytes.iter().map(|byte| pair(*byte)));
}

/// Returns the digits of a byte. Both are computed in one number, without a branch and without a table, so the compiler turns loops
/// into vector instructions that compute 8 pairs or more.
#[inline]
fn pair(byte: u8) -> [u8; 2] {
    let byte = u16::from(byte);
    let nibbles = byte >> 4 | (byte & 15) << 8;
    // 1 for each nibble above 9: the letters follow the ten digits after a gap of 39 characters.
    let letters = (nibbles + 0x0606) >> 4 & 0x0101;
    (nibbles + 0x3030 + 39 * letters).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_byte_has_the_digits_that_the_standard_library_prints() {
        let bytes: Vec<u8> = (0..=255).collect();
        let mut text = [0; 512];
        write_hex(&bytes, &mut text);
        let expected: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(text, expected.as_bytes());
    }

    #[test]
    fn texts_in_buffers_of_their_own_are_equal() {
        let rows = [Some([1_u8; 20]), None, Some([0xfe; 20])];
        let column = FixedSizeBinaryArray::try_from_sparse_iter_with_size(rows.into_iter(), 20).unwrap();
        let column = column.slice(1, 2);
        assert_eq!(share(&column, 0).unwrap(), share(&column, MAX_SHARED).unwrap());
        assert_eq!(share(&column, 0).unwrap().value(1), "fe".repeat(20));
    }
}
