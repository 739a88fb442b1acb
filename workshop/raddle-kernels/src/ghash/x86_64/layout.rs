//! The layout of the powers of the key in memory: three tables, one after the other, each from the highest power down
//! to the first, with 16 bytes for each power. So one load gets the powers for consecutive blocks, starting at any
//! block.

use crate::aes::BLOCK;
use crate::ghash::Powers;
use crate::x86_64::width::Width;

/// The tables for a number of powers.
#[derive(Clone, Copy)]
pub(crate) struct Layout {
    /// The highest power.
    pub(crate) count: usize,
}

impl Layout {
    /// Returns the tables of a family: as many powers as its longest one-shot message needs, in whole vectors.
    pub(crate) const fn of<V: Width>() -> Layout {
        Layout {
            count: match V::BLOCKS {
                1 => 10,
                2 => 18,
                _ => 36,
            },
        }
    }

    /// The tables for short messages, for vectors of any width. Computing them takes a fraction of the time.
    pub(crate) const SHORT: Layout = Layout { count: 4 };

    /// Returns the offset of the power k times x^128: the factor of a product that is reduced by x^-128.
    pub(crate) const fn power(self, k: usize) -> usize {
        BLOCK * (self.count - k)
    }

    /// Returns the offset of the power k times x^64: see [`super::Halves`].
    pub(crate) const fn half(self, k: usize) -> usize {
        BLOCK * self.count + self.power(k)
    }

    /// Returns the offset of the sum of both words of [`Layout::power`], twice: see [`super::Thirds::karatsuba`].
    pub(crate) const fn folded(self, k: usize) -> usize {
        2 * BLOCK * self.count + self.power(k)
    }

    /// Returns the powers that the kernels may rely on.
    pub(crate) fn powers(self) -> Powers {
        let mut powers = Powers::named(format!("x86_64_{}", self.count));
        for k in (1..=self.count).rev() {
            let words = |at: usize| [at, at + 8];
            let whole = powers.power(words(self.power(k)), k as u32, 128);
            powers.power(words(self.half(k)), k as u32, 64);
            for at in words(self.folded(k)) {
                powers.folded(at, whole);
            }
        }
        powers
    }
}
