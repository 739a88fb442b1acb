//! Memory between two pages that nobody may access.

use std::{ptr, slice};

/// Whole pages of zeros between two guard pages.
pub(crate) struct Guarded {
    start: *mut u8,
    len: usize,
    page: usize,
}

impl Guarded {
    /// Allocates at least `len` bytes.
    pub(crate) fn new(len: usize) -> Self {
        // SAFETY: the call only returns a number.
        let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) } as usize;
        let len = len.next_multiple_of(page);
        // SAFETY: the call maps new memory at an address that the system chooses.
        let whole = unsafe {
            libc::mmap(ptr::null_mut(), len + 2 * page, libc::PROT_NONE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS, -1, 0)
        };
        assert_ne!(whole, libc::MAP_FAILED, "mmap");
        let start = whole.cast::<u8>().wrapping_add(page);
        // SAFETY: the pages lie inside the new memory, which nothing uses yet.
        let status = unsafe { libc::mprotect(start.cast(), len, libc::PROT_READ | libc::PROT_WRITE) };
        assert_eq!(status, 0, "mprotect");
        Self { start, len, page }
    }

    pub(crate) fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: the pages are readable and writable, are initialised, and live as long as `self`, which is borrowed
        // exclusively.
        unsafe { slice::from_raw_parts_mut(self.start, self.len) }
    }
}

impl AsMut<[u8]> for Guarded {
    fn as_mut(&mut self) -> &mut [u8] {
        self.bytes()
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        // SAFETY: `new` mapped this memory, and no slice of it outlives `self`.
        unsafe { libc::munmap(self.start.wrapping_sub(self.page).cast(), self.len + 2 * self.page) };
    }
}

/// A range of addresses that maps the same pages of zeros over and over, so that gigabytes take no memory. The kernels
/// are assembly and read the bytes as they are at that moment; the compiler sees the bytes only before and after.
#[cfg(target_os = "linux")]
pub(crate) struct Repeated {
    start: *mut u8,
    len: usize,
}

#[cfg(target_os = "linux")]
impl Repeated {
    /// Maps `len` bytes, a multiple of `behind`, which is itself a multiple of the page size.
    pub(crate) fn new(behind: usize, len: usize) -> Self {
        assert_eq!(len % behind, 0);
        // SAFETY: the calls create a new file in memory, reserve new addresses that the system chooses, and map the
        // file over exactly these addresses, which nothing uses yet.
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
        // SAFETY: all `len` bytes are mapped as long as `self` lives, and `self` is borrowed exclusively.
        unsafe { slice::from_raw_parts_mut(self.start, self.len) }
    }
}

#[cfg(target_os = "linux")]
impl Drop for Repeated {
    fn drop(&mut self) {
        // SAFETY: `new` reserved these addresses, and no slice of them outlives `self`.
        unsafe { libc::munmap(self.start.cast(), self.len) };
    }
}
