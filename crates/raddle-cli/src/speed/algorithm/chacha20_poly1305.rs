//! ChaCha20-Poly1305 (RFC 8439, 2.8): a key for all messages, a nonce for each, in place, the tag apart.

use std::hint::black_box;

use raddle::chacha20poly1305::{self, Key, Nonce, Tag};
use raddle::kernel::{chacha20_poly1305_plan, chacha20_xor_plan, poly1305_plan};

use super::{Algorithm, KEY, Kernel, Subject, nonce};
use crate::speed::peers::{self, Aead, Peer};

/// Additional data of as many bytes as the header of a record has in TLS 1.2, which is what the benchmarks of OpenSSL
/// (`speed -aead`) and AWS-LC (`bssl speed`) take.
const AAD: [u8; 13] = *b"a TLS header.";

/// The algorithm `chacha20-poly1305`.
pub(crate) struct ChaCha20Poly1305;

impl Algorithm for ChaCha20Poly1305 {
    fn name(&self) -> &'static str {
        "chacha20-poly1305"
    }

    fn operations(&self) -> &'static [&'static str] {
        &["seal", "open"]
    }

    /// None that does all of it.
    fn kernels(&self) -> Vec<Kernel> {
        Vec::new()
    }

    /// Those that do both at once; else those of ChaCha20, and those of Poly1305.
    fn picked(&self, bytes: usize) -> Vec<&'static str> {
        let (begin, both) = chacha20_poly1305_plan(bytes);
        let mut names: Vec<&str> = begin.map(|kernel| kernel.name()).into_iter().collect();
        names.extend(both.map(|kernel| kernel.name()));
        if names.is_empty() {
            names.extend(chacha20_xor_plan(bytes).map(|(kernel, _)| kernel.name()));
        }
        if both.is_none() {
            names.extend(poly1305_plan(bytes).map(|(name, _)| name));
        }
        names
    }

    fn ours(&self, operation: &str) -> Box<dyn Subject> {
        subject(chacha20poly1305::ChaCha20Poly1305::new(&Key::from(KEY)), operation)
    }

    fn by_kernel(&self, _name: &str, _operation: &str) -> Option<Box<dyn Subject>> {
        None
    }

    fn by_peer(&self, peer: Peer, operation: &str) -> Option<Box<dyn Subject>> {
        match peer {
            Peer::RustCrypto => Some(subject(peers::rustcrypto::ChaCha20Poly1305::new(&KEY), operation)),
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            Peer::Graviola => peers::graviola::ChaCha20Poly1305::new(KEY).map(|aead| subject(aead, operation)),
            #[cfg(feature = "peer-openssl")]
            Peer::OpenSsl => Some(subject(peers::openssl::ChaCha20Poly1305::new(&KEY), operation)),
            #[cfg(feature = "peer-aws-lc")]
            Peer::AwsLc => Some(subject(peers::aws_lc::ChaCha20Poly1305::new(&KEY), operation)),
            #[cfg(feature = "peer-ring")]
            Peer::Ring => Some(subject(peers::ring::ChaCha20Poly1305::new(&KEY), operation)),
            #[allow(unreachable_patterns, reason = "a build that has all peers")]
            _ => None,
        }
    }
}

impl Aead for chacha20poly1305::ChaCha20Poly1305 {
    fn seal(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8]) -> [u8; 16] {
        let tag = self.seal_in_place_detached(&Nonce::from(*nonce), aad, message);
        *tag.expect("no message of `raddle speed` has 2^32 blocks").as_bytes()
    }

    fn open(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8], tag: &[u8; 16]) -> bool {
        self.open_in_place_detached(&Nonce::from(*nonce), aad, message, &Tag::from(*tag)).is_ok()
    }
}

fn subject(aead: impl Aead + 'static, operation: &str) -> Box<dyn Subject> {
    match operation {
        "seal" => Box::new(Seal { aead, messages: 0 }),
        _ => Box::new(Open { aead, tags: [[0; 16]; 2] }),
    }
}

struct Seal<A> {
    aead: A,
    /// How many messages there have been: the nonce of the next.
    messages: u64,
}

impl<A: Aead> Seal<A> {
    fn next(&mut self, message: &mut [u8]) -> [u8; 16] {
        let nonce = nonce(self.messages);
        self.messages += 1;
        self.aead.seal(&nonce, &AAD, message)
    }
}

impl<A: Aead> Subject for Seal<A> {
    fn repeat(&mut self, message: &mut [u8], calls: u64) {
        for _ in 0..calls {
            black_box(self.next(message));
        }
    }

    /// Two messages, for the second shows whether the nonce took effect and all began again.
    fn outcome(&mut self, message: &mut [u8]) -> Vec<u8> {
        self.messages = 0x0102_0304_0506_0708;
        let mut outcome = Vec::new();
        for _ in 0..2 {
            outcome.extend(self.next(message));
            outcome.extend_from_slice(message);
        }
        outcome
    }
}

/// Opening must find a tag that is right, time and again, in place. Under one nonce, what opening makes of a message is
/// itself a message that opening makes the first of: the keystream that is added twice is gone. So two tags do for all.
struct Open<A> {
    aead: A,
    /// Of the message as it is, and of what opening makes of it.
    tags: [[u8; 16]; 2],
}

impl<A: Aead> Open<A> {
    /// The nonce of all messages, which is set anew for each.
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
        // The first tag is of what sealing made, which is what opening makes of the message.
        let [opened, message] = [seal(), seal()];
        self.tags = [message, opened];
    }

    fn repeat(&mut self, message: &mut [u8], calls: u64) {
        for _ in 0..calls {
            assert!(self.next(message), "the tag is right");
        }
    }

    /// The tags, two messages, and that a wrong tag is refused.
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
