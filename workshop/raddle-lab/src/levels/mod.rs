//! `raddle-lab levels`: tests whether a wider level is ever slower than a narrower one.
//!
//! A cap on the level applies to a process, so there is a process for each level. All processes wait except the one
//! that is asked to time a size. They are asked in turn, so that machine drift affects all of them.
//!
//! Sizes for which two levels use the same kernels are not compared: for these, both run the same code, whose speed
//! depends on the addresses of its stack and buffers.

mod answer;
mod worst;

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;
use std::{env, fmt};

use raddle::cpu::{self, Level};
use raddle_bench::measurement::short_cpu;
use raddle_terminal::failure::Failure;
use raddle_terminal::streams;

use self::worst::{AGAIN, TIMES, TOLERANCE, TimedSizes, worst};
use crate::names::Names;
use crate::speed::algorithm;

const HELP: &str = "\
Examples:
  raddle-lab levels chacha20               sizes up to 4 KiB, for 20 seconds
  taskset -c 1 raddle-lab levels sha512    on one CPU

A size is the length of a message or, for algorithms that end in -many or -pairs, of a batch of messages of 64 bytes. On a \
shared machine, one CPU may be slower than the next, so use a program such as taskset that keeps all processes on one CPU.

Exit status: 0 if no level takes 3 % longer than a narrower one; 1 if one does.";

/// Test whether a wider level of this CPU is ever slower than a narrower one
#[derive(clap::Args)]
#[command(after_long_help = HELP)]
pub(crate) struct Args {
    /// The algorithms to time; all if none is named
    #[arg(value_name = "ALGORITHM", value_parser = Names::new(algorithm::names))]
    algorithms: Vec<String>,

    /// Only these sizes, in bytes
    #[arg(long, value_name = "LIST", value_delimiter = ',', conflicts_with = "all")]
    bytes: Vec<usize>,

    /// Every size, instead of every 16th and those about multiples of a block
    #[arg(long)]
    all: bool,

    /// Seconds to go over the sizes, before the worst are timed again
    #[arg(long, value_name = "S", default_value_t = 20.0)]
    seconds: f64,

    /// Answer another process that asks for sizes
    #[arg(long, hide = true, requires = "algorithms")]
    answer: bool,
}

/// The maximal size that is timed by default.
const LONGEST: usize = 4096;
/// The minimal number of rounds over all sizes, even after the time is up.
const ROUNDS: usize = 3;

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut output = streams::stdout();
    if args.answer {
        return answer::run(&args.algorithms[0], &mut output);
    }
    let names = match &args.algorithms[..] {
        [] => algorithm::names(),
        asked => algorithm::names().into_iter().filter(|name| asked.iter().any(|asked| asked == name)).collect(),
    };
    writeln!(output, "{}", short_cpu(&cpu::describe().to_string()))?;
    let mut slower = Vec::new();
    for name in names {
        slower.extend(compare(name, args, &mut output)?);
    }
    if slower.is_empty() {
        writeln!(output, "\nno level is more than {:.0} % slower than a narrower one", 100.0 * (TOLERANCE - 1.0))?;
        return Ok(());
    }
    Err(Failure::Work(format!("slower than a narrower level:\n{}", slower.join("\n"))))
}

/// Times the levels against each other, and describes each level that is slower than a narrower one.
fn compare(algorithm: &str, args: &Args, output: &mut dyn Write) -> Result<Vec<String>, Failure> {
    let mut sizes: Vec<usize> = match () {
        () if !args.bytes.is_empty() => args.bytes.clone(),
        () if args.all => (1..=LONGEST).collect(),
        () => (1..=LONGEST).filter(|n| n % 16 == 0 || [1, 63].contains(&(n % 64))).collect(),
    };
    sizes.retain(|&size| answer::accepts(algorithm, size));
    writeln!(output, "\n{algorithm}: {} sizes of up to {} bytes", sizes.len(), sizes.iter().max().unwrap_or(&0))?;
    output.flush()?;
    let levels = Level::ALL.iter().copied().filter(|level| *level <= cpu::level());
    let mut timed = levels.map(|level| Timed::new(algorithm, level, &sizes)).collect::<Result<Vec<_>, _>>()?;

    let start = Instant::now();
    let mut rounds = 0;
    while rounds < ROUNDS || start.elapsed().as_secs_f64() < args.seconds {
        for i in 0..sizes.len() {
            timed.iter_mut().try_for_each(|level| level.time(i))?;
        }
        rounds += 1;
    }
    writeln!(output, "{rounds} rounds; then {TIMES} times {AGAIN} more at each size that seemed to be the worst")?;

    let mut slower = Vec::new();
    for wide in 1..timed.len() {
        for narrow in 0..wide {
            let [narrow, wide] = timed.get_disjoint_mut([narrow, wide]).expect("two levels");
            let Some((i, ratio)) = worst(wide, narrow)? else {
                writeln!(output, "{:<20} the same kernels", format!("{} to {}", wide.level, narrow.level))?;
                continue;
            };
            let worst = Worst {
                levels: [narrow.level, wide.level],
                size: wide.sizes[i],
                cycles: [narrow.cycles[i], wide.cycles[i]],
                ratio,
            };
            writeln!(output, "{worst}")?;
            output.flush()?;
            if worst.ratio > TOLERANCE {
                slower.push(format!("{algorithm}: {worst}"));
            }
        }
    }
    Ok(slower)
}

