//! Identity files, which open files.

use std::collections::BTreeSet;
use std::fmt;
use std::num::NonZero;
use std::sync::Arc;

use age::{plugin, ssh, x25519};
use age_core::format::{FileKey, Stanza};
use raddle_common::quote;
use zeroize::Zeroizing;

use super::interaction::Interaction;
use super::key_file::{entries, is_identity};
use super::opener::{LockedSshKey, Missing, Opener, Ready, first};
use super::plugin::PluginIdentities;
use super::{hybrid, scrypt};
use crate::format::{KeyError, KeyProblem, MAGIC, OpenError};
use crate::stream::Decryptor;

/// An identity file: an SSH key, or one identity per line. A passphrase may protect either.
pub struct IdentityFile {
    name: String,
    pub(super) kind: Kind,
}

/// The content of an identity file.
pub(super) enum Kind {
    Sealed(Zeroizing<Vec<u8>>),
    Ssh(Box<ssh::Identity>),
    Plain(Vec<PlainIdentity>),
}

impl IdentityFile {
    /// Parses the bytes of a file. Errors and questions call the file `name`.
    ///
    /// # Errors
    ///
    /// Fails with the problem and its line.
    pub fn parse(bytes: Zeroizing<Vec<u8>>, name: &str) -> Result<Self, KeyError> {
        let malformed = |problem| malformed(name, problem);
        // Empty lines may precede a key.
        let text = bytes.trim_ascii_start();
        let kind = if text.starts_with(MAGIC.as_bytes()) || text.starts_with(b"-----BEGIN AGE") {
            let sealed = |error| malformed(KeyProblem::Sealed(Arc::new(error)));
            let is_for_a_passphrase = Decryptor::new(&**bytes).map_err(sealed)?.header().is_for_a_passphrase();
            if !is_for_a_passphrase {
                return Err(malformed(KeyProblem::SealedForIdentity));
            }
            Kind::Sealed(bytes)
        } else if PKCS8.iter().any(|start| text.starts_with(start)) {
            let what = "a key in PKCS #8, which raddle doesn't read: `ssh-keygen -p -f FILE` changes that for RSA, and for \
                        Ed25519 from OpenSSH 9.6 on";
            return Err(malformed(KeyProblem::UnsupportedSsh(what.to_owned())));
        } else if text.starts_with(b"-----BEGIN ") {
            let identity = ssh::Identity::from_buffer(text, None).map_err(|_| malformed(KeyProblem::SshIdentity))?;
            if let ssh::Identity::Unsupported(key) = &identity {
                return Err(malformed(KeyProblem::UnsupportedSsh(unsupported(key))));
            }
            Kind::Ssh(Box::new(identity))
        } else {
            Kind::Plain(plain_identities(&bytes, name)?)
        };
        Ok(Self { name: name.to_owned(), kind })
    }

    /// Returns the recipients of the identities, as text. Warns the user of plugin identities, whose recipients are not
    /// known.
    ///
    /// # Errors
    ///
    /// Returns an error if an identity stays locked, or if no recipient is known.
    pub fn recipients(self, interaction: &Arc<dyn Interaction>) -> Result<Vec<String>, KeyError> {
        let Self { name, kind } = self.unlocked(interaction)?;
        match kind {
            Kind::Sealed(_) => unreachable!("it was opened"),
            Kind::Ssh(identity) => match ssh::Recipient::try_from(*identity) {
                Ok(recipient) => Ok(vec![recipient.to_string()]),
                Err(_) => Err(malformed(&name, KeyProblem::NoPublicKey)),
            },
            Kind::Plain(identities) => {
                let (known, unknown): (Vec<_>, Vec<_>) =
                    identities.iter().map(PlainIdentity::recipient).partition(Result::is_ok);
                let mut unknown = unknown.into_iter().filter_map(Result::err);
                match unknown.next() {
                    Some(error) if known.is_empty() => return Err(error),
                    first => first.into_iter().chain(unknown).for_each(|error| interaction.warn(&name, &error)),
                }
                Ok(known.into_iter().flatten().collect())
            }
        }
    }

