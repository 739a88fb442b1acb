//! Columns of text and bytes, and their expected values.

use std::sync::Arc;

use arbitrary::{Arbitrary, Result, Unstructured};
use arrow_array::{
    Array, ArrayRef, DictionaryArray, FixedSizeBinaryArray, GenericByteArray, PrimitiveArray, RunArray,
    builder::GenericByteViewBuilder,
    types::{
        BinaryViewType, ByteArrayType, ByteViewType, GenericBinaryType, GenericStringType, Int8Type, Int16Type,
        Int32Type, Int64Type, StringViewType, UInt8Type, UInt16Type, UInt32Type, UInt64Type,
    },
};
use arrow_buffer::{ArrowNativeType, Buffer, NullBuffer, OffsetBuffer, ScalarBuffer};

/// The maximal number of rows, which is more than in two batches of the functions.
const MAX_ROWS: usize = 600;

/// The maximal length of a value, which is longer than the buffer of `hash_rows` for a row.
const MAX_VALUE: usize = 70_000;

/// The maximal number of bytes of all values, so that a case takes milliseconds. Further values are cut to the length
/// that a view stores inline.
const MAX_BYTES: usize = 1 << 17;

/// The maximal number of bytes of such a value.
const SHORT: usize = 12;

/// A column: the values of each row, null or not, and the array that should have them.
pub struct Column {
    /// The array.
    pub array: ArrayRef,
    /// The values.
    pub rows: Vec<Option<Vec<u8>>>,
    /// Whether the values are text.
    pub is_text: bool,
    /// Whether a key that is not null leads to a null value in the outer dictionary, before it was cut.
    pub has_null_behind_a_key: bool,
}

/// The description of how a column is built.
#[derive(Arbitrary, Debug)]
pub struct Description {
    values: Values,
    kind: Kind,
    first: Part,
    wraps: [Option<Wrap>; 2],
}

/// The values of the rows. The bytes under a null are not empty.
#[derive(Debug)]
struct Values(Vec<(Vec<u8>, bool)>);

/// The type of an array of values.
#[derive(Arbitrary, Clone, Copy, Debug)]
enum Kind {
    Utf8,
    LargeUtf8,
    Utf8View { block: u8 },
    Binary,
    LargeBinary,
    BinaryView { block: u8 },
    FixedSizeBinary { size: u8 },
}

/// The slice that is taken from an array, in fractions of the array's length.
#[derive(Arbitrary, Clone, Copy, Debug)]
struct Part {
    from: u8,
    len: u8,
}

/// An array around another one.
#[derive(Arbitrary, Debug)]
enum Wrap {
    Dictionary { kind: u8, keys: Vec<Option<u16>>, repeat: u8, part: Part },
    Runs { kind: u8, lengths: Vec<u8>, part: Part },
}

impl<'a> Arbitrary<'a> for Values {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let rows = usize::from(u.arbitrary::<u16>()?) % MAX_ROWS;
        let given: Vec<(u16, u8, bool)> = u.arbitrary()?;
        let (mut values, mut bytes) = (Vec::with_capacity(rows), 0);
        for row in 0..rows {
            // A few bytes from the fuzzer make many rows; each number of bits of a length is equally likely.
            let (number, scale, valid) = given.get(row % given.len().max(1)).copied().unwrap_or((3, 0, true));
            let len = ((usize::from(number) * 2) >> (scale % 17)).min(MAX_VALUE);
            let len = if bytes + len > MAX_BYTES { len % (SHORT + 1) } else { len };
            bytes += len;
            values.push(((0..len).map(|i| (i * 5 + row * 7).wrapping_add(number.into()) as u8).collect(), valid));
        }
        Ok(Self(values))
    }
}

impl Part {
    fn of(self, len: usize) -> (usize, usize) {
        let from = len * usize::from(self.from) / 255;
        (from, (len - from) * usize::from(self.len) / 255)
    }
}

impl Description {
    /// Builds the column.
    pub fn build(&self) -> Column {
        let mut column = self.kind.build(&self.values.0);
        column.cut(self.first);
        for wrap in self.wraps.iter().flatten() {
            column = wrap.around(&column);
        }
        column
    }
}

impl Column {
    fn cut(&mut self, part: Part) {
        let (from, len) = part.of(self.rows.len());
        self.array = self.array.slice(from, len);
        self.rows = self.rows[from..from + len].to_vec();
    }
}

impl Kind {
    fn build(self, values: &[(Vec<u8>, bool)]) -> Column {
        let is_text = matches!(self, Self::Utf8 | Self::LargeUtf8 | Self::Utf8View { .. });
        let bytes = |bytes: &[u8]| match self {
            // Each byte becomes a character; bytes in the upper half become two-byte characters.
            _ if is_text => bytes.iter().copied().map(char::from).collect::<String>().into_bytes(),
            Self::FixedSizeBinary { size } => bytes.iter().copied().chain(0..).take(size.into()).collect(),
            _ => bytes.to_vec(),
        };
        let all: Vec<(Vec<u8>, bool)> = values.iter().map(|(value, valid)| (bytes(value), *valid)).collect();
        let array: ArrayRef = match self {
            Self::Utf8 => Arc::new(of_offsets::<GenericStringType<i32>>(&all)),
            Self::LargeUtf8 => Arc::new(of_offsets::<GenericStringType<i64>>(&all)),
            Self::Binary => Arc::new(of_offsets::<GenericBinaryType<i32>>(&all)),
            Self::LargeBinary => Arc::new(of_offsets::<GenericBinaryType<i64>>(&all)),
            Self::Utf8View { block } => of_views::<StringViewType>(&all, block),
            Self::BinaryView { block } => of_views::<BinaryViewType>(&all, block),
            Self::FixedSizeBinary { size: 0 } => {
                let values = all.iter().map(|(value, valid)| valid.then_some(value));
                Arc::new(FixedSizeBinaryArray::try_from_sparse_iter_with_size(values, 0).expect("values of no bytes"))
            }
            Self::FixedSizeBinary { size } => {
                let bytes: Vec<u8> = all.iter().flat_map(|(value, _)| value).copied().collect();
                Arc::new(FixedSizeBinaryArray::new(size.into(), Buffer::from_vec(bytes), nulls(&all)))
            }
        };
        let rows = all.into_iter().map(|(value, valid)| valid.then_some(value)).collect();
        Column { array, rows, is_text, has_null_behind_a_key: false }
    }
}

