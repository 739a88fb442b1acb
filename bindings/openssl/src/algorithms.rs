//! The algorithms that the provider offers, with the names and object identifiers of OpenSSL's default provider.

use std::ffi::CStr;

use raddle::hmac::{Rfc1321, Rfc3174, Sha2, Sha512T};

use crate::{
    abi::{Algorithm, Dispatch},
    cipher::{self, ChaCha20, ChaCha20Poly1305, Ctr, Gcm},
    digest,
    mac::{self, Hmac, Poly1305},
    provider::Provider,
    skey,
};

const fn offer(names: &'static CStr, functions: &'static [Dispatch], description: &'static CStr) -> Algorithm {
    Algorithm::new(names, c"provider=raddle", functions, description)
}

pub(crate) static CIPHERS: &[Algorithm] = &[
    offer(
        c"AES-256-GCM:id-aes256-GCM:2.16.840.1.101.3.4.1.46",
        &cipher::Table::<Gcm<32>>::FUNCTIONS,
        c"AES-256-GCM by raddle",
    ),
    offer(
        c"AES-192-GCM:id-aes192-GCM:2.16.840.1.101.3.4.1.26",
        &cipher::Table::<Gcm<24>>::FUNCTIONS,
        c"AES-192-GCM by raddle",
    ),
    offer(
        c"AES-128-GCM:id-aes128-GCM:2.16.840.1.101.3.4.1.6",
        &cipher::Table::<Gcm<16>>::FUNCTIONS,
        c"AES-128-GCM by raddle",
    ),
    offer(c"AES-256-CTR", &cipher::Table::<Ctr<32>>::FUNCTIONS, c"AES-256-CTR by raddle"),
    offer(c"AES-192-CTR", &cipher::Table::<Ctr<24>>::FUNCTIONS, c"AES-192-CTR by raddle"),
    offer(c"AES-128-CTR", &cipher::Table::<Ctr<16>>::FUNCTIONS, c"AES-128-CTR by raddle"),
    offer(c"ChaCha20-Poly1305", &cipher::Table::<ChaCha20Poly1305>::FUNCTIONS, c"ChaCha20-Poly1305 by raddle"),
    offer(c"ChaCha20", &cipher::Table::<ChaCha20>::FUNCTIONS, c"ChaCha20 by raddle"),
    Algorithm::END,
];

pub(crate) static DIGESTS: &[Algorithm] = &[
    offer(
        c"SHA2-256:SHA-256:SHA256:2.16.840.1.101.3.4.2.1",
        &digest::Table::<Sha2<256>>::FUNCTIONS,
        c"SHA-256 by raddle",
    ),
    offer(
        c"SHA2-224:SHA-224:SHA224:2.16.840.1.101.3.4.2.4",
        &digest::Table::<Sha2<224>>::FUNCTIONS,
        c"SHA-224 by raddle",
    ),
    offer(
        c"SHA2-512:SHA-512:SHA512:2.16.840.1.101.3.4.2.3",
        &digest::Table::<Sha2<512>>::FUNCTIONS,
        c"SHA-512 by raddle",
    ),
    offer(
        c"SHA2-384:SHA-384:SHA384:2.16.840.1.101.3.4.2.2",
        &digest::Table::<Sha2<384>>::FUNCTIONS,
        c"SHA-384 by raddle",
    ),
    offer(
        c"SHA2-512/256:SHA-512/256:SHA512-256:2.16.840.1.101.3.4.2.6",
        &digest::Table::<Sha512T<256>>::FUNCTIONS,
        c"SHA-512/256 by raddle",
    ),
    offer(c"SHA1:SHA-1:SSL3-SHA1:1.3.14.3.2.26", &digest::Table::<Rfc3174>::FUNCTIONS, c"SHA-1 by raddle"),
    offer(c"MD5:SSL3-MD5:1.2.840.113549.2.5", &digest::Table::<Rfc1321>::FUNCTIONS, c"MD5 by raddle"),
    Algorithm::END,
];

/// HMAC, if another provider can be asked for its other digests; then the codes that need no other provider.
static MACS: &[Algorithm] = &[
    offer(c"HMAC", &mac::Table::<Hmac>::FUNCTIONS, c"HMAC by raddle"),
    offer(c"POLY1305", &mac::Table::<Poly1305>::FUNCTIONS, c"Poly1305 by raddle"),
    Algorithm::END,
];

/// The message authentication codes.
///
/// A provider offers HMAC with all digests or not at all: OpenSSL fetches HMAC before it knows the digest. Where no other
/// provider can be reached, HMAC with SHA-3 would fail, though it works without raddle.
pub(crate) fn macs(provider: &Provider) -> &'static [Algorithm] {
    if Hmac::is_whole(provider) { MACS } else { &MACS[1..] }
}

/// The types of key objects.
///
/// A key object belongs to one provider, and OpenSSL refuses it with an algorithm of another: raddle must make its own.
pub(crate) static KEYS: &[Algorithm] = &[
    offer(c"AES:2.16.840.1.101.3.4.1", &skey::AES, c"AES keys by raddle"),
    offer(c"GENERIC-SECRET", &skey::GENERIC, c"Keys of any length by raddle"),
    Algorithm::END,
];
