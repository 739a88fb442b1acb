//! Replaces the kernels in the suites of a provider.

use std::marker::PhantomData;

use raddle::{
    aead::{ChaChaPoly, Gcm},
    aes::{Bits128, Bits256},
};
use rustls::{
    CipherSuite, CipherSuiteCommon, SupportedCipherSuite, Tls12CipherSuite, Tls13CipherSuite,
    crypto::{
        CryptoProvider,
        cipher::{Tls12AeadAlgorithm, Tls13AeadAlgorithm},
        hash::{Hash, HashAlgorithm},
        tls12::PrfUsingHmac,
        tls13::HkdfUsingHmac,
    },
    quic,
};

use crate::{
    hash::{Sha256, Sha384},
    hmac::{HmacSha256, HmacSha384},
    kept::LeakedValues,
    tls12, tls13,
};

/// Replaces AEADs, hashes, HMAC and HKDF in the suites of a provider with raddle's, and adds QUIC to suites without it.
///
/// Key exchange, signatures and random numbers come from the base. Suites whose AEAD raddle lacks are dropped. The
/// first call for each base allocates memory for each suite, which is kept until the program ends.
#[must_use]
pub fn wrap(base: CryptoProvider) -> CryptoProvider {
    let cipher_suites = base.cipher_suites.iter().filter_map(suite).collect();
    CryptoProvider { cipher_suites, ..base }
}

static TLS12: LeakedValues<Tls12CipherSuite> = LeakedValues::new();
static TLS13: LeakedValues<Tls13CipherSuite> = LeakedValues::new();

fn suite(base: &SupportedCipherSuite) -> Option<SupportedCipherSuite> {
    match *base {
        SupportedCipherSuite::Tls12(base) => TLS12.of(base, tls12_suite).map(SupportedCipherSuite::Tls12),
        SupportedCipherSuite::Tls13(base) => TLS13.of(base, tls13_suite).map(SupportedCipherSuite::Tls13),
    }
}

fn common(base: &CipherSuiteCommon) -> CipherSuiteCommon {
    let hash_provider: &dyn Hash = match base.hash_provider.algorithm() {
        HashAlgorithm::SHA256 => &Sha256 {},
        HashAlgorithm::SHA384 => &Sha384 {},
        _ => base.hash_provider,
    };
    CipherSuiteCommon { suite: base.suite, hash_provider, confidentiality_limit: base.confidentiality_limit }
}

fn tls13_suite(base: &Tls13CipherSuite) -> Option<Tls13CipherSuite> {
    let (aead_alg, quic): (&dyn Tls13AeadAlgorithm, &dyn quic::Algorithm) = match base.common.suite {
        CipherSuite::TLS13_AES_128_GCM_SHA256 => {
            (&tls13::Algorithm::<Gcm<Bits128>>(PhantomData), &crate::quic::Algorithm::<Gcm<Bits128>>(PhantomData))
        }
        CipherSuite::TLS13_AES_256_GCM_SHA384 => {
            (&tls13::Algorithm::<Gcm<Bits256>>(PhantomData), &crate::quic::Algorithm::<Gcm<Bits256>>(PhantomData))
        }
        CipherSuite::TLS13_CHACHA20_POLY1305_SHA256 => {
            (&tls13::Algorithm::<ChaChaPoly>(PhantomData), &crate::quic::Algorithm::<ChaChaPoly>(PhantomData))
        }
        _ => return None,
    };
    Some(Tls13CipherSuite {
        common: common(&base.common),
        hkdf_provider: match base.common.hash_provider.algorithm() {
            HashAlgorithm::SHA256 => &HkdfUsingHmac(&HmacSha256 {}),
            HashAlgorithm::SHA384 => &HkdfUsingHmac(&HmacSha384 {}),
            _ => base.hkdf_provider,
        },
        aead_alg,
        quic: Some(quic),
    })
}

fn tls12_suite(base: &Tls12CipherSuite) -> Option<Tls12CipherSuite> {
    let aead_alg: &dyn Tls12AeadAlgorithm = match base.common.suite {
        CipherSuite::TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256 | CipherSuite::TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256 => {
            &tls12::Algorithm::<Gcm<Bits128>, 8>(PhantomData)
        }
        CipherSuite::TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384 | CipherSuite::TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384 => {
            &tls12::Algorithm::<Gcm<Bits256>, 8>(PhantomData)
        }
        CipherSuite::TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
        | CipherSuite::TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 => &tls12::Algorithm::<ChaChaPoly, 0>(PhantomData),
        _ => return None,
    };
    Some(Tls12CipherSuite {
        common: common(&base.common),
        prf_provider: match base.common.hash_provider.algorithm() {
            HashAlgorithm::SHA256 => &PrfUsingHmac(&HmacSha256 {}),
            HashAlgorithm::SHA384 => &PrfUsingHmac(&HmacSha384 {}),
            _ => base.prf_provider,
        },
        kx: base.kx,
        sign: base.sign,
        aead_alg,
    })
}
