//! Checks that records of rustls 0.24 equal ring's, for each suite and for every length.
#![cfg(feature = "rustls-0-24")]

use rustls_next::{
    Error,
    crypto::{
        CryptoProvider,
        cipher::{
            AeadKey, EncodableVersion, InboundOpaque, Iv, OutboundPlain, Record, RecordDecrypter, RecordEncrypter,
        },
    },
    enums::{ContentType, ProtocolVersion},
};

type Ends = (Box<dyn RecordEncrypter>, Box<dyn RecordDecrypter>);

/// Returns both ends of each suite, with its name and version.
fn ends(provider: &CryptoProvider) -> Vec<(String, EncodableVersion, Ends)> {
    let key = |bytes| if bytes == 16 { AeadKey::from([7; 16]) } else { AeadKey::from([7; 32]) };
    let iv = [9; 12];
    let tls13 = provider.tls13_cipher_suites.iter().map(|suite| {
        let aead = suite.aead_alg;
        let key = || key(aead.key_len());
        let ends = (aead.encrypter(key(), Iv::from(iv)), aead.decrypter(key(), Iv::from(iv)));
        (format!("{:?}", suite.common.suite), EncodableVersion::Legacy(ProtocolVersion::TLSv1_3), ends)
    });
    let tls12 = provider.tls12_cipher_suites.iter().map(|suite| {
        let aead = suite.aead_alg;
        let shape = aead.key_block_shape();
        let key = || key(shape.enc_key_len);
        let (fixed, explicit) = iv.split_at(shape.fixed_iv_len);
        let ends = (aead.encrypter(key(), fixed, explicit), aead.decrypter(key(), fixed));
        (format!("{:?}", suite.common.suite), EncodableVersion::Legacy(ProtocolVersion::TLSv1_2), ends)
    });
    tls13.chain(tls12).collect()
}

/// Seals text that is divided into these pieces.
fn seal(
    sender: &mut dyn RecordEncrypter,
    version: EncodableVersion,
    pieces: &[&[u8]],
    number: u64,
) -> (ContentType, Vec<u8>) {
    let text = OutboundPlain::new(pieces);
    let bytes = sender.encrypted_payload_len(text.len());
    let record = |text| Record::new(ContentType::ApplicationData, version, text);
    assert!(sender.encrypt(record(text.clone()), number, &mut vec![0; bytes - 1]).is_err());
    let mut out = vec![0; bytes + 3];
    let sealed = sender.encrypt(record(text), number, &mut out).unwrap();
    (sealed.typ, sealed.payload.to_vec())
}

fn open(
    receiver: &mut dyn RecordDecrypter,
    (typ, record): (ContentType, &[u8]),
    number: u64,
) -> Result<Vec<u8>, Error> {
    let mut record = record.to_vec();
    // This version was received with the record.
    let version = EncodableVersion::Legacy(ProtocolVersion::TLSv1_2);
    receiver.decrypt(Record::new(typ, version, InboundOpaque(&mut record)), number).map(|text| text.payload.to_vec())
}

#[test]
fn records_are_those_of_ring() {
    let ours = ends(&rustls_raddle::next::wrap(rustls_ring::DEFAULT_PROVIDER));
    let theirs = ends(&rustls_ring::DEFAULT_PROVIDER);
    assert_eq!(ours.len(), theirs.len());
    let mut records = 0;
    for ((name, version, (mut our_sender, mut our_receiver)), (other, _, (mut sender, mut receiver))) in
        ours.into_iter().zip(theirs)
    {
        assert_eq!(name, other);
        let text: Vec<u8> = (0..(1_u32 << 14) + 1).map(|i| ((i * i) >> 7) as u8).collect();
        for bytes in (0..300).chain([999, 1 << 14]) {
            let text = &text[..bytes];
            let number = bytes as u64 + 1;
            for cut in [0, bytes / 3, bytes] {
                let (first, second) = text.split_at(cut);
                let pieces: &[&[u8]] = if cut == 0 { &[text] } else { &[first, second] };
                let (typ, ours) = seal(&mut *our_sender, version, pieces, number);
                let (_, theirs) = seal(&mut *sender, version, pieces, number);
                assert_eq!(ours, theirs, "{name}, {bytes} bytes");
                assert_eq!(open(&mut *our_receiver, (typ, &ours), number).unwrap(), text, "{name}, {bytes} bytes");
                let mut forged = ours.clone();
                forged[(bytes * 7) % ours.len()] ^= 8;
                assert_eq!(open(&mut *our_receiver, (typ, &forged), number), Err(Error::DecryptError));
                assert_eq!(open(&mut *receiver, (typ, &forged), number), Err(Error::DecryptError));
                records += 1;
            }
        }
        let (typ, long) = seal(&mut *sender, version, &[&text], 1);
        assert_eq!(open(&mut *our_receiver, (typ, &long), 1), Err(Error::PeerSentOversizedRecord), "{name}");
        assert_eq!(open(&mut *our_receiver, (typ, &long[..15]), 1), Err(Error::DecryptError), "{name}");
    }
    println!("report: {records} records of rustls 0.24.0-dev.2");
}
