//! Recipients, for whom a file is sealed.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use age::ssh::ParseRecipientKeyError;
use age::{Recipient, plugin, ssh, tag, tagpq, x25519};
use age_core::secrecy::SecretString;

use super::hybrid;
use super::identity_file::{IdentityFile, Kind, PlainIdentity};
use super::interaction::{Interaction, NoInteraction};
use super::key_file::{entries, is_identity};
use super::plugin::PluginRecipients;
use super::scrypt::PassphraseRecipient;
use crate::format::{KeyError, KeyProblem};

/// The recipients of a file. The recipients of one plugin are collected, so that it runs once.
pub struct Recipients {
    list: Vec<Box<dyn Recipient + Send>>,
    plugins: Vec<plugin::Recipient>,
    plugin_identities: Vec<plugin::Identity>,
    interaction: Arc<dyn Interaction>,
}

impl Recipients {
    /// Creates an empty list. Its plugins and identities ask through `interaction`.
    pub fn new(interaction: Arc<dyn Interaction>) -> Self {
        Self { list: Vec::new(), plugins: Vec::new(), plugin_identities: Vec::new(), interaction }
    }

    /// Adds a recipient: `age1…`, or an SSH public key.
    ///
    /// # Errors
    ///
    /// Returns an error if the word is not a recipient.
    pub fn add(&mut self, word: &str) -> Result<(), KeyProblem> {
        self.parse(word)
    }

    /// Adds the recipients in the bytes of a file, one per line. SSH keys that can't be used go to `left_out`, because
    /// services list all of a user's keys. No error repeats text from the file, which may be the wrong file, and
    /// secret.
    ///
    /// # Errors
    ///
    /// Fails with the problem and its line. Errors call the file `name`.
    pub fn add_file(&mut self, bytes: &[u8], name: &str, mut left_out: impl FnMut(KeyError)) -> Result<(), KeyError> {
        for (number, line) in entries(bytes, name)? {
            let Err(problem) = self.parse(&line) else { continue };
            let is_usable = !matches!(problem, KeyProblem::SshRecipient(_));
            let error = KeyError::Malformed { name: name.to_owned(), line: Some(number), problem };
            match is_usable {
                true => return Err(error),
                false => left_out(error),
            }
        }
        Ok(())
    }

    /// Adds the recipients of the identities in a file.
    ///
    /// # Errors
    ///
    /// Returns an error if an identity stays locked, or if its recipient is not known.
    pub fn add_identities(&mut self, file: IdentityFile) -> Result<(), KeyError> {
        let file = file.unlocked(&self.interaction)?;
        let without_public_key = file.without_public_key();
        match file.kind {
            Kind::Sealed(_) => unreachable!("it was opened"),
            Kind::Ssh(identity) => match ssh::Recipient::try_from(*identity) {
                Ok(recipient) => self.list.push(Box::new(recipient)),
                Err(_) => return Err(without_public_key),
            },
            Kind::Plain(identities) => {
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

    /// Adds a passphrase, which must be the only recipient.
    pub fn add_passphrase(&mut self, passphrase: SecretString) {
        self.list.push(Box::new(PassphraseRecipient::new(passphrase)));
    }

    /// Returns all recipients, for [`Encryptor::new`](crate::Encryptor::new).
    ///
    /// # Errors
    ///
    /// Returns [`KeyError::NoPlugin`] if a plugin is not installed.
    pub fn finish(self) -> Result<Vec<Box<dyn Recipient + Send>>, KeyError> {
        let Self { mut list, plugins, plugin_identities, interaction } = self;
        let names = plugins.iter().map(plugin::Recipient::plugin);
        let names: BTreeSet<&str> = names.chain(plugin_identities.iter().map(plugin::Identity::plugin)).collect();
        for name in names {
            list.push(Box::new(PluginRecipients::new(name, &plugins, &plugin_identities, &interaction)?));
        }
        Ok(list)
    }

    fn parse(&mut self, word: &str) -> Result<(), KeyProblem> {
        let refused = match word.parse::<ssh::Recipient>() {
            Ok(recipient) => {
                self.list.push(Box::new(recipient));
                return Ok(());
            }
            Err(ParseRecipientKeyError::RsaModulusTooLarge) => {
                return Err(KeyProblem::SshRecipient("an RSA key of more than 4096 bits".to_owned()));
            }
            Err(ParseRecipientKeyError::RsaModulusTooSmall) => {
                return Err(KeyProblem::SshRecipient("an RSA key of less than 2048 bits".to_owned()));
            }
            Err(ParseRecipientKeyError::Unsupported(kind)) if !["ssh-ed25519", "ssh-rsa"].contains(&&*kind) => {
                return Err(KeyProblem::SshRecipient(unusable_kind(&kind)));
            }
            Err(_) if word.starts_with("ssh-") => "a malformed SSH key",
            // The word is secret, so the error doesn't repeat it.
            Err(_) if is_identity(word) => return Err(KeyProblem::Secret),
            Err(_) if word.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("age1")) => {
                let Some(recipient) = native_recipient(word) else {
                    return self.parse_plugin(word);
                };
                self.list.push(recipient);
                return Ok(());
            }
            Err(_) => "not a recipient: recipients begin with age1 or ssh-",
        };
        Err(KeyProblem::Recipient(refused))
    }

    fn parse_plugin(&mut self, word: &str) -> Result<(), KeyProblem> {
        // A recipient without a plugin contains a single `1`, because `1` is not in the Bech32 alphabet.
        let is_native = ["age1", "age1pq1", "age1tag1", "age1tagpq1"].map(|prefix| word.strip_prefix(prefix));
        let is_native = is_native.into_iter().flatten().any(|rest| !rest.contains('1'));
        let what = match word.parse::<plugin::Recipient>() {
            Ok(recipient) if !is_native => {
                self.plugins.push(recipient);
                return Ok(());
            }
            _ if is_native => "a malformed recipient: it is mistyped or incomplete",
            _ => "a malformed recipient of a plugin: it is mistyped or incomplete",
        };
        Err(KeyProblem::Recipient(what))
    }
}

impl Default for Recipients {
    /// Creates an empty list, whose plugins and identities ask nobody.
    fn default() -> Self {
        Self::new(Arc::new(NoInteraction))
    }
}

impl fmt::Debug for Recipients {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recipients").field("len", &self.list.len()).finish_non_exhaustive()
    }
}

/// Describes an SSH key that can't be used. Names only known kinds: any other word may be part of a secret.
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
        None => "an SSH key of a kind other than ssh-ed25519 and ssh-rsa".to_owned(),
    }
}

/// Parses a recipient that needs no plugin.
fn native_recipient(word: &str) -> Option<Box<dyn Recipient + Send>> {
    let parsed = word.parse::<x25519::Recipient>().map(|recipient| Box::new(recipient) as Box<dyn Recipient + Send>);
    let parsed = parsed.or_else(|_| word.parse::<hybrid::Recipient>().map(|recipient| Box::new(recipient) as _));
    let parsed = parsed.or_else(|_| word.parse::<tag::Recipient>().map(|recipient| Box::new(recipient) as _));
    parsed.or_else(|_| word.parse::<tagpq::Recipient>().map(|recipient| Box::new(recipient) as _)).ok()
}
