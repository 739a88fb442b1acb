//! One digest for the values of several columns.

use std::ops::{Div, Rem};

use arrow_array::{Array, ArrayRef, BooleanArray, FixedSizeBinaryArray, cast::AsArray, types::*};
use arrow_buffer::{ArrowNativeType, i256};
use arrow_schema::{DataType, Field, FieldRef};
use raddle::sha256::{DIGEST_BYTES, Sha256};

use crate::{
    column::{BATCH_ROWS, Digests},
    error::Error,
    values::{Values, with_dictionary, with_runs, with_values},
};

/// The types whose rows can be hashed, for messages.
const TAKEN: &str = "text, binary, booleans, integers, floating-point numbers, decimals, dates, times, timestamps, durations, \
                     nulls, or a dictionary or runs of these";

/// The maximum number of bytes of encoded rows that are kept for a batch. A longer row is hashed piece by piece, not
/// copied.
const MAX_KEPT: usize = 1 << 16;

const NULL: u8 = 0;
const TEXT: u8 = 1;
const BINARY: u8 = 2;
const BOOLEAN: u8 = 3;
const SIGNED: u8 = 4;
const UNSIGNED: u8 = 5;
const FLOAT: u8 = 6;
const DECIMAL: u8 = 7;
const DATE: u8 = 8;
const TIME: u8 = 9;
const LOCAL_TIMESTAMP: u8 = 10;
const INSTANT: u8 = 11;
const DURATION: u8 = 12;
const EXTENSION: u8 = 13;

const MICROSECOND: i128 = 1_000;
const MILLISECOND: i128 = 1_000_000;
const SECOND: i128 = 1_000_000_000;
const DAY: i128 = 86_400 * SECOND;

/// The encoding of any NaN, whatever its sign and payload: processors differ in the sign and payload of `0.0 / 0.0`.
const NAN: u64 = 0x7ff8_0000_0000_0000;

/// The maximum number of bytes in a decimal: the scale and the number.
const DECIMAL_BYTES: usize = 34;

