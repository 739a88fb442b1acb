//! Polynomials over GF(2), as GHASH multiplies them, written only for clarity.

use std::ops::{Add, Mul};

/// An element of `GF(2)[x]` modulo Q = x^128 + x^127 + x^126 + x^121 + 1, bit i the coefficient of x^i.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Point(pub u128);

impl Point {
    /// The zero polynomial.
    pub const ZERO: Point = Point(0);

    /// Q without x^128.
    pub const Q: u128 = 1 << 127 | 1 << 126 | 1 << 121 | 1;

    /// Returns the product with x^n.
    #[inline]
    pub fn shifted(self, n: u32) -> Point {
        (0..n).fold(self, |Point(a), _| Point(a << 1 ^ (a >> 127) * Point::Q))
    }

    /// Returns the product with x^-n: Q is odd, so adding it to an odd polynomial gives an even one.
    #[inline]
    pub fn shifted_down(self, n: u32) -> Point {
        (0..n).fold(self, |Point(a), _| Point(if a & 1 == 1 { (a ^ Point::Q) >> 1 | 1 << 127 } else { a >> 1 }))
    }

    /// Returns a power.
    #[inline]
    pub fn power(self, n: u32) -> Point {
        (0..n).fold(Point(1), |power, _| power * self)
    }
}

impl Add for Point {
    type Output = Point;
    #[allow(clippy::suspicious_arithmetic_impl, reason = "the sum of coefficients modulo 2")]
    #[inline]
    fn add(self, o: Point) -> Point {
        Point(self.0 ^ o.0)
    }
}

impl Mul for Point {
    type Output = Point;
    #[inline]
    fn mul(self, o: Point) -> Point {
        (0..128).rev().fold(Point::ZERO, |product, i| {
            let product = product.shifted(1);
            if o.0 >> i & 1 == 1 { product + self } else { product }
        })
    }
}

impl std::iter::Sum for Point {
    #[inline]
    fn sum<I: Iterator<Item = Point>>(all: I) -> Point {
        all.fold(Point::ZERO, Add::add)
    }
}
