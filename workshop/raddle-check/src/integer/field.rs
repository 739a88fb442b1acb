//! Values of polynomials at a point, modulo two primes.

use std::iter::Sum;
use std::ops::{Add, Mul};

use ethnum::{I256, U256};
use raddle_isa::canonical::sha256;
use raddle_isa::{Concrete, Word};
use raddle_kernels::Kernel;
use raddle_kernels::chacha20::spec;

/// Returns the prime of Poly1305, 2^130 - 5, and an unrelated one, 2^127 - 1. An equation that holds only modulo the
/// first prime is a congruence. An equation that holds modulo both counts as an equality of polynomials with whole
/// coefficients.
pub fn primes() -> [U256; 2] {
    [(U256::ONE << 130) - U256::new(5), (U256::ONE << 127) - U256::ONE]
}

/// The value of a polynomial at a random point, modulo each of the [`primes`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Point([U256; 2]);

impl Point {
    /// Returns the value of a constant.
    pub fn of(x: I256) -> Point {
        Point(primes().map(|prime| x.rem_euclid(prime.as_i256()).as_u256()))
    }

    /// Returns the value modulo only 2^130 - 5.
    pub fn residue(self) -> Point {
        Point([self.0[0], U256::ZERO])
    }

    /// Returns the product with 2^n.
    pub fn shifted(self, n: u32) -> Point {
        self * Point::of(I256::ONE << n)
    }

    /// Returns the difference, which is used to give a value to a number with several limbs.
    pub fn minus(self, other: Point) -> Point {
        self + other * Point::of(I256::MINUS_ONE)
    }

    /// Divides by two, `times` times.
    pub fn halved(self, times: u32) -> Point {
        // 1/2 is (prime + 1) / 2.
        let half = Point(primes().map(|prime| (prime + U256::ONE) >> 1));
        (0..times).fold(self, |x, _| x * half)
    }

    /// Returns this value modulo the first prime, with another value modulo the second.
    pub fn or_else(self, other: Point) -> Point {
        Point([self.0[0], other.0[1]])
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, o: Point) -> Point {
        let [p, q] = primes();
        Point([(self.0[0] + o.0[0]) % p, (self.0[1] + o.0[1]) % q])
    }
}

impl Sum for Point {
    fn sum<I: Iterator<Item = Point>>(all: I) -> Point {
        all.fold(Point::of(I256::ZERO), Add::add)
    }
}

impl Mul for Point {
    type Output = Point;
    fn mul(self, o: Point) -> Point {
        // We multiply in two steps, so that no product has more than 256 bits.
        let times = |a: U256, b: U256, prime: U256| {
            let (high, low) = (b >> 64, b & U256::new(u64::MAX.into()));
            ((((a * high) % prime) << 64) + a * low) % prime
        };
        let [p, q] = primes();
        Point([times(self.0[0], o.0[0], p), times(self.0[1], o.0[1], q)])
    }
}

/// The choice of the points: the key of their [`Random`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Seed([u32; 8]);

impl Seed {
    /// Returns the seed of a kernel: the SHA-256 digest of everything that the proof is about (text, table, contract,
    /// frame, calling convention and statement). A kernel that is right only at its own points would have to be found
    /// among 2^256 seeds.
    pub fn of(kernel: &Kernel, statement: &str) -> Seed {
        let hash = sha256(&[kernel.hash().as_bytes(), kernel.subject_hash(statement).as_bytes()]);
        let word = |i: usize| u32::from_str_radix(&hash[8 * i..8 * i + 8], 16).expect("a hash is hexadecimal");
        let seed = Seed(std::array::from_fn(word));
        #[cfg(test)]
        let seed = cut(seed);
        seed
    }
}

impl From<u32> for Seed {
    fn from(number: u32) -> Seed {
        Seed([number, 0, 0, 0, 0, 0, 0, 0])
    }
}

/// A source of points: ChaCha20 with a seed as its key.
pub struct Random {
    state: [Concrete; 16],
}

impl Random {
    /// Creates the source with this number among the sources of a seed.
    pub fn new(seed: Seed, number: u64) -> Random {
        let mut state = [Concrete::lit(32, 0); 16];
        let [low, high] = [number as u32, (number >> 32) as u32];
        let words = spec::CONSTANTS.into_iter().chain(seed.0).chain([0, 0, low, high]);
        for (i, word) in words.enumerate() {
            state[i] = Concrete::lit(32, word.into());
        }
        Random { state }
    }

    /// Returns the words of block number `i`.
    pub(crate) fn block(&self, i: u64) -> [Concrete; 16] {
        let mut state = self.state;
        (state[12], state[13]) = (Concrete::lit(32, i & 0xffff_ffff), Concrete::lit(32, i >> 32));
        spec::block(&state)
    }

    /// Returns point number `i`.
    pub fn point(&self, i: u64) -> Point {
        let block = self.block(i);
        let number = |words: &[Concrete]| words.iter().fold(U256::ZERO, |x, w| x << 32 | U256::new(w.value().into()));
        let [p, q] = primes();
        Point([number(&block[..8]) % p, number(&block[8..]) % q])
    }
}

#[cfg(test)]
thread_local! {
    /// The number of bits to which the seeds of this thread are cut.
    pub(crate) static CUT: std::cell::Cell<Option<u32>> = const { std::cell::Cell::new(None) };
}

#[cfg(test)]
fn cut(seed: Seed) -> Seed {
    CUT.get().map_or(seed, |bits| (seed.0[0] & ((1 << bits) - 1)).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field() {
        let random = Random::new(1.into(), 0);
        let [a, b, c] = [1, 2, 3].map(|i| random.point(i));
        assert_eq!((a + b) * c, a * c + b * c);
        assert_eq!(a.minus(b) + b, a);
        assert_eq!(a.halved(7).shifted(7), a);
        // 2^130 is congruent to 5.
        assert_eq!(Point::of(I256::ONE << 130).residue(), Point::of(I256::new(5)).residue());
        assert_eq!(Point::of(I256::new(-1)).0[0], (U256::ONE << 130) - U256::new(6));
    }
}
