//! Passphrases: typed, or given by a file, a descriptor or the environment.

use std::env;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use raddle_age::KeyError;
use raddle_age::format::Unanswered;
use raddle_age::keys::Interaction;
use raddle_age::secrecy::{ExposeSecret, SecretString};
use raddle_common::quote;
use raddle_terminal::failure::{Failure, warn};
use raddle_terminal::interrupt;
use raddle_terminal::sources::Sources;
use raddle_terminal::streams::{self, Stream};
use zeroize::Zeroizing;

use crate::keys::failed;

/// The length in bytes from which on a line is too long for a passphrase.
const MAX: u64 = 64 << 10;

/// The options that ask for a passphrase or give one.
#[derive(clap::Args)]
#[group(id = "any_passphrase", multiple = false)]
pub(crate) struct Args {
    /// Ask for a passphrase on the terminal
    #[arg(short, long)]
    passphrase: bool,

    /// Read the passphrase from the first line of a file; `-` is standard input
    #[arg(long, value_name = "FILE")]
    pass_file: Option<PathBuf>,

    /// Read the passphrase from the first line of an open file descriptor
    #[cfg(unix)]
    #[arg(long, value_name = "N")]
    pass_fd: Option<u32>,

    /// Read the passphrase from an environment variable, which other programs of the user can see
    #[arg(long, value_name = "NAME")]
    pass_env: Option<String>,
}

impl Args {
    /// Returns the file that contains the passphrase, if one was given.
    pub(crate) fn file(&self) -> Option<&PathBuf> {
        self.pass_file.as_ref()
    }

    /// Adds the descriptor that has the passphrase, if one was given.
    pub(crate) fn add_descriptor(&self, sources: &mut Sources) {
        #[cfg(unix)]
        if let Some(number) = self.pass_fd {
            _ = descriptor(number).map(|stream| sources.add(&format!("descriptor {number}"), &stream));
        }
        #[cfg(not(unix))]
        let _ = sources;
    }

    /// Returns whether the user will be asked for the passphrase.
    pub(crate) fn asks(&self) -> bool {
        self.passphrase
    }

    /// Returns the source of the passphrase, if one was requested.
    pub(crate) fn read(&self) -> Result<Option<Passphrase>, Failure> {
        if let Some(name) = &self.pass_env {
            let value = env::var(name).map_err(|error| Failure::Usage(format!("passphrase in {name}: {error}")))?;
            return Passphrase::given(value, name).map(Some);
        }
        #[cfg(unix)]
        if let Some(number) = self.pass_fd {
            return first_line(descriptor(number), &format!("descriptor {number}")).map(Some);
        }
        if let Some(path) = &self.pass_file {
            let stream = if path == Path::new("-") { Stream::stdin() } else { Stream::open(path) };
            return first_line(stream, &quote::path(path)).map(Some);
        }
        Ok(self.passphrase.then_some(Passphrase::Ask { has_option: true }))
    }
}

/// Borrows an open descriptor. A number that is too large for the system stands for a closed descriptor.
#[cfg(unix)]
fn descriptor(number: u32) -> io::Result<Stream> {
    Stream::to_read(number.try_into().unwrap_or(i32::MAX))
}

