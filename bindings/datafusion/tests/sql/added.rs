//! Functions that DataFusion lacks.

use std::sync::Arc;

use datafusion::arrow::{
    array::{Array, ArrayRef, AsArray, BinaryArray, Int32Array, RecordBatch},
    datatypes::DataType,
};

use crate::{block_on, ours, run, table, texts};

/// Returns the column of a query that succeeds.
fn column(sql: &str, values: &[Option<&str>]) -> BinaryArray {
    let context = ours();
    table(&context, &texts(values));
    let batches = block_on(run(&context, sql)).unwrap();
    assert_eq!(batches.len(), 1);
    batches[0].column(0).as_binary::<i32>().clone()
}

fn message(sql: &str) -> String {
    let context = ours();
    table(&context, &texts(&[Some("a")]));
    block_on(run(&context, sql)).unwrap_err().to_string()
}

/// RFC 4231, test case 2, as columns and as single values, with keys and values of text and bytes.
#[test]
fn hmac_of_a_test_vector() {
    let message = "what do ya want for nothing?";
    let hex: String = message.bytes().map(|byte| format!("{byte:02x}")).collect();
    let expected = column("SELECT X'5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'", &[]);
    for key in ["'Jefe'", "X'4a656665'", "arrow_cast('Jefe', 'Utf8View')"] {
        let sql = format!("SELECT hmac_sha256(v, {key}) FROM t");
        let tags = column(&sql, &[Some(message), None, Some(message)]);
        assert_eq!((tags.value(0), tags.value(2)), (expected.value(0), expected.value(0)));
        assert!(tags.is_null(1));
        for value in [format!("'{message}'"), format!("X'{hex}'")] {
            assert_eq!(column(&format!("SELECT hmac_sha256({value}, {key})"), &[]), expected);
        }
    }
}

#[test]
fn a_null_key_makes_nulls() {
    let tags = column("SELECT hmac_sha256(v, arrow_cast(NULL, 'Utf8')) FROM t", &[Some("a"), Some("b")]);
    assert_eq!((tags.len(), tags.null_count()), (2, 2));
}

#[test]
fn hmac_takes_one_key() {
    assert!(message("SELECT hmac_sha256(v, v) FROM t").contains("one key for all rows"));
    assert!(block_on(run(&ours(), "SELECT hmac_sha256('a')")).is_err());
    assert!(block_on(run(&ours(), "SELECT hmac_sha256(1, 'key')")).is_err());
}

/// The vectors of the documentation of `raddle_arrow::hash_rows`.
#[test]
fn rows_of_the_test_vectors() {
    let expected = "54be16629cf509360309f66f28a965a005720aba0e260250c809bce877633ae8";
    let expected = column(&format!("SELECT X'{expected}'"), &[]);
    let sql = "SELECT hash_rows(arrow_cast(NULL, 'Utf8'), arrow_cast(-1, 'Int32'), true, X'')";
    assert_eq!(column(sql, &[]), expected);
    let expected = column("SELECT X'779822a859a01be5edd8d329c94dd75cd1f9b1ee593744fb919f714ab60b0cc6'", &[]);
    assert_eq!(column("SELECT hash_rows(v, 'c') FROM t", &[Some("ab")]), expected);
}

#[test]
fn rows_of_columns_and_single_values() {
    let context = ours();
    let (names, years) = (texts(&[Some("Ada"), None, Some("")]), Arc::new(Int32Array::from(vec![1, 2, 3])) as ArrayRef);
    let batch = RecordBatch::try_from_iter_with_nullable([("name", names, true), ("born", years, true)]).unwrap();
    let expected = raddle_arrow::hash_rows(batch.columns()).unwrap();
    context.register_batch("people", batch).unwrap();
    let batches = block_on(run(&context, "SELECT hash_rows(name, born) FROM people")).unwrap();
    let found = batches[0].column(0).as_binary::<i32>();
    assert!(found.iter().eq(expected.iter()));
    assert_eq!((found.data_type(), found.null_count()), (&DataType::Binary, 0));
}

/// Types that have no encoding are refused before a row is read.
#[test]
fn rows_of_other_types_are_refused_by_name() {
    let context = ours();
    for (sql, name) in [("SELECT hash_rows(1.5)", "Float64"), ("SELECT hash_rows(v, 1.5) FROM t", "Float64")] {
        table(&context, &texts(&[]));
        let error = block_on(context.sql(sql)).map(|_| ()).unwrap_err().to_string();
        assert!(error.contains(name), "{error}");
    }
    assert!(block_on(run(&context, "SELECT hash_rows()")).is_err());
}
