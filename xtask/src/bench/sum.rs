//! `cargo xtask bench --sum`: checksums of a tree of small files, by `raddle sum -r` and by `sha256sum`, in turn.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;
use std::{fs, io, thread};

use super::program::{self, Noise, Scratch};
use crate::statistics::{median, ratio};
use crate::{Result, tools};

const FOLDERS: usize = 100;
const FILES: usize = 200;
/// The lengths of files: each as likely as the others.
const SHORTEST: usize = 1 << 10;
const LONGEST: usize = 64 << 10;
const ROUNDS: usize = 7;
/// What is asked of the program.
const LEAST: f64 = 2.0;

/// Measures with a tree in a folder. In memory, such as in `/dev/shm`, no disk is measured along.
pub(super) fn run(folder: &Path) -> Result {
    let raddle = program::build()?;
    let scratch = Scratch::new(folder)?;
    let bytes = plant(scratch.path()).map_err(|error| format!("can't write to {}: {error}", folder.display()))?;
    let threads = thread::available_parallelism().map_or(1, usize::from);
    println!(
        "{} files of 1 to 64 KiB, {:.0} MiB, in {}; {threads} threads or processes",
        FOLDERS * FILES,
        bytes as f64 / f64::from(1 << 20),
        folder.display()
    );

    let theirs = format!("find tree -type f -print0 | xargs -0 -P{threads} sha256sum");
    let theirs = || in_folder(scratch.path(), "sh", &["-c", &theirs]);
    let ours = || in_folder(scratch.path(), &raddle.to_string_lossy(), &["sum", "-r", "tree"]);
    if sorted(&mut theirs())? != sorted(&mut ours())? {
        return Err("the two programs don't agree".into());
    }
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..ROUNDS {
        times[0].push(time(&mut theirs())?);
        times[1].push(time(&mut ours())?);
    }
    let [theirs, ours] = &times;
    let (t, o, r) = (median(theirs), median(ours), ratio(theirs, ours));
    println!("{:<28}{t:>9.3} s{:>9.2} GB/s", "find | xargs sha256sum", bytes as f64 / t / 1e9);
    println!("{:<28}{o:>9.3} s{:>9.2} GB/s", "raddle sum -r", bytes as f64 / o / 1e9);
    println!("ratio{r:>32.2}");
    if r >= LEAST { Ok(()) } else { Err(format!("{LEAST} times as fast is asked for")) }
}

/// Writes the tree: how many bytes are in it.
fn plant(folder: &Path) -> io::Result<u64> {
    let mut noise = Noise::new();
    let text: Vec<u8> = (0..LONGEST / 4).flat_map(|_| noise.word().to_ne_bytes()).collect();
    let mut bytes = 0;
    for folder in (0..FOLDERS).map(|number| folder.join(format!("tree/{number:02}"))) {
        fs::create_dir_all(&folder)?;
        for number in 0..FILES {
            let len = SHORTEST + noise.word() as usize % (LONGEST - SHORTEST + 1);
            let begin = noise.word() as usize % (text.len() - len);
            fs::write(folder.join(format!("{number:03}")), &text[begin..][..len])?;
            bytes += len as u64;
        }
    }
    Ok(bytes)
}

fn in_folder(folder: &Path, program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).args(arguments);
    command
}

/// The lines that a program prints, in order.
fn sorted(command: &mut Command) -> Result<Vec<String>> {
    let mut lines: Vec<String> = tools::output_of(command)?.lines().map(str::to_owned).collect();
    lines.sort();
    Ok(lines)
}

/// Seconds that a program takes.
fn time(command: &mut Command) -> Result<f64> {
    let start = Instant::now();
    let status = command.stdout(Stdio::null()).status().map_err(|error| error.to_string())?;
    let seconds = start.elapsed().as_secs_f64();
    if status.success() { Ok(seconds) } else { Err(format!("{:?} failed: {status}", command.get_program())) }
}
