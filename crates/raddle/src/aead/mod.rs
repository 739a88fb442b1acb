//! Authenticated encryption with additional data: the parts that all algorithms share.

mod aes_gcm;
mod chacha20poly1305;
mod error;
pub(crate) mod extended;
mod many;
mod nonces;
mod pieces;
mod tag_bytes;
mod variant;

use core::fmt;

use zeroize::ZeroizeOnDrop;

use crate::{InOut, kernel::token::Token};
pub(crate) use aes_gcm::Parts as AesGcmParts;
pub use aes_gcm::{AnyLength, AnyNonce, EmptyNonce, Gcm, NonceLength, TwelveByteNonce};
pub(crate) use chacha20poly1305::Parts as ChaCha20Poly1305Parts;
pub use chacha20poly1305::{ExtendedNonce, MESSAGE_BYTES, ShortNonce};
pub use error::{AadTooLong, OpenError, SealError, TagMismatch, TooLong, WrongLength};
pub use many::Packet;
pub use nonces::{NonceSequence, NoncesExhausted};
pub(crate) use pieces::{Opened, Opener, Sealer};
pub use tag_bytes::TagBytes;
pub use variant::Variant;

/// A key that seals and opens messages.
///
/// A message is sealed with a nonce and with additional data: bytes, perhaps none, that are authenticated and not
/// encrypted, such as a header. Sealed, it is as long as it was, plus a tag of 16 bytes, which is appended, or in the
/// functions that are called `detached` is apart. It opens under the same key and nonce and with the same additional
/// data; where a bit of any of them is another, it does not open.
///
/// **A nonce may be used for one message only.** Two messages under one nonce give away the XOR of their texts, and
/// let others forge.
///
/// Time depends on lengths, and on whether a message opens. The key is erased when dropped and never printed; threads may
/// share it.
pub struct Aead<V: Variant> {
    key: V::Expanded,
}

impl<V: Variant> Aead<V> {
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

    /// Writes the sealed `plaintext`, ciphertext and tag, to `sealed`, which is longer by the tag, 16 bytes
    /// (RFC 8439, section 2.8; SP 800-38D, section 7).
    ///
    /// # Errors
    ///
    /// If `sealed` has another length, or `plaintext` more bytes than a message [may have](Variant::MESSAGE_BYTES); nothing is written then.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
    ///
    /// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
    /// let mut sealed = [0; 14 + 16];
    /// cipher.seal(&Nonce::from([9; 12]), b"header", b"attack at dawn", &mut sealed)?;
    /// # Ok::<(), raddle::chacha20poly1305::SealError>(())
    /// ```
    #[inline]
    pub fn seal(&self, nonce: V::Nonce<'_>, aad: &[u8], plaintext: &[u8], sealed: &mut [u8]) -> Result<(), SealError> {
        let (expected, got) = (plaintext.len().saturating_add(V::Tag::BYTES), sealed.len());
        match sealed.split_at_mut_checked(plaintext.len()) {
            Some((ciphertext, place)) if got == expected => {
                let tag = self.seal_detached(nonce, aad, plaintext, ciphertext)?;
                place.copy_from_slice(tag.bytes());
                Ok(())
            }
            _ => Err(WrongLength { expected, got }.into()),
        }
    }

    /// Writes the plaintext of `sealed`, ciphertext and tag, to `plaintext`, which is 16 bytes shorter
    /// (RFC 8439, section 2.8; SP 800-38D, section 7).
    ///
    /// # Errors
    ///
    /// If `sealed` is shorter than a tag, or `plaintext` has another length: nothing is written then. Where the tag
    /// is another: `plaintext` is all zeros then.
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
    #[inline]
    pub fn open(&self, nonce: V::Nonce<'_>, aad: &[u8], sealed: &[u8], plaintext: &mut [u8]) -> Result<(), OpenError> {
        let got = sealed.len();
        let (ciphertext, tag) = sealed.split_at(text_bytes::<V>(got).ok_or(OpenError::Truncated { got })?);
        let tag = V::Tag::read(tag).ok_or(OpenError::Truncated { got })?;
        self.open_detached(nonce, aad, ciphertext, &tag, plaintext)
    }

