//! `raddle open`: opens a sealed file, or a part of it.

mod keys;
mod range;
mod stopped;

use std::ffi::OsStr;
use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Mutex;

use self::keys::{Keys, unlock};
use self::range::ByteRange;
use self::stopped::Stopped;
use crate::age::reader;
use crate::age::stream::{self, Work};
use crate::failure::Failure;
use crate::input::{self, Input};
use crate::output::{Access, Output};
use crate::progress::Meter;
use crate::seal::EXTENSION;
use crate::{many, passphrase, resources};

const EXAMPLES: &str = "\
Examples:
  raddle open -i key.txt -o notes notes.age     an identity of raddle or age
  raddle open -i ~/.ssh/id_ed25519 < notes.age  with an SSH key
  raddle open folder.age | tar x                with a passphrase, asked for
  raddle open -i key.txt --range 10000:500 big.age    500 bytes from the middle
  raddle open -i key.txt *.age                  each into a file without .age

Files are in the age format, version 1, with armor or without, sealed by raddle, age or rage. Identities are those of \
`raddle keygen` and age-keygen, post-quantum ones too, SSH keys (ssh-ed25519, ssh-rsa), and any of them under a passphrase; \
those of plugins (AGE-PLUGIN-NAME-1...) need the program age-plugin-NAME.
  Each chunk of 64 KiB is written only after it was authenticated. With -o the file appears when it is complete. \
Standard output can't wait for the end: after a failure it has a true beginning of the plaintext, and no more.

Exit status:
  0 when all was opened, 1 when the key is wrong, the file is damaged, or something can't be read or written, 2 when \
the command line can't be carried out: no identity, a malformed one, an output that exists. Of several files, those that \
fail are named, the others are opened, and the exit status is 1.";

/// Open sealed files
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// A file of identities, or an SSH private key, `-` for standard input; may be repeated
    #[arg(short, long, value_name = "FILE")]
    identity: Vec<PathBuf>,

    #[command(flatten)]
    passphrase: passphrase::Args,

    /// Open this part only, such as 4096:100; without LEN, up to the end
    #[arg(long, value_name = "OFFSET:LEN")]
    range: Option<ByteRange>,

    /// The output file; standard output, if not given; `-` for that even if it is a terminal
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Overwrite the output
    #[arg(short, long)]
    force: bool,

    /// The number of threads
    #[arg(short = 'j', long, value_name = "N", default_value_t = resources::processors())]
    threads: NonZero<usize>,

    /// The file to open; standard input, if not given or `-`. Of several, each FILE.age becomes FILE
    #[arg(value_name = "FILE")]
    inputs: Vec<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let keys = args.identity.iter().chain(args.passphrase.file());
    match &args.inputs[..] {
        [] | [_] => {
            let path = args.inputs.first().map(PathBuf::as_path);
            let input = Input::open(path, &keys.cloned().collect::<Vec<_>>())?;
            let keys = Mutex::new(Keys::new(&args.identity, &args.passphrase)?);
            let output = Output::open(args.output.as_deref(), args.force, Access::Usual)?;
            open(args, input, &keys, output, args.threads, None)
        }
        several => {
            many::check(several, args.output.as_deref())?;
            input::only_once(keys.map(PathBuf::as_path))?;
            if args.range.is_some() {
                return Err(Failure::Usage("--range opens a part of one file".to_owned()));
            }
            let keys = Mutex::new(Keys::new(&args.identity, &args.passphrase)?);
            let meter = many::meter(several);
            many::run(several, args.threads, &meter, |path, threads| {
                let input = Input::open(Some(path), &[])?;
                if path.extension() != Some(OsStr::new(EXTENSION)) {
                    let why = format!("its name doesn't end in .{EXTENSION}: open it by itself, with -o");
                    return Err(Failure::Usage(format!("{}: {why}", input.name)));
                }
                let output = Output::open(Some(&path.with_extension("")), args.force, Access::Usual)?;
                open(args, input, &keys, output, threads, Some(&meter))
            })
        }
    }
}

/// Opens a file, or the requested part of it. Its progress is shown by itself, or by that of several files.
fn open(
    args: &Args,
    input: Input,
    keys: &Mutex<Keys>,
    mut output: Output,
    threads: NonZero<usize>,
    meter: Option<&Meter>,
) -> Result<(), Failure> {
    let name = input.name.clone();
    let opened = match (args.range, meter) {
        (Some(range), _) => range.open(input, keys, &mut output, threads),
        (None, Some(meter)) => all(input, keys, &mut output, threads, meter),
        (None, None) => {
            let meter = Meter::new(input.len());
            all(input, keys, &mut output, threads, &meter)
        }
    };
    match opened {
        Ok(()) => output.finish(),
        Err(Stopped::Write(error)) => Err(output.failed(&error)),
        Err(Stopped::Refused(refusal)) => {
            // The authenticated bytes are released.
            output.flush().map_err(|error| output.failed(&error))?;
            Err(Failure::Work(format!("{name}: {refusal}")))
        }
        Err(Stopped::Usage(what)) => Err(Failure::Usage(format!("{name}: {what}"))),
        Err(Stopped::Failed(failure)) => Err(failure),
    }
}

/// Opens a whole file.
fn all(
    input: Input,
    keys: &Mutex<Keys>,
    output: &mut Output,
    threads: NonZero<usize>,
    meter: &Meter,
) -> Result<(), Stopped> {
    let mut input = reader::unarmored(meter.count(input))?.reader;
    let key = unlock(keys, &mut input)?;
    Ok(stream::run(Work::Open(&key), stream::Payload::all(input), output, threads)?)
}