/// Returns the null mask, which exists even without nulls.
fn nulls(values: &[(Vec<u8>, bool)]) -> Option<NullBuffer> {
    Some(values.iter().map(|(_, valid)| *valid).collect())
}

/// Returns an array of offsets, the first of which is not 0, with bytes under its nulls and after its end.
fn of_offsets<T: ByteArrayType>(values: &[(Vec<u8>, bool)]) -> GenericByteArray<T> {
    let mut bytes = b"before".to_vec();
    let place = |bytes: &[u8]| T::Offset::from_usize(bytes.len()).expect("less than 2 GiB");
    let mut offsets = vec![place(&bytes)];
    for (value, _) in values {
        bytes.extend_from_slice(value);
        offsets.push(place(&bytes));
    }
    bytes.extend_from_slice(b"behind");
    GenericByteArray::new(OffsetBuffer::new(offsets.into()), Buffer::from_vec(bytes), nulls(values))
}

/// Returns an array of views into blocks of some values each.
fn of_views<T: ByteViewType>(values: &[(Vec<u8>, bool)], block: u8) -> ArrayRef {
    let mut builder = GenericByteViewBuilder::<T>::new();
    for values in values.chunks(usize::from(block).max(1)) {
        // A block, between others, that contains only this value.
        let bytes: Vec<u8> = values.iter().flat_map(|(value, _)| value).copied().collect();
        let (block, mut place) = (builder.append_block(Buffer::from_vec(bytes)), 0);
        for (value, valid) in values {
            let len = u32::try_from(value.len()).expect("a short value");
            match valid {
                true => builder.try_append_view(block, place, len).expect("a part of the block"),
                false => builder.append_null(),
            }
            place += len;
        }
    }
    Arc::new(builder.finish())
}

impl Wrap {
    fn around(&self, values: &Column) -> Column {
        let (mut column, part) = match self {
            Self::Dictionary { kind, keys, repeat, part } => (dictionary(values, *kind, keys, *repeat), *part),
            Self::Runs { kind, lengths, part } => (runs(values, *kind, lengths), *part),
        };
        column.cut(part);
        column
    }
}

/// Returns a dictionary with keys of one of the eight types, unused values, null keys and null values.
fn dictionary(values: &Column, kind: u8, keys: &[Option<u16>], repeat: u8) -> Column {
    // An `i8` counts to 127.
    let (len, rows) = (values.rows.len().min(127), keys.len() * (1 + usize::from(repeat)));
    let key =
        |row: usize| keys[row % keys.len()].filter(|_| len > 0).map(|key| (usize::from(key) + row / keys.len()) % len);
    let keys: Vec<Option<usize>> = (0..rows.min(MAX_ROWS)).map(key).collect();
    macro_rules! each {
        ($($type:ident)*) => {{
            let make: &[&dyn Fn() -> ArrayRef] = &[$(&|| {
                // The key of a null row may be anything.
                let plain: ScalarBuffer<_> = keys.iter().map(|key| key.unwrap_or(255) as _).collect();
                let mask = keys.iter().map(Option::is_some).collect();
                let keys = PrimitiveArray::<$type>::new(plain, Some(mask));
                Arc::new(DictionaryArray::try_new(keys, values.array.clone()).expect("keys of values"))
            }),*];
            make[usize::from(kind) % make.len()]()
        }};
    }
    let array = each!(Int8Type Int16Type Int32Type Int64Type UInt8Type UInt16Type UInt32Type UInt64Type);
    let rows: Vec<_> = keys.iter().map(|key| values.rows[(*key)?].clone()).collect();
    let null = keys.iter().zip(&rows).any(|(key, row)| key.is_some() && row.is_none());
    Column { array, rows, is_text: values.is_text, has_null_behind_a_key: null }
}

/// Returns runs of the values, with ends of one of the three types.
fn runs(values: &Column, kind: u8, lengths: &[u8]) -> Column {
    let (mut ends, mut rows) = (Vec::new(), Vec::new());
    for (i, value) in values.rows.iter().enumerate() {
        let length = lengths.get(i % lengths.len().max(1)).map_or(1, |length| 1 + usize::from(length % 5));
        rows.extend(std::iter::repeat_n(value.clone(), length));
        ends.push(rows.len());
    }
    macro_rules! each {
        ($($type:ident)*) => {{
            let make: &[&dyn Fn() -> ArrayRef] = &[$(&|| {
                let ends: PrimitiveArray<$type> = ends.iter().map(|end| Some(*end as _)).collect();
                Arc::new(RunArray::try_new(&ends, &values.array).expect("ends that grow"))
            }),*];
            make[usize::from(kind) % make.len()]()
        }};
    }
    let array = each!(Int16Type Int32Type Int64Type);
    Column { array, rows, is_text: values.is_text, has_null_behind_a_key: values.has_null_behind_a_key }
}
