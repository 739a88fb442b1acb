//! `raddle seal`: seals a file, so that only its recipients can open it.

use std::io::{self, BufRead, BufWriter, IsTerminal, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Mutex;

use ::age::armor::{ArmoredWriter, Format};
use ::age::{EncryptError, Recipient};

use crate::age::header::{self, Header};
use crate::age::payload::PayloadKey;
use crate::age::recipients::Recipients;
use crate::age::stream::{self, Broken, Work};
use crate::age::{self, reader};
use crate::failure::Failure;
use crate::input::{self, Input};
use crate::many;
use crate::output::{Access, Output};
use crate::passphrase::{self, Passphrase};
use crate::progress::Meter;
use crate::resources;

const EXAMPLES: &str = "\
Examples:
  raddle keygen -o key.txt                         prints a recipient, age1...
  raddle seal -r age1... -o notes.age notes        for one recipient, or more
  raddle seal -R ~/.ssh/id_ed25519.pub -a < notes  for an SSH key, in letters
  tar c folder | raddle seal -p -o folder.age      under a passphrase
  raddle seal -i key.txt *.jpg                     each into *.jpg.age
  raddle open -i key.txt notes.age                 open it; age does so too

Files are in the age format, version 1 (age-encryption.org/v1). Recipients are age1... (X25519), age1pq1... \
(post-quantum: X25519 with ML-KEM-768), age1tag1... and age1tagpq1... (P-256 without and with ML-KEM-768), ssh-ed25519, \
ssh-rsa, and those of plugins: age1NAME1... needs the program age-plugin-NAME. Post-quantum recipients can't be mixed with \
others.
  A passphrase takes about a second and 256 MiB of memory on both sides, whatever the length of the file.

Exit status:
  0 when all was sealed, 1 when something can't be read or written, 2 when the command line can't be carried out: no \
recipient, a malformed one, an output that exists, binary to a terminal. The output appears when it is complete, or \
not at all. Of several files, those that fail are named, the others are sealed, and the exit status is 1.";

/// The extension that the name of each of several files gets.
pub(crate) const EXTENSION: &str = "age";
/// The bytes of the buffer for lines of armor.
const BUFFER: usize = 1 << 16;

/// Seal files for recipients, or under a passphrase
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// A recipient: a public key of `raddle keygen` or age-keygen (age1...), or an SSH public key; may be repeated
    #[arg(short, long, value_name = "RECIPIENT", conflicts_with = "any_passphrase")]
    recipient: Vec<String>,

    /// A file with a recipient on each line, `-` for standard input; may be repeated
    #[arg(short = 'R', long, value_name = "FILE", conflicts_with = "any_passphrase")]
    recipients_file: Vec<PathBuf>,

    /// A file of identities, or an SSH private key: seal for their recipients; may be repeated
    #[arg(short, long, value_name = "FILE", conflicts_with = "any_passphrase")]
    identity: Vec<PathBuf>,

    #[command(flatten)]
    passphrase: passphrase::Args,

    /// Write letters (ASCII armor, PEM) instead of binary, a third longer
    #[arg(short, long)]
    armor: bool,

    /// The output file; standard output, if not given; `-` for that even if it is a terminal
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Overwrite the output
    #[arg(short, long)]
    force: bool,

    /// The number of threads
    #[arg(short = 'j', long, value_name = "N", default_value_t = resources::processors())]
    threads: NonZero<usize>,

    /// The file to seal; standard input, if not given or `-`. Of several, each becomes FILE.age
    #[arg(value_name = "FILE")]
    inputs: Vec<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let keys = args.recipients_file.iter().chain(&args.identity).chain(args.passphrase.file());
    match &args.inputs[..] {
        [] | [_] => {
            let path = args.inputs.first().map(PathBuf::as_path);
            let input = Input::open(path, &keys.cloned().collect::<Vec<_>>())?;
            one(args, input)
        }
        several => {
            many::check(several, args.output.as_deref())?;
            input::only_once(keys.map(PathBuf::as_path))?;
            let recipients = Mutex::new(recipients(args)?);
            let meter = many::meter(several);
            many::run(several, args.threads, &meter, |path, threads| {
                let input = Input::open(Some(path), &[])?;
                let output = Output::open(Some(&path.with_added_extension(EXTENSION)), args.force, Access::Usual)?;
                let name = input.name.clone();
                seal(args, &name, reader::buffered(meter.count(input)), &recipients, output, threads)
            })
        }
    }
}

