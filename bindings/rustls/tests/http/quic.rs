//! quinn clients and servers with HTTP/3, tested with each other over two providers, and with Go's quic-go.

use std::{
    future,
    net::{Ipv4Addr, SocketAddr},
    sync::Arc,
};

use bytes::{Buf, Bytes};
use h3_quinn::Connection;
use hyper::{Request, Response};
use quinn::{
    ClientConfig, Endpoint, ServerConfig,
    crypto::rustls::{QuicClientConfig, QuicServerConfig},
};
use rustls::{
    CipherSuite, SupportedCipherSuite,
    crypto::{CryptoProvider, ring},
    quic::Suite,
    version::TLS13,
};

use crate::{
    body,
    common::{Certificate, bases, client_config, plant_reply, server_config, suites},
    files::Files,
    go::Go,
    runtime,
};

type Failure = Box<dyn std::error::Error>;

/// The protocol's name in handshakes (RFC 9114, section 3.1).
const HTTP3: &[u8] = b"h3";

/// Returns the suites of QUIC.
fn quic_suites() -> impl Iterator<Item = SupportedCipherSuite> {
    suites().filter(|suite| suite.version() == &TLS13)
}

/// Returns the protection of the first packets, which does not depend on the suite (RFC 9001, section 5.2).
fn initial(provider: &CryptoProvider) -> Suite {
    let suite = provider.cipher_suites.iter().find(|suite| suite.suite() == CipherSuite::TLS13_AES_128_GCM_SHA256);
    suite.and_then(|suite| suite.tls13()?.quic_suite()).expect("QUIC of the provider")
}

fn client(provider: &CryptoProvider, suite: SupportedCipherSuite, certificate: &Certificate) -> ClientConfig {
    let mut config = client_config(provider.clone(), suite, certificate);
    config.alpn_protocols = vec![HTTP3.to_vec()];
    config.enable_early_data = true;
    let config = QuicClientConfig::with_initial(config.into(), initial(provider)).expect("a suite for first packets");
    ClientConfig::new(Arc::new(config))
}

fn server(provider: &CryptoProvider, suite: SupportedCipherSuite, certificate: &Certificate) -> Endpoint {
    let mut config = server_config(provider.clone(), suite, certificate);
    config.alpn_protocols = vec![HTTP3.to_vec()];
    config.max_early_data_size = u32::MAX;
    let config = QuicServerConfig::with_initial(config.into(), initial(provider)).expect("a suite for first packets");
    Endpoint::server(ServerConfig::with_crypto(Arc::new(config)), (Ipv4Addr::LOCALHOST, 0).into()).expect("a port")
}

/// Answers each request with its body.
async fn serve(endpoint: Endpoint) {
    while let Some(incoming) = endpoint.accept().await {
        tokio::spawn(async {
            // The client reports whether it got its answer.
            let _ = answer(incoming).await;
        });
    }
}

async fn answer(incoming: quinn::Incoming) -> Result<(), Failure> {
    let mut connection = h3::server::Connection::new(Connection::new(incoming.await?)).await?;
    while let Some(request) = connection.accept().await? {
        let (_, mut stream) = request.resolve_request().await?;
        let mut body = Vec::new();
        while let Some(mut piece) = stream.recv_data().await? {
            body.extend_from_slice(&piece.copy_to_bytes(piece.remaining()));
        }
        stream.send_response(Response::new(())).await?;
        stream.send_data(Bytes::from(body)).await?;
        stream.finish().await?;
    }
    Ok(())
}

/// Sends the body three times, with new keys each time, and compares the answers.
async fn requests(connection: quinn::Connection) -> Result<(), Failure> {
    let body = body();
    let (mut driver, mut sender) = h3::client::new(Connection::new(connection.clone())).await?;
    let driver = tokio::spawn(async move { future::poll_fn(|context| driver.poll_close(context)).await });
    for _ in 0..3 {
        let mut stream = sender.send_request(Request::post("https://localhost/").body(())?).await?;
        stream.send_data(body.clone()).await?;
        stream.finish().await?;
        assert_eq!(stream.recv_response().await?.status(), 200);
        let mut back = Vec::new();
        while let Some(mut piece) = stream.recv_data().await? {
            back.extend_from_slice(&piece.copy_to_bytes(piece.remaining()));
        }
        plant_reply(&mut back);
        assert!(back == body, "{} bytes of {}", back.len(), body.len());
        connection.force_key_update();
    }
    drop(sender);
    driver.await?;
    connection.close(0_u32.into(), b"");
    Ok(())
}

/// Connects once, and then again to resume the session, with packets before the handshake if the server accepts them.
async fn connect(config: &ClientConfig, address: SocketAddr) -> Result<bool, Failure> {
    let endpoint = Endpoint::client((Ipv4Addr::LOCALHOST, 0).into())?;
    requests(endpoint.connect_with(config.clone(), address, "localhost")?.await?).await?;
    let again = endpoint.connect_with(config.clone(), address, "localhost")?;
    let resumed = match again.into_0rtt() {
        Ok((connection, accepted)) => {
            requests(connection).await?;
            accepted.await
        }
        Err(connecting) => {
            requests(connecting.await?).await?;
            false
        }
    };
    Ok(resumed)
}

#[test]
fn quinn_talks_to_another_provider() {
    let mut met = 0;
    for (name, base) in bases() {
        let (ours, theirs) = (rustls_raddle::wrap(base), ring::default_provider());
        for suite in quic_suites() {
            for (at_client, at_server) in [(&ours, &theirs), (&theirs, &ours), (&ours, &ours)] {
                let certificate = Certificate::new(suite);
                let config = client(at_client, suite, &certificate);
                runtime().block_on(async {
                    let endpoint = server(at_server, suite, &certificate);
                    let address = endpoint.local_addr().unwrap();
                    tokio::spawn(serve(endpoint));
                    let resumed = connect(&config, address).await.unwrap();
                    assert!(resumed, "{name} {suite:?}: no early data");
                });
                met += 1;
            }
        }
    }
    println!("report: quinn with raddle and ring: {met} pairs, each with HTTP/3, key updates and early data");
}

#[test]
fn quinn_talks_to_quic_go() {
    let go = match Go::new() {
        Ok(go) => go,
        Err(missing) => {
            println!("skipped: quinn with raddle against quic-go: {missing}");
            return;
        }
    };
    let provider = rustls_raddle::default_provider();
    for suite in quic_suites() {
        let certificate = Certificate::new(suite);
        let files = Files::new(&certificate);
        runtime().block_on(async {
            let served = go.serve(&files);
            connect(&client(&provider, suite, &certificate), served.address).await.unwrap();

            let endpoint = server(&provider, suite, &certificate);
            let mut command = go.connect(&files, endpoint.local_addr().unwrap(), body().len());
            tokio::spawn(serve(endpoint));
            let output = tokio::task::spawn_blocking(move || command.output().unwrap()).await.unwrap();
            assert!(output.status.success(), "{suite:?}: {}", String::from_utf8_lossy(&output.stderr));
        });
    }
    println!("report: quinn with raddle as client and as server of quic-go: {} suites each", quic_suites().count());
}
