//! Who answers what identities and plugins ask.

use age_core::secrecy::SecretString;

use crate::format::{KeyError, Unanswered};

/// Answers what identities and plugins ask. A plugin is named, so that its words are not taken for those of the program.
pub trait Interaction: Send + Sync {
    /// Returns the passphrase of a file, or of the identity with this name.
    ///
    /// # Errors
    ///
    /// Returns why there is none.
    fn passphrase(&self, identity: Option<&str>) -> Result<SecretString, Unanswered>;

    /// Returns something secret that a plugin asks for.
    ///
    /// # Errors
    ///
    /// Returns why there is no answer.
    fn secret(&self, plugin: &str, question: &str) -> Result<SecretString, Unanswered>;

    /// Returns a line that a plugin asks for.
    ///
    /// # Errors
    ///
    /// Returns why there is no answer.
    fn line(&self, plugin: &str, question: &str) -> Result<String, Unanswered>;

    /// Returns the answer to a question of a plugin, with its words for yes and no.
    ///
    /// # Errors
    ///
    /// Returns why there is no answer.
    fn confirm(&self, plugin: &str, question: &str, yes: &str, no: &str) -> Result<bool, Unanswered>;

    /// Shows what a plugin tells.
    fn tell(&self, plugin: &str, message: &str);

    /// Returns whether the program of a plugin may run, which a recipient or an identity names. It may, unless this says otherwise.
    fn allows(&self, plugin: &str) -> bool {
        let _ = plugin;
        true
    }

    /// Warns of an identity in this file that can't be used, where another one may be.
    fn warn(&self, file: &str, error: &KeyError);
}

/// Nobody: nothing is answered, and nothing is shown.
#[derive(Clone, Copy, Debug)]
pub struct NoInteraction;

impl NoInteraction {
    fn refuse<T>() -> Result<T, Unanswered> {
        Err(Unanswered::Failed("nobody answers what is asked".to_owned()))
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
