//! Messages in pieces without their keys, whose plaintext may be released before the tag is verified.

use core::{error, fmt};

use zeroize::ZeroizeOnDrop;

use super::aes::{GcmKey, with_size};
use crate::{
    InOut,
    aead::{ChaChaPoly, Gcm, limited, limited_aad},
    chacha20::Key,
    kernel::{AesGcmStream, Bits128, Chacha20Poly1305Stream},
    memory::{nonce::Nonce, tag::Tag},
};

/// The error for a piece that can't follow the previous ones. The piece is not part of the message, and nothing was
/// written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PieceError {
    /// The piece is additional data, but a piece of the text came before it.
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

/// A message in pieces. The state may lack its key, so each call is given the key. Under another key, the text and the
/// tag are useless.
pub trait Pieces: Clone {
    /// The key that each call is given: the AES-GCM key, or nothing if the state holds its key.
    type Key;

    /// Authenticates the next piece of the additional data.
    ///
    /// # Errors
    ///
    /// If there was text before, or the additional data would be too long.
    fn absorb_aad(&mut self, key: &Self::Key, piece: &[u8]) -> Result<(), PieceError>;

    /// Encrypts the next piece of the text.
    ///
    /// # Errors
    ///
    /// Fails if the message would be too long.
    fn encrypt(&mut self, key: &Self::Key, text: InOut<'_>) -> Result<(), PieceError>;

    /// Decrypts the next piece of the text, which is not verified yet. The caller must discard it if the tag is wrong.
    ///
    /// # Errors
    ///
    /// Fails if the message would be too long.
    fn decrypt(&mut self, key: &Self::Key, text: InOut<'_>) -> Result<(), PieceError>;

    /// Authenticates the next piece of the ciphertext. The piece is decrypted later, as part of another `Pieces` value.
    ///
    /// # Errors
    ///
    /// Fails if the message would be too long.
    fn authenticate(&mut self, key: &Self::Key, piece: &[u8]) -> Result<(), PieceError>;

    /// Returns the length of the text so far.
    fn text_bytes(&self) -> u64;

    /// Computes the tag of the message. The caller compares it in constant time, as [`Tag`] does.
    fn tag(self, key: &Self::Key) -> Tag;
}

/// An AES-GCM message in pieces. The state is erased when dropped and never printed.
#[derive(Clone)]
pub struct GcmMessage(AesGcmStream);

impl GcmMessage {
    /// Starts a message whose first counter block is J0.
    pub(super) fn new(first: &[u8; 16]) -> Self {
        Self(AesGcmStream::new(first))
    }
}

/// A ChaCha20-Poly1305 or XChaCha20-Poly1305 message in pieces. The state is erased when dropped and never printed.
#[derive(Clone)]
pub struct ChaCha20Poly1305Message(Chacha20Poly1305Stream);

impl ChaCha20Poly1305Message {
    /// Starts a message.
    pub(super) fn new(key: &Key, nonce: &Nonce<12>) -> Self {
        Self(Chacha20Poly1305Stream::new(key.as_bytes(), nonce.as_bytes()))
    }
}

/// Calls a function of a stream under an AES-GCM key.
macro_rules! under_gcm_key {
    ($stream:expr, $key:ident, $function:ident($($argument:expr)?)) => {
        with_size!(&$key.0, key => $stream.$function(key.expanded() $(, $argument)?))
    };
}

/// Calls a function of a stream that holds its key.
macro_rules! under_own_key {
    ($stream:expr, $key:ident, $function:ident($($argument:expr)?)) => {{
        let () = $key;
        $stream.$function($($argument)?)
    }};
}

// The functions are inlined, and so are compiled with their callers: for size if the callers are compiled for size.
macro_rules! messages {
    ($($name:ident, $key:ty, $algorithm:ty, $under:ident;)*) => {$(
        impl $name {
            #[inline]
            fn grow(&self, piece: usize) -> Result<(), PieceError> {
                limited::<$algorithm>(self.0.text_bytes().saturating_add(piece as u64)).map_err(|_| PieceError::TooLong)
            }
        }

        impl Pieces for $name {
            type Key = $key;

            #[inline]
            fn absorb_aad(&mut self, key: &$key, piece: &[u8]) -> Result<(), PieceError> {
                if self.0.has_text() {
                    return Err(PieceError::AadAfterText);
                }
                let len = self.0.aad_bytes().checked_add(piece.len() as u64).ok_or(PieceError::AadTooLong)?;
                limited_aad::<$algorithm>(len).map_err(|_| PieceError::AadTooLong)?;
                $under!(self.0, key, absorb_aad(piece));
                Ok(())
            }

            #[inline]
            fn encrypt(&mut self, key: &$key, text: InOut<'_>) -> Result<(), PieceError> {
                self.grow(text.len())?;
                $under!(self.0, key, encrypt(text));
                Ok(())
            }

            #[inline]
            fn decrypt(&mut self, key: &$key, text: InOut<'_>) -> Result<(), PieceError> {
                self.grow(text.len())?;
                $under!(self.0, key, decrypt(text));
                Ok(())
            }

            #[inline]
            fn authenticate(&mut self, key: &$key, piece: &[u8]) -> Result<(), PieceError> {
                self.grow(piece.len())?;
                $under!(self.0, key, authenticate(piece));
                Ok(())
            }

            fn text_bytes(&self) -> u64 {
                self.0.text_bytes()
            }

            #[inline]
            fn tag(mut self, key: &$key) -> Tag {
                $under!(self.0, key, tag()).into()
            }
        }

        /// The fields erase themselves.
        impl ZeroizeOnDrop for $name {}

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(..)"))
            }
        }
    )*};
}

messages! {
    GcmMessage, GcmKey, Gcm<Bits128>, under_gcm_key;
    ChaCha20Poly1305Message, (), ChaChaPoly, under_own_key;
}
