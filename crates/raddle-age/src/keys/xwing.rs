//! X-Wing (draft-connolly-cfrg-xwing-kem), a key encapsulation that combines ML-KEM-768 and X25519: it is secure if
//! either of the two is secure.

use ml_kem::kem::{Decapsulate, DecapsulationKey, EncapsulationKey};
use ml_kem::{B32, Ciphertext, EncapsulateDeterministic, EncodedSizeUser, KemCore, MlKem768, MlKem768Params};
use sha3::digest::{ExtendableOutput, Update, XofReader};
use sha3::{Digest, Sha3_256, Shake256};
use x25519_dalek::{PublicKey, StaticSecret};
use zeroize::Zeroizing;

/// The bytes of a seed, from which both keys are derived, and of a shared secret.
pub(super) const SEED: usize = 32;
/// The bytes of an ML-KEM-768 public key and ciphertext (FIPS 203, table 3), and of an X25519 key.
const ML_KEM_PUBLIC: usize = 1184;
const ML_KEM_SEALED: usize = 1088;
const X25519: usize = 32;
/// The bytes of an encapsulated secret.
pub(super) const SEALED: usize = ML_KEM_SEALED + X25519;
/// The label that separates this combination from others (section 5.3).
const LABEL: &[u8] = br"\.//^\";

/// A public key.
#[derive(Clone)]
pub(super) struct EncapsulatingKey {
    ml_kem: EncapsulationKey<MlKem768Params>,
    x25519: PublicKey,
}

impl EncapsulatingKey {
    /// Parses a key. Returns `None` if its length is wrong, or a coefficient is too large (FIPS 203, section 7.2).
    pub(super) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (ml_kem, x25519) = bytes.split_at_checked(ML_KEM_PUBLIC)?;
        let x25519: [u8; X25519] = x25519.try_into().ok()?;
        let key = EncapsulationKey::from_bytes(&ml_kem.try_into().ok()?);
        (key.as_bytes()[..] == *ml_kem).then_some(Self { ml_kem: key, x25519: x25519.into() })
    }

    pub(super) fn to_bytes(&self) -> Vec<u8> {
        [&self.ml_kem.as_bytes()[..], self.x25519.as_bytes()].concat()
    }

    /// Creates a secret, encapsulates it (section 5.4), and returns both.
    pub(super) fn encapsulate(&self) -> Result<(Zeroizing<[u8; SEED]>, [u8; SEALED]), getrandom::Error> {
        let (mut message, mut ephemeral) = (Zeroizing::new([0; 32]), Zeroizing::new([0; 32]));
        getrandom::fill(&mut *message)?;
        getrandom::fill(&mut *ephemeral)?;
        let encapsulated = self.ml_kem.encapsulate_deterministic(&B32::from(*message));
        let (ml_kem, ml_kem_secret) = encapsulated.expect("ML-KEM encapsulates for every key");
        let ephemeral = StaticSecret::from(*ephemeral);
        let x25519 = PublicKey::from(&ephemeral);
        let x25519_secret = ephemeral.diffie_hellman(&self.x25519);
        let mut sealed = [0; SEALED];
        sealed[..ML_KEM_SEALED].copy_from_slice(&ml_kem);
        sealed[ML_KEM_SEALED..].copy_from_slice(x25519.as_bytes());
        Ok((combine(&ml_kem_secret, x25519_secret.as_bytes(), &x25519, &self.x25519), sealed))
    }
}

/// A private key.
pub(super) struct DecapsulatingKey {
    ml_kem: DecapsulationKey<MlKem768Params>,
    x25519: StaticSecret,
    public: EncapsulatingKey,
}

impl DecapsulatingKey {
    /// Derives the keys from a seed (section 5.2).
    pub(super) fn from_seed(seed: &[u8; SEED]) -> Self {
        let mut expanded = Shake256::default().chain(seed).finalize_xof();
        let mut next = || {
            let mut part = Zeroizing::new([0; 32]);
            expanded.read(&mut *part);
            part
        };
        let (d, z, x25519) = (next(), next(), next());
        let (ml_kem, public) = MlKem768::generate_deterministic(&B32::from(*d), &B32::from(*z));
        let x25519 = StaticSecret::from(*x25519);
        let public = EncapsulatingKey { ml_kem: public, x25519: PublicKey::from(&x25519) };
        Self { ml_kem, x25519, public }
    }

    pub(super) fn public(&self) -> &EncapsulatingKey {
        &self.public
    }

    /// Returns the encapsulated secret, or an unrelated secret if it was encapsulated for another key (section 5.5).
    /// Returns `None` if the peer chose an X25519 share that makes the X25519 secret zero.
    pub(super) fn decapsulate(&self, sealed: &[u8; SEALED]) -> Option<Zeroizing<[u8; SEED]>> {
        let (ml_kem, x25519) = sealed.split_at(ML_KEM_SEALED);
        let ml_kem = Ciphertext::<MlKem768>::try_from(ml_kem).expect("it is of that length");
        let ml_kem_secret = self.ml_kem.decapsulate(&ml_kem).expect("ML-KEM rejects by another secret");
        let x25519: [u8; X25519] = x25519.try_into().expect("it is of that length");
        let share = PublicKey::from(x25519);
        let x25519_secret = self.x25519.diffie_hellman(&share);
        let combined = combine(&ml_kem_secret, x25519_secret.as_bytes(), &share, &self.public.x25519);
        x25519_secret.was_contributory().then_some(combined)
    }
}

/// Combines both secrets (section 5.3).
fn combine(ml_kem: &[u8], x25519: &[u8], share: &PublicKey, public: &PublicKey) -> Zeroizing<[u8; SEED]> {
    let mut hash = Sha3_256::new();
    for part in [ml_kem, x25519, share.as_bytes(), public.as_bytes(), LABEL] {
        Digest::update(&mut hash, part);
    }
    Zeroizing::new(hash.finalize().into())
}
