//! Times kernels that the library doesn't have beside those that it has.
//!
//! A small program is printed around them, by the printer of `xtask gen`, into [`FOLDER`], built with nothing but
//! rustc, and run.

use std::fmt::Write;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::Stdio;

use raddle_check::cosim::oracle;
use raddle_isa::{Concrete, Isa, Kernel, Word};
use raddle_kernels::chacha20::{BLOCK, spec};

use super::statistics::{median, ratio, spread};
use crate::{Result, generate, tools};

/// Where the program is written and built.
const FOLDER: &str = "target/tune";
/// Bytes of the messages, where nobody says: around the widths of the loops, and long.
const LENGTHS: [usize; 11] = [64, 128, 192, 256, 384, 512, 1024, 1536, 2048, 4096, 16384];
/// Seconds for each of them.
const SECONDS: f64 = 1.0;

const LEGEND: &str = "\
Cycles of the core, in place, medians over the rounds; every kernel in turn in every round. The spread is the distance
of the quartiles. `=` marks the defaults, the kernels that the library has; the last column is a candidate's time over
that of the default whose name its own begins with.";

const PROOFS: &str = "\
Every kernel computed what the specification says at every length up to 8192, or was not timed. That is no proof: the
defaults are proved by `cargo xtask prove`, a candidate by `cargo xtask prove --only NAME`.";

/// Times the kernels of this machine's instruction set and prints a table for each length.
pub(super) fn run(lengths: &[usize], seconds: Option<f64>, only: Option<&str>) -> Result {
    let wanted = |kernel: &Kernel| only.is_none_or(|part| kernel.name.contains(part));
    let (mut kernels, unable) = kernels_here()?;
    kernels.retain(wanted);
    if kernels.is_empty() {
        return Err("no kernel that this machine can run has such a name".into());
    }
    let lengths = if lengths.is_empty() { &LENGTHS } else { lengths };
    println!("{} kernels, at {} lengths\n{LEGEND}\n{PROOFS}", kernels.len(), lengths.len());
    if unable > 0 {
        println!("{unable} kernels need features that this machine lacks.");
    }
    let defaults: Vec<&str> = raddle_kernels::all().iter().map(|kernel| kernel.name).collect();
    let project = Project { folder: tools::root().join(FOLDER) };
    project.write(&kernels, lengths)?;

    let mut best = String::new();
    let mut wrong = Vec::new();
    project.run(lengths, seconds.unwrap_or(SECONDS), kernels.len(), |answer| match answer {
        Answer::Wrong { kernel, length } => wrong.push(format!("{kernel} at {length} bytes")),
        Answer::Times { length, times } => {
            let table = Table::new(length, &times, &defaults);
            print!("\n{}", table.text());
            best += &table.best();
        }
    })?;
    print!("\n{}{best}", Table::best_header());
    if wrong.is_empty() {
        return Ok(());
    }
    Err(format!("not as the specification says, and not timed: {}", wrong.join(", ")))
}

/// The kernels and candidates of this machine's instruction set that it can run, and how many it can't.
fn kernels_here() -> Result<(Vec<Kernel>, usize)> {
    let isa = match () {
        () if cfg!(target_arch = "x86_64") => Isa::X86_64,
        () if cfg!(target_arch = "aarch64") => Isa::Aarch64,
        () if cfg!(all(target_arch = "powerpc64", target_endian = "little")) => Isa::Ppc64le,
        () => return Err("there are no kernels for this machine".into()),
    };
    let features = oracle::features();
    let of_isa = [raddle_kernels::all(), raddle_kernels::candidates()].concat().into_iter().filter(|k| k.isa == isa);
    let (able, unable): (Vec<_>, Vec<_>) = of_isa.partition(|kernel| kernel.features().is_subset(&features));
    Ok((able, unable.len()))
}

/// The program.
struct Project {
    folder: PathBuf,
}

/// What the program says.
#[derive(PartialEq, Debug)]
enum Answer {
    /// A kernel differs from the specification.
    Wrong { kernel: String, length: usize },
    /// What was measured at one length.
    Times { length: usize, times: Vec<Times> },
}

/// Cycles of a kernel, one figure a round.
#[derive(PartialEq, Debug)]
struct Times {
    kernel: String,
    cycles: Vec<f64>,
}

impl Project {
    fn write(&self, kernels: &[Kernel], lengths: &[usize]) -> Result {
        // The same cycles as those of `raddle speed`.
        let clock = tools::root().join("crates/raddle-cli/src/speed/clock.rs");
        let clock = fs::read(&clock).map_err(|error| format!("{}: {error}", clock.display()))?;
        // As far as the program tries them.
        let longest = lengths.iter().copied().fold(8192, usize::max);
        self.file("Cargo.toml", MANIFEST.as_bytes())?;
        self.file("src/main.rs", include_bytes!("runner.rs"))?;
        self.file("src/clock.rs", &clock)?;
        self.file("src/key_stream", &key_stream(longest))?;
        self.file("src/kernels.rs", module(kernels).as_bytes())?;
        kernels.iter().try_for_each(|kernel| self.file(&format!("src/{}.s", kernel.name), kernel.print().as_bytes()))
    }

