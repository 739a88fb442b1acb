//! What the tests of the C library need of Rust: `vectors` prints vectors, `speed LIBRARY` compares times of calls.

mod speed;
mod vectors;

use std::{env, process::ExitCode};

fn main() -> ExitCode {
    let args: Vec<_> = env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["vectors"] => vectors::print(),
        ["speed", library] => return speed::compare(library),
        _ => {
            eprintln!("usage: raddle-capi-check vectors | speed LIBRARY");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
