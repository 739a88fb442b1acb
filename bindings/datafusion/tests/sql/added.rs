//! Tests functions that DataFusion lacks.

use std::{
    collections::{BTreeSet, HashMap},
    sync::Arc,
};

use datafusion::arrow::{
    array::{Array, ArrayRef, AsArray, BinaryArray, Int32Array, RecordBatch},
    compute::cast,
    datatypes::{DataType, Field, Schema},
};
use raddle_arrow::AnyHash;

use crate::{block_on, ours, run, table, texts};

/// Returns the result column of a query that succeeds.
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

/// Checks RFC 4231, test case 2, as columns and as single values, with keys and values of text and bytes.
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
            for call in ["hmac_sha256(V)", "hmac_sha256_bytes(V)", "decode(hmac_sha256_hex(V), 'hex')"] {
                let call = call.replace('V', &format!("{value}, {key}"));
                assert_eq!(column(&format!("SELECT {call}"), &[]), expected);
            }
        }
    }
}

#[test]
fn a_null_key_makes_nulls() {
    for call in
        ["hmac_sha256(v, arrow_cast(NULL, 'Utf8'))", "decode(hmac_sha256_hex(v, arrow_cast(NULL, 'Utf8')), 'hex')"]
    {
        let tags = column(&format!("SELECT {call} FROM t"), &[Some("a"), Some("b")]);
        assert_eq!((tags.len(), tags.null_count()), (2, 2));
    }
}

#[test]
fn hmac_takes_one_key() {
    assert!(message("SELECT hmac_sha256(v, v) FROM t").contains("one key for all rows"));
    assert!(block_on(run(&ours(), "SELECT hmac_sha256('a')")).is_err());
    assert!(block_on(run(&ours(), "SELECT hmac_sha256(1, 'key')")).is_err());
}

/// Checks the digits, bytes and types of each hash under its three names, and as an algorithm of `digest`.
#[test]
fn each_hash_by_name() {
    let context = ours();
    table(&context, &texts(&[Some("abc"), None]));
    for hash in AnyHash::ALL {
        let name = hash.function();
        let digits: String = hash.digest("abc").iter().map(|byte| format!("{byte:02x}")).collect();
        // The built-in `md5` returns digits.
        let bare = if name == "md5" { "md5(v)".into() } else { format!("encode({name}(v), 'hex')") };
        let sql = format!(
            "SELECT {name}_hex(v), encode({name}_bytes(v), 'hex'), encode(digest(v, '{name}'), 'hex'), {bare}, \
             {name}_hex('abc'), {name}_hex(X'616263'), \
             arrow_typeof({name}_hex(v)), arrow_typeof({name}_bytes(v)), arrow_typeof(digest(v, '{name}')) FROM t"
        );
        let batches = block_on(run(&context, &sql)).unwrap();
        let rows = |column: &ArrayRef| cast(column, &DataType::Utf8).unwrap().as_string::<i32>().clone();
        let columns: Vec<_> = batches[0].columns().iter().map(rows).collect();
        for (place, column) in columns[..6].iter().enumerate() {
            assert_eq!(column.value(0), digits, "{name} {place}");
            assert_eq!(column.is_null(1), place < 4, "{name} {place}");
        }
        let types: Vec<_> = columns[6..].iter().map(|column| column.value(0)).collect();
        assert_eq!(types, ["Utf8View", "Binary", "Binary"], "{name}");
    }
}

/// Checks that functions without a built-in counterpart refuse the same arguments, and that the error of `digest` lists
/// its algorithms.
#[test]
fn errors_of_hashes() {
    for sql in ["SELECT sha1(1)", "SELECT blake3_hex(1.5)", "SELECT sha256_bytes('a', 'b')", "SELECT sha1()"] {
        let name = sql[7..].split('(').next().unwrap();
        let error = message(sql);
        assert!(error.contains(name) && error.contains("String"), "{error}");
    }
    for name in ["unknown", "MD5"] {
        let error = message(&format!("SELECT digest(v, '{name}') FROM t"));
        assert!(error.contains(name) && error.contains("sha1") && error.contains("blake2b"), "{error}");
    }
}

/// Checks each hash in `digests`: the names, types and bytes of the fields, of columns and of single values.
#[test]
fn several_digests_of_each_value() {
    let context = ours();
    let rows = [Some("abc"), None, Some("")];
    let names: Vec<_> = AnyHash::ALL.iter().map(|hash| hash.function()).collect();
    for kind in [DataType::Utf8, DataType::Utf8View, DataType::LargeBinary, DataType::BinaryView] {
        table(&context, &cast(&texts(&rows), &kind).unwrap());
        let sql = format!("SELECT digests(v, '{}'), digests('abc', 'sha256') FROM t", names.join(", "));
        let batches = block_on(run(&context, &sql)).unwrap();
        let [several, one] = [0, 1].map(|place| batches[0].column(place).as_struct());
        assert_eq!(several.column_names(), names);
        for (row, text) in rows.iter().enumerate() {
            assert_eq!(several.is_null(row), text.is_none());
            for (hash, column) in AnyHash::ALL.iter().zip(several.columns()) {
                let digest = text.map(|text| hash.digest(text));
                let found = column.as_binary::<i32>().iter().nth(row).unwrap();
                assert_eq!(found, digest.as_deref(), "{hash} {kind}");
            }
            assert_eq!(one.column(0).as_binary::<i32>().value(row), &AnyHash::Sha256.digest("abc")[..]);
        }
    }
    let sql = "SELECT get_field(digests(v, 'md5,sha1'), 'sha1') FROM t";
    assert_eq!(column(sql, &[Some("abc")]), column("SELECT sha1('abc')", &[]));
    let nulls = column("SELECT get_field(digests(arrow_cast(NULL, 'Utf8'), 'md5'), 'md5')", &[]);
    assert_eq!((nulls.len(), nulls.null_count()), (1, 1));
}

