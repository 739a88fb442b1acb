//! Digests of rows: test vectors, a second implementation in Python, and rows that must differ.

use std::{collections::BTreeSet, process::Command, sync::Arc};

use arrow_array::{
    Array, ArrayRef, BinaryArray, BooleanArray, DictionaryArray, Float32Array, Int8Array, Int32Array, Int64Array,
    LargeStringArray, RunArray, StringArray, StringViewArray, UInt16Array, types::Int8Type,
};
use raddle_arrow::{Error, hash_rows, hex};

fn digits(columns: &[ArrayRef]) -> Vec<String> {
    let digits = hex(&hash_rows(columns).unwrap()).unwrap();
    digits.iter().map(|row| row.expect("no digest is null").to_owned()).collect()
}

fn text(values: &[Option<&str>]) -> ArrayRef {
    Arc::new(StringArray::from(values.to_vec()))
}

/// The vectors of the documentation of `hash_rows`.
#[test]
fn vectors() {
    let vectors = digits(&[text(&[Some("ab"), Some("a")]), text(&[Some("c"), Some("bc")])]);
    let mixed = digits(&[
        text(&[None]),
        Arc::new(Int32Array::from(vec![-1])),
        Arc::new(BooleanArray::from(vec![true])),
        Arc::new(BinaryArray::from(vec![&b""[..]])),
    ]);
    assert_eq!(vectors[0], "779822a859a01be5edd8d329c94dd75cd1f9b1ee593744fb919f714ab60b0cc6");
    assert_eq!(vectors[1], "b02e8c18c1405ef77b37356b6b0c0a31628d2cf8c77cee148dedd7cba60c94aa");
    assert_eq!(mixed, ["54be16629cf509360309f66f28a965a005720aba0e260250c809bce877633ae8"]);
}

/// The encoding again, from its documentation.
const PYTHON: &str = r"
import hashlib, struct
def value(kind, data):
    return bytes([kind, 0]) if data is None else bytes([kind, 1]) + struct.pack('<Q', len(data)) + data
for i in range(600):
    text = None if i % 7 == 3 else ('é%d' % i * (i % 11)).encode()
    signed = None if i % 5 == 1 else struct.pack('<q', i - 300)
    unsigned = struct.pack('<Q', i * 100)
    boolean = None if i % 3 == 0 else bytes([i % 2])
    binary = bytes([i % 256]) * (70000 if i % 100 == 50 else i)
    row = value(1, text) + value(4, signed) + value(5, unsigned) + value(3, boolean) + value(2, binary)
    print(hashlib.sha256(row).hexdigest())
";

#[test]
fn python_computes_the_same_digests() {
    let Ok(output) = Command::new("python3").args(["-c", PYTHON]).output() else {
        println!("skipped: python3 is not here");
        return;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let rows = 0..600_usize;
    let columns: [ArrayRef; 5] = [
        Arc::new(
            rows.clone().map(|i| (i % 7 != 3).then(|| format!("é{i}").repeat(i % 11))).collect::<StringViewArray>(),
        ),
        Arc::new(rows.clone().map(|i| (i % 5 != 1).then_some(i as i64 - 300)).collect::<Int64Array>()),
        Arc::new(rows.clone().map(|i| Some(i as u16 * 100)).collect::<UInt16Array>()),
        Arc::new(rows.clone().map(|i| (i % 3 != 0).then_some(i % 2 == 1)).collect::<BooleanArray>()),
        Arc::new(BinaryArray::from_iter_values(rows.map(|i| vec![i as u8; if i % 100 == 50 { 70_000 } else { i }]))),
    ];
    let found = digits(&columns);
    let expected = String::from_utf8(output.stdout).unwrap();
    assert_eq!(found, expected.lines().collect::<Vec<_>>());
    let part: Vec<ArrayRef> = columns.iter().map(|column| column.slice(45, 300)).collect();
    assert_eq!(digits(&part), found[45..345]);
}

/// What concatenation confuses.
#[test]
fn different_rows_differ() {
    let binary = |value: Option<&[u8]>| Arc::new(BinaryArray::from(vec![value])) as ArrayRef;
    let rows: Vec<Vec<ArrayRef>> = vec![
        vec![text(&[Some("ab")]), text(&[Some("c")])],
        vec![text(&[Some("a")]), text(&[Some("bc")])],
        vec![text(&[Some("abc")]), text(&[Some("")])],
        vec![text(&[Some("abc")]), text(&[None])],
        vec![text(&[Some("abc")])],
        vec![text(&[None])],
        vec![text(&[None]), text(&[None])],
        vec![text(&[Some("")])],
        vec![text(&[Some("\0")])],
        vec![binary(Some(b""))],
        vec![binary(None)],
        vec![binary(Some(b"abc"))],
        vec![Arc::new(Int8Array::from(vec![1]))],
        vec![Arc::new(UInt16Array::from(vec![1]))],
        vec![Arc::new(BooleanArray::from(vec![true]))],
    ];
    let all: BTreeSet<_> = rows.iter().map(|row| digits(row)).collect();
    assert_eq!(all.len(), rows.len());
}

/// How Arrow stores a value does not change the digest.
#[test]
fn equal_rows_are_equal() {
    let values = [Some("a"), None, Some("a"), Some("a longer text than a view")];
    let plain = digits(&[text(&values)]);
    let dictionary: DictionaryArray<Int8Type> = values.into_iter().collect();
    let ends = Int32Array::from(vec![1, 2, 3, 4]);
    let others: [ArrayRef; 4] = [
        Arc::new(LargeStringArray::from(values.to_vec())),
        Arc::new(StringViewArray::from(values.to_vec())),
        Arc::new(dictionary),
        Arc::new(RunArray::try_new(&ends, &StringArray::from(values.to_vec())).unwrap()),
    ];
    for other in others {
        assert_eq!(digits(std::slice::from_ref(&other)), plain, "{}", other.data_type());
        assert_eq!(digits(&[other.slice(1, 3)]), plain[1..]);
    }
    let narrow = digits(&[Arc::new(Int8Array::from(vec![-5]))]);
    assert_eq!(digits(&[Arc::new(Int64Array::from(vec![-5]))]), narrow);
}

#[test]
fn columns_that_do_not_fit_are_errors() {
    assert_eq!(hash_rows(&[]), Err(Error::NoColumns));
    assert_eq!(hash_rows(&[text(&[]), text(&[None])]), Err(Error::Rows { first: 0, other: 1 }));
    let floats: ArrayRef = Arc::new(Float32Array::from(vec![0.0]));
    assert!(matches!(hash_rows(&[floats]), Err(Error::Type { .. })));
    assert_eq!(hash_rows(&[text(&[])]).unwrap().len(), 0);
}
