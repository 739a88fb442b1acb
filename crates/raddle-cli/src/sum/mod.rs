//! `raddle sum`: computes and checks checksums of files.
//!
//! | module | content |
//! |---|---|
//! | [`make`], [`check`] | the two modes of the command, using the crate `raddle-sum` |
//! | [`json`] | the output of `--json` |
//! | [`named`] | algorithms on the command line |
//! | [`walk`] | the files to hash |
//! | [`stdin`] | standard input as a file |
//! | [`report`] | lines, messages, progress, summary |

mod check;
mod json;
mod make;
mod named;
mod report;
mod stdin;
mod walk;

use std::ffi::OsString;
use std::io;
use std::num::NonZero;
use std::path::PathBuf;

use raddle_sum::algorithm::{ChecksumAlgorithm, Set};
use raddle_sum::line::{Form, Style};
use raddle_terminal::failure::Failure;
use raddle_terminal::streams::{self, Stream};
use raddle_terminal::{input, startup};

use self::check::Rules;
use self::named::AlgorithmParser;
use self::report::{Report, reason};
use crate::progress::CountTotal;

const EXAMPLES: &str = "\
Examples:
  raddle sum *.iso > SHA256SUMS         as sha256sum does
  raddle sum -c SHA256SUMS              check the files that a list names
  raddle sum -r photos > photos.sum     a whole folder, in the order of names
  raddle sum -a sha256,md5 disk.img     two checksums, with tags
  raddle sum --json -r photos           for scripts, an object on each line
  raddle sum -c --quiet --ignore-missing SHA256SUMS    print only failures

Lines and messages equal those of sha256sum and md5sum (GNU coreutils) byte for byte, except the name of the program. \
With more than one algorithm, lines have the style of --tag.
  -c reads lists of sha256sum, md5sum, b2sum, b3sum, cksum, `openssl dgst` and BSD. Without -a each line is checked by the \
algorithm of its tag. For a line without a tag, the algorithms whose checksums have its length are tried until one \
matches. The first is the one that the name of the list suggests (B2SUMS, B3SUMS), otherwise MD5, SHA-1 or SHA-2. If \
another algorithm matches, it is named at the end.
  With -r, links in folders are not followed. Pipes, sockets and devices are left out, and so is the output file. SHA-256, \
SHA-224 and MD5 hash many files at once in each thread, several times as fast as one after another.
  With --check-collisions, the line of a file with an attack is printed as usual. With -c the file counts as FAILED. The time \
depends on the files.

Exit status:
  0 on success; 1 if a file can't be read or has a collision attack, a checksum is wrong, or options contradict each \
other; 2 if the command line can't be understood.";

/// Compute and check checksums, like sha256sum, md5sum, b2sum, b3sum and others
#[derive(clap::Args)]
#[command(version, after_long_help = EXAMPLES, args_override_self = true, infer_long_args = true)]
pub(crate) struct Args {
    /// Algorithms, such as sha256,md5; sha256 if not given
    #[arg(short, long, value_name = "LIST", value_delimiter = ',', value_parser = AlgorithmParser)]
    algorithm: Vec<ChecksumAlgorithm>,

    /// Hash files in folders and their subfolders
    #[arg(short, long)]
    recursive: bool,

    /// Read checksums from the files and check them
    // The aliases are the abbreviations of coreutils, which --check-collisions would make ambiguous.
    #[arg(short, long, aliases = ["c", "ch", "che", "chec"])]
    check: bool,

    /// With SHA-1: report files with a known collision attack on it, and exit with status 1
    #[arg(long)]
    check_collisions: bool,

    /// Write lines in the BSD style
    #[arg(long)]
    tag: bool,

    /// End lines with a zero byte instead of a newline, and don't escape names
    #[arg(short, long)]
    zero: bool,

    /// Write a star before names; files are read the same way
    #[arg(short, long, overrides_with = "text")]
    binary: bool,

    /// Write a blank before names (default)
    #[arg(short, long)]
    text: bool,

    /// With -c: print names as coreutils 9.11 does, including control characters that a terminal obeys
    #[arg(long, requires = "check")]
    literal: bool,

    /// With -c: print no line for files that match
    #[arg(long, overrides_with_all = ["status", "warn"])]
    quiet: bool,

    /// With -c: print nothing about files; the exit status reports failures
    #[arg(long, overrides_with_all = ["quiet", "warn"])]
    status: bool,

    /// With -c: fail if a line is malformed
    #[arg(long)]
    strict: bool,

    /// With -c: skip files that do not exist
    #[arg(long)]
    ignore_missing: bool,

    /// With -c: warn about each malformed line
    #[arg(short, long, overrides_with_all = ["quiet", "status"])]
    warn: bool,

    /// Print the number of files and bytes and the time at the end
    #[arg(short, long)]
    verbose: bool,

    /// Print checksums without file names
    #[arg(long, conflicts_with = "check")]
    no_names: bool,

    /// Print the bytes of one checksum, without a newline
    #[arg(long, conflicts_with_all = ["check", "no_names"])]
    raw: bool,

    /// Print an object of JSON for each checksum: path, algorithm, digest, bytes; or path, error
    #[arg(long, conflicts_with_all = ["check", "no_names", "raw", "tag", "zero", "binary", "text"])]
    json: bool,

    /// The number of threads, at most 64; by default the number of processors, and more while the storage is slow
    #[arg(short = 'j', long, value_name = "N")]
    threads: Option<NonZero<usize>>,