/// Checks that names which are no literal, unknown or repeated are refused before a row is read.
#[test]
fn names_of_several_digests() {
    let context = ours();
    table(&context, &texts(&[Some("a")]));
    for (call, reason) in [
        ("digests(v, v)", "literal"),
        ("digests(v, arrow_cast(NULL, 'Utf8'))", "literal"),
        ("digests(v, '')", "no hash function \"\""),
        ("digests(v, 'md5,SHA256')", "no hash function \"SHA256\", but md5"),
        ("digests(v, 'md5,sha1,md5')", "md5 twice"),
        ("digests(v)", "digests"),
        ("digests(1.5, 'md5')", "digests"),
        ("digests(v, 1)", "digests"),
    ] {
        let error = block_on(context.sql(&format!("SELECT {call} FROM t"))).map(|_| ()).unwrap_err().to_string();
        assert!(error.contains(reason), "{call}: {error}");
    }
}

/// Checks the vectors of the documentation of `raddle_arrow::hash_rows`.
#[test]
fn rows_of_the_test_vectors() {
    let expected = "54be16629cf509360309f66f28a965a005720aba0e260250c809bce877633ae8";
    let expected = column(&format!("SELECT X'{expected}'"), &[]);
    let sql = "SELECT hash_rows(arrow_cast(NULL, 'Utf8'), arrow_cast(-1, 'Int32'), true, X'')";
    assert_eq!(column(sql, &[]), expected);
    let expected = column("SELECT X'779822a859a01be5edd8d329c94dd75cd1f9b1ee593744fb919f714ab60b0cc6'", &[]);
    assert_eq!(column("SELECT hash_rows(v, 'c') FROM t", &[Some("ab")]), expected);
    let expected = column("SELECT X'b1bc2b985724c94c7392b7356d7bd02edec1358ddb90592bfe4e70a2cadc7974'", &[]);
    let sql = "SELECT hash_rows(NULL, 1.5, arrow_cast('-12.50', 'Decimal128(9, 2)'), DATE '2000-01-01')";
    assert_eq!(column(sql, &[]), expected);
    let expected = column("SELECT X'e87cf13339e2e1df7ec3ac1ffa2acd3ba73e32ed2e61013f23c0ea32c8132366'", &[]);
    let sql = "SELECT hash_rows(TIME '01:02:03', TIMESTAMP '2000-01-01', arrow_cast('2000-01-01T01:00:00+01:00', \
               'Timestamp(Second, Some(\"Europe/Berlin\"))'), arrow_cast(1, 'Duration(Millisecond)'))";
    assert_eq!(column(sql, &[]), expected);
}

#[test]
fn rows_of_columns_and_single_values() {
    let context = ours();
    let (names, years) = (texts(&[Some("Ada"), None, Some("")]), Arc::new(Int32Array::from(vec![1, 2, 3])) as ArrayRef);
    // An extension type is part of the values, so the digests of both tables differ.
    let extension = HashMap::from([("ARROW:extension:name".to_owned(), "pandas.period".to_owned())]);
    let mut all = BTreeSet::new();
    for (table, metadata) in [("people", HashMap::new()), ("periods", extension)] {
        let born = Field::new("born", DataType::Int32, true).with_metadata(metadata);
        let schema = Arc::new(Schema::new(vec![Field::new("name", DataType::Utf8, true), born]));
        let batch = RecordBatch::try_new(schema, vec![names.clone(), years.clone()]).unwrap();
        let expected = raddle_arrow::hash_rows(batch.schema().fields(), batch.columns()).unwrap();
        context.register_batch(table, batch).unwrap();
        let batches = block_on(run(&context, &format!("SELECT hash_rows(name, born) FROM {table}"))).unwrap();
        let found = batches[0].column(0).as_binary::<i32>();
        assert!(found.iter().eq(expected.iter()));
        assert_eq!((found.data_type(), found.null_count()), (&DataType::Binary, 0));
        all.extend(found.iter().map(|digest| digest.unwrap().to_vec()));
    }
    assert_eq!(all.len(), 6);
}

/// Checks that types without an encoding are refused before a row is read.
#[test]
fn rows_of_other_types_are_refused_by_name() {
    let context = ours();
    for (sql, name) in [
        ("SELECT hash_rows(INTERVAL '1' MONTH)", "Interval"),
        ("SELECT hash_rows(v, INTERVAL '1' DAY) FROM t", "Interval"),
    ] {
        table(&context, &texts(&[]));
        let error = block_on(context.sql(sql)).map(|_| ()).unwrap_err().to_string();
        assert!(error.contains(name) && error.contains("give text, binary, booleans"), "{error}");
    }
    assert!(block_on(run(&context, "SELECT hash_rows()")).is_err());
}
