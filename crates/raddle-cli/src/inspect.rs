//! `raddle inspect`: shows the recipients and the sizes of a sealed file, without a key.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Write};
use std::path::PathBuf;

use raddle_terminal::failure::Failure;
use raddle_terminal::input::Input;
use raddle_terminal::streams;
use serde::Serialize;

use raddle_age::OpenError;
use raddle_age::format::{Header, Layout, NONCE, TAG, VERSION, unarmored};

use crate::keys::refused;
use crate::open;
use crate::progress::Meter;

const EXAMPLES: &str = "\
Examples:
  raddle inspect notes.age             kinds of recipients, and sizes
  raddle inspect --json < notes.age    the same, named as age-inspect does

No key is needed, so nothing is verified: the output may be false if somebody changed the file.

Exit status:
  0 if the file looks like a sealed file, 1 if it doesn't or can't be read, 2 if the command line can't be understood.";

/// Show the kinds of recipients and the sizes of a sealed file
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// Print JSON, with the names of age-inspect
    #[arg(long)]
    json: bool,

    /// The input file; standard input if not given or `-`
    #[arg(value_name = "FILE")]
    input: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let input = Input::open(args.input.as_deref(), &[])?;
    let name = input.name.clone();
    let found = Inspection::of(input).map_err(|error| Failure::Work(format!("{name}: {}", refused(&error))))?;
    let text = match args.json {
        true => serde_json::to_string_pretty(&found).map_err(io::Error::from)?,
        false => found.to_string(),
    };
    let mut output = streams::plain_stdout();
    writeln!(output, "{text}")?;
    Ok(output.flush()?)
}

/// The findings. The names of the fields follow `age-inspect --json`.
#[derive(Serialize)]
struct Inspection {
    version: &'static str,
    postquantum: PostQuantum,
    armor: bool,
    stanza_types: Vec<String>,
    sizes: Sizes,
    /// The exponent of the number of scrypt steps, for a file under a passphrase.
    #[serde(skip)]
    work: Option<String>,
}

/// The resistance to quantum computers: `no` if a quantum computer would break at least one recipient.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
enum PostQuantum {
    Yes,
    Unknown,
    No,
}

impl PostQuantum {
    fn of(stanza: &str) -> Self {
        match stanza {
            "X25519" | "ssh-rsa" | "ssh-ed25519" | "p256tag" | "piv-p256" => Self::No,
            "mlkem768x25519" | "mlkem768p256tag" | "scrypt" => Self::Yes,
            _ => Self::Unknown,
        }
    }
}

/// Numbers of bytes. The format has no padding, so the minimum and the maximum are equal.
#[derive(Serialize)]
struct Sizes {
    header: u64,
    armor: u64,
    overhead: u64,
    min_payload: u64,
    max_payload: u64,
    min_padding: u64,
    max_padding: u64,
}

impl Inspection {
    fn of(input: Input) -> Result<Self, OpenError> {
        let len = input.remaining();
        let meter = Meter::new(len);
        let mut decoded = unarmored(meter.count(open::sealed(input)?))?;
        let armor = decoded.armored;
        let header = Header::read(&mut decoded.reader)?;
        let header_len = header.to_bytes().len() as u64;
        let (payload, armor_len) = match len.filter(|_| !armor) {
            // If the length of the file is known, only the header is read.
            Some(len) => (len.checked_sub(header_len).ok_or(OpenError::Truncated)?, 0),
            None => {
                let payload = io::copy(&mut decoded.reader, &mut io::sink())?;
                (payload, meter.bytes() - payload - header_len)
            }
        };
        let layout = Layout { start: 0, len: payload.checked_sub(NONCE as u64).ok_or(OpenError::Truncated)? };
        if layout.last() < TAG as u64 {
            return Err(OpenError::TruncatedPayload);
        }
        let plain = layout.plain();
        let work = header.stanzas.iter().find(|stanza| stanza.tag == "scrypt").and_then(|stanza| stanza.args.get(1));
        let work = work.cloned();
        let types: Vec<String> = header.stanzas.iter().map(|stanza| stanza.tag.clone()).collect();
        Ok(Self {
            version: VERSION.trim_end(),
            postquantum: types.iter().map(|tag| PostQuantum::of(tag)).max().unwrap_or(PostQuantum::Unknown),
            armor,
            stanza_types: types,
            sizes: Sizes {
                header: header_len,
                armor: armor_len,
                overhead: payload - plain,
                min_payload: plain,
                max_payload: plain,
                min_padding: 0,
                max_padding: 0,
            },
            work,
        })
    }
}

impl fmt::Display for Inspection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        self.stanza_types.iter().for_each(|tag| *counts.entry(tag).or_default() += 1);
        let kinds =
            counts.iter().map(|(tag, count)| if *count == 1 { (*tag).to_owned() } else { format!("{count} {tag}") });
        let kinds = kinds.collect::<Vec<_>>().join(", ");
        let form = if self.armor { ", armored" } else { "" };
        writeln!(f, "format        {}{form}", self.version)?;
        match &self.work {
            Some(work) => writeln!(f, "sealed for    a passphrase: {kinds}, 2^{work} steps")?,
            None => writeln!(f, "sealed for    {kinds}")?,
        }
        let quantum = match self.postquantum {
            PostQuantum::Yes => "yes",
            PostQuantum::No => "no",
            PostQuantum::Unknown => "unknown: a recipient is of a kind that raddle doesn't know",
        };
        writeln!(f, "post-quantum  {quantum}")?;
        let sizes = &self.sizes;
        let total = sizes.header + sizes.armor + sizes.overhead + sizes.min_payload;
        let mut rows = vec![("header", sizes.header), ("nonce, tags", sizes.overhead)];
        rows.extend(self.armor.then_some(("armor", sizes.armor)));
        rows.extend([("plaintext", sizes.min_payload), ("all", total)]);
        let width = total.to_string().len();
        let rows = rows.iter().map(|(name, bytes)| format!("{name:<14}{bytes:>width$} bytes"));
        write!(f, "{}", rows.collect::<Vec<_>>().join("\n"))
    }
}
