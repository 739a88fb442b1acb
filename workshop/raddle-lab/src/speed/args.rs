//! The options of `raddle-lab speed`, and its help.

use std::path::PathBuf;

use super::competitors::Competitor;
use super::message::ALIGNMENT;
use super::table::Unit;
use super::{algorithm, size};
use crate::names::Names;

const EXAMPLES: &str = "\
Examples:
  raddle-lab speed                                 all, against all others
  raddle-lab speed chacha20 --bytes 64,1k,16KiB    some sizes
  raddle-lab speed --operation seal --unit ns      sealing, in ns a message
  raddle-lab speed sha256-many --batch 2,64        batches
  raddle-lab speed sha256-pairs --batch 64,4096    nodes of trees
  raddle-lab speed md5+sha256 --bytes 64k          two digests in one pass
  raddle-lab speed aes-128-gcm-many --bytes 1400   packets, 64 in a call
  raddle-lab speed aes-256-gcm --out-of-place      to another buffer
  raddle-lab speed --threads all                   all cores at once
  raddle-lab speed sha256 --dirty-upper            after AVX without vzeroupper
  raddle-lab speed --vs none --seconds 0.2         ourselves only, and quickly
  raddle-lab speed --save base.jsonl               and keep the figures
  raddle-lab speed --compare base.jsonl            what is faster or slower
  raddle-lab speed --from base.jsonl --plot s.svg  show and plot a saved run
  RADDLE_CPU=avx2 raddle-lab speed                 as on a CPU without AVX-512

How to read it:
  The fastest figure of a column is bold, or marked with * on a terminal without styles. \"raddle's lead\" is the time of the \
fastest other implementation divided by the time of raddle: above 1, raddle is faster. The line below the tables counts the \
cells in which raddle is the fastest, and the cells in which it is level, which means that the interquartile ranges overlap. With --verbose, the \
spread follows each figure, and the kernels of raddle follow each table.
  A figure is unsteady if its interquartile range is above 10 % of the time, or if the median is that much above the fastest \
sample. If more than one figure in ten is unsteady, a line says so. Then the processor was busy with other work, on this core or \
on its other thread, or changed its frequency. A disturbance that lasts through the whole run is not detected.

How it is measured:
  The implementations run in rotation (A B C A B C ...) on the same memory, aligned to 64 bytes, so that drift of the \
machine affects all of them. A sample is at least 0.1 ms of calls. With each sample, a chain of dependent additions \
measures the true frequency of the core, from which cycles per byte follow. Time is the median of the samples, spread \
their interquartile range.
  The key is set up once, each message has a new nonce, and the operation is in place. Poly1305 uses a new key for each \
message. AEADs authenticate 13 bytes of additional data, as in a TLS record, and open messages with valid tags. The key \
of HMAC is hashed beforehand. Outputs are compared before anything is timed. The operations seal-into and open-into read \
the message from another buffer; competitors copy it and work in place. AES-GCM-SIV opens messages only so, because its \
keystream depends on the tag, and its batches are copied for every implementation.
  Algorithms that end in -many or -pairs take a batch of --batch messages; pairs have 64 bytes, and digest_many hashes \
them as messages of any length. Competitors take the messages one after another; only \
blake3-hash-many, md5-simd-many, tape-sha256-many, hashtree-pairs and ipsec-mb-many take a batch in one call.
  With --threads, each thread has its own message and its own keys. A sample lasts from the start of the first thread \
to the end of the last one, so figures are totals of all threads. It is at least 4 ms, and there are no cycles per byte.
  With --compare, a difference counts if the interquartile ranges of both runs don't overlap, each range taken as at least \
2 % of the time.
  With --dirty-upper, a `vpcmpeqd` of 256 bits before each call leaves the upper half of a vector register dirty, as \
callers do that use AVX without vzeroupper. Legacy SSE encodings then depend on the register's old value; on Intel \
processors, mixing them with AVX may be many times slower. The instruction takes about a cycle, for every implementation.

Exit status:
  0 if all went well; 1 if an implementation computed a wrong result or a file can't be written; 2 if the command \
line names something that does not exist, or not in this build or on this CPU.";

