//! The keys that open a file.

use std::io::BufRead;
use std::path::PathBuf;
use std::sync::Mutex;

use age_core::format::FileKey;

use super::stopped::Stopped;
use crate::age::header::Header;
use crate::age::identity::IdentityFile;
use crate::age::opener::{self, Opener, Trouble};
use crate::age::payload::PayloadKey;
use crate::age::refusal::Refusal;
use crate::age::{reader, scrypt};
use crate::failure::Failure;
use crate::passphrase::{self, Passphrase};
use crate::quote;

/// The identities and the passphrase that may open a file.
pub(super) struct Keys {
    identities: Vec<Box<dyn Opener>>,
    passphrase: Passphrase,
}

impl Keys {
    /// Reads files of identities, and the passphrase if it is in a file.
    pub(super) fn new(identity_files: &[PathBuf], passphrase: &passphrase::Args) -> Result<Self, Failure> {
        // Encrypted identities use the same passphrase, or ask.
        let passphrase = passphrase.read()?.unwrap_or(Passphrase::Ask);
        let mut identities = Vec::new();
        for path in identity_files {
            let file = IdentityFile::read(path, &passphrase)?;
            identities.extend(file.into_openers(&quote::path(path), &passphrase));
        }
        Ok(Self { identities, passphrase })
    }

    fn unwrap(&mut self, header: &Header) -> Result<FileKey, Stopped> {
        if header.is_for_a_passphrase() { self.by_passphrase(header) } else { self.by_identity(header) }
    }

    /// Asks for the passphrase once, for all files.
    fn by_passphrase(&mut self, header: &Header) -> Result<FileKey, Stopped> {
        let passphrase = self.passphrase.to_open()?;
        self.passphrase = Passphrase::Given(passphrase.clone());
        Ok(scrypt::unwrap_by_passphrase(&header.stanzas, &passphrase)?)
    }

    fn by_identity(&mut self, header: &Header) -> Result<FileKey, Stopped> {
        let mut kinds: Vec<&str> = header.stanzas.iter().map(|stanza| stanza.tag.as_str()).collect();
        kinds.dedup();
        let kinds = kinds.join(", ");
        if self.identities.is_empty() {
            let hint = format!("it is sealed for recipients ({kinds}): -i FILE names an identity");
            return Err(Stopped::Usage(hint));
        }
        match opener::first(&mut self.identities, &header.stanzas) {
            Ok(Some(file_key)) => Ok(file_key),
            Ok(None) => Err(Refusal::NoMatch(self.identities.len(), kinds).into()),
            Err(Trouble::File(refusal)) => Err(refusal.into()),
            Err(Trouble::Identity(Failure::Work(what))) => Err(Refusal::Unusable(what).into()),
            Err(Trouble::Identity(failure)) => Err(failure.into()),
        }
    }
}

/// Reads the header and returns the key of the payload. Other files wait while the identities unwrap it.
pub(super) fn unlock(keys: &Mutex<Keys>, input: &mut impl BufRead) -> Result<PayloadKey, Stopped> {
    let header = Header::read(input)?;
    let file_key = keys.lock().expect("another thread panicked").unwrap(&header)?;
    header.authenticate(&file_key)?;
    Ok(PayloadKey::new(&file_key, &reader::nonce(input)?))
}
