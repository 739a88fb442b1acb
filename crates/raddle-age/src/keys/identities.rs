//! Identities, which unwrap the file key.

use std::fmt;
use std::sync::Arc;

use age_core::format::FileKey;
use age_core::secrecy::SecretString;

use super::identity_file::IdentityFile;
use super::interaction::{Interaction, NoInteraction};
use super::opener::{self, Missing, Opener, Ready};
use super::scrypt::unwrap_by_passphrase;
use crate::format::{Header, KeyError, OpenError};

/// The identities, and the passphrase, that may open files.
pub struct Identities {
    list: Vec<Box<dyn Opener>>,
    interaction: Arc<dyn Interaction>,
    passphrase: Option<SecretString>,
}

impl Identities {
    /// Creates an empty list. Its identities ask through `interaction`.
    pub fn new(interaction: Arc<dyn Interaction>) -> Self {
        Self { list: Vec::new(), interaction, passphrase: None }
    }

    /// Adds the identities of a file, and warns the user of identities whose plugin is not installed.
    pub fn add_file(&mut self, file: IdentityFile) {
        self.list.extend(file.into_openers(&self.interaction));
    }

    /// Adds the reason why the identities of a file can't be used. It is reported if no other identity opens a file.
    ///
    /// # Errors
    ///
    /// Returns the reason if the file is malformed, because then no other identity may be tried.
    pub fn add_unusable(&mut self, reason: KeyError) -> Result<(), KeyError> {
        if !reason.is_passed_over() {
            return Err(reason);
        }
        self.list.push(Box::new(Missing(reason)));
        Ok(())
    }

    /// Adds an identity.
    pub fn add(&mut self, identity: impl age::Identity + Send + 'static) {
        self.list.push(Box::new(Ready(identity)));
    }

    /// Sets the passphrase for files that are sealed under one. The user is then not asked for a passphrase.
    pub fn set_passphrase(&mut self, passphrase: SecretString) {
        self.passphrase = Some(passphrase);
    }

    /// Unwraps the file key. The user is asked for a passphrase once, for all files.
    ///
    /// # Errors
    ///
    /// Returns an error if the file is damaged or sealed for others, or if an identity can't be used.
    pub fn unwrap(&mut self, header: &Header) -> Result<FileKey, OpenError> {
        if header.is_for_a_passphrase() { self.by_passphrase(header) } else { self.by_identity(header) }
    }

    fn by_passphrase(&mut self, header: &Header) -> Result<FileKey, OpenError> {
        let passphrase = match &self.passphrase {
            Some(passphrase) => passphrase,
            None => {
                let asked = self.interaction.passphrase(None).map_err(|error| OpenError::Key(error.into()))?;
                self.passphrase.insert(asked)
            }
        };
        unwrap_by_passphrase(&header.stanzas, passphrase)
    }

    fn by_identity(&mut self, header: &Header) -> Result<FileKey, OpenError> {
        let mut kinds: Vec<&str> = header.stanzas.iter().map(|stanza| stanza.tag.as_str()).collect();
        kinds.dedup();
        let kinds = kinds.join(", ");
        if self.list.is_empty() {
            return Err(OpenError::NoIdentity(kinds));
        }
        let found = opener::first(&mut self.list, &header.stanzas)?;
        found.ok_or(OpenError::NoMatch(self.list.len(), kinds))
    }
}

impl Default for Identities {
    /// Creates an empty list, whose identities ask nobody.
    fn default() -> Self {
        Self::new(Arc::new(NoInteraction))
    }
}

impl fmt::Debug for Identities {
    /// Prints no secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Identities").field("len", &self.list.len()).finish_non_exhaustive()
    }
}
