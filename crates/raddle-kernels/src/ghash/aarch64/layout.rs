//! The powers of the key as the kernels keep them.

use super::super::Powers;

/// How many powers there are: 16 blocks at the end of a message come after the sum and before the lengths.
pub(crate) const POWERS: usize = 18;

/// Where a power is, after the first.
pub(crate) const fn power(k: usize) -> usize {
    32 * (k - 1)
}

/// The powers of these kernels.
pub fn powers() -> Powers {
    let mut powers = Powers::named("neon");
    for k in 1..=POWERS {
        let at = power(k);
        powers.power([at, at + 16], k as u32, 128);
        powers.power([at + 8, at + 24], k as u32, 64);
    }
    powers
}