    /// Opens the file if it is sealed. The user is asked for its passphrase.
    pub(super) fn unlocked(self, interaction: &Arc<dyn Interaction>) -> Result<Self, KeyError> {
        match self.kind {
            Kind::Sealed(bytes) => unseal(&bytes, &self.name, interaction),
            kind => Ok(Self { kind, ..self }),
        }
    }

    /// Returns the error for an SSH key without its public key.
    pub(super) fn without_public_key(&self) -> KeyError {
        malformed(&self.name, KeyProblem::NoPublicKey)
    }

    /// Returns the openers of the identities. Warns the user of missing plugins, because another identity may open a
    /// file.
    pub(super) fn into_openers(self, interaction: &Arc<dyn Interaction>) -> Vec<Box<dyn Opener>> {
        let Self { name, kind } = self;
        let identities = match kind {
            Kind::Sealed(bytes) => {
                let interaction = Arc::clone(interaction);
                return vec![Box::new(SealedIdentities { name, bytes, interaction, opened: None })];
            }
            Kind::Ssh(identity) => {
                return match *identity {
                    ssh::Identity::Encrypted(key) => vec![Box::new(LockedSshKey::new(&name, key, interaction))],
                    identity => vec![Box::new(Ready(identity))],
                };
            }
            Kind::Plain(identities) => identities,
        };
        let mut list: Vec<Box<dyn Opener>> = Vec::new();
        let mut plugins = Vec::new();
        for identity in identities {
            match identity {
                PlainIdentity::X25519(identity) => list.push(Box::new(Ready(identity))),
                PlainIdentity::Hybrid(identity) => list.push(Box::new(Ready(*identity))),
                PlainIdentity::Plugin(identity) => plugins.push(identity),
            }
        }
        let names: BTreeSet<&str> = plugins.iter().map(plugin::Identity::plugin).collect();
        for plugin in names {
            match PluginIdentities::new(plugin, &plugins, interaction) {
                Ok(plugin) => list.push(Box::new(plugin)),
                Err(missing) => {
                    interaction.warn(&name, &missing);
                    list.push(Box::new(Missing(missing)));
                }
            }
        }
        list
    }
}

impl fmt::Debug for IdentityFile {
    /// Prints no secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("IdentityFile").field("name", &self.name).finish_non_exhaustive()
    }
}

fn malformed(name: &str, problem: KeyProblem) -> KeyError {
    KeyError::Malformed { name: name.to_owned(), line: None, problem }
}

/// The beginnings of keys in PKCS #8 (RFC 7468). `age` reads those that are not encrypted.
const PKCS8: [&[u8]; 2] = [b"-----BEGIN PRIVATE KEY-", b"-----BEGIN ENCRYPTED PRIVATE KEY-"];

/// Returns the message for an SSH key that can't be used.
fn unsupported(key: &ssh::UnsupportedKey) -> String {
    let change = "`ssh-keygen -p -Z aes256-ctr -f FILE` changes that, with the same passphrase if you like";
    match key {
        ssh::UnsupportedKey::EncryptedPem => format!("an SSH key in an old format, encrypted: {change}"),
        ssh::UnsupportedKey::EncryptedSsh(cipher) => {
            format!("an SSH key encrypted by {}, which raddle doesn't know: {change}", quote::text(cipher))
        }
        ssh::UnsupportedKey::Hardware(kind) => {
            format!("an SSH key of the kind {}, which stays in its device, can't be used", quote::text(kind))
        }
        ssh::UnsupportedKey::Type(kind) => format!("an SSH key of the kind {} can't be used", quote::text(kind)),
    }
}

/// An identity as `raddle keygen`, `age-keygen` or a plugin wrote it.
pub(super) enum PlainIdentity {
    X25519(x25519::Identity),
    Hybrid(Box<hybrid::Identity>),
    Plugin(plugin::Identity),
}

