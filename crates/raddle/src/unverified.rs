//! Messages in pieces whose plaintext is released before the tag is verified.
//!
//! Interfaces of other libraries ask for that, such as OpenSSL's `EVP_DecryptUpdate`: their callers must discard the
//! plaintext of a message that does not open. Programs want [`Aead::opener`](crate::aes_gcm::Aead::opener), which releases
//! nothing before. This module is hidden, and for bindings.
//!
//! ```
//! use raddle::{
//!     InOut,
//!     chacha20poly1305::{ChaCha20Poly1305, Key, Nonce},
//!     unverified::ChaCha20Poly1305Message,
//! };
//!
//! let (cipher, nonce) = (ChaCha20Poly1305::new(&Key::from([7; 32])), Nonce::from([9; 12]));
//! let mut message = ChaCha20Poly1305Message::new(&cipher, &nonce);
//! message.take_aad(b"header")?;
//! let mut text = *b"attack at dawn";
//! message.encrypt(InOut::in_place(&mut text))?;
//! let tag = message.tag();
//! cipher.open_in_place_detached(&nonce, b"header", &mut text, &tag)?;
//! assert_eq!(&text, b"attack at dawn");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use crate::aead::unverified::{ChaCha20Poly1305Message, GcmMessage, PieceError};
