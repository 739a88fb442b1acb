//! The header of a file: the wrapped file key for each recipient, and a MAC.

use std::io::{self, BufRead, Read};

use age::{EncryptError, Recipient};
use age_core::format::{FileKey, Stanza, read, write};
use age_core::secrecy::ExposeSecret;
use base64::Engine;
use base64::prelude::BASE64_STANDARD_NO_PAD as BASE64;
use raddle::hmac::{HmacSha256, Tag};

use super::derive::derive;
use super::error::OpenError;
use super::payload::{NONCE, PayloadKey};

/// The beginning of every file of every version.
pub(crate) const MAGIC: &str = "age-encryption.org/";
/// The first line of a file.
pub const VERSION: &str = "age-encryption.org/v1\n";
/// The first bytes of files, armored or binary, that a program converted to UTF-16.
const UTF_16: [&[u8]; 2] = [b"\xff\xfea\0g\0e\0-\0", b"\xff\xfe-\0-\0-\0-\0"];
/// The beginning of the last line, which the MAC covers.
const END: &str = "---";
/// The maximum length of a header, enough for thousands of recipients.
pub const MAX_HEADER: u64 = 4 << 20;

/// A header that was read or created, with its MAC.
#[derive(Debug)]
pub struct Header {
    /// The stanzas, which contain the wrapped file key.
    pub stanzas: Vec<Stanza>,
    /// The bytes that the MAC covers.
    text: Vec<u8>,
    mac: Tag<32>,
}

impl Header {
    /// Wraps the file key for every recipient.
    ///
    /// # Errors
    ///
    /// Returns an error if a recipient can't wrap the key, or if recipients can't be combined.
    pub fn seal(file_key: &FileKey, recipients: &[Box<dyn Recipient + Send>]) -> Result<Self, EncryptError> {
        let mut stanzas = Vec::new();
        let mut labels = None;
        for recipient in recipients {
            let (wrapped, its) = recipient.wrap_file_key(file_key)?;
            stanzas.extend(wrapped);
            // A recipient may require that all others are of its kind, or that it is the only one.
            let first = labels.get_or_insert_with(|| its.clone());
            if *first != its {
                let (l_labels, r_labels) = (first.clone(), its);
                return Err(EncryptError::IncompatibleRecipients { l_labels, r_labels });
            }
        }
        let text = VERSION.as_bytes().to_vec();
        let mut text = stanzas.iter().fold(text, |text, stanza: &Stanza| {
            let written = write::age_stanza(&stanza.tag, &stanza.args, &stanza.body)(text.into());
            written.expect("a vector takes everything").write
        });
        text.extend(END.as_bytes());
        let mac = mac_key(file_key).mac(&text);
        Ok(Self { stanzas, text, mac })
    }

    /// Reads a header, and no byte after it.
    ///
    /// # Errors
    ///
    /// Returns an error if the input doesn't begin with a well-formed header.
    pub fn read(input: &mut impl BufRead) -> Result<Self, OpenError> {
        let mut input = input.take(MAX_HEADER);
        let mut text = Vec::new();
        let mut line = |text: &mut Vec<u8>| {
            let start = text.len();
            let read = input.read_until(b'\n', text)?;
            let begins_well = text.iter().zip(VERSION.as_bytes()).all(|(is, should)| is == should);
            match text.last() {
                Some(b'\n') if read > 0 => Ok(start),
                None => Err(OpenError::Empty),
                _ if !begins_well => Err(OpenError::NotAge),
                _ if input.limit() == 0 => Err(OpenError::Header("it is longer than any header should be")),
                _ => Err(OpenError::Truncated),
            }
        };
        line(&mut text)?;
        match text.strip_prefix(MAGIC.as_bytes()) {
            Some(b"v1\n") => {}
            Some(b"v1\r\n") => return Err(OpenError::Converted("its line ends were converted (CR LF)")),
            // The line may hold anything, and the error shows the version, so only a short printable word is taken.
            Some(version) => {
                let is_version = |word: &&str| word.len() <= 16 && word.bytes().all(|byte| byte.is_ascii_graphic());
                let version = str::from_utf8(version.trim_ascii_end()).ok().filter(is_version);
                return Err(version.map_or(OpenError::NotAge, |version| OpenError::Version(version.to_owned())));
            }
            None if UTF_16.iter().any(|start| text.starts_with(start)) => {
                return Err(OpenError::Converted("it was converted to UTF-16"));
            }
            None => return Err(OpenError::NotAge),
        }
        let end = loop {
            let start = line(&mut text)?;
            if text[start..].starts_with(END.as_bytes()) {
                break start;
            }
        };

        let stanzas = Self::stanzas(&text[VERSION.len()..end])?;
        let mac = text[end + END.len()..].strip_prefix(b" ").and_then(|mac| mac.strip_suffix(b"\n"));
        let mac = mac.and_then(|mac| BASE64.decode(mac).ok()).and_then(|mac| Tag::try_from(&*mac).ok());
        let mac = mac.ok_or(OpenError::Header("its last line isn't a MAC"))?;
        text.truncate(end + END.len());
        Ok(Self { stanzas, text, mac })
    }

    fn stanzas(mut text: &[u8]) -> Result<Vec<Stanza>, OpenError> {
        let mut stanzas = Vec::new();
        while !text.is_empty() {
            let (rest, stanza) = read::age_stanza(text).map_err(|_| OpenError::Header("a stanza is malformed"))?;
            stanzas.push(Stanza::from(stanza));
            text = rest;
        }
        match stanzas.len() {
            0 => Err(OpenError::Header("it has no stanza")),
            // A passphrase authenticates the sender. It would not if other recipients could open the file too.
            2.. if stanzas.iter().any(is_for_a_passphrase) => {
                Err(OpenError::Header("it has a passphrase and other recipients"))
            }
            _ => Ok(stanzas),
        }
    }

    /// Returns whether the file is sealed under a passphrase.
    pub fn is_for_a_passphrase(&self) -> bool {
        self.stanzas.iter().any(is_for_a_passphrase)
    }

    /// Verifies the MAC with the file key.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError::Mac`] if the MAC differs.
    pub fn authenticate(&self, file_key: &FileKey) -> Result<(), OpenError> {
        mac_key(file_key).verify(&self.text, &self.mac).map_err(|_| OpenError::Mac)
    }

    /// Authenticates the header and derives the payload key, whose nonce is read from `input`.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError::Mac`] if the header was changed, or [`OpenError::Truncated`] if the nonce is incomplete.
    pub fn payload_key(&self, file_key: &FileKey, input: &mut impl Read) -> Result<PayloadKey, OpenError> {
        self.authenticate(file_key)?;
        let mut nonce = [0; NONCE];
        match input.read_exact(&mut nonce) {
            Ok(()) => Ok(PayloadKey::new(file_key, &nonce)),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Err(OpenError::Truncated),
            Err(error) => Err(OpenError::Read(error)),
        }
    }

    /// Returns the header as it is stored in a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        [&self.text, b" ".as_slice(), BASE64.encode(self.mac.as_bytes()).as_bytes(), b"\n"].concat()
    }
}

/// Derives the key of a header's MAC.
fn mac_key(file_key: &FileKey) -> HmacSha256 {
    HmacSha256::new(&*derive(file_key.expose_secret(), &[], "header"))
}

fn is_for_a_passphrase(stanza: &Stanza) -> bool {
    stanza.tag == "scrypt"
}
