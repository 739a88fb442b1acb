//! ChaCha20 (RFC 8439): one key for all messages, a nonce for each, block 0 as the first block, and in-place operation.

use super::{Algorithm, KEY, Subject, kernels, nonce};
use crate::speed::competitors::{self, Competitor};
use crate::speed::upper::UpperHalves;

/// The algorithm `chacha20`.
pub(crate) struct ChaCha20;

impl Algorithm for ChaCha20 {
    fn name(&self) -> &'static str {
        "chacha20"
    }

    fn operations(&self) -> &'static [&'static str] {
        &["encrypt"]
    }

    fn picked(&self, _operation: &str, bytes: usize) -> Vec<&'static str> {
        kernels("chacha20_xor", bytes, 1)
    }

    fn ours(&self, _operation: &str) -> Box<dyn Subject> {
        use raddle::chacha20::{ChaCha20, Key, Nonce};
        let key = Key::from(KEY);
        subject(move |nonce, message| {
            let mut cipher = ChaCha20::new(&key, &Nonce::from(*nonce));
            cipher.apply_keystream(message).expect("no message of `raddle-lab speed` has 2^32 blocks");
        })
    }

    fn by_competitor(&self, competitor: Competitor, _operation: &str) -> Option<Box<dyn Subject>> {
        match competitor {
            Competitor::RustCrypto => Some(subject(competitors::rustcrypto::chacha20(KEY))),
            #[cfg(feature = "competitor-openssl")]
            Competitor::OpenSsl => Some(subject(competitors::openssl::chacha20(&KEY))),
            #[cfg(feature = "competitor-aws-lc")]
            Competitor::AwsLc => Some(subject(competitors::aws_lc::chacha20(KEY))),
            #[cfg(feature = "competitor-libsodium")]
            Competitor::Libsodium => Some(subject(competitors::libsodium::chacha20(KEY))),
            // graviola and ring have ChaCha20 only inside their AEADs.
            _ => None,
        }
    }
}

fn subject(encrypt: impl FnMut(&[u8; 12], &mut [u8]) + 'static) -> Box<dyn Subject> {
    Box::new(Stream { encrypt, messages: 0 })
}

/// A stream cipher with its key: `encrypt` takes the nonce and the message.
struct Stream<F> {
    encrypt: F,
    /// The number of messages so far, which is the next nonce.
    messages: u64,
}

impl<F: FnMut(&[u8; 12], &mut [u8])> Stream<F> {
    fn next(&mut self, message: &mut [u8]) {
        let nonce = nonce(self.messages);
        self.messages += 1;
        (self.encrypt)(&nonce, message);
    }
}

impl<F: FnMut(&[u8; 12], &mut [u8])> Subject for Stream<F> {
    fn repeat(&mut self, message: &mut [u8], calls: u64, upper: UpperHalves) {
        for _ in 0..calls {
            upper.before_call();
            self.next(message);
        }
    }

    /// Returns two results: the second shows whether the nonce took effect and the block counter was reset.
    fn outcome(&mut self, message: &mut [u8]) -> Vec<u8> {
        self.messages = 0x0102_0304_0506_0708;
        self.next(message);
        let first = message.to_vec();
        self.next(message);
        [first.as_slice(), message].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speed::upper::witness::Witness;

    #[test]
    fn upper_halves_are_dirty_at_each_call() {
        Witness::check(1, |seen| subject(move |_, _| _ = seen.call()));
    }
}
