//! Plugins: programs age-plugin-NAME that wrap and unwrap file keys (<https://c2sp.org/age-plugin>).
//!
//! The client of the crate `age` reports that a plugin has no key for the file even if the plugin could not be started,
//! or if its question got no answer. This client distinguishes these cases.

mod session;

use std::collections::HashSet;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use age::EncryptError;
use age::plugin::{Identity, Recipient};
use age_core::format::{FileKey, Stanza};
use age_core::plugin::{IDENTITY_V1, RECIPIENT_V1};
use age_core::secrecy::{ExposeSecret, SecretString};
use base64::Engine;
use base64::prelude::BASE64_STANDARD_NO_PAD as BASE64;

use self::session::Session;
use super::interaction::Interaction;
use super::opener::Opener;
use crate::format::{KeyError, OpenError, PluginProblem, Unanswered};

/// The time without a command after which the user is told that a plugin is still at work.
const PATIENCE: Duration = Duration::from_secs(10);
/// The further time without a command after which a plugin is ended. Until then, the plugin may wait for the user to
/// touch a device.
const LIMIT: Duration = Duration::from_secs(300);

/// The program of a plugin, and the interaction that answers it.
struct Program {
    name: String,
    path: PathBuf,
    interaction: Arc<dyn Interaction>,
    patience: Duration,
    limit: Duration,
}

impl Program {
    /// Finds the program of a plugin.
    fn find(plugin: &str, interaction: &Arc<dyn Interaction>) -> Result<Self, KeyError> {
        if !interaction.allows(plugin) {
            return Err(KeyError::PluginRefused(plugin.to_owned()));
        }
        let name = format!("age-plugin-{plugin}");
        match which::which(&name) {
            Ok(path) => Ok(Self { name, path, interaction: Arc::clone(interaction), patience: PATIENCE, limit: LIMIT }),
            Err(_) => Err(KeyError::NoPlugin(plugin.to_owned())),
        }
    }

    fn failed(&self, problem: PluginProblem) -> KeyError {
        KeyError::Plugin { program: self.name.clone(), problem }
    }

    /// Runs the program: sends our commands, then answers the plugin's. `take` handles each command that is not for the
    /// user, and returns an error if the command breaks the protocol.
    fn run(
        &self,
        machine: &str,
        send: impl FnOnce(&Session),
        result: &[&str],
        mut take: impl FnMut(&mut Stanza) -> Result<(), &'static str>,
    ) -> Result<(), KeyError> {
        let started = Session::start(&self.path, machine);
        let mut session = started.map_err(|error| self.failed(PluginProblem::NotStarted(error.to_string())))?;
        send(&session);
        session.send("done", &[], &[]);
        let mut failure = None;
        loop {
            let mut command = match self.receive(&mut session) {
                Ok(command) => command,
                Err(error) => return Err(failure.unwrap_or(error)),
            };
            match command.tag.as_str() {
                "done" => return failure.map_or(Ok(()), Err),
                "msg" | "confirm" | "request-public" | "request-secret" => {
                    if let Err(unanswered) = self.answer(&command, &session) {
                        session.send("fail", &[], &[]);
                        failure.get_or_insert(KeyError::Unanswered(unanswered));
                    }
                }
                "error" => {
                    let message = String::from_utf8_lossy(&command.body).into_owned();
                    failure.get_or_insert_with(|| self.failed(PluginProblem::Reported(message)));
                    session.send("ok", &[], &[]);
                }
                tag if result.contains(&tag) => match take(&mut command) {
                    Ok(()) => session.send("ok", &[], &[]),
                    Err(what) => {
                        failure.get_or_insert_with(|| self.failed(PluginProblem::Wrong(what)));
                        session.send("fail", &[], &[]);
                    }
                },
                _ => session.send("unsupported", &[], &[]),
            }
        }
    }

    /// Receives a command. Tells the user after a while that the plugin is still at work, and ends the plugin at the
    /// limit.
    fn receive(&self, session: &mut Session) -> Result<Stanza, KeyError> {
        let received = session.receive(self.patience).or_else(|| {
            self.interaction.tell(&self.name, "still working; it may be waiting for you");
            session.receive(self.limit)
        });
        let received = received.unwrap_or_else(|| {
            session.end();
            Err(PluginProblem::Silent(self.limit))
        });
        received.map_err(|problem| self.failed(problem))
    }

    /// Passes a message or a question from the plugin to the user, and the answer back. Returns the reason if there is
    /// no answer.
    fn answer(&self, command: &Stanza, session: &Session) -> Result<(), Unanswered> {
        let text = String::from_utf8_lossy(&command.body);
        let answer: SecretString = match command.tag.as_str() {
            "msg" => {
                self.interaction.tell(&self.name, &text);
                "".into()
            }
            "confirm" => {
                let words: Vec<_> = command.args.iter().map(|word| BASE64.decode(word).unwrap_or_default()).collect();
                let word = |at: usize| words.get(at).map(|word| String::from_utf8_lossy(word));
                let (yes, no) = (word(0).unwrap_or("yes".into()), word(1).unwrap_or("no".into()));
                let confirmed = self.interaction.confirm(&self.name, &text, &yes, &no)?;
                session.send("ok", &[if confirmed { "yes" } else { "no" }], &[]);
                return Ok(());
            }
            "request-public" => self.interaction.line(&self.name, &text)?.into(),
            _ => self.interaction.secret(&self.name, &text)?,
        };
        session.send("ok", &[], answer.expose_secret().as_bytes());
        Ok(())
    }
}

