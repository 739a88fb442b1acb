//! Authenticated encryption with additional data: the traits and types of all AEADs, for code that is generic over them.
//!
//! Most programs want the names in [`chacha20poly1305`](crate::chacha20poly1305),
//! [`xchacha20poly1305`](crate::xchacha20poly1305), [`aes_gcm`](crate::aes_gcm) and
//! [`xaes_256_gcm`](crate::xaes_256_gcm).
//!
//! ```
//! use raddle::aead::{Aead, AeadAlgorithm};
//!
//! fn seal<A: AeadAlgorithm>(key: &[u8], nonce: &[u8], text: &[u8]) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
//!     let cipher = Aead::<A>::new(&A::Key::try_from(key)?);
//!     let nonce = A::OwnedNonce::try_from(nonce)?;
//!     let mut sealed = vec![0; text.len() + A::TAG_BYTES];
//!     cipher.seal(A::lend_nonce(&nonce), b"", text, &mut sealed)?;
//!     Ok(sealed)
//! }
//!
//! use raddle::{aead::{Gcm, XChaChaPoly}, aes::Bits256};
//!
//! assert_eq!(seal::<XChaChaPoly>(&[7; 32], &[9; 24], b"attack at dawn")?.len(), 14 + 16);
//! assert_eq!(seal::<Gcm<Bits256>>(&[7; 32], &[9; 12], b"attack at dawn")?.len(), 14 + 16);
//! assert!(seal::<Gcm<Bits256>>(&[7; 31], &[9; 12], b"attack at dawn").is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The module [`any`] has ciphers whose algorithm a program chooses at run time, for example from a name in a file.

mod aes_gcm;
mod aes_gcm_siv;
mod algorithm;
pub mod any;
mod batch;
mod chacha20poly1305;
mod error;
mod gathered;
mod nonces;
mod pieces;
mod tag;
mod xaes;

#[cfg(feature = "alloc")]
use alloc::{vec, vec::Vec};
use core::{convert::Infallible, fmt};

use zeroize::ZeroizeOnDrop;

#[cfg(feature = "alloc")]
use crate::memory::wipe::wipe;
use crate::{
    InOut,
    cpu::token::Token,
    hashing::CountMismatch,
    kernel::{AesGcm, KeySize},
};
pub(crate) use aes_gcm::Parts as AesGcmParts;
pub(crate) use aes_gcm::seal_or_open;
pub use aes_gcm::{AnyLength, AnyNonce, EmptyNonce, Gcm, Nonce96, NonceLength};
pub use aes_gcm_siv::{GcmSiv, WholeMessages};
pub use algorithm::AeadAlgorithm;
use algorithm::text_bytes;
pub(crate) use algorithm::{check_lengths, limited, limited_aad};
pub use batch::Packet;
pub(crate) use chacha20poly1305::Parts as ChaCha20Poly1305Parts;
pub use chacha20poly1305::{ChaChaPoly, MESSAGE_BYTES, XChaChaPoly};
pub(crate) use chacha20poly1305::{with_key, with_subkey};
pub use error::{AadTooLong, OpenError, SealError, TagMismatch, TooLong, WrongLength};
pub use nonces::{NonceSequence, NoncesExhausted};
pub(crate) use pieces::Parts;
pub use pieces::{Opened, Opener, Sealer};
pub use tag::AeadTag;
pub(crate) use xaes::Parts as XaesGcmParts;
pub use xaes::XaesGcm;

/// A key that seals and opens messages.
///
/// A message is sealed with a nonce and with additional data: bytes, such as a header, that are authenticated but not
/// encrypted. The additional data may be empty. The sealed message is the ciphertext, which is as long as the message,
/// and a 16-byte tag. The tag follows the ciphertext; functions with `detached` in their names keep the tag separate. A
/// message opens only with the same key, nonce and additional data, and only if no bit of the ciphertext or the tag was
/// changed.
///
/// **A nonce may be used for one message only.** Two messages under one nonce give away the XOR of their texts, and let others
/// forge messages.
///
/// The time taken depends on lengths, and on whether a message opens. The key is erased when dropped and never printed;
/// threads may share it.
pub struct Aead<V: AeadAlgorithm> {
    key: V::Expanded,
}

