//! Checks that QUIC packets and headers equal ring's, for every suite.
#![cfg(all(feature = "graviola", feature = "ring"))]

mod common;

use rustls::{
    CipherSuite, Side, Tls13CipherSuite,
    crypto::{CryptoProvider, ring},
    quic::{Keys, Version},
};

fn suite(provider: &CryptoProvider, name: CipherSuite) -> &'static Tls13CipherSuite {
    provider.cipher_suites.iter().find(|suite| suite.suite() == name).and_then(|suite| suite.tls13()).unwrap()
}

fn initial(suite: &'static Tls13CipherSuite, side: Side, id: &[u8]) -> Keys {
    Keys::initial(Version::V1, suite, suite.quic.unwrap(), id, side)
}

#[test]
fn packets_and_headers_are_those_of_ring() {
    let theirs = ring::default_provider();
    let ours = rustls_raddle::wrap(theirs.clone());
    let mut packets = 0;
    for name in [
        CipherSuite::TLS13_AES_128_GCM_SHA256,
        CipherSuite::TLS13_AES_256_GCM_SHA384,
        CipherSuite::TLS13_CHACHA20_POLY1305_SHA256,
    ] {
        for id in 0..20_u8 {
            let ours = initial(suite(&ours, name), Side::Client, &[id; 8]);
            let theirs = initial(suite(&theirs, name), Side::Server, &[id; 8]);
            let (sender, receiver) = (&ours.local, &theirs.remote);
            assert_eq!(sender.packet.tag_len(), receiver.packet.tag_len());
            assert_eq!(sender.packet.confidentiality_limit(), receiver.packet.confidentiality_limit());
            assert_eq!(sender.packet.integrity_limit(), receiver.packet.integrity_limit());
            assert_eq!(sender.header.sample_len(), receiver.header.sample_len());
            for len in [4, 5, 16, 17, 100, 1200, 1400] {
                for first in [0x40_u8, 0x41, 0x42, 0x43, 0xc0, 0xc3] {
                    let (number, path) = (u64::from(id) << 20 | len as u64, u32::from(first) % 3);
                    let text: Vec<u8> = (0..len).map(|i| i as u8 ^ id).collect();
                    let (mut header, mut payload) = (vec![first, 1, 2, 3, 4], text.clone());
                    let tag = match path {
                        0 => sender.packet.encrypt_in_place(number, &header, &mut payload),
                        path => sender.packet.encrypt_in_place_for_path(path, number, &header, &mut payload),
                    };
                    payload.extend_from_slice(tag.unwrap().as_ref());
                    let plain_header = header.clone();
                    let sample = payload[..16].to_vec();
                    let (byte, number_bytes) = header.split_at_mut(1);
                    sender.header.encrypt_in_place(&sample, &mut byte[0], number_bytes).unwrap();

                    // The receiver opens the packet, and refuses it with one bit flipped.
                    let mut masked = header.clone();
                    let (byte, number_bytes) = masked.split_at_mut(1);
                    receiver.header.decrypt_in_place(&sample, &mut byte[0], number_bytes).unwrap();
                    assert_eq!(masked, plain_header);
                    let mut forged = payload.clone();
                    forged[len / 2] ^= 1;
                    let (mut ours_too, mut made) = (payload.clone(), payload);
                    let opened = match path {
                        0 => receiver.packet.decrypt_in_place(number, &masked, &mut made),
                        path => receiver.packet.decrypt_in_place_for_path(path, number, &masked, &mut made),
                    };
                    assert_eq!(opened.unwrap(), text);
                    let opener =
                        initial(suite(&rustls_raddle::wrap(ring::default_provider()), name), Side::Server, &[id; 8]);
                    let opener = &opener.remote;
                    let (byte, number_bytes) = header.split_at_mut(1);
                    opener.header.decrypt_in_place(&sample, &mut byte[0], number_bytes).unwrap();
                    assert_eq!(header, plain_header);
                    let open = |payload| match path {
                        0 => opener.packet.decrypt_in_place(number, &plain_header, payload).map(<[u8]>::to_vec),
                        path => opener
                            .packet
                            .decrypt_in_place_for_path(path, number, &plain_header, payload)
                            .map(<[u8]>::to_vec),
                    };
                    assert_eq!(open(&mut ours_too).unwrap(), text);
                    assert_eq!(open(&mut forged), Err(rustls::Error::DecryptError));
                    packets += 1;
                }
            }
            // Input that is too long or too short changes nothing.
            let (mut first, mut number) = (0x43, [1, 2, 3, 4, 5]);
            assert!(sender.header.encrypt_in_place(&[0; 15], &mut first, &mut number[..4]).is_err());
            assert!(sender.header.encrypt_in_place(&[0; 16], &mut first, &mut number).is_err());
            assert_eq!((first, number), (0x43, [1, 2, 3, 4, 5]));
            assert!(ours.remote.packet.decrypt_in_place(1, b"", &mut [0; 15]).is_err());
        }
    }
    println!("report: {packets} QUIC packets");
}

#[cfg(feature = "planted-fault")]
#[test]
fn planted_faults_are_found() {
    for fault in ["mask", "tag"] {
        common::refuses(fault, "packets_and_headers_are_those_of_ring");
    }
}
