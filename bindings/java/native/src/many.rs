//! Many messages, hashed in one call.

use core_api::{hmac::Hmac, raw};

use crate::{
    hash::with,
    memory::{array, input, load, output},
};

/// How many messages share the lanes of a call: their addresses lie on the stack.
const TOGETHER: usize = 128;

/// A row of the table: where a message begins, and how many bytes it has, as numbers of 32 bits in the machine's order.
const ROW: usize = 8;

/// Calls `work` with the messages of the table, so many at a time, and the place of their results.
unsafe fn each(
    count: i32,
    result_bytes: usize,
    table: *const u8,
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
            // SAFETY: Java's: a row for each message, which lies in the data.
            *message = unsafe {
                let row: [u8; ROW] = array(table.add((done + i) * ROW));
                let [first, len] = [0, 4].map(|at| i32::from_ne_bytes(core::array::from_fn(|byte| row[at + byte])));
                input(data.add(first as usize), len)
            };
        }
        // SAFETY: Java's: there is room for all results.
        let to = unsafe { output(results.add(done * result_bytes), (now * result_bytes) as i32) };
        work(&messages[..now], to);
        done += now;
    }
}

/// Hashes messages.
pub(crate) unsafe fn hash(algorithm: i32, count: i32, table: *mut u8, data: *mut u8, digests: *mut u8) -> i32 {
    with!(algorithm, Hash, _Key => {
        let bytes = <Hash as core_api::hmac::Algorithm>::DIGEST_BYTES;
        // SAFETY: Java's.
        unsafe { each(count, bytes, table, data, digests, |messages, to| raw::digest_many::<Hash, _>(messages, to)) }
    });
    0
}

/// Authenticates messages under one key.
pub(crate) unsafe fn mac(
    algorithm: i32,
    count: i32,
    state: *mut u8,
    table: *mut u8,
    data: *mut u8,
    tags: *mut u8,
) -> i32 {
    with!(algorithm, _Hash, Keyed => {
        // SAFETY: Java's.
        let key: Keyed = unsafe { load(state) };
        // SAFETY: Java's.
        unsafe { each(count, tag_bytes(&key), table, data, tags, |messages, to| raw::mac_many(&key, messages, to)) }
    });
    0
}

fn tag_bytes<A: core_api::hmac::Algorithm, const TAG: usize>(_: &Hmac<A, TAG>) -> usize {
    TAG
}
