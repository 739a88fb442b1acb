//! HMAC with SHA-256 and SHA-384. From it, rustls computes HKDF and the PRF of TLS 1.2.

use raddle::hmac::{self, Sha2};
use rustls::crypto::hmac::{Hmac, Key, Tag};

use crate::planted::Fault;

/// HMAC with SHA-2 of `BITS` bits, whose tags have `BYTES` bytes.
pub(crate) struct HmacSha<const BITS: usize, const BYTES: usize>;

/// HMAC with SHA-256.
pub(crate) type HmacSha256 = HmacSha<256, 32>;

/// HMAC with SHA-384.
pub(crate) type HmacSha384 = HmacSha<384, 48>;

macro_rules! macs {
    ($($bits:literal $bytes:literal;)*) => {$(
        impl Hmac for HmacSha<$bits, $bytes> {
            fn with_key(&self, key: &[u8]) -> Box<dyn Key> {
                Box::new(Keyed(hmac::Hmac::<Sha2<$bits>, $bytes>::new(key)))
            }

            fn hash_output_len(&self) -> usize {
                $bytes
            }
        }

        impl Key for Keyed<$bits, $bytes> {
            fn sign_concat(&self, first: &[u8], middle: &[&[u8]], last: &[u8]) -> Tag {
                let mut mac = self.0.start();
                mac.update(first);
                middle.iter().for_each(|piece| mac.update(piece));
                mac.update(last);
                Tag::new(&Fault::Mac.plant(*mac.finalize().as_bytes()))
            }

            fn tag_len(&self) -> usize {
                $bytes
            }
        }
    )*};
}

macs! {
    256 32;
    384 48;
}

struct Keyed<const BITS: usize, const BYTES: usize>(hmac::Hmac<Sha2<BITS>, BYTES>)
where
    Sha2<BITS>: hmac::Algorithm;
