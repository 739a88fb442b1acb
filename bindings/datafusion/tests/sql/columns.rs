//! Tests random columns of each type, slices of them, and single values.

use std::sync::Arc;

use datafusion::arrow::{
    array::{Array, ArrayRef, DictionaryArray, StringArray},
    compute::cast,
    datatypes::{DataType, Int32Type},
};
use proptest::prelude::*;

use crate::{block_on, built_in, compare, ours, table};

/// A query with each replaced function, and with an algorithm of `digest` that is not replaced.
const CALLS: &str = "SELECT md5(v), sha224(v), sha256(v), sha384(v), sha512(v), digest(v, 'md5'), digest(v, 'sha224'), \
                     digest(v, 'sha256'), digest(v, 'sha512'), digest(v, 'blake3'), digest(v, 'blake2b') FROM t";

/// Compares all functions on a column.
fn check(column: &ArrayRef) -> Result<(), String> {
    let (built_in, ours) = (built_in(), ours());
    table(&built_in, column);
    table(&ours, column);
    block_on(compare(&built_in, &ours, CALLS))
}

/// Returns texts just shorter and longer than the 12 bytes that a view stores inline, and than a block.
fn text() -> impl Strategy<Value = Option<String>> {
    prop_oneof![
        1 => Just(None),
        1 => Just(Some(String::new())),
        3 => "[a-zé]{1,12}".prop_map(Some),
        3 => "[a-zé]{10,40}".prop_map(Some),
        1 => "[a-z]{50,140}".prop_map(Some),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn columns_of_each_type(texts in prop::collection::vec(text(), 1..600), from in any::<prop::sample::Index>()) {
        let from = from.index(texts.len());
        let column: ArrayRef = Arc::new(StringArray::from(texts));
        let types = [
            DataType::Utf8, DataType::LargeUtf8, DataType::Utf8View,
            DataType::Binary, DataType::LargeBinary, DataType::BinaryView,
        ];
        for kind in types {
            let column = cast(&column, &kind).unwrap();
            check(&column.slice(from, column.len() - from)).map_err(TestCaseError::fail)?;
        }
    }

    #[test]
    fn dictionaries(texts in prop::collection::vec(text(), 1..300)) {
        let column: DictionaryArray<Int32Type> = texts.iter().map(|text| text.as_deref()).collect();
        check(&(Arc::new(column) as ArrayRef)).map_err(TestCaseError::fail)?;
    }
}

#[test]
fn columns_of_nulls_and_of_nothing() {
    for rows in [vec![None; 300], vec![Some(""); 300], Vec::new()] {
        check(&(Arc::new(StringArray::from(rows)) as ArrayRef)).unwrap();
    }
}

/// Checks values that are not columns, and refused arguments, whose messages must be equal too.
#[test]
fn single_values_and_errors() {
    let (built_in, ours) = (built_in(), ours());
    for value in
        ["'abc'", "''", "NULL", "X'00ff'", "X''", "arrow_cast('abc', 'Utf8View')", "arrow_cast(X'01', 'BinaryView')"]
    {
        for call in
            ["md5(V)", "sha224(V)", "sha256(V)", "digest(V, 'sha256')", "digest(V, 'blake2s')", "digest(V, NULL)"]
        {
            let sql = format!("SELECT {}", call.replace('V', value));
            block_on(compare(&built_in, &ours, &sql)).unwrap();
        }
    }
    for call in ["md5()", "md5(1)", "sha256('a', 'b')", "digest('a')", "digest(1.5, 'md5')"] {
        let sql = format!("SELECT {call}");
        assert!(block_on(crate::run(&ours, &sql)).is_err(), "{sql}");
        block_on(compare(&built_in, &ours, &sql)).unwrap();
    }
}
