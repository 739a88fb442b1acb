//! Hashes ten million rows of 8 to 40 bytes with raddle-arrow, then row by row with RustCrypto, and prints how much
//! faster the column is.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use arrow_array::{Array, StringArray, StringViewArray, builder::StringViewBuilder};
use raddle_arrow::Error;
use sha2::Digest;

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// The number of rows in a batch of an engine.
const BATCH_ROWS: usize = 8192;
const BATCHES: usize = 10_000_000 / BATCH_ROWS + 1;

/// Returns a batch of texts with evenly spread lengths.
fn batch() -> StringArray {
    let mut state = 1_u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state >> 33
    };
    let row = |_| {
        let len = 8 + next() % 33;
        (0..len).map(|_| char::from(b'a' + (next() % 26) as u8)).collect::<String>()
    };
    StringArray::from_iter_values((0..BATCH_ROWS).map(row))
}

/// Hashes row by row. Each digit comes from a table, which is much faster than the formatter of the standard library.
fn one_by_one<D: Digest>(column: &StringArray) -> StringViewArray {
    let mut digits = StringViewBuilder::with_capacity(column.len());
    let mut text = String::new();
    for value in column {
        text.clear();
        for byte in D::digest(value.unwrap_or_default()) {
            text.extend([byte >> 4, byte & 15].map(|digit| char::from(DIGITS[usize::from(digit)])));
        }
        digits.append_value(&text);
    }
    digits.finish()
}

/// Hashes row by row, without converting to digits.
fn bytes_one_by_one<D: Digest>(column: &StringArray) -> Vec<u8> {
    let mut digests = Vec::with_capacity(column.len() * 32);
    for value in column {
        digests.extend_from_slice(&D::digest(value.unwrap_or_default()));
    }
    digests
}

/// Returns the time for one row in nanoseconds. This is the median of the batches, on which other programs have little
/// effect.
fn time<T>(work: impl Fn() -> T) -> f64 {
    let batch = |_| {
        let start = Instant::now();
        black_box(work());
        start.elapsed()
    };
    let mut times: Vec<Duration> = (0..BATCHES).map(batch).collect();
    times.sort_unstable();
    times[BATCHES / 2].as_nanos() as f64 / BATCH_ROWS as f64
}

fn main() -> Result<(), Error> {
    let column = &batch();
    assert_eq!(raddle_arrow::md5_hex(column)?, one_by_one::<md5::Md5>(column));
    assert_eq!(raddle_arrow::sha256_hex(column)?, one_by_one::<sha2::Sha256>(column));
    let print = |name: &str, ours: f64, theirs: f64| {
        println!("{name:15} {ours:7.1} ns a row, RustCrypto {theirs:7.1} ns, {:.1} times faster", theirs / ours);
    };
    print("md5", time(|| raddle_arrow::md5(column)), time(|| bytes_one_by_one::<md5::Md5>(column)));
    print("md5, digits", time(|| raddle_arrow::md5_hex(column)), time(|| one_by_one::<md5::Md5>(column)));
    print("sha256", time(|| raddle_arrow::sha256(column)), time(|| bytes_one_by_one::<sha2::Sha256>(column)));
    print("sha256, digits", time(|| raddle_arrow::sha256_hex(column)), time(|| one_by_one::<sha2::Sha256>(column)));
    Ok(())
}
