//! Tests that the normal forms recognise equal words and distinguish different ones.

use raddle_isa::Word;
use rustc_hash::FxHashMap;

use super::*;

fn words<const N: usize>() -> [Term; N] {
    reset();
    std::array::from_fn(|i| Term::atom(32, format!("x{i}"), Kind::Secret))
}

#[track_caller]
fn all_one(terms: &[Term]) {
    for term in terms {
        assert_eq!(*term, terms[0]);
    }
}

/// Checks FIPS 180-4, equations 4.2 and 4.3, and RFC 1321, 3.4, in the forms that kernels use.
#[test]
fn forms_of_a_bitwise_function() {
    let [x, y, z] = words();
    all_one(&[(x & y) ^ (!x & z), (x & y) | (!x & z), z ^ (x & (y ^ z)), (z | x) & (!x | y)]);
    all_one(&[
        (x & y) ^ (x & z) ^ (y & z),
        (x & y) | (z & (x | y)),
        y ^ ((x ^ y) & (y ^ z)),
        (x & y) | (y & z) | (z & x),
    ]);
    let last = x | !z;
    all_one(&[y ^ last, !(y ^ (z & !x)), (y & !last) | (!y & last)]);
    assert_ne!((x & y) ^ (!x & z), (x & z) ^ (!x & y));
    assert_ne!((x & y) | z, (x & y) ^ z);
}

#[test]
fn halves_of_a_function_are_added_one_by_one() {
    let [x, y, z, a, k] = words();
    all_one(&[a + ((x & z) | (y & !z)) + k, ((a + k) + (y & !z)) + (x & z), k + (a + y + (x & z)) - (y & z)]);
    all_one(&[a + ((x & y) | (x & z) | (y & z)), (a + (x & y)) + ((x ^ y) & z)]);
    all_one(&[a + (y ^ (x | !z)), a - Term::lit(32, 1) - (y ^ (z & !x))]);
    all_one(
        &[!x, Term::lit(32, u64::MAX) - x + Term::lit(32, 0), Term::lit(32, 0) - Term::lit(32, 1) - x].map(|t| a + t),
    );
    // These words have common bits.
    assert_ne!(a + (x & z) + (y & x), a + ((x & z) | (y & x)));
    assert_ne!(a + (x & z) + (y & !z), a + (x & z) + (y & z));
    assert_ne!(a + (x ^ y), a + (x | y));
}

#[test]
fn words_of_a_function_may_be_sums() {
    let [x, y, z, a, b] = words();
    let (e, f) = (a + b, (b + x).rol(7));
    all_one(&[z + ((e & f) ^ (!e & y)), z + (e & f) + (y & !e)]);
    all_one(&[y + ((x & z) | ((a + b) & !z)), (y + a + b) + (x & z) - (z & (b + a))]);
}

#[test]
fn rotations_of_two_shifts() {
    let [x, y] = words();
    all_one(&[x.rol(7), x.shl(7) | x.shr(25), x.shl(7) ^ x.shr(25), x.shl(7) + x.shr(25), x.ror(20).ror(5)]);
    all_one(&[y + x.rol(7), y + (x.shl(7) + x.shr(25))]);
    assert_ne!(x.shl(7) | x.shr(24), x.rol(7));
    assert_ne!(x.shl(7) | y.shr(25), x.rol(7));
    // One shift is subtracted and the other is added.
    assert_ne!(x.shl(7) - x.shr(25), x.rol(7));
}

/// A word of a message, whose bytes were reversed: kernels and specifications rotate it by different steps.
#[test]
fn rotations_of_reversed_bytes() {
    let [x] = words::<1>();
    let reversed: Vec<TermByte> = (0..4).rev().map(|i| x.byte(i)).collect();
    let x = Term::of_bytes(&reversed);
    for k in 0..32 {
        let by_ones = (0..k).fold(x, |x, _| x.rol(1));
        all_one(&[x.rol(k), by_ones, x.rol(k % 2 + 2).rol(32 + k - k % 2 - 2), x.shl(k) | x.shr(32 - k)]);
        assert_ne!(x.rol(k), x.rol(k + 1));
    }
    for k in (1..32).filter(|k| k % 8 > 0) {
        all_one(&[x.shl(k), x.rol(k) ^ x.shr(32 - k)]);
        all_one(&[x.shr(32 - k), x.rol(k) ^ x.shl(k)]);
    }
}

/// Checks FIPS 180-4, equations 4.4 and 4.6.
#[test]
fn sigmas() {
    let [x, a, b] = words();
    let sigma = x.ror(7) ^ x.ror(18) ^ x.shr(3);
    let (seventh, fourteenth) = (x.shr(7), x.shl(14));
    let shifts = [x.shr(3) ^ seventh, seventh.shr(11), fourteenth, fourteenth.shl(11)];
    all_one(&[sigma, shifts.into_iter().reduce(|a, b| a ^ b).expect("shifts")]);
    let e = a + b;
    all_one(&[e.ror(6) ^ e.ror(11) ^ e.ror(25), (((e.ror(14) ^ e).ror(5)) ^ e).ror(6)]);
    assert_ne!(e.ror(6) ^ e.ror(11) ^ e.ror(25), (((e.ror(14) ^ e).ror(5)) ^ e).ror(7));
    assert_ne!(sigma, x.ror(7) ^ x.ror(18) ^ x.ror(3));
}

#[test]
fn long_functions_are_opaque_and_not_wrong() {
    let x: [Term; 12] = words();
    let sum = |range: std::ops::Range<usize>| range.map(|i| x[i]).reduce(|a, b| a ^ b).expect("words");
    let (long, other) = (sum(0..6), sum(6..12));
    assert_eq!(long & other, other & long);
    assert_ne!(long & other, long & sum(5..11));
    let inputs: FxHashMap<Term, u64> =
        x.iter().enumerate().map(|(i, &x)| (x, 0x9e37_79b9 * i as u64 & 0xffff_ffff)).collect();
    let value = |t: Term| t.eval(&inputs).expect("inputs");
    assert_eq!(value(long & other), value(long) & value(other));
    assert_eq!(value(x[0] + (long & other)), value(x[0]).wrapping_add(value(long) & value(other)) & 0xffff_ffff);
}
