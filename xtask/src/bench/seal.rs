//! `cargo xtask bench --seal`: a long file sealed and opened by `raddle` and by `rage`, in turn.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use super::program::{self, Noise, Scratch};
use crate::statistics::{median, ratio};
use crate::{Result, tools};

/// The length of the file.
const GIB: f64 = (1 << 30) as f64;
const LEN: usize = 2 << 30;
const ROUNDS: usize = 3;

/// Measures with files in a folder. In memory, such as in `/dev/shm`, no disk is measured along.
pub(super) fn run(folder: &Path, rage: &Path) -> Result {
    let raddle = program::build()?;
    let version = tools::output_of(Command::new(rage).arg("--version"))
        .map_err(|error| format!("{error}: cargo install rage, and --rage PATH if it isn't found"))?;
    println!("raddle against {version}: {} GiB, files in {}", LEN as f64 / GIB, folder.display());
    println!("{:<22}{:>9}{:>9}{:>9}{:>9}", "seconds", "rage", "raddle", "GiB/s", "ratio");

    let scratch = Scratch::new(folder)?;
    let file = |name: &str| scratch.path().join(name);
    write_noise(&file("plain")).map_err(|error| format!("can't write to {}: {error}", folder.display()))?;
    tools::output_of(Command::new(&raddle).args(["keygen", "--output"]).arg(file("key")))?;
    let recipient = tools::output_of(Command::new(&raddle).args(["keygen", "-y"]).arg(file("key")))?;
    let key = file("key").display().to_string();

    for to_file in [true, false] {
        let contest = |name: &str, rage_says: &[&str], raddle_says: &[&str], input: &str, output: &str| {
            let output = to_file.then(|| file(output));
            let mut times = [Vec::new(), Vec::new()];
            for _ in 0..ROUNDS {
                times[0].push(time(rage, rage_says, &file(input), output.as_deref())?);
                times[1].push(time(&raddle, raddle_says, &file(input), output.as_deref())?);
            }
            let [theirs, ours] = &times;
            let (t, o, r) = (median(theirs), median(ours), ratio(theirs, ours));
            let name = format!("{name} to {}", if to_file { "a file" } else { "/dev/null" });
            println!("{name:<22}{t:>9.2}{o:>9.2}{:>9.2}{r:>9.2}", LEN as f64 / GIB / o);
            Ok::<_, String>(())
        };
        contest("seal", &["-r", &recipient], &["seal", "-r", &recipient], "plain", "sealed")?;
        if to_file {
            contest("open", &["-d", "-i", &key], &["open", "-i", &key], "sealed", "opened")?;
            fs::remove_file(file("opened")).map_err(|error| error.to_string())?;
        } else {
            contest("open", &["-d", "-i", &key], &["open", "-i", &key], "sealed", "")?;
        }
    }
    Ok(())
}

/// Seconds that a program takes. What it wrote the last time is gone before it begins, and nothing waits for the disk.
fn time(program: &Path, arguments: &[&str], input: &Path, output: Option<&Path>) -> Result<f64> {
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

/// A file that no file system can make shorter.
fn write_noise(path: &Path) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    let mut noise = Noise::new();
    for _ in 0..LEN / 8 {
        file.write_all(&noise.word().to_ne_bytes())?;
    }
    file.flush()
}
