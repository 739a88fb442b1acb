//! Clients and servers over memory: every suite and version, with the provider on either side and the base on the
//! other.
#![cfg(all(feature = "graviola", feature = "ring"))]

mod common;

use std::{
    io::{Read, Write},
    sync::Arc,
};

use common::{Certificate, client_config, pump, server_config, suites};
use rustls::{
    AlertDescription, ClientConfig, ClientConnection, ConnectionTrafficSecrets, ContentType, Error, HandshakeKind,
    ProtocolVersion, ServerConfig, ServerConnection, SupportedCipherSuite,
    crypto::{CryptoProvider, cipher::OutboundPlainMessage},
    version::{TLS12, TLS13},
};

/// A client and a server after the handshake.
struct Pair {
    client: ClientConnection,
    server: ServerConnection,
}

impl Pair {
    fn new(client: Arc<ClientConfig>, server: Arc<ServerConfig>) -> Self {
        let mut pair = Self {
            client: ClientConnection::new(client, "localhost".try_into().unwrap()).unwrap(),
            server: ServerConnection::new(server).unwrap(),
        };
        while pair.client.is_handshaking() || pair.server.is_handshaking() {
            pump(&mut pair.client, &mut pair.server).unwrap();
            pump(&mut pair.server, &mut pair.client).unwrap();
        }
        // Receive the tickets of TLS 1.3.
        pump(&mut pair.server, &mut pair.client).unwrap();
        pair
    }

    /// Sends data from each side to the other, in records of at most `record` bytes.
    fn exchange(&mut self, data: &[u8], record: usize) {
        let mut received = vec![0; data.len()];
        let mut at = 0;
        for piece in data.chunks(record) {
            self.client.writer().write_all(piece).unwrap();
            pump(&mut self.client, &mut self.server).unwrap();
            self.server.reader().read_exact(&mut received[at..at + piece.len()]).unwrap();
            at += piece.len();
        }
        assert!(received == data, "to the server");
        at = 0;
        for piece in data.chunks(record) {
            self.server.writer().write_all(piece).unwrap();
            pump(&mut self.server, &mut self.client).unwrap();
            self.client.reader().read_exact(&mut received[at..at + piece.len()]).unwrap();
            at += piece.len();
        }
        assert!(received == data, "to the client");
    }
}

/// Runs a test for each suite over each base, with the provider on both sides and on either side.
fn each(test: impl Fn(&str, SupportedCipherSuite, CryptoProvider, CryptoProvider)) {
    let mut count = 0;
    for (name, base) in common::bases() {
        for suite in suites() {
            let (ours, theirs) = (rustls_raddle::wrap(base.clone()), rustls::crypto::ring::default_provider());
            test(&format!("{name} {suite:?}, both"), suite, ours.clone(), ours.clone());
            test(&format!("{name} {suite:?}, client"), suite, ours.clone(), theirs.clone());
            test(&format!("{name} {suite:?}, server"), suite, theirs, ours);
            count += 3;
        }
    }
    println!("report: {count} pairs of client and server");
}

#[test]
fn every_suite_exchanges_records_of_every_size() {
    let data: Vec<u8> = (0..50_000_u32).map(|i| ((i * i) >> 7) as u8).collect();
    each(|name, suite, client, server| {
        let certificate = Certificate::new(suite);
        let mut pair = Pair::new(
            client_config(client, suite, &certificate).into(),
            server_config(server, suite, &certificate).into(),
        );
        assert_eq!(pair.client.negotiated_cipher_suite().unwrap().suite(), suite.suite(), "{name}");
        pair.exchange(&data, 1 << 14);
        pair.exchange(&data[..100], 1);
        pair.exchange(&data[..5000], 999);
        if suite.version() == &TLS13 {
            pair.client.refresh_traffic_keys().unwrap();
            pair.exchange(&data[..5000], 1000);
            pair.server.refresh_traffic_keys().unwrap();
            pair.exchange(&data[..5000], 1000);
        }
    });
}

#[test]
fn sessions_resume() {
    each(|name, suite, client, server| {
        let certificate = Certificate::new(suite);
        let client = Arc::new(client_config(client, suite, &certificate));
        let mut server = server_config(server, suite, &certificate);
        server.ticketer = rustls_raddle::ticketer().unwrap();
        let server = Arc::new(server);
        let kind = |_| {
            let mut pair = Pair::new(client.clone(), server.clone());
            pair.exchange(b"attack at dawn", 5);
            pair.client.handshake_kind()
        };
        assert_eq!([1, 2].map(kind), [Some(HandshakeKind::Full), Some(HandshakeKind::Resumed)], "{name}");
    });
}

#[test]
fn a_flipped_bit_ends_the_connection() {
    each(|name, suite, client, server| {
        let certificate = Certificate::new(suite);
        let (client, server) = (
            Arc::new(client_config(client, suite, &certificate)),
            Arc::new(server_config(server, suite, &certificate)),
        );
        // These places are in the explicit nonce of TLS 1.2, in the text and in the tag.
        for place in [5, 13, 20, 27] {
            let mut pair = Pair::new(client.clone(), server.clone());
            pair.client.writer().write_all(b"attack at dawn").unwrap();
            let mut record = Vec::new();
            while pair.client.wants_write() {
                pair.client.write_tls(&mut record).unwrap();
            }
            record[place] ^= 4;
            pair.server.read_tls(&mut &record[..]).unwrap();
            assert_eq!(pair.server.process_new_packets().unwrap_err(), Error::DecryptError, "{name}, byte {place}");
            let ended = pump(&mut pair.server, &mut pair.client).unwrap_err();
            assert_eq!(ended, Error::AlertReceived(AlertDescription::BadRecordMac), "{name}, byte {place}");
        }

        // This record is shorter than its tag.
        let mut pair = Pair::new(client.clone(), server.clone());
        pair.server.read_tls(&mut &[23, 3, 3, 0, 3, 1, 2, 3][..]).unwrap();
        assert_eq!(pair.server.process_new_packets().unwrap_err(), Error::DecryptError, "{name}");
    });
}

