//! Tests digests of rows: test vectors, a second implementation in Python, rows that must differ, and random pairs of
//! rows.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    process::Command,
    sync::Arc,
};

use arrow_array::{types::*, *};
use arrow_buffer::i256;
use arrow_schema::{
    DataType::{self, *},
    Field, FieldRef, IntervalUnit, UnionFields, UnionMode,
    extension::{EXTENSION_TYPE_METADATA_KEY, EXTENSION_TYPE_NAME_KEY},
};
use proptest::prelude::*;
use raddle_arrow::{Error, hash_rows, hex};

fn digits(columns: &[ArrayRef]) -> Vec<String> {
    digits_of(&columns.iter().map(|column| (None, column.clone())).collect::<Vec<_>>())
}

/// The name of an extension type, and its parameters.
type Extension = (&'static str, Option<&'static str>);

fn field(extension: Option<Extension>, kind: &DataType) -> FieldRef {
    let name = extension.map(|(name, _)| (EXTENSION_TYPE_NAME_KEY, name));
    let parameters = extension.and_then(|(_, parameters)| Some((EXTENSION_TYPE_METADATA_KEY, parameters?)));
    let metadata = name.into_iter().chain(parameters).map(|(key, value)| (key.to_owned(), value.to_owned()));
    Arc::new(Field::new("column", kind.clone(), true).with_metadata(metadata.collect::<HashMap<_, _>>()))
}

fn digits_of(columns: &[(Option<Extension>, ArrayRef)]) -> Vec<String> {
    let fields: Vec<_> = columns.iter().map(|(extension, column)| field(*extension, column.data_type())).collect();
    let columns: Vec<_> = columns.iter().map(|(_, column)| column.clone()).collect();
    let digits = hex(&hash_rows(&fields, &columns).unwrap()).unwrap();
    digits.iter().map(|row| row.expect("no digest is null").to_owned()).collect()
}

fn text(values: &[Option<&str>]) -> ArrayRef {
    Arc::new(StringArray::from(values.to_vec()))
}

/// Returns a column of one number, date or time.
fn one<T: ArrowPrimitiveType>(value: T::Native) -> ArrayRef {
    Arc::new(PrimitiveArray::<T>::from_iter_values([value]))
}

/// Returns a column of one 128-bit decimal: number / 10^scale.
fn decimal(number: i128, scale: i8) -> ArrayRef {
    Arc::new(Decimal128Array::from(vec![number]).with_precision_and_scale(38, scale).unwrap())
}

/// Returns a column of one timestamp in seconds.
fn timestamp(seconds: i64, zone: Option<&str>) -> ArrayRef {
    Arc::new(TimestampSecondArray::from(vec![seconds]).with_timezone_opt(zone))
}

/// The number of seconds from 1970 to 2000.
const YEAR_2000: i64 = 10_957 * 86_400;

