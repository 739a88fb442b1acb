//! ChaCha20-Poly1305 and XChaCha20-Poly1305: nonces of 12 and of 24 bytes.

use core::{marker::PhantomData, ops::Range};

use super::{
    algorithm::{AeadAlgorithm, Batch},
    pieces,
    tag::Sealed,
};
use crate::{
    InOut,
    chacha20::{Key, hchacha20},
    kernel::{
        Chacha20Poly1305Stream, chacha20_poly1305_limits,
        chacha20_poly1305_many::{self as many, LastRow, Message, Packets, SUBKEYS},
        chacha20_poly1305_open, chacha20_poly1305_seal,
    },
    memory::{nonce::Nonce, tag::Tag, wipe::wipe},
};

/// The maximum length of a message in bytes: 2^38 - 64 (RFC 8439, section 2.8), the length of a keystream without its first
/// block.
pub const MESSAGE_BYTES: u64 = chacha20_poly1305_limits::MESSAGE_BYTES;

/// ChaCha20-Poly1305 (RFC 8439, section 2.8), with nonces of 12 bytes.
#[derive(Clone, Copy, Debug)]
pub struct ChaChaPoly;

/// XChaCha20-Poly1305 (draft-irtf-cfrg-xchacha-03, section 2), with nonces of 24 bytes.
#[derive(Clone, Copy, Debug)]
pub struct XChaChaPoly;

/// A length of nonce.
pub(super) trait Subkey: Sized {
    /// The type that [`AeadAlgorithm::Nonce`] refers to.
    type Nonce;

    /// Calls a function with the key and nonce of ChaCha20-Poly1305 that are derived from `key` and `nonce`.
    fn with<R>(key: &Key, nonce: &Self::Nonce, run: impl FnOnce(&Key, &Nonce<12>) -> R) -> R;

    /// Seals or opens each packet of a batch.
    fn run<'a>(batch: &mut impl Batch<'a, Self>)
    where
        Self: AeadAlgorithm;
}

impl Subkey for ChaChaPoly {
    type Nonce = Nonce<12>;

    #[inline]
    fn with<R>(key: &Key, nonce: &Nonce<12>, run: impl FnOnce(&Key, &Nonce<12>) -> R) -> R {
        run(key, nonce)
    }

    fn run<'a>(batch: &mut impl Batch<'a, Self>) {
        many::run(&mut ShortNonces { batch, nonces: PhantomData });
    }
}

impl Subkey for XChaChaPoly {
    type Nonce = Nonce<24>;

    /// Derives a subkey from the first 16 bytes of the nonce; the other 8 bytes are the nonce under the subkey (section 2.3).
    #[inline]
    fn with<R>(key: &Key, nonce: &Self::Nonce, run: impl FnOnce(&Key, &Nonce<12>) -> R) -> R {
        run(&hchacha20(key, &nonce.input()), &Nonce::from(nonce.rest()))
    }

    fn run<'a>(batch: &mut impl Batch<'a, Self>) {
        for first in (0..batch.count()).step_by(SUBKEYS) {
            let subkeys = Subkeys::derive(batch, first..batch.count().min(first + SUBKEYS));
            many::run(&mut ExtendedNonces { batch, first, subkeys, nonces: PhantomData });
        }
    }
}

/// A batch with nonces of 12 bytes.
struct ShortNonces<'b, 'a, B> {
    batch: &'b mut B,
    nonces: PhantomData<&'a Nonce<12>>,
}

impl<'a, B: Batch<'a, ChaChaPoly>> Packets for ShortNonces<'_, 'a, B> {
    fn count(&self) -> usize {
        self.batch.count()
    }

    #[inline]
    fn text_bytes(&self, i: usize) -> Option<usize> {
        self.batch.text_bytes(i)
    }

    #[inline]
    fn aad_bytes(&self, i: usize) -> usize {
        self.batch.aad_bytes(i)
    }

    #[inline]
    fn key(&self, i: usize) -> &[u8; 32] {
        self.batch.key(i).as_bytes()
    }

    #[inline]
    fn last_row(&self, i: usize) -> LastRow {
        LastRow::new(self.batch.nonce(i).as_bytes())
    }

    // Inlined: otherwise the message is returned in memory, and the code that moves it waits for the stores.
    #[inline(always)]
    fn message(&mut self, i: usize) -> Option<Message<'_>> {
        let packet = self.batch.message(i)?;
        Some(Message { key: packet.key.as_bytes(), aad: packet.aad, text: packet.text, tag: packet.tag })
    }

    #[inline]
    fn refuse(&mut self, i: usize) {
        self.batch.refuse(i);
    }
}

/// A part of a batch with nonces of 24 bytes: the packets that have a subkey.
struct ExtendedNonces<'b, 'a, B> {
    batch: &'b mut B,
    first: usize,
    subkeys: Subkeys,
    nonces: PhantomData<&'a Nonce<24>>,
}

impl<'a, B: Batch<'a, XChaChaPoly>> Packets for ExtendedNonces<'_, 'a, B> {
    fn count(&self) -> usize {
        self.subkeys.count
    }

    #[inline]
    fn text_bytes(&self, i: usize) -> Option<usize> {
        self.batch.text_bytes(self.first + i)
    }