/// The identities of a plugin.
pub(super) struct PluginIdentities {
    program: Program,
    identities: Vec<Identity>,
}

impl PluginIdentities {
    /// Chooses the identities of this plugin. Fails if the plugin is not installed.
    pub(super) fn new(
        plugin: &str,
        identities: &[Identity],
        interaction: &Arc<dyn Interaction>,
    ) -> Result<Self, KeyError> {
        let identities = identities.iter().filter(|identity| identity.plugin() == plugin).cloned().collect();
        Ok(Self { program: Program::find(plugin, interaction)?, identities })
    }
}

impl Opener for PluginIdentities {
    fn unwrap(&mut self, stanzas: &[Stanza]) -> Result<Option<FileKey>, OpenError> {
        let mut file_key = None;
        let send = |session: &Session| {
            self.identities.iter().for_each(|identity| session.send("add-identity", &[&identity.to_string()], &[]));
            for stanza in stanzas {
                let args = stanza.args.iter().map(String::as_str);
                let args: Vec<&str> = ["0", &stanza.tag].into_iter().chain(args).collect();
                session.send("recipient-stanza", &args, &stanza.body);
            }
        };
        let ran = self.program.run(IDENTITY_V1, send, &["file-key"], |command| {
            let fill = |key: &mut [u8; 16]| match command.body.len() == key.len() {
                true => {
                    key.copy_from_slice(&command.body);
                    Ok(())
                }
                false => Err("the key that it returned has another length"),
            };
            file_key = Some(FileKey::try_init_with_mut(fill)?);
            Ok(())
        });
        match file_key {
            // The plugin may report failing identities in addition to the identity that matches.
            Some(file_key) => Ok(Some(file_key)),
            None => ran.map(|()| None).map_err(OpenError::Key),
        }
    }
}

/// A plugin's recipients, and its identities, for which it can seal too.
pub(super) struct PluginRecipients {
    program: Program,
    recipients: Vec<Recipient>,
    identities: Vec<Identity>,
}

impl PluginRecipients {
    /// Chooses the recipients and identities of this plugin. Fails if the plugin is not installed.
    pub(super) fn new(
        plugin: &str,
        recipients: &[Recipient],
        identities: &[Identity],
        interaction: &Arc<dyn Interaction>,
    ) -> Result<Self, KeyError> {
        let recipients = recipients.iter().filter(|recipient| recipient.plugin() == plugin).cloned().collect();
        let identities = identities.iter().filter(|identity| identity.plugin() == plugin).cloned().collect();
        Ok(Self { program: Program::find(plugin, interaction)?, recipients, identities })
    }
}

impl age::Recipient for PluginRecipients {
    fn wrap_file_key(&self, file_key: &FileKey) -> Result<(Vec<Stanza>, HashSet<String>), EncryptError> {
        let (mut stanzas, mut labels) = (Vec::new(), HashSet::new());
        let send = |session: &Session| {
            self.recipients.iter().for_each(|recipient| session.send("add-recipient", &[&recipient.to_string()], &[]));
            self.identities.iter().for_each(|identity| session.send("add-identity", &[&identity.to_string()], &[]));
            session.send("extension-labels", &[], &[]);
            session.send("wrap-file-key", &[], file_key.expose_secret());
        };
        let ran = self.program.run(RECIPIENT_V1, send, &["recipient-stanza", "labels"], |command| {
            let args = std::mem::take(&mut command.args);
            if command.tag == "labels" {
                labels.extend(args);
                return Ok(());
            }
            let mut args = args.into_iter();
            // The only file has number 0.
            match (args.next().as_deref(), args.next()) {
                (Some("0"), Some(tag)) => {
                    stanzas.push(Stanza { tag, args: args.collect(), body: std::mem::take(&mut command.body) });
                    Ok(())
                }
                _ => Err("it sealed for a file that it was not given"),
            }
        });
        match ran {
            Ok(()) if stanzas.is_empty() => {
                Err(io::Error::other(self.program.failed(PluginProblem::Wrong("it sealed nothing"))).into())
            }
            Ok(()) => Ok((stanzas, labels)),
            Err(failure) => Err(io::Error::other(failure).into()),
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::process::Command;

    use super::*;
    use crate::keys::NoInteraction;

    /// Runs a plugin that reads nothing, and a plugin whose own child keeps the output open.
    #[test]
    fn a_silent_plugin_is_ended() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("age-plugin-silent");
        for line in ["exec sleep 1000", "sleep 3 & exec sleep 1000"] {
            // Another process writes the file: the system runs no file that is open for writing, and a child of another
            // test may have it open.
            let write = r#"printf '#!/bin/sh\n%s\n' "$1" > "$0" && chmod 755 "$0""#;
            assert!(Command::new("sh").args(["-c", write]).arg(&path).arg(line).status().unwrap().success());
            let (name, interaction) = ("age-plugin-silent".to_owned(), Arc::new(NoInteraction));
            let (patience, limit) = (Duration::ZERO, Duration::ZERO);
            let program = Program { name, path: path.clone(), interaction, patience, limit };
            // The command is longer than a pipe's capacity.
            let send = |session: &Session| session.send("add-identity", &[], &[0; 1 << 20]);
            let ran = program.run(IDENTITY_V1, send, &[], |_| Ok(()));
            let silent = KeyError::Plugin { program: program.name.clone(), problem: PluginProblem::Silent(limit) };
            assert_eq!(ran.unwrap_err().to_string(), silent.to_string());
        }
    }
}
