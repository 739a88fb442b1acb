//! Columns of nulls, booleans, numbers, dates and times for `hash_rows`.

use std::sync::Arc;

use arbitrary::Arbitrary;
use arrow_array::{
    ArrayRef, BooleanArray, Date32Array, Decimal64Array, DurationNanosecondArray, Float32Array, Float64Array,
    NullArray, PrimitiveArray, Time64MicrosecondArray, TimestampMillisecondArray, TimestampSecondArray,
    types::{Int8Type, Int16Type, Int32Type, Int64Type, UInt8Type, UInt16Type, UInt32Type, UInt64Type},
};

/// A column of nulls, booleans, numbers, dates or times.
#[derive(Arbitrary, Debug)]
pub struct Numbers {
    kind: u8,
    values: Vec<Option<i64>>,
}

/// The byte of the type in the encoding of a row, and the bytes of each row.
pub type Encoded = (u8, Vec<Option<Vec<u8>>>);

impl Numbers {
    /// Returns a column of `rows` rows, which is a slice, with its encoding.
    pub fn build(&self, rows: usize) -> (ArrayRef, Encoded) {
        let value =
            |row: usize| Some(self.values.get(row % self.values.len().max(1))?.as_ref()?.wrapping_add(row as i64));
        // One row before and one row after the slice.
        let values: Vec<Option<i64>> = (0..rows + 2).map(value).collect();
        macro_rules! integers {
            ($code:literal $wide:ty: $($type:ident $integer:ty),*) => {
                [$((
                    Arc::new(values.iter().map(|value| value.map(|value| value as $integer)).collect::<PrimitiveArray<$type>>())
                        as ArrayRef,
                    ($code, values.iter().map(|value| Some(<$wide>::from((*value)? as $integer).to_le_bytes().to_vec())).collect()),
                )),*]
            };
        }
        let signed: [(ArrayRef, Encoded); 4] =
            integers!(4 i64: Int8Type i8, Int16Type i16, Int32Type i32, Int64Type i64);
        let unsigned: [(ArrayRef, Encoded); 4] =
            integers!(5 u64: UInt8Type u8, UInt16Type u16, UInt32Type u32, UInt64Type u64);
        let odd = |value: &Option<i64>| value.map(|value| value & 1 == 1);
        let booleans: ArrayRef = Arc::new(values.iter().map(odd).collect::<BooleanArray>());
        let encoded = values.iter().map(|value| Some(vec![odd(value)?.into()])).collect();
        let all = signed.into_iter().chain(unsigned).chain([(booleans, (3, encoded))]).chain(others(&values));
        let (array, (code, mut encoded)) = all.cycle().nth(self.kind.into()).expect("a cycle has no end");
        encoded.remove(0);
        encoded.truncate(rows);
        (array.slice(1, rows), (code, encoded))
    }
}

/// The scale of the decimal columns.
const SCALE: i8 = 3;

/// Returns columns of the other types, with their encodings.
fn others(values: &[Option<i64>]) -> Vec<(ArrayRef, Encoded)> {
    let encode = |code, bytes: &dyn Fn(i64) -> Vec<u8>| (code, values.iter().map(|value| value.map(bytes)).collect());
    let each = values.iter().copied();
    let float = |number: f64| match number.is_nan() {
        true => vec![0, 0, 0, 0, 0, 0, 0xf8, 0x7f],
        false => number.to_bits().to_le_bytes().to_vec(),
    };
    let nanoseconds = |unit: i128| move |value: i64| (i128::from(value) * unit).to_le_bytes().to_vec();
    let decimals = each.clone().map(|value| value.map(|value| value % 10_i64.pow(18))).collect::<Decimal64Array>();
    let decimals = decimals.with_precision_and_scale(18, SCALE).expect("18 digits");
    let zoned = each.clone().collect::<TimestampMillisecondArray>().with_timezone("+02:00");
    vec![
        (Arc::new(NullArray::new(values.len())), (0, vec![None; values.len()])),
        (
            Arc::new(each.clone().map(|value| value.map(|bits| f32::from_bits(bits as u32))).collect::<Float32Array>()),
            encode(6, &|bits| float(f32::from_bits(bits as u32).into())),
        ),
        (
            Arc::new(each.clone().map(|value| value.map(|bits| f64::from_bits(bits as u64))).collect::<Float64Array>()),
            encode(6, &|bits| float(f64::from_bits(bits as u64))),
        ),
        (Arc::new(decimals), encode(7, &|value| decimal(value % 10_i64.pow(18)))),
        (
            Arc::new(each.clone().map(|value| value.map(|days| days as i32)).collect::<Date32Array>()),
            encode(8, &|days| nanoseconds(86_400_000_000_000)((days as i32).into())),
        ),
        (Arc::new(each.clone().collect::<Time64MicrosecondArray>()), encode(9, &nanoseconds(1_000))),
        (Arc::new(each.clone().collect::<TimestampSecondArray>()), encode(10, &nanoseconds(1_000_000_000))),
        (Arc::new(zoned), encode(11, &nanoseconds(1_000_000))),
        (Arc::new(each.collect::<DurationNanosecondArray>()), encode(12, &nanoseconds(1))),
    ]
}

/// Returns the encoding of number / 10^[`SCALE`], computed from its digits.
fn decimal(number: i64) -> Vec<u8> {
    let all = number.to_string();
    let digits = if number == 0 { "0" } else { all.trim_end_matches('0') };
    let scale = if number == 0 { 0 } else { i16::from(SCALE) - (all.len() - digits.len()) as i16 };
    let number: i64 = digits.parse().expect("a number without its zeros");
    let fits = |len: &usize| {
        let unused = 64 - 8 * len;
        (number << unused) >> unused == number
    };
    let len = (1..=8).find(fits).expect("a number of 64 bits");
    [&scale.to_le_bytes()[..], &number.to_le_bytes()[..len]].concat()
}
