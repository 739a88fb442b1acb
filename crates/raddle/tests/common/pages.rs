//! Memory with a page before and a page after it that nobody may touch.

use std::{ptr, slice};

/// Whole pages of zeros between two guard pages.
pub(crate) struct Guarded {
    start: *mut u8,
    len: usize,
    page: usize,
}

impl Guarded {
    /// At least `len` bytes.
    pub(crate) fn new(len: usize) -> Self {
        // SAFETY: asks for a number.
        let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) } as usize;
        let len = len.next_multiple_of(page);
        // SAFETY: new memory at an address of the system's choice.
        let whole = unsafe {
            libc::mmap(ptr::null_mut(), len + 2 * page, libc::PROT_NONE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS, -1, 0)
        };
        assert_ne!(whole, libc::MAP_FAILED, "mmap");
        let start = whole.cast::<u8>().wrapping_add(page);
        // SAFETY: the pages lie inside the new memory, which nobody uses yet.
        let status = unsafe { libc::mprotect(start.cast(), len, libc::PROT_READ | libc::PROT_WRITE) };
        assert_eq!(status, 0, "mprotect");
        Self { start, len, page }
    }

    pub(crate) fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: the pages can be read and written, hold zeros or what was written, and live as long as
        // `self`, which lends them exclusively.
        unsafe { slice::from_raw_parts_mut(self.start, self.len) }
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        // SAFETY: the memory that `new` made; no slice of it outlives `self`.
        unsafe { libc::munmap(self.start.wrapping_sub(self.page).cast(), self.len + 2 * self.page) };
    }
}

/// A range of addresses behind which the same pages of zeros stand again and again, so that gigabytes
/// take no memory. The kernels are assembly and take what they read as it comes; the compiler is shown
/// the bytes only before and after.
#[cfg(target_os = "linux")]
pub(crate) struct Repeated {
    start: *mut u8,
    len: usize,
}

#[cfg(target_os = "linux")]
impl Repeated {
    /// `len` bytes, a multiple of `behind`, itself a multiple of the page size.
    pub(crate) fn new(behind: usize, len: usize) -> Self {
        assert_eq!(len % behind, 0);
        // SAFETY: a new file in memory, new addresses of the system's choice, and then mappings of the
        // file over just these addresses, which nobody uses yet.
        unsafe {
            let file = libc::memfd_create(c"raddle".as_ptr(), libc::MFD_CLOEXEC);
            assert!(file >= 0, "memfd_create");
            assert_eq!(libc::ftruncate(file, behind as libc::off_t), 0, "ftruncate");
            let none = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
            let start = libc::mmap(ptr::null_mut(), len, libc::PROT_NONE, none, -1, 0);
            assert_ne!(start, libc::MAP_FAILED, "mmap");
            for offset in (0..len).step_by(behind) {
                let at = start.cast::<u8>().wrapping_add(offset).cast();
                let shared = libc::MAP_SHARED | libc::MAP_FIXED;
                let mapped = libc::mmap(at, behind, libc::PROT_READ | libc::PROT_WRITE, shared, file, 0);
                assert_eq!(mapped, at, "mmap");
            }
            libc::close(file);
            Self { start: start.cast(), len }
        }
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        // SAFETY: all `len` bytes are mapped as long as `self` lives.
        unsafe { slice::from_raw_parts(self.start, self.len) }
    }

    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: as above, and `self` is lent exclusively.
        unsafe { slice::from_raw_parts_mut(self.start, self.len) }
    }
}

#[cfg(target_os = "linux")]
impl Drop for Repeated {
    fn drop(&mut self) {
        // SAFETY: the addresses that `new` took; no slice outlives `self`.
        unsafe { libc::munmap(self.start.cast(), self.len) };
    }
}
