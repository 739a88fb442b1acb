//! Erasing secrets.

/// Overwrites `values` with their default. The optimiser can't remove the writes.
#[inline]
pub(crate) fn wipe<T: Copy + Default>(values: &mut [T]) {
    values.fill(T::default());
    zeroize::optimization_barrier(values);
}
