//! What opens files. An identity that doesn't fit a file is told from one that can't be used.

use age::{DecryptError, ssh};
use age_core::format::{FileKey, Stanza};
use base64::Engine;
use base64::prelude::BASE64_STANDARD_NO_PAD;
use raddle::sha256::Sha256;

use super::refusal::Refusal;
use crate::failure::Failure;
use crate::passphrase::Passphrase;

/// Something that opens files.
pub(crate) trait Opener: Send {
    /// Unwraps the key of a file. Returns `None` if it is not sealed for this identity.
    fn unwrap(&mut self, stanzas: &[Stanza]) -> Result<Option<FileKey>, Trouble>;
}

/// The reason why it isn't known whether an identity fits.
pub(crate) enum Trouble {
    /// The header of the file is damaged.
    File(Refusal),
    /// The identity can't be used.
    Identity(Failure),
}

/// An identity that is at hand.
pub(super) struct Ready<I>(pub(super) I);

impl<I: age::Identity + Send> Opener for Ready<I> {
    fn unwrap(&mut self, stanzas: &[Stanza]) -> Result<Option<FileKey>, Trouble> {
        let opened = self.0.unwrap_stanzas(stanzas).transpose();
        opened.map_err(|error: DecryptError| Trouble::File(error.into()))
    }
}

/// An identity of a plugin that is not installed.
pub(super) struct Missing(pub(super) String);

impl Opener for Missing {
    fn unwrap(&mut self, _: &[Stanza]) -> Result<Option<FileKey>, Trouble> {
        Err(Trouble::Identity(Failure::Work(self.0.clone())))
    }
}

/// An SSH key under a passphrase. It is asked for once, when a file is sealed for this key.
pub(super) struct LockedSshKey {
    name: String,
    /// The tag of the key in a stanza: four bytes of its SHA-256.
    tag: Option<String>,
    key: ssh::EncryptedKey,
    passphrase: Passphrase,
    opened: Option<Result<Ready<ssh::Identity>, Failure>>,
}

impl LockedSshKey {
    pub(super) fn new(name: &str, key: ssh::EncryptedKey, passphrase: &Passphrase) -> Self {
        let public = match ssh::Recipient::try_from(ssh::Identity::from(key.clone())) {
            Ok(ssh::Recipient::SshRsa(key, _) | ssh::Recipient::SshEd25519(key, _)) => Some(key),
            Err(_) => None,
        };
        let tag = public.map(|key| BASE64_STANDARD_NO_PAD.encode(&Sha256::digest(&key)[..4]));
        Self { name: name.to_owned(), tag, key, passphrase: passphrase.clone(), opened: None }
    }

    fn open(&self) -> Result<Ready<ssh::Identity>, Failure> {
        let passphrase = self.passphrase.of_identity(&self.name)?;
        let opened = self.key.decrypt(passphrase);
        opened.map(|key| Ready(key.into())).map_err(|_| Failure::Work(format!("{}: wrong passphrase", self.name)))
    }
}

impl Opener for LockedSshKey {
    fn unwrap(&mut self, stanzas: &[Stanza]) -> Result<Option<FileKey>, Trouble> {
        let is_ours = |stanza: &Stanza| stanza.tag.starts_with("ssh-") && stanza.args.first() == self.tag.as_ref();
        if !stanzas.iter().any(is_ours) {
            return Ok(None);
        }
        if self.opened.is_none() {
            self.opened = Some(self.open());
        }
        match self.opened.as_mut().expect("it was opened, or failed") {
            Ok(key) => key.unwrap(stanzas),
            Err(failure) => Err(Trouble::Identity(failure.clone())),
        }
    }
}

/// Unwraps the key of a file by the first identity that can. Where none can, those that can't be used are the reason, if there
/// are any.
pub(crate) fn first(openers: &mut [Box<dyn Opener>], stanzas: &[Stanza]) -> Result<Option<FileKey>, Trouble> {
    let mut failures = Vec::new();
    for opener in openers {
        match opener.unwrap(stanzas) {
            Ok(Some(file_key)) => return Ok(Some(file_key)),
            Ok(None) => {}
            Err(Trouble::Identity(Failure::Work(what))) => failures.push(what),
            Err(trouble) => return Err(trouble),
        }
    }
    match failures.is_empty() {
        true => Ok(None),
        false => Err(Trouble::Identity(Failure::Work(failures.join("; ")))),
    }
}
