//! Erasing secrets.

/// Overwrites `value` with its default, and keeps the optimiser from finding that nobody reads it.
#[inline]
pub(crate) fn wipe<T: Copy + Default, const N: usize>(value: &mut [T; N]) {
    *value = [T::default(); N];
    zeroize::optimization_barrier(value);
}
