//! ChaCha20-Poly1305, with either length of nonce.

mod error;
mod nonces;
mod pieces;

use core::{fmt, marker::PhantomData};

use zeroize::ZeroizeOnDrop;

use crate::{
    InOut,
    chacha20::{Key, Nonce, hchacha20},
    kernel::{chacha20_poly1305_open, chacha20_poly1305_seal},
    poly1305::{TAG_BYTES, Tag},
};
pub use error::{OpenError, SealError, TagMismatch, TooLong, WrongLength};
pub use nonces::{NonceSequence, NoncesExhausted};
pub use pieces::{Opened, Opener, Sealer};

/// The most bytes that a message may have: 2^38 - 64 (RFC 8439, section 2.8), what a keystream has after its first
/// block.
pub const MESSAGE_BYTES: u64 = (1 << 38) - 64;

/// Which nonces an [`Aead`] takes. Nothing outside of this crate implements it.
pub trait Variant: Sealed + Copy {
    /// The nonce.
    type Nonce: ?Sized;

    /// The name.
    #[doc(hidden)]
    const NAME: &'static str;

    /// Does something with the key and the nonce of ChaCha20-Poly1305 that follow from those given.
    #[doc(hidden)]
    fn with<R>(key: &Key, nonce: &Self::Nonce, run: impl FnOnce(&Key, &Nonce) -> R) -> R;
}

/// Nobody outside can name it.
#[doc(hidden)]
pub trait Sealed {}

/// Nonces of 12 bytes (RFC 8439, section 2.8).
#[derive(Clone, Copy, Debug)]
pub struct Short;

/// Nonces of 24 bytes (draft-irtf-cfrg-xchacha-03, section 2).
#[derive(Clone, Copy, Debug)]
pub struct Extended;

impl Sealed for Short {}
impl Sealed for Extended {}

impl Variant for Short {
    type Nonce = Nonce;
    const NAME: &'static str = "ChaCha20Poly1305";

    #[inline]
    fn with<R>(key: &Key, nonce: &Nonce, run: impl FnOnce(&Key, &Nonce) -> R) -> R {
        run(key, nonce)
    }
}

impl Variant for Extended {
    type Nonce = crate::xchacha20poly1305::Nonce;
    const NAME: &'static str = "XChaCha20Poly1305";

    /// The first 16 bytes of the nonce make another key, the others are the nonce under it (section 2.3).
    #[inline]
    fn with<R>(key: &Key, nonce: &Self::Nonce, run: impl FnOnce(&Key, &Nonce) -> R) -> R {
        let nonce = nonce.as_bytes();
        let input = core::array::from_fn(|i| nonce[i]);
        let rest = core::array::from_fn(|i| if i < 4 { 0 } else { nonce[12 + i] });
        run(&hchacha20(key, &input), &Nonce::from(rest))
    }
}

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
/// Time depends on lengths, and on whether a message opens. The key is erased when dropped and never printed.
#[derive(Clone)]
pub struct Aead<V> {
    key: Key,
    variant: PhantomData<V>,
}

impl<V: Variant> Aead<V> {
    /// Seals and opens with `key`.
    ///
    /// ```
    /// use raddle::chacha20poly1305::{ChaCha20Poly1305, Key};
    ///
    /// let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
    /// assert_eq!(format!("{cipher:?}"), "ChaCha20Poly1305(..)");
    /// ```
    #[inline]
    #[must_use]
    pub fn new(key: &Key) -> Self {
        Self { key: key.clone(), variant: PhantomData }
    }

    /// Writes the sealed `plaintext`, ciphertext and tag, to `sealed`, which is 16 bytes longer
    /// (RFC 8439, section 2.8).
    ///
    /// # Errors
    ///
    /// Where `sealed` has another length, or `plaintext` more than [`MESSAGE_BYTES`]; nothing is written then.
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
    pub fn seal(&self, nonce: &V::Nonce, aad: &[u8], plaintext: &[u8], sealed: &mut [u8]) -> Result<(), SealError> {
        let got = sealed.len();
        let expected = plaintext.len().saturating_add(TAG_BYTES);
        match sealed.split_last_chunk_mut::<TAG_BYTES>() {
            Some((ciphertext, place)) if got == expected => {
                let tag = self.seal_detached(nonce, aad, plaintext, ciphertext)?;
                *place = *tag.as_bytes();
                Ok(())
            }
            _ => Err(WrongLength { expected, got }.into()),
        }
    }

    /// Writes the plaintext of `sealed`, ciphertext and tag, to `plaintext`, which is 16 bytes shorter
    /// (RFC 8439, section 2.8).
    ///
    /// # Errors
    ///
    /// Where `sealed` is shorter than a tag, or `plaintext` has another length: nothing is written then. Where the tag
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
    pub fn open(&self, nonce: &V::Nonce, aad: &[u8], sealed: &[u8], plaintext: &mut [u8]) -> Result<(), OpenError> {
        let (ciphertext, tag) = sealed.split_last_chunk().ok_or(OpenError::Truncated { got: sealed.len() })?;
        self.open_detached(nonce, aad, ciphertext, &Tag::from(*tag), plaintext)
    }

    /// Seals the bytes of `buffer` but the last 16, in their place, and writes the tag to those
    /// (RFC 8439, section 2.8).
    ///
    /// # Errors
    ///
    /// Where the buffer is shorter than a tag, or longer than [`MESSAGE_BYTES`] and a tag; nothing is written then.
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
    pub fn seal_in_place(&self, nonce: &V::Nonce, aad: &[u8], buffer: &mut [u8]) -> Result<(), SealError> {
        let got = buffer.len();
        let (text, place) = buffer.split_last_chunk_mut().ok_or(WrongLength { expected: TAG_BYTES, got })?;
        let tag = self.seal_in_place_detached(nonce, aad, text)?;
        *place = *tag.as_bytes();
        Ok(())
    }

