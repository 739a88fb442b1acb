//! Post-quantum recipients (`age1pq1…`) and identities (`AGE-SECRET-KEY-PQ-1…`): the stanza `mlkem768x25519` of
//! <https://c2sp.org/age>.
//!
//! HPKE (RFC 9180, base mode) seals the file key, with X-Wing, HKDF-SHA-256 and ChaCha20-Poly1305.

use std::collections::HashSet;
use std::fmt;
use std::io;
use std::str::FromStr;

use age::{DecryptError, EncryptError};
use age_core::format::{FileKey, Stanza};
use age_core::primitives::{bech32_decode, bech32_encode};
use age_core::secrecy::ExposeSecret;
use base64::Engine;
use base64::prelude::BASE64_STANDARD_NO_PAD as BASE64;
use bech32::Hrp;
use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
use raddle::hkdf::HkdfSha256;
use zeroize::Zeroizing;

use super::xwing::{DecapsulatingKey, EncapsulatingKey, SEALED, SEED};
use crate::format::TAG;

/// The type of the stanza.
const STANZA: &str = "mlkem768x25519";
/// The label that all recipients of a file must share: a recipient without the label would undo the post-quantum
/// protection.
const LABEL: &str = "postquantum";
/// The `info` of HPKE, to which the sealed key is bound.
const INFO: &[u8] = b"age-encryption.org/mlkem768x25519";
/// The lengths in bytes of the file key, and of the sealed file key.
const FILE_KEY: usize = 16;
const SEALED_FILE_KEY: usize = FILE_KEY + TAG;

const RECIPIENT: Hrp = Hrp::parse_unchecked("age1pq");
const IDENTITY: Hrp = Hrp::parse_unchecked("age-secret-key-pq-");

/// A public key, to which files are encrypted.
#[derive(Clone)]
pub(super) struct Recipient(EncapsulatingKey);

impl FromStr for Recipient {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        EncapsulatingKey::from_bytes(&decode(text, RECIPIENT)?).map(Self).ok_or(())
    }
}

impl fmt::Display for Recipient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&bech32_encode(RECIPIENT, &self.0.to_bytes()))
    }
}

impl age::Recipient for Recipient {
    fn wrap_file_key(&self, file_key: &FileKey) -> Result<(Vec<Stanza>, HashSet<String>), EncryptError> {
        let (secret, share) = self.0.encapsulate().map_err(io::Error::other)?;
        let mut body = vec![0; SEALED_FILE_KEY];
        let (key, nonce) = schedule(&*secret);
        key.seal(&nonce, &[], file_key.expose_secret(), &mut body).expect("the body fits a short key and its tag");
        let stanza = Stanza { tag: STANZA.to_owned(), args: vec![BASE64.encode(share)], body };
        Ok((vec![stanza], HashSet::from([LABEL.to_owned()])))
    }
}

/// A private key, which opens files.
pub(super) struct Identity {
    seed: Zeroizing<[u8; SEED]>,
    key: DecapsulatingKey,
}

impl Identity {
    /// Generates an identity.
    pub(super) fn generate() -> Result<Self, getrandom::Error> {
        let mut seed = Zeroizing::new([0; SEED]);
        getrandom::fill(&mut *seed)?;
        Ok(Self::from_seed(seed))
    }

    fn from_seed(seed: Zeroizing<[u8; SEED]>) -> Self {
        Self { key: DecapsulatingKey::from_seed(&seed), seed }
    }

    pub(super) fn to_public(&self) -> Recipient {
        Recipient(self.key.public().clone())
    }

    /// Returns the identity as text, which is secret.
    pub(super) fn to_text(&self) -> Zeroizing<String> {
        let mut text = Zeroizing::new(bech32_encode(IDENTITY, &*self.seed));
        text.make_ascii_uppercase();
        text
    }
}

impl FromStr for Identity {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let seed = decode(text, IDENTITY)?;
        let seed: &[u8; SEED] = seed.as_slice().try_into().map_err(drop)?;
        Ok(Self::from_seed(Zeroizing::new(*seed)))
    }
}

impl age::Identity for Identity {
    fn unwrap_stanza(&self, stanza: &Stanza) -> Option<Result<FileKey, DecryptError>> {
        if stanza.tag != STANZA {
            return None;
        }
        let share = match &stanza.args[..] {
            [share] => BASE64.decode(share).ok(),
            _ => None,
        };
        let share: Option<[u8; SEALED]> = share.and_then(|share| share.try_into().ok());
        // We check the length of the sealed key first, because a longer sealed key could be made to open under many
        // keys.
        let Some(share) = share.filter(|_| stanza.body.len() == SEALED_FILE_KEY) else {
            return Some(Err(DecryptError::InvalidHeader));
        };
        let Some(secret) = self.key.decapsulate(&share) else {
            return Some(Err(DecryptError::InvalidHeader));
        };
        let (key, nonce) = schedule(&*secret);
        let opened = FileKey::try_init_with_mut(|file_key| key.open(&nonce, &[], &stanza.body, file_key));
        opened.ok().map(Ok)
    }
}

/// Derives the key and the nonce of the single message (RFC 9180, section 5.1, mode_base).
fn schedule(secret: &[u8]) -> (ChaCha20Poly1305, Nonce) {
    // X-Wing, HKDF-SHA256, ChaCha20Poly1305 (section 7, and draft-connolly-cfrg-xwing-kem, section 8).
    const SUITE: &[u8] = b"HPKE\x64\x7a\x00\x01\x00\x03";
    let labeled = |label: &str, rest: &[u8]| Zeroizing::new([b"HPKE-v1", SUITE, label.as_bytes(), rest].concat());
    let extract = |salt: &[u8], label: &str, key: &[u8]| HkdfSha256::extract_key(salt, &labeled(label, key));
    let context = [&[0][..], &*extract(&[], "psk_id_hash", &[]), &*extract(&[], "info_hash", INFO)].concat();
    let derived = HkdfSha256::from_key(&*extract(secret, "secret", &[]));
    let expand = |label: &str, keys: &mut [u8]| {
        let len = u16::try_from(keys.len()).expect("keys are short").to_be_bytes();
        let info = [&len[..], &labeled(label, &context)].concat();
        derived.expand(&info, keys).expect("HKDF-SHA-256 gives up to 255 * 32 bytes");
    };
    let (mut key, mut nonce) = (Zeroizing::new([0; 32]), [0; 12]);
    expand("key", &mut *key);
    expand("base_nonce", &mut nonce);
    (ChaCha20Poly1305::new(&Key::from(*key)), Nonce::from(nonce))
}

/// Decodes Bech32 text, which must have this prefix.
fn decode(text: &str, prefix: Hrp) -> Result<Zeroizing<Vec<u8>>, ()> {
    let is_ours = |found: Hrp| if found == prefix { Ok(()) } else { Err(()) };
    bech32_decode(text, drop, is_ours, |_, bytes| Ok(Zeroizing::new(bytes.collect())))
}
