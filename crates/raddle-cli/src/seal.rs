//! `raddle seal`: seals a file, so that only its recipients can open it.

use std::io::{BufRead, Write};
use std::num::NonZero;
use std::path::PathBuf;

use ::age::Recipient;
use ::age::armor::{ArmoredWriter, Format};

use crate::age::header::Header;
use crate::age::payload::PayloadKey;
use crate::age::stream::{self, Broken, Work};
use crate::age::{self, keys, reader};
use crate::failure::Failure;
use crate::input::Input;
use crate::output::{Access, Output};
use crate::passphrase;
use crate::progress::Progress;

const EXAMPLES: &str = "\
Examples:
  raddle keygen -o key.txt                         make an identity; it prints the recipient, age1...
  raddle seal -r age1... -o notes.age notes        for one recipient, or more
  raddle seal -R ~/.ssh/id_ed25519.pub -a < notes  for an SSH key, in letters
  tar c folder | raddle seal -p -o folder.age      under a passphrase
  raddle open -i key.txt notes.age                 open it again; so do age and rage

Files are in the age format, version 1 (age-encryption.org/v1). Recipients are age1... (X25519; tagged P-256, with \
and without ML-KEM), ssh-ed25519 and ssh-rsa. Recipients of plugins and mlkem768x25519 are not supported.
  A passphrase takes about a second and 256 MiB of memory on both sides, whatever the length of the file.

Exit status:
  0 when all was sealed, 1 when something can't be read or written, 2 when the command line can't be carried out: no \
recipient, a malformed one, an output that exists, binary to a terminal. The output appears when it is complete, or \
not at all.";

/// Seal a file for recipients, or under a passphrase
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// A recipient: a public key of `raddle keygen` or age-keygen (age1...), or an SSH public key; may be repeated
    #[arg(short, long, value_name = "RECIPIENT", conflicts_with = "any_passphrase")]
    recipient: Vec<String>,

    /// A file with a recipient on each line, `-` for standard input; may be repeated
    #[arg(short = 'R', long, value_name = "FILE", conflicts_with = "any_passphrase")]
    recipients_file: Vec<PathBuf>,

    #[command(flatten)]
    passphrase: passphrase::Args,

    /// Write ASCII armor (PEM), a third longer
    #[arg(short, long)]
    armor: bool,

    /// The output file; `-` for standard output even if that is a terminal
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Overwrite the output
    #[arg(short, long)]
    force: bool,

    /// The number of threads
    #[arg(short = 'j', long, value_name = "N", default_value_t = stream::processors())]
    threads: NonZero<usize>,

    /// The input file; standard input, if not given or `-`
    #[arg(value_name = "FILE")]
    input: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let input = Input::open(args.input.as_deref(), &args.recipients_file)?;
    let mut output = Output::open(args.output.as_deref(), args.force, Access::Usual)?;
    if output.is_terminal() && !args.armor {
        let hint = "what is sealed is binary, and this is a terminal: -a makes letters of it, -o FILE a file";
        return Err(Failure::Usage(hint.to_owned()));
    }
    let recipients = recipients(args)?;
    let (file_key, nonce) = age::fresh().map_err(|error| Failure::Work(format!("no random numbers: {error}")))?;
    let header = Header::seal(&file_key, &recipients).map_err(|error| Failure::Usage(error.to_string()))?;
    let key = PayloadKey::new(&file_key, &nonce);

    let (name, len) = (input.name(), input.len());
    let input = reader::buffered(Progress::new(input, len));
    match write(args, &[&header.to_bytes(), &nonce], &key, input, &mut output) {
        Ok(()) => output.finish(),
        Err(Broken::Read(error)) => Err(Failure::Work(format!("can't read {name}: {error}"))),
        Err(Broken::Write(error)) => Err(output.failed(&error)),
        Err(Broken::Fault(fault)) => unreachable!("only what is opened can be at fault: {fault}"),
    }
}

/// Returns the recipients of the file.
fn recipients(args: &Args) -> Result<Vec<Box<dyn Recipient + Send>>, Failure> {
    let mut recipients = Vec::new();
    for word in &args.recipient {
        recipients.push(keys::recipient(word).map_err(Failure::Usage)?);
    }
    for path in &args.recipients_file {
        recipients.extend(keys::recipients_of(path)?);
    }
    if let Some(passphrase) = args.passphrase.read()? {
        recipients.push(keys::passphrase_recipient(passphrase.to_seal()?));
    }
    match recipients.is_empty() {
        true => Err(Failure::Usage("for whom? -r RECIPIENT, -R FILE, or -p for a passphrase".to_owned())),
        false => Ok(recipients),
    }
}

/// Writes the header and the payload.
fn write(
    args: &Args,
    beginning: &[&[u8]],
    key: &PayloadKey,
    input: impl BufRead + Send,
    output: &mut Output,
) -> Result<(), Broken> {
    let format = if args.armor { Format::AsciiArmor } else { Format::Binary };
    let mut output = ArmoredWriter::wrap_output(output, format).map_err(Broken::Write)?;
    beginning.iter().try_for_each(|part| output.write_all(part)).map_err(Broken::Write)?;
    stream::run(Work::Seal(key), stream::Payload::all(input), &mut output, args.threads)?;
    output.finish().map_err(Broken::Write).map(drop)
}
