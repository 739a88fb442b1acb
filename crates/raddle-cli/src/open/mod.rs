//! `raddle open`: opens a sealed file, or a part of it.

mod range;

use std::io::{self, BufRead, Write};
use std::num::NonZero;
use std::path::PathBuf;

use ::age::{DecryptError, Identity};
use age_core::format::FileKey;

use self::range::ByteRange;
use crate::age::header::Header;
use crate::age::payload::PayloadKey;
use crate::age::refusal::Refusal;
use crate::age::stream::{self, Broken, Work};
use crate::age::{keys, reader};
use crate::failure::Failure;
use crate::input::Input;
use crate::output::{Access, Output};
use crate::passphrase::{self, Passphrase};
use crate::progress::Progress;

const EXAMPLES: &str = "\
Examples:
  raddle open -i key.txt -o notes notes.age             with an identity of `raddle keygen` or age-keygen
  raddle open -i ~/.ssh/id_ed25519 < notes.age          with an SSH key
  raddle open folder.age | tar x                        under a passphrase, which is asked for
  raddle open -i key.txt --range 1000000:500 big.age    500 bytes from the middle

Files are in the age format, version 1, with armor or without, sealed by raddle, age or rage. Identities are those of \
`raddle keygen` and age-keygen, SSH keys (ssh-ed25519, ssh-rsa), and either of them under a passphrase. Plugins and \
post-quantum identities are not supported.
  Each chunk of 64 KiB is written only after it was authenticated. A file appears when it is complete; a stream can't \
wait for the end, so after a failure it is the true beginning of the plaintext, and no more.

Exit status:
  0 when all was opened, 1 when the key is wrong, the file is damaged, or something can't be read or written, 2 when \
the command line can't be carried out: no identity, a malformed one, an output that exists.";

/// Open a sealed file
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
    let input = Input::open(args.input.as_deref(), &args.identity)?;
    let keys = Keys::new(args)?;
    let mut output = Output::open(args.output.as_deref(), args.force, Access::Usual)?;
    let name = input.name();
    let opened = match args.range {
        Some(range) => range.open(input, &keys, &mut output, args.threads),
        None => open(input, &keys, &mut output, args.threads),
    };
    match opened {
        Ok(()) => output.finish(),
        Err(Stopped::Write(error)) => Err(output.failed(&error)),
        Err(Stopped::Refused(refusal)) => {
            // The authenticated bytes are released.
            output.flush().map_err(|error| output.failed(&error))?;
            Err(Failure::Work(format!("{name}: {refusal}")))
        }
        Err(Stopped::Failed(failure)) => Err(failure),
    }
}

/// Opens a whole file.
fn open(input: Input, keys: &Keys, output: &mut Output, threads: NonZero<usize>) -> Result<(), Stopped> {
    let len = input.len();
    let mut input = reader::unarmored(Progress::new(input, len))?;
    let key = keys.unlock(&mut input)?;
    Ok(stream::run(Work::Open(&key), stream::Payload::all(input), output, threads)?)
}

/// The identities and the passphrase that may open a file.
struct Keys {
    identities: Vec<Box<dyn Identity>>,
    passphrase: Option<Passphrase>,
}

impl Keys {
    fn new(args: &Args) -> Result<Self, Failure> {
        let passphrase = args.passphrase.read()?;
        // Encrypted identities use the same passphrase, or ask.
        let theirs = passphrase.clone().unwrap_or(Passphrase::Ask);
        let identities = args.identity.iter().map(|path| keys::identities_of(path, &theirs));
        let identities = identities.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
        Ok(Self { identities, passphrase })
    }

    /// Reads the header and returns the key of the payload.
    fn unlock(&self, input: &mut impl BufRead) -> Result<PayloadKey, Stopped> {
        let header = Header::read(input)?;
        let file_key =
            if header.is_for_a_passphrase() { self.by_passphrase(&header) } else { self.by_identity(&header) }?;
        header.authenticate(&file_key)?;
        Ok(PayloadKey::new(&file_key, &reader::nonce(input)?))
    }

    fn by_passphrase(&self, header: &Header) -> Result<FileKey, Stopped> {
        let passphrase = self.passphrase.as_ref().unwrap_or(&Passphrase::Ask).to_open()?;
        match keys::passphrase_identity(passphrase).unwrap_stanzas(&header.stanzas) {
            Some(Ok(file_key)) => Ok(file_key),
            Some(Err(DecryptError::DecryptionFailed)) | None => Err(Refusal::WrongPassphrase.into()),
            Some(Err(error)) => Err(Refusal::from(error).into()),
        }
    }

    fn by_identity(&self, header: &Header) -> Result<FileKey, Stopped> {
        let mut kinds: Vec<&str> = header.stanzas.iter().map(|stanza| stanza.tag.as_str()).collect();
        kinds.dedup();
        let kinds = kinds.join(", ");
        if self.identities.is_empty() {
            let hint = format!("it is sealed for recipients ({kinds}): -i FILE names an identity");
            return Err(Stopped::Failed(Failure::Usage(hint)));
        }
        let unlocked = self.identities.iter().find_map(|identity| identity.unwrap_stanzas(&header.stanzas));
        Ok(unlocked.ok_or(Refusal::NoMatch(self.identities.len(), kinds))??)
    }
}

/// The reason why a file was not opened, or not to its end.
enum Stopped {
    Refused(Refusal),
    Write(io::Error),
    /// The reason is not the file itself.
    Failed(Failure),
}

impl From<Refusal> for Stopped {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<DecryptError> for Stopped {
    fn from(error: DecryptError) -> Self {
        Self::Refused(error.into())
    }
}

impl From<Failure> for Stopped {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

impl From<Broken> for Stopped {
    fn from(broken: Broken) -> Self {
        match broken {
            Broken::Read(error) => Self::Refused(Refusal::Read(error)),
            Broken::Fault(fault) => Self::Refused(Refusal::Payload(fault)),
            Broken::Write(error) => Self::Write(error),
        }
    }
}