    /// Seals the bytes of `buffer` but the last 16, in their place, and writes the tag to those
    /// (RFC 8439, section 2.8; SP 800-38D, section 7).
    ///
    /// # Errors
    ///
    /// If the buffer is shorter than a tag, or longer than [`MESSAGE_BYTES`](Variant::MESSAGE_BYTES) and a tag; nothing is written then.
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
        let text = text_bytes::<V>(got).ok_or(WrongLength { expected: V::Tag::BYTES, got })?;
        let (text, place) = buffer.split_at_mut(text);
        let tag = self.seal_in_place_detached(nonce, aad, text)?;
        place.copy_from_slice(tag.bytes());
        Ok(())
    }

    /// Opens `buffer`, ciphertext and tag, in its place, and returns the part of it that is the plaintext: all but the
    /// last 16 bytes (RFC 8439, section 2.8; SP 800-38D, section 7).
    ///
    /// # Errors
    ///
    /// If the buffer is shorter than a tag: it is then as it was. Where the tag is another: all but the tag is zeros
    /// then.
    #[inline]
    pub fn open_in_place<'a>(
        &self,
        nonce: V::Nonce<'_>,
        aad: &[u8],
        buffer: &'a mut [u8],
    ) -> Result<&'a mut [u8], OpenError> {
        let got = buffer.len();
        let (text, tag) = buffer.split_at_mut(text_bytes::<V>(got).ok_or(OpenError::Truncated { got })?);
        let tag = V::Tag::read(tag).ok_or(OpenError::Truncated { got })?;
        self.open_in_place_detached(nonce, aad, text, &tag)?;
        Ok(text)
    }

    /// Writes the ciphertext of `plaintext` to `ciphertext`, which is as long, and returns the tag
    /// (RFC 8439, section 2.8; SP 800-38D, section 7).
    ///
    /// # Errors
    ///
    /// If `ciphertext` has another length, or `plaintext` more than [`MESSAGE_BYTES`](Variant::MESSAGE_BYTES); nothing is written then.
    #[inline]
    pub fn seal_detached(
        &self,
        nonce: V::Nonce<'_>,
        aad: &[u8],
        plaintext: &[u8],
        ciphertext: &mut [u8],
    ) -> Result<V::Tag, SealError> {
        let (expected, got) = (plaintext.len(), ciphertext.len());
        let data = InOut::apart(plaintext, ciphertext).map_err(|_| WrongLength { expected, got })?;
        self.seal_data(nonce, aad, data)
    }

    /// Writes the plaintext of `ciphertext` to `plaintext`, which is as long, where the tag is right
    /// (RFC 8439, section 2.8; SP 800-38D, section 7).
    ///
    /// # Errors
    ///
    /// If `plaintext` has another length: nothing is written then. Where the tag is another: `plaintext` is all
    /// zeros then.
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
        let data = InOut::apart(ciphertext, plaintext).map_err(|_| WrongLength { expected, got })?;
        self.open_data(nonce, aad, data, tag)
    }

    /// Encrypts `text` in its place, and returns the tag (RFC 8439, section 2.8; SP 800-38D, section 7).
    ///
    /// # Errors
    ///
    /// If it has more than [`MESSAGE_BYTES`](Variant::MESSAGE_BYTES); it is then as it was.
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
    #[inline]
    pub fn seal_in_place_detached(
        &self,
        nonce: V::Nonce<'_>,
        aad: &[u8],
        text: &mut [u8],
    ) -> Result<V::Tag, SealError> {
        self.seal_data(nonce, aad, InOut::in_place(text))
    }

    /// Decrypts `text` in its place where the tag is right (RFC 8439, section 2.8; SP 800-38D, section 7).
    ///
    /// # Errors
    ///
    /// If the tag is another: `text` is all zeros then, neither ciphertext nor plaintext.
    #[inline]
    pub fn open_in_place_detached(
        &self,
        nonce: V::Nonce<'_>,
        aad: &[u8],
        text: &mut [u8],
        tag: &V::Tag,
    ) -> Result<(), OpenError> {
        self.open_data(nonce, aad, InOut::in_place(text), tag)
    }

    /// Starts to seal a message in pieces, which need not fit in memory.
    ///
    /// # Panics
    ///
    /// If the additional data exceed the maximum length: for AES-GCM 2^61 bytes, more than any machine has.
    #[must_use]
    pub fn sealer(&self, nonce: V::Nonce<'_>, aad: &[u8]) -> Sealer<V::Parts<'_>> {
        Sealer::new(self.begin(nonce, aad), V::MESSAGE_BYTES)
    }

    /// Starts to open a message in pieces, which need not fit in memory. The message is read twice.
    ///
    /// # Panics
    ///
    /// If the additional data exceed the maximum length: for AES-GCM 2^61 bytes, more than any machine has.
    #[must_use]
    pub fn opener(&self, nonce: V::Nonce<'_>, aad: &[u8]) -> Opener<V::Parts<'_>> {
        Opener::new(self.begin(nonce, aad), V::MESSAGE_BYTES)
    }

    fn begin(&self, nonce: V::Nonce<'_>, aad: &[u8]) -> V::Parts<'_> {
        Token::begin();
        assert!(limited_aad::<V>(aad.len() as u64).is_ok(), "additional data are too long");
        V::begin(&self.key, nonce, aad)
    }

    #[inline]
    fn seal_data(&self, nonce: V::Nonce<'_>, aad: &[u8], data: InOut<'_>) -> Result<V::Tag, SealError> {
        Token::begin();
        limited::<V>(data.len() as u64)?;
        limited_aad::<V>(aad.len() as u64)?;
        Ok(V::seal(&self.key, nonce, aad, data))
    }

    #[inline]
    fn open_data(&self, nonce: V::Nonce<'_>, aad: &[u8], data: InOut<'_>, tag: &V::Tag) -> Result<(), OpenError> {
        Token::begin();
        limited::<V>(data.len() as u64)?;
        limited_aad::<V>(aad.len() as u64)?;
        if V::open(&self.key, nonce, aad, data, tag) { Ok(()) } else { Err(TagMismatch.into()) }
    }
}

/// Returns the length of the ciphertext in a sealed message of this length.
#[inline]
fn text_bytes<V: Variant>(sealed: usize) -> Option<usize> {
    sealed.checked_sub(V::Tag::BYTES)
}

/// Checks the length of a message.
#[inline]
fn limited<V: Variant>(bytes: u64) -> Result<(), TooLong> {
    let most = V::MESSAGE_BYTES;
    if bytes <= most { Ok(()) } else { Err(TooLong { bytes, most }) }
}

/// Checks the length of additional data.
#[inline]
fn limited_aad<V: Variant>(bytes: u64) -> Result<(), AadTooLong> {
    let most = V::AAD_BYTES;
    if bytes <= most { Ok(()) } else { Err(AadTooLong { bytes, most }) }
}

impl<V: Variant> Clone for Aead<V> {
    fn clone(&self) -> Self {
        Self { key: self.key.clone() }
    }
}

/// The key erases itself.
impl<V: Variant> ZeroizeOnDrop for Aead<V> {}

/// Prints no secret.
impl<V: Variant> fmt::Debug for Aead<V> {
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
        assert_eq!(limited::<ShortNonce>((1 << 38) - 64), Ok(()));
        assert!(limited::<ShortNonce>((1 << 38) - 63).is_err());
        assert!(limited_aad::<ShortNonce>(u64::MAX).is_ok());

        type Gcm128 = Gcm<Bits128>;
        let most = (1 << 36) - 32;
        assert_eq!(limited::<Gcm128>(most), Ok(()));
        assert_eq!(limited::<Gcm128>(most + 1), Err(TooLong { bytes: most + 1, most }));
        let most = (1 << 61) - 1;
        assert_eq!(limited_aad::<Gcm128>(most), Ok(()));
        assert_eq!(limited_aad::<Gcm128>(most + 1), Err(AadTooLong { bytes: most + 1, most }));
    }
}
