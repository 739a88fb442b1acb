//! `raddle speed`: times raddle and other libraries on this machine.

pub(crate) mod algorithm;
mod clock;
mod contest;
mod header;
mod json;
mod measure;
mod peers;
mod plan;
mod plot;
mod size;
mod table;
mod upper;

use std::io::Write;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use self::peers::{Peer, cap};
use self::plan::{Course, Plan};
use self::upper::UpperHalves;
use crate::failure::Failure;
use crate::output::{Access, Output};

const EXAMPLES: &str = "\
Examples:
  raddle speed                                 everything, against all peers of this build
  raddle speed chacha20 --bytes 64,1k,16KiB    some sizes
  raddle speed chacha20 --kernel all           each kernel by itself
  raddle speed --operation seal                sealing only
  raddle speed sha256-many --batch 2,64        batches
  raddle speed chacha20-poly1305-many --bytes 64,1400   packets, 64 in a call
  raddle speed sha256 --dirty-upper            as called after AVX code without vzeroupper
  raddle speed --vs none --seconds 0.2         ourselves only, and quickly
  raddle speed --json --plot speed.svg         for programs, and as a plot
  RADDLE_CPU=avx2 raddle speed                 as on a CPU without AVX-512

How it is measured:
  The implementations run in rotation (A B C A B C ...) on the same memory, aligned to 64 bytes, so that drift of the \
machine affects all of them. A sample is at least 0.1 ms of calls. With each sample, a chain of dependent additions \
measures the true frequency of the core, from which cycles per byte follow. Time is the median of the samples, spread \
their interquartile range. \"vs best peer\" is the time of the fastest peer divided by that of the row: above 1, the row \
is faster.
  The key is set up once, each message has a new nonce, and the operation is in place. Poly1305 uses a new key for each \
message. AEADs authenticate 13 bytes of additional data, as in a TLS record, and open messages with valid tags. The key \
of HMAC is hashed beforehand. Outputs are compared before anything is timed.
  For algorithms that end in -many, time and speed are those of a batch of --batch messages. Peers take the messages one \
after another, and the ratio compares with the best of these. Only md5-simd-many takes a batch in one call.
  With --dirty-upper, a `vpcmpeqd` of 256 bits before each call leaves the upper half of a vector register dirty, as \
callers do that use AVX without vzeroupper. Legacy SSE encodings then depend on the register's old value; on Intel \
processors, mixing them with AVX may be many times slower. The instruction takes about a cycle, for every implementation.

Exit status:
  0 when all went well, 1 when an implementation gave a wrong result or a file can't be written, 2 when what was \
asked for doesn't exist, or not in this build or on this CPU.";

/// Time raddle and other libraries on this machine
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// The algorithms to time; all if none is named
    #[arg(value_name = "ALGORITHM", value_parser = names_of_algorithms())]
    algorithms: Vec<String>,

    /// Sizes of the message, such as 64,1k,16KiB,1M
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = size::parse)]
    #[arg(default_value = "64,256,1k,4k,16k,1M")]
    bytes: Vec<usize>,

    /// The number of messages in a batch, for the algorithms that end in -many
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = batch, default_value = "64")]
    batch: Vec<usize>,

    /// The operations to time; all of the algorithm, if none is named
    #[arg(long, value_name = "NAME,...", value_delimiter = ',', value_parser = names_of_operations())]
    operation: Vec<String>,

    /// The peers: none, all of this build, or a list of names
    #[arg(long, value_name = "none|all|NAME,...", value_delimiter = ',', value_parser = names_of_peers())]
    #[arg(default_value = "all")]
    vs: Vec<String>,

    /// Time these kernels of raddle one by one, instead of the library's choice
    #[arg(long, value_name = "all|NAME,...", value_delimiter = ',', value_parser = names_of_kernels())]
    kernel: Vec<String>,

    /// The time for each algorithm and size, in seconds
    #[arg(long, value_name = "S", default_value = "1", value_parser = seconds)]
    seconds: f64,

    /// Leave the upper half of a vector register dirty before each call, as callers may (x86-64 with AVX2)
    #[arg(long)]
    dirty_upper: bool,

    /// Print one JSON object a line instead of a table
    #[arg(long)]
    json: bool,

    /// Draw speed over size, as an SVG file
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
}

/// The measurement of one implementation at one size: the JSON object, key by key.
#[derive(Serialize)]
pub(crate) struct Row {
    algorithm: &'static str,
    operation: &'static str,
    bytes: usize,
    /// The number of messages, for a batch.
    #[serde(skip_serializing_if = "Option::is_none")]
    batch: Option<usize>,
    /// Whether the upper half of a vector register was dirty at each call.
    dirty_upper: bool,
    implementation: &'static str,
    kernel: Option<String>,
    ns: f64,
    ns_min: f64,
    spread: f64,
    cycles_per_byte: Option<f64>,
    ratio_to_best_peer: Option<f64>,
    cpu: String,
}

