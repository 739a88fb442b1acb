//! Answers to the questions of identities and plugins.

use age_core::secrecy::SecretString;

use crate::format::{KeyError, Unanswered};

/// Answers the questions of identities and plugins. The plugin is named, so that its text is not mistaken for the
/// program's.
pub trait Interaction: Send + Sync {
    /// Returns the passphrase of a file, or of the identity with this name.
    ///
    /// # Errors
    ///
    /// Returns the reason why there is none.
    fn passphrase(&self, identity: Option<&str>) -> Result<SecretString, Unanswered>;

    /// Returns a secret that a plugin requests.
    ///
    /// # Errors
    ///
    /// Returns the reason why there is no answer.
    fn secret(&self, plugin: &str, question: &str) -> Result<SecretString, Unanswered>;

    /// Returns a line of text that a plugin requests.
    ///
    /// # Errors
    ///
    /// Returns the reason why there is no answer.
    fn line(&self, plugin: &str, question: &str) -> Result<String, Unanswered>;

    /// Returns the answer to a plugin's question, which names the words for yes and no.
    ///
    /// # Errors
    ///
    /// Returns the reason why there is no answer.
    fn confirm(&self, plugin: &str, question: &str, yes: &str, no: &str) -> Result<bool, Unanswered>;

    /// Shows a plugin's message.
    fn tell(&self, plugin: &str, message: &str);

    /// Returns whether the plugin that a recipient or an identity names may run. By default it may.
    fn allows(&self, plugin: &str) -> bool {
        let _ = plugin;
        true
    }

    /// Warns about an identity in this file that can't be used, although another one may be usable.
    fn warn(&self, file: &str, error: &KeyError);
}

/// An interaction that answers nothing and shows nothing.
#[derive(Clone, Copy, Debug)]
pub struct NoInteraction;

impl NoInteraction {
    fn refuse<T>() -> Result<T, Unanswered> {
        Err(Unanswered::Failed("nobody answers questions".to_owned()))
    }
}

impl Interaction for NoInteraction {
    fn passphrase(&self, _: Option<&str>) -> Result<SecretString, Unanswered> {
        Self::refuse()
    }

    fn secret(&self, _: &str, _: &str) -> Result<SecretString, Unanswered> {
        Self::refuse()
    }

    fn line(&self, _: &str, _: &str) -> Result<String, Unanswered> {
        Self::refuse()
    }

    fn confirm(&self, _: &str, _: &str, _: &str, _: &str) -> Result<bool, Unanswered> {
        Self::refuse()
    }

    fn tell(&self, _: &str, _: &str) {}

    fn warn(&self, _: &str, _: &KeyError) {}
}
