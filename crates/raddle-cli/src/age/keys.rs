//! Recipients, for whom a file is sealed, and identities, which open it.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};
use std::fmt;
use std::io;
use std::path::Path;

use age::ssh::ParseRecipientKeyError;
use age::{DecryptError, EncryptError, Identity, Recipient, plugin, scrypt, ssh, tag, tagpq, x25519};
use age_core::format::{FileKey, Stanza};
use age_core::secrecy::SecretString;
use zeroize::Zeroizing;

use super::header::MAGIC;
use super::hybrid;
use super::identity::{LockedSshKey, Missing, Opener, Ready, SealedIdentities};
use super::plugin::{PluginIdentities, PluginRecipients};
use super::refusal::{Refusal, memory};
use crate::failure::{Failure, warn};
use crate::input::{self, Unread};
use crate::passphrase::Passphrase;
use crate::{quote, resources};

/// A passphrase takes 2^18 steps of scrypt, as with age: about a second, and 256 MiB.
const WORK: u8 = 18;
/// And 16 times that at most, as with age.
const MAX_WORK: u8 = 22;

/// The maximum length of a file of keys, as with age. A longer one is something else, such as the input.
const MAX_KEYS: u64 = 16 << 20;

/// The maximum number of recipients that `age` reads.
const MAX_RECIPIENTS: usize = 1024;

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
        self.parse(word).map_err(|what| match what {
            NoRecipient::Malformed(what) => Failure::Usage(format!("{}: {what}", quote::text(word))),
            what => Failure::Usage(what.to_string()),
        })
    }

    /// Adds the recipients of a file, one a line. SSH keys that can't be used are left out, with a warning: services list all keys
    /// of a user. No message shows anything of the file: it may be another one, and secret.
    pub(crate) fn add_file(&mut self, path: &Path) -> Result<(), Failure> {
        let name = quote::path(path);
        for (number, line) in entries(&read(path)?, &name)? {
            match self.parse(&line) {
                Ok(()) => {}
                Err(what @ NoRecipient::UnusableSshKey(_)) => {
                    warn(&format!("{name}, line {number}: {what}, and is left out"));
                }
                Err(what) => return Err(Failure::Usage(format!("{name}, line {number}: {what}"))),
            }
        }
        Ok(())
    }

    /// Adds the recipients of the identities in a file.
    pub(crate) fn add_identities(&mut self, path: &Path, passphrase: &Passphrase) -> Result<(), Failure> {
        let name = quote::path(path);
        let file = match IdentityFile::read(path, passphrase)? {
            IdentityFile::Sealed(identities) => identities.open()?,
            file => file,
        };
        match file {
            IdentityFile::Sealed(_) => unreachable!("what was sealed is not sealed again"),
            IdentityFile::Ssh(_, identity) => match ssh::Recipient::try_from(*identity) {
                Ok(recipient) => self.list.push(Box::new(recipient)),
                Err(_) => return Err(Failure::Usage(format!("{name}: {NO_PUBLIC_KEY}"))),
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
            let plugin = PluginRecipients::new(name, &plugins, &plugin_identities, passphrase);
            list.push(Box::new(plugin.map_err(Failure::Usage)?));
        }
        match list.len() {
            0 => return Err(Failure::Usage("for whom? -r RECIPIENT, -R FILE, or -p for a passphrase".to_owned())),
            count if count > MAX_RECIPIENTS => {
                warn(&format!("{count} recipients: age opens files with up to {MAX_RECIPIENTS} only"));
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
            Err(ParseRecipientKeyError::RsaModulusTooLarge) => {
                return Err(NoRecipient::UnusableSshKey("an RSA key of more than 4096 bits".to_owned()));
            }
            Err(ParseRecipientKeyError::RsaModulusTooSmall) => {
                return Err(NoRecipient::UnusableSshKey("an RSA key of less than 2048 bits".to_owned()));
            }
            Err(ParseRecipientKeyError::Unsupported(kind)) if !["ssh-ed25519", "ssh-rsa"].contains(&&*kind) => {
                return Err(NoRecipient::UnusableSshKey(unusable_kind(&kind)));
            }
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
        Err(NoRecipient::Malformed(refused))
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
        Err(NoRecipient::Malformed(what))
    }
}

/// The reason why a word is no recipient. It has nothing of the word.
enum NoRecipient {
    /// A well-formed SSH key, such as one of the kind ecdsa-sha2-nistp256.
    UnusableSshKey(String),
    /// An identity.
    Secret,
    Malformed(&'static str),
}

impl fmt::Display for NoRecipient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnusableSshKey(kind) => write!(f, "{kind} can't be used"),
            Self::Secret => write!(f, "an identity, which is secret; its recipient is what `raddle keygen -y` prints"),
            Self::Malformed(what) => f.write_str(what),
        }
    }
}

