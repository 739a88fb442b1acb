//! Recipients, for whom a file is sealed, and identities, which open it.

use std::collections::{BTreeSet, HashSet};
use std::io::{self, Read};
use std::path::Path;
use std::{fmt, fs};

use age::armor::ArmoredReader;
use age::ssh::ParseRecipientKeyError;
use age::{DecryptError, EncryptError, Identity, Recipient, encrypted, plugin, scrypt, ssh, tag, tagpq, x25519};
use age_core::format::{FileKey, Stanza};
use age_core::secrecy::SecretString;
use base64::Engine;
use base64::prelude::BASE64_STANDARD_NO_PAD;
use raddle::sha256::Sha256;
use zeroize::Zeroizing;

use super::header::MAGIC;
use super::hybrid;
use super::refusal::Refusal;
use crate::failure::{Failure, warn};
use crate::passphrase::Passphrase;
use crate::resources;
use crate::streams::Stream;

/// A passphrase takes 2^18 steps of scrypt, as with age: about a second, and 256 MiB.
const WORK: u8 = 18;
/// And 16 times that at most, as with age.
const MOST_WORK: u8 = 22;

/// The maximum number of recipients that `age` reads.
const MOST_RECIPIENTS: usize = 1024;

/// The recipients of a file. Those of a plugin are collected, so that it runs once.
#[derive(Default)]
pub(crate) struct Recipients {
    list: Vec<Box<dyn Recipient + Send>>,
    plugins: Vec<plugin::Recipient>,
    plugin_identities: Vec<plugin::Identity>,
}

impl Recipients {
    /// Adds a recipient.
    pub(crate) fn add(&mut self, word: &str) -> Result<(), Failure> {
        self.parse(word).map_err(|what| Failure::Usage(what.to_string()))
    }

    /// Adds the recipients of a file, one a line. SSH keys of other kinds are left out, with a warning: services list all keys
    /// of a user.
    pub(crate) fn add_file(&mut self, path: &Path) -> Result<(), Failure> {
        let name = path.display().to_string();
        for (number, line) in entries(&read(path)?, &name)? {
            match self.parse(line) {
                Ok(()) => {}
                Err(NoRecipient::UnusableSshKey(kind)) => {
                    warn(&format!(
                        "{name}, line {number}: an SSH key of the kind {kind} can't be used, and is left out"
                    ));
                }
                Err(what) => return Err(Failure::Usage(format!("{name}, line {number}: {what}"))),
            }
        }
        Ok(())
    }

    /// Adds the recipients of the identities in a file.
    pub(crate) fn add_identities(&mut self, path: &Path, passphrase: &Passphrase) -> Result<(), Failure> {
        let name = path.display().to_string();
        let unusable = |what: &str| Failure::Usage(format!("{name}: {what}"));
        match IdentityFile::read(path, passphrase)? {
            IdentityFile::Encrypted(identity) => {
                self.list.extend(identity.recipients().map_err(|error| unusable(&error.to_string()))?);
            }
            IdentityFile::Ssh(identity) => match ssh::Recipient::try_from(identity) {
                Ok(recipient) => self.list.push(Box::new(recipient)),
                Err(_) => return Err(unusable("an SSH key whose recipient is not in it: -R names a file that has it")),
            },
            IdentityFile::Plain(identities) => {
                for identity in identities {
                    match identity {
                        PlainIdentity::X25519(identity) => self.list.push(Box::new(identity.to_public())),
                        PlainIdentity::Hybrid(identity) => self.list.push(Box::new(identity.to_public())),
                        PlainIdentity::Plugin(identity) => self.plugin_identities.push(identity),
                    }
                }
            }
        }
        Ok(())
    }

    /// Adds a passphrase, which is to be the only recipient.
    pub(crate) fn add_passphrase(&mut self, passphrase: SecretString) {
        let mut recipient = scrypt::Recipient::new(passphrase);
        recipient.set_work_factor(WORK);
        self.list.push(Box::new(PassphraseRecipient(recipient)));
    }

