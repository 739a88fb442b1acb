//! Many packets, sealed or opened in one call.

use core_api::{
    aes_gcm::{Aead, AeadAlgorithm, AnyLength, Gcm},
    chacha20::Nonce,
    chacha20poly1305::ChaChaPoly,
    kernel::KeySize,
    poly1305::Tag,
    raw::{self, Batch, Message},
};

use crate::{
    aead::{AES_GCM, ChaChaKey, DONE, GcmKey, TAG, TOO_LONG, WRONG_TAG, any_nonce, with_key},
    memory::{Settled, array, in_out, input, output},
};

/// The number of columns in a row of the table, each of 32 bits in native byte order. They are the offset of the packet in the
/// data; the lengths of additional data and text; the offset of the result; and the outcome. A packet is a nonce of 12 bytes,
/// additional data, and text, followed by the tag if it is opened.
const COLUMNS: usize = 5;

/// The length of a nonce.
const NONCE: usize = 12;

/// The packets of a call.
struct Packets<'k, V: AeadAlgorithm> {
    cipher: &'k Aead<V>,
    seals: bool,
    count: usize,
    table: *mut u8,
    data: *const u8,
    output: *mut u8,
}

/// The parsed numbers of a row.
struct Row {
    first: *const u8,
    aad: i32,
    text: i32,
    to: *mut u8,
}

impl<V: AeadAlgorithm> Packets<'_, V> {
    fn cell(&self, i: usize, column: usize) -> *mut u8 {
        self.table.wrapping_add((i * COLUMNS + column) * 4)
    }

    #[inline]
    fn row(&self, i: usize) -> Row {
        // SAFETY: Java's: a row for each packet.
        let [first, aad, text, to] =
            [0, 1, 2, 3].map(|column| i32::from_ne_bytes(unsafe { array(self.cell(i, column)) }));
        Row { first: self.data.wrapping_add(first as usize), aad, text, to: self.output.wrapping_add(to as usize) }
    }

    fn set_result(&self, i: usize, result: i32) {
        // SAFETY: Java's, as in `row`; bytes have no alignment.
        unsafe { self.cell(i, 4).cast::<[u8; 4]>().write(result.to_ne_bytes()) }
    }

    fn result(&self, i: usize) -> i32 {
        // SAFETY: Java's, as in `row`.
        i32::from_ne_bytes(unsafe { array(self.cell(i, 4)) })
    }
}

/// Nonces of 12 bytes, stored in the data.
trait NonceAt: AeadAlgorithm<Tag = Tag> {
    /// # Safety
    ///
    /// The address leads to a nonce that stays valid.
    unsafe fn nonce_at<'a>(address: *const u8) -> Self::Nonce<'a>;
}

impl<S: KeySize> NonceAt for Gcm<S, AnyLength>
where
    Self: for<'a> AeadAlgorithm<Tag = Tag, Nonce<'a> = core_api::aes_gcm::AnyNonce<'a>>,
{
    unsafe fn nonce_at<'a>(address: *const u8) -> Self::Nonce<'a> {
        // SAFETY: the caller's.
        any_nonce(unsafe { input(address, NONCE as i32) })
    }
}

impl NonceAt for ChaChaPoly {
    unsafe fn nonce_at<'a>(address: *const u8) -> &'a Nonce {
        // SAFETY: the caller's; the type is an array of bytes (`repr(transparent)`).
        unsafe { &*address.cast::<Nonce>() }
    }
}

impl<'a, V: NonceAt> Batch<'a, V> for Packets<'a, V> {
    fn count(&self) -> usize {
        self.count
    }

    fn check(&mut self, i: usize) {
        let Row { aad, text, .. } = self.row(i);
        let is_short = raw::check_lengths::<V>(text as usize, aad as usize).is_ok();
        self.set_result(i, if is_short { DONE } else { TOO_LONG });
    }

    fn text_bytes(&self, i: usize) -> Option<usize> {
        (self.result(i) != TOO_LONG).then(|| self.row(i).text as usize)
    }

    fn aad_bytes(&self, i: usize) -> usize {
        self.row(i).aad as usize
    }

    fn key(&self, _: usize) -> &V::Expanded {
        raw::expanded(self.cipher)
    }

    fn nonce(&self, i: usize) -> V::Nonce<'a> {
        // SAFETY: Java's: every row has a nonce.
        unsafe { V::nonce_at(self.row(i).first) }
    }

    fn message(&mut self, i: usize) -> Option<Message<'_, V>> {
        if self.result(i) == TOO_LONG {
            return None;
        }
        let Row { first, aad: aad_len, text: len, to } = self.row(i);
        // SAFETY: Java's: data and output do not overlap, nor do the results of packets.
        unsafe {
            let aad = input(first.add(NONCE), aad_len);
            let from = first.add(NONCE + aad_len as usize);
            let text = in_out(from, to, len);
            Some(if self.seals {
                raw::sealed(self.cipher, aad, text, output(to.add(len as usize), TAG as i32))
            } else {
                raw::opened(self.cipher, aad, text, Tag::from(array::<TAG>(from.add(len as usize))))
            })
        }
    }

    fn refuse(&mut self, i: usize) {
        self.set_result(i, WRONG_TAG);
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
    let (seals, count) = (seals != 0, count.max(0) as usize);
    // SAFETY: Java's.
    unsafe {
        if algorithm == AES_GCM {
            with_key!(Settled::value::<GcmKey>(state), cipher => {
                raw::run(&mut Packets { cipher, seals, count, table, data, output });
            });
        } else {
            let cipher: &ChaChaKey = Settled::value(state);
            raw::run(&mut Packets { cipher, seals, count, table, data, output });
        }
    }
    DONE
}
