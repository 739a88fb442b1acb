//! The RustCrypto traits, implemented with the kernels of this crate, for programs that are generic over these traits
//! or that use RustCrypto's crates.
//!
//! ```
//! # #[cfg(feature = "digest")] {
//! use raddle::rustcrypto::sha2::{Digest, Sha256};
//!
//! fn fingerprint<D: Digest>(text: &str) -> Vec<u8> {
//!     D::digest(text).to_vec()
//! }
//! assert_eq!(fingerprint::<Sha256>("abc")[..4], [0xba, 0x78, 0x16, 0xbf]);
//! # }
//! ```
//!
//! Each module has the name of the crate that it replaces, and uses the names of that crate's types and traits. So only
//! `use` declarations and the manifest change:
//!
//! | module | feature | replaces | traits |
//! |---|---|---|---|
//! | [`sha2`], [`sha1`], [`md5`] | `digest` | `sha2` 0.11, `sha1` 0.11, `md-5` 0.11 | `digest` 0.11: `Digest`, `FixedOutputReset`, `EagerHash`, … |
//! | [`sha1_checked`] | `digest` | `sha1-checked`, without its builder | `digest` 0.11: `Digest`, `FixedOutputReset` |
//! | [`blake3`] | `digest` | `blake3` 1 with `traits-preview` | `digest` 0.11: `Digest`, `ExtendableOutputReset`, `XofReader`; with `mac` also `Mac`, `KeyInit` |
//! | [`hmac`] | `mac` | `hmac` 0.13 | `digest` 0.11: `Mac`, `KeyInit`, `FixedOutputReset` |
//! | [`aes_gcm`], [`aes_gcm_siv`], [`chacha20poly1305`] | `aead` | `aes-gcm` 0.11, `aes-gcm-siv` 0.12, `chacha20poly1305` 0.11 | `aead` 0.6: `AeadInOut`, `Aead`, `KeyInit` |
//! | [`chacha20`], [`ctr`] | `cipher` | `chacha20` 0.10, `ctr` 0.10 with `aes` | `cipher` 0.5: `StreamCipher`, `StreamCipherSeek`, `KeyIvInit` |
//! | [`poly1305`], [`ghash`] | `universal-hash` | `poly1305` 0.9, `ghash` 0.6 | `universal-hash` 0.6: `UniversalHash`, `KeyInit` |
//!
//! The types wrap the types of the other modules and add little code. They have the functions of the traits, and others
//! only where the replaced type has them. Secrets are erased when dropped. Operations are constant-time if the operations of
//! the wrapped types are constant-time.
//!
//! The replaced crates have features that this crate lacks: ChaCha with fewer rounds, AES-GCM nonces of lengths other
//! than 12 bytes, saved hash states (`SerializableState`), little-endian counters, and the decryption of AES blocks.

#[cfg(feature = "aead")]
mod aead;
#[cfg(feature = "digest")]
mod digest;
#[cfg(feature = "mac")]
mod mac;
#[cfg(feature = "cipher")]
mod stream;
#[cfg(feature = "universal-hash")]
mod universal_hash;

/// The SHA-2 hashes, as the crate `sha2` names them.
///
/// ```
/// use raddle::rustcrypto::sha2::{Digest, Sha256};
///
/// let mut hasher = Sha256::new();
/// hasher.update(b"attack ");
/// hasher.update("at dawn");
/// assert_eq!(hasher.finalize()[..], raddle::sha256::Sha256::digest("attack at dawn"));
/// ```
#[cfg(feature = "digest")]
pub mod sha2 {
    pub use super::digest::{Sha224, Sha256, Sha384, Sha512, Sha512_224, Sha512_256};
    pub use ::digest::{self, Digest};
}

/// SHA-1, as the crate `sha1` names it. **Not collision-resistant**: see [`sha1`](crate::sha1).
///
/// ```
/// use raddle::rustcrypto::sha1::{Digest, Sha1};
///
/// assert_eq!(Sha1::digest("abc")[..4], [0xa9, 0x99, 0x3e, 0x36]);
/// ```
#[cfg(feature = "digest")]
pub mod sha1 {
    pub use super::digest::Sha1;
    pub use ::digest::{self, Digest};
}

/// SHA-1 with collision detection, as the crate `sha1-checked` names it. [`Digest`](sha1_checked::Digest) returns the safe
/// digest of a message with a block of an attack: see [`Checked`](crate::sha1::Checked).
///
/// ```
/// use raddle::rustcrypto::sha1_checked::{Digest, Sha1};
///
/// assert_eq!(Sha1::digest("abc")[..4], [0xa9, 0x99, 0x3e, 0x36]);
/// assert_eq!(Sha1::new_with_prefix("abc").try_finalize()?[..4], [0xa9, 0x99, 0x3e, 0x36]);
/// # Ok::<(), raddle::sha1::Collision>(())
/// ```
#[cfg(feature = "digest")]
pub mod sha1_checked {
    pub use super::digest::CheckedSha1 as Sha1;
    pub use crate::sha1::Collision;
    pub use ::digest::{self, Digest};
}