    /// Returns all recipients. Fails if there are none, or a plugin is not installed.
    pub(crate) fn finish(self, passphrase: &Passphrase) -> Result<Vec<Box<dyn Recipient + Send>>, Failure> {
        let Self { mut list, plugins, plugin_identities } = self;
        let names = plugins.iter().map(plugin::Recipient::plugin);
        let names: BTreeSet<&str> = names.chain(plugin_identities.iter().map(plugin::Identity::plugin)).collect();
        for name in names {
            let plugin = plugin::RecipientPluginV1::new(name, &plugins, &plugin_identities, passphrase.clone());
            list.push(Box::new(plugin.map_err(|_| Failure::Usage(missing(name)))?));
        }
        match list.len() {
            0 => return Err(Failure::Usage("for whom? -r RECIPIENT, -R FILE, or -p for a passphrase".to_owned())),
            count if count > MOST_RECIPIENTS => {
                warn(&format!("{count} recipients: age opens files with up to {MOST_RECIPIENTS} only"));
            }
            _ => {}
        }
        Ok(list)
    }

    fn parse(&mut self, word: &str) -> Result<(), NoRecipient> {
        let refused = match word.parse::<ssh::Recipient>() {
            Ok(recipient) => {
                self.list.push(Box::new(recipient));
                return Ok(());
            }
            Err(ParseRecipientKeyError::RsaModulusTooLarge) => "an RSA key of more than 4096 bits",
            Err(ParseRecipientKeyError::RsaModulusTooSmall) => "an RSA key of less than 2048 bits",
            Err(ParseRecipientKeyError::Unsupported(kind)) => return Err(NoRecipient::UnusableSshKey(kind)),
            Err(_) if word.starts_with("ssh-") => "a malformed SSH key",
            // And it is not repeated: it is secret.
            Err(_) if is_identity(word) => return Err(NoRecipient::Secret),
            Err(_) if word.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("age1")) => {
                let Some(recipient) = native_recipient(word) else {
                    return self.parse_plugin(word);
                };
                self.list.push(recipient);
                return Ok(());
            }
            Err(_) => "no recipient: they begin with age1 or ssh-",
        };
        Err(NoRecipient::Other(word.to_owned(), refused))
    }

    fn parse_plugin(&mut self, word: &str) -> Result<(), NoRecipient> {
        // Recipients without a name have one `1`, which is no letter of the alphabet of Bech32.
        let is_native = ["age1", "age1pq1", "age1tag1", "age1tagpq1"].map(|prefix| word.strip_prefix(prefix));
        let is_native = is_native.into_iter().flatten().any(|rest| !rest.contains('1'));
        let what = match word.parse::<plugin::Recipient>() {
            Ok(recipient) if !is_native => {
                self.plugins.push(recipient);
                return Ok(());
            }
            _ if is_native => "a malformed recipient: it is mistyped, or not all of it",
            _ => "a malformed recipient of a plugin: it is mistyped, or not all of it",
        };
        Err(NoRecipient::Other(word.to_owned(), what))
    }
}

/// The reason why a word is no recipient.
enum NoRecipient {
    /// An SSH key of this kind, such as ecdsa-sha2-nistp256.
    UnusableSshKey(String),
    /// An identity.
    Secret,
    Other(String, &'static str),
}

impl fmt::Display for NoRecipient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnusableSshKey(kind) => write!(f, "an SSH key of the kind {kind} can't be used"),
            Self::Secret => write!(f, "an identity, which is secret; its recipient is what `raddle keygen -y` prints"),
            Self::Other(word, what) => write!(f, "{word}: {what}"),
        }
    }
}

/// Parses a recipient that needs no plugin.
fn native_recipient(word: &str) -> Option<Box<dyn Recipient + Send>> {
    let parsed = word.parse::<x25519::Recipient>().map(|recipient| Box::new(recipient) as Box<dyn Recipient + Send>);
    let parsed = parsed.or_else(|_| word.parse::<hybrid::Recipient>().map(|recipient| Box::new(recipient) as _));
    let parsed = parsed.or_else(|_| word.parse::<tag::Recipient>().map(|recipient| Box::new(recipient) as _));
    parsed.or_else(|_| word.parse::<tagpq::Recipient>().map(|recipient| Box::new(recipient) as _)).ok()
}

/// Returns the message where a plugin can't be run.
fn missing(plugin: &str) -> String {
    format!("the plugin {plugin} is not installed: there is no program age-plugin-{plugin} in the PATH")
}

/// A passphrase, which is asked of the system for memory first: without it scrypt would end the process.
struct PassphraseRecipient(scrypt::Recipient);

