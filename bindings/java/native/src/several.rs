//! Several digests of the same bytes.
//!
//! The state stays in its array, because it is longer than most pieces. Java lets no two threads use it at once.

use core_api::hash::{MAX_HASHES, Several, any::AnyHash};

use crate::{
    aead::DONE,
    hash::numbered,
    memory::{AlignedValue, input, output},
};

/// The result for no hash functions, too many, or one that occurs twice.
const SELECTION: i32 = 1;

/// Returns the length in bytes of the array that holds a state.
pub(crate) unsafe fn state_bytes() -> i32 {
    AlignedValue::bytes::<Several>() as i32
}

/// Starts a message with the hash functions that have these numbers, a byte each.
pub(crate) unsafe fn begin(count: i32, state: *mut u8, hashes: *mut u8) -> i32 {
    // SAFETY: Java passes an array of `count` numbers.
    let numbers = unsafe { input(hashes, count) };
    let mut selected = [AnyHash::Md5; MAX_HASHES];
    selected.iter_mut().zip(numbers).for_each(|(hash, &number)| *hash = numbered(number.into()));
    let Some(Ok(several)) = selected.get(..numbers.len()).map(Several::new) else { return SELECTION };
    // SAFETY: Java checked that the array has room for the state, and keeps it in place during the call.
    unsafe { AlignedValue::store(state, || several) };
    DONE
}

/// Hashes the next piece.
pub(crate) unsafe fn update(len: i32, state: *mut u8, piece: *mut u8) -> i32 {
    // SAFETY: Java passes a state that `begin` stored, and a piece that has `len` bytes.
    unsafe { AlignedValue::value::<Several>(state).update(input(piece, len)) };
    DONE
}

/// Writes the digests one after another, which have `len` bytes together, and starts another message.
pub(crate) unsafe fn finish(len: i32, state: *mut u8, digests: *mut u8) -> i32 {
    // SAFETY: Java passes a state that `begin` stored, and an array that has `len` bytes.
    let (several, mut rest) = unsafe { (AlignedValue::value::<Several>(state), output(digests, len)) };
    for (_, digest) in several.finalize_reset().iter() {
        rest.split_off_mut(..digest.len()).unwrap_or_default().copy_from_slice(digest);
    }
    DONE
}
