//! The program with which the tests of the C library use Rust code.
//!
//! - `vectors FOLDER EVERY...` writes files of vectors ([`files::write`]).
//! - `header write` writes the header and the few vectors that are checked in. `header check` compares the header with
//!   the sources, and with the list of the last release, which `header abi` writes.

mod abi;
mod files;
mod header;
mod published;
mod text;
mod vectors;

use std::env;
use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "usage: raddle-capi-check vectors FOLDER EVERY... | header (write | check | abi)";

fn main() -> ExitCode {
    let args: Vec<_> = env::args().skip(1).collect();
    let result = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["vectors", folder, ref numbers @ ..] => files::write(Path::new(folder), numbers),
        ["header", "write"] => abi::write_header().and_then(|()| files::write_few()),
        ["header", "check"] => abi::check(),
        ["header", "abi"] => abi::record(),
        _ => Err(USAGE.to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