/// Seals one file, or standard input.
fn one(args: &Args, input: Input) -> Result<(), Failure> {
    let output = Output::open(args.output.as_deref(), args.force, Access::Usual)?;
    if output.is_terminal() && !args.armor {
        let hint = "what is sealed is binary, and this is a terminal: -a makes letters of it, -o FILE a file";
        return Err(Failure::Usage(hint.to_owned()));
    }
    let (name, is_terminal) = (input.name.clone(), input.file.is_terminal());
    let meter = Meter::new(input.len());
    let mut input = reader::buffered(meter.count(input));
    if args.passphrase.asks() && !is_terminal {
        // Whoever writes the input may ask or say something at the same terminal before.
        input.fill_buf().map_err(|error| unread(&name, &error))?;
    }
    let recipients = Mutex::new(recipients(args)?);
    seal(args, &name, input, &recipients, output, args.threads)
}

/// Returns the recipients of the files.
fn recipients(args: &Args) -> Result<Vec<Box<dyn Recipient + Send>>, Failure> {
    let mut recipients = Recipients::default();
    args.recipient.iter().try_for_each(|word| recipients.add(word))?;
    args.recipients_file.iter().try_for_each(|path| recipients.add_file(path))?;
    args.identity.iter().try_for_each(|path| recipients.add_identities(path, &Passphrase::Ask))?;
    if let Some(passphrase) = args.passphrase.read()? {
        recipients.add_passphrase(passphrase.to_seal()?);
    }
    recipients.finish(&Passphrase::Ask)
}

/// Seals an input. Other files wait while the recipients wrap the key of this one.
fn seal(
    args: &Args,
    name: &str,
    input: impl BufRead + Send,
    recipients: &Mutex<Vec<Box<dyn Recipient + Send>>>,
    mut output: Output,
    threads: NonZero<usize>,
) -> Result<(), Failure> {
    let (file_key, nonce) = age::fresh().map_err(|error| Failure::Work(format!("no random numbers: {error}")))?;
    let header = Header::seal(&file_key, &recipients.lock().expect("another thread panicked"));
    let header = header.map_err(|error| match error {
        EncryptError::Io(error) => error.downcast().unwrap_or_else(|error: io::Error| Failure::Work(error.to_string())),
        error => Failure::Usage(error.to_string()),
    })?;
    let bytes = header.to_bytes();
    if bytes.len() as u64 > header::MAX {
        let count = header.stanzas.len();
        return Err(Failure::Usage(format!("{count} recipients are too many: nothing would open the file")));
    }
    let key = PayloadKey::new(&file_key, &nonce);
    match write(args, &[&bytes, &nonce], &key, input, &mut output, threads) {
        Ok(()) => output.finish(),
        Err(Broken::Read(error)) => Err(unread(name, &error)),
        Err(Broken::Write(error)) => Err(output.failed(&error)),
        Err(Broken::Fault(fault)) => unreachable!("only what is opened can be at fault: {fault}"),
    }
}

fn unread(name: &str, error: &io::Error) -> Failure {
    Failure::Work(format!("can't read {name}: {error}"))
}

/// Writes the header and the payload.
fn write(
    args: &Args,
    beginning: &[&[u8]],
    key: &PayloadKey,
    input: impl BufRead + Send,
    output: &mut Output,
    threads: NonZero<usize>,
) -> Result<(), Broken> {
    let format = if args.armor { Format::AsciiArmor } else { Format::Binary };
    // For lines of armor; slabs bypass the buffer.
    let output = BufWriter::with_capacity(BUFFER, output);
    let mut output = ArmoredWriter::wrap_output(output, format).map_err(Broken::Write)?;
    beginning.iter().try_for_each(|part| output.write_all(part)).map_err(Broken::Write)?;
    stream::run(Work::Seal(key), stream::Payload::all(input), &mut output, threads)?;
    output.finish().and_then(|mut buffer| buffer.flush()).map_err(Broken::Write)
}
