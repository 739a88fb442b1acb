//! `cargo xtask bench`: builds what is measured, and lets `raddle-lab` measure it. `bindings/rustls/benches/bulk.rs` times
//! rustls with this and other providers.
//!
//! `cargo xtask tune` measures kernels and chooses among them.

use std::env;
use std::process::Command;

use clap::Args;

use crate::{Result, files, lab, tools};

/// Measure the library and the program on this machine.
#[derive(Args)]
pub(crate) struct Bench {
    #[command(flatten)]
    subject: Subject,
    /// Arguments for `raddle-lab`: algorithms and options of its commands `levels`, `leaks` and `programs`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENT")]
    arguments: Vec<String>,
}

#[derive(Args)]
#[group(required = true, multiple = false)]
struct Subject {
    /// Time algorithms at every level of this CPU, all processes on one CPU: no wider level may be slower than a
    /// narrower one.
    #[arg(long)]
    levels: bool,
    /// Compare the times of two classes of secrets (dudect): a planted leak must be seen, and no other.
    #[arg(long)]
    leaks: bool,
    /// Time the program, sealing and opening a file of 1 GiB, against age in Go and rage, which are built if they are
    /// missing: needs go.
    #[arg(long)]
    seal: bool,
    /// Time the program, hashing many files and a long one, against sha256sum, md5sum, openssl and b3sum.
    #[arg(long)]
    sum: bool,
    /// Time rustls over memory and QUIC packets, with raddle, graviola, ring and AWS-LC: needs a C compiler and CMake.
    #[arg(long)]
    tls: bool,
}

impl Bench {
    /// Runs the task.
    pub(crate) fn run(self) -> Result {
        let with = |words: &[&str]| {
            let words = words.iter().copied().chain(self.arguments.iter().map(String::as_str));
            words.map(str::to_owned).collect::<Vec<_>>()
        };
        match self.subject {
            Subject { levels: true, .. } => lab::run(&with(&["levels"]), keep_on_one_cpu),
            Subject { leaks: true, .. } => lab::run(&with(&["leaks"]), |_| ()),
            Subject { tls: true, .. } => tls(),
            Subject { seal, .. } => {
                let work = if seal { "seal" } else { "sum" };
                let path = programs(seal)?;
                lab::run(&with(&["programs", work]), |cargo| _ = cargo.env("PATH", path))
            }
        }
    }
}

/// Lets cargo start the program with `taskset`: processes that the program starts stay on this CPU too.
fn keep_on_one_cpu(cargo: &mut Command) {
    match last_cpu(&files::read("/proc/self/status").unwrap_or_default()) {
        Some(cpu) if tools::output_of(Command::new("taskset").arg("--version")).is_ok() => {
            cargo.arg("--config").arg(format!("target.'cfg(all())'.runner = ['taskset', '--cpu-list', '{cpu}']"));
        }
        _ => println!("skipped: keeping all processes on one CPU, which needs Linux and taskset"),
    }
}

/// Returns the last CPU on which a process may run, according to its status in `/proc` (proc(5)).
fn last_cpu(status: &str) -> Option<&str> {
    let list = status.lines().find_map(|line| line.strip_prefix("Cpus_allowed_list:"))?;
    list.trim().rsplit([',', '-']).next()
}

/// Builds the program, and its missing competitors, in `target/tools`. Returns a `PATH` with their folders.
fn programs(seal: bool) -> Result<std::ffi::OsString> {
    tools::output_of(tools::cargo("build").args(["--quiet", "--release", "--package", "raddle-cli"]))?;
    let this = env::current_exe().map_err(|error| error.to_string())?;
    let target = this.ancestors().nth(2).ok_or("the program is not in a target folder")?;
    let ours = tools::root().join("target/tools");
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = [target.join("release"), ours.clone(), ours.join("bin")];
    let path =
        env::join_paths(folders.into_iter().chain(env::split_paths(&path))).map_err(|error| error.to_string())?;
    let is_missing =
        |program: &str| tools::output_of(Command::new(program).arg("--version").env("PATH", &path)).is_err();
    let crates: &[&str] = if seal { &["rage"] } else { &["b3sum"] };
    for name in crates.iter().filter(|name| is_missing(name)) {
        tools::output_of(tools::cargo("install").args(["--quiet", "--locked", name, "--root"]).arg(&ours))?;
    }
    if seal && is_missing("age") {
        let mut go = Command::new("go");
        tools::output_of(go.args(["install", "filippo.io/age/cmd/age@latest"]).env("GOBIN", &ours))?;
    }
    Ok(path)
}

/// Times the rustls provider against others.
fn tls() -> Result {
    let mut cargo = tools::cargo("bench");
    cargo.args(["--manifest-path", "bindings/rustls/Cargo.toml", "--target-dir", "target/rustls"]);
    cargo.args(["--features", "aws-lc-rs,graviola,ring", "--bench", "bulk"]);
    tools::run(&mut cargo)
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        bench: Bench,
    }

    #[test]
    fn arguments_are_passed_on() {
        let bench = Line::try_parse_from(["", "--levels", "sha512", "--seconds", "5", "--all"]).unwrap().bench;
        assert!(bench.subject.levels);
        assert_eq!(bench.arguments, ["sha512", "--seconds", "5", "--all"]);
        assert!(
            Line::try_parse_from(["", "sha512"]).is_err() && Line::try_parse_from(["", "--levels", "--seal"]).is_err()
        );
    }

    #[test]
    fn the_last_cpu_is_found() {
        let status = |list: &str| format!("Cpus_allowed:\t3\nCpus_allowed_list:\t{list}\n");
        let cpus = ["0", "0-1", "0-3,8", "0,2-5"].map(|list| last_cpu(&status(list)).map(str::to_owned));
        assert_eq!(cpus.map(Option::unwrap), ["0", "1", "8", "5"]);
        assert_eq!(last_cpu(""), None);
    }
}
