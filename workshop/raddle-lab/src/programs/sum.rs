//! `raddle-lab programs sum`: compares `raddle sum` with `sha256sum` and other coreutils programs, `openssl dgst` and
//! `b3sum`, in turn.
//!
//! Competitors that process one file after another run in as many processes as there are processors, with `xargs -P`.
//! The limit is the ratio of a program that reads the files on the same number of threads, and hashes nothing.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use raddle_bench::statistics::{median, ratio};
use raddle_common::buffer::Buffer;
use raddle_terminal::failure::Failure;

use super::process::{self, failed};
use crate::random::Random;

const ROUNDS: usize = 7;
/// The number of bytes that are read at once if nothing is hashed.
const PIECE: usize = 128 << 10;
/// The number of words of a shared text at which files may begin.
const VARIETY: usize = 1 << 16;

/// A folder with files: their number, and their lengths, each equally likely.
struct Tree {
    name: &'static str,
    files: usize,
    shortest: usize,
    longest: usize,
}

const SMALL: Tree = Tree { name: "small", files: 5000, shortest: 1 << 10, longest: 64 << 10 };
const LONG: Tree = Tree { name: "long", files: 200, shortest: 5 << 20, longest: 5 << 20 };
const ONE: Tree = Tree { name: "one", files: 1, shortest: 1 << 30, longest: 1 << 30 };