    #[inline]
    fn aad_bytes(&self, i: usize) -> usize {
        self.batch.aad_bytes(self.first + i)
    }

    #[inline]
    fn key(&self, i: usize) -> &[u8; 32] {
        &self.subkeys.keys[i]
    }

    #[inline]
    fn last_row(&self, i: usize) -> LastRow {
        LastRow::new(&self.batch.nonce(self.first + i).rest())
    }

    // Inlined: otherwise the message is returned in memory, and the code that moves it waits for the stores.
    #[inline(always)]
    fn message(&mut self, i: usize) -> Option<Message<'_>> {
        let packet = self.batch.message(self.first + i)?;
        Some(Message { key: &self.subkeys.keys[i], aad: packet.aad, text: packet.text, tag: packet.tag })
    }

    #[inline]
    fn refuse(&mut self, i: usize) {
        self.batch.refuse(self.first + i);
    }
}

/// Subkeys of packets, erased when dropped.
struct Subkeys {
    keys: [[u8; 32]; SUBKEYS],
    count: usize,
}

impl Subkeys {
    /// Derives the subkeys of some packets, at most [`SUBKEYS`].
    fn derive<'a>(batch: &impl Batch<'a, XChaChaPoly>, packets: Range<usize>) -> Self {
        let mut subkeys = Self { keys: [[0; 32]; SUBKEYS], count: packets.len() };
        let keys = &mut subkeys.keys[..packets.len()];
        let secrets = |i: usize| (batch.key(packets.start + i).as_bytes(), batch.nonce(packets.start + i).input());
        if !many::derive(keys, secrets) {
            for (subkey, i) in keys.iter_mut().zip(packets) {
                *subkey = *hchacha20(batch.key(i), &batch.nonce(i).input()).as_bytes();
            }
        }
        subkeys
    }
}

impl Drop for Subkeys {
    fn drop(&mut self) {
        wipe(self.keys.as_flattened_mut());
    }
}

macro_rules! variants {
    ($($variant:ident: $name:literal, $nonce:literal;)*) => {$(
        impl Sealed for $variant {}

        impl AeadAlgorithm for $variant {
            type Key = Key;
            type Nonce<'n> = &'n Nonce<$nonce>;
            type OwnedNonce = Nonce<$nonce>;
            type Tag = Tag;
            type Expanded = Key;
            type Parts<'k> = Parts;

            const KEY_BYTES: usize = Key::BYTES;
            const NONCE_BYTES: usize = $nonce;
            const MESSAGE_BYTES: u64 = MESSAGE_BYTES;
            const AAD_BYTES: u64 = u64::MAX;
            const NAME: &'static str = $name;

            #[inline]
            fn lend_nonce(nonce: &Nonce<$nonce>) -> &Nonce<$nonce> {
                nonce
            }

            #[inline]
            fn expand(key: &Key) -> Key {
                key.clone()
            }

            #[inline]
            fn seal(key: &Key, nonce: &Nonce<$nonce>, aad: &[u8], data: InOut<'_>) -> Tag {
                let seal = |key: &Key, nonce: &Nonce<12>| chacha20_poly1305_seal(key.as_bytes(), nonce.as_bytes(), aad, data);
                Self::with(key, nonce, seal)
            }

            #[inline]
            fn open(key: &Key, nonce: &Nonce<$nonce>, aad: &[u8], data: InOut<'_>, tag: &Tag) -> bool {
                let open =
                    |key: &Key, nonce: &Nonce<12>| chacha20_poly1305_open(key.as_bytes(), nonce.as_bytes(), aad, data, tag);
                Self::with(key, nonce, open)
            }

            fn run<'a>(batch: &mut impl Batch<'a, Self>) {
                (0..batch.count()).for_each(|i| batch.check(i));
                Subkey::run(batch);
            }

            fn begin(key: &Key, nonce: &Nonce<$nonce>, aad: &[u8]) -> Parts {
                Self::with(key, nonce, |key, nonce| Parts::new(key, nonce, aad))
            }
        }
    )*};
}

variants! {
    ChaChaPoly: "ChaCha20Poly1305", 12;
    XChaChaPoly: "XChaCha20Poly1305", 24;
}

/// The state of a message in pieces, which erases itself.
pub struct Parts(Chacha20Poly1305Stream);

impl Parts {
    fn new(key: &Key, nonce: &Nonce<12>, aad: &[u8]) -> Self {
        let mut stream = Chacha20Poly1305Stream::new(key.as_bytes(), nonce.as_bytes());
        stream.take_aad(aad);
        Self(stream)
    }
}

impl Sealed for Parts {}

impl pieces::Parts for Parts {
    type Tag = Tag;

    fn duplicate(&self) -> Self {
        Self(self.0.clone())
    }

    fn encrypt(&mut self, piece: InOut<'_>) {
        self.0.encrypt(piece);
    }

    fn decrypt(&mut self, piece: InOut<'_>) {
        self.0.decrypt(piece);
    }

    fn authenticate(&mut self, piece: &[u8]) {
        self.0.authenticate(piece);
    }

    fn finalize(mut self) -> Tag {
        self.0.tag()
    }
}
