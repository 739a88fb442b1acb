//! Certificates, configurations, and the transfer of bytes between connections.
#![allow(dead_code, reason = "each test uses a part")]

use std::{ops::DerefMut, sync::Arc};

use rustls::{
    ClientConfig, ConnectionCommon, Error, RootCertStore, ServerConfig, SideData, SupportedCipherSuite,
    crypto::{CryptoProvider, ring},
    pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject},
};

/// Runs a test of this program with a fault in the provider or in the peer's reply, which the test must find.
#[cfg(feature = "planted-fault")]
pub(crate) fn refuses(fault: &str, test: &str) {
    let mut program = std::process::Command::new(std::env::current_exe().expect("this program"));
    let output = program.args(["--exact", test]).env("RADDLE_PLANTED", fault).output().expect("this program");
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(!output.status.success() && printed.contains("0 passed; 1 failed"), "{fault}, {test}: {printed}");
    println!("report: {test} refuses a wrong {fault}");
}

/// Returns the name of the fault that is planted in this run.
pub(crate) fn planted() -> Option<String> {
    std::env::var("RADDLE_PLANTED").ok().filter(|_| cfg!(feature = "planted-fault"))
}

/// Changes the last byte of the peer's reply if this fault is planted: a test that compares replies must find it.
pub(crate) fn plant_reply(reply: &mut [u8]) {
    if let Some(last) = reply.last_mut()
        && planted().as_deref() == Some("reply")
    {
        *last ^= 1;
    }
}

/// Returns the suites of TLS 1.2 and 1.3.
pub(crate) fn suites() -> impl Iterator<Item = SupportedCipherSuite> {
    ring::ALL_CIPHER_SUITES.iter().copied()
}

/// Returns the providers that are wrapped.
pub(crate) fn bases() -> Vec<(&'static str, CryptoProvider)> {
    vec![
        ("graviola", rustls_graviola::default_provider()),
        ("ring", ring::default_provider()),
        #[cfg(feature = "aws-lc-rs")]
        ("aws-lc-rs", rustls::crypto::aws_lc_rs::default_provider()),
    ]
}

/// A certificate for `localhost`.
pub(crate) struct Certificate {
    pub(crate) chain: Vec<CertificateDer<'static>>,
    pub(crate) chain_pem: String,
    pub(crate) key: PrivateKeyDer<'static>,
    pub(crate) key_pem: String,
}

/// An RSA key for tests, which authenticates nothing.
const RSA_KEY: &str = include_str!("rsa.pem");

impl Certificate {
    /// Creates an RSA certificate for suites with RSA signatures, and an ECDSA certificate for others.
    pub(crate) fn new(suite: SupportedCipherSuite) -> Self {
        let is_rsa = format!("{:?}", suite.suite()).contains("_RSA_");
        let pair = if is_rsa {
            rcgen::KeyPair::from_pkcs8_pem_and_sign_algo(RSA_KEY, &rcgen::PKCS_RSA_SHA256)
        } else {
            rcgen::KeyPair::generate()
        };
        let pair = pair.expect("a key");
        let made = rcgen::CertificateParams::new(vec!["localhost".to_owned()]).and_then(|made| made.self_signed(&pair));
        let made = made.expect("a certificate");
        let key_pem = pair.serialize_pem();
        let key = PrivateKeyDer::from_pem_slice(key_pem.as_bytes()).expect("a key");
        Self { chain: vec![made.der().clone()], chain_pem: made.pem(), key, key_pem }
    }
}

/// Returns the provider with only this suite.
fn only(provider: CryptoProvider, suite: SupportedCipherSuite) -> Arc<CryptoProvider> {
    let mut cipher_suites = provider.cipher_suites.clone();
    cipher_suites.retain(|other| other.suite() == suite.suite());
    Arc::new(CryptoProvider { cipher_suites, ..provider })
}

pub(crate) fn client_config(
    provider: CryptoProvider,
    suite: SupportedCipherSuite,
    certificate: &Certificate,
) -> ClientConfig {
    let mut roots = RootCertStore::empty();
    roots.add(certificate.chain[0].clone()).expect("a root");
    ClientConfig::builder_with_provider(only(provider, suite))
        .with_protocol_versions(&[suite.version()])
        .expect("a version of the suite")
        .with_root_certificates(roots)
        .with_no_client_auth()
}

pub(crate) fn server_config(
    provider: CryptoProvider,
    suite: SupportedCipherSuite,
    certificate: &Certificate,
) -> ServerConfig {
    ServerConfig::builder_with_provider(only(provider, suite))
        .with_protocol_versions(&[suite.version()])
        .expect("a version of the suite")
        .with_no_client_auth()
        .with_single_cert(certificate.chain.clone(), certificate.key.clone_key())
        .expect("a certificate with its key")
}

/// Transfers the pending output of one connection to another.
pub(crate) fn pump<A: SideData, B: SideData>(
    from: &mut impl DerefMut<Target = ConnectionCommon<A>>,
    to: &mut impl DerefMut<Target = ConnectionCommon<B>>,
) -> Result<(), Error> {
    let mut bytes = Vec::new();
    while from.wants_write() {
        from.write_tls(&mut bytes).expect("memory");
    }
    let mut rest = &bytes[..];
    while !rest.is_empty() {
        to.read_tls(&mut rest).expect("memory");
        to.process_new_packets()?;
    }
    Ok(())
}
