//! RustCrypto, which needs only rustc.
//!
//! The crates detect the CPU themselves and use AVX2 at most. `chacha20` has an AVX-512 backend too, which only
//! `RUSTFLAGS="--cfg chacha20_avx512"` compiles. The AVX2 backend of `poly1305` 0.9 consists of functions that don't
//! enable the feature. In these, the compiler uses AVX2 only if the whole program may: with `RUSTFLAGS="-C
//! target-feature=+avx2"`. Build this program with these flags to measure those backends. Nothing from outside can
//! limit them to less than the CPU has.

use aes_gcm::aead::consts::{U12, U16};
use aes_gcm::aes::Aes192;
use aes_gcm::{AeadInOut, AesGcm, KeyInit};
pub(crate) use aes_gcm::{Aes128Gcm, Aes256Gcm};
pub(crate) use aes_gcm_siv::{Aes128GcmSiv, Aes256GcmSiv};
use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
pub(crate) use chacha20poly1305::ChaCha20Poly1305;
use hmac::{Hmac, Mac};
use md5::{Digest, Md5};
use poly1305::Poly1305;
use poly1305::universal_hash::UniversalHash;
use sha1::Sha1;
use sha2::{Sha256, Sha512};

use super::{Aead, version};

/// Encrypts with a new cipher for each message, because a cipher contains the key and the nonce.
pub(crate) fn chacha20(key: [u8; 32]) -> impl FnMut(&[u8; 12], &mut [u8]) {
    move |nonce, message| ChaCha20::new(&key.into(), nonce.into()).apply_keystream(message)
}

/// Returns Poly1305, whose function for several blocks at once takes only whole blocks.
pub(crate) fn poly1305() -> impl FnMut(&[u8; 32], &[u8]) -> [u8; 16] {
    |key, message| {
        let (whole, rest) = message.split_at(message.len() & !15);
        let mut tag = Poly1305::new(key.into());
        tag.update_padded(whole);
        tag.compute_unpadded(rest).into()
    }
}

/// Returns MD5.
pub(crate) fn md5() -> impl FnMut(&[u8]) -> [u8; 16] {
    |message| Md5::digest(message).into()
}

/// Returns SHA-256.
pub(crate) fn sha256() -> impl FnMut(&[u8]) -> [u8; 32] {
    |message| Sha256::digest(message).into()
}

/// Returns SHA-1.
pub(crate) fn sha1() -> impl FnMut(&[u8]) -> [u8; 20] {
    |message| Sha1::digest(message).into()
}

/// Returns SHA-512.
pub(crate) fn sha512() -> impl FnMut(&[u8]) -> [u8; 64] {
    |message| Sha512::digest(message).into()
}

/// Returns HMAC, which copies the key's hash state for each message.
pub(crate) fn hmac_sha256(key: &[u8]) -> impl FnMut(&[u8]) -> [u8; 32] + use<> {
    let keyed = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes keys of any length");
    move |message| keyed.clone().chain_update(message).finalize().into_bytes().into()
}

/// AES-GCM with 192-bit keys, for which the crate has no name.
pub(crate) type Aes192Gcm = AesGcm<Aes192, U12>;

/// An AEAD with its key, which users of RustCrypto keep.
pub(crate) struct KeyedAead<A>(A);

impl<A: KeyInit> KeyedAead<A> {
    pub(crate) fn new(key: &[u8]) -> Self {
        Self(A::new_from_slice(key).expect("a key of the right length"))
    }
}

impl<A: AeadInOut<NonceSize = U12, TagSize = U16>> Aead for KeyedAead<A> {
    fn seal(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8]) -> [u8; 16] {
        let tag = self.0.encrypt_inout_detached(nonce.into(), aad, message.into());
        tag.expect("a message that is short enough").into()
    }

    fn open(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8], tag: &[u8; 16]) -> bool {
        self.0.decrypt_inout_detached(nonce.into(), aad, message.into(), tag.into()).is_ok()
    }
}

/// Returns the versions, and the backends that they use here.
pub(crate) fn about() -> String {
    let crates = ["chacha20", "poly1305", "chacha20poly1305", "aes-gcm", "aes-gcm-siv", "md-5", "sha2", "hmac"]
        .map(|name| format!("{name} {}", version(name)));
    format!("RustCrypto: {}, {}", crates.join(", "), backend())
}

/// Returns the crate that computes an algorithm, with its version.
pub(crate) fn version_for(algorithm: &str) -> String {
    let name = match algorithm.trim_end_matches("-many") {
        "chacha20-poly1305" => "chacha20poly1305",
        // MD5 takes longer than the other functions.
        "md5" | "md5+sha256" | "md5+sha1+sha256" => "md-5",
        "sha256" | "sha256-pairs" | "sha512" => "sha2",
        "hmac-sha256" => "hmac",
        name if name.ends_with("-gcm") => "aes-gcm",
        name if name.ends_with("-gcm-siv") => "aes-gcm-siv",
        name => name,
    };
    format!("{name} {}", version(name))
}

/// Returns the backend that the crates choose, using the same detection.
#[allow(unexpected_cfgs, reason = "the flag is chacha20's")]
fn backend() -> &'static str {
    #[cfg(target_arch = "x86_64")]
    {
        let avx512 = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl");
        if cfg!(chacha20_avx512) && avx512 {
            "AVX-512 backend"
        } else if is_x86_feature_detected!("avx2") {
            "AVX2 backends (the AVX-512 one of chacha20 needs --cfg chacha20_avx512, \
             and that of poly1305 is fast with -C target-feature=+avx2 alone)"
        } else {
            "SSE2 backend"
        }
    }
    #[cfg(target_arch = "aarch64")]
    {
        "NEON backend"
    }
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    {
        "portable backend"
    }
}
