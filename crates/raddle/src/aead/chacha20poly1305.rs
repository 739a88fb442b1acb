//! ChaCha20-Poly1305, with either length of nonce.

use super::{extended, pieces, tag_bytes::Sealed, variant::Variant};
use crate::{
    InOut,
    chacha20::{ChaCha20, Key, Nonce, hchacha20},
    kernel::{chacha20_poly1305_open, chacha20_poly1305_seal},
    poly1305::{OneTimeKey, Poly1305},
    tag::Tag,
    wipe::wipe,
};

/// The maximum length of a message in bytes: 2^38 - 64 (RFC 8439, section 2.8). A keystream has as much after its first
/// block.
pub const MESSAGE_BYTES: u64 = (1 << 38) - 64;

/// Nonces of 12 bytes (RFC 8439, section 2.8).
#[derive(Clone, Copy, Debug)]
pub struct ShortNonce;

/// Nonces of 24 bytes (draft-irtf-cfrg-xchacha-03, section 2).
#[derive(Clone, Copy, Debug)]
pub struct ExtendedNonce;

/// A length of nonce.
trait Subkey {
    /// The type that [`Variant::Nonce`] refers to.
    type Nonce;

    /// Calls a function with the key and nonce of ChaCha20-Poly1305 that are derived from `key` and `nonce`.
    fn with<R>(key: &Key, nonce: &Self::Nonce, run: impl FnOnce(&Key, &Nonce) -> R) -> R;
}

impl Subkey for ShortNonce {
    type Nonce = Nonce;

    #[inline]
    fn with<R>(key: &Key, nonce: &Nonce, run: impl FnOnce(&Key, &Nonce) -> R) -> R {
        run(key, nonce)
    }
}

impl Subkey for ExtendedNonce {
    type Nonce = extended::Nonce;

    /// Derives a subkey from the first 16 bytes of the nonce; the others are the nonce under it (section 2.3).
    #[inline]
    fn with<R>(key: &Key, nonce: &Self::Nonce, run: impl FnOnce(&Key, &Nonce) -> R) -> R {
        let nonce = nonce.as_bytes();
        let input = core::array::from_fn(|i| nonce[i]);
        let rest = core::array::from_fn(|i| if i < 4 { 0 } else { nonce[12 + i] });
        run(&hchacha20(key, &input), &Nonce::from(rest))
    }
}

macro_rules! variants {
    ($($variant:ident: $name:literal, $nonce:ty;)*) => {$(
        impl Sealed for $variant {}

        impl Variant for $variant {
            type Key = Key;
            type Nonce<'n> = &'n $nonce;
            type Tag = Tag;
            type Expanded = Key;
            type Parts<'k> = Parts;

            const MESSAGE_BYTES: u64 = MESSAGE_BYTES;
            const AAD_BYTES: u64 = u64::MAX;
            const NAME: &'static str = $name;

            #[inline]
            fn expand(key: &Key) -> Key {
                key.clone()
            }

            #[inline]
            fn seal(key: &Key, nonce: &$nonce, aad: &[u8], data: InOut<'_>) -> Tag {
                let seal = |key: &Key, nonce: &Nonce| chacha20_poly1305_seal(key.as_bytes(), nonce.as_bytes(), aad, data);
                Self::with(key, nonce, seal)
            }

            #[inline]
            fn open(key: &Key, nonce: &$nonce, aad: &[u8], data: InOut<'_>, tag: &Tag) -> bool {
                let open =
                    |key: &Key, nonce: &Nonce| chacha20_poly1305_open(key.as_bytes(), nonce.as_bytes(), aad, data, tag);
                Self::with(key, nonce, open)
            }

            fn begin(key: &Key, nonce: &$nonce, aad: &[u8]) -> Parts {
                Self::with(key, nonce, |key, nonce| Parts::new(key, nonce, aad))
            }
        }
    )*};
}

variants! {
    ShortNonce: "ChaCha20Poly1305", Nonce;
    ExtendedNonce: "XChaCha20Poly1305", extended::Nonce;
}

/// Bytes that are encrypted and then authenticated while they are in the first-level cache.
const PART_BYTES: usize = 4096;

/// A cipher after the block that became the authentication key, and an authenticator that has processed the additional
/// data (RFC 8439, section 2.8).
pub struct Parts {
    cipher: ChaCha20,
    mac: Poly1305,
    aad: u64,
}

impl Parts {
    fn new(key: &Key, nonce: &Nonce, aad: &[u8]) -> Self {
        let mut cipher = ChaCha20::new(key, nonce);
        let mut block = [0; 64];
        xor(&mut cipher, &mut block);
        let mut key = [0; 32];
        key.copy_from_slice(&block[..32]);
        let mut mac = Poly1305::new(OneTimeKey::from(key));
        wipe(&mut block);
        wipe(&mut key);
        mac.update(aad);
        mac.pad();
        Self { cipher, mac, aad: aad.len() as u64 }
    }
}

impl Sealed for Parts {}

impl pieces::Parts for Parts {
    type Tag = Tag;

    fn duplicate(&self) -> Self {
        Self { cipher: self.cipher.clone(), mac: self.mac.duplicate(), ..*self }
    }

    fn encrypt(&mut self, piece: InOut<'_>) {
        for part in piece.chunks(PART_BYTES) {
            let text = part.copied();
            xor(&mut self.cipher, text);
            self.mac.update(text);
        }
    }

    fn decrypt(&mut self, piece: InOut<'_>) {
        for part in piece.chunks(PART_BYTES) {
            let text = part.copied();
            self.mac.update(text);
            xor(&mut self.cipher, text);
        }
    }

    fn authenticate(&mut self, piece: &[u8]) {
        self.mac.update(piece);
    }

    fn finalize(mut self, len: u64) -> Tag {
        self.mac.pad();
        self.mac.update(&self.aad.to_le_bytes());
        self.mac.update(&len.to_le_bytes());
        self.mac.finalize()
    }
}

/// Adds keystream to a part of a message. The caller has checked the length, so the keystream suffices.
fn xor(cipher: &mut ChaCha20, part: &mut [u8]) {
    let applied = cipher.apply_keystream(part);
    debug_assert_eq!(applied, Ok(()));
}
