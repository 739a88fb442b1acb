//! `cargo xtask bench --sum`: compares `raddle sum` with `sha256sum` and other coreutils programs, `openssl dgst` and
//! `b3sum`, in turn.
//!
//! Competitors that process one file after another run in as many processes as there are processors, with `xargs -P`.
//! The limit is the ratio of a program that reads the files on the same number of threads, and hashes nothing.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use super::program::{self, Noise, Scratch};
use crate::{Result, files, tools};
use raddle_bench::statistics::{median, ratio};

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

/// The files that are hashed, the algorithms, and the ratio by which `raddle sum` must be faster than each competitor.
struct Contest {
    tree: &'static Tree,
    algorithms: &'static str,
    competitors: &'static [(Competitor, f64)],
}

#[derive(Clone, Copy)]
enum Competitor {
    /// A coreutils program.
    Coreutils(&'static str),
    Openssl,
    B3sum,
    /// `raddle sum` with one algorithm.
    Raddle(&'static str),
}

const CONTESTS: [Contest; 16] = [
    Contest {
        tree: &SMALL,
        algorithms: "sha256",
        competitors: &[(Competitor::Coreutils("sha256sum"), 4.0), (Competitor::Openssl, 4.0)],
    },
    Contest {
        tree: &SMALL,
        algorithms: "md5",
        competitors: &[(Competitor::Coreutils("md5sum"), 4.0), (Competitor::Openssl, 4.0)],
    },
    Contest {
        tree: &SMALL,
        algorithms: "sha1",
        competitors: &[(Competitor::Coreutils("sha1sum"), 1.0), (Competitor::Openssl, 1.0)],
    },
    Contest {
        tree: &SMALL,
        algorithms: "sha512",
        competitors: &[(Competitor::Coreutils("sha512sum"), 1.0), (Competitor::Openssl, 1.0)],
    },
    Contest {
        tree: &SMALL,
        algorithms: "blake2b",
        competitors: &[(Competitor::Coreutils("b2sum"), 1.0), (Competitor::Openssl, 1.0)],
    },
    Contest { tree: &SMALL, algorithms: "blake3", competitors: &[(Competitor::B3sum, 1.5)] },
    Contest {
        tree: &LONG,
        algorithms: "sha256",
        competitors: &[(Competitor::Coreutils("sha256sum"), 1.5), (Competitor::Openssl, 1.5), (Competitor::B3sum, 0.0)],
    },
    Contest {
        tree: &LONG,
        algorithms: "md5",
        competitors: &[(Competitor::Coreutils("md5sum"), 6.0), (Competitor::Openssl, 6.0)],
    },
    Contest { tree: &LONG, algorithms: "blake3", competitors: &[(Competitor::B3sum, 0.9)] },
    Contest {
        tree: &ONE,
        algorithms: "sha256",
        competitors: &[(Competitor::Coreutils("sha256sum"), 1.0), (Competitor::Openssl, 1.0)],
    },
    Contest {
        tree: &ONE,
        algorithms: "md5",
        competitors: &[(Competitor::Coreutils("md5sum"), 1.0), (Competitor::Openssl, 1.0)],
    },
    Contest {
        tree: &ONE,
        algorithms: "sha1",
        competitors: &[(Competitor::Coreutils("sha1sum"), 1.0), (Competitor::Openssl, 1.0)],
    },
    Contest {
        tree: &ONE,
        algorithms: "sha512",
        competitors: &[(Competitor::Coreutils("sha512sum"), 1.0), (Competitor::Openssl, 1.0)],
    },
    Contest {
        tree: &ONE,
        algorithms: "blake2b",
        competitors: &[(Competitor::Coreutils("b2sum"), 1.0), (Competitor::Openssl, 1.0)],
    },
    Contest {
        tree: &ONE,
        algorithms: "sha256,md5",
        competitors: &[(Competitor::Raddle("md5"), 0.95), (Competitor::Openssl, 0.0)],
    },
    Contest { tree: &ONE, algorithms: "blake3", competitors: &[(Competitor::B3sum, 0.9)] },
];

/// Measures with trees in a folder. In memory, such as in `/dev/shm`, the measurement does not include a disk.
pub(super) fn run(folder: &Path) -> Result {
    let raddle = program::build()?;
    let scratch = Scratch::new(folder)?;
    let b3sum = b3sum();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    println!("files in {}; {threads} threads or processes; seconds are medians of {ROUNDS}", folder.display());
    println!(
        "{:<26}{:<12}{:<24}{:>8}{:>8}{:>7}{:>7}{:>7}",
        "files", "algorithm", "other", "other", "raddle", "ratio", "asked", "limit"
    );
    let mut slow = Vec::new();
    for Contest { tree, algorithms, competitors } in &CONTESTS {
        if !scratch.path().join(tree.name).exists() {
            tree.plant(scratch.path()).map_err(|error| format!("can't write to {}: {error}", folder.display()))?;
        }
        let files = files::list(scratch.path().join(tree.name))?;
        let ours = || raddle_sum(&raddle, scratch.path(), tree, algorithms);
        for (competitor, asked) in *competitors {
            let by = |threads| competitor.command(&raddle, b3sum.as_deref(), threads, scratch.path(), tree, algorithms);
            let what = format!("{}: {algorithms} beside {}", tree.title(), competitor.name());
            // Only one process prints the sums, because lines of several processes may be mixed.
            let agree = match sums_of(by(1)) {
                Ok(sums) if competitor.makes_the_same(algorithms) => sums == sums_of(Ok(ours()))?,
                Ok(_) => true,
                Err(error) => {
                    println!("skipped: {what}: {error}");
                    continue;
                }
            };
            if !agree {
                return Err(format!("{what}: the two programs don't agree"));
            }
            let mut times = [const { Vec::new() }; 3];
            for _ in 0..ROUNDS {
                times[0].push(time(&mut by(threads)?)?);
                times[1].push(time(&mut ours())?);
                times[2].push(read(&files, threads).map_err(|error| format!("can't read {}: {error}", tree.name))?);
            }
            let [theirs, ours, reading] = &times;
            let (t, o, r, limit) = (median(theirs), median(ours), ratio(theirs, ours), ratio(theirs, reading));
            let (title, name) = (tree.title(), competitor.name());
            println!("{title:<26}{algorithms:<12}{name:<24}{t:>8.3}{o:>8.3}{r:>7.2}{asked:>7.2}{limit:>7.2}");
            if r < *asked {
                slow.push(what);
            }
        }
    }
    if slow.is_empty() { Ok(()) } else { Err(format!("slower than required:\n{}", slow.join("\n"))) }
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
        let mut noise = Noise::new();
        let text: Vec<u8> = (0..(self.longest >> 3) + VARIETY).flat_map(|_| noise.word().to_ne_bytes()).collect();
        for number in 0..self.files {
            let len = self.shortest + noise.word() as usize % (self.longest - self.shortest + 1);
            let begin = noise.word() as usize % (text.len() - len);
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

    fn command(
        self,
        raddle: &Path,
        b3sum: Option<&Path>,
        threads: usize,
        scratch: &Path,
        tree: &Tree,
        algorithms: &str,
    ) -> Result<Command> {
        // Each process takes a quarter of its share at a time.
        let each = tree.files.div_ceil(4 * threads);
        let by_xargs = |program: &str| {
            let line = format!("find {} -type f -print0 | xargs -0 -P{threads} -n{each} {program}", tree.name);
            in_folder(scratch, Path::new("sh"), &["-c", &line])
        };
        Ok(match self {
            Competitor::Coreutils(tool) => by_xargs(tool),
            // Each of several algorithms needs a separate process.
            Competitor::Openssl if algorithms.contains(',') => {
                let line = format!("openssl dgst -sha256 -r {0}/* & openssl dgst -md5 -r {0}/*; wait", tree.name);
                in_folder(scratch, Path::new("sh"), &["-c", &line])
            }
            // OpenSSL's name includes the length.
            Competitor::Openssl if algorithms == "blake2b" => by_xargs("openssl dgst -blake2b512 -r"),
            Competitor::Openssl => by_xargs(&format!("openssl dgst -{algorithms} -r")),
            Competitor::B3sum => {
                let b3sum = b3sum.ok_or("no b3sum: cargo install b3sum --root target/tools")?;
                let line = format!("{} {}/*", b3sum.display(), tree.name);
                in_folder(scratch, Path::new("sh"), &["-c", &line])
            }
            Competitor::Raddle(algorithm) => raddle_sum(raddle, scratch, tree, algorithm),
        })
    }
}

fn raddle_sum(raddle: &Path, scratch: &Path, tree: &Tree, algorithms: &str) -> Command {
    in_folder(scratch, raddle, &["sum", "-a", algorithms, "-r", tree.name])
}

/// Returns the program b3sum, and builds it with its defaults if it is missing.
fn b3sum() -> Option<PathBuf> {
    let root = tools::root().join("target/tools");
    let program = root.join("bin/b3sum");
    if !program.exists() {
        let mut install = tools::cargo("install");
        install.args(["--quiet", "b3sum", "--root"]).arg(root);
        tools::output_of(&mut install).ok()?;
    }
    Some(program)
}

fn in_folder(folder: &Path, program: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).args(arguments);
    command
}

/// Returns the lines that a program prints, in order. OpenSSL prints a star before names.
fn sums_of(command: Result<Command>) -> Result<Vec<String>> {
    let output = tools::output_of(&mut command?)?;
    let mut lines: Vec<String> = output.lines().map(|line| line.replacen(" *", "  ", 1)).collect();
    lines.sort();
    Ok(lines)
}

/// Returns the seconds that threads take to open files and read them to their ends.
fn read(files: &[PathBuf], threads: usize) -> io::Result<f64> {
    let next = AtomicUsize::new(0);
    let read = |buffer: &mut [u8]| -> io::Result<()> {
        while let Some(path) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut file = File::open(path)?;
            while file.read(buffer)? > 0 {}
        }
        Ok(())
    };
    let work = || program::with_buffer(PIECE, read);
    let start = Instant::now();
    thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("no panic"))
    })?;
    Ok(start.elapsed().as_secs_f64())
}

/// Returns the seconds that a program takes.
fn time(command: &mut Command) -> Result<f64> {
    let start = Instant::now();
    let status = command.stdout(Stdio::null()).status().map_err(|error| error.to_string())?;
    let seconds = start.elapsed().as_secs_f64();
    if status.success() { Ok(seconds) } else { Err(format!("{:?} failed: {status}", command.get_program())) }
}
