//! The types that may be drawn from the operating system's generator, and the compiler's message for other types.

/// A trait of nonces that are so long that no two random ones are equal by chance: 24-byte nonces. Two random 12-byte
/// nonces are equal with a chance of 2^-32 after some 2^32 messages (SP 800-38D, section 8.3). Two equal nonces give
/// away the key of the authenticator.
#[cfg_attr(
    feature = "getrandom",
    diagnostic::on_unimplemented(
        message = "`{Self}` is too short to be drawn at random",
        label = "two random nonces of this length may be equal",
        note = "count nonces, with a `NonceSequence`, or take XChaCha20-Poly1305 or XAES-256-GCM, whose nonces have 24 bytes",
        note = "for AES-GCM-SIV, which allows random nonces of 12 bytes, call `aes_gcm_siv::random_nonce`"
    )
)]
#[cfg_attr(
    not(feature = "getrandom"),
    diagnostic::on_unimplemented(
        message = "`{Self}` can't be drawn at random without the feature `getrandom` of `raddle`",
        note = "cargo add raddle --features getrandom",
        note = "nonces of 12 bytes are too short with it too: count them, with a `NonceSequence`"
    )
)]
pub trait Random {}

/// Returns random bytes, or the operating system's error.
#[cfg(feature = "getrandom")]
pub(crate) fn bytes<const BYTES: usize>() -> Result<[u8; BYTES], getrandom::Error> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}