    /// Writes a file, if it isn't there already: cargo goes by the time.
    fn file(&self, path: &str, content: &[u8]) -> Result {
        let path = self.folder.join(path);
        if fs::read(&path).is_ok_and(|before| before == content) {
            return Ok(());
        }
        let failed = |error| format!("{}: {error}", path.display());
        fs::create_dir_all(path.parent().expect("a file lies in a folder")).map_err(failed)?;
        fs::write(&path, content).map_err(failed)
    }

    /// Builds and runs it, and hands on what it says as it comes.
    fn run(&self, lengths: &[usize], seconds: f64, kernels: usize, mut hear: impl FnMut(Answer)) -> Result {
        let mut cargo = tools::cargo("run");
        cargo.args(["--release", "--quiet", "--manifest-path"]).arg(self.folder.join("Cargo.toml"));
        cargo.arg("--target-dir").arg(self.folder.join("target"));
        cargo.arg("--").arg(seconds.to_string()).args(lengths.iter().map(usize::to_string));
        let failed = |error| format!("can't run cargo: {error}");
        let mut process = cargo.stdout(Stdio::piped()).spawn().map_err(failed)?;
        let (mut wrong, mut times) = (0, Vec::new());
        for line in BufReader::new(process.stdout.take().expect("a pipe")).lines() {
            let line = line.map_err(failed)?;
            let words: Vec<_> = line.split(' ').collect();
            let number = |text: &str| text.parse().map_err(|_| format!("not understood: {line}"));
            match words[..] {
                ["wrong", kernel, length] => {
                    wrong += 1;
                    hear(Answer::Wrong { kernel: kernel.into(), length: number(length)? as usize });
                }
                ["time", length, kernel, ref cycles @ ..] => {
                    let cycles = cycles.iter().copied().map(number).collect::<Result<_>>()?;
                    times.push(Times { kernel: kernel.into(), cycles });
                    if times.len() == kernels - wrong {
                        let times = std::mem::take(&mut times);
                        hear(Answer::Times { length: number(length)? as usize, times });
                    }
                }
                _ => return Err(format!("not understood: {line}")),
            }
        }
        let status = process.wait().map_err(failed)?;
        if status.success() { Ok(()) } else { Err(format!("{}: {status}", self.folder.display())) }
    }
}

/// A workspace of its own.
const MANIFEST: &str = "[package]\nname = \"tune\"\nedition = \"2024\"\n\n[workspace]\n";

/// The state at the start: a key and a nonce like any other, and a counter that soon wraps.
fn state() -> [u32; 16] {
    let mut state = std::array::from_fn(|i| 0x9e37_79b9_u32.wrapping_mul(i as u32 + 1));
    state[..4].copy_from_slice(&spec::CONSTANTS);
    state[12] = u32::MAX - 5;
    state
}

/// The keystream by the specification.
fn key_stream(bytes: usize) -> Vec<u8> {
    let mut state = state();
    let mut stream = Vec::new();
    for _ in 0..bytes.div_ceil(BLOCK) {
        let block = spec::block(&state.map(|word| Concrete::lit(32, word.into())));
        stream.extend(block.iter().flat_map(|word| (word.value() as u32).to_le_bytes()));
        state[12] = state[12].wrapping_add(1);
    }
    stream
}

/// The module of the kernels.
fn module(kernels: &[Kernel]) -> String {
    let mut text = format!(
        "use crate::{{Aligned, Kernel}};\n\n\
         pub(crate) static STATE: [u32; 16] = {:?};\n\
         pub(crate) static KEY_STREAM: &[u8] = include_bytes!(\"key_stream\");\n\
         pub(crate) static KERNELS: [Kernel; {}] = [\n",
        state(),
        kernels.len()
    );
    for name in kernels.iter().map(|kernel| kernel.name) {
        writeln!(text, "    Kernel {{ name: \"{name}\", run: {name}::{name}, table: &{name}::TABLE.0 }},")
            .expect("a string");
    }
    text += "];\n";
    for kernel in kernels {
        let (name, function) = (kernel.name, generate::function(kernel));
        write!(text, "\nmod {name} {{\n    use super::Aligned;\n\n{function}}}\n").expect("a string");
    }
    text
}

/// What was measured at one length, the fastest first.
struct Table<'a> {
    length: usize,
    rows: Vec<Row<'a>>,
}

