//! Plugins: programs age-plugin-NAME that wrap and unwrap keys of files (<https://c2sp.org/age-plugin>).
//!
//! The client of the crate `age` says of a plugin that can't be started, or that asked and got no answer, that it has no key
//! for the file. This one distinguishes the two.

use std::collections::HashSet;
use std::io;
use std::path::PathBuf;
use std::process::{ChildStdin, ChildStdout};
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use age::EncryptError;
use age::plugin::{Identity, Recipient};
use age_core::format::{FileKey, Stanza};
use age_core::io::{DebugReader, DebugWriter};
use age_core::plugin::{Connection, IDENTITY_V1, RECIPIENT_V1, Reply, Response, UnidirSend};
use age_core::secrecy::ExposeSecret;
use base64::Engine;
use base64::prelude::BASE64_STANDARD_NO_PAD as BASE64;

use super::interaction::Interaction;
use super::opener::Opener;
use crate::format::{KeyError, OpenError, PluginProblem, Unanswered};

/// The time after which it is said that a plugin works.
const PATIENCE: Duration = Duration::from_secs(10);

type Output = DebugReader<ChildStdout>;
type Input = DebugWriter<ChildStdin>;

/// The program of a plugin, and who answers what it asks.
struct Program {
    name: String,
    path: PathBuf,
    interaction: Arc<dyn Interaction>,
}

impl Program {
    /// Finds the program of a plugin.
    fn find(plugin: &str, interaction: &Arc<dyn Interaction>) -> Result<Self, KeyError> {
        if !interaction.allows(plugin) {
            return Err(KeyError::PluginRefused(plugin.to_owned()));
        }
        let name = format!("age-plugin-{plugin}");
        match which::which(&name) {
            Ok(path) => Ok(Self { name, path, interaction: Arc::clone(interaction) }),
            Err(_) => Err(KeyError::NoPlugin(plugin.to_owned())),
        }
    }

    fn failed(&self, problem: PluginProblem) -> KeyError {
        KeyError::Plugin { program: self.name.clone(), problem }
    }