#[derive(Clone, Copy)]
enum Competitor {
    /// A coreutils program.
    Coreutils(&'static str),
    Openssl,
    B3sum,
    /// `raddle sum` with one algorithm.
    Raddle(&'static str),
}

/// The files that are hashed, the algorithms, and the ratio by which `raddle sum` must be faster than each competitor.
type Contest = (&'static Tree, &'static str, &'static [(Competitor, f64)]);

const CONTESTS: [Contest; 16] = {
    use Competitor::{B3sum, Coreutils, Openssl, Raddle};
    [
        (&SMALL, "sha256", &[(Coreutils("sha256sum"), 4.0), (Openssl, 4.0)]),
        (&SMALL, "md5", &[(Coreutils("md5sum"), 4.0), (Openssl, 4.0)]),
        (&SMALL, "sha1", &[(Coreutils("sha1sum"), 1.0), (Openssl, 1.0)]),
        (&SMALL, "sha512", &[(Coreutils("sha512sum"), 1.0), (Openssl, 1.0)]),
        (&SMALL, "blake2b", &[(Coreutils("b2sum"), 1.0), (Openssl, 1.0)]),
        (&SMALL, "blake3", &[(B3sum, 1.5)]),
        (&LONG, "sha256", &[(Coreutils("sha256sum"), 1.5), (Openssl, 1.5), (B3sum, 0.0)]),
        (&LONG, "md5", &[(Coreutils("md5sum"), 6.0), (Openssl, 6.0)]),
        (&LONG, "blake3", &[(B3sum, 0.9)]),
        (&ONE, "sha256", &[(Coreutils("sha256sum"), 1.0), (Openssl, 1.0)]),
        (&ONE, "md5", &[(Coreutils("md5sum"), 1.0), (Openssl, 1.0)]),
        (&ONE, "sha1", &[(Coreutils("sha1sum"), 1.0), (Openssl, 1.0)]),
        (&ONE, "sha512", &[(Coreutils("sha512sum"), 1.0), (Openssl, 1.0)]),
        (&ONE, "blake2b", &[(Coreutils("b2sum"), 1.0), (Openssl, 1.0)]),
        (&ONE, "sha256,md5", &[(Raddle("md5"), 0.95), (Openssl, 0.0)]),
        (&ONE, "blake3", &[(B3sum, 0.9)]),
    ]
};

/// Measures with files in a folder. A competitor that is not installed is skipped.
pub(super) fn run(folder: &Path, output: &mut dyn Write) -> Result<(), Failure> {
    let scratch = process::scratch(folder)?;
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let seconds = format!("seconds are medians of {ROUNDS}");
    writeln!(output, "files in {}; {threads} threads or processes; {seconds}", folder.display())?;
    writeln!(
        output,
        "{:<26}{:<12}{:<24}{:>8}{:>8}{:>7}{:>7}{:>7}",
        "files", "algorithm", "other", "other", "raddle", "ratio", "asked", "limit"
    )?;
    let mut slow = Vec::new();
    for (tree, algorithms, competitors) in CONTESTS {
        let of_tree = scratch.path().join(tree.name);
        if !of_tree.exists() {
            tree.plant(scratch.path()).map_err(failed(&of_tree))?;
        }
        let paths = |entries: fs::ReadDir| entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>();
        let mut files = fs::read_dir(&of_tree).and_then(paths).map_err(failed(&of_tree))?;
        files.sort();
        let ours = || raddle_sum(scratch.path(), tree, algorithms);
        for (competitor, asked) in competitors {
            let by = |threads| competitor.command(threads, scratch.path(), tree, algorithms);
            let what = format!("{}: {algorithms} compared with {}", tree.title(), competitor.name());
            // Only one process prints the sums, because lines of several processes may be mixed.
            let agree = match sums_of(by(1)) {
                Ok(sums) if competitor.makes_the_same(algorithms) => sums == sums_of(ours())?,
                Ok(_) => true,
                Err(Failure::Work(error)) => {
                    writeln!(output, "skipped: {what}: {error}")?;
                    continue;
                }
                Err(failure) => return Err(failure),
            };
            if !agree {
                return Err(Failure::Work(format!("{what}: the two programs don't agree")));
            }
            let mut times = [const { Vec::new() }; 3];
            for _ in 0..ROUNDS {
                times[0].push(process::time(&mut by(threads))?);
                times[1].push(process::time(&mut ours())?);
                times[2].push(read(&files, threads).map_err(failed(&of_tree))?);
            }
            let [theirs, ours, reading] = &times;
            let (t, o, r, limit) = (median(theirs), median(ours), ratio(theirs, ours), ratio(theirs, reading));
            let (title, name) = (tree.title(), competitor.name());
            writeln!(output, "{title:<26}{algorithms:<12}{name:<24}{t:>8.3}{o:>8.3}{r:>7.2}{asked:>7.2}{limit:>7.2}")?;
            output.flush()?;
            if r < *asked {
                slow.push(what);
            }
        }
    }
    if slow.is_empty() { Ok(()) } else { Err(Failure::Work(format!("slower than required:\n{}", slow.join("\n")))) }
}

impl Tree {
    fn title(&self) -> String {
        let size = |bytes: usize| match bytes {
            0..0x10_0000 => format!("{} KiB", bytes >> 10),
            0x10_0000..0x4000_0000 => format!("{} MiB", bytes >> 20),
            _ => format!("{} GiB", bytes >> 30),
        };
        let files = if self.files == 1 { "file" } else { "files" };
        match self.shortest == self.longest {
            true => format!("{} {files} of {}", self.files, size(self.longest)),
            false => format!("{} {files} to {}", self.files, size(self.longest)),
        }
    }

    /// Writes the files.
    fn plant(&self, scratch: &Path) -> io::Result<()> {
        let folder = scratch.join(self.name);
        fs::create_dir(&folder)?;
        let mut random = Random::new();
        let text: Vec<u8> = (0..(self.longest >> 3) + VARIETY).flat_map(|_| random.word().to_ne_bytes()).collect();
        for number in 0..self.files {
            let len = self.shortest + random.word() as usize % (self.longest - self.shortest + 1);
            let begin = random.word() as usize % (text.len() - len);
            fs::write(folder.join(format!("{number:04}")), &text[begin..][..len])?;
        }
        Ok(())
    }
}

impl Competitor {
    fn name(self) -> String {
        match self {
            Competitor::Coreutils(tool) => format!("{tool}, xargs -P"),
            Competitor::Openssl => "openssl dgst, xargs -P".to_owned(),
            Competitor::B3sum => "b3sum".to_owned(),
            Competitor::Raddle(algorithm) => format!("raddle, {algorithm} alone"),
        }
    }

    /// Returns whether its checksums use these algorithms.
    fn makes_the_same(self, algorithms: &str) -> bool {
        match self {
            Competitor::Coreutils(_) => true,
            Competitor::Openssl => !algorithms.contains(','),
            Competitor::B3sum => algorithms == "blake3",
            Competitor::Raddle(algorithm) => algorithms == algorithm,
        }
    }

    fn command(self, threads: usize, scratch: &Path, tree: &Tree, algorithms: &str) -> Command {
        // Each process takes a quarter of its share at a time.
        let each = tree.files.div_ceil(4 * threads);
        let name = tree.name;
        let by_xargs = |program: &str| format!("find {name} -type f -print0 | xargs -0 -P{threads} -n{each} {program}");
        let line = match self {
            Competitor::Raddle(algorithm) => return raddle_sum(scratch, tree, algorithm),
            Competitor::Coreutils(tool) => by_xargs(tool),
            // Each of several algorithms needs a separate process.
            Competitor::Openssl if algorithms.contains(',') => {
                format!("openssl dgst -sha256 -r {name}/* & openssl dgst -md5 -r {name}/*; wait")
            }
            // OpenSSL's name includes the length.
            Competitor::Openssl if algorithms == "blake2b" => by_xargs("openssl dgst -blake2b512 -r"),
            Competitor::Openssl => by_xargs(&format!("openssl dgst -{algorithms} -r")),
            Competitor::B3sum => format!("b3sum {name}/*"),
        };
        let mut shell = Command::new("sh");
        shell.current_dir(scratch).args(["-c", &line]);
        shell
    }
}

fn raddle_sum(scratch: &Path, tree: &Tree, algorithms: &str) -> Command {
    let mut raddle = Command::new("raddle");
    raddle.current_dir(scratch).args(["sum", "-a", algorithms, "-r", tree.name]);
    raddle
}

/// Returns the lines that a program prints, in order. OpenSSL prints a star before names.
fn sums_of(mut command: Command) -> Result<Vec<String>, Failure> {
    let output = process::output_of(&mut command)?;
    let mut lines: Vec<String> = output.lines().map(|line| line.replacen(" *", "  ", 1)).collect();
    lines.sort();
    Ok(lines)
}

/// Returns the seconds that threads take to open files and read them to their ends.
fn read(files: &[PathBuf], threads: usize) -> io::Result<f64> {
    let next = AtomicUsize::new(0);
    let work = || -> io::Result<()> {
        let mut piece = Buffer::new(PIECE)?;
        while let Some(path) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut file = File::open(path)?;
            while file.read(&mut piece)? > 0 {}
        }
        Ok(())
    };
    let start = Instant::now();
    thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("no panic"))
    })?;
    Ok(start.elapsed().as_secs_f64())
}
