//! Tests of `raddle keygen`, `seal` and `open`: with each other, with other implementations of the format, and with
//! damaged files.

mod common;
mod damage;
mod files;
mod go;
#[cfg(unix)]
mod identities;
#[cfg(unix)]
mod key_files;
mod limits;
mod memory;
#[cfg(target_os = "linux")]
mod nonblocking;
#[cfg(unix)]
mod quoted;
mod rage;
mod range;
mod recipients;
#[cfg(unix)]
#[path = "../refused/mod.rs"]
mod refused;
#[cfg(unix)]
mod replaced;
mod round_trips;
mod several;
#[cfg(target_os = "linux")]
mod sizes;
#[cfg(target_os = "linux")]
mod stored;
mod terminal;
mod vectors;