    /// The files to hash, or with -c the lists to check; standard input if not given or `-`
    #[arg(value_name = "FILE")]
    files: Vec<OsString>,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let files = match args.files.is_empty() {
        true => vec![PathBuf::from(walk::STDIN)],
        false => args.files.iter().map(PathBuf::from).collect(),
    };
    let mut report = Report::new(args.count_total(files.clone()), args.verbose, args.status);
    if let Some(misuse) = args.misuse() {
        report.say(&format!("{misuse}\nTry 'raddle sum --help' for more information."));
        return Err(Failure::Reported);
    }
    let algorithms = if args.check { args.rules().algorithms } else { args.algorithms().into_iter().collect() };
    if args.check_collisions && !algorithms.contains(ChecksumAlgorithm::Sha1) {
        return Err(Failure::Usage("--check-collisions finds attacks on SHA-1: add -a sha1".to_owned()));
    }
    let good = startup::stdout().and_then(|()| match args.check {
        true => check::run(files, args.rules(), args.threads, &mut report),
        false => {
            let files = walk::files(files, args.recursive);
            let form = if args.json { make::Form::Json } else { make::Form::Lines(args.style()) };
            make::run(files, &args.algorithms(), args.check_collisions, form, args.threads, &mut report)
        }
    });
    // The message is that of coreutils, and comes even if files have failed.
    let good = good.and_then(|good| streams::check_stdout().map(|()| good));
    match good {
        Ok(good) => {
            report.finish();
            if good { Ok(()) } else { Err(Failure::Reported) }
        }
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe && !startup::reports_broken_pipes() => {
            Err(Failure::Unread)
        }
        Err(error) if error.kind() == io::ErrorKind::OutOfMemory => {
            report.say("memory exhausted");
            Err(Failure::Reported)
        }
        Err(error) => {
            report.say(&format!("write error: {}", reason(&error)));
            Err(Failure::Reported)
        }
    }
}

impl Args {
    /// Returns a function that counts the length of all files.
    fn count_total(&self, files: Vec<PathBuf>) -> CountTotal {
        let (recursive, algorithms) = (self.recursive, self.rules().algorithms);
        if self.check {
            return Box::new(move || check::total(files, algorithms));
        }
        // The length of standard input is taken before anything is read from it.
        let stdin = Stream::stdin().ok().and_then(|file| input::remaining(&file));
        Box::new(move || walk::total(walk::files(files, recursive).filter_map(Result::ok), stdin))
    }

    /// Returns the message of coreutils for the first pair of conflicting options.
    fn misuse(&self) -> Option<&'static str> {
        let only_to_check = |given: bool| given && !self.check;
        let not_to_check = |given: bool| given && self.check;
        let tagged = self.style().tagged;
        let one = self.files.len() < 2 && !self.recursive;
        let several = self.algorithms().len() > 1;
        let cases = [
            (self.raw && !one, "the --raw option is not supported with multiple files"),
            (self.raw && several, "the --raw option is not supported with multiple algorithms"),
            // Nothing would tell which checksum is whose.
            (self.no_names && several, "the --no-names option is not supported with multiple algorithms"),
            (tagged && self.text, "--tag does not support --text mode"),
            (not_to_check(self.zero), "the --zero option is not supported when verifying checksums"),
            (not_to_check(self.tag), "the --tag option is meaningless when verifying checksums"),
            (
                not_to_check(self.binary || self.text),
                "the --binary and --text options are meaningless when verifying checksums",
            ),
            (
                only_to_check(self.ignore_missing),
                "the --ignore-missing option is meaningful only when verifying checksums",
            ),
            (only_to_check(self.status), "the --status option is meaningful only when verifying checksums"),
            (only_to_check(self.warn), "the --warn option is meaningful only when verifying checksums"),
            (only_to_check(self.quiet), "the --quiet option is meaningful only when verifying checksums"),
            (only_to_check(self.strict), "the --strict option is meaningful only when verifying checksums"),
            (not_to_check(self.recursive), "the --recursive option is meaningless when verifying checksums"),
        ];
        cases.into_iter().find_map(|(misused, message)| misused.then_some(message))
    }

    /// Returns the requested algorithms, each once.
    fn algorithms(&self) -> Vec<ChecksumAlgorithm> {
        let mut algorithms = Vec::new();
        for algorithm in &self.algorithm {
            if !algorithms.contains(algorithm) {
                algorithms.push(*algorithm);
            }
        }
        if algorithms.is_empty() { vec![ChecksumAlgorithm::Sha256] } else { algorithms }
    }

    fn style(&self) -> Style {
        let several = self.algorithms().len() > 1 && !self.check;
        let form = match (self.raw, self.no_names) {
            (true, _) => Form::Raw,
            (false, true) => Form::NoName,
            (false, false) => Form::Full,
        };
        Style { tagged: self.tag || several, star: self.binary, zero: self.zero, form }
    }

    fn rules(&self) -> Rules {
        let named = self.algorithm.iter().copied();
        let algorithms = if self.algorithm.is_empty() { Set::ALL } else { named.collect() };
        Rules {
            algorithms: if self.check_collisions { algorithms.with_collision_check() } else { algorithms },
            literal: self.literal,
            ignore_missing: self.ignore_missing,
            quiet: self.quiet,
            status: self.status,
            strict: self.strict,
            warn: self.warn,
        }
    }
}
