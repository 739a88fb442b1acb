//! The memory of long columns, in large pages.
//!
//! A batch writes its results to new memory, and so do the crates of Arrow. Linux maps memory when it is first written,
//! 4 KiB at a time: for 80 MB of digits and views this took as long as the digests.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    mem::MaybeUninit,
    slice,
};

use raddle_common::buffer::prefer_large_pages;

/// The system's allocator, with a request for large pages.
struct Allocator;

#[global_allocator]
static ALLOCATOR: Allocator = Allocator;

/// Requests large pages for an allocation of this length, if it succeeded.
fn advise(memory: *mut u8, len: usize) -> *mut u8 {
    if !memory.is_null() {
        // SAFETY: the allocation has this length, and nobody else knows it yet.
        prefer_large_pages(unsafe { slice::from_raw_parts_mut(memory.cast::<MaybeUninit<u8>>(), len) });
    }
    memory
}

// SAFETY: all memory comes from the system's allocator and goes back to it, and the caller upholds the contract of each
// method.
unsafe impl GlobalAlloc for Allocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller upholds the contract of this method.
        advise(unsafe { System.alloc(layout) }, layout.size())
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller upholds the contract of this method.
        advise(unsafe { System.alloc_zeroed(layout) }, layout.size())
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller upholds the contract of this method.
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, len: usize) -> *mut u8 {
        // SAFETY: the caller upholds the contract of this method.
        advise(unsafe { System.realloc(memory, layout, len) }, len)
    }
}
