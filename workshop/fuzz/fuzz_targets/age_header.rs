//! Headers of sealed files. Arbitrary bytes, and text that is nearly a header, are read by the program, by a grammar
//! that is defined here, and by the crate `age`. RustCrypto computes the MAC. The crate `age` opens headers that the
//! program writes.

#![no_main]

use std::collections::HashSet;
use std::io::Read;

use age::{DecryptError, Decryptor, EncryptError, Identity, Recipient};
use age_core::format::{FileKey, Stanza};
use age_core::secrecy::ExposeSecret;
use arbitrary::Arbitrary;
use base64::Engine;
use base64::prelude::BASE64_STANDARD_NO_PAD as BASE64;
use hmac::{KeyInit, Mac};
use libfuzzer_sys::fuzz_target;
use raddle_age::format::{Header, PayloadKey, Place};
use sha2::Sha256;

#[derive(Arbitrary, Debug)]
enum Case {
    /// The bytes themselves.
    Raw(Vec<u8>),
    /// A header of these stanzas, with the right MAC, and then with changes.
    Built { key: [u8; 16], stanzas: Vec<Section>, behind: Vec<u8>, changes: Vec<Change> },
    /// The recipients for whom a header is sealed.
    Sealed { key: [u8; 16], recipients: Vec<Wraps> },
}

/// A stanza. Its words and its body are derived from the fuzzer's bytes, so that most are allowed.
#[derive(Arbitrary, Debug)]
struct Section {
    words: Vec<Vec<u8>>,
    body: Vec<u8>,
    /// Whether the words are the words of a passphrase.
    scrypt: bool,
}

impl Section {
    /// Returns the words: the tag, then the arguments.
    fn words(&self) -> Vec<String> {
        let printable = |word: &Vec<u8>| word.iter().map(|byte| char::from(33 + byte % 94)).collect::<String>();
        let words = self.words.iter().map(printable).filter(|word| !word.is_empty());
        let mut words: Vec<_> = self.scrypt.then(|| "scrypt".to_owned()).into_iter().chain(words).collect();
        if words.is_empty() {
            words.push("a".to_owned());
        }
        words
    }

    fn write(&self, to: &mut Vec<u8>) {
        to.extend(format!("-> {}\n", self.words().join(" ")).bytes());
        let body = BASE64.encode(&self.body);
        let mut lines = body.as_bytes().chunks(64).collect::<Vec<_>>();
        // The last line is shorter than the others, and may be empty.
        if lines.last().is_none_or(|last| last.len() == 64) {
            lines.push(b"");
        }
        lines.into_iter().for_each(|line| to.extend([line, b"\n"].concat()));
    }
}

#[derive(Arbitrary, Clone, Copy, Debug)]
enum Change {
    Bit(u16),
    Remove(u16),
    Insert(u16, u8),
    /// Inserts a character that the grammar knows.
    Mark(u16, u8),
    Cut(u16),
}

impl Change {
    fn apply(self, text: &mut Vec<u8>) {
        let at = |at: u16| usize::from(at) % (text.len() + 1);
        match self {
            Self::Cut(to) => text.truncate(at(to)),
            Self::Insert(to, byte) => text.insert(at(to), byte),
            Self::Mark(to, which) => text.insert(at(to), b"-> \n=A/+\r\0"[usize::from(which) % 10]),
            Self::Bit(_) | Self::Remove(_) if text.is_empty() => {}
            Self::Bit(bit) => {
                let at = usize::from(bit / 8) % text.len();
                text[at] ^= 1 << (bit % 8);
            }
            Self::Remove(from) => {
                text.remove(usize::from(from) % text.len());
            }
        }
    }
}

/// A recipient that writes some stanzas into the header, and asks for company of its kind.
#[derive(Arbitrary, Debug)]
struct Wraps {
    stanzas: Vec<Section>,
    label: Option<bool>,
}

impl Recipient for Wraps {
    fn wrap_file_key(&self, _: &FileKey) -> Result<(Vec<Stanza>, HashSet<String>), EncryptError> {
        let stanza = |section: &Section| {
            let mut words = section.words();
            Stanza { tag: words.remove(0), args: words, body: section.body.clone() }
        };
        let label = self.label.map(|label| label.to_string());
        Ok((self.stanzas.iter().map(stanza).collect(), label.into_iter().collect()))
    }
}

