//! `raddle keygen`: generates an identity and prints its recipient.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use raddle_age::keys::{Interaction, generate, generate_post_quantum};
use raddle_terminal::failure::Failure;
use raddle_terminal::output::{self, Access};
use raddle_terminal::sources::Sources;
use raddle_terminal::streams;
use zeroize::Zeroizing;

use crate::keys;
use crate::passphrase::Passphrase;

const EXAMPLES: &str = "\
Examples:
  raddle keygen -o key.txt                     readable for you alone
  raddle keygen -y key.txt                     print its recipient again
  raddle keygen --pq -o key.txt                a post-quantum identity
  raddle keygen | raddle seal -p -o key.age    under a passphrase
  raddle open -i key.age notes.age             asks for the passphrase

Give others the printed recipient, age1... (age1pq1... with --pq, 1959 letters): they seal files for you with it. \
Keep the identity: without it, no file that is sealed for its recipient can be opened. On Windows, everybody who may read \
its folder can read its file. Files of age-keygen work in raddle, and files of raddle keygen work in age.

Exit status:
  0 on success, 1 if a file can't be read or written, 2 if the command line is refused, for example because the output \
exists.";

/// Generate an identity, which opens files sealed for its recipient
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// Generate nothing: print the recipients of the identities in FILE, one a line
    #[arg(short = 'y', long)]
    recipients: bool,

    /// Generate a post-quantum identity (ML-KEM-768 and X25519); age opens its files from version 1.3 on
    #[arg(long, conflicts_with = "recipients")]
    pq: bool,

    /// The output file; standard output if not given or `-`
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Overwrite the output; files sealed for the overwritten identity can no longer be opened
    #[arg(short, long)]
    force: bool,

    /// With -y: the file of identities; standard input if not given or `-`
    #[arg(value_name = "FILE", requires = "recipients")]
    identities: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.recipients {
        let path = args.identities.clone().unwrap_or(PathBuf::from("-"));
        let sources = Sources::of([&path].into_iter());
        let interaction: Arc<dyn Interaction> = Arc::new(Passphrase::Ask { has_option: false });
        let recipients =
            keys::identities(&path).and_then(|file| file.recipients(&interaction)).map_err(keys::failed)?;
        let lines: String = recipients.into_iter().map(|recipient| recipient + "\n").collect();
        return write(args, Access::Usual, &sources, &lines);
    }
    let generated = if args.pq { generate_post_quantum() } else { generate() };
    let generated = generated.map_err(|error| Failure::Work(format!("no random numbers: {error}")))?;
    let (recipient, secret) = (&generated.recipient, &generated.secret);
    // `humantime` panics at a time before 1970, which some clocks start with.
    let now = humantime::format_rfc3339_seconds(SystemTime::now().max(SystemTime::UNIX_EPOCH));
    let text = Zeroizing::new(format!("# created: {now}\n# public key: {recipient}\n{}\n", **secret));
    let say = || streams::say(format_args!("Public key: {recipient}\n"));
    // The message comes first, because a reader of standard output may get the identity and ask at the same terminal.
    let is_piped = args.output.as_deref().is_none_or(|path| path == Path::new("-"));
    if is_piped {
        say();
        return write(args, Access::Private, &Sources::default(), &text);
    }
    write(args, Access::Private, &Sources::default(), &text)?;
    say();
    Ok(())
}

fn write(args: &Args, access: Access, sources: &Sources, text: &str) -> Result<(), Failure> {
    output::write(args.output.as_deref(), args.force, access, sources, text.as_bytes())
}
