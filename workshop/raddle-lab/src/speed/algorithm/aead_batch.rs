//! Batches of packets: one key, a nonce for each packet, in-place operation, and separate tags.

use std::hint::black_box;

use raddle::InOut;
use raddle::aes_gcm::{self, AeadAlgorithm, Packet};
use raddle::chacha20poly1305::{Nonce, OpenError, SealError, Tag};

use super::{AAD, Subject, nonce};
use crate::speed::competitors;
use crate::speed::upper::UpperHalves;

/// An AEAD with its key, for batches of packets of equal length, one after another.
trait Aead {
    type Nonce: From<[u8; 12]>;
    type Tag: Clone + From<[u8; 16]>;

    /// Returns the bytes of a tag.
    fn bytes(tag: &Self::Tag) -> [u8; 16];

    /// Encrypts each packet, and writes the tags.
    fn seal(&mut self, nonces: &[Self::Nonce], packets: &mut [u8], tags: &mut [Self::Tag], upper: UpperHalves);

    /// Decrypts each packet, and returns whether all tags are right.
    fn open(&mut self, nonces: &[Self::Nonce], packets: &mut [u8], tags: &mut [Self::Tag], upper: UpperHalves) -> bool;
}

/// Returns a batch whose key is set up, sealed or opened by a competitor that processes one packet after another.
pub(super) fn one_by_one(aead: impl competitors::Aead + 'static, operation: &str, batch: usize) -> Box<dyn Subject> {
    subject(OneByOne(aead), operation, batch)
}

fn subject(aead: impl Aead + 'static, operation: &str, batch: usize) -> Box<dyn Subject> {
    match operation {
        "seal" => Box::new(Seal::new(aead, batch)),
        "open" => Box::new(Open(Seal::new(aead, batch), Vec::new())),
        _ => Box::new(OpenInto(Seal::new(aead, batch), Vec::new())),
    }
}

/// Returns the library's operation, whose key is set up.
pub(super) fn ours<V>(aead: aes_gcm::Aead<V>, operation: &str, batch: usize) -> Box<dyn Subject>
where
    V: for<'a> AeadAlgorithm<Nonce<'a> = &'a Nonce, Tag = Tag> + 'static,
{
    subject(Ours { aead, sealed: Vec::new(), opened: Vec::new() }, operation, batch)
}

struct OneByOne<A>(A);

impl<A: competitors::Aead> Aead for OneByOne<A> {
    type Nonce = [u8; 12];
    type Tag = [u8; 16];

    fn bytes(tag: &[u8; 16]) -> [u8; 16] {
        *tag
    }

    fn seal(&mut self, nonces: &[[u8; 12]], packets: &mut [u8], tags: &mut [[u8; 16]], upper: UpperHalves) {
        let bytes = packets.len() / nonces.len();
        for ((packet, nonce), tag) in packets.chunks_exact_mut(bytes).zip(nonces).zip(tags) {
            upper.before_call();
            *tag = self.0.seal(nonce, &AAD, packet);
        }
    }

    fn open(&mut self, nonces: &[[u8; 12]], packets: &mut [u8], tags: &mut [[u8; 16]], upper: UpperHalves) -> bool {
        let bytes = packets.len() / nonces.len();
        let mut right = true;
        for ((packet, nonce), tag) in packets.chunks_exact_mut(bytes).zip(nonces).zip(tags) {
            upper.before_call();
            right &= self.0.open(nonce, &AAD, packet, tag);
        }
        right
    }
}

/// The library, in one call. It builds a list of packets for each call, as a user would.
struct Ours<V: AeadAlgorithm> {
    aead: aes_gcm::Aead<V>,
    sealed: Vec<Result<(), SealError>>,
    opened: Vec<Result<(), OpenError>>,
}

fn packets<'a, V: AeadAlgorithm<Nonce<'a> = &'a Nonce, Tag = Tag>>(
    nonces: &'a [Nonce],
    packets: &'a mut [u8],
    tags: &'a mut [Tag],
) -> Vec<Packet<'a, V>> {
    let bytes = packets.len() / nonces.len();
    let parts = packets.chunks_exact_mut(bytes).zip(nonces).zip(tags);
    parts.map(|((packet, nonce), tag)| Packet::detached(nonce, &AAD, InOut::in_place(packet), tag)).collect()
}

impl<V: for<'a> AeadAlgorithm<Nonce<'a> = &'a Nonce, Tag = Tag>> Aead for Ours<V> {
    type Nonce = Nonce;
    type Tag = Tag;

    fn bytes(tag: &Tag) -> [u8; 16] {
        *tag.as_bytes()
    }

    fn seal(&mut self, nonces: &[Nonce], memory: &mut [u8], tags: &mut [Tag], upper: UpperHalves) {
        upper.before_call();
        self.sealed.resize(nonces.len(), Ok(()));
        let sealed = self.aead.seal_many(&mut packets(nonces, memory, tags), &mut self.sealed);
        assert!(sealed.is_ok() && self.sealed.iter().all(Result::is_ok), "packets have lengths that are allowed");
    }

    fn open(&mut self, nonces: &[Nonce], memory: &mut [u8], tags: &mut [Tag], upper: UpperHalves) -> bool {
        upper.before_call();
        self.opened.resize(nonces.len(), Ok(()));
        let opened = self.aead.open_many(&mut packets(nonces, memory, tags), &mut self.opened);
        opened.is_ok() && self.opened.iter().all(Result::is_ok)
    }
}

