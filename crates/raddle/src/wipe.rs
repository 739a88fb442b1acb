//! Erasing secrets.

/// Overwrites `values` with their default, and keeps the optimiser from finding that nobody reads them.
#[inline]
pub(crate) fn wipe<T: Copy + Default>(values: &mut [T]) {
    values.fill(T::default());
    zeroize::optimization_barrier(values);
}