impl Recipient for PassphraseRecipient {
    fn wrap_file_key(&self, file_key: &FileKey) -> Result<(Vec<Stanza>, HashSet<String>), EncryptError> {
        resources::need_memory(memory(WORK)).map_err(|_| io::Error::other(lacks_memory(WORK)))?;
        self.0.wrap_file_key(file_key)
    }
}

/// Returns the bytes that scrypt takes for 2^`work` steps (RFC 7914, section 5, with r = 8 and p = 1), and some for the rest.
fn memory(work: u8) -> usize {
    (1 << 20) + (128 * 8 << work)
}

/// Returns the message where that memory is missing.
pub(super) fn lacks_memory(work: u8) -> String {
    format!("not enough memory: a passphrase with 2^{work} steps of scrypt takes {} MiB", memory(work) >> 20)
}

/// Unwraps the key of a file that is sealed under a passphrase.
pub(crate) fn unwrap_by_passphrase(stanzas: &[Stanza], passphrase: &SecretString) -> Result<FileKey, Refusal> {
    let mut identity = scrypt::Identity::new(passphrase.clone());
    identity.set_max_work_factor(MOST_WORK);
    let work = stanzas.iter().filter_map(|stanza| stanza.args.get(1)?.parse().ok()).find(|work| *work <= MOST_WORK);
    if let Some(work) = work.filter(|&work| resources::need_memory(memory(work)).is_err()) {
        return Err(Refusal::Memory(work));
    }
    match identity.unwrap_stanzas(stanzas) {
        Some(Ok(file_key)) => Ok(file_key),
        Some(Err(DecryptError::DecryptionFailed)) | None => Err(Refusal::WrongPassphrase),
        Some(Err(error)) => Err(error.into()),
    }
}

/// An identity that can be used in any thread.
pub(crate) type AnyIdentity = Box<dyn Identity + Send>;

/// Reads a file of identities.
pub(crate) fn identities_of(path: &Path, passphrase: &Passphrase) -> Result<Vec<AnyIdentity>, Failure> {
    match IdentityFile::read(path, passphrase)? {
        IdentityFile::Encrypted(identity) => Ok(vec![identity]),
        IdentityFile::Ssh(identity @ ssh::Identity::Encrypted(_)) => {
            Ok(vec![Box::new(LockedSshKey::new(identity, passphrase.clone()))])
        }
        IdentityFile::Ssh(identity) => Ok(vec![Box::new(identity)]),
        IdentityFile::Plain(identities) => {
            let mut list: Vec<AnyIdentity> = Vec::new();
            let mut plugins = Vec::new();
            for identity in identities {
                match identity {
                    PlainIdentity::X25519(identity) => list.push(Box::new(identity)),
                    PlainIdentity::Hybrid(identity) => list.push(identity),
                    PlainIdentity::Plugin(identity) => plugins.push(identity),
                }
            }
            let names: BTreeSet<&str> = plugins.iter().map(plugin::Identity::plugin).collect();
            for name in names {
                match plugin::IdentityPluginV1::new(name, &plugins, passphrase.clone()) {
                    Ok(plugin) => list.push(Box::new(plugin)),
                    // Another identity may open the file.
                    Err(_) => warn(&format!("{}: {}", path.display(), missing(name))),
                }
            }
            Ok(list)
        }
    }
}

/// A file of identities: one a line, or an SSH key; either may be encrypted under a passphrase.
enum IdentityFile {
    Encrypted(Box<EncryptedIdentity>),
    Ssh(ssh::Identity),
    Plain(Vec<PlainIdentity>),
}

type EncryptedIdentity = encrypted::Identity<ArmoredReader<io::BufReader<io::Cursor<Zeroizing<Vec<u8>>>>>, Passphrase>;