impl PlainIdentity {
    /// Returns the recipient. Only a plugin knows the recipient of its identity.
    fn recipient(&self) -> Result<String, KeyError> {
        match self {
            Self::X25519(identity) => Ok(identity.to_public().to_string()),
            Self::Hybrid(identity) => Ok(identity.to_public().to_string()),
            Self::Plugin(identity) => Err(KeyError::KnownToPlugin(identity.plugin().to_owned())),
        }
    }
}

/// Parses identities, one per line.
fn plain_identities(bytes: &[u8], name: &str) -> Result<Vec<PlainIdentity>, KeyError> {
    let identities = entries(bytes, name)?.map(|(number, line)| {
        let parsed = line.parse().map(PlainIdentity::X25519).map_err(drop);
        let parsed = parsed.or_else(|()| line.parse().map(Box::new).map(PlainIdentity::Hybrid));
        let parsed = parsed.or_else(|()| line.parse().map(PlainIdentity::Plugin).map_err(drop));
        // The error doesn't repeat the line, which is secret.
        parsed.map_err(|()| {
            let what = match () {
                _ if line.starts_with("AGE-PLUGIN-") => "a malformed identity of a plugin",
                _ if is_identity(&line) => "a malformed identity: it is mistyped or incomplete",
                _ => "not an identity: identities begin with AGE-SECRET-KEY-1, AGE-SECRET-KEY-PQ-1 or AGE-PLUGIN-",
            };
            KeyError::Malformed { name: name.to_owned(), line: Some(number), problem: KeyProblem::Identity(what) }
        })
    });
    let identities: Vec<PlainIdentity> = identities.collect::<Result<_, _>>()?;
    match identities.is_empty() {
        true => Err(malformed(name, KeyProblem::NoIdentity)),
        false => Ok(identities),
    }
}

/// An identity file that is sealed under a passphrase. The user is asked for the passphrase once, before the first file
/// is opened.
struct SealedIdentities {
    name: String,
    bytes: Zeroizing<Vec<u8>>,
    interaction: Arc<dyn Interaction>,
    opened: Option<Result<Vec<Box<dyn Opener>>, KeyError>>,
}

impl Opener for SealedIdentities {
    fn unwrap(&mut self, stanzas: &[Stanza]) -> Result<Option<FileKey>, OpenError> {
        if self.opened.is_none() {
            let opened = unseal(&self.bytes, &self.name, &self.interaction);
            self.opened = Some(opened.map(|file| file.into_openers(&self.interaction)));
        }
        match self.opened.as_mut().expect("it was opened, or failed") {
            Ok(openers) => first(openers, stanzas),
            Err(error) => Err(OpenError::Key(error.clone())),
        }
    }
}

/// Opens a sealed identity file. The user is asked for its passphrase.
fn unseal(bytes: &[u8], name: &str, interaction: &Arc<dyn Interaction>) -> Result<IdentityFile, KeyError> {
    let passphrase = interaction.passphrase(Some(name))?;
    let open = || -> Result<Zeroizing<Vec<u8>>, OpenError> {
        let decryptor = Decryptor::new(bytes)?;
        let file_key = scrypt::unwrap_by_passphrase(&decryptor.header().stanzas, &passphrase)?;
        // The vector has its final capacity, because growing would leave a copy of the secret in freed memory.
        let mut text = Zeroizing::new(Vec::with_capacity(bytes.len()));
        decryptor.open(&file_key)?.copy(&mut *text, NonZero::<usize>::MIN)?;
        Ok(text)
    };
    let text = open().map_err(|error| KeyError::Locked { name: name.to_owned(), reason: Arc::new(error) })?;
    match IdentityFile::parse(text, name) {
        Ok(IdentityFile { kind: Kind::Sealed(_), .. }) => Err(malformed(name, KeyProblem::SealedTwice)),
        file => file,
    }
}
