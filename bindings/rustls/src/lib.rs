// The example in the README needs one of the providers that supply keys.
#![cfg_attr(any(feature = "aws-lc-rs", feature = "graviola", feature = "ring"), doc = include_str!("../README.md"))]
#![cfg_attr(
    not(any(feature = "aws-lc-rs", feature = "graviola", feature = "ring")),
    doc = "The kernels of raddle in rustls, over another provider."
)]

mod aead;
mod hash;
mod hmac;
mod kept;
#[cfg(feature = "rustls-0-24")]
pub mod next;
mod planted;
mod quic;
mod suites;
mod ticketer;
mod tls12;
mod tls13;

use rustls::crypto::CryptoProvider;

pub use suites::wrap;
pub use ticketer::ticketer;

/// Returns a provider with raddle's kernels over the base that is compiled in. The base is graviola if it is compiled
/// in and supports the processor, otherwise aws-lc-rs, otherwise ring.
///
/// # Panics
///
/// Panics if graviola is the only base that is compiled in, and does not support this processor.
///
/// ```
/// # #[cfg(feature = "graviola")] {
/// use std::sync::Arc;
///
/// let config = rustls::ClientConfig::builder_with_provider(Arc::new(rustls_raddle::default_provider()))
///     .with_safe_default_protocol_versions()?
///     .with_root_certificates(rustls::RootCertStore::empty())
///     .with_no_client_auth();
/// # assert!(!config.fips());
/// # }
/// # Ok::<(), rustls::Error>(())
/// ```
#[cfg(any(feature = "aws-lc-rs", feature = "graviola", feature = "ring"))]
#[must_use]
pub fn default_provider() -> CryptoProvider {
    wrap(base())
}

#[cfg(any(feature = "aws-lc-rs", feature = "graviola", feature = "ring"))]
fn base() -> CryptoProvider {
    #[cfg(feature = "graviola")]
    if graviola_runs() || !cfg!(any(feature = "aws-lc-rs", feature = "ring")) {
        return rustls_graviola::default_provider();
    }
    #[cfg(feature = "aws-lc-rs")]
    return rustls::crypto::aws_lc_rs::default_provider();
    #[cfg(all(feature = "ring", not(feature = "aws-lc-rs")))]
    return rustls::crypto::ring::default_provider();
    #[cfg(not(any(feature = "aws-lc-rs", feature = "ring")))]
    unreachable!("graviola is the only base");
}

/// Returns whether the processor has the features that graviola asserts.
#[cfg(feature = "graviola")]
fn graviola_runs() -> bool {
    #[cfg(target_arch = "x86_64")]
    return is_x86_feature_detected!("adx")
        && is_x86_feature_detected!("aes")
        && is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("pclmulqdq")
        && is_x86_feature_detected!("ssse3");
    #[cfg(target_arch = "aarch64")]
    return std::arch::is_aarch64_feature_detected!("aes")
        && std::arch::is_aarch64_feature_detected!("pmull")
        && std::arch::is_aarch64_feature_detected!("sha2");
    #[cfg(not(any(target_arch = "aarch64", target_arch = "x86_64")))]
    false
}
