//! Poly1305 (RFC 8439, 2.5): a new key for each message, the whole message in one call.

use std::hint::black_box;

use super::{Algorithm, KEY, Subject, kernels};
use crate::speed::competitors::{self, Competitor};
use crate::speed::upper::UpperHalves;

/// The algorithm `poly1305`.
pub(crate) struct Poly1305;

impl Algorithm for Poly1305 {
    fn name(&self) -> &'static str {
        "poly1305"
    }

    fn operations(&self) -> &'static [&'static str] {
        &["authenticate"]
    }

    fn picked(&self, _operation: &str, bytes: usize) -> Vec<&'static str> {
        kernels("poly1305", bytes, 1)
    }

    fn ours(&self, _operation: &str) -> Box<dyn Subject> {
        use raddle::poly1305::{OneTimeKey, authenticate};
        subject(|key, message| *authenticate(OneTimeKey::from(*key), message).as_bytes())
    }

    fn by_competitor(&self, competitor: Competitor, _operation: &str) -> Option<Box<dyn Subject>> {
        match competitor {
            Competitor::RustCrypto => Some(subject(competitors::rustcrypto::poly1305())),
            #[cfg(feature = "competitor-openssl")]
            Competitor::OpenSsl => Some(subject(competitors::openssl::poly1305())),
            #[cfg(feature = "competitor-aws-lc")]
            Competitor::AwsLc => Some(subject(competitors::aws_lc::poly1305())),
            #[cfg(feature = "competitor-libsodium")]
            Competitor::Libsodium => Some(subject(competitors::libsodium::poly1305())),
            // graviola and ring have Poly1305 only inside their AEADs.
            _ => None,
        }
    }
}

fn subject(tag: impl FnMut(&[u8; 32], &[u8]) -> [u8; 16] + 'static) -> Box<dyn Subject> {
    let key = |number| KEY.map(|byte: u8| byte ^ number);
    Box::new(Authenticator { tag, keys: std::array::from_fn(|i| key(i as u8)), messages: 0 })
}

/// An authenticator: `tag` takes the key and the message.
struct Authenticator<F> {
    tag: F,
    /// The keys of messages, prepared beforehand: a load that spans several recent stores would wait for them.
    keys: [[u8; 32]; 8],
    /// The number of messages so far.
    messages: usize,
}

impl<F: FnMut(&[u8; 32], &[u8]) -> [u8; 16]> Authenticator<F> {
    fn next(&mut self, message: &[u8]) -> [u8; 16] {
        let key = &self.keys[self.messages % self.keys.len()];
        self.messages += 1;
        (self.tag)(key, message)
    }
}

impl<F: FnMut(&[u8; 32], &[u8]) -> [u8; 16]> Subject for Authenticator<F> {
    fn repeat(&mut self, message: &mut [u8], calls: u64, upper: UpperHalves) {
        for _ in 0..calls {
            upper.before_call();
            black_box(self.next(message));
        }
    }

    /// Returns two tags: the second shows whether the key took effect and the accumulator was reset.
    fn outcome(&mut self, message: &mut [u8]) -> Vec<u8> {
        self.messages = 0;
        [self.next(message), self.next(message)].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speed::upper::witness::Witness;

    #[test]
    fn upper_halves_are_dirty_at_each_call() {
        Witness::check(1, |seen| subject(move |_, _| seen.call()));
    }
}
