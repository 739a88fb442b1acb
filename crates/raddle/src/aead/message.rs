//! Messages in pieces without their keys, whose plaintext may be released before the tag is verified.

use core::{error, fmt};

use zeroize::ZeroizeOnDrop;

use super::{
    Aead, AnyLength, AnyNonce, ChaChaPoly, Gcm, NonceLength, XChaChaPoly,
    chacha20poly1305::Subkey,
    limits::{limited, limited_aad},
};
use crate::{
    InOut,
    chacha20::Key,
    cpu::token::Token,
    kernel::{AesGcmStream, Chacha20Poly1305Stream, KeySize},
    memory::{nonce::Nonce, tag::Tag},
};

/// The error for a piece that can't follow the previous ones. The piece is not part of the message, and nothing was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PieceError {
    /// Additional data after the first piece of the text.
    AadAfterText,
    /// The message would exceed its maximum length.
    TooLong,
    /// The additional data would exceed their maximum length.
    AadTooLong,
}

impl fmt::Display for PieceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::AadAfterText => "additional data come before the text",
            Self::TooLong => "the message would be longer than it may be",
            Self::AadTooLong => "the additional data would be longer than they may be",
        })
    }
}

impl error::Error for PieceError {}

/// A message of AES-GCM in pieces. Each call is given the cipher that started the message: under another cipher, text and tag
/// are useless. The state is erased when dropped and never printed.
#[derive(Clone)]
pub struct GcmMessage(AesGcmStream);

impl GcmMessage {
    /// Starts a message.
    #[must_use]
    pub fn new<S: KeySize>(cipher: &Aead<Gcm<S, AnyLength>>, nonce: AnyNonce<'_>) -> Self {
        Token::begin();
        Self(AesGcmStream::new(&AnyLength::first(&cipher.key, nonce)))
    }

    /// Authenticates the next piece of the additional data.
    ///
    /// # Errors
    ///
    /// If there was text before, or the additional data would be too long.
    pub fn take_aad<S: KeySize>(&mut self, cipher: &Aead<Gcm<S, AnyLength>>, piece: &[u8]) -> Result<(), PieceError> {
        if self.0.has_text() {
            return Err(PieceError::AadAfterText);
        }
        let len = self.0.aad_bytes().saturating_add(piece.len() as u64);
        limited_aad::<Gcm<S>>(len).map_err(|_| PieceError::AadTooLong)?;
        self.0.take_aad(&cipher.key, piece);
        Ok(())
    }

    /// Encrypts the next piece of the text.
    ///
    /// # Errors
    ///
    /// If the message would be too long.
    pub fn encrypt<S: KeySize>(&mut self, cipher: &Aead<Gcm<S, AnyLength>>, data: InOut<'_>) -> Result<(), PieceError> {
        self.grow::<S>(data.len())?;
        self.0.encrypt(&cipher.key, data);
        Ok(())
    }

    /// Decrypts the next piece of the text, which is not verified: the caller discards it if the tag is wrong.
    ///
    /// # Errors
    ///
    /// If the message would be too long.
    pub fn decrypt<S: KeySize>(&mut self, cipher: &Aead<Gcm<S, AnyLength>>, data: InOut<'_>) -> Result<(), PieceError> {
        self.grow::<S>(data.len())?;
        self.0.decrypt(&cipher.key, data);
        Ok(())
    }

    /// Authenticates the next piece of the ciphertext. Another message decrypts it later.
    ///
    /// # Errors
    ///
    /// If the message would be too long.
    pub fn authenticate<S: KeySize>(
        &mut self,
        cipher: &Aead<Gcm<S, AnyLength>>,
        piece: &[u8],
    ) -> Result<(), PieceError> {
        self.grow::<S>(piece.len())?;
        self.0.authenticate(&cipher.key, piece);
        Ok(())
    }

    /// Returns the length of the text so far.
    #[must_use]
    pub fn text_bytes(&self) -> u64 {
        self.0.text_bytes()
    }

