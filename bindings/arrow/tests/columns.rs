//! Compares columns of every supported type with RustCrypto and the blake3 crate, value by value.

use std::sync::Arc;

use arrow_array::{
    Array, ArrayRef, BinaryArray, BinaryViewArray, DictionaryArray, FixedSizeBinaryArray, Float64Array, Int32Array,
    LargeBinaryArray, LargeStringArray, ListArray, NullArray, RunArray, StringArray, StringViewArray,
    types::{Int8Type, Int16Type, Int32Type, Int64Type, UInt8Type, UInt16Type, UInt32Type, UInt64Type},
};
use arrow_buffer::Buffer;
use hmac::{Hmac, KeyInit, Mac};
use proptest::prelude::*;
use raddle_arrow::{AnyHash, Error};
use sha2::{Digest, Sha256};

/// The hash functions of other libraries, whose names are those of raddle's list.
mod theirs {
    pub(super) use md5::Md5;
    pub(super) use sha1::Sha1;
    pub(super) use sha2::*;

    pub(super) struct Blake3;

    impl Blake3 {
        pub(super) fn digest(message: &[u8]) -> [u8; 32] {
            *blake3::hash(message).as_bytes()
        }
    }
}

/// A hash function with its results as bytes, and the hash function of another library.
type Hash = (AnyHash, fn(&dyn Array) -> Result<FixedSizeBinaryArray, Error>, fn(&[u8]) -> Vec<u8>);

macro_rules! hashes {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident $lengths:tt $algorithm:ty, $hasher:ty, $mac:ty, $($text:literal)*;
    )*) => {
        const HASHES: &[Hash] =
            &[$((AnyHash::$name, raddle_arrow::$function, |value| theirs::$name::digest(value).to_vec())),*];
    };
}

raddle::hashes!(hashes);

/// A value of each row, or null.
type Expected = Vec<Option<Vec<u8>>>;

/// Compares each function with another library, as bytes and as digits.
fn compare(column: &dyn Array, expected: &Expected, key: &[u8]) {
    assert_eq!(column.len(), expected.len());
    let mac = |value: &[u8]| {
        let mut mac = Hmac::<Sha256>::new_from_slice(key).unwrap();
        mac.update(value);
        mac.finalize().into_bytes().to_vec()
    };
    let compare = |bytes: FixedSizeBinaryArray, digits: StringViewArray, reference: &dyn Fn(&[u8]) -> Vec<u8>| {
        let digests = expected.iter().map(|value| value.as_ref().map(|value| reference(value))).collect();
        check(&bytes, &digits, &digests).unwrap();
    };
    for &(hash, digest, reference) in HASHES {
        compare(digest(column).unwrap(), raddle_arrow::digest_hex(hash, column).unwrap(), &reference);
    }
    let tags = raddle_arrow::hmac_sha256(key, column).unwrap();
    compare(tags, raddle_arrow::hmac_sha256_hex(key, column).unwrap(), &mac);
}

/// Compares lengths, nulls, bytes and digits of results with other digests.
fn check(bytes: &FixedSizeBinaryArray, digits: &StringViewArray, expected: &Expected) -> Result<(), String> {
    if [bytes.len(), digits.len()] != [expected.len(); 2] {
        return Err(format!("{} digests and {} texts for {} rows", bytes.len(), digits.len(), expected.len()));
    }
    if bytes.nulls().is_some_and(|nulls| nulls.null_count() == 0) {
        return Err("a mask of nulls without nulls".into());
    }
    digits.to_data().validate_full().map_err(|error| error.to_string())?;
    for (row, digest) in expected.iter().enumerate() {
        let text = digest.as_ref().map(|digest| digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>());
        let found = (bytes.is_valid(row).then(|| bytes.value(row)), digits.is_valid(row).then(|| digits.value(row)));
        if found != (digest.as_deref(), text.as_deref()) {
            return Err(format!("row {row} is {found:?}, not {text:?}"));
        }
    }
    Ok(())
}