/// Computes one SHA-256 digest for each row of several columns. No digest is null.
///
/// A field names the extension type of its column, which is part of each value: the month 600 of a calendar and the day
/// 600 differ from each other and from the number 600. Nothing else in a field has an effect on the digests.
///
/// Two rows have the same digest if and only if their values and type bytes, in the table below, are the same in the
/// same order, unless somebody finds a SHA-256 collision. Merely concatenating the values lacks this property: `ab`,
/// `c` and `a`, `bc` would have the same digest.
///
/// # Encoding
///
/// The digest of a row is the SHA-256 of the encodings of its values, one after another, in the order of the columns.
/// The encoding of a value is its type byte, the byte 1, the number of the bytes in the last column as 8 bytes, and
/// these bytes. The encoding of a null is the type byte of its column and the byte 0. Numbers are little-endian, and
/// signed numbers are in two's complement.
///
/// | column | type byte | bytes of a value |
/// |---|---|---|
/// | `Null` | 0 | none: each row is null |
/// | `Utf8`, `LargeUtf8`, `Utf8View` | 1 | the text in UTF-8 |
/// | `Binary`, `LargeBinary`, `BinaryView`, `FixedSizeBinary` | 2 | the value |
/// | `Boolean` | 3 | 0 or 1 |
/// | `Int8` to `Int64` | 4 | the number, 64 bits |
/// | `UInt8` to `UInt64` | 5 | the number, 64 bits |
/// | `Float16` to `Float64` | 6 | the number, 64 bits (IEEE 754, binary64); any NaN is `0x7ff8000000000000` |
/// | `Decimal32` to `Decimal256` | 7 | number / 10^scale without zeros at its end: the scale, 16 bits, then the number in the fewest bytes, at least 1 |
/// | `Date32`, `Date64` | 8 | nanoseconds since 1970, 128 bits |
/// | `Time32`, `Time64` | 9 | nanoseconds since midnight, 128 bits |
/// | `Timestamp` without a time zone | 10 | nanoseconds since 1970, 128 bits |
/// | `Timestamp` with a time zone | 11 | nanoseconds since 1970 in UTC, 128 bits |
/// | `Duration` | 12 | nanoseconds, 128 bits |
///
/// In a column of an extension type, the extension type precedes each value and each null: the byte 13, the byte 1, the
/// number of the bytes that follow as 8 bytes, and these bytes. They are the length of the type's name in 64 bits, the
/// name (`ARROW:extension:name`), and the type's parameters (`ARROW:extension:metadata`; if they are missing, nothing).
/// Then comes the encoding of the value that Arrow stores, as in the table.
///
/// A row of a dictionary or of runs is encoded as the value that it stands for. So the digest depends on the meaning of
/// a column, not on how Arrow stores it:
///
/// - A width does not change the digest: `Int8` and `Int64`, `Float32` and `Float64`, `Date32` and `Date64`.
/// - The precision and scale of decimals do not change it: 1.0 and 1.00 are encoded as the number 1 with the scale 0,
///   100 as the number 1 with the scale -2, and 0 with the scale 0.
/// - The unit of times does not change it, nor does the name of a time zone: one instant in two zones has one digest. A
///   timestamp without a zone is not an instant, so it differs from each timestamp with a zone.
/// - 0.0 and -0.0 differ, as their bits do. All NaNs have one encoding.
/// - The kinds differ: the integer 1, the decimal 1 and the floating-point number 1 have three digests. Cast columns to one
///   type to compare them.
///
/// No encoding can be read in two ways: its first two bytes say whether a length follows, and the length says where the
/// encoding ends, or where the value of an extension type begins. So the encodings of two different rows differ, and if the number of columns is equal, neither is a
/// prefix of the other.
///
/// # Test vectors
///
/// | row | digest |
/// |---|---|
/// | text `ab`, text `c` | `779822a859a01be5edd8d329c94dd75cd1f9b1ee593744fb919f714ab60b0cc6` |
/// | text `a`, text `bc` | `b02e8c18c1405ef77b37356b6b0c0a31628d2cf8c77cee148dedd7cba60c94aa` |
/// | null text, signed -1, boolean true, empty binary | `54be16629cf509360309f66f28a965a005720aba0e260250c809bce877633ae8` |
/// | null of the type `Null`, float 1.5, decimal -12.50, date 2000-01-01 | `b1bc2b985724c94c7392b7356d7bd02edec1358ddb90592bfe4e70a2cadc7974` |
/// | time 01:02:03, timestamp 2000-01-01 00:00:00, the same with the zone UTC, duration of 1 ms | `e87cf13339e2e1df7ec3ac1ffa2acd3ba73e32ed2e61013f23c0ea32c8132366` |
/// | signed 600 of the type `pandas.period` with the parameters `{"freq": "M"}` | `c694988d330c828214b5f8093bca0588590d0c484aa50e3788da920ba836fc88` |
///
/// # Errors
///
/// Fails with [`Error::NoColumns`] if there is no column, with [`Error::Fields`] if the numbers of fields and columns
/// differ, with [`Error::Rows`] if the columns have different numbers of
/// rows, with [`Error::Type`] for a type that is not in the table, and with [`Error::Memory`] if there is no memory for
/// the digests.
///
/// ```
/// use std::sync::Arc;
///
/// use arrow_array::{ArrayRef, Int32Array, RecordBatch, StringArray};
///
/// let names: ArrayRef = Arc::new(StringArray::from(vec![Some("Ada"), None]));
/// let years: ArrayRef = Arc::new(Int32Array::from(vec![1815, 1815]));
/// let batch = RecordBatch::try_from_iter([("name", names), ("born", years)])?;
/// let digests = raddle_arrow::hash_rows(batch.schema().fields(), batch.columns())?;
/// assert_ne!(digests.value(0), digests.value(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn hash_rows(fields: &[FieldRef], columns: &[ArrayRef]) -> Result<FixedSizeBinaryArray, Error> {
    if fields.len() != columns.len() {
        return Err(Error::Fields { fields: fields.len(), columns: columns.len() });
    }
    let first = columns.first().ok_or(Error::NoColumns)?.len();
    if let Some(other) = columns.iter().map(|column| column.len()).find(|&other| other != first) {
        return Err(Error::Rows { first, other });
    }
    let columns = fields.iter().zip(columns).map(|(field, column)| encoder(field, column));
    let columns = columns.collect::<Result<Vec<_>, _>>()?;
    let mut digests = Digests::zeros(first)?;
    let mut rows = Rows { encoded: Vec::new(), ends: Vec::new() };
    let mut done = 0;
    for row in 0..first {
        let start = rows.encoded.len();
        let mut long: Option<Sha256> = None;
        for column in &columns {
            column(Some(row), &mut |bytes| match &mut long {
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
    /// The offset of the end of each row.
    ends: Vec<usize>,
}

impl Rows {
    /// Hashes the rows, and discards their encodings.
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

/// Passes the parts of the encoding of a row's value to a function, or of a null if there is no row.
type Encoder<'a> = Box<dyn Fn(Option<usize>, &mut dyn FnMut(&[u8])) + 'a>;

/// Returns the encoder of a column's values, each of which follows the extension type that the field names.
fn encoder<'a>(field: &Field, array: &'a dyn Array) -> Result<Encoder<'a>, Error> {
    let of_storage = storage_encoder(array)?;
    let Some(name) = field.extension_type_name() else { return Ok(of_storage) };
    let mut extension = (name.len() as u64).to_le_bytes().to_vec();
    extension.extend_from_slice(name.as_bytes());
    extension.extend_from_slice(field.extension_type_metadata().unwrap_or_default().as_bytes());
    Ok(Box::new(move |row, write| {
        encode(EXTENSION, Some(&extension), write);
        of_storage(row, write);
    }))
}

/// Returns the encoder of the values that Arrow stores.
fn storage_encoder(array: &dyn Array) -> Result<Encoder<'_>, Error> {
    with_dictionary!(
        array,
        |dictionary| {
            let (of_values, keys) = (storage_encoder(dictionary.values())?, dictionary.keys());
            return Ok(Box::new(move |row, write| {
                let row = row.filter(|&row| keys.is_valid(row));
                of_values(row.and_then(|row| keys.value(row).to_usize()), write);
            }));
        },
        ()
    );
    with_runs!(
        array,
        |runs| {
            let DataType::RunEndEncoded(_, field) = array.data_type() else { unreachable!("the type of runs") };
            let of_values = encoder(field, runs.values())?;
            return Ok(Box::new(move |row, write| of_values(row.map(|row| runs.get_physical_index(row)), write)));
        },
        ()
    );
    let kind = type_byte(array.data_type())?;
    macro_rules! primitives {
        ($($types:ident)* => |$value:ident| $bytes:expr) => {
            $(if let Some(column) = array.as_primitive_opt::<$types>() {
                return Ok(Box::new(move |row, write| {
                    let value = row.filter(|&row| column.is_valid(row)).map(|row| column.value(row));
                    let bytes = value.map(|$value| $bytes);
                    encode(kind, bytes.as_ref().map(|bytes| &bytes[..]), write);
                }));
            })*
        };
    }
    macro_rules! decimals {
        ($($types:ident)* => $wide:ident) => {
            $(if let Some(column) = array.as_primitive_opt::<$types>() {
                return Ok(Box::new(move |row, write| {
                    let value = row.filter(|&row| column.is_valid(row)).map(|row| column.value(row));
                    let reduced = value.map(|value| reduced($wide::from(value), column.scale().into()));
                    let encoded = reduced.map(|(number, scale)| decimal(number.into(), scale));
                    encode(kind, encoded.as_ref().map(|(bytes, len)| &bytes[..*len]), write);
                }));
            })*
        };
    }
    primitives! { Int8Type Int16Type Int32Type Int64Type => |number| signed(number) }
    primitives! { UInt8Type UInt16Type UInt32Type UInt64Type => |number| unsigned(number) }
    primitives! { Float16Type Float32Type Float64Type => |number| float(number) }
    decimals! { Decimal32Type Decimal64Type Decimal128Type => i128 }
    decimals! { Decimal256Type => i256 }
    primitives! { Date32Type => |days| nanoseconds(days, DAY) }
    primitives! { Time32SecondType TimestampSecondType DurationSecondType => |seconds| nanoseconds(seconds, SECOND) }
    primitives! {
        Date64Type Time32MillisecondType TimestampMillisecondType DurationMillisecondType =>
        |milliseconds| nanoseconds(milliseconds, MILLISECOND)
    }
    primitives! {
        Time64MicrosecondType TimestampMicrosecondType DurationMicrosecondType =>
        |microseconds| nanoseconds(microseconds, MICROSECOND)
    }
    primitives! {
        Time64NanosecondType TimestampNanosecondType DurationNanosecondType => |nanosecond| nanoseconds(nanosecond, 1)
    }
    if array.data_type() == &DataType::Null {
        return Ok(Box::new(move |_, write| encode(kind, None, write)));
    }
    if let Some(column) = array.as_any().downcast_ref::<BooleanArray>() {
        return Ok(Box::new(move |row, write| {
            let value = row.filter(|&row| column.is_valid(row)).map(|row| [u8::from(column.value(row))]);
            encode(kind, value.as_ref().map(|value| &value[..]), write);
        }));
    }
    with_values!(
        array,
        |values| Ok(Box::new(move |row, write| {
            let row = row.filter(|&row| values.array().is_valid(row));
            encode(kind, row.map(|row| values.bytes(row)), write);
        })),
        Err(unsupported(array.data_type()))
    )
}

/// Returns the type byte of a column's values, unless they are in a dictionary or runs.
fn type_byte(kind: &DataType) -> Result<u8, Error> {
    use arrow_schema::DataType::*;

    Ok(match kind {
        DataType::Null => NULL,
        Utf8 | LargeUtf8 | Utf8View => TEXT,
        Binary | LargeBinary | BinaryView | FixedSizeBinary(_) => BINARY,
        Boolean => BOOLEAN,
        Int8 | Int16 | Int32 | Int64 => SIGNED,
        UInt8 | UInt16 | UInt32 | UInt64 => UNSIGNED,
        Float16 | Float32 | Float64 => FLOAT,
        Decimal32(..) | Decimal64(..) | Decimal128(..) | Decimal256(..) => DECIMAL,
        Date32 | Date64 => DATE,
        Time32(_) | Time64(_) => TIME,
        Timestamp(_, None) => LOCAL_TIMESTAMP,
        Timestamp(_, Some(_)) => INSTANT,
        Duration(_) => DURATION,
        found => return Err(unsupported(found)),
    })
}

/// Returns the error of a type whose rows can't be hashed.
fn unsupported(found: &DataType) -> Error {
    Error::Type { found: found.clone(), taken: TAKEN }
}

/// Encodes a signed number in 64 bits.
fn signed(number: impl Into<i64>) -> [u8; 8] {
    number.into().to_le_bytes()
}

/// Encodes an unsigned number in 64 bits.
fn unsigned(number: impl Into<u64>) -> [u8; 8] {
    number.into().to_le_bytes()
}

/// Encodes the bits of a number in 64 bits, or the bits of [`NAN`].
fn float(number: impl Into<f64>) -> [u8; 8] {
    let number = number.into();
    if number.is_nan() { NAN.to_le_bytes() } else { number.to_le_bytes() }
}

/// Converts a number of units to nanoseconds. A number has at most 64 bits and a unit at most 47, so this does not
/// overflow.
fn nanoseconds(number: impl Into<i128>, unit: i128) -> [u8; 16] {
    (number.into() * unit).to_le_bytes()
}

/// Removes the trailing zeros of number / 10^scale.
fn reduced<T>(mut number: T, mut scale: i16) -> (T, i16)
where
    T: Copy + PartialEq + From<i8> + Div<Output = T> + Rem<Output = T>,
{
    let (zero, ten) = (T::from(0), T::from(10));
    if number == zero {
        return (zero, 0);
    }
    // A 256-bit number has at most 76 trailing zeros.
    while number % ten == zero {
        (number, scale) = (number / ten, scale - 1);
    }
    (number, scale)
}

/// Encodes a scale, and a number in the fewest bytes that hold it. Returns the bytes and how many there are.
fn decimal(number: i256, scale: i16) -> ([u8; DECIMAL_BYTES], usize) {
    let mut bytes = [0; DECIMAL_BYTES];
    bytes[..2].copy_from_slice(&scale.to_le_bytes());
    bytes[2..].copy_from_slice(&number.to_le_bytes());
    let sign = if number.is_negative() { 0xff } else { 0 };
    let mut len = DECIMAL_BYTES;
    // The byte below must also carry the sign.
    while len > 3 && bytes[len - 1] == sign && (bytes[len - 2] ^ sign) & 0x80 == 0 {
        len -= 1;
    }
    (bytes, len)
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