/// MD5, as the crate `md-5` names it. **Broken**: see [`md5`](crate::md5).
///
/// ```
/// use raddle::rustcrypto::md5::{Digest, Md5};
///
/// assert_eq!(Md5::digest("abc")[..4], [0x90, 0x01, 0x50, 0x98]);
/// ```
#[cfg(feature = "digest")]
pub mod md5 {
    pub use super::digest::Md5;
    pub use ::digest::{self, Digest};
}

/// BLAKE3, with the names of the crate `blake3` and the traits that its feature `traits-preview` implements. Only
/// [`blake3`](crate::blake3) has derived keys.
///
/// ```
/// use raddle::rustcrypto::blake3::{ExtendableOutput, Hasher, Update};
///
/// let mut hasher = Hasher::new();
/// hasher.update(b"attack at dawn");
/// let mut output = [0; 100];
/// hasher.finalize_xof_into(&mut output);
/// assert_eq!(output[..32], raddle::blake3::Blake3::digest("attack at dawn"));
/// ```
#[cfg(feature = "digest")]
pub mod blake3 {
    pub use super::digest::Hasher;
    pub use crate::blake3::Output as OutputReader;
    pub use ::digest::{self, Digest, ExtendableOutput, Update, XofReader};
    #[cfg(feature = "mac")]
    pub use ::digest::{KeyInit, Mac};
}

/// HMAC, with the traits of the crate `hmac`. [`Hmac<Sha256>`](hmac::Hmac) names a type of its own for each hash.
///
/// ```
/// use raddle::rustcrypto::hmac::{HmacSha256, KeyInit, Mac};
///
/// let mut mac = HmacSha256::new_from_slice(b"key")?;
/// mac.update(b"attack at dawn");
/// let tag = mac.finalize_reset();
/// mac.update(b"attack at dawn");
/// mac.verify(tag.as_bytes())?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[cfg(feature = "mac")]
pub mod hmac {
    pub use super::mac::*;
    pub use ::digest::{self, KeyInit, Mac};
}

/// AES-GCM, as the crate `aes-gcm` names it.
///
/// ```
/// # #[cfg(feature = "alloc")] {
/// use raddle::rustcrypto::aes_gcm::{Aes256Gcm, KeyInit, aead::Aead};
///
/// let cipher = Aes256Gcm::new(&[7; 32].into());
/// let sealed = cipher.encrypt(&[9; 12].into(), &b"attack at dawn"[..])?;
/// assert_eq!(cipher.decrypt(&[9; 12].into(), &sealed[..])?, b"attack at dawn");
/// # }
/// # Ok::<(), aead::Error>(())
/// ```
#[cfg(feature = "aead")]
pub mod aes_gcm {
    pub use super::aead::{Aes128Gcm, Aes192Gcm, Aes256Gcm, Nonce, Tag};
    pub use ::aead::{self, AeadCore, AeadInOut, Error, Key, KeyInit, KeySizeUser};
}

/// ChaCha20-Poly1305 and XChaCha20-Poly1305, as the crate `chacha20poly1305` names them.
///
/// ```
/// use raddle::rustcrypto::chacha20poly1305::{AeadInOut, ChaCha20Poly1305, KeyInit};
///
/// let cipher = ChaCha20Poly1305::new(&[7; 32].into());
/// let mut text = *b"attack at dawn";
/// let tag = cipher.encrypt_inout_detached(&[9; 12].into(), b"header", (&mut text[..]).into())?;
/// cipher.decrypt_inout_detached(&[9; 12].into(), b"header", (&mut text[..]).into(), &tag)?;
/// assert_eq!(&text, b"attack at dawn");
/// # Ok::<(), aead::Error>(())
/// ```
#[cfg(feature = "aead")]
pub mod chacha20poly1305 {
    pub use super::aead::{ChaCha20Poly1305, ChaChaKey as Key, Tag, XChaCha20Poly1305, XNonce};
    pub use ::aead::{self, AeadCore, AeadInOut, Error, KeyInit, KeySizeUser};
    // The module declares thousands of numbers, each of which would have its own page here.
    #[doc(no_inline)]
    pub use ::aead::consts;

    /// The ChaCha20-Poly1305 nonce: 12 bytes.
    pub type Nonce = super::aead::Nonce;
}

