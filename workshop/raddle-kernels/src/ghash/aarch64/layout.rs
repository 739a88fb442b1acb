//! The memory layout of the powers of the key for these kernels.

use super::super::Powers;

/// The number of powers: at the end of a message, 16 blocks come between the sum and the lengths.
pub(crate) const POWERS: usize = 18;

/// Returns the offset of a power from the first.
pub(crate) const fn power(k: usize) -> usize {
    32 * (k - 1)
}

/// Returns the powers of these kernels.
pub fn powers() -> Powers {
    let mut powers = Powers::named("neon");
    for k in 1..=POWERS {
        let at = power(k);
        powers.power([at, at + 16], k as u32, 128);
        powers.power([at + 8, at + 24], k as u32, 64);
    }
    powers
}