    /// Computes the tag of the message. The caller compares it in constant time, as [`Tag`] does.
    #[must_use]
    pub fn tag<S: KeySize>(mut self, cipher: &Aead<Gcm<S, AnyLength>>) -> Tag {
        Tag::first_of(&self.0.tag(&cipher.key))
    }

    fn grow<S: KeySize>(&self, piece: usize) -> Result<(), PieceError> {
        limited::<Gcm<S>>(self.0.text_bytes().saturating_add(piece as u64)).map_err(|_| PieceError::TooLong)
    }
}

/// A message of ChaCha20-Poly1305 or XChaCha20-Poly1305 in pieces. The state is erased when dropped and never printed.
#[derive(Clone)]
pub struct ChaCha20Poly1305Message(Chacha20Poly1305Stream);

impl ChaCha20Poly1305Message {
    /// Starts a message.
    #[must_use]
    pub fn new(cipher: &Aead<ChaChaPoly>, nonce: &Nonce<12>) -> Self {
        Token::begin();
        Self::begin(&cipher.key, nonce)
    }

    /// Starts a message with a nonce of 24 bytes.
    #[must_use]
    pub fn extended(cipher: &Aead<XChaChaPoly>, nonce: &Nonce<24>) -> Self {
        Token::begin();
        XChaChaPoly::with(&cipher.key, nonce, Self::begin)
    }

    fn begin(key: &Key, nonce: &Nonce<12>) -> Self {
        Self(Chacha20Poly1305Stream::new(key.as_bytes(), nonce.as_bytes()))
    }

    /// Authenticates the next piece of the additional data.
    ///
    /// # Errors
    ///
    /// If there was text before, or the additional data would be too long.
    pub fn take_aad(&mut self, piece: &[u8]) -> Result<(), PieceError> {
        if self.0.has_text() {
            return Err(PieceError::AadAfterText);
        }
        if self.0.aad_bytes().checked_add(piece.len() as u64).is_none() {
            return Err(PieceError::AadTooLong);
        }
        self.0.take_aad(piece);
        Ok(())
    }

    /// Encrypts the next piece of the text.
    ///
    /// # Errors
    ///
    /// If the message would be too long.
    pub fn encrypt(&mut self, data: InOut<'_>) -> Result<(), PieceError> {
        self.grow(data.len())?;
        self.0.encrypt(data);
        Ok(())
    }

    /// Decrypts the next piece of the text, which is not verified: the caller discards it if the tag is wrong.
    ///
    /// # Errors
    ///
    /// If the message would be too long.
    pub fn decrypt(&mut self, data: InOut<'_>) -> Result<(), PieceError> {
        self.grow(data.len())?;
        self.0.decrypt(data);
        Ok(())
    }

    /// Authenticates the next piece of the ciphertext. Another message decrypts it later.
    ///
    /// # Errors
    ///
    /// If the message would be too long.
    pub fn authenticate(&mut self, piece: &[u8]) -> Result<(), PieceError> {
        self.grow(piece.len())?;
        self.0.authenticate(piece);
        Ok(())
    }

    /// Returns the length of the text so far.
    #[must_use]
    pub fn text_bytes(&self) -> u64 {
        self.0.text_bytes()
    }

    /// Computes the tag of the message. The caller compares it in constant time, as [`Tag`] does.
    #[must_use]
    pub fn tag(mut self) -> Tag {
        self.0.tag()
    }

    fn grow(&self, piece: usize) -> Result<(), PieceError> {
        limited::<ChaChaPoly>(self.0.text_bytes().saturating_add(piece as u64)).map_err(|_| PieceError::TooLong)
    }
}

macro_rules! secretive {
    ($($name:ident),*) => {$(
        /// The fields erase themselves.
        impl ZeroizeOnDrop for $name {}

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(..)"))
            }
        }
    )*};
}

secretive!(GcmMessage, ChaCha20Poly1305Message);