#[test]
fn extracted_secrets_are_those_of_the_peer() {
    fn bytes(secrets: &ConnectionTrafficSecrets) -> (&'static str, Vec<u8>, Vec<u8>) {
        match secrets {
            ConnectionTrafficSecrets::Aes128Gcm { key, iv } => ("128", key.as_ref().to_vec(), iv.as_ref().to_vec()),
            ConnectionTrafficSecrets::Aes256Gcm { key, iv } => ("256", key.as_ref().to_vec(), iv.as_ref().to_vec()),
            ConnectionTrafficSecrets::Chacha20Poly1305 { key, iv } => {
                ("chacha", key.as_ref().to_vec(), iv.as_ref().to_vec())
            }
            _ => panic!("another AEAD"),
        }
    }
    each(|name, suite, client, server| {
        let certificate = Certificate::new(suite);
        let mut client = client_config(client, suite, &certificate);
        let mut server = server_config(server, suite, &certificate);
        (client.enable_secret_extraction, server.enable_secret_extraction) = (true, true);
        let pair = Pair::new(client.into(), server.into());
        let client = pair.client.dangerous_extract_secrets().unwrap();
        let server = pair.server.dangerous_extract_secrets().unwrap();
        for (sent, received) in [(client.tx, server.rx), (server.tx, client.rx)] {
            assert_eq!(sent.0, received.0, "{name}: numbers of records");
            let (sent, received) = (bytes(&sent.1), bytes(&received.1));
            assert_eq!((sent.0, &sent.1), (received.0, &received.1), "{name}: keys");
            // In TLS 1.2's AES-GCM, the rest of the nonce arrives with each record.
            let known = if suite.version() == &TLS12 && sent.0 != "chacha" { 4 } else { 12 };
            assert_eq!(sent.2[..known], received.2[..known], "{name}: nonces");
        }
    });
}

#[cfg(feature = "planted-fault")]
#[test]
fn planted_faults_are_found() {
    for fault in ["digest", "mac", "tag"] {
        common::refuses(fault, "every_suite_exchanges_records_of_every_size");
    }
}

#[test]
fn suites_keep_their_addresses() {
    let [one, two] = [1, 2].map(|_| rustls_raddle::wrap(rustls::crypto::ring::default_provider()));
    assert_eq!(one.cipher_suites.len(), rustls::crypto::ring::ALL_CIPHER_SUITES.len());
    for (one, two) in one.cipher_suites.iter().zip(&two.cipher_suites) {
        let (SupportedCipherSuite::Tls13(one), SupportedCipherSuite::Tls13(two)) = (one, two) else { continue };
        assert!(std::ptr::eq(*one, *two), "nothing is kept twice");
    }
    assert!(!one.fips());
}

#[test]
fn a_record_that_is_too_long_ends_the_connection() {
    each(|name, suite, client, server| {
        let certificate = Certificate::new(suite);
        let mut client_config = client_config(client, suite, &certificate);
        client_config.enable_secret_extraction = true;
        let Pair { client, mut server } =
            Pair::new(client_config.into(), server_config(server, suite, &certificate).into());
        // Someone who has the keys could send these records.
        let (number, secrets) = client.dangerous_extract_secrets().unwrap().tx;
        let (key, iv) = match secrets {
            ConnectionTrafficSecrets::Aes128Gcm { key, iv }
            | ConnectionTrafficSecrets::Aes256Gcm { key, iv }
            | ConnectionTrafficSecrets::Chacha20Poly1305 { key, iv } => (key, iv),
            _ => panic!("another AEAD"),
        };
        let mut sender = match suite {
            SupportedCipherSuite::Tls13(suite) => suite.aead_alg.encrypter(key, iv),
            SupportedCipherSuite::Tls12(suite) => {
                let (fixed, explicit) = iv.as_ref().split_at(suite.aead_alg.key_block_shape().fixed_iv_len);
                suite.aead_alg.encrypter(key, fixed, explicit)
            }
        };
        for (number, bytes, expected) in
            [(number, 1 << 14, Ok(())), (number + 1, (1 << 14) + 1, Err(Error::PeerSentOversizedRecord))]
        {
            let text = vec![7; bytes];
            let message = OutboundPlainMessage {
                typ: ContentType::ApplicationData,
                version: ProtocolVersion::TLSv1_2,
                payload: text[..].into(),
            };
            let record = sender.encrypt(message, number).unwrap().encode();
            let mut rest = &record[..];
            let mut outcome = Ok(());
            while !rest.is_empty() && outcome.is_ok() {
                server.read_tls(&mut rest).unwrap();
                outcome = server.process_new_packets().map(drop);
            }
            assert_eq!(outcome, expected, "{name}, {bytes} bytes");
        }
    });
}
