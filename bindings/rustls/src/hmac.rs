//! HMAC with SHA-256. rustls computes HKDF and the PRF of TLS 1.2 from it.

use rustls::crypto::hmac::{Hmac, Key, Tag};

use crate::planted::Fault;

pub(crate) struct HmacSha256;

impl Hmac for HmacSha256 {
    fn with_key(&self, key: &[u8]) -> Box<dyn Key> {
        Box::new(Keyed(raddle::hmac::HmacSha256::new(key)))
    }

    fn hash_output_len(&self) -> usize {
        raddle::hmac::HmacSha256::TAG_BYTES
    }
}

struct Keyed(raddle::hmac::HmacSha256);

impl Key for Keyed {
    fn sign_concat(&self, first: &[u8], middle: &[&[u8]], last: &[u8]) -> Tag {
        let mut mac = self.0.start();
        mac.update(first);
        middle.iter().for_each(|piece| mac.update(piece));
        mac.update(last);
        Tag::new(&Fault::Mac.plant(*mac.finalize().as_bytes()))
    }

    fn tag_len(&self) -> usize {
        raddle::hmac::HmacSha256::TAG_BYTES
    }
}