struct Seal<A: Aead> {
    aead: A,
    nonces: Vec<A::Nonce>,
    tags: Vec<A::Tag>,
    /// The number of messages so far, which is the next nonce.
    messages: u64,
}

impl<A: Aead> Seal<A> {
    fn new(aead: A, batch: usize) -> Self {
        let nonces = (0..batch).map(|_| [0; 12].into()).collect();
        Self { aead, nonces, tags: vec![[0; 16].into(); batch], messages: 0 }
    }

    fn next(&mut self, packets: &mut [u8], upper: UpperHalves) {
        for next in &mut self.nonces {
            *next = nonce(self.messages).into();
            self.messages += 1;
        }
        self.aead.seal(&self.nonces, packets, &mut self.tags, upper);
    }

    /// Returns the tags and the packets.
    fn sealed(&self, packets: &[u8]) -> Vec<u8> {
        [self.tags.iter().flat_map(A::bytes).collect(), packets.to_vec()].concat()
    }
}

impl<A: Aead> Subject for Seal<A> {
    fn repeat(&mut self, message: &mut [u8], calls: u64, upper: UpperHalves) {
        for _ in 0..calls {
            self.next(message, upper);
            black_box(&mut self.tags);
        }
    }

    /// Returns the results of two batches: the second shows whether the nonces took effect and the state was reset.
    fn outcome(&mut self, message: &mut [u8]) -> Vec<u8> {
        self.messages = 0x0102_0304_0506_0708;
        let mut outcome = Vec::new();
        for _ in 0..2 {
            self.next(message, UpperHalves::AS_IS);
            outcome.extend(self.sealed(message));
        }
        outcome
    }
}

/// Opens packets repeatedly, in place, and must find the right tags each time, as for one message: the second list
/// contains the tags of the opened packets.
struct Open<A: Aead>(Seal<A>, Vec<A::Tag>);

impl<A: Aead> Open<A> {
    fn next(&mut self, packets: &mut [u8], upper: UpperHalves) -> bool {
        let Self(Seal { aead, nonces, tags, .. }, others) = self;
        let right = aead.open(black_box(nonces), packets, tags, upper);
        std::mem::swap(tags, others);
        right
    }
}

impl<A: Aead> Subject for Open<A> {
    fn prepare(&mut self, message: &mut [u8]) {
        let Self(seal, others) = self;
        let mut tags = || {
            seal.messages = 0x0102_0304_0506_0708;
            seal.next(message, UpperHalves::AS_IS);
            seal.tags.clone()
        };
        // The first tags belong to the result of sealing, which is also the result of opening the packets.
        *others = tags();
        tags();
    }

    fn repeat(&mut self, message: &mut [u8], calls: u64, upper: UpperHalves) {
        for _ in 0..calls {
            assert!(self.next(message, upper), "the tags are right");
        }
    }

    /// Returns the tags, two batches, and the refusal of a wrong tag.
    fn outcome(&mut self, message: &mut [u8]) -> Vec<u8> {
        self.prepare(message);
        let mut outcome = Vec::new();
        for _ in 0..2 {
            outcome.extend(self.0.sealed(message));
            outcome.push(self.next(message, UpperHalves::AS_IS).into());
            outcome.extend_from_slice(message);
        }
        let Some(last) = self.0.tags.last_mut() else { return outcome };
        let mut wrong = A::bytes(last);
        wrong[15] ^= 0x80;
        *last = wrong.into();
        outcome.push(self.next(message, UpperHalves::AS_IS).into());
        outcome
    }
}

/// Opens packets repeatedly, after it has copied the sealed packets from another buffer, for AEADs whose opened packets
/// can't be opened again.
struct OpenInto<A: Aead>(Seal<A>, Vec<u8>);

impl<A: Aead> OpenInto<A> {
    fn next(&mut self, packets: &mut [u8], upper: UpperHalves) -> bool {
        let Self(Seal { aead, nonces, tags, .. }, sealed) = self;
        packets.copy_from_slice(sealed);
        aead.open(black_box(nonces), packets, tags, upper)
    }
}

impl<A: Aead> Subject for OpenInto<A> {
    fn prepare(&mut self, message: &mut [u8]) {
        let Self(seal, sealed) = self;
        seal.messages = 0x0102_0304_0506_0708;
        seal.next(message, UpperHalves::AS_IS);
        *sealed = message.to_vec();
    }

    fn repeat(&mut self, message: &mut [u8], calls: u64, upper: UpperHalves) {
        for _ in 0..calls {
            assert!(self.next(message, upper), "the tags are right");
        }
    }

    /// Returns the tags, the opened packets, and the refusal of a wrong tag.
    fn outcome(&mut self, message: &mut [u8]) -> Vec<u8> {
        self.prepare(message);
        let mut outcome = self.0.sealed(message);
        outcome.push(self.next(message, UpperHalves::AS_IS).into());
        outcome.extend_from_slice(message);
        let Some(last) = self.0.tags.last_mut() else { return outcome };
        let mut wrong = A::bytes(last);
        wrong[15] ^= 0x80;
        *last = wrong.into();
        outcome.push(self.next(message, UpperHalves::AS_IS).into());
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
        impl competitors::Aead for Called {
            fn seal(&mut self, _: &[u8; 12], _: &[u8], _: &mut [u8]) -> [u8; 16] {
                self.0.call()
            }
            fn open(&mut self, _: &[u8; 12], _: &[u8], _: &mut [u8], _: &[u8; 16]) -> bool {
                self.0.call();
                true
            }
        }
        for operation in ["seal", "open", "open-into"] {
            Witness::check(3, |seen| one_by_one(Called(seen), operation, 3));
        }
    }
}
