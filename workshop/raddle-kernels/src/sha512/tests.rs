//! Tests of the specification against the definition of its constants and the examples of the standard.

use raddle_isa::{Concrete, Word};

use super::spec;

fn primes() -> impl Iterator<Item = u32> {
    (2..).filter(|&n| (2..n).all(|k| n % k != 0))
}

/// Returns the product of two numbers, each with its lowest 32 bits first.
fn product(a: &[u32], b: &[u32]) -> Vec<u32> {
    let mut product = vec![0; a.len() + b.len()];
    for (i, &x) in a.iter().enumerate() {
        let mut carry = 0;
        for (j, &y) in b.iter().enumerate() {
            let sum = u64::from(product[i + j]) + u64::from(x) * u64::from(y) + carry;
            (product[i + j], carry) = (sum as u32, sum >> 32);
        }
        product[i + b.len()] = carry as u32;
    }
    product
}

/// Returns the first 64 fractional bits of the root of a number: the low bits of the greatest x with x^power at most n
/// 2^(64 power).
fn fraction(n: u32, power: usize) -> u64 {
    let fits = |x: u128| {
        let x: Vec<u32> = (0..3).map(|i| (x >> (32 * i)) as u32).collect();
        let of_x = (1..power).fold(x.clone(), |of_x, _| product(&of_x, &x));
        let mut most = vec![0; of_x.len()];
        most[2 * power] = n;
        of_x.iter().rev().le(most.iter().rev())
    };
    (0..96).rev().fold(0, |x: u128, bit| if fits(x | 1 << bit) { x | 1 << bit } else { x }) as u64
}

/// Checks sections 4.2.3, 5.3.4 and 5.3.5.
#[test]
fn constants_are_roots_of_primes() {
    assert!(spec::K.into_iter().zip(primes()).all(|(k, p)| k == fraction(p, 3)));
    assert!(spec::INITIAL.into_iter().zip(primes()).all(|(h, p)| h == fraction(p, 2)));
    assert!(spec::INITIAL_384.into_iter().zip(primes().skip(8)).all(|(h, p)| h == fraction(p, 2)));
}

/// Returns the hash value of a message that fits into one block.
fn digest(initial: [u64; 8], message: &[u8]) -> [u64; 8] {
    let mut block = [0; 128];
    block[..message.len()].copy_from_slice(message);
    block[message.len()] = 0x80;
    block[112..].copy_from_slice(&(8 * message.len() as u128).to_be_bytes());
    let lit = |x: u64| Concrete::lit(64, x);
    let word = |i: usize| u64::from_be_bytes(std::array::from_fn(|k| block[8 * i + k]));
    spec::compress(initial.map(lit), std::array::from_fn(|i| lit(word(i)))).map(Concrete::value)
}

/// Checks section 5.3.6.
#[test]
fn initial_hash_values_of_truncations() {
    let initial = spec::INITIAL.map(|word| word ^ 0xa5a5_a5a5_a5a5_a5a5);
    assert_eq!(digest(initial, b"SHA-512/224"), spec::INITIAL_224);
    assert_eq!(digest(initial, b"SHA-512/256"), spec::INITIAL_256);
}

/// Checks NIST, Cryptographic Standards and Guidelines, Example Values: SHA-512 of "abc".
#[test]
#[rustfmt::skip]
fn abc() {
    let expected = [
        0xddaf35a193617aba, 0xcc417349ae204131, 0x12e6fa4e89a97ea2, 0x0a9eeee64b55d39a,
        0x2192992a274fc1a8, 0x36ba3c23a3feebbd, 0x454d4423643ce80e, 0x2a9ac94fa54ca49f,
    ];
    assert_eq!(digest(spec::INITIAL, b"abc"), expected);
}
