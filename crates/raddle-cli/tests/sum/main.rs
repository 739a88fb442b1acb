//! `raddle sum`: beside the programs of coreutils, and by itself.

// Names are bytes, and links are made.
#![cfg(unix)]

mod algorithms;
mod common;
mod coreutils;
mod folders;
mod limits;
mod many;
#[path = "../refused/mod.rs"]
mod refused;
mod untagged;
