//! `raddle seal`: seals files, so that only their recipients can open them.

use std::io::{self, BufRead, IsTerminal, Read};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use raddle_age::format::{KeyProblem, buffered};
use raddle_age::{Encryptor, Recipient, Recipients, SealError};
use raddle_common::quote;
use raddle_terminal::failure::{Failure, warn};
use raddle_terminal::input::Input;
use raddle_terminal::output::{Access, Output};
use raddle_terminal::sources::Sources;

use crate::passphrase::{self, Passphrase};
use crate::progress::Meter;
use crate::{keys, many};

const EXAMPLES: &str = "\
Examples:
  raddle keygen -o key.txt                         prints a recipient, age1...
  raddle seal -r age1... -o notes.age notes        for a recipient (repeatable)
  raddle seal -R ~/.ssh/id_ed25519.pub -a < notes  for an SSH key, with armor
  tar c folder | raddle seal -p -o folder.age      under a passphrase
  raddle seal -i key.txt *.jpg                     each into *.jpg.age
  raddle open -i key.txt notes.age                 open it; age can do so too

Files are in the age format, version 1 (age-encryption.org/v1). Recipients are age1... (X25519), age1pq1... \
(post-quantum: X25519 with ML-KEM-768), age1tag1... and age1tagpq1... (P-256 without and with ML-KEM-768), ssh-ed25519, \
ssh-rsa, and recipients of plugins: age1NAME1... needs the program age-plugin-NAME. Post-quantum recipients can't be \
mixed with others.
  A passphrase takes about a second and 256 MiB of memory on both sides, whatever the length of the file.

Exit status:
  0 on success, 1 if a file can't be read or written, 2 if the command line is refused: no recipient, a malformed one, an \
output that exists, or binary for a terminal. The output appears when it is complete, or not at all. If some of several \
files fail, they are named, the others are sealed, and the exit status is 1.";

/// The extension that is added to the name of each of several files.
pub(crate) const EXTENSION: &str = "age";
/// The maximum number of recipients that `age` reads.
const MAX_RECIPIENTS: usize = 1024;

/// Seal files for recipients, or under a passphrase
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// A recipient: a public key of `raddle keygen` or age-keygen (age1...), or an SSH public key; may be repeated
    #[arg(short, long, value_name = "RECIPIENT", conflicts_with = "any_passphrase")]
    recipient: Vec<String>,

    /// A file with a recipient on each line; `-` is standard input; may be repeated
    #[arg(short = 'R', long, value_name = "FILE", conflicts_with = "any_passphrase")]
    recipients_file: Vec<PathBuf>,

    /// A file of identities, or an SSH private key, to seal for its recipients; may be repeated
    #[arg(short, long, value_name = "FILE", conflicts_with = "any_passphrase")]
    identity: Vec<PathBuf>,

    #[command(flatten)]
    passphrase: passphrase::Args,

    /// Write ASCII armor (PEM) instead of binary, a third longer
    #[arg(short, long)]
    armor: bool,

    #[command(flatten)]
    options: many::Options,

    /// The file to seal; standard input if not given or `-`. With several files each FILE becomes FILE.age
    #[arg(value_name = "FILE")]
    inputs: Vec<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let keys = args.recipients_file.iter().chain(&args.identity);
    let options = &args.options;
    many::dispatch(
        options,
        &args.inputs,
        keys,
        &args.passphrase,
        |input, sources| one(args, input, sources),
        |several, sources| {
            let recipients = Mutex::new(recipients(args)?);
            let meter = many::meter(several);
            many::run(several, options.threads, &meter, |path, threads| {
                let input = Input::open(Some(path), &[])?;
                let sealed = path.with_added_extension(EXTENSION);
                let output = Output::open(Some(&sealed), options.force, Access::Usual, sources)?;
                let name = input.name.clone();
                seal(args, &name, meter.count(input), &recipients, output, threads)
            })
        },
    )
}

/// Seals one file, or standard input.
fn one(args: &Args, input: Input, sources: &Sources) -> Result<(), Failure> {
    let output = Output::open(args.options.output.as_deref(), args.options.force, Access::Usual, sources)?;
    if output.is_terminal() && !args.armor {
        let hint = "the sealed file is binary, and this is a terminal: use -a for armor, or -o FILE";
        return Err(Failure::Usage(hint.to_owned()));
    }
    let (name, is_terminal) = (input.name.clone(), input.file.is_terminal());
    let meter = Meter::new(input.remaining());
    let mut input = buffered(meter.count(input));
    if args.passphrase.asks() && !is_terminal {
        // The program that writes the input may ask or print something at the same terminal first.
        input.fill_buf().map_err(|error| unread(&name, &error))?;
    }
    let recipients = Mutex::new(recipients(args)?);
    seal(args, &name, input, &recipients, output, args.options.threads)
}

/// Returns the recipients that the options name.
fn recipients(args: &Args) -> Result<Vec<Box<dyn Recipient + Send>>, Failure> {
    let mut recipients = Recipients::new(Arc::new(Passphrase::Ask { has_option: false }));
    for word in &args.recipient {
        recipients.add(word).map_err(|problem| match problem {
            KeyProblem::Recipient(what) => {
                let hint = if Path::new(word).exists() {
                    "; it is a file: -R takes recipients of one, -i identities"
                } else {
                    ""
                };
                Failure::Usage(format!("{}: {what}{hint}", quote::text(word)))
            }
            problem => Failure::Usage(keys::malformed(&problem)),
        })?;
    }
    for path in &args.recipients_file {
        let left_out = |key| warn(&format!("{key}, so it is skipped"));
        let read = keys::read(path).and_then(|bytes| recipients.add_file(&bytes, &quote::path(path), left_out));
        read.map_err(keys::failed)?;
    }
    for path in &args.identity {
        keys::identities(path).and_then(|file| recipients.add_identities(file)).map_err(keys::failed)?;
    }
    if let Some(passphrase) = args.passphrase.read()? {
        recipients.add_passphrase(passphrase.to_seal()?);
    }
    let recipients = recipients.finish().map_err(|missing| Failure::Usage(missing.to_string()))?;
    match recipients.len() {
        0 => return Err(Failure::Usage("no recipient: give -r RECIPIENT, -R FILE, or -p for a passphrase".to_owned())),
        count if count > MAX_RECIPIENTS => {
            warn(&format!("{count} recipients: age opens only files with up to {MAX_RECIPIENTS}"));
        }
        _ => {}
    }
    Ok(recipients)
}

/// Seals an input. Other files wait while the recipients wrap its file key.
fn seal(
    args: &Args,
    name: &str,
    input: impl Read + Send,
    recipients: &Mutex<Vec<Box<dyn Recipient + Send>>>,
    mut output: Output,
    threads: NonZero<usize>,
) -> Result<(), Failure> {
    let encryptor = Encryptor::new(&recipients.lock().expect("another thread panicked"));
    let sealed = encryptor.and_then(|encryptor| encryptor.armored(args.armor).copy(input, &mut output, threads));
    match sealed {
        Ok(()) => output.finish(),
        Err(SealError::Read(error)) => Err(unread(name, &error)),
        Err(SealError::Write(error)) => Err(output.failed(&error)),
        Err(SealError::Key(error)) => Err(keys::failed(error)),
        Err(error @ (SealError::Random(_) | SealError::Recipient(_))) => Err(Failure::Work(error.to_string())),
        Err(error) => Err(Failure::Usage(error.to_string())),
    }
}

fn unread(name: &str, error: &io::Error) -> Failure {
    Failure::Work(format!("can't read {name}: {error}"))
}
