//! One digest for the values of several columns.

use arrow_array::{Array, ArrayRef, BooleanArray, FixedSizeBinaryArray, PrimitiveArray, types::*};
use arrow_buffer::ArrowNativeType;
use raddle::sha256::{DIGEST_BYTES, Sha256};

use crate::{
    column::{BATCH_ROWS, Digests},
    error::Error,
    values::{Values, with_dictionary, with_runs, with_values},
};

/// The types of which rows are hashed, for messages.
const TAKEN: &str = "text, binary, binary of a fixed size, booleans, integers, or a dictionary or runs of these";

/// The bytes of encoded rows that are kept for a batch. A longer row is hashed piece by piece, not copied.
const MAX_KEPT: usize = 1 << 16;

const TEXT: u8 = 1;
const BINARY: u8 = 2;
const BOOLEAN: u8 = 3;
const SIGNED: u8 = 4;
const UNSIGNED: u8 = 5;

/// Computes one SHA-256 digest for each row of several columns. No digest is null.
///
/// Two rows have the same digest if and only if their values and type bytes, in the table below, are the same in the same
/// order, unless somebody finds a collision of SHA-256. Values that are merely concatenated lack this property: `ab`, `c` and
/// `a`, `bc` would have the same digest.
///
/// # Encoding
///
/// The digest of a row is the SHA-256 of the encodings of its values, one after another, in the order of the columns:
///
/// | value | type, 1 byte | present, 1 byte | length, 8 bytes, little-endian | bytes |
/// |---|---|---|---|---|
/// | `Utf8`, `LargeUtf8`, `Utf8View` | 1 | 1 | of the text in bytes | the text in UTF-8 |
/// | `Binary`, `LargeBinary`, `BinaryView`, `FixedSizeBinary` | 2 | 1 | of the value | the value |
/// | `Boolean` | 3 | 1 | 1 | 0 or 1 |
/// | `Int8` to `Int64` | 4 | 1 | 8 | the number in two's complement, 64 bits, little-endian |
/// | `UInt8` to `UInt64` | 5 | 1 | 8 | the number, 64 bits, little-endian |
/// | null | of its column | 0 | absent | absent |
///
/// A value of a dictionary or of runs is encoded as the value that it stands for. So the digest depends on what a column
/// says, not on how Arrow stores it. Nobody can read an encoding in two ways: its first two bytes say whether a length
/// follows, and the length says where it ends. So the encodings of two different rows differ, and neither continues the
/// other if the number of columns is equal.
///
/// Columns of floating-point numbers are refused: zero and NaN have several encodings each.
///
/// # Test vectors
///
/// | row | digest |
/// |---|---|
/// | text `ab`, text `c` | `779822a859a01be5edd8d329c94dd75cd1f9b1ee593744fb919f714ab60b0cc6` |
/// | text `a`, text `bc` | `b02e8c18c1405ef77b37356b6b0c0a31628d2cf8c77cee148dedd7cba60c94aa` |
/// | null text, signed -1, boolean true, binary of no bytes | `54be16629cf509360309f66f28a965a005720aba0e260250c809bce877633ae8` |
///
/// # Errors
///
/// [`Error::NoColumns`], [`Error::Rows`] if the columns differ in their numbers of rows, [`Error::Type`] for a type that is
/// not in the table, [`Error::Memory`] if there is no memory for the digests.
///
/// ```
/// use std::sync::Arc;
///
/// use arrow_array::{ArrayRef, Int32Array, RecordBatch, StringArray};
///
/// let names: ArrayRef = Arc::new(StringArray::from(vec![Some("Ada"), None]));
/// let years: ArrayRef = Arc::new(Int32Array::from(vec![1815, 1815]));
/// let batch = RecordBatch::try_from_iter([("name", names), ("born", years)])?;
/// let digests = raddle_arrow::hash_rows(batch.columns())?;
/// assert_ne!(digests.value(0), digests.value(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn hash_rows(columns: &[ArrayRef]) -> Result<FixedSizeBinaryArray, Error> {
    let first = columns.first().ok_or(Error::NoColumns)?.len();
    if let Some(other) = columns.iter().map(|column| column.len()).find(|&other| other != first) {
        return Err(Error::Rows { first, other });
    }
    let columns = columns.iter().map(|column| encoder(column)).collect::<Result<Vec<_>, _>>()?;
    let mut digests = Digests::zeros(first)?;
    let mut rows = Rows { encoded: Vec::new(), ends: Vec::new() };
    let mut done = 0;
    for row in 0..first {
        let start = rows.encoded.len();
        let mut long: Option<Sha256> = None;
        for column in &columns {
            column(row, &mut |bytes| match &mut long {
                Some(hasher) => hasher.update(bytes),
                None if rows.encoded.len() - start + bytes.len() <= MAX_KEPT => rows.encoded.extend_from_slice(bytes),
                None => {
                    let mut hasher = Sha256::new();
                    hasher.update(&rows.encoded[start..]);
                    hasher.update(bytes);
                    rows.encoded.truncate(start);
                    long = Some(hasher);
                }
            });
        }
        match long {
            Some(hasher) => {
                rows.hash(&mut digests[done..row]);
                digests[row] = hasher.finalize();
                done = row + 1;
            }
            None => {
                rows.ends.push(rows.encoded.len());
                if rows.ends.len() == BATCH_ROWS || rows.encoded.len() >= MAX_KEPT {
                    rows.hash(&mut digests[done..=row]);
                    done = row + 1;
                }
            }
        }
    }
    rows.hash(&mut digests[done..]);
    Digests::all(digests).into_array()
}

