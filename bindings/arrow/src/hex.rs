//! Digests in hexadecimal.

use std::sync::Arc;

use arrow_array::{Array, FixedSizeBinaryArray, StringViewArray, builder::make_view};
use arrow_buffer::{Buffer, NullBuffer};

use crate::error::{Error, reserve};

/// The maximum size of a text buffer: views count the buffer's bytes in an `i32`.
const MAX_SHARED: usize = i32::MAX as usize;

/// Writes the lower-case digits of each byte of a column: `md5_hex` is `hex` applied to `md5`.
///
/// A null stays null. The digits are computed with additions and comparisons, without a table: time depends only on the
/// number of bytes.
///
/// # Errors
///
/// Fails with [`Error::Memory`] if there is no memory for the digits.
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
    let mut digits = reserve(rows, bytes.len())?;
    append_hex(bytes, &mut digits);
    views(digits.into_flattened(), 2 * digests.value_size(), rows, digests.nulls().cloned(), max_shared)
}

/// Returns a column of texts of equal length, without nulls.
pub(crate) fn texts(text: Vec<u8>, length: usize, rows: usize) -> Result<StringViewArray, Error> {
    views(text, length, rows, None, MAX_SHARED)
}

/// Divides digits into texts of equal length.
#[expect(unsafe_code, reason = "digits need no second look")]
fn views(
    text: Vec<u8>,
    length: usize,
    rows: usize,
    nulls: Option<NullBuffer>,
    max_shared: usize,
) -> Result<StringViewArray, Error> {
    let (text, mut views, mut buffers) = (Buffer::from_vec(text), reserve(rows, rows)?, Vec::new());
    // Each buffer contains only whole texts.
    let unit = length.max(1);
    let shared = (max_shared / unit).max(1) * unit;
    for first in (0..text.len()).step_by(shared) {
        let buffer = text.slice_with_length(first, shared.min(text.len() - first));
        let index = buffers.len() as u32;
        let texts = buffer.chunks_exact(unit).zip((0..).step_by(unit));
        views.extend(texts.map(|(text, offset)| make_view(text, index, offset)));
        buffers.push(buffer);
    }
    // These texts are empty.
    views.resize(rows, 0);
    // SAFETY: a view has no bytes, or whole characters of one of the buffers, because both callers pass only digits.
    // The mask, if there is one, comes from a column of `rows` rows.
    Ok(unsafe { StringViewArray::new_unchecked(views.into(), Arc::from(buffers), nulls) })
}

/// Writes two lower-case digits for each byte, in time that depends only on the number of bytes. Bytes without room for
/// their digits are left out; room without a byte is left unchanged.
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

/// Returns the digits of a byte. Both digits are computed in one number, without a branch or a table. So the compiler
/// turns loops into vector instructions, which compute at least 8 pairs at once.
#[inline]
fn pair(byte: u8) -> [u8; 2] {
    let byte = u16::from(byte);
    let nibbles = byte >> 4 | (byte & 15) << 8;
    // Each nibble above 9 gets a 1, because the letters follow the ten digits after a gap of 39 characters.
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
        share(&column, 0).unwrap().to_data().validate_full().unwrap();
        assert_eq!(share(&column, 0).unwrap().value(1), "fe".repeat(20));
    }
}
