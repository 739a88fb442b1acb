//! What the tests of the C library need of Rust: `vectors` prints vectors, `published EVERY` one of every so many published
//! ones, `speed LIBRARY` compares times of calls, by `times LIBRARY` in several processes.

mod published;
mod speed;
mod vectors;

use std::{env, process::ExitCode};

fn main() -> ExitCode {
    let args: Vec<_> = env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["vectors"] => vectors::print(),
        ["published", every] => published::print(every.parse().expect("a number of vectors")),
        ["speed", library] => return speed::compare(library),
        ["times", library] => speed::print(library),
        _ => {
            eprintln!("usage: raddle-capi-check vectors | published EVERY | speed LIBRARY | times LIBRARY");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