/// An identity that knows the key without reading the stanzas.
struct Knows([u8; 16]);

impl Identity for Knows {
    fn unwrap_stanza(&self, _: &Stanza) -> Option<Result<FileKey, DecryptError>> {
        Some(Ok(self.key()))
    }
}

impl Knows {
    fn key(&self) -> FileKey {
        FileKey::new(Box::new(self.0))
    }
}

fuzz_target!(|case: Case| match case {
    Case::Raw(text) => {
        check(&text, &[0; 16]);
        let mut begun = b"age-encryption.org/v1\n".to_vec();
        begun.extend(text);
        check(&begun, &[0; 16]);
    }
    Case::Built { key, stanzas, behind, changes } => {
        let mut text = b"age-encryption.org/v1\n".to_vec();
        stanzas.iter().for_each(|stanza| stanza.write(&mut text));
        text.extend(b"---");
        let mac = mac(&key, &text);
        text.extend(format!(" {}\n", BASE64.encode(mac)).bytes());
        let allowed =
            stanzas.len() == 1 || (stanzas.len() > 1 && stanzas.iter().all(|stanza| stanza.words()[0] != "scrypt"));
        let end = text.len();
        text.extend(behind);
        assert_eq!(check(&text, &key), allowed.then_some((end, true)));
        changes.into_iter().for_each(|change| change.apply(&mut text));
        check(&text, &key);
    }
    Case::Sealed { key, recipients } => sealed(&key, recipients),
});

/// Returns the MAC of a header (C2SP, age, "Header MAC"), computed with RustCrypto.
fn mac(key: &[u8], text: &[u8]) -> [u8; 32] {
    let mut derived = [0; 32];
    hkdf::Hkdf::<Sha256>::new(None, key).expand(b"header", &mut derived).expect("32 bytes");
    let mac = hmac::Hmac::<Sha256>::new_from_slice(&derived).expect("any length");
    mac.chain_update(text).finalize().into_bytes().into()
}

/// Reads a header. If it is valid, returns its number of bytes, and whether its MAC fits the key.
fn check(text: &[u8], key: &[u8; 16]) -> Option<(usize, bool)> {
    let mut input = text;
    let ours = Header::read(&mut input);
    let expected = grammar(text);
    assert_eq!(ours.is_ok(), expected.is_some(), "{:?}", ours.err());
    let (Ok(header), Some((stanzas, end))) = (ours, expected) else { return None };
    // No further byte was read, and the header is written as it was.
    assert_eq!(input, &text[end..]);
    assert_eq!(header.to_bytes(), &text[..end]);
    assert_eq!(header.stanzas, stanzas);
    assert_eq!(header.is_for_a_passphrase(), stanzas[0].tag == "scrypt");

    let covered = end - " \n".len() - 43;
    let stated = BASE64.decode(&text[covered + 1..end - 1]).expect("the grammar has it so");
    let right = stated == mac(key, &text[..covered]);
    assert_eq!(header.authenticate(&Knows(*key).key()).is_ok(), right);

    // The crate `age` accepts every header that we accept, and its MAC if we do.
    let mut file = text[..end].to_vec();
    file.extend([0; 16 + 16]);
    let decryptor = Decryptor::new_buffered(&file[..]).expect("a header for others too");
    let identity = Knows(*key);
    let opened = decryptor.decrypt(std::iter::once(&identity as &dyn Identity));
    assert_eq!(opened.is_ok(), right);
    Some((end, right))
}

