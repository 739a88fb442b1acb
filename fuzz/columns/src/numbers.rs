//! Columns of booleans and integers for `hash_rows`.

use std::sync::Arc;

use arbitrary::Arbitrary;
use arrow_array::{
    ArrayRef, BooleanArray, PrimitiveArray,
    types::{Int8Type, Int16Type, Int32Type, Int64Type, UInt8Type, UInt16Type, UInt32Type, UInt64Type},
};

/// A column of booleans or integers.
#[derive(Arbitrary, Debug)]
pub struct Numbers {
    kind: u8,
    values: Vec<Option<i64>>,
}

/// The byte of the type in the encoding of a row, and the bytes of each row.
pub type Encoded = (u8, Vec<Option<Vec<u8>>>);

impl Numbers {
    /// Returns a column of some rows, a slice, with its encoding.
    pub fn build(&self, rows: usize) -> (ArrayRef, Encoded) {
        let value =
            |row: usize| Some(self.values.get(row % self.values.len().max(1))?.as_ref()?.wrapping_add(row as i64));
        // A row before and a row behind those of the slice.
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
        let all = signed.into_iter().chain(unsigned).chain([(booleans, (3, encoded))]);
        let (array, (code, mut encoded)) = all.cycle().nth(self.kind.into()).expect("a cycle has no end");
        encoded.remove(0);
        encoded.truncate(rows);
        (array.slice(1, rows), (code, encoded))
    }
}
