//! Undefined behaviour that Miri must report: a step of `cargo xtask miri` runs these tests and fails where they pass.

#![cfg(miri)]

/// A pointer that outlives a second borrow of what it points to, and is written through.
#[test]
#[ignore = "undefined on purpose"]
fn a_dead_pointer_is_written_through() {
    let mut row = [0_u8; 16];
    let pointer = row.as_mut_ptr();
    let second = &mut row;
    second[0] = 1;
    // SAFETY: none, which Miri must notice.
    unsafe { pointer.write(2) };
    second[0] = 3;
    assert_eq!(row[0], 3);
}

/// A byte that nobody wrote decides.
#[test]
#[ignore = "undefined on purpose"]
fn an_uninitialised_byte_is_read() {
    let byte = std::mem::MaybeUninit::<u8>::uninit();
    // SAFETY: none.
    assert!(unsafe { byte.assume_init() } < 128 || cfg!(miri));
}
