//! The parts that all AEADs share: one key, a nonce for each message, in-place operation, and a detached tag.

use std::hint::black_box;

use raddle::aes_gcm::{self, Nonce, Tag};

use super::{AAD, KEY, Subject, aead_batch, nonce};
use crate::speed::competitors::{self, Aead, AeadAlgorithm, Competitor};
use crate::speed::upper::UpperHalves;

/// The operations of an AEAD.
pub(super) const OPERATIONS: &[&str] = &["seal", "open"];

/// The operations from one buffer to another.
pub(super) const OUT_OF_PLACE: &[&str] = &["seal-into", "open-into"];

/// The operations of AES-GCM-SIV. Its keystream depends on the tag, so the result of opening can't be opened again, and
/// each message is opened from another buffer.
pub(super) const SIV_OPERATIONS: &[&str] = &["seal", "open-into"];

/// Returns a competitor's cipher, if the competitor has it: for one message, or for a batch of messages, one after
/// another.
pub(super) fn by_competitor(
    competitor: Competitor,
    cipher: AeadAlgorithm,
    operation: &str,
    batch: Option<usize>,
) -> Option<Box<dyn Subject>> {
    fn made(aead: impl Aead + 'static, operation: &str, batch: Option<usize>) -> Box<dyn Subject> {
        match batch {
            None => subject(aead, operation),
            Some(batch) => aead_batch::one_by_one(aead, operation, batch),
        }
    }
    let key = &KEY[..cipher.key_bytes()];
    match competitor {
        Competitor::RustCrypto => {
            use competitors::rustcrypto::{
                Aes128Gcm, Aes128GcmSiv, Aes192Gcm, Aes256Gcm, Aes256GcmSiv, ChaCha20Poly1305, KeyedAead,
            };
            Some(match cipher {
                AeadAlgorithm::ChaCha20Poly1305 => made(KeyedAead::<ChaCha20Poly1305>::new(key), operation, batch),
                AeadAlgorithm::Aes128Gcm => made(KeyedAead::<Aes128Gcm>::new(key), operation, batch),
                AeadAlgorithm::Aes192Gcm => made(KeyedAead::<Aes192Gcm>::new(key), operation, batch),
                AeadAlgorithm::Aes256Gcm => made(KeyedAead::<Aes256Gcm>::new(key), operation, batch),
                AeadAlgorithm::Aes128GcmSiv => made(KeyedAead::<Aes128GcmSiv>::new(key), operation, batch),
                AeadAlgorithm::Aes256GcmSiv => made(KeyedAead::<Aes256GcmSiv>::new(key), operation, batch),
            })
        }
        #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
        Competitor::Graviola => match cipher {
            AeadAlgorithm::ChaCha20Poly1305 => {
                competitors::graviola::chacha20_poly1305(KEY).map(|aead| made(aead, operation, batch))
            }
            _ => competitors::graviola::aes_gcm(cipher, key).map(|aead| made(aead, operation, batch)),
        },
        #[cfg(feature = "competitor-openssl")]
        Competitor::OpenSsl => Some(made(competitors::openssl::KeyedAead::new(cipher, key), operation, batch)),
        #[cfg(feature = "competitor-aws-lc")]
        Competitor::AwsLc => Some(made(competitors::aws_lc::KeyedAead::new(cipher, key), operation, batch)),
        #[cfg(feature = "competitor-ring")]
        Competitor::Ring => competitors::ring::KeyedAead::new(cipher, key).map(|aead| made(aead, operation, batch)),
        #[cfg(feature = "competitor-ipsec-mb")]
        Competitor::IpsecMb => {
            competitors::ipsec_mb::KeyedAead::new(cipher, key).map(|aead| made(aead, operation, batch))
        }
        #[cfg(feature = "competitor-libsodium")]
        Competitor::Libsodium => {
            competitors::libsodium::KeyedAead::new(cipher, key).map(|aead| made(aead, operation, batch))
        }
        Competitor::Rscrypto => competitors::rscrypto::aead(cipher, key).map(|aead| made(aead, operation, batch)),
        _ => None,
    }
}

impl<V> Aead for aes_gcm::Aead<V>
where
    V: for<'n> aes_gcm::AeadAlgorithm<Nonce<'n> = &'n Nonce, Tag = Tag>,
{
    fn seal(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8]) -> [u8; 16] {
        let tag = self.seal_in_place_detached(&Nonce::from(*nonce), aad, message);
        *tag.expect("no message of `raddle-lab speed` has 2^32 blocks").as_bytes()
    }

    fn open(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8], tag: &[u8; 16]) -> bool {
        self.open_in_place_detached(&Nonce::from(*nonce), aad, message, &Tag::from(*tag)).is_ok()
    }

    fn seal_into(&mut self, nonce: &[u8; 12], aad: &[u8], text: &[u8], output: &mut [u8]) -> [u8; 16] {
        let tag = self.seal_detached(&Nonce::from(*nonce), aad, text, output);
        *tag.expect("no message of `raddle-lab speed` has 2^32 blocks").as_bytes()
    }

    fn open_into(&mut self, nonce: &[u8; 12], aad: &[u8], text: &[u8], output: &mut [u8], tag: &[u8; 16]) -> bool {
        self.open_detached(&Nonce::from(*nonce), aad, text, &Tag::from(*tag), output).is_ok()
    }
}

/// Returns an operation whose key is set up.
pub(super) fn subject(aead: impl Aead + 'static, operation: &str) -> Box<dyn Subject> {
    match operation {
        "seal" => Seal::<_, false>::new(aead),
        "open" => Box::new(Open { aead, tags: [[0; 16]; 2] }),
        "seal-into" => Seal::<_, true>::new(aead),
        _ => Box::new(OpenInto { aead, sealed: Vec::new(), tag: [0; 16] }),
    }
}

