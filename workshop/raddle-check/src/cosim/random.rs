//! Random numbers, and the values that reveal mistakes.

/// A SplitMix64 generator: small, fast, and good enough to choose tests. The same seed repeats a run.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Returns the sequence of a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// Returns the sequence of a seed for a name, so that the run of one row does not depend on the others.
    pub fn named(seed: u64, name: &str) -> Random {
        name.bytes().fold(Random(seed), |random, byte| Random(Random(random.0 ^ u64::from(byte)).bits()))
    }

    /// Returns 64 uniform bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    }

    /// Returns a number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (u128::from(self.bits()) * n as u128 >> 64) as usize
    }

    /// Returns one of the values.
    pub fn of<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// Returns `true` once in `n` calls, on average.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// Returns a word in some style. Wrong carries, comparisons and shuffle controls show on different words.
    pub fn word(&mut self, style: Style) -> u64 {
        match style {
            Style::Uniform => self.bits(),
            Style::Sparse(n) => (0..n).fold(self.bits(), |x, _| x & self.bits()),
            Style::Dense(n) => (0..n).fold(self.bits(), |x, _| x | self.bits()),
            Style::Corners(bits) => (0..64 / bits).fold(0, |x, _| x.checked_shl(bits).unwrap_or(0) | self.corner(bits)),
            Style::Mixed => {
                let style = self.style();
                self.word(style)
            }
        }
    }

    /// Returns a style for a whole state.
    pub fn style(&mut self) -> Style {
        match self.below(8) {
            0 | 1 => Style::Uniform,
            2 => Style::Sparse(1 + self.below(4)),
            3 => Style::Dense(1 + self.below(4)),
            4 | 5 => Style::Corners(self.of(&[8, 16, 32, 64])),
            _ => Style::Mixed,
        }
    }

    /// Returns a corner value among the numbers of `bits` bits.
    fn corner(&mut self, bits: u32) -> u64 {
        let mask = u64::MAX >> (64 - bits);
        let top = 1 << (bits - 1);
        mask & match self.below(9) {
            0 => 0,
            1 => 1,
            2 => u64::MAX,
            3 => top,
            4 => top - 1,
            5 => 1 << self.below(bits as usize),
            6 => !(1 << self.below(bits as usize)),
            7 => self.of(&[0x5555_5555_5555_5555, 0xaaaa_aaaa_aaaa_aaaa]),
            _ => self.bits() & 0x7f,
        }
    }
}

/// Returns one of the six numbers of `bytes` bytes at which carries, signs and comparisons change, padded to eight
/// bytes.
pub(super) fn corner(bytes: usize, random: &mut Random) -> [u8; 8] {
    let top = 1 << (8 * bytes - 1);
    random.of(&[0, 1, u64::MAX, top, top - 1, top + 1]).to_le_bytes()
}

/// The distribution of random words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Independent bits.
    Uniform,
    /// Few ones: the AND of this number of random words and one more.
    Sparse(usize),
    /// Few zeros: the OR of this number of random words and one more.
    Dense(usize),
    /// Lanes of this number of bits, each 0, 1, -1, the minimum, the maximum, one bit, all but one bit, alternating, or
    /// small.
    Corners(u32),
    /// A random style for each word.
    Mixed,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_of_a_seed_stays_the_same() {
        // The expected values are the first numbers of SplitMix64 with the seed 0, as its authors give them.
        let mut random = Random::new(0);
        assert_eq!([random.bits(), random.bits()], [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4]);
    }

    #[test]
    fn corners_come_in_every_lane() {
        let mut random = Random::new(1);
        for bits in [8, 16, 32, 64] {
            let mut seen = 0;
            for _ in 0..1000 {
                let x = random.word(Style::Corners(bits));
                seen |= u64::from(x & u64::MAX >> (64 - bits) == 0) | u64::from(x >> (64 - bits) == 0) << 1;
            }
            assert_eq!(seen, 3, "{bits}");
        }
    }
}
