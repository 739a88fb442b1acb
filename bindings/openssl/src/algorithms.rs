//! The algorithms that the provider offers, with the names and object identifiers of OpenSSL's default provider.

use std::ffi::CStr;

use crate::{
    abi::{Algorithm, Dispatch, c_str},
    cipher::{self, ChaCha20, ChaCha20Poly1305, Ctr, Gcm, GcmSiv},
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
    offer(c"AES-256-GCM-SIV", &cipher::Table::<GcmSiv<32>>::FUNCTIONS, c"AES-256-GCM-SIV by raddle"),
    offer(c"AES-128-GCM-SIV", &cipher::Table::<GcmSiv<16>>::FUNCTIONS, c"AES-128-GCM-SIV by raddle"),
    offer(c"AES-256-CTR", &cipher::Table::<Ctr<32>>::FUNCTIONS, c"AES-256-CTR by raddle"),
    offer(c"AES-192-CTR", &cipher::Table::<Ctr<24>>::FUNCTIONS, c"AES-192-CTR by raddle"),
    offer(c"AES-128-CTR", &cipher::Table::<Ctr<16>>::FUNCTIONS, c"AES-128-CTR by raddle"),
    offer(c"ChaCha20-Poly1305", &cipher::Table::<ChaCha20Poly1305>::FUNCTIONS, c"ChaCha20-Poly1305 by raddle"),
    offer(c"ChaCha20", &cipher::Table::<ChaCha20>::FUNCTIONS, c"ChaCha20 by raddle"),
    Algorithm::END,
];

macro_rules! digests {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident $lengths:tt $algorithm:ty, $hasher:ty, $mac:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {
        pub(crate) static DIGESTS: &[Algorithm] = &[
            $(offer($openssl, &digest::Table::<$algorithm>::FUNCTIONS, c_str(concat!($standard_name, " by raddle\0"))),)*
            Algorithm::END,
        ];
    };
}

raddle::hashes!(padded: digests);

/// HMAC, which is offered only if another provider can compute it with its own digests, followed by the codes that need
/// no other provider.
static MACS: &[Algorithm] = &[
    offer(c"HMAC", &mac::Table::<Hmac>::FUNCTIONS, c"HMAC by raddle"),
    offer(c"POLY1305", &mac::Table::<Poly1305>::FUNCTIONS, c"Poly1305 by raddle"),
    Algorithm::END,
];

/// Returns the message authentication codes.
///
/// A provider offers HMAC with all digests or not at all, because OpenSSL fetches HMAC before it knows the digest. If
/// no other provider can be reached, HMAC with SHA-3 would fail, although it works without raddle.
pub(crate) fn macs(provider: &Provider) -> &'static [Algorithm] {
    if Hmac::is_whole(provider) { MACS } else { &MACS[1..] }
}

/// The types of key objects.
///
/// A key object belongs to one provider, and OpenSSL refuses it with another provider's algorithm: raddle must make its
/// own.
pub(crate) static KEYS: &[Algorithm] = &[
    offer(c"AES:2.16.840.1.101.3.4.1", &skey::AES, c"AES keys by raddle"),
    offer(c"GENERIC-SECRET", &skey::GENERIC, c"Keys of any length by raddle"),
    Algorithm::END,
];
