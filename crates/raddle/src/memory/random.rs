//! The types that may be drawn from the generator of the operating system, and the compiler's message for other types.

/// A trait of nonces that are long enough that no two are equal by chance: nonces of 24 bytes. Two random nonces of 12 bytes
/// are equal with a chance of 2^-32 after some 2^32 messages (SP 800-38D, section 8.3). Two equal nonces give away the key
/// of the authenticator.
#[cfg_attr(
    feature = "getrandom",
    diagnostic::on_unimplemented(
        message = "`{Self}` is too short to be drawn at random",
        label = "two random nonces of this length may be equal",
        note = "count nonces, with a `NonceSequence`, or take XChaCha20-Poly1305 or XAES-256-GCM, whose nonces have 24 bytes"
    )
)]
#[cfg_attr(
    not(feature = "getrandom"),
    diagnostic::on_unimplemented(
        message = "`{Self}` can't be drawn at random without the feature `getrandom` of `raddle`",
        note = "cargo add raddle --features getrandom"
    )
)]
pub trait Random {}

/// Returns the bytes, or the error of the operating system.
#[cfg(feature = "getrandom")]
pub(crate) fn bytes<const BYTES: usize>() -> Result<[u8; BYTES], getrandom::Error> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}
