//! Files of identities, which open files.

use std::collections::BTreeSet;
use std::num::NonZero;
use std::path::Path;

use age::{plugin, ssh, x25519};
use age_core::format::{FileKey, Stanza};
use zeroize::Zeroizing;

use super::header::{Header, MAGIC};
use super::key_file::{entries, is_identity, read};
use super::opener::{LockedSshKey, Missing, Opener, Ready, Trouble, first};
use super::payload::PayloadKey;
use super::plugin::PluginIdentities;
use super::refusal::Refusal;
use super::stream::{self, Broken, Payload, Work};
use super::{hybrid, reader, scrypt};
use crate::failure::{Failure, warn};
use crate::passphrase::Passphrase;
use crate::quote;

/// A file of identities: one a line, or an SSH key; either may be encrypted under a passphrase.
pub(crate) enum IdentityFile {
    Sealed(SealedIdentities),
    Ssh(String, Box<ssh::Identity>),
    Plain(Vec<PlainIdentity>),
}

impl IdentityFile {
    /// Reads a file.
    pub(crate) fn read(path: &Path, passphrase: &Passphrase) -> Result<Self, Failure> {
        Self::parse(read(path)?, &quote::path(path), Some(passphrase))
    }

    /// Parses the bytes of a file. Without a passphrase they may not be sealed themselves.
    fn parse(bytes: Zeroizing<Vec<u8>>, name: &str, passphrase: Option<&Passphrase>) -> Result<Self, Failure> {
        let unusable = |what: &str| Failure::Usage(format!("{name}: {what}"));
        // Empty lines may precede a key.
        let text = bytes.trim_ascii_start();
        if text.starts_with(MAGIC.as_bytes()) || text.starts_with(b"-----BEGIN AGE") {
            let passphrase = passphrase.ok_or_else(|| unusable("it is sealed twice: open it first"))?;
            return SealedIdentities::new(name, bytes, passphrase).map(Self::Sealed);
        }
        if text.starts_with(b"-----BEGIN ") {
            let identity = ssh::Identity::from_buffer(text, None);
            let identity = identity.map_err(|_| unusable("not an SSH key that can be used"))?;
            return match &identity {
                ssh::Identity::Unsupported(key) => Err(unusable(&unsupported(key))),
                _ => Ok(Self::Ssh(name.to_owned(), Box::new(identity))),
            };
        }
        plain_identities(&bytes, name).map(Self::Plain)
    }

    /// Returns what opens files. Plugins that are not installed are warned of: another identity may open a file.
    pub(crate) fn into_openers(self, name: &str, passphrase: &Passphrase) -> Vec<Box<dyn Opener>> {
        let identities = match self {
            Self::Sealed(identities) => return vec![Box::new(identities)],
            Self::Ssh(name, identity) => {
                return match *identity {
                    ssh::Identity::Encrypted(key) => vec![Box::new(LockedSshKey::new(&name, key, passphrase))],
                    identity => vec![Box::new(Ready(identity))],
                };
            }
            Self::Plain(identities) => identities,
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
            match PluginIdentities::new(plugin, &plugins, passphrase) {
                Ok(plugin) => list.push(Box::new(plugin)),
                Err(missing) => {
                    warn(&format!("{name}: {missing}"));
                    list.push(Box::new(Missing(missing)));
                }
            }
        }
        list
    }

    /// Returns the recipients, one a line. Asks for the passphrase of a sealed file.
    pub(crate) fn recipients(self, name: &str) -> Result<String, Failure> {
        let unknown = |what: &str| Failure::Usage(format!("{name}: {what}"));
        match self {
            Self::Sealed(identities) => identities.open()?.recipients(name),
            Self::Ssh(_, identity) => match ssh::Recipient::try_from(*identity) {
                Ok(recipient) => Ok(format!("{recipient}\n")),
                Err(_) => Err(unknown(NO_PUBLIC_KEY)),
            },
            Self::Plain(identities) => {
                let recipients = identities.iter().map(PlainIdentity::recipient);
                let recipients: Option<String> = recipients.map(|recipient| Some(recipient? + "\n")).collect();
                recipients.ok_or_else(|| unknown("the recipient of a plugin's identity is known to the plugin only"))
            }
        }
    }
}

/// The message for an SSH key without its public one.
pub(super) const NO_PUBLIC_KEY: &str = "an SSH key whose recipient is not in it: -R names a file that has it";

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

/// An identity as `raddle keygen` or `age-keygen` wrote it, or as a plugin did.
pub(crate) enum PlainIdentity {
    X25519(x25519::Identity),
    Hybrid(Box<hybrid::Identity>),
    Plugin(plugin::Identity),
}

