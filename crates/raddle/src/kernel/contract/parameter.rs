//! The type parameters of contracts: key sizes, directions, hash functions.

use super::Sealed;

/// A type that distinguishes contracts. Sealed: prevents implementations outside this crate.
pub trait Parameter: Sealed + Copy + 'static {
    /// The number that divides all lengths in contracts with this parameter, if the parameter decides it: the block
    /// length in bytes.
    #[doc(hidden)]
    const MULTIPLE: Option<usize> = None;
}

/// Declares marker types that distinguish contracts.
macro_rules! parameters {
    ($($(#[$doc:meta])* $name:ident $(= $block:literal)?;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl Sealed for $name {}

        impl Parameter for $name {
            $(const MULTIPLE: Option<usize> = Some($block);)?
        }
    )*};
}

parameters! {
    /// 128-bit AES keys, for 10 rounds.
    Bits128;
    /// 192-bit AES keys, for 12 rounds.
    Bits192;
    /// 256-bit AES keys, for 14 rounds.
    Bits256;
    /// The direction from plaintext to ciphertext.
    Seal;
    /// The direction from ciphertext to plaintext.
    Open;
    /// The compression function of SHA-256 and its truncation (FIPS 180-4, section 6.2.2).
    Sha256 = 64;
    /// The compression function of SHA-512 and its truncations (FIPS 180-4, section 6.4.2).
    Sha512 = 128;
    /// The compression function of SHA-1 (FIPS 180-4, section 6.1.2).
    Sha1 = 64;
    /// The compression function of MD5 (RFC 1321, section 3.4).
    Md5 = 64;
    /// The compression functions of MD5 and SHA-256.
    Md5Sha256 = 64;
    /// The compression functions of SHA-1 and SHA-256.
    Sha1Sha256 = 64;
    /// The compression functions of MD5, SHA-1 and SHA-256.
    Md5Sha1Sha256 = 64;
    /// The compression function of BLAKE3 (section 2.2 of the BLAKE3 paper), with the state of an input: chaining
    /// value, counter, block length and flags.
    Blake3 = 64;
}
