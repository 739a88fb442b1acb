//! `cargo xtask peers`: other libraries and programs, built with the kernels of raddle in the place of their own.

use crate::Result;
use clap::{Args, Subcommand};

mod dependants;
mod nettle;

pub(crate) use nettle::PACKAGES as NETTLE_PACKAGES;

/// Build another library with the kernels of raddle, and run its own tests and benchmarks.
#[derive(Args)]
pub(crate) struct Peers {
    #[command(subcommand)]
    peer: Peer,
}

#[derive(Subcommand)]
enum Peer {
    Nettle(nettle::Nettle),
    Dependants(dependants::Dependants),
}

impl Peers {
    pub(crate) fn run(self) -> Result {
        match self.peer {
            Peer::Nettle(nettle) => nettle.run(),
            Peer::Dependants(dependants) => dependants.run(),
        }
    }
}