impl PlainIdentity {
    /// Returns the recipient. Only its plugin knows that of a plugin.
    fn recipient(&self) -> Option<String> {
        match self {
            Self::X25519(identity) => Some(identity.to_public().to_string()),
            Self::Hybrid(identity) => Some(identity.to_public().to_string()),
            Self::Plugin(_) => None,
        }
    }
}

/// Parses identities, one a line.
fn plain_identities(bytes: &[u8], name: &str) -> Result<Vec<PlainIdentity>, Failure> {
    let identities = entries(bytes, name)?.map(|(number, line)| {
        let parsed = line.parse().map(PlainIdentity::X25519).map_err(drop);
        let parsed = parsed.or_else(|()| line.parse().map(Box::new).map(PlainIdentity::Hybrid));
        let parsed = parsed.or_else(|()| line.parse().map(PlainIdentity::Plugin).map_err(drop));
        // What the line says is secret.
        parsed.map_err(|()| {
            let what = match () {
                _ if line.starts_with("AGE-PLUGIN-") => "a malformed identity of a plugin",
                _ if is_identity(&line) => "a malformed identity: it is mistyped, or not all of it",
                _ => "no identity: they begin with AGE-SECRET-KEY-1, AGE-SECRET-KEY-PQ-1 or AGE-PLUGIN-",
            };
            Failure::Usage(format!("{name}, line {number}: {what}"))
        })
    });
    let identities: Vec<PlainIdentity> = identities.collect::<Result<_, _>>()?;
    match identities.is_empty() {
        true => Err(Failure::Usage(format!("{name}: it has no identity"))),
        false => Ok(identities),
    }
}

/// A file of identities that is sealed under a passphrase. It is asked for once, when the first file is to be opened.
pub(crate) struct SealedIdentities {
    name: String,
    bytes: Zeroizing<Vec<u8>>,
    passphrase: Passphrase,
    opened: Option<Result<Vec<Box<dyn Opener>>, Failure>>,
}

impl SealedIdentities {
    /// Takes the bytes of a file. Fails if it isn't sealed under a passphrase.
    fn new(name: &str, bytes: Zeroizing<Vec<u8>>, passphrase: &Passphrase) -> Result<Self, Failure> {
        let refused = |refusal: Refusal| Failure::Usage(format!("{name}: {refusal}"));
        let mut decoded = reader::unarmored(&**bytes).map_err(refused)?;
        let header = Header::read(&mut decoded.reader).map_err(refused)?;
        drop(decoded);
        if !header.is_for_a_passphrase() {
            return Err(Failure::Usage(format!("{name}: it is sealed for another identity: open it first")));
        }
        Ok(Self { name: name.to_owned(), bytes, passphrase: passphrase.clone(), opened: None })
    }

    /// Opens the file.
    pub(super) fn open(&self) -> Result<IdentityFile, Failure> {
        let passphrase = self.passphrase.of_identity(&self.name)?;
        let open = || -> Result<Zeroizing<Vec<u8>>, Refusal> {
            let mut reader = reader::unarmored(&**self.bytes)?.reader;
            let header = Header::read(&mut reader)?;
            let file_key = scrypt::unwrap_by_passphrase(&header.stanzas, &passphrase)?;
            header.authenticate(&file_key)?;
            let key = PayloadKey::new(&file_key, &reader::nonce(&mut reader)?);
            // As long as it can become: nothing secret is left where a shorter one was.
            let mut text = Zeroizing::new(Vec::with_capacity(self.bytes.len()));
            let opened = stream::run(Work::Open(&key), Payload::all(reader), &mut *text, NonZero::<usize>::MIN);
            opened.map(|()| text).map_err(|broken| match broken {
                Broken::Read(error) | Broken::Write(error) => Refusal::Read(error),
                Broken::Fault(fault) => Refusal::Payload(fault),
            })
        };
        let text = open().map_err(|refusal| Failure::Work(format!("{}: {refusal}", self.name)))?;
        IdentityFile::parse(text, &self.name, None)
    }
}

impl Opener for SealedIdentities {
    fn unwrap(&mut self, stanzas: &[Stanza]) -> Result<Option<FileKey>, Trouble> {
        if self.opened.is_none() {
            let opened = self.open().map(|file| file.into_openers(&self.name, &self.passphrase));
            self.opened = Some(opened);
        }
        match self.opened.as_mut().expect("it was opened, or failed") {
            Ok(openers) => first(openers, stanzas),
            Err(failure) => Err(Trouble::Identity(failure.clone())),
        }
    }
}
