//! `raddle open`: opens a sealed file, or a part of it.

mod range;
mod stopped;

use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader, Cursor, IsTerminal, Read, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use raddle_age::format::Unanswered;
use raddle_age::{Decryptor, Identities, KeyError, OpenError};
use raddle_terminal::failure::Failure;
use raddle_terminal::input::Input;
use raddle_terminal::output::{Access, Output};
use raddle_terminal::sources::Sources;

use self::range::ByteRange;
use self::stopped::{Stopped, unwrap};
use crate::passphrase::{self, Passphrase};
use crate::progress::Meter;
use crate::seal::EXTENSION;
use crate::{keys, many};

const EXAMPLES: &str = "\
Examples:
  raddle open -i key.txt -o notes notes.age     an identity of raddle or age
  raddle open -i ~/.ssh/id_ed25519 < notes.age  with an SSH key
  raddle open folder.age | tar x                asks for a passphrase
  raddle open -i key.txt --range 10000:500 big.age    500 bytes from the middle
  raddle open -i key.txt *.age                  each into a file without .age

Files are in the age format, version 1, with armor or without, sealed by raddle, age or rage. Identities come from \
`raddle keygen` or age-keygen (also post-quantum ones), or are SSH keys (ssh-ed25519, ssh-rsa); a passphrase may protect \
any of them. Identities of plugins (AGE-PLUGIN-NAME-1...) need the program age-plugin-NAME.
  Each chunk of 64 KiB is authenticated before it is written. With -o the file appears when it is complete. Standard \
output can't wait for the end: after a failure it has an authentic beginning of the plaintext, and no more.

Exit status:
  0 on success, 1 if the key is wrong, the file is damaged, or a file can't be read or written, 2 if the command line is \
refused: no identity, a malformed one, or an output that exists. If some of several files fail, they are named, the \
others are opened, and the exit status is 1.";

/// Open sealed files
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// A file of identities, or an SSH private key; `-` is standard input; may be repeated
    #[arg(short, long, value_name = "FILE")]
    identity: Vec<PathBuf>,

    #[command(flatten)]
    passphrase: passphrase::Args,

    /// Open only this part, such as 4096:100; without LEN, up to the end
    #[arg(long, value_name = "OFFSET:LEN")]
    range: Option<ByteRange>,

    #[command(flatten)]
    options: many::Options,

    /// The file to open; standard input if not given or `-`. With several files each FILE.age becomes FILE
    #[arg(value_name = "FILE")]
    inputs: Vec<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let options = &args.options;
    let one = |input, sources: &Sources| {
        let identities = identities(args)?;
        let output = Output::open(options.output.as_deref(), options.force, Access::Usual, sources)?;
        open(args, input, &identities, output, options.threads, None)
    };
    many::dispatch(options, &args.inputs, args.identity.iter(), &args.passphrase, one, |several, sources| {
        if args.range.is_some() {
            return Err(Failure::Usage("--range opens a part of one file".to_owned()));
        }
        let identities = identities(args)?;
        let meter = many::meter(several);
        many::run(several, options.threads, &meter, |path, threads| {
            let input = Input::open(Some(path), &[])?;
            if path.extension() != Some(OsStr::new(EXTENSION)) {
                let why = format!("its name doesn't end in .{EXTENSION}: open it by itself, with -o");
                return Err(Failure::Usage(format!("{}: {why}", input.name)));
            }
            let output = Output::open(Some(&path.with_extension("")), options.force, Access::Usual, sources)?;
            open(args, input, &identities, output, threads, Some(&meter))
        })
    })
}

/// Reads identity files, and the passphrase if it is in a file. Encrypted identities use this passphrase or ask for
/// their own. A file that is missing or contains no identity does not hide the others.
fn identities(args: &Args) -> Result<Mutex<Identities>, Failure> {
    let passphrase = args.passphrase.read()?.unwrap_or(Passphrase::Ask { has_option: true });
    let mut identities = Identities::new(Arc::new(passphrase));
    let mut unusable = Vec::new();
    for path in &args.identity {
        match keys::identities(path) {
            Ok(file) => identities.add_file(file),
            Err(reason) => {
                identities.add_unusable(reason.clone()).map_err(keys::failed)?;
                unusable.push(reason);
            }
        }
    }
    let none_is_left = unusable.len() == args.identity.len();
    match unusable.into_iter().next() {
        Some(reason) if none_is_left => Err(keys::failed(reason)),
        _ => Ok(Mutex::new(identities)),
    }
}

/// Opens a file, or the requested part of it. The progress is shown for this file, or for all of several files.
fn open(
    args: &Args,
    input: Input,
    identities: &Mutex<Identities>,
    mut output: Output,
    threads: NonZero<usize>,
    meter: Option<&Meter>,
) -> Result<(), Failure> {
    let name = input.name.clone();
    let opened = match (args.range, meter) {
        (Some(range), _) => range.open(input, identities, &mut output, threads),
        (None, Some(meter)) => all(input, identities, &mut output, threads, meter).map_err(Stopped::Refused),
        (None, None) => {
            let meter = Meter::new(input.remaining());
            all(input, identities, &mut output, threads, &meter).map_err(Stopped::Refused)
        }
    };
    match opened {
        Ok(()) => output.finish(),
        Err(Stopped::Usage(what)) => Err(Failure::Usage(format!("{name}: {what}"))),
        Err(Stopped::Refused(OpenError::Write(error))) => Err(output.failed(&error)),
        // The passphrase of the file itself has no other name. Other errors of keys name the file of the key.
        Err(Stopped::Refused(OpenError::Key(KeyError::Unanswered(Unanswered::Failed(why))))) => {
            Err(Failure::Work(format!("{name}: {why}")))
        }
        Err(Stopped::Refused(OpenError::Key(error))) => Err(keys::failed(error)),
        Err(Stopped::Refused(OpenError::NoIdentity(kinds))) => {
            let hint = format!("it is sealed for recipients ({kinds}): -i FILE names an identity");
            Err(Failure::Usage(format!("{name}: {hint}")))
        }
        Err(Stopped::Refused(error)) => {
            // The authenticated bytes are still written.
            output.flush().map_err(|error| output.failed(&error))?;
            Err(Failure::Work(format!("{name}: {}", keys::refused(&error))))
        }
    }
}

/// Opens a whole file.
fn all(
    input: Input,
    identities: &Mutex<Identities>,
    output: &mut Output,
    threads: NonZero<usize>,
    meter: &Meter,
) -> Result<(), OpenError> {
    let decryptor = Decryptor::new(meter.count(sealed(input)?))?;
    let file_key = unwrap(identities, decryptor.header())?;
    decryptor.open(&file_key)?.copy(output, threads)
}

/// The last line of armor.
const ARMOR_END: &[u8] = b"-----END AGE ENCRYPTED FILE-----";

/// Returns a reader of a sealed file. What is typed or pasted at a terminal is first read to the last line of the armor,
/// or to the end, so that neither a question nor the output comes between the lines.
pub(crate) fn sealed(input: Input) -> io::Result<Box<dyn Read + Send>> {
    if !input.file.is_terminal() {
        return Ok(Box::new(input));
    }
    let (mut lines, mut text) = (BufReader::new(input), Vec::new());
    loop {
        let start = text.len();
        if lines.read_until(b'\n', &mut text)? == 0 || text[start..].trim_ascii_end() == ARMOR_END {
            return Ok(Box::new(Cursor::new(text)));
        }
    }
}
