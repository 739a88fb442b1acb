//! Recipients, identities and passphrases, as Python passes them. Copies in this module are erased.

use std::sync::Arc;

use pyo3::{exceptions::PyValueError, prelude::*, types::PyString};
use raddle_age::{
    Identities, KeyError, Recipient, Recipients,
    format::Unanswered,
    keys::{IdentityFile, Interaction},
    secrecy::SecretString,
};
use zeroize::Zeroizing;

use super::error;
use crate::memory::Input;

/// Answers the questions of identities and plugins with the passphrase, or not at all.
struct Answers {
    passphrase: Option<SecretString>,
    plugins: bool,
}

impl Answers {
    fn passphrase(&self, what: &str) -> Result<SecretString, Unanswered> {
        let missing = || Unanswered::Failed(format!("{what} needs a passphrase, but none was given"));
        self.passphrase.clone().ok_or_else(missing)
    }
}

impl Interaction for Answers {
    fn passphrase(&self, identity: Option<&str>) -> Result<SecretString, Unanswered> {
        self.passphrase(identity.unwrap_or("the file"))
    }

    fn secret(&self, plugin: &str, _: &str) -> Result<SecretString, Unanswered> {
        self.passphrase(plugin)
    }

    fn line(&self, plugin: &str, question: &str) -> Result<String, Unanswered> {
        Err(Unanswered::Failed(format!("nobody answers the plugin {plugin}: {question:?}")))
    }

    fn confirm(&self, plugin: &str, question: &str, _: &str, _: &str) -> Result<bool, Unanswered> {
        Err(Unanswered::Failed(format!("nobody answers the plugin {plugin}: {question:?}")))
    }

    fn tell(&self, _: &str, _: &str) {}

    fn allows(&self, _: &str) -> bool {
        self.plugins
    }

    // An identity that can't be used is an error only if no other identity opens the file.
    fn warn(&self, _: &str, _: &KeyError) {}
}

/// The passphrase that the caller passed.
pub(super) struct Passphrase(SecretString);

impl<'a> FromPyObject<'a, '_> for Passphrase {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, '_, PyAny>) -> PyResult<Self> {
        let text = object.cast::<PyString>()?;
        let text = text.to_str()?;
        if text.is_empty() {
            return Err(PyValueError::new_err("the passphrase is empty"));
        }
        Ok(Self(text.to_owned().into()))
    }
}

/// The words, or the contents of files, in one argument, as bytes.
struct Texts(Vec<Zeroizing<Vec<u8>>>);

impl Texts {
    /// Converts a text, or each of several texts.
    fn new(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Some(text) = text(object)? {
            return Ok(Self(vec![text]));
        }
        let texts = object.try_iter()?.map(|one| {
            let one = one?;
            match text(&one)? {
                Some(text) => Ok(text),
                None => one.extract::<Input<'_>>()?.to_vec().map(Zeroizing::new),
            }
        });
        texts.collect::<PyResult<_>>().map(Self)
    }

    /// Returns each text with its name for messages.
    fn named(self, what: &str) -> impl Iterator<Item = (String, Zeroizing<Vec<u8>>)> {
        self.0.into_iter().enumerate().map(move |(at, text)| (format!("{what}[{at}]"), text))
    }
}

/// Returns the bytes of a `str` or `bytes` object, or `None` for any other object.
fn text(object: &Bound<'_, PyAny>) -> PyResult<Option<Zeroizing<Vec<u8>>>> {
    let bytes = match object.cast::<PyString>() {
        Ok(text) => Some(text.to_str()?.as_bytes()),
        Err(_) => object.extract::<&[u8]>().ok(),
    };
    bytes.map(|bytes| Input::Fixed(bytes).to_vec().map(Zeroizing::new)).transpose()
}

/// The recipients of an encryption, as the caller passed them.
pub(super) struct Whom {
    recipients: Texts,
    passphrase: Option<Passphrase>,
    plugins: bool,
}

impl Whom {
    pub(super) fn new(
        recipients: Option<&Bound<'_, PyAny>>,
        passphrase: Option<Passphrase>,
        plugins: bool,
    ) -> PyResult<Self> {
        let recipients = recipients.map_or(Ok(Texts(Vec::new())), Texts::new)?;
        if passphrase.is_some() && !recipients.0.is_empty() {
            return Err(error::for_both());
        }
        Ok(Self { recipients, passphrase, plugins })
    }

    /// Parses the recipients. Plugins may run.
    pub(super) fn parse(self) -> PyResult<Vec<Box<dyn Recipient + Send>>> {
        let mut list = Recipients::new(Arc::new(Answers { passphrase: None, plugins: self.plugins }));
        for (name, text) in self.recipients.named("recipients") {
            let mut unusable = None;
            list.add_file(&text, &name, |error| unusable = Some(error)).map_err(error::of_recipient)?;
            if let Some(error) = unusable {
                return Err(error::of_recipient(error));
            }
        }
        if let Some(Passphrase(passphrase)) = self.passphrase {
            list.add_passphrase(passphrase);
        }
        let list = list.finish().map_err(error::of_recipient)?;
        if list.is_empty() { Err(error::for_nobody()) } else { Ok(list) }
    }
}

/// The identities for a decryption, as the caller passed them.
pub(super) struct Who {
    identities: Texts,
    interaction: Arc<Answers>,
}

impl Who {
    pub(super) fn new(
        identities: Option<&Bound<'_, PyAny>>,
        passphrase: Option<Passphrase>,
        plugins: bool,
    ) -> PyResult<Self> {
        let identities = identities.map_or(Ok(Texts(Vec::new())), Texts::new)?;
        let passphrase = passphrase.map(|Passphrase(passphrase)| passphrase);
        Ok(Self { identities, interaction: Arc::new(Answers { passphrase, plugins }) })
    }

    /// Parses the identities.
    pub(super) fn parse(self) -> PyResult<Identities> {
        let mut list = Identities::new(self.interaction);
        for (name, text) in self.identities.named("identities") {
            list.add_file(IdentityFile::parse(text, &name).map_err(error::of_identity)?);
        }
        Ok(list)
    }

    /// Returns the recipients of the identities. Identities under a passphrase are unlocked.
    pub(super) fn recipients(self) -> PyResult<Vec<String>> {
        let (interaction, mut recipients) = (self.interaction as Arc<dyn Interaction>, Vec::new());
        for (name, text) in self.identities.named("identities") {
            let file = IdentityFile::parse(text, &name).map_err(error::of_identity)?;
            recipients.extend(file.recipients(&interaction).map_err(error::of_identity)?);
        }
        Ok(recipients)
    }
}
