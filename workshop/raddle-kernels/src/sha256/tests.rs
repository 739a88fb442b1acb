//! Tests of the specification against the definition of its constants and the examples of the standard.

use raddle_isa::{Concrete, Word};

use super::spec;

fn primes() -> impl Iterator<Item = u128> {
    (2..).filter(|&n| (2..n).all(|k| n % k != 0))
}

/// Returns the greatest x whose power is at most n, for x below 2^44.
fn root(n: u128, power: u32) -> u128 {
    (0..44)
        .rev()
        .fold(0, |x, bit| if (x | 1u128 << bit).checked_pow(power).is_some_and(|p| p <= n) { x | 1 << bit } else { x })
}

/// Checks sections 4.2.2, 5.3.2 and 5.3.3: roots of primes, as numbers with 32 or 64 fractional bits.
#[test]
fn constants_are_roots_of_primes() {
    for (k, p) in spec::K.into_iter().zip(primes()) {
        assert_eq!(k, root(p << 96, 3) as u32);
    }
    for (h, p) in spec::INITIAL.into_iter().zip(primes()) {
        assert_eq!(h, root(p << 64, 2) as u32);
    }
    // Six integer bits and 64 fractional bits: the root is computed in two halves.
    for (h, p) in spec::INITIAL_224.into_iter().zip(primes().skip(8)) {
        let high = root(p << 64, 2);
        assert_eq!(h, half_of_root(2 * high, (p << 64) - high * high));
    }
}

/// Returns the low half of the root of a number. `twice_high` is twice the high half, and `rest` is the number minus
/// the square of that half: the result is the greatest x below 2^32 with (2 high) x + x^2 / 2^32 <= rest 2^32.
fn half_of_root(twice_high: u128, rest: u128) -> u32 {
    let fits = |x: u32| twice_high * u128::from(x) + u128::from(x).pow(2).div_ceil(1 << 32) <= rest << 32;
    (0..32).rev().fold(0, |x, bit| if fits(x | 1 << bit) { x | 1 << bit } else { x })
}

/// Returns the hash value of an example whose padded message is one block.
fn digest(message: &[u8]) -> [Concrete; 8] {
    let mut block = [0; 64];
    block[..message.len()].copy_from_slice(message);
    block[message.len()] = 0x80;
    block[56..].copy_from_slice(&(8 * message.len() as u64).to_be_bytes());
    let word = |i: usize| u32::from_be_bytes(std::array::from_fn(|k| block[4 * i + k]));
    let lit = |x: u32| Concrete::lit(32, x.into());
    spec::compress(spec::INITIAL.map(lit), std::array::from_fn(|i| lit(word(i))))
}

/// Checks NIST, Cryptographic Standards and Guidelines, Example Values: SHA-256 of "abc".
#[test]
fn abc() {
    let expected = [0xba7816bf, 0x8f01cfea, 0x414140de, 0x5dae2223, 0xb00361a3, 0x96177a9c, 0xb410ff61, 0xf20015ad];
    assert_eq!(digest(b"abc"), expected.map(|x| Concrete::lit(32, x)));
}