impl IdentityFile {
    fn read(path: &Path, passphrase: &Passphrase) -> Result<Self, Failure> {
        let bytes = read(path)?;
        let name = path.display().to_string();
        let unusable = |what: &str| Failure::Usage(format!("{name}: {what}"));
        if bytes.starts_with(MAGIC.as_bytes()) || bytes.starts_with(b"-----BEGIN AGE") {
            let reader = ArmoredReader::new(io::Cursor::new(bytes));
            let identity =
                encrypted::Identity::from_buffer(reader, Some(name.clone()), passphrase.clone(), Some(MOST_WORK));
            return match identity {
                Ok(Some(identity)) => Ok(Self::Encrypted(Box::new(identity))),
                Ok(None) => Err(unusable("it is sealed for another identity: open it first")),
                Err(error) => Err(unusable(&error.to_string())),
            };
        }
        if bytes.starts_with(b"-----BEGIN ") {
            let identity = ssh::Identity::from_buffer(&**bytes, Some(name.clone()));
            return match identity.map_err(|_| unusable("not an SSH key that can be used"))? {
                ssh::Identity::Unsupported(_) => Err(unusable("an SSH key of a kind that can't be used")),
                identity => Ok(Self::Ssh(identity)),
            };
        }
        plain_identities(&bytes, &name).map(Self::Plain)
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
    pub(crate) fn recipient(&self) -> Option<String> {
        match self {
            Self::X25519(identity) => Some(identity.to_public().to_string()),
            Self::Hybrid(identity) => Some(identity.to_public().to_string()),
            Self::Plugin(_) => None,
        }
    }
}

/// Parses identities, one a line.
pub(crate) fn plain_identities(bytes: &[u8], name: &str) -> Result<Vec<PlainIdentity>, Failure> {
    let identities = entries(bytes, name)?.map(|(number, line)| {
        let parsed = line.parse().map(PlainIdentity::X25519).map_err(drop);
        let parsed = parsed.or_else(|()| line.parse().map(Box::new).map(PlainIdentity::Hybrid));
        let parsed = parsed.or_else(|()| line.parse().map(PlainIdentity::Plugin).map_err(drop));
        // What the line says is secret.
        parsed.map_err(|()| {
            let what = match line {
                _ if line.starts_with("AGE-PLUGIN-") => "a malformed identity of a plugin",
                _ if is_identity(line) => "a malformed identity: it is mistyped, or not all of it",
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

/// Returns the lines that are not empty and no comments, with their numbers.
fn entries<'a>(bytes: &'a [u8], name: &str) -> Result<impl Iterator<Item = (usize, &'a str)>, Failure> {
    let text = str::from_utf8(bytes).map_err(|_| Failure::Usage(format!("{name}: it is binary")))?;
    let lines = text.lines().enumerate().map(|(number, line)| (number + 1, line.trim()));
    Ok(lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')))
}

fn is_identity(word: &str) -> bool {
    word.get(..15).is_some_and(|start| start.eq_ignore_ascii_case("AGE-SECRET-KEY-"))
}

/// Reads a file of keys, which may be secret; `-` is standard input.
pub(crate) fn read(path: &Path) -> Result<Zeroizing<Vec<u8>>, Failure> {
    let mut bytes = Zeroizing::new(Vec::new());
    let read = match path.to_str() {
        Some("-") => Stream::stdin().and_then(|mut file| file.read_to_end(&mut bytes)),
        _ => fs::File::open(path).and_then(|mut file| file.read_to_end(&mut bytes)),
    };
    read.map_err(|error| Failure::Work(format!("can't read {}: {error}", path.display())))?;
    Ok(bytes)
}

/// An SSH key under a passphrase, which is asked for only where a file is sealed for this key.
struct LockedSshKey<I> {
    /// The tag of the key in a stanza: four bytes of its SHA-256.
    tag: Option<String>,
    identity: I,
}

impl LockedSshKey<()> {
    fn new(identity: ssh::Identity, passphrase: Passphrase) -> LockedSshKey<impl Identity> {
        let key = match ssh::Recipient::try_from(identity.clone()) {
            Ok(ssh::Recipient::SshRsa(key, _) | ssh::Recipient::SshEd25519(key, _)) => Some(key),
            Err(_) => None,
        };
        let tag = key.map(|key| BASE64_STANDARD_NO_PAD.encode(&Sha256::digest(&key)[..4]));
        LockedSshKey { tag, identity: identity.with_callbacks(passphrase) }
    }
}

impl<I: Identity> Identity for LockedSshKey<I> {
    fn unwrap_stanza(&self, stanza: &Stanza) -> Option<Result<FileKey, DecryptError>> {
        let is_ours = stanza.tag.starts_with("ssh-") && stanza.args.first() == self.tag.as_ref();
        is_ours.then(|| self.identity.unwrap_stanza(stanza)).flatten()
    }
}