/// Plants faults that the comparison must find: a wrong digit, a wrong byte, one null too many, one too few, exchanged
/// rows and a lost row.
#[test]
fn planted_faults_are_found() {
    let expected: Expected = vec![Some(vec![1; 16]), None, Some(vec![2; 16])];
    let bytes =
        |rows: &Expected| FixedSizeBinaryArray::try_from_sparse_iter_with_size(rows.iter().cloned(), 16).unwrap();
    let sound = bytes(&expected);
    let digits = raddle_arrow::hex(&sound).unwrap();
    check(&sound, &digits, &expected).unwrap();

    let mut texts: Vec<_> = digits.iter().map(|text| text.map(String::from)).collect();
    texts[2].as_mut().unwrap().replace_range(31.., "3");
    assert!(check(&sound, &texts.into_iter().collect(), &expected).is_err());
    let upper = digits.iter().map(|text| text.map(|text| text.replace('0', "O"))).collect();
    assert!(check(&sound, &upper, &expected).is_err());

    let mut byte = expected.clone();
    byte[0].as_mut().unwrap()[15] ^= 1;
    let mut zeros = expected.clone();
    zeros[1] = Some(vec![0; 16]);
    let mut lost = expected.clone();
    lost[2] = None;
    let mut moved = expected.clone();
    moved.rotate_left(1);
    for fault in [&byte, &zeros, &lost, &moved, &expected[..2].to_vec()] {
        assert!(check(&bytes(fault), &digits, &expected).is_err(), "{fault:?}");
        assert!(check(&sound, &raddle_arrow::hex(&bytes(fault)).unwrap(), &expected).is_err(), "{fault:?}");
    }
    let masked = FixedSizeBinaryArray::new(16, Buffer::from_vec(vec![1_u8; 16]), Some(vec![true].into()));
    assert!(check(&masked, &raddle_arrow::hex(&masked).unwrap(), &vec![Some(vec![1; 16])]).is_err());
}