    /// Opens `buffer`, ciphertext and tag, in its place, and returns the part of it that is the plaintext: all but the
    /// last 16 bytes (RFC 8439, section 2.8).
    ///
    /// # Errors
    ///
    /// Where the buffer is shorter than a tag: it is then as it was. Where the tag is another: all but the tag is zeros
    /// then.
    #[inline]
    pub fn open_in_place<'a>(
        &self,
        nonce: &V::Nonce,
        aad: &[u8],
        buffer: &'a mut [u8],
    ) -> Result<&'a mut [u8], OpenError> {
        let got = buffer.len();
        let (text, tag) = buffer.split_last_chunk_mut().ok_or(OpenError::Truncated { got })?;
        self.open_in_place_detached(nonce, aad, text, &Tag::from(*tag))?;
        Ok(text)
    }

    /// Writes the ciphertext of `plaintext` to `ciphertext`, which is as long, and returns the tag
    /// (RFC 8439, section 2.8).
    ///
    /// # Errors
    ///
    /// Where `ciphertext` has another length, or `plaintext` more than [`MESSAGE_BYTES`]; nothing is written then.
    #[inline]
    pub fn seal_detached(
        &self,
        nonce: &V::Nonce,
        aad: &[u8],
        plaintext: &[u8],
        ciphertext: &mut [u8],
    ) -> Result<Tag, SealError> {
        let (expected, got) = (plaintext.len(), ciphertext.len());
        let data = InOut::apart(plaintext, ciphertext).map_err(|_| WrongLength { expected, got })?;
        Ok(self.seal_data(nonce, aad, data)?)
    }

    /// Writes the plaintext of `ciphertext` to `plaintext`, which is as long, where the tag is right
    /// (RFC 8439, section 2.8).
    ///
    /// # Errors
    ///
    /// Where `plaintext` has another length: nothing is written then. Where the tag is another: `plaintext` is all
    /// zeros then.
    #[inline]
    pub fn open_detached(
        &self,
        nonce: &V::Nonce,
        aad: &[u8],
        ciphertext: &[u8],
        tag: &Tag,
        plaintext: &mut [u8],
    ) -> Result<(), OpenError> {
        let (expected, got) = (ciphertext.len(), plaintext.len());
        let data = InOut::apart(ciphertext, plaintext).map_err(|_| WrongLength { expected, got })?;
        self.open_data(nonce, aad, data, tag)
    }

    /// Encrypts `text` in its place, and returns the tag (RFC 8439, section 2.8).
    ///
    /// # Errors
    ///
    /// Where it has more than [`MESSAGE_BYTES`]; it is then as it was.
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
    pub fn seal_in_place_detached(&self, nonce: &V::Nonce, aad: &[u8], text: &mut [u8]) -> Result<Tag, SealError> {
        Ok(self.seal_data(nonce, aad, InOut::in_place(text))?)
    }

    /// Decrypts `text` in its place where the tag is right (RFC 8439, section 2.8).
    ///
    /// # Errors
    ///
    /// Where the tag is another: `text` is all zeros then, neither ciphertext nor plaintext.
    #[inline]
    pub fn open_in_place_detached(
        &self,
        nonce: &V::Nonce,
        aad: &[u8],
        text: &mut [u8],
        tag: &Tag,
    ) -> Result<(), OpenError> {
        self.open_data(nonce, aad, InOut::in_place(text), tag)
    }

    /// Seals a message that comes in pieces, and need not fit in memory.
    #[must_use]
    pub fn sealer(&self, nonce: &V::Nonce, aad: &[u8]) -> Sealer {
        V::with(&self.key, nonce, |key, nonce| Sealer::new(key, nonce, aad))
    }

    /// Opens a message that comes in pieces, twice, and need not fit in memory.
    #[must_use]
    pub fn opener(&self, nonce: &V::Nonce, aad: &[u8]) -> Opener {
        V::with(&self.key, nonce, |key, nonce| Opener::new(key, nonce, aad))
    }

    #[inline]
    fn seal_data(&self, nonce: &V::Nonce, aad: &[u8], data: InOut<'_>) -> Result<Tag, TooLong> {
        limited(data.len() as u64)?;
        Ok(V::with(&self.key, nonce, |key, nonce| chacha20_poly1305_seal(key.as_bytes(), nonce.as_bytes(), aad, data)))
    }

    #[inline]
    fn open_data(&self, nonce: &V::Nonce, aad: &[u8], data: InOut<'_>, tag: &Tag) -> Result<(), OpenError> {
        limited(data.len() as u64)?;
        let opened = V::with(&self.key, nonce, |key, nonce| {
            chacha20_poly1305_open(key.as_bytes(), nonce.as_bytes(), aad, data, tag)
        });
        if opened { Ok(()) } else { Err(TagMismatch.into()) }
    }
}

/// That a message of so many bytes is not too long.
#[inline]
fn limited(bytes: u64) -> Result<(), TooLong> {
    if bytes <= MESSAGE_BYTES { Ok(()) } else { Err(TooLong { bytes }) }
}

/// The key erases itself.
impl<V> ZeroizeOnDrop for Aead<V> {}

/// Tells nothing of the key.
impl<V: Variant> fmt::Debug for Aead<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}(..)", V::NAME)
    }
}