/// AES-GCM-SIV, as the crate `aes-gcm-siv` names it.
///
/// ```
/// use raddle::rustcrypto::aes_gcm_siv::{AeadInOut, Aes256GcmSiv, KeyInit};
///
/// let cipher = Aes256GcmSiv::new(&[7; 32].into());
/// let mut text = *b"attack at dawn";
/// let tag = cipher.encrypt_inout_detached(&[9; 12].into(), b"header", (&mut text[..]).into())?;
/// cipher.decrypt_inout_detached(&[9; 12].into(), b"header", (&mut text[..]).into(), &tag)?;
/// assert_eq!(&text, b"attack at dawn");
/// # Ok::<(), aead::Error>(())
/// ```
#[cfg(feature = "aead")]
pub mod aes_gcm_siv {
    pub use super::aead::{Aes128GcmSiv, Aes256GcmSiv, Nonce, Tag};
    pub use ::aead::{self, AeadCore, AeadInOut, Error, Key, KeyInit, KeySizeUser};
}

/// XAES-256-GCM, as the crate `xaes-256-gcm` names it.
///
/// ```
/// use raddle::rustcrypto::xaes_256_gcm::{AeadInOut, KeyInit, Xaes256Gcm};
///
/// let cipher = Xaes256Gcm::new(&[7; 32].into());
/// let mut text = *b"attack at dawn";
/// let tag = cipher.encrypt_inout_detached(&[9; 24].into(), b"header", (&mut text[..]).into())?;
/// cipher.decrypt_inout_detached(&[9; 24].into(), b"header", (&mut text[..]).into(), &tag)?;
/// assert_eq!(&text, b"attack at dawn");
/// # Ok::<(), aead::Error>(())
/// ```
#[cfg(feature = "aead")]
pub mod xaes_256_gcm {
    pub use super::aead::{Tag, XNonce as Nonce, Xaes256Gcm};
    pub use ::aead::{self, AeadCore, AeadInOut, Error, Key, KeyInit, KeySizeUser};
}

/// ChaCha20 and XChaCha20, as the crate `chacha20` names them.
///
/// ```
/// use raddle::rustcrypto::chacha20::{ChaCha20, KeyIvInit, StreamCipher, StreamCipherSeek};
///
/// let (mut text, key, nonce) = (*b"attack at dawn", [7; 32].into(), [9; 12].into());
/// ChaCha20::new(&key, &nonce).apply_keystream(&mut text);
///
/// let mut cipher = ChaCha20::new(&key, &nonce);
/// cipher.seek(7_u32);
/// cipher.apply_keystream(&mut text[7..]);
/// assert_eq!(&text[7..], b"at dawn");
/// ```
#[cfg(feature = "cipher")]
pub mod chacha20 {
    pub use super::stream::{ChaCha20, XChaCha20};
    pub use ::cipher::{self, KeyIvInit, StreamCipher, StreamCipherSeek};
}

/// AES in counter mode: `Aes128Ctr128BE` for `ctr::Ctr128BE<aes::Aes128>`, and so on.
///
/// ```
/// use raddle::rustcrypto::ctr::{Aes256Ctr128BE, KeyIvInit, StreamCipher};
///
/// let mut text = *b"attack at dawn";
/// Aes256Ctr128BE::new(&[7; 32].into(), &[9; 16].into()).apply_keystream(&mut text);
/// Aes256Ctr128BE::new(&[7; 32].into(), &[9; 16].into()).apply_keystream(&mut text);
/// assert_eq!(&text, b"attack at dawn");
/// ```
#[cfg(feature = "cipher")]
pub mod ctr {
    pub use super::stream::{
        Aes128Ctr32BE, Aes128Ctr128BE, Aes192Ctr32BE, Aes192Ctr128BE, Aes256Ctr32BE, Aes256Ctr128BE,
    };
    pub use ::cipher::{self, KeyIvInit, StreamCipher, StreamCipherSeek};
}

/// Poly1305, as the crate `poly1305` names it. A key may authenticate one message only.
///
/// ```
/// use raddle::rustcrypto::poly1305::{Poly1305, universal_hash::{KeyInit, UniversalHash}};
///
/// let mut mac = Poly1305::new(&[7; 32].into());
/// mac.update_padded(b"attack at dawn");
/// let tag = mac.finalize();
/// # let padded = *b"attack at dawn\0\0";
/// # assert_eq!(Poly1305::new(&[7; 32].into()).compute_unpadded(&padded), tag);
/// ```
#[cfg(feature = "universal-hash")]
pub mod poly1305 {
    pub use super::universal_hash::{Block, Key, Poly1305};
    pub use ::universal_hash;
}

/// GHASH, as the crate `ghash` names it.
///
/// ```
/// use raddle::rustcrypto::ghash::{GHash, universal_hash::{KeyInit, UniversalHash}};
///
/// let mut hash = GHash::new(&[7; 16].into());
/// hash.update(&[[9; 16].into()]);
/// let block = hash.finalize();
/// # assert_ne!(block, [9; 16]);
/// ```
#[cfg(feature = "universal-hash")]
pub mod ghash {
    pub use super::universal_hash::GHash;
    pub use ::universal_hash;
}
