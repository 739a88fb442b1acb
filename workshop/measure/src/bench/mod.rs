//! `cargo xtask bench`: measures the library and the program, and compares them with each other and with others.
//!
//! `cargo xtask tune` measures kernels and chooses among them.
//!
//! | where | purpose |
//! |---|---|
//! | `workshop/measure/benches/leaks.rs` | looks for times that depend on secrets |
//! | `workshop/measure/benches/levels.rs` | times the levels of the library against each other |
//! | [`seal`] | times the program, sealing and opening a long file, against age in Go and rage |
//! | [`sum`] | times the program, hashing many files and a long one, against coreutils, OpenSSL and b3sum |
//! | `bindings/rustls/benches/bulk.rs` | times rustls and QUIC packets with this and other providers |
//! | [`program`] | code that [`seal`] and [`sum`] share |

mod program;
mod seal;
mod sum;

use std::path::PathBuf;

use clap::Args;

use crate::{Result, tools};
use raddle_plans::Family;

/// Measure the library and the program on this machine.
#[derive(Args)]
pub struct Bench {
    #[command(flatten)]
    subject: Subject,
    /// Only these message lengths, in bytes.
    #[arg(long, value_delimiter = ',', value_name = "LIST")]
    bytes: Vec<usize>,
    /// Seconds to go over all lengths (--levels).
    #[arg(long)]
    seconds: Option<f64>,
    /// Every length from 1 to 4096 (--levels).
    #[arg(long, conflicts_with = "bytes")]
    all: bool,
    /// Calls of each case (--leaks).
    #[arg(long)]
    calls: Option<usize>,
    /// Append the results to this record (--leaks).
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// The folder of the files (--seal, --sum): in memory, unless the disk is to be measured too.
    #[arg(long, value_name = "DIR", default_value_os_t = program::folder())]
    folder: PathBuf,
    /// The program rage (--seal); built in target/tools, if not given.
    #[arg(long, value_name = "PATH")]
    rage: Option<PathBuf>,
}

#[derive(Args)]
#[group(required = true, multiple = false)]
struct Subject {
    /// Time the library at every level of this CPU: no wider one may be slower than a narrower one.
    #[arg(long, value_name = "ALGORITHM")]
    levels: Option<Family>,
    /// Compare the times of two classes of secrets (dudect): a planted leak must be seen, and no other.
    #[arg(long)]
    leaks: bool,
    /// Time the program, sealing and opening a file of 1 GiB, against age in Go and rage, which it builds: needs go.
    #[arg(long)]
    seal: bool,
    /// Time the program, hashing many files and a long one, against sha256sum, md5sum, openssl and b3sum.
    #[arg(long)]
    sum: bool,
    /// Time rustls over memory and QUIC packets, with raddle, graviola, ring and AWS-LC: needs a C compiler and CMake.
    #[arg(long)]
    tls: bool,
}

/// Returns the names of algorithms whose levels are measured: one for each key size, and one for each use of a hash
/// function.
fn names(family: Family) -> &'static [&'static str] {
    match family {
        Family::Chacha20 => &["chacha20"],
        Family::Poly1305 => &["poly1305"],
        Family::Chacha20Poly1305 => &["chacha20-poly1305"],
        Family::AesGcm => &["aes-128-gcm", "aes-256-gcm"],
        Family::Sha256 => &["sha256", "hmac-sha256", "sha256-many"],
        Family::Sha512 => &["sha512", "sha512-many"],
        Family::Sha1 => &["sha1", "sha1-many"],
        Family::Blake3 => &["blake3", "blake3-many"],
        Family::Md5 => &["md5", "md5-many"],
    }
}

impl Bench {
    /// Runs the task.
    pub fn run(self) -> Result {
        match self.subject {
            Subject { leaks: true, .. } => measure("leaks", &self.leaks()),
            Subject { seal: true, .. } => seal::run(&self.folder, self.rage.as_deref()),
            Subject { sum: true, .. } => sum::run(&self.folder),
            Subject { tls: true, .. } => tls(),
            Subject { levels, .. } => self.levels(levels.map_or(&[][..], names)),
        }
    }

    /// Returns the options for lengths and time, for the benchmark.
    fn options(&self) -> Vec<String> {
        let list: Vec<_> = self.bytes.iter().map(usize::to_string).collect();
        let mut options = Vec::new();
        if !list.is_empty() {
            options.extend(["--bytes".to_owned(), list.join(",")]);
        }
        if let Some(seconds) = self.seconds {
            options.extend(["--seconds".to_owned(), seconds.to_string()]);
        }
        options
    }

    /// Returns the options for calls and record, for the benchmark.
    fn leaks(&self) -> Vec<String> {
        let calls = self.calls.iter().flat_map(|calls| ["--calls".to_owned(), calls.to_string()]);
        // Cargo runs a benchmark in the folder of its package.
        let record = self.record.iter().filter_map(|path| std::path::absolute(path).ok());
        calls.chain(record.flat_map(|path| ["--record".to_owned(), path.display().to_string()])).collect()
    }

    /// Times levels against each other, for algorithms of these names.
    fn levels(&self, algorithms: &[&str]) -> Result {
        let mut options = self.options();
        options.extend(self.all.then(|| "--all".to_owned()));
        // All algorithms are measured, even if the first fails.
        let measured: Vec<Result> = algorithms
            .iter()
            .map(|name| {
                let algorithm = ["--algorithm".to_owned(), (*name).to_owned()];
                measure("levels", &[&algorithm[..], &options].concat())
            })
            .collect();
        measured.into_iter().collect()
    }
}

/// Times the rustls provider against others.
fn tls() -> Result {
    let mut cargo = tools::cargo("bench");
    cargo.args(["--manifest-path", "bindings/rustls/Cargo.toml", "--target-dir", "target/rustls"]);
    cargo.args(["--features", "aws-lc-rs,graviola,ring", "--bench", "bulk"]);
    tools::run(&mut cargo)
}

/// Runs a benchmark in `workshop/measure/benches` with these options.
fn measure(program: &str, options: &[String]) -> Result {
    let mut cargo = tools::cargo("bench");
    cargo.args(["--quiet", "--package", "measure", "--bench", program, "--"]).args(options);
    tools::run(&mut cargo)
}