/// Parses a header according to its grammar (C2SP, age, "File format"), line by line. Returns its stanzas and its end.
fn grammar(text: &[u8]) -> Option<(Vec<Stanza>, usize)> {
    let mut rest = text;
    let mut line = || {
        let end = rest.iter().position(|&byte| byte == b'\n')?;
        let line = rest.split_off(..end)?;
        rest = &rest[1..];
        Some(line)
    };
    if line()? != b"age-encryption.org/v1" {
        return None;
    }
    let mut stanzas = Vec::new();
    let mac = loop {
        let first = line()?;
        if let Some(mac) = first.strip_prefix(b"---") {
            break mac.strip_prefix(b" ")?;
        }
        let words = first.strip_prefix(b"-> ")?.split(|&byte| byte == b' ');
        let word = |word: &[u8]| {
            let printable = !word.is_empty() && word.iter().all(u8::is_ascii_graphic);
            printable.then(|| String::from_utf8_lossy(word).into_owned())
        };
        let mut words: Vec<_> = words.map(word).collect::<Option<_>>()?;
        let mut body = Vec::new();
        loop {
            let line = line()?;
            body.extend(canonical(line)?);
            match line.len() {
                64 => {}
                0..64 => break,
                _ => return None,
            }
        }
        stanzas.push(Stanza { tag: words.remove(0), args: words, body });
    };
    let whole = canonical(mac).is_some_and(|mac| mac.len() == 32);
    let alone = stanzas.len() == 1 || stanzas.iter().all(|stanza| stanza.tag != "scrypt");
    (whole && alone && !stanzas.is_empty()).then(|| (stanzas, text.len() - rest.len()))
}

/// Decodes Base64 (RFC 4648, section 4) without padding and with no bit left over.
fn canonical(digits: &[u8]) -> Option<Vec<u8>> {
    let value = |digit: u8| match digit {
        b'A'..=b'Z' => Some(digit - b'A'),
        b'a'..=b'z' => Some(digit - b'a' + 26),
        b'0'..=b'9' => Some(digit - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let (mut bytes, mut bits, mut held) = (Vec::new(), 0_u32, 0);
    for &digit in digits {
        bits = bits << 6 | u32::from(value(digit)?);
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
            bits &= (1 << held) - 1;
        }
    }
    (held < 6 && bits == 0).then_some(bytes)
}

/// Checks that the crate `age` accepts a header that the program seals, and gets its key.
fn sealed(key: &[u8; 16], recipients: Vec<Wraps>) {
    let alike = recipients.windows(2).all(|pair| pair[0].label == pair[1].label);
    let stanzas: Vec<_> =
        recipients.iter().flat_map(|wraps| wraps.wrap_file_key(&Knows(*key).key()).expect("always").0).collect();
    let recipients: Vec<_> = recipients.into_iter().map(|wraps| Box::new(wraps) as Box<dyn Recipient + Send>).collect();
    let header = Header::seal(&Knows(*key).key(), &recipients);
    assert_eq!(header.is_ok(), alike);
    let Ok(header) = header else { return };
    assert_eq!(header.stanzas, stanzas);
    let mut file = header.to_bytes();
    let alone = stanzas.len() == 1 || stanzas.iter().all(|stanza| stanza.tag != "scrypt");
    let read = check(&file, key);
    assert_eq!(read, (alone && !stanzas.is_empty()).then_some((file.len(), true)));
    if read.is_none() {
        return;
    }
    // An empty payload: the tag of an empty last chunk.
    let nonce = [7; 16];
    let payload = PayloadKey::new(&Knows(*key).key(), &nonce);
    let mut tag = [0; 16];
    let mut derived = [0; 32];
    hkdf::Hkdf::<Sha256>::new(Some(&nonce), key).expand(b"payload", &mut derived).expect("32 bytes");
    let rival = <chacha20poly1305::ChaCha20Poly1305 as chacha20poly1305::KeyInit>::new(&derived.into());
    let last: [u8; 12] = std::array::from_fn(|i| u8::from(i == 11));
    tag.copy_from_slice(
        &chacha20poly1305::AeadInOut::encrypt_inout_detached(&rival, &last.into(), b"", (&mut [][..]).into())
            .expect("short"),
    );
    let place = Place { index: 0, last: true };
    assert_eq!(payload.open(place, &tag, &mut []), (0, Ok(())));
    file.extend([nonce, tag].concat());
    let identity = Knows(*key);
    let decryptor = Decryptor::new_buffered(&file[..]).expect("a header");
    let mut plain = Vec::new();
    let mut opened = decryptor.decrypt(std::iter::once(&identity as &dyn Identity)).expect("its key");
    opened.read_to_end(&mut plain).expect("a payload");
    assert!(plain.is_empty());
    assert_eq!(identity.key().expose_secret(), key);
}
