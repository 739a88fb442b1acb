//! The arithmetic in which instruction meanings and specifications are written.

use std::fmt::Debug;
use std::ops::{Add, BitAnd, BitOr, BitXor, Not, Sub};

/// A word of 1 to 64 bits in some domain: a number, a term, an interval.
///
/// One meaning, written over `Word`, runs on numbers ([`Concrete`]) and is proved on terms. Both operands of an
/// operation have the same width. A word consists of bytes, and a byte remembers which word it came from, so that
/// shuffles, loads and stores need no arithmetic at all.
pub trait Word:
    Copy
    + PartialEq
    + Debug
    + Add<Output = Self>
    + Sub<Output = Self>
    + BitXor<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
{
    /// One byte of a word. Registers and memory consist of these.
    type Byte: Copy + PartialEq + Debug;

    /// Returns the constant `x` in `bits` bits.
    fn lit(bits: u32, x: u64) -> Self;
    /// Returns a result that the architecture leaves undefined.
    fn undefined(bits: u32) -> Self;
    /// Returns the width in bits.
    fn bits(self) -> u32;
    /// Returns the number, if this word is the same number for every input.
    fn known(self) -> Option<u64>;
    /// Returns the difference from another word, if the difference is seen to be the same number for every input.
    fn distance(self, from: Self) -> Option<u64> {
        (self - from).known()
    }

    /// Rotates to the left by `k` bits.
    fn rol(self, k: u32) -> Self;
    /// Shifts to the left by `k` bits; the result is 0 if `k` is the width or more.
    fn shl(self, k: u32) -> Self;
    /// Shifts to the right by `k` bits, without a sign; the result is 0 if `k` is the width or more.
    fn shr(self, k: u32) -> Self;

    /// Returns `self + other + carry` and the carry out, a word of one bit.
    fn add_carry(self, other: Self, carry: Self) -> (Self, Self);
    /// Returns `self - other - borrow` and the borrow out, a word of one bit.
    fn sub_borrow(self, other: Self, borrow: Self) -> (Self, Self);
    /// Returns the product, as its low and its high word.
    fn mul_wide(self, other: Self) -> (Self, Self);
    /// Returns the product of polynomials over GF(2), as its low and its high word.
    fn clmul(self, other: Self) -> (Self, Self);
    /// Returns one bit: whether the word is zero.
    fn is_zero(self) -> Self;
    /// Returns `yes` if this bit is one, else `no`.
    fn select(self, yes: Self, no: Self) -> Self;
    /// Returns the low `bits` bits, or the word with zeros above it.
    fn resize(self, bits: u32) -> Self;
    /// Applies the S-box of AES (FIPS 197, 5.1.1) to an 8-bit word.
    fn sbox(self) -> Self;
    /// Applies MixColumns of AES (FIPS 197, 5.1.3) to one column, first byte lowest.
    fn mix_column(self) -> Self;

    /// Returns byte `i`, counted from the least significant.
    fn byte(self, i: usize) -> Self::Byte;
    /// Returns the word that consists of `bytes`, least significant first.
    fn of_bytes(bytes: &[Self::Byte]) -> Self;
    /// Returns the width in bits of the word that this byte is a part of, or 0 for a constant. At this width, a bitwise
    /// operation keeps words whole.
    fn grain(byte: Self::Byte) -> u32;

    /// Returns bit `k`, a word of one bit.
    fn bit(self, k: u32) -> Self {
        self.shr(k).resize(1)
    }
    /// Returns all ones if the words are equal, and otherwise zero.
    fn equals(self, other: Self) -> Self {
        (self ^ other).is_zero().select(!Self::lit(self.bits(), 0), Self::lit(self.bits(), 0))
    }
    /// Rotates to the right by `k` bits.
    fn ror(self, k: u32) -> Self {
        self.rol(self.bits() - k % self.bits())
    }
}

/// A number: the domain in which kernels run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Concrete {
    bits: u32,
    value: u64,
    defined: bool,
}

impl Debug for Concrete {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.defined { write!(f, "{:#x}:{}", self.value, self.bits) } else { write!(f, "undefined:{}", self.bits) }
    }
}

impl Concrete {
    /// Returns the number, whether or not the architecture defines it.
    pub fn value(self) -> u64 {
        self.value
    }

    #[inline]
    fn new(bits: u32, value: u64, defined: bool) -> Self {
        let mask = if bits == 64 { u64::MAX } else { (1 << bits) - 1 };
        Concrete { bits, value: value & mask, defined }
    }

    #[inline]
    fn map(self, f: impl Fn(u64) -> u64) -> Self {
        Concrete::new(self.bits, f(self.value), self.defined)
    }

    #[inline]
    fn zip(self, other: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        debug_assert_eq!(self.bits, other.bits, "widths of operands differ");
        Concrete::new(self.bits, f(self.value, other.value), self.defined && other.defined)
    }

