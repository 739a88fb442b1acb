//! Passphrases as recipients and as identities.

use std::collections::HashSet;
use std::io;

use age::{DecryptError, EncryptError, Identity, Recipient, scrypt};
use age_core::format::{FileKey, Stanza};
use age_core::secrecy::SecretString;
use raddle_common::resources;

use crate::format::{OpenError, memory};

/// A passphrase takes 2^18 steps of scrypt, as in `age`: about a second, and 256 MiB.
const WORK: u8 = 18;
/// We open files with at most 16 times as many steps, as `age` does.
const MAX_WORK: u8 = 22;

/// A passphrase recipient that first checks that there is enough memory: scrypt would abort the process without it.
pub(super) struct PassphraseRecipient(scrypt::Recipient);

impl PassphraseRecipient {
    pub(super) fn new(passphrase: SecretString) -> Self {
        let mut recipient = scrypt::Recipient::new(passphrase);
        recipient.set_work_factor(WORK);
        Self(recipient)
    }
}

impl Recipient for PassphraseRecipient {
    fn wrap_file_key(&self, file_key: &FileKey) -> Result<(Vec<Stanza>, HashSet<String>), EncryptError> {
        resources::need_memory(memory(WORK)).map_err(|_| io::Error::other(OpenError::Memory(WORK).to_string()))?;
        self.0.wrap_file_key(file_key)
    }
}

/// Unwraps the file key of a file that is sealed under a passphrase.
pub(super) fn unwrap_by_passphrase(stanzas: &[Stanza], passphrase: &SecretString) -> Result<FileKey, OpenError> {
    let mut identity = scrypt::Identity::new(passphrase.clone());
    identity.set_max_work_factor(MAX_WORK);
    let work = stanzas.iter().filter_map(|stanza| stanza.args.get(1)?.parse().ok()).find(|work| *work <= MAX_WORK);
    if let Some(work) = work.filter(|&work| resources::need_memory(memory(work)).is_err()) {
        return Err(OpenError::Memory(work));
    }
    match identity.unwrap_stanzas(stanzas) {
        Some(Ok(file_key)) => Ok(file_key),
        Some(Err(DecryptError::DecryptionFailed)) | None => Err(OpenError::WrongPassphrase),
        Some(Err(error)) => Err(error.into()),
    }
}
