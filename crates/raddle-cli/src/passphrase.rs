//! Passphrases: typed, or given by a file, a descriptor or the environment.

use std::env;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;

use age::Callbacks;
use age_core::secrecy::SecretString;
use zeroize::Zeroizing;

use crate::failure::Failure;

/// The options that ask for a passphrase, or give one.
#[derive(clap::Args)]
#[group(id = "any_passphrase", multiple = false)]
pub(crate) struct Args {
    /// Ask for a passphrase on the terminal
    #[arg(short, long)]
    passphrase: bool,

    /// Read the passphrase from the first line of a file
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
            let mut line = Zeroizing::new(String::new());
            let read = File::open(&path).and_then(|file| BufReader::new(file).read_line(&mut line));
            read.map_err(|error| Failure::Work(format!("can't read a passphrase from {}: {error}", path.display())))?;
            let line = line.trim_end_matches(['\r', '\n']).to_owned();
            return Passphrase::given(line, &path.display().to_string()).map(Some);
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

fn ask(prompt: &str) -> Result<SecretString, Failure> {
    let typed = rpassword::prompt_password(prompt);
    typed
        .map(SecretString::from)
        .map_err(|error| Failure::Work(format!("no terminal to ask for a passphrase: {error}")))
}

/// Asks for the passphrases of encrypted identities.
impl Callbacks for Passphrase {
    fn display_message(&self, message: &str) {
        anstream::eprintln!("{message}");
    }

    fn confirm(&self, _: &str, _: &str, _: Option<&str>) -> Option<bool> {
        None
    }

    fn request_public_string(&self, _: &str) -> Option<String> {
        None
    }

    fn request_passphrase(&self, description: &str) -> Option<SecretString> {
        match self {
            Self::Ask => ask(&format!("{description}: ")).ok(),
            Self::Given(passphrase) => Some(passphrase.clone()),
        }
    }
}