/// Time raddle and other libraries on this machine
#[derive(clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// The algorithms to time; all if none is named
    #[arg(value_name = "ALGORITHM", value_parser = Names::new(algorithm::names))]
    pub(super) algorithms: Vec<String>,

    /// Sizes of the message, such as 64,1k,16KiB,1M
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = size::parse)]
    #[arg(default_value = "64,256,1k,4k,16k,1M")]
    pub(super) bytes: Vec<usize>,

    /// The number of messages in a batch, for the algorithms that end in -many or -pairs
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = batch, default_value = "64")]
    pub(super) batch: Vec<usize>,

    /// The operations to time; all of the algorithm, if none is named
    #[arg(long, value_name = "NAME,...", value_delimiter = ',', value_parser = Names::new(names_of_operations))]
    pub(super) operation: Vec<String>,

    /// Time the operations of AEADs from one buffer to another. Competitors copy the message and work in place
    #[arg(long)]
    pub(super) out_of_place: bool,

    /// The competitors: none, all of this build, or a list of names
    #[arg(long, value_name = "none|all|NAME,...", value_delimiter = ',', value_parser = Names::new(names_of_competitors))]
    #[arg(default_value = "all")]
    pub(super) vs: Vec<String>,

    /// The time for each algorithm and size, in seconds
    #[arg(long, value_name = "S", default_value = "1", value_parser = seconds)]
    pub(super) seconds: f64,

    /// Run each implementation on N threads at once, or on all cores
    #[arg(long, value_name = "N|all", default_value = "1", value_parser = threads)]
    pub(super) threads: usize,

    /// Begin messages N bytes after the start of a cache line
    #[arg(long, value_name = "N", default_value_t = 0)]
    #[arg(value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(..ALIGNMENT as u64))]
    pub(super) misalign: usize,

    /// Leave the upper half of a vector register dirty before each call, as callers may (x86-64 with AVX2)
    #[arg(long)]
    pub(super) dirty_upper: bool,

    /// The unit of the tables
    #[arg(long, value_enum, ignore_case = true, default_value = "GB/s")]
    pub(super) unit: Unit,

    /// Show the spread of each figure, and the kernels of raddle
    #[arg(short, long)]
    pub(super) verbose: bool,

    /// Print one JSON object a line instead of tables
    #[arg(long)]
    pub(super) json: bool,

    /// Save the figures, for --compare and --from
    #[arg(long, value_name = "FILE.jsonl")]
    pub(super) save: Option<PathBuf>,

    /// List the figures that are faster or slower than in a saved run
    #[arg(long, value_name = "FILE.jsonl", conflicts_with = "json")]
    pub(super) compare: Option<PathBuf>,

    /// Time nothing, and show a saved run (- is standard input), with all algorithms and operations or the named ones
    #[arg(long, value_name = "FILE.jsonl", conflicts_with_all = ["json", "save", "bytes", "batch", "vs"])]
    #[arg(conflicts_with_all = ["seconds", "threads", "misalign", "dirty_upper", "out_of_place"])]
    pub(super) from: Option<PathBuf>,

    /// Draw speed over size, as an SVG file
    #[arg(long, value_name = "FILE.svg")]
    pub(super) plot: Option<PathBuf>,
}

fn names_of_operations() -> Vec<&'static str> {
    let all = algorithm::all(1);
    all.iter().flat_map(|algorithm| [algorithm.operations(), algorithm.out_of_place()].concat()).collect()
}

fn names_of_competitors() -> Vec<&'static str> {
    ["none", "all"].into_iter().chain(Competitor::ALL.map(Competitor::name)).collect()
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
        _ => Err("a number of seconds above 0, at most 86400".to_owned()),
    }
}

/// The maximal number of threads: enough for every machine, and few enough to create.
const MAX_THREADS: usize = 1024;

fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        _ if text == "all" => Ok(std::thread::available_parallelism().map_or(1, usize::from).min(MAX_THREADS)),
        Ok(threads) if (1..=MAX_THREADS).contains(&threads) => Ok(threads),
        _ => Err(format!("a number of threads from 1 to {MAX_THREADS}, or all")),
    }
}
