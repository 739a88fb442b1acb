//! Tests of `raddle sum`, by itself and compared with the coreutils programs.

// File names are bytes, and tests create links.
#![cfg(unix)]

mod algorithms;
mod collisions;
mod common;
mod coreutils;
mod folders;
mod limits;
mod many;
#[cfg(target_os = "linux")]
mod refusals;
#[path = "../refused/mod.rs"]
mod refused;
mod untagged;