/// Describes an SSH key of a kind that can't be used. Only a known kind is named: anything else may be a part of a secret.
fn unusable_kind(kind: &str) -> String {
    const KNOWN: [&str; 6] = [
        "ssh-dss",
        "ecdsa-sha2-nistp256",
        "ecdsa-sha2-nistp384",
        "ecdsa-sha2-nistp521",
        "sk-ecdsa-sha2-nistp256@openssh.com",
        "sk-ssh-ed25519@openssh.com",
    ];
    match KNOWN.into_iter().find(|known| *known == kind) {
        Some(known) => format!("an SSH key of the kind {known}"),
        None => "an SSH key of another kind than ssh-ed25519 and ssh-rsa".to_owned(),
    }
}

/// Parses a recipient that needs no plugin.
fn native_recipient(word: &str) -> Option<Box<dyn Recipient + Send>> {
    let parsed = word.parse::<x25519::Recipient>().map(|recipient| Box::new(recipient) as Box<dyn Recipient + Send>);
    let parsed = parsed.or_else(|_| word.parse::<hybrid::Recipient>().map(|recipient| Box::new(recipient) as _));
    let parsed = parsed.or_else(|_| word.parse::<tag::Recipient>().map(|recipient| Box::new(recipient) as _));
    parsed.or_else(|_| word.parse::<tagpq::Recipient>().map(|recipient| Box::new(recipient) as _)).ok()
}

/// A passphrase, which is asked of the system for memory first: without it scrypt would end the process.
struct PassphraseRecipient(scrypt::Recipient);

impl Recipient for PassphraseRecipient {
    fn wrap_file_key(&self, file_key: &FileKey) -> Result<(Vec<Stanza>, HashSet<String>), EncryptError> {
        resources::need_memory(memory(WORK)).map_err(|_| io::Error::other(Refusal::Memory(WORK).to_string()))?;
        self.0.wrap_file_key(file_key)
    }
}

/// Unwraps the key of a file that is sealed under a passphrase.
pub(crate) fn unwrap_by_passphrase(stanzas: &[Stanza], passphrase: &SecretString) -> Result<FileKey, Refusal> {
    let mut identity = scrypt::Identity::new(passphrase.clone());
    identity.set_max_work_factor(MAX_WORK);
    let work = stanzas.iter().filter_map(|stanza| stanza.args.get(1)?.parse().ok()).find(|work| *work <= MAX_WORK);
    if let Some(work) = work.filter(|&work| resources::need_memory(memory(work)).is_err()) {
        return Err(Refusal::Memory(work));
    }
    match identity.unwrap_stanzas(stanzas) {
        Some(Ok(file_key)) => Ok(file_key),
        Some(Err(DecryptError::DecryptionFailed)) | None => Err(Refusal::WrongPassphrase),
        Some(Err(error)) => Err(error.into()),
    }
}

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
    pub(super) fn parse(
        bytes: Zeroizing<Vec<u8>>,
        name: &str,
        passphrase: Option<&Passphrase>,
    ) -> Result<Self, Failure> {
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
const NO_PUBLIC_KEY: &str = "an SSH key whose recipient is not in it: -R names a file that has it";

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

/// Returns the lines that are not empty and no comments, with their numbers. Comments, and those of SSH keys, may be in any
/// encoding.
fn entries<'a>(bytes: &'a [u8], name: &str) -> Result<impl Iterator<Item = (usize, Cow<'a, str>)>, Failure> {
    if bytes.contains(&0) {
        return Err(Failure::Usage(format!("{name}: it is binary")));
    }
    let lines = bytes.split(|byte| *byte == b'\n').enumerate().map(|(number, line)| (number + 1, line.trim_ascii()));
    let entries = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with(b"#"));
    Ok(entries.map(|(number, line)| (number, String::from_utf8_lossy(line))))
}

fn is_identity(word: &str) -> bool {
    word.get(..15).is_some_and(|start| start.eq_ignore_ascii_case("AGE-SECRET-KEY-"))
}

/// Reads a file of keys, which may be secret; `-` is standard input.
pub(crate) fn read(path: &Path) -> Result<Zeroizing<Vec<u8>>, Failure> {
    let name = quote::path(path);
    input::read_whole(path, MAX_KEYS).map(Zeroizing::new).map_err(|unread| match unread {
        Unread::TooLong => Failure::Usage(format!("{name}: no file of keys: it is longer than {} MiB", MAX_KEYS >> 20)),
        Unread::Failed(error) => Failure::Work(format!("can't read {name}: {error}")),
    })
}