/// The size at which a level compares worst with a narrower level.
struct Worst {
    levels: [Level; 2],
    size: usize,
    cycles: [f64; 2],
    ratio: f64,
}

impl fmt::Display for Worst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Worst { levels: [narrow, wide], size, cycles, ratio } = self;
        let pair = format!("{wide} to {narrow}");
        write!(f, "{pair:<20} at worst {ratio:.3}, at {size:>4} bytes: {:.1} cycles to {:.1}", cycles[1], cycles[0])
    }
}

/// A level, its process, and its measurements.
struct Timed {
    algorithm: String,
    level: Level,
    process: Child,
    ask: ChildStdin,
    hear: BufReader<ChildStdout>,
    sizes: Vec<usize>,
    /// The least of the medians for each size: a disturbance can only make a round slower.
    cycles: Vec<f64>,
    /// The kernels for each size.
    kernels: Vec<String>,
}

impl Timed {
    fn new(algorithm: &str, level: Level, sizes: &[usize]) -> Result<Timed, Failure> {
        let (process, ask, hear) = Timed::start(algorithm, level)?;
        let (cycles, kernels) = (vec![f64::INFINITY; sizes.len()], vec![String::new(); sizes.len()]);
        Ok(Timed { algorithm: algorithm.to_owned(), level, process, ask, hear, sizes: sizes.to_vec(), cycles, kernels })
    }

    fn start(algorithm: &str, level: Level) -> Result<(Child, ChildStdin, BufReader<ChildStdout>), Failure> {
        let failed = |error: io::Error| Failure::Work(format!("level {level}: {error}"));
        let mut process = Command::new(env::current_exe().map_err(failed)?)
            .args(["levels", "--answer", algorithm])
            .env("RADDLE_CPU", level.name())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let (ask, hear) = (process.stdin.take(), process.stdout.take());
        Ok((process, ask.expect("a pipe"), BufReader::new(hear.expect("a pipe"))))
    }

    fn stop(&mut self) {
        // The process may be waiting for the next size.
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

impl TimedSizes for Timed {
    fn times(&mut self) -> &mut [f64] {
        &mut self.cycles
    }

    fn kernels(&self, i: usize) -> &str {
        &self.kernels[i]
    }

    fn time(&mut self, i: usize) -> Result<(), Failure> {
        let mut reply = String::new();
        let asked = writeln!(self.ask, "{}", self.sizes[i]).and_then(|()| self.hear.read_line(&mut reply));
        asked.map_err(|error| Failure::Work(format!("level {}: {error}", self.level)))?;
        let unexpected = || Failure::Work(format!("level {} answers: {reply}", self.level));
        let (cycles, kernels) = reply.trim_end_matches('\n').split_once(' ').ok_or_else(unexpected)?;
        self.cycles[i] = self.cycles[i].min(cycles.parse().map_err(|_| unexpected())?);
        kernels.clone_into(&mut self.kernels[i]);
        Ok(())
    }

    /// Starts another process, whose stack and buffers have other addresses, because addresses by themselves may make a
    /// size a tenth slower.
    fn restart(&mut self) -> Result<(), Failure> {
        self.stop();
        (self.process, self.ask, self.hear) = Timed::start(&self.algorithm, self.level)?;
        Ok(())
    }
}

impl Drop for Timed {
    fn drop(&mut self) {
        self.stop();
    }
}