/// Reads a passphrase from the first line of a stream, and no byte after it: the next reader gets the rest.
fn first_line(stream: io::Result<Stream>, from: &str) -> Result<Passphrase, Failure> {
    // The vector has its final capacity, because growing would leave a copy of the secret in freed memory.
    let mut line = Zeroizing::new(Vec::with_capacity(MAX as usize));
    let read = stream.and_then(|mut stream| {
        while !line.ends_with(b"\n") && line.len() < MAX as usize {
            let mut byte = Zeroizing::new([0_u8]);
            match stream.read(&mut *byte) {
                Ok(0) => break,
                Ok(_) => line.push(byte[0]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    });
    if line.len() as u64 == MAX {
        return Err(Failure::Usage(format!("{from}: no passphrase: its first line is too long")));
    }
    let is_text = |()| str::from_utf8(&line).map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "it is not UTF-8"));
    let line = read
        .and_then(is_text)
        .map_err(|error| Failure::Work(format!("can't read a passphrase from {from}: {error}")))?;
    Passphrase::given(line.trim_end_matches(['\r', '\n']).to_owned(), from)
}

/// The source of a passphrase.
#[derive(Clone)]
pub(crate) enum Passphrase {
    /// The user types it at the terminal.
    Ask {
        /// Whether an option of the command gives it instead. Without a terminal, the message says so.
        has_option: bool,
    },
    Given(SecretString),
}

impl Passphrase {
    fn given(passphrase: String, from: &str) -> Result<Self, Failure> {
        match passphrase.is_empty() {
            true => Err(Failure::Usage(format!("the passphrase in {from} is empty"))),
            false => Ok(Self::Given(passphrase.into())),
        }
    }

    /// Returns the passphrase for sealing. The user types it twice, because it is not shown.
    pub(crate) fn to_seal(&self) -> Result<SecretString, Failure> {
        let passphrase = self.passphrase(None).map_err(failed)?;
        if passphrase.expose_secret().is_empty() {
            return Err(Failure::Usage("an empty passphrase seals nothing".to_owned()));
        }
        let is_typed = matches!(self, Self::Ask { .. });
        if is_typed && self.ask("Again: ").map_err(failed)?.expose_secret() != passphrase.expose_secret() {
            return Err(Failure::Usage("the two passphrases differ".to_owned()));
        }
        Ok(passphrase)
    }

    /// Returns the given passphrase, or asks for a secret, which the terminal does not show.
    fn ask(&self, prompt: &str) -> Result<SecretString, Unanswered> {
        let has_option = match self {
            Self::Given(passphrase) => return Ok(passphrase.clone()),
            Self::Ask { has_option } => *has_option,
        };
        match interrupt::prompt(|| rpassword::prompt_password(prompt)) {
            Ok(typed) => Ok(SecretString::from(typed)),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => Err(Unanswered::Cancelled),
            Err(error) => {
                let advice = if has_option { ": --pass-file FILE gives it" } else { "" };
                Err(Unanswered::Failed(format!("no terminal to ask for a passphrase: {error}{advice}")))
            }
        }
    }
}

/// Adds the name of the asking plugin or identity to an error.
fn asked_by(who: &str, unanswered: Unanswered) -> Unanswered {
    match unanswered {
        Unanswered::Failed(why) => Unanswered::Failed(format!("{who}: {why}")),
        Unanswered::Cancelled => Unanswered::Cancelled,
    }
}

/// Asks for a line of text, which the terminal shows.
fn ask_openly(prompt: &str) -> io::Result<String> {
    let mut terminal = BufReader::new(File::open(if cfg!(windows) { "CONIN$" } else { "/dev/tty" })?);
    streams::say(format_args!("{prompt}"));
    let mut line = String::new();
    terminal.read_line(&mut line)?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}

/// Names a plugin in each question, so that its words are not mistaken for ours.
impl Interaction for Passphrase {
    fn passphrase(&self, identity: Option<&str>) -> Result<SecretString, Unanswered> {
        match identity {
            None => self.ask("Passphrase: "),
            Some(name) => self.ask(&format!("Passphrase of {name}: ")).map_err(|unanswered| asked_by(name, unanswered)),
        }
    }

    fn secret(&self, plugin: &str, question: &str) -> Result<SecretString, Unanswered> {
        self.ask(&format!("{plugin}: {}: ", quote::lines(question)))
            .map_err(|unanswered| asked_by(&format!("the plugin {plugin}"), unanswered))
    }

    fn line(&self, plugin: &str, question: &str) -> Result<String, Unanswered> {
        let failed =
            |error| Unanswered::Failed(format!("the plugin {plugin}: no terminal to ask what it wants: {error}"));
        ask_openly(&format!("{plugin}: {}: ", quote::lines(question))).map_err(failed)
    }

    fn confirm(&self, plugin: &str, question: &str, yes: &str, no: &str) -> Result<bool, Unanswered> {
        let answer = self.line(plugin, &format!("{question} (y: {yes}, n: {no})"))?;
        Ok(answer.trim().eq_ignore_ascii_case("y"))
    }

    fn tell(&self, plugin: &str, message: &str) {
        streams::say(format_args!("{plugin}: {}\n", quote::lines(message)));
    }

    fn warn(&self, file: &str, error: &KeyError) {
        warn(&format!("{file}: {error}"));
    }
}
