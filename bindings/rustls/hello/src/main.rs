//! Fetches a page by HTTPS: `hello ADDRESS NAME ROOTS.pem`, such as `hello 127.0.0.1:443 localhost cert.pem`.

use std::{
    env,
    error::Error,
    io::{self, Read, Write},
    net::TcpStream,
    sync::Arc,
};

use rustls::{
    ClientConfig, ClientConnection, RootCertStore, StreamOwned,
    crypto::CryptoProvider,
    pki_types::{CertificateDer, ServerName, pem::PemObject},
};

fn provider() -> CryptoProvider {
    #[cfg(feature = "aws-lc-rs")]
    return rustls::crypto::aws_lc_rs::default_provider();
    #[cfg(all(feature = "ring", not(feature = "aws-lc-rs")))]
    return rustls::crypto::ring::default_provider();
    #[cfg(not(any(feature = "aws-lc-rs", feature = "ring")))]
    return rustls_raddle::default_provider();
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [address, name, roots_file] = &arguments[..] else {
        return Err("usage: hello ADDRESS NAME ROOTS.pem".into());
    };
    let mut roots = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(roots_file)? {
        roots.add(certificate?)?;
    }
    let config = ClientConfig::builder_with_provider(Arc::new(provider()))
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots)
        .with_no_client_auth();
    let client = ClientConnection::new(config.into(), ServerName::try_from(name.clone())?)?;
    let mut stream = StreamOwned::new(client, TcpStream::connect(address)?);
    write!(stream, "GET / HTTP/1.0\r\nHost: {name}\r\n\r\n")?;
    let mut page = Vec::new();
    // Many servers close without an alert, which the client reports as an error after the page.
    let ended = stream.read_to_end(&mut page);
    io::stdout().write_all(&page)?;
    match ended {
        Err(error) if page.is_empty() => Err(error.into()),
        _ => Ok(()),
    }
}