struct Row<'a> {
    kernel: &'a str,
    is_default: bool,
    cycles: f64,
    spread: f64,
    /// The time of a candidate over that of its default.
    to_default: Option<f64>,
}

impl<'a> Table<'a> {
    fn new(length: usize, times: &'a [Times], defaults: &[&str]) -> Table<'a> {
        let row = |this: &'a Times| {
            let is_default = defaults.contains(&this.kernel.as_str());
            let of_family =
                |other: &&Times| defaults.contains(&other.kernel.as_str()) && this.kernel.starts_with(&other.kernel);
            let default = times.iter().filter(of_family).max_by_key(|other| other.kernel.len());
            Row {
                kernel: &this.kernel,
                is_default,
                cycles: median(&this.cycles),
                spread: spread(&this.cycles),
                to_default: default.filter(|_| !is_default).map(|default| ratio(&this.cycles, &default.cycles)),
            }
        };
        let mut rows: Vec<_> = times.iter().map(row).collect();
        rows.sort_by(|a, b| a.cycles.total_cmp(&b.cycles));
        Table { length, rows }
    }

    fn text(&self) -> String {
        let mut text = format!("{:<46}cycles  a byte   spread  to its default\n", format!("{} bytes", self.length));
        for (i, row) in self.rows.iter().enumerate() {
            let mark = if row.is_default { '=' } else { ' ' };
            let to_default = row.to_default.map_or(String::new(), |ratio| format!("{ratio:.3}"));
            let fastest = if i == 0 { "fastest" } else { "" };
            let line = format!(
                "{mark} {:<40}{:>10.1}{:>8.3}{:>7.1} %{to_default:>16}  {fastest}",
                row.kernel,
                row.cycles,
                row.cycles / self.length as f64,
                100.0 * row.spread,
            );
            writeln!(text, "{}", line.trim_end()).expect("a string");
        }
        text
    }

    fn best_header() -> String {
        format!("{:>8}  {:<40}{:<40}\n", "bytes", "the fastest", "the fastest default, and its time over that")
    }

    /// A line of the summary.
    fn best(&self) -> String {
        let Some(first) = self.rows.first() else { return String::new() };
        let default = self.rows.iter().find(|row| row.is_default);
        let default = default.map(|row| format!("{:<40}{:.3}", row.kernel, row.cycles / first.cycles));
        let line = format!("{:>8}  {:<40}{}", self.length, first.kernel, default.unwrap_or_default());
        format!("{}\n", line.trim_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_mark_defaults_and_what_is_fastest() {
        let times = |kernel: &str, cycles: [f64; 3]| Times { kernel: kernel.into(), cycles: cycles.into() };
        let times = [
            times("xor_a", [10.0, 20.0, 30.0]),
            times("xor_a_by2", [11.0, 22.0, 33.0]),
            times("xor_ax", [9.0, 18.0, 27.0]),
        ];
        let table = Table::new(64, &times, &["xor_a", "xor_b"]);
        let lines: Vec<String> =
            table.text().lines().map(|l| l.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        assert_eq!(lines[1], "xor_ax 18.0 0.281 50.0 % 0.900 fastest");
        assert_eq!(lines[2], "= xor_a 20.0 0.312 50.0 %");
        assert_eq!(lines[3], "xor_a_by2 22.0 0.344 50.0 % 1.100");
        assert_eq!(table.best().split_whitespace().collect::<Vec<_>>(), ["64", "xor_ax", "xor_a", "1.111"]);
    }

    /// The program is built and runs, and refuses to time a kernel that is wrong.
    #[test]
    #[cfg(target_arch = "x86_64")]
    fn what_is_wrong_is_not_timed() {
        let right = raddle_kernels::named(Isa::X86_64, "chacha20_xor_gpr").unwrap();
        let mut wrong = Kernel { name: "chacha20_xor_wrong", ..right.clone() };
        let mut rotations = 0;
        wrong.edit(|inst| {
            rotations += (inst.row.name == "rol32") as usize;
            if inst.row.name == "rol32" && rotations == 1 { Vec::new() } else { vec![inst.clone()] }
        });
        let project = Project { folder: tools::root().join("target/tune-test") };
        project.write(&[wrong, right], &[64]).unwrap();
        let mut answers = Vec::new();
        project.run(&[64], 0.0, 2, |answer| answers.push(answer)).unwrap();
        assert!(matches!(&answers[0], Answer::Wrong { kernel, .. } if kernel == "chacha20_xor_wrong"), "{answers:?}");
        let Answer::Times { length: 64, times } = &answers[1] else { panic!("{answers:?}") };
        assert_eq!(times.len(), 1);
        assert_eq!(times[0].kernel, "chacha20_xor_gpr");
        assert!(times[0].cycles.len() >= 5 && times[0].cycles.iter().all(|&cycles| cycles > 0.0));
    }
}
