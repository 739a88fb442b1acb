//! `aead` for the AEADs.

use core::fmt;

use aead::{
    AeadCore, AeadInOut, Error, Key, KeyInit, KeySizeUser, TagPosition,
    array::{Array, ArraySize},
    consts::{U12, U16, U24, U32},
    inout::InOutBuf,
};
use zeroize::ZeroizeOnDrop;

use crate::{
    aead::{AeadAlgorithm, ChaChaPoly, Gcm, GcmSiv, XChaChaPoly, XaesGcm},
    aes::{Bits128, Bits192, Bits256},
    memory::inout_buf,
};

/// An AEAD under a key.
///
/// The value is erased when dropped and never printed.
pub struct Cipher<A: AeadAlgorithm>(crate::aead::Aead<A>);

/// AES-GCM (SP 800-38D) with a 16-byte key.
pub type Aes128Gcm = Cipher<Gcm<Bits128>>;
/// AES-GCM (SP 800-38D) with a 24-byte key.
pub type Aes192Gcm = Cipher<Gcm<Bits192>>;
/// AES-GCM (SP 800-38D) with a 32-byte key.
pub type Aes256Gcm = Cipher<Gcm<Bits256>>;
/// AES-GCM-SIV (RFC 8452) with a 16-byte key.
pub type Aes128GcmSiv = Cipher<GcmSiv<Bits128>>;
/// AES-GCM-SIV (RFC 8452) with a 32-byte key.
pub type Aes256GcmSiv = Cipher<GcmSiv<Bits256>>;
/// ChaCha20-Poly1305 (RFC 8439, section 2.8) with a key.
pub type ChaCha20Poly1305 = Cipher<ChaChaPoly>;
/// XChaCha20-Poly1305 (draft-irtf-cfrg-xchacha-03) with a key.
pub type XChaCha20Poly1305 = Cipher<XChaChaPoly>;
/// XAES-256-GCM (C2SP, XAES-256-GCM) with a key.
pub type Xaes256Gcm = Cipher<XaesGcm>;

/// A nonce. If no length is given, it is 12 bytes long.
pub type Nonce<N = U12> = Array<u8, N>;
/// A 24-byte nonce.
pub type XNonce = Array<u8, U24>;
/// A tag. If no length is given, it is 16 bytes long.
pub type Tag<N = U16> = Array<u8, N>;
/// A key for ChaCha20-Poly1305 or XChaCha20-Poly1305.
pub type ChaChaKey = Array<u8, U32>;

/// The lengths of an algorithm, as types.
pub trait Sizes: AeadAlgorithm {
    /// The length of the key.
    type KeySize: ArraySize;
    /// The length of the nonce.
    type NonceSize: ArraySize;
}

macro_rules! sizes {
    ($($algorithm:ty: $key:ty, $nonce:ty;)*) => {$(
        impl Sizes for $algorithm {
            type KeySize = $key;
            type NonceSize = $nonce;
        }
    )*};
}

sizes! {
    Gcm<Bits128>: U16, U12;
    Gcm<Bits192>: U24, U12;
    Gcm<Bits256>: U32, U12;
    GcmSiv<Bits128>: U16, U12;
    GcmSiv<Bits256>: U32, U12;
    ChaChaPoly: U32, U12;
    XChaChaPoly: U32, U24;
    XaesGcm: U32, U24;
}

impl<A: Sizes> KeySizeUser for Cipher<A> {
    type KeySize = A::KeySize;
}

impl<A: Sizes> KeyInit for Cipher<A> {
    #[inline]
    fn new(key: &Key<Self>) -> Self {
        match A::Key::try_from(key) {
            Ok(key) => Self(crate::aead::Aead::new(&key)),
            Err(_) => unreachable!("a key of the type's length"),
        }
    }
}

impl<A: Sizes> AeadCore for Cipher<A> {
    type NonceSize = A::NonceSize;
    type TagSize = U16;
    const TAG_POSITION: TagPosition = TagPosition::Postfix;
}

impl<A: Sizes> AeadInOut for Cipher<A> {
    #[inline]
    fn encrypt_inout_detached(
        &self,
        nonce: &Array<u8, A::NonceSize>,
        aad: &[u8],
        buffer: InOutBuf<'_, '_, u8>,
    ) -> Result<Tag, Error> {
        let nonce = A::OwnedNonce::try_from(nonce).map_err(|_| Error)?;
        let tag = self.0.seal_text(A::lend_nonce(&nonce), aad, inout_buf::in_out(buffer)).map_err(|_| Error)?;
        Tag::try_from(tag.as_ref()).map_err(|_| Error)
    }

    /// If the tag is wrong, a separate output is all zeros, and a message in place is unchanged.
    #[inline]
    fn decrypt_inout_detached(
        &self,
        nonce: &Array<u8, A::NonceSize>,
        aad: &[u8],
        buffer: InOutBuf<'_, '_, u8>,
        tag: &Tag,
    ) -> Result<(), Error> {
        let nonce = A::OwnedNonce::try_from(nonce).map_err(|_| Error)?;
        let tag = A::Tag::try_from(tag).map_err(|_| Error)?;
        self.0.open_text(A::lend_nonce(&nonce), aad, inout_buf::in_out(buffer), &tag).map_err(|_| Error)
    }
}

impl<A: AeadAlgorithm> Clone for Cipher<A> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<A: AeadAlgorithm> ZeroizeOnDrop for Cipher<A> {}

impl<A: AeadAlgorithm> fmt::Debug for Cipher<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
