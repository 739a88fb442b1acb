//! Undefined behaviour that Miri must report. A step of `cargo xtask miri` runs these tests, and fails if they pass.

#![cfg(miri)]

/// Writes through a pointer that was invalidated by a second borrow.
#[test]
#[ignore = "undefined on purpose"]
fn a_dead_pointer_is_written_through() {
    let mut row = [0_u8; 16];
    let pointer = row.as_mut_ptr();
    let second = &mut row;
    second[0] = 1;
    // SAFETY: none, and Miri must report it.
    unsafe { pointer.write(2) };
    second[0] = 3;
    assert_eq!(row[0], 3);
}

/// Branches on an uninitialised byte.
#[test]
#[ignore = "undefined on purpose"]
fn an_uninitialised_byte_is_read() {
    let byte = std::mem::MaybeUninit::<u8>::uninit();
    // SAFETY: none, and Miri must report it.
    assert!(unsafe { byte.assume_init() } < 128 || cfg!(miri));
}