/// The name of raddle among the implementations.
const OURS: &str = "raddle";

impl Row {
    fn is_ours(&self) -> bool {
        self.implementation == OURS
    }

    /// The length of all messages together, in bytes.
    fn total(&self) -> usize {
        self.bytes * self.batch.unwrap_or(1)
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let plan = Plan::new(args)?;
    let upper = if args.dirty_upper { UpperHalves::dirty()? } else { UpperHalves::AS_IS };
    let level = raddle::cpu::level().name();
    cap::apply(&plan.peers, level)?;
    // Whether there can be a file is seen before anything is measured.
    let plot = args.plot.as_deref().map(|path| Output::open(Some(path), true, Access::Usual)).transpose()?;

    let mut output = anstream::stdout().lock();
    let notes = header::notes(args, &plan, level);
    if args.json {
        notes.iter().for_each(|note| anstream::eprintln!("note: {note}"));
    } else {
        header::write(&plan, &notes, &mut output)?;
    }

    let cpu = raddle::cpu::describe();
    let bar = Bar::new(plan.courses.len() * args.bytes.len());
    let mut measured = Vec::new();
    for course in &plan.courses {
        let start = measured.len();
        for &bytes in &args.bytes {
            bar.begin(course, bytes);
            let rows = contest::hold(course, &plan.peers, bytes, upper, args.seconds, &cpu.to_string(), |part| {
                bar.show(part)
            })?;
            bar.end();
            if args.json {
                bar.0.suspend(|| json::write(&rows, &mut output))?;
            }
            measured.extend(rows);
        }
        if !args.json {
            bar.0.suspend(|| table::write(course, &measured[start..], &mut output))?;
        }
    }
    bar.0.finish_and_clear();
    let Some(mut plot) = plot else {
        return Ok(());
    };
    let svg = plot::draw(&measured, &format!("{}, level {level}", cpu.brand()))?;
    plot.write_all(svg.as_bytes()).map_err(|error| plot.failed(&error))?;
    plot.finish()
}

/// The progress bar, on standard error where that is a terminal. It has no thread of its own, which would disturb the measurement.
struct Bar(ProgressBar);

impl Bar {
    /// Steps of the bar for one contest.
    const STEPS: u64 = 100;

    fn new(contests: usize) -> Self {
        let style = "{wide_msg} {bar:30} {percent:>3} % {eta:>4}";
        let style = ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar());
        let target = ProgressDrawTarget::stderr();
        Self(ProgressBar::with_draw_target(Some(contests as u64 * Self::STEPS), target).with_style(style))
    }

    fn begin(&self, course: &Course, bytes: usize) {
        let (algorithm, operation) = (course.algorithm.name(), course.operation);
        self.0.set_message(format!("{algorithm} {operation} {}", size::show(bytes)));
    }

    fn show(&self, part: f64) {
        let over = self.0.position() / Self::STEPS * Self::STEPS;
        self.0.set_position(over + (part * (Self::STEPS - 1) as f64) as u64);
    }

    fn end(&self) {
        self.0.set_position((self.0.position() / Self::STEPS + 1) * Self::STEPS);
    }
}

fn names_of_algorithms() -> PossibleValuesParser {
    algorithm::names().into()
}

fn names_of_operations() -> PossibleValuesParser {
    let mut names: Vec<&str> = algorithm::all(1).iter().flat_map(|algorithm| algorithm.operations()).copied().collect();
    names.sort_unstable();
    names.dedup();
    names.into()
}

fn names_of_peers() -> PossibleValuesParser {
    ["none", "all"].into_iter().chain(Peer::ALL.map(Peer::name)).collect::<Vec<_>>().into()
}

fn names_of_kernels() -> PossibleValuesParser {
    let algorithms = algorithm::all(1);
    let kernels = algorithms.iter().flat_map(|algorithm| algorithm.kernels());
    std::iter::once("all").chain(kernels.map(|kernel| kernel.name)).collect::<Vec<_>>().into()
}

fn batch(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(batch) if (1..=1 << 16).contains(&batch) => Ok(batch),
        _ => Err(format!("a number of messages from 1 to {}", 1 << 16)),
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if seconds > 0.0 && seconds <= 86_400.0 => Ok(seconds),
        _ => Err("a number of seconds above 0, and at most a day's".to_owned()),
    }
}
