//! `raddle-lab programs seal`: `raddle`, age in Go, and rage seal and open a long file in turn. For comparison, one
//! thread reads the file and writes as many bytes, in pieces of one size, without a cipher.

use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use raddle_bench::statistics::{median, ratio};
use raddle_common::buffer::Buffer;
use raddle_terminal::failure::Failure;

use super::process::{self, failed};
use crate::random::Random;

/// The length of the file: 1 GiB.
const LEN: usize = 1 << 30;
const ROUNDS: usize = 5;
/// The number of bytes copied at a time.
const PIECE: usize = 256 << 10;
/// raddle's numbers of threads. The others choose their own: age and rage use one thread for the cipher.
const THREADS: [&str; 2] = ["1", "2"];

/// A program, with the options that seal and open.
struct Contender {
    name: String,
    program: &'static str,
    seal: Vec<String>,
    open: Vec<String>,
}

/// Measures with files in a folder.
pub(super) fn run(folder: &Path, output: &mut dyn Write) -> Result<(), Failure> {
    for program in ["raddle", "age", "rage"] {
        let version = process::output_of(Command::new(program).arg("--version"))?;
        writeln!(output, "{program}: {}", version.trim())?;
    }
    let scratch = process::scratch(folder)?;
    let file = |name: &str| scratch.path().join(name);
    write_noise(&file("plain")).map_err(failed(&file("plain")))?;
    process::output_of(Command::new("raddle").args(["keygen", "--output"]).arg(file("key")))?;
    let recipient = process::output_of(Command::new("raddle").args(["keygen", "-y"]).arg(file("key")))?;
    let (recipient, key) = (recipient.trim(), file("key").display().to_string());

    let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
    let competitor = |program| Contender {
        name: str::to_owned(program),
        program,
        seal: words(&["-r", recipient]),
        open: words(&["-d", "-i", &key]),
    };
    let mut contenders = vec![competitor("age"), competitor("rage")];
    contenders.extend(THREADS.map(|threads| Contender {
        name: format!("raddle -j {threads}"),
        program: "raddle",
        seal: words(&["seal", "-j", threads, "-r", recipient]),
        open: words(&["open", "-j", threads, "-i", &key]),
    }));

    writeln!(output, "{} GiB in {}, median of {ROUNDS} by turns", LEN >> 30, folder.display())?;
    writeln!(output, "{:<22}{:<14}{:>9}{:>9}{:>9}{:>9}", "", "", "seconds", "GiB/s", "to age", "to rage")?;
    for to_file in [true, false] {
        for (operation, input, result) in [("seal", "plain", "sealed"), ("open", "sealed", "opened")] {
            let result = to_file.then(|| file(result));
            let (mut times, mut copies) = (vec![Vec::new(); contenders.len()], Vec::new());
            for _ in 0..ROUNDS {
                for (contender, times) in contenders.iter().zip(&mut times) {
                    let options = if operation == "seal" { &contender.seal } else { &contender.open };
                    times.push(time(contender.program, options, &file(input), result.as_deref())?);
                }
                let to = if to_file { file("copy") } else { PathBuf::from("/dev/null") };
                copies.push(copy(&file(input), &to).map_err(failed(&to))?);
                if to_file {
                    fs::remove_file(&to).map_err(failed(&to))?;
                }
            }
            let title = format!("{operation} to {}", if to_file { "a file" } else { "/dev/null" });
            let names = contenders.iter().map(|contender| &*contender.name).chain(["only copied"]);
            for (name, ours) in names.zip(times.iter().chain([&copies])) {
                let seconds = median(ours);
                let [age, rage] = [&times[0], &times[1]].map(|theirs| ratio(theirs, ours));
                let speed = LEN as f64 / f64::from(1 << 30) / seconds;
                writeln!(output, "{title:<22}{name:<14}{seconds:>9.3}{speed:>9.2}{age:>9.2}{rage:>9.2}")?;
            }
            output.flush()?;
            if result.is_some() && operation == "open" {
                let opened = file("opened");
                let same = fs::read(file("plain")).and_then(|plain| Ok(plain == fs::read(&opened)?));
                if !same.map_err(failed(&opened))? {
                    return Err(Failure::Work("the opened file differs from the sealed one".to_owned()));
                }
                fs::remove_file(&opened).map_err(failed(&opened))?;
            }
        }
    }
    Ok(())
}

/// Returns the seconds that a program takes. Its previous output is removed before it begins, and nothing waits for the
/// disk.
fn time(program: &str, arguments: &[String], input: &Path, result: Option<&Path>) -> Result<f64, Failure> {
    let mut command = Command::new(program);
    command.args(arguments);
    if let Some(result) = result {
        match fs::remove_file(result) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(result)(error)),
            _ => command.arg("--output").arg(result),
        };
    }
    process::output_of(&mut Command::new("sync"))?;
    process::time(command.arg(input))
}

/// Returns the number of seconds needed to read a file and write it elsewhere, in pieces that fit into the cache.
fn copy(from: &Path, to: &Path) -> io::Result<f64> {
    let mut piece = Buffer::new(PIECE)?;
    let start = Instant::now();
    let (mut from, mut to) = (File::open(from)?, File::create(to)?);
    loop {
        match from.read(&mut piece)? {
            0 => return Ok(start.elapsed().as_secs_f64()),
            len => to.write_all(&piece[..len])?,
        }
    }
}

/// Writes a file that no file system can compress.
fn write_noise(path: &Path) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    let mut random = Random::new();
    for _ in 0..LEN / 8 {
        file.write_all(&random.word().to_ne_bytes())?;
    }
    file.flush()
}