/// The encodings of the rows of a batch.
struct Rows {
    encoded: Vec<u8>,
    /// Where each row ends.
    ends: Vec<usize>,
}

impl Rows {
    /// Hashes the rows and forgets them.
    fn hash(&mut self, digests: &mut [[u8; DIGEST_BYTES]]) {
        let mut messages: [&[u8]; BATCH_ROWS] = [&[]; BATCH_ROWS];
        let mut start = 0;
        for (message, &end) in messages.iter_mut().zip(&self.ends) {
            *message = &self.encoded[start..end];
            start = end;
        }
        Sha256::digest_many(&messages[..self.ends.len()], digests).expect("a digest for each message");
        self.encoded.clear();
        self.ends.clear();
    }
}

/// Passes the parts of the encoding of a row's value to a function.
type Encoder<'a> = Box<dyn Fn(usize, &mut dyn FnMut(&[u8])) + 'a>;

/// Returns the encoder of a column's values.
fn encoder(array: &dyn Array) -> Result<Encoder<'_>, Error> {
    use arrow_schema::DataType::{LargeUtf8, Utf8, Utf8View};

    macro_rules! integers {
        ($($type:ident $kind:ident $wide:ty;)*) => {
            $(if let Some(column) = array.as_any().downcast_ref::<PrimitiveArray<$type>>() {
                return Ok(Box::new(move |row, write| {
                    let value = column.is_valid(row).then(|| <$wide>::from(column.value(row)).to_le_bytes());
                    encode($kind, value.as_ref().map(|value| &value[..]), write);
                }));
            })*
        };
    }
    integers! {
        Int8Type SIGNED i64; Int16Type SIGNED i64; Int32Type SIGNED i64; Int64Type SIGNED i64;
        UInt8Type UNSIGNED u64; UInt16Type UNSIGNED u64; UInt32Type UNSIGNED u64; UInt64Type UNSIGNED u64;
    }
    if let Some(column) = array.as_any().downcast_ref::<BooleanArray>() {
        return Ok(Box::new(move |row, write| {
            let value = column.is_valid(row).then(|| [u8::from(column.value(row))]);
            encode(BOOLEAN, value.as_ref().map(|value| &value[..]), write);
        }));
    }
    let kind = if matches!(array.data_type(), Utf8 | LargeUtf8 | Utf8View) { TEXT } else { BINARY };
    with_values!(
        array,
        |values| Ok(Box::new(move |row, write| {
            encode(kind, values.array().is_valid(row).then(|| values.bytes(row)), write);
        })),
        with_dictionary!(
            array,
            |dictionary| {
                let (of_values, keys) = (encoder(dictionary.values())?, dictionary.keys());
                let null = null_of(dictionary.values())?;
                Ok(Box::new(move |row, write| {
                    let key = keys.is_valid(row).then(|| keys.value(row).to_usize()).flatten();
                    match key {
                        Some(key) => of_values(key, write),
                        None => encode(null, None, write),
                    }
                }))
            },
            with_runs!(
                array,
                |runs| {
                    let of_values = encoder(runs.values())?;
                    Ok(Box::new(move |row, write| of_values(runs.get_physical_index(row), write)))
                },
                Err(Error::Type { found: array.data_type().clone(), taken: TAKEN })
            )
        )
    )
}

/// Returns the type of a column's values in the encoding, for keys that are null.
fn null_of(array: &dyn Array) -> Result<u8, Error> {
    use arrow_schema::DataType::*;

    let mut kind = array.data_type();
    loop {
        kind = match kind {
            Dictionary(_, values) => values,
            RunEndEncoded(_, values) => values.data_type(),
            Utf8 | LargeUtf8 | Utf8View => return Ok(TEXT),
            Binary | LargeBinary | BinaryView | FixedSizeBinary(_) => return Ok(BINARY),
            Boolean => return Ok(BOOLEAN),
            Int8 | Int16 | Int32 | Int64 => return Ok(SIGNED),
            UInt8 | UInt16 | UInt32 | UInt64 => return Ok(UNSIGNED),
            found => return Err(Error::Type { found: found.clone(), taken: TAKEN }),
        };
    }
}

/// Passes the encoding of one value, or of a null, to a function.
fn encode(kind: u8, value: Option<&[u8]>, write: &mut dyn FnMut(&[u8])) {
    let mut head = [kind, 1, 0, 0, 0, 0, 0, 0, 0, 0];
    match value {
        None => write(&[kind, 0]),
        Some(value) => {
            head[2..].copy_from_slice(&(value.len() as u64).to_le_bytes());
            write(&head);
            write(value);
        }
    }
}