    /// Splits a result of twice the width into its low and high word.
    fn halves(self, other: Self, product: u128) -> (Self, Self) {
        let defined = self.defined && other.defined;
        let high = (product >> self.bits) as u64;
        (Concrete::new(self.bits, product as u64, defined), Concrete::new(self.bits, high, defined))
    }
}

/// Declares the operators of two numbers.
macro_rules! operators {
    ($($operator:ident $method:ident $f:expr;)+) => { $(
        impl $operator for Concrete {
            type Output = Self;
            #[inline]
            fn $method(self, o: Self) -> Self {
                self.zip(o, $f)
            }
        }
    )+ };
}

operators! {
    Add add u64::wrapping_add;
    Sub sub u64::wrapping_sub;
    BitXor bitxor |a, b| a ^ b;
    BitAnd bitand |a, b| a & b;
    BitOr bitor |a, b| a | b;
}

impl Not for Concrete {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        self.map(|a| !a)
    }
}

/// One byte of a number, and whether the architecture defines it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ConcreteByte {
    /// The byte.
    pub value: u8,
    /// Whether the architecture defines the byte.
    pub defined: bool,
}

impl From<u8> for ConcreteByte {
    #[inline]
    fn from(value: u8) -> Self {
        ConcreteByte { value, defined: true }
    }
}

impl Word for Concrete {
    type Byte = ConcreteByte;

    #[inline]
    fn lit(bits: u32, x: u64) -> Self {
        Concrete::new(bits, x, true)
    }
    fn undefined(bits: u32) -> Self {
        Concrete::new(bits, 0, false)
    }
    #[inline]
    fn bits(self) -> u32 {
        self.bits
    }
    #[inline]
    fn known(self) -> Option<u64> {
        self.defined.then_some(self.value)
    }
    #[inline]
    fn rol(self, k: u32) -> Self {
        let (w, k) = (self.bits, k % self.bits);
        if k == 0 { self } else { self.map(|x| x << k | x >> (w - k)) }
    }
    #[inline]
    fn shl(self, k: u32) -> Self {
        self.map(|x| if k >= self.bits { 0 } else { x << k })
    }
    #[inline]
    fn shr(self, k: u32) -> Self {
        self.map(|x| if k >= self.bits { 0 } else { x >> k })
    }
    fn add_carry(self, o: Self, c: Self) -> (Self, Self) {
        let (sum, carry) = self.halves(o, self.value as u128 + o.value as u128 + c.value as u128);
        let defined = sum.defined && c.defined;
        (Concrete { defined, ..sum }, Concrete::new(1, carry.value, defined))
    }
    fn sub_borrow(self, o: Self, b: Self) -> (Self, Self) {
        // a - b is a + not b + 1, which carries if a - b does not borrow.
        let (difference, carry) = self.add_carry(!o, !b);
        (difference, !carry)
    }
    fn mul_wide(self, o: Self) -> (Self, Self) {
        self.halves(o, self.value as u128 * o.value as u128)
    }
    fn clmul(self, o: Self) -> (Self, Self) {
        let product = (0..self.bits).filter(|k| o.value >> k & 1 == 1).fold(0, |p, k| p ^ (self.value as u128) << k);
        self.halves(o, product)
    }
    fn is_zero(self) -> Self {
        Concrete::new(1, (self.value == 0) as u64, self.defined)
    }
    fn select(self, yes: Self, no: Self) -> Self {
        let chosen = if self.value == 1 { yes } else { no };
        Concrete { defined: self.defined && chosen.defined, ..chosen }
    }
    fn resize(self, bits: u32) -> Self {
        Concrete::new(bits, self.value, self.defined)
    }
    fn sbox(self) -> Self {
        self.map(|x| aes::SBOX[x as usize & 0xff] as u64)
    }
    fn mix_column(self) -> Self {
        self.map(|x| u32::from_le_bytes(aes::mix_column((x as u32).to_le_bytes())) as u64)
    }
    #[inline]
    fn byte(self, i: usize) -> ConcreteByte {
        ConcreteByte { value: (self.value >> (8 * i)) as u8, defined: self.defined }
    }
    #[inline]
    fn of_bytes(bytes: &[ConcreteByte]) -> Self {
        let value = bytes.iter().rev().fold(0, |x, b| x << 8 | b.value as u64);
        Concrete::new(8 * bytes.len() as u32, value, bytes.iter().all(|b| b.defined))
    }
    fn grain(_: ConcreteByte) -> u32 {
        64
    }
}

/// The two functions of AES that are not bit operations, computed from their definitions in FIPS 197.
mod aes {
    use std::sync::LazyLock;

    /// Multiplies by x in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1 (FIPS 197, 4.2).
    fn xtime(a: u8) -> u8 {
        a << 1 ^ (a >> 7) * 0x1b
    }

    fn mul(a: u8, b: u8) -> u8 {
        let (mut power, mut product) = (a, 0);
        for k in 0..8 {
            product ^= power * (b >> k & 1);
            power = xtime(power);
        }
        product
    }

