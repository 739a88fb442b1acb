//! Generates identities.

use std::fmt;

use age::x25519;
use age_core::primitives::bech32_encode;
use bech32::Hrp;
use zeroize::Zeroizing;

use super::hybrid;

const IDENTITY: Hrp = Hrp::parse_unchecked("age-secret-key-");

/// An identity and its recipient, as text.
pub struct GeneratedKey {
    /// The recipient, which is public.
    pub recipient: String,
    /// The identity.
    pub secret: Zeroizing<String>,
}

impl fmt::Debug for GeneratedKey {
    /// Prints no secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GeneratedKey").field("recipient", &self.recipient).finish_non_exhaustive()
    }
}

/// Generates an X25519 identity (`AGE-SECRET-KEY-1…`), whose recipient is `age1…`.
///
/// # Errors
///
/// Fails if the system returns no random numbers.
pub fn generate() -> Result<GeneratedKey, getrandom::Error> {
    // The generator of `age` panics if the system returns no random numbers.
    let mut key = Zeroizing::new([0; 32]);
    getrandom::fill(&mut *key)?;
    let mut secret = Zeroizing::new(bech32_encode(IDENTITY, &*key));
    secret.make_ascii_uppercase();
    let identity: x25519::Identity = secret.parse().expect("32 bytes under this prefix are an identity");
    Ok(GeneratedKey { recipient: identity.to_public().to_string(), secret })
}

/// Generates a post-quantum identity (ML-KEM-768 with X25519, `AGE-SECRET-KEY-PQ-1…`), whose recipient is `age1pq1…`.
///
/// # Errors
///
/// Fails if the system returns no random numbers.
pub fn generate_post_quantum() -> Result<GeneratedKey, getrandom::Error> {
    let identity = hybrid::Identity::generate()?;
    Ok(GeneratedKey { recipient: identity.to_public().to_string(), secret: identity.to_text() })
}