/// Checks the vectors of the documentation of `hash_rows`.
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
    let numbers =
        digits(&[Arc::new(NullArray::new(1)), one::<Float32Type>(1.5), decimal(-1250, 2), one::<Date32Type>(10_957)]);
    assert_eq!(numbers, ["b1bc2b985724c94c7392b7356d7bd02edec1358ddb90592bfe4e70a2cadc7974"]);
    let times = digits(&[
        one::<Time32SecondType>(3723),
        timestamp(YEAR_2000, None),
        timestamp(YEAR_2000, Some("UTC")),
        one::<DurationMillisecondType>(1),
    ]);
    assert_eq!(times, ["e87cf13339e2e1df7ec3ac1ffa2acd3ba73e32ed2e61013f23c0ea32c8132366"]);
    let month = digits_of(&[(Some(("pandas.period", Some(r#"{"freq": "M"}"#))), one::<Int64Type>(600))]);
    assert_eq!(month, ["c694988d330c828214b5f8093bca0588590d0c484aa50e3788da920ba836fc88"]);
}

/// A second implementation of the encoding, written from its documentation.
const PYTHON: &str = r"
import hashlib, math, struct
def value(kind, data):
    return bytes([kind, 0]) if data is None else bytes([kind, 1]) + struct.pack('<Q', len(data)) + data
def nanoseconds(number):
    return number.to_bytes(16, 'little', signed=True)
def decimal(number, scale):
    digits = str(number).rstrip('0') if number else '0'
    scale -= len(str(number)) - len(digits) if number else scale
    number = int(digits)
    length = next(n for n in range(1, 33) if -1 << 8 * n - 1 <= number < 1 << 8 * n - 1)
    return struct.pack('<h', scale) + number.to_bytes(length, 'little', signed=True)
for i in range(600):
    text = None if i % 7 == 3 else ('é%d' % i * (i % 11)).encode()
    signed = None if i % 5 == 1 else struct.pack('<q', i - 300)
    unsigned = struct.pack('<Q', i * 100)
    boolean = None if i % 3 == 0 else bytes([i % 2])
    binary = bytes([i % 256]) * (70000 if i % 100 == 50 else i)
    row = value(1, text) + value(4, signed) + value(5, unsigned) + value(3, boolean) + value(2, binary)
    number = (i - 300) * 10 ** (i % 60)
    real = None if i % 13 == 0 else struct.pack('<Q', 0x7ff8 << 48) if i % 13 == 1 else struct.pack('<d', (i - 300) / 8)
    row += value(0, None) + value(6, real) + value(7, decimal(number, 40)) + value(7, decimal(i - 300, -4))
    row += value(8, nanoseconds((i - 300) * 86400 * 10 ** 9)) + value(8, nanoseconds((i - 300) * 10 ** 6))
    row += value(9, nanoseconds(i * 10 ** 9)) + value(9, nanoseconds(i * 1000))
    row += value(10, nanoseconds((i - 300) * 10 ** 6)) + value(11, nanoseconds((i - 300) * 2 ** 53 * 10 ** 9))
    row += value(12, None if i % 2 else nanoseconds(i - 300))
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
    let signed = |i: usize| i as i64 - 300;
    let power = |i: usize| i256::from(signed(i)) * i256::from(10).wrapping_pow(i as u32 % 60);
    let real = |i: usize| if i % 13 == 1 { -f32::NAN } else { signed(i) as f32 / 8.0 };
    let large: Decimal256Array = rows.clone().map(|i| Some(power(i))).collect();
    let small: Decimal64Array = rows.clone().map(|i| Some(signed(i))).collect();
    let columns: [ArrayRef; 16] = [
        Arc::new(
            rows.clone().map(|i| (i % 7 != 3).then(|| format!("é{i}").repeat(i % 11))).collect::<StringViewArray>(),
        ),
        Arc::new(rows.clone().map(|i| (i % 5 != 1).then_some(i as i64 - 300)).collect::<Int64Array>()),
        Arc::new(rows.clone().map(|i| Some(i as u16 * 100)).collect::<UInt16Array>()),
        Arc::new(rows.clone().map(|i| (i % 3 != 0).then_some(i % 2 == 1)).collect::<BooleanArray>()),
        Arc::new(BinaryArray::from_iter_values(
            rows.clone().map(|i| vec![i as u8; if i % 100 == 50 { 70_000 } else { i }]),
        )),
        Arc::new(NullArray::new(600)),
        Arc::new(rows.clone().map(|i| (i % 13 != 0).then(|| real(i))).collect::<Float32Array>()),
        Arc::new(large.with_precision_and_scale(76, 40).unwrap()),
        Arc::new(small.with_precision_and_scale(18, -4).unwrap()),
        Arc::new(rows.clone().map(|i| Some(signed(i) as i32)).collect::<Date32Array>()),
        Arc::new(rows.clone().map(|i| Some(signed(i))).collect::<Date64Array>()),
        Arc::new(rows.clone().map(|i| Some(i as i32)).collect::<Time32SecondArray>()),
        Arc::new(rows.clone().map(|i| Some(i as i64)).collect::<Time64MicrosecondArray>()),
        Arc::new(rows.clone().map(|i| Some(signed(i))).collect::<TimestampMillisecondArray>()),
        Arc::new(rows.clone().map(|i| Some(signed(i) << 53)).collect::<TimestampSecondArray>().with_timezone("+01:00")),
        Arc::new(rows.clone().map(|i| (i % 2 == 0).then_some(signed(i))).collect::<DurationNanosecondArray>()),
    ];
    let found = digits(&columns);
    let expected = String::from_utf8(output.stdout).unwrap();
    assert_eq!(found, expected.lines().collect::<Vec<_>>());
    let part: Vec<ArrayRef> = columns.iter().map(|column| column.slice(45, 300)).collect();
    assert_eq!(digits(&part), found[45..345]);
}

/// Checks rows that concatenation would confuse.
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
        vec![Arc::new(NullArray::new(1))],
        vec![one::<Float64Type>(0.0)],
        vec![one::<Float64Type>(-0.0)],
        vec![one::<Float64Type>(1.0)],
        vec![one::<Float64Type>(f64::NAN)],
        vec![decimal(0, 0)],
        vec![decimal(1, 0)],
        vec![decimal(1, 1)],
        vec![decimal(-1, 0)],
        vec![decimal(255, 0)],
        vec![one::<Date32Type>(1)],
        vec![one::<Time32SecondType>(86_400)],
        vec![timestamp(86_400, None)],
        vec![timestamp(86_400, Some("UTC"))],
        vec![one::<DurationSecondType>(86_400)],
    ];
    let all: BTreeSet<_> = rows.iter().map(|row| digits(row)).collect();
    assert_eq!(all.len(), rows.len());
}

/// Checks that the way Arrow stores a value does not change the digest.
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
    let alike: [Vec<ArrayRef>; 9] = [
        vec![one::<Int8Type>(-5), one::<Int64Type>(-5)],
        vec![one::<Float32Type>(1.5), one::<Float64Type>(1.5)],
        // These are the result of 0.0 / 0.0 on x86, a signalling NaN, and a NaN of each width.
        vec![
            one::<Float64Type>(f64::from_bits(0xfff8 << 48)),
            one::<Float64Type>(f64::from_bits((0x7ff0 << 48) + 1)),
            one::<Float32Type>(f32::NAN),
            one::<Float64Type>(f64::NAN),
        ],
        vec![
            decimal(100, 2),
            decimal(10, 1),
            decimal(1, 0),
            Arc::new(Decimal256Array::from(vec![i256::from(1000)]).with_precision_and_scale(76, 3).unwrap()),
        ],
        vec![decimal(0, 0), decimal(0, 5)],
        vec![one::<Date32Type>(-1), one::<Date64Type>(-86_400_000)],
        vec![one::<Time32SecondType>(1), one::<Time64NanosecondType>(1_000_000_000)],
        vec![timestamp(1, Some("UTC")), timestamp(1, Some("Europe/Berlin")), timestamp(1, Some("+00:00"))],
        vec![one::<DurationSecondType>(1), one::<DurationMicrosecondType>(1_000_000)],
    ];
    for group in alike {
        let all: BTreeSet<_> = group.iter().map(|column| digits(std::slice::from_ref(column))).collect();
        assert_eq!(all.len(), 1, "{group:?}");
    }
}

#[test]
fn columns_that_do_not_fit_are_errors() {
    let error_of = |kinds: &[DataType]| {
        let fields: Vec<_> = kinds.iter().map(|kind| field(Some(("any", None)), kind)).collect();
        hash_rows(&fields, &kinds.iter().map(new_empty_array).collect::<Vec<_>>()).unwrap_err()
    };
    assert_eq!(error_of(&[]), Error::NoColumns);
    let (fields, columns) = ([field(None, &Utf8), field(None, &Utf8)], [text(&[]), text(&[None])]);
    assert_eq!(hash_rows(&fields, &columns), Err(Error::Rows { first: 0, other: 1 }));
    let error = hash_rows(&fields, &columns[1..]).unwrap_err();
    assert_eq!(error, Error::Fields { fields: 2, columns: 1 });
    assert_eq!(error.to_string(), "2 fields describe 1 columns");
    assert_eq!(
        error_of(&[Utf8, Interval(IntervalUnit::YearMonth)]).to_string(),
        "a column of the type Interval(YearMonth) can't be hashed: give text, binary, booleans, integers, floating-point \
         numbers, decimals, dates, times, timestamps, durations, nulls, or a dictionary or runs of these"
    );
    let item = field(None, &Int64);
    let pair = Struct([field(None, &Utf8), Arc::new(Field::new("value", Int64, true))].into_iter().collect());
    let refused = [
        Interval(IntervalUnit::DayTime),
        Interval(IntervalUnit::MonthDayNano),
        List(item.clone()),
        LargeList(item.clone()),
        ListView(item.clone()),
        LargeListView(item.clone()),
        FixedSizeList(item.clone(), 2),
        pair.clone(),
        Map(Arc::new(Field::new("entries", pair, false)), false),
        Union(UnionFields::try_new([0], [item.clone()]).unwrap(), UnionMode::Dense),
    ];
    for kind in refused {
        let runs = RunEndEncoded(Arc::new(Field::new("run_ends", Int32, false)), field(None, &kind));
        let keyed = Dictionary(Box::new(Int8), Box::new(kind.clone()));
        for column in [kind.clone(), runs, keyed] {
            assert!(matches!(error_of(&[column]), Error::Type { found, .. } if found == kind));
        }
    }
    assert_eq!(hash_rows(&fields[..1], &columns[..1]).unwrap().len(), 0);
}

/// A value of a random row.
#[derive(Clone, Debug)]
enum Value {
    Null,
    Text(Option<String>),
    Binary(Vec<u8>),
    Boolean(bool),
    Integer(i64),
    Unsigned(u8),
    Real(f32, bool),
    Decimal(i64, i8),
    Time(u8, i64, bool),
}

fn value() -> impl Strategy<Value = Value> {
    // There are few values of each kind, so that many rows are equal.
    prop_oneof![
        Just(Value::Null),
        prop::option::of("[ab\0]{0,2}").prop_map(Value::Text),
        prop::collection::vec(0..3_u8, 0..3).prop_map(Value::Binary),
        any::<bool>().prop_map(Value::Boolean),
        (-2..3_i64).prop_map(Value::Integer),
        (0..3_u8).prop_map(Value::Unsigned),
        (prop::sample::select(vec![0.0, -0.0, 1.0, 2.0, f32::NAN]), any::<bool>())
            .prop_map(|(number, wide)| Value::Real(number, wide)),
        (prop_oneof![-2..3_i64, prop::sample::select(vec![10, 100, 127, 128, 255, 256, -128, -129])], -2..3_i8)
            .prop_map(|(number, scale)| Value::Decimal(number, scale)),
        (0..5_u8, prop::sample::select(vec![-1000, -1, 0, 1, 1000]), any::<bool>())
            .prop_map(|(kind, number, milli)| Value::Time(kind, number, milli)),
    ]
}

impl Value {
    fn column(&self) -> ArrayRef {
        match *self {
            Self::Null => Arc::new(NullArray::new(1)),
            Self::Text(ref value) => text(&[value.as_deref()]),
            Self::Binary(ref value) => Arc::new(BinaryArray::from(vec![&value[..]])),
            Self::Boolean(value) => Arc::new(BooleanArray::from(vec![value])),
            Self::Integer(value) => one::<Int64Type>(value),
            Self::Unsigned(value) => one::<UInt8Type>(value),
            Self::Real(value, true) => one::<Float64Type>(value.into()),
            Self::Real(value, false) => one::<Float32Type>(value),
            Self::Decimal(number, scale) => decimal(number.into(), scale),
            Self::Time(0, days, _) => one::<Date32Type>(days as i32),
            Self::Time(1, number, true) => one::<Time32MillisecondType>(number as i32),
            Self::Time(1, number, false) => one::<Time32SecondType>(number as i32),
            Self::Time(4, number, true) => one::<DurationMillisecondType>(number),
            Self::Time(4, number, false) => one::<DurationSecondType>(number),
            Self::Time(zoned, number, milli) => {
                let zone = (zoned == 3).then_some("UTC");
                match milli {
                    true => Arc::new(TimestampMillisecondArray::from(vec![number]).with_timezone_opt(zone)),
                    false => timestamp(number, zone),
                }
            }
        }
    }

    /// Returns a text that is equal for equal values, and differs for different values.
    fn meaning(&self) -> String {
        match self {
            // The number is in hundredths, because no scale is finer than that.
            Self::Decimal(number, scale) => format!("decimal {}", number * 10_i64.pow((2 - i32::from(*scale)) as u32)),
            Self::Real(value, _) => format!("real {value:?}"),
            Self::Time(0, days, _) => format!("date {days}"),
            Self::Time(kind, number, milli) => format!("time {kind} {}", if *milli { *number } else { number * 1000 }),
            other => format!("{other:?}"),
        }
    }
}

/// A value, the extension type of its column, and how Arrow stores the column.
#[derive(Clone, Debug)]
struct Cell {
    value: Value,
    extension: Option<Extension>,
    /// Whether the column consists of runs whose values have the extension type.
    in_runs: bool,
    in_dictionary: bool,
}

fn cell() -> impl Strategy<Value = Cell> {
    // The name and the parameters of some types are the same when they are joined.
    let extensions: Vec<Extension> =
        vec![("month", None), ("month", Some("")), ("month", Some("s")), ("months", None), ("day", None)];
    (value(), prop::option::of(prop::sample::select(extensions)), any::<bool>(), any::<bool>())
        .prop_map(|(value, extension, in_runs, in_dictionary)| Cell { value, extension, in_runs, in_dictionary })
}

impl Cell {
    fn column(&self) -> (Option<Extension>, ArrayRef) {
        let (mut extension, mut column) = (self.extension, self.value.column());
        if self.in_runs {
            let runs = RunArray::try_new(&Int32Array::from(vec![1]), &column).unwrap();
            let ends = Arc::new(Field::new("run_ends", Int32, false));
            let kind = RunEndEncoded(ends, field(extension.take(), column.data_type()));
            column = make_array(runs.to_data().into_builder().data_type(kind).build().unwrap());
        }
        if self.in_dictionary {
            // A null may be a null of the keys or of the values.
            let key = (self.in_runs || column.is_valid(0)).then_some(0);
            column = Arc::new(DictionaryArray::<Int8Type>::new(Int8Array::from(vec![key]), column));
        }
        (extension, column)
    }

    /// Returns a text that is equal for equal values of one extension type, and otherwise differs.
    fn meaning(&self) -> String {
        let extension = self.extension.map(|(name, parameters)| (name, parameters.unwrap_or_default()));
        format!("{} {extension:?}", self.value.meaning())
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20, failure_persistence: None, ..ProptestConfig::default() })]

    /// Checks for any two rows that the digests are equal if and only if the rows mean the same.
    #[test]
    fn random_pairs(rows in prop::collection::vec(prop::collection::vec(cell(), 1..3), 300)) {
        let digest = |row: &Vec<Cell>| digits_of(&row.iter().map(Cell::column).collect::<Vec<_>>());
        let meaning = |row: &Vec<Cell>| row.iter().map(Cell::meaning).collect::<Vec<_>>();
        let pairs: BTreeSet<_> = rows.iter().map(|row| (digest(row), meaning(row))).collect();
        let by_digest: BTreeMap<_, _> = pairs.iter().cloned().collect();
        let by_meaning: BTreeMap<_, _> = pairs.iter().map(|(digest, meaning)| (meaning, digest)).collect();
        prop_assert_eq!((by_digest.len(), by_meaning.len()), (pairs.len(), pairs.len()));
    }
}
