//! Openers of files. An identity that doesn't match a file is distinguished from an unusable identity.

use std::sync::Arc;

use age::ssh;
use age_core::format::{FileKey, Stanza};
use base64::Engine;
use base64::prelude::BASE64_STANDARD_NO_PAD;
use raddle::sha256::Sha256;

use super::interaction::Interaction;
use crate::format::{KeyError, OpenError};

/// A source of file keys.
pub(super) trait Opener: Send {
    /// Unwraps the file key. Returns `None` if the file is not sealed for this identity. An error is about the file, or
    /// an [`OpenError::Key`] about the identity.
    fn unwrap(&mut self, stanzas: &[Stanza]) -> Result<Option<FileKey>, OpenError>;
}

/// An identity that is available.
pub(super) struct Ready<I>(pub(super) I);

impl<I: age::Identity + Send> Opener for Ready<I> {
    fn unwrap(&mut self, stanzas: &[Stanza]) -> Result<Option<FileKey>, OpenError> {
        // An RSA key is blinded with random numbers, and `age` panics without them.
        if stanzas.iter().any(|stanza| stanza.tag == "ssh-rsa") {
            getrandom::fill(&mut [0]).map_err(OpenError::Random)?;
        }
        Ok(self.0.unwrap_stanzas(stanzas).transpose()?)
    }
}

/// An identity that is not available: its plugin is not installed, or its file contains none.
pub(super) struct Missing(pub(super) KeyError);

impl Opener for Missing {
    fn unwrap(&mut self, _: &[Stanza]) -> Result<Option<FileKey>, OpenError> {
        Err(OpenError::Key(self.0.clone()))
    }
}

/// An SSH key under a passphrase. The user is asked for the passphrase once, at the first file that is sealed for this
/// key.
pub(super) struct LockedSshKey {
    name: String,
    /// The tag of the key in a stanza: four bytes of its SHA-256.
    tag: Option<String>,
    key: ssh::EncryptedKey,
    interaction: Arc<dyn Interaction>,
    opened: Option<Result<Ready<ssh::Identity>, KeyError>>,
}

impl LockedSshKey {
    pub(super) fn new(name: &str, key: ssh::EncryptedKey, interaction: &Arc<dyn Interaction>) -> Self {
        let public = match ssh::Recipient::try_from(ssh::Identity::from(key.clone())) {
            Ok(ssh::Recipient::SshRsa(key, _) | ssh::Recipient::SshEd25519(key, _)) => Some(key),
            Err(_) => None,
        };
        let tag = public.map(|key| BASE64_STANDARD_NO_PAD.encode(&Sha256::digest(&key)[..4]));
        Self { name: name.to_owned(), tag, key, interaction: Arc::clone(interaction), opened: None }
    }

    fn open(&self) -> Result<Ready<ssh::Identity>, KeyError> {
        let passphrase = self.interaction.passphrase(Some(&self.name))?;
        let reason = Arc::new(OpenError::WrongPassphrase);
        let opened = self.key.decrypt(passphrase);
        opened.map(|key| Ready(key.into())).map_err(|_| KeyError::Locked { name: self.name.clone(), reason })
    }
}

impl Opener for LockedSshKey {
    fn unwrap(&mut self, stanzas: &[Stanza]) -> Result<Option<FileKey>, OpenError> {
        let is_ours = |stanza: &Stanza| stanza.tag.starts_with("ssh-") && stanza.args.first() == self.tag.as_ref();
        if !stanzas.iter().any(is_ours) {
            return Ok(None);
        }
        if self.opened.is_none() {
            self.opened = Some(self.open());
        }
        match self.opened.as_mut().expect("it was opened, or failed") {
            Ok(key) => key.unwrap(stanzas),
            Err(error) => Err(OpenError::Key(error.clone())),
        }
    }
}

/// Unwraps the file key with the first identity that can. If none can, returns the unusable identities, if any, as the
/// reason.
pub(super) fn first(openers: &mut [Box<dyn Opener>], stanzas: &[Stanza]) -> Result<Option<FileKey>, OpenError> {
    let mut unusable = Vec::new();
    for opener in openers {
        match opener.unwrap(stanzas) {
            Ok(Some(file_key)) => return Ok(Some(file_key)),
            Ok(None) => {}
            Err(OpenError::Unusable(keys)) => unusable.extend(keys),
            Err(OpenError::Key(key)) if key.is_passed_over() => unusable.push(key),
            Err(error) => return Err(error),
        }
    }
    if unusable.is_empty() { Ok(None) } else { Err(OpenError::Unusable(unusable)) }
}
