//! Recipients, for whom a file is sealed.

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;

use age::ssh::ParseRecipientKeyError;
use age::{Recipient, plugin, ssh, tag, tagpq, x25519};
use age_core::secrecy::SecretString;

use super::hybrid;
use super::identity::{IdentityFile, NO_PUBLIC_KEY, PlainIdentity};
use super::key_file::{entries, is_identity, read};
use super::plugin::PluginRecipients;
use super::scrypt::PassphraseRecipient;
use crate::failure::{Failure, warn};
use crate::passphrase::Passphrase;
use crate::quote;

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
        self.list.push(Box::new(PassphraseRecipient::new(passphrase)));
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
