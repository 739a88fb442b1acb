//! Passphrases: typed, or given by a file, a descriptor or the environment.

use std::env;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use age_core::secrecy::SecretString;
use zeroize::Zeroizing;

use crate::failure::Failure;
use crate::streams::{self, Stream};
use crate::{interrupt, quote};

/// The bytes of a line with a passphrase that are too many.
const MAX: u64 = 64 << 10;

/// The options that ask for a passphrase, or give one.
#[derive(clap::Args)]
#[group(id = "any_passphrase", multiple = false)]
pub(crate) struct Args {
    /// Ask for a passphrase on the terminal
    #[arg(short, long)]
    passphrase: bool,

    /// Read the passphrase from the first line of a file, `-` for standard input
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
    /// Returns the file that has the passphrase, if there is one.
    pub(crate) fn file(&self) -> Option<&PathBuf> {
        self.pass_file.as_ref()
    }

    /// Returns whether the passphrase will be asked for.
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
        let descriptor = self.pass_fd.map(|number| PathBuf::from(format!("/dev/fd/{number}")));
        #[cfg(not(unix))]
        let descriptor = None;
        if let Some(path) = self.pass_file.clone().or(descriptor) {
            // As long as it can become: nothing secret is left where a shorter one was.
            let mut line = Zeroizing::new(String::with_capacity(MAX as usize));
            let stream = if path == Path::new("-") { Stream::stdin() } else { File::open(&path).map(Stream::File) };
            let read = stream.and_then(|stream| BufReader::new(stream.take(MAX)).read_line(&mut line));
            if line.len() as u64 == MAX {
                return Err(Failure::Usage(format!(
                    "{}: no passphrase: its first line is too long",
                    quote::path(&path)
                )));
            }
            read.map_err(|error| {
                Failure::Work(format!("can't read a passphrase from {}: {error}", quote::path(&path)))
            })?;
            let line = line.trim_end_matches(['\r', '\n']).to_owned();
            return Passphrase::given(line, &quote::path(&path)).map(Some);
        }
        Ok(self.passphrase.then_some(Passphrase::Ask))
    }
}

/// The source of a passphrase.
#[derive(Clone)]
pub(crate) enum Passphrase {
    Ask,
    Given(SecretString),
}

impl Passphrase {
    fn given(passphrase: String, from: &str) -> Result<Self, Failure> {
        match passphrase.is_empty() {
            true => Err(Failure::Usage(format!("the passphrase in {from} is empty"))),
            false => Ok(Self::Given(passphrase.into())),
        }
    }

    /// Returns the passphrase to open with.
    pub(crate) fn to_open(&self) -> Result<SecretString, Failure> {
        match self {
            Self::Ask => ask("Passphrase: "),
            Self::Given(passphrase) => Ok(passphrase.clone()),
        }
    }

    /// Returns the passphrase of an identity.
    pub(crate) fn of_identity(&self, name: &str) -> Result<SecretString, Failure> {
        match self {
            Self::Ask => ask(&format!("Passphrase of {name}: ")).map_err(|failure| failure.of(name)),
            Self::Given(passphrase) => Ok(passphrase.clone()),
        }
    }

    /// Returns the passphrase to seal with. It is typed twice, since it is not shown.
    pub(crate) fn to_seal(&self) -> Result<SecretString, Failure> {
        use age_core::secrecy::ExposeSecret;
        let passphrase = self.to_open()?;
        if passphrase.expose_secret().is_empty() {
            return Err(Failure::Usage("an empty passphrase seals nothing".to_owned()));
        }
        if matches!(self, Self::Ask) && ask("Again: ")?.expose_secret() != passphrase.expose_secret() {
            return Err(Failure::Usage("the two passphrases differ".to_owned()));
        }
        Ok(passphrase)
    }
}

/// Asks for something secret, which the terminal does not show.
fn ask(prompt: &str) -> Result<SecretString, Failure> {
    match interrupt::prompt(|| rpassword::prompt_password(prompt)) {
        Ok(typed) => Ok(SecretString::from(typed)),
        Err(error) if error.kind() == io::ErrorKind::Interrupted => Err(Failure::Interrupted),
        Err(error) => Err(Failure::Work(format!("no terminal to ask for a passphrase: {error}"))),
    }
}

/// Asks for a line, which the terminal shows.
fn ask_openly(prompt: &str) -> io::Result<String> {
    let mut terminal = BufReader::new(File::open(if cfg!(windows) { "CONIN$" } else { "/dev/tty" })?);
    streams::say(format_args!("{prompt}"));
    let mut line = String::new();
    terminal.read_line(&mut line)?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}

/// What a plugin tells and asks. It is named, so that its words are not taken for ours.
impl Passphrase {
    /// Shows what a plugin tells.
    pub(crate) fn tell(&self, plugin: &str, message: &str) {
        streams::say(format_args!("{plugin}: {}\n", quote::lines(message)));
    }

    /// Asks a question of a plugin, with its words for yes and no.
    pub(crate) fn confirm(&self, plugin: &str, message: &str, yes: &str, no: &str) -> Result<bool, Failure> {
        let answer = self.line(plugin, &format!("{message} (y: {yes}, n: {no})"))?;
        Ok(answer.trim().eq_ignore_ascii_case("y"))
    }

    /// Asks for a line that a plugin wants.
    pub(crate) fn line(&self, plugin: &str, message: &str) -> Result<String, Failure> {
        let failed = |error| Failure::Work(format!("the plugin {plugin}: no terminal to ask what it wants: {error}"));
        ask_openly(&format!("{plugin}: {}: ", quote::lines(message))).map_err(failed)
    }

    /// Asks for something secret that a plugin wants.
    pub(crate) fn secret(&self, plugin: &str, message: &str) -> Result<SecretString, Failure> {
        match self {
            Self::Ask => ask(&format!("{plugin}: {}: ", quote::lines(message)))
                .map_err(|failure| failure.of(&format!("the plugin {plugin}"))),
            Self::Given(passphrase) => Ok(passphrase.clone()),
        }
    }
}
