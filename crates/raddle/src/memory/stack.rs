//! Stack buffers that are not cleared: clearing a whole buffer would take longer than a short message.

use core::mem::MaybeUninit;
use core::slice;

/// A buffer of at most `N` bytes.
///
/// Invariant: `bytes[..len]` is initialised.
#[repr(C, align(64))]
pub(crate) struct StackBuffer<const N: usize> {
    bytes: [MaybeUninit<u8>; N],
    len: usize,
}

impl<const N: usize> StackBuffer<N> {
    /// Returns an empty buffer.
    #[inline]
    pub(crate) fn new() -> Self {
        Self { bytes: [const { MaybeUninit::uninit() }; N], len: 0 }
    }

    /// Returns the bytes that have been written.
    #[inline]
    pub(crate) fn bytes(&self) -> &[u8] {
        // SAFETY: by the invariant, `bytes[..len]` is initialised.
        unsafe { slice::from_raw_parts(self.bytes[..self.len].as_ptr().cast(), self.len) }
    }

    /// Returns the bytes that have been written, as mutable bytes.
    #[inline]
    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: by the invariant, `bytes[..len]` is initialised.
        unsafe { slice::from_raw_parts_mut(self.bytes[..self.len].as_mut_ptr().cast(), self.len) }
    }

    /// Replaces the content with the given bytes, followed by zeros up to `n` bytes.
    #[inline]
    pub(crate) fn fill(&mut self, bytes: &[u8], n: usize) {
        let (place, zeros) = self.bytes[..n].split_at_mut(bytes.len());
        place.copy_from_slice(as_uninit(bytes));
        zeros.fill(MaybeUninit::new(0));
        self.len = n;
    }

    /// Appends bytes, and pads them with zeros to a multiple of `BLOCK` bytes.
    #[inline]
    pub(crate) fn put<const BLOCK: usize>(&mut self, bytes: &[u8]) {
        self.reserve::<BLOCK>(bytes.len()).copy_from_slice(as_uninit(bytes));
        self.len += bytes.len().next_multiple_of(BLOCK);
    }

    /// Returns the place for the next `len` bytes, and writes zeros after it up to a multiple of `BLOCK` bytes. Does
    /// not change the length of the buffer.
    #[inline]
    fn reserve<const BLOCK: usize>(&mut self, len: usize) -> &mut [MaybeUninit<u8>] {
        let place = &mut self.bytes[self.len..self.len + len.next_multiple_of(BLOCK)];
        // This clears the last block with a store of fixed width. The caller then writes the beginning of the block.
        if !len.is_multiple_of(BLOCK)
            && let Some(last) = place.last_chunk_mut::<BLOCK>()
        {
            *last = [MaybeUninit::new(0); BLOCK];
        }
        &mut place[..len]
    }

    /// Appends `len` bytes that `write` writes, padded with zeros to a multiple of `BLOCK` bytes, and then `after`,
    /// which is written before `write` runs.
    ///
    /// # Safety
    ///
    /// `write` must write every byte of the place.
    #[inline]
    pub(crate) unsafe fn put_written<const BLOCK: usize>(
        &mut self,
        len: usize,
        after: [u8; BLOCK],
        write: impl FnOnce(&mut [MaybeUninit<u8>]),
    ) {
        self.reserve::<BLOCK>(len);
        let (from, end) = (self.len, self.len + len.next_multiple_of(BLOCK));
        self.bytes[end..end + BLOCK].copy_from_slice(as_uninit(&after));
        write(&mut self.bytes[from..from + len]);
        self.len = end + BLOCK;
    }

    /// Erases the content.
    #[inline]
    pub(crate) fn wipe(&mut self) {
        self.bytes[..self.len].fill(MaybeUninit::zeroed());
        zeroize::optimization_barrier(&self.bytes);
        self.len = 0;
    }
}

/// Returns bytes as bytes that may be uninitialised. Since Rust 1.93, `MaybeUninit` has its own function for copying
/// slices.
#[inline]
fn as_uninit(bytes: &[u8]) -> &[MaybeUninit<u8>] {
    // SAFETY: `MaybeUninit<u8>` has the layout of `u8`, and nothing is written through a shared reference.
    unsafe { slice::from_raw_parts(bytes.as_ptr().cast(), bytes.len()) }
}
