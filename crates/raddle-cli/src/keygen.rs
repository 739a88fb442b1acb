//! `raddle keygen`: makes an identity and prints its recipient.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use age::x25519;
use age_core::secrecy::ExposeSecret;
use zeroize::Zeroizing;

use crate::age::keys;
use crate::failure::Failure;
use crate::output::{Access, Output};

const EXAMPLES: &str = "\
Examples:
  raddle keygen -o key.txt      an identity in a file that only you can read; prints its recipient, age1...
  raddle keygen -y key.txt      its recipient once more
  raddle keygen | raddle seal -p -o key.age    an identity under a passphrase, for `raddle open -i key.age`

Keep the identity: without it, nothing that is sealed for its recipient can be opened. Files of age-keygen serve as \
well, and this one serves age.

Exit status:
  0 when all went well, 1 when something can't be read or written, 2 when the command line can't be carried out, such \
as when the output exists.";

/// Make an identity, which opens files sealed for its recipient
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// Print the recipients of identities instead, one a line
    #[arg(short = 'y', long)]
    recipients: bool,

    /// The output file; standard output, if not given or `-`
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Overwrite the output; files sealed for the overwritten identity can't be opened any more
    #[arg(short, long)]
    force: bool,

    /// The file of identities; standard input, if not given or `-`
    #[arg(value_name = "FILE", requires = "recipients")]
    identities: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.recipients {
        let path = args.identities.as_deref().unwrap_or(Path::new("-"));
        let identities = keys::native_identities(&keys::read(path)?, &path.display().to_string())?;
        let recipients: String = identities.iter().map(|identity| format!("{}\n", identity.to_public())).collect();
        return write(args, Access::Usual, &recipients);
    }
    let identity = x25519::Identity::generate();
    let recipient = identity.to_public();
    let secret = identity.to_string();
    write(args, Access::Private, &Zeroizing::new(format!("# public key: {recipient}\n{}\n", secret.expose_secret())))?;
    writeln!(io::stderr(), "Public key: {recipient}").or(Ok(()))
}

fn write(args: &Args, access: Access, text: &str) -> Result<(), Failure> {
    let mut output = Output::open(args.output.as_deref(), args.force, access)?;
    output.write_all(text.as_bytes()).map_err(|error| output.failed(&error))?;
    output.finish()
}
