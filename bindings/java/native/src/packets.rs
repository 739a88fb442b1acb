//! Many packets, sealed or opened in one call.

use core_api::{
    InOut,
    bindings::{AeadKey, Job, Refused, TagPlace},
    poly1305::Tag,
};

use crate::{
    aead::{DONE, TAG, TOO_LONG, WRONG_TAG, with_key},
    memory::{array, in_out, input},
};

/// The number of columns in a row of the table, each of 32 bits in native byte order. The columns are the offset of the
/// packet in the data; the lengths of the additional data and the text; the offset of the result; and the outcome. A
/// packet is a 12-byte nonce, additional data, and text, followed by the tag if the packet is to be opened.
const COLUMNS: usize = 5;

/// The length of a nonce in bytes.
const NONCE: usize = 12;

/// The packets of a call.
#[derive(Clone, Copy)]
struct Packets {
    seals: bool,
    table: *mut u8,
    data: *const u8,
    output: *mut u8,
}

impl Packets {
    fn cell(&self, i: usize, column: usize) -> *mut u8 {
        self.table.wrapping_add((i * COLUMNS + column) * 4)
    }

    /// Returns the job of packet `i` under a key.
    #[inline]
    fn job<'k, K>(&self, index: usize, key: &'k K) -> Job<'k, K, &'k [u8]> {
        // SAFETY: Java checked that the table has a row for each packet, and that the offsets lie in the arrays. Data
        // and output do not overlap, and neither do the results of packets.
        unsafe {
            let [first, aad_len, len, to] =
                [0, 1, 2, 3].map(|column| i32::from_ne_bytes(array(self.cell(index, column))));
            let (first, to) = (self.data.wrapping_add(first as usize), self.output.wrapping_add(to as usize));
            let from = first.add(NONCE + aad_len as usize);
            let tag = if self.seals {
                let place = to.add(len as usize);
                TagPlace::Write(InOut::at(place, place, TAG))
            } else {
                TagPlace::Compare(Tag::from(array::<TAG>(from.add(len as usize))))
            };
            let (nonce, aad) = (input(first, NONCE as i32), input(first.add(NONCE), aad_len));
            Job { index, key, nonce, aad, text: in_out(from, to, len), tag }
        }
    }

    fn set_result(&self, i: usize, result: i32) {
        // SAFETY: Java checked that the table has a row for each packet, and bytes need no alignment.
        unsafe { self.cell(i, 4).cast::<[u8; 4]>().write(result.to_ne_bytes()) }
    }

    /// Seals or opens the packets under a key.
    fn run<K: AeadKey>(self, count: usize, key: &K) {
        let jobs = (0..count).map(|i| {
            self.set_result(i, DONE);
            self.job(i, key)
        });
        K::run_batch(jobs, |i, why| self.set_result(i, if why == Refused::Tag { WRONG_TAG } else { TOO_LONG }));
    }
}

/// Seals or opens the packets of a table, and writes each packet's outcome into its row.
pub(crate) unsafe fn run(
    algorithm: i32,
    seals: i32,
    count: i32,
    state: *mut u8,
    table: *mut u8,
    data: *mut u8,
    output: *mut u8,
) -> i32 {
    let packets = Packets { seals: seals != 0, table, data, output };
    // SAFETY: Java passes a key that `key` stored, and keeps its array in place during the call.
    unsafe { with_key!(algorithm, state, key => packets.run(count.max(0) as usize, &*key)) };
    DONE
}