/// Checks that a slice whose offset is forgotten has the digests of other rows.
#[test]
fn a_forgotten_offset_is_found() {
    let column = StringArray::from(vec!["a", "b", "c"]);
    let slice = column.slice(1, 2);
    let expected = bytes_of(&[Some("b".into()), Some("c".into())]);
    let expected: Expected = expected.into_iter().map(|row| row.map(|row| md5::Md5::digest(row).to_vec())).collect();
    let (right, wrong) = (raddle_arrow::md5(&slice).unwrap(), raddle_arrow::md5(&column.slice(0, 2)).unwrap());
    check(&right, &raddle_arrow::hex(&right).unwrap(), &expected).unwrap();
    assert!(check(&wrong, &raddle_arrow::hex(&wrong).unwrap(), &expected).is_err());
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

/// Returns texts, and the part of the column to hash: in some cases it has more rows than a batch.
fn column() -> impl Strategy<Value = (Vec<Option<String>>, usize, usize)> {
    let texts = prop_oneof![prop::collection::vec(text(), 0..40), prop::collection::vec(text(), 200..600)];
    texts.prop_flat_map(|texts| {
        let len = texts.len();
        (Just(texts), 0..=len).prop_flat_map(move |(texts, from)| (Just(texts), Just(from), 0..=len - from))
    })
}

fn bytes_of(texts: &[Option<String>]) -> Expected {
    texts.iter().map(|text| text.as_ref().map(|text| text.as_bytes().to_vec())).collect()
}

/// Returns dictionaries with each type of key, some with null values and unused values.
fn dictionaries(values: &ArrayRef, keys: &[Option<usize>]) -> Vec<ArrayRef> {
    macro_rules! each {
        ($($type:ident)*) => {
            vec![$({
                let keys = keys.iter().map(|key| key.map(|key| key as _)).collect::<arrow_array::PrimitiveArray<$type>>();
                Arc::new(DictionaryArray::try_new(keys, values.clone()).unwrap()) as ArrayRef
            }),*]
        };
    }
    each!(Int8Type Int16Type Int32Type Int64Type UInt8Type UInt16Type UInt32Type UInt64Type)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn text_and_bytes((texts, from, len) in column(), key in prop::collection::vec(any::<u8>(), 0..100)) {
        let bytes = bytes_of(&texts);
        let slices = || bytes.iter().map(|value| value.as_deref());
        let columns: [ArrayRef; 6] = [
            Arc::new(StringArray::from(texts.clone())),
            Arc::new(LargeStringArray::from(texts.clone())),
            Arc::new(StringViewArray::from(texts.iter().map(Option::as_deref).collect::<Vec<_>>())),
            Arc::new(slices().collect::<BinaryArray>()),
            Arc::new(slices().collect::<LargeBinaryArray>()),
            Arc::new(slices().collect::<BinaryViewArray>()),
        ];
        for column in columns {
            compare(&column.slice(from, len), &bytes[from..from + len].to_vec(), &key);
        }
    }

    #[test]
    fn bytes_of_a_fixed_size(size in 0_usize..70, rows in prop::collection::vec(any::<Option<u8>>(), 0..300), from in 0_usize..300) {
        let bytes: Expected = rows.iter().map(|row| row.map(|byte| vec![byte; size])).collect();
        let column = FixedSizeBinaryArray::try_from_sparse_iter_with_size(bytes.iter().cloned(), size as i32).unwrap();
        let from = from.min(rows.len());
        compare(&column.slice(from, rows.len() - from), &bytes[from..].to_vec(), b"key");
    }

    #[test]
    fn dictionaries_with_nulls_and_unused_values(
        texts in prop::collection::vec(text(), 1..40),
        keys in prop::collection::vec(prop::option::weighted(0.8, any::<prop::sample::Index>()), 0..400),
        from in 0_usize..400,
    ) {
        let keys: Vec<_> = keys.iter().map(|key| key.map(|key| key.index(texts.len()))).collect();
        let bytes = bytes_of(&texts);
        let expected: Expected = keys.iter().map(|key| key.and_then(|key| bytes[key].clone())).collect();
        let from = from.min(keys.len());
        for values in [
            Arc::new(StringArray::from(texts.clone())) as ArrayRef,
            Arc::new(StringViewArray::from(texts.iter().map(Option::as_deref).collect::<Vec<_>>())),
        ] {
            for column in dictionaries(&values, &keys) {
                compare(&column.slice(from, keys.len() - from), &expected[from..].to_vec(), b"key");
            }
        }
    }

    #[test]
    fn runs((texts, _, _) in column(), lengths in prop::collection::vec(1_usize..5, 600), cut in any::<(prop::sample::Index, prop::sample::Index)>()) {
        let mut ends = Vec::new();
        let mut expected = Expected::new();
        for (value, length) in bytes_of(&texts).into_iter().zip(lengths) {
            expected.extend(std::iter::repeat_n(value, length));
            ends.push(expected.len() as i32);
        }
        let column = RunArray::<Int32Type>::try_new(&Int32Array::from(ends), &StringArray::from(texts)).unwrap();
        let from = cut.0.index(expected.len() + 1);
        let len = cut.1.index(expected.len() - from + 1);
        compare(&column.slice(from, len), &expected[from..from + len].to_vec(), b"key");
    }
}

/// Checks that the bytes of a null row, which may be anything, are not hashed and not shown.
#[test]
fn bytes_under_a_null_leave_no_digest() {
    let column = FixedSizeBinaryArray::new(1, Buffer::from_vec(vec![7_u8, 8]), Some(vec![true, false].into()));
    assert_eq!(raddle_arrow::sha256(&column).unwrap().value_data()[32..], [0; 32]);
}

/// Checks that keys of null rows may be outside the dictionary.
#[test]
fn keys_under_a_null_may_be_anything() {
    let keys =
        arrow_array::PrimitiveArray::<Int8Type>::new(vec![0, -7, 99].into(), Some(vec![true, false, false].into()));
    let column = DictionaryArray::try_new(keys, Arc::new(StringArray::from(vec!["a"]))).unwrap();
    compare(&column, &vec![Some(b"a".to_vec()), None, None], b"key");
}

#[test]
fn a_column_of_nulls_has_null_digests() {
    for rows in [0, 1, 300] {
        compare(&NullArray::new(rows), &vec![None; rows], b"key");
    }
    let keys = arrow_array::Int8Array::from(vec![Some(0), None, Some(0)]);
    let column = DictionaryArray::try_new(keys, Arc::new(NullArray::new(1))).unwrap();
    compare(&column, &vec![None; 3], b"key");
}

#[test]
fn other_types_are_refused_by_name() {
    let list = ListArray::from_iter_primitive::<Int32Type, _, _>([Some([Some(1)])]);
    for column in [&Float64Array::from(vec![1.0]) as &dyn Array, &Int32Array::from(vec![1]), &list] {
        let error = raddle_arrow::md5(column).unwrap_err();
        assert!(matches!(&error, Error::Type { found, .. } if found == column.data_type()));
        assert!(error.to_string().contains("text, binary"), "{error}");
        assert!(raddle_arrow::hmac_sha256_hex(b"key", column).is_err());
    }
    let numbers: DictionaryArray<Int8Type> =
        DictionaryArray::try_new(arrow_array::Int8Array::from(vec![0]), Arc::new(Int32Array::from(vec![1]))).unwrap();
    assert!(matches!(raddle_arrow::sha256(&numbers), Err(Error::Type { .. })));
}

/// Checks columns with so many rows that memory can't hold their digests. Runs create such columns without using
/// memory.
#[test]
fn rows_without_memory_are_an_error() {
    let ends = arrow_array::Int64Array::from(vec![i64::MAX]);
    let column = RunArray::<Int64Type>::try_new(&ends, &StringArray::from(vec!["a"])).unwrap();
    assert_eq!(raddle_arrow::sha256(&column), Err(Error::Memory { rows: i64::MAX as usize }));
}

/// Tests values that start after 2^31 bytes, in one array with 64-bit offsets. Zeros that nothing touches take no
/// memory, but the first value is hashed, so the test takes seconds.
#[test]
#[ignore = "reads more than 2 GiB"]
fn more_than_two_gibibytes() {
    let zeros = (1_usize << 31) + 5;
    let mut values = vec![0; zeros];
    values.extend_from_slice(b"abc");
    let offsets = vec![0, zeros as i64, zeros as i64 + 3];
    let column = LargeBinaryArray::new(arrow_buffer::OffsetBuffer::new(offsets.into()), values.into(), None);
    let digests = raddle_arrow::sha256(&column).unwrap();
    assert_eq!(digests.value(0), Sha256::digest(column.value(0)).as_slice());
    assert_eq!(digests.value(1), Sha256::digest(b"abc").as_slice());
}
