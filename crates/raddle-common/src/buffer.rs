//! Buffers for large reads, at addresses to which the system copies fast, and large pages for memory that will be
//! written.
//!
//! Linux copies a file's cached pages with `rep movsb`. On Zen 3, this takes three to four times as long if the
//! destination is 1 to 31 bytes behind the source modulo 4096. The cached data begin at a page boundary, and glibc's
//! large allocations begin 16 bytes after one.

#![allow(unsafe_code)]

use std::alloc::{Layout, alloc_zeroed};
use std::io;
use std::mem::MaybeUninit;
use std::ops::{Deref, DerefMut, Range};

use zeroize::Zeroize;

/// The size of a page, or a divisor of it.
const PAGE: usize = 4096;
/// The distance from the page boundary to the start of the buffer.
const DISTANCE: usize = 64;

/// A buffer that begins [`DISTANCE`] bytes after a page.
pub struct Buffer {
    bytes: Vec<u8>,
    place: Range<usize>,
}

impl Buffer {
    /// Allocates a buffer of zeros. Fails if memory is short.
    pub fn new(len: usize) -> io::Result<Self> {
        let bytes = zeros(PAGE - 1 + DISTANCE + len).ok_or(io::ErrorKind::OutOfMemory)?;
        let begin = bytes.as_ptr().align_offset(PAGE).min(PAGE - 1) + DISTANCE;
        Ok(Self { bytes, place: begin..begin + len })
    }
}

/// Allocates zeros, as `vec!` does: the system need not write them first. Unlike `vec!`, returns `None` if memory is
/// short.
fn zeros(len: usize) -> Option<Vec<u8>> {
    let layout = Layout::array::<u8>(len).ok().filter(|layout| layout.size() > 0)?;
    // SAFETY: the size is not zero.
    let bytes = unsafe { alloc_zeroed(layout) };
    // SAFETY: the memory comes from the global allocator with this layout, and its `len` bytes are initialised.
    (!bytes.is_null()).then(|| unsafe { Vec::from_raw_parts(bytes, len, len) })
}

/// The minimum length for which we request large pages. Most large pages have 2 MiB; NumPy requests them from 4 MiB on
/// too.
const LARGE: usize = 4 << 20;

/// Requests large pages for memory that is about to be written. Does nothing for less than 4 MiB, or if the system has
/// no such call.
///
/// Linux gives a process its memory at the first write, 4 KiB at a time: this took longer than computing 64 MB of
/// digests. Many distributions give large pages only on request (madvise, MADV_HUGEPAGE).
pub fn prefer_large_pages<T>(memory: &mut [MaybeUninit<T>]) {
    #[cfg(target_os = "linux")]
    if size_of_val(memory) >= LARGE {
        let Range { start, end } = memory.as_mut_ptr_range();
        let start = start.cast::<u8>();
        let (start, end) = (start.wrapping_add(start.align_offset(PAGE)), end.cast::<u8>());
        // SAFETY: the range lies within memory that the caller owns. The call changes neither contents nor access, and
        // has no effect if the pages are larger than `PAGE`.
        unsafe { libc::madvise(start.cast(), end.addr() - start.addr(), libc::MADV_HUGEPAGE) };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (memory, LARGE);
}

impl Deref for Buffer {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes[self.place.clone()]
    }
}

impl DerefMut for Buffer {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.bytes[self.place.clone()]
    }
}

impl Zeroize for Buffer {
    /// Erases the content by `memset`: `zeroize` erases a slice byte by byte, which takes longer than sealing it.
    fn zeroize(&mut self) {
        self.fill(0);
        zeroize::optimization_barrier(&**self);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn begins_behind_a_page() {
        for len in [0, 1, 4096, 100_000] {
            let mut buffer = Buffer::new(len).unwrap();
            assert_eq!(buffer.len(), len);
            assert_eq!(buffer.as_ptr().align_offset(PAGE), PAGE - DISTANCE);
            buffer.fill(1);
            buffer.zeroize();
            assert!(buffer.iter().all(|&byte| byte == 0));
        }
    }

    /// Writes and reads the memory: the request must affect only its speed.
    #[test]
    fn memory_with_large_pages_is_written_and_read() {
        for len in [0, 1, LARGE - 1, LARGE, LARGE + 12_345] {
            let mut bytes = Vec::<u8>::with_capacity(len);
            prefer_large_pages(bytes.spare_capacity_mut());
            bytes.resize(len, 7);
            assert!(bytes.len() == len && bytes.iter().all(|&byte| byte == 7));
        }
    }

    #[test]
    fn memory_may_be_missing() {
        let refused =
            [isize::MAX as usize - 2 * PAGE, usize::MAX / 2].map(|len| Buffer::new(len).err().unwrap().kind());
        assert_eq!(refused, [io::ErrorKind::OutOfMemory; 2]);
    }
}
