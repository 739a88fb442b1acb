//! `cargo xtask openssl`: the provider of OpenSSL in the programs that use OpenSSL, against the default provider.
//!
//! | where | what it does |
//! |---|---|
//! | [`setup`] | builds the provider, with and without a planted fault, and makes files and certificates |
//! | [`evp`] | random calls of both providers, and known answers, by C programs |
//! | [`program`] | the program `openssl`: `list`, `enc`, `dgst`, `mac` |
//! | [`tls`] | TLS between `openssl s_server` and `s_client`, `nginx` and `curl`, and Python's `ssl` |
//! | [`bench`](mod@bench) | speed: `openssl speed`, and the CPU time of nginx |
//!
//! Servers listen on 127.0.0.1 and are ended, whatever comes.

mod bench;
mod evp;
mod program;
mod server;
mod setup;
mod tls;
mod vectors;

use clap::Args;

use crate::Result;
use setup::Setup;

/// The Debian packages that the tests use.
pub(crate) const PACKAGES: [&str; 6] = ["openssl", "libssl-dev", "gcc", "nginx-light", "curl", "python3"];

/// Test the provider of OpenSSL, or measure it.
#[derive(Args)]
pub(crate) struct Openssl {
    /// Compare the speed of both providers, and of nginx with each.
    #[arg(long)]
    bench: bool,
    /// Only these algorithms, by parts of their names, and not nginx (--bench).
    #[arg(long, value_name = "TEXT", requires = "bench")]
    only: Vec<String>,
    /// Seconds for each algorithm and length (--bench).
    #[arg(long, default_value_t = 1, requires = "bench")]
    seconds: u32,
    /// How often both providers take turns (--bench).
    #[arg(long, default_value_t = 3, requires = "bench")]
    rounds: usize,
    /// MiB that nginx serves (--bench).
    #[arg(long, default_value_t = 1024, requires = "bench")]
    mib: usize,
    /// The first number of the random ones.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Openssl {
    pub(crate) fn run(self) -> Result {
        let Some(setup) = Setup::new(self.bench)? else { return Ok(()) };
        if self.bench {
            return bench::run(&setup, self.seconds, self.rounds, self.mib, &self.only);
        }
        evp::run(&setup, self.seed)?;
        program::run(&setup)?;
        tls::run(&setup)
    }
}