    /// The S-box, byte by byte.
    pub(super) static SBOX: LazyLock<[u8; 256]> = LazyLock::new(|| std::array::from_fn(|a| sbox(a as u8)));

    /// Returns the affine map of FIPS 197, 5.1.1, of the inverse in GF(2^8), which is 0 for 0.
    fn sbox(a: u8) -> u8 {
        // a^254 is a^-1: the product of a^2, a^4 … a^128.
        let (mut power, mut inverse) = (a, 1);
        for _ in 1..8 {
            power = mul(power, power);
            inverse = mul(inverse, power);
        }
        (0..5).fold(0x63, |s, k| s ^ inverse.rotate_left(k))
    }

    pub(super) fn mix_column(c: [u8; 4]) -> [u8; 4] {
        std::array::from_fn(|i| {
            let [a, b, c, d] = std::array::from_fn(|j| c[(i + j) % 4]);
            xtime(a) ^ xtime(b) ^ b ^ c ^ d
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Figure 7 of FIPS 197, row by row.
    const SBOX: [u128; 16] = [
        0x637c777bf26b6fc53001672bfed7ab76,
        0xca82c97dfa5947f0add4a2af9ca472c0,
        0xb7fd9326363ff7cc34a5e5f171d83115,
        0x04c723c31896059a071280e2eb27b275,
        0x09832c1a1b6e5aa0523bd6b329e32f84,
        0x53d100ed20fcb15b6acbbe394a4c58cf,
        0xd0efaafb434d338545f9027f503c9fa8,
        0x51a3408f929d38f5bcb6da2110fff3d2,
        0xcd0c13ec5f974417c4a77e3d645d1973,
        0x60814fdc222a908846eeb814de5e0bdb,
        0xe0323a0a4906245cc2d3ac629195e479,
        0xe7c8376d8dd54ea96c56f4ea657aae08,
        0xba78252e1ca6b4c6e8dd741f4bbd8b8a,
        0x703eb5664803f60e613557b986c11d9e,
        0xe1f8981169d98e949b1e87e9ce5528df,
        0x8ca1890dbfe6426841992d0fb054bb16,
    ];

    #[test]
    fn the_s_box_is_that_of_fips_197_for_every_byte() {
        let table = SBOX.into_iter().flat_map(u128::to_be_bytes);
        assert!(table.enumerate().all(|(x, y)| aes::SBOX[x] == y));
    }

    /// Checks section 5.1.3: the product of the column with 03 x^3 + 01 x^2 + 01 x + 02 modulo x^4 + 1. The map is
    /// linear: we check that it is additive, and that the columns with one bit give the right results.
    #[test]
    fn mix_columns_is_that_of_fips_197_on_a_basis() {
        // Section 4.2: a product in GF(2^8), by long division by x^8 + x^4 + x^3 + x + 1.
        let product = |a: u32, b: u32| {
            let sum = (0..8).filter(|i| b >> i & 1 == 1).fold(0, |sum, i| sum ^ a << i);
            (8..16).rev().fold(sum, |rest, i| if rest >> i & 1 == 1 { rest ^ 0x11b << (i - 8) } else { rest })
        };
        let expected = |bit: usize| {
            let coefficients = [2, 1, 1, 3];
            let mut column = [0; 4];
            for (k, c) in coefficients.into_iter().enumerate() {
                column[(bit / 8 + k) % 4] = product(1 << (bit % 8), c) as u8;
            }
            column
        };
        let column = |x: u32| u32::from_le_bytes(aes::mix_column(x.to_le_bytes()));
        for bit in 0..32 {
            assert_eq!(aes::mix_column((1u32 << bit).to_le_bytes()), expected(bit));
        }
        for x in (0..1000u32).map(|i| i.wrapping_mul(0x9e37_79b9)) {
            let sum = (0..32).filter(|bit| x >> bit & 1 == 1).fold(0, |sum, bit| sum ^ column(1 << bit));
            assert_eq!(column(x), sum);
        }
        // Appendix B, round 1: the first column.
        assert_eq!(aes::mix_column([0xd4, 0xbf, 0x5d, 0x30]), [0x04, 0x66, 0x81, 0xe5]);
    }

    #[test]
    fn carries() {
        let (x, one, c) = (Concrete::lit(32, u32::MAX as u64), Concrete::lit(32, 1), Concrete::lit(1, 0));
        assert_eq!(x.add_carry(one, c), (Concrete::lit(32, 0), Concrete::lit(1, 1)));
        assert_eq!(Concrete::lit(32, 0).sub_borrow(one, c), (x, Concrete::lit(1, 1)));
        let m = Concrete::lit(64, u64::MAX);
        assert_eq!(m.mul_wide(m), (Concrete::lit(64, 1), Concrete::lit(64, u64::MAX - 1)));
        assert_eq!(Concrete::lit(64, 3).clmul(Concrete::lit(64, 3)).0, Concrete::lit(64, 5));
    }
}
