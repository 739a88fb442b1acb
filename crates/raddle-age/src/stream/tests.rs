//! Readers and writers compared with each other and with the crate `age`.

use std::io::{self, Read, Write};
use std::num::NonZero;

use age::x25519;

use super::{Decryptor, Encryptor};
use crate::format::{CHUNK, Fault, OpenError, Place, SEALED_CHUNK};
use crate::keys::{Identities, Recipients};

/// Lengths near the boundaries of chunks, and of the slab of chunks that a reader opens at once.
const LENGTHS: [usize; 9] =
    [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 8 * CHUNK - 1, 8 * CHUNK, 8 * CHUNK + 12_345];

fn text(len: usize) -> Vec<u8> {
    (0..len).map(|at| (at % 251) as u8).collect()
}

fn encryptor(identity: &x25519::Identity) -> Encryptor {
    let mut recipients = Recipients::default();
    recipients.add(&identity.to_public().to_string()).unwrap();
    Encryptor::new(&recipients.finish().unwrap()).unwrap()
}

/// Seals in writes of `write` bytes.
fn seal(identity: &x25519::Identity, armored: bool, text: &[u8], write: usize) -> Vec<u8> {
    let mut writer = encryptor(identity).armored(armored).wrap(Vec::new()).unwrap();
    text.chunks(write).for_each(|chunk| writer.write_all(chunk).unwrap());
    writer.finish().unwrap()
}

fn open<'a>(identity: &x25519::Identity, sealed: &'a [u8]) -> super::Plaintext<'a> {
    let decryptor = Decryptor::new(sealed).unwrap();
    let mut identities = Identities::default();
    identities.add(identity.clone());
    let file_key = identities.unwrap(decryptor.header()).unwrap();
    decryptor.open(&file_key).unwrap()
}

#[test]
fn what_is_written_is_read_here_and_by_age() {
    let identity = x25519::Identity::generate();
    for len in LENGTHS {
        let text = text(len);
        for (armored, write) in [(false, len.max(1)), (true, 4097)] {
            let sealed = seal(&identity, armored, &text, write);
            let mut read = Vec::new();
            open(&identity, &sealed).read_to_end(&mut read).unwrap();
            assert!(read == text, "{len} bytes");
            let armor = age::armor::ArmoredReader::new(&sealed[..]);
            let theirs = age::Decryptor::new(armor).unwrap();
            let mut read = Vec::new();
            theirs.decrypt(std::iter::once(&identity as _)).unwrap().read_to_end(&mut read).unwrap();
            assert!(read == text, "{len} bytes, by age");
        }
    }
}

#[test]
fn threads_and_readers_agree() {
    let identity = x25519::Identity::generate();
    let threads = NonZero::new(3).unwrap();
    for len in LENGTHS {
        let text = text(len);
        let mut sealed = Vec::new();
        encryptor(&identity).copy(&text[..], &mut sealed, threads).unwrap();
        let mut read = Vec::new();
        open(&identity, &sealed).read_to_end(&mut read).unwrap();
        assert!(read == text, "{len} bytes");
        // The reader returns a part before the rest is copied.
        let (mut plaintext, mut begin) = (open(&identity, &sealed), vec![0; len.min(1000)]);
        plaintext.read_exact(&mut begin).unwrap();
        plaintext.copy(&mut begin, threads).unwrap();
        assert!(begin == text, "{len} bytes, copied");
    }
}

#[test]
fn a_reader_releases_what_precedes_a_fault_and_reports_it_each_time() {
    let identity = x25519::Identity::generate();
    let text = text(3 * CHUNK);
    let mut sealed = seal(&identity, false, &text, CHUNK);
    // The fault is in the second of three chunks.
    let at = sealed.len() - SEALED_CHUNK - 1;
    sealed[at] ^= 1;
    let (mut reader, mut read) = (open(&identity, &sealed), Vec::new());
    for _ in 0..2 {
        let error = reader.read_to_end(&mut read).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::InvalidData);
        let reason = error.get_ref().and_then(|inner| inner.downcast_ref());
        let changed = Fault::Changed(Place { index: 1, last: false });
        assert!(matches!(reason, Some(OpenError::Payload(fault)) if *fault == changed), "{error}");
        assert!(read == text[..CHUNK]);
    }
}

#[test]
fn what_is_not_finished_is_truncated() {
    let identity = x25519::Identity::generate();
    let mut sealed = Vec::new();
    let mut writer = encryptor(&identity).wrap(&mut sealed).unwrap();
    writer.write_all(&text(CHUNK + 1)).unwrap();
    drop(writer);
    let error = open(&identity, &sealed).read_to_end(&mut Vec::new()).unwrap_err();
    assert!(error.to_string().contains("truncated"), "{error}");
}

#[test]
fn another_identity_is_told_from_a_damaged_file() {
    let (identity, other) = (x25519::Identity::generate(), x25519::Identity::generate());
    let mut sealed = seal(&identity, false, b"text", 4);
    let unwrap = |sealed: &[u8], identity: &x25519::Identity| {
        let decryptor = Decryptor::new(sealed)?;
        let mut identities = Identities::default();
        identities.add(identity.clone());
        let file_key = identities.unwrap(decryptor.header())?;
        decryptor.open(&file_key).map(drop)
    };
    assert!(matches!(unwrap(&sealed, &other), Err(OpenError::NoMatch(1, _))));
    assert!(matches!(
        Identities::default().unwrap(Decryptor::new(&sealed[..]).unwrap().header()),
        Err(OpenError::NoIdentity(_))
    ));
    // The added line is covered only by the MAC.
    let mac = sealed.windows(3).position(|bytes| bytes == b"---").unwrap();
    sealed.splice(mac..mac, *b"-> x-grease\n\n");
    assert!(matches!(unwrap(&sealed, &identity), Err(OpenError::Mac)));
}