impl<S: KeySize, N: NonceLength> Aead<Gcm<S, N>> {
    /// Makes a cipher without a key; [`set_key`](Self::set_key) fills in the key.
    #[inline(always)]
    pub(crate) fn blank() -> Self {
        Self { key: AesGcm::blank() }
    }
}

impl<V: AeadAlgorithm> Aead<V> {
    /// The length of the key in bytes.
    pub const KEY_BYTES: usize = V::KEY_BYTES;
    /// The length of the nonce in bytes. For an algorithm that allows any length, this is the preferred length.
    pub const NONCE_BYTES: usize = V::NONCE_BYTES;
    /// The length of the tag in bytes.
    pub const TAG_BYTES: usize = V::TAG_BYTES;

    /// Makes a cipher with `key`.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key};
    ///
    /// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
    /// assert_eq!(format!("{cipher:?}"), "ChaCha20Poly1305(..)");
    /// ```
    #[inline]
    #[must_use]
    pub fn new(key: &V::Key) -> Self {
        Token::begin();
        Self { key: V::expand(key) }
    }

    /// Replaces the key. For AES-GCM, the new round keys and powers are computed where the old ones are stored, and not
    /// copied.
    ///
    /// ```
    /// use raddle::aes_gcm::{Aes256Gcm, Key, Nonce};
    ///
    /// let mut cipher = Aes256Gcm::new(&Key::<32>::from([7; 32]));
    /// cipher.set_key(&Key::<32>::from([8; 32]));
    /// let nonce = Nonce::from([9; 12]);
    /// let tag = cipher.seal_in_place_detached(&nonce, b"header", &mut { *b"attack at dawn" })?;
    /// let other = Aes256Gcm::new(&Key::<32>::from([8; 32]));
    /// assert_eq!(tag, other.seal_in_place_detached(&nonce, b"header", &mut { *b"attack at dawn" })?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn set_key(&mut self, key: &V::Key) {
        Token::begin();
        V::set_key(&mut self.key, key);
    }

    /// Seals `plaintext`, and writes the ciphertext and then the tag to `sealed`, which must be 16 bytes longer than
    /// `plaintext` (RFC 8439, section 2.8; SP 800-38D, section 7).
    ///
    /// # Errors
    ///
    /// Fails if `sealed` has the wrong length, or if the message or the additional data are [too
    /// long](AeadAlgorithm::MESSAGE_BYTES). Nothing is written then.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
    ///
    /// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
    /// let mut sealed = [0; 14 + 16];
    /// cipher.seal(&Nonce::from([9; 12]), b"header", b"attack at dawn", &mut sealed)?;
    /// # Ok::<(), raddle::chacha20poly1305::SealError>(())
    /// ```
    #[doc(alias = "encrypt")]
    #[inline]
    pub fn seal(&self, nonce: V::Nonce<'_>, aad: &[u8], plaintext: &[u8], sealed: &mut [u8]) -> Result<(), SealError> {
        let (expected, got) = (plaintext.len().saturating_add(V::Tag::BYTES), sealed.len());
        match sealed.split_at_mut_checked(plaintext.len()) {
            Some((ciphertext, place)) if got == expected => {
                let tag = self.seal_detached(nonce, aad, plaintext, ciphertext)?;
                place.copy_from_slice(tag.as_ref());
                Ok(())
            }
            _ => Err(WrongLength { expected, got }.into()),
        }
    }

    /// Opens `sealed`, the ciphertext and then the tag, and writes the plaintext to `plaintext`, which must be 16 bytes shorter
    /// (RFC 8439, section 2.8; SP 800-38D, section 7).
    ///
    /// # Errors
    ///
    /// Fails if `sealed` is shorter than a tag, `plaintext` has the wrong length, the message or the additional data are too
    /// long, or the tag is wrong. If the tag is wrong, `plaintext` is all zeros; otherwise nothing is written.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, OpenError, TagMismatch};
    ///
    /// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
    /// let nonce = Nonce::from([9; 12]);
    /// let mut sealed = [0; 14 + 16];
    /// cipher.seal(&nonce, b"header", b"attack at dawn", &mut sealed)?;
    ///
    /// let mut plaintext = [0; 14];
    /// cipher.open(&nonce, b"header", &sealed, &mut plaintext)?;
    /// assert_eq!(&plaintext, b"attack at dawn");
    ///
    /// let error = cipher.open(&nonce, b"another", &sealed, &mut plaintext).unwrap_err();
    /// assert_eq!((error, plaintext), (OpenError::TagMismatch(TagMismatch), [0; 14]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "decrypt")]
    #[inline]
    pub fn open(&self, nonce: V::Nonce<'_>, aad: &[u8], sealed: &[u8], plaintext: &mut [u8]) -> Result<(), OpenError> {
        let got = sealed.len();
        let (ciphertext, tag) = sealed.split_at(text_bytes::<V::Tag>(got).ok_or(OpenError::Truncated { got })?);
        let tag = V::Tag::try_from(tag)?;
        self.open_detached(nonce, aad, ciphertext, &tag, plaintext)
    }

    /// Seals all but the last 16 bytes of `buffer` in place, and writes the tag to the last 16 (RFC 8439, section 2.8; SP
    /// 800-38D, section 7).
    ///
    /// # Errors
    ///
    /// Fails if the buffer is shorter than a tag, or if the message or the additional data are [too
    /// long](AeadAlgorithm::MESSAGE_BYTES). Nothing is written then.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
    ///
    /// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
    /// let mut buffer = *b"attack at dawn, and room for tag";
    /// cipher.seal_in_place(&Nonce::from([9; 12]), b"", &mut buffer)?;
    /// assert_eq!(cipher.open_in_place(&Nonce::from([9; 12]), b"", &mut buffer)?, b"attack at dawn, ");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn seal_in_place(&self, nonce: V::Nonce<'_>, aad: &[u8], buffer: &mut [u8]) -> Result<(), SealError> {
        let got = buffer.len();
        let text = text_bytes::<V::Tag>(got).ok_or(WrongLength { expected: V::Tag::BYTES, got })?;
        let (text, place) = buffer.split_at_mut(text);
        let tag = self.seal_in_place_detached(nonce, aad, text)?;
        place.copy_from_slice(tag.as_ref());
        Ok(())
    }

    /// Opens `buffer`, the ciphertext and then the tag, in place, and returns the plaintext: all but the last 16 bytes of
    /// `buffer` (RFC 8439, section 2.8; SP 800-38D, section 7).
    ///
    /// # Errors
    ///
    /// Fails if the buffer is shorter than a tag, the message or the additional data are too long, or the tag is wrong. The
    /// buffer is then unchanged, so that another key may open it.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, OpenError, TagMismatch};
    ///
    /// let (cipher, nonce) = (ChaCha20Poly1305::new(&Key::from([7; 32])), Nonce::from([9; 12]));
    /// let mut buffer = *b"attack at dawn, and room for tag";
    /// cipher.seal_in_place(&nonce, b"header", &mut buffer)?;
    /// let mut forged = buffer;
    /// assert_eq!(cipher.open_in_place(&nonce, b"header", &mut buffer)?, b"attack at dawn, ");
    ///
    /// forged[0] ^= 1;
    /// let before = forged;
    /// assert_eq!(cipher.open_in_place(&nonce, b"header", &mut forged), Err(OpenError::TagMismatch(TagMismatch)));
    /// assert_eq!(forged, before);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn open_in_place<'a>(
        &self,
        nonce: V::Nonce<'_>,
        aad: &[u8],
        buffer: &'a mut [u8],
    ) -> Result<&'a mut [u8], OpenError> {
        let got = buffer.len();
        let (text, tag) = buffer.split_at_mut(text_bytes::<V::Tag>(got).ok_or(OpenError::Truncated { got })?);
        let tag = V::Tag::try_from(tag)?;
        self.open_in_place_detached(nonce, aad, text, &tag)?;
        Ok(text)
    }

    /// Writes the ciphertext of `plaintext` to `ciphertext`, which has the same length, and returns the tag (RFC 8439, section
    /// 2.8; SP 800-38D, section 7).
    ///
    /// # Errors
    ///
    /// Fails if `ciphertext` has the wrong length, or if the message or the additional data are [too
    /// long](AeadAlgorithm::MESSAGE_BYTES). Nothing is written then.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
    ///
    /// let (cipher, nonce) = (ChaCha20Poly1305::new(&Key::from([7; 32])), Nonce::from([9; 12]));
    /// let (mut ciphertext, mut plaintext) = ([0; 14], [0; 14]);
    /// let tag = cipher.seal_detached(&nonce, b"header", b"attack at dawn", &mut ciphertext)?;
    /// cipher.open_detached(&nonce, b"header", &ciphertext, &tag, &mut plaintext)?;
    /// assert_eq!(&plaintext, b"attack at dawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn seal_detached(
        &self,
        nonce: V::Nonce<'_>,
        aad: &[u8],
        plaintext: &[u8],
        ciphertext: &mut [u8],
    ) -> Result<V::Tag, SealError> {
        let (expected, got) = (plaintext.len(), ciphertext.len());
        let data = InOut::separate(plaintext, ciphertext).map_err(|_| WrongLength { expected, got })?;
        self.seal_text(nonce, aad, data)
    }

    /// Writes the plaintext of `ciphertext` to `plaintext`, which has the same length, if the tag is right (RFC 8439, section
    /// 2.8; SP 800-38D, section 7).
    ///
    /// # Errors
    ///
    /// Fails if `plaintext` has the wrong length, the message or the additional data are too long, or the tag is wrong. If the
    /// tag is wrong, `plaintext` is all zeros; otherwise nothing is written.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
    ///
    /// let (cipher, nonce) = (ChaCha20Poly1305::new(&Key::from([7; 32])), Nonce::from([9; 12]));
    /// let (mut ciphertext, mut plaintext) = ([0; 14], [0; 14]);
    /// let tag = cipher.seal_detached(&nonce, b"header", b"attack at dawn", &mut ciphertext)?;
    /// assert!(cipher.open_detached(&nonce, b"another", &ciphertext, &tag, &mut plaintext).is_err());
    /// assert_eq!(plaintext, [0; 14]);
    /// # Ok::<(), raddle::chacha20poly1305::SealError>(())
    /// ```
    #[inline]
    pub fn open_detached(
        &self,
        nonce: V::Nonce<'_>,
        aad: &[u8],
        ciphertext: &[u8],
        tag: &V::Tag,
        plaintext: &mut [u8],
    ) -> Result<(), OpenError> {
        let (expected, got) = (ciphertext.len(), plaintext.len());
        let data = InOut::separate(ciphertext, plaintext).map_err(|_| WrongLength { expected, got })?;
        self.open_text(nonce, aad, data, tag)
    }

    /// Encrypts `text` in place, and returns the tag (RFC 8439, section 2.8; SP 800-38D, section 7).
    ///
    /// # Errors
    ///
    /// Fails if the message or the additional data are [too long](AeadAlgorithm::MESSAGE_BYTES); `text` is then unchanged.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
    ///
    /// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
    /// let mut text = *b"attack at dawn";
    /// let tag = cipher.seal_in_place_detached(&Nonce::from([9; 12]), b"", &mut text)?;
    /// cipher.open_in_place_detached(&Nonce::from([9; 12]), b"", &mut text, &tag)?;
    /// assert_eq!(&text, b"attack at dawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "encrypt")]
    #[inline]
    pub fn seal_in_place_detached(
        &self,
        nonce: V::Nonce<'_>,
        aad: &[u8],
        text: &mut [u8],
    ) -> Result<V::Tag, SealError> {
        self.seal_text(nonce, aad, InOut::in_place(text))
    }

    /// Decrypts `text` in place if the tag is right (RFC 8439, section 2.8; SP 800-38D, section 7).
    ///
    /// # Errors
    ///
    /// Fails if the message or the additional data are too long, or if the tag is wrong. `text` is then unchanged, so that
    /// another key may open it.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
    ///
    /// let (cipher, nonce) = (ChaCha20Poly1305::new(&Key::from([7; 32])), Nonce::from([9; 12]));
    /// let mut text = *b"attack at dawn";
    /// let tag = cipher.seal_in_place_detached(&nonce, b"header", &mut text)?;
    /// let mut forged = text;
    /// cipher.open_in_place_detached(&nonce, b"header", &mut text, &tag)?;
    /// assert_eq!(&text, b"attack at dawn");
    ///
    /// forged[0] ^= 1;
    /// let before = forged;
    /// assert!(cipher.open_in_place_detached(&nonce, b"header", &mut forged, &tag).is_err());
    /// assert_eq!(forged, before);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "decrypt")]
    #[inline]
    pub fn open_in_place_detached(
        &self,
        nonce: V::Nonce<'_>,
        aad: &[u8],
        text: &mut [u8],
        tag: &V::Tag,
    ) -> Result<(), OpenError> {
        self.open_text(nonce, aad, InOut::in_place(text), tag)
    }

    /// Seals `plaintext` as [`seal`](Self::seal) does, and returns the ciphertext and then the tag in a new vector. Needs the
    /// feature `alloc`.
    ///
    /// # Errors
    ///
    /// Fails if the message or the additional data are too long.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
    ///
    /// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
    /// let sealed = cipher.seal_to_vec(&Nonce::from([9; 12]), b"header", b"attack at dawn")?;
    /// assert_eq!(cipher.open_to_vec(&Nonce::from([9; 12]), b"header", &sealed)?, b"attack at dawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[doc(alias = "encrypt")]
    pub fn seal_to_vec(&self, nonce: V::Nonce<'_>, aad: &[u8], plaintext: &[u8]) -> Result<Vec<u8>, SealError> {
        let mut sealed = vec![0; plaintext.len().saturating_add(V::TAG_BYTES)];
        self.seal(nonce, aad, plaintext, &mut sealed)?;
        Ok(sealed)
    }

    /// Opens `sealed` as [`open`](Self::open) does, and returns the plaintext in a new vector. Needs the feature `alloc`.
    ///
    /// # Errors
    ///
    /// Fails if `sealed` is shorter than a tag, the message or the additional data are too long, or the tag is wrong.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
    ///
    /// let (cipher, nonce) = (ChaCha20Poly1305::new(&Key::from([7; 32])), Nonce::from([9; 12]));
    /// let sealed = cipher.seal_to_vec(&nonce, b"header", b"attack at dawn")?;
    /// assert_eq!(cipher.open_to_vec(&nonce, b"header", &sealed)?, b"attack at dawn");
    /// assert!(cipher.open_to_vec(&nonce, b"another", &sealed).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[doc(alias = "decrypt")]
    pub fn open_to_vec(&self, nonce: V::Nonce<'_>, aad: &[u8], sealed: &[u8]) -> Result<Vec<u8>, OpenError> {
        let got = sealed.len();
        let mut plaintext = vec![0; text_bytes::<V::Tag>(got).ok_or(OpenError::Truncated { got })?];
        self.open(nonce, aad, sealed, &mut plaintext)?;
        Ok(plaintext)
    }

    /// Seals the bytes in `text` in place, and appends the 16-byte tag, as ring's `seal_in_place_append_tag` does (RFC 8439,
    /// section 2.8; SP 800-38D, section 7). Needs the feature `alloc`.
    ///
    /// If the vector has no room for the tag, the text is sealed into a new vector. The memory of the old vector is
    /// erased before it is freed, so no copy of the plaintext is left. With 16 bytes of spare capacity, nothing is
    /// allocated.
    ///
    /// # Errors
    ///
    /// Fails if the message or the additional data are too long; the vector is then unchanged.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
    ///
    /// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
    /// let mut message = b"attack at dawn".to_vec();
    /// cipher.seal_vec_in_place(&Nonce::from([9; 12]), b"header", &mut message)?;
    /// assert_eq!(message.len(), 14 + 16);
    /// cipher.open_vec_in_place(&Nonce::from([9; 12]), b"header", &mut message)?;
    /// assert_eq!(message, b"attack at dawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[doc(alias = "encrypt_in_place")]
    #[doc(alias = "seal_in_place_append_tag")]
    pub fn seal_vec_in_place(&self, nonce: V::Nonce<'_>, aad: &[u8], text: &mut Vec<u8>) -> Result<(), SealError> {
        if text.capacity() - text.len() < V::TAG_BYTES {
            let sealed = self.seal_to_vec(nonce, aad, text)?;
            wipe(text);
            *text = sealed;
        } else {
            let tag = self.seal_in_place_detached(nonce, aad, text)?;
            text.extend_from_slice(tag.as_ref());
        }
        Ok(())
    }

    /// Opens the bytes in `sealed`, the ciphertext and then the tag, in place, and removes the tag (RFC 8439, section 2.8; SP
    /// 800-38D, section 7). Nothing is allocated. Needs the feature `alloc`.
    ///
    /// # Errors
    ///
    /// Fails if `sealed` is shorter than a tag, the message or the additional data are too long, or the tag is wrong. The
    /// vector is then unchanged, so that another key may open it.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, OpenError, TagMismatch};
    ///
    /// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
    /// let mut forged = vec![0; 14 + 16];
    /// let error = cipher.open_vec_in_place(&Nonce::from([9; 12]), b"", &mut forged).unwrap_err();
    /// assert_eq!((error, forged), (OpenError::TagMismatch(TagMismatch), vec![0; 14 + 16]));
    /// ```
    #[cfg(feature = "alloc")]
    #[doc(alias = "decrypt_in_place")]
    pub fn open_vec_in_place(&self, nonce: V::Nonce<'_>, aad: &[u8], sealed: &mut Vec<u8>) -> Result<(), OpenError> {
        let length = self.open_in_place(nonce, aad, sealed)?.len();
        sealed.truncate(length);
        Ok(())
    }

    /// Seals many packets with this key, each with its own nonce, additional data and length. Each packet is sealed as
    /// by [`seal`](Self::seal) or [`seal_in_place`](Self::seal_in_place) (RFC 8439, section 2.8; SP 800-38D, section
    /// 7). The tag follows the ciphertext. No two packets may have the same nonce.
    ///
    /// With ChaCha20-Poly1305, one vector instruction works on several short packets, so a larger batch takes less time
    /// for each packet. With AES-GCM, packets are sealed one after another. Nothing is allocated. The time taken
    /// depends only on lengths.
    ///
    /// # Errors
    ///
    /// Fails if the numbers of packets and results differ. Nothing is written then. A packet's result is an error if
    /// its buffers have the wrong lengths, or if its text or its additional data are too long. Nothing is written to
    /// that packet then, but the other packets are sealed.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, NonceSequence, Packet};
    ///
    /// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
    /// let mut sequence = NonceSequence::with_sender([0, 0, 0, 1]);
    /// let nonces = [sequence.next_nonce()?, sequence.next_nonce()?];
    ///
    /// // The last 16 bytes of each are for the tag.
    /// let mut buffers = [*b"attack at dawn, and room for tag", *b"attack at dusk, and room for tag"];
    /// let [first, second] = &mut buffers;
    /// let mut packets = [Packet::in_place(&nonces[0], b"header", first), Packet::in_place(&nonces[1], b"", second)];
    /// let mut results = [Ok(()); 2];
    /// cipher.seal_many(&mut packets, &mut results)?;
    /// results.into_iter().collect::<Result<(), _>>()?;
    /// # drop(packets);
    /// # assert_eq!(cipher.open_in_place(&nonces[1], b"", &mut buffers[1])?, b"attack at dusk, ");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn seal_many(
        &self,
        packets: &mut [Packet<'_, V>],
        results: &mut [Result<(), SealError>],
    ) -> Result<(), CountMismatch> {
        batch::seal::<V>(packets.iter_mut().map(|packet| packet.entry(&self.key)), results)
    }

    /// Opens many packets with this key, each with its own nonce, additional data and length. Each packet is opened as
    /// by [`open`](Self::open) or [`open_in_place`](Self::open_in_place) (RFC 8439, section 2.8; SP 800-38D, section
    /// 7). A sealed packet ends with its tag.
    ///
    /// A packet that does not open leaves the other packets unaffected. Opening takes as long as
    /// [`seal_many`](Self::seal_many). The time taken depends on lengths, and on which packets open.
    ///
    /// # Errors
    ///
    /// Fails if the numbers of packets and results differ. Nothing is written then. A packet's result is an error
    ///
    /// - if the packet is shorter than a tag, its buffers have the wrong lengths, or its text or its additional data
    ///   are too long: nothing is written to that packet then;
    /// - if the tag is wrong: a separate output is then all zeros, and a packet in place is unchanged.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, OpenError, Packet, TagMismatch};
    ///
    /// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
    /// let nonces = [Nonce::from([1; 12]), Nonce::from([2; 12])];
    /// let mut sealed = [[0; 14 + 16]; 2];
    /// cipher.seal(&nonces[0], b"header", b"attack at dawn", &mut sealed[0])?;
    ///
    /// // The second packet is a forgery.
    /// let mut texts = [[0xff; 14]; 2];
    /// let [first, second] = &mut texts;
    /// let mut packets = [
    ///     Packet::separate(&nonces[0], b"header", &sealed[0], first),
    ///     Packet::separate(&nonces[1], b"", &sealed[1], second),
    /// ];
    /// let mut results = [Ok(()); 2];
    /// cipher.open_many(&mut packets, &mut results)?;
    /// assert_eq!(results, [Ok(()), Err(OpenError::TagMismatch(TagMismatch))]);
    /// assert_eq!(texts, [*b"attack at dawn", [0; 14]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open_many(
        &self,
        packets: &mut [Packet<'_, V>],
        results: &mut [Result<(), OpenError>],
    ) -> Result<(), CountMismatch> {
        batch::open::<V>(packets.iter_mut().map(|packet| packet.entry(&self.key)), results)
    }

    /// Seals many packets, each with its own key: like [`seal_many`](Self::seal_many), but for the packets of several
    /// connections. No two packets under one key may have the same nonce.
    ///
    /// # Errors
    ///
    /// Fails as [`seal_many`](Self::seal_many) does.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, Packet};
    ///
    /// let peers = [[7; 32], [8; 32]].map(|key| ChaCha20Poly1305::new(&Key::from(key)));
    /// let nonce = Nonce::from([9; 12]);
    /// let mut sealed = [[0; 14 + 16]; 2];
    /// let [first, second] = &mut sealed;
    /// let mut packets = [
    ///     (&peers[0], Packet::separate(&nonce, b"", b"attack at dawn", first)),
    ///     (&peers[1], Packet::separate(&nonce, b"", b"attack at dusk", second)),
    /// ];
    /// let mut results = [Ok(()); 2];
    /// ChaCha20Poly1305::seal_many_with_keys(&mut packets, &mut results)?;
    /// assert_eq!(results, [Ok(()); 2]);
    /// # let mut text = [0; 14];
    /// # peers[1].open(&nonce, b"", &sealed[1], &mut text)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn seal_many_with_keys(
        packets: &mut [(&Self, Packet<'_, V>)],
        results: &mut [Result<(), SealError>],
    ) -> Result<(), CountMismatch> {
        batch::seal::<V>(packets.iter_mut().map(|(cipher, packet)| packet.entry(&cipher.key)), results)
    }

    /// Opens many packets, each with its own key: like [`open_many`](Self::open_many), but for the packets of several
    /// connections.
    ///
    /// # Errors
    ///
    /// Fails as [`open_many`](Self::open_many) does.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, Packet};
    ///
    /// let peers = [[7; 32], [8; 32]].map(|key| ChaCha20Poly1305::new(&Key::from(key)));
    /// let nonce = Nonce::from([9; 12]);
    /// let mut buffers = [*b"attack at dawn, and room for tag", *b"attack at dusk, and room for tag"];
    /// for (peer, buffer) in peers.iter().zip(&mut buffers) {
    ///     peer.seal_in_place(&nonce, b"", buffer)?;
    /// }
    ///
    /// let [first, second] = &mut buffers;
    /// let mut packets =
    ///     [(&peers[0], Packet::in_place(&nonce, b"", first)), (&peers[1], Packet::in_place(&nonce, b"", second))];
    /// let mut results = [Ok(()); 2];
    /// ChaCha20Poly1305::open_many_with_keys(&mut packets, &mut results)?;
    /// assert_eq!(results, [Ok(()); 2]);
    /// assert_eq!(&buffers[1][..14], b"attack at dusk");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open_many_with_keys(
        packets: &mut [(&Self, Packet<'_, V>)],
        results: &mut [Result<(), OpenError>],
    ) -> Result<(), CountMismatch> {
        batch::open::<V>(packets.iter_mut().map(|(cipher, packet)| packet.entry(&cipher.key)), results)
    }

    /// Starts to seal a message in pieces. The whole message need not fit in memory.
    ///
    /// # Panics
    ///
    /// Panics if the additional data exceed the maximum length. For AES-GCM, that is 2^61 - 1 bytes, more than any
    /// machine can hold.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
    ///
    /// let (cipher, nonce) = (ChaCha20Poly1305::new(&Key::from([7; 32])), Nonce::from([9; 12]));
    /// let mut sealer = cipher.sealer(&nonce, b"header");
    /// let (mut first, mut second) = (*b"attack ", *b"at dawn");
    /// sealer.seal(&mut first)?;
    /// sealer.seal(&mut second)?;
    /// let tag = sealer.finalize();
    /// # assert_eq!(tag, cipher.seal_in_place_detached(&nonce, b"header", &mut { *b"attack at dawn" })?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn sealer(&self, nonce: V::Nonce<'_>, aad: &[u8]) -> Sealer<V::Parts<'_>>
    where
        V: AeadAlgorithm<Refusal = Infallible>,
    {
        let Ok(parts) = self.begin(nonce, aad);
        Sealer::new(parts, V::MESSAGE_BYTES)
    }

    /// Starts to open a message in pieces. The whole message need not fit in memory; it is read twice.
    ///
    /// # Panics
    ///
    /// Panics if the additional data exceed the maximum length. For AES-GCM, that is 2^61 - 1 bytes, more than any
    /// machine can hold.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
    ///
    /// let (cipher, nonce) = (ChaCha20Poly1305::new(&Key::from([7; 32])), Nonce::from([9; 12]));
    /// let mut text = *b"attack at dawn";
    /// let tag = cipher.seal_in_place_detached(&nonce, b"header", &mut text)?;
    ///
    /// let mut opener = cipher.opener(&nonce, b"header");
    /// opener.authenticate(&text)?;
    /// let mut opened = opener.verify(&tag)?;
    /// opened.open(&mut text)?;
    /// opened.finish()?;
    /// assert_eq!(&text, b"attack at dawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn opener(&self, nonce: V::Nonce<'_>, aad: &[u8]) -> Opener<V::Parts<'_>>
    where
        V: AeadAlgorithm<Refusal = Infallible>,
    {
        let Ok(parts) = self.begin(nonce, aad);
        Opener::new(parts, V::MESSAGE_BYTES)
    }

    /// Returns the expanded key of the algorithm, for bindings.
    #[inline]
    pub(crate) fn expanded(&self) -> &V::Expanded {
        &self.key
    }

    fn begin(&self, nonce: V::Nonce<'_>, aad: &[u8]) -> Result<V::Parts<'_>, V::Refusal> {
        Token::begin();
        assert!(limited_aad::<V>(aad.len() as u64).is_ok(), "additional data are too long");
        V::begin(&self.key, nonce, aad)
    }

    /// Encrypts a text, and returns the tag. Every function that seals one message calls this function.
    #[inline(always)]
    pub(crate) fn seal_text(&self, nonce: V::Nonce<'_>, aad: &[u8], text: InOut<'_>) -> Result<V::Tag, SealError> {
        Token::begin();
        check_lengths::<V, SealError>(text.len(), aad.len())?;
        Ok(V::seal(&self.key, nonce, aad, text))
    }

    /// Decrypts a text if the tag is right. Every function that opens one message calls this function.
    #[inline(always)]
    pub(crate) fn open_text(
        &self,
        nonce: V::Nonce<'_>,
        aad: &[u8],
        text: InOut<'_>,
        tag: &V::Tag,
    ) -> Result<(), OpenError> {
        Token::begin();
        check_lengths::<V, OpenError>(text.len(), aad.len())?;
        if V::open(&self.key, nonce, aad, text, tag) { Ok(()) } else { Err(TagMismatch.into()) }
    }
}

impl<V: AeadAlgorithm> Clone for Aead<V> {
    fn clone(&self) -> Self {
        Self { key: self.key.clone() }
    }
}

/// The key erases itself.
impl<V: AeadAlgorithm> ZeroizeOnDrop for Aead<V> {}

impl<V: AeadAlgorithm> fmt::Debug for Aead<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}(..)", V::NAME)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Bits128;

    #[test]
    fn the_limits_are_those_of_the_standards() {
        assert_eq!(limited::<ChaChaPoly>((1 << 38) - 64), Ok(()));
        assert!(limited::<ChaChaPoly>((1 << 38) - 63).is_err());
        assert!(limited_aad::<ChaChaPoly>(u64::MAX).is_ok());

        type Gcm128 = Gcm<Bits128>;
        let max = (1 << 36) - 32;
        assert_eq!(limited::<Gcm128>(max), Ok(()));
        assert_eq!(limited::<Gcm128>(max + 1), Err(TooLong { bytes: max + 1, max }));
        let max = (1 << 61) - 1;
        assert_eq!(limited_aad::<Gcm128>(max), Ok(()));
        assert_eq!(limited_aad::<Gcm128>(max + 1), Err(AadTooLong { bytes: max + 1, max }));
    }
}
