//! The arithmetic in which the specifications are written: 32-bit and 64-bit words.

use core::{
    hint::black_box,
    ops::{Add, BitAnd, BitOr, BitXor, Not},
};

/// A word, or a bit if the specification says so.
pub(crate) trait Word:
    Copy + Add<Output = Self> + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Not<Output = Self>
{
    /// Returns the constant `x`, in `bits` bits.
    fn lit(bits: u32, x: u64) -> Self;
    /// Rotates to the left by `k` bits.
    #[must_use]
    fn rol(self, k: u32) -> Self;
    /// Shifts to the left by `k` bits, fewer than the word has.
    #[must_use]
    fn shl(self, k: u32) -> Self;
    /// Shifts to the right by `k` bits, fewer than the word has.
    #[must_use]
    fn shr(self, k: u32) -> Self;
    /// Returns bit `k`.
    #[must_use]
    fn bit(self, k: u32) -> Self;
    /// Returns `self + other + carry` and the carry out. Both carries are bits.
    fn add_carry(self, other: Self, carry: Self) -> (Self, Self);
    /// Returns the low and the high word of the product.
    fn mul_wide(self, other: Self) -> (Self, Self);
    /// Selects `yes` if this bit is 1, and `no` otherwise, without a branch.
    #[must_use]
    fn select(self, yes: Self, no: Self) -> Self;
    /// Returns all ones if the words are equal, and otherwise zero; not in constant time.
    #[must_use]
    fn equals(self, other: Self) -> Self;
}

/// Declares the words of each width, and the integers that hold their products.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident = $word:ty, $wide:ty;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Default)]
        pub(crate) struct $name(pub(crate) $word);

        impl Add for $name {
            type Output = Self;
            #[inline]
            fn add(self, other: Self) -> Self {
                Self(self.0.wrapping_add(other.0))
            }
        }

        impl BitAnd for $name {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl BitOr for $name {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl BitXor for $name {
            type Output = Self;
            #[inline]
            fn bitxor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }

        impl Not for $name {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self(!self.0)
            }
        }

        impl Word for $name {
            #[inline]
            fn lit(_: u32, x: u64) -> Self {
                Self(x as $word)
            }

            #[inline]
            fn rol(self, k: u32) -> Self {
                Self(self.0.rotate_left(k))
            }

            #[inline]
            fn shl(self, k: u32) -> Self {
                Self(self.0.wrapping_shl(k))
            }

            #[inline]
            fn shr(self, k: u32) -> Self {
                Self(self.0.wrapping_shr(k))
            }

            #[inline]
            fn bit(self, k: u32) -> Self {
                self.shr(k) & Self(1)
            }

            #[inline]
            fn add_carry(self, other: Self, carry: Self) -> (Self, Self) {
                let sum = self.0 as $wide + other.0 as $wide + carry.0 as $wide;
                (Self(sum as $word), Self((sum >> <$word>::BITS) as $word))
            }

            #[inline]
            fn mul_wide(self, other: Self) -> (Self, Self) {
                let product = self.0 as $wide * other.0 as $wide;
                (Self(product as $word), Self((product >> <$word>::BITS) as $word))
            }

            #[inline]
            fn select(self, yes: Self, no: Self) -> Self {
                // The barrier hides that the mask has only two values. Without it, the compiler could add a branch.
                let mask = Self(black_box(self.0.wrapping_neg()));
                yes & mask | no & !mask
            }

            #[inline]
            fn equals(self, other: Self) -> Self {
                Self(if self.0 == other.0 { <$word>::MAX } else { 0 })
            }
        }
    )*};
}

words! {
    /// A number modulo 2^32.
    W32 = u32, u64;
    /// A number modulo 2^64.
    W64 = u64, u128;
}
