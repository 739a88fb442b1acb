//! Batches of messages, hashed in one call.

use core::ptr;

use core_api::{
    bindings::{HashState, MacKey},
    sha256,
};

use crate::{
    aead::DONE,
    hash::{numbered, with},
    memory::{array, input, load, output},
};

/// The number of messages that share the lanes of a call. Their addresses are kept on the stack.
const TOGETHER: usize = 128;

/// Calls `work` with groups of consecutive messages, and with the memory for their results.
unsafe fn each(
    count: i32,
    result_bytes: usize,
    offsets: *const u8,
    data: *const u8,
    results: *mut u8,
    mut work: impl FnMut(&[&[u8]], &mut [u8]),
) {
    let count = count.max(0) as usize;
    let mut messages = [&[][..]; TOGETHER];
    let mut done = 0;
    while done < count {
        let now = (count - done).min(TOGETHER);
        for (i, message) in messages[..now].iter_mut().enumerate() {
            // SAFETY: Java checked that the offsets ascend and that the messages lie in the data.
            *message = unsafe {
                let [begin, end] = [0, 1].map(|more| number(offsets, done + i + more));
                input(data.add(begin as usize), end - begin)
            };
        }
        // SAFETY: Java checked that there is room for all results.
        let to = unsafe { output(results.add(done * result_bytes), (now * result_bytes) as i32) };
        work(&messages[..now], to);
        done += now;
    }
}

/// Returns number `i` of an array of numbers.
///
/// # Safety
///
/// The array has more than `i` numbers.
unsafe fn number(numbers: *const u8, i: usize) -> i32 {
    // SAFETY: the caller upholds the contract of this function.
    i32::from_ne_bytes(unsafe { array(numbers.add(i * size_of::<i32>())) })
}

pub(crate) unsafe fn hash(algorithm: i32, count: i32, offsets: *mut u8, data: *mut u8, digests: *mut u8) -> i32 {
    let bytes = numbered(algorithm).digest_bytes();
    with!(algorithm, Hash, _Key => {
        // SAFETY: Java checked that the offsets ascend, that the messages lie in the data, and that there is room for
        // all digests.
        unsafe { each(count, bytes, offsets, data, digests, |messages, to| <Hash as HashState>::digest_many(messages, to)) }
    });
    0
}

/// Hashes pairs of nodes with SHA-256. The digests begin at the same byte as the pairs, or are separate from them.
pub(crate) unsafe fn pairs(count: i32, pairs: *mut u8, digests: *mut u8) -> i32 {
    let bytes = count * 2 * sha256::DIGEST_BYTES as i32;
    // SAFETY: Java checked the lengths of both arrays. In place, the pairs are accessed only through the pointer to the
    // digests.
    unsafe {
        if ptr::addr_eq(pairs, digests) {
            sha256::pairs_in_place(output(digests, bytes).as_chunks_mut().0);
        } else {
            let (pairs, digests) = (input(pairs, bytes).as_chunks().0, output(digests, bytes / 2).as_chunks_mut().0);
            // There are as many digests as pairs, so this does not fail.
            sha256::pairs(pairs, digests).unwrap_or_else(|_| unreachable!());
        }
    }
    DONE
}

/// Authenticates messages under one key.
pub(crate) unsafe fn mac(
    algorithm: i32,
    count: i32,
    state: *mut u8,
    offsets: *mut u8,
    data: *mut u8,
    tags: *mut u8,
) -> i32 {
    let bytes = numbered(algorithm).digest_bytes();
    with!(algorithm, _Hash, Keyed => {
        // SAFETY: Java passes a state that begins with a key.
        let key: Keyed = unsafe { load(state) };
        // SAFETY: Java checked that the offsets ascend, that the messages lie in the data, and that there is room for
        // all tags.
        unsafe { each(count, bytes, offsets, data, tags, |messages, to| MacKey::mac_many(&key, messages, to)) }
    });
    0
}

/// Writes the hexadecimal digits of results of equal length, each to its own place.
pub(crate) unsafe fn hex(count: i32, result_bytes: i32, results: *mut u8, places: *mut u8, text: *mut u8) -> i32 {
    for i in 0..count.max(0) as usize {
        // SAFETY: Java checked that there are `count` results, and that each place has room for the digits of a result.
        let (result, digits) = unsafe {
            let result = input(results.add(i * result_bytes as usize), result_bytes);
            (result, output(text.add(number(places, i) as usize), 2 * result_bytes))
        };
        for (pair, byte) in digits.as_chunks_mut().0.iter_mut().zip(result) {
            *pair = [digit(byte >> 4), digit(byte & 15)];
        }
    }
    DONE
}

/// Returns a hexadecimal digit, in lower case.
#[inline(always)]
fn digit(value: u8) -> u8 {
    value + if value < 10 { b'0' } else { b'a' - 10 }
}
