//! Known-answer tests, which OpenSSL's `OSSL_PROVIDER_self_test` runs.

use raddle::{
    aes_gcm::{Aes128Gcm, Key as AesKey},
    chacha20poly1305::{ChaCha20Poly1305, Key, Nonce},
    hmac::{HmacSha256, HmacSha512},
};

use crate::reason::Reason;

/// Compares the first bytes of results with known answers.
pub(crate) fn run() -> Result<(), Reason> {
    // GCM specification (McGrew and Viega), test case 2.
    let mut block = [0; 16];
    let tag = Aes128Gcm::new(&AesKey::from([0; 16]))
        .seal_in_place_detached(&Nonce::from([0; 12]), b"", &mut block)
        .map_err(|_| Reason::SelfTest)?;
    let gcm = block[..4] == [0x03, 0x88, 0xda, 0xce] && tag.as_bytes()[..4] == [0xab, 0x6e, 0x47, 0xd4];

    // A message opens with its own header, but not with another header.
    let (cipher, nonce) = (ChaCha20Poly1305::new(&Key::from([7; 32])), Nonce::from([9; 12]));
    let mut text = *b"attack at dawn";
    let tag = cipher.seal_in_place_detached(&nonce, b"header", &mut text).map_err(|_| Reason::SelfTest)?;
    let (sealed, mut copy) = (text, text);
    let opens = cipher.open_in_place_detached(&nonce, b"header", &mut text, &tag).is_ok() && &text == b"attack at dawn";
    let refuses = cipher.open_in_place_detached(&nonce, b"another", &mut copy, &tag).is_err() && copy == sealed;

    // RFC 4231 (test case 1).
    let hmac = HmacSha256::new(&[0x0b; 20]).mac(b"Hi There").as_bytes()[..4] == [0xb0, 0x34, 0x4c, 0x61]
        && HmacSha512::new(&[0x0b; 20]).mac(b"Hi There").as_bytes()[..4] == [0x87, 0xaa, 0x7c, 0xde];

    if gcm && opens && refuses && digests() && hmac { Ok(()) } else { Err(Reason::SelfTest) }
}

macro_rules! digests {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident $lengths:tt $algorithm:ty, $hasher:ty, $mac:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {
        /// Compares the digests of `abc` with the examples of the standards.
        fn digests() -> bool {
            $(<$hasher>::digest(b"abc").starts_with(&u32::to_be_bytes($abc)) &&)* true
        }
    };
}

raddle::hashes!(padded: digests);
