//! Tests batches of messages between pages that nobody may access.

#![cfg(unix)]

use crate::common::{Random, pages::Guarded};
use raddle::{md5::Md5, sha1::Sha1, sha256::Sha256, sha512::Sha512};

/// The length of the longest message: more than two 64-byte blocks, and more than one 128-byte block.
const LONGEST: usize = 260;

/// The number of messages in a batch.
const BATCH: usize = 70;

/// Tests messages of each length, starting `shorter` bytes below the longest, each at the start or the end of the
/// pages.
#[test]
fn batches_read_no_byte_outside_of_messages() {
    let mut random = Random(82);
    let mut memory = Guarded::new(LONGEST);
    let pages = memory.bytes();
    pages.fill_with(|| random.next() as u8);
    for longest in 0..=LONGEST {
        for shorter in [0, 3, 60] {
            let messages: Vec<&[u8]> = (0..BATCH)
                .map(|_| {
                    let len = longest.saturating_sub(random.below(shorter + 1));
                    let start = if random.below(2) == 0 { 0 } else { pages.len() - len };
                    &pages[start..start + len]
                })
                .collect();
            macro_rules! compare {
                ($($hash:ident)*) => {$(
                    let mut digests = [$hash::digest(b""); BATCH];
                    $hash::digest_many(&messages, &mut digests).unwrap();
                    for (message, digest) in messages.iter().zip(digests) {
                        assert_eq!($hash::digest(message), digest, "{} bytes of {longest}", message.len());
                    }
                )*};
            }
            compare!(Md5 Sha1 Sha256 Sha512);
        }
    }
}