    /// Runs the program: sends commands, and then answers its own. `take` takes those that are not for the user, and returns
    /// whether they are as they should be.
    fn run(
        &self,
        machine: &str,
        send: impl FnOnce(&mut UnidirSend<'_, Output, Input>) -> io::Result<()>,
        result: &[&str],
        mut take: impl FnMut(&mut Stanza) -> Result<(), &'static str>,
    ) -> Result<(), KeyError> {
        let started = Connection::open(&self.path, machine);
        let mut connection = started.map_err(|error| self.failed(PluginProblem::NotStarted(error.to_string())))?;
        let _patience = self.announce();
        let ended = |error: io::Error| match error.kind() {
            io::ErrorKind::UnexpectedEof | io::ErrorKind::BrokenPipe => self.failed(PluginProblem::Ended),
            _ => self.failed(PluginProblem::Garbled(error.to_string())),
        };
        connection.unidir_send(|mut phase| send(&mut phase)).map_err(ended)?;
        let commands = [&["msg", "confirm", "request-public", "request-secret", "error"], result].concat();
        let mut failure = None;
        let received = connection.bidir_receive(&commands, |mut command, reply| match command.tag.as_str() {
            "msg" | "confirm" | "request-public" | "request-secret" => match self.answer(&command, reply) {
                (response, Ok(())) => response,
                (response, Err(unanswered)) => {
                    failure.get_or_insert(KeyError::Unanswered(unanswered));
                    response
                }
            },
            "error" => {
                let message = String::from_utf8_lossy(&command.body).into_owned();
                failure.get_or_insert_with(|| self.failed(PluginProblem::Reported(message)));
                reply.ok(None)
            }
            _ => match take(&mut command) {
                Ok(()) => reply.ok(None),
                Err(what) => {
                    failure.get_or_insert_with(|| self.failed(PluginProblem::Wrong(what)));
                    reply.fail()
                }
            },
        });
        match failure {
            Some(failure) => Err(failure),
            None => received.map_err(ended),
        }
    }

    /// Passes on what the plugin tells or asks the user. Returns why there is no answer, if there is none.
    fn answer(&self, command: &Stanza, reply: Reply<'_, Output, Input>) -> (Response, Result<(), Unanswered>) {
        let text = String::from_utf8_lossy(&command.body);
        let asked = match command.tag.as_str() {
            "msg" => {
                self.interaction.tell(&self.name, &text);
                return (reply.ok(None), Ok(()));
            }
            "confirm" => {
                let words: Vec<_> = command.args.iter().map(|word| BASE64.decode(word).unwrap_or_default()).collect();
                let word = |at: usize| words.get(at).map(|word| String::from_utf8_lossy(word));
                let (yes, no) = (word(0).unwrap_or("yes".into()), word(1).unwrap_or("no".into()));
                let confirmed = self.interaction.confirm(&self.name, &text, &yes, &no);
                return match confirmed {
                    Ok(confirmed) => (reply.ok_with_metadata(&[if confirmed { "yes" } else { "no" }], None), Ok(())),
                    Err(unanswered) => (reply.fail(), Err(unanswered)),
                };
            }
            "request-public" => self.interaction.line(&self.name, &text).map(Into::into),
            _ => self.interaction.secret(&self.name, &text),
        };
        match asked {
            Ok(answer) => (reply.ok(Some(answer.expose_secret().as_bytes())), Ok(())),
            Err(unanswered) => (reply.fail(), Err(unanswered)),
        }
    }

    /// Says after a while that the plugin works, until what is returned is dropped. Where the system grants no thread, it does
    /// not.
    fn announce(&self) -> Sender<()> {
        let (end, ended) = channel();
        let (interaction, name) = (Arc::clone(&self.interaction), self.name.clone());
        _ = thread::Builder::new().spawn(move || {
            if ended.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                interaction.tell(&name, "still at work; it may wait for you");
            }
        });
        end
    }
}

/// The identities of a plugin.
pub(super) struct PluginIdentities {
    program: Program,
    identities: Vec<Identity>,
}

impl PluginIdentities {
    /// Chooses the identities of this plugin. Fails if it is not installed.
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
        let send = |phase: &mut UnidirSend<'_, Output, Input>| {
            let mut identities = self.identities.iter().map(Identity::to_string);
            identities.try_for_each(|identity| phase.send("add-identity", &[&identity], &[]))?;
            stanzas.iter().try_for_each(|stanza| phase.send_stanza("recipient-stanza", &["0"], stanza))
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
            // It may report identities that fail beside the one that fits.
            Some(file_key) => Ok(Some(file_key)),
            None => ran.map(|()| None).map_err(OpenError::Key),
        }
    }
}

/// The recipients of a plugin, and its identities, for which it seals too.
pub(super) struct PluginRecipients {
    program: Program,
    recipients: Vec<Recipient>,
    identities: Vec<Identity>,
}

impl PluginRecipients {
    /// Chooses the recipients and identities of this plugin. Fails if it is not installed.
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
        let send = |phase: &mut UnidirSend<'_, Output, Input>| {
            let mut recipients = self.recipients.iter().map(Recipient::to_string);
            recipients.try_for_each(|recipient| phase.send("add-recipient", &[&recipient], &[]))?;
            let mut identities = self.identities.iter().map(Identity::to_string);
            identities.try_for_each(|identity| phase.send("add-identity", &[&identity], &[]))?;
            phase.send("extension-labels", &[], &[])?;
            phase.send("wrap-file-key", &[], file_key.expose_secret())
        };
        let ran = self.program.run(RECIPIENT_V1, send, &["recipient-stanza", "labels"], |command| {
            let args = std::mem::take(&mut command.args);
            if command.tag == "labels" {
                labels.extend(args);
                return Ok(());
            }
            let mut args = args.into_iter();
            // The only file is number 0.
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