/// Opens a sealed message in another buffer repeatedly, and must find the right tag each time.
struct OpenInto<A> {
    aead: A,
    sealed: Vec<u8>,
    tag: [u8; 16],
}

impl<A: Aead> OpenInto<A> {
    /// The nonce of all messages, which is set again for each.
    const NONCE: u64 = 0x0102_0304_0506_0708;

    fn next(&mut self, output: &mut [u8]) -> bool {
        self.aead.open_into(&black_box(nonce(Self::NONCE)), &AAD, &self.sealed, output, &self.tag)
    }
}

impl<A: Aead> Subject for OpenInto<A> {
    fn prepare(&mut self, message: &mut [u8]) {
        self.tag = self.aead.seal(&nonce(Self::NONCE), &AAD, message);
        self.sealed = message.to_vec();
    }

    fn repeat(&mut self, message: &mut [u8], calls: u64, upper: UpperHalves) {
        for _ in 0..calls {
            upper.before_call();
            assert!(self.next(message), "the tag is right");
        }
    }

    /// Returns the tag, the opened message, and the refusal of a wrong tag.
    fn outcome(&mut self, message: &mut [u8]) -> Vec<u8> {
        self.prepare(message);
        let mut outcome = self.tag.to_vec();
        outcome.push(self.next(message).into());
        outcome.extend_from_slice(message);
        self.tag[15] ^= 0x80;
        outcome.push(self.next(message).into());
        outcome
    }
}

/// Seals a message repeatedly: in place, or from a text in another buffer.
struct Seal<A, const INTO: bool> {
    aead: A,
    text: Vec<u8>,
    /// The number of messages so far, which is the next nonce.
    messages: u64,
}

impl<A: Aead, const INTO: bool> Seal<A, INTO> {
    fn new(aead: A) -> Box<Self> {
        Box::new(Self { aead, text: Vec::new(), messages: 0 })
    }

    fn next(&mut self, message: &mut [u8]) -> [u8; 16] {
        let nonce = nonce(self.messages);
        self.messages += 1;
        match INTO {
            true => self.aead.seal_into(&nonce, &AAD, &self.text, message),
            false => self.aead.seal(&nonce, &AAD, message),
        }
    }
}

impl<A: Aead, const INTO: bool> Subject for Seal<A, INTO> {
    fn prepare(&mut self, message: &mut [u8]) {
        if INTO {
            self.text = message.to_vec();
        }
    }

    fn repeat(&mut self, message: &mut [u8], calls: u64, upper: UpperHalves) {
        for _ in 0..calls {
            upper.before_call();
            black_box(self.next(message));
        }
    }

    /// Returns two results: the second shows whether the nonce took effect and the state was reset.
    fn outcome(&mut self, message: &mut [u8]) -> Vec<u8> {
        self.prepare(message);
        self.messages = 0x0102_0304_0506_0708;
        let mut outcome = Vec::new();
        for _ in 0..2 {
            outcome.extend(self.next(message));
            outcome.extend_from_slice(message);
        }
        outcome
    }
}

/// Opens a message repeatedly, in place, and must find the right tag each time. Opening a message under one nonce gives
/// another message, and opening the other message gives the first again, because the keystream cancels when added
/// twice. So two tags serve all calls.
struct Open<A> {
    aead: A,
    /// The tags of the original message, and of the result of opening it.
    tags: [[u8; 16]; 2],
}

impl<A: Aead> Open<A> {
    /// The nonce of all messages, which is set again for each.
    const NONCE: u64 = 0x0102_0304_0506_0708;

    fn next(&mut self, message: &mut [u8]) -> bool {
        let right = self.aead.open(&black_box(nonce(Self::NONCE)), &AAD, message, &self.tags[0]);
        self.tags.swap(0, 1);
        right
    }
}

impl<A: Aead> Subject for Open<A> {
    fn prepare(&mut self, message: &mut [u8]) {
        let mut seal = || self.aead.seal(&nonce(Self::NONCE), &AAD, message);
        // The first tag belongs to the result of sealing, which is also the result of opening the message.
        let [opened, message] = [seal(), seal()];
        self.tags = [message, opened];
    }

    fn repeat(&mut self, message: &mut [u8], calls: u64, upper: UpperHalves) {
        for _ in 0..calls {
            upper.before_call();
            assert!(self.next(message), "the tag is right");
        }
    }

    /// Returns the tags, two messages, and the refusal of a wrong tag.
    fn outcome(&mut self, message: &mut [u8]) -> Vec<u8> {
        self.prepare(message);
        let mut outcome = self.tags.concat();
        for _ in 0..2 {
            outcome.push(self.next(message).into());
            outcome.extend_from_slice(message);
        }
        self.tags[0][15] ^= 0x80;
        outcome.push(self.next(message).into());
        outcome
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speed::upper::witness::Witness;

    #[test]
    fn upper_halves_are_dirty_at_each_call() {
        struct Called(Witness);
        impl Aead for Called {
            fn seal(&mut self, _: &[u8; 12], _: &[u8], _: &mut [u8]) -> [u8; 16] {
                self.0.call()
            }
            fn open(&mut self, _: &[u8; 12], _: &[u8], _: &mut [u8], _: &[u8; 16]) -> bool {
                self.0.call();
                true
            }
        }
        for operation in OPERATIONS.iter().chain(OUT_OF_PLACE) {
            Witness::check(1, |seen| subject(Called(seen), operation));
        }
    }
}
