//! Recipients, for whom a file is sealed, and identities, which open it.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use age::armor::ArmoredReader;
use age::ssh::ParseRecipientKeyError;
use age::{DecryptError, Identity, Recipient, encrypted, scrypt, ssh, tag, tagpq, x25519};
use age_core::format::{FileKey, Stanza};
use age_core::secrecy::SecretString;
use base64::Engine;
use base64::prelude::BASE64_STANDARD_NO_PAD;
use raddle::sha256::Sha256;
use zeroize::Zeroizing;

use super::header::MAGIC;
use crate::failure::Failure;
use crate::passphrase::Passphrase;

/// A passphrase takes 2^18 steps of scrypt, as with age: about a second, and 256 MiB.
const WORK: u8 = 18;
/// And 16 times that at most, as with age.
const MOST_WORK: u8 = 22;

/// Parses a recipient.
pub(crate) fn recipient(word: &str) -> Result<Box<dyn Recipient + Send>, String> {
    let wrong = match word.parse::<ssh::Recipient>() {
        Ok(recipient) => return Ok(Box::new(recipient)),
        Err(ParseRecipientKeyError::RsaModulusTooLarge) => "an RSA key of more than 4096 bits",
        Err(ParseRecipientKeyError::RsaModulusTooSmall) => "an RSA key of less than 2048 bits",
        Err(ParseRecipientKeyError::Unsupported(_)) => "an SSH key of a kind that can't be used",
        Err(_) if word.starts_with("ssh-") => "a malformed SSH key",
        Err(_) if word.strip_prefix("age1").is_some_and(|rest| rest.contains('1')) => {
            "a recipient of a plugin, or of a kind that raddle doesn't know"
        }
        // And it is not repeated: it is secret.
        Err(_) if is_identity(word) => {
            return Err("an identity, which is secret; its recipient is what `raddle keygen -y` prints".to_owned());
        }
        Err(_) => "no recipient: they begin with age1 or ssh-",
    };
    let parsed = word.parse::<x25519::Recipient>().map(|recipient| Box::new(recipient) as Box<dyn Recipient + Send>);
    let parsed = parsed.or_else(|_| word.parse::<tag::Recipient>().map(|recipient| Box::new(recipient) as _));
    let parsed = parsed.or_else(|_| word.parse::<tagpq::Recipient>().map(|recipient| Box::new(recipient) as _));
    parsed.map_err(|_| format!("{word}: {wrong}"))
}

/// Reads a file of recipients, one a line.
pub(crate) fn recipients_of(path: &Path) -> Result<Vec<Box<dyn Recipient + Send>>, Failure> {
    let name = path.display().to_string();
    let recipient =
        |(number, line)| recipient(line).map_err(|what| Failure::Usage(format!("{name}, line {number}: {what}")));
    entries(&read(path)?, &name)?.map(recipient).collect()
}

/// Makes a recipient of a passphrase.
pub(crate) fn passphrase_recipient(passphrase: SecretString) -> Box<dyn Recipient + Send> {
    let mut recipient = scrypt::Recipient::new(passphrase);
    recipient.set_work_factor(WORK);
    Box::new(recipient)
}

/// Makes an identity of a passphrase.
pub(crate) fn passphrase_identity(passphrase: SecretString) -> Box<dyn Identity> {
    let mut identity = scrypt::Identity::new(passphrase);
    identity.set_max_work_factor(MOST_WORK);
    Box::new(identity)
}

/// Reads a file of identities: one a line, or an SSH key; either may be encrypted under a passphrase.
pub(crate) fn identities_of(path: &Path, passphrase: &Passphrase) -> Result<Vec<Box<dyn Identity>>, Failure> {
    let bytes = read(path)?;
    let name = path.display().to_string();
    let unusable = |what: &str| Failure::Usage(format!("{name}: {what}"));
    if bytes.starts_with(MAGIC.as_bytes()) || bytes.starts_with(b"-----BEGIN AGE") {
        let reader = ArmoredReader::new(io::Cursor::new(bytes));
        let identity =
            encrypted::Identity::from_buffer(reader, Some(name.clone()), passphrase.clone(), Some(MOST_WORK));
        return match identity {
            Ok(Some(identity)) => Ok(vec![Box::new(identity)]),
            Ok(None) => Err(unusable("it is sealed for another identity: open it first")),
            Err(error) => Err(unusable(&error.to_string())),
        };
    }
    if bytes.starts_with(b"-----BEGIN ") {
        let identity = ssh::Identity::from_buffer(&**bytes, Some(name.clone()));
        let identity = identity.map_err(|_| unusable("not an SSH key that can be used"))?;
        return match identity {
            ssh::Identity::Unencrypted(_) => Ok(vec![Box::new(identity)]),
            ssh::Identity::Encrypted(_) => Ok(vec![Box::new(LockedSshKey::new(identity, passphrase.clone()))]),
            ssh::Identity::Unsupported(_) => Err(unusable("an SSH key of a kind that can't be used")),
        };
    }
    native_identities(&bytes, &name)?.into_iter().map(|identity| Ok(Box::new(identity) as Box<dyn Identity>)).collect()
}

/// Parses the identities that `raddle keygen` or `age-keygen` wrote.
pub(crate) fn native_identities(bytes: &[u8], name: &str) -> Result<Vec<x25519::Identity>, Failure> {
    let identities = entries(bytes, name)?.map(|(number, line)| {
        // What the line says is secret.
        line.parse().map_err(|_| {
            let what = match line {
                _ if line.starts_with("AGE-PLUGIN-") => "an identity of a plugin: raddle has none",
                _ if line.starts_with("AGE-SECRET-KEY-PQ-") => "a post-quantum identity: raddle has none",
                _ => "no identity: they begin with AGE-SECRET-KEY-1",
            };
            Failure::Usage(format!("{name}, line {number}: {what}"))
        })
    });
    let identities: Vec<x25519::Identity> = identities.collect::<Result<_, _>>()?;
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
        Some("-") => io::stdin().read_to_end(&mut bytes),
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
