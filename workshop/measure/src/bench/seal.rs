//! `cargo xtask bench --seal`: `raddle`, age in Go, and rage seal and open a long file in turn. For comparison, one
//! thread reads the file and writes as many bytes, in pieces of one size, without a cipher.

use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use super::program::{self, Noise, Scratch};
use crate::{Result, files, tools};
use raddle_bench::statistics::{median, ratio};

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
    program: PathBuf,
    seal: Vec<String>,
    open: Vec<String>,
}

/// Measures with files in a folder. In memory, such as in `/dev/shm`, the measurement does not include a disk.
pub(super) fn run(folder: &Path, rage: Option<&Path>) -> Result {
    let raddle = program::build()?;
    let age = install_age()?;
    let rage = rage.map_or_else(install_rage, |path| Ok(path.to_owned()))?;
    for program in [&age, &rage] {
        println!("{} {}", program.display(), tools::output_of(Command::new(program).arg("--version"))?.trim());
    }
    let scratch = Scratch::new(folder)?;
    let file = |name: &str| scratch.path().join(name);
    write_noise(&file("plain")).map_err(|error| format!("can't write to {}: {error}", folder.display()))?;
    tools::output_of(Command::new(&raddle).args(["keygen", "--output"]).arg(file("key")))?;
    let recipient = tools::output_of(Command::new(&raddle).args(["keygen", "-y"]).arg(file("key")))?;
    let (recipient, key) = (recipient.trim(), file("key").display().to_string());

    let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
    let competitor = |name: &str, program: &Path| Contender {
        name: name.to_owned(),
        program: program.to_owned(),
        seal: words(&["-r", recipient]),
        open: words(&["-d", "-i", &key]),
    };
    let mut contenders = vec![competitor("age", &age), competitor("rage", &rage)];
    contenders.extend(THREADS.map(|threads| Contender {
        name: format!("raddle -j {threads}"),
        program: raddle.clone(),
        seal: words(&["seal", "-j", threads, "-r", recipient]),
        open: words(&["open", "-j", threads, "-i", &key]),
    }));

    println!("{} GiB in {}, median of {ROUNDS} by turns", LEN >> 30, folder.display());
    println!("{:<22}{:<14}{:>9}{:>9}{:>9}{:>9}", "", "", "seconds", "GiB/s", "to age", "to rage");
    for to_file in [true, false] {
        for (operation, input, output) in [("seal", "plain", "sealed"), ("open", "sealed", "opened")] {
            let output = to_file.then(|| file(output));
            let (mut times, mut copies) = (vec![Vec::new(); contenders.len()], Vec::new());
            for _ in 0..ROUNDS {
                for (contender, times) in contenders.iter().zip(&mut times) {
                    let options = if operation == "seal" { &contender.seal } else { &contender.open };
                    times.push(time(&contender.program, options, &file(input), output.as_deref())?);
                }
                let to = if to_file { file("copy") } else { PathBuf::from("/dev/null") };
                copies.push(copy(&file(input), &to).map_err(|error| format!("can't copy: {error}"))?);
                if to_file {
                    files::remove(&to)?;
                }
            }
            let title = format!("{operation} to {}", if to_file { "a file" } else { "/dev/null" });
            let names = contenders.iter().map(|contender| &*contender.name).chain(["only copied"]);
            for (name, ours) in names.zip(times.iter().chain([&copies])) {
                let seconds = median(ours);
                let [age, rage] = [&times[0], &times[1]].map(|theirs| ratio(theirs, ours));
                let speed = LEN as f64 / f64::from(1 << 30) / seconds;
                println!("{title:<22}{name:<14}{seconds:>9.3}{speed:>9.2}{age:>9.2}{rage:>9.2}");
            }
            if output.is_some() && operation == "open" {
                let same = fs::read(file("plain")).and_then(|plain| Ok(plain == fs::read(file("opened"))?));
                if !same.map_err(|error| error.to_string())? {
                    return Err("the opened file differs from the sealed one".to_owned());
                }
                fs::remove_file(file("opened")).map_err(|error| error.to_string())?;
            }
        }
    }
    Ok(())
}

/// Builds age in Go, once.
fn install_age() -> Result<PathBuf> {
    let folder = tools::root().join("target/tools");
    let program = folder.join("age");
    if !program.exists() {
        let mut go = Command::new("go");
        tools::output_of(go.args(["install", "filippo.io/age/cmd/age@latest"]).env("GOBIN", &folder))?;
    }
    Ok(program)
}

/// Builds rage, once.
fn install_rage() -> Result<PathBuf> {
    let folder = tools::root().join("target/tools");
    let program = folder.join("bin/rage");
    if !program.exists() {
        tools::output_of(tools::cargo("install").args(["--quiet", "--locked", "rage", "--root"]).arg(&folder))?;
    }
    Ok(program)
}

/// Returns the seconds that a program takes. Its previous output is removed before it begins, and nothing waits for the
/// disk.
fn time(program: &Path, arguments: &[String], input: &Path, output: Option<&Path>) -> Result<f64> {
    let mut command = Command::new(program);
    command.args(arguments);
    if let Some(output) = output {
        match fs::remove_file(output) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.to_string()),
            _ => command.arg("--output").arg(output),
        };
    }
    command.arg(input).stdout(Stdio::null());
    tools::output_of(&mut Command::new("sync"))?;
    let start = Instant::now();
    let status = command.status().map_err(|error| format!("can't run {}: {error}", program.display()))?;
    let seconds = start.elapsed().as_secs_f64();
    if status.success() { Ok(seconds) } else { Err(format!("{} failed: {status}", program.display())) }
}

/// Returns the number of seconds needed to read a file and write it elsewhere, in pieces that fit into the cache.
fn copy(from: &Path, to: &Path) -> io::Result<f64> {
    program::with_buffer(PIECE, |piece| {
        let start = Instant::now();
        let (mut from, mut to) = (File::open(from)?, File::create(to)?);
        loop {
            match from.read(piece)? {
                0 => return Ok(start.elapsed().as_secs_f64()),
                len => to.write_all(&piece[..len])?,
            }
        }
    })
}

/// Writes a file that no file system can compress.
fn write_noise(path: &Path) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    let mut noise = Noise::new();
    for _ in 0..LEN / 8 {
        file.write_all(&noise.word().to_ne_bytes())?;
    }
    file.flush()
}
